// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Layouts of memref types.
#ifndef EMP_DIALECTS_MEMREF_MEMREF_H_
#define EMP_DIALECTS_MEMREF_MEMREF_H_

#include "ir/attr.h"

enum { EMP_MEMREF_MAX_RANK = 64 };

// Strides and offset, in elements, of a ranked memref type: of its strided
// layout, of a linear affine map, or row-major without a layout. Unknown ones
// are EMP_DIM_DYNAMIC. False when the layout is not strided or the rank is
// above the limit.
bool emp_memref_strides(const emp_type_t* type, int64_t* out_strides,
                        int64_t* out_offset);
// The memref type of that shape and strided layout; row-major strides with
// offset 0 give the type without a layout.
const emp_type_t* emp_memref_strided_type(const emp_type_t* like,
                                          const int64_t* dims, uint32_t rank,
                                          const int64_t* strides,
                                          int64_t offset);
// The type of a subview; entries EMP_DIM_DYNAMIC are unknown. Not rank-reduced.
// NULL when the source is not strided.
const emp_type_t* emp_memref_subview_type(const emp_type_t* source,
                                          const int64_t* offsets,
                                          const int64_t* sizes,
                                          const int64_t* strides);

#endif  // EMP_DIALECTS_MEMREF_MEMREF_H_
