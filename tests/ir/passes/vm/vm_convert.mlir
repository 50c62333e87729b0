// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt %s --pass=convert-to-vm | FileCheck %s

// Globals by register class; index is 64 bits wide.
// CHECK-DAG: vm.global.i32 private mutable @a = 7 : i32
// CHECK-DAG: vm.global.i64 private @b : i64
// CHECK-DAG: vm.global.f32 private @c = 1.500000e+00 : f32
// CHECK-DAG: vm.global.f64 private @d : f64
// CHECK-DAG: vm.global.ref private @e : !vm.ref<!hal.device>
util.global private mutable @a = 7 : i32
util.global private @b : index
util.global private @c = 1.5 : f32
util.global private @d : f64
util.global private @e : !hal.device

// A function of another module is an import.
// CHECK: vm.import private @other.fn(i64) -> f32
util.func private @other.fn(%n: index) -> f32

// CHECK: vm.initializer {
// CHECK: vm.global.store.i64 %{{.*}}, @b : i64
// CHECK: vm.return
util.initializer {
  %c5 = arith.constant 5 : index
  util.global.store %c5, @b : index
  util.return
}

// Only sums and products of sizes are checked; other integers wrap.
// CHECK-LABEL: vm.func private @sums(
// CHECK: vm.add.i64.checked
// CHECK: vm.add.i64 %{{.*}}, %{{.*}} : i64
// CHECK: vm.sub.i64
util.func private @sums(%a: index, %b: i64) -> (index, i64, index) {
  %0 = arith.addi %a, %a : index
  %1 = arith.addi %b, %b : i64
  %2 = arith.subi %a, %a : index
  util.return %0, %1, %2 : index, i64, index
}
