// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --split-input-file --verify-diagnostics %s
// Mistakes in ops of the linalg dialect, each with what was wanted and found.

func.func @f(%a: tensor<4x5xf32>, %b: tensor<6x7xf32>, %c: tensor<4x7xf32>) {
  // expected-error @+1 {{'linalg.matmul' op wants dim 0 of operand 1 to be 5, found '6'}}
  %0 = linalg.matmul ins(%a, %b : tensor<4x5xf32>, tensor<6x7xf32>) outs(%c : tensor<4x7xf32>) -> tensor<4x7xf32>
  return
}

// -----

// The window reaches (3 - 1) * 2 + 3 = 7 columns.
func.func @f(%a: tensor<1x1x6xf32>, %b: tensor<1x1x3xf32>, %c: tensor<1x1x3xf32>) {
  // expected-error @+1 {{'linalg.conv_1d_ncw_fcw' op wants dim 2 of operand 0 to be at least 7, found '6'}}
  %0 = linalg.conv_1d_ncw_fcw {strides = dense<2> : tensor<1xi64>} ins(%a, %b : tensor<1x1x6xf32>, tensor<1x1x3xf32>) outs(%c : tensor<1x1x3xf32>) -> tensor<1x1x3xf32>
  return
}

// -----

func.func @f(%a: tensor<1x1x6xf32>, %b: tensor<1x1x3xf32>, %c: tensor<1x1x3xf32>) {
  // expected-error @+1 {{'linalg.conv_1d_ncw_fcw' op wants positive 'strides', found 'dense<0> : tensor<1xi64>'}}
  %0 = linalg.conv_1d_ncw_fcw {strides = dense<0> : tensor<1xi64>} ins(%a, %b : tensor<1x1x6xf32>, tensor<1x1x3xf32>) outs(%c : tensor<1x1x3xf32>) -> tensor<1x1x3xf32>
  return
}

// -----

func.func @f(%a: i32, %b: tensor<4xf32>) {
  // expected-error @+1 {{'linalg.fill' op wants an input of the init's element type}}
  %0 = linalg.fill ins(%a : i32) outs(%b : tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @+1 {{'linalg.generic' op wants number of results of indexing map 1 to be 1, found '2'}}
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @+1 {{'linalg.generic' op wants every loop as a plain result of some map, found 'd1'}}
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %b: i32) {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>) {
  ^bb0(%in: f32, %out: f32):
    // expected-error @+1 {{'linalg.yield' op wants operand 0 of type 'f32', found 'i32'}}
    linalg.yield %b : i32
  } -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @+1 {{'linalg.generic' op wants body argument 0 of type 'f32', found 'f64'}}
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>) {
  ^bb0(%in: f64, %out: f32):
    linalg.yield %out : f32
  } -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @+1 {{'linalg.generic' op wants result 0 of type 'tensor<4xf32>', found 'tensor<?xf32>'}}
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<?xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @+1 {{expected iterator type "parallel", "reduction" or "window", found "sideways"}}
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["sideways"]} outs(%a : tensor<4xf32>) {
  ^bb0(%out: f32):
    linalg.yield %out : f32
  } -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xi32>) {
  // expected-error @+1 {{'linalg.exp' op wants floating-point operands}}
  %0 = linalg.exp ins(%a : tensor<4xi32>) outs(%a : tensor<4xi32>) -> tensor<4xi32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) {
  // expected-error @+1 {{'linalg.transpose' op wants distinct dimensions below 2 in 'permutation', found '1'}}
  %0 = linalg.transpose ins(%a : tensor<2x3xf32>) outs(%b : tensor<3x2xf32>) permutation = [1, 1]
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'linalg.index' op wants a structured op of linalg around it, found 'func.func'}}
  %0 = linalg.index 0 : index
  return
}

// -----

func.func @f(%a: tensor<8xf32>, %p: tensor<4x2xf32>) {
  // expected-error @+1 {{'linalg.pack' op wants dim 1 of operand 1 to be 4, found '2'}}
  %0 = linalg.pack %a inner_dims_pos = [0] inner_tiles = [4] into %p : tensor<8xf32> -> tensor<4x2xf32>
  return
}

// -----

func.func @f(%a: tensor<8xf32>) {
  // expected-error @+1 {{'linalg.softmax' op wants 'dimension' below the rank, 1, found '1'}}
  %0 = linalg.softmax dimension(1) ins(%a : tensor<8xf32>) outs(%a : tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

func.func @f(%a: tensor<8xf32>) {
  // expected-error @+1 {{'linalg.winograd_filter_transform' op wants rank of the input to be 4, found '1'}}
  %0 = linalg.winograd_filter_transform fmr(F_2_3) ins(%a : tensor<8xf32>) outs(%a : tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

#map = affine_map<(d0) -> (d0)>
func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>) {
  // expected-error @+1 {{'linalg.generic' op attribute 'operandSegmentSizes' must hold 2 sizes with the sum 2, found unit}}
  %0 = "linalg.generic"(%a, %b) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = unit}> ({
  ^bb0(%x: f32, %y: f32):
    // expected-error @+1 {{'linalg.yield' op wants number of operands, one an init, to be 2, found '1'}}
    linalg.yield %x : f32
  }) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}
