// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The queue of the CPU device: an operation waits for its fence, runs in the
// calling thread and signals its fence, or fails it and returns why.
#ifndef EMP_RUNTIME_HAL_QUEUE_H_
#define EMP_RUNTIME_HAL_QUEUE_H_

#include "runtime/hal/command_buffer.h"

// Waits until `wait` is reached; NULL is.
emp_status_t emp_queue_begin(emp_fence_t* wait) EMP_NODISCARD;
// Signals (or fails) `signal` by how the operation went, and hands that on.
emp_status_t emp_queue_end(emp_fence_t* signal,
                           emp_status_t status) EMP_NODISCARD;

emp_status_t emp_queue_execute(emp_fence_t* wait, emp_fence_t* signal,
                               emp_command_buffer_t* commands,
                               const emp_buffer_span_t* slots,
                               size_t slot_count,
                               emp_allocator_t host) EMP_NODISCARD;

#endif  // EMP_RUNTIME_HAL_QUEUE_H_
