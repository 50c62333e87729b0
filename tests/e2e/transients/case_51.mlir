// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace compile %s --target=vmvx --compile-to=stream | FileCheck %s
// TRANSIENTS case 51: work that needs no input does not touch the storage
// before the caller's fence either.
// CHECK: util.func public @constants
// CHECK: %[[BEGIN:.+]] = stream.timepoint.import %{{.+}} : (!hal.fence)
// CHECK-NOT: stream.cmd.execute with
// CHECK: stream.cmd.execute await(%[[BEGIN]])
util.func public @constants(%o: tensor<4xf32> {iree.abi.output = 0 : index}, %s: !hal.buffer {iree.abi.transients}) -> tensor<4xf32> attributes {iree.abi.model = "coarse-fences"} {
  %x = util.unfoldable_constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
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
