// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Folds of the tensor dialect: sizes that are known, ops that change nothing,
// and ops over constants. Reshapes of a constant share its bytes.
#include "dialects/const_fold.h"
#include "dialects/dynamic_index_list.h"
#include "dialects/op_kinds.h"
#include "dialects/tensor/tensor_hooks.h"

static bool to_value(emp_fold_result_t* out, emp_value_t* value) {
  out->value = value;
  return value != NULL;
}

static bool to_index(emp_op_t* op, emp_fold_result_t* out, int64_t value) {
  out->attr = emp_attr_index(op->context, value);
  return true;
}

static emp_op_t* def_of(const emp_value_t* value, uint32_t kind) {
  emp_op_t* def = emp_value_def(value);
  return def != NULL && emp_op_is(def, kind) ? def : NULL;
}

static bool is_static_tensor(const emp_type_t* type) {
  return type->kind == EMP_TYPE_TENSOR && emp_type_has_static_shape(type);
}

// -- making -------------------------------------------------------------------

static bool is_literal(const emp_attr_t* attr) {
  return attr->kind == EMP_ATTR_INTEGER || attr->kind == EMP_ATTR_FLOAT;
}

bool emp_tensor_fold_from_elements(emp_op_t* op,
                                   const emp_attr_t* const* operands,
                                   emp_fold_result_t* out_results) {
  const emp_type_t* type = emp_op_result(op, 0)->type;
  size_t bytes = emp_dense_element_bytes(type->element);
  if (op->operand_count == 0 || op->operand_count > EMP_FOLD_MAX_ELEMENTS ||
      bytes == 0 || bytes > 8) {
    return false;
  }
  for (uint32_t i = 0; i < op->operand_count; ++i) {
    if (operands[i] == NULL || !is_literal(operands[i])) return false;
  }
  size_t length = bytes * op->operand_count;
  uint8_t* data = emp_arena_alloc(emp_context_arena(op->context), length, 1, 8);
  for (uint32_t i = 0; i < op->operand_count; ++i) {
    uint64_t bits = operands[i]->kind == EMP_ATTR_FLOAT
                        ? operands[i]->bits[0]
                        : (uint64_t)operands[i]->value;
    if (emp_type_is_integer(type->element, 1)) bits &= 1;
    for (size_t k = 0; k < bytes; ++k) {
      data[i * bytes + k] = (uint8_t)(bits >> (8 * k));
    }
  }
  out_results[0].attr =
      emp_attr_dense(type, (emp_dense_data_t){.bytes = data, .length = length});
  return true;
}

bool emp_tensor_fold_splat(emp_op_t* op, const emp_attr_t* const* operands,
                           emp_fold_result_t* out_results) {
  const emp_type_t* type = emp_op_result(op, 0)->type;
  if (operands[0] == NULL || !is_literal(operands[0]) ||
      !is_static_tensor(type)) {
    return false;
  }
  out_results[0].attr = emp_attr_dense_splat(type, operands[0]);
  return true;
}

// -- sizes --------------------------------------------------------------------

// The operand of group `group` that stands for dynamic dim `dim` of `type`.
static emp_value_t* dynamic_size(const emp_op_t* def, const char* group,
                                 const emp_type_t* type, int64_t dim) {
  uint32_t first, count, position = 0;
  if (!emp_op_operand_group(def, group, &first, &count)) return NULL;
  for (int64_t i = 0; i < dim; ++i) {
    position += type->dims[i] == EMP_DIM_DYNAMIC;
  }
  return position < count ? emp_op_operand(def, first + position) : NULL;
}

static bool fold_mixed(emp_op_t* op, const emp_op_t* def, const char* operands,
                       const char* constants, int64_t i,
                       emp_fold_result_t* out) {
  emp_mixed_index_t list[EMP_TENSOR_MAX_RANK];
  size_t count;
  if (!emp_op_mixed_indices(def, operands, constants, list, EMP_TENSOR_MAX_RANK,
                            &count) ||
      (size_t)i >= count) {
    return false;
  }
  if (list[i].value != NULL) return to_value(out, list[i].value);
  return to_index(op, out, list[i].constant);
}

