// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Canonicalizations of the tensor dialect that make new ops: sizes taken from
// further up, constants moved from operands into types and arrays. Where a
// type becomes more static, a tensor.cast keeps the users as they are.
#include "dialects/dynamic_index_list.h"
#include "dialects/op_kinds.h"
#include "dialects/tensor/tensor_hooks.h"

static emp_value_t* build_cast(emp_rewriter_t* rewriter, emp_value_t* value,
                               const emp_type_t* type) {
  if (value->type == type) return value;
  return emp_build_value(rewriter, EMP_OP_tensor_cast, EMP_VALUES(value),
                         EMP_TYPES(type));
}

static emp_value_t* build_dim(emp_rewriter_t* rewriter, emp_value_t* tensor,
                              int64_t dim) {
  emp_mixed_index_t at = {NULL, dim};
  emp_value_t* index = emp_mixed_index_value(rewriter, &at);
  bool is_memref = tensor->type->kind == EMP_TYPE_MEMREF;
  return emp_build_value(
      rewriter, is_memref ? EMP_OP_memref_dim : EMP_OP_tensor_dim,
      EMP_VALUES(tensor, index), EMP_TYPES(emp_type_index(rewriter->context)));
}

static bool replace(emp_op_t* op, emp_rewriter_t* rewriter,
                    emp_value_t* value) {
  emp_replace_op(rewriter, op, &value, 1);
  return true;
}

const emp_type_t* emp_tensor_known_sizes(const emp_op_t* op,
                                         emp_value_t** sizes,
                                         uint32_t* out_count) {
  const emp_type_t* type = emp_op_result(op, 0)->type;
  int64_t dims[EMP_TENSOR_MAX_RANK];
  uint32_t next = 0, kept = 0;
  if (type->rank > EMP_TENSOR_MAX_RANK) return NULL;
  for (uint32_t i = 0; i < type->rank; ++i) {
    dims[i] = type->dims[i];
    if (dims[i] != EMP_DIM_DYNAMIC) continue;
    emp_value_t* size = emp_op_operand(op, next++);
    int64_t constant;
    if (emp_value_constant_int(size, &constant) && constant >= 0) {
      dims[i] = constant;
    } else {
      sizes[kept++] = size;
    }
  }
  if (kept == op->operand_count) return NULL;
  *out_count = kept;
  return emp_type_with_shape(type, dims, type->rank);
}

// empty(%c4) : ?  ->  cast(empty() : 4)
bool emp_tensor_canonicalize_empty(emp_op_t* op, emp_rewriter_t* rewriter) {
  const emp_type_t* type = emp_op_result(op, 0)->type;
  emp_value_t* sizes[EMP_TENSOR_MAX_RANK];
  uint32_t kept;
  const emp_type_t* known = emp_tensor_known_sizes(op, sizes, &kept);
  if (known == NULL) return false;
  emp_value_t* made =
      emp_build_value(rewriter, EMP_OP_tensor_empty, .operands = sizes,
                      .operand_count = kept, EMP_TYPES(known));
  return replace(op, rewriter, build_cast(rewriter, made, type));
}

// -- dim ---------------------------------------------------------------------

// The value of the same shape from which `result` was made: an init of a
// destination-style op, the source of a cast.
static emp_value_t* same_shape_source(const emp_value_t* result) {
  const emp_op_t* def = emp_value_def(result);
  if (def == NULL) return NULL;
  if (emp_op_is(def, EMP_OP_tensor_cast)) {
    emp_value_t* source = emp_op_operand(def, 0);
    return source->type->kind == EMP_TYPE_TENSOR ? source : NULL;
  }
  if (!emp_op_has_trait(def, DESTINATION_STYLE)) return NULL;
  if (emp_op_is(def, EMP_OP_tensor_insert) ||
      emp_op_is(def, EMP_OP_tensor_insert_slice) ||
      emp_op_is(def, EMP_OP_linalg_pack) ||
      emp_op_is(def, EMP_OP_linalg_unpack)) {
    return emp_op_operand(def, 1);
  }
  // Inits are the last operands, one a result.
  uint32_t first = def->operand_count - def->result_count;
  emp_value_t* init = emp_op_operand(def, first + result->index);
  return init->type == result->type ? init : NULL;
}

