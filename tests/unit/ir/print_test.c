// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ir/print.h"

#include "harness/ir_text.h"

// An op prints with the names it has in the function around it.
TEST(a_part_of_a_module_prints) {
  emp_test_ir_t ir;
  emp_test_ir_init(&ir);
  emp_module_ir_t* module = emp_test_parse(&ir,
                                           "func.func @f(%a: i32) -> i32 {\n"
                                           "  %0 = arith.addi %a, %a : i32\n"
                                           "  %1 = arith.muli %0, %a : i32\n"
                                           "  return %1 : i32\n}");
  assert_non_null(module);
  emp_op_t* function = emp_op_body(module->op)->first;
  emp_text_t text = {.arena = &ir.arena};
  emp_print_op(emp_op_body(function)->first->next, NULL,
               emp_text_writer(&text));
  assert_string_equal(emp_test_text(&text),
                      "%1 = arith.muli %0, %arg0 : i32\n");
  emp_module_ir_destroy(module);
  emp_test_ir_deinit(&ir);
}

TEST(types_attributes_and_maps_print_alone) {
  emp_test_ir_t ir;
  emp_test_ir_init(&ir);
  const int64_t dims[] = {4, EMP_DIM_DYNAMIC};
  const emp_type_t* type =
      emp_type_tensor(dims, 2, emp_type_float(ir.context, EMP_FLOAT_F32), NULL);
  assert_string_equal(emp_type_text(&ir.arena, type), "tensor<4x?xf32>");
  assert_string_equal(emp_type_text(&ir.arena, NULL), "?");
  assert_string_equal(emp_attr_text(&ir.arena, emp_attr_i64(ir.context, -3)),
                      "-3 : i64");
  emp_text_t text = {.arena = &ir.arena};
  emp_print_affine_map(emp_affine_identity_map(ir.context, 2),
                       emp_text_writer(&text));
  assert_string_equal(emp_test_text(&text), "(d0, d1) -> (d0, d1)");
  emp_test_ir_deinit(&ir);
}

TEST_MAIN(RUN(a_part_of_a_module_prints),
          RUN(types_attributes_and_maps_print_alone))
