// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt %s --pass=tile-dispatches{target=vmvx} | FileCheck %s
// A contraction of the portable target is one call; its transposed operand is
// a matter of strides, and what follows runs over the result in place.

// CHECK-LABEL: func.func @matmul_bias
// CHECK: vmvx.matmul op("f32f32f32") lhs(%arg0 offset %c0 strides[%c3, %c1] : memref<?xf32>) rhs(%arg1 offset %c0 strides[%c1, %c3] : memref<?xf32>) out(%arg3 offset %c0 strides[%c4, %c1] : memref<?xf32>) sizes(%c2, %c4, %c3)
// CHECK: scf.for
// CHECK: scf.for
// CHECK: %[[V:.*]] = memref.load %arg3[%[[AT:.*]]]
// CHECK: %[[B:.*]] = memref.load %arg2
// CHECK: %[[S:.*]] = arith.addf %[[V]], %[[B]]
// CHECK: memref.store %[[S]], %arg3[%[[AT]]]
func.func @matmul_bias(%a: memref<?xf32>, %b: memref<?xf32>, %c: memref<?xf32>, %o: memref<?xf32>, %wx: index, %wy: index, %wz: index, %nx: index, %ny: index, %nz: index, %local: memref<?xi8>) {
  %av = memref.reinterpret_cast %a to offset: [0], sizes: [2, 3], strides: [3, 1] : memref<?xf32> to memref<2x3xf32>
  %bv = memref.reinterpret_cast %b to offset: [0], sizes: [4, 3], strides: [3, 1] : memref<?xf32> to memref<4x3xf32>
  %cv = memref.reinterpret_cast %c to offset: [0], sizes: [4], strides: [1] : memref<?xf32> to memref<4xf32>
  %ov = memref.reinterpret_cast %o to offset: [0], sizes: [2, 4], strides: [4, 1] : memref<?xf32> to memref<2x4xf32>
  %s = bufferization.to_tensor %av restrict : memref<2x3xf32> to tensor<2x3xf32>
  %t = bufferization.to_tensor %bv restrict : memref<4x3xf32> to tensor<4x3xf32>
  %u = bufferization.to_tensor %cv restrict : memref<4xf32> to tensor<4xf32>
  %z = arith.constant 0.0 : f32
  %te = tensor.empty() : tensor<3x4xf32>
  %w = linalg.transpose ins(%t : tensor<4x3xf32>) outs(%te : tensor<3x4xf32>) permutation = [1, 0]
  %e = tensor.empty() : tensor<2x4xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<2x4xf32>) -> tensor<2x4xf32>
  %m = linalg.matmul ins(%s, %w : tensor<2x3xf32>, tensor<3x4xf32>) outs(%f : tensor<2x4xf32>) -> tensor<2x4xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%m, %u : tensor<2x4xf32>, tensor<4xf32>) outs(%e : tensor<2x4xf32>) {
  ^bb0(%p: f32, %q: f32, %out: f32):
    %sum = arith.addf %p, %q : f32
    linalg.yield %sum : f32
  } -> tensor<2x4xf32>
  bufferization.materialize_in_destination %r in restrict writable %ov : (tensor<2x4xf32>, memref<2x4xf32>) -> ()
  return
}
