// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Softmax, a convolution, integers of all widths, constants that are splats
// and constants that are not.
#id = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (i)>
func.func @softmax(%x: tensor<4x33xf32>) -> tensor<4x33xf32> {
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %er = tensor.empty() : tensor<4xf32>
  %e = tensor.empty() : tensor<4x33xf32>
  %mi = linalg.fill ins(%ninf : f32) outs(%er : tensor<4xf32>) -> tensor<4xf32>
  %m = linalg.reduce { arith.maximumf } ins(%x : tensor<4x33xf32>) outs(%mi : tensor<4xf32>) dimensions = [1]
  %p = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]} ins(%x, %m : tensor<4x33xf32>, tensor<4xf32>) outs(%e : tensor<4x33xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %d = arith.subf %a, %b : f32
    %v = math.exp %d : f32
    linalg.yield %v : f32
  } -> tensor<4x33xf32>
  %si = linalg.fill ins(%zero : f32) outs(%er : tensor<4xf32>) -> tensor<4xf32>
  %s = linalg.reduce { arith.addf } ins(%p : tensor<4x33xf32>) outs(%si : tensor<4xf32>) dimensions = [1]
  %r = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]} ins(%p, %s : tensor<4x33xf32>, tensor<4xf32>) outs(%e : tensor<4x33xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %v = arith.divf %a, %b : f32
    linalg.yield %v : f32
  } -> tensor<4x33xf32>
  return %r : tensor<4x33xf32>
}
func.func @conv(%x: tensor<1x1x8x8xf32>) -> tensor<1x2x6x6xf32> {
  %k = arith.constant dense<[[[[1.0, 0.0, -1.0], [2.0, 0.0, -2.0], [1.0, 0.0, -1.0]]], [[[1.0, 2.0, 1.0], [0.0, 0.0, 0.0], [-1.0, -2.0, -1.0]]]]> : tensor<2x1x3x3xf32>
  %z = arith.constant dense<0.5> : tensor<1x2x6x6xf32>
  %r = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%x, %k : tensor<1x1x8x8xf32>, tensor<2x1x3x3xf32>) outs(%z : tensor<1x2x6x6xf32>) -> tensor<1x2x6x6xf32>
  return %r : tensor<1x2x6x6xf32>
}
func.func @widths(%x: tensor<9xi4>) -> (tensor<9xi8>, tensor<9xi64>) {
  %e8 = tensor.empty() : tensor<9xi8>
  %e64 = tensor.empty() : tensor<9xi64>
  %r:2 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%x : tensor<9xi4>) outs(%e8, %e64 : tensor<9xi8>, tensor<9xi64>) {
  ^bb0(%a: i4, %o: i8, %p: i64):
    %s = arith.extsi %a : i4 to i8
    %u = arith.extui %a : i4 to i64
    linalg.yield %s, %u : i8, i64
  } -> (tensor<9xi8>, tensor<9xi64>)
  return %r#0, %r#1 : tensor<9xi8>, tensor<9xi64>
}
