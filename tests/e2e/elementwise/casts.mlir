// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Made by tools/gen_elementwise_tests.py; the oracle is Python's integers and NumPy.
#id = affine_map<(i) -> (i)>
func.func @extsi_i1_i4() {
  %a0 = util.unfoldable_constant dense<[false, false, true, true]> : tensor<4xi1>
  %e = tensor.empty() : tensor<4xi4>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<4xi1>) outs(%e : tensor<4xi4>) {
  ^bb0(%x0: i1, %o: i4):
    %y = arith.extsi %x0 : i1 to i4
    linalg.yield %y : i4
  } -> tensor<4xi4>
  check.expect_eq_const(%r, dense<[0, 0, -1, -1]> : tensor<4xi4>) : tensor<4xi4>
  return
}
func.func @extui_i1_i4() {
  %a0 = util.unfoldable_constant dense<[false, false, true, true]> : tensor<4xi1>
  %e = tensor.empty() : tensor<4xi4>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<4xi1>) outs(%e : tensor<4xi4>) {
  ^bb0(%x0: i1, %o: i4):
    %y = arith.extui %x0 : i1 to i4
    linalg.yield %y : i4
  } -> tensor<4xi4>
  check.expect_eq_const(%r, dense<[0, 0, 1, 1]> : tensor<4xi4>) : tensor<4xi4>
  return
}
func.func @extsi_i1_i8() {
  %a0 = util.unfoldable_constant dense<[false, false, true, true]> : tensor<4xi1>
  %e = tensor.empty() : tensor<4xi8>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<4xi1>) outs(%e : tensor<4xi8>) {
  ^bb0(%x0: i1, %o: i8):
    %y = arith.extsi %x0 : i1 to i8
    linalg.yield %y : i8
  } -> tensor<4xi8>
  check.expect_eq_const(%r, dense<[0, 0, -1, -1]> : tensor<4xi8>) : tensor<4xi8>
  return
}
func.func @extui_i1_i8() {
  %a0 = util.unfoldable_constant dense<[false, false, true, true]> : tensor<4xi1>
  %e = tensor.empty() : tensor<4xi8>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<4xi1>) outs(%e : tensor<4xi8>) {
  ^bb0(%x0: i1, %o: i8):
    %y = arith.extui %x0 : i1 to i8
    linalg.yield %y : i8
  } -> tensor<4xi8>
  check.expect_eq_const(%r, dense<[0, 0, 1, 1]> : tensor<4xi8>) : tensor<4xi8>
  return
}
func.func @extsi_i1_i16() {
  %a0 = util.unfoldable_constant dense<[false, false, true, true]> : tensor<4xi1>
  %e = tensor.empty() : tensor<4xi16>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<4xi1>) outs(%e : tensor<4xi16>) {
  ^bb0(%x0: i1, %o: i16):
    %y = arith.extsi %x0 : i1 to i16
    linalg.yield %y : i16
  } -> tensor<4xi16>
  check.expect_eq_const(%r, dense<[0, 0, -1, -1]> : tensor<4xi16>) : tensor<4xi16>
  return
}
func.func @extui_i1_i16() {
  %a0 = util.unfoldable_constant dense<[false, false, true, true]> : tensor<4xi1>
  %e = tensor.empty() : tensor<4xi16>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<4xi1>) outs(%e : tensor<4xi16>) {
  ^bb0(%x0: i1, %o: i16):
    %y = arith.extui %x0 : i1 to i16
    linalg.yield %y : i16
  } -> tensor<4xi16>
  check.expect_eq_const(%r, dense<[0, 0, 1, 1]> : tensor<4xi16>) : tensor<4xi16>
  return
}
func.func @extsi_i1_i32() {
  %a0 = util.unfoldable_constant dense<[false, false, true, true]> : tensor<4xi1>
  %e = tensor.empty() : tensor<4xi32>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<4xi1>) outs(%e : tensor<4xi32>) {
  ^bb0(%x0: i1, %o: i32):
    %y = arith.extsi %x0 : i1 to i32
    linalg.yield %y : i32
  } -> tensor<4xi32>
  check.expect_eq_const(%r, dense<[0, 0, -1, -1]> : tensor<4xi32>) : tensor<4xi32>
  return
}
func.func @extui_i1_i32() {
  %a0 = util.unfoldable_constant dense<[false, false, true, true]> : tensor<4xi1>
  %e = tensor.empty() : tensor<4xi32>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<4xi1>) outs(%e : tensor<4xi32>) {
  ^bb0(%x0: i1, %o: i32):
    %y = arith.extui %x0 : i1 to i32
    linalg.yield %y : i32
  } -> tensor<4xi32>
  check.expect_eq_const(%r, dense<[0, 0, 1, 1]> : tensor<4xi32>) : tensor<4xi32>
  return
}
func.func @extsi_i1_i64() {
  %a0 = util.unfoldable_constant dense<[false, false, true, true]> : tensor<4xi1>
  %e = tensor.empty() : tensor<4xi64>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<4xi1>) outs(%e : tensor<4xi64>) {
  ^bb0(%x0: i1, %o: i64):
    %y = arith.extsi %x0 : i1 to i64
    linalg.yield %y : i64
  } -> tensor<4xi64>
  check.expect_eq_const(%r, dense<[0, 0, -1, -1]> : tensor<4xi64>) : tensor<4xi64>
  return
}
func.func @extui_i1_i64() {
  %a0 = util.unfoldable_constant dense<[false, false, true, true]> : tensor<4xi1>
  %e = tensor.empty() : tensor<4xi64>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<4xi1>) outs(%e : tensor<4xi64>) {
  ^bb0(%x0: i1, %o: i64):
    %y = arith.extui %x0 : i1 to i64
    linalg.yield %y : i64
  } -> tensor<4xi64>
  check.expect_eq_const(%r, dense<[0, 0, 1, 1]> : tensor<4xi64>) : tensor<4xi64>
  return
}
func.func @sitofp_i1_f16() {
  %a0 = util.unfoldable_constant dense<[false, false, true, true]> : tensor<4xi1>
  %e = tensor.empty() : tensor<4xf16>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<4xi1>) outs(%e : tensor<4xf16>) {
  ^bb0(%x0: i1, %o: f16):
    %y = arith.sitofp %x0 : i1 to f16
    linalg.yield %y : f16
  } -> tensor<4xf16>
  check.expect_eq_const(%r, dense<[0x0000, 0x0000, 0xBC00, 0xBC00]> : tensor<4xf16>) : tensor<4xf16>
  return
}
func.func @uitofp_i1_f16() {
  %a0 = util.unfoldable_constant dense<[false, false, true, true]> : tensor<4xi1>
  %e = tensor.empty() : tensor<4xf16>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<4xi1>) outs(%e : tensor<4xf16>) {
  ^bb0(%x0: i1, %o: f16):
    %y = arith.uitofp %x0 : i1 to f16
    linalg.yield %y : f16
  } -> tensor<4xf16>
  check.expect_eq_const(%r, dense<[0x0000, 0x0000, 0x3C00, 0x3C00]> : tensor<4xf16>) : tensor<4xf16>
  return
}
func.func @sitofp_i1_bf16() {
  %a0 = util.unfoldable_constant dense<[false, false, true, true]> : tensor<4xi1>
  %e = tensor.empty() : tensor<4xbf16>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<4xi1>) outs(%e : tensor<4xbf16>) {
  ^bb0(%x0: i1, %o: bf16):
    %y = arith.sitofp %x0 : i1 to bf16
    linalg.yield %y : bf16
  } -> tensor<4xbf16>
  check.expect_eq_const(%r, dense<[0x0000, 0x0000, 0xBF80, 0xBF80]> : tensor<4xbf16>) : tensor<4xbf16>
  return
}
func.func @uitofp_i1_bf16() {
  %a0 = util.unfoldable_constant dense<[false, false, true, true]> : tensor<4xi1>
  %e = tensor.empty() : tensor<4xbf16>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<4xi1>) outs(%e : tensor<4xbf16>) {
  ^bb0(%x0: i1, %o: bf16):
    %y = arith.uitofp %x0 : i1 to bf16
    linalg.yield %y : bf16
  } -> tensor<4xbf16>
  check.expect_eq_const(%r, dense<[0x0000, 0x0000, 0x3F80, 0x3F80]> : tensor<4xbf16>) : tensor<4xbf16>
  return
}
func.func @sitofp_i1_f32() {
  %a0 = util.unfoldable_constant dense<[false, false, true, true]> : tensor<4xi1>
  %e = tensor.empty() : tensor<4xf32>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<4xi1>) outs(%e : tensor<4xf32>) {
  ^bb0(%x0: i1, %o: f32):
    %y = arith.sitofp %x0 : i1 to f32
    linalg.yield %y : f32
  } -> tensor<4xf32>
  check.expect_eq_const(%r, dense<[0x00000000, 0x00000000, 0xBF800000, 0xBF800000]> : tensor<4xf32>) : tensor<4xf32>
  return
}
func.func @uitofp_i1_f32() {
  %a0 = util.unfoldable_constant dense<[false, false, true, true]> : tensor<4xi1>
  %e = tensor.empty() : tensor<4xf32>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<4xi1>) outs(%e : tensor<4xf32>) {
  ^bb0(%x0: i1, %o: f32):
    %y = arith.uitofp %x0 : i1 to f32
    linalg.yield %y : f32
  } -> tensor<4xf32>
  check.expect_eq_const(%r, dense<[0x00000000, 0x00000000, 0x3F800000, 0x3F800000]> : tensor<4xf32>) : tensor<4xf32>
  return
}
func.func @sitofp_i1_f64() {
  %a0 = util.unfoldable_constant dense<[false, false, true, true]> : tensor<4xi1>
  %e = tensor.empty() : tensor<4xf64>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<4xi1>) outs(%e : tensor<4xf64>) {
  ^bb0(%x0: i1, %o: f64):
    %y = arith.sitofp %x0 : i1 to f64
    linalg.yield %y : f64
  } -> tensor<4xf64>
  check.expect_eq_const(%r, dense<[0x0000000000000000, 0x0000000000000000, 0xBFF0000000000000, 0xBFF0000000000000]> : tensor<4xf64>) : tensor<4xf64>
  return
}
func.func @uitofp_i1_f64() {
  %a0 = util.unfoldable_constant dense<[false, false, true, true]> : tensor<4xi1>
  %e = tensor.empty() : tensor<4xf64>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<4xi1>) outs(%e : tensor<4xf64>) {
  ^bb0(%x0: i1, %o: f64):
    %y = arith.uitofp %x0 : i1 to f64
    linalg.yield %y : f64
  } -> tensor<4xf64>
  check.expect_eq_const(%r, dense<[0x0000000000000000, 0x0000000000000000, 0x3FF0000000000000, 0x3FF0000000000000]> : tensor<4xf64>) : tensor<4xf64>
  return
}
func.func @trunci_i4_i1() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -8, -8, -8, 7, 7, 7, -7, -7, -7, 6, 6, 6, 5, 5, 5]> : tensor<33xi4>
  %e = tensor.empty() : tensor<33xi1>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<33xi4>) outs(%e : tensor<33xi1>) {
  ^bb0(%x0: i4, %o: i1):
    %y = arith.trunci %x0 : i4 to i1
    linalg.yield %y : i1
  } -> tensor<33xi1>
  check.expect_eq_const(%r, dense<[false, false, false, true, true, true, true, true, true, false, false, false, false, false, false, true, true, true, false, false, false, true, true, true, true, true, true, false, false, false, true, true, true]> : tensor<33xi1>) : tensor<33xi1>
  return
}
func.func @extsi_i4_i8() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -8, -8, -8, 7, 7, 7, -7, -7, -7, 6, 6, 6, 5, 5, 5]> : tensor<33xi4>
  %e = tensor.empty() : tensor<33xi8>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<33xi4>) outs(%e : tensor<33xi8>) {
  ^bb0(%x0: i4, %o: i8):
    %y = arith.extsi %x0 : i4 to i8
    linalg.yield %y : i8
  } -> tensor<33xi8>
  check.expect_eq_const(%r, dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -8, -8, -8, 7, 7, 7, -7, -7, -7, 6, 6, 6, 5, 5, 5]> : tensor<33xi8>) : tensor<33xi8>
  return
}
func.func @extui_i4_i8() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -8, -8, -8, 7, 7, 7, -7, -7, -7, 6, 6, 6, 5, 5, 5]> : tensor<33xi4>
  %e = tensor.empty() : tensor<33xi8>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<33xi4>) outs(%e : tensor<33xi8>) {
  ^bb0(%x0: i4, %o: i8):
    %y = arith.extui %x0 : i4 to i8
    linalg.yield %y : i8
  } -> tensor<33xi8>
  check.expect_eq_const(%r, dense<[0, 0, 0, 1, 1, 1, 15, 15, 15, 2, 2, 2, 14, 14, 14, 3, 3, 3, 8, 8, 8, 7, 7, 7, 9, 9, 9, 6, 6, 6, 5, 5, 5]> : tensor<33xi8>) : tensor<33xi8>
  return
}
func.func @extsi_i4_i16() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -8, -8, -8, 7, 7, 7, -7, -7, -7, 6, 6, 6, 5, 5, 5]> : tensor<33xi4>
  %e = tensor.empty() : tensor<33xi16>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<33xi4>) outs(%e : tensor<33xi16>) {
  ^bb0(%x0: i4, %o: i16):
    %y = arith.extsi %x0 : i4 to i16
    linalg.yield %y : i16
  } -> tensor<33xi16>
  check.expect_eq_const(%r, dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -8, -8, -8, 7, 7, 7, -7, -7, -7, 6, 6, 6, 5, 5, 5]> : tensor<33xi16>) : tensor<33xi16>
  return
}
func.func @extui_i4_i16() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -8, -8, -8, 7, 7, 7, -7, -7, -7, 6, 6, 6, 5, 5, 5]> : tensor<33xi4>
  %e = tensor.empty() : tensor<33xi16>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<33xi4>) outs(%e : tensor<33xi16>) {
  ^bb0(%x0: i4, %o: i16):
    %y = arith.extui %x0 : i4 to i16
    linalg.yield %y : i16
  } -> tensor<33xi16>
  check.expect_eq_const(%r, dense<[0, 0, 0, 1, 1, 1, 15, 15, 15, 2, 2, 2, 14, 14, 14, 3, 3, 3, 8, 8, 8, 7, 7, 7, 9, 9, 9, 6, 6, 6, 5, 5, 5]> : tensor<33xi16>) : tensor<33xi16>
  return
}
func.func @extsi_i4_i32() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -8, -8, -8, 7, 7, 7, -7, -7, -7, 6, 6, 6, 5, 5, 5]> : tensor<33xi4>
  %e = tensor.empty() : tensor<33xi32>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<33xi4>) outs(%e : tensor<33xi32>) {
  ^bb0(%x0: i4, %o: i32):
    %y = arith.extsi %x0 : i4 to i32
    linalg.yield %y : i32
  } -> tensor<33xi32>
  check.expect_eq_const(%r, dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -8, -8, -8, 7, 7, 7, -7, -7, -7, 6, 6, 6, 5, 5, 5]> : tensor<33xi32>) : tensor<33xi32>
  return
}
func.func @extui_i4_i32() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -8, -8, -8, 7, 7, 7, -7, -7, -7, 6, 6, 6, 5, 5, 5]> : tensor<33xi4>
  %e = tensor.empty() : tensor<33xi32>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<33xi4>) outs(%e : tensor<33xi32>) {
  ^bb0(%x0: i4, %o: i32):
    %y = arith.extui %x0 : i4 to i32
    linalg.yield %y : i32
  } -> tensor<33xi32>
  check.expect_eq_const(%r, dense<[0, 0, 0, 1, 1, 1, 15, 15, 15, 2, 2, 2, 14, 14, 14, 3, 3, 3, 8, 8, 8, 7, 7, 7, 9, 9, 9, 6, 6, 6, 5, 5, 5]> : tensor<33xi32>) : tensor<33xi32>
  return
}
func.func @extsi_i4_i64() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -8, -8, -8, 7, 7, 7, -7, -7, -7, 6, 6, 6, 5, 5, 5]> : tensor<33xi4>
  %e = tensor.empty() : tensor<33xi64>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<33xi4>) outs(%e : tensor<33xi64>) {
  ^bb0(%x0: i4, %o: i64):
    %y = arith.extsi %x0 : i4 to i64
    linalg.yield %y : i64
  } -> tensor<33xi64>
  check.expect_eq_const(%r, dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -8, -8, -8, 7, 7, 7, -7, -7, -7, 6, 6, 6, 5, 5, 5]> : tensor<33xi64>) : tensor<33xi64>
  return
}
func.func @extui_i4_i64() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -8, -8, -8, 7, 7, 7, -7, -7, -7, 6, 6, 6, 5, 5, 5]> : tensor<33xi4>
  %e = tensor.empty() : tensor<33xi64>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<33xi4>) outs(%e : tensor<33xi64>) {
  ^bb0(%x0: i4, %o: i64):
    %y = arith.extui %x0 : i4 to i64
    linalg.yield %y : i64
  } -> tensor<33xi64>
  check.expect_eq_const(%r, dense<[0, 0, 0, 1, 1, 1, 15, 15, 15, 2, 2, 2, 14, 14, 14, 3, 3, 3, 8, 8, 8, 7, 7, 7, 9, 9, 9, 6, 6, 6, 5, 5, 5]> : tensor<33xi64>) : tensor<33xi64>
  return
}
func.func @sitofp_i4_f16() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -8, -8, -8, 7, 7, 7, -7, -7, -7, 6, 6, 6, 5, 5, 5]> : tensor<33xi4>
  %e = tensor.empty() : tensor<33xf16>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<33xi4>) outs(%e : tensor<33xf16>) {
  ^bb0(%x0: i4, %o: f16):
    %y = arith.sitofp %x0 : i4 to f16
    linalg.yield %y : f16
  } -> tensor<33xf16>
  check.expect_eq_const(%r, dense<[0x0000, 0x0000, 0x0000, 0x3C00, 0x3C00, 0x3C00, 0xBC00, 0xBC00, 0xBC00, 0x4000, 0x4000, 0x4000, 0xC000, 0xC000, 0xC000, 0x4200, 0x4200, 0x4200, 0xC800, 0xC800, 0xC800, 0x4700, 0x4700, 0x4700, 0xC700, 0xC700, 0xC700, 0x4600, 0x4600, 0x4600, 0x4500, 0x4500, 0x4500]> : tensor<33xf16>) : tensor<33xf16>
  return
}
func.func @uitofp_i4_f16() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -8, -8, -8, 7, 7, 7, -7, -7, -7, 6, 6, 6, 5, 5, 5]> : tensor<33xi4>
  %e = tensor.empty() : tensor<33xf16>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<33xi4>) outs(%e : tensor<33xf16>) {
  ^bb0(%x0: i4, %o: f16):
    %y = arith.uitofp %x0 : i4 to f16
    linalg.yield %y : f16
  } -> tensor<33xf16>
  check.expect_eq_const(%r, dense<[0x0000, 0x0000, 0x0000, 0x3C00, 0x3C00, 0x3C00, 0x4B80, 0x4B80, 0x4B80, 0x4000, 0x4000, 0x4000, 0x4B00, 0x4B00, 0x4B00, 0x4200, 0x4200, 0x4200, 0x4800, 0x4800, 0x4800, 0x4700, 0x4700, 0x4700, 0x4880, 0x4880, 0x4880, 0x4600, 0x4600, 0x4600, 0x4500, 0x4500, 0x4500]> : tensor<33xf16>) : tensor<33xf16>
  return
}
func.func @sitofp_i4_bf16() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -8, -8, -8, 7, 7, 7, -7, -7, -7, 6, 6, 6, 5, 5, 5]> : tensor<33xi4>
  %e = tensor.empty() : tensor<33xbf16>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<33xi4>) outs(%e : tensor<33xbf16>) {
  ^bb0(%x0: i4, %o: bf16):
    %y = arith.sitofp %x0 : i4 to bf16
    linalg.yield %y : bf16
  } -> tensor<33xbf16>
  check.expect_eq_const(%r, dense<[0x0000, 0x0000, 0x0000, 0x3F80, 0x3F80, 0x3F80, 0xBF80, 0xBF80, 0xBF80, 0x4000, 0x4000, 0x4000, 0xC000, 0xC000, 0xC000, 0x4040, 0x4040, 0x4040, 0xC100, 0xC100, 0xC100, 0x40E0, 0x40E0, 0x40E0, 0xC0E0, 0xC0E0, 0xC0E0, 0x40C0, 0x40C0, 0x40C0, 0x40A0, 0x40A0, 0x40A0]> : tensor<33xbf16>) : tensor<33xbf16>
  return
}
func.func @uitofp_i4_bf16() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -8, -8, -8, 7, 7, 7, -7, -7, -7, 6, 6, 6, 5, 5, 5]> : tensor<33xi4>
  %e = tensor.empty() : tensor<33xbf16>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<33xi4>) outs(%e : tensor<33xbf16>) {
  ^bb0(%x0: i4, %o: bf16):
    %y = arith.uitofp %x0 : i4 to bf16
    linalg.yield %y : bf16
  } -> tensor<33xbf16>
  check.expect_eq_const(%r, dense<[0x0000, 0x0000, 0x0000, 0x3F80, 0x3F80, 0x3F80, 0x4170, 0x4170, 0x4170, 0x4000, 0x4000, 0x4000, 0x4160, 0x4160, 0x4160, 0x4040, 0x4040, 0x4040, 0x4100, 0x4100, 0x4100, 0x40E0, 0x40E0, 0x40E0, 0x4110, 0x4110, 0x4110, 0x40C0, 0x40C0, 0x40C0, 0x40A0, 0x40A0, 0x40A0]> : tensor<33xbf16>) : tensor<33xbf16>
  return
}
func.func @sitofp_i4_f32() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -8, -8, -8, 7, 7, 7, -7, -7, -7, 6, 6, 6, 5, 5, 5]> : tensor<33xi4>
  %e = tensor.empty() : tensor<33xf32>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<33xi4>) outs(%e : tensor<33xf32>) {
  ^bb0(%x0: i4, %o: f32):
    %y = arith.sitofp %x0 : i4 to f32
    linalg.yield %y : f32
  } -> tensor<33xf32>
  check.expect_eq_const(%r, dense<[0x00000000, 0x00000000, 0x00000000, 0x3F800000, 0x3F800000, 0x3F800000, 0xBF800000, 0xBF800000, 0xBF800000, 0x40000000, 0x40000000, 0x40000000, 0xC0000000, 0xC0000000, 0xC0000000, 0x40400000, 0x40400000, 0x40400000, 0xC1000000, 0xC1000000, 0xC1000000, 0x40E00000, 0x40E00000, 0x40E00000, 0xC0E00000, 0xC0E00000, 0xC0E00000, 0x40C00000, 0x40C00000, 0x40C00000, 0x40A00000, 0x40A00000, 0x40A00000]> : tensor<33xf32>) : tensor<33xf32>
  return
}
func.func @uitofp_i4_f32() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -8, -8, -8, 7, 7, 7, -7, -7, -7, 6, 6, 6, 5, 5, 5]> : tensor<33xi4>
  %e = tensor.empty() : tensor<33xf32>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<33xi4>) outs(%e : tensor<33xf32>) {
  ^bb0(%x0: i4, %o: f32):
    %y = arith.uitofp %x0 : i4 to f32
    linalg.yield %y : f32
  } -> tensor<33xf32>
  check.expect_eq_const(%r, dense<[0x00000000, 0x00000000, 0x00000000, 0x3F800000, 0x3F800000, 0x3F800000, 0x41700000, 0x41700000, 0x41700000, 0x40000000, 0x40000000, 0x40000000, 0x41600000, 0x41600000, 0x41600000, 0x40400000, 0x40400000, 0x40400000, 0x41000000, 0x41000000, 0x41000000, 0x40E00000, 0x40E00000, 0x40E00000, 0x41100000, 0x41100000, 0x41100000, 0x40C00000, 0x40C00000, 0x40C00000, 0x40A00000, 0x40A00000, 0x40A00000]> : tensor<33xf32>) : tensor<33xf32>
  return
}
func.func @sitofp_i4_f64() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -8, -8, -8, 7, 7, 7, -7, -7, -7, 6, 6, 6, 5, 5, 5]> : tensor<33xi4>
  %e = tensor.empty() : tensor<33xf64>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<33xi4>) outs(%e : tensor<33xf64>) {
  ^bb0(%x0: i4, %o: f64):
    %y = arith.sitofp %x0 : i4 to f64
    linalg.yield %y : f64
  } -> tensor<33xf64>
  check.expect_eq_const(%r, dense<[0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x3FF0000000000000, 0x3FF0000000000000, 0x3FF0000000000000, 0xBFF0000000000000, 0xBFF0000000000000, 0xBFF0000000000000, 0x4000000000000000, 0x4000000000000000, 0x4000000000000000, 0xC000000000000000, 0xC000000000000000, 0xC000000000000000, 0x4008000000000000, 0x4008000000000000, 0x4008000000000000, 0xC020000000000000, 0xC020000000000000, 0xC020000000000000, 0x401C000000000000, 0x401C000000000000, 0x401C000000000000, 0xC01C000000000000, 0xC01C000000000000, 0xC01C000000000000, 0x4018000000000000, 0x4018000000000000, 0x4018000000000000, 0x4014000000000000, 0x4014000000000000, 0x4014000000000000]> : tensor<33xf64>) : tensor<33xf64>
  return
}
func.func @uitofp_i4_f64() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -8, -8, -8, 7, 7, 7, -7, -7, -7, 6, 6, 6, 5, 5, 5]> : tensor<33xi4>
  %e = tensor.empty() : tensor<33xf64>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<33xi4>) outs(%e : tensor<33xf64>) {
  ^bb0(%x0: i4, %o: f64):
    %y = arith.uitofp %x0 : i4 to f64
    linalg.yield %y : f64
  } -> tensor<33xf64>
  check.expect_eq_const(%r, dense<[0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x3FF0000000000000, 0x3FF0000000000000, 0x3FF0000000000000, 0x402E000000000000, 0x402E000000000000, 0x402E000000000000, 0x4000000000000000, 0x4000000000000000, 0x4000000000000000, 0x402C000000000000, 0x402C000000000000, 0x402C000000000000, 0x4008000000000000, 0x4008000000000000, 0x4008000000000000, 0x4020000000000000, 0x4020000000000000, 0x4020000000000000, 0x401C000000000000, 0x401C000000000000, 0x401C000000000000, 0x4022000000000000, 0x4022000000000000, 0x4022000000000000, 0x4018000000000000, 0x4018000000000000, 0x4018000000000000, 0x4014000000000000, 0x4014000000000000, 0x4014000000000000]> : tensor<33xf64>) : tensor<33xf64>
  return
}
func.func @trunci_i8_i1() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -128, -128, -128, 127, 127, 127, -127, -127, -127, 126, 126, 126, 5, 5, 5]> : tensor<33xi8>
  %e = tensor.empty() : tensor<33xi1>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<33xi8>) outs(%e : tensor<33xi1>) {
  ^bb0(%x0: i8, %o: i1):
    %y = arith.trunci %x0 : i8 to i1
    linalg.yield %y : i1
  } -> tensor<33xi1>
  check.expect_eq_const(%r, dense<[false, false, false, true, true, true, true, true, true, false, false, false, false, false, false, true, true, true, false, false, false, true, true, true, true, true, true, false, false, false, true, true, true]> : tensor<33xi1>) : tensor<33xi1>
  return
}
func.func @trunci_i8_i4() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -128, -128, -128, 127, 127, 127, -127, -127, -127, 126, 126, 126, 5, 5, 5]> : tensor<33xi8>
  %e = tensor.empty() : tensor<33xi4>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<33xi8>) outs(%e : tensor<33xi4>) {
  ^bb0(%x0: i8, %o: i4):
    %y = arith.trunci %x0 : i8 to i4
    linalg.yield %y : i4
  } -> tensor<33xi4>
  check.expect_eq_const(%r, dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, 0, 0, 0, -1, -1, -1, 1, 1, 1, -2, -2, -2, 5, 5, 5]> : tensor<33xi4>) : tensor<33xi4>
  return
}
func.func @extsi_i8_i16() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -128, -128, -128, 127, 127, 127, -127, -127, -127, 126, 126, 126, 5, 5, 5]> : tensor<33xi8>
  %e = tensor.empty() : tensor<33xi16>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<33xi8>) outs(%e : tensor<33xi16>) {
  ^bb0(%x0: i8, %o: i16):
    %y = arith.extsi %x0 : i8 to i16
    linalg.yield %y : i16
  } -> tensor<33xi16>
  check.expect_eq_const(%r, dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -128, -128, -128, 127, 127, 127, -127, -127, -127, 126, 126, 126, 5, 5, 5]> : tensor<33xi16>) : tensor<33xi16>
  return
}
func.func @extui_i8_i16() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -128, -128, -128, 127, 127, 127, -127, -127, -127, 126, 126, 126, 5, 5, 5]> : tensor<33xi8>
  %e = tensor.empty() : tensor<33xi16>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<33xi8>) outs(%e : tensor<33xi16>) {
  ^bb0(%x0: i8, %o: i16):
    %y = arith.extui %x0 : i8 to i16
    linalg.yield %y : i16
  } -> tensor<33xi16>
  check.expect_eq_const(%r, dense<[0, 0, 0, 1, 1, 1, 255, 255, 255, 2, 2, 2, 254, 254, 254, 3, 3, 3, 128, 128, 128, 127, 127, 127, 129, 129, 129, 126, 126, 126, 5, 5, 5]> : tensor<33xi16>) : tensor<33xi16>
  return
}
func.func @extsi_i8_i32() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -128, -128, -128, 127, 127, 127, -127, -127, -127, 126, 126, 126, 5, 5, 5]> : tensor<33xi8>
  %e = tensor.empty() : tensor<33xi32>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<33xi8>) outs(%e : tensor<33xi32>) {
  ^bb0(%x0: i8, %o: i32):
    %y = arith.extsi %x0 : i8 to i32
    linalg.yield %y : i32
  } -> tensor<33xi32>
  check.expect_eq_const(%r, dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -128, -128, -128, 127, 127, 127, -127, -127, -127, 126, 126, 126, 5, 5, 5]> : tensor<33xi32>) : tensor<33xi32>
  return
}
func.func @extui_i8_i32() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -128, -128, -128, 127, 127, 127, -127, -127, -127, 126, 126, 126, 5, 5, 5]> : tensor<33xi8>
  %e = tensor.empty() : tensor<33xi32>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<33xi8>) outs(%e : tensor<33xi32>) {
  ^bb0(%x0: i8, %o: i32):
    %y = arith.extui %x0 : i8 to i32
    linalg.yield %y : i32
  } -> tensor<33xi32>
  check.expect_eq_const(%r, dense<[0, 0, 0, 1, 1, 1, 255, 255, 255, 2, 2, 2, 254, 254, 254, 3, 3, 3, 128, 128, 128, 127, 127, 127, 129, 129, 129, 126, 126, 126, 5, 5, 5]> : tensor<33xi32>) : tensor<33xi32>
  return
}
func.func @extsi_i8_i64() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -128, -128, -128, 127, 127, 127, -127, -127, -127, 126, 126, 126, 5, 5, 5]> : tensor<33xi8>
  %e = tensor.empty() : tensor<33xi64>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<33xi8>) outs(%e : tensor<33xi64>) {
  ^bb0(%x0: i8, %o: i64):
    %y = arith.extsi %x0 : i8 to i64
    linalg.yield %y : i64
  } -> tensor<33xi64>
  check.expect_eq_const(%r, dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -128, -128, -128, 127, 127, 127, -127, -127, -127, 126, 126, 126, 5, 5, 5]> : tensor<33xi64>) : tensor<33xi64>
  return
}
func.func @extui_i8_i64() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -128, -128, -128, 127, 127, 127, -127, -127, -127, 126, 126, 126, 5, 5, 5]> : tensor<33xi8>
  %e = tensor.empty() : tensor<33xi64>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<33xi8>) outs(%e : tensor<33xi64>) {
  ^bb0(%x0: i8, %o: i64):
    %y = arith.extui %x0 : i8 to i64
    linalg.yield %y : i64
  } -> tensor<33xi64>
  check.expect_eq_const(%r, dense<[0, 0, 0, 1, 1, 1, 255, 255, 255, 2, 2, 2, 254, 254, 254, 3, 3, 3, 128, 128, 128, 127, 127, 127, 129, 129, 129, 126, 126, 126, 5, 5, 5]> : tensor<33xi64>) : tensor<33xi64>
  return
}
func.func @sitofp_i8_f16() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -128, -128, -128, 127, 127, 127, -127, -127, -127, 126, 126, 126, 5, 5, 5]> : tensor<33xi8>
  %e = tensor.empty() : tensor<33xf16>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<33xi8>) outs(%e : tensor<33xf16>) {
  ^bb0(%x0: i8, %o: f16):
    %y = arith.sitofp %x0 : i8 to f16
    linalg.yield %y : f16
  } -> tensor<33xf16>
  check.expect_eq_const(%r, dense<[0x0000, 0x0000, 0x0000, 0x3C00, 0x3C00, 0x3C00, 0xBC00, 0xBC00, 0xBC00, 0x4000, 0x4000, 0x4000, 0xC000, 0xC000, 0xC000, 0x4200, 0x4200, 0x4200, 0xD800, 0xD800, 0xD800, 0x57F0, 0x57F0, 0x57F0, 0xD7F0, 0xD7F0, 0xD7F0, 0x57E0, 0x57E0, 0x57E0, 0x4500, 0x4500, 0x4500]> : tensor<33xf16>) : tensor<33xf16>
  return
}
func.func @uitofp_i8_f16() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -128, -128, -128, 127, 127, 127, -127, -127, -127, 126, 126, 126, 5, 5, 5]> : tensor<33xi8>
  %e = tensor.empty() : tensor<33xf16>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<33xi8>) outs(%e : tensor<33xf16>) {
  ^bb0(%x0: i8, %o: f16):
    %y = arith.uitofp %x0 : i8 to f16
    linalg.yield %y : f16
  } -> tensor<33xf16>
  check.expect_eq_const(%r, dense<[0x0000, 0x0000, 0x0000, 0x3C00, 0x3C00, 0x3C00, 0x5BF8, 0x5BF8, 0x5BF8, 0x4000, 0x4000, 0x4000, 0x5BF0, 0x5BF0, 0x5BF0, 0x4200, 0x4200, 0x4200, 0x5800, 0x5800, 0x5800, 0x57F0, 0x57F0, 0x57F0, 0x5808, 0x5808, 0x5808, 0x57E0, 0x57E0, 0x57E0, 0x4500, 0x4500, 0x4500]> : tensor<33xf16>) : tensor<33xf16>
  return
}
func.func @sitofp_i8_bf16() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -128, -128, -128, 127, 127, 127, -127, -127, -127, 126, 126, 126, 5, 5, 5]> : tensor<33xi8>
  %e = tensor.empty() : tensor<33xbf16>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<33xi8>) outs(%e : tensor<33xbf16>) {
  ^bb0(%x0: i8, %o: bf16):
    %y = arith.sitofp %x0 : i8 to bf16
    linalg.yield %y : bf16
  } -> tensor<33xbf16>
  check.expect_eq_const(%r, dense<[0x0000, 0x0000, 0x0000, 0x3F80, 0x3F80, 0x3F80, 0xBF80, 0xBF80, 0xBF80, 0x4000, 0x4000, 0x4000, 0xC000, 0xC000, 0xC000, 0x4040, 0x4040, 0x4040, 0xC300, 0xC300, 0xC300, 0x42FE, 0x42FE, 0x42FE, 0xC2FE, 0xC2FE, 0xC2FE, 0x42FC, 0x42FC, 0x42FC, 0x40A0, 0x40A0, 0x40A0]> : tensor<33xbf16>) : tensor<33xbf16>
  return
}
func.func @uitofp_i8_bf16() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -128, -128, -128, 127, 127, 127, -127, -127, -127, 126, 126, 126, 5, 5, 5]> : tensor<33xi8>
  %e = tensor.empty() : tensor<33xbf16>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<33xi8>) outs(%e : tensor<33xbf16>) {
  ^bb0(%x0: i8, %o: bf16):
    %y = arith.uitofp %x0 : i8 to bf16
    linalg.yield %y : bf16
  } -> tensor<33xbf16>
  check.expect_eq_const(%r, dense<[0x0000, 0x0000, 0x0000, 0x3F80, 0x3F80, 0x3F80, 0x437F, 0x437F, 0x437F, 0x4000, 0x4000, 0x4000, 0x437E, 0x437E, 0x437E, 0x4040, 0x4040, 0x4040, 0x4300, 0x4300, 0x4300, 0x42FE, 0x42FE, 0x42FE, 0x4301, 0x4301, 0x4301, 0x42FC, 0x42FC, 0x42FC, 0x40A0, 0x40A0, 0x40A0]> : tensor<33xbf16>) : tensor<33xbf16>
  return
}
func.func @sitofp_i8_f32() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -128, -128, -128, 127, 127, 127, -127, -127, -127, 126, 126, 126, 5, 5, 5]> : tensor<33xi8>
  %e = tensor.empty() : tensor<33xf32>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<33xi8>) outs(%e : tensor<33xf32>) {
  ^bb0(%x0: i8, %o: f32):
    %y = arith.sitofp %x0 : i8 to f32
    linalg.yield %y : f32
  } -> tensor<33xf32>
  check.expect_eq_const(%r, dense<[0x00000000, 0x00000000, 0x00000000, 0x3F800000, 0x3F800000, 0x3F800000, 0xBF800000, 0xBF800000, 0xBF800000, 0x40000000, 0x40000000, 0x40000000, 0xC0000000, 0xC0000000, 0xC0000000, 0x40400000, 0x40400000, 0x40400000, 0xC3000000, 0xC3000000, 0xC3000000, 0x42FE0000, 0x42FE0000, 0x42FE0000, 0xC2FE0000, 0xC2FE0000, 0xC2FE0000, 0x42FC0000, 0x42FC0000, 0x42FC0000, 0x40A00000, 0x40A00000, 0x40A00000]> : tensor<33xf32>) : tensor<33xf32>
  return
}
func.func @uitofp_i8_f32() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -128, -128, -128, 127, 127, 127, -127, -127, -127, 126, 126, 126, 5, 5, 5]> : tensor<33xi8>
  %e = tensor.empty() : tensor<33xf32>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<33xi8>) outs(%e : tensor<33xf32>) {
  ^bb0(%x0: i8, %o: f32):
    %y = arith.uitofp %x0 : i8 to f32
    linalg.yield %y : f32
  } -> tensor<33xf32>
  check.expect_eq_const(%r, dense<[0x00000000, 0x00000000, 0x00000000, 0x3F800000, 0x3F800000, 0x3F800000, 0x437F0000, 0x437F0000, 0x437F0000, 0x40000000, 0x40000000, 0x40000000, 0x437E0000, 0x437E0000, 0x437E0000, 0x40400000, 0x40400000, 0x40400000, 0x43000000, 0x43000000, 0x43000000, 0x42FE0000, 0x42FE0000, 0x42FE0000, 0x43010000, 0x43010000, 0x43010000, 0x42FC0000, 0x42FC0000, 0x42FC0000, 0x40A00000, 0x40A00000, 0x40A00000]> : tensor<33xf32>) : tensor<33xf32>
  return
}
func.func @sitofp_i8_f64() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -128, -128, -128, 127, 127, 127, -127, -127, -127, 126, 126, 126, 5, 5, 5]> : tensor<33xi8>
  %e = tensor.empty() : tensor<33xf64>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<33xi8>) outs(%e : tensor<33xf64>) {
  ^bb0(%x0: i8, %o: f64):
    %y = arith.sitofp %x0 : i8 to f64
    linalg.yield %y : f64
  } -> tensor<33xf64>
  check.expect_eq_const(%r, dense<[0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x3FF0000000000000, 0x3FF0000000000000, 0x3FF0000000000000, 0xBFF0000000000000, 0xBFF0000000000000, 0xBFF0000000000000, 0x4000000000000000, 0x4000000000000000, 0x4000000000000000, 0xC000000000000000, 0xC000000000000000, 0xC000000000000000, 0x4008000000000000, 0x4008000000000000, 0x4008000000000000, 0xC060000000000000, 0xC060000000000000, 0xC060000000000000, 0x405FC00000000000, 0x405FC00000000000, 0x405FC00000000000, 0xC05FC00000000000, 0xC05FC00000000000, 0xC05FC00000000000, 0x405F800000000000, 0x405F800000000000, 0x405F800000000000, 0x4014000000000000, 0x4014000000000000, 0x4014000000000000]> : tensor<33xf64>) : tensor<33xf64>
  return
}
func.func @uitofp_i8_f64() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -128, -128, -128, 127, 127, 127, -127, -127, -127, 126, 126, 126, 5, 5, 5]> : tensor<33xi8>
  %e = tensor.empty() : tensor<33xf64>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<33xi8>) outs(%e : tensor<33xf64>) {
  ^bb0(%x0: i8, %o: f64):
    %y = arith.uitofp %x0 : i8 to f64
    linalg.yield %y : f64
  } -> tensor<33xf64>
  check.expect_eq_const(%r, dense<[0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x3FF0000000000000, 0x3FF0000000000000, 0x3FF0000000000000, 0x406FE00000000000, 0x406FE00000000000, 0x406FE00000000000, 0x4000000000000000, 0x4000000000000000, 0x4000000000000000, 0x406FC00000000000, 0x406FC00000000000, 0x406FC00000000000, 0x4008000000000000, 0x4008000000000000, 0x4008000000000000, 0x4060000000000000, 0x4060000000000000, 0x4060000000000000, 0x405FC00000000000, 0x405FC00000000000, 0x405FC00000000000, 0x4060200000000000, 0x4060200000000000, 0x4060200000000000, 0x405F800000000000, 0x405F800000000000, 0x405F800000000000, 0x4014000000000000, 0x4014000000000000, 0x4014000000000000]> : tensor<33xf64>) : tensor<33xf64>
  return
}
func.func @trunci_i16_i1() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -32768, -32768, -32768, 32767, 32767, 32767, -32767, -32767, -32767, 32766, 32766, 32766, 5, 5, 5]> : tensor<33xi16>
  %e = tensor.empty() : tensor<33xi1>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<33xi16>) outs(%e : tensor<33xi1>) {
  ^bb0(%x0: i16, %o: i1):
    %y = arith.trunci %x0 : i16 to i1
    linalg.yield %y : i1
  } -> tensor<33xi1>
  check.expect_eq_const(%r, dense<[false, false, false, true, true, true, true, true, true, false, false, false, false, false, false, true, true, true, false, false, false, true, true, true, true, true, true, false, false, false, true, true, true]> : tensor<33xi1>) : tensor<33xi1>
  return
}
func.func @trunci_i16_i4() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -32768, -32768, -32768, 32767, 32767, 32767, -32767, -32767, -32767, 32766, 32766, 32766, 5, 5, 5]> : tensor<33xi16>
  %e = tensor.empty() : tensor<33xi4>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<33xi16>) outs(%e : tensor<33xi4>) {
  ^bb0(%x0: i16, %o: i4):
    %y = arith.trunci %x0 : i16 to i4
    linalg.yield %y : i4
  } -> tensor<33xi4>
  check.expect_eq_const(%r, dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, 0, 0, 0, -1, -1, -1, 1, 1, 1, -2, -2, -2, 5, 5, 5]> : tensor<33xi4>) : tensor<33xi4>
  return
}
func.func @trunci_i16_i8() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -32768, -32768, -32768, 32767, 32767, 32767, -32767, -32767, -32767, 32766, 32766, 32766, 5, 5, 5]> : tensor<33xi16>
  %e = tensor.empty() : tensor<33xi8>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<33xi16>) outs(%e : tensor<33xi8>) {
  ^bb0(%x0: i16, %o: i8):
    %y = arith.trunci %x0 : i16 to i8
    linalg.yield %y : i8
  } -> tensor<33xi8>
  check.expect_eq_const(%r, dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, 0, 0, 0, -1, -1, -1, 1, 1, 1, -2, -2, -2, 5, 5, 5]> : tensor<33xi8>) : tensor<33xi8>
  return
}
func.func @extsi_i16_i32() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -32768, -32768, -32768, 32767, 32767, 32767, -32767, -32767, -32767, 32766, 32766, 32766, 5, 5, 5]> : tensor<33xi16>
  %e = tensor.empty() : tensor<33xi32>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<33xi16>) outs(%e : tensor<33xi32>) {
  ^bb0(%x0: i16, %o: i32):
    %y = arith.extsi %x0 : i16 to i32
    linalg.yield %y : i32
  } -> tensor<33xi32>
  check.expect_eq_const(%r, dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -32768, -32768, -32768, 32767, 32767, 32767, -32767, -32767, -32767, 32766, 32766, 32766, 5, 5, 5]> : tensor<33xi32>) : tensor<33xi32>
  return
}
func.func @extui_i16_i32() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -32768, -32768, -32768, 32767, 32767, 32767, -32767, -32767, -32767, 32766, 32766, 32766, 5, 5, 5]> : tensor<33xi16>
  %e = tensor.empty() : tensor<33xi32>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<33xi16>) outs(%e : tensor<33xi32>) {
  ^bb0(%x0: i16, %o: i32):
    %y = arith.extui %x0 : i16 to i32
    linalg.yield %y : i32
  } -> tensor<33xi32>
  check.expect_eq_const(%r, dense<[0, 0, 0, 1, 1, 1, 65535, 65535, 65535, 2, 2, 2, 65534, 65534, 65534, 3, 3, 3, 32768, 32768, 32768, 32767, 32767, 32767, 32769, 32769, 32769, 32766, 32766, 32766, 5, 5, 5]> : tensor<33xi32>) : tensor<33xi32>
  return
}
func.func @extsi_i16_i64() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -32768, -32768, -32768, 32767, 32767, 32767, -32767, -32767, -32767, 32766, 32766, 32766, 5, 5, 5]> : tensor<33xi16>
  %e = tensor.empty() : tensor<33xi64>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<33xi16>) outs(%e : tensor<33xi64>) {
  ^bb0(%x0: i16, %o: i64):
    %y = arith.extsi %x0 : i16 to i64
    linalg.yield %y : i64
  } -> tensor<33xi64>
  check.expect_eq_const(%r, dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -32768, -32768, -32768, 32767, 32767, 32767, -32767, -32767, -32767, 32766, 32766, 32766, 5, 5, 5]> : tensor<33xi64>) : tensor<33xi64>
  return
}
func.func @extui_i16_i64() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -32768, -32768, -32768, 32767, 32767, 32767, -32767, -32767, -32767, 32766, 32766, 32766, 5, 5, 5]> : tensor<33xi16>
  %e = tensor.empty() : tensor<33xi64>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<33xi16>) outs(%e : tensor<33xi64>) {
  ^bb0(%x0: i16, %o: i64):
    %y = arith.extui %x0 : i16 to i64
    linalg.yield %y : i64
  } -> tensor<33xi64>
  check.expect_eq_const(%r, dense<[0, 0, 0, 1, 1, 1, 65535, 65535, 65535, 2, 2, 2, 65534, 65534, 65534, 3, 3, 3, 32768, 32768, 32768, 32767, 32767, 32767, 32769, 32769, 32769, 32766, 32766, 32766, 5, 5, 5]> : tensor<33xi64>) : tensor<33xi64>
  return
}
func.func @sitofp_i16_f16() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, 5, 5, 5]> : tensor<21xi16>
  %e = tensor.empty() : tensor<21xf16>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<21xi16>) outs(%e : tensor<21xf16>) {
  ^bb0(%x0: i16, %o: f16):
    %y = arith.sitofp %x0 : i16 to f16
    linalg.yield %y : f16
  } -> tensor<21xf16>
  check.expect_eq_const(%r, dense<[0x0000, 0x0000, 0x0000, 0x3C00, 0x3C00, 0x3C00, 0xBC00, 0xBC00, 0xBC00, 0x4000, 0x4000, 0x4000, 0xC000, 0xC000, 0xC000, 0x4200, 0x4200, 0x4200, 0x4500, 0x4500, 0x4500]> : tensor<21xf16>) : tensor<21xf16>
  return
}
func.func @uitofp_i16_f16() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 5, 5, 5]> : tensor<15xi16>
  %e = tensor.empty() : tensor<15xf16>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<15xi16>) outs(%e : tensor<15xf16>) {
  ^bb0(%x0: i16, %o: f16):
    %y = arith.uitofp %x0 : i16 to f16
    linalg.yield %y : f16
  } -> tensor<15xf16>
  check.expect_eq_const(%r, dense<[0x0000, 0x0000, 0x0000, 0x3C00, 0x3C00, 0x3C00, 0x4000, 0x4000, 0x4000, 0x4200, 0x4200, 0x4200, 0x4500, 0x4500, 0x4500]> : tensor<15xf16>) : tensor<15xf16>
  return
}
func.func @sitofp_i16_bf16() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, 5, 5, 5]> : tensor<21xi16>
  %e = tensor.empty() : tensor<21xbf16>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<21xi16>) outs(%e : tensor<21xbf16>) {
  ^bb0(%x0: i16, %o: bf16):
    %y = arith.sitofp %x0 : i16 to bf16
    linalg.yield %y : bf16
  } -> tensor<21xbf16>
  check.expect_eq_const(%r, dense<[0x0000, 0x0000, 0x0000, 0x3F80, 0x3F80, 0x3F80, 0xBF80, 0xBF80, 0xBF80, 0x4000, 0x4000, 0x4000, 0xC000, 0xC000, 0xC000, 0x4040, 0x4040, 0x4040, 0x40A0, 0x40A0, 0x40A0]> : tensor<21xbf16>) : tensor<21xbf16>
  return
}
func.func @uitofp_i16_bf16() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 5, 5, 5]> : tensor<15xi16>
  %e = tensor.empty() : tensor<15xbf16>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<15xi16>) outs(%e : tensor<15xbf16>) {
  ^bb0(%x0: i16, %o: bf16):
    %y = arith.uitofp %x0 : i16 to bf16
    linalg.yield %y : bf16
  } -> tensor<15xbf16>
  check.expect_eq_const(%r, dense<[0x0000, 0x0000, 0x0000, 0x3F80, 0x3F80, 0x3F80, 0x4000, 0x4000, 0x4000, 0x4040, 0x4040, 0x4040, 0x40A0, 0x40A0, 0x40A0]> : tensor<15xbf16>) : tensor<15xbf16>
  return
}
func.func @sitofp_i16_f32() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, 5, 5, 5]> : tensor<21xi16>
  %e = tensor.empty() : tensor<21xf32>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<21xi16>) outs(%e : tensor<21xf32>) {
  ^bb0(%x0: i16, %o: f32):
    %y = arith.sitofp %x0 : i16 to f32
    linalg.yield %y : f32
  } -> tensor<21xf32>
  check.expect_eq_const(%r, dense<[0x00000000, 0x00000000, 0x00000000, 0x3F800000, 0x3F800000, 0x3F800000, 0xBF800000, 0xBF800000, 0xBF800000, 0x40000000, 0x40000000, 0x40000000, 0xC0000000, 0xC0000000, 0xC0000000, 0x40400000, 0x40400000, 0x40400000, 0x40A00000, 0x40A00000, 0x40A00000]> : tensor<21xf32>) : tensor<21xf32>
  return
}
func.func @uitofp_i16_f32() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 5, 5, 5]> : tensor<15xi16>
  %e = tensor.empty() : tensor<15xf32>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<15xi16>) outs(%e : tensor<15xf32>) {
  ^bb0(%x0: i16, %o: f32):
    %y = arith.uitofp %x0 : i16 to f32
    linalg.yield %y : f32
  } -> tensor<15xf32>
  check.expect_eq_const(%r, dense<[0x00000000, 0x00000000, 0x00000000, 0x3F800000, 0x3F800000, 0x3F800000, 0x40000000, 0x40000000, 0x40000000, 0x40400000, 0x40400000, 0x40400000, 0x40A00000, 0x40A00000, 0x40A00000]> : tensor<15xf32>) : tensor<15xf32>
  return
}
func.func @sitofp_i16_f64() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, 5, 5, 5]> : tensor<21xi16>
  %e = tensor.empty() : tensor<21xf64>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<21xi16>) outs(%e : tensor<21xf64>) {
  ^bb0(%x0: i16, %o: f64):
    %y = arith.sitofp %x0 : i16 to f64
    linalg.yield %y : f64
  } -> tensor<21xf64>
  check.expect_eq_const(%r, dense<[0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x3FF0000000000000, 0x3FF0000000000000, 0x3FF0000000000000, 0xBFF0000000000000, 0xBFF0000000000000, 0xBFF0000000000000, 0x4000000000000000, 0x4000000000000000, 0x4000000000000000, 0xC000000000000000, 0xC000000000000000, 0xC000000000000000, 0x4008000000000000, 0x4008000000000000, 0x4008000000000000, 0x4014000000000000, 0x4014000000000000, 0x4014000000000000]> : tensor<21xf64>) : tensor<21xf64>
  return
}
func.func @uitofp_i16_f64() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 5, 5, 5]> : tensor<15xi16>
  %e = tensor.empty() : tensor<15xf64>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<15xi16>) outs(%e : tensor<15xf64>) {
  ^bb0(%x0: i16, %o: f64):
    %y = arith.uitofp %x0 : i16 to f64
    linalg.yield %y : f64
  } -> tensor<15xf64>
  check.expect_eq_const(%r, dense<[0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x3FF0000000000000, 0x3FF0000000000000, 0x3FF0000000000000, 0x4000000000000000, 0x4000000000000000, 0x4000000000000000, 0x4008000000000000, 0x4008000000000000, 0x4008000000000000, 0x4014000000000000, 0x4014000000000000, 0x4014000000000000]> : tensor<15xf64>) : tensor<15xf64>
  return
}
func.func @trunci_i32_i1() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -2147483648, -2147483648, -2147483648, 2147483647, 2147483647, 2147483647, -2147483647, -2147483647, -2147483647, 2147483646, 2147483646, 2147483646, 5, 5, 5]> : tensor<33xi32>
  %e = tensor.empty() : tensor<33xi1>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<33xi32>) outs(%e : tensor<33xi1>) {
  ^bb0(%x0: i32, %o: i1):
    %y = arith.trunci %x0 : i32 to i1
    linalg.yield %y : i1
  } -> tensor<33xi1>
  check.expect_eq_const(%r, dense<[false, false, false, true, true, true, true, true, true, false, false, false, false, false, false, true, true, true, false, false, false, true, true, true, true, true, true, false, false, false, true, true, true]> : tensor<33xi1>) : tensor<33xi1>
  return
}
func.func @trunci_i32_i4() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -2147483648, -2147483648, -2147483648, 2147483647, 2147483647, 2147483647, -2147483647, -2147483647, -2147483647, 2147483646, 2147483646, 2147483646, 5, 5, 5]> : tensor<33xi32>
  %e = tensor.empty() : tensor<33xi4>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<33xi32>) outs(%e : tensor<33xi4>) {
  ^bb0(%x0: i32, %o: i4):
    %y = arith.trunci %x0 : i32 to i4
    linalg.yield %y : i4
  } -> tensor<33xi4>
  check.expect_eq_const(%r, dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, 0, 0, 0, -1, -1, -1, 1, 1, 1, -2, -2, -2, 5, 5, 5]> : tensor<33xi4>) : tensor<33xi4>
  return
}
func.func @trunci_i32_i8() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -2147483648, -2147483648, -2147483648, 2147483647, 2147483647, 2147483647, -2147483647, -2147483647, -2147483647, 2147483646, 2147483646, 2147483646, 5, 5, 5]> : tensor<33xi32>
  %e = tensor.empty() : tensor<33xi8>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<33xi32>) outs(%e : tensor<33xi8>) {
  ^bb0(%x0: i32, %o: i8):
    %y = arith.trunci %x0 : i32 to i8
    linalg.yield %y : i8
  } -> tensor<33xi8>
  check.expect_eq_const(%r, dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, 0, 0, 0, -1, -1, -1, 1, 1, 1, -2, -2, -2, 5, 5, 5]> : tensor<33xi8>) : tensor<33xi8>
  return
}
func.func @trunci_i32_i16() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -2147483648, -2147483648, -2147483648, 2147483647, 2147483647, 2147483647, -2147483647, -2147483647, -2147483647, 2147483646, 2147483646, 2147483646, 5, 5, 5]> : tensor<33xi32>
  %e = tensor.empty() : tensor<33xi16>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<33xi32>) outs(%e : tensor<33xi16>) {
  ^bb0(%x0: i32, %o: i16):
    %y = arith.trunci %x0 : i32 to i16
    linalg.yield %y : i16
  } -> tensor<33xi16>
  check.expect_eq_const(%r, dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, 0, 0, 0, -1, -1, -1, 1, 1, 1, -2, -2, -2, 5, 5, 5]> : tensor<33xi16>) : tensor<33xi16>
  return
}
func.func @extsi_i32_i64() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -2147483648, -2147483648, -2147483648, 2147483647, 2147483647, 2147483647, -2147483647, -2147483647, -2147483647, 2147483646, 2147483646, 2147483646, 5, 5, 5]> : tensor<33xi32>
  %e = tensor.empty() : tensor<33xi64>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<33xi32>) outs(%e : tensor<33xi64>) {
  ^bb0(%x0: i32, %o: i64):
    %y = arith.extsi %x0 : i32 to i64
    linalg.yield %y : i64
  } -> tensor<33xi64>
  check.expect_eq_const(%r, dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -2147483648, -2147483648, -2147483648, 2147483647, 2147483647, 2147483647, -2147483647, -2147483647, -2147483647, 2147483646, 2147483646, 2147483646, 5, 5, 5]> : tensor<33xi64>) : tensor<33xi64>
  return
}
func.func @extui_i32_i64() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -2147483648, -2147483648, -2147483648, 2147483647, 2147483647, 2147483647, -2147483647, -2147483647, -2147483647, 2147483646, 2147483646, 2147483646, 5, 5, 5]> : tensor<33xi32>
  %e = tensor.empty() : tensor<33xi64>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<33xi32>) outs(%e : tensor<33xi64>) {
  ^bb0(%x0: i32, %o: i64):
    %y = arith.extui %x0 : i32 to i64
    linalg.yield %y : i64
  } -> tensor<33xi64>
  check.expect_eq_const(%r, dense<[0, 0, 0, 1, 1, 1, 4294967295, 4294967295, 4294967295, 2, 2, 2, 4294967294, 4294967294, 4294967294, 3, 3, 3, 2147483648, 2147483648, 2147483648, 2147483647, 2147483647, 2147483647, 2147483649, 2147483649, 2147483649, 2147483646, 2147483646, 2147483646, 5, 5, 5]> : tensor<33xi64>) : tensor<33xi64>
  return
}
func.func @sitofp_i32_f16() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, 5, 5, 5]> : tensor<21xi32>
  %e = tensor.empty() : tensor<21xf16>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<21xi32>) outs(%e : tensor<21xf16>) {
  ^bb0(%x0: i32, %o: f16):
    %y = arith.sitofp %x0 : i32 to f16
    linalg.yield %y : f16
  } -> tensor<21xf16>
  check.expect_eq_const(%r, dense<[0x0000, 0x0000, 0x0000, 0x3C00, 0x3C00, 0x3C00, 0xBC00, 0xBC00, 0xBC00, 0x4000, 0x4000, 0x4000, 0xC000, 0xC000, 0xC000, 0x4200, 0x4200, 0x4200, 0x4500, 0x4500, 0x4500]> : tensor<21xf16>) : tensor<21xf16>
  return
}
func.func @uitofp_i32_f16() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 5, 5, 5]> : tensor<15xi32>
  %e = tensor.empty() : tensor<15xf16>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<15xi32>) outs(%e : tensor<15xf16>) {
  ^bb0(%x0: i32, %o: f16):
    %y = arith.uitofp %x0 : i32 to f16
    linalg.yield %y : f16
  } -> tensor<15xf16>
  check.expect_eq_const(%r, dense<[0x0000, 0x0000, 0x0000, 0x3C00, 0x3C00, 0x3C00, 0x4000, 0x4000, 0x4000, 0x4200, 0x4200, 0x4200, 0x4500, 0x4500, 0x4500]> : tensor<15xf16>) : tensor<15xf16>
  return
}
func.func @sitofp_i32_bf16() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, 5, 5, 5]> : tensor<21xi32>
  %e = tensor.empty() : tensor<21xbf16>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<21xi32>) outs(%e : tensor<21xbf16>) {
  ^bb0(%x0: i32, %o: bf16):
    %y = arith.sitofp %x0 : i32 to bf16
    linalg.yield %y : bf16
  } -> tensor<21xbf16>
  check.expect_eq_const(%r, dense<[0x0000, 0x0000, 0x0000, 0x3F80, 0x3F80, 0x3F80, 0xBF80, 0xBF80, 0xBF80, 0x4000, 0x4000, 0x4000, 0xC000, 0xC000, 0xC000, 0x4040, 0x4040, 0x4040, 0x40A0, 0x40A0, 0x40A0]> : tensor<21xbf16>) : tensor<21xbf16>
  return
}
func.func @uitofp_i32_bf16() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 5, 5, 5]> : tensor<15xi32>
  %e = tensor.empty() : tensor<15xbf16>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<15xi32>) outs(%e : tensor<15xbf16>) {
  ^bb0(%x0: i32, %o: bf16):
    %y = arith.uitofp %x0 : i32 to bf16
    linalg.yield %y : bf16
  } -> tensor<15xbf16>
  check.expect_eq_const(%r, dense<[0x0000, 0x0000, 0x0000, 0x3F80, 0x3F80, 0x3F80, 0x4000, 0x4000, 0x4000, 0x4040, 0x4040, 0x4040, 0x40A0, 0x40A0, 0x40A0]> : tensor<15xbf16>) : tensor<15xbf16>
  return
}
func.func @sitofp_i32_f32() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, 5, 5, 5]> : tensor<21xi32>
  %e = tensor.empty() : tensor<21xf32>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<21xi32>) outs(%e : tensor<21xf32>) {
  ^bb0(%x0: i32, %o: f32):
    %y = arith.sitofp %x0 : i32 to f32
    linalg.yield %y : f32
  } -> tensor<21xf32>
  check.expect_eq_const(%r, dense<[0x00000000, 0x00000000, 0x00000000, 0x3F800000, 0x3F800000, 0x3F800000, 0xBF800000, 0xBF800000, 0xBF800000, 0x40000000, 0x40000000, 0x40000000, 0xC0000000, 0xC0000000, 0xC0000000, 0x40400000, 0x40400000, 0x40400000, 0x40A00000, 0x40A00000, 0x40A00000]> : tensor<21xf32>) : tensor<21xf32>
  return
}
func.func @uitofp_i32_f32() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 5, 5, 5]> : tensor<15xi32>
  %e = tensor.empty() : tensor<15xf32>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<15xi32>) outs(%e : tensor<15xf32>) {
  ^bb0(%x0: i32, %o: f32):
    %y = arith.uitofp %x0 : i32 to f32
    linalg.yield %y : f32
  } -> tensor<15xf32>
  check.expect_eq_const(%r, dense<[0x00000000, 0x00000000, 0x00000000, 0x3F800000, 0x3F800000, 0x3F800000, 0x40000000, 0x40000000, 0x40000000, 0x40400000, 0x40400000, 0x40400000, 0x40A00000, 0x40A00000, 0x40A00000]> : tensor<15xf32>) : tensor<15xf32>
  return
}
func.func @sitofp_i32_f64() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, 5, 5, 5]> : tensor<21xi32>
  %e = tensor.empty() : tensor<21xf64>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<21xi32>) outs(%e : tensor<21xf64>) {
  ^bb0(%x0: i32, %o: f64):
    %y = arith.sitofp %x0 : i32 to f64
    linalg.yield %y : f64
  } -> tensor<21xf64>
  check.expect_eq_const(%r, dense<[0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x3FF0000000000000, 0x3FF0000000000000, 0x3FF0000000000000, 0xBFF0000000000000, 0xBFF0000000000000, 0xBFF0000000000000, 0x4000000000000000, 0x4000000000000000, 0x4000000000000000, 0xC000000000000000, 0xC000000000000000, 0xC000000000000000, 0x4008000000000000, 0x4008000000000000, 0x4008000000000000, 0x4014000000000000, 0x4014000000000000, 0x4014000000000000]> : tensor<21xf64>) : tensor<21xf64>
  return
}
func.func @uitofp_i32_f64() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 5, 5, 5]> : tensor<15xi32>
  %e = tensor.empty() : tensor<15xf64>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<15xi32>) outs(%e : tensor<15xf64>) {
  ^bb0(%x0: i32, %o: f64):
    %y = arith.uitofp %x0 : i32 to f64
    linalg.yield %y : f64
  } -> tensor<15xf64>
  check.expect_eq_const(%r, dense<[0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x3FF0000000000000, 0x3FF0000000000000, 0x3FF0000000000000, 0x4000000000000000, 0x4000000000000000, 0x4000000000000000, 0x4008000000000000, 0x4008000000000000, 0x4008000000000000, 0x4014000000000000, 0x4014000000000000, 0x4014000000000000]> : tensor<15xf64>) : tensor<15xf64>
  return
}
func.func @trunci_i64_i1() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -9223372036854775808, -9223372036854775808, -9223372036854775808, 9223372036854775807, 9223372036854775807, 9223372036854775807, -9223372036854775807, -9223372036854775807, -9223372036854775807, 9223372036854775806, 9223372036854775806, 9223372036854775806, 5, 5, 5]> : tensor<33xi64>
  %e = tensor.empty() : tensor<33xi1>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<33xi64>) outs(%e : tensor<33xi1>) {
  ^bb0(%x0: i64, %o: i1):
    %y = arith.trunci %x0 : i64 to i1
    linalg.yield %y : i1
  } -> tensor<33xi1>
  check.expect_eq_const(%r, dense<[false, false, false, true, true, true, true, true, true, false, false, false, false, false, false, true, true, true, false, false, false, true, true, true, true, true, true, false, false, false, true, true, true]> : tensor<33xi1>) : tensor<33xi1>
  return
}
func.func @trunci_i64_i4() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -9223372036854775808, -9223372036854775808, -9223372036854775808, 9223372036854775807, 9223372036854775807, 9223372036854775807, -9223372036854775807, -9223372036854775807, -9223372036854775807, 9223372036854775806, 9223372036854775806, 9223372036854775806, 5, 5, 5]> : tensor<33xi64>
  %e = tensor.empty() : tensor<33xi4>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<33xi64>) outs(%e : tensor<33xi4>) {
  ^bb0(%x0: i64, %o: i4):
    %y = arith.trunci %x0 : i64 to i4
    linalg.yield %y : i4
  } -> tensor<33xi4>
  check.expect_eq_const(%r, dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, 0, 0, 0, -1, -1, -1, 1, 1, 1, -2, -2, -2, 5, 5, 5]> : tensor<33xi4>) : tensor<33xi4>
  return
}
func.func @trunci_i64_i8() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -9223372036854775808, -9223372036854775808, -9223372036854775808, 9223372036854775807, 9223372036854775807, 9223372036854775807, -9223372036854775807, -9223372036854775807, -9223372036854775807, 9223372036854775806, 9223372036854775806, 9223372036854775806, 5, 5, 5]> : tensor<33xi64>
  %e = tensor.empty() : tensor<33xi8>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<33xi64>) outs(%e : tensor<33xi8>) {
  ^bb0(%x0: i64, %o: i8):
    %y = arith.trunci %x0 : i64 to i8
    linalg.yield %y : i8
  } -> tensor<33xi8>
  check.expect_eq_const(%r, dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, 0, 0, 0, -1, -1, -1, 1, 1, 1, -2, -2, -2, 5, 5, 5]> : tensor<33xi8>) : tensor<33xi8>
  return
}
func.func @trunci_i64_i16() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -9223372036854775808, -9223372036854775808, -9223372036854775808, 9223372036854775807, 9223372036854775807, 9223372036854775807, -9223372036854775807, -9223372036854775807, -9223372036854775807, 9223372036854775806, 9223372036854775806, 9223372036854775806, 5, 5, 5]> : tensor<33xi64>
  %e = tensor.empty() : tensor<33xi16>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<33xi64>) outs(%e : tensor<33xi16>) {
  ^bb0(%x0: i64, %o: i16):
    %y = arith.trunci %x0 : i64 to i16
    linalg.yield %y : i16
  } -> tensor<33xi16>
  check.expect_eq_const(%r, dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, 0, 0, 0, -1, -1, -1, 1, 1, 1, -2, -2, -2, 5, 5, 5]> : tensor<33xi16>) : tensor<33xi16>
  return
}
func.func @trunci_i64_i32() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -9223372036854775808, -9223372036854775808, -9223372036854775808, 9223372036854775807, 9223372036854775807, 9223372036854775807, -9223372036854775807, -9223372036854775807, -9223372036854775807, 9223372036854775806, 9223372036854775806, 9223372036854775806, 5, 5, 5]> : tensor<33xi64>
  %e = tensor.empty() : tensor<33xi32>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<33xi64>) outs(%e : tensor<33xi32>) {
  ^bb0(%x0: i64, %o: i32):
    %y = arith.trunci %x0 : i64 to i32
    linalg.yield %y : i32
  } -> tensor<33xi32>
  check.expect_eq_const(%r, dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, 0, 0, 0, -1, -1, -1, 1, 1, 1, -2, -2, -2, 5, 5, 5]> : tensor<33xi32>) : tensor<33xi32>
  return
}
func.func @sitofp_i64_f16() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, 5, 5, 5]> : tensor<21xi64>
  %e = tensor.empty() : tensor<21xf16>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<21xi64>) outs(%e : tensor<21xf16>) {
  ^bb0(%x0: i64, %o: f16):
    %y = arith.sitofp %x0 : i64 to f16
    linalg.yield %y : f16
  } -> tensor<21xf16>
  check.expect_eq_const(%r, dense<[0x0000, 0x0000, 0x0000, 0x3C00, 0x3C00, 0x3C00, 0xBC00, 0xBC00, 0xBC00, 0x4000, 0x4000, 0x4000, 0xC000, 0xC000, 0xC000, 0x4200, 0x4200, 0x4200, 0x4500, 0x4500, 0x4500]> : tensor<21xf16>) : tensor<21xf16>
  return
}
func.func @uitofp_i64_f16() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 5, 5, 5]> : tensor<15xi64>
  %e = tensor.empty() : tensor<15xf16>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<15xi64>) outs(%e : tensor<15xf16>) {
  ^bb0(%x0: i64, %o: f16):
    %y = arith.uitofp %x0 : i64 to f16
    linalg.yield %y : f16
  } -> tensor<15xf16>
  check.expect_eq_const(%r, dense<[0x0000, 0x0000, 0x0000, 0x3C00, 0x3C00, 0x3C00, 0x4000, 0x4000, 0x4000, 0x4200, 0x4200, 0x4200, 0x4500, 0x4500, 0x4500]> : tensor<15xf16>) : tensor<15xf16>
  return
}
func.func @sitofp_i64_bf16() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, 5, 5, 5]> : tensor<21xi64>
  %e = tensor.empty() : tensor<21xbf16>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<21xi64>) outs(%e : tensor<21xbf16>) {
  ^bb0(%x0: i64, %o: bf16):
    %y = arith.sitofp %x0 : i64 to bf16
    linalg.yield %y : bf16
  } -> tensor<21xbf16>
  check.expect_eq_const(%r, dense<[0x0000, 0x0000, 0x0000, 0x3F80, 0x3F80, 0x3F80, 0xBF80, 0xBF80, 0xBF80, 0x4000, 0x4000, 0x4000, 0xC000, 0xC000, 0xC000, 0x4040, 0x4040, 0x4040, 0x40A0, 0x40A0, 0x40A0]> : tensor<21xbf16>) : tensor<21xbf16>
  return
}
func.func @uitofp_i64_bf16() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 5, 5, 5]> : tensor<15xi64>
  %e = tensor.empty() : tensor<15xbf16>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<15xi64>) outs(%e : tensor<15xbf16>) {
  ^bb0(%x0: i64, %o: bf16):
    %y = arith.uitofp %x0 : i64 to bf16
    linalg.yield %y : bf16
  } -> tensor<15xbf16>
  check.expect_eq_const(%r, dense<[0x0000, 0x0000, 0x0000, 0x3F80, 0x3F80, 0x3F80, 0x4000, 0x4000, 0x4000, 0x4040, 0x4040, 0x4040, 0x40A0, 0x40A0, 0x40A0]> : tensor<15xbf16>) : tensor<15xbf16>
  return
}
func.func @sitofp_i64_f32() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, 5, 5, 5]> : tensor<21xi64>
  %e = tensor.empty() : tensor<21xf32>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<21xi64>) outs(%e : tensor<21xf32>) {
  ^bb0(%x0: i64, %o: f32):
    %y = arith.sitofp %x0 : i64 to f32
    linalg.yield %y : f32
  } -> tensor<21xf32>
  check.expect_eq_const(%r, dense<[0x00000000, 0x00000000, 0x00000000, 0x3F800000, 0x3F800000, 0x3F800000, 0xBF800000, 0xBF800000, 0xBF800000, 0x40000000, 0x40000000, 0x40000000, 0xC0000000, 0xC0000000, 0xC0000000, 0x40400000, 0x40400000, 0x40400000, 0x40A00000, 0x40A00000, 0x40A00000]> : tensor<21xf32>) : tensor<21xf32>
  return
}
func.func @uitofp_i64_f32() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 5, 5, 5]> : tensor<15xi64>
  %e = tensor.empty() : tensor<15xf32>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<15xi64>) outs(%e : tensor<15xf32>) {
  ^bb0(%x0: i64, %o: f32):
    %y = arith.uitofp %x0 : i64 to f32
    linalg.yield %y : f32
  } -> tensor<15xf32>
  check.expect_eq_const(%r, dense<[0x00000000, 0x00000000, 0x00000000, 0x3F800000, 0x3F800000, 0x3F800000, 0x40000000, 0x40000000, 0x40000000, 0x40400000, 0x40400000, 0x40400000, 0x40A00000, 0x40A00000, 0x40A00000]> : tensor<15xf32>) : tensor<15xf32>
  return
}
func.func @sitofp_i64_f64() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, 5, 5, 5]> : tensor<21xi64>
  %e = tensor.empty() : tensor<21xf64>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<21xi64>) outs(%e : tensor<21xf64>) {
  ^bb0(%x0: i64, %o: f64):
    %y = arith.sitofp %x0 : i64 to f64
    linalg.yield %y : f64
  } -> tensor<21xf64>
  check.expect_eq_const(%r, dense<[0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x3FF0000000000000, 0x3FF0000000000000, 0x3FF0000000000000, 0xBFF0000000000000, 0xBFF0000000000000, 0xBFF0000000000000, 0x4000000000000000, 0x4000000000000000, 0x4000000000000000, 0xC000000000000000, 0xC000000000000000, 0xC000000000000000, 0x4008000000000000, 0x4008000000000000, 0x4008000000000000, 0x4014000000000000, 0x4014000000000000, 0x4014000000000000]> : tensor<21xf64>) : tensor<21xf64>
  return
}
func.func @uitofp_i64_f64() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 5, 5, 5]> : tensor<15xi64>
  %e = tensor.empty() : tensor<15xf64>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<15xi64>) outs(%e : tensor<15xf64>) {
  ^bb0(%x0: i64, %o: f64):
    %y = arith.uitofp %x0 : i64 to f64
    linalg.yield %y : f64
  } -> tensor<15xf64>
  check.expect_eq_const(%r, dense<[0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x3FF0000000000000, 0x3FF0000000000000, 0x3FF0000000000000, 0x4000000000000000, 0x4000000000000000, 0x4000000000000000, 0x4008000000000000, 0x4008000000000000, 0x4008000000000000, 0x4014000000000000, 0x4014000000000000, 0x4014000000000000]> : tensor<15xf64>) : tensor<15xf64>
  return
}
func.func @fptoui_f16_i1() {
  %a0 = util.unfoldable_constant dense<[0x0000, 0x8000, 0x3C00, 0x3800]> : tensor<4xf16>
  %e = tensor.empty() : tensor<4xi1>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<4xf16>) outs(%e : tensor<4xi1>) {
  ^bb0(%x0: f16, %o: i1):
    %y = arith.fptoui %x0 : f16 to i1
    linalg.yield %y : i1
  } -> tensor<4xi1>
  check.expect_eq_const(%r, dense<[false, false, true, false]> : tensor<4xi1>) : tensor<4xi1>
  return
}
func.func @fptosi_f16_i4() {
  %a0 = util.unfoldable_constant dense<[0x0000, 0x8000, 0x3C00, 0xBC00, 0x3800, 0x4180, 0xC300, 0x46E6, 0xC700]> : tensor<9xf16>
  %e = tensor.empty() : tensor<9xi4>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<9xf16>) outs(%e : tensor<9xi4>) {
  ^bb0(%x0: f16, %o: i4):
    %y = arith.fptosi %x0 : f16 to i4
    linalg.yield %y : i4
  } -> tensor<9xi4>
  check.expect_eq_const(%r, dense<[0, 0, 1, -1, 0, 2, -3, 6, -7]> : tensor<9xi4>) : tensor<9xi4>
  return
}
func.func @fptoui_f16_i4() {
  %a0 = util.unfoldable_constant dense<[0x0000, 0x8000, 0x3C00, 0x3800, 0x4180, 0x46E6]> : tensor<6xf16>
  %e = tensor.empty() : tensor<6xi4>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<6xf16>) outs(%e : tensor<6xi4>) {
  ^bb0(%x0: f16, %o: i4):
    %y = arith.fptoui %x0 : f16 to i4
    linalg.yield %y : i4
  } -> tensor<6xi4>
  check.expect_eq_const(%r, dense<[0, 0, 1, 0, 2, 6]> : tensor<6xi4>) : tensor<6xi4>
  return
}
func.func @fptosi_f16_i8() {
  %a0 = util.unfoldable_constant dense<[0x0000, 0x8000, 0x3C00, 0xBC00, 0x3800, 0x4180, 0xC300, 0x46E6, 0xC700]> : tensor<9xf16>
  %e = tensor.empty() : tensor<9xi8>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<9xf16>) outs(%e : tensor<9xi8>) {
  ^bb0(%x0: f16, %o: i8):
    %y = arith.fptosi %x0 : f16 to i8
    linalg.yield %y : i8
  } -> tensor<9xi8>
  check.expect_eq_const(%r, dense<[0, 0, 1, -1, 0, 2, -3, 6, -7]> : tensor<9xi8>) : tensor<9xi8>
  return
}
func.func @fptoui_f16_i8() {
  %a0 = util.unfoldable_constant dense<[0x0000, 0x8000, 0x3C00, 0x3800, 0x4180, 0x46E6]> : tensor<6xf16>
  %e = tensor.empty() : tensor<6xi8>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<6xf16>) outs(%e : tensor<6xi8>) {
  ^bb0(%x0: f16, %o: i8):
    %y = arith.fptoui %x0 : f16 to i8
    linalg.yield %y : i8
  } -> tensor<6xi8>
  check.expect_eq_const(%r, dense<[0, 0, 1, 0, 2, 6]> : tensor<6xi8>) : tensor<6xi8>
  return
}
func.func @fptosi_f16_i16() {
  %a0 = util.unfoldable_constant dense<[0x0000, 0x8000, 0x3C00, 0xBC00, 0x3800, 0x4180, 0xC300, 0x46E6, 0xC700]> : tensor<9xf16>
  %e = tensor.empty() : tensor<9xi16>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<9xf16>) outs(%e : tensor<9xi16>) {
  ^bb0(%x0: f16, %o: i16):
    %y = arith.fptosi %x0 : f16 to i16
    linalg.yield %y : i16
  } -> tensor<9xi16>
  check.expect_eq_const(%r, dense<[0, 0, 1, -1, 0, 2, -3, 6, -7]> : tensor<9xi16>) : tensor<9xi16>
  return
}
func.func @fptoui_f16_i16() {
  %a0 = util.unfoldable_constant dense<[0x0000, 0x8000, 0x3C00, 0x3800, 0x4180, 0x46E6]> : tensor<6xf16>
  %e = tensor.empty() : tensor<6xi16>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<6xf16>) outs(%e : tensor<6xi16>) {
  ^bb0(%x0: f16, %o: i16):
    %y = arith.fptoui %x0 : f16 to i16
    linalg.yield %y : i16
  } -> tensor<6xi16>
  check.expect_eq_const(%r, dense<[0, 0, 1, 0, 2, 6]> : tensor<6xi16>) : tensor<6xi16>
  return
}
func.func @fptosi_f16_i32() {
  %a0 = util.unfoldable_constant dense<[0x0000, 0x8000, 0x3C00, 0xBC00, 0x3800, 0x4180, 0xC300, 0x46E6, 0xC700]> : tensor<9xf16>
  %e = tensor.empty() : tensor<9xi32>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<9xf16>) outs(%e : tensor<9xi32>) {
  ^bb0(%x0: f16, %o: i32):
    %y = arith.fptosi %x0 : f16 to i32
    linalg.yield %y : i32
  } -> tensor<9xi32>
  check.expect_eq_const(%r, dense<[0, 0, 1, -1, 0, 2, -3, 6, -7]> : tensor<9xi32>) : tensor<9xi32>
  return
}
func.func @fptoui_f16_i32() {
  %a0 = util.unfoldable_constant dense<[0x0000, 0x8000, 0x3C00, 0x3800, 0x4180, 0x46E6]> : tensor<6xf16>
  %e = tensor.empty() : tensor<6xi32>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<6xf16>) outs(%e : tensor<6xi32>) {
  ^bb0(%x0: f16, %o: i32):
    %y = arith.fptoui %x0 : f16 to i32
    linalg.yield %y : i32
  } -> tensor<6xi32>
  check.expect_eq_const(%r, dense<[0, 0, 1, 0, 2, 6]> : tensor<6xi32>) : tensor<6xi32>
  return
}
func.func @fptosi_f16_i64() {
  %a0 = util.unfoldable_constant dense<[0x0000, 0x8000, 0x3C00, 0xBC00, 0x3800, 0x4180, 0xC300, 0x46E6, 0xC700]> : tensor<9xf16>
  %e = tensor.empty() : tensor<9xi64>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<9xf16>) outs(%e : tensor<9xi64>) {
  ^bb0(%x0: f16, %o: i64):
    %y = arith.fptosi %x0 : f16 to i64
    linalg.yield %y : i64
  } -> tensor<9xi64>
  check.expect_eq_const(%r, dense<[0, 0, 1, -1, 0, 2, -3, 6, -7]> : tensor<9xi64>) : tensor<9xi64>
  return
}
func.func @fptoui_f16_i64() {
  %a0 = util.unfoldable_constant dense<[0x0000, 0x8000, 0x3C00, 0x3800, 0x4180, 0x46E6]> : tensor<6xf16>
  %e = tensor.empty() : tensor<6xi64>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<6xf16>) outs(%e : tensor<6xi64>) {
  ^bb0(%x0: f16, %o: i64):
    %y = arith.fptoui %x0 : f16 to i64
    linalg.yield %y : i64
  } -> tensor<6xi64>
  check.expect_eq_const(%r, dense<[0, 0, 1, 0, 2, 6]> : tensor<6xi64>) : tensor<6xi64>
  return
}
func.func @extf_f16_f32() {
  %a0 = util.unfoldable_constant dense<[0x0000, 0x8000, 0x3C00, 0xBC00, 0x3800, 0xC100, 0x4200, 0x3555, 0x4248, 0x564B, 0x7B53, 0xFB53, 0x0001, 0x7C00, 0xFC00, 0x7E00]> : tensor<16xf16>
  %e = tensor.empty() : tensor<16xf32>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<16xf16>) outs(%e : tensor<16xf32>) {
  ^bb0(%x0: f16, %o: f32):
    %y = arith.extf %x0 : f16 to f32
    linalg.yield %y : f32
  } -> tensor<16xf32>
  check.expect_almost_eq_const(%r, dense<[0x00000000, 0x80000000, 0x3F800000, 0xBF800000, 0x3F000000, 0xC0200000, 0x40400000, 0x3EAAA000, 0x40490000, 0x42C96000, 0x476A6000, 0xC76A6000, 0x33800000, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<16xf32>, atol 0.0, rtol 0.0) : tensor<16xf32>
  return
}
func.func @extf_f16_f64() {
  %a0 = util.unfoldable_constant dense<[0x0000, 0x8000, 0x3C00, 0xBC00, 0x3800, 0xC100, 0x4200, 0x3555, 0x4248, 0x564B, 0x7B53, 0xFB53, 0x0001, 0x7C00, 0xFC00, 0x7E00]> : tensor<16xf16>
  %e = tensor.empty() : tensor<16xf64>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<16xf16>) outs(%e : tensor<16xf64>) {
  ^bb0(%x0: f16, %o: f64):
    %y = arith.extf %x0 : f16 to f64
    linalg.yield %y : f64
  } -> tensor<16xf64>
  check.expect_almost_eq_const(%r, dense<[0x0000000000000000, 0x8000000000000000, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0xC004000000000000, 0x4008000000000000, 0x3FD5540000000000, 0x4009200000000000, 0x40592C0000000000, 0x40ED4C0000000000, 0xC0ED4C0000000000, 0x3E70000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000]> : tensor<16xf64>, atol 0.0, rtol 0.0) : tensor<16xf64>
  return
}
func.func @fptoui_bf16_i1() {
  %a0 = util.unfoldable_constant dense<[0x0000, 0x8000, 0x3F80, 0x3F00]> : tensor<4xbf16>
  %e = tensor.empty() : tensor<4xi1>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<4xbf16>) outs(%e : tensor<4xi1>) {
  ^bb0(%x0: bf16, %o: i1):
    %y = arith.fptoui %x0 : bf16 to i1
    linalg.yield %y : i1
  } -> tensor<4xi1>
  check.expect_eq_const(%r, dense<[false, false, true, false]> : tensor<4xi1>) : tensor<4xi1>
  return
}
func.func @fptosi_bf16_i4() {
  %a0 = util.unfoldable_constant dense<[0x0000, 0x8000, 0x3F80, 0xBF80, 0x3F00, 0x4030, 0xC060, 0x40DD, 0xC0E0]> : tensor<9xbf16>
  %e = tensor.empty() : tensor<9xi4>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<9xbf16>) outs(%e : tensor<9xi4>) {
  ^bb0(%x0: bf16, %o: i4):
    %y = arith.fptosi %x0 : bf16 to i4
    linalg.yield %y : i4
  } -> tensor<9xi4>
  check.expect_eq_const(%r, dense<[0, 0, 1, -1, 0, 2, -3, 6, -7]> : tensor<9xi4>) : tensor<9xi4>
  return
}
func.func @fptoui_bf16_i4() {
  %a0 = util.unfoldable_constant dense<[0x0000, 0x8000, 0x3F80, 0x3F00, 0x4030, 0x40DD]> : tensor<6xbf16>
  %e = tensor.empty() : tensor<6xi4>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<6xbf16>) outs(%e : tensor<6xi4>) {
  ^bb0(%x0: bf16, %o: i4):
    %y = arith.fptoui %x0 : bf16 to i4
    linalg.yield %y : i4
  } -> tensor<6xi4>
  check.expect_eq_const(%r, dense<[0, 0, 1, 0, 2, 6]> : tensor<6xi4>) : tensor<6xi4>
  return
}
func.func @fptosi_bf16_i8() {
  %a0 = util.unfoldable_constant dense<[0x0000, 0x8000, 0x3F80, 0xBF80, 0x3F00, 0x4030, 0xC060, 0x40DD, 0xC0E0]> : tensor<9xbf16>
  %e = tensor.empty() : tensor<9xi8>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<9xbf16>) outs(%e : tensor<9xi8>) {
  ^bb0(%x0: bf16, %o: i8):
    %y = arith.fptosi %x0 : bf16 to i8
    linalg.yield %y : i8
  } -> tensor<9xi8>
  check.expect_eq_const(%r, dense<[0, 0, 1, -1, 0, 2, -3, 6, -7]> : tensor<9xi8>) : tensor<9xi8>
  return
}
func.func @fptoui_bf16_i8() {
  %a0 = util.unfoldable_constant dense<[0x0000, 0x8000, 0x3F80, 0x3F00, 0x4030, 0x40DD]> : tensor<6xbf16>
  %e = tensor.empty() : tensor<6xi8>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<6xbf16>) outs(%e : tensor<6xi8>) {
  ^bb0(%x0: bf16, %o: i8):
    %y = arith.fptoui %x0 : bf16 to i8
    linalg.yield %y : i8
  } -> tensor<6xi8>
  check.expect_eq_const(%r, dense<[0, 0, 1, 0, 2, 6]> : tensor<6xi8>) : tensor<6xi8>
  return
}
func.func @fptosi_bf16_i16() {
  %a0 = util.unfoldable_constant dense<[0x0000, 0x8000, 0x3F80, 0xBF80, 0x3F00, 0x4030, 0xC060, 0x40DD, 0xC0E0]> : tensor<9xbf16>
  %e = tensor.empty() : tensor<9xi16>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<9xbf16>) outs(%e : tensor<9xi16>) {
  ^bb0(%x0: bf16, %o: i16):
    %y = arith.fptosi %x0 : bf16 to i16
    linalg.yield %y : i16
  } -> tensor<9xi16>
  check.expect_eq_const(%r, dense<[0, 0, 1, -1, 0, 2, -3, 6, -7]> : tensor<9xi16>) : tensor<9xi16>
  return
}
func.func @fptoui_bf16_i16() {
  %a0 = util.unfoldable_constant dense<[0x0000, 0x8000, 0x3F80, 0x3F00, 0x4030, 0x40DD]> : tensor<6xbf16>
  %e = tensor.empty() : tensor<6xi16>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<6xbf16>) outs(%e : tensor<6xi16>) {
  ^bb0(%x0: bf16, %o: i16):
    %y = arith.fptoui %x0 : bf16 to i16
    linalg.yield %y : i16
  } -> tensor<6xi16>
  check.expect_eq_const(%r, dense<[0, 0, 1, 0, 2, 6]> : tensor<6xi16>) : tensor<6xi16>
  return
}
func.func @fptosi_bf16_i32() {
  %a0 = util.unfoldable_constant dense<[0x0000, 0x8000, 0x3F80, 0xBF80, 0x3F00, 0x4030, 0xC060, 0x40DD, 0xC0E0]> : tensor<9xbf16>
  %e = tensor.empty() : tensor<9xi32>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<9xbf16>) outs(%e : tensor<9xi32>) {
  ^bb0(%x0: bf16, %o: i32):
    %y = arith.fptosi %x0 : bf16 to i32
    linalg.yield %y : i32
  } -> tensor<9xi32>
  check.expect_eq_const(%r, dense<[0, 0, 1, -1, 0, 2, -3, 6, -7]> : tensor<9xi32>) : tensor<9xi32>
  return
}
func.func @fptoui_bf16_i32() {
  %a0 = util.unfoldable_constant dense<[0x0000, 0x8000, 0x3F80, 0x3F00, 0x4030, 0x40DD]> : tensor<6xbf16>
  %e = tensor.empty() : tensor<6xi32>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<6xbf16>) outs(%e : tensor<6xi32>) {
  ^bb0(%x0: bf16, %o: i32):
    %y = arith.fptoui %x0 : bf16 to i32
    linalg.yield %y : i32
  } -> tensor<6xi32>
  check.expect_eq_const(%r, dense<[0, 0, 1, 0, 2, 6]> : tensor<6xi32>) : tensor<6xi32>
  return
}
func.func @fptosi_bf16_i64() {
  %a0 = util.unfoldable_constant dense<[0x0000, 0x8000, 0x3F80, 0xBF80, 0x3F00, 0x4030, 0xC060, 0x40DD, 0xC0E0]> : tensor<9xbf16>
  %e = tensor.empty() : tensor<9xi64>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<9xbf16>) outs(%e : tensor<9xi64>) {
  ^bb0(%x0: bf16, %o: i64):
    %y = arith.fptosi %x0 : bf16 to i64
    linalg.yield %y : i64
  } -> tensor<9xi64>
  check.expect_eq_const(%r, dense<[0, 0, 1, -1, 0, 2, -3, 6, -7]> : tensor<9xi64>) : tensor<9xi64>
  return
}
func.func @fptoui_bf16_i64() {
  %a0 = util.unfoldable_constant dense<[0x0000, 0x8000, 0x3F80, 0x3F00, 0x4030, 0x40DD]> : tensor<6xbf16>
  %e = tensor.empty() : tensor<6xi64>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<6xbf16>) outs(%e : tensor<6xi64>) {
  ^bb0(%x0: bf16, %o: i64):
    %y = arith.fptoui %x0 : bf16 to i64
    linalg.yield %y : i64
  } -> tensor<6xi64>
  check.expect_eq_const(%r, dense<[0, 0, 1, 0, 2, 6]> : tensor<6xi64>) : tensor<6xi64>
  return
}
func.func @extf_bf16_f32() {
  %a0 = util.unfoldable_constant dense<[0x0000, 0x8000, 0x3F80, 0xBF80, 0x3F00, 0xC020, 0x4040, 0x3EAB, 0x4049, 0x42C9, 0x7F62, 0xFF62, 0x006D, 0x7F80, 0xFF80, 0x7FC0]> : tensor<16xbf16>
  %e = tensor.empty() : tensor<16xf32>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<16xbf16>) outs(%e : tensor<16xf32>) {
  ^bb0(%x0: bf16, %o: f32):
    %y = arith.extf %x0 : bf16 to f32
    linalg.yield %y : f32
  } -> tensor<16xf32>
  check.expect_almost_eq_const(%r, dense<[0x00000000, 0x80000000, 0x3F800000, 0xBF800000, 0x3F000000, 0xC0200000, 0x40400000, 0x3EAB0000, 0x40490000, 0x42C90000, 0x7F620000, 0xFF620000, 0x006D0000, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<16xf32>, atol 0.0, rtol 0.0) : tensor<16xf32>
  return
}
func.func @extf_bf16_f64() {
  %a0 = util.unfoldable_constant dense<[0x0000, 0x8000, 0x3F80, 0xBF80, 0x3F00, 0xC020, 0x4040, 0x3EAB, 0x4049, 0x42C9, 0x7F62, 0xFF62, 0x006D, 0x7F80, 0xFF80, 0x7FC0]> : tensor<16xbf16>
  %e = tensor.empty() : tensor<16xf64>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<16xbf16>) outs(%e : tensor<16xf64>) {
  ^bb0(%x0: bf16, %o: f64):
    %y = arith.extf %x0 : bf16 to f64
    linalg.yield %y : f64
  } -> tensor<16xf64>
  check.expect_almost_eq_const(%r, dense<[0x0000000000000000, 0x8000000000000000, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0xC004000000000000, 0x4008000000000000, 0x3FD5600000000000, 0x4009200000000000, 0x4059200000000000, 0x47EC400000000000, 0xC7EC400000000000, 0x380B400000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000]> : tensor<16xf64>, atol 0.0, rtol 0.0) : tensor<16xf64>
  return
}
func.func @fptoui_f32_i1() {
  %a0 = util.unfoldable_constant dense<[0x00000000, 0x80000000, 0x3F800000, 0x3F000000]> : tensor<4xf32>
  %e = tensor.empty() : tensor<4xi1>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<4xf32>) outs(%e : tensor<4xi1>) {
  ^bb0(%x0: f32, %o: i1):
    %y = arith.fptoui %x0 : f32 to i1
    linalg.yield %y : i1
  } -> tensor<4xi1>
  check.expect_eq_const(%r, dense<[false, false, true, false]> : tensor<4xi1>) : tensor<4xi1>
  return
}
func.func @fptosi_f32_i4() {
  %a0 = util.unfoldable_constant dense<[0x00000000, 0x80000000, 0x3F800000, 0xBF800000, 0x3F000000, 0x40300000, 0xC0600000, 0x40DCCCCD, 0xC0E00000]> : tensor<9xf32>
  %e = tensor.empty() : tensor<9xi4>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<9xf32>) outs(%e : tensor<9xi4>) {
  ^bb0(%x0: f32, %o: i4):
    %y = arith.fptosi %x0 : f32 to i4
    linalg.yield %y : i4
  } -> tensor<9xi4>
  check.expect_eq_const(%r, dense<[0, 0, 1, -1, 0, 2, -3, 6, -7]> : tensor<9xi4>) : tensor<9xi4>
  return
}
func.func @fptoui_f32_i4() {
  %a0 = util.unfoldable_constant dense<[0x00000000, 0x80000000, 0x3F800000, 0x3F000000, 0x40300000, 0x40DCCCCD]> : tensor<6xf32>
  %e = tensor.empty() : tensor<6xi4>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<6xf32>) outs(%e : tensor<6xi4>) {
  ^bb0(%x0: f32, %o: i4):
    %y = arith.fptoui %x0 : f32 to i4
    linalg.yield %y : i4
  } -> tensor<6xi4>
  check.expect_eq_const(%r, dense<[0, 0, 1, 0, 2, 6]> : tensor<6xi4>) : tensor<6xi4>
  return
}
func.func @fptosi_f32_i8() {
  %a0 = util.unfoldable_constant dense<[0x00000000, 0x80000000, 0x3F800000, 0xBF800000, 0x3F000000, 0x40300000, 0xC0600000, 0x40DCCCCD, 0xC0E00000]> : tensor<9xf32>
  %e = tensor.empty() : tensor<9xi8>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<9xf32>) outs(%e : tensor<9xi8>) {
  ^bb0(%x0: f32, %o: i8):
    %y = arith.fptosi %x0 : f32 to i8
    linalg.yield %y : i8
  } -> tensor<9xi8>
  check.expect_eq_const(%r, dense<[0, 0, 1, -1, 0, 2, -3, 6, -7]> : tensor<9xi8>) : tensor<9xi8>
  return
}
func.func @fptoui_f32_i8() {
  %a0 = util.unfoldable_constant dense<[0x00000000, 0x80000000, 0x3F800000, 0x3F000000, 0x40300000, 0x40DCCCCD]> : tensor<6xf32>
  %e = tensor.empty() : tensor<6xi8>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<6xf32>) outs(%e : tensor<6xi8>) {
  ^bb0(%x0: f32, %o: i8):
    %y = arith.fptoui %x0 : f32 to i8
    linalg.yield %y : i8
  } -> tensor<6xi8>
  check.expect_eq_const(%r, dense<[0, 0, 1, 0, 2, 6]> : tensor<6xi8>) : tensor<6xi8>
  return
}
func.func @fptosi_f32_i16() {
  %a0 = util.unfoldable_constant dense<[0x00000000, 0x80000000, 0x3F800000, 0xBF800000, 0x3F000000, 0x40300000, 0xC0600000, 0x40DCCCCD, 0xC0E00000]> : tensor<9xf32>
  %e = tensor.empty() : tensor<9xi16>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<9xf32>) outs(%e : tensor<9xi16>) {
  ^bb0(%x0: f32, %o: i16):
    %y = arith.fptosi %x0 : f32 to i16
    linalg.yield %y : i16
  } -> tensor<9xi16>
  check.expect_eq_const(%r, dense<[0, 0, 1, -1, 0, 2, -3, 6, -7]> : tensor<9xi16>) : tensor<9xi16>
  return
}
func.func @fptoui_f32_i16() {
  %a0 = util.unfoldable_constant dense<[0x00000000, 0x80000000, 0x3F800000, 0x3F000000, 0x40300000, 0x40DCCCCD]> : tensor<6xf32>
  %e = tensor.empty() : tensor<6xi16>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<6xf32>) outs(%e : tensor<6xi16>) {
  ^bb0(%x0: f32, %o: i16):
    %y = arith.fptoui %x0 : f32 to i16
    linalg.yield %y : i16
  } -> tensor<6xi16>
  check.expect_eq_const(%r, dense<[0, 0, 1, 0, 2, 6]> : tensor<6xi16>) : tensor<6xi16>
  return
}
func.func @fptosi_f32_i32() {
  %a0 = util.unfoldable_constant dense<[0x00000000, 0x80000000, 0x3F800000, 0xBF800000, 0x3F000000, 0x40300000, 0xC0600000, 0x40DCCCCD, 0xC0E00000]> : tensor<9xf32>
  %e = tensor.empty() : tensor<9xi32>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<9xf32>) outs(%e : tensor<9xi32>) {
  ^bb0(%x0: f32, %o: i32):
    %y = arith.fptosi %x0 : f32 to i32
    linalg.yield %y : i32
  } -> tensor<9xi32>
  check.expect_eq_const(%r, dense<[0, 0, 1, -1, 0, 2, -3, 6, -7]> : tensor<9xi32>) : tensor<9xi32>
  return
}
func.func @fptoui_f32_i32() {
  %a0 = util.unfoldable_constant dense<[0x00000000, 0x80000000, 0x3F800000, 0x3F000000, 0x40300000, 0x40DCCCCD]> : tensor<6xf32>
  %e = tensor.empty() : tensor<6xi32>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<6xf32>) outs(%e : tensor<6xi32>) {
  ^bb0(%x0: f32, %o: i32):
    %y = arith.fptoui %x0 : f32 to i32
    linalg.yield %y : i32
  } -> tensor<6xi32>
  check.expect_eq_const(%r, dense<[0, 0, 1, 0, 2, 6]> : tensor<6xi32>) : tensor<6xi32>
  return
}
func.func @fptosi_f32_i64() {
  %a0 = util.unfoldable_constant dense<[0x00000000, 0x80000000, 0x3F800000, 0xBF800000, 0x3F000000, 0x40300000, 0xC0600000, 0x40DCCCCD, 0xC0E00000]> : tensor<9xf32>
  %e = tensor.empty() : tensor<9xi64>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<9xf32>) outs(%e : tensor<9xi64>) {
  ^bb0(%x0: f32, %o: i64):
    %y = arith.fptosi %x0 : f32 to i64
    linalg.yield %y : i64
  } -> tensor<9xi64>
  check.expect_eq_const(%r, dense<[0, 0, 1, -1, 0, 2, -3, 6, -7]> : tensor<9xi64>) : tensor<9xi64>
  return
}
func.func @fptoui_f32_i64() {
  %a0 = util.unfoldable_constant dense<[0x00000000, 0x80000000, 0x3F800000, 0x3F000000, 0x40300000, 0x40DCCCCD]> : tensor<6xf32>
  %e = tensor.empty() : tensor<6xi64>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<6xf32>) outs(%e : tensor<6xi64>) {
  ^bb0(%x0: f32, %o: i64):
    %y = arith.fptoui %x0 : f32 to i64
    linalg.yield %y : i64
  } -> tensor<6xi64>
  check.expect_eq_const(%r, dense<[0, 0, 1, 0, 2, 6]> : tensor<6xi64>) : tensor<6xi64>
  return
}
func.func @truncf_f32_f16() {
  %a0 = util.unfoldable_constant dense<[0x00000000, 0x80000000, 0x3F800000, 0xBF800000, 0x3F000000, 0xC0200000, 0x40400000, 0x3EAAAAAB, 0x40490FDB, 0x42C96666, 0x7F61B1E6, 0xFF61B1E6, 0x000116C2, 0x7F800000, 0xFF800000, 0x7FC00000, 0x3F808000, 0x3F818000, 0x7F7F8000, 0x477FEF00, 0x477FF000, 0x322BCC77, 0x33000000]> : tensor<23xf32>
  %e = tensor.empty() : tensor<23xf16>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<23xf32>) outs(%e : tensor<23xf16>) {
  ^bb0(%x0: f32, %o: f16):
    %y = arith.truncf %x0 : f32 to f16
    linalg.yield %y : f16
  } -> tensor<23xf16>
  check.expect_almost_eq_const(%r, dense<[0x0000, 0x8000, 0x3C00, 0xBC00, 0x3800, 0xC100, 0x4200, 0x3555, 0x4248, 0x564B, 0x7C00, 0xFC00, 0x0000, 0x7C00, 0xFC00, 0x7E00, 0x3C04, 0x3C0C, 0x7C00, 0x7BFF, 0x7C00, 0x0000, 0x0000]> : tensor<23xf16>, atol 0.0, rtol 0.0) : tensor<23xf16>
  return
}
func.func @truncf_f32_bf16() {
  %a0 = util.unfoldable_constant dense<[0x00000000, 0x80000000, 0x3F800000, 0xBF800000, 0x3F000000, 0xC0200000, 0x40400000, 0x3EAAAAAB, 0x40490FDB, 0x42C96666, 0x7F61B1E6, 0xFF61B1E6, 0x000116C2, 0x7F800000, 0xFF800000, 0x7FC00000, 0x3F808000, 0x3F818000, 0x7F7F8000, 0x477FEF00, 0x477FF000, 0x322BCC77, 0x33000000]> : tensor<23xf32>
  %e = tensor.empty() : tensor<23xbf16>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<23xf32>) outs(%e : tensor<23xbf16>) {
  ^bb0(%x0: f32, %o: bf16):
    %y = arith.truncf %x0 : f32 to bf16
    linalg.yield %y : bf16
  } -> tensor<23xbf16>
  check.expect_almost_eq_const(%r, dense<[0x0000, 0x8000, 0x3F80, 0xBF80, 0x3F00, 0xC020, 0x4040, 0x3EAB, 0x4049, 0x42C9, 0x7F62, 0xFF62, 0x0001, 0x7F80, 0xFF80, 0x7FC0, 0x3F80, 0x3F82, 0x7F80, 0x4780, 0x4780, 0x322C, 0x3300]> : tensor<23xbf16>, atol 0.0, rtol 0.0) : tensor<23xbf16>
  return
}
func.func @extf_f32_f64() {
  %a0 = util.unfoldable_constant dense<[0x00000000, 0x80000000, 0x3F800000, 0xBF800000, 0x3F000000, 0xC0200000, 0x40400000, 0x3EAAAAAB, 0x40490FDB, 0x42C96666, 0x7F61B1E6, 0xFF61B1E6, 0x000116C2, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<16xf32>
  %e = tensor.empty() : tensor<16xf64>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<16xf32>) outs(%e : tensor<16xf64>) {
  ^bb0(%x0: f32, %o: f64):
    %y = arith.extf %x0 : f32 to f64
    linalg.yield %y : f64
  } -> tensor<16xf64>
  check.expect_almost_eq_const(%r, dense<[0x0000000000000000, 0x8000000000000000, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0xC004000000000000, 0x4008000000000000, 0x3FD5555560000000, 0x400921FB60000000, 0x40592CCCC0000000, 0x47EC363CC0000000, 0xC7EC363CC0000000, 0x37A16C2000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000]> : tensor<16xf64>, atol 0.0, rtol 0.0) : tensor<16xf64>
  return
}
func.func @fptoui_f64_i1() {
  %a0 = util.unfoldable_constant dense<[0x0000000000000000, 0x8000000000000000, 0x3FF0000000000000, 0x3FE0000000000000]> : tensor<4xf64>
  %e = tensor.empty() : tensor<4xi1>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<4xf64>) outs(%e : tensor<4xi1>) {
  ^bb0(%x0: f64, %o: i1):
    %y = arith.fptoui %x0 : f64 to i1
    linalg.yield %y : i1
  } -> tensor<4xi1>
  check.expect_eq_const(%r, dense<[false, false, true, false]> : tensor<4xi1>) : tensor<4xi1>
  return
}
func.func @fptosi_f64_i4() {
  %a0 = util.unfoldable_constant dense<[0x0000000000000000, 0x8000000000000000, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x4006000000000000, 0xC00C000000000000, 0x401B99999999999A, 0xC01C000000000000]> : tensor<9xf64>
  %e = tensor.empty() : tensor<9xi4>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<9xf64>) outs(%e : tensor<9xi4>) {
  ^bb0(%x0: f64, %o: i4):
    %y = arith.fptosi %x0 : f64 to i4
    linalg.yield %y : i4
  } -> tensor<9xi4>
  check.expect_eq_const(%r, dense<[0, 0, 1, -1, 0, 2, -3, 6, -7]> : tensor<9xi4>) : tensor<9xi4>
  return
}
func.func @fptoui_f64_i4() {
  %a0 = util.unfoldable_constant dense<[0x0000000000000000, 0x8000000000000000, 0x3FF0000000000000, 0x3FE0000000000000, 0x4006000000000000, 0x401B99999999999A]> : tensor<6xf64>
  %e = tensor.empty() : tensor<6xi4>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<6xf64>) outs(%e : tensor<6xi4>) {
  ^bb0(%x0: f64, %o: i4):
    %y = arith.fptoui %x0 : f64 to i4
    linalg.yield %y : i4
  } -> tensor<6xi4>
  check.expect_eq_const(%r, dense<[0, 0, 1, 0, 2, 6]> : tensor<6xi4>) : tensor<6xi4>
  return
}
func.func @fptosi_f64_i8() {
  %a0 = util.unfoldable_constant dense<[0x0000000000000000, 0x8000000000000000, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x4006000000000000, 0xC00C000000000000, 0x401B99999999999A, 0xC01C000000000000]> : tensor<9xf64>
  %e = tensor.empty() : tensor<9xi8>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<9xf64>) outs(%e : tensor<9xi8>) {
  ^bb0(%x0: f64, %o: i8):
    %y = arith.fptosi %x0 : f64 to i8
    linalg.yield %y : i8
  } -> tensor<9xi8>
  check.expect_eq_const(%r, dense<[0, 0, 1, -1, 0, 2, -3, 6, -7]> : tensor<9xi8>) : tensor<9xi8>
  return
}
func.func @fptoui_f64_i8() {
  %a0 = util.unfoldable_constant dense<[0x0000000000000000, 0x8000000000000000, 0x3FF0000000000000, 0x3FE0000000000000, 0x4006000000000000, 0x401B99999999999A]> : tensor<6xf64>
  %e = tensor.empty() : tensor<6xi8>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<6xf64>) outs(%e : tensor<6xi8>) {
  ^bb0(%x0: f64, %o: i8):
    %y = arith.fptoui %x0 : f64 to i8
    linalg.yield %y : i8
  } -> tensor<6xi8>
  check.expect_eq_const(%r, dense<[0, 0, 1, 0, 2, 6]> : tensor<6xi8>) : tensor<6xi8>
  return
}
func.func @fptosi_f64_i16() {
  %a0 = util.unfoldable_constant dense<[0x0000000000000000, 0x8000000000000000, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x4006000000000000, 0xC00C000000000000, 0x401B99999999999A, 0xC01C000000000000]> : tensor<9xf64>
  %e = tensor.empty() : tensor<9xi16>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<9xf64>) outs(%e : tensor<9xi16>) {
  ^bb0(%x0: f64, %o: i16):
    %y = arith.fptosi %x0 : f64 to i16
    linalg.yield %y : i16
  } -> tensor<9xi16>
  check.expect_eq_const(%r, dense<[0, 0, 1, -1, 0, 2, -3, 6, -7]> : tensor<9xi16>) : tensor<9xi16>
  return
}
func.func @fptoui_f64_i16() {
  %a0 = util.unfoldable_constant dense<[0x0000000000000000, 0x8000000000000000, 0x3FF0000000000000, 0x3FE0000000000000, 0x4006000000000000, 0x401B99999999999A]> : tensor<6xf64>
  %e = tensor.empty() : tensor<6xi16>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<6xf64>) outs(%e : tensor<6xi16>) {
  ^bb0(%x0: f64, %o: i16):
    %y = arith.fptoui %x0 : f64 to i16
    linalg.yield %y : i16
  } -> tensor<6xi16>
  check.expect_eq_const(%r, dense<[0, 0, 1, 0, 2, 6]> : tensor<6xi16>) : tensor<6xi16>
  return
}
func.func @fptosi_f64_i32() {
  %a0 = util.unfoldable_constant dense<[0x0000000000000000, 0x8000000000000000, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x4006000000000000, 0xC00C000000000000, 0x401B99999999999A, 0xC01C000000000000]> : tensor<9xf64>
  %e = tensor.empty() : tensor<9xi32>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<9xf64>) outs(%e : tensor<9xi32>) {
  ^bb0(%x0: f64, %o: i32):
    %y = arith.fptosi %x0 : f64 to i32
    linalg.yield %y : i32
  } -> tensor<9xi32>
  check.expect_eq_const(%r, dense<[0, 0, 1, -1, 0, 2, -3, 6, -7]> : tensor<9xi32>) : tensor<9xi32>
  return
}
func.func @fptoui_f64_i32() {
  %a0 = util.unfoldable_constant dense<[0x0000000000000000, 0x8000000000000000, 0x3FF0000000000000, 0x3FE0000000000000, 0x4006000000000000, 0x401B99999999999A]> : tensor<6xf64>
  %e = tensor.empty() : tensor<6xi32>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<6xf64>) outs(%e : tensor<6xi32>) {
  ^bb0(%x0: f64, %o: i32):
    %y = arith.fptoui %x0 : f64 to i32
    linalg.yield %y : i32
  } -> tensor<6xi32>
  check.expect_eq_const(%r, dense<[0, 0, 1, 0, 2, 6]> : tensor<6xi32>) : tensor<6xi32>
  return
}
func.func @fptosi_f64_i64() {
  %a0 = util.unfoldable_constant dense<[0x0000000000000000, 0x8000000000000000, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x4006000000000000, 0xC00C000000000000, 0x401B99999999999A, 0xC01C000000000000]> : tensor<9xf64>
  %e = tensor.empty() : tensor<9xi64>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<9xf64>) outs(%e : tensor<9xi64>) {
  ^bb0(%x0: f64, %o: i64):
    %y = arith.fptosi %x0 : f64 to i64
    linalg.yield %y : i64
  } -> tensor<9xi64>
  check.expect_eq_const(%r, dense<[0, 0, 1, -1, 0, 2, -3, 6, -7]> : tensor<9xi64>) : tensor<9xi64>
  return
}
func.func @fptoui_f64_i64() {
  %a0 = util.unfoldable_constant dense<[0x0000000000000000, 0x8000000000000000, 0x3FF0000000000000, 0x3FE0000000000000, 0x4006000000000000, 0x401B99999999999A]> : tensor<6xf64>
  %e = tensor.empty() : tensor<6xi64>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<6xf64>) outs(%e : tensor<6xi64>) {
  ^bb0(%x0: f64, %o: i64):
    %y = arith.fptoui %x0 : f64 to i64
    linalg.yield %y : i64
  } -> tensor<6xi64>
  check.expect_eq_const(%r, dense<[0, 0, 1, 0, 2, 6]> : tensor<6xi64>) : tensor<6xi64>
  return
}
func.func @truncf_f64_f16() {
  %a0 = util.unfoldable_constant dense<[0x0000000000000000, 0x8000000000000000, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0xC004000000000000, 0x4008000000000000, 0x3FD5555555555555, 0x400921FB54442D18, 0x40592CCCCCCCCCCD, 0x7FEAB36D48E1ACF0, 0xFFEAB36D48E1ACF0, 0x000012688B70E62B, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x3FF0100000000000, 0x3FF0300000000000, 0x47EFF0000000005E, 0x40EFFDE000000000, 0x40EFFE0000000000, 0x3E45798EE2308C3A, 0x3E60000000000000]> : tensor<23xf64>
  %e = tensor.empty() : tensor<23xf16>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<23xf64>) outs(%e : tensor<23xf16>) {
  ^bb0(%x0: f64, %o: f16):
    %y = arith.truncf %x0 : f64 to f16
    linalg.yield %y : f16
  } -> tensor<23xf16>
  check.expect_almost_eq_const(%r, dense<[0x0000, 0x8000, 0x3C00, 0xBC00, 0x3800, 0xC100, 0x4200, 0x3555, 0x4248, 0x564B, 0x7C00, 0xFC00, 0x0000, 0x7C00, 0xFC00, 0x7E00, 0x3C04, 0x3C0C, 0x7C00, 0x7BFF, 0x7C00, 0x0000, 0x0000]> : tensor<23xf16>, atol 0.0, rtol 0.0) : tensor<23xf16>
  return
}
func.func @truncf_f64_bf16() {
  %a0 = util.unfoldable_constant dense<[0x0000000000000000, 0x8000000000000000, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0xC004000000000000, 0x4008000000000000, 0x3FD5555555555555, 0x400921FB54442D18, 0x40592CCCCCCCCCCD, 0x7FEAB36D48E1ACF0, 0xFFEAB36D48E1ACF0, 0x000012688B70E62B, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x3FF0100000000000, 0x3FF0300000000000, 0x47EFF0000000005E, 0x40EFFDE000000000, 0x40EFFE0000000000, 0x3E45798EE2308C3A, 0x3E60000000000000]> : tensor<23xf64>
  %e = tensor.empty() : tensor<23xbf16>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<23xf64>) outs(%e : tensor<23xbf16>) {
  ^bb0(%x0: f64, %o: bf16):
    %y = arith.truncf %x0 : f64 to bf16
    linalg.yield %y : bf16
  } -> tensor<23xbf16>
  check.expect_almost_eq_const(%r, dense<[0x0000, 0x8000, 0x3F80, 0xBF80, 0x3F00, 0xC020, 0x4040, 0x3EAB, 0x4049, 0x42C9, 0x7F80, 0xFF80, 0x0000, 0x7F80, 0xFF80, 0x7FC0, 0x3F80, 0x3F82, 0x7F80, 0x4780, 0x4780, 0x322C, 0x3300]> : tensor<23xbf16>, atol 0.0, rtol 0.0) : tensor<23xbf16>
  return
}
func.func @truncf_f64_f32() {
  %a0 = util.unfoldable_constant dense<[0x0000000000000000, 0x8000000000000000, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0xC004000000000000, 0x4008000000000000, 0x3FD5555555555555, 0x400921FB54442D18, 0x40592CCCCCCCCCCD, 0x7FEAB36D48E1ACF0, 0xFFEAB36D48E1ACF0, 0x000012688B70E62B, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x3FF0100000000000, 0x3FF0300000000000, 0x47EFF0000000005E, 0x40EFFDE000000000, 0x40EFFE0000000000, 0x3E45798EE2308C3A, 0x3E60000000000000]> : tensor<23xf64>
  %e = tensor.empty() : tensor<23xf32>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<23xf64>) outs(%e : tensor<23xf32>) {
  ^bb0(%x0: f64, %o: f32):
    %y = arith.truncf %x0 : f64 to f32
    linalg.yield %y : f32
  } -> tensor<23xf32>
  check.expect_almost_eq_const(%r, dense<[0x00000000, 0x80000000, 0x3F800000, 0xBF800000, 0x3F000000, 0xC0200000, 0x40400000, 0x3EAAAAAB, 0x40490FDB, 0x42C96666, 0x7F800000, 0xFF800000, 0x00000000, 0x7F800000, 0xFF800000, 0x7FC00000, 0x3F808000, 0x3F818000, 0x7F7F8000, 0x477FEF00, 0x477FF000, 0x322BCC77, 0x33000000]> : tensor<23xf32>, atol 0.0, rtol 0.0) : tensor<23xf32>
  return
}
