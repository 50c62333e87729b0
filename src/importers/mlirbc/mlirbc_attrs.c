// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The table of attributes and types: each entry is decoded at its first use, by
// its dialect's own encoding or as text. Entries name others, so decoding
// nests; it is bounded, and an entry that contains itself is an error.
#include <stdlib.h>
#include <string.h>

#include "importers/mlirbc/mlirbc_state.h"

// -- text ---------------------------------------------------------------------

// Keeps the first message about a text.
typedef struct text_sink_s {
  emp_arena_t* arena;
  emp_str_t message;
} text_sink_t;

static void keep_first(void* user, const emp_diagnostic_t* diagnostic) {
  text_sink_t* kept = user;
  if (kept->message.data) return;
  kept->message = emp_arena_copy_str(kept->arena, diagnostic->message);
}

static void bad_text(emp_mlirbc_t* reader, const uint8_t* at, emp_str_t text,
                     const text_sink_t* kept) {
  enum { kShown = 80 };
  bool is_long = text.length > kShown;
  emp_mlirbc_fail(reader, at, "in '%.*s%s': %.*s",
                  is_long ? kShown : (int)text.length, text.data,
                  is_long ? ".." : "", EMP_STR_ARGS(kept->message));
}

const emp_attr_t* emp_mlirbc_parse_attr(emp_mlirbc_t* reader, const uint8_t* at,
                                        emp_str_t text) {
  text_sink_t kept = {.arena = &reader->tables};
  emp_diag_sink_t sink = {.user = &kept, .emit = keep_first};
  const emp_attr_t* attr = emp_parse_attr(reader->context, text, &sink);
  if (!attr) bad_text(reader, at, text, &kept);
  return attr;
}

const emp_type_t* emp_mlirbc_parse_type(emp_mlirbc_t* reader, const uint8_t* at,
                                        emp_str_t text) {
  text_sink_t kept = {.arena = &reader->tables};
  emp_diag_sink_t sink = {.user = &kept, .emit = keep_first};
  const emp_type_t* type = emp_parse_type(reader->context, text, &sink);
  if (!type) bad_text(reader, at, text, &kept);
  return type;
}

// -- entries ------------------------------------------------------------------

static const void* decode_text(emp_mlirbc_cursor_t* cursor, bool is_type) {
  emp_mlirbc_t* reader = cursor->reader;
  const uint8_t* at = cursor->at;
  emp_str_t text = {0};
  if (!emp_mlirbc_text(cursor, "text", &text)) return NULL;
  return is_type ? (const void*)emp_mlirbc_parse_type(reader, at, text)
                 : (const void*)emp_mlirbc_parse_attr(reader, at, text);
}

static const void* decode_encoded(emp_mlirbc_cursor_t* cursor,
                                  const emp_mlirbc_dialect_t* dialect,
                                  bool is_type) {
  const emp_mlirbc_encoding_t* encoding = dialect->encoding;
  if (!encoding || (is_type ? !encoding->read_type : !encoding->read_attr)) {
    emp_mlirbc_fail(cursor->reader, cursor->at,
                    "%s of dialect '%.*s' are in an encoding of its own, which "
                    "is not known here; write the file from text of dialects "
                    "that are",
                    is_type ? "types" : "attributes",
                    EMP_STR_ARGS(dialect->name));
    return NULL;
  }
  return is_type ? (const void*)encoding->read_type(cursor)
                 : (const void*)encoding->read_attr(cursor);
}

static bool enter(emp_mlirbc_t* reader, emp_mlirbc_entry_t* entry,
                  bool is_type) {
  if (entry->is_busy) {
    return emp_mlirbc_fail(reader, entry->data, "the %s contains itself",
                           is_type ? "type" : "attribute");
  }
  if (reader->depth >= EMP_MLIRBC_DEPTH) {
    return emp_mlirbc_fail(reader, entry->data, "nesting deeper than %d levels",
                           EMP_MLIRBC_DEPTH);
  }
  return true;
}

static const void* decode(emp_mlirbc_t* reader, emp_mlirbc_entry_t* entry,
                          bool is_type) {
  emp_mlirbc_cursor_t cursor = {reader, entry->data,
                                entry->data + entry->length};
  emp_arena_mark_t mark = emp_arena_mark(&reader->scratch);
  const void* value = entry->has_encoding
                          ? decode_encoded(&cursor, entry->dialect, is_type)
                          : decode_text(&cursor, is_type);
  emp_arena_rewind(&reader->scratch, mark);
  if (!value) return NULL;
  const char* what = is_type ? "a type" : "an attribute";
  return emp_mlirbc_at_end(&cursor, what) ? value : NULL;
}

