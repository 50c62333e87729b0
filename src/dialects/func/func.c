// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The func dialect. Signatures and their checks are in function_syntax.h,
// since other dialects have functions too.
#include "dialects/function_syntax.h"
#include "dialects/op_kinds.h"
#include "ir/rewrite.h"
#include "ir/symbol.h"

static bool verify_call(emp_op_t* op, emp_diag_sink_t* sink) {
  return emp_verify_call_op(op, sink, emp_op_attr(op, "callee"), 0);
}

static bool verify_call_indirect(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* type = emp_op_operand(op, 0)->type;
  bool fits = op->operand_count - 1 == type->input_count &&
              op->result_count == type->result_count;
  for (uint32_t i = 0; fits && i < type->input_count; ++i) {
    fits = emp_op_operand(op, i + 1)->type == type->types[i];
  }
  for (uint32_t i = 0; fits && i < type->result_count; ++i) {
    fits = emp_op_result(op, i)->type == type->types[type->input_count + i];
  }
  if (fits) return true;
  return emp_diag_op_wants(sink, op->loc, op->info->name,
                           "operands and results as its callee's type says",
                           emp_type_text(op->arena, type));
}

static bool verify_function_constant(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_attr_t* name = emp_op_attr(op, "value");
  const emp_op_t* function = emp_symbol_lookup(op, name);
  const emp_type_t* type = function ? emp_function_op_type(function) : NULL;
  if (type == NULL) {
    return emp_diag_op_wants(sink, op->loc, op->info->name, "a function",
                             emp_attr_text(op->arena, name));
  }
  if (type == emp_op_result(op, 0)->type) return true;
  emp_str_t wanted =
      emp_arena_format(op->arena, "the type '%s' of its function",
                       emp_type_text(op->arena, type));
  return emp_diag_op_wants(
      sink, op->loc, op->info->name, wanted.data,
      emp_type_text(op->arena, emp_op_result(op, 0)->type));
}

// %f(%a, %b) attr-dict : (t, t) -> t
static bool parse_call_indirect(emp_parser_t* parser) {
  emp_unresolved_t callee;
  emp_unresolved_list_t args = {0};
  const emp_type_t* type;
  if (!emp_parse_operand(parser, &callee) || !emp_parse_punct(parser, "(") ||
      !emp_parse_operands(parser, &args) || !emp_parse_punct(parser, ")") ||
      !emp_parse_attr_dict(parser) || !emp_parse_punct(parser, ":") ||
      !emp_parse_a_type(parser, &type)) {
    return false;
  }
  if (type->kind != EMP_TYPE_FUNCTION) {
    return emp_parser_error(parser, NULL, "expected a function type");
  }
  if (type->input_count != args.count) {
    return emp_parser_error(parser, callee.loc,
                            "expected %u arguments, found %zu",
                            (unsigned)type->input_count, args.count);
  }
  for (uint32_t i = 0; i < type->result_count; ++i) {
    emp_parser_add_result(parser, type->types[type->input_count + i]);
  }
  return emp_parser_add_operand(parser, &callee, type) &&
         emp_parser_add_operands(parser, &args, type->types, args.count);
}

static void print_call_indirect(emp_printer_t* printer, const emp_op_t* op) {
  emp_print_text(printer, " ");
  emp_print_operand(printer, emp_op_operand(op, 0));
  emp_print_text(printer, "(");
  emp_print_operands(printer, op, 1, op->operand_count - 1);
  emp_print_text(printer, ")");
  emp_print_attr_dict(printer, op, NULL, 0);
  emp_print_text(printer, " : ");
  emp_print_type(printer, emp_op_operand(op, 0)->type);
}

// A call through a constant is a direct call.
static bool canonicalize_call_indirect(emp_op_t* op, emp_rewriter_t* rewriter) {
  const emp_op_t* constant = emp_value_def(emp_op_operand(op, 0));
  if (constant == NULL || !emp_op_is(constant, EMP_OP_func_constant)) {
    return false;
  }
  emp_value_t* args[64];
  const emp_type_t* types[64];
  if (op->operand_count > 64 || op->result_count > 64) return false;
  for (uint32_t i = 1; i < op->operand_count; ++i) {
    args[i - 1] = emp_op_operand(op, i);
  }
  for (uint32_t i = 0; i < op->result_count; ++i) {
    types[i] = emp_op_result(op, i)->type;
  }
  emp_op_t* call = emp_build_op(
      rewriter, EMP_OP_func_call, .operands = args,
      .operand_count = op->operand_count - 1, .results = types,
      .result_count = op->result_count,
      EMP_ATTRS(EMP_ATTR("callee", emp_op_attr(constant, "value"))));
  emp_replace_op_with(rewriter, op, call);
  return true;
}

static bool fold_constant(emp_op_t* op, const emp_attr_t* const* operands,
                          emp_fold_result_t* out_results) {
  (void)operands;
  out_results[0].attr = emp_op_attr(op, "value");
  return out_results[0].attr != NULL;
}

static void name_constant(emp_printer_t* printer, const emp_op_t* op) {
  emp_printer_name_value(printer, emp_op_result(op, 0), "f");
}

static emp_op_t* materialize_constant(emp_rewriter_t* rewriter,
                                      const emp_attr_t* value,
                                      const emp_type_t* type,
                                      const emp_attr_t* loc) {
  if (value->kind != EMP_ATTR_SYMBOL_REF || type->kind != EMP_TYPE_FUNCTION) {
    return NULL;
  }
  emp_op_t* op = emp_build_op(rewriter, EMP_OP_func_constant, EMP_TYPES(type),
                              EMP_ATTRS(EMP_ATTR("value", value)));
  if (loc != NULL) op->loc = loc;
  return op;
}

#define EMP_DIALECT_DEF "dialects/func/func.def"
#include "dialects/dialect_tables.inc"

const emp_dialect_t emp_func_dialect = {
    .name = "func",
    EMP_DIALECT_TABLES,
    .materialize_constant = materialize_constant,
    .doc = "functions and calls"};
