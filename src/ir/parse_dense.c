// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Dense elements: `dense<..>`, `array<..>`, `sparse<..>`.
//
// The type of `dense<..>` comes behind its data, so the data is skimmed to its
// `>`, the type read, and the numbers decoded from the text straight to their
// final bytes: no tokens, no intermediate list, one exact allocation. Hex
// strings are decoded the same way.
//
// Elements of odd widths are stored differently in hex text (as MLIR does: i1
// packed in bits, others in as many whole bytes as they need, masked) than in
// memory (emp_dense_data_t).
#include "ir/parse_dense.h"

#include <string.h>

#include "base/assert.h"
#include "base/bits.h"

enum { kSmallBytes = 4096, kMaxScalarBytes = 512 };

// -- walking the text ---------------------------------------------------------

typedef struct cursor_s {
  emp_parser_t* parser;
  const char* at;
  const char* end;
  const char* line_start;
  uint32_t line;
} cursor_t;

static cursor_t cursor_at_token(emp_parser_t* parser) {
  return (cursor_t){parser, parser->token.text.data, parser->lexer.end,
                    parser->token.line_start, parser->token.line};
}

// The parser goes on at the cursor.
static void leave_cursor(const cursor_t* cursor) {
  emp_parser_t* parser = cursor->parser;
  parser->lexer.cursor = cursor->at;
  parser->lexer.line = cursor->line;
  parser->lexer.line_start = cursor->line_start;
  emp_parser_advance(parser);
}

static void skip_comment(cursor_t* cursor) {
  const char* newline =
      memchr(cursor->at, '\n', (size_t)(cursor->end - cursor->at));
  cursor->at = newline ? newline : cursor->end;
}

static void skip_blanks(cursor_t* cursor) {
  while (cursor->at < cursor->end) {
    char c = *cursor->at;
    if (c == '\n') {
      ++cursor->line;
      cursor->line_start = cursor->at + 1;
    } else if (c == '/' && cursor->at + 1 < cursor->end &&
               cursor->at[1] == '/') {
      skip_comment(cursor);
      continue;
    } else if (!emp_char_is(c, EMP_CHAR_BLANK)) {
      return;
    }
    ++cursor->at;
  }
}

static bool take(cursor_t* cursor, char c) {
  skip_blanks(cursor);
  if (cursor->at == cursor->end || *cursor->at != c) return false;
  ++cursor->at;
  return true;
}

static bool fail(cursor_t* cursor, const char* message) {
  size_t length = cursor->at < cursor->end ? 1 : 0;
  return emp_parser_fail_at(cursor->parser, cursor->at, length, "%s", message);
}

// Moves behind the `>` that ends a literal; strings and comments may hold one.
static bool skim(cursor_t* cursor) {
  bool in_string = false;
  for (; cursor->at < cursor->end; ++cursor->at) {
    char c = *cursor->at;
    if (c == '\n') {
      ++cursor->line;
      cursor->line_start = cursor->at + 1;
      in_string = false;
    } else if (c == '"') {
      in_string = !in_string;
    } else if (in_string) {
      if (c == '\\' && cursor->at + 1 < cursor->end) ++cursor->at;
    } else if (c == '>') {
      ++cursor->at;
      return true;
    } else if (c == '/' && cursor->at + 1 < cursor->end &&
               cursor->at[1] == '/') {
      skip_comment(cursor);
      --cursor->at;
    }
  }
  return fail(cursor, "the literal has no closing '>'");
}

// -- scalars ------------------------------------------------------------------

typedef struct element_s {
  const emp_type_t* type;  // of one scalar
  bool is_complex;
  uint32_t bits;
  size_t bytes;  // of one scalar
} element_t;

static element_t element_of(const emp_type_t* type) {
  element_t element = {.type = type};
  if (type->kind == EMP_TYPE_COMPLEX) {
    element.is_complex = true;
    element.type = type->element;
  }
  element.bits = emp_type_bit_width(element.type);
  element.bytes = emp_dense_element_bytes(element.type);
  return element;
}

static bool is_numeric(const emp_type_t* type) {
  if (type->kind == EMP_TYPE_COMPLEX) type = type->element;
  return type->kind == EMP_TYPE_INTEGER || type->kind == EMP_TYPE_INDEX ||
         type->kind == EMP_TYPE_FLOAT;
}

