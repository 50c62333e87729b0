// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Folds and rewrites of the util dialect.
#ifndef EMP_DIALECTS_UTIL_UTIL_FOLDS_H_
#define EMP_DIALECTS_UTIL_UTIL_FOLDS_H_

#include "ir/rewrite.h"

#define EMP_UTIL_FOLD(name)                                                  \
  bool emp_util_fold_##name(emp_op_t* op, const emp_attr_t* const* operands, \
                            emp_fold_result_t* out_results);
EMP_UTIL_FOLD(cmp_eq)
EMP_UTIL_FOLD(cmp_ne)
EMP_UTIL_FOLD(cast)
EMP_UTIL_FOLD(align)
EMP_UTIL_FOLD(switch)
EMP_UTIL_FOLD(range_min)
EMP_UTIL_FOLD(range_max)
#undef EMP_UTIL_FOLD

bool emp_util_simplify_cast(emp_op_t* op, emp_rewriter_t* rewriter);
bool emp_util_simplify_range(emp_op_t* op, emp_rewriter_t* rewriter);
bool emp_util_simplify_extents(emp_op_t* op, emp_rewriter_t* rewriter);
bool emp_util_simplify_itoa(emp_op_t* op, emp_rewriter_t* rewriter);
bool emp_util_simplify_format(emp_op_t* op, emp_rewriter_t* rewriter);

// A piece of a format: text with its braces, or an argument's number.
typedef struct emp_format_piece_s {
  emp_str_t text;    // without the doubling of braces; empty for arguments
  bool is_argument;  // then `number`
  uint64_t number;
} emp_format_piece_t;
// The next piece at *inout_at, with *inout_next the number that `{}` stands
// for. False at the end; *out_is_bad when the format cannot be read.
bool emp_format_next(emp_str_t format, size_t* inout_at, uint64_t* inout_next,
                     emp_format_piece_t* out_piece, bool* out_is_bad);

#endif  // EMP_DIALECTS_UTIL_UTIL_FOLDS_H_
