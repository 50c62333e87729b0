// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Folds of integer arithmetic, comparisons and select. Each family has one
// function of scalars, applied to constants by const_fold.h, and a few
// identities that need no constant or just one. What is undefined (division by
// zero, shifts of n bits and more, overflow of the signed quotient) is left
// alone, so that it stays visible.
#include "dialects/arith/arith_fold.h"

#include "dialects/const_fold.h"
#include "dialects/op_kinds.h"

static uint32_t element_bits(const emp_value_t* value) {
  return emp_type_bit_width(emp_type_element_or_self(value->type));
}

static bool is_least(int64_t value, uint32_t bits) {
  return value ==
         (int64_t)((uint64_t)1 << (bits - 1) << (64 - bits)) >> (64 - bits);
}

// Signed quotients; floor and ceiling correct the truncated one.
static bool divide(const emp_op_t* op, const emp_scalar_t* in,
                   emp_scalar_t* out) {
  int64_t a = in[0].i, b = in[1].i;
  if (b == 0 || (b == -1 && is_least(a, element_bits(emp_op_operand(op, 0))))) {
    return false;
  }
  int64_t quotient = a / b, rest = a % b;
  bool is_negative = (a < 0) != (b < 0);
  switch (op->info->kind) {
    case EMP_OP_arith_divsi:
      out->i = quotient;
      return true;
    case EMP_OP_arith_ceildivsi:
      out->i = quotient + (rest != 0 && !is_negative);
      return true;
    case EMP_OP_arith_floordivsi:
      out->i = quotient - (rest != 0 && is_negative);
      return true;
    default:
      out->i = rest;
      return true;
  }
}

static bool divide_unsigned(const emp_op_t* op, const emp_scalar_t* in,
                            emp_scalar_t* out) {
  uint64_t a = in[0].u, b = in[1].u;
  if (b == 0) return false;
  switch (op->info->kind) {
    case EMP_OP_arith_divui:
      out->i = (int64_t)(a / b);
      return true;
    case EMP_OP_arith_ceildivui:
      out->i = (int64_t)(a / b + (a % b != 0));
      return true;
    default:
      out->i = (int64_t)(a % b);
      return true;
  }
}

static bool shift(const emp_op_t* op, const emp_scalar_t* in,
                  emp_scalar_t* out) {
  if (in[1].u >= element_bits(emp_op_operand(op, 0))) return false;
  switch (op->info->kind) {
    case EMP_OP_arith_shli:
      out->i = (int64_t)(in[0].u << in[1].u);
      return true;
    case EMP_OP_arith_shrsi:
      out->i = in[0].i >> in[1].u;
      return true;
    default:
      out->i = (int64_t)(in[0].u >> in[1].u);
      return true;
  }
}

static bool int_binary(const emp_op_t* op, const emp_scalar_t* in,
                       emp_scalar_t* out) {
  const emp_scalar_t a = in[0], b = in[1];
  switch (op->info->kind) {
    case EMP_OP_arith_addi:
      out->i = (int64_t)(a.u + b.u);
      return true;
    case EMP_OP_arith_subi:
      out->i = (int64_t)(a.u - b.u);
      return true;
    case EMP_OP_arith_muli:
      out->i = (int64_t)(a.u * b.u);
      return true;
    case EMP_OP_arith_andi:
      out->i = (int64_t)(a.u & b.u);
      return true;
    case EMP_OP_arith_ori:
      out->i = (int64_t)(a.u | b.u);
      return true;
    case EMP_OP_arith_xori:
      out->i = (int64_t)(a.u ^ b.u);
      return true;
    case EMP_OP_arith_maxsi:
      out->i = a.i > b.i ? a.i : b.i;
      return true;
    case EMP_OP_arith_minsi:
      out->i = a.i < b.i ? a.i : b.i;
      return true;
    case EMP_OP_arith_maxui:
      out->i = (int64_t)(a.u > b.u ? a.u : b.u);
      return true;
    case EMP_OP_arith_minui:
      out->i = (int64_t)(a.u < b.u ? a.u : b.u);
      return true;
    case EMP_OP_arith_divsi:
    case EMP_OP_arith_ceildivsi:
    case EMP_OP_arith_floordivsi:
    case EMP_OP_arith_remsi:
      return divide(op, in, out);
    case EMP_OP_arith_divui:
    case EMP_OP_arith_ceildivui:
    case EMP_OP_arith_remui:
      return divide_unsigned(op, in, out);
    case EMP_OP_arith_shli:
    case EMP_OP_arith_shrsi:
    case EMP_OP_arith_shrui:
      return shift(op, in, out);
    default:
      return false;
  }
}

