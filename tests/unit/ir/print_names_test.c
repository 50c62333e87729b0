// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Expected names are those of mlir-opt 22.
#include "harness/ir_text.h"

static const char nested_text[] =
    "\"t.a\"() ({\n"
    "  %0 = \"t.v\"() : () -> i32\n"
    "  \"t.b\"() ({ ^bb0(%x: i32): %1 = \"t.v\"() : () -> i32\n"
    "    \"t.r\"() ({ ^bb0(%y: i32): %2 = \"t.v\"() : () -> i32 }) : () -> ()\n"
    "  }) : () -> ()\n"
    "  %5 = \"t.d\"() ({ ^bb0(%x: i32): %1 = \"t.v\"() : () -> i32 }) : () -> "
    "i32\n"
    "}) : () -> ()";

TEST(regions_number_after_the_region_around_them) {
  emp_test_ir_t ir;
  emp_test_ir_init(&ir);
  assert_string_equal(emp_test_print(&ir, nested_text, NULL),
                      "module {\n"
                      "  \"t.a\"() ({\n"
                      "    %0 = \"t.v\"() : () -> i32\n"
                      "    \"t.b\"() ({\n"
                      "    ^bb0(%arg0: i32):\n"
                      "      %2 = \"t.v\"() : () -> i32\n"
                      "      \"t.r\"() ({\n"
                      "      ^bb0(%arg1: i32):\n"
                      "        %3 = \"t.v\"() : () -> i32\n"
                      "      }) : () -> ()\n"
                      "    }) : () -> ()\n"
                      "    %1 = \"t.d\"() ({\n"
                      "    ^bb0(%arg0: i32):\n"
                      "      %2 = \"t.v\"() : () -> i32\n"
                      "    }) : () -> i32\n"
                      "  }) : () -> ()\n"
                      "}\n");
  emp_test_ir_deinit(&ir);
}

// In generic form no number is used twice, and the last region comes first.
TEST(generic_form_has_unique_numbers) {
  emp_test_ir_t ir;
  emp_test_ir_init(&ir);
  emp_print_options_t options = {.generic = true};
  const char* printed = emp_test_print(&ir, nested_text, &options);
  assert_non_null(strstr(printed,
                         "\"t.d\"() ({\n      ^bb0(%arg0: i32):\n"
                         "        %2 = ") == NULL
                      ? strstr(printed, "%2 = \"t.v\"()")
                      : printed);
  assert_non_null(strstr(printed, "^bb0(%arg2: i32):"));
  emp_test_ir_deinit(&ir);
}

TEST(constants_have_names) {
  emp_test_ir_t ir;
  emp_test_ir_init(&ir);
  assert_string_equal(emp_test_print(&ir,
                                     "func.func @f() {\n"
                                     "  %0 = arith.constant 0 : index\n"
                                     "  %1 = arith.constant 0 : index\n"
                                     "  %2 = arith.constant -3 : i8\n"
                                     "  %3 = arith.constant true\n"
                                     "  %4 = arith.constant 1.0 : f32\n"
                                     "  return\n}",
                                     NULL),
                      "module {\n"
                      "  func.func @f() {\n"
                      "    %c0 = arith.constant 0 : index\n"
                      "    %c0_0 = arith.constant 0 : index\n"
                      "    %c-3_i8 = arith.constant -3 : i8\n"
                      "    %true = arith.constant true\n"
                      "    %cst = arith.constant 1.000000e+00 : f32\n"
                      "    return\n"
                      "  }\n"
                      "}\n");
  emp_test_ir_deinit(&ir);
}

TEST_MAIN(RUN(regions_number_after_the_region_around_them),
          RUN(generic_form_has_unique_numbers), RUN(constants_have_names))
