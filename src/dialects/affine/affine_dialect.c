// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The affine dialect: enough to read and print it, and verifiers that keep maps
// and operands in step.
#include <inttypes.h>

#include "dialects/affine/affine_syntax.h"
#include "dialects/op_kinds.h"
#include "ir/diag.h"

static bool wants_number(emp_op_t* op, emp_diag_sink_t* sink, const char* what,
                         int64_t wanted, int64_t found) {
  emp_str_t want =
      emp_arena_format(op->arena, "%s to be %" PRId64, what, wanted);
  emp_str_t got = emp_arena_format(op->arena, "%" PRId64, found);
  return emp_diag_op_wants(sink, op->loc, op->info->name, want.data, got.data);
}

static bool verify_inputs(emp_op_t* op, emp_diag_sink_t* sink,
                          const emp_affine_map_t* map, uint32_t found) {
  uint32_t wanted = map->dim_count + map->symbol_count;
  return found == wanted ||
         wants_number(op, sink, "number of map operands", wanted, found);
}

static bool verify_map(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_affine_map_t* map = emp_op_attr(op, "map")->map;
  bool is_apply = emp_op_is(op, EMP_OP_affine_apply);
  if (is_apply ? map->result_count != 1 : map->result_count == 0) {
    return wants_number(op, sink, "number of map results", 1,
                        map->result_count);
  }
  return verify_inputs(op, sink, map, op->operand_count);
}

static bool verify_access(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_affine_map_t* map = emp_op_attr(op, "map")->map;
  const emp_type_t* type = emp_op_named_operand(op, "memref")->type;
  uint32_t first, count;
  emp_op_operand_group(op, "indices", &first, &count);
  if (map->result_count != type->rank) {
    return wants_number(op, sink, "number of indices", type->rank,
                        map->result_count);
  }
  return verify_inputs(op, sink, map, count);
}

static bool verify_basis(emp_op_t* op, emp_diag_sink_t* sink) {
  bool is_split = emp_op_is(op, EMP_OP_affine_delinearize_index);
  int64_t basis = emp_dense_count(emp_op_attr(op, "static_basis"));
  uint32_t first, count = op->result_count;
  if (!is_split) emp_op_operand_group(op, "multi_index", &first, &count);
  if ((int64_t)count == basis || (int64_t)count == basis + 1) return true;
  return wants_number(op, sink, "number of indices, as the basis or one more,",
                      basis, count);
}

static bool verify_for(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_block_t* body = emp_op_body(op);
  uint32_t first, lower, upper, inits;
  emp_op_operand_group(op, "lowerBoundOperands", &first, &lower);
  emp_op_operand_group(op, "upperBoundOperands", &first, &upper);
  emp_op_operand_group(op, "inits", &first, &inits);
  int64_t step = emp_op_int_attr(op, "step", 0);
  if (step <= 0) {
    return emp_diag_verify(sink, op->loc, op->info->name,
                           "wants a positive step");
  }
  if (body->arg_count != inits + 1) {
    return wants_number(op, sink, "number of region arguments", inits + 1,
                        body->arg_count);
  }
  if (op->result_count != inits) {
    return wants_number(op, sink, "number of results", inits, op->result_count);
  }
  return verify_inputs(op, sink, emp_op_attr(op, "lowerBoundMap")->map,
                       lower) &&
         verify_inputs(op, sink, emp_op_attr(op, "upperBoundMap")->map, upper);
}

static bool verify_if(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_integer_set_t* set = emp_op_attr(op, "condition")->set;
  uint32_t wanted = set->dim_count + set->symbol_count;
  if (op->operand_count != wanted) {
    return wants_number(op, sink, "number of set operands", wanted,
                        op->operand_count);
  }
  if (op->result_count == 0 || op->regions[1].first != NULL) return true;
  return emp_diag_verify(sink, op->loc, op->info->name,
                         "wants an else block, as it has results");
}

