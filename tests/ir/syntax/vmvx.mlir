// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: sh %S/Inputs/round_trip.sh %s %t
// Ops of the vmvx dialect, in custom form; printed and read back.

func.func @kernels(%a: memref<?xf32>, %b: memref<?xf32>, %o: index, %s: index, %t: index, %n: index, %m: index, %x: f32) {
  vmvx.binary op("add" : f32) lhs(%a offset %o strides[%s, %t] : memref<?xf32>) rhs(%a offset %o strides[%s, %t] : memref<?xf32>) out(%b offset %o strides[%s, %t] : memref<?xf32>) sizes(%n, %m)
  vmvx.unary op("abs" : f32) in(%a offset %o strides[%s, %t] : memref<?xf32>) out(%b offset %o strides[%s, %t] : memref<?xf32>) sizes(%n, %m)
  vmvx.copy in(%a offset %o strides[%s, %t] : memref<?xf32>) out(%b offset %o strides[%s, %t] : memref<?xf32>) sizes(%n, %m) : f32
  vmvx.fill2d scalar(%x : f32) out(%b offset %o strides[%s, %t] : memref<?xf32>) sizes(%n, %m)
  vmvx.matmul op("f32f32f32") accumulate lhs(%a offset %o strides[%s, %t] : memref<?xf32>) rhs(%a offset %o strides[%s, %t] : memref<?xf32>) out(%b offset %o strides[%s, %t] : memref<?xf32>) sizes(%n, %m, %n)
  vmvx.matmul op("f32f32f32") lhs(%a offset %o strides[%s, %t] : memref<?xf32>) rhs(%a offset %o strides[%s, %t] : memref<?xf32>) out(%b offset %o strides[%s, %t] : memref<?xf32>) sizes(%n, %m, %n)
  vmvx.reduce op("add" : f32) in(%a offset %o strides[%s, %t] : memref<?xf32>) out(%b offset %o strides[%s] : memref<?xf32>) sizes(%n, %m)
  return
}
