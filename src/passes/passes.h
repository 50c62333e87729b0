// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Every pass by its function and by its name, from the rows of passes.def.
#ifndef EMP_PASSES_PASSES_H_
#define EMP_PASSES_PASSES_H_

#include "ir/pass.h"

#define PASS(id, text, scope, doc) bool emp_pass_##id(emp_pass_ctx_t* pass);
#include "passes/passes.def"
#undef PASS

// The pass of that name (dashes or underscores), or NULL.
const emp_pass_info_t* emp_find_pass(emp_str_t name);
size_t emp_pass_count(void);
const emp_pass_info_t* emp_pass_at(size_t i);

#endif  // EMP_PASSES_PASSES_H_
