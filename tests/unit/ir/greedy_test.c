// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The greedy driver: to a fixed point, and not for ever.
#include "dialects/op_kinds.h"
#include "harness/harness.h"
#include "harness/ir_program.h"
#include "ir/verify.h"

TEST(folds_reach_through_a_chain) {
  emp_test_program_t ir;
  emp_test_program_parse(&ir,
                         "func.func @f() -> i32 {\n"
                         "  %a = arith.constant 1 : i32\n"
                         "  %b = arith.constant 1 : i32\n"
                         "  %0 = arith.addi %a, %b : i32\n"
                         "  %1 = arith.muli %0, %0 : i32\n"
                         "  %2 = arith.subi %1, %b : i32\n"
                         "  return %2 : i32\n"
                         "}\n");
  emp_greedy_options_t options = {.max_iterations = 0};
  assert_true(
      emp_rewrite_greedily(ir.module->op, &options, &ir.scratch, &ir.sink));
  emp_op_t* ret = emp_test_program_op(&ir, "func.return", 0);
  int64_t value = 0;
  assert_true(emp_value_constant_int(emp_op_operand(ret, 0), &value));
  assert_int_equal(value, 3);
  assert_int_equal(emp_test_program_count(&ir, "arith.constant"), 1);
  assert_true(emp_verify(ir.module->op, &ir.sink));
  emp_test_program_deinit(&ir);
}

// x + y to y + x, for ever.
static bool swap(emp_op_t* op, emp_rewriter_t* rewriter) {
  emp_value_t* a = emp_op_operand(op, 0);
  emp_value_t* b = emp_op_operand(op, 1);
  emp_update_operand(rewriter, op, 0, b);
  emp_update_operand(rewriter, op, 1, a);
  return true;
}

TEST(patterns_that_undo_each_other_are_stopped) {
  emp_test_program_t ir;
  emp_test_program_parse(&ir,
                         "func.func @f(%a: i32, %b: i32) -> i32 {\n"
                         "  %0 = arith.subi %a, %b : i32\n"
                         "  return %0 : i32\n"
                         "}\n");
  emp_pattern_t pattern = {.kind = EMP_OP_arith_subi, .rewrite = swap};
  emp_greedy_options_t options = {.patterns = &pattern, .pattern_count = 1};
  assert_false(
      emp_rewrite_greedily(ir.module->op, &options, &ir.scratch, &ir.sink));
  assert_true(emp_verify(ir.module->op, &ir.sink));
  emp_test_program_deinit(&ir);
}

// Doubling becomes an addition; the new op is looked at too.
static bool double_to_sum(emp_op_t* op, emp_rewriter_t* rewriter) {
  int64_t factor = 0;
  if (!emp_value_constant_int(emp_op_operand(op, 1), &factor) || factor != 2) {
    return false;
  }
  emp_value_t* x = emp_op_operand(op, 0);
  emp_op_t* sum = emp_build_op(rewriter, EMP_OP_arith_addi, EMP_VALUES(x, x));
  emp_replace_op_with(rewriter, op, sum);
  return true;
}

TEST(patterns_replace_and_dead_ops_go) {
  emp_test_program_t ir;
  emp_test_program_parse(&ir,
                         "func.func @f(%a: i32) -> i32 {\n"
                         "  %two = arith.constant 2 : i32\n"
                         "  %0 = arith.muli %two, %a : i32\n"
                         "  %1 = arith.muli %0, %two : i32\n"
                         "  return %1 : i32\n"
                         "}\n");
  emp_pattern_t pattern = {.kind = EMP_OP_arith_muli, .rewrite = double_to_sum};
  emp_greedy_options_t options = {.patterns = &pattern, .pattern_count = 1};
  assert_true(
      emp_rewrite_greedily(ir.module->op, &options, &ir.scratch, &ir.sink));
  assert_int_equal(emp_test_program_count(&ir, "arith.muli"), 0);
  assert_int_equal(emp_test_program_count(&ir, "arith.addi"), 2);
  assert_int_equal(emp_test_program_count(&ir, "arith.constant"), 0);
  emp_test_program_deinit(&ir);
}

TEST_MAIN(RUN(folds_reach_through_a_chain),
          RUN(patterns_that_undo_each_other_are_stopped),
          RUN(patterns_replace_and_dead_ops_go))
