// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The iree_tensor_ext dialect: loads and stores of dispatch operands, and the
// placeholders for workgroup counts.
#include "dialects/dynamic_index_list.h"
#include "dialects/iree_tensor_ext/dispatch_tensor_syntax.h"
#include "dialects/op_kinds.h"

static bool is_dispatch_tensor(const emp_type_t* type) {
  return emp_type_is_dispatch_tensor(type);
}

#define EMP_DIALECT_DEF "dialects/iree_tensor_ext/iree_tensor_ext.def"
#include "dialects/dialect_tables.inc"

const emp_dialect_t emp_iree_tensor_ext_dialect = {
    .name = "iree_tensor_ext",
    EMP_DIALECT_TABLES,
    .doc = "how a dispatch body sees its operands"};
