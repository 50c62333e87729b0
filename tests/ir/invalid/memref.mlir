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

// -----

func.func @f(%m: memref<4xf32>, %n: index) {
  // expected-error @+1 {{'memref.realloc' op wants a size for the `?` of the result, found 'none'}}
  %0 = memref.realloc %m : memref<4xf32> to memref<?xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %n: index) {
  // expected-error @+1 {{'memref.realloc' op wants no size, as the result has a static one, found 'one'}}
  %0 = memref.realloc %m(%n) : memref<4xf32> to memref<8xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error @+1 {{'memref.realloc' op wants a 1-D result without a layout that else is as 'memref<4xf32>', found 'memref<8xi32>'}}
  %0 = memref.realloc %m : memref<4xf32> to memref<8xi32>
  return
}

// -----

func.func @f(%m: memref<4x4xf32>) {
  // expected-error @+1 {{'memref.realloc' op wants a 1-D source without a layout, found 'memref<4x4xf32>'}}
  %0 = memref.realloc %m : memref<4x4xf32> to memref<8xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index) {
  // expected-error @+1 {{'memref.prefetch' op wants a locality from 0 to 3, found '5'}}
  memref.prefetch %m[%i], read, locality<5>, data : memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<1x1xi32>, %i: index) {
  // expected-error @+1 {{'memref.dma_wait' op wants 2 indices of the tag, found '1'}}
  memref.dma_wait %m[%i], %i : memref<1x1xi32>
  return
}

// -----

func.func @f(%m: memref<4xi32>, %i: index, %x: i32) {
  // expected-error @+1 {{'memref.atomic_rmw' op wants a float, as it does "addf", found 'i32'}}
  %0 = memref.atomic_rmw addf %x, %m[%i] : (i32, memref<4xi32>) -> i32
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %x: f32) {
  // expected-error @+1 {{'memref.atomic_rmw' op wants an integer, as it does "addi", found 'f32'}}
  %0 = memref.atomic_rmw addi %x, %m[%i] : (f32, memref<4xf32>) -> f32
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index) {
  // expected-error @+1 {{'memref.generic_atomic_rmw' op wants a body with one argument of type 'f32', found 'another number'}}
  %0 = memref.generic_atomic_rmw %m[%i] : memref<4xf32> {
  ^bb0(%x: f32, %y: f32):
    memref.atomic_yield %x : f32
  }
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %k: i32) {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<4xf32> {
  ^bb0(%x: f32):
    // expected-error @+1 {{'memref.atomic_yield' op wants a value of type 'f32', found 'i32'}}
    memref.atomic_yield %k : i32
  }
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error @+1 {{'memref.assume_alignment' op wants an alignment that is a power of two, found '12'}}
  %0 = memref.assume_alignment %m, 12 : memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<64xi8, 2>, %i: index) {
  // expected-error @+1 {{'memref.view' op wants a result without a layout in the source's space, found 'memref<16xf32, 1>'}}
  %0 = memref.view %m[%i][] : memref<64xi8, 2> to memref<16xf32, 1>
  return
}

// -----

func.func @f(%m: memref<?x8xf32>, %i: index) {
  // expected-error @+1 {{'memref.expand_shape' op wants a result that matches its groups of type 'memref<?x8xf32>', found 'memref<4x4x8xf32>'}}
  %0 = memref.expand_shape %m [[0, 1], [2]] output_shape [%i, 4, 8] : memref<?x8xf32> into memref<4x4x8xf32>
  return
}

// -----

func.func @f(%m: memref<16xf32>) {
  // expected-error @+1 {{'memref.expand_shape' op wants output size 0 to be that of its type, found 'memref<4x4xf32>'}}
  %0 = memref.expand_shape %m [[0, 1]] output_shape [2, 4] : memref<16xf32> into memref<4x4xf32>
  return
}

// -----

func.func @f(%m: memref<3x4xf32, strided<[10, 2]>>) {
  // expected-error @+1 {{'memref.collapse_shape' op wants dims that become one to lie behind each other, found 'memref<3x4xf32, strided<[10, 2]>>'}}
  %0 = memref.collapse_shape %m [[0, 1]] : memref<3x4xf32, strided<[10, 2]>> into memref<12xf32, strided<[2]>>
  return
}

// -----

func.func @f(%m: memref<*xf32>) {
  // expected-error @+1 {{'memref.cast' op wants a result compatible with the operand of type 'memref<*xf32>', found 'memref<*xf32>'}}
  %0 = memref.cast %m : memref<*xf32> to memref<*xf32>
  return
}

// -----

func.func @f(%m: memref<8x16xf32>) {
  // expected-error @+1 {{'memref.subview' op wants a result of type 'memref<4x1xf32, strided<[16, 1]>>', found 'memref<4xf32>'}}
  %0 = memref.subview %m[0, 0][4, 1][1, 1] : memref<8x16xf32> to memref<4xf32>
  return
}

// -----

// expected-error @+1 {{'memref.global' op wants an alignment that is a power of two, found '3'}}
memref.global @g : memref<4xf32> {alignment = 3 : i64}
