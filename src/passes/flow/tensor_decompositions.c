// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Elementwise ops on tensors, tensor.generate, pad, concat and gather as
// linalg.generic and tensor.insert_slice; and inits put in order.
#include "passes/flow/tensor_decompositions.h"

#include "base/assert.h"
#include "dialects/op_kinds.h"
#include "passes/common/tensor_build.h"

static bool is_tensor(const emp_value_t* value) {
  return value->type->kind == EMP_TYPE_TENSOR;
}

static emp_rewriter_t inside(const emp_rewriter_t* b, emp_block_t* body) {
  emp_rewriter_t in = emp_build_at_end(b->context, b->arena, body);
  in.scratch = b->scratch;
  in.loc = b->loc;
  in.sink = b->sink;
  return in;
}

// A generic over the whole of `init`, parallel, all maps the identity.
static emp_op_t* build_parallel(emp_rewriter_t* b, emp_value_t* const* inputs,
                                uint32_t input_count, emp_value_t* const* inits,
                                uint32_t init_count, emp_block_t** out_body) {
  const emp_affine_map_t* maps[EMP_MAX_RANK];
  emp_iterator_t iterators[EMP_LINALG_MAX_LOOPS] = {EMP_ITERATOR_PARALLEL};
  uint32_t rank = inits[0]->type->rank;
  EMP_ASSERT(input_count + init_count <= EMP_MAX_RANK);
  for (uint32_t i = 0; i < input_count + init_count; ++i) {
    maps[i] = emp_affine_identity_map(b->context, rank);
  }
  emp_linalg_parts_t parts = {.inputs = inputs,
                              .input_count = input_count,
                              .inits = inits,
                              .init_count = init_count,
                              .maps = maps,
                              .iterators = iterators,
                              .loop_count = rank};
  return emp_build_linalg_generic(b, &parts, out_body);
}

bool emp_decompose_elementwise(emp_op_t* op, emp_rewriter_t* b) {
  if (!emp_op_has_trait(op, ELEMENTWISE) || op->result_count != 1) return false;
  emp_value_t* result = emp_op_result(op, 0);
  if (!is_tensor(result) || op->operand_count > 8) return false;
  emp_value_t* inputs[8];
  uint32_t count = 0;
  for (uint32_t i = 0; i < op->operand_count; ++i) {
    if (is_tensor(emp_op_operand(op, i))) {
      inputs[count++] = emp_op_operand(op, i);
    }
  }
  if (count == 0) return false;
  emp_value_t* init = emp_build_empty_like(b, inputs[0], result->type->element);
  if (!init) return false;
  emp_block_t* body = NULL;
  emp_op_t* generic = build_parallel(b, inputs, count, &init, 1, &body);
  emp_rewriter_t in = inside(b, body);
  emp_value_t* scalars[8];
  uint32_t next = 0;
  for (uint32_t i = 0; i < op->operand_count; ++i) {
    emp_value_t* operand = emp_op_operand(op, i);
    scalars[i] = is_tensor(operand) ? body->args[next++] : operand;
  }
  emp_op_t* scalar = emp_build_op(
      &in, op->info->kind, .operands = scalars,
      .operand_count = op->operand_count, EMP_TYPES(result->type->element),
      .attrs = op->attrs ? op->attrs->entries : NULL,
      .attr_count = op->attrs ? op->attrs->count : 0);
  emp_build_linalg_yield(&in, (emp_value_t*[]){emp_op_result(scalar, 0)}, 1);
  emp_replace_op_with(b, op, generic);
  return true;
}

static emp_value_t* build_loop_index(emp_rewriter_t* b, uint32_t loop) {
  return emp_build_value(
      b, EMP_OP_linalg_index, EMP_TYPES(emp_type_index(b->context)),
      EMP_ATTRS(EMP_ATTR("dim", emp_attr_i64(b->context, loop))));
}

// A tensor whose elements the region computes from their indices; the region
// ends with an op whose first operand is the element.
static emp_value_t* generate(emp_rewriter_t* b, emp_region_t* region,
                             emp_value_t* init) {
  emp_block_t* body = NULL;
  emp_op_t* generic = build_parallel(b, NULL, 0, &init, 1, &body);
  emp_rewriter_t in = inside(b, body);
  emp_block_t* from = region->first;
  emp_ptr_map_t map = {.arena = b->scratch};
  for (uint32_t i = 0; i < from->arg_count; ++i) {
    emp_ptr_map_set(&map, from->args[i], build_loop_index(&in, i));
  }
  for (emp_op_t* op = from->first; op; op = op->next) {
    if (emp_op_has_trait(op, TERMINATOR)) {
      emp_value_t* element = emp_op_operand(op, 0);
      emp_value_t* copy = emp_ptr_map_get(&map, element);
      emp_build_linalg_yield(&in, (emp_value_t*[]){copy ? copy : element}, 1);
    } else {
      emp_op_append(emp_op_clone(op, b->arena, &map), body);
    }
  }
  return emp_op_result(generic, 0);
}

