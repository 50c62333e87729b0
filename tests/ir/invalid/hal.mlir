// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --split-input-file --verify-diagnostics %s
// Mistakes in ops of the hal dialect, each with what was wanted and found.

util.func private @f(%v: !hal.buffer_view) -> tensor<?xf32> {
  // expected-error @+1 {{'hal.tensor.import' op number of dynamic dims must match the operand type}}
  %0 = hal.tensor.import %v : !hal.buffer_view -> tensor<?xf32>
  util.return %0 : tensor<?xf32>
}

// -----

util.func private @f(%v: i32) -> tensor<4xf32> {
  // expected-error @+1 {{'hal.tensor.import' op operand #0 must be !hal.buffer or !hal.buffer_view, but got 'i32'}}
  %0 = hal.tensor.import %v : i32 -> tensor<4xf32>
  util.return %0 : tensor<4xf32>
}

// -----

util.func private @f(%t: tensor<4xf32>, %s: !hal.fence) -> tensor<4xf32> {
  // expected-error @+1 {{'hal.tensor.transients' op operand #1 must be !hal.buffer or !hal.buffer_view, but got '!hal.fence'}}
  %0 = hal.tensor.transients %t : tensor<4xf32> from %s : !hal.fence
  util.return %0 : tensor<4xf32>
}
