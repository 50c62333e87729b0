// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --split-input-file --verify-diagnostics %s
// Mistakes in ops of the check dialect, each with what was wanted and found.

func.func @f(%a: tensor<2xi32>) {
  // expected-error @+1 {{'check.expect_eq' takes 2 or more operands, in groups (device?, lhs, rhs), but was given 1}}
  check.expect_eq(%a) : tensor<2xi32>
  return
}

// -----

func.func @f(%a: tensor<2xi32>) {
  // expected-error @+1 {{'check.expect_eq_const' op wants elements to expect of type 'tensor<2xi32>', found 'tensor<3xi32>'}}
  check.expect_eq_const(%a, dense<1> : tensor<3xi32>) : tensor<2xi32>
  return
}

// -----

func.func @f(%a: tensor<2xi32>) {
  // expected-error @+1 {{'check.expect_eq_const' op wants elements to expect, found '1 : i32'}}
  check.expect_eq_const(%a, 1 : i32) : tensor<2xi32>
  return
}

// -----

func.func @f(%a: tensor<2xi32>) {
  // expected-error @+1 {{'check.expect_almost_eq' op wants elements that are float or complex, found 'i32'}}
  check.expect_almost_eq(%a, %a) : tensor<2xi32>
  return
}

// -----

func.func @f(%a: tensor<2xi32>) {
  // expected-error @+1 {{'check.expect_almost_eq_const' op wants elements that are float or complex, found 'i32'}}
  check.expect_almost_eq_const %a, dense<1> : tensor<2xi32>
  return
}

// -----

func.func @f(%a: tensor<2xf32>) {
  // expected-error @+1 {{expected atol, rtol or tolerance, found 'ulp'}}
  check.expect_almost_eq %a, %a, ulp = 1 : tensor<2xf32>
  return
}
