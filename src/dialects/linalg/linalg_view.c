// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Structured ops as loop nests: see linalg.h. Everything is computed from the
// op at each question; maps are uniqued, so equal answers are equal pointers.
#include "dialects/linalg/linalg.h"
#include "dialects/linalg/linalg_table.h"
#include "dialects/op_kinds.h"

// -- operands -----------------------------------------------------------------

bool emp_linalg_is_structured(const emp_op_t* op) {
  switch (op->info->kind) {
    case EMP_OP_linalg_generic:
    case EMP_OP_linalg_contract:
    case EMP_OP_linalg_elementwise:
    case EMP_OP_linalg_map:
    case EMP_OP_linalg_reduce:
    case EMP_OP_linalg_transpose:
    case EMP_OP_linalg_broadcast:
      return true;
    default:
      return emp_linalg_named(op->info->kind) != NULL;
  }
}

uint32_t emp_linalg_input_count(const emp_op_t* op) {
  switch (op->info->kind) {
    case EMP_OP_linalg_map:
      return op->operand_count - 1;
    case EMP_OP_linalg_reduce:
      return op->operand_count / 2;
    case EMP_OP_linalg_transpose:
    case EMP_OP_linalg_broadcast:
    case EMP_OP_linalg_softmax:
    case EMP_OP_linalg_winograd_filter_transform:
    case EMP_OP_linalg_winograd_input_transform:
    case EMP_OP_linalg_winograd_output_transform:
    case EMP_OP_linalg_pack:
    case EMP_OP_linalg_unpack:
      return 1;
    default: {
      // An op in the body may be verified although this one is wrong.
      const emp_attr_t* segments = emp_op_attr(op, "operandSegmentSizes");
      bool is_there = segments != NULL &&
                      segments->kind == EMP_ATTR_DENSE_ARRAY &&
                      emp_dense_count(segments) > 0;
      int64_t count = is_there ? emp_dense_int(segments, 0) : 0;
      return count >= 0 && count <= op->operand_count ? (uint32_t)count : 0;
    }
  }
}

uint32_t emp_linalg_init_count(const emp_op_t* op) {
  switch (op->info->kind) {
    case EMP_OP_linalg_pack:
    case EMP_OP_linalg_unpack:
      return 1;
    default:
      return op->operand_count - emp_linalg_input_count(op);
  }
}

emp_value_t* emp_linalg_input(const emp_op_t* op, uint32_t i) {
  return emp_op_operand(op, i);
}

emp_value_t* emp_linalg_init(const emp_op_t* op, uint32_t i) {
  return emp_op_operand(op, emp_linalg_input_count(op) + i);
}

bool emp_linalg_is_on_tensors(const emp_op_t* op) {
  for (uint32_t i = 0; i < op->operand_count; ++i) {
    emp_type_kind_t kind = emp_op_operand(op, i)->type->kind;
    if (kind == EMP_TYPE_MEMREF || kind == EMP_TYPE_UNRANKED_MEMREF) {
      return false;
    }
  }
  return true;
}

// -- loops -------------------------------------------------------------------

static uint32_t operand_rank(const emp_op_t* op, uint32_t i) {
  const emp_type_t* type = emp_op_operand(op, i)->type;
  return type->kind != EMP_TYPE_VECTOR && emp_type_is_shaped(type) ? type->rank
                                                                   : 0;
}

static uint32_t init_rank(const emp_op_t* op) {
  uint32_t inputs = emp_linalg_input_count(op);
  return inputs < op->operand_count ? operand_rank(op, inputs) : 0;
}

static const emp_affine_map_t* given_map(const emp_op_t* op, uint32_t i) {
  const emp_attr_t* maps = emp_op_attr(op, "indexing_maps");
  if (maps == NULL || maps->kind != EMP_ATTR_ARRAY || i >= maps->count) {
    return NULL;
  }
  const emp_attr_t* map = maps->items[i];
  return map->kind == EMP_ATTR_AFFINE_MAP ? map->map : NULL;
}

static uint32_t length_of(const char* text) {
  uint32_t length = 0;
  while (text[length] != 0)
    ++length;
  return length;
}

