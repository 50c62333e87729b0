// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace query %s --target=vmvx --shape=16 --shape=16 | FileCheck %s --check-prefix=QUERY
// RUN: emplace run %s --target=vmvx "--input=3xf32=1 2 3" --input=3xf32=0 "--input=&1088xi8=99" | FileCheck %s
// TRANSIENTS case 15: the size of one value and a constant beside it.
// QUERY: transient bytes: 1088
// CHECK: 3xf32=251 252 253
func.func @f(%x: tensor<?xf32>, %o: tensor<?xf32> {iree.abi.output = 0 : index}, %s: !hal.buffer {iree.abi.transients}) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %one = arith.constant 1.0 : f32
  %a = flow.dispatch.region -> (tensor<?xf32>{%n}) {
    %e = tensor.empty(%n) : tensor<?xf32>
    %z = arith.constant 0.0 : f32
    %es = tensor.empty() : tensor<f32>
    %fs = linalg.fill ins(%z : f32) outs(%es : tensor<f32>) -> tensor<f32>
    %sum = linalg.reduce { arith.addf } ins(%x : tensor<?xf32>) outs(%fs : tensor<f32>) dimensions = [0]
    %w = linalg.broadcast ins(%sum : tensor<f32>) outs(%e : tensor<?xf32>) dimensions = [0]
    %r = linalg.sub ins(%x, %w : tensor<?xf32>, tensor<?xf32>) outs(%e : tensor<?xf32>) -> tensor<?xf32>
    flow.return %r : tensor<?xf32>
  }
  %k = flow.dispatch.region -> (tensor<256xf32>) {
    %e = tensor.empty() : tensor<256xf32>
    %f = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%e : tensor<256xf32>) {
    ^bb0(%i: f32):
      %v = tensor.extract %a[%c0] : tensor<?xf32>
      %w = arith.mulf %v, %v : f32
      %q = arith.divf %w, %w : f32
      linalg.yield %q : f32
    } -> tensor<256xf32>
    flow.return %f : tensor<256xf32>
  }
  %r = flow.dispatch.region -> (tensor<?xf32>{%n}) {
    %e = tensor.empty(%n) : tensor<?xf32>
    %z = arith.constant 0.0 : f32
    %es = tensor.empty() : tensor<f32>
    %fs = linalg.fill ins(%z : f32) outs(%es : tensor<f32>) -> tensor<f32>
    %sum = linalg.reduce { arith.addf } ins(%k : tensor<256xf32>) outs(%fs : tensor<f32>) dimensions = [0]
    %w = linalg.broadcast ins(%sum : tensor<f32>) outs(%e : tensor<?xf32>) dimensions = [0]
    %d = linalg.add ins(%a, %w : tensor<?xf32>, tensor<?xf32>) outs(%e : tensor<?xf32>) -> tensor<?xf32>
    flow.return %d : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}
