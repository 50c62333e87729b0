// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --canonicalize --split-input-file %s | FileCheck %s
// Folds and canonicalizations of stablehlo ops.

// Ops that change nothing are what they are given.
// CHECK-LABEL: func.func @nothing
// CHECK-SAME: (%[[A:.*]]: tensor<2x3xf32>, %[[Z:.*]]: tensor<f32>, %[[S:.*]]: tensor<2xi64>)
// CHECK-NEXT: return %[[A]], %[[A]], %[[A]], %[[A]], %[[A]], %[[A]], %[[A]], %[[A]], %[[A]], %[[A]], %[[A]]
func.func @nothing(%a: tensor<2x3xf32>, %z: tensor<f32>, %s: tensor<2xi64>) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) {
  %0 = stablehlo.convert %a : tensor<2x3xf32>
  %1 = stablehlo.reshape %a : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %2 = stablehlo.transpose %a, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %3 = stablehlo.broadcast_in_dim %a, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %4 = stablehlo.slice %a [0:2, 0:3] : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %5 = stablehlo.pad %a, %z, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
  %6 = stablehlo.concatenate %a, dim = 0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %7 = stablehlo.reverse %a, dims = [] : tensor<2x3xf32>
  %8 = stablehlo.dynamic_reshape %a, %s : (tensor<2x3xf32>, tensor<2xi64>) -> tensor<2x3xf32>
  %9 = stablehlo.dynamic_broadcast_in_dim %a, %s, dims = [0, 1] : (tensor<2x3xf32>, tensor<2xi64>) -> tensor<2x3xf32>
  %10 = stablehlo.bitcast_convert %a : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10 : tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>
}

// -----

// The same type is not the same thing when sizes are not known, dimensions
// trade places, or elements do.
// CHECK-LABEL: func.func @something
func.func @something(%a: tensor<3x3xf32>, %d: tensor<?x?xf32>, %s: tensor<2xi64>) -> (tensor<3x3xf32>, tensor<3x3xf32>, tensor<?x?xf32>, tensor<3x3xf32>) {
  // CHECK: stablehlo.transpose
  %0 = stablehlo.transpose %a, dims = [1, 0] : (tensor<3x3xf32>) -> tensor<3x3xf32>
  // CHECK: stablehlo.reverse
  %1 = stablehlo.reverse %a, dims = [1] : tensor<3x3xf32>
  // CHECK: stablehlo.dynamic_reshape
  %2 = stablehlo.dynamic_reshape %d, %s : (tensor<?x?xf32>, tensor<2xi64>) -> tensor<?x?xf32>
  // CHECK: stablehlo.broadcast_in_dim
  %3 = stablehlo.broadcast_in_dim %a, dims = [1, 0] : (tensor<3x3xf32>) -> tensor<3x3xf32>
  return %0, %1, %2, %3 : tensor<3x3xf32>, tensor<3x3xf32>, tensor<?x?xf32>, tensor<3x3xf32>
}

// -----

// CHECK-LABEL: func.func @complex
// CHECK-SAME: (%[[X:.*]]: tensor<2xf32>, %[[Y:.*]]: tensor<2xf32>, %[[Z:.*]]: tensor<2xcomplex<f32>>)
// CHECK-NEXT: return %[[X]], %[[Y]], %[[Z]], %[[X]]
func.func @complex(%x: tensor<2xf32>, %y: tensor<2xf32>, %z: tensor<2xcomplex<f32>>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xcomplex<f32>>, tensor<2xf32>) {
  %0 = stablehlo.complex %x, %y : tensor<2xcomplex<f32>>
  %1 = stablehlo.real %0 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
  %2 = stablehlo.imag %0 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
  %3 = stablehlo.real %z : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
  %4 = stablehlo.imag %z : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
  %5 = stablehlo.complex %3, %4 : tensor<2xcomplex<f32>>
  %6 = stablehlo.real %x : tensor<2xf32>
  return %1, %2, %5, %6 : tensor<2xf32>, tensor<2xf32>, tensor<2xcomplex<f32>>, tensor<2xf32>
}

// -----

