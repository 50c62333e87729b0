// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Cleaning of the control flow between blocks.
#ifndef EMP_PASSES_COMMON_CFG_H_
#define EMP_PASSES_COMMON_CFG_H_

#include "ir/rewrite.h"

// In every region below `root`: erases blocks that cannot be reached, and
// merges a block into its one predecessor when that goes nowhere else. True
// when something changed.
bool emp_simplify_cfg(emp_op_t* root, emp_arena_t* scratch);

#endif  // EMP_PASSES_COMMON_CFG_H_