bool emp_decompose_generate(emp_op_t* op, emp_rewriter_t* b) {
  emp_value_t* result = emp_op_result(op, 0);
  emp_index_t shape[EMP_MAX_RANK];
  if (!emp_tensor_shape(result, shape)) return false;
  emp_value_t* init = emp_build_empty(b, result->type, shape);
  emp_value_t* made = generate(b, &op->regions[0], init);
  emp_replace_op(b, op, &made, 1);
  return true;
}

// The scalar that a pad region yields everywhere, or NULL.
static emp_value_t* padding_scalar(emp_op_t* op, emp_rewriter_t* b) {
  emp_op_t* yield = emp_block_terminator(op->regions[0].first);
  emp_value_t* value = emp_op_operand(yield, 0);
  const emp_attr_t* constant = emp_value_constant(value);
  if (constant) return emp_build_constant(b, constant, value->type);
  for (emp_block_t* block = emp_value_block(value); block;) {
    emp_op_t* parent = block->region->parent;
    if (parent == op) return NULL;
    block = parent ? parent->block : NULL;
  }
  return value;
}

bool emp_decompose_pad(emp_op_t* op, emp_rewriter_t* b) {
  emp_value_t* source = emp_op_operand(op, 0);
  emp_value_t* result = emp_op_result(op, 0);
  emp_slice_t slice = {.count = result->type->rank};
  emp_index_t shape[EMP_MAX_RANK];
  if (emp_indices_read(op, "low", "static_low", slice.offsets) != slice.count ||
      !emp_tensor_shape(source, slice.sizes) ||
      !emp_tensor_shape(result, shape)) {
    return false;
  }
  for (size_t k = 0; k < slice.count; ++k)
    slice.strides[k] = emp_index_const(1);
  emp_value_t* init = emp_build_empty(b, result->type, shape);
  emp_value_t* scalar = padding_scalar(op, b);
  emp_value_t* padding = scalar ? emp_build_fill(b, scalar, init)
                                : generate(b, &op->regions[0], init);
  emp_value_t* made = emp_build_insert_slice(b, source, padding, &slice);
  emp_replace_op(b, op, &made, 1);
  return true;
}

bool emp_decompose_concat(emp_op_t* op, emp_rewriter_t* b) {
  emp_value_t* result = emp_op_result(op, 0);
  int64_t dim = emp_op_int_attr(op, "dim", 0);
  emp_index_t shape[EMP_MAX_RANK];
  if (!emp_tensor_shape(result, shape)) return false;
  emp_value_t* made = emp_build_empty(b, result->type, shape);
  emp_slice_t slice = {.count = result->type->rank};
  for (size_t k = 0; k < slice.count; ++k) {
    slice.offsets[k] = emp_index_const(0);
    slice.strides[k] = emp_index_const(1);
  }
  for (uint32_t i = 0; i < op->operand_count; ++i) {
    emp_value_t* piece = emp_op_operand(op, i);
    if (!emp_tensor_shape(piece, slice.sizes)) return false;
    made = emp_build_insert_slice(b, piece, made, &slice);
    slice.offsets[dim] = emp_index_add(b, slice.offsets[dim], slice.sizes[dim]);
  }
  emp_replace_op(b, op, &made, 1);
  return true;
}

// result[i.., w..] = source[at], at = indices[i.., :] in the gathered dims and
// w in the others; whether the gathered dims stay as 1 or are dropped is told
// by the rank of the result.
bool emp_decompose_gather(emp_op_t* op, emp_rewriter_t* b) {
  emp_value_t* source = emp_op_operand(op, 0);
  emp_value_t* indices = emp_op_operand(op, 1);
  emp_value_t* result = emp_op_result(op, 0);
  int64_t dims[EMP_MAX_RANK];
  size_t count = 0;
  emp_index_t shape[EMP_MAX_RANK], index_shape[EMP_MAX_RANK];
  if (!emp_attr_read_ints(emp_op_attr(op, "gather_dims"), dims, EMP_MAX_RANK,
                          &count) ||
      !emp_tensor_shape(source, shape) ||
      !emp_tensor_shape(indices, index_shape)) {
    return false;
  }
  uint32_t batch = indices->type->rank - 1;
  bool keeps = result->type->rank == batch + source->type->rank;
  int64_t position[EMP_MAX_RANK];  // of a source dim in the index vector
  emp_index_t sizes[EMP_MAX_RANK];
  uint32_t rank = 0;
  for (uint32_t k = 0; k < batch; ++k)
    sizes[rank++] = index_shape[k];
  for (uint32_t k = 0; k < source->type->rank; ++k) {
    position[k] = -1;
    for (size_t i = 0; i < count; ++i) {
      if (dims[i] == (int64_t)k) position[k] = (int64_t)i;
    }
    if (position[k] >= 0 && !keeps) continue;
    sizes[rank++] = position[k] >= 0 ? emp_index_const(1) : shape[k];
  }
  if (rank != result->type->rank) return false;
  emp_value_t* init = emp_build_empty(b, result->type, sizes);
  emp_block_t* body = NULL;
  emp_op_t* generic = build_parallel(b, NULL, 0, &init, 1, &body);
  emp_rewriter_t in = inside(b, body);
  emp_value_t* at[EMP_MAX_RANK + 1];
  emp_value_t* from[EMP_MAX_RANK + 1];
  for (uint32_t k = 0; k < batch; ++k)
    at[k] = build_loop_index(&in, k);
  uint32_t next = batch;
  from[0] = source;
  for (uint32_t k = 0; k < source->type->rank; ++k) {
    if (position[k] < 0) {
      from[k + 1] = build_loop_index(&in, next++);
      continue;
    }
    next += keeps;
    emp_value_t* operands[EMP_MAX_RANK + 2] = {indices};
    for (uint32_t d = 0; d < batch; ++d)
      operands[d + 1] = at[d];
    operands[batch + 1] = emp_build_index(&in, position[k]);
    emp_value_t* found = emp_build_value(
        &in, EMP_OP_tensor_extract, .operands = operands,
        .operand_count = batch + 2, EMP_TYPES(indices->type->element));
    from[k + 1] =
        emp_type_is_index(found->type)
            ? found
            : emp_build_scalar(&in, EMP_OP_arith_index_cast,
                               emp_type_index(b->context), found, NULL);
  }
  emp_value_t* element =
      emp_build_value(&in, EMP_OP_tensor_extract, .operands = from,
                      .operand_count = source->type->rank + 1,
                      EMP_TYPES(source->type->element));
  emp_build_linalg_yield(&in, &element, 1);
  emp_replace_op_with(b, op, generic);
  return true;
}

