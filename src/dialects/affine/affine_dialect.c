// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The affine dialect: enough to read and print it, and verifiers that keep maps
// and operands in step. affine.parallel has its generic form only.
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

#define EMP_DIALECT_DEF "dialects/affine/affine.def"
#include "dialects/dialect_tables.inc"

const emp_dialect_t emp_affine_dialect = {
    .name = "affine",
    EMP_DIALECT_TABLES,
    .doc = "loops and accesses by affine maps"};
