// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Printed forms are those of mlir-opt 22.
#include "harness/ir_text.h"

static const char generic_text[] =
    "\"builtin.module\"() ({\n"
    "  \"func.func\"() <{function_type = (tensor<4xf32>, i32) -> (), sym_name "
    "= \"f\"}> ({\n"
    "  ^bb0(%arg0: tensor<4xf32>, %arg1: i32):\n"
    "    %0:3 = \"x.y\"(%arg0, %arg1) <{p = 3 : i8}> ({\n"
    "    ^bb0(%arg2: i32):\n"
    "      \"x.z\"(%arg2)[^bb1, ^bb1] : (i32) -> ()\n"
    "    ^bb1:  // 3 preds: ^bb0, ^bb0, ^bb2\n"
    "      \"x.z\"() {\"a b\" = 1 : i64} : () -> ()\n"
    "    ^bb2(%1: i32, %2: f32):  // no predecessors\n"
    "      \"x.z\"(%1)[^bb1] : (i32) -> ()\n"
    "    }, {\n"
    "    }) {x.y = \"abc\\0A\\22\", z = @a::@b} : (tensor<4xf32>, i32) -> "
    "(i1, i32, f32)\n"
    "    \"func.return\"() : () -> ()\n"
    "  }) {a = 3.000000e+00 : f32, b} : () -> ()\n"
    "}) : () -> ()\n";

TEST(the_generic_form_reads_back) {
  emp_test_ir_t ir;
  emp_test_ir_init(&ir);
  emp_print_options_t options = {.generic = true};
  const char* once = emp_test_print(&ir, generic_text, &options);
  assert_string_equal(emp_test_print(&ir, once, &options), once);
  assert_non_null(strstr(once, "^bb1:  // 3 preds: ^bb0, ^bb0, ^bb2\n"));
  assert_non_null(strstr(once, "<{p = 3 : i8}> ({\n"));
  emp_test_ir_deinit(&ir);
}

TEST(the_custom_form_leaves_out_what_is_implied) {
  emp_test_ir_t ir;
  emp_test_ir_init(&ir);
  const char* text =
      "func.func @f(%x: i32, %c: i1) -> i32 attributes {a = 1 : i8} {\n"
      "  cf.cond_br %c, ^bb1(%x : i32), ^bb2\n"
      "^bb1(%y: i32):\n  return %y : i32\n"
      "^bb2:\n  %k = arith.constant 7 : i32\n  %z = func.call @f(%k, %c) : "
      "(i32, i1) -> i32\n  return %z : i32\n}";
  assert_string_equal(
      emp_test_print(&ir, text, NULL),
      "module {\n"
      "  func.func @f(%arg0: i32, %arg1: i1) -> i32 attributes {a = 1 : i8} "
      "{\n"
      "    cf.cond_br %arg1, ^bb1(%arg0 : i32), ^bb2\n"
      "  ^bb1(%0: i32):  // pred: ^bb0\n"
      "    return %0 : i32\n"
      "  ^bb2:  // pred: ^bb0\n"
      "    %c7_i32 = arith.constant 7 : i32\n"
      "    %1 = call @f(%c7_i32, %arg1) : (i32, i1) -> i32\n"
      "    return %1 : i32\n"
      "  }\n"
      "}\n");
  emp_test_ir_deinit(&ir);
}

TEST(malformed_ops_are_said) {
  emp_test_ir_t ir;
  emp_test_ir_init(&ir);
  EMP_TEST_FAILS(&ir, "\"t.a\"(%x) : () -> ()",
                 "the type has 0 operands but 1 is given");
  EMP_TEST_FAILS(&ir, "\"t.a\"() {a, a} : () -> ()",
                 "attribute 'a' is given twice");
  EMP_TEST_FAILS(&ir, "\"t.a\" : () -> ()",
                 "expected '(' of the operands, found ':'");
  EMP_TEST_FAILS(&ir, "3", "expected an operation, found '3'");
  EMP_TEST_FAILS(&ir, "\"t.a\"() ({ \"t.b\"() : () -> ()",
                 "expected '}' of the region, found the end of the text");
  emp_test_ir_deinit(&ir);
}

TEST(regions_nest_256_deep_at_most) {
  emp_test_ir_t ir;
  emp_test_ir_init(&ir);
  emp_text_t text = {.arena = &ir.arena};
  for (int i = 0; i < 300; ++i)
    emp_text_format(&text, "\"t.a\"() ({\n");
  assert_null(emp_test_parse(&ir, emp_test_text(&text)));
  assert_non_null(strstr(ir.diagnostics.items[0].message.data,
                         "nested deeper than 256 levels"));
  emp_test_ir_deinit(&ir);
}

TEST_MAIN(RUN(the_generic_form_reads_back),
          RUN(the_custom_form_leaves_out_what_is_implied),
          RUN(malformed_ops_are_said), RUN(regions_nest_256_deep_at_most))
