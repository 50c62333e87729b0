// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Number literals as attributes. A decimal or hexadecimal literal is an integer
// of its type; a hexadecimal one under a float type is its bits. Floats are
// read as doubles and rounded to their type from there, which is what MLIR
// does.
#include <inttypes.h>
#include <string.h>

#include "ir/parse_state.h"

enum { kMaxWords = 64, kMaxDigits = 1300 };

typedef struct wide_s {
  uint64_t words[kMaxWords];
  size_t count;  // words in use
} wide_t;

static bool is_hex(emp_str_t text) {
  return text.length > 2 && text.data[0] == '0' && text.data[1] == 'x';
}

// value = value * base + digit.
static bool wide_push(wide_t* wide, uint64_t base, uint64_t digit) {
  uint64_t carry = digit;
  for (size_t i = 0; i < wide->count; ++i) {
    __extension__ unsigned __int128 product =
        (unsigned __int128)wide->words[i] * base + carry;
    wide->words[i] = (uint64_t)product;
    carry = (uint64_t)(product >> 64);
  }
  if (carry == 0) return true;
  if (wide->count == kMaxWords) return false;
  wide->words[wide->count++] = carry;
  return true;
}

static bool wide_parse(emp_str_t text, wide_t* out_wide) {
  bool hex = is_hex(text);
  memset(out_wide, 0, sizeof(*out_wide));
  if (text.length > kMaxDigits) return false;
  for (size_t i = hex ? 2 : 0; i < text.length; ++i) {
    uint64_t digit = (uint64_t)emp_hex_digit(text.data[i]);
    if (!wide_push(out_wide, hex ? 16 : 10, digit)) return false;
  }
  return true;
}

static size_t wide_bit_length(const wide_t* wide) {
  if (wide->count == 0) return 0;
  uint64_t top = wide->words[wide->count - 1];
  return wide->count * 64 - (size_t)__builtin_clzll(top);
}

static bool wide_bit(const wide_t* wide, size_t bit) {
  return (wide->words[bit / 64] >> (bit % 64)) & 1;
}

static void wide_negate(wide_t* wide) {
  uint64_t carry = 1;
  for (size_t i = 0; i < kMaxWords; ++i) {
    wide->words[i] = ~wide->words[i] + carry;
    carry = carry && wide->words[i] == 0;
  }
}

static const emp_attr_t* integer_attr(const emp_type_t* type, emp_str_t text,
                                      bool is_negative,
                                      const char** out_problem) {
  wide_t wide;
  uint32_t bits = type->kind == EMP_TYPE_INDEX ? 64 : type->bits;
  *out_problem = "integer does not fit its type";
  if (bits > kMaxWords * 64) {
    *out_problem = "integers above 4096 bits have no literals";
    return NULL;
  }
  if (!wide_parse(text, &wide) || wide_bit_length(&wide) > bits) return NULL;
  bool is_zero = wide.count == 0;
  if (is_negative) {
    if (type->signedness == EMP_UNSIGNED && !is_zero) return NULL;
    wide_negate(&wide);
    if (!is_zero && !wide_bit(&wide, bits - 1)) return NULL;
  } else if ((type->signedness == EMP_SIGNED || type->kind == EMP_TYPE_INDEX) &&
             wide_bit(&wide, bits - 1)) {
    return NULL;
  }
  if (bits <= 64) return emp_attr_integer(type, (int64_t)wide.words[0]);
  return emp_attr_wide_integer(type, wide.words);
}

static const emp_attr_t* float_attr(const emp_type_t* type, emp_str_t text,
                                    bool is_negative,
                                    const char** out_problem) {
  if (is_hex(text)) {
    wide_t wide;
    *out_problem = "more bits than the float type has";
    if (is_negative) {
      *out_problem = "a hexadecimal float has no sign in front";
      return NULL;
    }
    if (!wide_parse(text, &wide) || wide_bit_length(&wide) > type->bits) {
      return NULL;
    }
    return emp_attr_float_bits(type, wide.words[0], wide.words[1]);
  }
  if (!memchr(text.data, '.', text.length)) {
    *out_problem = "an integer literal cannot have the type";
    return NULL;
  }
  double value = 0;
  if (!emp_parse_f64(text, &value)) {
    *out_problem = "malformed float";
    return NULL;
  }
  return emp_attr_float(type, is_negative ? -value : value);
}

const emp_attr_t* emp_number_attr(const emp_type_t* type, emp_str_t digits,
                                  bool is_negative, const char** out_problem) {
  if (type->kind == EMP_TYPE_FLOAT) {
    return float_attr(type, digits, is_negative, out_problem);
  }
  if (type->kind != EMP_TYPE_INTEGER && type->kind != EMP_TYPE_INDEX) {
    *out_problem = "a number cannot have this type";
    return NULL;
  }
  if (!is_hex(digits) && memchr(digits.data, '.', digits.length)) {
    *out_problem = "a float literal cannot have the type";
    return NULL;
  }
  return integer_attr(type, digits, is_negative, out_problem);
}

const char* emp_number_hint(emp_arena_t* arena, const emp_type_t* type,
                            emp_str_t digits) {
  bool is_float = !is_hex(digits) && memchr(digits.data, '.', digits.length);
  bool is_integer = type->kind == EMP_TYPE_INTEGER && type->bits > 0;
  if (type->kind == EMP_TYPE_FLOAT && !is_float && !is_hex(digits)) {
    return "; write it with a '.', or its bits in hex";
  }
  if (is_integer && is_float) return "; write an integer or a float type";
  if (!is_integer || type->bits > 63) return "";
  int64_t half = INT64_C(1) << (type->bits - 1);
  int64_t least = type->signedness == EMP_UNSIGNED ? 0 : -half;
  int64_t most = type->signedness == EMP_SIGNED ? half - 1 : half - 1 + half;
  return emp_arena_format(arena, ", which holds %" PRId64 " to %" PRId64, least,
                          most)
      .data;
}

bool emp_parse_number_attr(emp_parser_t* parser, const emp_type_t* type,
                           const emp_attr_t** out_attr) {
  const char* start = parser->token.text.data;
  bool is_negative = emp_parser_take(parser, '-');
  if (!emp_parser_at(parser, EMP_TOKEN_INT) &&
      !emp_parser_at(parser, EMP_TOKEN_FLOAT)) {
    return emp_parser_expected(parser, "a number");
  }
  bool is_float = emp_parser_at(parser, EMP_TOKEN_FLOAT);
  emp_str_t digits = parser->token.text;
  emp_parser_advance(parser);
  if (!type && emp_parser_take(parser, ':') &&
      !emp_parse_a_type(parser, &type)) {
    return false;
  }
  if (!type && is_float) {
    type = emp_type_float(parser->context, EMP_FLOAT_F64);
  } else if (!type) {
    type = emp_type_integer(parser->context, 64);
  }
  const char* problem = NULL;
  *out_attr = emp_number_attr(type, digits, is_negative, &problem);
  if (*out_attr) return true;
  size_t length = (size_t)(digits.data + digits.length - start);
  return emp_parser_fail_at(parser, start, length, "%s '%s'%s", problem,
                            emp_type_text(parser->scratch, type),
                            emp_number_hint(parser->scratch, type, digits));
}
