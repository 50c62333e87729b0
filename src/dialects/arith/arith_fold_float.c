// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Folds of floating-point arithmetic and of all casts. Results are what IEEE
// 754 says, rounded once at the result's own precision; identities are only
// those that hold for every input, NaN, infinities and signed zeros included:
// x + -0, x - 0, x * 1, x / 1, but neither x - x nor x * 0.
#include <math.h>

#include "dialects/arith/arith_fold.h"
#include "dialects/const_fold.h"
#include "dialects/op_kinds.h"

static bool float_binary(const emp_op_t* op, const emp_scalar_t* in,
                         emp_scalar_t* out) {
  double a = in[0].f, b = in[1].f;
  bool is_nan = isnan(a) || isnan(b);
  // Among equal numbers (+0 and -0) the greater one has no sign.
  double greater = a > b || (a == b && !signbit(a)) ? a : b;
  double smaller = a < b || (a == b && signbit(a)) ? a : b;
  switch (op->info->kind) {
    case EMP_OP_arith_addf:
      out->f = a + b;
      return true;
    case EMP_OP_arith_subf:
      out->f = a - b;
      return true;
    case EMP_OP_arith_mulf:
      out->f = a * b;
      return true;
    case EMP_OP_arith_divf:
      out->f = a / b;
      return true;
    case EMP_OP_arith_remf:
      out->f = fmod(a, b);
      return true;
    case EMP_OP_arith_maximumf:
      out->f = is_nan ? (double)NAN : greater;
      return true;
    case EMP_OP_arith_minimumf:
      out->f = is_nan ? (double)NAN : smaller;
      return true;
    case EMP_OP_arith_maxnumf:
      out->f = isnan(a) ? b : isnan(b) ? a : greater;
      return true;
    case EMP_OP_arith_minnumf:
      out->f = isnan(a) ? b : isnan(b) ? a : smaller;
      return true;
    default:
      return false;
  }
}

static bool is_neutral(uint32_t kind, const emp_attr_t* rhs) {
  switch (kind) {
    case EMP_OP_arith_addf:
      return emp_attr_is_float_splat(rhs, -0.0);
    case EMP_OP_arith_subf:
      return emp_attr_is_float_splat(rhs, 0.0);
    case EMP_OP_arith_mulf:
    case EMP_OP_arith_divf:
      return emp_attr_is_float_splat(rhs, 1.0);
    case EMP_OP_arith_maximumf:
      return emp_attr_is_float_splat(rhs, -(double)INFINITY);
    case EMP_OP_arith_minimumf:
      return emp_attr_is_float_splat(rhs, (double)INFINITY);
    default:
      return false;
  }
}

bool emp_arith_fold_float_binary(emp_op_t* op,
                                 const emp_attr_t* const* operands,
                                 emp_fold_result_t* out_results) {
  out_results[0].attr = emp_fold_elementwise(
      op, operands, 2, emp_op_result(op, 0)->type, float_binary);
  if (out_results[0].attr != NULL) return true;
  bool is_same = emp_op_operand(op, 0) == emp_op_operand(op, 1) &&
                 emp_op_has_trait(op, IDEMPOTENT);
  if (is_same || is_neutral(op->info->kind, operands[1])) {
    out_results[0].value = emp_op_operand(op, 0);
    return true;
  }
  return false;
}

static bool negate(const emp_op_t* op, const emp_scalar_t* in,
                   emp_scalar_t* out) {
  (void)op;
  out->f = -in[0].f;
  return true;
}

bool emp_arith_fold_negf(emp_op_t* op, const emp_attr_t* const* operands,
                         emp_fold_result_t* out_results) {
  emp_op_t* inner = emp_value_def(emp_op_operand(op, 0));
  if (inner != NULL && emp_op_is(inner, EMP_OP_arith_negf)) {
    out_results[0].value = emp_op_operand(inner, 0);
    return true;
  }
  out_results[0].attr =
      emp_fold_elementwise(op, operands, 1, emp_op_result(op, 0)->type, negate);
  return out_results[0].attr != NULL;
}

// Predicate bits: 1 equal, 2 greater, 4 less, 8 unordered.
bool emp_arith_compare_floats(int64_t predicate, double a, double b) {
  int64_t relation = a == b ? 1 : a > b ? 2 : a < b ? 4 : 8;
  return (predicate & relation) != 0;
}

static bool compare_floats(const emp_op_t* op, const emp_scalar_t* in,
                           emp_scalar_t* out) {
  int64_t predicate = emp_op_int_attr(op, "predicate", 0);
  out->i = emp_arith_compare_floats(predicate, in[0].f, in[1].f);
  return true;
}

bool emp_arith_fold_cmpf(emp_op_t* op, const emp_attr_t* const* operands,
                         emp_fold_result_t* out_results) {
  const emp_type_t* type = emp_op_result(op, 0)->type;
  int64_t predicate = emp_op_int_attr(op, "predicate", 0);
  bool is_static = !emp_type_is_shaped(type) || emp_type_has_static_shape(type);
  if (is_static && (predicate == 0 || predicate == 15)) {
    out_results[0].attr = emp_fold_int_constant(type, predicate != 0);
    return true;
  }
  for (uint32_t i = 0; is_static && i < 2; ++i) {
    emp_scalar_t value;
    bool is_nan = emp_attr_splat_scalar(operands[i], &value) && isnan(value.f);
    if (!is_nan) continue;
    // Nothing is ordered with a NaN.
    out_results[0].attr = emp_fold_int_constant(
        type, emp_arith_compare_floats(predicate, (double)NAN, 0));
    return true;
  }
  out_results[0].attr =
      emp_fold_elementwise(op, operands, 2, type, compare_floats);
  return out_results[0].attr != NULL;
}

