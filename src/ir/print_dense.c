// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Dense elements: a splat as one scalar, short lists as nested lists, long ones
// as a hex string of MLIR's layout, or elided.
#include <string.h>

#include "ir/parse_dense.h"
#include "ir/print_state.h"

enum { kHexAbove = 100 };

static void print_scalar(emp_printer_t* printer, const emp_type_t* type,
                         const uint8_t* at) {
  size_t bytes = emp_dense_element_bytes(type);
  uint64_t words[64] = {0};
  if (bytes > sizeof(words)) return;
  for (size_t i = 0; i < bytes; ++i) {
    words[i / 8] |= (uint64_t)at[i] << (8 * (i % 8));
  }
  if (type->kind == EMP_TYPE_FLOAT) {
    emp_print_float(printer, type, words);
  } else if (bytes > 8) {
    emp_print_wide_int(printer, type, words);
  } else if (emp_type_is_integer(type, 1)) {
    emp_print_text(printer, words[0] & 1 ? "true" : "false");
  } else {
    uint32_t bits = emp_type_bit_width(type);
    uint64_t word = words[0];
    if (bits < 64) word &= (UINT64_C(1) << bits) - 1;
    bool is_signed = type->signedness != EMP_UNSIGNED;
    if (bits < 64 && is_signed && (word >> (bits - 1))) {
      word |= ~UINT64_C(0) << bits;
    }
    if (is_signed) {
      emp_print_int(printer, (int64_t)word);
    } else {
      emp_print_uint(printer, word);
    }
  }
}

static void print_element(emp_printer_t* printer, const emp_type_t* type,
                          const uint8_t* at) {
  if (type->kind != EMP_TYPE_COMPLEX) {
    print_scalar(printer, type, at);
    return;
  }
  emp_print_char(printer, '(');
  print_scalar(printer, type->element, at);
  emp_print_char(printer, ',');
  print_scalar(printer, type->element,
               at + emp_dense_element_bytes(type->element));
  emp_print_char(printer, ')');
}

static const uint8_t* print_list(emp_printer_t* printer, const emp_type_t* type,
                                 uint32_t level, const uint8_t* at) {
  size_t bytes = emp_dense_element_bytes(type->element);
  emp_print_char(printer, '[');
  for (int64_t i = 0; i < type->dims[level]; ++i) {
    if (i) emp_print_literal(printer, ", ");
    if (level + 1 < type->rank) {
      at = print_list(printer, type, level + 1, at);
    } else {
      print_element(printer, type->element, at);
      at += bytes;
    }
  }
  emp_print_char(printer, ']');
  return at;
}

// -- hex ----------------------------------------------------------------------

void emp_print_hex_bytes(emp_printer_t* printer, const uint8_t* bytes,
                         size_t length) {
  static const char digits[] = "0123456789ABCDEF";
  char text[1024];
  size_t used = 0;
  for (size_t i = 0; i < length; ++i) {
    text[used++] = digits[bytes[i] >> 4];
    text[used++] = digits[bytes[i] & 15];
    if (used == sizeof(text)) {
      emp_print_bytes(printer, text, used);
      used = 0;
    }
  }
  emp_print_bytes(printer, text, used);
}

static void print_packed(emp_printer_t* printer, const uint8_t* bytes,
                         size_t count) {
  for (size_t i = 0; i < count; i += 8) {
    uint8_t packed = 0;
    for (size_t j = i; j < count && j < i + 8; ++j) {
      packed = (uint8_t)(packed | (bytes[j] & 1) << (j - i));
    }
    emp_print_hex_bytes(printer, &packed, 1);
  }
}

static void print_narrowed(emp_printer_t* printer,
                           const emp_hex_layout_t* layout, const uint8_t* bytes,
                           size_t count) {
  size_t top = layout->text_bytes - 1;
  unsigned top_bits = layout->bits - 8 * (unsigned)top;
  uint8_t mask = (uint8_t)(0xFFU >> (8 - top_bits));
  for (size_t i = 0; i < count * layout->parts; ++i) {
    const uint8_t* at = bytes + i * layout->memory_bytes;
    uint8_t last = at[top] & mask;
    emp_print_hex_bytes(printer, at, top);
    emp_print_hex_bytes(printer, &last, 1);
  }
}

static void print_hex(emp_printer_t* printer, const emp_attr_t* attr) {
  emp_hex_layout_t layout = emp_hex_layout(attr->type->element);
  size_t count = (size_t)emp_dense_count(attr);
  emp_print_literal(printer, "\"0x");
  if (layout.is_plain) {
    emp_print_hex_bytes(printer, attr->data.bytes, attr->data.length);
  } else if (layout.is_packed) {
    print_packed(printer, attr->data.bytes, count);
  } else {
    print_narrowed(printer, &layout, attr->data.bytes, count);
  }
  emp_print_char(printer, '"');
}

// -- attributes ---------------------------------------------------------------

static bool is_hex(const emp_printer_t* printer, const emp_attr_t* attr) {
  int64_t limit = printer->options.hex_elements_above;
  if (limit < 0 || attr->data.is_splat) return false;
  return emp_dense_count(attr) > (limit ? limit : kHexAbove);
}

void emp_print_dense_body(emp_printer_t* printer, const emp_attr_t* attr,
                          bool allow_hex) {
  if (printer->is_collecting) return;
  if (attr->data.is_splat) {
    print_element(printer, attr->type->element, attr->data.bytes);
  } else if (attr->data.length == 0) {
    return;
  } else if (allow_hex && is_hex(printer, attr)) {
    print_hex(printer, attr);
  } else {
    print_list(printer, attr->type, 0, attr->data.bytes);
  }
}

void emp_print_dense(emp_printer_t* printer, const emp_attr_t* attr) {
  int64_t limit = printer->options.elide_elements_above;
  if (limit > 0 && !attr->data.is_splat && emp_dense_count(attr) > limit) {
    emp_print_literal(printer, "dense_resource<__elided__>");
    return;
  }
  emp_print_literal(printer, "dense<");
  emp_print_dense_body(printer, attr, true);
  emp_print_char(printer, '>');
}

void emp_print_dense_array_items(emp_printer_t* printer,
                                 const emp_attr_t* attr) {
  size_t bytes = emp_dense_element_bytes(attr->type);
  int64_t count = emp_dense_count(attr);
  for (int64_t i = 0; i < count; ++i) {
    if (i) emp_print_literal(printer, ", ");
    print_scalar(printer, attr->type, attr->data.bytes + (size_t)i * bytes);
  }
}
