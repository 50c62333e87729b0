// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: sh %S/Inputs/round_trip.sh %s %t
// RUN: emplace opt %s | FileCheck %s
// Quantized values in ops of the stablehlo dialect: with one scale, and with
// scales along a dimension, which moves with it.

!axis0 = !quant.uniform<i8:f32:0, {0.1:-30}>
!axis1 = !quant.uniform<i8:f32:1, {0.1:-30, 0.5:-20}>
!axis2 = !quant.uniform<i8:f32:2, {0.1:-30, 0.5:-20}>
!axis3 = !quant.uniform<i8:f32:3, {0.1:-30, 0.5:-20}>
!layer = !quant.uniform<i8:f32, 1.0:17>
!zero = !quant.uniform<i8:f32, 1.0>

// CHECK-LABEL: func.func @shapes
func.func @shapes(%a: tensor<1x2x2x!axis2>, %b: tensor<1x2x2x!axis0>, %s: tensor<3xi64>, %l: tensor<1x2x2x!layer>) {
  %0 = stablehlo.bitcast_convert %a : (tensor<1x2x2x!axis2>) -> tensor<1x2x2x!axis2>
  // CHECK: broadcast_in_dim %arg0, dims = [0, 1, 3] : (tensor<1x2x2x!quant.uniform<i8:f32:2, {1.000000e-01:-30,5.000000e-01:-20}>>) -> tensor<1x2x3x2x!quant.uniform<i8:f32:3, {1.000000e-01:-30,5.000000e-01:-20}>>
  %1 = stablehlo.broadcast_in_dim %a, dims = [0, 1, 3] : (tensor<1x2x2x!axis2>) -> tensor<1x2x3x2x!axis3>
  %2 = stablehlo.broadcast_in_dim %b, dims = [0, 1, 2] : (tensor<1x2x2x!axis0>) -> tensor<2x2x2x!quant.uniform<i8:f32:0, {0.1:-30, 0.1:-30}>>
  %3 = stablehlo.dynamic_broadcast_in_dim %a, %s, dims = [0, 1, 2] : (tensor<1x2x2x!axis2>, tensor<3xi64>) -> tensor<1x2x2x!axis2>
  %4 = stablehlo.get_dimension_size %a, dim = 1 : (tensor<1x2x2x!axis2>) -> tensor<i32>
  %5 = stablehlo.reshape %a : (tensor<1x2x2x!axis2>) -> tensor<2x2x!axis1>
  %6 = stablehlo.transpose %a, dims = [0, 2, 1] : (tensor<1x2x2x!axis2>) -> tensor<1x2x2x!axis1>
  %7 = stablehlo.tuple %b, %b : tuple<tensor<1x2x2x!axis0>, tensor<1x2x2x!axis0>>
  %8 = stablehlo.custom_call @f(%a) : (tensor<1x2x2x!axis2>) -> tensor<1x2x2x!axis2>
  // The whole range of the storage is not spelled.
  // CHECK: transpose %arg3, dims = [0, 2, 1] : (tensor<1x2x2x!quant.uniform<i8:f32, 1.000000e+00:17>>) -> tensor<1x2x2x!quant.uniform<i8:f32, 1.000000e+00:17>>
  %9 = stablehlo.transpose %l, dims = [0, 2, 1] : (tensor<1x2x2x!layer>) -> tensor<1x2x2x!quant.uniform<i8<-128:127>:f32, 1.0:17>>
  %10 = stablehlo.reshape %l : (tensor<1x2x2x!layer>) -> tensor<4x!layer>
  return
}

