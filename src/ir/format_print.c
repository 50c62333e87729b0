// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Custom syntax printed along a compiled format.
#include <string.h>

#include "ir/format.h"
#include "ir/print_state.h"

typedef struct run_s {
  uint32_t first, count;
} run_t;

typedef struct format_state_s {
  emp_printer_t* printer;
  const emp_op_t* op;
  emp_op_spec_t* spec;
  const emp_format_t* format;
  run_t operands[EMP_MAX_GROUPS];
  run_t results[EMP_MAX_GROUPS];
} format_state_t;

static void print_items(format_state_t* s, const emp_directive_t* items,
                        uint32_t count);

// -- what is there ------------------------------------------------------------

static const emp_attr_t* attr_value(const format_state_t* s, uint32_t index) {
  return emp_op_attr(s->op, s->spec->attrs[index].name);
}

// Given, and not what it is when left out.
static bool is_attr_there(const format_state_t* s, uint32_t index) {
  emp_attr_spec_t* attr = &s->spec->attrs[index];
  const emp_attr_t* value = attr_value(s, index);
  return value && value != emp_attr_spec_default(s->printer->context, attr);
}

static bool is_there(const format_state_t* s, const emp_directive_t* item) {
  switch (item->kind) {
    case EMP_DIRECTIVE_OPERAND:
      return s->operands[item->index].count > 0;
    case EMP_DIRECTIVE_RESULT:
      return s->results[item->index].count > 0;
    case EMP_DIRECTIVE_OPERANDS:
      return s->op->operand_count > 0;
    case EMP_DIRECTIVE_RESULTS:
      return s->op->result_count > 0;
    case EMP_DIRECTIVE_ATTR:
      return is_attr_there(s, item->index);
    case EMP_DIRECTIVE_REGION:
      return item->index < s->op->region_count &&
             s->op->regions[item->index].first != NULL;
    case EMP_DIRECTIVE_REGIONS:
      return s->op->region_count > 0;
    case EMP_DIRECTIVE_SUCCESSOR:
    case EMP_DIRECTIVE_SUCCESSORS:
      return s->op->successor_count > 0;
    case EMP_DIRECTIVE_TYPE:
    case EMP_DIRECTIVE_FUNCTIONAL_TYPE:
      return is_there(s, &item->items[0]);
    case EMP_DIRECTIVE_CUSTOM:
      for (uint32_t i = 0; i < item->count; ++i) {
        if (!item->items[i].is_ref && is_there(s, &item->items[i])) return true;
      }
      return false;
    default:
      return false;
  }
}

// -- values and types ---------------------------------------------------------

static run_t run_of(const format_state_t* s, const emp_directive_t* item) {
  switch (item->kind) {
    case EMP_DIRECTIVE_OPERAND:
      return s->operands[item->index];
    case EMP_DIRECTIVE_RESULT:
      return s->results[item->index];
    case EMP_DIRECTIVE_OPERANDS:
      return (run_t){0, s->op->operand_count};
    default:
      return (run_t){0, s->op->result_count};
  }
}

static bool is_result(const emp_directive_t* item) {
  return item->kind == EMP_DIRECTIVE_RESULT ||
         item->kind == EMP_DIRECTIVE_RESULTS;
}

static const emp_type_t** types_of(format_state_t* s,
                                   const emp_directive_t* item,
                                   uint32_t* out_count) {
  run_t run = run_of(s, item);
  const emp_type_t** types =
      emp_arena_new_array(&s->printer->arena, const emp_type_t*, run.count + 1);
  for (uint32_t i = 0; i < run.count; ++i) {
    types[i] = is_result(item) ? s->op->results[run.first + i].type
                               : s->op->operands[run.first + i].value->type;
  }
  *out_count = run.count;
  return types;
}

