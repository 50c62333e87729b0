// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --canonicalize %s | FileCheck %s
// Folds and canonicalizations of tensors.

// Sizes come from where the tensor was made.
// CHECK-LABEL: func.func @dims
// CHECK-SAME: (%[[N:.*]]: index, %[[T:.*]]: tensor<4x?xf32>
func.func @dims(%n: index, %t: tensor<4x?xf32>, %f: f32) -> (index, index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.dim %t, %c0 : tensor<4x?xf32>
  %e = tensor.empty(%n) : tensor<4x?xf32>
  %1 = tensor.dim %e, %c1 : tensor<4x?xf32>
  %i = tensor.insert %f into %e[%c0, %c0] : tensor<4x?xf32>
  %2 = tensor.dim %i, %c1 : tensor<4x?xf32>
  %l = linalg.fill ins(%f : f32) outs(%e : tensor<4x?xf32>) -> tensor<4x?xf32>
  %3 = tensor.dim %l, %c1 : tensor<4x?xf32>
  %s = tensor.extract_slice %t[0, 0] [4, %n] [1, 1] : tensor<4x?xf32> to tensor<4x?xf32>
  %4 = tensor.dim %s, %c1 : tensor<4x?xf32>
  // CHECK: %[[C4:.*]] = arith.constant 4 : index
  // CHECK: return %[[C4]], %[[N]], %[[N]], %[[N]], %[[N]]
  return %0, %1, %2, %3, %4 : index, index, index, index, index
}

