// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Host memory: an allocator is a value of two words, passed by value at
// creation, stored, and used again for the destruction of what it made.
#ifndef EMPLACE_ALLOCATOR_H_
#define EMPLACE_ALLOCATOR_H_

#include <stddef.h>

#include "emplace/status.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct emp_allocator_s {
  void* self;
  // ptr NULL: allocate; new_bytes 0: free, returns NULL; else resize in place
  // or by move. NULL is failure and leaves the old block as it was. Blocks are
  // aligned to 16 bytes. Must be safe from any thread that uses the objects
  // made with it.
  void* (*realloc)(void* self, void* ptr, size_t old_bytes, size_t new_bytes);
} emp_allocator_t;

// The C library's allocator.
//
// Cost:    none.
// Owns:    nothing; the value may be copied freely.
// Threads: safe from any thread.
EMP_API emp_allocator_t emp_allocator_libc(void);

#ifdef __cplusplus
}
#endif

#endif  // EMPLACE_ALLOCATOR_H_
