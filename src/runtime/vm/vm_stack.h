// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Memory for the frames of the VM: chunks that are kept once made, so a call
// that fits what an earlier one used allocates nothing. The first chunk may be
// the caller's.
#ifndef EMP_RUNTIME_VM_STACK_H_
#define EMP_RUNTIME_VM_STACK_H_

#include <stddef.h>

#include "emplace/allocator.h"
#include "emplace/status.h"

typedef struct emp_vm_stack_chunk_s {
  struct emp_vm_stack_chunk_s* previous;
  struct emp_vm_stack_chunk_s* next;
  size_t capacity_bytes;  // behind this header
  size_t used_bytes;
} emp_vm_stack_chunk_t;

typedef struct emp_vm_stack_s {
  emp_allocator_t host;
  emp_vm_stack_chunk_t* first;
  emp_vm_stack_chunk_t* top;
  size_t reserved_bytes;
  bool owns_first;
} emp_vm_stack_t;

// `memory` of `bytes` bytes, aligned to 16, becomes the first chunk; NULL for
// none.
void emp_vm_stack_init(emp_vm_stack_t* stack, void* memory, size_t bytes,
                       emp_allocator_t host);
void emp_vm_stack_deinit(emp_vm_stack_t* stack);

// Zeroed bytes, aligned to 16. RESOURCE_EXHAUSTED without memory or above 16
// MiB in all.
emp_status_t emp_vm_stack_push(emp_vm_stack_t* stack, size_t bytes,
                               void** out_bytes) EMP_NODISCARD;
// Gives back the last push, of the same size.
void emp_vm_stack_pop(emp_vm_stack_t* stack, size_t bytes);

#endif  // EMP_RUNTIME_VM_STACK_H_
