// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The host program as one vm.module.
//
// before:
//   util.func public @f(%n: index) -> index attributes {emplace.abi = {..}} {
//     %0 = arith.muli %n, %c4 : index
//     util.return %0 : index
//   }
// after:
//   vm.module public @module {
//     vm.export @f attributes {emplace.abi = {..}}
//     vm.func private @f(%n: i64) -> i64 {
//       %0 = vm.mul.i64.checked %n, %c4 : i64
//       vm.return %0 : i64
//     }
//   }
//
// Globals, initializers and functions are converted by vm_convert.c; device
// calls become calls of imports; executables stay beside the module. Sums and
// products of sizes end the call with OUT_OF_RANGE when they leave 63 bits.
// Names are kept; each function is converted once, so it terminates.
#include "dialects/op_kinds.h"
#include "passes/passes.h"
#include "passes/vm/vm_convert.h"

static bool is_converted(const emp_op_t* op) {
  return emp_op_is(op, EMP_OP_util_func) || emp_op_is(op, EMP_OP_func_func) ||
         emp_op_is(op, EMP_OP_util_global) ||
         emp_op_is(op, EMP_OP_util_initializer);
}

bool emp_pass_convert_to_vm(emp_pass_ctx_t* pass) {
  emp_block_t* body = emp_op_body(pass->op);
  if (!body) return true;
  emp_str_t name = emp_symbol_name(pass->op);
  emp_vm_module_options_t options = {
      .name = name.length > 0 ? name : EMP_STR("module"), .checks_sizes = true};
  emp_op_t* made = NULL;
  if (!emp_vm_convert_module(pass->op, &options, pass->scratch, pass->sink,
                             &made)) {
    return false;
  }
  emp_op_t* op = body->first;
  while (op) {
    emp_op_t* next = op->next;
    if (is_converted(op)) emp_op_erase(op);
    op = next;
  }
  emp_op_append(made, body);
  return true;
}
