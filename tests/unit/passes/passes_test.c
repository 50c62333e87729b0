// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The table of passes: every row is complete, findable, and named as its
// function is.
#include "passes/passes.h"

#include "base/assert.h"

#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

#include "base/text.h"
// cmocka needs the headers above first.
#include <cmocka.h>

#define TEST(name) static void name(void** state)

static const char* const ids[] = {
#define PASS(id, text, scope, doc) #id,
#include "passes/passes.def"
#undef PASS
    NULL,
};

TEST(every_row_is_named_as_its_function_and_has_a_doc) {
  (void)state;
  assert_int_equal(emp_pass_count(), EMP_COUNT_OF(ids) - 1);
  for (size_t i = 0; ids[i]; ++i) {
    const emp_pass_info_t* pass = emp_pass_at(i);
    assert_int_equal(strlen(pass->name), strlen(ids[i]));
    for (size_t k = 0; ids[i][k]; ++k) {
      assert_int_equal(pass->name[k], ids[i][k] == '_' ? '-' : ids[i][k]);
    }
    assert_non_null(pass->run);
    assert_true(strlen(pass->doc) > 10);
    assert_int_not_equal(pass->doc[strlen(pass->doc) - 1], '.');
  }
}

TEST(a_pass_is_found_by_dashes_and_by_underscores) {
  (void)state;
  for (size_t i = 0; i < emp_pass_count(); ++i) {
    const emp_pass_info_t* pass = emp_pass_at(i);
    assert_ptr_equal(emp_find_pass(emp_str_from(pass->name)), pass);
    assert_ptr_equal(emp_find_pass(emp_str_from(ids[i])), pass);
  }
  assert_null(emp_find_pass(EMP_STR("no-such-pass")));
  assert_null(emp_find_pass(EMP_STR("")));
  assert_null(emp_pass_at(emp_pass_count()));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(every_row_is_named_as_its_function_and_has_a_doc),
      cmocka_unit_test(a_pass_is_found_by_dashes_and_by_underscores),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
