// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Buffers: bytes of a device, owned, wrapped, or a range of another buffer.
#ifndef EMP_RUNTIME_HAL_BUFFER_H_
#define EMP_RUNTIME_HAL_BUFFER_H_

#include "base/object.h"
#include "emplace/runtime.h"

struct emp_buffer_s {
  emp_object_t object;
  emp_allocator_t host;  // of this struct
  emp_device_t* device;  // retained
  emp_buffer_t* parent;  // retained; of a range
  uint8_t* data;
  uint64_t length;
  emp_memory_t memory;
  emp_usage_t usage;
  void* block;  // device memory that this buffer owns
  void (*release)(void* user, void* data);
  void* user;
};

extern const emp_object_type_t emp_buffer_type;

// The public functions with an allocator for the handle.
emp_status_t emp_buffer_allocate_in(emp_device_t* device,
                                    emp_buffer_params_t params,
                                    uint64_t length_bytes, emp_allocator_t host,
                                    emp_buffer_t** out_buffer) EMP_NODISCARD;
emp_status_t emp_buffer_subspan_in(emp_buffer_t* parent, uint64_t offset_bytes,
                                   uint64_t length_bytes, emp_allocator_t host,
                                   emp_buffer_t** out_buffer) EMP_NODISCARD;

// The buffer that `object` is. INVALID_ARGUMENT for null or another type.
emp_status_t emp_buffer_from(emp_object_t* object,
                             emp_buffer_t** out_buffer) EMP_NODISCARD;

// [offset, offset + length) lies inside. A length of UINT64_MAX is the rest;
// `inout_length` may be NULL if that is not wanted.
emp_status_t emp_buffer_check_range(const emp_buffer_t* buffer,
                                    uint64_t offset_bytes,
                                    uint64_t* inout_length) EMP_NODISCARD;

// All bits of `usage` are allowed; PERMISSION_DENIED naming what for.
emp_status_t emp_buffer_check_usage(const emp_buffer_t* buffer,
                                    emp_usage_t usage,
                                    const char* what) EMP_NODISCARD;

// Two ranges of memory have a byte in common.
bool emp_buffer_overlaps(const emp_buffer_t* a, uint64_t a_bytes,
                         const emp_buffer_t* b, uint64_t b_bytes);

#endif  // EMP_RUNTIME_HAL_BUFFER_H_
