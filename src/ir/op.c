// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operations and their use lists.
//
// An op, its results, operands, regions and successors are one allocation:
// 128 bytes, 64 a result, 32 an operand, so a binary op takes 256 bytes on a
// 64-bit host. Only when operands are added later does the operand array move
// to a place of its own. Erased ops stay in the arena until the module ends.
//
// The order of ops within a block is numbered lazily: 0 is unknown; a question
// about an op of unknown order puts it half-way between its neighbours, or
// numbers the whole block anew when there is no room, so that a sequence of
// insertions and questions costs amortized constant time.
#include "ir/op.h"

#include <string.h>

#include "base/assert.h"
#include "base/map.h"
#include "base/text.h"
#include "ir/op_spec.h"

enum { kOrderStride = 1024 };

// -- use lists ---------------------------------------------------------------

static void link_use(emp_operand_t* operand, emp_value_t* value) {
  operand->value = value;
  if (!value) return;
  operand->next_use = value->first_use;
  operand->link = &value->first_use;
  if (operand->next_use) operand->next_use->link = &operand->next_use;
  value->first_use = operand;
}

static void unlink_use(emp_operand_t* operand) {
  if (!operand->value) return;
  *operand->link = operand->next_use;
  if (operand->next_use) operand->next_use->link = operand->link;
  operand->value = NULL;
  operand->next_use = NULL;
  operand->link = NULL;
}

// Moves a use to another place in memory, keeping its place in the list.
static void move_use(emp_operand_t* to, emp_operand_t* from) {
  *to = *from;
  if (!to->value) return;
  *to->link = to;
  if (to->next_use) to->next_use->link = &to->next_use;
}

// -- making ------------------------------------------------------------------

static size_t op_bytes(const emp_op_state_t* state) {
  return sizeof(emp_op_t) + state->result_count * sizeof(emp_value_t) +
         state->operand_count * sizeof(emp_operand_t) +
         state->region_count * sizeof(emp_region_t) +
         state->successor_count * sizeof(emp_block_t*);
}

// Cuts the parts of a new op out of the memory after it.
static void lay_out(emp_op_t* op) {
  op->results = (emp_value_t*)(op + 1);
  op->operands = (emp_operand_t*)(op->results + op->result_count);
  op->regions = (emp_region_t*)(op->operands + op->operand_count);
  op->successors = (emp_block_t**)(op->regions + op->region_count);
}
EMP_STATIC_ASSERT(_Alignof(emp_value_t) == _Alignof(emp_op_t) &&
                      _Alignof(emp_operand_t) == _Alignof(emp_op_t) &&
                      _Alignof(emp_region_t) == _Alignof(emp_op_t),
                  "the parts of an op follow each other without gaps");

emp_op_t* emp_op_create(emp_context_t* context, emp_arena_t* arena,
                        const emp_op_state_t* state) {
  emp_op_t* op = emp_arena_alloc(arena, 1, op_bytes(state), _Alignof(emp_op_t));
  op->info = state->info;
  op->context = context;
  op->arena = arena;
  op->loc = state->loc ? state->loc : emp_loc_unknown(context);
  op->attrs =
      state->attrs ? state->attrs : emp_attr_dictionary(context, NULL, 0);
  op->operand_count = (uint32_t)state->operand_count;
  op->operand_capacity = op->operand_count;
  op->result_count = (uint32_t)state->result_count;
  op->region_count = (uint32_t)state->region_count;
  op->successor_count = (uint32_t)state->successor_count;
  lay_out(op);
  for (uint32_t i = 0; i < op->operand_count; ++i) {
    op->operands[i].owner = op;
    link_use(&op->operands[i], state->operands[i]);
  }
  for (uint32_t i = 0; i < op->result_count; ++i) {
    op->results[i].type = state->result_types[i];
    op->results[i].op = op;
    op->results[i].index = i;
  }
  for (uint32_t i = 0; i < op->region_count; ++i)
    op->regions[i].parent = op;
  for (uint32_t i = 0; i < op->successor_count; ++i) {
    op->successors[i] = state->successors[i];
  }
  return op;
}

