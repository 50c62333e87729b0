// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/tracked_memory.h"

#include "harness/harness.h"

typedef struct count_s {
  long live;
} count_t;

static void* count_realloc(void* self, void* ptr, size_t old_bytes,
                           size_t new_bytes) {
  count_t* count = self;
  emp_allocator_t libc = emp_allocator_libc();
  if (!ptr && new_bytes) ++count->live;
  if (ptr && !new_bytes) --count->live;
  return libc.realloc(libc.self, ptr, old_bytes, new_bytes);
}

TEST(what_is_alive_is_freed_at_the_end) {
  count_t count = {0};
  emp_tracked_memory_t memory;
  emp_allocator_t host = emp_tracked_memory_init(
      &memory, (emp_allocator_t){&count, count_realloc});
  void* blocks[8];
  for (size_t i = 0; i < 8; ++i) {
    blocks[i] = host.realloc(host.self, NULL, 0, 100 * (i + 1));
    assert_int_equal((uintptr_t)blocks[i] % 16, 0);
    memset(blocks[i], (int)i, 100 * (i + 1));
  }
  host.realloc(host.self, blocks[3], 400, 0);  // from the middle
  host.realloc(host.self, blocks[7], 800, 0);  // the newest
  host.realloc(host.self, blocks[0], 100, 0);  // the oldest
  assert_int_equal(count.live, 5);
  emp_tracked_memory_deinit(&memory);
  assert_int_equal(count.live, 0);
}

TEST(growing_keeps_contents_and_links) {
  count_t count = {0};
  emp_tracked_memory_t memory;
  emp_allocator_t host = emp_tracked_memory_init(
      &memory, (emp_allocator_t){&count, count_realloc});
  char* first = host.realloc(host.self, NULL, 0, 8);
  char* second = host.realloc(host.self, NULL, 0, 8);
  memcpy(first, "abcdefg", 8);
  first = host.realloc(host.self, first, 8, 100000);
  assert_string_equal(first, "abcdefg");
  host.realloc(host.self, second, 8, 0);
  emp_tracked_memory_deinit(&memory);
  assert_int_equal(count.live, 0);
}

static void* no_memory(void* self, void* ptr, size_t old_bytes,
                       size_t new_bytes) {
  (void)self;
  (void)ptr;
  (void)old_bytes;
  (void)new_bytes;
  return NULL;
}

TEST(a_failing_host_gives_null_and_changes_nothing) {
  emp_tracked_memory_t memory;
  emp_allocator_t host =
      emp_tracked_memory_init(&memory, (emp_allocator_t){NULL, no_memory});
  assert_null(host.realloc(host.self, NULL, 0, 10));
  assert_null(host.realloc(host.self, NULL, 0, SIZE_MAX));
  assert_null(memory.newest);
  emp_tracked_memory_deinit(&memory);
}

TEST_MAIN(RUN(what_is_alive_is_freed_at_the_end),
          RUN(growing_keeps_contents_and_links),
          RUN(a_failing_host_gives_null_and_changes_nothing))
