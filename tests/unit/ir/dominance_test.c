// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Dominance in a diamond with a loop behind it.
#include "harness/harness.h"
#include "harness/ir_program.h"
#include "ir/verify.h"

static const char kProgram[] =
    "func.func @f(%c: i1, %a: i32) -> i32 {\n"
    "  cf.cond_br %c, ^bb1, ^bb2\n"
    "^bb1:\n"
    "  cf.br ^bb3\n"
    "^bb2:\n"
    "  cf.br ^bb3\n"
    "^bb3:\n"
    "  %0 = arith.addi %a, %a : i32\n"
    "  cf.cond_br %c, ^bb3, ^bb4\n"
    "^bb4:\n"
    "  return %0 : i32\n"
    "^bb5:\n"
    "  cf.br ^bb4\n"
    "}\n";

TEST(blocks_dominate_what_they_lead_to) {
  emp_test_program_t ir;
  emp_test_program_parse(&ir, kProgram);
  emp_op_t* function = emp_test_program_op(&ir, "func.func", 0);
  emp_block_t* bb[6];
  bb[0] = emp_op_body(function);
  for (int i = 1; i < 6; ++i)
    bb[i] = bb[i - 1]->next;
  emp_dominance_t* dominance = emp_dominance_create(function, &ir.scratch);
  static const int idom[] = {-1, 0, 0, 0, 3, -1};
  for (int i = 0; i < 6; ++i) {
    emp_block_t* want = idom[i] < 0 ? NULL : bb[idom[i]];
    assert_ptr_equal(emp_immediate_dominator(dominance, bb[i]), want);
  }
  assert_true(emp_dominates_block(dominance, bb[0], bb[4]));
  assert_true(emp_dominates_block(dominance, bb[3], bb[3]));
  assert_false(emp_dominates_block(dominance, bb[1], bb[3]));
  assert_false(emp_dominates_block(dominance, bb[4], bb[3]));
  assert_ptr_equal(emp_nearest_common_dominator(dominance, bb[1], bb[2]),
                   bb[0]);
  // What cannot be reached is dominated by everything and dominates nothing.
  assert_false(emp_block_is_reachable(dominance, bb[5]));
  assert_true(emp_dominates_block(dominance, bb[1], bb[5]));
  assert_false(emp_dominates_block(dominance, bb[5], bb[4]));
  emp_test_program_deinit(&ir);
}

TEST(values_dominate_later_uses_and_inner_ones) {
  emp_test_program_t ir;
  emp_test_program_parse(&ir,
                         "func.func @f(%c: i1, %a: i32) {\n"
                         "  %0 = arith.addi %a, %a : i32\n"
                         "  scf.if %c {\n"
                         "    %1 = arith.muli %0, %a : i32\n"
                         "    %2 = arith.subi %1, %0 : i32\n"
                         "  }\n"
                         "  return\n"
                         "}\n");
  emp_dominance_t* dominance = emp_dominance_create(ir.module->op, &ir.scratch);
  emp_op_t* add = emp_test_program_op(&ir, "arith.addi", 0);
  emp_op_t* mul = emp_test_program_op(&ir, "arith.muli", 0);
  emp_op_t* sub = emp_test_program_op(&ir, "arith.subi", 0);
  emp_op_t* branch = emp_test_program_op(&ir, "scf.if", 0);
  emp_op_t* ret = emp_test_program_op(&ir, "func.return", 0);
  assert_true(emp_dominates_use(dominance, emp_op_result(add, 0), mul));
  assert_true(emp_dominates_use(dominance, emp_op_result(mul, 0), sub));
  assert_false(emp_dominates_use(dominance, emp_op_result(sub, 0), mul));
  assert_false(emp_dominates_use(dominance, emp_op_result(mul, 0), ret));
  assert_false(emp_properly_dominates_op(dominance, branch, mul));
  assert_true(emp_properly_dominates_op(dominance, branch, ret));
  emp_test_program_deinit(&ir);
}

TEST_MAIN(RUN(blocks_dominate_what_they_lead_to),
          RUN(values_dominate_later_uses_and_inner_ones))
