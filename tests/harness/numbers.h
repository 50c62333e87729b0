// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Numeric comparison and repeatable random numbers, for tests and benchmarks.
#ifndef EMP_TESTS_HARNESS_NUMBERS_H_
#define EMP_TESTS_HARNESS_NUMBERS_H_

#include <stddef.h>
#include <stdint.h>

// Representable numbers between a and b; 0 for equal values and for two NaN,
// UINT64_MAX between a NaN and a number or a finite and an infinite one.
uint64_t emp_test_ulp_f32(float a, float b);
uint64_t emp_test_ulp_f64(double a, double b);

// gamma_n = n u / (1 - n u), u = 2^-24 (N. Higham, Accuracy and Stability of
// Numerical Algorithms, section 3.1): |error| of an f32 sum of n products is
// at most gamma_n times the sum of |a_i b_i|, in any order.
double emp_test_gamma_f32(size_t n);

// A repeatable stream of numbers (SplitMix64; G. Steele et al., 2014).
uint64_t emp_test_random_u64(uint64_t* inout_state);
// Uniform in [low, high).
double emp_test_random_f64(uint64_t* inout_state, double low, double high);

#endif  // EMP_TESTS_HARNESS_NUMBERS_H_
