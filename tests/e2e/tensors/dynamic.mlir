// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Shapes that are known when the program runs.

#id = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (i)>

func.func private @three() -> tensor<?x2xi32> {
  %x = util.unfoldable_constant dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi32>
  %y = arith.addi %x, %x : tensor<3x2xi32>
  %c = tensor.cast %y : tensor<3x2xi32> to tensor<?x2xi32>
  return %c : tensor<?x2xi32>
}

// x is [[2, 4], [6, 8], [10, 12]].
func.func @matmul() {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0 : i32
  %x = call @three() : () -> tensor<?x2xi32>
  %w = util.unfoldable_constant dense<[[1, 0, 1], [0, 1, 1]]> : tensor<2x3xi32>
  %n = tensor.dim %x, %c0 : tensor<?x2xi32>
  %e = tensor.empty(%n) : tensor<?x3xi32>
  %f = linalg.fill ins(%z : i32) outs(%e : tensor<?x3xi32>) -> tensor<?x3xi32>
  %m = linalg.matmul ins(%x, %w : tensor<?x2xi32>, tensor<2x3xi32>) outs(%f : tensor<?x3xi32>) -> tensor<?x3xi32>
  %c = tensor.cast %m : tensor<?x3xi32> to tensor<3x3xi32>
  check.expect_eq_const(%c, dense<[[2, 4, 6], [6, 8, 14], [10, 12, 22]]> : tensor<3x3xi32>) : tensor<3x3xi32>
  return
}

func.func @pad_and_concat() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %nine = arith.constant 9 : i32
  %x = call @three() : () -> tensor<?x2xi32>
  %p = tensor.pad %x low[0, %c1] high[%c1, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %nine : i32
  } : tensor<?x2xi32> to tensor<?x?xi32>
  %c = tensor.cast %p : tensor<?x?xi32> to tensor<4x3xi32>
  check.expect_eq_const(%c, dense<[[9, 2, 4], [9, 6, 8], [9, 10, 12], [9, 9, 9]]> : tensor<4x3xi32>) : tensor<4x3xi32>
  %t = tensor.concat dim(0) %x, %x : (tensor<?x2xi32>, tensor<?x2xi32>) -> tensor<?x2xi32>
  %d = tensor.cast %t : tensor<?x2xi32> to tensor<6x2xi32>
  check.expect_eq_const(%d, dense<[[2, 4], [6, 8], [10, 12], [2, 4], [6, 8], [10, 12]]> : tensor<6x2xi32>) : tensor<6x2xi32>
  return
}

// The last rows, and a column, of as many rows as there are.
func.func @slices() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = call @three() : () -> tensor<?x2xi32>
  %n = tensor.dim %x, %c0 : tensor<?x2xi32>
  %m = arith.subi %n, %c1 : index
  %r = tensor.extract_slice %x[1, 0] [%m, 2] [1, 1] : tensor<?x2xi32> to tensor<?x2xi32>
  %a = tensor.cast %r : tensor<?x2xi32> to tensor<2x2xi32>
  check.expect_eq_const(%a, dense<[[6, 8], [10, 12]]> : tensor<2x2xi32>) : tensor<2x2xi32>
  %k = tensor.extract_slice %x[0, 1] [%n, 1] [1, 1] : tensor<?x2xi32> to tensor<?xi32>
  %b = tensor.cast %k : tensor<?xi32> to tensor<3xi32>
  check.expect_eq_const(%b, dense<[4, 8, 12]> : tensor<3xi32>) : tensor<3xi32>
  %s = tensor.insert_slice %k into %x[0, 0] [%n, 1] [1, 1] : tensor<?xi32> into tensor<?x2xi32>
  %d = tensor.cast %s : tensor<?x2xi32> to tensor<3x2xi32>
  check.expect_eq_const(%d, dense<[[4, 4], [8, 8], [12, 12]]> : tensor<3x2xi32>) : tensor<3x2xi32>
  return
}

