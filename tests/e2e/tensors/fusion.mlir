// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What fusion puts together gives what its parts give.

#id = affine_map<(i, j) -> (i, j)>
#tr = affine_map<(i, j) -> (j, i)>
#row = affine_map<(i, j) -> (i)>
#col = affine_map<(i, j) -> (j)>

// [[1, 2], [3, 4]] * [[1, 0], [1, 1]] = [[3, 2], [7, 4]]; minus 4, then relu.
func.func @matmul_bias_relu() {
  %x = util.unfoldable_constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %w = util.unfoldable_constant dense<[[1.0, 0.0], [1.0, 1.0]]> : tensor<2x2xf32>
  %b = util.unfoldable_constant dense<[-4.0, 1.0]> : tensor<2xf32>
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<2x2xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<2x2xf32>) -> tensor<2x2xf32>
  %m = linalg.matmul ins(%x, %w : tensor<2x2xf32>, tensor<2x2xf32>) outs(%f : tensor<2x2xf32>) -> tensor<2x2xf32>
  %a = linalg.generic {indexing_maps = [#id, #col, #id], iterator_types = ["parallel", "parallel"]} ins(%m, %b : tensor<2x2xf32>, tensor<2xf32>) outs(%e : tensor<2x2xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %s = arith.addf %p, %q : f32
    linalg.yield %s : f32
  } -> tensor<2x2xf32>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<2x2xf32>) outs(%e : tensor<2x2xf32>) {
  ^bb0(%p: f32, %o: f32):
    %s = arith.maximumf %p, %z : f32
    linalg.yield %s : f32
  } -> tensor<2x2xf32>
  check.expect_eq_const(%r, dense<[[0.0, 3.0], [3.0, 5.0]]> : tensor<2x2xf32>) : tensor<2x2xf32>
  return
}

// The init is data: the product is added to it.
func.func @matmul_accumulates() {
  %x = util.unfoldable_constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %i = util.unfoldable_constant dense<[[100, 0], [0, 100]]> : tensor<2x2xi32>
  %m = linalg.matmul ins(%x, %x : tensor<2x2xi32>, tensor<2x2xi32>) outs(%i : tensor<2x2xi32>) -> tensor<2x2xi32>
  check.expect_eq_const(%m, dense<[[107, 10], [15, 122]]> : tensor<2x2xi32>) : tensor<2x2xi32>
  check.expect_eq_const(%i, dense<[[100, 0], [0, 100]]> : tensor<2x2xi32>) : tensor<2x2xi32>
  return
}

// Both operands transposed, the result too: (x^T * x^T)^T = x * x.
func.func @transposes() {
  %x = util.unfoldable_constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %z = arith.constant 0 : i32
  %e = tensor.empty() : tensor<2x2xi32>
  %f = linalg.fill ins(%z : i32) outs(%e : tensor<2x2xi32>) -> tensor<2x2xi32>
  %t = linalg.transpose ins(%x : tensor<2x2xi32>) outs(%e : tensor<2x2xi32>) permutation = [1, 0]
  %m = linalg.matmul ins(%t, %t : tensor<2x2xi32>, tensor<2x2xi32>) outs(%f : tensor<2x2xi32>) -> tensor<2x2xi32>
  %r = linalg.transpose ins(%m : tensor<2x2xi32>) outs(%e : tensor<2x2xi32>) permutation = [1, 0]
  check.expect_eq_const(%r, dense<[[7, 10], [15, 22]]> : tensor<2x2xi32>) : tensor<2x2xi32>
  return
}

