// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --pass=canonicalize %s | FileCheck %s

// Folds reach through one another, dead ops go.
// CHECK-LABEL: @fold
// CHECK-SAME: (%[[X:[a-z0-9]+]]: i32)
// CHECK-NOT: arith
// CHECK: util.return %[[X]]
util.func public @fold(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %0 = arith.addi %x, %c0 : i32
  %1 = arith.muli %0, %c1 : i32
  %2 = arith.subi %1, %1 : i32
  util.return %1 : i32
}
