// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/arena.h"

#include "base/text.h"
#include "harness/harness.h"

static void jump_back(void* user) {
  longjmp(*(jmp_buf*)user, 1);
}

TEST(memory_is_zeroed_and_aligned) {
  emp_test_memory_t memory = {0};
  emp_arena_t arena;
  emp_arena_init(&arena, emp_test_allocator(&memory), NULL, NULL);
  for (size_t align = 1; align <= 4096; align *= 2) {
    char* data = emp_arena_alloc(&arena, 3, 5, align);
    assert_int_equal((uintptr_t)data % align, 0);
    for (int i = 0; i < 15; ++i)
      assert_int_equal(data[i], 0);
    memset(data, 0xff, 15);
  }
  emp_arena_deinit(&arena);
  assert_int_equal(memory.live_bytes, 0);
}

TEST(allocations_do_not_overlap) {
  emp_arena_t arena;
  emp_arena_init(&arena, emp_allocator_libc(), NULL, NULL);
  unsigned char* blocks[500];
  for (size_t i = 0; i < 500; ++i) {
    blocks[i] = emp_arena_alloc_raw(&arena, i, 1);
    memset(blocks[i], (int)(i & 0xff), i);
  }
  for (size_t i = 0; i < 500; ++i) {
    for (size_t k = 0; k < i; ++k)
      assert_int_equal(blocks[i][k], i & 0xff);
  }
  emp_arena_deinit(&arena);
}

TEST(an_empty_allocation_has_an_address) {
  emp_arena_t arena;
  emp_arena_init(&arena, emp_allocator_libc(), NULL, NULL);
  void* a = emp_arena_alloc(&arena, 0, 8, 8);
  void* b = emp_arena_alloc(&arena, 0, 8, 8);
  assert_non_null(a);
  assert_ptr_not_equal(a, b);
  emp_arena_deinit(&arena);
}

TEST(a_big_request_takes_a_block_of_its_size) {
  emp_test_memory_t memory = {0};
  emp_arena_t arena;
  emp_arena_init(&arena, emp_test_allocator(&memory), NULL, NULL);
  size_t bytes = (size_t)10 << 20;
  emp_arena_alloc_raw(&arena, bytes, 16);
  assert_true(memory.live_bytes <= bytes + 128);
  assert_int_equal(memory.live_bytes, arena.reserved_bytes);
  emp_arena_deinit(&arena);
}

// Sizes and alignments around those of a fresh block.
TEST(every_size_fits_a_fresh_block) {
  for (size_t align = 1; align <= 256; align *= 2) {
    for (size_t bytes = 0; bytes < 4500; bytes += bytes < 4000 ? 61 : 1) {
      emp_arena_t arena;
      emp_arena_init(&arena, emp_allocator_libc(), NULL, NULL);
      char* data = emp_arena_alloc_raw(&arena, bytes, align);
      assert_non_null(data);
      assert_int_equal((uintptr_t)data % align, 0);
      memset(data, 1, bytes);
      emp_arena_deinit(&arena);
    }
  }
}

TEST(rewinding_gives_newer_blocks_back) {
  emp_test_memory_t memory = {0};
  emp_arena_t arena;
  emp_arena_init(&arena, emp_test_allocator(&memory), NULL, NULL);
  int* kept = emp_arena_new(&arena, int);
  *kept = 42;
  emp_arena_mark_t mark = emp_arena_mark(&arena);
  size_t before = memory.live_bytes;
  void* first = emp_arena_alloc(&arena, 1, 24, 8);
  for (int i = 0; i < 100; ++i)
    emp_arena_alloc(&arena, 1, 1000, 8);
  assert_true(memory.live_bytes > before);
  emp_arena_rewind(&arena, mark);
  assert_int_equal(memory.live_bytes, before);
  assert_int_equal(*kept, 42);
  // The room is used again, and is zero again.
  void* again = emp_arena_alloc(&arena, 1, 24, 8);
#if !defined(EMP_STRESS)
  assert_ptr_equal(first, again);
#endif
  (void)first;
  assert_int_equal(*(char*)again, 0);
  emp_arena_deinit(&arena);
  assert_int_equal(memory.live_bytes, 0);
}

typedef struct log_s {
  int order[4];
  int count;
} log_t;
typedef struct logged_s {
  log_t* log;
  int id;
} logged_t;

static void log_cleanup(void* object) {
  logged_t* logged = object;
  logged->log->order[logged->log->count++] = logged->id;
}

TEST(cleanups_run_newest_first_and_once) {
  emp_arena_t arena;
  emp_arena_init(&arena, emp_allocator_libc(), NULL, NULL);
  log_t log = {.count = 0};
  logged_t objects[] = {{&log, 1}, {&log, 2}, {&log, 3}};
  emp_arena_add_cleanup(&arena, log_cleanup, &objects[0]);
  emp_arena_mark_t mark = emp_arena_mark(&arena);
  emp_arena_add_cleanup(&arena, log_cleanup, &objects[1]);
  emp_arena_add_cleanup(&arena, log_cleanup, &objects[2]);
  emp_arena_rewind(&arena, mark);
  assert_int_equal(log.count, 2);
  assert_int_equal(log.order[0], 3);
  assert_int_equal(log.order[1], 2);
  emp_arena_deinit(&arena);
  assert_int_equal(log.count, 3);
  assert_int_equal(log.order[2], 1);
}

TEST(text_is_copied_with_a_nul) {
  emp_arena_t arena;
  emp_arena_init(&arena, emp_allocator_libc(), NULL, NULL);
  emp_str_t copy = emp_arena_copy_str(&arena, EMP_STR("abc"));
  assert_string_equal(copy.data, "abc");
  assert_int_equal(copy.length, 3);
  assert_str(emp_arena_copy_str(&arena, EMP_STR("")), "");
  assert_str(emp_arena_format(&arena, "%d-%s", 7, "x"), "7-x");
  assert_memory_equal(emp_arena_copy(&arena, "xyz", 3), "xyz", 3);
  emp_arena_deinit(&arena);
}

TEST(without_memory_the_hook_is_called) {
  emp_test_memory_t memory = {.fail_at = 1};
  jmp_buf back;
  emp_arena_t arena;
  emp_arena_init(&arena, emp_test_allocator(&memory), jump_back, &back);
  if (setjmp(back) == 0) {
    emp_arena_alloc(&arena, 1, 8, 8);
    fail_msg("an allocation without memory came back");
  }
  // Sizes that overflow are out of memory too.
  if (setjmp(back) == 0) {
    emp_arena_alloc(&arena, SIZE_MAX / 2, 4, 8);
    fail_msg("an allocation of too many bytes came back");
  }
  if (setjmp(back) == 0) {
    emp_arena_alloc_raw(&arena, SIZE_MAX - 8, 16);
    fail_msg("an allocation of too many bytes came back");
  }
  emp_arena_deinit(&arena);
  assert_int_equal(memory.live_bytes, 0);
}

TEST_MAIN(RUN(memory_is_zeroed_and_aligned), RUN(allocations_do_not_overlap),
          RUN(an_empty_allocation_has_an_address),
          RUN(a_big_request_takes_a_block_of_its_size),
          RUN(every_size_fits_a_fresh_block),
          RUN(rewinding_gives_newer_blocks_back),
          RUN(cleanups_run_newest_first_and_once),
          RUN(text_is_copied_with_a_nul),
          RUN(without_memory_the_hook_is_called))
