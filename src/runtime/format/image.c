// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The parser of module images. First the frame (header, section table), then
// one function a section that looks at every record. All arithmetic is done in
// 64 bits on 32-bit parts, or checked, so nothing wraps.
#include "runtime/format/image.h"

#include <string.h>

#include "base/checked.h"
#include "base/text.h"

_Static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__,
               "images are read in place, which needs little endian");

typedef struct section_row_s {
  const char* name;
  uint32_t record_bytes;
} section_row_t;

static const section_row_t section_rows[] = {
    [EMP_SECTION_NONE] = {"none", 0},
#define MODULE_SECTION(id, name, record, doc) \
  [EMP_SECTION_##id] = {name, sizeof(record)},
#include "contract/module_sections.def"
#undef MODULE_SECTION
};

#define LOST(...) return EMP_FAIL(DATA_LOSS, __VA_ARGS__)

// -- the frame ----

static emp_status_t check_header(const emp_image_header_t* header,
                                 size_t length) {
  if (length < sizeof *header) {
    LOST("module: wanted a header of %zu bytes, found %zu bytes",
         sizeof *header, length);
  }
  if (memcmp(header->magic, EMP_IMAGE_MAGIC, sizeof header->magic) != 0) {
    return EMP_FAIL(INVALID_ARGUMENT,
                    "not a module: wanted \"EMPLACE\" as its first bytes");
  }
  if (header->version != EMP_IMAGE_VERSION) {
    return EMP_FAIL(INCOMPATIBLE,
                    "module: wanted format version %d, found version %u",
                    EMP_IMAGE_VERSION, header->version);
  }
  if (header->total_bytes > length) {
    LOST("module: wanted %llu bytes, found %zu bytes",
         (unsigned long long)header->total_bytes, length);
  }
  uint64_t table_end = sizeof *header + (uint64_t)header->section_count *
                                            sizeof(emp_image_section_t);
  if (table_end > header->total_bytes) {
    LOST("module: a table of %u sections does not fit in %llu bytes",
         header->section_count, (unsigned long long)header->total_bytes);
  }
  return emp_ok_status();
}

static emp_status_t check_section(const emp_image_header_t* header,
                                  const emp_image_section_t* section,
                                  const char* name, uint32_t record_bytes) {
  uint64_t table_end = sizeof *header + (uint64_t)header->section_count *
                                            sizeof(emp_image_section_t);
  if (section->record_bytes != record_bytes) {
    LOST("section \"%s\": wanted records of %u bytes, found %u", name,
         record_bytes, section->record_bytes);
  }
  if (section->offset_bytes % EMP_IMAGE_ALIGN_BYTES != 0) {
    LOST("section \"%s\": offset %llu is not a multiple of %d", name,
         (unsigned long long)section->offset_bytes, EMP_IMAGE_ALIGN_BYTES);
  }
  if (section->offset_bytes < table_end ||
      section->offset_bytes > header->total_bytes ||
      section->length_bytes > header->total_bytes - section->offset_bytes) {
    LOST("section \"%s\": %llu bytes at %llu are not inside bytes %llu to %llu",
         name, (unsigned long long)section->length_bytes,
         (unsigned long long)section->offset_bytes,
         (unsigned long long)table_end,
         (unsigned long long)header->total_bytes);
  }
  if (section->length_bytes % record_bytes != 0 ||
      section->length_bytes / record_bytes >= UINT32_MAX) {
    LOST("section \"%s\": %llu bytes are no number of records of %u bytes",
         name, (unsigned long long)section->length_bytes, record_bytes);
  }
  return emp_ok_status();
}

static emp_status_t check_disjoint(const emp_image_section_t* sections,
                                   uint32_t count) {
  for (uint32_t i = 0; i < count; ++i) {
    for (uint32_t k = i + 1; k < count; ++k) {
      const emp_image_section_t* a = &sections[i];
      const emp_image_section_t* b = &sections[k];
      if (a->length_bytes == 0 || b->length_bytes == 0) continue;
      if (a->offset_bytes < b->offset_bytes + b->length_bytes &&
          b->offset_bytes < a->offset_bytes + a->length_bytes) {
        LOST("sections \"%s\" and \"%s\" overlap",
             emp_image_section_name(a->kind), emp_image_section_name(b->kind));
      }
    }
  }
  return emp_ok_status();
}

static emp_status_t read_sections(const uint8_t* bytes,
                                  emp_image_view_t* view) {
  const emp_image_header_t* header = view->header;
  const emp_image_section_t* sections =
      (const emp_image_section_t*)(const void*)(bytes + sizeof *header);
  bool seen[EMP_SECTION_COUNT] = {false};
  if (header->section_count > EMP_SECTION_COUNT) {
    LOST("module: found %u sections, there are %d kinds", header->section_count,
         EMP_SECTION_COUNT - 1);
  }
  for (uint32_t i = 0; i < header->section_count; ++i) {
    const emp_image_section_t* section = &sections[i];
    uint32_t kind = section->kind;
    if (kind == EMP_SECTION_NONE || kind >= EMP_SECTION_COUNT || seen[kind]) {
      LOST("section %u: kind %u (\"%s\") is unknown or occurs twice", i, kind,
           emp_image_section_name(kind));
    }
    seen[kind] = true;
    EMP_TRY(check_section(header, section, section_rows[kind].name,
                          section_rows[kind].record_bytes));
    switch (kind) {
#define MODULE_SECTION(id, name, record, doc)                            \
  case EMP_SECTION_##id:                                                 \
    view->id.items =                                                     \
        (const record*)(const void*)(bytes + section->offset_bytes);     \
    view->id.count = (uint32_t)(section->length_bytes / sizeof(record)); \
    break;
#include "contract/module_sections.def"
#undef MODULE_SECTION
      default:
        break;
    }
  }
  return check_disjoint(sections, header->section_count);
}

// -- what records refer to ----

static emp_status_t check_text(const emp_image_view_t* view,
                               emp_image_str_t text, const char* section,
                               uint32_t record) {
  uint64_t end = (uint64_t)text.offset_bytes + text.length_bytes;
  if (end <= view->strings.count) return emp_ok_status();
  LOST(
      "section \"%s\", record %u: text of %u bytes at %u is outside of %u "
      "bytes of strings",
      section, record, text.length_bytes, text.offset_bytes,
      view->strings.count);
}

// [first, first + count) of a table of `limit` records.
static emp_status_t check_rows(uint32_t first, uint32_t count, uint32_t limit,
                               const char* section, uint32_t record,
                               const char* what) {
  uint64_t end = (uint64_t)first + count;
  if (count == 0 || end <= limit) return emp_ok_status();
  LOST("section \"%s\", record %u: %s %u to %llu, found %u", section, record,
       what, first, (unsigned long long)end, limit);
}

static emp_status_t check_row_or_none(uint32_t number, uint32_t limit,
                                      const char* section, uint32_t record,
                                      const char* what) {
  if (number == EMP_IMAGE_NONE) return emp_ok_status();
  return check_rows(number, 1, limit, section, record, what);
}

static emp_status_t check_bytes(uint64_t offset, uint64_t length,
                                uint64_t limit, uint32_t align,
                                const char* section, uint32_t record) {
  if (offset % align != 0) {
    LOST("section \"%s\", record %u: offset %llu is not a multiple of %u",
         section, record, (unsigned long long)offset, align);
  }
  if (offset <= limit && length <= limit - offset) return emp_ok_status();
  LOST("section \"%s\", record %u: %llu bytes at %llu are outside of %llu",
       section, record, (unsigned long long)length, (unsigned long long)offset,
       (unsigned long long)limit);
}

static emp_status_t check_kind(uint32_t kind, uint32_t limit,
                               const char* section, uint32_t record) {
  if (kind < limit) return emp_ok_status();
  LOST("section \"%s\", record %u: kind %u is not below %u", section, record,
       kind, limit);
}

// -- one function a section ----

static emp_status_t check_names(const emp_image_view_t* view) {
  const emp_image_header_t* header = view->header;
  EMP_TRY(check_text(view, header->name, "header", 0));
  EMP_TRY(check_text(view, header->producer, "header", 0));
  EMP_TRY(check_row_or_none(header->initializer, view->functions.count,
                            "header", 0, "initializer"));
  for (uint32_t i = 0; i < view->types.count; ++i) {
    EMP_TRY(check_text(view, view->types.items[i], "types", i));
  }
  for (uint32_t i = 0; i < view->attributes.count; ++i) {
    const emp_image_attribute_t* r = &view->attributes.items[i];
    EMP_TRY(check_text(view, r->key, "attributes", i));
    EMP_TRY(check_text(view, r->value, "attributes", i));
  }
  for (uint32_t i = 0; i < view->imports.count; ++i) {
    const emp_image_import_t* r = &view->imports.items[i];
    EMP_TRY(check_text(view, r->name, "imports", i));
    EMP_TRY(check_text(view, r->convention, "imports", i));
  }
  return emp_ok_status();
}

static emp_status_t check_exports(const emp_image_view_t* view) {
  for (uint32_t i = 0; i < view->exports.count; ++i) {
    const emp_image_export_t* r = &view->exports.items[i];
    EMP_TRY(check_text(view, r->name, "exports", i));
    EMP_TRY(check_rows(r->function, 1, view->functions.count, "exports", i,
                       "function"));
    EMP_TRY(check_rows(r->first_attribute, r->attribute_count,
                       view->attributes.count, "exports", i, "attributes"));
    EMP_TRY(check_row_or_none(r->entry, view->entries.count, "exports", i,
                              "entry"));
  }
  return emp_ok_status();
}

static emp_status_t check_functions(const emp_image_view_t* view) {
  for (uint32_t i = 0; i < view->functions.count; ++i) {
    const emp_image_function_t* r = &view->functions.items[i];
    EMP_TRY(check_text(view, r->name, "functions", i));
    EMP_TRY(check_text(view, r->convention, "functions", i));
    EMP_TRY(check_rows(r->first_unit, r->unit_count, view->code.count,
                       "functions", i, "units"));
  }
  for (uint32_t i = 0; i < view->locations.count; ++i) {
    const emp_image_location_t* r = &view->locations.items[i];
    EMP_TRY(check_text(view, r->file, "locations", i));
    EMP_TRY(check_rows(r->function, 1, view->functions.count, "locations", i,
                       "function"));
  }
  return emp_ok_status();
}

static emp_status_t check_data(const emp_image_view_t* view) {
  for (uint32_t i = 0; i < view->rodata.count; ++i) {
    const emp_image_rodata_t* r = &view->rodata.items[i];
    EMP_TRY(check_text(view, r->name, "rodata", i));
    EMP_TRY(check_bytes(r->offset_bytes, r->length_bytes, view->constants.count,
                        EMP_IMAGE_ALIGN_BYTES, "rodata", i));
  }
  for (uint32_t i = 0; i < view->globals.count; ++i) {
    const emp_image_global_t* r = &view->globals.items[i];
    EMP_TRY(check_text(view, r->name, "globals", i));
    EMP_TRY(check_kind(r->kind, EMP_GLOBAL_REF + 1, "globals", i));
    EMP_TRY(
        check_row_or_none(r->type, view->types.count, "globals", i, "type"));
  }
  for (uint32_t i = 0; i < view->listings.count; ++i) {
    const emp_image_listing_t* r = &view->listings.items[i];
    EMP_TRY(check_text(view, r->name, "listings", i));
    EMP_TRY(check_bytes(r->offset_bytes, r->length_bytes,
                        view->listing_text.count, 1, "listings", i));
  }
  return emp_ok_status();
}

static emp_status_t check_executables(const emp_image_view_t* view) {
  for (uint32_t i = 0; i < view->executables.count; ++i) {
    const emp_image_executable_t* r = &view->executables.items[i];
    EMP_TRY(check_text(view, r->name, "executables", i));
    EMP_TRY(check_text(view, r->format, "executables", i));
    EMP_TRY(check_bytes(r->offset_bytes, r->length_bytes, view->binaries.count,
                        EMP_IMAGE_ALIGN_BYTES, "executables", i));
    EMP_TRY(check_rows(r->first_kernel, r->kernel_count, view->kernels.count,
                       "executables", i, "kernels"));
  }
  for (uint32_t i = 0; i < view->kernels.count; ++i) {
    EMP_TRY(check_text(view, view->kernels.items[i].name, "kernels", i));
  }
  return emp_ok_status();
}

static emp_status_t check_entry(const emp_image_view_t* view, uint32_t i) {
  const emp_image_entry_t* r = &view->entries.items[i];
  uint64_t arguments = (uint64_t)r->argument_count + r->result_count;
  if (arguments > UINT32_MAX) arguments = UINT32_MAX;
  EMP_TRY(check_rows(r->export_number, 1, view->exports.count, "entries", i,
                     "export"));
  EMP_TRY(check_rows(r->first_argument, (uint32_t)arguments,
                     view->arguments.count, "entries", i, "arguments"));
  EMP_TRY(check_row_or_none(r->transient_argument, r->argument_count, "entries",
                            i, "transient argument"));
  EMP_TRY(check_row_or_none(r->size_function, view->functions.count, "entries",
                            i, "size function"));
  EMP_TRY(check_rows(r->first_size_param, r->size_param_count,
                     view->size_params.count, "entries", i, "size params"));
  EMP_TRY(check_rows(r->first_plan_slice, r->plan_slice_count,
                     view->memory_plan.count, "entries", i, "plan slices"));
  for (uint32_t k = 0; k < r->argument_count + r->result_count; ++k) {
    const emp_image_argument_t* a =
        &view->arguments.items[r->first_argument + k];
    uint32_t outputs = k < r->argument_count ? r->result_count : 0;
    EMP_TRY(check_row_or_none(a->output, outputs, "arguments",
                              r->first_argument + k, "result"));
    EMP_TRY(check_row_or_none(a->in_place_of, r->argument_count, "arguments",
                              r->first_argument + k, "argument in place"));
  }
  for (uint32_t k = 0; k < r->size_param_count; ++k) {
    const emp_image_size_param_t* p =
        &view->size_params.items[r->first_size_param + k];
    EMP_TRY(check_kind(p->kind, EMP_SIZE_PARAM_SCALAR + 1, "size-params", k));
    EMP_TRY(check_rows(p->argument, 1, r->argument_count, "size-params", k,
                       "argument"));
    const emp_image_argument_t* a =
        &view->arguments.items[r->first_argument + p->argument];
    if (p->kind == EMP_SIZE_PARAM_DIM) {
      EMP_TRY(check_rows(p->axis, 1, a->rank, "size-params", k, "axis"));
    }
  }
  return emp_ok_status();
}

static emp_status_t check_entries(const emp_image_view_t* view) {
  for (uint32_t i = 0; i < view->arguments.count; ++i) {
    const emp_image_argument_t* r = &view->arguments.items[i];
    EMP_TRY(check_text(view, r->name, "arguments", i));
    EMP_TRY(check_text(view, r->type, "arguments", i));
    EMP_TRY(check_kind(r->kind, EMP_ARGUMENT_OTHER + 1, "arguments", i));
    EMP_TRY(check_rows(r->first_dim, r->rank, view->dims.count, "arguments", i,
                       "dims"));
  }
  for (uint32_t i = 0; i < view->memory_plan.count; ++i) {
    const emp_image_plan_slice_t* r = &view->memory_plan.items[i];
    EMP_TRY(check_text(view, r->name, "memory-plan", i));
    EMP_TRY(check_text(view, r->size_text, "memory-plan", i));
  }
  for (uint32_t i = 0; i < view->entries.count; ++i) {
    EMP_TRY(check_entry(view, i));
  }
  return emp_ok_status();
}

const char* emp_image_section_name(uint32_t kind) {
  return kind < EMP_SECTION_COUNT ? section_rows[kind].name : "unknown";
}

emp_status_t emp_image_parse(const void* bytes, size_t length,
                             emp_image_view_t* out_view) {
  emp_image_view_t view = {.bytes = bytes, .header = bytes};
  *out_view = (emp_image_view_t){0};
  if ((uintptr_t)bytes % EMP_IMAGE_ALIGN_BYTES != 0) {
    return EMP_FAIL(INVALID_ARGUMENT, "module: bytes are not aligned to %d",
                    EMP_IMAGE_ALIGN_BYTES);
  }
  EMP_TRY(check_header(view.header, length));
  EMP_TRY(read_sections(bytes, &view));
  EMP_TRY(check_names(&view));
  EMP_TRY(check_functions(&view));
  EMP_TRY(check_exports(&view));
  EMP_TRY(check_data(&view));
  EMP_TRY(check_executables(&view));
  EMP_TRY(check_entries(&view));
  *out_view = view;
  return emp_ok_status();
}
