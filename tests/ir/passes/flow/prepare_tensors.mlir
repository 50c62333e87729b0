// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --pass=prepare-tensors,canonicalize %s | FileCheck %s

// Elementwise ops on tensors become loops over scalars; a scalar operand stays
// one.
// CHECK-LABEL: @elementwise
// CHECK: linalg.generic
// CHECK: arith.addf %{{.+}}, %{{.+}} : f32
// CHECK: linalg.generic
// CHECK: arith.select %{{.+}}, %{{.+}}, %{{.+}} : f32
util.func public @elementwise(%x: tensor<4xf32>, %c: i1) -> tensor<4xf32> {
  %0 = arith.addf %x, %x : tensor<4xf32>
  %1 = arith.select %c, %0, %x : tensor<4xf32>
  util.return %1 : tensor<4xf32>
}

// An input that a body only names as `outs` is not depended on.
// CHECK-LABEL: @unread_init
// CHECK-SAME: (%[[X:[a-z0-9]+]]: tensor<4xf32>, %[[Y:[a-z0-9]+]]: tensor<4xf32>)
// CHECK: %[[E:.+]] = tensor.empty() : tensor<4xf32>
// CHECK: linalg.add ins(%[[X]], %[[Y]] : tensor<4xf32>, tensor<4xf32>) outs(%[[E]] : tensor<4xf32>)
util.func public @unread_init(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.add ins(%x, %y : tensor<4xf32>, tensor<4xf32>) outs(%x : tensor<4xf32>) -> tensor<4xf32>
  util.return %0 : tensor<4xf32>
}

// A parallel op that reads its init takes it as an input.
// CHECK-LABEL: @read_init
// CHECK-SAME: (%[[X:[a-z0-9]+]]: tensor<4xf32>, %[[Y:[a-z0-9]+]]: tensor<4xf32>)
// CHECK: %[[E:.+]] = tensor.empty() : tensor<4xf32>
// CHECK: linalg.generic {{.*}} ins(%[[X]], %[[Y]] : tensor<4xf32>, tensor<4xf32>) outs(%[[E]] : tensor<4xf32>)
util.func public @read_init(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%x : tensor<4xf32>) outs(%y : tensor<4xf32>) {
  ^bb0(%a: f32, %o: f32):
    %s = arith.addf %a, %o : f32
    linalg.yield %s : f32
  } -> tensor<4xf32>
  util.return %0 : tensor<4xf32>
}
