// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The loader of kernels that are ELF relocatable objects of this machine.
#ifndef EMP_RUNTIME_HAL_LOADERS_ELF_LOADER_H_
#define EMP_RUNTIME_HAL_LOADERS_ELF_LOADER_H_

#include "runtime/hal/executable.h"

extern const emp_executable_loader_t emp_elf_loader;

// One object in memory: its sections placed, relocated and sealed.
typedef struct emp_elf_image_s {
  uint8_t* memory;
  size_t bytes;
} emp_elf_image_t;

// Loads an object of any of the two machines (only that of this machine can
// run) and finds the functions of `names`.
//
// Errors: INVALID_ARGUMENT for what is no such object, DATA_LOSS for parts out
//         of place, NOT_FOUND for a name or an undefined symbol that is none
//         of memcpy, memmove, memset, memcmp and the functions of
//         contract/math_imports.def.
emp_status_t emp_elf_load(const uint8_t* data, size_t length,
                          const emp_str_t* names, size_t name_count,
                          void** out_functions,
                          emp_elf_image_t* out_image) EMP_NODISCARD;
void emp_elf_unload(emp_elf_image_t* image);

#endif  // EMP_RUNTIME_HAL_LOADERS_ELF_LOADER_H_
