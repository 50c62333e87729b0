// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The inline queue.
#include "runtime/hal/queue.h"

#include "runtime/hal/fence.h"

emp_status_t emp_queue_begin(emp_fence_t* wait) {
  if (EMP_LIKELY(wait == NULL)) return emp_ok_status();
  return emp_fence_wait(wait, -1);
}

emp_status_t emp_queue_end(emp_fence_t* signal, emp_status_t status) {
  if (EMP_LIKELY(signal == NULL)) return status;
  if (emp_is_ok(status)) {
    emp_fence_signal(signal);
  } else {
    emp_fence_fail(signal, emp_status_code(status));
  }
  return status;
}

emp_status_t emp_queue_execute(emp_fence_t* wait, emp_fence_t* signal,
                               emp_command_buffer_t* commands,
                               const emp_buffer_span_t* slots,
                               size_t slot_count, emp_allocator_t host) {
  emp_status_t status = emp_queue_begin(wait);
  if (emp_is_ok(status) && commands != NULL) {
    status = emp_command_buffer_run(commands, slots, slot_count, host);
  }
  return emp_queue_end(signal, status);
}
