// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Made by tools/gen_structured_tests.py; the oracle is NumPy.
func.func @depthwise_conv_1d_nwc_wc_f32_0() {
  %s0 = util.unfoldable_constant dense<[[[-3.0, -3.0, 0.0], [1.0, -1.0, 1.0], [0.0, 1.0, 2.0], [0.0, -2.0, -3.0], [2.0, 3.0, -3.0], [3.0, -3.0, -3.0]], [[-2.0, -1.0, 0.0], [3.0, 1.0, -3.0], [3.0, 3.0, 2.0], [2.0, 3.0, 3.0], [3.0, 2.0, 1.0], [-3.0, 1.0, 2.0]]]> : tensor<2x6x3xf32>
  %s1 = util.unfoldable_constant dense<[[-1.0, 3.0, 0.0], [1.0, 1.0, 2.0]]> : tensor<2x3xf32>
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<2x5x3xf32>
  %i = linalg.fill ins(%z : f32) outs(%e : tensor<2x5x3xf32>) -> tensor<2x5x3xf32>
  %r = linalg.depthwise_conv_1d_nwc_wc {dilations = dense<[1]> : vector<1xi64>, strides = dense<[1]> : vector<1xi64>} ins(%s0, %s1 : tensor<2x6x3xf32>, tensor<2x3xf32>) outs(%i : tensor<2x5x3xf32>) -> tensor<2x5x3xf32>
  check.expect_eq_const(%r, dense<[[[4.0, -10.0, 2.0], [-1.0, -2.0, 4.0], [0.0, 1.0, -6.0], [2.0, -3.0, -6.0], [1.0, 6.0, -6.0]], [[5.0, -2.0, -6.0], [0.0, 6.0, 4.0], [-1.0, 12.0, 6.0], [1.0, 11.0, 2.0], [-6.0, 7.0, 4.0]]]> : tensor<2x5x3xf32>) : tensor<2x5x3xf32>
  return
}
func.func @depthwise_conv_1d_nwc_wc_f32_0_dynamic() {
  %s0 = util.unfoldable_constant dense<[[[-3.0, -3.0, 0.0], [1.0, -1.0, 1.0], [0.0, 1.0, 2.0], [0.0, -2.0, -3.0], [2.0, 3.0, -3.0], [3.0, -3.0, -3.0]], [[-2.0, -1.0, 0.0], [3.0, 1.0, -3.0], [3.0, 3.0, 2.0], [2.0, 3.0, 3.0], [3.0, 2.0, 1.0], [-3.0, 1.0, 2.0]]]> : tensor<2x6x3xf32>
  %s1 = util.unfoldable_constant dense<[[-1.0, 3.0, 0.0], [1.0, 1.0, 2.0]]> : tensor<2x3xf32>
  %c0 = tensor.cast %s0 : tensor<2x6x3xf32> to tensor<?x?x?xf32>
  %d0 = util.optimization_barrier %c0 : tensor<?x?x?xf32>
  %c1 = tensor.cast %s1 : tensor<2x3xf32> to tensor<?x?xf32>
  %d1 = util.optimization_barrier %c1 : tensor<?x?xf32>
  %n0 = arith.constant 2 : index
  %m0 = util.optimization_barrier %n0 : index
  %n1 = arith.constant 5 : index
  %m1 = util.optimization_barrier %n1 : index
  %n2 = arith.constant 3 : index
  %m2 = util.optimization_barrier %n2 : index
  %z = arith.constant 0.0 : f32
  %e = tensor.empty(%m0, %m1, %m2) : tensor<?x?x?xf32>
  %i = linalg.fill ins(%z : f32) outs(%e : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  %r = linalg.depthwise_conv_1d_nwc_wc {dilations = dense<[1]> : vector<1xi64>, strides = dense<[1]> : vector<1xi64>} ins(%d0, %d1 : tensor<?x?x?xf32>, tensor<?x?xf32>) outs(%i : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  %q = tensor.cast %r : tensor<?x?x?xf32> to tensor<2x5x3xf32>
  check.expect_eq_const(%q, dense<[[[4.0, -10.0, 2.0], [-1.0, -2.0, 4.0], [0.0, 1.0, -6.0], [2.0, -3.0, -6.0], [1.0, 6.0, -6.0]], [[5.0, -2.0, -6.0], [0.0, 6.0, 4.0], [-1.0, 12.0, 6.0], [1.0, 11.0, 2.0], [-6.0, 7.0, 4.0]]]> : tensor<2x5x3xf32>) : tensor<2x5x3xf32>
  return
}
func.func @depthwise_conv_1d_nwc_wc_i32_0() {
  %s0 = util.unfoldable_constant dense<[[[-3, -3, 0], [1, -1, 1], [0, 1, 2], [0, -2, -3], [2, 3, -3], [3, -3, -3]], [[-2, -1, 0], [3, 1, -3], [3, 3, 2], [2, 3, 3], [3, 2, 1], [-3, 1, 2]]]> : tensor<2x6x3xi32>
  %s1 = util.unfoldable_constant dense<[[-1, 3, 0], [1, 1, 2]]> : tensor<2x3xi32>
  %z = arith.constant 0 : i32
  %e = tensor.empty() : tensor<2x5x3xi32>
  %i = linalg.fill ins(%z : i32) outs(%e : tensor<2x5x3xi32>) -> tensor<2x5x3xi32>
  %r = linalg.depthwise_conv_1d_nwc_wc {dilations = dense<[1]> : vector<1xi64>, strides = dense<[1]> : vector<1xi64>} ins(%s0, %s1 : tensor<2x6x3xi32>, tensor<2x3xi32>) outs(%i : tensor<2x5x3xi32>) -> tensor<2x5x3xi32>
  check.expect_eq_const(%r, dense<[[[4, -10, 2], [-1, -2, 4], [0, 1, -6], [2, -3, -6], [1, 6, -6]], [[5, -2, -6], [0, 6, 4], [-1, 12, 6], [1, 11, 2], [-6, 7, 4]]]> : tensor<2x5x3xi32>) : tensor<2x5x3xi32>
  return
}
func.func @depthwise_conv_1d_nwc_wc_i32_0_dynamic() {
  %s0 = util.unfoldable_constant dense<[[[-3, -3, 0], [1, -1, 1], [0, 1, 2], [0, -2, -3], [2, 3, -3], [3, -3, -3]], [[-2, -1, 0], [3, 1, -3], [3, 3, 2], [2, 3, 3], [3, 2, 1], [-3, 1, 2]]]> : tensor<2x6x3xi32>
  %s1 = util.unfoldable_constant dense<[[-1, 3, 0], [1, 1, 2]]> : tensor<2x3xi32>
  %c0 = tensor.cast %s0 : tensor<2x6x3xi32> to tensor<?x?x?xi32>
  %d0 = util.optimization_barrier %c0 : tensor<?x?x?xi32>
  %c1 = tensor.cast %s1 : tensor<2x3xi32> to tensor<?x?xi32>
  %d1 = util.optimization_barrier %c1 : tensor<?x?xi32>
  %n0 = arith.constant 2 : index
  %m0 = util.optimization_barrier %n0 : index
  %n1 = arith.constant 5 : index
  %m1 = util.optimization_barrier %n1 : index
  %n2 = arith.constant 3 : index
  %m2 = util.optimization_barrier %n2 : index
  %z = arith.constant 0 : i32
  %e = tensor.empty(%m0, %m1, %m2) : tensor<?x?x?xi32>
  %i = linalg.fill ins(%z : i32) outs(%e : tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
  %r = linalg.depthwise_conv_1d_nwc_wc {dilations = dense<[1]> : vector<1xi64>, strides = dense<[1]> : vector<1xi64>} ins(%d0, %d1 : tensor<?x?x?xi32>, tensor<?x?xi32>) outs(%i : tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
  %q = tensor.cast %r : tensor<?x?x?xi32> to tensor<2x5x3xi32>
  check.expect_eq_const(%q, dense<[[[4, -10, 2], [-1, -2, 4], [0, 1, -6], [2, -3, -6], [1, 6, -6]], [[5, -2, -6], [0, 6, 4], [-1, 12, 6], [1, 11, 2], [-6, 7, 4]]]> : tensor<2x5x3xi32>) : tensor<2x5x3xi32>
  return
}
func.func @depthwise_conv_1d_nwc_wc_f32_1() {
  %s0 = util.unfoldable_constant dense<[[[0.0, -2.0, -1.0], [1.0, -3.0, 0.0], [-3.0, -3.0, 3.0], [-3.0, 3.0, -1.0], [1.0, -2.0, -2.0], [2.0, -1.0, -1.0]], [[2.0, -1.0, -1.0], [1.0, -3.0, 0.0], [1.0, 1.0, 1.0], [-1.0, -1.0, -2.0], [2.0, -1.0, 3.0], [1.0, 0.0, -3.0]]]> : tensor<2x6x3xf32>
  %s1 = util.unfoldable_constant dense<[[0.0, 3.0, 1.0], [3.0, 2.0, -1.0]]> : tensor<2x3xf32>
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<2x3x3xf32>
  %i = linalg.fill ins(%z : f32) outs(%e : tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
  %r = linalg.depthwise_conv_1d_nwc_wc {dilations = dense<[1]> : vector<1xi64>, strides = dense<[2]> : vector<1xi64>} ins(%s0, %s1 : tensor<2x6x3xf32>, tensor<2x3xf32>) outs(%i : tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
  check.expect_eq_const(%r, dense<[[[3.0, -12.0, -1.0], [-9.0, -3.0, 4.0], [6.0, -8.0, -1.0]], [[3.0, -9.0, -1.0], [-3.0, 1.0, 3.0], [3.0, -3.0, 6.0]]]> : tensor<2x3x3xf32>) : tensor<2x3x3xf32>
  return
}
func.func @depthwise_conv_1d_nwc_wc_f32_2() {
  %s0 = util.unfoldable_constant dense<[[[-2.0, 2.0, 0.0], [2.0, 2.0, 1.0], [2.0, 2.0, -2.0], [0.0, -2.0, -3.0], [2.0, 1.0, 1.0], [2.0, -3.0, 1.0]], [[-1.0, 1.0, 3.0], [1.0, -2.0, -3.0], [0.0, -1.0, -2.0], [1.0, 2.0, 3.0], [3.0, -2.0, 0.0], [-3.0, -3.0, 1.0]]]> : tensor<2x6x3xf32>
  %s1 = util.unfoldable_constant dense<[[0.0, 2.0, -3.0], [-2.0, -3.0, -1.0]]> : tensor<2x3xf32>
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<2x4x3xf32>
  %i = linalg.fill ins(%z : f32) outs(%e : tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  %r = linalg.depthwise_conv_1d_nwc_wc {dilations = dense<[2]> : vector<1xi64>, strides = dense<[1]> : vector<1xi64>} ins(%s0, %s1 : tensor<2x6x3xf32>, tensor<2x3xf32>) outs(%i : tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  check.expect_eq_const(%r, dense<[[[-4.0, -2.0, 2.0], [0.0, 10.0, 0.0], [-4.0, 1.0, 5.0], [-4.0, 5.0, 8.0]], [[0.0, 5.0, -7.0], [-2.0, -10.0, 6.0], [-6.0, 4.0, 6.0], [6.0, 13.0, -10.0]]]> : tensor<2x4x3xf32>) : tensor<2x4x3xf32>
  return
}
func.func @depthwise_conv_1d_nwc_wc_f32_3() {
  %s0 = util.unfoldable_constant dense<[[[-1.0, 3.0, 3.0], [3.0, -1.0, 3.0], [0.0, -2.0, -3.0], [2.0, 1.0, 3.0], [-2.0, -3.0, -1.0], [-3.0, -3.0, 1.0]], [[-2.0, -2.0, -1.0], [3.0, 3.0, 1.0], [-3.0, -1.0, 3.0], [-2.0, -2.0, -2.0], [1.0, -3.0, -2.0], [-3.0, 2.0, -2.0]]]> : tensor<2x6x3xf32>
  %s1 = util.unfoldable_constant dense<[[1.0, 0.0, -1.0], [-3.0, 2.0, 2.0]]> : tensor<2x3xf32>
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<2x3x3xf32>
  %i = linalg.fill ins(%z : f32) outs(%e : tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
  %r = linalg.depthwise_conv_1d_nwc_wc {dilations = dense<[1]> : vector<1xi64>, strides = dense<[2]> : vector<1xi64>} ins(%s0, %s1 : tensor<2x6x3xf32>, tensor<2x3xf32>) outs(%i : tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
  check.expect_eq_const(%r, dense<[[[-10.0, -2.0, 3.0], [-6.0, 2.0, 9.0], [7.0, -6.0, 3.0]], [[-11.0, 6.0, 3.0], [3.0, -4.0, -7.0], [10.0, 4.0, -2.0]]]> : tensor<2x3x3xf32>) : tensor<2x3x3xf32>
  return
}