// dim(collapse(x), g)  ->  product of the dims of group g of x
static bool dim_of_collapse(emp_op_t* op, emp_rewriter_t* rewriter,
                            const emp_op_t* collapse, int64_t dim) {
  emp_reassociation_t groups;
  if (!emp_read_reassociation(emp_op_attr(collapse, "reassociation"),
                              &groups) ||
      dim >= (int64_t)groups.group_count) {
    return false;
  }
  emp_value_t* source = emp_op_operand(collapse, 0);
  emp_value_t* product = NULL;
  for (uint32_t i = 0; i < groups.count[dim]; ++i) {
    uint32_t at = groups.first[dim] + i;
    if (source->type->dims[at] == 1) continue;
    emp_value_t* size = build_dim(rewriter, source, at);
    product = product == NULL ? size
                              : emp_build_value(rewriter, EMP_OP_arith_muli,
                                                EMP_VALUES(product, size),
                                                EMP_TYPES(size->type));
  }
  return product != NULL && replace(op, rewriter, product);
}

// dim(concat(a, b), d)  ->  dim(a, d), or the sum of them for the joined one
static bool dim_of_concat(emp_op_t* op, emp_rewriter_t* rewriter,
                          const emp_op_t* concat, int64_t dim) {
  if (emp_op_int_attr(concat, "dim", -1) != dim) {
    return replace(op, rewriter,
                   build_dim(rewriter, emp_op_operand(concat, 0), dim));
  }
  emp_value_t* sum = build_dim(rewriter, emp_op_operand(concat, 0), dim);
  for (uint32_t i = 1; i < concat->operand_count; ++i) {
    emp_value_t* size = build_dim(rewriter, emp_op_operand(concat, i), dim);
    sum = emp_build_value(rewriter, EMP_OP_arith_addi, EMP_VALUES(sum, size),
                          EMP_TYPES(size->type));
  }
  return replace(op, rewriter, sum);
}

// dim(pad(x), d)  ->  low + dim(x, d) + high
static bool dim_of_pad(emp_op_t* op, emp_rewriter_t* rewriter,
                       const emp_op_t* pad, int64_t dim) {
  emp_mixed_index_t low[EMP_TENSOR_MAX_RANK], high[EMP_TENSOR_MAX_RANK];
  size_t count;
  if (!emp_op_mixed_indices(pad, "low", "static_low", low, EMP_TENSOR_MAX_RANK,
                            &count) ||
      !emp_op_mixed_indices(pad, "high", "static_high", high,
                            EMP_TENSOR_MAX_RANK, &count)) {
    return false;
  }
  emp_value_t* size = build_dim(rewriter, emp_op_operand(pad, 0), dim);
  const emp_mixed_index_t* parts[] = {&low[dim], &high[dim]};
  for (size_t i = 0; i < 2; ++i) {
    if (parts[i]->value == NULL && parts[i]->constant == 0) continue;
    emp_value_t* part = emp_mixed_index_value(rewriter, parts[i]);
    size = emp_build_value(rewriter, EMP_OP_arith_addi, EMP_VALUES(size, part),
                           EMP_TYPES(size->type));
  }
  return replace(op, rewriter, size);
}

bool emp_tensor_canonicalize_dim(emp_op_t* op, emp_rewriter_t* rewriter) {
  emp_value_t* tensor = emp_op_operand(op, 0);
  const emp_op_t* def = emp_value_def(tensor);
  emp_value_t* source = same_shape_source(tensor);
  if (source != NULL) {
    emp_update_operand(rewriter, op, 0, source);
    return true;
  }
  int64_t dim;
  if (def == NULL || !emp_value_constant_int(emp_op_operand(op, 1), &dim) ||
      tensor->type->kind != EMP_TYPE_TENSOR || dim < 0 ||
      dim >= (int64_t)tensor->type->rank) {
    return false;
  }
  switch (def->info->kind) {
    case EMP_OP_tensor_collapse_shape:
      return dim_of_collapse(op, rewriter, def, dim);
    case EMP_OP_tensor_concat:
      return dim_of_concat(op, rewriter, def, dim);
    case EMP_OP_tensor_pad:
      return dim_of_pad(op, rewriter, def, dim);
    case EMP_OP_tensor_bitcast:
      emp_update_operand(rewriter, op, 0, emp_op_operand(def, 0));
      return true;
    default:
      return false;
  }
}

