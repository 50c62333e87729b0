// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace query %s --target=vmvx | FileCheck %s --check-prefix=QUERY
// RUN: emplace run %s --target=vmvx --input=64xf32=1 --input=64xf32=2 --input=64xf32=0 --input=64xf32=0 "--input=&256xi8=99" | FileCheck %s
// Two chains that have nothing to do with each other: the scratch of the second
// follows that of the first, rather than that both run at once.
// QUERY: transient bytes: 256
// CHECK: 64xf32=2 2 2
// CHECK: 64xf32=6 6 6
func.func @two_chains(%x: tensor<64xf32>, %y: tensor<64xf32>, %o: tensor<64xf32> {iree.abi.output = 0 : index}, %p: tensor<64xf32> {iree.abi.output = 1 : index}, %s: !hal.buffer {iree.abi.transients}) -> (tensor<64xf32>, tensor<64xf32>) {
  %a = flow.dispatch.region -> (tensor<64xf32>) {
    %e = tensor.empty() : tensor<64xf32>
    %r = linalg.generic {indexing_maps = [affine_map<(d0) -> (63 - d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%x : tensor<64xf32>) outs(%e : tensor<64xf32>) {
    ^bb0(%i: f32, %old: f32):
      linalg.yield %i : f32
    } -> tensor<64xf32>
    flow.return %r : tensor<64xf32>
  }
  %b = flow.dispatch.region -> (tensor<64xf32>) {
    %r = arith.addf %a, %x : tensor<64xf32>
    flow.return %r : tensor<64xf32>
  }
  %c = flow.dispatch.region -> (tensor<64xf32>) {
    %e = tensor.empty() : tensor<64xf32>
    %r = linalg.generic {indexing_maps = [affine_map<(d0) -> (63 - d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%y : tensor<64xf32>) outs(%e : tensor<64xf32>) {
    ^bb0(%i: f32, %old: f32):
      linalg.yield %i : f32
    } -> tensor<64xf32>
    flow.return %r : tensor<64xf32>
  }
  %d = flow.dispatch.region -> (tensor<64xf32>) {
    %k = arith.mulf %c, %y : tensor<64xf32>
    flow.return %k : tensor<64xf32>
  }
  %e = flow.dispatch.region -> (tensor<64xf32>) {
    %r = arith.addf %d, %y : tensor<64xf32>
    flow.return %r : tensor<64xf32>
  }
  return %b, %e : tensor<64xf32>, tensor<64xf32>
}
