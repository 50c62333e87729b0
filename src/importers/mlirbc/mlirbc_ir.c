// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The IR section: ops one after the other, regions nested.
//
// Values have numbers: those of a region follow those of the region around it,
// in the order of their definition; a region that sees nothing from above
// starts at 0. A number that is used before its definition gets a stand-in.
// Every region, block and value takes a byte of the section at least, so their
// numbers together are bounded by its length.
#include "base/assert.h"
#include "importers/mlirbc/mlirbc_state.h"

enum {
  HAS_ATTRS = 1 << 0,
  HAS_RESULTS = 1 << 1,
  HAS_OPERANDS = 1 << 2,
  HAS_SUCCESSORS = 1 << 3,
  HAS_REGIONS = 1 << 4,
  HAS_USE_ORDERS = 1 << 5,
  HAS_PROPERTIES = 1 << 6,
};

typedef struct value_table_s {
  emp_value_t** items;
  size_t count, capacity;
} value_table_t;

typedef struct ir_reader_s {
  emp_mlirbc_t* reader;
  value_table_t values;
  size_t scope_first;  // the number 0 of the innermost isolated region
  uint32_t depth;      // of open regions
  size_t budget;       // regions, blocks and values that may still come
} ir_reader_t;

// A region that is being read.
typedef struct open_region_s {
  emp_mlirbc_cursor_t* cursor;
  emp_region_t* region;
  emp_block_t** blocks;
  size_t block_count;
  size_t next_value, end_value;
} open_region_t;

static bool spend(ir_reader_t* ir, const uint8_t* at, const char* what,
                  uint64_t count) {
  if (count > ir->budget) {
    return emp_mlirbc_fail(ir->reader, at,
                           "wants %s that fit into the IR section, found %llu",
                           what, (unsigned long long)count);
  }
  ir->budget -= (size_t)count;
  return true;
}

// -- values -------------------------------------------------------------------

static bool is_stand_in(const emp_value_t* value) {
  return !value->op && !value->block;
}

static void reserve(ir_reader_t* ir, size_t count) {
  value_table_t* table = &ir->values;
  if (count > table->capacity) {
    table->items =
        emp_array_grow(&ir->reader->tables, table->items, table->count,
                       &table->capacity, count, sizeof table->items[0]);
  }
  for (size_t i = table->count; i < count; ++i)
    table->items[i] = NULL;
  table->count = count;
}

static bool define(ir_reader_t* ir, open_region_t* open, const uint8_t* at,
                   emp_value_t* value) {
  if (open->next_value == open->end_value) {
    return emp_mlirbc_fail(ir->reader, at,
                           "wants as many values as the region has said, found "
                           "one more");
  }
  emp_value_t** slot = &ir->values.items[open->next_value++];
  if (*slot) emp_value_replace_uses(*slot, value);
  *slot = value;
  return true;
}

static bool read_operand(ir_reader_t* ir, emp_mlirbc_cursor_t* cursor,
                         emp_value_t** out_value) {
  size_t index = 0;
  if (!emp_mlirbc_index(cursor, "the number of a value",
                        ir->values.count - ir->scope_first, &index)) {
    return false;
  }
  EMP_ASSERT(ir->values.items != NULL);
  emp_value_t** slot = &ir->values.items[ir->scope_first + index];
  if (!*slot) *slot = emp_arena_new(ir->reader->arena, emp_value_t);
  *out_value = *slot;
  return true;
}

// All values that were used have been defined.
static bool close_values(ir_reader_t* ir, const open_region_t* open,
                         size_t first) {
  for (size_t i = first; i < open->end_value; ++i) {
    const emp_value_t* value = ir->values.items[i];
    if (!value || !is_stand_in(value)) continue;
    return emp_mlirbc_fail(ir->reader, open->cursor->at,
                           "value %zu of the region is used by '%s' but never "
                           "defined",
                           i - first, value->first_use->owner->info->name);
  }
  ir->values.count = first;
  return true;
}

// -- ops ----------------------------------------------------------------------

typedef struct read_op_s {
  uint8_t mask;
  emp_mlirbc_name_t* name;
  emp_op_state_t state;
} read_op_t;

static bool unknown_name(emp_mlirbc_t* reader, const uint8_t* at,
                         emp_str_t name, bool is_known_dialect) {
  emp_str_t near = emp_context_nearest_op(reader->context, name);
  if (!is_known_dialect) {
    return emp_mlirbc_fail(reader, at,
                           "op '%.*s' is of an unknown dialect (unknown "
                           "dialects are read with "
                           "--allow-unregistered-dialect)",
                           EMP_STR_ARGS(name));
  }
  return emp_mlirbc_fail(reader, at, "its dialect has no op '%.*s'%s%.*s%s",
                         EMP_STR_ARGS(name),
                         near.length ? "; did you mean '" : "",
                         EMP_STR_ARGS(near), near.length ? "'?" : "");
}

