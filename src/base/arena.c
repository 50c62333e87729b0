// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Arenas as a stack of blocks: the newest block serves allocations, a big
// request gets a block of its own size. Ordinary blocks double from 4 KiB to
// 4 MiB. Under AddressSanitizer what is not allocated is poisoned and a gap
// follows each allocation; with EMP_STRESS every block has 64 bytes, so that
// code which relies on neighbours breaks early.
#include "base/arena.h"

#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "base/assert.h"
#include "base/checked.h"

#if defined(__SANITIZE_ADDRESS__)
#define EMP_HAS_ASAN 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define EMP_HAS_ASAN 1
#endif
#endif

#if defined(EMP_HAS_ASAN)
void __asan_poison_memory_region(const volatile void* data, size_t bytes);
void __asan_unpoison_memory_region(const volatile void* data, size_t bytes);
enum { kGapBytes = 16 };
#else
enum { kGapBytes = 0 };
#endif

#if defined(EMP_STRESS)
enum { kFirstBlockBytes = 64, kLastBlockBytes = 64 };
#else
enum { kFirstBlockBytes = 4096, kLastBlockBytes = 4 << 20 };
#endif

enum { kHostAlignBytes = 16 };  // what emp_allocator_t promises

// As aligned as the host's blocks, so that the data after it is too.
struct emp_arena_block_s {
  _Alignas(kHostAlignBytes) emp_arena_block_t* next;  // the older one
  size_t capacity;                                    // bytes after the header
  size_t used;
};

struct emp_arena_cleanup_s {
  emp_arena_cleanup_t* next;  // the older one
  void (*run)(void* object);
  void* object;
};

static void poison(void* data, size_t bytes) {
#if defined(EMP_HAS_ASAN)
  __asan_poison_memory_region(data, bytes);
#else
  (void)data;
  (void)bytes;
#endif
}

static void unpoison(void* data, size_t bytes) {
#if defined(EMP_HAS_ASAN)
  __asan_unpoison_memory_region(data, bytes);
#else
  (void)data;
  (void)bytes;
#endif
}

static char* block_data(emp_arena_block_t* block) {
  return (char*)(block + 1);
}

static void out_of_memory(emp_arena_t* arena) {
  if (arena->out_of_memory) arena->out_of_memory(arena->user);
  __builtin_trap();  // the hook does not return
}

static void push_block(emp_arena_t* arena, size_t needed_bytes) {
  size_t capacity = arena->block_bytes;
  if (needed_bytes > capacity) {
    capacity = needed_bytes;
  } else if (arena->block_bytes < kLastBlockBytes) {
    arena->block_bytes *= 2;
  }
  size_t bytes = 0;
  emp_arena_block_t* block = NULL;
  if (emp_add_size(capacity, sizeof(*block), &bytes)) {
    block = arena->host.realloc(arena->host.self, NULL, 0, bytes);
  }
  if (!block) out_of_memory(arena);
  block->next = arena->head;
  block->capacity = capacity;
  block->used = 0;
  poison(block_data(block), capacity);
  arena->head = block;
  arena->reserved_bytes += bytes;
}

static void pop_block(emp_arena_t* arena) {
  emp_arena_block_t* block = arena->head;
  size_t bytes = sizeof(*block) + block->capacity;
  arena->head = block->next;
  arena->reserved_bytes -= bytes;
  unpoison(block_data(block), block->capacity);
  arena->host.realloc(arena->host.self, block, bytes, 0);
}

// Place in the newest block, or NULL when it does not fit there.
static void* carve(emp_arena_t* arena, size_t bytes, size_t align_bytes) {
  emp_arena_block_t* block = arena->head;
  if (!block) return NULL;
  uintptr_t base = (uintptr_t)block_data(block);
  uintptr_t start = (base + block->used + align_bytes - 1) & ~(align_bytes - 1);
  size_t offset = (size_t)(start - base);
  if (offset > block->capacity || bytes > block->capacity - offset) return NULL;
  size_t end = offset + bytes;
  size_t room = block->capacity - end;
  block->used = end + (room > kGapBytes ? kGapBytes : room);
  void* data = block_data(block) + offset;
  unpoison(data, bytes);
  return data;
}

