// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Numbers as MLIR prints them. A float is printed with six significant digits
// as 1.500000e+00 when that reads back as the same bits; else with as many
// digits as its format can need (2 + p * 59 / 196 for p bits), plain or with an
// exponent; else (infinities, NaNs, integers without a point) as the hex of its
// bits. Digits are rounded half up, as LLVM's APFloat does, from what it kept.
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/bits.h"
#include "base/text.h"
#include "ir/print_state.h"

enum { kExtraDigits = 25, kMaxDigits = 72, kShortDigits = 6, kMaxPadding = 3 };

typedef struct decimal_s {
  char digits[kMaxDigits + 1];  // without trailing zeros, at least one
  int count;
  int exponent;   // value = 0.d1d2d3.. * 10^(exponent + 1)
  bool is_exact;  // no digit but 0 was cut off
} decimal_t;

static void round_half_up(decimal_t* decimal, int wanted) {
  for (int i = wanted; i < decimal->count; ++i) {
    if (decimal->digits[i] != '0') decimal->is_exact = false;
  }
  if (decimal->count > wanted) {
    bool is_up = decimal->digits[wanted] >= '5';
    decimal->count = wanted;
    int i = wanted - 1;
    while (is_up && i >= 0 && decimal->digits[i] == '9')
      --i;
    if (is_up && i < 0) {
      decimal->digits[0] = '1';
      decimal->count = 1;
      ++decimal->exponent;
    } else if (is_up) {
      ++decimal->digits[i];
      decimal->count = i + 1;
    }
  }
  while (decimal->count > 1 && decimal->digits[decimal->count - 1] == '0') {
    --decimal->count;
  }
}

// How many of the digits of the exact decimal integer N * 5^k (value = N / 2^k)
// APFloat keeps before it rounds: it first cuts off, without rounding, as many
// as it can spare in binary.
static int kept_digits(double value, int wanted, int decimal_exponent) {
  int exponent = 0;
  double fraction = frexp(value, &exponent);
  uint64_t n = (uint64_t)ldexp(fraction, 53);
  exponent -= 53;
  int zeros = (int)emp_lowest_bit_u64(n);
  n >>= zeros;
  exponent += zeros;
  int n_bits = (int)emp_highest_bit_u64(n) + 1;
  int bits = n_bits + exponent;
  int digits = decimal_exponent + 1;
  if (exponent < 0) {
    static const double log2_of_5 = 2.3219280948873623;
    bits = (int)floor(log2((double)n) - exponent * log2_of_5) + 1;
    digits -= exponent;
  }
  int bits_required = (wanted * 196 + 58) / 59;
  if (bits <= bits_required) return digits;
  return digits - (bits - bits_required) * 59 / 196;
}

static void truncate_digits(decimal_t* decimal, int count) {
  if (count < 1 || count >= decimal->count) return;
  for (int i = count; i < decimal->count; ++i) {
    if (decimal->digits[i] != '0') decimal->is_exact = false;
  }
  decimal->count = count;
}

// The first digits of a positive number.
static decimal_t to_decimal(double value, int wanted) {
  decimal_t decimal = {.count = wanted + kExtraDigits, .is_exact = true};
  char text[kMaxDigits + 32];
  snprintf(text, sizeof(text), "%.*e", decimal.count - 1, value);
  const char* at = text;
  for (int i = 0; i < decimal.count; ++at) {
    if (*at >= '0' && *at <= '9') decimal.digits[i++] = *at;
  }
  while (*at != '-' && *at != '+')
    ++at;
  bool is_negative = *at++ == '-';
  for (; *at; ++at)
    decimal.exponent = decimal.exponent * 10 + (*at - '0');
  if (is_negative) decimal.exponent = -decimal.exponent;
  truncate_digits(&decimal, kept_digits(value, wanted, decimal.exponent));
  round_half_up(&decimal, wanted);
  return decimal;
}

// d.ddddde+xx
static size_t format_short(const decimal_t* decimal, char* out) {
  char* at = out;
  *at++ = decimal->digits[0];
  *at++ = '.';
  for (int i = 1; i <= kShortDigits; ++i) {
    *at++ = i < decimal->count ? decimal->digits[i] : '0';
  }
  at +=
      snprintf(at, 16, "e%c%02d", decimal->exponent < 0 ? '-' : '+',
               decimal->exponent < 0 ? -decimal->exponent : decimal->exponent);
  return (size_t)(at - out);
}

static size_t format_scientific(const decimal_t* decimal, char* out) {
  char* at = out;
  *at++ = decimal->digits[0];
  *at++ = '.';
  if (decimal->count == 1) *at++ = '0';
  for (int i = 1; i < decimal->count; ++i)
    *at++ = decimal->digits[i];
  at += snprintf(at, 16, "E%+d", decimal->exponent);
  return (size_t)(at - out);
}

