// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Expected values: the format descriptions (IEEE 754-2019; P. Micikevicius et
// al., "FP8 Formats for Deep Learning", 2022; OCP Microscaling Formats v1.0),
// and the compiler's own _Float16 where it has one.
#include "base/float16.h"

#include <math.h>

#include "harness/harness.h"

// Kinds of at most 19 bits can be walked through whole.
static bool is_small(emp_float_kind_t kind) {
  return emp_float_format(kind)->bits <= 19;
}

static void check_bits(emp_float_kind_t kind, double value, uint64_t want) {
  uint64_t got = emp_float_encode(kind, value);
  if (got != want) {
    fail_msg("%s: %a became 0x%llx, not 0x%llx", emp_float_kind_name(kind),
             value, (unsigned long long)got, (unsigned long long)want);
  }
}

TEST(every_pattern_survives_a_round_trip) {
  for (int k = 0; k < EMP_FLOAT_COUNT; ++k) {
    emp_float_kind_t kind = (emp_float_kind_t)k;
    if (!is_small(kind)) continue;
    uint64_t count = UINT64_C(1) << emp_float_format(kind)->bits;
    for (uint64_t bits = 0; bits < count; ++bits) {
      double value = emp_float_decode(kind, bits);
      uint64_t back = emp_float_encode(kind, value);
      if (isnan(value)) {
        assert_true(isnan(emp_float_decode(kind, back)));
      } else {
        check_bits(kind, value, bits);
      }
    }
  }
}

// Rounding is checked between all neighbours: below the middle to the lower,
// above it to the upper, in the middle to the even one.
TEST(every_rounding_is_to_nearest_even) {
  for (int k = 0; k < EMP_FLOAT_COUNT; ++k) {
    emp_float_kind_t kind = (emp_float_kind_t)k;
    const emp_float_format_t* format = emp_float_format(kind);
    if (!is_small(kind) || format->special == EMP_FLOAT_EXPONENT) continue;
    uint64_t count = UINT64_C(1) << (format->bits - 1);
    for (uint64_t bits = 0; bits + 1 < count; ++bits) {
      double low = emp_float_decode(kind, bits);
      double high = emp_float_decode(kind, bits + 1);
      if (!isfinite(low) || !isfinite(high)) continue;
      double middle = (low + high) / 2;
      uint64_t sign = count;
      uint64_t even = bits & 1 ? bits + 1 : bits;
      check_bits(kind, middle, even);
      check_bits(kind, nextafter(middle, 0), bits);
      check_bits(kind, nextafter(middle, HUGE_VAL), bits + 1);
      bool has_negative_zero = format->special != EMP_FLOAT_NO_INF_UZ;
      if (even != 0 || has_negative_zero) {
        check_bits(kind, -middle, sign | even);
      }
      check_bits(kind, -nextafter(middle, HUGE_VAL), sign | (bits + 1));
    }
  }
}

typedef struct facts_s {
  emp_float_kind_t kind;
  double largest, smallest;  // smallest positive
  uint64_t largest_bits;
} facts_t;

TEST(limits_are_those_of_the_formats) {
  const facts_t facts[] = {
      {EMP_FLOAT_F16, 65504, 0x1p-24, 0x7bff},
      {EMP_FLOAT_BF16, 0x1.fep127, 0x1p-133, 0x7f7f},
      {EMP_FLOAT_F32, 0x1.fffffep127, 0x1p-149, 0x7f7fffff},
      {EMP_FLOAT_TF32, 0x1.ffcp127, 0x1p-136, 0x3fbff},
      {EMP_FLOAT_F8E5M2, 57344, 0x1p-16, 0x7b},
      {EMP_FLOAT_F8E4M3, 240, 0x1p-9, 0x77},
      {EMP_FLOAT_F8E4M3FN, 448, 0x1p-9, 0x7e},
      {EMP_FLOAT_F8E5M2FNUZ, 57344, 0x1p-17, 0x7f},
      {EMP_FLOAT_F8E4M3FNUZ, 240, 0x1p-10, 0x7f},
      {EMP_FLOAT_F8E4M3B11FNUZ, 30, 0x1p-13, 0x7f},
      {EMP_FLOAT_F8E3M4, 15.5, 0x1p-6, 0x6f},
      {EMP_FLOAT_F6E2M3FN, 7.5, 0.125, 0x1f},
      {EMP_FLOAT_F6E3M2FN, 28, 0.0625, 0x1f},
      {EMP_FLOAT_F4E2M1FN, 6, 0.5, 0x7},
  };
  for (size_t i = 0; i < sizeof(facts) / sizeof(facts[0]); ++i) {
    check_bits(facts[i].kind, facts[i].largest, facts[i].largest_bits);
    assert_true(emp_float_decode(facts[i].kind, facts[i].largest_bits) ==
                facts[i].largest);
    assert_true(emp_float_decode(facts[i].kind, 1) == facts[i].smallest);
    check_bits(facts[i].kind, facts[i].smallest, 1);
    check_bits(facts[i].kind, 0, 0);
    check_bits(facts[i].kind, facts[i].smallest / 2, 0);  // a tie, to even
  }
}

