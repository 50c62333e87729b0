// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The loader of kernels that are VM bytecode ("vmvx-bytecode").
#ifndef EMP_RUNTIME_SESSION_VMVX_LOADER_H_
#define EMP_RUNTIME_SESSION_VMVX_LOADER_H_

#include "runtime/hal/executable.h"

// The bytes are a module image whose exports are the kernels, with the calling
// convention of contract/executable_abi.h and without globals. `fuel` limits
// one workgroup; 0 does not.
//
// Errors: those of parsing and verifying a module; INCOMPATIBLE for a kernel
//         with another convention, NOT_FOUND for one that is no export.
emp_status_t emp_vmvx_load(const emp_executable_source_t* source, uint64_t fuel,
                           emp_allocator_t host,
                           emp_executable_t** out_executable) EMP_NODISCARD;

#endif  // EMP_RUNTIME_SESSION_VMVX_LOADER_H_
