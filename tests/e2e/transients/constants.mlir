// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace run %s --target=vmvx --function=passed --input=2 | FileCheck %s --check-prefix=PASSED
// RUN: emplace run %s --target=vmvx --function=returned --input=2 | FileCheck %s --check-prefix=RETURNED
// A constant under a shape that the call decides, handed to a function and
// returned.
// PASSED: 2x2xf32=[2 4][6 8]
// RETURNED: 2x2xf32=[1 2][3 4]
util.func private @h(%x: tensor<?x2xf32>) -> tensor<?x2xf32> attributes {inlining_policy = #util.inline.never} {
  %0 = arith.addf %x, %x : tensor<?x2xf32>
  util.return %0 : tensor<?x2xf32>
}
util.func public @passed(%n: index) -> tensor<?x2xf32> {
  %c = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %d = flow.tensor.reshape %c : tensor<4xf32> -> tensor<?x2xf32>{%n}
  %0 = util.call @h(%d) : (tensor<?x2xf32>) -> tensor<?x2xf32>
  util.return %0 : tensor<?x2xf32>
}
util.func public @returned(%n: index) -> tensor<?x2xf32> {
  %c = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %d = flow.tensor.reshape %c : tensor<4xf32> -> tensor<?x2xf32>{%n}
  util.return %d : tensor<?x2xf32>
}
