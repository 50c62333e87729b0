// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt %s --split-input-file --pass=tile-dispatches{vector-bits=256} | FileCheck %s

// Transposed weights and many rows: a panel of 16 columns is packed into local
// memory, then the rows pass. The last tile of rows starts early instead of
// leaving rows over: nothing that is loaded can be where the result goes.
// CHECK-LABEL: func.func @packed
// CHECK-SAME: workgroup_local_memory = 2048 : index
// CHECK: scf.for %{{.*}} = %c0 to %c48 step %c16 {
// CHECK: %[[P:.*]] = memref.view %{{.*}}[%c0][] : memref<?xi8> to memref<512xf32>
// CHECK: memref.store %{{.*}}, %[[P]]
// CHECK: scf.for %[[R:.*]] = %c0 to %c31 step %[[STEP:.*]] {
// CHECK: arith.minsi %[[R]]
// CHECK: vector.load %[[P]]
// CHECK: vector.fma
func.func @packed(%a: memref<?xf32>, %b: memref<?xf32>, %o: memref<?xf32>, %wx: index, %wy: index, %wz: index, %nx: index, %ny: index, %nz: index, %local: memref<?xi8>) {
  %av = memref.reinterpret_cast %a to offset: [0], sizes: [31, 32], strides: [32, 1] : memref<?xf32> to memref<31x32xf32>
  %bv = memref.reinterpret_cast %b to offset: [0], sizes: [48, 32], strides: [32, 1] : memref<?xf32> to memref<48x32xf32>
  %ov = memref.reinterpret_cast %o to offset: [0], sizes: [31, 48], strides: [48, 1] : memref<?xf32> to memref<31x48xf32>
  %s = bufferization.to_tensor %av restrict : memref<31x32xf32> to tensor<31x32xf32>
  %t = bufferization.to_tensor %bv restrict : memref<48x32xf32> to tensor<48x32xf32>
  %z = arith.constant 0.0 : f32
  %te = tensor.empty() : tensor<32x48xf32>
  %w = linalg.transpose ins(%t : tensor<48x32xf32>) outs(%te : tensor<32x48xf32>) permutation = [1, 0]
  %e = tensor.empty() : tensor<31x48xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<31x48xf32>) -> tensor<31x48xf32>
  %m = linalg.matmul ins(%s, %w : tensor<31x32xf32>, tensor<32x48xf32>) outs(%f : tensor<31x48xf32>) -> tensor<31x48xf32>
  bufferization.materialize_in_destination %m in restrict writable %ov : (tensor<31x48xf32>, memref<31x48xf32>) -> ()
  return
}

// -----

// Accumulating in place: no element may be computed twice, so rows that are
// left over get a loop of their own.
// CHECK-LABEL: func.func @accumulate
// CHECK-NOT: arith.minsi
// CHECK: vector.store
// CHECK: vector.store
func.func @accumulate(%a: memref<?xf32>, %b: memref<?xf32>, %o: memref<?xf32>, %wx: index, %wy: index, %wz: index, %nx: index, %ny: index, %nz: index, %local: memref<?xi8>) {
  %av = memref.reinterpret_cast %a to offset: [0], sizes: [13, 32], strides: [32, 1] : memref<?xf32> to memref<13x32xf32>
  %bv = memref.reinterpret_cast %b to offset: [0], sizes: [32, 16], strides: [16, 1] : memref<?xf32> to memref<32x16xf32>
  %ov = memref.reinterpret_cast %o to offset: [0], sizes: [13, 16], strides: [16, 1] : memref<?xf32> to memref<13x16xf32>
  %s = bufferization.to_tensor %av restrict : memref<13x32xf32> to tensor<13x32xf32>
  %t = bufferization.to_tensor %bv restrict : memref<32x16xf32> to tensor<32x16xf32>
  %u = bufferization.to_tensor %ov restrict : memref<13x16xf32> to tensor<13x16xf32>
  %m = linalg.matmul ins(%s, %t : tensor<13x32xf32>, tensor<32x16xf32>) outs(%u : tensor<13x16xf32>) -> tensor<13x16xf32>
  bufferization.materialize_in_destination %m in restrict writable %ov : (tensor<13x16xf32>, memref<13x16xf32>) -> ()
  return
}
