// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Taking primitives at a cursor.
#include "importers/mlirbc/mlirbc_cursor.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "base/bits.h"
#include "importers/mlirbc/mlirbc_state.h"

enum { kMessageBytes = 1024, kPadding = 0xCB, kAlignedBit = 0x80 };

bool emp_mlirbc_fail(emp_mlirbc_t* reader, const uint8_t* at,
                     const char* format, ...) {
  char message[kMessageBytes];
  va_list args;
  if (reader->has_failed) return false;
  reader->has_failed = true;
  va_start(args, format);
  vsnprintf(message, sizeof message, format, args);
  va_end(args);
  emp_diag_bytecode(reader->sink, reader->file_loc,
                    (unsigned long long)(at - reader->begin), message);
  if (!reader->producer.data) return false;
  return emp_diag_bytecode_of(reader->sink, reader->file_loc, reader->version,
                              reader->producer);
}

bool emp_mlirbc_ended(const emp_mlirbc_cursor_t* cursor, const char* what) {
  return emp_mlirbc_fail(cursor->reader, cursor->at,
                         "wants %s, found the end of its data", what);
}

bool emp_mlirbc_byte(emp_mlirbc_cursor_t* cursor, const char* what,
                     uint8_t* out_byte) {
  if (cursor->at == cursor->end) return emp_mlirbc_ended(cursor, what);
  *out_byte = *cursor->at++;
  return true;
}

bool emp_mlirbc_varint(emp_mlirbc_cursor_t* cursor, const char* what,
                       uint64_t* out_value) {
  if (cursor->at == cursor->end) return emp_mlirbc_ended(cursor, what);
  uint8_t first = *cursor->at;
  if (first & 1) {
    ++cursor->at;
    *out_value = first >> 1;
    return true;
  }
  size_t more = 1;  // bytes after the first one
  while (more < 8 && !(first >> more & 1))
    ++more;
  if (emp_mlirbc_left(cursor) < more + 1) return emp_mlirbc_ended(cursor, what);
  uint64_t word = 0;
  size_t skipped = more == 8 ? 1 : 0;  // a zero byte says nothing else
  for (size_t i = 0; i <= more - skipped; ++i) {
    word |= (uint64_t)cursor->at[i + skipped] << (8 * i);
  }
  *out_value = skipped ? word : word >> (more + 1);
  cursor->at += more + 1;
  return true;
}

bool emp_mlirbc_signed(emp_mlirbc_cursor_t* cursor, const char* what,
                       int64_t* out_value) {
  uint64_t word = 0;
  if (!emp_mlirbc_varint(cursor, what, &word)) return false;
  *out_value = (int64_t)((word >> 1) ^ (~(word & 1) + 1));
  return true;
}

bool emp_mlirbc_flagged(emp_mlirbc_cursor_t* cursor, const char* what,
                        uint64_t* out_value, bool* out_flag) {
  uint64_t word = 0;
  if (!emp_mlirbc_varint(cursor, what, &word)) return false;
  *out_flag = (word & 1) != 0;
  *out_value = word >> 1;
  return true;
}

bool emp_mlirbc_count(emp_mlirbc_cursor_t* cursor, const char* what,
                      size_t* out_count) {
  const uint8_t* start = cursor->at;
  uint64_t value = 0;
  if (!emp_mlirbc_varint(cursor, what, &value)) return false;
  *out_count = (size_t)value;
  if (value <= emp_mlirbc_left(cursor)) return true;
  return emp_mlirbc_fail(
      cursor->reader, start, "wants %s, found %llu, but only %zu bytes follow",
      what, (unsigned long long)value, emp_mlirbc_left(cursor));
}

bool emp_mlirbc_check_index(emp_mlirbc_t* reader, const uint8_t* at,
                            const char* what, uint64_t value, size_t limit) {
  if (value < limit) return true;
  return emp_mlirbc_fail(reader, at, "wants %s below %zu, found %llu", what,
                         limit, (unsigned long long)value);
}

bool emp_mlirbc_index(emp_mlirbc_cursor_t* cursor, const char* what,
                      size_t limit, size_t* out_index) {
  const uint8_t* start = cursor->at;
  uint64_t value = 0;
  if (!emp_mlirbc_varint(cursor, what, &value)) return false;
  *out_index = (size_t)value;
  return emp_mlirbc_check_index(cursor->reader, start, what, value, limit);
}

