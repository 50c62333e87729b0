// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not emplace opt --pass=form-dispatch-regions --split-input-file %s 2>&1 | FileCheck %s

// A tensor whose sizes nothing tells.
util.func public @f(%x: tensor<?xf32>) -> tensor<?xf32> {
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: the dynamic sizes of a linalg.exp of type tensor<?xf32> are not known here
  %0 = linalg.exp ins(%x : tensor<?xf32>) outs(%x : tensor<?xf32>) -> tensor<?xf32>
  util.return %0 : tensor<?xf32>
}