static void store(uint8_t* out, size_t bytes, uint64_t word) {
  for (size_t i = 0; i < bytes; ++i)
    out[i] = (uint8_t)(word >> (8 * i));
}

// The literal at the cursor, without its sign.
static emp_str_t take_literal(cursor_t* cursor) {
  const char* start = cursor->at;
  const char* p = start;
  const char* end = cursor->end;
  if (p + 1 < end && p[0] == '0' && p[1] == 'x') {
    p += 2;
    while (p < end && emp_char_is(*p, EMP_CHAR_HEX))
      ++p;
    cursor->at = p;
    return (emp_str_t){start, (size_t)(p - start)};
  }
  while (p < end && emp_char_is(*p, EMP_CHAR_DIGIT))
    ++p;
  if (p < end && *p == '.' && p > start) {
    ++p;
    while (p < end && emp_char_is(*p, EMP_CHAR_DIGIT))
      ++p;
    const char* mark = p;
    if (p < end && (*p == 'e' || *p == 'E')) ++p;
    if (p > mark && p < end && (*p == '+' || *p == '-')) ++p;
    const char* digits = p;
    while (p > mark && p < end && emp_char_is(*p, EMP_CHAR_DIGIT))
      ++p;
    if (p == digits) p = mark;
  }
  cursor->at = p;
  return (emp_str_t){start, (size_t)(p - start)};
}

// Decimal integers of up to 18 digits; false: take the slow way.
static bool short_integer(const element_t* element, emp_str_t text,
                          bool is_negative, uint8_t* out) {
  if (text.length > 18 || element->bits > 64) return false;
  uint64_t value = 0;
  for (size_t i = 0; i < text.length; ++i) {
    if (!emp_char_is(text.data[i], EMP_CHAR_DIGIT)) return false;
    value = value * 10 + (uint64_t)(text.data[i] - '0');
  }
  if (element->bits < 64) {
    bool is_signed = element->type->signedness == EMP_SIGNED;
    uint64_t half = UINT64_C(1) << (element->bits - 1);
    uint64_t limit = is_negative ? half : is_signed ? half - 1 : 2 * half - 1;
    if (value > limit) return false;
  }
  if (is_negative && element->type->signedness == EMP_UNSIGNED) return false;
  uint64_t word = is_negative ? UINT64_C(0) - value : value;
  if (element->bits == 1) {
    word &= 1;
  } else if (element->type->signedness != EMP_UNSIGNED) {
    word = (uint64_t)emp_sign_extend(word, element->bits);
  }
  store(out, element->bytes, word);
  return true;
}

// Decimal numbers whose digits are below 2^53 and whose power of ten is at most
// 22: one exact product or quotient (Clinger). False: take the slow way.
static bool short_float(emp_str_t text, double* out_value) {
  static const double powers[] = {
      1e0,  1e1,  1e2,  1e3,  1e4,  1e5,  1e6,  1e7,  1e8,  1e9,  1e10, 1e11,
      1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22};
  uint64_t digits = 0;
  int exponent = 0;
  size_t i = 0;
  bool has_point = false;
  for (; i < text.length; ++i) {
    char c = text.data[i];
    if (c == '.') {
      has_point = true;
    } else if (emp_char_is(c, EMP_CHAR_DIGIT)) {
      digits = digits * 10 + (uint64_t)(c - '0');
      exponent -= has_point;
    } else {
      break;
    }
  }
  if (i > 18 || digits >> 53) return false;
  if (i < text.length) {  // e
    bool is_negative = false;
    int value = 0;
    ++i;
    if (text.data[i] == '-' || text.data[i] == '+') {
      is_negative = text.data[i++] == '-';
    }
    if (text.length - i > 4) return false;
    for (; i < text.length; ++i)
      value = value * 10 + (text.data[i] - '0');
    exponent += is_negative ? -value : value;
  }
  if (exponent < -22 || exponent > 22) return false;
  *out_value = exponent < 0 ? (double)digits / powers[-exponent]
                            : (double)digits * powers[exponent];
  return true;
}

static void store_float(const element_t* element, double value, uint8_t* out) {
  if (element->type->float_kind == EMP_FLOAT_F32) {
    float narrow = (float)value;
    uint32_t word = 0;
    memcpy(&word, &narrow, sizeof(word));
    emp_store_le32(out, word);
    return;
  }
  if (element->type->float_kind == EMP_FLOAT_F64) {
    uint64_t word = 0;
    memcpy(&word, &value, sizeof(word));
    emp_store_le64(out, word);
    return;
  }
  store(out, element->bytes,
        emp_float_encode(element->type->float_kind, value));
}

