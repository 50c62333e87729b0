// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Reading dims off the op that makes a tensor. Three kinds of ops: those that
// carry their dynamic dims as operands (tensor.empty, flow.tensor.*,
// hal.tensor.import), those whose result has the shape of an operand (linalg
// inits, insert_slice, casts), and those that compute a shape (pad, concat,
// collapse_shape). The recursion goes from a tensor to the operands of its op,
// thus ends; dims of a result ask for disjoint dims of the operands, so the
// work is linear in the chain.
#include "passes/common/tensor_dims.h"

#include "base/assert.h"
#include "dialects/linalg/linalg.h"
#include "dialects/op_kinds.h"

// -- ops that carry their dims -----------------------------------------------

typedef struct carrier_s {
  uint32_t kind;
  const char* group;  // operands: one for each `?` of the (only) result
} carrier_t;

static const carrier_t kCarriers[] = {
    {EMP_OP_tensor_empty, "dynamicSizes"},
    {EMP_OP_tensor_generate, "dynamicExtents"},
    {EMP_OP_tensor_splat, "dynamicSizes"},
    {EMP_OP_hal_tensor_import, "target_dims"},
    {EMP_OP_hal_tensor_alias, "source_dims"},
    {EMP_OP_hal_tensor_transients, "source_dims"},
    {EMP_OP_flow_tensor_tie_shape, "dynamic_dims"},
    {EMP_OP_flow_tensor_reshape, "result_dims"},
    {EMP_OP_flow_tensor_bitcast, "result_dims"},
    {EMP_OP_flow_tensor_empty, "result_dims"},
    {EMP_OP_flow_tensor_alloca, "result_dims"},
    {EMP_OP_flow_tensor_splat, "result_dims"},
    {EMP_OP_flow_tensor_clone, "argument_dims"},
    {EMP_OP_flow_tensor_transfer, "argument_dims"},
    {EMP_OP_flow_tensor_slice, "result_dims"},
    {EMP_OP_flow_tensor_update, "target_dims"},
    {EMP_OP_flow_tensor_store, "target_dims"},
};

// The number of `?` before dim `k`.
static uint32_t dynamic_ordinal(const emp_type_t* type, uint32_t k) {
  uint32_t ordinal = 0;
  for (uint32_t i = 0; i < k; ++i)
    ordinal += type->dims[i] == EMP_DIM_DYNAMIC;
  return ordinal;
}

static bool dim_in_group(const emp_op_t* op, const char* group,
                         uint32_t ordinal, emp_index_t* out_dim) {
  uint32_t first = 0, count = 0;
  if (!emp_op_operand_group(op, group, &first, &count)) return false;
  if (ordinal >= count) return false;
  *out_dim = emp_index_value(emp_op_operand(op, first + ordinal));
  return true;
}

// Dims of all results lie in one group, result by result.
static bool dim_in_result_dims(const emp_value_t* tensor, uint32_t k,
                               emp_index_t* out_dim) {
  const emp_op_t* op = tensor->op;
  uint32_t ordinal = dynamic_ordinal(tensor->type, k);
  for (uint32_t i = 0; i < tensor->index; ++i) {
    const emp_type_t* type = emp_op_result(op, i)->type;
    if (type->kind == EMP_TYPE_TENSOR) {
      ordinal += emp_type_dynamic_dim_count(type);
    }
  }
  return dim_in_group(op, "result_dims", ordinal, out_dim);
}

// -- ops that compute a shape ------------------------------------------------

static bool dim_of_extract_slice(emp_value_t* tensor, uint32_t k,
                                 emp_index_t* out_dim) {
  emp_index_t sizes[EMP_MAX_RANK];
  size_t count = emp_indices_read(tensor->op, "sizes", "static_sizes", sizes);
  const emp_type_t* type = tensor->type;
  // Sizes of 1 may have been dropped: walk both shapes together, dropping a
  // size of 1 as soon as the result's dim is not that.
  size_t at = 0;
  size_t droppable = count - type->rank;
  for (uint32_t i = 0; i <= k; ++i, ++at) {
    bool is_one = type->dims[i] == 1;
    while (at < count && droppable > 0 && emp_index_is(sizes[at], 1) &&
           !is_one) {
      ++at;
      --droppable;
    }
    if (at >= count) return false;
    if (i == k) *out_dim = sizes[at];
  }
  return true;
}