static bool resolve_name(emp_mlirbc_t* reader, const uint8_t* at,
                         emp_mlirbc_name_t* name) {
  emp_context_t* context = reader->context;
  emp_str_t dialect = name->dialect->name;
  emp_str_t full =
      name->name.length
          ? emp_arena_format(&reader->tables, "%.*s.%.*s",
                             EMP_STR_ARGS(dialect), EMP_STR_ARGS(name->name))
          : dialect;
  name->info = emp_context_op_info(context, full);
  if (name->info) return true;
  bool is_known_dialect = emp_context_dialect(context, dialect) != NULL;
  if (full.length == 0 || is_known_dialect ||
      !emp_context_allows_unregistered(context)) {
    return unknown_name(reader, at, full, is_known_dialect);
  }
  name->info = emp_context_unregistered_op(context, full);
  return true;
}

static bool read_name(emp_mlirbc_cursor_t* cursor, read_op_t* op) {
  emp_mlirbc_t* reader = cursor->reader;
  const uint8_t* at = cursor->at;
  size_t index = 0;
  if (!emp_mlirbc_index(cursor, "the index of an op's name", reader->name_count,
                        &index)) {
    return false;
  }
  op->name = &reader->names[index];
  if (!op->name->info && !resolve_name(reader, at, op->name)) return false;
  op->state.info = op->name->info;
  return true;
}

static bool needs_list(const read_op_t* op, const emp_attr_t* dictionary) {
  if (op->mask & HAS_PROPERTIES) return true;
  return dictionary &&
         (op->name->info->traits & (ATTR_SIZED_OPERANDS | ATTR_SIZED_RESULTS));
}

// Inherent and discardable attributes in one dictionary.
static bool read_attrs(emp_mlirbc_cursor_t* cursor, read_op_t* op) {
  emp_mlirbc_t* reader = cursor->reader;
  const uint8_t* at = cursor->at;
  const emp_attr_t* dictionary = NULL;
  emp_mlirbc_attr_list_t list = {0};
  if ((op->mask & HAS_ATTRS) &&
      !emp_mlirbc_attr_of(cursor, "the attributes of an op",
                          EMP_ATTR_DICTIONARY, &dictionary)) {
    return false;
  }
  op->state.attrs = dictionary;
  if (!needs_list(op, dictionary)) return true;
  for (uint32_t i = 0; dictionary && i < dictionary->count; ++i) {
    emp_array_push(&reader->scratch, &list, dictionary->entries[i]);
  }
  if ((op->mask & HAS_PROPERTIES) &&
      !emp_mlirbc_op_properties(cursor, op->name, &list)) {
    return false;
  }
  emp_mlirbc_modernize(reader, op->name->info, &list);
  op->state.attrs = emp_mlirbc_dictionary(reader, at, list.items, list.count);
  return op->state.attrs != NULL;
}

static bool read_results(emp_mlirbc_cursor_t* cursor, read_op_t* op) {
  const emp_type_t** types = NULL;
  if (!(op->mask & HAS_RESULTS)) return true;
  if (!emp_mlirbc_type_list(cursor, "the type of a result", &types,
                            &op->state.result_count)) {
    return false;
  }
  op->state.result_types = types;
  return true;
}

static bool read_operands(ir_reader_t* ir, emp_mlirbc_cursor_t* cursor,
                          read_op_t* op) {
  if (!(op->mask & HAS_OPERANDS)) return true;
  size_t count = 0;
  if (!emp_mlirbc_count(cursor, "the number of operands", &count)) return false;
  emp_value_t** operands =
      emp_arena_new_array(&ir->reader->scratch, emp_value_t*, count);
  for (size_t i = 0; i < count; ++i) {
    if (!read_operand(ir, cursor, &operands[i])) return false;
  }
  op->state.operands = operands;
  op->state.operand_count = count;
  return true;
}

static bool read_successors(emp_mlirbc_cursor_t* cursor,
                            const open_region_t* open, read_op_t* op) {
  if (!(op->mask & HAS_SUCCESSORS)) return true;
  size_t count = 0;
  if (!emp_mlirbc_count(cursor, "the number of successors", &count)) {
    return false;
  }
  emp_block_t** blocks =
      emp_arena_new_array(&cursor->reader->scratch, emp_block_t*, count);
  for (size_t i = 0; i < count; ++i) {
    size_t index = 0;
    if (!emp_mlirbc_index(cursor, "the index of a block", open->block_count,
                          &index)) {
      return false;
    }
    EMP_ASSERT(open->blocks != NULL);
    blocks[i] = open->blocks[index];
  }
  op->state.successors = blocks;
  op->state.successor_count = count;
  return true;
}

