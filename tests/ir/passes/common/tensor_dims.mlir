// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --pass=prepare-tensors %s | FileCheck %s

// Every way in which an op tells the sizes of its result.

// CHECK-LABEL: @cast_and_expand
// CHECK-SAME: (%[[A:[a-z0-9]+]]: index, %[[B:[a-z0-9]+]]: index)
// CHECK-NOT: tensor.dim
// CHECK: util.return %{{c2.*}}, %[[A]], %[[B]]
util.func public @cast_and_expand(%a: index, %b: index) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %e = tensor.empty() : tensor<6x5xf32>
  %d = tensor.cast %e : tensor<6x5xf32> to tensor<?x?xf32>
  %x = tensor.expand_shape %d [[0, 1], [2]] output_shape [2, %a, %b] : tensor<?x?xf32> into tensor<2x?x?xf32>
  %d0 = tensor.dim %x, %c0 : tensor<2x?x?xf32>
  %d1 = tensor.dim %x, %c1 : tensor<2x?x?xf32>
  %d2 = tensor.dim %x, %c2 : tensor<2x?x?xf32>
  util.return %d0, %d1, %d2 : index, index, index
}

// CHECK-LABEL: @collapse
// CHECK-SAME: (%[[N:[a-z0-9]+]]: index)
// CHECK: %[[P:.+]] = arith.muli %{{c4.*}}, %[[N]]
// CHECK: util.return %[[P]]
util.func public @collapse(%n: index) -> index {
  %c0 = arith.constant 0 : index
  %e = tensor.empty(%n) : tensor<4x?xf32>
  %f = tensor.collapse_shape %e [[0, 1]] : tensor<4x?xf32> into tensor<?xf32>
  %d = tensor.dim %f, %c0 : tensor<?xf32>
  util.return %d : index
}

// A slice that drops a dim of 1.
// CHECK-LABEL: @slice
// CHECK-SAME: (%[[N:[a-z0-9]+]]: index, %[[M:[a-z0-9]+]]: index)
// CHECK: util.return %[[M]]
util.func public @slice(%n: index, %m: index) -> index {
  %c0 = arith.constant 0 : index
  %e = tensor.empty(%n) : tensor<4x?xf32>
  %s = tensor.extract_slice %e[1, 0] [1, %m] [1, 1] : tensor<4x?xf32> to tensor<?xf32>
  %d = tensor.dim %s, %c0 : tensor<?xf32>
  util.return %d : index
}

// CHECK-LABEL: @imported
// CHECK: %[[D:.+]] = hal.buffer_view.dim
// CHECK: util.return %[[D]]
util.func public @imported(%v: !hal.buffer_view) -> index {
  %c0 = arith.constant 0 : index
  %d = hal.buffer_view.dim<%v : !hal.buffer_view>[0] : index
  %t = hal.tensor.import %v : !hal.buffer_view -> tensor<?x3xf32>{%d}
  %e = tensor.empty(%d) : tensor<?xf32>
  %r = linalg.reduce ins(%t : tensor<?x3xf32>) outs(%e : tensor<?xf32>) dimensions = [1]
    (%a: f32, %b: f32) {
      %s = arith.addf %a, %b : f32
      linalg.yield %s : f32
    }
  %n = tensor.dim %r, %c0 : tensor<?xf32>
  util.return %n : index
}
