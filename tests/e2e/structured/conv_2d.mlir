// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Made by tools/gen_structured_tests.py; the oracle is NumPy.
func.func @conv_2d_f32_0() {
  %s0 = util.unfoldable_constant dense<[[1.0, 2.0, 0.0, 3.0, 3.0, 0.0], [-1.0, -3.0, 3.0, 0.0, 2.0, 0.0], [1.0, 2.0, 3.0, 1.0, 2.0, 3.0], [3.0, 2.0, -1.0, 2.0, 3.0, -3.0], [-2.0, 2.0, 3.0, -3.0, 2.0, -2.0], [-2.0, 2.0, 3.0, 2.0, 0.0, 3.0], [-1.0, -3.0, 1.0, -1.0, -3.0, -2.0]]> : tensor<7x6xf32>
  %s1 = util.unfoldable_constant dense<[[0.0, -3.0], [1.0, -2.0], [-2.0, -3.0]]> : tensor<3x2xf32>
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<5x5xf32>
  %i = linalg.fill ins(%z : f32) outs(%e : tensor<5x5xf32>) -> tensor<5x5xf32>
  %r = linalg.conv_2d ins(%s0, %s1 : tensor<7x6xf32>, tensor<3x2xf32>) outs(%i : tensor<5x5xf32>) -> tensor<5x5xf32>
  check.expect_eq_const(%r, dense<[[-9.0, -22.0, -15.0, -21.0, -11.0], [-6.0, -14.0, -3.0, -22.0, -1.0], [-9.0, -18.0, -5.0, -10.0, 2.0], [-14.0, -14.0, -9.0, -20.0, 6.0], [-1.0, -10.0, 9.0, 7.0, 12.0]]> : tensor<5x5xf32>) : tensor<5x5xf32>
  return
}
func.func @conv_2d_f32_0_dynamic() {
  %s0 = util.unfoldable_constant dense<[[1.0, 2.0, 0.0, 3.0, 3.0, 0.0], [-1.0, -3.0, 3.0, 0.0, 2.0, 0.0], [1.0, 2.0, 3.0, 1.0, 2.0, 3.0], [3.0, 2.0, -1.0, 2.0, 3.0, -3.0], [-2.0, 2.0, 3.0, -3.0, 2.0, -2.0], [-2.0, 2.0, 3.0, 2.0, 0.0, 3.0], [-1.0, -3.0, 1.0, -1.0, -3.0, -2.0]]> : tensor<7x6xf32>
  %s1 = util.unfoldable_constant dense<[[0.0, -3.0], [1.0, -2.0], [-2.0, -3.0]]> : tensor<3x2xf32>
  %c0 = tensor.cast %s0 : tensor<7x6xf32> to tensor<?x?xf32>
  %d0 = util.optimization_barrier %c0 : tensor<?x?xf32>
  %c1 = tensor.cast %s1 : tensor<3x2xf32> to tensor<?x?xf32>
  %d1 = util.optimization_barrier %c1 : tensor<?x?xf32>
  %n0 = arith.constant 5 : index
  %m0 = util.optimization_barrier %n0 : index
  %n1 = arith.constant 5 : index
  %m1 = util.optimization_barrier %n1 : index
  %z = arith.constant 0.0 : f32
  %e = tensor.empty(%m0, %m1) : tensor<?x?xf32>
  %i = linalg.fill ins(%z : f32) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  %r = linalg.conv_2d ins(%d0, %d1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%i : tensor<?x?xf32>) -> tensor<?x?xf32>
  %q = tensor.cast %r : tensor<?x?xf32> to tensor<5x5xf32>
  check.expect_eq_const(%q, dense<[[-9.0, -22.0, -15.0, -21.0, -11.0], [-6.0, -14.0, -3.0, -22.0, -1.0], [-9.0, -18.0, -5.0, -10.0, 2.0], [-14.0, -14.0, -9.0, -20.0, 6.0], [-1.0, -10.0, 9.0, 7.0, 12.0]]> : tensor<5x5xf32>) : tensor<5x5xf32>
  return
}
func.func @conv_2d_i32_0() {
  %s0 = util.unfoldable_constant dense<[[1, 2, 0, 3, 3, 0], [-1, -3, 3, 0, 2, 0], [1, 2, 3, 1, 2, 3], [3, 2, -1, 2, 3, -3], [-2, 2, 3, -3, 2, -2], [-2, 2, 3, 2, 0, 3], [-1, -3, 1, -1, -3, -2]]> : tensor<7x6xi32>
  %s1 = util.unfoldable_constant dense<[[0, -3], [1, -2], [-2, -3]]> : tensor<3x2xi32>
  %z = arith.constant 0 : i32
  %e = tensor.empty() : tensor<5x5xi32>
  %i = linalg.fill ins(%z : i32) outs(%e : tensor<5x5xi32>) -> tensor<5x5xi32>
  %r = linalg.conv_2d ins(%s0, %s1 : tensor<7x6xi32>, tensor<3x2xi32>) outs(%i : tensor<5x5xi32>) -> tensor<5x5xi32>
  check.expect_eq_const(%r, dense<[[-9, -22, -15, -21, -11], [-6, -14, -3, -22, -1], [-9, -18, -5, -10, 2], [-14, -14, -9, -20, 6], [-1, -10, 9, 7, 12]]> : tensor<5x5xi32>) : tensor<5x5xi32>
  return
}
func.func @conv_2d_i32_0_dynamic() {
  %s0 = util.unfoldable_constant dense<[[1, 2, 0, 3, 3, 0], [-1, -3, 3, 0, 2, 0], [1, 2, 3, 1, 2, 3], [3, 2, -1, 2, 3, -3], [-2, 2, 3, -3, 2, -2], [-2, 2, 3, 2, 0, 3], [-1, -3, 1, -1, -3, -2]]> : tensor<7x6xi32>
  %s1 = util.unfoldable_constant dense<[[0, -3], [1, -2], [-2, -3]]> : tensor<3x2xi32>
  %c0 = tensor.cast %s0 : tensor<7x6xi32> to tensor<?x?xi32>
  %d0 = util.optimization_barrier %c0 : tensor<?x?xi32>
  %c1 = tensor.cast %s1 : tensor<3x2xi32> to tensor<?x?xi32>
  %d1 = util.optimization_barrier %c1 : tensor<?x?xi32>
  %n0 = arith.constant 5 : index
  %m0 = util.optimization_barrier %n0 : index
  %n1 = arith.constant 5 : index
  %m1 = util.optimization_barrier %n1 : index
  %z = arith.constant 0 : i32
  %e = tensor.empty(%m0, %m1) : tensor<?x?xi32>
  %i = linalg.fill ins(%z : i32) outs(%e : tensor<?x?xi32>) -> tensor<?x?xi32>
  %r = linalg.conv_2d ins(%d0, %d1 : tensor<?x?xi32>, tensor<?x?xi32>) outs(%i : tensor<?x?xi32>) -> tensor<?x?xi32>
  %q = tensor.cast %r : tensor<?x?xi32> to tensor<5x5xi32>
  check.expect_eq_const(%q, dense<[[-9, -22, -15, -21, -11], [-6, -14, -3, -22, -1], [-9, -18, -5, -10, 2], [-14, -14, -9, -20, 6], [-1, -10, 9, 7, 12]]> : tensor<5x5xi32>) : tensor<5x5xi32>
  return
}
