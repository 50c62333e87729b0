// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Puts named operand groups into the order of the op's row and writes the
// segment sizes where the row has them.
#include "passes/common/build_groups.h"

#include <string.h>

#include "base/assert.h"
#include "ir/op_spec.h"

static const emp_group_t* find_group(const emp_group_t* groups, size_t count,
                                     const char* name) {
  for (size_t i = 0; i < count; ++i) {
    if (strcmp(groups[i].name, name) == 0) return &groups[i];
  }
  return NULL;
}

// Every group that was given must be one of the row's.
static bool groups_are_known(const emp_op_spec_t* spec,
                             const emp_group_t* groups, size_t count) {
  size_t found = 0;
  for (uint32_t i = 0; i < spec->operand_count; ++i) {
    found += find_group(groups, count, spec->operands[i].name) != NULL;
  }
  return found == count;
}

emp_op_t* emp_build_grouped(emp_rewriter_t* rewriter, uint32_t kind,
                            const emp_group_t* groups, size_t group_count,
                            const emp_build_t* parts) {
  const emp_op_info_t* info =
      emp_context_op_info_of_kind(rewriter->context, kind);
  const emp_op_spec_t* spec = emp_op_spec(rewriter->context, info);
  EMP_ASSERT(groups_are_known(spec, groups, group_count));
  size_t total = 0;
  for (size_t i = 0; i < group_count; ++i)
    total += groups[i].count;
  emp_arena_t* arena = rewriter->scratch ? rewriter->scratch : rewriter->arena;
  emp_value_t** operands = emp_arena_new_array(arena, emp_value_t*, total + 1);
  int32_t segments[EMP_MAX_GROUPS] = {0};
  size_t at = 0;
  for (uint32_t i = 0; i < spec->operand_count; ++i) {
    const emp_group_t* group =
        find_group(groups, group_count, spec->operands[i].name);
    if (!group || group->count == 0) continue;
    memcpy(operands + at, group->values, group->count * sizeof(emp_value_t*));
    at += group->count;
    segments[i] = (int32_t)group->count;
  }
  emp_build_t all = *parts;
  all.operands = operands;
  all.operand_count = total;
  if ((info->traits & ATTR_SIZED_OPERANDS) != 0) {
    emp_named_attr_t* attrs =
        emp_arena_new_array(arena, emp_named_attr_t, parts->attr_count + 1);
    for (size_t i = 0; i < parts->attr_count; ++i)
      attrs[i] = parts->attrs[i];
    attrs[parts->attr_count] = (emp_named_attr_t){
        EMP_STR("operandSegmentSizes"),
        emp_attr_i32_array(rewriter->context, segments, spec->operand_count)};
    all.attrs = attrs;
    all.attr_count = parts->attr_count + 1;
  }
  return emp_build(rewriter, kind, &all);
}
