// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace run %s --target=vmvx "--input=1x2xf32=-1 -0.5" "--input=&576xi8=99" "--expected_output=1x2xf32=-0.135260928 0.153656053" "--expected_output=1x2xf32=-0.245413265 0.317574476"
// RUN: emplace run %s --target=vmvx "--input=3x2xf32=-1 -0.5 0.5 1 -0.5 0" "--input=&576xi8=99" "--expected_output=1x2xf32=-0.138018937 0.165746381" "--expected_output=1x2xf32=-0.247463076 0.348726771"
// RUN: emplace run %s --target=vmvx "--input=6x2xf32=-1 -0.5 0.5 1 -0.5 0 1 -1 0 0.5 -1 -0.5" "--input=&576xi8=99" "--expected_output=1x2xf32=-0.118143546 0.17506728" "--expected_output=1x2xf32=-0.208795614 0.359243711"
// RUN: emplace query %s --target=vmvx --shape=3x2 | FileCheck %s --check-prefix=BYTES
// RUN: emplace query %s --target=vmvx --shape=3000x2 | FileCheck %s --check-prefix=BYTES
// TRANSIENTS case 26: an LSTM over a sequence of any length needs scratch for
// one step. The expected values are from the equations, in Python.
// BYTES: transient bytes: 576
func.func @lstm(%x: tensor<?x2xf32>, %s: !hal.buffer {iree.abi.transients}) -> (tensor<1x2xf32>, tensor<1x2xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %n = tensor.dim %x, %c0 : tensor<?x2xf32>
  %w = arith.constant dense<[[0.5, -0.25, 0.125, 0.75, -0.5, 0.25, 1.0, -1.0], [0.25, 0.5, -0.75, 0.125, 0.5, -0.5, -0.25, 0.5]]> : tensor<2x8xf32>
  %u = arith.constant dense<[[0.125, 0.25, -0.5, 0.5, 0.75, -0.25, 0.5, 0.25], [-0.5, 0.125, 0.25, -0.25, 0.5, 1.0, -0.75, 0.5]]> : tensor<2x8xf32>
  %start = arith.constant dense<0.0> : tensor<1x2xf32>
  %r:2 = scf.for %t = %c0 to %n step %c1 iter_args(%h = %start, %c = %start) -> (tensor<1x2xf32>, tensor<1x2xf32>) {
    %now = tensor.extract_slice %x[%t, 0] [1, 2] [1, 1] : tensor<?x2xf32> to tensor<1x2xf32>
    %e8 = tensor.empty() : tensor<1x8xf32>
    %f8 = linalg.fill ins(%zero : f32) outs(%e8 : tensor<1x8xf32>) -> tensor<1x8xf32>
    %g0 = linalg.matmul ins(%now, %w : tensor<1x2xf32>, tensor<2x8xf32>) outs(%f8 : tensor<1x8xf32>) -> tensor<1x8xf32>
    %g = linalg.matmul ins(%h, %u : tensor<1x2xf32>, tensor<2x8xf32>) outs(%g0 : tensor<1x8xf32>) -> tensor<1x8xf32>
    %gi = tensor.extract_slice %g[0, 0] [1, 2] [1, 1] : tensor<1x8xf32> to tensor<1x2xf32>
    %gf = tensor.extract_slice %g[0, 2] [1, 2] [1, 1] : tensor<1x8xf32> to tensor<1x2xf32>
    %go = tensor.extract_slice %g[0, 4] [1, 2] [1, 1] : tensor<1x8xf32> to tensor<1x2xf32>
    %gu = tensor.extract_slice %g[0, 6] [1, 2] [1, 1] : tensor<1x8xf32> to tensor<1x2xf32>
    %e2 = tensor.empty() : tensor<1x2xf32>
    %new:2 = linalg.generic {indexing_maps = [affine_map<(a, b) -> (a, b)>, affine_map<(a, b) -> (a, b)>, affine_map<(a, b) -> (a, b)>, affine_map<(a, b) -> (a, b)>, affine_map<(a, b) -> (a, b)>, affine_map<(a, b) -> (a, b)>, affine_map<(a, b) -> (a, b)>], iterator_types = ["parallel", "parallel"]} ins(%gi, %gf, %go, %gu, %c : tensor<1x2xf32>, tensor<1x2xf32>, tensor<1x2xf32>, tensor<1x2xf32>, tensor<1x2xf32>) outs(%e2, %e2 : tensor<1x2xf32>, tensor<1x2xf32>) {
    ^bb0(%vi: f32, %vf: f32, %vo: f32, %vu: f32, %vc: f32, %o1: f32, %o2: f32):
      %ni = arith.negf %vi : f32
      %nf = arith.negf %vf : f32
      %no = arith.negf %vo : f32
      %xi = math.exp %ni : f32
      %xf = math.exp %nf : f32
      %xo = math.exp %no : f32
      %si = arith.addf %xi, %one : f32
      %sf = arith.addf %xf, %one : f32
      %so = arith.addf %xo, %one : f32
      %i = arith.divf %one, %si : f32
      %f = arith.divf %one, %sf : f32
      %o = arith.divf %one, %so : f32
      %tu = math.tanh %vu : f32
      %keep = arith.mulf %f, %vc : f32
      %put = arith.mulf %i, %tu : f32
      %c2 = arith.addf %keep, %put : f32
      %tc = math.tanh %c2 : f32
      %h2 = arith.mulf %o, %tc : f32
      linalg.yield %h2, %c2 : f32, f32
    } -> (tensor<1x2xf32>, tensor<1x2xf32>)
    scf.yield %new#0, %new#1 : tensor<1x2xf32>, tensor<1x2xf32>
  }
  return %r#0, %r#1 : tensor<1x2xf32>, tensor<1x2xf32>
}
