// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The torch_c dialect.
#include "base/text.h"
#include "dialects/op_kinds.h"
#include "dialects/torch/torch_hooks.h"
#include "ir/diag.h"

// The element of a builtin tensor: integers lose their sign.
static bool is_element(const emp_type_t* dtype, const emp_type_t* element) {
  if (dtype == element) return true;
  if (emp_type_is_torch(dtype)) return emp_type_is_any_integer(element);
  return emp_type_is_any_integer(dtype) && emp_type_is_any_integer(element) &&
         dtype->bits == element->bits;
}

static bool corresponds(const emp_type_t* torch, const emp_type_t* builtin) {
  emp_torch_tensor_t tensor;
  emp_torch_tensor_get(torch, &tensor);
  if (tensor.dtype && !is_element(tensor.dtype, builtin->element)) return false;
  if (!tensor.sizes || builtin->kind != EMP_TYPE_TENSOR) return true;
  if (emp_dense_count(tensor.sizes) != builtin->rank) return false;
  for (uint32_t i = 0; i < builtin->rank; ++i) {
    if (emp_dense_int(tensor.sizes, i) != builtin->dims[i]) return false;
  }
  return true;
}

static bool verify_tensors(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* from = emp_op_operand(op, 0)->type;
  const emp_type_t* to = emp_op_result(op, 0)->type;
  bool fits =
      emp_type_is_torch(from) ? corresponds(from, to) : corresponds(to, from);
  if (fits) return true;
  emp_str_t want =
      emp_arena_format(op->arena, "a result of the sizes and dtype of '%s'",
                       emp_type_text(op->arena, from));
  return emp_diag_op_wants(sink, op->loc, op->info->name, want.data,
                           emp_type_text(op->arena, to));
}

// There and back is nothing.
static bool fold_inverse(emp_op_t* op, const emp_attr_t* const* operands,
                         emp_fold_result_t* out_results) {
  const emp_op_t* def = emp_value_def(emp_op_operand(op, 0));
  uint32_t inverse = emp_op_is(op, EMP_OP_torch_c_to_builtin_tensor)
                         ? EMP_OP_torch_c_from_builtin_tensor
                         : EMP_OP_torch_c_to_builtin_tensor;
  (void)operands;
  if (!def || !emp_op_is(def, inverse) ||
      emp_op_operand(def, 0)->type != emp_op_result(op, 0)->type) {
    return false;
  }
  out_results[0].value = emp_op_operand(def, 0);
  return true;
}

#define EMP_DIALECT_DEF "dialects/torch_c/torch_c.def"
#include "dialects/dialect_tables.inc"

const emp_dialect_t emp_torch_c_dialect = {
    .name = "torch_c",
    EMP_DIALECT_TABLES,
    .doc = "between types of torch and builtin ones"};
