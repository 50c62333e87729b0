// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The check dialect: assertions about tensors, in two spellings.
//
//   check.expect_eq_const(%x, dense<1> : tensor<2xi32>) : tensor<2xi32>
//   check.expect_almost_eq(%a, %b, atol 1.0e-2, rtol 1.0e-3) : tensor<5xf32>
//   check.expect_eq_const %x, dense<1> : tensor<2xi32>          StableHLO
//   check.expect_almost_eq %a, %b : tensor<5xf32>               StableHLO
//
// Printed as the first two; StableHLO's carry `emplace.bare` so that a text
// comes out as it went in. Ops that only StableHLO has are printed its way.
#include "base/array.h"
#include "base/text.h"
#include "dialects/op_kinds.h"
#include "ir/diag.h"
#include "ir/parser.h"
#include "ir/print.h"

static bool is_check_operand(const emp_type_t* type) {
  return emp_type_is_tensor(type) || emp_type_is_named(type, "hal.buffer_view");
}

static bool takes_device(const emp_op_info_t* info) {
  return info->kind != EMP_OP_check_expect_true &&
         info->kind != EMP_OP_check_expect_false;
}

static bool takes_value(const emp_op_info_t* info) {
  return info->kind == EMP_OP_check_expect_eq_const ||
         info->kind == EMP_OP_check_expect_almost_eq_const;
}

// `, atol 1.0e-2, rtol 1.0e-3` in any order; StableHLO's `, tolerance = 0.1`.
static bool parse_tolerances(emp_parser_t* parser) {
  static const char* const words[] = {"atol", "rtol", "tolerance"};
  emp_context_t* context = emp_parser_context(parser);
  while (emp_try_punct(parser, ",")) {
    emp_str_t word = {0};
    const emp_attr_t* value = NULL;
    size_t i = 0;
    if (!emp_parse_any_keyword(parser, &word)) return false;
    while (i < 3 && !emp_str_is(word, words[i]))
      ++i;
    if (i == 3) {
      return emp_parser_error(parser, NULL,
                              "expected atol, rtol or tolerance, found '%.*s'",
                              EMP_STR_ARGS(word));
    }
    emp_float_kind_t kind = i < 2 ? EMP_FLOAT_F32 : EMP_FLOAT_F64;
    if ((i == 2 && !emp_parse_punct(parser, "=")) ||
        !emp_parse_an_attr(parser, emp_type_float(context, kind), &value)) {
      return false;
    }
    emp_parser_add_attr(parser, words[i], value);
  }
  return true;
}

typedef struct check_s {
  emp_unresolved_t device;
  emp_unresolved_list_t operands;
  const emp_attr_t* value;
  bool has_device, has_value;
} check_t;

// `%a`, `%a, %b`, `%a, value`, tolerances.
static bool parse_inside(emp_parser_t* parser, check_t* check) {
  emp_unresolved_t operand;
  if (!emp_parse_operand(parser, &operand)) return false;
  emp_array_push(emp_parser_scratch(parser), &check->operands, operand);
  if (check->has_value) {
    if (!emp_parse_punct(parser, ",") ||
        !emp_parse_an_attr(parser, NULL, &check->value)) {
      return false;
    }
    emp_parser_add_attr(parser, "value", check->value);
  } else if (emp_try_punct(parser, ",")) {
    if (!emp_parse_operand(parser, &operand)) return false;
    emp_array_push(emp_parser_scratch(parser), &check->operands, operand);
  }
  return parse_tolerances(parser);
}

static bool parse_check(emp_parser_t* parser) {
  const emp_op_info_t* info = emp_parser_op_info(parser);
  check_t check = {.has_value = takes_value(info)};
  const emp_type_t* device_type =
      emp_type_named(emp_parser_context(parser), "hal.device", NULL, 0);
  if (takes_device(info) && emp_try_punct(parser, "<")) {
    check.has_device = true;
    if (!emp_parse_operand(parser, &check.device)) return false;
    const emp_type_t* ignored = NULL;
    if (emp_try_punct(parser, ":") && !emp_parse_a_type(parser, &ignored)) {
      return false;
    }
    if (!emp_parse_punct(parser, ">")) return false;
  }
  bool parens = emp_try_punct(parser, "(");
  if (!parse_inside(parser, &check)) return false;
  if (parens && !emp_parse_punct(parser, ")")) return false;
  if (!parens) {
    emp_parser_add_attr(parser, "emplace.bare",
                        emp_attr_unit(emp_parser_context(parser)));
  }
  if (!emp_parse_attr_dict(parser)) return false;
  const emp_type_t* type = check.value != NULL ? check.value->type : NULL;
  // The bare form with a value ends with the value's own type.
  if (parens || check.value == NULL) {
    if (!emp_parse_punct(parser, ":") || !emp_parse_a_type(parser, &type)) {
      return false;
    }
  }
  if (type == NULL) {
    return emp_parser_error(parser, NULL, "expected a value with a type");
  }
  if (check.has_device &&
      !emp_parser_add_operand(parser, &check.device, device_type)) {
    return false;
  }
  for (size_t i = 0; i < check.operands.count; ++i) {
    if (!emp_parser_add_operand(parser, &check.operands.items[i], type)) {
      return false;
    }
  }
  return true;
}

