// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace compile %s --target=vmvx --compile-to=stream | FileCheck %s
// TRANSIENTS case 54: an entry without tensor results has its query as well.
// CHECK: util.func public @nothing_back
// CHECK-SAME: emplace.transients.size
// CHECK-SAME: iree.abi.transients.size = @nothing_back_transients_size, iree.abi.transients.size.constant = 0 : index
// CHECK: util.func public @nothing_back_transients_size(
util.func public @nothing_back(%x: tensor<4xf32>, %n: index, %s: !hal.buffer {iree.abi.transients}) -> index {
  util.return %n : index
}
