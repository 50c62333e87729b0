// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Made by tools/gen_elementwise_tests.py; the oracle is NumPy in double.
#id = affine_map<(i) -> (i)>
func.func @exp() {
  %a0 = util.unfoldable_constant dense<[0xC2AE0000, 0xBF800000, 0xBDCCCCCD, 0x00000000, 0x3E99999A, 0x3F800000, 0x40200000, 0x41200000]> : tensor<8xf32>
  %e = tensor.empty() : tensor<8xf32>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%x0: f32, %o: f32):
    %y = math.exp %x0 : f32
    linalg.yield %y : f32
  } -> tensor<8xf32>
  check.expect_almost_eq_const(%r, dense<[0x00B33687, 0x3EBC5AB2, 0x3F67A36D, 0x3F800000, 0x3FACC82D, 0x402DF854, 0x4142EB7F, 0x46AC14EE]> : tensor<8xf32>, atol 2.0e-06, rtol 2.0e-06) : tensor<8xf32>
  return
}
func.func @exp2() {
  %a0 = util.unfoldable_constant dense<[0xC1200000, 0xBFC00000, 0x00000000, 0x3E99999A, 0x3F800000, 0x40E00000]> : tensor<6xf32>
  %e = tensor.empty() : tensor<6xf32>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<6xf32>) outs(%e : tensor<6xf32>) {
  ^bb0(%x0: f32, %o: f32):
    %y = math.exp2 %x0 : f32
    linalg.yield %y : f32
  } -> tensor<6xf32>
  check.expect_almost_eq_const(%r, dense<[0x3A800000, 0x3EB504F3, 0x3F800000, 0x3F9D9624, 0x40000000, 0x43000000]> : tensor<6xf32>, atol 2.0e-06, rtol 2.0e-06) : tensor<6xf32>
  return
}
func.func @expm1() {
  %a0 = util.unfoldable_constant dense<[0xC0400000, 0xBA83126F, 0x00000000, 0x3B03126F, 0x3F800000, 0x40800000]> : tensor<6xf32>
  %e = tensor.empty() : tensor<6xf32>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<6xf32>) outs(%e : tensor<6xf32>) {
  ^bb0(%x0: f32, %o: f32):
    %y = math.expm1 %x0 : f32
    linalg.yield %y : f32
  } -> tensor<6xf32>
  check.expect_almost_eq_const(%r, dense<[0xBF734128, 0xBA8301A9, 0x00000000, 0x3B033403, 0x3FDBF0A9, 0x42566481]> : tensor<6xf32>, atol 2.0e-06, rtol 2.0e-06) : tensor<6xf32>
  return
}
func.func @log() {
  %a0 = util.unfoldable_constant dense<[0x3A83126F, 0x3F000000, 0x3F800000, 0x40000000, 0x41200000, 0x43960000]> : tensor<6xf32>
  %e = tensor.empty() : tensor<6xf32>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<6xf32>) outs(%e : tensor<6xf32>) {
  ^bb0(%x0: f32, %o: f32):
    %y = math.log %x0 : f32
    linalg.yield %y : f32
  } -> tensor<6xf32>
  check.expect_almost_eq_const(%r, dense<[0xC0DD0C55, 0xBF317218, 0x00000000, 0x3F317218, 0x40135D8E, 0x40B68563]> : tensor<6xf32>, atol 2.0e-06, rtol 2.0e-06) : tensor<6xf32>
  return
}
func.func @log2() {
  %a0 = util.unfoldable_constant dense<[0x3A83126F, 0x3F000000, 0x3F800000, 0x40000000, 0x41000000, 0x43960000]> : tensor<6xf32>
  %e = tensor.empty() : tensor<6xf32>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<6xf32>) outs(%e : tensor<6xf32>) {
  ^bb0(%x0: f32, %o: f32):
    %y = math.log2 %x0 : f32
    linalg.yield %y : f32
  } -> tensor<6xf32>
  check.expect_almost_eq_const(%r, dense<[0xC11F73DA, 0xBF800000, 0x00000000, 0x3F800000, 0x40400000, 0x4103A93E]> : tensor<6xf32>, atol 2.0e-06, rtol 2.0e-06) : tensor<6xf32>
  return
}
func.func @log10() {
  %a0 = util.unfoldable_constant dense<[0x3A83126F, 0x3F000000, 0x3F800000, 0x40000000, 0x42C80000]> : tensor<5xf32>
  %e = tensor.empty() : tensor<5xf32>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<5xf32>) outs(%e : tensor<5xf32>) {
  ^bb0(%x0: f32, %o: f32):
    %y = math.log10 %x0 : f32
    linalg.yield %y : f32
  } -> tensor<5xf32>
  check.expect_almost_eq_const(%r, dense<[0xC0400000, 0xBE9A209B, 0x00000000, 0x3E9A209B, 0x40000000]> : tensor<5xf32>, atol 2.0e-06, rtol 2.0e-06) : tensor<5xf32>
  return
}
func.func @log1p() {
  %a0 = util.unfoldable_constant dense<[0xBF000000, 0x3A83126F, 0x00000000, 0x3F800000, 0x41200000]> : tensor<5xf32>
  %e = tensor.empty() : tensor<5xf32>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<5xf32>) outs(%e : tensor<5xf32>) {
  ^bb0(%x0: f32, %o: f32):
    %y = math.log1p %x0 : f32
    linalg.yield %y : f32
  } -> tensor<5xf32>
  check.expect_almost_eq_const(%r, dense<[0xBF317218, 0x3A8301AB, 0x00000000, 0x3F317218, 0x4019771E]> : tensor<5xf32>, atol 2.0e-06, rtol 2.0e-06) : tensor<5xf32>
  return
}
func.func @tanh() {
  %a0 = util.unfoldable_constant dense<[0xC1100000, 0xBF800000, 0xBC23D70A, 0x00000000, 0x3F000000, 0x40000000, 0x41100000]> : tensor<7xf32>
  %e = tensor.empty() : tensor<7xf32>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<7xf32>) outs(%e : tensor<7xf32>) {
  ^bb0(%x0: f32, %o: f32):
    %y = math.tanh %x0 : f32
    linalg.yield %y : f32
  } -> tensor<7xf32>
  check.expect_almost_eq_const(%r, dense<[0xBF7FFFFF, 0xBF42F7D6, 0xBC23D5A4, 0x00000000, 0x3EEC9A9F, 0x3F76CA83, 0x3F7FFFFF]> : tensor<7xf32>, atol 2.0e-06, rtol 2.0e-06) : tensor<7xf32>
  return
}
func.func @sin() {
  %a0 = util.unfoldable_constant dense<[0xC0400000, 0xBF000000, 0x00000000, 0x3DCCCCCD, 0x3F800000, 0x40466666]> : tensor<6xf32>
  %e = tensor.empty() : tensor<6xf32>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<6xf32>) outs(%e : tensor<6xf32>) {
  ^bb0(%x0: f32, %o: f32):
    %y = math.sin %x0 : f32
    linalg.yield %y : f32
  } -> tensor<6xf32>
  check.expect_almost_eq_const(%r, dense<[0xBE1081C3, 0xBEF57744, 0x00000000, 0x3DCC7577, 0x3F576AA4, 0x3D2A5096]> : tensor<6xf32>, atol 2.0e-06, rtol 2.0e-06) : tensor<6xf32>
  return
}
func.func @cos() {
  %a0 = util.unfoldable_constant dense<[0xC0400000, 0xBF000000, 0x00000000, 0x3DCCCCCD, 0x3F800000, 0x40466666]> : tensor<6xf32>
  %e = tensor.empty() : tensor<6xf32>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<6xf32>) outs(%e : tensor<6xf32>) {
  ^bb0(%x0: f32, %o: f32):
    %y = math.cos %x0 : f32
    linalg.yield %y : f32
  } -> tensor<6xf32>
  check.expect_almost_eq_const(%r, dense<[0xBF7D7026, 0x3F60A940, 0x3F800000, 0x3F7EB898, 0x3F0A5140, 0xBF7FC752]> : tensor<6xf32>, atol 2.0e-06, rtol 2.0e-06) : tensor<6xf32>
  return
}
func.func @tan() {
  %a0 = util.unfoldable_constant dense<[0xBF800000, 0xBF000000, 0x00000000, 0x3DCCCCCD, 0x3F800000]> : tensor<5xf32>
  %e = tensor.empty() : tensor<5xf32>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<5xf32>) outs(%e : tensor<5xf32>) {
  ^bb0(%x0: f32, %o: f32):
    %y = math.tan %x0 : f32
    linalg.yield %y : f32
  } -> tensor<5xf32>
  check.expect_almost_eq_const(%r, dense<[0xBFC75923, 0xBF0BDA7B, 0x00000000, 0x3DCD7C44, 0x3FC75923]> : tensor<5xf32>, atol 2.0e-06, rtol 2.0e-06) : tensor<5xf32>
  return
}
func.func @asin() {
  %a0 = util.unfoldable_constant dense<[0xBF800000, 0xBF000000, 0x00000000, 0x3DCCCCCD, 0x3F800000]> : tensor<5xf32>
  %e = tensor.empty() : tensor<5xf32>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<5xf32>) outs(%e : tensor<5xf32>) {
  ^bb0(%x0: f32, %o: f32):
    %y = math.asin %x0 : f32
    linalg.yield %y : f32
  } -> tensor<5xf32>
  check.expect_almost_eq_const(%r, dense<[0xBFC90FDB, 0xBF060A92, 0x00000000, 0x3DCD2494, 0x3FC90FDB]> : tensor<5xf32>, atol 2.0e-06, rtol 2.0e-06) : tensor<5xf32>
  return
}
func.func @acos() {
  %a0 = util.unfoldable_constant dense<[0xBF800000, 0xBF000000, 0x00000000, 0x3DCCCCCD, 0x3F800000]> : tensor<5xf32>
  %e = tensor.empty() : tensor<5xf32>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<5xf32>) outs(%e : tensor<5xf32>) {
  ^bb0(%x0: f32, %o: f32):
    %y = math.acos %x0 : f32
    linalg.yield %y : f32
  } -> tensor<5xf32>
  check.expect_almost_eq_const(%r, dense<[0x40490FDB, 0x40060A92, 0x3FC90FDB, 0x3FBC3D91, 0x00000000]> : tensor<5xf32>, atol 2.0e-06, rtol 2.0e-06) : tensor<5xf32>
  return
}
func.func @atan() {
  %a0 = util.unfoldable_constant dense<[0xC1200000, 0xBF000000, 0x00000000, 0x3DCCCCCD, 0x3F800000]> : tensor<5xf32>
  %e = tensor.empty() : tensor<5xf32>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<5xf32>) outs(%e : tensor<5xf32>) {
  ^bb0(%x0: f32, %o: f32):
    %y = math.atan %x0 : f32
    linalg.yield %y : f32
  } -> tensor<5xf32>
  check.expect_almost_eq_const(%r, dense<[0xBFBC4DE9, 0xBEED6338, 0x00000000, 0x3DCC1F14, 0x3F490FDB]> : tensor<5xf32>, atol 2.0e-06, rtol 2.0e-06) : tensor<5xf32>
  return
}
func.func @sinh() {
  %a0 = util.unfoldable_constant dense<[0xC0000000, 0xBF000000, 0x00000000, 0x3DCCCCCD, 0x3F800000]> : tensor<5xf32>
  %e = tensor.empty() : tensor<5xf32>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<5xf32>) outs(%e : tensor<5xf32>) {
  ^bb0(%x0: f32, %o: f32):
    %y = math.sinh %x0 : f32
    linalg.yield %y : f32
  } -> tensor<5xf32>
  check.expect_almost_eq_const(%r, dense<[0xC0681E7B, 0xBF056680, 0x00000000, 0x3DCD243A, 0x3F966CFE]> : tensor<5xf32>, atol 2.0e-06, rtol 2.0e-06) : tensor<5xf32>
  return
}
func.func @cosh() {
  %a0 = util.unfoldable_constant dense<[0xC0000000, 0xBF000000, 0x00000000, 0x3DCCCCCD, 0x3F800000]> : tensor<5xf32>
  %e = tensor.empty() : tensor<5xf32>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<5xf32>) outs(%e : tensor<5xf32>) {
  ^bb0(%x0: f32, %o: f32):
    %y = math.cosh %x0 : f32
    linalg.yield %y : f32
  } -> tensor<5xf32>
  check.expect_almost_eq_const(%r, dense<[0x4070C7D0, 0x3F90560C, 0x3F800000, 0x3F80A3FA, 0x3FC583AB]> : tensor<5xf32>, atol 2.0e-06, rtol 2.0e-06) : tensor<5xf32>
  return
}
func.func @asinh() {
  %a0 = util.unfoldable_constant dense<[0xC0000000, 0xBF000000, 0x00000000, 0x3DCCCCCD, 0x3F800000]> : tensor<5xf32>
  %e = tensor.empty() : tensor<5xf32>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<5xf32>) outs(%e : tensor<5xf32>) {
  ^bb0(%x0: f32, %o: f32):
    %y = math.asinh %x0 : f32
    linalg.yield %y : f32
  } -> tensor<5xf32>
  check.expect_almost_eq_const(%r, dense<[0xBFB8C90C, 0xBEF66165, 0x00000000, 0x3DCC75CF, 0x3F61A1B3]> : tensor<5xf32>, atol 2.0e-06, rtol 2.0e-06) : tensor<5xf32>
  return
}
func.func @acosh() {
  %a0 = util.unfoldable_constant dense<[0x3F800000, 0x3FC00000, 0x40000000, 0x41200000]> : tensor<4xf32>
  %e = tensor.empty() : tensor<4xf32>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<4xf32>) outs(%e : tensor<4xf32>) {
  ^bb0(%x0: f32, %o: f32):
    %y = math.acosh %x0 : f32
    linalg.yield %y : f32
  } -> tensor<4xf32>
  check.expect_almost_eq_const(%r, dense<[0x00000000, 0x3F766165, 0x3FA89214, 0x403F90F7]> : tensor<4xf32>, atol 2.0e-06, rtol 2.0e-06) : tensor<4xf32>
  return
}
func.func @atanh() {
  %a0 = util.unfoldable_constant dense<[0xBF666666, 0xBF000000, 0x00000000, 0x3DCCCCCD, 0x3F666666]> : tensor<5xf32>
  %e = tensor.empty() : tensor<5xf32>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<5xf32>) outs(%e : tensor<5xf32>) {
  ^bb0(%x0: f32, %o: f32):
    %y = math.atanh %x0 : f32
    linalg.yield %y : f32
  } -> tensor<5xf32>
  check.expect_almost_eq_const(%r, dense<[0xBFBC71AF, 0xBF0C9F54, 0x00000000, 0x3DCD7C9F, 0x3FBC71AF]> : tensor<5xf32>, atol 2.0e-06, rtol 2.0e-06) : tensor<5xf32>
  return
}
func.func @rsqrt() {
  %a0 = util.unfoldable_constant dense<[0x3C23D70A, 0x3F000000, 0x3F800000, 0x40000000, 0x42C80000]> : tensor<5xf32>
  %e = tensor.empty() : tensor<5xf32>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<5xf32>) outs(%e : tensor<5xf32>) {
  ^bb0(%x0: f32, %o: f32):
    %y = math.rsqrt %x0 : f32
    linalg.yield %y : f32
  } -> tensor<5xf32>
  check.expect_almost_eq_const(%r, dense<[0x41200000, 0x3FB504F3, 0x3F800000, 0x3F3504F3, 0x3DCCCCCD]> : tensor<5xf32>, atol 2.0e-06, rtol 2.0e-06) : tensor<5xf32>
  return
}
func.func @cbrt() {
  %a0 = util.unfoldable_constant dense<[0xC1000000, 0xBF000000, 0x00000000, 0x3F800000, 0x41D80000]> : tensor<5xf32>
  %e = tensor.empty() : tensor<5xf32>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<5xf32>) outs(%e : tensor<5xf32>) {
  ^bb0(%x0: f32, %o: f32):
    %y = math.cbrt %x0 : f32
    linalg.yield %y : f32
  } -> tensor<5xf32>
  check.expect_almost_eq_const(%r, dense<[0xC0000000, 0xBF4B2FF5, 0x00000000, 0x3F800000, 0x40400000]> : tensor<5xf32>, atol 2.0e-06, rtol 2.0e-06) : tensor<5xf32>
  return
}
func.func @erf() {
  %a0 = util.unfoldable_constant dense<[0xC0400000, 0xBF000000, 0x00000000, 0x3DCCCCCD, 0x3F800000, 0x40000000]> : tensor<6xf32>
  %e = tensor.empty() : tensor<6xf32>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<6xf32>) outs(%e : tensor<6xf32>) {
  ^bb0(%x0: f32, %o: f32):
    %y = math.erf %x0 : f32
    linalg.yield %y : f32
  } -> tensor<6xf32>
  check.expect_almost_eq_const(%r, dense<[0xBF7FFE8D, 0xBF053F7B, 0x00000000, 0x3DE652F5, 0x3F57BB3D, 0x3F7ECD71]> : tensor<6xf32>, atol 2.0e-06, rtol 2.0e-06) : tensor<6xf32>
  return
}
func.func @erfc() {
  %a0 = util.unfoldable_constant dense<[0xBF800000, 0xBF000000, 0x00000000, 0x3DCCCCCD, 0x3F800000, 0x40000000]> : tensor<6xf32>
  %e = tensor.empty() : tensor<6xf32>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<6xf32>) outs(%e : tensor<6xf32>) {
  ^bb0(%x0: f32, %o: f32):
    %y = math.erfc %x0 : f32
    linalg.yield %y : f32
  } -> tensor<6xf32>
  check.expect_almost_eq_const(%r, dense<[0x3FEBDD9F, 0x3FC29FBD, 0x3F800000, 0x3F6335A1, 0x3E21130B, 0x3B9947AF]> : tensor<6xf32>, atol 2.0e-06, rtol 2.0e-06) : tensor<6xf32>
  return
}
func.func @powf() {
  %a0 = util.unfoldable_constant dense<[0x40000000, 0x40400000, 0x3F000000, 0x41200000, 0x3FC00000]> : tensor<5xf32>
  %a1 = util.unfoldable_constant dense<[0x40400000, 0x3F000000, 0x40000000, 0xBF800000, 0x40200000]> : tensor<5xf32>
  %e = tensor.empty() : tensor<5xf32>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<5xf32>, tensor<5xf32>) outs(%e : tensor<5xf32>) {
  ^bb0(%x0: f32, %x1: f32, %o: f32):
    %y = math.powf %x0, %x1 : f32
    linalg.yield %y : f32
  } -> tensor<5xf32>
  check.expect_almost_eq_const(%r, dense<[0x41000000, 0x3FDDB3D7, 0x3E800000, 0x3DCCCCCD, 0x40305CFF]> : tensor<5xf32>, atol 2.0e-06, rtol 2.0e-06) : tensor<5xf32>
  return
}
func.func @atan2() {
  %a0 = util.unfoldable_constant dense<[0x3F800000, 0xBF800000, 0x00000000, 0x40000000, 0xC0400000]> : tensor<5xf32>
  %a1 = util.unfoldable_constant dense<[0x3F800000, 0x3F800000, 0xBF800000, 0xBF000000, 0xC0800000]> : tensor<5xf32>
  %e = tensor.empty() : tensor<5xf32>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<5xf32>, tensor<5xf32>) outs(%e : tensor<5xf32>) {
  ^bb0(%x0: f32, %x1: f32, %o: f32):
    %y = math.atan2 %x0, %x1 : f32
    linalg.yield %y : f32
  } -> tensor<5xf32>
  check.expect_almost_eq_const(%r, dense<[0x3F490FDB, 0xBF490FDB, 0x40490FDB, 0x3FE86B51, 0xC01FE0BB]> : tensor<5xf32>, atol 2.0e-06, rtol 2.0e-06) : tensor<5xf32>
  return
}
func.func @fma() {
  %a0 = util.unfoldable_constant dense<[0x3FC00000, 0x40000000, 0xC0400000]> : tensor<3xf32>
  %a1 = util.unfoldable_constant dense<[0x40000000, 0x3F000000, 0x40800000]> : tensor<3xf32>
  %a2 = util.unfoldable_constant dense<[0x3F800000, 0xBF800000, 0x3E800000]> : tensor<3xf32>
  %e = tensor.empty() : tensor<3xf32>
  %r = linalg.generic {indexing_maps = [#id, #id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1, %a2 : tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) outs(%e : tensor<3xf32>) {
  ^bb0(%x0: f32, %x1: f32, %x2: f32, %o: f32):
    %y = math.fma %x0, %x1, %x2 : f32
    linalg.yield %y : f32
  } -> tensor<3xf32>
  check.expect_eq_const(%r, dense<[0x40800000, 0x00000000, 0xC13C0000]> : tensor<3xf32>) : tensor<3xf32>
  return
}
