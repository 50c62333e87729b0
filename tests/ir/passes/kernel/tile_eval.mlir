// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt %s --split-input-file --pass=tile-dispatches{vector-bits=256} | FileCheck %s

// Slices and reshapes only move the point: 240 elements from element 40 on.
// CHECK-LABEL: func.func @moved
// CHECK: vector.load %arg0
// CHECK-NOT: scf.if
func.func @moved(%a: memref<?xf32>, %o: memref<?xf32>, %wx: index, %wy: index, %wz: index, %nx: index, %ny: index, %nz: index, %local: memref<?xi8>) {
  %av = memref.reinterpret_cast %a to offset: [0], sizes: [8, 40], strides: [40, 1] : memref<?xf32> to memref<8x40xf32>
  %ov = memref.reinterpret_cast %o to offset: [0], sizes: [240], strides: [1] : memref<?xf32> to memref<240xf32>
  %t = bufferization.to_tensor %av restrict : memref<8x40xf32> to tensor<8x40xf32>
  %s = tensor.extract_slice %t[1, 0] [6, 40] [1, 1] : tensor<8x40xf32> to tensor<6x40xf32>
  %r = tensor.collapse_shape %s [[0, 1]] : tensor<6x40xf32> into tensor<240xf32>
  bufferization.materialize_in_destination %r in restrict writable %ov : (tensor<240xf32>, memref<240xf32>) -> ()
  return
}

// -----

// Padding is a branch around the load, on the padded dim only; rows still go
// as vectors.
// CHECK-LABEL: func.func @padded_rows
// CHECK: %[[C:.*]] = arith.andi
// CHECK: %[[V:.*]] = scf.if %[[C]] -> (vector<8xf32>) {
// CHECK: vector.load %arg0
// CHECK: } else {
// CHECK: scf.yield %cst
// CHECK: vector.store %[[V]]
func.func @padded_rows(%a: memref<?xf32>, %o: memref<?xf32>, %wx: index, %wy: index, %wz: index, %nx: index, %ny: index, %nz: index, %local: memref<?xi8>) {
  %av = memref.reinterpret_cast %a to offset: [0], sizes: [3, 8], strides: [8, 1] : memref<?xf32> to memref<3x8xf32>
  %ov = memref.reinterpret_cast %o to offset: [0], sizes: [5, 8], strides: [8, 1] : memref<?xf32> to memref<5x8xf32>
  %t = bufferization.to_tensor %av restrict : memref<3x8xf32> to tensor<3x8xf32>
  %z = arith.constant 0.0 : f32
  %r = tensor.pad %t low[1, 0] high[1, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %z : f32
  } : tensor<3x8xf32> to tensor<5x8xf32>
  bufferization.materialize_in_destination %r in restrict writable %ov : (tensor<5x8xf32>, memref<5x8xf32>) -> ()
  return
}

// -----

// Concatenation asks which input holds the point.
// CHECK-LABEL: func.func @concatenated
// CHECK: scf.if %{{.*}} -> (f32) {
// CHECK: memref.load %arg0
// CHECK: } else {
// CHECK: memref.load %arg1
func.func @concatenated(%a: memref<?xf32>, %b: memref<?xf32>, %o: memref<?xf32>, %wx: index, %wy: index, %wz: index, %nx: index, %ny: index, %nz: index, %local: memref<?xi8>) {
  %av = memref.reinterpret_cast %a to offset: [0], sizes: [3], strides: [1] : memref<?xf32> to memref<3xf32>
  %bv = memref.reinterpret_cast %b to offset: [0], sizes: [5], strides: [1] : memref<?xf32> to memref<5xf32>
  %ov = memref.reinterpret_cast %o to offset: [0], sizes: [8], strides: [1] : memref<?xf32> to memref<8xf32>
  %s = bufferization.to_tensor %av restrict : memref<3xf32> to tensor<3xf32>
  %t = bufferization.to_tensor %bv restrict : memref<5xf32> to tensor<5xf32>
  %r = tensor.concat dim(0) %s, %t : (tensor<3xf32>, tensor<5xf32>) -> tensor<8xf32>
  bufferization.materialize_in_destination %r in restrict writable %ov : (tensor<8xf32>, memref<8xf32>) -> ()
  return
}