// -- erasing and moving ------------------------------------------------------

void emp_op_drop_operands(emp_op_t* op) {
  for (uint32_t i = 0; i < op->operand_count; ++i)
    unlink_use(&op->operands[i]);
  for (uint32_t i = 0; i < op->region_count; ++i) {
    for (emp_block_t* b = op->regions[i].first; b; b = b->next) {
      for (emp_op_t* inner = b->first; inner; inner = inner->next) {
        emp_op_drop_operands(inner);
      }
    }
  }
}

void emp_op_erase(emp_op_t* op) {
  for (uint32_t i = 0; i < op->result_count; ++i) {
    EMP_ASSERT(!op->results[i].first_use);
  }
  // Inside first, so that the order in which it goes away does not matter.
  emp_op_drop_operands(op);
  emp_op_unlink(op);
}

void emp_op_unlink(emp_op_t* op) {
  if (!op->block) return;
  if (op->prev) {
    op->prev->next = op->next;
  } else {
    op->block->first = op->next;
  }
  if (op->next) {
    op->next->prev = op->prev;
  } else {
    op->block->last = op->prev;
  }
  op->block = NULL;
  op->prev = NULL;
  op->next = NULL;
  op->order = 0;
}

// The order of an op behind `prev` at the end of a block; 0 when it is not
// known at once.
static uint32_t order_at_end(const emp_op_t* prev) {
  if (!prev) return kOrderStride;
  bool is_known = prev->order != 0 && prev->order < UINT32_MAX - kOrderStride;
  return is_known ? prev->order + kOrderStride : 0;
}

static void insert(emp_op_t* op, emp_block_t* block, emp_op_t* prev,
                   emp_op_t* next) {
  EMP_ASSERT(!op->block);
  op->block = block;
  op->prev = prev;
  op->next = next;
  op->order = next ? 0 : order_at_end(prev);
  if (prev) {
    prev->next = op;
  } else {
    block->first = op;
  }
  if (next) {
    next->prev = op;
  } else {
    block->last = op;
  }
}

void emp_op_insert_before(emp_op_t* op, emp_op_t* anchor) {
  insert(op, anchor->block, anchor->prev, anchor);
}

void emp_op_insert_after(emp_op_t* op, emp_op_t* anchor) {
  insert(op, anchor->block, anchor, anchor->next);
}

void emp_op_append(emp_op_t* op, emp_block_t* block) {
  insert(op, block, block->last, NULL);
}

void emp_op_move_before(emp_op_t* op, emp_op_t* anchor) {
  if (op == anchor) return;
  emp_op_unlink(op);
  emp_op_insert_before(op, anchor);
}

// -- operands ----------------------------------------------------------------

static void reserve_operands(emp_op_t* op, size_t count) {
  if (count <= op->operand_capacity) return;
  size_t capacity = (size_t)op->operand_capacity * 2;
  if (capacity < count) capacity = count;
  emp_operand_t* bigger =
      emp_arena_new_array(op->arena, emp_operand_t, capacity);
  for (uint32_t i = 0; i < op->operand_count; ++i) {
    move_use(&bigger[i], &op->operands[i]);
  }
  op->operands = bigger;
  op->operand_capacity = (uint32_t)capacity;
}

void emp_op_set_operand(emp_op_t* op, uint32_t i, emp_value_t* value) {
  EMP_ASSERT(i < op->operand_count);
  if (op->operands[i].value == value) return;
  unlink_use(&op->operands[i]);
  link_use(&op->operands[i], value);
}

