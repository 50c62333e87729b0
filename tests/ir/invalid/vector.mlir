// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --split-input-file --verify-diagnostics %s
// Mistakes in ops of the vector dialect, each with what was wanted and found.

func.func @f(%v: vector<3xf32>) {
  // expected-error @+1 {{'vector.broadcast' op wants a source that can be repeated to 'vector<4xf32>', found 'vector<3xf32>'}}
  %0 = vector.broadcast %v : vector<3xf32> to vector<4xf32>
  return
}

// -----

func.func @f(%v: vector<4xf32>) {
  // expected-error @+1 {{'vector.shape_cast' op wants number of elements to be 4, found '6'}}
  %0 = vector.shape_cast %v : vector<4xf32> to vector<2x3xf32>
  return
}

// -----

func.func @f(%v: vector<4xf32>) {
  // expected-error @+1 {{'vector.bitcast' op wants number of bits to be 128, found '64'}}
  %0 = vector.bitcast %v : vector<4xf32> to vector<4xi16>
  return
}

// -----

func.func @f(%v: vector<2x4xf32>) {
  // expected-error @+1 {{'vector.transpose' op wants dim 0 of the result to be 4, found '2'}}
  %0 = vector.transpose %v, [1, 0] : vector<2x4xf32> to vector<2x4xf32>
  return
}

// -----

func.func @f(%v: vector<2xf32>) {
  // expected-error @+1 {{'vector.shuffle' op wants mask entries from -1 to below 4, found '4'}}
  %0 = vector.shuffle %v, %v [0, 4] : vector<2xf32>, vector<2xf32>
  return
}

// -----

func.func @f(%v: vector<4xf32>) {
  // expected-error @+1 {{'vector.extract' op wants position 0 from 0 to below 4, found '4'}}
  %0 = vector.extract %v[4] : f32 from vector<4xf32>
  return
}

// -----

func.func @f(%v: vector<4xf32>) {
  // expected-error @+1 {{'vector.reduction' op wants a kind for elements of 'f32', found '#vector.kind<xor>'}}
  %0 = vector.reduction <xor>, %v : vector<4xf32> into f32
  return
}

// -----

func.func @f(%v: vector<2x4xf32>, %a: vector<4xf32>) {
  // expected-error @+1 {{'vector.multi_reduction' op wants a result of type 'vector<2xf32>', found 'vector<4xf32>'}}
  %0 = vector.multi_reduction <add>, %v, %a [1] : vector<2x4xf32> to vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<8x8xf32>, %i: index, %z: f32) {
  // expected-error @+1 {{'vector.transfer_read' op wants number of indices to be 2, found '1'}}
  %0 = vector.transfer_read %m[%i], %z : memref<8x8xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<8xi32>, %i: index) {
  // expected-error @+1 {{'vector.load' op wants a vector with elements of type 'i32', found 'f32'}}
  %0 = vector.load %m[%i] : memref<8xi32>, vector<4xf32>
  return
}

// -----

func.func @f(%v: vector<4xi32>) {
  // expected-error @+1 {{'vector.fma' op wants a vector of floats, found 'vector<4xi32>'}}
  %0 = vector.fma %v, %v, %v : vector<4xi32>
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'vector.constant_mask' op wants number of sizes to be 1, found '2'}}
  %0 = vector.constant_mask [2, 2] : vector<4xi1>
  return
}

// -----

