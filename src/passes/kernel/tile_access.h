// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The loads of a tile program and how far apart neighbouring points are.
#ifndef EMP_PASSES_KERNEL_TILE_ACCESS_H_
#define EMP_PASSES_KERNEL_TILE_ACCESS_H_

#include "passes/kernel/tile_plan.h"

// A step that is no constant.
#define EMP_TILE_STEP_UNKNOWN INT64_MAX

typedef struct emp_tile_access_s {
  emp_op_t* reduction;  // innermost one around it; NULL: in none
  uint32_t operand;     // of `reduction`, the one this load is behind
  bool is_direct;       // it is that operand itself, perhaps seen differently
  const emp_value_t* memory;
  // Elements from one point to the next along each stored dim, and along each
  // loop of `reduction` (reduction loops only).
  int64_t steps[EMP_TILE_MAX_RANK];
  int64_t loop_steps[EMP_TILE_MAX_RANK];
} emp_tile_access_t;

typedef struct emp_tile_reduction_s {
  emp_op_t* op;
  bool is_nested;  // inside another reduction
  // Loop of the stored dim `d` at this op: loop_of_dim[d], or NO_DIM.
  uint32_t loop_of_dim[EMP_TILE_MAX_RANK];
} emp_tile_reduction_t;

typedef struct emp_tile_accesses_s {
  emp_tile_access_t* items;
  size_t count, capacity;
  struct {
    emp_tile_reduction_t* items;
    size_t count, capacity;
  } reductions;
  uint32_t body_ops;  // size of the bodies, for unrolling
  uint32_t guarded;   // bit d: a branch depends on stored dim d
  bool has_regions;   // a body holds control flow
  bool has_math;      // a body holds an elementary function
} emp_tile_accesses_t;

bool emp_tile_find_accesses(emp_tile_t* tile, const emp_tile_stores_t* stores,
                            emp_tile_accesses_t* out);

#endif  // EMP_PASSES_KERNEL_TILE_ACCESS_H_
