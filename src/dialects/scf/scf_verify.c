// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Verifiers of the scf dialect: what goes into a region, what comes out of it,
// and what the op returns have the same types.
#include <inttypes.h>

#include "dialects/op_kinds.h"
#include "dialects/scf/scf_hooks.h"

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

static bool wants_at(emp_op_t* op, emp_diag_sink_t* sink, const char* what,
                     uint32_t i, const emp_type_t* wanted,
                     const emp_type_t* found) {
  emp_str_t want = emp_arena_format(op->arena, "%s %" PRIu32 " of type '%s'",
                                    what, i, emp_type_text(op->arena, wanted));
  return wants(op, sink, want.data, emp_type_text(op->arena, found));
}

// Operands from `first` on are the results of `parent`.
static bool verify_handed_out(emp_op_t* op, emp_diag_sink_t* sink,
                              uint32_t first, const emp_op_t* parent) {
  if (op->operand_count - first != parent->result_count) {
    return wants_number(op, sink, "number of values, as its op has results,",
                        parent->result_count, op->operand_count - first);
  }
  for (uint32_t i = 0; i < parent->result_count; ++i) {
    const emp_type_t* wanted = emp_op_result(parent, i)->type;
    const emp_type_t* found = emp_op_operand(op, first + i)->type;
    if (wanted != found) return wants_at(op, sink, "value", i, wanted, found);
  }
  return true;
}

// Block arguments from `first_arg` on have the types of operands from
// `first_operand` on.
static bool verify_handed_in(emp_op_t* op, emp_diag_sink_t* sink,
                             const emp_block_t* block, uint32_t first_arg,
                             uint32_t first_operand) {
  uint32_t count = op->operand_count - first_operand;
  if (block->arg_count != first_arg + count) {
    return wants_number(op, sink, "number of region arguments",
                        first_arg + count, block->arg_count);
  }
  for (uint32_t i = 0; i < count; ++i) {
    const emp_type_t* wanted = emp_op_operand(op, first_operand + i)->type;
    const emp_type_t* found = block->args[first_arg + i]->type;
    if (wanted != found) {
      return wants_at(op, sink, "region argument", first_arg + i, wanted,
                      found);
    }
  }
  return true;
}

static bool verify_results_are(emp_op_t* op, emp_diag_sink_t* sink,
                               uint32_t first_operand) {
  uint32_t count = op->operand_count - first_operand;
  if (op->result_count != count) {
    return wants_number(op, sink, "number of results", count, op->result_count);
  }
  for (uint32_t i = 0; i < count; ++i) {
    const emp_type_t* wanted = emp_op_operand(op, first_operand + i)->type;
    const emp_type_t* found = emp_op_result(op, i)->type;
    if (wanted != found) return wants_at(op, sink, "result", i, wanted, found);
  }
  return true;
}

bool emp_scf_verify_if(emp_op_t* op, emp_diag_sink_t* sink) {
  for (uint32_t i = 0; i < op->region_count; ++i) {
    const emp_block_t* block = op->regions[i].first;
    if (block != NULL && block->arg_count != 0) {
      return wants_number(op, sink, "number of region arguments", 0,
                          block->arg_count);
    }
  }
  if (op->result_count == 0 || op->regions[1].first != NULL) return true;
  return emp_diag_verify(sink, op->loc, op->info->name,
                         "wants an else block, as it has results");
}

bool emp_scf_verify_for(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_block_t* body = emp_op_body(op);
  const emp_type_t* type = emp_op_operand(op, 0)->type;
  if (body->arg_count == 0 || body->args[0]->type != type) {
    return wants_at(op, sink, "region argument", 0, type,
                    body->arg_count == 0 ? emp_type_none(op->context)
                                         : body->args[0]->type);
  }
  return verify_handed_in(op, sink, body, 1, 3) &&
         verify_results_are(op, sink, 3);
}

