// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Making ops whose operands come in named groups, in any order: the row knows
// the order and whether operandSegmentSizes is wanted.
#ifndef EMP_PASSES_COMMON_BUILD_GROUPS_H_
#define EMP_PASSES_COMMON_BUILD_GROUPS_H_

#include "ir/rewrite.h"

typedef struct emp_group_s {
  const char* name;  // of the row's operand group
  emp_value_t* const* values;
  size_t count;
} emp_group_t;

// A group of one value, or of none when it is NULL.
#define EMP_GROUP(group_name, value) \
  {(group_name), (emp_value_t* const[]){(value)}, (value) ? 1u : 0u}

// Makes an op of `kind` at the insertion point. `parts` tells everything but
// the operands. Groups that are left out are empty. Uses the rewriter's
// scratch arena, or the module's.
emp_op_t* emp_build_grouped(emp_rewriter_t* rewriter, uint32_t kind,
                            const emp_group_t* groups, size_t group_count,
                            const emp_build_t* parts);

// `parts` in place: emp_build_groups(b, EMP_OP_x, groups, .region_count = 1).
#define emp_build_groups(rewriter, kind, groups, ...)                   \
  emp_build_grouped((rewriter), (kind), (groups), EMP_COUNT_OF(groups), \
                    &(emp_build_t){__VA_ARGS__})

#endif  // EMP_PASSES_COMMON_BUILD_GROUPS_H_
