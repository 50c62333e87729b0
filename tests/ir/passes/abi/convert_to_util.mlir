// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --pass=convert-to-util %s | FileCheck %s

// Globals keep value and mutability.
// CHECK: util.global private mutable @g = dense<0> : tensor<i64>
ml_program.global private mutable @g(dense<0> : tensor<i64>) : tensor<i64>

// Functions, calls and returns; unknown attributes stay.
// CHECK-LABEL: util.func public @f(
// CHECK-SAME: {secret.secret}
// CHECK: util.global.load @g : tensor<i64>
// CHECK: util.call @h(%{{.+}}) : (tensor<4xf32>) -> tensor<4xf32>
// CHECK: util.global.store %{{.+}}, @g : tensor<i64>
// CHECK: util.return %{{.+}} : tensor<4xf32>
func.func @f(%x: tensor<4xf32> {secret.secret}) -> tensor<4xf32> {
  %0 = ml_program.global_load @g : tensor<i64>
  %1 = call @h(%x) : (tensor<4xf32>) -> tensor<4xf32>
  ml_program.global_store @g = %0 : tensor<i64>
  return %1 : tensor<4xf32>
}

// CHECK-LABEL: util.func private @h(
func.func private @h(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}

// A declaration stays one.
// CHECK: util.func private @extern(%arg0: i32) -> i32
func.func private @extern(%arg0: i32) -> i32
