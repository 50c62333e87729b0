// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Each block carries a header that links it into a list. Blocks are few (the
// arenas of one compilation), so the cost is nothing.
#include "compiler/tracked_memory.h"

#include <stdalign.h>
#include <stdint.h>

#include "base/checked.h"

struct emp_tracked_block_s {
  alignas(16) emp_tracked_block_t* next;
  emp_tracked_block_t* prev;
  size_t bytes;  // header included
};

static void link_block(emp_tracked_memory_t* memory,
                       emp_tracked_block_t* block) {
  block->prev = NULL;
  block->next = memory->newest;
  if (block->next) block->next->prev = block;
  memory->newest = block;
}

static void unlink_block(emp_tracked_memory_t* memory,
                         emp_tracked_block_t* block) {
  if (block->prev) {
    block->prev->next = block->next;
  } else {
    memory->newest = block->next;
  }
  if (block->next) block->next->prev = block->prev;
}

static void* tracked_realloc(void* self, void* ptr, size_t old_bytes,
                             size_t new_bytes) {
  emp_tracked_memory_t* memory = self;
  emp_allocator_t host = memory->host;
  emp_tracked_block_t* block =
      ptr ? (emp_tracked_block_t*)(void*)((char*)ptr - sizeof *block) : NULL;
  (void)old_bytes;
  if (new_bytes == 0) {
    if (!block) return NULL;
    unlink_block(memory, block);
    host.realloc(host.self, block, block->bytes, 0);
    return NULL;
  }
  size_t bytes;
  if (!emp_add_size(new_bytes, sizeof *block, &bytes)) return NULL;
  size_t held_bytes = block ? block->bytes : 0;
  if (block) unlink_block(memory, block);
  emp_tracked_block_t* moved =
      host.realloc(host.self, block, held_bytes, bytes);
  if (!moved) {
    if (block) link_block(memory, block);
    return NULL;
  }
  moved->bytes = bytes;
  link_block(memory, moved);
  return moved + 1;
}

emp_allocator_t emp_tracked_memory_init(emp_tracked_memory_t* memory,
                                        emp_allocator_t host) {
  *memory = (emp_tracked_memory_t){.host = host};
  return (emp_allocator_t){memory, tracked_realloc};
}

void emp_tracked_memory_deinit(emp_tracked_memory_t* memory) {
  while (memory->newest) {
    emp_tracked_block_t* block = memory->newest;
    memory->newest = block->next;
    memory->host.realloc(memory->host.self, block, block->bytes, 0);
  }
}
