// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Random well-typed tensor programs over i32: slices, insertions, padding,
// concatenation, reductions, products, loops and branches. Each value that is
// checked was computed by NumPy when the program was drawn.
func.func @f0() {
  %z = arith.constant 0 : i32
  %v1 = util.unfoldable_constant dense<[[-9, 6], [-6, 6], [6, -9]]> : tensor<3x2xi32>
  %v2 = tensor.insert_slice %v1 into %v1[0, 0] [3, 2] [1, 1] : tensor<3x2xi32> into tensor<3x2xi32>
  %v3 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%v2 : tensor<3x2xi32>) outs(%v1 : tensor<3x2xi32>) {
  ^bb0(%a: i32, %o: i32):
    %b = arith.subi %o, %a : i32
    linalg.yield %b : i32
  } -> tensor<3x2xi32>
  %v4 = tensor.empty() : tensor<3x2xi32>
  %v5 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%v2 : tensor<3x2xi32>) outs(%v4 : tensor<3x2xi32>) {
  ^bb0(%a: i32, %o: i32):
    %i0 = linalg.index 0 : index
    %c0 = arith.index_cast %i0 : index to i32
    %i1 = linalg.index 1 : index
    %c1 = arith.index_cast %i1 : index to i32
    %s0 = arith.addi %a, %c0 : i32
    %s1 = arith.addi %s0, %c1 : i32
    linalg.yield %s1 : i32
  } -> tensor<3x2xi32>
  %v6 = tensor.empty() : tensor<3x2xi32>
  %v7 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%v5 : tensor<3x2xi32>) outs(%v6 : tensor<3x2xi32>) {
  ^bb0(%a: i32, %o: i32):
    %i0 = linalg.index 0 : index
    %c0 = arith.index_cast %i0 : index to i32
    %i1 = linalg.index 1 : index
    %c1 = arith.index_cast %i1 : index to i32
    %s0 = arith.addi %a, %c0 : i32
    %s1 = arith.addi %s0, %c1 : i32
    linalg.yield %s1 : i32
  } -> tensor<3x2xi32>
  %v8 = tensor.empty() : tensor<3xi32>
  %v9 = linalg.fill ins(%z : i32) outs(%v8 : tensor<3xi32>) -> tensor<3xi32>
  %v10 = linalg.reduce { arith.addi } ins(%v7 : tensor<3x2xi32>) outs(%v9 : tensor<3xi32>) dimensions = [1]
  %v12 = util.unfoldable_constant true
  %v11 = scf.if %v12 -> (tensor<3x2xi32>) {
    %u = arith.addi %v7, %v2 : tensor<3x2xi32>
    scf.yield %u : tensor<3x2xi32>
  } else {
    scf.yield %v7 : tensor<3x2xi32>
  }
  %v13 = tensor.empty() : tensor<3x2xi32>
  %v14 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%v1 : tensor<3x2xi32>) outs(%v13 : tensor<3x2xi32>) {
  ^bb0(%a: i32, %o: i32):
    %b = arith.muli %a, %a : i32
    %c = arith.subi %b, %a : i32
    linalg.yield %c : i32
  } -> tensor<3x2xi32>
  %v15 = tensor.insert_slice %v1 into %v1[0, 0] [3, 2] [1, 1] : tensor<3x2xi32> into tensor<3x2xi32>
  %v17a = util.unfoldable_constant 1 : index
  %v17b = arith.constant 0 : index
  %v17c = arith.constant 1 : index
  %v16 = scf.for %v17 = %v17b to %v17a step %v17c iter_args(%t = %v10) -> (tensor<3xi32>) {
    %u = arith.subi %v10, %t : tensor<3xi32>
    scf.yield %u : tensor<3xi32>
  }
  %v18 = tensor.insert_slice %v3 into %v14[0, 0] [3, 2] [1, 1] : tensor<3x2xi32> into tensor<3x2xi32>
  %v19 = tensor.empty() : tensor<3xi32>
  %v20 = linalg.fill ins(%z : i32) outs(%v19 : tensor<3xi32>) -> tensor<3xi32>
  %v21 = linalg.reduce { arith.addi } ins(%v5 : tensor<3x2xi32>) outs(%v20 : tensor<3xi32>) dimensions = [1]
  %v22 = tensor.empty() : tensor<3xi32>
  %v23 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%v10 : tensor<3xi32>) outs(%v22 : tensor<3xi32>) {
  ^bb0(%a: i32, %o: i32):
    %b = arith.muli %a, %a : i32
    %c = arith.subi %b, %a : i32
    linalg.yield %c : i32
  } -> tensor<3xi32>
  check.expect_eq_const(%v23, dense<[2, 30, 42]> : tensor<3xi32>) : tensor<3xi32>
  check.expect_eq_const(%v3, dense<[[0, 0], [0, 0], [0, 0]]> : tensor<3x2xi32>) : tensor<3x2xi32>
  check.expect_eq_const(%v7, dense<[[-9, 8], [-4, 10], [10, -3]]> : tensor<3x2xi32>) : tensor<3x2xi32>
  check.expect_eq_const(%v16, dense<[0, 0, 0]> : tensor<3xi32>) : tensor<3xi32>
  return
}
func.func @f1() {
  %z = arith.constant 0 : i32
  %v1 = util.unfoldable_constant dense<[3, 9, 1, 0, -3]> : tensor<5xi32>
  %v2 = tensor.empty() : tensor<5xi32>
  %v3 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%v1 : tensor<5xi32>) outs(%v2 : tensor<5xi32>) {
  ^bb0(%a: i32, %o: i32):
    %i0 = linalg.index 0 : index
    %c0 = arith.index_cast %i0 : index to i32
    %s0 = arith.addi %a, %c0 : i32
    linalg.yield %s0 : i32
  } -> tensor<5xi32>
  %v4 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%v1 : tensor<5xi32>) outs(%v3 : tensor<5xi32>) {
  ^bb0(%a: i32, %o: i32):
    %b = arith.subi %o, %a : i32
    linalg.yield %b : i32
  } -> tensor<5xi32>
  %v5 = arith.minsi %v1, %v3 : tensor<5xi32>
  %v6 = arith.minsi %v1, %v4 : tensor<5xi32>
  %v8 = util.unfoldable_constant false
  %v7 = scf.if %v8 -> (tensor<5xi32>) {
    %u = arith.addi %v6, %v5 : tensor<5xi32>
    scf.yield %u : tensor<5xi32>
  } else {
    scf.yield %v6 : tensor<5xi32>
  }
  check.expect_eq_const(%v7, dense<[0, 1, 1, 0, -3]> : tensor<5xi32>) : tensor<5xi32>
  check.expect_eq_const(%v4, dense<[0, 1, 2, 3, 4]> : tensor<5xi32>) : tensor<5xi32>
  check.expect_eq_const(%v1, dense<[3, 9, 1, 0, -3]> : tensor<5xi32>) : tensor<5xi32>
  check.expect_eq_const(%v5, dense<[3, 9, 1, 0, -3]> : tensor<5xi32>) : tensor<5xi32>
  return
}
func.func @f2() {
  %z = arith.constant 0 : i32
  %v1 = util.unfoldable_constant dense<[-6, 4, -5]> : tensor<3xi32>
  %v2 = util.unfoldable_constant dense<[[[-5, -7, -8], [-5, -9, 0], [7, 3, 1]], [[5, 5, 7], [8, -2, 9], [4, 5, -4]], [[-8, 4, 7], [0, -6, 4], [1, -2, 7]], [[3, 5, -2], [2, -1, 8], [0, 1, -4]], [[-2, 6, 4], [-2, 2, -2], [5, 6, 3]]]> : tensor<5x3x3xi32>
  %v3 = util.unfoldable_constant dense<[[[7, -8, -3], [2, 6, 3], [1, 5, 3]], [[-5, -9, -4], [-5, 1, -7], [6, -8, -5]], [[-1, 2, 6], [5, -8, 5], [-8, -1, -8]], [[-1, 8, 8], [4, -4, 0], [5, 7, -4]], [[1, 2, 8], [-4, 0, -4], [1, 4, -1]]]> : tensor<5x3x3xi32>
  %v4 = tensor.extract_slice %v2[1, 0, 2] [1, 3, 1] [1, 1, 1] : tensor<5x3x3xi32> to tensor<1x3x1xi32>
  %v5 = tensor.empty() : tensor<5x3x3xi32>
  %v6 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v3 : tensor<5x3x3xi32>) outs(%v5 : tensor<5x3x3xi32>) {
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
  } -> tensor<5x3x3xi32>
  %v7 = arith.muli %v4, %v4 : tensor<1x3x1xi32>
  %v8 = tensor.extract_slice %v6[0, 2, 2] [3, 1, 1] [2, 1, 1] : tensor<5x3x3xi32> to tensor<3x1x1xi32>
  %v9 = tensor.pad %v4 low[0, 0, 0] high[1, 0, 0] {
  ^bb0(%i0: index, %i1: index, %i2: index):
    tensor.yield %z : i32
  } : tensor<1x3x1xi32> to tensor<2x3x1xi32>
  %v11 = util.unfoldable_constant false
  %v10 = scf.if %v11 -> (tensor<1x3x1xi32>) {
    %u = arith.addi %v4, %v7 : tensor<1x3x1xi32>
    scf.yield %u : tensor<1x3x1xi32>
  } else {
    scf.yield %v4 : tensor<1x3x1xi32>
  }
  %v12 = tensor.concat dim(1) %v10, %v4 : (tensor<1x3x1xi32>, tensor<1x3x1xi32>) -> tensor<1x6x1xi32>
  check.expect_eq_const(%v12, dense<[[[7], [9], [-4], [7], [9], [-4]]]> : tensor<1x6x1xi32>) : tensor<1x6x1xi32>
  check.expect_eq_const(%v7, dense<[[[49], [81], [16]]]> : tensor<1x3x1xi32>) : tensor<1x3x1xi32>
  check.expect_eq_const(%v1, dense<[-6, 4, -5]> : tensor<3xi32>) : tensor<3xi32>
  check.expect_eq_const(%v6, dense<[[[7, -7, -1], [3, 8, 6], [3, 8, 7]], [[-4, -7, -1], [-3, 4, -3], [9, -4, 0]], [[1, 5, 10], [8, -4, 10], [-4, 4, -2]], [[2, 12, 13], [8, 1, 6], [10, 13, 3]], [[5, 7, 14], [1, 6, 3], [7, 11, 7]]]> : tensor<5x3x3xi32>) : tensor<5x3x3xi32>
  return
}
func.func @f3() {
  %z = arith.constant 0 : i32
  %v1 = util.unfoldable_constant dense<[[-2], [0], [1], [-9], [-1]]> : tensor<5x1xi32>
  %v2 = util.unfoldable_constant dense<[[3], [3], [-7]]> : tensor<3x1xi32>
  %v3 = tensor.empty() : tensor<3x1xi32>
  %v4 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%v2 : tensor<3x1xi32>) outs(%v3 : tensor<3x1xi32>) {
  ^bb0(%a: i32, %o: i32):
    %b = arith.muli %a, %a : i32
    %c = arith.subi %b, %a : i32
    linalg.yield %c : i32
  } -> tensor<3x1xi32>
  %v5 = tensor.extract_slice %v1[1, 0] [2, 1] [1, 1] : tensor<5x1xi32> to tensor<2x1xi32>
  %v6 = arith.subi %v4, %v2 : tensor<3x1xi32>
  %v7 = tensor.empty() : tensor<1xi32>
  %v8 = linalg.fill ins(%z : i32) outs(%v7 : tensor<1xi32>) -> tensor<1xi32>
  %v9 = linalg.reduce { arith.addi } ins(%v4 : tensor<3x1xi32>) outs(%v8 : tensor<1xi32>) dimensions = [0]
  %v10 = tensor.empty() : tensor<3x1xi32>
  %v11 = linalg.transpose ins(%v2 : tensor<3x1xi32>) outs(%v10 : tensor<3x1xi32>) permutation = [0, 1]
  %v12 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%v5 : tensor<2x1xi32>) outs(%v5 : tensor<2x1xi32>) {
  ^bb0(%a: i32, %o: i32):
    %b = arith.subi %o, %a : i32
    linalg.yield %b : i32
  } -> tensor<2x1xi32>
  %v13 = tensor.empty() : tensor<2x1xi32>
  %v14 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%v12 : tensor<2x1xi32>) outs(%v13 : tensor<2x1xi32>) {
  ^bb0(%a: i32, %o: i32):
    %b = arith.muli %a, %a : i32
    %c = arith.subi %b, %a : i32
    linalg.yield %c : i32
  } -> tensor<2x1xi32>
  %v15 = tensor.empty() : tensor<2x1xi32>
  %v16 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%v12 : tensor<2x1xi32>) outs(%v15 : tensor<2x1xi32>) {
  ^bb0(%a: i32, %o: i32):
    %i0 = linalg.index 0 : index
    %c0 = arith.index_cast %i0 : index to i32
    %i1 = linalg.index 1 : index
    %c1 = arith.index_cast %i1 : index to i32
    %s0 = arith.addi %a, %c0 : i32
    %s1 = arith.addi %s0, %c1 : i32
    linalg.yield %s1 : i32
  } -> tensor<2x1xi32>
  %v17 = tensor.collapse_shape %v12 [[0, 1]] : tensor<2x1xi32> into tensor<2xi32>
  %v18 = tensor.empty() : tensor<3x1xi32>
  %v19 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%v11 : tensor<3x1xi32>) outs(%v18 : tensor<3x1xi32>) {
  ^bb0(%a: i32, %o: i32):
    %i0 = linalg.index 0 : index
    %c0 = arith.index_cast %i0 : index to i32
    %i1 = linalg.index 1 : index
    %c1 = arith.index_cast %i1 : index to i32
    %s0 = arith.addi %a, %c0 : i32
    %s1 = arith.addi %s0, %c1 : i32
    linalg.yield %s1 : i32
  } -> tensor<3x1xi32>
  check.expect_eq_const(%v19, dense<[[3], [4], [-5]]> : tensor<3x1xi32>) : tensor<3x1xi32>
  check.expect_eq_const(%v17, dense<[0, 0]> : tensor<2xi32>) : tensor<2xi32>
  check.expect_eq_const(%v6, dense<[[3], [3], [63]]> : tensor<3x1xi32>) : tensor<3x1xi32>
  check.expect_eq_const(%v9, dense<[68]> : tensor<1xi32>) : tensor<1xi32>
  return
}
func.func @f4() {
  %z = arith.constant 0 : i32
  %v1 = util.unfoldable_constant dense<[[5, -9], [-3, 3]]> : tensor<2x2xi32>
  %v2 = tensor.insert_slice %v1 into %v1[0, 0] [2, 2] [1, 1] : tensor<2x2xi32> into tensor<2x2xi32>
  %v3 = tensor.empty() : tensor<2x2xi32>
  %v4 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%v2 : tensor<2x2xi32>) outs(%v3 : tensor<2x2xi32>) {
  ^bb0(%a: i32, %o: i32):
    %b = arith.muli %a, %a : i32
    %c = arith.subi %b, %a : i32
    linalg.yield %c : i32
  } -> tensor<2x2xi32>
  %v5 = tensor.collapse_shape %v2 [[0, 1]] : tensor<2x2xi32> into tensor<4xi32>
  %v7 = util.unfoldable_constant false
  %v6 = scf.if %v7 -> (tensor<2x2xi32>) {
    %u = arith.addi %v2, %v2 : tensor<2x2xi32>
    scf.yield %u : tensor<2x2xi32>
  } else {
    scf.yield %v2 : tensor<2x2xi32>
  }
  %v8 = tensor.extract_slice %v2[1, 1] [1, 1] [1, 1] : tensor<2x2xi32> to tensor<1x1xi32>
  %v9 = tensor.empty() : tensor<2xi32>
  %v10 = linalg.fill ins(%z : i32) outs(%v9 : tensor<2xi32>) -> tensor<2xi32>
  %v11 = linalg.reduce { arith.addi } ins(%v2 : tensor<2x2xi32>) outs(%v10 : tensor<2xi32>) dimensions = [0]
  %v12 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%v6 : tensor<2x2xi32>) outs(%v1 : tensor<2x2xi32>) {
  ^bb0(%a: i32, %o: i32):
    %b = arith.subi %o, %a : i32
    linalg.yield %b : i32
  } -> tensor<2x2xi32>
  %v13 = arith.maxsi %v1, %v6 : tensor<2x2xi32>
  %v14 = tensor.concat dim(1) %v13, %v12 : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x4xi32>
  %v15 = tensor.empty() : tensor<1x1xi32>
  %v16 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%v8 : tensor<1x1xi32>) outs(%v15 : tensor<1x1xi32>) {
  ^bb0(%a: i32, %o: i32):
    %i0 = linalg.index 0 : index
    %c0 = arith.index_cast %i0 : index to i32
    %i1 = linalg.index 1 : index
    %c1 = arith.index_cast %i1 : index to i32
    %s0 = arith.addi %a, %c0 : i32
    %s1 = arith.addi %s0, %c1 : i32
    linalg.yield %s1 : i32
  } -> tensor<1x1xi32>
  check.expect_eq_const(%v16, dense<[[3]]> : tensor<1x1xi32>) : tensor<1x1xi32>
  check.expect_eq_const(%v6, dense<[[5, -9], [-3, 3]]> : tensor<2x2xi32>) : tensor<2x2xi32>
  check.expect_eq_const(%v14, dense<[[5, -9, 0, 0], [-3, 3, 0, 0]]> : tensor<2x4xi32>) : tensor<2x4xi32>
  check.expect_eq_const(%v11, dense<[2, -6]> : tensor<2xi32>) : tensor<2xi32>
  return
}
func.func @f5() {
  %z = arith.constant 0 : i32
  %v1 = util.unfoldable_constant dense<[[[2, 8, 4], [9, -3, 8]], [[-7, -8, 9], [5, 2, -6]]]> : tensor<2x2x3xi32>
  %v2 = util.unfoldable_constant dense<[[6, 0, -5, -3, 6], [-5, 1, 5, 6, -1]]> : tensor<2x5xi32>
  %v3 = tensor.empty() : tensor<2x5xi32>
  %v4 = linalg.transpose ins(%v2 : tensor<2x5xi32>) outs(%v3 : tensor<2x5xi32>) permutation = [0, 1]
  %v6a = util.unfoldable_constant 1 : index
  %v6b = arith.constant 0 : index
  %v6c = arith.constant 1 : index
  %v5 = scf.for %v6 = %v6b to %v6a step %v6c iter_args(%t = %v2) -> (tensor<2x5xi32>) {
    %u = arith.subi %v2, %t : tensor<2x5xi32>
    scf.yield %u : tensor<2x5xi32>
  }
  %v7 = tensor.empty() : tensor<2xi32>
  %v8 = linalg.fill ins(%z : i32) outs(%v7 : tensor<2xi32>) -> tensor<2xi32>
  %v9 = linalg.reduce { arith.addi } ins(%v5 : tensor<2x5xi32>) outs(%v8 : tensor<2xi32>) dimensions = [1]
  %v10 = arith.muli %v5, %v4 : tensor<2x5xi32>
  %v11 = arith.addi %v10, %v10 : tensor<2x5xi32>
  %v12 = tensor.collapse_shape %v4 [[0, 1]] : tensor<2x5xi32> into tensor<10xi32>
  %v13 = tensor.empty() : tensor<2xi32>
  %v14 = linalg.generic {indexing_maps = [affine_map<(i) -> (1 - i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%v9 : tensor<2xi32>) outs(%v13 : tensor<2xi32>) {
  ^bb0(%a: i32, %o: i32):
    linalg.yield %a : i32
  } -> tensor<2xi32>
  %v15 = tensor.extract_slice %v14[1] [1] [1] : tensor<2xi32> to tensor<1xi32>
  %v16 = tensor.empty() : tensor<5x2xi32>
  %v17 = linalg.transpose ins(%v5 : tensor<2x5xi32>) outs(%v16 : tensor<5x2xi32>) permutation = [1, 0]
  %v18 = tensor.empty() : tensor<i32>
  %v19 = linalg.fill ins(%z : i32) outs(%v18 : tensor<i32>) -> tensor<i32>
  %v20 = linalg.reduce { arith.addi } ins(%v15 : tensor<1xi32>) outs(%v19 : tensor<i32>) dimensions = [0]
  %v21 = tensor.expand_shape %v20 [] output_shape [1] : tensor<i32> into tensor<1xi32>
  check.expect_eq_const(%v21, dense<[0]> : tensor<1xi32>) : tensor<1xi32>
  check.expect_eq_const(%v12, dense<[6, 0, -5, -3, 6, -5, 1, 5, 6, -1]> : tensor<10xi32>) : tensor<10xi32>
  check.expect_eq_const(%v17, dense<[[0, 0], [0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<5x2xi32>) : tensor<5x2xi32>
  check.expect_eq_const(%v14, dense<[0, 0]> : tensor<2xi32>) : tensor<2xi32>
  return
}
func.func @f6() {
  %z = arith.constant 0 : i32
  %v1 = util.unfoldable_constant dense<[-6]> : tensor<1xi32>
  %v2 = util.unfoldable_constant dense<[[[-8, 1, 9, 6, 4], [-6, -5, 9, -3, 1]]]> : tensor<1x2x5xi32>
  %v3 = tensor.extract_slice %v1[0] [1] [1] : tensor<1xi32> to tensor<1xi32>
  %v4 = tensor.empty() : tensor<i32>
  %v5 = linalg.fill ins(%z : i32) outs(%v4 : tensor<i32>) -> tensor<i32>
  %v6 = linalg.reduce { arith.addi } ins(%v1 : tensor<1xi32>) outs(%v5 : tensor<i32>) dimensions = [0]
  %v7 = tensor.expand_shape %v6 [] output_shape [1] : tensor<i32> into tensor<1xi32>
  %v8 = tensor.extract_slice %v1[0] [1] [1] : tensor<1xi32> to tensor<1xi32>
  %v9 = arith.minsi %v2, %v2 : tensor<1x2x5xi32>
  %v11 = util.unfoldable_constant true
  %v10 = scf.if %v11 -> (tensor<1xi32>) {
    %u = arith.addi %v8, %v3 : tensor<1xi32>
    scf.yield %u : tensor<1xi32>
  } else {
    scf.yield %v8 : tensor<1xi32>
  }
  %v12 = tensor.pad %v3 low[1] high[1] {
  ^bb0(%i0: index):
    tensor.yield %z : i32
  } : tensor<1xi32> to tensor<3xi32>
  %v13 = tensor.pad %v8 low[1] high[1] {
  ^bb0(%i0: index):
    tensor.yield %z : i32
  } : tensor<1xi32> to tensor<3xi32>
  %v14 = tensor.empty() : tensor<3xi32>
  %v15 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%v12 : tensor<3xi32>) outs(%v14 : tensor<3xi32>) {
  ^bb0(%a: i32, %o: i32):
    %b = arith.muli %a, %a : i32
    %c = arith.subi %b, %a : i32
    linalg.yield %c : i32
  } -> tensor<3xi32>
  check.expect_eq_const(%v15, dense<[0, 42, 0]> : tensor<3xi32>) : tensor<3xi32>
  check.expect_eq_const(%v15, dense<[0, 42, 0]> : tensor<3xi32>) : tensor<3xi32>
  check.expect_eq_const(%v1, dense<[-6]> : tensor<1xi32>) : tensor<1xi32>
  check.expect_eq_const(%v8, dense<[-6]> : tensor<1xi32>) : tensor<1xi32>
  return
}
func.func @f7() {
  %z = arith.constant 0 : i32
  %v1 = util.unfoldable_constant dense<[[4, -5, 8], [-5, 9, -6], [3, -4, 2]]> : tensor<3x3xi32>
  %v2 = util.unfoldable_constant dense<[[[-1], [6], [-5], [5], [5]]]> : tensor<1x5x1xi32>
  %v3 = tensor.empty() : tensor<3x3xi32>
  %v4 = linalg.fill ins(%z : i32) outs(%v3 : tensor<3x3xi32>) -> tensor<3x3xi32>
  %v5 = linalg.matmul ins(%v1, %v1 : tensor<3x3xi32>, tensor<3x3xi32>) outs(%v1 : tensor<3x3xi32>) -> tensor<3x3xi32>
  %v6 = arith.minsi %v2, %v2 : tensor<1x5x1xi32>
  %v7 = tensor.empty() : tensor<3x3xi32>
  %v8 = linalg.fill ins(%z : i32) outs(%v7 : tensor<3x3xi32>) -> tensor<3x3xi32>
  %v9 = linalg.matmul ins(%v5, %v5 : tensor<3x3xi32>, tensor<3x3xi32>) outs(%v5 : tensor<3x3xi32>) -> tensor<3x3xi32>
  %v11 = arith.constant dense<-3> : tensor<3x3xi32>
  %v10 = arith.muli %v1, %v11 : tensor<3x3xi32>
  check.expect_eq_const(%v10, dense<[[-12, 15, -24], [15, -27, 18], [-9, 12, -6]]> : tensor<3x3xi32>) : tensor<3x3xi32>
  check.expect_eq_const(%v2, dense<[[[-1], [6], [-5], [5], [5]]]> : tensor<1x5x1xi32>) : tensor<1x5x1xi32>
  check.expect_eq_const(%v10, dense<[[-12, 15, -24], [15, -27, 18], [-9, 12, -6]]> : tensor<3x3xi32>) : tensor<3x3xi32>
  check.expect_eq_const(%v9, dense<[[17332, -26736, 22088], [-22984, 35492, -29296], [10628, -16404, 13552]]> : tensor<3x3xi32>) : tensor<3x3xi32>
  return
}
func.func @f8() {
  %z = arith.constant 0 : i32
  %v1 = util.unfoldable_constant dense<[[[7, -2, 0, 0, -8], [-1, -1, -7, -4, 2], [-3, 7, -5, 8, 7], [-3, 0, 8, -8, -5], [5, 8, -4, 3, -2]]]> : tensor<1x5x5xi32>
  %v2 = util.unfoldable_constant dense<[1, -4, 9, 5, -3]> : tensor<5xi32>
  %v4a = util.unfoldable_constant 3 : index
  %v4b = arith.constant 0 : index
  %v4c = arith.constant 1 : index
  %v3 = scf.for %v4 = %v4b to %v4a step %v4c iter_args(%t = %v1) -> (tensor<1x5x5xi32>) {
    %u = arith.subi %v1, %t : tensor<1x5x5xi32>
    scf.yield %u : tensor<1x5x5xi32>
  }
  %v5 = tensor.extract_slice %v1[0, 2, 4] [1, 2, 1] [2, 1, 1] : tensor<1x5x5xi32> to tensor<1x2x1xi32>
  %v7a = util.unfoldable_constant 0 : index
  %v7b = arith.constant 0 : index
  %v7c = arith.constant 1 : index
  %v6 = scf.for %v7 = %v7b to %v7a step %v7c iter_args(%t = %v3) -> (tensor<1x5x5xi32>) {
    %u = arith.subi %v3, %t : tensor<1x5x5xi32>
    scf.yield %u : tensor<1x5x5xi32>
  }
  %v8 = tensor.empty() : tensor<1x2x1xi32>
  %v9 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v5 : tensor<1x2x1xi32>) outs(%v8 : tensor<1x2x1xi32>) {
  ^bb0(%a: i32, %o: i32):
    %b = arith.muli %a, %a : i32
    %c = arith.subi %b, %a : i32
    linalg.yield %c : i32
  } -> tensor<1x2x1xi32>
  %v10 = tensor.empty() : tensor<1x1xi32>
  %v11 = linalg.fill ins(%z : i32) outs(%v10 : tensor<1x1xi32>) -> tensor<1x1xi32>
  %v12 = linalg.reduce { arith.addi } ins(%v9 : tensor<1x2x1xi32>) outs(%v11 : tensor<1x1xi32>) dimensions = [1]
  %v13 = tensor.empty() : tensor<1x5xi32>
  %v14 = linalg.fill ins(%z : i32) outs(%v13 : tensor<1x5xi32>) -> tensor<1x5xi32>
  %v15 = linalg.reduce { arith.addi } ins(%v1 : tensor<1x5x5xi32>) outs(%v14 : tensor<1x5xi32>) dimensions = [1]
  %v17 = arith.constant dense<-2> : tensor<1x2x1xi32>
  %v16 = arith.muli %v9, %v17 : tensor<1x2x1xi32>
  check.expect_eq_const(%v16, dense<[[[-84], [-60]]]> : tensor<1x2x1xi32>) : tensor<1x2x1xi32>
  check.expect_eq_const(%v9, dense<[[[42], [30]]]> : tensor<1x2x1xi32>) : tensor<1x2x1xi32>
  check.expect_eq_const(%v2, dense<[1, -4, 9, 5, -3]> : tensor<5xi32>) : tensor<5xi32>
  check.expect_eq_const(%v15, dense<[[5, 12, -8, -1, -6]]> : tensor<1x5xi32>) : tensor<1x5xi32>
  return
}
func.func @f9() {
  %z = arith.constant 0 : i32
  %v1 = util.unfoldable_constant dense<[[7], [-9]]> : tensor<2x1xi32>
  %v2 = util.unfoldable_constant dense<[[[8, 0, -7, -2, 4]], [[-8, -8, 0, -4, -3]]]> : tensor<2x1x5xi32>
  %v3 = util.unfoldable_constant dense<[[[4, 5, -7, -8, -1], [-2, 5, 2, -8, 2]]]> : tensor<1x2x5xi32>
  %v4 = arith.muli %v1, %v1 : tensor<2x1xi32>
  %v5 = arith.minsi %v1, %v4 : tensor<2x1xi32>
  %v6 = tensor.extract_slice %v5[0, 0] [2, 1] [1, 1] : tensor<2x1xi32> to tensor<2x1xi32>
  %v8 = util.unfoldable_constant true
  %v7 = scf.if %v8 -> (tensor<1x2x5xi32>) {
    %u = arith.addi %v3, %v3 : tensor<1x2x5xi32>
    scf.yield %u : tensor<1x2x5xi32>
  } else {
    scf.yield %v3 : tensor<1x2x5xi32>
  }
  %v9 = tensor.insert_slice %v7 into %v3[0, 0, 0] [1, 2, 5] [1, 1, 1] : tensor<1x2x5xi32> into tensor<1x2x5xi32>
  %v10 = tensor.concat dim(2) %v3, %v9 : (tensor<1x2x5xi32>, tensor<1x2x5xi32>) -> tensor<1x2x10xi32>
  %v11 = tensor.empty() : tensor<2xi32>
  %v12 = linalg.fill ins(%z : i32) outs(%v11 : tensor<2xi32>) -> tensor<2xi32>
  %v13 = linalg.reduce { arith.addi } ins(%v5 : tensor<2x1xi32>) outs(%v12 : tensor<2xi32>) dimensions = [1]
  check.expect_eq_const(%v13, dense<[7, -9]> : tensor<2xi32>) : tensor<2xi32>
  check.expect_eq_const(%v7, dense<[[[8, 10, -14, -16, -2], [-4, 10, 4, -16, 4]]]> : tensor<1x2x5xi32>) : tensor<1x2x5xi32>
  check.expect_eq_const(%v5, dense<[[7], [-9]]> : tensor<2x1xi32>) : tensor<2x1xi32>
  check.expect_eq_const(%v10, dense<[[[4, 5, -7, -8, -1, 8, 10, -14, -16, -2], [-2, 5, 2, -8, 2, -4, 10, 4, -16, 4]]]> : tensor<1x2x10xi32>) : tensor<1x2x10xi32>
  return
}
func.func @f10() {
  %z = arith.constant 0 : i32
  %v1 = util.unfoldable_constant dense<[[6, -3, -3]]> : tensor<1x3xi32>
  %v2 = util.unfoldable_constant dense<[[[-3], [-5], [-5], [5], [-4]], [[7], [-8], [-9], [0], [-9]], [[4], [0], [-1], [5], [4]]]> : tensor<3x5x1xi32>
  %v3 = util.unfoldable_constant dense<[6, -7, 0]> : tensor<3xi32>
  %v4 = tensor.insert_slice %v2 into %v2[0, 0, 0] [3, 5, 1] [1, 1, 1] : tensor<3x5x1xi32> into tensor<3x5x1xi32>
  %v5 = tensor.empty() : tensor<1xi32>
  %v6 = linalg.fill ins(%z : i32) outs(%v5 : tensor<1xi32>) -> tensor<1xi32>
  %v7 = linalg.reduce { arith.addi } ins(%v1 : tensor<1x3xi32>) outs(%v6 : tensor<1xi32>) dimensions = [1]
  %v8 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%v3 : tensor<3xi32>) outs(%v3 : tensor<3xi32>) {
  ^bb0(%a: i32, %o: i32):
    %b = arith.subi %o, %a : i32
    linalg.yield %b : i32
  } -> tensor<3xi32>
  %v9 = tensor.empty() : tensor<3x5x1xi32>
  %v10 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v2 : tensor<3x5x1xi32>) outs(%v9 : tensor<3x5x1xi32>) {
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
  } -> tensor<3x5x1xi32>
  check.expect_eq_const(%v10, dense<[[[-3], [-4], [-3], [8], [0]], [[8], [-6], [-6], [4], [-4]], [[6], [3], [3], [10], [10]]]> : tensor<3x5x1xi32>) : tensor<3x5x1xi32>
  check.expect_eq_const(%v4, dense<[[[-3], [-5], [-5], [5], [-4]], [[7], [-8], [-9], [0], [-9]], [[4], [0], [-1], [5], [4]]]> : tensor<3x5x1xi32>) : tensor<3x5x1xi32>
  check.expect_eq_const(%v8, dense<[0, 0, 0]> : tensor<3xi32>) : tensor<3xi32>
  check.expect_eq_const(%v10, dense<[[[-3], [-4], [-3], [8], [0]], [[8], [-6], [-6], [4], [-4]], [[6], [3], [3], [10], [10]]]> : tensor<3x5x1xi32>) : tensor<3x5x1xi32>
  return
}
func.func @f11() {
  %z = arith.constant 0 : i32
  %v1 = util.unfoldable_constant dense<[7, 1, 3]> : tensor<3xi32>
  %v2 = util.unfoldable_constant dense<[[-8], [-5], [7], [5], [-2]]> : tensor<5x1xi32>
  %v4 = arith.constant dense<-2> : tensor<5x1xi32>
  %v3 = arith.muli %v2, %v4 : tensor<5x1xi32>
  %v6 = arith.constant dense<0> : tensor<3xi32>
  %v5 = arith.muli %v1, %v6 : tensor<3xi32>
  %v7 = arith.subi %v3, %v3 : tensor<5x1xi32>
  %v9 = arith.constant dense<1> : tensor<5x1xi32>
  %v8 = arith.muli %v7, %v9 : tensor<5x1xi32>
  %v10 = tensor.empty() : tensor<1x5xi32>
  %v11 = linalg.transpose ins(%v7 : tensor<5x1xi32>) outs(%v10 : tensor<1x5xi32>) permutation = [1, 0]
  %v12 = tensor.empty() : tensor<5x1xi32>
  %v13 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%v7 : tensor<5x1xi32>) outs(%v12 : tensor<5x1xi32>) {
  ^bb0(%a: i32, %o: i32):
    %b = arith.muli %a, %a : i32
    %c = arith.subi %b, %a : i32
    linalg.yield %c : i32
  } -> tensor<5x1xi32>
  %v14 = tensor.empty() : tensor<5x5xi32>
  %v15 = linalg.fill ins(%z : i32) outs(%v14 : tensor<5x5xi32>) -> tensor<5x5xi32>
  %v16 = linalg.matmul ins(%v7, %v11 : tensor<5x1xi32>, tensor<1x5xi32>) outs(%v15 : tensor<5x5xi32>) -> tensor<5x5xi32>
  %v17 = tensor.empty() : tensor<5x1xi32>
  %v18 = linalg.transpose ins(%v8 : tensor<5x1xi32>) outs(%v17 : tensor<5x1xi32>) permutation = [0, 1]
  %v19 = tensor.empty() : tensor<5xi32>
  %v20 = linalg.fill ins(%z : i32) outs(%v19 : tensor<5xi32>) -> tensor<5xi32>
  %v21 = linalg.reduce { arith.addi } ins(%v3 : tensor<5x1xi32>) outs(%v20 : tensor<5xi32>) dimensions = [1]
  check.expect_eq_const(%v21, dense<[16, 10, -14, -10, 4]> : tensor<5xi32>) : tensor<5xi32>
  check.expect_eq_const(%v16, dense<[[0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [0, 0, 0, 0, 0]]> : tensor<5x5xi32>) : tensor<5x5xi32>
  check.expect_eq_const(%v3, dense<[[16], [10], [-14], [-10], [4]]> : tensor<5x1xi32>) : tensor<5x1xi32>
  check.expect_eq_const(%v13, dense<[[0], [0], [0], [0], [0]]> : tensor<5x1xi32>) : tensor<5x1xi32>
  return
}
