// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the parts of the bytecode reader share: the tables of the file and the
// functions of each part. Private to this folder.
//
// A file is a list of sections. Strings, dialects, op names, attributes and
// types are tables that the rest names by index. Attributes and types are
// decoded at their first use, ops in one walk over the IR section.
#ifndef EMP_IMPORTERS_MLIRBC_MLIRBC_STATE_H_
#define EMP_IMPORTERS_MLIRBC_MLIRBC_STATE_H_

#include "base/array.h"
#include "base/map.h"
#include "base/text.h"
#include "dialects/vhlo/vhlo.h"
#include "importers/mlirbc/mlirbc_cursor.h"
#include "ir/op_spec.h"
#include "ir/parse.h"

// What changed with a version of the format.
enum {
  EMP_MLIRBC_DIALECT_VERSIONS = 1,  // dialects may carry a version
  EMP_MLIRBC_LAZY_REGIONS = 2,      // isolated regions are sections
  EMP_MLIRBC_USE_ORDERS = 3,        // orders of uses
  EMP_MLIRBC_ELIDED_LOCS = 4,       // block arguments without a location
  EMP_MLIRBC_PROPERTIES = 5,        // inherent attributes are encoded apart
  EMP_MLIRBC_SEGMENTS = 6,          // segment sizes are packed
  EMP_MLIRBC_NEWEST = 6,
};

// Of nested attributes, types and regions, as in text. Entries may be shared,
// so a short file could stand for an attribute of 2^256 parts.
enum { EMP_MLIRBC_DEPTH = 256, EMP_MLIRBC_PARTS = 1 << 22 };

enum {
#define SECTION(name, text, needed_from) EMP_MLIRBC_SECTION_##name,
#include "importers/mlirbc/mlirbc_sections.def"
#undef SECTION
  EMP_MLIRBC_SECTION_COUNT,
};

typedef struct emp_mlirbc_encoding_s emp_mlirbc_encoding_t;

typedef struct emp_mlirbc_dialect_s {
  emp_str_t name;
  const emp_mlirbc_encoding_t* encoding;  // NULL: text only
} emp_mlirbc_dialect_t;

// An op's name, and what is known of it once it has been used.
typedef struct emp_mlirbc_name_s {
  const emp_mlirbc_dialect_t* dialect;
  emp_str_t name;       // without the dialect
  bool was_registered;  // when the file was written
  const emp_op_info_t* info;
  // The op's inherent attributes as the file orders them.
  const struct emp_mlirbc_field_s* fields;
  size_t field_count;
} emp_mlirbc_name_t;

// An attribute or a type.
typedef struct emp_mlirbc_entry_s {
  const void* value;  // NULL: not decoded yet
  const uint8_t* data;
  size_t length;
  const emp_mlirbc_dialect_t* dialect;
  uint32_t weight;    // parts when written out, shared ones counted each time
  bool has_encoding;  // else it is text
  bool is_busy;       // being decoded
} emp_mlirbc_entry_t;

// The stored order of the uses of one value.
typedef struct emp_mlirbc_order_s {
  emp_value_t* value;
  const uint8_t* at;
  const uint32_t* numbers;
  size_t count;
  bool is_pairs;
} emp_mlirbc_order_t;
typedef struct emp_mlirbc_order_list_s {
  emp_mlirbc_order_t* items;
  size_t count, capacity;
} emp_mlirbc_order_list_t;

struct emp_mlirbc_s {
  emp_context_t* context;
  emp_diag_sink_t* sink;
  const emp_attr_t* file_loc;
  const uint8_t* begin;
  size_t length;
  uint64_t version;
  emp_str_t producer;   // data NULL until it is known
  emp_arena_t tables;   // lives until the reader is done
  emp_arena_t scratch;  // of one op or attribute
  emp_arena_t* arena;   // of the module
  bool has_failed;
  uint32_t depth;
  uint64_t weight;  // so far, of the entry that is being decoded
  emp_mlirbc_cursor_t sections[EMP_MLIRBC_SECTION_COUNT];
  bool has_section[EMP_MLIRBC_SECTION_COUNT];

