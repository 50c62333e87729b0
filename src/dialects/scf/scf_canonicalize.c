// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Canonicalizations of the scf dialect: branches that are known, loops that
// run never or once, carried values that do not change, regions that need not
// be. All of them move a region's ops before the op and replace its results by
// what the region hands out.
#include "dialects/op_kinds.h"
#include "dialects/scf/scf_hooks.h"

// Puts the only block of `region` in place of `op`.
static bool inline_region(emp_op_t* op, emp_rewriter_t* rewriter,
                          emp_region_t* region, emp_value_t* const* args) {
  emp_block_t* block = region->first;
  emp_op_t* last = emp_block_terminator(block);
  if (last == NULL || last->operand_count != op->result_count) return false;
  emp_inline_block(rewriter, block, op->block, op, args);
  emp_value_t** values =
      emp_arena_new_array(op->arena, emp_value_t*, op->result_count + 1);
  for (uint32_t i = 0; i < op->result_count; ++i) {
    values[i] = emp_op_operand(last, i);
  }
  emp_erase_op(rewriter, last);
  emp_replace_op(rewriter, op, values, op->result_count);
  return true;
}

// Both branches hand out the same value from outside, or only one result is
// needed: a select would do, but only sameness is used here.
static bool replace_same_results(emp_op_t* op, emp_rewriter_t* rewriter) {
  if (op->result_count == 0 || op->regions[1].first == NULL) return false;
  const emp_op_t* yes = emp_block_terminator(op->regions[0].first);
  const emp_op_t* no = emp_block_terminator(op->regions[1].first);
  bool changed = false;
  if (yes == NULL || no == NULL) return false;
  for (uint32_t i = 0; i < op->result_count; ++i) {
    emp_value_t* value = emp_op_operand(yes, i);
    emp_value_t* result = emp_op_result(op, i);
    if (value != emp_op_operand(no, i) || !emp_value_is_used(result)) continue;
    emp_value_replace_uses(result, value);
    changed = true;
  }
  if (changed && rewriter->on_change != NULL) {
    rewriter->on_change(rewriter->listener, op);
  }
  return changed;
}

static bool is_empty(const emp_region_t* region) {
  const emp_block_t* block = region->first;
  return block == NULL || block->first == NULL || block->first == block->last;
}

bool emp_scf_canonicalize_if(emp_op_t* op, emp_rewriter_t* rewriter) {
  int64_t condition;
  if (emp_value_constant_int(emp_op_operand(op, 0), &condition)) {
    emp_region_t* region = &op->regions[condition != 0 ? 0 : 1];
    if (region->first != NULL) return inline_region(op, rewriter, region, NULL);
    emp_erase_op(rewriter, op);
    return true;
  }
  if (op->result_count == 0 && is_empty(&op->regions[0]) &&
      is_empty(&op->regions[1])) {
    emp_erase_op(rewriter, op);
    return true;
  }
  return replace_same_results(op, rewriter);
}

// -- for ---------------------------------------------------------------------

// Trips of a loop with constant bounds; -1 when not known. A loop that would
// not move towards its bound has none, as in MLIR: programs may not run one.
static int64_t trip_count(const emp_op_t* op) {
  int64_t lower, upper, step;
  bool is_unsigned = emp_op_has_attr(op, "unsignedCmp");
  bool knows_step = emp_value_constant_int(emp_op_operand(op, 2), &step);
  if (knows_step && (step == 0 || (step < 0 && !is_unsigned))) return 0;
  if (is_unsigned) return -1;
  if (emp_op_operand(op, 0) == emp_op_operand(op, 1)) return 0;
  if (!emp_value_constant_int(emp_op_operand(op, 0), &lower) ||
      !emp_value_constant_int(emp_op_operand(op, 1), &upper)) {
    return -1;
  }
  if (lower >= upper) return 0;
  if (!knows_step) return -1;
  uint64_t distance = (uint64_t)upper - (uint64_t)lower;
  uint64_t trips = (distance - 1) / (uint64_t)step + 1;
  return trips > INT64_MAX ? -1 : (int64_t)trips;
}

// A carried value that the body yields as it came, or as its init.
static bool is_invariant(const emp_op_t* op, uint32_t i) {
  const emp_block_t* body = emp_op_body(op);
  const emp_value_t* yielded = emp_op_operand(emp_block_terminator(body), i);
  return yielded == body->args[i + 1] || yielded == emp_op_operand(op, i + 3);
}

