// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Growable arrays in an arena. A list type is declared where it is used:
//
//   typedef struct emp_op_list_s { emp_op_t** items; size_t count, capacity; }
//       emp_op_list_t;
//   emp_array_push(arena, &list, op);
//
// Growth doubles; the old storage stays in the arena until it is rewound.
#ifndef EMP_BASE_ARRAY_H_
#define EMP_BASE_ARRAY_H_

#include <stddef.h>

#include "base/arena.h"

// Moves `items` to storage for at least `needed` items and returns it.
void* emp_array_grow(emp_arena_t* arena, void* items, size_t count,
                     size_t* inout_capacity, size_t needed,
                     size_t item_bytes) EMP_RETURNS_NONNULL;

#define emp_array_push(arena, list, value)                                  \
  do {                                                                      \
    if ((list)->count == (list)->capacity)                                  \
      (list)->items = emp_array_grow((arena), (list)->items, (list)->count, \
                                     &(list)->capacity, (list)->count + 1,  \
                                     sizeof((list)->items[0]));             \
    (list)->items[(list)->count++] = (value);                               \
  } while (0)

#endif  // EMP_BASE_ARRAY_H_
