// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The math dialect. Only functions whose result is exact or correctly rounded
// are folded (absolute value, roundings, square root, bit counts, tests): what
// exp or sin give depends on the target, and a program must not change when an
// argument becomes constant.
#include <math.h>

#include "dialects/const_fold.h"
#include "dialects/op_kinds.h"
#include "ir/diag.h"
#include "ir/parser.h"
#include "ir/print.h"

// Nearest, halves to even, whatever the rounding mode of the host.
static double round_half_even(double x) {
  double rounded = round(x);
  bool is_half = fabs(x - trunc(x)) == 0.5;
  return is_half ? 2.0 * round(x / 2.0) : rounded;
}

static bool exact_unary(const emp_op_t* op, const emp_scalar_t* in,
                        emp_scalar_t* out) {
  double x = in[0].f;
  switch (op->info->kind) {
    case EMP_OP_math_absf:
      out->f = fabs(x);
      return true;
    case EMP_OP_math_ceil:
      out->f = ceil(x);
      return true;
    case EMP_OP_math_floor:
      out->f = floor(x);
      return true;
    case EMP_OP_math_round:
      out->f = round(x);
      return true;
    case EMP_OP_math_roundeven:
      out->f = copysign(round_half_even(x), x);
      return true;
    case EMP_OP_math_trunc:
      out->f = trunc(x);
      return true;
    case EMP_OP_math_sqrt:
      out->f = sqrt(x);
      return !(x < 0.0);
    default:
      return false;
  }
}

static bool fold_exact_unary(emp_op_t* op, const emp_attr_t* const* operands,
                             emp_fold_result_t* out_results) {
  // A rounding or an absolute value of itself changes nothing.
  emp_op_t* inner = emp_value_def(emp_op_operand(op, 0));
  if (inner != NULL && inner->info == op->info &&
      !emp_op_is(op, EMP_OP_math_sqrt)) {
    out_results[0].value = emp_op_operand(op, 0);
    return true;
  }
  out_results[0].attr = emp_fold_elementwise(
      op, operands, 1, emp_op_result(op, 0)->type, exact_unary);
  return out_results[0].attr != NULL;
}

static int64_t count_ones(uint64_t bits) {
  int64_t count = 0;
  for (; bits != 0; bits &= bits - 1)
    ++count;
  return count;
}

static bool int_unary(const emp_op_t* op, const emp_scalar_t* in,
                      emp_scalar_t* out) {
  uint32_t width =
      emp_type_bit_width(emp_type_element_or_self(emp_op_operand(op, 0)->type));
  uint64_t bits = in[0].u;
  switch (op->info->kind) {
    case EMP_OP_math_absi:
      out->i = in[0].i < 0 ? (int64_t)(0 - (uint64_t)in[0].i) : in[0].i;
      return true;
    case EMP_OP_math_ctpop:
      out->i = count_ones(bits);
      return true;
    case EMP_OP_math_ctlz:
      for (out->i = width; bits != 0; bits >>= 1)
        --out->i;
      return true;
    case EMP_OP_math_cttz:
      out->i = bits == 0 ? (int64_t)width : count_ones((bits & (0 - bits)) - 1);
      return true;
    default:
      return false;
  }
}

static bool fold_int_unary(emp_op_t* op, const emp_attr_t* const* operands,
                           emp_fold_result_t* out_results) {
  out_results[0].attr = emp_fold_elementwise(
      op, operands, 1, emp_op_result(op, 0)->type, int_unary);
  return out_results[0].attr != NULL;
}

// Normal in the operand's own format: its least normal number is 2^(1 - bias).
static bool test_float(const emp_op_t* op, const emp_scalar_t* in,
                       emp_scalar_t* out) {
  double x = in[0].f;
  const emp_type_t* type =
      emp_type_element_or_self(emp_op_operand(op, 0)->type);
  switch (op->info->kind) {
    case EMP_OP_math_isfinite:
      out->i = isfinite(x);
      return true;
    case EMP_OP_math_isinf:
      out->i = isinf(x) != 0;
      return true;
    case EMP_OP_math_isnan:
      out->i = isnan(x);
      return true;
    case EMP_OP_math_isnormal:
      out->i =
          isfinite(x) &&
          fabs(x) >= ldexp(1.0, 1 - emp_float_format(type->float_kind)->bias);
      return true;
    default:
      return false;
  }
}

static bool fold_test(emp_op_t* op, const emp_attr_t* const* operands,
                      emp_fold_result_t* out_results) {
  out_results[0].attr = emp_fold_elementwise(
      op, operands, 1, emp_op_result(op, 0)->type, test_float);
  return out_results[0].attr != NULL;
}

static bool copy_sign(const emp_op_t* op, const emp_scalar_t* in,
                      emp_scalar_t* out) {
  (void)op;
  out->f = copysign(in[0].f, in[1].f);
  return true;
}

static bool fold_copysign(emp_op_t* op, const emp_attr_t* const* operands,
                          emp_fold_result_t* out_results) {
  out_results[0].attr = emp_fold_elementwise(
      op, operands, 2, emp_op_result(op, 0)->type, copy_sign);
  return out_results[0].attr != NULL;
}

// x^1 is x for every x, NaN included.
static bool fold_powf(emp_op_t* op, const emp_attr_t* const* operands,
                      emp_fold_result_t* out_results) {
  if (!emp_attr_is_float_splat(operands[1], 1.0)) return false;
  out_results[0].value = emp_op_operand(op, 0);
  return true;
}

static void name_sincos(emp_printer_t* printer, const emp_op_t* op) {
  emp_printer_name_value(printer, emp_op_result(op, 0), "sin");
  emp_printer_name_value(printer, emp_op_result(op, 1), "cos");
}

#define EMP_DIALECT_DEF "dialects/math/math.def"
#include "dialects/dialect_tables.inc"

const emp_dialect_t emp_math_dialect = {
    .name = "math", EMP_DIALECT_TABLES, .doc = "elementary functions"};
