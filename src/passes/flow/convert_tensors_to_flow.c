// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// convert-tensors-to-flow: what is left of tensor ops on the host becomes
// flow.tensor.* ops: views, copies of contiguous ranges, fills, and single
// elements read or written by the host.
//
// Before:
//   %v = tensor.extract %t[%i] : tensor<?xf32>
//   %f = linalg.fill ins(%c : f32) outs(%e : tensor<?xf32>)
//   %r = tensor.collapse_shape %a [[0, 1]] : tensor<4x?xf32> into tensor<?xf32>
//   %s = tensor.extract_slice %t[%o] [4] [1] : tensor<?xf32> to tensor<4xf32>
// After:
//   %v = flow.tensor.load %t[%i] : tensor<?xf32>{%d}
//   %f = flow.tensor.splat %c : tensor<?xf32>{%d}
//   %r = flow.tensor.reshape %a : tensor<4x?xf32>{%n} -> tensor<?xf32>{%m}
//   %s = flow.tensor.slice %t[%o for %c4] : tensor<?xf32>{%d} -> tensor<4xf32>
// Ops that form-dispatch-regions leaves alone are contiguous, so a slice is a
// range of bytes. A slice that drops dims of 1 is a slice and a reshape.
//
// Right, because shapes are row-major: a reshape keeps the order of elements.
// Ends: each op is replaced once by ops that are not looked at.
#include "base/array.h"
#include "base/assert.h"
#include "dialects/linalg/linalg.h"
#include "dialects/op_kinds.h"
#include "passes/common/build_groups.h"
#include "passes/common/tensor_build.h"
#include "passes/passes.h"

typedef struct dims_s {
  emp_value_t* values[EMP_MAX_RANK];
  size_t count;
} dims_t;

typedef struct host_s {
  emp_pass_ctx_t* pass;
  bool failed;
} host_t;

static dims_t dims_of(host_t* host, emp_rewriter_t* b, emp_value_t* tensor) {
  dims_t dims = {.count = 0};
  int count = emp_tensor_dynamic_dims(b, tensor, dims.values);
  if (count < 0) {
    host->failed = true;
    const emp_op_t* op = tensor->op ? tensor->op : b->before;
    emp_diag_flow_unknown_dim(host->pass->sink, op->loc, op->info->name,
                              emp_type_text(host->pass->scratch, tensor->type));
    return dims;
  }
  dims.count = (size_t)count;
  return dims;
}

// The `?` of `type` among all dims `shape`.
static dims_t dims_from_shape(emp_rewriter_t* b, const emp_type_t* type,
                              const emp_index_t* shape) {
  dims_t dims = {.count = 0};
  for (uint32_t k = 0; k < type->rank; ++k) {
    if (type->dims[k] == EMP_DIM_DYNAMIC) {
      dims.values[dims.count++] = emp_index_materialize(b, shape[k]);
    }
  }
  return dims;
}

static emp_value_t* build_reshape(emp_rewriter_t* b, uint32_t kind,
                                  emp_value_t* source, const dims_t* from,
                                  const emp_type_t* type, const dims_t* to) {
  const emp_group_t groups[] = {EMP_GROUP("source", source),
                                {"source_dims", from->values, from->count},
                                {"result_dims", to->values, to->count}};
  return emp_op_result(emp_build_groups(b, kind, groups, EMP_TYPES(type)), 0);
}

static emp_value_t* convert_reshape(host_t* host, emp_rewriter_t* b,
                                    emp_op_t* op) {
  emp_value_t* source = emp_op_operand(op, 0);
  emp_value_t* result = emp_op_result(op, 0);
  bool is_bitcast = emp_op_is(op, EMP_OP_tensor_bitcast) ||
                    emp_op_is(op, EMP_OP_arith_bitcast);
  dims_t from = dims_of(host, b, source);
  dims_t to = dims_of(host, b, result);
  return build_reshape(
      b, is_bitcast ? EMP_OP_flow_tensor_bitcast : EMP_OP_flow_tensor_reshape,
      source, &from, result->type, &to);
}

static emp_value_t* convert_empty(host_t* host, emp_rewriter_t* b,
                                  emp_op_t* op) {
  dims_t dims = dims_of(host, b, emp_op_result(op, 0));
  const emp_group_t groups[] = {{"result_dims", dims.values, dims.count}};
  return emp_op_result(emp_build_groups(b, EMP_OP_flow_tensor_empty, groups,
                                        EMP_TYPES(emp_op_result(op, 0)->type)),
                       0);
}

