// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// SSA names: %0, %0:2, %c0, %arg0, ^bb1.
//
// A region's values are numbered after those of the region around it (all of
// its blocks first, then the regions inside), each nested region going on from
// the same counters, as MLIR does; regions side by side start alike, but in
// generic form, where no number is used twice. Names asked for by ops are made
// unique among the names of the enclosing regions with _0, _1, ..
//
// An op's results share the name of its first one (`%0#1`), unless the op names
// others apart: each named result starts a new group.
#include <string.h>

#include "ir/lexer.h"
#include "ir/print_state.h"

// Undo record of a used name.
typedef struct emp_used_name_s emp_used_name_t;
struct emp_used_name_s {
  emp_used_name_t* next;
  emp_str_t text;
};

// -- names --------------------------------------------------------------------

static bool is_used(const emp_printer_t* printer, emp_str_t name) {
  return emp_str_map_get(&printer->used_names, name) != NULL;
}

static bool is_name_char(char c) {
  return emp_char_is(
      c, EMP_CHAR_LETTER | EMP_CHAR_DIGIT | EMP_CHAR_DOT | EMP_CHAR_DASH);
}

// Characters that a name cannot hold as `_` (blanks) or hex.
static emp_str_t sanitize(emp_printer_t* printer, emp_str_t name) {
  bool is_clean = name.length > 0 && !emp_char_is(name.data[0], EMP_CHAR_DIGIT);
  for (size_t i = 0; is_clean && i < name.length; ++i) {
    is_clean = is_name_char(name.data[i]);
  }
  if (is_clean) return emp_arena_copy_str(&printer->arena, name);
  emp_text_t text = {.arena = &printer->arena};
  if (name.length && emp_char_is(name.data[0], EMP_CHAR_DIGIT)) {
    emp_text_append_char(&text, '_');
  }
  for (size_t i = 0; i < name.length; ++i) {
    char c = name.data[i];
    if (is_name_char(c)) {
      emp_text_append_char(&text, c);
    } else if (c == ' ') {
      emp_text_append_char(&text, '_');
    } else {
      emp_text_format(&text, "%X", (unsigned)(uint8_t)c);
    }
  }
  return emp_text_view(&text);
}

static void use_name(emp_printer_t* printer, emp_str_t name) {
  emp_used_name_t* used = emp_arena_new(&printer->arena, emp_used_name_t);
  *used = (emp_used_name_t){printer->scope_names, name};
  printer->scope_names = used;
  emp_str_map_set(&printer->used_names, name, used);
}

static emp_str_t unique_name(emp_printer_t* printer, emp_str_t wanted) {
  emp_str_t name = sanitize(printer, wanted);
  emp_str_t probe = name;
  while (is_used(printer, probe)) {
    probe = emp_arena_format(&printer->arena, "%.*s_%u", EMP_STR_ARGS(name),
                             printer->next_conflict++);
  }
  use_name(printer, probe);
  return probe;
}

// -- what a value is called ---------------------------------------------------

// The name of a value, or NULL when it has none of its own.
static const emp_value_name_t* name_of(const emp_printer_t* printer,
                                       const emp_value_t* value) {
  if (value->mark >= printer->value_names.count) return NULL;
  const emp_value_name_t* name = &printer->value_names.items[value->mark];
  return name->value == value ? name : NULL;
}

// Printing leaves the IR as it is but for the mark, which nobody else reads.
static void add_name(emp_printer_t* printer, const emp_value_t* value,
                     emp_value_name_t name) {
  name.value = value;
  if (name.count == 0) name.count = 1;
  ((emp_value_t*)(uintptr_t)value)->mark = (uint32_t)printer->value_names.count;
  emp_array_push(&printer->arena, &printer->value_names, name);
}

static void set_number(emp_printer_t* printer, const emp_value_t* value,
                       uint32_t number) {
  add_name(printer, value, (emp_value_name_t){.number = number});
}

static void set_name(emp_printer_t* printer, const emp_value_t* value,
                     emp_str_t wanted) {
  emp_str_t text = unique_name(printer, wanted);
  add_name(printer, value, (emp_value_name_t){.text = text});
}