// Groups say how many results of a map bound each loop.
static bool verify_groups(emp_op_t* op, emp_diag_sink_t* sink,
                          const char* map_name, const char* groups_name) {
  const emp_affine_map_t* map = emp_op_attr(op, map_name)->map;
  const emp_attr_t* groups = emp_op_attr(op, groups_name);
  uint32_t loops = emp_op_body(op)->arg_count;
  int64_t count = emp_dense_count(groups), sum = 0;
  if (count != loops) {
    return wants_number(op, sink, "number of bound groups", loops, count);
  }
  for (int64_t i = 0; i < count; ++i) {
    int64_t size = emp_dense_int(groups, i);
    if (size <= 0) {
      return wants_number(op, sink, "results in each bound group, at least", 1,
                          size);
    }
    sum += size;
  }
  return sum == map->result_count ||
         wants_number(op, sink, "number of bounds", map->result_count, sum);
}

static bool verify_parallel(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_affine_map_t* lower = emp_op_attr(op, "lowerBoundsMap")->map;
  const emp_affine_map_t* upper = emp_op_attr(op, "upperBoundsMap")->map;
  const emp_attr_t* steps = emp_op_attr(op, "steps");
  const emp_attr_t* reductions = emp_op_attr(op, "reductions");
  uint32_t loops = emp_op_body(op)->arg_count;
  uint32_t inputs = lower->dim_count + lower->symbol_count + upper->dim_count +
                    upper->symbol_count;
  if (!verify_groups(op, sink, "lowerBoundsMap", "lowerBoundsGroups") ||
      !verify_groups(op, sink, "upperBoundsMap", "upperBoundsGroups")) {
    return false;
  }
  if (steps->count != loops) {
    return wants_number(op, sink, "number of steps", loops, steps->count);
  }
  if (op->operand_count != inputs) {
    return wants_number(op, sink, "number of map operands", inputs,
                        op->operand_count);
  }
  return reductions->count == op->result_count ||
         wants_number(op, sink, "number of reductions", op->result_count,
                      reductions->count);
}

// Each map is followed by a memref with one index a result, then come one size,
// or with a stride three.
static bool verify_dma(emp_op_t* op, emp_diag_sink_t* sink) {
  static const char* const kMaps[] = {"src_map", "dst_map", "tag_map"};
  bool is_wait = emp_op_is(op, EMP_OP_affine_dma_wait);
  uint32_t at = 0;
  for (size_t i = is_wait ? 2 : 0; i < 3; ++i) {
    const emp_attr_t* attr = emp_op_attr(op, kMaps[i]);
    if (attr == NULL || attr->kind != EMP_ATTR_AFFINE_MAP) {
      return emp_diag_verify(sink, op->loc, op->info->name,
                             "wants the affine maps src_map, dst_map (when it "
                             "starts a copy) and tag_map");
    }
    const emp_affine_map_t* map = attr->map;
    const emp_type_t* type =
        at < op->operand_count ? emp_op_operand(op, at)->type : NULL;
    if (type == NULL || type->kind != EMP_TYPE_MEMREF) {
      return emp_diag_verify(sink, op->loc, op->info->name,
                             "wants a memref before the operands of each map");
    }
    if (map->result_count != type->rank) {
      return wants_number(op, sink, "number of indices", type->rank,
                          map->result_count);
    }
    at += 1 + map->dim_count + map->symbol_count;
  }
  int64_t sizes = (int64_t)op->operand_count - at;
  return sizes == 1 || (sizes == 3 && !is_wait) ||
         wants_number(op, sink, "number of sizes", 1, sizes);
}

#define EMP_DIALECT_DEF "dialects/affine/affine.def"
#include "dialects/dialect_tables.inc"

const emp_dialect_t emp_affine_dialect = {
    .name = "affine",
    EMP_DIALECT_TABLES,
    .doc = "loops and accesses by affine maps"};
