// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --split-input-file --verify-diagnostics %s
// Mistakes in the iree_encoding dialect, each with what was wanted and found.

func.func @set_plain(%a: tensor<4xf32>) {
  // expected-error @below {{'iree_encoding.set_encoding' op wants a result with an encoding, found 'tensor<4xf32>'}}
  %0 = iree_encoding.set_encoding %a : tensor<4xf32> -> tensor<4xf32>
  return
}

// -----

func.func @set_other(%a: tensor<4xf32>) {
  // expected-error @below {{'iree_encoding.set_encoding' op wants a result with an encoding, found 'tensor<4xf32, "lhs">'}}
  %0 = iree_encoding.set_encoding %a : tensor<4xf32> -> tensor<4xf32, "lhs">
  return
}

// -----

func.func @set_twice(%a: tensor<4xf32, #iree_encoding.testing<>>) {
  // expected-error @below {{'iree_encoding.set_encoding' op wants a source without an encoding, found 'tensor<4xf32, #iree_encoding.testing<>>'}}
  %0 = iree_encoding.set_encoding %a : tensor<4xf32, #iree_encoding.testing<>> -> tensor<4xf32, #iree_encoding.testing<>>
  return
}

// -----

func.func @set_rank(%a: tensor<?x?xf32>) {
  // expected-error @below {{'iree_encoding.set_encoding' op wants a result of the shape and elements of 'tensor<?x?xf32>', found 'tensor<?xf32, #iree_encoding.testing<>>'}}
  %0 = iree_encoding.set_encoding %a : tensor<?x?xf32> -> tensor<?xf32, #iree_encoding.testing<>>
  return
}

// -----

func.func @set_shape(%a: tensor<10xf32>) {
  // expected-error @below {{'iree_encoding.set_encoding' op wants a result of the shape and elements of 'tensor<10xf32>', found 'tensor<20xf32, #iree_encoding.testing<>>'}}
  %0 = iree_encoding.set_encoding %a : tensor<10xf32> -> tensor<20xf32, #iree_encoding.testing<>>
  return
}

// -----

func.func @set_elements(%a: tensor<10xf32>) {
  // expected-error @below {{'iree_encoding.set_encoding' op wants a result of the shape and elements of 'tensor<10xf32>', found 'tensor<10xf16, #iree_encoding.testing<>>'}}
  %0 = iree_encoding.set_encoding %a : tensor<10xf32> -> tensor<10xf16, #iree_encoding.testing<>>
  return
}

// -----

func.func @unset_plain(%a: tensor<4xf32>) {
  // expected-error @below {{'iree_encoding.unset_encoding' op wants a source with an encoding, found 'tensor<4xf32>'}}
  %0 = iree_encoding.unset_encoding %a : tensor<4xf32> -> tensor<4xf32>
  return
}

// -----

func.func @unset_result(%a: tensor<4xf32>) {
  // expected-error @below {{'iree_encoding.unset_encoding' op wants a result without an encoding, found 'tensor<4xf32, #iree_encoding.testing<>>'}}
  %0 = iree_encoding.unset_encoding %a : tensor<4xf32> -> tensor<4xf32, #iree_encoding.testing<>>
  return
}

// -----

func.func @unset_shape(%a: tensor<4xf32, #iree_encoding.testing<>>) {
  // expected-error @below {{'iree_encoding.unset_encoding' op wants a result of the shape and elements of 'tensor<4xf32, #iree_encoding.testing<>>', found 'tensor<5xf32>'}}
  %0 = iree_encoding.unset_encoding %a : tensor<4xf32, #iree_encoding.testing<>> -> tensor<5xf32>
  return
}

// -----

func.func @unset_sizes(%a: tensor<?x?xf32, #iree_encoding.testing<>>, %n: index) {
  // expected-error @below {{'iree_encoding.unset_encoding' op wants 2 result sizes, one for each '?', found '1'}}
  %0 = iree_encoding.unset_encoding %a : tensor<?x?xf32, #iree_encoding.testing<>> -> tensor<?x?xf32>{%n}
  return
}

// -----

// expected-error @below {{operand_index is to be below 1, the number of user_indexing_maps, found 1}}
func.func private @index_above(tensor<4xf32, #iree_encoding.encoding<operand_index = 1, op_type = matmul, element_types = [f32], user_indexing_maps = [affine_map<(i) -> (i)>]>>)

// -----

// expected-error @below {{'iree_encoding.encoding' wants operand_index, op_type and element_types}}
func.func private @no_types(tensor<4xf32, #iree_encoding.encoding<operand_index = 1, op_type = matmul>>)

// -----

// expected-error @below {{'sort' is no case of iree_encoding.OpType}}
func.func private @unknown_op(tensor<4xf32, #iree_encoding.encoding<operand_index = 1, op_type = sort, element_types = [f32]>>)

// -----

// expected-error @below {{'iree_encoding.encoding' has no parameter 'operand'}}
func.func private @unknown_parameter(tensor<4xf32, #iree_encoding.encoding<operand = 1>>)

// -----

func.func @dim(%a: tensor<4xf32>) {
  // expected-error @below {{'iree_encoding.dim' op attribute 'index' must be index attribute, but got 1 : i32}}
  %0 = "iree_encoding.dim"(%a) {index = 1 : i32} : (tensor<4xf32>) -> index
  return
}
