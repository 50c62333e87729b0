// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --pass=convert-tensors-to-flow,canonicalize %s | FileCheck %s

// CHECK-LABEL: @elements
// CHECK-SAME: (%[[T:[a-z0-9]+]]: tensor<4xi64>, %[[I:[a-z0-9]+]]: index, %[[V:[a-z0-9]+]]: i64)
// CHECK: %[[L:.+]] = flow.tensor.load %[[T]][%[[I]]] : tensor<4xi64>
// CHECK: %[[S:.+]] = flow.tensor.store %[[V]], %[[T]][%[[I]]] : tensor<4xi64>
// CHECK: %[[ONE:.+]] = flow.tensor.splat %[[V]] : tensor<1xi64>
util.func public @elements(%t: tensor<4xi64>, %i: index, %v: i64) -> (i64, tensor<4xi64>, tensor<1xi64>) {
  %l = tensor.extract %t[%i] : tensor<4xi64>
  %s = tensor.insert %v into %t[%i] : tensor<4xi64>
  %o = tensor.from_elements %v : tensor<1xi64>
  util.return %l, %s, %o : i64, tensor<4xi64>, tensor<1xi64>
}

// CHECK-LABEL: @views
// CHECK-SAME: %[[N:[a-z0-9]+]]: index, %[[M:[a-z0-9]+]]: index, %[[C:[a-z0-9]+]]: f32)
// CHECK: %[[F:.+]] = flow.tensor.splat %[[C]] : tensor<4x?xf32>{%[[N]]}
// CHECK: %[[R:.+]] = flow.tensor.reshape %[[F]] : tensor<4x?xf32>{%[[N]]} -> tensor<?xf32>{%[[P:.+]]}
// CHECK: flow.tensor.reshape %{{.+}} : tensor<?xf32>{%[[P]]} -> tensor<2x?xf32>{%[[M]]}
util.func public @views(%n: index, %m: index, %c: f32) -> tensor<2x?xf32> {
  %e = tensor.empty(%n) : tensor<4x?xf32>
  %f = linalg.fill ins(%c : f32) outs(%e : tensor<4x?xf32>) -> tensor<4x?xf32>
  %r = tensor.collapse_shape %f [[0, 1]] : tensor<4x?xf32> into tensor<?xf32>
  %x = tensor.expand_shape %r [[0, 1]] output_shape [2, %m] : tensor<?xf32> into tensor<2x?xf32>
  util.return %x : tensor<2x?xf32>
}

// A slice that drops a dim is a slice and a view.
// CHECK-LABEL: @row
// CHECK: %[[S:.+]] = flow.tensor.slice %{{.+}}[%{{.+}}, %{{.+}} for %{{.+}}, %{{.+}}] : tensor<4x3xf32> -> tensor<1x3xf32>
// CHECK: flow.tensor.reshape %[[S]] : tensor<1x3xf32> -> tensor<3xf32>
util.func public @row(%x: tensor<4x3xf32>) -> tensor<3xf32> {
  %s = tensor.extract_slice %x[1, 0] [1, 3] [1, 1] : tensor<4x3xf32> to tensor<3xf32>
  util.return %s : tensor<3xf32>
}

// Ties have done their work.
// CHECK-LABEL: @tie
// CHECK-NOT: tie_shape
// CHECK: flow.tensor.load %{{.+}}[%{{.+}}] : tensor<?xf32>{%{{.+}}}
util.func public @tie(%x: tensor<?xf32>, %n: index, %i: index) -> f32 {
  %t = flow.tensor.tie_shape %x : tensor<?xf32>{%n}
  %v = tensor.extract %t[%i] : tensor<?xf32>
  util.return %v : f32
}
