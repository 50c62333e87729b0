// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace compile --compile-to=flow %s -o - | FileCheck %s

// How many launches a program becomes, through the whole phase.

#id = affine_map<(i, j) -> (i, j)>
#tr = affine_map<(i, j) -> (j, i)>
#col = affine_map<(i, j) -> (j)>

// Three layers as a front end exports them: a transposed splat weight, fill,
// matmul, bias, relu. One launch a layer; weights stay splats.
// CHECK-LABEL: util.func public @layers(
// CHECK-COUNT-3: flow.dispatch @layers_dispatch_{{[0-2]}}::@layers_dispatch_{{[0-2]}}_matmul_8x16x16_f32(
// CHECK-NOT: flow.dispatch
// CHECK-NOT: flow.tensor
func.func @layers(%x: tensor<8x16xf32>) -> tensor<8x16xf32> {
  %b0 = arith.constant dense<1.1> : tensor<16xf32>
  %b1 = arith.constant dense<1.2> : tensor<16xf32>
  %b2 = arith.constant dense<1.3> : tensor<16xf32>
  %w0 = arith.constant dense<1.4> : tensor<16x16xf32>
  %w1 = arith.constant dense<1.5> : tensor<16x16xf32>
  %w2 = arith.constant dense<1.6> : tensor<16x16xf32>
  %z = arith.constant 0.0 : f32
  %ew = tensor.empty() : tensor<16x16xf32>
  %e = tensor.empty() : tensor<8x16xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<8x16xf32>) -> tensor<8x16xf32>
  %t0 = linalg.generic {indexing_maps = [#id, #tr], iterator_types = ["parallel", "parallel"]} ins(%w0 : tensor<16x16xf32>) outs(%ew : tensor<16x16xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<16x16xf32>
  %m0 = linalg.matmul ins(%x, %t0 : tensor<8x16xf32>, tensor<16x16xf32>) outs(%f : tensor<8x16xf32>) -> tensor<8x16xf32>
  %a0 = linalg.generic {indexing_maps = [#col, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%b0, %m0 : tensor<16xf32>, tensor<8x16xf32>) outs(%e : tensor<8x16xf32>) {
  ^bb0(%p: f32, %q: f32, %out: f32):
    %s = arith.addf %p, %q : f32
    linalg.yield %s : f32
  } -> tensor<8x16xf32>
  %r0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%a0 : tensor<8x16xf32>) outs(%e : tensor<8x16xf32>) {
  ^bb0(%p: f32, %out: f32):
    %c = arith.cmpf ugt, %p, %z : f32
    %s = arith.select %c, %p, %z : f32
    linalg.yield %s : f32
  } -> tensor<8x16xf32>
  %t1 = linalg.transpose ins(%w1 : tensor<16x16xf32>) outs(%ew : tensor<16x16xf32>) permutation = [1, 0]
  %m1 = linalg.matmul ins(%r0, %t1 : tensor<8x16xf32>, tensor<16x16xf32>) outs(%f : tensor<8x16xf32>) -> tensor<8x16xf32>
  %a1 = linalg.generic {indexing_maps = [#col, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%b1, %m1 : tensor<16xf32>, tensor<8x16xf32>) outs(%e : tensor<8x16xf32>) {
  ^bb0(%p: f32, %q: f32, %out: f32):
    %s = arith.addf %p, %q : f32
    linalg.yield %s : f32
  } -> tensor<8x16xf32>
  %m2 = linalg.matmul ins(%a1, %w2 : tensor<8x16xf32>, tensor<16x16xf32>) outs(%f : tensor<8x16xf32>) -> tensor<8x16xf32>
  %bb = linalg.broadcast ins(%b2 : tensor<16xf32>) outs(%e : tensor<8x16xf32>) dimensions = [0]
  %r2 = linalg.add ins(%m2, %bb : tensor<8x16xf32>, tensor<8x16xf32>) outs(%e : tensor<8x16xf32>) -> tensor<8x16xf32>
  return %r2 : tensor<8x16xf32>
}

// A convolution onto a broadcast bias, relu, then a mean pooling: two launches.
// CHECK-LABEL: util.func public @convolution(
// CHECK-COUNT-2: flow.dispatch @
// CHECK-NOT: flow.dispatch
func.func @convolution(%x: tensor<1x1x6x6xf32>, %k: tensor<2x1x3x3xf32>, %b: tensor<2xf32>) -> tensor<1x2x2x2xf32> {
  %z = arith.constant 0.0 : f32
  %four = arith.constant 4.0 : f32
  %e = tensor.empty() : tensor<1x2x4x4xf32>
  %bb = linalg.broadcast ins(%b : tensor<2xf32>) outs(%e : tensor<1x2x4x4xf32>) dimensions = [0, 2, 3]
  %c = linalg.conv_2d_nchw_fchw ins(%x, %k : tensor<1x1x6x6xf32>, tensor<2x1x3x3xf32>) outs(%bb : tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> (a, b, c, d)>, affine_map<(a, b, c, d) -> (a, b, c, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%c : tensor<1x2x4x4xf32>) outs(%e : tensor<1x2x4x4xf32>) {
  ^bb0(%p: f32, %out: f32):
    %s = arith.maximumf %p, %z : f32
    linalg.yield %s : f32
  } -> tensor<1x2x4x4xf32>
  %w = tensor.empty() : tensor<2x2xf32>
  %ep = tensor.empty() : tensor<1x2x2x2xf32>
  %fp = linalg.fill ins(%z : f32) outs(%ep : tensor<1x2x2x2xf32>) -> tensor<1x2x2x2xf32>
  %p = linalg.pooling_nchw_sum {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%r, %w : tensor<1x2x4x4xf32>, tensor<2x2xf32>) outs(%fp : tensor<1x2x2x2xf32>) -> tensor<1x2x2x2xf32>
  %m = linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> (a, b, c, d)>, affine_map<(a, b, c, d) -> (a, b, c, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%p : tensor<1x2x2x2xf32>) outs(%ep : tensor<1x2x2x2xf32>) {
  ^bb0(%q: f32, %out: f32):
    %s = arith.divf %q, %four : f32
    linalg.yield %s : f32
  } -> tensor<1x2x2x2xf32>
  return %m : tensor<1x2x2x2xf32>
}