// -- casts and reshapes ------------------------------------------------------

// cast(cast(x : a) : b) : c  ->  cast(x) : c, when b knows no more than both.
bool emp_tensor_canonicalize_cast(emp_op_t* op, emp_rewriter_t* rewriter) {
  const emp_op_t* inner = emp_value_def(emp_op_operand(op, 0));
  if (inner == NULL || !emp_op_is(inner, EMP_OP_tensor_cast)) return false;
  const emp_type_t* from = emp_op_operand(inner, 0)->type;
  const emp_type_t* middle = emp_op_result(inner, 0)->type;
  const emp_type_t* to = emp_op_result(op, 0)->type;
  if (from->kind != EMP_TYPE_TENSOR || middle->kind != EMP_TYPE_TENSOR ||
      to->kind != EMP_TYPE_TENSOR) {
    return false;
  }
  for (uint32_t i = 0; i < middle->rank; ++i) {
    if (middle->dims[i] != EMP_DIM_DYNAMIC &&
        middle->dims[i] != from->dims[i] && middle->dims[i] != to->dims[i]) {
      return false;
    }
  }
  return replace(
      op, rewriter,
      emp_build_value(rewriter, EMP_OP_tensor_cast,
                      EMP_VALUES(emp_op_operand(inner, 0)), EMP_TYPES(to)));
}

// Reassociation of two steps of the same direction; `wide` numbers the dims of
// the widest side, `narrow` groups the groups of it.
static const emp_attr_t* compose(emp_context_t* context,
                                 const emp_reassociation_t* wide,
                                 const emp_reassociation_t* narrow) {
  const emp_attr_t* groups[EMP_TENSOR_MAX_RANK];
  for (uint32_t g = 0; g < narrow->group_count; ++g) {
    const emp_attr_t* dims[EMP_TENSOR_MAX_RANK];
    uint32_t count = 0;
    for (uint32_t k = 0; k < narrow->count[g]; ++k) {
      uint32_t inner = narrow->first[g] + k;
      if (inner >= wide->group_count) return NULL;
      for (uint32_t i = 0; i < wide->count[inner]; ++i) {
        if (count == EMP_TENSOR_MAX_RANK) return NULL;
        dims[count++] = emp_attr_i64(context, wide->first[inner] + i);
      }
    }
    groups[g] = emp_attr_array(context, dims, count);
  }
  return emp_attr_array(context, groups, narrow->group_count);
}

// collapse(collapse(x))  ->  collapse(x)
bool emp_tensor_canonicalize_collapse(emp_op_t* op, emp_rewriter_t* rewriter) {
  const emp_op_t* inner = emp_value_def(emp_op_operand(op, 0));
  emp_reassociation_t wide, narrow;
  if (inner == NULL || !emp_op_is(inner, EMP_OP_tensor_collapse_shape) ||
      !emp_read_reassociation(emp_op_attr(inner, "reassociation"), &wide) ||
      !emp_read_reassociation(emp_op_attr(op, "reassociation"), &narrow) ||
      narrow.group_count == 0) {
    return emp_tensor_compose_collapse(op, rewriter);
  }
  const emp_attr_t* groups = compose(op->context, &wide, &narrow);
  if (groups == NULL) return false;
  emp_value_t* by =
      emp_build_value(rewriter, EMP_OP_tensor_collapse_shape,
                      EMP_VALUES(emp_op_operand(inner, 0)),
                      EMP_TYPES(emp_op_result(op, 0)->type),
                      EMP_ATTRS(EMP_ATTR("reassociation", groups)));
  return replace(op, rewriter, by);
}