static bool forward_invariants(emp_op_t* op) {
  const emp_block_t* body = emp_op_body(op);
  const emp_op_t* yield = emp_block_terminator(body);
  bool changed = false;
  if (yield == NULL || yield->operand_count != op->result_count) return false;
  for (uint32_t i = 0; i < op->result_count; ++i) {
    emp_value_t* init = emp_op_operand(op, i + 3);
    if (!is_invariant(op, i)) continue;
    emp_value_t* arg = body->args[i + 1];
    emp_value_t* result = emp_op_result(op, i);
    // The yield itself may keep using the argument.
    bool only_yielded =
        emp_value_has_one_use(arg) && arg->first_use->owner == yield;
    if (emp_value_is_used(result)) {
      emp_value_replace_uses(result, init);
      changed = true;
    }
    if (emp_value_is_used(arg) && !only_yielded) {
      emp_value_replace_uses(arg, init);
      changed = true;
    }
  }
  return changed;
}

// Rebuilds the loop without carried values that nobody needs: the result is
// unused and the argument goes nowhere but into the yield.
static bool drop_unused(emp_op_t* op, emp_rewriter_t* rewriter) {
  emp_block_t* body = emp_op_body(op);
  emp_op_t* yield = emp_block_terminator(body);
  uint32_t count = op->result_count, kept = 0;
  if (count == 0 || count > 64 || yield == NULL) return false;
  bool keep[64];
  for (uint32_t i = 0; i < count; ++i) {
    const emp_value_t* arg = body->args[i + 1];
    bool arg_needed =
        emp_value_is_used(arg) &&
        !(emp_value_has_one_use(arg) && arg->first_use->owner == yield &&
          emp_op_operand(yield, i) == arg);
    keep[i] = emp_value_is_used(emp_op_result(op, i)) || arg_needed;
    kept += keep[i];
  }
  if (kept == count) return false;
  emp_value_t* operands[67];
  const emp_type_t* types[64];
  for (uint32_t i = 0; i < 3; ++i)
    operands[i] = emp_op_operand(op, i);
  kept = 0;
  for (uint32_t i = 0; i < count; ++i) {
    if (!keep[i]) continue;
    operands[3 + kept] = emp_op_operand(op, i + 3);
    types[kept++] = emp_op_result(op, i)->type;
  }
  emp_op_t* by = emp_build_op(
      rewriter, EMP_OP_scf_for, .operands = operands, .operand_count = kept + 3,
      .results = types, .result_count = kept, .attrs = op->attrs->entries,
      .attr_count = op->attrs->count, .region_count = 1);
  for (uint32_t i = count; i-- > 0;) {
    if (keep[i]) continue;
    emp_op_erase_operand(yield, i);
    emp_block_erase_arg(body, i + 1);
  }
  emp_region_take(&by->regions[0], &op->regions[0]);
  kept = 0;
  for (uint32_t i = 0; i < count; ++i) {
    if (!keep[i]) continue;
    emp_value_replace_uses(emp_op_result(op, i), emp_op_result(by, kept++));
  }
  emp_erase_op(rewriter, op);
  return true;
}

bool emp_scf_canonicalize_for(emp_op_t* op, emp_rewriter_t* rewriter) {
  int64_t trips = trip_count(op);
  if (trips != 0 && trips != 1) {
    return forward_invariants(op) || drop_unused(op, rewriter);
  }
  emp_value_t** values =
      emp_arena_new_array(op->arena, emp_value_t*, op->operand_count);
  values[0] = emp_op_operand(op, 0);
  for (uint32_t i = 3; i < op->operand_count; ++i) {
    values[i - 2] = emp_op_operand(op, i);
  }
  if (trips == 0) {
    emp_replace_op(rewriter, op, values + 1, op->result_count);
    return true;
  }
  return inline_region(op, rewriter, &op->regions[0], values);
}

// -- others ------------------------------------------------------------------

bool emp_scf_canonicalize_execute_region(emp_op_t* op,
                                         emp_rewriter_t* rewriter) {
  emp_region_t* region = &op->regions[0];
  if (emp_op_has_attr(op, "no_inline") || region->first == NULL ||
      region->first != region->last || region->first->arg_count != 0) {
    return false;
  }
  const emp_op_t* last = emp_block_terminator(region->first);
  return last != NULL && emp_op_is(last, EMP_OP_scf_yield) &&
         inline_region(op, rewriter, region, NULL);
}

bool emp_scf_canonicalize_index_switch(emp_op_t* op, emp_rewriter_t* rewriter) {
  int64_t value;
  if (!emp_value_constant_int(emp_op_operand(op, 0), &value)) return false;
  const emp_attr_t* cases = emp_op_attr(op, "cases");
  uint32_t region = 0;
  for (int64_t i = 0; i < emp_dense_count(cases); ++i) {
    if (emp_dense_int(cases, i) == value) region = (uint32_t)i + 1;
  }
  return inline_region(op, rewriter, &op->regions[region], NULL);
}
