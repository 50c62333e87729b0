// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace query %s --target=vmvx | FileCheck %s --check-prefix=QUERY
// RUN: emplace run %s --target=vmvx "--input=4xf32=1 2 3 4" "--input=(null)" | FileCheck %s
// TRANSIENTS case 55: what only returns its input needs nothing, and says so.
// QUERY: transient bytes: 0
// CHECK: 4xf32=1 2 3 4
func.func @same(%x: tensor<4xf32>, %s: !hal.buffer {iree.abi.transients}) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
