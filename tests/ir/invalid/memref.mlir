// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --split-input-file --verify-diagnostics %s
// Mistakes in ops of the memref dialect, each with what was wanted and found.

func.func @f(%n: index) {
  // expected-error @+1 {{'memref.alloc' op wants number of sizes, one a `?`, to be 1, found '0'}}
  %0 = memref.alloc() : memref<?xf32>
  return
}

// -----

func.func @f(%m: memref<4x4xf32>, %i: index) {
  // expected-error @+1 {{'memref.load' op wants number of indices to be 2, found '1'}}
  %0 = memref.load %m[%i] : memref<4x4xf32>
  return
}

// -----

func.func @f(%m: memref<8x8xf32>) {
  // expected-error @+1 {{'memref.subview' op wants a result of type 'memref<2x2xf32, strided<[8, 1], offset: 9>>', found 'memref<2x2xf32, strided<[8, 1], offset: 8>>'}}
  %0 = memref.subview %m[1, 1] [2, 2] [1, 1] : memref<8x8xf32> to memref<2x2xf32, strided<[8, 1], offset: 8>>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error @+1 {{'memref.cast' op wants a result compatible with the operand of type 'memref<4xf32>', found 'memref<5xf32>'}}
  %0 = memref.cast %m : memref<4xf32> to memref<5xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %n: memref<5xf32>) {
  // expected-error @+1 {{'memref.copy' op wants a target of the shape and elements of type 'memref<4xf32>', found 'memref<5xf32>'}}
  memref.copy %m, %n : memref<4xf32> to memref<5xf32>
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'memref.get_global' op wants a 'memref.global', found '@f'}}
  %0 = memref.get_global @f : memref<4xf32>
  return
}

// -----

// expected-error @+1 {{'memref.global' op wants a memref type of static shape, found 'memref<?xf32>'}}
memref.global @g : memref<?xf32>

// -----

func.func @f(%m: memref<4xf32>, %i: index) {
  // expected-error @+1 {{'memref.view' op wants a 1-D source of i8, found 'memref<4xf32>'}}
  %0 = memref.view %m[%i][] : memref<4xf32> to memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error @+1 {{'memref.reinterpret_cast' op wants a result of type 'memref<2x2xf32>', found 'memref<2x2xf32, strided<[3, 1]>>'}}
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [2, 2], strides: [2, 1] : memref<4xf32> to memref<2x2xf32, strided<[3, 1]>>
  return
}

// -----

func.func @f(%m: memref<2x3xf32>) {
  // expected-error @+1 {{'memref.transpose' op wants dim 0 of the result to be 3, found '2'}}
  %0 = memref.transpose %m (i, j) -> (j, i) : memref<2x3xf32> to memref<2x3xf32>
  return
}

// -----

func.func @f(%m: memref<2x3xf32>) {
  // expected-error @+1 {{'memref.collapse_shape' op wants a result that matches its groups of type 'memref<2x3xf32>', found 'memref<5xf32>'}}
  %0 = memref.collapse_shape %m [[0, 1]] : memref<2x3xf32> into memref<5xf32>
  return
}

// -----

func.func @f(%m: memref<8xf32>, %n: index) {
  // expected-error @+1 {{'memref.dma_start' op wants a source, its indices, a target, its indices, the number of elements, a tag, its indices and maybe a stride and the elements a stride}}
  "memref.dma_start"(%m, %n, %m) : (memref<8xf32>, index, memref<8xf32>) -> ()
  return
}

// -----

func.func @f(%n: index) {
  // expected-error @+1 {{'memref.alloc' op wants number of symbols of the layout to be 2, found '1'}}
  %0 = memref.alloc(%n)[%n] : memref<?xi32, strided<[?], offset: ?>>
  return
}
