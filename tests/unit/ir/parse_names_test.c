// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "harness/ir_text.h"

TEST(a_value_may_be_used_before_its_definition) {
  emp_test_ir_t ir;
  emp_test_ir_init(&ir);
  // Graph regions have no dominance; numbering follows the text.
  assert_string_equal(emp_test_print(&ir,
                                     "\"t.a\"(%x#1, %y) : (i32, f32) -> ()\n"
                                     "%x:2 = \"t.b\"() : () -> (i1, i32)\n"
                                     "%y = \"t.c\"(%x#0) : (i1) -> f32",
                                     NULL),
                      "module {\n  \"t.a\"(%0#1, %1) : (i32, f32) -> ()\n"
                      "  %0:2 = \"t.b\"() : () -> (i1, i32)\n"
                      "  %1 = \"t.c\"(%0#0) : (i1) -> f32\n}\n");
  EMP_TEST_FAILS(&ir, "\"t.a\"(%x) : (i32) -> ()\n%x = \"t.b\"() : () -> f32",
                 "'%x' is used as 'i32' but defined as 'f32'");
  EMP_TEST_FAILS(&ir, "\"t.a\"(%x#2) : (i32) -> ()\n%x = \"t.b\"() : () -> i32",
                 "'%x#2' does not exist: the op has 1 result");
  EMP_TEST_FAILS(&ir, "\"t.a\"(%x) : (i32) -> ()",
                 "'%x' is used but never defined");
  emp_test_ir_deinit(&ir);
}

TEST(names_end_with_their_region) {
  emp_test_ir_t ir;
  emp_test_ir_init(&ir);
  emp_module_ir_t* module =
      emp_test_parse(&ir,
                     "\"t.a\"() ({ %x = \"t.b\"() : () -> i32 }) : () -> ()\n"
                     "\"t.a\"() ({ %x = \"t.b\"() : () -> f32 }) : () -> ()\n"
                     "%x = \"t.b\"() : () -> i1");
  assert_non_null(module);
  emp_module_ir_destroy(module);
  EMP_TEST_FAILS(&ir,
                 "%x = \"t.b\"() : () -> i1\n"
                 "\"t.a\"() ({ %x = \"t.b\"() : () -> i32 }) : () -> ()",
                 "'%x' is defined twice");
  EMP_TEST_FAILS(&ir,
                 "\"t.a\"() ({ %x = \"t.b\"() : () -> i32 }) : () -> ()\n"
                 "\"t.c\"(%x) : (i32) -> ()",
                 "'%x' is used but never defined");
  emp_test_ir_deinit(&ir);
}

// A name that is used first, then defined in an inner region, is gone with it.
TEST(names_used_first_may_end_with_an_inner_region) {
  emp_test_ir_t ir;
  emp_test_ir_init(&ir);
  EMP_TEST_FAILS(&ir,
                 "func.func @f() {\n"
                 "  \"t.a\"() ({\n"
                 "    \"t.c\"(%x) : (i32) -> ()\n"
                 "    %x = \"t.b\"() : () -> i32\n"
                 "    \"t.e\"() : () -> ()\n"
                 "  }) : () -> ()\n"
                 "  %y = \"t.b\"() : () -> i32\n"
                 "  \"t.c\"(%z) : (i32) -> ()\n"
                 "  return\n}",
                 "'%z' is used but never defined",
                 "operand #0 of 't.c' does not dominate this use");
  emp_test_ir_deinit(&ir);
}

TEST(isolated_regions_see_nothing_from_above) {
  emp_test_ir_t ir;
  emp_test_ir_init(&ir);
  emp_module_ir_t* module = emp_test_parse(&ir,
                                           "%x = \"t.b\"() : () -> i32\n"
                                           "func.func @f(%x: f32) { return }");
  assert_non_null(module);
  emp_module_ir_destroy(module);
  EMP_TEST_FAILS(&ir,
                 "%x = \"t.b\"() : () -> i32\n"
                 "func.func @f() { \"t.c\"(%x) : (i32) -> ()\n return }",
                 "'%x' is used but never defined");
  emp_test_ir_deinit(&ir);
}

TEST(packs_of_results_have_names) {
  emp_test_ir_t ir;
  emp_test_ir_init(&ir);
  assert_string_equal(
      emp_test_print(&ir,
                     "%a, %b:2 = \"t.b\"() : () -> (i1, i2, i3)\n"
                     "\"t.c\"(%b#1, %a) : (i3, i1) -> ()",
                     NULL),
      "module {\n  %0:3 = \"t.b\"() : () -> (i1, i2, i3)\n"
      "  \"t.c\"(%0#2, %0#0) : (i3, i1) -> ()\n}\n");
  EMP_TEST_FAILS(&ir, "%a:2 = \"t.b\"() : () -> i1",
                 "2 results are named but 't.b' has 1");
  EMP_TEST_FAILS(&ir, "%a:0 = \"t.b\"() : () -> ()",
                 "expected a number of results, found '0'");
  emp_test_ir_deinit(&ir);
}

TEST(blocks_are_known_in_their_region) {
  emp_test_ir_t ir;
  emp_test_ir_init(&ir);
  EMP_TEST_FAILS(&ir, "\"t.a\"() ({ \"t.b\"()[^bb1] : () -> () }) : () -> ()",
                 "block '^bb1' is not defined in this region");
  EMP_TEST_FAILS(&ir,
                 "\"t.a\"() ({\n^bb1:\n  \"t.b\"() : () -> ()\n^bb1:\n"
                 "  \"t.b\"() : () -> ()\n}) : () -> ()",
                 "block '^bb1' is defined twice");
  emp_test_ir_deinit(&ir);
}

TEST_MAIN(RUN(a_value_may_be_used_before_its_definition),
          RUN(names_end_with_their_region),
          RUN(names_used_first_may_end_with_an_inner_region),
          RUN(isolated_regions_see_nothing_from_above),
          RUN(packs_of_results_have_names),
          RUN(blocks_are_known_in_their_region))