static void print_name(emp_printer_t* printer, const emp_value_name_t* name) {
  emp_print_char(printer, '%');
  if (name->text.length == 0) {
    emp_print_uint(printer, name->number);
  } else {
    emp_print_str(printer, name->text);
  }
}

void emp_printer_name_value(emp_printer_t* printer, const emp_value_t* value,
                            const char* name) {
  // The hook names results and arguments; each has its time.
  const emp_region_t* region = value->block ? value->block->region : NULL;
  if (region != printer->naming_region) return;
  if (name_of(printer, value)) return;
  set_name(printer, value, emp_str_from(name));
}

void emp_print_operand(emp_printer_t* printer, const emp_value_t* value) {
  if (printer->is_collecting) return;
  const emp_value_name_t* name = value ? name_of(printer, value) : NULL;
  if (!name) {
    emp_print_text(printer, value ? "<<UNKNOWN SSA VALUE>>" : "<<NULL VALUE>>");
    return;
  }
  print_name(printer, name);
  if (name->count == 1) return;
  emp_print_char(printer, '#');
  emp_print_uint(printer, name->place);
}

void emp_print_result_names(emp_printer_t* printer, const emp_op_t* op) {
  if (printer->is_collecting) return;
  for (uint32_t i = 0; i < op->result_count;) {
    const emp_value_name_t* name = name_of(printer, &op->results[i]);
    if (!name) break;
    if (i) emp_print_literal(printer, ", ");
    print_name(printer, name);
    if (name->count > 1) {
      emp_print_char(printer, ':');
      emp_print_uint(printer, name->count);
    }
    i += name->count;
  }
  emp_print_literal(printer, " = ");
}

static const emp_block_name_t* block_name_of(const emp_printer_t* printer,
                                             const emp_block_t* block) {
  if (block->mark >= printer->block_names.count) return NULL;
  const emp_block_name_t* name = &printer->block_names.items[block->mark];
  return name->block == block ? name : NULL;
}

static void add_block_name(emp_printer_t* printer, const emp_block_t* block,
                           uint32_t number) {
  emp_block_name_t name = {.block = block, .number = number};
  ((emp_block_t*)(uintptr_t)block)->mark = (uint32_t)printer->block_names.count;
  emp_array_push(&printer->arena, &printer->block_names, name);
}

void emp_print_block_name(emp_printer_t* printer, const emp_block_t* block) {
  if (printer->is_collecting) return;
  const emp_block_name_t* name = block_name_of(printer, block);
  if (!name) {
    emp_print_literal(printer, "^INVALIDBLOCK");
    return;
  }
  emp_print_literal(printer, "^bb");
  emp_print_uint(printer, name->number);
}

static void add_edge(emp_printer_t* printer, uint32_t from,
                     const emp_block_t* to) {
  const emp_block_name_t* known = block_name_of(printer, to);
  if (!known) return;
  emp_block_name_t* name = &printer->block_names.items[to->mark];
  emp_block_edge_list_t* edges = &printer->block_edges;
  emp_block_edge_t edge = {.from = from};
  emp_array_push(&printer->arena, edges, edge);
  if (name->last_pred) {
    edges->items[name->last_pred - 1].next = (uint32_t)edges->count;
  } else {
    name->first_pred = (uint32_t)edges->count;
  }
  name->last_pred = (uint32_t)edges->count;
  ++name->pred_count;
}

static void add_edges(emp_printer_t* printer, const emp_region_t* region) {
  uint32_t number = 0;
  for (const emp_block_t* b = region->first; b; b = b->next, ++number) {
    const emp_op_t* last = b->last;
    for (uint32_t i = 0; last && i < last->successor_count; ++i) {
      if (last->successors[i]) add_edge(printer, number, last->successors[i]);
    }
  }
}

