// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace compile %s --target=vmvx --compile-to=stream | FileCheck %s
// RUN: emplace run %s --target=vmvx --function=product --input=2x4xf32=1 --input=4x3xf32=2 --input=2x3xf32=0 "--input=(null)" | FileCheck %s --check-prefix=VALUES
// RUN: emplace run %s --target=vmvx --function=product_transients_size "--input=(null)" "--input=(null)" "--input=(null)" "--input=(null)" | FileCheck %s --check-prefix=SIZE
// TRANSIENTS case 4: one product writes where its result goes; nothing is
// needed, the query is there and says so, and no storage need be given.
// CHECK: iree.abi.transients.size = @product_transients_size, iree.abi.transients.size.constant = 0 : index
// CHECK: util.func public @product_transients_size(
// CHECK: %[[N:.+]] = arith.constant 0 : index
// CHECK-NEXT: util.return %[[N]]
// VALUES: 2x3xf32=[8 8 8][8 8 8]
// TRANSIENTS case 12: a query does not look at what it does not need.
// SIZE: result[0]: i64=0
func.func @product(%a: tensor<2x4xf32>, %b: tensor<4x3xf32>, %o: tensor<2x3xf32> {iree.abi.output = 0 : index}, %s: !hal.buffer {iree.abi.transients}) -> tensor<2x3xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<2x3xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<2x3xf32>) -> tensor<2x3xf32>
  %m = linalg.matmul ins(%a, %b : tensor<2x4xf32>, tensor<4x3xf32>) outs(%f : tensor<2x3xf32>) -> tensor<2x3xf32>
  return %m : tensor<2x3xf32>
}
