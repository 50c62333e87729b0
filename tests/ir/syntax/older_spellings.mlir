// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt %s | FileCheck %s
// Spellings of older public files, printed as they are written today.

// CHECK-LABEL: func.func @f
func @f(%a: tensor<4xf32>, %b: f32, %m: memref<4xf32>, %c: i1) -> tensor<4xf32> {
  // CHECK: %c100 = arith.constant 100 : index
  %c100 = constant 100 : index
  // CHECK: tensor.empty() : tensor<4xf32>
  %0 = linalg.init_tensor [4] : tensor<4xf32>
  // CHECK: arith.maximumf
  %1 = arith.maxf %b, %b : f32
  // CHECK: arith.minimumf
  %2 = arith.minf %b, %b : f32
  // CHECK: bufferization.to_buffer %{{.*}} : tensor<4xf32> to memref<4xf32>
  %3 = bufferization.to_memref %a : memref<4xf32>
  // CHECK: bufferization.to_tensor %{{.*}} : memref<4xf32> to tensor<4xf32>
  %4 = bufferization.to_tensor %m : memref<4xf32>
  %p = tensor.empty() : tensor<2x2xf32>
  // CHECK: linalg.pack
  %5 = tensor.pack %a inner_dims_pos = [0] inner_tiles = [2] into %p : tensor<4xf32> -> tensor<2x2xf32>
  // CHECK: linalg.unpack
  %6 = tensor.unpack %5 inner_dims_pos = [0] inner_tiles = [2] into %a : tensor<2x2xf32> -> tensor<4xf32>
  // CHECK: tensor.expand_shape %{{.*}} output_shape [2, 2]
  %7 = tensor.expand_shape %a [[0, 1]] : tensor<4xf32> into tensor<2x2xf32>
  // CHECK: linalg.fill ins(%{{.*}} : f32) outs(%{{.*}} : tensor<4xf32>)
  %8 = linalg.fill(%b, %0) : f32, tensor<4xf32> -> tensor<4xf32>
  // CHECK: arith.select
  %9 = select %c, %b, %b : f32
  // CHECK: arith.addf
  %10 = addf %b, %b : f32
  // CHECK: cf.br
  br ^bb1(%a : tensor<4xf32>)
^bb1(%x: tensor<4xf32>):
  return %x : tensor<4xf32>
}