static bool store_attr(const element_t* element, const emp_attr_t* attr,
                       uint8_t* out) {
  if (attr->kind == EMP_ATTR_FLOAT) {
    for (size_t i = 0; i < element->bytes; ++i) {
      out[i] = (uint8_t)(attr->bits[i / 8] >> (8 * (i % 8)));
    }
    return true;
  }
  if (!attr->words) {
    store(out, element->bytes, (uint64_t)attr->value);
    return true;
  }
  size_t words = (element->bits + 63) / 64;
  for (size_t i = 0; i < element->bytes; ++i) {
    uint64_t word = i / 8 < words ? attr->words[i / 8] : 0;
    out[i] = (uint8_t)(word >> (8 * (i % 8)));
  }
  return true;
}

static bool read_bool(cursor_t* cursor, const element_t* element,
                      uint8_t* out) {
  bool is_true = *cursor->at == 't';
  size_t length = is_true ? 4 : 5;
  if ((size_t)(cursor->end - cursor->at) < length ||
      memcmp(cursor->at, is_true ? "true" : "false", length) != 0) {
    return fail(cursor, "expected a number");
  }
  if (element->bits != 1 || element->type->kind != EMP_TYPE_INTEGER) {
    return fail(cursor, "true and false are of type 'i1'");
  }
  cursor->at += length;
  out[0] = is_true;
  return true;
}

static bool read_real(cursor_t* cursor, const element_t* element,
                      uint8_t* out) {
  skip_blanks(cursor);
  const char* start = cursor->at;
  if (start == cursor->end) return fail(cursor, "expected a number");
  if (*start == 't' || *start == 'f') return read_bool(cursor, element, out);
  bool is_negative = *start == '-';
  if (is_negative) ++cursor->at;
  emp_str_t text = take_literal(cursor);
  if (text.length == 0) return fail(cursor, "expected a number");
  double value = 0;
  bool is_float = element->type->kind == EMP_TYPE_FLOAT;
  if (!is_float && short_integer(element, text, is_negative, out)) return true;
  if (is_float && element->bits <= 64 && memchr(text.data, '.', text.length) &&
      short_float(text, &value)) {
    store_float(element, is_negative ? -value : value, out);
    return true;
  }
  const char* problem = NULL;
  const emp_attr_t* attr =
      emp_number_attr(element->type, text, is_negative, &problem);
  if (attr) return store_attr(element, attr, out);
  emp_arena_t* arena = cursor->parser->scratch;
  return emp_parser_fail_at(cursor->parser, start, (size_t)(cursor->at - start),
                            "%s '%s'%s", problem,
                            emp_type_text(arena, element->type),
                            emp_number_hint(arena, element->type, text));
}

static bool read_scalar(cursor_t* cursor, const element_t* element,
                        uint8_t* out) {
  if (!element->is_complex) return read_real(cursor, element, out);
  if (!take(cursor, '(')) return fail(cursor, "expected '(' of a complex");
  if (!read_real(cursor, element, out)) return false;
  if (!take(cursor, ',')) return fail(cursor, "expected ',' of a complex");
  if (!read_real(cursor, element, out + element->bytes)) return false;
  return take(cursor, ')') || fail(cursor, "expected ')' of a complex");
}

// -- lists --------------------------------------------------------------------

typedef struct dense_s {
  cursor_t cursor;
  const emp_type_t* type;
  element_t element;
  size_t element_bytes;  // both parts of a complex
  uint8_t* out;
} dense_t;

// Elements of the list that opens at `at`, as far as it is one.
static size_t count_elements(const cursor_t* cursor, const char* at) {
  size_t count = 0;
  int depth = 0;
  bool is_empty = true;
  for (; at < cursor->end; ++at) {
    depth += (*at == '[' || *at == '(') - (*at == ']' || *at == ')');
    if (depth == 0) break;
    count += depth == 1 && *at == ',';
    if (!emp_char_is(*at, EMP_CHAR_BLANK) && *at != '\n' && depth > 0) {
      is_empty &= *at == '[' && count == 0 && depth == 1;
    }
  }
  return is_empty ? 0 : count + 1;
}

