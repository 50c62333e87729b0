// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Bump allocation with marks. An arena owns blocks from a host allocator; what
// is allocated from it is freed all at once, or back to a mark.
//
// Allocation never returns NULL: without memory the arena's hook is called,
// which does not return (the public compiler entry turns it into
// RESOURCE_EXHAUSTED). Foreign objects are registered as cleanups, which run
// newest first when the arena is rewound past them or freed.
#ifndef EMP_BASE_ARENA_H_
#define EMP_BASE_ARENA_H_

#include <stddef.h>

#include "emplace/allocator.h"
#include "emplace/status.h"
#include "emplace/str.h"

typedef struct emp_arena_block_s emp_arena_block_t;
typedef struct emp_arena_cleanup_s emp_arena_cleanup_t;

typedef struct emp_arena_s {
  emp_allocator_t host;
  emp_arena_block_t* head;            // newest block first
  emp_arena_cleanup_t* cleanups;      // newest first
  size_t block_bytes;                 // size of the next ordinary block
  size_t reserved_bytes;              // sum of all blocks, for memory reports
  void (*out_of_memory)(void* user);  // does not return
  void* user;
} emp_arena_t;

typedef struct emp_arena_mark_s {
  emp_arena_block_t* head;
  size_t used_bytes;
  emp_arena_cleanup_t* cleanups;
} emp_arena_mark_t;

// An arena without blocks yet. `out_of_memory` NULL aborts the process.
void emp_arena_init(emp_arena_t* arena, emp_allocator_t host,
                    void (*out_of_memory)(void* user), void* user);
// Runs the cleanups and gives all blocks back.
void emp_arena_deinit(emp_arena_t* arena);

// `count * item_bytes` bytes, zeroed, at a multiple of `align_bytes`.
void* emp_arena_alloc(emp_arena_t* arena, size_t count, size_t item_bytes,
                      size_t align_bytes) EMP_RETURNS_NONNULL;
// The same without zeroing, for big data that is written at once.
void* emp_arena_alloc_raw(emp_arena_t* arena, size_t bytes,
                          size_t align_bytes) EMP_RETURNS_NONNULL;

#define emp_arena_new(arena, type) \
  ((type*)emp_arena_alloc((arena), 1, sizeof(type), _Alignof(type)))
#define emp_arena_new_array(arena, type, count) \
  ((type*)emp_arena_alloc((arena), (count), sizeof(type), _Alignof(type)))

// A copy of `bytes` bytes.
void* emp_arena_copy(emp_arena_t* arena, const void* data, size_t bytes);
// A copy of the text, with a NUL after it.
emp_str_t emp_arena_copy_str(emp_arena_t* arena, emp_str_t text);
// printf into the arena.
emp_str_t emp_arena_format(emp_arena_t* arena, const char* format, ...)
    __attribute__((format(printf, 2, 3)));

void emp_arena_add_cleanup(emp_arena_t* arena, void (*run)(void* object),
                           void* object);

emp_arena_mark_t emp_arena_mark(const emp_arena_t* arena);
void emp_arena_rewind(emp_arena_t* arena, emp_arena_mark_t mark);

#endif  // EMP_BASE_ARENA_H_
