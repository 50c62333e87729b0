// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --pass=prepare-tensors,canonicalize %s | FileCheck %s

// Sums of known sizes are computed at once, others as arithmetic.
// CHECK-LABEL: @sizes
// CHECK-SAME: (%{{.+}}: !hal.buffer_view, %[[N:[a-z0-9]+]]: index)
// CHECK: %[[M:.+]] = arith.addi %[[N]], %{{c5.*}} : index
// CHECK: util.return %{{c9.*}}, %[[M]]
util.func public @sizes(%v: !hal.buffer_view, %n: index) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %f = arith.constant 0.0 : f32
  %x = hal.tensor.import %v : !hal.buffer_view -> tensor<4x?xf32>{%n}
  %p = tensor.pad %x low[2, 2] high[3, 3] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<4x?xf32> to tensor<?x?xf32>
  %a = tensor.dim %p, %c0 : tensor<?x?xf32>
  %b = tensor.dim %p, %c1 : tensor<?x?xf32>
  util.return %a, %b : index, index
}
