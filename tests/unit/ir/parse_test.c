// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ir/parse.h"

#include "harness/ir_text.h"

TEST(ops_are_wrapped_and_one_module_is_not) {
  emp_test_ir_t ir;
  emp_test_ir_init(&ir);
  assert_string_equal(emp_test_print(&ir, "", NULL), "module {\n}\n");
  assert_string_equal(emp_test_print(&ir, "module @m {}", NULL),
                      "module @m {\n}\n");
  assert_string_equal(emp_test_print(&ir, "module {} module {}", NULL),
                      "module {\n  module {\n  }\n  module {\n  }\n}\n");
  emp_test_ir_deinit(&ir);
}

TEST(aliases_are_known_after_their_definition) {
  emp_test_ir_t ir;
  emp_test_ir_init(&ir);
  assert_string_equal(
      emp_test_print(&ir,
                     "#a = 3 : i8\n!t = tensor<4xf32>\n"
                     "\"t.x\"() {a = #a, t = !t} : () -> ()",
                     NULL),
      "module {\n  \"t.x\"() {a = 3 : i8, t = tensor<4xf32>} : () -> ()\n}\n");
  EMP_TEST_FAILS(&ir, "#a = 1\n#a = 2", "alias '#a' is defined twice");
  EMP_TEST_FAILS(&ir, "#a.b = 1", "the name of an alias has no '.'");
  EMP_TEST_FAILS(&ir, "\"t.x\"() {a = #a} : () -> ()\n#a = 1",
                 "attribute alias '#a' is not defined before it is used");
  emp_test_ir_deinit(&ir);
}

TEST(the_module_is_verified) {
  emp_test_ir_t ir;
  emp_test_ir_init(&ir);
  EMP_TEST_FAILS(&ir,
                 "func.func @f(%a: i32) {\n"
                 "  \"arith.addi\"(%a) : (i32) -> i32\n  return\n}",
                 "takes 2 operands but was given 1");
  emp_test_ir_deinit(&ir);
}

TEST(unknown_dialects_are_named) {
  emp_test_ir_t ir;
  emp_test_ir_init(&ir);
  emp_context_allow_unregistered(ir.context, false);
  EMP_TEST_FAILS(&ir, "\"nope.x\"() : () -> ()",
                 "op 'nope.x' belongs to the unknown dialect 'nope'");
  emp_context_allow_unregistered(ir.context, true);
  EMP_TEST_FAILS(&ir, "nope.x", "belongs to the unknown dialect 'nope'");
  EMP_TEST_FAILS(
      &ir, "\"arith.constnt\"() : () -> ()",
      "there is no op 'arith.constnt'; did you mean 'arith.constant'?");
  emp_test_ir_deinit(&ir);
}

TEST(an_empty_module_can_be_made) {
  emp_test_ir_t ir;
  emp_test_ir_init(&ir);
  emp_module_ir_t* module = emp_module_ir_create(ir.context);
  assert_non_null(module);
  assert_null(emp_op_body(module->op)->first);
  emp_module_ir_destroy(module);
  emp_module_ir_destroy(NULL);
  emp_test_ir_deinit(&ir);
}

TEST_MAIN(RUN(ops_are_wrapped_and_one_module_is_not),
          RUN(aliases_are_known_after_their_definition),
          RUN(the_module_is_verified), RUN(unknown_dialects_are_named),
          RUN(an_empty_module_can_be_made))
