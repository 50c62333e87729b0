// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace compile %s --target=vmvx --compile-to=stream | FileCheck %s
// TRANSIENTS case 60: a name that the program has already is not taken again.
// CHECK: util.func public @f(
// CHECK-SAME: iree.abi.transients.size = @[[NAME:f_transients_size_[0-9]+]]
// CHECK: util.func public @[[NAME]](
util.func public @f(%x: tensor<4xf32>, %o: tensor<4xf32> {iree.abi.output = 0 : index}, %s: !hal.buffer {iree.abi.transients}) -> tensor<4xf32> {
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
util.func public @f_transients_size() -> i32 {
  %c = arith.constant 7 : i32
  util.return %c : i32
}