bool emp_scf_verify_while(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_block_t* before = op->regions[0].first;
  const emp_block_t* after = op->regions[1].first;
  if (before == NULL || after == NULL) return true;
  const emp_op_t* condition = emp_block_terminator(before);
  const emp_op_t* yield = emp_block_terminator(after);
  if (condition == NULL || !emp_op_is(condition, EMP_OP_scf_condition)) {
    return emp_diag_verify(
        sink, op->loc, op->info->name,
        "wants a first block that ends with 'scf.condition'");
  }
  if (yield == NULL || !emp_op_is(yield, EMP_OP_scf_yield)) {
    return emp_diag_verify(sink, op->loc, op->info->name,
                           "wants a second block that ends with 'scf.yield'");
  }
  if (after->arg_count != op->result_count) {
    return wants_number(op, sink, "number of arguments of the second block",
                        op->result_count, after->arg_count);
  }
  for (uint32_t i = 0; i < op->result_count; ++i) {
    const emp_type_t* wanted = emp_op_result(op, i)->type;
    if (after->args[i]->type != wanted) {
      return wants_at(op, sink, "argument of the second block", i, wanted,
                      after->args[i]->type);
    }
  }
  return verify_handed_in(op, sink, before, 0, 0);
}

bool emp_scf_verify_condition(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_op_t* parent = emp_op_parent(op);
  if (parent == NULL || !emp_op_is(parent, EMP_OP_scf_while)) return true;
  return verify_handed_out(op, sink, 1, parent);
}

// The yield of a while's second block goes to its first block.
static bool verify_while_yield(emp_op_t* op, emp_diag_sink_t* sink,
                               const emp_op_t* loop) {
  if (op->operand_count != loop->operand_count) {
    return wants_number(op, sink, "number of values, as the loop has inits,",
                        loop->operand_count, op->operand_count);
  }
  for (uint32_t i = 0; i < op->operand_count; ++i) {
    const emp_type_t* wanted = emp_op_operand(loop, i)->type;
    const emp_type_t* found = emp_op_operand(op, i)->type;
    if (wanted != found) return wants_at(op, sink, "value", i, wanted, found);
  }
  return true;
}

bool emp_scf_verify_yield(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_op_t* parent = emp_op_parent(op);
  if (parent == NULL) return true;
  switch (parent->info->kind) {
    case EMP_OP_scf_while:
      return verify_while_yield(op, sink, parent);
    case EMP_OP_scf_if:
    case EMP_OP_scf_for:
    case EMP_OP_scf_index_switch:
    case EMP_OP_scf_execute_region:
      return verify_handed_out(op, sink, 0, parent);
    default:
      return true;
  }
}

bool emp_scf_verify_index_switch(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_attr_t* cases = emp_op_attr(op, "cases");
  int64_t count = emp_dense_count(cases);
  if (count + 1 != (int64_t)op->region_count) {
    return wants_number(op, sink, "number of case regions", count,
                        (int64_t)op->region_count - 1);
  }
  for (int64_t i = 0; i < count; ++i) {
    for (int64_t k = 0; k < i; ++k) {
      if (emp_dense_int(cases, i) != emp_dense_int(cases, k)) continue;
      emp_str_t found = emp_arena_format(op->arena, "case %" PRId64 " again",
                                         emp_dense_int(cases, i));
      return wants(op, sink, "distinct cases", found.data);
    }
  }
  return true;
}

