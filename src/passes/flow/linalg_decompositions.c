// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// linalg.softmax, pack and unpack as structured ops.
//
// pack splits dims into an outer dim and a tile at the end of the shape; with
// the source padded up to whole tiles it is a copy whose map reads
// outer * tile + inner. unpack reads (i floordiv tile, i mod tile) and needs no
// padding: what lies beyond is not read.
#include "base/assert.h"
#include "dialects/op_kinds.h"
#include "passes/common/tensor_build.h"
#include "passes/flow/tensor_decompositions.h"

static emp_rewriter_t inside(const emp_rewriter_t* b, emp_block_t* body) {
  emp_rewriter_t in = emp_build_at_end(b->context, b->arena, body);
  in.scratch = b->scratch;
  in.loc = b->loc;
  in.sink = b->sink;
  return in;
}

// -- softmax -----------------------------------------------------------------

typedef struct softmax_s {
  emp_rewriter_t* b;
  const emp_type_t* element;
  const emp_affine_map_t* full;  // identity
  const emp_affine_map_t* row;   // without the softmax dim
  emp_iterator_t iterators[EMP_LINALG_MAX_LOOPS];
  uint32_t rank, dim;
} softmax_t;

static emp_value_t* reduce_rows(softmax_t* softmax, uint32_t kind,
                                emp_value_t* input, const emp_attr_t* start,
                                emp_value_t* row_init) {
  emp_value_t* scalar = emp_build_constant(softmax->b, start, softmax->element);
  emp_value_t* init = emp_build_fill(softmax->b, scalar, row_init);
  const emp_affine_map_t* maps[] = {softmax->full, softmax->row};
  softmax->iterators[softmax->dim] = EMP_ITERATOR_REDUCTION;
  emp_linalg_parts_t parts = {.inputs = &input,
                              .input_count = 1,
                              .inits = &init,
                              .init_count = 1,
                              .maps = maps,
                              .iterators = softmax->iterators,
                              .loop_count = softmax->rank};
  emp_block_t* body = NULL;
  emp_op_t* op = emp_build_linalg_generic(softmax->b, &parts, &body);
  emp_rewriter_t in = inside(softmax->b, body);
  emp_value_t* value = emp_build_scalar(&in, kind, softmax->element,
                                        body->args[0], body->args[1]);
  emp_build_linalg_yield(&in, &value, 1);
  return emp_op_result(op, 0);
}

static emp_value_t* combine_rows(softmax_t* softmax, uint32_t kind, bool exp,
                                 emp_value_t* input, emp_value_t* row,
                                 emp_value_t* init) {
  emp_value_t* inputs[] = {input, row};
  const emp_affine_map_t* maps[] = {softmax->full, softmax->row, softmax->full};
  softmax->iterators[softmax->dim] = EMP_ITERATOR_PARALLEL;
  emp_linalg_parts_t parts = {.inputs = inputs,
                              .input_count = 2,
                              .inits = &init,
                              .init_count = 1,
                              .maps = maps,
                              .iterators = softmax->iterators,
                              .loop_count = softmax->rank};
  emp_block_t* body = NULL;
  emp_op_t* op = emp_build_linalg_generic(softmax->b, &parts, &body);
  emp_rewriter_t in = inside(softmax->b, body);
  emp_value_t* value = emp_build_scalar(&in, kind, softmax->element,
                                        body->args[0], body->args[1]);
  if (exp) {
    value =
        emp_build_scalar(&in, EMP_OP_math_exp, softmax->element, value, NULL);
  }
  emp_build_linalg_yield(&in, &value, 1);
  return emp_op_result(op, 0);
}

