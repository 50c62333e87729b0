// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not emplace opt --pass=expand-tensor-shapes,convert-regions-to-workgroups --split-input-file %s 2>&1 | FileCheck %s

// A region of more results than a kernel may have.
util.func public @many(%x: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: a dispatch has 33 results, the limit is 32
  %r:33 = flow.dispatch.region -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
    %q = arith.addf %x, %x : tensor<4xf32>
    flow.return %q, %q, %q, %q, %q, %q, %q, %q, %q, %q, %q, %q, %q, %q, %q, %q, %q, %q, %q, %q, %q, %q, %q, %q, %q, %q, %q, %q, %q, %q, %q, %q, %q : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
  }
  util.return %r#32 : tensor<4xf32>
}

// -----

// What another module defines cannot be handed tensors.
util.func private @outside(%x: tensor<?xf32>) -> tensor<?xf32>
util.func public @f(%x: tensor<?xf32>) -> tensor<?xf32> {
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: 'util.call' calls '@outside' with tensors, but that is not defined here
  %0 = util.call @outside(%x) : (tensor<?xf32>) -> tensor<?xf32>
  util.return %0 : tensor<?xf32>
}
