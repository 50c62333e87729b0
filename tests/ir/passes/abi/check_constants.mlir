// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not emplace opt --pass=lower-checks %s 2>&1 | FileCheck %s

// A check wants a tensor to compare with.
util.func public @f(%x: tensor<i32>) {
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: 'check.expect_eq_const' compares with something that is no tensor constant
  check.expect_eq_const(%x, 1 : i32) : tensor<i32>
  util.return
}
