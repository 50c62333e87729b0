// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt %s --split-input-file --pass=tile-dispatches{vector-bits=256} | FileCheck %s

// Indices that run backwards are a vector turned round.
// CHECK-LABEL: func.func @reversed
// CHECK: %[[V:.*]] = vector.load %arg0
// CHECK: vector.shuffle %[[V]], %[[V]] [7, 6, 5, 4, 3, 2, 1, 0]
func.func @reversed(%a: memref<?xf32>, %o: memref<?xf32>, %wx: index, %wy: index, %wz: index, %nx: index, %ny: index, %nz: index, %local: memref<?xi8>) {
  %av = memref.reinterpret_cast %a to offset: [0], sizes: [32], strides: [1] : memref<?xf32> to memref<32xf32>
  %ov = memref.reinterpret_cast %o to offset: [0], sizes: [32], strides: [1] : memref<?xf32> to memref<32xf32>
  %s = bufferization.to_tensor %av restrict : memref<32xf32> to tensor<32xf32>
  %e = tensor.empty() : tensor<32xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (31 - i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%s : tensor<32xf32>) outs(%e : tensor<32xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<32xf32>
  bufferization.materialize_in_destination %r in restrict writable %ov : (tensor<32xf32>, memref<32xf32>) -> ()
  return
}

// -----

// Collapsing and expanding again cancels: no division is left.
// CHECK-LABEL: func.func @cancelled
// CHECK-NOT: div
// CHECK: vector.load
func.func @cancelled(%a: memref<?xf32>, %o: memref<?xf32>, %wx: index, %wy: index, %wz: index, %nx: index, %ny: index, %nz: index, %local: memref<?xi8>) {
  %av = memref.reinterpret_cast %a to offset: [0], sizes: [4, 8], strides: [8, 1] : memref<?xf32> to memref<4x8xf32>
  %ov = memref.reinterpret_cast %o to offset: [0], sizes: [2, 2, 8], strides: [16, 8, 1] : memref<?xf32> to memref<2x2x8xf32>
  %s = bufferization.to_tensor %av restrict : memref<4x8xf32> to tensor<4x8xf32>
  %r = tensor.expand_shape %s [[0, 1], [2]] output_shape [2, 2, 8] : tensor<4x8xf32> into tensor<2x2x8xf32>
  bufferization.materialize_in_destination %r in restrict writable %ov : (tensor<2x2x8xf32>, memref<2x2x8xf32>) -> ()
  return
}
