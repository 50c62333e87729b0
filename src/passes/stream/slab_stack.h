// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A layout without numbers: which slices stand on which. It holds for any
// sizes, so it serves slices whose sizes are known only when they are needed.
#ifndef EMP_PASSES_STREAM_SLAB_STACK_H_
#define EMP_PASSES_STREAM_SLAB_STACK_H_

#include "passes/stream/slab_planner.h"

typedef struct emp_slab_stack_s {
  size_t count;
  uint32_t* order;  // all slices, each after those that it stands on
  // Slice `i` stands on below[first[i]] to below[first[i + 1] - 1].
  uint32_t* below;
  uint32_t* first;
  bool* is_top;  // nothing stands on it
} emp_slab_stack_t;

// Who stands on whom in a plan: of two slices that live together the one with
// the smaller offset is below. What follows from others is left out.
void emp_slab_stack_of(const emp_slab_slice_t* planned, size_t count,
                       emp_arena_t* arena, emp_slab_stack_t* out);
// The total for these sizes; false when a sum does not fit into 64 bits.
bool emp_slab_stack_total(const emp_slab_stack_t* stack, const uint64_t* bytes,
                          emp_slab_alignment_t alignment, emp_arena_t* scratch,
                          uint64_t* out_total);

#endif  // EMP_PASSES_STREAM_SLAB_STACK_H_
