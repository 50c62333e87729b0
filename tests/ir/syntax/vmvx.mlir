// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: sh %S/Inputs/round_trip.sh %s %t
// Micro-kernels on strided pieces of buffers.

func.func @kernels(%a: memref<64xf32>, %b: memref<64xf32>, %o: memref<64xf32>, %x: f32, %c0: index, %c1: index, %c8: index) {
  vmvx.binary op("add" : f32) lhs(%a offset %c0 strides[%c8, %c1] : memref<64xf32>) rhs(%b offset %c0 strides[%c8, %c1] : memref<64xf32>) out(%o offset %c0 strides[%c8, %c1] : memref<64xf32>) sizes(%c8, %c8)
  vmvx.unary op("exp" : f32) in(%a offset %c0 strides[%c8, %c1] : memref<64xf32>) out(%o offset %c0 strides[%c8, %c1] : memref<64xf32>) sizes(%c8, %c8)
  vmvx.copy in(%a offset %c0 strides[%c8, %c1] : memref<64xf32>) out(%o offset %c0 strides[%c8, %c1] : memref<64xf32>) sizes(%c8, %c8) : f32
  vmvx.fill2d scalar(%x : f32) out(%o offset %c0 strides[%c8, %c1] : memref<64xf32>) sizes(%c8, %c8)
  return
}
