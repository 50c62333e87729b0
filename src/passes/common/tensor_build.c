// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Builders of tensor ops with mixed static and dynamic sizes.
#include "passes/common/tensor_build.h"

#include "base/assert.h"
#include "dialects/op_kinds.h"
#include "passes/common/build_groups.h"

bool emp_tensor_shape(emp_value_t* tensor, emp_index_t* out_shape) {
  for (uint32_t k = 0; k < tensor->type->rank; ++k) {
    if (!emp_tensor_dim(tensor, k, &out_shape[k])) return false;
  }
  return true;
}

emp_value_t* emp_build_empty(emp_rewriter_t* b, const emp_type_t* type,
                             const emp_index_t* shape) {
  emp_value_t* sizes[EMP_MAX_RANK];
  size_t count = 0;
  for (uint32_t k = 0; k < type->rank; ++k) {
    if (type->dims[k] != EMP_DIM_DYNAMIC) continue;
    sizes[count++] = emp_index_materialize(b, shape[k]);
  }
  return emp_build_value(b, EMP_OP_tensor_empty, .operands = sizes,
                         .operand_count = count, EMP_TYPES(type));
}

emp_value_t* emp_build_empty_like(emp_rewriter_t* b, emp_value_t* like,
                                  const emp_type_t* element) {
  emp_index_t shape[EMP_MAX_RANK] = {{0}};
  if (!emp_tensor_shape(like, shape)) return NULL;
  const emp_type_t* type =
      emp_type_tensor(like->type->dims, like->type->rank, element, NULL);
  return emp_build_empty(b, type, shape);
}

emp_value_t* emp_build_fill(emp_rewriter_t* b, emp_value_t* scalar,
                            emp_value_t* init) {
  emp_op_t* op = emp_build_linalg_named(b, EMP_OP_linalg_fill, &scalar, 1,
                                        &init, 1, NULL, 0);
  return emp_op_result(op, 0);
}

emp_value_t* emp_build_copy_through(emp_rewriter_t* b, emp_value_t* input,
                                    const emp_affine_map_t* map,
                                    emp_value_t* init) {
  uint32_t rank = init->type->rank;
  emp_iterator_t iterators[EMP_LINALG_MAX_LOOPS] = {EMP_ITERATOR_PARALLEL};
  const emp_affine_map_t* maps[] = {map,
                                    emp_affine_identity_map(b->context, rank)};
  emp_linalg_parts_t parts = {.inputs = &input,
                              .input_count = 1,
                              .inits = &init,
                              .init_count = 1,
                              .maps = maps,
                              .iterators = iterators,
                              .loop_count = rank};
  emp_block_t* body = NULL;
  emp_op_t* op = emp_build_linalg_generic(b, &parts, &body);
  emp_rewriter_t inside = emp_build_at_end(b->context, b->arena, body);
  inside.loc = b->loc;
  emp_build_linalg_yield(&inside, &body->args[0], 1);
  return emp_op_result(op, 0);
}

bool emp_slice_read_as_written(const emp_op_t* op, emp_slice_t* out_slice) {
  size_t offsets = emp_indices_read_as_written(op, "offsets", "static_offsets",
                                               out_slice->offsets);
  size_t sizes = emp_indices_read_as_written(op, "sizes", "static_sizes",
                                             out_slice->sizes);
  size_t strides = emp_indices_read_as_written(op, "strides", "static_strides",
                                               out_slice->strides);
  out_slice->count = offsets;
  return offsets == sizes && sizes == strides;
}

static void look_through(emp_index_t* list, size_t count) {
  for (size_t i = 0; i < count; ++i) {
    if (list[i].value) list[i] = emp_index_value(list[i].value);
  }
}

bool emp_slice_read(const emp_op_t* op, emp_slice_t* out_slice) {
  if (!emp_slice_read_as_written(op, out_slice)) return false;
  look_through(out_slice->offsets, out_slice->count);
  look_through(out_slice->sizes, out_slice->count);
  look_through(out_slice->strides, out_slice->count);
  return true;
}

emp_value_t* emp_build_insert_slice(emp_rewriter_t* b, emp_value_t* source,
                                    emp_value_t* dest,
                                    const emp_slice_t* slice) {
  const emp_attr_t *offsets, *sizes, *strides;
  emp_value_t* values[3][EMP_MAX_RANK];
  // A `?` of the source wants an operand, a known size or not.
  emp_slice_t typed = *slice;
  for (uint32_t k = 0; source->type->rank == slice->count && k < slice->count;
       ++k) {
    if (source->type->dims[k] == EMP_DIM_DYNAMIC && !typed.sizes[k].value) {
      typed.sizes[k].value = emp_index_materialize(b, slice->sizes[k]);
    }
  }
  slice = &typed;
  size_t offset_count = emp_indices_split(b->context, slice->offsets,
                                          slice->count, &offsets, values[0]);
  size_t size_count = emp_indices_split(b->context, slice->sizes, slice->count,
                                        &sizes, values[1]);
  size_t stride_count = emp_indices_split(b->context, slice->strides,
                                          slice->count, &strides, values[2]);
  const emp_group_t groups[] = {EMP_GROUP("source", source),
                                EMP_GROUP("dest", dest),
                                {"offsets", values[0], offset_count},
                                {"sizes", values[1], size_count},
                                {"strides", values[2], stride_count}};
  emp_op_t* op = emp_build_groups(
      b, EMP_OP_tensor_insert_slice, groups, EMP_TYPES(dest->type),
      EMP_ATTRS(EMP_ATTR("static_offsets", offsets),
                EMP_ATTR("static_sizes", sizes),
                EMP_ATTR("static_strides", strides)));
  return emp_op_result(op, 0);
}

emp_value_t* emp_build_scalar(emp_rewriter_t* b, uint32_t kind,
                              const emp_type_t* type, emp_value_t* lhs,
                              emp_value_t* rhs) {
  if (!rhs) {
    return emp_build_value(b, kind, EMP_VALUES(lhs), EMP_TYPES(type));
  }
  return emp_build_value(b, kind, EMP_VALUES(lhs, rhs), EMP_TYPES(type));
}
