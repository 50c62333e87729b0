// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --pass=inline %s | FileCheck %s

util.func private @leaf(%x: i32) -> i32 {
  %0 = arith.addi %x, %x : i32
  util.return %0 : i32
}

util.func private @middle(%x: i32) -> i32 {
  %0 = util.call @leaf(%x) : (i32) -> i32
  %1 = arith.muli %0, %x : i32
  util.return %1 : i32
}

// Callees of callees go in first.
// CHECK-LABEL: util.func public @chain(
// CHECK-SAME: %[[A:[a-z0-9]+]]: i32)
// CHECK: %[[B:.+]] = arith.addi %[[A]], %[[A]]
// CHECK: %[[C:.+]] = arith.muli %[[B]], %[[A]]
// CHECK: util.return %[[C]]
util.func public @chain(%a: i32) -> i32 {
  %0 = util.call @middle(%a) : (i32) -> i32
  util.return %0 : i32
}

// A recursive call stays.
// CHECK-LABEL: util.func private @recursive(
// CHECK: util.call @recursive(
util.func private @recursive(%x: i32) -> i32 {
  %0 = util.call @recursive(%x) : (i32) -> i32
  util.return %0 : i32
}

util.func private @never(%x: i32) -> i32 attributes {inlining_policy = #util.inline.never} {
  util.return %x : i32
}

// CHECK-LABEL: util.func public @kept(
// CHECK: util.call @never(
util.func public @kept(%a: i32) -> i32 {
  %0 = util.call @never(%a) : (i32) -> i32
  util.return %0 : i32
}

util.func private @blocks(%x: i32, %c: i1) -> i32 {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  util.return %x : i32
^bb2:
  %0 = arith.addi %x, %x : i32
  util.return %0 : i32
}

// A body of several blocks: its returns branch to what follows the call.
// CHECK-LABEL: util.func public @branches(
// CHECK: cf.cond_br
// CHECK-NOT: util.call
// CHECK-COUNT-2: cf.br ^[[TAIL:bb[0-9]+]](
// CHECK-NOT: util.call
util.func public @branches(%a: i32, %c: i1) -> i32 {
  %0 = util.call @blocks(%a, %c) : (i32, i1) -> i32
  %1 = arith.muli %0, %a : i32
  util.return %1 : i32
}
