// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Verifiers of the affine dialect, named in its rows.
#ifndef EMP_DIALECTS_AFFINE_AFFINE_VERIFY_H_
#define EMP_DIALECTS_AFFINE_AFFINE_VERIFY_H_

#include "ir/diag.h"
#include "ir/op.h"

bool emp_affine_verify_map(emp_op_t* op, emp_diag_sink_t* sink);
bool emp_affine_verify_access(emp_op_t* op, emp_diag_sink_t* sink);
bool emp_affine_verify_basis(emp_op_t* op, emp_diag_sink_t* sink);
bool emp_affine_verify_for(emp_op_t* op, emp_diag_sink_t* sink);
bool emp_affine_verify_if(emp_op_t* op, emp_diag_sink_t* sink);
bool emp_affine_verify_parallel(emp_op_t* op, emp_diag_sink_t* sink);
bool emp_affine_verify_dma_start(emp_op_t* op, emp_diag_sink_t* sink);
bool emp_affine_verify_dma_wait(emp_op_t* op, emp_diag_sink_t* sink);

#endif  // EMP_DIALECTS_AFFINE_AFFINE_VERIFY_H_