// The list that opens at `at` is not as long as the type says.
static bool wrong_shape(dense_t* dense, uint32_t level, const char* at) {
  cursor_t* cursor = &dense->cursor;
  const char* found = ", but here is no list";
  if (at < cursor->end && *at == '[') {
    size_t count = count_elements(cursor, at);
    found = emp_arena_format(cursor->parser->scratch,
                             ", but %zu element%s given here", count,
                             count == 1 ? " is" : "s are")
                .data;
  }
  return emp_parser_fail_at(
      cursor->parser, at, 1,
      "the literal does not have the shape of '%s': dimension %u is %lld%s",
      emp_type_text(cursor->parser->scratch, dense->type), level,
      (long long)dense->type->dims[level], found);
}

static bool read_list(dense_t* dense, uint32_t level) {
  cursor_t* cursor = &dense->cursor;
  int64_t count = dense->type->dims[level];
  bool is_last = level + 1 == dense->type->rank;
  skip_blanks(cursor);
  const char* open = cursor->at;
  if (!take(cursor, '[')) return wrong_shape(dense, level, open);
  for (int64_t i = 0; i < count; ++i) {
    if (i > 0 && !take(cursor, ',')) return wrong_shape(dense, level, open);
    skip_blanks(cursor);
    char next = cursor->at < cursor->end ? *cursor->at : '\0';
    if (next == ']') return wrong_shape(dense, level, open);
    if (!is_last) {
      if (!read_list(dense, level + 1)) return false;
      continue;
    }
    if (next == '[') return wrong_shape(dense, level, open);
    if (!read_scalar(cursor, &dense->element, dense->out)) return false;
    dense->out += dense->element_bytes;
  }
  return take(cursor, ']') || wrong_shape(dense, level, open);
}

static uint8_t* data_alloc(emp_parser_t* parser, size_t bytes) {
  emp_arena_t* arena = bytes <= kSmallBytes
                           ? parser->scratch
                           : emp_context_arena(parser->context);
  return emp_arena_alloc_raw(arena, bytes ? bytes : 1, 16);
}

// A literal whose elements are all alike is a splat, however it is written.
static const emp_attr_t* make_dense(const emp_type_t* type, uint8_t* bytes,
                                    size_t length, size_t element_bytes) {
  emp_dense_data_t data = {bytes, length, false};
  if (length >= element_bytes && length > 0 &&
      memcmp(bytes, bytes + element_bytes, length - element_bytes) == 0) {
    data.length = element_bytes;
    data.is_splat = true;
  }
  return emp_attr_dense(type, data);
}

// `[..]` or a scalar between `start` and the closing `>`.
static bool read_elements(emp_parser_t* parser, cursor_t text,
                          const emp_type_t* type, size_t count,
                          const emp_attr_t** out_attr) {
  dense_t dense = {.cursor = text, .type = type};
  dense.element = element_of(type->element);
  dense.element_bytes = emp_dense_element_bytes(type->element);
  cursor_t* cursor = &dense.cursor;
  skip_blanks(cursor);
  bool is_empty = cursor->at == cursor->end;
  bool is_list = !is_empty && *cursor->at == '[';
  if (is_empty && count != 0) return fail(cursor, "elements are missing");
  size_t wanted = is_list || is_empty ? count : 1;
  size_t text_length = (size_t)(cursor->end - cursor->at);
  if (is_list && (type->rank == 0 || count > text_length)) {
    return emp_parser_fail_at(parser, cursor->at, 1,
                              "the literal does not have the shape of '%s'",
                              emp_type_text(parser->scratch, type));
  }
  uint8_t* bytes = data_alloc(parser, wanted * dense.element_bytes);
  dense.out = bytes;
  if (is_list ? !read_list(&dense, 0)
              : !is_empty && !read_scalar(cursor, &dense.element, bytes)) {
    return false;
  }
  skip_blanks(cursor);
  if (cursor->at != cursor->end) return fail(cursor, "expected '>'");
  size_t length = wanted * dense.element_bytes;
  if (!is_list && !is_empty) {
    *out_attr = emp_attr_dense(type, (emp_dense_data_t){bytes, length, true});
  } else {
    *out_attr = make_dense(type, bytes, length, dense.element_bytes);
  }
  return true;
}

// -- hex ----------------------------------------------------------------------

