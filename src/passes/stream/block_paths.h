// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Which blocks of a region can run after which.
#ifndef EMP_PASSES_STREAM_BLOCK_PATHS_H_
#define EMP_PASSES_STREAM_BLOCK_PATHS_H_

#include "base/map.h"
#include "ir/rewrite.h"

typedef struct emp_block_paths_s {
  size_t count;
  emp_block_t** blocks;
  bool* edges;    // [from * count + to]
  bool* reaches;  // [from * count + to]: over one edge or more
} emp_block_paths_t;

void emp_block_paths_of(emp_region_t* region, emp_arena_t* scratch,
                        emp_block_paths_t* out);
// Position of the block of the region that holds `block`, or is it; `count`
// when there is none.
size_t emp_block_position(const emp_block_paths_t* paths,
                          const emp_block_t* block);

#endif  // EMP_PASSES_STREAM_BLOCK_PATHS_H_
