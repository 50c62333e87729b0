// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Where printed text goes: a buffer in front of the writer, and the few forms
// in which text is written (quoted, as a symbol, as a keyword). A printer that
// collects aliases writes nothing.
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "ir/lexer.h"
#include "ir/print_state.h"

void emp_printer_flush(emp_printer_t* printer) {
  if (printer->used) {
    printer->writer.write(printer->writer.user,
                          (emp_str_t){printer->buffer, printer->used});
  }
  printer->used = 0;
}

void emp_print_far_bytes(emp_printer_t* printer, const char* data,
                         size_t length) {
  emp_printer_flush(printer);
  if (length > sizeof(printer->buffer)) {
    printer->writer.write(printer->writer.user, (emp_str_t){data, length});
    return;
  }
  memcpy(printer->buffer, data, length);
  printer->used = length;
}

void emp_print_text(emp_printer_t* printer, const char* text) {
  emp_print_bytes(printer, text, strlen(text));
}

void emp_print_str(emp_printer_t* printer, emp_str_t text) {
  emp_print_bytes(printer, text.data, text.length);
}

void emp_printf(emp_printer_t* printer, const char* format, ...) {
  char text[512];
  va_list args;
  if (printer->is_collecting) return;
  va_start(args, format);
  int length = vsnprintf(text, sizeof(text), format, args);
  va_end(args);
  if (length < 0) return;
  if ((size_t)length < sizeof(text)) {
    emp_print_bytes(printer, text, (size_t)length);
    return;
  }
  char* big = emp_arena_alloc_raw(&printer->arena, (size_t)length + 1, 1);
  va_start(args, format);
  vsnprintf(big, (size_t)length + 1, format, args);
  va_end(args);
  emp_print_bytes(printer, big, (size_t)length);
}

void emp_print_uint(emp_printer_t* printer, uint64_t value) {
  char digits[20];
  size_t at = sizeof(digits);
  do {
    digits[--at] = (char)('0' + value % 10);
    value /= 10;
  } while (value);
  emp_print_bytes(printer, digits + at, sizeof(digits) - at);
}

void emp_print_int(emp_printer_t* printer, int64_t value) {
  if (value >= 0) {
    emp_print_uint(printer, (uint64_t)value);
  } else {
    emp_print_char(printer, '-');
    emp_print_uint(printer, UINT64_C(0) - (uint64_t)value);
  }
}

void emp_print_margin(emp_printer_t* printer) {
  static const char blanks[] = "                                ";
  uint32_t left = printer->indent;
  while (left) {
    uint32_t count = left < sizeof(blanks) - 1 ? left : sizeof(blanks) - 1;
    emp_print_bytes(printer, blanks, count);
    left -= count;
  }
}

void emp_print_newline(emp_printer_t* printer) {
  emp_print_char(printer, '\n');
  emp_print_margin(printer);
}

static bool is_plain(char c) {
  return c >= 0x20 && c < 0x7F && c != '"' && c != '\\';
}

void emp_print_quoted(emp_printer_t* printer, emp_str_t text) {
  static const char hex[] = "0123456789ABCDEF";
  emp_print_char(printer, '"');
  for (size_t i = 0; i < text.length;) {
    size_t start = i;
    while (i < text.length && is_plain(text.data[i]))
      ++i;
    emp_print_bytes(printer, text.data + start, i - start);
    if (i == text.length) break;
    uint8_t c = (uint8_t)text.data[i++];
    if (c == '\\') {
      emp_print_bytes(printer, "\\\\", 2);
    } else {
      char escape[] = {'\\', hex[c >> 4], hex[c & 15]};
      emp_print_bytes(printer, escape, sizeof(escape));
    }
  }
  emp_print_char(printer, '"');
}

void emp_print_symbol(emp_printer_t* printer, emp_str_t name) {
  emp_print_char(printer, '@');
  emp_print_keyword_or_string(printer, name);
}

void emp_print_keyword_or_string(emp_printer_t* printer, emp_str_t text) {
  if (emp_text_is_bare(text)) {
    emp_print_str(printer, text);
  } else {
    emp_print_quoted(printer, text);
  }
}

void emp_print_indent(emp_printer_t* printer, int levels) {
  enum { kLevel = 2 };
  int64_t indent = (int64_t)printer->indent + (int64_t)kLevel * levels;
  printer->indent = indent < 0 ? 0 : (uint32_t)indent;
}