emp_hex_layout_t emp_hex_layout(const emp_type_t* element_type) {
  element_t element = element_of(element_type);
  emp_hex_layout_t layout = {.parts = element.is_complex ? 2 : 1,
                             .bits = element.bits,
                             .memory_bytes = element.bytes};
  layout.text_bytes = (element.bits + 7) / 8;
  layout.is_packed = element.bits == 1 && !element.is_complex;
  layout.is_plain =
      layout.text_bytes == layout.memory_bytes &&
      (element.type->kind == EMP_TYPE_FLOAT || element.bits % 8 == 0);
  layout.is_signed = element.type->kind != EMP_TYPE_FLOAT &&
                     element.type->signedness != EMP_UNSIGNED &&
                     element.bits > 1;
  return layout;
}

static void widen(const emp_hex_layout_t* layout, const uint8_t* text,
                  uint8_t* out) {
  size_t top = layout->text_bytes - 1;
  memcpy(out, text, layout->text_bytes);
  unsigned top_bits = layout->bits - 8 * (unsigned)top;
  uint8_t fill = 0;
  if (layout->is_signed) {
    int64_t extended = emp_sign_extend(text[top], top_bits);
    out[top] = (uint8_t)extended;
    fill = extended < 0 ? 0xFF : 0;
  } else {
    out[top] = (uint8_t)emp_zero_extend(text[top], top_bits);
  }
  memset(out + top + 1, fill, layout->memory_bytes - layout->text_bytes);
}

void emp_hex_unpack(const emp_hex_layout_t* layout, const uint8_t* text,
                    size_t count, uint8_t* out) {
  if (layout->is_packed) {
    for (size_t i = 0; i < count; ++i)
      out[i] = (text[i / 8] >> (i % 8)) & 1;
    return;
  }
  for (size_t i = 0; i < count * layout->parts; ++i) {
    widen(layout, text + i * layout->text_bytes,
          out + i * layout->memory_bytes);
  }
}

static bool hex_length(emp_parser_t* parser, emp_str_t quoted,
                       const emp_type_t* type) {
  return emp_parser_fail_at(
      parser, quoted.data, 1,
      "the hex string has %zu bytes, which does not fit '%s'",
      (quoted.length - 4) / 2, emp_type_text(parser->scratch, type));
}

// `"0x.."` with its quotes: all elements, or one for a splat.
static bool read_hex(emp_parser_t* parser, emp_str_t quoted,
                     const emp_type_t* type, size_t count,
                     const emp_attr_t** out_attr) {
  emp_hex_layout_t layout = emp_hex_layout(type->element);
  const char* digits = quoted.data + 3;
  size_t digit_count = quoted.length - 4;
  size_t text_bytes = digit_count / 2;
  size_t one = layout.text_bytes * layout.parts;
  size_t all = layout.is_packed ? (count + 7) / 8 : one * count;
  bool is_splat = text_bytes == one && text_bytes != all;
  if (digit_count % 2 || (text_bytes != all && !is_splat)) {
    return hex_length(parser, quoted, type);
  }
  size_t elements = is_splat ? 1 : count;
  size_t element_bytes = layout.memory_bytes * layout.parts;
  uint8_t* bytes = data_alloc(parser, elements * element_bytes);
  uint8_t* raw = layout.is_plain ? bytes : data_alloc(parser, text_bytes);
  if (!emp_hex_decode(digits, digit_count, raw)) {
    return emp_parser_fail_at(parser, quoted.data, 1,
                              "the hex string holds other characters");
  }
  if (!layout.is_plain) emp_hex_unpack(&layout, raw, elements, bytes);
  *out_attr = make_dense(type, bytes, elements * element_bytes, element_bytes);
  return true;
}

// -- dense<..> ----------------------------------------------------------------

static bool check_type(emp_parser_t* parser, const emp_type_t* type,
                       size_t* out_count) {
  if (type->kind != EMP_TYPE_TENSOR && type->kind != EMP_TYPE_VECTOR &&
      type->kind != EMP_TYPE_MEMREF) {
    return emp_parser_error(
        parser, NULL,
        "dense elements are of a ranked tensor or vector, not "
        "'%s'",
        emp_type_text(parser->scratch, type));
  }
  int64_t count = emp_type_element_count(type);
  if (emp_dense_element_bytes(type->element) > 2 * (size_t)kMaxScalarBytes) {
    return emp_parser_error(parser, NULL,
                            "elements of '%s' are too wide for a literal",
                            emp_type_text(parser->scratch, type));
  }
  if (count < 0 || (uint64_t)count > SIZE_MAX / (2 * (size_t)kMaxScalarBytes)) {
    return emp_parser_error(parser, NULL,
                            "dense elements need a static shape, not '%s'",
                            emp_type_text(parser->scratch, type));
  }
  *out_count = (size_t)count;
  return true;
}

