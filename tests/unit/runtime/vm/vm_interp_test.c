// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Runs every function of instructions.mlir: test_* must return, fail_* fail.
#include "runtime/vm/vm_interp.h"

#include <stdio.h>

#include "emplace/runtime.h"
#include "harness/harness.h"
#include "harness/vm_program.h"

static const char* const kInstructions =
    "tests/unit/runtime/vm/instructions.mlir";

static emp_status_t run_function(const emp_function_t* function) {
  emp_call_t* call = NULL;
  emp_status_t status = emp_call_create(function, emp_allocator_libc(), &call);
  if (emp_is_ok(status)) status = emp_call_run(call);
  emp_call_destroy(call);
  return status;
}

TEST(every_instruction_does_what_its_row_says) {
  emp_test_program_t program =
      emp_test_load_vm_file(kInstructions, NULL, emp_allocator_libc());
  size_t count = emp_module_function_count(program.module);
  size_t wrong = 0;
  for (size_t i = 0; i < count; ++i) {
    const emp_function_t* function = emp_module_function(program.module, i);
    emp_str_t name = emp_function_name(function);
    emp_status_t status = run_function(function);
    bool wants_failure = memcmp(name.data, "fail", 4) == 0;
    if (emp_is_ok(status) == wants_failure) {
      emp_str_t message = emp_status_message(status);
      fprintf(stderr, "%.*s: %.*s\n", EMP_STR_ARGS(name),
              EMP_STR_ARGS(message));
      wrong += 1;
    }
    emp_status_free(status);
  }
  assert_true(count > 200);
  assert_int_equal(wrong, 0);
  emp_test_unload_vm(&program);
}

TEST(failures_name_function_and_place) {
  emp_test_program_t program =
      emp_test_load_vm_file(kInstructions, NULL, emp_allocator_libc());
  const emp_function_t* function = NULL;
  assert_ok(emp_module_find(program.module, "fail_load_outside", &function));
  assert_fails_with(run_function(function), OUT_OF_RANGE,
                    "element 8 of 1 bytes is outside of a buffer of 8 bytes");
  assert_ok(
      emp_module_find(program.module, "fail_store_to_constant", &function));
  assert_fails_with(run_function(function), PERMISSION_DENIED, "read-only");
  assert_ok(emp_module_find(program.module, "fail_recursion", &function));
  assert_fails_with(run_function(function), RESOURCE_EXHAUSTED, "deeper");
  emp_test_unload_vm(&program);
}

TEST(fuel_ends_a_loop_that_does_not) {
  emp_test_program_t program;
  assert_true(
      emp_test_emit_vm("vm.module @m {\n"
                       "  vm.func @f() {\n"
                       "    vm.br ^loop\n"
                       "  ^loop:\n"
                       "    vm.br ^loop\n"
                       "  }\n"
                       "  vm.export @f\n"
                       "}\n",
                       &program));
  emp_module_options_t options = emp_module_options_default();
  options.fuel = 10000;
  const emp_function_t* function = NULL;
  assert_ok(emp_module_load(program.image, program.length, &options,
                            emp_allocator_libc(), &program.module));
  assert_ok(emp_module_find(program.module, "f", &function));
  assert_fails(run_function(function), DEADLINE_EXCEEDED);
  emp_test_unload_vm(&program);
}

TEST_MAIN(RUN(every_instruction_does_what_its_row_says),
          RUN(failures_name_function_and_place),
          RUN(fuel_ends_a_loop_that_does_not))