static void print_types_of(format_state_t* s, const emp_directive_t* item) {
  run_t run = run_of(s, item);
  for (uint32_t i = 0; i < run.count; ++i) {
    if (i) emp_print_literal(s->printer, ", ");
    emp_print_type(s->printer,
                   is_result(item)
                       ? s->op->results[run.first + i].type
                       : s->op->operands[run.first + i].value->type);
  }
}

static void print_functional_type(format_state_t* s,
                                  const emp_directive_t* item) {
  const emp_directive_t* results = &item->items[1];
  run_t run = run_of(s, results);
  bool is_bare = run.count == 1;
  if (is_bare) {
    const emp_type_t* type = is_result(results)
                                 ? s->op->results[run.first].type
                                 : s->op->operands[run.first].value->type;
    is_bare = type->kind != EMP_TYPE_FUNCTION;
  }
  emp_print_char(s->printer, '(');
  print_types_of(s, &item->items[0]);
  emp_print_text(s->printer, is_bare ? ") -> " : ") -> (");
  print_types_of(s, results);
  if (!is_bare) emp_print_char(s->printer, ')');
}

// -- regions and successors ---------------------------------------------------

static bool shows_terminator(const emp_op_info_t* info,
                             const emp_region_t* region) {
  if (!(info->traits & (uint32_t)IMPLICIT_TERMINATOR)) return true;
  const emp_op_t* last = region->first ? region->first->last : NULL;
  return last &&
         (last->attrs->count || last->operand_count || last->result_count);
}

static void print_region(format_state_t* s, uint32_t index) {
  if (index >= s->op->region_count) return;
  const emp_region_t* region = &s->op->regions[index];
  emp_print_region_body(s->printer, region,
                        (emp_region_style_t){.entry_args = true,
                                             .terminator = shows_terminator(
                                                 s->op->info, region)});
}

static void print_regions_from(format_state_t* s, uint32_t first) {
  for (uint32_t i = first; i < s->op->region_count; ++i) {
    if (i > first) emp_print_literal(s->printer, ", ");
    print_region(s, i);
  }
}

static void print_successors_from(format_state_t* s, uint32_t first,
                                  bool many) {
  for (uint32_t i = first; i < s->op->successor_count; ++i) {
    if (i > first) emp_print_literal(s->printer, ", ");
    emp_print_successor(s->printer, s->op->successors[i]);
    if (!many) return;
  }
}

// -- dictionaries -------------------------------------------------------------

// Left out: what the format names, and what equals its default.
static void print_attr_dict(format_state_t* s, bool with_keyword) {
  enum { kMaxElided = 4 * EMP_MAX_GROUPS };
  const char* elided[kMaxElided];
  size_t count = 0;
  for (uint32_t i = 0; i < s->format->bound_count; ++i) {
    if (count < kMaxElided) elided[count++] = s->format->bound_attrs[i];
  }
  for (uint32_t i = 0; i < s->spec->attr_count; ++i) {
    bool is_default =
        s->spec->attrs[i].default_text.length && !is_attr_there(s, i);
    if ((is_default || s->format->has_prop_dict) && count < kMaxElided) {
      elided[count++] = s->spec->attrs[i].name;
    }
  }
  if (with_keyword) {
    emp_print_attr_dict_with_keyword(s->printer, s->op, elided, count);
  } else {
    emp_print_attr_dict(s->printer, s->op, elided, count);
  }
}

static void print_prop_dict(format_state_t* s) {
  bool is_first = true;
  for (uint32_t i = 0; i < s->op->attrs->count; ++i) {
    const emp_named_attr_t* entry = &s->op->attrs->entries[i];
    int index = emp_op_spec_attr(s->spec, entry->name);
    bool is_bound = index < 0 || !is_attr_there(s, (uint32_t)index);
    for (uint32_t j = 0; !is_bound && j < s->format->bound_count; ++j) {
      is_bound = emp_str_is(entry->name, s->format->bound_attrs[j]);
    }
    if (is_bound) continue;
    emp_print_text(s->printer, is_first ? "<{" : ", ");
    emp_print_entry(s->printer, entry);
    is_first = false;
  }
  if (!is_first) emp_print_literal(s->printer, "}>");
}

