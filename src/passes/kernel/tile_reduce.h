// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Reductions whose order is free: what combines, its neutral element, and the
// fold of a vector of partial results.
#ifndef EMP_PASSES_KERNEL_TILE_REDUCE_H_
#define EMP_PASSES_KERNEL_TILE_REDUCE_H_

#include "passes/kernel/tile.h"

// The body is one combination of the accumulator with values that do not
// depend on it, and its order may be changed: integer sums and the like,
// minima and maxima, and sums of float products (contractions).
bool emp_tile_reduction_is_free(const emp_op_t* op);
const emp_attr_t* emp_tile_reduction_identity(const emp_op_t* combiner,
                                              const emp_type_t* element);
// start (+) vector[0] (+) vector[1] ...
emp_value_t* emp_tile_reduce_vector(emp_tile_t* tile, const emp_op_t* combiner,
                                    emp_value_t* vector, emp_value_t* start);

#endif  // EMP_PASSES_KERNEL_TILE_REDUCE_H_
