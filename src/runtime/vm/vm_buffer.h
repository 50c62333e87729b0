// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Byte buffers of the VM: host memory that programs read and write with
// bounds checked on every access.
#ifndef EMP_RUNTIME_VM_BUFFER_H_
#define EMP_RUNTIME_VM_BUFFER_H_

#include "base/object.h"
#include "emplace/allocator.h"
#include "emplace/status.h"
#include "emplace/str.h"

typedef struct emp_vm_buffer_s {
  emp_object_t object;
  uint8_t* data;
  uint64_t length;
  bool is_writable;
  emp_allocator_t host;  // of this struct and its bytes, {0} if neither
  size_t block_bytes;
  void* block;  // start of the allocation, this struct's own
} emp_vm_buffer_t;

extern const emp_object_type_t emp_vm_buffer_type;

// A view of foreign bytes in the caller's storage: one reference, which the
// caller never gives up, so it is never destroyed. The bytes must outlive
// every use.
void emp_vm_buffer_wrap(emp_vm_buffer_t* out_buffer, void* data,
                        uint64_t length, bool is_writable);

// A zeroed buffer; `align_bytes` 0 means 16. RESOURCE_EXHAUSTED without
// memory, INVALID_ARGUMENT for an alignment that is no power of two or above
// 4096.
emp_status_t emp_vm_buffer_create(uint64_t length, uint32_t align_bytes,
                                  emp_allocator_t host,
                                  emp_vm_buffer_t** out_buffer) EMP_NODISCARD;

// The buffer that `object` is. INVALID_ARGUMENT for null or another type.
emp_status_t emp_vm_buffer_from(emp_object_t* object,
                                emp_vm_buffer_t** out_buffer) EMP_NODISCARD;

// [offset, offset + length) lies inside; OUT_OF_RANGE with the numbers if not,
// PERMISSION_DENIED if it is to be written and may not.
emp_status_t emp_vm_buffer_check(const emp_vm_buffer_t* buffer, uint64_t offset,
                                 uint64_t length, bool is_write) EMP_NODISCARD;

// The bytes as text; "" for null.
emp_str_t emp_vm_buffer_text(emp_object_t* object);

#endif  // EMP_RUNTIME_VM_BUFFER_H_
