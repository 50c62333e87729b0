// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The counting functions take the names of the C library's; the real ones are
// found behind them at the first call. dlsym itself may want memory before
// that: it gets some from a small array that is never given back.
#define _GNU_SOURCE  // RTLD_NEXT
#include "harness/interpose.h"

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define EMP_IS_SANITIZED 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) || \
    __has_feature(memory_sanitizer)
#define EMP_IS_SANITIZED 1
#endif
#endif

#if defined(EMP_IS_SANITIZED)

bool emp_test_interpose_works(void) {
  return false;
}
long emp_test_memory_calls(void) {
  return 0;
}

#else

#include <dlfcn.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <sys/types.h>

static atomic_long call_count;

bool emp_test_interpose_works(void) {
  return true;
}
long emp_test_memory_calls(void) {
  return atomic_load(&call_count);
}

// A function pointer may not be cast from void* in ISO C; copying is fine.
static void find_next(const char* name, void* out_function) {
  void* found = dlsym(RTLD_NEXT, name);
  memcpy(out_function, &found, sizeof(found));
}

#define FIND_NEXT(function, type)         \
  static type next;                       \
  if (!next) find_next(#function, &next); \
  atomic_fetch_add(&call_count, 1)

typedef void* (*malloc_fn_t)(size_t);
typedef void (*free_fn_t)(void*);
typedef void* (*calloc_fn_t)(size_t, size_t);
typedef void* (*realloc_fn_t)(void*, size_t);
typedef void* (*aligned_fn_t)(size_t, size_t);
typedef int (*memalign_fn_t)(void**, size_t, size_t);
typedef void* (*mmap_fn_t)(void*, size_t, int, int, int, off_t);
typedef int (*brk_fn_t)(void*);
typedef void* (*sbrk_fn_t)(intptr_t);

void* malloc(size_t bytes);
void free(void* data);
void* calloc(size_t count, size_t bytes);
void* realloc(void* data, size_t bytes);
void* aligned_alloc(size_t align, size_t bytes);
int posix_memalign(void** out_data, size_t align, size_t bytes);
void* mmap(void* at, size_t bytes, int protection, int flags, int file,
           off_t offset);
int brk(void* end);
void* sbrk(intptr_t bytes);

void* malloc(size_t bytes) {
  FIND_NEXT(malloc, malloc_fn_t);
  return next(bytes);
}

void free(void* data) {
  FIND_NEXT(free, free_fn_t);
  next(data);
}

// glibc's dlsym calls calloc; until it has answered, the array serves.
void* calloc(size_t count, size_t bytes) {
  static calloc_fn_t next;
  static bool is_searching;
  static _Alignas(16) char early[4096];
  static size_t early_used;
  if (is_searching) {
    size_t wanted = (count * bytes + 15) & ~(size_t)15;
    if (wanted > sizeof(early) - early_used) return NULL;
    early_used += wanted;
    return early + early_used - wanted;
  }
  if (!next) {
    is_searching = true;
    find_next("calloc", &next);
    is_searching = false;
  }
  atomic_fetch_add(&call_count, 1);
  return next(count, bytes);
}

void* realloc(void* data, size_t bytes) {
  FIND_NEXT(realloc, realloc_fn_t);
  return next(data, bytes);
}

void* aligned_alloc(size_t align, size_t bytes) {
  FIND_NEXT(aligned_alloc, aligned_fn_t);
  return next(align, bytes);
}

int posix_memalign(void** out_data, size_t align, size_t bytes) {
  FIND_NEXT(posix_memalign, memalign_fn_t);
  return next(out_data, align, bytes);
}

void* mmap(void* at, size_t bytes, int protection, int flags, int file,
           off_t offset) {
  FIND_NEXT(mmap, mmap_fn_t);
  return next(at, bytes, protection, flags, file, offset);
}

int brk(void* end) {
  FIND_NEXT(brk, brk_fn_t);
  return next(end);
}

void* sbrk(intptr_t bytes) {
  FIND_NEXT(sbrk, sbrk_fn_t);
  return next(bytes);
}

#endif