// A row sum, subtracted from its row.
func.func @broadcast_back() {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0 : i32
  %x = call @three() : () -> tensor<?x2xi32>
  %n = tensor.dim %x, %c0 : tensor<?x2xi32>
  %er = tensor.empty(%n) : tensor<?xi32>
  %e = tensor.empty(%n) : tensor<?x2xi32>
  %f = linalg.fill ins(%z : i32) outs(%er : tensor<?xi32>) -> tensor<?xi32>
  %s = linalg.reduce { arith.addi } ins(%x : tensor<?x2xi32>) outs(%f : tensor<?xi32>) dimensions = [1]
  %d = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]} ins(%x, %s : tensor<?x2xi32>, tensor<?xi32>) outs(%e : tensor<?x2xi32>) {
  ^bb0(%a: i32, %b: i32, %o: i32):
    %v = arith.subi %a, %b : i32
    linalg.yield %v : i32
  } -> tensor<?x2xi32>
  %c = tensor.cast %d : tensor<?x2xi32> to tensor<3x2xi32>
  check.expect_eq_const(%c, dense<[[-4, -2], [-8, -6], [-12, -10]]> : tensor<3x2xi32>) : tensor<3x2xi32>
  return
}

// Two sizes, chosen by a condition.
func.func @branch() {
  %c0 = arith.constant 0 : index
  %x = call @three() : () -> tensor<?x2xi32>
  %c = util.unfoldable_constant true
  %r = scf.if %c -> (tensor<?x2xi32>) {
    %s = tensor.extract_slice %x[1, 0] [1, 2] [1, 1] : tensor<?x2xi32> to tensor<1x2xi32>
    %d = tensor.cast %s : tensor<1x2xi32> to tensor<?x2xi32>
    scf.yield %d : tensor<?x2xi32>
  } else {
    scf.yield %x : tensor<?x2xi32>
  }
  %y = arith.addi %r, %r : tensor<?x2xi32>
  %n = tensor.dim %y, %c0 : tensor<?x2xi32>
  %v = arith.index_cast %n : index to i32
  %one = arith.constant 1 : i32
  %same = arith.cmpi eq, %v, %one : i32
  %ok = arith.extui %same : i1 to i32
  check.expect_true(%ok) : i32
  %d = tensor.cast %y : tensor<?x2xi32> to tensor<1x2xi32>
  check.expect_eq_const(%d, dense<[[12, 16]]> : tensor<1x2xi32>) : tensor<1x2xi32>
  return
}

func.func @reshapes() {
  %c0 = arith.constant 0 : index
  %x = call @three() : () -> tensor<?x2xi32>
  %n = tensor.dim %x, %c0 : tensor<?x2xi32>
  %f = tensor.collapse_shape %x [[0, 1]] : tensor<?x2xi32> into tensor<?xi32>
  %g = tensor.expand_shape %f [[0, 1]] output_shape [2, %n] : tensor<?xi32> into tensor<2x?xi32>
  %y = arith.addi %g, %g : tensor<2x?xi32>
  %c = tensor.cast %y : tensor<2x?xi32> to tensor<2x3xi32>
  check.expect_eq_const(%c, dense<[[4, 8, 12], [16, 20, 24]]> : tensor<2x3xi32>) : tensor<2x3xi32>
  return
}

// No rows at all.
func.func @empty() {
  %c0 = arith.constant 0 : index
  %n = util.unfoldable_constant 0 : index
  %z = arith.constant 0 : i32
  %e = tensor.empty(%n) : tensor<?x2xi32>
  %y = arith.addi %e, %e : tensor<?x2xi32>
  %c = tensor.cast %y : tensor<?x2xi32> to tensor<0x2xi32>
  check.expect_eq_const(%c, dense<> : tensor<0x2xi32>) : tensor<0x2xi32>
  %er = tensor.empty() : tensor<2xi32>
  %f = linalg.fill ins(%z : i32) outs(%er : tensor<2xi32>) -> tensor<2xi32>
  %s = linalg.reduce { arith.addi } ins(%y : tensor<?x2xi32>) outs(%f : tensor<2xi32>) dimensions = [0]
  check.expect_eq_const(%s, dense<[0, 0]> : tensor<2xi32>) : tensor<2xi32>
  return
}
