// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --split-input-file --verify-diagnostics %s
// Mistakes in ops of the tensor dialect, each with what was wanted and found.

func.func @f(%n: index) {
  // expected-error @+1 {{'tensor.empty' op wants number of sizes, one a `?`, to be 2, found '1'}}
  %0 = tensor.empty(%n) : tensor<?x?xf32>
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error @+1 {{'tensor.from_elements' op wants number of elements to be 3, found '1'}}
  %0 = tensor.from_elements %a : tensor<3xf32>
  return
}

// -----

func.func @f(%n: index, %a: i32) {
  // expected-error @+1 {{'tensor.generate' op wants a yielded value of type 'f32', found 'i32'}}
  %0 = tensor.generate %n {
  ^bb0(%i: index):
    tensor.yield %a : i32
  } : tensor<?xf32>
  return
}

// -----

func.func @f(%t: tensor<4xf32>) {
  // expected-error @+1 {{'tensor.cast' op wants a result type compatible with 'tensor<4xf32>', found 'tensor<5xf32>'}}
  %0 = tensor.cast %t : tensor<4xf32> to tensor<5xf32>
  return
}

// -----

func.func @f(%t: tensor<4xf32>) {
  // expected-error @+1 {{'tensor.bitcast' op wants a result of the shape and element width of 'tensor<4xf32>', found 'tensor<4xi64>'}}
  %0 = tensor.bitcast %t : tensor<4xf32> to tensor<4xi64>
  return
}

// -----

func.func @f(%t: tensor<2x3xf32>) {
  // expected-error @+1 {{'tensor.collapse_shape' op wants dim 0 of the collapsed type to be 6, found '5'}}
  %0 = tensor.collapse_shape %t [[0, 1]] : tensor<2x3xf32> into tensor<5xf32>
  return
}

// -----

func.func @f(%t: tensor<2x3xf32>) {
  // expected-error @+1 {{'tensor.collapse_shape' op wants 'reassociation' to list consecutive dimensions from 0, found '[[1, 0]]'}}
  %0 = tensor.collapse_shape %t [[1, 0]] : tensor<2x3xf32> into tensor<6xf32>
  return
}

// -----

func.func @f(%t: tensor<6xf32>) {
  // expected-error @+1 {{'tensor.expand_shape' op wants entry of 'output_shape' to be 3, found '4'}}
  %0 = tensor.expand_shape %t [[0, 1]] output_shape [2, 4] : tensor<6xf32> into tensor<2x3xf32>
  return
}

// -----

func.func @f(%t: tensor<6xf32>, %s: tensor<3xi32>) {
  // expected-error @+1 {{'tensor.reshape' op wants length of the shape to be 2, found '3'}}
  %0 = tensor.reshape %t(%s) : (tensor<6xf32>, tensor<3xi32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%t: tensor<4x4xf32>, %i: index) {
  // expected-error @+1 {{'tensor.extract' op wants number of indices to be 2, found '1'}}
  %0 = tensor.extract %t[%i] : tensor<4x4xf32>
  return
}

// -----

func.func @f(%t: tensor<4x4xf32>) {
  // expected-error @+1 {{'tensor.extract_slice' op wants a slice (perhaps with fewer unit dims) of type 'tensor<2x2xf32>', found 'tensor<2x3xf32>'}}
  %0 = tensor.extract_slice %t[0, 0] [2, 2] [1, 1] : tensor<4x4xf32> to tensor<2x3xf32>
  return
}

// -----

func.func @f(%t: tensor<4x4xf32>) {
  // expected-error @+1 {{'tensor.extract_slice' op wants the slice to lie inside dim 1 of size 4, found 'offset 3, size 2, stride 1'}}
  %0 = tensor.extract_slice %t[0, 3] [2, 2] [1, 1] : tensor<4x4xf32> to tensor<2x2xf32>
  return
}

// -----

func.func @f(%t: tensor<4xf32>, %s: tensor<2xf32>) {
  // expected-error @+1 {{'tensor.insert_slice' op wants number of offsets to be 1, found '2'}}
  %0 = tensor.insert_slice %s into %t[0, 0] [2] [1] : tensor<2xf32> into tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<2xf32>) {
  // expected-error @+1 {{'tensor.concat' op wants size of the joined dimension to be 4, found '5'}}
  %0 = tensor.concat dim(0) %a, %a : (tensor<2xf32>, tensor<2xf32>) -> tensor<5xf32>
  return
}

// -----

func.func @f(%t: tensor<4xf32>, %z: f32) {
  // expected-error @+1 {{'tensor.pad' op wants dim 0 of the result to be 6, found '7'}}
  %0 = tensor.pad %t low[1] high[1] {
  ^bb0(%i: index):
    tensor.yield %z : f32
  } : tensor<4xf32> to tensor<7xf32>
  return
}

// -----

func.func @f(%t: tensor<4x4xf32>, %i: tensor<2x1xindex>) {
  // expected-error @+1 {{'tensor.gather' op wants slices (perhaps without the unit dims) of type 'tensor<2x1x4xf32>', found 'tensor<3x4xf32>'}}
  %0 = tensor.gather %t[%i] gather_dims([0]) : (tensor<4x4xf32>, tensor<2x1xindex>) -> tensor<3x4xf32>
  return
}

// -----

func.func @f(%s: tensor<2x4xf32>, %t: tensor<4x4xf32>, %i: tensor<2x1xindex>) {
  // expected-error @+1 {{'tensor.scatter' op wants 'unique', as the order is not defined}}
  %0 = tensor.scatter %s into %t[%i] scatter_dims([0]) : (tensor<2x4xf32>, tensor<4x4xf32>, tensor<2x1xindex>) -> tensor<4x4xf32>
  return
}
