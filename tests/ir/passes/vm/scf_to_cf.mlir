// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt %s --split-input-file --pass=convert-to-vm | FileCheck %s

// A loop becomes a block that compares, a body that adds the step and goes
// back; the carried value leaves as an argument of the block behind the loop.
// CHECK-LABEL: vm.func private @sum(
// CHECK-SAME: %[[N:.*]]: i64, %[[X:.*]]: i64) -> i64
// CHECK: vm.br ^[[LOOP:bb[0-9]+]](%[[LB:.*]], %[[INIT:.*]] : i64, i64)
// CHECK: ^[[LOOP]](%[[I:.*]]: i64, %[[ACC:.*]]: i64):
// CHECK: %[[INSIDE:.*]] = vm.cmp.lt.i64.s %[[I]], %[[N]]
// CHECK: vm.cond_br %[[INSIDE]], ^[[BODY:bb[0-9]+]], ^[[TAIL:bb[0-9]+]](%[[ACC]] : i64)
// CHECK: ^[[TAIL]](%[[RESULT:.*]]: i64):
// CHECK: vm.return %[[RESULT]] : i64
// CHECK: ^[[BODY]]:
// CHECK: %[[SUM:.*]] = vm.add.i64.checked %[[ACC]], %[[X]]
// CHECK: %[[NEXT:.*]] = vm.add.i64.checked %[[I]], %{{.*}}
// CHECK: vm.br ^[[LOOP]](%[[NEXT]], %[[SUM]] : i64, i64)
util.func public @sum(%n: index, %x: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %c0) -> (index) {
    %s = arith.addi %acc, %x : index
    scf.yield %s : index
  }
  util.return %r : index
}

// -----

// Both arms hand their value to the block behind.
// CHECK-LABEL: vm.func private @choose(
// CHECK-SAME: %[[C:.*]]: i32, %[[A:.*]]: f32, %[[B:.*]]: f32) -> f32
// CHECK: vm.cond_br %[[C]], ^[[THEN:bb[0-9]+]], ^[[ELSE:bb[0-9]+]]
// CHECK: ^[[ELSE]]:
// CHECK: %[[M:.*]] = vm.mul.f32 %[[A]], %[[B]]
// CHECK: vm.br ^[[TAIL:bb[0-9]+]](%[[M]] : f32)
// CHECK: ^[[THEN]]:
// CHECK: %[[S:.*]] = vm.add.f32 %[[A]], %[[B]]
// CHECK: vm.br ^[[TAIL]](%[[S]] : f32)
// CHECK: ^[[TAIL]](%[[R:.*]]: f32):
// CHECK: vm.return %[[R]] : f32
util.func public @choose(%c: i1, %a: f32, %b: f32) -> f32 {
  %r = scf.if %c -> (f32) {
    %0 = arith.addf %a, %b : f32
    scf.yield %0 : f32
  } else {
    %0 = arith.mulf %a, %b : f32
    scf.yield %0 : f32
  }
  util.return %r : f32
}

// -----

// The condition block leaves with its values or goes on with them.
// CHECK-LABEL: vm.func private @halve(
// CHECK: vm.br ^[[BEFORE:bb[0-9]+]](
// CHECK: ^[[BEFORE]](%[[X:.*]]: i32):
// CHECK: %[[GOES_ON:.*]] = vm.cmp.gt.i32.s %[[X]], %{{.*}}
// CHECK: vm.cond_br %[[GOES_ON]], ^[[AFTER:bb[0-9]+]], ^{{bb[0-9]+}}(%[[X]] : i32)
// CHECK: ^[[AFTER]]:
// CHECK: %[[H:.*]] = vm.shr.i32.u %[[X]], %{{.*}}
// CHECK: vm.br ^[[BEFORE]](%[[H]] : i32)
util.func public @halve(%x: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %r = scf.while (%a = %x) : (i32) -> i32 {
    %c = arith.cmpi sgt, %a, %c1 : i32
    scf.condition(%c) %a : i32
  } do {
  ^bb0(%b: i32):
    %h = arith.shrui %b, %c1 : i32
    scf.yield %h : i32
  }
  util.return %r : i32
}

// -----

// Cases are compared one after the other; the default comes last.
// CHECK-LABEL: vm.func private @pick(
// CHECK: vm.cmp.eq.i64
// CHECK: vm.cond_br
// CHECK: vm.cmp.eq.i64
// CHECK: vm.cond_br
// CHECK: vm.return
util.func public @pick(%i: index, %a: i32, %b: i32, %c: i32) -> i32 {
  %r = scf.index_switch %i -> i32
  case 2 {
    scf.yield %a : i32
  }
  case 5 {
    scf.yield %b : i32
  }
  default {
    scf.yield %c : i32
  }
  util.return %r : i32
}

// -----

// A parallel loop is run in order; its reduction is the carried value.
// CHECK-LABEL: vm.func private @dot(
// CHECK-SAME: %{{.*}}: i64, %[[X:.*]]: f32)
// CHECK: ^{{bb[0-9]+}}(%{{.*}}: i64, %[[SUM:.*]]: f32):
// CHECK: vm.cmp.lt.i64.s
// CHECK: vm.add.f32 %[[SUM]], %[[X]]
util.func public @dot(%n: index, %x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %r = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%zero) -> f32 {
    scf.reduce(%x : f32) {
    ^bb0(%a: f32, %b: f32):
      %s = arith.addf %a, %b : f32
      scf.reduce.return %s : f32
    }
  }
  util.return %r : f32
}
