// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "emplace/jit.h"

#include "harness/harness.h"

TEST(an_unknown_target_is_refused_by_name) {
  emp_jit_t* jit;
  emp_jit_options_t options = emp_jit_options_default();
  options.target = EMP_STR("z80");
  assert_fails_with(emp_jit_create(&options, emp_allocator_libc(), &jit),
                    INVALID_ARGUMENT, "z80");
  assert_null(jit);
}

TEST(options_of_another_size_are_refused) {
  emp_jit_t* jit;
  emp_jit_options_t options = emp_jit_options_default();
  options.struct_bytes = 0;
  assert_fails(emp_jit_create(&options, emp_allocator_libc(), &jit),
               INVALID_ARGUMENT);
}

TEST(a_wrong_program_gives_its_first_diagnostic) {
  emp_jit_t* jit;
  emp_module_t* module;
  emp_jit_options_t options = emp_jit_options_default();
  options.target = EMP_STR("vmvx");
  assert_ok(emp_jit_create(&options, emp_allocator_libc(), &jit));
  assert_fails_with(
      emp_jit_compile_text(jit, EMP_STR("func.func @f( {"), &module),
      INVALID_ARGUMENT, ":1:");
  assert_null(module);
  emp_jit_destroy(jit);
}

TEST_MAIN(RUN(an_unknown_target_is_refused_by_name),
          RUN(options_of_another_size_are_refused),
          RUN(a_wrong_program_gives_its_first_diagnostic))