// -- casts ------------------------------------------------------------------

// To double for a later narrowing: above 2^53 the bits shifted out are kept as
// one odd bit ("round to odd"), so that rounding once more is still right.
static double odd_double(uint64_t magnitude) {
  uint32_t shift = 0;
  bool sticky = false;
  while (magnitude >> 53 != 0) {
    sticky = sticky || (magnitude & 1) != 0;
    magnitude >>= 1;
    ++shift;
  }
  if (sticky) magnitude |= 1;
  return ldexp((double)magnitude, (int)shift);
}

static double int_to_float(const emp_type_t* element, uint64_t magnitude) {
  bool is_double = element->float_kind == EMP_FLOAT_F64;
  return is_double ? (double)magnitude : odd_double(magnitude);
}

static bool float_to_int(double value, bool is_signed, uint32_t bits,
                         emp_scalar_t* out) {
  double truncated = trunc(value);
  double low = is_signed ? -ldexp(1.0, (int)bits - 1) : 0.0;
  double end = ldexp(1.0, (int)bits - (is_signed ? 1 : 0));
  if (!(truncated >= low && truncated < end)) return false;
  out->i = is_signed ? (int64_t)truncated : (int64_t)(uint64_t)truncated;
  return true;
}

static bool cast(const emp_op_t* op, const emp_scalar_t* in,
                 emp_scalar_t* out) {
  const emp_type_t* to = emp_type_element_or_self(emp_op_result(op, 0)->type);
  const emp_type_t* from =
      emp_type_element_or_self(emp_op_operand(op, 0)->type);
  switch (op->info->kind) {
    case EMP_OP_arith_extsi:
    case EMP_OP_arith_trunci:
    case EMP_OP_arith_index_cast:
      out->i = in[0].i;
      return true;
    case EMP_OP_arith_extui:
    case EMP_OP_arith_index_castui:
      out->i = (int64_t)in[0].u;
      return true;
    case EMP_OP_arith_extf:
      out->f = in[0].f;
      return true;
    case EMP_OP_arith_truncf:
      out->f = in[0].f;
      return emp_op_int_attr(op, "roundingmode", 0) == 0;
    case EMP_OP_arith_sitofp:
      out->f = in[0].i < 0 ? -int_to_float(to, 0 - (uint64_t)in[0].i)
                           : int_to_float(to, in[0].u);
      return true;
    case EMP_OP_arith_uitofp:
      out->f = int_to_float(to, in[0].u);
      return true;
    case EMP_OP_arith_fptosi:
      return float_to_int(in[0].f, true, to->bits, out);
    case EMP_OP_arith_fptoui:
      return float_to_int(in[0].f, false, to->bits, out);
    case EMP_OP_arith_bitcast:
      if (to->kind != EMP_TYPE_FLOAT) {
        out->i = (int64_t)in[0].u;
        return true;
      }
      if (from->kind == EMP_TYPE_FLOAT && from != to) return false;
      out->f = emp_float_decode(to->float_kind, in[0].u);
      // A NaN would lose its payload on the way through a double.
      return !isnan(out->f);
    default:
      return false;
  }
}

static uint32_t width(const emp_value_t* value) {
  return emp_type_bit_width(emp_type_element_or_self(value->type));
}

// cast(inner(x)) that gives x back.
static bool undoes(const emp_op_t* op, const emp_op_t* inner) {
  uint32_t kind = op->info->kind, inner_kind = inner->info->kind;
  const emp_value_t* x = emp_op_operand(inner, 0);
  switch (kind) {
    case EMP_OP_arith_trunci:
      return inner_kind == EMP_OP_arith_extsi ||
             inner_kind == EMP_OP_arith_extui;
    case EMP_OP_arith_truncf:
      return inner_kind == EMP_OP_arith_extf;
    case EMP_OP_arith_bitcast:
      return inner_kind == EMP_OP_arith_bitcast;
    case EMP_OP_arith_index_cast:
    case EMP_OP_arith_index_castui:
      return (inner_kind == EMP_OP_arith_index_cast ||
              inner_kind == EMP_OP_arith_index_castui) &&
             width(x) <= width(emp_op_result(inner, 0));
    default:
      return false;
  }
}

bool emp_arith_fold_cast(emp_op_t* op, const emp_attr_t* const* operands,
                         emp_fold_result_t* out_results) {
  const emp_type_t* type = emp_op_result(op, 0)->type;
  emp_value_t* in = emp_op_operand(op, 0);
  if (emp_op_is(op, EMP_OP_arith_bitcast) && in->type == type) {
    out_results[0].value = in;
    return true;
  }
  emp_op_t* inner = emp_value_def(in);
  if (inner != NULL && inner->operand_count == 1 && undoes(op, inner) &&
      emp_op_operand(inner, 0)->type == type) {
    out_results[0].value = emp_op_operand(inner, 0);
    return true;
  }
  out_results[0].attr = emp_fold_elementwise(op, operands, 1, type, cast);
  return out_results[0].attr != NULL;
}
