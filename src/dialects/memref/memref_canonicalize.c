// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Canonicalizations of the memref dialect: constants moved from operands into
// types, casts that users need not see, copies that do nothing, reshapes that
// undo each other. Where a type becomes more static, a memref.cast keeps the
// users as they are.
#include "dialects/dynamic_index_list.h"
#include "dialects/memref/memref.h"
#include "dialects/memref/memref_hooks.h"
#include "dialects/op_kinds.h"

static bool replace(emp_op_t* op, emp_rewriter_t* rewriter, emp_value_t* value,
                    const emp_type_t* type) {
  if (value->type != type) {
    value = emp_build_value(rewriter, EMP_OP_memref_cast, EMP_VALUES(value),
                            EMP_TYPES(type));
  }
  emp_replace_op(rewriter, op, &value, 1);
  return true;
}

// alloc(%c4) : ?  ->  cast(alloc() : 4); alloca the same
bool emp_memref_canonicalize_alloc(emp_op_t* op, emp_rewriter_t* rewriter) {
  const emp_type_t* type = emp_op_result(op, 0)->type;
  int64_t dims[EMP_MEMREF_MAX_RANK];
  emp_value_t* operands[2 * EMP_MEMREF_MAX_RANK + 1];
  uint32_t next = 0, kept = 0, first, symbols;
  emp_op_operand_group(op, "symbolOperands", &first, &symbols);
  if (type->rank > EMP_MEMREF_MAX_RANK || symbols > EMP_MEMREF_MAX_RANK) {
    return false;
  }
  for (uint32_t i = 0; i < type->rank; ++i) {
    dims[i] = type->dims[i];
    if (dims[i] != EMP_DIM_DYNAMIC) continue;
    emp_value_t* size = emp_op_operand(op, next++);
    int64_t constant;
    if (emp_value_constant_int(size, &constant) && constant >= 0) {
      dims[i] = constant;
    } else {
      operands[kept++] = size;
    }
  }
  if (kept == next) return false;
  const int32_t segments[2] = {(int32_t)kept, (int32_t)symbols};
  for (uint32_t i = 0; i < symbols; ++i)
    operands[kept++] = emp_op_operand(op, first + i);
  const emp_type_t* known = emp_type_with_shape(type, dims, type->rank);
  emp_op_t* made =
      emp_build_op(rewriter, op->info->kind, .operands = operands,
                   .operand_count = kept, EMP_TYPES(known),
                   .attrs = op->attrs->entries, .attr_count = op->attrs->count);
  emp_update_attr(rewriter, made, "operandSegmentSizes",
                  emp_attr_i32_array(op->context, segments, 2));
  return replace(op, rewriter, emp_op_result(made, 0), type);
}

// -- casts in front of users --------------------------------------------------

// The source of a cast that only forgets what is known of a ranked buffer.
static emp_value_t* uncast(emp_value_t* value) {
  const emp_op_t* cast = emp_value_def(value);
  if (cast == NULL || !emp_op_is(cast, EMP_OP_memref_cast)) return NULL;
  emp_value_t* source = emp_op_operand(cast, 0);
  const emp_type_t *from = source->type, *to = value->type;
  if (from->kind != EMP_TYPE_MEMREF || to->kind != EMP_TYPE_MEMREF) return NULL;
  for (uint32_t i = 0; i < from->rank; ++i) {
    if (from->dims[i] == EMP_DIM_DYNAMIC && to->dims[i] != EMP_DIM_DYNAMIC) {
      return NULL;
    }
  }
  return source;
}

bool emp_memref_canonicalize_user(emp_op_t* op, emp_rewriter_t* rewriter) {
  bool is_changed = false;
  for (uint32_t i = 0; i < op->operand_count; ++i) {
    emp_value_t* source = uncast(emp_op_operand(op, i));
    if (source == NULL) continue;
    emp_update_operand(rewriter, op, i, source);
    is_changed = true;
  }
  return is_changed;
}

static bool is_empty(const emp_type_t* type) {
  if (type->kind != EMP_TYPE_MEMREF) return false;
  for (uint32_t i = 0; i < type->rank; ++i) {
    if (type->dims[i] == 0) return true;
  }
  return false;
}

