// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Finding and opening libemplace_llvm.so.
#ifndef EMP_COMPILER_CODEGEN_LOADER_H_
#define EMP_COMPILER_CODEGEN_LOADER_H_

#include "contract/codegen_api.h"

// Opens the LLVM back end: linked in (static builds), next to this library or
// the program, then in the folders of EMP_CODEGEN_PATH. It stays open; opening
// it again costs next to nothing.
//
// Errors: UNAVAILABLE, naming the package to install and the places searched;
//         INCOMPATIBLE for a library of another version.
emp_status_t emp_codegen_load(const emp_codegen_api_t** out_api) EMP_NODISCARD;

#endif  // EMP_COMPILER_CODEGEN_LOADER_H_
