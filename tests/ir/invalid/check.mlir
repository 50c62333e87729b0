// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --split-input-file --verify-diagnostics %s
// Mistakes in ops of the check dialect, each with what was wanted and found.

func.func @f(%a: tensor<2xi32>) {
  // expected-error @+1 {{'check.expect_eq' takes 2 or more operands, in groups (device?, lhs, rhs), but was given 1}}
  check.expect_eq(%a) : tensor<2xi32>
  return
}
