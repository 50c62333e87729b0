// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Text: comparing and cutting views, building text in an arena, and numbers in
// and out without the locale.
#ifndef EMP_BASE_TEXT_H_
#define EMP_BASE_TEXT_H_

#include <stdbool.h>
#include <stdint.h>

#include "base/arena.h"
#include "emplace/str.h"

emp_str_t emp_str_from(const char* text);  // NUL-terminated; NULL gives ""
bool emp_str_equal(emp_str_t a, emp_str_t b);
bool emp_str_is(emp_str_t a, const char* b);
int emp_str_compare(emp_str_t a, emp_str_t b);  // byte order
bool emp_str_starts_with(emp_str_t text, emp_str_t prefix);
bool emp_str_ends_with(emp_str_t text, emp_str_t suffix);
// Cuts at the first `separator`; all of `text` and false when there is none.
bool emp_str_split(emp_str_t text, char separator, emp_str_t* out_head,
                   emp_str_t* out_tail);
emp_str_t emp_str_trim(emp_str_t text);  // blanks at both ends
// Levenshtein distance, for "did you mean"; `limit` when it is not below that.
size_t emp_str_distance(emp_str_t a, emp_str_t b, size_t limit);
// The candidate that is written most like `text`: at most a third of its
// letters differ. {.text = text} has none yet.
typedef struct emp_nearest_s {
  emp_str_t text;
  emp_str_t found;  // "" when nothing is near
  size_t distance;
} emp_nearest_t;
void emp_nearest_try(emp_nearest_t* nearest, emp_str_t candidate);

// Grows in an arena; `text` is the text so far.
typedef struct emp_builder_text_s {
  emp_arena_t* arena;
  char* data;
  size_t length, capacity;
} emp_text_t;

void emp_text_append(emp_text_t* text, emp_str_t piece);
void emp_text_append_char(emp_text_t* text, char c);
void emp_text_format(emp_text_t* text, const char* format, ...)
    __attribute__((format(printf, 2, 3)));
emp_str_t emp_text_view(const emp_text_t* text);
// A writer that appends to `text`.
emp_writer_t emp_text_writer(emp_text_t* text);

// Writing through a writer.
void emp_write(emp_writer_t writer, emp_str_t text);
void emp_write_cstr(emp_writer_t writer, const char* text);
void emp_write_format(emp_writer_t writer, const char* format, ...)
    __attribute__((format(printf, 2, 3)));

// Decimal or 0x hexadecimal; the whole text must be the number. False on a
// malformed number or one that does not fit.
bool emp_parse_i64(emp_str_t text, int64_t* out_value);
bool emp_parse_u64(emp_str_t text, uint64_t* out_value);
// Correctly rounded, "." as the point whatever the locale; no hex floats, no
// "inf" or "nan".
bool emp_parse_f64(emp_str_t text, double* out_value);
// The shortest decimal text that reads back as the same double (or float).
// `out` holds at least 32 bytes; returns the length.
size_t emp_print_f64_shortest(double value, char* out);
size_t emp_print_f32_shortest(float value, char* out);
// "%.*e"-style with the given digits after the point, locale-free.
size_t emp_print_f64_exponent(double value, int digits, char* out);

// The decimal digits of a positive finite number as LLVM's APFloat (and so
// MLIR) picks them: at most `wanted` (up to 72), half up, without trailing
// zeros. Returns their number; the first one stands for
// 10^*out_exponent. `*out_is_exact`: nothing but zeros was cut off.
int emp_float_digits(double value, int wanted, char* out_digits,
                     int* out_exponent, bool* out_is_exact);

#endif  // EMP_BASE_TEXT_H_
