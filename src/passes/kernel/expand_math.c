// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Elementary functions of f32 (and of f16 and bf16, computed in f32) become
// arithmetic; rsqrt becomes 1 / sqrt.
//
// Before:  %y = math.exp %x : vector<16xf32>
// After:   %n = math.roundeven (%x * log2 e), polynomial in %x - %n * ln 2,
//          scaled by 2^%n through the exponent bits
//
// Only additions, multiplications and divisions are used, each rounded once, so
// every back end gets the same bits. Greatest errors, measured against the C
// library in double over every 16th of all 2^32 values of f32:
//
//   exp   0.98 ulp  W. J. Cody, W. Waite, "Software Manual for the Elementary
//                   Functions", 1980, ch. 6; coefficients of S. L. Moshier,
//                   Cephes Mathematical Library, single precision
//   log   0.81 ulp  the same, ch. 5; Cephes
//   tanh  1.33 ulp  the same, ch. 13; Cephes
//   erf   1.19 ulp  x + x P(x^2) below 0.9375, 1 - exp(x Q(x)) above; P and Q
//                   least-squares fits on Chebyshev nodes made for this file
//
// NaN in, NaN out; infinities, zeros and subnormals are exact. Other functions
// stay: both back ends call the C library's. Ends: the new ops are not looked
// at again.
#include "base/assert.h"
#include "dialects/op_kinds.h"
#include "ir/rewrite.h"
#include "passes/passes.h"

typedef struct expand_s {
  emp_rewriter_t rewriter;
  emp_context_t* context;
  const emp_type_t* f32;  // f32, or a vector of it
  const emp_type_t* i32;
  const emp_type_t* i1;
} expand_t;

// -- pieces -------------------------------------------------------------------

static emp_value_t* constant_of(expand_t* e, const emp_type_t* type,
                                const emp_attr_t* scalar) {
  const emp_attr_t* value = type->kind == EMP_TYPE_VECTOR
                                ? emp_attr_dense_splat(type, scalar)
                                : scalar;
  return emp_build_value(&e->rewriter, EMP_OP_arith_constant, EMP_TYPES(type),
                         EMP_ATTRS(EMP_ATTR("value", value)));
}

static emp_value_t* real(expand_t* e, double value) {
  const emp_type_t* scalar = emp_type_element_or_self(e->f32);
  return constant_of(e, e->f32, emp_attr_float(scalar, value));
}

static emp_value_t* whole(expand_t* e, int32_t value) {
  const emp_type_t* scalar = emp_type_element_or_self(e->i32);
  return constant_of(e, e->i32, emp_attr_integer(scalar, value));
}

static emp_value_t* unary(expand_t* e, uint32_t kind, const emp_type_t* type,
                          emp_value_t* a) {
  return emp_build_value(&e->rewriter, kind, EMP_VALUES(a), EMP_TYPES(type));
}

static emp_value_t* binary(expand_t* e, uint32_t kind, emp_value_t* a,
                           emp_value_t* b) {
  return emp_build_value(&e->rewriter, kind, EMP_VALUES(a, b),
                         EMP_TYPES(a->type));
}

static emp_value_t* add(expand_t* e, emp_value_t* a, emp_value_t* b) {
  return binary(e, EMP_OP_arith_addf, a, b);
}

static emp_value_t* sub(expand_t* e, emp_value_t* a, emp_value_t* b) {
  return binary(e, EMP_OP_arith_subf, a, b);
}

static emp_value_t* mul(expand_t* e, emp_value_t* a, emp_value_t* b) {
  return binary(e, EMP_OP_arith_mulf, a, b);
}

static emp_value_t* select(expand_t* e, emp_value_t* condition, emp_value_t* a,
                           emp_value_t* b) {
  return emp_build_value(&e->rewriter, EMP_OP_arith_select,
                         EMP_VALUES(condition, a, b), EMP_TYPES(a->type));
}

// Predicates of arith.cmpf.
enum { kEqual = 1, kLess = 4, kUnordered = 14 };

static emp_value_t* compare(expand_t* e, int64_t predicate, emp_value_t* a,
                            emp_value_t* b) {
  const emp_attr_t* attr = emp_attr_i64(e->context, predicate);
  return emp_build_value(&e->rewriter, EMP_OP_arith_cmpf, EMP_VALUES(a, b),
                         EMP_TYPES(e->i1),
                         EMP_ATTRS(EMP_ATTR("predicate", attr)));
}

// c[0] x^(n-1) + ... + c[n-1], by Horner's rule.
static emp_value_t* polynomial(expand_t* e, emp_value_t* x, const double* c,
                               size_t count) {
  emp_value_t* sum = real(e, c[0]);
  for (size_t i = 1; i < count; ++i) {
    sum = add(e, mul(e, sum, x), real(e, c[i]));
  }
  return sum;
}

