// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Made by tools/gen_structured_tests.py; the oracle is NumPy.
func.func @sum_f32_0() {
  %s0 = util.unfoldable_constant dense<[[1.0, 0.0, -3.0, 1.0, -1.0, 1.0, 3.0], [-2.0, -2.0, -1.0, 3.0, -3.0, 1.0, 0.0], [2.0, -2.0, -2.0, 1.0, 1.0, 2.0, -3.0], [-3.0, -2.0, -1.0, 1.0, -3.0, -3.0, 0.0], [2.0, -1.0, -3.0, -1.0, 1.0, 0.0, -3.0]]> : tensor<5x7xf32>
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<5xf32>
  %i = linalg.fill ins(%z : f32) outs(%e : tensor<5xf32>) -> tensor<5xf32>
  %r = linalg.reduce { arith.addf } ins(%s0 : tensor<5x7xf32>) outs(%i : tensor<5xf32>) dimensions = [1]
  check.expect_eq_const(%r, dense<[2.0, -4.0, -1.0, -11.0, -5.0]> : tensor<5xf32>) : tensor<5xf32>
  return
}
func.func @sum_f32_0_dynamic() {
  %s0 = util.unfoldable_constant dense<[[1.0, 0.0, -3.0, 1.0, -1.0, 1.0, 3.0], [-2.0, -2.0, -1.0, 3.0, -3.0, 1.0, 0.0], [2.0, -2.0, -2.0, 1.0, 1.0, 2.0, -3.0], [-3.0, -2.0, -1.0, 1.0, -3.0, -3.0, 0.0], [2.0, -1.0, -3.0, -1.0, 1.0, 0.0, -3.0]]> : tensor<5x7xf32>
  %c0 = tensor.cast %s0 : tensor<5x7xf32> to tensor<?x?xf32>
  %d0 = util.optimization_barrier %c0 : tensor<?x?xf32>
  %n0 = arith.constant 5 : index
  %m0 = util.optimization_barrier %n0 : index
  %z = arith.constant 0.0 : f32
  %e = tensor.empty(%m0) : tensor<?xf32>
  %i = linalg.fill ins(%z : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %r = linalg.reduce { arith.addf } ins(%d0 : tensor<?x?xf32>) outs(%i : tensor<?xf32>) dimensions = [1]
  %q = tensor.cast %r : tensor<?xf32> to tensor<5xf32>
  check.expect_eq_const(%q, dense<[2.0, -4.0, -1.0, -11.0, -5.0]> : tensor<5xf32>) : tensor<5xf32>
  return
}
func.func @sum_f32_1() {
  %s0 = util.unfoldable_constant dense<[[-1.0, 1.0, 3.0, -2.0, 2.0, 0.0, -1.0], [-1.0, 0.0, 1.0, 1.0, -1.0, 3.0, 3.0], [1.0, 2.0, 0.0, -3.0, 2.0, -2.0, 1.0], [-1.0, 0.0, 3.0, 2.0, -1.0, -3.0, 3.0], [0.0, -3.0, 2.0, -3.0, 2.0, 2.0, 0.0]]> : tensor<5x7xf32>
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<7xf32>
  %i = linalg.fill ins(%z : f32) outs(%e : tensor<7xf32>) -> tensor<7xf32>
  %r = linalg.reduce { arith.addf } ins(%s0 : tensor<5x7xf32>) outs(%i : tensor<7xf32>) dimensions = [0]
  check.expect_eq_const(%r, dense<[-2.0, 0.0, 9.0, -5.0, 4.0, 0.0, 6.0]> : tensor<7xf32>) : tensor<7xf32>
  return
}
func.func @sum_f32_1_dynamic() {
  %s0 = util.unfoldable_constant dense<[[-1.0, 1.0, 3.0, -2.0, 2.0, 0.0, -1.0], [-1.0, 0.0, 1.0, 1.0, -1.0, 3.0, 3.0], [1.0, 2.0, 0.0, -3.0, 2.0, -2.0, 1.0], [-1.0, 0.0, 3.0, 2.0, -1.0, -3.0, 3.0], [0.0, -3.0, 2.0, -3.0, 2.0, 2.0, 0.0]]> : tensor<5x7xf32>
  %c0 = tensor.cast %s0 : tensor<5x7xf32> to tensor<?x?xf32>
  %d0 = util.optimization_barrier %c0 : tensor<?x?xf32>
  %n0 = arith.constant 7 : index
  %m0 = util.optimization_barrier %n0 : index
  %z = arith.constant 0.0 : f32
  %e = tensor.empty(%m0) : tensor<?xf32>
  %i = linalg.fill ins(%z : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %r = linalg.reduce { arith.addf } ins(%d0 : tensor<?x?xf32>) outs(%i : tensor<?xf32>) dimensions = [0]
  %q = tensor.cast %r : tensor<?xf32> to tensor<7xf32>
  check.expect_eq_const(%q, dense<[-2.0, 0.0, 9.0, -5.0, 4.0, 0.0, 6.0]> : tensor<7xf32>) : tensor<7xf32>
  return
}
func.func @sum_f32_2() {
  %s0 = util.unfoldable_constant dense<[[[0.0, -1.0, 0.0, 2.0, -3.0], [-3.0, 1.0, -1.0, 1.0, 3.0], [0.0, -3.0, 3.0, -2.0, 0.0], [-2.0, -3.0, -2.0, -3.0, 3.0]], [[3.0, -2.0, -1.0, -1.0, 0.0], [2.0, 0.0, -3.0, -1.0, 0.0], [-1.0, 2.0, 1.0, 1.0, 0.0], [-1.0, -1.0, -2.0, 2.0, 3.0]], [[1.0, -2.0, 3.0, -1.0, -3.0], [-2.0, -3.0, 0.0, 2.0, -3.0], [-3.0, 1.0, -2.0, 3.0, 3.0], [-3.0, 2.0, -1.0, 2.0, 0.0]]]> : tensor<3x4x5xf32>
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4xf32>
  %i = linalg.fill ins(%z : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %r = linalg.reduce { arith.addf } ins(%s0 : tensor<3x4x5xf32>) outs(%i : tensor<4xf32>) dimensions = [0, 2]
  check.expect_eq_const(%r, dense<[-5.0, -7.0, 3.0, -6.0]> : tensor<4xf32>) : tensor<4xf32>
  return
}
func.func @sum_f32_2_dynamic() {
  %s0 = util.unfoldable_constant dense<[[[0.0, -1.0, 0.0, 2.0, -3.0], [-3.0, 1.0, -1.0, 1.0, 3.0], [0.0, -3.0, 3.0, -2.0, 0.0], [-2.0, -3.0, -2.0, -3.0, 3.0]], [[3.0, -2.0, -1.0, -1.0, 0.0], [2.0, 0.0, -3.0, -1.0, 0.0], [-1.0, 2.0, 1.0, 1.0, 0.0], [-1.0, -1.0, -2.0, 2.0, 3.0]], [[1.0, -2.0, 3.0, -1.0, -3.0], [-2.0, -3.0, 0.0, 2.0, -3.0], [-3.0, 1.0, -2.0, 3.0, 3.0], [-3.0, 2.0, -1.0, 2.0, 0.0]]]> : tensor<3x4x5xf32>
  %c0 = tensor.cast %s0 : tensor<3x4x5xf32> to tensor<?x?x?xf32>
  %d0 = util.optimization_barrier %c0 : tensor<?x?x?xf32>
  %n0 = arith.constant 4 : index
  %m0 = util.optimization_barrier %n0 : index
  %z = arith.constant 0.0 : f32
  %e = tensor.empty(%m0) : tensor<?xf32>
  %i = linalg.fill ins(%z : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %r = linalg.reduce { arith.addf } ins(%d0 : tensor<?x?x?xf32>) outs(%i : tensor<?xf32>) dimensions = [0, 2]
  %q = tensor.cast %r : tensor<?xf32> to tensor<4xf32>
  check.expect_eq_const(%q, dense<[-5.0, -7.0, 3.0, -6.0]> : tensor<4xf32>) : tensor<4xf32>
  return
}
func.func @sum_f32_3() {
  %s0 = util.unfoldable_constant dense<[-2.0, -3.0, 3.0, -2.0, 1.0, -3.0, -3.0, -3.0, 3.0, 1.0, 0.0, -3.0, 0.0, 1.0, 1.0, -1.0, -1.0, 0.0, -1.0, 1.0, 3.0, -2.0, 2.0, 0.0, -3.0, 2.0, 3.0, 2.0, -1.0, -1.0, 2.0, 1.0, -2.0]> : tensor<33xf32>
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<f32>
  %i = linalg.fill ins(%z : f32) outs(%e : tensor<f32>) -> tensor<f32>
  %r = linalg.reduce { arith.addf } ins(%s0 : tensor<33xf32>) outs(%i : tensor<f32>) dimensions = [0]
  check.expect_eq_const(%r, dense<-5.0> : tensor<f32>) : tensor<f32>
  return
}
func.func @sum_f32_4() {
  %s0 = util.unfoldable_constant dense<> : tensor<2x0xf32>
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<2xf32>
  %i = linalg.fill ins(%z : f32) outs(%e : tensor<2xf32>) -> tensor<2xf32>
  %r = linalg.reduce { arith.addf } ins(%s0 : tensor<2x0xf32>) outs(%i : tensor<2xf32>) dimensions = [1]
  check.expect_eq_const(%r, dense<0.0> : tensor<2xf32>) : tensor<2xf32>
  return
}
func.func @sum_f32_5() {
  %s0 = util.unfoldable_constant dense<[[-3.0, -1.0, -2.0, -3.0, 2.0, 1.0, -2.0, 2.0, -2.0, 0.0, -2.0, 2.0, -3.0, 1.0, 0.0, -3.0, -2.0, 3.0, -3.0, 3.0, -2.0, 0.0, -2.0, 3.0, -2.0, -3.0, -1.0, -3.0, -2.0, -3.0, -2.0, -2.0, 3.0, 2.0, -1.0, 1.0, -1.0, 1.0, 0.0, -2.0, -1.0, -3.0, -1.0, 3.0, 2.0, -3.0, 1.0, 0.0, 3.0, 3.0, 0.0, -3.0, -2.0, 0.0, 2.0, -3.0, -2.0, 1.0, -1.0, 1.0, 3.0, 2.0, -3.0, -3.0, 0.0], [1.0, -2.0, -2.0, 3.0, 0.0, 0.0, 2.0, -2.0, 1.0, -3.0, 0.0, 0.0, 1.0, -3.0, -2.0, -3.0, 0.0, 0.0, 3.0, 2.0, -3.0, 1.0, 1.0, 2.0, -1.0, 0.0, 2.0, 2.0, 1.0, -1.0, -1.0, -1.0, -3.0, -2.0, 2.0, 3.0, 3.0, 0.0, -3.0, 3.0, -1.0, -1.0, -1.0, 0.0, 1.0, 2.0, 1.0, -3.0, -2.0, 2.0, -2.0, -2.0, 1.0, -1.0, 1.0, 0.0, -3.0, 1.0, 1.0, 1.0, 1.0, -1.0, 1.0, -3.0, 2.0], [-1.0, -2.0, -1.0, -1.0, 1.0, 0.0, 2.0, -1.0, 3.0, -1.0, 1.0, -1.0, 2.0, -3.0, 2.0, -3.0, 3.0, 3.0, 0.0, -2.0, 1.0, 2.0, -2.0, -1.0, 1.0, -1.0, 3.0, 1.0, -3.0, 3.0, 1.0, -3.0, -2.0, 1.0, -2.0, -3.0, 1.0, -2.0, 0.0, -2.0, 0.0, -2.0, -3.0, 2.0, -1.0, 0.0, 1.0, 1.0, 0.0, -1.0, -2.0, 3.0, -1.0, 0.0, 1.0, 2.0, 1.0, -2.0, 0.0, 2.0, -2.0, 3.0, 1.0, -1.0, 2.0], [-3.0, -3.0, -2.0, 0.0, -2.0, 3.0, 3.0, 2.0, 1.0, 1.0, 1.0, -2.0, 3.0, -3.0, 3.0, 2.0, 0.0, 1.0, -3.0, -2.0, -2.0, 3.0, -2.0, 1.0, 1.0, 1.0, 3.0, 2.0, -3.0, -1.0, -3.0, 3.0, 1.0, -2.0, 2.0, 0.0, -2.0, 0.0, 0.0, 2.0, 0.0, 3.0, 0.0, -1.0, 0.0, -2.0, 0.0, 0.0, 3.0, 3.0, 3.0, -2.0, 3.0, 3.0, 1.0, -1.0, 1.0, 2.0, 1.0, -3.0, 0.0, 1.0, -1.0, 1.0, -3.0], [3.0, 1.0, 0.0, 2.0, 2.0, 0.0, -3.0, -3.0, 2.0, -1.0, -1.0, 1.0, 2.0, 0.0, 0.0, 3.0, 3.0, 2.0, -1.0, 2.0, 3.0, 0.0, 0.0, 3.0, -2.0, 2.0, -1.0, -1.0, 1.0, -1.0, 1.0, 2.0, -1.0, -2.0, 2.0, 2.0, -1.0, -2.0, -2.0, 0.0, 0.0, -1.0, -3.0, -2.0, 3.0, -1.0, 2.0, 2.0, -3.0, 2.0, 0.0, -1.0, 3.0, 1.0, 0.0, 3.0, -1.0, -1.0, 0.0, 1.0, -2.0, -3.0, -2.0, -1.0, -3.0], [1.0, 3.0, -3.0, 0.0, 3.0, -1.0, 2.0, -3.0, -1.0, 1.0, 1.0, -2.0, 3.0, -1.0, -2.0, -2.0, -1.0, -1.0, 1.0, -2.0, 0.0, 2.0, -2.0, -3.0, 0.0, -1.0, 1.0, 3.0, 1.0, -3.0, -3.0, -3.0, 3.0, -2.0, 1.0, -1.0, 0.0, -3.0, -2.0, 1.0, -2.0, 3.0, -3.0, -2.0, 3.0, 0.0, -2.0, -3.0, -3.0, 1.0, -1.0, -2.0, 0.0, 3.0, 0.0, 3.0, 3.0, -1.0, 2.0, 3.0, -2.0, 0.0, 2.0, -2.0, -1.0], [-2.0, 1.0, 1.0, -2.0, -2.0, 0.0, 1.0, 2.0, 2.0, 1.0, -1.0, -3.0, -1.0, 3.0, -2.0, -2.0, -2.0, 2.0, -2.0, -1.0, -3.0, -2.0, -2.0, -1.0, 0.0, 1.0, 1.0, -2.0, -1.0, 0.0, -3.0, -3.0, 1.0, 0.0, 1.0, 1.0, -3.0, -3.0, 0.0, -1.0, 3.0, 1.0, 2.0, -1.0, 1.0, 1.0, 2.0, -1.0, 0.0, -3.0, -2.0, -3.0, 2.0, 1.0, -2.0, 1.0, 3.0, -2.0, 1.0, -2.0, 1.0, -2.0, 1.0, -3.0, -2.0], [-3.0, -2.0, -2.0, 0.0, -2.0, -2.0, -3.0, -2.0, -1.0, 0.0, 2.0, -1.0, 2.0, -2.0, -1.0, 0.0, 0.0, 1.0, 2.0, -1.0, -2.0, 1.0, -1.0, 2.0, -2.0, -1.0, -3.0, 1.0, -2.0, -1.0, 2.0, -1.0, -1.0, 0.0, -3.0, 3.0, 1.0, 2.0, 1.0, -2.0, -3.0, -2.0, -3.0, 1.0, -3.0, 1.0, -3.0, -3.0, -3.0, -3.0, -1.0, 1.0, -3.0, 1.0, 1.0, 2.0, -2.0, -1.0, -3.0, 2.0, 2.0, 3.0, 3.0, 3.0, -3.0], [-1.0, 3.0, 2.0, -1.0, 3.0, 2.0, -3.0, 0.0, -2.0, -1.0, 0.0, 1.0, 1.0, 1.0, 2.0, -2.0, 0.0, 1.0, 3.0, 3.0, 2.0, -2.0, -1.0, -1.0, 1.0, -1.0, -1.0, -3.0, 0.0, 0.0, -2.0, -2.0, -2.0, -3.0, -1.0, -2.0, 2.0, 2.0, -1.0, -2.0, 0.0, -3.0, 0.0, 2.0, -2.0, 1.0, -3.0, 1.0, 1.0, 1.0, -2.0, -3.0, 2.0, 0.0, 0.0, 0.0, 3.0, -3.0, 0.0, -2.0, -3.0, 0.0, -1.0, -3.0, 0.0], [-1.0, 0.0, 3.0, 2.0, 2.0, 0.0, 3.0, -2.0, -3.0, 2.0, -2.0, 0.0, 3.0, 3.0, 3.0, -1.0, 3.0, 3.0, 0.0, 0.0, -1.0, 2.0, 2.0, -3.0, -2.0, -1.0, -2.0, -2.0, 1.0, 2.0, -2.0, -3.0, 1.0, 0.0, 3.0, 1.0, -1.0, 0.0, 0.0, 0.0, 3.0, 3.0, 0.0, -1.0, -2.0, -3.0, 3.0, 3.0, -1.0, 0.0, 2.0, 1.0, 0.0, -2.0, 3.0, -3.0, -3.0, 1.0, 2.0, -2.0, 1.0, 2.0, -1.0, 0.0, -1.0], [0.0, -1.0, -2.0, 1.0, -3.0, 2.0, -3.0, -1.0, 0.0, 1.0, -2.0, -2.0, -2.0, 2.0, -3.0, 0.0, 1.0, 3.0, -1.0, -2.0, -1.0, 0.0, -2.0, -1.0, 2.0, -3.0, -1.0, -3.0, -3.0, 0.0, -3.0, 3.0, -2.0, 1.0, 3.0, 3.0, -1.0, -2.0, 2.0, -3.0, 1.0, 1.0, -3.0, -3.0, 1.0, -3.0, 2.0, 1.0, -2.0, -2.0, -1.0, 0.0, 0.0, 0.0, 3.0, 3.0, -3.0, 3.0, -1.0, -2.0, 0.0, 0.0, -3.0, 1.0, 2.0], [1.0, -1.0, -1.0, 1.0, -2.0, 0.0, 1.0, 2.0, 1.0, 3.0, 1.0, -1.0, -3.0, -1.0, 2.0, -3.0, 3.0, 3.0, -3.0, -3.0, -3.0, 2.0, -3.0, -3.0, -3.0, 1.0, 2.0, 2.0, -2.0, 3.0, 2.0, -1.0, 3.0, -1.0, 2.0, -3.0, -2.0, 3.0, 3.0, 1.0, 3.0, -3.0, 0.0, 1.0, 0.0, -3.0, 3.0, 1.0, 1.0, 2.0, -2.0, 1.0, 3.0, 2.0, -2.0, 0.0, 1.0, 1.0, 0.0, 1.0, 2.0, -2.0, -1.0, 1.0, -2.0], [3.0, 3.0, 2.0, 2.0, 1.0, 1.0, 3.0, 0.0, -3.0, 1.0, -2.0, 2.0, 3.0, -3.0, -1.0, 0.0, 1.0, -2.0, 2.0, -3.0, 1.0, 3.0, 1.0, 1.0, 0.0, -1.0, -3.0, 2.0, 0.0, 3.0, 1.0, -3.0, -1.0, 0.0, 2.0, 1.0, 3.0, -3.0, 0.0, 0.0, 1.0, 0.0, 1.0, -1.0, 0.0, 1.0, 0.0, -2.0, 3.0, -3.0, -3.0, 3.0, 0.0, -2.0, -2.0, -3.0, 1.0, -3.0, -3.0, -2.0, 0.0, 0.0, -1.0, -2.0, 0.0], [-3.0, 3.0, -1.0, -2.0, -1.0, 1.0, 2.0, 0.0, 2.0, 1.0, -1.0, -3.0, 2.0, 2.0, 2.0, -2.0, 3.0, -3.0, 0.0, 3.0, -1.0, 3.0, 1.0, 2.0, 3.0, 0.0, 3.0, 0.0, 1.0, 2.0, 3.0, 2.0, -1.0, 1.0, -2.0, 3.0, -3.0, 2.0, 2.0, 2.0, 2.0, -3.0, -3.0, -1.0, -3.0, -1.0, -3.0, 1.0, -2.0, 2.0, 3.0, -1.0, -2.0, 1.0, 1.0, 3.0, -3.0, -3.0, -1.0, -1.0, -2.0, -3.0, 0.0, -2.0, -3.0], [0.0, 0.0, 3.0, -2.0, 1.0, 2.0, 3.0, 1.0, -3.0, -1.0, -1.0, -3.0, -1.0, -3.0, 1.0, 3.0, 1.0, 3.0, 2.0, 2.0, 1.0, 1.0, 1.0, 2.0, 1.0, 2.0, 0.0, -1.0, -1.0, -1.0, 0.0, -2.0, 2.0, 0.0, 3.0, 0.0, -3.0, -3.0, -3.0, -3.0, -3.0, -3.0, 2.0, -1.0, 2.0, 0.0, 1.0, 3.0, 0.0, 1.0, -1.0, -2.0, 3.0, 3.0, -3.0, 1.0, -2.0, 3.0, 1.0, -3.0, -3.0, -3.0, 1.0, -1.0, 1.0], [-2.0, -1.0, -2.0, -2.0, 2.0, 1.0, 0.0, -3.0, -1.0, -1.0, 2.0, 3.0, 0.0, 2.0, 0.0, -2.0, -2.0, -3.0, 0.0, 2.0, 0.0, -2.0, 3.0, 2.0, -1.0, 0.0, 3.0, -3.0, 0.0, -3.0, -3.0, -2.0, -3.0, 3.0, 1.0, -2.0, 3.0, 1.0, -3.0, -1.0, 3.0, 2.0, 0.0, -3.0, 3.0, -2.0, -3.0, 1.0, 1.0, -3.0, 1.0, 2.0, 3.0, 2.0, 1.0, -1.0, -2.0, 3.0, 0.0, -1.0, 1.0, 1.0, -1.0, -3.0, -3.0], [3.0, -3.0, 3.0, 3.0, -3.0, 0.0, -3.0, 2.0, 3.0, -1.0, 0.0, -3.0, 1.0, 2.0, -1.0, -1.0, -3.0, 2.0, -3.0, -1.0, 2.0, 3.0, 0.0, -3.0, 3.0, -2.0, 3.0, -3.0, -1.0, -1.0, -1.0, 3.0, 3.0, 0.0, -3.0, 2.0, 1.0, -2.0, -2.0, -2.0, 2.0, 2.0, 0.0, -3.0, 0.0, -1.0, 1.0, 0.0, 2.0, 0.0, -2.0, -1.0, 2.0, 0.0, -3.0, -2.0, 1.0, 0.0, -2.0, 0.0, -3.0, -3.0, 3.0, 0.0, -2.0]]> : tensor<17x65xf32>
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<17xf32>
  %i = linalg.fill ins(%z : f32) outs(%e : tensor<17xf32>) -> tensor<17xf32>
  %r = linalg.reduce { arith.addf } ins(%s0 : tensor<17x65xf32>) outs(%i : tensor<17xf32>) dimensions = [1]
  check.expect_eq_const(%r, dense<[-32.0, -4.0, -2.0, 16.0, 10.0, -16.0, -29.0, -37.0, -19.0, 18.0, -28.0, 11.0, 0.0, 4.0, 1.0, -12.0, -12.0]> : tensor<17xf32>) : tensor<17xf32>
  return
}
func.func @sum_f64_0() {
  %s0 = util.unfoldable_constant dense<[[2.0, 2.0, 1.0, 1.0, 1.0, 0.0, -3.0], [2.0, 2.0, -3.0, -2.0, 0.0, 1.0, -1.0], [-2.0, 3.0, 2.0, -3.0, 0.0, -3.0, 2.0], [1.0, 2.0, -2.0, 1.0, 0.0, 1.0, 3.0], [0.0, -2.0, -2.0, 2.0, -3.0, -1.0, 2.0]]> : tensor<5x7xf64>
  %z = arith.constant 0.0 : f64
  %e = tensor.empty() : tensor<5xf64>
  %i = linalg.fill ins(%z : f64) outs(%e : tensor<5xf64>) -> tensor<5xf64>
  %r = linalg.reduce { arith.addf } ins(%s0 : tensor<5x7xf64>) outs(%i : tensor<5xf64>) dimensions = [1]
  check.expect_eq_const(%r, dense<[4.0, -1.0, -1.0, 6.0, -4.0]> : tensor<5xf64>) : tensor<5xf64>
  return
}
func.func @sum_f64_1() {
  %s0 = util.unfoldable_constant dense<[[1.0, 0.0, 0.0, 1.0, 1.0, 1.0, 0.0], [2.0, 0.0, -3.0, 3.0, -1.0, 2.0, 1.0], [-2.0, -1.0, 3.0, -1.0, 1.0, 0.0, -1.0], [0.0, 1.0, 1.0, 2.0, 3.0, -2.0, 0.0], [1.0, 0.0, 3.0, 3.0, 2.0, 0.0, 0.0]]> : tensor<5x7xf64>
  %z = arith.constant 0.0 : f64
  %e = tensor.empty() : tensor<7xf64>
  %i = linalg.fill ins(%z : f64) outs(%e : tensor<7xf64>) -> tensor<7xf64>
  %r = linalg.reduce { arith.addf } ins(%s0 : tensor<5x7xf64>) outs(%i : tensor<7xf64>) dimensions = [0]
  check.expect_eq_const(%r, dense<[2.0, 0.0, 4.0, 8.0, 6.0, 1.0, 0.0]> : tensor<7xf64>) : tensor<7xf64>
  return
}
func.func @sum_f64_2() {
  %s0 = util.unfoldable_constant dense<[[[0.0, 0.0, -1.0, 3.0, -3.0], [-2.0, 1.0, 3.0, 0.0, 3.0], [-3.0, 2.0, 2.0, 2.0, 1.0], [-2.0, 1.0, -3.0, -1.0, 1.0]], [[0.0, 2.0, -3.0, 3.0, -3.0], [2.0, 0.0, -1.0, 0.0, 1.0], [-1.0, -1.0, -1.0, 3.0, -3.0], [3.0, 1.0, 1.0, 3.0, 2.0]], [[0.0, 0.0, 2.0, 0.0, 1.0], [3.0, 2.0, 0.0, 0.0, 2.0], [2.0, 0.0, 3.0, 0.0, 0.0], [2.0, 2.0, 2.0, 0.0, 1.0]]]> : tensor<3x4x5xf64>
  %z = arith.constant 0.0 : f64
  %e = tensor.empty() : tensor<4xf64>
  %i = linalg.fill ins(%z : f64) outs(%e : tensor<4xf64>) -> tensor<4xf64>
  %r = linalg.reduce { arith.addf } ins(%s0 : tensor<3x4x5xf64>) outs(%i : tensor<4xf64>) dimensions = [0, 2]
  check.expect_eq_const(%r, dense<[1.0, 14.0, 6.0, 13.0]> : tensor<4xf64>) : tensor<4xf64>
  return
}
func.func @sum_i32_0() {
  %s0 = util.unfoldable_constant dense<[[1, 0, -2, 1, -2, 1, -2], [-1, 3, 3, -2, -3, -2, 0], [0, 2, 1, -3, 2, 1, -2], [1, -1, -2, 0, 2, -1, -2], [3, 2, -2, 1, -1, 2, 0]]> : tensor<5x7xi32>
  %z = arith.constant 0 : i32
  %e = tensor.empty() : tensor<5xi32>
  %i = linalg.fill ins(%z : i32) outs(%e : tensor<5xi32>) -> tensor<5xi32>
  %r = linalg.reduce { arith.addi } ins(%s0 : tensor<5x7xi32>) outs(%i : tensor<5xi32>) dimensions = [1]
  check.expect_eq_const(%r, dense<[-3, -2, 1, -3, 5]> : tensor<5xi32>) : tensor<5xi32>
  return
}
func.func @sum_i32_1() {
  %s0 = util.unfoldable_constant dense<[[3, 3, 0, 1, 2, 0, 0], [-2, 2, 0, -3, 2, -1, 2], [-1, 2, 3, -1, -3, 0, -2], [-2, 1, 2, 0, 2, 2, -2], [-1, 2, -1, 3, 2, -3, 0]]> : tensor<5x7xi32>
  %z = arith.constant 0 : i32
  %e = tensor.empty() : tensor<7xi32>
  %i = linalg.fill ins(%z : i32) outs(%e : tensor<7xi32>) -> tensor<7xi32>
  %r = linalg.reduce { arith.addi } ins(%s0 : tensor<5x7xi32>) outs(%i : tensor<7xi32>) dimensions = [0]
  check.expect_eq_const(%r, dense<[-3, 10, 4, 0, 5, -2, -2]> : tensor<7xi32>) : tensor<7xi32>
  return
}
func.func @sum_i32_2() {
  %s0 = util.unfoldable_constant dense<[[[0, -3, 0, 0, -1], [1, 0, 1, 1, 0], [1, -2, 0, 3, 1], [1, 3, 2, -2, 2]], [[0, -2, -2, 2, 0], [-3, -2, 3, -1, -3], [-2, -1, -1, 1, -1], [-2, -3, 3, -1, 2]], [[0, -2, 2, -3, -2], [-2, -1, -2, -1, -3], [-2, 1, 3, -2, 0], [1, -1, 1, -3, -3]]]> : tensor<3x4x5xi32>
  %z = arith.constant 0 : i32
  %e = tensor.empty() : tensor<4xi32>
  %i = linalg.fill ins(%z : i32) outs(%e : tensor<4xi32>) -> tensor<4xi32>
  %r = linalg.reduce { arith.addi } ins(%s0 : tensor<3x4x5xi32>) outs(%i : tensor<4xi32>) dimensions = [0, 2]
  check.expect_eq_const(%r, dense<[-11, -12, -1, 0]> : tensor<4xi32>) : tensor<4xi32>
  return
}
func.func @sum_i32_3() {
  %s0 = util.unfoldable_constant dense<[0, 3, 1, 1, 1, -1, 3, 3, -1, -1, -1, -3, -1, 1, 1, -1, -2, -3, 0, 1, 3, -3, -2, 3, -1, -1, 2, -2, 2, -1, 2, 1, 1]> : tensor<33xi32>
  %z = arith.constant 0 : i32
  %e = tensor.empty() : tensor<i32>
  %i = linalg.fill ins(%z : i32) outs(%e : tensor<i32>) -> tensor<i32>
  %r = linalg.reduce { arith.addi } ins(%s0 : tensor<33xi32>) outs(%i : tensor<i32>) dimensions = [0]
  check.expect_eq_const(%r, dense<5> : tensor<i32>) : tensor<i32>
  return
}
func.func @sum_i32_4() {
  %s0 = util.unfoldable_constant dense<> : tensor<2x0xi32>
  %z = arith.constant 0 : i32
  %e = tensor.empty() : tensor<2xi32>
  %i = linalg.fill ins(%z : i32) outs(%e : tensor<2xi32>) -> tensor<2xi32>
  %r = linalg.reduce { arith.addi } ins(%s0 : tensor<2x0xi32>) outs(%i : tensor<2xi32>) dimensions = [1]
  check.expect_eq_const(%r, dense<0> : tensor<2xi32>) : tensor<2xi32>
  return
}
func.func @sum_i32_5() {
  %s0 = util.unfoldable_constant dense<[[2, -2, -1, -2, 1, 2, 3, -3, -2, 2, -1, 3, 3, 3, -3, -1, 2, 3, 0, -3, 0, 3, -3, 1, 3, 2, 2, 1, 0, 1, 3, -2, -3, -2, -2, 0, -1, 2, 2, -1, -3, 2, -2, 3, -2, 1, 2, 0, -3, 2, 0, 3, 2, -1, -3, 2, -2, 2, 3, 2, -1, -1, 2, 3, 2], [2, -2, -1, -2, 2, 2, 2, 0, 2, 2, -1, -1, -1, -3, 2, 0, 2, -3, 3, -3, -1, -3, 1, 1, 2, 3, 1, 0, 2, 3, -3, -2, 2, -3, -1, 2, -1, 1, 1, -3, 2, -1, 0, 0, 1, -2, -2, 3, -2, 1, -1, 2, 1, 3, 3, -1, -3, -2, 2, -3, -1, -3, 1, 3, -3], [3, 3, 2, 3, 3, -3, 2, -3, -1, 3, -3, 2, -1, 2, -1, -3, -3, -2, -3, 1, 1, 2, -2, 1, 3, 1, 0, -1, -3, -2, 3, -1, 0, 1, 3, 3, 3, -2, -3, 2, 0, -3, -1, 0, 3, -3, 2, 1, -3, -3, 1, 1, 2, 1, 0, 1, -3, -3, -1, 2, 2, -3, -3, 0, -1], [-3, -2, -1, 2, -2, -3, -1, 1, 0, -1, 3, -1, -3, 1, 2, -3, 2, 0, 2, -1, 0, -1, 0, -3, -2, -2, 2, 0, 0, 1, 1, -1, 3, -3, -2, 0, -2, -2, 2, -1, 2, 0, -3, 0, -3, 0, -2, 1, 0, -2, -1, 3, -3, -1, -2, -3, 0, -3, 1, -3, 0, 0, 2, -3, -3], [-1, 0, -3, -1, -2, 0, -3, -1, -2, 1, 0, 1, -3, -3, -3, -1, 1, 1, -2, 3, 2, 1, -1, 1, 2, -1, 0, 1, -2, 1, 3, 3, 3, 1, -3, -3, 3, -2, -3, 0, -1, 2, 0, 1, -2, 3, 2, -2, 2, -3, 1, -2, 0, 0, 0, 0, -1, 2, 2, 2, 0, -1, -2, 0, -2], [2, 3, -2, -2, -2, -3, 2, -3, 1, 1, -2, 1, 1, 1, -3, -1, 2, -3, -3, 3, -3, -1, 0, 1, 0, 1, 1, 0, -2, -2, 2, -1, 0, 3, 2, -3, -3, 1, 2, 1, -1, -3, -3, 3, 1, -2, 0, 1, 3, -1, -3, -2, 0, 3, -1, -3, 3, -3, 0, 1, -2, 3, -1, 1, 1], [-1, 0, -1, -2, 0, 1, -1, 3, -3, 0, 2, -3, 0, 1, 0, -3, 0, 3, 2, 3, -1, 3, -3, -1, 1, 1, -3, 2, -2, -2, 0, 0, 1, 3, 0, 2, 1, 0, 2, -3, 2, 1, 0, -1, 3, 3, -2, 3, 2, 1, 1, -2, -3, -2, 2, -1, -1, -2, -1, 0, 0, 3, -3, 2, 0], [2, 3, 1, 2, -2, -1, 0, -2, 0, -2, 0, 2, 2, -2, -3, 0, 2, -2, -1, -3, -2, 3, 2, 3, 1, 0, 0, 2, 3, -2, -1, -2, 1, 3, 3, 2, 1, -2, 3, 1, -3, 1, -3, 1, -2, 3, 2, 0, 3, 1, -2, 3, -1, 1, 3, -3, -2, 2, 3, 0, 0, 3, 2, 1, 2], [-1, -1, -2, -1, 3, 1, 1, 2, -1, 0, 2, 3, 0, -1, 3, -1, 0, 2, 3, -3, -3, 0, 0, 3, 0, 3, -1, -3, 3, 1, -2, 3, 2, -1, 3, -3, -3, 2, 1, 2, -3, -2, 3, -1, 0, -2, 1, -3, 1, -2, -2, 0, 1, 2, 1, 3, 3, 2, 2, 2, 1, -1, -1, 1, 0], [0, -3, 2, -2, 1, 3, 1, -3, -2, 1, -3, 0, 3, -1, 3, -3, 1, -1, 2, 0, -2, 3, 0, 0, -2, 3, 2, 2, 1, 2, 1, 2, -1, -2, 3, 3, 3, 0, 3, -1, 3, -3, 1, 2, 3, -1, 3, 3, -1, 0, -1, 2, 1, 0, 0, 1, -2, -2, 1, 1, -1, 2, 3, 3, 0], [3, 3, 3, 0, 0, 3, -1, -2, -3, -2, -2, -2, 2, -3, -3, -2, -2, 1, 1, 1, -2, 1, 2, -1, -1, -1, 3, 2, -1, 0, -2, -2, -1, 2, 2, 2, 1, 0, -1, 3, 3, 2, -3, 1, -1, -2, -1, 2, -3, -1, 2, -1, -3, 2, 3, 1, 1, 3, 2, 2, 2, 1, -3, -3, -1], [1, -1, 1, 0, 1, 2, -1, 1, -2, 1, 2, -1, 1, 2, 2, -2, -1, 3, 2, -3, 0, 0, -3, 3, 2, 2, -3, -3, 3, 1, -2, -3, -3, 2, -1, 3, 1, -3, -2, -1, 3, 1, 0, -1, 2, -1, -2, -3, 1, -2, 3, 2, 0, 2, 3, -2, -2, -2, 1, 3, 1, 2, 1, 1, 3], [1, 3, 2, -2, -2, -2, 2, 1, 1, 1, -3, 0, 3, 2, -1, -2, 3, 2, 3, 0, -2, -2, -3, 0, 1, -1, 1, 3, 0, 2, 3, -3, -2, 0, 0, 3, 0, -3, 1, 0, 2, -3, -3, 2, 0, -1, 0, -2, -3, 2, 1, 2, -1, -3, 3, 1, 1, 0, -3, 0, 0, 3, 0, 2, -1], [3, -3, -3, 1, 1, 3, 2, -2, 1, -2, -2, 2, 3, 1, 3, 2, 1, 1, 1, 3, 3, -3, -2, 3, 0, -3, -2, 0, 0, 2, 3, -1, -1, -1, -1, 2, -2, -3, 0, -1, 2, 3, 0, -3, -3, 0, -1, 2, -3, 3, -2, -2, 0, 0, -1, 0, -2, 1, -2, 1, -1, 0, 1, 2, 0], [-2, 1, 3, 0, -2, -2, 1, 0, 0, -1, 2, -2, -3, -3, 1, 0, -1, -2, 1, -3, 1, -3, 3, -1, 2, 0, 2, -1, 0, -1, 0, 3, -1, 2, 0, -3, -2, 3, -1, 3, -1, 2, -1, -1, 2, 0, -1, 0, -2, 1, -1, -3, -3, 2, 0, -3, 2, 0, 1, -1, -2, -3, -2, -2, -3], [-2, 3, 2, -1, 1, 3, -3, 1, -1, 2, 3, 3, 2, -2, -3, 1, 0, 3, 1, 0, 2, -3, -2, 1, -1, -3, 1, 1, 2, -3, -3, -1, -1, 0, 0, 0, 0, -2, -3, 1, -1, -2, 3, -2, -1, 2, 2, 1, -2, 2, 3, 3, -3, 0, 0, -3, 1, -2, -3, 2, -2, 3, -2, 0, -2], [-1, 2, -2, -3, -1, 2, -2, 1, -1, 1, -3, 0, -2, 1, 3, 3, 3, -1, 1, 0, 2, -2, -1, 1, 3, 3, 3, -3, 0, 1, 2, 1, 1, 2, -2, 3, 3, 0, -3, 1, 2, 0, -1, -1, -3, 0, -1, 1, 3, 1, 2, 2, -3, 3, -2, 1, 2, 0, 2, -1, -1, -1, 2, -2, 3]]> : tensor<17x65xi32>
  %z = arith.constant 0 : i32
  %e = tensor.empty() : tensor<17xi32>
  %i = linalg.fill ins(%z : i32) outs(%e : tensor<17xi32>) -> tensor<17xi32>
  %r = linalg.reduce { arith.addi } ins(%s0 : tensor<17x65xi32>) outs(%i : tensor<17xi32>) dimensions = [1]
  check.expect_eq_const(%r, dense<[25, 2, -1, -41, -11, -13, 7, 30, 22, 37, 6, 15, 9, 4, -25, -4, 24]> : tensor<17xi32>) : tensor<17xi32>
  return
}
func.func @sum_i64_0() {
  %s0 = util.unfoldable_constant dense<[[-2, 2, -2, 3, 2, -2, -3], [-2, -3, 1, -2, -1, -1, 2], [0, 2, 2, 0, -1, 3, 1], [0, -2, -3, -2, 3, 2, 1], [-1, 2, -1, -3, -2, 1, -3]]> : tensor<5x7xi64>
  %z = arith.constant 0 : i64
  %e = tensor.empty() : tensor<5xi64>
  %i = linalg.fill ins(%z : i64) outs(%e : tensor<5xi64>) -> tensor<5xi64>
  %r = linalg.reduce { arith.addi } ins(%s0 : tensor<5x7xi64>) outs(%i : tensor<5xi64>) dimensions = [1]
  check.expect_eq_const(%r, dense<[-2, -6, 7, -1, -7]> : tensor<5xi64>) : tensor<5xi64>
  return
}
func.func @sum_i64_1() {
  %s0 = util.unfoldable_constant dense<[[1, -2, -1, 2, 0, -1, 1], [0, -1, -1, -2, 2, -2, 3], [3, 3, 0, 0, 2, 1, 2], [-2, -1, 2, 0, 1, -1, -3], [-2, -3, 1, 2, -1, 0, 0]]> : tensor<5x7xi64>
  %z = arith.constant 0 : i64
  %e = tensor.empty() : tensor<7xi64>
  %i = linalg.fill ins(%z : i64) outs(%e : tensor<7xi64>) -> tensor<7xi64>
  %r = linalg.reduce { arith.addi } ins(%s0 : tensor<5x7xi64>) outs(%i : tensor<7xi64>) dimensions = [0]
  check.expect_eq_const(%r, dense<[0, -4, 1, 2, 4, -3, 3]> : tensor<7xi64>) : tensor<7xi64>
  return
}
func.func @sum_i64_2() {
  %s0 = util.unfoldable_constant dense<[[[0, 2, -3, -3, 0], [0, -1, -2, -2, 1], [0, -3, 3, -3, 1], [-3, 2, -2, 1, 1]], [[-3, -2, 3, 1, -3], [1, 0, 3, 0, -2], [-2, -3, 0, -2, 1], [2, 0, -3, -1, -2]], [[2, 2, 3, 1, -3], [2, -1, 2, 1, -2], [1, 3, -2, -1, -3], [3, -3, -1, -2, 0]]]> : tensor<3x4x5xi64>
  %z = arith.constant 0 : i64
  %e = tensor.empty() : tensor<4xi64>
  %i = linalg.fill ins(%z : i64) outs(%e : tensor<4xi64>) -> tensor<4xi64>
  %r = linalg.reduce { arith.addi } ins(%s0 : tensor<3x4x5xi64>) outs(%i : tensor<4xi64>) dimensions = [0, 2]
  check.expect_eq_const(%r, dense<[-3, 0, -10, -8]> : tensor<4xi64>) : tensor<4xi64>
  return
}
func.func @sum_i8_0() {
  %s0 = util.unfoldable_constant dense<[[2, 1, 2, 2, -2, -3, -2], [0, -2, -3, -3, 1, 2, 1], [-3, -2, 2, 1, -1, -2, -3], [3, -1, -3, -3, 3, -3, 0], [0, 3, 0, -2, 3, -1, -1]]> : tensor<5x7xi8>
  %z = arith.constant 0 : i8
  %e = tensor.empty() : tensor<5xi8>
  %i = linalg.fill ins(%z : i8) outs(%e : tensor<5xi8>) -> tensor<5xi8>
  %r = linalg.reduce { arith.addi } ins(%s0 : tensor<5x7xi8>) outs(%i : tensor<5xi8>) dimensions = [1]
  check.expect_eq_const(%r, dense<[0, -4, -8, -4, 2]> : tensor<5xi8>) : tensor<5xi8>
  return
}
func.func @sum_i8_1() {
  %s0 = util.unfoldable_constant dense<[[1, 3, 0, 2, -1, 0, 3], [2, 0, 1, -2, 3, -1, -1], [0, 2, -2, -1, 0, -1, -3], [-2, 1, 1, 3, 1, 3, -2], [2, -2, -2, -1, 2, 2, 0]]> : tensor<5x7xi8>
  %z = arith.constant 0 : i8
  %e = tensor.empty() : tensor<7xi8>
  %i = linalg.fill ins(%z : i8) outs(%e : tensor<7xi8>) -> tensor<7xi8>
  %r = linalg.reduce { arith.addi } ins(%s0 : tensor<5x7xi8>) outs(%i : tensor<7xi8>) dimensions = [0]
  check.expect_eq_const(%r, dense<[3, 4, -2, 1, 5, 3, -3]> : tensor<7xi8>) : tensor<7xi8>
  return
}
func.func @sum_i8_2() {
  %s0 = util.unfoldable_constant dense<[[[2, 0, 2, 1, -3], [-1, 0, 2, 0, -1], [2, 0, -1, -3, 1], [3, 0, -1, 2, 1]], [[-1, -2, 2, 0, 1], [0, -2, 3, 1, 1], [-3, -2, -2, 3, 1], [-3, -2, 1, 1, 3]], [[0, 0, 0, 0, 0], [2, -3, -1, -1, 3], [1, 2, -3, 2, 2], [0, -3, 2, 1, 0]]]> : tensor<3x4x5xi8>
  %z = arith.constant 0 : i8
  %e = tensor.empty() : tensor<4xi8>
  %i = linalg.fill ins(%z : i8) outs(%e : tensor<4xi8>) -> tensor<4xi8>
  %r = linalg.reduce { arith.addi } ins(%s0 : tensor<3x4x5xi8>) outs(%i : tensor<4xi8>) dimensions = [0, 2]
  check.expect_eq_const(%r, dense<[2, 3, 0, 5]> : tensor<4xi8>) : tensor<4xi8>
  return
}
func.func @product_f32_0() {
  %s0 = util.unfoldable_constant dense<[[1.0, 2.0, 2.0, 1.0, 1.0, 2.0, 1.0], [1.0, 2.0, 2.0, 1.0, 1.0, 2.0, 2.0], [2.0, 1.0, 1.0, 1.0, 2.0, 1.0, 1.0], [2.0, 1.0, 1.0, 2.0, 2.0, 1.0, 1.0], [1.0, 1.0, 1.0, 2.0, 2.0, 2.0, 1.0]]> : tensor<5x7xf32>
  %z = arith.constant 1.0 : f32
  %e = tensor.empty() : tensor<5xf32>
  %i = linalg.fill ins(%z : f32) outs(%e : tensor<5xf32>) -> tensor<5xf32>
  %r = linalg.reduce { arith.mulf } ins(%s0 : tensor<5x7xf32>) outs(%i : tensor<5xf32>) dimensions = [1]
  check.expect_eq_const(%r, dense<[8.0, 16.0, 4.0, 8.0, 8.0]> : tensor<5xf32>) : tensor<5xf32>
  return
}
func.func @product_f32_0_dynamic() {
  %s0 = util.unfoldable_constant dense<[[1.0, 2.0, 2.0, 1.0, 1.0, 2.0, 1.0], [1.0, 2.0, 2.0, 1.0, 1.0, 2.0, 2.0], [2.0, 1.0, 1.0, 1.0, 2.0, 1.0, 1.0], [2.0, 1.0, 1.0, 2.0, 2.0, 1.0, 1.0], [1.0, 1.0, 1.0, 2.0, 2.0, 2.0, 1.0]]> : tensor<5x7xf32>
  %c0 = tensor.cast %s0 : tensor<5x7xf32> to tensor<?x?xf32>
  %d0 = util.optimization_barrier %c0 : tensor<?x?xf32>
  %n0 = arith.constant 5 : index
  %m0 = util.optimization_barrier %n0 : index
  %z = arith.constant 1.0 : f32
  %e = tensor.empty(%m0) : tensor<?xf32>
  %i = linalg.fill ins(%z : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %r = linalg.reduce { arith.mulf } ins(%d0 : tensor<?x?xf32>) outs(%i : tensor<?xf32>) dimensions = [1]
  %q = tensor.cast %r : tensor<?xf32> to tensor<5xf32>
  check.expect_eq_const(%q, dense<[8.0, 16.0, 4.0, 8.0, 8.0]> : tensor<5xf32>) : tensor<5xf32>
  return
}
func.func @product_f32_1() {
  %s0 = util.unfoldable_constant dense<[[2.0, 2.0, 2.0, 2.0, 2.0, 2.0, 1.0], [2.0, 1.0, 2.0, 2.0, 2.0, 2.0, 1.0], [2.0, 2.0, 2.0, 1.0, 2.0, 1.0, 1.0], [1.0, 1.0, 1.0, 2.0, 2.0, 1.0, 1.0], [2.0, 2.0, 1.0, 1.0, 1.0, 2.0, 2.0]]> : tensor<5x7xf32>
  %z = arith.constant 1.0 : f32
  %e = tensor.empty() : tensor<7xf32>
  %i = linalg.fill ins(%z : f32) outs(%e : tensor<7xf32>) -> tensor<7xf32>
  %r = linalg.reduce { arith.mulf } ins(%s0 : tensor<5x7xf32>) outs(%i : tensor<7xf32>) dimensions = [0]
  check.expect_eq_const(%r, dense<[16.0, 8.0, 8.0, 8.0, 16.0, 8.0, 2.0]> : tensor<7xf32>) : tensor<7xf32>
  return
}
func.func @product_f32_1_dynamic() {
  %s0 = util.unfoldable_constant dense<[[2.0, 2.0, 2.0, 2.0, 2.0, 2.0, 1.0], [2.0, 1.0, 2.0, 2.0, 2.0, 2.0, 1.0], [2.0, 2.0, 2.0, 1.0, 2.0, 1.0, 1.0], [1.0, 1.0, 1.0, 2.0, 2.0, 1.0, 1.0], [2.0, 2.0, 1.0, 1.0, 1.0, 2.0, 2.0]]> : tensor<5x7xf32>
  %c0 = tensor.cast %s0 : tensor<5x7xf32> to tensor<?x?xf32>
  %d0 = util.optimization_barrier %c0 : tensor<?x?xf32>
  %n0 = arith.constant 7 : index
  %m0 = util.optimization_barrier %n0 : index
  %z = arith.constant 1.0 : f32
  %e = tensor.empty(%m0) : tensor<?xf32>
  %i = linalg.fill ins(%z : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %r = linalg.reduce { arith.mulf } ins(%d0 : tensor<?x?xf32>) outs(%i : tensor<?xf32>) dimensions = [0]
  %q = tensor.cast %r : tensor<?xf32> to tensor<7xf32>
  check.expect_eq_const(%q, dense<[16.0, 8.0, 8.0, 8.0, 16.0, 8.0, 2.0]> : tensor<7xf32>) : tensor<7xf32>
  return
}
func.func @product_f32_2() {
  %s0 = util.unfoldable_constant dense<1.0> : tensor<3x4x5xf32>
  %z = arith.constant 1.0 : f32
  %e = tensor.empty() : tensor<4xf32>
  %i = linalg.fill ins(%z : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %r = linalg.reduce { arith.mulf } ins(%s0 : tensor<3x4x5xf32>) outs(%i : tensor<4xf32>) dimensions = [0, 2]
  check.expect_eq_const(%r, dense<1.0> : tensor<4xf32>) : tensor<4xf32>
  return
}
func.func @product_f32_2_dynamic() {
  %s0 = util.unfoldable_constant dense<1.0> : tensor<3x4x5xf32>
  %c0 = tensor.cast %s0 : tensor<3x4x5xf32> to tensor<?x?x?xf32>
  %d0 = util.optimization_barrier %c0 : tensor<?x?x?xf32>
  %n0 = arith.constant 4 : index
  %m0 = util.optimization_barrier %n0 : index
  %z = arith.constant 1.0 : f32
  %e = tensor.empty(%m0) : tensor<?xf32>
  %i = linalg.fill ins(%z : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %r = linalg.reduce { arith.mulf } ins(%d0 : tensor<?x?x?xf32>) outs(%i : tensor<?xf32>) dimensions = [0, 2]
  %q = tensor.cast %r : tensor<?xf32> to tensor<4xf32>
  check.expect_eq_const(%q, dense<1.0> : tensor<4xf32>) : tensor<4xf32>
  return
}
func.func @product_f32_3() {
  %s0 = util.unfoldable_constant dense<1.0> : tensor<33xf32>
  %z = arith.constant 1.0 : f32
  %e = tensor.empty() : tensor<f32>
  %i = linalg.fill ins(%z : f32) outs(%e : tensor<f32>) -> tensor<f32>
  %r = linalg.reduce { arith.mulf } ins(%s0 : tensor<33xf32>) outs(%i : tensor<f32>) dimensions = [0]
  check.expect_eq_const(%r, dense<1.0> : tensor<f32>) : tensor<f32>
  return
}
func.func @product_f32_4() {
  %s0 = util.unfoldable_constant dense<> : tensor<2x0xf32>
  %z = arith.constant 1.0 : f32
  %e = tensor.empty() : tensor<2xf32>
  %i = linalg.fill ins(%z : f32) outs(%e : tensor<2xf32>) -> tensor<2xf32>
  %r = linalg.reduce { arith.mulf } ins(%s0 : tensor<2x0xf32>) outs(%i : tensor<2xf32>) dimensions = [1]
  check.expect_eq_const(%r, dense<1.0> : tensor<2xf32>) : tensor<2xf32>
  return
}
func.func @product_f32_5() {
  %s0 = util.unfoldable_constant dense<1.0> : tensor<17x65xf32>
  %z = arith.constant 1.0 : f32
  %e = tensor.empty() : tensor<17xf32>
  %i = linalg.fill ins(%z : f32) outs(%e : tensor<17xf32>) -> tensor<17xf32>
  %r = linalg.reduce { arith.mulf } ins(%s0 : tensor<17x65xf32>) outs(%i : tensor<17xf32>) dimensions = [1]
  check.expect_eq_const(%r, dense<1.0> : tensor<17xf32>) : tensor<17xf32>
  return
}
func.func @product_f64_0() {
  %s0 = util.unfoldable_constant dense<[[2.0, 2.0, 2.0, 2.0, 1.0, 1.0, 1.0], [2.0, 2.0, 2.0, 1.0, 2.0, 2.0, 1.0], [2.0, 1.0, 1.0, 1.0, 1.0, 1.0, 2.0], [1.0, 2.0, 2.0, 1.0, 2.0, 1.0, 2.0], [2.0, 1.0, 2.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<5x7xf64>
  %z = arith.constant 1.0 : f64
  %e = tensor.empty() : tensor<5xf64>
  %i = linalg.fill ins(%z : f64) outs(%e : tensor<5xf64>) -> tensor<5xf64>
  %r = linalg.reduce { arith.mulf } ins(%s0 : tensor<5x7xf64>) outs(%i : tensor<5xf64>) dimensions = [1]
  check.expect_eq_const(%r, dense<[16.0, 32.0, 4.0, 16.0, 4.0]> : tensor<5xf64>) : tensor<5xf64>
  return
}
func.func @product_f64_1() {
  %s0 = util.unfoldable_constant dense<[[1.0, 2.0, 2.0, 1.0, 1.0, 2.0, 1.0], [2.0, 1.0, 2.0, 1.0, 1.0, 1.0, 2.0], [2.0, 2.0, 2.0, 1.0, 1.0, 2.0, 1.0], [1.0, 2.0, 1.0, 2.0, 1.0, 2.0, 2.0], [1.0, 2.0, 2.0, 2.0, 1.0, 1.0, 1.0]]> : tensor<5x7xf64>
  %z = arith.constant 1.0 : f64
  %e = tensor.empty() : tensor<7xf64>
  %i = linalg.fill ins(%z : f64) outs(%e : tensor<7xf64>) -> tensor<7xf64>
  %r = linalg.reduce { arith.mulf } ins(%s0 : tensor<5x7xf64>) outs(%i : tensor<7xf64>) dimensions = [0]
  check.expect_eq_const(%r, dense<[4.0, 16.0, 16.0, 4.0, 1.0, 8.0, 4.0]> : tensor<7xf64>) : tensor<7xf64>
  return
}
func.func @product_f64_2() {
  %s0 = util.unfoldable_constant dense<1.0> : tensor<3x4x5xf64>
  %z = arith.constant 1.0 : f64
  %e = tensor.empty() : tensor<4xf64>
  %i = linalg.fill ins(%z : f64) outs(%e : tensor<4xf64>) -> tensor<4xf64>
  %r = linalg.reduce { arith.mulf } ins(%s0 : tensor<3x4x5xf64>) outs(%i : tensor<4xf64>) dimensions = [0, 2]
  check.expect_eq_const(%r, dense<1.0> : tensor<4xf64>) : tensor<4xf64>
  return
}
func.func @product_i32_0() {
  %s0 = util.unfoldable_constant dense<[[2, 1, 1, 2, 2, 1, 2], [2, 2, 1, 1, 2, 2, 1], [2, 1, 2, 1, 2, 1, 1], [1, 2, 2, 2, 1, 2, 1], [1, 1, 2, 1, 1, 2, 2]]> : tensor<5x7xi32>
  %z = arith.constant 1 : i32
  %e = tensor.empty() : tensor<5xi32>
  %i = linalg.fill ins(%z : i32) outs(%e : tensor<5xi32>) -> tensor<5xi32>
  %r = linalg.reduce { arith.muli } ins(%s0 : tensor<5x7xi32>) outs(%i : tensor<5xi32>) dimensions = [1]
  check.expect_eq_const(%r, dense<[16, 16, 8, 16, 8]> : tensor<5xi32>) : tensor<5xi32>
  return
}
func.func @product_i32_1() {
  %s0 = util.unfoldable_constant dense<[[1, 2, 1, 2, 1, 1, 1], [2, 1, 1, 1, 1, 1, 2], [1, 2, 1, 2, 1, 2, 2], [1, 1, 1, 1, 1, 2, 1], [1, 1, 1, 2, 2, 1, 1]]> : tensor<5x7xi32>
  %z = arith.constant 1 : i32
  %e = tensor.empty() : tensor<7xi32>
  %i = linalg.fill ins(%z : i32) outs(%e : tensor<7xi32>) -> tensor<7xi32>
  %r = linalg.reduce { arith.muli } ins(%s0 : tensor<5x7xi32>) outs(%i : tensor<7xi32>) dimensions = [0]
  check.expect_eq_const(%r, dense<[2, 4, 1, 8, 2, 4, 4]> : tensor<7xi32>) : tensor<7xi32>
  return
}
func.func @product_i32_2() {
  %s0 = util.unfoldable_constant dense<1> : tensor<3x4x5xi32>
  %z = arith.constant 1 : i32
  %e = tensor.empty() : tensor<4xi32>
  %i = linalg.fill ins(%z : i32) outs(%e : tensor<4xi32>) -> tensor<4xi32>
  %r = linalg.reduce { arith.muli } ins(%s0 : tensor<3x4x5xi32>) outs(%i : tensor<4xi32>) dimensions = [0, 2]
  check.expect_eq_const(%r, dense<1> : tensor<4xi32>) : tensor<4xi32>
  return
}
func.func @product_i32_3() {
  %s0 = util.unfoldable_constant dense<1> : tensor<33xi32>
  %z = arith.constant 1 : i32
  %e = tensor.empty() : tensor<i32>
  %i = linalg.fill ins(%z : i32) outs(%e : tensor<i32>) -> tensor<i32>
  %r = linalg.reduce { arith.muli } ins(%s0 : tensor<33xi32>) outs(%i : tensor<i32>) dimensions = [0]
  check.expect_eq_const(%r, dense<1> : tensor<i32>) : tensor<i32>
  return
}
func.func @product_i32_4() {
  %s0 = util.unfoldable_constant dense<> : tensor<2x0xi32>
  %z = arith.constant 1 : i32
  %e = tensor.empty() : tensor<2xi32>
  %i = linalg.fill ins(%z : i32) outs(%e : tensor<2xi32>) -> tensor<2xi32>
  %r = linalg.reduce { arith.muli } ins(%s0 : tensor<2x0xi32>) outs(%i : tensor<2xi32>) dimensions = [1]
  check.expect_eq_const(%r, dense<1> : tensor<2xi32>) : tensor<2xi32>
  return
}
func.func @product_i32_5() {
  %s0 = util.unfoldable_constant dense<1> : tensor<17x65xi32>
  %z = arith.constant 1 : i32
  %e = tensor.empty() : tensor<17xi32>
  %i = linalg.fill ins(%z : i32) outs(%e : tensor<17xi32>) -> tensor<17xi32>
  %r = linalg.reduce { arith.muli } ins(%s0 : tensor<17x65xi32>) outs(%i : tensor<17xi32>) dimensions = [1]
  check.expect_eq_const(%r, dense<1> : tensor<17xi32>) : tensor<17xi32>
  return
}
func.func @product_i64_0() {
  %s0 = util.unfoldable_constant dense<[[1, 2, 1, 2, 1, 2, 2], [2, 2, 1, 2, 1, 1, 2], [2, 2, 2, 2, 1, 1, 1], [1, 2, 2, 1, 1, 1, 2], [1, 2, 1, 2, 2, 1, 1]]> : tensor<5x7xi64>
  %z = arith.constant 1 : i64
  %e = tensor.empty() : tensor<5xi64>
  %i = linalg.fill ins(%z : i64) outs(%e : tensor<5xi64>) -> tensor<5xi64>
  %r = linalg.reduce { arith.muli } ins(%s0 : tensor<5x7xi64>) outs(%i : tensor<5xi64>) dimensions = [1]
  check.expect_eq_const(%r, dense<[16, 16, 16, 8, 8]> : tensor<5xi64>) : tensor<5xi64>
  return
}
func.func @product_i64_1() {
  %s0 = util.unfoldable_constant dense<[[1, 2, 2, 2, 1, 1, 1], [2, 2, 2, 2, 2, 2, 2], [1, 2, 1, 1, 2, 2, 1], [2, 2, 1, 2, 1, 2, 1], [2, 1, 2, 1, 1, 1, 1]]> : tensor<5x7xi64>
  %z = arith.constant 1 : i64
  %e = tensor.empty() : tensor<7xi64>
  %i = linalg.fill ins(%z : i64) outs(%e : tensor<7xi64>) -> tensor<7xi64>
  %r = linalg.reduce { arith.muli } ins(%s0 : tensor<5x7xi64>) outs(%i : tensor<7xi64>) dimensions = [0]
  check.expect_eq_const(%r, dense<[8, 16, 8, 8, 4, 8, 2]> : tensor<7xi64>) : tensor<7xi64>
  return
}
func.func @product_i64_2() {
  %s0 = util.unfoldable_constant dense<1> : tensor<3x4x5xi64>
  %z = arith.constant 1 : i64
  %e = tensor.empty() : tensor<4xi64>
  %i = linalg.fill ins(%z : i64) outs(%e : tensor<4xi64>) -> tensor<4xi64>
  %r = linalg.reduce { arith.muli } ins(%s0 : tensor<3x4x5xi64>) outs(%i : tensor<4xi64>) dimensions = [0, 2]
  check.expect_eq_const(%r, dense<1> : tensor<4xi64>) : tensor<4xi64>
  return
}
func.func @product_i8_0() {
  %s0 = util.unfoldable_constant dense<[[2, 1, 1, 1, 2, 2, 2], [1, 2, 1, 2, 2, 2, 1], [2, 1, 1, 2, 2, 2, 2], [1, 2, 1, 1, 1, 2, 2], [1, 1, 2, 2, 2, 1, 1]]> : tensor<5x7xi8>
  %z = arith.constant 1 : i8
  %e = tensor.empty() : tensor<5xi8>
  %i = linalg.fill ins(%z : i8) outs(%e : tensor<5xi8>) -> tensor<5xi8>
  %r = linalg.reduce { arith.muli } ins(%s0 : tensor<5x7xi8>) outs(%i : tensor<5xi8>) dimensions = [1]
  check.expect_eq_const(%r, dense<[16, 16, 32, 8, 8]> : tensor<5xi8>) : tensor<5xi8>
  return
}
func.func @product_i8_1() {
  %s0 = util.unfoldable_constant dense<[[1, 1, 1, 2, 1, 2, 2], [2, 2, 1, 1, 1, 1, 1], [1, 2, 2, 1, 2, 1, 1], [2, 2, 2, 1, 1, 2, 2], [1, 2, 1, 1, 2, 2, 1]]> : tensor<5x7xi8>
  %z = arith.constant 1 : i8
  %e = tensor.empty() : tensor<7xi8>
  %i = linalg.fill ins(%z : i8) outs(%e : tensor<7xi8>) -> tensor<7xi8>
  %r = linalg.reduce { arith.muli } ins(%s0 : tensor<5x7xi8>) outs(%i : tensor<7xi8>) dimensions = [0]
  check.expect_eq_const(%r, dense<[4, 16, 4, 2, 4, 8, 4]> : tensor<7xi8>) : tensor<7xi8>
  return
}
func.func @product_i8_2() {
  %s0 = util.unfoldable_constant dense<1> : tensor<3x4x5xi8>
  %z = arith.constant 1 : i8
  %e = tensor.empty() : tensor<4xi8>
  %i = linalg.fill ins(%z : i8) outs(%e : tensor<4xi8>) -> tensor<4xi8>
  %r = linalg.reduce { arith.muli } ins(%s0 : tensor<3x4x5xi8>) outs(%i : tensor<4xi8>) dimensions = [0, 2]
  check.expect_eq_const(%r, dense<1> : tensor<4xi8>) : tensor<4xi8>
  return
}
func.func @max_f32_0() {
  %s0 = util.unfoldable_constant dense<[[-3.0, -2.0, 0.0, 0.0, 2.0, -1.0, -2.0], [-3.0, 2.0, 1.0, 1.0, 2.0, -2.0, -1.0], [-2.0, -1.0, 3.0, -2.0, -2.0, -1.0, -2.0], [-3.0, 0.0, 2.0, -3.0, 1.0, 0.0, -3.0], [-3.0, -1.0, -1.0, 2.0, -3.0, 3.0, 3.0]]> : tensor<5x7xf32>
  %z = arith.constant -100.0 : f32
  %e = tensor.empty() : tensor<5xf32>
  %i = linalg.fill ins(%z : f32) outs(%e : tensor<5xf32>) -> tensor<5xf32>
  %r = linalg.reduce { arith.maximumf } ins(%s0 : tensor<5x7xf32>) outs(%i : tensor<5xf32>) dimensions = [1]
  check.expect_eq_const(%r, dense<[2.0, 2.0, 3.0, 2.0, 3.0]> : tensor<5xf32>) : tensor<5xf32>
  return
}
func.func @max_f32_0_dynamic() {
  %s0 = util.unfoldable_constant dense<[[-3.0, -2.0, 0.0, 0.0, 2.0, -1.0, -2.0], [-3.0, 2.0, 1.0, 1.0, 2.0, -2.0, -1.0], [-2.0, -1.0, 3.0, -2.0, -2.0, -1.0, -2.0], [-3.0, 0.0, 2.0, -3.0, 1.0, 0.0, -3.0], [-3.0, -1.0, -1.0, 2.0, -3.0, 3.0, 3.0]]> : tensor<5x7xf32>
  %c0 = tensor.cast %s0 : tensor<5x7xf32> to tensor<?x?xf32>
  %d0 = util.optimization_barrier %c0 : tensor<?x?xf32>
  %n0 = arith.constant 5 : index
  %m0 = util.optimization_barrier %n0 : index
  %z = arith.constant -100.0 : f32
  %e = tensor.empty(%m0) : tensor<?xf32>
  %i = linalg.fill ins(%z : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %r = linalg.reduce { arith.maximumf } ins(%d0 : tensor<?x?xf32>) outs(%i : tensor<?xf32>) dimensions = [1]
  %q = tensor.cast %r : tensor<?xf32> to tensor<5xf32>
  check.expect_eq_const(%q, dense<[2.0, 2.0, 3.0, 2.0, 3.0]> : tensor<5xf32>) : tensor<5xf32>
  return
}
func.func @max_f32_1() {
  %s0 = util.unfoldable_constant dense<[[0.0, 1.0, 1.0, 0.0, -2.0, -3.0, 0.0], [-1.0, 0.0, 0.0, 3.0, 0.0, -1.0, -3.0], [0.0, 3.0, 0.0, -2.0, 0.0, 0.0, 1.0], [-1.0, -1.0, 2.0, 3.0, 1.0, 1.0, -1.0], [-2.0, -1.0, 0.0, -3.0, 1.0, -1.0, 3.0]]> : tensor<5x7xf32>
  %z = arith.constant -100.0 : f32
  %e = tensor.empty() : tensor<7xf32>
  %i = linalg.fill ins(%z : f32) outs(%e : tensor<7xf32>) -> tensor<7xf32>
  %r = linalg.reduce { arith.maximumf } ins(%s0 : tensor<5x7xf32>) outs(%i : tensor<7xf32>) dimensions = [0]
  check.expect_eq_const(%r, dense<[0.0, 3.0, 2.0, 3.0, 1.0, 1.0, 3.0]> : tensor<7xf32>) : tensor<7xf32>
  return
}
func.func @max_f32_1_dynamic() {
  %s0 = util.unfoldable_constant dense<[[0.0, 1.0, 1.0, 0.0, -2.0, -3.0, 0.0], [-1.0, 0.0, 0.0, 3.0, 0.0, -1.0, -3.0], [0.0, 3.0, 0.0, -2.0, 0.0, 0.0, 1.0], [-1.0, -1.0, 2.0, 3.0, 1.0, 1.0, -1.0], [-2.0, -1.0, 0.0, -3.0, 1.0, -1.0, 3.0]]> : tensor<5x7xf32>
  %c0 = tensor.cast %s0 : tensor<5x7xf32> to tensor<?x?xf32>
  %d0 = util.optimization_barrier %c0 : tensor<?x?xf32>
  %n0 = arith.constant 7 : index
  %m0 = util.optimization_barrier %n0 : index
  %z = arith.constant -100.0 : f32
  %e = tensor.empty(%m0) : tensor<?xf32>
  %i = linalg.fill ins(%z : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %r = linalg.reduce { arith.maximumf } ins(%d0 : tensor<?x?xf32>) outs(%i : tensor<?xf32>) dimensions = [0]
  %q = tensor.cast %r : tensor<?xf32> to tensor<7xf32>
  check.expect_eq_const(%q, dense<[0.0, 3.0, 2.0, 3.0, 1.0, 1.0, 3.0]> : tensor<7xf32>) : tensor<7xf32>
  return
}
func.func @max_f32_2() {
  %s0 = util.unfoldable_constant dense<[[[0.0, -1.0, 1.0, 2.0, -3.0], [-3.0, 2.0, 0.0, -2.0, 2.0], [3.0, 3.0, 0.0, 0.0, -2.0], [3.0, -2.0, 2.0, 0.0, -1.0]], [[-3.0, -3.0, -1.0, 3.0, -3.0], [3.0, -1.0, -2.0, 0.0, 0.0], [1.0, 1.0, -3.0, -1.0, 1.0], [2.0, 3.0, 0.0, -2.0, -2.0]], [[-3.0, -3.0, -3.0, 1.0, -3.0], [1.0, -3.0, -3.0, 1.0, 3.0], [-3.0, 1.0, 2.0, 2.0, 1.0], [2.0, -1.0, -2.0, -2.0, 2.0]]]> : tensor<3x4x5xf32>
  %z = arith.constant -100.0 : f32
  %e = tensor.empty() : tensor<4xf32>
  %i = linalg.fill ins(%z : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %r = linalg.reduce { arith.maximumf } ins(%s0 : tensor<3x4x5xf32>) outs(%i : tensor<4xf32>) dimensions = [0, 2]
  check.expect_eq_const(%r, dense<3.0> : tensor<4xf32>) : tensor<4xf32>
  return
}
func.func @max_f32_2_dynamic() {
  %s0 = util.unfoldable_constant dense<[[[0.0, -1.0, 1.0, 2.0, -3.0], [-3.0, 2.0, 0.0, -2.0, 2.0], [3.0, 3.0, 0.0, 0.0, -2.0], [3.0, -2.0, 2.0, 0.0, -1.0]], [[-3.0, -3.0, -1.0, 3.0, -3.0], [3.0, -1.0, -2.0, 0.0, 0.0], [1.0, 1.0, -3.0, -1.0, 1.0], [2.0, 3.0, 0.0, -2.0, -2.0]], [[-3.0, -3.0, -3.0, 1.0, -3.0], [1.0, -3.0, -3.0, 1.0, 3.0], [-3.0, 1.0, 2.0, 2.0, 1.0], [2.0, -1.0, -2.0, -2.0, 2.0]]]> : tensor<3x4x5xf32>
  %c0 = tensor.cast %s0 : tensor<3x4x5xf32> to tensor<?x?x?xf32>
  %d0 = util.optimization_barrier %c0 : tensor<?x?x?xf32>
  %n0 = arith.constant 4 : index
  %m0 = util.optimization_barrier %n0 : index
  %z = arith.constant -100.0 : f32
  %e = tensor.empty(%m0) : tensor<?xf32>
  %i = linalg.fill ins(%z : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %r = linalg.reduce { arith.maximumf } ins(%d0 : tensor<?x?x?xf32>) outs(%i : tensor<?xf32>) dimensions = [0, 2]
  %q = tensor.cast %r : tensor<?xf32> to tensor<4xf32>
  check.expect_eq_const(%q, dense<3.0> : tensor<4xf32>) : tensor<4xf32>
  return
}
func.func @max_f32_3() {
  %s0 = util.unfoldable_constant dense<[-1.0, -1.0, 0.0, -3.0, 2.0, -1.0, 3.0, 1.0, -2.0, 3.0, 0.0, 2.0, 1.0, -3.0, -2.0, 2.0, 0.0, -1.0, -2.0, -2.0, 1.0, 0.0, 3.0, -2.0, 0.0, 3.0, 0.0, -2.0, 0.0, -2.0, -2.0, 2.0, -1.0]> : tensor<33xf32>
  %z = arith.constant -100.0 : f32
  %e = tensor.empty() : tensor<f32>
  %i = linalg.fill ins(%z : f32) outs(%e : tensor<f32>) -> tensor<f32>
  %r = linalg.reduce { arith.maximumf } ins(%s0 : tensor<33xf32>) outs(%i : tensor<f32>) dimensions = [0]
  check.expect_eq_const(%r, dense<3.0> : tensor<f32>) : tensor<f32>
  return
}
func.func @max_f32_4() {
  %s0 = util.unfoldable_constant dense<> : tensor<2x0xf32>
  %z = arith.constant -100.0 : f32
  %e = tensor.empty() : tensor<2xf32>
  %i = linalg.fill ins(%z : f32) outs(%e : tensor<2xf32>) -> tensor<2xf32>
  %r = linalg.reduce { arith.maximumf } ins(%s0 : tensor<2x0xf32>) outs(%i : tensor<2xf32>) dimensions = [1]
  check.expect_eq_const(%r, dense<-100.0> : tensor<2xf32>) : tensor<2xf32>
  return
}
func.func @max_f32_5() {
  %s0 = util.unfoldable_constant dense<[[-3.0, -2.0, -1.0, 1.0, -1.0, 0.0, -2.0, -2.0, 0.0, 3.0, 3.0, -3.0, 0.0, 2.0, 2.0, 2.0, 0.0, 0.0, -3.0, 0.0, 3.0, -2.0, -3.0, -1.0, -1.0, -1.0, 3.0, 2.0, 1.0, 3.0, -3.0, 1.0, 3.0, 1.0, 0.0, 2.0, 2.0, 2.0, 1.0, 2.0, 3.0, 3.0, 0.0, 1.0, -3.0, -2.0, 3.0, -2.0, -2.0, 0.0, -2.0, 1.0, 2.0, 0.0, -1.0, 1.0, 0.0, -2.0, 2.0, 2.0, -3.0, 2.0, 0.0, -2.0, 0.0], [-2.0, -2.0, 1.0, -2.0, -1.0, 2.0, -2.0, 3.0, -1.0, 3.0, 0.0, 2.0, 1.0, -3.0, 2.0, -2.0, -1.0, -1.0, -3.0, 2.0, 3.0, -3.0, 3.0, 0.0, 2.0, -3.0, -3.0, -1.0, 1.0, 1.0, -3.0, 0.0, 3.0, 1.0, -2.0, 2.0, -1.0, 3.0, 0.0, 3.0, -3.0, -1.0, -1.0, 0.0, 3.0, 1.0, -1.0, 2.0, -2.0, -2.0, -3.0, 0.0, 3.0, -1.0, -3.0, -3.0, 2.0, 1.0, -1.0, -2.0, 3.0, 0.0, 1.0, -2.0, -3.0], [0.0, -3.0, -2.0, 1.0, -2.0, 2.0, -1.0, -1.0, 1.0, 0.0, 1.0, -2.0, -2.0, 0.0, -3.0, 3.0, 2.0, 0.0, 1.0, -2.0, 3.0, 3.0, 1.0, 0.0, 1.0, 1.0, -3.0, 3.0, 0.0, -3.0, -2.0, -1.0, 1.0, 1.0, 0.0, 2.0, 0.0, 3.0, -1.0, -3.0, -3.0, 1.0, 3.0, 1.0, -2.0, 3.0, 1.0, -3.0, 3.0, 3.0, 3.0, -1.0, 0.0, -2.0, -1.0, -1.0, 2.0, -1.0, 0.0, -3.0, 3.0, -2.0, -2.0, -1.0, 2.0], [3.0, -3.0, -1.0, 0.0, 1.0, -2.0, -2.0, -1.0, 1.0, 1.0, 1.0, -2.0, 2.0, -1.0, -1.0, -3.0, -2.0, 3.0, 3.0, -1.0, 1.0, -3.0, 3.0, 3.0, 2.0, -2.0, 2.0, -2.0, -3.0, 3.0, -2.0, 2.0, 0.0, 3.0, 0.0, -3.0, -2.0, 2.0, 1.0, -1.0, 2.0, 2.0, 2.0, 2.0, -2.0, 2.0, 3.0, -2.0, 3.0, -2.0, 3.0, -3.0, 2.0, -1.0, -3.0, 3.0, -2.0, 3.0, 3.0, -3.0, -1.0, -2.0, -2.0, 3.0, 1.0], [2.0, 2.0, 0.0, 2.0, -2.0, -2.0, 0.0, 1.0, -1.0, -2.0, -2.0, -2.0, -1.0, -3.0, 0.0, -1.0, -3.0, -2.0, -3.0, 1.0, -2.0, -2.0, -3.0, 1.0, 3.0, -2.0, 2.0, 0.0, -3.0, -2.0, 0.0, -2.0, -2.0, -1.0, 2.0, 2.0, 0.0, -2.0, -2.0, -2.0, 3.0, 3.0, -3.0, -3.0, 0.0, 2.0, 3.0, 3.0, 2.0, -3.0, 0.0, 0.0, 2.0, 3.0, 1.0, 1.0, 2.0, 1.0, 2.0, 0.0, 0.0, -1.0, 0.0, 0.0, 0.0], [2.0, 0.0, -3.0, 3.0, 3.0, -1.0, -1.0, 0.0, -2.0, 2.0, -2.0, -2.0, -1.0, 2.0, 2.0, -1.0, -1.0, -2.0, -1.0, -3.0, -3.0, -3.0, 3.0, 0.0, 1.0, 1.0, -1.0, 2.0, 2.0, 2.0, 0.0, 2.0, 3.0, 3.0, 2.0, 3.0, 0.0, -3.0, 0.0, 3.0, 3.0, 2.0, -1.0, -2.0, -2.0, 0.0, 3.0, 3.0, 0.0, -2.0, 0.0, 1.0, 3.0, -3.0, -1.0, -3.0, 0.0, 2.0, -3.0, 1.0, -3.0, -3.0, 1.0, 3.0, 1.0], [-3.0, -3.0, 1.0, -3.0, 0.0, -1.0, -2.0, 1.0, 1.0, 0.0, 3.0, 3.0, -1.0, -1.0, 3.0, -1.0, -2.0, 1.0, 3.0, -1.0, 1.0, 3.0, -3.0, -2.0, 0.0, 1.0, -1.0, 1.0, 3.0, -3.0, 3.0, -1.0, -1.0, -2.0, -2.0, 3.0, 0.0, 2.0, 2.0, -3.0, 3.0, -1.0, -1.0, 0.0, 1.0, 3.0, 0.0, -2.0, -3.0, 0.0, -3.0, 0.0, -2.0, 3.0, 1.0, 1.0, 3.0, 2.0, -1.0, 1.0, 1.0, 3.0, 2.0, -3.0, -2.0], [1.0, 2.0, 2.0, 0.0, 1.0, -3.0, -1.0, 2.0, 1.0, 1.0, -2.0, -2.0, 0.0, 1.0, 0.0, 3.0, -1.0, 1.0, 3.0, 1.0, -3.0, -2.0, 1.0, -1.0, -1.0, 3.0, -3.0, -1.0, 0.0, -2.0, 2.0, 3.0, 2.0, -2.0, 2.0, 3.0, 3.0, 3.0, -3.0, 3.0, 0.0, -2.0, 1.0, 0.0, -1.0, -1.0, 3.0, 1.0, -2.0, 0.0, 1.0, 0.0, 1.0, -3.0, 1.0, -1.0, 1.0, 1.0, -1.0, 0.0, 3.0, -2.0, 1.0, 1.0, 2.0], [-1.0, 2.0, 0.0, 1.0, 2.0, -2.0, 1.0, 3.0, -3.0, 2.0, 1.0, -3.0, 1.0, 0.0, 3.0, -1.0, 1.0, 3.0, -2.0, -2.0, 2.0, 0.0, -1.0, 0.0, -3.0, 2.0, -1.0, -3.0, -1.0, -2.0, 0.0, 1.0, -1.0, 3.0, 0.0, -3.0, 1.0, -1.0, -1.0, -2.0, -2.0, -2.0, 0.0, 1.0, -1.0, 1.0, -1.0, -3.0, 0.0, -2.0, -2.0, -1.0, -2.0, 1.0, 2.0, -2.0, 0.0, 3.0, 3.0, -1.0, -1.0, -3.0, -2.0, 2.0, -1.0], [0.0, 3.0, -3.0, 2.0, 1.0, -3.0, -2.0, -3.0, 2.0, 0.0, -3.0, 3.0, 1.0, 1.0, 0.0, 3.0, -3.0, 3.0, 3.0, 1.0, 0.0, 0.0, 2.0, 1.0, 1.0, 1.0, -2.0, 1.0, -1.0, -2.0, 2.0, -1.0, 2.0, -1.0, 2.0, 3.0, 0.0, -1.0, 0.0, -1.0, 0.0, -3.0, 0.0, -3.0, 2.0, 0.0, 0.0, 1.0, 1.0, 3.0, -1.0, 1.0, 2.0, 1.0, -1.0, 0.0, -1.0, 1.0, 3.0, 1.0, -1.0, -3.0, -3.0, -2.0, 2.0], [0.0, 1.0, 3.0, 2.0, 2.0, 3.0, 1.0, 0.0, -3.0, 2.0, 3.0, 1.0, 3.0, -3.0, -3.0, -2.0, 0.0, -3.0, 0.0, -2.0, 1.0, 2.0, -1.0, 1.0, 1.0, -3.0, -3.0, -1.0, -1.0, 2.0, -2.0, 3.0, -3.0, 3.0, 2.0, 0.0, -3.0, 2.0, 0.0, 0.0, 1.0, 2.0, -3.0, -3.0, 1.0, 0.0, 0.0, -2.0, -2.0, 2.0, -1.0, -2.0, 2.0, 1.0, 3.0, 1.0, 0.0, -1.0, -3.0, 3.0, -3.0, -1.0, 0.0, -1.0, -3.0], [-1.0, 3.0, -1.0, -3.0, 2.0, 0.0, 0.0, 0.0, -3.0, -3.0, -1.0, 3.0, 2.0, -3.0, 0.0, -1.0, -2.0, 2.0, 1.0, -3.0, -3.0, 2.0, 0.0, 2.0, 3.0, 0.0, 2.0, 1.0, 1.0, -2.0, -1.0, 0.0, -3.0, 2.0, -2.0, -3.0, -1.0, 0.0, 0.0, -3.0, 3.0, -2.0, 0.0, 2.0, -3.0, 0.0, 2.0, -2.0, 3.0, -3.0, 1.0, 1.0, 3.0, -1.0, 3.0, 3.0, 0.0, -3.0, 2.0, 1.0, 1.0, -2.0, -3.0, 1.0, -2.0], [-2.0, 3.0, -1.0, -2.0, -2.0, 0.0, -1.0, 0.0, 1.0, -2.0, 2.0, -3.0, 3.0, -1.0, -2.0, 0.0, 2.0, 2.0, 0.0, -1.0, 3.0, -3.0, -3.0, 1.0, 2.0, 1.0, -2.0, 3.0, 3.0, -3.0, 0.0, 1.0, 1.0, -3.0, 1.0, 0.0, -3.0, -2.0, 3.0, 0.0, -2.0, -2.0, 3.0, -2.0, -3.0, 1.0, 3.0, 0.0, -3.0, -1.0, 1.0, 1.0, 2.0, 3.0, 3.0, 0.0, -3.0, -3.0, 3.0, -3.0, -1.0, 0.0, -3.0, 0.0, -3.0], [3.0, 3.0, 3.0, 3.0, 0.0, -2.0, 3.0, 3.0, -3.0, -2.0, -1.0, 1.0, -1.0, 1.0, 0.0, -3.0, -1.0, -1.0, 3.0, 0.0, -3.0, -2.0, 2.0, 0.0, 1.0, -2.0, -1.0, 1.0, 0.0, 2.0, -1.0, 3.0, 1.0, 2.0, 2.0, 0.0, -3.0, -2.0, 0.0, 0.0, 2.0, -1.0, 2.0, 2.0, -2.0, -3.0, -2.0, 0.0, -1.0, -1.0, -2.0, 0.0, -1.0, 1.0, 2.0, 0.0, 1.0, -2.0, 1.0, 1.0, -2.0, -2.0, 1.0, -3.0, 2.0], [3.0, 3.0, -2.0, 1.0, -1.0, -1.0, -2.0, -1.0, -3.0, -3.0, -1.0, -3.0, 1.0, -3.0, 0.0, -2.0, 2.0, 2.0, -1.0, 3.0, -2.0, 3.0, 3.0, 3.0, 1.0, 1.0, -2.0, 0.0, 2.0, -2.0, 1.0, 0.0, 0.0, -3.0, 2.0, 1.0, 1.0, -1.0, 0.0, -3.0, -2.0, 1.0, 1.0, -3.0, -2.0, 2.0, 1.0, -3.0, -2.0, -1.0, 0.0, -2.0, -2.0, -1.0, -3.0, -2.0, 0.0, 2.0, 1.0, 3.0, -2.0, -2.0, -2.0, -1.0, 2.0], [-1.0, -3.0, -2.0, 2.0, -3.0, -1.0, 1.0, -1.0, 2.0, -3.0, 2.0, 3.0, -2.0, 3.0, 2.0, -3.0, 0.0, 1.0, 2.0, 2.0, -3.0, -1.0, -3.0, -2.0, 2.0, -1.0, 3.0, 0.0, -1.0, -1.0, 2.0, -1.0, 2.0, 1.0, 1.0, 3.0, 3.0, 2.0, 0.0, -2.0, 1.0, 2.0, -3.0, 1.0, 0.0, 1.0, 2.0, 3.0, -1.0, 2.0, 0.0, 2.0, -3.0, 1.0, 1.0, 2.0, 2.0, 2.0, 0.0, -1.0, -1.0, 1.0, -3.0, -3.0, 1.0], [-3.0, -2.0, -2.0, -2.0, 3.0, 0.0, -1.0, 0.0, 0.0, -2.0, 2.0, -3.0, -2.0, -2.0, -3.0, -3.0, 1.0, 0.0, 0.0, -2.0, 3.0, -2.0, 2.0, 2.0, -2.0, -1.0, 0.0, 3.0, 3.0, 0.0, -2.0, -2.0, -3.0, -2.0, -1.0, 2.0, -2.0, 0.0, -2.0, -2.0, -2.0, 0.0, 2.0, 2.0, 1.0, -2.0, 3.0, -3.0, 0.0, 1.0, 3.0, 1.0, 0.0, -1.0, 3.0, 3.0, 1.0, 1.0, -2.0, 3.0, 1.0, 3.0, -1.0, 0.0, -1.0]]> : tensor<17x65xf32>
  %z = arith.constant -100.0 : f32
  %e = tensor.empty() : tensor<17xf32>
  %i = linalg.fill ins(%z : f32) outs(%e : tensor<17xf32>) -> tensor<17xf32>
  %r = linalg.reduce { arith.maximumf } ins(%s0 : tensor<17x65xf32>) outs(%i : tensor<17xf32>) dimensions = [1]
  check.expect_eq_const(%r, dense<3.0> : tensor<17xf32>) : tensor<17xf32>
  return
}
func.func @max_f64_0() {
  %s0 = util.unfoldable_constant dense<[[-3.0, -3.0, 0.0, 3.0, 2.0, 3.0, 2.0], [0.0, -3.0, -1.0, 3.0, -2.0, 2.0, 0.0], [-3.0, 1.0, -1.0, -1.0, -1.0, -1.0, -3.0], [-3.0, -2.0, -1.0, 1.0, -3.0, 2.0, 1.0], [2.0, -1.0, 0.0, 2.0, -2.0, -1.0, 0.0]]> : tensor<5x7xf64>
  %z = arith.constant -100.0 : f64
  %e = tensor.empty() : tensor<5xf64>
  %i = linalg.fill ins(%z : f64) outs(%e : tensor<5xf64>) -> tensor<5xf64>
  %r = linalg.reduce { arith.maximumf } ins(%s0 : tensor<5x7xf64>) outs(%i : tensor<5xf64>) dimensions = [1]
  check.expect_eq_const(%r, dense<[3.0, 3.0, 1.0, 2.0, 2.0]> : tensor<5xf64>) : tensor<5xf64>
  return
}
func.func @max_f64_1() {
  %s0 = util.unfoldable_constant dense<[[-1.0, -1.0, -3.0, -2.0, -3.0, -2.0, 0.0], [3.0, 1.0, 0.0, 3.0, -2.0, 1.0, 2.0], [1.0, 2.0, -2.0, -2.0, 3.0, -3.0, 3.0], [-3.0, -2.0, 3.0, 1.0, -2.0, 1.0, 0.0], [0.0, -1.0, -3.0, 1.0, -3.0, 3.0, -1.0]]> : tensor<5x7xf64>
  %z = arith.constant -100.0 : f64
  %e = tensor.empty() : tensor<7xf64>
  %i = linalg.fill ins(%z : f64) outs(%e : tensor<7xf64>) -> tensor<7xf64>
  %r = linalg.reduce { arith.maximumf } ins(%s0 : tensor<5x7xf64>) outs(%i : tensor<7xf64>) dimensions = [0]
  check.expect_eq_const(%r, dense<[3.0, 2.0, 3.0, 3.0, 3.0, 3.0, 3.0]> : tensor<7xf64>) : tensor<7xf64>
  return
}
func.func @max_f64_2() {
  %s0 = util.unfoldable_constant dense<[[[1.0, 0.0, 3.0, -3.0, 3.0], [1.0, -3.0, 1.0, 0.0, -2.0], [-1.0, -3.0, -1.0, -3.0, -1.0], [-3.0, 3.0, 2.0, 1.0, -1.0]], [[1.0, -2.0, 1.0, -3.0, -1.0], [2.0, -2.0, -3.0, -1.0, 0.0], [-3.0, -3.0, 3.0, 0.0, 3.0], [-3.0, -3.0, -3.0, -3.0, -1.0]], [[3.0, -2.0, 1.0, 1.0, 0.0], [0.0, 0.0, 0.0, 3.0, 3.0], [1.0, 1.0, 1.0, 3.0, -2.0], [-2.0, -2.0, 0.0, 1.0, 2.0]]]> : tensor<3x4x5xf64>
  %z = arith.constant -100.0 : f64
  %e = tensor.empty() : tensor<4xf64>
  %i = linalg.fill ins(%z : f64) outs(%e : tensor<4xf64>) -> tensor<4xf64>
  %r = linalg.reduce { arith.maximumf } ins(%s0 : tensor<3x4x5xf64>) outs(%i : tensor<4xf64>) dimensions = [0, 2]
  check.expect_eq_const(%r, dense<3.0> : tensor<4xf64>) : tensor<4xf64>
  return
}
func.func @max_i32_0() {
  %s0 = util.unfoldable_constant dense<[[0, 1, -3, -3, 0, -3, 2], [-3, 2, -2, -2, 0, 0, 1], [1, -3, 1, 0, 3, -3, 3], [-1, -1, 0, 1, 3, 2, -1], [-1, -2, -2, -1, 0, -2, -2]]> : tensor<5x7xi32>
  %z = arith.constant -100 : i32
  %e = tensor.empty() : tensor<5xi32>
  %i = linalg.fill ins(%z : i32) outs(%e : tensor<5xi32>) -> tensor<5xi32>
  %r = linalg.reduce { arith.maxsi } ins(%s0 : tensor<5x7xi32>) outs(%i : tensor<5xi32>) dimensions = [1]
  check.expect_eq_const(%r, dense<[2, 2, 3, 3, 0]> : tensor<5xi32>) : tensor<5xi32>
  return
}
func.func @max_i32_1() {
  %s0 = util.unfoldable_constant dense<[[-2, 1, 1, 0, 0, -2, 2], [1, -1, -2, 0, 2, -2, -1], [1, 2, -2, 3, 1, 0, 1], [-1, 1, -1, -1, -1, 3, 3], [0, -3, 2, 2, -2, -1, -1]]> : tensor<5x7xi32>
  %z = arith.constant -100 : i32
  %e = tensor.empty() : tensor<7xi32>
  %i = linalg.fill ins(%z : i32) outs(%e : tensor<7xi32>) -> tensor<7xi32>
  %r = linalg.reduce { arith.maxsi } ins(%s0 : tensor<5x7xi32>) outs(%i : tensor<7xi32>) dimensions = [0]
  check.expect_eq_const(%r, dense<[1, 2, 2, 3, 2, 3, 3]> : tensor<7xi32>) : tensor<7xi32>
  return
}
func.func @max_i32_2() {
  %s0 = util.unfoldable_constant dense<[[[-1, -2, -3, -1, -2], [3, -1, 1, 3, 2], [-3, -3, 3, 1, -2], [2, 1, 0, -3, 3]], [[1, 2, -1, -2, 3], [-1, 0, -1, 1, 0], [2, -1, -1, -2, 3], [-3, -1, -2, 2, -3]], [[-1, 2, 1, -3, -1], [-3, -2, 2, 1, 1], [1, 0, 2, -3, -2], [-3, -1, -2, -2, -1]]]> : tensor<3x4x5xi32>
  %z = arith.constant -100 : i32
  %e = tensor.empty() : tensor<4xi32>
  %i = linalg.fill ins(%z : i32) outs(%e : tensor<4xi32>) -> tensor<4xi32>
  %r = linalg.reduce { arith.maxsi } ins(%s0 : tensor<3x4x5xi32>) outs(%i : tensor<4xi32>) dimensions = [0, 2]
  check.expect_eq_const(%r, dense<3> : tensor<4xi32>) : tensor<4xi32>
  return
}
func.func @max_i32_3() {
  %s0 = util.unfoldable_constant dense<[0, 2, 1, -2, 1, 3, 2, 2, 2, -2, -2, 0, 0, 0, -3, 3, -2, 2, 1, 0, -1, -3, 3, 0, 0, 3, 3, -2, 1, 3, -3, -2, -1]> : tensor<33xi32>
  %z = arith.constant -100 : i32
  %e = tensor.empty() : tensor<i32>
  %i = linalg.fill ins(%z : i32) outs(%e : tensor<i32>) -> tensor<i32>
  %r = linalg.reduce { arith.maxsi } ins(%s0 : tensor<33xi32>) outs(%i : tensor<i32>) dimensions = [0]
  check.expect_eq_const(%r, dense<3> : tensor<i32>) : tensor<i32>
  return
}
func.func @max_i32_4() {
  %s0 = util.unfoldable_constant dense<> : tensor<2x0xi32>
  %z = arith.constant -100 : i32
  %e = tensor.empty() : tensor<2xi32>
  %i = linalg.fill ins(%z : i32) outs(%e : tensor<2xi32>) -> tensor<2xi32>
  %r = linalg.reduce { arith.maxsi } ins(%s0 : tensor<2x0xi32>) outs(%i : tensor<2xi32>) dimensions = [1]
  check.expect_eq_const(%r, dense<-100> : tensor<2xi32>) : tensor<2xi32>
  return
}
func.func @max_i32_5() {
  %s0 = util.unfoldable_constant dense<[[1, -2, 2, 0, 2, -2, 1, 0, 3, -3, -2, -3, 2, 1, 3, -2, 1, 2, 3, -1, 2, 3, -3, 3, 2, 2, -3, 0, 0, -2, -1, 1, 2, -2, -1, 1, -2, -3, -2, 0, -3, 3, -3, 2, -1, -3, 3, 1, 1, -3, -3, -1, 3, -1, -3, -1, 1, 0, -2, 0, -1, 3, 0, -2, 3], [1, 3, 0, 1, 2, -1, -2, -3, -1, 2, 0, -3, 0, -1, -1, 2, 0, -1, 2, -2, 1, -1, 0, -2, 3, 2, -1, -2, -2, 0, 0, 3, 3, -1, 3, -3, -3, -2, 0, 2, 2, 0, 3, 3, 3, 3, -2, 0, 1, -1, -3, -2, 2, 3, 2, -2, 1, 2, -2, 3, 3, 1, 3, -1, -1], [3, -1, 0, 3, -2, 0, -1, 2, -3, -2, -2, -3, 2, 3, 2, -2, -2, 1, 2, 3, 0, 0, -2, -3, 1, 1, -2, 2, -2, -1, 0, -2, 1, 3, 1, 0, -1, -1, -1, 3, 0, -2, 2, -2, 2, -1, -1, -3, 1, 3, 0, -3, -3, 1, -1, 3, 1, -1, 1, 3, -3, 0, 3, 0, -3], [2, -2, -2, -1, 2, -1, 1, 0, 0, 1, 1, 0, -2, -3, 3, -3, 3, 2, 1, 3, 1, -2, -3, -1, 3, -2, 3, 3, 0, -1, 0, -1, -2, -3, 1, -3, -3, -2, -1, 0, -3, 2, 0, 0, -3, -2, 3, 2, 3, 2, 1, 1, 2, -1, 0, 0, -3, 0, 1, -1, 3, -2, -1, 0, -1], [2, 2, -1, 1, 3, 1, 2, -1, 0, 2, 2, 3, 2, -3, -2, -2, -2, -1, 3, 1, 3, -1, 3, -3, -1, -2, 1, -1, 1, -1, 1, -1, 0, -1, 2, 1, -3, -1, 2, -2, 1, 1, 0, 0, 3, 3, -3, 0, 1, 2, 0, -1, 2, -2, 1, 2, 0, 1, 2, 1, 1, -1, 2, 3, -2], [1, 3, -2, -3, 1, -3, 2, 0, 1, -1, -1, -1, 3, 1, -1, 2, 2, -1, 2, 0, -3, -3, -1, 0, -3, 3, 3, 3, 1, 1, -2, 3, 3, 2, 2, -2, -2, 1, 1, -3, -1, 1, -2, -3, -1, 3, 3, 2, 2, 1, -3, -3, -3, 1, -2, 1, -1, -3, -1, 0, 3, 2, -3, 0, 0], [2, 3, 3, -1, 1, 0, -2, 1, -1, -2, -2, -2, 1, 2, -1, -2, 1, -3, -2, -3, 0, -2, -1, 3, 0, -1, 1, 0, 2, 3, 3, 1, 1, -2, -3, -2, -3, -2, -1, 2, 1, -3, 0, -2, -1, -3, 3, 1, -3, 0, 2, 1, 0, 0, -3, 1, 2, -3, 2, -1, -3, -3, -3, -2, -1], [3, 1, -2, 1, 0, 0, 2, -1, 0, -3, 0, -3, 2, 2, 1, 3, -2, 1, -2, 2, 0, 2, -2, 3, 3, 1, -2, 1, 1, -3, -2, -2, -1, 1, 0, -1, 0, -3, -1, -2, -3, -1, -2, 0, 0, 1, 1, 3, 3, 3, -1, 3, 0, 2, 1, 2, -1, -1, 3, 1, -1, 1, -1, 3, 0], [0, 3, -2, -3, 2, -1, -2, 3, 2, 0, -3, 1, 0, -1, -3, 2, -2, 1, -1, 1, 3, 3, -1, -1, -1, -3, 1, -1, -1, 1, 3, 1, 0, -1, -2, 3, -2, 0, -1, -2, -2, -1, 3, -2, 3, -3, -2, 0, -2, -3, -1, -3, 0, -3, -3, 3, 3, 0, -2, -3, -2, -3, -1, 2, 0], [-1, 2, 3, 3, 3, -3, -3, 3, 1, 3, -2, 3, -2, 1, 0, 3, 2, 1, 0, 3, -2, -2, -3, -2, -1, 0, -3, 1, -1, -3, -2, 2, 1, 3, -1, 2, 3, -2, -3, 0, 2, 2, 1, 2, 1, 3, -2, 3, 3, 0, -1, 1, 0, 0, -2, 3, -3, -3, 1, 2, -1, -1, 3, -2, 3], [-2, 2, 2, 2, -1, -1, -2, -3, 1, 3, 0, -3, -3, -1, -3, -1, 0, 2, 3, 0, 1, -3, 3, -2, -3, -3, 2, 0, 2, -1, 1, 2, -2, 0, 2, -3, -3, 0, 1, 3, -3, -2, 3, 3, -2, 0, -1, 1, -1, 0, 1, 1, 1, 0, -1, -3, -2, 1, 1, 2, 2, 2, -1, 0, 0], [3, -3, 1, 0, -3, 1, 0, 1, 3, 1, 3, 1, 3, 2, 1, 1, 1, -1, 2, 3, -1, -2, -3, -2, 2, -2, 2, 0, 0, 1, 0, 3, 2, 2, -1, 1, 1, 0, 0, -3, 0, 3, 2, -2, 3, 2, 0, -1, 1, -2, 2, 0, -1, 1, 2, 1, 1, 0, 2, 3, -2, 1, -3, 1, -2], [2, 3, -1, -3, -3, -2, -1, -2, -3, -3, 3, 1, 1, -3, 0, -2, 3, -1, -1, 0, 3, -3, 3, -3, 2, 2, 0, -1, 2, 2, 2, 1, -2, 3, 2, -1, 1, 1, 2, -3, -1, -1, 2, -2, -1, -2, -1, -1, 0, -2, -1, 1, -2, 3, 2, -2, -3, -2, -3, 1, 1, -3, -2, -2, -1], [1, -1, -1, -1, 2, 1, 0, 2, 1, 1, -2, 0, -3, 0, 3, 2, 1, -2, 0, 3, 2, 1, -2, 1, -1, 3, 2, 2, -1, -2, 3, 2, -1, 0, -2, 3, 0, 0, 3, -3, 1, 3, 2, -2, 0, -3, -1, 3, -3, -2, -1, 1, -3, 0, -1, 2, -2, -1, 0, 0, -2, 1, -1, -3, -2], [3, -3, 2, 2, 3, 2, 3, -2, 1, 2, 0, -3, 3, 2, -3, 3, -3, 1, -1, 1, 0, -3, 1, 3, 0, 3, -1, 3, 0, 2, 3, 3, 1, 0, -1, 0, 0, -2, 1, 0, -2, 0, 0, 2, 0, 2, -3, 0, 3, 0, 1, -1, 2, -2, -1, -2, -1, 0, 0, 0, 3, -1, 2, 2, 0], [3, -1, 1, -2, -2, -3, 2, 3, -1, 0, 3, -2, -3, 1, 2, 0, -3, 3, 0, 2, -2, 0, 0, -3, 2, 2, 1, 3, 0, -2, -1, 1, -3, 0, 2, -3, 2, 2, -3, -1, 1, -2, 2, -1, -2, -3, 3, 2, -2, 0, 1, 3, 0, 0, 1, -2, 2, 1, -2, -2, 3, 3, -1, 0, -3], [2, -3, 1, -2, -2, 1, 0, -3, -1, 0, -3, -3, 2, -1, -1, 1, 3, 3, 0, -2, 3, 2, 0, -2, -1, 2, 0, 0, -1, -1, -1, 1, -2, -2, 1, 1, 0, -1, 3, -2, 1, -1, 3, 2, 2, 1, -3, -3, -1, 3, -2, -1, -2, 3, 0, -2, -1, 2, 2, 1, 2, 3, -2, 3, 1]]> : tensor<17x65xi32>
  %z = arith.constant -100 : i32
  %e = tensor.empty() : tensor<17xi32>
  %i = linalg.fill ins(%z : i32) outs(%e : tensor<17xi32>) -> tensor<17xi32>
  %r = linalg.reduce { arith.maxsi } ins(%s0 : tensor<17x65xi32>) outs(%i : tensor<17xi32>) dimensions = [1]
  check.expect_eq_const(%r, dense<3> : tensor<17xi32>) : tensor<17xi32>
  return
}
func.func @max_i64_0() {
  %s0 = util.unfoldable_constant dense<[[2, 0, -1, -2, -3, -2, -3], [3, 0, 0, 1, -2, 2, 0], [-3, 3, 2, -2, -1, 3, 1], [-2, 3, 1, 0, 2, 3, -3], [-1, -2, -1, 2, 3, 0, -3]]> : tensor<5x7xi64>
  %z = arith.constant -100 : i64
  %e = tensor.empty() : tensor<5xi64>
  %i = linalg.fill ins(%z : i64) outs(%e : tensor<5xi64>) -> tensor<5xi64>
  %r = linalg.reduce { arith.maxsi } ins(%s0 : tensor<5x7xi64>) outs(%i : tensor<5xi64>) dimensions = [1]
  check.expect_eq_const(%r, dense<[2, 3, 3, 3, 3]> : tensor<5xi64>) : tensor<5xi64>
  return
}
func.func @max_i64_1() {
  %s0 = util.unfoldable_constant dense<[[-2, 3, 3, -1, -1, 1, 3], [1, 3, 3, 3, 2, -1, 0], [-3, 0, -3, 3, -1, -1, -3], [3, 1, -2, 0, 2, -1, 1], [3, 3, -1, 1, 0, 1, 0]]> : tensor<5x7xi64>
  %z = arith.constant -100 : i64
  %e = tensor.empty() : tensor<7xi64>
  %i = linalg.fill ins(%z : i64) outs(%e : tensor<7xi64>) -> tensor<7xi64>
  %r = linalg.reduce { arith.maxsi } ins(%s0 : tensor<5x7xi64>) outs(%i : tensor<7xi64>) dimensions = [0]
  check.expect_eq_const(%r, dense<[3, 3, 3, 3, 2, 1, 3]> : tensor<7xi64>) : tensor<7xi64>
  return
}
func.func @max_i64_2() {
  %s0 = util.unfoldable_constant dense<[[[0, -1, 0, 2, 0], [0, -3, -1, -1, 3], [1, -1, 0, 1, 3], [2, -1, -2, 0, 3]], [[0, 2, 3, -3, -3], [-3, -1, 1, -2, 0], [-1, 2, -1, -3, -2], [0, 2, -2, 1, 2]], [[-3, 1, 1, 2, 1], [-1, -2, 2, -2, 1], [-2, 3, 1, -1, -3], [-1, 3, 2, 1, -1]]]> : tensor<3x4x5xi64>
  %z = arith.constant -100 : i64
  %e = tensor.empty() : tensor<4xi64>
  %i = linalg.fill ins(%z : i64) outs(%e : tensor<4xi64>) -> tensor<4xi64>
  %r = linalg.reduce { arith.maxsi } ins(%s0 : tensor<3x4x5xi64>) outs(%i : tensor<4xi64>) dimensions = [0, 2]
  check.expect_eq_const(%r, dense<3> : tensor<4xi64>) : tensor<4xi64>
  return
}
func.func @max_i8_0() {
  %s0 = util.unfoldable_constant dense<[[0, 0, 3, 2, 3, -1, -1], [3, -2, 2, -3, -1, 3, 0], [2, -3, 1, 1, 0, 1, -2], [0, -2, -2, -2, -2, -2, 2], [2, 1, -2, -3, 0, -2, -3]]> : tensor<5x7xi8>
  %z = arith.constant -100 : i8
  %e = tensor.empty() : tensor<5xi8>
  %i = linalg.fill ins(%z : i8) outs(%e : tensor<5xi8>) -> tensor<5xi8>
  %r = linalg.reduce { arith.maxsi } ins(%s0 : tensor<5x7xi8>) outs(%i : tensor<5xi8>) dimensions = [1]
  check.expect_eq_const(%r, dense<[3, 3, 2, 2, 2]> : tensor<5xi8>) : tensor<5xi8>
  return
}
func.func @max_i8_1() {
  %s0 = util.unfoldable_constant dense<[[1, 1, -1, 1, -1, 1, -1], [1, 1, 0, 2, 0, 2, -2], [-1, 0, -3, -3, 0, -3, -1], [-1, 1, -1, 1, 0, -1, 0], [-1, -2, 3, -3, 1, -3, 3]]> : tensor<5x7xi8>
  %z = arith.constant -100 : i8
  %e = tensor.empty() : tensor<7xi8>
  %i = linalg.fill ins(%z : i8) outs(%e : tensor<7xi8>) -> tensor<7xi8>
  %r = linalg.reduce { arith.maxsi } ins(%s0 : tensor<5x7xi8>) outs(%i : tensor<7xi8>) dimensions = [0]
  check.expect_eq_const(%r, dense<[1, 1, 3, 2, 1, 2, 3]> : tensor<7xi8>) : tensor<7xi8>
  return
}
func.func @max_i8_2() {
  %s0 = util.unfoldable_constant dense<[[[3, -1, -2, 1, 2], [2, 2, -3, 3, 0], [-3, 3, 0, 0, 2], [-3, 2, -1, 0, 1]], [[3, -3, 0, 1, 3], [0, 1, 2, 0, 0], [-1, -1, 3, 3, 2], [3, -2, -2, -3, -3]], [[1, 2, -2, -2, 2], [-2, 1, 1, 3, 0], [3, 2, 3, 3, 3], [-3, 1, 0, -1, 3]]]> : tensor<3x4x5xi8>
  %z = arith.constant -100 : i8
  %e = tensor.empty() : tensor<4xi8>
  %i = linalg.fill ins(%z : i8) outs(%e : tensor<4xi8>) -> tensor<4xi8>
  %r = linalg.reduce { arith.maxsi } ins(%s0 : tensor<3x4x5xi8>) outs(%i : tensor<4xi8>) dimensions = [0, 2]
  check.expect_eq_const(%r, dense<3> : tensor<4xi8>) : tensor<4xi8>
  return
}
func.func @min_f32_0() {
  %s0 = util.unfoldable_constant dense<[[-1.0, 0.0, 2.0, 3.0, -1.0, -2.0, -2.0], [-2.0, 3.0, -1.0, -3.0, 2.0, -2.0, -3.0], [3.0, -3.0, -1.0, 0.0, 0.0, 1.0, -2.0], [-3.0, 0.0, 3.0, -2.0, 0.0, -3.0, 0.0], [-1.0, -3.0, 3.0, 1.0, 2.0, 1.0, 3.0]]> : tensor<5x7xf32>
  %z = arith.constant 100.0 : f32
  %e = tensor.empty() : tensor<5xf32>
  %i = linalg.fill ins(%z : f32) outs(%e : tensor<5xf32>) -> tensor<5xf32>
  %r = linalg.reduce { arith.minimumf } ins(%s0 : tensor<5x7xf32>) outs(%i : tensor<5xf32>) dimensions = [1]
  check.expect_eq_const(%r, dense<[-2.0, -3.0, -3.0, -3.0, -3.0]> : tensor<5xf32>) : tensor<5xf32>
  return
}
func.func @min_f32_0_dynamic() {
  %s0 = util.unfoldable_constant dense<[[-1.0, 0.0, 2.0, 3.0, -1.0, -2.0, -2.0], [-2.0, 3.0, -1.0, -3.0, 2.0, -2.0, -3.0], [3.0, -3.0, -1.0, 0.0, 0.0, 1.0, -2.0], [-3.0, 0.0, 3.0, -2.0, 0.0, -3.0, 0.0], [-1.0, -3.0, 3.0, 1.0, 2.0, 1.0, 3.0]]> : tensor<5x7xf32>
  %c0 = tensor.cast %s0 : tensor<5x7xf32> to tensor<?x?xf32>
  %d0 = util.optimization_barrier %c0 : tensor<?x?xf32>
  %n0 = arith.constant 5 : index
  %m0 = util.optimization_barrier %n0 : index
  %z = arith.constant 100.0 : f32
  %e = tensor.empty(%m0) : tensor<?xf32>
  %i = linalg.fill ins(%z : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %r = linalg.reduce { arith.minimumf } ins(%d0 : tensor<?x?xf32>) outs(%i : tensor<?xf32>) dimensions = [1]
  %q = tensor.cast %r : tensor<?xf32> to tensor<5xf32>
  check.expect_eq_const(%q, dense<[-2.0, -3.0, -3.0, -3.0, -3.0]> : tensor<5xf32>) : tensor<5xf32>
  return
}
func.func @min_f32_1() {
  %s0 = util.unfoldable_constant dense<[[1.0, -2.0, 0.0, -1.0, -2.0, 2.0, 3.0], [1.0, 3.0, 0.0, 1.0, 3.0, -2.0, 3.0], [-3.0, 1.0, -2.0, 1.0, -3.0, 2.0, 0.0], [2.0, 2.0, 0.0, 0.0, -3.0, -2.0, -2.0], [1.0, 0.0, -3.0, 0.0, -3.0, 0.0, 3.0]]> : tensor<5x7xf32>
  %z = arith.constant 100.0 : f32
  %e = tensor.empty() : tensor<7xf32>
  %i = linalg.fill ins(%z : f32) outs(%e : tensor<7xf32>) -> tensor<7xf32>
  %r = linalg.reduce { arith.minimumf } ins(%s0 : tensor<5x7xf32>) outs(%i : tensor<7xf32>) dimensions = [0]
  check.expect_eq_const(%r, dense<[-3.0, -2.0, -3.0, -1.0, -3.0, -2.0, -2.0]> : tensor<7xf32>) : tensor<7xf32>
  return
}
func.func @min_f32_1_dynamic() {
  %s0 = util.unfoldable_constant dense<[[1.0, -2.0, 0.0, -1.0, -2.0, 2.0, 3.0], [1.0, 3.0, 0.0, 1.0, 3.0, -2.0, 3.0], [-3.0, 1.0, -2.0, 1.0, -3.0, 2.0, 0.0], [2.0, 2.0, 0.0, 0.0, -3.0, -2.0, -2.0], [1.0, 0.0, -3.0, 0.0, -3.0, 0.0, 3.0]]> : tensor<5x7xf32>
  %c0 = tensor.cast %s0 : tensor<5x7xf32> to tensor<?x?xf32>
  %d0 = util.optimization_barrier %c0 : tensor<?x?xf32>
  %n0 = arith.constant 7 : index
  %m0 = util.optimization_barrier %n0 : index
  %z = arith.constant 100.0 : f32
  %e = tensor.empty(%m0) : tensor<?xf32>
  %i = linalg.fill ins(%z : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %r = linalg.reduce { arith.minimumf } ins(%d0 : tensor<?x?xf32>) outs(%i : tensor<?xf32>) dimensions = [0]
  %q = tensor.cast %r : tensor<?xf32> to tensor<7xf32>
  check.expect_eq_const(%q, dense<[-3.0, -2.0, -3.0, -1.0, -3.0, -2.0, -2.0]> : tensor<7xf32>) : tensor<7xf32>
  return
}
func.func @min_f32_2() {
  %s0 = util.unfoldable_constant dense<[[[0.0, -3.0, 2.0, -1.0, 3.0], [0.0, 3.0, 1.0, 0.0, -1.0], [3.0, 0.0, -3.0, 1.0, -1.0], [-3.0, 2.0, 3.0, 3.0, 2.0]], [[1.0, -2.0, 2.0, 2.0, -2.0], [-3.0, -2.0, -3.0, 2.0, 0.0], [-3.0, 2.0, 3.0, 2.0, -1.0], [1.0, 1.0, 0.0, 3.0, 0.0]], [[-3.0, -3.0, 2.0, 1.0, 3.0], [3.0, 0.0, -2.0, 1.0, 2.0], [2.0, -2.0, 3.0, -1.0, 3.0], [2.0, 1.0, -1.0, -1.0, 2.0]]]> : tensor<3x4x5xf32>
  %z = arith.constant 100.0 : f32
  %e = tensor.empty() : tensor<4xf32>
  %i = linalg.fill ins(%z : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %r = linalg.reduce { arith.minimumf } ins(%s0 : tensor<3x4x5xf32>) outs(%i : tensor<4xf32>) dimensions = [0, 2]
  check.expect_eq_const(%r, dense<-3.0> : tensor<4xf32>) : tensor<4xf32>
  return
}
func.func @min_f32_2_dynamic() {
  %s0 = util.unfoldable_constant dense<[[[0.0, -3.0, 2.0, -1.0, 3.0], [0.0, 3.0, 1.0, 0.0, -1.0], [3.0, 0.0, -3.0, 1.0, -1.0], [-3.0, 2.0, 3.0, 3.0, 2.0]], [[1.0, -2.0, 2.0, 2.0, -2.0], [-3.0, -2.0, -3.0, 2.0, 0.0], [-3.0, 2.0, 3.0, 2.0, -1.0], [1.0, 1.0, 0.0, 3.0, 0.0]], [[-3.0, -3.0, 2.0, 1.0, 3.0], [3.0, 0.0, -2.0, 1.0, 2.0], [2.0, -2.0, 3.0, -1.0, 3.0], [2.0, 1.0, -1.0, -1.0, 2.0]]]> : tensor<3x4x5xf32>
  %c0 = tensor.cast %s0 : tensor<3x4x5xf32> to tensor<?x?x?xf32>
  %d0 = util.optimization_barrier %c0 : tensor<?x?x?xf32>
  %n0 = arith.constant 4 : index
  %m0 = util.optimization_barrier %n0 : index
  %z = arith.constant 100.0 : f32
  %e = tensor.empty(%m0) : tensor<?xf32>
  %i = linalg.fill ins(%z : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %r = linalg.reduce { arith.minimumf } ins(%d0 : tensor<?x?x?xf32>) outs(%i : tensor<?xf32>) dimensions = [0, 2]
  %q = tensor.cast %r : tensor<?xf32> to tensor<4xf32>
  check.expect_eq_const(%q, dense<-3.0> : tensor<4xf32>) : tensor<4xf32>
  return
}
func.func @min_f32_3() {
  %s0 = util.unfoldable_constant dense<[2.0, 2.0, -3.0, 2.0, 1.0, 1.0, 0.0, -1.0, 3.0, 0.0, -1.0, 0.0, -1.0, -1.0, 3.0, 1.0, -1.0, 2.0, 2.0, 1.0, -1.0, 2.0, 0.0, -3.0, -1.0, -1.0, -2.0, -1.0, 0.0, 3.0, 3.0, 0.0, -3.0]> : tensor<33xf32>
  %z = arith.constant 100.0 : f32
  %e = tensor.empty() : tensor<f32>
  %i = linalg.fill ins(%z : f32) outs(%e : tensor<f32>) -> tensor<f32>
  %r = linalg.reduce { arith.minimumf } ins(%s0 : tensor<33xf32>) outs(%i : tensor<f32>) dimensions = [0]
  check.expect_eq_const(%r, dense<-3.0> : tensor<f32>) : tensor<f32>
  return
}
func.func @min_f32_4() {
  %s0 = util.unfoldable_constant dense<> : tensor<2x0xf32>
  %z = arith.constant 100.0 : f32
  %e = tensor.empty() : tensor<2xf32>
  %i = linalg.fill ins(%z : f32) outs(%e : tensor<2xf32>) -> tensor<2xf32>
  %r = linalg.reduce { arith.minimumf } ins(%s0 : tensor<2x0xf32>) outs(%i : tensor<2xf32>) dimensions = [1]
  check.expect_eq_const(%r, dense<100.0> : tensor<2xf32>) : tensor<2xf32>
  return
}
func.func @min_f32_5() {
  %s0 = util.unfoldable_constant dense<[[2.0, 1.0, 0.0, 1.0, 1.0, -3.0, 3.0, -2.0, 0.0, 3.0, -3.0, 2.0, 0.0, -2.0, 2.0, 1.0, 0.0, 3.0, -3.0, 3.0, -3.0, -3.0, 1.0, 0.0, 1.0, 3.0, -2.0, -3.0, 2.0, -2.0, -1.0, -2.0, -3.0, 0.0, 0.0, -3.0, -2.0, 3.0, -1.0, -2.0, 2.0, -1.0, 0.0, 1.0, 3.0, -2.0, 0.0, 0.0, 2.0, 1.0, 2.0, -3.0, -3.0, -1.0, 0.0, 1.0, 2.0, 1.0, 2.0, 1.0, -1.0, 1.0, 1.0, 2.0, 2.0], [-3.0, -2.0, -2.0, -3.0, 2.0, -1.0, -1.0, 0.0, -1.0, -1.0, 1.0, 3.0, -3.0, 2.0, -3.0, -1.0, 1.0, 0.0, 3.0, 2.0, 2.0, 1.0, -1.0, 2.0, 0.0, -2.0, 1.0, 2.0, 2.0, 2.0, -3.0, 3.0, 2.0, -1.0, -1.0, 2.0, 2.0, 1.0, 3.0, -1.0, 2.0, -2.0, -3.0, 1.0, 3.0, -3.0, -2.0, 0.0, 2.0, -3.0, -1.0, -2.0, 1.0, 2.0, 1.0, -3.0, 2.0, -2.0, -1.0, -3.0, 3.0, -1.0, 3.0, -3.0, -1.0], [-1.0, -2.0, -1.0, 3.0, 2.0, 2.0, 2.0, 1.0, -3.0, -2.0, 1.0, -2.0, -3.0, 1.0, -1.0, -1.0, 0.0, -1.0, 1.0, 3.0, 2.0, -2.0, -2.0, 0.0, -3.0, 3.0, 2.0, -2.0, -1.0, -3.0, 1.0, 2.0, -1.0, 3.0, 2.0, -2.0, 0.0, 1.0, 2.0, -3.0, 3.0, -2.0, 1.0, -2.0, 3.0, -3.0, -2.0, 3.0, -1.0, 3.0, 0.0, 2.0, 1.0, -2.0, 3.0, -2.0, -2.0, -2.0, -2.0, 0.0, 0.0, -1.0, 2.0, 0.0, 2.0], [0.0, 0.0, -1.0, 2.0, 0.0, 1.0, 3.0, 0.0, -1.0, -2.0, 3.0, -3.0, -2.0, 0.0, 2.0, -3.0, 1.0, -1.0, -3.0, 3.0, 0.0, 2.0, 1.0, 3.0, 3.0, 2.0, 1.0, 2.0, 0.0, -2.0, -2.0, -2.0, 1.0, -1.0, -1.0, -3.0, -2.0, 2.0, 2.0, 1.0, 1.0, 0.0, -2.0, -3.0, 3.0, 2.0, -1.0, 0.0, 1.0, 0.0, 1.0, -1.0, 1.0, 0.0, 2.0, 0.0, -2.0, 0.0, -1.0, 2.0, -3.0, -2.0, 0.0, 3.0, 2.0], [1.0, 1.0, 1.0, 2.0, -2.0, -3.0, 3.0, 3.0, 2.0, 1.0, 1.0, 3.0, -3.0, 0.0, 1.0, 0.0, -1.0, -3.0, 0.0, 2.0, -3.0, 1.0, -1.0, 1.0, -1.0, 2.0, -3.0, -3.0, 1.0, -3.0, 3.0, 2.0, -1.0, -1.0, -1.0, 1.0, 3.0, 0.0, 2.0, 3.0, 1.0, 1.0, 3.0, 1.0, -3.0, 3.0, 0.0, -1.0, 1.0, 1.0, -2.0, 3.0, -2.0, -3.0, 3.0, 1.0, -3.0, -3.0, 3.0, 3.0, 0.0, 2.0, 2.0, 1.0, 2.0], [1.0, 0.0, -3.0, -3.0, -3.0, 3.0, -1.0, -2.0, -1.0, -3.0, 1.0, 1.0, 2.0, -1.0, -1.0, 3.0, -3.0, 0.0, -2.0, 2.0, 0.0, 0.0, 2.0, -1.0, 0.0, 0.0, -1.0, -2.0, -2.0, 3.0, -2.0, 3.0, 1.0, 2.0, 0.0, 0.0, -3.0, -1.0, -2.0, 2.0, -2.0, 3.0, 1.0, 0.0, 3.0, 0.0, 1.0, 3.0, -1.0, 2.0, 3.0, -3.0, 0.0, 3.0, 2.0, -3.0, 0.0, -1.0, -1.0, 2.0, -1.0, -1.0, -2.0, 2.0, -2.0], [-3.0, 3.0, -3.0, -3.0, 2.0, 2.0, -3.0, 0.0, -2.0, 2.0, -2.0, 3.0, -1.0, 0.0, 0.0, 3.0, -1.0, -1.0, 0.0, 3.0, -3.0, -2.0, -1.0, -2.0, -3.0, 2.0, 1.0, -3.0, 3.0, 2.0, -3.0, 2.0, 0.0, -1.0, -3.0, -1.0, -1.0, -3.0, -3.0, 1.0, 2.0, 3.0, 1.0, 1.0, -2.0, -1.0, 2.0, -1.0, 3.0, -1.0, -3.0, -2.0, -1.0, 1.0, 2.0, 2.0, -3.0, 1.0, 0.0, -2.0, 1.0, 1.0, 1.0, -2.0, 2.0], [-3.0, 0.0, 0.0, -3.0, 1.0, -2.0, 0.0, 0.0, -1.0, -1.0, 2.0, 2.0, 0.0, -2.0, 2.0, 0.0, 0.0, 1.0, 3.0, -1.0, -2.0, 1.0, -2.0, 2.0, -1.0, 2.0, 2.0, 1.0, -1.0, 1.0, -1.0, 3.0, -1.0, 3.0, -1.0, -2.0, -1.0, 2.0, 2.0, -1.0, 0.0, -3.0, -1.0, 0.0, 0.0, 3.0, -1.0, 1.0, 0.0, 3.0, -1.0, -2.0, -1.0, -3.0, 3.0, 0.0, 0.0, 3.0, 2.0, 1.0, 3.0, 1.0, -1.0, -1.0, -2.0], [3.0, 2.0, 0.0, -1.0, -1.0, -1.0, -1.0, -3.0, -3.0, -3.0, 1.0, 1.0, 1.0, 3.0, 1.0, 3.0, 3.0, 3.0, -2.0, -1.0, 3.0, -2.0, 3.0, 3.0, -1.0, 0.0, 3.0, 0.0, 3.0, 2.0, 1.0, 2.0, -1.0, 3.0, -1.0, -2.0, 2.0, 1.0, -2.0, -2.0, 3.0, 2.0, -1.0, 1.0, 3.0, 2.0, 0.0, 3.0, 2.0, 3.0, 1.0, 3.0, -2.0, 0.0, -1.0, 1.0, -1.0, 3.0, 3.0, 1.0, -2.0, 2.0, 1.0, 1.0, -3.0], [-2.0, 0.0, 3.0, 3.0, 1.0, 3.0, -2.0, -1.0, 2.0, 2.0, -1.0, 1.0, 1.0, 1.0, 0.0, 0.0, 2.0, -2.0, 3.0, 3.0, 0.0, -3.0, 3.0, 2.0, 1.0, 2.0, -1.0, 0.0, 3.0, -3.0, 3.0, -2.0, 0.0, 0.0, -1.0, -2.0, 3.0, -2.0, 3.0, 3.0, 3.0, -3.0, 1.0, 3.0, 0.0, 0.0, 0.0, 2.0, 3.0, 2.0, 1.0, -1.0, 1.0, 0.0, 3.0, 3.0, -2.0, 0.0, 1.0, 3.0, -3.0, -3.0, 2.0, -2.0, 1.0], [-2.0, 1.0, 0.0, 2.0, 2.0, -3.0, -3.0, 0.0, 0.0, -1.0, -3.0, -2.0, 0.0, -2.0, -2.0, 3.0, 2.0, -1.0, -3.0, -2.0, -2.0, -3.0, 3.0, 3.0, -2.0, 1.0, 0.0, -2.0, 0.0, 0.0, 0.0, 0.0, -3.0, 0.0, 0.0, -1.0, 3.0, 1.0, 0.0, -1.0, 1.0, -2.0, 0.0, 1.0, -2.0, -3.0, 0.0, 2.0, -1.0, -2.0, 1.0, 2.0, 1.0, -1.0, -3.0, -3.0, -3.0, 3.0, 2.0, -1.0, 0.0, 2.0, -2.0, 3.0, 3.0], [1.0, 0.0, 3.0, 0.0, -3.0, 0.0, -3.0, -1.0, -2.0, 0.0, 2.0, 1.0, -3.0, -1.0, -1.0, 3.0, -2.0, 0.0, 1.0, 1.0, -2.0, -2.0, -1.0, 1.0, 2.0, -3.0, 1.0, -1.0, 2.0, 1.0, 2.0, 1.0, -3.0, 3.0, 0.0, 0.0, -3.0, -3.0, 3.0, 0.0, 2.0, -2.0, -1.0, 3.0, -1.0, -3.0, 2.0, 2.0, 3.0, 1.0, 0.0, 2.0, -1.0, -2.0, 1.0, 2.0, -1.0, -1.0, -1.0, -2.0, 0.0, -2.0, 3.0, 2.0, 1.0], [-3.0, -2.0, 3.0, 2.0, -1.0, -3.0, -2.0, -2.0, 0.0, -1.0, 3.0, 0.0, -3.0, 0.0, 2.0, -2.0, 3.0, 1.0, -3.0, 1.0, -2.0, -3.0, -1.0, 3.0, -1.0, -3.0, -1.0, 1.0, 0.0, 0.0, -3.0, 0.0, -2.0, 0.0, -3.0, 3.0, 1.0, -1.0, 0.0, -2.0, 2.0, -2.0, -2.0, 3.0, -3.0, -3.0, -3.0, -2.0, 0.0, 2.0, -1.0, -1.0, 0.0, 1.0, 2.0, 1.0, 1.0, -2.0, -2.0, -2.0, -2.0, 0.0, 1.0, -3.0, 0.0], [1.0, -2.0, 1.0, 2.0, 1.0, 3.0, 2.0, -2.0, -1.0, 3.0, 0.0, 0.0, 2.0, -3.0, 2.0, 2.0, 0.0, 0.0, 3.0, 1.0, -3.0, 2.0, 3.0, 0.0, 0.0, 3.0, -1.0, 3.0, -3.0, 3.0, 0.0, 1.0, -3.0, 1.0, -3.0, 3.0, 0.0, -3.0, 0.0, 1.0, 2.0, -3.0, 1.0, 1.0, -3.0, 1.0, -1.0, 0.0, 2.0, -1.0, -3.0, 0.0, -2.0, 3.0, -2.0, -1.0, -2.0, 1.0, -1.0, -2.0, -1.0, -2.0, 2.0, -1.0, -2.0], [-2.0, -1.0, -3.0, -2.0, 0.0, 2.0, -3.0, 3.0, -3.0, -3.0, -2.0, -3.0, -3.0, 3.0, 2.0, -2.0, 3.0, -1.0, 1.0, 2.0, 2.0, 2.0, 1.0, 0.0, 1.0, -2.0, 2.0, 1.0, 3.0, 2.0, -2.0, 2.0, 1.0, 1.0, -2.0, -3.0, 0.0, 0.0, -2.0, -2.0, 2.0, 0.0, 3.0, 2.0, -1.0, -2.0, -1.0, -2.0, 0.0, 2.0, 0.0, -3.0, -2.0, -2.0, -3.0, -3.0, 3.0, -1.0, 2.0, -2.0, 2.0, 3.0, -3.0, -2.0, 1.0], [-2.0, 2.0, 3.0, 2.0, 0.0, 3.0, 2.0, 1.0, 2.0, 3.0, 2.0, 2.0, -1.0, -3.0, 0.0, 3.0, -3.0, 0.0, 0.0, 3.0, 3.0, -3.0, 2.0, 3.0, -2.0, 3.0, 1.0, -3.0, 3.0, -1.0, -1.0, -2.0, -2.0, -3.0, 2.0, 1.0, 3.0, -2.0, 2.0, -1.0, -1.0, -2.0, -1.0, 0.0, 1.0, -3.0, -3.0, -3.0, 3.0, 3.0, -2.0, -2.0, 0.0, -3.0, -1.0, 2.0, 1.0, 2.0, 1.0, -3.0, -1.0, 3.0, -1.0, 1.0, -2.0], [3.0, -3.0, 0.0, -3.0, 2.0, 3.0, -1.0, 1.0, 3.0, 0.0, 3.0, 1.0, 1.0, -1.0, -3.0, -1.0, -3.0, -3.0, 3.0, 0.0, 0.0, 1.0, -2.0, -2.0, -1.0, 2.0, 2.0, -1.0, -1.0, 1.0, 2.0, 2.0, -2.0, 1.0, -2.0, -2.0, 3.0, 3.0, 0.0, -3.0, 1.0, -2.0, 0.0, 2.0, 1.0, -2.0, -1.0, -1.0, 1.0, 3.0, 3.0, 2.0, -3.0, 2.0, 2.0, -1.0, -3.0, 3.0, 2.0, -3.0, -1.0, 1.0, 0.0, -1.0, 2.0]]> : tensor<17x65xf32>
  %z = arith.constant 100.0 : f32
  %e = tensor.empty() : tensor<17xf32>
  %i = linalg.fill ins(%z : f32) outs(%e : tensor<17xf32>) -> tensor<17xf32>
  %r = linalg.reduce { arith.minimumf } ins(%s0 : tensor<17x65xf32>) outs(%i : tensor<17xf32>) dimensions = [1]
  check.expect_eq_const(%r, dense<-3.0> : tensor<17xf32>) : tensor<17xf32>
  return
}
func.func @min_f64_0() {
  %s0 = util.unfoldable_constant dense<[[-1.0, -3.0, 0.0, -2.0, 0.0, -2.0, 3.0], [-2.0, -1.0, 3.0, 2.0, 1.0, 3.0, 2.0], [0.0, 3.0, 3.0, -2.0, -2.0, 2.0, -3.0], [3.0, 1.0, -1.0, 2.0, 2.0, 2.0, -1.0], [1.0, 0.0, 0.0, -2.0, 3.0, 2.0, -3.0]]> : tensor<5x7xf64>
  %z = arith.constant 100.0 : f64
  %e = tensor.empty() : tensor<5xf64>
  %i = linalg.fill ins(%z : f64) outs(%e : tensor<5xf64>) -> tensor<5xf64>
  %r = linalg.reduce { arith.minimumf } ins(%s0 : tensor<5x7xf64>) outs(%i : tensor<5xf64>) dimensions = [1]
  check.expect_eq_const(%r, dense<[-3.0, -2.0, -3.0, -1.0, -3.0]> : tensor<5xf64>) : tensor<5xf64>
  return
}
func.func @min_f64_1() {
  %s0 = util.unfoldable_constant dense<[[-1.0, 1.0, 2.0, -1.0, -3.0, -2.0, 3.0], [0.0, 2.0, 3.0, 1.0, 3.0, 1.0, -1.0], [-3.0, -2.0, -3.0, 3.0, 3.0, 2.0, 1.0], [-2.0, 3.0, -3.0, 3.0, -2.0, 3.0, -2.0], [1.0, -2.0, 1.0, 1.0, 3.0, -1.0, -1.0]]> : tensor<5x7xf64>
  %z = arith.constant 100.0 : f64
  %e = tensor.empty() : tensor<7xf64>
  %i = linalg.fill ins(%z : f64) outs(%e : tensor<7xf64>) -> tensor<7xf64>
  %r = linalg.reduce { arith.minimumf } ins(%s0 : tensor<5x7xf64>) outs(%i : tensor<7xf64>) dimensions = [0]
  check.expect_eq_const(%r, dense<[-3.0, -2.0, -3.0, -1.0, -3.0, -2.0, -2.0]> : tensor<7xf64>) : tensor<7xf64>
  return
}
func.func @min_f64_2() {
  %s0 = util.unfoldable_constant dense<[[[-1.0, -1.0, -3.0, 3.0, -2.0], [-2.0, 2.0, 1.0, 1.0, 3.0], [-2.0, 2.0, 1.0, 1.0, -3.0], [3.0, 1.0, -1.0, 0.0, 3.0]], [[-2.0, 1.0, -3.0, -1.0, -3.0], [-3.0, 3.0, 1.0, 1.0, -1.0], [3.0, 3.0, 1.0, 2.0, -1.0], [1.0, 1.0, 2.0, -1.0, 0.0]], [[-2.0, 3.0, 0.0, -2.0, 3.0], [-3.0, -2.0, 1.0, -1.0, 0.0], [0.0, 2.0, 3.0, -2.0, -1.0], [3.0, 3.0, 1.0, 2.0, -1.0]]]> : tensor<3x4x5xf64>
  %z = arith.constant 100.0 : f64
  %e = tensor.empty() : tensor<4xf64>
  %i = linalg.fill ins(%z : f64) outs(%e : tensor<4xf64>) -> tensor<4xf64>
  %r = linalg.reduce { arith.minimumf } ins(%s0 : tensor<3x4x5xf64>) outs(%i : tensor<4xf64>) dimensions = [0, 2]
  check.expect_eq_const(%r, dense<[-3.0, -3.0, -3.0, -1.0]> : tensor<4xf64>) : tensor<4xf64>
  return
}
func.func @min_i32_0() {
  %s0 = util.unfoldable_constant dense<[[0, -3, 0, 2, -2, -1, -3], [-1, 0, 1, -2, 2, -1, -2], [1, -1, 0, 1, -3, -1, -1], [3, -2, -3, 3, 2, -1, -3], [0, -1, 2, -1, 1, 3, -1]]> : tensor<5x7xi32>
  %z = arith.constant 100 : i32
  %e = tensor.empty() : tensor<5xi32>
  %i = linalg.fill ins(%z : i32) outs(%e : tensor<5xi32>) -> tensor<5xi32>
  %r = linalg.reduce { arith.minsi } ins(%s0 : tensor<5x7xi32>) outs(%i : tensor<5xi32>) dimensions = [1]
  check.expect_eq_const(%r, dense<[-3, -2, -3, -3, -1]> : tensor<5xi32>) : tensor<5xi32>
  return
}
func.func @min_i32_1() {
  %s0 = util.unfoldable_constant dense<[[-3, 1, 1, 0, 0, 3, -1], [0, -3, -3, -2, -3, 1, -1], [2, -1, 0, 2, 3, -2, 1], [3, 2, 3, -3, 1, 0, -3], [-3, 0, -2, 2, -1, -3, -3]]> : tensor<5x7xi32>
  %z = arith.constant 100 : i32
  %e = tensor.empty() : tensor<7xi32>
  %i = linalg.fill ins(%z : i32) outs(%e : tensor<7xi32>) -> tensor<7xi32>
  %r = linalg.reduce { arith.minsi } ins(%s0 : tensor<5x7xi32>) outs(%i : tensor<7xi32>) dimensions = [0]
  check.expect_eq_const(%r, dense<-3> : tensor<7xi32>) : tensor<7xi32>
  return
}
func.func @min_i32_2() {
  %s0 = util.unfoldable_constant dense<[[[0, -3, 3, -1, -1], [0, -2, 3, 2, 2], [-2, 3, 0, 1, 0], [3, 3, 1, 2, -2]], [[3, 1, -1, 3, 2], [-1, -2, -1, -2, 0], [-2, -2, -2, -2, 2], [3, 3, 2, 3, 0]], [[1, 3, 3, -1, -2], [3, 2, 1, -3, 1], [3, 2, -2, -1, -2], [-3, -1, -1, 1, 1]]]> : tensor<3x4x5xi32>
  %z = arith.constant 100 : i32
  %e = tensor.empty() : tensor<4xi32>
  %i = linalg.fill ins(%z : i32) outs(%e : tensor<4xi32>) -> tensor<4xi32>
  %r = linalg.reduce { arith.minsi } ins(%s0 : tensor<3x4x5xi32>) outs(%i : tensor<4xi32>) dimensions = [0, 2]
  check.expect_eq_const(%r, dense<[-3, -3, -2, -3]> : tensor<4xi32>) : tensor<4xi32>
  return
}
func.func @min_i32_3() {
  %s0 = util.unfoldable_constant dense<[0, 3, 3, -1, -2, 0, 3, 1, 2, 0, 0, 0, 3, -3, 0, 3, 1, 2, 1, 3, 0, 3, -1, -3, 3, 3, 0, -2, 3, 0, 0, 0, -3]> : tensor<33xi32>
  %z = arith.constant 100 : i32
  %e = tensor.empty() : tensor<i32>
  %i = linalg.fill ins(%z : i32) outs(%e : tensor<i32>) -> tensor<i32>
  %r = linalg.reduce { arith.minsi } ins(%s0 : tensor<33xi32>) outs(%i : tensor<i32>) dimensions = [0]
  check.expect_eq_const(%r, dense<-3> : tensor<i32>) : tensor<i32>
  return
}
func.func @min_i32_4() {
  %s0 = util.unfoldable_constant dense<> : tensor<2x0xi32>
  %z = arith.constant 100 : i32
  %e = tensor.empty() : tensor<2xi32>
  %i = linalg.fill ins(%z : i32) outs(%e : tensor<2xi32>) -> tensor<2xi32>
  %r = linalg.reduce { arith.minsi } ins(%s0 : tensor<2x0xi32>) outs(%i : tensor<2xi32>) dimensions = [1]
  check.expect_eq_const(%r, dense<100> : tensor<2xi32>) : tensor<2xi32>
  return
}
func.func @min_i32_5() {
  %s0 = util.unfoldable_constant dense<[[1, -2, 2, -3, 2, 2, -1, 1, 3, -3, 1, 3, -1, 3, 3, 3, 0, 0, 1, -2, -1, 0, -3, 2, 0, -1, 0, 0, 2, 2, -3, -2, 3, -1, -1, 0, 1, -2, 1, 0, -2, -3, -3, -3, -3, -1, 2, 2, -1, -1, 3, 0, 0, 1, 1, 2, 3, -3, -1, 3, 0, 0, 1, -3, 2], [-2, 0, -1, -1, 2, 2, -3, -3, -3, 0, -3, 0, 0, 1, 0, 2, 0, -1, 1, 2, 1, 1, 0, 2, -1, -1, 1, 1, 2, 0, -1, 2, -3, 1, -1, -3, -3, 0, 1, -2, 2, 0, 1, -1, 1, 0, -3, -2, -2, -1, 1, 1, 0, 1, -3, 2, 1, 2, 0, 0, -2, 0, 3, 2, 2], [-1, -2, 1, -2, 0, 1, 1, 3, -3, 0, 3, 1, 2, 2, -3, -2, -1, 1, 1, 3, 3, 1, 0, -3, 0, 3, 3, 1, 1, 2, 3, -3, 3, -2, -3, -3, -1, 2, 2, 1, 1, 1, 1, 0, -2, 1, 3, -2, 3, -1, -1, 1, -3, 0, 3, 3, 3, 0, 0, 2, 3, 2, -3, -1, 1], [-2, 2, 2, 3, 1, 1, 1, -2, -2, -1, -1, 0, -1, 3, -3, 2, 3, -1, -3, 0, -3, 2, -3, 2, 2, 0, 0, -2, 1, -3, 0, -1, -1, -1, 1, 0, -3, 3, -1, 3, -2, -1, 3, 0, -1, 3, 0, 2, 0, 0, -1, 2, 2, 3, 1, 3, -1, -1, -3, 0, -2, -1, 1, -3, 2], [-2, -3, -1, 3, 1, 1, -2, 1, -1, -1, 2, 3, -3, -1, -2, -2, -3, 3, 3, -3, 2, -3, -3, -3, -3, 2, -3, 3, 3, -2, -3, -1, 3, 2, 0, 3, -3, 0, 1, -1, -1, -3, -1, -2, -3, -3, 1, -3, 2, 2, 3, 1, 3, -2, 2, -1, 3, -2, 2, -1, -3, 1, 1, -2, 2], [1, 3, -2, 3, 3, 2, -2, 2, 1, 0, -2, -2, -1, 3, 0, 1, 0, 3, -3, -3, 2, 2, -1, 3, -1, -2, -2, -3, -1, -3, -2, 1, 1, 3, 2, 1, 3, 1, 3, -3, -3, -3, -3, -1, -3, 3, 1, 1, -3, -3, 3, -2, 0, -3, -1, -2, -1, -2, -1, 1, -2, 1, -1, -2, -2], [-2, -3, 1, -2, 0, -1, -1, -1, 1, -2, -2, 2, -2, -2, 1, 1, 2, 1, 3, 3, 2, -3, 0, -1, -3, -2, 1, 2, -2, -2, -3, 1, 2, 2, -1, 1, -1, -1, 1, -2, 3, 2, 1, -3, 2, 1, 3, 0, 0, 3, -2, 3, -2, 1, -3, -3, -2, -2, 0, -3, 0, 3, -2, -2, 2], [0, 2, -2, -3, -2, 0, 0, -1, -1, 0, 3, 1, 1, -2, -2, -1, -3, -3, -1, 2, -1, 1, 3, 2, 1, -3, -1, -1, 2, 0, 1, 1, -1, 3, 1, 0, -2, -2, 1, 1, 3, -3, 2, 3, 0, -2, 0, 0, -3, 1, -3, 0, -2, 1, 3, -3, -2, 1, -1, -3, 1, 3, -3, 1, 3], [2, -1, -3, -3, -1, -2, 0, -2, 3, 0, -3, -1, -2, 2, -2, 2, 2, -3, -2, -1, 2, 1, 1, 1, 2, -2, -2, -2, -1, -1, -1, 0, 1, 2, -1, -1, 0, -3, 3, 0, 0, -3, -3, -3, 0, -2, 3, 2, 1, 2, 1, 3, 2, 2, 0, -3, -1, -3, 3, -1, -3, -2, 2, -3, -1], [1, -3, -2, 3, 0, 2, 1, -2, 2, -3, 1, -1, -2, 3, -2, -3, 1, -1, 0, -1, -2, -2, -1, 1, -3, -1, 1, 2, -1, -1, -1, -2, -2, 1, -1, 2, 3, 0, 2, -3, -1, 2, 1, -1, 2, -3, 0, -3, -2, 3, -1, 1, 2, 2, 3, -2, -1, 0, 2, -3, 1, 2, 1, 1, -3], [-3, 2, -3, 0, 3, 1, 2, 0, -3, -2, -3, 0, 3, 1, -2, 0, -2, 1, 3, 0, 0, -3, 3, -2, 3, 0, 0, -2, 0, 2, -1, 3, -2, -1, 1, -3, -2, 2, 3, -2, 1, 2, 0, 2, -3, 0, 1, 1, -2, -1, -2, 0, -3, -2, -1, 2, 1, 0, -1, 2, 1, 2, -3, 2, -2], [-2, 2, -2, -2, -2, 3, -1, -2, 1, -1, -3, -1, -2, 0, -1, 3, 2, 0, 0, 2, -3, -2, -3, -2, 1, -2, -3, -1, 0, -2, 2, 1, -3, -3, 1, 1, 2, -2, -2, -3, -1, 1, -2, 1, 1, -2, 1, -3, -2, -2, 0, -2, 0, -2, -1, 1, 0, 1, 3, 1, -1, 0, -1, 2, -1], [-1, 3, 1, 3, 2, -3, -1, 0, 2, 3, 0, 2, 2, 1, 2, -2, 1, -1, -3, -2, 3, -1, 2, 0, 2, 3, -1, -3, 3, -1, 2, -3, 0, 3, -2, 3, -2, -2, -3, -1, 2, 2, 0, -3, 0, 2, -1, 1, -1, 1, 1, -1, 1, -3, -3, 0, -3, 1, 1, 1, 2, 1, -3, -1, 2], [-1, 0, 0, 3, -2, 2, -1, 0, -1, -3, -3, 0, 3, 2, -2, -3, -2, 3, 1, -1, 2, -1, 0, -1, -1, -3, 2, 1, 1, 2, -2, 2, -3, 2, -2, 3, -2, 0, 0, -2, 0, -3, 0, 2, -1, 1, 3, 0, -2, 2, 0, -1, 1, 2, -1, 2, -3, 2, 3, 3, 3, -3, 2, 1, 0], [-3, -2, 2, 2, -3, 0, -2, 1, -2, 0, -2, -3, 0, 2, 0, -1, 0, 2, 1, 2, 2, 1, -2, 0, -3, 3, -2, 2, -3, 2, -2, 1, 0, -1, 2, -3, -1, -3, -3, -3, 1, -3, -2, -1, -2, 2, -3, -3, 0, -2, -3, 1, 0, 3, 2, 2, -1, -1, 1, -3, 3, 0, -1, 1, -1], [-3, -2, -2, 2, -3, 3, 0, 0, -3, -2, 0, -2, -1, -1, 2, 3, 2, 1, 2, 0, 2, -1, 2, 0, 1, 2, 0, -1, 2, 1, 1, -2, 0, 0, 2, 2, 0, 3, 2, 2, 3, 0, 3, 2, -1, 0, -3, 1, 0, -2, 3, -2, 0, -3, 3, 3, 1, -2, 2, -2, -2, -2, 0, 3, -2], [-3, 1, -2, 2, -1, -1, 0, 2, 1, -2, 1, 0, 2, -2, -3, 3, 0, 0, -2, -2, 3, 1, 2, 0, -3, -3, 1, 0, -3, 3, 0, 2, 0, 3, 2, 3, -2, -2, -1, 3, -1, -1, -2, 1, 2, -2, -1, -1, -3, 0, -2, 2, 2, 3, -3, 2, 2, 3, 3, 3, 1, 3, 2, 1, 0]]> : tensor<17x65xi32>
  %z = arith.constant 100 : i32
  %e = tensor.empty() : tensor<17xi32>
  %i = linalg.fill ins(%z : i32) outs(%e : tensor<17xi32>) -> tensor<17xi32>
  %r = linalg.reduce { arith.minsi } ins(%s0 : tensor<17x65xi32>) outs(%i : tensor<17xi32>) dimensions = [1]
  check.expect_eq_const(%r, dense<-3> : tensor<17xi32>) : tensor<17xi32>
  return
}
func.func @min_i64_0() {
  %s0 = util.unfoldable_constant dense<[[-2, -1, 3, 0, 2, 1, -3], [2, 0, 3, 0, -2, -3, -1], [1, -2, 1, 0, 3, 3, -3], [1, 3, -3, -1, 1, -2, -2], [-3, 1, 0, -1, 1, 3, -2]]> : tensor<5x7xi64>
  %z = arith.constant 100 : i64
  %e = tensor.empty() : tensor<5xi64>
  %i = linalg.fill ins(%z : i64) outs(%e : tensor<5xi64>) -> tensor<5xi64>
  %r = linalg.reduce { arith.minsi } ins(%s0 : tensor<5x7xi64>) outs(%i : tensor<5xi64>) dimensions = [1]
  check.expect_eq_const(%r, dense<-3> : tensor<5xi64>) : tensor<5xi64>
  return
}
func.func @min_i64_1() {
  %s0 = util.unfoldable_constant dense<[[0, 2, -2, -2, 1, 0, 3], [2, -1, 0, 3, -3, 3, 3], [-1, -3, 2, 1, -1, -2, -1], [3, -1, 2, 1, -3, 0, 2], [3, -1, -3, -1, 1, 1, 1]]> : tensor<5x7xi64>
  %z = arith.constant 100 : i64
  %e = tensor.empty() : tensor<7xi64>
  %i = linalg.fill ins(%z : i64) outs(%e : tensor<7xi64>) -> tensor<7xi64>
  %r = linalg.reduce { arith.minsi } ins(%s0 : tensor<5x7xi64>) outs(%i : tensor<7xi64>) dimensions = [0]
  check.expect_eq_const(%r, dense<[-1, -3, -3, -2, -3, -2, -1]> : tensor<7xi64>) : tensor<7xi64>
  return
}
func.func @min_i64_2() {
  %s0 = util.unfoldable_constant dense<[[[3, 0, -2, 3, -2], [-1, 1, 1, 1, -3], [0, 3, 2, 1, 2], [-2, -1, -3, -2, 0]], [[1, -2, -2, -3, -3], [-1, 3, -1, -1, -2], [3, 3, 3, -2, 3], [0, 1, -3, 3, -3]], [[1, 0, 2, 2, 0], [-2, 1, -2, -2, 2], [1, 3, 3, 0, -3], [-1, 2, 2, -1, 3]]]> : tensor<3x4x5xi64>
  %z = arith.constant 100 : i64
  %e = tensor.empty() : tensor<4xi64>
  %i = linalg.fill ins(%z : i64) outs(%e : tensor<4xi64>) -> tensor<4xi64>
  %r = linalg.reduce { arith.minsi } ins(%s0 : tensor<3x4x5xi64>) outs(%i : tensor<4xi64>) dimensions = [0, 2]
  check.expect_eq_const(%r, dense<-3> : tensor<4xi64>) : tensor<4xi64>
  return
}
func.func @min_i8_0() {
  %s0 = util.unfoldable_constant dense<[[3, -2, 0, -3, -1, 3, 1], [-3, -1, 3, -3, -2, 0, 3], [-1, 1, -2, 3, -1, 1, 1], [1, -3, -1, 1, 1, 2, -2], [0, 0, 3, 2, 2, -2, -1]]> : tensor<5x7xi8>
  %z = arith.constant 100 : i8
  %e = tensor.empty() : tensor<5xi8>
  %i = linalg.fill ins(%z : i8) outs(%e : tensor<5xi8>) -> tensor<5xi8>
  %r = linalg.reduce { arith.minsi } ins(%s0 : tensor<5x7xi8>) outs(%i : tensor<5xi8>) dimensions = [1]
  check.expect_eq_const(%r, dense<[-3, -3, -2, -3, -2]> : tensor<5xi8>) : tensor<5xi8>
  return
}
func.func @min_i8_1() {
  %s0 = util.unfoldable_constant dense<[[-3, -3, 3, 1, -2, 2, -3], [2, -3, 0, -2, -3, 1, 2], [-1, -3, 0, 3, 0, 3, -3], [1, 0, 3, -3, -3, 2, 1], [3, 3, 2, -2, -3, -2, 3]]> : tensor<5x7xi8>
  %z = arith.constant 100 : i8
  %e = tensor.empty() : tensor<7xi8>
  %i = linalg.fill ins(%z : i8) outs(%e : tensor<7xi8>) -> tensor<7xi8>
  %r = linalg.reduce { arith.minsi } ins(%s0 : tensor<5x7xi8>) outs(%i : tensor<7xi8>) dimensions = [0]
  check.expect_eq_const(%r, dense<[-3, -3, 0, -3, -3, -2, -3]> : tensor<7xi8>) : tensor<7xi8>
  return
}
func.func @min_i8_2() {
  %s0 = util.unfoldable_constant dense<[[[3, 0, 0, 0, -3], [0, -3, 1, 2, -1], [3, 3, 1, -3, 0], [2, 1, 1, 3, -2]], [[0, 0, -1, -1, -2], [-1, 0, -3, 0, 3], [1, -3, 1, 3, -1], [3, 1, 0, -2, 2]], [[-1, -1, -2, 2, 3], [-2, 3, 0, -3, 2], [-1, -1, -1, 3, 0], [3, -3, 3, -1, -3]]]> : tensor<3x4x5xi8>
  %z = arith.constant 100 : i8
  %e = tensor.empty() : tensor<4xi8>
  %i = linalg.fill ins(%z : i8) outs(%e : tensor<4xi8>) -> tensor<4xi8>
  %r = linalg.reduce { arith.minsi } ins(%s0 : tensor<3x4x5xi8>) outs(%i : tensor<4xi8>) dimensions = [0, 2]
  check.expect_eq_const(%r, dense<-3> : tensor<4xi8>) : tensor<4xi8>
  return
}
func.func @and_i32_0() {
  %s0 = util.unfoldable_constant dense<[[1, 0, -3, 3, 1, 0, -3], [3, 3, 0, 3, -1, 1, 1], [3, 1, 1, 1, 3, -3, 0], [1, -2, 3, -3, -2, 3, 1], [2, 0, -2, 2, 0, -2, 3]]> : tensor<5x7xi32>
  %z = arith.constant -1 : i32
  %e = tensor.empty() : tensor<5xi32>
  %i = linalg.fill ins(%z : i32) outs(%e : tensor<5xi32>) -> tensor<5xi32>
  %r = linalg.reduce { arith.andi } ins(%s0 : tensor<5x7xi32>) outs(%i : tensor<5xi32>) dimensions = [1]
  check.expect_eq_const(%r, dense<0> : tensor<5xi32>) : tensor<5xi32>
  return
}
func.func @and_i32_1() {
  %s0 = util.unfoldable_constant dense<[[-2, 2, 2, -2, 2, -3, 1], [-3, 0, 3, -3, 3, 1, 1], [-3, 3, -2, 2, -2, 3, 1], [1, 0, 2, 2, 2, 0, 2], [-1, -2, 0, 2, -1, 0, -3]]> : tensor<5x7xi32>
  %z = arith.constant -1 : i32
  %e = tensor.empty() : tensor<7xi32>
  %i = linalg.fill ins(%z : i32) outs(%e : tensor<7xi32>) -> tensor<7xi32>
  %r = linalg.reduce { arith.andi } ins(%s0 : tensor<5x7xi32>) outs(%i : tensor<7xi32>) dimensions = [0]
  check.expect_eq_const(%r, dense<[0, 0, 0, 0, 2, 0, 0]> : tensor<7xi32>) : tensor<7xi32>
  return
}
func.func @and_i32_2() {
  %s0 = util.unfoldable_constant dense<[[[3, -3, -2, -1, 3], [-1, -2, 1, -1, 1], [3, 2, 1, -1, 0], [-3, -2, 2, -3, -2]], [[0, 2, -2, 2, 0], [2, 0, -1, -3, -3], [0, -1, -1, -1, -1], [3, 3, 0, 2, 1]], [[-1, -3, 1, -1, 3], [3, 2, -3, 2, 3], [-3, 0, -1, -3, -1], [2, -2, -2, -1, -2]]]> : tensor<3x4x5xi32>
  %z = arith.constant -1 : i32
  %e = tensor.empty() : tensor<4xi32>
  %i = linalg.fill ins(%z : i32) outs(%e : tensor<4xi32>) -> tensor<4xi32>
  %r = linalg.reduce { arith.andi } ins(%s0 : tensor<3x4x5xi32>) outs(%i : tensor<4xi32>) dimensions = [0, 2]
  check.expect_eq_const(%r, dense<0> : tensor<4xi32>) : tensor<4xi32>
  return
}
func.func @and_i32_3() {
  %s0 = util.unfoldable_constant dense<[1, -1, -1, 2, -2, -2, 0, -1, -2, -2, -1, -1, 1, 1, 3, 2, 1, 0, -1, 0, 0, 3, 0, 0, -1, -3, 2, 2, 0, -2, -1, 1, 2]> : tensor<33xi32>
  %z = arith.constant -1 : i32
  %e = tensor.empty() : tensor<i32>
  %i = linalg.fill ins(%z : i32) outs(%e : tensor<i32>) -> tensor<i32>
  %r = linalg.reduce { arith.andi } ins(%s0 : tensor<33xi32>) outs(%i : tensor<i32>) dimensions = [0]
  check.expect_eq_const(%r, dense<0> : tensor<i32>) : tensor<i32>
  return
}
func.func @and_i32_4() {
  %s0 = util.unfoldable_constant dense<> : tensor<2x0xi32>
  %z = arith.constant -1 : i32
  %e = tensor.empty() : tensor<2xi32>
  %i = linalg.fill ins(%z : i32) outs(%e : tensor<2xi32>) -> tensor<2xi32>
  %r = linalg.reduce { arith.andi } ins(%s0 : tensor<2x0xi32>) outs(%i : tensor<2xi32>) dimensions = [1]
  check.expect_eq_const(%r, dense<-1> : tensor<2xi32>) : tensor<2xi32>
  return
}
func.func @and_i32_5() {
  %s0 = util.unfoldable_constant dense<[[2, -3, 3, -2, 1, 3, -1, -2, 3, 1, 0, 3, 3, 2, 1, -3, -2, 3, 1, -2, 0, 3, -1, 2, -2, 3, -1, -2, 2, 0, -3, 2, 1, 1, 3, 2, -3, -1, 3, -1, 1, -2, -2, 2, 1, -3, -2, 1, -3, 1, -3, 1, 1, 2, 3, -1, 3, -1, 1, -1, -3, 1, -1, 1, 0], [0, -1, 0, 0, -3, -3, 1, 0, 0, 0, -1, 3, -2, -2, 2, -3, -2, 0, 2, -2, -3, 2, -2, 2, 3, -1, -3, 0, -1, -3, 1, 1, 1, 0, -3, 0, -2, 0, -3, -3, 0, -2, -3, 0, -1, -2, -2, 0, 0, 1, 3, 3, -3, -2, 0, 3, -2, -3, 0, 2, 0, -2, -1, -1, 3], [3, 1, 1, -1, 3, -2, -3, -1, 2, 1, 2, -2, 3, 1, 1, -3, 0, 0, -3, 0, -2, 3, 0, 0, -1, -1, 3, 0, -2, 3, 1, -3, -2, -2, -1, 0, -1, 1, 1, 3, 2, -1, 2, 1, 0, 1, -3, -2, 0, -3, -2, 1, -2, 0, 0, 3, -2, 0, -3, -3, -2, -3, 3, -3, -2], [-2, 3, -3, 0, -1, 1, 0, -1, -2, 2, 3, -2, 0, -1, 1, 3, 1, 2, 2, -1, -2, -1, 0, 0, 1, -2, -2, -1, -3, 1, 1, -3, 0, 2, -3, 2, 2, 3, -3, -1, 1, 2, -2, -1, -3, -3, 0, -1, 2, 1, 0, -2, -3, 0, 3, -3, 0, -2, -1, 0, -1, -2, 1, 3, -2], [3, -1, 2, 1, 0, 1, 3, 0, -2, -1, -1, 3, -3, -2, -3, -1, 3, -2, 0, 0, 2, 1, 2, -3, -1, 3, -2, -3, 0, 1, 2, 2, -2, 1, 3, 1, -3, 1, 1, 1, 1, 2, 2, 0, -2, 0, -2, 1, -1, 2, -2, -3, -3, -3, -1, -2, -3, 2, 2, -1, 2, 2, 2, -1, -1], [3, 2, 3, -2, -3, 3, 1, -3, -2, 3, 3, -2, 0, 0, 0, 1, -2, -1, 3, 0, -1, 2, -2, -1, -2, -2, -1, 2, 3, -3, -3, -2, -2, -1, 1, 1, 0, 2, 1, -2, 3, -3, -3, -3, 3, 2, -3, 0, 3, 1, 0, 3, -2, -3, 3, 2, 3, -2, 1, -2, -1, -2, 1, 0, -1], [2, 1, -3, 3, -2, 2, 0, -3, -2, -3, 1, 3, 3, 2, 2, 0, -1, -1, -1, -2, 1, 0, -3, 2, 0, 3, -1, -1, -3, 0, -2, -1, -3, 3, 0, 0, -1, -1, 2, -3, -2, 1, 3, 3, -2, -1, -1, 3, 1, 0, -2, 0, 0, 2, 3, 0, 3, 2, 1, -1, 1, 3, 1, 0, -3], [1, 1, -1, 1, -1, 3, 0, 3, 0, 3, -2, 0, 3, -2, -3, -1, 0, -2, -3, 0, -3, 3, -2, 0, 2, -1, -2, 0, 3, 1, 1, -2, -2, 3, 2, -2, 0, 2, -1, -2, 1, 2, 1, -2, -1, -2, -3, 2, 3, 0, -1, -2, -3, -2, 3, -1, 1, -1, 2, 2, -1, 2, -3, 1, 3], [-1, 1, 2, 1, -2, 2, -2, 0, 1, -3, -3, 0, 3, 1, -2, 0, 0, -2, -1, 0, -3, 3, 3, -3, -3, 3, 2, 2, -3, -3, -2, -1, 0, 3, -1, -1, 2, 0, 2, -3, 2, 0, 0, 3, -1, -3, -1, -2, -1, 1, -2, 2, -3, 3, 3, 3, -2, 0, -2, -3, 2, 2, 3, 0, 3], [1, -3, -1, -2, 1, 1, 3, 1, 1, 2, -3, 2, 1, -1, -3, -3, -2, -1, 0, 2, 3, -3, 0, 3, 3, -1, 1, -2, -2, 1, 2, -3, 3, 3, 2, -1, 0, -1, 1, 2, -3, 1, -2, -3, -2, -3, -3, -1, -3, -3, -3, 1, 0, 0, -3, 3, 1, -1, -3, -2, -1, 2, -1, -3, -3], [1, -1, 2, 0, 3, 3, 3, 0, -2, -2, 2, -1, 3, -2, -2, 2, 2, 1, -3, 2, 3, -1, -3, 0, 0, 3, 3, -1, 3, -3, 0, -2, 3, 1, -3, 0, -3, 1, 0, -3, 1, -2, 3, 1, 3, -3, 1, 0, -1, 2, -3, 2, 3, -2, 2, -1, 0, -1, -1, -3, -2, 0, -1, -3, -1], [0, -2, 3, 2, 2, -2, -1, -2, -2, 0, -1, 1, 2, -1, -1, 0, 2, 1, 3, 2, -3, -2, -1, 0, -3, 3, -1, -2, 1, -2, -1, 0, 2, -3, -3, 3, -3, 1, 2, -1, 0, -3, 3, 1, -2, -3, 1, 3, 1, 0, 3, -3, -1, 0, -2, -1, 3, -3, 0, -3, 1, 3, -3, 1, -2], [1, 3, 2, -3, -1, 2, -3, -2, 1, 3, 0, 1, 2, -1, -1, 1, 1, 3, 2, -2, 2, -1, -3, -1, -3, 2, 3, -3, 1, -2, -2, 1, 3, -2, 2, 1, 3, -2, 0, 1, -1, -1, 1, 1, -2, -1, 0, 0, 0, -1, -1, -2, 2, 0, 1, 1, -3, 2, -1, 3, 3, -3, 1, 3, -2], [1, 2, 1, -1, 0, -1, 3, 3, 2, -1, 2, 2, 3, -2, -3, 1, 3, 2, -2, 1, -3, -3, 3, 2, 0, 2, 1, 0, 0, 1, -2, 1, -3, 1, 3, -1, -3, 3, -1, -2, 0, -1, 3, -1, -1, -1, 0, 3, -1, 3, 1, 2, -1, 0, -2, -3, -1, -3, -3, 2, -1, -2, 0, 0, 3], [-1, 0, -3, 2, 3, 1, 0, 2, 1, 0, -3, 3, -1, 2, 3, 3, -2, -3, -1, 2, 2, -2, 0, -2, -2, -2, 2, -2, -2, 1, 1, 3, -3, 2, 2, 3, -3, -2, -2, -2, -2, -1, 1, 2, -1, -3, -1, 2, 0, -1, -3, 2, 0, 3, -2, -2, 1, 2, 1, 3, 0, -1, 0, 1, 2], [1, 1, 1, -3, -1, -1, -1, 1, 3, 0, 1, -3, 3, 0, 3, 2, -2, -2, -2, -2, -1, 0, 1, 3, 1, -1, 2, 1, -2, 3, 2, -2, -1, 0, 2, 3, 1, -3, -3, 3, -3, -3, -3, -1, 2, -2, -3, 1, 3, -3, 0, -3, -3, 3, -2, 1, 0, 3, -3, -1, 0, -2, -2, -2, -2], [2, 1, -3, 0, 0, -3, -1, 1, 3, 1, -1, 3, -1, -2, 1, 1, 0, 3, 1, -2, 1, -3, 0, -3, 3, -2, 3, -2, 2, -3, 2, -3, -3, -1, -1, -1, 1, 1, -2, 3, -2, -3, -3, 1, 0, -2, 0, 3, 1, 0, -1, -2, 0, 3, -2, -3, 0, -1, -3, 2, -3, 2, 2, 0, 1]]> : tensor<17x65xi32>
  %z = arith.constant -1 : i32
  %e = tensor.empty() : tensor<17xi32>
  %i = linalg.fill ins(%z : i32) outs(%e : tensor<17xi32>) -> tensor<17xi32>
  %r = linalg.reduce { arith.andi } ins(%s0 : tensor<17x65xi32>) outs(%i : tensor<17xi32>) dimensions = [1]
  check.expect_eq_const(%r, dense<0> : tensor<17xi32>) : tensor<17xi32>
  return
}
func.func @and_i64_0() {
  %s0 = util.unfoldable_constant dense<[[0, -2, 0, 3, 2, 3, 3], [0, -2, -3, 1, -3, -2, -2], [-3, 3, 3, -1, 1, 1, -1], [-1, -3, 3, 3, 2, -1, -3], [2, 1, -2, -1, 0, -1, -2]]> : tensor<5x7xi64>
  %z = arith.constant -1 : i64
  %e = tensor.empty() : tensor<5xi64>
  %i = linalg.fill ins(%z : i64) outs(%e : tensor<5xi64>) -> tensor<5xi64>
  %r = linalg.reduce { arith.andi } ins(%s0 : tensor<5x7xi64>) outs(%i : tensor<5xi64>) dimensions = [1]
  check.expect_eq_const(%r, dense<[0, 0, 1, 0, 0]> : tensor<5xi64>) : tensor<5xi64>
  return
}
func.func @and_i64_1() {
  %s0 = util.unfoldable_constant dense<[[1, 3, 0, -3, -1, -1, -1], [-1, -1, -1, 3, 0, 2, 3], [0, -2, -3, 2, 1, 2, -3], [1, 1, 3, 0, -1, -2, -2], [3, 0, 1, 1, 0, 2, 3]]> : tensor<5x7xi64>
  %z = arith.constant -1 : i64
  %e = tensor.empty() : tensor<7xi64>
  %i = linalg.fill ins(%z : i64) outs(%e : tensor<7xi64>) -> tensor<7xi64>
  %r = linalg.reduce { arith.andi } ins(%s0 : tensor<5x7xi64>) outs(%i : tensor<7xi64>) dimensions = [0]
  check.expect_eq_const(%r, dense<[0, 0, 0, 0, 0, 2, 0]> : tensor<7xi64>) : tensor<7xi64>
  return
}
func.func @and_i64_2() {
  %s0 = util.unfoldable_constant dense<[[[3, -2, 0, -1, -1], [2, 2, -1, -2, 1], [3, -2, 2, -2, 0], [0, 2, -2, 1, 0]], [[-1, -1, 0, -1, 3], [2, -1, 2, 2, -2], [-3, -3, 1, -3, 3], [-2, 1, -1, 1, -2]], [[3, -2, 3, 0, 2], [3, 3, -1, -3, 0], [1, -3, 1, 2, -1], [3, 3, 3, 2, 1]]]> : tensor<3x4x5xi64>
  %z = arith.constant -1 : i64
  %e = tensor.empty() : tensor<4xi64>
  %i = linalg.fill ins(%z : i64) outs(%e : tensor<4xi64>) -> tensor<4xi64>
  %r = linalg.reduce { arith.andi } ins(%s0 : tensor<3x4x5xi64>) outs(%i : tensor<4xi64>) dimensions = [0, 2]
  check.expect_eq_const(%r, dense<0> : tensor<4xi64>) : tensor<4xi64>
  return
}
func.func @and_i8_0() {
  %s0 = util.unfoldable_constant dense<[[1, 0, -3, 1, -1, -2, -2], [-3, 0, -3, -2, -3, -2, 2], [2, 1, -1, 3, -2, 3, 1], [-3, 1, -2, 3, -1, 2, 1], [1, 3, 2, 1, 0, -1, 3]]> : tensor<5x7xi8>
  %z = arith.constant -1 : i8
  %e = tensor.empty() : tensor<5xi8>
  %i = linalg.fill ins(%z : i8) outs(%e : tensor<5xi8>) -> tensor<5xi8>
  %r = linalg.reduce { arith.andi } ins(%s0 : tensor<5x7xi8>) outs(%i : tensor<5xi8>) dimensions = [1]
  check.expect_eq_const(%r, dense<0> : tensor<5xi8>) : tensor<5xi8>
  return
}
func.func @and_i8_1() {
  %s0 = util.unfoldable_constant dense<[[-1, -2, -3, -3, -2, -1, 1], [1, 2, 0, -1, 2, 1, -1], [-2, 0, 0, 1, -2, -1, 3], [-2, 3, 3, 2, -2, -3, -2], [-1, -2, 0, 2, -1, -1, 3]]> : tensor<5x7xi8>
  %z = arith.constant -1 : i8
  %e = tensor.empty() : tensor<7xi8>
  %i = linalg.fill ins(%z : i8) outs(%e : tensor<7xi8>) -> tensor<7xi8>
  %r = linalg.reduce { arith.andi } ins(%s0 : tensor<5x7xi8>) outs(%i : tensor<7xi8>) dimensions = [0]
  check.expect_eq_const(%r, dense<[0, 0, 0, 0, 2, 1, 0]> : tensor<7xi8>) : tensor<7xi8>
  return
}
func.func @and_i8_2() {
  %s0 = util.unfoldable_constant dense<[[[3, 2, 1, 3, 1], [0, -3, 1, -1, -1], [-1, 0, 0, 1, 1], [2, 2, 0, 3, 0]], [[2, 2, -2, 3, 2], [3, 3, 0, -2, 3], [1, 2, 3, 2, 1], [-1, -1, -2, 2, 2]], [[0, -3, -3, -1, 1], [3, -1, 1, 0, 2], [0, -2, 1, -2, 2], [-1, 2, 3, 0, 1]]]> : tensor<3x4x5xi8>
  %z = arith.constant -1 : i8
  %e = tensor.empty() : tensor<4xi8>
  %i = linalg.fill ins(%z : i8) outs(%e : tensor<4xi8>) -> tensor<4xi8>
  %r = linalg.reduce { arith.andi } ins(%s0 : tensor<3x4x5xi8>) outs(%i : tensor<4xi8>) dimensions = [0, 2]
  check.expect_eq_const(%r, dense<0> : tensor<4xi8>) : tensor<4xi8>
  return
}
func.func @or_i32_0() {
  %s0 = util.unfoldable_constant dense<[[3, 0, 2, 0, 2, 0, -3], [-1, -1, -3, 0, 1, 0, -2], [3, -3, 3, 1, 1, -1, -1], [2, -1, 0, -3, -3, 1, -3], [-1, -1, 1, -2, 3, -3, -1]]> : tensor<5x7xi32>
  %z = arith.constant 0 : i32
  %e = tensor.empty() : tensor<5xi32>
  %i = linalg.fill ins(%z : i32) outs(%e : tensor<5xi32>) -> tensor<5xi32>
  %r = linalg.reduce { arith.ori } ins(%s0 : tensor<5x7xi32>) outs(%i : tensor<5xi32>) dimensions = [1]
  check.expect_eq_const(%r, dense<-1> : tensor<5xi32>) : tensor<5xi32>
  return
}
func.func @or_i32_1() {
  %s0 = util.unfoldable_constant dense<[[3, -3, 1, 2, -2, -3, 3], [3, -3, -1, 2, 3, -1, -3], [3, 0, -2, -2, -2, -2, 3], [-2, 2, 1, 0, -1, 1, 3], [-2, 1, 1, -3, 3, 0, -3]]> : tensor<5x7xi32>
  %z = arith.constant 0 : i32
  %e = tensor.empty() : tensor<7xi32>
  %i = linalg.fill ins(%z : i32) outs(%e : tensor<7xi32>) -> tensor<7xi32>
  %r = linalg.reduce { arith.ori } ins(%s0 : tensor<5x7xi32>) outs(%i : tensor<7xi32>) dimensions = [0]
  check.expect_eq_const(%r, dense<-1> : tensor<7xi32>) : tensor<7xi32>
  return
}
func.func @or_i32_2() {
  %s0 = util.unfoldable_constant dense<[[[3, 3, -1, 2, 1], [-2, 3, -2, 2, 1], [2, -3, -3, 3, 2], [0, 1, 3, 2, 1]], [[2, 2, 3, 1, 3], [-3, 0, -3, 2, -3], [1, 0, -3, -2, 3], [-2, 2, 1, 3, 0]], [[1, -2, -3, -3, 1], [-3, 2, -3, 1, -2], [0, 0, -1, -3, 1], [0, 0, 1, -1, -1]]]> : tensor<3x4x5xi32>
  %z = arith.constant 0 : i32
  %e = tensor.empty() : tensor<4xi32>
  %i = linalg.fill ins(%z : i32) outs(%e : tensor<4xi32>) -> tensor<4xi32>
  %r = linalg.reduce { arith.ori } ins(%s0 : tensor<3x4x5xi32>) outs(%i : tensor<4xi32>) dimensions = [0, 2]
  check.expect_eq_const(%r, dense<-1> : tensor<4xi32>) : tensor<4xi32>
  return
}
func.func @or_i32_3() {
  %s0 = util.unfoldable_constant dense<[1, 0, 2, 1, 3, -3, 3, 1, 3, 0, 3, 2, -1, 3, -1, 0, 3, 0, 3, -1, -1, -2, -1, 2, -3, 1, 2, 1, 0, 1, 3, 1, 1]> : tensor<33xi32>
  %z = arith.constant 0 : i32
  %e = tensor.empty() : tensor<i32>
  %i = linalg.fill ins(%z : i32) outs(%e : tensor<i32>) -> tensor<i32>
  %r = linalg.reduce { arith.ori } ins(%s0 : tensor<33xi32>) outs(%i : tensor<i32>) dimensions = [0]
  check.expect_eq_const(%r, dense<-1> : tensor<i32>) : tensor<i32>
  return
}
func.func @or_i32_4() {
  %s0 = util.unfoldable_constant dense<> : tensor<2x0xi32>
  %z = arith.constant 0 : i32
  %e = tensor.empty() : tensor<2xi32>
  %i = linalg.fill ins(%z : i32) outs(%e : tensor<2xi32>) -> tensor<2xi32>
  %r = linalg.reduce { arith.ori } ins(%s0 : tensor<2x0xi32>) outs(%i : tensor<2xi32>) dimensions = [1]
  check.expect_eq_const(%r, dense<0> : tensor<2xi32>) : tensor<2xi32>
  return
}
func.func @or_i32_5() {
  %s0 = util.unfoldable_constant dense<[[-2, 2, 2, -2, 3, -2, 0, -1, 1, -1, 2, -2, -3, 3, 0, 1, -3, 1, -2, 1, 3, 3, 2, 1, 0, 0, -2, -3, -1, 1, 1, 1, -1, -2, -1, -1, 3, 3, 3, -1, 1, 2, 1, 3, -1, -3, 3, -1, 2, 1, -1, -2, 1, 1, 0, -3, 2, 1, 2, 3, 0, -2, -1, -1, 1], [3, -3, 3, -2, 3, 2, -3, -1, 3, -2, 3, -2, 0, -2, -1, 1, -1, -1, 0, 2, 0, -2, -1, -1, -2, -3, 3, -3, 1, -3, 2, 0, -3, -1, 3, 3, 2, -3, 1, 3, 1, 1, -3, 1, -3, 1, -3, -2, 1, 2, 2, 0, 0, -2, 0, -2, -1, 0, 2, 2, -1, 0, 3, 3, 0], [-2, 1, 2, -1, -1, -2, -2, 2, -3, 1, -3, -1, -3, 1, 2, -3, 1, 3, 2, -2, 3, 2, 3, 3, 2, 3, -3, -1, 3, 0, 1, 2, -3, -1, -2, 3, 1, -2, -1, 0, -3, 0, -2, 1, -1, -2, 1, -3, 0, -1, 3, 0, 2, 1, -1, 1, -3, -1, -1, 2, -3, -2, -3, 1, -3], [-3, 1, 3, -3, -2, 0, -2, -2, 3, -3, -3, -2, 0, 1, -3, 0, -1, -1, -3, -3, 1, -3, 3, -1, -2, -1, -3, -3, 2, 3, 0, 1, 0, 0, 1, 1, -2, 1, -2, -1, 2, 2, 2, 3, 3, 3, -2, 1, 3, 2, -3, 1, 3, 0, 2, 0, -3, -3, 1, 3, 1, 2, 1, 2, 3], [0, 1, 2, -2, 2, 3, 1, -1, -2, 1, -2, -3, -1, 2, 2, 3, 3, 2, 0, -3, -3, -3, 1, 0, -1, 2, 2, 2, 0, -2, 2, -3, -2, -1, -1, -3, -3, 2, -3, 1, -2, -3, 3, 2, 0, -1, -2, 1, -3, -2, 2, -2, 1, 2, 1, 0, 1, -2, 2, -2, 0, -1, -2, 3, 2], [1, -2, 2, 3, 3, 2, 2, 0, 2, 1, 2, -2, 0, -2, 1, 0, 2, 3, 0, 0, 2, -2, 3, 2, 0, 1, 3, 3, 3, 1, 2, -2, -1, -3, 1, -1, 1, 3, 2, -3, 3, -3, 2, -3, -2, 0, -1, 0, 2, 1, 2, 1, -2, -1, -3, -1, 1, 0, 2, -3, 1, 3, 2, 1, 3], [-2, 0, 3, 1, 3, -1, -3, 3, 1, -2, 3, 2, 1, -3, 3, 0, 0, -2, 3, 2, 1, -3, 2, 3, -1, 0, 3, 3, -1, -2, -3, -1, -1, -2, -3, -1, -2, -3, -1, -3, 2, -2, 2, 2, -1, -1, -3, -1, 3, -3, -3, -3, 0, 1, 3, 3, 2, -2, 2, -2, -1, 1, 0, 1, 2], [-3, -2, -2, 3, -2, -1, 1, -2, 2, 1, -3, 1, 0, -2, 1, 1, -3, -1, 2, 3, 3, 0, -3, 0, -1, -3, -3, 2, 1, 0, 3, -1, 2, 0, 2, 1, 1, 2, 1, 3, -1, 2, -1, 1, 2, -1, -1, -2, 2, 3, -2, -3, -1, 2, -2, 1, 2, 0, 0, 3, 2, -1, 1, 1, 0], [-3, 0, -2, 0, 2, 1, 2, -2, 1, 0, 2, 3, -1, -1, 1, -1, 0, 0, 3, -1, 3, -1, -3, 0, 3, 0, 1, -1, -2, 2, 1, -2, -3, -2, -1, 2, 3, -2, -2, 0, 3, -2, -1, 1, -1, 2, 1, 1, -3, 2, 3, 3, 1, -1, 1, 1, -1, -3, -1, 0, 1, 3, -1, -2, 3], [-3, -3, 1, 3, -2, -3, 3, -3, -3, 0, -2, -3, -1, 1, -1, 1, 3, -1, -1, 0, 0, 0, -3, 2, -1, 2, -3, 1, -3, -1, -1, -3, -3, 3, 2, 3, -2, -1, -3, -2, 1, 1, 0, -1, 2, -3, -2, 1, 3, 3, 1, 3, -1, 3, -3, 2, -2, -3, -1, 3, -1, -1, 2, -3, 1], [2, 3, -2, -1, 2, -3, 1, 3, 1, -3, -1, 0, -2, 3, -2, 1, 3, -1, -1, -1, 1, -3, -2, -2, 2, -1, 1, 3, 0, -1, -1, 0, -2, -1, 0, 2, -2, -3, 1, 3, -1, 2, 3, 3, 2, 1, 3, 3, 0, -3, 1, 0, -1, 1, -3, 2, 1, -2, 3, 3, 2, -1, 2, -2, 1], [3, 3, 0, -1, 2, 2, -1, 3, 0, 1, -2, 3, 1, 1, -1, 2, 1, 1, 3, 3, 0, 0, -2, -1, 1, -1, 2, -2, -3, -3, 3, -2, 3, -3, 0, -3, 0, 3, -3, 1, 2, 0, -3, -2, 3, 2, 0, 1, 0, -1, 1, 2, -1, -1, -1, -1, 1, 0, 2, 0, -1, -2, -1, -2, 0], [-2, 0, 3, -1, -1, -3, -2, 3, 1, -1, 0, 2, 1, -2, 1, -2, -3, 2, -3, 3, -2, 0, 1, -3, -1, 0, -2, 2, -1, -2, 1, 2, 3, -3, 1, -1, -3, 3, 3, 3, 1, 3, 0, -3, 3, 2, 0, 2, 2, -3, -2, -2, 1, 1, 3, -2, 2, 2, -3, 0, -1, -2, -3, 1, 3], [3, 2, 3, 2, -1, 2, 2, 1, -3, 3, -1, 0, 0, -1, 0, -3, 1, 0, 3, 1, -1, 2, -2, 1, 1, 0, 0, 3, 2, 0, -2, 2, 3, 2, 2, 3, -3, 2, -2, 2, -1, -2, 0, -1, -1, -2, -2, -2, 0, -1, 3, -1, -1, -3, 1, 3, 3, 3, 3, 2, 3, -1, -2, -1, -3], [-3, -2, -1, 0, -1, 0, 2, -2, 1, 3, 1, 0, 1, 1, -2, -1, 1, -3, 0, -1, 2, -1, 2, -1, 3, 1, 1, 2, -3, 3, -1, -3, 2, 2, -1, 3, -3, 2, 2, 1, -1, -3, -1, 3, -1, 1, -1, -2, 2, -2, -3, 1, 3, 0, 0, 3, -2, 2, 2, 1, 0, -2, 3, 2, -3], [-1, 3, -3, 1, -2, 1, 3, 3, 3, -2, 2, -2, -1, 1, -1, -3, 0, 2, 0, 1, 0, -2, 0, 1, -3, -1, -2, 3, -3, -1, 0, -1, 1, 1, 1, 3, -2, 1, 3, 0, 2, 2, 1, 2, -2, -2, 2, -3, 1, -2, -3, 3, -1, 2, 3, -1, -2, 2, 2, 0, 0, 2, 1, -2, 0], [1, 3, -3, 1, -1, -2, 2, 1, 0, -1, 3, 1, 0, -1, -3, -3, -2, 3, -2, 2, -2, -2, 3, -3, 2, 0, 3, 2, -3, -3, -2, -3, -1, 1, -2, -2, -1, 3, 0, 1, 2, -1, 1, 3, 2, -2, 3, 3, 0, -2, -2, -3, -3, -1, -3, -3, 0, -2, 1, 3, -3, -1, -2, -2, 3]]> : tensor<17x65xi32>
  %z = arith.constant 0 : i32
  %e = tensor.empty() : tensor<17xi32>
  %i = linalg.fill ins(%z : i32) outs(%e : tensor<17xi32>) -> tensor<17xi32>
  %r = linalg.reduce { arith.ori } ins(%s0 : tensor<17x65xi32>) outs(%i : tensor<17xi32>) dimensions = [1]
  check.expect_eq_const(%r, dense<-1> : tensor<17xi32>) : tensor<17xi32>
  return
}
func.func @or_i64_0() {
  %s0 = util.unfoldable_constant dense<[[-3, 0, -3, -1, 3, -3, 2], [3, -3, -2, 2, -2, -1, 2], [1, 0, 3, -2, 3, 2, 2], [-3, 1, -1, 0, 0, -2, 2], [-1, -3, 0, -3, 0, -1, -3]]> : tensor<5x7xi64>
  %z = arith.constant 0 : i64
  %e = tensor.empty() : tensor<5xi64>
  %i = linalg.fill ins(%z : i64) outs(%e : tensor<5xi64>) -> tensor<5xi64>
  %r = linalg.reduce { arith.ori } ins(%s0 : tensor<5x7xi64>) outs(%i : tensor<5xi64>) dimensions = [1]
  check.expect_eq_const(%r, dense<-1> : tensor<5xi64>) : tensor<5xi64>
  return
}
func.func @or_i64_1() {
  %s0 = util.unfoldable_constant dense<[[-3, 2, 0, 3, 0, 1, 1], [-2, -3, 3, 2, 2, -2, -3], [-1, -3, 3, -2, 3, -1, 1], [-3, 1, 0, -1, 0, 1, 0], [-3, -3, -2, 3, 3, -2, 1]]> : tensor<5x7xi64>
  %z = arith.constant 0 : i64
  %e = tensor.empty() : tensor<7xi64>
  %i = linalg.fill ins(%z : i64) outs(%e : tensor<7xi64>) -> tensor<7xi64>
  %r = linalg.reduce { arith.ori } ins(%s0 : tensor<5x7xi64>) outs(%i : tensor<7xi64>) dimensions = [0]
  check.expect_eq_const(%r, dense<[-1, -1, -1, -1, 3, -1, -3]> : tensor<7xi64>) : tensor<7xi64>
  return
}
func.func @or_i64_2() {
  %s0 = util.unfoldable_constant dense<[[[-3, -2, 3, -1, 1], [-3, 0, -3, -3, 1], [0, -3, -1, -3, -1], [-1, 1, 3, -1, -3]], [[0, 2, 0, -3, 3], [-3, 3, 2, 3, 0], [-3, 1, -3, -2, -2], [0, 2, -2, 1, -2]], [[3, -2, 1, 0, 2], [2, -3, -2, 3, -1], [-3, -2, -1, -2, 0], [-1, 0, 0, -3, 2]]]> : tensor<3x4x5xi64>
  %z = arith.constant 0 : i64
  %e = tensor.empty() : tensor<4xi64>
  %i = linalg.fill ins(%z : i64) outs(%e : tensor<4xi64>) -> tensor<4xi64>
  %r = linalg.reduce { arith.ori } ins(%s0 : tensor<3x4x5xi64>) outs(%i : tensor<4xi64>) dimensions = [0, 2]
  check.expect_eq_const(%r, dense<-1> : tensor<4xi64>) : tensor<4xi64>
  return
}
func.func @or_i8_0() {
  %s0 = util.unfoldable_constant dense<[[-1, 3, 0, 3, 1, 3, -2], [-2, -1, -2, 1, -2, 2, -2], [3, -2, -2, 0, -2, 3, -1], [-3, 1, 3, 2, 2, 1, -2], [3, 3, 0, -3, -3, 1, 1]]> : tensor<5x7xi8>
  %z = arith.constant 0 : i8
  %e = tensor.empty() : tensor<5xi8>
  %i = linalg.fill ins(%z : i8) outs(%e : tensor<5xi8>) -> tensor<5xi8>
  %r = linalg.reduce { arith.ori } ins(%s0 : tensor<5x7xi8>) outs(%i : tensor<5xi8>) dimensions = [1]
  check.expect_eq_const(%r, dense<-1> : tensor<5xi8>) : tensor<5xi8>
  return
}
func.func @or_i8_1() {
  %s0 = util.unfoldable_constant dense<[[-2, -1, 2, 0, 3, 3, 2], [2, 1, -3, 0, 0, -3, 3], [-1, -3, 3, -2, -1, 3, -1], [-3, -1, -2, -1, -3, -2, -2], [2, 3, 2, 3, 3, 1, -1]]> : tensor<5x7xi8>
  %z = arith.constant 0 : i8
  %e = tensor.empty() : tensor<7xi8>
  %i = linalg.fill ins(%z : i8) outs(%e : tensor<7xi8>) -> tensor<7xi8>
  %r = linalg.reduce { arith.ori } ins(%s0 : tensor<5x7xi8>) outs(%i : tensor<7xi8>) dimensions = [0]
  check.expect_eq_const(%r, dense<-1> : tensor<7xi8>) : tensor<7xi8>
  return
}
func.func @or_i8_2() {
  %s0 = util.unfoldable_constant dense<[[[-1, -3, -2, 2, -3], [0, 0, -3, -3, 2], [-1, 3, -3, -3, 1], [0, -1, -3, 2, -1]], [[1, 2, -3, 1, 3], [2, 3, -1, -2, 1], [3, 3, -3, 3, -2], [0, -1, -2, 1, 1]], [[-2, 2, 2, 0, 3], [2, -1, 0, 0, 3], [-2, 0, 0, 1, -1], [-1, -3, 0, 0, 2]]]> : tensor<3x4x5xi8>
  %z = arith.constant 0 : i8
  %e = tensor.empty() : tensor<4xi8>
  %i = linalg.fill ins(%z : i8) outs(%e : tensor<4xi8>) -> tensor<4xi8>
  %r = linalg.reduce { arith.ori } ins(%s0 : tensor<3x4x5xi8>) outs(%i : tensor<4xi8>) dimensions = [0, 2]
  check.expect_eq_const(%r, dense<-1> : tensor<4xi8>) : tensor<4xi8>
  return
}
func.func @xor_i32_0() {
  %s0 = util.unfoldable_constant dense<[[-1, -2, -1, -1, -1, 1, 0], [0, -1, 2, -1, 2, 3, 3], [-3, 0, 0, -1, -2, -3, 0], [-2, 2, -3, -3, -2, 2, 2], [3, -1, -1, 3, -1, -2, 3]]> : tensor<5x7xi32>
  %z = arith.constant 0 : i32
  %e = tensor.empty() : tensor<5xi32>
  %i = linalg.fill ins(%z : i32) outs(%e : tensor<5xi32>) -> tensor<5xi32>
  %r = linalg.reduce { arith.xori } ins(%s0 : tensor<5x7xi32>) outs(%i : tensor<5xi32>) dimensions = [1]
  check.expect_eq_const(%r, dense<[-1, 0, 1, 2, 2]> : tensor<5xi32>) : tensor<5xi32>
  return
}
func.func @xor_i32_1() {
  %s0 = util.unfoldable_constant dense<[[-2, -3, -2, 0, 0, 2, 1], [-1, -1, 1, 3, 3, -1, 2], [-3, -3, 2, 1, -1, 1, 1], [3, 1, 2, 1, -3, -3, 3], [1, 2, -2, 2, 0, 2, -1]]> : tensor<5x7xi32>
  %z = arith.constant 0 : i32
  %e = tensor.empty() : tensor<7xi32>
  %i = linalg.fill ins(%z : i32) outs(%e : tensor<7xi32>) -> tensor<7xi32>
  %r = linalg.reduce { arith.xori } ins(%s0 : tensor<5x7xi32>) outs(%i : tensor<7xi32>) dimensions = [0]
  check.expect_eq_const(%r, dense<[-2, -4, 1, 1, 1, 3, -2]> : tensor<7xi32>) : tensor<7xi32>
  return
}
func.func @xor_i32_2() {
  %s0 = util.unfoldable_constant dense<[[[2, -1, -3, -2, 1], [-1, -1, 3, -1, 2], [-1, 0, 0, 3, -3], [-3, 0, 3, 3, 2]], [[0, -1, -3, -3, 2], [2, 3, 1, -1, 0], [0, 3, 0, 0, 3], [0, -3, -1, 0, -3]], [[-2, -1, 1, -3, -2], [-2, 0, -3, -2, -2], [2, 3, -2, 2, 0], [-1, -2, -3, -1, -3]]]> : tensor<3x4x5xi32>
  %z = arith.constant 0 : i32
  %e = tensor.empty() : tensor<4xi32>
  %i = linalg.fill ins(%z : i32) outs(%e : tensor<4xi32>) -> tensor<4xi32>
  %r = linalg.reduce { arith.xori } ins(%s0 : tensor<3x4x5xi32>) outs(%i : tensor<4xi32>) dimensions = [0, 2]
  check.expect_eq_const(%r, dense<[1, 2, -4, -2]> : tensor<4xi32>) : tensor<4xi32>
  return
}
func.func @xor_i32_3() {
  %s0 = util.unfoldable_constant dense<[-2, -3, 1, 1, -3, 3, 3, -1, 3, 1, 2, -3, -3, 0, -1, -1, 1, 2, -1, 2, 0, -1, 0, 1, -1, -3, 1, -3, 0, 1, -3, -2, 0]> : tensor<33xi32>
  %z = arith.constant 0 : i32
  %e = tensor.empty() : tensor<i32>
  %i = linalg.fill ins(%z : i32) outs(%e : tensor<i32>) -> tensor<i32>
  %r = linalg.reduce { arith.xori } ins(%s0 : tensor<33xi32>) outs(%i : tensor<i32>) dimensions = [0]
  check.expect_eq_const(%r, dense<-3> : tensor<i32>) : tensor<i32>
  return
}
func.func @xor_i32_4() {
  %s0 = util.unfoldable_constant dense<> : tensor<2x0xi32>
  %z = arith.constant 0 : i32
  %e = tensor.empty() : tensor<2xi32>
  %i = linalg.fill ins(%z : i32) outs(%e : tensor<2xi32>) -> tensor<2xi32>
  %r = linalg.reduce { arith.xori } ins(%s0 : tensor<2x0xi32>) outs(%i : tensor<2xi32>) dimensions = [1]
  check.expect_eq_const(%r, dense<0> : tensor<2xi32>) : tensor<2xi32>
  return
}
func.func @xor_i32_5() {
  %s0 = util.unfoldable_constant dense<[[-2, 3, -1, -2, 0, 3, 2, 3, 1, 0, 1, 3, 2, 1, -2, 0, 2, -1, 1, -1, 1, 1, 1, 0, 1, -2, -2, 0, -2, -2, 0, 1, 1, 1, 3, 2, 0, 3, 2, 1, 2, -3, 1, 0, -2, -2, 0, 2, 1, -1, -2, 2, 1, -1, 1, -1, -1, -1, 1, -3, 3, 2, 2, 1, 2], [0, -3, -3, -2, -3, -3, 0, -1, 1, 1, -3, 3, 1, 1, 1, 1, 0, 3, -1, -3, 3, 1, 3, -2, -1, 2, 3, 3, -3, -1, 2, 2, 3, -3, 2, 3, 2, -2, 2, 1, 0, 3, 2, 1, 0, 1, -3, 1, 2, 1, 3, -2, 2, 0, 2, -3, 2, -3, 2, -2, 0, -3, -2, 1, -3], [1, 2, 2, 3, -1, 1, 1, 2, -3, 1, 2, -2, 1, -2, 3, 0, 1, 0, 0, 1, 0, 2, 0, -1, -3, 3, 3, 1, -3, 3, 0, -2, -2, -3, 1, -2, 2, 2, -3, 3, -3, -1, -2, 1, 0, -1, 3, -1, -2, -2, 1, 2, 3, -3, -3, 2, -3, 2, 3, 0, 0, -1, -2, -2, -3], [-2, -1, -3, 2, 3, -1, 1, 1, 1, 1, -2, 3, 1, 3, 0, 1, 2, 3, 0, -2, -1, 1, -1, 2, -2, 1, 0, 2, 0, -3, 0, 3, 2, -2, -3, -3, -3, -2, -1, -2, -2, 1, -3, 1, 1, 1, 0, -3, -2, 1, 2, -2, -1, 2, -1, 3, -2, -3, -2, -1, -3, 1, 0, -3, 0], [-3, -1, 2, -1, -3, -3, 3, 1, -3, 3, -1, -3, -2, 1, 2, 3, 3, 3, 3, -2, 3, -1, -1, -1, 2, 3, 3, 2, 3, -2, 3, -2, 0, 1, -3, -2, 0, -3, 3, 1, -3, 2, 3, -2, -2, 0, 2, -3, -3, -2, 1, 0, 3, -1, 2, -2, 0, 0, -2, 3, 3, 0, 0, -3, -1], [0, -1, -2, 2, -3, -3, -3, -1, -3, 2, 2, 2, -3, 1, -2, -3, 0, -3, 2, 2, -1, -3, 0, 0, 1, 2, -3, -1, 1, -3, -2, -1, -1, -1, 2, -1, -3, 2, 1, 0, 2, -1, 2, -2, 0, 2, -1, 3, -3, -1, 2, 1, -3, -2, 0, 2, 0, 2, -3, 1, 0, 0, 3, 3, 2], [-2, 1, 1, 0, 1, 0, -3, 2, 3, 2, 1, 1, -1, 3, -1, -1, -2, -1, 1, 3, 2, 3, 0, 2, 1, -2, 1, 1, 0, 2, 3, 0, 3, 3, 1, -2, -3, 1, -2, 3, -1, -1, -3, -1, 2, -2, 2, -1, 3, -3, -3, 1, -3, 1, 0, -2, -1, 3, 2, -3, 1, -2, 2, -3, -2], [0, 0, 2, 2, 3, 1, -2, 0, 2, 0, 1, 0, 0, -1, 0, 1, 3, 1, 2, -3, 2, 3, -2, -3, 0, 0, 1, 0, -2, 2, 1, 3, 1, 1, 2, -1, -1, 0, 3, -1, -1, 3, -2, 2, -1, -2, -3, -1, -2, -1, 2, -3, 3, 0, -2, 0, -2, 1, 1, 3, 0, 3, 2, 1, -3], [3, 2, 1, 0, 2, -2, 1, -2, -2, -3, -2, 1, 2, 3, 0, 1, -2, -1, -3, -2, -2, 2, 3, 3, 3, 3, -2, -3, 3, 3, 0, 3, -1, 0, 3, -1, 2, 1, 3, -1, 1, 0, -2, 3, 1, -2, 1, -1, -3, 1, -2, -1, 0, 0, -2, -3, -1, 3, 3, -3, 3, -2, 3, 3, 0], [3, 1, 0, 0, -2, 1, -2, 1, -3, -2, -2, -3, 0, 3, -2, -2, 3, -3, -1, -1, -1, -2, 2, -3, -2, -1, 0, -1, 1, -2, -3, 3, -1, 0, 0, 3, -3, 2, 2, 1, 2, 1, 2, 1, -2, 3, -1, 0, -3, 2, 1, -1, 1, 3, 0, 2, 2, -2, 2, -1, -2, 3, 0, -1, 3], [2, -2, 3, 0, 3, 1, 0, -2, -1, 3, 3, 0, -2, 1, 3, 0, 3, -1, 1, 1, 0, 1, 2, -1, -3, -2, 3, 2, 0, -1, -3, 2, -3, 2, 2, 1, -2, -3, -1, 3, 2, -2, -3, -1, -1, 0, -2, 2, -2, 3, 1, 0, -3, 3, -3, 1, 2, 0, -2, 2, -3, 3, 1, -1, -1], [-3, -1, -3, -2, 3, 3, 0, 3, 0, 3, -3, -1, -1, 1, -2, -1, 1, -1, 0, 3, -1, -2, 1, 2, 0, -1, -2, 3, 0, 1, 1, 3, 1, -1, 1, -1, -1, 2, 2, -2, -3, -3, 0, 1, 2, 0, 0, 0, 2, 1, -3, -2, -1, 3, -2, -3, 0, 3, 2, 3, -2, -2, 2, 2, 1], [-3, 1, -3, 3, 0, -3, -3, -3, -2, 0, -2, -1, -3, 0, 0, 2, 2, 1, -3, -1, 0, -1, 0, 2, 0, 1, -2, 1, -1, 3, -1, -3, -3, -2, 0, -3, 1, 2, -2, -3, 2, 0, -2, 1, -1, 1, 3, 0, -2, -1, 0, -2, 2, 1, -3, 3, -2, 0, 3, 3, -3, 2, -2, -1, 2], [0, 0, 2, 2, 1, -3, -1, 3, 3, -2, 1, -2, 0, -3, 3, 2, 0, 0, 1, 2, -3, -1, -3, -3, 1, -2, -2, 3, -1, 0, 3, -1, 0, -3, 3, 3, -2, -3, 1, 3, 1, -1, 0, 2, 2, -1, -1, 0, -2, -3, 3, -2, -2, -1, 1, 2, -1, 2, -3, 2, -3, 0, 0, -3, 3], [0, -2, 1, 1, -2, 1, 3, 0, -2, -1, 3, 0, -2, 2, 0, 2, -1, -3, -1, -2, 0, 0, -3, -1, 1, 3, -3, -3, -1, 3, 2, 2, 2, -3, 2, 2, 2, -2, 3, -3, 3, 3, 0, 2, 2, -3, 0, 2, -1, -1, 3, 3, -3, -2, 1, 1, -1, 2, -1, -2, -1, -3, -3, 1, 3], [0, -2, 3, -3, 1, 1, 3, -2, -1, 1, 0, 3, -1, -3, 2, 3, -1, -3, 2, -2, -1, -2, -2, -2, -2, -3, 2, -1, -3, -2, 2, -3, -3, 1, -1, 1, -2, -2, -1, -3, -3, 0, -3, -3, 1, -2, 2, 1, -3, 3, -1, -3, -3, 0, 2, -3, -1, -1, 2, -3, -2, -3, -3, -1, -2], [-1, 1, -2, 3, -3, 1, 1, -2, -3, 0, 0, -2, 3, 0, 0, 0, -3, -2, 1, -2, -1, 2, -1, -3, 3, -2, 0, 3, -2, 2, 2, 2, 1, -3, 1, -2, -2, -3, -3, -1, -2, 2, -2, 1, 2, 3, -3, 0, -3, -1, 0, -1, 2, 1, 3, -3, 1, 3, 1, 3, -1, 3, -3, 1, -1]]> : tensor<17x65xi32>
  %z = arith.constant 0 : i32
  %e = tensor.empty() : tensor<17xi32>
  %i = linalg.fill ins(%z : i32) outs(%e : tensor<17xi32>) -> tensor<17xi32>
  %r = linalg.reduce { arith.xori } ins(%s0 : tensor<17x65xi32>) outs(%i : tensor<17xi32>) dimensions = [1]
  check.expect_eq_const(%r, dense<[1, -4, 2, 2, -2, 2, 3, -1, 1, -3, 3, -4, -3, 1, 1, 1, 3]> : tensor<17xi32>) : tensor<17xi32>
  return
}
func.func @xor_i64_0() {
  %s0 = util.unfoldable_constant dense<[[-2, -1, 2, 2, -3, -3, -3], [0, -2, -3, 0, 2, 1, 1], [1, 2, -3, 3, -1, 2, 1], [3, 1, 1, 2, 0, -3, 0], [-3, -1, -3, 0, 3, 0, 3]]> : tensor<5x7xi64>
  %z = arith.constant 0 : i64
  %e = tensor.empty() : tensor<5xi64>
  %i = linalg.fill ins(%z : i64) outs(%e : tensor<5xi64>) -> tensor<5xi64>
  %r = linalg.reduce { arith.xori } ins(%s0 : tensor<5x7xi64>) outs(%i : tensor<5xi64>) dimensions = [1]
  check.expect_eq_const(%r, dense<[-4, 1, 1, -4, -1]> : tensor<5xi64>) : tensor<5xi64>
  return
}
func.func @xor_i64_1() {
  %s0 = util.unfoldable_constant dense<[[3, -3, 0, -3, -3, 3, 2], [1, -2, -2, 1, 2, -3, 2], [3, -2, 3, -1, 1, 0, -3], [-1, 1, -3, 1, 2, -1, 0], [-3, -2, -2, 0, 2, 0, -3]]> : tensor<5x7xi64>
  %z = arith.constant 0 : i64
  %e = tensor.empty() : tensor<7xi64>
  %i = linalg.fill ins(%z : i64) outs(%e : tensor<7xi64>) -> tensor<7xi64>
  %r = linalg.reduce { arith.xori } ins(%s0 : tensor<5x7xi64>) outs(%i : tensor<7xi64>) dimensions = [0]
  check.expect_eq_const(%r, dense<[3, 2, -2, 2, -2, 1, 0]> : tensor<7xi64>) : tensor<7xi64>
  return
}
func.func @xor_i64_2() {
  %s0 = util.unfoldable_constant dense<[[[-2, -3, 3, 2, 2], [-2, 2, -3, 2, 0], [2, -2, 1, 0, -1], [0, 1, 1, -3, -3]], [[1, 3, -2, 2, 2], [1, -3, -1, -2, 3], [0, -1, -3, 0, 3], [1, -1, -3, 1, 3]], [[0, 3, 2, -2, 3], [0, 2, -1, -3, -3], [1, -3, 1, 0, 3], [-3, 1, 3, 3, 3]]]> : tensor<3x4x5xi64>
  %z = arith.constant 0 : i64
  %e = tensor.empty() : tensor<4xi64>
  %i = linalg.fill ins(%z : i64) outs(%e : tensor<4xi64>) -> tensor<4xi64>
  %r = linalg.reduce { arith.xori } ins(%s0 : tensor<3x4x5xi64>) outs(%i : tensor<4xi64>) dimensions = [0, 2]
  check.expect_eq_const(%r, dense<[0, 0, -3, -2]> : tensor<4xi64>) : tensor<4xi64>
  return
}
func.func @xor_i8_0() {
  %s0 = util.unfoldable_constant dense<[[0, 3, -3, -3, 1, -2, 0], [0, -2, 3, 0, -2, 2, 1], [2, -1, -3, 1, 2, 0, 0], [-2, -2, 3, 1, 3, 0, -2], [-3, 2, 0, 2, 2, -3, 3]]> : tensor<5x7xi8>
  %z = arith.constant 0 : i8
  %e = tensor.empty() : tensor<5xi8>
  %i = linalg.fill ins(%z : i8) outs(%e : tensor<5xi8>) -> tensor<5xi8>
  %r = linalg.reduce { arith.xori } ins(%s0 : tensor<5x7xi8>) outs(%i : tensor<5xi8>) dimensions = [1]
  check.expect_eq_const(%r, dense<[-4, 0, 3, -1, 1]> : tensor<5xi8>) : tensor<5xi8>
  return
}
func.func @xor_i8_1() {
  %s0 = util.unfoldable_constant dense<[[0, 3, 3, 2, 0, -2, -2], [0, 1, -3, -2, 2, 0, -1], [1, 0, -2, -2, 2, -2, 0], [0, 0, -3, 1, -1, -1, 0], [3, -2, -3, -3, 0, 2, -3]]> : tensor<5x7xi8>
  %z = arith.constant 0 : i8
  %e = tensor.empty() : tensor<7xi8>
  %i = linalg.fill ins(%z : i8) outs(%e : tensor<7xi8>) -> tensor<7xi8>
  %r = linalg.reduce { arith.xori } ins(%s0 : tensor<5x7xi8>) outs(%i : tensor<7xi8>) dimensions = [0]
  check.expect_eq_const(%r, dense<[2, -4, 0, -2, -1, -3, -4]> : tensor<7xi8>) : tensor<7xi8>
  return
}
func.func @xor_i8_2() {
  %s0 = util.unfoldable_constant dense<[[[0, 2, 1, 1, 0], [-3, -1, -1, -1, 0], [1, 3, -1, 3, -2], [3, -3, -3, -3, -2]], [[1, -2, 1, -3, 3], [-3, 3, 3, -3, -3], [-1, 2, 1, 0, -2], [0, -1, -3, 3, 3]], [[1, 1, 2, 3, 2], [0, -1, 2, -2, 1], [0, 2, 3, 2, 0], [-3, -1, 1, 0, 1]]]> : tensor<3x4x5xi8>
  %z = arith.constant 0 : i8
  %e = tensor.empty() : tensor<4xi8>
  %i = linalg.fill ins(%z : i8) outs(%e : tensor<4xi8>) -> tensor<4xi8>
  %r = linalg.reduce { arith.xori } ins(%s0 : tensor<3x4x5xi8>) outs(%i : tensor<4xi8>) dimensions = [0, 2]
  check.expect_eq_const(%r, dense<[1, -3, 1, 0]> : tensor<4xi8>) : tensor<4xi8>
  return
}
