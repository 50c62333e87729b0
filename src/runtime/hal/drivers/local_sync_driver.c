// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The CPU as a device that works in the calling thread: memory comes from the
// allocator that the device was given, everything has happened when the
// functions return.
#include <string.h>

#include "runtime/hal/driver.h"
#include "runtime/hal/hal_device.h"

static void* allocate(emp_device_t* device, size_t bytes) {
  return device->memory.realloc(device->memory.self, NULL, 0, bytes);
}

static void deallocate(emp_device_t* device, void* block, size_t bytes) {
  device->memory.realloc(device->memory.self, block, bytes, 0);
}

static void fill(emp_device_t* device, uint8_t* target, uint64_t length_bytes,
                 uint64_t pattern, uint32_t pattern_bytes) {
  (void)device;
  if (pattern_bytes == 1) {
    memset(target, (int)(pattern & 0xff), (size_t)length_bytes);
    return;
  }
  for (uint64_t i = 0; i < length_bytes; i += pattern_bytes) {
    memcpy(target + i, &pattern, pattern_bytes);
  }
}

static void copy(emp_device_t* device, uint8_t* target, const uint8_t* source,
                 uint64_t length_bytes) {
  (void)device;
  if (length_bytes > 0) memmove(target, source, (size_t)length_bytes);
}

static emp_status_t dispatch(emp_device_t* device, emp_executable_t* executable,
                             uint32_t kernel, emp_dispatch_t* dispatch,
                             uint64_t writable, emp_allocator_t host) {
  (void)device;
  return emp_executable_run(executable, kernel, dispatch, writable, host);
}

const emp_driver_t emp_driver_local_sync = {
    .computes = true,
    .allocate = allocate,
    .deallocate = deallocate,
    .fill = fill,
    .copy = copy,
    .dispatch = dispatch,
};
