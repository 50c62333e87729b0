// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt %s --pass=convert-to-vm | FileCheck %s

// One module for the host program; executables stay beside it, and what other
// dialects said of a function is said of its export.
// CHECK: hal.executable private @ex
// CHECK: vm.module public @module {
// CHECK: vm.func private @area(%[[N:.*]]: i64) -> i64
// CHECK-SAME: iree.reflection = {a = "b"}
// CHECK: %[[FOUR:.*]] = vm.const.i64 4
// CHECK: %[[AREA:.*]] = vm.mul.i64.checked %[[N]], %[[FOUR]] : i64
// CHECK: vm.return %[[AREA]] : i64
// CHECK: vm.export @area attributes {iree.reflection = {a = "b"}}
// CHECK-NOT: util.
hal.executable private @ex {
}
util.func public @area(%n: index) -> index attributes {iree.reflection = {a = "b"}} {
  %c4 = arith.constant 4 : index
  %0 = arith.muli %n, %c4 : index
  util.return %0 : index
}
