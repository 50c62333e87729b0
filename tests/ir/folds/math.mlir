// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --canonicalize %s | FileCheck %s
// Only what is exact or correctly rounded folds.

// CHECK-LABEL: func.func @exact
func.func @exact() -> (f32, f32, f32, f32, f32, i8, i8, i8, i1) {
  %a = arith.constant -2.5 : f32
  %n = arith.constant 9.0 : f32
  %0 = math.absf %a : f32
  %1 = math.round %a : f32
  %2 = math.roundeven %a : f32
  %3 = math.sqrt %n : f32
  %4 = math.ceil %a : f32
  %i = arith.constant 40 : i8
  %5 = math.ctlz %i : i8
  %6 = math.cttz %i : i8
  %7 = math.ctpop %i : i8
  %8 = math.isfinite %a : f32
  // 40 is 0b00101000: two leading zeros, three trailing ones, two ones.
  // CHECK-DAG: %[[A:.*]] = arith.constant 2.500000e+00 : f32
  // CHECK-DAG: %[[B:.*]] = arith.constant -3.000000e+00 : f32
  // CHECK-DAG: %[[C:.*]] = arith.constant -2.000000e+00 : f32
  // CHECK-DAG: %[[D:.*]] = arith.constant 3.000000e+00 : f32
  // CHECK-DAG: %[[TWO:.*]] = arith.constant 2 : i8
  // CHECK-DAG: %[[THREE:.*]] = arith.constant 3 : i8
  // CHECK-DAG: %[[T:.*]] = arith.constant true
  // CHECK: return %[[A]], %[[B]], %[[C]], %[[D]], %[[C]], %[[TWO]], %[[THREE]], %[[TWO]], %[[T]]
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : f32, f32, f32, f32, f32, i8, i8, i8, i1
}

// CHECK-LABEL: func.func @left_alone
func.func @left_alone() -> (f32, f32, f32) {
  %a = arith.constant 1.0 : f32
  %m = arith.constant -1.0 : f32
  // CHECK: math.exp
  %0 = math.exp %a : f32
  // CHECK: math.sin
  %1 = math.sin %a : f32
  // CHECK: math.sqrt
  %2 = math.sqrt %m : f32
  return %0, %1, %2 : f32, f32, f32
}