// Row sums of squares of differences from the row's first element.
func.func @reduction_of_chain() {
  %x = util.unfoldable_constant dense<[[1, 2, 4], [10, 10, 13]]> : tensor<2x3xi32>
  %z = arith.constant 0 : i32
  %e = tensor.empty() : tensor<2x3xi32>
  %er = tensor.empty() : tensor<2xi32>
  %f = linalg.fill ins(%z : i32) outs(%er : tensor<2xi32>) -> tensor<2xi32>
  %h = tensor.extract_slice %x[0, 0] [2, 1] [1, 1] : tensor<2x3xi32> to tensor<2xi32>
  %d = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]} ins(%x, %h : tensor<2x3xi32>, tensor<2xi32>) outs(%e : tensor<2x3xi32>) {
  ^bb0(%p: i32, %q: i32, %o: i32):
    %s = arith.subi %p, %q : i32
    linalg.yield %s : i32
  } -> tensor<2x3xi32>
  %m = arith.muli %d, %d : tensor<2x3xi32>
  %r = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%m : tensor<2x3xi32>) outs(%f : tensor<2xi32>) {
  ^bb0(%p: i32, %o: i32):
    %s = arith.addi %p, %o : i32
    linalg.yield %s : i32
  } -> tensor<2xi32>
  check.expect_eq_const(%r, dense<[10, 9]> : tensor<2xi32>) : tensor<2xi32>
  return
}

// Index arithmetic of a producer is moved to the loops of its reader.
func.func @indices() {
  %e = tensor.empty() : tensor<3x2xi32>
  %f = tensor.empty() : tensor<2x3xi32>
  %t = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]} outs(%e : tensor<3x2xi32>) {
  ^bb0(%o: i32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %c10 = arith.constant 10 : index
    %m = arith.muli %i, %c10 : index
    %s = arith.addi %m, %j : index
    %v = arith.index_cast %s : index to i32
    linalg.yield %v : i32
  } -> tensor<3x2xi32>
  %r = linalg.generic {indexing_maps = [#tr, #id], iterator_types = ["parallel", "parallel"]} ins(%t : tensor<3x2xi32>) outs(%f : tensor<2x3xi32>) {
  ^bb0(%a: i32, %o: i32):
    linalg.yield %a : i32
  } -> tensor<2x3xi32>
  check.expect_eq_const(%r, dense<[[0, 10, 20], [1, 11, 21]]> : tensor<2x3xi32>) : tensor<2x3xi32>
  return
}

// A rotated read of a producer with indices.
func.func @rotated_indices() {
  %e = tensor.empty() : tensor<4xi32>
  %t = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%e : tensor<4xi32>) {
  ^bb0(%o: i32):
    %i = linalg.index 0 : index
    %v = arith.index_cast %i : index to i32
    linalg.yield %v : i32
  } -> tensor<4xi32>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> ((i + 3) mod 4)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%t : tensor<4xi32>) outs(%e : tensor<4xi32>) {
  ^bb0(%a: i32, %o: i32):
    linalg.yield %a : i32
  } -> tensor<4xi32>
  check.expect_eq_const(%r, dense<[3, 0, 1, 2]> : tensor<4xi32>) : tensor<4xi32>
  return
}

// A reduction with two readers is made once.
func.func @shared_reduction() {
  %x = util.unfoldable_constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %z = arith.constant 0 : i32
  %er = tensor.empty() : tensor<2xi32>
  %f = linalg.fill ins(%z : i32) outs(%er : tensor<2xi32>) -> tensor<2xi32>
  %s = linalg.reduce { arith.addi } ins(%x : tensor<2x2xi32>) outs(%f : tensor<2xi32>) dimensions = [1]
  %a = arith.addi %s, %s : tensor<2xi32>
  %b = arith.muli %s, %s : tensor<2xi32>
  check.expect_eq_const(%a, dense<[6, 14]> : tensor<2xi32>) : tensor<2xi32>
  check.expect_eq_const(%b, dense<[9, 49]> : tensor<2xi32>) : tensor<2xi32>
  return
}

// Rank 0 and no elements.
func.func @small() {
  %x = util.unfoldable_constant dense<3> : tensor<i32>
  %y = arith.addi %x, %x : tensor<i32>
  check.expect_eq_const(%y, dense<6> : tensor<i32>) : tensor<i32>
  %e = tensor.empty() : tensor<0x4xi32>
  %s = arith.addi %e, %e : tensor<0x4xi32>
  check.expect_eq_const(%s, dense<> : tensor<0x4xi32>) : tensor<0x4xi32>
  return
}
