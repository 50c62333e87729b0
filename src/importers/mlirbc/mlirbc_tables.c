// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The header of a file, its sections, and the tables that everything else
// names by index: strings, dialects, op names, where attributes and types lie,
// where properties lie.
#include <string.h>

#include "importers/mlirbc/mlirbc_state.h"

static const struct {
  const char* text;
  uint32_t needed_from;
} kSections[] = {
#define SECTION(name, text, needed_from) {text, needed_from},
#include "importers/mlirbc/mlirbc_sections.def"
#undef SECTION
};

const char* emp_mlirbc_section_text(uint32_t id) {
  return kSections[id].text;
}

// -- header and sections ------------------------------------------------------

static bool read_header(emp_mlirbc_cursor_t* cursor) {
  emp_mlirbc_t* reader = cursor->reader;
  const uint8_t* at = cursor->at;
  if (!emp_mlirbc_varint(cursor, "the version of the format",
                         &reader->version)) {
    return false;
  }
  if (reader->version > EMP_MLIRBC_NEWEST) {
    return emp_mlirbc_fail(reader, at,
                           "wants a version of the format up to %d, found "
                           "%llu; write the file for an older one",
                           EMP_MLIRBC_NEWEST,
                           (unsigned long long)reader->version);
  }
  emp_str_t producer = {0};
  if (!emp_mlirbc_text(cursor, "the name of the producer", &producer)) {
    return false;
  }
  reader->producer = producer;
  return true;
}

bool emp_mlirbc_read_sections(emp_mlirbc_t* reader) {
  emp_mlirbc_cursor_t cursor = {reader, reader->begin + 4,
                                reader->begin + reader->length};
  if (!read_header(&cursor)) return false;
  while (cursor.at != cursor.end) {
    const uint8_t* at = cursor.at;
    emp_mlirbc_cursor_t content = {0};
    uint8_t id = 0;
    if (!emp_mlirbc_section(&cursor, &id, &content)) return false;
    if (reader->has_section[id]) {
      return emp_mlirbc_fail(reader, at, "wants %s once, found it twice",
                             kSections[id].text);
    }
    reader->has_section[id] = true;
    reader->sections[id] = content;
  }
  for (uint32_t i = 0; i < EMP_MLIRBC_SECTION_COUNT; ++i) {
    if (reader->has_section[i] || reader->version < kSections[i].needed_from) {
      continue;
    }
    return emp_mlirbc_fail(reader, cursor.end,
                           "wants %s, found the end of the file",
                           kSections[i].text);
  }
  return true;
}

// -- strings ------------------------------------------------------------------

// Lengths from the last string to the first, then the strings one after the
// other, each with a zero byte.
bool emp_mlirbc_read_strings(emp_mlirbc_t* reader) {
  emp_mlirbc_cursor_t cursor = reader->sections[EMP_MLIRBC_SECTION_STRINGS];
  const uint8_t* end = cursor.end;
  size_t count = 0;
  if (!emp_mlirbc_count(&cursor, "the number of strings", &count)) return false;
  reader->strings = emp_arena_new_array(&reader->tables, emp_str_t, count);
  reader->string_count = count;
  for (size_t i = count; i-- > 0;) {
    const uint8_t* at = cursor.at;
    uint64_t length = 0;
    if (!emp_mlirbc_varint(&cursor, "the length of a string", &length)) {
      return false;
    }
    if (length == 0 || length > (size_t)(end - cursor.at)) {
      return emp_mlirbc_fail(reader, at,
                             "wants the length of a string from 1 to %zu, "
                             "found %llu",
                             (size_t)(end - cursor.at),
                             (unsigned long long)length);
    }
    end -= length;
    cursor.end = end;  // lengths do not reach into strings
    reader->strings[i] = (emp_str_t){(const char*)end, (size_t)length - 1};
  }
  return emp_mlirbc_at_end(&cursor, "the lengths of strings");
}

bool emp_mlirbc_string(emp_mlirbc_cursor_t* cursor, const char* what,
                       emp_str_t* out_text) {
  size_t index = 0;
  if (!emp_mlirbc_index(cursor, what, cursor->reader->string_count, &index)) {
    return false;
  }
  *out_text = cursor->reader->strings[index];
  return true;
}

// -- dialects and op names ----------------------------------------------------

