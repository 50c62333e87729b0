// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --split-input-file --verify-diagnostics %s
// Mistakes in ops of the flow dialect, each with what was wanted and found.

util.func private @f(%t: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{expected a type, found '%t'}}
  %0 = flow.dispatch (%t) : (tensor<4xf32>) -> tensor<4xf32>
  util.return %0 : tensor<4xf32>
}

// -----

util.func private @f(%x: i32) -> tensor<4xf32> {
  // expected-error @+1 {{'%x' is used as 'f32' but defined as 'i32'}}
  %0 = flow.tensor.splat %x : tensor<4xf32>
  util.return %0 : tensor<4xf32>
}
