// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A row of vm_scalars.def is either one instruction, chosen by the class of
// the operand type, or a builder. Around both: narrow integers come in as the
// row says and leave sign-extended, small floats leave rounded.
#include "passes/vm/vm_scalars.h"

#include "base/assert.h"
#include "dialects/op_kinds.h"
#include "passes/vm/vm_build.h"

typedef struct scalar_row_s scalar_row_t;
typedef bool (*scalar_builder_t)(emp_vm_conversion_t* conversion,
                                 const scalar_row_t* row, emp_op_t* op);
struct scalar_row_s {
  uint32_t kind;
  const char* i32;
  const char* i64;
  const char* f32;
  const char* f64;
  emp_vm_sign_t sign;
  scalar_builder_t build;
};

// The i32 or i64 form of an instruction.
static const char* by_class(emp_vm_class_t class, const char* i32,
                            const char* i64) {
  return class == EMP_VM_CLASS_I64 ? i64 : i32;
}

static emp_value_t* const_int(emp_vm_conversion_t* conversion,
                              emp_vm_class_t class, int64_t value) {
  return class == EMP_VM_CLASS_I64
             ? emp_vm_const_i64(&conversion->rewriter, value)
             : emp_vm_const_i32(&conversion->rewriter, (int32_t)value);
}

// -- one instruction ----------------------------------------------------------

static bool build_instruction(emp_vm_conversion_t* conversion,
                              const scalar_row_t* row, emp_op_t* op) {
  emp_vm_class_t class = emp_vm_class_of(op->results[0].type);
  const char* names[] = {NULL, row->i32, row->i64, row->f32, row->f64};
  const char* name = names[class];
  if (!name) return emp_vm_refuse(conversion, op);
  emp_value_t* operands[3];
  EMP_ASSERT(op->operand_count <= 3);
  for (uint32_t i = 0; i < op->operand_count; ++i) {
    operands[i] =
        emp_vm_integer_operand(conversion, row->sign, emp_op_operand(op, i));
  }
  emp_vm_set_result(
      conversion, op, 0,
      emp_vm_emit(conversion, name, class, operands, op->operand_count));
  return true;
}

// -- integers of several instructions -----------------------------------------

static bool build_shift(emp_vm_conversion_t* conversion,
                        const scalar_row_t* row, emp_op_t* op) {
  emp_vm_class_t class = emp_vm_class_of(op->results[0].type);
  if (class != EMP_VM_CLASS_I32 && class != EMP_VM_CLASS_I64)
    return emp_vm_refuse(conversion, op);
  emp_value_t* value =
      emp_vm_integer_operand(conversion, row->sign, emp_op_operand(op, 0));
  emp_value_t* amount =
      emp_vm_integer_operand(conversion, EMP_VM_ZERO, emp_op_operand(op, 1));
  if (class == EMP_VM_CLASS_I64) {
    amount =
        emp_vm_emit1(conversion, "vm.trunc.i64.i32", EMP_VM_CLASS_I32, amount);
  }
  emp_vm_set_result(
      conversion, op, 0,
      emp_vm_emit2(conversion, by_class(class, row->i32, row->i64), class,
                   value, amount));
  return true;
}

// a / b toward zero, corrected by one where the remainder is not 0 and the
// signs say so.
static bool build_rounded_division(emp_vm_conversion_t* conversion,
                                   emp_op_t* op, bool to_floor) {
  emp_vm_class_t class = emp_vm_class_of(op->results[0].type);
  if (class != EMP_VM_CLASS_I32 && class != EMP_VM_CLASS_I64)
    return emp_vm_refuse(conversion, op);
  emp_value_t* a =
      emp_vm_integer_operand(conversion, EMP_VM_SIGN, emp_op_operand(op, 0));
  emp_value_t* b =
      emp_vm_integer_operand(conversion, EMP_VM_SIGN, emp_op_operand(op, 1));
  emp_value_t* quotient = emp_vm_emit2(
      conversion, by_class(class, "vm.div.i32.s", "vm.div.i64.s"), class, a, b);
  emp_value_t* remainder = emp_vm_emit2(
      conversion, by_class(class, "vm.rem.i32.s", "vm.rem.i64.s"), class, a, b);
  emp_value_t* zero = const_int(conversion, class, 0);
  emp_value_t* signs = emp_vm_emit2(
      conversion, by_class(class, "vm.xor.i32", "vm.xor.i64"), class, a, b);
  // Signs differ: the exact quotient is negative, so floor lies below.
  emp_value_t* is_due = emp_vm_emit2(
      conversion,
      to_floor ? by_class(class, "vm.cmp.lt.i32.s", "vm.cmp.lt.i64.s")
               : by_class(class, "vm.cmp.gte.i32.s", "vm.cmp.gte.i64.s"),
      EMP_VM_CLASS_I32, signs, zero);
  emp_value_t* is_inexact = emp_vm_emit2(
      conversion, by_class(class, "vm.cmp.ne.i32", "vm.cmp.ne.i64"),
      EMP_VM_CLASS_I32, remainder, zero);
  emp_value_t* correct = emp_vm_emit2(conversion, "vm.and.i32",
                                      EMP_VM_CLASS_I32, is_due, is_inexact);
  if (class == EMP_VM_CLASS_I64) {
    correct =
        emp_vm_emit1(conversion, "vm.ext.i32.i64.u", EMP_VM_CLASS_I64, correct);
  }
  const char* step = to_floor ? by_class(class, "vm.sub.i32", "vm.sub.i64")
                              : by_class(class, "vm.add.i32", "vm.add.i64");
  emp_vm_set_result(conversion, op, 0,
                    emp_vm_emit2(conversion, step, class, quotient, correct));
  return true;
}

