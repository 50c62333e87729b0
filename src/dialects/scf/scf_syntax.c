// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Syntax of if, for, while, execute_region and index_switch. Terminators
// without operands are left out where the op has no results.
#include <inttypes.h>

#include "base/array.h"
#include "dialects/scf/scf_hooks.h"

// -- shared ------------------------------------------------------------------

static void add_results(emp_parser_t* parser, const emp_type_list_t* types) {
  for (size_t i = 0; i < types->count; ++i) {
    emp_parser_add_result(parser, types->items[i]);
  }
}

// -> t or -> (t, u)
static bool parse_results(emp_parser_t* parser, emp_type_list_t* types) {
  if (!emp_parse_optional_arrow_types(parser, types)) return false;
  add_results(parser, types);
  return true;
}

// -> (t, u), always with parentheses.
static void print_results(emp_printer_t* printer, const emp_op_t* op) {
  emp_print_text(printer, " -> (");
  emp_print_result_types(printer, op);
  emp_print_text(printer, ")");
}

// %x = %init, ... up to ')'
static bool parse_assignments(emp_parser_t* parser, emp_region_arg_list_t* args,
                              emp_unresolved_list_t* inits) {
  emp_arena_t* scratch = emp_parser_scratch(parser);
  if (emp_try_punct(parser, ")")) return true;
  do {
    emp_region_arg_t arg;
    emp_unresolved_t init;
    if (!emp_parse_region_arg(parser, false, &arg) ||
        !emp_parse_punct(parser, "=") || !emp_parse_operand(parser, &init)) {
      return false;
    }
    emp_array_push(scratch, args, arg);
    emp_array_push(scratch, inits, init);
  } while (emp_try_punct(parser, ","));
  return emp_parse_punct(parser, ")");
}

static void print_assignments(emp_printer_t* printer, const emp_op_t* op,
                              const emp_block_t* block, uint32_t first_arg,
                              uint32_t first_operand, uint32_t count) {
  emp_print_text(printer, "(");
  for (uint32_t i = 0; i < count; ++i) {
    if (i != 0) emp_print_text(printer, ", ");
    emp_print_operand(printer, block->args[first_arg + i]);
    emp_print_text(printer, " = ");
    emp_print_operand(printer, emp_op_operand(op, first_operand + i));
  }
  emp_print_text(printer, ")");
}

// -- if ----------------------------------------------------------------------

bool emp_scf_parse_if(emp_parser_t* parser) {
  emp_unresolved_t condition;
  emp_type_list_t types = {0};
  const emp_type_t* i1 = emp_type_integer(emp_parser_context(parser), 1);
  if (!emp_parse_operand(parser, &condition) ||
      !emp_parser_add_operand(parser, &condition, i1) ||
      !parse_results(parser, &types) || !emp_parse_region(parser, NULL, 0)) {
    return false;
  }
  if (!emp_try_keyword(parser, "else")) {
    emp_parser_add_region(parser);
  } else if (!emp_parse_region(parser, NULL, 0)) {
    return false;
  }
  return emp_parse_attr_dict(parser);
}

void emp_scf_print_if(emp_printer_t* printer, const emp_op_t* op) {
  bool has_results = op->result_count != 0;
  emp_print_text(printer, " ");
  emp_print_operand(printer, emp_op_operand(op, 0));
  if (has_results) print_results(printer, op);
  emp_print_region(printer, &op->regions[0], false, has_results);
  if (op->regions[1].first != NULL) {
    emp_print_text(printer, " else");
    emp_print_region(printer, &op->regions[1], false, has_results);
  }
  emp_print_attr_dict(printer, op, NULL, 0);
}

// -- for ---------------------------------------------------------------------