void emp_op_set_operands(emp_op_t* op, emp_value_t* const* values,
                         size_t count) {
  reserve_operands(op, count);
  for (uint32_t i = 0; i < op->operand_count; ++i)
    unlink_use(&op->operands[i]);
  for (size_t i = 0; i < count; ++i) {
    op->operands[i].owner = op;
    link_use(&op->operands[i], values[i]);
  }
  op->operand_count = (uint32_t)count;
}

void emp_op_insert_operand(emp_op_t* op, uint32_t i, emp_value_t* value) {
  EMP_ASSERT(i <= op->operand_count);
  reserve_operands(op, (size_t)op->operand_count + 1);
  for (uint32_t j = op->operand_count; j > i; --j) {
    move_use(&op->operands[j], &op->operands[j - 1]);
  }
  op->operands[i] = (emp_operand_t){.owner = op};
  link_use(&op->operands[i], value);
  ++op->operand_count;
}

void emp_op_erase_operand(emp_op_t* op, uint32_t i) {
  EMP_ASSERT(i < op->operand_count);
  unlink_use(&op->operands[i]);
  for (uint32_t j = i + 1; j < op->operand_count; ++j) {
    move_use(&op->operands[j - 1], &op->operands[j]);
  }
  --op->operand_count;
  op->operands[op->operand_count] = (emp_operand_t){.value = NULL};
}

// -- attributes --------------------------------------------------------------

const emp_attr_t* emp_op_attr(const emp_op_t* op, const char* name) {
  return emp_dictionary_get(op->attrs, name);
}

bool emp_op_has_attr(const emp_op_t* op, const char* name) {
  return emp_op_attr(op, name) != NULL;
}

// The dictionary of an op with `name` set, or removed when value is NULL.
static const emp_attr_t* change_attr(const emp_op_t* op, const char* name,
                                     const emp_attr_t* value) {
  enum { kOnStack = 32 };
  emp_named_attr_t on_stack[kOnStack];
  emp_named_attr_t* entries = on_stack;
  const emp_attr_t* old = op->attrs;
  if (old->count + 1 > kOnStack) {
    entries = emp_arena_new_array(op->arena, emp_named_attr_t, old->count + 1);
  }
  size_t count = 0;
  bool is_placed = !value;
  emp_str_t key = emp_str_from(name);
  for (uint32_t i = 0; i < old->count; ++i) {
    int order = strcmp(old->entries[i].name.data, name);
    if (order >= 0 && !is_placed) {
      entries[count++] = (emp_named_attr_t){.name = key, .value = value};
      is_placed = true;
    }
    if (order != 0) entries[count++] = old->entries[i];
  }
  if (!is_placed) {
    entries[count++] = (emp_named_attr_t){.name = key, .value = value};
  }
  return emp_attr_dictionary(op->context, entries, count);
}

void emp_op_set_attr(emp_op_t* op, const char* name, const emp_attr_t* value) {
  EMP_ASSERT(value);
  if (emp_op_attr(op, name) == value) return;
  op->attrs = change_attr(op, name, value);
}

void emp_op_remove_attr(emp_op_t* op, const char* name) {
  if (!emp_op_has_attr(op, name)) return;
  op->attrs = change_attr(op, name, NULL);
}

int64_t emp_op_int_attr(const emp_op_t* op, const char* name,
                        int64_t otherwise) {
  const emp_attr_t* attr = emp_op_attr(op, name);
  bool is_integer =
      attr && (attr->kind == EMP_ATTR_INTEGER || attr->kind == EMP_ATTR_ENUM);
  return is_integer ? attr->value : otherwise;
}

emp_str_t emp_op_str_attr(const emp_op_t* op, const char* name) {
  const emp_attr_t* attr = emp_op_attr(op, name);
  bool has_text = attr && (attr->kind == EMP_ATTR_STRING ||
                           attr->kind == EMP_ATTR_SYMBOL_REF);
  return has_text ? attr->text : (emp_str_t){"", 0};
}

// -- groups ------------------------------------------------------------------

