// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The dialects that a context knows.
#ifndef EMP_DIALECTS_ALL_DIALECTS_H_
#define EMP_DIALECTS_ALL_DIALECTS_H_

#include "ir/context.h"

// Registers every dialect of dialects/all_dialects.inc.
void emp_register_all_dialects(emp_context_t* context);

#endif  // EMP_DIALECTS_ALL_DIALECTS_H_
