// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The planner alone: the packing of the stream phase, and where its result is
// above the capacity, an exact search for one below it, until the deadline.
#include "base/thread.h"
#include "emplace/compiler.h"
#include "passes/stream/slab_search.h"

static bool check_blocks(const emp_plan_block_t* blocks, size_t count,
                         size_t* out_bad) {
  for (*out_bad = 0; *out_bad < count; ++*out_bad) {
    const emp_plan_block_t* block = &blocks[*out_bad];
    if (block->lower >= block->upper) return false;
  }
  return true;
}

static void take_answer(const emp_slab_slice_t* slices, size_t count,
                        emp_plan_block_t* blocks) {
  for (size_t i = 0; i < count; ++i)
    blocks[i].offset = slices[i].offset;
}

static uint64_t peak_of(const emp_slab_slice_t* slices, size_t count) {
  uint64_t peak = 0;
  for (size_t i = 0; i < count; ++i) {
    uint64_t end = slices[i].offset + slices[i].bytes;
    if (end > peak) peak = end;
  }
  return peak;
}

static emp_status_t plan(emp_plan_block_t* blocks, size_t count,
                         uint64_t alignment, const emp_slab_limits_t* limits,
                         emp_arena_t* arena, uint64_t* out_peak_bytes) {
  emp_slab_slice_t* slices =
      emp_arena_new_array(arena, emp_slab_slice_t, count + 1);
  for (size_t i = 0; i < count; ++i) {
    slices[i] = (emp_slab_slice_t){.first = blocks[i].lower,
                                   .last = blocks[i].upper - 1,
                                   .bytes = blocks[i].size};
  }
  emp_slab_alignment_t aligned = {alignment, alignment};
  if (!emp_slab_plan(slices, count, aligned, arena, out_peak_bytes)) {
    return EMP_FAIL(INVALID_ARGUMENT, "the sum of the sizes overflows");
  }
  take_answer(slices, count, blocks);
  uint64_t bound = emp_slab_live_bound(slices, count, aligned);
  if (*out_peak_bytes <= limits->capacity) return emp_ok_status();
  emp_slab_found_t found = EMP_SLAB_NONE;
  if (bound <= limits->capacity) {
    found = emp_slab_search(slices, count, alignment, limits, arena);
  }
  if (found == EMP_SLAB_FOUND) {
    take_answer(slices, count, blocks);
    *out_peak_bytes = peak_of(slices, count);
    return emp_ok_status();
  }
  return EMP_FAIL(
      RESOURCE_EXHAUSTED,
      "the best placement takes %llu bytes, the capacity is %llu "
      "(no placement can take less than %llu%s)",
      (unsigned long long)*out_peak_bytes, (unsigned long long)limits->capacity,
      (unsigned long long)bound,
      found == EMP_SLAB_NONE ? ", and none fits" : "; more time may find one");
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
  if (deadline_ns == 0) deadline_ns = INT64_C(1000000000);
  emp_slab_limits_t limits = {.capacity = capacity ? capacity : UINT64_MAX,
                              .now = emp_time_now_ns,
                              .end = emp_time_now_ns() + deadline_ns};
  emp_arena_t arena;
  emp_arena_init(&arena, host, NULL, NULL);
  emp_status_t status = plan(blocks, count, alignment ? alignment : 1, &limits,
                             &arena, out_peak_bytes);
  emp_arena_deinit(&arena);
  return status;
}
