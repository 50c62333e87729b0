// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Hooks of the tensor dialect, named in its rows.
#ifndef EMP_DIALECTS_TENSOR_TENSOR_HOOKS_H_
#define EMP_DIALECTS_TENSOR_TENSOR_HOOKS_H_

#include "ir/parser.h"
#include "ir/print.h"
#include "ir/rewrite.h"

enum { EMP_TENSOR_MAX_RANK = 64 };

// -- shapes -------------------------------------------------------------------

// Groups of a reassociation: group g holds dims [first, first + count) of the
// expanded side.
typedef struct emp_reassociation_s {
  uint32_t first[EMP_TENSOR_MAX_RANK], count[EMP_TENSOR_MAX_RANK];
  uint32_t group_count;
} emp_reassociation_t;
// False when the attribute is no list of lists of consecutive dims from 0.
bool emp_read_reassociation(const emp_attr_t* attr, emp_reassociation_t* out);
// An expand_shape, of tensors or memrefs, that was read without the sizes of
// the result gets them, made in front of it.
void emp_tensor_older_expand_shape(emp_op_t* op);
// `reduced` is `full` with dimensions of size 1 left out (sizes as given).
bool emp_shape_is_rank_reduced(const int64_t* full, uint32_t full_rank,
                               const int64_t* reduced, uint32_t reduced_rank);
// Equal, or unknown on one side.
bool emp_dims_compatible(int64_t a, int64_t b);

// -- verifiers (tensor_verify.c) ---------------------------------------------

bool emp_tensor_verify_dynamic_sizes(emp_op_t* op, emp_diag_sink_t* sink);
bool emp_tensor_verify_from_elements(emp_op_t* op, emp_diag_sink_t* sink);
bool emp_tensor_verify_generate(emp_op_t* op, emp_diag_sink_t* sink);
bool emp_tensor_verify_cast(emp_op_t* op, emp_diag_sink_t* sink);
bool emp_tensor_verify_bitcast(emp_op_t* op, emp_diag_sink_t* sink);
bool emp_tensor_verify_reassociation(emp_op_t* op, emp_diag_sink_t* sink);
bool emp_tensor_verify_reshape(emp_op_t* op, emp_diag_sink_t* sink);
bool emp_tensor_verify_indices(emp_op_t* op, emp_diag_sink_t* sink);
bool emp_tensor_verify_slice(emp_op_t* op, emp_diag_sink_t* sink);
bool emp_tensor_verify_concat(emp_op_t* op, emp_diag_sink_t* sink);
bool emp_tensor_verify_pad(emp_op_t* op, emp_diag_sink_t* sink);
bool emp_tensor_verify_gather(emp_op_t* op, emp_diag_sink_t* sink);
bool emp_tensor_verify_scatter(emp_op_t* op, emp_diag_sink_t* sink);

// -- folds (tensor_fold.c) ---------------------------------------------------

#define EMP_TENSOR_FOLD(name)                                                  \
  bool emp_tensor_fold_##name(emp_op_t* op, const emp_attr_t* const* operands, \
                              emp_fold_result_t* out_results)
EMP_TENSOR_FOLD(from_elements);
EMP_TENSOR_FOLD(splat);
EMP_TENSOR_FOLD(dim);
EMP_TENSOR_FOLD(rank);
EMP_TENSOR_FOLD(cast);
EMP_TENSOR_FOLD(bitcast);
EMP_TENSOR_FOLD(reassociation);
EMP_TENSOR_FOLD(extract);
EMP_TENSOR_FOLD(extract_slice);
EMP_TENSOR_FOLD(insert_slice);
EMP_TENSOR_FOLD(concat);
EMP_TENSOR_FOLD(pad);

// -- canonicalizations (tensor_canonicalize.c) -------------------------------

bool emp_tensor_canonicalize_empty(emp_op_t* op, emp_rewriter_t* rewriter);
bool emp_tensor_canonicalize_dim(emp_op_t* op, emp_rewriter_t* rewriter);
bool emp_tensor_canonicalize_cast(emp_op_t* op, emp_rewriter_t* rewriter);
bool emp_tensor_canonicalize_collapse(emp_op_t* op, emp_rewriter_t* rewriter);
// The result type of an op whose operands are the sizes of its `?`, constants
// among them put in; the others go into `sizes`. NULL when none is constant.
const emp_type_t* emp_tensor_known_sizes(const emp_op_t* op,
                                         emp_value_t** sizes,
                                         uint32_t* out_count);
bool emp_tensor_canonicalize_expand(emp_op_t* op, emp_rewriter_t* rewriter);
bool emp_tensor_canonicalize_extract(emp_op_t* op, emp_rewriter_t* rewriter);
bool emp_tensor_canonicalize_slice(emp_op_t* op, emp_rewriter_t* rewriter);

// -- syntax (tensor_syntax.c) ------------------------------------------------

bool emp_tensor_parse_empty(emp_parser_t* parser);
void emp_tensor_older_pad(emp_op_t* op);
bool emp_tensor_parse_expand_shape(emp_parser_t* parser);
void emp_tensor_print_expand_shape(emp_printer_t* printer, const emp_op_t* op);

bool emp_tensor_fold_splat_source(emp_op_t* op,
                                  const emp_attr_t* const* operands,
                                  emp_fold_result_t* out_results);
bool emp_tensor_fold_insert(emp_op_t* op, const emp_attr_t* const* operands,
                            emp_fold_result_t* out_results);
bool emp_tensor_fold_reshape(emp_op_t* op, const emp_attr_t* const* operands,
                             emp_fold_result_t* out_results);

// -- compositions (tensor_compose.c) ------------------------------------------

bool emp_tensor_canonicalize_bitcast(emp_op_t* op, emp_rewriter_t* rewriter);
bool emp_tensor_canonicalize_reshape(emp_op_t* op, emp_rewriter_t* rewriter);
bool emp_tensor_canonicalize_generate(emp_op_t* op, emp_rewriter_t* rewriter);
bool emp_tensor_compose_collapse(emp_op_t* op, emp_rewriter_t* rewriter);
bool emp_tensor_compose_expand(emp_op_t* op, emp_rewriter_t* rewriter);
bool emp_tensor_compose_insert(emp_op_t* op, emp_rewriter_t* rewriter);
emp_value_t* emp_tensor_extracted_insert(const emp_op_t* op);

#endif  // EMP_DIALECTS_TENSOR_TENSOR_HOOKS_H_
