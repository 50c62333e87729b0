// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Verifiers of the iree_linalg_ext dialect. All of them check first that the
// results are those of the destination operands.
#ifndef EMP_DIALECTS_IREE_LINALG_EXT_LINALG_EXT_VERIFY_H_
#define EMP_DIALECTS_IREE_LINALG_EXT_LINALG_EXT_VERIFY_H_

#include "dialects/op_wants.h"
#include "ir/diag.h"
#include "ir/op.h"

// The value that the body of region 0 yields first if it yields `count` values;
// else diagnoses and returns NULL. `op` has a body.
const emp_op_t* emp_linalg_ext_yield(emp_op_t* op, emp_diag_sink_t* sink,
                                     uint32_t count);
// Diagnoses a body that has not `count` arguments.
bool emp_linalg_ext_verify_args(emp_op_t* op, emp_diag_sink_t* sink,
                                uint32_t count);
// A destination operand of its op.
bool emp_linalg_ext_is_init(const emp_op_t* op, uint32_t operand);
// Equal, or one of them unknown.
bool emp_linalg_ext_dims_agree(int64_t a, int64_t b);

bool emp_linalg_ext_verify_results(emp_op_t* op, emp_diag_sink_t* sink);
bool emp_linalg_ext_verify_scatter(emp_op_t* op, emp_diag_sink_t* sink);
bool emp_linalg_ext_verify_gather(emp_op_t* op, emp_diag_sink_t* sink);
bool emp_linalg_ext_verify_map_load(emp_op_t* op, emp_diag_sink_t* sink);
bool emp_linalg_ext_verify_map_store(emp_op_t* op, emp_diag_sink_t* sink);
bool emp_linalg_ext_verify_sort(emp_op_t* op, emp_diag_sink_t* sink);
bool emp_linalg_ext_verify_fft(emp_op_t* op, emp_diag_sink_t* sink);
bool emp_linalg_ext_verify_scan(emp_op_t* op, emp_diag_sink_t* sink);
bool emp_linalg_ext_verify_topk(emp_op_t* op, emp_diag_sink_t* sink);
bool emp_linalg_ext_verify_arg_compare(emp_op_t* op, emp_diag_sink_t* sink);

bool emp_linalg_ext_verify_index(emp_op_t* op, emp_diag_sink_t* sink);
bool emp_linalg_ext_verify_attention(emp_op_t* op, emp_diag_sink_t* sink);
bool emp_linalg_ext_verify_exp_reduction(emp_op_t* op, emp_diag_sink_t* sink);
bool emp_linalg_ext_verify_custom_op(emp_op_t* op, emp_diag_sink_t* sink);

bool emp_linalg_ext_verify_im2col(emp_op_t* op, emp_diag_sink_t* sink);
bool emp_linalg_ext_verify_winograd_image(emp_op_t* op, emp_diag_sink_t* sink);
bool emp_linalg_ext_verify_winograd_filter(emp_op_t* op, emp_diag_sink_t* sink);

#endif  // EMP_DIALECTS_IREE_LINALG_EXT_LINALG_EXT_VERIFY_H_