bool emp_decompose_softmax(emp_op_t* op, emp_rewriter_t* b) {
  emp_value_t* input = emp_op_operand(op, 0);
  const emp_type_t* type = input->type;
  if (type->kind != EMP_TYPE_TENSOR || !emp_type_is_float(type->element)) {
    return false;
  }
  softmax_t softmax = {
      .b = b,
      .element = type->element,
      .full = emp_affine_identity_map(b->context, type->rank),
      .rank = type->rank,
      .dim = (uint32_t)emp_op_int_attr(op, "dimension", 0),
  };
  emp_index_t shape[EMP_MAX_RANK], row_shape[EMP_MAX_RANK];
  if (softmax.dim >= type->rank || !emp_tensor_shape(input, shape)) {
    return false;
  }
  uint32_t positions[EMP_MAX_RANK];
  int64_t row_dims[EMP_MAX_RANK];
  uint32_t count = 0;
  for (uint32_t k = 0; k < type->rank; ++k) {
    if (k == softmax.dim) continue;
    positions[count] = k;
    row_shape[count] = shape[k];
    row_dims[count++] = type->dims[k];
  }
  softmax.row =
      emp_affine_projection_map(b->context, type->rank, positions, count);
  const emp_type_t* row_type =
      emp_type_tensor(row_dims, count, type->element, NULL);
  emp_value_t* row_init = emp_build_empty(b, row_type, row_shape);
  emp_value_t* init = emp_build_empty(
      b, emp_type_tensor(type->dims, type->rank, type->element, NULL), shape);
  const emp_attr_t* lowest =
      emp_attr_float(type->element, -(double)__builtin_inff());
  emp_value_t* max =
      reduce_rows(&softmax, EMP_OP_arith_maximumf, input, lowest, row_init);
  emp_value_t* powers =
      combine_rows(&softmax, EMP_OP_arith_subf, true, input, max, init);
  emp_value_t* sum = reduce_rows(&softmax, EMP_OP_arith_addf, powers,
                                 emp_attr_float(type->element, 0.0), row_init);
  emp_value_t* made =
      combine_rows(&softmax, EMP_OP_arith_divf, false, powers, sum, init);
  emp_replace_op(b, op, &made, 1);
  return true;
}

// -- pack and unpack ---------------------------------------------------------

typedef struct tiling_s {
  int64_t dims[EMP_MAX_RANK];  // tiled dims of the unpacked tensor
  size_t count;
  int64_t tiles[EMP_MAX_RANK];
  int64_t order[EMP_MAX_RANK];  // outer dim i is unpacked dim order[i]
} tiling_t;

static bool read_tiling(const emp_op_t* op, uint32_t rank, tiling_t* tiling) {
  size_t tiles = 0, order = 0;
  const emp_attr_t* perm = emp_op_attr(op, "outer_dims_perm");
  if (!emp_attr_read_ints(emp_op_attr(op, "inner_dims_pos"), tiling->dims,
                          EMP_MAX_RANK, &tiling->count) ||
      !emp_attr_read_ints(emp_op_attr(op, "static_inner_tiles"), tiling->tiles,
                          EMP_MAX_RANK, &tiles) ||
      tiles != tiling->count) {
    return false;
  }
  for (size_t i = 0; i < tiles; ++i) {
    if (tiling->tiles[i] == EMP_DIM_DYNAMIC) return false;
  }
  if (perm) emp_attr_read_ints(perm, tiling->order, EMP_MAX_RANK, &order);
  for (uint32_t k = 0; order == 0 && k < rank; ++k)
    tiling->order[k] = k;
  return true;
}

// The source padded up to whole tiles; NULL when it cannot be known.
static emp_value_t* pad_to_tiles(emp_rewriter_t* b, emp_value_t* source,
                                 emp_value_t* padding, const tiling_t* tiling) {
  emp_slice_t slice = {.count = source->type->rank};
  emp_index_t shape[EMP_MAX_RANK];
  int64_t dims[EMP_MAX_RANK];
  if (!emp_tensor_shape(source, slice.sizes)) return NULL;
  for (size_t k = 0; k < slice.count; ++k) {
    slice.offsets[k] = emp_index_const(0);
    slice.strides[k] = emp_index_const(1);
    shape[k] = slice.sizes[k];
  }
  for (size_t i = 0; i < tiling->count; ++i) {
    emp_index_t tile = emp_index_const(tiling->tiles[i]);
    emp_index_t* size = &shape[tiling->dims[i]];
    *size = emp_index_mul(b, emp_index_ceildiv(b, *size, tile), tile);
  }
  for (size_t k = 0; k < slice.count; ++k) {
    dims[k] = shape[k].value ? EMP_DIM_DYNAMIC : shape[k].constant;
  }
  const emp_type_t* type =
      emp_type_tensor(dims, slice.count, source->type->element, NULL);
  emp_value_t* init = emp_build_empty(b, type, shape);
  emp_value_t* filled = emp_build_fill(b, padding, init);
  return emp_build_insert_slice(b, source, filled, &slice);
}

