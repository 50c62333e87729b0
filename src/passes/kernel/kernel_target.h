// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the kernel passes ask of the target.
#ifndef EMP_PASSES_KERNEL_KERNEL_TARGET_H_
#define EMP_PASSES_KERNEL_KERNEL_TARGET_H_

#include "passes/kernel/tile_plan.h"
#include "passes/pipeline.h"

// Vector registers of the pass's target; pass option `vector-bits` overrides.
emp_tile_machine_t emp_kernel_machine(const emp_pass_ctx_t* pass);
// The target is vmvx; pass option `target` overrides.
bool emp_kernel_is_vmvx(const emp_pass_ctx_t* pass);

#endif  // EMP_PASSES_KERNEL_KERNEL_TARGET_H_