static size_t format_plain(const decimal_t* decimal, char* out) {
  char* at = out;
  int whole = decimal->exponent + 1;  // digits before the point
  if (whole <= 0) {
    *at++ = '0';
    *at++ = '.';
    for (int i = whole; i < 0; ++i)
      *at++ = '0';
    whole = 0;
  }
  for (int i = 0; i < decimal->count; ++i) {
    if (i == whole && i > 0) *at++ = '.';
    *at++ = decimal->digits[i];
  }
  for (int i = decimal->count; i < whole; ++i)
    *at++ = '0';
  return (size_t)(at - out);
}

static bool is_scientific(const decimal_t* decimal, int precision) {
  int last = decimal->exponent - decimal->count + 1;  // power of last digit
  if (last >= 0) {
    return last > kMaxPadding || decimal->count + last > precision;
  }
  return decimal->exponent < 0 && -decimal->exponent > kMaxPadding;
}

// Values of the widest formats come from doubles, so that a decimal with few
// digits reads back only if it is exact.
static bool reads_back(const emp_type_t* type, const decimal_t* decimal,
                       emp_str_t text, double value) {
  double read = 0;
  if (type->bits > 64) return decimal->is_exact;
  if (!emp_parse_f64(text, &read)) return false;
  return emp_float_encode(type->float_kind, read) ==
         emp_float_encode(type->float_kind, value);
}

static void print_float_hex(emp_printer_t* printer, const emp_type_t* type,
                            const uint64_t* bits) {
  int digits = (int)(type->bits + 3) / 4;
  if (digits > 16) {
    emp_printf(printer, "0x%0*llX%016llX", digits - 16,
               (unsigned long long)bits[1], (unsigned long long)bits[0]);
  } else {
    emp_printf(printer, "0x%0*llX", digits, (unsigned long long)bits[0]);
  }
}

static bool print_finite(emp_printer_t* printer, const emp_type_t* type,
                         double value) {
  const emp_float_format_t* format = emp_float_format(type->float_kind);
  int significand = format->mantissa_bits + 1;
  int precision = 2 + significand * 59 / 196;
  char text[kMaxDigits + 48];
  decimal_t decimal = to_decimal(value, kShortDigits);
  size_t length = format_short(&decimal, text);
  if (reads_back(type, &decimal, (emp_str_t){text, length}, value)) {
    emp_print_bytes(printer, text, length);
    return true;
  }
  decimal = to_decimal(value, precision);
  length = is_scientific(&decimal, precision)
               ? format_scientific(&decimal, text)
               : format_plain(&decimal, text);
  if (!memchr(text, '.', length)) return false;
  emp_print_bytes(printer, text, length);
  return true;
}

bool emp_print_float(emp_printer_t* printer, const emp_type_t* type,
                     const uint64_t* bits) {
  if (printer->is_collecting) return true;
  const emp_attr_t* attr = NULL;
  double value = 0;
  if (type->bits > 64) {
    attr = emp_attr_float_bits(type, bits[0], bits[1]);
    value = emp_attr_float_value(attr);
  } else {
    value = emp_float_decode(type->float_kind, bits[0]);
  }
  if (isfinite(value)) {
    size_t mark = printer->used;
    if (printer->used + 2 * kMaxDigits > sizeof(printer->buffer)) {
      emp_printer_flush(printer);
      mark = 0;
    }
    if (signbit(value)) emp_print_char(printer, '-');
    if (value == 0) {
      emp_print_text(printer, "0.000000e+00");
      return true;
    }
    if (print_finite(printer, type, fabs(value))) return true;
    printer->used = mark;
  }
  print_float_hex(printer, type, bits);
  return false;
}

void emp_print_wide_int(emp_printer_t* printer, const emp_type_t* type,
                        const uint64_t* words) {
  enum { kMaxWords = 64, kChunk = 1000000000 };
  if (printer->is_collecting) return;
  uint64_t value[kMaxWords] = {0};
  size_t count = ((size_t)type->bits + 63) / 64;
  if (count > kMaxWords) count = kMaxWords;
  memcpy(value, words, count * sizeof(uint64_t));
  unsigned top_bits = type->bits % 64 ? type->bits % 64 : 64;
  bool is_negative = type->signedness != EMP_UNSIGNED &&
                     ((value[count - 1] >> (top_bits - 1)) & 1);
  if (is_negative) {
    uint64_t carry = 1;
    for (size_t i = 0; i < count; ++i) {
      value[i] = ~value[i] + carry;
      carry = carry && value[i] == 0;
    }
    emp_print_char(printer, '-');
  }
  if (top_bits < 64) value[count - 1] &= (UINT64_C(1) << top_bits) - 1;
  char text[kMaxWords * 20 + 16];
  size_t at = sizeof(text);
  while (count) {
    uint64_t rest = 0;
    for (size_t i = count; i-- > 0;) {
      __extension__ unsigned __int128 part =
          ((unsigned __int128)rest << 64) | value[i];
      value[i] = (uint64_t)(part / kChunk);
      rest = (uint64_t)(part % kChunk);
    }
    while (count && value[count - 1] == 0)
      --count;
    for (int i = 0; i < 9 && (count || rest || i == 0); ++i) {
      text[--at] = (char)('0' + rest % 10);
      rest /= 10;
    }
  }
  emp_print_bytes(printer, text + at, sizeof(text) - at);
}
