// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// One decoder and one encoder for all small formats, driven by their layout.
//
// The encoder rounds |value| / 2^q to an integer r, where 2^q is the distance
// of neighbours around the value (never below that of subnormals). With the
// exponent field e that belongs to q, (e - 1) * 2^m + r is the bit pattern for
// normal and subnormal numbers alike: a carry out of the mantissa lands in the
// exponent by itself.
#include "base/float16.h"

#include <math.h>
#include <string.h>

#include "base/assert.h"

static const emp_float_format_t formats[] = {
#define FLOAT_FORMAT(id, text, ...) [EMP_FLOAT_##id] = {__VA_ARGS__},
#include "base/float_formats.def"
#undef FLOAT_FORMAT
};

static const char* const format_names[] = {
#define FLOAT_FORMAT(id, text, ...) [EMP_FLOAT_##id] = text,
#include "base/float_formats.def"
#undef FLOAT_FORMAT
};

static uint64_t double_bits(double value) {
  uint64_t bits = 0;
  memcpy(&bits, &value, sizeof(bits));
  return bits;
}

static double double_from_bits(uint64_t bits) {
  double value = 0;
  memcpy(&value, &bits, sizeof(value));
  return value;
}

static uint32_t float_bits(float value) {
  uint32_t bits = 0;
  memcpy(&bits, &value, sizeof(bits));
  return bits;
}

static float float_from_bits(uint32_t bits) {
  float value = 0;
  memcpy(&value, &bits, sizeof(value));
  return value;
}

const emp_float_format_t* emp_float_format(emp_float_kind_t kind) {
  EMP_ASSERT((unsigned)kind < EMP_FLOAT_COUNT);
  return &formats[kind];
}

const char* emp_float_kind_name(emp_float_kind_t kind) {
  EMP_ASSERT((unsigned)kind < EMP_FLOAT_COUNT);
  return format_names[kind];
}

// -- decode ------------------------------------------------------------------

// A NaN with the payload at the top, as a widening conversion keeps it.
static double make_nan(bool is_negative, uint64_t mantissa,
                       unsigned mantissa_bits) {
  uint64_t bits = UINT64_C(0x7ff8000000000000);
  bits |= mantissa << (52 - mantissa_bits);
  return double_from_bits(bits | (uint64_t)is_negative << 63);
}

static bool is_special_nan(const emp_float_format_t* format, uint64_t bits,
                           uint64_t magnitude) {
  uint64_t all_ones = (UINT64_C(1) << (format->bits - 1)) - 1;
  switch (format->special) {
    case EMP_FLOAT_NO_INF:
      return magnitude == all_ones;
    case EMP_FLOAT_NO_INF_UZ:
      return bits == all_ones + 1;
    case EMP_FLOAT_EXPONENT:
      return bits == (UINT64_C(1) << format->bits) - 1;
    case EMP_FLOAT_IEEE:
    case EMP_FLOAT_FINITE:
      break;
  }
  return false;
}

double emp_float_decode(emp_float_kind_t kind, uint64_t bits) {
  const emp_float_format_t* format = emp_float_format(kind);
  EMP_ASSERT(format->bits <= 64);
  if (kind == EMP_FLOAT_F64) return double_from_bits(bits);
  bits &= (UINT64_C(1) << format->bits) - 1;
  unsigned width = format->exponent_bits + format->mantissa_bits;
  uint64_t magnitude = bits & ((UINT64_C(1) << width) - 1);
  bool is_negative = bits >> width != 0;
  if (is_special_nan(format, bits, magnitude)) return make_nan(false, 0, 0);

  uint64_t max_exponent = (UINT64_C(1) << format->exponent_bits) - 1;
  uint64_t exponent = magnitude >> format->mantissa_bits;
  uint64_t mantissa = magnitude & ((UINT64_C(1) << format->mantissa_bits) - 1);
  double value = 0;
  if (format->special == EMP_FLOAT_IEEE && exponent == max_exponent) {
    if (mantissa != 0) {
      return make_nan(is_negative, mantissa, format->mantissa_bits);
    }
    value = HUGE_VAL;
  } else if (format->special == EMP_FLOAT_EXPONENT) {
    value = ldexp(1.0, (int)exponent - format->bias);
  } else {
    if (exponent > 0) mantissa |= UINT64_C(1) << format->mantissa_bits;
    int field = exponent > 0 ? (int)exponent : 1;
    value =
        ldexp((double)mantissa, field - format->bias - format->mantissa_bits);
  }
  return is_negative ? -value : value;
}

