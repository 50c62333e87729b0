// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Tensors made of others: pad, concat, generate, gather, pack, softmax, views.

func.func @pad() {
  %x = util.unfoldable_constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %c = arith.constant 9 : i32
  %p = tensor.pad %x low[1, 0] high[0, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %c : i32
  } : tensor<2x2xi32> to tensor<3x4xi32>
  check.expect_eq_const(%p, dense<[[9, 9, 9, 9], [1, 2, 9, 9], [3, 4, 9, 9]]> : tensor<3x4xi32>) : tensor<3x4xi32>
  return
}

// Padding that depends on where it is.
func.func @pad_by_index() {
  %x = util.unfoldable_constant dense<[7, 8]> : tensor<2xi32>
  %p = tensor.pad %x low[2] high[1] {
  ^bb0(%i: index):
    %v = arith.index_cast %i : index to i32
    tensor.yield %v : i32
  } : tensor<2xi32> to tensor<5xi32>
  check.expect_eq_const(%p, dense<[0, 1, 7, 8, 4]> : tensor<5xi32>) : tensor<5xi32>
  return
}

func.func @concat() {
  %x = util.unfoldable_constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %y = util.unfoldable_constant dense<[[5], [6]]> : tensor<2x1xi32>
  %c = tensor.concat dim(1) %x, %y, %x : (tensor<2x2xi32>, tensor<2x1xi32>, tensor<2x2xi32>) -> tensor<2x5xi32>
  check.expect_eq_const(%c, dense<[[1, 2, 5, 1, 2], [3, 4, 6, 3, 4]]> : tensor<2x5xi32>) : tensor<2x5xi32>
  %r = tensor.concat dim(0) %x, %x : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<4x2xi32>
  check.expect_eq_const(%r, dense<[[1, 2], [3, 4], [1, 2], [3, 4]]> : tensor<4x2xi32>) : tensor<4x2xi32>
  return
}

// Pieces that are computed.
func.func @concat_of_sums() {
  %x = util.unfoldable_constant dense<[1, 2]> : tensor<2xi32>
  %y = util.unfoldable_constant dense<[10, 20, 30]> : tensor<3xi32>
  %a = arith.addi %x, %x : tensor<2xi32>
  %b = arith.muli %y, %y : tensor<3xi32>
  %c = tensor.concat dim(0) %a, %b : (tensor<2xi32>, tensor<3xi32>) -> tensor<5xi32>
  check.expect_eq_const(%c, dense<[2, 4, 100, 400, 900]> : tensor<5xi32>) : tensor<5xi32>
  return
}

func.func @generate() {
  %n = util.unfoldable_constant 3 : index
  %g = tensor.generate %n {
  ^bb0(%i: index, %j: index):
    %s = arith.addi %i, %j : index
    %v = arith.index_cast %s : index to i32
    tensor.yield %v : i32
  } : tensor<?x2xi32>
  %c = tensor.cast %g : tensor<?x2xi32> to tensor<3x2xi32>
  check.expect_eq_const(%c, dense<[[0, 1], [1, 2], [2, 3]]> : tensor<3x2xi32>) : tensor<3x2xi32>
  return
}

func.func @gather() {
  %x = util.unfoldable_constant dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi32>
  %i = util.unfoldable_constant dense<[[2], [0], [2], [1]]> : tensor<4x1xindex>
  %g = tensor.gather %x[%i] gather_dims([0]) : (tensor<3x2xi32>, tensor<4x1xindex>) -> tensor<4x1x2xi32>
  check.expect_eq_const(%g, dense<[[[5, 6]], [[1, 2]], [[5, 6]], [[3, 4]]]> : tensor<4x1x2xi32>) : tensor<4x1x2xi32>
  return
}

func.func @pack() {
  %x = util.unfoldable_constant dense<[[0, 1, 2, 3], [4, 5, 6, 7]]> : tensor<2x4xi32>
  %e = tensor.empty() : tensor<1x2x2x2xi32>
  %p = linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %e : tensor<2x4xi32> -> tensor<1x2x2x2xi32>
  check.expect_eq_const(%p, dense<[[[[0, 1], [4, 5]], [[2, 3], [6, 7]]]]> : tensor<1x2x2x2xi32>) : tensor<1x2x2x2xi32>
  %f = tensor.empty() : tensor<2x4xi32>
  %u = linalg.unpack %p inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %f : tensor<1x2x2x2xi32> -> tensor<2x4xi32>
  check.expect_eq_const(%u, dense<[[0, 1, 2, 3], [4, 5, 6, 7]]> : tensor<2x4xi32>) : tensor<2x4xi32>
  return
}

// Three into tiles of two: the last one is padded.
func.func @pack_padded() {
  %x = util.unfoldable_constant dense<[1, 2, 3]> : tensor<3xi32>
  %c = arith.constant 0 : i32
  %e = tensor.empty() : tensor<2x2xi32>
  %p = linalg.pack %x padding_value(%c : i32) inner_dims_pos = [0] inner_tiles = [2] into %e : tensor<3xi32> -> tensor<2x2xi32>
  check.expect_eq_const(%p, dense<[[1, 2], [3, 0]]> : tensor<2x2xi32>) : tensor<2x2xi32>
  return
}

// exp(0) / (exp(0) + exp(0)) and, for a far smaller neighbour, 1 and 0.
func.func @softmax() {
  %x = util.unfoldable_constant dense<[[5.0, 5.0], [0.0, -200.0]]> : tensor<2x2xf32>
  %e = tensor.empty() : tensor<2x2xf32>
  %s = linalg.softmax dimension(1) ins(%x : tensor<2x2xf32>) outs(%e : tensor<2x2xf32>) -> tensor<2x2xf32>
  check.expect_almost_eq_const(%s, dense<[[0.5, 0.5], [1.0, 0.0]]> : tensor<2x2xf32>) : tensor<2x2xf32>
  return
}

func.func @views() {
  %x = util.unfoldable_constant dense<[[0, 1, 2], [3, 4, 5]]> : tensor<2x3xi32>
  %c = tensor.collapse_shape %x [[0, 1]] : tensor<2x3xi32> into tensor<6xi32>
  %e = tensor.expand_shape %c [[0, 1]] output_shape [3, 2] : tensor<6xi32> into tensor<3x2xi32>
  check.expect_eq_const(%e, dense<[[0, 1], [2, 3], [4, 5]]> : tensor<3x2xi32>) : tensor<3x2xi32>
  %t = tensor.empty() : tensor<2x3xi32>
  %r = linalg.transpose ins(%e : tensor<3x2xi32>) outs(%t : tensor<2x3xi32>) permutation = [1, 0]
  check.expect_eq_const(%r, dense<[[0, 2, 4], [1, 3, 5]]> : tensor<2x3xi32>) : tensor<2x3xi32>
  return
}
