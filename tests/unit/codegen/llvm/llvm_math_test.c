// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <math.h>
#include <stdio.h>

#include "unit/codegen/llvm/kernel_run.h"

enum { kCount = 8 };

static void run_unary(const char* op, const char* type, void* in, void* out) {
  char text[1024];
  snprintf(text, sizeof(text),
           "func.func @k(%%a: memref<?x%s>, %%o: memref<?x%s>) {\n"
           "  %%c0 = arith.constant 0 : index\n"
           "  %%c1 = arith.constant 1 : index\n"
           "  %%c8 = arith.constant 8 : index\n"
           "  scf.for %%i = %%c0 to %%c8 step %%c1 {\n"
           "    %%x = memref.load %%a[%%i] : memref<?x%s>\n"
           "    %%r = %s %%x : %s\n"
           "    memref.store %%r, %%o[%%i] : memref<?x%s>\n"
           "  }\n  return\n}\n",
           type, type, type, op, type, type);
  kernel_run(text, in, out, NULL);
}

static void expect_f32(const char* op, float (*function)(float)) {
  float in[kCount] = {0.1f, 0.5f, 0.99f, 0.25f, -0.3f, -0.75f, 0.0f, 1.0f};
  float out[kCount];
  run_unary(op, "f32", in, out);
  for (size_t i = 0; i < kCount; ++i) {
    float want = function(in[i]);
    assert_true(out[i] == want || (isnan(out[i]) && isnan(want)));
  }
}

static void expect_f64(const char* op, double (*function)(double)) {
  double in[kCount] = {0.1, 0.5, 0.99, 2.5, -0.3, -1.5, 0.0, 3.5};
  double out[kCount];
  run_unary(op, "f64", in, out);
  for (size_t i = 0; i < kCount; ++i) {
    double want = function(in[i]);
    assert_true(out[i] == want || (isnan(out[i]) && isnan(want)));
  }
}

TEST(library_functions_are_called_through_the_table) {
  expect_f32("math.sin", sinf);
  expect_f32("math.cos", cosf);
  expect_f32("math.atan", atanf);
  expect_f32("math.log1p", log1pf);
  expect_f32("math.expm1", expm1f);
  expect_f64("math.exp", exp);
  expect_f64("math.tanh", tanh);
  expect_f64("math.erf", erf);
  expect_f64("math.cbrt", cbrt);
}

TEST(exact_functions_are_instructions) {
  expect_f32("math.sqrt", sqrtf);
  expect_f32("math.absf", fabsf);
  expect_f64("math.floor", floor);
  expect_f64("math.ceil", ceil);
  expect_f64("math.trunc", trunc);
  expect_f64("math.round", round);
  expect_f64("math.roundeven", emp_math_roundeven);
}

TEST(bits_are_counted) {
  int32_t in[kCount] = {0, 1, -1, 12, INT32_MIN, 7, 256, -5}, out[kCount];
  run_unary("math.ctpop", "i32", in, out);
  const int32_t ones[kCount] = {0, 1, 32, 2, 1, 3, 1, 31};
  for (size_t i = 0; i < kCount; ++i)
    assert_int_equal(out[i], ones[i]);
  run_unary("math.ctlz", "i32", in, out);
  const int32_t leading[kCount] = {32, 31, 0, 28, 0, 29, 23, 0};
  for (size_t i = 0; i < kCount; ++i)
    assert_int_equal(out[i], leading[i]);
  run_unary("math.cttz", "i32", in, out);
  const int32_t trailing[kCount] = {32, 0, 0, 2, 31, 0, 8, 0};
  for (size_t i = 0; i < kCount; ++i)
    assert_int_equal(out[i], trailing[i]);
  run_unary("math.absi", "i32", in, out);
  assert_true(out[2] == 1 && out[7] == 5 && out[4] == INT32_MIN);
}

TEST(fma_rounds_once) {
  static const char text[] =
      "func.func @k(%a: memref<?xf32>, %o: memref<?xf32>) {\n"
      "  %c0 = arith.constant 0 : index\n"
      "  %c1 = arith.constant 1 : index\n"
      "  %x = memref.load %a[%c0] : memref<?xf32>\n"
      "  %y = memref.load %a[%c1] : memref<?xf32>\n"
      "  %r = math.fma %x, %x, %y : f32\n"
      "  memref.store %r, %o[%c0] : memref<?xf32>\n"
      "  %p = arith.mulf %x, %x : f32\n"
      "  %s = arith.addf %p, %y : f32\n"
      "  memref.store %s, %o[%c1] : memref<?xf32>\n"
      "  return\n}\n";
  float x = 1.0f + 0x1p-12f;
  float in[2] = {x, -(1.0f + 0x1p-11f)}, out[2];
  kernel_run(text, in, out, NULL);
  assert_true(out[0] == 0x1p-24f);
  assert_true(out[1] == 0.0f);  // never contracted
}

TEST_MAIN(RUN(library_functions_are_called_through_the_table),
          RUN(exact_functions_are_instructions), RUN(bits_are_counted),
          RUN(fma_rounds_once))