// -- encode ------------------------------------------------------------------

static uint64_t encode_nan(const emp_float_format_t* format, double value) {
  uint64_t sign_bit = UINT64_C(1) << (format->bits - 1);
  uint64_t sign = signbit(value) ? sign_bit : 0;
  switch (format->special) {
    case EMP_FLOAT_IEEE: {
      uint64_t infinity = ((UINT64_C(1) << format->exponent_bits) - 1)
                          << format->mantissa_bits;
      uint64_t payload = double_bits(value) & ((UINT64_C(1) << 52) - 1);
      uint64_t quiet = UINT64_C(1) << (format->mantissa_bits - 1);
      return sign | infinity | quiet | payload >> (52 - format->mantissa_bits);
    }
    case EMP_FLOAT_NO_INF:
      return sign | (sign_bit - 1);
    case EMP_FLOAT_EXPONENT:
      return (sign_bit << 1) - 1;
    case EMP_FLOAT_NO_INF_UZ:
    case EMP_FLOAT_FINITE:
      break;
  }
  return sign_bit;  // FNUZ: the NaN; finite formats: -0, there is no NaN
}

// The pattern of a magnitude above the largest finite one.
static uint64_t encode_overflow(const emp_float_format_t* format,
                                double value) {
  uint64_t sign_bit = UINT64_C(1) << (format->bits - 1);
  uint64_t sign = signbit(value) ? sign_bit : 0;
  switch (format->special) {
    case EMP_FLOAT_IEEE:
      return sign | ((UINT64_C(1) << format->exponent_bits) - 1)
                        << format->mantissa_bits;
    case EMP_FLOAT_FINITE:
      return sign | (sign_bit - 1);
    case EMP_FLOAT_NO_INF:
    case EMP_FLOAT_NO_INF_UZ:
    case EMP_FLOAT_EXPONENT:
      break;
  }
  return encode_nan(format, value);
}

static uint64_t largest_finite(const emp_float_format_t* format) {
  unsigned width = format->exponent_bits + format->mantissa_bits;
  uint64_t all_ones = (UINT64_C(1) << width) - 1;
  switch (format->special) {
    case EMP_FLOAT_IEEE:
      return all_ones - (UINT64_C(1) << format->mantissa_bits);
    case EMP_FLOAT_NO_INF:
    case EMP_FLOAT_EXPONENT:
      return all_ones - 1;
    case EMP_FLOAT_NO_INF_UZ:
    case EMP_FLOAT_FINITE:
      break;
  }
  return all_ones;
}

// |value| / 2^quantum to the nearest integer, ties to even. The quotient is
// below 2^53 and far above the smallest double, so scaling by a power of two
// and splitting are exact.
static uint64_t round_quotient(double magnitude, int quantum) {
  double scaled = ldexp(magnitude, -quantum);
  double whole = floor(scaled);
  double rest = scaled - whole;
  uint64_t result = (uint64_t)whole;
  if (rest > 0.5 || (rest == 0.5 && (result & 1))) ++result;
  return result;
}

static uint64_t encode_power_of_two(const emp_float_format_t* format,
                                    double value) {
  if (value < 0) return encode_nan(format, value);
  int exponent = 0;
  // fraction in [0.5, 1): half way between two powers (0.75) goes up.
  double fraction = frexp(value, &exponent);
  int field = exponent - 1 + format->bias + (fraction >= 0.75 ? 1 : 0);
  if (value == 0 || field < 0) return 0;  // the smallest power: there is no 0
  if ((uint64_t)field > largest_finite(format)) {
    return encode_overflow(format, value);
  }
  return (uint64_t)field;
}

