// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Text of the vm dialect through the module image into the interpreter:
// expected values are worked out by hand from the text.
#include "emit/vm_emit.h"

#include <stdio.h>
#include <stdlib.h>

#include "harness/harness.h"
#include "harness/vm_program.h"

static emp_test_program_t load(const char* text) {
  return emp_test_load_vm(text, NULL, emp_allocator_libc());
}

// Calls a function of i64 arguments that returns one number.
static int64_t call_i64(const emp_test_program_t* program, const char* name,
                        const int64_t* arguments, size_t count) {
  const emp_function_t* function = NULL;
  emp_call_t* call = NULL;
  emp_call_value_t result;
  assert_ok(emp_module_find(program->module, name, &function));
  assert_ok(emp_call_create(function, emp_allocator_libc(), &call));
  for (size_t i = 0; i < count; ++i) {
    emp_call_value_t value = {.kind = EMP_VALUE_I64, .as.i64 = arguments[i]};
    assert_ok(emp_call_set_argument(call, i, &value));
  }
  assert_ok(emp_call_run(call));
  assert_ok(emp_call_get_result(call, 0, &result));
  assert_int_equal(result.kind, EMP_VALUE_I64);
  emp_call_destroy(call);
  return result.as.i64;
}

TEST(arithmetic_runs) {
  emp_test_program_t program = load(
      "vm.module @m {\n"
      "  vm.func @f(%a: i64, %b: i64) -> i64 {\n"
      "    %c3 = vm.const.i64 3\n"
      "    %0 = vm.mul.i64 %a, %c3 : i64\n"
      "    %1 = vm.add.i64 %0, %b : i64\n"
      "    vm.return %1 : i64\n"
      "  }\n"
      "  vm.export @f\n"
      "}\n");
  const int64_t arguments[] = {14, -2};
  assert_int_equal(call_i64(&program, "f", arguments, 2), 40);
  assert_int_equal(call_i64(&program, "m.f", arguments, 2), 40);
  emp_test_unload_vm(&program);
}

TEST(loops_carry_values_and_swap_them) {
  // Fibonacci by swapping two carried values: the moves form a cycle.
  emp_test_program_t program = load(
      "vm.module @m {\n"
      "  vm.func @fib(%n: i32) -> i64 {\n"
      "    %c0 = vm.const.i64.zero\n"
      "    %c1 = vm.const.i64 1\n"
      "    vm.br ^loop(%n, %c0, %c1 : i32, i64, i64)\n"
      "  ^loop(%i: i32, %a: i64, %b: i64):\n"
      "    %sum = vm.add.i64 %a, %b : i64\n"
      "    %one = vm.const.i32 1\n"
      "    %next = vm.sub.i32 %i, %one : i32\n"
      "    %more = vm.cmp.nz.i32 %next : i32\n"
      "    vm.cond_br %more, ^loop(%next, %b, %sum : i32, i64, i64), ^done\n"
      "  ^done:\n"
      "    vm.return %b : i64\n"
      "  }\n"
      "  vm.func @swap(%n: i32, %x: i64, %y: i64) -> i64 {\n"
      "    vm.br ^loop(%n, %x, %y : i32, i64, i64)\n"
      "  ^loop(%i: i32, %a: i64, %b: i64):\n"
      "    %one = vm.const.i32 1\n"
      "    %next = vm.sub.i32 %i, %one : i32\n"
      "    %more = vm.cmp.nz.i32 %next : i32\n"
      "    vm.cond_br %more, ^loop(%next, %b, %a : i32, i64, i64), ^done\n"
      "  ^done:\n"
      "    %ten = vm.const.i64 10\n"
      "    %0 = vm.mul.i64 %a, %ten : i64\n"
      "    %1 = vm.add.i64 %0, %b : i64\n"
      "    vm.return %1 : i64\n"
      "  }\n"
      "  vm.export @fib\n"
      "  vm.export @swap\n"
      "}\n");
  const int64_t ten[] = {10};
  assert_int_equal(call_i64(&program, "fib", ten, 1), 55);
  const int64_t odd[] = {3, 4, 7};
  assert_int_equal(call_i64(&program, "swap", odd, 3), 47);
  const int64_t even[] = {4, 4, 7};
  assert_int_equal(call_i64(&program, "swap", even, 3), 74);
  emp_test_unload_vm(&program);
}

