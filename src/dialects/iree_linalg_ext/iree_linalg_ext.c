// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The iree_linalg_ext dialect: its tables.
#include "dialects/dynamic_index_list.h"
#include "dialects/iree_linalg_ext/linalg_ext_verify.h"
#include "dialects/op_kinds.h"

static bool is_scalar(const emp_type_t* type) {
  return emp_type_is_float(type) || emp_type_is_index(type) ||
         (type->kind == EMP_TYPE_INTEGER && type->signedness == EMP_SIGNLESS);
}

static bool allows_tensor_or_scalar(const emp_type_t* type) {
  return is_scalar(type->kind == EMP_TYPE_TENSOR ? type->element : type);
}

#define EMP_DIALECT_DEF "dialects/iree_linalg_ext/iree_linalg_ext.def"
#include "dialects/dialect_tables.inc"

const emp_dialect_t emp_iree_linalg_ext_dialect = {
    .name = "iree_linalg_ext",
    EMP_DIALECT_TABLES,
    .doc = "ops on tensors and memrefs that are no plain loop nests"};