bool emp_mlirbc_bytes(emp_mlirbc_cursor_t* cursor, const char* what,
                      uint64_t length, const uint8_t** out_bytes) {
  if (length > emp_mlirbc_left(cursor)) {
    return emp_mlirbc_fail(cursor->reader, cursor->at,
                           "wants %s of %llu bytes, found only %zu", what,
                           (unsigned long long)length, emp_mlirbc_left(cursor));
  }
  *out_bytes = cursor->at;
  cursor->at += length;
  return true;
}

bool emp_mlirbc_blob(emp_mlirbc_cursor_t* cursor, const char* what,
                     const uint8_t** out_bytes, size_t* out_length) {
  uint64_t length = 0;
  if (!emp_mlirbc_varint(cursor, what, &length) ||
      !emp_mlirbc_bytes(cursor, what, length, out_bytes)) {
    return false;
  }
  *out_length = (size_t)length;
  return true;
}

bool emp_mlirbc_text(emp_mlirbc_cursor_t* cursor, const char* what,
                     emp_str_t* out_text) {
  size_t left = emp_mlirbc_left(cursor);
  const uint8_t* nul = left ? memchr(cursor->at, 0, left) : NULL;
  if (!nul) {
    return emp_mlirbc_fail(cursor->reader, cursor->at,
                           "wants %s that ends with a zero byte, found none",
                           what);
  }
  *out_text = (emp_str_t){(const char*)cursor->at, (size_t)(nul - cursor->at)};
  cursor->at = nul + 1;
  return true;
}

bool emp_mlirbc_align(emp_mlirbc_cursor_t* cursor, uint64_t alignment) {
  emp_mlirbc_t* reader = cursor->reader;
  if (alignment == 0 || (alignment & (alignment - 1))) {
    return emp_mlirbc_fail(reader, cursor->at,
                           "wants an alignment that is a power of two, found "
                           "%llu",
                           (unsigned long long)alignment);
  }
  while ((uint64_t)(cursor->at - reader->begin) & (alignment - 1)) {
    uint8_t padding = 0;
    if (!emp_mlirbc_byte(cursor, "padding", &padding)) return false;
    if (padding != kPadding) {
      return emp_mlirbc_fail(reader, cursor->at - 1,
                             "wants padding 0xCB up to a multiple of %llu, "
                             "found 0x%02X",
                             (unsigned long long)alignment, padding);
    }
  }
  return true;
}

bool emp_mlirbc_section(emp_mlirbc_cursor_t* cursor, uint8_t* out_id,
                        emp_mlirbc_cursor_t* out_content) {
  const uint8_t* start = cursor->at;
  uint8_t id = 0;
  uint64_t length = 0;
  uint64_t alignment = 1;
  if (!emp_mlirbc_byte(cursor, "a section", &id)) return false;
  *out_id = id & ~kAlignedBit & 0xFF;
  if (*out_id >= EMP_MLIRBC_SECTION_COUNT) {
    return emp_mlirbc_fail(cursor->reader, start,
                           "wants the number of a section below %d, found %u",
                           EMP_MLIRBC_SECTION_COUNT, *out_id);
  }
  if (!emp_mlirbc_varint(cursor, "the length of a section", &length)) {
    return false;
  }
  if ((id & kAlignedBit) &&
      (!emp_mlirbc_varint(cursor, "the alignment of a section", &alignment) ||
       !emp_mlirbc_align(cursor, alignment))) {
    return false;
  }
  const uint8_t* bytes = NULL;
  if (!emp_mlirbc_bytes(cursor, emp_mlirbc_section_text(*out_id), length,
                        &bytes)) {
    return false;
  }
  const uint8_t* end = bytes ? bytes + length : NULL;
  *out_content = (emp_mlirbc_cursor_t){cursor->reader, bytes, end};
  return true;
}

bool emp_mlirbc_at_end(const emp_mlirbc_cursor_t* cursor, const char* of) {
  if (cursor->at == cursor->end) return true;
  return emp_mlirbc_fail(cursor->reader, cursor->at,
                         "wants the end of %s, found %zu more bytes", of,
                         emp_mlirbc_left(cursor));
}
