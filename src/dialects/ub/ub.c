// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The ub dialect.
#include "dialects/op_kinds.h"
#include "ir/op.h"
#include "ir/parser.h"

static bool fold_poison(emp_op_t* op, const emp_attr_t* const* operands,
                        emp_fold_result_t* out_results) {
  (void)operands;
  out_results[0].attr = emp_op_attr(op, "value");
  return out_results[0].attr != NULL;
}

#define EMP_DIALECT_DEF "dialects/ub/ub.def"
#include "dialects/dialect_tables.inc"

const emp_dialect_t emp_ub_dialect = {
    .name = "ub", EMP_DIALECT_TABLES, .doc = "undefined behaviour"};
