// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Random well-typed tensor programs over i32: slices, insertions, padding,
// concatenation, reductions, products, loops and branches. Each value that is
// checked was computed by NumPy when the program was drawn.
func.func @f0() {
  %z = arith.constant 0 : i32
  %v1 = util.unfoldable_constant dense<[[[9, -2, 9]]]> : tensor<1x1x3xi32>
  %v2 = util.unfoldable_constant dense<[[[9, 1, 5, 2, -4], [3, 7, -4, 1, -9], [-5, 2, 5, 4, 4]], [[-7, -2, -7, -2, -5], [0, 9, 3, -2, 1], [9, 9, -4, -3, -1]]]> : tensor<2x3x5xi32>
  %v3 = util.unfoldable_constant dense<[[[-4, 2]], [[7, 7]]]> : tensor<2x1x2xi32>
  %v4 = arith.subi %v1, %v1 : tensor<1x1x3xi32>
  %v5 = tensor.empty() : tensor<2x3x5xi32>
  %v6 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v2 : tensor<2x3x5xi32>) outs(%v5 : tensor<2x3x5xi32>) {
  ^bb0(%a: i32, %o: i32):
    %b = arith.muli %a, %a : i32
    %c = arith.subi %b, %a : i32
    linalg.yield %c : i32
  } -> tensor<2x3x5xi32>
  %v7 = tensor.empty() : tensor<1x1x3xi32>
  %v8 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v4 : tensor<1x1x3xi32>) outs(%v7 : tensor<1x1x3xi32>) {
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
  } -> tensor<1x1x3xi32>
  %v10 = util.unfoldable_constant true
  %v9 = scf.if %v10 -> (tensor<2x1x2xi32>) {
    %u = arith.addi %v3, %v3 : tensor<2x1x2xi32>
    scf.yield %u : tensor<2x1x2xi32>
  } else {
    scf.yield %v3 : tensor<2x1x2xi32>
  }
  %v11 = tensor.empty() : tensor<1x3x1xi32>
  %v12 = linalg.transpose ins(%v4 : tensor<1x1x3xi32>) outs(%v11 : tensor<1x3x1xi32>) permutation = [1, 2, 0]
  %v13 = tensor.concat dim(0) %v8, %v1 : (tensor<1x1x3xi32>, tensor<1x1x3xi32>) -> tensor<2x1x3xi32>
  %v15a = util.unfoldable_constant 0 : index
  %v15b = arith.constant 0 : index
  %v15c = arith.constant 1 : index
  %v14 = scf.for %v15 = %v15b to %v15a step %v15c iter_args(%t = %v6) -> (tensor<2x3x5xi32>) {
    %u = arith.subi %v2, %t : tensor<2x3x5xi32>
    scf.yield %u : tensor<2x3x5xi32>
  }
  %v17a = util.unfoldable_constant 0 : index
  %v17b = arith.constant 0 : index
  %v17c = arith.constant 1 : index
  %v16 = scf.for %v17 = %v17b to %v17a step %v17c iter_args(%t = %v2) -> (tensor<2x3x5xi32>) {
    %u = arith.subi %v6, %t : tensor<2x3x5xi32>
    scf.yield %u : tensor<2x3x5xi32>
  }
  %v18 = arith.addi %v12, %v12 : tensor<1x3x1xi32>
  %v19 = tensor.concat dim(0) %v18, %v12 : (tensor<1x3x1xi32>, tensor<1x3x1xi32>) -> tensor<2x3x1xi32>
  check.expect_eq_const(%v19, dense<[[[0], [0], [0]], [[0], [0], [0]]]> : tensor<2x3x1xi32>) : tensor<2x3x1xi32>
  check.expect_eq_const(%v12, dense<[[[0], [0], [0]]]> : tensor<1x3x1xi32>) : tensor<1x3x1xi32>
  check.expect_eq_const(%v18, dense<[[[0], [0], [0]]]> : tensor<1x3x1xi32>) : tensor<1x3x1xi32>
  check.expect_eq_const(%v13, dense<[[[0, 1, 2]], [[9, -2, 9]]]> : tensor<2x1x3xi32>) : tensor<2x1x3xi32>
  return
}
func.func @f1() {
  %z = arith.constant 0 : i32
  %v1 = util.unfoldable_constant dense<[[7, -8], [2, 9]]> : tensor<2x2xi32>
  %v2 = arith.muli %v1, %v1 : tensor<2x2xi32>
  %v3 = tensor.pad %v1 low[1, 0] high[1, 0] {
  ^bb0(%i0: index, %i1: index):
    tensor.yield %z : i32
  } : tensor<2x2xi32> to tensor<4x2xi32>
  %v5 = arith.constant dense<-1> : tensor<4x2xi32>
  %v4 = arith.muli %v3, %v5 : tensor<4x2xi32>
  %v6 = tensor.collapse_shape %v1 [[0, 1]] : tensor<2x2xi32> into tensor<4xi32>
  %v8 = util.unfoldable_constant false
  %v7 = scf.if %v8 -> (tensor<2x2xi32>) {
    %u = arith.addi %v2, %v1 : tensor<2x2xi32>
    scf.yield %u : tensor<2x2xi32>
  } else {
    scf.yield %v2 : tensor<2x2xi32>
  }
  check.expect_eq_const(%v7, dense<[[49, 64], [4, 81]]> : tensor<2x2xi32>) : tensor<2x2xi32>
  check.expect_eq_const(%v1, dense<[[7, -8], [2, 9]]> : tensor<2x2xi32>) : tensor<2x2xi32>
  check.expect_eq_const(%v2, dense<[[49, 64], [4, 81]]> : tensor<2x2xi32>) : tensor<2x2xi32>
  check.expect_eq_const(%v4, dense<[[0, 0], [-7, 8], [-2, -9], [0, 0]]> : tensor<4x2xi32>) : tensor<4x2xi32>
  return
}
func.func @f2() {
  %z = arith.constant 0 : i32
  %v1 = util.unfoldable_constant dense<[1]> : tensor<1xi32>
  %v3 = util.unfoldable_constant false
  %v2 = scf.if %v3 -> (tensor<1xi32>) {
    %u = arith.addi %v1, %v1 : tensor<1xi32>
    scf.yield %u : tensor<1xi32>
  } else {
    scf.yield %v1 : tensor<1xi32>
  }
  %v4 = arith.addi %v1, %v1 : tensor<1xi32>
  %v5 = tensor.concat dim(0) %v1, %v1 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %v6 = tensor.empty() : tensor<i32>
  %v7 = linalg.fill ins(%z : i32) outs(%v6 : tensor<i32>) -> tensor<i32>
  %v8 = linalg.reduce { arith.addi } ins(%v2 : tensor<1xi32>) outs(%v7 : tensor<i32>) dimensions = [0]
  %v9 = tensor.expand_shape %v8 [] output_shape [1] : tensor<i32> into tensor<1xi32>
  %v10 = tensor.empty() : tensor<1xi32>
  %v11 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%v1 : tensor<1xi32>) outs(%v10 : tensor<1xi32>) {
  ^bb0(%a: i32, %o: i32):
    %i0 = linalg.index 0 : index
    %c0 = arith.index_cast %i0 : index to i32
    %s0 = arith.addi %a, %c0 : i32
    linalg.yield %s0 : i32
  } -> tensor<1xi32>
  %v12 = tensor.pad %v11 low[0] high[1] {
  ^bb0(%i0: index):
    tensor.yield %z : i32
  } : tensor<1xi32> to tensor<2xi32>
  check.expect_eq_const(%v12, dense<[1, 0]> : tensor<2xi32>) : tensor<2xi32>
  check.expect_eq_const(%v11, dense<[1]> : tensor<1xi32>) : tensor<1xi32>
  check.expect_eq_const(%v4, dense<[2]> : tensor<1xi32>) : tensor<1xi32>
  check.expect_eq_const(%v2, dense<[1]> : tensor<1xi32>) : tensor<1xi32>
  return
}
func.func @f3() {
  %z = arith.constant 0 : i32
  %v1 = util.unfoldable_constant dense<[[-9, 3, -1, -5, -3], [4, 3, -9, 5, -7], [-9, 2, 2, -9, 0], [5, -6, -1, -9, -9], [-4, 0, 4, -1, 9]]> : tensor<5x5xi32>
  %v2 = util.unfoldable_constant dense<[[-3], [-8], [-6]]> : tensor<3x1xi32>
  %v3 = tensor.empty() : tensor<5x5xi32>
  %v4 = linalg.fill ins(%z : i32) outs(%v3 : tensor<5x5xi32>) -> tensor<5x5xi32>
  %v5 = linalg.matmul ins(%v1, %v1 : tensor<5x5xi32>, tensor<5x5xi32>) outs(%v4 : tensor<5x5xi32>) -> tensor<5x5xi32>
  %v6 = tensor.extract_slice %v5[2, 1] [2, 2] [1, 2] : tensor<5x5xi32> to tensor<2x2xi32>
  %v7 = tensor.pad %v1 low[1, 1] high[0, 1] {
  ^bb0(%i0: index, %i1: index):
    tensor.yield %z : i32
  } : tensor<5x5xi32> to tensor<6x7xi32>
  %v8 = tensor.pad %v1 low[1, 1] high[1, 1] {
  ^bb0(%i0: index, %i1: index):
    tensor.yield %z : i32
  } : tensor<5x5xi32> to tensor<7x7xi32>
  %v9 = tensor.pad %v5 low[0, 1] high[1, 1] {
  ^bb0(%i0: index, %i1: index):
    tensor.yield %z : i32
  } : tensor<5x5xi32> to tensor<6x7xi32>
  %v10 = arith.muli %v8, %v8 : tensor<7x7xi32>
  %v11 = tensor.empty() : tensor<2x2xi32>
  %v12 = linalg.transpose ins(%v6 : tensor<2x2xi32>) outs(%v11 : tensor<2x2xi32>) permutation = [0, 1]
  check.expect_eq_const(%v12, dense<[[37, 118], [49, 44]]> : tensor<2x2xi32>) : tensor<2x2xi32>
  check.expect_eq_const(%v8, dense<[[0, 0, 0, 0, 0, 0, 0], [0, -9, 3, -1, -5, -3, 0], [0, 4, 3, -9, 5, -7, 0], [0, -9, 2, 2, -9, 0, 0], [0, 5, -6, -1, -9, -9, 0], [0, -4, 0, 4, -1, 9, 0], [0, 0, 0, 0, 0, 0, 0]]> : tensor<7x7xi32>) : tensor<7x7xi32>
  check.expect_eq_const(%v10, dense<[[0, 0, 0, 0, 0, 0, 0], [0, 81, 9, 1, 25, 9, 0], [0, 16, 9, 81, 25, 49, 0], [0, 81, 4, 4, 81, 0, 0], [0, 25, 36, 1, 81, 81, 0], [0, 16, 0, 16, 1, 81, 0], [0, 0, 0, 0, 0, 0, 0]]> : tensor<7x7xi32>) : tensor<7x7xi32>
  check.expect_eq_const(%v12, dense<[[37, 118], [49, 44]]> : tensor<2x2xi32>) : tensor<2x2xi32>
  return
}
func.func @f4() {
  %z = arith.constant 0 : i32
  %v1 = util.unfoldable_constant dense<[[[4, 9, 2, -3, 2], [8, 8, 2, -2, 7]], [[3, -5, -5, -4, -4], [6, -5, 4, 5, -7]], [[-6, 9, 6, -2, -2], [3, -2, 5, 2, -6]]]> : tensor<3x2x5xi32>
  %v2 = util.unfoldable_constant dense<[[[8], [-9], [6], [-6], [8]]]> : tensor<1x5x1xi32>
  %v3 = util.unfoldable_constant dense<[-4, 0]> : tensor<2xi32>
  %v4 = arith.muli %v2, %v2 : tensor<1x5x1xi32>
  %v5 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v2 : tensor<1x5x1xi32>) outs(%v4 : tensor<1x5x1xi32>) {
  ^bb0(%a: i32, %o: i32):
    %b = arith.subi %o, %a : i32
    linalg.yield %b : i32
  } -> tensor<1x5x1xi32>
  %v6 = arith.addi %v2, %v2 : tensor<1x5x1xi32>
  %v8a = util.unfoldable_constant 3 : index
  %v8b = arith.constant 0 : index
  %v8c = arith.constant 1 : index
  %v7 = scf.for %v8 = %v8b to %v8a step %v8c iter_args(%t = %v5) -> (tensor<1x5x1xi32>) {
    %u = arith.subi %v6, %t : tensor<1x5x1xi32>
    scf.yield %u : tensor<1x5x1xi32>
  }
  %v10 = util.unfoldable_constant false
  %v9 = scf.if %v10 -> (tensor<1x5x1xi32>) {
    %u = arith.addi %v2, %v6 : tensor<1x5x1xi32>
    scf.yield %u : tensor<1x5x1xi32>
  } else {
    scf.yield %v2 : tensor<1x5x1xi32>
  }
  %v11 = arith.subi %v9, %v6 : tensor<1x5x1xi32>
  check.expect_eq_const(%v11, dense<[[[-8], [9], [-6], [6], [-8]]]> : tensor<1x5x1xi32>) : tensor<1x5x1xi32>
  check.expect_eq_const(%v2, dense<[[[8], [-9], [6], [-6], [8]]]> : tensor<1x5x1xi32>) : tensor<1x5x1xi32>
  check.expect_eq_const(%v4, dense<[[[64], [81], [36], [36], [64]]]> : tensor<1x5x1xi32>) : tensor<1x5x1xi32>
  check.expect_eq_const(%v3, dense<[-4, 0]> : tensor<2xi32>) : tensor<2xi32>
  return
}
func.func @f5() {
  %z = arith.constant 0 : i32
  %v1 = util.unfoldable_constant dense<[[[7, 4], [8, 1], [9, 2]], [[4, 0], [5, -3], [-2, 1]], [[2, 3], [-6, 8], [2, 3]], [[7, -9], [7, 4], [0, -4]], [[8, -4], [1, 4], [-1, 3]]]> : tensor<5x3x2xi32>
  %v2 = tensor.empty() : tensor<3x2xi32>
  %v3 = linalg.fill ins(%z : i32) outs(%v2 : tensor<3x2xi32>) -> tensor<3x2xi32>
  %v4 = linalg.reduce { arith.addi } ins(%v1 : tensor<5x3x2xi32>) outs(%v3 : tensor<3x2xi32>) dimensions = [0]
  %v5 = tensor.concat dim(0) %v1, %v1 : (tensor<5x3x2xi32>, tensor<5x3x2xi32>) -> tensor<10x3x2xi32>
  %v7a = util.unfoldable_constant 0 : index
  %v7b = arith.constant 0 : index
  %v7c = arith.constant 1 : index
  %v6 = scf.for %v7 = %v7b to %v7a step %v7c iter_args(%t = %v1) -> (tensor<5x3x2xi32>) {
    %u = arith.subi %v1, %t : tensor<5x3x2xi32>
    scf.yield %u : tensor<5x3x2xi32>
  }
  %v8 = tensor.empty() : tensor<3x2xi32>
  %v9 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%v4 : tensor<3x2xi32>) outs(%v8 : tensor<3x2xi32>) {
  ^bb0(%a: i32, %o: i32):
    %i0 = linalg.index 0 : index
    %c0 = arith.index_cast %i0 : index to i32
    %i1 = linalg.index 1 : index
    %c1 = arith.index_cast %i1 : index to i32
    %s0 = arith.addi %a, %c0 : i32
    %s1 = arith.addi %s0, %c1 : i32
    linalg.yield %s1 : i32
  } -> tensor<3x2xi32>
  %v10 = tensor.collapse_shape %v9 [[0, 1]] : tensor<3x2xi32> into tensor<6xi32>
  check.expect_eq_const(%v10, dense<[28, -5, 16, 16, 10, 8]> : tensor<6xi32>) : tensor<6xi32>
  check.expect_eq_const(%v10, dense<[28, -5, 16, 16, 10, 8]> : tensor<6xi32>) : tensor<6xi32>
  check.expect_eq_const(%v9, dense<[[28, -5], [16, 16], [10, 8]]> : tensor<3x2xi32>) : tensor<3x2xi32>
  check.expect_eq_const(%v5, dense<[[[7, 4], [8, 1], [9, 2]], [[4, 0], [5, -3], [-2, 1]], [[2, 3], [-6, 8], [2, 3]], [[7, -9], [7, 4], [0, -4]], [[8, -4], [1, 4], [-1, 3]], [[7, 4], [8, 1], [9, 2]], [[4, 0], [5, -3], [-2, 1]], [[2, 3], [-6, 8], [2, 3]], [[7, -9], [7, 4], [0, -4]], [[8, -4], [1, 4], [-1, 3]]]> : tensor<10x3x2xi32>) : tensor<10x3x2xi32>
  return
}
func.func @f6() {
  %z = arith.constant 0 : i32
  %v1 = util.unfoldable_constant dense<[[-1, -5, -2, -4, 2], [8, 6, 2, 7, -7], [-9, 8, -4, 9, -7], [9, -7, -5, -9, 2], [-9, 0, 7, -6, 9]]> : tensor<5x5xi32>
  %v2 = util.unfoldable_constant dense<[[-3, -9], [-2, -5], [8, 3], [-9, -9], [0, 3]]> : tensor<5x2xi32>
  %v3 = arith.muli %v1, %v1 : tensor<5x5xi32>
  %v4 = tensor.empty() : tensor<5xi32>
  %v5 = linalg.fill ins(%z : i32) outs(%v4 : tensor<5xi32>) -> tensor<5xi32>
  %v6 = linalg.reduce { arith.addi } ins(%v1 : tensor<5x5xi32>) outs(%v5 : tensor<5xi32>) dimensions = [1]
  %v7 = tensor.empty() : tensor<5x5xi32>
  %v8 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%v3 : tensor<5x5xi32>) outs(%v7 : tensor<5x5xi32>) {
  ^bb0(%a: i32, %o: i32):
    %b = arith.muli %a, %a : i32
    %c = arith.subi %b, %a : i32
    linalg.yield %c : i32
  } -> tensor<5x5xi32>
  %v9 = tensor.insert_slice %v6 into %v6[0] [5] [1] : tensor<5xi32> into tensor<5xi32>
  %v10 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%v8 : tensor<5x5xi32>) outs(%v8 : tensor<5x5xi32>) {
  ^bb0(%a: i32, %o: i32):
    %b = arith.subi %o, %a : i32
    linalg.yield %b : i32
  } -> tensor<5x5xi32>
  %v12 = util.unfoldable_constant false
  %v11 = scf.if %v12 -> (tensor<5xi32>) {
    %u = arith.addi %v6, %v6 : tensor<5xi32>
    scf.yield %u : tensor<5xi32>
  } else {
    scf.yield %v6 : tensor<5xi32>
  }
  %v13 = tensor.insert_slice %v10 into %v8[0, 0] [5, 5] [1, 1] : tensor<5x5xi32> into tensor<5x5xi32>
  %v15 = util.unfoldable_constant false
  %v14 = scf.if %v15 -> (tensor<5xi32>) {
    %u = arith.addi %v6, %v11 : tensor<5xi32>
    scf.yield %u : tensor<5xi32>
  } else {
    scf.yield %v6 : tensor<5xi32>
  }
  %v16 = arith.addi %v8, %v13 : tensor<5x5xi32>
  %v17 = tensor.empty() : tensor<5x5xi32>
  %v18 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%v10 : tensor<5x5xi32>) outs(%v17 : tensor<5x5xi32>) {
  ^bb0(%a: i32, %o: i32):
    %b = arith.muli %a, %a : i32
    %c = arith.subi %b, %a : i32
    linalg.yield %c : i32
  } -> tensor<5x5xi32>
  %v19 = arith.muli %v14, %v14 : tensor<5xi32>
  %v20 = tensor.empty() : tensor<5xi32>
  %v21 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%v14 : tensor<5xi32>) outs(%v20 : tensor<5xi32>) {
  ^bb0(%a: i32, %o: i32):
    %b = arith.muli %a, %a : i32
    %c = arith.subi %b, %a : i32
    linalg.yield %c : i32
  } -> tensor<5xi32>
  check.expect_eq_const(%v21, dense<[110, 240, 12, 110, 0]> : tensor<5xi32>) : tensor<5xi32>
  check.expect_eq_const(%v19, dense<[100, 256, 9, 100, 1]> : tensor<5xi32>) : tensor<5xi32>
  check.expect_eq_const(%v6, dense<[-10, 16, -3, -10, 1]> : tensor<5xi32>) : tensor<5xi32>
  check.expect_eq_const(%v16, dense<[[0, 600, 12, 240, 12], [4032, 1260, 12, 2352, 2352], [6480, 4032, 240, 6480, 2352], [6480, 2352, 600, 6480, 12], [6480, 0, 2352, 1260, 6480]]> : tensor<5x5xi32>) : tensor<5x5xi32>
  return
}
func.func @f7() {
  %z = arith.constant 0 : i32
  %v1 = util.unfoldable_constant dense<[[2, 2, 6]]> : tensor<1x3xi32>
  %v2 = util.unfoldable_constant dense<[-4, 2]> : tensor<2xi32>
  %v3 = tensor.empty() : tensor<2xi32>
  %v4 = linalg.generic {indexing_maps = [affine_map<(i) -> (1 - i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%v2 : tensor<2xi32>) outs(%v3 : tensor<2xi32>) {
  ^bb0(%a: i32, %o: i32):
    linalg.yield %a : i32
  } -> tensor<2xi32>
  %v5 = tensor.empty() : tensor<2x2xi32>
  %v6 = linalg.broadcast ins(%v2 : tensor<2xi32>) outs(%v5 : tensor<2x2xi32>) dimensions = [0]
  %v7 = tensor.extract_slice %v4[1] [1] [2] : tensor<2xi32> to tensor<1xi32>
  %v8 = tensor.empty() : tensor<1xi32>
  %v9 = linalg.fill ins(%z : i32) outs(%v8 : tensor<1xi32>) -> tensor<1xi32>
  %v10 = linalg.reduce { arith.addi } ins(%v1 : tensor<1x3xi32>) outs(%v9 : tensor<1xi32>) dimensions = [1]
  %v11 = tensor.extract_slice %v6[0, 1] [2, 1] [1, 1] : tensor<2x2xi32> to tensor<2x1xi32>
  %v13a = util.unfoldable_constant 3 : index
  %v13b = arith.constant 0 : index
  %v13c = arith.constant 1 : index
  %v12 = scf.for %v13 = %v13b to %v13a step %v13c iter_args(%t = %v10) -> (tensor<1xi32>) {
    %u = arith.subi %v7, %t : tensor<1xi32>
    scf.yield %u : tensor<1xi32>
  }
  %v14 = tensor.insert_slice %v11 into %v6[0, 0] [2, 1] [1, 1] : tensor<2x1xi32> into tensor<2x2xi32>
  %v15 = tensor.concat dim(0) %v10, %v2 : (tensor<1xi32>, tensor<2xi32>) -> tensor<3xi32>
  %v16 = tensor.insert_slice %v12 into %v12[0] [1] [1] : tensor<1xi32> into tensor<1xi32>
  check.expect_eq_const(%v16, dense<[-14]> : tensor<1xi32>) : tensor<1xi32>
  check.expect_eq_const(%v1, dense<[[2, 2, 6]]> : tensor<1x3xi32>) : tensor<1x3xi32>
  check.expect_eq_const(%v6, dense<[[-4, 2], [-4, 2]]> : tensor<2x2xi32>) : tensor<2x2xi32>
  check.expect_eq_const(%v2, dense<[-4, 2]> : tensor<2xi32>) : tensor<2xi32>
  return
}
func.func @f8() {
  %z = arith.constant 0 : i32
  %v1 = util.unfoldable_constant dense<[[[-3, -5, 1], [7, 7, 8]]]> : tensor<1x2x3xi32>
  %v2 = tensor.empty() : tensor<2x3xi32>
  %v3 = linalg.fill ins(%z : i32) outs(%v2 : tensor<2x3xi32>) -> tensor<2x3xi32>
  %v4 = linalg.reduce { arith.addi } ins(%v1 : tensor<1x2x3xi32>) outs(%v3 : tensor<2x3xi32>) dimensions = [0]
  %v5 = tensor.pad %v4 low[1, 1] high[0, 1] {
  ^bb0(%i0: index, %i1: index):
    tensor.yield %z : i32
  } : tensor<2x3xi32> to tensor<3x5xi32>
  %v7a = util.unfoldable_constant 2 : index
  %v7b = arith.constant 0 : index
  %v7c = arith.constant 1 : index
  %v6 = scf.for %v7 = %v7b to %v7a step %v7c iter_args(%t = %v1) -> (tensor<1x2x3xi32>) {
    %u = arith.subi %v1, %t : tensor<1x2x3xi32>
    scf.yield %u : tensor<1x2x3xi32>
  }
  %v8 = tensor.empty() : tensor<3x2xi32>
  %v9 = linalg.transpose ins(%v4 : tensor<2x3xi32>) outs(%v8 : tensor<3x2xi32>) permutation = [1, 0]
  %v10 = arith.subi %v9, %v9 : tensor<3x2xi32>
  %v11 = tensor.collapse_shape %v4 [[0, 1]] : tensor<2x3xi32> into tensor<6xi32>
  %v12 = tensor.empty() : tensor<2xi32>
  %v13 = linalg.fill ins(%z : i32) outs(%v12 : tensor<2xi32>) -> tensor<2xi32>
  %v14 = linalg.reduce { arith.addi } ins(%v9 : tensor<3x2xi32>) outs(%v13 : tensor<2xi32>) dimensions = [0]
  %v15 = tensor.pad %v9 low[0, 1] high[0, 0] {
  ^bb0(%i0: index, %i1: index):
    tensor.yield %z : i32
  } : tensor<3x2xi32> to tensor<3x3xi32>
  %v16 = tensor.empty() : tensor<6xi32>
  %v17 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%v11 : tensor<6xi32>) outs(%v16 : tensor<6xi32>) {
  ^bb0(%a: i32, %o: i32):
    %b = arith.muli %a, %a : i32
    %c = arith.subi %b, %a : i32
    linalg.yield %c : i32
  } -> tensor<6xi32>
  %v18 = tensor.extract_slice %v15[1, 0] [1, 1] [2, 2] : tensor<3x3xi32> to tensor<1x1xi32>
  %v19 = tensor.concat dim(1) %v15, %v9 : (tensor<3x3xi32>, tensor<3x2xi32>) -> tensor<3x5xi32>
  check.expect_eq_const(%v19, dense<[[0, -3, 7, -3, 7], [0, -5, 7, -5, 7], [0, 1, 8, 1, 8]]> : tensor<3x5xi32>) : tensor<3x5xi32>
  check.expect_eq_const(%v18, dense<[[0]]> : tensor<1x1xi32>) : tensor<1x1xi32>
  check.expect_eq_const(%v19, dense<[[0, -3, 7, -3, 7], [0, -5, 7, -5, 7], [0, 1, 8, 1, 8]]> : tensor<3x5xi32>) : tensor<3x5xi32>
  check.expect_eq_const(%v4, dense<[[-3, -5, 1], [7, 7, 8]]> : tensor<2x3xi32>) : tensor<2x3xi32>
  return
}
func.func @f9() {
  %z = arith.constant 0 : i32
  %v1 = util.unfoldable_constant dense<[[[8, -5, 1], [9, -1, -8], [-7, 3, 3]], [[-8, -3, -5], [6, -7, 9], [-6, 1, -7]]]> : tensor<2x3x3xi32>
  %v2 = util.unfoldable_constant dense<[1, 8, 7, 7, 6]> : tensor<5xi32>
  %v3 = util.unfoldable_constant dense<[[-3, 4, 8, 3, 3]]> : tensor<1x5xi32>
  %v4 = tensor.empty() : tensor<1x5xi32>
  %v5 = linalg.broadcast ins(%v2 : tensor<5xi32>) outs(%v4 : tensor<1x5xi32>) dimensions = [0]
  %v6 = arith.minsi %v5, %v5 : tensor<1x5xi32>
  %v7 = tensor.empty() : tensor<1x5xi32>
  %v8 = linalg.transpose ins(%v5 : tensor<1x5xi32>) outs(%v7 : tensor<1x5xi32>) permutation = [0, 1]
  %v9 = arith.subi %v5, %v5 : tensor<1x5xi32>
  %v10 = tensor.collapse_shape %v1 [[0, 1], [2]] : tensor<2x3x3xi32> into tensor<6x3xi32>
  %v11 = tensor.pad %v10 low[1, 1] high[0, 1] {
  ^bb0(%i0: index, %i1: index):
    tensor.yield %z : i32
  } : tensor<6x3xi32> to tensor<7x5xi32>
  %v12 = tensor.empty() : tensor<1x5xi32>
  %v13 = linalg.transpose ins(%v6 : tensor<1x5xi32>) outs(%v12 : tensor<1x5xi32>) permutation = [0, 1]
  %v14 = tensor.extract_slice %v9[0, 2] [1, 3] [2, 1] : tensor<1x5xi32> to tensor<1x3xi32>
  %v15 = tensor.empty() : tensor<1x5xi32>
  %v16 = linalg.transpose ins(%v13 : tensor<1x5xi32>) outs(%v15 : tensor<1x5xi32>) permutation = [0, 1]
  %v17 = tensor.concat dim(1) %v11, %v11 : (tensor<7x5xi32>, tensor<7x5xi32>) -> tensor<7x10xi32>
  %v18 = arith.maxsi %v1, %v1 : tensor<2x3x3xi32>
  check.expect_eq_const(%v18, dense<[[[8, -5, 1], [9, -1, -8], [-7, 3, 3]], [[-8, -3, -5], [6, -7, 9], [-6, 1, -7]]]> : tensor<2x3x3xi32>) : tensor<2x3x3xi32>
  check.expect_eq_const(%v11, dense<[[0, 0, 0, 0, 0], [0, 8, -5, 1, 0], [0, 9, -1, -8, 0], [0, -7, 3, 3, 0], [0, -8, -3, -5, 0], [0, 6, -7, 9, 0], [0, -6, 1, -7, 0]]> : tensor<7x5xi32>) : tensor<7x5xi32>
  check.expect_eq_const(%v10, dense<[[8, -5, 1], [9, -1, -8], [-7, 3, 3], [-8, -3, -5], [6, -7, 9], [-6, 1, -7]]> : tensor<6x3xi32>) : tensor<6x3xi32>
  check.expect_eq_const(%v14, dense<[[0, 0, 0]]> : tensor<1x3xi32>) : tensor<1x3xi32>
  return
}
func.func @f10() {
  %z = arith.constant 0 : i32
  %v1 = util.unfoldable_constant dense<[-9, 2]> : tensor<2xi32>
  %v2 = util.unfoldable_constant dense<[[[7, -2, 1, 7, -5], [-3, -7, -5, 8, 1]], [[-7, -3, 4, 8, -8], [-6, -9, 9, 8, 7]]]> : tensor<2x2x5xi32>
  %v3 = tensor.empty() : tensor<2x2x5xi32>
  %v4 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v2 : tensor<2x2x5xi32>) outs(%v3 : tensor<2x2x5xi32>) {
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
  } -> tensor<2x2x5xi32>
  %v5 = tensor.concat dim(0) %v1, %v1 : (tensor<2xi32>, tensor<2xi32>) -> tensor<4xi32>
  %v6 = tensor.empty() : tensor<2x2xi32>
  %v7 = linalg.fill ins(%z : i32) outs(%v6 : tensor<2x2xi32>) -> tensor<2x2xi32>
  %v8 = linalg.reduce { arith.addi } ins(%v2 : tensor<2x2x5xi32>) outs(%v7 : tensor<2x2xi32>) dimensions = [2]
  %v10 = util.unfoldable_constant false
  %v9 = scf.if %v10 -> (tensor<2x2x5xi32>) {
    %u = arith.addi %v2, %v4 : tensor<2x2x5xi32>
    scf.yield %u : tensor<2x2x5xi32>
  } else {
    scf.yield %v2 : tensor<2x2x5xi32>
  }
  %v11 = tensor.empty() : tensor<i32>
  %v12 = linalg.fill ins(%z : i32) outs(%v11 : tensor<i32>) -> tensor<i32>
  %v13 = linalg.reduce { arith.addi } ins(%v5 : tensor<4xi32>) outs(%v12 : tensor<i32>) dimensions = [0]
  %v14 = tensor.expand_shape %v13 [] output_shape [1] : tensor<i32> into tensor<1xi32>
  %v15 = tensor.empty() : tensor<1xi32>
  %v16 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%v14 : tensor<1xi32>) outs(%v15 : tensor<1xi32>) {
  ^bb0(%a: i32, %o: i32):
    %b = arith.muli %a, %a : i32
    %c = arith.subi %b, %a : i32
    linalg.yield %c : i32
  } -> tensor<1xi32>
  %v17 = tensor.empty() : tensor<2x2xi32>
  %v18 = linalg.fill ins(%z : i32) outs(%v17 : tensor<2x2xi32>) -> tensor<2x2xi32>
  %v19 = linalg.matmul ins(%v8, %v8 : tensor<2x2xi32>, tensor<2x2xi32>) outs(%v8 : tensor<2x2xi32>) -> tensor<2x2xi32>
  %v20 = tensor.empty() : tensor<2xi32>
  %v21 = linalg.fill ins(%z : i32) outs(%v20 : tensor<2xi32>) -> tensor<2xi32>
  %v22 = linalg.reduce { arith.addi } ins(%v8 : tensor<2x2xi32>) outs(%v21 : tensor<2xi32>) dimensions = [1]
  %v23 = tensor.extract_slice %v19[0, 1] [2, 1] [1, 2] : tensor<2x2xi32> to tensor<2x1xi32>
  check.expect_eq_const(%v23, dense<[[-108], [126]]> : tensor<2x1xi32>) : tensor<2x1xi32>
  check.expect_eq_const(%v5, dense<[-9, 2, -9, 2]> : tensor<4xi32>) : tensor<4xi32>
  check.expect_eq_const(%v9, dense<[[[7, -2, 1, 7, -5], [-3, -7, -5, 8, 1]], [[-7, -3, 4, 8, -8], [-6, -9, 9, 8, 7]]]> : tensor<2x2x5xi32>) : tensor<2x2x5xi32>
  check.expect_eq_const(%v14, dense<[-14]> : tensor<1xi32>) : tensor<1xi32>
  return
}
func.func @f11() {
  %z = arith.constant 0 : i32
  %v1 = util.unfoldable_constant dense<[[[5], [0]], [[-4], [4]], [[-2], [-9]]]> : tensor<3x2x1xi32>
  %v2 = util.unfoldable_constant dense<[-2]> : tensor<1xi32>
  %v3 = util.unfoldable_constant dense<[[9], [1], [-7], [-5], [-9]]> : tensor<5x1xi32>
  %v4 = tensor.empty() : tensor<1xi32>
  %v5 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%v2 : tensor<1xi32>) outs(%v4 : tensor<1xi32>) {
  ^bb0(%a: i32, %o: i32):
    %i0 = linalg.index 0 : index
    %c0 = arith.index_cast %i0 : index to i32
    %s0 = arith.addi %a, %c0 : i32
    linalg.yield %s0 : i32
  } -> tensor<1xi32>
  %v6 = tensor.empty() : tensor<5xi32>
  %v7 = linalg.fill ins(%z : i32) outs(%v6 : tensor<5xi32>) -> tensor<5xi32>
  %v8 = linalg.reduce { arith.addi } ins(%v3 : tensor<5x1xi32>) outs(%v7 : tensor<5xi32>) dimensions = [1]
  %v9 = tensor.empty() : tensor<2x5x1xi32>
  %v10 = linalg.broadcast ins(%v3 : tensor<5x1xi32>) outs(%v9 : tensor<2x5x1xi32>) dimensions = [0]
  %v11 = tensor.concat dim(0) %v8, %v2 : (tensor<5xi32>, tensor<1xi32>) -> tensor<6xi32>
  %v12 = tensor.empty() : tensor<i32>
  %v13 = linalg.fill ins(%z : i32) outs(%v12 : tensor<i32>) -> tensor<i32>
  %v14 = linalg.reduce { arith.addi } ins(%v8 : tensor<5xi32>) outs(%v13 : tensor<i32>) dimensions = [0]
  %v15 = tensor.expand_shape %v14 [] output_shape [1] : tensor<i32> into tensor<1xi32>
  %v16 = tensor.empty() : tensor<1xi32>
  %v17 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%v15 : tensor<1xi32>) outs(%v16 : tensor<1xi32>) {
  ^bb0(%a: i32, %o: i32):
    %i0 = linalg.index 0 : index
    %c0 = arith.index_cast %i0 : index to i32
    %s0 = arith.addi %a, %c0 : i32
    linalg.yield %s0 : i32
  } -> tensor<1xi32>
  %v18 = tensor.empty() : tensor<1x1xi32>
  %v19 = linalg.broadcast ins(%v15 : tensor<1xi32>) outs(%v18 : tensor<1x1xi32>) dimensions = [0]
  %v20 = tensor.empty() : tensor<2x5xi32>
  %v21 = linalg.fill ins(%z : i32) outs(%v20 : tensor<2x5xi32>) -> tensor<2x5xi32>
  %v22 = linalg.reduce { arith.addi } ins(%v10 : tensor<2x5x1xi32>) outs(%v21 : tensor<2x5xi32>) dimensions = [2]
  %v23 = tensor.insert_slice %v2 into %v15[0] [1] [1] : tensor<1xi32> into tensor<1xi32>
  %v24 = tensor.collapse_shape %v19 [[0, 1]] : tensor<1x1xi32> into tensor<1xi32>
  %v25 = tensor.empty() : tensor<5xi32>
  %v26 = linalg.fill ins(%z : i32) outs(%v25 : tensor<5xi32>) -> tensor<5xi32>
  %v27 = linalg.reduce { arith.addi } ins(%v22 : tensor<2x5xi32>) outs(%v26 : tensor<5xi32>) dimensions = [0]
  %v28 = tensor.empty() : tensor<i32>
  %v29 = linalg.fill ins(%z : i32) outs(%v28 : tensor<i32>) -> tensor<i32>
  %v30 = linalg.reduce { arith.addi } ins(%v15 : tensor<1xi32>) outs(%v29 : tensor<i32>) dimensions = [0]
  %v31 = tensor.expand_shape %v30 [] output_shape [1] : tensor<i32> into tensor<1xi32>
  check.expect_eq_const(%v31, dense<[-11]> : tensor<1xi32>) : tensor<1xi32>
  check.expect_eq_const(%v2, dense<[-2]> : tensor<1xi32>) : tensor<1xi32>
  check.expect_eq_const(%v17, dense<[-11]> : tensor<1xi32>) : tensor<1xi32>
  check.expect_eq_const(%v15, dense<[-11]> : tensor<1xi32>) : tensor<1xi32>
  return
}
