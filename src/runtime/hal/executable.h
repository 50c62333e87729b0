// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Executables: kernels loaded for a device. What a kernel is (machine code,
// bytecode) its loader knows; everyone else runs grids of workgroups.
#ifndef EMP_RUNTIME_HAL_EXECUTABLE_H_
#define EMP_RUNTIME_HAL_EXECUTABLE_H_

#include "base/object.h"
#include "contract/executable_abi.h"
#include "emplace/runtime.h"

typedef struct emp_executable_s emp_executable_t;

// What the module says of one kernel.
typedef struct emp_kernel_s {
  emp_str_t name;  // borrowed from the module
  uint32_t workgroup_size[3];
  uint32_t binding_count;
  uint32_t constant_count;
  uint32_t local_bytes;
} emp_kernel_description_t;

typedef struct emp_executable_vtable_s {
  // Frees what the loader made, the struct itself too.
  void (*destroy)(emp_executable_t* executable);
  // Runs all workgroups of a grid, one after the other. `writable` has a bit
  // for each binding that may be written; `local_memory` has the kernel's
  // local_bytes. Counts of bindings and constants are right.
  emp_status_t (*run)(emp_executable_t* executable, uint32_t kernel,
                      const emp_dispatch_t* dispatch, uint64_t writable,
                      void* local_memory);
} emp_executable_vtable_t;

// Loaders put this first in a struct of their own.
struct emp_executable_s {
  emp_object_t object;
  const emp_executable_vtable_t* vtable;
  const emp_kernel_description_t* kernels;  // lives as long as the executable
  uint32_t kernel_count;
};

extern const emp_object_type_t emp_executable_type;

enum { EMP_MAX_BINDINGS = 64 };

// What a loader gets. The bytes and kernels outlive the executable.
typedef struct emp_executable_source_s {
  emp_str_t name;
  emp_str_t format;
  const uint8_t* data;  // aligned to 64
  size_t length;
  const emp_kernel_description_t* kernels;
  uint32_t kernel_count;
} emp_executable_source_t;

// One way to load executables.
typedef struct emp_executable_loader_s {
  void* self;
  // Whether the format can run on this machine.
  bool (*supports)(void* self, emp_str_t format);
  emp_status_t (*load)(void* self, const emp_executable_source_t* source,
                       emp_allocator_t host, emp_executable_t** out_executable);
} emp_executable_loader_t;

void emp_executable_init(emp_executable_t* executable,
                         const emp_executable_vtable_t* vtable,
                         const emp_executable_source_t* source);

// The executable that `object` is. INVALID_ARGUMENT for null or another type.
emp_status_t emp_executable_from(
    emp_object_t* object, emp_executable_t** out_executable) EMP_NODISCARD;

// EMP_MATH_COUNT functions, by the numbers of contract/math_imports.def.
extern const emp_math_function_t emp_math_functions[];

// Runs one grid on the calling thread; local memory comes from `host`.
emp_status_t emp_executable_run(emp_executable_t* executable, uint32_t kernel,
                                emp_dispatch_t* dispatch, uint64_t writable,
                                emp_allocator_t host) EMP_NODISCARD;

#endif  // EMP_RUNTIME_HAL_EXECUTABLE_H_
