// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Structured ops recognized by what they do.
#include "dialects/linalg/linalg.h"
#include "dialects/op_kinds.h"
#include "unit/dialects/ir_text.h"

#define BATCH                                                              \
  "func.func @f(%a: tensor<2x3x4xf16>, %b: tensor<2x4x5xf16>, %c: "        \
  "tensor<2x3x5xf32>, %z: f32, %m: memref<4xf32>) {\n"                     \
  "  %0 = linalg.batch_matmul ins(%a, %b : tensor<2x3x4xf16>, "            \
  "tensor<2x4x5xf16>) outs(%c : tensor<2x3x5xf32>) -> tensor<2x3x5xf32>\n" \
  "  linalg.fill ins(%z : f32) outs(%m : memref<4xf32>)\n"                 \
  "  %1 = linalg.add ins(%c, %c : tensor<2x3x5xf32>, tensor<2x3x5xf32>) "  \
  "outs(%c : tensor<2x3x5xf32>) -> tensor<2x3x5xf32>\n  return\n}\n"

TEST(loops_of_a_contraction_are_sorted_by_role) {
  ir_text_t ir = ir_text(BATCH);
  emp_contraction_t dims;
  const emp_op_t* op = ir_text_op(&ir, EMP_OP_linalg_batch_matmul, 0);
  assert_true(emp_linalg_is_contraction(op, &dims));
  assert_int_equal(dims.batch_count, 1);
  assert_int_equal(dims.batch[0], 0);
  assert_int_equal(dims.m[0], 1);
  assert_int_equal(dims.n[0], 2);
  assert_int_equal(dims.k[0], 3);
  assert_int_equal(dims.m_count + dims.n_count + dims.k_count, 3);
  ir_text_free(&ir);
}

TEST(fills_and_elementwise_ops_are_no_contractions) {
  ir_text_t ir = ir_text(BATCH);
  emp_contraction_t dims;
  emp_value_t* value;
  const emp_op_t* fill = ir_text_op(&ir, EMP_OP_linalg_fill, 0);
  const emp_op_t* add = ir_text_op(&ir, EMP_OP_linalg_add, 0);
  assert_true(emp_linalg_is_fill(fill, &value));
  assert_ptr_equal(value, emp_op_operand(fill, 0));
  assert_false(emp_linalg_is_fill(add, &value));
  assert_true(emp_linalg_is_elementwise(add));
  assert_false(emp_linalg_is_contraction(add, &dims));
  assert_false(emp_linalg_is_on_tensors(fill));
  assert_true(emp_linalg_is_on_tensors(add));
  ir_text_free(&ir);
}

TEST_MAIN(RUN(loops_of_a_contraction_are_sorted_by_role),
          RUN(fills_and_elementwise_ops_are_no_contractions))
