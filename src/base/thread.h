// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Threads, locks and reference counts, over C11 atomics and POSIX threads.
#ifndef EMP_BASE_THREAD_H_
#define EMP_BASE_THREAD_H_

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#include "emplace/status.h"

typedef struct emp_mutex_s {
  pthread_mutex_t impl;
} emp_mutex_t;
void emp_mutex_init(emp_mutex_t* mutex);
void emp_mutex_deinit(emp_mutex_t* mutex);
void emp_mutex_lock(emp_mutex_t* mutex);
void emp_mutex_unlock(emp_mutex_t* mutex);

// A condition with its lock: wait returns with the lock held.
typedef struct emp_condition_s {
  pthread_cond_t impl;
} emp_condition_t;
void emp_condition_init(emp_condition_t* condition);
void emp_condition_deinit(emp_condition_t* condition);
void emp_condition_wake_all(emp_condition_t* condition);
// False when `deadline_ns` (emp_time_now_ns's clock; INT64_MAX: never) passed.
bool emp_condition_wait(emp_condition_t* condition, emp_mutex_t* mutex,
                        int64_t deadline_ns);

typedef struct emp_thread_s {
  pthread_t impl;
} emp_thread_t;
emp_status_t emp_thread_start(emp_thread_t* out_thread, void (*run)(void* user),
                              void* user) EMP_NODISCARD;
void emp_thread_join(emp_thread_t* thread);

typedef struct emp_ref_count_s {
  atomic_int value;
} emp_ref_count_t;
static inline void emp_ref_count_init(emp_ref_count_t* count) {
  atomic_init(&count->value, 1);
}
static inline void emp_ref_count_retain(emp_ref_count_t* count) {
  atomic_fetch_add_explicit(&count->value, 1, memory_order_relaxed);
}
// True when the last reference is gone.
static inline bool emp_ref_count_release(emp_ref_count_t* count) {
  return atomic_fetch_sub_explicit(&count->value, 1, memory_order_acq_rel) == 1;
}

int64_t emp_time_now_ns(void);  // monotonic

#endif  // EMP_BASE_THREAD_H_