static bool is_empty(const emp_value_t* value) {
  return value->op && emp_op_is(value->op, EMP_OP_tensor_empty);
}

// All loops parallel: the read init `i` as one more input.
static emp_op_t* read_init_as_input(emp_rewriter_t* b, emp_op_t* op,
                                    uint32_t i) {
  uint32_t input_count = emp_linalg_input_count(op);
  uint32_t init_count = emp_linalg_init_count(op);
  emp_value_t* init = emp_linalg_init(op, i);
  emp_value_t* fresh = emp_build_empty_like(b, init, init->type->element);
  if (!fresh || input_count + init_count >= EMP_MAX_RANK) return NULL;
  emp_value_t *inputs[EMP_MAX_RANK], *inits[EMP_MAX_RANK];
  const emp_affine_map_t* maps[EMP_MAX_RANK + 1];
  emp_iterator_t iterators[EMP_LINALG_MAX_LOOPS];
  for (uint32_t k = 0; k < input_count; ++k) {
    inputs[k] = emp_linalg_input(op, k);
    maps[k] = emp_linalg_indexing_map(op, k);
  }
  inputs[input_count] = init;
  maps[input_count] = emp_linalg_indexing_map(op, input_count + i);
  for (uint32_t k = 0; k < init_count; ++k) {
    inits[k] = k == i ? fresh : emp_linalg_init(op, k);
    maps[input_count + 1 + k] = emp_linalg_indexing_map(op, input_count + k);
  }
  for (uint32_t d = 0; d < emp_linalg_loop_count(op); ++d) {
    iterators[d] = emp_linalg_iterator(op, d);
  }
  emp_linalg_parts_t parts = {.inputs = inputs,
                              .input_count = input_count + 1,
                              .inits = inits,
                              .init_count = init_count,
                              .maps = maps,
                              .iterators = iterators,
                              .loop_count = emp_linalg_loop_count(op)};
  emp_block_t* body = NULL;
  emp_op_t* made = emp_build_linalg_generic(b, &parts, &body);
  emp_block_t* old = emp_linalg_body(op);
  for (uint32_t k = 0; k < input_count + init_count; ++k) {
    emp_value_t* arg = emp_linalg_body_arg(op, k);
    uint32_t to = k < input_count ? k : k + 1;
    if (k == input_count + i) to = input_count;
    if (arg) emp_value_replace_uses(arg, body->args[to]);
  }
  while (old->first) {
    emp_op_t* moved = old->first;
    emp_op_unlink(moved);
    emp_op_append(moved, body);
  }
  emp_replace_op_with(b, op, made);
  return made;
}

bool emp_decompose_inits(emp_op_t* op, emp_rewriter_t* b) {
  if (!emp_linalg_is_structured(op) || !emp_linalg_is_on_tensors(op)) {
    return false;
  }
  bool changed = false;
  bool is_parallel = emp_linalg_reduction_count(op) == 0;
  for (uint32_t i = 0; i < emp_linalg_init_count(op); ++i) {
    emp_value_t* init = emp_linalg_init(op, i);
    if (!is_tensor(init) || is_empty(init)) continue;
    bool reads = emp_linalg_reads_init(op, i);
    if (reads && !is_parallel) continue;
    if (reads) {
      emp_op_t* generic = emp_linalg_generalize(b, op);
      emp_set_insertion_before(b, generic);
      op = read_init_as_input(b, generic, i);
      if (!op) return changed;
      emp_set_insertion_before(b, op);
    } else {
      emp_value_t* fresh = emp_build_empty_like(b, init, init->type->element);
      if (!fresh) continue;
      emp_update_operand(b, op, emp_linalg_input_count(op) + i, fresh);
    }
    changed = true;
  }
  return changed;
}