uint32_t emp_linalg_loop_count(const emp_op_t* op) {
  switch (op->info->kind) {
    case EMP_OP_linalg_generic: {
      const emp_attr_t* iterators = emp_op_attr(op, "iterator_types");
      return iterators != NULL ? iterators->count : 0;
    }
    case EMP_OP_linalg_contract: {
      const emp_affine_map_t* map = given_map(op, 0);
      return map != NULL ? map->dim_count : 0;
    }
    case EMP_OP_linalg_elementwise: {
      const emp_affine_map_t* map = given_map(op, 0);
      return map != NULL ? map->dim_count : init_rank(op);
    }
    case EMP_OP_linalg_reduce:
      return operand_rank(op, 0);
    default: {
      const emp_linalg_named_t* row = emp_linalg_named(op->info->kind);
      return row != NULL && row->iterators != NULL ? length_of(row->iterators)
                                                   : init_rank(op);
    }
  }
}

static bool is_listed(const emp_op_t* op, const char* name, uint32_t loop) {
  const emp_attr_t* list = emp_op_attr(op, name);
  int64_t count = list != NULL ? emp_dense_count(list) : 0;
  for (int64_t i = 0; i < count; ++i) {
    if (emp_dense_int(list, i) == (int64_t)loop) return true;
  }
  return false;
}

static bool map_uses(const emp_affine_map_t* map, uint32_t loop) {
  for (uint32_t i = 0; map != NULL && i < map->result_count; ++i) {
    if (emp_affine_expr_uses_dim(map->results[i], loop)) return true;
  }
  return false;
}

emp_iterator_t emp_linalg_iterator(const emp_op_t* op, uint32_t loop) {
  switch (op->info->kind) {
    case EMP_OP_linalg_generic: {
      const emp_attr_t* iterators = emp_op_attr(op, "iterator_types");
      return (emp_iterator_t)iterators->items[loop]->value;
    }
    case EMP_OP_linalg_reduce:
      return is_listed(op, "dimensions", loop) ? EMP_ITERATOR_REDUCTION
                                               : EMP_ITERATOR_PARALLEL;
    case EMP_OP_linalg_contract:
      return map_uses(given_map(op, 2), loop) ? EMP_ITERATOR_PARALLEL
                                              : EMP_ITERATOR_REDUCTION;
    default: {
      const emp_linalg_named_t* row = emp_linalg_named(op->info->kind);
      bool is_reduction =
          row != NULL && row->iterators != NULL && row->iterators[loop] == 'r';
      return is_reduction ? EMP_ITERATOR_REDUCTION : EMP_ITERATOR_PARALLEL;
    }
  }
}

uint32_t emp_linalg_reduction_count(const emp_op_t* op) {
  uint32_t count = 0, loops = emp_linalg_loop_count(op);
  for (uint32_t i = 0; i < loops; ++i) {
    count += emp_linalg_iterator(op, i) == EMP_ITERATOR_REDUCTION;
  }
  return count;
}

// -- maps --------------------------------------------------------------------

// The identity without the loops that `dimensions` lists.
static const emp_affine_map_t* without_dimensions(const emp_op_t* op,
                                                  uint32_t loops) {
  uint32_t kept[EMP_LINALG_MAX_LOOPS];
  uint32_t count = 0;
  for (uint32_t i = 0; i < loops && count < EMP_LINALG_MAX_LOOPS; ++i) {
    if (!is_listed(op, "dimensions", i)) kept[count++] = i;
  }
  return emp_affine_projection_map(op->context, loops, kept, count);
}

// Dim permutation[i] of the input is loop i.
static const emp_affine_map_t* transposed(const emp_op_t* op, uint32_t loops) {
  uint32_t positions[EMP_LINALG_MAX_LOOPS] = {0};
  const emp_attr_t* permutation = emp_op_attr(op, "permutation");
  for (uint32_t i = 0; i < loops && i < EMP_LINALG_MAX_LOOPS; ++i) {
    uint32_t dim = (uint32_t)emp_dense_int(permutation, i);
    if (dim < EMP_LINALG_MAX_LOOPS) positions[dim] = i;
  }
  return emp_affine_projection_map(op->context, loops, positions, loops);
}

