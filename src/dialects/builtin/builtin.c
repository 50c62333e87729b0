// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The builtin dialect's ops: the module and the conversion cast. Builtin types
// and attributes are ir/'s own.
#include "dialects/op_kinds.h"
#include "ir/diag.h"
#include "ir/parser.h"

static bool verify_module(emp_op_t* op, emp_diag_sink_t* sink) {
  emp_block_t* body = emp_op_body(op);
  if (body != NULL && body->arg_count != 0) {
    return emp_diag_verify(sink, op->loc, op->info->name,
                           "wants a body without arguments");
  }
  return true;
}

// A cast of casts that gives back the first one's inputs.
static bool fold_unrealized_conversion_cast(emp_op_t* op,
                                            const emp_attr_t* const* operands,
                                            emp_fold_result_t* out_results) {
  (void)operands;
  if (op->operand_count == 0) return false;
  emp_op_t* inner = emp_value_def(emp_op_operand(op, 0));
  bool same = op->operand_count == op->result_count;
  for (uint32_t i = 0; same && i < op->operand_count; ++i) {
    same = emp_op_operand(op, i)->type == emp_op_result(op, i)->type;
  }
  for (uint32_t i = 0; same && i < op->result_count; ++i) {
    out_results[i].value = emp_op_operand(op, i);
  }
  if (same) return true;
  if (inner == NULL ||
      !emp_op_is(inner, EMP_OP_builtin_unrealized_conversion_cast) ||
      inner->result_count != op->operand_count ||
      inner->operand_count != op->result_count) {
    return false;
  }
  for (uint32_t i = 0; i < op->operand_count; ++i) {
    if (emp_op_operand(op, i) != emp_op_result(inner, i)) return false;
  }
  for (uint32_t i = 0; i < op->result_count; ++i) {
    if (emp_op_operand(inner, i)->type != emp_op_result(op, i)->type) {
      return false;
    }
  }
  for (uint32_t i = 0; i < op->result_count; ++i) {
    out_results[i].value = emp_op_operand(inner, i);
  }
  return true;
}

#define EMP_DIALECT_DEF "dialects/builtin/builtin.def"
#include "dialects/dialect_tables.inc"

const emp_dialect_t emp_builtin_dialect = {
    .name = "builtin",
    EMP_DIALECT_TABLES,
    .doc = "what every program is made of"};
