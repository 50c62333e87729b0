// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace query %s --target=vmvx | FileCheck %s --check-prefix=QUERY
// RUN: not emplace compile %s --target=vmvx --strict-transients -o /dev/null 2>&1 | FileCheck %s --check-prefix=STRICT
// TRANSIENTS case 56: a result that the caller gave no place for is allocated in
// the call, which is told, or refused when asked for.
// QUERY: complete: no
// STRICT: case_56.mlir:[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}iree.abi.output
func.func @loose(%x: tensor<4xf32>, %s: !hal.buffer {iree.abi.transients}) -> tensor<4xf32> {
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
  return %a : tensor<4xf32>
}
