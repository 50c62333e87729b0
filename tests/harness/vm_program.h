// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Programs written as text of the vm dialect, as module images.
#ifndef EMP_TESTS_HARNESS_VM_PROGRAM_H_
#define EMP_TESTS_HARNESS_VM_PROGRAM_H_

#include "emplace/runtime.h"

// An image and the module loaded from it.
typedef struct emp_test_program_s {
  uint8_t* image;  // aligned to 64
  size_t length;
  void* block;
  size_t block_bytes;
  emp_module_t* module;
} emp_test_program_t;

// Emits `text`; diagnostics go to the error stream. False after them.
bool emp_test_emit_vm(const char* text, emp_test_program_t* out_program);
// Emits and loads; fails the test if that does not go well. `device` NULL is
// one of the module's own.
emp_test_program_t emp_test_load_vm(const char* text, emp_device_t* device,
                                    emp_allocator_t host);
// The same with the text in a file, named from the root of the tree.
bool emp_test_emit_vm_file(const char* path, emp_test_program_t* out_program);
emp_test_program_t emp_test_load_vm_file(const char* path, emp_device_t* device,
                                         emp_allocator_t host);
void emp_test_unload_vm(emp_test_program_t* program);

#endif  // EMP_TESTS_HARNESS_VM_PROGRAM_H_
