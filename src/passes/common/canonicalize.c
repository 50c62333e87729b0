// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// canonicalize: folds constants, applies the canonicalization hooks of the op
// rows and erases dead ops until nothing changes.
//
// Before:
//   %a = arith.addi %x, %c0 : index
//   %b = arith.muli %a, %c1 : index
// After:
//   (uses of %b use %x)
//
// Right, because each fold and each hook keeps the meaning of its op. Ends,
// because the driver stops after a fixed number of sweeps, settled or not.
#include "ir/rewrite.h"
#include "passes/passes.h"

bool emp_pass_canonicalize(emp_pass_ctx_t* pass) {
  emp_greedy_options_t options = {.patterns = NULL};
  emp_rewrite_greedily(pass->op, &options, pass->scratch, pass->sink);
  return true;
}
