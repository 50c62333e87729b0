// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --pass=convert-regions-to-workgroups,outline-dispatches,deduplicate-executables %s | FileCheck %s

// Two dispatches of one computation share an executable; one of another kind
// keeps its own.
// CHECK: flow.executable private @f_dispatch_0
// CHECK-NOT: flow.executable private @f_dispatch_1
// CHECK: flow.executable private @f_dispatch_2
// CHECK: util.func public @f(
// CHECK-COUNT-2: flow.dispatch @f_dispatch_0::@f_dispatch_0_exp_4_f32
// CHECK: flow.dispatch @f_dispatch_2::@f_dispatch_2_log_4_f32
util.func public @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  %a = flow.dispatch.region -> (tensor<4xf32>) {
    %e = tensor.empty() : tensor<4xf32>
    %r = linalg.exp ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
    flow.return %r : tensor<4xf32>
  }
  %b = flow.dispatch.region -> (tensor<4xf32>) {
    %e = tensor.empty() : tensor<4xf32>
    %r = linalg.exp ins(%a : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
    flow.return %r : tensor<4xf32>
  }
  %c = flow.dispatch.region -> (tensor<4xf32>) {
    %e = tensor.empty() : tensor<4xf32>
    %r = linalg.log ins(%b : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
    flow.return %r : tensor<4xf32>
  }
  util.return %c : tensor<4xf32>
}
