// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --split-input-file --verify-diagnostics %s
// Mistakes in ops of the iree_tensor_ext dialect, each with what was wanted and found.

// expected-error @below {{expected readonly, readwrite or writeonly, found 'never'}}
func.func @f(%a: !iree_tensor_ext.dispatch.tensor<never:tensor<4xf32>>) {
  return
}

// -----

func.func @f(%a: !iree_tensor_ext.dispatch.tensor<readonly:tensor<4xf32>>, %n: index) {
  // expected-error @below {{expected ',', found ':'}}
  %0 = iree_tensor_ext.dispatch.tensor.load %a, offsets = [0], sizes = [4] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<4xf32>> -> tensor<4xf32>
  return
}

// -----

func.func @load_dims(%a: !iree_tensor_ext.dispatch.tensor<readonly:tensor<?xf32>>) {
  // expected-error @below {{'iree_tensor_ext.dispatch.tensor.load' op wants 1 sizes in source_dims, one for each '?', found '0'}}
  %0 = iree_tensor_ext.dispatch.tensor.load %a, offsets = [0], sizes = [4], strides = [1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<?xf32>> -> tensor<4xf32>
  return
}

// -----

func.func @load_sizes(%a: !iree_tensor_ext.dispatch.tensor<readonly:tensor<4x4xf32>>) {
  // expected-error @below {{'iree_tensor_ext.dispatch.tensor.load' op wants 2 entries in 'static_sizes', found '1'}}
  %0 = iree_tensor_ext.dispatch.tensor.load %a, offsets = [0, 0], sizes = [4], strides = [1, 1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<4x4xf32>> -> tensor<4xf32>
  return
}

// -----

func.func @load_type(%a: !iree_tensor_ext.dispatch.tensor<readonly:tensor<4xf32>>) {
  // expected-error @below {{'iree_tensor_ext.dispatch.tensor.load' op wants a slice of 'tensor<4xf32>', found 'tensor<4xi32>'}}
  %0 = iree_tensor_ext.dispatch.tensor.load %a, offsets = [0], sizes = [4], strides = [1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<4xf32>> -> tensor<4xi32>
  return
}

// -----

func.func @store_readonly(%t: tensor<4xf32>, %a: !iree_tensor_ext.dispatch.tensor<readonly:tensor<4xf32>>) {
  // expected-error @below {{'iree_tensor_ext.dispatch.tensor.store' op wants a target that may be written, found '!iree_tensor_ext.dispatch.tensor<readonly:tensor<4xf32>>'}}
  iree_tensor_ext.dispatch.tensor.store %t, %a, offsets = [0], sizes = [4], strides = [1] : tensor<4xf32> -> !iree_tensor_ext.dispatch.tensor<readonly:tensor<4xf32>>
  return
}

// -----

func.func @store_rank(%t: tensor<1x4xf32>, %a: !iree_tensor_ext.dispatch.tensor<writeonly:tensor<4xf32>>) {
  // expected-error @below {{'iree_tensor_ext.dispatch.tensor.store' op wants a slice of 'tensor<4xf32>', found 'tensor<1x4xf32>'}}
  iree_tensor_ext.dispatch.tensor.store %t, %a, offsets = [0], sizes = [4], strides = [1] : tensor<1x4xf32> -> !iree_tensor_ext.dispatch.tensor<writeonly:tensor<4xf32>>
  return
}

// -----

func.func @barrier_type(%a: tensor<4x8xf32>) {
  // expected-error @below {{'iree_tensor_ext.compute_barrier.start' op wants a result of type 'tensor<4x8xf32>', found 'tensor<8x4xf32>'}}
  %0 = iree_tensor_ext.compute_barrier.start %a : tensor<4x8xf32> -> tensor<8x4xf32>
  return
}

// -----

func.func @barrier_dims(%a: tensor<?x?xf32>, %n: index) {
  // expected-error @below {{'iree_tensor_ext.compute_barrier.end' op wants 2 sizes in value_dims, one for each '?', found '1'}}
  %0 = iree_tensor_ext.compute_barrier.end %a : tensor<?x?xf32>{%n} -> tensor<?x?xf32>
  return
}

// -----

func.func @barrier_static(%a: tensor<4xf32>, %n: index) {
  // expected-error @below {{'iree_tensor_ext.compute_barrier.start' op wants 0 sizes in value_dims, one for each '?', found '1'}}
  %0 = iree_tensor_ext.compute_barrier.start %a : tensor<4xf32>{%n} -> tensor<4xf32>
  return
}

// -----

func.func @bitcast_dims(%a: tensor<?xf32>, %n: index) {
  // expected-error @below {{'iree_tensor_ext.bitcast' op wants 1 sizes in result_dims, one for each '?', found '0'}}
  %0 = iree_tensor_ext.bitcast %a : tensor<?xf32>{%n} -> tensor<?xi32>
  return
}

// -----

func.func @bitcast_bits(%a: tensor<4xf32>) {
  // expected-error @below {{'iree_tensor_ext.bitcast' op wants a result of as many bits as 'tensor<4xf32>', found 'tensor<4xi16>'}}
  %0 = iree_tensor_ext.bitcast %a : tensor<4xf32> -> tensor<4xi16>
  return
}

// -----

func.func @ragged_dim(%a: tensor<9x8xf32>, %l: tensor<4xindex>) {
  // expected-error @below {{'iree_tensor_ext.cast_to_ragged_shape' op wants 'ragged_dim' to be below 2, found '2'}}
  %0 = iree_tensor_ext.cast_to_ragged_shape %a ragged_dim(2) column_lengths(%l) : (tensor<9x8xf32>, tensor<4xindex>) -> tensor<3x?x8xf32, #iree_tensor_ext.ragged_shape<2>>
  return
}

// -----

func.func @ragged_lengths(%a: tensor<9x8xf32>, %l: tensor<2x2xindex>) {
  // expected-error @below {{'iree_tensor_ext.cast_to_ragged_shape' op wants column lengths of rank 1, found 'tensor<2x2xindex>'}}
  %0 = iree_tensor_ext.cast_to_ragged_shape %a ragged_dim(0) column_lengths(%l) : (tensor<9x8xf32>, tensor<2x2xindex>) -> tensor<3x?x8xf32, #iree_tensor_ext.ragged_shape<0>>
  return
}

// -----

func.func @ragged_rank(%a: tensor<9x8xf32>, %l: tensor<4xindex>) {
  // expected-error @below {{'iree_tensor_ext.cast_to_ragged_shape' op wants a result of rank 3, found 'tensor<3x?xf32, #iree_tensor_ext.ragged_shape<0>>'}}
  %0 = iree_tensor_ext.cast_to_ragged_shape %a ragged_dim(0) column_lengths(%l) : (tensor<9x8xf32>, tensor<4xindex>) -> tensor<3x?xf32, #iree_tensor_ext.ragged_shape<0>>
  return
}

// -----

func.func @ragged_encoding(%a: tensor<9x8xf32>, %l: tensor<4xindex>) {
  // expected-error @below {{'iree_tensor_ext.cast_to_ragged_shape' op wants a result with #iree_tensor_ext.ragged_shape<0>, found 'tensor<3x?x8xf32>'}}
  %0 = iree_tensor_ext.cast_to_ragged_shape %a ragged_dim(0) column_lengths(%l) : (tensor<9x8xf32>, tensor<4xindex>) -> tensor<3x?x8xf32>
  return
}

// -----

func.func @ragged_other_dim(%a: tensor<9x8xf32>, %l: tensor<4xindex>) {
  // expected-error @below {{'iree_tensor_ext.cast_to_ragged_shape' op wants a result with #iree_tensor_ext.ragged_shape<0>, found 'tensor<3x?x8xf32, #iree_tensor_ext.ragged_shape<1>>'}}
  %0 = iree_tensor_ext.cast_to_ragged_shape %a ragged_dim(0) column_lengths(%l) : (tensor<9x8xf32>, tensor<4xindex>) -> tensor<3x?x8xf32, #iree_tensor_ext.ragged_shape<1>>
  return
}

// -----

func.func @ragged_row_count(%a: tensor<9x8xf32>, %l: tensor<4xindex>, %n: index) {
  // expected-error @below {{'iree_tensor_ext.cast_to_ragged_shape' op wants dim 0 of the column lengths to be '?', found 'tensor<4xindex>'}}
  %0 = iree_tensor_ext.cast_to_ragged_shape %a ragged_dim(0) column_lengths(%l) num_ragged_rows(%n) : (tensor<9x8xf32>, tensor<4xindex>) -> tensor<?x?x8xf32, #iree_tensor_ext.ragged_shape<0>>
  return
}

// -----

func.func @ragged_static_rows(%a: tensor<9x8xf32>, %l: tensor<?xindex>, %n: index) {
  // expected-error @below {{'iree_tensor_ext.cast_to_ragged_shape' op wants dim 0 of the result to be '?', found 'tensor<3x?x8xf32, #iree_tensor_ext.ragged_shape<0>>'}}
  %0 = iree_tensor_ext.cast_to_ragged_shape %a ragged_dim(0) column_lengths(%l) num_ragged_rows(%n) : (tensor<9x8xf32>, tensor<?xindex>) -> tensor<3x?x8xf32, #iree_tensor_ext.ragged_shape<0>>
  return
}

// -----

func.func @ragged_unit_lengths(%a: tensor<9x8xf32>, %l: tensor<1xindex>) {
  // expected-error @below {{'iree_tensor_ext.cast_to_ragged_shape' op wants two or more column lengths where there is no num_ragged_rows, found 'tensor<1xindex>'}}
  %0 = iree_tensor_ext.cast_to_ragged_shape %a ragged_dim(0) column_lengths(%l) : (tensor<9x8xf32>, tensor<1xindex>) -> tensor<0x?x8xf32, #iree_tensor_ext.ragged_shape<0>>
  return
}

// -----

func.func @ragged_rows(%a: tensor<9x8xf32>, %l: tensor<4xindex>) {
  // expected-error @below {{'iree_tensor_ext.cast_to_ragged_shape' op wants dim 0 of the result to be 3, found 'tensor<4x?x8xf32, #iree_tensor_ext.ragged_shape<0>>'}}
  %0 = iree_tensor_ext.cast_to_ragged_shape %a ragged_dim(0) column_lengths(%l) : (tensor<9x8xf32>, tensor<4xindex>) -> tensor<4x?x8xf32, #iree_tensor_ext.ragged_shape<0>>
  return
}

// -----

func.func @ragged_static_columns(%a: tensor<9x8xf32>, %l: tensor<4xindex>) {
  // expected-error @below {{'iree_tensor_ext.cast_to_ragged_shape' op wants dim 1 of the result to be '?', found 'tensor<3x3x8xf32, #iree_tensor_ext.ragged_shape<0>>'}}
  %0 = iree_tensor_ext.cast_to_ragged_shape %a ragged_dim(0) column_lengths(%l) : (tensor<9x8xf32>, tensor<4xindex>) -> tensor<3x3x8xf32, #iree_tensor_ext.ragged_shape<0>>
  return
}

// -----

func.func @ragged_rest(%a: tensor<9x8xf32>, %l: tensor<4xindex>) {
  // expected-error @below {{'iree_tensor_ext.cast_to_ragged_shape' op wants dim 2 of the result to be 8, found 'tensor<3x?x9xf32, #iree_tensor_ext.ragged_shape<0>>'}}
  %0 = iree_tensor_ext.cast_to_ragged_shape %a ragged_dim(0) column_lengths(%l) : (tensor<9x8xf32>, tensor<4xindex>) -> tensor<3x?x9xf32, #iree_tensor_ext.ragged_shape<0>>
  return
}

// -----

func.func @ragged_sizes(%a: tensor<?x8xf32>, %l: tensor<4xindex>) {
  // expected-error @below {{'iree_tensor_ext.cast_to_ragged_shape' op wants 1 sizes of the source, one for each '?', found '0'}}
  %0 = iree_tensor_ext.cast_to_ragged_shape %a ragged_dim(0) column_lengths(%l) : (tensor<?x8xf32>, tensor<4xindex>) -> tensor<3x?x8xf32, #iree_tensor_ext.ragged_shape<0>>
  return
}
