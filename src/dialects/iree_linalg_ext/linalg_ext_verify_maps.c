// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Verifiers of the iree_linalg_ext ops with indexing maps: attention,
// online_attention, exp_reduction, custom_op; and of the index op inside them.
#include <inttypes.h>

#include "dialects/iree_linalg_ext/linalg_ext_verify.h"
#include "dialects/op_kinds.h"
#include "ir/op_spec.h"

static const char* text_of(emp_op_t* op, const emp_type_t* type) {
  return emp_type_text(op->arena, type);
}

static uint32_t rank_of(const emp_type_t* type) {
  return emp_type_is_shaped(type) ? type->rank : 0;
}

static const emp_affine_map_t* map_of(const emp_op_t* op, uint32_t i) {
  return emp_op_attr(op, "indexing_maps")->items[i]->map;
}

static uint32_t loop_count(const emp_op_t* op) {
  const emp_attr_t* iterators = emp_op_attr(op, "iterator_types");
  return iterators != NULL ? iterators->count : map_of(op, 0)->dim_count;
}

// -- maps --------------------------------------------------------------------

static bool verify_map_count(emp_op_t* op, emp_diag_sink_t* sink) {
  uint32_t found = emp_op_attr(op, "indexing_maps")->count;
  if (op->operand_count == 0) {
    return emp_diag_verify(sink, op->loc, op->info->name, "wants an operand");
  }
  return found == op->operand_count ||
         emp_op_wants_number(op, sink, found,
                             "an indexing map for each of %" PRIu32 " operands",
                             op->operand_count);
}

static bool verify_map_rank(emp_op_t* op, emp_diag_sink_t* sink, uint32_t i) {
  uint32_t wanted = rank_of(emp_op_operand(op, i)->type);
  const emp_affine_map_t* map = map_of(op, i);
  return map->result_count == wanted ||
         emp_op_wants_number(op, sink, map->result_count,
                             "indexing map %" PRIu32 " with %" PRIu32
                             " results, the rank of its operand",
                             i, wanted);
}

static bool verify_map_dims(emp_op_t* op, emp_diag_sink_t* sink, uint32_t i,
                            uint32_t wanted) {
  const emp_affine_map_t* map = map_of(op, i);
  return map->dim_count == wanted ||
         emp_op_wants_number(op, sink, map->dim_count,
                             "indexing map %" PRIu32 " with %" PRIu32 " dims",
                             i, wanted);
}

// Dims that one loop goes along have one extent.
static bool verify_loop_extent(emp_op_t* op, emp_diag_sink_t* sink,
                               uint32_t loop) {
  int64_t extent = EMP_DIM_DYNAMIC;
  for (uint32_t i = 0; i < op->operand_count; ++i) {
    const emp_affine_map_t* map = map_of(op, i);
    const emp_type_t* type = emp_op_operand(op, i)->type;
    for (uint32_t d = 0; d < map->result_count; ++d) {
      if (emp_affine_map_result_dim(map, d) != (int)loop) continue;
      if (!emp_linalg_ext_dims_agree(extent, type->dims[d])) {
        return emp_op_wants(op, sink, text_of(op, type),
                            "dim %" PRIu32 " of operand #%" PRIu32
                            " to be %" PRId64,
                            d, i, extent);
      }
      if (extent == EMP_DIM_DYNAMIC) extent = type->dims[d];
    }
  }
  return true;
}

static bool verify_extents(emp_op_t* op, emp_diag_sink_t* sink) {
  for (uint32_t loop = 0; loop < loop_count(op); ++loop) {
    if (!verify_loop_extent(op, sink, loop)) return false;
  }
  return true;
}

// Every map without symbols, over all loops, with the rank of its operand.
static bool verify_plain_maps(emp_op_t* op, emp_diag_sink_t* sink) {
  if (!verify_map_count(op, sink)) return false;
  for (uint32_t i = 0; i < op->operand_count; ++i) {
    const emp_affine_map_t* map = map_of(op, i);
    if (map->symbol_count != 0) {
      return emp_op_wants(
          op, sink,
          emp_attr_text(op->arena, emp_attr_affine_map(op->context, map)),
          "indexing maps without symbols");
    }
    if (!verify_map_dims(op, sink, i, loop_count(op)) ||
        !verify_map_rank(op, sink, i)) {
      return false;
    }
  }
  return verify_extents(op, sink);
}

