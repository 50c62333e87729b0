// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A device that does nothing: memory is there, work is taken and forgotten. It
// measures what the host spends, and is what a new driver starts from: copy
// this file, give it a row in drivers.def, and replace one function after the
// other until the conformance tests (tests/cts) pass with `computes` set.
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
  (void)device, (void)target, (void)length_bytes;
  (void)pattern, (void)pattern_bytes;
}

static void copy(emp_device_t* device, uint8_t* target, const uint8_t* source,
                 uint64_t length_bytes) {
  (void)device, (void)target, (void)source, (void)length_bytes;
}

static emp_status_t dispatch(emp_device_t* device, emp_executable_t* executable,
                             uint32_t kernel, emp_dispatch_t* dispatch,
                             uint64_t writable, emp_allocator_t host) {
  (void)device, (void)executable, (void)kernel, (void)dispatch;
  (void)writable, (void)host;
  return emp_ok_status();
}

const emp_driver_t emp_driver_null = {
    .allocate = allocate,
    .deallocate = deallocate,
    .fill = fill,
    .copy = copy,
    .dispatch = dispatch,
};
