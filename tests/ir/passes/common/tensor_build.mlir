// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --pass=prepare-tensors,canonicalize %s | FileCheck %s

// Sizes and offsets that are known are numbers in the op, others operands.
// CHECK-LABEL: @mixed
// CHECK-SAME: %[[N:[a-z0-9]+]]: index
// CHECK: tensor.empty(%{{.+}}) : tensor<2x?xf32>
// CHECK: tensor.insert_slice %{{.+}} into %{{.+}}[0, 0] [2, %[[N]]] [1, 1] : tensor<2x?xf32> into tensor<2x?xf32>
// CHECK: tensor.insert_slice %{{.+}} into %{{.+}}[0, %[[N]]] [2, 3] [1, 1] : tensor<2x3xf32> into tensor<2x?xf32>
util.func public @mixed(%v: !hal.buffer_view, %n: index, %y: tensor<2x3xf32>) -> tensor<2x?xf32> {
  %x = hal.tensor.import %v : !hal.buffer_view -> tensor<2x?xf32>{%n}
  %0 = tensor.concat dim(1) %x, %y : (tensor<2x?xf32>, tensor<2x3xf32>) -> tensor<2x?xf32>
  util.return %0 : tensor<2x?xf32>
}
