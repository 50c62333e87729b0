// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A place in a bytecode file and what can be taken there: bytes, integers of
// variable length, strings, sections. Nothing is read beyond the cursor's end.
// Every function is true when it went well; after false a diagnostic with the
// byte offset was emitted. `what` names the thing for messages: "a type".
#ifndef EMP_IMPORTERS_MLIRBC_MLIRBC_CURSOR_H_
#define EMP_IMPORTERS_MLIRBC_MLIRBC_CURSOR_H_

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "emplace/str.h"

typedef struct emp_mlirbc_s emp_mlirbc_t;

typedef struct emp_mlirbc_cursor_s {
  emp_mlirbc_t* reader;
  const uint8_t* at;
  const uint8_t* end;
} emp_mlirbc_cursor_t;

static inline size_t emp_mlirbc_left(const emp_mlirbc_cursor_t* cursor) {
  return (size_t)(cursor->end - cursor->at);
}

// Emits "byte N: .." for a place in the file and returns false. Only the first
// one of a file counts; what follows from it is silent.
bool emp_mlirbc_fail(emp_mlirbc_t* reader, const uint8_t* at,
                     const char* format, ...)
    __attribute__((format(printf, 3, 4)));
// "wants WHAT, found the end of its data".
bool emp_mlirbc_ended(const emp_mlirbc_cursor_t* cursor, const char* what);

bool emp_mlirbc_byte(emp_mlirbc_cursor_t* cursor, const char* what,
                     uint8_t* out_byte);
// An integer whose first byte tells its length by its trailing zeros.
bool emp_mlirbc_varint(emp_mlirbc_cursor_t* cursor, const char* what,
                       uint64_t* out_value);
// The same with the sign in the lowest bit.
bool emp_mlirbc_signed(emp_mlirbc_cursor_t* cursor, const char* what,
                       int64_t* out_value);
// The same with an unrelated flag in the lowest bit.
bool emp_mlirbc_flagged(emp_mlirbc_cursor_t* cursor, const char* what,
                        uint64_t* out_value, bool* out_flag);
// A number of things that take a byte each at least, so it cannot be above
// what is left.
bool emp_mlirbc_count(emp_mlirbc_cursor_t* cursor, const char* what,
                      size_t* out_count);
// A number below `limit`.
bool emp_mlirbc_index(emp_mlirbc_cursor_t* cursor, const char* what,
                      size_t limit, size_t* out_index);
bool emp_mlirbc_check_index(emp_mlirbc_t* reader, const uint8_t* at,
                            const char* what, uint64_t value, size_t limit);
bool emp_mlirbc_bytes(emp_mlirbc_cursor_t* cursor, const char* what,
                      uint64_t length, const uint8_t** out_bytes);
// A length and so many bytes.
bool emp_mlirbc_blob(emp_mlirbc_cursor_t* cursor, const char* what,
                     const uint8_t** out_bytes, size_t* out_length);
// Text up to a NUL.
bool emp_mlirbc_text(emp_mlirbc_cursor_t* cursor, const char* what,
                     emp_str_t* out_text);
// Padding up to a multiple of `alignment` bytes of the file.
bool emp_mlirbc_align(emp_mlirbc_cursor_t* cursor, uint64_t alignment);
// A section header; *out_content spans what is inside.
bool emp_mlirbc_section(emp_mlirbc_cursor_t* cursor, uint8_t* out_id,
                        emp_mlirbc_cursor_t* out_content);
// Diagnoses bytes that are left over.
bool emp_mlirbc_at_end(const emp_mlirbc_cursor_t* cursor, const char* of);

#endif  // EMP_IMPORTERS_MLIRBC_MLIRBC_CURSOR_H_