static emp_value_t* build_splat(emp_rewriter_t* b, emp_value_t* scalar,
                                const emp_type_t* type, const dims_t* dims) {
  const emp_group_t groups[] = {EMP_GROUP("value", scalar),
                                {"result_dims", dims->values, dims->count}};
  return emp_op_result(
      emp_build_groups(b, EMP_OP_flow_tensor_splat, groups, EMP_TYPES(type)),
      0);
}

static emp_value_t* convert_splat(host_t* host, emp_rewriter_t* b,
                                  emp_op_t* op) {
  emp_value_t* result = emp_op_result(op, 0);
  dims_t dims = dims_of(host, b, result);
  return build_splat(b, emp_op_operand(op, 0), result->type, &dims);
}

static emp_value_t* convert_fill(host_t* host, emp_rewriter_t* b,
                                 emp_op_t* op) {
  emp_value_t* scalar = NULL;
  emp_value_t* result = emp_op_result(op, 0);
  if (!emp_linalg_is_on_tensors(op) || !emp_linalg_is_fill(op, &scalar)) {
    return NULL;
  }
  dims_t dims = dims_of(host, b, result);
  return build_splat(b, scalar, result->type, &dims);
}

static emp_value_t* convert_extract(host_t* host, emp_rewriter_t* b,
                                    emp_op_t* op) {
  emp_value_t* source = emp_op_operand(op, 0);
  dims_t dims = dims_of(host, b, source), indices = {.count = 0};
  for (uint32_t i = 1; i < op->operand_count; ++i) {
    indices.values[indices.count++] = emp_op_operand(op, i);
  }
  const emp_group_t groups[] = {EMP_GROUP("source", source),
                                {"source_dims", dims.values, dims.count},
                                {"indices", indices.values, indices.count}};
  return emp_op_result(emp_build_groups(b, EMP_OP_flow_tensor_load, groups,
                                        EMP_TYPES(emp_op_result(op, 0)->type)),
                       0);
}

static emp_value_t* build_store(emp_rewriter_t* b, emp_value_t* value,
                                emp_value_t* target, const dims_t* dims,
                                emp_value_t* const* indices, size_t count) {
  const emp_group_t groups[] = {EMP_GROUP("value", value),
                                EMP_GROUP("target", target),
                                {"target_dims", dims->values, dims->count},
                                {"indices", indices, count}};
  return emp_op_result(emp_build_groups(b, EMP_OP_flow_tensor_store, groups,
                                        EMP_TYPES(target->type)),
                       0);
}

static emp_value_t* convert_insert(host_t* host, emp_rewriter_t* b,
                                   emp_op_t* op) {
  emp_value_t* target = emp_op_operand(op, 1);
  dims_t dims = dims_of(host, b, target);
  emp_value_t* indices[EMP_MAX_RANK];
  size_t count = 0;
  for (uint32_t i = 2; i < op->operand_count; ++i) {
    indices[count++] = emp_op_operand(op, i);
  }
  return build_store(b, emp_op_operand(op, 0), target, &dims, indices, count);
}

// One value everywhere is a splat; else one store after another.
static emp_value_t* convert_from_elements(host_t* host, emp_rewriter_t* b,
                                          emp_op_t* op) {
  (void)host;
  const emp_type_t* type = emp_op_result(op, 0)->type;
  dims_t none = {.count = 0};
  bool is_splat = op->operand_count > 0;
  for (uint32_t i = 1; i < op->operand_count; ++i) {
    is_splat &= emp_op_operand(op, i) == emp_op_operand(op, 0);
  }
  if (is_splat) {
    return build_splat(b, emp_op_operand(op, 0), type, &none);
  }
  emp_value_t* made =
      emp_build_value(b, EMP_OP_flow_tensor_empty, EMP_TYPES(type));
  for (uint32_t i = 0; i < op->operand_count; ++i) {
    emp_value_t* indices[EMP_MAX_RANK];
    int64_t rest = i;
    for (uint32_t k = type->rank; k-- > 0;) {
      indices[k] = emp_build_index(b, rest % type->dims[k]);
      rest /= type->dims[k];
    }
    made =
        build_store(b, emp_op_operand(op, i), made, &none, indices, type->rank);
  }
  return made;
}

// The type of a slice before dims of 1 are dropped.
static const emp_type_t* full_rank_type(const emp_type_t* whole,
                                        const emp_slice_t* slice) {
  int64_t dims[EMP_MAX_RANK];
  for (size_t k = 0; k < slice->count; ++k) {
    dims[k] =
        slice->sizes[k].value ? EMP_DIM_DYNAMIC : slice->sizes[k].constant;
  }
  return emp_type_tensor(dims, slice->count, whole->element, NULL);
}