// CHECK-LABEL: func.func @elements
func.func @elements(%a: tensor<1x2x2x!axis2>, %l: tensor<1x2x2x!layer>, %z: tensor<1x2x2x!zero>, %x: tensor<1x2x2xf32>) {
  // CHECK: uniform_quantize %arg3 : (tensor<1x2x2xf32>) -> tensor<1x2x2x!quant.uniform<i8:f32:2, {1.000000e-01:-30,5.000000e-01:-20}>>
  %0 = stablehlo.uniform_quantize %x : (tensor<1x2x2xf32>) -> tensor<1x2x2x!axis2>
  %1 = stablehlo.uniform_dequantize %a : (tensor<1x2x2x!axis2>) -> tensor<1x2x2xf32>
  %2 = stablehlo.uniform_quantize %l : (tensor<1x2x2x!layer>) -> tensor<1x2x2x!zero>
  %3 = stablehlo.add %l, %z : (tensor<1x2x2x!layer>, tensor<1x2x2x!zero>) -> tensor<1x2x2x!layer>
  %4 = stablehlo.add %a, %z : (tensor<1x2x2x!axis2>, tensor<1x2x2x!zero>) -> tensor<1x2x2x!axis2>
  %5 = stablehlo.add %a, %a : tensor<1x2x2x!axis2>
  // CHECK: cosine %arg1 : (tensor<1x2x2x!quant.uniform<i8:f32, 1.000000e+00:17>>) -> tensor<1x2x2x!quant.uniform<i8:f32, 1.000000e+00>>
  %6 = stablehlo.cosine %l : (tensor<1x2x2x!layer>) -> tensor<1x2x2x!zero>
  // CHECK: multiply %arg1, %arg2 : (tensor<1x2x2x!quant.uniform<i8:f32, 1.000000e+00:17>>, tensor<1x2x2x!quant.uniform<i8:f32, 1.000000e+00>>) -> tensor<1x2x2x!quant.uniform<i8:f32, 1.000000e+00:17>>
  %7 = stablehlo.multiply %l, %z : (tensor<1x2x2x!layer>, tensor<1x2x2x!zero>) -> tensor<1x2x2x!layer>
  %8 = stablehlo.compare LT, %l, %l : (tensor<1x2x2x!layer>, tensor<1x2x2x!layer>) -> tensor<1x2x2xi1>
  %9 = stablehlo.is_finite %l : (tensor<1x2x2x!layer>) -> tensor<1x2x2xi1>
  return
}

// CHECK-LABEL: func.func @reductions
func.func @reductions(%a: tensor<16x!layer>, %i: tensor<!layer>) {
  // CHECK: stablehlo.reduce(%arg0 init: %arg1) applies stablehlo.add across dimensions = [0] : (tensor<16x!quant.uniform<i8:f32, 1.000000e+00:17>>, tensor<!quant.uniform<i8:f32, 1.000000e+00:17>>) -> tensor<!quant.uniform<i8:f32, 1.000000e+00:17>>
  %0 = stablehlo.reduce(%a init: %i) applies stablehlo.add across dimensions = [0] : (tensor<16x!layer>, tensor<!layer>) -> tensor<!layer>
  %1 = "stablehlo.reduce_window"(%a, %i) <{window_dimensions = array<i64: 2>}> ({
  ^bb0(%x: tensor<!layer>, %y: tensor<!layer>):
    %2 = stablehlo.maximum %x, %y : tensor<!layer>
    stablehlo.return %2 : tensor<!layer>
  }) : (tensor<16x!layer>, tensor<!layer>) -> tensor<15x!layer>
  return
}

// CHECK-LABEL: func.func @products
func.func @products(%a: tensor<2x3x4x!layer>, %b: tensor<2x3x5x!zero>, %c: tensor<2x3x5x!quant.uniform<i8:f32:0, {0.1, 0.1}>>, %x: tensor<2x3x4xf32>) {
  // CHECK: dot_general %arg0, %arg1, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<2x3x4x!quant.uniform<i8:f32, 1.000000e+00:17>>, tensor<2x3x5x!quant.uniform<i8:f32, 1.000000e+00>>) -> tensor<2x4x5x!quant.uniform<i32:f32, 1.000000e+00>>
  %0 = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<2x3x4x!layer>, tensor<2x3x5x!zero>) -> tensor<2x4x5x!quant.uniform<i32:f32, 1.0>>
  %1 = stablehlo.dot_general %a, %c, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<2x3x4x!layer>, tensor<2x3x5x!quant.uniform<i8:f32:0, {0.1, 0.1}>>) -> tensor<2x4x5x!quant.uniform<i8:f32:0, {0.1:-30, 0.1:-30}>>
  %2 = stablehlo.dot_general %x, %b, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<2x3x4xf32>, tensor<2x3x5x!zero>) -> tensor<2x4x5xf32>
  return
}

// CHECK-LABEL: func.func @convolutions
func.func @convolutions(%a: tensor<1x4x1x!layer>, %k: tensor<3x1x2x!axis2>, %x: tensor<1x4x1xf32>) {
  // CHECK: -> tensor<1x2x2x!quant.uniform<i8:f32:2, {1.000000e-01:-30,5.000000e-01:-20}>>
  %0 = stablehlo.convolution(%a, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x1x!layer>, tensor<3x1x2x!axis2>) -> tensor<1x2x2x!axis2>
  %1 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x1xf32>, tensor<3x1x2x!axis2>) -> tensor<1x2x2xf32>
  return
}
