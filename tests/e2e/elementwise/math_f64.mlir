// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Made by tools/gen_elementwise_tests.py; the oracle is NumPy in double.
#id = affine_map<(i) -> (i)>
func.func @exp() {
  %a0 = util.unfoldable_constant dense<[0xC055C00000000000, 0xBFF0000000000000, 0xBFB999999999999A, 0x0000000000000000, 0x3FD3333333333333, 0x3FF0000000000000, 0x4004000000000000, 0x4024000000000000]> : tensor<8xf64>
  %e = tensor.empty() : tensor<8xf64>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<8xf64>) outs(%e : tensor<8xf64>) {
  ^bb0(%x0: f64, %o: f64):
    %y = math.exp %x0 : f64
    linalg.yield %y : f64
  } -> tensor<8xf64>
  check.expect_almost_eq_const(%r, dense<[0x381666D0DAD2961C, 0x3FD78B56362CEF39, 0x3FECF46D99D52B3A, 0x3FF0000000000000, 0x3FF599058C8C1A96, 0x4005BF0A8B145769, 0x40285D6FD931E0BB, 0x40D5829DCF950560]> : tensor<8xf64>, atol 1.0e-13, rtol 1.0e-13) : tensor<8xf64>
  return
}
func.func @exp2() {
  %a0 = util.unfoldable_constant dense<[0xC024000000000000, 0xBFF8000000000000, 0x0000000000000000, 0x3FD3333333333333, 0x3FF0000000000000, 0x401C000000000000]> : tensor<6xf64>
  %e = tensor.empty() : tensor<6xf64>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<6xf64>) outs(%e : tensor<6xf64>) {
  ^bb0(%x0: f64, %o: f64):
    %y = math.exp2 %x0 : f64
    linalg.yield %y : f64
  } -> tensor<6xf64>
  check.expect_almost_eq_const(%r, dense<[0x3F50000000000000, 0x3FD6A09E667F3BCD, 0x3FF0000000000000, 0x3FF3B2C47BFF8329, 0x4000000000000000, 0x4060000000000000]> : tensor<6xf64>, atol 1.0e-13, rtol 1.0e-13) : tensor<6xf64>
  return
}
func.func @expm1() {
  %a0 = util.unfoldable_constant dense<[0xC008000000000000, 0xBF50624DD2F1A9FC, 0x0000000000000000, 0x3F60624DD2F1A9FC, 0x3FF0000000000000, 0x4010000000000000]> : tensor<6xf64>
  %e = tensor.empty() : tensor<6xf64>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<6xf64>) outs(%e : tensor<6xf64>) {
  ^bb0(%x0: f64, %o: f64):
    %y = math.expm1 %x0 : f64
    linalg.yield %y : f64
  } -> tensor<6xf64>
  check.expect_almost_eq_const(%r, dense<[0xBFEE6824F33314F5, 0xBF50603521CAC48B, 0x0000000000000000, 0x3F6066804831CDAD, 0x3FFB7E151628AED3, 0x404ACC902E273A58]> : tensor<6xf64>, atol 1.0e-13, rtol 1.0e-13) : tensor<6xf64>
  return
}
func.func @log() {
  %a0 = util.unfoldable_constant dense<[0x3F50624DD2F1A9FC, 0x3FE0000000000000, 0x3FF0000000000000, 0x4000000000000000, 0x4024000000000000, 0x4072C00000000000]> : tensor<6xf64>
  %e = tensor.empty() : tensor<6xf64>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<6xf64>) outs(%e : tensor<6xf64>) {
  ^bb0(%x0: f64, %o: f64):
    %y = math.log %x0 : f64
    linalg.yield %y : f64
  } -> tensor<6xf64>
  check.expect_almost_eq_const(%r, dense<[0xC01BA18A998FFFA0, 0xBFE62E42FEFA39EF, 0x0000000000000000, 0x3FE62E42FEFA39EF, 0x40026BB1BBB55515, 0x4016D0AC5A6095D8]> : tensor<6xf64>, atol 1.0e-13, rtol 1.0e-13) : tensor<6xf64>
  return
}
func.func @log2() {
  %a0 = util.unfoldable_constant dense<[0x3F50624DD2F1A9FC, 0x3FE0000000000000, 0x3FF0000000000000, 0x4000000000000000, 0x4020000000000000, 0x4072C00000000000]> : tensor<6xf64>
  %e = tensor.empty() : tensor<6xf64>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<6xf64>) outs(%e : tensor<6xf64>) {
  ^bb0(%x0: f64, %o: f64):
    %y = math.log2 %x0 : f64
    linalg.yield %y : f64
  } -> tensor<6xf64>
  check.expect_almost_eq_const(%r, dense<[0xC023EE7B471B3A95, 0xBFF0000000000000, 0x0000000000000000, 0x3FF0000000000000, 0x4008000000000000, 0x40207527B930C966]> : tensor<6xf64>, atol 1.0e-13, rtol 1.0e-13) : tensor<6xf64>
  return
}
func.func @log10() {
  %a0 = util.unfoldable_constant dense<[0x3F50624DD2F1A9FC, 0x3FE0000000000000, 0x3FF0000000000000, 0x4000000000000000, 0x4059000000000000]> : tensor<5xf64>
  %e = tensor.empty() : tensor<5xf64>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<5xf64>) outs(%e : tensor<5xf64>) {
  ^bb0(%x0: f64, %o: f64):
    %y = math.log10 %x0 : f64
    linalg.yield %y : f64
  } -> tensor<5xf64>
  check.expect_almost_eq_const(%r, dense<[0xC008000000000000, 0xBFD34413509F79FF, 0x0000000000000000, 0x3FD34413509F79FF, 0x4000000000000000]> : tensor<5xf64>, atol 1.0e-13, rtol 1.0e-13) : tensor<5xf64>
  return
}
func.func @log1p() {
  %a0 = util.unfoldable_constant dense<[0xBFE0000000000000, 0x3F50624DD2F1A9FC, 0x0000000000000000, 0x3FF0000000000000, 0x4024000000000000]> : tensor<5xf64>
  %e = tensor.empty() : tensor<5xf64>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<5xf64>) outs(%e : tensor<5xf64>) {
  ^bb0(%x0: f64, %o: f64):
    %y = math.log1p %x0 : f64
    linalg.yield %y : f64
  } -> tensor<5xf64>
  check.expect_almost_eq_const(%r, dense<[0xBFE62E42FEFA39EF, 0x3F5060354F8C3EBF, 0x0000000000000000, 0x3FE62E42FEFA39EF, 0x40032EE3B77F374C]> : tensor<5xf64>, atol 1.0e-13, rtol 1.0e-13) : tensor<5xf64>
  return
}
func.func @tanh() {
  %a0 = util.unfoldable_constant dense<[0xC022000000000000, 0xBFF0000000000000, 0xBF847AE147AE147B, 0x0000000000000000, 0x3FE0000000000000, 0x4000000000000000, 0x4022000000000000]> : tensor<7xf64>
  %e = tensor.empty() : tensor<7xf64>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<7xf64>) outs(%e : tensor<7xf64>) {
  ^bb0(%x0: f64, %o: f64):
    %y = math.tanh %x0 : f64
    linalg.yield %y : f64
  } -> tensor<7xf64>
  check.expect_almost_eq_const(%r, dense<[0xBFEFFFFFEFA59D77, 0xBFE85EFAB514F394, 0xBF847AB48AE4595E, 0x0000000000000000, 0x3FDD9353D7568AF3, 0x3FEED9505E1BC3D4, 0x3FEFFFFFEFA59D77]> : tensor<7xf64>, atol 1.0e-13, rtol 1.0e-13) : tensor<7xf64>
  return
}
func.func @sin() {
  %a0 = util.unfoldable_constant dense<[0xC008000000000000, 0xBFE0000000000000, 0x0000000000000000, 0x3FB999999999999A, 0x3FF0000000000000, 0x4008CCCCCCCCCCCD]> : tensor<6xf64>
  %e = tensor.empty() : tensor<6xf64>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<6xf64>) outs(%e : tensor<6xf64>) {
  ^bb0(%x0: f64, %o: f64):
    %y = math.sin %x0 : f64
    linalg.yield %y : f64
  } -> tensor<6xf64>
  check.expect_almost_eq_const(%r, dense<[0xBFC210386DB6D55B, 0xBFDEAEE8744B05EF, 0x0000000000000000, 0x3FB98EAECB8BCB2D, 0x3FEAED548F090CEE, 0x3FA54A0F8298102E]> : tensor<6xf64>, atol 1.0e-13, rtol 1.0e-13) : tensor<6xf64>
  return
}
func.func @cos() {
  %a0 = util.unfoldable_constant dense<[0xC008000000000000, 0xBFE0000000000000, 0x0000000000000000, 0x3FB999999999999A, 0x3FF0000000000000, 0x4008CCCCCCCCCCCD]> : tensor<6xf64>
  %e = tensor.empty() : tensor<6xf64>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<6xf64>) outs(%e : tensor<6xf64>) {
  ^bb0(%x0: f64, %o: f64):
    %y = math.cos %x0 : f64
    linalg.yield %y : f64
  } -> tensor<6xf64>
  check.expect_almost_eq_const(%r, dense<[0xBFEFAE04BE85E5D2, 0x3FEC1528065B7D4E, 0x3FF0000000000000, 0x3FEFD712F9A817BF, 0x3FE14A280FB5068B, 0xBFEFF8EA4756A625]> : tensor<6xf64>, atol 1.0e-13, rtol 1.0e-13) : tensor<6xf64>
  return
}
func.func @tan() {
  %a0 = util.unfoldable_constant dense<[0xBFF0000000000000, 0xBFE0000000000000, 0x0000000000000000, 0x3FB999999999999A, 0x3FF0000000000000]> : tensor<5xf64>
  %e = tensor.empty() : tensor<5xf64>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<5xf64>) outs(%e : tensor<5xf64>) {
  ^bb0(%x0: f64, %o: f64):
    %y = math.tan %x0 : f64
    linalg.yield %y : f64
  } -> tensor<5xf64>
  check.expect_almost_eq_const(%r, dense<[0xBFF8EB245CBEE3A5, 0xBFE17B4F5BF3474A, 0x0000000000000000, 0x3FB9AF8877430B80, 0x3FF8EB245CBEE3A5]> : tensor<5xf64>, atol 1.0e-13, rtol 1.0e-13) : tensor<5xf64>
  return
}
func.func @asin() {
  %a0 = util.unfoldable_constant dense<[0xBFF0000000000000, 0xBFE0000000000000, 0x0000000000000000, 0x3FB999999999999A, 0x3FF0000000000000]> : tensor<5xf64>
  %e = tensor.empty() : tensor<5xf64>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<5xf64>) outs(%e : tensor<5xf64>) {
  ^bb0(%x0: f64, %o: f64):
    %y = math.asin %x0 : f64
    linalg.yield %y : f64
  } -> tensor<5xf64>
  check.expect_almost_eq_const(%r, dense<[0xBFF921FB54442D18, 0xBFE0C152382D7366, 0x0000000000000000, 0x3FB9A49276037884, 0x3FF921FB54442D18]> : tensor<5xf64>, atol 1.0e-13, rtol 1.0e-13) : tensor<5xf64>
  return
}
func.func @acos() {
  %a0 = util.unfoldable_constant dense<[0xBFF0000000000000, 0xBFE0000000000000, 0x0000000000000000, 0x3FB999999999999A, 0x3FF0000000000000]> : tensor<5xf64>
  %e = tensor.empty() : tensor<5xf64>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<5xf64>) outs(%e : tensor<5xf64>) {
  ^bb0(%x0: f64, %o: f64):
    %y = math.acos %x0 : f64
    linalg.yield %y : f64
  } -> tensor<5xf64>
  check.expect_almost_eq_const(%r, dense<[0x400921FB54442D18, 0x4000C152382D7366, 0x3FF921FB54442D18, 0x3FF787B22CE3F590, 0x0000000000000000]> : tensor<5xf64>, atol 1.0e-13, rtol 1.0e-13) : tensor<5xf64>
  return
}
func.func @atan() {
  %a0 = util.unfoldable_constant dense<[0xC024000000000000, 0xBFE0000000000000, 0x0000000000000000, 0x3FB999999999999A, 0x3FF0000000000000]> : tensor<5xf64>
  %e = tensor.empty() : tensor<5xf64>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<5xf64>) outs(%e : tensor<5xf64>) {
  ^bb0(%x0: f64, %o: f64):
    %y = math.atan %x0 : f64
    linalg.yield %y : f64
  } -> tensor<5xf64>
  check.expect_almost_eq_const(%r, dense<[0xBFF789BD2C160053, 0xBFDDAC670561BB4F, 0x0000000000000000, 0x3FB983E282E2CC4D, 0x3FE921FB54442D18]> : tensor<5xf64>, atol 1.0e-13, rtol 1.0e-13) : tensor<5xf64>
  return
}
func.func @sinh() {
  %a0 = util.unfoldable_constant dense<[0xC000000000000000, 0xBFE0000000000000, 0x0000000000000000, 0x3FB999999999999A, 0x3FF0000000000000]> : tensor<5xf64>
  %e = tensor.empty() : tensor<5xf64>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<5xf64>) outs(%e : tensor<5xf64>) {
  ^bb0(%x0: f64, %o: f64):
    %y = math.sinh %x0 : f64
    linalg.yield %y : f64
  } -> tensor<5xf64>
  check.expect_almost_eq_const(%r, dense<[0xC00D03CF63B6E19F, 0xBFE0ACD00FE63B97, 0x0000000000000000, 0x3FB9A487337B59B4, 0x3FF2CD9FC44EB982]> : tensor<5xf64>, atol 1.0e-13, rtol 1.0e-13) : tensor<5xf64>
  return
}
func.func @cosh() {
  %a0 = util.unfoldable_constant dense<[0xC000000000000000, 0xBFE0000000000000, 0x0000000000000000, 0x3FB999999999999A, 0x3FF0000000000000]> : tensor<5xf64>
  %e = tensor.empty() : tensor<5xf64>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<5xf64>) outs(%e : tensor<5xf64>) {
  ^bb0(%x0: f64, %o: f64):
    %y = math.cosh %x0 : f64
    linalg.yield %y : f64
  } -> tensor<5xf64>
  check.expect_almost_eq_const(%r, dense<[0x400E18FA0DF2D9BC, 0x3FF20AC1862AE8D0, 0x3FF0000000000000, 0x3FF0147F40224B38, 0x3FF8B07551D9F550]> : tensor<5xf64>, atol 1.0e-13, rtol 1.0e-13) : tensor<5xf64>
  return
}
func.func @asinh() {
  %a0 = util.unfoldable_constant dense<[0xC000000000000000, 0xBFE0000000000000, 0x0000000000000000, 0x3FB999999999999A, 0x3FF0000000000000]> : tensor<5xf64>
  %e = tensor.empty() : tensor<5xf64>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<5xf64>) outs(%e : tensor<5xf64>) {
  ^bb0(%x0: f64, %o: f64):
    %y = math.asinh %x0 : f64
    linalg.yield %y : f64
  } -> tensor<5xf64>
  check.expect_almost_eq_const(%r, dense<[0xBFF719218313D087, 0xBFDECC2CAEC5160A, 0x0000000000000000, 0x3FB98EB9E7E5FC3E, 0x3FEC34366179D427]> : tensor<5xf64>, atol 1.0e-13, rtol 1.0e-13) : tensor<5xf64>
  return
}
func.func @acosh() {
  %a0 = util.unfoldable_constant dense<[0x3FF0000000000000, 0x3FF8000000000000, 0x4000000000000000, 0x4024000000000000]> : tensor<4xf64>
  %e = tensor.empty() : tensor<4xf64>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<4xf64>) outs(%e : tensor<4xf64>) {
  ^bb0(%x0: f64, %o: f64):
    %y = math.acosh %x0 : f64
    linalg.yield %y : f64
  } -> tensor<4xf64>
  check.expect_almost_eq_const(%r, dense<[0x0000000000000000, 0x3FEECC2CAEC5160A, 0x3FF5124271980435, 0x4007F21ED1CE05D4]> : tensor<4xf64>, atol 1.0e-13, rtol 1.0e-13) : tensor<4xf64>
  return
}
func.func @atanh() {
  %a0 = util.unfoldable_constant dense<[0xBFECCCCCCCCCCCCD, 0xBFE0000000000000, 0x0000000000000000, 0x3FB999999999999A, 0x3FECCCCCCCCCCCCD]> : tensor<5xf64>
  %e = tensor.empty() : tensor<5xf64>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<5xf64>) outs(%e : tensor<5xf64>) {
  ^bb0(%x0: f64, %o: f64):
    %y = math.atanh %x0 : f64
    linalg.yield %y : f64
  } -> tensor<5xf64>
  check.expect_almost_eq_const(%r, dense<[0xBFF78E360604B32D, 0xBFE193EA7AAD030B, 0x0000000000000000, 0x3FB9AF93CD234412, 0x3FF78E360604B32D]> : tensor<5xf64>, atol 1.0e-13, rtol 1.0e-13) : tensor<5xf64>
  return
}
func.func @rsqrt() {
  %a0 = util.unfoldable_constant dense<[0x3F847AE147AE147B, 0x3FE0000000000000, 0x3FF0000000000000, 0x4000000000000000, 0x4059000000000000]> : tensor<5xf64>
  %e = tensor.empty() : tensor<5xf64>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<5xf64>) outs(%e : tensor<5xf64>) {
  ^bb0(%x0: f64, %o: f64):
    %y = math.rsqrt %x0 : f64
    linalg.yield %y : f64
  } -> tensor<5xf64>
  check.expect_almost_eq_const(%r, dense<[0x4024000000000000, 0x3FF6A09E667F3BCC, 0x3FF0000000000000, 0x3FE6A09E667F3BCC, 0x3FB999999999999A]> : tensor<5xf64>, atol 1.0e-13, rtol 1.0e-13) : tensor<5xf64>
  return
}
func.func @cbrt() {
  %a0 = util.unfoldable_constant dense<[0xC020000000000000, 0xBFE0000000000000, 0x0000000000000000, 0x3FF0000000000000, 0x403B000000000000]> : tensor<5xf64>
  %e = tensor.empty() : tensor<5xf64>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<5xf64>) outs(%e : tensor<5xf64>) {
  ^bb0(%x0: f64, %o: f64):
    %y = math.cbrt %x0 : f64
    linalg.yield %y : f64
  } -> tensor<5xf64>
  check.expect_almost_eq_const(%r, dense<[0xC000000000000000, 0xBFE965FEA53D6E3D, 0x0000000000000000, 0x3FF0000000000000, 0x4008000000000000]> : tensor<5xf64>, atol 1.0e-13, rtol 1.0e-13) : tensor<5xf64>
  return
}
func.func @erf() {
  %a0 = util.unfoldable_constant dense<[0xC008000000000000, 0xBFE0000000000000, 0x0000000000000000, 0x3FB999999999999A, 0x3FF0000000000000, 0x4000000000000000]> : tensor<6xf64>
  %e = tensor.empty() : tensor<6xf64>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<6xf64>) outs(%e : tensor<6xf64>) {
  ^bb0(%x0: f64, %o: f64):
    %y = math.erf %x0 : f64
    linalg.yield %y : f64
  } -> tensor<6xf64>
  check.expect_almost_eq_const(%r, dense<[0xBFEFFFD1AC4135F9, 0xBFE0A7EF5C18EDD2, 0x0000000000000000, 0x3FBCCA5EA24FB334, 0x3FEAF767A741088B, 0x3FEFD9AE142795E3]> : tensor<6xf64>, atol 1.0e-13, rtol 1.0e-13) : tensor<6xf64>
  return
}
func.func @erfc() {
  %a0 = util.unfoldable_constant dense<[0xBFF0000000000000, 0xBFE0000000000000, 0x0000000000000000, 0x3FB999999999999A, 0x3FF0000000000000, 0x4000000000000000]> : tensor<6xf64>
  %e = tensor.empty() : tensor<6xf64>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<6xf64>) outs(%e : tensor<6xf64>) {
  ^bb0(%x0: f64, %o: f64):
    %y = math.erfc %x0 : f64
    linalg.yield %y : f64
  } -> tensor<6xf64>
  check.expect_almost_eq_const(%r, dense<[0x3FFD7BB3D3A08446, 0x3FF853F7AE0C76E9, 0x3FF0000000000000, 0x3FEC66B42BB6099A, 0x3FC4226162FBDDD5, 0x3F7328F5EC350E66]> : tensor<6xf64>, atol 1.0e-13, rtol 1.0e-13) : tensor<6xf64>
  return
}
func.func @powf() {
  %a0 = util.unfoldable_constant dense<[0x4000000000000000, 0x4008000000000000, 0x3FE0000000000000, 0x4024000000000000, 0x3FF8000000000000]> : tensor<5xf64>
  %a1 = util.unfoldable_constant dense<[0x4008000000000000, 0x3FE0000000000000, 0x4000000000000000, 0xBFF0000000000000, 0x4004000000000000]> : tensor<5xf64>
  %e = tensor.empty() : tensor<5xf64>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<5xf64>, tensor<5xf64>) outs(%e : tensor<5xf64>) {
  ^bb0(%x0: f64, %x1: f64, %o: f64):
    %y = math.powf %x0, %x1 : f64
    linalg.yield %y : f64
  } -> tensor<5xf64>
  check.expect_almost_eq_const(%r, dense<[0x4020000000000000, 0x3FFBB67AE8584CAA, 0x3FD0000000000000, 0x3FB9999999999999, 0x40060B9FD68A4554]> : tensor<5xf64>, atol 1.0e-13, rtol 1.0e-13) : tensor<5xf64>
  return
}
func.func @atan2() {
  %a0 = util.unfoldable_constant dense<[0x3FF0000000000000, 0xBFF0000000000000, 0x0000000000000000, 0x4000000000000000, 0xC008000000000000]> : tensor<5xf64>
  %a1 = util.unfoldable_constant dense<[0x3FF0000000000000, 0x3FF0000000000000, 0xBFF0000000000000, 0xBFE0000000000000, 0xC010000000000000]> : tensor<5xf64>
  %e = tensor.empty() : tensor<5xf64>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<5xf64>, tensor<5xf64>) outs(%e : tensor<5xf64>) {
  ^bb0(%x0: f64, %x1: f64, %o: f64):
    %y = math.atan2 %x0, %x1 : f64
    linalg.yield %y : f64
  } -> tensor<5xf64>
  check.expect_almost_eq_const(%r, dense<[0x3FE921FB54442D18, 0xBFE921FB54442D18, 0x400921FB54442D18, 0x3FFD0D6A1369BD34, 0xC003FC176B7A8560]> : tensor<5xf64>, atol 1.0e-13, rtol 1.0e-13) : tensor<5xf64>
  return
}
func.func @fma() {
  %a0 = util.unfoldable_constant dense<[0x3FF8000000000000, 0x4000000000000000, 0xC008000000000000]> : tensor<3xf64>
  %a1 = util.unfoldable_constant dense<[0x4000000000000000, 0x3FE0000000000000, 0x4010000000000000]> : tensor<3xf64>
  %a2 = util.unfoldable_constant dense<[0x3FF0000000000000, 0xBFF0000000000000, 0x3FD0000000000000]> : tensor<3xf64>
  %e = tensor.empty() : tensor<3xf64>
  %r = linalg.generic {indexing_maps = [#id, #id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1, %a2 : tensor<3xf64>, tensor<3xf64>, tensor<3xf64>) outs(%e : tensor<3xf64>) {
  ^bb0(%x0: f64, %x1: f64, %x2: f64, %o: f64):
    %y = math.fma %x0, %x1, %x2 : f64
    linalg.yield %y : f64
  } -> tensor<3xf64>
  check.expect_eq_const(%r, dense<[0x4010000000000000, 0x0000000000000000, 0xC027800000000000]> : tensor<3xf64>) : tensor<3xf64>
  return
}
