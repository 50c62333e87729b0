// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Verifiers of the linalg dialect. A structured op is checked as the loop nest
// that it is: one map an operand, every loop readable from some operand, all
// static extents in agreement, a body of the operands' element types.
#include <inttypes.h>

#include "dialects/linalg/linalg.h"
#include "dialects/linalg/linalg_syntax.h"
#include "dialects/linalg/linalg_table.h"
#include "dialects/op_kinds.h"

static bool wants(emp_op_t* op, emp_diag_sink_t* sink, const char* wanted,
                  const char* found) {
  return emp_diag_op_wants(sink, op->loc, op->info->name, wanted, found);
}

static bool wants_number(emp_op_t* op, emp_diag_sink_t* sink, const char* what,
                         int64_t wanted, int64_t found) {
  emp_str_t want =
      emp_arena_format(op->arena, "%s to be %" PRId64, what, wanted);
  emp_str_t got = emp_arena_format(op->arena, "%" PRId64, found);
  return wants(op, sink, want.data, got.data);
}

static bool wants_type(emp_op_t* op, emp_diag_sink_t* sink, const char* what,
                       const emp_type_t* wanted, const emp_type_t* found) {
  emp_str_t want = emp_arena_format(op->arena, "%s of type '%s'", what,
                                    emp_type_text(op->arena, wanted));
  return wants(op, sink, want.data, emp_type_text(op->arena, found));
}

// -- form --------------------------------------------------------------------

static bool verify_counts(emp_op_t* op, emp_diag_sink_t* sink) {
  if (emp_op_is(op, EMP_OP_linalg_reduce) && op->operand_count % 2 != 0) {
    return emp_diag_verify(sink, op->loc, op->info->name,
                           "wants as many inits as inputs");
  }
  const emp_linalg_named_t* row = emp_linalg_named(op->info->kind);
  if (row != NULL && row->maps != NULL) {
    uint32_t count = 1;
    for (const char* c = row->maps; *c != 0; ++c)
      count += *c == '|';
    if (count != op->operand_count) {
      return wants_number(op, sink, "number of operands", count,
                          op->operand_count);
    }
  }
  const emp_attr_t* maps = emp_op_attr(op, "indexing_maps");
  if (maps != NULL && maps->count != op->operand_count) {
    return wants_number(op, sink, "number of indexing maps", op->operand_count,
                        maps->count);
  }
  if (emp_linalg_loop_count(op) > EMP_LINALG_MAX_LOOPS) {
    return wants_number(op, sink, "number of loops, at most,",
                        EMP_LINALG_MAX_LOOPS, emp_linalg_loop_count(op));
  }
  return true;
}

// Entries are distinct and below `limit`.
static bool verify_positions(emp_op_t* op, emp_diag_sink_t* sink,
                             const char* name, uint32_t limit) {
  const emp_attr_t* list = emp_op_attr(op, name);
  uint64_t seen = 0;
  for (int64_t i = 0; i < emp_dense_count(list); ++i) {
    int64_t dim = emp_dense_int(list, i);
    bool fits =
        dim >= 0 && dim < (int64_t)limit && dim < 64 && (seen >> dim & 1) == 0;
    if (!fits) {
      emp_str_t wanted = emp_arena_format(
          op->arena, "distinct dimensions below %" PRIu32 " in '%s'", limit,
          name);
      emp_str_t found = emp_arena_format(op->arena, "%" PRId64, dim);
      return wants(op, sink, wanted.data, found.data);
    }
    seen |= (uint64_t)1 << dim;
  }
  return true;
}

static bool verify_dimension_lists(emp_op_t* op, emp_diag_sink_t* sink) {
  uint32_t loops = emp_linalg_loop_count(op);
  if (emp_op_is(op, EMP_OP_linalg_transpose)) {
    int64_t count = emp_dense_count(emp_op_attr(op, "permutation"));
    if (count != (int64_t)loops) {
      return wants_number(op, sink, "length of 'permutation'", loops, count);
    }
    return verify_positions(op, sink, "permutation", loops);
  }
  if (emp_op_is(op, EMP_OP_linalg_reduce) ||
      emp_op_is(op, EMP_OP_linalg_broadcast)) {
    return verify_positions(op, sink, "dimensions", loops);
  }
  return true;
}