// Locations are never written out in full, so they count as one part.
static bool set_weight(emp_mlirbc_t* reader, emp_mlirbc_entry_t* entry,
                       bool is_type) {
  bool is_loc = !is_type && emp_attr_is_loc(entry->value);
  if (!is_loc && reader->weight > EMP_MLIRBC_PARTS) {
    entry->value = NULL;
    return emp_mlirbc_fail(reader, entry->data,
                           "wants %s of at most %d parts when written out, "
                           "found more",
                           is_type ? "a type" : "an attribute",
                           EMP_MLIRBC_PARTS);
  }
  entry->weight = is_loc ? 1 : (uint32_t)reader->weight;
  return true;
}

static bool resolve(emp_mlirbc_t* reader, emp_mlirbc_entry_t* entry,
                    bool is_type) {
  if (!entry->value) {
    if (!enter(reader, entry, is_type)) return false;
    uint64_t outer_weight = reader->weight;
    reader->weight = 1;
    entry->is_busy = true;
    ++reader->depth;
    entry->value = decode(reader, entry, is_type);
    --reader->depth;
    entry->is_busy = false;
    if (!entry->value || !set_weight(reader, entry, is_type)) return false;
    reader->weight = outer_weight;
  }
  reader->weight += entry->weight;
  return true;
}

bool emp_mlirbc_attr_at(emp_mlirbc_t* reader, uint64_t index, const uint8_t* at,
                        const emp_attr_t** out_attr) {
  if (!emp_mlirbc_check_index(reader, at, "the index of an attribute", index,
                              reader->attr_count) ||
      !resolve(reader, &reader->attrs[index], false)) {
    return false;
  }
  *out_attr = reader->attrs[index].value;
  return true;
}

bool emp_mlirbc_type_at(emp_mlirbc_t* reader, uint64_t index, const uint8_t* at,
                        const emp_type_t** out_type) {
  if (!emp_mlirbc_check_index(reader, at, "the index of a type", index,
                              reader->type_count) ||
      !resolve(reader, &reader->types[index], true)) {
    return false;
  }
  *out_type = reader->types[index].value;
  return true;
}

bool emp_mlirbc_attr(emp_mlirbc_cursor_t* cursor, const char* what,
                     const emp_attr_t** out_attr) {
  const uint8_t* at = cursor->at;
  uint64_t index = 0;
  return emp_mlirbc_varint(cursor, what, &index) &&
         emp_mlirbc_attr_at(cursor->reader, index, at, out_attr);
}

bool emp_mlirbc_optional_attr(emp_mlirbc_cursor_t* cursor, const char* what,
                              const emp_attr_t** out_attr) {
  const uint8_t* at = cursor->at;
  uint64_t index = 0;
  bool is_there = false;
  *out_attr = NULL;
  return emp_mlirbc_flagged(cursor, what, &index, &is_there) &&
         (!is_there || emp_mlirbc_attr_at(cursor->reader, index, at, out_attr));
}

bool emp_mlirbc_type(emp_mlirbc_cursor_t* cursor, const char* what,
                     const emp_type_t** out_type) {
  const uint8_t* at = cursor->at;
  uint64_t index = 0;
  return emp_mlirbc_varint(cursor, what, &index) &&
         emp_mlirbc_type_at(cursor->reader, index, at, out_type);
}

// Where nesting ends, the rest of a location is left out rather than an error:
// locations of deep call stacks are common and say nothing to the program.
bool emp_mlirbc_loc(emp_mlirbc_cursor_t* cursor, const emp_attr_t** out_loc) {
  emp_mlirbc_t* reader = cursor->reader;
  const uint8_t* at = cursor->at;
  uint64_t index = 0;
  if (!emp_mlirbc_varint(cursor, "a location", &index) ||
      !emp_mlirbc_check_index(reader, at, "the index of an attribute", index,
                              reader->attr_count)) {
    return false;
  }
  emp_mlirbc_entry_t* entry = &reader->attrs[index];
  if (!entry->value && !entry->is_busy && reader->depth >= EMP_MLIRBC_DEPTH) {
    *out_loc = emp_loc_unknown(reader->context);
    return true;
  }
  if (!resolve(reader, entry, false)) return false;
  *out_loc = entry->value;
  if (emp_attr_is_loc(*out_loc)) return true;
  return emp_mlirbc_fail(reader, at, "wants a location, found %s",
                         emp_attr_text(&reader->scratch, *out_loc));
}

