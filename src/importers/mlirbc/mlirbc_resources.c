// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Resources: named blobs behind `dense_resource` attributes. A blob stays where
// it is in the file when that place has the alignment that it asks for; else it
// is copied. Resources of other dialects and external ones are skipped, as in
// text.
#include <string.h>

#include "importers/mlirbc/mlirbc_state.h"

enum { kBlob = 0, kMaxAlignment = 1 << 20 };

typedef struct resource_reader_s {
  emp_mlirbc_cursor_t offsets;
  emp_mlirbc_cursor_t data;
} resource_reader_t;

static void add_key(emp_mlirbc_t* reader, emp_str_t key) {
  if (reader->resource_count == reader->resource_capacity) {
    reader->resources = emp_array_grow(
        &reader->tables, reader->resources, reader->resource_count,
        &reader->resource_capacity, reader->resource_count + 1, sizeof key);
  }
  reader->resources[reader->resource_count++] = key;
}

// An alignment, a length, padding, the bytes.
static bool store_blob(emp_mlirbc_cursor_t* cursor, emp_str_t key) {
  emp_mlirbc_t* reader = cursor->reader;
  const uint8_t* at = cursor->at;
  uint64_t alignment = 0;
  uint64_t length = 0;
  const uint8_t* bytes = NULL;
  if (!emp_mlirbc_varint(cursor, "the alignment of a resource", &alignment) ||
      !emp_mlirbc_varint(cursor, "the length of a resource", &length)) {
    return false;
  }
  if (alignment > kMaxAlignment) {
    return emp_mlirbc_fail(reader, at,
                           "wants an alignment up to %d for resource '%.*s', "
                           "found %llu",
                           kMaxAlignment, EMP_STR_ARGS(key),
                           (unsigned long long)alignment);
  }
  if (!emp_mlirbc_align(cursor, alignment) ||
      !emp_mlirbc_bytes(cursor, "a resource", length, &bytes) ||
      !emp_mlirbc_at_end(cursor, "a resource")) {
    return false;
  }
  if ((uintptr_t)bytes % alignment != 0) {
    uint8_t* copy =
        emp_arena_alloc_raw(emp_context_arena(reader->context),
                            length ? (size_t)length : 1, (size_t)alignment);
    if (length) memcpy(copy, bytes, (size_t)length);
    bytes = copy;
  }
  if (!emp_context_set_resource(reader->context,
                                emp_intern(reader->context, key), bytes,
                                (size_t)length, (size_t)alignment)) {
    return emp_mlirbc_fail(reader, at, "resource '%.*s' is given twice",
                           EMP_STR_ARGS(key));
  }
  return true;
}

// A key, the length of its data, what kind it is; and the data.
static bool read_resource(resource_reader_t* from, bool is_builtin,
                          bool is_external) {
  emp_str_t key = {0};
  uint64_t length = 0;
  uint8_t kind = 0;
  const uint8_t* bytes = NULL;
  if (!emp_mlirbc_string(&from->offsets, "the index of a resource's name",
                         &key) ||
      !emp_mlirbc_varint(&from->offsets, "the length of a resource", &length) ||
      !emp_mlirbc_byte(&from->offsets, "the kind of a resource", &kind) ||
      !emp_mlirbc_bytes(&from->data, "a resource", length, &bytes)) {
    return false;
  }
  if (is_external) return true;
  add_key(from->offsets.reader, key);
  // Data may be left out of a file; the name stays.
  if (!is_builtin || kind != kBlob || length == 0) return true;
  emp_mlirbc_cursor_t cursor = {from->offsets.reader, bytes, bytes + length};
  return store_blob(&cursor, key);
}

static bool read_group(resource_reader_t* from, bool is_builtin,
                       bool is_external) {
  size_t count = 0;
  if (!emp_mlirbc_count(&from->offsets, "a number of resources", &count)) {
    return false;
  }
  for (size_t i = 0; i < count; ++i) {
    if (!read_resource(from, is_builtin, is_external)) return false;
  }
  return true;
}

bool emp_mlirbc_read_resources(emp_mlirbc_t* reader) {
  bool has_data = reader->has_section[EMP_MLIRBC_SECTION_RESOURCES];
  bool has_offsets = reader->has_section[EMP_MLIRBC_SECTION_RESOURCE_OFFSETS];
  if (has_data != has_offsets) {
    uint32_t missing = has_data ? EMP_MLIRBC_SECTION_RESOURCE_OFFSETS
                                : EMP_MLIRBC_SECTION_RESOURCES;
    return emp_mlirbc_fail(reader, reader->begin + reader->length,
                           "wants %s, found the end of the file",
                           emp_mlirbc_section_text(missing));
  }
  if (!has_data) return true;
  resource_reader_t from = {
      reader->sections[EMP_MLIRBC_SECTION_RESOURCE_OFFSETS],
      reader->sections[EMP_MLIRBC_SECTION_RESOURCES]};
  size_t external_count = 0;
  if (!emp_mlirbc_count(&from.offsets, "the number of external resource groups",
                        &external_count)) {
    return false;
  }
  for (size_t i = 0; i < external_count; ++i) {
    emp_str_t name = {0};
    if (!emp_mlirbc_string(&from.offsets, "the index of a group's name",
                           &name) ||
        !read_group(&from, false, true)) {
      return false;
    }
  }
  while (from.offsets.at != from.offsets.end) {
    const emp_mlirbc_dialect_t* dialect = NULL;
    if (!emp_mlirbc_dialect(&from.offsets, &dialect) ||
        !read_group(&from, emp_str_is(dialect->name, "builtin"), false)) {
      return false;
    }
  }
  return true;
}