// -- attention
// -----------------------------------------------------------------

bool emp_linalg_ext_verify_attention(emp_op_t* op, emp_diag_sink_t* sink) {
  if (!emp_linalg_ext_verify_results(op, sink) ||
      !verify_plain_maps(op, sink) ||
      !emp_linalg_ext_verify_args(op, sink, 1)) {
    return false;
  }
  const emp_type_t* arg = emp_op_body(op)->args[0]->type;
  if (!emp_type_is_float(arg)) {
    return emp_op_wants(op, sink, text_of(op, arg),
                        "a body argument of a float type");
  }
  const emp_op_t* yield = emp_linalg_ext_yield(op, sink, 1);
  if (yield == NULL) return false;
  const emp_type_t* found = emp_op_operand(yield, 0)->type;
  return emp_type_is_float(found) || emp_op_wants(op, sink, text_of(op, found),
                                                  "a body that yields a float");
}

// -- exp_reduction
// ---------------------------------------------------------------

static bool verify_reduced_operands(emp_op_t* op, emp_diag_sink_t* sink,
                                    uint32_t output_count) {
  const emp_attr_t* list = emp_op_attr(op, "exp_reduced_operands");
  for (int64_t i = 0; i < emp_dense_count(list); ++i) {
    int64_t entry = emp_dense_int(list, i);
    if (entry > 0 && entry < (int64_t)output_count) continue;
    return emp_op_wants_number(
        op, sink, entry,
        "'exp_reduced_operands' to name outputs from 1 (0 is the maximum) to "
        "%" PRIu32,
        output_count - 1);
  }
  return true;
}

static bool verify_projections(emp_op_t* op, emp_diag_sink_t* sink) {
  for (uint32_t i = 0; i < op->operand_count; ++i) {
    const emp_affine_map_t* map = map_of(op, i);
    if (emp_affine_map_is_projected_permutation(map)) continue;
    return emp_op_wants(
        op, sink,
        emp_attr_text(op->arena, emp_attr_affine_map(op->context, map)),
        "indexing maps that are projected permutations");
  }
  return true;
}

static bool verify_element_args(emp_op_t* op, emp_diag_sink_t* sink) {
  if (!emp_linalg_ext_verify_args(op, sink, op->operand_count)) return false;
  const emp_block_t* body = emp_op_body(op);
  for (uint32_t i = 0; i < body->arg_count; ++i) {
    const emp_type_t* wanted = emp_op_operand(op, i)->type->element;
    const emp_type_t* found = body->args[i]->type;
    if (found == wanted) continue;
    return emp_op_wants(op, sink, text_of(op, found),
                        "body argument %" PRIu32 " to be '%s'", i,
                        text_of(op, wanted));
  }
  for (emp_op_t* inner = body->first; inner != NULL; inner = inner->next) {
    if (emp_op_is(inner, EMP_OP_linalg_index)) {
      return emp_diag_verify(sink, inner->loc, op->info->name,
                             "wants a body without 'linalg.index'");
    }
  }
  return true;
}

bool emp_linalg_ext_verify_exp_reduction(emp_op_t* op, emp_diag_sink_t* sink) {
  uint32_t first, count;
  emp_op_operand_group(op, "outputs", &first, &count);
  if (first == 0 || count == 0) {
    return emp_diag_verify(sink, op->loc, op->info->name,
                           "wants an input and an output");
  }
  return emp_linalg_ext_verify_results(op, sink) &&
         verify_reduced_operands(op, sink, count) &&
         verify_plain_maps(op, sink) && verify_projections(op, sink) &&
         verify_element_args(op, sink) &&
         emp_linalg_ext_yield(op, sink, count) != NULL;
}

// -- custom_op
// -----------------------------------------------------------------

