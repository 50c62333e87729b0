// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operations, blocks and regions as text, in custom or generic form.
#include <string.h>

#include "ir/print_state.h"

enum { kIndent = 2 };

// -- operands and types of a run of values ------------------------------------

void emp_print_operands(emp_printer_t* printer, const emp_op_t* op,
                        uint32_t first, uint32_t count) {
  for (uint32_t i = 0; i < count; ++i) {
    if (i) emp_print_literal(printer, ", ");
    emp_print_operand(printer, op->operands[first + i].value);
  }
}

void emp_print_operand_types(emp_printer_t* printer, const emp_op_t* op,
                             uint32_t first, uint32_t count) {
  for (uint32_t i = 0; i < count; ++i) {
    if (i) emp_print_literal(printer, ", ");
    emp_print_type(printer, op->operands[first + i].value->type);
  }
}

void emp_print_result_types(emp_printer_t* printer, const emp_op_t* op) {
  for (uint32_t i = 0; i < op->result_count; ++i) {
    if (i) emp_print_literal(printer, ", ");
    emp_print_type(printer, op->results[i].type);
  }
}

static void print_results(emp_printer_t* printer, const emp_op_t* op) {
  bool is_bare =
      op->result_count == 1 && op->results[0].type->kind != EMP_TYPE_FUNCTION;
  if (!is_bare) emp_print_char(printer, '(');
  emp_print_result_types(printer, op);
  if (!is_bare) emp_print_char(printer, ')');
}

void emp_print_optional_arrow_results(emp_printer_t* printer,
                                      const emp_op_t* op) {
  if (op->result_count == 0) return;
  emp_print_literal(printer, " -> ");
  print_results(printer, op);
}

// -- attribute dictionaries ---------------------------------------------------

static bool is_elided(emp_str_t name, const char* const* elided,
                      size_t elided_count) {
  if (name.length == 0) return true;  // properties of an unregistered op
  for (size_t i = 0; i < elided_count; ++i) {
    if (emp_str_is(name, elided[i])) return true;
  }
  return false;
}

static void print_dict(emp_printer_t* printer, const emp_op_t* op,
                       const char* const* elided, size_t elided_count,
                       const char* before) {
  bool is_first = true;
  for (uint32_t i = 0; i < op->attrs->count; ++i) {
    const emp_named_attr_t* entry = &op->attrs->entries[i];
    if (is_elided(entry->name, elided, elided_count)) continue;
    emp_print_text(printer, is_first ? before : ", ");
    emp_print_entry(printer, entry);
    is_first = false;
  }
  if (!is_first) emp_print_char(printer, '}');
}

void emp_print_attr_dict(emp_printer_t* printer, const emp_op_t* op,
                         const char* const* elided, size_t elided_count) {
  print_dict(printer, op, elided, elided_count, " {");
}

void emp_print_attr_dict_with_keyword(emp_printer_t* printer,
                                      const emp_op_t* op,
                                      const char* const* elided,
                                      size_t elided_count) {
  print_dict(printer, op, elided, elided_count, " attributes {");
}

// -- the generic form ---------------------------------------------------------

static bool is_property(const emp_op_spec_t* spec, emp_str_t name) {
  if (name.length == 0) return false;
  return emp_op_spec_attr(spec, name) >= 0 ||
         emp_str_is(name, "operandSegmentSizes") ||
         emp_str_is(name, "resultSegmentSizes");
}

static void print_generic_dict(emp_printer_t* printer, const emp_op_t* op,
                               const emp_op_spec_t* spec) {
  bool is_first = true;
  for (uint32_t i = 0; i < op->attrs->count; ++i) {
    const emp_named_attr_t* entry = &op->attrs->entries[i];
    bool is_inherent = !spec->is_open && is_property(spec, entry->name);
    if (is_inherent || entry->name.length == 0) continue;
    emp_print_text(printer, is_first ? " {" : ", ");
    emp_print_entry(printer, entry);
    is_first = false;
  }
  if (!is_first) emp_print_char(printer, '}');
}