// The size of each `?` of an expand_shape without operands for them: the
// collapsed size over the known sizes of its group. False when a group has two.
static bool output_sizes(emp_op_t* op, emp_rewriter_t* rewriter,
                         emp_value_t** sizes, uint32_t* out_count) {
  const emp_type_t* type = emp_op_result(op, 0)->type;
  emp_reassociation_t groups;
  if (!emp_read_reassociation(emp_op_attr(op, "reassociation"), &groups)) {
    return false;
  }
  *out_count = 0;
  for (uint32_t g = 0; g < groups.group_count; ++g) {
    int64_t known = 1;
    uint32_t unknown = 0;
    for (uint32_t i = 0; i < groups.count[g]; ++i) {
      int64_t dim = type->dims[groups.first[g] + i];
      unknown += dim == EMP_DIM_DYNAMIC;
      if (dim != EMP_DIM_DYNAMIC) known *= dim;
    }
    if (unknown > 1 || (unknown == 1 && known == 0)) return false;
    if (unknown == 0) continue;
    emp_value_t* size = build_dim(rewriter, emp_op_operand(op, 0), g);
    if (known != 1) {
      emp_mixed_index_t divisor = {NULL, known};
      size = emp_build_value(
          rewriter, EMP_OP_arith_divsi,
          EMP_VALUES(size, emp_mixed_index_value(rewriter, &divisor)),
          EMP_TYPES(size->type));
    }
    sizes[(*out_count)++] = size;
  }
  return true;
}

// Older files leave the sizes of the result out: values are made for them.
void emp_tensor_older_expand_shape(emp_op_t* op) {
  emp_value_t* sizes[EMP_TENSOR_MAX_RANK + 1];
  uint32_t count = 0;
  const emp_type_t* type = emp_op_result(op, 0)->type;
  if (op->operand_count != 1 ||
      (type->kind != EMP_TYPE_MEMREF && type->kind != EMP_TYPE_TENSOR) ||
      type->rank > EMP_TENSOR_MAX_RANK) {
    return;
  }
  if (!emp_op_has_attr(op, "static_output_shape")) {
    emp_op_set_attr(op, "static_output_shape",
                    emp_attr_i64_array(op->context, type->dims, type->rank));
  }
  emp_rewriter_t rewriter = emp_build_before(op);
  if (emp_type_dynamic_dim_count(type) == 0 ||
      !output_sizes(op, &rewriter, sizes, &count)) {
    return;
  }
  for (uint32_t i = 0; i < count; ++i) {
    emp_op_insert_operand(op, op->operand_count, sizes[i]);
  }
}

static bool add_output_shape(emp_op_t* op, emp_rewriter_t* rewriter) {
  const emp_type_t* type = emp_op_result(op, 0)->type;
  emp_value_t* sizes[EMP_TENSOR_MAX_RANK + 1] = {emp_op_operand(op, 0)};
  uint32_t count = 0;
  if (!output_sizes(op, rewriter, sizes + 1, &count)) return false;
  ++count;
  emp_value_t* by = emp_build_value(
      rewriter, EMP_OP_tensor_expand_shape, .operands = sizes,
      .operand_count = count, EMP_TYPES(type), .attrs = op->attrs->entries,
      .attr_count = op->attrs->count);
  return replace(op, rewriter, by);
}

// expand(expand(x))  ->  expand(x)
bool emp_tensor_canonicalize_expand(emp_op_t* op, emp_rewriter_t* rewriter) {
  uint32_t dynamic = emp_type_dynamic_dim_count(emp_op_result(op, 0)->type);
  if (dynamic != 0 && op->operand_count == 1) {
    return add_output_shape(op, rewriter);
  }
  const emp_op_t* inner = emp_value_def(emp_op_operand(op, 0));
  emp_reassociation_t wide, narrow;
  if (inner == NULL || !emp_op_is(inner, EMP_OP_tensor_expand_shape) ||
      !emp_read_reassociation(emp_op_attr(op, "reassociation"), &wide) ||
      !emp_read_reassociation(emp_op_attr(inner, "reassociation"), &narrow) ||
      narrow.group_count == 0) {
    return emp_tensor_compose_expand(op, rewriter);
  }
  const emp_attr_t* groups = compose(op->context, &wide, &narrow);
  if (groups == NULL || op->operand_count > EMP_TENSOR_MAX_RANK) return false;
  emp_value_t* operands[EMP_TENSOR_MAX_RANK];
  for (uint32_t i = 0; i < op->operand_count; ++i) {
    operands[i] = emp_op_operand(op, i);
  }
  operands[0] = emp_op_operand(inner, 0);
  emp_value_t* by = emp_build_value(
      rewriter, EMP_OP_tensor_expand_shape, .operands = operands,
      .operand_count = op->operand_count, EMP_TYPES(emp_op_result(op, 0)->type),
      EMP_ATTRS(EMP_ATTR("reassociation", groups),
                EMP_ATTR("static_output_shape",
                         emp_op_attr(op, "static_output_shape"))));
  return replace(op, rewriter, by);
}