bool emp_tensor_fold_dim(emp_op_t* op, const emp_attr_t* const* operands,
                         emp_fold_result_t* out_results) {
  const emp_type_t* type = emp_op_operand(op, 0)->type;
  const emp_op_t* def = emp_value_def(emp_op_operand(op, 0));
  if (operands[1] == NULL || operands[1]->kind != EMP_ATTR_INTEGER ||
      type->kind != EMP_TYPE_TENSOR) {
    return false;
  }
  int64_t dim = operands[1]->value;
  if (dim < 0 || dim >= (int64_t)type->rank) return false;
  if (type->dims[dim] != EMP_DIM_DYNAMIC) {
    return to_index(op, &out_results[0], type->dims[dim]);
  }
  if (def == NULL) return false;
  switch (def->info->kind) {
    case EMP_OP_tensor_empty:
    case EMP_OP_tensor_splat:
      return to_value(&out_results[0],
                      dynamic_size(def, "dynamicSizes", type, dim));
    case EMP_OP_tensor_generate:
      return to_value(&out_results[0],
                      dynamic_size(def, "dynamicExtents", type, dim));
    case EMP_OP_tensor_expand_shape:
      return fold_mixed(op, def, "output_shape", "static_output_shape", dim,
                        &out_results[0]);
    case EMP_OP_tensor_extract_slice:
      return type->rank == emp_op_operand(def, 0)->type->rank &&
             fold_mixed(op, def, "sizes", "static_sizes", dim, &out_results[0]);
    default:
      return false;
  }
}

bool emp_tensor_fold_rank(emp_op_t* op, const emp_attr_t* const* operands,
                          emp_fold_result_t* out_results) {
  (void)operands;
  const emp_type_t* type = emp_op_operand(op, 0)->type;
  return type->kind == EMP_TYPE_TENSOR &&
         to_index(op, &out_results[0], type->rank);
}

// -- the same elements under another type ------------------------------------

// A constant under another shape of as many elements.
static bool fold_reshaped(emp_op_t* op, const emp_attr_t* constant,
                          emp_fold_result_t* out) {
  const emp_type_t* type = emp_op_result(op, 0)->type;
  if (constant == NULL || constant->kind != EMP_ATTR_DENSE ||
      !is_static_tensor(type)) {
    return false;
  }
  out->attr = emp_attr_dense(type, constant->data);
  return true;
}

bool emp_tensor_fold_cast(emp_op_t* op, const emp_attr_t* const* operands,
                          emp_fold_result_t* out_results) {
  emp_value_t* source = emp_op_operand(op, 0);
  if (source->type == emp_op_result(op, 0)->type) {
    return to_value(&out_results[0], source);
  }
  // A cast of a cast that gives the first type back.
  const emp_op_t* inner = def_of(source, EMP_OP_tensor_cast);
  if (inner != NULL &&
      emp_op_operand(inner, 0)->type == emp_op_result(op, 0)->type) {
    return to_value(&out_results[0], emp_op_operand(inner, 0));
  }
  return fold_reshaped(op, operands[0], &out_results[0]);
}

bool emp_tensor_fold_bitcast(emp_op_t* op, const emp_attr_t* const* operands,
                             emp_fold_result_t* out_results) {
  emp_value_t* source = emp_op_operand(op, 0);
  const emp_type_t* type = emp_op_result(op, 0)->type;
  if (source->type == type) return to_value(&out_results[0], source);
  uint32_t bits = emp_type_bit_width(type->element);
  bool whole_bytes = bits >= 8 && bits % 8 == 0;
  return whole_bytes && fold_reshaped(op, operands[0], &out_results[0]);
}