bool emp_decompose_pack(emp_op_t* op, emp_rewriter_t* b) {
  emp_value_t* source = emp_op_named_operand(op, "source");
  emp_value_t* dest = emp_op_named_operand(op, "dest");
  emp_value_t* padding = emp_op_named_operand(op, "padding_value");
  tiling_t tiling;
  uint32_t rank = source->type->rank;
  if (source->type->kind != EMP_TYPE_TENSOR ||
      !read_tiling(op, rank, &tiling)) {
    return false;
  }
  if (padding) source = pad_to_tiles(b, source, padding, &tiling);
  if (!source) return false;
  uint32_t loops = dest->type->rank;
  const emp_affine_expr_t* exprs[EMP_MAX_RANK];
  for (uint32_t i = 0; i < rank; ++i) {
    exprs[tiling.order[i]] = emp_affine_dim(b->context, i);
  }
  for (size_t i = 0; i < tiling.count; ++i) {
    const emp_affine_expr_t** expr = &exprs[tiling.dims[i]];
    const emp_affine_expr_t* whole =
        emp_affine_binary(EMP_AFFINE_MUL, *expr,
                          emp_affine_constant(b->context, tiling.tiles[i]));
    *expr = emp_affine_binary(EMP_AFFINE_ADD, whole,
                              emp_affine_dim(b->context, rank + (uint32_t)i));
  }
  const emp_affine_map_t* map =
      emp_affine_map(b->context, loops, 0, exprs, rank);
  emp_value_t* init = emp_build_empty_like(b, dest, dest->type->element);
  if (!init) return false;
  emp_value_t* made = emp_build_copy_through(b, source, map, init);
  emp_replace_op(b, op, &made, 1);
  return true;
}

bool emp_decompose_unpack(emp_op_t* op, emp_rewriter_t* b) {
  emp_value_t* source = emp_op_named_operand(op, "source");
  emp_value_t* dest = emp_op_named_operand(op, "dest");
  tiling_t tiling;
  uint32_t rank = dest->type->rank;
  if (source->type->kind != EMP_TYPE_TENSOR ||
      !read_tiling(op, rank, &tiling)) {
    return false;
  }
  const emp_affine_expr_t* exprs[EMP_MAX_RANK];
  const emp_affine_expr_t* outer[EMP_MAX_RANK];
  for (uint32_t k = 0; k < rank; ++k)
    outer[k] = emp_affine_dim(b->context, k);
  for (size_t i = 0; i < tiling.count; ++i) {
    uint32_t dim = (uint32_t)tiling.dims[i];
    const emp_affine_expr_t* tile =
        emp_affine_constant(b->context, tiling.tiles[i]);
    outer[dim] = emp_affine_binary(EMP_AFFINE_FLOORDIV,
                                   emp_affine_dim(b->context, dim), tile);
    exprs[rank + i] = emp_affine_binary(EMP_AFFINE_MOD,
                                        emp_affine_dim(b->context, dim), tile);
  }
  for (uint32_t i = 0; i < rank; ++i)
    exprs[i] = outer[tiling.order[i]];
  const emp_affine_map_t* map =
      emp_affine_map(b->context, rank, 0, exprs, rank + tiling.count);
  emp_value_t* init = emp_build_empty_like(b, dest, dest->type->element);
  if (!init) return false;
  emp_value_t* made = emp_build_copy_through(b, source, map, init);
  emp_replace_op(b, op, &made, 1);
  return true;
}