static bool verify_iterators(emp_op_t* op, emp_diag_sink_t* sink) {
  if (!emp_op_is(op, EMP_OP_linalg_generic)) return true;
  const emp_attr_t* iterators = emp_op_attr(op, "iterator_types");
  for (uint32_t i = 0; i < iterators->count; ++i) {
    const emp_attr_t* iterator = iterators->items[i];
    if (iterator->kind == EMP_ATTR_ENUM && iterator->value >= 0 &&
        iterator->value <= EMP_ITERATOR_WINDOW) {
      continue;
    }
    return wants(op, sink, "#linalg.iterator_type<..> in 'iterator_types'",
                 emp_attr_text(op->arena, iterator));
  }
  return true;
}

static bool verify_map(emp_op_t* op, emp_diag_sink_t* sink, uint32_t i) {
  const emp_affine_map_t* map = emp_linalg_indexing_map(op, i);
  const emp_type_t* type = emp_op_operand(op, i)->type;
  bool has_rank = emp_type_is_shaped(type) && type->kind != EMP_TYPE_VECTOR;
  uint32_t rank = has_rank ? type->rank : 0;
  if (map->symbol_count != 0) {
    return wants(
        op, sink, "indexing maps without symbols",
        emp_attr_text(op->arena, emp_attr_affine_map(op->context, map)));
  }
  if (map->dim_count != emp_linalg_loop_count(op)) {
    emp_str_t what = emp_arena_format(
        op->arena, "number of dims of indexing map %" PRIu32, i);
    return wants_number(op, sink, what.data, emp_linalg_loop_count(op),
                        map->dim_count);
  }
  if (map->result_count != rank) {
    emp_str_t what = emp_arena_format(
        op->arena, "number of results of indexing map %" PRIu32, i);
    return wants_number(op, sink, what.data, rank, map->result_count);
  }
  return true;
}

static bool verify_loops(emp_op_t* op, emp_diag_sink_t* sink) {
  uint32_t loops = emp_linalg_loop_count(op);
  for (uint32_t loop = 0; loop < loops; ++loop) {
    uint32_t operand, dim;
    if (emp_linalg_loop_source(op, loop, &operand, &dim)) continue;
    emp_str_t found = emp_arena_format(op->arena, "d%" PRIu32, loop);
    return wants(op, sink, "every loop as a plain result of some map",
                 found.data);
  }
  return true;
}

// -- extents -----------------------------------------------------------------

static bool wants_dim(emp_op_t* op, emp_diag_sink_t* sink, uint32_t operand,
                      uint32_t dim, const char* relation, int64_t wanted,
                      int64_t found) {
  emp_str_t what = emp_arena_format(
      op->arena, "dim %" PRIu32 " of operand %" PRIu32 " to be %s%" PRId64, dim,
      operand, relation, wanted);
  emp_str_t got = emp_arena_format(op->arena, "%" PRId64, found);
  return wants(op, sink, what.data, got.data);
}

// Static dims agree with the extents of the loops: plain dims are equal, others
// reach no further than the operand.
static bool verify_extents(emp_op_t* op, emp_diag_sink_t* sink) {
  uint32_t loops = emp_linalg_loop_count(op);
  int64_t ranges[EMP_LINALG_MAX_LOOPS], last[EMP_LINALG_MAX_LOOPS];
  bool all_static = true;
  for (uint32_t i = 0; i < loops; ++i) {
    ranges[i] = emp_linalg_loop_range(op, i);
    last[i] = ranges[i] > 0 ? ranges[i] - 1 : 0;
    all_static = all_static && ranges[i] > 0;
  }
  for (uint32_t i = 0; i < op->operand_count; ++i) {
    const emp_affine_map_t* map = emp_linalg_indexing_map(op, i);
    const emp_type_t* type = emp_op_operand(op, i)->type;
    for (uint32_t dim = 0; dim < map->result_count; ++dim) {
      int64_t found = type->dims[dim];
      int loop = emp_affine_map_result_dim(map, dim);
      if (found == EMP_DIM_DYNAMIC) continue;
      if (loop >= 0) {
        int64_t wanted = ranges[loop];
        if (wanted == EMP_DIM_DYNAMIC || wanted == found) continue;
        return wants_dim(op, sink, i, dim, "", wanted, found);
      }
      int64_t reach;
      if (!all_static ||
          !emp_affine_evaluate(map->results[dim], last, NULL, &reach)) {
        continue;
      }
      if (reach + 1 > found) {
        return wants_dim(op, sink, i, dim, "at least ", reach + 1, found);
      }
    }
  }
  return true;
}

// -- body and results --------------------------------------------------------

