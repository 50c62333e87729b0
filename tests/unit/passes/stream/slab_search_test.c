// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/stream/slab_search.h"

#include <stdio.h>
#include <stdlib.h>

#include "harness/harness.h"

enum { kSmall = 6, kRounds = 600, kMaxSlices = 1024 };

static uint32_t next_random(uint32_t* seed) {
  *seed = *seed * 1664525u + 1013904223u;
  return *seed >> 8;
}

static bool overlap(const emp_slab_slice_t* a, const emp_slab_slice_t* b) {
  return a->first <= b->last && b->first <= a->last;
}

// The least total, by trying every order of stacking the slices.
static uint64_t least_total(const emp_slab_slice_t* slices, size_t count,
                            uint64_t* tops, uint32_t placed, uint64_t total) {
  uint64_t best = UINT64_MAX;
  if (placed == (1u << count) - 1) return total;
  for (size_t i = 0; i < count; ++i) {
    uint64_t offset = 0;
    if (placed >> i & 1) continue;
    for (size_t k = 0; k < count; ++k) {
      if ((placed >> k & 1) && overlap(&slices[i], &slices[k]) &&
          tops[k] > offset) {
        offset = tops[k];
      }
    }
    tops[i] = offset + slices[i].bytes;
    uint64_t with = tops[i] > total ? tops[i] : total;
    uint64_t rest = least_total(slices, count, tops, placed | 1u << i, with);
    if (rest < best) best = rest;
  }
  return best;
}

TEST(the_least_capacity_is_found_and_one_less_is_refused) {
  emp_arena_t arena;
  uint32_t seed = 3;
  emp_arena_init(&arena, emp_allocator_libc(), NULL, NULL);
  for (int round = 0; round < kRounds; ++round) {
    emp_arena_mark_t mark = emp_arena_mark(&arena);
    emp_slab_slice_t slices[kSmall];
    uint64_t tops[kSmall];
    size_t count = 1 + next_random(&seed) % kSmall;
    for (size_t i = 0; i < count; ++i) {
      int64_t first = (int64_t)(next_random(&seed) % 8);
      slices[i] =
          (emp_slab_slice_t){first, first + (int64_t)(next_random(&seed) % 4),
                             next_random(&seed) % 10, 0};
    }
    uint64_t least = least_total(slices, count, tops, 0, 0);
    emp_slab_limits_t limits = {.capacity = least};
    assert_int_equal(emp_slab_search(slices, count, 1, &limits, &arena),
                     EMP_SLAB_FOUND);
    assert_true(
        emp_slab_is_sound(slices, count, (emp_slab_alignment_t){1, 1}, least));
    if (least > 0) {
      limits.capacity = least - 1;
      assert_int_equal(emp_slab_search(slices, count, 1, &limits, &arena),
                       EMP_SLAB_NONE);
    }
    emp_arena_rewind(&arena, mark);
  }
  emp_arena_deinit(&arena);
}

TEST(lengths_are_aligned) {
  emp_arena_t arena;
  emp_arena_init(&arena, emp_allocator_libc(), NULL, NULL);
  emp_slab_slice_t slices[] = {{0, 2, 100, 0}, {1, 3, 1, 0}, {2, 4, 65, 0}};
  emp_slab_limits_t limits = {.capacity = 320};
  assert_int_equal(emp_slab_search(slices, 3, 64, &limits, &arena),
                   EMP_SLAB_FOUND);
  assert_true(
      emp_slab_is_sound(slices, 3, (emp_slab_alignment_t){64, 64}, 320));
  limits.capacity = 319;
  assert_int_equal(emp_slab_search(slices, 3, 64, &limits, &arena),
                   EMP_SLAB_NONE);
  emp_arena_deinit(&arena);
}

TEST(steps_are_limited) {
  emp_arena_t arena;
  emp_slab_slice_t slices[64];
  uint32_t seed = 11;
  emp_arena_init(&arena, emp_allocator_libc(), NULL, NULL);
  for (int i = 0; i < 64; ++i) {
    int64_t first = (int64_t)(next_random(&seed) % 40);
    slices[i] = (emp_slab_slice_t){
        first, first + 3 + (int64_t)(next_random(&seed) % 12),
        1 + next_random(&seed) % 1000, 0};
  }
  uint64_t bound =
      emp_slab_live_bound(slices, 64, (emp_slab_alignment_t){1, 1});
  emp_slab_limits_t limits = {.capacity = bound, .steps = 3};
  assert_int_equal(emp_slab_search(slices, 64, 1, &limits, &arena),
                   EMP_SLAB_STOPPED);
  limits.capacity = bound - 1;
  assert_int_equal(emp_slab_search(slices, 64, 1, &limits, &arena),
                   EMP_SLAB_NONE);
  emp_arena_deinit(&arena);
}

static size_t read_problem(const char* path, emp_slab_slice_t* slices) {
  char line[256];
  size_t count = 0;
  FILE* file = fopen(path, "r");
  assert_non_null(file);
  while (fgets(line, sizeof(line), file) != NULL && count < kMaxSlices) {
    long long id, lower, upper, size;
    if (sscanf(line, "%lld,%lld,%lld,%lld", &id, &lower, &upper, &size) == 4) {
      slices[count++] = (emp_slab_slice_t){lower, upper - 1, (uint64_t)size, 0};
    }
  }
  fclose(file);
  return count;
}

// Published problems that have a placement in 1 MiB, when the folder with them
// is named by EMP_MINIMALLOC.
TEST(published_problems_are_solved) {
  static const char names[] = "ACGK";
  static emp_slab_slice_t slices[kMaxSlices];
  const char* folder = getenv("EMP_MINIMALLOC");
  if (folder == NULL) skip();
  for (size_t n = 0; n + 1 < sizeof(names); ++n) {
    char path[512];
    emp_arena_t arena;
    emp_arena_init(&arena, emp_allocator_libc(), NULL, NULL);
    snprintf(path, sizeof(path), "%s/%c.1048576.csv", folder, names[n]);
    size_t count = read_problem(path, slices);
    emp_slab_limits_t limits = {.capacity = 1048576, .steps = 1000000};
    assert_int_equal(emp_slab_search(slices, count, 1, &limits, &arena),
                     EMP_SLAB_FOUND);
    assert_true(emp_slab_is_sound(slices, count, (emp_slab_alignment_t){1, 1},
                                  1048576));
    emp_arena_deinit(&arena);
  }
}

TEST_MAIN(RUN(the_least_capacity_is_found_and_one_less_is_refused),
          RUN(lengths_are_aligned), RUN(steps_are_limited),
          RUN(published_problems_are_solved))
