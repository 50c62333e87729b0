// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// canonicalize: folds constants, applies the canonicalization hooks of the op
// rows, erases dead ops and unreachable blocks and merges chains of blocks
// until nothing changes.
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
#include "passes/common/cfg.h"
#include "passes/passes.h"

// Folding a condition leaves blocks unreachable; merging blocks lets more fold.
enum { kRounds = 4 };

bool emp_pass_canonicalize(emp_pass_ctx_t* pass) {
  emp_greedy_options_t options = {.patterns = NULL};
  for (int i = 0; i < kRounds; ++i) {
    emp_rewrite_greedily(pass->op, &options, pass->scratch, pass->sink);
    if (!emp_simplify_cfg(pass->op, pass->scratch)) break;
  }
  return true;
}
