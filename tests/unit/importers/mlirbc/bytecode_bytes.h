// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Writing bytecode by hand, from the description of the format: bytes that
// grow, and sections put together into a file.
#ifndef EMP_TESTS_BYTECODE_BYTES_H_
#define EMP_TESTS_BYTECODE_BYTES_H_

#include <string.h>

#include "harness/harness.h"

typedef struct bytes_s {
  uint8_t data[1 << 16];
  size_t length;
} bytes_t;

static inline void put(bytes_t* bytes, uint8_t byte) {
  assert_true(bytes->length < sizeof bytes->data);
  bytes->data[bytes->length++] = byte;
}

static inline void put_all(bytes_t* bytes, const void* data, size_t length) {
  assert_true(length <= sizeof bytes->data - bytes->length);
  memcpy(bytes->data + bytes->length, data, length);
  bytes->length += length;
}

// Seven bits of the value a byte, the length in the low zeros of the first.
static inline void put_varint(bytes_t* bytes, uint64_t value) {
  size_t length = 1;
  while (length < 9 && value >> (7 * length))
    ++length;
  if (length == 9) {
    put(bytes, 0);
    for (size_t i = 0; i < 8; ++i)
      put(bytes, (uint8_t)(value >> (8 * i)));
    return;
  }
  uint64_t word = (value << 1 | 1) << (length - 1);
  for (size_t i = 0; i < length; ++i)
    put(bytes, (uint8_t)(word >> (8 * i)));
}

static inline void put_signed(bytes_t* bytes, int64_t value) {
  put_varint(bytes,
             value < 0 ? ~(uint64_t)value << 1 | 1 : (uint64_t)value << 1);
}

static inline void put_flagged(bytes_t* bytes, uint64_t value, bool flag) {
  put_varint(bytes, value << 1 | (flag ? 1 : 0));
}

static inline void put_section(bytes_t* file, uint8_t id,
                               const bytes_t* content) {
  put(file, id);
  put_varint(file, content->length);
  put_all(file, content->data, content->length);
}

// `texts` ends with NULL.
static inline void put_strings(bytes_t* file, const char* const* texts) {
  static bytes_t content;
  size_t count = 0;
  content.length = 0;
  while (texts[count])
    ++count;
  put_varint(&content, count);
  for (size_t i = count; i-- > 0;)
    put_varint(&content, strlen(texts[i]) + 1);
  for (size_t i = 0; i < count; ++i)
    put_all(&content, texts[i], strlen(texts[i]) + 1);
  put_section(file, 0, &content);
}

// Attributes (or types) of one dialect: where each ends, and their bytes.
typedef struct entries_s {
  bytes_t data;
  size_t ends[4096];
  bool has_encoding[4096];
  size_t count;
} entries_t;

static inline void end_entry(entries_t* entries, bool has_encoding) {
  entries->has_encoding[entries->count] = has_encoding;
  entries->ends[entries->count++] = entries->data.length;
}

static inline void put_group(bytes_t* offsets, const entries_t* entries) {
  size_t begin = 0;
  if (entries->count == 0) return;
  put_varint(offsets, 0);  // the dialect
  put_varint(offsets, entries->count);
  for (size_t i = 0; i < entries->count; ++i) {
    put_flagged(offsets, entries->ends[i] - begin, entries->has_encoding[i]);
    begin = entries->ends[i];
  }
}

static inline void put_entries(bytes_t* file, const entries_t* attrs,
                               const entries_t* types) {
  static bytes_t offsets;
  static bytes_t data;
  offsets.length = data.length = 0;
  put_varint(&offsets, attrs->count);
  put_varint(&offsets, types->count);
  put_group(&offsets, attrs);
  put_group(&offsets, types);
  put_all(&data, attrs->data.data, attrs->data.length);
  put_all(&data, types->data.data, types->data.length);
  put_section(file, 3, &offsets);
  put_section(file, 2, &data);
}

#endif  // EMP_TESTS_BYTECODE_BYTES_H_
