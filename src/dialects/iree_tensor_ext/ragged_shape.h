// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The verifier of iree_tensor_ext.cast_to_ragged_shape.
#ifndef EMP_DIALECTS_IREE_TENSOR_EXT_RAGGED_SHAPE_H_
#define EMP_DIALECTS_IREE_TENSOR_EXT_RAGGED_SHAPE_H_

#include "ir/diag.h"
#include "ir/op.h"

bool emp_verify_cast_to_ragged_shape(emp_op_t* op, emp_diag_sink_t* sink);

#endif  // EMP_DIALECTS_IREE_TENSOR_EXT_RAGGED_SHAPE_H_
