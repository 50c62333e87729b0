// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Folding one op: constants, existing values, operands moved right.
#include "harness/harness.h"
#include "harness/ir_program.h"
#include "ir/constant_table.h"

TEST(constants_fold_at_the_start_of_the_function) {
  emp_test_program_t ir;
  emp_test_program_parse(&ir,
                         "func.func @f(%c: i1) -> i32 {\n"
                         "  %0 = scf.if %c -> (i32) {\n"
                         "    %a = arith.constant 20 : i32\n"
                         "    %b = arith.constant 22 : i32\n"
                         "    %1 = arith.addi %a, %b : i32\n"
                         "    scf.yield %1 : i32\n"
                         "  } else {\n"
                         "    %2 = arith.constant 0 : i32\n"
                         "    scf.yield %2 : i32\n"
                         "  }\n"
                         "  return %0 : i32\n"
                         "}\n");
  emp_op_t* add = emp_test_program_op(&ir, "arith.addi", 0);
  emp_rewriter_t b = emp_build_before(add);
  assert_true(emp_fold_op(&b, add));
  emp_op_t* function = emp_test_program_op(&ir, "func.func", 0);
  emp_op_t* first = emp_op_body(function)->first;
  int64_t value = 0;
  assert_true(emp_value_constant_int(emp_op_result(first, 0), &value));
  assert_int_equal(value, 42);
  emp_test_program_deinit(&ir);
}

TEST(a_constant_operand_moves_right) {
  emp_test_program_t ir;
  emp_test_program_parse(&ir,
                         "func.func @f(%a: i32) -> i32 {\n"
                         "  %c = arith.constant 5 : i32\n"
                         "  %0 = arith.addi %c, %a : i32\n"
                         "  return %0 : i32\n"
                         "}\n");
  emp_op_t* add = emp_test_program_op(&ir, "arith.addi", 0);
  emp_rewriter_t b = emp_build_before(add);
  assert_true(emp_fold_op(&b, add));
  assert_non_null(emp_value_constant(emp_op_operand(add, 1)));
  // Nothing more to do.
  assert_false(emp_fold_op(&b, add));
  emp_test_program_deinit(&ir);
}

TEST(a_table_makes_each_constant_once) {
  emp_test_program_t ir;
  emp_test_program_parse(&ir,
                         "func.func @f(%a: i32) -> i32 {\n"
                         "  %0 = arith.muli %a, %a : i32\n"
                         "  return %0 : i32\n"
                         "}\n");
  emp_op_t* mul = emp_test_program_op(&ir, "arith.muli", 0);
  emp_rewriter_t b = emp_build_before(mul);
  b.constants = emp_constant_table_create(&ir.scratch);
  const emp_type_t* i32 = emp_type_integer(ir.context, 32);
  const emp_attr_t* nine = emp_attr_i32(ir.context, 9);
  emp_value_t* x = emp_constant_materialize(&b, mul, nine, i32);
  emp_value_t* y = emp_constant_materialize(&b, mul, nine, i32);
  assert_non_null(x);
  assert_ptr_equal(x, y);
  emp_constant_table_forget(b.constants, x->op);
  emp_op_erase(x->op);
  assert_ptr_not_equal(emp_constant_materialize(&b, mul, nine, i32), x);
  emp_test_program_deinit(&ir);
}

TEST_MAIN(RUN(constants_fold_at_the_start_of_the_function),
          RUN(a_constant_operand_moves_right),
          RUN(a_table_makes_each_constant_once))
