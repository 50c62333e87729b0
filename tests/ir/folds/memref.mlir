// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --canonicalize %s | FileCheck %s
// Canonicalizations of memref ops.

// Constant sizes go into the type; a cast keeps what users see.
// CHECK-LABEL: func.func @sizes(
// CHECK-SAME: %[[M:.*]]: memref<8x16xf32>, %[[N:.*]]: index
func.func @sizes(%m: memref<8x16xf32>, %n: index) -> (memref<?x?xf32>, memref<?xf32, strided<[?], offset: ?>>) {
  // CHECK: %[[A:.*]] = memref.alloc(%[[N]]) {alignment = 64 : i64} : memref<4x?xf32>
  // CHECK: %[[B:.*]] = memref.cast %[[A]] : memref<4x?xf32> to memref<?x?xf32>
  // CHECK: %[[S:.*]] = memref.subview %[[M]][2, 0] [1, 4] [1, 1] : memref<8x16xf32> to memref<4xf32, strided<[1], offset: 32>>
  // CHECK: %[[T:.*]] = memref.cast %[[S]]
  // CHECK: return %[[B]], %[[T]]
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %0 = memref.alloc(%c4, %n) {alignment = 64 : i64} : memref<?x?xf32>
  %1 = memref.subview %m[%c2, %c0] [1, %c4] [1, %c1] : memref<8x16xf32> to memref<?xf32, strided<[?], offset: ?>>
  return %0, %1 : memref<?x?xf32>, memref<?xf32, strided<[?], offset: ?>>
}

// Loads, stores and the like look through casts that only forget.
// CHECK-LABEL: func.func @casts(
// CHECK-SAME: %[[M:.*]]: memref<4xf32>, %[[I:.*]]: index, %[[F:.*]]: f32
func.func @casts(%m: memref<4xf32>, %i: index, %f: f32) -> f32 {
  // CHECK: %[[L:.*]] = memref.load %[[M]][%[[I]]] : memref<4xf32>
  // CHECK: memref.store %[[F]], %[[M]][%[[I]]] : memref<4xf32>
  // CHECK-NOT: memref.copy
  // CHECK: return %[[L]]
  %0 = memref.cast %m : memref<4xf32> to memref<?xf32>
  %1 = memref.load %0[%i] : memref<?xf32>
  memref.store %f, %0[%i] : memref<?xf32>
  memref.copy %m, %0 : memref<4xf32> to memref<?xf32>
  return %1 : f32
}

// Reshapes that undo each other.
// CHECK-LABEL: func.func @reshapes(
// CHECK-SAME: %[[M:.*]]: memref<12x4xf32>
func.func @reshapes(%m: memref<12x4xf32>) -> (memref<12x4xf32>, memref<12x4xf32>) {
  // CHECK: return %[[M]], %[[M]]
  %0 = memref.expand_shape %m [[0, 1], [2]] output_shape [3, 4, 4] : memref<12x4xf32> into memref<3x4x4xf32>
  %1 = memref.collapse_shape %0 [[0, 1], [2]] : memref<3x4x4xf32> into memref<12x4xf32>
  %2 = memref.collapse_shape %m [[0], [1]] : memref<12x4xf32> into memref<12x4xf32>
  return %1, %2 : memref<12x4xf32>, memref<12x4xf32>
}