// extract(cast(t), i)  ->  extract(t, i)
bool emp_tensor_canonicalize_extract(emp_op_t* op, emp_rewriter_t* rewriter) {
  const emp_op_t* cast = emp_value_def(emp_op_operand(op, 0));
  if (cast == NULL || !emp_op_is(cast, EMP_OP_tensor_cast) ||
      emp_op_operand(cast, 0)->type->kind != EMP_TYPE_TENSOR) {
    return false;
  }
  emp_update_operand(rewriter, op, 0, emp_op_operand(cast, 0));
  return true;
}

// -- slices ------------------------------------------------------------------

// The type of a part whose sizes are `sizes`; where it has fewer dims than the
// whole, unit dims of the op as it stands are dropped, the first ones first.
static const emp_type_t* part_type(const emp_op_t* op, const emp_type_t* part,
                                   const emp_index_list_t* sizes) {
  const emp_attr_t* before = emp_op_attr(op, "static_sizes");
  int64_t dims[EMP_TENSOR_MAX_RANK];
  uint32_t kept = 0;
  size_t drops = sizes->length - part->rank;
  for (size_t i = 0; i < sizes->length; ++i) {
    if (drops != 0 && emp_dense_int(before, (int64_t)i) == 1) {
      --drops;
      continue;
    }
    dims[kept++] = sizes->constants[i];
  }
  return drops == 0 ? emp_type_with_shape(part, dims, kept) : NULL;
}

bool emp_tensor_canonicalize_slice(emp_op_t* op, emp_rewriter_t* rewriter) {
  bool is_extract = emp_op_is(op, EMP_OP_tensor_extract_slice);
  const emp_type_t* whole = emp_op_operand(op, is_extract ? 0 : 1)->type;
  const emp_type_t* type = emp_op_result(op, 0)->type;
  const emp_type_t* part = is_extract ? type : emp_op_operand(op, 0)->type;
  emp_value_t* operands[3 * EMP_TENSOR_MAX_RANK + 2];
  uint32_t count = is_extract ? 1 : 2;
  for (uint32_t i = 0; i < count; ++i)
    operands[i] = emp_op_operand(op, i);
  emp_slice_lists_t lists;
  if (!emp_slice_move_constants(op, operands, &count, &lists) ||
      part->rank > whole->rank) {
    return !is_extract && emp_tensor_compose_insert(op, rewriter);
  }
  const emp_type_t* known = part_type(op, part, &lists.sizes);
  if (known == NULL) return false;
  const int32_t segments[5] = {1, 1, lists.offsets.value_count,
                               lists.sizes.value_count,
                               lists.strides.value_count};
  const int32_t extract_segments[4] = {1, segments[2], segments[3],
                                       segments[4]};
  if (!is_extract) operands[0] = build_cast(rewriter, operands[0], known);
  emp_value_t* by = emp_build_value(
      rewriter, op->info->kind, .operands = operands, .operand_count = count,
      EMP_TYPES(is_extract ? known : type),
      EMP_ATTRS(
          EMP_ATTR("static_offsets",
                   emp_index_list_attr(op->context, &lists.offsets)),
          EMP_ATTR("static_sizes",
                   emp_index_list_attr(op->context, &lists.sizes)),
          EMP_ATTR("static_strides",
                   emp_index_list_attr(op->context, &lists.strides)),
          EMP_ATTR("operandSegmentSizes",
                   emp_attr_i32_array(op->context,
                                      is_extract ? extract_segments : segments,
                                      is_extract ? 4 : 5))));
  if (is_extract) by = build_cast(rewriter, by, type);
  return replace(op, rewriter, by);
}
