// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The vmvx dialect: calls of built-in micro-kernels.
#include "dialects/op_kinds.h"
#include "ir/parser.h"

#define EMP_DIALECT_DEF "dialects/vmvx/vmvx.def"
#include "dialects/dialect_tables.inc"

const emp_dialect_t emp_vmvx_dialect = {
    .name = "vmvx",
    EMP_DIALECT_TABLES,
    .doc = "micro-kernels on 2-D strided pieces of buffers"};
