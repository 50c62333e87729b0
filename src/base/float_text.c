// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Floating-point numbers as decimal text, correctly rounded both ways and
// independent of the locale.
//
// Reading: numbers of at most 19 digits whose value is below 2^53 and whose
// power of ten is at most 10^22 are exact products or quotients of two doubles
// (W. Clinger, "How to Read Floating Point Numbers Accurately", 1990, section
// 4). All others go to the C library in the "C" locale, with at most 800
// digits: 767 decide any rounding, and what was cut off is kept as a sticky
// last digit.
//
// Shortest text: a text of n digits that reads back exists only if the nearest
// one does, except just above a power of two, where the gap below is half as
// wide; there the next digit up is tried too.
#define _GNU_SOURCE  // strtod_l, which POSIX has only since 2024
#include <locale.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/assert.h"
#include "base/text.h"

enum { kMaxDigits = 800, kMaxExponent = 100000 };

// -- reading -----------------------------------------------------------------

typedef struct decimal_s {
  bool is_negative;
  int64_t exponent;  // value = digits * 10^exponent
  size_t count;
  bool is_sticky;  // a digit that is not zero was cut off
  char digits[kMaxDigits];
} decimal_t;

static bool is_digit(char c) {
  return c >= '0' && c <= '9';
}

static void decimal_add_digit(decimal_t* decimal, char c, bool is_fraction) {
  if (decimal->count == 0 && c == '0') {
    if (is_fraction) --decimal->exponent;  // leading zeros only scale
    return;
  }
  if (decimal->count < kMaxDigits) {
    decimal->digits[decimal->count++] = c;
    if (is_fraction) --decimal->exponent;
  } else {
    if (c != '0') decimal->is_sticky = true;
    if (!is_fraction) ++decimal->exponent;
  }
}

// The digits of the mantissa; returns the index after them, 0 if none.
static size_t read_mantissa(emp_str_t text, size_t at, decimal_t* decimal) {
  bool has_digit = false;
  bool is_fraction = false;
  for (; at < text.length; ++at) {
    char c = text.data[at];
    if (c == '.' && !is_fraction) {
      is_fraction = true;
    } else if (is_digit(c)) {
      has_digit = true;
      decimal_add_digit(decimal, c, is_fraction);
    } else {
      break;
    }
  }
  return has_digit ? at : 0;
}

static bool read_exponent(emp_str_t text, size_t at, decimal_t* decimal) {
  if (at == text.length) return true;
  if (text.data[at] != 'e' && text.data[at] != 'E') return false;
  ++at;
  bool is_negative = at < text.length && text.data[at] == '-';
  if (at < text.length && (text.data[at] == '-' || text.data[at] == '+')) ++at;
  if (at == text.length) return false;
  int64_t exponent = 0;
  for (; at < text.length; ++at) {
    if (!is_digit(text.data[at])) return false;
    if (exponent < kMaxExponent) exponent = exponent * 10 + text.data[at] - '0';
  }
  decimal->exponent += is_negative ? -exponent : exponent;
  return true;
}

static bool read_decimal(emp_str_t text, decimal_t* decimal) {
  size_t at = 0;
  if (text.length > 0 && (text.data[0] == '-' || text.data[0] == '+')) {
    decimal->is_negative = text.data[0] == '-';
    at = 1;
  }
  at = read_mantissa(text, at, decimal);
  return at != 0 && read_exponent(text, at, decimal);
}

// Clinger's exact case; false when the number is not one of it.
static bool convert_exactly(const decimal_t* decimal, double* out_value) {
  static const double powers[] = {
      1e0,  1e1,  1e2,  1e3,  1e4,  1e5,  1e6,  1e7,  1e8,  1e9,  1e10, 1e11,
      1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22};
  if (decimal->count > 19 || decimal->is_sticky) return false;
  if (decimal->exponent < -22 || decimal->exponent > 22) return false;
  uint64_t digits = 0;
  for (size_t i = 0; i < decimal->count; ++i) {
    digits = digits * 10 + (uint64_t)(decimal->digits[i] - '0');
  }
  if (digits >> 53) return false;
  double value = (double)digits;
  *out_value = decimal->exponent < 0 ? value / powers[-decimal->exponent]
                                     : value * powers[decimal->exponent];
  return true;
}

static double convert_by_library(const decimal_t* decimal) {
  char text[kMaxDigits + 32];
  memcpy(text, decimal->digits, decimal->count);
  size_t length = decimal->count;
  int64_t exponent = decimal->exponent;
  if (decimal->is_sticky) {
    text[length++] = '1';
    --exponent;
  }
  if (exponent > kMaxExponent) exponent = kMaxExponent;
  if (exponent < -kMaxExponent) exponent = -kMaxExponent;
  snprintf(text + length, sizeof(text) - length, "e%d", (int)exponent);
  // For "C" this is a constant object: no allocation, cannot fail.
  locale_t locale = newlocale(LC_ALL_MASK, "C", (locale_t)0);
  double value = strtod_l(text, NULL, locale);
  freelocale(locale);
  return value;
}

bool emp_parse_f64(emp_str_t text, double* out_value) {
  decimal_t decimal;
  memset(&decimal, 0, offsetof(decimal_t, digits));
  *out_value = 0;
  if (!read_decimal(text, &decimal)) return false;
  double value = 0;
  if (decimal.count > 0 && !convert_exactly(&decimal, &value)) {
    value = convert_by_library(&decimal);
  }
  *out_value = decimal.is_negative ? -value : value;
  return isfinite(value);
}

