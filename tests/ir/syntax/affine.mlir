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
