// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: sh %S/Inputs/round_trip.sh %s %t upstream
// Every op of the bufferization dialect, in custom form; printed and read back.

// Between tensors and buffers.
func.func @m(%m: memref<4x?xf32>, %i: index, %f: f32, %b: memref<64xi8>, %u: memref<*xf32>, %c: i1, %s: memref<4x?xf32, strided<[?, 1], offset: ?>>, %t: tensor<4x?xf32>, %sh: memref<2xi32>, %m1: memref<4xf32>) {
  %23 = bufferization.alloc_tensor(%i) : tensor<4x?xf32>
  %24 = bufferization.alloc_tensor() copy(%t) : tensor<4x?xf32>
  %25 = bufferization.clone %m : memref<4x?xf32> to memref<4x?xf32>
  bufferization.dealloc_tensor %23 : tensor<4x?xf32>
  %26 = bufferization.materialize_in_destination %t in %23 : (tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<4x?xf32>
  bufferization.materialize_in_destination %t in restrict writable %m : (tensor<4x?xf32>, memref<4x?xf32>) -> ()
  %27 = bufferization.to_buffer %t : tensor<4x?xf32> to memref<4x?xf32>
  %28 = bufferization.to_tensor %m restrict writable : memref<4x?xf32> to tensor<4x?xf32>
  bufferization.dealloc (%m, %m1 : memref<4x?xf32>, memref<4xf32>) if (%c, %c)
  %29 = bufferization.dealloc (%m : memref<4x?xf32>) if (%c) retain (%m1 : memref<4xf32>)
  return
}
