// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Dense elements: the bytes of the file are those of memory for all element
// types of 8, 16, 32, 64 or 128 bits and are used where they lie. Others are
// widened into a copy: i1 lies eight a byte, i24 in three bytes, i4 without its
// sign.
#include "importers/mlirbc/mlirbc_state.h"
#include "ir/parse_dense.h"

enum { kMaxElementBytes = 1024 };

const uint8_t* emp_mlirbc_widened(emp_mlirbc_t* reader,
                                  const emp_type_t* element,
                                  const uint8_t* bytes, size_t count) {
  emp_hex_layout_t layout = emp_hex_layout(element);
  size_t width = emp_dense_element_bytes(element);
  uint8_t* wide = emp_arena_alloc_raw(emp_context_arena(reader->context),
                                      count ? count * width : 1, 16);
  emp_hex_unpack(&layout, bytes, count, wide);
  return wide;
}

static const emp_attr_t* wrong_length(emp_mlirbc_cursor_t* cursor,
                                      const emp_type_t* type, size_t wanted,
                                      size_t length) {
  emp_mlirbc_fail(cursor->reader, cursor->at - length,
                  "wants %zu bytes for the elements of '%s', found %zu", wanted,
                  emp_type_text(&cursor->reader->scratch, type), length);
  return NULL;
}

const emp_attr_t* emp_mlirbc_dense(emp_mlirbc_cursor_t* cursor,
                                   const emp_type_t* type, const uint8_t* bytes,
                                   size_t length) {
  emp_mlirbc_t* reader = cursor->reader;
  const emp_type_t* element = type->element;
  size_t width = emp_dense_element_bytes(element);
  uint64_t count = (uint64_t)emp_type_element_count(type);
  if (width == 0 || width > kMaxElementBytes ||
      count > SIZE_MAX / kMaxElementBytes) {
    emp_mlirbc_fail(reader, cursor->at,
                    "elements of '%s' cannot be dense elements",
                    emp_type_text(&reader->scratch, type));
    return NULL;
  }
  emp_hex_layout_t layout = emp_hex_layout(element);
  size_t one = layout.text_bytes * layout.parts;
  size_t all = layout.is_packed ? ((size_t)count + 7) / 8 : one * (size_t)count;
  // Newer files hold a byte for each i1.
  bool is_unpacked = layout.is_packed && length == count && length != all;
  if (is_unpacked) all = length;
  bool is_splat = length == one && (length != all || count == 1);
  // A packed splat has all bits set.
  if (layout.is_packed && length == 1 && bytes[0] == 0xFF) is_splat = true;
  if (length != all && !is_splat) {
    return wrong_length(cursor, type, all, length);
  }
  size_t stored = is_splat ? 1 : (size_t)count;
  if (!layout.is_plain && !is_unpacked) {
    bytes = emp_mlirbc_widened(reader, element, bytes, stored);
  }
  return emp_attr_dense(type,
                        (emp_dense_data_t){bytes, stored * width, is_splat});
}

// -- strings ------------------------------------------------------------------

static void append_quoted(emp_text_t* text, emp_str_t value) {
  emp_text_append_char(text, '"');
  for (size_t i = 0; i < value.length; ++i) {
    unsigned char c = (unsigned char)value.data[i];
    bool is_plain = c >= 0x20 && c < 0x7F && c != '"' && c != '\\';
    if (is_plain) {
      emp_text_append_char(text, (char)c);
    } else {
      emp_text_format(text, "\\%02X", c);
    }
  }
  emp_text_append_char(text, '"');
}

// Element `i` of a literal with the brackets that open or close around it.
static void append_element(emp_text_t* text, const emp_type_t* type, int64_t i,
                           emp_str_t value) {
  if (i > 0) emp_text_append(text, EMP_STR(", "));
  int64_t below = i;
  uint32_t opens = 0;
  for (uint32_t d = type->rank; d > 0; --d) {
    if (below % type->dims[d - 1] != 0) break;
    ++opens;
    below /= type->dims[d - 1];
  }
  for (uint32_t d = 0; d < opens; ++d)
    emp_text_append_char(text, '[');
  append_quoted(text, value);
  below = i + 1;
  for (uint32_t d = type->rank; d > 0; --d) {
    if (below % type->dims[d - 1] != 0) break;
    emp_text_append_char(text, ']');
    below /= type->dims[d - 1];
  }
}

// Elements that are no numbers are kept as text.
const emp_attr_t* emp_mlirbc_dense_strings(emp_mlirbc_cursor_t* cursor,
                                           const emp_type_t* type) {
  emp_mlirbc_t* reader = cursor->reader;
  const uint8_t* at = cursor->at;
  uint64_t is_splat = 0;
  if (!emp_mlirbc_varint(cursor, "whether all strings are one", &is_splat)) {
    return NULL;
  }
  int64_t count = is_splat ? 1 : emp_type_element_count(type);
  if ((uint64_t)count > emp_mlirbc_left(cursor)) {
    emp_mlirbc_fail(reader, at, "wants %lld strings, but only %zu bytes follow",
                    (long long)count, emp_mlirbc_left(cursor));
    return NULL;
  }
  emp_text_t text = {.arena = &reader->tables};
  emp_text_append(&text, EMP_STR("dense<"));
  for (int64_t i = 0; i < count; ++i) {
    emp_str_t value = {0};
    if (!emp_mlirbc_string(cursor, "the index of a string", &value)) {
      return NULL;
    }
    if (is_splat) {
      append_quoted(&text, value);
    } else {
      append_element(&text, type, i, value);
    }
  }
  emp_text_format(&text, "> : %s", emp_type_text(&reader->scratch, type));
  return emp_mlirbc_parse_attr(reader, at, emp_text_view(&text));
}