uint64_t emp_float_encode(emp_float_kind_t kind, double value) {
  const emp_float_format_t* format = emp_float_format(kind);
  EMP_ASSERT(format->bits <= 64);
  if (kind == EMP_FLOAT_F64) return double_bits(value);
  if (isnan(value)) return encode_nan(format, value);
  if (isinf(value)) return encode_overflow(format, value);
  if (format->special == EMP_FLOAT_EXPONENT) {
    return encode_power_of_two(format, value);
  }
  double magnitude = fabs(value);
  int exponent = 0;
  frexp(magnitude, &exponent);
  int field = exponent - 1 + format->bias;
  if (field < 1 || magnitude == 0) field = 1;
  uint64_t rounded =
      round_quotient(magnitude, field - format->bias - format->mantissa_bits);
  uint64_t bits = ((uint64_t)(field - 1) << format->mantissa_bits) + rounded;
  if (bits > largest_finite(format)) return encode_overflow(format, value);
  bool has_sign =
      signbit(value) && !(bits == 0 && format->special == EMP_FLOAT_NO_INF_UZ);
  return bits | (uint64_t)has_sign << (format->bits - 1);
}

// -- fast paths --------------------------------------------------------------

float emp_f16_to_f32(uint16_t bits) {
  uint32_t sign = (uint32_t)(bits & 0x8000) << 16;
  uint32_t exponent = (bits >> 10) & 0x1f;
  uint32_t mantissa = bits & 0x3ff;
  if (exponent == 0) {
    float value = (float)mantissa * 0x1p-24F;
    return float_from_bits(float_bits(value) | sign);
  }
  if (exponent == 0x1f) {
    uint32_t quiet = mantissa ? 0x00400000U : 0;
    return float_from_bits(sign | 0x7f800000U | quiet | mantissa << 13);
  }
  return float_from_bits(sign | (exponent + 112) << 23 | mantissa << 13);
}

uint16_t emp_f32_to_f16(float value) {
  uint32_t bits = float_bits(value);
  uint32_t sign = (bits >> 16) & 0x8000U;
  uint32_t magnitude = bits & 0x7fffffffU;
  if (magnitude > 0x7f800000U) {  // NaN, made quiet
    return (uint16_t)(sign | 0x7e00U | (magnitude >> 13 & 0x3ffU));
  }
  if (magnitude >= 0x47800000U) return (uint16_t)(sign | 0x7c00U);  // >= 2^16
  uint32_t half = 0;
  if (magnitude >= 0x38800000U) {  // normal in f16: >= 2^-14
    uint32_t odd = magnitude >> 13 & 1;
    half = (magnitude - 0x38000000U + 0xfffU + odd) >> 13;
  } else if (magnitude >= 0x33000000U) {  // >= 2^-25: rounds to a subnormal
    uint32_t mantissa = (magnitude & 0x007fffffU) | 0x00800000U;
    uint32_t shift = 126 - (magnitude >> 23);  // 14 to 24
    uint32_t rest = mantissa & ((1U << shift) - 1);
    uint32_t tie = 1U << (shift - 1);
    half = mantissa >> shift;
    if (rest > tie || (rest == tie && (half & 1))) ++half;
  }
  return (uint16_t)(sign | half);
}

float emp_bf16_to_f32(uint16_t bits) {
  return float_from_bits((uint32_t)bits << 16);
}

uint16_t emp_f32_to_bf16(float value) {
  uint32_t bits = float_bits(value);
  if ((bits & 0x7fffffffU) > 0x7f800000U) {  // NaN, made quiet
    return (uint16_t)(bits >> 16 | 0x40U);
  }
  uint32_t odd = bits >> 16 & 1;
  return (uint16_t)((bits + 0x7fffU + odd) >> 16);
}
