// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Random well-typed tensor programs over i32: slices, insertions, padding,
// concatenation, reductions, products, loops and branches. Each value that is
// checked was computed by NumPy when the program was drawn.
func.func @f0() {
  %z = arith.constant 0 : i32
  %v1 = util.unfoldable_constant dense<[[9], [-1], [9]]> : tensor<3x1xi32>
  %v3 = util.unfoldable_constant false
  %v2 = scf.if %v3 -> (tensor<3x1xi32>) {
    %u = arith.addi %v1, %v1 : tensor<3x1xi32>
    scf.yield %u : tensor<3x1xi32>
  } else {
    scf.yield %v1 : tensor<3x1xi32>
  }
  %v4 = tensor.extract_slice %v2[0, 0] [2, 1] [1, 1] : tensor<3x1xi32> to tensor<2x1xi32>
  %v5 = tensor.empty() : tensor<3xi32>
  %v6 = linalg.fill ins(%z : i32) outs(%v5 : tensor<3xi32>) -> tensor<3xi32>
  %v7 = linalg.reduce { arith.addi } ins(%v2 : tensor<3x1xi32>) outs(%v6 : tensor<3xi32>) dimensions = [1]
  %v8 = tensor.empty() : tensor<3xi32>
  %v9 = linalg.fill ins(%z : i32) outs(%v8 : tensor<3xi32>) -> tensor<3xi32>
  %v10 = linalg.reduce { arith.addi } ins(%v1 : tensor<3x1xi32>) outs(%v9 : tensor<3xi32>) dimensions = [1]
  %v11 = arith.addi %v10, %v10 : tensor<3xi32>
  %v13 = arith.constant dense<-2> : tensor<3xi32>
  %v12 = arith.muli %v11, %v13 : tensor<3xi32>
  %v14 = tensor.pad %v12 low[1] high[1] {
  ^bb0(%i0: index):
    tensor.yield %z : i32
  } : tensor<3xi32> to tensor<5xi32>
  %v15 = arith.addi %v12, %v12 : tensor<3xi32>
  check.expect_eq_const(%v15, dense<[-72, 8, -72]> : tensor<3xi32>) : tensor<3xi32>
  check.expect_eq_const(%v7, dense<[9, -1, 9]> : tensor<3xi32>) : tensor<3xi32>
  check.expect_eq_const(%v14, dense<[0, -36, 4, -36, 0]> : tensor<5xi32>) : tensor<5xi32>
  check.expect_eq_const(%v11, dense<[18, -2, 18]> : tensor<3xi32>) : tensor<3xi32>
  return
}
func.func @f1() {
  %z = arith.constant 0 : i32
  %v1 = util.unfoldable_constant dense<[-5]> : tensor<1xi32>
  %v2 = tensor.empty() : tensor<1xi32>
  %v3 = linalg.generic {indexing_maps = [affine_map<(i) -> (0 - i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%v1 : tensor<1xi32>) outs(%v2 : tensor<1xi32>) {
  ^bb0(%a: i32, %o: i32):
    linalg.yield %a : i32
  } -> tensor<1xi32>
  %v4 = tensor.insert_slice %v3 into %v3[0] [1] [1] : tensor<1xi32> into tensor<1xi32>
  %v5 = tensor.empty() : tensor<i32>
  %v6 = linalg.fill ins(%z : i32) outs(%v5 : tensor<i32>) -> tensor<i32>
  %v7 = linalg.reduce { arith.addi } ins(%v4 : tensor<1xi32>) outs(%v6 : tensor<i32>) dimensions = [0]
  %v8 = tensor.expand_shape %v7 [] output_shape [1] : tensor<i32> into tensor<1xi32>
  %v9 = tensor.empty() : tensor<1x1xi32>
  %v10 = linalg.broadcast ins(%v3 : tensor<1xi32>) outs(%v9 : tensor<1x1xi32>) dimensions = [0]
  %v11 = tensor.insert_slice %v3 into %v4[0] [1] [1] : tensor<1xi32> into tensor<1xi32>
  %v12 = arith.minsi %v3, %v1 : tensor<1xi32>
  %v13 = tensor.empty() : tensor<i32>
  %v14 = linalg.fill ins(%z : i32) outs(%v13 : tensor<i32>) -> tensor<i32>
  %v15 = linalg.reduce { arith.addi } ins(%v12 : tensor<1xi32>) outs(%v14 : tensor<i32>) dimensions = [0]
  %v16 = tensor.expand_shape %v15 [] output_shape [1] : tensor<i32> into tensor<1xi32>
  %v17 = tensor.extract_slice %v12[0] [1] [2] : tensor<1xi32> to tensor<1xi32>
  %v18 = tensor.extract_slice %v17[0] [1] [2] : tensor<1xi32> to tensor<1xi32>
  %v19 = tensor.empty() : tensor<1xi32>
  %v20 = linalg.generic {indexing_maps = [affine_map<(i) -> (0 - i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%v11 : tensor<1xi32>) outs(%v19 : tensor<1xi32>) {
  ^bb0(%a: i32, %o: i32):
    linalg.yield %a : i32
  } -> tensor<1xi32>
  %v22a = util.unfoldable_constant 1 : index
  %v22b = arith.constant 0 : index
  %v22c = arith.constant 1 : index
  %v21 = scf.for %v22 = %v22b to %v22a step %v22c iter_args(%t = %v20) -> (tensor<1xi32>) {
    %u = arith.subi %v8, %t : tensor<1xi32>
    scf.yield %u : tensor<1xi32>
  }
  %v23 = tensor.extract_slice %v21[0] [1] [1] : tensor<1xi32> to tensor<1xi32>
  check.expect_eq_const(%v23, dense<[0]> : tensor<1xi32>) : tensor<1xi32>
  check.expect_eq_const(%v16, dense<[-5]> : tensor<1xi32>) : tensor<1xi32>
  check.expect_eq_const(%v1, dense<[-5]> : tensor<1xi32>) : tensor<1xi32>
  check.expect_eq_const(%v12, dense<[-5]> : tensor<1xi32>) : tensor<1xi32>
  return
}
func.func @f2() {
  %z = arith.constant 0 : i32
  %v1 = util.unfoldable_constant dense<[[2], [7], [4], [-1], [-6]]> : tensor<5x1xi32>
  %v2 = tensor.empty() : tensor<5x1xi32>
  %v3 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%v1 : tensor<5x1xi32>) outs(%v2 : tensor<5x1xi32>) {
  ^bb0(%a: i32, %o: i32):
    %b = arith.muli %a, %a : i32
    %c = arith.subi %b, %a : i32
    linalg.yield %c : i32
  } -> tensor<5x1xi32>
  %v4 = tensor.extract_slice %v1[1, 0] [3, 1] [1, 1] : tensor<5x1xi32> to tensor<3x1xi32>
  %v6 = arith.constant dense<-3> : tensor<5x1xi32>
  %v5 = arith.muli %v3, %v6 : tensor<5x1xi32>
  %v8a = util.unfoldable_constant 1 : index
  %v8b = arith.constant 0 : index
  %v8c = arith.constant 1 : index
  %v7 = scf.for %v8 = %v8b to %v8a step %v8c iter_args(%t = %v4) -> (tensor<3x1xi32>) {
    %u = arith.subi %v4, %t : tensor<3x1xi32>
    scf.yield %u : tensor<3x1xi32>
  }
  %v10a = util.unfoldable_constant 1 : index
  %v10b = arith.constant 0 : index
  %v10c = arith.constant 1 : index
  %v9 = scf.for %v10 = %v10b to %v10a step %v10c iter_args(%t = %v4) -> (tensor<3x1xi32>) {
    %u = arith.subi %v4, %t : tensor<3x1xi32>
    scf.yield %u : tensor<3x1xi32>
  }
  %v11 = tensor.pad %v1 low[1, 0] high[0, 1] {
  ^bb0(%i0: index, %i1: index):
    tensor.yield %z : i32
  } : tensor<5x1xi32> to tensor<6x2xi32>
  %v12 = tensor.empty() : tensor<1x3xi32>
  %v13 = linalg.transpose ins(%v9 : tensor<3x1xi32>) outs(%v12 : tensor<1x3xi32>) permutation = [1, 0]
  %v14 = tensor.pad %v1 low[1, 0] high[0, 0] {
  ^bb0(%i0: index, %i1: index):
    tensor.yield %z : i32
  } : tensor<5x1xi32> to tensor<6x1xi32>
  %v15 = tensor.empty() : tensor<1x3xi32>
  %v16 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%v13 : tensor<1x3xi32>) outs(%v15 : tensor<1x3xi32>) {
  ^bb0(%a: i32, %o: i32):
    %i0 = linalg.index 0 : index
    %c0 = arith.index_cast %i0 : index to i32
    %i1 = linalg.index 1 : index
    %c1 = arith.index_cast %i1 : index to i32
    %s0 = arith.addi %a, %c0 : i32
    %s1 = arith.addi %s0, %c1 : i32
    linalg.yield %s1 : i32
  } -> tensor<1x3xi32>
  %v18 = util.unfoldable_constant false
  %v17 = scf.if %v18 -> (tensor<5x1xi32>) {
    %u = arith.addi %v5, %v5 : tensor<5x1xi32>
    scf.yield %u : tensor<5x1xi32>
  } else {
    scf.yield %v5 : tensor<5x1xi32>
  }
  %v19 = arith.subi %v13, %v16 : tensor<1x3xi32>
  %v20 = arith.minsi %v16, %v16 : tensor<1x3xi32>
  %v21 = tensor.empty() : tensor<1x1xi32>
  %v22 = linalg.fill ins(%z : i32) outs(%v21 : tensor<1x1xi32>) -> tensor<1x1xi32>
  %v23 = linalg.matmul ins(%v16, %v7 : tensor<1x3xi32>, tensor<3x1xi32>) outs(%v22 : tensor<1x1xi32>) -> tensor<1x1xi32>
  check.expect_eq_const(%v23, dense<[[0]]> : tensor<1x1xi32>) : tensor<1x1xi32>
  check.expect_eq_const(%v5, dense<[[-6], [-126], [-36], [-6], [-126]]> : tensor<5x1xi32>) : tensor<5x1xi32>
  check.expect_eq_const(%v11, dense<[[0, 0], [2, 0], [7, 0], [4, 0], [-1, 0], [-6, 0]]> : tensor<6x2xi32>) : tensor<6x2xi32>
  check.expect_eq_const(%v20, dense<[[0, 1, 2]]> : tensor<1x3xi32>) : tensor<1x3xi32>
  return
}
func.func @f3() {
  %z = arith.constant 0 : i32
  %v1 = util.unfoldable_constant dense<[[[8, 3, 4], [5, 1, -6], [6, -5, 2]], [[1, 3, 0], [8, -7, 2], [0, -8, 6]], [[-7, -7, 9], [1, -6, -6], [9, 6, 9]]]> : tensor<3x3x3xi32>
  %v2 = util.unfoldable_constant dense<[[[-2, 4, -3], [0, -2, -3], [-5, 9, 6]], [[-8, -6, -1], [-8, -3, -1], [-9, -8, 8]]]> : tensor<2x3x3xi32>
  %v4a = util.unfoldable_constant 3 : index
  %v4b = arith.constant 0 : index
  %v4c = arith.constant 1 : index
  %v3 = scf.for %v4 = %v4b to %v4a step %v4c iter_args(%t = %v2) -> (tensor<2x3x3xi32>) {
    %u = arith.subi %v2, %t : tensor<2x3x3xi32>
    scf.yield %u : tensor<2x3x3xi32>
  }
  %v5 = arith.muli %v3, %v2 : tensor<2x3x3xi32>
  %v6 = tensor.concat dim(2) %v2, %v3 : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x6xi32>
  %v7 = tensor.extract_slice %v1[2, 2, 1] [1, 1, 2] [2, 1, 1] : tensor<3x3x3xi32> to tensor<1x1x2xi32>
  %v8 = tensor.empty() : tensor<2x3x6xi32>
  %v9 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v6 : tensor<2x3x6xi32>) outs(%v8 : tensor<2x3x6xi32>) {
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
  } -> tensor<2x3x6xi32>
  %v10 = tensor.collapse_shape %v9 [[0, 1], [2]] : tensor<2x3x6xi32> into tensor<6x6xi32>
  %v11 = tensor.collapse_shape %v9 [[0, 1], [2]] : tensor<2x3x6xi32> into tensor<6x6xi32>
  %v12 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%v10 : tensor<6x6xi32>) outs(%v11 : tensor<6x6xi32>) {
  ^bb0(%a: i32, %o: i32):
    %b = arith.subi %o, %a : i32
    linalg.yield %b : i32
  } -> tensor<6x6xi32>
  %v13 = tensor.empty() : tensor<6x6xi32>
  %v14 = linalg.transpose ins(%v11 : tensor<6x6xi32>) outs(%v13 : tensor<6x6xi32>) permutation = [1, 0]
  %v15 = tensor.empty() : tensor<2x3x6xi32>
  %v16 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v9 : tensor<2x3x6xi32>) outs(%v15 : tensor<2x3x6xi32>) {
  ^bb0(%a: i32, %o: i32):
    %b = arith.muli %a, %a : i32
    %c = arith.subi %b, %a : i32
    linalg.yield %c : i32
  } -> tensor<2x3x6xi32>
  check.expect_eq_const(%v16, dense<[[[6, 20, 2, 6, 12, 20], [0, 0, 0, 12, 20, 30], [12, 132, 90, 20, 30, 42]], [[56, 20, 2, 12, 20, 30], [42, 0, 6, 20, 30, 42], [42, 20, 156, 30, 42, 56]]]> : tensor<2x3x6xi32>) : tensor<2x3x6xi32>
  check.expect_eq_const(%v7, dense<[[[6, 9]]]> : tensor<1x1x2xi32>) : tensor<1x1x2xi32>
  check.expect_eq_const(%v14, dense<[[-2, 1, -3, -7, -6, -6], [5, 0, 12, -4, 0, -4], [-1, 0, 10, 2, 3, 13], [3, 4, 5, 4, 5, 6], [4, 5, 6, 5, 6, 7], [5, 6, 7, 6, 7, 8]]> : tensor<6x6xi32>) : tensor<6x6xi32>
  check.expect_eq_const(%v11, dense<[[-2, 5, -1, 3, 4, 5], [1, 0, 0, 4, 5, 6], [-3, 12, 10, 5, 6, 7], [-7, -4, 2, 4, 5, 6], [-6, 0, 3, 5, 6, 7], [-6, -4, 13, 6, 7, 8]]> : tensor<6x6xi32>) : tensor<6x6xi32>
  return
}
func.func @f4() {
  %z = arith.constant 0 : i32
  %v1 = util.unfoldable_constant dense<[-3, -2, 8, 1, 4]> : tensor<5xi32>
  %v2 = util.unfoldable_constant dense<[[9], [0], [-6]]> : tensor<3x1xi32>
  %v3 = util.unfoldable_constant dense<[[0, 5], [3, -8]]> : tensor<2x2xi32>
  %v4 = tensor.extract_slice %v2[1, 0] [1, 1] [2, 2] : tensor<3x1xi32> to tensor<1x1xi32>
  %v5 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%v3 : tensor<2x2xi32>) outs(%v3 : tensor<2x2xi32>) {
  ^bb0(%a: i32, %o: i32):
    %b = arith.subi %o, %a : i32
    linalg.yield %b : i32
  } -> tensor<2x2xi32>
  %v6 = tensor.empty() : tensor<2x2xi32>
  %v7 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%v3 : tensor<2x2xi32>) outs(%v6 : tensor<2x2xi32>) {
  ^bb0(%a: i32, %o: i32):
    %b = arith.muli %a, %a : i32
    %c = arith.subi %b, %a : i32
    linalg.yield %c : i32
  } -> tensor<2x2xi32>
  %v8 = tensor.empty() : tensor<5x1xi32>
  %v9 = linalg.broadcast ins(%v1 : tensor<5xi32>) outs(%v8 : tensor<5x1xi32>) dimensions = [1]
  %v10 = tensor.empty() : tensor<2x2xi32>
  %v11 = linalg.transpose ins(%v7 : tensor<2x2xi32>) outs(%v10 : tensor<2x2xi32>) permutation = [1, 0]
  %v12 = tensor.empty() : tensor<3x1x2xi32>
  %v13 = linalg.broadcast ins(%v2 : tensor<3x1xi32>) outs(%v12 : tensor<3x1x2xi32>) dimensions = [2]
  %v14 = arith.maxsi %v1, %v1 : tensor<5xi32>
  %v15 = tensor.collapse_shape %v9 [[0, 1]] : tensor<5x1xi32> into tensor<5xi32>
  %v16 = tensor.empty() : tensor<1x1xi32>
  %v17 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%v4 : tensor<1x1xi32>) outs(%v16 : tensor<1x1xi32>) {
  ^bb0(%a: i32, %o: i32):
    %i0 = linalg.index 0 : index
    %c0 = arith.index_cast %i0 : index to i32
    %i1 = linalg.index 1 : index
    %c1 = arith.index_cast %i1 : index to i32
    %s0 = arith.addi %a, %c0 : i32
    %s1 = arith.addi %s0, %c1 : i32
    linalg.yield %s1 : i32
  } -> tensor<1x1xi32>
  %v18 = tensor.empty() : tensor<i32>
  %v19 = linalg.fill ins(%z : i32) outs(%v18 : tensor<i32>) -> tensor<i32>
  %v20 = linalg.reduce { arith.addi } ins(%v14 : tensor<5xi32>) outs(%v19 : tensor<i32>) dimensions = [0]
  %v21 = tensor.expand_shape %v20 [] output_shape [1] : tensor<i32> into tensor<1xi32>
  check.expect_eq_const(%v21, dense<[8]> : tensor<1xi32>) : tensor<1xi32>
  check.expect_eq_const(%v7, dense<[[0, 20], [6, 72]]> : tensor<2x2xi32>) : tensor<2x2xi32>
  check.expect_eq_const(%v5, dense<[[0, 0], [0, 0]]> : tensor<2x2xi32>) : tensor<2x2xi32>
  check.expect_eq_const(%v21, dense<[8]> : tensor<1xi32>) : tensor<1xi32>
  return
}
func.func @f5() {
  %z = arith.constant 0 : i32
  %v1 = util.unfoldable_constant dense<[[9, -3, 5], [-8, 5, 5], [-2, -7, -8], [5, -5, -2], [6, -1, 0]]> : tensor<5x3xi32>
  %v2 = util.unfoldable_constant dense<[[-4], [5], [-1], [-8], [9]]> : tensor<5x1xi32>
  %v3 = util.unfoldable_constant dense<[[-1, 2, 2, -1, -4], [0, -1, -2, -7, -1], [5, -1, 7, -6, 1]]> : tensor<3x5xi32>
  %v4 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%v2 : tensor<5x1xi32>) outs(%v2 : tensor<5x1xi32>) {
  ^bb0(%a: i32, %o: i32):
    %b = arith.subi %o, %a : i32
    linalg.yield %b : i32
  } -> tensor<5x1xi32>
  %v5 = tensor.empty() : tensor<5x1x3xi32>
  %v6 = linalg.broadcast ins(%v1 : tensor<5x3xi32>) outs(%v5 : tensor<5x1x3xi32>) dimensions = [1]
  %v8a = util.unfoldable_constant 2 : index
  %v8b = arith.constant 0 : index
  %v8c = arith.constant 1 : index
  %v7 = scf.for %v8 = %v8b to %v8a step %v8c iter_args(%t = %v4) -> (tensor<5x1xi32>) {
    %u = arith.subi %v4, %t : tensor<5x1xi32>
    scf.yield %u : tensor<5x1xi32>
  }
  %v9 = tensor.concat dim(1) %v4, %v4 : (tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x2xi32>
  %v10 = tensor.insert_slice %v4 into %v4[0, 0] [5, 1] [1, 1] : tensor<5x1xi32> into tensor<5x1xi32>
  %v11 = tensor.concat dim(1) %v7, %v4 : (tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x2xi32>
  %v12 = tensor.concat dim(0) %v9, %v9 : (tensor<5x2xi32>, tensor<5x2xi32>) -> tensor<10x2xi32>
  %v14 = util.unfoldable_constant true
  %v13 = scf.if %v14 -> (tensor<5x2xi32>) {
    %u = arith.addi %v11, %v11 : tensor<5x2xi32>
    scf.yield %u : tensor<5x2xi32>
  } else {
    scf.yield %v11 : tensor<5x2xi32>
  }
  %v16 = util.unfoldable_constant true
  %v15 = scf.if %v16 -> (tensor<5x2xi32>) {
    %u = arith.addi %v9, %v9 : tensor<5x2xi32>
    scf.yield %u : tensor<5x2xi32>
  } else {
    scf.yield %v9 : tensor<5x2xi32>
  }
  check.expect_eq_const(%v15, dense<[[0, 0], [0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<5x2xi32>) : tensor<5x2xi32>
  check.expect_eq_const(%v11, dense<[[0, 0], [0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<5x2xi32>) : tensor<5x2xi32>
  check.expect_eq_const(%v13, dense<[[0, 0], [0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<5x2xi32>) : tensor<5x2xi32>
  check.expect_eq_const(%v4, dense<[[0], [0], [0], [0], [0]]> : tensor<5x1xi32>) : tensor<5x1xi32>
  return
}
func.func @f6() {
  %z = arith.constant 0 : i32
  %v1 = util.unfoldable_constant dense<[[[9, -9]], [[4, -8]], [[1, 8]], [[6, 1]], [[4, -4]]]> : tensor<5x1x2xi32>
  %v2 = util.unfoldable_constant dense<[[[-4, 0], [-3, 8]], [[0, 5], [1, 3]], [[2, -5], [-6, 2]]]> : tensor<3x2x2xi32>
  %v3 = tensor.empty() : tensor<5x2x1xi32>
  %v4 = linalg.transpose ins(%v1 : tensor<5x1x2xi32>) outs(%v3 : tensor<5x2x1xi32>) permutation = [0, 2, 1]
  %v5 = arith.muli %v1, %v1 : tensor<5x1x2xi32>
  %v6 = arith.subi %v5, %v5 : tensor<5x1x2xi32>
  %v7 = tensor.empty() : tensor<5x2x1xi32>
  %v8 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v4 : tensor<5x2x1xi32>) outs(%v7 : tensor<5x2x1xi32>) {
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
  } -> tensor<5x2x1xi32>
  check.expect_eq_const(%v8, dense<[[[9], [-8]], [[5], [-6]], [[3], [11]], [[9], [5]], [[8], [1]]]> : tensor<5x2x1xi32>) : tensor<5x2x1xi32>
  check.expect_eq_const(%v8, dense<[[[9], [-8]], [[5], [-6]], [[3], [11]], [[9], [5]], [[8], [1]]]> : tensor<5x2x1xi32>) : tensor<5x2x1xi32>
  check.expect_eq_const(%v4, dense<[[[9], [-9]], [[4], [-8]], [[1], [8]], [[6], [1]], [[4], [-4]]]> : tensor<5x2x1xi32>) : tensor<5x2x1xi32>
  check.expect_eq_const(%v2, dense<[[[-4, 0], [-3, 8]], [[0, 5], [1, 3]], [[2, -5], [-6, 2]]]> : tensor<3x2x2xi32>) : tensor<3x2x2xi32>
  return
}
func.func @f7() {
  %z = arith.constant 0 : i32
  %v1 = util.unfoldable_constant dense<[-4]> : tensor<1xi32>
  %v2 = util.unfoldable_constant dense<[[[4], [9], [1], [-7], [-2]]]> : tensor<1x5x1xi32>
  %v3 = util.unfoldable_constant dense<[[[-5, -1, -7, 6, 0], [8, 3, 9, 7, 0], [-8, 9, -7, -5, 9]], [[-6, -2, -7, -9, 0], [-3, -6, -5, -7, 1], [7, 4, -9, 7, 2]]]> : tensor<2x3x5xi32>
  %v4 = tensor.empty() : tensor<1x5x1xi32>
  %v5 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v2 : tensor<1x5x1xi32>) outs(%v4 : tensor<1x5x1xi32>) {
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
  } -> tensor<1x5x1xi32>
  %v6 = arith.minsi %v3, %v3 : tensor<2x3x5xi32>
  %v7 = tensor.empty() : tensor<5x1xi32>
  %v8 = linalg.fill ins(%z : i32) outs(%v7 : tensor<5x1xi32>) -> tensor<5x1xi32>
  %v9 = linalg.reduce { arith.addi } ins(%v5 : tensor<1x5x1xi32>) outs(%v8 : tensor<5x1xi32>) dimensions = [0]
  %v10 = tensor.concat dim(0) %v5, %v2 : (tensor<1x5x1xi32>, tensor<1x5x1xi32>) -> tensor<2x5x1xi32>
  %v11 = arith.muli %v9, %v9 : tensor<5x1xi32>
  %v12 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v6 : tensor<2x3x5xi32>) outs(%v3 : tensor<2x3x5xi32>) {
  ^bb0(%a: i32, %o: i32):
    %b = arith.subi %o, %a : i32
    linalg.yield %b : i32
  } -> tensor<2x3x5xi32>
  %v13 = tensor.empty() : tensor<2x3x5xi32>
  %v14 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v12 : tensor<2x3x5xi32>) outs(%v13 : tensor<2x3x5xi32>) {
  ^bb0(%a: i32, %o: i32):
    %b = arith.muli %a, %a : i32
    %c = arith.subi %b, %a : i32
    linalg.yield %c : i32
  } -> tensor<2x3x5xi32>
  %v15 = tensor.empty() : tensor<1xi32>
  %v16 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%v1 : tensor<1xi32>) outs(%v15 : tensor<1xi32>) {
  ^bb0(%a: i32, %o: i32):
    %b = arith.muli %a, %a : i32
    %c = arith.subi %b, %a : i32
    linalg.yield %c : i32
  } -> tensor<1xi32>
  %v17 = arith.minsi %v3, %v12 : tensor<2x3x5xi32>
  check.expect_eq_const(%v17, dense<[[[-5, -1, -7, 0, 0], [0, 0, 0, 0, 0], [-8, 0, -7, -5, 0]], [[-6, -2, -7, -9, 0], [-3, -6, -5, -7, 0], [0, 0, -9, 0, 0]]]> : tensor<2x3x5xi32>) : tensor<2x3x5xi32>
  check.expect_eq_const(%v17, dense<[[[-5, -1, -7, 0, 0], [0, 0, 0, 0, 0], [-8, 0, -7, -5, 0]], [[-6, -2, -7, -9, 0], [-3, -6, -5, -7, 0], [0, 0, -9, 0, 0]]]> : tensor<2x3x5xi32>) : tensor<2x3x5xi32>
  check.expect_eq_const(%v5, dense<[[[4], [10], [3], [-4], [2]]]> : tensor<1x5x1xi32>) : tensor<1x5x1xi32>
  check.expect_eq_const(%v10, dense<[[[4], [10], [3], [-4], [2]], [[4], [9], [1], [-7], [-2]]]> : tensor<2x5x1xi32>) : tensor<2x5x1xi32>
  return
}
func.func @f8() {
  %z = arith.constant 0 : i32
  %v1 = util.unfoldable_constant dense<[6, -2, -3, 7, -1]> : tensor<5xi32>
  %v2 = tensor.insert_slice %v1 into %v1[0] [5] [1] : tensor<5xi32> into tensor<5xi32>
  %v3 = tensor.pad %v2 low[1] high[0] {
  ^bb0(%i0: index):
    tensor.yield %z : i32
  } : tensor<5xi32> to tensor<6xi32>
  %v4 = tensor.extract_slice %v2[3] [2] [1] : tensor<5xi32> to tensor<2xi32>
  %v6 = util.unfoldable_constant true
  %v5 = scf.if %v6 -> (tensor<5xi32>) {
    %u = arith.addi %v1, %v1 : tensor<5xi32>
    scf.yield %u : tensor<5xi32>
  } else {
    scf.yield %v1 : tensor<5xi32>
  }
  %v7 = tensor.empty() : tensor<i32>
  %v8 = linalg.fill ins(%z : i32) outs(%v7 : tensor<i32>) -> tensor<i32>
  %v9 = linalg.reduce { arith.addi } ins(%v2 : tensor<5xi32>) outs(%v8 : tensor<i32>) dimensions = [0]
  %v10 = tensor.expand_shape %v9 [] output_shape [1] : tensor<i32> into tensor<1xi32>
  %v11 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%v4 : tensor<2xi32>) outs(%v4 : tensor<2xi32>) {
  ^bb0(%a: i32, %o: i32):
    %b = arith.subi %o, %a : i32
    linalg.yield %b : i32
  } -> tensor<2xi32>
  %v12 = tensor.concat dim(0) %v1, %v2 : (tensor<5xi32>, tensor<5xi32>) -> tensor<10xi32>
  %v13 = tensor.empty() : tensor<10xi32>
  %v14 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%v12 : tensor<10xi32>) outs(%v13 : tensor<10xi32>) {
  ^bb0(%a: i32, %o: i32):
    %i0 = linalg.index 0 : index
    %c0 = arith.index_cast %i0 : index to i32
    %s0 = arith.addi %a, %c0 : i32
    linalg.yield %s0 : i32
  } -> tensor<10xi32>
  %v15 = tensor.extract_slice %v14[1] [2] [2] : tensor<10xi32> to tensor<2xi32>
  %v16 = tensor.concat dim(0) %v12, %v10 : (tensor<10xi32>, tensor<1xi32>) -> tensor<11xi32>
  %v17 = arith.subi %v12, %v12 : tensor<10xi32>
  check.expect_eq_const(%v17, dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0]> : tensor<10xi32>) : tensor<10xi32>
  check.expect_eq_const(%v2, dense<[6, -2, -3, 7, -1]> : tensor<5xi32>) : tensor<5xi32>
  check.expect_eq_const(%v3, dense<[0, 6, -2, -3, 7, -1]> : tensor<6xi32>) : tensor<6xi32>
  check.expect_eq_const(%v5, dense<[12, -4, -6, 14, -2]> : tensor<5xi32>) : tensor<5xi32>
  return
}
func.func @f9() {
  %z = arith.constant 0 : i32
  %v1 = util.unfoldable_constant dense<[[9], [-3]]> : tensor<2x1xi32>
  %v2 = util.unfoldable_constant dense<[[[-4, -5, -8, 3, 4]], [[-2, -2, 4, -8, -8]], [[-3, -8, -5, -6, 3]]]> : tensor<3x1x5xi32>
  %v3 = util.unfoldable_constant dense<[[[-2, -2, -5], [-3, -8, -5], [1, 4, -4]], [[-8, 6, 0], [-3, 8, -7], [-6, -5, 1]], [[-6, 7, -1], [-2, -8, 6], [8, 7, 5]]]> : tensor<3x3x3xi32>
  %v4 = tensor.empty() : tensor<3x1x5xi32>
  %v5 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v2 : tensor<3x1x5xi32>) outs(%v4 : tensor<3x1x5xi32>) {
  ^bb0(%a: i32, %o: i32):
    %b = arith.muli %a, %a : i32
    %c = arith.subi %b, %a : i32
    linalg.yield %c : i32
  } -> tensor<3x1x5xi32>
  %v6 = arith.muli %v2, %v2 : tensor<3x1x5xi32>
  %v7 = tensor.pad %v3 low[1, 0, 0] high[1, 1, 1] {
  ^bb0(%i0: index, %i1: index, %i2: index):
    tensor.yield %z : i32
  } : tensor<3x3x3xi32> to tensor<5x4x4xi32>
  %v9 = arith.constant dense<3> : tensor<3x1x5xi32>
  %v8 = arith.muli %v5, %v9 : tensor<3x1x5xi32>
  %v10 = tensor.insert_slice %v5 into %v5[0, 0, 0] [3, 1, 5] [1, 1, 1] : tensor<3x1x5xi32> into tensor<3x1x5xi32>
  %v11 = tensor.empty() : tensor<1x5xi32>
  %v12 = linalg.fill ins(%z : i32) outs(%v11 : tensor<1x5xi32>) -> tensor<1x5xi32>
  %v13 = linalg.reduce { arith.addi } ins(%v8 : tensor<3x1x5xi32>) outs(%v12 : tensor<1x5xi32>) dimensions = [0]
  check.expect_eq_const(%v13, dense<[[114, 324, 342, 360, 270]]> : tensor<1x5xi32>) : tensor<1x5xi32>
  check.expect_eq_const(%v7, dense<[[[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]], [[-2, -2, -5, 0], [-3, -8, -5, 0], [1, 4, -4, 0], [0, 0, 0, 0]], [[-8, 6, 0, 0], [-3, 8, -7, 0], [-6, -5, 1, 0], [0, 0, 0, 0]], [[-6, 7, -1, 0], [-2, -8, 6, 0], [8, 7, 5, 0], [0, 0, 0, 0]], [[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]]]> : tensor<5x4x4xi32>) : tensor<5x4x4xi32>
  check.expect_eq_const(%v1, dense<[[9], [-3]]> : tensor<2x1xi32>) : tensor<2x1xi32>
  check.expect_eq_const(%v6, dense<[[[16, 25, 64, 9, 16]], [[4, 4, 16, 64, 64]], [[9, 64, 25, 36, 9]]]> : tensor<3x1x5xi32>) : tensor<3x1x5xi32>
  return
}
func.func @f10() {
  %z = arith.constant 0 : i32
  %v1 = util.unfoldable_constant dense<[8]> : tensor<1xi32>
  %v2 = util.unfoldable_constant dense<[3, 0, -3]> : tensor<3xi32>
  %v3 = util.unfoldable_constant dense<[[[2], [9], [8]], [[-4], [-3], [-8]], [[7], [3], [0]], [[1], [7], [1]], [[9], [-1], [-9]]]> : tensor<5x3x1xi32>
  %v4 = arith.minsi %v3, %v3 : tensor<5x3x1xi32>
  %v5 = tensor.collapse_shape %v4 [[0, 1], [2]] : tensor<5x3x1xi32> into tensor<15x1xi32>
  %v7 = arith.constant dense<0> : tensor<15x1xi32>
  %v6 = arith.muli %v5, %v7 : tensor<15x1xi32>
  %v8 = tensor.empty() : tensor<5x3x1xi32>
  %v9 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v3 : tensor<5x3x1xi32>) outs(%v8 : tensor<5x3x1xi32>) {
  ^bb0(%a: i32, %o: i32):
    %b = arith.muli %a, %a : i32
    %c = arith.subi %b, %a : i32
    linalg.yield %c : i32
  } -> tensor<5x3x1xi32>
  %v10 = tensor.empty() : tensor<15x1xi32>
  %v11 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%v6 : tensor<15x1xi32>) outs(%v10 : tensor<15x1xi32>) {
  ^bb0(%a: i32, %o: i32):
    %b = arith.muli %a, %a : i32
    %c = arith.subi %b, %a : i32
    linalg.yield %c : i32
  } -> tensor<15x1xi32>
  %v13a = util.unfoldable_constant 0 : index
  %v13b = arith.constant 0 : index
  %v13c = arith.constant 1 : index
  %v12 = scf.for %v13 = %v13b to %v13a step %v13c iter_args(%t = %v6) -> (tensor<15x1xi32>) {
    %u = arith.subi %v6, %t : tensor<15x1xi32>
    scf.yield %u : tensor<15x1xi32>
  }
  %v14 = tensor.concat dim(1) %v12, %v11 : (tensor<15x1xi32>, tensor<15x1xi32>) -> tensor<15x2xi32>
  %v15 = tensor.empty() : tensor<1xi32>
  %v16 = linalg.fill ins(%z : i32) outs(%v15 : tensor<1xi32>) -> tensor<1xi32>
  %v17 = linalg.reduce { arith.addi } ins(%v11 : tensor<15x1xi32>) outs(%v16 : tensor<1xi32>) dimensions = [0]
  %v18 = arith.maxsi %v12, %v12 : tensor<15x1xi32>
  %v19 = tensor.empty() : tensor<15x2xi32>
  %v20 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%v14 : tensor<15x2xi32>) outs(%v19 : tensor<15x2xi32>) {
  ^bb0(%a: i32, %o: i32):
    %b = arith.muli %a, %a : i32
    %c = arith.subi %b, %a : i32
    linalg.yield %c : i32
  } -> tensor<15x2xi32>
  check.expect_eq_const(%v20, dense<[[0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<15x2xi32>) : tensor<15x2xi32>
  check.expect_eq_const(%v17, dense<[0]> : tensor<1xi32>) : tensor<1xi32>
  check.expect_eq_const(%v6, dense<[[0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0]]> : tensor<15x1xi32>) : tensor<15x1xi32>
  check.expect_eq_const(%v1, dense<[8]> : tensor<1xi32>) : tensor<1xi32>
  return
}
func.func @f11() {
  %z = arith.constant 0 : i32
  %v1 = util.unfoldable_constant dense<[-1, 8, -6]> : tensor<3xi32>
  %v2 = util.unfoldable_constant dense<[[[-5, 2], [-5, 2], [4, -1]]]> : tensor<1x3x2xi32>
  %v4 = arith.constant dense<-1> : tensor<3xi32>
  %v3 = arith.muli %v1, %v4 : tensor<3xi32>
  %v5 = tensor.collapse_shape %v2 [[0, 1], [2]] : tensor<1x3x2xi32> into tensor<3x2xi32>
  %v6 = tensor.pad %v2 low[0, 1, 0] high[1, 1, 1] {
  ^bb0(%i0: index, %i1: index, %i2: index):
    tensor.yield %z : i32
  } : tensor<1x3x2xi32> to tensor<2x5x3xi32>
  %v7 = tensor.insert_slice %v1 into %v3[0] [3] [1] : tensor<3xi32> into tensor<3xi32>
  %v8 = tensor.collapse_shape %v5 [[0, 1]] : tensor<3x2xi32> into tensor<6xi32>
  %v9 = arith.subi %v3, %v3 : tensor<3xi32>
  check.expect_eq_const(%v9, dense<[0, 0, 0]> : tensor<3xi32>) : tensor<3xi32>
  check.expect_eq_const(%v9, dense<[0, 0, 0]> : tensor<3xi32>) : tensor<3xi32>
  check.expect_eq_const(%v8, dense<[-5, 2, -5, 2, 4, -1]> : tensor<6xi32>) : tensor<6xi32>
  check.expect_eq_const(%v2, dense<[[[-5, 2], [-5, 2], [4, -1]]]> : tensor<1x3x2xi32>) : tensor<1x3x2xi32>
  return
}
