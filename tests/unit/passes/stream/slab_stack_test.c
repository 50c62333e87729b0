// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/stream/slab_stack.h"

#include "harness/harness.h"

enum { kMaxSlices = 48, kRounds = 400, kSizesTried = 8 };

static uint32_t next_random(uint32_t* seed) {
  *seed = *seed * 1664525u + 1013904223u;
  return *seed >> 8;
}

static size_t draw_slices(uint32_t* seed, emp_slab_slice_t* slices) {
  size_t count = next_random(seed) % kMaxSlices;
  for (size_t i = 0; i < count; ++i) {
    int64_t first = (int64_t)(next_random(seed) % 40);
    slices[i] =
        (emp_slab_slice_t){first, first + (int64_t)(next_random(seed) % 12),
                           1 + next_random(seed) % 5000, 0};
  }
  return count;
}

// Offsets by the lists alone, as a program would compute them.
static void place_by_lists(const emp_slab_stack_t* stack,
                           emp_slab_slice_t* slices) {
  for (size_t i = 0; i < stack->count; ++i) {
    uint32_t slice = stack->order[i];
    uint64_t offset = 0;
    for (uint32_t k = stack->first[slice]; k < stack->first[slice + 1]; ++k) {
      const emp_slab_slice_t* below = &slices[stack->below[k]];
      uint64_t end = below->offset + (below->bytes + 63) / 64 * 64;
      if (end > offset) offset = end;
    }
    slices[slice].offset = offset;
  }
}

// For the sizes of the plan a stack is no longer than the plan; for all others
// it is a layout in which nothing overlaps.
TEST(a_stack_holds_for_all_sizes) {
  emp_arena_t arena;
  emp_slab_slice_t slices[kMaxSlices];
  uint64_t bytes[kMaxSlices];
  emp_slab_alignment_t alignment = {64, 64};
  uint32_t seed = 7;
  emp_arena_init(&arena, emp_allocator_libc(), NULL, NULL);
  for (int round = 0; round < kRounds; ++round) {
    emp_arena_mark_t mark = emp_arena_mark(&arena);
    size_t count = draw_slices(&seed, slices);
    uint64_t planned = 0, total = 0;
    emp_slab_stack_t stack;
    assert_true(emp_slab_plan(slices, count, alignment, &arena, &planned));
    emp_slab_stack_of(slices, count, &arena, &stack);
    for (size_t i = 0; i < count; ++i)
      bytes[i] = slices[i].bytes;
    assert_true(emp_slab_stack_total(&stack, bytes, alignment, &arena, &total));
    assert_true(total <= planned);
    for (int other = 0; other < kSizesTried; ++other) {
      for (size_t i = 0; i < count; ++i) {
        bytes[i] = slices[i].bytes = next_random(&seed) % 3000;
      }
      assert_true(
          emp_slab_stack_total(&stack, bytes, alignment, &arena, &total));
      place_by_lists(&stack, slices);
      assert_true(emp_slab_is_sound(slices, count, alignment, total));
    }
    emp_arena_rewind(&arena, mark);
  }
  emp_arena_deinit(&arena);
}

TEST(tops_are_the_slices_that_nothing_stands_on) {
  emp_arena_t arena;
  emp_arena_init(&arena, emp_allocator_libc(), NULL, NULL);
  emp_slab_slice_t slices[] = {{0, 1, 64, 0}, {1, 2, 64, 64}, {2, 3, 64, 0}};
  emp_slab_stack_t stack;
  emp_slab_stack_of(slices, 3, &arena, &stack);
  assert_false(stack.is_top[0]);
  assert_true(stack.is_top[1]);
  assert_false(stack.is_top[2]);
  assert_int_equal(stack.first[2] - stack.first[1], 2);
  emp_arena_deinit(&arena);
}

TEST(sums_that_do_not_fit_are_told) {
  emp_arena_t arena;
  emp_arena_init(&arena, emp_allocator_libc(), NULL, NULL);
  emp_slab_slice_t slices[] = {{0, 1, 64, 0}, {1, 2, 64, 64}};
  const uint64_t bytes[] = {UINT64_MAX - 64, 128};
  emp_slab_stack_t stack;
  uint64_t total = 0;
  emp_slab_stack_of(slices, 2, &arena, &stack);
  assert_false(emp_slab_stack_total(
      &stack, bytes, (emp_slab_alignment_t){64, 64}, &arena, &total));
  emp_arena_deinit(&arena);
}

TEST_MAIN(RUN(a_stack_holds_for_all_sizes),
          RUN(tops_are_the_slices_that_nothing_stands_on),
          RUN(sums_that_do_not_fit_are_told))
