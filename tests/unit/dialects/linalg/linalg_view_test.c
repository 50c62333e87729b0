// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Structured ops seen as loop nests. Expected maps are those of the ops'
// definitions, written down by hand.
#include "dialects/linalg/linalg.h"
#include "dialects/op_kinds.h"
#include "ir/verify.h"
#include "unit/dialects/ir_text.h"

#define CONV                                                              \
  "func.func @f(%a: tensor<1x9x9x3xf32>, %w: tensor<3x3x3x4xf32>, "       \
  "%o: tensor<1x3x3x4xf32>) {\n"                                          \
  "  %0 = linalg.conv_2d_nhwc_hwcf {strides = dense<[2, 3]> : "           \
  "tensor<2xi64>, dilations = dense<[2, 1]> : tensor<2xi64>} ins(%a, %w " \
  ": tensor<1x9x9x3xf32>, tensor<3x3x3x4xf32>) outs(%o : "                \
  "tensor<1x3x3x4xf32>) -> tensor<1x3x3x4xf32>\n  return\n}\n"

TEST(strides_and_dilations_are_in_the_maps) {
  ir_text_t ir = ir_text(CONV);
  const emp_op_t* op = ir_text_op(&ir, EMP_OP_linalg_conv_2d_nhwc_hwcf, 0);
  assert_true(emp_linalg_is_structured(op));
  assert_int_equal(emp_linalg_loop_count(op), 7);
  assert_int_equal(emp_linalg_reduction_count(op), 3);
  assert_true(ir_text_is_map(
      ir.context, emp_linalg_indexing_map(op, 0),
      "affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 * 2 + d4 * 2, "
      "d2 * 3 + d5, d6)>"));
  assert_true(ir_text_is_map(
      ir.context, emp_linalg_indexing_map(op, 1),
      "affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>"));
  static const int64_t kRanges[] = {1, 3, 3, 4, 3, 3, 3};
  for (uint32_t i = 0; i < 7; ++i) {
    assert_int_equal(emp_linalg_loop_range(op, i), kRanges[i]);
    assert_int_equal(emp_linalg_iterator(op, i),
                     i < 4 ? EMP_ITERATOR_PARALLEL : EMP_ITERATOR_REDUCTION);
  }
  assert_true(emp_linalg_reads_init(op, 0));
  assert_false(emp_linalg_uses_index(op));
  ir_text_free(&ir);
}

#define MOVES                                                                \
  "func.func @f(%a: tensor<2x3x4xf32>, %t: tensor<4x2x3xf32>, "              \
  "%b: tensor<2x4xf32>) {\n"                                                 \
  "  %0 = linalg.transpose ins(%a : tensor<2x3x4xf32>) outs(%t : "           \
  "tensor<4x2x3xf32>) permutation = [2, 0, 1]\n"                             \
  "  %1 = linalg.broadcast ins(%b : tensor<2x4xf32>) outs(%a : "             \
  "tensor<2x3x4xf32>) dimensions = [1]\n"                                    \
  "  %2 = linalg.reduce { arith.addf } ins(%a : tensor<2x3x4xf32>) outs(%b " \
  ": tensor<2x4xf32>) dimensions = [1]\n  return\n}\n"

TEST(moves_and_reductions_have_maps_too) {
  ir_text_t ir = ir_text(MOVES);
  const emp_op_t* transpose = ir_text_op(&ir, EMP_OP_linalg_transpose, 0);
  const emp_op_t* broadcast = ir_text_op(&ir, EMP_OP_linalg_broadcast, 0);
  const emp_op_t* reduce = ir_text_op(&ir, EMP_OP_linalg_reduce, 0);
  // Dim 0 of the init is dim 2 of the input.
  assert_true(ir_text_is_map(ir.context, emp_linalg_indexing_map(transpose, 0),
                             "affine_map<(d0, d1, d2) -> (d1, d2, d0)>"));
  assert_true(ir_text_is_map(ir.context, emp_linalg_indexing_map(broadcast, 0),
                             "affine_map<(d0, d1, d2) -> (d0, d2)>"));
  assert_true(ir_text_is_map(ir.context, emp_linalg_indexing_map(reduce, 1),
                             "affine_map<(d0, d1, d2) -> (d0, d2)>"));
  assert_int_equal(emp_linalg_iterator(reduce, 1), EMP_ITERATOR_REDUCTION);
  assert_int_equal(emp_linalg_loop_range(transpose, 0), 4);
  assert_true(emp_linalg_is_copy(transpose));
  assert_true(emp_linalg_is_copy(broadcast));
  assert_false(emp_linalg_is_copy(reduce));
  ir_text_free(&ir);
}

#define PRODUCT                                                          \
  "func.func @f(%a: tensor<?x8xi8>, %b: tensor<8x?xi8>, %c: "            \
  "tensor<?x?xi32>) -> tensor<?x?xi32> {\n"                              \
  "  %0 = linalg.matmul {note = \"kept\"} ins(%a, %b : tensor<?x8xi8>, " \
  "tensor<8x?xi8>) outs(%c : tensor<?x?xi32>) -> tensor<?x?xi32>\n"      \
  "  return %0 : tensor<?x?xi32>\n}\n"

TEST(generalizing_keeps_maps_body_and_attributes) {
  ir_text_t ir = ir_text(PRODUCT);
  emp_op_t* op = ir_text_op(&ir, EMP_OP_linalg_matmul, 0);
  emp_rewriter_t rewriter = emp_build_before(op);
  emp_contraction_t before, after;
  assert_true(emp_linalg_is_contraction(op, &before));
  emp_op_t* generic = emp_linalg_generalize(&rewriter, op);
  assert_true(emp_op_is(generic, EMP_OP_linalg_generic));
  assert_true(emp_linalg_is_contraction(generic, &after));
  assert_memory_equal(&before, &after, sizeof before);
  assert_true(emp_op_has_attr(generic, "note"));
  assert_int_equal(emp_linalg_loop_range(generic, 2), 8);
  assert_true(emp_linalg_loop_range(generic, 0) == EMP_DIM_DYNAMIC);
  emp_diag_sink_t sink = {.emit = ir_text_fail};
  assert_true(emp_verify(ir.module->op, &sink));
  ir_text_free(&ir);
}

TEST_MAIN(RUN(strides_and_dilations_are_in_the_maps),
          RUN(moves_and_reductions_have_maps_too),
          RUN(generalizing_keeps_maps_body_and_attributes))
