// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --split-input-file --verify-diagnostics %s
// Mistakes in ops of the vmvx dialect.

func.func @f(%m: memref<4x8xf32>) {
  // expected-error @+1 {{'vmvx.get_buffer_descriptor' op wants 4 sizes and strides, two for each dimension of its memref, found '2'}}
  %0:4 = vmvx.get_buffer_descriptor %m : memref<4x8xf32> -> !util.buffer, index, index, index
  return
}