static const char* const kKindTexts[] = {
    [EMP_ATTR_STRING] = "a string",
    [EMP_ATTR_DICTIONARY] = "a dictionary",
    [EMP_ATTR_SYMBOL_REF] = "a symbol reference",
    [EMP_ATTR_DENSE_ARRAY] = "an array of numbers",
    [EMP_ATTR_DENSE] = "dense elements",
};

bool emp_mlirbc_attr_of(emp_mlirbc_cursor_t* cursor, const char* what,
                        emp_attr_kind_t kind, const emp_attr_t** out_attr) {
  const uint8_t* at = cursor->at;
  if (!emp_mlirbc_attr(cursor, what, out_attr)) return false;
  if ((*out_attr)->kind == kind) return true;
  return emp_mlirbc_fail(cursor->reader, at, "wants %s as %s, found %s",
                         kKindTexts[kind], what,
                         emp_attr_text(&cursor->reader->scratch, *out_attr));
}

const emp_attr_t* emp_mlirbc_enum(emp_mlirbc_cursor_t* cursor,
                                  const char* name) {
  emp_mlirbc_t* reader = cursor->reader;
  const uint8_t* at = cursor->at;
  uint64_t value = 0;
  const emp_enum_def_t* def =
      emp_context_enum_def(reader->context, emp_str_from(name));
  if (!emp_mlirbc_varint(cursor, name, &value)) return NULL;
  if (!def || value > INT32_MAX || !emp_enum_keyword(def, (int64_t)value)) {
    emp_mlirbc_fail(reader, at, "wants a case of %s, found %llu", name,
                    (unsigned long long)value);
    return NULL;
  }
  return emp_attr_enum(reader->context, def, (int64_t)value);
}

// -- lists --------------------------------------------------------------------

bool emp_mlirbc_attr_list(emp_mlirbc_cursor_t* cursor, const char* what,
                          const emp_attr_t*** out_items, size_t* out_count) {
  if (!emp_mlirbc_count(cursor, what, out_count)) return false;
  *out_items = emp_arena_new_array(&cursor->reader->scratch, const emp_attr_t*,
                                   *out_count);
  for (size_t i = 0; i < *out_count; ++i) {
    if (!emp_mlirbc_attr(cursor, what, &(*out_items)[i])) return false;
  }
  return true;
}

bool emp_mlirbc_type_list(emp_mlirbc_cursor_t* cursor, const char* what,
                          const emp_type_t*** out_items, size_t* out_count) {
  if (!emp_mlirbc_count(cursor, what, out_count)) return false;
  *out_items = emp_arena_new_array(&cursor->reader->scratch, const emp_type_t*,
                                   *out_count);
  for (size_t i = 0; i < *out_count; ++i) {
    if (!emp_mlirbc_type(cursor, what, &(*out_items)[i])) return false;
  }
  return true;
}

bool emp_mlirbc_type_attrs(emp_mlirbc_cursor_t* cursor, const char* what,
                           const emp_attr_t*** out_items, size_t* out_count) {
  const emp_type_t** types = NULL;
  if (!emp_mlirbc_type_list(cursor, what, &types, out_count)) return false;
  *out_items = emp_arena_new_array(&cursor->reader->scratch, const emp_attr_t*,
                                   *out_count);
  for (size_t i = 0; i < *out_count; ++i) {
    (*out_items)[i] = emp_attr_type(types[i]);
  }
  return true;
}

bool emp_mlirbc_signed_list(emp_mlirbc_cursor_t* cursor, const char* what,
                            int64_t** out_items, size_t* out_count) {
  if (!emp_mlirbc_count(cursor, what, out_count)) return false;
  *out_items =
      emp_arena_new_array(&cursor->reader->scratch, int64_t, *out_count);
  for (size_t i = 0; i < *out_count; ++i) {
    if (!emp_mlirbc_signed(cursor, what, &(*out_items)[i])) return false;
  }
  return true;
}

static int compare_names(const void* a, const void* b) {
  const emp_named_attr_t* left = a;
  const emp_named_attr_t* right = b;
  return emp_str_compare(left->name, right->name);
}

const emp_attr_t* emp_mlirbc_dictionary(emp_mlirbc_t* reader, const uint8_t* at,
                                        emp_named_attr_t* entries,
                                        size_t count) {
  if (count) qsort(entries, count, sizeof entries[0], compare_names);
  for (size_t i = 1; i < count; ++i) {
    if (entries[i].name.data != entries[i - 1].name.data) continue;
    emp_mlirbc_fail(reader, at, "wants names once, found '%.*s' twice",
                    EMP_STR_ARGS(entries[i].name));
    return NULL;
  }
  return emp_attr_dictionary(reader->context, entries, count);
}
