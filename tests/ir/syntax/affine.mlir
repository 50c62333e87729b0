// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: sh %S/Inputs/round_trip.sh %s %t upstream
// Every op of the affine dialect that has custom syntax; printed and read back.

#map = affine_map<(d0) -> (d0 + 1)>
#map2 = affine_map<(d0)[s0] -> (d0, d0 + s0)>
#set = affine_set<(d0)[s0] : (d0 - 4 >= 0, s0 - d0 >= 0)>
func.func @a(%m: memref<16x16xf32>, %n: index, %f: f32, %v: vector<4xf32>) {
  %0 = affine.apply #map(%n)
  %1 = affine.apply affine_map<(d0)[s0] -> (d0 * 4 + s0)>(%n)[%n]
  %2 = affine.min #map2(%n)[%n]
  %3 = affine.max affine_map<(d0) -> (d0, 4)>(%n)
  affine.for %i = 0 to 16 {
    affine.for %j = #map(%i) to min #map2(%i)[%n] step 2 {
      %x = affine.load %m[%i, %j] : memref<16x16xf32>
      affine.store %x, %m[%i + 1, %j * 2] : memref<16x16xf32>
      %y = affine.vector_load %m[%i, symbol(%n) + 3] : memref<16x16xf32>, vector<4xf32>
      affine.vector_store %y, %m[%i, 0] : memref<16x16xf32>, vector<4xf32>
      affine.if #set(%i)[%n] { affine.store %f, %m[%i, %i] : memref<16x16xf32> } else { affine.store %f, %m[0, 0] : memref<16x16xf32> }
      affine.prefetch %m[%i, %j], write, locality<1>, data : memref<16x16xf32>
    }
  }
  %4 = affine.for %i = %n to %n iter_args(%a = %f) -> (f32) { affine.yield %a : f32 }
  %5:2 = affine.for %i = max affine_map<(d0) -> (d0, 0)>(%n) to 10 iter_args(%a = %f, %b = %f) -> (f32, f32) { affine.yield %a, %b : f32, f32 }
  %6 = affine.if #set(%n)[%n] -> f32 { affine.yield %f : f32 } else { affine.yield %f : f32 }
  %8:2 = affine.delinearize_index %n into (4, 8) : index, index
  %9:2 = affine.delinearize_index %n into (8) : index, index
  %10 = affine.linearize_index [%n, %n] by (4, 8) : index
  %11 = affine.linearize_index disjoint [%n, %n] by (%n, 8) : index
  return
}

// Expressions of every shape.
func.func @expressions(%m: memref<?xf32>, %i: index, %j: index) {
  %0 = affine.load %m[(%i + %j) * 3 - 1] : memref<?xf32>
  %1 = affine.load %m[%i floordiv 4 + %j mod 8] : memref<?xf32>
  %2 = affine.load %m[-%i + %j * -2] : memref<?xf32>
  %3 = affine.load %m[(%i ceildiv 2) * symbol(%j) - %j] : memref<?xf32>
  return
}

// Loop nests: bounds of one expression, of several, none; steps, reductions.
func.func @nests(%a: index, %b: index, %c: index, %n: index) {
  affine.parallel (%i, %j, %k) = (max(%a, %b), %b, max(%a, %c)) to (%c, min(%b, %c, %a + symbol(%n)), %b) {
  }
  affine.parallel (%i, %j) = (0, 0) to (symbol(%n), 100) step (10, 10) {
    %x = arith.constant 1.0 : f32
  } {note = 1}
  affine.parallel () = () to () {
  }
  %0:2 = affine.parallel (%x, %y) = (0, 0) to (2, 2) reduce ("minimumf", "addi") -> (f32, i32) {
    %1 = arith.constant 1.0 : f32
    %2 = arith.constant 1 : i32
    affine.yield %1, %2 : f32, i32
  }
  return
}

func.func @copies(%m: memref<10x10xf32>, %t: memref<1xi32>, %d: memref<10xf32, 1>, %a: index, %n: index) {
  affine.dma_start %m[%a + %n, 3], %d[%a], %t[0], %n : memref<10x10xf32>, memref<10xf32, 1>, memref<1xi32>
  affine.dma_start %m[symbol(%a), 3], %d[%a], %t[0], %n, %a, %n : memref<10x10xf32>, memref<10xf32, 1>, memref<1xi32>
  affine.dma_wait %t[0], %n : memref<1xi32>
  return
}

// Two dims or symbols stand in order; a set without constraints always holds.
func.func @order(%m: memref<?xf32>, %n: index) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      %0 = affine.load %m[%j + %i] : memref<?xf32>
      %1 = affine.load %m[%j - (%j floordiv symbol(%n)) * symbol(%n)] : memref<?xf32>
    }
  }
  affine.if affine_set<() : ()>() { }
  %2 = affine.apply affine_map<(d0)[s0] -> (d0 mod (s0 - s0))>(%n)[%n]
  return
}

// The variable of a loop of another dialect may be a symbol of affine.apply.
func.func @apply_in_loop(%n: index, %s: index) {
  scf.for %i = %n to %n step %s {
    %0 = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%i)[%i]
  }
  return
}