static bool verify_body(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_block_t* body = emp_linalg_body(op);
  if (body == NULL) {
    return emp_diag_verify(sink, op->loc, op->info->name, "wants a body");
  }
  if (body->arg_count != op->operand_count) {
    return wants_number(op, sink, "number of body arguments", op->operand_count,
                        body->arg_count);
  }
  for (uint32_t i = 0; i < body->arg_count; ++i) {
    const emp_type_t* wanted = emp_linalg_element(emp_op_operand(op, i)->type);
    if (body->args[i]->type == wanted) continue;
    emp_str_t what = emp_arena_format(op->arena, "body argument %" PRIu32, i);
    return wants_type(op, sink, what.data, wanted, body->args[i]->type);
  }
  const emp_op_t* last = emp_block_terminator(body);
  if (last == NULL || !emp_op_is(last, EMP_OP_linalg_yield)) {
    return emp_diag_verify(sink, op->loc, op->info->name,
                           "wants a body that ends with 'linalg.yield'");
  }
  return true;
}

static bool verify_results(emp_op_t* op, emp_diag_sink_t* sink) {
  uint32_t result = 0;
  uint32_t inits = emp_linalg_init_count(op);
  for (uint32_t i = 0; i < inits; ++i) {
    const emp_type_t* type = emp_linalg_init(op, i)->type;
    if (!emp_type_is_tensor(type)) continue;
    if (result < op->result_count && emp_op_result(op, result)->type != type) {
      emp_str_t what = emp_arena_format(op->arena, "result %" PRIu32, result);
      return wants_type(op, sink, what.data, type,
                        emp_op_result(op, result)->type);
    }
    ++result;
  }
  if (result != op->result_count) {
    return wants_number(op, sink, "number of results, one a tensor init,",
                        result, op->result_count);
  }
  return true;
}

static bool verify_window(emp_op_t* op, emp_diag_sink_t* sink) {
  static const char* const kNames[] = {"strides", "dilations"};
  for (size_t i = 0; i < 2; ++i) {
    const emp_attr_t* attr = emp_op_attr(op, kNames[i]);
    int64_t values[8];
    size_t count;
    if (attr == NULL || !emp_attr_read_ints(attr, values, 8, &count)) continue;
    for (size_t k = 0; k < count; ++k) {
      if (values[k] > 0) continue;
      emp_str_t wanted =
          emp_arena_format(op->arena, "positive '%s'", kNames[i]);
      return wants(op, sink, wanted.data, emp_attr_text(op->arena, attr));
    }
  }
  return true;
}

static bool verify_fill(emp_op_t* op, emp_diag_sink_t* sink) {
  if (!emp_op_is(op, EMP_OP_linalg_fill)) return true;
  const emp_type_t* value = emp_op_operand(op, 0)->type;
  const emp_type_t* element =
      emp_type_element_or_self(emp_linalg_init(op, 0)->type);
  if (emp_linalg_element(value) == element) return true;
  return wants_type(op, sink, "a fill value", element, value);
}

bool emp_linalg_verify_structured(emp_op_t* op, emp_diag_sink_t* sink) {
  uint32_t inits = emp_linalg_init_count(op);
  if (emp_linalg_input_count(op) > op->operand_count || inits == 0) {
    return emp_diag_verify(sink, op->loc, op->info->name,
                           "wants at least one init in outs(..)");
  }
  if (!verify_counts(op, sink) || !verify_iterators(op, sink)) return false;
  if (!verify_dimension_lists(op, sink)) return false;
  for (uint32_t i = 0; i < op->operand_count; ++i) {
    if (!verify_map(op, sink, i)) return false;
  }
  return verify_loops(op, sink) && verify_window(op, sink) &&
         verify_extents(op, sink) && verify_fill(op, sink) &&
         verify_body(op, sink) && verify_results(op, sink);
}

// -- the other ops -----------------------------------------------------------

bool emp_linalg_verify_yield(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_op_t* parent = emp_op_parent(op);
  if (parent == NULL || !emp_linalg_is_structured(parent)) return true;
  uint32_t inits = emp_linalg_init_count(parent);
  if (op->operand_count != inits) {
    return wants_number(op, sink, "number of operands, one an init,", inits,
                        op->operand_count);
  }
  for (uint32_t i = 0; i < inits; ++i) {
    const emp_type_t* wanted =
        emp_type_element_or_self(emp_linalg_init(parent, i)->type);
    const emp_type_t* found = emp_op_operand(op, i)->type;
    if (wanted == found) continue;
    emp_str_t what = emp_arena_format(op->arena, "operand %" PRIu32, i);
    return wants_type(op, sink, what.data, wanted, found);
  }
  return true;
}

