// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/pipeline.h"

#include "base/text.h"
#include "harness/harness.h"
#include "passes/passes.h"

TEST(phases_are_found_by_name_and_by_the_names_of_iree) {
  emp_phase_t phase;
  assert_true(emp_phase_find(EMP_STR("stream"), &phase));
  assert_int_equal(phase, EMP_PHASE_STREAM);
  assert_true(emp_phase_find(EMP_STR("dispatch-creation"), &phase));
  assert_int_equal(phase, EMP_PHASE_FLOW);
  assert_true(emp_phase_find(EMP_STR("executable-targets"), &phase));
  assert_int_equal(phase, EMP_PHASE_KERNEL);
  assert_false(emp_phase_find(EMP_STR("strea"), &phase));
  assert_false(emp_phase_find(EMP_STR(""), &phase));
}

static void find_passes(const char* text) {
  emp_str_t rest = emp_str_from(text);
  while (rest.length > 0) {
    emp_str_t name;
    emp_str_split(rest, ',', &name, &rest);
    emp_str_t options;
    emp_str_split(name, '{', &name, &options);
    if (!emp_find_pass(name)) fail_msg("no pass '%.*s'", EMP_STR_ARGS(name));
  }
}

TEST(every_phase_has_a_doc_and_names_passes_that_exist) {
  for (unsigned i = 1; i < EMP_PHASE_COUNT; ++i) {
    const emp_phase_info_t* info = emp_phase_info((emp_phase_t)i);
    assert_true(strlen(info->doc) > 0);
    find_passes(info->passes);
  }
}

TEST_MAIN(RUN(phases_are_found_by_name_and_by_the_names_of_iree),
          RUN(every_phase_has_a_doc_and_names_passes_that_exist))
