// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Small pieces that rewrites of tensor programs are made of.
#ifndef EMP_PASSES_COMMON_TENSOR_BUILD_H_
#define EMP_PASSES_COMMON_TENSOR_BUILD_H_

#include "dialects/linalg/linalg.h"
#include "passes/common/tensor_dims.h"

// All dims of a tensor; false when one is not known (tensor_dims.h).
bool emp_tensor_shape(emp_value_t* tensor, emp_index_t* out_shape);

// tensor.empty of `type`, whose `?` are the entries of `shape` there.
emp_value_t* emp_build_empty(emp_rewriter_t* b, const emp_type_t* type,
                             const emp_index_t* shape);
// Of the shape of `like`, with another element type; NULL without its dims.
emp_value_t* emp_build_empty_like(emp_rewriter_t* b, emp_value_t* like,
                                  const emp_type_t* element);
// linalg.fill of `init` with a scalar.
emp_value_t* emp_build_fill(emp_rewriter_t* b, emp_value_t* scalar,
                            emp_value_t* init);

// A linalg.generic that yields its one input as it is, read through `map`; all
// loops parallel.
emp_value_t* emp_build_copy_through(emp_rewriter_t* b, emp_value_t* input,
                                    const emp_affine_map_t* map,
                                    emp_value_t* init);

// tensor.extract_slice and tensor.insert_slice with mixed offsets, sizes and
// strides; `count` is the rank of the bigger tensor.
typedef struct emp_slice_s {
  emp_index_t offsets[EMP_MAX_RANK];
  emp_index_t sizes[EMP_MAX_RANK];
  emp_index_t strides[EMP_MAX_RANK];
  size_t count;
} emp_slice_t;
// Reads the lists of a slicing op (also of dispatch.tensor.load and store).
bool emp_slice_read(const emp_op_t* op, emp_slice_t* out_slice);
// The same with operands left as they are, constants too.
bool emp_slice_read_as_written(const emp_op_t* op, emp_slice_t* out_slice);
emp_value_t* emp_build_insert_slice(emp_rewriter_t* b, emp_value_t* source,
                                    emp_value_t* dest,
                                    const emp_slice_t* slice);

// The values of a body: an op of `kind` over scalars with the result type.
emp_value_t* emp_build_scalar(emp_rewriter_t* b, uint32_t kind,
                              const emp_type_t* type, emp_value_t* lhs,
                              emp_value_t* rhs);

#endif  // EMP_PASSES_COMMON_TENSOR_BUILD_H_
