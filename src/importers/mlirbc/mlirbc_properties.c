// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The inherent attributes of an op, as MLIR's op definitions encode them: in
// the order of their names, each one by its index, optional ones with a flag.
// Segment sizes are one of them up to version 5 and come last, packed, from
// version 6 on. All of it follows from the op's row.
#include <stdlib.h>
#include <string.h>

#include "importers/mlirbc/mlirbc_state.h"

enum { kMaxSegments = 64, kMaxSegmentIndexBits = 8 };

typedef enum field_form_e {
  FIELD_REQUIRED,
  FIELD_OPTIONAL,
  FIELD_SEGMENTS,  // an attribute, or packed at the end
} field_form_t;

typedef struct emp_mlirbc_field_s {
  const char* name;
  field_form_t form;
  uint32_t segment_count;
} emp_mlirbc_field_t;

// -- the fields of an op ------------------------------------------------------

static int compare_fields(const void* a, const void* b) {
  const emp_mlirbc_field_t* left = a;
  const emp_mlirbc_field_t* right = b;
  return strcmp(left->name, right->name);
}

static bool is_segments(const char* name) {
  return strcmp(name, "operandSegmentSizes") == 0 ||
         strcmp(name, "resultSegmentSizes") == 0;
}

static void make_fields(emp_mlirbc_t* reader, emp_mlirbc_name_t* name) {
  const emp_op_spec_t* spec = emp_op_spec(reader->context, name->info);
  emp_mlirbc_field_t* fields = emp_arena_new_array(
      &reader->tables, emp_mlirbc_field_t, spec->attr_count + 2);
  size_t count = 0;
  for (uint32_t i = 0; i < spec->attr_count; ++i) {
    const emp_attr_spec_t* attr = &spec->attrs[i];
    if (is_segments(attr->name)) continue;
    bool is_optional = attr->is_optional || attr->default_text.length != 0;
    fields[count++] = (emp_mlirbc_field_t){
        .name = attr->name,
        .form = is_optional ? FIELD_OPTIONAL : FIELD_REQUIRED};
  }
  if (name->info->traits & ATTR_SIZED_OPERANDS) {
    fields[count++] = (emp_mlirbc_field_t){"operandSegmentSizes",
                                           FIELD_SEGMENTS, spec->operand_count};
  }
  if (name->info->traits & ATTR_SIZED_RESULTS) {
    fields[count++] = (emp_mlirbc_field_t){"resultSegmentSizes", FIELD_SEGMENTS,
                                           spec->result_count};
  }
  qsort(fields, count, sizeof fields[0], compare_fields);
  name->fields = fields;
  name->field_count = count;
}

// -- segments -----------------------------------------------------------------

static bool too_many(emp_mlirbc_cursor_t* cursor, const uint8_t* at,
                     const emp_mlirbc_field_t* field, uint64_t found) {
  return emp_mlirbc_fail(
      cursor->reader, at, "wants %u sizes in '%s', found %llu",
      field->segment_count, field->name, (unsigned long long)found);
}

// Either the first sizes one after the other, or pairs of an index (in the low
// bits) and a size. Sizes that are not there are 0.
static bool read_packed(emp_mlirbc_cursor_t* cursor,
                        const emp_mlirbc_field_t* field, int32_t* sizes) {
  const uint8_t* at = cursor->at;
  uint64_t count = 0;
  uint64_t index_bits = 0;
  bool is_sparse = false;
  if (!emp_mlirbc_flagged(cursor, "a number of segments", &count, &is_sparse)) {
    return false;
  }
  if (count > field->segment_count) return too_many(cursor, at, field, count);
  if (count == 0) return true;
  at = cursor->at;
  if (is_sparse &&
      !emp_mlirbc_varint(cursor, "the bits of an index", &index_bits)) {
    return false;
  }
  if (index_bits > kMaxSegmentIndexBits) {
    return emp_mlirbc_fail(
        cursor->reader, at, "wants an index of at most %d bits, found %llu",
        kMaxSegmentIndexBits, (unsigned long long)index_bits);
  }
  for (uint64_t i = 0; i < count; ++i) {
    uint64_t word = 0;
    at = cursor->at;
    if (!emp_mlirbc_varint(cursor, "a segment size", &word)) return false;
    uint64_t index = is_sparse ? word & ((UINT64_C(1) << index_bits) - 1) : i;
    uint64_t size = word >> index_bits;
    if (!emp_mlirbc_check_index(cursor->reader, at, "the index of a segment",
                                index, field->segment_count) ||
        !emp_mlirbc_check_index(cursor->reader, at, "a segment size", size,
                                INT32_MAX)) {
      return false;
    }
    sizes[index] = (int32_t)size;
  }
  return true;
}

