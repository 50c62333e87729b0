// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Reading operands of the functions of the module "hal".
#ifndef EMP_RUNTIME_MODULES_HAL_OPERANDS_H_
#define EMP_RUNTIME_MODULES_HAL_OPERANDS_H_

#include "runtime/hal/buffer_view.h"
#include "runtime/hal/command_buffer.h"
#include "runtime/hal/fence.h"
#include "runtime/modules/native_modules.h"
#include "runtime/vm/vm_buffer.h"

static inline emp_status_t emp_operand_buffer(const emp_vm_call_t* call,
                                              uint32_t n,
                                              emp_buffer_t** out_buffer) {
  return emp_buffer_from(emp_vm_operand_ref(call, n), out_buffer);
}
static inline emp_status_t emp_operand_view(const emp_vm_call_t* call,
                                            uint32_t n,
                                            emp_buffer_view_t** out_view) {
  return emp_buffer_view_from(emp_vm_operand_ref(call, n), out_view);
}
static inline emp_status_t emp_operand_commands(
    const emp_vm_call_t* call, uint32_t n, emp_command_buffer_t** out_buffer) {
  return emp_command_buffer_from(emp_vm_operand_ref(call, n), out_buffer);
}
// NULL for null.
static inline emp_status_t emp_operand_fence(const emp_vm_call_t* call,
                                             uint32_t n,
                                             emp_fence_t** out_fence) {
  return emp_fence_from(emp_vm_operand_ref(call, n), out_fence);
}
static inline emp_status_t emp_operand_bytes(const emp_vm_call_t* call,
                                             uint32_t n,
                                             emp_vm_buffer_t** out_buffer) {
  return emp_vm_buffer_from(emp_vm_operand_ref(call, n), out_buffer);
}

#endif  // EMP_RUNTIME_MODULES_HAL_OPERANDS_H_