const emp_affine_map_t* emp_linalg_indexing_map(const emp_op_t* op,
                                                uint32_t i) {
  const emp_affine_map_t* given = given_map(op, i);
  if (given != NULL) return given;
  uint32_t loops = emp_linalg_loop_count(op);
  uint32_t inputs = emp_linalg_input_count(op);
  switch (op->info->kind) {
    case EMP_OP_linalg_map:
    case EMP_OP_linalg_elementwise:
      return emp_affine_identity_map(op->context, loops);
    case EMP_OP_linalg_reduce:
      return i < inputs ? emp_affine_identity_map(op->context, loops)
                        : without_dimensions(op, loops);
    case EMP_OP_linalg_broadcast:
      return i < inputs ? without_dimensions(op, loops)
                        : emp_affine_identity_map(op->context, loops);
    case EMP_OP_linalg_transpose:
      return i < inputs ? transposed(op, loops)
                        : emp_affine_identity_map(op->context, loops);
    default:
      return emp_linalg_default_map(emp_linalg_named(op->info->kind),
                                    op->context, op->attrs, i, loops,
                                    operand_rank(op, i));
  }
}

void emp_linalg_indexing_maps(const emp_op_t* op,
                              const emp_affine_map_t** out_maps) {
  for (uint32_t i = 0; i < op->operand_count; ++i) {
    out_maps[i] = emp_linalg_indexing_map(op, i);
  }
}

// -- body --------------------------------------------------------------------

emp_block_t* emp_linalg_body(const emp_op_t* op) {
  return emp_op_body(op);
}

emp_value_t* emp_linalg_body_arg(const emp_op_t* op, uint32_t i) {
  const emp_block_t* body = emp_op_body(op);
  return body != NULL && i < body->arg_count ? body->args[i] : NULL;
}

emp_value_t* emp_linalg_yielded(const emp_op_t* op, uint32_t i) {
  const emp_block_t* body = emp_op_body(op);
  const emp_op_t* yield = body != NULL ? emp_block_terminator(body) : NULL;
  return yield != NULL && i < yield->operand_count ? emp_op_operand(yield, i)
                                                   : NULL;
}

bool emp_linalg_reads_init(const emp_op_t* op, uint32_t i) {
  const emp_value_t* arg =
      emp_linalg_body_arg(op, emp_linalg_input_count(op) + i);
  return arg != NULL && emp_value_is_used(arg);
}

static emp_walk_t stop_at_index(void* user, emp_op_t* op) {
  if (!emp_op_is(op, EMP_OP_linalg_index)) return EMP_WALK_ON;
  *(bool*)user = true;
  return EMP_WALK_STOP;
}

bool emp_linalg_uses_index(const emp_op_t* op) {
  bool found = false;
  const emp_block_t* body = emp_op_body(op);
  for (emp_op_t* inner = body ? body->first : NULL; inner != NULL && !found;
       inner = inner->next) {
    emp_walk_pre(inner, stop_at_index, &found);
    found = found || emp_op_is(inner, EMP_OP_linalg_index);
  }
  return found;
}

// -- extents -----------------------------------------------------------------

bool emp_linalg_loop_source(const emp_op_t* op, uint32_t loop,
                            uint32_t* out_operand, uint32_t* out_dim) {
  bool found = false;
  for (uint32_t i = 0; i < op->operand_count; ++i) {
    const emp_affine_map_t* map = emp_linalg_indexing_map(op, i);
    const emp_type_t* type = emp_op_operand(op, i)->type;
    for (uint32_t dim = 0; dim < map->result_count; ++dim) {
      if (emp_affine_map_result_dim(map, dim) != (int)loop) continue;
      bool is_static = type->dims[dim] != EMP_DIM_DYNAMIC;
      if (found && !is_static) continue;
      *out_operand = i;
      *out_dim = dim;
      found = true;
      if (is_static) return true;
    }
  }
  return found;
}

int64_t emp_linalg_loop_range(const emp_op_t* op, uint32_t loop) {
  uint32_t operand, dim;
  if (!emp_linalg_loop_source(op, loop, &operand, &dim)) {
    return EMP_DIM_DYNAMIC;
  }
  return emp_op_operand(op, operand)->type->dims[dim];
}

const emp_type_t* emp_linalg_element(const emp_type_t* type) {
  return type->kind == EMP_TYPE_VECTOR ? type : emp_type_element_or_self(type);
}
