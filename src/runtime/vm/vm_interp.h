// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Running functions of a linked program.
#ifndef EMP_RUNTIME_VM_INTERP_H_
#define EMP_RUNTIME_VM_INTERP_H_

#include "runtime/vm/vm_program.h"
#include "runtime/vm/vm_stack.h"

// What one call runs in. Belongs to one thread.
typedef struct emp_vm_context_s {
  emp_vm_instance_t* instance;
  emp_vm_stack_t* stack;
  emp_allocator_t host;  // for objects that the program makes
  uint64_t fuel;         // jumps back and calls until DEADLINE_EXCEEDED; 0: any
} emp_vm_context_t;

// Calls a function. Operands and results are packed as the calling convention
// packs registers: words and references apart, 64-bit values at even words.
// `words` and `out_words` are 8-byte aligned. Operand references are borrowed;
// result references are the caller's to release. On failure no result is set.
//
// Errors: what the program fails with, or a native function that it calls;
//         RESOURCE_EXHAUSTED when calls nest too deep.
emp_status_t emp_vm_invoke(emp_vm_context_t* context, uint32_t function,
                           const uint32_t* words, emp_object_t* const* refs,
                           uint32_t* out_words,
                           emp_object_t** out_refs) EMP_NODISCARD;

#endif  // EMP_RUNTIME_VM_INTERP_H_
