// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "harness/ir_text.h"

TEST(locations_of_all_kinds) {
  emp_test_ir_t ir;
  emp_test_ir_init(&ir);
  EMP_TEST_ATTRS(
      &ir, {"loc(unknown)", NULL}, {"loc(\"f\":3:4)", NULL},
      {"loc(\"f\":3:4 to :8)", NULL}, {"loc(\"f\":3:4 to 5:8)", NULL},
      {"loc(\"n\")", NULL}, {"loc(\"n\"(\"f\":3:4))", NULL},
      {"loc(callsite(\"a\" at \"b\"))", NULL},
      {"loc(fused[\"a\", unknown])", "loc(\"a\")"},
      {"loc(fused<\"m\">[\"a\", \"b\"])", NULL},
      {"loc(fused<1>[\"a\", \"b\"])", "loc(fused<1 : i64>[\"a\", \"b\"])"});
  EMP_TEST_ATTRS(
      &ir, {"loc(3)", "expected a location, found '3'"},
      {"loc(\"f\":x:3)", "expected a line or column number, found 'x'"},
      {"loc(#x)", "location alias '#x' is not defined"});
  emp_test_ir_deinit(&ir);
}

// Debug information: locations behind ops and arguments, aliases at the end.
TEST(aliases_may_come_after_their_uses) {
  emp_test_ir_t ir;
  emp_test_ir_init(&ir);
  emp_print_options_t options = {.debug_info = true};
  const char* text =
      "module {\n"
      "  \"t.a\"() ({\n"
      "  ^bb0(%arg0: i32 loc(\"x\":9:9)):\n"
      "    \"t.b\"() : () -> () loc(#loc2)\n"
      "  }) : () -> () loc(#loc2)\n"
      "} loc(#loc)\n"
      "#loc = loc(unknown)\n"
      "#loc2 = loc(\"f\":1:2)\n";
  const char* printed =
      "#loc2 = loc(\"x\":9:9)\n"
      "module {\n"
      "  \"t.a\"() ({\n"
      "  ^bb0(%arg0: i32 loc(\"x\":9:9)):\n"
      "    \"t.b\"() : () -> () loc(#loc1)\n"
      "  }) : () -> () loc(#loc1)\n"
      "} loc(#loc)\n"
      "#loc = loc(unknown)\n"
      "#loc1 = loc(\"f\":1:2)\n";
  assert_string_equal(emp_test_print(&ir, text, &options), printed);
  EMP_TEST_FAILS(&ir, "\"t.a\"() : () -> () loc(#nope)",
                 "location alias '#nope' is not defined");
  emp_test_ir_deinit(&ir);
}

TEST_MAIN(RUN(locations_of_all_kinds), RUN(aliases_may_come_after_their_uses))
