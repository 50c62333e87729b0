// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/thread.h"

#include "harness/harness.h"

enum { kThreads = 4, kRounds = 10000 };

typedef struct shared_s {
  emp_mutex_t mutex;
  emp_condition_t condition;
  int total;
  int waiting;
  bool is_open;
} shared_t;

static void add_many(void* user) {
  shared_t* shared = user;
  for (int i = 0; i < kRounds; ++i) {
    emp_mutex_lock(&shared->mutex);
    ++shared->total;
    emp_mutex_unlock(&shared->mutex);
  }
}

TEST(a_mutex_lets_one_thread_in) {
  shared_t shared = {.total = 0};
  emp_mutex_init(&shared.mutex);
  emp_thread_t threads[kThreads];
  for (int i = 0; i < kThreads; ++i) {
    assert_ok(emp_thread_start(&threads[i], add_many, &shared));
  }
  for (int i = 0; i < kThreads; ++i)
    emp_thread_join(&threads[i]);
  assert_int_equal(shared.total, kThreads * kRounds);
  emp_mutex_deinit(&shared.mutex);
}

static void wait_until_open(void* user) {
  shared_t* shared = user;
  emp_mutex_lock(&shared->mutex);
  ++shared->waiting;
  emp_condition_wake_all(&shared->condition);
  while (!shared->is_open) {
    emp_condition_wait(&shared->condition, &shared->mutex, INT64_MAX);
  }
  ++shared->total;
  emp_mutex_unlock(&shared->mutex);
}

TEST(a_condition_wakes_all_waiters) {
  shared_t shared = {.total = 0};
  emp_mutex_init(&shared.mutex);
  emp_condition_init(&shared.condition);
  emp_thread_t threads[kThreads];
  for (int i = 0; i < kThreads; ++i) {
    assert_ok(emp_thread_start(&threads[i], wait_until_open, &shared));
  }
  emp_mutex_lock(&shared.mutex);
  while (shared.waiting < kThreads) {
    emp_condition_wait(&shared.condition, &shared.mutex, INT64_MAX);
  }
  assert_int_equal(shared.total, 0);
  shared.is_open = true;
  emp_condition_wake_all(&shared.condition);
  emp_mutex_unlock(&shared.mutex);
  for (int i = 0; i < kThreads; ++i)
    emp_thread_join(&threads[i]);
  assert_int_equal(shared.total, kThreads);
  emp_condition_deinit(&shared.condition);
  emp_mutex_deinit(&shared.mutex);
}

TEST(a_wait_ends_at_its_deadline) {
  shared_t shared = {.total = 0};
  emp_mutex_init(&shared.mutex);
  emp_condition_init(&shared.condition);
  emp_mutex_lock(&shared.mutex);
  int64_t deadline_ns = emp_time_now_ns() + 2000000;
  while (emp_condition_wait(&shared.condition, &shared.mutex, deadline_ns)) {
  }
  assert_true(emp_time_now_ns() >= deadline_ns);
  // A deadline in the past does not wait at all.
  assert_false(emp_condition_wait(&shared.condition, &shared.mutex, -5));
  emp_mutex_unlock(&shared.mutex);
  emp_condition_deinit(&shared.condition);
  emp_mutex_deinit(&shared.mutex);
}

TEST(the_last_release_is_told) {
  emp_ref_count_t count;
  emp_ref_count_init(&count);
  emp_ref_count_retain(&count);
  assert_false(emp_ref_count_release(&count));
  assert_true(emp_ref_count_release(&count));
}

TEST_MAIN(RUN(a_mutex_lets_one_thread_in), RUN(a_condition_wakes_all_waiters),
          RUN(a_wait_ends_at_its_deadline), RUN(the_last_release_is_told))
