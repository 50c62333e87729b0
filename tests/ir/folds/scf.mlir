// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --canonicalize %s | FileCheck %s
// Control flow that is known at compile time.

// CHECK-LABEL: func.func @branches
// CHECK-SAME: (%[[A:.*]]: i32, %[[B:.*]]: i32, %[[C:.*]]: i1)
func.func @branches(%a: i32, %b: i32, %c: i1) -> (i32, i32, i32) {
  %t = arith.constant true
  %0 = scf.if %t -> (i32) {
    scf.yield %a : i32
  } else {
    scf.yield %b : i32
  }
  %1 = scf.if %c -> (i32) {
    scf.yield %a : i32
  } else {
    scf.yield %a : i32
  }
  %c5 = arith.constant 5 : index
  %2 = scf.index_switch %c5 -> i32
  case 5 {
    scf.yield %b : i32
  }
  default {
    scf.yield %a : i32
  }
  // CHECK-NOT: scf
  // CHECK: return %[[A]], %[[A]], %[[B]]
  return %0, %1, %2 : i32, i32, i32
}

// No trip, one trip, and a carried value that never changes.
// CHECK-LABEL: func.func @loops
// CHECK-SAME: (%[[A:.*]]: f32, %[[N:.*]]: index)
func.func @loops(%a: f32, %n: index) -> (f32, f32, f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.for %i = %n to %n step %c1 iter_args(%x = %a) -> (f32) {
    %y = arith.addf %x, %x : f32
    scf.yield %y : f32
  }
  // CHECK: %[[D:.*]] = arith.addf %[[A]], %[[A]]
  %1 = scf.for %i = %c0 to %c1 step %c1 iter_args(%x = %a) -> (f32) {
    %y = arith.addf %x, %x : f32
    scf.yield %y : f32
  }
  // CHECK: %[[F:.*]] = scf.for {{.*}} iter_args(%[[Z:.*]] = %[[A]]) -> (f32)
  // CHECK-NEXT: arith.mulf %[[Z]], %[[A]]
  %2:2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a, %z = %a) -> (f32, f32) {
    %y = arith.mulf %z, %x : f32
    scf.yield %x, %y : f32, f32
  }
  // CHECK: return %[[A]], %[[D]], %[[A]], %[[F]]
  return %0, %1, %2#0, %2#1 : f32, f32, f32, f32
}

// A loop that would never end has no trips; a huge unsigned step ends it.
// CHECK-LABEL: func.func @no_steps
// CHECK-SAME: (%[[A:.*]]: f32
func.func @no_steps(%a: f32, %n: index, %m: index) -> (f32, f32, f32, f32) {
  %c0 = arith.constant 0 : index
  %c-1 = arith.constant -1 : index
  %0 = scf.for %i = %n to %m step %c0 iter_args(%x = %a) -> (f32) {
    %y = arith.addf %x, %x : f32
    scf.yield %y : f32
  }
  %1 = scf.for %i = %n to %m step %c-1 iter_args(%x = %a) -> (f32) {
    %y = arith.addf %x, %x : f32
    scf.yield %y : f32
  }
  %2 = scf.for unsigned %i = %n to %m step %c0 iter_args(%x = %a) -> (f32) {
    %y = arith.addf %x, %x : f32
    scf.yield %y : f32
  }
  // CHECK-NOT: scf.for
  // CHECK: %[[U:.*]] = scf.for unsigned
  // CHECK-NOT: scf.for
  %3 = scf.for unsigned %i = %n to %m step %c-1 iter_args(%x = %a) -> (f32) {
    %y = arith.addf %x, %x : f32
    scf.yield %y : f32
  }
  // CHECK: return %[[A]], %[[A]], %[[A]], %[[U]]
  return %0, %1, %2, %3 : f32, f32, f32, f32
}
