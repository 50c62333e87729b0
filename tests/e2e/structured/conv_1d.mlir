// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Made by tools/gen_structured_tests.py; the oracle is NumPy.
func.func @conv_1d_f32_0() {
  %s0 = util.unfoldable_constant dense<[-1.0, -3.0, 2.0, 3.0, 1.0, -1.0]> : tensor<6xf32>
  %s1 = util.unfoldable_constant dense<0.0> : tensor<2xf32>
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<5xf32>
  %i = linalg.fill ins(%z : f32) outs(%e : tensor<5xf32>) -> tensor<5xf32>
  %r = linalg.conv_1d ins(%s0, %s1 : tensor<6xf32>, tensor<2xf32>) outs(%i : tensor<5xf32>) -> tensor<5xf32>
  check.expect_eq_const(%r, dense<0.0> : tensor<5xf32>) : tensor<5xf32>
  return
}
func.func @conv_1d_f32_0_dynamic() {
  %s0 = util.unfoldable_constant dense<[-1.0, -3.0, 2.0, 3.0, 1.0, -1.0]> : tensor<6xf32>
  %s1 = util.unfoldable_constant dense<0.0> : tensor<2xf32>
  %c0 = tensor.cast %s0 : tensor<6xf32> to tensor<?xf32>
  %d0 = util.optimization_barrier %c0 : tensor<?xf32>
  %c1 = tensor.cast %s1 : tensor<2xf32> to tensor<?xf32>
  %d1 = util.optimization_barrier %c1 : tensor<?xf32>
  %n0 = arith.constant 5 : index
  %m0 = util.optimization_barrier %n0 : index
  %z = arith.constant 0.0 : f32
  %e = tensor.empty(%m0) : tensor<?xf32>
  %i = linalg.fill ins(%z : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %r = linalg.conv_1d ins(%d0, %d1 : tensor<?xf32>, tensor<?xf32>) outs(%i : tensor<?xf32>) -> tensor<?xf32>
  %q = tensor.cast %r : tensor<?xf32> to tensor<5xf32>
  check.expect_eq_const(%q, dense<0.0> : tensor<5xf32>) : tensor<5xf32>
  return
}
func.func @conv_1d_i32_0() {
  %s0 = util.unfoldable_constant dense<[-1, -3, 2, 3, 1, -1]> : tensor<6xi32>
  %s1 = util.unfoldable_constant dense<0> : tensor<2xi32>
  %z = arith.constant 0 : i32
  %e = tensor.empty() : tensor<5xi32>
  %i = linalg.fill ins(%z : i32) outs(%e : tensor<5xi32>) -> tensor<5xi32>
  %r = linalg.conv_1d ins(%s0, %s1 : tensor<6xi32>, tensor<2xi32>) outs(%i : tensor<5xi32>) -> tensor<5xi32>
  check.expect_eq_const(%r, dense<0> : tensor<5xi32>) : tensor<5xi32>
  return
}
func.func @conv_1d_i32_0_dynamic() {
  %s0 = util.unfoldable_constant dense<[-1, -3, 2, 3, 1, -1]> : tensor<6xi32>
  %s1 = util.unfoldable_constant dense<0> : tensor<2xi32>
  %c0 = tensor.cast %s0 : tensor<6xi32> to tensor<?xi32>
  %d0 = util.optimization_barrier %c0 : tensor<?xi32>
  %c1 = tensor.cast %s1 : tensor<2xi32> to tensor<?xi32>
  %d1 = util.optimization_barrier %c1 : tensor<?xi32>
  %n0 = arith.constant 5 : index
  %m0 = util.optimization_barrier %n0 : index
  %z = arith.constant 0 : i32
  %e = tensor.empty(%m0) : tensor<?xi32>
  %i = linalg.fill ins(%z : i32) outs(%e : tensor<?xi32>) -> tensor<?xi32>
  %r = linalg.conv_1d ins(%d0, %d1 : tensor<?xi32>, tensor<?xi32>) outs(%i : tensor<?xi32>) -> tensor<?xi32>
  %q = tensor.cast %r : tensor<?xi32> to tensor<5xi32>
  check.expect_eq_const(%q, dense<0> : tensor<5xi32>) : tensor<5xi32>
  return
}
