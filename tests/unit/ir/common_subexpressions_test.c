// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Common subexpressions: only where the twin dominates.
#include "harness/harness.h"
#include "harness/ir_program.h"
#include "ir/verify.h"

TEST(a_twin_must_dominate) {
  emp_test_program_t ir;
  emp_test_program_parse(&ir,
                         "func.func @f(%c: i1, %a: i32, %b: i32) -> i32 {\n"
                         "  %0 = arith.muli %a, %b : i32\n"
                         "  cf.cond_br %c, ^bb1, ^bb2\n"
                         "^bb1:\n"
                         "  %1 = arith.muli %b, %a : i32\n"
                         "  %2 = arith.addi %a, %b : i32\n"
                         "  cf.br ^bb3(%1, %2 : i32, i32)\n"
                         "^bb2:\n"
                         "  %3 = arith.addi %a, %b : i32\n"
                         "  cf.br ^bb3(%0, %3 : i32, i32)\n"
                         "^bb3(%x: i32, %y: i32):\n"
                         "  %4 = arith.subi %x, %y : i32\n"
                         "  return %4 : i32\n"
                         "}\n");
  assert_true(emp_eliminate_common_subexpressions(ir.module->op, &ir.scratch));
  // The product is seen in the left block; the sums do not see each other.
  assert_int_equal(emp_test_program_count(&ir, "arith.muli"), 1);
  assert_int_equal(emp_test_program_count(&ir, "arith.addi"), 2);
  assert_true(emp_verify(ir.module->op, &ir.sink));
  assert_false(emp_eliminate_common_subexpressions(ir.module->op, &ir.scratch));
  emp_test_program_deinit(&ir);
}

TEST(order_counts_unless_the_op_commutes) {
  emp_test_program_t ir;
  emp_test_program_parse(&ir,
                         "func.func @f(%a: i32, %b: i32) -> (i32, i32) {\n"
                         "  %0 = arith.subi %a, %b : i32\n"
                         "  %1 = arith.subi %b, %a : i32\n"
                         "  return %0, %1 : i32, i32\n"
                         "}\n");
  assert_false(emp_eliminate_common_subexpressions(ir.module->op, &ir.scratch));
  emp_test_program_deinit(&ir);
}

TEST(functions_see_nothing_of_each_other) {
  emp_test_program_t ir;
  emp_test_program_parse(&ir,
                         "func.func @f() -> i32 {\n"
                         "  %0 = arith.constant 1 : i32\n"
                         "  return %0 : i32\n"
                         "}\n"
                         "func.func @g() -> i32 {\n"
                         "  %0 = arith.constant 1 : i32\n"
                         "  return %0 : i32\n"
                         "}\n");
  assert_false(emp_eliminate_common_subexpressions(ir.module->op, &ir.scratch));
  emp_test_program_deinit(&ir);
}

// More entries than the first table holds, in nested scopes.
TEST(tables_grow) {
  emp_test_program_t ir;
  emp_test_program_init(&ir);
  emp_text_t text = {.arena = &ir.scratch};
  emp_text_append(&text, EMP_STR("func.func @f(%a: i32, %c: i1) {\n"));
  for (int round = 0; round < 2; ++round) {
    for (int i = 0; i < 300; ++i) {
      emp_text_format(&text,
                      "  %%c%d_%d = arith.constant %d : i32\n"
                      "  %%v%d_%d = arith.addi %%a, %%c%d_%d : i32\n"
                      "  func.call @use(%%v%d_%d) : (i32) -> ()\n",
                      round, i, i, round, i, round, i, round, i);
    }
  }
  emp_text_append(&text, EMP_STR("  return\n}\nfunc.func private @use(i32)\n"));
  emp_text_append_char(&text, '\0');
  emp_test_program_t program;
  emp_test_program_parse(&program, emp_text_view(&text).data);
  assert_true(emp_eliminate_common_subexpressions(program.module->op,
                                                  &program.scratch));
  assert_int_equal(emp_test_program_count(&program, "arith.addi"), 300);
  emp_test_program_deinit(&program);
  emp_test_program_deinit(&ir);
}

TEST_MAIN(RUN(a_twin_must_dominate), RUN(order_counts_unless_the_op_commutes),
          RUN(functions_see_nothing_of_each_other), RUN(tables_grow))
