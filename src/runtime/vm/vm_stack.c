// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Frame memory of the VM: a doubly linked list of chunks, the ones behind the
// top being empty and waiting.
#include "runtime/vm/vm_stack.h"

#include <stdint.h>
#include <string.h>

#include "base/assert.h"

enum {
  kAlign = 16,
  // The header in whole steps of the alignment.
  kHeaderBytes = (sizeof(emp_vm_stack_chunk_t) + kAlign - 1) / kAlign * kAlign,
  kChunkBytes = 16 * 1024,
  kMaxBytes = 16 * 1024 * 1024,
};

static size_t round_up(size_t bytes) {
  return (bytes + kAlign - 1) & ~(size_t)(kAlign - 1);
}

static emp_status_t add_chunk(emp_vm_stack_t* stack, size_t bytes) {
  size_t capacity = bytes > kChunkBytes ? bytes : kChunkBytes;
  if (capacity > kMaxBytes - stack->reserved_bytes) {
    return EMP_FAIL(RESOURCE_EXHAUSTED,
                    "the stack would need more than %d bytes", kMaxBytes);
  }
  emp_vm_stack_chunk_t* chunk =
      stack->host.realloc(stack->host.self, NULL, 0, kHeaderBytes + capacity);
  if (chunk == NULL) {
    return EMP_FAIL(RESOURCE_EXHAUSTED, "no memory for a stack of %zu bytes",
                    capacity);
  }
  emp_vm_stack_chunk_t* top = stack->top;
  *chunk = (emp_vm_stack_chunk_t){.previous = top, .capacity_bytes = capacity};
  if (top == NULL) {
    chunk->next = stack->first;
    stack->first = chunk;
  } else {
    chunk->next = top->next;
    top->next = chunk;
  }
  if (chunk->next != NULL) chunk->next->previous = chunk;
  stack->reserved_bytes += capacity;
  stack->top = chunk;
  return emp_ok_status();
}

void emp_vm_stack_init(emp_vm_stack_t* stack, void* memory, size_t bytes,
                       emp_allocator_t host) {
  *stack = (emp_vm_stack_t){.host = host, .owns_first = true};
  if (memory == NULL || bytes <= kHeaderBytes) return;
  EMP_ASSERT(((uintptr_t)memory & (kAlign - 1)) == 0);
  emp_vm_stack_chunk_t* chunk = memory;
  *chunk = (emp_vm_stack_chunk_t){.capacity_bytes = bytes - kHeaderBytes};
  stack->first = stack->top = chunk;
  stack->owns_first = false;
}

void emp_vm_stack_deinit(emp_vm_stack_t* stack) {
  emp_vm_stack_chunk_t* chunk = stack->first;
  if (chunk != NULL && !stack->owns_first) chunk = chunk->next;
  while (chunk != NULL) {
    emp_vm_stack_chunk_t* next = chunk->next;
    stack->host.realloc(stack->host.self, chunk,
                        kHeaderBytes + chunk->capacity_bytes, 0);
    chunk = next;
  }
  *stack = (emp_vm_stack_t){0};
}

emp_status_t emp_vm_stack_push(emp_vm_stack_t* stack, size_t bytes,
                               void** out_bytes) {
  *out_bytes = NULL;
  bytes = round_up(bytes);
  emp_vm_stack_chunk_t* top = stack->top;
  if (top == NULL || bytes > top->capacity_bytes - top->used_bytes) {
    emp_vm_stack_chunk_t* next = top == NULL ? stack->first : top->next;
    if (next != NULL && bytes <= next->capacity_bytes) {
      stack->top = next;
    } else {
      EMP_TRY(add_chunk(stack, bytes));
    }
    top = stack->top;
  }
  uint8_t* start = (uint8_t*)top + kHeaderBytes + top->used_bytes;
  top->used_bytes += bytes;
  memset(start, 0, bytes);
  *out_bytes = start;
  return emp_ok_status();
}

void emp_vm_stack_pop(emp_vm_stack_t* stack, size_t bytes) {
  bytes = round_up(bytes);
  EMP_ASSERT(stack->top != NULL && stack->top->used_bytes >= bytes);
  stack->top->used_bytes -= bytes;
  while (stack->top->used_bytes == 0 && stack->top->previous != NULL) {
    stack->top = stack->top->previous;
  }
}
