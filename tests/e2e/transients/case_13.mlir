// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace query %s --target=vmvx --shape=16 --shape=100 --shape=16 --shape=100 | FileCheck %s --check-prefix=FIRST
// RUN: emplace query %s --target=vmvx --shape=100 --shape=16 --shape=100 --shape=16 | FileCheck %s --check-prefix=SECOND
// RUN: emplace run %s --target=vmvx "--input=2xf32=1 2" "--input=3xf32=1 2 3" --input=2xf32=0 --input=3xf32=0 "--input=&64xi8=99" | FileCheck %s
// TRANSIENTS case 13: two sizes that the call decides, one after the other: the
// greater one.
// FIRST: transient bytes: 448
// SECOND: transient bytes: 448
// CHECK: 2xf32=1 2
// CHECK: 3xf32=-7 -6 -5
func.func @f(%x: tensor<?xf32>, %y: tensor<?xf32>, %o: tensor<?xf32> {iree.abi.output = 0 : index}, %p: tensor<?xf32> {iree.abi.output = 1 : index}, %s: !hal.buffer {iree.abi.transients}) -> (tensor<?xf32>, tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %m = tensor.dim %y, %c0 : tensor<?xf32>
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
  %b = flow.dispatch.region -> (tensor<?xf32>{%n}) {
    %e = tensor.empty(%n) : tensor<?xf32>
    %z = arith.constant 0.0 : f32
    %es = tensor.empty() : tensor<f32>
    %fs = linalg.fill ins(%z : f32) outs(%es : tensor<f32>) -> tensor<f32>
    %sum = linalg.reduce { arith.addf } ins(%a : tensor<?xf32>) outs(%fs : tensor<f32>) dimensions = [0]
    %w = linalg.broadcast ins(%sum : tensor<f32>) outs(%e : tensor<?xf32>) dimensions = [0]
    %r = linalg.sub ins(%a, %w : tensor<?xf32>, tensor<?xf32>) outs(%e : tensor<?xf32>) -> tensor<?xf32>
    flow.return %r : tensor<?xf32>
  }
  %c = flow.dispatch.region -> (tensor<?xf32>{%m}) {
    %e = tensor.empty(%m) : tensor<?xf32>
    %r = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%y : tensor<?xf32>) outs(%e : tensor<?xf32>) {
    ^bb0(%i: f32, %old: f32):
      %first = tensor.extract %b[%c0] : tensor<?xf32>
      %q = arith.addf %i, %first : f32
      linalg.yield %q : f32
    } -> tensor<?xf32>
    flow.return %r : tensor<?xf32>
  }
  %d = flow.dispatch.region -> (tensor<?xf32>{%m}) {
    %e = tensor.empty(%m) : tensor<?xf32>
    %z = arith.constant 0.0 : f32
    %es = tensor.empty() : tensor<f32>
    %fs = linalg.fill ins(%z : f32) outs(%es : tensor<f32>) -> tensor<f32>
    %sum = linalg.reduce { arith.addf } ins(%c : tensor<?xf32>) outs(%fs : tensor<f32>) dimensions = [0]
    %w = linalg.broadcast ins(%sum : tensor<f32>) outs(%e : tensor<?xf32>) dimensions = [0]
    %r = linalg.sub ins(%c, %w : tensor<?xf32>, tensor<?xf32>) outs(%e : tensor<?xf32>) -> tensor<?xf32>
    flow.return %r : tensor<?xf32>
  }
  return %b, %d : tensor<?xf32>, tensor<?xf32>
}