// %i = %lb to %ub step %s [iter_args(%x = %a, ..) -> (t, ..)] [: type]
static bool parse_for_head(emp_parser_t* parser, emp_region_arg_list_t* args,
                           emp_unresolved_t bounds[3],
                           emp_unresolved_list_t* inits,
                           emp_type_list_t* types) {
  emp_region_arg_t variable;
  if (emp_try_keyword(parser, "unsigned")) {
    emp_parser_add_attr(parser, "unsignedCmp",
                        emp_attr_unit(emp_parser_context(parser)));
  }
  if (!emp_parse_region_arg(parser, false, &variable) ||
      !emp_parse_punct(parser, "=") || !emp_parse_operand(parser, &bounds[0]) ||
      !emp_parse_keyword(parser, "to") ||
      !emp_parse_operand(parser, &bounds[1]) ||
      !emp_parse_keyword(parser, "step") ||
      !emp_parse_operand(parser, &bounds[2])) {
    return false;
  }
  emp_array_push(emp_parser_scratch(parser), args, variable);
  if (!emp_try_keyword(parser, "iter_args")) return true;
  return emp_parse_punct(parser, "(") &&
         parse_assignments(parser, args, inits) && parse_results(parser, types);
}

bool emp_scf_parse_for(emp_parser_t* parser) {
  emp_region_arg_list_t args = {0};
  emp_unresolved_t bounds[3];
  emp_unresolved_list_t inits = {0};
  emp_type_list_t types = {0};
  const emp_type_t* type = emp_type_index(emp_parser_context(parser));
  if (!parse_for_head(parser, &args, bounds, &inits, &types)) return false;
  if (emp_try_punct(parser, ":") && !emp_parse_a_type(parser, &type)) {
    return false;
  }
  if (types.count != inits.count) {
    return emp_parser_error(parser, NULL,
                            "expected %zu types of carried values, found %zu",
                            inits.count, types.count);
  }
  for (int i = 0; i < 3; ++i) {
    if (!emp_parser_add_operand(parser, &bounds[i], type)) return false;
  }
  if (!emp_parser_add_operands(parser, &inits, types.items, types.count)) {
    return false;
  }
  args.items[0].type = type;
  for (size_t i = 0; i < types.count; ++i) {
    args.items[i + 1].type = types.items[i];
  }
  return emp_parse_region(parser, args.items, args.count) &&
         emp_parse_attr_dict(parser);
}

void emp_scf_print_for(emp_printer_t* printer, const emp_op_t* op) {
  static const char* const kElided[] = {"unsignedCmp"};
  const emp_block_t* body = emp_op_body(op);
  uint32_t carried = op->operand_count - 3;
  emp_print_text(printer,
                 emp_op_has_attr(op, "unsignedCmp") ? " unsigned " : " ");
  emp_print_operand(printer, body->args[0]);
  emp_print_text(printer, " = ");
  emp_print_operand(printer, emp_op_operand(op, 0));
  emp_print_text(printer, " to ");
  emp_print_operand(printer, emp_op_operand(op, 1));
  emp_print_text(printer, " step ");
  emp_print_operand(printer, emp_op_operand(op, 2));
  if (carried != 0) {
    emp_print_text(printer, " iter_args");
    print_assignments(printer, op, body, 1, 3, carried);
    print_results(printer, op);
  }
  if (!emp_type_is_index(emp_op_operand(op, 0)->type)) {
    emp_print_text(printer, "  : ");
    emp_print_type(printer, emp_op_operand(op, 0)->type);
  }
  emp_print_region(printer, &op->regions[0], false, carried != 0);
  emp_print_attr_dict(printer, op, kElided, 1);
}

// -- while -------------------------------------------------------------------

bool emp_scf_parse_while(emp_parser_t* parser) {
  emp_region_arg_list_t args = {0};
  emp_unresolved_list_t inits = {0};
  emp_type_list_t inputs = {0}, results = {0};
  if (emp_try_punct(parser, "(") && !parse_assignments(parser, &args, &inits)) {
    return false;
  }
  const emp_attr_t* loc = emp_parser_loc(parser);
  if (!emp_parse_punct(parser, ":") ||
      !emp_parse_function_type(parser, &inputs, &results)) {
    return false;
  }
  if (inputs.count != inits.count) {
    return emp_parser_error(parser, loc, "expected %zu input types, found %zu",
                            inits.count, inputs.count);
  }
  for (size_t i = 0; i < args.count; ++i)
    args.items[i].type = inputs.items[i];
  add_results(parser, &results);
  return emp_parser_add_operands(parser, &inits, inputs.items, inputs.count) &&
         emp_parse_region(parser, args.items, args.count) &&
         emp_parse_keyword(parser, "do") && emp_parse_region(parser, NULL, 0) &&
         emp_parse_attr_dict_with_keyword(parser);
}

