// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Made by tools/gen_elementwise_tests.py; the oracle is NumPy in double.
#id = affine_map<(i) -> (i)>
func.func @exp() {
  %a0 = util.unfoldable_constant dense<[0xC2AE, 0xBF80, 0xBDCD, 0x0000, 0x3E9A, 0x3F80, 0x4020, 0x4120]> : tensor<8xbf16>
  %e = tensor.empty() : tensor<8xbf16>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<8xbf16>) outs(%e : tensor<8xbf16>) {
  ^bb0(%x0: bf16, %o: bf16):
    %y = math.exp %x0 : bf16
    linalg.yield %y : bf16
  } -> tensor<8xbf16>
  check.expect_almost_eq_const(%r, dense<[0x00B3, 0x3EBC, 0x3F68, 0x3F80, 0x3FAD, 0x402E, 0x4143, 0x46AC]> : tensor<8xbf16>, atol 1.6e-02, rtol 1.6e-02) : tensor<8xbf16>
  return
}
func.func @exp2() {
  %a0 = util.unfoldable_constant dense<[0xC120, 0xBFC0, 0x0000, 0x3E9A, 0x3F80, 0x40E0]> : tensor<6xbf16>
  %e = tensor.empty() : tensor<6xbf16>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<6xbf16>) outs(%e : tensor<6xbf16>) {
  ^bb0(%x0: bf16, %o: bf16):
    %y = math.exp2 %x0 : bf16
    linalg.yield %y : bf16
  } -> tensor<6xbf16>
  check.expect_almost_eq_const(%r, dense<[0x3A80, 0x3EB5, 0x3F80, 0x3F9E, 0x4000, 0x4300]> : tensor<6xbf16>, atol 1.6e-02, rtol 1.6e-02) : tensor<6xbf16>
  return
}
func.func @expm1() {
  %a0 = util.unfoldable_constant dense<[0xC040, 0xBA83, 0x0000, 0x3B03, 0x3F80, 0x4080]> : tensor<6xbf16>
  %e = tensor.empty() : tensor<6xbf16>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<6xbf16>) outs(%e : tensor<6xbf16>) {
  ^bb0(%x0: bf16, %o: bf16):
    %y = math.expm1 %x0 : bf16
    linalg.yield %y : bf16
  } -> tensor<6xbf16>
  check.expect_almost_eq_const(%r, dense<[0xBF73, 0xBA83, 0x0000, 0x3B03, 0x3FDC, 0x4256]> : tensor<6xbf16>, atol 1.6e-02, rtol 1.6e-02) : tensor<6xbf16>
  return
}
func.func @log() {
  %a0 = util.unfoldable_constant dense<[0x3A83, 0x3F00, 0x3F80, 0x4000, 0x4120, 0x4396]> : tensor<6xbf16>
  %e = tensor.empty() : tensor<6xbf16>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<6xbf16>) outs(%e : tensor<6xbf16>) {
  ^bb0(%x0: bf16, %o: bf16):
    %y = math.log %x0 : bf16
    linalg.yield %y : bf16
  } -> tensor<6xbf16>
  check.expect_almost_eq_const(%r, dense<[0xC0DD, 0xBF31, 0x0000, 0x3F31, 0x4013, 0x40B7]> : tensor<6xbf16>, atol 1.6e-02, rtol 1.6e-02) : tensor<6xbf16>
  return
}
func.func @log2() {
  %a0 = util.unfoldable_constant dense<[0x3A83, 0x3F00, 0x3F80, 0x4000, 0x4100, 0x4396]> : tensor<6xbf16>
  %e = tensor.empty() : tensor<6xbf16>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<6xbf16>) outs(%e : tensor<6xbf16>) {
  ^bb0(%x0: bf16, %o: bf16):
    %y = math.log2 %x0 : bf16
    linalg.yield %y : bf16
  } -> tensor<6xbf16>
  check.expect_almost_eq_const(%r, dense<[0xC11F, 0xBF80, 0x0000, 0x3F80, 0x4040, 0x4104]> : tensor<6xbf16>, atol 1.6e-02, rtol 1.6e-02) : tensor<6xbf16>
  return
}
func.func @log10() {
  %a0 = util.unfoldable_constant dense<[0x3A83, 0x3F00, 0x3F80, 0x4000, 0x42C8]> : tensor<5xbf16>
  %e = tensor.empty() : tensor<5xbf16>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<5xbf16>) outs(%e : tensor<5xbf16>) {
  ^bb0(%x0: bf16, %o: bf16):
    %y = math.log10 %x0 : bf16
    linalg.yield %y : bf16
  } -> tensor<5xbf16>
  check.expect_almost_eq_const(%r, dense<[0xC040, 0xBE9A, 0x0000, 0x3E9A, 0x4000]> : tensor<5xbf16>, atol 1.6e-02, rtol 1.6e-02) : tensor<5xbf16>
  return
}
func.func @log1p() {
  %a0 = util.unfoldable_constant dense<[0xBF00, 0x3A83, 0x0000, 0x3F80, 0x4120]> : tensor<5xbf16>
  %e = tensor.empty() : tensor<5xbf16>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<5xbf16>) outs(%e : tensor<5xbf16>) {
  ^bb0(%x0: bf16, %o: bf16):
    %y = math.log1p %x0 : bf16
    linalg.yield %y : bf16
  } -> tensor<5xbf16>
  check.expect_almost_eq_const(%r, dense<[0xBF31, 0x3A83, 0x0000, 0x3F31, 0x4019]> : tensor<5xbf16>, atol 1.6e-02, rtol 1.6e-02) : tensor<5xbf16>
  return
}
func.func @tanh() {
  %a0 = util.unfoldable_constant dense<[0xC110, 0xBF80, 0xBC24, 0x0000, 0x3F00, 0x4000, 0x4110]> : tensor<7xbf16>
  %e = tensor.empty() : tensor<7xbf16>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<7xbf16>) outs(%e : tensor<7xbf16>) {
  ^bb0(%x0: bf16, %o: bf16):
    %y = math.tanh %x0 : bf16
    linalg.yield %y : bf16
  } -> tensor<7xbf16>
  check.expect_almost_eq_const(%r, dense<[0xBF80, 0xBF43, 0xBC24, 0x0000, 0x3EED, 0x3F77, 0x3F80]> : tensor<7xbf16>, atol 1.6e-02, rtol 1.6e-02) : tensor<7xbf16>
  return
}
func.func @sin() {
  %a0 = util.unfoldable_constant dense<[0xC040, 0xBF00, 0x0000, 0x3DCD, 0x3F80, 0x4046]> : tensor<6xbf16>
  %e = tensor.empty() : tensor<6xbf16>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<6xbf16>) outs(%e : tensor<6xbf16>) {
  ^bb0(%x0: bf16, %o: bf16):
    %y = math.sin %x0 : bf16
    linalg.yield %y : bf16
  } -> tensor<6xbf16>
  check.expect_almost_eq_const(%r, dense<[0xBE11, 0xBEF5, 0x0000, 0x3DCD, 0x3F57, 0x3D44]> : tensor<6xbf16>, atol 1.6e-02, rtol 1.6e-02) : tensor<6xbf16>
  return
}
func.func @cos() {
  %a0 = util.unfoldable_constant dense<[0xC040, 0xBF00, 0x0000, 0x3DCD, 0x3F80, 0x4046]> : tensor<6xbf16>
  %e = tensor.empty() : tensor<6xbf16>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<6xbf16>) outs(%e : tensor<6xbf16>) {
  ^bb0(%x0: bf16, %o: bf16):
    %y = math.cos %x0 : bf16
    linalg.yield %y : bf16
  } -> tensor<6xbf16>
  check.expect_almost_eq_const(%r, dense<[0xBF7D, 0x3F61, 0x3F80, 0x3F7F, 0x3F0A, 0xBF80]> : tensor<6xbf16>, atol 1.6e-02, rtol 1.6e-02) : tensor<6xbf16>
  return
}
func.func @tan() {
  %a0 = util.unfoldable_constant dense<[0xBF80, 0xBF00, 0x0000, 0x3DCD, 0x3F80]> : tensor<5xbf16>
  %e = tensor.empty() : tensor<5xbf16>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<5xbf16>) outs(%e : tensor<5xbf16>) {
  ^bb0(%x0: bf16, %o: bf16):
    %y = math.tan %x0 : bf16
    linalg.yield %y : bf16
  } -> tensor<5xbf16>
  check.expect_almost_eq_const(%r, dense<[0xBFC7, 0xBF0C, 0x0000, 0x3DCE, 0x3FC7]> : tensor<5xbf16>, atol 1.6e-02, rtol 1.6e-02) : tensor<5xbf16>
  return
}
func.func @asin() {
  %a0 = util.unfoldable_constant dense<[0xBF80, 0xBF00, 0x0000, 0x3DCD, 0x3F80]> : tensor<5xbf16>
  %e = tensor.empty() : tensor<5xbf16>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<5xbf16>) outs(%e : tensor<5xbf16>) {
  ^bb0(%x0: bf16, %o: bf16):
    %y = math.asin %x0 : bf16
    linalg.yield %y : bf16
  } -> tensor<5xbf16>
  check.expect_almost_eq_const(%r, dense<[0xBFC9, 0xBF06, 0x0000, 0x3DCD, 0x3FC9]> : tensor<5xbf16>, atol 1.6e-02, rtol 1.6e-02) : tensor<5xbf16>
  return
}
func.func @acos() {
  %a0 = util.unfoldable_constant dense<[0xBF80, 0xBF00, 0x0000, 0x3DCD, 0x3F80]> : tensor<5xbf16>
  %e = tensor.empty() : tensor<5xbf16>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<5xbf16>) outs(%e : tensor<5xbf16>) {
  ^bb0(%x0: bf16, %o: bf16):
    %y = math.acos %x0 : bf16
    linalg.yield %y : bf16
  } -> tensor<5xbf16>
  check.expect_almost_eq_const(%r, dense<[0x4049, 0x4006, 0x3FC9, 0x3FBC, 0x0000]> : tensor<5xbf16>, atol 1.6e-02, rtol 1.6e-02) : tensor<5xbf16>
  return
}
func.func @atan() {
  %a0 = util.unfoldable_constant dense<[0xC120, 0xBF00, 0x0000, 0x3DCD, 0x3F80]> : tensor<5xbf16>
  %e = tensor.empty() : tensor<5xbf16>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<5xbf16>) outs(%e : tensor<5xbf16>) {
  ^bb0(%x0: bf16, %o: bf16):
    %y = math.atan %x0 : bf16
    linalg.yield %y : bf16
  } -> tensor<5xbf16>
  check.expect_almost_eq_const(%r, dense<[0xBFBC, 0xBEED, 0x0000, 0x3DCC, 0x3F49]> : tensor<5xbf16>, atol 1.6e-02, rtol 1.6e-02) : tensor<5xbf16>
  return
}
func.func @sinh() {
  %a0 = util.unfoldable_constant dense<[0xC000, 0xBF00, 0x0000, 0x3DCD, 0x3F80]> : tensor<5xbf16>
  %e = tensor.empty() : tensor<5xbf16>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<5xbf16>) outs(%e : tensor<5xbf16>) {
  ^bb0(%x0: bf16, %o: bf16):
    %y = math.sinh %x0 : bf16
    linalg.yield %y : bf16
  } -> tensor<5xbf16>
  check.expect_almost_eq_const(%r, dense<[0xC068, 0xBF05, 0x0000, 0x3DCD, 0x3F96]> : tensor<5xbf16>, atol 1.6e-02, rtol 1.6e-02) : tensor<5xbf16>
  return
}
func.func @cosh() {
  %a0 = util.unfoldable_constant dense<[0xC000, 0xBF00, 0x0000, 0x3DCD, 0x3F80]> : tensor<5xbf16>
  %e = tensor.empty() : tensor<5xbf16>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<5xbf16>) outs(%e : tensor<5xbf16>) {
  ^bb0(%x0: bf16, %o: bf16):
    %y = math.cosh %x0 : bf16
    linalg.yield %y : bf16
  } -> tensor<5xbf16>
  check.expect_almost_eq_const(%r, dense<[0x4071, 0x3F90, 0x3F80, 0x3F81, 0x3FC6]> : tensor<5xbf16>, atol 1.6e-02, rtol 1.6e-02) : tensor<5xbf16>
  return
}
func.func @asinh() {
  %a0 = util.unfoldable_constant dense<[0xC000, 0xBF00, 0x0000, 0x3DCD, 0x3F80]> : tensor<5xbf16>
  %e = tensor.empty() : tensor<5xbf16>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<5xbf16>) outs(%e : tensor<5xbf16>) {
  ^bb0(%x0: bf16, %o: bf16):
    %y = math.asinh %x0 : bf16
    linalg.yield %y : bf16
  } -> tensor<5xbf16>
  check.expect_almost_eq_const(%r, dense<[0xBFB9, 0xBEF6, 0x0000, 0x3DCD, 0x3F62]> : tensor<5xbf16>, atol 1.6e-02, rtol 1.6e-02) : tensor<5xbf16>
  return
}
func.func @acosh() {
  %a0 = util.unfoldable_constant dense<[0x3F80, 0x3FC0, 0x4000, 0x4120]> : tensor<4xbf16>
  %e = tensor.empty() : tensor<4xbf16>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<4xbf16>) outs(%e : tensor<4xbf16>) {
  ^bb0(%x0: bf16, %o: bf16):
    %y = math.acosh %x0 : bf16
    linalg.yield %y : bf16
  } -> tensor<4xbf16>
  check.expect_almost_eq_const(%r, dense<[0x0000, 0x3F76, 0x3FA9, 0x4040]> : tensor<4xbf16>, atol 1.6e-02, rtol 1.6e-02) : tensor<4xbf16>
  return
}
func.func @atanh() {
  %a0 = util.unfoldable_constant dense<[0xBF66, 0xBF00, 0x0000, 0x3DCD, 0x3F66]> : tensor<5xbf16>
  %e = tensor.empty() : tensor<5xbf16>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<5xbf16>) outs(%e : tensor<5xbf16>) {
  ^bb0(%x0: bf16, %o: bf16):
    %y = math.atanh %x0 : bf16
    linalg.yield %y : bf16
  } -> tensor<5xbf16>
  check.expect_almost_eq_const(%r, dense<[0xBFBB, 0xBF0D, 0x0000, 0x3DCE, 0x3FBB]> : tensor<5xbf16>, atol 1.6e-02, rtol 1.6e-02) : tensor<5xbf16>
  return
}
func.func @rsqrt() {
  %a0 = util.unfoldable_constant dense<[0x3C24, 0x3F00, 0x3F80, 0x4000, 0x42C8]> : tensor<5xbf16>
  %e = tensor.empty() : tensor<5xbf16>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<5xbf16>) outs(%e : tensor<5xbf16>) {
  ^bb0(%x0: bf16, %o: bf16):
    %y = math.rsqrt %x0 : bf16
    linalg.yield %y : bf16
  } -> tensor<5xbf16>
  check.expect_almost_eq_const(%r, dense<[0x4120, 0x3FB5, 0x3F80, 0x3F35, 0x3DCD]> : tensor<5xbf16>, atol 1.6e-02, rtol 1.6e-02) : tensor<5xbf16>
  return
}
func.func @cbrt() {
  %a0 = util.unfoldable_constant dense<[0xC100, 0xBF00, 0x0000, 0x3F80, 0x41D8]> : tensor<5xbf16>
  %e = tensor.empty() : tensor<5xbf16>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<5xbf16>) outs(%e : tensor<5xbf16>) {
  ^bb0(%x0: bf16, %o: bf16):
    %y = math.cbrt %x0 : bf16
    linalg.yield %y : bf16
  } -> tensor<5xbf16>
  check.expect_almost_eq_const(%r, dense<[0xC000, 0xBF4B, 0x0000, 0x3F80, 0x4040]> : tensor<5xbf16>, atol 1.6e-02, rtol 1.6e-02) : tensor<5xbf16>
  return
}
func.func @erf() {
  %a0 = util.unfoldable_constant dense<[0xC040, 0xBF00, 0x0000, 0x3DCD, 0x3F80, 0x4000]> : tensor<6xbf16>
  %e = tensor.empty() : tensor<6xbf16>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<6xbf16>) outs(%e : tensor<6xbf16>) {
  ^bb0(%x0: bf16, %o: bf16):
    %y = math.erf %x0 : bf16
    linalg.yield %y : bf16
  } -> tensor<6xbf16>
  check.expect_almost_eq_const(%r, dense<[0xBF80, 0xBF05, 0x0000, 0x3DE7, 0x3F58, 0x3F7F]> : tensor<6xbf16>, atol 1.6e-02, rtol 1.6e-02) : tensor<6xbf16>
  return
}
func.func @erfc() {
  %a0 = util.unfoldable_constant dense<[0xBF80, 0xBF00, 0x0000, 0x3DCD, 0x3F80, 0x4000]> : tensor<6xbf16>
  %e = tensor.empty() : tensor<6xbf16>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<6xbf16>) outs(%e : tensor<6xbf16>) {
  ^bb0(%x0: bf16, %o: bf16):
    %y = math.erfc %x0 : bf16
    linalg.yield %y : bf16
  } -> tensor<6xbf16>
  check.expect_almost_eq_const(%r, dense<[0x3FEC, 0x3FC3, 0x3F80, 0x3F63, 0x3E21, 0x3B99]> : tensor<6xbf16>, atol 1.6e-02, rtol 1.6e-02) : tensor<6xbf16>
  return
}
func.func @powf() {
  %a0 = util.unfoldable_constant dense<[0x4000, 0x4040, 0x3F00, 0x4120, 0x3FC0]> : tensor<5xbf16>
  %a1 = util.unfoldable_constant dense<[0x4040, 0x3F00, 0x4000, 0xBF80, 0x4020]> : tensor<5xbf16>
  %e = tensor.empty() : tensor<5xbf16>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<5xbf16>, tensor<5xbf16>) outs(%e : tensor<5xbf16>) {
  ^bb0(%x0: bf16, %x1: bf16, %o: bf16):
    %y = math.powf %x0, %x1 : bf16
    linalg.yield %y : bf16
  } -> tensor<5xbf16>
  check.expect_almost_eq_const(%r, dense<[0x4100, 0x3FDE, 0x3E80, 0x3DCD, 0x4030]> : tensor<5xbf16>, atol 1.6e-02, rtol 1.6e-02) : tensor<5xbf16>
  return
}
func.func @atan2() {
  %a0 = util.unfoldable_constant dense<[0x3F80, 0xBF80, 0x0000, 0x4000, 0xC040]> : tensor<5xbf16>
  %a1 = util.unfoldable_constant dense<[0x3F80, 0x3F80, 0xBF80, 0xBF00, 0xC080]> : tensor<5xbf16>
  %e = tensor.empty() : tensor<5xbf16>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<5xbf16>, tensor<5xbf16>) outs(%e : tensor<5xbf16>) {
  ^bb0(%x0: bf16, %x1: bf16, %o: bf16):
    %y = math.atan2 %x0, %x1 : bf16
    linalg.yield %y : bf16
  } -> tensor<5xbf16>
  check.expect_almost_eq_const(%r, dense<[0x3F49, 0xBF49, 0x4049, 0x3FE8, 0xC020]> : tensor<5xbf16>, atol 1.6e-02, rtol 1.6e-02) : tensor<5xbf16>
  return
}
func.func @fma() {
  %a0 = util.unfoldable_constant dense<[0x3FC0, 0x4000, 0xC040]> : tensor<3xbf16>
  %a1 = util.unfoldable_constant dense<[0x4000, 0x3F00, 0x4080]> : tensor<3xbf16>
  %a2 = util.unfoldable_constant dense<[0x3F80, 0xBF80, 0x3E80]> : tensor<3xbf16>
  %e = tensor.empty() : tensor<3xbf16>
  %r = linalg.generic {indexing_maps = [#id, #id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1, %a2 : tensor<3xbf16>, tensor<3xbf16>, tensor<3xbf16>) outs(%e : tensor<3xbf16>) {
  ^bb0(%x0: bf16, %x1: bf16, %x2: bf16, %o: bf16):
    %y = math.fma %x0, %x1, %x2 : bf16
    linalg.yield %y : bf16
  } -> tensor<3xbf16>
  check.expect_eq_const(%r, dense<[0x4080, 0x0000, 0xC13C]> : tensor<3xbf16>) : tensor<3xbf16>
  return
}