static void print_property(emp_printer_t* printer,
                           const emp_named_attr_t* entry,
                           bool* inout_is_first) {
  emp_print_text(printer, *inout_is_first ? " <{" : ", ");
  emp_print_entry(printer, entry);
  *inout_is_first = false;
}

// The attribute of the row with the least name behind `after` that is left out
// but has a default; NULL when there is none.
static emp_attr_spec_t* next_default(const emp_op_t* op, emp_op_spec_t* spec,
                                     const char* after) {
  emp_attr_spec_t* next = NULL;
  for (uint32_t i = 0; i < spec->attr_count; ++i) {
    emp_attr_spec_t* attr = &spec->attrs[i];
    if (attr->default_text.length == 0 || attr->hides_default ||
        emp_op_has_attr(op, attr->name) ||
        (after && strcmp(attr->name, after) <= 0) ||
        (next && strcmp(attr->name, next->name) > 0)) {
      continue;
    }
    next = attr;
  }
  return next;
}

// `<{..}>` holds the attributes of the row, `{..}` the others. Defaults are
// shown, as MLIR does.
static void print_properties(emp_printer_t* printer, const emp_op_t* op,
                             emp_op_spec_t* spec) {
  bool is_first = true;
  emp_attr_spec_t* missing = next_default(op, spec, NULL);
  for (uint32_t i = 0; i <= op->attrs->count; ++i) {
    const emp_named_attr_t* entry =
        i < op->attrs->count ? &op->attrs->entries[i] : NULL;
    if (entry && !is_property(spec, entry->name)) continue;
    while (missing && (!entry || emp_str_compare(emp_str_from(missing->name),
                                                 entry->name) < 0)) {
      emp_named_attr_t given = {
          emp_str_from(missing->name),
          emp_attr_spec_default(printer->context, missing)};
      print_property(printer, &given, &is_first);
      missing = next_default(op, spec, missing->name);
    }
    if (entry) print_property(printer, entry, &is_first);
  }
  if (!is_first) emp_print_literal(printer, "}>");
}

static void print_open_properties(emp_printer_t* printer, const emp_op_t* op) {
  if (op->attrs->count == 0 || op->attrs->entries[0].name.length) return;
  emp_print_literal(printer, " <");
  emp_print_attr(printer, op->attrs->entries[0].value);
  emp_print_char(printer, '>');
}

static void print_generic_regions(emp_printer_t* printer, const emp_op_t* op) {
  if (op->region_count == 0) return;
  emp_print_literal(printer, " (");
  for (uint32_t i = 0; i < op->region_count; ++i) {
    if (i) emp_print_literal(printer, ", ");
    emp_print_region_body(
        printer, &op->regions[i],
        (emp_region_style_t){
            .entry_args = true, .terminator = true, .empty_block = true});
  }
  emp_print_char(printer, ')');
}

// What the generic form gives to the aliases, in MLIR's order: regions, types,
// attributes. MLIR does not look into the properties of an op it does not know.
static void visit_generic_op(emp_printer_t* printer, const emp_op_t* op) {
  print_generic_regions(printer, op);
  emp_print_operand_types(printer, op, 0, op->operand_count);
  emp_print_result_types(printer, op);
  for (uint32_t i = 0; i < op->attrs->count; ++i) {
    const emp_named_attr_t* entry = &op->attrs->entries[i];
    if (entry->name.length != 0) emp_print_entry(printer, entry);
  }
}

void emp_print_generic_op(emp_printer_t* printer, const emp_op_t* op) {
  emp_op_spec_t* spec = emp_op_spec(printer->context, op->info);
  if (printer->is_collecting) {
    visit_generic_op(printer, op);
    return;
  }
  emp_print_quoted(printer, emp_str_from(op->info->name));
  emp_print_char(printer, '(');
  emp_print_operands(printer, op, 0, op->operand_count);
  emp_print_char(printer, ')');
  for (uint32_t i = 0; i < op->successor_count; ++i) {
    emp_print_text(printer, i ? ", " : "[");
    emp_print_block_name(printer, op->successors[i]);
  }
  if (op->successor_count) emp_print_char(printer, ']');
  if (spec->is_open) {
    print_open_properties(printer, op);
  } else {
    print_properties(printer, op, spec);
  }
  print_generic_regions(printer, op);
  print_generic_dict(printer, op, spec);
  emp_print_literal(printer, " : (");
  emp_print_operand_types(printer, op, 0, op->operand_count);
  emp_print_literal(printer, ") -> ");
  print_results(printer, op);
}