static bool to_value(emp_fold_result_t* out, emp_value_t* value) {
  out->value = value;
  return true;
}

// The integer as a constant of the result's type; not for dynamic shapes.
static bool to_int(emp_op_t* op, emp_fold_result_t* out, int64_t value) {
  const emp_type_t* type = emp_op_result(op, 0)->type;
  if (emp_type_is_shaped(type) && !emp_type_has_static_shape(type)) {
    return false;
  }
  out->attr = emp_fold_int_constant(type, value);
  return true;
}

static emp_op_t* def_of(const emp_value_t* value, uint32_t kind) {
  emp_op_t* def = emp_value_def(value);
  return def != NULL && emp_op_is(def, kind) ? def : NULL;
}

// x op x.
static bool fold_equal_operands(emp_op_t* op, emp_fold_result_t* out) {
  emp_value_t* x = emp_op_operand(op, 0);
  switch (op->info->kind) {
    case EMP_OP_arith_andi:
    case EMP_OP_arith_ori:
    case EMP_OP_arith_maxsi:
    case EMP_OP_arith_maxui:
    case EMP_OP_arith_minsi:
    case EMP_OP_arith_minui:
      return to_value(out, x);
    case EMP_OP_arith_subi:
    case EMP_OP_arith_xori:
      return to_int(op, out, 0);
    default:
      return false;
  }
}

// x op constant, where the constant is neutral or decides alone.
static bool fold_with_constant(emp_op_t* op, const emp_attr_t* constant,
                               emp_fold_result_t* out) {
  emp_value_t* x = emp_op_operand(op, 0);
  emp_scalar_t c;
  if (!emp_attr_splat_scalar(constant, &c)) return false;
  uint32_t bits = element_bits(x);
  uint64_t ones = bits == 64 ? UINT64_MAX : ((uint64_t)1 << bits) - 1;
  bool is_min = is_least(c.i, bits);
  bool is_max = c.u == ones >> 1;
  switch (op->info->kind) {
    case EMP_OP_arith_addi:
    case EMP_OP_arith_subi:
    case EMP_OP_arith_xori:
    case EMP_OP_arith_shli:
    case EMP_OP_arith_shrsi:
    case EMP_OP_arith_shrui:
      return c.u == 0 && to_value(out, x);
    case EMP_OP_arith_muli:
      if (c.u == 0) return to_int(op, out, 0);
      return c.u == 1 && to_value(out, x);
    case EMP_OP_arith_andi:
      if (c.u == 0) return to_int(op, out, 0);
      return c.u == ones && to_value(out, x);
    case EMP_OP_arith_ori:
      if (c.u == ones) return to_int(op, out, -1);
      return c.u == 0 && to_value(out, x);
    case EMP_OP_arith_divsi:
    case EMP_OP_arith_divui:
    case EMP_OP_arith_ceildivsi:
    case EMP_OP_arith_ceildivui:
    case EMP_OP_arith_floordivsi:
      return c.u == 1 && bits > 1 && to_value(out, x);
    case EMP_OP_arith_remsi:
    case EMP_OP_arith_remui:
      return c.u == 1 && to_int(op, out, 0);
    case EMP_OP_arith_maxsi:
      if (is_max) return to_int(op, out, c.i);
      return is_min && to_value(out, x);
    case EMP_OP_arith_minsi:
      if (is_min) return to_int(op, out, c.i);
      return is_max && to_value(out, x);
    case EMP_OP_arith_maxui:
      if (c.u == ones) return to_int(op, out, -1);
      return c.u == 0 && to_value(out, x);
    case EMP_OP_arith_minui:
      if (c.u == 0) return to_int(op, out, 0);
      return c.u == ones && to_value(out, x);
    default:
      return false;
  }
}

