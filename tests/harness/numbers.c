// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Distances and bounds of floating-point numbers; SplitMix64.
#include "harness/numbers.h"

#include <math.h>
#include <string.h>

// Orders the bit patterns of floats as integers: -x is mirrored below zero.
static int64_t ordered_f32(float value) {
  int32_t bits = 0;
  memcpy(&bits, &value, sizeof(bits));
  return bits < 0 ? (int64_t)INT32_MIN - bits : bits;
}

uint64_t emp_test_ulp_f32(float a, float b) {
  if (isnan(a) && isnan(b)) return 0;
  if (a == b) return 0;
  if (!isfinite(a) || !isfinite(b)) return UINT64_MAX;
  int64_t distance = ordered_f32(a) - ordered_f32(b);
  return (uint64_t)(distance < 0 ? -distance : distance);
}

static uint64_t ordered_f64(double value) {
  uint64_t bits = 0;
  memcpy(&bits, &value, sizeof(bits));
  uint64_t sign = UINT64_C(1) << 63;
  return bits & sign ? sign - (bits & ~sign) : sign + bits;
}

uint64_t emp_test_ulp_f64(double a, double b) {
  if (isnan(a) && isnan(b)) return 0;
  if (a == b) return 0;
  if (!isfinite(a) || !isfinite(b)) return UINT64_MAX;
  uint64_t x = ordered_f64(a);
  uint64_t y = ordered_f64(b);
  return x > y ? x - y : y - x;
}

double emp_test_gamma_f32(size_t n) {
  double nu = (double)n * 0x1p-24;
  return nu / (1 - nu);
}

uint64_t emp_test_random_u64(uint64_t* inout_state) {
  uint64_t z = *inout_state += UINT64_C(0x9e3779b97f4a7c15);
  z = (z ^ (z >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
  z = (z ^ (z >> 27)) * UINT64_C(0x94d049bb133111eb);
  return z ^ (z >> 31);
}

double emp_test_random_f64(uint64_t* inout_state, double low, double high) {
  double unit = (double)(emp_test_random_u64(inout_state) >> 11) * 0x1p-53;
  return low + (high - low) * unit;
}