// -- ops ----------------------------------------------------------------------

// The name without the dialect that the region around it implies.
void emp_print_op_name(emp_printer_t* printer, const char* name) {
  size_t length = strlen(printer->default_dialect);
  bool is_implied = length &&
                    strncmp(name, printer->default_dialect, length) == 0 &&
                    name[length] == '.' && !strchr(name + length + 1, '.');
  emp_print_text(printer, is_implied ? name + length + 1 : name);
}

void emp_print_op_body(emp_printer_t* printer, const emp_op_t* op) {
  const emp_op_info_t* info = op->info;
  bool has_custom = info->format || info->print;
  if (printer->options.generic || !has_custom) {
    emp_print_generic_op(printer, op);
    return;
  }
  if (info->print) {
    emp_print_op_name(printer, info->name);
    info->print(printer, op);
  } else {
    emp_format_print(printer, op, emp_op_spec(printer->context, info));
  }
}

void emp_print_full_op(emp_printer_t* printer, const emp_op_t* op) {
  if (printer->is_collecting) {
    emp_alias_visit_op(printer, op);
    return;
  }
  bool is_late = op->region_count > 0 && emp_printer_names_late(printer, op);
  emp_name_state_t state = {0};
  if (is_late) state = emp_printer_open_names(printer, op);
  if (op->result_count) emp_print_result_names(printer, op);
  emp_print_op_body(printer, op);
  if (is_late) emp_printer_close_names(printer, state);
  emp_print_trailing_location(printer, op->loc, true);
  if (printer->options.value_users && op->block) {
    emp_print_op_users(printer, op);
  }
}

// -- blocks and regions -------------------------------------------------------

static void print_block_header(emp_printer_t* printer,
                               const emp_block_t* block) {
  emp_print_margin(printer);
  emp_print_block_name(printer, block);
  if (block->arg_count) {
    emp_print_char(printer, '(');
    for (uint32_t i = 0; i < block->arg_count; ++i) {
      if (i) emp_print_literal(printer, ", ");
      emp_print_operand(printer, block->args[i]);
      emp_print_literal(printer, ": ");
      emp_print_type(printer, block->args[i]->type);
      if (block->args[i]->loc) {
        emp_print_arg_location(printer, block->args[i]);
      }
    }
    emp_print_char(printer, ')');
  }
  emp_print_char(printer, ':');
  if (!printer->is_collecting) emp_print_predecessors(printer, block);
  emp_print_char(printer, '\n');
}

// MLIR gives the location of an argument an alias but prints it in full.
void emp_print_arg_location(emp_printer_t* printer, const emp_value_t* arg) {
  if (!printer->options.debug_info || !arg->loc) return;
  if (printer->is_collecting) {
    emp_alias_visit_attr(printer, arg->loc, false);
    return;
  }
  emp_print_trailing_location(printer, arg->loc, false);
}

static void print_block(emp_printer_t* printer, const emp_block_t* block,
                        bool with_header, bool with_terminator) {
  if (with_header) print_block_header(printer, block);
  printer->indent += kIndent;
  if (printer->options.value_users && !printer->is_collecting) {
    emp_print_arg_users(printer, block);
  }
  for (const emp_op_t* op = block->first; op; op = op->next) {
    if (!with_terminator && !op->next &&
        (op->info->traits & (uint32_t)TERMINATOR)) {
      break;
    }
    emp_print_margin(printer);
    emp_print_full_op(printer, op);
    emp_print_char(printer, '\n');
  }
  printer->indent -= kIndent;
}