// A copy onto itself, or of no elements, is none.
bool emp_memref_canonicalize_copy(emp_op_t* op, emp_rewriter_t* rewriter) {
  emp_value_t* from = emp_op_operand(op, 0);
  emp_value_t* to = emp_op_operand(op, 1);
  if (from == to || is_empty(from->type) || is_empty(to->type)) {
    emp_erase_op(rewriter, op);
    return true;
  }
  return emp_memref_canonicalize_user(op, rewriter);
}

// -- subviews -----------------------------------------------------------------

// `full` without the unit dims of the op as it stands that its result drops;
// NULL when there are not that many.
static const emp_type_t* reduce(const emp_op_t* op, const emp_type_t* full) {
  const emp_attr_t* sizes = emp_op_attr(op, "static_sizes");
  int64_t strides[EMP_MEMREF_MAX_RANK], offset;
  int64_t dims[EMP_MEMREF_MAX_RANK];
  uint32_t kept = 0, drops = full->rank - emp_op_result(op, 0)->type->rank;
  if (drops == 0) return full;
  if (!emp_memref_strides(full, strides, &offset)) return NULL;
  for (uint32_t i = 0; i < full->rank; ++i) {
    if (drops != 0 && emp_dense_int(sizes, i) == 1) {
      --drops;
      continue;
    }
    dims[kept] = full->dims[i];
    strides[kept++] = strides[i];
  }
  return drops == 0 ? emp_memref_strided_type(full, dims, kept, strides, offset)
                    : NULL;
}

bool emp_memref_canonicalize_subview(emp_op_t* op, emp_rewriter_t* rewriter) {
  emp_value_t* operands[3 * EMP_MEMREF_MAX_RANK + 1] = {emp_op_operand(op, 0)};
  const emp_type_t* type = emp_op_result(op, 0)->type;
  uint32_t count = 1;
  emp_slice_lists_t lists;
  if (!emp_slice_move_constants(op, operands, &count, &lists)) return false;
  const emp_type_t* full =
      emp_memref_subview_type(operands[0]->type, lists.offsets.constants,
                              lists.sizes.constants, lists.strides.constants);
  const emp_type_t* known = full != NULL ? reduce(op, full) : NULL;
  if (known == NULL) return false;
  const int32_t segments[4] = {1, lists.offsets.value_count,
                               lists.sizes.value_count,
                               lists.strides.value_count};
  emp_value_t* by = emp_build_value(
      rewriter, EMP_OP_memref_subview, .operands = operands,
      .operand_count = count, EMP_TYPES(known),
      EMP_ATTRS(EMP_ATTR("static_offsets",
                         emp_index_list_attr(op->context, &lists.offsets)),
                EMP_ATTR("static_sizes",
                         emp_index_list_attr(op->context, &lists.sizes)),
                EMP_ATTR("static_strides",
                         emp_index_list_attr(op->context, &lists.strides)),
                EMP_ATTR("operandSegmentSizes",
                         emp_attr_i32_array(op->context, segments, 4))));
  return replace(op, rewriter, by, type);
}

// -- reshapes -----------------------------------------------------------------

// To the type that it has, or back to where it came from.
bool emp_memref_fold_reassociation(emp_op_t* op,
                                   const emp_attr_t* const* operands,
                                   emp_fold_result_t* out_results) {
  (void)operands;
  emp_value_t* source = emp_op_operand(op, 0);
  const emp_type_t* type = emp_op_result(op, 0)->type;
  bool is_expand = emp_op_is(op, EMP_OP_memref_expand_shape);
  if (source->type == type) {
    out_results[0].value = source;
    return true;
  }
  const emp_op_t* inner = emp_value_def(source);
  uint32_t kind =
      is_expand ? EMP_OP_memref_collapse_shape : EMP_OP_memref_expand_shape;
  if (inner == NULL || !emp_op_is(inner, kind) ||
      emp_op_operand(inner, 0)->type != type ||
      emp_op_attr(inner, "reassociation") != emp_op_attr(op, "reassociation") ||
      (is_expand && emp_type_dynamic_dim_count(type) > 1)) {
    return false;
  }
  out_results[0].value = emp_op_operand(inner, 0);
  return true;
}
