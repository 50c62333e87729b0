// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Memory that code is written to and then run from, never both at once.
#ifndef EMP_RUNTIME_HAL_LOADERS_CODE_MEMORY_H_
#define EMP_RUNTIME_HAL_LOADERS_CODE_MEMORY_H_

#include <stddef.h>

#include "emplace/status.h"

// Zeroed pages, readable and writable; at least `bytes`.
emp_status_t emp_code_memory_map(size_t bytes, void** out_memory) EMP_NODISCARD;
// From now on readable and executable only; caches are made coherent.
emp_status_t emp_code_memory_seal(void* memory, size_t bytes) EMP_NODISCARD;
void emp_code_memory_unmap(void* memory, size_t bytes);  // NULL is fine

#endif  // EMP_RUNTIME_HAL_LOADERS_CODE_MEMORY_H_
