// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: sh %S/Inputs/round_trip.sh %s %t
// RUN: emplace opt %s | FileCheck %s
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

// CHECK-LABEL: @buffers
// CHECK: %base_buffer, %offset, %sizes:2, %strides:2 = vmvx.get_buffer_descriptor %arg0 : memref<4x?xf32> -> !util.buffer, index, index, index, index, index
// CHECK: %base_buffer_0, %offset_1 = vmvx.get_buffer_descriptor %arg1 : memref<i8> -> !util.buffer, index
// CHECK: vmvx.get_raw_interface_binding_buffer set(0) binding(1)
// CHECK: %{{.*}}:2 = vmvx.query_tile_sizes sizes(%arg2, %arg2) flags(513) -> index, index
// CHECK: return %base_buffer, %sizes#1, %strides#0 : !util.buffer, index, index
func.func @buffers(%m: memref<4x?xf32>, %s: memref<i8>, %n: index) -> (!util.buffer, index, index) {
  %b, %o, %z:2, %t:2 = vmvx.get_buffer_descriptor %m : memref<4x?xf32> -> !util.buffer, index, index, index, index, index
  %1:2 = vmvx.get_buffer_descriptor %s : memref<i8> -> !util.buffer, index
  %2 = vmvx.get_raw_interface_binding_buffer set(0) binding(1)
  %3:2 = vmvx.query_tile_sizes sizes(%n, %n) flags(513) -> index, index
  return %b, %z#1, %t#0 : !util.buffer, index, index
}

// CHECK-LABEL: @older
// CHECK: vmvx.add lhs(%arg0 offset %arg1 strides[%arg1, %arg2] : !util.buffer)
// CHECK-SAME: sizes(%arg2, %arg2) : f32
// CHECK: vmvx.mmt4d lhs(%arg0 offset %arg1 row_stride %arg2 : !util.buffer)
// CHECK-SAME: mnk(%arg2, %arg2, %arg2) tile_mnk(%arg3, %arg3, %arg3) flags(1) : (f32, f32, f32)
func.func @older(%a: !util.buffer, %o: index, %n: index, %t: index) {
  vmvx.add lhs(%a offset %o strides[%o, %n] : !util.buffer) rhs(%a offset %o strides[%n, %n] : !util.buffer) out(%a offset %o strides[%n, %n] : !util.buffer) sizes(%n, %n) : f32
  vmvx.sub lhs(%a offset %o strides[%o, %n] : !util.buffer) rhs(%a offset %o strides[%n, %n] : !util.buffer) out(%a offset %o strides[%n, %n] : !util.buffer) sizes(%n, %n) : i32
  vmvx.mul lhs(%a offset %o strides[%o, %n] : !util.buffer) rhs(%a offset %o strides[%n, %n] : !util.buffer) out(%a offset %o strides[%n, %n] : !util.buffer) sizes(%n, %n) : f16
  vmvx.mmt4d lhs(%a offset %o row_stride %n : !util.buffer) rhs(%a offset %o row_stride %n : !util.buffer) out(%a offset %o row_stride %n : !util.buffer) mnk(%n, %n, %n) tile_mnk(%t, %t, %t) flags(1) : (f32, f32, f32)
  return
}
