// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --pass=form-dispatch-regions,convert-tensors-to-flow,canonicalize %s | FileCheck %s

// What is one run of bytes stays a copy on the host.
// CHECK-LABEL: @contiguous
// CHECK: flow.tensor.slice %{{.+}}[%{{.+}}, %{{.+}} for %{{.+}}, %{{.+}}] : tensor<4x3xf32> -> tensor<2x3xf32>
// CHECK: flow.tensor.update
util.func public @contiguous(%x: tensor<4x3xf32>) -> tensor<4x3xf32> {
  %s = tensor.extract_slice %x[1, 0] [2, 3] [1, 1] : tensor<4x3xf32> to tensor<2x3xf32>
  %r = tensor.insert_slice %s into %x[0, 0] [2, 3] [1, 1] : tensor<2x3xf32> into tensor<4x3xf32>
  util.return %r : tensor<4x3xf32>
}

// Steps, columns and packed elements are dispatches.
// CHECK-LABEL: @strided
// CHECK-COUNT-4: flow.dispatch.region
// CHECK-NOT: flow.tensor.slice
util.func public @strided(%x: tensor<4x3xf32>, %y: tensor<8xi4>) -> (tensor<2x3xf32>, tensor<4x2xf32>, tensor<4x3xf32>, tensor<4xi4>) {
  %a = tensor.extract_slice %x[0, 0] [2, 3] [2, 1] : tensor<4x3xf32> to tensor<2x3xf32>
  %b = tensor.extract_slice %x[0, 0] [4, 2] [1, 1] : tensor<4x3xf32> to tensor<4x2xf32>
  %c = tensor.insert_slice %b into %x[0, 1] [4, 2] [1, 1] : tensor<4x2xf32> into tensor<4x3xf32>
  %d = tensor.extract_slice %y[1] [4] [1] : tensor<8xi4> to tensor<4xi4>
  util.return %a, %b, %c, %d : tensor<2x3xf32>, tensor<4x2xf32>, tensor<4x3xf32>, tensor<4xi4>
}
