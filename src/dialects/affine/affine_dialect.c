// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The affine dialect: its tables.
#include "dialects/affine/affine_syntax.h"
#include "dialects/affine/affine_verify.h"
#include "dialects/op_kinds.h"

#define EMP_DIALECT_DEF "dialects/affine/affine.def"
#include "dialects/dialect_tables.inc"

const emp_dialect_t emp_affine_dialect = {
    .name = "affine",
    EMP_DIALECT_TABLES,
    .doc = "loops and accesses by affine maps"};