// `: type` unless it is known.
static bool read_type(emp_parser_t* parser, const emp_type_t** inout_type,
                      size_t* out_count) {
  if (!*inout_type && (!emp_parser_want(parser, ':', "':' and a type") ||
                       !emp_parse_a_type(parser, inout_type))) {
    return false;
  }
  return check_type(parser, *inout_type, out_count);
}

static bool is_hex_string(emp_str_t text) {
  return text.length >= 4 && memcmp(text.data, "\"0x", 3) == 0;
}

// Texts, in any number of brackets, or nothing.
static bool has_texts(const cursor_t* cursor) {
  const char* at = cursor->at;
  while (at < cursor->end && (*at == '[' || *at == ' ' || *at == '\n'))
    ++at;
  return at == cursor->end || *at == '"' || *at == ']';
}

bool emp_parse_dense(emp_parser_t* parser, const emp_type_t* type,
                     const emp_attr_t** out_attr) {
  const char* keyword = parser->token.text.data;
  size_t count = 0;
  bool is_typed = type != NULL;
  emp_parser_advance(parser);
  if (!emp_parser_want(parser, '<', "'<'")) return false;
  emp_str_t first = parser->token.text;
  bool is_string = emp_parser_at(parser, EMP_TOKEN_STRING);
  cursor_t text = cursor_at_token(parser);
  if (is_string && is_hex_string(first)) {
    emp_parser_advance(parser);
    if (!emp_parser_want(parser, '>', "'>'")) return false;
  } else {
    cursor_t behind = text;
    if (!skim(&behind)) return false;
    text.end = behind.at - 1;
    leave_cursor(&behind);
  }
  if (!read_type(parser, &type, &count)) return false;
  if (!is_numeric(type->element)) {
    // Strings and the like are kept as text.
    size_t length = (size_t)(parser->previous_end - keyword);
    if (is_typed) return fail(&text, "elements of this type have no literal");
    if (!has_texts(&text)) {
      return fail(&text, "elements of this type are written as texts");
    }
    *out_attr = emp_attr_opaque(parser->context, (emp_str_t){keyword, length});
    return true;
  }
  if (is_string && is_hex_string(first)) {
    return read_hex(parser, first, type, count, out_attr);
  }
  if (is_string) return fail(&text, "expected numbers or a hex string");
  return read_elements(parser, text, type, count, out_attr);
}

// -- array<..> ----------------------------------------------------------------

typedef struct byte_list_s {
  uint8_t* items;
  size_t count, capacity;
} byte_list_t;

static bool is_array_element(const emp_type_t* type) {
  if (type->kind == EMP_TYPE_FLOAT) return type->bits % 8 == 0;
  return type->kind == EMP_TYPE_INTEGER &&
         (type->bits == 1 || (type->bits % 8 == 0 && type->bits <= 64));
}

// Numbers separated by commas, up to and with `close`.
static bool read_numbers(emp_parser_t* parser, const emp_type_t* type,
                         char close, const emp_attr_t** out_attr) {
  cursor_t cursor = cursor_at_token(parser);
  element_t element = element_of(type);
  byte_list_t list = {0};
  bool is_first = true;
  EMP_ASSERT(element.bytes > 0);
  while (!take(&cursor, close)) {
    if (!is_first && !take(&cursor, ',')) {
      return fail(&cursor,
                  close == '>' ? "expected ',' or '>'" : "expected ',' or ']'");
    }
    is_first = false;
    if (list.count + element.bytes > list.capacity) {
      list.items =
          emp_array_grow(parser->scratch, list.items, list.count,
                         &list.capacity, list.count + element.bytes, 1);
    }
    if (!read_real(&cursor, &element, list.items + list.count)) return false;
    list.count += element.bytes;
  }
  leave_cursor(&cursor);
  *out_attr =
      emp_attr_dense_array(type, list.items, list.count / element.bytes);
  return true;
}

