// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a function's text leaves in its attributes.
#include "dialects/function_syntax.h"

#include "dialects/op_kinds.h"
#include "unit/dialects/ir_text.h"

TEST(attributes_of_arguments_are_kept_only_when_there_are_some) {
  ir_text_t ir = ir_text(
      "func.func private @plain(i32, f32)\n"
      "func.func public @marked(%a: i32 {x.y}, %b: f32) -> (i32 {x.z}) {\n"
      "  return %a : i32\n}\n");
  emp_op_t* plain = ir_text_op(&ir, EMP_OP_func_func, 0);
  emp_op_t* marked = ir_text_op(&ir, EMP_OP_func_func, 1);
  assert_false(emp_op_has_attr(plain, "arg_attrs"));
  assert_false(emp_op_has_attr(plain, "res_attrs"));
  assert_str(emp_op_str_attr(plain, "sym_visibility"), "private");
  assert_int_equal(emp_op_attr(marked, "arg_attrs")->count, 2);
  assert_int_equal(emp_op_attr(marked, "res_attrs")->count, 1);
  assert_str(emp_op_str_attr(marked, "sym_name"), "marked");
  ir_text_free(&ir);
}

TEST(the_type_is_that_of_arguments_and_results) {
  ir_text_t ir = ir_text("func.func private @f(i32, f32) -> (f64, i1)\n");
  const emp_type_t* type =
      emp_function_op_type(ir_text_op(&ir, EMP_OP_func_func, 0));
  assert_int_equal(type->input_count, 2);
  assert_int_equal(type->result_count, 2);
  assert_true(emp_type_is_integer(type->types[3], 1));
  assert_null(emp_function_op_type(ir.module->op));
  ir_text_free(&ir);
}

TEST_MAIN(RUN(attributes_of_arguments_are_kept_only_when_there_are_some),
          RUN(the_type_is_that_of_arguments_and_results))
