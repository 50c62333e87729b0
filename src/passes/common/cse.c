// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cse: an op that computes what an earlier op on every path to it computed is
// replaced by that one.
//
// Before:
//   %a = arith.muli %n, %c4 : index
//   %b = arith.muli %n, %c4 : index
// After:
//   %a = arith.muli %n, %c4 : index     (uses of %b use %a)
//
// Right, because only ops without side effects are merged and the kept one
// dominates. Ends: one walk over the dominator tree.
#include "ir/rewrite.h"
#include "passes/passes.h"

bool emp_pass_cse(emp_pass_ctx_t* pass) {
  emp_eliminate_common_subexpressions(pass->op, pass->scratch);
  return true;
}
