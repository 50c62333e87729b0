// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a device is made of: one table of functions a driver. The functions of
// hal_device.h, hal_buffer.h and command_buffer.h check ranges, usages and
// counts and resolve binding slots; what they call here may take all of that
// for granted.
#ifndef EMP_RUNTIME_HAL_DRIVER_H_
#define EMP_RUNTIME_HAL_DRIVER_H_

#include "runtime/hal/executable.h"

typedef struct emp_driver_s {
  // False: kernels do not run and buffers keep what they hold.
  bool computes;

  // -- required --------------------------------------------------------------

  // Memory for buffers that the host sees, at any address; NULL when there is
  // none. `bytes` is never 0.
  void* (*allocate)(emp_device_t* device, size_t bytes);
  void (*deallocate)(emp_device_t* device, void* block, size_t bytes);
  // The pattern has 1, 2, 4 or 8 bytes and divides the length.
  void (*fill)(emp_device_t* device, uint8_t* target, uint64_t length_bytes,
               uint64_t pattern, uint32_t pattern_bytes);
  // The ranges may overlap. `source` is host memory for an update.
  void (*copy)(emp_device_t* device, uint8_t* target, const uint8_t* source,
               uint64_t length_bytes);
  // Runs a grid. `writable` has a bit for each binding that may be written.
  emp_status_t (*dispatch)(emp_device_t* device, emp_executable_t* executable,
                           uint32_t kernel, emp_dispatch_t* dispatch,
                           uint64_t writable, emp_allocator_t host);

  // -- optional --------------------------------------------------------------

  // NULL: the device has nothing beside its memory.
  emp_status_t (*open)(emp_device_t* device);
  void (*close)(emp_device_t* device);
} emp_driver_t;

#define DRIVER(id, ...) extern const emp_driver_t emp_driver_##id;
#include "runtime/hal/drivers/drivers.def"
#undef DRIVER

// The driver of that name, "" for the default; NULL when there is none.
const emp_driver_t* emp_driver_find(emp_str_t name);

#endif  // EMP_RUNTIME_HAL_DRIVER_H_