static bool read_segments(emp_mlirbc_cursor_t* cursor,
                          const emp_mlirbc_field_t* field,
                          const emp_attr_t** out_attr) {
  emp_context_t* context = cursor->reader->context;
  int32_t sizes[kMaxSegments] = {0};
  if (field->segment_count > kMaxSegments) {
    return too_many(cursor, cursor->at, field, kMaxSegments);
  }
  if (!read_packed(cursor, field, sizes)) return false;
  *out_attr = emp_attr_i32_array(context, sizes, field->segment_count);
  return true;
}

// -- reading ------------------------------------------------------------------

static void add(emp_mlirbc_t* reader, emp_mlirbc_attr_list_t* list,
                emp_str_t name, const emp_attr_t* value) {
  emp_named_attr_t entry = {emp_intern(reader->context, name), value};
  emp_array_push(&reader->scratch, list, entry);
}

static bool read_field(emp_mlirbc_cursor_t* cursor,
                       const emp_mlirbc_field_t* field, bool is_last_round,
                       emp_mlirbc_attr_list_t* list) {
  emp_mlirbc_t* reader = cursor->reader;
  const emp_attr_t* value = NULL;
  bool is_packed =
      field->form == FIELD_SEGMENTS && reader->version >= EMP_MLIRBC_SEGMENTS;
  if (is_packed != is_last_round) return true;
  bool went_well = is_packed ? read_segments(cursor, field, &value)
                   : field->form == FIELD_OPTIONAL
                       ? emp_mlirbc_optional_attr(cursor, field->name, &value)
                       : emp_mlirbc_attr(cursor, field->name, &value);
  if (went_well && value) {
    add(reader, list, emp_str_from(field->name), value);
  }
  return went_well;
}

// An op that the writer did not know: one dictionary.
static bool read_dictionary(emp_mlirbc_cursor_t* cursor,
                            emp_mlirbc_attr_list_t* list) {
  const emp_attr_t* dictionary = NULL;
  if (!emp_mlirbc_attr_of(cursor, "the properties of an op",
                          EMP_ATTR_DICTIONARY, &dictionary)) {
    return false;
  }
  for (uint32_t i = 0; i < dictionary->count; ++i) {
    add(cursor->reader, list, dictionary->entries[i].name,
        dictionary->entries[i].value);
  }
  return true;
}

static bool read_fields(emp_mlirbc_cursor_t* cursor, emp_mlirbc_name_t* name,
                        emp_mlirbc_attr_list_t* list) {
  if (name->info->kind == 0) {
    return emp_mlirbc_fail(cursor->reader, cursor->at,
                           "the attributes of '%s' are encoded by its dialect, "
                           "which is not known here; write the file for "
                           "version 4 of the format",
                           name->info->name);
  }
  if (!name->fields) make_fields(cursor->reader, name);
  for (int round = 0; round < 2; ++round) {
    for (size_t i = 0; i < name->field_count; ++i) {
      if (!read_field(cursor, &name->fields[i], round == 1, list)) return false;
    }
  }
  return true;
}

bool emp_mlirbc_op_properties(emp_mlirbc_cursor_t* cursor,
                              emp_mlirbc_name_t* name,
                              emp_mlirbc_attr_list_t* list) {
  emp_mlirbc_t* reader = cursor->reader;
  size_t index = 0;
  if (!emp_mlirbc_index(cursor, "the index of properties",
                        reader->property_count, &index)) {
    return false;
  }
  emp_mlirbc_cursor_t inner = reader->properties[index];
  return (name->was_registered ? read_fields(&inner, name, list)
                               : read_dictionary(&inner, list)) &&
         emp_mlirbc_at_end(&inner, "the properties of an op");
}

// -- older forms --------------------------------------------------------------

static const struct {
  const char* old_name;
  const char* new_name;
  uint32_t trait;
} kSegmentNames[] = {
    {"operand_segment_sizes", "operandSegmentSizes", ATTR_SIZED_OPERANDS},
    {"result_segment_sizes", "resultSegmentSizes", ATTR_SIZED_RESULTS},
};

void emp_mlirbc_modernize(emp_mlirbc_t* reader, const emp_op_info_t* info,
                          emp_mlirbc_attr_list_t* list) {
  for (size_t i = 0; i < list->count; ++i) {
    emp_named_attr_t* entry = &list->items[i];
    for (size_t k = 0; k < 2; ++k) {
      int64_t values[kMaxSegments];
      int32_t sizes[kMaxSegments];
      size_t count = 0;
      if (!(info->traits & kSegmentNames[k].trait) ||
          !emp_str_is(entry->name, kSegmentNames[k].old_name) ||
          !emp_attr_read_ints(entry->value, values, kMaxSegments, &count)) {
        continue;
      }
      for (size_t v = 0; v < count; ++v)
        sizes[v] = (int32_t)values[v];
      entry->name =
          emp_intern(reader->context, emp_str_from(kSegmentNames[k].new_name));
      entry->value = emp_attr_i32_array(reader->context, sizes, count);
    }
  }
}
