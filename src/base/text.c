// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Text views, text builders, writers and integers. Floating-point text is in
// float_text.c.
#include "base/text.h"

#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "base/array.h"

static bool is_blank(char c) {
  return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

emp_str_t emp_str_from(const char* text) {
  return text ? (emp_str_t){text, strlen(text)} : EMP_STR("");
}

bool emp_str_equal(emp_str_t a, emp_str_t b) {
  if (a.length != b.length) return false;
  return a.length == 0 || memcmp(a.data, b.data, a.length) == 0;
}

// Most questions are answered by the first letter.
bool emp_str_is(emp_str_t a, const char* b) {
  if (a.length > 0 && b && a.data[0] != b[0]) return false;
  return emp_str_equal(a, emp_str_from(b));
}

int emp_str_compare(emp_str_t a, emp_str_t b) {
  size_t common = a.length < b.length ? a.length : b.length;
  int order = common == 0 ? 0 : memcmp(a.data, b.data, common);
  if (order != 0) return order;
  return (a.length > b.length) - (a.length < b.length);
}

bool emp_str_starts_with(emp_str_t text, emp_str_t prefix) {
  if (text.length < prefix.length) return false;
  return emp_str_equal((emp_str_t){text.data, prefix.length}, prefix);
}

bool emp_str_ends_with(emp_str_t text, emp_str_t suffix) {
  if (text.length < suffix.length) return false;
  const char* tail = text.data + (text.length - suffix.length);
  return emp_str_equal((emp_str_t){tail, suffix.length}, suffix);
}

bool emp_str_split(emp_str_t text, char separator, emp_str_t* out_head,
                   emp_str_t* out_tail) {
  const char* at =
      text.length > 0 ? memchr(text.data, separator, text.length) : NULL;
  if (!at) {
    *out_head = text;
    *out_tail = EMP_STR("");
    return false;
  }
  size_t length = (size_t)(at - text.data);
  *out_head = (emp_str_t){text.data, length};
  *out_tail = (emp_str_t){at + 1, text.length - length - 1};
  return true;
}

emp_str_t emp_str_trim(emp_str_t text) {
  while (text.length > 0 && is_blank(text.data[0])) {
    ++text.data;
    --text.length;
  }
  while (text.length > 0 && is_blank(text.data[text.length - 1]))
    --text.length;
  return text;
}

size_t emp_str_distance(emp_str_t a, emp_str_t b, size_t limit) {
  enum { kMaxLength = 64 };
  // Names are short; longer texts only differ "a lot".
  if (a.length > kMaxLength || b.length > kMaxLength) {
    return limit;
  }
  size_t row[kMaxLength + 1];
  for (size_t j = 0; j <= b.length; ++j)
    row[j] = j;
  for (size_t i = 1; i <= a.length; ++i) {
    size_t diagonal = row[0];
    row[0] = i;
    size_t least = i;
    for (size_t j = 1; j <= b.length; ++j) {
      size_t best = diagonal + (a.data[i - 1] != b.data[j - 1]);
      if (row[j] + 1 < best) best = row[j] + 1;
      if (row[j - 1] + 1 < best) best = row[j - 1] + 1;
      diagonal = row[j];
      row[j] = best;
      if (best < least) least = best;
    }
    if (least >= limit) return limit;  // rows never get smaller
  }
  return row[b.length] < limit ? row[b.length] : limit;
}

void emp_nearest_try(emp_nearest_t* nearest, emp_str_t candidate) {
  size_t length = nearest->text.length;
  size_t best = nearest->found.length ? nearest->distance : length / 3 + 1;
  size_t gap = candidate.length > length ? candidate.length - length
                                         : length - candidate.length;
  if (gap >= best) return;
  size_t distance = emp_str_distance(candidate, nearest->text, best);
  if (distance >= best) return;
  nearest->distance = distance;
  nearest->found = candidate;
}

// -- builders ----------------------------------------------------------------

// Room for `bytes` more bytes and a NUL.
static char* text_reserve(emp_text_t* text, size_t bytes) {
  size_t needed = text->length + bytes + 1;
  if (needed > text->capacity) {
    if (needed < 64) needed = 64;
    text->data = emp_array_grow(text->arena, text->data, text->length,
                                &text->capacity, needed, 1);
  }
  return text->data + text->length;
}

void emp_text_append(emp_text_t* text, emp_str_t piece) {
  if (piece.length == 0) return;
  memcpy(text_reserve(text, piece.length), piece.data, piece.length);
  text->length += piece.length;
}

void emp_text_append_char(emp_text_t* text, char c) {
  text_reserve(text, 1)[0] = c;
  ++text->length;
}

void emp_text_format(emp_text_t* text, const char* format, ...) {
  va_list values;
  va_start(values, format);
  va_list again;
  va_copy(again, values);
  int wanted = vsnprintf(NULL, 0, format, values);
  va_end(values);
  if (wanted > 0) {
    vsnprintf(text_reserve(text, (size_t)wanted), (size_t)wanted + 1, format,
              again);
    text->length += (size_t)wanted;
  }
  va_end(again);
}

emp_str_t emp_text_view(const emp_text_t* text) {
  return text->length > 0 ? (emp_str_t){text->data, text->length} : EMP_STR("");
}

static void append_to_text(void* user, emp_str_t piece) {
  emp_text_append(user, piece);
}

emp_writer_t emp_text_writer(emp_text_t* text) {
  return (emp_writer_t){text, append_to_text};
}

// -- writers -----------------------------------------------------------------

void emp_write(emp_writer_t writer, emp_str_t text) {
  if (text.length > 0) writer.write(writer.user, text);
}

void emp_write_cstr(emp_writer_t writer, const char* text) {
  emp_write(writer, emp_str_from(text));
}

// What does not fit the buffer is formatted again into memory of its own.
void emp_write_format(emp_writer_t writer, const char* format, ...) {
  char buffer[512];
  va_list values;
  va_start(values, format);
  va_list again;
  va_copy(again, values);
  int wanted = vsnprintf(buffer, sizeof(buffer), format, values);
  va_end(values);
  if (wanted > 0 && (size_t)wanted < sizeof(buffer)) {
    emp_write(writer, (emp_str_t){buffer, (size_t)wanted});
  } else if (wanted > 0) {
    emp_allocator_t host = emp_allocator_libc();
    size_t bytes = (size_t)wanted + 1;
    char* big = host.realloc(host.self, NULL, 0, bytes);
    // Without memory the text is cut, which beats losing it all.
    size_t length = big ? bytes - 1 : sizeof(buffer) - 1;
    if (big) vsnprintf(big, bytes, format, again);
    emp_write(writer, (emp_str_t){big ? big : buffer, length});
    host.realloc(host.self, big, bytes, 0);
  }
  va_end(again);
}

// -- integers ----------------------------------------------------------------

static int digit_of(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return 16;
}

bool emp_parse_u64(emp_str_t text, uint64_t* out_value) {
  *out_value = 0;
  unsigned base = 10;
  if (text.length > 2 && text.data[0] == '0' &&
      (text.data[1] == 'x' || text.data[1] == 'X')) {
    base = 16;
    text = (emp_str_t){text.data + 2, text.length - 2};
  }
  if (text.length == 0) return false;
  uint64_t value = 0;
  for (size_t i = 0; i < text.length; ++i) {
    unsigned digit = (unsigned)digit_of(text.data[i]);
    if (digit >= base || __builtin_mul_overflow(value, base, &value) ||
        __builtin_add_overflow(value, digit, &value)) {
      return false;
    }
  }
  *out_value = value;
  return true;
}

bool emp_parse_i64(emp_str_t text, int64_t* out_value) {
  *out_value = 0;
  bool is_negative = text.length > 0 && text.data[0] == '-';
  bool has_sign = is_negative || (text.length > 0 && text.data[0] == '+');
  if (has_sign) text = (emp_str_t){text.data + 1, text.length - 1};
  uint64_t magnitude = 0;
  if (!emp_parse_u64(text, &magnitude)) return false;
  uint64_t limit = (uint64_t)INT64_MAX + (is_negative ? 1 : 0);
  if (magnitude > limit) return false;
  *out_value = (int64_t)(is_negative ? 0 - magnitude : magnitude);
  return true;
}
