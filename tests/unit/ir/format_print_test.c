// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Where blanks go, as mlir-tblgen generates printers.
#include "harness/test_dialect.h"

TEST(blanks_follow_the_rules_of_ods) {
  emp_test_ir_t ir;
  emp_test_dialect_init(&ir);
  assert_string_equal(emp_test_print(&ir, "tst.spaces <1|2> -> x y {z}", NULL),
                      "module {\n"
                      "  tst.spaces<1|2> -> x\n"
                      "   y {z}\n"
                      "}\n");
  emp_test_ir_deinit(&ir);
}

TEST(clauses_print_in_the_order_of_the_format) {
  emp_test_ir_t ir;
  emp_test_dialect_init(&ir);
  const char* printed = emp_test_print(
      &ir, "%0 = \"t.v\"() : () -> index\ntst.oilist x %0 i(3) u", NULL);
  assert_non_null(strstr(printed, "tst.oilist u i(3) x %0\n"));
  emp_test_ir_deinit(&ir);
}

// An op whose operands do not fit its groups prints in generic form.
TEST(what_does_not_fit_prints_generically) {
  emp_test_ir_t ir;
  emp_test_dialect_init(&ir);
  emp_arena_t* arena = &ir.arena;
  emp_op_state_t of = {
      .info = emp_context_op_info(ir.context, EMP_STR("tst.basic"))};
  emp_op_t* op = emp_op_create(ir.context, arena, &of);
  emp_text_t text = {.arena = arena};
  emp_print_op(op, NULL, emp_text_writer(&text));
  assert_string_equal(emp_test_text(&text), "\"tst.basic\"() : () -> ()\n");
  emp_test_ir_deinit(&ir);
}

TEST_MAIN(RUN(blanks_follow_the_rules_of_ods),
          RUN(clauses_print_in_the_order_of_the_format),
          RUN(what_does_not_fit_prints_generically))
