// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Made by tools/gen_structured_tests.py; the oracle is NumPy.
func.func @matvec_f32_0() {
  %s0 = util.unfoldable_constant dense<[[-3.0, 3.0, 0.0, 3.0, 1.0, -2.0, 2.0], [-1.0, 2.0, 2.0, 3.0, 0.0, 1.0, 0.0], [-3.0, -2.0, 0.0, 0.0, 1.0, -1.0, 0.0], [1.0, -3.0, -1.0, 2.0, 2.0, 3.0, -3.0], [-3.0, 2.0, -2.0, -1.0, 0.0, 3.0, 0.0]]> : tensor<5x7xf32>
  %s1 = util.unfoldable_constant dense<[0.0, 1.0, 1.0, 0.0, 3.0, -2.0, -1.0]> : tensor<7xf32>
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<5xf32>
  %i = linalg.fill ins(%z : f32) outs(%e : tensor<5xf32>) -> tensor<5xf32>
  %r = linalg.matvec ins(%s0, %s1 : tensor<5x7xf32>, tensor<7xf32>) outs(%i : tensor<5xf32>) -> tensor<5xf32>
  check.expect_eq_const(%r, dense<[8.0, 2.0, 3.0, -1.0, -6.0]> : tensor<5xf32>) : tensor<5xf32>
  return
}
func.func @matvec_f32_0_dynamic() {
  %s0 = util.unfoldable_constant dense<[[-3.0, 3.0, 0.0, 3.0, 1.0, -2.0, 2.0], [-1.0, 2.0, 2.0, 3.0, 0.0, 1.0, 0.0], [-3.0, -2.0, 0.0, 0.0, 1.0, -1.0, 0.0], [1.0, -3.0, -1.0, 2.0, 2.0, 3.0, -3.0], [-3.0, 2.0, -2.0, -1.0, 0.0, 3.0, 0.0]]> : tensor<5x7xf32>
  %s1 = util.unfoldable_constant dense<[0.0, 1.0, 1.0, 0.0, 3.0, -2.0, -1.0]> : tensor<7xf32>
  %c0 = tensor.cast %s0 : tensor<5x7xf32> to tensor<?x?xf32>
  %d0 = util.optimization_barrier %c0 : tensor<?x?xf32>
  %c1 = tensor.cast %s1 : tensor<7xf32> to tensor<?xf32>
  %d1 = util.optimization_barrier %c1 : tensor<?xf32>
  %n0 = arith.constant 5 : index
  %m0 = util.optimization_barrier %n0 : index
  %z = arith.constant 0.0 : f32
  %e = tensor.empty(%m0) : tensor<?xf32>
  %i = linalg.fill ins(%z : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %r = linalg.matvec ins(%d0, %d1 : tensor<?x?xf32>, tensor<?xf32>) outs(%i : tensor<?xf32>) -> tensor<?xf32>
  %q = tensor.cast %r : tensor<?xf32> to tensor<5xf32>
  check.expect_eq_const(%q, dense<[8.0, 2.0, 3.0, -1.0, -6.0]> : tensor<5xf32>) : tensor<5xf32>
  return
}
func.func @matvec_f32_1() {
  %s0 = util.unfoldable_constant dense<[[-2.0]]> : tensor<1x1xf32>
  %s1 = util.unfoldable_constant dense<[2.0]> : tensor<1xf32>
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<1xf32>
  %i = linalg.fill ins(%z : f32) outs(%e : tensor<1xf32>) -> tensor<1xf32>
  %r = linalg.matvec ins(%s0, %s1 : tensor<1x1xf32>, tensor<1xf32>) outs(%i : tensor<1xf32>) -> tensor<1xf32>
  check.expect_eq_const(%r, dense<[-4.0]> : tensor<1xf32>) : tensor<1xf32>
  return
}
func.func @matvec_f32_1_dynamic() {
  %s0 = util.unfoldable_constant dense<[[-2.0]]> : tensor<1x1xf32>
  %s1 = util.unfoldable_constant dense<[2.0]> : tensor<1xf32>
  %c0 = tensor.cast %s0 : tensor<1x1xf32> to tensor<?x?xf32>
  %d0 = util.optimization_barrier %c0 : tensor<?x?xf32>
  %c1 = tensor.cast %s1 : tensor<1xf32> to tensor<?xf32>
  %d1 = util.optimization_barrier %c1 : tensor<?xf32>
  %n0 = arith.constant 1 : index
  %m0 = util.optimization_barrier %n0 : index
  %z = arith.constant 0.0 : f32
  %e = tensor.empty(%m0) : tensor<?xf32>
  %i = linalg.fill ins(%z : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %r = linalg.matvec ins(%d0, %d1 : tensor<?x?xf32>, tensor<?xf32>) outs(%i : tensor<?xf32>) -> tensor<?xf32>
  %q = tensor.cast %r : tensor<?xf32> to tensor<1xf32>
  check.expect_eq_const(%q, dense<[-4.0]> : tensor<1xf32>) : tensor<1xf32>
  return
}
func.func @matvec_f32_2() {
  %s0 = util.unfoldable_constant dense<[[2.0, 3.0, -1.0, -1.0, -2.0, -3.0, 2.0, -1.0, -3.0, 3.0, 3.0, 2.0, -3.0, 2.0, 3.0, -2.0, 0.0, 2.0, 0.0, -2.0, 0.0, 0.0, 1.0, 0.0, 2.0, 1.0, 2.0, 0.0, -2.0, 0.0, -2.0, 0.0, 2.0], [-3.0, 0.0, -3.0, -2.0, 3.0, -1.0, 2.0, 1.0, -3.0, -2.0, 2.0, -2.0, 0.0, 1.0, -1.0, -1.0, 2.0, -3.0, 0.0, -1.0, 0.0, 1.0, 1.0, -1.0, 1.0, -3.0, -1.0, 3.0, -2.0, 3.0, -1.0, 2.0, -2.0], [2.0, -3.0, 3.0, 2.0, -2.0, -1.0, -2.0, 1.0, 0.0, 1.0, -1.0, 0.0, 3.0, 0.0, -2.0, -2.0, 0.0, -3.0, 2.0, 1.0, 1.0, -3.0, -1.0, 3.0, 3.0, 3.0, -3.0, 0.0, 3.0, 0.0, -3.0, -2.0, -2.0], [2.0, 0.0, -1.0, -2.0, -2.0, -2.0, -2.0, -2.0, -2.0, 1.0, -2.0, -2.0, 1.0, 2.0, 3.0, 1.0, 1.0, -2.0, 2.0, 2.0, -1.0, 3.0, 0.0, 2.0, 2.0, 1.0, -1.0, 0.0, -2.0, 0.0, 3.0, -2.0, 1.0], [-2.0, 3.0, -2.0, -3.0, 3.0, 0.0, 3.0, -3.0, 0.0, 0.0, 0.0, 1.0, 2.0, 3.0, -3.0, 1.0, 0.0, -3.0, -2.0, 0.0, 2.0, -1.0, 2.0, 2.0, -3.0, -1.0, 3.0, 0.0, 1.0, -3.0, -2.0, -1.0, 2.0], [1.0, 1.0, -3.0, -3.0, 2.0, 0.0, 1.0, 1.0, 2.0, -2.0, 2.0, 0.0, -2.0, -1.0, -3.0, 1.0, 3.0, 1.0, -1.0, 2.0, 2.0, -1.0, 3.0, 0.0, -2.0, 3.0, -1.0, -3.0, -1.0, -2.0, 0.0, 2.0, -1.0], [0.0, -2.0, 1.0, -3.0, 3.0, 2.0, 0.0, -2.0, 1.0, -2.0, 2.0, 3.0, 2.0, 1.0, 2.0, 3.0, 3.0, -1.0, 3.0, 2.0, 1.0, 2.0, 2.0, 1.0, 3.0, -2.0, 1.0, 3.0, 3.0, 3.0, -3.0, -1.0, -1.0], [2.0, -3.0, -3.0, -2.0, 2.0, 1.0, 3.0, 0.0, -1.0, 3.0, -3.0, 0.0, 1.0, 2.0, 2.0, -1.0, 0.0, -3.0, 0.0, 3.0, 1.0, 2.0, 3.0, -1.0, 2.0, 0.0, -3.0, 0.0, -2.0, 1.0, -1.0, -1.0, -2.0], [2.0, 3.0, -1.0, -3.0, 1.0, 3.0, -3.0, 0.0, 2.0, 1.0, -2.0, 2.0, -1.0, 0.0, -2.0, 3.0, 3.0, -1.0, -2.0, 2.0, 2.0, -2.0, 3.0, 0.0, 1.0, -3.0, 3.0, -2.0, 2.0, -1.0, 0.0, 1.0, 3.0], [1.0, -2.0, 3.0, 0.0, 0.0, -2.0, 0.0, 0.0, -1.0, -3.0, 2.0, 1.0, 0.0, 0.0, 2.0, -3.0, 3.0, 2.0, -2.0, -2.0, 2.0, -1.0, 0.0, 3.0, 2.0, -3.0, -3.0, -3.0, 3.0, -2.0, -1.0, 1.0, -1.0], [1.0, -2.0, -3.0, -1.0, 3.0, -1.0, 2.0, 0.0, 2.0, -1.0, -1.0, -2.0, 2.0, 0.0, -3.0, -1.0, 3.0, -3.0, -3.0, 1.0, 0.0, -2.0, 1.0, -2.0, -1.0, -3.0, 0.0, 1.0, -3.0, -2.0, 3.0, 0.0, 2.0], [1.0, -2.0, -1.0, -2.0, -2.0, 0.0, 2.0, 3.0, 0.0, -2.0, -1.0, -3.0, 0.0, -2.0, 2.0, 0.0, -2.0, 1.0, 1.0, 2.0, -1.0, 3.0, 2.0, 3.0, -1.0, 1.0, 1.0, 2.0, -2.0, 1.0, 2.0, 0.0, 1.0], [-3.0, 2.0, 1.0, -3.0, 1.0, 0.0, 2.0, 0.0, 0.0, 2.0, -3.0, 3.0, 3.0, 2.0, -2.0, 0.0, -2.0, 3.0, 1.0, 0.0, -2.0, 0.0, -2.0, -1.0, 2.0, 0.0, -1.0, -1.0, 3.0, -1.0, -1.0, -3.0, -3.0], [0.0, -3.0, -3.0, 3.0, 0.0, -3.0, -2.0, 1.0, -1.0, 0.0, -3.0, -2.0, 0.0, 2.0, -2.0, -3.0, 0.0, 2.0, -2.0, -2.0, 0.0, 0.0, -3.0, -3.0, 1.0, -1.0, -1.0, 1.0, 3.0, -1.0, -3.0, 0.0, 0.0], [1.0, -2.0, -2.0, 1.0, -2.0, -1.0, 3.0, 0.0, 3.0, -1.0, 1.0, 3.0, -1.0, 0.0, -1.0, 1.0, 1.0, 1.0, -1.0, 3.0, -2.0, -2.0, 3.0, 3.0, 1.0, -2.0, -3.0, 2.0, -1.0, 3.0, 1.0, 1.0, 1.0], [1.0, 2.0, -3.0, -1.0, 1.0, 0.0, 3.0, 3.0, -2.0, -1.0, 3.0, -1.0, -1.0, 0.0, -2.0, 0.0, -3.0, 1.0, -3.0, 0.0, -2.0, -2.0, 3.0, -3.0, -1.0, -3.0, 3.0, 2.0, 1.0, 1.0, -2.0, 3.0, -1.0], [2.0, -2.0, 2.0, 2.0, -2.0, 3.0, -1.0, 2.0, 0.0, -2.0, 3.0, 3.0, 2.0, 1.0, 1.0, -1.0, 1.0, 2.0, 2.0, 3.0, 2.0, 2.0, 3.0, -2.0, 2.0, 0.0, 3.0, -2.0, -2.0, 2.0, 2.0, 1.0, 0.0]]> : tensor<17x33xf32>
  %s1 = util.unfoldable_constant dense<[-3.0, 1.0, 0.0, -3.0, 0.0, -1.0, 0.0, -2.0, -2.0, -1.0, -1.0, 2.0, -2.0, -1.0, 1.0, 1.0, -1.0, 2.0, -2.0, -3.0, 2.0, -1.0, -1.0, -1.0, -3.0, 0.0, -1.0, 3.0, 2.0, 3.0, 3.0, -2.0, -3.0]> : tensor<33xf32>
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<17xf32>
  %i = linalg.fill ins(%z : f32) outs(%e : tensor<17xf32>) -> tensor<17xf32>
  %r = linalg.matvec ins(%s0, %s1 : tensor<17x33xf32>, tensor<33xf32>) outs(%i : tensor<17xf32>) -> tensor<17xf32>
  check.expect_eq_const(%r, dense<[-1.0, 18.0, -35.0, -14.0, 5.0, -10.0, 3.0, -21.0, -19.0, 0.0, -21.0, -8.0, 29.0, -2.0, -8.0, 7.0, -39.0]> : tensor<17xf32>) : tensor<17xf32>
  return
}
func.func @matvec_f32_2_dynamic() {
  %s0 = util.unfoldable_constant dense<[[2.0, 3.0, -1.0, -1.0, -2.0, -3.0, 2.0, -1.0, -3.0, 3.0, 3.0, 2.0, -3.0, 2.0, 3.0, -2.0, 0.0, 2.0, 0.0, -2.0, 0.0, 0.0, 1.0, 0.0, 2.0, 1.0, 2.0, 0.0, -2.0, 0.0, -2.0, 0.0, 2.0], [-3.0, 0.0, -3.0, -2.0, 3.0, -1.0, 2.0, 1.0, -3.0, -2.0, 2.0, -2.0, 0.0, 1.0, -1.0, -1.0, 2.0, -3.0, 0.0, -1.0, 0.0, 1.0, 1.0, -1.0, 1.0, -3.0, -1.0, 3.0, -2.0, 3.0, -1.0, 2.0, -2.0], [2.0, -3.0, 3.0, 2.0, -2.0, -1.0, -2.0, 1.0, 0.0, 1.0, -1.0, 0.0, 3.0, 0.0, -2.0, -2.0, 0.0, -3.0, 2.0, 1.0, 1.0, -3.0, -1.0, 3.0, 3.0, 3.0, -3.0, 0.0, 3.0, 0.0, -3.0, -2.0, -2.0], [2.0, 0.0, -1.0, -2.0, -2.0, -2.0, -2.0, -2.0, -2.0, 1.0, -2.0, -2.0, 1.0, 2.0, 3.0, 1.0, 1.0, -2.0, 2.0, 2.0, -1.0, 3.0, 0.0, 2.0, 2.0, 1.0, -1.0, 0.0, -2.0, 0.0, 3.0, -2.0, 1.0], [-2.0, 3.0, -2.0, -3.0, 3.0, 0.0, 3.0, -3.0, 0.0, 0.0, 0.0, 1.0, 2.0, 3.0, -3.0, 1.0, 0.0, -3.0, -2.0, 0.0, 2.0, -1.0, 2.0, 2.0, -3.0, -1.0, 3.0, 0.0, 1.0, -3.0, -2.0, -1.0, 2.0], [1.0, 1.0, -3.0, -3.0, 2.0, 0.0, 1.0, 1.0, 2.0, -2.0, 2.0, 0.0, -2.0, -1.0, -3.0, 1.0, 3.0, 1.0, -1.0, 2.0, 2.0, -1.0, 3.0, 0.0, -2.0, 3.0, -1.0, -3.0, -1.0, -2.0, 0.0, 2.0, -1.0], [0.0, -2.0, 1.0, -3.0, 3.0, 2.0, 0.0, -2.0, 1.0, -2.0, 2.0, 3.0, 2.0, 1.0, 2.0, 3.0, 3.0, -1.0, 3.0, 2.0, 1.0, 2.0, 2.0, 1.0, 3.0, -2.0, 1.0, 3.0, 3.0, 3.0, -3.0, -1.0, -1.0], [2.0, -3.0, -3.0, -2.0, 2.0, 1.0, 3.0, 0.0, -1.0, 3.0, -3.0, 0.0, 1.0, 2.0, 2.0, -1.0, 0.0, -3.0, 0.0, 3.0, 1.0, 2.0, 3.0, -1.0, 2.0, 0.0, -3.0, 0.0, -2.0, 1.0, -1.0, -1.0, -2.0], [2.0, 3.0, -1.0, -3.0, 1.0, 3.0, -3.0, 0.0, 2.0, 1.0, -2.0, 2.0, -1.0, 0.0, -2.0, 3.0, 3.0, -1.0, -2.0, 2.0, 2.0, -2.0, 3.0, 0.0, 1.0, -3.0, 3.0, -2.0, 2.0, -1.0, 0.0, 1.0, 3.0], [1.0, -2.0, 3.0, 0.0, 0.0, -2.0, 0.0, 0.0, -1.0, -3.0, 2.0, 1.0, 0.0, 0.0, 2.0, -3.0, 3.0, 2.0, -2.0, -2.0, 2.0, -1.0, 0.0, 3.0, 2.0, -3.0, -3.0, -3.0, 3.0, -2.0, -1.0, 1.0, -1.0], [1.0, -2.0, -3.0, -1.0, 3.0, -1.0, 2.0, 0.0, 2.0, -1.0, -1.0, -2.0, 2.0, 0.0, -3.0, -1.0, 3.0, -3.0, -3.0, 1.0, 0.0, -2.0, 1.0, -2.0, -1.0, -3.0, 0.0, 1.0, -3.0, -2.0, 3.0, 0.0, 2.0], [1.0, -2.0, -1.0, -2.0, -2.0, 0.0, 2.0, 3.0, 0.0, -2.0, -1.0, -3.0, 0.0, -2.0, 2.0, 0.0, -2.0, 1.0, 1.0, 2.0, -1.0, 3.0, 2.0, 3.0, -1.0, 1.0, 1.0, 2.0, -2.0, 1.0, 2.0, 0.0, 1.0], [-3.0, 2.0, 1.0, -3.0, 1.0, 0.0, 2.0, 0.0, 0.0, 2.0, -3.0, 3.0, 3.0, 2.0, -2.0, 0.0, -2.0, 3.0, 1.0, 0.0, -2.0, 0.0, -2.0, -1.0, 2.0, 0.0, -1.0, -1.0, 3.0, -1.0, -1.0, -3.0, -3.0], [0.0, -3.0, -3.0, 3.0, 0.0, -3.0, -2.0, 1.0, -1.0, 0.0, -3.0, -2.0, 0.0, 2.0, -2.0, -3.0, 0.0, 2.0, -2.0, -2.0, 0.0, 0.0, -3.0, -3.0, 1.0, -1.0, -1.0, 1.0, 3.0, -1.0, -3.0, 0.0, 0.0], [1.0, -2.0, -2.0, 1.0, -2.0, -1.0, 3.0, 0.0, 3.0, -1.0, 1.0, 3.0, -1.0, 0.0, -1.0, 1.0, 1.0, 1.0, -1.0, 3.0, -2.0, -2.0, 3.0, 3.0, 1.0, -2.0, -3.0, 2.0, -1.0, 3.0, 1.0, 1.0, 1.0], [1.0, 2.0, -3.0, -1.0, 1.0, 0.0, 3.0, 3.0, -2.0, -1.0, 3.0, -1.0, -1.0, 0.0, -2.0, 0.0, -3.0, 1.0, -3.0, 0.0, -2.0, -2.0, 3.0, -3.0, -1.0, -3.0, 3.0, 2.0, 1.0, 1.0, -2.0, 3.0, -1.0], [2.0, -2.0, 2.0, 2.0, -2.0, 3.0, -1.0, 2.0, 0.0, -2.0, 3.0, 3.0, 2.0, 1.0, 1.0, -1.0, 1.0, 2.0, 2.0, 3.0, 2.0, 2.0, 3.0, -2.0, 2.0, 0.0, 3.0, -2.0, -2.0, 2.0, 2.0, 1.0, 0.0]]> : tensor<17x33xf32>
  %s1 = util.unfoldable_constant dense<[-3.0, 1.0, 0.0, -3.0, 0.0, -1.0, 0.0, -2.0, -2.0, -1.0, -1.0, 2.0, -2.0, -1.0, 1.0, 1.0, -1.0, 2.0, -2.0, -3.0, 2.0, -1.0, -1.0, -1.0, -3.0, 0.0, -1.0, 3.0, 2.0, 3.0, 3.0, -2.0, -3.0]> : tensor<33xf32>
  %c0 = tensor.cast %s0 : tensor<17x33xf32> to tensor<?x?xf32>
  %d0 = util.optimization_barrier %c0 : tensor<?x?xf32>
  %c1 = tensor.cast %s1 : tensor<33xf32> to tensor<?xf32>
  %d1 = util.optimization_barrier %c1 : tensor<?xf32>
  %n0 = arith.constant 17 : index
  %m0 = util.optimization_barrier %n0 : index
  %z = arith.constant 0.0 : f32
  %e = tensor.empty(%m0) : tensor<?xf32>
  %i = linalg.fill ins(%z : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %r = linalg.matvec ins(%d0, %d1 : tensor<?x?xf32>, tensor<?xf32>) outs(%i : tensor<?xf32>) -> tensor<?xf32>
  %q = tensor.cast %r : tensor<?xf32> to tensor<17xf32>
  check.expect_eq_const(%q, dense<[-1.0, 18.0, -35.0, -14.0, 5.0, -10.0, 3.0, -21.0, -19.0, 0.0, -21.0, -8.0, 29.0, -2.0, -8.0, 7.0, -39.0]> : tensor<17xf32>) : tensor<17xf32>
  return
}
func.func @matvec_f32_3() {
  %s0 = util.unfoldable_constant dense<[[-1.0, 1.0, 2.0, -1.0, -1.0, -3.0, 2.0, 0.0, 0.0, 0.0, -2.0, 2.0, 1.0, -2.0, -2.0, 1.0], [-3.0, 2.0, 1.0, -3.0, 2.0, 0.0, 3.0, -3.0, 1.0, 3.0, -1.0, -3.0, -1.0, -3.0, -2.0, -3.0], [-3.0, -1.0, 3.0, 1.0, -2.0, -2.0, -1.0, -3.0, -1.0, -3.0, 1.0, 1.0, -2.0, -1.0, -3.0, -3.0], [1.0, 2.0, -3.0, -3.0, 0.0, -2.0, -2.0, 1.0, 1.0, 0.0, 1.0, -2.0, 2.0, 1.0, -1.0, -1.0], [-2.0, 0.0, 2.0, 1.0, -2.0, -2.0, -1.0, -1.0, 2.0, 1.0, -2.0, 3.0, -1.0, 0.0, -3.0, -1.0], [2.0, 0.0, -2.0, 3.0, -1.0, -3.0, 0.0, 3.0, 0.0, 2.0, -2.0, 2.0, -1.0, 1.0, 0.0, 3.0], [-3.0, -3.0, 0.0, 3.0, 3.0, -1.0, -1.0, 3.0, 0.0, 3.0, -2.0, 3.0, -2.0, 2.0, -3.0, 1.0], [-2.0, 1.0, -3.0, 3.0, -2.0, 3.0, 1.0, 2.0, 3.0, -3.0, -1.0, 0.0, 2.0, -3.0, 3.0, -2.0]]> : tensor<8x16xf32>
  %s1 = util.unfoldable_constant dense<[0.0, 1.0, 2.0, -3.0, 0.0, 1.0, 3.0, -3.0, 3.0, 3.0, 3.0, 0.0, -1.0, 0.0, 0.0, 1.0]> : tensor<16xf32>
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8xf32>
  %i = linalg.fill ins(%z : f32) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %r = linalg.matvec ins(%s0, %s1 : tensor<8x16xf32>, tensor<16xf32>) outs(%i : tensor<8xf32>) -> tensor<8xf32>
  check.expect_eq_const(%r, dense<[5.0, 38.0, -4.0, -3.0, 2.0, -21.0, -19.0, -21.0]> : tensor<8xf32>) : tensor<8xf32>
  return
}
func.func @matvec_f32_3_dynamic() {
  %s0 = util.unfoldable_constant dense<[[-1.0, 1.0, 2.0, -1.0, -1.0, -3.0, 2.0, 0.0, 0.0, 0.0, -2.0, 2.0, 1.0, -2.0, -2.0, 1.0], [-3.0, 2.0, 1.0, -3.0, 2.0, 0.0, 3.0, -3.0, 1.0, 3.0, -1.0, -3.0, -1.0, -3.0, -2.0, -3.0], [-3.0, -1.0, 3.0, 1.0, -2.0, -2.0, -1.0, -3.0, -1.0, -3.0, 1.0, 1.0, -2.0, -1.0, -3.0, -3.0], [1.0, 2.0, -3.0, -3.0, 0.0, -2.0, -2.0, 1.0, 1.0, 0.0, 1.0, -2.0, 2.0, 1.0, -1.0, -1.0], [-2.0, 0.0, 2.0, 1.0, -2.0, -2.0, -1.0, -1.0, 2.0, 1.0, -2.0, 3.0, -1.0, 0.0, -3.0, -1.0], [2.0, 0.0, -2.0, 3.0, -1.0, -3.0, 0.0, 3.0, 0.0, 2.0, -2.0, 2.0, -1.0, 1.0, 0.0, 3.0], [-3.0, -3.0, 0.0, 3.0, 3.0, -1.0, -1.0, 3.0, 0.0, 3.0, -2.0, 3.0, -2.0, 2.0, -3.0, 1.0], [-2.0, 1.0, -3.0, 3.0, -2.0, 3.0, 1.0, 2.0, 3.0, -3.0, -1.0, 0.0, 2.0, -3.0, 3.0, -2.0]]> : tensor<8x16xf32>
  %s1 = util.unfoldable_constant dense<[0.0, 1.0, 2.0, -3.0, 0.0, 1.0, 3.0, -3.0, 3.0, 3.0, 3.0, 0.0, -1.0, 0.0, 0.0, 1.0]> : tensor<16xf32>
  %c0 = tensor.cast %s0 : tensor<8x16xf32> to tensor<?x?xf32>
  %d0 = util.optimization_barrier %c0 : tensor<?x?xf32>
  %c1 = tensor.cast %s1 : tensor<16xf32> to tensor<?xf32>
  %d1 = util.optimization_barrier %c1 : tensor<?xf32>
  %n0 = arith.constant 8 : index
  %m0 = util.optimization_barrier %n0 : index
  %z = arith.constant 0.0 : f32
  %e = tensor.empty(%m0) : tensor<?xf32>
  %i = linalg.fill ins(%z : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %r = linalg.matvec ins(%d0, %d1 : tensor<?x?xf32>, tensor<?xf32>) outs(%i : tensor<?xf32>) -> tensor<?xf32>
  %q = tensor.cast %r : tensor<?xf32> to tensor<8xf32>
  check.expect_eq_const(%q, dense<[5.0, 38.0, -4.0, -3.0, 2.0, -21.0, -19.0, -21.0]> : tensor<8xf32>) : tensor<8xf32>
  return
}
func.func @matvec_f32_4() {
  %s0 = util.unfoldable_constant dense<> : tensor<0x3xf32>
  %s1 = util.unfoldable_constant dense<[3.0, 3.0, 1.0]> : tensor<3xf32>
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<0xf32>
  %i = linalg.fill ins(%z : f32) outs(%e : tensor<0xf32>) -> tensor<0xf32>
  %r = linalg.matvec ins(%s0, %s1 : tensor<0x3xf32>, tensor<3xf32>) outs(%i : tensor<0xf32>) -> tensor<0xf32>
  check.expect_eq_const(%r, dense<> : tensor<0xf32>) : tensor<0xf32>
  return
}
func.func @matvec_f32_4_dynamic() {
  %s0 = util.unfoldable_constant dense<> : tensor<0x3xf32>
  %s1 = util.unfoldable_constant dense<[3.0, 3.0, 1.0]> : tensor<3xf32>
  %c0 = tensor.cast %s0 : tensor<0x3xf32> to tensor<?x?xf32>
  %d0 = util.optimization_barrier %c0 : tensor<?x?xf32>
  %c1 = tensor.cast %s1 : tensor<3xf32> to tensor<?xf32>
  %d1 = util.optimization_barrier %c1 : tensor<?xf32>
  %n0 = arith.constant 0 : index
  %m0 = util.optimization_barrier %n0 : index
  %z = arith.constant 0.0 : f32
  %e = tensor.empty(%m0) : tensor<?xf32>
  %i = linalg.fill ins(%z : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %r = linalg.matvec ins(%d0, %d1 : tensor<?x?xf32>, tensor<?xf32>) outs(%i : tensor<?xf32>) -> tensor<?xf32>
  %q = tensor.cast %r : tensor<?xf32> to tensor<0xf32>
  check.expect_eq_const(%q, dense<> : tensor<0xf32>) : tensor<0xf32>
  return
}
func.func @matvec_f32_5() {
  %s0 = util.unfoldable_constant dense<> : tensor<3x0xf32>
  %s1 = util.unfoldable_constant dense<> : tensor<0xf32>
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<3xf32>
  %i = linalg.fill ins(%z : f32) outs(%e : tensor<3xf32>) -> tensor<3xf32>
  %r = linalg.matvec ins(%s0, %s1 : tensor<3x0xf32>, tensor<0xf32>) outs(%i : tensor<3xf32>) -> tensor<3xf32>
  check.expect_eq_const(%r, dense<0.0> : tensor<3xf32>) : tensor<3xf32>
  return
}
func.func @matvec_f32_5_dynamic() {
  %s0 = util.unfoldable_constant dense<> : tensor<3x0xf32>
  %s1 = util.unfoldable_constant dense<> : tensor<0xf32>
  %c0 = tensor.cast %s0 : tensor<3x0xf32> to tensor<?x?xf32>
  %d0 = util.optimization_barrier %c0 : tensor<?x?xf32>
  %c1 = tensor.cast %s1 : tensor<0xf32> to tensor<?xf32>
  %d1 = util.optimization_barrier %c1 : tensor<?xf32>
  %n0 = arith.constant 3 : index
  %m0 = util.optimization_barrier %n0 : index
  %z = arith.constant 0.0 : f32
  %e = tensor.empty(%m0) : tensor<?xf32>
  %i = linalg.fill ins(%z : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %r = linalg.matvec ins(%d0, %d1 : tensor<?x?xf32>, tensor<?xf32>) outs(%i : tensor<?xf32>) -> tensor<?xf32>
  %q = tensor.cast %r : tensor<?xf32> to tensor<3xf32>
  check.expect_eq_const(%q, dense<0.0> : tensor<3xf32>) : tensor<3xf32>
  return
}
func.func @matvec_f64_0() {
  %s0 = util.unfoldable_constant dense<[[1.0, -1.0, 3.0, 0.0, 3.0, 1.0, 2.0], [-2.0, -1.0, -3.0, -3.0, 2.0, 1.0, -2.0], [1.0, -1.0, 3.0, 1.0, -2.0, -1.0, 2.0], [-1.0, 0.0, 3.0, 1.0, -3.0, 0.0, -2.0], [-3.0, -3.0, 0.0, -3.0, -1.0, -3.0, -1.0]]> : tensor<5x7xf64>
  %s1 = util.unfoldable_constant dense<[-1.0, 0.0, 3.0, 3.0, -2.0, 3.0, 3.0]> : tensor<7xf64>
  %z = arith.constant 0.0 : f64
  %e = tensor.empty() : tensor<5xf64>
  %i = linalg.fill ins(%z : f64) outs(%e : tensor<5xf64>) -> tensor<5xf64>
  %r = linalg.matvec ins(%s0, %s1 : tensor<5x7xf64>, tensor<7xf64>) outs(%i : tensor<5xf64>) -> tensor<5xf64>
  check.expect_eq_const(%r, dense<[11.0, -23.0, 18.0, 13.0, -16.0]> : tensor<5xf64>) : tensor<5xf64>
  return
}
func.func @matvec_f64_0_dynamic() {
  %s0 = util.unfoldable_constant dense<[[1.0, -1.0, 3.0, 0.0, 3.0, 1.0, 2.0], [-2.0, -1.0, -3.0, -3.0, 2.0, 1.0, -2.0], [1.0, -1.0, 3.0, 1.0, -2.0, -1.0, 2.0], [-1.0, 0.0, 3.0, 1.0, -3.0, 0.0, -2.0], [-3.0, -3.0, 0.0, -3.0, -1.0, -3.0, -1.0]]> : tensor<5x7xf64>
  %s1 = util.unfoldable_constant dense<[-1.0, 0.0, 3.0, 3.0, -2.0, 3.0, 3.0]> : tensor<7xf64>
  %c0 = tensor.cast %s0 : tensor<5x7xf64> to tensor<?x?xf64>
  %d0 = util.optimization_barrier %c0 : tensor<?x?xf64>
  %c1 = tensor.cast %s1 : tensor<7xf64> to tensor<?xf64>
  %d1 = util.optimization_barrier %c1 : tensor<?xf64>
  %n0 = arith.constant 5 : index
  %m0 = util.optimization_barrier %n0 : index
  %z = arith.constant 0.0 : f64
  %e = tensor.empty(%m0) : tensor<?xf64>
  %i = linalg.fill ins(%z : f64) outs(%e : tensor<?xf64>) -> tensor<?xf64>
  %r = linalg.matvec ins(%d0, %d1 : tensor<?x?xf64>, tensor<?xf64>) outs(%i : tensor<?xf64>) -> tensor<?xf64>
  %q = tensor.cast %r : tensor<?xf64> to tensor<5xf64>
  check.expect_eq_const(%q, dense<[11.0, -23.0, 18.0, 13.0, -16.0]> : tensor<5xf64>) : tensor<5xf64>
  return
}
func.func @matvec_f64_2() {
  %s0 = util.unfoldable_constant dense<[[1.0, 1.0, 2.0, -2.0, 1.0, 3.0, -1.0, 3.0, -1.0, 1.0, 2.0, 0.0, -2.0, 0.0, -2.0, 3.0, 2.0, -1.0, 2.0, -3.0, 0.0, -1.0, -3.0, -1.0, 2.0, -3.0, -1.0, 2.0, -2.0, 0.0, -3.0, 3.0, 2.0], [-3.0, 1.0, 0.0, 1.0, -3.0, 3.0, 3.0, 0.0, 2.0, -2.0, 0.0, 1.0, -2.0, 1.0, -2.0, 3.0, -1.0, -1.0, -1.0, -1.0, 2.0, 3.0, 3.0, 2.0, -3.0, -1.0, 0.0, 2.0, 2.0, 3.0, -1.0, -1.0, -2.0], [1.0, -2.0, 2.0, 0.0, 3.0, 0.0, -1.0, 1.0, -2.0, -3.0, -3.0, 3.0, 0.0, -1.0, 0.0, -2.0, -1.0, 1.0, -1.0, 2.0, 3.0, -1.0, 1.0, 2.0, 2.0, -1.0, -2.0, -3.0, 3.0, 2.0, -1.0, 1.0, -2.0], [2.0, -1.0, -1.0, 1.0, 1.0, -2.0, 1.0, 3.0, 0.0, 3.0, -1.0, 1.0, 0.0, 0.0, -1.0, 3.0, -3.0, -3.0, -2.0, -2.0, 1.0, 1.0, 3.0, 0.0, -2.0, 2.0, 3.0, 1.0, 3.0, 0.0, 3.0, 0.0, 3.0], [1.0, -2.0, 2.0, 1.0, 1.0, -1.0, 0.0, 0.0, -3.0, 0.0, 0.0, 3.0, 1.0, 0.0, -3.0, 1.0, 1.0, 3.0, 0.0, 2.0, 1.0, 2.0, -2.0, -3.0, -1.0, -3.0, 3.0, 2.0, -1.0, 2.0, 1.0, 2.0, -2.0], [-3.0, 0.0, 3.0, 0.0, -3.0, 2.0, 2.0, -2.0, 3.0, -3.0, 2.0, 0.0, -2.0, -3.0, 1.0, 2.0, 0.0, 1.0, 2.0, 1.0, -3.0, -1.0, -3.0, 1.0, 3.0, -1.0, 1.0, -2.0, -1.0, -3.0, 1.0, -1.0, -1.0], [-2.0, 0.0, 3.0, -3.0, -3.0, 2.0, 2.0, -1.0, -3.0, 3.0, -1.0, -2.0, 3.0, 2.0, 3.0, -2.0, -2.0, -1.0, 3.0, 2.0, -3.0, 3.0, 0.0, -2.0, -3.0, -1.0, 2.0, -3.0, -3.0, -2.0, -3.0, 1.0, -2.0], [3.0, 0.0, 0.0, -1.0, -2.0, 3.0, -3.0, 1.0, 0.0, -1.0, 0.0, -1.0, -2.0, -1.0, -2.0, 3.0, 1.0, 3.0, -3.0, 0.0, 3.0, -3.0, -3.0, -1.0, 3.0, 1.0, -2.0, -3.0, 3.0, -3.0, -2.0, 2.0, -1.0], [-2.0, -3.0, 2.0, 2.0, -2.0, 3.0, -1.0, 0.0, -1.0, -2.0, -2.0, -3.0, 0.0, 2.0, 0.0, 0.0, -2.0, 2.0, 1.0, -1.0, -2.0, 3.0, 3.0, 2.0, 3.0, 0.0, -3.0, -1.0, 3.0, 3.0, 1.0, -3.0, 0.0], [1.0, -2.0, 3.0, -2.0, -1.0, 1.0, -3.0, 2.0, -2.0, 3.0, 2.0, 1.0, 1.0, 2.0, -3.0, 1.0, 3.0, 3.0, 0.0, -3.0, -2.0, -3.0, -1.0, 1.0, 0.0, 2.0, -2.0, -2.0, -1.0, -2.0, 2.0, -3.0, -1.0], [1.0, -2.0, -1.0, -3.0, 0.0, 2.0, -2.0, -3.0, 3.0, -1.0, -1.0, -2.0, 3.0, -3.0, -2.0, 0.0, 1.0, 3.0, 3.0, -2.0, 3.0, -3.0, -3.0, 0.0, 1.0, -1.0, -3.0, -3.0, 0.0, 0.0, -3.0, -2.0, -2.0], [-3.0, -1.0, 2.0, 2.0, 0.0, -3.0, 2.0, 3.0, -1.0, 1.0, -3.0, 0.0, 2.0, -2.0, 0.0, 3.0, -2.0, -3.0, -1.0, 3.0, 0.0, 1.0, 2.0, 2.0, 3.0, -3.0, -1.0, 0.0, 2.0, -2.0, -2.0, -1.0, -2.0], [3.0, -3.0, 2.0, 2.0, -2.0, -3.0, 1.0, -3.0, 1.0, 3.0, -3.0, 2.0, -2.0, 1.0, -1.0, 1.0, 1.0, 3.0, 0.0, 2.0, -3.0, 3.0, 2.0, 0.0, -3.0, -1.0, 0.0, 0.0, 1.0, 0.0, -3.0, 3.0, -1.0], [3.0, 2.0, 1.0, 1.0, 0.0, -2.0, -3.0, -2.0, -2.0, 0.0, -2.0, -3.0, -1.0, 3.0, 1.0, 2.0, 0.0, -3.0, 2.0, -1.0, 0.0, 2.0, 0.0, -2.0, 0.0, 1.0, -2.0, -1.0, 3.0, 1.0, 1.0, 3.0, -3.0], [0.0, 2.0, 2.0, -2.0, 2.0, 1.0, 0.0, 3.0, 3.0, -1.0, 1.0, 0.0, 2.0, 1.0, 3.0, -2.0, 2.0, 0.0, -3.0, -3.0, 1.0, 3.0, 0.0, 3.0, 2.0, 2.0, -3.0, 2.0, 2.0, -3.0, 2.0, -3.0, -1.0], [-1.0, -1.0, -1.0, -1.0, -3.0, -3.0, 3.0, -1.0, 0.0, 2.0, -3.0, -1.0, -2.0, 3.0, 3.0, 3.0, 2.0, -1.0, 1.0, 1.0, -1.0, -2.0, 1.0, 0.0, 1.0, -3.0, 2.0, 1.0, -2.0, 0.0, -3.0, 2.0, -1.0], [1.0, 1.0, 3.0, 0.0, 1.0, 0.0, 2.0, 0.0, 3.0, 2.0, 3.0, 1.0, -1.0, 0.0, -1.0, 2.0, 1.0, 0.0, 2.0, 0.0, 1.0, 1.0, -1.0, 0.0, 2.0, -2.0, 2.0, 1.0, 3.0, 1.0, -3.0, 0.0, 1.0]]> : tensor<17x33xf64>
  %s1 = util.unfoldable_constant dense<[-3.0, 1.0, -1.0, 3.0, 3.0, 2.0, 1.0, 1.0, 2.0, -1.0, 3.0, 1.0, 1.0, -1.0, 2.0, 2.0, 2.0, -1.0, -3.0, -3.0, -3.0, -3.0, 0.0, 2.0, -1.0, -2.0, -1.0, -2.0, 0.0, 3.0, 1.0, -3.0, -2.0]> : tensor<33xf64>
  %z = arith.constant 0.0 : f64
  %e = tensor.empty() : tensor<17xf64>
  %i = linalg.fill ins(%z : f64) outs(%e : tensor<17xf64>) -> tensor<17xf64>
  %r = linalg.matvec ins(%s0, %s1 : tensor<17x33xf64>, tensor<33xf64>) outs(%i : tensor<17xf64>) -> tensor<17xf64>
  check.expect_eq_const(%r, dense<[-2.0, 29.0, -2.0, -8.0, -26.0, 26.0, -42.0, -19.0, 11.0, 17.0, 3.0, 6.0, -45.0, -32.0, 31.0, -16.0, 1.0]> : tensor<17xf64>) : tensor<17xf64>
  return
}
func.func @matvec_f64_2_dynamic() {
  %s0 = util.unfoldable_constant dense<[[1.0, 1.0, 2.0, -2.0, 1.0, 3.0, -1.0, 3.0, -1.0, 1.0, 2.0, 0.0, -2.0, 0.0, -2.0, 3.0, 2.0, -1.0, 2.0, -3.0, 0.0, -1.0, -3.0, -1.0, 2.0, -3.0, -1.0, 2.0, -2.0, 0.0, -3.0, 3.0, 2.0], [-3.0, 1.0, 0.0, 1.0, -3.0, 3.0, 3.0, 0.0, 2.0, -2.0, 0.0, 1.0, -2.0, 1.0, -2.0, 3.0, -1.0, -1.0, -1.0, -1.0, 2.0, 3.0, 3.0, 2.0, -3.0, -1.0, 0.0, 2.0, 2.0, 3.0, -1.0, -1.0, -2.0], [1.0, -2.0, 2.0, 0.0, 3.0, 0.0, -1.0, 1.0, -2.0, -3.0, -3.0, 3.0, 0.0, -1.0, 0.0, -2.0, -1.0, 1.0, -1.0, 2.0, 3.0, -1.0, 1.0, 2.0, 2.0, -1.0, -2.0, -3.0, 3.0, 2.0, -1.0, 1.0, -2.0], [2.0, -1.0, -1.0, 1.0, 1.0, -2.0, 1.0, 3.0, 0.0, 3.0, -1.0, 1.0, 0.0, 0.0, -1.0, 3.0, -3.0, -3.0, -2.0, -2.0, 1.0, 1.0, 3.0, 0.0, -2.0, 2.0, 3.0, 1.0, 3.0, 0.0, 3.0, 0.0, 3.0], [1.0, -2.0, 2.0, 1.0, 1.0, -1.0, 0.0, 0.0, -3.0, 0.0, 0.0, 3.0, 1.0, 0.0, -3.0, 1.0, 1.0, 3.0, 0.0, 2.0, 1.0, 2.0, -2.0, -3.0, -1.0, -3.0, 3.0, 2.0, -1.0, 2.0, 1.0, 2.0, -2.0], [-3.0, 0.0, 3.0, 0.0, -3.0, 2.0, 2.0, -2.0, 3.0, -3.0, 2.0, 0.0, -2.0, -3.0, 1.0, 2.0, 0.0, 1.0, 2.0, 1.0, -3.0, -1.0, -3.0, 1.0, 3.0, -1.0, 1.0, -2.0, -1.0, -3.0, 1.0, -1.0, -1.0], [-2.0, 0.0, 3.0, -3.0, -3.0, 2.0, 2.0, -1.0, -3.0, 3.0, -1.0, -2.0, 3.0, 2.0, 3.0, -2.0, -2.0, -1.0, 3.0, 2.0, -3.0, 3.0, 0.0, -2.0, -3.0, -1.0, 2.0, -3.0, -3.0, -2.0, -3.0, 1.0, -2.0], [3.0, 0.0, 0.0, -1.0, -2.0, 3.0, -3.0, 1.0, 0.0, -1.0, 0.0, -1.0, -2.0, -1.0, -2.0, 3.0, 1.0, 3.0, -3.0, 0.0, 3.0, -3.0, -3.0, -1.0, 3.0, 1.0, -2.0, -3.0, 3.0, -3.0, -2.0, 2.0, -1.0], [-2.0, -3.0, 2.0, 2.0, -2.0, 3.0, -1.0, 0.0, -1.0, -2.0, -2.0, -3.0, 0.0, 2.0, 0.0, 0.0, -2.0, 2.0, 1.0, -1.0, -2.0, 3.0, 3.0, 2.0, 3.0, 0.0, -3.0, -1.0, 3.0, 3.0, 1.0, -3.0, 0.0], [1.0, -2.0, 3.0, -2.0, -1.0, 1.0, -3.0, 2.0, -2.0, 3.0, 2.0, 1.0, 1.0, 2.0, -3.0, 1.0, 3.0, 3.0, 0.0, -3.0, -2.0, -3.0, -1.0, 1.0, 0.0, 2.0, -2.0, -2.0, -1.0, -2.0, 2.0, -3.0, -1.0], [1.0, -2.0, -1.0, -3.0, 0.0, 2.0, -2.0, -3.0, 3.0, -1.0, -1.0, -2.0, 3.0, -3.0, -2.0, 0.0, 1.0, 3.0, 3.0, -2.0, 3.0, -3.0, -3.0, 0.0, 1.0, -1.0, -3.0, -3.0, 0.0, 0.0, -3.0, -2.0, -2.0], [-3.0, -1.0, 2.0, 2.0, 0.0, -3.0, 2.0, 3.0, -1.0, 1.0, -3.0, 0.0, 2.0, -2.0, 0.0, 3.0, -2.0, -3.0, -1.0, 3.0, 0.0, 1.0, 2.0, 2.0, 3.0, -3.0, -1.0, 0.0, 2.0, -2.0, -2.0, -1.0, -2.0], [3.0, -3.0, 2.0, 2.0, -2.0, -3.0, 1.0, -3.0, 1.0, 3.0, -3.0, 2.0, -2.0, 1.0, -1.0, 1.0, 1.0, 3.0, 0.0, 2.0, -3.0, 3.0, 2.0, 0.0, -3.0, -1.0, 0.0, 0.0, 1.0, 0.0, -3.0, 3.0, -1.0], [3.0, 2.0, 1.0, 1.0, 0.0, -2.0, -3.0, -2.0, -2.0, 0.0, -2.0, -3.0, -1.0, 3.0, 1.0, 2.0, 0.0, -3.0, 2.0, -1.0, 0.0, 2.0, 0.0, -2.0, 0.0, 1.0, -2.0, -1.0, 3.0, 1.0, 1.0, 3.0, -3.0], [0.0, 2.0, 2.0, -2.0, 2.0, 1.0, 0.0, 3.0, 3.0, -1.0, 1.0, 0.0, 2.0, 1.0, 3.0, -2.0, 2.0, 0.0, -3.0, -3.0, 1.0, 3.0, 0.0, 3.0, 2.0, 2.0, -3.0, 2.0, 2.0, -3.0, 2.0, -3.0, -1.0], [-1.0, -1.0, -1.0, -1.0, -3.0, -3.0, 3.0, -1.0, 0.0, 2.0, -3.0, -1.0, -2.0, 3.0, 3.0, 3.0, 2.0, -1.0, 1.0, 1.0, -1.0, -2.0, 1.0, 0.0, 1.0, -3.0, 2.0, 1.0, -2.0, 0.0, -3.0, 2.0, -1.0], [1.0, 1.0, 3.0, 0.0, 1.0, 0.0, 2.0, 0.0, 3.0, 2.0, 3.0, 1.0, -1.0, 0.0, -1.0, 2.0, 1.0, 0.0, 2.0, 0.0, 1.0, 1.0, -1.0, 0.0, 2.0, -2.0, 2.0, 1.0, 3.0, 1.0, -3.0, 0.0, 1.0]]> : tensor<17x33xf64>
  %s1 = util.unfoldable_constant dense<[-3.0, 1.0, -1.0, 3.0, 3.0, 2.0, 1.0, 1.0, 2.0, -1.0, 3.0, 1.0, 1.0, -1.0, 2.0, 2.0, 2.0, -1.0, -3.0, -3.0, -3.0, -3.0, 0.0, 2.0, -1.0, -2.0, -1.0, -2.0, 0.0, 3.0, 1.0, -3.0, -2.0]> : tensor<33xf64>
  %c0 = tensor.cast %s0 : tensor<17x33xf64> to tensor<?x?xf64>
  %d0 = util.optimization_barrier %c0 : tensor<?x?xf64>
  %c1 = tensor.cast %s1 : tensor<33xf64> to tensor<?xf64>
  %d1 = util.optimization_barrier %c1 : tensor<?xf64>
  %n0 = arith.constant 17 : index
  %m0 = util.optimization_barrier %n0 : index
  %z = arith.constant 0.0 : f64
  %e = tensor.empty(%m0) : tensor<?xf64>
  %i = linalg.fill ins(%z : f64) outs(%e : tensor<?xf64>) -> tensor<?xf64>
  %r = linalg.matvec ins(%d0, %d1 : tensor<?x?xf64>, tensor<?xf64>) outs(%i : tensor<?xf64>) -> tensor<?xf64>
  %q = tensor.cast %r : tensor<?xf64> to tensor<17xf64>
  check.expect_eq_const(%q, dense<[-2.0, 29.0, -2.0, -8.0, -26.0, 26.0, -42.0, -19.0, 11.0, 17.0, 3.0, 6.0, -45.0, -32.0, 31.0, -16.0, 1.0]> : tensor<17xf64>) : tensor<17xf64>
  return
}
func.func @matvec_i32_0() {
  %s0 = util.unfoldable_constant dense<[[1, 2, -1, -2, 2, -1, 2], [-2, -1, -1, 0, 3, 0, 2], [-3, 3, 3, 2, -2, 3, -1], [3, 2, 2, 0, 1, 3, 2], [-3, 0, 1, 3, -3, 2, 2]]> : tensor<5x7xi32>
  %s1 = util.unfoldable_constant dense<[1, -2, 3, 2, -3, -3, 0]> : tensor<7xi32>
  %z = arith.constant 0 : i32
  %e = tensor.empty() : tensor<5xi32>
  %i = linalg.fill ins(%z : i32) outs(%e : tensor<5xi32>) -> tensor<5xi32>
  %r = linalg.matvec ins(%s0, %s1 : tensor<5x7xi32>, tensor<7xi32>) outs(%i : tensor<5xi32>) -> tensor<5xi32>
  check.expect_eq_const(%r, dense<[-13, -12, 1, -7, 9]> : tensor<5xi32>) : tensor<5xi32>
  return
}
func.func @matvec_i32_0_dynamic() {
  %s0 = util.unfoldable_constant dense<[[1, 2, -1, -2, 2, -1, 2], [-2, -1, -1, 0, 3, 0, 2], [-3, 3, 3, 2, -2, 3, -1], [3, 2, 2, 0, 1, 3, 2], [-3, 0, 1, 3, -3, 2, 2]]> : tensor<5x7xi32>
  %s1 = util.unfoldable_constant dense<[1, -2, 3, 2, -3, -3, 0]> : tensor<7xi32>
  %c0 = tensor.cast %s0 : tensor<5x7xi32> to tensor<?x?xi32>
  %d0 = util.optimization_barrier %c0 : tensor<?x?xi32>
  %c1 = tensor.cast %s1 : tensor<7xi32> to tensor<?xi32>
  %d1 = util.optimization_barrier %c1 : tensor<?xi32>
  %n0 = arith.constant 5 : index
  %m0 = util.optimization_barrier %n0 : index
  %z = arith.constant 0 : i32
  %e = tensor.empty(%m0) : tensor<?xi32>
  %i = linalg.fill ins(%z : i32) outs(%e : tensor<?xi32>) -> tensor<?xi32>
  %r = linalg.matvec ins(%d0, %d1 : tensor<?x?xi32>, tensor<?xi32>) outs(%i : tensor<?xi32>) -> tensor<?xi32>
  %q = tensor.cast %r : tensor<?xi32> to tensor<5xi32>
  check.expect_eq_const(%q, dense<[-13, -12, 1, -7, 9]> : tensor<5xi32>) : tensor<5xi32>
  return
}
func.func @matvec_i32_1() {
  %s0 = util.unfoldable_constant dense<[[1]]> : tensor<1x1xi32>
  %s1 = util.unfoldable_constant dense<[2]> : tensor<1xi32>
  %z = arith.constant 0 : i32
  %e = tensor.empty() : tensor<1xi32>
  %i = linalg.fill ins(%z : i32) outs(%e : tensor<1xi32>) -> tensor<1xi32>
  %r = linalg.matvec ins(%s0, %s1 : tensor<1x1xi32>, tensor<1xi32>) outs(%i : tensor<1xi32>) -> tensor<1xi32>
  check.expect_eq_const(%r, dense<[2]> : tensor<1xi32>) : tensor<1xi32>
  return
}
func.func @matvec_i32_1_dynamic() {
  %s0 = util.unfoldable_constant dense<[[1]]> : tensor<1x1xi32>
  %s1 = util.unfoldable_constant dense<[2]> : tensor<1xi32>
  %c0 = tensor.cast %s0 : tensor<1x1xi32> to tensor<?x?xi32>
  %d0 = util.optimization_barrier %c0 : tensor<?x?xi32>
  %c1 = tensor.cast %s1 : tensor<1xi32> to tensor<?xi32>
  %d1 = util.optimization_barrier %c1 : tensor<?xi32>
  %n0 = arith.constant 1 : index
  %m0 = util.optimization_barrier %n0 : index
  %z = arith.constant 0 : i32
  %e = tensor.empty(%m0) : tensor<?xi32>
  %i = linalg.fill ins(%z : i32) outs(%e : tensor<?xi32>) -> tensor<?xi32>
  %r = linalg.matvec ins(%d0, %d1 : tensor<?x?xi32>, tensor<?xi32>) outs(%i : tensor<?xi32>) -> tensor<?xi32>
  %q = tensor.cast %r : tensor<?xi32> to tensor<1xi32>
  check.expect_eq_const(%q, dense<[2]> : tensor<1xi32>) : tensor<1xi32>
  return
}
func.func @matvec_i32_2() {
  %s0 = util.unfoldable_constant dense<[[1, -1, 3, -1, 2, -1, -1, -2, -3, -2, -1, 3, 3, 0, 3, 1, 1, -1, 2, 1, -3, -2, -3, -1, -2, -3, 1, 1, 0, 2, 3, 1, 1], [2, -2, 1, -1, -1, -3, 3, -3, -1, -2, 1, 2, -2, 3, 2, -3, 0, -1, -3, 1, -2, 3, -1, -1, 0, 1, 2, -1, -3, -1, 0, 2, -3], [2, -1, 1, -2, 0, 0, 3, -2, 3, 0, 0, -1, -2, -2, -2, 0, 2, 1, -3, 3, 2, -1, 3, 0, -3, 2, 1, -2, 1, -3, 2, -3, 2], [-3, 2, 3, 1, 0, -3, 3, 1, -1, 1, 2, -3, -1, -1, -1, 3, -3, 3, -3, 0, -2, 3, 0, -1, 2, -3, -1, -2, 1, 0, -2, -2, -2], [-2, 3, -3, 0, 1, 3, -3, -2, -3, 1, 0, 3, -2, 2, 3, 0, 3, 1, -3, -3, -1, -2, -2, 1, -1, -2, -3, 0, -1, -3, 2, 0, -1], [-1, -1, 2, 1, 3, 2, -3, 0, -3, 1, 1, -3, 0, -3, 3, -3, 1, 1, 1, 0, 2, -2, -2, -3, -1, -2, 0, -1, -2, -1, 3, -1, 1], [-2, 2, -3, -3, 2, -1, 3, 0, -3, 1, 0, 0, 2, 1, 3, -3, 0, -1, 2, 0, -1, -2, -2, 3, -2, -1, 1, 3, -1, 3, 0, 1, 1], [1, 1, 3, 2, -1, -2, -3, -1, -2, 0, -2, 3, 3, -2, -3, 3, 3, -1, 2, -3, 1, 0, 3, 3, 2, -1, -2, -1, -2, 1, -2, -3, -3], [0, -1, -2, -2, 3, -2, 2, -2, 3, -2, 1, 3, 1, -1, -3, -3, 2, 0, -1, 1, 1, 1, 2, -3, 3, 3, 2, -3, -1, 1, 0, 2, -1], [3, -1, -1, 3, -2, 0, 1, 1, 3, 1, -3, 3, -2, -2, 1, -2, 0, -2, -1, -3, -2, 3, 1, 1, -1, -2, -2, 2, 2, 3, 2, -1, -3], [1, 1, 0, 3, -2, -2, 2, 1, -2, -1, 2, 2, 2, 3, -3, -1, 1, 2, -3, 0, 2, 2, -2, -1, -2, -3, -3, -1, 0, -3, 2, 2, -3], [3, 0, 1, -1, -2, 2, 0, 2, 1, 2, -3, 3, 3, -2, -1, 3, 1, -2, -2, 2, 3, -3, 3, -3, -1, 1, -2, -2, -1, -1, 2, 3, 2], [3, 0, 0, 2, 0, 3, -1, 2, -3, 0, 2, 1, 0, 3, 0, 2, 0, 2, -1, 1, 1, 0, -1, -3, 2, -3, -1, 2, 1, -3, 0, -3, -3], [2, 3, -2, 0, 3, 3, 1, -1, 0, 2, -1, -2, 1, -3, -2, 1, 1, 0, 0, 2, -1, 0, -3, -1, 3, 3, -1, -3, 1, 3, 0, 1, -1], [2, -2, 2, 0, 3, 1, 3, 1, -1, 1, 2, 2, 2, -1, -3, 2, -3, 0, -1, 1, 0, 1, 1, -2, 1, -3, 3, 3, 1, 1, -3, 3, -3], [1, -1, -2, -1, -3, -2, -3, -3, -3, 3, -1, 2, 0, -1, -2, -2, -1, -2, 0, 1, 0, 2, -2, -2, 0, 2, -2, 1, 2, -2, -3, 3, 0], [1, 1, 0, 1, -3, -2, -3, 1, 1, 2, 0, -3, -1, 2, -2, 2, 2, 0, -2, -2, 1, -2, 1, 1, -3, -2, 2, 0, 0, -1, 0, 1, 3]]> : tensor<17x33xi32>
  %s1 = util.unfoldable_constant dense<[-2, -1, -3, -3, -3, -2, -2, -1, -1, 0, 0, -3, 3, 2, -3, 1, -3, 1, -1, 1, 0, -3, 0, -3, -2, 2, 0, 0, 2, 2, -3, -1, 3]> : tensor<33xi32>
  %z = arith.constant 0 : i32
  %e = tensor.empty() : tensor<17xi32>
  %i = linalg.fill ins(%z : i32) outs(%e : tensor<17xi32>) -> tensor<17xi32>
  %r = linalg.matvec ins(%s0, %s1 : tensor<17x33xi32>, tensor<33xi32>) outs(%i : tensor<17xi32>) -> tensor<17xi32>
  check.expect_eq_const(%r, dense<[-13, -30, 5, 5, -32, -20, 11, -26, -2, -57, -17, 9, -17, -1, -9, 41, 34]> : tensor<17xi32>) : tensor<17xi32>
  return
}
func.func @matvec_i32_2_dynamic() {
  %s0 = util.unfoldable_constant dense<[[1, -1, 3, -1, 2, -1, -1, -2, -3, -2, -1, 3, 3, 0, 3, 1, 1, -1, 2, 1, -3, -2, -3, -1, -2, -3, 1, 1, 0, 2, 3, 1, 1], [2, -2, 1, -1, -1, -3, 3, -3, -1, -2, 1, 2, -2, 3, 2, -3, 0, -1, -3, 1, -2, 3, -1, -1, 0, 1, 2, -1, -3, -1, 0, 2, -3], [2, -1, 1, -2, 0, 0, 3, -2, 3, 0, 0, -1, -2, -2, -2, 0, 2, 1, -3, 3, 2, -1, 3, 0, -3, 2, 1, -2, 1, -3, 2, -3, 2], [-3, 2, 3, 1, 0, -3, 3, 1, -1, 1, 2, -3, -1, -1, -1, 3, -3, 3, -3, 0, -2, 3, 0, -1, 2, -3, -1, -2, 1, 0, -2, -2, -2], [-2, 3, -3, 0, 1, 3, -3, -2, -3, 1, 0, 3, -2, 2, 3, 0, 3, 1, -3, -3, -1, -2, -2, 1, -1, -2, -3, 0, -1, -3, 2, 0, -1], [-1, -1, 2, 1, 3, 2, -3, 0, -3, 1, 1, -3, 0, -3, 3, -3, 1, 1, 1, 0, 2, -2, -2, -3, -1, -2, 0, -1, -2, -1, 3, -1, 1], [-2, 2, -3, -3, 2, -1, 3, 0, -3, 1, 0, 0, 2, 1, 3, -3, 0, -1, 2, 0, -1, -2, -2, 3, -2, -1, 1, 3, -1, 3, 0, 1, 1], [1, 1, 3, 2, -1, -2, -3, -1, -2, 0, -2, 3, 3, -2, -3, 3, 3, -1, 2, -3, 1, 0, 3, 3, 2, -1, -2, -1, -2, 1, -2, -3, -3], [0, -1, -2, -2, 3, -2, 2, -2, 3, -2, 1, 3, 1, -1, -3, -3, 2, 0, -1, 1, 1, 1, 2, -3, 3, 3, 2, -3, -1, 1, 0, 2, -1], [3, -1, -1, 3, -2, 0, 1, 1, 3, 1, -3, 3, -2, -2, 1, -2, 0, -2, -1, -3, -2, 3, 1, 1, -1, -2, -2, 2, 2, 3, 2, -1, -3], [1, 1, 0, 3, -2, -2, 2, 1, -2, -1, 2, 2, 2, 3, -3, -1, 1, 2, -3, 0, 2, 2, -2, -1, -2, -3, -3, -1, 0, -3, 2, 2, -3], [3, 0, 1, -1, -2, 2, 0, 2, 1, 2, -3, 3, 3, -2, -1, 3, 1, -2, -2, 2, 3, -3, 3, -3, -1, 1, -2, -2, -1, -1, 2, 3, 2], [3, 0, 0, 2, 0, 3, -1, 2, -3, 0, 2, 1, 0, 3, 0, 2, 0, 2, -1, 1, 1, 0, -1, -3, 2, -3, -1, 2, 1, -3, 0, -3, -3], [2, 3, -2, 0, 3, 3, 1, -1, 0, 2, -1, -2, 1, -3, -2, 1, 1, 0, 0, 2, -1, 0, -3, -1, 3, 3, -1, -3, 1, 3, 0, 1, -1], [2, -2, 2, 0, 3, 1, 3, 1, -1, 1, 2, 2, 2, -1, -3, 2, -3, 0, -1, 1, 0, 1, 1, -2, 1, -3, 3, 3, 1, 1, -3, 3, -3], [1, -1, -2, -1, -3, -2, -3, -3, -3, 3, -1, 2, 0, -1, -2, -2, -1, -2, 0, 1, 0, 2, -2, -2, 0, 2, -2, 1, 2, -2, -3, 3, 0], [1, 1, 0, 1, -3, -2, -3, 1, 1, 2, 0, -3, -1, 2, -2, 2, 2, 0, -2, -2, 1, -2, 1, 1, -3, -2, 2, 0, 0, -1, 0, 1, 3]]> : tensor<17x33xi32>
  %s1 = util.unfoldable_constant dense<[-2, -1, -3, -3, -3, -2, -2, -1, -1, 0, 0, -3, 3, 2, -3, 1, -3, 1, -1, 1, 0, -3, 0, -3, -2, 2, 0, 0, 2, 2, -3, -1, 3]> : tensor<33xi32>
  %c0 = tensor.cast %s0 : tensor<17x33xi32> to tensor<?x?xi32>
  %d0 = util.optimization_barrier %c0 : tensor<?x?xi32>
  %c1 = tensor.cast %s1 : tensor<33xi32> to tensor<?xi32>
  %d1 = util.optimization_barrier %c1 : tensor<?xi32>
  %n0 = arith.constant 17 : index
  %m0 = util.optimization_barrier %n0 : index
  %z = arith.constant 0 : i32
  %e = tensor.empty(%m0) : tensor<?xi32>
  %i = linalg.fill ins(%z : i32) outs(%e : tensor<?xi32>) -> tensor<?xi32>
  %r = linalg.matvec ins(%d0, %d1 : tensor<?x?xi32>, tensor<?xi32>) outs(%i : tensor<?xi32>) -> tensor<?xi32>
  %q = tensor.cast %r : tensor<?xi32> to tensor<17xi32>
  check.expect_eq_const(%q, dense<[-13, -30, 5, 5, -32, -20, 11, -26, -2, -57, -17, 9, -17, -1, -9, 41, 34]> : tensor<17xi32>) : tensor<17xi32>
  return
}
func.func @matvec_i32_3() {
  %s0 = util.unfoldable_constant dense<[[0, -1, -1, 3, 0, 0, -3, -3, 2, 3, 0, -2, -2, 3, 1, 2], [-1, 1, -1, -3, 3, 2, -2, 2, -1, 2, 0, 1, 0, 0, -2, -1], [-2, -1, -2, 1, -3, 2, 0, 0, -1, 1, 0, -1, 1, 3, 2, -3], [3, -1, -1, -2, 0, 2, 2, 1, 3, 3, 3, 0, -2, -3, 1, 1], [2, -1, 0, -1, 3, 1, 1, -2, -3, 3, 0, -1, 2, -1, -2, 0], [1, 1, -1, 3, -3, 3, 1, 1, 3, 0, -1, 1, -2, -2, 1, -2], [-1, 3, 2, 0, -2, -3, 2, -1, -2, -2, 0, -3, -2, 1, 0, 0], [-1, -3, 1, 0, 2, -2, -3, 0, 2, -2, 0, 1, -1, 1, 2, -3]]> : tensor<8x16xi32>
  %s1 = util.unfoldable_constant dense<[-3, 3, 1, -3, 3, 1, 2, -1, 2, -1, -1, -1, -1, -1, 2, 0]> : tensor<16xi32>
  %z = arith.constant 0 : i32
  %e = tensor.empty() : tensor<8xi32>
  %i = linalg.fill ins(%z : i32) outs(%e : tensor<8xi32>) -> tensor<8xi32>
  %r = linalg.matvec ins(%s0, %s1 : tensor<8x16xi32>, tensor<16xi32>) outs(%i : tensor<8xi32>) -> tensor<8xi32>
  check.expect_eq_const(%r, dense<[-12, 10, -11, 5, -5, -3, 12, 2]> : tensor<8xi32>) : tensor<8xi32>
  return
}
func.func @matvec_i32_3_dynamic() {
  %s0 = util.unfoldable_constant dense<[[0, -1, -1, 3, 0, 0, -3, -3, 2, 3, 0, -2, -2, 3, 1, 2], [-1, 1, -1, -3, 3, 2, -2, 2, -1, 2, 0, 1, 0, 0, -2, -1], [-2, -1, -2, 1, -3, 2, 0, 0, -1, 1, 0, -1, 1, 3, 2, -3], [3, -1, -1, -2, 0, 2, 2, 1, 3, 3, 3, 0, -2, -3, 1, 1], [2, -1, 0, -1, 3, 1, 1, -2, -3, 3, 0, -1, 2, -1, -2, 0], [1, 1, -1, 3, -3, 3, 1, 1, 3, 0, -1, 1, -2, -2, 1, -2], [-1, 3, 2, 0, -2, -3, 2, -1, -2, -2, 0, -3, -2, 1, 0, 0], [-1, -3, 1, 0, 2, -2, -3, 0, 2, -2, 0, 1, -1, 1, 2, -3]]> : tensor<8x16xi32>
  %s1 = util.unfoldable_constant dense<[-3, 3, 1, -3, 3, 1, 2, -1, 2, -1, -1, -1, -1, -1, 2, 0]> : tensor<16xi32>
  %c0 = tensor.cast %s0 : tensor<8x16xi32> to tensor<?x?xi32>
  %d0 = util.optimization_barrier %c0 : tensor<?x?xi32>
  %c1 = tensor.cast %s1 : tensor<16xi32> to tensor<?xi32>
  %d1 = util.optimization_barrier %c1 : tensor<?xi32>
  %n0 = arith.constant 8 : index
  %m0 = util.optimization_barrier %n0 : index
  %z = arith.constant 0 : i32
  %e = tensor.empty(%m0) : tensor<?xi32>
  %i = linalg.fill ins(%z : i32) outs(%e : tensor<?xi32>) -> tensor<?xi32>
  %r = linalg.matvec ins(%d0, %d1 : tensor<?x?xi32>, tensor<?xi32>) outs(%i : tensor<?xi32>) -> tensor<?xi32>
  %q = tensor.cast %r : tensor<?xi32> to tensor<8xi32>
  check.expect_eq_const(%q, dense<[-12, 10, -11, 5, -5, -3, 12, 2]> : tensor<8xi32>) : tensor<8xi32>
  return
}
func.func @matvec_i32_4() {
  %s0 = util.unfoldable_constant dense<> : tensor<0x3xi32>
  %s1 = util.unfoldable_constant dense<[1, 1, 0]> : tensor<3xi32>
  %z = arith.constant 0 : i32
  %e = tensor.empty() : tensor<0xi32>
  %i = linalg.fill ins(%z : i32) outs(%e : tensor<0xi32>) -> tensor<0xi32>
  %r = linalg.matvec ins(%s0, %s1 : tensor<0x3xi32>, tensor<3xi32>) outs(%i : tensor<0xi32>) -> tensor<0xi32>
  check.expect_eq_const(%r, dense<> : tensor<0xi32>) : tensor<0xi32>
  return
}
func.func @matvec_i32_4_dynamic() {
  %s0 = util.unfoldable_constant dense<> : tensor<0x3xi32>
  %s1 = util.unfoldable_constant dense<[1, 1, 0]> : tensor<3xi32>
  %c0 = tensor.cast %s0 : tensor<0x3xi32> to tensor<?x?xi32>
  %d0 = util.optimization_barrier %c0 : tensor<?x?xi32>
  %c1 = tensor.cast %s1 : tensor<3xi32> to tensor<?xi32>
  %d1 = util.optimization_barrier %c1 : tensor<?xi32>
  %n0 = arith.constant 0 : index
  %m0 = util.optimization_barrier %n0 : index
  %z = arith.constant 0 : i32
  %e = tensor.empty(%m0) : tensor<?xi32>
  %i = linalg.fill ins(%z : i32) outs(%e : tensor<?xi32>) -> tensor<?xi32>
  %r = linalg.matvec ins(%d0, %d1 : tensor<?x?xi32>, tensor<?xi32>) outs(%i : tensor<?xi32>) -> tensor<?xi32>
  %q = tensor.cast %r : tensor<?xi32> to tensor<0xi32>
  check.expect_eq_const(%q, dense<> : tensor<0xi32>) : tensor<0xi32>
  return
}
func.func @matvec_i32_5() {
  %s0 = util.unfoldable_constant dense<> : tensor<3x0xi32>
  %s1 = util.unfoldable_constant dense<> : tensor<0xi32>
  %z = arith.constant 0 : i32
  %e = tensor.empty() : tensor<3xi32>
  %i = linalg.fill ins(%z : i32) outs(%e : tensor<3xi32>) -> tensor<3xi32>
  %r = linalg.matvec ins(%s0, %s1 : tensor<3x0xi32>, tensor<0xi32>) outs(%i : tensor<3xi32>) -> tensor<3xi32>
  check.expect_eq_const(%r, dense<0> : tensor<3xi32>) : tensor<3xi32>
  return
}
func.func @matvec_i32_5_dynamic() {
  %s0 = util.unfoldable_constant dense<> : tensor<3x0xi32>
  %s1 = util.unfoldable_constant dense<> : tensor<0xi32>
  %c0 = tensor.cast %s0 : tensor<3x0xi32> to tensor<?x?xi32>
  %d0 = util.optimization_barrier %c0 : tensor<?x?xi32>
  %c1 = tensor.cast %s1 : tensor<0xi32> to tensor<?xi32>
  %d1 = util.optimization_barrier %c1 : tensor<?xi32>
  %n0 = arith.constant 3 : index
  %m0 = util.optimization_barrier %n0 : index
  %z = arith.constant 0 : i32
  %e = tensor.empty(%m0) : tensor<?xi32>
  %i = linalg.fill ins(%z : i32) outs(%e : tensor<?xi32>) -> tensor<?xi32>
  %r = linalg.matvec ins(%d0, %d1 : tensor<?x?xi32>, tensor<?xi32>) outs(%i : tensor<?xi32>) -> tensor<?xi32>
  %q = tensor.cast %r : tensor<?xi32> to tensor<3xi32>
  check.expect_eq_const(%q, dense<0> : tensor<3xi32>) : tensor<3xi32>
  return
}
func.func @matvec_i64_0() {
  %s0 = util.unfoldable_constant dense<[[3, 3, 0, -2, -3, -3, 0], [0, 2, 2, 1, 1, 3, -3], [3, 0, 1, -3, 1, -3, 2], [3, 3, 3, 1, 3, 2, -3], [0, 0, 0, 0, -1, 0, 3]]> : tensor<5x7xi64>
  %s1 = util.unfoldable_constant dense<[1, 2, -3, 0, 0, 1, 2]> : tensor<7xi64>
  %z = arith.constant 0 : i64
  %e = tensor.empty() : tensor<5xi64>
  %i = linalg.fill ins(%z : i64) outs(%e : tensor<5xi64>) -> tensor<5xi64>
  %r = linalg.matvec ins(%s0, %s1 : tensor<5x7xi64>, tensor<7xi64>) outs(%i : tensor<5xi64>) -> tensor<5xi64>
  check.expect_eq_const(%r, dense<[6, -5, 1, -4, 6]> : tensor<5xi64>) : tensor<5xi64>
  return
}
func.func @matvec_i64_0_dynamic() {
  %s0 = util.unfoldable_constant dense<[[3, 3, 0, -2, -3, -3, 0], [0, 2, 2, 1, 1, 3, -3], [3, 0, 1, -3, 1, -3, 2], [3, 3, 3, 1, 3, 2, -3], [0, 0, 0, 0, -1, 0, 3]]> : tensor<5x7xi64>
  %s1 = util.unfoldable_constant dense<[1, 2, -3, 0, 0, 1, 2]> : tensor<7xi64>
  %c0 = tensor.cast %s0 : tensor<5x7xi64> to tensor<?x?xi64>
  %d0 = util.optimization_barrier %c0 : tensor<?x?xi64>
  %c1 = tensor.cast %s1 : tensor<7xi64> to tensor<?xi64>
  %d1 = util.optimization_barrier %c1 : tensor<?xi64>
  %n0 = arith.constant 5 : index
  %m0 = util.optimization_barrier %n0 : index
  %z = arith.constant 0 : i64
  %e = tensor.empty(%m0) : tensor<?xi64>
  %i = linalg.fill ins(%z : i64) outs(%e : tensor<?xi64>) -> tensor<?xi64>
  %r = linalg.matvec ins(%d0, %d1 : tensor<?x?xi64>, tensor<?xi64>) outs(%i : tensor<?xi64>) -> tensor<?xi64>
  %q = tensor.cast %r : tensor<?xi64> to tensor<5xi64>
  check.expect_eq_const(%q, dense<[6, -5, 1, -4, 6]> : tensor<5xi64>) : tensor<5xi64>
  return
}
func.func @matvec_i64_2() {
  %s0 = util.unfoldable_constant dense<[[-3, -3, 3, 2, -2, -3, -2, 2, 2, 1, 2, 3, 0, 3, 3, 2, -3, -1, -1, 0, 0, 2, -2, 0, 2, -3, 1, 0, 2, 1, 2, 2, 0], [3, 0, 0, -3, 1, 1, -1, -2, 3, 1, -3, 3, 1, -3, -2, 0, 1, -3, 2, 1, 3, -1, 2, -2, 3, -3, 2, 1, 0, -1, 2, 1, -3], [3, 1, 0, 1, -2, 2, -3, 0, 0, -3, -3, 2, 3, -1, 2, -1, 0, 3, 0, 0, -3, -1, -2, -3, -2, 2, 2, 0, 0, 1, -1, 0, 0], [-2, -3, -1, 3, 0, 2, -1, 2, -3, -3, -1, -1, -3, 0, 1, 1, 0, -3, -2, 0, 1, 3, 3, -2, -2, 1, 3, 1, 1, 2, -1, -2, 0], [2, 2, 2, 0, -2, 2, -3, -3, -3, -2, 3, -3, 0, 2, 1, 3, 2, 1, -3, -1, 3, 0, 1, -2, 1, 2, 2, -1, -3, 1, -1, -2, 2], [2, 3, -2, 2, 1, -3, -1, -2, -2, 3, 3, -3, 3, 3, -3, -2, -2, -1, 3, -2, -2, 0, -2, -1, -3, -1, -1, -1, 3, -1, 3, -3, -3], [-2, 0, 2, -2, 3, 0, 1, -1, 3, 2, -3, -1, 3, 3, 1, 2, -2, -1, -3, 1, -3, -3, 2, 1, 1, 1, 0, 1, 3, 2, 1, -1, 2], [-1, 3, 3, 3, 3, 3, 1, -3, 2, 3, -2, 1, -1, 2, 1, 1, -1, 2, 2, -1, 3, 1, 1, 3, 0, -3, -2, 2, -1, -3, 2, -3, -2], [1, -1, -1, 2, -3, -2, -1, -1, 2, 2, -3, -3, -1, 2, -3, 1, -2, -2, 1, -2, 3, -1, 2, 1, -2, 1, -1, 3, 1, -1, 2, 2, -2], [3, 1, 1, 0, -1, 0, 0, -2, 3, 2, -3, 1, 3, 3, -2, 1, -2, 3, 0, -1, 0, -2, -2, 2, 0, -1, -3, 2, -3, 3, 3, 2, 1], [-3, -2, -2, -3, 3, -2, -3, 1, 1, -2, -1, 3, 3, 0, 1, 1, 0, -3, -3, 1, 1, 1, 3, -1, -2, -2, -2, 3, -3, -1, 2, 2, 0], [1, -2, 1, -3, 3, -3, -3, -3, -3, 3, -2, 2, -2, -1, 3, -2, 1, 2, 2, 3, 0, -2, -1, -2, 1, -3, -3, -3, 0, 1, 1, 0, -2], [3, -3, 2, 0, 2, 0, 1, 0, -2, 1, 1, 1, -1, 1, 1, -2, -1, 0, 1, -1, 1, 1, -1, 2, 3, 1, 3, -2, 2, 1, -3, -2, 0], [-2, -3, 0, 2, 2, 1, -3, 2, -3, 3, -3, -2, 3, 0, -2, -1, -1, 2, -3, 3, 0, 2, 0, -2, -3, 0, 2, 2, -2, 2, 0, 2, -3], [-2, 0, 3, 3, -3, -1, -2, -1, -2, 3, 1, -3, 2, 2, -1, 0, 2, 1, -1, 1, 1, 1, -1, -3, 0, 3, -1, -3, -3, -1, -3, 1, 1], [3, -3, 3, 2, -2, -2, -3, 3, 2, 2, 3, 2, 0, -3, 1, 1, -3, 2, 2, 1, -1, 0, 1, -1, -3, -3, -3, 2, 1, 0, 1, -1, -2], [-1, 2, -1, 3, 3, 2, -2, 2, 2, -3, -3, 0, -3, -3, -2, 0, 0, 2, 1, 3, 3, 1, -2, -1, -3, 2, 0, -1, 1, -2, -2, 1, -1]]> : tensor<17x33xi64>
  %s1 = util.unfoldable_constant dense<[-1, 0, -1, 0, 2, 2, -2, -1, -3, -3, -1, -1, -2, -1, 0, 0, -3, 1, 2, 0, 1, 0, 3, -3, 3, 1, 1, 1, 3, -3, -1, -2, -1]> : tensor<33xi64>
  %z = arith.constant 0 : i64
  %e = tensor.empty() : tensor<17xi64>
  %i = linalg.fill ins(%z : i64) outs(%e : tensor<17xi64>) -> tensor<17xi64>
  %r = linalg.matvec ins(%s0, %s1 : tensor<17x33xi64>, tensor<33xi64>) outs(%i : tensor<17xi64>) -> tensor<17xi64>
  check.expect_eq_const(%r, dense<[-24, 18, 7, 43, 16, 0, -9, 12, -2, -57, -8, 10, 17, -2, -18, -12, 35]> : tensor<17xi64>) : tensor<17xi64>
  return
}
func.func @matvec_i64_2_dynamic() {
  %s0 = util.unfoldable_constant dense<[[-3, -3, 3, 2, -2, -3, -2, 2, 2, 1, 2, 3, 0, 3, 3, 2, -3, -1, -1, 0, 0, 2, -2, 0, 2, -3, 1, 0, 2, 1, 2, 2, 0], [3, 0, 0, -3, 1, 1, -1, -2, 3, 1, -3, 3, 1, -3, -2, 0, 1, -3, 2, 1, 3, -1, 2, -2, 3, -3, 2, 1, 0, -1, 2, 1, -3], [3, 1, 0, 1, -2, 2, -3, 0, 0, -3, -3, 2, 3, -1, 2, -1, 0, 3, 0, 0, -3, -1, -2, -3, -2, 2, 2, 0, 0, 1, -1, 0, 0], [-2, -3, -1, 3, 0, 2, -1, 2, -3, -3, -1, -1, -3, 0, 1, 1, 0, -3, -2, 0, 1, 3, 3, -2, -2, 1, 3, 1, 1, 2, -1, -2, 0], [2, 2, 2, 0, -2, 2, -3, -3, -3, -2, 3, -3, 0, 2, 1, 3, 2, 1, -3, -1, 3, 0, 1, -2, 1, 2, 2, -1, -3, 1, -1, -2, 2], [2, 3, -2, 2, 1, -3, -1, -2, -2, 3, 3, -3, 3, 3, -3, -2, -2, -1, 3, -2, -2, 0, -2, -1, -3, -1, -1, -1, 3, -1, 3, -3, -3], [-2, 0, 2, -2, 3, 0, 1, -1, 3, 2, -3, -1, 3, 3, 1, 2, -2, -1, -3, 1, -3, -3, 2, 1, 1, 1, 0, 1, 3, 2, 1, -1, 2], [-1, 3, 3, 3, 3, 3, 1, -3, 2, 3, -2, 1, -1, 2, 1, 1, -1, 2, 2, -1, 3, 1, 1, 3, 0, -3, -2, 2, -1, -3, 2, -3, -2], [1, -1, -1, 2, -3, -2, -1, -1, 2, 2, -3, -3, -1, 2, -3, 1, -2, -2, 1, -2, 3, -1, 2, 1, -2, 1, -1, 3, 1, -1, 2, 2, -2], [3, 1, 1, 0, -1, 0, 0, -2, 3, 2, -3, 1, 3, 3, -2, 1, -2, 3, 0, -1, 0, -2, -2, 2, 0, -1, -3, 2, -3, 3, 3, 2, 1], [-3, -2, -2, -3, 3, -2, -3, 1, 1, -2, -1, 3, 3, 0, 1, 1, 0, -3, -3, 1, 1, 1, 3, -1, -2, -2, -2, 3, -3, -1, 2, 2, 0], [1, -2, 1, -3, 3, -3, -3, -3, -3, 3, -2, 2, -2, -1, 3, -2, 1, 2, 2, 3, 0, -2, -1, -2, 1, -3, -3, -3, 0, 1, 1, 0, -2], [3, -3, 2, 0, 2, 0, 1, 0, -2, 1, 1, 1, -1, 1, 1, -2, -1, 0, 1, -1, 1, 1, -1, 2, 3, 1, 3, -2, 2, 1, -3, -2, 0], [-2, -3, 0, 2, 2, 1, -3, 2, -3, 3, -3, -2, 3, 0, -2, -1, -1, 2, -3, 3, 0, 2, 0, -2, -3, 0, 2, 2, -2, 2, 0, 2, -3], [-2, 0, 3, 3, -3, -1, -2, -1, -2, 3, 1, -3, 2, 2, -1, 0, 2, 1, -1, 1, 1, 1, -1, -3, 0, 3, -1, -3, -3, -1, -3, 1, 1], [3, -3, 3, 2, -2, -2, -3, 3, 2, 2, 3, 2, 0, -3, 1, 1, -3, 2, 2, 1, -1, 0, 1, -1, -3, -3, -3, 2, 1, 0, 1, -1, -2], [-1, 2, -1, 3, 3, 2, -2, 2, 2, -3, -3, 0, -3, -3, -2, 0, 0, 2, 1, 3, 3, 1, -2, -1, -3, 2, 0, -1, 1, -2, -2, 1, -1]]> : tensor<17x33xi64>
  %s1 = util.unfoldable_constant dense<[-1, 0, -1, 0, 2, 2, -2, -1, -3, -3, -1, -1, -2, -1, 0, 0, -3, 1, 2, 0, 1, 0, 3, -3, 3, 1, 1, 1, 3, -3, -1, -2, -1]> : tensor<33xi64>
  %c0 = tensor.cast %s0 : tensor<17x33xi64> to tensor<?x?xi64>
  %d0 = util.optimization_barrier %c0 : tensor<?x?xi64>
  %c1 = tensor.cast %s1 : tensor<33xi64> to tensor<?xi64>
  %d1 = util.optimization_barrier %c1 : tensor<?xi64>
  %n0 = arith.constant 17 : index
  %m0 = util.optimization_barrier %n0 : index
  %z = arith.constant 0 : i64
  %e = tensor.empty(%m0) : tensor<?xi64>
  %i = linalg.fill ins(%z : i64) outs(%e : tensor<?xi64>) -> tensor<?xi64>
  %r = linalg.matvec ins(%d0, %d1 : tensor<?x?xi64>, tensor<?xi64>) outs(%i : tensor<?xi64>) -> tensor<?xi64>
  %q = tensor.cast %r : tensor<?xi64> to tensor<17xi64>
  check.expect_eq_const(%q, dense<[-24, 18, 7, 43, 16, 0, -9, 12, -2, -57, -8, 10, 17, -2, -18, -12, 35]> : tensor<17xi64>) : tensor<17xi64>
  return
}
func.func @matvec_f16_0() {
  %s0 = util.unfoldable_constant dense<[[-1.0, 3.0, 1.0, 3.0, 1.0, 0.0, -2.0], [-1.0, 3.0, -2.0, 2.0, 0.0, 2.0, -2.0], [3.0, -3.0, 0.0, 1.0, -1.0, -1.0, 0.0], [-2.0, -2.0, -2.0, 3.0, 0.0, 2.0, -2.0], [1.0, 1.0, -3.0, 3.0, 1.0, 0.0, 3.0]]> : tensor<5x7xf16>
  %s1 = util.unfoldable_constant dense<[0.0, 1.0, 1.0, 3.0, 0.0, 3.0, 3.0]> : tensor<7xf16>
  %z = arith.constant 0.0 : f16
  %e = tensor.empty() : tensor<5xf16>
  %i = linalg.fill ins(%z : f16) outs(%e : tensor<5xf16>) -> tensor<5xf16>
  %r = linalg.matvec ins(%s0, %s1 : tensor<5x7xf16>, tensor<7xf16>) outs(%i : tensor<5xf16>) -> tensor<5xf16>
  check.expect_eq_const(%r, dense<[7.0, 7.0, -3.0, 5.0, 16.0]> : tensor<5xf16>) : tensor<5xf16>
  return
}
func.func @matvec_f16_0_dynamic() {
  %s0 = util.unfoldable_constant dense<[[-1.0, 3.0, 1.0, 3.0, 1.0, 0.0, -2.0], [-1.0, 3.0, -2.0, 2.0, 0.0, 2.0, -2.0], [3.0, -3.0, 0.0, 1.0, -1.0, -1.0, 0.0], [-2.0, -2.0, -2.0, 3.0, 0.0, 2.0, -2.0], [1.0, 1.0, -3.0, 3.0, 1.0, 0.0, 3.0]]> : tensor<5x7xf16>
  %s1 = util.unfoldable_constant dense<[0.0, 1.0, 1.0, 3.0, 0.0, 3.0, 3.0]> : tensor<7xf16>
  %c0 = tensor.cast %s0 : tensor<5x7xf16> to tensor<?x?xf16>
  %d0 = util.optimization_barrier %c0 : tensor<?x?xf16>
  %c1 = tensor.cast %s1 : tensor<7xf16> to tensor<?xf16>
  %d1 = util.optimization_barrier %c1 : tensor<?xf16>
  %n0 = arith.constant 5 : index
  %m0 = util.optimization_barrier %n0 : index
  %z = arith.constant 0.0 : f16
  %e = tensor.empty(%m0) : tensor<?xf16>
  %i = linalg.fill ins(%z : f16) outs(%e : tensor<?xf16>) -> tensor<?xf16>
  %r = linalg.matvec ins(%d0, %d1 : tensor<?x?xf16>, tensor<?xf16>) outs(%i : tensor<?xf16>) -> tensor<?xf16>
  %q = tensor.cast %r : tensor<?xf16> to tensor<5xf16>
  check.expect_eq_const(%q, dense<[7.0, 7.0, -3.0, 5.0, 16.0]> : tensor<5xf16>) : tensor<5xf16>
  return
}
func.func @matvec_bf16_0() {
  %s0 = util.unfoldable_constant dense<[[3.0, 0.0, 3.0, 1.0, 3.0, 0.0, -1.0], [-1.0, 0.0, 0.0, -1.0, 1.0, 3.0, 0.0], [-2.0, 0.0, 0.0, 1.0, 0.0, 2.0, -2.0], [-2.0, 2.0, 1.0, 0.0, 1.0, 2.0, 2.0], [-2.0, 0.0, -1.0, 0.0, -2.0, -2.0, 3.0]]> : tensor<5x7xbf16>
  %s1 = util.unfoldable_constant dense<[-2.0, 0.0, -3.0, -1.0, -3.0, 2.0, -2.0]> : tensor<7xbf16>
  %z = arith.constant 0.0 : bf16
  %e = tensor.empty() : tensor<5xbf16>
  %i = linalg.fill ins(%z : bf16) outs(%e : tensor<5xbf16>) -> tensor<5xbf16>
  %r = linalg.matvec ins(%s0, %s1 : tensor<5x7xbf16>, tensor<7xbf16>) outs(%i : tensor<5xbf16>) -> tensor<5xbf16>
  check.expect_eq_const(%r, dense<[-23.0, 6.0, 11.0, -2.0, 3.0]> : tensor<5xbf16>) : tensor<5xbf16>
  return
}
func.func @matvec_bf16_0_dynamic() {
  %s0 = util.unfoldable_constant dense<[[3.0, 0.0, 3.0, 1.0, 3.0, 0.0, -1.0], [-1.0, 0.0, 0.0, -1.0, 1.0, 3.0, 0.0], [-2.0, 0.0, 0.0, 1.0, 0.0, 2.0, -2.0], [-2.0, 2.0, 1.0, 0.0, 1.0, 2.0, 2.0], [-2.0, 0.0, -1.0, 0.0, -2.0, -2.0, 3.0]]> : tensor<5x7xbf16>
  %s1 = util.unfoldable_constant dense<[-2.0, 0.0, -3.0, -1.0, -3.0, 2.0, -2.0]> : tensor<7xbf16>
  %c0 = tensor.cast %s0 : tensor<5x7xbf16> to tensor<?x?xbf16>
  %d0 = util.optimization_barrier %c0 : tensor<?x?xbf16>
  %c1 = tensor.cast %s1 : tensor<7xbf16> to tensor<?xbf16>
  %d1 = util.optimization_barrier %c1 : tensor<?xbf16>
  %n0 = arith.constant 5 : index
  %m0 = util.optimization_barrier %n0 : index
  %z = arith.constant 0.0 : bf16
  %e = tensor.empty(%m0) : tensor<?xbf16>
  %i = linalg.fill ins(%z : bf16) outs(%e : tensor<?xbf16>) -> tensor<?xbf16>
  %r = linalg.matvec ins(%d0, %d1 : tensor<?x?xbf16>, tensor<?xbf16>) outs(%i : tensor<?xbf16>) -> tensor<?xbf16>
  %q = tensor.cast %r : tensor<?xbf16> to tensor<5xbf16>
  check.expect_eq_const(%q, dense<[-23.0, 6.0, 11.0, -2.0, 3.0]> : tensor<5xbf16>) : tensor<5xbf16>
  return
}
func.func @matvec_i8_0() {
  %s0 = util.unfoldable_constant dense<[[3, 0, -2, -2, -2, 1, 3], [2, 2, 1, 1, 2, -2, 1], [0, -3, -3, 2, 1, 1, -1], [-1, 3, 1, -2, 0, -2, -2], [2, 0, 3, -3, 0, -1, 0]]> : tensor<5x7xi8>
  %s1 = util.unfoldable_constant dense<[1, 0, 3, 3, -2, -3, -1]> : tensor<7xi8>
  %z = arith.constant 0 : i8
  %e = tensor.empty() : tensor<5xi8>
  %i = linalg.fill ins(%z : i8) outs(%e : tensor<5xi8>) -> tensor<5xi8>
  %r = linalg.matvec ins(%s0, %s1 : tensor<5x7xi8>, tensor<7xi8>) outs(%i : tensor<5xi8>) -> tensor<5xi8>
  check.expect_eq_const(%r, dense<[-11, 9, -7, 4, 5]> : tensor<5xi8>) : tensor<5xi8>
  return
}
func.func @matvec_i8_0_dynamic() {
  %s0 = util.unfoldable_constant dense<[[3, 0, -2, -2, -2, 1, 3], [2, 2, 1, 1, 2, -2, 1], [0, -3, -3, 2, 1, 1, -1], [-1, 3, 1, -2, 0, -2, -2], [2, 0, 3, -3, 0, -1, 0]]> : tensor<5x7xi8>
  %s1 = util.unfoldable_constant dense<[1, 0, 3, 3, -2, -3, -1]> : tensor<7xi8>
  %c0 = tensor.cast %s0 : tensor<5x7xi8> to tensor<?x?xi8>
  %d0 = util.optimization_barrier %c0 : tensor<?x?xi8>
  %c1 = tensor.cast %s1 : tensor<7xi8> to tensor<?xi8>
  %d1 = util.optimization_barrier %c1 : tensor<?xi8>
  %n0 = arith.constant 5 : index
  %m0 = util.optimization_barrier %n0 : index
  %z = arith.constant 0 : i8
  %e = tensor.empty(%m0) : tensor<?xi8>
  %i = linalg.fill ins(%z : i8) outs(%e : tensor<?xi8>) -> tensor<?xi8>
  %r = linalg.matvec ins(%d0, %d1 : tensor<?x?xi8>, tensor<?xi8>) outs(%i : tensor<?xi8>) -> tensor<?xi8>
  %q = tensor.cast %r : tensor<?xi8> to tensor<5xi8>
  check.expect_eq_const(%q, dense<[-11, 9, -7, 4, 5]> : tensor<5xi8>) : tensor<5xi8>
  return
}
