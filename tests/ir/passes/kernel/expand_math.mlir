// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt %s --pass=expand-math | FileCheck %s
// Elementary functions of f32 become arithmetic that rounds the same way
// everywhere; f64 keeps its call of the C library.

// CHECK-LABEL: func.func @expanded
// CHECK-NOT: math.exp
// CHECK: math.roundeven
// CHECK: arith.fptosi
// CHECK: arith.shli
// CHECK: arith.bitcast
// f16 is computed in f32.
// CHECK: arith.extf %{{.*}} : f16 to f32
// CHECK: math.sqrt
// CHECK: arith.divf
// CHECK: arith.truncf %{{.*}} : f32 to f16
// CHECK: math.exp %{{.*}} : f64
func.func @expanded(%a: vector<8xf32>, %b: f16, %c: f64) -> (vector<8xf32>, f16, f64) {
  %0 = math.exp %a : vector<8xf32>
  %1 = math.rsqrt %b : f16
  %2 = math.exp %c : f64
  return %0, %1, %2 : vector<8xf32>, f16, f64
}
