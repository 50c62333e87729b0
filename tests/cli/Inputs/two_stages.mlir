// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Two products in a row: one transient of 4 x 4 floats, 64 bytes.
func.func @main(%x: tensor<4x4xf32>, %out: tensor<4x4xf32> {iree.abi.output = 0 : index}, %s: !hal.buffer {iree.abi.transients}) -> tensor<4x4xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4x4xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32>
  %a = linalg.matmul ins(%x, %x : tensor<4x4xf32>, tensor<4x4xf32>) outs(%f : tensor<4x4xf32>) -> tensor<4x4xf32>
  %b = linalg.matmul ins(%a, %x : tensor<4x4xf32>, tensor<4x4xf32>) outs(%f : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %b : tensor<4x4xf32>
}
