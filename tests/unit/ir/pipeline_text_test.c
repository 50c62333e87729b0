// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Pipelines as text.
#include "harness/harness.h"
#include "harness/ir_program.h"
#include "ir/pass.h"

static bool nothing(emp_pass_ctx_t* pass) {
  (void)pass;
  return true;
}

static const emp_pass_info_t* find(emp_str_t name) {
  static const emp_pass_info_t passes[] = {
      {"a", EMP_PASS_MODULE, nothing, ""},
      {"b-c", EMP_PASS_FUNCTION, nothing, ""},
  };
  for (size_t i = 0; i < 2; ++i) {
    if (emp_str_is(name, passes[i].name)) return &passes[i];
  }
  return NULL;
}

TEST(names_groups_and_options) {
  emp_test_program_t ir;
  emp_test_program_init(&ir);
  emp_pass_step_t* steps = NULL;
  size_t count = 0;
  assert_true(emp_parse_pipeline(
      EMP_STR("builtin.module(a, func.func(b-c{x=1 y=\"p q\" z}), a)"),
      &ir.scratch, find, &ir.sink, &steps, &count));
  assert_int_equal(count, 3);
  assert_string_equal(steps[1].info->name, "b-c");
  emp_pass_ctx_t pass = {.options = steps[1].options,
                         .option_count = steps[1].option_count};
  assert_int_equal(emp_pass_option_int(&pass, "x", 0), 1);
  assert_str(emp_pass_option(&pass, "y"), "\"p q\"");
  assert_true(emp_pass_option_flag(&pass, "z", false));
  assert_int_equal(emp_pass_option_int(&pass, "none", 9), 9);
  assert_true(emp_parse_pipeline(EMP_STR(""), &ir.scratch, find, &ir.sink,
                                 &steps, &count));
  assert_int_equal(count, 0);
  emp_test_program_deinit(&ir);
}

TEST(mistakes_are_named) {
  static const struct {
    const char *text, *code;
  } cases[] = {{"nope", "E0140"}, {"a,,a", "E0141"},  {"a)", "E0141"},
               {"f(a", "E0141"},  {"a{=1}", "E0141"}, {"a b-c", "E0141"}};
  for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); ++i) {
    emp_test_program_t ir;
    emp_test_program_init(&ir);
    emp_pass_step_t* steps = NULL;
    size_t count = 0;
    assert_false(emp_parse_pipeline(emp_str_from(cases[i].text), &ir.scratch,
                                    find, &ir.sink, &steps, &count));
    assert_true(emp_test_program_has(&ir, cases[i].code));
    emp_test_program_deinit(&ir);
  }
}

TEST_MAIN(RUN(names_groups_and_options), RUN(mistakes_are_named))