static bool build_floor_division(emp_vm_conversion_t* conversion,
                                 const scalar_row_t* row, emp_op_t* op) {
  (void)row;
  return build_rounded_division(conversion, op, true);
}

static bool build_ceil_division(emp_vm_conversion_t* conversion,
                                const scalar_row_t* row, emp_op_t* op) {
  (void)row;
  return build_rounded_division(conversion, op, false);
}

static bool build_ceil_division_unsigned(emp_vm_conversion_t* conversion,
                                         const scalar_row_t* row,
                                         emp_op_t* op) {
  emp_vm_class_t class = emp_vm_class_of(op->results[0].type);
  if (class != EMP_VM_CLASS_I32 && class != EMP_VM_CLASS_I64)
    return emp_vm_refuse(conversion, op);
  emp_value_t* a =
      emp_vm_integer_operand(conversion, row->sign, emp_op_operand(op, 0));
  emp_value_t* b =
      emp_vm_integer_operand(conversion, row->sign, emp_op_operand(op, 1));
  emp_value_t* quotient = emp_vm_emit2(
      conversion, by_class(class, "vm.div.i32.u", "vm.div.i64.u"), class, a, b);
  emp_value_t* remainder = emp_vm_emit2(
      conversion, by_class(class, "vm.rem.i32.u", "vm.rem.i64.u"), class, a, b);
  emp_value_t* correct = emp_vm_emit1(
      conversion, by_class(class, "vm.cmp.nz.i32", "vm.cmp.nz.i64"),
      EMP_VM_CLASS_I32, remainder);
  if (class == EMP_VM_CLASS_I64) {
    correct =
        emp_vm_emit1(conversion, "vm.ext.i32.i64.u", EMP_VM_CLASS_I64, correct);
  }
  emp_vm_set_result(
      conversion, op, 0,
      emp_vm_emit2(conversion, by_class(class, "vm.add.i32", "vm.add.i64"),
                   class, quotient, correct));
  return true;
}

// Sum and carry: the sum is below an operand exactly when it wrapped.
static bool build_add_extended(emp_vm_conversion_t* conversion,
                               const scalar_row_t* row, emp_op_t* op) {
  const emp_type_t* type = op->results[0].type;
  emp_vm_class_t class = emp_vm_class_of(type);
  if (class != EMP_VM_CLASS_I32 && class != EMP_VM_CLASS_I64)
    return emp_vm_refuse(conversion, op);
  emp_value_t* a =
      emp_vm_integer_operand(conversion, row->sign, emp_op_operand(op, 0));
  emp_value_t* b =
      emp_vm_integer_operand(conversion, row->sign, emp_op_operand(op, 1));
  emp_value_t* sum = emp_vm_emit2(
      conversion, by_class(class, "vm.add.i32", "vm.add.i64"), class, a, b);
  emp_value_t* wrapped = class == EMP_VM_CLASS_I32
                             ? emp_vm_zero_extend(conversion, sum, type->bits)
                             : sum;
  emp_value_t* carry = emp_vm_emit2(
      conversion, by_class(class, "vm.cmp.lt.i32.u", "vm.cmp.lt.i64.u"),
      EMP_VM_CLASS_I32, wrapped, a);
  emp_vm_set_result(conversion, op, 0, sum);
  emp_vm_set_result(conversion, op, 1, carry);
  return true;
}