// x * 2^n, n in [-126, 127].
static emp_value_t* scale(expand_t* e, emp_value_t* x, emp_value_t* n) {
  emp_value_t* biased = binary(e, EMP_OP_arith_addi, n, whole(e, 127));
  emp_value_t* bits = binary(e, EMP_OP_arith_shli, biased, whole(e, 23));
  return mul(e, x, unary(e, EMP_OP_arith_bitcast, e->f32, bits));
}

static const double kLn2High = 0.693359375;  // 9 bits: n * kLn2High is exact
static const double kLn2Low = -2.12194440e-4;

// -- functions ----------------------------------------------------------------

static emp_value_t* expand_exp(expand_t* e, emp_value_t* x) {
  static const double c[] = {1.9875691500e-4, 1.3981999507e-3, 8.3334519073e-3,
                             4.1665795894e-2, 1.6666665459e-1, 5.0000001201e-1};
  // Beyond these bounds the result is 0 or infinite.
  x = binary(e, EMP_OP_arith_maximumf, x, real(e, -104.0));
  x = binary(e, EMP_OP_arith_minimumf, x, real(e, 89.0));
  emp_value_t* n = mul(e, x, real(e, 1.44269504088896341));
  n = unary(e, EMP_OP_math_roundeven, e->f32, n);
  emp_value_t* r = sub(e, x, mul(e, n, real(e, kLn2High)));
  r = sub(e, r, mul(e, n, real(e, kLn2Low)));
  emp_value_t* y = polynomial(e, r, c, EMP_COUNT_OF(c));
  y = add(e, mul(e, y, mul(e, r, r)), r);
  y = add(e, y, real(e, 1.0));
  // In two steps: 2^n alone may overflow or be subnormal.
  n = unary(e, EMP_OP_arith_fptosi, e->i32, n);
  emp_value_t* half = binary(e, EMP_OP_arith_shrsi, n, whole(e, 1));
  y = scale(e, y, half);
  return scale(e, y, binary(e, EMP_OP_arith_subi, n, half));
}

static emp_value_t* expand_log(expand_t* e, emp_value_t* x) {
  static const double c[] = {
      7.0376836292e-2,  -1.1514610310e-1, 1.1676998740e-1,
      -1.2420140846e-1, 1.4249322787e-1,  -1.6668057665e-1,
      2.0000714765e-1,  -2.4999993993e-1, 3.3333331174e-1};
  emp_value_t* zero = real(e, 0.0);
  // Subnormals are brought into range; x = m * 2^n, m in [sqrt 1/2, sqrt 2).
  emp_value_t* is_small = compare(e, kLess, x, real(e, 1.17549435e-38));
  emp_value_t* scaled = mul(e, x, real(e, 8388608.0));
  emp_value_t* normal = select(e, is_small, scaled, x);
  emp_value_t* bits = unary(e, EMP_OP_arith_bitcast, e->i32, normal);
  emp_value_t* n = binary(e, EMP_OP_arith_subi, bits, whole(e, 0x3f3504f3));
  n = binary(e, EMP_OP_arith_shrsi, n, whole(e, 23));
  emp_value_t* shifted = binary(e, EMP_OP_arith_shli, n, whole(e, 23));
  bits = binary(e, EMP_OP_arith_subi, bits, shifted);
  emp_value_t* m = unary(e, EMP_OP_arith_bitcast, e->f32, bits);
  emp_value_t* extra = select(e, is_small, whole(e, 23), whole(e, 0));
  n = binary(e, EMP_OP_arith_subi, n, extra);
  n = unary(e, EMP_OP_arith_sitofp, e->f32, n);
  emp_value_t* f = sub(e, m, real(e, 1.0));
  emp_value_t* square = mul(e, f, f);
  emp_value_t* y = polynomial(e, f, c, EMP_COUNT_OF(c));
  y = mul(e, mul(e, f, y), square);
  y = add(e, y, mul(e, n, real(e, kLn2Low)));
  y = sub(e, y, mul(e, square, real(e, 0.5)));
  y = add(e, add(e, f, y), mul(e, n, real(e, kLn2High)));
  // inf, 0, negative, NaN; x - x is NaN where x is.
  emp_value_t* infinity = real(e, (double)__builtin_inf());
  emp_value_t* minus_infinity = real(e, -(double)__builtin_inf());
  y = select(e, compare(e, kEqual, x, infinity), infinity, y);
  y = select(e, compare(e, kEqual, x, zero), minus_infinity, y);
  emp_value_t* nan = real(e, (double)__builtin_nan(""));
  y = select(e, compare(e, kLess, x, zero), nan, y);
  return select(e, compare(e, kUnordered, x, x), x, y);
}

