// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace run %s --target=vmvx "--input=3xf32=1 2 3" --input=3xf32=0 "--input=&64xi8=99" | FileCheck %s
// RUN: emplace run %s --target=vmvx --input=20xf32=3 --input=20xf32=0 "--input=&128xi8=99" | FileCheck %s --check-prefix=TWENTY
// RUN: not emplace run %s --target=vmvx --input=20xf32=3 --input=20xf32=0 "--input=&64xi8=99" 2>&1 | FileCheck %s --check-prefix=SHORT
// RUN: emplace query %s --target=vmvx --shape=20 --shape=20 | FileCheck %s --check-prefix=QUERY
// TRANSIENTS cases 10 and 11. A chain needs one place of the size that the input has: each value takes the
// place of the one before it.
// CHECK: 3xf32=2 8 18
// TWENTY: 20xf32=18 18 18
// SHORT: transient storage buffer byte length 64 less than expected minimum 128
// QUERY: transient bytes: 128

util.func public @dyn(%input: tensor<?xf32>, %output: tensor<?xf32> {iree.abi.output = 0 : index}, %st: !hal.buffer {iree.abi.transients}) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %d = tensor.dim %input, %c0 : tensor<?xf32>
  %t1 = flow.dispatch.region -> (tensor<?xf32>{%d}) {
    %e = tensor.empty(%d) : tensor<?xf32>
    %r = linalg.add ins(%input, %input : tensor<?xf32>, tensor<?xf32>) outs(%e : tensor<?xf32>) -> tensor<?xf32>
    flow.return %r : tensor<?xf32>
  }
  %t2 = flow.dispatch.region -> (tensor<?xf32>{%d}) {
    %e = tensor.empty(%d) : tensor<?xf32>
    %r = linalg.mul ins(%t1, %input : tensor<?xf32>, tensor<?xf32>) outs(%e : tensor<?xf32>) -> tensor<?xf32>
    flow.return %r : tensor<?xf32>
  }
  %t3 = flow.dispatch.region -> (tensor<?xf32>{%d}) {
    %e = tensor.empty(%d) : tensor<?xf32>
    %r = linalg.sub ins(%t2, %input : tensor<?xf32>, tensor<?xf32>) outs(%e : tensor<?xf32>) -> tensor<?xf32>
    flow.return %r : tensor<?xf32>
  }
  %t4 = flow.dispatch.region -> (tensor<?xf32>{%d}) {
    %e = tensor.empty(%d) : tensor<?xf32>
    %r = linalg.add ins(%t3, %input : tensor<?xf32>, tensor<?xf32>) outs(%e : tensor<?xf32>) -> tensor<?xf32>
    flow.return %r : tensor<?xf32>
  }
  util.return %t4 : tensor<?xf32>
}