static void print_tolerance(emp_printer_t* printer, const emp_op_t* op,
                            const char* name, const char* between) {
  const emp_attr_t* attr = emp_op_attr(op, name);
  if (attr == NULL) return;
  emp_printf(printer, ", %s%s", name, between);
  emp_print_attr_without_type(printer, attr);
}

// `tolerance` has a place in StableHLO's form only; beside a value it stands in
// the dictionary.
static bool is_bare(const emp_op_t* op) {
  return emp_op_has_attr(op, "emplace.bare") ||
         (!takes_value(op->info) && emp_op_has_attr(op, "tolerance"));
}

static void print_check(emp_printer_t* printer, const emp_op_t* op) {
  static const char* const elided[] = {"value", "atol", "rtol", "emplace.bare",
                                       "tolerance"};
  bool bare = is_bare(op);
  bool has_value = takes_value(op->info);
  uint32_t first = 0;
  if (takes_device(op->info) && op->operand_count > 0 &&
      emp_type_is_named(emp_op_operand(op, 0)->type, "hal.device")) {
    emp_print_text(printer, "<");
    emp_print_operands(printer, op, 0, 1);
    emp_print_text(printer, ">");
    first = 1;
  }
  emp_print_text(printer, bare ? " " : "(");
  emp_print_operands(printer, op, first, op->operand_count - first);
  if (has_value) {
    emp_print_text(printer, ", ");
    emp_print_attr(printer, emp_op_attr(op, "value"));
  }
  print_tolerance(printer, op, "atol", " ");
  print_tolerance(printer, op, "rtol", " ");
  if (!has_value) print_tolerance(printer, op, "tolerance", " = ");
  if (!bare) emp_print_text(printer, ")");
  emp_print_attr_dict(printer, op, elided, has_value ? 4 : 5);
  if (bare && has_value) return;
  emp_print_text(printer, " : ");
  emp_print_type(printer, emp_op_operand(op, first)->type);
}

// -- checks -------------------------------------------------------------------

static bool same_type(emp_op_t* op, emp_diag_sink_t* sink, const char* what,
                      const emp_type_t* wanted, const emp_type_t* found) {
  if (wanted == found) return true;
  emp_str_t want = emp_arena_format(op->arena, "%s of type '%s'", what,
                                    emp_type_text(op->arena, wanted));
  return emp_diag_op_wants(sink, op->loc, op->info->name, want.data,
                           emp_type_text(op->arena, found));
}

static bool verify_const(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_attr_t* value = emp_op_attr(op, "value");
  const emp_type_t* type = emp_op_named_operand(op, "lhs")->type;
  if (!value->type || !emp_type_is_tensor(value->type)) {
    return emp_diag_op_wants(sink, op->loc, op->info->name,
                             "elements to expect",
                             emp_attr_text(op->arena, value));
  }
  return same_type(op, sink, "elements to expect", type, value->type);
}

// Tolerances are for floats, alone or as parts of complex numbers.
static bool check_floats(emp_op_t* op, emp_diag_sink_t* sink,
                         const char* operand) {
  const emp_type_t* type = emp_op_named_operand(op, operand)->type;
  const emp_type_t* element = emp_type_element_or_self(type);
  bool fits = emp_type_is_float(element) || element->kind == EMP_TYPE_COMPLEX ||
              emp_type_is_named(type, "hal.buffer_view");
  return fits || emp_diag_op_wants(sink, op->loc, op->info->name,
                                   "elements that are float or complex",
                                   emp_type_text(op->arena, element));
}

static bool verify_almost(emp_op_t* op, emp_diag_sink_t* sink) {
  return check_floats(op, sink, "lhs");
}

static bool verify_almost_const(emp_op_t* op, emp_diag_sink_t* sink) {
  return verify_const(op, sink) && check_floats(op, sink, "lhs");
}

#define EMP_DIALECT_DEF "dialects/check/check.def"
#include "dialects/dialect_tables.inc"

const emp_dialect_t emp_check_dialect = {
    .name = "check",
    EMP_DIALECT_TABLES,
    .doc = "assertions of self-checking programs"};