void emp_print_region_body(emp_printer_t* printer, const emp_region_t* region,
                           emp_region_style_t style) {
  const char* outer_dialect = printer->default_dialect;
  const char* inner_dialect =
      region->parent ? region->parent->info->default_dialect : NULL;
  if (printer->options.skip_regions) {
    emp_print_literal(printer, "{...}");
    return;
  }
  emp_print_literal(printer, "{\n");
  printer->default_dialect = inner_dialect ? inner_dialect : "";
  for (const emp_block_t* b = region->first; b; b = b->next) {
    bool is_entry = b == region->first;
    bool with_header = !is_entry || (style.empty_block && !b->first) ||
                       (style.entry_args && b->arg_count);
    print_block(printer, b, with_header, !is_entry || style.terminator);
  }
  printer->default_dialect = outer_dialect;
  emp_print_margin(printer);
  emp_print_char(printer, '}');
}

void emp_print_region(emp_printer_t* printer, const emp_region_t* region,
                      bool with_entry_args, bool with_terminator) {
  emp_print_char(printer, ' ');
  emp_print_region_body(printer, region,
                        (emp_region_style_t){.entry_args = with_entry_args,
                                             .terminator = with_terminator});
}

void emp_print_successor(emp_printer_t* printer, const emp_block_t* block) {
  emp_print_block_name(printer, block);
}

// -- function signatures ------------------------------------------------------

void emp_print_region_arg(emp_printer_t* printer, const emp_value_t* arg,
                          const emp_attr_t* attrs) {
  emp_print_operand(printer, arg);
  emp_print_literal(printer, ": ");
  emp_print_type(printer, arg->type);
  // MLIR does not look for aliases in the attributes of arguments.
  if (attrs && attrs->count && !printer->is_collecting) {
    emp_print_char(printer, ' ');
    emp_print_attr(printer, attrs);
  }
  emp_print_arg_location(printer, arg);
}

static const emp_attr_t* nth_attrs(const emp_attr_t* list, uint32_t i) {
  return list && list->kind == EMP_ATTR_ARRAY && i < list->count
             ? list->items[i]
             : NULL;
}

static void print_signature_results(emp_printer_t* printer,
                                    const emp_type_t* type,
                                    const emp_attr_t* attrs) {
  uint32_t count = type->result_count;
  const emp_type_t* const* results = type->types + type->input_count;
  if (count == 0) return;
  const emp_attr_t* first = nth_attrs(attrs, 0);
  bool has_attrs = first && first->count;
  bool is_bare =
      count == 1 && results[0]->kind != EMP_TYPE_FUNCTION && !has_attrs;
  emp_print_text(printer, is_bare ? " -> " : " -> (");
  for (uint32_t i = 0; i < count; ++i) {
    const emp_attr_t* dictionary = nth_attrs(attrs, i);
    if (i) emp_print_literal(printer, ", ");
    emp_print_type(printer, results[i]);
    if (dictionary && dictionary->count) {
      emp_print_char(printer, ' ');
      emp_print_attr(printer, dictionary);
    }
  }
  if (!is_bare) emp_print_char(printer, ')');
}

void emp_print_function_signature(emp_printer_t* printer, const emp_op_t* op) {
  const emp_attr_t* type_attr = emp_op_attr(op, "function_type");
  const emp_attr_t* arg_attrs = emp_op_attr(op, "arg_attrs");
  const emp_attr_t* result_attrs = emp_op_attr(op, "res_attrs");
  if (!type_attr || type_attr->kind != EMP_ATTR_TYPE ||
      type_attr->type->kind != EMP_TYPE_FUNCTION) {
    return;
  }
  const emp_type_t* type = type_attr->type;
  const emp_block_t* entry = op->region_count ? op->regions[0].first : NULL;
  emp_print_char(printer, '(');
  for (uint32_t i = 0; i < type->input_count; ++i) {
    const emp_attr_t* attrs = nth_attrs(arg_attrs, i);
    if (i) emp_print_literal(printer, ", ");
    if (entry && i < entry->arg_count) {
      emp_print_region_arg(printer, entry->args[i], attrs);
      continue;
    }
    emp_print_type(printer, type->types[i]);
    if (attrs && attrs->count) {
      emp_print_char(printer, ' ');
      emp_print_attr(printer, attrs);
    }
  }
  emp_print_char(printer, ')');
  print_signature_results(printer, type, result_attrs);
}