// CHECK-LABEL: func.func @tuples
// CHECK-SAME: (%[[A:.*]]: tensor<i1>, %[[B:.*]]: tensor<i32>, %[[T:.*]]: tuple<tensor<i1>, tensor<i32>>)
// CHECK-NEXT: return %[[B]], %[[T]]
func.func @tuples(%a: tensor<i1>, %b: tensor<i32>, %t: tuple<tensor<i1>, tensor<i32>>) -> (tensor<i32>, tuple<tensor<i1>, tensor<i32>>) {
  %0 = stablehlo.tuple %a, %b : tuple<tensor<i1>, tensor<i32>>
  %1 = stablehlo.get_tuple_element %0[1] : (tuple<tensor<i1>, tensor<i32>>) -> tensor<i32>
  %2 = stablehlo.get_tuple_element %t[0] : (tuple<tensor<i1>, tensor<i32>>) -> tensor<i1>
  %3 = stablehlo.get_tuple_element %t[1] : (tuple<tensor<i1>, tensor<i32>>) -> tensor<i32>
  %4 = stablehlo.tuple %2, %3 : tuple<tensor<i1>, tensor<i32>>
  return %1, %4 : tensor<i32>, tuple<tensor<i1>, tensor<i32>>
}

// -----

// CHECK-LABEL: func.func @choices
// CHECK-SAME: (%[[P:.*]]: tensor<i1>, %[[A:.*]]: tensor<2xi32>, %[[B:.*]]: tensor<2xi32>)
// CHECK-NEXT: return %[[A]], %[[A]], %[[B]], %[[A]]
func.func @choices(%p: tensor<i1>, %a: tensor<2xi32>, %b: tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) {
  %t = stablehlo.constant dense<true> : tensor<i1>
  %f = stablehlo.constant dense<false> : tensor<2xi1>
  %0 = stablehlo.select %p, %a, %a : tensor<i1>, tensor<2xi32>
  %1 = stablehlo.select %t, %a, %b : tensor<i1>, tensor<2xi32>
  %2 = stablehlo.select %f, %a, %b : tensor<2xi1>, tensor<2xi32>
  %3 = stablehlo.negate %a : tensor<2xi32>
  %4 = stablehlo.negate %3 : tensor<2xi32>
  %5 = stablehlo.not %4 : tensor<2xi32>
  %6 = stablehlo.not %5 : tensor<2xi32>
  return %0, %1, %2, %6 : tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>
}

// -----

// CHECK-LABEL: func.func @sizes
// CHECK-NEXT: %[[C:.*]] = stablehlo.constant dense<3> : tensor<i32>
// CHECK-NEXT: %[[D:.*]] = stablehlo.get_dimension_size
// CHECK-NEXT: return %[[C]], %[[D]]
func.func @sizes(%a: tensor<?x3xf32>) -> (tensor<i32>, tensor<i32>) {
  %0 = stablehlo.get_dimension_size %a, dim = 1 : (tensor<?x3xf32>) -> tensor<i32>
  %1 = stablehlo.get_dimension_size %a, dim = 0 : (tensor<?x3xf32>) -> tensor<i32>
  return %0, %1 : tensor<i32>, tensor<i32>
}

// -----

// CHECK-LABEL: func.func @chains
// CHECK-SAME: (%[[A:.*]]: tensor<2x3x4xf32>)
// CHECK-NEXT: %[[R:.*]] = stablehlo.reshape %[[A]] : (tensor<2x3x4xf32>) -> tensor<8x3xf32>
// CHECK-NEXT: %[[T:.*]] = stablehlo.transpose %[[A]], dims = [2, 0, 1] : (tensor<2x3x4xf32>) -> tensor<4x2x3xf32>
// CHECK-NEXT: return %[[R]], %[[T]], %[[A]]
func.func @chains(%a: tensor<2x3x4xf32>) -> (tensor<8x3xf32>, tensor<4x2x3xf32>, tensor<2x3x4xf32>) {
  %0 = stablehlo.reshape %a : (tensor<2x3x4xf32>) -> tensor<24xf32>
  %1 = stablehlo.reshape %0 : (tensor<24xf32>) -> tensor<8x3xf32>
  %2 = stablehlo.transpose %a, dims = [1, 2, 0] : (tensor<2x3x4xf32>) -> tensor<3x4x2xf32>
  %3 = stablehlo.transpose %2, dims = [1, 2, 0] : (tensor<3x4x2xf32>) -> tensor<4x2x3xf32>
  %4 = stablehlo.transpose %2, dims = [2, 0, 1] : (tensor<3x4x2xf32>) -> tensor<2x3x4xf32>
  return %1, %3, %4 : tensor<8x3xf32>, tensor<4x2x3xf32>, tensor<2x3x4xf32>
}
