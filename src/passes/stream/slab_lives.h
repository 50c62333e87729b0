// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How long each allocation of a function lives, in positions of the program.
#ifndef EMP_PASSES_STREAM_SLAB_LIVES_H_
#define EMP_PASSES_STREAM_SLAB_LIVES_H_

#include "ir/pass.h"
#include "passes/stream/block_paths.h"

typedef struct emp_slab_life_s {
  emp_op_t* alloca;
  emp_value_t* bytes;
  int64_t first, last;  // positions, both included
  // Leaves the function, or goes where it cannot be followed.
  bool escapes;
  // The outermost loop that carries it from one iteration to the next, and the
  // number of places in which it may be then; NULL, 0 when it is not carried.
  emp_op_t* carrier;
  uint32_t carried_places;
} emp_slab_life_t;

typedef struct emp_slab_lives_s {
  emp_slab_life_t* items;
  size_t count, capacity;
  int64_t end;  // behind all positions
  emp_block_paths_t paths;
} emp_slab_lives_t;

// The lives of all transient and staging stream.resource.alloca of a function,
// in program order. A function without `stream.serial_timeline` has all its
// allocations live all the time.
emp_slab_lives_t emp_slab_lives(emp_op_t* function, emp_arena_t* scratch);
// The two lie in arms of a branch, or in blocks, of which no run sees both.
bool emp_slab_lives_exclude(const emp_slab_lives_t* lives,
                            const emp_slab_life_t* x, const emp_slab_life_t* y);

#endif  // EMP_PASSES_STREAM_SLAB_LIVES_H_
