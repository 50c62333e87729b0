// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Made by tools/gen_elementwise_tests.py; the oracle is Python's integers.
#id = affine_map<(i) -> (i)>
func.func @addi() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -32768, -32768, -32768, 32767, 32767, 32767, -32767, -32767, -32767, 32766, 32766, 32766, 5, 5, 5]> : tensor<33xi16>
  %a1 = util.unfoldable_constant dense<[0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2]> : tensor<33xi16>
  %e = tensor.empty() : tensor<33xi16>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<33xi16>, tensor<33xi16>) outs(%e : tensor<33xi16>) {
  ^bb0(%x0: i16, %x1: i16, %o: i16):
    %y = arith.addi %x0, %x1 : i16
    linalg.yield %y : i16
  } -> tensor<33xi16>
  check.expect_eq_const(%r, dense<[0, 32767, 2, 1, -32768, 3, -1, 32766, 1, 2, -32767, 4, -2, 32765, 0, 3, -32766, 5, -32768, -1, -32766, 32767, -2, -32767, -32767, 0, -32765, 32766, -3, -32768, 5, -32764, 7]> : tensor<33xi16>) : tensor<33xi16>
  return
}
func.func @subi() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -32768, -32768, -32768, 32767, 32767, 32767, -32767, -32767, -32767, 32766, 32766, 32766, 5, 5, 5]> : tensor<33xi16>
  %a1 = util.unfoldable_constant dense<[0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2]> : tensor<33xi16>
  %e = tensor.empty() : tensor<33xi16>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<33xi16>, tensor<33xi16>) outs(%e : tensor<33xi16>) {
  ^bb0(%x0: i16, %x1: i16, %o: i16):
    %y = arith.subi %x0, %x1 : i16
    linalg.yield %y : i16
  } -> tensor<33xi16>
  check.expect_eq_const(%r, dense<[0, -32767, -2, 1, -32766, -1, -1, -32768, -3, 2, -32765, 0, -2, 32767, -4, 3, -32764, 1, -32768, 1, 32766, 32767, 0, 32765, -32767, 2, 32767, 32766, -1, 32764, 5, -32762, 3]> : tensor<33xi16>) : tensor<33xi16>
  return
}
func.func @muli() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -32768, -32768, -32768, 32767, 32767, 32767, -32767, -32767, -32767, 32766, 32766, 32766, 5, 5, 5]> : tensor<33xi16>
  %a1 = util.unfoldable_constant dense<[0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2]> : tensor<33xi16>
  %e = tensor.empty() : tensor<33xi16>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<33xi16>, tensor<33xi16>) outs(%e : tensor<33xi16>) {
  ^bb0(%x0: i16, %x1: i16, %o: i16):
    %y = arith.muli %x0, %x1 : i16
    linalg.yield %y : i16
  } -> tensor<33xi16>
  check.expect_eq_const(%r, dense<[0, 0, 0, 0, 32767, 2, 0, -32767, -2, 0, -2, 4, 0, 2, -4, 0, 32765, 6, 0, -32768, 0, 0, 1, -2, 0, -1, 2, 0, -32766, -4, 0, 32763, 10]> : tensor<33xi16>) : tensor<33xi16>
  return
}
func.func @andi() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -32768, -32768, -32768, 32767, 32767, 32767, -32767, -32767, -32767, 32766, 32766, 32766, 5, 5, 5]> : tensor<33xi16>
  %a1 = util.unfoldable_constant dense<[0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2]> : tensor<33xi16>
  %e = tensor.empty() : tensor<33xi16>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<33xi16>, tensor<33xi16>) outs(%e : tensor<33xi16>) {
  ^bb0(%x0: i16, %x1: i16, %o: i16):
    %y = arith.andi %x0, %x1 : i16
    linalg.yield %y : i16
  } -> tensor<33xi16>
  check.expect_eq_const(%r, dense<[0, 0, 0, 0, 1, 0, 0, 32767, 2, 0, 2, 2, 0, 32766, 2, 0, 3, 2, 0, 0, 0, 0, 32767, 2, 0, 1, 0, 0, 32766, 2, 0, 5, 0]> : tensor<33xi16>) : tensor<33xi16>
  return
}
func.func @ori() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -32768, -32768, -32768, 32767, 32767, 32767, -32767, -32767, -32767, 32766, 32766, 32766, 5, 5, 5]> : tensor<33xi16>
  %a1 = util.unfoldable_constant dense<[0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2]> : tensor<33xi16>
  %e = tensor.empty() : tensor<33xi16>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<33xi16>, tensor<33xi16>) outs(%e : tensor<33xi16>) {
  ^bb0(%x0: i16, %x1: i16, %o: i16):
    %y = arith.ori %x0, %x1 : i16
    linalg.yield %y : i16
  } -> tensor<33xi16>
  check.expect_eq_const(%r, dense<[0, 32767, 2, 1, 32767, 3, -1, -1, -1, 2, 32767, 2, -2, -1, -2, 3, 32767, 3, -32768, -1, -32766, 32767, 32767, 32767, -32767, -1, -32765, 32766, 32767, 32766, 5, 32767, 7]> : tensor<33xi16>) : tensor<33xi16>
  return
}
func.func @xori() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -32768, -32768, -32768, 32767, 32767, 32767, -32767, -32767, -32767, 32766, 32766, 32766, 5, 5, 5]> : tensor<33xi16>
  %a1 = util.unfoldable_constant dense<[0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2]> : tensor<33xi16>
  %e = tensor.empty() : tensor<33xi16>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<33xi16>, tensor<33xi16>) outs(%e : tensor<33xi16>) {
  ^bb0(%x0: i16, %x1: i16, %o: i16):
    %y = arith.xori %x0, %x1 : i16
    linalg.yield %y : i16
  } -> tensor<33xi16>
  check.expect_eq_const(%r, dense<[0, 32767, 2, 1, 32766, 3, -1, -32768, -3, 2, 32765, 0, -2, -32767, -4, 3, 32764, 1, -32768, -1, -32766, 32767, 0, 32765, -32767, -2, -32765, 32766, 1, 32764, 5, 32762, 7]> : tensor<33xi16>) : tensor<33xi16>
  return
}
func.func @maxsi() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -32768, -32768, -32768, 32767, 32767, 32767, -32767, -32767, -32767, 32766, 32766, 32766, 5, 5, 5]> : tensor<33xi16>
  %a1 = util.unfoldable_constant dense<[0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2]> : tensor<33xi16>
  %e = tensor.empty() : tensor<33xi16>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<33xi16>, tensor<33xi16>) outs(%e : tensor<33xi16>) {
  ^bb0(%x0: i16, %x1: i16, %o: i16):
    %y = arith.maxsi %x0, %x1 : i16
    linalg.yield %y : i16
  } -> tensor<33xi16>
  check.expect_eq_const(%r, dense<[0, 32767, 2, 1, 32767, 2, 0, 32767, 2, 2, 32767, 2, 0, 32767, 2, 3, 32767, 3, 0, 32767, 2, 32767, 32767, 32767, 0, 32767, 2, 32766, 32767, 32766, 5, 32767, 5]> : tensor<33xi16>) : tensor<33xi16>
  return
}
func.func @minsi() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -32768, -32768, -32768, 32767, 32767, 32767, -32767, -32767, -32767, 32766, 32766, 32766, 5, 5, 5]> : tensor<33xi16>
  %a1 = util.unfoldable_constant dense<[0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2]> : tensor<33xi16>
  %e = tensor.empty() : tensor<33xi16>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<33xi16>, tensor<33xi16>) outs(%e : tensor<33xi16>) {
  ^bb0(%x0: i16, %x1: i16, %o: i16):
    %y = arith.minsi %x0, %x1 : i16
    linalg.yield %y : i16
  } -> tensor<33xi16>
  check.expect_eq_const(%r, dense<[0, 0, 0, 0, 1, 1, -1, -1, -1, 0, 2, 2, -2, -2, -2, 0, 3, 2, -32768, -32768, -32768, 0, 32767, 2, -32767, -32767, -32767, 0, 32766, 2, 0, 5, 2]> : tensor<33xi16>) : tensor<33xi16>
  return
}
func.func @maxui() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -32768, -32768, -32768, 32767, 32767, 32767, -32767, -32767, -32767, 32766, 32766, 32766, 5, 5, 5]> : tensor<33xi16>
  %a1 = util.unfoldable_constant dense<[0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2]> : tensor<33xi16>
  %e = tensor.empty() : tensor<33xi16>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<33xi16>, tensor<33xi16>) outs(%e : tensor<33xi16>) {
  ^bb0(%x0: i16, %x1: i16, %o: i16):
    %y = arith.maxui %x0, %x1 : i16
    linalg.yield %y : i16
  } -> tensor<33xi16>
  check.expect_eq_const(%r, dense<[0, 32767, 2, 1, 32767, 2, -1, -1, -1, 2, 32767, 2, -2, -2, -2, 3, 32767, 3, -32768, -32768, -32768, 32767, 32767, 32767, -32767, -32767, -32767, 32766, 32767, 32766, 5, 32767, 5]> : tensor<33xi16>) : tensor<33xi16>
  return
}
func.func @minui() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -32768, -32768, -32768, 32767, 32767, 32767, -32767, -32767, -32767, 32766, 32766, 32766, 5, 5, 5]> : tensor<33xi16>
  %a1 = util.unfoldable_constant dense<[0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2]> : tensor<33xi16>
  %e = tensor.empty() : tensor<33xi16>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<33xi16>, tensor<33xi16>) outs(%e : tensor<33xi16>) {
  ^bb0(%x0: i16, %x1: i16, %o: i16):
    %y = arith.minui %x0, %x1 : i16
    linalg.yield %y : i16
  } -> tensor<33xi16>
  check.expect_eq_const(%r, dense<[0, 0, 0, 0, 1, 1, 0, 32767, 2, 0, 2, 2, 0, 32767, 2, 0, 3, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32766, 2, 0, 5, 2]> : tensor<33xi16>) : tensor<33xi16>
  return
}
func.func @divsi() {
  %a0 = util.unfoldable_constant dense<[0, 0, 1, 1, -1, -1, 2, 2, -2, -2, 3, 3, -32768, -32768, 32767, 32767, -32767, -32767, 32766, 32766, 5, 5]> : tensor<22xi16>
  %a1 = util.unfoldable_constant dense<[32767, 2, 32767, 2, 32767, 2, 32767, 2, 32767, 2, 32767, 2, 32767, 2, 32767, 2, 32767, 2, 32767, 2, 32767, 2]> : tensor<22xi16>
  %e = tensor.empty() : tensor<22xi16>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<22xi16>, tensor<22xi16>) outs(%e : tensor<22xi16>) {
  ^bb0(%x0: i16, %x1: i16, %o: i16):
    %y = arith.divsi %x0, %x1 : i16
    linalg.yield %y : i16
  } -> tensor<22xi16>
  check.expect_eq_const(%r, dense<[0, 0, 0, 0, 0, 0, 0, 1, 0, -1, 0, 1, -1, -16384, 1, 16383, -1, -16383, 0, 16383, 0, 2]> : tensor<22xi16>) : tensor<22xi16>
  return
}
func.func @remsi() {
  %a0 = util.unfoldable_constant dense<[0, 0, 1, 1, -1, -1, 2, 2, -2, -2, 3, 3, -32768, -32768, 32767, 32767, -32767, -32767, 32766, 32766, 5, 5]> : tensor<22xi16>
  %a1 = util.unfoldable_constant dense<[32767, 2, 32767, 2, 32767, 2, 32767, 2, 32767, 2, 32767, 2, 32767, 2, 32767, 2, 32767, 2, 32767, 2, 32767, 2]> : tensor<22xi16>
  %e = tensor.empty() : tensor<22xi16>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<22xi16>, tensor<22xi16>) outs(%e : tensor<22xi16>) {
  ^bb0(%x0: i16, %x1: i16, %o: i16):
    %y = arith.remsi %x0, %x1 : i16
    linalg.yield %y : i16
  } -> tensor<22xi16>
  check.expect_eq_const(%r, dense<[0, 0, 1, 1, -1, -1, 2, 0, -2, 0, 3, 1, -1, 0, 0, 1, 0, -1, 32766, 0, 5, 1]> : tensor<22xi16>) : tensor<22xi16>
  return
}
func.func @divui() {
  %a0 = util.unfoldable_constant dense<[0, 0, 1, 1, -1, -1, 2, 2, -2, -2, 3, 3, -32768, -32768, 32767, 32767, -32767, -32767, 32766, 32766, 5, 5]> : tensor<22xi16>
  %a1 = util.unfoldable_constant dense<[32767, 2, 32767, 2, 32767, 2, 32767, 2, 32767, 2, 32767, 2, 32767, 2, 32767, 2, 32767, 2, 32767, 2, 32767, 2]> : tensor<22xi16>
  %e = tensor.empty() : tensor<22xi16>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<22xi16>, tensor<22xi16>) outs(%e : tensor<22xi16>) {
  ^bb0(%x0: i16, %x1: i16, %o: i16):
    %y = arith.divui %x0, %x1 : i16
    linalg.yield %y : i16
  } -> tensor<22xi16>
  check.expect_eq_const(%r, dense<[0, 0, 0, 0, 2, 32767, 0, 1, 2, 32767, 0, 1, 1, 16384, 1, 16383, 1, 16384, 0, 16383, 0, 2]> : tensor<22xi16>) : tensor<22xi16>
  return
}
func.func @remui() {
  %a0 = util.unfoldable_constant dense<[0, 0, 1, 1, -1, -1, 2, 2, -2, -2, 3, 3, -32768, -32768, 32767, 32767, -32767, -32767, 32766, 32766, 5, 5]> : tensor<22xi16>
  %a1 = util.unfoldable_constant dense<[32767, 2, 32767, 2, 32767, 2, 32767, 2, 32767, 2, 32767, 2, 32767, 2, 32767, 2, 32767, 2, 32767, 2, 32767, 2]> : tensor<22xi16>
  %e = tensor.empty() : tensor<22xi16>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<22xi16>, tensor<22xi16>) outs(%e : tensor<22xi16>) {
  ^bb0(%x0: i16, %x1: i16, %o: i16):
    %y = arith.remui %x0, %x1 : i16
    linalg.yield %y : i16
  } -> tensor<22xi16>
  check.expect_eq_const(%r, dense<[0, 0, 1, 1, 1, 1, 2, 0, 0, 0, 3, 1, 1, 0, 0, 1, 2, 1, 32766, 0, 5, 1]> : tensor<22xi16>) : tensor<22xi16>
  return
}
func.func @floordivsi() {
  %a0 = util.unfoldable_constant dense<[0, 0, 1, 1, -1, -1, 2, 2, -2, -2, 3, 3, -32768, -32768, 32767, 32767, -32767, -32767, 32766, 32766, 5, 5]> : tensor<22xi16>
  %a1 = util.unfoldable_constant dense<[32767, 2, 32767, 2, 32767, 2, 32767, 2, 32767, 2, 32767, 2, 32767, 2, 32767, 2, 32767, 2, 32767, 2, 32767, 2]> : tensor<22xi16>
  %e = tensor.empty() : tensor<22xi16>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<22xi16>, tensor<22xi16>) outs(%e : tensor<22xi16>) {
  ^bb0(%x0: i16, %x1: i16, %o: i16):
    %y = arith.floordivsi %x0, %x1 : i16
    linalg.yield %y : i16
  } -> tensor<22xi16>
  check.expect_eq_const(%r, dense<[0, 0, 0, 0, -1, -1, 0, 1, -1, -1, 0, 1, -2, -16384, 1, 16383, -1, -16384, 0, 16383, 0, 2]> : tensor<22xi16>) : tensor<22xi16>
  return
}
func.func @ceildivsi() {
  %a0 = util.unfoldable_constant dense<[0, 0, 1, 1, -1, -1, 2, 2, -2, -2, 3, 3, -32768, -32768, 32767, 32767, -32767, -32767, 32766, 32766, 5, 5]> : tensor<22xi16>
  %a1 = util.unfoldable_constant dense<[32767, 2, 32767, 2, 32767, 2, 32767, 2, 32767, 2, 32767, 2, 32767, 2, 32767, 2, 32767, 2, 32767, 2, 32767, 2]> : tensor<22xi16>
  %e = tensor.empty() : tensor<22xi16>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<22xi16>, tensor<22xi16>) outs(%e : tensor<22xi16>) {
  ^bb0(%x0: i16, %x1: i16, %o: i16):
    %y = arith.ceildivsi %x0, %x1 : i16
    linalg.yield %y : i16
  } -> tensor<22xi16>
  check.expect_eq_const(%r, dense<[0, 0, 1, 1, 0, 0, 1, 1, 0, -1, 1, 2, -1, -16384, 1, 16384, -1, -16383, 1, 16383, 1, 3]> : tensor<22xi16>) : tensor<22xi16>
  return
}
func.func @ceildivui() {
  %a0 = util.unfoldable_constant dense<[0, 0, 1, 1, -1, -1, 2, 2, -2, -2, 3, 3, -32768, -32768, 32767, 32767, -32767, -32767, 32766, 32766, 5, 5]> : tensor<22xi16>
  %a1 = util.unfoldable_constant dense<[32767, 2, 32767, 2, 32767, 2, 32767, 2, 32767, 2, 32767, 2, 32767, 2, 32767, 2, 32767, 2, 32767, 2, 32767, 2]> : tensor<22xi16>
  %e = tensor.empty() : tensor<22xi16>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<22xi16>, tensor<22xi16>) outs(%e : tensor<22xi16>) {
  ^bb0(%x0: i16, %x1: i16, %o: i16):
    %y = arith.ceildivui %x0, %x1 : i16
    linalg.yield %y : i16
  } -> tensor<22xi16>
  check.expect_eq_const(%r, dense<[0, 0, 1, 1, 3, -32768, 1, 1, 2, 32767, 1, 2, 2, 16384, 1, 16384, 2, 16385, 1, 16383, 1, 3]> : tensor<22xi16>) : tensor<22xi16>
  return
}
func.func @shli() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -32768, -32768, -32768, 32767, 32767, 32767, -32767, -32767, -32767, 32766, 32766, 32766, 5, 5, 5]> : tensor<33xi16>
  %a1 = util.unfoldable_constant dense<[0, 15, 2, 0, 15, 2, 0, 15, 2, 0, 15, 2, 0, 15, 2, 0, 15, 2, 0, 15, 2, 0, 15, 2, 0, 15, 2, 0, 15, 2, 0, 15, 2]> : tensor<33xi16>
  %e = tensor.empty() : tensor<33xi16>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<33xi16>, tensor<33xi16>) outs(%e : tensor<33xi16>) {
  ^bb0(%x0: i16, %x1: i16, %o: i16):
    %y = arith.shli %x0, %x1 : i16
    linalg.yield %y : i16
  } -> tensor<33xi16>
  check.expect_eq_const(%r, dense<[0, 0, 0, 1, -32768, 4, -1, -32768, -4, 2, 0, 8, -2, 0, -8, 3, -32768, 12, -32768, 0, 0, 32767, -32768, -4, -32767, -32768, 4, 32766, 0, -8, 5, -32768, 20]> : tensor<33xi16>) : tensor<33xi16>
  return
}
func.func @shrsi() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -32768, -32768, -32768, 32767, 32767, 32767, -32767, -32767, -32767, 32766, 32766, 32766, 5, 5, 5]> : tensor<33xi16>
  %a1 = util.unfoldable_constant dense<[0, 15, 2, 0, 15, 2, 0, 15, 2, 0, 15, 2, 0, 15, 2, 0, 15, 2, 0, 15, 2, 0, 15, 2, 0, 15, 2, 0, 15, 2, 0, 15, 2]> : tensor<33xi16>
  %e = tensor.empty() : tensor<33xi16>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<33xi16>, tensor<33xi16>) outs(%e : tensor<33xi16>) {
  ^bb0(%x0: i16, %x1: i16, %o: i16):
    %y = arith.shrsi %x0, %x1 : i16
    linalg.yield %y : i16
  } -> tensor<33xi16>
  check.expect_eq_const(%r, dense<[0, 0, 0, 1, 0, 0, -1, -1, -1, 2, 0, 0, -2, -1, -1, 3, 0, 0, -32768, -1, -8192, 32767, 0, 8191, -32767, -1, -8192, 32766, 0, 8191, 5, 0, 1]> : tensor<33xi16>) : tensor<33xi16>
  return
}
func.func @shrui() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -32768, -32768, -32768, 32767, 32767, 32767, -32767, -32767, -32767, 32766, 32766, 32766, 5, 5, 5]> : tensor<33xi16>
  %a1 = util.unfoldable_constant dense<[0, 15, 2, 0, 15, 2, 0, 15, 2, 0, 15, 2, 0, 15, 2, 0, 15, 2, 0, 15, 2, 0, 15, 2, 0, 15, 2, 0, 15, 2, 0, 15, 2]> : tensor<33xi16>
  %e = tensor.empty() : tensor<33xi16>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<33xi16>, tensor<33xi16>) outs(%e : tensor<33xi16>) {
  ^bb0(%x0: i16, %x1: i16, %o: i16):
    %y = arith.shrui %x0, %x1 : i16
    linalg.yield %y : i16
  } -> tensor<33xi16>
  check.expect_eq_const(%r, dense<[0, 0, 0, 1, 0, 0, -1, 1, 16383, 2, 0, 0, -2, 1, 16383, 3, 0, 0, -32768, 1, 8192, 32767, 0, 8191, -32767, 1, 8192, 32766, 0, 8191, 5, 0, 1]> : tensor<33xi16>) : tensor<33xi16>
  return
}
func.func @cmpi_eq() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -32768, -32768, -32768, 32767, 32767, 32767, -32767, -32767, -32767, 32766, 32766, 32766, 5, 5, 5]> : tensor<33xi16>
  %a1 = util.unfoldable_constant dense<[0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2]> : tensor<33xi16>
  %e = tensor.empty() : tensor<33xi1>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<33xi16>, tensor<33xi16>) outs(%e : tensor<33xi1>) {
  ^bb0(%x0: i16, %x1: i16, %o: i1):
    %y = arith.cmpi eq, %x0, %x1 : i16
    linalg.yield %y : i1
  } -> tensor<33xi1>
  check.expect_eq_const(%r, dense<[true, false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, false]> : tensor<33xi1>) : tensor<33xi1>
  return
}
func.func @cmpi_ne() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -32768, -32768, -32768, 32767, 32767, 32767, -32767, -32767, -32767, 32766, 32766, 32766, 5, 5, 5]> : tensor<33xi16>
  %a1 = util.unfoldable_constant dense<[0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2]> : tensor<33xi16>
  %e = tensor.empty() : tensor<33xi1>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<33xi16>, tensor<33xi16>) outs(%e : tensor<33xi1>) {
  ^bb0(%x0: i16, %x1: i16, %o: i1):
    %y = arith.cmpi ne, %x0, %x1 : i16
    linalg.yield %y : i1
  } -> tensor<33xi1>
  check.expect_eq_const(%r, dense<[false, true, true, true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true, true, true]> : tensor<33xi1>) : tensor<33xi1>
  return
}
func.func @cmpi_slt() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -32768, -32768, -32768, 32767, 32767, 32767, -32767, -32767, -32767, 32766, 32766, 32766, 5, 5, 5]> : tensor<33xi16>
  %a1 = util.unfoldable_constant dense<[0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2]> : tensor<33xi16>
  %e = tensor.empty() : tensor<33xi1>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<33xi16>, tensor<33xi16>) outs(%e : tensor<33xi1>) {
  ^bb0(%x0: i16, %x1: i16, %o: i1):
    %y = arith.cmpi slt, %x0, %x1 : i16
    linalg.yield %y : i1
  } -> tensor<33xi1>
  check.expect_eq_const(%r, dense<[false, true, true, false, true, true, true, true, true, false, true, false, true, true, true, false, true, false, true, true, true, false, false, false, true, true, true, false, true, false, false, true, false]> : tensor<33xi1>) : tensor<33xi1>
  return
}
func.func @cmpi_sle() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -32768, -32768, -32768, 32767, 32767, 32767, -32767, -32767, -32767, 32766, 32766, 32766, 5, 5, 5]> : tensor<33xi16>
  %a1 = util.unfoldable_constant dense<[0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2]> : tensor<33xi16>
  %e = tensor.empty() : tensor<33xi1>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<33xi16>, tensor<33xi16>) outs(%e : tensor<33xi1>) {
  ^bb0(%x0: i16, %x1: i16, %o: i1):
    %y = arith.cmpi sle, %x0, %x1 : i16
    linalg.yield %y : i1
  } -> tensor<33xi1>
  check.expect_eq_const(%r, dense<[true, true, true, false, true, true, true, true, true, false, true, true, true, true, true, false, true, false, true, true, true, false, true, false, true, true, true, false, true, false, false, true, false]> : tensor<33xi1>) : tensor<33xi1>
  return
}
func.func @cmpi_sgt() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -32768, -32768, -32768, 32767, 32767, 32767, -32767, -32767, -32767, 32766, 32766, 32766, 5, 5, 5]> : tensor<33xi16>
  %a1 = util.unfoldable_constant dense<[0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2]> : tensor<33xi16>
  %e = tensor.empty() : tensor<33xi1>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<33xi16>, tensor<33xi16>) outs(%e : tensor<33xi1>) {
  ^bb0(%x0: i16, %x1: i16, %o: i1):
    %y = arith.cmpi sgt, %x0, %x1 : i16
    linalg.yield %y : i1
  } -> tensor<33xi1>
  check.expect_eq_const(%r, dense<[false, false, false, true, false, false, false, false, false, true, false, false, false, false, false, true, false, true, false, false, false, true, false, true, false, false, false, true, false, true, true, false, true]> : tensor<33xi1>) : tensor<33xi1>
  return
}
func.func @cmpi_sge() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -32768, -32768, -32768, 32767, 32767, 32767, -32767, -32767, -32767, 32766, 32766, 32766, 5, 5, 5]> : tensor<33xi16>
  %a1 = util.unfoldable_constant dense<[0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2]> : tensor<33xi16>
  %e = tensor.empty() : tensor<33xi1>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<33xi16>, tensor<33xi16>) outs(%e : tensor<33xi1>) {
  ^bb0(%x0: i16, %x1: i16, %o: i1):
    %y = arith.cmpi sge, %x0, %x1 : i16
    linalg.yield %y : i1
  } -> tensor<33xi1>
  check.expect_eq_const(%r, dense<[true, false, false, true, false, false, false, false, false, true, false, true, false, false, false, true, false, true, false, false, false, true, true, true, false, false, false, true, false, true, true, false, true]> : tensor<33xi1>) : tensor<33xi1>
  return
}
func.func @cmpi_ult() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -32768, -32768, -32768, 32767, 32767, 32767, -32767, -32767, -32767, 32766, 32766, 32766, 5, 5, 5]> : tensor<33xi16>
  %a1 = util.unfoldable_constant dense<[0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2]> : tensor<33xi16>
  %e = tensor.empty() : tensor<33xi1>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<33xi16>, tensor<33xi16>) outs(%e : tensor<33xi1>) {
  ^bb0(%x0: i16, %x1: i16, %o: i1):
    %y = arith.cmpi ult, %x0, %x1 : i16
    linalg.yield %y : i1
  } -> tensor<33xi1>
  check.expect_eq_const(%r, dense<[false, true, true, false, true, true, false, false, false, false, true, false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, true, false, false, true, false]> : tensor<33xi1>) : tensor<33xi1>
  return
}
func.func @cmpi_ule() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -32768, -32768, -32768, 32767, 32767, 32767, -32767, -32767, -32767, 32766, 32766, 32766, 5, 5, 5]> : tensor<33xi16>
  %a1 = util.unfoldable_constant dense<[0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2]> : tensor<33xi16>
  %e = tensor.empty() : tensor<33xi1>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<33xi16>, tensor<33xi16>) outs(%e : tensor<33xi1>) {
  ^bb0(%x0: i16, %x1: i16, %o: i1):
    %y = arith.cmpi ule, %x0, %x1 : i16
    linalg.yield %y : i1
  } -> tensor<33xi1>
  check.expect_eq_const(%r, dense<[true, true, true, false, true, true, false, false, false, false, true, true, false, false, false, false, true, false, false, false, false, false, true, false, false, false, false, false, true, false, false, true, false]> : tensor<33xi1>) : tensor<33xi1>
  return
}
func.func @cmpi_ugt() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -32768, -32768, -32768, 32767, 32767, 32767, -32767, -32767, -32767, 32766, 32766, 32766, 5, 5, 5]> : tensor<33xi16>
  %a1 = util.unfoldable_constant dense<[0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2]> : tensor<33xi16>
  %e = tensor.empty() : tensor<33xi1>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<33xi16>, tensor<33xi16>) outs(%e : tensor<33xi1>) {
  ^bb0(%x0: i16, %x1: i16, %o: i1):
    %y = arith.cmpi ugt, %x0, %x1 : i16
    linalg.yield %y : i1
  } -> tensor<33xi1>
  check.expect_eq_const(%r, dense<[false, false, false, true, false, false, true, true, true, true, false, false, true, true, true, true, false, true, true, true, true, true, false, true, true, true, true, true, false, true, true, false, true]> : tensor<33xi1>) : tensor<33xi1>
  return
}
func.func @cmpi_uge() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -32768, -32768, -32768, 32767, 32767, 32767, -32767, -32767, -32767, 32766, 32766, 32766, 5, 5, 5]> : tensor<33xi16>
  %a1 = util.unfoldable_constant dense<[0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2, 0, 32767, 2]> : tensor<33xi16>
  %e = tensor.empty() : tensor<33xi1>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<33xi16>, tensor<33xi16>) outs(%e : tensor<33xi1>) {
  ^bb0(%x0: i16, %x1: i16, %o: i1):
    %y = arith.cmpi uge, %x0, %x1 : i16
    linalg.yield %y : i1
  } -> tensor<33xi1>
  check.expect_eq_const(%r, dense<[true, false, false, true, false, false, true, true, true, true, false, true, true, true, true, true, false, true, true, true, true, true, true, true, true, true, true, true, false, true, true, false, true]> : tensor<33xi1>) : tensor<33xi1>
  return
}
func.func @absi() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -32768, -32768, -32768, 32767, 32767, 32767, -32767, -32767, -32767, 32766, 32766, 32766, 5, 5, 5]> : tensor<33xi16>
  %e = tensor.empty() : tensor<33xi16>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<33xi16>) outs(%e : tensor<33xi16>) {
  ^bb0(%x0: i16, %o: i16):
    %y = math.absi %x0 : i16
    linalg.yield %y : i16
  } -> tensor<33xi16>
  check.expect_eq_const(%r, dense<[0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, -32768, -32768, -32768, 32767, 32767, 32767, 32767, 32767, 32767, 32766, 32766, 32766, 5, 5, 5]> : tensor<33xi16>) : tensor<33xi16>
  return
}
func.func @ctpop() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -32768, -32768, -32768, 32767, 32767, 32767, -32767, -32767, -32767, 32766, 32766, 32766, 5, 5, 5]> : tensor<33xi16>
  %e = tensor.empty() : tensor<33xi16>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<33xi16>) outs(%e : tensor<33xi16>) {
  ^bb0(%x0: i16, %o: i16):
    %y = math.ctpop %x0 : i16
    linalg.yield %y : i16
  } -> tensor<33xi16>
  check.expect_eq_const(%r, dense<[0, 0, 0, 1, 1, 1, 16, 16, 16, 1, 1, 1, 15, 15, 15, 2, 2, 2, 1, 1, 1, 15, 15, 15, 2, 2, 2, 14, 14, 14, 2, 2, 2]> : tensor<33xi16>) : tensor<33xi16>
  return
}
func.func @ctlz() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -32768, -32768, -32768, 32767, 32767, 32767, -32767, -32767, -32767, 32766, 32766, 32766, 5, 5, 5]> : tensor<33xi16>
  %e = tensor.empty() : tensor<33xi16>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<33xi16>) outs(%e : tensor<33xi16>) {
  ^bb0(%x0: i16, %o: i16):
    %y = math.ctlz %x0 : i16
    linalg.yield %y : i16
  } -> tensor<33xi16>
  check.expect_eq_const(%r, dense<[16, 16, 16, 15, 15, 15, 0, 0, 0, 14, 14, 14, 0, 0, 0, 14, 14, 14, 0, 0, 0, 1, 1, 1, 0, 0, 0, 1, 1, 1, 13, 13, 13]> : tensor<33xi16>) : tensor<33xi16>
  return
}
func.func @cttz() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -32768, -32768, -32768, 32767, 32767, 32767, -32767, -32767, -32767, 32766, 32766, 32766, 5, 5, 5]> : tensor<33xi16>
  %e = tensor.empty() : tensor<33xi16>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<33xi16>) outs(%e : tensor<33xi16>) {
  ^bb0(%x0: i16, %o: i16):
    %y = math.cttz %x0 : i16
    linalg.yield %y : i16
  } -> tensor<33xi16>
  check.expect_eq_const(%r, dense<[16, 16, 16, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 15, 15, 15, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0]> : tensor<33xi16>) : tensor<33xi16>
  return
}