static emp_rewriter_t before(emp_value_t* tensor) {
  return emp_build_before(tensor->op);
}

static bool dim_of_pad(emp_value_t* tensor, uint32_t k, emp_index_t* out_dim) {
  emp_op_t* op = tensor->op;
  emp_index_t low[EMP_MAX_RANK], high[EMP_MAX_RANK], size;
  if (emp_indices_read(op, "low", "static_low", low) <= k ||
      emp_indices_read(op, "high", "static_high", high) <= k ||
      !emp_tensor_dim(emp_op_operand(op, 0), k, &size)) {
    return false;
  }
  emp_rewriter_t b = before(tensor);
  *out_dim = emp_index_add(&b, emp_index_add(&b, low[k], size), high[k]);
  return true;
}

static bool dim_of_concat(emp_value_t* tensor, uint32_t k,
                          emp_index_t* out_dim) {
  emp_op_t* op = tensor->op;
  if (emp_op_int_attr(op, "dim", -1) != (int64_t)k) {
    return emp_tensor_dim(emp_op_operand(op, 0), k, out_dim);
  }
  emp_index_t sum = emp_index_const(0);
  for (uint32_t i = 0; i < op->operand_count; ++i) {
    emp_index_t size;
    if (!emp_tensor_dim(emp_op_operand(op, i), k, &size)) return false;
    emp_rewriter_t b = before(tensor);
    sum = emp_index_add(&b, sum, size);
  }
  *out_dim = sum;
  return true;
}

static bool dim_of_collapse(emp_value_t* tensor, uint32_t k,
                            emp_index_t* out_dim) {
  emp_op_t* op = tensor->op;
  const emp_attr_t* groups = emp_op_attr(op, "reassociation");
  if (!groups || k >= groups->count) return false;
  int64_t dims[EMP_MAX_RANK];
  size_t count = 0;
  if (!emp_attr_read_ints(groups->items[k], dims, EMP_MAX_RANK, &count)) {
    return false;
  }
  emp_index_t product = emp_index_const(1);
  for (size_t i = 0; i < count; ++i) {
    emp_index_t size;
    if (!emp_tensor_dim(emp_op_operand(op, 0), (uint32_t)dims[i], &size)) {
      return false;
    }
    emp_rewriter_t b = before(tensor);
    product = emp_index_mul(&b, product, size);
  }
  *out_dim = product;
  return true;
}

static bool dim_of_expand(emp_value_t* tensor, uint32_t k,
                          emp_index_t* out_dim) {
  emp_index_t shape[EMP_MAX_RANK];
  size_t count = emp_indices_read(tensor->op, "output_shape",
                                  "static_output_shape", shape);
  if (k >= count) return false;
  *out_dim = shape[k];
  return true;
}

// tensor.reshape and its kind: the shape is a 1-D tensor.
static bool dim_of_reshape(emp_value_t* tensor, uint32_t k,
                           emp_index_t* out_dim) {
  emp_rewriter_t b = before(tensor);
  emp_value_t* shape = emp_op_operand(tensor->op, 1);
  emp_value_t* at = emp_build_index(&b, k);
  emp_value_t* size =
      emp_build_value(&b, EMP_OP_tensor_extract, EMP_VALUES(shape, at),
                      EMP_TYPES(shape->type->element));
  if (!emp_type_is_index(size->type)) {
    size = emp_build_value(&b, EMP_OP_arith_index_cast, EMP_VALUES(size),
                           EMP_TYPES(emp_type_index(b.context)));
  }
  *out_dim = (emp_index_t){size, 0};
  return true;
}