// A collapsed size is the product of its group.
// CHECK-LABEL: func.func @collapsed
// CHECK-SAME: (%[[T:.*]]: tensor<?x?xf32>)
func.func @collapsed(%t: tensor<?x?xf32>) -> index {
  %c0 = arith.constant 0 : index
  %0 = tensor.collapse_shape %t [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
  // CHECK: %[[A:.*]] = tensor.dim %[[T]], %c0
  // CHECK: %[[B:.*]] = tensor.dim %[[T]], %c1
  // CHECK: %[[P:.*]] = arith.muli %[[A]], %[[B]]
  // CHECK: return %[[P]]
  %1 = tensor.dim %0, %c0 : tensor<?xf32>
  return %1 : index
}

// Reshapes of reshapes, back and forth.
// CHECK-LABEL: func.func @reshapes
// CHECK-SAME: (%[[T:.*]]: tensor<6xf32>, %[[U:.*]]: tensor<2x3x4xf32>)
func.func @reshapes(%t: tensor<6xf32>, %u: tensor<2x3x4xf32>) -> (tensor<6xf32>, tensor<24xf32>) {
  %0 = tensor.expand_shape %t [[0, 1]] output_shape [2, 3] : tensor<6xf32> into tensor<2x3xf32>
  %1 = tensor.collapse_shape %0 [[0, 1]] : tensor<2x3xf32> into tensor<6xf32>
  %2 = tensor.collapse_shape %u [[0, 1], [2]] : tensor<2x3x4xf32> into tensor<6x4xf32>
  // CHECK: %[[C:.*]] = tensor.collapse_shape %[[U]] {{\[\[}}0, 1, 2]]
  %3 = tensor.collapse_shape %2 [[0, 1]] : tensor<6x4xf32> into tensor<24xf32>
  // CHECK: return %[[T]], %[[C]]
  return %1, %3 : tensor<6xf32>, tensor<24xf32>
}

// Older files give no output_shape; the unknown size is 12 / 3's like.
// CHECK-LABEL: func.func @old_expand
// CHECK-SAME: (%[[T:.*]]: tensor<?xf32>)
func.func @old_expand(%t: tensor<?xf32>) -> tensor<?x3xf32> {
  // CHECK: %[[D:.*]] = tensor.dim %[[T]]
  // CHECK: %[[Q:.*]] = arith.divsi %[[D]], %c3
  // CHECK: tensor.expand_shape %[[T]] {{\[\[}}0, 1]] output_shape [%[[Q]], 3]
  %0 = tensor.expand_shape %t [[0, 1]] : tensor<?xf32> into tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}

// Elements of constants and of what was just put together.
// CHECK-LABEL: func.func @elements
// CHECK-SAME: (%[[A:.*]]: f32, %[[I:.*]]: index)
func.func @elements(%a: f32, %i: index) -> (f32, f32, f32, tensor<2xi32>) {
  %c1 = arith.constant 1 : index
  %k = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %0 = tensor.extract %k[%c1] : tensor<2xf32>
  %f = tensor.from_elements %a, %0 : tensor<2xf32>
  %1 = tensor.extract %f[%c1] : tensor<2xf32>
  %s = tensor.splat %a : tensor<4xf32>
  %2 = tensor.extract %s[%i] : tensor<4xf32>
  %x = arith.constant 3 : i32
  %y = arith.constant 4 : i32
  %3 = tensor.from_elements %x, %y : tensor<2xi32>
  // CHECK-DAG: %[[TWO:.*]] = arith.constant 2.000000e+00 : f32
  // CHECK-DAG: %[[K:.*]] = arith.constant dense<[3, 4]> : tensor<2xi32>
  // CHECK: return %[[TWO]], %[[TWO]], %[[A]], %[[K]]
  return %0, %1, %2, %3 : f32, f32, f32, tensor<2xi32>
}

// Identity slices and casts vanish; constant sizes move into the type.
// CHECK-LABEL: func.func @slices
// CHECK-SAME: (%[[T:.*]]: tensor<4x4xf32>)
func.func @slices(%t: tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<?x4xf32>) {
  %0 = tensor.extract_slice %t[0, 0] [4, 4] [1, 1] : tensor<4x4xf32> to tensor<4x4xf32>
  %1 = tensor.cast %t : tensor<4x4xf32> to tensor<?x4xf32>
  %2 = tensor.cast %1 : tensor<?x4xf32> to tensor<4x4xf32>
  %c2 = arith.constant 2 : index
  // CHECK: %[[S:.*]] = tensor.extract_slice %[[T]][2, 0] [2, 4] [1, 1] : tensor<4x4xf32> to tensor<2x4xf32>
  // CHECK: %[[C:.*]] = tensor.cast %[[S]] : tensor<2x4xf32> to tensor<?x4xf32>
  %3 = tensor.extract_slice %t[%c2, 0] [%c2, 4] [1, 1] : tensor<4x4xf32> to tensor<?x4xf32>
  // CHECK: return %[[T]], %[[T]], %[[C]]
  return %0, %2, %3 : tensor<4x4xf32>, tensor<4x4xf32>, tensor<?x4xf32>
}

// Reshapes that meet become one.
// CHECK-LABEL: func.func @reshapes_meet(
// CHECK-SAME: %[[A:.*]]: tensor<2048xf32>, %[[B:.*]]: tensor<?x?x?xf32>, %[[C:.*]]: tensor<2x3x4x5xf32>, %[[D:.*]]: tensor<6x20xf32>
func.func @reshapes_meet(%a: tensor<2048xf32>, %b: tensor<?x?x?xf32>, %c: tensor<2x3x4x5xf32>, %d: tensor<6x20xf32>, %n: index) -> (tensor<4x512xf32>, tensor<?x?xf32>, tensor<6x20xf32>, tensor<2x3x4x5xf32>) {
  // CHECK-DAG: %[[E:.*]] = tensor.expand_shape %[[A]] {{\[\[}}0, 1]] output_shape [4, 512]
  // CHECK-DAG: %[[F:.*]] = tensor.collapse_shape %[[B]] {{\[\[}}0, 1], [2]]
  // CHECK-DAG: %[[G:.*]] = tensor.collapse_shape %[[C]] {{\[\[}}0, 1], [2, 3]]
  // CHECK-DAG: %[[H:.*]] = tensor.expand_shape %[[D]] {{\[\[}}0, 1], [2, 3]] output_shape [2, 3, 4, 5]
  // CHECK: return %[[E]], %[[F]], %[[G]], %[[H]]
  %0 = tensor.expand_shape %a [[0, 1, 2, 3]] output_shape [1, 4, 1, 512] : tensor<2048xf32> into tensor<1x4x1x512xf32>
  %1 = tensor.collapse_shape %0 [[0, 1, 2], [3]] : tensor<1x4x1x512xf32> into tensor<4x512xf32>
  %2 = tensor.expand_shape %b [[0], [1], [2, 3]] output_shape [%n, %n, %n, 1] : tensor<?x?x?xf32> into tensor<?x?x?x1xf32>
  %3 = tensor.collapse_shape %2 [[0, 1], [2, 3]] : tensor<?x?x?x1xf32> into tensor<?x?xf32>
  %4 = tensor.collapse_shape %c [[0, 1, 2, 3]] : tensor<2x3x4x5xf32> into tensor<120xf32>
  %5 = tensor.expand_shape %4 [[0, 1]] output_shape [6, 20] : tensor<120xf32> into tensor<6x20xf32>
  %6 = tensor.collapse_shape %d [[0, 1]] : tensor<6x20xf32> into tensor<120xf32>
  %7 = tensor.expand_shape %6 [[0, 1, 2, 3]] output_shape [2, 3, 4, 5] : tensor<120xf32> into tensor<2x3x4x5xf32>
  return %1, %3, %5, %7 : tensor<4x512xf32>, tensor<?x?xf32>, tensor<6x20xf32>, tensor<2x3x4x5xf32>
}

// Slices of the same place; sizes that are constants, also with dims dropped.
// CHECK-LABEL: func.func @slices_meet(
// CHECK-SAME: %[[T:.*]]: tensor<?x?xf32>, %[[P:.*]]: tensor<4x?xf32>, %[[Q:.*]]: tensor<4x?xf32>, %[[N:.*]]: index
func.func @slices_meet(%t: tensor<?x?xf32>, %p: tensor<4x?xf32>, %q: tensor<4x?xf32>, %n: index) -> (tensor<4x?xf32>, tensor<?x?xf32>, tensor<?xf32>, tensor<?xi32>) {
  // CHECK: %[[I:.*]] = tensor.insert_slice %[[Q]] into %[[T]][0, %[[N]]] [4, %[[N]]] [1, 1]
  // CHECK: %[[S:.*]] = tensor.extract_slice %[[T]][0, 2] [1, 8] [1, 1] : tensor<?x?xf32> to tensor<8xf32>
  // CHECK: %[[C:.*]] = tensor.cast %[[S]] : tensor<8xf32> to tensor<?xf32>
  // CHECK: tensor.generate {{.*}}{
  // CHECK: } : tensor<8xi32>
  // CHECK: return %[[P]], %[[I]], %[[C]]
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %0 = tensor.insert_slice %p into %t[0, %n] [4, %n] [1, 1] : tensor<4x?xf32> into tensor<?x?xf32>
  %1 = tensor.extract_slice %0[0, %n] [4, %n] [1, 1] : tensor<?x?xf32> to tensor<4x?xf32>
  %2 = tensor.insert_slice %q into %0[0, %n] [4, %n] [1, 1] : tensor<4x?xf32> into tensor<?x?xf32>
  %3 = tensor.extract_slice %t[0, %c2] [1, %c8] [1, 1] : tensor<?x?xf32> to tensor<?xf32>
  %4 = tensor.generate %c8 {
  ^bb0(%i: index):
    %5 = arith.index_cast %i : index to i32
    tensor.yield %5 : i32
  } : tensor<?xi32>
  return %1, %2, %3, %4 : tensor<4x?xf32>, tensor<?x?xf32>, tensor<?xf32>, tensor<?xi32>
}

// Elements of splats, bits of bits, shapes that are the only one.
// CHECK-LABEL: func.func @plain_shapes(
// CHECK-SAME: %[[A:.*]]: tensor<4xi32>, %[[S:.*]]: tensor<1xindex>, %[[I:.*]]: index
func.func @plain_shapes(%a: tensor<4xi32>, %s: tensor<1xindex>, %i: index) -> (tensor<4xi32>, tensor<4xi32>, tensor<4xf32>) {
  // CHECK: %[[C:.*]] = arith.constant dense<4.000000e+00> : tensor<4xf32>
  // CHECK: return %[[A]], %[[A]], %[[C]]
  %0 = tensor.bitcast %a : tensor<4xi32> to tensor<4xui32>
  %1 = tensor.bitcast %0 : tensor<4xui32> to tensor<4xi32>
  %2 = tensor.reshape %a(%s) : (tensor<4xi32>, tensor<1xindex>) -> tensor<4xi32>
  %c = arith.constant dense<4.0> : tensor<4xf32>
  %f = arith.constant 4.0 : f32
  %3 = tensor.insert %f into %c[%i] : tensor<4xf32>
  return %1, %2, %3 : tensor<4xi32>, tensor<4xi32>, tensor<4xf32>
}
