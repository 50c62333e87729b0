// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// convert-to-util: the host program's functions and globals as ops of the util
// dialect, whichever dialect wrote them.
//
// Before:
//   ml_program.global private mutable @g(dense<0> : tensor<i64>) : tensor<i64>
//   func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
//     %y = call @h(%x) : (tensor<4xf32>) -> tensor<4xf32>
//     return %y : tensor<4xf32>
//   }
// After:
//   util.global private mutable @g = dense<0> : tensor<i64>
//   util.func public @f(%x: tensor<4xf32>) -> tensor<4xf32> {
//     %y = util.call @h(%x) : (tensor<4xf32>) -> tensor<4xf32>
//     util.return %y : tensor<4xf32>
//   }
// Only ops of the top module: executables keep their func.func. A function
// without visibility is public.
//
// Right, because the ops mean the same. Ends: each op is replaced once by one
// that is not looked at.
#include "base/assert.h"
#include "base/text.h"
#include "dialects/op_kinds.h"
#include "ir/rewrite.h"
#include "ir/symbol.h"
#include "passes/passes.h"

typedef struct rename_s {
  const char* from;
  uint32_t to;
} rename_t;

// Ops of function bodies that differ in their name only.
static const rename_t kRenames[] = {
    {"func.call", EMP_OP_util_call},
    {"func.return", EMP_OP_util_return},
    {"ml_program.global_load", EMP_OP_util_global_load},
    {"ml_program.global_load_const", EMP_OP_util_global_load},
    {"ml_program.global_store", EMP_OP_util_global_store},
};

static bool has_name(const emp_op_t* op, const char* name) {
  return emp_str_is(emp_str_from(op->info->name), name);
}

static emp_op_t* rebuild(emp_op_t* op, uint32_t kind) {
  emp_rewriter_t b = emp_build_before(op);
  emp_value_t* operands[64];
  const emp_type_t* results[64];
  EMP_ASSERT(op->operand_count <= 64 && op->result_count <= 64);
  for (uint32_t i = 0; i < op->operand_count; ++i) {
    operands[i] = emp_op_operand(op, i);
  }
  for (uint32_t i = 0; i < op->result_count; ++i) {
    results[i] = emp_op_result(op, i)->type;
  }
  emp_op_t* made = emp_build_op(
      &b, kind, .operands = operands, .operand_count = op->operand_count,
      .results = results, .result_count = op->result_count,
      .attrs = op->attrs ? op->attrs->entries : NULL,
      .attr_count = op->attrs ? op->attrs->count : 0,
      .region_count = op->region_count);
  for (uint32_t i = 0; i < op->region_count; ++i) {
    emp_region_take(&made->regions[i], &op->regions[i]);
  }
  emp_replace_op_with(&b, op, made);
  return made;
}

static emp_walk_t visit_body(void* user, emp_op_t* op) {
  (void)user;
  for (size_t i = 0; i < EMP_COUNT_OF(kRenames); ++i) {
    if (!has_name(op, kRenames[i].from)) continue;
    rebuild(op, kRenames[i].to);
    break;
  }
  return EMP_WALK_ON;
}

static void convert_function(emp_op_t* op) {
  emp_op_t* func = rebuild(op, EMP_OP_util_func);
  emp_op_remove_attr(func, "no_inline");
  if (!emp_op_has_attr(func, "sym_visibility")) {
    const char* visibility = emp_op_body(func) ? "public" : "private";
    emp_op_set_attr(func, "sym_visibility",
                    emp_attr_cstr(func->context, visibility));
  }
}

static void convert_global(emp_op_t* op) {
  const emp_attr_t* value = emp_op_attr(op, "value");
  emp_op_t* global = rebuild(op, EMP_OP_util_global);
  emp_op_remove_attr(global, "value");
  if (value) emp_op_set_attr(global, "initial_value", value);
  if (!emp_op_has_attr(global, "sym_visibility")) {
    emp_op_set_attr(global, "sym_visibility",
                    emp_attr_cstr(global->context, "private"));
  }
}

bool emp_pass_convert_to_util(emp_pass_ctx_t* pass) {
  emp_block_t* top = emp_op_body(pass->op);
  for (emp_op_t *op = top->first, *next; op; op = next) {
    next = op->next;
    if (emp_op_has_trait(op, FUNCTION_LIKE) && emp_op_body(op)) {
      emp_walk_post(op, visit_body, NULL);
    }
    if (emp_op_is(op, EMP_OP_func_func)) convert_function(op);
    if (has_name(op, "ml_program.global")) convert_global(op);
  }
  return true;
}
