// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --pass=forward-results,canonicalize,cse %s | FileCheck %s

util.func private @sizes(%n: index, %t: tensor<?xf32>) -> (index, index, index) {
  %c2 = arith.constant 2 : index
  %twice = arith.muli %n, %c2 : index
  %unknown = util.call @elsewhere() : () -> index
  util.return %n, %twice, %unknown : index, index, index
}
util.func private @elsewhere() -> index

// What comes from the arguments is known to the caller; what the callee finds
// out is not.
// CHECK-LABEL: @caller
// CHECK-SAME: (%[[N:.+]]: index, %[[T:.+]]: tensor<?xf32>)
// CHECK-DAG: %[[TWICE:.+]] = arith.muli %[[N]], %c2
// CHECK-DAG: %[[R:.+]]:3 = util.call @sizes(%[[N]], %[[T]])
// CHECK: util.return %[[N]], %[[TWICE]], %[[R]]#2
util.func public @caller(%n: index, %t: tensor<?xf32>) -> (index, index, index) {
  %r:3 = util.call @sizes(%n, %t) : (index, tensor<?xf32>) -> (index, index, index)
  util.return %r#0, %r#1, %r#2 : index, index, index
}