  emp_str_t* strings;
  size_t string_count;
  emp_mlirbc_dialect_t* dialects;
  size_t dialect_count;
  emp_mlirbc_name_t* names;
  size_t name_count, name_capacity;
  emp_mlirbc_entry_t* attrs;
  size_t attr_count;
  emp_mlirbc_entry_t* types;
  size_t type_count;
  emp_str_t* resources;  // keys
  size_t resource_count, resource_capacity;
  emp_mlirbc_cursor_t* properties;
  size_t property_count;
  int64_t distinct_count;
  emp_vhlo_map_t vhlo;  // vhlo types that were translated
  size_t sdy_length;    // of all texts of sdy attributes
  emp_mlirbc_order_list_t orders;
};

const char* emp_mlirbc_section_text(uint32_t id);

// -- tables (mlirbc_tables.c, mlirbc_resources.c) -----------------------------

// Header and sections.
bool emp_mlirbc_read_sections(emp_mlirbc_t* reader);
bool emp_mlirbc_read_strings(emp_mlirbc_t* reader);
bool emp_mlirbc_read_dialects(emp_mlirbc_t* reader);
bool emp_mlirbc_read_resources(emp_mlirbc_t* reader);
bool emp_mlirbc_read_entries(emp_mlirbc_t* reader);
bool emp_mlirbc_read_properties(emp_mlirbc_t* reader);
// A string by its index.
bool emp_mlirbc_string(emp_mlirbc_cursor_t* cursor, const char* what,
                       emp_str_t* out_text);
bool emp_mlirbc_dialect(emp_mlirbc_cursor_t* cursor,
                        const emp_mlirbc_dialect_t** out_dialect);

// -- attributes and types (mlirbc_attrs.c) ------------------------------------

// By the index at the cursor; `what` is for messages.
bool emp_mlirbc_attr(emp_mlirbc_cursor_t* cursor, const char* what,
                     const emp_attr_t** out_attr);
// NULL when there is none.
bool emp_mlirbc_optional_attr(emp_mlirbc_cursor_t* cursor, const char* what,
                              const emp_attr_t** out_attr);
bool emp_mlirbc_type(emp_mlirbc_cursor_t* cursor, const char* what,
                     const emp_type_t** out_type);
// Of the entry at `index`, which came from `at`.
bool emp_mlirbc_type_at(emp_mlirbc_t* reader, uint64_t index, const uint8_t* at,
                        const emp_type_t** out_type);
bool emp_mlirbc_attr_at(emp_mlirbc_t* reader, uint64_t index, const uint8_t* at,
                        const emp_attr_t** out_attr);
bool emp_mlirbc_loc(emp_mlirbc_cursor_t* cursor, const emp_attr_t** out_loc);
bool emp_mlirbc_attr_of(emp_mlirbc_cursor_t* cursor, const char* what,
                        emp_attr_kind_t kind, const emp_attr_t** out_attr);
// A case of the enum of that name, by its number.
const emp_attr_t* emp_mlirbc_enum(emp_mlirbc_cursor_t* cursor,
                                  const char* name);
// A count and so many of them, in scratch memory.
bool emp_mlirbc_attr_list(emp_mlirbc_cursor_t* cursor, const char* what,
                          const emp_attr_t*** out_items, size_t* out_count);
bool emp_mlirbc_type_list(emp_mlirbc_cursor_t* cursor, const char* what,
                          const emp_type_t*** out_items, size_t* out_count);
// The same as type attributes.
bool emp_mlirbc_type_attrs(emp_mlirbc_cursor_t* cursor, const char* what,
                           const emp_attr_t*** out_items, size_t* out_count);
