// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The harness itself: a checker that cannot fail checks nothing.
#include "harness/harness.h"

#include <math.h>

TEST(the_chosen_allocation_fails) {
  emp_test_memory_t memory = {.fail_at = 2};
  emp_allocator_t host = emp_test_allocator(&memory);
  void* a = host.realloc(host.self, NULL, 0, 10);
  assert_non_null(a);
  assert_null(host.realloc(host.self, a, 10, 20));
  assert_int_equal(memory.live_bytes, 10);
  a = host.realloc(host.self, a, 10, 30);
  assert_int_equal(memory.live_bytes, 30);
  assert_int_equal(memory.peak_bytes, 40);
  host.realloc(host.self, a, 30, 0);
  assert_int_equal(memory.live_bytes, 0);
  assert_int_equal(memory.live_blocks, 0);
}

static emp_status_t three_blocks(emp_allocator_t host, void* user) {
  ++*(int*)user;
  void* blocks[3] = {0};
  emp_status_t status = emp_ok_status();
  for (int i = 0; i < 3 && emp_is_ok(status); ++i) {
    blocks[i] = host.realloc(host.self, NULL, 0, 8);
    if (!blocks[i]) status = EMP_FAIL(RESOURCE_EXHAUSTED, "block %d", i);
  }
  for (int i = 0; i < 3; ++i) {
    if (blocks[i]) host.realloc(host.self, blocks[i], 8, 0);
  }
  return status;
}

TEST(torture_fails_each_allocation_once) {
  int runs = 0;
  assert_int_equal(emp_test_torture(three_blocks, &runs), 3);
  assert_int_equal(runs, 4);
}

TEST(ulp_distances_count_numbers) {
  assert_int_equal(emp_test_ulp_f32(1, 1), 0);
  assert_int_equal(emp_test_ulp_f32(1, nextafterf(1, 2)), 1);
  assert_int_equal(emp_test_ulp_f32(-0.0F, 0.0F), 0);
  assert_int_equal(emp_test_ulp_f32(-0x1p-149F, 0x1p-149F), 2);
  assert_int_equal(emp_test_ulp_f32((float)NAN, (float)NAN), 0);
  assert_int_equal(emp_test_ulp_f32((float)NAN, 1), UINT64_MAX);
  assert_int_equal(emp_test_ulp_f32(HUGE_VALF, 0x1.fffffep127F), UINT64_MAX);
  assert_int_equal(emp_test_ulp_f64(-0x1p-1074, 0x1p-1074), 2);
  assert_int_equal(emp_test_ulp_f64(1, 1 + 0x1p-52), 1);
  assert_int_equal(emp_test_ulp_f64(2, 4), UINT64_C(1) << 52);
}

TEST(gamma_is_n_u_over_one_minus_n_u) {
  assert_true(emp_test_gamma_f32(0) == 0);
  assert_true(emp_test_gamma_f32(1) == 0x1p-24 / (1 - 0x1p-24));
  assert_true(emp_test_gamma_f32(1 << 20) == 0x1p-4 / (1 - 0x1p-4));
}

TEST(random_numbers_repeat) {
  uint64_t a = 7;
  uint64_t b = 7;
  for (int i = 0; i < 100; ++i) {
    double value = emp_test_random_f64(&a, -1, 2);
    assert_true(value >= -1 && value < 2);
    assert_true(value == emp_test_random_f64(&b, -1, 2));
  }
}

TEST_MAIN(RUN(the_chosen_allocation_fails),
          RUN(torture_fails_each_allocation_once),
          RUN(ulp_distances_count_numbers),
          RUN(gamma_is_n_u_over_one_minus_n_u), RUN(random_numbers_repeat))