void emp_arena_init(emp_arena_t* arena, emp_allocator_t host,
                    void (*hook)(void* user), void* user) {
  *arena = (emp_arena_t){.host = host,
                         .block_bytes = kFirstBlockBytes,
                         .out_of_memory = hook,
                         .user = user};
}

void emp_arena_deinit(emp_arena_t* arena) {
  emp_arena_rewind(arena, (emp_arena_mark_t){0});
}

void* emp_arena_alloc_raw(emp_arena_t* arena, size_t bytes,
                          size_t align_bytes) {
  EMP_ASSERT(emp_is_power_of_two(align_bytes));
  if (bytes == 0) bytes = 1;  // distinct objects have distinct addresses
  void* data = carve(arena, bytes, align_bytes);
  if (data) return data;
  size_t needed = 0;
  size_t slack = (align_bytes > kHostAlignBytes ? align_bytes : 0) + kGapBytes;
  if (!emp_add_size(bytes, slack, &needed)) out_of_memory(arena);
  push_block(arena, needed);
  return carve(arena, bytes, align_bytes);
}

void* emp_arena_alloc(emp_arena_t* arena, size_t count, size_t item_bytes,
                      size_t align_bytes) {
  size_t bytes = 0;
  if (!emp_mul_size(count, item_bytes, &bytes)) out_of_memory(arena);
  void* data = emp_arena_alloc_raw(arena, bytes, align_bytes);
  memset(data, 0, bytes);
  return data;
}

void* emp_arena_copy(emp_arena_t* arena, const void* data, size_t bytes) {
  void* copy = emp_arena_alloc_raw(arena, bytes, 16);
  if (bytes > 0) memcpy(copy, data, bytes);
  return copy;
}

emp_str_t emp_arena_copy_str(emp_arena_t* arena, emp_str_t text) {
  char* copy = emp_arena_alloc_raw(arena, text.length + 1, 1);
  if (text.length > 0) memcpy(copy, text.data, text.length);
  copy[text.length] = 0;
  return (emp_str_t){copy, text.length};
}

emp_str_t emp_arena_format(emp_arena_t* arena, const char* format, ...) {
  va_list values;
  va_start(values, format);
  va_list again;
  va_copy(again, values);
  int wanted = vsnprintf(NULL, 0, format, values);
  va_end(values);
  size_t length = wanted < 0 ? 0 : (size_t)wanted;
  char* text = emp_arena_alloc_raw(arena, length + 1, 1);
  text[0] = 0;
  vsnprintf(text, length + 1, format, again);
  va_end(again);
  return (emp_str_t){text, length};
}

void emp_arena_add_cleanup(emp_arena_t* arena, void (*run)(void* object),
                           void* object) {
  emp_arena_cleanup_t* cleanup = emp_arena_new(arena, emp_arena_cleanup_t);
  *cleanup = (emp_arena_cleanup_t){arena->cleanups, run, object};
  arena->cleanups = cleanup;
}

emp_arena_mark_t emp_arena_mark(const emp_arena_t* arena) {
  return (emp_arena_mark_t){.head = arena->head,
                            .used_bytes = arena->head ? arena->head->used : 0,
                            .cleanups = arena->cleanups};
}

void emp_arena_rewind(emp_arena_t* arena, emp_arena_mark_t mark) {
  while (arena->cleanups != mark.cleanups) {
    emp_arena_cleanup_t cleanup = *arena->cleanups;
    arena->cleanups = cleanup.next;
    cleanup.run(cleanup.object);
  }
  while (arena->head != mark.head)
    pop_block(arena);
  if (!arena->head) {
    arena->block_bytes = kFirstBlockBytes;
    return;
  }
  arena->head->used = mark.used_bytes;
  poison(block_data(arena->head) + mark.used_bytes,
         arena->head->capacity - mark.used_bytes);
}
