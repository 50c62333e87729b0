// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace compile %s --target=vmvx --compile-to=stream | FileCheck %s
// TRANSIENTS case 34: a call of something outside, without scratch in it, does
// not keep the entry from having a slab.
// CHECK: util.func public @f
// CHECK-SAME: iree.abi.transients.size.constant = 64
// CHECK-NOT: stream.resource.alloca
// CHECK: util.call @outside(
// CHECK: util.return
util.func private @outside(%n: i32) -> i32
util.func public @f(%x: tensor<4xf32>, %n: i32, %o: tensor<4xf32> {iree.abi.output = 0 : index}, %s: !hal.buffer {iree.abi.transients}) -> (tensor<4xf32>, i32) {
  %k = util.call @outside(%n) : (i32) -> i32
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
  util.return %a, %k : tensor<4xf32>, i32
}
