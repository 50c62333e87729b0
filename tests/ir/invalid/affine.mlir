// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --split-input-file --verify-diagnostics %s
// Mistakes in ops of the affine dialect, each with what was wanted and found.

func.func @f(%i: index) {
  // expected-error @+1 {{'affine.apply' op wants number of map results to be 1, found '2'}}
  %0 = affine.apply affine_map<(d0) -> (d0, 4)>(%i)
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @+1 {{expected 2 dims and 0 symbols, found 1 and 0}}
  %0 = affine.min affine_map<(d0, d1) -> (d0, d1)>(%i)
  return
}

// -----

func.func @f(%m: memref<4x4xf32>, %i: index) {
  // expected-error @+1 {{'affine.load' op wants number of indices to be 2, found '1'}}
  %0 = affine.load %m[%i] : memref<4x4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index) {
  // expected-error @+1 {{expected a constant or symbol, found a dim}}
  %0 = affine.load %m[%i * %i] : memref<4xf32>
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @+1 {{'affine.for' op wants a positive step}}
  affine.for %k = 0 to 4 step 0 {
  }
  return
}

// -----

func.func @f(%i: index, %a: f32) {
  // expected-error @+1 {{'affine.if' op wants an else block, as it has results}}
  %0 = affine.if affine_set<(d0) : (d0 >= 0)>(%i) -> f32 {
    affine.yield %a : f32
  }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @+1 {{'affine.delinearize_index' op wants number of indices, as the basis or one more, to be 2, found '1'}}
  %0 = affine.delinearize_index %i into (4, 8) : index
  return
}

// -----

func.func @f(%n: index) {
  // expected-error @+1 {{'affine.parallel' op wants number of bound groups to be 2, found '1'}}
  affine.parallel (%i, %j) = (0, 0) to (%n) {
  }
  return
}

// -----

func.func @f(%n: index) {
  // expected-error @+1 {{expected a reduction like "addf", found "sum"}}
  %0 = affine.parallel (%i) = (0) to (%n) reduce ("sum") -> (f32) {
  }
  return
}

// -----

func.func @f(%n: index) {
  // expected-error @+1 {{'affine.parallel' op wants number of reductions to be 0, found '1'}}
  affine.parallel (%i) = (0) to (%n) reduce ("addf") -> () {
  }
  return
}

// -----

func.func @f(%a: memref<8xf32>, %t: memref<1xi32>, %n: index) {
  // expected-error @+1 {{'affine.dma_start' op wants number of indices to be 1, found '2'}}
  affine.dma_start %a[0, 0], %a[0], %t[0], %n : memref<8xf32>, memref<8xf32>, memref<1xi32>
  return
}

// -----

func.func @f(%t: memref<1xi32>, %n: index) {
  // expected-error @+1 {{'affine.dma_wait' op wants number of sizes to be 1, found '2'}}
  affine.dma_wait %t[0], %n, %n : memref<1xi32>
  return
}
