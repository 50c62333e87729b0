// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Frame memory is zeroed, aligned, kept, and bounded.
#include "runtime/vm/vm_stack.h"

#include <stdalign.h>

#include "harness/harness.h"

TEST(pushes_are_zeroed_and_kept) {
  emp_test_memory_t memory = {0};
  emp_vm_stack_t stack;
  emp_vm_stack_init(&stack, NULL, 0, emp_test_allocator(&memory));
  for (int round = 0; round < 3; ++round) {
    void* blocks[40];
    for (int i = 0; i < 40; ++i) {
      assert_ok(emp_vm_stack_push(&stack, 1001, &blocks[i]));
      assert_int_equal((uintptr_t)blocks[i] % 16, 0);
      const uint8_t* bytes = blocks[i];
      for (int k = 0; k < 1001; ++k)
        assert_int_equal(bytes[k], 0);
      memset(blocks[i], 0xee, 1001);
    }
    for (int i = 0; i < 40; ++i)
      emp_vm_stack_pop(&stack, 1001);
    if (round == 0) memory.fail_at = memory.calls + 1;  // no more from here on
  }
  emp_vm_stack_deinit(&stack);
  assert_int_equal(memory.live_bytes, 0);
}

TEST(the_first_chunk_may_be_the_callers) {
  emp_test_memory_t memory = {.fail_at = 1};
  emp_vm_stack_t stack;
  alignas(16) uint8_t first[512];
  void* block = NULL;
  emp_vm_stack_init(&stack, first, sizeof first, emp_test_allocator(&memory));
  assert_ok(emp_vm_stack_push(&stack, 200, &block));
  assert_in_range((uintptr_t)block, (uintptr_t)first,
                  (uintptr_t)first + sizeof first - 200);
  assert_fails(emp_vm_stack_push(&stack, 400, &block), RESOURCE_EXHAUSTED);
  memory.fail_at = 0;
  assert_ok(emp_vm_stack_push(&stack, 400, &block));
  emp_vm_stack_pop(&stack, 400);
  emp_vm_stack_pop(&stack, 200);
  emp_vm_stack_deinit(&stack);
  assert_int_equal(memory.live_bytes, 0);
}

TEST(there_is_a_limit) {
  emp_vm_stack_t stack;
  void* block = NULL;
  emp_vm_stack_init(&stack, NULL, 0, emp_allocator_libc());
  assert_fails(emp_vm_stack_push(&stack, 1u << 30, &block), RESOURCE_EXHAUSTED);
  emp_vm_stack_deinit(&stack);
}

TEST_MAIN(RUN(pushes_are_zeroed_and_kept),
          RUN(the_first_chunk_may_be_the_callers), RUN(there_is_a_limit))
