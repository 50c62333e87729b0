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
  // expected-error @+1 {{'affine.parallel' op wants number of groups of bounds to be 2, found '1'}}
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
  // expected-error @+1 {{'affine.parallel' op wants number of reductions, one a result, to be 0, found '1'}}
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
  // expected-error @+1 {{'affine.dma_wait' op wants number of counts behind the places to be 1, found '2'}}
  affine.dma_wait %t[0], %n, %n : memref<1xi32>
  return
}

// -----

func.func @f(%m: memref<8xf32>, %n: index) {
  // expected-error @+1 {{'affine.parallel' op wants number of reductions, one a result, to be 1, found '0'}}
  %0 = "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (4)>}> ({
  ^bb0(%i: index):
    %1 = affine.load %m[%i] : memref<8xf32>
    affine.yield %1 : f32
  }) : () -> f32
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'affine.parallel' op wants number of steps, one a region argument, to be 1, found '2'}}
  "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1, 1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (4)>}> ({
  ^bb0(%i: index):
    affine.yield
  }) : () -> ()
  return
}

// -----

func.func @f(%m: memref<8xi32>) {
  // expected-error @+1 {{'affine.parallel' op wants result 0 to be a float, as "addf" reduces such, found 'another type'}}
  %0 = affine.parallel (%i) = (0) to (4) reduce ("addf") -> (i32) {
    %1 = affine.load %m[%i] : memref<8xi32>
    affine.yield %1 : i32
  }
  return
}

// -----

func.func @f(%m: memref<8xf32>) {
  // expected-error @+1 {{expected a reduction like "addf", found "most"}}
  %0 = affine.parallel (%i) = (0) to (4) reduce ("most") -> (f32) { }
  return
}

// -----

func.func @f(%m: memref<8xf32>) {
  // expected-error @+1 {{'affine.parallel' op wants number of groups of bounds to be 1, found '2'}}
  affine.parallel (%i) = (0, 1) to (4) { }
  return
}

// -----

func.func @f(%m: memref<8xf32>, %n: index) {
  // expected-error @+1 {{'affine.dma_start' op wants an affine map 'src_map', found 'none'}}
  "affine.dma_start"(%m, %n) : (memref<8xf32>, index) -> ()
  return
}

// -----

func.func @f(%m: memref<8xf32>, %n: index) {
  // expected-error @+1 {{'affine.dma_wait' op wants number of indices to be 1, found '2'}}
  affine.dma_wait %m[0, %n], %n : memref<8xf32>
  return
}

// -----

func.func @f(%m: memref<8xf32>, %n: index) {
  // expected-error @+1 {{'affine.dma_wait' op wants number of counts behind the places to be 1, found '2'}}
  "affine.dma_wait"(%m, %n, %n) {tag_map = affine_map<() -> (0)>} : (memref<8xf32>, index, index) -> ()
  return
}

// -----

// A value made inside a loop of no affine kind is no symbol.
func.func @f(%m: memref<8xf32>, %n: index, %c: i1) {
  affine.for %i = 0 to 8 {
    // expected-error @+1 {{'affine.if' op wants a symbol: a constant, a value of the function's own block or computed from such, found 'operand 0'}}
    affine.if affine_set<()[s0] : (s0 >= 0)>()[%i] { }
  }
  return
}

// -----

func.func @f(%m: memref<8xf32>, %n: index, %s: memref<8xindex>) {
  affine.for %i = 0 to 8 {
    %0 = affine.load %s[%i] : memref<8xindex>
    // expected-error @+1 {{'affine.load' op wants a dim: a symbol, the variable of an affine loop or an affine.apply of such, found 'operand 1'}}
    %1 = affine.load %m[%0] : memref<8xf32>
  }
  return
}

// -----

func.func @f(%m: memref<8xf32>) {
  // expected-error @+1 {{'affine.vector_load' op wants memref and vector types of the same element type; change one}}
  %0 = affine.vector_load %m[0] : memref<8xf32>, vector<4xi32>
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @+1 {{'affine.if' op wants number of region arguments to be 0, found '1'}}
  "affine.if"(%i) <{condition = affine_set<(d0) : (d0 >= 0)>}> ({
  ^bb0(%a: index):
    affine.yield
  }, { }) : (index) -> ()
  return
}

// -----

func.func @f() {
  affine.for %i = 0 to 8 {
    // expected-error @+1 {{'affine.apply' op wants a symbol: a constant, a value of the function's own block or computed from such, found 'operand 0'}}
    %0 = affine.apply affine_map<()[s0] -> (s0 * 2)>()[%i]
  }
  return
}
