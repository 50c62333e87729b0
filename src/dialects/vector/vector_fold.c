// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Folds of the vector dialect: what changes nothing, and splats.
#include "dialects/dynamic_index_list.h"
#include "dialects/op_kinds.h"
#include "dialects/vector/vector_hooks.h"

static bool to_value(emp_fold_result_t* out, emp_value_t* value) {
  out->value = value;
  return value != NULL;
}

static bool is_splat(const emp_attr_t* attr) {
  return attr != NULL && attr->kind == EMP_ATTR_DENSE && attr->data.is_splat;
}

bool emp_vector_infer_shuffle(emp_context_t* context,
                              emp_value_t* const* operands,
                              size_t operand_count, const emp_attr_t* attrs,
                              const emp_type_t** out_types) {
  (void)context;
  const emp_attr_t* mask = attrs ? emp_dictionary_get(attrs, "mask") : NULL;
  int64_t dims[EMP_VECTOR_MAX_RANK];
  if (operand_count != 2 || mask == NULL ||
      mask->kind != EMP_ATTR_DENSE_ARRAY) {
    return false;
  }
  const emp_type_t* type = operands[0]->type;
  if (type->kind != EMP_TYPE_VECTOR || type->rank > EMP_VECTOR_MAX_RANK) {
    return false;
  }
  uint32_t rank = type->rank == 0 ? 1 : type->rank;
  for (uint32_t i = 1; i < rank; ++i)
    dims[i] = type->dims[i];
  dims[0] = emp_dense_count(mask);
  if (dims[0] == 0) return false;
  out_types[0] =
      emp_type_vector(dims, rank, type->scalable_dims, type->element);
  return true;
}

bool emp_vector_fold_broadcast(emp_op_t* op, const emp_attr_t* const* operands,
                               emp_fold_result_t* out_results) {
  const emp_type_t* type = emp_op_result(op, 0)->type;
  emp_value_t* source = emp_op_operand(op, 0);
  if (source->type == type) return to_value(&out_results[0], source);
  const emp_attr_t* value = operands[0];
  if (value == NULL) return false;
  if (value->kind == EMP_ATTR_INTEGER || value->kind == EMP_ATTR_FLOAT) {
    out_results[0].attr = emp_attr_dense_splat(type, value);
    return true;
  }
  if (!is_splat(value)) return false;
  out_results[0].attr = emp_attr_dense(type, value->data);
  return true;
}

bool emp_vector_fold_same_type(emp_op_t* op, const emp_attr_t* const* operands,
                               emp_fold_result_t* out_results) {
  (void)operands;
  emp_value_t* source = emp_op_operand(op, 0);
  return source->type == emp_op_result(op, 0)->type &&
         to_value(&out_results[0], source);
}

bool emp_vector_fold_reshaped(emp_op_t* op, const emp_attr_t* const* operands,
                              emp_fold_result_t* out_results) {
  const emp_type_t* type = emp_op_result(op, 0)->type;
  emp_value_t* source = emp_op_operand(op, 0);
  if (source->type == type) return to_value(&out_results[0], source);
  const emp_op_t* inner = emp_value_def(source);
  if (inner != NULL && inner->info == op->info &&
      emp_op_operand(inner, 0)->type == type) {
    return to_value(&out_results[0], emp_op_operand(inner, 0));
  }
  if (operands[0] == NULL || operands[0]->kind != EMP_ATTR_DENSE) return false;
  out_results[0].attr = emp_attr_dense(type, operands[0]->data);
  return true;
}

bool emp_vector_fold_transpose(emp_op_t* op, const emp_attr_t* const* operands,
                               emp_fold_result_t* out_results) {
  const emp_attr_t* list = emp_op_attr(op, "permutation");
  if (is_splat(operands[0])) {
    out_results[0].attr =
        emp_attr_dense(emp_op_result(op, 0)->type, operands[0]->data);
    return true;
  }
  for (int64_t i = 0; i < emp_dense_count(list); ++i) {
    if (emp_dense_int(list, i) != i) return false;
  }
  return to_value(&out_results[0], emp_op_operand(op, 0));
}

bool emp_vector_fold_extract(emp_op_t* op, const emp_attr_t* const* operands,
                             emp_fold_result_t* out_results) {
  const emp_type_t* type = emp_op_result(op, 0)->type;
  const emp_op_t* def = emp_value_def(emp_op_operand(op, 0));
  if (is_splat(operands[0])) {
    out_results[0].attr = type->kind == EMP_TYPE_VECTOR
                              ? emp_attr_dense(type, operands[0]->data)
                              : emp_dense_element(operands[0], 0);
    return out_results[0].attr != NULL;
  }
  if (type == emp_op_operand(op, 0)->type) {
    return to_value(&out_results[0], emp_op_operand(op, 0));
  }
  // An element of a repeated scalar is that scalar.
  return def != NULL && emp_op_is(def, EMP_OP_vector_broadcast) &&
         emp_op_operand(def, 0)->type == type &&
         type->kind != EMP_TYPE_VECTOR &&
         to_value(&out_results[0], emp_op_operand(def, 0));
}

bool emp_vector_fold_strided(emp_op_t* op, const emp_attr_t* const* operands,
                             emp_fold_result_t* out_results) {
  const emp_type_t* type = emp_op_result(op, 0)->type;
  if (type == emp_op_operand(op, 0)->type) {
    return to_value(&out_results[0], emp_op_operand(op, 0));
  }
  if (!is_splat(operands[0])) return false;
  out_results[0].attr = emp_attr_dense(type, operands[0]->data);
  return true;
}
