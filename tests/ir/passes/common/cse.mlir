// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --pass=cse %s | FileCheck %s

// CHECK-LABEL: @same
// CHECK: %[[A:.+]] = arith.muli
// CHECK-NOT: arith.muli
// CHECK: util.return %[[A]], %[[A]]
util.func public @same(%x: i32, %y: i32) -> (i32, i32) {
  %0 = arith.muli %x, %y : i32
  %1 = arith.muli %x, %y : i32
  util.return %0, %1 : i32, i32
}