// The high half of a 64-bit product, from products of 32-bit halves (Warren,
// Hacker's Delight, section 8-2).
static emp_value_t* multiply_high_i64(emp_vm_conversion_t* conversion,
                                      emp_value_t* a, emp_value_t* b,
                                      bool is_signed) {
  const char* shift = is_signed ? "vm.shr.i64.s" : "vm.shr.i64.u";
  emp_value_t* by32 = emp_vm_const_i32(&conversion->rewriter, 32);
  emp_value_t* mask =
      emp_vm_const_i64(&conversion->rewriter, INT64_C(0xffffffff));
#define AND(x, y) emp_vm_emit2(conversion, "vm.and.i64", EMP_VM_CLASS_I64, x, y)
#define ADD(x, y) emp_vm_emit2(conversion, "vm.add.i64", EMP_VM_CLASS_I64, x, y)
#define MUL(x, y) emp_vm_emit2(conversion, "vm.mul.i64", EMP_VM_CLASS_I64, x, y)
#define SHR(op_name, x) \
  emp_vm_emit2(conversion, op_name, EMP_VM_CLASS_I64, x, by32)
  emp_value_t* a0 = AND(a, mask);
  emp_value_t* a1 = SHR(shift, a);
  emp_value_t* b0 = AND(b, mask);
  emp_value_t* b1 = SHR(shift, b);
  emp_value_t* w0 = MUL(a0, b0);
  emp_value_t* t = ADD(MUL(a1, b0), SHR("vm.shr.i64.u", w0));
  emp_value_t* w1 = ADD(MUL(a0, b1), AND(t, mask));
  emp_value_t* high = ADD(MUL(a1, b1), SHR(shift, t));
  return ADD(high, SHR(shift, w1));
#undef AND
#undef ADD
#undef MUL
#undef SHR
}

static bool build_multiply_extended(emp_vm_conversion_t* conversion,
                                    const scalar_row_t* row, emp_op_t* op) {
  const emp_type_t* type = op->results[0].type;
  emp_vm_class_t class = emp_vm_class_of(type);
  bool is_signed = row->sign == EMP_VM_SIGN;
  if (class != EMP_VM_CLASS_I32 && class != EMP_VM_CLASS_I64)
    return emp_vm_refuse(conversion, op);
  emp_value_t* a =
      emp_vm_integer_operand(conversion, row->sign, emp_op_operand(op, 0));
  emp_value_t* b =
      emp_vm_integer_operand(conversion, row->sign, emp_op_operand(op, 1));
  if (class == EMP_VM_CLASS_I64) {
    emp_vm_set_result(
        conversion, op, 0,
        emp_vm_emit2(conversion, "vm.mul.i64", EMP_VM_CLASS_I64, a, b));
    emp_vm_set_result(conversion, op, 1,
                      multiply_high_i64(conversion, a, b, is_signed));
    return true;
  }
  const char* extend = is_signed ? "vm.ext.i32.i64.s" : "vm.ext.i32.i64.u";
  emp_value_t* product =
      emp_vm_emit2(conversion, "vm.mul.i64", EMP_VM_CLASS_I64,
                   emp_vm_emit1(conversion, extend, EMP_VM_CLASS_I64, a),
                   emp_vm_emit1(conversion, extend, EMP_VM_CLASS_I64, b));
  emp_value_t* width =
      emp_vm_const_i32(&conversion->rewriter, (int32_t)type->bits);
  emp_value_t* high = emp_vm_emit2(conversion, "vm.shr.i64.u", EMP_VM_CLASS_I64,
                                   product, width);
  emp_vm_set_result(
      conversion, op, 0,
      emp_vm_emit1(conversion, "vm.trunc.i64.i32", EMP_VM_CLASS_I32, product));
  emp_vm_set_result(
      conversion, op, 1,
      emp_vm_emit1(conversion, "vm.trunc.i64.i32", EMP_VM_CLASS_I32, high));
  return true;
}

