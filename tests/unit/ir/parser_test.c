// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ir/parser.h"

#include "harness/test_dialect.h"

TEST(hooks_read_and_print) {
  emp_test_ir_t ir;
  emp_test_dialect_init(&ir);
  emp_test_same(&ir,
                "  %0 = tst.hook @a \"b\\0A\" -7 [4x?xf32] {c} {\n"
                "    \"t.x\"() : () -> ()\n"
                "  }\n");
  EMP_TEST_FAILS(&ir, "%0 = tst.hook @a 3", "expected a string, found '3'");
  EMP_TEST_FAILS(&ir, "%0 = tst.hook @a \"b\" 99999999999999999999 [f32] {}",
                 "integer does not fit 64 bits");
  EMP_TEST_FAILS(&ir, "%0 = tst.hook @a \"b\" 1 [1x2x3x4x5xf32] {}",
                 "rank above 4");
  emp_test_ir_deinit(&ir);
}

TEST(function_signatures) {
  emp_test_ir_t ir;
  emp_test_ir_init(&ir);
  const char* text =
      "module {\n"
      "  func.func private @a(i32 {x.y}, f32) -> (i1 {z.w = 1 : i64}, i2)\n"
      "  func.func @b(%arg0: i32 {x.y = \"s\"}) -> (i32 {x.y}) {\n"
      "    return %arg0 : i32\n"
      "  }\n"
      "  func.func private @c() -> (() -> ())\n"
      "}\n";
  assert_string_equal(emp_test_print(&ir, text, NULL), text);
  EMP_TEST_FAILS(&ir, "func.func @a(%x: i32, f32) { return }",
                 "either all arguments have names or none");
  emp_test_ir_deinit(&ir);
}

TEST_MAIN(RUN(hooks_read_and_print), RUN(function_signatures))
