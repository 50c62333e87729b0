// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The complex dialect.
#include "dialects/op_kinds.h"
#include "ir/diag.h"
#include "ir/parser.h"
#include "ir/print.h"

static bool wants_type(emp_op_t* op, emp_diag_sink_t* sink, const char* what,
                       const emp_type_t* wanted, const emp_type_t* found) {
  emp_str_t want = emp_arena_format(op->arena, "%s of type '%s'", what,
                                    emp_type_text(op->arena, wanted));
  return emp_diag_op_wants(sink, op->loc, op->info->name, want.data,
                           emp_type_text(op->arena, found));
}

// -- parts
// ------------------------------------------------------------------------

static bool infer_part(emp_context_t* context, emp_value_t* const* operands,
                       size_t operand_count, const emp_attr_t* attrs,
                       const emp_type_t** out_types) {
  (void)context;
  (void)attrs;
  if (operand_count != 1 || operands[0]->type->kind != EMP_TYPE_COMPLEX) {
    return false;
  }
  out_types[0] = operands[0]->type->element;
  return true;
}

static bool verify_part(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* wanted = emp_op_operand(op, 0)->type->element;
  const emp_type_t* found = emp_op_result(op, 0)->type;
  return wanted == found || wants_type(op, sink, "a result", wanted, found);
}

// re(create(a, b)) is a, im of it is b; parts of constants.
static bool fold_part(emp_op_t* op, const emp_attr_t* const* operands,
                      emp_fold_result_t* out_results) {
  uint32_t part = emp_op_is(op, EMP_OP_complex_re) ? 0 : 1;
  const emp_op_t* def = emp_value_def(emp_op_operand(op, 0));
  (void)operands;
  if (def == NULL) return false;
  if (emp_op_is(def, EMP_OP_complex_create)) {
    out_results[0].value = emp_op_operand(def, part);
    return true;
  }
  if (!emp_op_is(def, EMP_OP_complex_constant)) return false;
  out_results[0].attr = emp_op_attr(def, "value")->items[part];
  return true;
}

// -- create
// -----------------------------------------------------------------------

// %re, %im : complex<t>
static bool parse_create(emp_parser_t* parser) {
  emp_unresolved_t parts[2];
  const emp_type_t* type;
  if (!emp_parse_operand(parser, &parts[0]) || !emp_parse_punct(parser, ",") ||
      !emp_parse_operand(parser, &parts[1]) || !emp_parse_attr_dict(parser) ||
      !emp_parse_punct(parser, ":") || !emp_parse_a_type(parser, &type)) {
    return false;
  }
  if (type->kind != EMP_TYPE_COMPLEX) {
    return emp_parser_error(parser, NULL, "expected a complex type");
  }
  emp_parser_add_result(parser, type);
  return emp_parser_add_operand(parser, &parts[0], type->element) &&
         emp_parser_add_operand(parser, &parts[1], type->element);
}

static void print_create(emp_printer_t* printer, const emp_op_t* op) {
  emp_print_text(printer, " ");
  emp_print_operands(printer, op, 0, 2);
  emp_print_attr_dict(printer, op, NULL, 0);
  emp_print_text(printer, " : ");
  emp_print_type(printer, emp_op_result(op, 0)->type);
}

static bool verify_create(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* wanted = emp_op_result(op, 0)->type->element;
  const emp_type_t* found = emp_op_operand(op, 0)->type;
  return wanted == found || wants_type(op, sink, "parts", wanted, found);
}

// create(re(z), im(z)) is z.
static bool fold_create(emp_op_t* op, const emp_attr_t* const* operands,
                        emp_fold_result_t* out_results) {
  (void)operands;
  const emp_op_t* re = emp_value_def(emp_op_operand(op, 0));
  const emp_op_t* im = emp_value_def(emp_op_operand(op, 1));
  bool are_parts = re != NULL && im != NULL &&
                   emp_op_is(re, EMP_OP_complex_re) &&
                   emp_op_is(im, EMP_OP_complex_im) &&
                   emp_op_operand(re, 0) == emp_op_operand(im, 0);
  if (!are_parts) return false;
  out_results[0].value = emp_op_operand(re, 0);
  return true;
}

// -- others
// -----------------------------------------------------------------------

static bool verify_constant(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_attr_t* value = emp_op_attr(op, "value");
  const emp_type_t* element = emp_op_result(op, 0)->type->element;
  bool fits = value->count == 2;
  for (uint32_t i = 0; fits && i < 2; ++i) {
    fits = value->items[i]->type == element;
  }
  if (fits) return true;
  emp_str_t want = emp_arena_format(op->arena, "two parts of type '%s'",
                                    emp_type_text(op->arena, element));
  return emp_diag_op_wants(sink, op->loc, op->info->name, want.data,
                           emp_attr_text(op->arena, value));
}

static uint32_t bits_of(const emp_type_t* type) {
  return type->kind == EMP_TYPE_COMPLEX ? 2 * emp_type_bit_width(type->element)
                                        : emp_type_bit_width(type);
}

static bool verify_bitcast(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* from = emp_op_operand(op, 0)->type;
  const emp_type_t* to = emp_op_result(op, 0)->type;
  bool one_is_complex =
      (from->kind == EMP_TYPE_COMPLEX) != (to->kind == EMP_TYPE_COMPLEX);
  if (one_is_complex && bits_of(from) == bits_of(to)) return true;
  return wants_type(op, sink,
                    "a result as wide as the operand, one of both complex,",
                    from, to);
}

static void name_constant(emp_printer_t* printer, const emp_op_t* op) {
  emp_printer_name_value(printer, emp_op_result(op, 0), "cst");
}

#define EMP_DIALECT_DEF "dialects/complex/complex.def"
#include "dialects/dialect_tables.inc"

const emp_dialect_t emp_complex_dialect = {
    .name = "complex", EMP_DIALECT_TABLES, .doc = "complex arithmetic"};
