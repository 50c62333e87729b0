// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Random well-typed tensor programs over i32: slices, insertions, padding,
// concatenation, reductions, products, loops and branches. Each value that is
// checked was computed by NumPy when the program was drawn.
func.func @f0() {
  %z = arith.constant 0 : i32
  %v1 = util.unfoldable_constant dense<[[[1, 9, 9, -2, -7], [6, -8, -8, -8, 6]], [[8, -3, -7, 7, -9], [8, -9, 8, 2, 3]], [[-3, 2, -7, 5, -8], [-3, 2, -3, 2, 8]]]> : tensor<3x2x5xi32>
  %v2 = util.unfoldable_constant dense<[[0], [6]]> : tensor<2x1xi32>
  %v3 = tensor.empty() : tensor<3x2x5xi32>
  %v4 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v1 : tensor<3x2x5xi32>) outs(%v3 : tensor<3x2x5xi32>) {
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
  } -> tensor<3x2x5xi32>
  %v5 = tensor.empty() : tensor<2x5xi32>
  %v6 = linalg.fill ins(%z : i32) outs(%v5 : tensor<2x5xi32>) -> tensor<2x5xi32>
  %v7 = linalg.reduce { arith.addi } ins(%v1 : tensor<3x2x5xi32>) outs(%v6 : tensor<2x5xi32>) dimensions = [0]
  %v8 = tensor.insert_slice %v2 into %v2[0, 0] [2, 1] [1, 1] : tensor<2x1xi32> into tensor<2x1xi32>
  %v9 = tensor.concat dim(0) %v4, %v1 : (tensor<3x2x5xi32>, tensor<3x2x5xi32>) -> tensor<6x2x5xi32>
  check.expect_eq_const(%v9, dense<[[[1, 10, 11, 1, -3], [7, -6, -5, -4, 11]], [[9, -1, -4, 11, -4], [10, -6, 12, 7, 9]], [[-1, 5, -3, 10, -2], [0, 6, 2, 8, 15]], [[1, 9, 9, -2, -7], [6, -8, -8, -8, 6]], [[8, -3, -7, 7, -9], [8, -9, 8, 2, 3]], [[-3, 2, -7, 5, -8], [-3, 2, -3, 2, 8]]]> : tensor<6x2x5xi32>) : tensor<6x2x5xi32>
  check.expect_eq_const(%v1, dense<[[[1, 9, 9, -2, -7], [6, -8, -8, -8, 6]], [[8, -3, -7, 7, -9], [8, -9, 8, 2, 3]], [[-3, 2, -7, 5, -8], [-3, 2, -3, 2, 8]]]> : tensor<3x2x5xi32>) : tensor<3x2x5xi32>
  check.expect_eq_const(%v7, dense<[[6, 8, -5, 10, -24], [11, -15, -3, -4, 17]]> : tensor<2x5xi32>) : tensor<2x5xi32>
  check.expect_eq_const(%v9, dense<[[[1, 10, 11, 1, -3], [7, -6, -5, -4, 11]], [[9, -1, -4, 11, -4], [10, -6, 12, 7, 9]], [[-1, 5, -3, 10, -2], [0, 6, 2, 8, 15]], [[1, 9, 9, -2, -7], [6, -8, -8, -8, 6]], [[8, -3, -7, 7, -9], [8, -9, 8, 2, 3]], [[-3, 2, -7, 5, -8], [-3, 2, -3, 2, 8]]]> : tensor<6x2x5xi32>) : tensor<6x2x5xi32>
  return
}
func.func @f1() {
  %z = arith.constant 0 : i32
  %v1 = util.unfoldable_constant dense<[[3], [-8]]> : tensor<2x1xi32>
  %v2 = util.unfoldable_constant dense<[1]> : tensor<1xi32>
  %v3 = arith.subi %v2, %v2 : tensor<1xi32>
  %v4 = tensor.empty() : tensor<1xi32>
  %v5 = linalg.generic {indexing_maps = [affine_map<(i) -> (0 - i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%v3 : tensor<1xi32>) outs(%v4 : tensor<1xi32>) {
  ^bb0(%a: i32, %o: i32):
    linalg.yield %a : i32
  } -> tensor<1xi32>
  %v6 = tensor.pad %v2 low[0] high[1] {
  ^bb0(%i0: index):
    tensor.yield %z : i32
  } : tensor<1xi32> to tensor<2xi32>
  %v7 = tensor.empty() : tensor<2x3xi32>
  %v8 = linalg.broadcast ins(%v6 : tensor<2xi32>) outs(%v7 : tensor<2x3xi32>) dimensions = [1]
  %v9 = tensor.collapse_shape %v8 [[0, 1]] : tensor<2x3xi32> into tensor<6xi32>
  %v11 = arith.constant dense<-1> : tensor<1xi32>
  %v10 = arith.muli %v3, %v11 : tensor<1xi32>
  %v13 = arith.constant dense<-1> : tensor<1xi32>
  %v12 = arith.muli %v5, %v13 : tensor<1xi32>
  check.expect_eq_const(%v12, dense<[0]> : tensor<1xi32>) : tensor<1xi32>
  check.expect_eq_const(%v10, dense<[0]> : tensor<1xi32>) : tensor<1xi32>
  check.expect_eq_const(%v9, dense<[1, 1, 1, 0, 0, 0]> : tensor<6xi32>) : tensor<6xi32>
  check.expect_eq_const(%v1, dense<[[3], [-8]]> : tensor<2x1xi32>) : tensor<2x1xi32>
  return
}
func.func @f2() {
  %z = arith.constant 0 : i32
  %v1 = util.unfoldable_constant dense<[[[-9, -2, 1, -8, 6], [3, 7, -9, -5, -5]], [[7, -6, -2, -9, 8], [5, -3, 3, 4, 7]], [[6, 8, 8, 4, -1], [4, -1, -8, 8, -1]], [[-4, -2, 5, 4, 7], [-7, 0, -7, 5, 2]], [[3, 4, -2, 1, 3], [-4, 7, -9, -1, 9]]]> : tensor<5x2x5xi32>
  %v2 = util.unfoldable_constant dense<[[3, -9], [-2, 3], [-2, -1]]> : tensor<3x2xi32>
  %v3 = util.unfoldable_constant dense<[[2]]> : tensor<1x1xi32>
  %v4 = tensor.extract_slice %v2[1, 1] [2, 1] [1, 1] : tensor<3x2xi32> to tensor<2x1xi32>
  %v5 = tensor.empty() : tensor<3x2xi32>
  %v6 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%v2 : tensor<3x2xi32>) outs(%v5 : tensor<3x2xi32>) {
  ^bb0(%a: i32, %o: i32):
    %b = arith.muli %a, %a : i32
    %c = arith.subi %b, %a : i32
    linalg.yield %c : i32
  } -> tensor<3x2xi32>
  %v7 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%v6 : tensor<3x2xi32>) outs(%v2 : tensor<3x2xi32>) {
  ^bb0(%a: i32, %o: i32):
    %b = arith.subi %o, %a : i32
    linalg.yield %b : i32
  } -> tensor<3x2xi32>
  %v8 = arith.minsi %v6, %v6 : tensor<3x2xi32>
  %v9 = tensor.collapse_shape %v7 [[0, 1]] : tensor<3x2xi32> into tensor<6xi32>
  %v10 = tensor.empty() : tensor<2x3x2xi32>
  %v11 = linalg.broadcast ins(%v6 : tensor<3x2xi32>) outs(%v10 : tensor<2x3x2xi32>) dimensions = [0]
  %v12 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%v8 : tensor<3x2xi32>) outs(%v2 : tensor<3x2xi32>) {
  ^bb0(%a: i32, %o: i32):
    %b = arith.subi %o, %a : i32
    linalg.yield %b : i32
  } -> tensor<3x2xi32>
  %v13 = tensor.collapse_shape %v12 [[0, 1]] : tensor<3x2xi32> into tensor<6xi32>
  %v15a = util.unfoldable_constant 3 : index
  %v15b = arith.constant 0 : index
  %v15c = arith.constant 1 : index
  %v14 = scf.for %v15 = %v15b to %v15a step %v15c iter_args(%t = %v9) -> (tensor<6xi32>) {
    %u = arith.subi %v13, %t : tensor<6xi32>
    scf.yield %u : tensor<6xi32>
  }
  %v16 = tensor.empty() : tensor<i32>
  %v17 = linalg.fill ins(%z : i32) outs(%v16 : tensor<i32>) -> tensor<i32>
  %v18 = linalg.reduce { arith.addi } ins(%v14 : tensor<6xi32>) outs(%v17 : tensor<i32>) dimensions = [0]
  %v19 = tensor.expand_shape %v18 [] output_shape [1] : tensor<i32> into tensor<1xi32>
  %v20 = tensor.empty() : tensor<i32>
  %v21 = linalg.fill ins(%z : i32) outs(%v20 : tensor<i32>) -> tensor<i32>
  %v22 = linalg.reduce { arith.addi } ins(%v9 : tensor<6xi32>) outs(%v21 : tensor<i32>) dimensions = [0]
  %v23 = tensor.expand_shape %v22 [] output_shape [1] : tensor<i32> into tensor<1xi32>
  %v24 = tensor.extract_slice %v7[0, 0] [1, 1] [1, 2] : tensor<3x2xi32> to tensor<1x1xi32>
  check.expect_eq_const(%v24, dense<[[-3]]> : tensor<1x1xi32>) : tensor<1x1xi32>
  check.expect_eq_const(%v19, dense<[0]> : tensor<1xi32>) : tensor<1xi32>
  check.expect_eq_const(%v24, dense<[[-3]]> : tensor<1x1xi32>) : tensor<1x1xi32>
  check.expect_eq_const(%v2, dense<[[3, -9], [-2, 3], [-2, -1]]> : tensor<3x2xi32>) : tensor<3x2xi32>
  return
}
func.func @f3() {
  %z = arith.constant 0 : i32
  %v1 = util.unfoldable_constant dense<[3, 1, -4, 4, -3]> : tensor<5xi32>
  %v2 = tensor.insert_slice %v1 into %v1[0] [5] [1] : tensor<5xi32> into tensor<5xi32>
  %v3 = tensor.empty() : tensor<1x5xi32>
  %v4 = linalg.broadcast ins(%v2 : tensor<5xi32>) outs(%v3 : tensor<1x5xi32>) dimensions = [0]
  %v5 = tensor.empty() : tensor<1x5xi32>
  %v6 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%v4 : tensor<1x5xi32>) outs(%v5 : tensor<1x5xi32>) {
  ^bb0(%a: i32, %o: i32):
    %b = arith.muli %a, %a : i32
    %c = arith.subi %b, %a : i32
    linalg.yield %c : i32
  } -> tensor<1x5xi32>
  %v7 = tensor.insert_slice %v6 into %v6[0, 0] [1, 5] [1, 1] : tensor<1x5xi32> into tensor<1x5xi32>
  check.expect_eq_const(%v7, dense<[[6, 0, 20, 12, 12]]> : tensor<1x5xi32>) : tensor<1x5xi32>
  check.expect_eq_const(%v1, dense<[3, 1, -4, 4, -3]> : tensor<5xi32>) : tensor<5xi32>
  check.expect_eq_const(%v2, dense<[3, 1, -4, 4, -3]> : tensor<5xi32>) : tensor<5xi32>
  check.expect_eq_const(%v6, dense<[[6, 0, 20, 12, 12]]> : tensor<1x5xi32>) : tensor<1x5xi32>
  return
}
func.func @f4() {
  %z = arith.constant 0 : i32
  %v1 = util.unfoldable_constant dense<[[[9, -9, 8, 0, -6], [-8, 1, 2, -4, -3]]]> : tensor<1x2x5xi32>
  %v2 = util.unfoldable_constant dense<[[[-4, 6, 2, 0, -6], [-7, 7, -5, -6, -2]], [[-6, -1, -7, -9, 8], [-5, -1, 6, -4, 1]], [[7, -7, 1, -2, 1], [-1, 6, -8, -1, 1]], [[4, 2, 4, -4, -6], [0, 3, -9, -9, -3]], [[0, 4, 2, -2, 8], [-7, -9, -8, 4, -6]]]> : tensor<5x2x5xi32>
  %v3 = util.unfoldable_constant dense<[-9]> : tensor<1xi32>
  %v4 = tensor.empty() : tensor<5x2x5xi32>
  %v5 = linalg.transpose ins(%v2 : tensor<5x2x5xi32>) outs(%v4 : tensor<5x2x5xi32>) permutation = [2, 1, 0]
  %v6 = tensor.empty() : tensor<2x5x1xi32>
  %v7 = linalg.transpose ins(%v1 : tensor<1x2x5xi32>) outs(%v6 : tensor<2x5x1xi32>) permutation = [1, 2, 0]
  check.expect_eq_const(%v7, dense<[[[9], [-9], [8], [0], [-6]], [[-8], [1], [2], [-4], [-3]]]> : tensor<2x5x1xi32>) : tensor<2x5x1xi32>
  check.expect_eq_const(%v5, dense<[[[-4, -6, 7, 4, 0], [-7, -5, -1, 0, -7]], [[6, -1, -7, 2, 4], [7, -1, 6, 3, -9]], [[2, -7, 1, 4, 2], [-5, 6, -8, -9, -8]], [[0, -9, -2, -4, -2], [-6, -4, -1, -9, 4]], [[-6, 8, 1, -6, 8], [-2, 1, 1, -3, -6]]]> : tensor<5x2x5xi32>) : tensor<5x2x5xi32>
  check.expect_eq_const(%v2, dense<[[[-4, 6, 2, 0, -6], [-7, 7, -5, -6, -2]], [[-6, -1, -7, -9, 8], [-5, -1, 6, -4, 1]], [[7, -7, 1, -2, 1], [-1, 6, -8, -1, 1]], [[4, 2, 4, -4, -6], [0, 3, -9, -9, -3]], [[0, 4, 2, -2, 8], [-7, -9, -8, 4, -6]]]> : tensor<5x2x5xi32>) : tensor<5x2x5xi32>
  check.expect_eq_const(%v1, dense<[[[9, -9, 8, 0, -6], [-8, 1, 2, -4, -3]]]> : tensor<1x2x5xi32>) : tensor<1x2x5xi32>
  return
}
func.func @f5() {
  %z = arith.constant 0 : i32
  %v1 = util.unfoldable_constant dense<[[7, 2], [5, -4]]> : tensor<2x2xi32>
  %v2 = util.unfoldable_constant dense<[[[-7, 0, -3], [3, -9, -7], [0, -8, -5], [0, 7, -6], [-5, 1, -2]], [[-2, 6, -7], [7, 1, 6], [6, -4, -9], [-9, 0, 8], [7, 9, 1]], [[2, 3, -2], [-1, -5, -4], [0, -1, -3], [5, 5, 6], [9, 1, 6]]]> : tensor<3x5x3xi32>
  %v3 = tensor.extract_slice %v1[0, 1] [1, 1] [2, 2] : tensor<2x2xi32> to tensor<1x1xi32>
  %v5 = util.unfoldable_constant false
  %v4 = scf.if %v5 -> (tensor<3x5x3xi32>) {
    %u = arith.addi %v2, %v2 : tensor<3x5x3xi32>
    scf.yield %u : tensor<3x5x3xi32>
  } else {
    scf.yield %v2 : tensor<3x5x3xi32>
  }
  %v6 = tensor.empty() : tensor<1x1x1xi32>
  %v7 = linalg.broadcast ins(%v3 : tensor<1x1xi32>) outs(%v6 : tensor<1x1x1xi32>) dimensions = [0]
  %v8 = tensor.empty() : tensor<1x1xi32>
  %v9 = linalg.fill ins(%z : i32) outs(%v8 : tensor<1x1xi32>) -> tensor<1x1xi32>
  %v10 = linalg.reduce { arith.addi } ins(%v7 : tensor<1x1x1xi32>) outs(%v9 : tensor<1x1xi32>) dimensions = [1]
  %v11 = tensor.insert_slice %v3 into %v3[0, 0] [1, 1] [1, 1] : tensor<1x1xi32> into tensor<1x1xi32>
  %v12 = tensor.empty() : tensor<1xi32>
  %v13 = linalg.fill ins(%z : i32) outs(%v12 : tensor<1xi32>) -> tensor<1xi32>
  %v14 = linalg.reduce { arith.addi } ins(%v3 : tensor<1x1xi32>) outs(%v13 : tensor<1xi32>) dimensions = [1]
  %v15 = tensor.extract_slice %v14[0] [1] [1] : tensor<1xi32> to tensor<1xi32>
  %v16 = tensor.empty() : tensor<1x1xi32>
  %v17 = linalg.transpose ins(%v11 : tensor<1x1xi32>) outs(%v16 : tensor<1x1xi32>) permutation = [0, 1]
  %v18 = tensor.empty() : tensor<i32>
  %v19 = linalg.fill ins(%z : i32) outs(%v18 : tensor<i32>) -> tensor<i32>
  %v20 = linalg.reduce { arith.addi } ins(%v14 : tensor<1xi32>) outs(%v19 : tensor<i32>) dimensions = [0]
  %v21 = tensor.expand_shape %v20 [] output_shape [1] : tensor<i32> into tensor<1xi32>
  %v22 = tensor.extract_slice %v21[0] [1] [1] : tensor<1xi32> to tensor<1xi32>
  check.expect_eq_const(%v22, dense<[2]> : tensor<1xi32>) : tensor<1xi32>
  check.expect_eq_const(%v22, dense<[2]> : tensor<1xi32>) : tensor<1xi32>
  check.expect_eq_const(%v7, dense<[[[2]]]> : tensor<1x1x1xi32>) : tensor<1x1x1xi32>
  check.expect_eq_const(%v10, dense<[[2]]> : tensor<1x1xi32>) : tensor<1x1xi32>
  return
}
func.func @f6() {
  %z = arith.constant 0 : i32
  %v1 = util.unfoldable_constant dense<[[4], [8], [5]]> : tensor<3x1xi32>
  %v2 = util.unfoldable_constant dense<[[[1, 6]], [[6, -3]], [[-9, -4]], [[3, 0]], [[-4, 9]]]> : tensor<5x1x2xi32>
  %v4 = arith.constant dense<0> : tensor<3x1xi32>
  %v3 = arith.muli %v1, %v4 : tensor<3x1xi32>
  %v5 = tensor.concat dim(1) %v2, %v2 : (tensor<5x1x2xi32>, tensor<5x1x2xi32>) -> tensor<5x2x2xi32>
  %v6 = tensor.empty() : tensor<5x1x2xi32>
  %v7 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v2 : tensor<5x1x2xi32>) outs(%v6 : tensor<5x1x2xi32>) {
  ^bb0(%a: i32, %o: i32):
    %b = arith.muli %a, %a : i32
    %c = arith.subi %b, %a : i32
    linalg.yield %c : i32
  } -> tensor<5x1x2xi32>
  check.expect_eq_const(%v7, dense<[[[0, 30]], [[30, 12]], [[90, 20]], [[6, 0]], [[20, 72]]]> : tensor<5x1x2xi32>) : tensor<5x1x2xi32>
  check.expect_eq_const(%v7, dense<[[[0, 30]], [[30, 12]], [[90, 20]], [[6, 0]], [[20, 72]]]> : tensor<5x1x2xi32>) : tensor<5x1x2xi32>
  check.expect_eq_const(%v3, dense<[[0], [0], [0]]> : tensor<3x1xi32>) : tensor<3x1xi32>
  check.expect_eq_const(%v1, dense<[[4], [8], [5]]> : tensor<3x1xi32>) : tensor<3x1xi32>
  return
}
func.func @f7() {
  %z = arith.constant 0 : i32
  %v1 = util.unfoldable_constant dense<[[4, -2, -5, -1, 9], [-1, 3, -1, -3, -1], [3, 8, 9, -1, -1], [5, -4, 9, -2, 9], [1, 6, -1, 0, -9]]> : tensor<5x5xi32>
  %v2 = tensor.empty() : tensor<5xi32>
  %v3 = linalg.fill ins(%z : i32) outs(%v2 : tensor<5xi32>) -> tensor<5xi32>
  %v4 = linalg.reduce { arith.addi } ins(%v1 : tensor<5x5xi32>) outs(%v3 : tensor<5xi32>) dimensions = [0]
  %v6 = util.unfoldable_constant false
  %v5 = scf.if %v6 -> (tensor<5x5xi32>) {
    %u = arith.addi %v1, %v1 : tensor<5x5xi32>
    scf.yield %u : tensor<5x5xi32>
  } else {
    scf.yield %v1 : tensor<5x5xi32>
  }
  %v7 = tensor.empty() : tensor<5xi32>
  %v8 = linalg.fill ins(%z : i32) outs(%v7 : tensor<5xi32>) -> tensor<5xi32>
  %v9 = linalg.reduce { arith.addi } ins(%v5 : tensor<5x5xi32>) outs(%v8 : tensor<5xi32>) dimensions = [1]
  %v10 = tensor.empty() : tensor<3x5x5xi32>
  %v11 = linalg.broadcast ins(%v5 : tensor<5x5xi32>) outs(%v10 : tensor<3x5x5xi32>) dimensions = [0]
  %v13 = util.unfoldable_constant true
  %v12 = scf.if %v13 -> (tensor<5xi32>) {
    %u = arith.addi %v9, %v9 : tensor<5xi32>
    scf.yield %u : tensor<5xi32>
  } else {
    scf.yield %v9 : tensor<5xi32>
  }
  %v15a = util.unfoldable_constant 3 : index
  %v15b = arith.constant 0 : index
  %v15c = arith.constant 1 : index
  %v14 = scf.for %v15 = %v15b to %v15a step %v15c iter_args(%t = %v9) -> (tensor<5xi32>) {
    %u = arith.subi %v4, %t : tensor<5xi32>
    scf.yield %u : tensor<5xi32>
  }
  %v16 = tensor.concat dim(0) %v14, %v14 : (tensor<5xi32>, tensor<5xi32>) -> tensor<10xi32>
  check.expect_eq_const(%v16, dense<[7, 14, -7, -24, 10, 7, 14, -7, -24, 10]> : tensor<10xi32>) : tensor<10xi32>
  check.expect_eq_const(%v14, dense<[7, 14, -7, -24, 10]> : tensor<5xi32>) : tensor<5xi32>
  check.expect_eq_const(%v12, dense<[10, -6, 36, 34, -6]> : tensor<5xi32>) : tensor<5xi32>
  check.expect_eq_const(%v5, dense<[[4, -2, -5, -1, 9], [-1, 3, -1, -3, -1], [3, 8, 9, -1, -1], [5, -4, 9, -2, 9], [1, 6, -1, 0, -9]]> : tensor<5x5xi32>) : tensor<5x5xi32>
  return
}
func.func @f8() {
  %z = arith.constant 0 : i32
  %v1 = util.unfoldable_constant dense<[[-4, 8], [-5, 2], [2, -3]]> : tensor<3x2xi32>
  %v2 = util.unfoldable_constant dense<[-4]> : tensor<1xi32>
  %v3 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%v1 : tensor<3x2xi32>) outs(%v1 : tensor<3x2xi32>) {
  ^bb0(%a: i32, %o: i32):
    %b = arith.subi %o, %a : i32
    linalg.yield %b : i32
  } -> tensor<3x2xi32>
  %v4 = tensor.empty() : tensor<1xi32>
  %v5 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%v2 : tensor<1xi32>) outs(%v4 : tensor<1xi32>) {
  ^bb0(%a: i32, %o: i32):
    %i0 = linalg.index 0 : index
    %c0 = arith.index_cast %i0 : index to i32
    %s0 = arith.addi %a, %c0 : i32
    linalg.yield %s0 : i32
  } -> tensor<1xi32>
  %v6 = tensor.extract_slice %v5[0] [1] [1] : tensor<1xi32> to tensor<1xi32>
  %v7 = tensor.empty() : tensor<i32>
  %v8 = linalg.fill ins(%z : i32) outs(%v7 : tensor<i32>) -> tensor<i32>
  %v9 = linalg.reduce { arith.addi } ins(%v5 : tensor<1xi32>) outs(%v8 : tensor<i32>) dimensions = [0]
  %v10 = tensor.expand_shape %v9 [] output_shape [1] : tensor<i32> into tensor<1xi32>
  %v11 = tensor.empty() : tensor<i32>
  %v12 = linalg.fill ins(%z : i32) outs(%v11 : tensor<i32>) -> tensor<i32>
  %v13 = linalg.reduce { arith.addi } ins(%v10 : tensor<1xi32>) outs(%v12 : tensor<i32>) dimensions = [0]
  %v14 = tensor.expand_shape %v13 [] output_shape [1] : tensor<i32> into tensor<1xi32>
  %v15 = tensor.empty() : tensor<3x2xi32>
  %v16 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%v3 : tensor<3x2xi32>) outs(%v15 : tensor<3x2xi32>) {
  ^bb0(%a: i32, %o: i32):
    %i0 = linalg.index 0 : index
    %c0 = arith.index_cast %i0 : index to i32
    %i1 = linalg.index 1 : index
    %c1 = arith.index_cast %i1 : index to i32
    %s0 = arith.addi %a, %c0 : i32
    %s1 = arith.addi %s0, %c1 : i32
    linalg.yield %s1 : i32
  } -> tensor<3x2xi32>
  %v18a = util.unfoldable_constant 3 : index
  %v18b = arith.constant 0 : index
  %v18c = arith.constant 1 : index
  %v17 = scf.for %v18 = %v18b to %v18a step %v18c iter_args(%t = %v16) -> (tensor<3x2xi32>) {
    %u = arith.subi %v16, %t : tensor<3x2xi32>
    scf.yield %u : tensor<3x2xi32>
  }
  check.expect_eq_const(%v17, dense<[[0, 0], [0, 0], [0, 0]]> : tensor<3x2xi32>) : tensor<3x2xi32>
  check.expect_eq_const(%v17, dense<[[0, 0], [0, 0], [0, 0]]> : tensor<3x2xi32>) : tensor<3x2xi32>
  check.expect_eq_const(%v2, dense<[-4]> : tensor<1xi32>) : tensor<1xi32>
  check.expect_eq_const(%v16, dense<[[0, 1], [1, 2], [2, 3]]> : tensor<3x2xi32>) : tensor<3x2xi32>
  return
}
func.func @f9() {
  %z = arith.constant 0 : i32
  %v1 = util.unfoldable_constant dense<[2, 3]> : tensor<2xi32>
  %v2 = util.unfoldable_constant dense<[8, 5, 1]> : tensor<3xi32>
  %v3 = tensor.concat dim(0) %v2, %v1 : (tensor<3xi32>, tensor<2xi32>) -> tensor<5xi32>
  %v4 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%v1 : tensor<2xi32>) outs(%v1 : tensor<2xi32>) {
  ^bb0(%a: i32, %o: i32):
    %b = arith.subi %o, %a : i32
    linalg.yield %b : i32
  } -> tensor<2xi32>
  %v5 = tensor.extract_slice %v1[1] [1] [1] : tensor<2xi32> to tensor<1xi32>
  %v7 = arith.constant dense<0> : tensor<2xi32>
  %v6 = arith.muli %v4, %v7 : tensor<2xi32>
  %v9a = util.unfoldable_constant 0 : index
  %v9b = arith.constant 0 : index
  %v9c = arith.constant 1 : index
  %v8 = scf.for %v9 = %v9b to %v9a step %v9c iter_args(%t = %v2) -> (tensor<3xi32>) {
    %u = arith.subi %v2, %t : tensor<3xi32>
    scf.yield %u : tensor<3xi32>
  }
  %v10 = tensor.concat dim(0) %v3, %v4 : (tensor<5xi32>, tensor<2xi32>) -> tensor<7xi32>
  %v11 = tensor.empty() : tensor<2x3xi32>
  %v12 = linalg.broadcast ins(%v4 : tensor<2xi32>) outs(%v11 : tensor<2x3xi32>) dimensions = [1]
  %v13 = tensor.pad %v8 low[1] high[0] {
  ^bb0(%i0: index):
    tensor.yield %z : i32
  } : tensor<3xi32> to tensor<4xi32>
  %v14 = tensor.pad %v8 low[1] high[1] {
  ^bb0(%i0: index):
    tensor.yield %z : i32
  } : tensor<3xi32> to tensor<5xi32>
  %v15 = tensor.pad %v12 low[1, 1] high[1, 1] {
  ^bb0(%i0: index, %i1: index):
    tensor.yield %z : i32
  } : tensor<2x3xi32> to tensor<4x5xi32>
  check.expect_eq_const(%v15, dense<[[0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [0, 0, 0, 0, 0]]> : tensor<4x5xi32>) : tensor<4x5xi32>
  check.expect_eq_const(%v1, dense<[2, 3]> : tensor<2xi32>) : tensor<2xi32>
  check.expect_eq_const(%v5, dense<[3]> : tensor<1xi32>) : tensor<1xi32>
  check.expect_eq_const(%v4, dense<[0, 0]> : tensor<2xi32>) : tensor<2xi32>
  return
}
func.func @f10() {
  %z = arith.constant 0 : i32
  %v1 = util.unfoldable_constant dense<[[0, -3], [1, 5], [8, -4]]> : tensor<3x2xi32>
  %v2 = tensor.empty() : tensor<3x2xi32>
  %v3 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%v1 : tensor<3x2xi32>) outs(%v2 : tensor<3x2xi32>) {
  ^bb0(%a: i32, %o: i32):
    %b = arith.muli %a, %a : i32
    %c = arith.subi %b, %a : i32
    linalg.yield %c : i32
  } -> tensor<3x2xi32>
  %v4 = tensor.empty() : tensor<3x2xi32>
  %v5 = linalg.transpose ins(%v3 : tensor<3x2xi32>) outs(%v4 : tensor<3x2xi32>) permutation = [0, 1]
  %v7 = arith.constant dense<-1> : tensor<3x2xi32>
  %v6 = arith.muli %v1, %v7 : tensor<3x2xi32>
  %v8 = arith.maxsi %v5, %v1 : tensor<3x2xi32>
  %v10 = util.unfoldable_constant true
  %v9 = scf.if %v10 -> (tensor<3x2xi32>) {
    %u = arith.addi %v6, %v8 : tensor<3x2xi32>
    scf.yield %u : tensor<3x2xi32>
  } else {
    scf.yield %v6 : tensor<3x2xi32>
  }
  check.expect_eq_const(%v9, dense<[[0, 15], [0, 15], [48, 24]]> : tensor<3x2xi32>) : tensor<3x2xi32>
  check.expect_eq_const(%v1, dense<[[0, -3], [1, 5], [8, -4]]> : tensor<3x2xi32>) : tensor<3x2xi32>
  check.expect_eq_const(%v6, dense<[[0, 3], [-1, -5], [-8, 4]]> : tensor<3x2xi32>) : tensor<3x2xi32>
  check.expect_eq_const(%v8, dense<[[0, 12], [1, 20], [56, 20]]> : tensor<3x2xi32>) : tensor<3x2xi32>
  return
}
func.func @f11() {
  %z = arith.constant 0 : i32
  %v1 = util.unfoldable_constant dense<[[[3]], [[5]], [[4]]]> : tensor<3x1x1xi32>
  %v2 = util.unfoldable_constant dense<[[[3, -6, -1]], [[4, -6, 5]], [[-8, -1, -6]], [[9, 6, -4]], [[-3, 4, 3]]]> : tensor<5x1x3xi32>
  %v3 = tensor.insert_slice %v1 into %v1[0, 0, 0] [3, 1, 1] [1, 1, 1] : tensor<3x1x1xi32> into tensor<3x1x1xi32>
  %v4 = tensor.empty() : tensor<3x1x1xi32>
  %v5 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v1 : tensor<3x1x1xi32>) outs(%v4 : tensor<3x1x1xi32>) {
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
  } -> tensor<3x1x1xi32>
  %v6 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v3 : tensor<3x1x1xi32>) outs(%v3 : tensor<3x1x1xi32>) {
  ^bb0(%a: i32, %o: i32):
    %b = arith.subi %o, %a : i32
    linalg.yield %b : i32
  } -> tensor<3x1x1xi32>
  %v7 = tensor.concat dim(1) %v1, %v5 : (tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x2x1xi32>
  %v8 = arith.maxsi %v2, %v2 : tensor<5x1x3xi32>
  check.expect_eq_const(%v8, dense<[[[3, -6, -1]], [[4, -6, 5]], [[-8, -1, -6]], [[9, 6, -4]], [[-3, 4, 3]]]> : tensor<5x1x3xi32>) : tensor<5x1x3xi32>
  check.expect_eq_const(%v6, dense<[[[0]], [[0]], [[0]]]> : tensor<3x1x1xi32>) : tensor<3x1x1xi32>
  check.expect_eq_const(%v1, dense<[[[3]], [[5]], [[4]]]> : tensor<3x1x1xi32>) : tensor<3x1x1xi32>
  check.expect_eq_const(%v8, dense<[[[3, -6, -1]], [[4, -6, 5]], [[-8, -1, -6]], [[9, 6, -4]], [[-3, 4, 3]]]> : tensor<5x1x3xi32>) : tensor<5x1x3xi32>
  return
}
