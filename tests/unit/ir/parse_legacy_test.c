// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "harness/ir_text.h"

TEST(older_names_are_read) {
  emp_test_ir_t ir;
  emp_test_ir_init(&ir);
  assert_string_equal(
      emp_test_print(&ir,
                     "func @f(%a: f32) -> f32 {\n"
                     "  %0 = addf %a, %a : f32\n"
                     "  %1 = arith.maxf %0, %a : f32\n"
                     "  %2 = \"std.mulf\"(%1, %a) : (f32, f32) -> f32\n"
                     "  return %2 : f32\n}",
                     NULL),
      "module {\n"
      "  func.func @f(%arg0: f32) -> f32 {\n"
      "    %0 = arith.addf %arg0, %arg0 : f32\n"
      "    %1 = arith.maximumf %0, %arg0 : f32\n"
      "    %2 = arith.mulf %1, %arg0 : f32\n"
      "    return %2 : f32\n"
      "  }\n"
      "}\n");
  emp_test_ir_deinit(&ir);
}

// A name that is in use today is never read as an old one.
TEST(every_old_name_has_its_new_one) {
  emp_test_ir_t ir;
  emp_test_ir_init(&ir);
#define LEGACY(kind, old_name, new_name)                               \
  assert_string_not_equal(old_name, new_name);                         \
  assert_null(strcmp(#kind, "OP") == 0                                 \
                  ? emp_context_op_info(ir.context, EMP_STR(old_name)) \
                  : NULL);
#include "ir/legacy_names.def"
#undef LEGACY
  emp_test_ir_deinit(&ir);
}

TEST_MAIN(RUN(older_names_are_read), RUN(every_old_name_has_its_new_one))