// Counts over the bits of the type, not of the register.
static bool build_count(emp_vm_conversion_t* conversion,
                        const scalar_row_t* row, emp_op_t* op) {
  const emp_type_t* type = op->results[0].type;
  emp_vm_class_t class = emp_vm_class_of(type);
  if (class != EMP_VM_CLASS_I32 && class != EMP_VM_CLASS_I64)
    return emp_vm_refuse(conversion, op);
  emp_value_t* value =
      emp_vm_integer_operand(conversion, EMP_VM_ZERO, emp_op_operand(op, 0));
  bool is_narrow = class == EMP_VM_CLASS_I32 && type->bits < 32;
  if (is_narrow && emp_op_is(op, EMP_OP_math_cttz)) {
    // A bit above the type ends the count of a zero.
    emp_value_t* fence = emp_vm_const_i32(&conversion->rewriter,
                                          (int32_t)(UINT32_C(1) << type->bits));
    value =
        emp_vm_emit2(conversion, "vm.or.i32", EMP_VM_CLASS_I32, value, fence);
  }
  emp_value_t* count = emp_vm_emit1(
      conversion, by_class(class, row->i32, row->i64), class, value);
  if (is_narrow && emp_op_is(op, EMP_OP_math_ctlz)) {
    emp_value_t* extra =
        emp_vm_const_i32(&conversion->rewriter, (int32_t)(32 - type->bits));
    count =
        emp_vm_emit2(conversion, "vm.sub.i32", EMP_VM_CLASS_I32, count, extra);
  }
  emp_vm_set_result(conversion, op, 0, count);
  return true;
}

// -- floats of several instructions -------------------------------------------

static bool build_sincos(emp_vm_conversion_t* conversion,
                         const scalar_row_t* row, emp_op_t* op) {
  (void)row;
  emp_vm_class_t class = emp_vm_class_of(op->results[0].type);
  if (class != EMP_VM_CLASS_F32 && class != EMP_VM_CLASS_F64)
    return emp_vm_refuse(conversion, op);
  emp_value_t* x = emp_vm_value(conversion, emp_op_operand(op, 0));
  bool is_f64 = class == EMP_VM_CLASS_F64;
  emp_vm_set_result(
      conversion, op, 0,
      emp_vm_emit1(conversion, is_f64 ? "vm.sin.f64" : "vm.sin.f32", class, x));
  emp_vm_set_result(
      conversion, op, 1,
      emp_vm_emit1(conversion, is_f64 ? "vm.cos.f64" : "vm.cos.f32", class, x));
  return true;
}

static bool build_clamp(emp_vm_conversion_t* conversion,
                        const scalar_row_t* row, emp_op_t* op) {
  (void)row;
  emp_vm_class_t class = emp_vm_class_of(op->results[0].type);
  if (class != EMP_VM_CLASS_F32 && class != EMP_VM_CLASS_F64)
    return emp_vm_refuse(conversion, op);
  bool is_f64 = class == EMP_VM_CLASS_F64;
  emp_value_t* value =
      emp_vm_emit2(conversion, is_f64 ? "vm.max.f64" : "vm.max.f32", class,
                   emp_vm_value(conversion, emp_op_operand(op, 0)),
                   emp_vm_value(conversion, emp_op_operand(op, 1)));
  value = emp_vm_emit2(conversion, is_f64 ? "vm.min.f64" : "vm.min.f32", class,
                       value, emp_vm_value(conversion, emp_op_operand(op, 2)));
  emp_vm_set_result(conversion, op, 0, value);
  return true;
}

// |x| against the bounds of the class; NaN fails every ordered comparison.
static bool build_float_class(emp_vm_conversion_t* conversion,
                              const scalar_row_t* row, emp_op_t* op) {
  (void)row;
  const emp_value_t* operand = emp_op_operand(op, 0);
  emp_vm_class_t class = emp_vm_class_of(operand->type);
  if (class != EMP_VM_CLASS_F32 && class != EMP_VM_CLASS_F64)
    return emp_vm_refuse(conversion, op);
  bool is_f64 = class == EMP_VM_CLASS_F64;
  emp_value_t* x = emp_vm_value(conversion, operand);
  if (emp_op_is(op, EMP_OP_math_isnan)) {
    emp_vm_set_result(
        conversion, op, 0,
        emp_vm_emit1(conversion, is_f64 ? "vm.cmp.nan.f64" : "vm.cmp.nan.f32",
                     EMP_VM_CLASS_I32, x));
    return true;
  }
  emp_value_t* magnitude =
      emp_vm_emit1(conversion, is_f64 ? "vm.abs.f64" : "vm.abs.f32", class, x);
  emp_value_t* infinity =
      emp_vm_const_float(&conversion->rewriter, class, (double)__builtin_inf());
  if (emp_op_is(op, EMP_OP_math_isinf)) {
    emp_vm_set_result(
        conversion, op, 0,
        emp_vm_emit2(conversion, is_f64 ? "vm.cmp.eq.f64.o" : "vm.cmp.eq.f32.o",
                     EMP_VM_CLASS_I32, magnitude, infinity));
    return true;
  }
  emp_value_t* is_finite =
      emp_vm_emit2(conversion, is_f64 ? "vm.cmp.lt.f64.o" : "vm.cmp.lt.f32.o",
                   EMP_VM_CLASS_I32, magnitude, infinity);
  if (emp_op_is(op, EMP_OP_math_isnormal)) {
    const emp_float_format_t* format =
        emp_float_format(operand->type->float_kind);
    double least = __builtin_ldexp(1.0, 1 - format->bias);
    emp_value_t* bound =
        emp_vm_const_float(&conversion->rewriter, class, least);
    emp_value_t* is_large = emp_vm_emit2(
        conversion, is_f64 ? "vm.cmp.gte.f64.o" : "vm.cmp.gte.f32.o",
        EMP_VM_CLASS_I32, magnitude, bound);
    is_finite = emp_vm_emit2(conversion, "vm.and.i32", EMP_VM_CLASS_I32,
                             is_finite, is_large);
  }
  emp_vm_set_result(conversion, op, 0, is_finite);
  return true;
}

