// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --pass=symbol-dce %s | FileCheck %s

// Private symbols that only dead ones use go as well.
// CHECK-NOT: @unused
// CHECK-NOT: @seed
util.global private @seed = 0 : i64
util.func private @unused() -> i64 {
  %0 = util.global.load @seed : i64
  util.return %0 : i64
}

// CHECK: util.global private @kept
util.global private @kept = 0 : i64
// CHECK: util.func private @helper
util.func private @helper() -> i64 {
  %0 = util.global.load @kept : i64
  util.return %0 : i64
}
// CHECK: util.func public @entry
util.func public @entry() -> i64 {
  %0 = util.call @helper() : () -> i64
  util.return %0 : i64
}
