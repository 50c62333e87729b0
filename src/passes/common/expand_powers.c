// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// expand-powers: powers with integer exponents become arithmetic that every
// back end has.
//
// Before:
//   %0 = math.ipowi %a, %n : i32
//   %1 = math.fpowi %x, %k : f32, i32
// After:
//   r = 1; for each bit k of %n, lowest first: r = bit ? r * b : r; b = b * b
//   (negative %n: 1, or +-1 where %a is -1, else 0)
//   %1 = truncf (math.powf (extf %x), (sitofp %k)) in f64
//
// Right: a^n modulo 2^w is the product of the squares that the bits of n name;
// for negative n the quotient 1 / a^-n truncates to 0 unless a is 1 or -1. An
// f64 holds every i32 exponent, and rounding its power to f32 or less adds half
// a unit in the last place. Ends: the new ops are not looked at again.
#include "dialects/op_kinds.h"
#include "ir/rewrite.h"
#include "passes/passes.h"

static emp_value_t* constant_of(emp_rewriter_t* b, const emp_type_t* type,
                                int64_t value) {
  const emp_type_t* element = emp_type_element_or_self(type);
  const emp_attr_t* scalar = emp_attr_integer(element, value);
  const emp_attr_t* attr =
      emp_type_is_shaped(type) ? emp_attr_dense_splat(type, scalar) : scalar;
  return emp_build_value(b, EMP_OP_arith_constant,
                         EMP_ATTRS(EMP_ATTR("value", attr)));
}

static emp_value_t* compare(emp_rewriter_t* b, int64_t predicate,
                            emp_value_t* lhs, emp_value_t* rhs) {
  return emp_build_value(
      b, EMP_OP_arith_cmpi, EMP_VALUES(lhs, rhs),
      EMP_ATTRS(EMP_ATTR("predicate", emp_attr_i64(b->context, predicate))));
}

static emp_value_t* choose(emp_rewriter_t* b, emp_value_t* condition,
                           emp_value_t* yes, emp_value_t* no) {
  return emp_build_value(b, EMP_OP_arith_select, EMP_VALUES(condition, yes, no),
                         EMP_TYPES(yes->type));
}

// a^n for n >= 0, by squaring. Folding leaves the needed products of a known
// exponent.
static emp_value_t* power_by_squares(emp_rewriter_t* b, emp_value_t* base,
                                     emp_value_t* exponent) {
  enum { kNotEqual = 1 };
  const emp_type_t* type = base->type;
  uint32_t bits = emp_type_bit_width(emp_type_element_or_self(type));
  emp_value_t* zero = constant_of(b, type, 0);
  emp_value_t* result = constant_of(b, type, 1);
  emp_value_t* square = base;
  for (uint32_t k = 0; k + 1 < bits; ++k) {
    emp_value_t* mask = constant_of(b, type, (int64_t)(UINT64_C(1) << k));
    emp_value_t* bit =
        emp_build_value(b, EMP_OP_arith_andi, EMP_VALUES(exponent, mask));
    emp_value_t* product =
        emp_build_value(b, EMP_OP_arith_muli, EMP_VALUES(result, square));
    result = choose(b, compare(b, kNotEqual, bit, zero), product, result);
    if (k + 2 < bits) {
      square =
          emp_build_value(b, EMP_OP_arith_muli, EMP_VALUES(square, square));
    }
  }
  return result;
}

static emp_value_t* integer_power(emp_rewriter_t* b, emp_op_t* op) {
  enum { kEqual = 0, kLess = 2 };
  emp_value_t* base = emp_op_operand(op, 0);
  emp_value_t* exponent = emp_op_operand(op, 1);
  const emp_type_t* type = base->type;
  emp_value_t* zero = constant_of(b, type, 0);
  emp_value_t* one = constant_of(b, type, 1);
  emp_value_t* minus_one = constant_of(b, type, -1);
  emp_value_t* positive = power_by_squares(b, base, exponent);
  emp_value_t* parity =
      emp_build_value(b, EMP_OP_arith_andi, EMP_VALUES(exponent, one));
  emp_value_t* sign =
      choose(b, compare(b, kEqual, parity, zero), one, minus_one);
  emp_value_t* negative =
      choose(b, compare(b, kEqual, base, minus_one), sign, zero);
  negative = choose(b, compare(b, kEqual, base, one), one, negative);
  return choose(b, compare(b, kLess, exponent, zero), negative, positive);
}

// The type with f64 elements.
static const emp_type_t* wide(const emp_type_t* type) {
  const emp_type_t* f64 = emp_type_float(type->context, EMP_FLOAT_F64);
  return emp_type_is_shaped(type) ? emp_type_with_element(type, f64) : f64;
}

static emp_value_t* float_power(emp_rewriter_t* b, emp_op_t* op) {
  emp_value_t* base = emp_op_operand(op, 0);
  emp_value_t* exponent = emp_op_operand(op, 1);
  const emp_type_t* type = base->type;
  const emp_type_t* f64 = wide(type);
  if (emp_type_is_index(emp_type_element_or_self(exponent->type))) {
    const emp_type_t* i64 = emp_type_integer(b->context, 64);
    const emp_type_t* cast = emp_type_is_shaped(exponent->type)
                                 ? emp_type_with_element(exponent->type, i64)
                                 : i64;
    exponent = emp_build_value(b, EMP_OP_arith_index_cast, EMP_VALUES(exponent),
                               EMP_TYPES(cast));
  }
  if (type != f64) {
    base =
        emp_build_value(b, EMP_OP_arith_extf, EMP_VALUES(base), EMP_TYPES(f64));
  }
  emp_value_t* number = emp_build_value(b, EMP_OP_arith_sitofp,
                                        EMP_VALUES(exponent), EMP_TYPES(f64));
  emp_value_t* power =
      emp_build_value(b, EMP_OP_math_powf, EMP_VALUES(base, number));
  if (type == f64) return power;
  return emp_build_value(b, EMP_OP_arith_truncf, EMP_VALUES(power),
                         EMP_TYPES(type));
}

static void expand_kind(emp_pass_ctx_t* pass, uint32_t kind,
                        emp_value_t* (*expand)(emp_rewriter_t* b,
                                               emp_op_t* op)) {
  emp_op_list_t list = emp_collect(pass->op, kind, pass->scratch);
  for (size_t i = 0; i < list.count; ++i) {
    emp_op_t* op = list.items[i];
    emp_rewriter_t b = emp_build_before(op);
    b.scratch = pass->scratch;
    emp_value_t* value = expand(&b, op);
    emp_replace_op(&b, op, &value, 1);
  }
}

bool emp_pass_expand_powers(emp_pass_ctx_t* pass) {
  expand_kind(pass, EMP_OP_math_ipowi, integer_power);
  expand_kind(pass, EMP_OP_math_fpowi, float_power);
  return true;
}