// -- comparing and choosing ---------------------------------------------------

typedef struct predicate_s {
  const char* i32;  // or f32
  const char* i64;  // or f64
  emp_vm_sign_t sign;
} predicate_t;

// In the order of arith.CmpIPredicate.
static const predicate_t kIntegerPredicates[] = {
    {"vm.cmp.eq.i32", "vm.cmp.eq.i64", EMP_VM_ZERO},
    {"vm.cmp.ne.i32", "vm.cmp.ne.i64", EMP_VM_ZERO},
    {"vm.cmp.lt.i32.s", "vm.cmp.lt.i64.s", EMP_VM_SIGN},
    {"vm.cmp.lte.i32.s", "vm.cmp.lte.i64.s", EMP_VM_SIGN},
    {"vm.cmp.gt.i32.s", "vm.cmp.gt.i64.s", EMP_VM_SIGN},
    {"vm.cmp.gte.i32.s", "vm.cmp.gte.i64.s", EMP_VM_SIGN},
    {"vm.cmp.lt.i32.u", "vm.cmp.lt.i64.u", EMP_VM_ZERO},
    {"vm.cmp.lte.i32.u", "vm.cmp.lte.i64.u", EMP_VM_ZERO},
    {"vm.cmp.gt.i32.u", "vm.cmp.gt.i64.u", EMP_VM_ZERO},
    {"vm.cmp.gte.i32.u", "vm.cmp.gte.i64.u", EMP_VM_ZERO},
};

static bool build_compare_integers(emp_vm_conversion_t* conversion,
                                   const scalar_row_t* row, emp_op_t* op) {
  (void)row;
  emp_vm_class_t class = emp_vm_class_of(emp_op_operand(op, 0)->type);
  int64_t predicate = emp_op_int_attr(op, "predicate", -1);
  if ((class != EMP_VM_CLASS_I32 && class != EMP_VM_CLASS_I64) ||
      predicate < 0 || predicate >= (int64_t)EMP_COUNT_OF(kIntegerPredicates)) {
    return emp_vm_refuse(conversion, op);
  }
  const predicate_t* row_of = &kIntegerPredicates[predicate];
  emp_vm_set_result(
      conversion, op, 0,
      emp_vm_emit2(conversion, by_class(class, row_of->i32, row_of->i64),
                   EMP_VM_CLASS_I32,
                   emp_vm_integer_operand(conversion, row_of->sign,
                                          emp_op_operand(op, 0)),
                   emp_vm_integer_operand(conversion, row_of->sign,
                                          emp_op_operand(op, 1))));
  return true;
}

// In the order of arith.CmpFPredicate; false, ord, uno and true apart.
static const predicate_t kFloatPredicates[16] = {
    [1] = {"vm.cmp.eq.f32.o", "vm.cmp.eq.f64.o", 0},
    [2] = {"vm.cmp.gt.f32.o", "vm.cmp.gt.f64.o", 0},
    [3] = {"vm.cmp.gte.f32.o", "vm.cmp.gte.f64.o", 0},
    [4] = {"vm.cmp.lt.f32.o", "vm.cmp.lt.f64.o", 0},
    [5] = {"vm.cmp.lte.f32.o", "vm.cmp.lte.f64.o", 0},
    [6] = {"vm.cmp.ne.f32.o", "vm.cmp.ne.f64.o", 0},
    [8] = {"vm.cmp.eq.f32.u", "vm.cmp.eq.f64.u", 0},
    [9] = {"vm.cmp.gt.f32.u", "vm.cmp.gt.f64.u", 0},
    [10] = {"vm.cmp.gte.f32.u", "vm.cmp.gte.f64.u", 0},
    [11] = {"vm.cmp.lt.f32.u", "vm.cmp.lt.f64.u", 0},
    [12] = {"vm.cmp.lte.f32.u", "vm.cmp.lte.f64.u", 0},
    [13] = {"vm.cmp.ne.f32.u", "vm.cmp.ne.f64.u", 0},
};
enum { kPredicateOrdered = 7, kPredicateUnordered = 14, kPredicateTrue = 15 };

