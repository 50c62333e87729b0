// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Building a module image. The layout is computed by walking the sections in
// the order of their kinds; writing walks them again the same way. As a zip
// (store only) each section is an entry named after it: its local header ends
// where the section starts, and the central directory follows the image. The
// header and the section table lie in front of the first entry, where zip
// tools expect anything.
#include "emit/image_builder.h"

#include <string.h>

#include "base/array.h"
#include "base/text.h"
#include "emit/zip_format.h"

typedef struct section_row_s {
  const char* name;
  uint32_t record_bytes;
} section_row_t;

static const section_row_t section_rows[] = {
    [EMP_SECTION_NONE] = {"none", 1},
#define MODULE_SECTION(id, name, record, doc) \
  [EMP_SECTION_##id] = {name, sizeof(record)},
#include "contract/module_sections.def"
#undef MODULE_SECTION
};

void emp_image_builder_init(emp_image_builder_t* builder, emp_arena_t* arena) {
  *builder = (emp_image_builder_t){.arena = arena, .texts = {.arena = arena}};
  memcpy(builder->header.magic, EMP_IMAGE_MAGIC, sizeof builder->header.magic);
  builder->header.version = EMP_IMAGE_VERSION;
  builder->header.initializer = EMP_IMAGE_NONE;
}

uint32_t emp_image_add_record(emp_image_builder_t* builder,
                              emp_image_section_kind_t section,
                              const void* record, size_t bytes) {
  emp_image_section_data_t* data = &builder->sections[section];
  if (data->count == data->capacity) {
    data->items = emp_array_grow(builder->arena, data->items, data->count,
                                 &data->capacity, data->count + 1, bytes);
  }
  memcpy(data->items + data->count * bytes, record, bytes);
  return (uint32_t)data->count++;
}

void* emp_image_record(const emp_image_builder_t* builder,
                       emp_image_section_kind_t section, uint32_t number) {
  return builder->sections[section].items +
         (size_t)number * section_rows[section].record_bytes;
}

// The text's bytes are records of one byte; the map keeps where they start.
emp_image_str_t emp_image_add_text(emp_image_builder_t* builder,
                                   emp_str_t text) {
  if (text.length == 0) return (emp_image_str_t){0, 0};
  void* known = emp_str_map_get(&builder->texts, text);
  if (known != NULL) {
    return (emp_image_str_t){(uint32_t)((uintptr_t)known - 1),
                             (uint32_t)text.length};
  }
  emp_image_section_data_t* data = &builder->sections[EMP_SECTION_strings];
  size_t offset = data->count;
  if (data->count + text.length > data->capacity) {
    data->items = emp_array_grow(builder->arena, data->items, data->count,
                                 &data->capacity, data->count + text.length, 1);
  }
  memcpy(data->items + offset, text.data, text.length);
  data->count += text.length;
  emp_str_map_set(&builder->texts, emp_arena_copy_str(builder->arena, text),
                  (void*)(uintptr_t)(offset + 1));
  return (emp_image_str_t){(uint32_t)offset, (uint32_t)text.length};
}

static uint64_t align_up(uint64_t offset, uint64_t alignment) {
  return (offset + alignment - 1) & ~(alignment - 1);
}

uint64_t emp_image_add_blob(emp_image_builder_t* builder,
                            emp_image_blob_kind_t kind, const void* bytes,
                            uint64_t length) {
  uint64_t align = kind == EMP_BLOB_LISTING ? 1 : EMP_IMAGE_ALIGN_BYTES;
  emp_image_blob_t blob = {
      .bytes = bytes,
      .length = length,
      .offset = align_up(builder->blob_bytes[kind], align)};
  emp_array_push(builder->arena, &builder->blobs[kind], blob);
  builder->blob_bytes[kind] = blob.offset + length;
  return blob.offset;
}

// -- layout ----

// Which blobs make up a section; EMP_BLOB_KINDS for none.
static emp_image_blob_kind_t blob_kind(uint32_t section) {
  switch (section) {
    case EMP_SECTION_constants:
      return EMP_BLOB_CONSTANT;
    case EMP_SECTION_binaries:
      return EMP_BLOB_BINARY;
    case EMP_SECTION_listing_text:
      return EMP_BLOB_LISTING;
    default:
      return EMP_BLOB_KINDS;
  }
}

static uint64_t section_length(const emp_image_builder_t* builder,
                               uint32_t section) {
  emp_image_blob_kind_t kind = blob_kind(section);
  if (kind != EMP_BLOB_KINDS) return builder->blob_bytes[kind];
  return builder->sections[section].count *
         (uint64_t)section_rows[section].record_bytes;
}

static uint32_t count_sections(const emp_image_builder_t* builder) {
  uint32_t count = 0;
  for (uint32_t i = 1; i < EMP_SECTION_COUNT; ++i) {
    count += section_length(builder, i) != 0;
  }
  return count;
}

// Fills in the table and returns the end of the last section.
static uint64_t plan_sections(const emp_image_builder_t* builder,
                              emp_image_section_t* table) {
  uint64_t end = sizeof(emp_image_header_t) +
                 count_sections(builder) * sizeof(emp_image_section_t);
  uint32_t count = 0;
  for (uint32_t i = 1; i < EMP_SECTION_COUNT; ++i) {
    uint64_t length = section_length(builder, i);
    if (length == 0) continue;
    if (builder->is_zip) {
      end += emp_zip_local_bytes(strlen(section_rows[i].name));
    }
    uint64_t offset = align_up(end, EMP_IMAGE_ALIGN_BYTES);
    table[count++] =
        (emp_image_section_t){.kind = i,
                              .record_bytes = section_rows[i].record_bytes,
                              .offset_bytes = offset,
                              .length_bytes = length};
    end = offset + length;
  }
  return end;
}

static uint64_t directory_bytes(const emp_image_section_t* table,
                                uint32_t count) {
  uint64_t bytes = emp_zip_end_bytes();
  for (uint32_t i = 0; i < count; ++i) {
    bytes += emp_zip_central_bytes(strlen(section_rows[table[i].kind].name));
  }
  return bytes;
}

uint64_t emp_image_size(const emp_image_builder_t* builder) {
  emp_image_section_t table[EMP_SECTION_COUNT];
  uint64_t end = plan_sections(builder, table);
  if (!builder->is_zip) return end;
  return end + directory_bytes(table, count_sections(builder));
}

static void write_section(const emp_image_builder_t* builder,
                          const emp_image_section_t* section, uint8_t* out) {
  emp_image_blob_kind_t kind = blob_kind(section->kind);
  if (kind == EMP_BLOB_KINDS) {
    memcpy(out, builder->sections[section->kind].items,
           (size_t)section->length_bytes);
    return;
  }
  uint64_t at = 0;
  for (size_t i = 0; i < builder->blobs[kind].count; ++i) {
    const emp_image_blob_t* blob = &builder->blobs[kind].items[i];
    memset(out + at, 0, (size_t)(blob->offset - at));
    if (blob->length != 0) {
      memcpy(out + blob->offset, blob->bytes, (size_t)blob->length);
    }
    at = blob->offset + blob->length;
  }
}

static void write_zip(const emp_image_section_t* table, uint32_t count,
                      uint64_t image_end, uint8_t* out) {
  emp_zip_entry_t entries[EMP_SECTION_COUNT];
  uint64_t previous_end =
      sizeof(emp_image_header_t) + count * sizeof(emp_image_section_t);
  for (uint32_t i = 0; i < count; ++i) {
    const emp_image_section_t* section = &table[i];
    emp_zip_entry_t* entry = &entries[i];
    *entry =
        (emp_zip_entry_t){.name = section_rows[section->kind].name,
                          .header_offset = previous_end,
                          .data_offset = section->offset_bytes,
                          .length = section->length_bytes,
                          .crc = emp_zip_crc(out + section->offset_bytes,
                                             (size_t)section->length_bytes)};
    emp_zip_write_local(entry, out + previous_end);
    previous_end = section->offset_bytes + section->length_bytes;
  }
  uint64_t at = image_end;
  for (uint32_t i = 0; i < count; ++i) {
    at += emp_zip_write_central(&entries[i], out + at);
  }
  emp_zip_write_end(count, image_end, at - image_end, out + at);
}

void emp_image_write(const emp_image_builder_t* builder, uint8_t* out) {
  emp_image_section_t table[EMP_SECTION_COUNT];
  uint32_t count = count_sections(builder);
  uint64_t end = plan_sections(builder, table);
  emp_image_header_t header = builder->header;
  header.section_count = count;
  header.total_bytes = end;
  memcpy(out, &header, sizeof header);
  memcpy(out + sizeof header, table, count * sizeof table[0]);
  uint64_t at = sizeof header + count * sizeof table[0];
  for (uint32_t i = 0; i < count; ++i) {
    memset(out + at, 0, (size_t)(table[i].offset_bytes - at));
    write_section(builder, &table[i], out + table[i].offset_bytes);
    at = table[i].offset_bytes + table[i].length_bytes;
  }
  if (builder->is_zip) write_zip(table, count, end, out);
}
