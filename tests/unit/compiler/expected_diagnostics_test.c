// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Comments against diagnostics: places, severities, and both ways of missing.
#include "compiler/expected_diagnostics.h"

#include "base/text.h"
#include "harness/harness.h"

typedef struct case_s {
  emp_context_t* context;
  emp_diag_sink_t found_sink;
  emp_diag_list_t found;
  emp_diag_sink_t told_sink;
  emp_diag_list_t told;
  bool only_expected;
} case_t;

static case_t* make_case(void) {
  static case_t c;
  emp_context_options_t options = {0};
  c = (case_t){.context = emp_context_create(&options)};
  emp_diag_list_init(&c.found_sink, &c.found, emp_context_arena(c.context));
  emp_diag_list_init(&c.told_sink, &c.told, emp_context_arena(c.context));
  return &c;
}

static void diagnose(case_t* c, emp_severity_t severity, uint32_t line,
                     const char* message) {
  const emp_attr_t* loc =
      line != 0 ? emp_loc_file(c->context, EMP_STR("f"), line, 1) : NULL;
  emp_diag_emit(&c->found_sink, loc, 0, severity, "E0001", "%s", message);
}

static bool check(case_t* c, const char* text) {
  emp_expected_text_t expected = {
      .file = EMP_STR("f"),
      .text = emp_str_from(text),
      .only_expected = c->only_expected,
  };
  bool ok = emp_check_expected_diagnostics(c->context, &expected, &c->found,
                                           &c->told_sink);
  assert_int_equal(ok, c->told.count == 0);
  return ok;
}

TEST(a_comment_points_above_below_and_at_its_own_line) {
  case_t* c = make_case();
  diagnose(c, EMP_SEVERITY_ERROR, 1, "first is bad");
  diagnose(c, EMP_SEVERITY_ERROR, 2, "second is bad");
  diagnose(c, EMP_SEVERITY_ERROR, 4, "fourth is bad");
  diagnose(c, EMP_SEVERITY_WARNING, 0, "nowhere");
  assert_true(check(c,
                    "op // expected-error {{first}}\n"
                    "op\n"
                    "// expected-error @above {{second is bad}}\n"
                    "op\n"
                    "// expected-error @-1 {{fourth}}\n"
                    "// expected-warning @unknown {{nowhere}}\n"));
  emp_context_destroy(c->context);
}

TEST(an_error_that_nobody_expects_is_told) {
  case_t* c = make_case();
  diagnose(c, EMP_SEVERITY_ERROR, 2, "surprise");
  diagnose(c, EMP_SEVERITY_NOTE, 2, "notes may come");
  assert_false(check(c, "op\nop\n"));
  assert_int_equal(c->told.count, 1);
  assert_str(c->told.items[0].message, "not expected: surprise");
  emp_context_destroy(c->context);
}

TEST(only_what_is_expected_may_be_asked_for) {
  case_t* c = make_case();
  c->only_expected = true;
  diagnose(c, EMP_SEVERITY_ERROR, 1, "surprise");
  diagnose(c, EMP_SEVERITY_REMARK, 2, "by the way");
  assert_true(check(c, "op\nop // expected-remark {{by}}\n"));
  emp_context_destroy(c->context);
}

TEST(comments_in_a_row_mean_the_lines_around_them) {
  case_t* c = make_case();
  diagnose(c, EMP_SEVERITY_ERROR, 1, "above");
  diagnose(c, EMP_SEVERITY_ERROR, 4, "below");
  diagnose(c, EMP_SEVERITY_WARNING, 4, "below too");
  assert_true(check(c,
                    "op\n"
                    "// expected-error @below {{below}}\n"
                    "// expected-error @above {{above}} expected-warning "
                    "@below {{too}}\n"
                    "op\n"));
  emp_context_destroy(c->context);
}

TEST(a_pattern_is_an_expression_inside_braces) {
  case_t* c = make_case();
  diagnose(c, EMP_SEVERITY_ERROR, 1, "'x.y' (17) is bad");
  diagnose(c, EMP_SEVERITY_ERROR, 1, "plain {{text}} with braces");
  assert_true(check(c,
                    "op // expected-error-re {{'x.y' ({{[0-9]+}}) is "
                    "{{bad|good}}}}  expected-error {{{{text}} with}}\n"));
  diagnose(c, EMP_SEVERITY_ERROR, 2, "xxy");
  assert_false(check(c, "op\nop // expected-error-re {{x.y}}\n"));
  emp_context_destroy(c->context);
}

TEST(an_expectation_wants_a_diagnostic_of_its_own) {
  case_t* c = make_case();
  diagnose(c, EMP_SEVERITY_ERROR, 2, "bad");
  assert_false(check(c,
                     "// expected-error @+1 {{bad}}\n"
                     "op // expected-error {{bad}}\n"));
  assert_int_equal(c->told.count, 1);
  assert_str(c->told.items[0].message, "expected here, but not diagnosed: bad");
  emp_context_destroy(c->context);
}

TEST_MAIN(RUN(a_comment_points_above_below_and_at_its_own_line),
          RUN(an_error_that_nobody_expects_is_told),
          RUN(only_what_is_expected_may_be_asked_for),
          RUN(comments_in_a_row_mean_the_lines_around_them),
          RUN(a_pattern_is_an_expression_inside_braces),
          RUN(an_expectation_wants_a_diagnostic_of_its_own))