// -- printing ----------------------------------------------------------------

// |value| as decimal digits and the exponent of the first one.
typedef struct digits_s {
  char digits[24];
  int count;
  int exponent;
} digits_t;

// printf is correctly rounded; only its point follows the locale, and digits
// and exponent can be taken out around it.
static digits_t round_to_digits(double value, int count) {
  char text[64];
  snprintf(text, sizeof(text), "%.*e", count - 1, fabs(value));
  digits_t result = {.count = count};
  const char* at = text;
  for (int i = 0; i < count; ++at) {
    if (is_digit(*at)) result.digits[i++] = *at;
  }
  while (*at != '-' && *at != '+')
    ++at;
  bool is_negative = *at++ == '-';
  for (; is_digit(*at); ++at) {
    result.exponent = result.exponent * 10 + (*at - '0');
  }
  if (is_negative) result.exponent = -result.exponent;
  return result;
}

// The next number of as many digits.
static digits_t digits_next(digits_t number) {
  EMP_ASSERT(number.count >= 1 && number.count <= 24);
  int i = number.count - 1;
  while (i >= 0 && number.digits[i] == '9')
    number.digits[i--] = '0';
  if (i >= 0) {
    ++number.digits[i];
  } else {
    number.digits[0] = '1';
    ++number.exponent;
  }
  return number;
}

static double digits_value(digits_t number) {
  decimal_t decimal;
  memset(&decimal, 0, offsetof(decimal_t, digits));
  decimal.exponent = number.exponent - (number.count - 1);
  for (int i = 0; i < number.count; ++i) {
    decimal_add_digit(&decimal, number.digits[i], false);
  }
  double value = 0;
  if (!convert_exactly(&decimal, &value)) value = convert_by_library(&decimal);
  return value;
}

static bool reads_back(digits_t number, double value, bool is_f32) {
  double back = digits_value(number);
  return is_f32 ? (float)back == (float)value : back == value;
}

static digits_t shortest_digits(double value, bool is_f32) {
  int most = is_f32 ? 9 : 17;
  // Normal numbers keep 6 (15) digits, so the search can begin there: a
  // shorter text shows as trailing zeros.
  int first = is_f32 ? 6 : 15;
  if (value < (is_f32 ? 0x1p-126 : 0x1p-1022)) first = 1;
  int ignored = 0;
  bool is_power_of_two = frexp(value, &ignored) == 0.5;
  digits_t number = {.count = 0};
  for (int count = first; count <= most; ++count) {
    number = round_to_digits(value, count);
    if (reads_back(number, value, is_f32)) break;
    digits_t next = digits_next(number);
    if (is_power_of_two && reads_back(next, value, is_f32)) {
      number = next;
      break;
    }
  }
  while (number.count > 1 && number.digits[number.count - 1] == '0') {
    --number.count;
  }
  return number;
}

static size_t print_special(double value, char* out) {
  const char* text = isnan(value) ? "nan" : value < 0 ? "-inf" : "inf";
  size_t length = strlen(text);
  memcpy(out, text, length + 1);
  return length;
}

// d.ddde+xx, the exponent with at least two digits as printf has it.
static size_t print_scientific(bool is_negative, digits_t number, char* out) {
  size_t length = 0;
  if (is_negative) out[length++] = '-';
  out[length++] = number.digits[0];
  if (number.count > 1) {
    out[length++] = '.';
    memcpy(out + length, number.digits + 1, (size_t)(number.count - 1));
    length += (size_t)(number.count - 1);
  }
  int tail = snprintf(out + length, 8, "e%c%02d",
                      number.exponent < 0 ? '-' : '+', abs(number.exponent));
  return length + (size_t)tail;
}

static size_t print_positional(bool is_negative, digits_t number, char* out) {
  size_t length = 0;
  if (is_negative) out[length++] = '-';
  int point = number.exponent + 1;  // digits before the point
  if (point <= 0) {
    out[length++] = '0';
    out[length++] = '.';
    for (int i = point; i < 0; ++i)
      out[length++] = '0';
  }
  int shown = number.count > point ? number.count : point;
  for (int i = 0; i < shown; ++i) {
    if (i == point && i > 0) out[length++] = '.';
    out[length++] = i < number.count ? number.digits[i] : '0';
  }
  out[length] = 0;
  return length;
}

static size_t print_shortest(double value, bool is_f32, char* out) {
  if (!isfinite(value)) return print_special(value, out);
  bool is_negative = signbit(value) != 0;
  digits_t number = {.digits = "0", .count = 1};
  if (value != 0) number = shortest_digits(fabs(value), is_f32);
  if (number.exponent < -5 || number.exponent > (is_f32 ? 8 : 15)) {
    return print_scientific(is_negative, number, out);
  }
  return print_positional(is_negative, number, out);
}

size_t emp_print_f64_shortest(double value, char* out) {
  return print_shortest(value, false, out);
}

size_t emp_print_f32_shortest(float value, char* out) {
  return print_shortest((double)value, true, out);
}

size_t emp_print_f64_exponent(double value, int digits, char* out) {
  EMP_ASSERT(digits >= 0 && digits <= 20);
  if (!isfinite(value)) return print_special(value, out);
  digits_t number = round_to_digits(value, digits + 1);
  return print_scientific(signbit(value) != 0, number, out);
}
