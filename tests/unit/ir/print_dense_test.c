// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Long constants as mlir-opt 22 prints them.
#include "harness/ir_text.h"

// `"t.c"() {v = dense<[..]> : tensor<130xT>} : () -> ()` with element i given
// by `element`.
static const char* constant_text(emp_test_ir_t* ir, const char* type,
                                 const char* (*element)(int i)) {
  emp_text_t text = {.arena = &ir->arena};
  emp_text_format(&text, "\"t.c\"() {v = dense<[");
  for (int i = 0; i < 130; ++i) {
    emp_text_format(&text, "%s%s", i ? ", " : "", element(i));
  }
  emp_text_format(&text, "]> : tensor<130x%s>} : () -> ()", type);
  return emp_test_text(&text);
}

static const char* bool_element(int i) {
  return i % 3 ? "true" : "false";
}
static const char* nibble_element(int i) {
  static const char* const texts[] = {"-8", "-7", "0", "7"};
  return texts[i % 4];
}

TEST(long_constants_print_as_hex) {
  emp_test_ir_t ir;
  emp_test_ir_init(&ir);
  const char* printed =
      emp_test_print(&ir, constant_text(&ir, "i1", bool_element), NULL);
  assert_non_null(
      strstr(printed, "dense<\"0xB66DDBB66DDBB66DDBB66DDBB66DDBB601\">"));
  printed = emp_test_print(&ir, constant_text(&ir, "i4", nibble_element), NULL);
  assert_non_null(strstr(printed, "dense<\"0x0809000708090007"));
  emp_test_ir_deinit(&ir);
}

TEST(limits_can_be_chosen) {
  emp_test_ir_t ir;
  emp_test_ir_init(&ir);
  const char* text = constant_text(&ir, "i4", nibble_element);
  emp_print_options_t never = {.hex_elements_above = -1};
  emp_print_options_t elide = {.elide_elements_above = 10};
  assert_non_null(
      strstr(emp_test_print(&ir, text, &never), "dense<[-8, -7, 0, 7, -8"));
  assert_non_null(strstr(emp_test_print(&ir, text, &elide),
                         "dense_resource<__elided__> : tensor<130xi4>"));
  assert_non_null(strstr(
      emp_test_print(&ir, "\"t.c\"() {v = dense<1> : tensor<99xi4>} : () -> ()",
                     &elide),
      "dense<1> : tensor<99xi4>"));
  emp_test_ir_deinit(&ir);
}

TEST_MAIN(RUN(long_constants_print_as_hex), RUN(limits_can_be_chosen))
