// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Growth of arena arrays: capacities double from 4, so that n pushes copy less
// than 2n items. New items are zero.
#include "base/array.h"

#include <string.h>

#include "base/checked.h"

void* emp_array_grow(emp_arena_t* arena, void* items, size_t count,
                     size_t* inout_capacity, size_t needed, size_t item_bytes) {
  size_t capacity = *inout_capacity < 4 ? 4 : *inout_capacity;
  if (needed <= *inout_capacity) return items;
  while (capacity < needed) {
    // A capacity that cannot double cannot be allocated either.
    if (!emp_mul_size(capacity, 2, &capacity)) capacity = SIZE_MAX;
  }
  size_t bytes = 0;
  if (!emp_mul_size(capacity, item_bytes, &bytes)) bytes = SIZE_MAX;
  char* grown = emp_arena_alloc_raw(arena, bytes, 16);
  size_t used = count * item_bytes;
  if (count > 0) memcpy(grown, items, used);
  memset(grown + used, 0, bytes - used);
  *inout_capacity = capacity;
  return grown;
}
