// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --pass=prepare-tensors,canonicalize %s | FileCheck %s

// CHECK-DAG: #[[PACK:.+]] = affine_map<(d0, d1, d2, d3) -> (d0 * 2 + d2, d1 * 4 + d3)>
// CHECK-DAG: #[[UNPACK:.+]] = affine_map<(d0, d1) -> (d0 floordiv 2, d1 floordiv 4, d0 mod 2, d1 mod 4)>
// CHECK-LABEL: @softmax
// CHECK: arith.maximumf
// CHECK: math.exp
// CHECK: arith.addf
// CHECK: arith.divf
util.func public @softmax(%x: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %e = tensor.empty() : tensor<2x4xf32>
  %0 = linalg.softmax dimension(1) ins(%x : tensor<2x4xf32>) outs(%e : tensor<2x4xf32>) -> tensor<2x4xf32>
  util.return %0 : tensor<2x4xf32>
}

// CHECK-LABEL: @pack
// CHECK: linalg.generic {indexing_maps = [#[[PACK]],
// CHECK: linalg.generic {indexing_maps = [#[[UNPACK]],
util.func public @pack(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %e = tensor.empty() : tensor<2x2x2x4xf32>
  %0 = linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %e : tensor<4x8xf32> -> tensor<2x2x2x4xf32>
  %f = tensor.empty() : tensor<4x8xf32>
  %1 = linalg.unpack %0 inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %f : tensor<2x2x2x4xf32> -> tensor<4x8xf32>
  util.return %1 : tensor<4x8xf32>
}
