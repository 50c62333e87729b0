// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the body of a dispatch reads of an operand.
#ifndef EMP_PASSES_STREAM_KERNEL_READS_H_
#define EMP_PASSES_STREAM_KERNEL_READS_H_

#include "ir/op.h"

// True when binding `result` may be the very memory of binding `operand`: both
// are whole tensors of one shape with elements of one width, and each element
// of the result is all that is computed from the element of the operand in its
// place. `function` is a kernel on stream.binding arguments, `export_op` its
// export.
bool emp_kernel_works_in_place(emp_op_t* export_op, emp_op_t* function,
                               uint32_t operand, uint32_t result,
                               emp_arena_t* scratch);

#endif  // EMP_PASSES_STREAM_KERNEL_READS_H_
