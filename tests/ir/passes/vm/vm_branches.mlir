// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt %s --pass=convert-to-vm | FileCheck %s

// CHECK-LABEL: vm.func private @branches(
// CHECK-SAME: %[[C:.*]]: i32, %[[A:.*]]: i64)
// CHECK: vm.cond_br %[[C]], ^[[LEFT:bb[0-9]+]](%[[A]] : i64), ^[[RIGHT:bb[0-9]+]]
util.func private @branches(%c: i1, %a: index) -> index {
  cf.cond_br %c, ^left(%a : index), ^right
^left(%x: index):
  cf.br ^end(%x : index)
^right:
  %c0 = arith.constant 0 : index
  cf.br ^end(%c0 : index)
^end(%y: index):
  util.return %y : index
}

// A failing assertion ends the call with FAILED_PRECONDITION (9).
// CHECK-LABEL: vm.func private @asserts(
// CHECK-SAME: %[[C:.*]]: i32)
// CHECK: %[[BAD:.*]] = vm.xor.i32 %[[C]], %{{.*}} : i32
// CHECK: %[[STATUS:.*]] = vm.const.i32 9
// CHECK: vm.cond_fail %[[BAD]], %[[STATUS]], "wanted more"
util.func private @asserts(%c: i1) {
  cf.assert %c, "wanted more"
  util.return
}

// CHECK-LABEL: vm.func private @calls(
// CHECK: vm.call @asserts(%{{.*}}) : (i32) -> ()
// CHECK: %[[R:.*]] = vm.call @branches(%{{.*}}, %{{.*}}) : (i32, i64) -> i64
// CHECK: vm.return %[[R]] : i64
util.func private @calls(%c: i1, %a: index) -> index {
  util.call @asserts(%c) : (i1) -> ()
  %0 = util.call @branches(%c, %a) : (i1, index) -> index
  util.return %0 : index
}

// Cases in order, then the default.
// CHECK-LABEL: vm.func private @switches(
// CHECK-SAME: %[[F:.*]]: i32,
// CHECK: %[[K:.*]] = vm.const.i32 42
// CHECK: %[[IS:.*]] = vm.cmp.eq.i32 %[[F]], %[[K]]
// CHECK: vm.cond_br %[[IS]],
util.func private @switches(%f: i32, %a: f32, %b: f32) -> f32 {
  cf.switch %f : i32, [
    default: ^end(%a : f32),
    42: ^end(%b : f32)
  ]
^end(%y: f32):
  util.return %y : f32
}