#a = affine_map<(d0, d1, d2) -> (d0, d2)>
#b = affine_map<(d0, d1, d2) -> (d2, d1)>
#c = affine_map<(d0, d1, d2) -> (d0, d1)>
func.func @f(%x: vector<2x3xf32>, %y: vector<4x5xf32>, %z: vector<2x5xf32>) {
  // expected-error @+1 {{'vector.contract' op wants dim 0 of operand 1 to be 3, found '4'}}
  %0 = vector.contract {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %x, %y, %z : vector<2x3xf32>, vector<4x5xf32> into vector<2x5xf32>
  return
}

// -----

func.func @f(%v: vector<4xf32>) {
  // expected-error @+1 {{'vector.extract_strided_slice' op wants the slice to lie inside dim 0 of size 4, found 'offset 3, size 2'}}
  %0 = vector.extract_strided_slice %v {offsets = [3], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32>
  return
}

// -----

func.func @f(%v: vector<4xf32>) {
  // expected-error @+1 {{'vector.interleave' op wants a result with twice the last dim of its operands, found 'vector<4xf32>'}}
  %0 = "vector.interleave"(%v, %v) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%v: vector<3xf32>) {
  // expected-error @+1 {{'vector.deinterleave' op wants a source whose last dim is even, found 'vector<3xf32>'}}
  %0, %1 = "vector.deinterleave"(%v) : (vector<3xf32>) -> (vector<1xf32>, vector<1xf32>)
  return
}

// -----

func.func @f(%v: vector<4xf32>) {
  // expected-error @+1 {{'vector.deinterleave' op wants results with half the last dim of the source, found 'vector<4xf32>'}}
  %0, %1 = "vector.deinterleave"(%v) : (vector<4xf32>) -> (vector<4xf32>, vector<4xf32>)
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'vector.step' op wants a 1-D vector of index, found 'vector<2x4xindex>'}}
  %0 = vector.step : vector<2x4xindex>
  return
}

// -----

func.func @f(%v: vector<2x3xi32>, %i: vector<3xi32>) {
  // expected-error @+1 {{'vector.scan' op wants a source with a dim 5 to reduce, found 'vector<2x3xi32>'}}
  %0:2 = vector.scan <add>, %v, %i {inclusive = true, reduction_dim = 5} : vector<2x3xi32>, vector<3xi32>
  return
}

// -----

func.func @f(%v: vector<2x3xi32>, %i: vector<2xi32>) {
  // expected-error @+1 {{'vector.scan' op wants an initial value like the source without the dim, found 'vector<2xi32>'}}
  %0:2 = vector.scan <add>, %v, %i {inclusive = true, reduction_dim = 0} : vector<2x3xi32>, vector<2xi32>
  return
}

// -----

func.func @f(%v: vector<2x3xf32>, %i: vector<3xf32>) {
  // expected-error @+1 {{'vector.scan' op wants a kind for elements of 'f32', found '#vector.kind<xor>'}}
  %0:2 = vector.scan <xor>, %v, %i {inclusive = true, reduction_dim = 0} : vector<2x3xf32>, vector<3xf32>
  return
}

// -----

func.func @f(%k: vector<4xi1>, %a: vector<4xf32>) {
  // expected-error @+1 {{'vector.mask' op wants an op of the vector dialect that has a mask, found 'arith.addf'}}
  %0 = vector.mask %k { arith.addf %a, %a : vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return
}

// -----

func.func @f(%k: vector<4xi1>, %a: vector<4xf32>) {
  // expected-error @+1 {{'vector.mask' op wants a result of type 'f32', found 'i32'}}
  %0 = vector.mask %k { vector.reduction <add>, %a : vector<4xf32> into f32 } : vector<4xi1> -> i32
  return
}

// -----

func.func @f(%t: tensor<4xf32>) {
  // expected-error @+1 {{'vector.print' op wants a number or a vector of numbers, found 'tensor<4xf32>'}}
  vector.print %t : tensor<4xf32>
  return
}

// -----

func.func @f(%m: memref<8xf32>, %i: index) {
  // expected-error @+1 {{'vector.load' op wants rank of the buffer, at least, to be 2, found '1'}}
  %0 = vector.load %m[%i] : memref<8xf32>, vector<2x4xf32>
  return
}

// -----

func.func @f(%m: memref<8xf32, strided<[2]>>, %i: index) {
  // expected-error @+1 {{'vector.load' op wants a buffer whose last stride is 1, found 'memref<8xf32, strided<[2]>>'}}
  %0 = vector.load %m[%i] : memref<8xf32, strided<[2]>>, vector<4xf32>
  return
}
