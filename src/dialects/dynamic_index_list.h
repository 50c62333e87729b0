// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Lists of numbers that mix constants and values: `[4, %n, 1]`. Constants are
// kept in a dense i64 array with EMP_DIM_DYNAMIC where a value goes; the
// values follow as operands. Offsets, sizes, strides, bounds, tiles and pads
// of many dialects are written so.
#ifndef EMP_DIALECTS_DYNAMIC_INDEX_LIST_H_
#define EMP_DIALECTS_DYNAMIC_INDEX_LIST_H_

#include "ir/parser.h"
#include "ir/print.h"
#include "ir/rewrite.h"

// custom<DynamicIndexList>($values, $static_values).
bool emp_parse_dynamic_index_list(emp_parser_t* parser, emp_custom_arg_t* args,
                                  size_t count);
void emp_print_dynamic_index_list(emp_printer_t* printer, const emp_op_t* op,
                                  const emp_custom_arg_t* args, size_t count);

// custom<NestedDynamicIndexList>($values, $static_values): lists of such lists,
// `[[2], [%n, 4]]`; the constants are an array of dense arrays.
bool emp_parse_nested_dynamic_index_list(emp_parser_t* parser,
                                         emp_custom_arg_t* args, size_t count);
void emp_print_nested_dynamic_index_list(emp_printer_t* printer,
                                         const emp_op_t* op,
                                         const emp_custom_arg_t* args,
                                         size_t count);

// The same for hooks: `[...]` or, with `open` and `close` "(" and ")", `(...)`;
// appends to `values`, stores the array as `attr_name`.
bool emp_parse_mixed_indices(emp_parser_t* parser, const char* open,
                             const char* close, emp_unresolved_list_t* values,
                             const char* attr_name, size_t* out_length);
void emp_print_mixed_indices(emp_printer_t* printer, const char* open,
                             const char* close, const emp_attr_t* constants,
                             const emp_op_t* op, uint32_t first);

// Operands of type index, in this order.
bool emp_parser_add_indices(emp_parser_t* parser,
                            const emp_unresolved_list_t* list);

// One entry of such a list: a value, or a constant when `value` is NULL.
typedef struct emp_mixed_index_s {
  emp_value_t* value;
  int64_t constant;
} emp_mixed_index_t;

// Entry by entry, values that are constants read as such. `operands` names the
// operand group, `constants` the array. False when longer than `capacity` or
// inconsistent.
bool emp_op_mixed_indices(const emp_op_t* op, const char* operands,
                          const char* constants, emp_mixed_index_t* out,
                          size_t capacity, size_t* out_count);
bool emp_mixed_index_equal(const emp_mixed_index_t* a,
                           const emp_mixed_index_t* b);
// As an index value, a constant being made where it must.
emp_value_t* emp_mixed_index_value(emp_rewriter_t* rewriter,
                                   const emp_mixed_index_t* index);

// -- slices ------------------------------------------------------------------

enum { EMP_INDEX_LIST_MAX = 64 };

// A list with constants among its values moved into its array.
typedef struct emp_index_list_s {
  int64_t constants[EMP_INDEX_LIST_MAX];
  size_t length;
  int32_t value_count;  // of those that stay values
} emp_index_list_t;

typedef struct emp_slice_lists_s {
  emp_index_list_t offsets, sizes, strides;
} emp_slice_lists_t;

// The lists of a slicing op after that; the values that stay are appended to
// `operands`. False when nothing moved, or when an offset or size is negative:
// that is an error at run time and stays visible.
bool emp_slice_move_constants(const emp_op_t* op, emp_value_t** operands,
                              uint32_t* inout_count, emp_slice_lists_t* out);
const emp_attr_t* emp_index_list_attr(emp_context_t* context,
                                      const emp_index_list_t* list);

#endif  // EMP_DIALECTS_DYNAMIC_INDEX_LIST_H_
