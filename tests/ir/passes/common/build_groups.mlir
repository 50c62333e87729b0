// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --pass=wrap-entry-points %s | FileCheck %s

// Groups come in the order of the row, with their sizes where it wants them.
// CHECK: hal.tensor.import wait(%[[W:.+]]) => %[[X:.+]] "input0" : !hal.buffer_view -> tensor<?x?xf32>{%{{.+}}, %{{.+}}}
util.func public @f(%x: tensor<?x?xf32>) -> tensor<?x?xf32> attributes {iree.abi.model = "coarse-fences"} {
  util.return %x : tensor<?x?xf32>
}
