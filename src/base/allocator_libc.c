// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The C library's allocator as a value: the only door to malloc in the tree.
#include <stdlib.h>

#include "emplace/allocator.h"

static void* libc_realloc(void* self, void* ptr, size_t old_bytes,
                          size_t new_bytes) {
  (void)self;
  (void)old_bytes;
  if (new_bytes == 0) {
    free(ptr);
    return NULL;
  }
  return realloc(ptr, new_bytes);
}

emp_allocator_t emp_allocator_libc(void) {
  return (emp_allocator_t){.self = NULL, .realloc = libc_realloc};
}
