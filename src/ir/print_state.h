// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the parts of the printer share. Private to the printer; hooks of
// dialects see ir/print.h.
#ifndef EMP_IR_PRINT_STATE_H_
#define EMP_IR_PRINT_STATE_H_

#include <string.h>

#include "base/array.h"
#include "base/map.h"
#include "base/text.h"
#include "ir/op_spec.h"
#include "ir/print.h"

enum { EMP_PRINT_BUFFER = 1 << 15 };

// An alias of an attribute or type: `#map3`.
typedef struct emp_alias_s {
  const void* symbol;  // emp_attr_t or emp_type_t
  const char* base;    // "map"; NULL: only has parts with aliases
  emp_str_t text;      // with '#' or '!'; once all are known
  uint32_t depth;      // 0: neither itself nor a part has an alias
  uint32_t order;      // of the visit
  bool is_type;
  bool is_deferred;  // printed at the end of the file
} emp_alias_t;

typedef struct emp_alias_list_s {
  emp_alias_t** items;
  size_t count, capacity;
} emp_alias_list_t;

typedef struct emp_key_list_s {
  const emp_attr_t** items;
  size_t count, capacity;
} emp_key_list_t;

// What a value is called: a number, or a name; of results that share one, which
// of them it is.
typedef struct emp_value_name_s {
  const emp_value_t* value;
  uint32_t number;
  uint32_t place, count;  // in the group of those that share the name
  emp_str_t text;         // "": the number
} emp_value_name_t;

typedef struct emp_value_name_list_s {
  emp_value_name_t* items;
  size_t count, capacity;
} emp_value_name_list_t;

// The edges into a block are a list in the order of its region; indices + 1
// into the printer's edges, 0 is none.
typedef struct emp_block_name_s {
  const emp_block_t* block;
  uint32_t number;
  uint32_t pred_count, first_pred, last_pred;
} emp_block_name_t;

typedef struct emp_block_edge_s {
  uint32_t from;  // a block's number
  uint32_t next;
} emp_block_edge_t;

typedef struct emp_block_edge_list_s {
  emp_block_edge_t* items;
  size_t count, capacity;
} emp_block_edge_list_t;

typedef struct emp_block_name_list_s {
  emp_block_name_t* items;
  size_t count, capacity;
} emp_block_name_list_t;

// Counters and lists as they were before an op's regions were named.
typedef struct emp_name_state_s {
  uint32_t next_value, next_arg, next_conflict;
  struct emp_used_name_s* scope_names;
  size_t value_count, block_count, edge_count;
} emp_name_state_t;

struct emp_printer_s {
  emp_writer_t writer;
  emp_print_options_t options;
  emp_context_t* context;
  emp_arena_t arena;  // of everything below
  size_t used;        // bytes in `buffer`
  uint32_t indent;
  const char* default_dialect;
  bool is_collecting;  // looks for aliases, writes nothing

  // Names (print_names.c). A value's mark is an index into the list, good when
  // the entry there is of that value. Blocks to numbers.
  emp_value_name_list_t value_names;
  emp_block_name_list_t block_names;
  emp_block_edge_list_t block_edges;
  const emp_op_t* named;  // the op whose regions were named first
  emp_str_map_t used_names;
  // name_results runs for the arguments of this region; NULL: for results.
  const emp_region_t* naming_region;
  uint32_t next_value, next_arg, next_conflict;
  struct emp_used_name_s* scope_names;  // of the region being numbered
  emp_ptr_map_t user_ids;               // of ops without results (tagged)

  // Aliases (print_alias.c).
  emp_ptr_map_t aliases;  // symbol to emp_alias_t*
  emp_alias_list_t alias_list;
  emp_ptr_map_t holders;  // attribute or type: whether an alias is inside
  uint32_t alias_depth;   // greatest among what was just visited
  bool has_aliases;

  emp_key_list_t resources;  // in order of first use
  emp_ptr_map_t resource_set;
  emp_ptr_map_t distinct_numbers;
  char buffer[EMP_PRINT_BUFFER];
};

void emp_printer_init(emp_printer_t* printer, emp_context_t* context,
                      const emp_print_options_t* options, emp_writer_t writer);
void emp_printer_deinit(emp_printer_t* printer);  // flushes

// print_text.c
void emp_printer_flush(emp_printer_t* printer);
// Behind what the buffer has room for.
void emp_print_far_bytes(emp_printer_t* printer, const char* data,
                         size_t length);
static inline void emp_print_bytes(emp_printer_t* printer, const char* data,
                                   size_t length) {
  if (printer->is_collecting || length == 0) return;
  if (length > sizeof(printer->buffer) - printer->used) {
    emp_print_far_bytes(printer, data, length);
    return;
  }
  memcpy(printer->buffer + printer->used, data, length);
  printer->used += length;
}
static inline void emp_print_char(emp_printer_t* printer, char c) {
  if (printer->is_collecting) return;
  if (printer->used == sizeof(printer->buffer)) emp_printer_flush(printer);
  printer->buffer[printer->used++] = c;
}
// emp_print_text of a literal, whose length is known at compile time.
#define emp_print_literal(printer, literal) \
  emp_print_bytes((printer), "" literal, sizeof(literal) - 1)
