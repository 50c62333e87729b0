// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The sizes of a tensor as numbers and SSA values: what lets every tensor
// carry one index value for each `?` and no tensor.dim be left.
#ifndef EMP_PASSES_COMMON_TENSOR_DIMS_H_
#define EMP_PASSES_COMMON_TENSOR_DIMS_H_

#include "passes/common/index_values.h"

// Dim `k` of `tensor`, computed from the operands of the op that makes it; new
// arithmetic is put right before that op, so the value is usable wherever the
// tensor is. False when the op does not tell (an unknown op, a block argument
// without flow.tensor.tie_shape).
bool emp_tensor_dim(emp_value_t* tensor, uint32_t k, emp_index_t* out_dim);

// The SSA value of each `?` in order; returns how many, or -1. Constants are
// made at the rewriter's insertion point.
int emp_tensor_dynamic_dims(emp_rewriter_t* b, emp_value_t* tensor,
                            emp_value_t** out_values);

#endif  // EMP_PASSES_COMMON_TENSOR_DIMS_H_
