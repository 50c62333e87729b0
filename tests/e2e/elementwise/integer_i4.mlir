// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Made by tools/gen_elementwise_tests.py; the oracle is Python's integers.
#id = affine_map<(i) -> (i)>
func.func @addi() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -8, -8, -8, 7, 7, 7, -7, -7, -7, 6, 6, 6, 5, 5, 5]> : tensor<33xi4>
  %a1 = util.unfoldable_constant dense<[0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2]> : tensor<33xi4>
  %e = tensor.empty() : tensor<33xi4>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<33xi4>, tensor<33xi4>) outs(%e : tensor<33xi4>) {
  ^bb0(%x0: i4, %x1: i4, %o: i4):
    %y = arith.addi %x0, %x1 : i4
    linalg.yield %y : i4
  } -> tensor<33xi4>
  check.expect_eq_const(%r, dense<[0, 7, 2, 1, -8, 3, -1, 6, 1, 2, -7, 4, -2, 5, 0, 3, -6, 5, -8, -1, -6, 7, -2, -7, -7, 0, -5, 6, -3, -8, 5, -4, 7]> : tensor<33xi4>) : tensor<33xi4>
  return
}
func.func @subi() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -8, -8, -8, 7, 7, 7, -7, -7, -7, 6, 6, 6, 5, 5, 5]> : tensor<33xi4>
  %a1 = util.unfoldable_constant dense<[0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2]> : tensor<33xi4>
  %e = tensor.empty() : tensor<33xi4>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<33xi4>, tensor<33xi4>) outs(%e : tensor<33xi4>) {
  ^bb0(%x0: i4, %x1: i4, %o: i4):
    %y = arith.subi %x0, %x1 : i4
    linalg.yield %y : i4
  } -> tensor<33xi4>
  check.expect_eq_const(%r, dense<[0, -7, -2, 1, -6, -1, -1, -8, -3, 2, -5, 0, -2, 7, -4, 3, -4, 1, -8, 1, 6, 7, 0, 5, -7, 2, 7, 6, -1, 4, 5, -2, 3]> : tensor<33xi4>) : tensor<33xi4>
  return
}
func.func @muli() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -8, -8, -8, 7, 7, 7, -7, -7, -7, 6, 6, 6, 5, 5, 5]> : tensor<33xi4>
  %a1 = util.unfoldable_constant dense<[0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2]> : tensor<33xi4>
  %e = tensor.empty() : tensor<33xi4>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<33xi4>, tensor<33xi4>) outs(%e : tensor<33xi4>) {
  ^bb0(%x0: i4, %x1: i4, %o: i4):
    %y = arith.muli %x0, %x1 : i4
    linalg.yield %y : i4
  } -> tensor<33xi4>
  check.expect_eq_const(%r, dense<[0, 0, 0, 0, 7, 2, 0, -7, -2, 0, -2, 4, 0, 2, -4, 0, 5, 6, 0, -8, 0, 0, 1, -2, 0, -1, 2, 0, -6, -4, 0, 3, -6]> : tensor<33xi4>) : tensor<33xi4>
  return
}
func.func @andi() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -8, -8, -8, 7, 7, 7, -7, -7, -7, 6, 6, 6, 5, 5, 5]> : tensor<33xi4>
  %a1 = util.unfoldable_constant dense<[0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2]> : tensor<33xi4>
  %e = tensor.empty() : tensor<33xi4>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<33xi4>, tensor<33xi4>) outs(%e : tensor<33xi4>) {
  ^bb0(%x0: i4, %x1: i4, %o: i4):
    %y = arith.andi %x0, %x1 : i4
    linalg.yield %y : i4
  } -> tensor<33xi4>
  check.expect_eq_const(%r, dense<[0, 0, 0, 0, 1, 0, 0, 7, 2, 0, 2, 2, 0, 6, 2, 0, 3, 2, 0, 0, 0, 0, 7, 2, 0, 1, 0, 0, 6, 2, 0, 5, 0]> : tensor<33xi4>) : tensor<33xi4>
  return
}
func.func @ori() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -8, -8, -8, 7, 7, 7, -7, -7, -7, 6, 6, 6, 5, 5, 5]> : tensor<33xi4>
  %a1 = util.unfoldable_constant dense<[0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2]> : tensor<33xi4>
  %e = tensor.empty() : tensor<33xi4>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<33xi4>, tensor<33xi4>) outs(%e : tensor<33xi4>) {
  ^bb0(%x0: i4, %x1: i4, %o: i4):
    %y = arith.ori %x0, %x1 : i4
    linalg.yield %y : i4
  } -> tensor<33xi4>
  check.expect_eq_const(%r, dense<[0, 7, 2, 1, 7, 3, -1, -1, -1, 2, 7, 2, -2, -1, -2, 3, 7, 3, -8, -1, -6, 7, 7, 7, -7, -1, -5, 6, 7, 6, 5, 7, 7]> : tensor<33xi4>) : tensor<33xi4>
  return
}
func.func @xori() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -8, -8, -8, 7, 7, 7, -7, -7, -7, 6, 6, 6, 5, 5, 5]> : tensor<33xi4>
  %a1 = util.unfoldable_constant dense<[0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2]> : tensor<33xi4>
  %e = tensor.empty() : tensor<33xi4>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<33xi4>, tensor<33xi4>) outs(%e : tensor<33xi4>) {
  ^bb0(%x0: i4, %x1: i4, %o: i4):
    %y = arith.xori %x0, %x1 : i4
    linalg.yield %y : i4
  } -> tensor<33xi4>
  check.expect_eq_const(%r, dense<[0, 7, 2, 1, 6, 3, -1, -8, -3, 2, 5, 0, -2, -7, -4, 3, 4, 1, -8, -1, -6, 7, 0, 5, -7, -2, -5, 6, 1, 4, 5, 2, 7]> : tensor<33xi4>) : tensor<33xi4>
  return
}
func.func @maxsi() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -8, -8, -8, 7, 7, 7, -7, -7, -7, 6, 6, 6, 5, 5, 5]> : tensor<33xi4>
  %a1 = util.unfoldable_constant dense<[0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2]> : tensor<33xi4>
  %e = tensor.empty() : tensor<33xi4>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<33xi4>, tensor<33xi4>) outs(%e : tensor<33xi4>) {
  ^bb0(%x0: i4, %x1: i4, %o: i4):
    %y = arith.maxsi %x0, %x1 : i4
    linalg.yield %y : i4
  } -> tensor<33xi4>
  check.expect_eq_const(%r, dense<[0, 7, 2, 1, 7, 2, 0, 7, 2, 2, 7, 2, 0, 7, 2, 3, 7, 3, 0, 7, 2, 7, 7, 7, 0, 7, 2, 6, 7, 6, 5, 7, 5]> : tensor<33xi4>) : tensor<33xi4>
  return
}
func.func @minsi() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -8, -8, -8, 7, 7, 7, -7, -7, -7, 6, 6, 6, 5, 5, 5]> : tensor<33xi4>
  %a1 = util.unfoldable_constant dense<[0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2]> : tensor<33xi4>
  %e = tensor.empty() : tensor<33xi4>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<33xi4>, tensor<33xi4>) outs(%e : tensor<33xi4>) {
  ^bb0(%x0: i4, %x1: i4, %o: i4):
    %y = arith.minsi %x0, %x1 : i4
    linalg.yield %y : i4
  } -> tensor<33xi4>
  check.expect_eq_const(%r, dense<[0, 0, 0, 0, 1, 1, -1, -1, -1, 0, 2, 2, -2, -2, -2, 0, 3, 2, -8, -8, -8, 0, 7, 2, -7, -7, -7, 0, 6, 2, 0, 5, 2]> : tensor<33xi4>) : tensor<33xi4>
  return
}
func.func @maxui() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -8, -8, -8, 7, 7, 7, -7, -7, -7, 6, 6, 6, 5, 5, 5]> : tensor<33xi4>
  %a1 = util.unfoldable_constant dense<[0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2]> : tensor<33xi4>
  %e = tensor.empty() : tensor<33xi4>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<33xi4>, tensor<33xi4>) outs(%e : tensor<33xi4>) {
  ^bb0(%x0: i4, %x1: i4, %o: i4):
    %y = arith.maxui %x0, %x1 : i4
    linalg.yield %y : i4
  } -> tensor<33xi4>
  check.expect_eq_const(%r, dense<[0, 7, 2, 1, 7, 2, -1, -1, -1, 2, 7, 2, -2, -2, -2, 3, 7, 3, -8, -8, -8, 7, 7, 7, -7, -7, -7, 6, 7, 6, 5, 7, 5]> : tensor<33xi4>) : tensor<33xi4>
  return
}
func.func @minui() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -8, -8, -8, 7, 7, 7, -7, -7, -7, 6, 6, 6, 5, 5, 5]> : tensor<33xi4>
  %a1 = util.unfoldable_constant dense<[0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2]> : tensor<33xi4>
  %e = tensor.empty() : tensor<33xi4>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<33xi4>, tensor<33xi4>) outs(%e : tensor<33xi4>) {
  ^bb0(%x0: i4, %x1: i4, %o: i4):
    %y = arith.minui %x0, %x1 : i4
    linalg.yield %y : i4
  } -> tensor<33xi4>
  check.expect_eq_const(%r, dense<[0, 0, 0, 0, 1, 1, 0, 7, 2, 0, 2, 2, 0, 7, 2, 0, 3, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 6, 2, 0, 5, 2]> : tensor<33xi4>) : tensor<33xi4>
  return
}
func.func @divsi() {
  %a0 = util.unfoldable_constant dense<[0, 0, 1, 1, -1, -1, 2, 2, -2, -2, 3, 3, -8, -8, 7, 7, -7, -7, 6, 6, 5, 5]> : tensor<22xi4>
  %a1 = util.unfoldable_constant dense<[7, 2, 7, 2, 7, 2, 7, 2, 7, 2, 7, 2, 7, 2, 7, 2, 7, 2, 7, 2, 7, 2]> : tensor<22xi4>
  %e = tensor.empty() : tensor<22xi4>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<22xi4>, tensor<22xi4>) outs(%e : tensor<22xi4>) {
  ^bb0(%x0: i4, %x1: i4, %o: i4):
    %y = arith.divsi %x0, %x1 : i4
    linalg.yield %y : i4
  } -> tensor<22xi4>
  check.expect_eq_const(%r, dense<[0, 0, 0, 0, 0, 0, 0, 1, 0, -1, 0, 1, -1, -4, 1, 3, -1, -3, 0, 3, 0, 2]> : tensor<22xi4>) : tensor<22xi4>
  return
}
func.func @remsi() {
  %a0 = util.unfoldable_constant dense<[0, 0, 1, 1, -1, -1, 2, 2, -2, -2, 3, 3, -8, -8, 7, 7, -7, -7, 6, 6, 5, 5]> : tensor<22xi4>
  %a1 = util.unfoldable_constant dense<[7, 2, 7, 2, 7, 2, 7, 2, 7, 2, 7, 2, 7, 2, 7, 2, 7, 2, 7, 2, 7, 2]> : tensor<22xi4>
  %e = tensor.empty() : tensor<22xi4>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<22xi4>, tensor<22xi4>) outs(%e : tensor<22xi4>) {
  ^bb0(%x0: i4, %x1: i4, %o: i4):
    %y = arith.remsi %x0, %x1 : i4
    linalg.yield %y : i4
  } -> tensor<22xi4>
  check.expect_eq_const(%r, dense<[0, 0, 1, 1, -1, -1, 2, 0, -2, 0, 3, 1, -1, 0, 0, 1, 0, -1, 6, 0, 5, 1]> : tensor<22xi4>) : tensor<22xi4>
  return
}
func.func @divui() {
  %a0 = util.unfoldable_constant dense<[0, 0, 1, 1, -1, -1, 2, 2, -2, -2, 3, 3, -8, -8, 7, 7, -7, -7, 6, 6, 5, 5]> : tensor<22xi4>
  %a1 = util.unfoldable_constant dense<[7, 2, 7, 2, 7, 2, 7, 2, 7, 2, 7, 2, 7, 2, 7, 2, 7, 2, 7, 2, 7, 2]> : tensor<22xi4>
  %e = tensor.empty() : tensor<22xi4>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<22xi4>, tensor<22xi4>) outs(%e : tensor<22xi4>) {
  ^bb0(%x0: i4, %x1: i4, %o: i4):
    %y = arith.divui %x0, %x1 : i4
    linalg.yield %y : i4
  } -> tensor<22xi4>
  check.expect_eq_const(%r, dense<[0, 0, 0, 0, 2, 7, 0, 1, 2, 7, 0, 1, 1, 4, 1, 3, 1, 4, 0, 3, 0, 2]> : tensor<22xi4>) : tensor<22xi4>
  return
}
func.func @remui() {
  %a0 = util.unfoldable_constant dense<[0, 0, 1, 1, -1, -1, 2, 2, -2, -2, 3, 3, -8, -8, 7, 7, -7, -7, 6, 6, 5, 5]> : tensor<22xi4>
  %a1 = util.unfoldable_constant dense<[7, 2, 7, 2, 7, 2, 7, 2, 7, 2, 7, 2, 7, 2, 7, 2, 7, 2, 7, 2, 7, 2]> : tensor<22xi4>
  %e = tensor.empty() : tensor<22xi4>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<22xi4>, tensor<22xi4>) outs(%e : tensor<22xi4>) {
  ^bb0(%x0: i4, %x1: i4, %o: i4):
    %y = arith.remui %x0, %x1 : i4
    linalg.yield %y : i4
  } -> tensor<22xi4>
  check.expect_eq_const(%r, dense<[0, 0, 1, 1, 1, 1, 2, 0, 0, 0, 3, 1, 1, 0, 0, 1, 2, 1, 6, 0, 5, 1]> : tensor<22xi4>) : tensor<22xi4>
  return
}
func.func @floordivsi() {
  %a0 = util.unfoldable_constant dense<[0, 0, 1, 1, -1, -1, 2, 2, -2, -2, 3, 3, -8, -8, 7, 7, -7, -7, 6, 6, 5, 5]> : tensor<22xi4>
  %a1 = util.unfoldable_constant dense<[7, 2, 7, 2, 7, 2, 7, 2, 7, 2, 7, 2, 7, 2, 7, 2, 7, 2, 7, 2, 7, 2]> : tensor<22xi4>
  %e = tensor.empty() : tensor<22xi4>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<22xi4>, tensor<22xi4>) outs(%e : tensor<22xi4>) {
  ^bb0(%x0: i4, %x1: i4, %o: i4):
    %y = arith.floordivsi %x0, %x1 : i4
    linalg.yield %y : i4
  } -> tensor<22xi4>
  check.expect_eq_const(%r, dense<[0, 0, 0, 0, -1, -1, 0, 1, -1, -1, 0, 1, -2, -4, 1, 3, -1, -4, 0, 3, 0, 2]> : tensor<22xi4>) : tensor<22xi4>
  return
}
func.func @ceildivsi() {
  %a0 = util.unfoldable_constant dense<[0, 0, 1, 1, -1, -1, 2, 2, -2, -2, 3, 3, -8, -8, 7, 7, -7, -7, 6, 6, 5, 5]> : tensor<22xi4>
  %a1 = util.unfoldable_constant dense<[7, 2, 7, 2, 7, 2, 7, 2, 7, 2, 7, 2, 7, 2, 7, 2, 7, 2, 7, 2, 7, 2]> : tensor<22xi4>
  %e = tensor.empty() : tensor<22xi4>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<22xi4>, tensor<22xi4>) outs(%e : tensor<22xi4>) {
  ^bb0(%x0: i4, %x1: i4, %o: i4):
    %y = arith.ceildivsi %x0, %x1 : i4
    linalg.yield %y : i4
  } -> tensor<22xi4>
  check.expect_eq_const(%r, dense<[0, 0, 1, 1, 0, 0, 1, 1, 0, -1, 1, 2, -1, -4, 1, 4, -1, -3, 1, 3, 1, 3]> : tensor<22xi4>) : tensor<22xi4>
  return
}
func.func @ceildivui() {
  %a0 = util.unfoldable_constant dense<[0, 0, 1, 1, -1, -1, 2, 2, -2, -2, 3, 3, -8, -8, 7, 7, -7, -7, 6, 6, 5, 5]> : tensor<22xi4>
  %a1 = util.unfoldable_constant dense<[7, 2, 7, 2, 7, 2, 7, 2, 7, 2, 7, 2, 7, 2, 7, 2, 7, 2, 7, 2, 7, 2]> : tensor<22xi4>
  %e = tensor.empty() : tensor<22xi4>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<22xi4>, tensor<22xi4>) outs(%e : tensor<22xi4>) {
  ^bb0(%x0: i4, %x1: i4, %o: i4):
    %y = arith.ceildivui %x0, %x1 : i4
    linalg.yield %y : i4
  } -> tensor<22xi4>
  check.expect_eq_const(%r, dense<[0, 0, 1, 1, 3, -8, 1, 1, 2, 7, 1, 2, 2, 4, 1, 4, 2, 5, 1, 3, 1, 3]> : tensor<22xi4>) : tensor<22xi4>
  return
}
func.func @shli() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -8, -8, -8, 7, 7, 7, -7, -7, -7, 6, 6, 6, 5, 5, 5]> : tensor<33xi4>
  %a1 = util.unfoldable_constant dense<[0, 3, 2, 0, 3, 2, 0, 3, 2, 0, 3, 2, 0, 3, 2, 0, 3, 2, 0, 3, 2, 0, 3, 2, 0, 3, 2, 0, 3, 2, 0, 3, 2]> : tensor<33xi4>
  %e = tensor.empty() : tensor<33xi4>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<33xi4>, tensor<33xi4>) outs(%e : tensor<33xi4>) {
  ^bb0(%x0: i4, %x1: i4, %o: i4):
    %y = arith.shli %x0, %x1 : i4
    linalg.yield %y : i4
  } -> tensor<33xi4>
  check.expect_eq_const(%r, dense<[0, 0, 0, 1, -8, 4, -1, -8, -4, 2, 0, -8, -2, 0, -8, 3, -8, -4, -8, 0, 0, 7, -8, -4, -7, -8, 4, 6, 0, -8, 5, -8, 4]> : tensor<33xi4>) : tensor<33xi4>
  return
}
func.func @shrsi() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -8, -8, -8, 7, 7, 7, -7, -7, -7, 6, 6, 6, 5, 5, 5]> : tensor<33xi4>
  %a1 = util.unfoldable_constant dense<[0, 3, 2, 0, 3, 2, 0, 3, 2, 0, 3, 2, 0, 3, 2, 0, 3, 2, 0, 3, 2, 0, 3, 2, 0, 3, 2, 0, 3, 2, 0, 3, 2]> : tensor<33xi4>
  %e = tensor.empty() : tensor<33xi4>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<33xi4>, tensor<33xi4>) outs(%e : tensor<33xi4>) {
  ^bb0(%x0: i4, %x1: i4, %o: i4):
    %y = arith.shrsi %x0, %x1 : i4
    linalg.yield %y : i4
  } -> tensor<33xi4>
  check.expect_eq_const(%r, dense<[0, 0, 0, 1, 0, 0, -1, -1, -1, 2, 0, 0, -2, -1, -1, 3, 0, 0, -8, -1, -2, 7, 0, 1, -7, -1, -2, 6, 0, 1, 5, 0, 1]> : tensor<33xi4>) : tensor<33xi4>
  return
}
func.func @shrui() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -8, -8, -8, 7, 7, 7, -7, -7, -7, 6, 6, 6, 5, 5, 5]> : tensor<33xi4>
  %a1 = util.unfoldable_constant dense<[0, 3, 2, 0, 3, 2, 0, 3, 2, 0, 3, 2, 0, 3, 2, 0, 3, 2, 0, 3, 2, 0, 3, 2, 0, 3, 2, 0, 3, 2, 0, 3, 2]> : tensor<33xi4>
  %e = tensor.empty() : tensor<33xi4>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<33xi4>, tensor<33xi4>) outs(%e : tensor<33xi4>) {
  ^bb0(%x0: i4, %x1: i4, %o: i4):
    %y = arith.shrui %x0, %x1 : i4
    linalg.yield %y : i4
  } -> tensor<33xi4>
  check.expect_eq_const(%r, dense<[0, 0, 0, 1, 0, 0, -1, 1, 3, 2, 0, 0, -2, 1, 3, 3, 0, 0, -8, 1, 2, 7, 0, 1, -7, 1, 2, 6, 0, 1, 5, 0, 1]> : tensor<33xi4>) : tensor<33xi4>
  return
}
func.func @cmpi_eq() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -8, -8, -8, 7, 7, 7, -7, -7, -7, 6, 6, 6, 5, 5, 5]> : tensor<33xi4>
  %a1 = util.unfoldable_constant dense<[0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2]> : tensor<33xi4>
  %e = tensor.empty() : tensor<33xi1>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<33xi4>, tensor<33xi4>) outs(%e : tensor<33xi1>) {
  ^bb0(%x0: i4, %x1: i4, %o: i1):
    %y = arith.cmpi eq, %x0, %x1 : i4
    linalg.yield %y : i1
  } -> tensor<33xi1>
  check.expect_eq_const(%r, dense<[true, false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, false]> : tensor<33xi1>) : tensor<33xi1>
  return
}
func.func @cmpi_ne() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -8, -8, -8, 7, 7, 7, -7, -7, -7, 6, 6, 6, 5, 5, 5]> : tensor<33xi4>
  %a1 = util.unfoldable_constant dense<[0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2]> : tensor<33xi4>
  %e = tensor.empty() : tensor<33xi1>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<33xi4>, tensor<33xi4>) outs(%e : tensor<33xi1>) {
  ^bb0(%x0: i4, %x1: i4, %o: i1):
    %y = arith.cmpi ne, %x0, %x1 : i4
    linalg.yield %y : i1
  } -> tensor<33xi1>
  check.expect_eq_const(%r, dense<[false, true, true, true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true, true, true]> : tensor<33xi1>) : tensor<33xi1>
  return
}
func.func @cmpi_slt() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -8, -8, -8, 7, 7, 7, -7, -7, -7, 6, 6, 6, 5, 5, 5]> : tensor<33xi4>
  %a1 = util.unfoldable_constant dense<[0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2]> : tensor<33xi4>
  %e = tensor.empty() : tensor<33xi1>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<33xi4>, tensor<33xi4>) outs(%e : tensor<33xi1>) {
  ^bb0(%x0: i4, %x1: i4, %o: i1):
    %y = arith.cmpi slt, %x0, %x1 : i4
    linalg.yield %y : i1
  } -> tensor<33xi1>
  check.expect_eq_const(%r, dense<[false, true, true, false, true, true, true, true, true, false, true, false, true, true, true, false, true, false, true, true, true, false, false, false, true, true, true, false, true, false, false, true, false]> : tensor<33xi1>) : tensor<33xi1>
  return
}
func.func @cmpi_sle() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -8, -8, -8, 7, 7, 7, -7, -7, -7, 6, 6, 6, 5, 5, 5]> : tensor<33xi4>
  %a1 = util.unfoldable_constant dense<[0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2]> : tensor<33xi4>
  %e = tensor.empty() : tensor<33xi1>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<33xi4>, tensor<33xi4>) outs(%e : tensor<33xi1>) {
  ^bb0(%x0: i4, %x1: i4, %o: i1):
    %y = arith.cmpi sle, %x0, %x1 : i4
    linalg.yield %y : i1
  } -> tensor<33xi1>
  check.expect_eq_const(%r, dense<[true, true, true, false, true, true, true, true, true, false, true, true, true, true, true, false, true, false, true, true, true, false, true, false, true, true, true, false, true, false, false, true, false]> : tensor<33xi1>) : tensor<33xi1>
  return
}
func.func @cmpi_sgt() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -8, -8, -8, 7, 7, 7, -7, -7, -7, 6, 6, 6, 5, 5, 5]> : tensor<33xi4>
  %a1 = util.unfoldable_constant dense<[0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2]> : tensor<33xi4>
  %e = tensor.empty() : tensor<33xi1>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<33xi4>, tensor<33xi4>) outs(%e : tensor<33xi1>) {
  ^bb0(%x0: i4, %x1: i4, %o: i1):
    %y = arith.cmpi sgt, %x0, %x1 : i4
    linalg.yield %y : i1
  } -> tensor<33xi1>
  check.expect_eq_const(%r, dense<[false, false, false, true, false, false, false, false, false, true, false, false, false, false, false, true, false, true, false, false, false, true, false, true, false, false, false, true, false, true, true, false, true]> : tensor<33xi1>) : tensor<33xi1>
  return
}
func.func @cmpi_sge() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -8, -8, -8, 7, 7, 7, -7, -7, -7, 6, 6, 6, 5, 5, 5]> : tensor<33xi4>
  %a1 = util.unfoldable_constant dense<[0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2]> : tensor<33xi4>
  %e = tensor.empty() : tensor<33xi1>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<33xi4>, tensor<33xi4>) outs(%e : tensor<33xi1>) {
  ^bb0(%x0: i4, %x1: i4, %o: i1):
    %y = arith.cmpi sge, %x0, %x1 : i4
    linalg.yield %y : i1
  } -> tensor<33xi1>
  check.expect_eq_const(%r, dense<[true, false, false, true, false, false, false, false, false, true, false, true, false, false, false, true, false, true, false, false, false, true, true, true, false, false, false, true, false, true, true, false, true]> : tensor<33xi1>) : tensor<33xi1>
  return
}
func.func @cmpi_ult() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -8, -8, -8, 7, 7, 7, -7, -7, -7, 6, 6, 6, 5, 5, 5]> : tensor<33xi4>
  %a1 = util.unfoldable_constant dense<[0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2]> : tensor<33xi4>
  %e = tensor.empty() : tensor<33xi1>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<33xi4>, tensor<33xi4>) outs(%e : tensor<33xi1>) {
  ^bb0(%x0: i4, %x1: i4, %o: i1):
    %y = arith.cmpi ult, %x0, %x1 : i4
    linalg.yield %y : i1
  } -> tensor<33xi1>
  check.expect_eq_const(%r, dense<[false, true, true, false, true, true, false, false, false, false, true, false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, true, false, false, true, false]> : tensor<33xi1>) : tensor<33xi1>
  return
}
func.func @cmpi_ule() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -8, -8, -8, 7, 7, 7, -7, -7, -7, 6, 6, 6, 5, 5, 5]> : tensor<33xi4>
  %a1 = util.unfoldable_constant dense<[0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2]> : tensor<33xi4>
  %e = tensor.empty() : tensor<33xi1>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<33xi4>, tensor<33xi4>) outs(%e : tensor<33xi1>) {
  ^bb0(%x0: i4, %x1: i4, %o: i1):
    %y = arith.cmpi ule, %x0, %x1 : i4
    linalg.yield %y : i1
  } -> tensor<33xi1>
  check.expect_eq_const(%r, dense<[true, true, true, false, true, true, false, false, false, false, true, true, false, false, false, false, true, false, false, false, false, false, true, false, false, false, false, false, true, false, false, true, false]> : tensor<33xi1>) : tensor<33xi1>
  return
}
func.func @cmpi_ugt() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -8, -8, -8, 7, 7, 7, -7, -7, -7, 6, 6, 6, 5, 5, 5]> : tensor<33xi4>
  %a1 = util.unfoldable_constant dense<[0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2]> : tensor<33xi4>
  %e = tensor.empty() : tensor<33xi1>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<33xi4>, tensor<33xi4>) outs(%e : tensor<33xi1>) {
  ^bb0(%x0: i4, %x1: i4, %o: i1):
    %y = arith.cmpi ugt, %x0, %x1 : i4
    linalg.yield %y : i1
  } -> tensor<33xi1>
  check.expect_eq_const(%r, dense<[false, false, false, true, false, false, true, true, true, true, false, false, true, true, true, true, false, true, true, true, true, true, false, true, true, true, true, true, false, true, true, false, true]> : tensor<33xi1>) : tensor<33xi1>
  return
}
func.func @cmpi_uge() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -8, -8, -8, 7, 7, 7, -7, -7, -7, 6, 6, 6, 5, 5, 5]> : tensor<33xi4>
  %a1 = util.unfoldable_constant dense<[0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2, 0, 7, 2]> : tensor<33xi4>
  %e = tensor.empty() : tensor<33xi1>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<33xi4>, tensor<33xi4>) outs(%e : tensor<33xi1>) {
  ^bb0(%x0: i4, %x1: i4, %o: i1):
    %y = arith.cmpi uge, %x0, %x1 : i4
    linalg.yield %y : i1
  } -> tensor<33xi1>
  check.expect_eq_const(%r, dense<[true, false, false, true, false, false, true, true, true, true, false, true, true, true, true, true, false, true, true, true, true, true, true, true, true, true, true, true, false, true, true, false, true]> : tensor<33xi1>) : tensor<33xi1>
  return
}
func.func @absi() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -8, -8, -8, 7, 7, 7, -7, -7, -7, 6, 6, 6, 5, 5, 5]> : tensor<33xi4>
  %e = tensor.empty() : tensor<33xi4>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<33xi4>) outs(%e : tensor<33xi4>) {
  ^bb0(%x0: i4, %o: i4):
    %y = math.absi %x0 : i4
    linalg.yield %y : i4
  } -> tensor<33xi4>
  check.expect_eq_const(%r, dense<[0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, -8, -8, -8, 7, 7, 7, 7, 7, 7, 6, 6, 6, 5, 5, 5]> : tensor<33xi4>) : tensor<33xi4>
  return
}
func.func @ctpop() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -8, -8, -8, 7, 7, 7, -7, -7, -7, 6, 6, 6, 5, 5, 5]> : tensor<33xi4>
  %e = tensor.empty() : tensor<33xi4>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<33xi4>) outs(%e : tensor<33xi4>) {
  ^bb0(%x0: i4, %o: i4):
    %y = math.ctpop %x0 : i4
    linalg.yield %y : i4
  } -> tensor<33xi4>
  check.expect_eq_const(%r, dense<[0, 0, 0, 1, 1, 1, 4, 4, 4, 1, 1, 1, 3, 3, 3, 2, 2, 2, 1, 1, 1, 3, 3, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2]> : tensor<33xi4>) : tensor<33xi4>
  return
}
func.func @ctlz() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -8, -8, -8, 7, 7, 7, -7, -7, -7, 6, 6, 6, 5, 5, 5]> : tensor<33xi4>
  %e = tensor.empty() : tensor<33xi4>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<33xi4>) outs(%e : tensor<33xi4>) {
  ^bb0(%x0: i4, %o: i4):
    %y = math.ctlz %x0 : i4
    linalg.yield %y : i4
  } -> tensor<33xi4>
  check.expect_eq_const(%r, dense<[4, 4, 4, 3, 3, 3, 0, 0, 0, 2, 2, 2, 0, 0, 0, 2, 2, 2, 0, 0, 0, 1, 1, 1, 0, 0, 0, 1, 1, 1, 1, 1, 1]> : tensor<33xi4>) : tensor<33xi4>
  return
}
func.func @cttz() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -8, -8, -8, 7, 7, 7, -7, -7, -7, 6, 6, 6, 5, 5, 5]> : tensor<33xi4>
  %e = tensor.empty() : tensor<33xi4>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<33xi4>) outs(%e : tensor<33xi4>) {
  ^bb0(%x0: i4, %o: i4):
    %y = math.cttz %x0 : i4
    linalg.yield %y : i4
  } -> tensor<33xi4>
  check.expect_eq_const(%r, dense<[4, 4, 4, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 3, 3, 3, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0]> : tensor<33xi4>) : tensor<33xi4>
  return
}
