// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt %s --pass=canonicalize | FileCheck %s

// A condition that is known leaves one way; the blocks on it become one, the
// others go, with what used their values.
// CHECK-LABEL: util.func private @straight(
// CHECK-SAME: %[[A:.*]]: i32) -> i32
// CHECK-NEXT: %[[S:.*]] = arith.muli %[[A]], %[[A]]
// CHECK-NEXT: util.return %[[S]]
// CHECK-NEXT: }
util.func private @straight(%a: i32) -> i32 {
  %true = arith.constant true
  cf.cond_br %true, ^yes, ^no
^yes:
  %0 = arith.muli %a, %a : i32
  cf.br ^end(%0 : i32)
^no:
  %1 = arith.addi %a, %a : i32
  cf.br ^more
^more:
  %2 = arith.addi %1, %a : i32
  cf.br ^end(%2 : i32)
^end(%r: i32):
  util.return %r : i32
}

// A loop is not merged into itself.
// CHECK-LABEL: util.func private @loop(
// CHECK: ^[[LOOP:bb[0-9]+]]:
// CHECK: cf.br ^[[LOOP]]
util.func private @loop() {
  cf.br ^loop
^loop:
  cf.br ^loop
}
