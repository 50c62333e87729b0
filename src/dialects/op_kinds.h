// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// EMP_OP_<id> for every op row of every dialect. The numbers are not stable
// across versions; nothing stores them.
#ifndef EMP_DIALECTS_OP_KINDS_H_
#define EMP_DIALECTS_OP_KINDS_H_

typedef enum emp_op_kind_e {
  EMP_OP_NONE = 0,
#define OP(id, ...) EMP_OP_##id,
#include "dialects/all_ops.inc"
  EMP_OP_COUNT,
} emp_op_kind_t;

#endif  // EMP_DIALECTS_OP_KINDS_H_
