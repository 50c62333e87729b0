// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The dictionary `iree.reflection` of a function: what its callers may know.
#ifndef EMP_PASSES_STREAM_REFLECTION_H_
#define EMP_PASSES_STREAM_REFLECTION_H_

#include "ir/op.h"

const emp_attr_t* emp_reflection_get(const emp_op_t* function, const char* key);
// Adds or replaces an entry.
void emp_reflection_set(emp_op_t* function, const char* key,
                        const emp_attr_t* value);

#endif  // EMP_PASSES_STREAM_REFLECTION_H_
