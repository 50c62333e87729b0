// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The decimal digits of a double as LLVM's APFloat picks them, which is what
// MLIR prints. A double is m * 2^-t; its digits are those of the whole number
// m * 5^t (or m * 2^e). When that number has more bits than the wanted digits
// need, tens are divided out first and what is left over is dropped, then the
// rest is rounded half up. Dropping first means that a result can be one unit
// below the nearest; it is done the same way here so that the text is the same.
#include <math.h>
#include <stdint.h>
#include <stdlib.h>

#include "base/assert.h"
#include "base/text.h"

// The longest number is m * 5^1074: 53 + 2494 bits.
enum { kMaxWords = 84, kMaxDigits = 96 };

typedef struct big_s {
  uint32_t words[kMaxWords];  // least significant first
  int count;                  // without leading zero words
} big_t;

static void big_multiply(big_t* big, uint32_t factor) {
  uint64_t carry = 0;
  for (int i = 0; i < big->count; ++i) {
    carry += (uint64_t)big->words[i] * factor;
    big->words[i] = (uint32_t)carry;
    carry >>= 32;
  }
  if (carry != 0) {
    EMP_ASSERT(big->count < kMaxWords);
    big->words[big->count++] = (uint32_t)carry;
  }
}

// Divides in place and returns the remainder.
static uint32_t big_divide(big_t* big, uint32_t divisor) {
  uint64_t rest = 0;
  for (int i = big->count - 1; i >= 0; --i) {
    rest = rest << 32 | big->words[i];
    big->words[i] = (uint32_t)(rest / divisor);
    rest %= divisor;
  }
  while (big->count > 0 && big->words[big->count - 1] == 0)
    --big->count;
  return (uint32_t)rest;
}

static int big_bit_count(const big_t* big) {
  if (big->count == 0) return 0;
  return big->count * 32 - __builtin_clz(big->words[big->count - 1]);
}

// value = big * 10^exponent, exactly; returns the exponent, 0 or below.
static int big_from_double(double value, big_t* out_big) {
  int power = 0;
  uint64_t mantissa = (uint64_t)ldexp(frexp(value, &power), 53);
  power -= 53;
  int zeros = __builtin_ctzll(mantissa);
  mantissa >>= zeros;
  power += zeros;
  *out_big = (big_t){.words = {(uint32_t)mantissa, (uint32_t)(mantissa >> 32)},
                     .count = mantissa >> 32 ? 2 : 1};
  uint32_t factor = power > 0 ? 2 : 5;
  for (int i = 0; i < abs(power); ++i)
    big_multiply(out_big, factor);
  return power > 0 ? 0 : power;
}

// Divides out tens that leave more than `wanted` digits; returns how many.
static int big_drop_tens(big_t* big, int wanted, bool* inout_is_exact) {
  // 59 / 196 is just below log10(2).
  int needed_bits = (wanted * 196 + 58) / 59;
  int bits = big_bit_count(big);
  if (bits <= needed_bits) return 0;
  int tens = (bits - needed_bits) * 59 / 196;
  for (int left = tens; left > 0;) {
    int step = left < 9 ? left : 9;
    uint32_t divisor = 1;
    for (int i = 0; i < step; ++i)
      divisor *= 10;
    if (big_divide(big, divisor) != 0) *inout_is_exact = false;
    left -= step;
  }
  return tens;
}

// Cuts digits (least significant first) to the `wanted` most significant,
// rounded half up, without trailing zeros. Returns how many are gone; all of
// them when the carry ran through, which leaves a 1 one place higher.
static int cut_digits(char* digits, int count, int wanted,
                      bool* inout_is_exact) {
  int first = count > wanted ? count - wanted : 0;
  bool is_up = first > 0 && digits[first - 1] >= '5';
  for (int i = 0; i < first; ++i) {
    if (digits[i] != '0') *inout_is_exact = false;
  }
  if (!is_up) {
    while (first < count && digits[first] == '0')
      ++first;
    return first;
  }
  while (first < count && digits[first] == '9')
    ++first;
  if (first < count) ++digits[first];
  return first;
}

int emp_float_digits(double value, int wanted, char* out_digits,
                     int* out_exponent, bool* out_is_exact) {
  EMP_ASSERT(value > 0 && isfinite(value) && wanted > 0 && wanted <= 72);
  big_t big;
  *out_is_exact = true;
  int exponent = big_from_double(value, &big);
  exponent += big_drop_tens(&big, wanted, out_is_exact);
  char digits[kMaxDigits];
  int count = 0;
  while (big.count > 0) {
    EMP_ASSERT(count < kMaxDigits);
    digits[count++] = (char)('0' + big_divide(&big, 10));
  }
  int first = cut_digits(digits, count, wanted, out_is_exact);
  EMP_ASSERT(first >= 0 && first <= count);
  *out_exponent = exponent + count - 1;
  if (first == count) {
    out_digits[0] = '1';
    ++*out_exponent;
    return 1;
  }
  for (int i = count - 1; i >= first; --i) {
    out_digits[count - 1 - i] = digits[i];
  }
  return count - first;
}
