// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The scf dialect's tables; its hooks are in scf_*.c.
#include "dialects/op_kinds.h"
#include "dialects/scf/scf_hooks.h"

#define EMP_DIALECT_DEF "dialects/scf/scf.def"
#include "dialects/dialect_tables.inc"

const emp_dialect_t emp_scf_dialect = {
    .name = "scf", EMP_DIALECT_TABLES, .doc = "structured control flow"};
