// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The check dialect: assertions about tensors, in two spellings.
//
//   check.expect_eq_const(%x, dense<1> : tensor<2xi32>) : tensor<2xi32>
//   check.expect_almost_eq(%a, %b, atol 1.0e-2, rtol 1.0e-3) : tensor<5xf32>
//   check.expect_eq_const %x, dense<1> : tensor<2xi32>          StableHLO
//   check.expect_almost_eq %a, %b : tensor<5xf32>               StableHLO
//
// Printed as the first two; StableHLO's carry `emplace.bare` so that a text
// comes out as it went in.
#include "base/array.h"
#include "base/text.h"
#include "dialects/op_kinds.h"
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

// `, atol 1.0e-2, rtol 1.0e-3`, in any order.
static bool parse_tolerances(emp_parser_t* parser) {
  static const char* const words[] = {"atol", "rtol"};
  const emp_type_t* f32 =
      emp_type_float(emp_parser_context(parser), EMP_FLOAT_F32);
  while (emp_try_punct(parser, ",")) {
    emp_str_t word = {0};
    const emp_attr_t* value = NULL;
    if (!emp_parse_any_keyword(parser, &word)) return false;
    if (!emp_str_is(word, words[0]) && !emp_str_is(word, words[1])) {
      return emp_parser_error(parser, NULL,
                              "expected atol or rtol, found '%.*s'",
                              EMP_STR_ARGS(word));
    }
    if (!emp_parse_an_attr(parser, f32, &value)) return false;
    emp_parser_add_attr(parser, emp_str_is(word, "atol") ? words[0] : words[1],
                        value);
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
                            const char* name) {
  const emp_attr_t* attr = emp_op_attr(op, name);
  if (attr == NULL) return;
  emp_printf(printer, ", %s ", name);
  emp_print_attr_without_type(printer, attr);
}

static void print_check(emp_printer_t* printer, const emp_op_t* op) {
  static const char* const elided[] = {"value", "atol", "rtol", "emplace.bare"};
  bool bare = emp_op_has_attr(op, "emplace.bare");
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
  if (takes_value(op->info)) {
    emp_print_text(printer, ", ");
    emp_print_attr(printer, emp_op_attr(op, "value"));
  }
  print_tolerance(printer, op, "atol");
  print_tolerance(printer, op, "rtol");
  if (!bare) emp_print_text(printer, ")");
  emp_print_attr_dict(printer, op, elided, 4);
  if (bare && takes_value(op->info)) return;
  emp_print_text(printer, " : ");
  emp_print_type(printer, emp_op_operand(op, first)->type);
}

// `%a, %b, max_ulp_difference = 3 : T, T`
static bool parse_expect_close(emp_parser_t* parser) {
  emp_unresolved_t lhs, rhs;
  const emp_type_t *type = NULL, *other = NULL;
  if (!emp_parse_operand(parser, &lhs) || !emp_parse_punct(parser, ",") ||
      !emp_parse_operand(parser, &rhs)) {
    return false;
  }
  while (emp_try_punct(parser, ",")) {
    emp_str_t word = {0};
    int64_t value = 0;
    if (!emp_parse_any_keyword(parser, &word) ||
        !emp_parse_punct(parser, "=") || !emp_parse_int(parser, &value)) {
      return false;
    }
    emp_parser_add_attr(parser,
                        emp_str_is(word, "min_ulp_difference")
                            ? "min_ulp_difference"
                            : "max_ulp_difference",
                        emp_attr_i64(emp_parser_context(parser), value));
  }
  if (!emp_parse_attr_dict(parser) || !emp_parse_punct(parser, ":") ||
      !emp_parse_a_type(parser, &type)) {
    return false;
  }
  other = type;
  if (emp_try_punct(parser, ",") && !emp_parse_a_type(parser, &other)) {
    return false;
  }
  return emp_parser_add_operand(parser, &lhs, type) &&
         emp_parser_add_operand(parser, &rhs, other);
}

static void print_expect_close(emp_printer_t* printer, const emp_op_t* op) {
  static const char* const words[] = {"max_ulp_difference",
                                      "min_ulp_difference"};
  emp_print_text(printer, " ");
  emp_print_operands(printer, op, 0, 2);
  for (size_t i = 0; i < 2; ++i) {
    const emp_attr_t* attr = emp_op_attr(op, words[i]);
    if (attr == NULL) continue;
    emp_printf(printer, ", %s = %lld", words[i], (long long)attr->value);
  }
  emp_print_attr_dict(printer, op, words, 2);
  emp_print_text(printer, " : ");
  emp_print_operand_types(printer, op, 0, 2);
}

#define EMP_DIALECT_DEF "dialects/check/check.def"
#include "dialects/dialect_tables.inc"

const emp_dialect_t emp_check_dialect = {
    .name = "check",
    EMP_DIALECT_TABLES,
    .doc = "assertions of self-checking programs"};