bool emp_parse_bare_array(emp_parser_t* parser, const emp_type_t* element,
                          const emp_attr_t** out_attr) {
  if (!emp_parser_at(parser, '[')) return emp_parser_expected(parser, "'['");
  emp_parser_advance(parser);
  return read_numbers(parser, element, ']', out_attr);
}

bool emp_parse_dense_array(emp_parser_t* parser, const emp_attr_t** out_attr) {
  const emp_type_t* type = NULL;
  emp_parser_advance(parser);
  if (!emp_parser_want(parser, '<', "'<'")) return false;
  const char* at = parser->token.text.data;
  if (!emp_parse_a_type(parser, &type)) return false;
  if (!is_array_element(type)) {
    return emp_parser_fail_at(parser, at, 1,
                              "an array holds i1, or integers or floats of "
                              "whole bytes, not '%s'",
                              emp_type_text(parser->scratch, type));
  }
  if (emp_parser_at(parser, '>')) {
    emp_parser_advance(parser);
    *out_attr = emp_attr_dense_array(type, NULL, 0);
    return true;
  }
  if (!emp_parser_at(parser, ':')) {
    return emp_parser_expected(parser, "':' or '>'");
  }
  emp_parser_advance(parser);
  return read_numbers(parser, type, '>', out_attr);
}

// -- sparse<..> ---------------------------------------------------------------

// Skips one `[..]` or scalar; *out_rows is the number of its items (-1:
// scalar).
static bool skip_literal(cursor_t* cursor, int64_t* out_rows) {
  int depth = 0;
  int64_t commas = 0;
  bool is_empty = true;
  skip_blanks(cursor);
  bool is_list = cursor->at < cursor->end && *cursor->at == '[';
  for (; cursor->at < cursor->end; ++cursor->at) {
    char c = *cursor->at;
    if (depth == 0 && (c == ',' || c == '>')) break;
    if (c == '[' || c == '(') ++depth;
    if (c == ']' || c == ')') --depth;
    if (depth == 1 && c == ',') ++commas;
    if (depth > 0 && c != '[' && !emp_char_is(c, EMP_CHAR_BLANK)) {
      is_empty = false;
    }
    if (c == '\n') {
      ++cursor->line;
      cursor->line_start = cursor->at + 1;
    }
  }
  *out_rows = !is_list ? -1 : is_empty ? 0 : commas + 1;
  return cursor->at < cursor->end ||
         fail(cursor, "the literal has no closing '>'");
}

bool emp_parse_sparse(emp_parser_t* parser, const emp_type_t* type,
                      const emp_attr_t** out_attr) {
  size_t count = 0;
  int64_t rows = 0;
  int64_t value_rows = 0;
  emp_parser_advance(parser);
  if (!emp_parser_at(parser, '<')) return emp_parser_expected(parser, "'<'");
  emp_parser_advance(parser);
  cursor_t indices = cursor_at_token(parser);
  cursor_t cursor = indices;
  if (!skip_literal(&cursor, &rows)) return false;
  indices.end = cursor.at;
  bool is_empty = *cursor.at == '>';
  if (!is_empty) ++cursor.at;
  cursor_t values = cursor;
  if (!is_empty && !skip_literal(&cursor, &value_rows)) return false;
  values.end = cursor.at;
  if (*cursor.at != '>') return fail(&cursor, "expected '>'");
  ++cursor.at;
  leave_cursor(&cursor);
  if (!read_type(parser, &type, &count)) return false;
  if (!is_numeric(type->element)) {
    return fail(&values, "elements of this type have no literal");
  }
  if (rows < 0) rows = 1;
  int64_t dims[] = {is_empty ? 0 : rows, type->rank};
  const emp_type_t* index_type =
      emp_type_tensor(dims, 2, emp_type_integer(parser->context, 64), NULL);
  const emp_type_t* value_type = emp_type_tensor(dims, 1, type->element, NULL);
  const emp_attr_t* index_attr = NULL;
  const emp_attr_t* value_attr = NULL;
  if (!read_elements(parser, indices, index_type, (size_t)dims[0] * type->rank,
                     &index_attr) ||
      !read_elements(parser, values, value_type, (size_t)dims[0],
                     &value_attr)) {
    return false;
  }
  *out_attr = emp_attr_sparse(type, index_attr, value_attr);
  return true;
}
