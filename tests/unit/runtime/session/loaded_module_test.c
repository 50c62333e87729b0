// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Loading: what a module says of itself, who owns its bytes, what is refused.
#include "runtime/session/loaded_module.h"

#include <stdlib.h>

#include "harness/harness.h"
#include "harness/vm_program.h"

static const char* const kProgram =
    "tests/unit/runtime/session/two_kernels.mlir";

TEST(a_module_describes_itself) {
  emp_test_program_t program =
      emp_test_load_vm_file(kProgram, NULL, emp_allocator_libc());
  const emp_module_t* module = program.module;
  assert_str(emp_module_name(module), "module");
  assert_str(emp_module_producer(module), "test");
  assert_int_equal(emp_module_function_count(module), 1);
  assert_int_equal(emp_module_kernel_count(module), 2);
  emp_kernel_info_t kernel = emp_module_kernel(module, 1);
  assert_str(kernel.name, "twice");
  assert_str(kernel.executable, "ex");
  assert_str(kernel.format, "vmvx-bytecode");
  assert_int_equal(kernel.binding_count, 2);
  assert_int_equal(kernel.constant_count, 1);
  assert_true(emp_module_section_count(module) > 5);
  assert_string_equal(emp_module_section(module, 0).name, "strings");
  const emp_function_t* function = emp_module_function(module, 0);
  assert_str(emp_function_name(function), "f");
  emp_str_t value;
  assert_true(
      emp_function_attribute(function, "emplace.transients.params", &value));
  assert_str(value, "dim:0:0");
  assert_false(emp_function_attribute(function, "nothing", &value));
  assert_int_equal(emp_function_argument_count(function), 3);
  assert_int_equal(emp_function_input_count(function), 1);
  assert_int_equal(emp_function_scalar_count(function), 0);
  assert_true(emp_function_is_complete(function));
  emp_argument_info_t input = emp_function_input(function, 0);
  assert_str(input.type, "tensor<?xf32>");
  assert_int_equal(input.rank, 1);
  assert_int_equal(input.dims[0], -1);
  assert_int_equal(emp_function_argument(function, 1).output, 0);
  assert_int_equal(emp_function_argument(function, 2).kind,
                   EMP_ARGUMENT_KIND_TRANSIENTS);
  assert_fails_with(emp_module_find(module, "g", &function), NOT_FOUND,
                    "there are: f");
  emp_test_unload_vm(&program);
}

typedef struct owner_s {
  void* bytes;
  int releases;
} owner_t;

static void give_back(void* user, const void* bytes, size_t length) {
  owner_t* owner = user;
  (void)length;
  assert_ptr_equal(bytes, owner->bytes);
  owner->releases += 1;
}

TEST(bytes_are_given_back_once) {
  emp_test_program_t program;
  assert_true(emp_test_emit_vm_file(kProgram, &program));
  for (size_t shift = 0; shift <= 8; shift += 8) {
    uint8_t* block = aligned_alloc(64, (program.length + 127) / 64 * 64);
    assert_non_null(block);
    memcpy(block + shift, program.image, program.length);
    owner_t owner = {block + shift, 0};
    emp_module_options_t options = emp_module_options_default();
    options.release = give_back;
    options.user = &owner;
    emp_module_t* module = NULL;
    assert_ok(emp_module_load(block + shift, program.length, &options,
                              emp_allocator_libc(), &module));
    // Misaligned bytes are copied, and not needed any more.
    assert_int_equal(owner.releases, shift != 0);
    emp_module_retain(module);
    emp_module_release(module);
    emp_module_release(module);
    assert_int_equal(owner.releases, 1);
    block[shift] ^= 1;
    owner.releases = 0;
    assert_fails(emp_module_load(block + shift, program.length, &options,
                                 emp_allocator_libc(), &module),
                 INVALID_ARGUMENT);
    assert_int_equal(owner.releases, 1);
    free(block);
  }
  emp_test_unload_vm(&program);
}

TEST(a_failing_initializer_is_told) {
  emp_test_program_t program;
  emp_module_t* module = NULL;
  assert_true(
      emp_test_emit_vm("vm.module @m {\n"
                       "  vm.initializer {\n"
                       "    %c = vm.const.i32 5\n"
                       "    vm.fail %c, \"not today\"\n"
                       "  }\n"
                       "}\n",
                       &program));
  assert_fails_with(emp_module_load(program.image, program.length, NULL,
                                    emp_allocator_libc(), &module),
                    NOT_FOUND, "not today");
  emp_test_unload_vm(&program);
}

TEST(options_of_the_future_are_refused) {
  emp_module_options_t options = emp_module_options_default();
  emp_module_t* module = NULL;
  options.struct_bytes += 8;
  assert_fails(emp_module_load("", 0, &options, emp_allocator_libc(), &module),
               INCOMPATIBLE);
}

// Two threads with calls of their own share one module.
enum { kThreads = 2, kRuns = 500 };

typedef struct runner_s {
  const emp_function_t* function;
  int64_t sum;
} runner_t;

static void run_often(void* user) {
  runner_t* runner = user;
  emp_call_t* call = NULL;
  emp_status_t status =
      emp_call_create(runner->function, emp_allocator_libc(), &call);
  for (int i = 0; i < kRuns && emp_is_ok(status); ++i) {
    emp_call_value_t value = {0};
    status = emp_call_run(call);
    if (emp_is_ok(status)) status = emp_call_get_result(call, 0, &value);
    runner->sum += value.as.i64;
  }
  emp_status_free(status);
  emp_call_destroy(call);
}

TEST(globals_are_changed_by_one_call_at_a_time) {
  emp_test_program_t program = emp_test_load_vm(
      "vm.module @m {\n"
      "  vm.global.i64 private mutable @count : i64\n"
      "  vm.func @next() -> i64 {\n"
      "    %0 = vm.global.load.i64 @count : i64\n"
      "    %c1 = vm.const.i64 1\n"
      "    %1 = vm.add.i64 %0, %c1 : i64\n"
      "    vm.global.store.i64 %1, @count : i64\n"
      "    vm.return %1 : i64\n"
      "  }\n"
      "  vm.export @next\n"
      "}\n",
      NULL, emp_allocator_libc());
  emp_thread_t threads[kThreads];
  runner_t runners[kThreads];
  for (int i = 0; i < kThreads; ++i) {
    runners[i] = (runner_t){emp_module_function(program.module, 0), 0};
    assert_ok(emp_thread_start(&threads[i], run_often, &runners[i]));
  }
  int64_t sum = 0;
  for (int i = 0; i < kThreads; ++i) {
    emp_thread_join(&threads[i]);
    sum += runners[i].sum;
  }
  // Every number from 1 on was seen exactly once.
  int64_t count = kThreads * kRuns;
  assert_int_equal(sum, count * (count + 1) / 2);
  emp_test_unload_vm(&program);
}

TEST_MAIN(RUN(a_module_describes_itself), RUN(bytes_are_given_back_once),
          RUN(a_failing_initializer_is_told),
          RUN(options_of_the_future_are_refused),
          RUN(globals_are_changed_by_one_call_at_a_time))
