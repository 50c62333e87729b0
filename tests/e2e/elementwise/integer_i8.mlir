// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Made by tools/gen_elementwise_tests.py; the oracle is Python's integers.
#id = affine_map<(i) -> (i)>
func.func @addi() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -128, -128, -128, 127, 127, 127, -127, -127, -127, 126, 126, 126, 5, 5, 5]> : tensor<33xi8>
  %a1 = util.unfoldable_constant dense<[0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2]> : tensor<33xi8>
  %e = tensor.empty() : tensor<33xi8>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<33xi8>, tensor<33xi8>) outs(%e : tensor<33xi8>) {
  ^bb0(%x0: i8, %x1: i8, %o: i8):
    %y = arith.addi %x0, %x1 : i8
    linalg.yield %y : i8
  } -> tensor<33xi8>
  check.expect_eq_const(%r, dense<[0, 127, 2, 1, -128, 3, -1, 126, 1, 2, -127, 4, -2, 125, 0, 3, -126, 5, -128, -1, -126, 127, -2, -127, -127, 0, -125, 126, -3, -128, 5, -124, 7]> : tensor<33xi8>) : tensor<33xi8>
  return
}
func.func @subi() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -128, -128, -128, 127, 127, 127, -127, -127, -127, 126, 126, 126, 5, 5, 5]> : tensor<33xi8>
  %a1 = util.unfoldable_constant dense<[0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2]> : tensor<33xi8>
  %e = tensor.empty() : tensor<33xi8>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<33xi8>, tensor<33xi8>) outs(%e : tensor<33xi8>) {
  ^bb0(%x0: i8, %x1: i8, %o: i8):
    %y = arith.subi %x0, %x1 : i8
    linalg.yield %y : i8
  } -> tensor<33xi8>
  check.expect_eq_const(%r, dense<[0, -127, -2, 1, -126, -1, -1, -128, -3, 2, -125, 0, -2, 127, -4, 3, -124, 1, -128, 1, 126, 127, 0, 125, -127, 2, 127, 126, -1, 124, 5, -122, 3]> : tensor<33xi8>) : tensor<33xi8>
  return
}
func.func @muli() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -128, -128, -128, 127, 127, 127, -127, -127, -127, 126, 126, 126, 5, 5, 5]> : tensor<33xi8>
  %a1 = util.unfoldable_constant dense<[0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2]> : tensor<33xi8>
  %e = tensor.empty() : tensor<33xi8>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<33xi8>, tensor<33xi8>) outs(%e : tensor<33xi8>) {
  ^bb0(%x0: i8, %x1: i8, %o: i8):
    %y = arith.muli %x0, %x1 : i8
    linalg.yield %y : i8
  } -> tensor<33xi8>
  check.expect_eq_const(%r, dense<[0, 0, 0, 0, 127, 2, 0, -127, -2, 0, -2, 4, 0, 2, -4, 0, 125, 6, 0, -128, 0, 0, 1, -2, 0, -1, 2, 0, -126, -4, 0, 123, 10]> : tensor<33xi8>) : tensor<33xi8>
  return
}
func.func @andi() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -128, -128, -128, 127, 127, 127, -127, -127, -127, 126, 126, 126, 5, 5, 5]> : tensor<33xi8>
  %a1 = util.unfoldable_constant dense<[0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2]> : tensor<33xi8>
  %e = tensor.empty() : tensor<33xi8>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<33xi8>, tensor<33xi8>) outs(%e : tensor<33xi8>) {
  ^bb0(%x0: i8, %x1: i8, %o: i8):
    %y = arith.andi %x0, %x1 : i8
    linalg.yield %y : i8
  } -> tensor<33xi8>
  check.expect_eq_const(%r, dense<[0, 0, 0, 0, 1, 0, 0, 127, 2, 0, 2, 2, 0, 126, 2, 0, 3, 2, 0, 0, 0, 0, 127, 2, 0, 1, 0, 0, 126, 2, 0, 5, 0]> : tensor<33xi8>) : tensor<33xi8>
  return
}
func.func @ori() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -128, -128, -128, 127, 127, 127, -127, -127, -127, 126, 126, 126, 5, 5, 5]> : tensor<33xi8>
  %a1 = util.unfoldable_constant dense<[0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2]> : tensor<33xi8>
  %e = tensor.empty() : tensor<33xi8>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<33xi8>, tensor<33xi8>) outs(%e : tensor<33xi8>) {
  ^bb0(%x0: i8, %x1: i8, %o: i8):
    %y = arith.ori %x0, %x1 : i8
    linalg.yield %y : i8
  } -> tensor<33xi8>
  check.expect_eq_const(%r, dense<[0, 127, 2, 1, 127, 3, -1, -1, -1, 2, 127, 2, -2, -1, -2, 3, 127, 3, -128, -1, -126, 127, 127, 127, -127, -1, -125, 126, 127, 126, 5, 127, 7]> : tensor<33xi8>) : tensor<33xi8>
  return
}
func.func @xori() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -128, -128, -128, 127, 127, 127, -127, -127, -127, 126, 126, 126, 5, 5, 5]> : tensor<33xi8>
  %a1 = util.unfoldable_constant dense<[0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2]> : tensor<33xi8>
  %e = tensor.empty() : tensor<33xi8>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<33xi8>, tensor<33xi8>) outs(%e : tensor<33xi8>) {
  ^bb0(%x0: i8, %x1: i8, %o: i8):
    %y = arith.xori %x0, %x1 : i8
    linalg.yield %y : i8
  } -> tensor<33xi8>
  check.expect_eq_const(%r, dense<[0, 127, 2, 1, 126, 3, -1, -128, -3, 2, 125, 0, -2, -127, -4, 3, 124, 1, -128, -1, -126, 127, 0, 125, -127, -2, -125, 126, 1, 124, 5, 122, 7]> : tensor<33xi8>) : tensor<33xi8>
  return
}
func.func @maxsi() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -128, -128, -128, 127, 127, 127, -127, -127, -127, 126, 126, 126, 5, 5, 5]> : tensor<33xi8>
  %a1 = util.unfoldable_constant dense<[0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2]> : tensor<33xi8>
  %e = tensor.empty() : tensor<33xi8>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<33xi8>, tensor<33xi8>) outs(%e : tensor<33xi8>) {
  ^bb0(%x0: i8, %x1: i8, %o: i8):
    %y = arith.maxsi %x0, %x1 : i8
    linalg.yield %y : i8
  } -> tensor<33xi8>
  check.expect_eq_const(%r, dense<[0, 127, 2, 1, 127, 2, 0, 127, 2, 2, 127, 2, 0, 127, 2, 3, 127, 3, 0, 127, 2, 127, 127, 127, 0, 127, 2, 126, 127, 126, 5, 127, 5]> : tensor<33xi8>) : tensor<33xi8>
  return
}
func.func @minsi() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -128, -128, -128, 127, 127, 127, -127, -127, -127, 126, 126, 126, 5, 5, 5]> : tensor<33xi8>
  %a1 = util.unfoldable_constant dense<[0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2]> : tensor<33xi8>
  %e = tensor.empty() : tensor<33xi8>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<33xi8>, tensor<33xi8>) outs(%e : tensor<33xi8>) {
  ^bb0(%x0: i8, %x1: i8, %o: i8):
    %y = arith.minsi %x0, %x1 : i8
    linalg.yield %y : i8
  } -> tensor<33xi8>
  check.expect_eq_const(%r, dense<[0, 0, 0, 0, 1, 1, -1, -1, -1, 0, 2, 2, -2, -2, -2, 0, 3, 2, -128, -128, -128, 0, 127, 2, -127, -127, -127, 0, 126, 2, 0, 5, 2]> : tensor<33xi8>) : tensor<33xi8>
  return
}
func.func @maxui() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -128, -128, -128, 127, 127, 127, -127, -127, -127, 126, 126, 126, 5, 5, 5]> : tensor<33xi8>
  %a1 = util.unfoldable_constant dense<[0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2]> : tensor<33xi8>
  %e = tensor.empty() : tensor<33xi8>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<33xi8>, tensor<33xi8>) outs(%e : tensor<33xi8>) {
  ^bb0(%x0: i8, %x1: i8, %o: i8):
    %y = arith.maxui %x0, %x1 : i8
    linalg.yield %y : i8
  } -> tensor<33xi8>
  check.expect_eq_const(%r, dense<[0, 127, 2, 1, 127, 2, -1, -1, -1, 2, 127, 2, -2, -2, -2, 3, 127, 3, -128, -128, -128, 127, 127, 127, -127, -127, -127, 126, 127, 126, 5, 127, 5]> : tensor<33xi8>) : tensor<33xi8>
  return
}
func.func @minui() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -128, -128, -128, 127, 127, 127, -127, -127, -127, 126, 126, 126, 5, 5, 5]> : tensor<33xi8>
  %a1 = util.unfoldable_constant dense<[0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2]> : tensor<33xi8>
  %e = tensor.empty() : tensor<33xi8>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<33xi8>, tensor<33xi8>) outs(%e : tensor<33xi8>) {
  ^bb0(%x0: i8, %x1: i8, %o: i8):
    %y = arith.minui %x0, %x1 : i8
    linalg.yield %y : i8
  } -> tensor<33xi8>
  check.expect_eq_const(%r, dense<[0, 0, 0, 0, 1, 1, 0, 127, 2, 0, 2, 2, 0, 127, 2, 0, 3, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 126, 2, 0, 5, 2]> : tensor<33xi8>) : tensor<33xi8>
  return
}
func.func @divsi() {
  %a0 = util.unfoldable_constant dense<[0, 0, 1, 1, -1, -1, 2, 2, -2, -2, 3, 3, -128, -128, 127, 127, -127, -127, 126, 126, 5, 5]> : tensor<22xi8>
  %a1 = util.unfoldable_constant dense<[127, 2, 127, 2, 127, 2, 127, 2, 127, 2, 127, 2, 127, 2, 127, 2, 127, 2, 127, 2, 127, 2]> : tensor<22xi8>
  %e = tensor.empty() : tensor<22xi8>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<22xi8>, tensor<22xi8>) outs(%e : tensor<22xi8>) {
  ^bb0(%x0: i8, %x1: i8, %o: i8):
    %y = arith.divsi %x0, %x1 : i8
    linalg.yield %y : i8
  } -> tensor<22xi8>
  check.expect_eq_const(%r, dense<[0, 0, 0, 0, 0, 0, 0, 1, 0, -1, 0, 1, -1, -64, 1, 63, -1, -63, 0, 63, 0, 2]> : tensor<22xi8>) : tensor<22xi8>
  return
}
func.func @remsi() {
  %a0 = util.unfoldable_constant dense<[0, 0, 1, 1, -1, -1, 2, 2, -2, -2, 3, 3, -128, -128, 127, 127, -127, -127, 126, 126, 5, 5]> : tensor<22xi8>
  %a1 = util.unfoldable_constant dense<[127, 2, 127, 2, 127, 2, 127, 2, 127, 2, 127, 2, 127, 2, 127, 2, 127, 2, 127, 2, 127, 2]> : tensor<22xi8>
  %e = tensor.empty() : tensor<22xi8>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<22xi8>, tensor<22xi8>) outs(%e : tensor<22xi8>) {
  ^bb0(%x0: i8, %x1: i8, %o: i8):
    %y = arith.remsi %x0, %x1 : i8
    linalg.yield %y : i8
  } -> tensor<22xi8>
  check.expect_eq_const(%r, dense<[0, 0, 1, 1, -1, -1, 2, 0, -2, 0, 3, 1, -1, 0, 0, 1, 0, -1, 126, 0, 5, 1]> : tensor<22xi8>) : tensor<22xi8>
  return
}
func.func @divui() {
  %a0 = util.unfoldable_constant dense<[0, 0, 1, 1, -1, -1, 2, 2, -2, -2, 3, 3, -128, -128, 127, 127, -127, -127, 126, 126, 5, 5]> : tensor<22xi8>
  %a1 = util.unfoldable_constant dense<[127, 2, 127, 2, 127, 2, 127, 2, 127, 2, 127, 2, 127, 2, 127, 2, 127, 2, 127, 2, 127, 2]> : tensor<22xi8>
  %e = tensor.empty() : tensor<22xi8>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<22xi8>, tensor<22xi8>) outs(%e : tensor<22xi8>) {
  ^bb0(%x0: i8, %x1: i8, %o: i8):
    %y = arith.divui %x0, %x1 : i8
    linalg.yield %y : i8
  } -> tensor<22xi8>
  check.expect_eq_const(%r, dense<[0, 0, 0, 0, 2, 127, 0, 1, 2, 127, 0, 1, 1, 64, 1, 63, 1, 64, 0, 63, 0, 2]> : tensor<22xi8>) : tensor<22xi8>
  return
}
func.func @remui() {
  %a0 = util.unfoldable_constant dense<[0, 0, 1, 1, -1, -1, 2, 2, -2, -2, 3, 3, -128, -128, 127, 127, -127, -127, 126, 126, 5, 5]> : tensor<22xi8>
  %a1 = util.unfoldable_constant dense<[127, 2, 127, 2, 127, 2, 127, 2, 127, 2, 127, 2, 127, 2, 127, 2, 127, 2, 127, 2, 127, 2]> : tensor<22xi8>
  %e = tensor.empty() : tensor<22xi8>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<22xi8>, tensor<22xi8>) outs(%e : tensor<22xi8>) {
  ^bb0(%x0: i8, %x1: i8, %o: i8):
    %y = arith.remui %x0, %x1 : i8
    linalg.yield %y : i8
  } -> tensor<22xi8>
  check.expect_eq_const(%r, dense<[0, 0, 1, 1, 1, 1, 2, 0, 0, 0, 3, 1, 1, 0, 0, 1, 2, 1, 126, 0, 5, 1]> : tensor<22xi8>) : tensor<22xi8>
  return
}
func.func @floordivsi() {
  %a0 = util.unfoldable_constant dense<[0, 0, 1, 1, -1, -1, 2, 2, -2, -2, 3, 3, -128, -128, 127, 127, -127, -127, 126, 126, 5, 5]> : tensor<22xi8>
  %a1 = util.unfoldable_constant dense<[127, 2, 127, 2, 127, 2, 127, 2, 127, 2, 127, 2, 127, 2, 127, 2, 127, 2, 127, 2, 127, 2]> : tensor<22xi8>
  %e = tensor.empty() : tensor<22xi8>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<22xi8>, tensor<22xi8>) outs(%e : tensor<22xi8>) {
  ^bb0(%x0: i8, %x1: i8, %o: i8):
    %y = arith.floordivsi %x0, %x1 : i8
    linalg.yield %y : i8
  } -> tensor<22xi8>
  check.expect_eq_const(%r, dense<[0, 0, 0, 0, -1, -1, 0, 1, -1, -1, 0, 1, -2, -64, 1, 63, -1, -64, 0, 63, 0, 2]> : tensor<22xi8>) : tensor<22xi8>
  return
}
func.func @ceildivsi() {
  %a0 = util.unfoldable_constant dense<[0, 0, 1, 1, -1, -1, 2, 2, -2, -2, 3, 3, -128, -128, 127, 127, -127, -127, 126, 126, 5, 5]> : tensor<22xi8>
  %a1 = util.unfoldable_constant dense<[127, 2, 127, 2, 127, 2, 127, 2, 127, 2, 127, 2, 127, 2, 127, 2, 127, 2, 127, 2, 127, 2]> : tensor<22xi8>
  %e = tensor.empty() : tensor<22xi8>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<22xi8>, tensor<22xi8>) outs(%e : tensor<22xi8>) {
  ^bb0(%x0: i8, %x1: i8, %o: i8):
    %y = arith.ceildivsi %x0, %x1 : i8
    linalg.yield %y : i8
  } -> tensor<22xi8>
  check.expect_eq_const(%r, dense<[0, 0, 1, 1, 0, 0, 1, 1, 0, -1, 1, 2, -1, -64, 1, 64, -1, -63, 1, 63, 1, 3]> : tensor<22xi8>) : tensor<22xi8>
  return
}
func.func @ceildivui() {
  %a0 = util.unfoldable_constant dense<[0, 0, 1, 1, -1, -1, 2, 2, -2, -2, 3, 3, -128, -128, 127, 127, -127, -127, 126, 126, 5, 5]> : tensor<22xi8>
  %a1 = util.unfoldable_constant dense<[127, 2, 127, 2, 127, 2, 127, 2, 127, 2, 127, 2, 127, 2, 127, 2, 127, 2, 127, 2, 127, 2]> : tensor<22xi8>
  %e = tensor.empty() : tensor<22xi8>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<22xi8>, tensor<22xi8>) outs(%e : tensor<22xi8>) {
  ^bb0(%x0: i8, %x1: i8, %o: i8):
    %y = arith.ceildivui %x0, %x1 : i8
    linalg.yield %y : i8
  } -> tensor<22xi8>
  check.expect_eq_const(%r, dense<[0, 0, 1, 1, 3, -128, 1, 1, 2, 127, 1, 2, 2, 64, 1, 64, 2, 65, 1, 63, 1, 3]> : tensor<22xi8>) : tensor<22xi8>
  return
}
func.func @shli() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -128, -128, -128, 127, 127, 127, -127, -127, -127, 126, 126, 126, 5, 5, 5]> : tensor<33xi8>
  %a1 = util.unfoldable_constant dense<[0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2]> : tensor<33xi8>
  %e = tensor.empty() : tensor<33xi8>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<33xi8>, tensor<33xi8>) outs(%e : tensor<33xi8>) {
  ^bb0(%x0: i8, %x1: i8, %o: i8):
    %y = arith.shli %x0, %x1 : i8
    linalg.yield %y : i8
  } -> tensor<33xi8>
  check.expect_eq_const(%r, dense<[0, 0, 0, 1, -128, 4, -1, -128, -4, 2, 0, 8, -2, 0, -8, 3, -128, 12, -128, 0, 0, 127, -128, -4, -127, -128, 4, 126, 0, -8, 5, -128, 20]> : tensor<33xi8>) : tensor<33xi8>
  return
}
func.func @shrsi() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -128, -128, -128, 127, 127, 127, -127, -127, -127, 126, 126, 126, 5, 5, 5]> : tensor<33xi8>
  %a1 = util.unfoldable_constant dense<[0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2]> : tensor<33xi8>
  %e = tensor.empty() : tensor<33xi8>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<33xi8>, tensor<33xi8>) outs(%e : tensor<33xi8>) {
  ^bb0(%x0: i8, %x1: i8, %o: i8):
    %y = arith.shrsi %x0, %x1 : i8
    linalg.yield %y : i8
  } -> tensor<33xi8>
  check.expect_eq_const(%r, dense<[0, 0, 0, 1, 0, 0, -1, -1, -1, 2, 0, 0, -2, -1, -1, 3, 0, 0, -128, -1, -32, 127, 0, 31, -127, -1, -32, 126, 0, 31, 5, 0, 1]> : tensor<33xi8>) : tensor<33xi8>
  return
}
func.func @shrui() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -128, -128, -128, 127, 127, 127, -127, -127, -127, 126, 126, 126, 5, 5, 5]> : tensor<33xi8>
  %a1 = util.unfoldable_constant dense<[0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2]> : tensor<33xi8>
  %e = tensor.empty() : tensor<33xi8>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<33xi8>, tensor<33xi8>) outs(%e : tensor<33xi8>) {
  ^bb0(%x0: i8, %x1: i8, %o: i8):
    %y = arith.shrui %x0, %x1 : i8
    linalg.yield %y : i8
  } -> tensor<33xi8>
  check.expect_eq_const(%r, dense<[0, 0, 0, 1, 0, 0, -1, 1, 63, 2, 0, 0, -2, 1, 63, 3, 0, 0, -128, 1, 32, 127, 0, 31, -127, 1, 32, 126, 0, 31, 5, 0, 1]> : tensor<33xi8>) : tensor<33xi8>
  return
}
func.func @cmpi_eq() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -128, -128, -128, 127, 127, 127, -127, -127, -127, 126, 126, 126, 5, 5, 5]> : tensor<33xi8>
  %a1 = util.unfoldable_constant dense<[0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2]> : tensor<33xi8>
  %e = tensor.empty() : tensor<33xi1>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<33xi8>, tensor<33xi8>) outs(%e : tensor<33xi1>) {
  ^bb0(%x0: i8, %x1: i8, %o: i1):
    %y = arith.cmpi eq, %x0, %x1 : i8
    linalg.yield %y : i1
  } -> tensor<33xi1>
  check.expect_eq_const(%r, dense<[true, false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, false]> : tensor<33xi1>) : tensor<33xi1>
  return
}
func.func @cmpi_ne() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -128, -128, -128, 127, 127, 127, -127, -127, -127, 126, 126, 126, 5, 5, 5]> : tensor<33xi8>
  %a1 = util.unfoldable_constant dense<[0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2]> : tensor<33xi8>
  %e = tensor.empty() : tensor<33xi1>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<33xi8>, tensor<33xi8>) outs(%e : tensor<33xi1>) {
  ^bb0(%x0: i8, %x1: i8, %o: i1):
    %y = arith.cmpi ne, %x0, %x1 : i8
    linalg.yield %y : i1
  } -> tensor<33xi1>
  check.expect_eq_const(%r, dense<[false, true, true, true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true, true, true]> : tensor<33xi1>) : tensor<33xi1>
  return
}
func.func @cmpi_slt() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -128, -128, -128, 127, 127, 127, -127, -127, -127, 126, 126, 126, 5, 5, 5]> : tensor<33xi8>
  %a1 = util.unfoldable_constant dense<[0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2]> : tensor<33xi8>
  %e = tensor.empty() : tensor<33xi1>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<33xi8>, tensor<33xi8>) outs(%e : tensor<33xi1>) {
  ^bb0(%x0: i8, %x1: i8, %o: i1):
    %y = arith.cmpi slt, %x0, %x1 : i8
    linalg.yield %y : i1
  } -> tensor<33xi1>
  check.expect_eq_const(%r, dense<[false, true, true, false, true, true, true, true, true, false, true, false, true, true, true, false, true, false, true, true, true, false, false, false, true, true, true, false, true, false, false, true, false]> : tensor<33xi1>) : tensor<33xi1>
  return
}
func.func @cmpi_sle() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -128, -128, -128, 127, 127, 127, -127, -127, -127, 126, 126, 126, 5, 5, 5]> : tensor<33xi8>
  %a1 = util.unfoldable_constant dense<[0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2]> : tensor<33xi8>
  %e = tensor.empty() : tensor<33xi1>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<33xi8>, tensor<33xi8>) outs(%e : tensor<33xi1>) {
  ^bb0(%x0: i8, %x1: i8, %o: i1):
    %y = arith.cmpi sle, %x0, %x1 : i8
    linalg.yield %y : i1
  } -> tensor<33xi1>
  check.expect_eq_const(%r, dense<[true, true, true, false, true, true, true, true, true, false, true, true, true, true, true, false, true, false, true, true, true, false, true, false, true, true, true, false, true, false, false, true, false]> : tensor<33xi1>) : tensor<33xi1>
  return
}
func.func @cmpi_sgt() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -128, -128, -128, 127, 127, 127, -127, -127, -127, 126, 126, 126, 5, 5, 5]> : tensor<33xi8>
  %a1 = util.unfoldable_constant dense<[0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2]> : tensor<33xi8>
  %e = tensor.empty() : tensor<33xi1>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<33xi8>, tensor<33xi8>) outs(%e : tensor<33xi1>) {
  ^bb0(%x0: i8, %x1: i8, %o: i1):
    %y = arith.cmpi sgt, %x0, %x1 : i8
    linalg.yield %y : i1
  } -> tensor<33xi1>
  check.expect_eq_const(%r, dense<[false, false, false, true, false, false, false, false, false, true, false, false, false, false, false, true, false, true, false, false, false, true, false, true, false, false, false, true, false, true, true, false, true]> : tensor<33xi1>) : tensor<33xi1>
  return
}
func.func @cmpi_sge() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -128, -128, -128, 127, 127, 127, -127, -127, -127, 126, 126, 126, 5, 5, 5]> : tensor<33xi8>
  %a1 = util.unfoldable_constant dense<[0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2]> : tensor<33xi8>
  %e = tensor.empty() : tensor<33xi1>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<33xi8>, tensor<33xi8>) outs(%e : tensor<33xi1>) {
  ^bb0(%x0: i8, %x1: i8, %o: i1):
    %y = arith.cmpi sge, %x0, %x1 : i8
    linalg.yield %y : i1
  } -> tensor<33xi1>
  check.expect_eq_const(%r, dense<[true, false, false, true, false, false, false, false, false, true, false, true, false, false, false, true, false, true, false, false, false, true, true, true, false, false, false, true, false, true, true, false, true]> : tensor<33xi1>) : tensor<33xi1>
  return
}
func.func @cmpi_ult() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -128, -128, -128, 127, 127, 127, -127, -127, -127, 126, 126, 126, 5, 5, 5]> : tensor<33xi8>
  %a1 = util.unfoldable_constant dense<[0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2]> : tensor<33xi8>
  %e = tensor.empty() : tensor<33xi1>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<33xi8>, tensor<33xi8>) outs(%e : tensor<33xi1>) {
  ^bb0(%x0: i8, %x1: i8, %o: i1):
    %y = arith.cmpi ult, %x0, %x1 : i8
    linalg.yield %y : i1
  } -> tensor<33xi1>
  check.expect_eq_const(%r, dense<[false, true, true, false, true, true, false, false, false, false, true, false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, true, false, false, true, false]> : tensor<33xi1>) : tensor<33xi1>
  return
}
func.func @cmpi_ule() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -128, -128, -128, 127, 127, 127, -127, -127, -127, 126, 126, 126, 5, 5, 5]> : tensor<33xi8>
  %a1 = util.unfoldable_constant dense<[0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2]> : tensor<33xi8>
  %e = tensor.empty() : tensor<33xi1>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<33xi8>, tensor<33xi8>) outs(%e : tensor<33xi1>) {
  ^bb0(%x0: i8, %x1: i8, %o: i1):
    %y = arith.cmpi ule, %x0, %x1 : i8
    linalg.yield %y : i1
  } -> tensor<33xi1>
  check.expect_eq_const(%r, dense<[true, true, true, false, true, true, false, false, false, false, true, true, false, false, false, false, true, false, false, false, false, false, true, false, false, false, false, false, true, false, false, true, false]> : tensor<33xi1>) : tensor<33xi1>
  return
}
func.func @cmpi_ugt() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -128, -128, -128, 127, 127, 127, -127, -127, -127, 126, 126, 126, 5, 5, 5]> : tensor<33xi8>
  %a1 = util.unfoldable_constant dense<[0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2]> : tensor<33xi8>
  %e = tensor.empty() : tensor<33xi1>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<33xi8>, tensor<33xi8>) outs(%e : tensor<33xi1>) {
  ^bb0(%x0: i8, %x1: i8, %o: i1):
    %y = arith.cmpi ugt, %x0, %x1 : i8
    linalg.yield %y : i1
  } -> tensor<33xi1>
  check.expect_eq_const(%r, dense<[false, false, false, true, false, false, true, true, true, true, false, false, true, true, true, true, false, true, true, true, true, true, false, true, true, true, true, true, false, true, true, false, true]> : tensor<33xi1>) : tensor<33xi1>
  return
}
func.func @cmpi_uge() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -128, -128, -128, 127, 127, 127, -127, -127, -127, 126, 126, 126, 5, 5, 5]> : tensor<33xi8>
  %a1 = util.unfoldable_constant dense<[0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2, 0, 127, 2]> : tensor<33xi8>
  %e = tensor.empty() : tensor<33xi1>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<33xi8>, tensor<33xi8>) outs(%e : tensor<33xi1>) {
  ^bb0(%x0: i8, %x1: i8, %o: i1):
    %y = arith.cmpi uge, %x0, %x1 : i8
    linalg.yield %y : i1
  } -> tensor<33xi1>
  check.expect_eq_const(%r, dense<[true, false, false, true, false, false, true, true, true, true, false, true, true, true, true, true, false, true, true, true, true, true, true, true, true, true, true, true, false, true, true, false, true]> : tensor<33xi1>) : tensor<33xi1>
  return
}
func.func @absi() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -128, -128, -128, 127, 127, 127, -127, -127, -127, 126, 126, 126, 5, 5, 5]> : tensor<33xi8>
  %e = tensor.empty() : tensor<33xi8>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<33xi8>) outs(%e : tensor<33xi8>) {
  ^bb0(%x0: i8, %o: i8):
    %y = math.absi %x0 : i8
    linalg.yield %y : i8
  } -> tensor<33xi8>
  check.expect_eq_const(%r, dense<[0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, -128, -128, -128, 127, 127, 127, 127, 127, 127, 126, 126, 126, 5, 5, 5]> : tensor<33xi8>) : tensor<33xi8>
  return
}
func.func @ctpop() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -128, -128, -128, 127, 127, 127, -127, -127, -127, 126, 126, 126, 5, 5, 5]> : tensor<33xi8>
  %e = tensor.empty() : tensor<33xi8>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<33xi8>) outs(%e : tensor<33xi8>) {
  ^bb0(%x0: i8, %o: i8):
    %y = math.ctpop %x0 : i8
    linalg.yield %y : i8
  } -> tensor<33xi8>
  check.expect_eq_const(%r, dense<[0, 0, 0, 1, 1, 1, 8, 8, 8, 1, 1, 1, 7, 7, 7, 2, 2, 2, 1, 1, 1, 7, 7, 7, 2, 2, 2, 6, 6, 6, 2, 2, 2]> : tensor<33xi8>) : tensor<33xi8>
  return
}
func.func @ctlz() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -128, -128, -128, 127, 127, 127, -127, -127, -127, 126, 126, 126, 5, 5, 5]> : tensor<33xi8>
  %e = tensor.empty() : tensor<33xi8>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<33xi8>) outs(%e : tensor<33xi8>) {
  ^bb0(%x0: i8, %o: i8):
    %y = math.ctlz %x0 : i8
    linalg.yield %y : i8
  } -> tensor<33xi8>
  check.expect_eq_const(%r, dense<[8, 8, 8, 7, 7, 7, 0, 0, 0, 6, 6, 6, 0, 0, 0, 6, 6, 6, 0, 0, 0, 1, 1, 1, 0, 0, 0, 1, 1, 1, 5, 5, 5]> : tensor<33xi8>) : tensor<33xi8>
  return
}
func.func @cttz() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -128, -128, -128, 127, 127, 127, -127, -127, -127, 126, 126, 126, 5, 5, 5]> : tensor<33xi8>
  %e = tensor.empty() : tensor<33xi8>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<33xi8>) outs(%e : tensor<33xi8>) {
  ^bb0(%x0: i8, %o: i8):
    %y = math.cttz %x0 : i8
    linalg.yield %y : i8
  } -> tensor<33xi8>
  check.expect_eq_const(%r, dense<[8, 8, 8, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 7, 7, 7, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0]> : tensor<33xi8>) : tensor<33xi8>
  return
}