void emp_print_predecessors(emp_printer_t* printer, const emp_block_t* block) {
  const emp_block_name_t* name = block_name_of(printer, block);
  if (!name) return;
  if (name->pred_count == 1) {
    emp_print_literal(printer, "  // pred: ");
  } else if (name->pred_count > 1) {
    emp_print_literal(printer, "  // ");
    emp_print_uint(printer, name->pred_count);
    emp_print_literal(printer, " preds: ");
  } else if (block != block->region->first) {
    emp_print_literal(printer, "  // no predecessors");
  }
  for (uint32_t at = name->first_pred; at;) {
    const emp_block_edge_t* edge = &printer->block_edges.items[at - 1];
    if (at != name->first_pred) emp_print_literal(printer, ", ");
    emp_print_literal(printer, "^bb");
    emp_print_uint(printer, edge->from);
    at = edge->next;
  }
}

// -- numbering ----------------------------------------------------------------

// No number is used twice in the whole text.
static bool is_counted_on(const emp_printer_t* printer) {
  return printer->options.generic || printer->options.unique_ids;
}

// The name of the first NameLoc in a location; "" when there is none.
static emp_str_t name_in_loc(const emp_attr_t* loc) {
  emp_str_t name = {"", 0};
  if (!loc || loc->kind == EMP_ATTR_LOC_FILE) return name;
  if (loc->kind == EMP_ATTR_LOC_NAME) return loc->text;
  for (uint32_t i = 0; i < loc->count && name.length == 0; ++i) {
    name = name_in_loc(loc->items[i]);
  }
  return name;
}

static bool name_by_loc(emp_printer_t* printer, const emp_value_t* value,
                        const emp_attr_t* loc) {
  emp_str_t name = {"", 0};
  if (printer->options.loc_names) name = name_in_loc(loc);
  if (name.length) set_name(printer, value, name);
  return name.length > 0;
}

// Results without a name share that of the one before them.
static void share_names(emp_printer_t* printer, const emp_op_t* op) {
  for (uint32_t first = 0; first < op->result_count;) {
    uint32_t end = first + 1;
    while (end < op->result_count && !name_of(printer, &op->results[end]))
      ++end;
    emp_value_name_t* shared =
        &printer->value_names.items[op->results[first].mark];
    shared->count = end - first;
    emp_value_name_t name = *shared;
    for (uint32_t i = first + 1; i < end; ++i) {
      name.place = i - first;
      add_name(printer, &op->results[i], name);
    }
    first = end;
  }
}

static void number_op(emp_printer_t* printer, const emp_op_t* op) {
  if (op->result_count == 0) {
    // The root's id counts where ids are never used twice.
    bool has_id = op != printer->named || is_counted_on(printer);
    if (printer->options.value_users && has_id) {
      emp_printer_number_user(printer, op);
    }
    return;
  }
  name_by_loc(printer, &op->results[0], op->loc);
  if (op->info->name_results && !printer->options.generic) {
    op->info->name_results(printer, op);
  }
  if (!name_of(printer, &op->results[0])) {
    set_number(printer, &op->results[0], printer->next_value++);
  }
  if (op->result_count > 1) share_names(printer, op);
}

static void number_args(emp_printer_t* printer, const emp_block_t* block,
                        bool is_entry) {
  for (uint32_t i = 0; i < block->arg_count; ++i) {
    const emp_value_t* arg = block->args[i];
    if (name_of(printer, arg)) continue;
    if (is_entry) {
      char name[16] = "arg";
      uint32_t number = printer->next_arg++;
      size_t digits = 1;
      for (uint32_t rest = number; rest > 9; rest /= 10)
        ++digits;
      for (size_t at = 3 + digits; at > 3; --at) {
        name[at - 1] = (char)('0' + number % 10);
        number /= 10;
      }
      if (name_by_loc(printer, arg, arg->loc)) continue;
      set_name(printer, arg, (emp_str_t){name, 3 + digits});
    } else if (!name_by_loc(printer, arg, arg->loc)) {
      set_number(printer, arg, printer->next_value++);
    }
  }
}

static void number_region(emp_printer_t* printer, const emp_region_t* region);

