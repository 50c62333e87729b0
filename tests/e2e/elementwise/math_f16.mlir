// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Made by tools/gen_elementwise_tests.py; the oracle is NumPy in double.
#id = affine_map<(i) -> (i)>
func.func @exp() {
  %a0 = util.unfoldable_constant dense<[0xD570, 0xBC00, 0xAE66, 0x0000, 0x34CD, 0x3C00, 0x4100, 0x4900]> : tensor<8xf16>
  %e = tensor.empty() : tensor<8xf16>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<8xf16>) outs(%e : tensor<8xf16>) {
  ^bb0(%x0: f16, %o: f16):
    %y = math.exp %x0 : f16
    linalg.yield %y : f16
  } -> tensor<8xf16>
  check.expect_almost_eq_const(%r, dense<[0x0000, 0x35E3, 0x3B3D, 0x3C00, 0x3D66, 0x4170, 0x4A17, 0x7561]> : tensor<8xf16>, atol 2.0e-03, rtol 2.0e-03) : tensor<8xf16>
  return
}
func.func @exp2() {
  %a0 = util.unfoldable_constant dense<[0xC900, 0xBE00, 0x0000, 0x34CD, 0x3C00, 0x4700]> : tensor<6xf16>
  %e = tensor.empty() : tensor<6xf16>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<6xf16>) outs(%e : tensor<6xf16>) {
  ^bb0(%x0: f16, %o: f16):
    %y = math.exp2 %x0 : f16
    linalg.yield %y : f16
  } -> tensor<6xf16>
  check.expect_almost_eq_const(%r, dense<[0x1400, 0x35A8, 0x3C00, 0x3CED, 0x4000, 0x5800]> : tensor<6xf16>, atol 2.0e-03, rtol 2.0e-03) : tensor<6xf16>
  return
}
func.func @expm1() {
  %a0 = util.unfoldable_constant dense<[0xC200, 0x9419, 0x0000, 0x1819, 0x3C00, 0x4400]> : tensor<6xf16>
  %e = tensor.empty() : tensor<6xf16>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<6xf16>) outs(%e : tensor<6xf16>) {
  ^bb0(%x0: f16, %o: f16):
    %y = math.expm1 %x0 : f16
    linalg.yield %y : f16
  } -> tensor<6xf16>
  check.expect_almost_eq_const(%r, dense<[0xBB9A, 0x9418, 0x0000, 0x181A, 0x3EE0, 0x52B3]> : tensor<6xf16>, atol 2.0e-03, rtol 2.0e-03) : tensor<6xf16>
  return
}
func.func @log() {
  %a0 = util.unfoldable_constant dense<[0x1419, 0x3800, 0x3C00, 0x4000, 0x4900, 0x5CB0]> : tensor<6xf16>
  %e = tensor.empty() : tensor<6xf16>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<6xf16>) outs(%e : tensor<6xf16>) {
  ^bb0(%x0: f16, %o: f16):
    %y = math.log %x0 : f16
    linalg.yield %y : f16
  } -> tensor<6xf16>
  check.expect_almost_eq_const(%r, dense<[0xC6E8, 0xB98C, 0x0000, 0x398C, 0x409B, 0x45B4]> : tensor<6xf16>, atol 2.0e-03, rtol 2.0e-03) : tensor<6xf16>
  return
}
func.func @log2() {
  %a0 = util.unfoldable_constant dense<[0x1419, 0x3800, 0x3C00, 0x4000, 0x4800, 0x5CB0]> : tensor<6xf16>
  %e = tensor.empty() : tensor<6xf16>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<6xf16>) outs(%e : tensor<6xf16>) {
  ^bb0(%x0: f16, %o: f16):
    %y = math.log2 %x0 : f16
    linalg.yield %y : f16
  } -> tensor<6xf16>
  check.expect_almost_eq_const(%r, dense<[0xC8FC, 0xBC00, 0x0000, 0x3C00, 0x4200, 0x481D]> : tensor<6xf16>, atol 2.0e-03, rtol 2.0e-03) : tensor<6xf16>
  return
}
func.func @log10() {
  %a0 = util.unfoldable_constant dense<[0x1419, 0x3800, 0x3C00, 0x4000, 0x5640]> : tensor<5xf16>
  %e = tensor.empty() : tensor<5xf16>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<5xf16>) outs(%e : tensor<5xf16>) {
  ^bb0(%x0: f16, %o: f16):
    %y = math.log10 %x0 : f16
    linalg.yield %y : f16
  } -> tensor<5xf16>
  check.expect_almost_eq_const(%r, dense<[0xC200, 0xB4D1, 0x0000, 0x34D1, 0x4000]> : tensor<5xf16>, atol 2.0e-03, rtol 2.0e-03) : tensor<5xf16>
  return
}
func.func @log1p() {
  %a0 = util.unfoldable_constant dense<[0xB800, 0x1419, 0x0000, 0x3C00, 0x4900]> : tensor<5xf16>
  %e = tensor.empty() : tensor<5xf16>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<5xf16>) outs(%e : tensor<5xf16>) {
  ^bb0(%x0: f16, %o: f16):
    %y = math.log1p %x0 : f16
    linalg.yield %y : f16
  } -> tensor<5xf16>
  check.expect_almost_eq_const(%r, dense<[0xB98C, 0x1418, 0x0000, 0x398C, 0x40CC]> : tensor<5xf16>, atol 2.0e-03, rtol 2.0e-03) : tensor<5xf16>
  return
}
func.func @tanh() {
  %a0 = util.unfoldable_constant dense<[0xC880, 0xBC00, 0xA11F, 0x0000, 0x3800, 0x4000, 0x4880]> : tensor<7xf16>
  %e = tensor.empty() : tensor<7xf16>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<7xf16>) outs(%e : tensor<7xf16>) {
  ^bb0(%x0: f16, %o: f16):
    %y = math.tanh %x0 : f16
    linalg.yield %y : f16
  } -> tensor<7xf16>
  check.expect_almost_eq_const(%r, dense<[0xBC00, 0xBA18, 0xA11F, 0x0000, 0x3765, 0x3BB6, 0x3C00]> : tensor<7xf16>, atol 2.0e-03, rtol 2.0e-03) : tensor<7xf16>
  return
}
func.func @sin() {
  %a0 = util.unfoldable_constant dense<[0xC200, 0xB800, 0x0000, 0x2E66, 0x3C00, 0x4233]> : tensor<6xf16>
  %e = tensor.empty() : tensor<6xf16>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<6xf16>) outs(%e : tensor<6xf16>) {
  ^bb0(%x0: f16, %o: f16):
    %y = math.sin %x0 : f16
    linalg.yield %y : f16
  } -> tensor<6xf16>
  check.expect_almost_eq_const(%r, dense<[0xB084, 0xB7AC, 0x0000, 0x2E63, 0x3ABB, 0x295F]> : tensor<6xf16>, atol 2.0e-03, rtol 2.0e-03) : tensor<6xf16>
  return
}
func.func @cos() {
  %a0 = util.unfoldable_constant dense<[0xC200, 0xB800, 0x0000, 0x2E66, 0x3C00, 0x4233]> : tensor<6xf16>
  %e = tensor.empty() : tensor<6xf16>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<6xf16>) outs(%e : tensor<6xf16>) {
  ^bb0(%x0: f16, %o: f16):
    %y = math.cos %x0 : f16
    linalg.yield %y : f16
  } -> tensor<6xf16>
  check.expect_almost_eq_const(%r, dense<[0xBBEC, 0x3B05, 0x3C00, 0x3BF6, 0x3853, 0xBBFE]> : tensor<6xf16>, atol 2.0e-03, rtol 2.0e-03) : tensor<6xf16>
  return
}
func.func @tan() {
  %a0 = util.unfoldable_constant dense<[0xBC00, 0xB800, 0x0000, 0x2E66, 0x3C00]> : tensor<5xf16>
  %e = tensor.empty() : tensor<5xf16>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<5xf16>) outs(%e : tensor<5xf16>) {
  ^bb0(%x0: f16, %o: f16):
    %y = math.tan %x0 : f16
    linalg.yield %y : f16
  } -> tensor<5xf16>
  check.expect_almost_eq_const(%r, dense<[0xBE3B, 0xB85F, 0x0000, 0x2E6B, 0x3E3B]> : tensor<5xf16>, atol 2.0e-03, rtol 2.0e-03) : tensor<5xf16>
  return
}
func.func @asin() {
  %a0 = util.unfoldable_constant dense<[0xBC00, 0xB800, 0x0000, 0x2E66, 0x3C00]> : tensor<5xf16>
  %e = tensor.empty() : tensor<5xf16>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<5xf16>) outs(%e : tensor<5xf16>) {
  ^bb0(%x0: f16, %o: f16):
    %y = math.asin %x0 : f16
    linalg.yield %y : f16
  } -> tensor<5xf16>
  check.expect_almost_eq_const(%r, dense<[0xBE48, 0xB830, 0x0000, 0x2E69, 0x3E48]> : tensor<5xf16>, atol 2.0e-03, rtol 2.0e-03) : tensor<5xf16>
  return
}
func.func @acos() {
  %a0 = util.unfoldable_constant dense<[0xBC00, 0xB800, 0x0000, 0x2E66, 0x3C00]> : tensor<5xf16>
  %e = tensor.empty() : tensor<5xf16>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<5xf16>) outs(%e : tensor<5xf16>) {
  ^bb0(%x0: f16, %o: f16):
    %y = math.acos %x0 : f16
    linalg.yield %y : f16
  } -> tensor<5xf16>
  check.expect_almost_eq_const(%r, dense<[0x4248, 0x4030, 0x3E48, 0x3DE2, 0x0000]> : tensor<5xf16>, atol 2.0e-03, rtol 2.0e-03) : tensor<5xf16>
  return
}
func.func @atan() {
  %a0 = util.unfoldable_constant dense<[0xC900, 0xB800, 0x0000, 0x2E66, 0x3C00]> : tensor<5xf16>
  %e = tensor.empty() : tensor<5xf16>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<5xf16>) outs(%e : tensor<5xf16>) {
  ^bb0(%x0: f16, %o: f16):
    %y = math.atan %x0 : f16
    linalg.yield %y : f16
  } -> tensor<5xf16>
  check.expect_almost_eq_const(%r, dense<[0xBDE2, 0xB76B, 0x0000, 0x2E61, 0x3A48]> : tensor<5xf16>, atol 2.0e-03, rtol 2.0e-03) : tensor<5xf16>
  return
}
func.func @sinh() {
  %a0 = util.unfoldable_constant dense<[0xC000, 0xB800, 0x0000, 0x2E66, 0x3C00]> : tensor<5xf16>
  %e = tensor.empty() : tensor<5xf16>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<5xf16>) outs(%e : tensor<5xf16>) {
  ^bb0(%x0: f16, %o: f16):
    %y = math.sinh %x0 : f16
    linalg.yield %y : f16
  } -> tensor<5xf16>
  check.expect_almost_eq_const(%r, dense<[0xC341, 0xB82B, 0x0000, 0x2E69, 0x3CB3]> : tensor<5xf16>, atol 2.0e-03, rtol 2.0e-03) : tensor<5xf16>
  return
}
func.func @cosh() {
  %a0 = util.unfoldable_constant dense<[0xC000, 0xB800, 0x0000, 0x2E66, 0x3C00]> : tensor<5xf16>
  %e = tensor.empty() : tensor<5xf16>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<5xf16>) outs(%e : tensor<5xf16>) {
  ^bb0(%x0: f16, %o: f16):
    %y = math.cosh %x0 : f16
    linalg.yield %y : f16
  } -> tensor<5xf16>
  check.expect_almost_eq_const(%r, dense<[0x4386, 0x3C83, 0x3C00, 0x3C05, 0x3E2C]> : tensor<5xf16>, atol 2.0e-03, rtol 2.0e-03) : tensor<5xf16>
  return
}
func.func @asinh() {
  %a0 = util.unfoldable_constant dense<[0xC000, 0xB800, 0x0000, 0x2E66, 0x3C00]> : tensor<5xf16>
  %e = tensor.empty() : tensor<5xf16>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<5xf16>) outs(%e : tensor<5xf16>) {
  ^bb0(%x0: f16, %o: f16):
    %y = math.asinh %x0 : f16
    linalg.yield %y : f16
  } -> tensor<5xf16>
  check.expect_almost_eq_const(%r, dense<[0xBDC6, 0xB7B3, 0x0000, 0x2E63, 0x3B0D]> : tensor<5xf16>, atol 2.0e-03, rtol 2.0e-03) : tensor<5xf16>
  return
}
func.func @acosh() {
  %a0 = util.unfoldable_constant dense<[0x3C00, 0x3E00, 0x4000, 0x4900]> : tensor<4xf16>
  %e = tensor.empty() : tensor<4xf16>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<4xf16>) outs(%e : tensor<4xf16>) {
  ^bb0(%x0: f16, %o: f16):
    %y = math.acosh %x0 : f16
    linalg.yield %y : f16
  } -> tensor<4xf16>
  check.expect_almost_eq_const(%r, dense<[0x0000, 0x3BB3, 0x3D45, 0x41FD]> : tensor<4xf16>, atol 2.0e-03, rtol 2.0e-03) : tensor<4xf16>
  return
}
func.func @atanh() {
  %a0 = util.unfoldable_constant dense<[0xBB33, 0xB800, 0x0000, 0x2E66, 0x3B33]> : tensor<5xf16>
  %e = tensor.empty() : tensor<5xf16>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<5xf16>) outs(%e : tensor<5xf16>) {
  ^bb0(%x0: f16, %o: f16):
    %y = math.atanh %x0 : f16
    linalg.yield %y : f16
  } -> tensor<5xf16>
  check.expect_almost_eq_const(%r, dense<[0xBDE3, 0xB865, 0x0000, 0x2E6B, 0x3DE3]> : tensor<5xf16>, atol 2.0e-03, rtol 2.0e-03) : tensor<5xf16>
  return
}
func.func @rsqrt() {
  %a0 = util.unfoldable_constant dense<[0x211F, 0x3800, 0x3C00, 0x4000, 0x5640]> : tensor<5xf16>
  %e = tensor.empty() : tensor<5xf16>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<5xf16>) outs(%e : tensor<5xf16>) {
  ^bb0(%x0: f16, %o: f16):
    %y = math.rsqrt %x0 : f16
    linalg.yield %y : f16
  } -> tensor<5xf16>
  check.expect_almost_eq_const(%r, dense<[0x4900, 0x3DA8, 0x3C00, 0x39A8, 0x2E66]> : tensor<5xf16>, atol 2.0e-03, rtol 2.0e-03) : tensor<5xf16>
  return
}
func.func @cbrt() {
  %a0 = util.unfoldable_constant dense<[0xC800, 0xB800, 0x0000, 0x3C00, 0x4EC0]> : tensor<5xf16>
  %e = tensor.empty() : tensor<5xf16>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<5xf16>) outs(%e : tensor<5xf16>) {
  ^bb0(%x0: f16, %o: f16):
    %y = math.cbrt %x0 : f16
    linalg.yield %y : f16
  } -> tensor<5xf16>
  check.expect_almost_eq_const(%r, dense<[0xC000, 0xBA59, 0x0000, 0x3C00, 0x4200]> : tensor<5xf16>, atol 2.0e-03, rtol 2.0e-03) : tensor<5xf16>
  return
}
func.func @erf() {
  %a0 = util.unfoldable_constant dense<[0xC200, 0xB800, 0x0000, 0x2E66, 0x3C00, 0x4000]> : tensor<6xf16>
  %e = tensor.empty() : tensor<6xf16>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<6xf16>) outs(%e : tensor<6xf16>) {
  ^bb0(%x0: f16, %o: f16):
    %y = math.erf %x0 : f16
    linalg.yield %y : f16
  } -> tensor<6xf16>
  check.expect_almost_eq_const(%r, dense<[0xBC00, 0xB82A, 0x0000, 0x2F32, 0x3ABE, 0x3BF6]> : tensor<6xf16>, atol 2.0e-03, rtol 2.0e-03) : tensor<6xf16>
  return
}
func.func @erfc() {
  %a0 = util.unfoldable_constant dense<[0xBC00, 0xB800, 0x0000, 0x2E66, 0x3C00, 0x4000]> : tensor<6xf16>
  %e = tensor.empty() : tensor<6xf16>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<6xf16>) outs(%e : tensor<6xf16>) {
  ^bb0(%x0: f16, %o: f16):
    %y = math.erfc %x0 : f16
    linalg.yield %y : f16
  } -> tensor<6xf16>
  check.expect_almost_eq_const(%r, dense<[0x3F5F, 0x3E15, 0x3C00, 0x3B1A, 0x3109, 0x1CCA]> : tensor<6xf16>, atol 2.0e-03, rtol 2.0e-03) : tensor<6xf16>
  return
}
func.func @powf() {
  %a0 = util.unfoldable_constant dense<[0x4000, 0x4200, 0x3800, 0x4900, 0x3E00]> : tensor<5xf16>
  %a1 = util.unfoldable_constant dense<[0x4200, 0x3800, 0x4000, 0xBC00, 0x4100]> : tensor<5xf16>
  %e = tensor.empty() : tensor<5xf16>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<5xf16>, tensor<5xf16>) outs(%e : tensor<5xf16>) {
  ^bb0(%x0: f16, %x1: f16, %o: f16):
    %y = math.powf %x0, %x1 : f16
    linalg.yield %y : f16
  } -> tensor<5xf16>
  check.expect_almost_eq_const(%r, dense<[0x4800, 0x3EEE, 0x3400, 0x2E66, 0x4183]> : tensor<5xf16>, atol 2.0e-03, rtol 2.0e-03) : tensor<5xf16>
  return
}
func.func @atan2() {
  %a0 = util.unfoldable_constant dense<[0x3C00, 0xBC00, 0x0000, 0x4000, 0xC200]> : tensor<5xf16>
  %a1 = util.unfoldable_constant dense<[0x3C00, 0x3C00, 0xBC00, 0xB800, 0xC400]> : tensor<5xf16>
  %e = tensor.empty() : tensor<5xf16>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<5xf16>, tensor<5xf16>) outs(%e : tensor<5xf16>) {
  ^bb0(%x0: f16, %x1: f16, %o: f16):
    %y = math.atan2 %x0, %x1 : f16
    linalg.yield %y : f16
  } -> tensor<5xf16>
  check.expect_almost_eq_const(%r, dense<[0x3A48, 0xBA48, 0x4248, 0x3F43, 0xC0FF]> : tensor<5xf16>, atol 2.0e-03, rtol 2.0e-03) : tensor<5xf16>
  return
}
func.func @fma() {
  %a0 = util.unfoldable_constant dense<[0x3E00, 0x4000, 0xC200]> : tensor<3xf16>
  %a1 = util.unfoldable_constant dense<[0x4000, 0x3800, 0x4400]> : tensor<3xf16>
  %a2 = util.unfoldable_constant dense<[0x3C00, 0xBC00, 0x3400]> : tensor<3xf16>
  %e = tensor.empty() : tensor<3xf16>
  %r = linalg.generic {indexing_maps = [#id, #id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1, %a2 : tensor<3xf16>, tensor<3xf16>, tensor<3xf16>) outs(%e : tensor<3xf16>) {
  ^bb0(%x0: f16, %x1: f16, %x2: f16, %o: f16):
    %y = math.fma %x0, %x1, %x2 : f16
    linalg.yield %y : f16
  } -> tensor<3xf16>
  check.expect_eq_const(%r, dense<[0x4400, 0x0000, 0xC9E0]> : tensor<3xf16>) : tensor<3xf16>
  return
}
