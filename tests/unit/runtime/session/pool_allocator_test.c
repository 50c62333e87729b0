// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The pool keeps what it was given back, and lives as long as its last block.
#include "runtime/session/pool_allocator.h"

#include "harness/harness.h"

TEST(the_second_round_needs_nothing) {
  emp_test_memory_t memory = {0};
  emp_pool_t* pool = NULL;
  assert_ok(emp_pool_create(emp_test_allocator(&memory), &pool));
  emp_allocator_t allocator = emp_pool_allocator(pool);
  static const size_t sizes[] = {1, 32, 33, 64, 100, 4096, 70000, 1 << 20};
  size_t calls = 0;
  for (int round = 0; round < 3; ++round) {
    void* blocks[8];
    for (int i = 0; i < 8; ++i) {
      blocks[i] = allocator.realloc(allocator.self, NULL, 0, sizes[i]);
      assert_non_null(blocks[i]);
      assert_int_equal((uintptr_t)blocks[i] % 16, 0);
      memset(blocks[i], round, sizes[i]);
    }
    for (int i = 0; i < 8; ++i) {
      allocator.realloc(allocator.self, blocks[i], sizes[i], 0);
    }
    if (round == 0) calls = memory.calls;
  }
  assert_int_equal(memory.calls, calls);
  emp_pool_release(pool);
  assert_int_equal(memory.live_bytes, 0);
}

TEST(blocks_grow_with_their_contents) {
  emp_test_memory_t memory = {0};
  emp_pool_t* pool = NULL;
  assert_ok(emp_pool_create(emp_test_allocator(&memory), &pool));
  emp_allocator_t allocator = emp_pool_allocator(pool);
  uint8_t* block = allocator.realloc(allocator.self, NULL, 0, 10);
  for (uint8_t i = 0; i < 10; ++i)
    block[i] = i;
  block = allocator.realloc(allocator.self, block, 10, 1000);
  for (uint8_t i = 0; i < 10; ++i)
    assert_int_equal(block[i], i);
  block = allocator.realloc(allocator.self, block, 1000, 5);
  for (uint8_t i = 0; i < 5; ++i)
    assert_int_equal(block[i], i);
  allocator.realloc(allocator.self, block, 5, 0);
  emp_pool_release(pool);
  assert_int_equal(memory.live_bytes, 0);
}

TEST(blocks_may_outlive_their_owner) {
  emp_test_memory_t memory = {0};
  emp_pool_t* pool = NULL;
  assert_ok(emp_pool_create(emp_test_allocator(&memory), &pool));
  emp_allocator_t allocator = emp_pool_allocator(pool);
  void* block = allocator.realloc(allocator.self, NULL, 0, 100);
  emp_pool_release(pool);
  memset(block, 1, 100);
  allocator.realloc(allocator.self, block, 100, 0);
  assert_int_equal(memory.live_bytes, 0);
}

TEST(huge_blocks_pass_through) {
  emp_test_memory_t memory = {0};
  emp_pool_t* pool = NULL;
  assert_ok(emp_pool_create(emp_test_allocator(&memory), &pool));
  emp_allocator_t allocator = emp_pool_allocator(pool);
  size_t before = memory.live_bytes;
  size_t bytes = (size_t)1 << 27;
  void* block = allocator.realloc(allocator.self, NULL, 0, bytes);
  assert_non_null(block);
  allocator.realloc(allocator.self, block, bytes, 0);
  assert_int_equal(memory.live_bytes, before);
  emp_pool_release(pool);
}

TEST(no_memory_is_null) {
  emp_test_memory_t memory = {.fail_at = 2};
  emp_pool_t* pool = NULL;
  assert_ok(emp_pool_create(emp_test_allocator(&memory), &pool));
  emp_allocator_t allocator = emp_pool_allocator(pool);
  assert_null(allocator.realloc(allocator.self, NULL, 0, 100));
  emp_pool_release(pool);
  assert_int_equal(memory.live_bytes, 0);
}

TEST_MAIN(RUN(the_second_round_needs_nothing),
          RUN(blocks_grow_with_their_contents),
          RUN(blocks_may_outlive_their_owner), RUN(huge_blocks_pass_through),
          RUN(no_memory_is_null))
