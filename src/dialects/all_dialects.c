// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The list of dialects, once, from all_dialects.inc.
#include "dialects/all_dialects.h"

#define DIALECT(id) extern const emp_dialect_t emp_##id##_dialect;
#include "dialects/all_dialects.inc"
#undef DIALECT

void emp_register_all_dialects(emp_context_t* context) {
#define DIALECT(id) emp_context_register(context, &emp_##id##_dialect);
#include "dialects/all_dialects.inc"
#undef DIALECT
}
