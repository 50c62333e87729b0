// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Powers with integer exponents. Expected values by hand: wrap-around modulo
// 2^32, and quotients truncated to zero for negative exponents.
func.func @ipowi_i32() {
  %a = util.unfoldable_constant dense<[3, -2, 2, -1, 7, 1, 10]> : tensor<7xi32>
  %n = util.unfoldable_constant dense<[4, 3, 31, -3, 0, -5, -1]> : tensor<7xi32>
  %r = math.ipowi %a, %n : tensor<7xi32>
  check.expect_eq_const(%r, dense<[81, -8, -2147483648, -1, 1, 1, 0]> : tensor<7xi32>) : tensor<7xi32>
  return
}

func.func @ipowi_i64() {
  %a = util.unfoldable_constant dense<[3, -1, 2]> : tensor<3xi64>
  %n = util.unfoldable_constant dense<[40, 1000000000001, 62]> : tensor<3xi64>
  %r = math.ipowi %a, %n : tensor<3xi64>
  check.expect_eq_const(%r, dense<[-6289078614652622815, -1, 4611686018427387904]> : tensor<3xi64>) : tensor<3xi64>
  return
}

func.func @fpowi_f32() {
  %x = util.unfoldable_constant dense<[1.5, -2.0, 2.0, 0.0]> : tensor<4xf32>
  %n = util.unfoldable_constant dense<[2, 3, -2, 0]> : tensor<4xi32>
  %r = math.fpowi %x, %n : tensor<4xf32>, tensor<4xi32>
  check.expect_eq_const(%r, dense<[2.25, -8.0, 0.25, 1.0]> : tensor<4xf32>) : tensor<4xf32>
  return
}
