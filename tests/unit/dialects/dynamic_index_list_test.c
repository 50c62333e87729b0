// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Mixed lists read entry by entry.
#include "dialects/dynamic_index_list.h"

#include "dialects/op_kinds.h"
#include "unit/dialects/ir_text.h"

#define SLICE                                                         \
  "func.func @f(%t: tensor<8x8x8xf32>, %i: index) {\n"                \
  "  %c2 = arith.constant 2 : index\n"                                \
  "  %0 = tensor.extract_slice %t[%i, 1, %c2] [1, 1, 1] [1, 1, 1] : " \
  "tensor<8x8x8xf32> to tensor<1x1x1xf32>\n  return\n}\n"

TEST(values_that_are_constants_count_as_constants) {
  ir_text_t ir = ir_text(SLICE);
  emp_op_t* op = ir_text_op(&ir, EMP_OP_tensor_extract_slice, 0);
  emp_mixed_index_t list[4];
  size_t count;
  assert_true(
      emp_op_mixed_indices(op, "offsets", "static_offsets", list, 4, &count));
  assert_int_equal(count, 3);
  assert_ptr_equal(list[0].value, emp_op_operand(op, 1));
  assert_null(list[1].value);
  assert_int_equal(list[1].constant, 1);
  assert_null(list[2].value);
  assert_int_equal(list[2].constant, 2);
  assert_true(emp_mixed_index_equal(&list[0], &list[0]));
  assert_false(emp_mixed_index_equal(&list[0], &list[1]));
  assert_false(emp_mixed_index_equal(&list[1], &list[2]));
  ir_text_free(&ir);
}

TEST(a_list_longer_than_the_room_is_refused) {
  ir_text_t ir = ir_text(SLICE);
  emp_op_t* op = ir_text_op(&ir, EMP_OP_tensor_extract_slice, 0);
  emp_mixed_index_t list[2];
  size_t count;
  assert_false(
      emp_op_mixed_indices(op, "offsets", "static_offsets", list, 2, &count));
  ir_text_free(&ir);
}

TEST(a_constant_becomes_a_value_where_one_is_needed) {
  ir_text_t ir = ir_text(SLICE);
  emp_op_t* op = ir_text_op(&ir, EMP_OP_tensor_extract_slice, 0);
  emp_rewriter_t rewriter = emp_build_before(op);
  emp_mixed_index_t seven = {NULL, 7};
  int64_t number;
  emp_value_t* value = emp_mixed_index_value(&rewriter, &seven);
  assert_true(emp_value_constant_int(value, &number));
  assert_int_equal(number, 7);
  ir_text_free(&ir);
}

TEST_MAIN(RUN(values_that_are_constants_count_as_constants),
          RUN(a_list_longer_than_the_room_is_refused),
          RUN(a_constant_becomes_a_value_where_one_is_needed))
