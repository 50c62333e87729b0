// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "emplace/allocator.h"

#include "harness/harness.h"

TEST(blocks_are_made_resized_and_freed) {
  emp_allocator_t host = emp_allocator_libc();
  char* data = host.realloc(host.self, NULL, 0, 100);
  assert_non_null(data);
  assert_int_equal((uintptr_t)data % 16, 0);
  memset(data, 7, 100);
  data = host.realloc(host.self, data, 100, 10000);
  assert_non_null(data);
  for (int i = 0; i < 100; ++i)
    assert_int_equal(data[i], 7);
  assert_null(host.realloc(host.self, data, 10000, 0));
  assert_null(host.realloc(host.self, NULL, 0, 0));
}

TEST_MAIN(RUN(blocks_are_made_resized_and_freed))
