// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The cf dialect: which operands go to which successor, and branches on
// constants. The syntax of switch is in cf_syntax.c.
#include <inttypes.h>

#include "dialects/cf/cf_syntax.h"
#include "dialects/op_kinds.h"
#include "ir/diag.h"
#include "ir/rewrite.h"

// -- successor operands -------------------------------------------------------

static void br_operands(const emp_op_t* op, uint32_t i, uint32_t* out_first,
                        uint32_t* out_count) {
  (void)i;
  *out_first = 0;
  *out_count = op->operand_count;
}

static void cond_br_operands(const emp_op_t* op, uint32_t i,
                             uint32_t* out_first, uint32_t* out_count) {
  emp_op_operand_group(op, i == 0 ? "trueDestOperands" : "falseDestOperands",
                       out_first, out_count);
}

// -- verifiers ----------------------------------------------------------------

static bool verify_switch(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_attr_t* values = emp_op_attr(op, "case_values");
  const emp_attr_t* segments = emp_op_attr(op, "case_operand_segments");
  int64_t cases = values != NULL ? emp_dense_count(values) : 0;
  uint32_t first, count;
  emp_op_operand_group(op, "caseOperands", &first, &count);
  int64_t total = 0;
  for (int64_t i = 0; i < emp_dense_count(segments); ++i) {
    int64_t size = emp_dense_int(segments, i);
    if (size < 0) total = INT32_MIN;
    total += size;
  }
  if (cases + 1 != op->successor_count || emp_dense_count(segments) != cases ||
      total != count) {
    return emp_diag_verify(sink, op->loc, op->info->name,
                           "wants as many case values as case destinations "
                           "and segments for all case operands");
  }
  if (values != NULL && values->type->element != emp_op_operand(op, 0)->type) {
    return emp_diag_op_wants(sink, op->loc, op->info->name,
                             "case values of the flag's type",
                             emp_type_text(op->arena, values->type->element));
  }
  return true;
}

// -- canonicalization ---------------------------------------------------------

// Replaces the branch by one to successor `i`.
static void go_to(emp_op_t* op, emp_rewriter_t* rewriter, uint32_t i) {
  uint32_t first, count;
  emp_op_successor_operands(op, i, &first, &count);
  emp_value_t** operands =
      emp_arena_new_array(op->arena, emp_value_t*, count + 1);
  for (uint32_t k = 0; k < count; ++k) {
    operands[k] = emp_op_operand(op, first + k);
  }
  emp_block_t* target = op->successors[i];
  emp_build_op(rewriter, EMP_OP_cf_br, .operands = operands,
               .operand_count = count, .successors = &target,
               .successor_count = 1);
  emp_erase_op(rewriter, op);
}

static bool canonicalize_assert(emp_op_t* op, emp_rewriter_t* rewriter) {
  int64_t value;
  if (!emp_value_constant_int(emp_op_operand(op, 0), &value) || value == 0) {
    return false;
  }
  emp_erase_op(rewriter, op);
  return true;
}

static bool canonicalize_cond_br(emp_op_t* op, emp_rewriter_t* rewriter) {
  int64_t value;
  if (emp_value_constant_int(emp_op_operand(op, 0), &value)) {
    go_to(op, rewriter, value != 0 ? 0 : 1);
    return true;
  }
  if (op->successors[0] != op->successors[1]) return false;
  uint32_t first[2], count[2];
  for (uint32_t i = 0; i < 2; ++i) {
    cond_br_operands(op, i, &first[i], &count[i]);
  }
  for (uint32_t k = 0; k < count[0]; ++k) {
    if (emp_op_operand(op, first[0] + k) != emp_op_operand(op, first[1] + k)) {
      return false;
    }
  }
  go_to(op, rewriter, 0);
  return true;
}

static bool canonicalize_switch(emp_op_t* op, emp_rewriter_t* rewriter) {
  int64_t flag;
  if (op->successor_count == 1) {
    go_to(op, rewriter, 0);
    return true;
  }
  if (!emp_value_constant_int(emp_op_operand(op, 0), &flag)) return false;
  const emp_attr_t* values = emp_op_attr(op, "case_values");
  uint32_t target = 0;
  for (uint32_t i = 1; i < op->successor_count && target == 0; ++i) {
    if (emp_dense_int(values, i - 1) == flag) target = i;
  }
  go_to(op, rewriter, target);
  return true;
}

#define EMP_DIALECT_DEF "dialects/cf/cf.def"
#include "dialects/dialect_tables.inc"

const emp_dialect_t emp_cf_dialect = {
    .name = "cf", EMP_DIALECT_TABLES, .doc = "branches between blocks"};