static bool build_compare_floats(emp_vm_conversion_t* conversion,
                                 const scalar_row_t* row, emp_op_t* op) {
  (void)row;
  emp_vm_class_t class = emp_vm_class_of(emp_op_operand(op, 0)->type);
  int64_t predicate = emp_op_int_attr(op, "predicate", -1);
  if ((class != EMP_VM_CLASS_F32 && class != EMP_VM_CLASS_F64) ||
      predicate < 0 || predicate > kPredicateTrue) {
    return emp_vm_refuse(conversion, op);
  }
  bool is_f64 = class == EMP_VM_CLASS_F64;
  emp_value_t* a = emp_vm_value(conversion, emp_op_operand(op, 0));
  emp_value_t* b = emp_vm_value(conversion, emp_op_operand(op, 1));
  const predicate_t* names = &kFloatPredicates[predicate];
  emp_value_t* value;
  if (names->i32) {
    value = emp_vm_emit2(conversion, is_f64 ? names->i64 : names->i32,
                         EMP_VM_CLASS_I32, a, b);
  } else if (predicate == 0 || predicate == kPredicateTrue) {
    value = emp_vm_const_i32(&conversion->rewriter, predicate != 0);
  } else {
    const char* nan = is_f64 ? "vm.cmp.nan.f64" : "vm.cmp.nan.f32";
    value = emp_vm_emit2(conversion, "vm.or.i32", EMP_VM_CLASS_I32,
                         emp_vm_emit1(conversion, nan, EMP_VM_CLASS_I32, a),
                         emp_vm_emit1(conversion, nan, EMP_VM_CLASS_I32, b));
    if (predicate == kPredicateOrdered) {
      emp_value_t* one = emp_vm_const_i32(&conversion->rewriter, 1);
      value =
          emp_vm_emit2(conversion, "vm.xor.i32", EMP_VM_CLASS_I32, value, one);
    }
  }
  emp_vm_set_result(conversion, op, 0, value);
  return true;
}

static bool build_select(emp_vm_conversion_t* conversion,
                         const scalar_row_t* row, emp_op_t* op) {
  (void)row;
  static const char* kNames[] = {"vm.select.ref", "vm.select.i32",
                                 "vm.select.i64", "vm.select.f32",
                                 "vm.select.f64"};
  const emp_type_t* type = emp_vm_type(op->results[0].type);
  if (!type) return emp_vm_refuse(conversion, op);
  emp_value_t* operands[3];
  for (uint32_t i = 0; i < 3; ++i) {
    operands[i] = emp_vm_value(conversion, emp_op_operand(op, i));
  }
  emp_op_t* select = emp_build_named(
      &conversion->rewriter, kNames[emp_vm_class_of(op->results[0].type)],
      &(emp_build_t){.operands = operands,
                     .operand_count = 3,
                     .results = &type,
                     .result_count = 1});
  emp_vm_set_value(conversion, &op->results[0], emp_op_result(select, 0));
  return true;
}

// -- converting ---------------------------------------------------------------

static bool build_constant(emp_vm_conversion_t* conversion,
                           const scalar_row_t* row, emp_op_t* op) {
  (void)row;
  const emp_attr_t* value = emp_op_attr(op, "value");
  const emp_type_t* type = op->results[0].type;
  emp_vm_class_t class = emp_vm_class_of(type);
  emp_value_t* made = NULL;
  if (value && value->kind == EMP_ATTR_INTEGER &&
      (class == EMP_VM_CLASS_I32 || class == EMP_VM_CLASS_I64)) {
    int64_t bits = type->kind == EMP_TYPE_INTEGER && type->bits == 1
                       ? value->value & 1
                       : value->value;
    made = const_int(conversion, class, bits);
  } else if (value && value->kind == EMP_ATTR_FLOAT &&
             (class == EMP_VM_CLASS_F32 || class == EMP_VM_CLASS_F64)) {
    made = emp_vm_const_float(&conversion->rewriter, class,
                              emp_attr_float_value(value));
  }
  if (!made) return emp_vm_refuse(conversion, op);
  emp_vm_set_value(conversion, &op->results[0], made);
  return true;
}

