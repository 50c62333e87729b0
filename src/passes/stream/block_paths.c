// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Reachability between blocks, by Warshall's rounds over a bit for each pair.
#include "passes/stream/block_paths.h"

void emp_block_paths_of(emp_region_t* region, emp_arena_t* scratch,
                        emp_block_paths_t* out) {
  size_t count = 0;
  for (emp_block_t* block = region->first; block != NULL; block = block->next) {
    ++count;
  }
  *out = (emp_block_paths_t){
      .count = count,
      .blocks = emp_arena_new_array(scratch, emp_block_t*, count + 1),
      .edges = emp_arena_new_array(scratch, bool, count* count + 1),
      .reaches = emp_arena_new_array(scratch, bool, count* count + 1)};
  size_t next = 0;
  for (emp_block_t* block = region->first; block != NULL; block = block->next) {
    out->blocks[next++] = block;
  }
  for (size_t i = 0; i < count; ++i) {
    const emp_op_t* end = out->blocks[i]->last;
    for (uint32_t k = 0; end != NULL && k < end->successor_count; ++k) {
      size_t to = emp_block_position(out, end->successors[k]);
      out->edges[i * count + to] = out->reaches[i * count + to] = true;
    }
  }
  for (size_t k = 0; k < count; ++k) {
    for (size_t i = 0; i < count; ++i) {
      if (!out->reaches[i * count + k]) continue;
      for (size_t j = 0; j < count; ++j) {
        if (out->reaches[k * count + j]) out->reaches[i * count + j] = true;
      }
    }
  }
}

size_t emp_block_position(const emp_block_paths_t* paths,
                          const emp_block_t* block) {
  if (paths->count == 0) return 0;
  const emp_region_t* region = paths->blocks[0]->region;
  while (block != NULL && block->region != region) {
    const emp_op_t* parent = block->region->parent;
    block = parent != NULL ? parent->block : NULL;
  }
  for (size_t i = 0; i < paths->count; ++i) {
    if (paths->blocks[i] == block) return i;
  }
  return paths->count;
}
