// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "unit/codegen/llvm/kernel_run.h"

TEST(loops_carry_values_and_may_run_zero_times) {
  static const char text[] =
      "func.func @k(%a: memref<?xi64>, %o: memref<?xi64>, %n: i32) {\n"
      "  %c0 = arith.constant 0 : index\n"
      "  %c1 = arith.constant 1 : index\n"
      "  %z = arith.constant -5 : i64\n"
      "  %m = arith.index_cast %n : i32 to index\n"
      "  %r = scf.for %i = %c0 to %m step %c1 iter_args(%s = %z) -> (i64) {\n"
      "    %x = memref.load %a[%i] : memref<?xi64>\n"
      "    %t = arith.addi %s, %x : i64\n"
      "    scf.yield %t : i64\n"
      "  }\n"
      "  memref.store %r, %o[%c0] : memref<?xi64>\n"
      "  return\n}\n";
  kernel_run_t k;
  int64_t in[4] = {1, 2, 3, 4}, out = 0;
  void* bindings[2] = {in, &out};
  kernel_build(&k, text);
  uint32_t count = 4;
  kernel_call(&k, bindings, 2, &count, 1);
  assert_int_equal(out, 5);
  count = 0;
  kernel_call(&k, bindings, 2, &count, 1);
  assert_int_equal(out, -5);
  kernel_free(&k);
}

TEST(branches_give_values) {
  static const char text[] =
      "func.func @k(%o: memref<?xi32>, %n: i32) {\n"
      "  %c0 = arith.constant 0 : index\n"
      "  %seven = arith.constant 7 : i32\n"
      "  %c = arith.cmpi slt, %n, %seven : i32\n"
      "  %r = scf.if %c -> (i32) {\n"
      "    scf.yield %seven : i32\n"
      "  } else {\n"
      "    scf.yield %n : i32\n"
      "  }\n"
      "  scf.if %c {\n"
      "    %c1 = arith.constant 1 : index\n"
      "    memref.store %n, %o[%c1] : memref<?xi32>\n"
      "  }\n"
      "  memref.store %r, %o[%c0] : memref<?xi32>\n"
      "  return\n}\n";
  kernel_run_t k;
  int32_t out[2] = {0, 0};
  void* bindings[1] = {out};
  kernel_build(&k, text);
  uint32_t n = 9;
  kernel_call(&k, bindings, 1, &n, 1);
  assert_int_equal(out[0], 9);
  assert_int_equal(out[1], 0);
  n = 3;
  kernel_call(&k, bindings, 1, &n, 1);
  assert_int_equal(out[0], 7);
  assert_int_equal(out[1], 3);
  kernel_free(&k);
}

TEST(while_loops_end_by_their_condition) {
  static const char text[] =
      "func.func @k(%o: memref<?xi32>) {\n"
      "  %c0 = arith.constant 0 : index\n"
      "  %one = arith.constant 1 : i32\n"
      "  %limit = arith.constant 100 : i32\n"
      "  %r = scf.while (%i = %one) : (i32) -> i32 {\n"
      "    %c = arith.cmpi slt, %i, %limit : i32\n"
      "    scf.condition(%c) %i : i32\n"
      "  } do {\n"
      "  ^bb0(%i: i32):\n"
      "    %d = arith.addi %i, %i : i32\n"
      "    scf.yield %d : i32\n"
      "  }\n"
      "  memref.store %r, %o[%c0] : memref<?xi32>\n"
      "  return\n}\n";
  int32_t out = 0;
  kernel_run(text, &out, NULL, NULL);
  assert_int_equal(out, 128);
}

TEST(arguments_come_from_the_executable_interface) {
  static const char text[] =
      "func.func @k(%o: memref<?xi64>, %p: i32, %q: i32, %x: index,\n"
      "    %y: index, %z: index, %nx: index, %ny: index, %nz: index,\n"
      "    %local: memref<?xi8>) {\n"
      "  %c0 = arith.constant 0 : index\n"
      "  %h = arith.constant 100 : index\n"
      "  %0 = arith.muli %x, %h : index\n"
      "  %1 = arith.addi %0, %y : index\n"
      "  %2 = arith.muli %1, %h : index\n"
      "  %3 = arith.addi %2, %z : index\n"
      "  %4 = arith.muli %3, %h : index\n"
      "  %5 = arith.addi %4, %nx : index\n"
      "  %6 = arith.addi %5, %ny : index\n"
      "  %7 = arith.addi %6, %nz : index\n"
      "  %8 = arith.index_cast %7 : index to i64\n"
      "  %9 = arith.extsi %p : i32 to i64\n"
      "  %10 = arith.extsi %q : i32 to i64\n"
      "  %11 = arith.subi %9, %10 : i64\n"
      "  %12 = arith.addi %8, %11 : i64\n"
      "  %m = memref.view %local[%c0][] : memref<?xi8> to memref<4xi64>\n"
      "  memref.store %12, %m[%c0] : memref<4xi64>\n"
      "  %13 = memref.load %m[%c0] : memref<4xi64>\n"
      "  memref.store %13, %o[%c0] : memref<?xi64>\n"
      "  return\n}\n";
  kernel_run_t k;
  int64_t out = 0;
  void* bindings[1] = {&out};
  const uint32_t constants[2] = {50, 8};
  kernel_build(&k, text);
  kernel_call(&k, bindings, 1, constants, 2);
  // Ids 1, 2, 3; counts 7, 8, 9.
  assert_int_equal(out, 1020300 + 7 + 8 + 9 + 50 - 8);
  kernel_free(&k);
}

TEST_MAIN(RUN(loops_carry_values_and_may_run_zero_times),
          RUN(branches_give_values), RUN(while_loops_end_by_their_condition),
          RUN(arguments_come_from_the_executable_interface))