// Orders stand before the regions but belong to the results of the op that is
// made after them.
static bool skip_use_orders(emp_mlirbc_cursor_t* cursor, const read_op_t* op,
                            emp_mlirbc_cursor_t* out_orders,
                            size_t* out_first) {
  emp_mlirbc_t* reader = cursor->reader;
  *out_orders = *cursor;
  *out_first = reader->orders.count;
  if (!(op->mask & HAS_USE_ORDERS) || reader->version < EMP_MLIRBC_USE_ORDERS) {
    return true;
  }
  size_t count = op->state.result_count;
  emp_value_t** values =
      emp_arena_new_array(&reader->scratch, emp_value_t*, count ? count : 1);
  for (size_t i = 0; i < count; ++i) {
    values[i] = emp_arena_new(&reader->scratch, emp_value_t);
    values[i]->index = (uint32_t)i;
  }
  return emp_mlirbc_use_orders(cursor, values, count);
}

static bool define_results(ir_reader_t* ir, open_region_t* open,
                           const uint8_t* at, emp_op_t* op,
                           size_t first_order) {
  emp_mlirbc_order_list_t* orders = &ir->reader->orders;
  for (size_t i = first_order; i < orders->count; ++i) {
    orders->items[i].value = &op->results[orders->items[i].value->index];
  }
  // Of an op outside of all regions nothing can be used.
  if (!open->region) return true;
  for (uint32_t i = 0; i < op->result_count; ++i) {
    if (!define(ir, open, at, &op->results[i])) return false;
  }
  return true;
}

static bool read_regions(ir_reader_t* ir, emp_mlirbc_cursor_t* cursor,
                         emp_op_t* op, bool is_isolated);

static bool read_op(ir_reader_t* ir, emp_mlirbc_cursor_t* cursor,
                    open_region_t* open, emp_block_t* block) {
  emp_mlirbc_t* reader = ir->reader;
  read_op_t op = {0};
  const uint8_t* at = cursor->at;
  emp_mlirbc_cursor_t orders = {0};
  size_t first_order = 0;
  uint64_t region_count = 0;
  bool is_isolated = false;
  if (!read_name(cursor, &op) ||
      !emp_mlirbc_byte(cursor, "what an op has", &op.mask) ||
      !emp_mlirbc_loc(cursor, &op.state.loc) || !read_attrs(cursor, &op) ||
      !read_results(cursor, &op) || !read_operands(ir, cursor, &op) ||
      !read_successors(cursor, open, &op) ||
      !skip_use_orders(cursor, &op, &orders, &first_order)) {
    return false;
  }
  if ((op.mask & HAS_REGIONS) &&
      (!emp_mlirbc_flagged(cursor, "the number of regions", &region_count,
                           &is_isolated) ||
       !spend(ir, at, "regions", region_count))) {
    return false;
  }
  op.state.region_count = (size_t)region_count;
  emp_op_t* made = emp_op_create(reader->context, reader->arena, &op.state);
  emp_op_append(made, block);
  return define_results(ir, open, at, made, first_order) &&
         (region_count == 0 || read_regions(ir, cursor, made, is_isolated));
}

// -- blocks and regions -------------------------------------------------------

static bool read_block_arg(ir_reader_t* ir, open_region_t* open,
                           emp_block_t* block) {
  emp_mlirbc_cursor_t* cursor = open->cursor;
  emp_mlirbc_t* reader = ir->reader;
  const uint8_t* at = cursor->at;
  const emp_type_t* type = NULL;
  const emp_attr_t* loc = emp_loc_unknown(reader->context);
  uint64_t index = 0;
  bool has_loc = true;
  bool went_well =
      reader->version >= EMP_MLIRBC_ELIDED_LOCS
          ? emp_mlirbc_flagged(cursor, "the type of a block argument", &index,
                               &has_loc)
          : emp_mlirbc_varint(cursor, "the type of a block argument", &index);
  if (!went_well || !emp_mlirbc_type_at(reader, index, at, &type) ||
      (has_loc && !emp_mlirbc_loc(cursor, &loc))) {
    return false;
  }
  return define(ir, open, at,
                emp_block_add_arg(block, reader->arena, type, loc));
}

static bool read_block_args(ir_reader_t* ir, open_region_t* open,
                            emp_block_t* block) {
  emp_mlirbc_cursor_t* cursor = open->cursor;
  size_t count = 0;
  uint8_t has_orders = 0;
  if (!emp_mlirbc_count(cursor, "the number of block arguments", &count)) {
    return false;
  }
  for (size_t i = 0; i < count; ++i) {
    if (!read_block_arg(ir, open, block)) return false;
  }
  if (ir->reader->version < EMP_MLIRBC_USE_ORDERS) return true;
  if (!emp_mlirbc_byte(cursor, "whether there are orders of uses",
                       &has_orders)) {
    return false;
  }
  return !has_orders || emp_mlirbc_use_orders(cursor, block->args, count);
}