static bool find_group(const uint32_t* counts, int group, uint32_t* out_first,
                       uint32_t* out_count) {
  for (int i = 0; i < group; ++i)
    *out_first += counts[i];
  *out_count = counts[group];
  return true;
}

bool emp_op_operand_group(const emp_op_t* op, const char* name,
                          uint32_t* out_first, uint32_t* out_count) {
  *out_first = 0;
  *out_count = 0;
  const emp_op_spec_t* spec = emp_op_spec(op->context, op->info);
  int group = emp_op_spec_operand(spec, emp_str_from(name));
  uint32_t counts[EMP_MAX_GROUPS];
  if (group < 0 ||
      !emp_op_spec_operand_counts(spec, op->operand_count, op->attrs, counts)) {
    return false;
  }
  return find_group(counts, group, out_first, out_count);
}

void emp_op_successor_operands(const emp_op_t* op, uint32_t i,
                               uint32_t* out_first, uint32_t* out_count) {
  *out_first = 0;
  *out_count = 0;
  if (op->info->successor_operands == NULL) return;
  for (uint32_t k = 0; k <= i; ++k) {
    op->info->successor_operands(op, k, out_first, out_count);
  }
}

bool emp_op_result_group(const emp_op_t* op, const char* name,
                         uint32_t* out_first, uint32_t* out_count) {
  *out_first = 0;
  *out_count = 0;
  const emp_op_spec_t* spec = emp_op_spec(op->context, op->info);
  int group = emp_op_spec_result(spec, emp_str_from(name));
  uint32_t counts[EMP_MAX_GROUPS];
  if (group < 0 ||
      !emp_op_spec_result_counts(spec, op->result_count, op->attrs, counts)) {
    return false;
  }
  return find_group(counts, group, out_first, out_count);
}

emp_value_t* emp_op_named_operand(const emp_op_t* op, const char* name) {
  uint32_t first = 0;
  uint32_t count = 0;
  if (!emp_op_operand_group(op, name, &first, &count) || count == 0) {
    return NULL;
  }
  return emp_op_operand(op, first);
}

// -- asking ------------------------------------------------------------------

emp_op_t* emp_op_parent(const emp_op_t* op) {
  if (!op->block || !op->block->region) return NULL;
  return op->block->region->parent;
}

emp_op_t* emp_op_parent_of_kind(const emp_op_t* op, uint32_t kind) {
  emp_op_t* parent = emp_op_parent(op);
  while (parent && !emp_op_is(parent, kind))
    parent = emp_op_parent(parent);
  return parent;
}

bool emp_op_is_ancestor(const emp_op_t* ancestor, const emp_op_t* op) {
  while (op && op != ancestor)
    op = emp_op_parent(op);
  return op != NULL;
}

static void number_block(emp_block_t* block) {
  uint32_t count = 0;
  for (emp_op_t* op = block->first; op; op = op->next)
    ++count;
  uint32_t stride = UINT32_MAX / (count + 1);
  if (stride > kOrderStride) stride = kOrderStride;
  EMP_ASSERT(stride > 0);
  uint32_t order = 0;
  for (emp_op_t* op = block->first; op; op = op->next) {
    op->order = order += stride;
  }
}

static void number_op(emp_op_t* op) {
  if (op->order != 0) return;
  uint32_t before = op->prev ? op->prev->order : 0;
  bool is_prev_known = !op->prev || before != 0;
  if (is_prev_known && !op->next && before < UINT32_MAX - kOrderStride) {
    op->order = before + kOrderStride;
    return;
  }
  uint32_t after = op->next ? op->next->order : 0;
  if (is_prev_known && after > before + 1) {
    op->order = before + (after - before) / 2;
    return;
  }
  number_block(op->block);
}

bool emp_op_is_before(emp_op_t* a, emp_op_t* b) {
  EMP_ASSERT(a->block && a->block == b->block);
  number_op(a);
  number_op(b);
  return a->order < b->order;
}

