// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A sum that is inserted into a bigger tensor and is a result itself: it lies
// inside the bigger one, which must not be taken for it.
func.func @shared_piece() {
  %z = arith.constant 0 : i32
  %v1 = util.unfoldable_constant dense<[-7, 5]> : tensor<2xi32>
  %v2 = util.unfoldable_constant dense<[4, 3, -4, 1, 5]> : tensor<5xi32>
  %v3 = util.unfoldable_constant dense<[-3, -6, 4, 8, 4]> : tensor<5xi32>
  %v4 = tensor.pad %v2 low[0] high[0] {
  ^bb0(%i0: index):
    tensor.yield %z : i32
  } : tensor<5xi32> to tensor<5xi32>
  %v5 = tensor.empty() : tensor<2xi32>
  %v6 = linalg.generic {indexing_maps = [affine_map<(i) -> (1 - i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%v1 : tensor<2xi32>) outs(%v5 : tensor<2xi32>) {
  ^bb0(%a: i32, %o: i32):
    linalg.yield %a : i32
  } -> tensor<2xi32>
  %v7 = arith.muli %v6, %v1 : tensor<2xi32>
  %v8 = tensor.empty() : tensor<i32>
  %v9 = linalg.fill ins(%z : i32) outs(%v8 : tensor<i32>) -> tensor<i32>
  %v10 = linalg.reduce { arith.addi } ins(%v3 : tensor<5xi32>) outs(%v9 : tensor<i32>) dimensions = [0]
  %v11 = tensor.expand_shape %v10 [] output_shape [1] : tensor<i32> into tensor<1xi32>
  %v12 = tensor.insert_slice %v11 into %v6[0] [1] [1] : tensor<1xi32> into tensor<2xi32>
  check.expect_eq_const(%v12, dense<[7, -7]> : tensor<2xi32>) : tensor<2xi32>
  check.expect_eq_const(%v7, dense<[-35, -35]> : tensor<2xi32>) : tensor<2xi32>
  check.expect_eq_const(%v4, dense<[4, 3, -4, 1, 5]> : tensor<5xi32>) : tensor<5xi32>
  check.expect_eq_const(%v11, dense<[7]> : tensor<1xi32>) : tensor<1xi32>
  return
}
