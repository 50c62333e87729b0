// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --canonicalize %s | FileCheck %s
// TRANSIENTS case 40: of storages that are named one in the other the outer one
// counts.
// CHECK: (%[[T:.+]]: tensor<4xf32>, %[[INNER:.+]]: !hal.buffer, %[[OUTER:.+]]: !hal.buffer)
// CHECK: %[[R:.+]] = hal.tensor.transients %[[T]] : tensor<4xf32> from %[[OUTER]] : !hal.buffer
// CHECK-NOT: hal.tensor.transients
// CHECK: util.return %[[R]]
util.func public @nested(%t: tensor<4xf32>, %inner: !hal.buffer, %outer: !hal.buffer) -> tensor<4xf32> {
  %0 = hal.tensor.transients %t : tensor<4xf32> from %inner : !hal.buffer
  %1 = hal.tensor.transients %0 : tensor<4xf32> from %outer : !hal.buffer
  util.return %1 : tensor<4xf32>
}
