// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The pass manager: scopes, printing, timing, verification, failures.
#include "ir/pass.h"

#include "harness/harness.h"
#include "harness/ir_program.h"

static const char kProgram[] =
    "func.func @f(%a: i32) -> i32 {\n"
    "  %0 = arith.addi %a, %a : i32\n"
    "  return %0 : i32\n"
    "}\n"
    "func.func private @declared()\n"
    "func.func @g() { return }\n";

static bool count_runs(emp_pass_ctx_t* pass) {
  emp_arena_alloc(pass->scratch, 1000, 1, 1);
  ++*(size_t*)(uintptr_t)pass->target;
  return true;
}
static bool fail_silently(emp_pass_ctx_t* pass) {
  (void)pass;
  return false;
}
static bool break_it(emp_pass_ctx_t* pass) {
  emp_op_t* function = emp_op_body(pass->op)->first;
  emp_op_t* first = emp_op_body(function)->first;
  emp_op_move_before(first->next, first);
  return true;
}

static const emp_pass_info_t module_pass = {"on-module", EMP_PASS_MODULE,
                                            count_runs, ""};
static const emp_pass_info_t function_pass = {"on-function", EMP_PASS_FUNCTION,
                                              count_runs, ""};
static const emp_pass_info_t mute_pass = {"mute", EMP_PASS_MODULE,
                                          fail_silently, ""};
static const emp_pass_info_t breaking_pass = {"breaking", EMP_PASS_MODULE,
                                              break_it, ""};

TEST(passes_run_on_their_scope_in_order) {
  emp_test_program_t ir;
  emp_test_program_parse(&ir, kProgram);
  size_t runs = 0;
  emp_text_t dump = {.arena = &ir.scratch};
  emp_pass_timing_t timings[4];
  size_t timing_count = 0;
  emp_pass_manager_options_t options = {
      .print_before = EMP_STR("on-function"),
      .print_after = EMP_STR("on-module, other"),
      .dump = emp_text_writer(&dump),
      .timings = timings,
      .timing_capacity = 4,
      .out_timing_count = &timing_count};
  emp_pass_step_t steps[] = {
      {.info = &module_pass}, {.info = &function_pass}, {.info = &module_pass}};
  assert_true(emp_run_passes(ir.module, steps, 3, &runs, &options, &ir.sink));
  // Twice on the module, once on each of the two functions with a body.
  assert_int_equal(runs, 4);
  assert_int_equal(timing_count, 2);
  assert_int_equal(timings[0].runs, 2);
  emp_text_append_char(&dump, '\0');
  const char* text = emp_text_view(&dump).data;
  const char* after =
      strstr(text, "// -----// IR Dump After on-module //----- //");
  assert_non_null(after);
  assert_non_null(
      strstr(after, "// -----// IR Dump Before on-function //----- //"));
  emp_test_program_deinit(&ir);
}

TEST(a_pass_that_fails_must_say_why) {
  emp_test_program_t ir;
  emp_test_program_parse(&ir, kProgram);
  emp_pass_step_t step = {.info = &mute_pass};
  assert_false(emp_run_passes(ir.module, &step, 1, NULL, NULL, &ir.sink));
  assert_true(emp_test_program_has(&ir, "E0144"));
  emp_test_program_deinit(&ir);
}

TEST(what_a_pass_breaks_is_found) {
  emp_test_program_t ir;
  emp_test_program_parse(&ir, kProgram);
  emp_pass_manager_options_t options = {.verify_each = true};
  emp_pass_step_t step = {.info = &breaking_pass};
  assert_false(emp_run_passes(ir.module, &step, 1, NULL, &options, &ir.sink));
  assert_true(emp_test_program_has(&ir, "N0143"));
  emp_test_program_deinit(&ir);
}

TEST_MAIN(RUN(passes_run_on_their_scope_in_order),
          RUN(a_pass_that_fails_must_say_why), RUN(what_a_pass_breaks_is_found))