// The operand whose shape the result has; NULL when there is none.
static emp_value_t* same_shape_operand(emp_value_t* tensor) {
  emp_op_t* op = tensor->op;
  if (emp_linalg_is_structured(op) || emp_op_is(op, EMP_OP_linalg_softmax) ||
      emp_op_is(op, EMP_OP_linalg_pack) ||
      emp_op_is(op, EMP_OP_linalg_unpack)) {
    return emp_linalg_init(op, tensor->index);
  }
  switch (op->info->kind) {
    case EMP_OP_tensor_cast:
    case EMP_OP_tensor_bitcast:
      return emp_op_operand(op, 0);
    case EMP_OP_tensor_insert:
    case EMP_OP_tensor_insert_slice:
    case EMP_OP_tensor_scatter:
    case EMP_OP_arith_select:
      return emp_op_operand(op, 1);
    case EMP_OP_hal_tensor_barrier:
    case EMP_OP_util_optimization_barrier:
      return emp_op_operand(op, tensor->index);
    default:
      break;
  }
  if (emp_op_has_trait(op, ELEMENTWISE) && op->operand_count > 0) {
    return emp_op_operand(op, 0);
  }
  return NULL;
}

static bool dim_from_op(emp_value_t* tensor, uint32_t k, emp_index_t* out_dim) {
  emp_op_t* op = tensor->op;
  for (size_t i = 0; i < EMP_COUNT_OF(kCarriers); ++i) {
    if (!emp_op_is(op, kCarriers[i].kind)) continue;
    return dim_in_group(op, kCarriers[i].group,
                        dynamic_ordinal(tensor->type, k), out_dim);
  }
  switch (op->info->kind) {
    case EMP_OP_flow_dispatch:
    case EMP_OP_flow_dispatch_region:
    case EMP_OP_flow_dispatch_workgroups:
    case EMP_OP_flow_call:
      return dim_in_result_dims(tensor, k, out_dim);
    case EMP_OP_tensor_extract_slice:
      return dim_of_extract_slice(tensor, k, out_dim);
    case EMP_OP_tensor_pad:
      return dim_of_pad(tensor, k, out_dim);
    case EMP_OP_tensor_concat:
      return dim_of_concat(tensor, k, out_dim);
    case EMP_OP_tensor_collapse_shape:
      return dim_of_collapse(tensor, k, out_dim);
    case EMP_OP_tensor_expand_shape:
      return dim_of_expand(tensor, k, out_dim);
    case EMP_OP_tensor_reshape:
      return dim_of_reshape(tensor, k, out_dim);
    default:
      break;
  }
  emp_value_t* source = same_shape_operand(tensor);
  if (!source || source->type->kind != EMP_TYPE_TENSOR) return false;
  return source->type->rank == tensor->type->rank &&
         emp_tensor_dim(source, k, out_dim);
}

// A block argument is as its tie says.
static bool dim_from_tie(const emp_value_t* tensor, uint32_t k,
                         emp_index_t* out_dim) {
  for (const emp_operand_t* use = tensor->first_use; use; use = use->next_use) {
    const emp_op_t* user = use->owner;
    if (!emp_op_is(user, EMP_OP_flow_tensor_tie_shape)) continue;
    emp_index_t dim;
    if (!dim_in_group(user, "dynamic_dims", dynamic_ordinal(tensor->type, k),
                      &dim)) {
      continue;
    }
    // Only dims that are defined at least as early as the tensor.
    if (dim.value && emp_value_block(dim.value) != emp_value_block(tensor)) {
      continue;
    }
    *out_dim = dim;
    return true;
  }
  return false;
}

bool emp_tensor_dim(emp_value_t* tensor, uint32_t k, emp_index_t* out_dim) {
  EMP_ASSERT(k < tensor->type->rank);
  if (tensor->type->dims[k] != EMP_DIM_DYNAMIC) {
    *out_dim = emp_index_const(tensor->type->dims[k]);
    return true;
  }
  if (tensor->op && dim_from_op(tensor, k, out_dim)) return true;
  return dim_from_tie(tensor, k, out_dim);
}

int emp_tensor_dynamic_dims(emp_rewriter_t* b, emp_value_t* tensor,
                            emp_value_t** out_values) {
  int count = 0;
  for (uint32_t k = 0; k < tensor->type->rank; ++k) {
    if (tensor->type->dims[k] != EMP_DIM_DYNAMIC) continue;
    emp_index_t dim;
    if (!emp_tensor_dim(tensor, k, &dim)) return -1;
    out_values[count++] = emp_index_materialize(b, dim);
  }
  return count;
}
