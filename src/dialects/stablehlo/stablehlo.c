// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The stablehlo dialect: its tables. Hooks are in the files beside.
#include "dialects/op_kinds.h"
#include "dialects/stablehlo/stablehlo_hooks.h"

#define EMP_DIALECT_DEF "dialects/stablehlo/stablehlo.def"
#include "dialects/dialect_tables.inc"

const emp_dialect_t emp_stablehlo_dialect = {
    .name = "stablehlo",
    EMP_DIALECT_TABLES,
    .materialize_constant = emp_hlo_materialize_constant,
    .doc = "programs of machine learning frameworks, as of StableHLO 1.18"};