static const emp_mlirbc_encoding_t* const kEncodings[] = {
    &emp_mlirbc_builtin, &emp_mlirbc_quant,     &emp_mlirbc_chlo,
    &emp_mlirbc_sdy,     &emp_mlirbc_stablehlo, &emp_mlirbc_vhlo,
};

static const emp_mlirbc_encoding_t* find_encoding(emp_str_t name) {
  for (size_t i = 0; i < sizeof kEncodings / sizeof kEncodings[0]; ++i) {
    if (emp_str_is(name, kEncodings[i]->dialect)) return kEncodings[i];
  }
  return NULL;
}

static bool read_dialect(emp_mlirbc_cursor_t* cursor,
                         emp_mlirbc_dialect_t* dialect) {
  emp_mlirbc_t* reader = cursor->reader;
  const char* what = "the index of a dialect's name";
  if (reader->version < EMP_MLIRBC_DIALECT_VERSIONS) {
    if (!emp_mlirbc_string(cursor, what, &dialect->name)) return false;
  } else {
    const uint8_t* at = cursor->at;
    uint64_t index = 0;
    bool has_version = false;
    if (!emp_mlirbc_flagged(cursor, what, &index, &has_version) ||
        !emp_mlirbc_check_index(reader, at, what, index,
                                reader->string_count)) {
      return false;
    }
    dialect->name = reader->strings[index];
    at = cursor->at;
    uint8_t id = 0;
    emp_mlirbc_cursor_t version = {0};  // nobody asks for it yet
    if (has_version && !emp_mlirbc_section(cursor, &id, &version)) return false;
    if (has_version && id != EMP_MLIRBC_SECTION_DIALECT_VERSION) {
      return emp_mlirbc_fail(reader, at, "wants %s, found %s",
                             kSections[EMP_MLIRBC_SECTION_DIALECT_VERSION].text,
                             kSections[id].text);
    }
  }
  dialect->encoding = find_encoding(dialect->name);
  return true;
}

bool emp_mlirbc_dialect(emp_mlirbc_cursor_t* cursor,
                        const emp_mlirbc_dialect_t** out_dialect) {
  size_t index = 0;
  if (!emp_mlirbc_index(cursor, "the index of a dialect",
                        cursor->reader->dialect_count, &index)) {
    return false;
  }
  *out_dialect = &cursor->reader->dialects[index];
  return true;
}

static bool read_name(emp_mlirbc_cursor_t* cursor,
                      const emp_mlirbc_dialect_t* dialect) {
  emp_mlirbc_t* reader = cursor->reader;
  const uint8_t* at = cursor->at;
  emp_mlirbc_name_t name = {.dialect = dialect, .was_registered = true};
  const char* what = "the index of an op's name";
  uint64_t index = 0;
  bool went_well =
      reader->version < EMP_MLIRBC_PROPERTIES
          ? emp_mlirbc_varint(cursor, what, &index)
          : emp_mlirbc_flagged(cursor, what, &index, &name.was_registered);
  if (!went_well ||
      !emp_mlirbc_check_index(reader, at, what, index, reader->string_count)) {
    return false;
  }
  name.name = reader->strings[index];
  if (reader->name_count == reader->name_capacity) {
    reader->names = emp_array_grow(&reader->tables, reader->names,
                                   reader->name_count, &reader->name_capacity,
                                   reader->name_count + 1, sizeof name);
  }
  reader->names[reader->name_count++] = name;
  return true;
}

// Groups: a dialect, a number of names, the names.
static bool read_names(emp_mlirbc_cursor_t* cursor) {
  while (cursor->at != cursor->end) {
    const emp_mlirbc_dialect_t* dialect = NULL;
    size_t count = 0;
    if (!emp_mlirbc_dialect(cursor, &dialect) ||
        !emp_mlirbc_count(cursor, "a number of op names", &count)) {
      return false;
    }
    for (size_t i = 0; i < count; ++i) {
      if (!read_name(cursor, dialect)) return false;
    }
  }
  return true;
}

