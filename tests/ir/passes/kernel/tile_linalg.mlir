// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt %s --split-input-file --pass=tile-dispatches{vector-bits=256} | FileCheck %s

// A matmul with what follows it: accumulators are carried by the loop over k
// and bias and relu are applied to them before the only store. Multiply and
// add are one fma.
// CHECK-LABEL: func.func @matmul_bias_relu
// CHECK: %[[ACC:.*]]:4 = scf.for %{{.*}} = %c0 to %c32 step %c1 iter_args(
// CHECK: %[[A:.*]] = memref.load %arg0
// CHECK: %[[B:.*]] = vector.load %arg1
// CHECK: vector.fma
// CHECK: scf.yield
// CHECK: %[[S:.*]] = arith.addf %[[ACC]]#0
// CHECK: arith.maximumf %[[S]]
// CHECK-COUNT-4: vector.store
func.func @matmul_bias_relu(%a: memref<?xf32>, %b: memref<?xf32>, %c: memref<?xf32>, %o: memref<?xf32>, %wx: index, %wy: index, %wz: index, %nx: index, %ny: index, %nz: index, %local: memref<?xi8>) {
  %av = memref.reinterpret_cast %a to offset: [0], sizes: [2, 32], strides: [32, 1] : memref<?xf32> to memref<2x32xf32>
  %bv = memref.reinterpret_cast %b to offset: [0], sizes: [32, 16], strides: [16, 1] : memref<?xf32> to memref<32x16xf32>
  %cv = memref.reinterpret_cast %c to offset: [0], sizes: [16], strides: [1] : memref<?xf32> to memref<16xf32>
  %ov = memref.reinterpret_cast %o to offset: [0], sizes: [2, 16], strides: [16, 1] : memref<?xf32> to memref<2x16xf32>
  %s = bufferization.to_tensor %av restrict : memref<2x32xf32> to tensor<2x32xf32>
  %t = bufferization.to_tensor %bv restrict : memref<32x16xf32> to tensor<32x16xf32>
  %u = bufferization.to_tensor %cv restrict : memref<16xf32> to tensor<16xf32>
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<2x16xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<2x16xf32>) -> tensor<2x16xf32>
  %m = linalg.matmul ins(%s, %t : tensor<2x32xf32>, tensor<32x16xf32>) outs(%f : tensor<2x16xf32>) -> tensor<2x16xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%m, %u : tensor<2x16xf32>, tensor<16xf32>) outs(%e : tensor<2x16xf32>) {
  ^bb0(%p: f32, %q: f32, %out: f32):
    %sum = arith.addf %p, %q : f32
    %relu = arith.maximumf %sum, %z : f32
    linalg.yield %relu : f32
  } -> tensor<2x16xf32>
  bufferization.materialize_in_destination %r in restrict writable %ov : (tensor<2x16xf32>, memref<2x16xf32>) -> ()
  return
}

// -----

// A reduction whose value depends on the row only runs once a row: it is
// emitted in front of the loop over the columns.
// CHECK-LABEL: func.func @row_share
// CHECK: scf.for %[[ROW:.*]] = %c0 to %c3
// CHECK: %[[SUM:.*]] = scf.for {{.*}} iter_args({{.*}}) -> (f32)
// CHECK: arith.addf
// CHECK: scf.for %[[COL:.*]] =
// CHECK: arith.divf
func.func @row_share(%a: memref<?xf32>, %o: memref<?xf32>, %wx: index, %wy: index, %wz: index, %nx: index, %ny: index, %nz: index, %local: memref<?xi8>) {
  %av = memref.reinterpret_cast %a to offset: [0], sizes: [3, 24], strides: [24, 1] : memref<?xf32> to memref<3x24xf32>
  %ov = memref.reinterpret_cast %o to offset: [0], sizes: [3, 24], strides: [24, 1] : memref<?xf32> to memref<3x24xf32>
  %s = bufferization.to_tensor %av restrict : memref<3x24xf32> to tensor<3x24xf32>
  %z = arith.constant 0.0 : f32
  %er = tensor.empty() : tensor<3xf32>
  %e = tensor.empty() : tensor<3x24xf32>
  %f = linalg.fill ins(%z : f32) outs(%er : tensor<3xf32>) -> tensor<3xf32>
  %sum = linalg.reduce ins(%s : tensor<3x24xf32>) outs(%f : tensor<3xf32>) dimensions = [1]
    (%in: f32, %acc: f32) {
      %v = arith.addf %in, %acc : f32
      linalg.yield %v : f32
    }
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%s, %sum : tensor<3x24xf32>, tensor<3xf32>) outs(%e : tensor<3x24xf32>) {
  ^bb0(%p: f32, %q: f32, %out: f32):
    %d = arith.divf %p, %q : f32
    linalg.yield %d : f32
  } -> tensor<3x24xf32>
  bufferization.materialize_in_destination %r in restrict writable %ov : (tensor<3x24xf32>, memref<3x24xf32>) -> ()
  return
}