// (a - b) + b, (a + b) - b, (a ^ b) ^ b.
static bool fold_inverse(emp_op_t* op, emp_fold_result_t* out) {
  emp_value_t* lhs = emp_op_operand(op, 0);
  emp_value_t* rhs = emp_op_operand(op, 1);
  emp_op_t* def;
  switch (op->info->kind) {
    case EMP_OP_arith_addi:
      def = def_of(lhs, EMP_OP_arith_subi);
      if (def != NULL && emp_op_operand(def, 1) == rhs) {
        return to_value(out, emp_op_operand(def, 0));
      }
      def = def_of(rhs, EMP_OP_arith_subi);
      return def != NULL && emp_op_operand(def, 1) == lhs &&
             to_value(out, emp_op_operand(def, 0));
    case EMP_OP_arith_subi:
      def = def_of(lhs, EMP_OP_arith_addi);
      if (def == NULL) return false;
      if (emp_op_operand(def, 1) == rhs) {
        return to_value(out, emp_op_operand(def, 0));
      }
      return emp_op_operand(def, 0) == rhs &&
             to_value(out, emp_op_operand(def, 1));
    case EMP_OP_arith_xori: {
      emp_value_t* left = emp_arith_cancel_xor(op);
      return left != NULL && to_value(out, left);
    }
    case EMP_OP_arith_andi:
      if (emp_arith_is_and_of_not(op)) return to_int(op, out, 0);
      // x and (x and y) is what is inside.
      for (uint32_t i = 0; i < 2; ++i) {
        const emp_value_t* other = emp_op_operand(op, 1 - i);
        def = def_of(emp_op_operand(op, i), EMP_OP_arith_andi);
        if (def != NULL && (emp_op_operand(def, 0) == other ||
                            emp_op_operand(def, 1) == other)) {
          return to_value(out, emp_op_operand(op, i));
        }
      }
      return false;
    default:
      return false;
  }
}

bool emp_arith_fold_int_binary(emp_op_t* op, const emp_attr_t* const* operands,
                               emp_fold_result_t* out_results) {
  const emp_attr_t* folded = emp_fold_elementwise(
      op, operands, 2, emp_op_result(op, 0)->type, int_binary);
  if (folded != NULL) {
    out_results[0].attr = folded;
    return true;
  }
  if (emp_op_operand(op, 0) == emp_op_operand(op, 1) &&
      fold_equal_operands(op, &out_results[0])) {
    return true;
  }
  if (operands[1] != NULL &&
      fold_with_constant(op, operands[1], &out_results[0])) {
    return true;
  }
  return fold_inverse(op, &out_results[0]);
}

// -- two results --------------------------------------------------------------

static bool product_low(const emp_op_t* op, const emp_scalar_t* in,
                        emp_scalar_t* out) {
  (void)op;
  out->i = (int64_t)(in[0].u * in[1].u);
  return true;
}

// High half of a 64 x 64 product from four 32 x 32 ones (Warren, "Hacker's
// Delight", 8-2).
static uint64_t high_unsigned(uint64_t a, uint64_t b) {
  uint64_t low = (a & UINT32_MAX) * (b & UINT32_MAX);
  uint64_t middle = (a >> 32) * (b & UINT32_MAX) + (low >> 32);
  uint64_t other = (a & UINT32_MAX) * (b >> 32) + (middle & UINT32_MAX);
  return (a >> 32) * (b >> 32) + (middle >> 32) + (other >> 32);
}

static bool product_high(const emp_op_t* op, const emp_scalar_t* in,
                         emp_scalar_t* out) {
  uint32_t bits = element_bits(emp_op_operand(op, 0));
  bool is_signed = emp_op_is(op, EMP_OP_arith_mulsi_extended);
  uint64_t a = is_signed ? (uint64_t)in[0].i : in[0].u;
  uint64_t b = is_signed ? (uint64_t)in[1].i : in[1].u;
  uint64_t high = high_unsigned(a, b), low = a * b;
  if (is_signed && in[0].i < 0) high -= b;
  if (is_signed && in[1].i < 0) high -= a;
  out->i = (int64_t)(bits == 64 ? high : low >> bits | high << (64 - bits));
  return true;
}