bool emp_linalg_verify_index(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_op_t* parent = emp_op_parent(op);
  if (parent == NULL || !emp_linalg_is_structured(parent)) {
    return wants(op, sink, "a structured op of linalg around it",
                 parent != NULL ? parent->info->name : "nothing");
  }
  int64_t dim = emp_op_int_attr(op, "dim", -1);
  uint32_t loops = emp_linalg_loop_count(parent);
  if (dim >= 0 && dim < (int64_t)loops) return true;
  emp_str_t wanted = emp_arena_format(
      op->arena, "'dim' below the number of loops, %" PRIu32, loops);
  emp_str_t found = emp_arena_format(op->arena, "%" PRId64, dim);
  return wants(op, sink, wanted.data, found.data);
}

bool emp_linalg_verify_softmax(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* input = emp_op_operand(op, 0)->type;
  const emp_type_t* output = emp_op_operand(op, 1)->type;
  int64_t dim = emp_op_int_attr(op, "dimension", -1);
  if (dim < 0 || dim >= (int64_t)input->rank) {
    emp_str_t wanted = emp_arena_format(
        op->arena, "'dimension' below the rank, %" PRIu32, input->rank);
    emp_str_t found = emp_arena_format(op->arena, "%" PRId64, dim);
    return wants(op, sink, wanted.data, found.data);
  }
  bool fits = input->rank == output->rank;
  for (uint32_t i = 0; fits && i < input->rank; ++i) {
    fits = input->dims[i] == output->dims[i] ||
           input->dims[i] == EMP_DIM_DYNAMIC ||
           output->dims[i] == EMP_DIM_DYNAMIC;
  }
  if (!fits) return wants_type(op, sink, "an output", input, output);
  if (op->result_count != 0 && emp_op_result(op, 0)->type != output) {
    return wants_type(op, sink, "a result", output, emp_op_result(op, 0)->type);
  }
  return true;
}

bool emp_linalg_verify_winograd(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* output = emp_op_operand(op, 1)->type;
  uint32_t kind = op->info->kind;
  uint32_t in_rank = kind == EMP_OP_linalg_winograd_output_transform ? 6 : 4;
  uint32_t out_rank = kind == EMP_OP_linalg_winograd_input_transform ? 6 : 4;
  if (emp_op_operand(op, 0)->type->rank != in_rank) {
    return wants_number(op, sink, "rank of the input", in_rank,
                        emp_op_operand(op, 0)->type->rank);
  }
  if (output->rank != out_rank) {
    return wants_number(op, sink, "rank of the output", out_rank, output->rank);
  }
  if (emp_op_result(op, 0)->type != output) {
    return wants_type(op, sink, "a result", output, emp_op_result(op, 0)->type);
  }
  return true;
}

bool emp_linalg_verify_pack(emp_op_t* op, emp_diag_sink_t* sink) {
  bool is_pack = emp_op_is(op, EMP_OP_linalg_pack);
  const emp_type_t* plain = emp_op_operand(op, is_pack ? 0 : 1)->type;
  const emp_type_t* packed = emp_op_operand(op, is_pack ? 1 : 0)->type;
  const emp_attr_t* positions = emp_op_attr(op, "inner_dims_pos");
  const emp_attr_t* tiles = emp_op_attr(op, "static_inner_tiles");
  int64_t count = emp_dense_count(positions);
  if (emp_dense_count(tiles) != count) {
    return wants_number(op, sink, "number of inner tiles", count,
                        emp_dense_count(tiles));
  }
  if (packed->rank != plain->rank + (uint32_t)count) {
    return wants_number(op, sink, "rank of the packed tensor",
                        plain->rank + count, packed->rank);
  }
  if (!verify_positions(op, sink, "inner_dims_pos", plain->rank)) return false;
  if (emp_op_has_attr(op, "outer_dims_perm") &&
      !verify_positions(op, sink, "outer_dims_perm", plain->rank)) {
    return false;
  }
  for (int64_t i = 0; i < count; ++i) {
    int64_t tile = emp_dense_int(tiles, i);
    int64_t found = packed->dims[plain->rank + (uint32_t)i];
    if (tile == 0) return wants(op, sink, "inner tiles above 0", "0");
    if (tile == EMP_DIM_DYNAMIC || found == EMP_DIM_DYNAMIC) continue;
    if (tile != found) {
      return wants_dim(op, sink, is_pack ? 1 : 0, plain->rank + (uint32_t)i, "",
                       tile, found);
    }
  }
  if (plain->element != packed->element) {
    return wants_type(op, sink, "a packed tensor with elements", plain->element,
                      packed->element);
  }
  return true;
}
