// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "harness/ir_text.h"

TEST(builtin_types_print_as_they_are_read) {
  emp_test_ir_t ir;
  emp_test_ir_init(&ir);
  EMP_TEST_TYPES(
      &ir, {"i1", NULL}, {"si8", NULL}, {"ui12", NULL}, {"i16777215", NULL},
      {"index", NULL}, {"none", NULL}, {"bf16", NULL}, {"tf32", NULL},
      {"f8E4M3B11FNUZ", NULL}, {"f128", NULL}, {"complex<f64>", NULL},
      {"tuple<>", NULL}, {"tuple<i32, tuple<f32>>", NULL}, {"() -> ()", NULL},
      {"(i32) -> f32", NULL}, {"(i32, f32) -> (i1, i2)", NULL}, {"i32", NULL},
      {"(i32) -> (() -> ())", NULL}, {"(i32) -> (f32)", "(i32) -> f32"},
      {"vector<4x[8]xf32>", NULL}, {"vector<f32>", NULL},
      {"tensor<4x?x0xf32>", NULL}, {"tensor<f32>", NULL},
      {"tensor<*xf32>", NULL}, {"tensor<0x4xi32>", NULL},
      {"tensor< 4 x 8 x vector<2xf32>>", "tensor<4x8xvector<2xf32>>"},
      {"tensor<4xf32, #d.enc<1>>", NULL}, {"tensor<4xf32, \"e\">", NULL});
  emp_test_ir_deinit(&ir);
}

TEST(memrefs_have_layouts_and_spaces) {
  emp_test_ir_t ir;
  emp_test_ir_init(&ir);
  EMP_TEST_TYPES(
      &ir, {"memref<4x?xf32>", NULL}, {"memref<*xf32, 2>", NULL},
      {"memref<4xf32, 1 : i32>", NULL},
      {"memref<4xf32, 1 : i64>", "memref<4xf32, 1>"},
      {"memref<4x4xf32, strided<[?, 1], offset: ?>, \"s\">", NULL},
      {"memref<4x4xf32, affine_map<(a, b) -> (b, a)>, 3>",
       "memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>, 3>"},
      {"memref<4x4xf32, affine_map<(a, b) -> (a, b)>>", "memref<4x4xf32>"},
      {"memref<2xmemref<*xf32>>", NULL});
  emp_test_ir_deinit(&ir);
}

TEST(types_of_unknown_dialects_are_kept) {
  emp_test_ir_t ir;
  emp_test_ir_init(&ir);
  EMP_TEST_TYPES(&ir, {"!d.t", NULL}, {"!d<\"x y\">", NULL},
                 {"!d.t<a -> [b<c>], \"<\", {x = 1}>", NULL},
                 {"tensor<4x!d.t<1>>", NULL});
  emp_test_ir_deinit(&ir);
}

TEST(what_is_no_type_is_said) {
  emp_test_ir_t ir;
  emp_test_ir_init(&ir);
  EMP_TEST_TYPES(
      &ir, {"i0", "expected a type, found 'i0'"},
      {"i16777217", "expected a type, found 'i16777217'"},
      {"tensor<4x>", "expected a type, found '>'"},
      {"tensor<4 f32>",
       "expected 'x' and the element type after the dimension, found 'f32'"},
      {"vector<0xf32>", "the dimensions of a vector are above 0"},
      {"vector<?xf32>", "expected a dimension above 0, found '?'"},
      {"complex<index>", "'index' cannot be the element of a complex"},
      {"tensor<4xnone>", "'none' cannot be the element of a tensor"},
      {"memref<4xf32, strided<[1, 2]>>",
       "the layout has 2 strides, the memref 1 dimensions"},
      {"!x", "type alias '!x' is not defined before it is used"},
      {"!d.t<(>)", "unbalanced '>'"},
      {"(i32)", "expected '->', found the end of the text"},
      {"i32 i32", "expected the end of the text, found 'i32'"});
  emp_context_allow_unregistered(ir.context, false);
  EMP_TEST_TYPES(&ir, {"!nope.t",
                       "type '!nope.t' belongs to the unknown dialect 'nope' "
                       "(unknown dialects are read with "
                       "--allow-unregistered-dialect)"});
  emp_test_ir_deinit(&ir);
}

TEST(nesting_is_bounded) {
  emp_test_ir_t ir;
  char text[4096] = {0};
  emp_test_ir_init(&ir);
  for (size_t i = 0; i < 300; ++i)
    memcpy(text + 6 * i, "tuple<", 6);
  assert_string_equal(emp_test_type(&ir, text),
                      "nested deeper than 256 levels");
  emp_test_ir_deinit(&ir);
}

TEST_MAIN(RUN(builtin_types_print_as_they_are_read),
          RUN(memrefs_have_layouts_and_spaces),
          RUN(types_of_unknown_dialects_are_kept), RUN(what_is_no_type_is_said),
          RUN(nesting_is_bounded))
