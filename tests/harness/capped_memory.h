// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// An allocator with a budget, so that inputs which ask for any amount of
// memory meet a failed allocation instead of a full machine.
#ifndef EMP_TESTS_HARNESS_CAPPED_MEMORY_H_
#define EMP_TESTS_HARNESS_CAPPED_MEMORY_H_

#include <stddef.h>

#include "emplace/allocator.h"

typedef struct emp_test_budget_s {
  size_t left_bytes;
} emp_test_budget_t;

static inline void* emp_test_budget_realloc(void* self, void* ptr,
                                            size_t old_bytes,
                                            size_t new_bytes) {
  emp_test_budget_t* budget = (emp_test_budget_t*)self;
  if (new_bytes > old_bytes && new_bytes - old_bytes > budget->left_bytes) {
    return NULL;
  }
  emp_allocator_t libc = emp_allocator_libc();
  void* moved = libc.realloc(libc.self, ptr, old_bytes, new_bytes);
  if (moved || new_bytes == 0) budget->left_bytes += old_bytes - new_bytes;
  return moved;
}

static inline emp_allocator_t emp_test_budget_allocator(
    emp_test_budget_t* budget) {
  emp_allocator_t host = {budget, emp_test_budget_realloc};
  return host;
}

#endif  // EMP_TESTS_HARNESS_CAPPED_MEMORY_H_
