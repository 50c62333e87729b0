// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Building a module image: records are appended section by section, texts and
// big data are borrowed until the end, then all is written at once.
#ifndef EMP_EMIT_IMAGE_BUILDER_H_
#define EMP_EMIT_IMAGE_BUILDER_H_

#include "base/arena.h"
#include "base/map.h"
#include "contract/module_format.h"
#include "emplace/allocator.h"

// Bytes that will lie at an aligned place of a data section.
typedef struct emp_image_blob_s {
  const uint8_t* bytes;
  uint64_t length;
  uint64_t offset;  // in its section
} emp_image_blob_t;

typedef struct emp_image_section_data_s {
  uint8_t* items;
  size_t count, capacity;  // in records
} emp_image_section_data_t;

typedef struct emp_image_blob_list_s {
  emp_image_blob_t* items;
  size_t count, capacity;
} emp_image_blob_list_t;

// Three sections are made of blobs, the others of records.
typedef enum emp_image_blob_kind_e {
  EMP_BLOB_CONSTANT,
  EMP_BLOB_BINARY,
  EMP_BLOB_LISTING,
  EMP_BLOB_KINDS,
} emp_image_blob_kind_t;

typedef struct emp_image_builder_s {
  emp_arena_t* arena;
  emp_image_header_t header;
  emp_str_map_t texts;  // -> index + 1 of its range
  emp_image_section_data_t sections[EMP_SECTION_COUNT];
  emp_image_blob_list_t blobs[EMP_BLOB_KINDS];
  uint64_t blob_bytes[EMP_BLOB_KINDS];
  bool is_zip;  // a zip local header goes in front of each section
} emp_image_builder_t;

void emp_image_builder_init(emp_image_builder_t* builder, emp_arena_t* arena);

// The range of a text, the same for equal texts.
emp_image_str_t emp_image_add_text(emp_image_builder_t* builder,
                                   emp_str_t text);
// Appends a record of `bytes` bytes (that of the section) and returns its
// number.
uint32_t emp_image_add_record(emp_image_builder_t* builder,
                              emp_image_section_kind_t section,
                              const void* record, size_t bytes);
// Appends borrowed bytes and returns their offset; constants and binaries at
// multiples of 64.
uint64_t emp_image_add_blob(emp_image_builder_t* builder,
                            emp_image_blob_kind_t kind, const void* bytes,
                            uint64_t length);
static inline uint32_t emp_image_record_count(
    const emp_image_builder_t* builder, emp_image_section_kind_t section) {
  return (uint32_t)builder->sections[section].count;
}
void* emp_image_record(const emp_image_builder_t* builder,
                       emp_image_section_kind_t section, uint32_t number);

// Bytes of the whole image.
uint64_t emp_image_size(const emp_image_builder_t* builder);
// Writes emp_image_size bytes to `out`, which is aligned to 64.
void emp_image_write(const emp_image_builder_t* builder, uint8_t* out);

#endif  // EMP_EMIT_IMAGE_BUILDER_H_