// -- custom<..> ---------------------------------------------------------------

static void fill_values(format_state_t* s, const emp_directive_t* item,
                        emp_custom_arg_t* out) {
  run_t run = run_of(s, item);
  emp_value_t** values =
      emp_arena_new_array(&s->printer->arena, emp_value_t*, run.count + 1);
  uint32_t type_count = 0;
  for (uint32_t i = 0; i < run.count; ++i) {
    values[i] = is_result(item) ? &s->op->results[run.first + i]
                                : s->op->operands[run.first + i].value;
  }
  out->values = values;
  out->value_types = types_of(s, item, &type_count);
  out->value_count = run.count;
}

static void fill_custom_arg(format_state_t* s, const emp_directive_t* item,
                            emp_custom_arg_t* out) {
  *out = (emp_custom_arg_t){.is_ref = item->is_ref};
  switch (item->kind) {
    case EMP_DIRECTIVE_OPERAND:
      out->kind = EMP_CUSTOM_OPERAND;
      fill_values(s, item, out);
      break;
    case EMP_DIRECTIVE_TYPE:
      out->kind = EMP_CUSTOM_TYPE;
      fill_values(s, &item->items[0], out);
      break;
    case EMP_DIRECTIVE_ATTR:
      out->kind = EMP_CUSTOM_ATTR;
      out->attr_name = s->spec->attrs[item->index].name;
      out->attr = attr_value(s, item->index);
      break;
    case EMP_DIRECTIVE_REGION:
      out->kind = EMP_CUSTOM_REGION;
      if (item->index < s->op->region_count) {
        out->region = &s->op->regions[item->index];
      }
      break;
    case EMP_DIRECTIVE_SUCCESSOR:
      out->kind = EMP_CUSTOM_SUCCESSOR;
      break;
    case EMP_DIRECTIVE_STRING:
      out->kind = EMP_CUSTOM_LITERAL;
      out->text = emp_str_from(item->text);
      break;
    default:
      out->kind = EMP_CUSTOM_ATTR_DICT;
      break;
  }
}

static void print_custom(format_state_t* s, const emp_directive_t* item) {
  emp_custom_arg_t* args =
      emp_arena_new_array(&s->printer->arena, emp_custom_arg_t, item->count);
  for (uint32_t i = 0; i < item->count; ++i) {
    fill_custom_arg(s, &item->items[i], &args[i]);
  }
  item->custom->print(s->printer, s->op, args, item->count);
}

// -- the walk -----------------------------------------------------------------

static void print_optional(format_state_t* s, const emp_directive_t* item) {
  const emp_directive_t* side =
      item->is_anchor_negated ? item->otherwise : item->items;
  bool is_then = is_there(s, &side[item->anchor]) != item->is_anchor_negated;
  if (is_then) {
    print_items(s, item->items, item->count);
  } else {
    print_items(s, item->otherwise, item->otherwise_count);
  }
}

static void print_oilist(format_state_t* s, const emp_directive_t* item) {
  for (uint32_t i = 0; i < item->count; ++i) {
    const emp_directive_t* clause = &item->items[i];
    bool shows = false;
    for (uint32_t j = 1; j < clause->count && !shows; ++j) {
      shows = is_there(s, &clause->items[j]);
    }
    if (!shows) continue;
    bool is_unit =
        clause->count == 2 && clause->items[1].kind == EMP_DIRECTIVE_ATTR &&
        s->spec->attrs[clause->items[1].index].form == EMP_ATTR_FORM_UNIT;
    print_items(s, clause->items, is_unit ? 1 : clause->count);
  }
}

static void print_attr_item(format_state_t* s, const emp_directive_t* item) {
  emp_attr_spec_t* attr = &s->spec->attrs[item->index];
  const emp_attr_t* value = attr_value(s, item->index);
  if (!value) value = emp_attr_spec_default(s->printer->context, attr);
  emp_format_print_attr(s->printer, attr, item->is_qualified, value);
}

