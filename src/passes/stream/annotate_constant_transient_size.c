// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// annotate-constant-transient-size: where the size query of an entry returns a
// constant, the entry's reflection says so, and callers need not ask.
//
// Before:
//   util.func public @f(..) attributes {iree.reflection =
//       {iree.abi.transients.size = @f_transients_size}}
//   util.func public @f_transients_size(..) -> index {
//     %c = arith.constant 1024 : index  util.return %c : index }
// After: iree.abi.transients.size.constant = 1024 : index beside the key.
//
// A constant that is there already is kept. Right and ends: one look at each
// entry's query.
#include "dialects/op_kinds.h"
#include "ir/symbol.h"
#include "passes/passes.h"
#include "passes/stream/reflection.h"

static bool check_query(emp_pass_ctx_t* pass, emp_op_t* query,
                        bool* out_usable) {
  const emp_type_t* type = emp_op_attr(query, "function_type")->type;
  *out_usable = false;
  if (type->result_count == 0) {
    return emp_diag_query_without_result(pass->sink, query->loc);
  }
  if (type->result_count > 1) {
    emp_diag_query_many_results(pass->sink, query->loc);
    return true;
  }
  if (type->types[type->input_count]->kind != EMP_TYPE_INDEX) {
    return emp_diag_query_type(pass->sink, query->loc);
  }
  *out_usable = true;
  return true;
}

static bool annotate(emp_pass_ctx_t* pass, emp_op_t* entry) {
  const emp_attr_t* name =
      emp_reflection_get(entry, "iree.abi.transients.size");
  int64_t bytes = 0;
  bool usable = false;
  if (name == NULL || name->kind != EMP_ATTR_SYMBOL_REF) return true;
  emp_op_t* query = emp_symbol_lookup_in(pass->op, name->text);
  if (query == NULL) {
    return emp_diag_query_missing(pass->sink, entry->loc, name->text);
  }
  if (!check_query(pass, query, &usable)) return false;
  emp_block_t* body = emp_op_body(query);
  if (!usable || body == NULL || body->next != NULL ||
      emp_reflection_get(entry, "iree.abi.transients.size.constant") != NULL) {
    return true;
  }
  const emp_op_t* end = emp_block_terminator(body);
  if (end != NULL && end->operand_count == 1 &&
      emp_value_constant_int(emp_op_operand(end, 0), &bytes)) {
    emp_reflection_set(entry, "iree.abi.transients.size.constant",
                       emp_attr_index(pass->context, bytes));
  }
  return true;
}

bool emp_pass_annotate_constant_transient_size(emp_pass_ctx_t* pass) {
  emp_block_t* body = emp_op_body(pass->op);
  bool all_well = true;
  for (emp_op_t* op = body->first; op != NULL; op = op->next) {
    if (!emp_op_is(op, EMP_OP_util_func) || !emp_symbol_is_public(op)) continue;
    all_well = annotate(pass, op) && all_well;
  }
  return all_well;
}
