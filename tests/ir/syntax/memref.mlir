// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: sh %S/Inputs/round_trip.sh %s %t upstream
// Every op of the memref dialect, in custom form; printed and read back.

// Storage, access, views, globals.
func.func @m(%m: memref<4x?xf32>, %i: index, %f: f32, %b: memref<64xi8>, %u: memref<*xf32>, %c: i1, %s: memref<4x?xf32, strided<[?, 1], offset: ?>>, %t: tensor<4x?xf32>, %sh: memref<2xi32>, %m1: memref<4xf32>) {
  %0 = memref.alloc(%i) {alignment = 64 : i64} : memref<4x?xf32>
  %1 = memref.alloca() : memref<4xf32>
  %2 = memref.alloc(%i)[%i] : memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  memref.dealloc %0 : memref<4x?xf32>
  %3 = memref.load %m[%i, %i] : memref<4x?xf32>
  memref.store %f, %m[%i, %i] {nontemporal = true} : memref<4x?xf32>
  %4 = memref.dim %m, %i : memref<4x?xf32>
  %5 = memref.subview %m[0, %i] [2, 2] [1, 1] : memref<4x?xf32> to memref<2x2xf32, strided<[?, 1], offset: ?>>
  %6 = memref.cast %m : memref<4x?xf32> to memref<4x4xf32>
  memref.dma_wait %m[%i, %i], %i : memref<4x?xf32>
  memref.copy %m, %m : memref<4x?xf32> to memref<4x?xf32>
  %7 = memref.reinterpret_cast %m to offset: [%i], sizes: [4, 2], strides: [%i, 1] : memref<4x?xf32> to memref<4x2xf32, strided<[?, 1], offset: ?>>
  %8 = memref.view %b[%i][%i] : memref<64xi8> to memref<?xf32>
  %9 = memref.collapse_shape %m [[0, 1]] : memref<4x?xf32> into memref<?xf32>
  %10 = memref.expand_shape %9 [[0, 1]] output_shape [%i, 4] : memref<?xf32> into memref<?x4xf32>
  %11 = memref.transpose %m (d0, d1) -> (d1, d0) : memref<4x?xf32> to memref<?x4xf32, strided<[1, ?]>>
  %12 = memref.rank %u : memref<*xf32>
  %13 = memref.get_global @g : memref<4xf32>
  %14 = memref.atomic_rmw addf %f, %m[%i, %i] : (f32, memref<4x?xf32>) -> f32
  %15 = memref.generic_atomic_rmw %m[%i, %i] : memref<4x?xf32> { ^bb0(%x: f32): memref.atomic_yield %x : f32 }
  %16 = memref.assume_alignment %m, 64 : memref<4x?xf32>
  %base, %off, %sizes:2, %strides:2 = memref.extract_strided_metadata %m : memref<4x?xf32> -> memref<f32>, index, index, index, index, index
  %17 = memref.extract_aligned_pointer_as_index %m : memref<4x?xf32> -> index
  memref.alloca_scope { memref.alloca_scope.return }
  %18 = memref.alloca_scope -> (f32) { memref.alloca_scope.return %f : f32 }
  memref.prefetch %m[%i, %i], read, locality<3>, data : memref<4x?xf32>
  %19 = memref.realloc %m1 : memref<4xf32> to memref<8xf32>
  %20 = memref.reshape %m(%sh) : (memref<4x?xf32>, memref<2xi32>) -> memref<?x?xf32>
  %21 = memref.memory_space_cast %m1 : memref<4xf32> to memref<4xf32, 3>
  %22:2 = memref.distinct_objects %m, %m1 : memref<4x?xf32>, memref<4xf32>
  return
}
memref.global "private" constant @g : memref<4xf32> = dense<1.0>
memref.global @h : memref<4xf32> = uninitialized
memref.global "private" @ext : memref<4xf32> {alignment = 64 : i64}

// Copies between memory spaces; the symbols of a strided layout.
func.func @dma(%s: memref<8xf32>, %d: memref<8x4xf32, 1>, %t: memref<1xi32>, %n: index) {
  memref.dma_start %s[%n], %d[%n, %n], %n, %t[%n] : memref<8xf32>, memref<8x4xf32, 1>, memref<1xi32>
  memref.dma_start %s[%n], %d[%n, %n], %n, %t[%n], %n, %n : memref<8xf32>, memref<8x4xf32, 1>, memref<1xi32>
  %0 = memref.alloc(%n)[%n, %n] : memref<?xi32, strided<[?], offset: ?>>
  return
}
