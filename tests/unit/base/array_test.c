// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/array.h"

#include "harness/harness.h"

typedef struct int_list_s {
  int* items;
  size_t count, capacity;
} int_list_t;

TEST(pushed_items_stay_in_order) {
  emp_arena_t arena;
  emp_arena_init(&arena, emp_allocator_libc(), NULL, NULL);
  int_list_t list = {0};
  for (int i = 0; i < 1000; ++i)
    emp_array_push(&arena, &list, i * 3);
  assert_int_equal(list.count, 1000);
  for (int i = 0; i < 1000; ++i)
    assert_int_equal(list.items[i], i * 3);
  emp_arena_deinit(&arena);
}

TEST(capacity_doubles_and_new_items_are_zero) {
  emp_arena_t arena;
  emp_arena_init(&arena, emp_allocator_libc(), NULL, NULL);
  int_list_t list = {0};
  emp_array_push(&arena, &list, 1);
  assert_int_equal(list.capacity, 4);
  list.items = emp_array_grow(&arena, list.items, list.count, &list.capacity, 9,
                              sizeof(int));
  assert_int_equal(list.capacity, 16);
  assert_int_equal(list.items[0], 1);
  for (size_t i = 1; i < 16; ++i)
    assert_int_equal(list.items[i], 0);
  // Enough room already: nothing moves.
  int* before = list.items;
  list.items = emp_array_grow(&arena, list.items, list.count, &list.capacity,
                              16, sizeof(int));
  assert_ptr_equal(list.items, before);
  emp_arena_deinit(&arena);
}

static void jump_back(void* user) {
  longjmp(*(jmp_buf*)user, 1);
}

TEST(a_capacity_that_overflows_is_out_of_memory) {
  jmp_buf back;
  emp_arena_t arena;
  emp_arena_init(&arena, emp_allocator_libc(), jump_back, &back);
  size_t capacity = 0;
  if (setjmp(back) == 0) {
    emp_array_grow(&arena, NULL, 0, &capacity, SIZE_MAX / 2 + 2, 8);
    fail_msg("an array of too many bytes came back");
  }
  emp_arena_deinit(&arena);
}

TEST_MAIN(RUN(pushed_items_stay_in_order),
          RUN(capacity_doubles_and_new_items_are_zero),
          RUN(a_capacity_that_overflows_is_out_of_memory))
