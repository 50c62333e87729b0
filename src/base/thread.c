// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Threads and locks over POSIX. Calls that cannot fail when used rightly are
// asserted; the clock is the monotonic one everywhere.
#include "base/thread.h"

#include <errno.h>
#include <time.h>

#include "base/assert.h"
#include "emplace/allocator.h"

enum { kNsPerSecond = 1000000000 };

// `result` of a call whose only failures are bugs of the caller.
static void check_zero(int result) {
  EMP_ASSERT(result == 0);
  (void)result;
}

void emp_mutex_init(emp_mutex_t* mutex) {
  check_zero(pthread_mutex_init(&mutex->impl, NULL));
}

void emp_mutex_deinit(emp_mutex_t* mutex) {
  check_zero(pthread_mutex_destroy(&mutex->impl));
}

void emp_mutex_lock(emp_mutex_t* mutex) {
  check_zero(pthread_mutex_lock(&mutex->impl));
}

void emp_mutex_unlock(emp_mutex_t* mutex) {
  check_zero(pthread_mutex_unlock(&mutex->impl));
}

void emp_condition_init(emp_condition_t* condition) {
  pthread_condattr_t attributes;
  check_zero(pthread_condattr_init(&attributes));
  check_zero(pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC));
  check_zero(pthread_cond_init(&condition->impl, &attributes));
  check_zero(pthread_condattr_destroy(&attributes));
}

void emp_condition_deinit(emp_condition_t* condition) {
  check_zero(pthread_cond_destroy(&condition->impl));
}

void emp_condition_wake_all(emp_condition_t* condition) {
  check_zero(pthread_cond_broadcast(&condition->impl));
}

bool emp_condition_wait(emp_condition_t* condition, emp_mutex_t* mutex,
                        int64_t deadline_ns) {
  if (deadline_ns == INT64_MAX) {
    check_zero(pthread_cond_wait(&condition->impl, &mutex->impl));
    return true;
  }
  if (deadline_ns < 0) deadline_ns = 0;
  struct timespec deadline = {.tv_sec = (time_t)(deadline_ns / kNsPerSecond),
                              .tv_nsec = (long)(deadline_ns % kNsPerSecond)};
  int result =
      pthread_cond_timedwait(&condition->impl, &mutex->impl, &deadline);
  EMP_ASSERT(result == 0 || result == ETIMEDOUT);
  return result != ETIMEDOUT;
}

// What a new thread needs to know; freed by the thread itself.
typedef struct thread_start_s {
  void (*run)(void* user);
  void* user;
} thread_start_t;

static void* run_thread(void* data) {
  thread_start_t start = *(thread_start_t*)data;
  emp_allocator_t host = emp_allocator_libc();
  host.realloc(host.self, data, sizeof(start), 0);
  start.run(start.user);
  return NULL;
}

emp_status_t emp_thread_start(emp_thread_t* out_thread, void (*run)(void* user),
                              void* user) {
  *out_thread = (emp_thread_t){0};
  emp_allocator_t host = emp_allocator_libc();
  thread_start_t* start = host.realloc(host.self, NULL, 0, sizeof(*start));
  if (!start) return EMP_FAIL(RESOURCE_EXHAUSTED, "no memory for a thread");
  *start = (thread_start_t){run, user};
  int result = pthread_create(&out_thread->impl, NULL, run_thread, start);
  if (result == 0) return emp_ok_status();
  host.realloc(host.self, start, sizeof(*start), 0);
  return EMP_FAIL(RESOURCE_EXHAUSTED, "cannot start a thread: error %d",
                  result);
}

void emp_thread_join(emp_thread_t* thread) {
  check_zero(pthread_join(thread->impl, NULL));
}

int64_t emp_time_now_ns(void) {
  struct timespec now = {0};
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (int64_t)now.tv_sec * kNsPerSecond + now.tv_nsec;
}
