// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Random well-typed tensor programs over i32: slices, insertions, padding,
// concatenation, reductions, products, loops and branches. Each value that is
// checked was computed by NumPy when the program was drawn.
func.func @f0() {
  %z = arith.constant 0 : i32
  %v1 = util.unfoldable_constant dense<[[0], [6], [-7], [-9], [-8]]> : tensor<5x1xi32>
  %v2 = util.unfoldable_constant dense<[0]> : tensor<1xi32>
  %v3 = tensor.concat dim(0) %v1, %v1 : (tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<10x1xi32>
  %v4 = tensor.empty() : tensor<5x1x3xi32>
  %v5 = linalg.broadcast ins(%v1 : tensor<5x1xi32>) outs(%v4 : tensor<5x1x3xi32>) dimensions = [2]
  %v7 = util.unfoldable_constant true
  %v6 = scf.if %v7 -> (tensor<5x1xi32>) {
    %u = arith.addi %v1, %v1 : tensor<5x1xi32>
    scf.yield %u : tensor<5x1xi32>
  } else {
    scf.yield %v1 : tensor<5x1xi32>
  }
  %v8 = tensor.insert_slice %v6 into %v3[4, 0] [5, 1] [1, 1] : tensor<5x1xi32> into tensor<10x1xi32>
  %v9 = tensor.empty() : tensor<1xi32>
  %v10 = linalg.fill ins(%z : i32) outs(%v9 : tensor<1xi32>) -> tensor<1xi32>
  %v11 = linalg.reduce { arith.addi } ins(%v3 : tensor<10x1xi32>) outs(%v10 : tensor<1xi32>) dimensions = [0]
  %v13a = util.unfoldable_constant 1 : index
  %v13b = arith.constant 0 : index
  %v13c = arith.constant 1 : index
  %v12 = scf.for %v13 = %v13b to %v13a step %v13c iter_args(%t = %v11) -> (tensor<1xi32>) {
    %u = arith.subi %v11, %t : tensor<1xi32>
    scf.yield %u : tensor<1xi32>
  }
  %v14 = arith.maxsi %v1, %v6 : tensor<5x1xi32>
  check.expect_eq_const(%v14, dense<[[0], [12], [-7], [-9], [-8]]> : tensor<5x1xi32>) : tensor<5x1xi32>
  check.expect_eq_const(%v6, dense<[[0], [12], [-14], [-18], [-16]]> : tensor<5x1xi32>) : tensor<5x1xi32>
  check.expect_eq_const(%v5, dense<[[[0, 0, 0]], [[6, 6, 6]], [[-7, -7, -7]], [[-9, -9, -9]], [[-8, -8, -8]]]> : tensor<5x1x3xi32>) : tensor<5x1x3xi32>
  check.expect_eq_const(%v14, dense<[[0], [12], [-7], [-9], [-8]]> : tensor<5x1xi32>) : tensor<5x1xi32>
  return
}
func.func @f1() {
  %z = arith.constant 0 : i32
  %v1 = util.unfoldable_constant dense<[[[-9, 3, -2, -5, 6]], [[0, 3, 5, 8, -7]], [[5, -1, -1, 3, 6]]]> : tensor<3x1x5xi32>
  %v2 = util.unfoldable_constant dense<[[-1, 6, -5], [0, -6, 5]]> : tensor<2x3xi32>
  %v3 = util.unfoldable_constant dense<[6]> : tensor<1xi32>
  %v4 = tensor.collapse_shape %v2 [[0, 1]] : tensor<2x3xi32> into tensor<6xi32>
  %v5 = tensor.empty() : tensor<3x2xi32>
  %v6 = linalg.transpose ins(%v2 : tensor<2x3xi32>) outs(%v5 : tensor<3x2xi32>) permutation = [1, 0]
  %v7 = tensor.concat dim(0) %v4, %v3 : (tensor<6xi32>, tensor<1xi32>) -> tensor<7xi32>
  %v8 = tensor.empty() : tensor<2x1xi32>
  %v9 = linalg.broadcast ins(%v3 : tensor<1xi32>) outs(%v8 : tensor<2x1xi32>) dimensions = [0]
  %v10 = tensor.collapse_shape %v6 [[0, 1]] : tensor<3x2xi32> into tensor<6xi32>
  %v11 = tensor.insert_slice %v6 into %v6[0, 0] [3, 2] [1, 1] : tensor<3x2xi32> into tensor<3x2xi32>
  %v12 = tensor.collapse_shape %v11 [[0, 1]] : tensor<3x2xi32> into tensor<6xi32>
  %v13 = tensor.empty() : tensor<6x2xi32>
  %v14 = linalg.broadcast ins(%v10 : tensor<6xi32>) outs(%v13 : tensor<6x2xi32>) dimensions = [1]
  %v15 = tensor.empty() : tensor<2x2xi32>
  %v16 = linalg.fill ins(%z : i32) outs(%v15 : tensor<2x2xi32>) -> tensor<2x2xi32>
  %v17 = linalg.matmul ins(%v2, %v6 : tensor<2x3xi32>, tensor<3x2xi32>) outs(%v16 : tensor<2x2xi32>) -> tensor<2x2xi32>
  check.expect_eq_const(%v17, dense<[[62, -61], [-61, 61]]> : tensor<2x2xi32>) : tensor<2x2xi32>
  check.expect_eq_const(%v10, dense<[-1, 0, 6, -6, -5, 5]> : tensor<6xi32>) : tensor<6xi32>
  check.expect_eq_const(%v9, dense<[[6], [6]]> : tensor<2x1xi32>) : tensor<2x1xi32>
  check.expect_eq_const(%v14, dense<[[-1, -1], [0, 0], [6, 6], [-6, -6], [-5, -5], [5, 5]]> : tensor<6x2xi32>) : tensor<6x2xi32>
  return
}
func.func @f2() {
  %z = arith.constant 0 : i32
  %v1 = util.unfoldable_constant dense<[[3]]> : tensor<1x1xi32>
  %v2 = util.unfoldable_constant dense<[[0, -3], [-5, -9], [3, 9], [-5, 9], [-9, 5]]> : tensor<5x2xi32>
  %v3 = util.unfoldable_constant dense<[0, 6, 3, 3, -2]> : tensor<5xi32>
  %v4 = arith.minsi %v2, %v2 : tensor<5x2xi32>
  %v5 = tensor.pad %v2 low[1, 0] high[1, 0] {
  ^bb0(%i0: index, %i1: index):
    tensor.yield %z : i32
  } : tensor<5x2xi32> to tensor<7x2xi32>
  %v6 = tensor.collapse_shape %v4 [[0, 1]] : tensor<5x2xi32> into tensor<10xi32>
  %v7 = tensor.pad %v4 low[0, 1] high[0, 1] {
  ^bb0(%i0: index, %i1: index):
    tensor.yield %z : i32
  } : tensor<5x2xi32> to tensor<5x4xi32>
  %v8 = arith.addi %v3, %v3 : tensor<5xi32>
  check.expect_eq_const(%v8, dense<[0, 12, 6, 6, -4]> : tensor<5xi32>) : tensor<5xi32>
  check.expect_eq_const(%v7, dense<[[0, 0, -3, 0], [0, -5, -9, 0], [0, 3, 9, 0], [0, -5, 9, 0], [0, -9, 5, 0]]> : tensor<5x4xi32>) : tensor<5x4xi32>
  check.expect_eq_const(%v2, dense<[[0, -3], [-5, -9], [3, 9], [-5, 9], [-9, 5]]> : tensor<5x2xi32>) : tensor<5x2xi32>
  check.expect_eq_const(%v3, dense<[0, 6, 3, 3, -2]> : tensor<5xi32>) : tensor<5xi32>
  return
}
func.func @f3() {
  %z = arith.constant 0 : i32
  %v1 = util.unfoldable_constant dense<[[[-4, -2]], [[9, 9]], [[9, -7]]]> : tensor<3x1x2xi32>
  %v2 = tensor.empty() : tensor<3x1x2xi32>
  %v3 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v1 : tensor<3x1x2xi32>) outs(%v2 : tensor<3x1x2xi32>) {
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
  } -> tensor<3x1x2xi32>
  %v4 = arith.minsi %v1, %v1 : tensor<3x1x2xi32>
  %v5 = tensor.empty() : tensor<3x1x2xi32>
  %v6 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v4 : tensor<3x1x2xi32>) outs(%v5 : tensor<3x1x2xi32>) {
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
  } -> tensor<3x1x2xi32>
  %v7 = tensor.empty() : tensor<3x1x2xi32>
  %v8 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v3 : tensor<3x1x2xi32>) outs(%v7 : tensor<3x1x2xi32>) {
  ^bb0(%a: i32, %o: i32):
    %b = arith.muli %a, %a : i32
    %c = arith.subi %b, %a : i32
    linalg.yield %c : i32
  } -> tensor<3x1x2xi32>
  %v9 = tensor.insert_slice %v4 into %v8[0, 0, 0] [3, 1, 2] [1, 1, 1] : tensor<3x1x2xi32> into tensor<3x1x2xi32>
  %v10 = tensor.empty() : tensor<1x2xi32>
  %v11 = linalg.fill ins(%z : i32) outs(%v10 : tensor<1x2xi32>) -> tensor<1x2xi32>
  %v12 = linalg.reduce { arith.addi } ins(%v9 : tensor<3x1x2xi32>) outs(%v11 : tensor<1x2xi32>) dimensions = [0]
  %v13 = tensor.extract_slice %v6[0, 0, 1] [2, 1, 1] [1, 2, 1] : tensor<3x1x2xi32> to tensor<2x1x1xi32>
  %v15a = util.unfoldable_constant 0 : index
  %v15b = arith.constant 0 : index
  %v15c = arith.constant 1 : index
  %v14 = scf.for %v15 = %v15b to %v15a step %v15c iter_args(%t = %v6) -> (tensor<3x1x2xi32>) {
    %u = arith.subi %v9, %t : tensor<3x1x2xi32>
    scf.yield %u : tensor<3x1x2xi32>
  }
  %v16 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%v12 : tensor<1x2xi32>) outs(%v12 : tensor<1x2xi32>) {
  ^bb0(%a: i32, %o: i32):
    %b = arith.subi %o, %a : i32
    linalg.yield %b : i32
  } -> tensor<1x2xi32>
  %v18a = util.unfoldable_constant 0 : index
  %v18b = arith.constant 0 : index
  %v18c = arith.constant 1 : index
  %v17 = scf.for %v18 = %v18b to %v18a step %v18c iter_args(%t = %v12) -> (tensor<1x2xi32>) {
    %u = arith.subi %v12, %t : tensor<1x2xi32>
    scf.yield %u : tensor<1x2xi32>
  }
  %v19 = tensor.insert_slice %v12 into %v12[0, 0] [1, 2] [1, 1] : tensor<1x2xi32> into tensor<1x2xi32>
  %v20 = tensor.pad %v3 low[0, 1, 0] high[1, 1, 1] {
  ^bb0(%i0: index, %i1: index, %i2: index):
    tensor.yield %z : i32
  } : tensor<3x1x2xi32> to tensor<4x3x3xi32>
  check.expect_eq_const(%v20, dense<[[[0, 0, 0], [-4, -1, 0], [0, 0, 0]], [[0, 0, 0], [10, 11, 0], [0, 0, 0]], [[0, 0, 0], [11, -4, 0], [0, 0, 0]], [[0, 0, 0], [0, 0, 0], [0, 0, 0]]]> : tensor<4x3x3xi32>) : tensor<4x3x3xi32>
  check.expect_eq_const(%v1, dense<[[[-4, -2]], [[9, 9]], [[9, -7]]]> : tensor<3x1x2xi32>) : tensor<3x1x2xi32>
  check.expect_eq_const(%v16, dense<[[0, 0]]> : tensor<1x2xi32>) : tensor<1x2xi32>
  check.expect_eq_const(%v13, dense<[[[-1]], [[11]]]> : tensor<2x1x1xi32>) : tensor<2x1x1xi32>
  return
}
func.func @f4() {
  %z = arith.constant 0 : i32
  %v1 = util.unfoldable_constant dense<[[[3, -5], [8, -7], [-5, 3]], [[6, 8], [1, -4], [2, 8]], [[2, -9], [7, -2], [-8, -7]]]> : tensor<3x3x2xi32>
  %v2 = util.unfoldable_constant dense<[[2, -8], [-7, -4], [-1, -9]]> : tensor<3x2xi32>
  %v3 = tensor.pad %v2 low[1, 0] high[0, 1] {
  ^bb0(%i0: index, %i1: index):
    tensor.yield %z : i32
  } : tensor<3x2xi32> to tensor<4x3xi32>
  %v4 = arith.subi %v1, %v1 : tensor<3x3x2xi32>
  %v5 = tensor.concat dim(0) %v2, %v2 : (tensor<3x2xi32>, tensor<3x2xi32>) -> tensor<6x2xi32>
  %v6 = tensor.empty() : tensor<4x3xi32>
  %v7 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%v3 : tensor<4x3xi32>) outs(%v6 : tensor<4x3xi32>) {
  ^bb0(%a: i32, %o: i32):
    %b = arith.muli %a, %a : i32
    %c = arith.subi %b, %a : i32
    linalg.yield %c : i32
  } -> tensor<4x3xi32>
  %v8 = tensor.empty() : tensor<3xi32>
  %v9 = linalg.fill ins(%z : i32) outs(%v8 : tensor<3xi32>) -> tensor<3xi32>
  %v10 = linalg.reduce { arith.addi } ins(%v2 : tensor<3x2xi32>) outs(%v9 : tensor<3xi32>) dimensions = [1]
  %v11 = tensor.empty() : tensor<3xi32>
  %v12 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%v10 : tensor<3xi32>) outs(%v11 : tensor<3xi32>) {
  ^bb0(%a: i32, %o: i32):
    %b = arith.muli %a, %a : i32
    %c = arith.subi %b, %a : i32
    linalg.yield %c : i32
  } -> tensor<3xi32>
  %v14 = util.unfoldable_constant true
  %v13 = scf.if %v14 -> (tensor<6x2xi32>) {
    %u = arith.addi %v5, %v5 : tensor<6x2xi32>
    scf.yield %u : tensor<6x2xi32>
  } else {
    scf.yield %v5 : tensor<6x2xi32>
  }
  %v15 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%v12 : tensor<3xi32>) outs(%v10 : tensor<3xi32>) {
  ^bb0(%a: i32, %o: i32):
    %b = arith.subi %o, %a : i32
    linalg.yield %b : i32
  } -> tensor<3xi32>
  %v16 = tensor.collapse_shape %v7 [[0, 1]] : tensor<4x3xi32> into tensor<12xi32>
  %v17 = tensor.empty() : tensor<1x3xi32>
  %v18 = linalg.broadcast ins(%v12 : tensor<3xi32>) outs(%v17 : tensor<1x3xi32>) dimensions = [0]
  check.expect_eq_const(%v18, dense<[[42, 132, 110]]> : tensor<1x3xi32>) : tensor<1x3xi32>
  check.expect_eq_const(%v4, dense<[[[0, 0], [0, 0], [0, 0]], [[0, 0], [0, 0], [0, 0]], [[0, 0], [0, 0], [0, 0]]]> : tensor<3x3x2xi32>) : tensor<3x3x2xi32>
  check.expect_eq_const(%v13, dense<[[4, -16], [-14, -8], [-2, -18], [4, -16], [-14, -8], [-2, -18]]> : tensor<6x2xi32>) : tensor<6x2xi32>
  check.expect_eq_const(%v12, dense<[42, 132, 110]> : tensor<3xi32>) : tensor<3xi32>
  return
}
func.func @f5() {
  %z = arith.constant 0 : i32
  %v1 = util.unfoldable_constant dense<[[-8, 2], [-1, 5]]> : tensor<2x2xi32>
  %v2 = util.unfoldable_constant dense<[[[-2], [-9], [4], [3], [6]]]> : tensor<1x5x1xi32>
  %v3 = util.unfoldable_constant dense<[[[1, -2, 3, -2, 7], [-9, -2, -9, -3, 7]]]> : tensor<1x2x5xi32>
  %v4 = tensor.empty() : tensor<2xi32>
  %v5 = linalg.fill ins(%z : i32) outs(%v4 : tensor<2xi32>) -> tensor<2xi32>
  %v6 = linalg.reduce { arith.addi } ins(%v1 : tensor<2x2xi32>) outs(%v5 : tensor<2xi32>) dimensions = [0]
  %v7 = tensor.pad %v3 low[1, 0, 1] high[1, 1, 0] {
  ^bb0(%i0: index, %i1: index, %i2: index):
    tensor.yield %z : i32
  } : tensor<1x2x5xi32> to tensor<3x3x6xi32>
  %v8 = arith.addi %v2, %v2 : tensor<1x5x1xi32>
  %v10 = util.unfoldable_constant false
  %v9 = scf.if %v10 -> (tensor<2xi32>) {
    %u = arith.addi %v6, %v6 : tensor<2xi32>
    scf.yield %u : tensor<2xi32>
  } else {
    scf.yield %v6 : tensor<2xi32>
  }
  %v12 = util.unfoldable_constant true
  %v11 = scf.if %v12 -> (tensor<2xi32>) {
    %u = arith.addi %v6, %v6 : tensor<2xi32>
    scf.yield %u : tensor<2xi32>
  } else {
    scf.yield %v6 : tensor<2xi32>
  }
  %v13 = arith.maxsi %v9, %v11 : tensor<2xi32>
  %v14 = tensor.concat dim(0) %v11, %v13 : (tensor<2xi32>, tensor<2xi32>) -> tensor<4xi32>
  check.expect_eq_const(%v14, dense<[-18, 14, -9, 14]> : tensor<4xi32>) : tensor<4xi32>
  check.expect_eq_const(%v11, dense<[-18, 14]> : tensor<2xi32>) : tensor<2xi32>
  check.expect_eq_const(%v2, dense<[[[-2], [-9], [4], [3], [6]]]> : tensor<1x5x1xi32>) : tensor<1x5x1xi32>
  check.expect_eq_const(%v8, dense<[[[-4], [-18], [8], [6], [12]]]> : tensor<1x5x1xi32>) : tensor<1x5x1xi32>
  return
}
func.func @f6() {
  %z = arith.constant 0 : i32
  %v1 = util.unfoldable_constant dense<[[[-2, 0], [6, 0], [2, 2], [5, -7], [3, 4]], [[-7, -9], [-3, 0], [-7, 6], [-4, 6], [9, 4]], [[-4, 2], [-3, 6], [4, 1], [2, 1], [-9, -9]], [[-8, -9], [-8, 3], [4, -2], [-6, -6], [-9, -7]], [[3, -3], [6, 1], [1, -7], [-1, 9], [-1, -9]]]> : tensor<5x5x2xi32>
  %v2 = tensor.empty() : tensor<5x5x2xi32>
  %v3 = linalg.transpose ins(%v1 : tensor<5x5x2xi32>) outs(%v2 : tensor<5x5x2xi32>) permutation = [1, 0, 2]
  %v4 = tensor.empty() : tensor<5x5x2xi32>
  %v5 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v3 : tensor<5x5x2xi32>) outs(%v4 : tensor<5x5x2xi32>) {
  ^bb0(%a: i32, %o: i32):
    %b = arith.muli %a, %a : i32
    %c = arith.subi %b, %a : i32
    linalg.yield %c : i32
  } -> tensor<5x5x2xi32>
  %v6 = tensor.insert_slice %v5 into %v1[0, 0, 0] [5, 5, 2] [1, 1, 1] : tensor<5x5x2xi32> into tensor<5x5x2xi32>
  %v7 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v5 : tensor<5x5x2xi32>) outs(%v6 : tensor<5x5x2xi32>) {
  ^bb0(%a: i32, %o: i32):
    %b = arith.subi %o, %a : i32
    linalg.yield %b : i32
  } -> tensor<5x5x2xi32>
  %v8 = arith.maxsi %v1, %v7 : tensor<5x5x2xi32>
  %v10a = util.unfoldable_constant 1 : index
  %v10b = arith.constant 0 : index
  %v10c = arith.constant 1 : index
  %v9 = scf.for %v10 = %v10b to %v10a step %v10c iter_args(%t = %v6) -> (tensor<5x5x2xi32>) {
    %u = arith.subi %v6, %t : tensor<5x5x2xi32>
    scf.yield %u : tensor<5x5x2xi32>
  }
  %v12 = util.unfoldable_constant true
  %v11 = scf.if %v12 -> (tensor<5x5x2xi32>) {
    %u = arith.addi %v8, %v8 : tensor<5x5x2xi32>
    scf.yield %u : tensor<5x5x2xi32>
  } else {
    scf.yield %v8 : tensor<5x5x2xi32>
  }
  %v14 = util.unfoldable_constant true
  %v13 = scf.if %v14 -> (tensor<5x5x2xi32>) {
    %u = arith.addi %v7, %v9 : tensor<5x5x2xi32>
    scf.yield %u : tensor<5x5x2xi32>
  } else {
    scf.yield %v7 : tensor<5x5x2xi32>
  }
  check.expect_eq_const(%v13, dense<[[[0, 0], [0, 0], [0, 0], [0, 0], [0, 0]], [[0, 0], [0, 0], [0, 0], [0, 0], [0, 0]], [[0, 0], [0, 0], [0, 0], [0, 0], [0, 0]], [[0, 0], [0, 0], [0, 0], [0, 0], [0, 0]], [[0, 0], [0, 0], [0, 0], [0, 0], [0, 0]]]> : tensor<5x5x2xi32>) : tensor<5x5x2xi32>
  check.expect_eq_const(%v13, dense<[[[0, 0], [0, 0], [0, 0], [0, 0], [0, 0]], [[0, 0], [0, 0], [0, 0], [0, 0], [0, 0]], [[0, 0], [0, 0], [0, 0], [0, 0], [0, 0]], [[0, 0], [0, 0], [0, 0], [0, 0], [0, 0]], [[0, 0], [0, 0], [0, 0], [0, 0], [0, 0]]]> : tensor<5x5x2xi32>) : tensor<5x5x2xi32>
  check.expect_eq_const(%v8, dense<[[[0, 0], [6, 0], [2, 2], [5, 0], [3, 4]], [[0, 0], [0, 0], [0, 6], [0, 6], [9, 4]], [[0, 2], [0, 6], [4, 1], [2, 1], [0, 0]], [[0, 0], [0, 3], [4, 0], [0, 0], [0, 0]], [[3, 0], [6, 1], [1, 0], [0, 9], [0, 0]]]> : tensor<5x5x2xi32>) : tensor<5x5x2xi32>
  check.expect_eq_const(%v5, dense<[[[6, 0], [56, 90], [20, 2], [72, 90], [6, 12]], [[30, 0], [12, 0], [12, 30], [72, 6], [30, 0]], [[2, 2], [56, 30], [12, 0], [12, 6], [0, 56]], [[20, 56], [20, 30], [2, 0], [42, 42], [2, 72]], [[6, 12], [72, 12], [90, 90], [90, 56], [2, 90]]]> : tensor<5x5x2xi32>) : tensor<5x5x2xi32>
  return
}
func.func @f7() {
  %z = arith.constant 0 : i32
  %v1 = util.unfoldable_constant dense<[3, 0, -2, -1, -8]> : tensor<5xi32>
  %v2 = util.unfoldable_constant dense<[[-9, 8, -7], [-6, 8, 9], [5, 9, -1]]> : tensor<3x3xi32>
  %v3 = util.unfoldable_constant dense<[[[-3, -5], [-3, 7], [-3, 2]]]> : tensor<1x3x2xi32>
  %v5 = util.unfoldable_constant true
  %v4 = scf.if %v5 -> (tensor<1x3x2xi32>) {
    %u = arith.addi %v3, %v3 : tensor<1x3x2xi32>
    scf.yield %u : tensor<1x3x2xi32>
  } else {
    scf.yield %v3 : tensor<1x3x2xi32>
  }
  %v6 = tensor.empty() : tensor<1x3x2xi32>
  %v7 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v3 : tensor<1x3x2xi32>) outs(%v6 : tensor<1x3x2xi32>) {
  ^bb0(%a: i32, %o: i32):
    %b = arith.muli %a, %a : i32
    %c = arith.subi %b, %a : i32
    linalg.yield %c : i32
  } -> tensor<1x3x2xi32>
  %v8 = tensor.extract_slice %v2[2, 1] [1, 1] [2, 2] : tensor<3x3xi32> to tensor<1x1xi32>
  %v9 = tensor.empty() : tensor<1x1xi32>
  %v10 = linalg.transpose ins(%v8 : tensor<1x1xi32>) outs(%v9 : tensor<1x1xi32>) permutation = [1, 0]
  %v11 = tensor.empty() : tensor<1x3x2xi32>
  %v12 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v3 : tensor<1x3x2xi32>) outs(%v11 : tensor<1x3x2xi32>) {
  ^bb0(%a: i32, %o: i32):
    %b = arith.muli %a, %a : i32
    %c = arith.subi %b, %a : i32
    linalg.yield %c : i32
  } -> tensor<1x3x2xi32>
  %v13 = tensor.collapse_shape %v12 [[0, 1], [2]] : tensor<1x3x2xi32> into tensor<3x2xi32>
  %v14 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%v10 : tensor<1x1xi32>) outs(%v8 : tensor<1x1xi32>) {
  ^bb0(%a: i32, %o: i32):
    %b = arith.subi %o, %a : i32
    linalg.yield %b : i32
  } -> tensor<1x1xi32>
  %v15 = arith.addi %v12, %v7 : tensor<1x3x2xi32>
  %v16 = arith.muli %v12, %v15 : tensor<1x3x2xi32>
  check.expect_eq_const(%v16, dense<[[[288, 1800], [288, 3528], [288, 8]]]> : tensor<1x3x2xi32>) : tensor<1x3x2xi32>
  check.expect_eq_const(%v13, dense<[[12, 30], [12, 42], [12, 2]]> : tensor<3x2xi32>) : tensor<3x2xi32>
  check.expect_eq_const(%v12, dense<[[[12, 30], [12, 42], [12, 2]]]> : tensor<1x3x2xi32>) : tensor<1x3x2xi32>
  check.expect_eq_const(%v3, dense<[[[-3, -5], [-3, 7], [-3, 2]]]> : tensor<1x3x2xi32>) : tensor<1x3x2xi32>
  return
}
func.func @f8() {
  %z = arith.constant 0 : i32
  %v1 = util.unfoldable_constant dense<[[6, -2, -1, -9, 5]]> : tensor<1x5xi32>
  %v2 = util.unfoldable_constant dense<[[-8, 4, 1], [-1, -5, 2], [-3, 9, 2], [-8, -5, -4], [-6, -2, 3]]> : tensor<5x3xi32>
  %v3 = tensor.empty() : tensor<1x1x5xi32>
  %v4 = linalg.broadcast ins(%v1 : tensor<1x5xi32>) outs(%v3 : tensor<1x1x5xi32>) dimensions = [1]
  %v5 = tensor.empty() : tensor<5xi32>
  %v6 = linalg.fill ins(%z : i32) outs(%v5 : tensor<5xi32>) -> tensor<5xi32>
  %v7 = linalg.reduce { arith.addi } ins(%v1 : tensor<1x5xi32>) outs(%v6 : tensor<5xi32>) dimensions = [0]
  %v8 = tensor.empty() : tensor<3x5xi32>
  %v9 = linalg.broadcast ins(%v7 : tensor<5xi32>) outs(%v8 : tensor<3x5xi32>) dimensions = [0]
  %v10 = arith.addi %v4, %v4 : tensor<1x1x5xi32>
  %v11 = tensor.empty() : tensor<5xi32>
  %v12 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%v7 : tensor<5xi32>) outs(%v11 : tensor<5xi32>) {
  ^bb0(%a: i32, %o: i32):
    %b = arith.muli %a, %a : i32
    %c = arith.subi %b, %a : i32
    linalg.yield %c : i32
  } -> tensor<5xi32>
  %v14 = util.unfoldable_constant true
  %v13 = scf.if %v14 -> (tensor<5xi32>) {
    %u = arith.addi %v7, %v7 : tensor<5xi32>
    scf.yield %u : tensor<5xi32>
  } else {
    scf.yield %v7 : tensor<5xi32>
  }
  %v15 = arith.maxsi %v13, %v13 : tensor<5xi32>
  %v16 = tensor.insert_slice %v4 into %v10[0, 0, 0] [1, 1, 5] [1, 1, 1] : tensor<1x1x5xi32> into tensor<1x1x5xi32>
  %v18 = arith.constant dense<-3> : tensor<1x1x5xi32>
  %v17 = arith.muli %v16, %v18 : tensor<1x1x5xi32>
  %v19 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%v13 : tensor<5xi32>) outs(%v13 : tensor<5xi32>) {
  ^bb0(%a: i32, %o: i32):
    %b = arith.subi %o, %a : i32
    linalg.yield %b : i32
  } -> tensor<5xi32>
  %v21a = util.unfoldable_constant 2 : index
  %v21b = arith.constant 0 : index
  %v21c = arith.constant 1 : index
  %v20 = scf.for %v21 = %v21b to %v21a step %v21c iter_args(%t = %v16) -> (tensor<1x1x5xi32>) {
    %u = arith.subi %v16, %t : tensor<1x1x5xi32>
    scf.yield %u : tensor<1x1x5xi32>
  }
  check.expect_eq_const(%v20, dense<[[[6, -2, -1, -9, 5]]]> : tensor<1x1x5xi32>) : tensor<1x1x5xi32>
  check.expect_eq_const(%v2, dense<[[-8, 4, 1], [-1, -5, 2], [-3, 9, 2], [-8, -5, -4], [-6, -2, 3]]> : tensor<5x3xi32>) : tensor<5x3xi32>
  check.expect_eq_const(%v13, dense<[12, -4, -2, -18, 10]> : tensor<5xi32>) : tensor<5xi32>
  check.expect_eq_const(%v9, dense<[[6, -2, -1, -9, 5], [6, -2, -1, -9, 5], [6, -2, -1, -9, 5]]> : tensor<3x5xi32>) : tensor<3x5xi32>
  return
}
func.func @f9() {
  %z = arith.constant 0 : i32
  %v1 = util.unfoldable_constant dense<[[[-1, -7], [3, -8], [-5, -1]], [[-3, -8], [6, 5], [1, -3]]]> : tensor<2x3x2xi32>
  %v2 = util.unfoldable_constant dense<[[9, 5], [4, 9], [8, 0]]> : tensor<3x2xi32>
  %v4a = util.unfoldable_constant 0 : index
  %v4b = arith.constant 0 : index
  %v4c = arith.constant 1 : index
  %v3 = scf.for %v4 = %v4b to %v4a step %v4c iter_args(%t = %v2) -> (tensor<3x2xi32>) {
    %u = arith.subi %v2, %t : tensor<3x2xi32>
    scf.yield %u : tensor<3x2xi32>
  }
  %v5 = tensor.empty() : tensor<2x3xi32>
  %v6 = linalg.transpose ins(%v3 : tensor<3x2xi32>) outs(%v5 : tensor<2x3xi32>) permutation = [1, 0]
  %v7 = tensor.empty() : tensor<2x1x3xi32>
  %v8 = linalg.broadcast ins(%v6 : tensor<2x3xi32>) outs(%v7 : tensor<2x1x3xi32>) dimensions = [1]
  %v9 = tensor.empty() : tensor<2x2xi32>
  %v10 = linalg.fill ins(%z : i32) outs(%v9 : tensor<2x2xi32>) -> tensor<2x2xi32>
  %v11 = linalg.reduce { arith.addi } ins(%v1 : tensor<2x3x2xi32>) outs(%v10 : tensor<2x2xi32>) dimensions = [1]
  check.expect_eq_const(%v11, dense<[[-3, -16], [4, -6]]> : tensor<2x2xi32>) : tensor<2x2xi32>
  check.expect_eq_const(%v2, dense<[[9, 5], [4, 9], [8, 0]]> : tensor<3x2xi32>) : tensor<3x2xi32>
  check.expect_eq_const(%v6, dense<[[9, 4, 8], [5, 9, 0]]> : tensor<2x3xi32>) : tensor<2x3xi32>
  check.expect_eq_const(%v1, dense<[[[-1, -7], [3, -8], [-5, -1]], [[-3, -8], [6, 5], [1, -3]]]> : tensor<2x3x2xi32>) : tensor<2x3x2xi32>
  return
}
func.func @f10() {
  %z = arith.constant 0 : i32
  %v1 = util.unfoldable_constant dense<[[0, -9, -7, 0, -5], [8, 7, -3, 1, 8], [1, 5, 9, -4, -2], [-7, 5, -6, 3, -2], [9, -2, 7, 9, 9]]> : tensor<5x5xi32>
  %v2 = util.unfoldable_constant dense<[[[1], [0]], [[-9], [-4]]]> : tensor<2x2x1xi32>
  %v3 = util.unfoldable_constant dense<[8, 0]> : tensor<2xi32>
  %v5a = util.unfoldable_constant 0 : index
  %v5b = arith.constant 0 : index
  %v5c = arith.constant 1 : index
  %v4 = scf.for %v5 = %v5b to %v5a step %v5c iter_args(%t = %v1) -> (tensor<5x5xi32>) {
    %u = arith.subi %v1, %t : tensor<5x5xi32>
    scf.yield %u : tensor<5x5xi32>
  }
  %v6 = tensor.empty() : tensor<2x1xi32>
  %v7 = linalg.fill ins(%z : i32) outs(%v6 : tensor<2x1xi32>) -> tensor<2x1xi32>
  %v8 = linalg.reduce { arith.addi } ins(%v2 : tensor<2x2x1xi32>) outs(%v7 : tensor<2x1xi32>) dimensions = [0]
  %v9 = arith.maxsi %v8, %v8 : tensor<2x1xi32>
  %v10 = tensor.empty() : tensor<2x2x1xi32>
  %v11 = linalg.broadcast ins(%v8 : tensor<2x1xi32>) outs(%v10 : tensor<2x2x1xi32>) dimensions = [1]
  %v13 = arith.constant dense<-1> : tensor<2x2x1xi32>
  %v12 = arith.muli %v11, %v13 : tensor<2x2x1xi32>
  %v15 = util.unfoldable_constant true
  %v14 = scf.if %v15 -> (tensor<2x1xi32>) {
    %u = arith.addi %v9, %v9 : tensor<2x1xi32>
    scf.yield %u : tensor<2x1xi32>
  } else {
    scf.yield %v9 : tensor<2x1xi32>
  }
  %v16 = tensor.empty() : tensor<1xi32>
  %v17 = linalg.fill ins(%z : i32) outs(%v16 : tensor<1xi32>) -> tensor<1xi32>
  %v18 = linalg.reduce { arith.addi } ins(%v8 : tensor<2x1xi32>) outs(%v17 : tensor<1xi32>) dimensions = [0]
  %v19 = tensor.empty() : tensor<1x2xi32>
  %v20 = linalg.transpose ins(%v14 : tensor<2x1xi32>) outs(%v19 : tensor<1x2xi32>) permutation = [1, 0]
  %v22 = util.unfoldable_constant true
  %v21 = scf.if %v22 -> (tensor<1x2xi32>) {
    %u = arith.addi %v20, %v20 : tensor<1x2xi32>
    scf.yield %u : tensor<1x2xi32>
  } else {
    scf.yield %v20 : tensor<1x2xi32>
  }
  %v23 = tensor.pad %v11 low[0, 1, 1] high[0, 0, 0] {
  ^bb0(%i0: index, %i1: index, %i2: index):
    tensor.yield %z : i32
  } : tensor<2x2x1xi32> to tensor<2x3x2xi32>
  check.expect_eq_const(%v23, dense<[[[0, 0], [0, -8], [0, -8]], [[0, 0], [0, -4], [0, -4]]]> : tensor<2x3x2xi32>) : tensor<2x3x2xi32>
  check.expect_eq_const(%v4, dense<[[0, -9, -7, 0, -5], [8, 7, -3, 1, 8], [1, 5, 9, -4, -2], [-7, 5, -6, 3, -2], [9, -2, 7, 9, 9]]> : tensor<5x5xi32>) : tensor<5x5xi32>
  check.expect_eq_const(%v3, dense<[8, 0]> : tensor<2xi32>) : tensor<2xi32>
  check.expect_eq_const(%v1, dense<[[0, -9, -7, 0, -5], [8, 7, -3, 1, 8], [1, 5, 9, -4, -2], [-7, 5, -6, 3, -2], [9, -2, 7, 9, 9]]> : tensor<5x5xi32>) : tensor<5x5xi32>
  return
}
func.func @f11() {
  %z = arith.constant 0 : i32
  %v1 = util.unfoldable_constant dense<[[[-7], [5], [-8]]]> : tensor<1x3x1xi32>
  %v2 = util.unfoldable_constant dense<[-5]> : tensor<1xi32>
  %v3 = util.unfoldable_constant dense<[[[7, -7, 3, 6, -4]], [[6, -4, -7, -3, 3]], [[8, 5, -3, -9, 7]]]> : tensor<3x1x5xi32>
  %v4 = tensor.empty() : tensor<1x5xi32>
  %v5 = linalg.fill ins(%z : i32) outs(%v4 : tensor<1x5xi32>) -> tensor<1x5xi32>
  %v6 = linalg.reduce { arith.addi } ins(%v3 : tensor<3x1x5xi32>) outs(%v5 : tensor<1x5xi32>) dimensions = [0]
  %v7 = arith.muli %v2, %v2 : tensor<1xi32>
  %v8 = tensor.extract_slice %v3[2, 0, 2] [1, 1, 1] [2, 1, 2] : tensor<3x1x5xi32> to tensor<1x1x1xi32>
  check.expect_eq_const(%v8, dense<[[[-3]]]> : tensor<1x1x1xi32>) : tensor<1x1x1xi32>
  check.expect_eq_const(%v8, dense<[[[-3]]]> : tensor<1x1x1xi32>) : tensor<1x1x1xi32>
  check.expect_eq_const(%v3, dense<[[[7, -7, 3, 6, -4]], [[6, -4, -7, -3, 3]], [[8, 5, -3, -9, 7]]]> : tensor<3x1x5xi32>) : tensor<3x1x5xi32>
  check.expect_eq_const(%v1, dense<[[[-7], [5], [-8]]]> : tensor<1x3x1xi32>) : tensor<1x3x1xi32>
  return
}
