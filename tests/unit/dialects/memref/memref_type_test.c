// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Strides of layouts, and layouts of subviews, by hand.
#include "dialects/memref/memref.h"
#include "unit/dialects/ir_text.h"

static const emp_type_t* read_type(emp_context_t* context, const char* text) {
  emp_diag_sink_t sink = {.emit = ir_text_fail};
  return emp_parse_type(context, emp_str_from(text), &sink);
}

TEST(strides_are_read_from_every_kind_of_layout) {
  ir_text_t ir = ir_text("");
  int64_t strides[EMP_MEMREF_MAX_RANK], offset;
  assert_true(emp_memref_strides(read_type(ir.context, "memref<2x3x4xf32>"),
                                 strides, &offset));
  assert_int_equal(strides[0], 12);
  assert_int_equal(strides[1], 4);
  assert_int_equal(strides[2], 1);
  assert_int_equal(offset, 0);
  assert_true(emp_memref_strides(
      read_type(ir.context,
                "memref<?x4xf32, affine_map<(d0, d1)[s0] -> (d0 * 8 + d1 * 2 "
                "+ s0)>>"),
      strides, &offset));
  assert_int_equal(strides[0], 8);
  assert_int_equal(strides[1], 2);
  assert_true(offset == EMP_DIM_DYNAMIC);
  assert_true(emp_memref_strides(read_type(ir.context, "memref<4x?x2xf32>"),
                                 strides, &offset));
  assert_true(strides[0] == EMP_DIM_DYNAMIC);
  assert_int_equal(strides[1], 2);
  assert_false(emp_memref_strides(
      read_type(ir.context, "memref<4xf32, affine_map<(d0) -> (d0 mod 2)>>"),
      strides, &offset));
  ir_text_free(&ir);
}

TEST(a_subview_starts_at_its_offset_and_keeps_outer_strides) {
  ir_text_t ir = ir_text("");
  const int64_t offsets[] = {1, EMP_DIM_DYNAMIC}, sizes[] = {2, 3};
  const int64_t strides[] = {2, 1}, zeros[] = {0, 0}, ones[] = {1, 1};
  const int64_t whole[] = {8, 16};
  const emp_type_t* source = read_type(ir.context, "memref<8x16xf32>");
  assert_ptr_equal(
      emp_memref_subview_type(source, offsets, sizes, strides),
      read_type(ir.context, "memref<2x3xf32, strided<[32, 1], offset: ?>>"));
  assert_ptr_equal(emp_memref_subview_type(source, zeros, whole, ones), source);
  ir_text_free(&ir);
}

TEST_MAIN(RUN(strides_are_read_from_every_kind_of_layout),
          RUN(a_subview_starts_at_its_offset_and_keeps_outer_strides))