bool emp_scf_verify_parallel(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_block_t* body = emp_op_body(op);
  uint32_t first, lower, upper, step, inits;
  emp_op_operand_group(op, "lowerBound", &first, &lower);
  emp_op_operand_group(op, "upperBound", &first, &upper);
  emp_op_operand_group(op, "step", &first, &step);
  emp_op_operand_group(op, "initVals", &first, &inits);
  if (lower == 0) {
    return emp_diag_verify(sink, op->loc, op->info->name,
                           "wants at least one loop variable");
  }
  for (uint32_t i = 0; i < step; ++i) {
    const emp_attr_t* known =
        emp_value_constant(emp_op_operand(op, lower + upper + i));
    if (known == NULL || known->value > 0) continue;
    return emp_diag_verify(sink, op->loc, op->info->name,
                           "wants positive steps");
  }
  if (upper != lower || step != lower) {
    return wants_number(op, sink, "number of upper bounds and steps", lower,
                        upper != lower ? upper : step);
  }
  if (body->arg_count != lower) {
    return wants_number(op, sink, "number of region arguments", lower,
                        body->arg_count);
  }
  for (uint32_t i = 0; i < lower; ++i) {
    if (emp_type_is_index(body->args[i]->type)) continue;
    return wants_at(op, sink, "region argument", i, emp_type_index(op->context),
                    body->args[i]->type);
  }
  const emp_op_t* reduce = emp_block_terminator(body);
  if (reduce == NULL || !emp_op_is(reduce, EMP_OP_scf_reduce)) {
    return emp_diag_verify(sink, op->loc, op->info->name,
                           "wants a body that ends with 'scf.reduce'");
  }
  if (reduce->operand_count != op->result_count || inits != op->result_count) {
    return wants_number(op, sink, "number of inits and reductions",
                        op->result_count, reduce->operand_count);
  }
  for (uint32_t i = 0; i < op->result_count; ++i) {
    const emp_type_t* wanted = emp_op_result(op, i)->type;
    const emp_type_t* found = emp_op_operand(reduce, i)->type;
    if (wanted != found) {
      return wants_at(op, sink, "reduction", i, wanted, found);
    }
  }
  return true;
}

bool emp_scf_verify_reduce(emp_op_t* op, emp_diag_sink_t* sink) {
  if (op->region_count != op->operand_count) {
    return wants_number(op, sink, "number of reduction regions",
                        op->operand_count, op->region_count);
  }
  for (uint32_t i = 0; i < op->region_count; ++i) {
    const emp_type_t* type = emp_op_operand(op, i)->type;
    const emp_block_t* block = op->regions[i].first;
    if (block == NULL) continue;
    if (block->arg_count != 2) {
      return wants_number(op, sink, "number of reduction arguments", 2,
                          block->arg_count);
    }
    for (uint32_t k = 0; k < 2; ++k) {
      if (block->args[k]->type == type) continue;
      return wants_at(op, sink, "reduction argument", k, type,
                      block->args[k]->type);
    }
    const emp_op_t* last = emp_block_terminator(block);
    if (last == NULL || !emp_op_is(last, EMP_OP_scf_reduce_return) ||
        emp_op_operand(last, 0)->type != type) {
      return wants(op, sink, "'scf.reduce.return' of the reduced type",
                   last != NULL ? last->info->name : "nothing");
    }
  }
  return true;
}

bool emp_scf_verify_forall(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_block_t* body = emp_op_body(op);
  int64_t rank = emp_dense_count(emp_op_attr(op, "staticUpperBound"));
  uint32_t first, outputs;
  emp_op_operand_group(op, "outputs", &first, &outputs);
  if (emp_dense_count(emp_op_attr(op, "staticLowerBound")) != rank ||
      emp_dense_count(emp_op_attr(op, "staticStep")) != rank) {
    return emp_diag_verify(sink, op->loc, op->info->name,
                           "wants as many lower bounds and steps as upper "
                           "bounds");
  }
  if ((int64_t)body->arg_count != rank + outputs) {
    return wants_number(op, sink, "number of region arguments", rank + outputs,
                        body->arg_count);
  }
  for (uint32_t i = 0; i < (uint32_t)rank; ++i) {
    if (emp_type_is_index(body->args[i]->type)) continue;
    return wants_at(op, sink, "region argument", i, emp_type_index(op->context),
                    body->args[i]->type);
  }
  const emp_attr_t* mapping = emp_op_attr(op, "mapping");
  if (mapping != NULL && mapping->count != 0 &&
      (int64_t)mapping->count != rank) {
    return wants_number(op, sink, "length of 'mapping'", rank, mapping->count);
  }
  return verify_handed_in(op, sink, body, (uint32_t)rank, first) &&
         verify_results_are(op, sink, first);
}
