// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The CPU as a device: where buffers come from and what they cost.
#ifndef EMP_RUNTIME_HAL_DEVICE_H_
#define EMP_RUNTIME_HAL_DEVICE_H_

#include "base/object.h"
#include "emplace/runtime.h"

// A range of memory that one running call has for itself.
typedef struct emp_claim_s {
  struct emp_claim_s* next;
  uintptr_t start;
  uintptr_t end;
} emp_claim_t;

struct emp_driver_s;

struct emp_device_s {
  emp_object_t object;
  const struct emp_driver_s* driver;
  void* self;              // of the driver
  emp_allocator_t host;    // of handles
  emp_allocator_t memory;  // of buffer contents
  emp_mutex_t mutex;       // of the statistics and the claims
  emp_claim_t* claims;     // storage of calls that are running
  emp_memory_statistics_t statistics;
  char name[32];
};

extern const emp_object_type_t emp_device_type;

// Memory of a buffer, aligned to 64 bytes; `out_block` is what to free.
emp_status_t emp_device_allocate(emp_device_t* device, uint64_t length_bytes,
                                 void** out_data,
                                 void** out_block) EMP_NODISCARD;
void emp_device_free(emp_device_t* device, void* block, uint64_t length_bytes);

// Marks a range as in use until it is given back. FAILED_PRECONDITION if a part
// of it is in use already: two calls at once need storage each.
emp_status_t emp_device_claim(emp_device_t* device, const void* data,
                              uint64_t length_bytes,
                              emp_claim_t* out_claim) EMP_NODISCARD;
void emp_device_unclaim(emp_device_t* device, emp_claim_t* claim);

// The device that `object` is, or `otherwise` for null.
emp_status_t emp_device_from(emp_object_t* object, emp_device_t* otherwise,
                             emp_device_t** out_device) EMP_NODISCARD;

#endif  // EMP_RUNTIME_HAL_DEVICE_H_
