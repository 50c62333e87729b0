// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Loop nests that are less plain: several results, indices, gathers, windows of
// padded tensors, captured scalars, high ranks, odd element types.

// Value and position of the greatest element of each row.
func.func @argmax() {
  %x = util.unfoldable_constant dense<[[3, 9, 2], [7, 1, 5]]> : tensor<2x3xi32>
  %low = arith.constant -1000 : i32
  %z = arith.constant 0 : i32
  %e = tensor.empty() : tensor<2xi32>
  %a = linalg.fill ins(%low : i32) outs(%e : tensor<2xi32>) -> tensor<2xi32>
  %b = linalg.fill ins(%z : i32) outs(%e : tensor<2xi32>) -> tensor<2xi32>
  %r:2 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<2x3xi32>) outs(%a, %b : tensor<2xi32>, tensor<2xi32>) {
  ^bb0(%v: i32, %m: i32, %p: i32):
    %j = linalg.index 1 : index
    %k = arith.index_cast %j : index to i32
    %c = arith.cmpi sgt, %v, %m : i32
    %nm = arith.select %c, %v, %m : i32
    %np = arith.select %c, %k, %p : i32
    linalg.yield %nm, %np : i32, i32
  } -> (tensor<2xi32>, tensor<2xi32>)
  check.expect_eq_const(%r#0, dense<[9, 7]> : tensor<2xi32>) : tensor<2xi32>
  check.expect_eq_const(%r#1, dense<[1, 0]> : tensor<2xi32>) : tensor<2xi32>
  return
}

// Rows picked by a tensor of indices.
func.func @gather() {
  %x = util.unfoldable_constant dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi32>
  %i = util.unfoldable_constant dense<[2, 0, 2]> : tensor<3xi64>
  %e = tensor.empty() : tensor<3x2xi32>
  %g = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%i : tensor<3xi64>) outs(%e : tensor<3x2xi32>) {
  ^bb0(%k: i64, %o: i32):
    %r = arith.index_cast %k : i64 to index
    %c = linalg.index 1 : index
    %v = tensor.extract %x[%r, %c] : tensor<3x2xi32>
    linalg.yield %v : i32
  } -> tensor<3x2xi32>
  check.expect_eq_const(%g, dense<[[5, 6], [1, 2], [5, 6]]> : tensor<3x2xi32>) : tensor<3x2xi32>
  return
}

// A 3-wide sum over a row with a border of zeros.
func.func @padded_window() {
  %x = util.unfoldable_constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %k = util.unfoldable_constant dense<1.0> : tensor<3xf32>
  %z = arith.constant 0.0 : f32
  %p = tensor.pad %x low[1] high[1] {
  ^bb0(%i: index):
    tensor.yield %z : f32
  } : tensor<4xf32> to tensor<6xf32>
  %e = tensor.empty() : tensor<4xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %c = linalg.conv_1d ins(%p, %k : tensor<6xf32>, tensor<3xf32>) outs(%f : tensor<4xf32>) -> tensor<4xf32>
  check.expect_eq_const(%c, dense<[3.0, 6.0, 9.0, 7.0]> : tensor<4xf32>) : tensor<4xf32>
  return
}

// A scalar that the host computes is captured by the body.
func.func @captured() {
  %x = util.unfoldable_constant dense<[1, 2, 3]> : tensor<3xi32>
  %c1 = arith.constant 1 : index
  %v = tensor.extract %x[%c1] : tensor<3xi32>
  %w = arith.muli %v, %v : i32
  %e = tensor.empty() : tensor<3xi32>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%x : tensor<3xi32>) outs(%e : tensor<3xi32>) {
  ^bb0(%a: i32, %o: i32):
    %s = arith.addi %a, %w : i32
    linalg.yield %s : i32
  } -> tensor<3xi32>
  check.expect_eq_const(%r, dense<[5, 6, 7]> : tensor<3xi32>) : tensor<3xi32>
  return
}

