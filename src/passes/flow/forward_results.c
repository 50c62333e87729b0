// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// forward-results: what a function returns and its callers can compute
// themselves is computed there, so that sizes stay known across calls.
//
// Before:
//   util.func private @h(%x: tensor<?xf32>, %n: index)
//       -> (tensor<?xf32>, index) { ... util.return %y, %n }
//   %y, %m = util.call @h(%x, %n)
// After:
//   the same, with %n in the place of %m
//
// Only integers and index values that pure ops make from the arguments are
// forwarded; the results themselves stay. Right, because the callee would have
// computed the same. Ends: one visit of each call.
#include "passes/common/host_functions.h"
#include "passes/passes.h"

static void forward(emp_host_function_t* function, emp_arena_t* scratch) {
  const emp_block_t* body = emp_op_body(function->op);
  const emp_op_t* end = emp_block_terminator(body);
  if (body->next != NULL || end == NULL) return;
  for (uint32_t i = 0; i < end->operand_count; ++i) {
    emp_value_t* value = emp_op_operand(end, i);
    if (value->type->kind != EMP_TYPE_INDEX &&
        value->type->kind != EMP_TYPE_INTEGER) {
      continue;
    }
    for (size_t k = 0; k < function->callers.count; ++k) {
      emp_op_t* call = function->callers.items[k];
      emp_rewriter_t b = emp_build_before(call);
      b.scratch = scratch;
      if (i >= call->result_count || !emp_value_is_used(&call->results[i])) {
        continue;
      }
      emp_value_t* here = emp_host_recompute(&b, function, call, value);
      if (here != NULL) emp_value_replace_uses(&call->results[i], here);
    }
  }
}

bool emp_pass_forward_results(emp_pass_ctx_t* pass) {
  emp_host_functions_t all;
  emp_host_functions(pass->op, pass->scratch, &all);
  for (size_t i = 0; i < all.count; ++i)
    forward(all.items[i], pass->scratch);
  return true;
}
