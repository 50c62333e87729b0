// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The planner alone. The packing of the stream phase comes first; when its
// result is above the capacity, squeaky-wheel optimization goes on until the
// deadline: blocks that ended above the capacity move towards the front of the
// order in which the greedy packer places them (Joslin and Clements, "Squeaky
// Wheel Optimization", JAIR 10, 1999).
#include <stdlib.h>
#include <string.h>

#include "base/thread.h"
#include "emplace/compiler.h"
#include "passes/stream/slab_planner.h"

typedef struct search_s {
  emp_slab_slice_t* slices;  // in placing order; offsets are the answer
  uint32_t* block_of;        // slice -> block
  double* priority;          // by block
  size_t count;
  emp_slab_alignment_t alignment;
  uint64_t capacity;
  uint32_t random;
} search_t;

static uint32_t next_random(search_t* search) {
  search->random = search->random * 1664525u + 1013904223u;
  return search->random >> 8;
}

// Insertion sort by priority: the order changes little from round to round.
static void sort_by_priority(search_t* search) {
  for (size_t i = 1; i < search->count; ++i) {
    emp_slab_slice_t slice = search->slices[i];
    uint32_t block = search->block_of[i];
    size_t k = i;
    while (k > 0 && search->priority[search->block_of[k - 1]] <
                        search->priority[block]) {
      search->slices[k] = search->slices[k - 1];
      search->block_of[k] = search->block_of[k - 1];
      --k;
    }
    search->slices[k] = slice;
    search->block_of[k] = block;
  }
}

// Raises the blocks that stick out of the capacity, by how far they do, with
// some noise against cycles.
static void blame(search_t* search) {
  for (size_t i = 0; i < search->count; ++i) {
    const emp_slab_slice_t* slice = &search->slices[i];
    uint64_t end = slice->offset + slice->bytes;
    if (end <= search->capacity) continue;
    double excess =
        (double)(end - search->capacity) / (double)(search->capacity + 1);
    double noise = (double)(next_random(search) % 1000) / 1000.0;
    search->priority[search->block_of[i]] += 0.05 + excess + 0.1 * noise;
  }
}

static bool check_blocks(const emp_plan_block_t* blocks, size_t count,
                         size_t* out_bad) {
  for (*out_bad = 0; *out_bad < count; ++*out_bad) {
    const emp_plan_block_t* block = &blocks[*out_bad];
    if (block->lower >= block->upper) return false;
  }
  return true;
}

static void setup(search_t* search, const emp_plan_block_t* blocks,
                  emp_arena_t* arena) {
  size_t count = search->count;
  search->slices = emp_arena_new_array(arena, emp_slab_slice_t, count + 1);
  search->block_of = emp_arena_new_array(arena, uint32_t, count + 1);
  search->priority = emp_arena_new_array(arena, double, count + 1);
  double largest = 1;
  for (size_t i = 0; i < count; ++i) {
    search->slices[i] = (emp_slab_slice_t){.first = blocks[i].lower,
                                           .last = blocks[i].upper - 1,
                                           .bytes = blocks[i].size};
    search->block_of[i] = (uint32_t)i;
    if ((double)blocks[i].size > largest) largest = (double)blocks[i].size;
  }
  for (size_t i = 0; i < count; ++i) {
    search->priority[i] = (double)blocks[i].size / largest;
  }
}

static bool plan_once(search_t* search, emp_arena_t* scratch, bool is_first,
                      uint64_t* out_total) {
  emp_arena_mark_t mark = emp_arena_mark(scratch);
  bool fits =
      is_first ? emp_slab_plan(search->slices, search->count, search->alignment,
                               scratch, out_total)
               : emp_slab_plan_in_order(search->slices, search->count,
                                        search->alignment, scratch, out_total);
  emp_arena_rewind(scratch, mark);
  return fits;
}

static void take_answer(const search_t* search, emp_plan_block_t* blocks) {
  for (size_t i = 0; i < search->count; ++i) {
    blocks[search->block_of[i]].offset = search->slices[i].offset;
  }
}

static emp_status_t run_search(search_t* search, emp_plan_block_t* blocks,
                               emp_arena_t* arena, int64_t deadline_ns,
                               uint64_t* out_peak_bytes) {
  uint64_t best = UINT64_MAX;
  int64_t end_ns = emp_time_now_ns() + deadline_ns;
  uint64_t bound =
      emp_slab_live_bound(search->slices, search->count, search->alignment);
  bool is_first = true;
  do {
    uint64_t total;
    if (!plan_once(search, arena, is_first, &total)) {
      return EMP_FAIL(INVALID_ARGUMENT, "the sum of the sizes overflows");
    }
    is_first = false;
    if (total < best) {
      best = total;
      take_answer(search, blocks);
    }
    if (best <= search->capacity || bound > search->capacity) break;
    blame(search);
    sort_by_priority(search);
  } while (emp_time_now_ns() < end_ns);
  *out_peak_bytes = best;
  if (best <= search->capacity) return emp_ok_status();
  return EMP_FAIL(RESOURCE_EXHAUSTED,
                  "the best placement takes %llu bytes, the capacity is %llu "
                  "(no placement can take less than %llu)",
                  (unsigned long long)best,
                  (unsigned long long)search->capacity,
                  (unsigned long long)bound);
}

emp_status_t emp_plan_blocks(emp_plan_block_t* blocks, size_t count,
                             uint64_t alignment, uint64_t capacity,
                             int64_t deadline_ns, emp_allocator_t host,
                             uint64_t* out_peak_bytes) {
  *out_peak_bytes = 0;
  size_t bad;
  if (!check_blocks(blocks, count, &bad)) {
    return EMP_FAIL(INVALID_ARGUMENT,
                    "block %zu lives in [%lld, %lld): lower must be below "
                    "upper",
                    bad, (long long)blocks[bad].lower,
                    (long long)blocks[bad].upper);
  }
  uint64_t unit = alignment ? alignment : 1;
  search_t search = {.count = count,
                     .alignment = {unit, unit},
                     .capacity = capacity ? capacity : UINT64_MAX,
                     .random = 1};
  emp_arena_t arena;
  emp_arena_init(&arena, host, NULL, NULL);
  setup(&search, blocks, &arena);
  emp_status_t status = run_search(
      &search, blocks, &arena, deadline_ns ? deadline_ns : INT64_C(1000000000),
      out_peak_bytes);
  emp_arena_deinit(&arena);
  return status;
}