static bool read_block(ir_reader_t* ir, open_region_t* open,
                       emp_block_t* block) {
  emp_mlirbc_t* reader = ir->reader;
  const uint8_t* at = open->cursor->at;
  uint64_t op_count = 0;
  bool has_args = false;
  if (!emp_mlirbc_flagged(open->cursor, "the number of ops of a block",
                          &op_count, &has_args)) {
    return false;
  }
  if (op_count > emp_mlirbc_left(open->cursor)) {
    return emp_mlirbc_fail(
        reader, at, "wants %llu ops, but only %zu bytes follow",
        (unsigned long long)op_count, emp_mlirbc_left(open->cursor));
  }
  if (has_args && !read_block_args(ir, open, block)) return false;
  for (uint64_t i = 0; i < op_count; ++i) {
    emp_arena_mark_t mark = emp_arena_mark(&reader->scratch);
    bool went_well = read_op(ir, open->cursor, open, block);
    emp_arena_rewind(&reader->scratch, mark);
    if (!went_well) return false;
  }
  return true;
}

static bool read_region(ir_reader_t* ir, emp_mlirbc_cursor_t* cursor,
                        emp_region_t* region) {
  emp_mlirbc_t* reader = ir->reader;
  const uint8_t* at = cursor->at;
  open_region_t open = {.cursor = cursor, .region = region};
  uint64_t value_count = 0;
  if (!emp_mlirbc_count(cursor, "the number of blocks", &open.block_count)) {
    return false;
  }
  if (open.block_count == 0) return true;
  size_t first_value = ir->values.count;
  if (!emp_mlirbc_varint(cursor, "the number of values", &value_count) ||
      !spend(ir, at, "blocks", open.block_count) ||
      !spend(ir, at, "values", value_count)) {
    return false;
  }
  open.next_value = first_value;
  open.end_value = first_value + (size_t)value_count;
  reserve(ir, open.end_value);
  open.blocks =
      emp_arena_new_array(&reader->scratch, emp_block_t*, open.block_count);
  for (size_t i = 0; i < open.block_count; ++i) {
    open.blocks[i] = emp_block_create(reader->arena);
    emp_block_append(open.blocks[i], region);
  }
  for (size_t i = 0; i < open.block_count; ++i) {
    if (!read_block(ir, &open, open.blocks[i])) return false;
  }
  return close_values(ir, &open, first_value);
}

static bool read_all_regions(ir_reader_t* ir, emp_mlirbc_cursor_t* cursor,
                             emp_op_t* op) {
  for (uint32_t i = 0; i < op->region_count; ++i) {
    if (!read_region(ir, cursor, &op->regions[i])) return false;
  }
  return true;
}

static bool read_regions(ir_reader_t* ir, emp_mlirbc_cursor_t* cursor,
                         emp_op_t* op, bool is_isolated) {
  emp_mlirbc_t* reader = ir->reader;
  const uint8_t* at = cursor->at;
  if (ir->depth >= EMP_MLIRBC_DEPTH) {
    return emp_mlirbc_fail(reader, at, "nesting deeper than %d levels",
                           EMP_MLIRBC_DEPTH);
  }
  emp_mlirbc_cursor_t own = {0};
  bool is_section = is_isolated && reader->version >= EMP_MLIRBC_LAZY_REGIONS;
  if (is_section) {
    uint8_t id = 0;
    if (!emp_mlirbc_section(cursor, &id, &own)) return false;
    if (id != EMP_MLIRBC_SECTION_IR) {
      return emp_mlirbc_fail(reader, at, "wants the regions of '%s', found %s",
                             op->info->name, emp_mlirbc_section_text(id));
    }
  }
  size_t outer_first = ir->scope_first;
  if (is_isolated) ir->scope_first = ir->values.count;
  ++ir->depth;
  bool went_well = read_all_regions(ir, is_section ? &own : cursor, op);
  --ir->depth;
  ir->scope_first = outer_first;
  return went_well &&
         (!is_section || emp_mlirbc_at_end(&own, "the regions of an op"));
}

bool emp_mlirbc_read_ir(emp_mlirbc_t* reader, emp_block_t* block) {
  emp_mlirbc_cursor_t cursor = reader->sections[EMP_MLIRBC_SECTION_IR];
  ir_reader_t ir = {.reader = reader, .budget = emp_mlirbc_left(&cursor)};
  open_region_t open = {.cursor = &cursor};
  return read_block(&ir, &open, block) &&
         emp_mlirbc_at_end(&cursor, "the IR section") &&
         emp_mlirbc_apply_orders(reader);
}
