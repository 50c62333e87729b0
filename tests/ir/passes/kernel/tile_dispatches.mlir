// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt %s --split-input-file --pass=tile-dispatches{vector-bits=256} | FileCheck %s

// An elementwise op becomes a loop over vectors and a loop over what is left;
// nothing of tensor, linalg or bufferization remains.
// CHECK-LABEL: func.func @add
// CHECK-NOT: tensor
// CHECK: scf.for %[[I:.*]] = %c0 to %c32 step %c16 {
// CHECK: %[[X:.*]] = vector.load %arg0[%[[I]]] : memref<?xf32>, vector<8xf32>
// CHECK: arith.addf %[[X]], %[[X]] : vector<8xf32>
// CHECK: vector.store
// CHECK: scf.for %[[K:.*]] = %c32 to %c35 step %c1 {
// CHECK: memref.load %arg0[%[[K]]] : memref<?xf32>
// CHECK: arith.addf %{{.*}} : f32
// CHECK: memref.store
// CHECK-NOT: bufferization
func.func @add(%a: memref<?xf32>, %o: memref<?xf32>, %wx: index, %wy: index, %wz: index, %nx: index, %ny: index, %nz: index, %local: memref<?xi8>) {
  %av = memref.reinterpret_cast %a to offset: [0], sizes: [35], strides: [1] : memref<?xf32> to memref<35xf32>
  %ov = memref.reinterpret_cast %o to offset: [0], sizes: [35], strides: [1] : memref<?xf32> to memref<35xf32>
  %t = bufferization.to_tensor %av restrict : memref<35xf32> to tensor<35xf32>
  %e = tensor.empty() : tensor<35xf32>
  %r = linalg.add ins(%t, %t : tensor<35xf32>, tensor<35xf32>) outs(%e : tensor<35xf32>) -> tensor<35xf32>
  bufferization.materialize_in_destination %r in restrict writable %ov : (tensor<35xf32>, memref<35xf32>) -> ()
  return
}

// -----

// insert_slice into the binding that it is stored to writes the slice only.
// CHECK-LABEL: func.func @insert
// CHECK: %[[V:.*]] = memref.load %arg1[%c0]
// CHECK: memref.store %[[V]], %arg0[%c7]
// CHECK-NOT: memref.store
func.func @insert(%o: memref<?xf32>, %a: memref<?xf32>, %wx: index, %wy: index, %wz: index, %nx: index, %ny: index, %nz: index, %local: memref<?xi8>) {
  %av = memref.reinterpret_cast %a to offset: [0], sizes: [1], strides: [1] : memref<?xf32> to memref<1xf32>
  %ov = memref.reinterpret_cast %o to offset: [0], sizes: [4, 5], strides: [5, 1] : memref<?xf32> to memref<4x5xf32>
  %t = bufferization.to_tensor %av restrict : memref<1xf32> to tensor<1xf32>
  %u = bufferization.to_tensor %ov restrict : memref<4x5xf32> to tensor<4x5xf32>
  %r = tensor.insert_slice %t into %u[1, 2] [1, 1] [1, 1] : tensor<1xf32> into tensor<4x5xf32>
  bufferization.materialize_in_destination %r in restrict writable %ov : (tensor<4x5xf32>, memref<4x5xf32>) -> ()
  return
}

// -----

// Two results of one shape share a nest; both are computed before either is
// stored, so they may lie where the operands were.
// CHECK-LABEL: func.func @sum_and_difference
// CHECK: %[[S:.*]] = arith.addf
// CHECK: %[[D:.*]] = arith.subf
// CHECK: vector.store %[[S]], %arg0
// CHECK: vector.store %[[D]], %arg1
// CHECK-NOT: scf.for
func.func @sum_and_difference(%a: memref<?xf32>, %b: memref<?xf32>, %wx: index, %wy: index, %wz: index, %nx: index, %ny: index, %nz: index, %local: memref<?xi8>) {
  %av = memref.reinterpret_cast %a to offset: [0], sizes: [8], strides: [1] : memref<?xf32> to memref<8xf32>
  %bv = memref.reinterpret_cast %b to offset: [0], sizes: [8], strides: [1] : memref<?xf32> to memref<8xf32>
  %s = bufferization.to_tensor %av restrict : memref<8xf32> to tensor<8xf32>
  %t = bufferization.to_tensor %bv restrict : memref<8xf32> to tensor<8xf32>
  %e = tensor.empty() : tensor<8xf32>
  %p = linalg.add ins(%s, %t : tensor<8xf32>, tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %m = linalg.sub ins(%s, %t : tensor<8xf32>, tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  bufferization.materialize_in_destination %p in restrict writable %av : (tensor<8xf32>, memref<8xf32>) -> ()
  bufferization.materialize_in_destination %m in restrict writable %bv : (tensor<8xf32>, memref<8xf32>) -> ()
  return
}
