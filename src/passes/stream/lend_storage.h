// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Storage that callers give to the functions that they call.
#ifndef EMP_PASSES_STREAM_LEND_STORAGE_H_
#define EMP_PASSES_STREAM_LEND_STORAGE_H_

#include "passes/common/host_functions.h"

// Gives the function, which is called only, one more argument, storage.
emp_value_t* emp_add_storage_argument(emp_host_function_t* function);
// Makes the storage for the last argument in front of each call. `bytes` is
// computed in the function from its arguments. `result` is the result of the
// call that is that very storage, or -1.
void emp_lend_storage(emp_host_function_t* function, emp_value_t* bytes,
                      int result, emp_arena_t* scratch);
// Results for which the function makes storage are lent by its callers.
// `entry` builds at the start of the function.
void emp_lend_results(emp_host_function_t* function, emp_rewriter_t* entry);

#endif  // EMP_PASSES_STREAM_LEND_STORAGE_H_
