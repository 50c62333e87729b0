// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Random well-typed tensor programs over i32: slices, insertions, padding,
// concatenation, reductions, products, loops and branches. Each value that is
// checked was computed by NumPy when the program was drawn.
func.func @f0() {
  %z = arith.constant 0 : i32
  %v1 = util.unfoldable_constant dense<[[-6, 8, -9]]> : tensor<1x3xi32>
  %v2 = util.unfoldable_constant dense<[0, -8, 0]> : tensor<3xi32>
  %v4 = arith.constant dense<1> : tensor<1x3xi32>
  %v3 = arith.muli %v1, %v4 : tensor<1x3xi32>
  %v5 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%v3 : tensor<1x3xi32>) outs(%v1 : tensor<1x3xi32>) {
  ^bb0(%a: i32, %o: i32):
    %b = arith.subi %o, %a : i32
    linalg.yield %b : i32
  } -> tensor<1x3xi32>
  %v6 = tensor.empty() : tensor<1x3xi32>
  %v7 = linalg.transpose ins(%v5 : tensor<1x3xi32>) outs(%v6 : tensor<1x3xi32>) permutation = [0, 1]
  %v8 = tensor.collapse_shape %v5 [[0, 1]] : tensor<1x3xi32> into tensor<3xi32>
  %v10a = util.unfoldable_constant 1 : index
  %v10b = arith.constant 0 : index
  %v10c = arith.constant 1 : index
  %v9 = scf.for %v10 = %v10b to %v10a step %v10c iter_args(%t = %v1) -> (tensor<1x3xi32>) {
    %u = arith.subi %v7, %t : tensor<1x3xi32>
    scf.yield %u : tensor<1x3xi32>
  }
  check.expect_eq_const(%v9, dense<[[6, -8, 9]]> : tensor<1x3xi32>) : tensor<1x3xi32>
  check.expect_eq_const(%v2, dense<[0, -8, 0]> : tensor<3xi32>) : tensor<3xi32>
  check.expect_eq_const(%v5, dense<[[0, 0, 0]]> : tensor<1x3xi32>) : tensor<1x3xi32>
  check.expect_eq_const(%v1, dense<[[-6, 8, -9]]> : tensor<1x3xi32>) : tensor<1x3xi32>
  return
}
func.func @f1() {
  %z = arith.constant 0 : i32
  %v1 = util.unfoldable_constant dense<[[-9, -7, -7, 5, -6]]> : tensor<1x5xi32>
  %v2 = util.unfoldable_constant dense<[[[9, 4, 2, -4, 0], [3, -9, -5, 0, 5], [-3, -2, 3, -9, -2]], [[-6, -3, 4, -5, 0], [-4, 0, -2, 6, 5], [9, 4, 1, -1, 2]], [[4, -2, 8, -2, 6], [-9, 0, 7, 2, 7], [-7, -7, -2, -4, 6]], [[-2, 2, -5, -3, 9], [0, 0, -9, 5, -8], [7, 2, 7, 8, 3]], [[-7, 1, -9, -4, -5], [3, 6, 5, 8, 4], [-8, 2, 5, -2, -1]]]> : tensor<5x3x5xi32>
  %v3 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%v1 : tensor<1x5xi32>) outs(%v1 : tensor<1x5xi32>) {
  ^bb0(%a: i32, %o: i32):
    %b = arith.subi %o, %a : i32
    linalg.yield %b : i32
  } -> tensor<1x5xi32>
  %v4 = tensor.empty() : tensor<5x3x5xi32>
  %v5 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v2 : tensor<5x3x5xi32>) outs(%v4 : tensor<5x3x5xi32>) {
  ^bb0(%a: i32, %o: i32):
    %i0 = linalg.index 0 : index
    %c0 = arith.index_cast %i0 : index to i32
    %i1 = linalg.index 1 : index
    %c1 = arith.index_cast %i1 : index to i32
    %i2 = linalg.index 2 : index
    %c2 = arith.index_cast %i2 : index to i32
    %s0 = arith.addi %a, %c0 : i32
    %s1 = arith.addi %s0, %c1 : i32
    %s2 = arith.addi %s1, %c2 : i32
    linalg.yield %s2 : i32
  } -> tensor<5x3x5xi32>
  %v6 = arith.minsi %v2, %v2 : tensor<5x3x5xi32>
  %v8 = arith.constant dense<0> : tensor<5x3x5xi32>
  %v7 = arith.muli %v5, %v8 : tensor<5x3x5xi32>
  %v10 = util.unfoldable_constant true
  %v9 = scf.if %v10 -> (tensor<5x3x5xi32>) {
    %u = arith.addi %v5, %v2 : tensor<5x3x5xi32>
    scf.yield %u : tensor<5x3x5xi32>
  } else {
    scf.yield %v5 : tensor<5x3x5xi32>
  }
  %v11 = arith.muli %v6, %v7 : tensor<5x3x5xi32>
  %v12 = tensor.extract_slice %v5[2, 1, 0] [3, 1, 1] [1, 2, 1] : tensor<5x3x5xi32> to tensor<3x1x1xi32>
  %v13 = arith.subi %v2, %v5 : tensor<5x3x5xi32>
  %v14 = tensor.empty() : tensor<3x5x5xi32>
  %v15 = linalg.transpose ins(%v2 : tensor<5x3x5xi32>) outs(%v14 : tensor<3x5x5xi32>) permutation = [1, 0, 2]
  check.expect_eq_const(%v15, dense<[[[9, 4, 2, -4, 0], [-6, -3, 4, -5, 0], [4, -2, 8, -2, 6], [-2, 2, -5, -3, 9], [-7, 1, -9, -4, -5]], [[3, -9, -5, 0, 5], [-4, 0, -2, 6, 5], [-9, 0, 7, 2, 7], [0, 0, -9, 5, -8], [3, 6, 5, 8, 4]], [[-3, -2, 3, -9, -2], [9, 4, 1, -1, 2], [-7, -7, -2, -4, 6], [7, 2, 7, 8, 3], [-8, 2, 5, -2, -1]]]> : tensor<3x5x5xi32>) : tensor<3x5x5xi32>
  check.expect_eq_const(%v6, dense<[[[9, 4, 2, -4, 0], [3, -9, -5, 0, 5], [-3, -2, 3, -9, -2]], [[-6, -3, 4, -5, 0], [-4, 0, -2, 6, 5], [9, 4, 1, -1, 2]], [[4, -2, 8, -2, 6], [-9, 0, 7, 2, 7], [-7, -7, -2, -4, 6]], [[-2, 2, -5, -3, 9], [0, 0, -9, 5, -8], [7, 2, 7, 8, 3]], [[-7, 1, -9, -4, -5], [3, 6, 5, 8, 4], [-8, 2, 5, -2, -1]]]> : tensor<5x3x5xi32>) : tensor<5x3x5xi32>
  check.expect_eq_const(%v2, dense<[[[9, 4, 2, -4, 0], [3, -9, -5, 0, 5], [-3, -2, 3, -9, -2]], [[-6, -3, 4, -5, 0], [-4, 0, -2, 6, 5], [9, 4, 1, -1, 2]], [[4, -2, 8, -2, 6], [-9, 0, 7, 2, 7], [-7, -7, -2, -4, 6]], [[-2, 2, -5, -3, 9], [0, 0, -9, 5, -8], [7, 2, 7, 8, 3]], [[-7, 1, -9, -4, -5], [3, 6, 5, 8, 4], [-8, 2, 5, -2, -1]]]> : tensor<5x3x5xi32>) : tensor<5x3x5xi32>
  check.expect_eq_const(%v7, dense<[[[0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [0, 0, 0, 0, 0]], [[0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [0, 0, 0, 0, 0]], [[0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [0, 0, 0, 0, 0]], [[0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [0, 0, 0, 0, 0]], [[0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [0, 0, 0, 0, 0]]]> : tensor<5x3x5xi32>) : tensor<5x3x5xi32>
  return
}
func.func @f2() {
  %z = arith.constant 0 : i32
  %v1 = util.unfoldable_constant dense<[6, 5, 6, 6, 9]> : tensor<5xi32>
  %v2 = util.unfoldable_constant dense<[1, 1]> : tensor<2xi32>
  %v3 = util.unfoldable_constant dense<[[[5, -7, -4], [-4, 1, 9], [-2, -8, 9]]]> : tensor<1x3x3xi32>
  %v4 = tensor.empty() : tensor<2xi32>
  %v5 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%v2 : tensor<2xi32>) outs(%v4 : tensor<2xi32>) {
  ^bb0(%a: i32, %o: i32):
    %b = arith.muli %a, %a : i32
    %c = arith.subi %b, %a : i32
    linalg.yield %c : i32
  } -> tensor<2xi32>
  %v6 = tensor.insert_slice %v2 into %v2[0] [2] [1] : tensor<2xi32> into tensor<2xi32>
  %v7 = tensor.pad %v6 low[0] high[1] {
  ^bb0(%i0: index):
    tensor.yield %z : i32
  } : tensor<2xi32> to tensor<3xi32>
  %v8 = tensor.empty() : tensor<2x2xi32>
  %v9 = linalg.broadcast ins(%v2 : tensor<2xi32>) outs(%v8 : tensor<2x2xi32>) dimensions = [0]
  check.expect_eq_const(%v9, dense<[[1, 1], [1, 1]]> : tensor<2x2xi32>) : tensor<2x2xi32>
  check.expect_eq_const(%v9, dense<[[1, 1], [1, 1]]> : tensor<2x2xi32>) : tensor<2x2xi32>
  check.expect_eq_const(%v2, dense<[1, 1]> : tensor<2xi32>) : tensor<2xi32>
  check.expect_eq_const(%v7, dense<[1, 1, 0]> : tensor<3xi32>) : tensor<3xi32>
  return
}
func.func @f3() {
  %z = arith.constant 0 : i32
  %v1 = util.unfoldable_constant dense<[-4, -6, 2, -5, -7]> : tensor<5xi32>
  %v2 = tensor.concat dim(0) %v1, %v1 : (tensor<5xi32>, tensor<5xi32>) -> tensor<10xi32>
  %v3 = tensor.empty() : tensor<5xi32>
  %v4 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%v1 : tensor<5xi32>) outs(%v3 : tensor<5xi32>) {
  ^bb0(%a: i32, %o: i32):
    %b = arith.muli %a, %a : i32
    %c = arith.subi %b, %a : i32
    linalg.yield %c : i32
  } -> tensor<5xi32>
  %v5 = tensor.empty() : tensor<i32>
  %v6 = linalg.fill ins(%z : i32) outs(%v5 : tensor<i32>) -> tensor<i32>
  %v7 = linalg.reduce { arith.addi } ins(%v1 : tensor<5xi32>) outs(%v6 : tensor<i32>) dimensions = [0]
  %v8 = tensor.expand_shape %v7 [] output_shape [1] : tensor<i32> into tensor<1xi32>
  %v9 = tensor.empty() : tensor<5xi32>
  %v10 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%v4 : tensor<5xi32>) outs(%v9 : tensor<5xi32>) {
  ^bb0(%a: i32, %o: i32):
    %i0 = linalg.index 0 : index
    %c0 = arith.index_cast %i0 : index to i32
    %s0 = arith.addi %a, %c0 : i32
    linalg.yield %s0 : i32
  } -> tensor<5xi32>
  %v11 = tensor.empty() : tensor<3x10xi32>
  %v12 = linalg.broadcast ins(%v2 : tensor<10xi32>) outs(%v11 : tensor<3x10xi32>) dimensions = [0]
  %v13 = tensor.insert_slice %v1 into %v2[0] [5] [1] : tensor<5xi32> into tensor<10xi32>
  check.expect_eq_const(%v13, dense<[-4, -6, 2, -5, -7, -4, -6, 2, -5, -7]> : tensor<10xi32>) : tensor<10xi32>
  check.expect_eq_const(%v13, dense<[-4, -6, 2, -5, -7, -4, -6, 2, -5, -7]> : tensor<10xi32>) : tensor<10xi32>
  check.expect_eq_const(%v4, dense<[20, 42, 2, 30, 56]> : tensor<5xi32>) : tensor<5xi32>
  check.expect_eq_const(%v8, dense<[-20]> : tensor<1xi32>) : tensor<1xi32>
  return
}
func.func @f4() {
  %z = arith.constant 0 : i32
  %v1 = util.unfoldable_constant dense<[[[2, 3], [-5, -9], [2, 6], [-7, 8], [1, -5]]]> : tensor<1x5x2xi32>
  %v2 = tensor.empty() : tensor<1x5x2xi32>
  %v3 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v1 : tensor<1x5x2xi32>) outs(%v2 : tensor<1x5x2xi32>) {
  ^bb0(%a: i32, %o: i32):
    %b = arith.muli %a, %a : i32
    %c = arith.subi %b, %a : i32
    linalg.yield %c : i32
  } -> tensor<1x5x2xi32>
  %v4 = tensor.empty() : tensor<1x5x2xi32>
  %v5 = linalg.transpose ins(%v3 : tensor<1x5x2xi32>) outs(%v4 : tensor<1x5x2xi32>) permutation = [0, 1, 2]
  %v6 = tensor.empty() : tensor<5x1x2xi32>
  %v7 = linalg.transpose ins(%v3 : tensor<1x5x2xi32>) outs(%v6 : tensor<5x1x2xi32>) permutation = [1, 0, 2]
  %v8 = tensor.empty() : tensor<1x2xi32>
  %v9 = linalg.fill ins(%z : i32) outs(%v8 : tensor<1x2xi32>) -> tensor<1x2xi32>
  %v10 = linalg.reduce { arith.addi } ins(%v1 : tensor<1x5x2xi32>) outs(%v9 : tensor<1x2xi32>) dimensions = [1]
  %v11 = tensor.empty() : tensor<1x5x2xi32>
  %v12 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v3 : tensor<1x5x2xi32>) outs(%v11 : tensor<1x5x2xi32>) {
  ^bb0(%a: i32, %o: i32):
    %b = arith.muli %a, %a : i32
    %c = arith.subi %b, %a : i32
    linalg.yield %c : i32
  } -> tensor<1x5x2xi32>
  %v13 = tensor.empty() : tensor<1x2xi32>
  %v14 = linalg.fill ins(%z : i32) outs(%v13 : tensor<1x2xi32>) -> tensor<1x2xi32>
  %v15 = linalg.reduce { arith.addi } ins(%v1 : tensor<1x5x2xi32>) outs(%v14 : tensor<1x2xi32>) dimensions = [1]
  %v16 = tensor.empty() : tensor<1xi32>
  %v17 = linalg.fill ins(%z : i32) outs(%v16 : tensor<1xi32>) -> tensor<1xi32>
  %v18 = linalg.reduce { arith.addi } ins(%v10 : tensor<1x2xi32>) outs(%v17 : tensor<1xi32>) dimensions = [1]
  check.expect_eq_const(%v18, dense<[-4]> : tensor<1xi32>) : tensor<1xi32>
  check.expect_eq_const(%v12, dense<[[[2, 30], [870, 8010], [2, 870], [3080, 3080], [0, 870]]]> : tensor<1x5x2xi32>) : tensor<1x5x2xi32>
  check.expect_eq_const(%v1, dense<[[[2, 3], [-5, -9], [2, 6], [-7, 8], [1, -5]]]> : tensor<1x5x2xi32>) : tensor<1x5x2xi32>
  check.expect_eq_const(%v5, dense<[[[2, 6], [30, 90], [2, 30], [56, 56], [0, 30]]]> : tensor<1x5x2xi32>) : tensor<1x5x2xi32>
  return
}
func.func @f5() {
  %z = arith.constant 0 : i32
  %v1 = util.unfoldable_constant dense<[-4, -4, -3]> : tensor<3xi32>
  %v2 = tensor.empty() : tensor<3xi32>
  %v3 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%v1 : tensor<3xi32>) outs(%v2 : tensor<3xi32>) {
  ^bb0(%a: i32, %o: i32):
    %i0 = linalg.index 0 : index
    %c0 = arith.index_cast %i0 : index to i32
    %s0 = arith.addi %a, %c0 : i32
    linalg.yield %s0 : i32
  } -> tensor<3xi32>
  %v5 = arith.constant dense<-2> : tensor<3xi32>
  %v4 = arith.muli %v1, %v5 : tensor<3xi32>
  %v6 = tensor.empty() : tensor<3xi32>
  %v7 = linalg.generic {indexing_maps = [affine_map<(i) -> (2 - i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%v1 : tensor<3xi32>) outs(%v6 : tensor<3xi32>) {
  ^bb0(%a: i32, %o: i32):
    linalg.yield %a : i32
  } -> tensor<3xi32>
  %v8 = arith.minsi %v7, %v1 : tensor<3xi32>
  %v9 = tensor.empty() : tensor<3xi32>
  %v10 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%v8 : tensor<3xi32>) outs(%v9 : tensor<3xi32>) {
  ^bb0(%a: i32, %o: i32):
    %i0 = linalg.index 0 : index
    %c0 = arith.index_cast %i0 : index to i32
    %s0 = arith.addi %a, %c0 : i32
    linalg.yield %s0 : i32
  } -> tensor<3xi32>
  %v11 = tensor.insert_slice %v3 into %v7[0] [3] [1] : tensor<3xi32> into tensor<3xi32>
  %v12 = tensor.empty() : tensor<3xi32>
  %v13 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%v1 : tensor<3xi32>) outs(%v12 : tensor<3xi32>) {
  ^bb0(%a: i32, %o: i32):
    %b = arith.muli %a, %a : i32
    %c = arith.subi %b, %a : i32
    linalg.yield %c : i32
  } -> tensor<3xi32>
  check.expect_eq_const(%v13, dense<[20, 20, 12]> : tensor<3xi32>) : tensor<3xi32>
  check.expect_eq_const(%v13, dense<[20, 20, 12]> : tensor<3xi32>) : tensor<3xi32>
  check.expect_eq_const(%v8, dense<[-4, -4, -4]> : tensor<3xi32>) : tensor<3xi32>
  check.expect_eq_const(%v3, dense<[-4, -3, -1]> : tensor<3xi32>) : tensor<3xi32>
  return
}
func.func @f6() {
  %z = arith.constant 0 : i32
  %v1 = util.unfoldable_constant dense<[[-3, -5, 1], [-8, -8, -9], [-7, -8, 1], [-2, 4, 0], [-7, 9, 2]]> : tensor<5x3xi32>
  %v2 = util.unfoldable_constant dense<[8, 0]> : tensor<2xi32>
  %v3 = util.unfoldable_constant dense<[[-4], [3]]> : tensor<2x1xi32>
  %v5 = arith.constant dense<1> : tensor<5x3xi32>
  %v4 = arith.muli %v1, %v5 : tensor<5x3xi32>
  %v6 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%v4 : tensor<5x3xi32>) outs(%v1 : tensor<5x3xi32>) {
  ^bb0(%a: i32, %o: i32):
    %b = arith.subi %o, %a : i32
    linalg.yield %b : i32
  } -> tensor<5x3xi32>
  %v7 = tensor.insert_slice %v2 into %v2[0] [2] [1] : tensor<2xi32> into tensor<2xi32>
  %v8 = tensor.concat dim(1) %v1, %v6 : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x6xi32>
  %v9 = tensor.insert_slice %v3 into %v4[1, 1] [2, 1] [1, 1] : tensor<2x1xi32> into tensor<5x3xi32>
  %v10 = tensor.concat dim(1) %v4, %v1 : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x6xi32>
  %v11 = tensor.extract_slice %v10[0, 1] [3, 1] [1, 1] : tensor<5x6xi32> to tensor<3x1xi32>
  %v12 = tensor.empty() : tensor<5xi32>
  %v13 = linalg.fill ins(%z : i32) outs(%v12 : tensor<5xi32>) -> tensor<5xi32>
  %v14 = linalg.reduce { arith.addi } ins(%v8 : tensor<5x6xi32>) outs(%v13 : tensor<5xi32>) dimensions = [1]
  %v15 = tensor.empty() : tensor<3x5xi32>
  %v16 = linalg.transpose ins(%v9 : tensor<5x3xi32>) outs(%v15 : tensor<3x5xi32>) permutation = [1, 0]
  check.expect_eq_const(%v16, dense<[[-3, -8, -7, -2, -7], [-5, -4, 3, 4, 9], [1, -9, 1, 0, 2]]> : tensor<3x5xi32>) : tensor<3x5xi32>
  check.expect_eq_const(%v7, dense<[8, 0]> : tensor<2xi32>) : tensor<2xi32>
  check.expect_eq_const(%v6, dense<[[0, 0, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0]]> : tensor<5x3xi32>) : tensor<5x3xi32>
  check.expect_eq_const(%v3, dense<[[-4], [3]]> : tensor<2x1xi32>) : tensor<2x1xi32>
  return
}
func.func @f7() {
  %z = arith.constant 0 : i32
  %v1 = util.unfoldable_constant dense<[[[-1, 0, 2], [5, -2, -5], [2, 6, -8], [-5, -4, -3], [-5, 5, 1]]]> : tensor<1x5x3xi32>
  %v2 = util.unfoldable_constant dense<[[-9, -9, -2, -7, 2]]> : tensor<1x5xi32>
  %v3 = tensor.empty() : tensor<5xi32>
  %v4 = linalg.fill ins(%z : i32) outs(%v3 : tensor<5xi32>) -> tensor<5xi32>
  %v5 = linalg.reduce { arith.addi } ins(%v2 : tensor<1x5xi32>) outs(%v4 : tensor<5xi32>) dimensions = [0]
  %v6 = tensor.concat dim(0) %v5, %v5 : (tensor<5xi32>, tensor<5xi32>) -> tensor<10xi32>
  %v7 = tensor.concat dim(1) %v2, %v2 : (tensor<1x5xi32>, tensor<1x5xi32>) -> tensor<1x10xi32>
  %v8 = tensor.extract_slice %v5[1] [1] [1] : tensor<5xi32> to tensor<1xi32>
  %v9 = arith.addi %v5, %v5 : tensor<5xi32>
  %v10 = tensor.empty() : tensor<1x10xi32>
  %v11 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%v7 : tensor<1x10xi32>) outs(%v10 : tensor<1x10xi32>) {
  ^bb0(%a: i32, %o: i32):
    %i0 = linalg.index 0 : index
    %c0 = arith.index_cast %i0 : index to i32
    %i1 = linalg.index 1 : index
    %c1 = arith.index_cast %i1 : index to i32
    %s0 = arith.addi %a, %c0 : i32
    %s1 = arith.addi %s0, %c1 : i32
    linalg.yield %s1 : i32
  } -> tensor<1x10xi32>
  check.expect_eq_const(%v11, dense<[[-9, -8, 0, -4, 6, -4, -3, 5, 1, 11]]> : tensor<1x10xi32>) : tensor<1x10xi32>
  check.expect_eq_const(%v11, dense<[[-9, -8, 0, -4, 6, -4, -3, 5, 1, 11]]> : tensor<1x10xi32>) : tensor<1x10xi32>
  check.expect_eq_const(%v6, dense<[-9, -9, -2, -7, 2, -9, -9, -2, -7, 2]> : tensor<10xi32>) : tensor<10xi32>
  check.expect_eq_const(%v8, dense<[-9]> : tensor<1xi32>) : tensor<1xi32>
  return
}
func.func @f8() {
  %z = arith.constant 0 : i32
  %v1 = util.unfoldable_constant dense<[[8, -8, 7, 7, 6], [6, 7, 5, -8, 1], [-7, -9, 5, 3, 2], [-4, -9, -8, 5, -3], [0, 4, 9, -6, -4]]> : tensor<5x5xi32>
  %v2 = tensor.insert_slice %v1 into %v1[0, 0] [5, 5] [1, 1] : tensor<5x5xi32> into tensor<5x5xi32>
  %v3 = tensor.empty() : tensor<5xi32>
  %v4 = linalg.fill ins(%z : i32) outs(%v3 : tensor<5xi32>) -> tensor<5xi32>
  %v5 = linalg.reduce { arith.addi } ins(%v1 : tensor<5x5xi32>) outs(%v4 : tensor<5xi32>) dimensions = [0]
  %v6 = arith.subi %v2, %v1 : tensor<5x5xi32>
  %v7 = tensor.extract_slice %v2[4, 2] [1, 3] [2, 1] : tensor<5x5xi32> to tensor<1x3xi32>
  %v8 = tensor.empty() : tensor<5x5xi32>
  %v9 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%v6 : tensor<5x5xi32>) outs(%v8 : tensor<5x5xi32>) {
  ^bb0(%a: i32, %o: i32):
    %i0 = linalg.index 0 : index
    %c0 = arith.index_cast %i0 : index to i32
    %i1 = linalg.index 1 : index
    %c1 = arith.index_cast %i1 : index to i32
    %s0 = arith.addi %a, %c0 : i32
    %s1 = arith.addi %s0, %c1 : i32
    linalg.yield %s1 : i32
  } -> tensor<5x5xi32>
  %v11 = arith.constant dense<-1> : tensor<1x3xi32>
  %v10 = arith.muli %v7, %v11 : tensor<1x3xi32>
  %v12 = tensor.insert_slice %v10 into %v10[0, 0] [1, 3] [1, 1] : tensor<1x3xi32> into tensor<1x3xi32>
  %v13 = tensor.concat dim(0) %v12, %v7 : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<2x3xi32>
  %v14 = tensor.insert_slice %v10 into %v13[1, 0] [1, 3] [1, 1] : tensor<1x3xi32> into tensor<2x3xi32>
  %v15 = tensor.concat dim(1) %v10, %v12 : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x6xi32>
  check.expect_eq_const(%v15, dense<[[-9, 6, 4, -9, 6, 4]]> : tensor<1x6xi32>) : tensor<1x6xi32>
  check.expect_eq_const(%v12, dense<[[-9, 6, 4]]> : tensor<1x3xi32>) : tensor<1x3xi32>
  check.expect_eq_const(%v2, dense<[[8, -8, 7, 7, 6], [6, 7, 5, -8, 1], [-7, -9, 5, 3, 2], [-4, -9, -8, 5, -3], [0, 4, 9, -6, -4]]> : tensor<5x5xi32>) : tensor<5x5xi32>
  check.expect_eq_const(%v10, dense<[[-9, 6, 4]]> : tensor<1x3xi32>) : tensor<1x3xi32>
  return
}
func.func @f9() {
  %z = arith.constant 0 : i32
  %v1 = util.unfoldable_constant dense<[[1, -9], [-4, 7], [-8, 1], [-4, -2], [-4, -7]]> : tensor<5x2xi32>
  %v2 = arith.minsi %v1, %v1 : tensor<5x2xi32>
  %v3 = tensor.empty() : tensor<5x2xi32>
  %v4 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%v1 : tensor<5x2xi32>) outs(%v3 : tensor<5x2xi32>) {
  ^bb0(%a: i32, %o: i32):
    %b = arith.muli %a, %a : i32
    %c = arith.subi %b, %a : i32
    linalg.yield %c : i32
  } -> tensor<5x2xi32>
  %v5 = tensor.empty() : tensor<2x5xi32>
  %v6 = linalg.transpose ins(%v1 : tensor<5x2xi32>) outs(%v5 : tensor<2x5xi32>) permutation = [1, 0]
  %v7 = arith.muli %v1, %v1 : tensor<5x2xi32>
  %v8 = tensor.pad %v1 low[1, 0] high[0, 1] {
  ^bb0(%i0: index, %i1: index):
    tensor.yield %z : i32
  } : tensor<5x2xi32> to tensor<6x3xi32>
  %v9 = arith.subi %v6, %v6 : tensor<2x5xi32>
  check.expect_eq_const(%v9, dense<[[0, 0, 0, 0, 0], [0, 0, 0, 0, 0]]> : tensor<2x5xi32>) : tensor<2x5xi32>
  check.expect_eq_const(%v8, dense<[[0, 0, 0], [1, -9, 0], [-4, 7, 0], [-8, 1, 0], [-4, -2, 0], [-4, -7, 0]]> : tensor<6x3xi32>) : tensor<6x3xi32>
  check.expect_eq_const(%v9, dense<[[0, 0, 0, 0, 0], [0, 0, 0, 0, 0]]> : tensor<2x5xi32>) : tensor<2x5xi32>
  check.expect_eq_const(%v2, dense<[[1, -9], [-4, 7], [-8, 1], [-4, -2], [-4, -7]]> : tensor<5x2xi32>) : tensor<5x2xi32>
  return
}
func.func @f10() {
  %z = arith.constant 0 : i32
  %v1 = util.unfoldable_constant dense<[7, -9, 2, 2, -2]> : tensor<5xi32>
  %v2 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%v1 : tensor<5xi32>) outs(%v1 : tensor<5xi32>) {
  ^bb0(%a: i32, %o: i32):
    %b = arith.subi %o, %a : i32
    linalg.yield %b : i32
  } -> tensor<5xi32>
  %v3 = tensor.concat dim(0) %v2, %v1 : (tensor<5xi32>, tensor<5xi32>) -> tensor<10xi32>
  %v4 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%v3 : tensor<10xi32>) outs(%v3 : tensor<10xi32>) {
  ^bb0(%a: i32, %o: i32):
    %b = arith.subi %o, %a : i32
    linalg.yield %b : i32
  } -> tensor<10xi32>
  %v5 = tensor.pad %v2 low[1] high[1] {
  ^bb0(%i0: index):
    tensor.yield %z : i32
  } : tensor<5xi32> to tensor<7xi32>
  check.expect_eq_const(%v5, dense<[0, 0, 0, 0, 0, 0, 0]> : tensor<7xi32>) : tensor<7xi32>
  check.expect_eq_const(%v4, dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0]> : tensor<10xi32>) : tensor<10xi32>
  check.expect_eq_const(%v1, dense<[7, -9, 2, 2, -2]> : tensor<5xi32>) : tensor<5xi32>
  check.expect_eq_const(%v5, dense<[0, 0, 0, 0, 0, 0, 0]> : tensor<7xi32>) : tensor<7xi32>
  return
}
func.func @f11() {
  %z = arith.constant 0 : i32
  %v1 = util.unfoldable_constant dense<[[0, 4, -8]]> : tensor<1x3xi32>
  %v2 = tensor.empty() : tensor<1x2x3xi32>
  %v3 = linalg.broadcast ins(%v1 : tensor<1x3xi32>) outs(%v2 : tensor<1x2x3xi32>) dimensions = [1]
  %v5 = arith.constant dense<0> : tensor<1x3xi32>
  %v4 = arith.muli %v1, %v5 : tensor<1x3xi32>
  %v6 = tensor.pad %v3 low[0, 1, 0] high[1, 1, 1] {
  ^bb0(%i0: index, %i1: index, %i2: index):
    tensor.yield %z : i32
  } : tensor<1x2x3xi32> to tensor<2x4x4xi32>
  %v8 = arith.constant dense<1> : tensor<1x3xi32>
  %v7 = arith.muli %v1, %v8 : tensor<1x3xi32>
  %v9 = tensor.insert_slice %v7 into %v1[0, 0] [1, 3] [1, 1] : tensor<1x3xi32> into tensor<1x3xi32>
  check.expect_eq_const(%v9, dense<[[0, 4, -8]]> : tensor<1x3xi32>) : tensor<1x3xi32>
  check.expect_eq_const(%v3, dense<[[[0, 4, -8], [0, 4, -8]]]> : tensor<1x2x3xi32>) : tensor<1x2x3xi32>
  check.expect_eq_const(%v4, dense<[[0, 0, 0]]> : tensor<1x3xi32>) : tensor<1x3xi32>
  check.expect_eq_const(%v1, dense<[[0, 4, -8]]> : tensor<1x3xi32>) : tensor<1x3xi32>
  return
}
