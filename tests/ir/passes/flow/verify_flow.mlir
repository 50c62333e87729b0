// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not emplace opt --pass=verify-flow --allow-unregistered-dialect --split-input-file %s 2>&1 | FileCheck %s

util.func public @left(%x: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}'linalg.exp' has no form that runs on a device
  %0 = linalg.exp ins(%x : tensor<4xf32>) outs(%x : tensor<4xf32>) -> tensor<4xf32>
  util.return %0 : tensor<4xf32>
}

// -----

util.func public @unknown(%x: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}'acme.cosine' is of a dialect that is not supported
  %0 = "acme.cosine"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  util.return %0 : tensor<4xf32>
}

// -----

util.func public @arith(%x: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}'arith.addf' has no form that runs on a device
  %0 = arith.addf %x, %x : tensor<4xf32>
  util.return %0 : tensor<4xf32>
}

// -----

util.func public @scatter(%x: tensor<4xf32>, %d: tensor<8xf32>, %i: tensor<4x1xindex>) -> tensor<8xf32> {
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}'tensor.scatter' has no form that runs on a device: the order of its writes is not defined
  %0 = tensor.scatter %x into %d[%i] scatter_dims([0]) unique : (tensor<4xf32>, tensor<8xf32>, tensor<4x1xindex>) -> tensor<8xf32>
  util.return %0 : tensor<8xf32>
}

// -----

util.func public @front_end(%x: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}'stablehlo.abs' has no form that runs on a device: ops of this dialect are read and printed, but not compiled
  %0 = stablehlo.abs %x : tensor<4xf32>
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}'tosa.abs' has no form that runs on a device: ops of this dialect are read and printed, but not compiled
  %1 = tosa.abs %0 : (tensor<4xf32>) -> tensor<4xf32>
  util.return %1 : tensor<4xf32>
}

// -----

// Scalars, views and dispatches are fine.
// CHECK-NOT: error
util.func public @fine(%x: tensor<4xf32>, %i: index) -> f32 {
  %0 = arith.addi %i, %i : index
  %1 = flow.tensor.reshape %x : tensor<4xf32> -> tensor<2x2xf32>
  %2 = flow.tensor.load %1[%0, %i] : tensor<2x2xf32>
  util.return %2 : f32
}