TEST(calls_globals_and_constants_work) {
  emp_test_program_t program = load(
      "vm.module @m {\n"
      "  vm.rodata private @bytes dense<[5, 6, 7, 8]> : tensor<4xi32>\n"
      "  vm.global.i64 private mutable @count = 40 : i64\n"
      "  vm.global.i32 private mutable @seen : i32\n"
      "  vm.initializer {\n"
      "    %c = vm.const.i32 2\n"
      "    vm.global.store.i32 %c, @seen : i32\n"
      "    vm.return\n"
      "  }\n"
      "  vm.func private @add(%a: i64, %b: i64) -> i64 {\n"
      "    %0 = vm.add.i64 %a, %b : i64\n"
      "    vm.return %0 : i64\n"
      "  }\n"
      "  vm.func @next() -> i64 {\n"
      "    %0 = vm.global.load.i64 @count : i64\n"
      "    %1 = vm.global.load.i32 @seen : i32\n"
      "    %2 = vm.ext.i32.i64.s %1 : i32 -> i64\n"
      "    %3 = vm.call @add(%0, %2) : (i64, i64) -> i64\n"
      "    vm.global.store.i64 %3, @count : i64\n"
      "    vm.return %3 : i64\n"
      "  }\n"
      "  vm.func @third() -> i32 {\n"
      "    %0 = vm.const.ref.rodata @bytes : !vm.buffer\n"
      "    %i = vm.const.i64 2\n"
      "    %1 = vm.buffer.load.i32 %0[%i] : !vm.buffer -> i32\n"
      "    vm.return %1 : i32\n"
      "  }\n"
      "  vm.export @next\n"
      "  vm.export @third\n"
      "}\n");
  assert_int_equal(call_i64(&program, "next", NULL, 0), 42);
  assert_int_equal(call_i64(&program, "next", NULL, 0), 44);
  assert_int_equal(call_i64(&program, "third", NULL, 0), 7);
  emp_test_unload_vm(&program);
}

TEST(switches_tables_and_failures_work) {
  emp_test_program_t program = load(
      "vm.module @m {\n"
      "  vm.func @pick(%i: i32) -> i32 {\n"
      "    %a = vm.const.i32 100\n"
      "    %b = vm.const.i32 200\n"
      "    %d = vm.const.i32 5\n"
      "    %0 = vm.switch.i32 %i[%a, %b] else %d : i32\n"
      "    vm.return %0 : i32\n"
      "  }\n"
      "  vm.func @table(%i: i32) -> i32 {\n"
      "    %a = vm.const.i32 1\n"
      "    %b = vm.const.i32 2\n"
      "    vm.br_table %i {\n"
      "      default: ^out(%i : i32),\n"
      "      0: ^out(%a : i32),\n"
      "      1: ^out(%b : i32)\n"
      "    }\n"
      "  ^out(%r: i32):\n"
      "    vm.return %r : i32\n"
      "  }\n"
      "  vm.func @fails(%i: i32) -> i32 {\n"
      "    %c = vm.const.i32 9\n"
      "    vm.cond_fail %i, %c, \"no luck\"\n"
      "    vm.return %c : i32\n"
      "  }\n"
      "  vm.export @pick\n"
      "  vm.export @table\n"
      "  vm.export @fails\n"
      "}\n");
  const int64_t wanted_pick[] = {100, 200, 5, 5};
  const int64_t wanted_table[] = {1, 2, 2, 3};
  for (int64_t i = 0; i < 4; ++i) {
    assert_int_equal(call_i64(&program, "pick", &i, 1), wanted_pick[i]);
    assert_int_equal(call_i64(&program, "table", &i, 1), wanted_table[i]);
  }
  int64_t zero = 0;
  assert_int_equal(call_i64(&program, "fails", &zero, 1), 9);
  const emp_function_t* function = NULL;
  emp_call_t* call = NULL;
  assert_ok(emp_module_find(program.module, "fails", &function));
  assert_ok(emp_call_create(function, emp_allocator_libc(), &call));
  assert_ok(emp_call_set_scalar_i64(call, 0, 1));
  assert_fails_with(emp_call_run(call), FAILED_PRECONDITION, "no luck");
  emp_call_destroy(call);
  emp_test_unload_vm(&program);
}

TEST(the_image_is_a_sound_zip) {
  emp_test_program_t program = load(
      "vm.module @m {\n"
      "  vm.rodata private @bytes dense<1> : tensor<100xi8>\n"
      "  vm.func @f() -> i32 {\n"
      "    %b = vm.const.ref.rodata @bytes : !vm.buffer\n"
      "    %0 = vm.const.i32 1\n"
      "    vm.return %0 : i32\n"
      "  }\n"
      "  vm.export @f\n"
      "}\n");
  char path[] = "/tmp/emplace_zip_XXXXXX";
  int descriptor = mkstemp(path);
  assert_true(descriptor >= 0);
  FILE* file = fdopen(descriptor, "wb");
  assert_int_equal(fwrite(program.image, 1, program.length, file),
                   program.length);
  fclose(file);
  char command[96];
  snprintf(command, sizeof command, "unzip -tq %s", path);
  int code = system("command -v unzip >/dev/null") == 0 ? system(command) : 0;
  remove(path);
  assert_int_equal(code, 0);
  emp_test_unload_vm(&program);
}

TEST_MAIN(RUN(arithmetic_runs), RUN(loops_carry_values_and_swap_them),
          RUN(calls_globals_and_constants_work),
          RUN(switches_tables_and_failures_work), RUN(the_image_is_a_sound_zip))