static bool build_integer_cast(emp_vm_conversion_t* conversion,
                               const scalar_row_t* row, emp_op_t* op) {
  const emp_value_t* operand = emp_op_operand(op, 0);
  emp_vm_class_t from = emp_vm_class_of(operand->type);
  emp_vm_class_t to = emp_vm_class_of(op->results[0].type);
  bool from_ok = from == EMP_VM_CLASS_I32 || from == EMP_VM_CLASS_I64;
  if (!from_ok || (to != EMP_VM_CLASS_I32 && to != EMP_VM_CLASS_I64)) {
    return emp_vm_refuse(conversion, op);
  }
  emp_value_t* value = emp_vm_integer_operand(conversion, row->sign, operand);
  if (from == EMP_VM_CLASS_I32 && to == EMP_VM_CLASS_I64) {
    value = emp_vm_emit1(
        conversion,
        row->sign == EMP_VM_ZERO ? "vm.ext.i32.i64.u" : "vm.ext.i32.i64.s",
        EMP_VM_CLASS_I64, value);
  } else if (from == EMP_VM_CLASS_I64 && to == EMP_VM_CLASS_I32) {
    value =
        emp_vm_emit1(conversion, "vm.trunc.i64.i32", EMP_VM_CLASS_I32, value);
  }
  emp_vm_set_result(conversion, op, 0, value);
  return true;
}

// A double rounded once to a float type, in the register that it lives in.
static emp_value_t* from_double(emp_vm_conversion_t* conversion,
                                const emp_type_t* type, emp_value_t* value) {
  if (type->float_kind == EMP_FLOAT_F64) return value;
  if (type->float_kind == EMP_FLOAT_F32) {
    return emp_vm_emit1(conversion, "vm.trunc.f64.f32", EMP_VM_CLASS_F32,
                        value);
  }
  return emp_vm_small_float_value(
      conversion, type->float_kind,
      emp_vm_cast_small(conversion, "vm.cast.f64.small", EMP_VM_CLASS_I32,
                        value, type->float_kind));
}

static bool build_float_cast(emp_vm_conversion_t* conversion,
                             const scalar_row_t* row, emp_op_t* op) {
  (void)row;
  const emp_value_t* operand = emp_op_operand(op, 0);
  const emp_type_t* type = op->results[0].type;
  emp_vm_class_t from = emp_vm_class_of(operand->type);
  emp_vm_class_t to = emp_vm_class_of(type);
  emp_value_t* value = emp_vm_value(conversion, operand);
  if (from == EMP_VM_CLASS_F64 && to != EMP_VM_CLASS_NONE) {
    emp_vm_set_value(conversion, &op->results[0],
                     from_double(conversion, type, value));
    return true;
  }
  if (from != EMP_VM_CLASS_F32 || to == EMP_VM_CLASS_NONE)
    return emp_vm_refuse(conversion, op);
  if (to == EMP_VM_CLASS_F64) {
    value = emp_vm_emit1(conversion, "vm.ext.f32.f64", EMP_VM_CLASS_F64, value);
  }
  emp_vm_set_result(conversion, op, 0, value);
  return true;
}

// f32 and f64 straight; small floats through a double, which holds every i32
// and rounds an i64 far above their precision.
static bool build_integer_to_float(emp_vm_conversion_t* conversion,
                                   const scalar_row_t* row, emp_op_t* op) {
  const emp_value_t* operand = emp_op_operand(op, 0);
  const emp_type_t* type = op->results[0].type;
  emp_vm_class_t from = emp_vm_class_of(operand->type);
  emp_vm_class_t to = emp_vm_class_of(type);
  if ((from != EMP_VM_CLASS_I32 && from != EMP_VM_CLASS_I64) ||
      to == EMP_VM_CLASS_NONE) {
    return emp_vm_refuse(conversion, op);
  }
  static const char* kCasts[2][2][2] = {
      {{"vm.cast.si32.f32", "vm.cast.si32.f64"},
       {"vm.cast.si64.f32", "vm.cast.si64.f64"}},
      {{"vm.cast.ui32.f32", "vm.cast.ui32.f64"},
       {"vm.cast.ui64.f32", "vm.cast.ui64.f64"}},
  };
  bool through_double = type->float_kind != EMP_FLOAT_F32;
  emp_value_t* value =
      emp_vm_emit1(conversion,
                   kCasts[row->sign == EMP_VM_ZERO][from == EMP_VM_CLASS_I64]
                         [through_double],
                   through_double ? EMP_VM_CLASS_F64 : EMP_VM_CLASS_F32,
                   emp_vm_integer_operand(conversion, row->sign, operand));
  if (through_double) value = from_double(conversion, type, value);
  emp_vm_set_value(conversion, &op->results[0], value);
  return true;
}

