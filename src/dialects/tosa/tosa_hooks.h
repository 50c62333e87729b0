// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Hooks of the tosa dialect, for its rows, and what its files share.
#ifndef EMP_DIALECTS_TOSA_TOSA_HOOKS_H_
#define EMP_DIALECTS_TOSA_TOSA_HOOKS_H_

#include "ir/parser.h"
#include "ir/print.h"
#include "ir/rewrite.h"

// -- tosa_syntax.c -----------------------------------------------------------

// %a, %b {name = value} : (T, U) -> V. Enums may stand as bare words, and newer
// files have attributes as clauses, name(value).
bool emp_tosa_parse_words(emp_parser_t* parser);
void emp_tosa_print_words(emp_printer_t* printer, const emp_op_t* op);
// Names the results after those of the row.
void emp_tosa_name_results(emp_printer_t* printer, const emp_op_t* op);
bool emp_tosa_parse_cond_if(emp_parser_t* parser);
void emp_tosa_print_cond_if(emp_printer_t* printer, const emp_op_t* op);
bool emp_tosa_parse_variable(emp_parser_t* parser, emp_custom_arg_t* args,
                             size_t count);
void emp_tosa_print_variable(emp_printer_t* printer, const emp_op_t* op,
                             const emp_custom_arg_t* args, size_t count);
bool emp_tosa_parse_target_env(emp_parser_t* parser,
                               const emp_attr_t** out_params, size_t capacity,
                               size_t* out_count);
void emp_tosa_print_target_env(emp_printer_t* printer, const emp_attr_t* attr);
bool emp_tosa_verify_shape_type(const emp_type_t* type, emp_diag_sink_t* sink,
                                const emp_attr_t* loc);
// The type of a variable from its shape and element type; NULL when either is
// not what it should be.
const emp_type_t* emp_tosa_variable_type(const emp_op_t* variable);
// Sizes as var_shape holds them: index elements, -1 for a dynamic one.
const emp_attr_t* emp_tosa_shape_attr(emp_context_t* context,
                                      const int64_t* dims, size_t rank);

// -- tosa_shared.c -----------------------------------------------------------

// Diagnoses "op wants ..." and returns false.
#define emp_tosa_wants(op, sink, ...)                  \
  emp_diag_verify((sink), (op)->loc, (op)->info->name, \
                  emp_arena_format((op)->arena, "wants " __VA_ARGS__).data)
// The integer that a quantized type is stored as; any other element itself.
const emp_type_t* emp_tosa_storage(const emp_type_t* type);
bool emp_tosa_is_ranked(const emp_type_t* type);
// Diagnoses element types that differ (of a quantized type, the whole type).
bool emp_tosa_same_elements(emp_op_t* op, emp_diag_sink_t* sink,
                            const emp_type_t* input, const emp_type_t* output);
// Diagnoses an operand of a shape type that no shape op makes.
bool emp_tosa_shapes_resolve(emp_op_t* op, emp_diag_sink_t* sink);
// Diagnoses a zero point of another type than its tensor, or one other than 0
// where that must be.
bool emp_tosa_verify_zero_point(emp_op_t* op, emp_diag_sink_t* sink,
                                uint32_t zero_point, const emp_type_t* tensor);
// Diagnoses a dense array of another length, or numbers below `least`.
bool emp_tosa_verify_array(emp_op_t* op, emp_diag_sink_t* sink,
                           const char* name, int64_t count, int64_t least);
// The result shape of operands that broadcast; false when they do not.
bool emp_tosa_broadcast(const emp_type_t* a, const emp_type_t* b,
                        int64_t* out_dims);
// Sizes that may be the same: equal, or one of both dynamic.
bool emp_tosa_dims_agree(int64_t a, int64_t b);
bool emp_tosa_shapes_agree(const emp_type_t* a, const emp_type_t* b);
const char* emp_tosa_type_text(const emp_op_t* op, const emp_type_t* type);
// The sizes behind a value of a shape type; false when they are not constant
// or more than `capacity`.
bool emp_tosa_const_shape(const emp_value_t* value, int64_t* out_values,
                          size_t capacity, size_t* out_count);
int64_t emp_tosa_shape_rank(const emp_type_t* shape);
enum { kTosaMaxRank = 64 };

// -- older spellings (tosa_older.c) ------------------------------------------

#define EMP_TOSA_OLDER(name) void name(emp_op_t* op);
EMP_TOSA_OLDER(emp_tosa_older_axis)
EMP_TOSA_OLDER(emp_tosa_older_clamp)
EMP_TOSA_OLDER(emp_tosa_older_const)
EMP_TOSA_OLDER(emp_tosa_older_conv)
EMP_TOSA_OLDER(emp_tosa_older_custom)
EMP_TOSA_OLDER(emp_tosa_older_elementwise)
EMP_TOSA_OLDER(emp_tosa_older_matmul)
EMP_TOSA_OLDER(emp_tosa_older_mul)
EMP_TOSA_OLDER(emp_tosa_older_negate)
EMP_TOSA_OLDER(emp_tosa_older_pad)
EMP_TOSA_OLDER(emp_tosa_older_pool)
EMP_TOSA_OLDER(emp_tosa_older_rescale)
EMP_TOSA_OLDER(emp_tosa_older_reshape)
EMP_TOSA_OLDER(emp_tosa_older_resize)
EMP_TOSA_OLDER(emp_tosa_older_rounding)
EMP_TOSA_OLDER(emp_tosa_older_slice)
EMP_TOSA_OLDER(emp_tosa_older_tile)
EMP_TOSA_OLDER(emp_tosa_older_transpose)
EMP_TOSA_OLDER(emp_tosa_older_variable)
#undef EMP_TOSA_OLDER

