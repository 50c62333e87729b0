// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Semaphores and fences. A semaphore is a timeline: a number that only grows,
// or a failure that stays. A fence is a set of points on timelines and is
// reached when all of them are.
#ifndef EMP_RUNTIME_HAL_FENCE_H_
#define EMP_RUNTIME_HAL_FENCE_H_

#include "base/object.h"
#include "emplace/runtime.h"

typedef struct emp_semaphore_s {
  emp_object_t object;
  emp_allocator_t host;
  emp_mutex_t mutex;
  emp_condition_t changed;
  uint64_t value;
  emp_status_code_t failure;
} emp_semaphore_t;

extern const emp_object_type_t emp_semaphore_type;
extern const emp_object_type_t emp_fence_type;

emp_status_t emp_semaphore_create(uint64_t value, emp_allocator_t host,
                                  emp_semaphore_t** out_semaphore)
    EMP_NODISCARD;
void emp_semaphore_release(emp_semaphore_t* semaphore);
// Raises the value; a smaller one does nothing.
void emp_semaphore_signal(emp_semaphore_t* semaphore, uint64_t value);
// The first failure stays, and every wait returns it.
void emp_semaphore_fail(emp_semaphore_t* semaphore, emp_status_code_t code);
// The value now, and OK or the failure.
emp_status_code_t emp_semaphore_query(emp_semaphore_t* semaphore,
                                      uint64_t* out_value);
// OK once the value is reached; DEADLINE_EXCEEDED; the failure.
// `deadline_ns` is of emp_time_now_ns's clock.
emp_status_code_t emp_semaphore_wait(emp_semaphore_t* semaphore, uint64_t value,
                                     int64_t deadline_ns);

typedef struct emp_timepoint_s {
  emp_semaphore_t* semaphore;  // retained
  uint64_t value;
} emp_timepoint_t;

struct emp_fence_s {
  emp_object_t object;
  emp_allocator_t host;
  uint32_t count;
  emp_timepoint_t points[];
};

// Points of all `fences`; null ones have none.
emp_status_t emp_fence_join(emp_fence_t* const* fences, size_t count,
                            emp_allocator_t host,
                            emp_fence_t** out_fence) EMP_NODISCARD;
// OK if reached, UNAVAILABLE if not yet, or the failure. NULL is reached.
emp_status_code_t emp_fence_query(emp_fence_t* fence);
// Waits for NULL too, which is reached.
emp_status_code_t emp_fence_wait_until(emp_fence_t* fence, int64_t deadline_ns);
// The fence that `object` is, NULL for null.
emp_status_t emp_fence_from(emp_object_t* object,
                            emp_fence_t** out_fence) EMP_NODISCARD;

#endif  // EMP_RUNTIME_HAL_FENCE_H_
