// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Packing slices with lifetimes into one slab: from intervals and sizes to
// offsets and a total. Knows nothing of the IR.
#ifndef EMP_PASSES_STREAM_SLAB_PLANNER_H_
#define EMP_PASSES_STREAM_SLAB_PLANNER_H_

#include <stdbool.h>
#include <stdint.h>

#include "base/arena.h"

// A slice lives from `first` to `last`, both included, in any unit; two slices
// may share bytes when their intervals do not touch.
typedef struct emp_slab_slice_s {
  int64_t first, last;
  uint64_t bytes;
  uint64_t offset;  // the plan's answer
} emp_slab_slice_t;

// Powers of two; 0 means 1.
typedef struct emp_slab_alignment_s {
  uint64_t offset_bytes;  // of every offset
  uint64_t range_bytes;   // of every length, and of the total
} emp_slab_alignment_t;

// Greedy best fit in the order of the list, as IREE does it. False when a sum
// does not fit into 64 bits.
bool emp_slab_plan_in_order(emp_slab_slice_t* slices, size_t count,
                            emp_slab_alignment_t alignment,
                            emp_arena_t* scratch, uint64_t* out_total);
// The best of several orders (as listed, by size, by life, by start); never
// worse than emp_slab_plan_in_order.
bool emp_slab_plan(emp_slab_slice_t* slices, size_t count,
                   emp_slab_alignment_t alignment, emp_arena_t* scratch,
                   uint64_t* out_total);
// Most bytes live at one time, sizes rounded up: no plan is smaller.
uint64_t emp_slab_live_bound(const emp_slab_slice_t* slices, size_t count,
                             emp_slab_alignment_t alignment);
// True when no two slices that live together share a byte and all lie below
// `total`.
bool emp_slab_is_sound(const emp_slab_slice_t* slices, size_t count,
                       emp_slab_alignment_t alignment, uint64_t total);

#endif  // EMP_PASSES_STREAM_SLAB_PLANNER_H_
