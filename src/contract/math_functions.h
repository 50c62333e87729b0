// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The elementary functions that the C library lacks or leaves open, defined
// once for the interpreter, the micro-kernels and the imports table.
#ifndef EMP_CONTRACT_MATH_FUNCTIONS_H_
#define EMP_CONTRACT_MATH_FUNCTIONS_H_

#include <math.h>
#include <stdint.h>

// IEEE 754-2019 minimum and maximum: NaN if any operand is NaN, -0 < +0.
static inline float emp_math_minimumf(float a, float b) {
  if (isnan(a) || isnan(b)) return a + b;
  if (a == b) return signbit(a) ? a : b;
  return a < b ? a : b;
}
static inline float emp_math_maximumf(float a, float b) {
  if (isnan(a) || isnan(b)) return a + b;
  if (a == b) return signbit(a) ? b : a;
  return a > b ? a : b;
}
static inline double emp_math_minimum(double a, double b) {
  if (isnan(a) || isnan(b)) return a + b;
  if (a == b) return signbit(a) ? a : b;
  return a < b ? a : b;
}
static inline double emp_math_maximum(double a, double b) {
  if (isnan(a) || isnan(b)) return a + b;
  if (a == b) return signbit(a) ? b : a;
  return a > b ? a : b;
}

// minNum and maxNum: a number rather than a NaN; -0 < +0, so the result does
// not depend on the order of the operands.
static inline float emp_math_minnumf(float a, float b) {
  if (isnan(a)) return b;
  if (isnan(b)) return a;
  return emp_math_minimumf(a, b);
}
static inline float emp_math_maxnumf(float a, float b) {
  if (isnan(a)) return b;
  if (isnan(b)) return a;
  return emp_math_maximumf(a, b);
}
static inline double emp_math_minnum(double a, double b) {
  if (isnan(a)) return b;
  if (isnan(b)) return a;
  return emp_math_minimum(a, b);
}
static inline double emp_math_maxnum(double a, double b) {
  if (isnan(a)) return b;
  if (isnan(b)) return a;
  return emp_math_maximum(a, b);
}

// To the nearest integer, ties to even, whatever the rounding mode. From 2^23
// (2^52) on, every value is an integer already.
static inline float emp_math_roundevenf(float x) {
  if (!(fabsf(x) < 8388608.0f)) return x;
  float whole = truncf(x);
  float rest = fabsf(x - whole);
  float even = fmodf(whole, 2.0f);
  if (rest > 0.5f || (rest == 0.5f && even != 0.0f)) {
    whole += copysignf(1.0f, x);
  }
  return copysignf(whole, x);
}
static inline double emp_math_roundeven(double x) {
  if (!(fabs(x) < 4503599627370496.0)) return x;
  double whole = trunc(x);
  double rest = fabs(x - whole);
  double even = fmod(whole, 2.0);
  if (rest > 0.5 || (rest == 0.5 && even != 0.0)) whole += copysign(1.0, x);
  return copysign(whole, x);
}

// 1/sqrt(x): two correctly rounded operations, at most 1.5 ulp.
static inline float emp_math_rsqrtf(float x) {
  return 1.0f / sqrtf(x);
}
static inline double emp_math_rsqrt(double x) {
  return 1.0 / sqrt(x);
}

// Signed division with a result for every operand: by zero the quotient is -1
// and the remainder is the dividend; the least value by -1 wraps.
static inline int32_t emp_divide_s32(int32_t a, int32_t b) {
  if (b == 0) return -1;
  return b == -1 ? (int32_t)(0u - (uint32_t)a) : a / b;
}
static inline int32_t emp_remainder_s32(int32_t a, int32_t b) {
  if (b == 0) return a;
  return b == -1 ? 0 : a % b;
}
static inline int64_t emp_divide_s64(int64_t a, int64_t b) {
  if (b == 0) return -1;
  return b == -1 ? (int64_t)(0u - (uint64_t)a) : a / b;
}
static inline int64_t emp_remainder_s64(int64_t a, int64_t b) {
  if (b == 0) return a;
  return b == -1 ? 0 : a % b;
}

#endif  // EMP_CONTRACT_MATH_FUNCTIONS_H_
