// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Semaphores and fences, across threads too.
#include "runtime/hal/fence.h"

#include "harness/harness.h"

TEST(a_semaphore_only_grows) {
  emp_semaphore_t* semaphore = NULL;
  uint64_t value = 0;
  assert_ok(emp_semaphore_create(3, emp_allocator_libc(), &semaphore));
  emp_semaphore_signal(semaphore, 2);
  assert_int_equal(emp_semaphore_query(semaphore, &value), EMP_STATUS_OK);
  assert_int_equal(value, 3);
  emp_semaphore_signal(semaphore, 9);
  assert_int_equal(emp_semaphore_wait(semaphore, 9, 0), EMP_STATUS_OK);
  assert_int_equal(
      emp_semaphore_wait(semaphore, 10, emp_time_now_ns() + 1000000),
      EMP_STATUS_DEADLINE_EXCEEDED);
  emp_semaphore_fail(semaphore, EMP_STATUS_ABORTED);
  emp_semaphore_fail(semaphore, EMP_STATUS_INTERNAL);
  assert_int_equal(emp_semaphore_wait(semaphore, 1, INT64_MAX),
                   EMP_STATUS_ABORTED);
  emp_semaphore_release(semaphore);
}

TEST(a_fence_is_reached_when_all_its_points_are) {
  emp_fence_t* fences[3] = {NULL, NULL, NULL};
  emp_fence_t* joined = NULL;
  assert_ok(emp_fence_create(emp_allocator_libc(), &fences[0]));
  assert_ok(emp_fence_create(emp_allocator_libc(), &fences[2]));
  assert_ok(emp_fence_join(fences, 3, emp_allocator_libc(), &joined));
  assert_false(emp_fence_is_reached(joined));
  emp_fence_signal(fences[0]);
  emp_fence_signal(fences[0]);
  assert_false(emp_fence_is_reached(joined));
  assert_fails(emp_fence_wait(joined, 1000000), DEADLINE_EXCEEDED);
  emp_fence_signal(fences[2]);
  assert_true(emp_fence_is_reached(joined));
  assert_ok(emp_fence_wait(joined, -1));
  for (int i = 0; i < 3; ++i)
    emp_fence_release(fences[i]);
  emp_fence_release(joined);
}

TEST(nothing_joined_is_reached_and_null_too) {
  emp_fence_t* joined = NULL;
  assert_ok(emp_fence_join(NULL, 0, emp_allocator_libc(), &joined));
  assert_true(emp_fence_is_reached(joined));
  assert_true(emp_fence_is_reached(NULL));
  emp_fence_release(joined);
}

TEST(a_failure_stays_and_a_reached_fence_cannot_fail) {
  emp_fence_t* fence = NULL;
  assert_ok(emp_fence_create(emp_allocator_libc(), &fence));
  emp_fence_fail(fence, EMP_STATUS_DATA_LOSS);
  assert_fails(emp_fence_wait(fence, 0), DATA_LOSS);
  emp_fence_release(fence);
  assert_ok(emp_fence_create(emp_allocator_libc(), &fence));
  emp_fence_signal(fence);
  emp_fence_fail(fence, EMP_STATUS_DATA_LOSS);
  assert_ok(emp_fence_wait(fence, 0));
  emp_fence_release(fence);
}

enum { kRounds = 200 };

typedef struct pair_s {
  emp_semaphore_t* there;
  emp_semaphore_t* back;
} pair_t;

static void answer(void* user) {
  const pair_t* pair = user;
  for (uint64_t i = 1; i <= kRounds; ++i) {
    if (emp_semaphore_wait(pair->there, i, INT64_MAX) != EMP_STATUS_OK) return;
    emp_semaphore_signal(pair->back, i);
  }
}

TEST(two_threads_take_turns) {
  pair_t pair;
  emp_thread_t thread;
  assert_ok(emp_semaphore_create(0, emp_allocator_libc(), &pair.there));
  assert_ok(emp_semaphore_create(0, emp_allocator_libc(), &pair.back));
  assert_ok(emp_thread_start(&thread, answer, &pair));
  for (uint64_t i = 1; i <= kRounds; ++i) {
    emp_semaphore_signal(pair.there, i);
    assert_int_equal(emp_semaphore_wait(pair.back, i, INT64_MAX),
                     EMP_STATUS_OK);
  }
  emp_thread_join(&thread);
  emp_semaphore_release(pair.there);
  emp_semaphore_release(pair.back);
}

TEST_MAIN(RUN(a_semaphore_only_grows),
          RUN(a_fence_is_reached_when_all_its_points_are),
          RUN(nothing_joined_is_reached_and_null_too),
          RUN(a_failure_stays_and_a_reached_fence_cannot_fail),
          RUN(two_threads_take_turns))