static emp_value_t* convert_extract_slice(host_t* host, emp_rewriter_t* b,
                                          emp_op_t* op) {
  emp_slice_t slice;
  emp_value_t* source = emp_op_operand(op, 0);
  emp_value_t* result = emp_op_result(op, 0);
  if (!emp_slice_read(op, &slice)) return NULL;
  const emp_type_t* full = full_rank_type(source->type, &slice);
  if (full->rank == result->type->rank) full = result->type;
  dims_t source_dims = dims_of(host, b, source);
  dims_t full_dims = dims_from_shape(b, full, slice.sizes);
  emp_value_t *starts[EMP_MAX_RANK], *lengths[EMP_MAX_RANK];
  for (size_t k = 0; k < slice.count; ++k) {
    starts[k] = emp_index_materialize(b, slice.offsets[k]);
    lengths[k] = emp_index_materialize(b, slice.sizes[k]);
  }
  const emp_group_t groups[] = {
      EMP_GROUP("source", source),
      {"source_dims", source_dims.values, source_dims.count},
      {"start_indices", starts, slice.count},
      {"lengths", lengths, slice.count},
      {"result_dims", full_dims.values, full_dims.count}};
  emp_value_t* made = emp_op_result(
      emp_build_groups(b, EMP_OP_flow_tensor_slice, groups, EMP_TYPES(full)),
      0);
  if (full == result->type) return made;
  dims_t dims = dims_of(host, b, result);
  return build_reshape(b, EMP_OP_flow_tensor_reshape, made, &full_dims,
                       result->type, &dims);
}

static emp_value_t* convert_insert_slice(host_t* host, emp_rewriter_t* b,
                                         emp_op_t* op) {
  emp_slice_t slice;
  emp_value_t* update = emp_op_operand(op, 0);
  emp_value_t* target = emp_op_operand(op, 1);
  if (!emp_slice_read(op, &slice)) return NULL;
  const emp_type_t* full = full_rank_type(target->type, &slice);
  if (full->rank == update->type->rank) full = update->type;
  dims_t target_dims = dims_of(host, b, target);
  dims_t full_dims = dims_from_shape(b, full, slice.sizes);
  if (full != update->type) {
    dims_t dims = dims_of(host, b, update);
    update = build_reshape(b, EMP_OP_flow_tensor_reshape, update, &dims, full,
                           &full_dims);
  }
  emp_value_t* starts[EMP_MAX_RANK];
  for (size_t k = 0; k < slice.count; ++k) {
    starts[k] = emp_index_materialize(b, slice.offsets[k]);
  }
  const emp_group_t groups[] = {
      EMP_GROUP("target", target),
      {"target_dims", target_dims.values, target_dims.count},
      {"start_indices", starts, slice.count},
      EMP_GROUP("update", update),
      {"update_dims", full_dims.values, full_dims.count}};
  return emp_op_result(emp_build_groups(b, EMP_OP_flow_tensor_update, groups,
                                        EMP_TYPES(target->type)),
                       0);
}

// A constant that no pass may look into.
static emp_value_t* build_barrier(emp_rewriter_t* b, emp_value_t* value) {
  return emp_build_value(b, EMP_OP_util_optimization_barrier, EMP_VALUES(value),
                         EMP_TYPES(value->type));
}

static emp_value_t* convert_hidden_constant(host_t* host, emp_rewriter_t* b,
                                            emp_op_t* op) {
  (void)host;
  emp_value_t* result = emp_op_result(op, 0);
  const emp_attr_t* value = emp_op_attr(op, "value");
  emp_value_t* constant = emp_build_constant(b, value, value->type);
  if (constant->type == result->type) {
    // Nothing behind this phase looks into tensors.
    bool is_tensor = result->type->kind == EMP_TYPE_TENSOR;
    return is_tensor ? constant : build_barrier(b, constant);
  }
  dims_t none = {.count = 0}, dims = {.count = 0};
  for (uint32_t k = 0; k < result->type->rank; ++k) {
    if (result->type->dims[k] != EMP_DIM_DYNAMIC) continue;
    dims.values[dims.count++] =
        build_barrier(b, emp_build_index(b, constant->type->dims[k]));
  }
  return build_reshape(b, EMP_OP_flow_tensor_reshape, constant, &none,
                       result->type, &dims);
}