func.func @scalar_types() {
  %a = util.unfoldable_constant dense<[1.5, 2.5]> : tensor<2xf64>
  %v = util.unfoldable_constant 2.0 : f64
  %e = tensor.empty() : tensor<2xf64>
  %f = linalg.fill ins(%v : f64) outs(%e : tensor<2xf64>) -> tensor<2xf64>
  %r = arith.mulf %a, %f : tensor<2xf64>
  check.expect_eq_const(%r, dense<[3.0, 5.0]> : tensor<2xf64>) : tensor<2xf64>
  %i = util.unfoldable_constant 5000000000 : i64
  %ei = tensor.empty() : tensor<2xi64>
  %fi = linalg.fill ins(%i : i64) outs(%ei : tensor<2xi64>) -> tensor<2xi64>
  %s = arith.addi %fi, %fi : tensor<2xi64>
  check.expect_eq_const(%s, dense<10000000000> : tensor<2xi64>) : tensor<2xi64>
  return
}

func.func @booleans() {
  %a = util.unfoldable_constant dense<[true, false, true, true]> : tensor<4xi1>
  %b = util.unfoldable_constant dense<[true, true, false, true]> : tensor<4xi1>
  %c = arith.andi %a, %b : tensor<4xi1>
  check.expect_eq_const(%c, dense<[true, false, false, true]> : tensor<4xi1>) : tensor<4xi1>
  %x = util.unfoldable_constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %y = util.unfoldable_constant dense<[-1, -2, -3, -4]> : tensor<4xi32>
  %s = arith.select %c, %x, %y : tensor<4xi1>, tensor<4xi32>
  check.expect_eq_const(%s, dense<[1, -2, -3, 4]> : tensor<4xi32>) : tensor<4xi32>
  return
}

// Six loops, transposed end to end, then summed over two of them.
func.func @six_loops() {
  %e = tensor.empty() : tensor<2x1x3x1x2x2xi32>
  %x = linalg.generic {indexing_maps = [affine_map<(a, b, c, d, e, f) -> (a, b, c, d, e, f)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]} outs(%e : tensor<2x1x3x1x2x2xi32>) {
  ^bb0(%o: i32):
    %a = linalg.index 0 : index
    %c = linalg.index 2 : index
    %f = linalg.index 5 : index
    %c10 = arith.constant 10 : index
    %s = arith.muli %a, %c10 : index
    %t = arith.addi %s, %c : index
    %u = arith.addi %t, %f : index
    %v = arith.index_cast %u : index to i32
    linalg.yield %v : i32
  } -> tensor<2x1x3x1x2x2xi32>
  %z = arith.constant 0 : i32
  %er = tensor.empty() : tensor<2x3xi32>
  %f0 = linalg.fill ins(%z : i32) outs(%er : tensor<2x3xi32>) -> tensor<2x3xi32>
  // Over e (twice the same) and f (0 and 1): 2 * (2 * (10 a + c) + 1).
  %r = linalg.generic {indexing_maps = [affine_map<(a, b, c, d, e, f) -> (a, b, c, d, e, f)>, affine_map<(a, b, c, d, e, f) -> (a, c)>], iterator_types = ["parallel", "reduction", "parallel", "reduction", "reduction", "reduction"]} ins(%x : tensor<2x1x3x1x2x2xi32>) outs(%f0 : tensor<2x3xi32>) {
  ^bb0(%v: i32, %o: i32):
    %s = arith.addi %v, %o : i32
    linalg.yield %s : i32
  } -> tensor<2x3xi32>
  check.expect_eq_const(%r, dense<[[2, 6, 10], [42, 46, 50]]> : tensor<2x3xi32>) : tensor<2x3xi32>
  return
}

// One op reads one init and ignores the other.
func.func @mixed_inits() {
  %x = util.unfoldable_constant dense<[1, 2]> : tensor<2xi32>
  %i = util.unfoldable_constant dense<[100, 200]> : tensor<2xi32>
  %r:2 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%x : tensor<2xi32>) outs(%i, %i : tensor<2xi32>, tensor<2xi32>) {
  ^bb0(%a: i32, %p: i32, %q: i32):
    %s = arith.addi %a, %p : i32
    %t = arith.muli %a, %a : i32
    linalg.yield %s, %t : i32, i32
  } -> (tensor<2xi32>, tensor<2xi32>)
  check.expect_eq_const(%r#0, dense<[101, 202]> : tensor<2xi32>) : tensor<2xi32>
  check.expect_eq_const(%r#1, dense<[1, 4]> : tensor<2xi32>) : tensor<2xi32>
  check.expect_eq_const(%i, dense<[100, 200]> : tensor<2xi32>) : tensor<2xi32>
  return
}
