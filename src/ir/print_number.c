// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Numbers as MLIR prints them. A float is printed with six significant digits
// as 1.500000e+00 when that reads back as the same bits; else with as many
// digits as its format can need (2 + p * 59 / 196 for p bits), plain or with an
// exponent; else (infinities, NaNs, integers without a point) as the hex of its
// bits. The digits are those of base/float_digits.c.
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/text.h"
#include "ir/print_state.h"

enum { kMaxDigits = 72, kShortDigits = 6, kMaxPadding = 3 };

typedef struct decimal_s {
  char digits[kMaxDigits + 1];  // without trailing zeros, at least one
  int count;
  int exponent;   // value = 0.d1d2d3.. * 10^(exponent + 1)
  bool is_exact;  // no digit but 0 was cut off
} decimal_t;

// The first digits of a positive number.
static decimal_t to_decimal(double value, int wanted) {
  decimal_t decimal;
  decimal.count = emp_float_digits(value, wanted, decimal.digits,
                                   &decimal.exponent, &decimal.is_exact);
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
    if (printer->used + (size_t)2 * kMaxDigits > sizeof(printer->buffer)) {
      emp_printer_flush(printer);
      mark = 0;
    }
    if (signbit(value)) emp_print_char(printer, '-');
    if (value == 0) {
      emp_print_literal(printer, "0.000000e+00");
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
  if (printer->is_collecting) return;
  char text[EMP_WIDE_INT_CHARS];
  emp_print_text(printer, emp_wide_int_text(type, words, text));
}

const char* emp_wide_int_text(const emp_type_t* type, const uint64_t* words,
                              char text[EMP_WIDE_INT_CHARS]) {
  enum { kMaxWords = EMP_WIDE_INT_WORDS, kChunk = 1000000000 };
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
  }
  if (top_bits < 64) value[count - 1] &= (UINT64_C(1) << top_bits) - 1;
  size_t at = EMP_WIDE_INT_CHARS - 1;
  text[at] = 0;
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
  if (is_negative) text[--at] = '-';
  return text + at;
}
