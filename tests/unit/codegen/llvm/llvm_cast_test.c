// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <math.h>
#include <stdio.h>

#include "unit/codegen/llvm/kernel_run.h"

enum { kCount = 1 << 16 };

// out[i] = op in[i] for `count` elements.
static void run_cast(const char* op, const char* from, const char* to, void* in,
                     void* out, uint32_t count) {
  char text[1024];
  snprintf(text, sizeof(text),
           "func.func @k(%%a: memref<?x%s>, %%o: memref<?x%s>, %%n: i32) {\n"
           "  %%c0 = arith.constant 0 : index\n"
           "  %%c1 = arith.constant 1 : index\n"
           "  %%m = arith.index_cast %%n : i32 to index\n"
           "  scf.for %%i = %%c0 to %%m step %%c1 {\n"
           "    %%x = memref.load %%a[%%i] : memref<?x%s>\n"
           "    %%r = %s %%x : %s to %s\n"
           "    memref.store %%r, %%o[%%i] : memref<?x%s>\n"
           "  }\n  return\n}\n",
           from, to, from, op, from, to, to);
  kernel_run_t k;
  void* bindings[2] = {in, out};
  kernel_build(&k, text);
  kernel_call(&k, bindings, 2, &count, 1);
  kernel_free(&k);
}

static uint16_t halves[kCount];
static float floats[kCount];
static double doubles[kCount];

TEST(every_half_widens_exactly) {
  for (uint32_t i = 0; i < kCount; ++i)
    halves[i] = (uint16_t)i;
  run_cast("arith.extf", "f16", "f32", halves, floats, kCount);
  for (uint32_t i = 0; i < kCount; ++i) {
    float want = emp_f16_to_f32((uint16_t)i);
    assert_true(floats[i] == want || (isnan(floats[i]) && isnan(want)));
  }
  run_cast("arith.extf", "bf16", "f64", halves, doubles, kCount);
  for (uint32_t i = 0; i < kCount; ++i) {
    double want = (double)emp_bf16_to_f32((uint16_t)i);
    assert_true(doubles[i] == want || (isnan(doubles[i]) && isnan(want)));
  }
}

// Values near the ties of the small formats: halves with bits below them.
static void fill_near_ties(uint32_t shift) {
  for (uint32_t i = 0; i < kCount; ++i) {
    uint32_t bits = (i << 16 ^ i * 2654435761u) & ~((1u << shift) - 1);
    if (i & 1) bits |= 1u << shift;
    memcpy(&floats[i], &bits, sizeof(bits));
  }
}

TEST(narrowing_rounds_to_nearest_even) {
  for (uint32_t shift = 0; shift < 16; shift += 3) {
    fill_near_ties(shift);
    run_cast("arith.truncf", "f32", "bf16", floats, halves, kCount);
    for (uint32_t i = 0; i < kCount; ++i) {
      if (isnan(floats[i])) {
        assert_true(isnan(emp_bf16_to_f32(halves[i])));
      } else {
        assert_int_equal(halves[i], emp_f32_to_bf16(floats[i]));
      }
    }
    run_cast("arith.truncf", "f32", "f16", floats, halves, kCount);
    for (uint32_t i = 0; i < kCount; ++i) {
      if (isnan(floats[i])) {
        assert_true(isnan(emp_f16_to_f32(halves[i])));
      } else {
        assert_int_equal(halves[i], emp_f32_to_f16(floats[i]));
      }
    }
  }
}

TEST(doubles_narrow_with_one_rounding) {
  // Just above a tie by less than f32 can say.
  for (uint32_t i = 0; i < kCount; ++i) {
    double tie = (double)emp_f16_to_f32((uint16_t)(i & 0x7bff)) *
                 (1.0 + ldexp(1.0, -11));
    doubles[i] = (i & 1) ? tie * (1.0 + 1e-13) : -tie * (1.0 - 1e-13);
  }
  run_cast("arith.truncf", "f64", "f16", doubles, halves, kCount);
  for (uint32_t i = 0; i < kCount; ++i) {
    assert_int_equal(halves[i], emp_float_encode(EMP_FLOAT_F16, doubles[i]));
  }
  run_cast("arith.truncf", "f64", "bf16", doubles, halves, kCount);
  for (uint32_t i = 0; i < kCount; ++i) {
    assert_int_equal(halves[i], emp_float_encode(EMP_FLOAT_BF16, doubles[i]));
  }
}

TEST(floats_to_integers_saturate) {
  float in[6] = {3.9f, -3.9f, 1e20f, -1e20f, NAN, 255.5f};
  int32_t s[6];
  run_cast("arith.fptosi", "f32", "i32", in, s, 6);
  const int32_t want[6] = {3, -3, INT32_MAX, INT32_MIN, 0, 255};
  for (size_t i = 0; i < 6; ++i)
    assert_int_equal(s[i], want[i]);
  uint32_t u[6];
  run_cast("arith.fptoui", "f32", "i32", in, u, 6);
  assert_int_equal(u[1], 0);
  assert_int_equal(u[2], UINT32_MAX);
  // Narrow integers go through 32 bits.
  int8_t narrow[6];
  run_cast("arith.fptosi", "f32", "i8", in, narrow, 6);
  assert_int_equal(narrow[5], -1);
}

TEST(integers_widen_and_narrow) {
  int8_t in[3] = {-1, 127, -128};
  int32_t wide[3];
  run_cast("arith.extsi", "i8", "i32", in, wide, 3);
  assert_true(wide[0] == -1 && wide[1] == 127 && wide[2] == -128);
  run_cast("arith.extui", "i8", "i32", in, wide, 3);
  assert_true(wide[0] == 255 && wide[1] == 127 && wide[2] == 128);
  int32_t big[3] = {256, 511, -2};
  run_cast("arith.trunci", "i32", "i8", big, in, 3);
  assert_true(in[0] == 0 && in[1] == -1 && in[2] == -2);
  float f[3];
  run_cast("arith.uitofp", "i32", "f32", big, f, 3);
  assert_true(f[0] == 256.0f && f[2] == 4294967296.0f);
  uint16_t h[3];
  run_cast("arith.sitofp", "i32", "f16", big, h, 3);
  assert_true(emp_f16_to_f32(h[1]) == 511.0f && emp_f16_to_f32(h[2]) == -2.0f);
  run_cast("arith.bitcast", "i32", "f32", big, f, 3);
  assert_memory_equal(f, big, sizeof(f));
}

TEST_MAIN(RUN(every_half_widens_exactly), RUN(narrowing_rounds_to_nearest_even),
          RUN(doubles_narrow_with_one_rounding),
          RUN(floats_to_integers_saturate), RUN(integers_widen_and_narrow))