bool emp_mlirbc_read_dialects(emp_mlirbc_t* reader) {
  emp_mlirbc_cursor_t cursor = reader->sections[EMP_MLIRBC_SECTION_DIALECTS];
  size_t count = 0;
  if (!emp_mlirbc_count(&cursor, "the number of dialects", &count)) {
    return false;
  }
  reader->dialects =
      emp_arena_new_array(&reader->tables, emp_mlirbc_dialect_t, count);
  reader->dialect_count = count;
  for (size_t i = 0; i < count; ++i) {
    if (!read_dialect(&cursor, &reader->dialects[i])) return false;
  }
  // The number of names only helps to reserve memory.
  if (reader->version >= EMP_MLIRBC_ELIDED_LOCS &&
      !emp_mlirbc_count(&cursor, "the number of op names", &count)) {
    return false;
  }
  return read_names(&cursor);
}

// -- where attributes and types lie -------------------------------------------

typedef struct entry_reader_s {
  emp_mlirbc_cursor_t offsets;
  emp_mlirbc_cursor_t data;
} entry_reader_t;

static bool read_entry(entry_reader_t* from,
                       const emp_mlirbc_dialect_t* dialect,
                       emp_mlirbc_entry_t* entry) {
  uint64_t length = 0;
  if (!emp_mlirbc_flagged(&from->offsets, "the length of an entry", &length,
                          &entry->has_encoding) ||
      !emp_mlirbc_bytes(&from->data, "an attribute or type", length,
                        &entry->data)) {
    return false;
  }
  entry->length = (size_t)length;
  entry->dialect = dialect;
  return true;
}

// Groups: a dialect, a number of entries, the lengths of the entries.
static bool read_entry_groups(entry_reader_t* from, emp_mlirbc_entry_t* entries,
                              size_t count) {
  for (size_t i = 0; i < count;) {
    const emp_mlirbc_dialect_t* dialect = NULL;
    size_t group = 0;
    if (!emp_mlirbc_dialect(&from->offsets, &dialect)) return false;
    const uint8_t* at = from->offsets.at;
    if (!emp_mlirbc_count(&from->offsets, "a number of entries", &group)) {
      return false;
    }
    if (group > count - i) {
      return emp_mlirbc_fail(from->offsets.reader, at,
                             "wants a number of entries up to %zu, found %zu",
                             count - i, group);
    }
    for (size_t end = i + group; i < end; ++i) {
      if (!read_entry(from, dialect, &entries[i])) return false;
    }
  }
  return true;
}

bool emp_mlirbc_read_entries(emp_mlirbc_t* reader) {
  entry_reader_t from = {reader->sections[EMP_MLIRBC_SECTION_ATTR_OFFSETS],
                         reader->sections[EMP_MLIRBC_SECTION_ATTRS]};
  if (!emp_mlirbc_count(&from.offsets, "the number of attributes",
                        &reader->attr_count) ||
      !emp_mlirbc_count(&from.offsets, "the number of types",
                        &reader->type_count)) {
    return false;
  }
  reader->attrs = emp_arena_new_array(&reader->tables, emp_mlirbc_entry_t,
                                      reader->attr_count);
  reader->types = emp_arena_new_array(&reader->tables, emp_mlirbc_entry_t,
                                      reader->type_count);
  return read_entry_groups(&from, reader->attrs, reader->attr_count) &&
         read_entry_groups(&from, reader->types, reader->type_count) &&
         emp_mlirbc_at_end(&from.offsets,
                           "the section of attribute and type offsets");
}

// -- where properties lie -----------------------------------------------------

bool emp_mlirbc_read_properties(emp_mlirbc_t* reader) {
  emp_mlirbc_cursor_t cursor = reader->sections[EMP_MLIRBC_SECTION_PROPERTIES];
  size_t count = 0;
  if (cursor.at == cursor.end) return true;
  if (!emp_mlirbc_count(&cursor, "the number of properties", &count)) {
    return false;
  }
  reader->properties =
      emp_arena_new_array(&reader->tables, emp_mlirbc_cursor_t, count);
  reader->property_count = count;
  for (size_t i = 0; i < count; ++i) {
    const uint8_t* bytes = NULL;
    size_t length = 0;
    if (!emp_mlirbc_blob(&cursor, "the properties of an op", &bytes, &length)) {
      return false;
    }
    reader->properties[i] =
        (emp_mlirbc_cursor_t){reader, bytes, bytes + length};
  }
  return emp_mlirbc_at_end(&cursor, "the properties section");
}
