// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Reading offsets, sizes and strides of slice-like ops.
#ifndef EMP_PASSES_KERNEL_TILE_SHAPES_H_
#define EMP_PASSES_KERNEL_TILE_SHAPES_H_

#include "passes/kernel/tile.h"

// A list that mixes constants (attribute `attr_name`) and operands (group
// `group`) as indices.
bool emp_tile_mixed(emp_tile_t* tile, const emp_op_t* op, const char* group,
                    const char* attr_name, emp_tile_index_t* out_indices,
                    uint32_t* out_count);

// Which of the `count` dims of a slice are dims of its result, whose type may
// have dropped some dims of size 1; `sizes` are the slice's, dynamic ones as in
// the type. Returns how many.
uint32_t emp_tile_kept_dims(const int64_t* sizes, uint32_t count,
                            const emp_type_t* reduced, uint32_t* out_kept);

// Narrows a view to the slice that a subview or extract_slice takes of it.
bool emp_tile_slice_view(emp_tile_t* tile, const emp_op_t* op,
                         emp_tile_view_t* inout_view);

#endif  // EMP_PASSES_KERNEL_TILE_SHAPES_H_