static void print_item(format_state_t* s, const emp_directive_t* item) {
  if (item->is_elided) return;
  if (item->has_space) emp_print_char(s->printer, ' ');
  switch (item->kind) {
    case EMP_DIRECTIVE_LITERAL:
    case EMP_DIRECTIVE_SPACE:
      emp_print_text(s->printer, item->text);
      return;
    case EMP_DIRECTIVE_NEWLINE:
      emp_print_newline(s->printer);
      return;
    case EMP_DIRECTIVE_OPERAND:
    case EMP_DIRECTIVE_OPERANDS: {
      run_t run = run_of(s, item);
      emp_print_operands(s->printer, s->op, run.first, run.count);
      return;
    }
    case EMP_DIRECTIVE_ATTR:
      print_attr_item(s, item);
      return;
    case EMP_DIRECTIVE_REGION:
      if (s->spec->regions[item->index].is_variadic) {
        print_regions_from(s, item->index);
      } else {
        print_region(s, item->index);
      }
      return;
    case EMP_DIRECTIVE_REGIONS:
      print_regions_from(s, 0);
      return;
    case EMP_DIRECTIVE_SUCCESSOR:
      print_successors_from(s, item->index,
                            s->spec->successors[item->index].is_variadic);
      return;
    case EMP_DIRECTIVE_SUCCESSORS:
      print_successors_from(s, 0, true);
      return;
    case EMP_DIRECTIVE_TYPE:
      print_types_of(s, &item->items[0]);
      return;
    case EMP_DIRECTIVE_FUNCTIONAL_TYPE:
      print_functional_type(s, item);
      return;
    case EMP_DIRECTIVE_ATTR_DICT:
      print_attr_dict(s, false);
      return;
    case EMP_DIRECTIVE_ATTR_DICT_WITH_KEYWORD:
      print_attr_dict(s, true);
      return;
    case EMP_DIRECTIVE_PROP_DICT:
      print_prop_dict(s);
      return;
    case EMP_DIRECTIVE_OPTIONAL:
      print_optional(s, item);
      return;
    case EMP_DIRECTIVE_OILIST:
      print_oilist(s, item);
      return;
    case EMP_DIRECTIVE_CUSTOM:
      print_custom(s, item);
      return;
    default:
      return;
  }
}

static void print_items(format_state_t* s, const emp_directive_t* items,
                        uint32_t count) {
  for (uint32_t i = 0; i < count; ++i)
    print_item(s, &items[i]);
}

static void fill_runs(run_t* runs, const uint32_t* counts, uint32_t group_count,
                      uint32_t total) {
  uint32_t next = 0;
  for (uint32_t i = 0; i < group_count; ++i) {
    uint32_t left = total - next;
    runs[i] = (run_t){next, counts[i] < left ? counts[i] : left};
    next += runs[i].count;
  }
}

void emp_format_print(emp_printer_t* printer, const emp_op_t* op,
                      emp_op_spec_t* spec) {
  uint32_t operand_counts[EMP_MAX_GROUPS] = {0};
  uint32_t result_counts[EMP_MAX_GROUPS] = {0};
  format_state_t state = {.printer = printer, .op = op, .spec = spec};
  state.format = emp_format_of_op(printer->context, spec);
  if (state.format->error ||
      !emp_op_spec_operand_counts(spec, op->operand_count, op->attrs,
                                  operand_counts) ||
      !emp_op_spec_result_counts(spec, op->result_count, op->attrs,
                                 result_counts)) {
    // What cannot be cut into the row's groups is printed as it is.
    emp_print_generic_op(printer, op);
    return;
  }
  emp_print_op_name(printer, op->info->name);
  fill_runs(state.operands, operand_counts, spec->operand_count,
            op->operand_count);
  fill_runs(state.results, result_counts, spec->result_count, op->result_count);
  print_items(&state, state.format->items, state.format->count);
}
