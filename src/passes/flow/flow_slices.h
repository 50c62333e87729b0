// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Which slices are one run of bytes.
#ifndef EMP_PASSES_FLOW_FLOW_SLICES_H_
#define EMP_PASSES_FLOW_FLOW_SLICES_H_

#include "passes/common/tensor_build.h"

// The range that a tensor.extract_slice reads, or a tensor.insert_slice
// writes, is contiguous in the bigger tensor: strides 1, and behind the first
// dim of more than one element every dim is whole.
bool emp_slice_is_contiguous(const emp_op_t* op);

// The bigger tensor of a slicing op: source of extract_slice, dest of
// insert_slice.
emp_value_t* emp_slice_whole(const emp_op_t* op);

#endif  // EMP_PASSES_FLOW_FLOW_SLICES_H_
