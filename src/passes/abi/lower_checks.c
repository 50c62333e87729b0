// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// lower-checks: check.* ops look at buffer views, as the host's checks do.
//
// Before:
//   check.expect_eq_const(%x, dense<1> : tensor<2xi32>) : tensor<2xi32>
// After:
//   %c = arith.constant dense<1> : tensor<2xi32>
//   %a = hal.tensor.export %x : tensor<2xi32> -> !hal.buffer_view
//   %b = hal.tensor.export %c : tensor<2xi32> -> !hal.buffer_view
//   check.expect_eq(%a, %b) : !hal.buffer_view
// Right, because a view of a tensor has its elements. Ends: each op is replaced
// once by one that has no tensors.
#include "base/assert.h"
#include "dialects/op_kinds.h"
#include "passes/common/build_groups.h"
#include "passes/common/tensor_dims.h"
#include "passes/passes.h"

static emp_value_t* export_tensor(emp_rewriter_t* b, emp_value_t* tensor) {
  emp_value_t* dims[EMP_MAX_RANK];
  size_t count = 0;
  const emp_type_t* index = emp_type_index(b->context);
  for (uint32_t k = 0; k < tensor->type->rank; ++k) {
    if (tensor->type->dims[k] != EMP_DIM_DYNAMIC) continue;
    emp_value_t* at = emp_build_index(b, k);
    dims[count++] = emp_build_value(b, EMP_OP_tensor_dim,
                                    EMP_VALUES(tensor, at), EMP_TYPES(index));
  }
  const emp_group_t groups[] = {EMP_GROUP("source", tensor),
                                {"source_dims", dims, count}};
  const emp_type_t* view =
      emp_type_named(b->context, "hal.buffer_view", NULL, 0);
  emp_op_t* op = emp_build_groups(
      b, EMP_OP_hal_tensor_export, groups, EMP_TYPES(view),
      EMP_ATTRS(EMP_ATTR("source_encoding", emp_attr_type(tensor->type))));
  return emp_op_result(op, 0);
}

// The op that compares with a tensor instead of a constant.
static uint32_t kind_without_constant(const emp_op_t* op) {
  if (emp_op_is(op, EMP_OP_check_expect_eq_const))
    return EMP_OP_check_expect_eq;
  if (emp_op_is(op, EMP_OP_check_expect_almost_eq_const)) {
    return EMP_OP_check_expect_almost_eq;
  }
  return op->info->kind;
}

static bool lower(emp_pass_ctx_t* pass, emp_op_t* op) {
  const emp_attr_t* value = emp_op_attr(op, "value");
  uint32_t kind = kind_without_constant(op);
  emp_rewriter_t b = emp_build_before(op);
  b.scratch = pass->scratch;
  emp_value_t* operands[4];
  size_t count = 0;
  if (op->operand_count > 3) return true;
  for (uint32_t i = 0; i < op->operand_count; ++i) {
    emp_value_t* operand = emp_op_operand(op, i);
    bool is_tensor = operand->type->kind == EMP_TYPE_TENSOR;
    operands[count++] = is_tensor ? export_tensor(&b, operand) : operand;
  }
  if (kind != op->info->kind) {
    emp_value_t* constant = emp_build_constant(&b, value, value->type);
    operands[count++] = export_tensor(&b, constant);
  }
  emp_op_t* made =
      emp_build_op(&b, kind, .operands = operands, .operand_count = count,
                   .attrs = op->attrs ? op->attrs->entries : NULL,
                   .attr_count = op->attrs ? op->attrs->count : 0);
  if (kind != op->info->kind) emp_op_remove_attr(made, "value");
  emp_erase_op(&b, op);
  return true;
}

bool emp_pass_lower_checks(emp_pass_ctx_t* pass) {
  static const uint32_t kKinds[] = {
      EMP_OP_check_expect_all_true,        EMP_OP_check_expect_eq,
      EMP_OP_check_expect_eq_const,        EMP_OP_check_expect_almost_eq,
      EMP_OP_check_expect_almost_eq_const, EMP_OP_check_expect_close,
  };
  bool ok = true;
  for (size_t k = 0; k < EMP_COUNT_OF(kKinds); ++k) {
    emp_op_list_t list = emp_collect(pass->op, kKinds[k], pass->scratch);
    for (size_t i = 0; i < list.count; ++i) {
      bool has_tensor = false;
      for (uint32_t n = 0; n < list.items[i]->operand_count; ++n) {
        has_tensor |=
            emp_op_operand(list.items[i], n)->type->kind == EMP_TYPE_TENSOR;
      }
      if (has_tensor) ok &= lower(pass, list.items[i]);
    }
  }
  return ok;
}
