// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Faster products where the processor is known to have the instructions.
#ifndef EMP_RUNTIME_UKERNELS_MATMUL_X86_H_
#define EMP_RUNTIME_UKERNELS_MATMUL_X86_H_

#include "runtime/ukernels/ukernels.h"

// Does the product and returns true, or leaves it to the portable kernel:
// another processor, or columns that are not neighbours.
bool emp_matmul_f32_x86(const emp_strided_t* lhs, const emp_strided_t* rhs,
                        const emp_strided_t* out, const int64_t sizes[3],
                        bool accumulates);

#endif  // EMP_RUNTIME_UKERNELS_MATMUL_X86_H_