bool emp_tensor_fold_reassociation(emp_op_t* op,
                                   const emp_attr_t* const* operands,
                                   emp_fold_result_t* out_results) {
  emp_value_t* source = emp_op_operand(op, 0);
  const emp_type_t* type = emp_op_result(op, 0)->type;
  bool is_expand = emp_op_is(op, EMP_OP_tensor_expand_shape);
  if (source->type == type && emp_type_has_static_shape(type)) {
    return to_value(&out_results[0], source);
  }
  // collapse(expand(x)) over the same groups is x.
  const emp_op_t* inner =
      def_of(source, is_expand ? EMP_OP_tensor_collapse_shape
                               : EMP_OP_tensor_expand_shape);
  bool undoes =
      inner != NULL && emp_op_operand(inner, 0)->type == type &&
      emp_op_attr(inner, "reassociation") == emp_op_attr(op, "reassociation");
  bool one_unknown = emp_type_dynamic_dim_count(type) <= 1;
  if (undoes && (!is_expand || one_unknown)) {
    return to_value(&out_results[0], emp_op_operand(inner, 0));
  }
  return fold_reshaped(op, operands[0], &out_results[0]);
}

// -- elements and slices -----------------------------------------------------

// Position of constant indices in row-major order; -1 when not known.
static int64_t linear_index(const emp_type_t* type,
                            const emp_attr_t* const* indices) {
  int64_t position = 0;
  for (uint32_t i = 0; i < type->rank; ++i) {
    if (indices[i] == NULL || indices[i]->kind != EMP_ATTR_INTEGER) return -1;
    int64_t index = indices[i]->value;
    if (index < 0 || index >= type->dims[i]) return -1;
    position = position * type->dims[i] + index;
  }
  return position;
}

// extract(insert(a, t, i), i) is a.
static bool fold_inserted(const emp_op_t* op, const emp_op_t* insert,
                          emp_fold_result_t* out) {
  for (uint32_t i = 1; i < op->operand_count; ++i) {
    if (emp_op_operand(op, i) != emp_op_operand(insert, i + 1)) return false;
  }
  return to_value(out, emp_op_operand(insert, 0));
}

bool emp_tensor_fold_extract(emp_op_t* op, const emp_attr_t* const* operands,
                             emp_fold_result_t* out_results) {
  const emp_type_t* type = emp_op_operand(op, 0)->type;
  const emp_op_t* def = emp_value_def(emp_op_operand(op, 0));
  const emp_attr_t* constant = operands[0];
  if (constant != NULL && constant->kind == EMP_ATTR_DENSE) {
    int64_t at = constant->data.is_splat ? 0 : linear_index(type, operands + 1);
    if (at < 0 || type->element->kind == EMP_TYPE_COMPLEX) return false;
    out_results[0].attr = emp_dense_element(constant, at);
    return out_results[0].attr != NULL;
  }
  if (def == NULL) return false;
  if (emp_op_is(def, EMP_OP_tensor_splat)) {
    return to_value(&out_results[0], emp_op_operand(def, 0));
  }
  if (emp_op_is(def, EMP_OP_tensor_insert)) {
    return fold_inserted(op, def, &out_results[0]);
  }
  if (!emp_op_is(def, EMP_OP_tensor_from_elements)) return false;
  int64_t at = linear_index(type, operands + 1);
  return at >= 0 &&
         to_value(&out_results[0], emp_op_operand(def, (uint32_t)at));
}

static bool all_equal(const emp_attr_t* list, int64_t value) {
  for (int64_t i = 0; i < emp_dense_count(list); ++i) {
    if (emp_dense_int(list, i) != value) return false;
  }
  return true;
}

// Offsets 0, strides 1, sizes those of the static `whole`.
static bool covers(const emp_op_t* op, const emp_type_t* whole) {
  const emp_attr_t* sizes = emp_op_attr(op, "static_sizes");
  if (!all_equal(emp_op_attr(op, "static_offsets"), 0) ||
      !all_equal(emp_op_attr(op, "static_strides"), 1)) {
    return false;
  }
  for (uint32_t i = 0; i < whole->rank; ++i) {
    if (whole->dims[i] == EMP_DIM_DYNAMIC ||
        emp_dense_int(sizes, i) != whole->dims[i]) {
      return false;
    }
  }
  return true;
}

