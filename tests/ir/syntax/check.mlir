// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: sh %S/Inputs/round_trip.sh %s %t
// The forms of the check dialect of both public dialects of that name.

// IREE's form: parentheses, the type at the end.
func.func @iree(%a: tensor<2xi32>, %b: tensor<2xf32>, %c: i32) {
  check.expect_true(%c) : i32
  check.expect_false(%c) : i32
  check.expect_all_true(%a) : tensor<2xi32>
  check.expect_eq(%a, %a) : tensor<2xi32>
  check.expect_eq_const(%a, dense<[1, 2]> : tensor<2xi32>) : tensor<2xi32>
  check.expect_almost_eq(%b, %b) : tensor<2xf32>
  check.expect_almost_eq(%b, %b, atol 1.0e-2) : tensor<2xf32>
  check.expect_almost_eq_const(%b, dense<0.5> : tensor<2xf32>) : tensor<2xf32>
  return
}

// StableHLO's form: no parentheses.
func.func @stablehlo(%a: tensor<2xi32>, %b: tensor<2xf32>) {
  check.expect_eq_const %a, dense<[1, 2]> : tensor<2xi32>
  check.expect_almost_eq_const %b, dense<0.5> : tensor<2xf32>
  check.expect_close %b, %b, max_ulp_difference = 3 : tensor<2xf32>, tensor<2xf32>
  return
}
