// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// An exact search for a placement below a capacity.
#ifndef EMP_PASSES_STREAM_SLAB_SEARCH_H_
#define EMP_PASSES_STREAM_SLAB_SEARCH_H_

#include "passes/stream/slab_planner.h"

typedef enum emp_slab_found_e {
  EMP_SLAB_FOUND,
  EMP_SLAB_NONE,     // there is no such placement
  EMP_SLAB_STOPPED,  // not found in the steps or the time that were given
} emp_slab_found_t;

typedef struct emp_slab_limits_s {
  uint64_t capacity;
  uint64_t steps;        // nodes of the search tree; 0: no limit
  int64_t (*now)(void);  // a clock, or NULL
  int64_t end;           // of that clock
} emp_slab_limits_t;

// Offsets that are multiples of `alignment` (and lengths too) in `slices`, when
// the answer is EMP_SLAB_FOUND.
emp_slab_found_t emp_slab_search(emp_slab_slice_t* slices, size_t count,
                                 uint64_t alignment,
                                 const emp_slab_limits_t* limits,
                                 emp_arena_t* scratch);

#endif  // EMP_PASSES_STREAM_SLAB_SEARCH_H_
