// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --pass=convert-regions-to-workgroups,outline-dispatches %s | FileCheck %s

// CHECK: flow.executable private @f_dispatch_0 {
// CHECK: flow.executable.export public @f_dispatch_0_matmul_8x16x4_f32 workgroups() -> (index, index, index) {
// CHECK: iree_tensor_ext.dispatch.workgroup_count_from_slice
// CHECK: flow.return
// CHECK: builtin.module {
// CHECK: func.func @f_dispatch_0_matmul_8x16x4_f32(
// CHECK-SAME: !iree_tensor_ext.dispatch.tensor<readonly:tensor<8x4xf32>>
// CHECK: return
// CHECK: util.func public @f(
// CHECK: flow.dispatch @f_dispatch_0::@f_dispatch_0_matmul_8x16x4_f32(%{{.+}}, %{{.+}}, %{{.+}}) : (tensor<8x4xf32>, tensor<4x16xf32>, tensor<8x16xf32>) -> tensor<8x16xf32>
util.func public @f(%x: tensor<8x4xf32>, %w: tensor<4x16xf32>, %i: tensor<8x16xf32>) -> tensor<8x16xf32> {
  %y = flow.dispatch.region -> (tensor<8x16xf32>) {
    %m = linalg.matmul ins(%x, %w : tensor<8x4xf32>, tensor<4x16xf32>) outs(%i : tensor<8x16xf32>) -> tensor<8x16xf32>
    flow.return %m : tensor<8x16xf32>
  }
  util.return %y : tensor<8x16xf32>
}

// A dynamic loop is a D, and a workload.
// CHECK: flow.executable.export public @g_dispatch_0_exp_D_f32 workgroups(%{{.+}}: index) -> (index, index, index) {
// CHECK: flow.dispatch @g_dispatch_0::@g_dispatch_0_exp_D_f32[%[[N:[a-z0-9]+]]](%[[N]], %{{.+}})
util.func public @g(%v: !hal.buffer_view, %n: index) -> tensor<?xf32> {
  %x = hal.tensor.import %v : !hal.buffer_view -> tensor<?xf32>{%n}
  %y = flow.dispatch.region -> (tensor<?xf32>{%n}) {
    %e = tensor.empty(%n) : tensor<?xf32>
    %r = linalg.exp ins(%x : tensor<?xf32>) outs(%e : tensor<?xf32>) -> tensor<?xf32>
    flow.return %r : tensor<?xf32>
  }
  util.return %y : tensor<?xf32>
}