bool emp_mlirbc_signed_list(emp_mlirbc_cursor_t* cursor, const char* what,
                            int64_t** out_items, size_t* out_count);
// Sorts `entries`, whose names are interned; NULL when a name is there twice.
const emp_attr_t* emp_mlirbc_dictionary(emp_mlirbc_t* reader, const uint8_t* at,
                                        emp_named_attr_t* entries,
                                        size_t count);
// Text that stands for an attribute or a type; complaints are at `at`.
const emp_attr_t* emp_mlirbc_parse_attr(emp_mlirbc_t* reader, const uint8_t* at,
                                        emp_str_t text);
const emp_type_t* emp_mlirbc_parse_type(emp_mlirbc_t* reader, const uint8_t* at,
                                        emp_str_t text);

// How a dialect encodes its own attributes and types. NULL after a diagnostic.
struct emp_mlirbc_encoding_s {
  const char* dialect;
  const emp_attr_t* (*read_attr)(emp_mlirbc_cursor_t* cursor);
  const emp_type_t* (*read_type)(emp_mlirbc_cursor_t* cursor);
};
extern const emp_mlirbc_encoding_t emp_mlirbc_builtin;
extern const emp_mlirbc_encoding_t emp_mlirbc_quant;
extern const emp_mlirbc_encoding_t emp_mlirbc_chlo;
extern const emp_mlirbc_encoding_t emp_mlirbc_sdy;
extern const emp_mlirbc_encoding_t emp_mlirbc_stablehlo;
extern const emp_mlirbc_encoding_t emp_mlirbc_vhlo;

// Of the builtin dialect: the parts that several files need.
const emp_attr_t* emp_mlirbc_integer_of(emp_mlirbc_cursor_t* cursor,
                                        const emp_type_t* type);
const emp_attr_t* emp_mlirbc_float_of(emp_mlirbc_cursor_t* cursor,
                                      const emp_type_t* type);
bool emp_mlirbc_float_bits(emp_mlirbc_cursor_t* cursor, uint32_t bits,
                           uint64_t out_words[2]);
// `count` elements as the file holds them, as memory does; in the context.
const uint8_t* emp_mlirbc_widened(emp_mlirbc_t* reader,
                                  const emp_type_t* element,
                                  const uint8_t* bytes, size_t count);
// Elements as the file holds them, as dense elements of `type`.
const emp_attr_t* emp_mlirbc_dense(emp_mlirbc_cursor_t* cursor,
                                   const emp_type_t* type, const uint8_t* bytes,
                                   size_t length);
const emp_attr_t* emp_mlirbc_dense_strings(emp_mlirbc_cursor_t* cursor,
                                           const emp_type_t* type);

// -- ops (mlirbc_properties.c, mlirbc_ir.c, mlirbc_uses.c) --------------------

typedef struct emp_mlirbc_attr_list_s {
  emp_named_attr_t* items;
  size_t count, capacity;
} emp_mlirbc_attr_list_t;

// The inherent attributes at the cursor's index, appended to `list` (scratch).
bool emp_mlirbc_op_properties(emp_mlirbc_cursor_t* cursor,
                              emp_mlirbc_name_t* name,
                              emp_mlirbc_attr_list_t* list);
// Names and forms of older files as they are today.
void emp_mlirbc_modernize(emp_mlirbc_t* reader, const emp_op_info_t* info,
                          emp_mlirbc_attr_list_t* list);
bool emp_mlirbc_read_ir(emp_mlirbc_t* reader, emp_block_t* block);
// Orders of uses for `count` values from `values` on, kept for later.
bool emp_mlirbc_use_orders(emp_mlirbc_cursor_t* cursor,
                           emp_value_t* const* values, size_t count);
bool emp_mlirbc_apply_orders(emp_mlirbc_t* reader);

#endif  // EMP_IMPORTERS_MLIRBC_MLIRBC_STATE_H_
