// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --split-input-file --verify-diagnostics %s
// Mistakes in ops of the iree_tensor_ext dialect, each with what was wanted and found.

// expected-error @+1 {{expected readonly, readwrite or writeonly, found 'never'}}
func.func @f(%a: !iree_tensor_ext.dispatch.tensor<never:tensor<4xf32>>) {
  return
}

// -----

func.func @f(%a: !iree_tensor_ext.dispatch.tensor<readonly:tensor<4xf32>>, %n: index) {
  // expected-error @+1 {{expected ',', found ':'}}
  %0 = iree_tensor_ext.dispatch.tensor.load %a, offsets = [0], sizes = [4] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<4xf32>> -> tensor<4xf32>
  return
}
