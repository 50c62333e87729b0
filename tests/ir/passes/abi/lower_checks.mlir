// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --pass=lower-checks %s | FileCheck %s

// CHECK-LABEL: @checks
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<2xi32>, %[[Y:[a-z0-9]+]]: tensor<?xf32>)
util.func public @checks(%x: tensor<2xi32>, %y: tensor<?xf32>) {
  // A constant becomes a second view.
  // CHECK-DAG: %[[C:.+]] = arith.constant dense<[1, 2]> : tensor<2xi32>
  // CHECK-DAG: %[[A:.+]] = hal.tensor.export %[[X]] : tensor<2xi32> -> !hal.buffer_view
  // CHECK: %[[B:.+]] = hal.tensor.export %[[C]] : tensor<2xi32> -> !hal.buffer_view
  // CHECK: check.expect_eq(%[[A]], %[[B]]) : !hal.buffer_view
  check.expect_eq_const(%x, dense<[1, 2]> : tensor<2xi32>) : tensor<2xi32>
  // Tolerances stay.
  // CHECK: tensor.dim %[[Y]]
  // CHECK: check.expect_almost_eq(%{{.+}}, %{{.+}}, atol {{.+}}) : !hal.buffer_view
  check.expect_almost_eq(%y, %y, atol 1.0e-2) : tensor<?xf32>
  util.return
}
