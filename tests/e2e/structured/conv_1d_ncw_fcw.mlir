// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Made by tools/gen_structured_tests.py; the oracle is NumPy.
func.func @conv_1d_ncw_fcw_f32_0() {
  %s0 = util.unfoldable_constant dense<[[[1.0, -3.0, -1.0, 0.0, 1.0, -2.0], [-2.0, -1.0, 0.0, 2.0, 3.0, 1.0], [1.0, 3.0, 3.0, -3.0, 0.0, 2.0]], [[2.0, 2.0, 3.0, 1.0, 1.0, 1.0], [3.0, 0.0, 0.0, 1.0, -2.0, -1.0], [-2.0, 3.0, 3.0, -2.0, -2.0, -1.0]]]> : tensor<2x3x6xf32>
  %s1 = util.unfoldable_constant dense<[[[-1.0, 0.0], [1.0, -1.0], [-1.0, -3.0]], [[1.0, 3.0], [-2.0, 2.0], [-1.0, -1.0]], [[-1.0, -3.0], [-1.0, 3.0], [-2.0, 0.0]], [[2.0, 0.0], [3.0, -2.0], [1.0, 2.0]]]> : tensor<4x3x2xf32>
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<2x4x5xf32>
  %i = linalg.fill ins(%z : f32) outs(%e : tensor<2x4x5xf32>) -> tensor<2x4x5xf32>
  %r = linalg.conv_1d_ncw_fcw {dilations = dense<[1]> : vector<1xi64>, strides = dense<[1]> : vector<1xi64>} ins(%s0, %s1 : tensor<2x3x6xf32>, tensor<4x3x2xf32>) outs(%i : tensor<2x4x5xf32>) -> tensor<2x4x5xf32>
  check.expect_eq_const(%r, dense<[[[-12.0, -10.0, 5.0, 2.0, -5.0], [-10.0, -10.0, 3.0, 8.0, -11.0], [5.0, 1.0, 1.0, 10.0, 5.0], [5.0, 0.0, -9.0, -3.0, 13.0]], [[-6.0, -14.0, -1.0, 10.0, 3.0], [1.0, 5.0, 7.0, 2.0, 9.0], [-7.0, -17.0, -9.0, -7.0, -1.0], [17.0, 13.0, 3.0, 3.0, -6.0]]]> : tensor<2x4x5xf32>) : tensor<2x4x5xf32>
  return
}
func.func @conv_1d_ncw_fcw_f32_0_dynamic() {
  %s0 = util.unfoldable_constant dense<[[[1.0, -3.0, -1.0, 0.0, 1.0, -2.0], [-2.0, -1.0, 0.0, 2.0, 3.0, 1.0], [1.0, 3.0, 3.0, -3.0, 0.0, 2.0]], [[2.0, 2.0, 3.0, 1.0, 1.0, 1.0], [3.0, 0.0, 0.0, 1.0, -2.0, -1.0], [-2.0, 3.0, 3.0, -2.0, -2.0, -1.0]]]> : tensor<2x3x6xf32>
  %s1 = util.unfoldable_constant dense<[[[-1.0, 0.0], [1.0, -1.0], [-1.0, -3.0]], [[1.0, 3.0], [-2.0, 2.0], [-1.0, -1.0]], [[-1.0, -3.0], [-1.0, 3.0], [-2.0, 0.0]], [[2.0, 0.0], [3.0, -2.0], [1.0, 2.0]]]> : tensor<4x3x2xf32>
  %c0 = tensor.cast %s0 : tensor<2x3x6xf32> to tensor<?x?x?xf32>
  %d0 = util.optimization_barrier %c0 : tensor<?x?x?xf32>
  %c1 = tensor.cast %s1 : tensor<4x3x2xf32> to tensor<?x?x?xf32>
  %d1 = util.optimization_barrier %c1 : tensor<?x?x?xf32>
  %n0 = arith.constant 2 : index
  %m0 = util.optimization_barrier %n0 : index
  %n1 = arith.constant 4 : index
  %m1 = util.optimization_barrier %n1 : index
  %n2 = arith.constant 5 : index
  %m2 = util.optimization_barrier %n2 : index
  %z = arith.constant 0.0 : f32
  %e = tensor.empty(%m0, %m1, %m2) : tensor<?x?x?xf32>
  %i = linalg.fill ins(%z : f32) outs(%e : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  %r = linalg.conv_1d_ncw_fcw {dilations = dense<[1]> : vector<1xi64>, strides = dense<[1]> : vector<1xi64>} ins(%d0, %d1 : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%i : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  %q = tensor.cast %r : tensor<?x?x?xf32> to tensor<2x4x5xf32>
  check.expect_eq_const(%q, dense<[[[-12.0, -10.0, 5.0, 2.0, -5.0], [-10.0, -10.0, 3.0, 8.0, -11.0], [5.0, 1.0, 1.0, 10.0, 5.0], [5.0, 0.0, -9.0, -3.0, 13.0]], [[-6.0, -14.0, -1.0, 10.0, 3.0], [1.0, 5.0, 7.0, 2.0, 9.0], [-7.0, -17.0, -9.0, -7.0, -1.0], [17.0, 13.0, 3.0, 3.0, -6.0]]]> : tensor<2x4x5xf32>) : tensor<2x4x5xf32>
  return
}
func.func @conv_1d_ncw_fcw_i32_0() {
  %s0 = util.unfoldable_constant dense<[[[1, -3, -1, 0, 1, -2], [-2, -1, 0, 2, 3, 1], [1, 3, 3, -3, 0, 2]], [[2, 2, 3, 1, 1, 1], [3, 0, 0, 1, -2, -1], [-2, 3, 3, -2, -2, -1]]]> : tensor<2x3x6xi32>
  %s1 = util.unfoldable_constant dense<[[[-1, 0], [1, -1], [-1, -3]], [[1, 3], [-2, 2], [-1, -1]], [[-1, -3], [-1, 3], [-2, 0]], [[2, 0], [3, -2], [1, 2]]]> : tensor<4x3x2xi32>
  %z = arith.constant 0 : i32
  %e = tensor.empty() : tensor<2x4x5xi32>
  %i = linalg.fill ins(%z : i32) outs(%e : tensor<2x4x5xi32>) -> tensor<2x4x5xi32>
  %r = linalg.conv_1d_ncw_fcw {dilations = dense<[1]> : vector<1xi64>, strides = dense<[1]> : vector<1xi64>} ins(%s0, %s1 : tensor<2x3x6xi32>, tensor<4x3x2xi32>) outs(%i : tensor<2x4x5xi32>) -> tensor<2x4x5xi32>
  check.expect_eq_const(%r, dense<[[[-12, -10, 5, 2, -5], [-10, -10, 3, 8, -11], [5, 1, 1, 10, 5], [5, 0, -9, -3, 13]], [[-6, -14, -1, 10, 3], [1, 5, 7, 2, 9], [-7, -17, -9, -7, -1], [17, 13, 3, 3, -6]]]> : tensor<2x4x5xi32>) : tensor<2x4x5xi32>
  return
}
func.func @conv_1d_ncw_fcw_i32_0_dynamic() {
  %s0 = util.unfoldable_constant dense<[[[1, -3, -1, 0, 1, -2], [-2, -1, 0, 2, 3, 1], [1, 3, 3, -3, 0, 2]], [[2, 2, 3, 1, 1, 1], [3, 0, 0, 1, -2, -1], [-2, 3, 3, -2, -2, -1]]]> : tensor<2x3x6xi32>
  %s1 = util.unfoldable_constant dense<[[[-1, 0], [1, -1], [-1, -3]], [[1, 3], [-2, 2], [-1, -1]], [[-1, -3], [-1, 3], [-2, 0]], [[2, 0], [3, -2], [1, 2]]]> : tensor<4x3x2xi32>
  %c0 = tensor.cast %s0 : tensor<2x3x6xi32> to tensor<?x?x?xi32>
  %d0 = util.optimization_barrier %c0 : tensor<?x?x?xi32>
  %c1 = tensor.cast %s1 : tensor<4x3x2xi32> to tensor<?x?x?xi32>
  %d1 = util.optimization_barrier %c1 : tensor<?x?x?xi32>
  %n0 = arith.constant 2 : index
  %m0 = util.optimization_barrier %n0 : index
  %n1 = arith.constant 4 : index
  %m1 = util.optimization_barrier %n1 : index
  %n2 = arith.constant 5 : index
  %m2 = util.optimization_barrier %n2 : index
  %z = arith.constant 0 : i32
  %e = tensor.empty(%m0, %m1, %m2) : tensor<?x?x?xi32>
  %i = linalg.fill ins(%z : i32) outs(%e : tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
  %r = linalg.conv_1d_ncw_fcw {dilations = dense<[1]> : vector<1xi64>, strides = dense<[1]> : vector<1xi64>} ins(%d0, %d1 : tensor<?x?x?xi32>, tensor<?x?x?xi32>) outs(%i : tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
  %q = tensor.cast %r : tensor<?x?x?xi32> to tensor<2x4x5xi32>
  check.expect_eq_const(%q, dense<[[[-12, -10, 5, 2, -5], [-10, -10, 3, 8, -11], [5, 1, 1, 10, 5], [5, 0, -9, -3, 13]], [[-6, -14, -1, 10, 3], [1, 5, 7, 2, 9], [-7, -17, -9, -7, -1], [17, 13, 3, 3, -6]]]> : tensor<2x4x5xi32>) : tensor<2x4x5xi32>
  return
}
func.func @conv_1d_ncw_fcw_f32_1() {
  %s0 = util.unfoldable_constant dense<[[[1.0, -1.0, -1.0, 3.0, -2.0, 3.0], [-3.0, 3.0, -3.0, 0.0, -3.0, 1.0], [-2.0, 3.0, -1.0, -2.0, 3.0, 3.0]], [[3.0, 0.0, -2.0, 0.0, 3.0, -1.0], [0.0, 3.0, 1.0, 0.0, 3.0, -1.0], [2.0, 1.0, -1.0, 2.0, -3.0, -1.0]]]> : tensor<2x3x6xf32>
  %s1 = util.unfoldable_constant dense<[[[1.0, -2.0], [-3.0, 2.0], [3.0, -2.0]], [[-3.0, 3.0], [3.0, -3.0], [1.0, 1.0]], [[-2.0, 0.0], [-3.0, 1.0], [2.0, 0.0]], [[-3.0, 0.0], [1.0, -1.0], [3.0, 2.0]]]> : tensor<4x3x2xf32>
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<2x4x3xf32>
  %i = linalg.fill ins(%z : f32) outs(%e : tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  %r = linalg.conv_1d_ncw_fcw {dilations = dense<[1]> : vector<1xi64>, strides = dense<[2]> : vector<1xi64>} ins(%s0, %s1 : tensor<2x3x6xf32>, tensor<4x3x2xf32>) outs(%i : tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  check.expect_eq_const(%r, dense<[[[6.0, 3.0, 6.0], [-23.0, 0.0, 9.0], [6.0, 9.0, 20.0], [-9.0, -7.0, 17.0]], [[13.0, -12.0, -13.0], [-15.0, 10.0, -4.0], [1.0, -1.0, -22.0], [-4.0, 8.0, -16.0]]]> : tensor<2x4x3xf32>) : tensor<2x4x3xf32>
  return
}
func.func @conv_1d_ncw_fcw_f32_2() {
  %s0 = util.unfoldable_constant dense<[[[0.0, -3.0, 3.0, -1.0, -3.0, 3.0], [0.0, -1.0, 3.0, -3.0, 0.0, -2.0], [2.0, -2.0, -3.0, -3.0, 1.0, 0.0]], [[2.0, -2.0, 2.0, 2.0, -1.0, -2.0], [-1.0, 3.0, -2.0, 0.0, 2.0, 0.0], [2.0, 2.0, 2.0, -3.0, -2.0, -1.0]]]> : tensor<2x3x6xf32>
  %s1 = util.unfoldable_constant dense<[[[-3.0, -1.0], [-1.0, -3.0], [3.0, 3.0]], [[-1.0, 1.0], [-2.0, 1.0], [3.0, 0.0]], [[-3.0, 0.0], [1.0, 1.0], [-1.0, 1.0]], [[-2.0, 0.0], [2.0, 1.0], [2.0, 1.0]]]> : tensor<4x3x2xf32>
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<2x4x4xf32>
  %i = linalg.fill ins(%z : f32) outs(%e : tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  %r = linalg.conv_1d_ncw_fcw {dilations = dense<[2]> : vector<1xi64>, strides = dense<[1]> : vector<1xi64>} ins(%s0, %s1 : tensor<2x3x6xf32>, tensor<4x3x2xf32>) outs(%i : tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  check.expect_eq_const(%r, dense<[[[-15.0, 5.0, -15.0, 0.0], [12.0, -5.0, -21.0, -1.0], [-2.0, 4.0, -2.0, 1.0], [4.0, -6.0, -5.0, -12.0]], [[11.0, -2.0, -9.0, -16.0], [6.0, 4.0, 9.0, -13.0], [-9.0, 4.0, -10.0, -4.0], [-2.0, 11.0, -4.0, -11.0]]]> : tensor<2x4x4xf32>) : tensor<2x4x4xf32>
  return
}
func.func @conv_1d_ncw_fcw_f32_3() {
  %s0 = util.unfoldable_constant dense<[[[1.0, 1.0, -2.0, -3.0, -3.0, 1.0], [-2.0, -2.0, -3.0, -1.0, -1.0, 1.0], [2.0, -1.0, -2.0, 0.0, 0.0, 1.0]], [[1.0, -3.0, 2.0, 1.0, 3.0, -2.0], [1.0, -1.0, -1.0, 1.0, 1.0, -2.0], [1.0, 3.0, 2.0, -1.0, 0.0, 1.0]]]> : tensor<2x3x6xf32>
  %s1 = util.unfoldable_constant dense<[[[-2.0, 3.0], [0.0, 1.0], [2.0, 0.0]], [[-2.0, -3.0], [-3.0, 3.0], [-1.0, 2.0]], [[-3.0, 0.0], [-1.0, 3.0], [-2.0, 3.0]], [[2.0, 1.0], [2.0, 3.0], [3.0, 3.0]]]> : tensor<4x3x2xf32>
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<2x4x3xf32>
  %i = linalg.fill ins(%z : f32) outs(%e : tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  %r = linalg.conv_1d_ncw_fcw {dilations = dense<[1]> : vector<1xi64>, strides = dense<[2]> : vector<1xi64>} ins(%s0, %s1 : tensor<2x3x6xf32>, tensor<4x3x2xf32>) outs(%i : tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  check.expect_eq_const(%r, dense<[[[3.0, -10.0, 10.0], [-9.0, 21.0, 11.0], [-14.0, 10.0, 16.0], [-4.0, -22.0, -1.0]], [[-10.0, 4.0, -14.0], [6.0, -5.0, -7.0], [0.0, -9.0, -13.0], [10.0, 9.0, 3.0]]]> : tensor<2x4x3xf32>) : tensor<2x4x3xf32>
  return
}