static bool sum(const emp_op_t* op, const emp_scalar_t* in, emp_scalar_t* out) {
  (void)op;
  out->i = (int64_t)(in[0].u + in[1].u);
  return true;
}

static bool carry(const emp_op_t* op, const emp_scalar_t* in,
                  emp_scalar_t* out) {
  uint32_t unused = 64 - element_bits(emp_op_operand(op, 0));
  uint64_t total = (in[0].u + in[1].u) << unused >> unused;
  out->i = total < in[0].u;
  return true;
}

bool emp_arith_fold_extended(emp_op_t* op, const emp_attr_t* const* operands,
                             emp_fold_result_t* out_results) {
  bool is_sum = emp_op_is(op, EMP_OP_arith_addui_extended);
  out_results[0].attr = emp_fold_elementwise(
      op, operands, 2, emp_op_result(op, 0)->type, is_sum ? sum : product_low);
  out_results[1].attr =
      emp_fold_elementwise(op, operands, 2, emp_op_result(op, 1)->type,
                           is_sum ? carry : product_high);
  return out_results[0].attr != NULL && out_results[1].attr != NULL;
}

// -- comparison and choice ----------------------------------------------------

bool emp_arith_compare_ints(int64_t predicate, int64_t a, int64_t b,
                            uint64_t ua, uint64_t ub) {
  switch (predicate) {
    case 0:
      return a == b;
    case 1:
      return a != b;
    case 2:
      return a < b;
    case 3:
      return a <= b;
    case 4:
      return a > b;
    case 5:
      return a >= b;
    case 6:
      return ua < ub;
    case 7:
      return ua <= ub;
    case 8:
      return ua > ub;
    default:
      return ua >= ub;
  }
}

static bool compare_ints(const emp_op_t* op, const emp_scalar_t* in,
                         emp_scalar_t* out) {
  int64_t predicate = emp_op_int_attr(op, "predicate", 0);
  out->i =
      emp_arith_compare_ints(predicate, in[0].i, in[1].i, in[0].u, in[1].u);
  return true;
}

bool emp_arith_fold_cmpi(emp_op_t* op, const emp_attr_t* const* operands,
                         emp_fold_result_t* out_results) {
  const emp_attr_t* folded = emp_fold_elementwise(
      op, operands, 2, emp_op_result(op, 0)->type, compare_ints);
  if (folded != NULL) {
    out_results[0].attr = folded;
    return true;
  }
  emp_value_t* bit = emp_arith_compared_bit(op);
  if (bit != NULL) return to_value(&out_results[0], bit);
  if (emp_op_operand(op, 0) == emp_op_operand(op, 1)) {
    int64_t predicate = emp_op_int_attr(op, "predicate", 0);
    return to_int(op, &out_results[0],
                  emp_arith_compare_ints(predicate, 0, 0, 0, 0));
  }
  return false;
}

static bool choose_int(const emp_op_t* op, const emp_scalar_t* in,
                       emp_scalar_t* out) {
  (void)op;
  *out = in[0].u != 0 ? in[1] : in[2];
  return true;
}

bool emp_arith_fold_select(emp_op_t* op, const emp_attr_t* const* operands,
                           emp_fold_result_t* out_results) {
  emp_value_t* yes = emp_op_operand(op, 1);
  emp_value_t* no = emp_op_operand(op, 2);
  if (yes == no) return to_value(&out_results[0], yes);
  emp_value_t* chosen = emp_arith_chosen_equal(op);
  if (chosen != NULL) return to_value(&out_results[0], chosen);
  emp_scalar_t condition;
  if (emp_attr_splat_scalar(operands[0], &condition)) {
    return to_value(&out_results[0], condition.u != 0 ? yes : no);
  }
  if (emp_op_operand(op, 0)->type == yes->type &&
      emp_attr_is_int_splat(operands[1], 1) &&
      emp_attr_is_int_splat(operands[2], 0)) {
    return to_value(&out_results[0], emp_op_operand(op, 0));
  }
  out_results[0].attr = emp_fold_elementwise(
      op, operands, 3, emp_op_result(op, 0)->type, choose_int);
  return out_results[0].attr != NULL;
}
