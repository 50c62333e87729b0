// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/stream/slab_planner.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "harness/harness.h"

enum { kMaxSlices = 4096 };

static emp_slab_alignment_t aligned_to(uint64_t bytes) {
  return (emp_slab_alignment_t){bytes, bytes};
}

// Offsets and total as IREE's layout pass has them for this pack.
TEST(slices_in_listed_order_lie_where_iree_puts_them) {
  emp_arena_t arena;
  emp_arena_init(&arena, emp_allocator_libc(), NULL, NULL);
  emp_slab_slice_t slices[] = {{0, 1, 100, 0}, {1, 2, 100, 0}, {2, 3, 100, 0},
                               {0, 4, 200, 0}, {5, 6, 200, 0}, {5, 8, 100, 0}};
  const uint64_t want[] = {0, 112, 0, 224, 0, 208};
  uint64_t total = 0;
  assert_true(
      emp_slab_plan_in_order(slices, 6, aligned_to(16), &arena, &total));
  assert_int_equal(total, 432);
  for (size_t i = 0; i < 6; ++i)
    assert_int_equal(slices[i].offset, want[i]);
  emp_arena_deinit(&arena);
}

// Each value dies when the next is made: two places in turn.
TEST(a_chain_of_equal_values_needs_two_places) {
  emp_arena_t arena;
  emp_arena_init(&arena, emp_allocator_libc(), NULL, NULL);
  emp_slab_slice_t slices[4];
  uint64_t total = 0;
  for (int i = 0; i < 4; ++i) {
    slices[i] = (emp_slab_slice_t){i, i + 1, 256, 0};
  }
  assert_true(
      emp_slab_plan_in_order(slices, 4, aligned_to(64), &arena, &total));
  assert_int_equal(total, 512);
  assert_int_equal(slices[0].offset, 0);
  assert_int_equal(slices[1].offset, 256);
  assert_int_equal(slices[2].offset, 0);
  assert_int_equal(slices[3].offset, 256);
  emp_arena_deinit(&arena);
}

TEST(nothing_takes_no_room) {
  emp_arena_t arena;
  emp_arena_init(&arena, emp_allocator_libc(), NULL, NULL);
  uint64_t total = 1;
  assert_true(emp_slab_plan(NULL, 0, aligned_to(64), &arena, &total));
  assert_int_equal(total, 0);
  emp_slab_slice_t empty = {0, 5, 0, 99};
  assert_true(emp_slab_plan(&empty, 1, aligned_to(64), &arena, &total));
  assert_int_equal(total, 0);
  assert_int_equal(empty.offset, 0);
  emp_arena_deinit(&arena);
}

TEST(sizes_that_do_not_fit_into_64_bits_are_refused) {
  emp_arena_t arena;
  emp_arena_init(&arena, emp_allocator_libc(), NULL, NULL);
  uint64_t total = 0;
  emp_slab_slice_t one = {0, 0, UINT64_MAX - 3, 0};
  assert_false(emp_slab_plan(&one, 1, aligned_to(64), &arena, &total));
  emp_slab_slice_t two[] = {{0, 1, UINT64_C(1) << 63, 0},
                            {0, 1, UINT64_C(1) << 63, 0}};
  assert_false(emp_slab_plan(two, 2, aligned_to(64), &arena, &total));
  emp_arena_deinit(&arena);
}

// A slice that starts before it ends with the other: inclusive ends.
TEST(slices_that_touch_live_together) {
  emp_slab_slice_t slices[] = {{0, 1, 64, 0}, {1, 2, 64, 0}};
  assert_false(emp_slab_is_sound(slices, 2, aligned_to(64), 128));
  slices[1].offset = 64;
  assert_true(emp_slab_is_sound(slices, 2, aligned_to(64), 128));
  assert_false(emp_slab_is_sound(slices, 2, aligned_to(64), 127));
  slices[1].offset = 96;
  assert_false(emp_slab_is_sound(slices, 2, aligned_to(64), 256));
  assert_int_equal(emp_slab_live_bound(slices, 2, aligned_to(64)), 128);
}

static uint32_t next_random(uint32_t* state) {
  *state = *state * 1664525u + 1013904223u;
  return *state >> 8;
}

TEST(random_plans_are_sound_and_never_worse_than_listed_order) {
  emp_arena_t arena;
  emp_arena_init(&arena, emp_allocator_libc(), NULL, NULL);
  uint32_t seed = 1;
  for (int round = 0; round < 500; ++round) {
    emp_slab_slice_t slices[40];
    size_t count = 1 + next_random(&seed) % 40;
    uint64_t sum = 0, listed = 0, total = 0;
    for (size_t i = 0; i < count; ++i) {
      int64_t first = (int64_t)(next_random(&seed) % 30);
      int64_t last = first + (int64_t)(next_random(&seed) % 8);
      uint64_t bytes = next_random(&seed) % 5000;
      slices[i] = (emp_slab_slice_t){first, last, bytes, 0};
      sum += (bytes + 63) / 64 * 64;
    }
    emp_slab_alignment_t alignment = aligned_to(64);
    assert_true(
        emp_slab_plan_in_order(slices, count, alignment, &arena, &listed));
    assert_true(emp_slab_is_sound(slices, count, alignment, listed));
    assert_true(emp_slab_plan(slices, count, alignment, &arena, &total));
    assert_true(emp_slab_is_sound(slices, count, alignment, total));
    assert_true(total <= listed && total <= sum);
    assert_true(total >= emp_slab_live_bound(slices, count, alignment));
    assert_int_equal(total % 64, 0);
  }
  emp_arena_deinit(&arena);
}

// The published allocation problems of the minimalloc project, when the folder
// with them is named by EMP_MINIMALLOC. Their plans exist in 1 MiB; ours are
// sound and within half as much again.
TEST(published_problems_are_planned_soundly) {
  static const char names[] = "ACEGIK";
  static emp_slab_slice_t slices[kMaxSlices];
  const char* folder = getenv("EMP_MINIMALLOC");
  emp_arena_t arena;
  if (folder == NULL) skip();
  emp_arena_init(&arena, emp_allocator_libc(), NULL, NULL);
  for (size_t n = 0; n + 1 < sizeof(names); ++n) {
    char path[512], line[256];
    size_t count = 0;
    uint64_t total = 0;
    snprintf(path, sizeof(path), "%s/%c.1048576.csv", folder, names[n]);
    FILE* file = fopen(path, "r");
    assert_non_null(file);
    while (fgets(line, sizeof(line), file) != NULL && count < kMaxSlices) {
      long long id, lower, upper, size;
      if (sscanf(line, "%lld,%lld,%lld,%lld", &id, &lower, &upper, &size) != 4)
        continue;
      slices[count++] = (emp_slab_slice_t){lower, upper - 1, (uint64_t)size, 0};
    }
    fclose(file);
    emp_slab_alignment_t none = {1, 1};
    assert_true(emp_slab_plan(slices, count, none, &arena, &total));
    assert_true(emp_slab_is_sound(slices, count, none, total));
    assert_true(total <= 1048576 * 3 / 2);
  }
  emp_arena_deinit(&arena);
}

TEST_MAIN(RUN(slices_in_listed_order_lie_where_iree_puts_them),
          RUN(a_chain_of_equal_values_needs_two_places),
          RUN(nothing_takes_no_room),
          RUN(sizes_that_do_not_fit_into_64_bits_are_refused),
          RUN(slices_that_touch_live_together),
          RUN(random_plans_are_sound_and_never_worse_than_listed_order),
          RUN(published_problems_are_planned_soundly))
