// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Made by tools/gen_structured_tests.py; the oracle is NumPy.
func.func @dot_f32_0() {
  %s0 = util.unfoldable_constant dense<[-1.0, 1.0, -2.0, 0.0, -2.0, -3.0, 3.0]> : tensor<7xf32>
  %s1 = util.unfoldable_constant dense<[0.0, -3.0, 2.0, 0.0, -2.0, 3.0, -1.0]> : tensor<7xf32>
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<f32>
  %i = linalg.fill ins(%z : f32) outs(%e : tensor<f32>) -> tensor<f32>
  %r = linalg.dot ins(%s0, %s1 : tensor<7xf32>, tensor<7xf32>) outs(%i : tensor<f32>) -> tensor<f32>
  check.expect_eq_const(%r, dense<-15.0> : tensor<f32>) : tensor<f32>
  return
}
func.func @dot_f32_1() {
  %s0 = util.unfoldable_constant dense<[2.0]> : tensor<1xf32>
  %s1 = util.unfoldable_constant dense<[1.0]> : tensor<1xf32>
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<f32>
  %i = linalg.fill ins(%z : f32) outs(%e : tensor<f32>) -> tensor<f32>
  %r = linalg.dot ins(%s0, %s1 : tensor<1xf32>, tensor<1xf32>) outs(%i : tensor<f32>) -> tensor<f32>
  check.expect_eq_const(%r, dense<2.0> : tensor<f32>) : tensor<f32>
  return
}
func.func @dot_f32_2() {
  %s0 = util.unfoldable_constant dense<[-1.0, 2.0, -2.0, 0.0, 2.0, 0.0, 1.0, -1.0, 1.0, -2.0, 2.0, -3.0, 3.0, 1.0, 3.0, -2.0, -3.0, -3.0, 1.0, -3.0, -1.0, 3.0, 2.0, 3.0, 1.0, 0.0, -1.0, -3.0, 1.0, 1.0, 2.0, 3.0, 3.0]> : tensor<33xf32>
  %s1 = util.unfoldable_constant dense<[0.0, -3.0, -2.0, 3.0, -3.0, -1.0, 3.0, -2.0, 1.0, -1.0, -2.0, -1.0, 3.0, 2.0, 2.0, 2.0, 2.0, 3.0, -1.0, 2.0, 1.0, -3.0, 2.0, 3.0, -2.0, -3.0, -1.0, -3.0, -2.0, -1.0, 1.0, -2.0, 1.0]> : tensor<33xf32>
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<f32>
  %i = linalg.fill ins(%z : f32) outs(%e : tensor<f32>) -> tensor<f32>
  %r = linalg.dot ins(%s0, %s1 : tensor<33xf32>, tensor<33xf32>) outs(%i : tensor<f32>) -> tensor<f32>
  check.expect_eq_const(%r, dense<-3.0> : tensor<f32>) : tensor<f32>
  return
}
func.func @dot_f32_3() {
  %s0 = util.unfoldable_constant dense<[-3.0, 0.0, 0.0, -2.0, -1.0, -2.0, -3.0, 1.0, 2.0, 2.0, 2.0, 1.0, 1.0, 3.0, 0.0, 3.0]> : tensor<16xf32>
  %s1 = util.unfoldable_constant dense<[2.0, -3.0, 3.0, 3.0, -2.0, 2.0, -3.0, -1.0, -2.0, -2.0, 0.0, -1.0, -1.0, 1.0, -3.0, -2.0]> : tensor<16xf32>
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<f32>
  %i = linalg.fill ins(%z : f32) outs(%e : tensor<f32>) -> tensor<f32>
  %r = linalg.dot ins(%s0, %s1 : tensor<16xf32>, tensor<16xf32>) outs(%i : tensor<f32>) -> tensor<f32>
  check.expect_eq_const(%r, dense<-19.0> : tensor<f32>) : tensor<f32>
  return
}
func.func @dot_f32_4() {
  %s0 = util.unfoldable_constant dense<[-3.0, -3.0, 0.0]> : tensor<3xf32>
  %s1 = util.unfoldable_constant dense<[0.0, 0.0, 2.0]> : tensor<3xf32>
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<f32>
  %i = linalg.fill ins(%z : f32) outs(%e : tensor<f32>) -> tensor<f32>
  %r = linalg.dot ins(%s0, %s1 : tensor<3xf32>, tensor<3xf32>) outs(%i : tensor<f32>) -> tensor<f32>
  check.expect_eq_const(%r, dense<0.0> : tensor<f32>) : tensor<f32>
  return
}
func.func @dot_f32_5() {
  %s0 = util.unfoldable_constant dense<> : tensor<0xf32>
  %s1 = util.unfoldable_constant dense<> : tensor<0xf32>
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<f32>
  %i = linalg.fill ins(%z : f32) outs(%e : tensor<f32>) -> tensor<f32>
  %r = linalg.dot ins(%s0, %s1 : tensor<0xf32>, tensor<0xf32>) outs(%i : tensor<f32>) -> tensor<f32>
  check.expect_eq_const(%r, dense<0.0> : tensor<f32>) : tensor<f32>
  return
}
func.func @dot_f64_0() {
  %s0 = util.unfoldable_constant dense<[2.0, -3.0, -3.0, 1.0, -2.0, 2.0, -2.0]> : tensor<7xf64>
  %s1 = util.unfoldable_constant dense<[-1.0, -2.0, -3.0, -1.0, 0.0, 3.0, 1.0]> : tensor<7xf64>
  %z = arith.constant 0.0 : f64
  %e = tensor.empty() : tensor<f64>
  %i = linalg.fill ins(%z : f64) outs(%e : tensor<f64>) -> tensor<f64>
  %r = linalg.dot ins(%s0, %s1 : tensor<7xf64>, tensor<7xf64>) outs(%i : tensor<f64>) -> tensor<f64>
  check.expect_eq_const(%r, dense<16.0> : tensor<f64>) : tensor<f64>
  return
}
func.func @dot_f64_2() {
  %s0 = util.unfoldable_constant dense<[-3.0, -1.0, -3.0, -3.0, 2.0, -2.0, 2.0, 0.0, 3.0, 0.0, -3.0, -2.0, 3.0, 3.0, 0.0, -1.0, 2.0, -3.0, -3.0, 2.0, -1.0, 3.0, 1.0, -2.0, 2.0, 3.0, -1.0, -2.0, 0.0, -2.0, 3.0, -1.0, 2.0]> : tensor<33xf64>
  %s1 = util.unfoldable_constant dense<[-1.0, 3.0, 1.0, 3.0, 2.0, -1.0, 3.0, 3.0, -2.0, 3.0, 3.0, 3.0, 3.0, -1.0, 1.0, 0.0, 3.0, 2.0, 1.0, -3.0, -1.0, 0.0, 2.0, -1.0, 1.0, -2.0, 2.0, 2.0, 0.0, 0.0, 1.0, 2.0, 0.0]> : tensor<33xf64>
  %z = arith.constant 0.0 : f64
  %e = tensor.empty() : tensor<f64>
  %i = linalg.fill ins(%z : f64) outs(%e : tensor<f64>) -> tensor<f64>
  %r = linalg.dot ins(%s0, %s1 : tensor<33xf64>, tensor<33xf64>) outs(%i : tensor<f64>) -> tensor<f64>
  check.expect_eq_const(%r, dense<-28.0> : tensor<f64>) : tensor<f64>
  return
}
func.func @dot_i32_0() {
  %s0 = util.unfoldable_constant dense<[1, 0, 2, 2, -1, -2, -2]> : tensor<7xi32>
  %s1 = util.unfoldable_constant dense<[-1, 2, -1, -3, 2, -3, 2]> : tensor<7xi32>
  %z = arith.constant 0 : i32
  %e = tensor.empty() : tensor<i32>
  %i = linalg.fill ins(%z : i32) outs(%e : tensor<i32>) -> tensor<i32>
  %r = linalg.dot ins(%s0, %s1 : tensor<7xi32>, tensor<7xi32>) outs(%i : tensor<i32>) -> tensor<i32>
  check.expect_eq_const(%r, dense<-9> : tensor<i32>) : tensor<i32>
  return
}
func.func @dot_i32_1() {
  %s0 = util.unfoldable_constant dense<[-1]> : tensor<1xi32>
  %s1 = util.unfoldable_constant dense<[0]> : tensor<1xi32>
  %z = arith.constant 0 : i32
  %e = tensor.empty() : tensor<i32>
  %i = linalg.fill ins(%z : i32) outs(%e : tensor<i32>) -> tensor<i32>
  %r = linalg.dot ins(%s0, %s1 : tensor<1xi32>, tensor<1xi32>) outs(%i : tensor<i32>) -> tensor<i32>
  check.expect_eq_const(%r, dense<0> : tensor<i32>) : tensor<i32>
  return
}
func.func @dot_i32_2() {
  %s0 = util.unfoldable_constant dense<[2, -3, 2, -3, 2, -3, -1, 1, -2, -3, 2, 1, -1, 3, 1, 1, 1, 2, 0, 3, 0, 3, 0, 1, -2, -1, 0, 2, 2, 2, 0, 1, -3]> : tensor<33xi32>
  %s1 = util.unfoldable_constant dense<[-2, 1, -2, 1, 3, -1, 1, -1, -2, -3, -3, -3, -1, 1, 3, -2, -1, 2, -1, 0, 2, 2, 2, -1, -3, -2, 0, -3, 2, 1, 2, -2, 1]> : tensor<33xi32>
  %z = arith.constant 0 : i32
  %e = tensor.empty() : tensor<i32>
  %i = linalg.fill ins(%z : i32) outs(%e : tensor<i32>) -> tensor<i32>
  %r = linalg.dot ins(%s0, %s1 : tensor<33xi32>, tensor<33xi32>) outs(%i : tensor<i32>) -> tensor<i32>
  check.expect_eq_const(%r, dense<13> : tensor<i32>) : tensor<i32>
  return
}
func.func @dot_i32_3() {
  %s0 = util.unfoldable_constant dense<[-3, 1, -2, 3, 0, 0, 2, 1, -2, 3, -1, 3, 2, -3, -2, -3]> : tensor<16xi32>
  %s1 = util.unfoldable_constant dense<[-2, 0, 0, -2, 2, -3, -3, -2, -2, 3, 1, 3, -3, 2, 2, 2]> : tensor<16xi32>
  %z = arith.constant 0 : i32
  %e = tensor.empty() : tensor<i32>
  %i = linalg.fill ins(%z : i32) outs(%e : tensor<i32>) -> tensor<i32>
  %r = linalg.dot ins(%s0, %s1 : tensor<16xi32>, tensor<16xi32>) outs(%i : tensor<i32>) -> tensor<i32>
  check.expect_eq_const(%r, dense<-9> : tensor<i32>) : tensor<i32>
  return
}
func.func @dot_i32_4() {
  %s0 = util.unfoldable_constant dense<[0, -1, 1]> : tensor<3xi32>
  %s1 = util.unfoldable_constant dense<[-3, 3, 3]> : tensor<3xi32>
  %z = arith.constant 0 : i32
  %e = tensor.empty() : tensor<i32>
  %i = linalg.fill ins(%z : i32) outs(%e : tensor<i32>) -> tensor<i32>
  %r = linalg.dot ins(%s0, %s1 : tensor<3xi32>, tensor<3xi32>) outs(%i : tensor<i32>) -> tensor<i32>
  check.expect_eq_const(%r, dense<0> : tensor<i32>) : tensor<i32>
  return
}
func.func @dot_i32_5() {
  %s0 = util.unfoldable_constant dense<> : tensor<0xi32>
  %s1 = util.unfoldable_constant dense<> : tensor<0xi32>
  %z = arith.constant 0 : i32
  %e = tensor.empty() : tensor<i32>
  %i = linalg.fill ins(%z : i32) outs(%e : tensor<i32>) -> tensor<i32>
  %r = linalg.dot ins(%s0, %s1 : tensor<0xi32>, tensor<0xi32>) outs(%i : tensor<i32>) -> tensor<i32>
  check.expect_eq_const(%r, dense<0> : tensor<i32>) : tensor<i32>
  return
}
func.func @dot_i64_0() {
  %s0 = util.unfoldable_constant dense<[1, 3, -1, 2, 1, -3, -2]> : tensor<7xi64>
  %s1 = util.unfoldable_constant dense<[3, -1, -1, 0, -2, 2, -2]> : tensor<7xi64>
  %z = arith.constant 0 : i64
  %e = tensor.empty() : tensor<i64>
  %i = linalg.fill ins(%z : i64) outs(%e : tensor<i64>) -> tensor<i64>
  %r = linalg.dot ins(%s0, %s1 : tensor<7xi64>, tensor<7xi64>) outs(%i : tensor<i64>) -> tensor<i64>
  check.expect_eq_const(%r, dense<-3> : tensor<i64>) : tensor<i64>
  return
}
func.func @dot_i64_2() {
  %s0 = util.unfoldable_constant dense<[0, 2, -1, 3, 3, 0, 3, 3, 3, 2, 1, 2, 0, 0, -1, 3, 0, 0, -3, 1, 2, 3, -1, 2, -3, 1, 3, 2, 3, 3, -1, 0, -3]> : tensor<33xi64>
  %s1 = util.unfoldable_constant dense<[1, -1, 0, 3, -1, 2, 3, 1, 3, 0, 2, 2, 0, 3, 0, 2, 3, 2, 2, -2, 3, -1, 3, -2, -1, 2, 0, 0, 1, 0, 2, 1, 2]> : tensor<33xi64>
  %z = arith.constant 0 : i64
  %e = tensor.empty() : tensor<i64>
  %i = linalg.fill ins(%z : i64) outs(%e : tensor<i64>) -> tensor<i64>
  %r = linalg.dot ins(%s0, %s1 : tensor<33xi64>, tensor<33xi64>) outs(%i : tensor<i64>) -> tensor<i64>
  check.expect_eq_const(%r, dense<25> : tensor<i64>) : tensor<i64>
  return
}
func.func @dot_f16_0() {
  %s0 = util.unfoldable_constant dense<[3.0, -1.0, -1.0, -1.0, 1.0, -1.0, -2.0]> : tensor<7xf16>
  %s1 = util.unfoldable_constant dense<[3.0, -2.0, -2.0, 2.0, 3.0, -1.0, 1.0]> : tensor<7xf16>
  %z = arith.constant 0.0 : f16
  %e = tensor.empty() : tensor<f16>
  %i = linalg.fill ins(%z : f16) outs(%e : tensor<f16>) -> tensor<f16>
  %r = linalg.dot ins(%s0, %s1 : tensor<7xf16>, tensor<7xf16>) outs(%i : tensor<f16>) -> tensor<f16>
  check.expect_eq_const(%r, dense<13.0> : tensor<f16>) : tensor<f16>
  return
}
func.func @dot_bf16_0() {
  %s0 = util.unfoldable_constant dense<[2.0, -1.0, -3.0, 2.0, 3.0, -3.0, 3.0]> : tensor<7xbf16>
  %s1 = util.unfoldable_constant dense<[0.0, 0.0, -3.0, -2.0, -2.0, 1.0, 2.0]> : tensor<7xbf16>
  %z = arith.constant 0.0 : bf16
  %e = tensor.empty() : tensor<bf16>
  %i = linalg.fill ins(%z : bf16) outs(%e : tensor<bf16>) -> tensor<bf16>
  %r = linalg.dot ins(%s0, %s1 : tensor<7xbf16>, tensor<7xbf16>) outs(%i : tensor<bf16>) -> tensor<bf16>
  check.expect_eq_const(%r, dense<2.0> : tensor<bf16>) : tensor<bf16>
  return
}
func.func @dot_i8_0() {
  %s0 = util.unfoldable_constant dense<[0, 0, 1, 1, 0, 1, -2]> : tensor<7xi8>
  %s1 = util.unfoldable_constant dense<[-1, -3, 0, 0, 0, -3, -2]> : tensor<7xi8>
  %z = arith.constant 0 : i8
  %e = tensor.empty() : tensor<i8>
  %i = linalg.fill ins(%z : i8) outs(%e : tensor<i8>) -> tensor<i8>
  %r = linalg.dot ins(%s0, %s1 : tensor<7xi8>, tensor<7xi8>) outs(%i : tensor<i8>) -> tensor<i8>
  check.expect_eq_const(%r, dense<1> : tensor<i8>) : tensor<i8>
  return
}
