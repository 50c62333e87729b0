// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace run %s --target=vmvx --input=4 "--input=&256xi8=99" | FileCheck %s
// RUN: emplace run %s --target=vmvx --input=0 "--input=&256xi8=99" | FileCheck %s --check-prefix=NONE
// RUN: emplace query %s --target=vmvx --scalar=4 | FileCheck %s --check-prefix=QUERY
// A tensor that grows in a loop is bounded by its size at the end.
// CHECK: 4xi64=0 1 4 9
// NONE: 0xi64=
// QUERY: {{[0-9]+}}

func.func @grow(%n: index, %s: !hal.buffer {iree.abi.transients}) -> tensor<?xi64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %e = tensor.empty(%c0) : tensor<?xi64>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%t = %e) -> (tensor<?xi64>) {
    %len = tensor.dim %t, %c0 : tensor<?xi64>
    %len1 = arith.addi %len, %c1 : index
    %d = tensor.empty(%len1) : tensor<?xi64>
    %v = arith.index_cast %i : index to i64
    %sq = arith.muli %v, %v : i64
    %one = tensor.from_elements %sq : tensor<1xi64>
    %a = tensor.insert_slice %t into %d[0] [%len] [1] : tensor<?xi64> into tensor<?xi64>
    %b = tensor.insert_slice %one into %a[%len] [1] [1] : tensor<1xi64> into tensor<?xi64>
    scf.yield %b : tensor<?xi64>
  }
  return %r : tensor<?xi64>
}
