// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a row demands of its op.
#include "harness/harness.h"
#include "harness/ir_program.h"
#include "ir/verify.h"

static const char kProgram[] =
    "func.func @f(%c: i1, %a: i32, %t: tensor<4xf32>, %m: memref<4xf32>, "
    "%i: index) -> i32 {\n"
    "  %0 = arith.addi %a, %a : i32\n"
    "  %1 = arith.cmpi slt, %0, %a : i32\n"
    "  %2 = arith.constant 5 : i32\n"
    "  %3 = arith.addf %t, %t : tensor<4xf32>\n"
    "  %4 = scf.if %c -> (i32) { scf.yield %a : i32 } else "
    "{ scf.yield %a : i32 }\n"
    "  cf.cond_br %c, ^bb1, ^bb1\n"
    "^bb1:\n"
    "  return %0 : i32\n"
    "}\n";

#define EXPECT(code, ...)                              \
  do {                                                 \
    emp_test_program_t ir;                             \
    emp_test_program_parse(&ir, kProgram);             \
    assert_true(emp_verify(ir.module->op, &ir.sink));  \
    __VA_ARGS__;                                       \
    assert_false(emp_verify(ir.module->op, &ir.sink)); \
    assert_true(emp_test_program_has(&ir, code));      \
    emp_test_program_deinit(&ir);                      \
  } while (0)
#define OP_AT(name) emp_test_program_op(&ir, name, 0)
#define ARG(n) emp_op_body(OP_AT("func.func"))->args[n]

TEST(numbers_of_operands) {
  EXPECT("E0101", emp_op_erase_operand(OP_AT("arith.addi"), 0));
  EXPECT("E0106", emp_op_insert_operand(OP_AT("cf.cond_br"), 1, ARG(1)));
  EXPECT("E0115",
         emp_op_remove_attr(OP_AT("cf.cond_br"), "operandSegmentSizes"));
}

TEST(types_of_operands) {
  EXPECT("E0110", emp_op_set_operand(OP_AT("arith.cmpi"), 0, ARG(2));
         emp_op_set_operand(OP_AT("arith.cmpi"), 1, ARG(2)));
  // same(lhs): both operands have one type.
  EXPECT("E0110", emp_op_set_operand(OP_AT("arith.cmpi"), 1, ARG(4)));
}

TEST(types_of_results) {
  EXPECT("E0111", emp_op_result(OP_AT("arith.cmpi"), 0)->type =
                      emp_type_integer(ir.context, 8));
}

TEST(attributes) {
  EXPECT("E0115", emp_op_remove_attr(OP_AT("arith.cmpi"), "predicate"));
  EXPECT("E0116", emp_op_set_attr(OP_AT("arith.cmpi"), "predicate",
                                  emp_attr_cstr(ir.context, "slt")));
}

TEST(missing_operands) {
  EXPECT("E0135", emp_op_set_operand(OP_AT("arith.addi"), 0, NULL));
}

TEST(messages_name_wanted_and_found) {
  emp_test_program_t ir;
  emp_test_program_parse(&ir, kProgram);
  emp_op_set_operand(OP_AT("arith.addf"), 0, ARG(3));
  assert_false(emp_verify(ir.module->op, &ir.sink));
  assert_str(ir.diagnostics.items[0].message,
             "'arith.addf' op operand #0 must be floating-point-like, but got "
             "'memref<4xf32>'");
  emp_test_program_deinit(&ir);
}

TEST_MAIN(RUN(numbers_of_operands), RUN(types_of_operands),
          RUN(types_of_results), RUN(attributes), RUN(missing_operands),
          RUN(messages_name_wanted_and_found))