static emp_value_t* expand_tanh(expand_t* e, emp_value_t* x) {
  static const double c[] = {-5.70498872745e-3, 2.06390887954e-2,
                             -5.37397155531e-2, 1.33314422036e-1,
                             -3.33332819422e-1};
  emp_value_t* size = unary(e, EMP_OP_math_absf, e->f32, x);
  emp_value_t* square = mul(e, x, x);
  emp_value_t* small = polynomial(e, square, c, EMP_COUNT_OF(c));
  small = add(e, mul(e, mul(e, small, square), x), x);
  emp_value_t* power = expand_exp(e, add(e, size, size));
  emp_value_t* quotient =
      binary(e, EMP_OP_arith_divf, real(e, 2.0), add(e, power, real(e, 1.0)));
  emp_value_t* big = sub(e, real(e, 1.0), quotient);
  big = binary(e, EMP_OP_math_copysign, big, x);
  return select(e, compare(e, kLess, size, real(e, 0.625)), small, big);
}

static emp_value_t* expand_erf(expand_t* e, emp_value_t* x) {
  static const double p[] = {8.29121854621917e-05, -0.0008124384912662208,
                             0.005199459381401539, -0.02685878798365593,
                             0.11283685266971588,  -0.37612631916999817,
                             0.12837916612625122};
  static const double q[] = {-4.902663022221532e-06, 4.532042657956481e-05,
                             5.00338246638421e-05,   -0.0029289608355611563,
                             0.022668292745947838,   -0.10525349527597427,
                             -0.6356318593025208,    -1.1285499334335327};
  emp_value_t* size = unary(e, EMP_OP_math_absf, e->f32, x);
  emp_value_t* small = polynomial(e, mul(e, x, x), p, EMP_COUNT_OF(p));
  small = add(e, x, mul(e, x, small));
  // From 3.95 on, erf is 1 to the last bit.
  emp_value_t* capped = binary(e, EMP_OP_arith_minimumf, size, real(e, 3.95));
  emp_value_t* exponent = polynomial(e, capped, q, EMP_COUNT_OF(q));
  emp_value_t* power = expand_exp(e, mul(e, capped, exponent));
  emp_value_t* big = sub(e, real(e, 1.0), power);
  big = binary(e, EMP_OP_math_copysign, big, x);
  return select(e, compare(e, kLess, size, real(e, 0.9375)), small, big);
}

static emp_value_t* expand_rsqrt(expand_t* e, emp_value_t* x) {
  emp_value_t* root = unary(e, EMP_OP_math_sqrt, e->f32, x);
  return binary(e, EMP_OP_arith_divf, real(e, 1.0), root);
}

typedef struct row_s {
  uint32_t kind;
  emp_value_t* (*expand)(expand_t* e, emp_value_t* x);
} row_t;

static const row_t rows[] = {
    {EMP_OP_math_exp, expand_exp},     {EMP_OP_math_log, expand_log},
    {EMP_OP_math_tanh, expand_tanh},   {EMP_OP_math_erf, expand_erf},
    {EMP_OP_math_rsqrt, expand_rsqrt},
};

// -- the pass -----------------------------------------------------------------

static const emp_type_t* shaped_like(const emp_type_t* like,
                                     const emp_type_t* element) {
  return like->kind == EMP_TYPE_VECTOR ? emp_type_with_element(like, element)
                                       : element;
}

static void expand_op(emp_op_t* op, const row_t* row) {
  emp_value_t* x = emp_op_operand(op, 0);
  const emp_type_t* type = x->type;
  emp_context_t* context = op->context;
  expand_t e = {
      .rewriter = emp_build_before(op),
      .context = context,
      .f32 = shaped_like(type, emp_type_float(context, EMP_FLOAT_F32)),
      .i32 = shaped_like(type, emp_type_integer(context, 32)),
      .i1 = shaped_like(type, emp_type_integer(context, 1)),
  };
  bool is_narrow = type != e.f32;
  if (is_narrow) x = unary(&e, EMP_OP_arith_extf, e.f32, x);
  emp_value_t* y = row->expand(&e, x);
  if (is_narrow) y = unary(&e, EMP_OP_arith_truncf, type, y);
  emp_value_replace_uses(emp_op_result(op, 0), y);
  emp_op_erase(op);
}

static bool is_expandable(const emp_op_t* op) {
  const emp_type_t* type =
      emp_type_element_or_self(emp_op_operand(op, 0)->type);
  return emp_type_is_float(type) && type->bits <= 32 && type->bits >= 16 &&
         !emp_type_is_tensor(emp_op_operand(op, 0)->type);
}

bool emp_pass_expand_math(emp_pass_ctx_t* pass) {
  emp_op_list_t functions =
      emp_collect(pass->op, EMP_OP_func_func, pass->scratch);
  for (size_t i = 0; i < EMP_COUNT_OF(rows); ++i) {
    for (size_t k = 0; k < functions.count; ++k) {
      emp_op_list_t ops =
          emp_collect(functions.items[k], rows[i].kind, pass->scratch);
      for (size_t n = 0; n < ops.count; ++n) {
        if (is_expandable(ops.items[n])) expand_op(ops.items[n], &rows[i]);
      }
    }
  }
  return true;
}
