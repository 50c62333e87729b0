// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Portable StableHLO artifacts (Inputs/write_portable.py) are StableHLO once
// they are read: old versions of ops, attributes in VHLO's own encodings, and
// in the newest file what the sdy dialect says about devices.
// RUN: emplace opt %s > %t
// RUN: emplace opt %S/Inputs/portable.v1.mlirbc | diff %t -
// RUN: emplace opt %S/Inputs/portable.v4.mlirbc | diff %t -
// RUN: emplace opt %S/Inputs/portable.v6.mlirbc | diff %t -

module @portable {
  func.func public @main(%x: tensor<2x3xf32> {demo.note = "left"}, %y: tensor<3x4xf32>) -> tensor<2xf32> {
    %d = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
    %zero = stablehlo.constant dense<5.0e-01> : tensor<f32>
    %r = stablehlo.reduce(%d init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<2x4xf32>, tensor<f32>) -> tensor<2xf32>
    %n = stablehlo.constant dense<[-1, 7]> : tensor<2xi32>
    %c = stablehlo.compare LT, %n, %n, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %s = stablehlo.slice %r [1:2] : (tensor<2xf32>) -> tensor<1xf32>
    %k = stablehlo.custom_call @demo.scale(%s) {api_version = 4 : i32, backend_config = {exact = true, limit = -3 : i32}} : (tensor<1xf32>) -> tensor<1xf32>
    %t = call @twice(%r) : (tensor<2xf32>) -> tensor<2xf32>
    return %t : tensor<2xf32>
  }
  func.func private @twice(%x: tensor<2xf32>) -> tensor<2xf32> {
    %0 = stablehlo.add %x, %x : tensor<2xf32>
    return %0 : tensor<2xf32>
  }
}