// Any elements taken from a splat are one.
bool emp_tensor_fold_splat_source(emp_op_t* op,
                                  const emp_attr_t* const* operands,
                                  emp_fold_result_t* out_results) {
  const emp_type_t* type = emp_op_result(op, 0)->type;
  const emp_attr_t* constant = operands[0];
  if (constant == NULL || constant->kind != EMP_ATTR_DENSE ||
      !constant->data.is_splat || !is_static_tensor(type)) {
    return false;
  }
  out_results[0].attr = emp_attr_dense(type, constant->data);
  return true;
}

// An element of a splat put into it changes nothing.
bool emp_tensor_fold_insert(emp_op_t* op, const emp_attr_t* const* operands,
                            emp_fold_result_t* out_results) {
  const emp_attr_t* whole = operands[1];
  if (operands[0] == NULL || whole == NULL || whole->kind != EMP_ATTR_DENSE ||
      !whole->data.is_splat || emp_dense_element(whole, 0) != operands[0]) {
    return false;
  }
  return to_value(&out_results[0], emp_op_operand(op, 1));
}

// A 1-D tensor has one shape only.
bool emp_tensor_fold_reshape(emp_op_t* op, const emp_attr_t* const* operands,
                             emp_fold_result_t* out_results) {
  emp_value_t* source = emp_op_operand(op, 0);
  const emp_type_t* type = emp_op_result(op, 0)->type;
  bool is_one = type->kind == EMP_TYPE_TENSOR && source->type == type &&
                (type->rank == 1 || emp_type_has_static_shape(type));
  if (is_one) return to_value(&out_results[0], source);
  return fold_reshaped(op, operands[0], &out_results[0]);
}

bool emp_tensor_fold_extract_slice(emp_op_t* op,
                                   const emp_attr_t* const* operands,
                                   emp_fold_result_t* out_results) {
  emp_value_t* source = emp_op_operand(op, 0);
  const emp_type_t* type = emp_op_result(op, 0)->type;
  if (source->type == type && covers(op, type)) {
    return to_value(&out_results[0], source);
  }
  emp_value_t* inserted = emp_tensor_extracted_insert(op);
  if (inserted != NULL) return to_value(&out_results[0], inserted);
  return emp_tensor_fold_splat_source(op, operands, out_results);
}

bool emp_tensor_fold_insert_slice(emp_op_t* op,
                                  const emp_attr_t* const* operands,
                                  emp_fold_result_t* out_results) {
  (void)operands;
  emp_value_t* source = emp_op_operand(op, 0);
  if (source->type != emp_op_result(op, 0)->type || !covers(op, source->type)) {
    return false;
  }
  return to_value(&out_results[0], source);
}

bool emp_tensor_fold_concat(emp_op_t* op, const emp_attr_t* const* operands,
                            emp_fold_result_t* out_results) {
  (void)operands;
  emp_value_t* input = emp_op_operand(op, 0);
  if (op->operand_count != 1 || input->type != emp_op_result(op, 0)->type) {
    return false;
  }
  return to_value(&out_results[0], input);
}

bool emp_tensor_fold_pad(emp_op_t* op, const emp_attr_t* const* operands,
                         emp_fold_result_t* out_results) {
  (void)operands;
  emp_value_t* source = emp_op_operand(op, 0);
  if (emp_op_has_attr(op, "nofold") ||
      source->type != emp_op_result(op, 0)->type ||
      !all_equal(emp_op_attr(op, "static_low"), 0) ||
      !all_equal(emp_op_attr(op, "static_high"), 0)) {
    return false;
  }
  return to_value(&out_results[0], source);
}
