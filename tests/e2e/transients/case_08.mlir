// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace compile %s --target=vmvx --compile-to=abi | FileCheck %s
// RUN: emplace query %s --target=vmvx | FileCheck %s --check-prefix=QUERY
// RUN: emplace run %s --target=vmvx "--input=4xf32=1 2 3 4" "--input=&64xi8=99" | FileCheck %s --check-prefix=VALUES
// TRANSIENTS case 8: two results, one storage, one query.
// CHECK-COUNT-2: hal.tensor.transients
// QUERY: transient bytes: 64
// VALUES: 4xf32=5 5 5 5
// VALUES: 4xf32=4 6 6 4
func.func @two(%x: tensor<4xf32>, %s: !hal.buffer {iree.abi.transients}) -> (tensor<4xf32>, tensor<4xf32>) {
  %t = flow.dispatch.region -> (tensor<4xf32>) {
    %e = tensor.empty() : tensor<4xf32>
    %r = linalg.generic {indexing_maps = [affine_map<(d0) -> (3 - d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) {
    ^bb0(%i: f32, %old: f32):
      linalg.yield %i : f32
    } -> tensor<4xf32>
    flow.return %r : tensor<4xf32>
  }
  %c = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %a = flow.dispatch.region -> (tensor<4xf32>) {
    %q = arith.addf %t, %c : tensor<4xf32>
    flow.return %q : tensor<4xf32>
  }
  %b = flow.dispatch.region -> (tensor<4xf32>) {
    %r = arith.mulf %t, %x : tensor<4xf32>
    flow.return %r : tensor<4xf32>
  }
  return %a, %b : tensor<4xf32>, tensor<4xf32>
}