void emp_print_int(emp_printer_t* printer, int64_t value);
void emp_print_uint(emp_printer_t* printer, uint64_t value);
void emp_print_margin(emp_printer_t* printer);

// print_number.c. `bits` of a float of that kind; false when it had to be
// printed as hex, which needs its type.
bool emp_print_float(emp_printer_t* printer, const emp_type_t* type,
                     const uint64_t* bits);
void emp_print_wide_int(emp_printer_t* printer, const emp_type_t* type,
                        const uint64_t* words);

// print_affine.c
void emp_print_map(emp_printer_t* printer, const emp_affine_map_t* map);
void emp_print_set(emp_printer_t* printer, const emp_integer_set_t* set);

// print_dense.c
void emp_print_dense(emp_printer_t* printer, const emp_attr_t* attr);
void emp_print_hex_bytes(emp_printer_t* printer, const uint8_t* bytes,
                         size_t length);
void emp_print_dense_body(emp_printer_t* printer, const emp_attr_t* attr,
                          bool allow_hex);
void emp_print_dense_array_items(emp_printer_t* printer,
                                 const emp_attr_t* attr);

// print_attr.c
typedef enum emp_elide_e {
  EMP_ELIDE_NEVER,
  EMP_ELIDE_MAY,  // where the literal tells it: i64, f64
  EMP_ELIDE_MUST,
} emp_elide_t;
void emp_print_attr_elided(emp_printer_t* printer, const emp_attr_t* attr,
                           emp_elide_t elide);
// The parts of a thing, past its own alias; for the alias collector.
void emp_print_attr_parts(emp_printer_t* printer, const emp_attr_t* attr);
void emp_print_type_parts(emp_printer_t* printer, const emp_type_t* type);
void emp_print_enum_value(emp_printer_t* printer, const emp_enum_def_t* def,
                          int64_t value);
void emp_print_location_body(emp_printer_t* printer, const emp_attr_t* loc);
void emp_print_location(emp_printer_t* printer, const emp_attr_t* loc,
                        bool allow_alias);
void emp_print_trailing_location(emp_printer_t* printer, const emp_attr_t* loc,
                                 bool allow_alias);
void emp_print_entry(emp_printer_t* printer, const emp_named_attr_t* entry);
void emp_print_functional_type(emp_printer_t* printer,
                               const emp_type_t* const* inputs,
                               size_t input_count,
                               const emp_type_t* const* results,
                               size_t result_count);
void emp_print_function_results(emp_printer_t* printer,
                                const emp_type_t* const* results,
                                size_t result_count);

// print_names.c
void emp_printer_number(emp_printer_t* printer, const emp_op_t* op);
// Whether the regions of the op get their names when it is printed; then these
// go around its printing.
bool emp_printer_names_late(const emp_printer_t* printer, const emp_op_t* op);
emp_name_state_t emp_printer_open_names(emp_printer_t* printer,
                                        const emp_op_t* op);
void emp_printer_close_names(emp_printer_t* printer, emp_name_state_t state);
// Names on the left of `=`.
void emp_print_result_names(emp_printer_t* printer, const emp_op_t* op);
void emp_print_block_name(emp_printer_t* printer, const emp_block_t* block);
// `  // 2 preds: ^bb0, ^bb3` behind a label.
void emp_print_predecessors(emp_printer_t* printer, const emp_block_t* block);

// print_users.c
void emp_printer_number_user(emp_printer_t* printer, const emp_op_t* op);
void emp_print_op_users(emp_printer_t* printer, const emp_op_t* op);
void emp_print_arg_users(emp_printer_t* printer, const emp_block_t* block);

// print_alias.c
void emp_printer_collect(emp_printer_t* printer, const emp_op_t* op);
void emp_alias_visit_attr(emp_printer_t* printer, const emp_attr_t* attr,
                          bool can_be_deferred);
void emp_alias_visit_op(emp_printer_t* printer, const emp_op_t* op);
void emp_alias_visit_type(emp_printer_t* printer, const emp_type_t* type);
// The alias text, or "".
emp_str_t emp_printer_alias(const emp_printer_t* printer, const void* symbol);
void emp_print_aliases(emp_printer_t* printer, bool deferred);

// print_op.c
// With result names and location; no newline.
void emp_print_full_op(emp_printer_t* printer, const emp_op_t* op);
void emp_print_op_name(emp_printer_t* printer, const char* name);
void emp_print_generic_op(emp_printer_t* printer, const emp_op_t* op);

typedef struct emp_region_style_s {
  bool entry_args;   // show the entry block's arguments
  bool terminator;   // show the entry block's terminator
  bool empty_block;  // label an entry block without ops
} emp_region_style_t;
void emp_print_region_body(emp_printer_t* printer, const emp_region_t* region,
                           emp_region_style_t style);
void emp_print_arg_location(emp_printer_t* printer, const emp_value_t* arg);

// format_print.c: name and all behind it, in generic form when the op does not
// fit its row.
void emp_format_print(emp_printer_t* printer, const emp_op_t* op,
                      emp_op_spec_t* spec);

#endif  // EMP_IR_PRINT_STATE_H_
