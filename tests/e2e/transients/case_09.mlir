// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace compile %s --target=vmvx --compile-to=stream | FileCheck %s
// TRANSIENTS case 9: the fences come last, the scratch waits for the first and
// the second is reached behind the last command.
// CHECK: util.func public @later(%{{[a-z0-9]+}}: !hal.buffer_view, %{{[a-z0-9]+}}: !hal.buffer_view, %[[S:[a-z0-9]+]]: !hal.buffer, %[[WAIT:[a-z0-9]+]]: !hal.fence, %[[SIGNAL:[a-z0-9]+]]: !hal.fence)
// CHECK: %[[BEGIN:.+]] = stream.timepoint.import %[[WAIT]]
// CHECK: %[[END:.+]] = stream.cmd.execute await(
// CHECK: stream.timepoint.chain_external %{{.+}} => (%[[SIGNAL]] : !hal.fence)
util.func public @later(%x: tensor<4xf32>, %o: tensor<4xf32> {iree.abi.output = 0 : index}, %s: !hal.buffer {iree.abi.transients}) -> tensor<4xf32> attributes {iree.abi.model = "coarse-fences"} {
  %t = flow.dispatch.region -> (tensor<4xf32>) {
    %e = tensor.empty() : tensor<4xf32>
    %r = linalg.generic {indexing_maps = [affine_map<(d0) -> (3 - d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) {
    ^bb0(%i: f32, %old: f32):
      linalg.yield %i : f32
    } -> tensor<4xf32>
    flow.return %r : tensor<4xf32>
  }
  %a = flow.dispatch.region -> (tensor<4xf32>) {
    %r = arith.addf %t, %x : tensor<4xf32>
    flow.return %r : tensor<4xf32>
  }
  util.return %a : tensor<4xf32>
}
