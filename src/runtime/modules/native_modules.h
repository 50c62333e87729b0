// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The native modules that compiled programs import from. Each is a table of
// the rows of its .def in contract/, ready for emp_vm_program_create.
#ifndef EMP_RUNTIME_MODULES_NATIVE_MODULES_H_
#define EMP_RUNTIME_MODULES_NATIVE_MODULES_H_

#include "runtime/hal/executable.h"
#include "runtime/vm/vm_native.h"

// "vmvx": micro-kernels. Without state.
emp_vm_native_module_t emp_vmvx_module(void);
// "util": packing. Without state.
emp_vm_native_module_t emp_util_module(void);
// "check": checks of test programs. Without state.
emp_vm_native_module_t emp_check_module(void);

// An executable of the running module, by its name there.
typedef struct emp_named_executable_s {
  emp_str_t name;
  emp_executable_t* executable;
} emp_named_executable_t;

// What "hal" works on; outlives the linked program.
typedef struct emp_hal_state_s {
  emp_device_t* device;
  const emp_named_executable_t* executables;
  size_t executable_count;
  // Loads executable bytes that a program holds as a constant.
  emp_status_t (*create_executable)(void* user, emp_str_t format,
                                    const void* data, size_t length,
                                    emp_executable_t** out_executable);
  void* user;
  emp_writer_t trace;  // of hal.buffer_view.trace; may be {0}
} emp_hal_state_t;

// "hal": devices, buffers, command buffers, queues, fences, executables.
emp_vm_native_module_t emp_hal_module(emp_hal_state_t* state);

// The functions of "hal", one a row of contract/hal_imports.def.
#define HAL_IMPORT(id, name, convention, ...) \
  emp_status_t emp_hal_##id(void* self, const emp_vm_call_t* call);
#include "contract/hal_imports.def"
#undef HAL_IMPORT

#endif  // EMP_RUNTIME_MODULES_NATIVE_MODULES_H_