// In reverse, which tells in generic form, where all numbers differ.
static void number_inner(emp_printer_t* printer, const emp_op_t* op) {
  for (uint32_t i = op->region_count; i-- > 0;) {
    number_region(printer, &op->regions[i]);
  }
}

static void name_args(emp_printer_t* printer, const emp_region_t* region) {
  const emp_op_t* op = region->parent;
  if (printer->options.generic || !op || !op->info->name_results) return;
  printer->naming_region = region;
  op->info->name_results(printer, op);
  printer->naming_region = NULL;
}

static void number_blocks(emp_printer_t* printer, const emp_region_t* region) {
  uint32_t number = 0;
  for (const emp_block_t* b = region->first; b; b = b->next) {
    add_block_name(printer, b, number++);
    number_args(printer, b, b == region->first);
    for (const emp_op_t* op = b->first; op; op = op->next) {
      number_op(printer, op);
    }
  }
  if (number > 1) add_edges(printer, region);
}

static void number_nested(emp_printer_t* printer, const emp_region_t* region,
                          bool may_be_late) {
  for (const emp_block_t* b = region->last; b; b = b->prev) {
    for (const emp_op_t* op = b->last; op; op = op->prev) {
      if (op->region_count == 0) continue;
      if (may_be_late && emp_printer_names_late(printer, op)) continue;
      number_inner(printer, op);
    }
  }
}

static emp_name_state_t save_names(const emp_printer_t* printer) {
  return (emp_name_state_t){.next_value = printer->next_value,
                            .next_arg = printer->next_arg,
                            .next_conflict = printer->next_conflict,
                            .scope_names = printer->scope_names,
                            .value_count = printer->value_names.count,
                            .block_count = printer->block_names.count,
                            .edge_count = printer->block_edges.count};
}

// The names used since `state` are free again.
static void leave_scope(emp_printer_t* printer, const emp_name_state_t* state) {
  while (printer->scope_names != state->scope_names) {
    emp_str_map_set(&printer->used_names, printer->scope_names->text, NULL);
    printer->scope_names = printer->scope_names->next;
  }
  if (is_counted_on(printer)) return;
  printer->next_value = state->next_value;
  printer->next_arg = state->next_arg;
  printer->next_conflict = state->next_conflict;
}

static void number_region(emp_printer_t* printer, const emp_region_t* region) {
  emp_name_state_t state = save_names(printer);
  name_args(printer, region);
  number_blocks(printer, region);
  number_nested(printer, region, false);
  leave_scope(printer, &state);
}

// -- when ---------------------------------------------------------------------

// A function's names are of use in the function only. So those of an isolated
// op directly in a region that was named last are made when it is printed, and
// dropped behind it: the list stays short and its values are near. In generic
// form the numbers depend on what comes behind.
bool emp_printer_names_late(const emp_printer_t* printer, const emp_op_t* op) {
  const emp_op_t* parent = emp_op_parent(op);
  bool is_isolated = op->region_count > 0 && op != printer->named &&
                     emp_op_has_trait(op, ISOLATED_FROM_ABOVE);
  return is_isolated && parent && !is_counted_on(printer) &&
         parent->region_count == 1 &&
         (parent == printer->named || emp_printer_names_late(printer, parent));
}

emp_name_state_t emp_printer_open_names(emp_printer_t* printer,
                                        const emp_op_t* op) {
  emp_name_state_t state = save_names(printer);
  if (op->region_count != 1) {
    number_inner(printer, op);
    return state;
  }
  name_args(printer, &op->regions[0]);
  number_blocks(printer, &op->regions[0]);
  number_nested(printer, &op->regions[0], true);
  return state;
}

void emp_printer_close_names(emp_printer_t* printer, emp_name_state_t state) {
  leave_scope(printer, &state);
  printer->value_names.count = state.value_count;
  printer->block_names.count = state.block_count;
  printer->block_edges.count = state.edge_count;
}

void emp_printer_number(emp_printer_t* printer, const emp_op_t* op) {
  printer->named = op;
  number_op(printer, op);
  emp_printer_open_names(printer, op);
}
