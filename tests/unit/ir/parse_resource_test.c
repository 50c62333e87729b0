// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "harness/ir_text.h"

TEST(resources_print_as_they_are_read) {
  emp_test_ir_t ir;
  emp_test_ir_init(&ir);
  const char* text =
      "module {\n"
      "  \"t.x\"() {a = dense_resource<k> : tensor<1xf32>} : () -> ()\n"
      "}\n"
      "\n"
      "{-#\n"
      "  dialect_resources: {\n"
      "    builtin: {\n"
      "      k: \"0x080000000000803F\"\n"
      "    }\n"
      "  }\n"
      "#-}\n";
  assert_string_equal(emp_test_print(&ir, text, NULL), text);
  emp_dense_data_t data;
  assert_true(emp_context_resource(ir.context, EMP_STR("k"), &data));
  const uint8_t one[] = {0, 0, 0x80, 0x3F};
  assert_int_equal(data.length, 4);
  assert_memory_equal(data.bytes, one, 4);
  emp_test_ir_deinit(&ir);
}

TEST(other_sections_are_skipped) {
  emp_test_ir_t ir;
  emp_test_ir_init(&ir);
  assert_string_equal(
      emp_test_print(&ir,
                     "module {}\n{-# external_resources: { a: { b: true, c: "
                     "\"x\" } }, dialect_resources: { other: { d: [1, 2] } } "
                     "#-}",
                     NULL),
      "module {\n}\n");
  emp_test_ir_deinit(&ir);
}

TEST(bad_resources_are_said) {
  emp_test_ir_t ir;
  emp_test_ir_init(&ir);
#define SECTION(body) "{-# dialect_resources: { builtin: { " body " } } #-}"
  EMP_TEST_FAILS(&ir, SECTION("k: \"0x0800\""), "8 digits of alignment");
  EMP_TEST_FAILS(&ir, SECTION("k: \"0x03000000\""),
                 "the alignment of resource 'k' is 3");
  EMP_TEST_FAILS(&ir, SECTION("k: \"0x08000000zz\""), "no hex digits");
  EMP_TEST_FAILS(&ir, SECTION("k: 3"), "expected a string of hex digits");
  EMP_TEST_FAILS(&ir, SECTION("k: \"0x08000000\", k: \"0x08000000\""),
                 "resource 'k' is given twice");
  EMP_TEST_FAILS(&ir, "{-# x: {", "'x' is no section of a file's end");
  EMP_TEST_FAILS(&ir, "{-# external_resources: { a: { b: ", "expected a value");
  EMP_TEST_FAILS(&ir, "{-# external_resources: \"x\" #-}", "expected '{'");
  EMP_TEST_FAILS(&ir, "{-# dialect_resources: { arith: { k: 1 } } #-}",
                 "resource 'k' is of a dialect that keeps none");
  emp_test_ir_deinit(&ir);
}

TEST_MAIN(RUN(resources_print_as_they_are_read),
          RUN(other_sections_are_skipped), RUN(bad_resources_are_said))