// Hides its tensors from this phase only; scalars stay hidden.
static void drop_tensor_barrier(emp_op_t* op) {
  for (uint32_t i = 0; i < op->result_count; ++i) {
    emp_value_t* result = emp_op_result(op, i);
    if (result->type->kind != EMP_TYPE_TENSOR) continue;
    emp_value_replace_uses(result, emp_op_operand(op, i));
  }
  bool is_used = false;
  for (uint32_t i = 0; i < op->result_count; ++i) {
    is_used |= emp_value_is_used(emp_op_result(op, i));
  }
  if (!is_used) emp_op_erase(op);
}

typedef struct conversion_s {
  uint32_t kind;
  // The new value of the op's one result, or NULL.
  emp_value_t* (*convert)(host_t* host, emp_rewriter_t* b, emp_op_t* op);
} conversion_t;

static const conversion_t kConversions[] = {
    {EMP_OP_tensor_empty, convert_empty},
    {EMP_OP_tensor_splat, convert_splat},
    {EMP_OP_linalg_fill, convert_fill},
    {EMP_OP_linalg_generic, convert_fill},
    {EMP_OP_tensor_from_elements, convert_from_elements},
    {EMP_OP_tensor_extract, convert_extract},
    {EMP_OP_tensor_insert, convert_insert},
    {EMP_OP_tensor_extract_slice, convert_extract_slice},
    {EMP_OP_tensor_insert_slice, convert_insert_slice},
    {EMP_OP_tensor_cast, convert_reshape},
    {EMP_OP_tensor_expand_shape, convert_reshape},
    {EMP_OP_tensor_collapse_shape, convert_reshape},
    {EMP_OP_tensor_reshape, convert_reshape},
    {EMP_OP_tensor_bitcast, convert_reshape},
    {EMP_OP_arith_bitcast, convert_reshape},
    {EMP_OP_util_unfoldable_constant, convert_hidden_constant},
    {EMP_OP_flow_tensor_dynamic_constant, convert_hidden_constant},
};

typedef struct found_s {
  emp_arena_t* arena;
  emp_op_list_t list;
} found_t;

static emp_walk_t find_ops(void* user, emp_op_t* op) {
  found_t* found = user;
  switch (op->info->kind) {
    case EMP_OP_flow_executable:
    case EMP_OP_flow_dispatch_region:
    case EMP_OP_flow_dispatch_workgroups:
    case EMP_OP_stream_executable:
    case EMP_OP_hal_executable:
      return EMP_WALK_SKIP;
    default:
      break;
  }
  emp_array_push(found->arena, &found->list, op);
  return emp_linalg_is_structured(op) ? EMP_WALK_SKIP : EMP_WALK_ON;
}

static void convert(host_t* host, emp_op_t* op) {
  if (emp_op_is(op, EMP_OP_util_optimization_barrier)) {
    drop_tensor_barrier(op);
    return;
  }
  for (size_t i = 0; i < EMP_COUNT_OF(kConversions); ++i) {
    if (!emp_op_is(op, kConversions[i].kind)) continue;
    if (op->result_count != 1 ||
        (emp_op_result(op, 0)->type->kind != EMP_TYPE_TENSOR &&
         !emp_op_is(op, EMP_OP_tensor_extract) &&
         !emp_op_is(op, EMP_OP_util_unfoldable_constant))) {
      return;
    }
    emp_rewriter_t b = emp_build_before(op);
    b.scratch = host->pass->scratch;
    emp_value_t* value = kConversions[i].convert(host, &b, op);
    if (value) emp_replace_op(&b, op, &value, 1);
    return;
  }
}

// Every op now carries its dims, so the ties have done their work.
static void drop_ties(emp_pass_ctx_t* pass) {
  emp_op_list_t ties =
      emp_collect(pass->op, EMP_OP_flow_tensor_tie_shape, pass->scratch);
  for (size_t i = 0; i < ties.count; ++i) {
    emp_rewriter_t b = emp_build_before(ties.items[i]);
    emp_value_t* tensor = emp_op_operand(ties.items[i], 0);
    emp_replace_op(&b, ties.items[i], &tensor, 1);
  }
}

bool emp_pass_convert_tensors_to_flow(emp_pass_ctx_t* pass) {
  host_t host = {.pass = pass};
  found_t found = {.arena = pass->scratch};
  emp_walk_pre(pass->op, find_ops, &found);
  for (size_t i = 0; i < found.list.count && !host.failed; ++i) {
    convert(&host, found.list.items[i]);
  }
  if (!host.failed) drop_ties(pass);
  return !host.failed;
}