TEST(overflow_and_nan_follow_the_format) {
  check_bits(EMP_FLOAT_F16, 65519.99, 0x7bff);
  check_bits(EMP_FLOAT_F16, 65520, 0x7c00);
  check_bits(EMP_FLOAT_F16, -1e300, 0xfc00);
  check_bits(EMP_FLOAT_F16, (double)NAN, 0x7e00);
  check_bits(EMP_FLOAT_BF16, HUGE_VAL, 0x7f80);
  check_bits(EMP_FLOAT_F8E5M2, 61440, 0x7c);
  check_bits(EMP_FLOAT_F8E4M3FN, 463.9, 0x7e);
  check_bits(EMP_FLOAT_F8E4M3FN, 464, 0x7e);  // a tie; 0x7e is even
  check_bits(EMP_FLOAT_F8E4M3FN, 465, 0x7f);  // no inf: NaN
  check_bits(EMP_FLOAT_F8E4M3FN, -HUGE_VAL, 0xff);
  check_bits(EMP_FLOAT_F8E4M3FN, (double)NAN, 0x7f);
  check_bits(EMP_FLOAT_F8E4M3FNUZ, 1000, 0x80);
  check_bits(EMP_FLOAT_F8E4M3FNUZ, (double)NAN, 0x80);
  check_bits(EMP_FLOAT_F8E4M3FNUZ, -0.0, 0);
  check_bits(EMP_FLOAT_F8E4M3FNUZ, -1e-30, 0);
  check_bits(EMP_FLOAT_F4E2M1FN, 100, 0x7);
  check_bits(EMP_FLOAT_F4E2M1FN, -HUGE_VAL, 0xf);
  check_bits(EMP_FLOAT_F4E2M1FN, -0.0, 0x8);
  check_bits(EMP_FLOAT_F4E2M1FN, (double)NAN, 0x8);
  assert_true(isnan(emp_float_decode(EMP_FLOAT_F8E4M3FN, 0xff)));
  assert_true(isnan(emp_float_decode(EMP_FLOAT_F8E5M2FNUZ, 0x80)));
  assert_true(isnan(emp_float_decode(EMP_FLOAT_F8E5M2, 0x7d)));
  assert_true(emp_float_decode(EMP_FLOAT_F8E5M2, 0xfc) == -HUGE_VAL);
  assert_true(isnan(emp_float_decode(EMP_FLOAT_F32, 0x7fc00001)));
  assert_true(emp_float_decode(EMP_FLOAT_F64, UINT64_C(0x3ff8000000000000)) ==
              1.5);
  check_bits(EMP_FLOAT_F64, -2, UINT64_C(0xc000000000000000));
}

TEST(powers_of_two_have_neither_sign_nor_zero) {
  check_bits(EMP_FLOAT_F8E8M0FNU, 1, 127);
  check_bits(EMP_FLOAT_F8E8M0FNU, 0, 0);
  check_bits(EMP_FLOAT_F8E8M0FNU, 0x1p-200, 0);
  check_bits(EMP_FLOAT_F8E8M0FNU, 1.49, 127);
  check_bits(EMP_FLOAT_F8E8M0FNU, 1.5, 128);
  check_bits(EMP_FLOAT_F8E8M0FNU, 0x1p127, 254);
  check_bits(EMP_FLOAT_F8E8M0FNU, 0x1p128, 255);
  check_bits(EMP_FLOAT_F8E8M0FNU, -1, 255);
  assert_true(isnan(emp_float_decode(EMP_FLOAT_F8E8M0FNU, 255)));
  assert_true(emp_float_decode(EMP_FLOAT_F8E8M0FNU, 0) == 0x1p-127);
}

static uint32_t bits_of(float value) {
  uint32_t bits = 0;
  memcpy(&bits, &value, sizeof(bits));
  return bits;
}

TEST(fast_widening_is_exact) {
  for (uint32_t bits = 0; bits < 0x10000; ++bits) {
    float half = emp_f16_to_f32((uint16_t)bits);
    double want = emp_float_decode(EMP_FLOAT_F16, bits);
    if (isnan(want)) {
      assert_true(isnan(half));
    } else {
      assert_int_equal(bits_of(half), bits_of((float)want));
    }
    float brain = emp_bf16_to_f32((uint16_t)bits);
    assert_int_equal(bits_of(brain), bits << 16);
  }
}

static void check_narrowing(uint32_t bits) {
  float value = 0;
  memcpy(&value, &bits, sizeof(value));
  uint16_t half = emp_f32_to_f16(value);
  uint16_t brain = emp_f32_to_bf16(value);
  if (isnan(value)) {
    assert_true(isnan(emp_f16_to_f32(half)));
    assert_true(isnan(emp_bf16_to_f32(brain)));
    return;
  }
  assert_int_equal(half, emp_float_encode(EMP_FLOAT_F16, (double)value));
  assert_int_equal(brain, emp_float_encode(EMP_FLOAT_BF16, (double)value));
#if defined(__FLT16_MAX__)
  __extension__ _Float16 other = (_Float16)value;
  uint16_t other_bits = 0;
  memcpy(&other_bits, &other, sizeof(other_bits));
  assert_int_equal(half, other_bits);
#endif
}

// All exponents; around every rounding boundary of both formats.
TEST(fast_narrowing_rounds_to_nearest_even) {
  for (uint32_t top = 0; top < 0x80000; ++top) {
    uint32_t bits = top << 13;
    check_narrowing(bits);
    check_narrowing(bits + 1);
    check_narrowing(bits + 0xfff);
    check_narrowing(bits + 0x1000);
    check_narrowing(bits + 0x1001);
    check_narrowing(bits + 0x1fff);
  }
}

TEST_MAIN(RUN(every_pattern_survives_a_round_trip),
          RUN(every_rounding_is_to_nearest_even),
          RUN(limits_are_those_of_the_formats),
          RUN(overflow_and_nan_follow_the_format),
          RUN(powers_of_two_have_neither_sign_nor_zero),
          RUN(fast_widening_is_exact),
          RUN(fast_narrowing_rounds_to_nearest_even))