// -- verifiers ---------------------------------------------------------------

#define EMP_TOSA_VERIFY(name) bool name(emp_op_t* op, emp_diag_sink_t* sink);
EMP_TOSA_VERIFY(emp_tosa_verify_argmax)
EMP_TOSA_VERIFY(emp_tosa_verify_avg_pool)
EMP_TOSA_VERIFY(emp_tosa_verify_cast_from_scaled)
EMP_TOSA_VERIFY(emp_tosa_verify_cast_to_scaled)
EMP_TOSA_VERIFY(emp_tosa_verify_clamp)
EMP_TOSA_VERIFY(emp_tosa_verify_compare)
EMP_TOSA_VERIFY(emp_tosa_verify_concat)
EMP_TOSA_VERIFY(emp_tosa_verify_concat_shape)
EMP_TOSA_VERIFY(emp_tosa_verify_cond_if)
EMP_TOSA_VERIFY(emp_tosa_verify_const)
EMP_TOSA_VERIFY(emp_tosa_verify_const_shape)
EMP_TOSA_VERIFY(emp_tosa_verify_conv)
EMP_TOSA_VERIFY(emp_tosa_verify_dim)
EMP_TOSA_VERIFY(emp_tosa_verify_elementwise)
EMP_TOSA_VERIFY(emp_tosa_verify_fft)
EMP_TOSA_VERIFY(emp_tosa_verify_gather)
EMP_TOSA_VERIFY(emp_tosa_verify_matmul)
EMP_TOSA_VERIFY(emp_tosa_verify_matmul_scaled)
EMP_TOSA_VERIFY(emp_tosa_verify_max_pool)
EMP_TOSA_VERIFY(emp_tosa_verify_mul)
EMP_TOSA_VERIFY(emp_tosa_verify_negate)
EMP_TOSA_VERIFY(emp_tosa_verify_pad)
EMP_TOSA_VERIFY(emp_tosa_verify_reduce)
EMP_TOSA_VERIFY(emp_tosa_verify_rescale)
EMP_TOSA_VERIFY(emp_tosa_verify_reshape)
EMP_TOSA_VERIFY(emp_tosa_verify_resize)
EMP_TOSA_VERIFY(emp_tosa_verify_reverse)
EMP_TOSA_VERIFY(emp_tosa_verify_rfft)
EMP_TOSA_VERIFY(emp_tosa_verify_scatter)
EMP_TOSA_VERIFY(emp_tosa_verify_select)
EMP_TOSA_VERIFY(emp_tosa_verify_shape_op)
EMP_TOSA_VERIFY(emp_tosa_verify_slice)
EMP_TOSA_VERIFY(emp_tosa_verify_slice_shape)
EMP_TOSA_VERIFY(emp_tosa_verify_table)
EMP_TOSA_VERIFY(emp_tosa_verify_tile)
EMP_TOSA_VERIFY(emp_tosa_verify_transpose)
EMP_TOSA_VERIFY(emp_tosa_verify_transpose_conv)
EMP_TOSA_VERIFY(emp_tosa_verify_variable)
EMP_TOSA_VERIFY(emp_tosa_verify_while)
#undef EMP_TOSA_VERIFY

// -- folds (tosa_fold.c) -----------------------------------------------------

#define EMP_TOSA_FOLD(name)                                  \
  bool name(emp_op_t* op, const emp_attr_t* const* operands, \
            emp_fold_result_t* out_results);
EMP_TOSA_FOLD(emp_tosa_fold_add)
EMP_TOSA_FOLD(emp_tosa_fold_concat)
EMP_TOSA_FOLD(emp_tosa_fold_constant)
EMP_TOSA_FOLD(emp_tosa_fold_idempotent)
EMP_TOSA_FOLD(emp_tosa_fold_intdiv)
EMP_TOSA_FOLD(emp_tosa_fold_max_pool)
EMP_TOSA_FOLD(emp_tosa_fold_mul)
EMP_TOSA_FOLD(emp_tosa_fold_pad)
EMP_TOSA_FOLD(emp_tosa_fold_reciprocal)
EMP_TOSA_FOLD(emp_tosa_fold_reduce)
EMP_TOSA_FOLD(emp_tosa_fold_reshape)
EMP_TOSA_FOLD(emp_tosa_fold_resize)
EMP_TOSA_FOLD(emp_tosa_fold_reverse)
EMP_TOSA_FOLD(emp_tosa_fold_same_type)
EMP_TOSA_FOLD(emp_tosa_fold_select)
EMP_TOSA_FOLD(emp_tosa_fold_slice)
EMP_TOSA_FOLD(emp_tosa_fold_sub)
EMP_TOSA_FOLD(emp_tosa_fold_tile)
EMP_TOSA_FOLD(emp_tosa_fold_transpose)
#undef EMP_TOSA_FOLD

#endif  // EMP_DIALECTS_TOSA_TOSA_HOOKS_H_
