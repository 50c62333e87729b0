// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --split-input-file --verify-diagnostics %s
// Mistakes in ops of the bufferization dialect, each with what was wanted and found.

func.func @f() {
  // expected-error @+1 {{'bufferization.alloc_tensor' op wants 1 sizes, one a `?` (none with a copy), found '0'}}
  %0 = bufferization.alloc_tensor() : tensor<?xf32>
  return
}

// -----

func.func @f(%t: tensor<4xf32>, %m: memref<4xf32>) {
  // expected-error @+1 {{'bufferization.materialize_in_destination' op wants 'writable' for a buffer destination}}
  bufferization.materialize_in_destination %t in %m : (tensor<4xf32>, memref<4xf32>) -> ()
  return
}

// -----

func.func @f(%m: memref<4xf32>, %c: i1) {
  // expected-error @+1 {{'bufferization.dealloc' op wants one condition a buffer, and one result a retained buffer}}
  bufferization.dealloc (%m : memref<4xf32>) if (%c, %c)
  return
}
