// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt "--pass-pipeline=wrap-entry-points{externalize-transients=true externalize-outputs=true}" %s | FileCheck %s

// Storage that the host brings along: one output for each tensor result that
// has none, then the scratch storage, both hidden. The function does not see
// them.
// CHECK-LABEL: util.func public @plain(
// CHECK-SAME: %{{.+}}: !hal.buffer_view, %{{.+}}: !hal.buffer_view, %[[B:[a-z0-9]+]]: !hal.buffer_view, %[[S:[a-z0-9]+]]: !hal.buffer) -> (!hal.buffer_view, i32, !hal.buffer_view)
// CHECK-SAME: hidden, index = 2 : index, kind = "output"
// CHECK-SAME: hidden, kind = "transients"
// CHECK-SAME: placed = 1 : index
// CHECK-SAME: placed = 2 : index
// CHECK: %[[R:.+]]:3 = util.call @_plain(%{{[^,]+}}, %{{[^,]+}}) : (tensor<4xf32>, tensor<4xf32>)
// CHECK: hal.tensor.alias %[[R]]#0
// CHECK: hal.tensor.alias %[[R]]#2 : tensor<4xf32> to %[[B]]
// CHECK: hal.tensor.transients %{{.+}} from %[[S]]
util.func public @plain(%x: tensor<4xf32>, %out: tensor<4xf32> {iree.abi.output = 0 : index})
    -> (tensor<4xf32>, i32, tensor<4xf32>) {
  %c = arith.constant 1 : i32
  util.return %x, %c, %x : tensor<4xf32>, i32, tensor<4xf32>
}
