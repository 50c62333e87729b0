// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ir/diag.h"

#include "harness/ir_text.h"

TEST(a_diagnostic_shows_its_line) {
  emp_test_ir_t ir;
  emp_test_ir_init(&ir);
  emp_sources_add(emp_context_sources(ir.context), EMP_STR("f.mlir"),
                  EMP_STR("first\n\tsecond line\n"), 1);
  emp_text_t text = {.arena = &ir.arena};
  emp_diag_printer_t printer;
  emp_diag_sink_t sink;
  emp_diag_printer_init(&sink, &printer, emp_context_sources(ir.context),
                        emp_text_writer(&text));
  const emp_attr_t* loc = emp_loc_file(ir.context, EMP_STR("f.mlir"), 2, 9);
  assert_false(emp_diag_emit(&sink, emp_loc_name(ir.context, EMP_STR("n"), loc),
                             4, EMP_SEVERITY_ERROR, "E0001", "%s", "bad"));
  assert_false(
      emp_diag_emit(&sink, NULL, 0, EMP_SEVERITY_WARNING, NULL, "no place"));
  assert_string_equal(emp_test_text(&text),
                      "f.mlir:2:9: error: bad [E0001]\n"
                      "\tsecond line\n"
                      "\t       ^~~~\n"
                      "warning: no place\n");
  assert_int_equal(sink.error_count, 1);
  assert_int_equal(sink.warning_count, 1);
  emp_test_ir_deinit(&ir);
}

TEST(errors_beyond_the_limit_are_counted) {
  emp_test_ir_t ir;
  emp_test_ir_init(&ir);
  ir.sink.error_limit = 2;
  for (int i = 0; i < 5; ++i) {
    emp_diag_emit(&ir.sink, NULL, 0, EMP_SEVERITY_ERROR, "E0001", "error %d",
                  i);
    emp_diag_emit(&ir.sink, NULL, 0, EMP_SEVERITY_NOTE, "N0001", "note %d", i);
  }
  assert_int_equal(ir.sink.error_count, 5);
  assert_int_equal(ir.diagnostics.count, 4);
  assert_str(ir.diagnostics.items[3].message, "note 1");
  emp_test_ir_deinit(&ir);
}

TEST_MAIN(RUN(a_diagnostic_shows_its_line),
          RUN(errors_beyond_the_limit_are_counted))