static bool build_float_to_integer(emp_vm_conversion_t* conversion,
                                   const scalar_row_t* row, emp_op_t* op) {
  const emp_value_t* operand = emp_op_operand(op, 0);
  emp_vm_class_t from = emp_vm_class_of(operand->type);
  emp_vm_class_t to = emp_vm_class_of(op->results[0].type);
  if ((from != EMP_VM_CLASS_F32 && from != EMP_VM_CLASS_F64) ||
      (to != EMP_VM_CLASS_I32 && to != EMP_VM_CLASS_I64)) {
    return emp_vm_refuse(conversion, op);
  }
  static const char* kCasts[2][2][2] = {
      {{"vm.cast.f32.si32", "vm.cast.f32.si64"},
       {"vm.cast.f64.si32", "vm.cast.f64.si64"}},
      {{"vm.cast.f32.ui32", "vm.cast.f32.ui64"},
       {"vm.cast.f64.ui32", "vm.cast.f64.ui64"}},
  };
  emp_vm_set_result(
      conversion, op, 0,
      emp_vm_emit1(conversion,
                   kCasts[row->sign == EMP_VM_ZERO][from == EMP_VM_CLASS_F64]
                         [to == EMP_VM_CLASS_I64],
                   to, emp_vm_value(conversion, operand)));
  return true;
}

// Through the bits of the type: what a register holds may be wider.
static bool build_bitcast(emp_vm_conversion_t* conversion,
                          const scalar_row_t* row, emp_op_t* op) {
  (void)row;
  const emp_value_t* operand = emp_op_operand(op, 0);
  const emp_type_t* source = operand->type;
  const emp_type_t* target = op->results[0].type;
  emp_vm_class_t from = emp_vm_class_of(source);
  emp_vm_class_t to = emp_vm_class_of(target);
  if (from == EMP_VM_CLASS_NONE || to == EMP_VM_CLASS_NONE)
    return emp_vm_refuse(conversion, op);
  emp_value_t* value = emp_vm_value(conversion, operand);
  if (from == EMP_VM_CLASS_F64) {
    value =
        emp_vm_emit1(conversion, "vm.bitcast.f64.i64", EMP_VM_CLASS_I64, value);
  } else if (from == EMP_VM_CLASS_F32) {
    value = source->bits == 32 ? emp_vm_emit1(conversion, "vm.bitcast.f32.i32",
                                              EMP_VM_CLASS_I32, value)
                               : emp_vm_small_float_bits(
                                     conversion, source->float_kind, value);
  }
  if (to == EMP_VM_CLASS_F64) {
    value =
        emp_vm_emit1(conversion, "vm.bitcast.i64.f64", EMP_VM_CLASS_F64, value);
  } else if (to == EMP_VM_CLASS_F32) {
    value = target->bits == 32
                ? emp_vm_emit1(conversion, "vm.bitcast.i32.f32",
                               EMP_VM_CLASS_F32, value)
                : emp_vm_small_float_value(
                      conversion, target->float_kind,
                      emp_vm_zero_extend(conversion, value, target->bits));
  } else {
    value = emp_vm_settle_integer(conversion, target, value);
  }
  emp_vm_set_value(conversion, &op->results[0], value);
  return true;
}

static bool build_load(emp_vm_conversion_t* conversion, const scalar_row_t* row,
                       emp_op_t* op) {
  (void)row;
  return emp_vm_convert_load(conversion, op);
}

static bool build_store(emp_vm_conversion_t* conversion,
                        const scalar_row_t* row, emp_op_t* op) {
  (void)row;
  return emp_vm_convert_store(conversion, op);
}

// -- the table ----------------------------------------------------------------

static const scalar_row_t kRows[] = {
#define VM_SCALAR(id, ...) {.kind = EMP_OP_##id, __VA_ARGS__},
#include "passes/vm/vm_scalars.def"
#undef VM_SCALAR
};

static const scalar_row_t* find_row(const emp_op_t* op) {
  for (size_t i = 0; i < EMP_COUNT_OF(kRows); ++i) {
    if (kRows[i].kind == op->info->kind) return &kRows[i];
  }
  return NULL;
}

bool emp_vm_is_scalar_op(const emp_op_t* op) {
  return find_row(op) != NULL;
}

bool emp_vm_convert_scalar(emp_vm_conversion_t* conversion, emp_op_t* op) {
  const scalar_row_t* row = find_row(op);
  if (!row) return emp_vm_refuse(conversion, op);
  conversion->rewriter.loc = op->loc;
  return row->build ? row->build(conversion, row, op)
                    : build_instruction(conversion, row, op);
}
