// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// An allocator that remembers what is alive, so that a compilation that runs
// out of memory anywhere can be left by one longjmp without a leak.
#ifndef EMP_COMPILER_TRACKED_MEMORY_H_
#define EMP_COMPILER_TRACKED_MEMORY_H_

#include "emplace/allocator.h"

typedef struct emp_tracked_block_s emp_tracked_block_t;

typedef struct emp_tracked_memory_s {
  emp_allocator_t host;
  emp_tracked_block_t* newest;
} emp_tracked_memory_t;

// An allocator over `host`; the memory must stay where it is while in use.
emp_allocator_t emp_tracked_memory_init(emp_tracked_memory_t* memory,
                                        emp_allocator_t host);
// Frees everything that is still alive.
void emp_tracked_memory_deinit(emp_tracked_memory_t* memory);

#endif  // EMP_COMPILER_TRACKED_MEMORY_H_
