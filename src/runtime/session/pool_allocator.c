// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A pool of blocks by powers of two. Sizes are told when a block is given back
// (that is how emp_allocator_t works), so blocks have no header; the first
// word of a free one links it into the list of its class. The greatest blocks
// are not kept.
#include "runtime/session/pool_allocator.h"

#include <string.h>

enum { kMinShift = 5, kMaxShift = 26, kClasses = kMaxShift - kMinShift + 1 };

typedef struct free_block_s {
  struct free_block_s* next;
} free_block_t;

struct emp_pool_s {
  emp_allocator_t host;
  emp_mutex_t mutex;
  size_t live_count;
  bool is_released;
  free_block_t* free_blocks[kClasses];
};

// kClasses: too large to be kept.
static uint32_t class_of(size_t bytes) {
  if (bytes <= (size_t)1 << kMinShift) return 0;
  uint32_t bits = 64 - (uint32_t)__builtin_clzll((unsigned long long)bytes - 1);
  return bits > kMaxShift ? kClasses : bits - kMinShift;
}

static size_t class_bytes(uint32_t n, size_t bytes) {
  return n < kClasses ? (size_t)1 << (n + kMinShift) : bytes;
}

static void drain(emp_pool_t* pool) {
  for (uint32_t n = 0; n < kClasses; ++n) {
    while (pool->free_blocks[n] != NULL) {
      free_block_t* block = pool->free_blocks[n];
      pool->free_blocks[n] = block->next;
      pool->host.realloc(pool->host.self, block, class_bytes(n, 0), 0);
    }
  }
}

// With the last block and the owner gone.
static void destroy(emp_pool_t* pool) {
  emp_allocator_t host = pool->host;
  drain(pool);
  emp_mutex_deinit(&pool->mutex);
  host.realloc(host.self, pool, sizeof *pool, 0);
}

static void* take_block(emp_pool_t* pool, size_t bytes) {
  uint32_t n = class_of(bytes);
  void* block = NULL;
  emp_mutex_lock(&pool->mutex);
  if (n < kClasses && pool->free_blocks[n] != NULL) {
    block = pool->free_blocks[n];
    pool->free_blocks[n] = pool->free_blocks[n]->next;
  }
  pool->live_count += 1;
  emp_mutex_unlock(&pool->mutex);
  if (block != NULL) return block;
  block = pool->host.realloc(pool->host.self, NULL, 0, class_bytes(n, bytes));
  if (block == NULL) {
    emp_mutex_lock(&pool->mutex);
    pool->live_count -= 1;
    emp_mutex_unlock(&pool->mutex);
  }
  return block;
}

static void give_block(emp_pool_t* pool, void* memory, size_t bytes) {
  uint32_t n = class_of(bytes);
  if (n == kClasses) pool->host.realloc(pool->host.self, memory, bytes, 0);
  emp_mutex_lock(&pool->mutex);
  if (n < kClasses) {
    free_block_t* block = memory;
    block->next = pool->free_blocks[n];
    pool->free_blocks[n] = block;
  }
  pool->live_count -= 1;
  bool is_last = pool->is_released && pool->live_count == 0;
  emp_mutex_unlock(&pool->mutex);
  if (is_last) destroy(pool);
}

static void* pool_realloc(void* self, void* ptr, size_t old_bytes,
                          size_t new_bytes) {
  emp_pool_t* pool = self;
  if (ptr == NULL) return new_bytes == 0 ? NULL : take_block(pool, new_bytes);
  if (new_bytes == 0) {
    give_block(pool, ptr, old_bytes);
    return NULL;
  }
  uint32_t n = class_of(old_bytes);
  if (n < kClasses && class_of(new_bytes) == n) return ptr;
  void* moved = take_block(pool, new_bytes);
  if (moved == NULL) return NULL;
  memcpy(moved, ptr, old_bytes < new_bytes ? old_bytes : new_bytes);
  give_block(pool, ptr, old_bytes);
  return moved;
}

emp_status_t emp_pool_create(emp_allocator_t host, emp_pool_t** out_pool) {
  *out_pool = host.realloc(host.self, NULL, 0, sizeof **out_pool);
  if (*out_pool == NULL) {
    return EMP_FAIL(RESOURCE_EXHAUSTED, "no memory for a pool");
  }
  **out_pool = (emp_pool_t){.host = host};
  emp_mutex_init(&(*out_pool)->mutex);
  return emp_ok_status();
}

void emp_pool_release(emp_pool_t* pool) {
  if (pool == NULL) return;
  emp_mutex_lock(&pool->mutex);
  pool->is_released = true;
  bool is_last = pool->live_count == 0;
  emp_mutex_unlock(&pool->mutex);
  if (is_last) destroy(pool);
}

emp_allocator_t emp_pool_allocator(emp_pool_t* pool) {
  return (emp_allocator_t){pool, pool_realloc};
}
