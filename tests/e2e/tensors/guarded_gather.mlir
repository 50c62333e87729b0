// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A branch inside of a body guards the element that it reads from a tensor.

func.func @guarded_gather() {
  %x = util.unfoldable_constant dense<[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]]> : tensor<3x2xf32>
  %ix = util.unfoldable_constant dense<[2, -1, 0, 7]> : tensor<4xi32>
  %e = tensor.empty() : tensor<4x2xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%ix : tensor<4xi32>) outs(%e : tensor<4x2xf32>) {
  ^bb0(%i: i32, %o: f32):
    %j = linalg.index 1 : index
    %c0 = arith.constant 0 : i32
    %c3 = arith.constant 3 : i32
    %lo = arith.cmpi sge, %i, %c0 : i32
    %hi = arith.cmpi slt, %i, %c3 : i32
    %in = arith.andi %lo, %hi : i1
    %v = scf.if %in -> (f32) {
      %ii = arith.index_cast %i : i32 to index
      %w = tensor.extract %x[%ii, %j] : tensor<3x2xf32>
      scf.yield %w : f32
    } else {
      %z = arith.constant -1.0 : f32
      scf.yield %z : f32
    }
    linalg.yield %v : f32
  } -> tensor<4x2xf32>
  check.expect_eq_const(%r, dense<[[5.0, 6.0], [-1.0, -1.0], [1.0, 2.0], [-1.0, -1.0]]> : tensor<4x2xf32>) : tensor<4x2xf32>
  return
}