void emp_scf_print_while(emp_printer_t* printer, const emp_op_t* op) {
  const emp_block_t* before = op->regions[0].first;
  if (op->operand_count != 0) {
    emp_print_text(printer, " ");
    print_assignments(printer, op, before, 0, 0, op->operand_count);
  }
  emp_print_text(printer, " : (");
  emp_print_operand_types(printer, op, 0, op->operand_count);
  emp_print_text(printer, ")");
  if (op->result_count == 0) {
    emp_print_text(printer, " -> ()");
  } else {
    emp_print_optional_arrow_results(printer, op);
  }
  emp_print_region(printer, &op->regions[0], false, true);
  emp_print_text(printer, " do");
  emp_print_region(printer, &op->regions[1], true, true);
  emp_print_attr_dict_with_keyword(printer, op, NULL, 0);
}

// -- execute_region ----------------------------------------------------------

bool emp_scf_parse_execute_region(emp_parser_t* parser) {
  emp_type_list_t types = {0};
  if (!parse_results(parser, &types)) return false;
  if (emp_try_keyword(parser, "no_inline")) {
    emp_parser_add_attr(parser, "no_inline",
                        emp_attr_unit(emp_parser_context(parser)));
  }
  return emp_parse_region(parser, NULL, 0) && emp_parse_attr_dict(parser);
}

void emp_scf_print_execute_region(emp_printer_t* printer, const emp_op_t* op) {
  static const char* const kElided[] = {"no_inline"};
  emp_print_optional_arrow_results(printer, op);
  if (emp_op_has_attr(op, "no_inline")) emp_print_text(printer, " no_inline");
  emp_print_region(printer, &op->regions[0], false, true);
  emp_print_attr_dict(printer, op, kElided, 1);
}

// -- index_switch ------------------------------------------------------------

typedef struct case_list_s {
  int64_t* items;
  size_t count, capacity;
} case_list_t;

bool emp_scf_parse_index_switch(emp_parser_t* parser) {
  emp_context_t* context = emp_parser_context(parser);
  emp_unresolved_t arg;
  emp_type_list_t types = {0};
  case_list_t cases = {0};
  if (!emp_parse_operand(parser, &arg) ||
      !emp_parser_add_operand(parser, &arg, emp_type_index(context)) ||
      !emp_parse_attr_dict(parser) || !parse_results(parser, &types)) {
    return false;
  }
  // The default comes last in the text and first in the op.
  emp_region_t* otherwise = emp_parser_add_region(parser);
  while (emp_try_keyword(parser, "case")) {
    int64_t value;
    if (!emp_parse_int(parser, &value) || !emp_parse_region(parser, NULL, 0)) {
      return false;
    }
    emp_array_push(emp_parser_scratch(parser), &cases, value);
  }
  emp_parser_add_attr(parser, "cases",
                      emp_attr_i64_array(context, cases.items, cases.count));
  return emp_parse_keyword(parser, "default") &&
         emp_parse_region_into(parser, otherwise, NULL, 0);
}

void emp_scf_print_index_switch(emp_printer_t* printer, const emp_op_t* op) {
  static const char* const kElided[] = {"cases"};
  const emp_attr_t* cases = emp_op_attr(op, "cases");
  bool has_results = op->result_count != 0;
  emp_print_text(printer, " ");
  emp_print_operand(printer, emp_op_operand(op, 0));
  emp_print_attr_dict(printer, op, kElided, 1);
  if (has_results) {
    emp_print_text(printer, " -> ");
    emp_print_result_types(printer, op);
  }
  emp_print_text(printer, " ");
  for (uint32_t i = 1; i < op->region_count; ++i) {
    emp_print_newline(printer);
    emp_printf(printer, "case %" PRId64, emp_dense_int(cases, i - 1));
    emp_print_region(printer, &op->regions[i], false, true);
  }
  emp_print_newline(printer);
  emp_print_text(printer, "default");
  emp_print_region(printer, &op->regions[0], false, has_results);
}
