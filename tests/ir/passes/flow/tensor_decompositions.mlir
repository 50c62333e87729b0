// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --pass=prepare-tensors,canonicalize %s | FileCheck %s

// CHECK-LABEL: @pad
// CHECK: %[[F:.+]] = linalg.fill {{.*}} -> tensor<6xf32>
// CHECK: tensor.insert_slice %{{.+}} into %[[F]][1] [4] [1]
util.func public @pad(%x: tensor<4xf32>, %c: f32) -> tensor<6xf32> {
  %0 = tensor.pad %x low[1] high[1] {
  ^bb0(%i: index):
    tensor.yield %c : f32
  } : tensor<4xf32> to tensor<6xf32>
  util.return %0 : tensor<6xf32>
}

// CHECK-LABEL: @concat
// CHECK: tensor.insert_slice %{{.+}} into %{{.+}}[0, 0] [2, 3] [1, 1]
// CHECK: tensor.insert_slice %{{.+}} into %{{.+}}[0, 3] [2, 5] [1, 1]
util.func public @concat(%x: tensor<2x3xf32>, %y: tensor<2x5xf32>) -> tensor<2x8xf32> {
  %0 = tensor.concat dim(1) %x, %y : (tensor<2x3xf32>, tensor<2x5xf32>) -> tensor<2x8xf32>
  util.return %0 : tensor<2x8xf32>
}

// CHECK-LABEL: @generate
// CHECK: linalg.generic
// CHECK: linalg.index 0 : index
// CHECK: arith.index_cast
util.func public @generate(%n: index) -> tensor<?xi32> {
  %0 = tensor.generate %n {
  ^bb0(%i: index):
    %v = arith.index_cast %i : index to i32
    tensor.yield %v : i32
  } : tensor<?xi32>
  util.return %0 : tensor<?xi32>
}
