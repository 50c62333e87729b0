// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt %s --split-input-file --pass=tile-dispatches{vector-bits=256} | FileCheck %s

// Transposed weights and one row: lanes go along the reduction, and outputs
// share the vector of the row. Only a contraction may be reordered like this.
// CHECK-LABEL: func.func @matvec
// CHECK: scf.for %{{.*}} = %c0 to %c64 step %c8 iter_args(
// CHECK: vector.load %arg0
// CHECK: vector.fma
// CHECK: vector.reduction <add>, %{{.*}} fastmath<reassoc> : vector<8xf32> into f32
func.func @matvec(%a: memref<?xf32>, %b: memref<?xf32>, %o: memref<?xf32>, %wx: index, %wy: index, %wz: index, %nx: index, %ny: index, %nz: index, %local: memref<?xi8>) {
  %av = memref.reinterpret_cast %a to offset: [0], sizes: [64], strides: [1] : memref<?xf32> to memref<64xf32>
  %bv = memref.reinterpret_cast %b to offset: [0], sizes: [16, 64], strides: [64, 1] : memref<?xf32> to memref<16x64xf32>
  %ov = memref.reinterpret_cast %o to offset: [0], sizes: [16], strides: [1] : memref<?xf32> to memref<16xf32>
  %s = bufferization.to_tensor %av restrict : memref<64xf32> to tensor<64xf32>
  %t = bufferization.to_tensor %bv restrict : memref<16x64xf32> to tensor<16x64xf32>
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<16xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<16xf32>) -> tensor<16xf32>
  %m = linalg.matvec ins(%t, %s : tensor<16x64xf32>, tensor<64xf32>) outs(%f : tensor<16xf32>) -> tensor<16xf32>
  bufferization.materialize_in_destination %m in restrict writable %ov : (tensor<16xf32>, memref<16xf32>) -> ()
  return
}

// -----

// A sum in order: the lanes are rows, whose elements are gathered.
// CHECK-LABEL: func.func @row_sums
// CHECK: iter_args({{.*}}) -> (vector<8xf32>)
// CHECK-COUNT-8: memref.load
// CHECK: vector.from_elements
// CHECK-NOT: vector.reduction
func.func @row_sums(%a: memref<?xf32>, %o: memref<?xf32>, %wx: index, %wy: index, %wz: index, %nx: index, %ny: index, %nz: index, %local: memref<?xi8>) {
  %av = memref.reinterpret_cast %a to offset: [0], sizes: [8, 64], strides: [64, 1] : memref<?xf32> to memref<8x64xf32>
  %ov = memref.reinterpret_cast %o to offset: [0], sizes: [8], strides: [1] : memref<?xf32> to memref<8xf32>
  %s = bufferization.to_tensor %av restrict : memref<8x64xf32> to tensor<8x64xf32>
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %m = linalg.reduce ins(%s : tensor<8x64xf32>) outs(%f : tensor<8xf32>) dimensions = [1]
    (%in: f32, %acc: f32) {
      %v = arith.addf %in, %acc : f32
      linalg.yield %v : f32
    }
  bufferization.materialize_in_destination %m in restrict writable %ov : (tensor<8xf32>, memref<8xf32>) -> ()
  return
}
