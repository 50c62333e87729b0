// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <math.h>
#include <stdio.h>

#include "unit/codegen/llvm/kernel_run.h"

// out[i] = op a[i], b[i] for three pairs.
static void run_binary(const char* op, const char* type, const char* result,
                       void* a, void* b, void* out) {
  char text[1024];
  snprintf(text, sizeof(text),
           "func.func @k(%%a: memref<?x%s>, %%b: memref<?x%s>,\n"
           "    %%o: memref<?x%s>) {\n"
           "  %%c0 = arith.constant 0 : index\n"
           "  %%c1 = arith.constant 1 : index\n"
           "  %%c3 = arith.constant 3 : index\n"
           "  scf.for %%i = %%c0 to %%c3 step %%c1 {\n"
           "    %%x = memref.load %%a[%%i] : memref<?x%s>\n"
           "    %%y = memref.load %%b[%%i] : memref<?x%s>\n"
           "    %%r = %s %%x, %%y : %s\n"
           "    memref.store %%r, %%o[%%i] : memref<?x%s>\n"
           "  }\n  return\n}\n",
           type, type, result, type, type, op, type, result);
  kernel_run(text, a, b, out);
}

static void expect_i32(const char* op, const int32_t a[3], const int32_t b[3],
                       const int32_t want[3]) {
  int32_t x[3], y[3], out[3];
  memcpy(x, a, sizeof(x));
  memcpy(y, b, sizeof(y));
  run_binary(op, "i32", "i32", x, y, out);
  for (size_t i = 0; i < 3; ++i)
    assert_int_equal(out[i], want[i]);
}

#define I3(...) ((const int32_t[3]){__VA_ARGS__})

TEST(integers_wrap) {
  expect_i32("arith.addi", I3(INT32_MAX, -1, 3), I3(1, 1, 4),
             I3(INT32_MIN, 0, 7));
  expect_i32("arith.subi", I3(INT32_MIN, 5, 0), I3(1, 7, 0),
             I3(INT32_MAX, -2, 0));
  expect_i32("arith.muli", I3(65536, -3, 7), I3(65536, 5, 6), I3(0, -15, 42));
}

TEST(division_has_a_result_for_every_operand) {
  expect_i32("arith.divsi", I3(7, INT32_MIN, -7), I3(0, -1, 2),
             I3(-1, INT32_MIN, -3));
  expect_i32("arith.remsi", I3(7, INT32_MIN, -7), I3(0, -1, 2), I3(7, 0, -1));
  expect_i32("arith.divui", I3(7, -1, 9), I3(0, 2, 3), I3(-1, INT32_MAX, 3));
  expect_i32("arith.remui", I3(7, -1, 9), I3(0, 2, 4), I3(7, 1, 1));
}

TEST(rounded_division_follows_the_signs) {
  expect_i32("arith.floordivsi", I3(7, -7, 6), I3(2, 2, -4), I3(3, -4, -2));
  expect_i32("arith.ceildivsi", I3(7, -7, 6), I3(2, 2, -4), I3(4, -3, -1));
  expect_i32("arith.ceildivui", I3(7, 8, 0), I3(2, 2, 3), I3(4, 4, 0));
}

TEST(shift_amounts_count_modulo_the_width) {
  expect_i32("arith.shli", I3(1, 1, 3), I3(4, 33, 31), I3(16, 2, INT32_MIN));
  expect_i32("arith.shrsi", I3(-8, -8, 8), I3(1, 32, 2), I3(-4, -8, 2));
  expect_i32("arith.shrui", I3(-8, -8, 8), I3(1, 32, 2),
             I3(INT32_MAX - 3, -8, 2));
}

TEST(minima_and_maxima_know_signs) {
  expect_i32("arith.maxsi", I3(-1, 2, 0), I3(1, 1, 0), I3(1, 2, 0));
  expect_i32("arith.minsi", I3(-1, 2, 0), I3(1, 1, 0), I3(-1, 1, 0));
  expect_i32("arith.maxui", I3(-1, 2, 0), I3(1, 1, 0), I3(-1, 2, 0));
  expect_i32("arith.minui", I3(-1, 2, 0), I3(1, 1, 0), I3(1, 1, 0));
}

TEST(float_minima_treat_nan_and_zero_as_ieee_does) {
  float a[3] = {NAN, -0.0f, 3.0f}, b[3] = {1.0f, 0.0f, 2.0f}, out[3];
  run_binary("arith.maximumf", "f32", "f32", a, b, out);
  assert_true(isnan(out[0]) && !signbit(out[1]) && out[2] == 3.0f);
  run_binary("arith.minimumf", "f32", "f32", a, b, out);
  assert_true(isnan(out[0]) && signbit(out[1]) && out[2] == 2.0f);
  run_binary("arith.maxnumf", "f32", "f32", a, b, out);
  assert_true(out[0] == 1.0f && !signbit(out[1]) && out[2] == 3.0f);
  run_binary("arith.minnumf", "f32", "f32", a, b, out);
  assert_true(out[0] == 1.0f && signbit(out[1]) && out[2] == 2.0f);
}

TEST(small_floats_round_after_each_operation) {
  uint16_t a[3], b[3], out[3];
  const float x[3] = {1.0f, 0.1f, -3.0f}, y[3] = {0.0009765625f, 0.3f, 7.5f};
  for (size_t i = 0; i < 3; ++i) {
    a[i] = emp_f32_to_f16(x[i]);
    b[i] = emp_f32_to_f16(y[i]);
  }
  run_binary("arith.addf", "f16", "f16", a, b, out);
  for (size_t i = 0; i < 3; ++i) {
    float sum = emp_f16_to_f32(a[i]) + emp_f16_to_f32(b[i]);
    assert_int_equal(out[i], emp_f32_to_f16(sum));
  }
  run_binary("arith.mulf", "bf16", "bf16", a, b, out);
  for (size_t i = 0; i < 3; ++i) {
    float product = emp_bf16_to_f32(a[i]) * emp_bf16_to_f32(b[i]);
    assert_int_equal(out[i], emp_f32_to_bf16(product));
  }
}

TEST(comparisons_are_stored_as_bytes) {
  float a[3] = {1.0f, NAN, 2.0f}, b[3] = {2.0f, 1.0f, 2.0f};
  uint8_t out[3];
  run_binary("arith.cmpf olt,", "f32", "i1", a, b, out);
  assert_true(out[0] == 1 && out[1] == 0 && out[2] == 0);
  run_binary("arith.cmpf ueq,", "f32", "i1", a, b, out);
  assert_true(out[0] == 0 && out[1] == 1 && out[2] == 1);
  int32_t c[3] = {-1, 5, 0}, d[3] = {1, 5, 0};
  run_binary("arith.cmpi ult,", "i32", "i1", c, d, out);
  assert_true(out[0] == 0 && out[1] == 0 && out[2] == 0);
  run_binary("arith.cmpi sle,", "i32", "i1", c, d, out);
  assert_true(out[0] == 1 && out[1] == 1 && out[2] == 1);
}

TEST_MAIN(RUN(integers_wrap), RUN(division_has_a_result_for_every_operand),
          RUN(rounded_division_follows_the_signs),
          RUN(shift_amounts_count_modulo_the_width),
          RUN(minima_and_maxima_know_signs),
          RUN(float_minima_treat_nan_and_zero_as_ieee_does),
          RUN(small_floats_round_after_each_operation),
          RUN(comparisons_are_stored_as_bytes))