// Maps read all loops or none; all have the same symbols, for dims that no loop
// cuts.
static bool verify_tile_maps(emp_op_t* op, emp_diag_sink_t* sink) {
  if (!verify_map_count(op, sink)) return false;
  uint32_t symbols = map_of(op, 0)->symbol_count;
  for (uint32_t i = 0; i < op->operand_count; ++i) {
    const emp_affine_map_t* map = map_of(op, i);
    if (map->dim_count != 0 && !verify_map_dims(op, sink, i, loop_count(op))) {
      return false;
    }
    if (map->symbol_count != symbols) {
      return emp_op_wants_number(
          op, sink, map->symbol_count,
          "indexing map %" PRIu32 " with %" PRIu32 " symbols", i, symbols);
    }
    if (!verify_map_rank(op, sink, i)) return false;
  }
  return true;
}

// A tile of a tensor has no static dims.
static const emp_type_t* tile_type(emp_op_t* op, const emp_type_t* type) {
  if (type->kind != EMP_TYPE_TENSOR) return type;
  int64_t* dims =
      emp_arena_new_array(op->arena, int64_t, (size_t)type->rank + 1);
  for (uint32_t d = 0; d < type->rank; ++d)
    dims[d] = EMP_DIM_DYNAMIC;
  return emp_type_tensor(dims, type->rank, type->element, type->encoding);
}

static bool verify_tile_args(emp_op_t* op, emp_diag_sink_t* sink) {
  if (!emp_linalg_ext_verify_args(op, sink, op->operand_count)) return false;
  for (uint32_t i = 0; i < op->operand_count; ++i) {
    const emp_type_t* wanted = tile_type(op, emp_op_operand(op, i)->type);
    const emp_type_t* found = emp_op_body(op)->args[i]->type;
    if (found == wanted) continue;
    return emp_op_wants(op, sink, text_of(op, found),
                        "body argument %" PRIu32 " to be '%s'", i,
                        text_of(op, wanted));
  }
  return true;
}

bool emp_linalg_ext_verify_custom_op(emp_op_t* op, emp_diag_sink_t* sink) {
  uint32_t first, count;
  emp_op_operand_group(op, "outputs", &first, &count);
  if (!emp_linalg_ext_verify_results(op, sink) || !verify_tile_maps(op, sink) ||
      !verify_tile_args(op, sink)) {
    return false;
  }
  const emp_op_t* yield = emp_linalg_ext_yield(op, sink, count);
  if (yield == NULL) return false;
  for (uint32_t i = 0; i < count; ++i) {
    const emp_type_t* wanted = emp_op_body(op)->args[first + i]->type;
    const emp_type_t* found = emp_op_operand(yield, i)->type;
    if (found == wanted) continue;
    return emp_op_wants(op, sink, text_of(op, found),
                        "yielded value %" PRIu32 " of type '%s'", i,
                        text_of(op, wanted));
  }
  return true;
}

// -- index -------------------------------------------------------------------

bool emp_linalg_ext_verify_index(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_op_t* parent = emp_op_parent(op);
  bool fits = parent != NULL &&
              (emp_op_is(parent, EMP_OP_iree_linalg_ext_custom_op) ||
               emp_op_is(parent, EMP_OP_iree_linalg_ext_attention) ||
               emp_op_is(parent, EMP_OP_iree_linalg_ext_online_attention));
  if (!fits) {
    return emp_op_wants(
        op, sink, parent != NULL ? parent->info->name : "nothing",
        "to be inside 'iree_linalg_ext.custom_op', "
        "'iree_linalg_ext.attention' or 'iree_linalg_ext.online_attention'");
  }
  const emp_attr_t* maps = emp_op_attr(parent, "indexing_maps");
  int64_t dim = emp_op_int_attr(op, "dim", -1);
  if (maps == NULL || maps->count == 0) return true;
  uint32_t loops = loop_count(parent);
  return (dim >= 0 && dim < (int64_t)loops) ||
         emp_op_wants_number(
             op, sink, dim,
             "a loop below %" PRIu32 ", those of the op around it", loops);
}