// Effects of the op itself.
static bool has_own_effects(const emp_op_t* op) {
  uint32_t effects = READS_MEMORY | WRITES_MEMORY | ALLOCATES | FREES;
  return (op->info->traits & effects) != 0;
}

static bool is_memref(const emp_type_t* type) {
  return type->kind == EMP_TYPE_MEMREF ||
         type->kind == EMP_TYPE_UNRANKED_MEMREF;
}

static bool touches_memrefs(const emp_op_t* op) {
  for (uint32_t i = 0; i < op->operand_count; ++i) {
    emp_value_t* value = op->operands[i].value;
    if (value && is_memref(value->type)) return true;
  }
  return false;
}

static bool regions_are_pure(const emp_op_t* op) {
  for (uint32_t i = 0; i < op->region_count; ++i) {
    for (emp_block_t* b = op->regions[i].first; b; b = b->next) {
      for (emp_op_t* inner = b->first; inner; inner = inner->next) {
        bool is_end = emp_op_has_trait(inner, TERMINATOR);
        if (!is_end && !emp_op_is_pure(inner)) return false;
      }
    }
  }
  return true;
}

bool emp_op_is_pure(const emp_op_t* op) {
  if (emp_op_has_trait(op, PURE) || emp_op_has_trait(op, CONSTANT_LIKE)) {
    return true;
  }
  // A destination-style op has effects only through memrefs.
  if (emp_op_has_trait(op, DESTINATION_STYLE)) {
    return !touches_memrefs(op) && regions_are_pure(op);
  }
  if (has_own_effects(op)) return false;
  return emp_op_has_trait(op, RECURSIVE_EFFECTS) && regions_are_pure(op);
}

bool emp_op_is_dead(const emp_op_t* op) {
  if (emp_op_has_trait(op, TERMINATOR) || emp_op_has_trait(op, SYMBOL)) {
    return false;
  }
  for (uint32_t i = 0; i < op->result_count; ++i) {
    if (op->results[i].first_use) return false;
  }
  if (emp_op_is_pure(op)) return true;
  // What only reads, or makes memory that nobody sees, has no effect either.
  uint32_t effects =
      op->info->traits & (READS_MEMORY | WRITES_MEMORY | ALLOCATES | FREES);
  bool is_harmless = effects == READS_MEMORY || effects == ALLOCATES;
  return is_harmless && op->result_count > 0 && op->region_count == 0;
}

// -- values ------------------------------------------------------------------

bool emp_value_has_one_use(const emp_value_t* value) {
  return value->first_use && !value->first_use->next_use;
}

void emp_value_replace_uses(emp_value_t* value, emp_value_t* by) {
  EMP_ASSERT(value != by);
  emp_operand_t* last = NULL;
  for (emp_operand_t* use = value->first_use; use; use = use->next_use) {
    use->value = by;
    last = use;
  }
  if (!last) return;
  last->next_use = by->first_use;
  if (by->first_use) by->first_use->link = &last->next_use;
  by->first_use = value->first_use;
  by->first_use->link = &by->first_use;
  value->first_use = NULL;
}

emp_block_t* emp_value_block(const emp_value_t* value) {
  return value->op ? value->op->block : value->block;
}

const emp_attr_t* emp_value_constant(const emp_value_t* value) {
  if (!value->op || !emp_op_has_trait(value->op, CONSTANT_LIKE)) return NULL;
  const emp_attr_t* attr = emp_op_attr(value->op, "value");
  return attr ? attr : emp_op_attr(value->op, "values");
}

bool emp_value_constant_int(const emp_value_t* value, int64_t* out_value) {
  const emp_attr_t* attr = emp_value_constant(value);
  *out_value = 0;
  if (!attr || attr->kind != EMP_ATTR_INTEGER || attr->words) return false;
  *out_value = attr->value;
  return true;
}
