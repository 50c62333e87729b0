// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The C library's allocator as a value: the only door to malloc in the tree.
// Big blocks are asked for in huge pages where the system has them: a first
// touch is then one fault for 2 MiB, not for 4 KiB, and what a program reads or
// computes into a new block is written at the speed of memory.
#if defined(__linux__) && !defined(_DEFAULT_SOURCE)
#define _DEFAULT_SOURCE
#endif
#include <stdint.h>
#include <stdlib.h>

#include "emplace/allocator.h"

#if defined(__linux__)
#include <sys/mman.h>
#endif

enum { kHugePage = 2 << 20, kBigBlock = 2 * kHugePage };

static void* new_block(size_t bytes) {
#if defined(__linux__) && defined(MADV_HUGEPAGE)
  if (bytes >= kBigBlock && bytes <= SIZE_MAX / 2) {
    size_t whole = bytes / kHugePage * kHugePage;
    void* data = aligned_alloc(kHugePage, whole + kHugePage);
    // Only advice: without huge pages the block is as good.
    if (data) (void)madvise(data, whole, MADV_HUGEPAGE);
    return data;
  }
#endif
  return malloc(bytes);
}

static void* libc_realloc(void* self, void* ptr, size_t old_bytes,
                          size_t new_bytes) {
  (void)self;
  (void)old_bytes;
  if (new_bytes == 0) {
    free(ptr);
    return NULL;
  }
  return ptr ? realloc(ptr, new_bytes) : new_block(new_bytes);
}

emp_allocator_t emp_allocator_libc(void) {
  return (emp_allocator_t){.self = NULL, .realloc = libc_realloc};
}
