// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Made by tools/gen_elementwise_tests.py; the oracle is Python's integers.
#id = affine_map<(i) -> (i)>
func.func @addi() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -2147483648, -2147483648, -2147483648, 2147483647, 2147483647, 2147483647, -2147483647, -2147483647, -2147483647, 2147483646, 2147483646, 2147483646, 5, 5, 5]> : tensor<33xi32>
  %a1 = util.unfoldable_constant dense<[0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2]> : tensor<33xi32>
  %e = tensor.empty() : tensor<33xi32>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<33xi32>, tensor<33xi32>) outs(%e : tensor<33xi32>) {
  ^bb0(%x0: i32, %x1: i32, %o: i32):
    %y = arith.addi %x0, %x1 : i32
    linalg.yield %y : i32
  } -> tensor<33xi32>
  check.expect_eq_const(%r, dense<[0, 2147483647, 2, 1, -2147483648, 3, -1, 2147483646, 1, 2, -2147483647, 4, -2, 2147483645, 0, 3, -2147483646, 5, -2147483648, -1, -2147483646, 2147483647, -2, -2147483647, -2147483647, 0, -2147483645, 2147483646, -3, -2147483648, 5, -2147483644, 7]> : tensor<33xi32>) : tensor<33xi32>
  return
}
func.func @subi() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -2147483648, -2147483648, -2147483648, 2147483647, 2147483647, 2147483647, -2147483647, -2147483647, -2147483647, 2147483646, 2147483646, 2147483646, 5, 5, 5]> : tensor<33xi32>
  %a1 = util.unfoldable_constant dense<[0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2]> : tensor<33xi32>
  %e = tensor.empty() : tensor<33xi32>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<33xi32>, tensor<33xi32>) outs(%e : tensor<33xi32>) {
  ^bb0(%x0: i32, %x1: i32, %o: i32):
    %y = arith.subi %x0, %x1 : i32
    linalg.yield %y : i32
  } -> tensor<33xi32>
  check.expect_eq_const(%r, dense<[0, -2147483647, -2, 1, -2147483646, -1, -1, -2147483648, -3, 2, -2147483645, 0, -2, 2147483647, -4, 3, -2147483644, 1, -2147483648, 1, 2147483646, 2147483647, 0, 2147483645, -2147483647, 2, 2147483647, 2147483646, -1, 2147483644, 5, -2147483642, 3]> : tensor<33xi32>) : tensor<33xi32>
  return
}
func.func @muli() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -2147483648, -2147483648, -2147483648, 2147483647, 2147483647, 2147483647, -2147483647, -2147483647, -2147483647, 2147483646, 2147483646, 2147483646, 5, 5, 5]> : tensor<33xi32>
  %a1 = util.unfoldable_constant dense<[0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2]> : tensor<33xi32>
  %e = tensor.empty() : tensor<33xi32>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<33xi32>, tensor<33xi32>) outs(%e : tensor<33xi32>) {
  ^bb0(%x0: i32, %x1: i32, %o: i32):
    %y = arith.muli %x0, %x1 : i32
    linalg.yield %y : i32
  } -> tensor<33xi32>
  check.expect_eq_const(%r, dense<[0, 0, 0, 0, 2147483647, 2, 0, -2147483647, -2, 0, -2, 4, 0, 2, -4, 0, 2147483645, 6, 0, -2147483648, 0, 0, 1, -2, 0, -1, 2, 0, -2147483646, -4, 0, 2147483643, 10]> : tensor<33xi32>) : tensor<33xi32>
  return
}
func.func @andi() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -2147483648, -2147483648, -2147483648, 2147483647, 2147483647, 2147483647, -2147483647, -2147483647, -2147483647, 2147483646, 2147483646, 2147483646, 5, 5, 5]> : tensor<33xi32>
  %a1 = util.unfoldable_constant dense<[0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2]> : tensor<33xi32>
  %e = tensor.empty() : tensor<33xi32>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<33xi32>, tensor<33xi32>) outs(%e : tensor<33xi32>) {
  ^bb0(%x0: i32, %x1: i32, %o: i32):
    %y = arith.andi %x0, %x1 : i32
    linalg.yield %y : i32
  } -> tensor<33xi32>
  check.expect_eq_const(%r, dense<[0, 0, 0, 0, 1, 0, 0, 2147483647, 2, 0, 2, 2, 0, 2147483646, 2, 0, 3, 2, 0, 0, 0, 0, 2147483647, 2, 0, 1, 0, 0, 2147483646, 2, 0, 5, 0]> : tensor<33xi32>) : tensor<33xi32>
  return
}
func.func @ori() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -2147483648, -2147483648, -2147483648, 2147483647, 2147483647, 2147483647, -2147483647, -2147483647, -2147483647, 2147483646, 2147483646, 2147483646, 5, 5, 5]> : tensor<33xi32>
  %a1 = util.unfoldable_constant dense<[0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2]> : tensor<33xi32>
  %e = tensor.empty() : tensor<33xi32>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<33xi32>, tensor<33xi32>) outs(%e : tensor<33xi32>) {
  ^bb0(%x0: i32, %x1: i32, %o: i32):
    %y = arith.ori %x0, %x1 : i32
    linalg.yield %y : i32
  } -> tensor<33xi32>
  check.expect_eq_const(%r, dense<[0, 2147483647, 2, 1, 2147483647, 3, -1, -1, -1, 2, 2147483647, 2, -2, -1, -2, 3, 2147483647, 3, -2147483648, -1, -2147483646, 2147483647, 2147483647, 2147483647, -2147483647, -1, -2147483645, 2147483646, 2147483647, 2147483646, 5, 2147483647, 7]> : tensor<33xi32>) : tensor<33xi32>
  return
}
func.func @xori() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -2147483648, -2147483648, -2147483648, 2147483647, 2147483647, 2147483647, -2147483647, -2147483647, -2147483647, 2147483646, 2147483646, 2147483646, 5, 5, 5]> : tensor<33xi32>
  %a1 = util.unfoldable_constant dense<[0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2]> : tensor<33xi32>
  %e = tensor.empty() : tensor<33xi32>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<33xi32>, tensor<33xi32>) outs(%e : tensor<33xi32>) {
  ^bb0(%x0: i32, %x1: i32, %o: i32):
    %y = arith.xori %x0, %x1 : i32
    linalg.yield %y : i32
  } -> tensor<33xi32>
  check.expect_eq_const(%r, dense<[0, 2147483647, 2, 1, 2147483646, 3, -1, -2147483648, -3, 2, 2147483645, 0, -2, -2147483647, -4, 3, 2147483644, 1, -2147483648, -1, -2147483646, 2147483647, 0, 2147483645, -2147483647, -2, -2147483645, 2147483646, 1, 2147483644, 5, 2147483642, 7]> : tensor<33xi32>) : tensor<33xi32>
  return
}
func.func @maxsi() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -2147483648, -2147483648, -2147483648, 2147483647, 2147483647, 2147483647, -2147483647, -2147483647, -2147483647, 2147483646, 2147483646, 2147483646, 5, 5, 5]> : tensor<33xi32>
  %a1 = util.unfoldable_constant dense<[0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2]> : tensor<33xi32>
  %e = tensor.empty() : tensor<33xi32>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<33xi32>, tensor<33xi32>) outs(%e : tensor<33xi32>) {
  ^bb0(%x0: i32, %x1: i32, %o: i32):
    %y = arith.maxsi %x0, %x1 : i32
    linalg.yield %y : i32
  } -> tensor<33xi32>
  check.expect_eq_const(%r, dense<[0, 2147483647, 2, 1, 2147483647, 2, 0, 2147483647, 2, 2, 2147483647, 2, 0, 2147483647, 2, 3, 2147483647, 3, 0, 2147483647, 2, 2147483647, 2147483647, 2147483647, 0, 2147483647, 2, 2147483646, 2147483647, 2147483646, 5, 2147483647, 5]> : tensor<33xi32>) : tensor<33xi32>
  return
}
func.func @minsi() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -2147483648, -2147483648, -2147483648, 2147483647, 2147483647, 2147483647, -2147483647, -2147483647, -2147483647, 2147483646, 2147483646, 2147483646, 5, 5, 5]> : tensor<33xi32>
  %a1 = util.unfoldable_constant dense<[0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2]> : tensor<33xi32>
  %e = tensor.empty() : tensor<33xi32>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<33xi32>, tensor<33xi32>) outs(%e : tensor<33xi32>) {
  ^bb0(%x0: i32, %x1: i32, %o: i32):
    %y = arith.minsi %x0, %x1 : i32
    linalg.yield %y : i32
  } -> tensor<33xi32>
  check.expect_eq_const(%r, dense<[0, 0, 0, 0, 1, 1, -1, -1, -1, 0, 2, 2, -2, -2, -2, 0, 3, 2, -2147483648, -2147483648, -2147483648, 0, 2147483647, 2, -2147483647, -2147483647, -2147483647, 0, 2147483646, 2, 0, 5, 2]> : tensor<33xi32>) : tensor<33xi32>
  return
}
func.func @maxui() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -2147483648, -2147483648, -2147483648, 2147483647, 2147483647, 2147483647, -2147483647, -2147483647, -2147483647, 2147483646, 2147483646, 2147483646, 5, 5, 5]> : tensor<33xi32>
  %a1 = util.unfoldable_constant dense<[0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2]> : tensor<33xi32>
  %e = tensor.empty() : tensor<33xi32>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<33xi32>, tensor<33xi32>) outs(%e : tensor<33xi32>) {
  ^bb0(%x0: i32, %x1: i32, %o: i32):
    %y = arith.maxui %x0, %x1 : i32
    linalg.yield %y : i32
  } -> tensor<33xi32>
  check.expect_eq_const(%r, dense<[0, 2147483647, 2, 1, 2147483647, 2, -1, -1, -1, 2, 2147483647, 2, -2, -2, -2, 3, 2147483647, 3, -2147483648, -2147483648, -2147483648, 2147483647, 2147483647, 2147483647, -2147483647, -2147483647, -2147483647, 2147483646, 2147483647, 2147483646, 5, 2147483647, 5]> : tensor<33xi32>) : tensor<33xi32>
  return
}
func.func @minui() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -2147483648, -2147483648, -2147483648, 2147483647, 2147483647, 2147483647, -2147483647, -2147483647, -2147483647, 2147483646, 2147483646, 2147483646, 5, 5, 5]> : tensor<33xi32>
  %a1 = util.unfoldable_constant dense<[0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2]> : tensor<33xi32>
  %e = tensor.empty() : tensor<33xi32>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<33xi32>, tensor<33xi32>) outs(%e : tensor<33xi32>) {
  ^bb0(%x0: i32, %x1: i32, %o: i32):
    %y = arith.minui %x0, %x1 : i32
    linalg.yield %y : i32
  } -> tensor<33xi32>
  check.expect_eq_const(%r, dense<[0, 0, 0, 0, 1, 1, 0, 2147483647, 2, 0, 2, 2, 0, 2147483647, 2, 0, 3, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483646, 2, 0, 5, 2]> : tensor<33xi32>) : tensor<33xi32>
  return
}
func.func @divsi() {
  %a0 = util.unfoldable_constant dense<[0, 0, 1, 1, -1, -1, 2, 2, -2, -2, 3, 3, -2147483648, -2147483648, 2147483647, 2147483647, -2147483647, -2147483647, 2147483646, 2147483646, 5, 5]> : tensor<22xi32>
  %a1 = util.unfoldable_constant dense<[2147483647, 2, 2147483647, 2, 2147483647, 2, 2147483647, 2, 2147483647, 2, 2147483647, 2, 2147483647, 2, 2147483647, 2, 2147483647, 2, 2147483647, 2, 2147483647, 2]> : tensor<22xi32>
  %e = tensor.empty() : tensor<22xi32>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<22xi32>, tensor<22xi32>) outs(%e : tensor<22xi32>) {
  ^bb0(%x0: i32, %x1: i32, %o: i32):
    %y = arith.divsi %x0, %x1 : i32
    linalg.yield %y : i32
  } -> tensor<22xi32>
  check.expect_eq_const(%r, dense<[0, 0, 0, 0, 0, 0, 0, 1, 0, -1, 0, 1, -1, -1073741824, 1, 1073741823, -1, -1073741823, 0, 1073741823, 0, 2]> : tensor<22xi32>) : tensor<22xi32>
  return
}
func.func @remsi() {
  %a0 = util.unfoldable_constant dense<[0, 0, 1, 1, -1, -1, 2, 2, -2, -2, 3, 3, -2147483648, -2147483648, 2147483647, 2147483647, -2147483647, -2147483647, 2147483646, 2147483646, 5, 5]> : tensor<22xi32>
  %a1 = util.unfoldable_constant dense<[2147483647, 2, 2147483647, 2, 2147483647, 2, 2147483647, 2, 2147483647, 2, 2147483647, 2, 2147483647, 2, 2147483647, 2, 2147483647, 2, 2147483647, 2, 2147483647, 2]> : tensor<22xi32>
  %e = tensor.empty() : tensor<22xi32>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<22xi32>, tensor<22xi32>) outs(%e : tensor<22xi32>) {
  ^bb0(%x0: i32, %x1: i32, %o: i32):
    %y = arith.remsi %x0, %x1 : i32
    linalg.yield %y : i32
  } -> tensor<22xi32>
  check.expect_eq_const(%r, dense<[0, 0, 1, 1, -1, -1, 2, 0, -2, 0, 3, 1, -1, 0, 0, 1, 0, -1, 2147483646, 0, 5, 1]> : tensor<22xi32>) : tensor<22xi32>
  return
}
func.func @divui() {
  %a0 = util.unfoldable_constant dense<[0, 0, 1, 1, -1, -1, 2, 2, -2, -2, 3, 3, -2147483648, -2147483648, 2147483647, 2147483647, -2147483647, -2147483647, 2147483646, 2147483646, 5, 5]> : tensor<22xi32>
  %a1 = util.unfoldable_constant dense<[2147483647, 2, 2147483647, 2, 2147483647, 2, 2147483647, 2, 2147483647, 2, 2147483647, 2, 2147483647, 2, 2147483647, 2, 2147483647, 2, 2147483647, 2, 2147483647, 2]> : tensor<22xi32>
  %e = tensor.empty() : tensor<22xi32>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<22xi32>, tensor<22xi32>) outs(%e : tensor<22xi32>) {
  ^bb0(%x0: i32, %x1: i32, %o: i32):
    %y = arith.divui %x0, %x1 : i32
    linalg.yield %y : i32
  } -> tensor<22xi32>
  check.expect_eq_const(%r, dense<[0, 0, 0, 0, 2, 2147483647, 0, 1, 2, 2147483647, 0, 1, 1, 1073741824, 1, 1073741823, 1, 1073741824, 0, 1073741823, 0, 2]> : tensor<22xi32>) : tensor<22xi32>
  return
}
func.func @remui() {
  %a0 = util.unfoldable_constant dense<[0, 0, 1, 1, -1, -1, 2, 2, -2, -2, 3, 3, -2147483648, -2147483648, 2147483647, 2147483647, -2147483647, -2147483647, 2147483646, 2147483646, 5, 5]> : tensor<22xi32>
  %a1 = util.unfoldable_constant dense<[2147483647, 2, 2147483647, 2, 2147483647, 2, 2147483647, 2, 2147483647, 2, 2147483647, 2, 2147483647, 2, 2147483647, 2, 2147483647, 2, 2147483647, 2, 2147483647, 2]> : tensor<22xi32>
  %e = tensor.empty() : tensor<22xi32>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<22xi32>, tensor<22xi32>) outs(%e : tensor<22xi32>) {
  ^bb0(%x0: i32, %x1: i32, %o: i32):
    %y = arith.remui %x0, %x1 : i32
    linalg.yield %y : i32
  } -> tensor<22xi32>
  check.expect_eq_const(%r, dense<[0, 0, 1, 1, 1, 1, 2, 0, 0, 0, 3, 1, 1, 0, 0, 1, 2, 1, 2147483646, 0, 5, 1]> : tensor<22xi32>) : tensor<22xi32>
  return
}
func.func @floordivsi() {
  %a0 = util.unfoldable_constant dense<[0, 0, 1, 1, -1, -1, 2, 2, -2, -2, 3, 3, -2147483648, -2147483648, 2147483647, 2147483647, -2147483647, -2147483647, 2147483646, 2147483646, 5, 5]> : tensor<22xi32>
  %a1 = util.unfoldable_constant dense<[2147483647, 2, 2147483647, 2, 2147483647, 2, 2147483647, 2, 2147483647, 2, 2147483647, 2, 2147483647, 2, 2147483647, 2, 2147483647, 2, 2147483647, 2, 2147483647, 2]> : tensor<22xi32>
  %e = tensor.empty() : tensor<22xi32>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<22xi32>, tensor<22xi32>) outs(%e : tensor<22xi32>) {
  ^bb0(%x0: i32, %x1: i32, %o: i32):
    %y = arith.floordivsi %x0, %x1 : i32
    linalg.yield %y : i32
  } -> tensor<22xi32>
  check.expect_eq_const(%r, dense<[0, 0, 0, 0, -1, -1, 0, 1, -1, -1, 0, 1, -2, -1073741824, 1, 1073741823, -1, -1073741824, 0, 1073741823, 0, 2]> : tensor<22xi32>) : tensor<22xi32>
  return
}
func.func @ceildivsi() {
  %a0 = util.unfoldable_constant dense<[0, 0, 1, 1, -1, -1, 2, 2, -2, -2, 3, 3, -2147483648, -2147483648, 2147483647, 2147483647, -2147483647, -2147483647, 2147483646, 2147483646, 5, 5]> : tensor<22xi32>
  %a1 = util.unfoldable_constant dense<[2147483647, 2, 2147483647, 2, 2147483647, 2, 2147483647, 2, 2147483647, 2, 2147483647, 2, 2147483647, 2, 2147483647, 2, 2147483647, 2, 2147483647, 2, 2147483647, 2]> : tensor<22xi32>
  %e = tensor.empty() : tensor<22xi32>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<22xi32>, tensor<22xi32>) outs(%e : tensor<22xi32>) {
  ^bb0(%x0: i32, %x1: i32, %o: i32):
    %y = arith.ceildivsi %x0, %x1 : i32
    linalg.yield %y : i32
  } -> tensor<22xi32>
  check.expect_eq_const(%r, dense<[0, 0, 1, 1, 0, 0, 1, 1, 0, -1, 1, 2, -1, -1073741824, 1, 1073741824, -1, -1073741823, 1, 1073741823, 1, 3]> : tensor<22xi32>) : tensor<22xi32>
  return
}
func.func @ceildivui() {
  %a0 = util.unfoldable_constant dense<[0, 0, 1, 1, -1, -1, 2, 2, -2, -2, 3, 3, -2147483648, -2147483648, 2147483647, 2147483647, -2147483647, -2147483647, 2147483646, 2147483646, 5, 5]> : tensor<22xi32>
  %a1 = util.unfoldable_constant dense<[2147483647, 2, 2147483647, 2, 2147483647, 2, 2147483647, 2, 2147483647, 2, 2147483647, 2, 2147483647, 2, 2147483647, 2, 2147483647, 2, 2147483647, 2, 2147483647, 2]> : tensor<22xi32>
  %e = tensor.empty() : tensor<22xi32>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<22xi32>, tensor<22xi32>) outs(%e : tensor<22xi32>) {
  ^bb0(%x0: i32, %x1: i32, %o: i32):
    %y = arith.ceildivui %x0, %x1 : i32
    linalg.yield %y : i32
  } -> tensor<22xi32>
  check.expect_eq_const(%r, dense<[0, 0, 1, 1, 3, -2147483648, 1, 1, 2, 2147483647, 1, 2, 2, 1073741824, 1, 1073741824, 2, 1073741825, 1, 1073741823, 1, 3]> : tensor<22xi32>) : tensor<22xi32>
  return
}
func.func @shli() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -2147483648, -2147483648, -2147483648, 2147483647, 2147483647, 2147483647, -2147483647, -2147483647, -2147483647, 2147483646, 2147483646, 2147483646, 5, 5, 5]> : tensor<33xi32>
  %a1 = util.unfoldable_constant dense<[0, 31, 2, 0, 31, 2, 0, 31, 2, 0, 31, 2, 0, 31, 2, 0, 31, 2, 0, 31, 2, 0, 31, 2, 0, 31, 2, 0, 31, 2, 0, 31, 2]> : tensor<33xi32>
  %e = tensor.empty() : tensor<33xi32>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<33xi32>, tensor<33xi32>) outs(%e : tensor<33xi32>) {
  ^bb0(%x0: i32, %x1: i32, %o: i32):
    %y = arith.shli %x0, %x1 : i32
    linalg.yield %y : i32
  } -> tensor<33xi32>
  check.expect_eq_const(%r, dense<[0, 0, 0, 1, -2147483648, 4, -1, -2147483648, -4, 2, 0, 8, -2, 0, -8, 3, -2147483648, 12, -2147483648, 0, 0, 2147483647, -2147483648, -4, -2147483647, -2147483648, 4, 2147483646, 0, -8, 5, -2147483648, 20]> : tensor<33xi32>) : tensor<33xi32>
  return
}
func.func @shrsi() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -2147483648, -2147483648, -2147483648, 2147483647, 2147483647, 2147483647, -2147483647, -2147483647, -2147483647, 2147483646, 2147483646, 2147483646, 5, 5, 5]> : tensor<33xi32>
  %a1 = util.unfoldable_constant dense<[0, 31, 2, 0, 31, 2, 0, 31, 2, 0, 31, 2, 0, 31, 2, 0, 31, 2, 0, 31, 2, 0, 31, 2, 0, 31, 2, 0, 31, 2, 0, 31, 2]> : tensor<33xi32>
  %e = tensor.empty() : tensor<33xi32>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<33xi32>, tensor<33xi32>) outs(%e : tensor<33xi32>) {
  ^bb0(%x0: i32, %x1: i32, %o: i32):
    %y = arith.shrsi %x0, %x1 : i32
    linalg.yield %y : i32
  } -> tensor<33xi32>
  check.expect_eq_const(%r, dense<[0, 0, 0, 1, 0, 0, -1, -1, -1, 2, 0, 0, -2, -1, -1, 3, 0, 0, -2147483648, -1, -536870912, 2147483647, 0, 536870911, -2147483647, -1, -536870912, 2147483646, 0, 536870911, 5, 0, 1]> : tensor<33xi32>) : tensor<33xi32>
  return
}
func.func @shrui() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -2147483648, -2147483648, -2147483648, 2147483647, 2147483647, 2147483647, -2147483647, -2147483647, -2147483647, 2147483646, 2147483646, 2147483646, 5, 5, 5]> : tensor<33xi32>
  %a1 = util.unfoldable_constant dense<[0, 31, 2, 0, 31, 2, 0, 31, 2, 0, 31, 2, 0, 31, 2, 0, 31, 2, 0, 31, 2, 0, 31, 2, 0, 31, 2, 0, 31, 2, 0, 31, 2]> : tensor<33xi32>
  %e = tensor.empty() : tensor<33xi32>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<33xi32>, tensor<33xi32>) outs(%e : tensor<33xi32>) {
  ^bb0(%x0: i32, %x1: i32, %o: i32):
    %y = arith.shrui %x0, %x1 : i32
    linalg.yield %y : i32
  } -> tensor<33xi32>
  check.expect_eq_const(%r, dense<[0, 0, 0, 1, 0, 0, -1, 1, 1073741823, 2, 0, 0, -2, 1, 1073741823, 3, 0, 0, -2147483648, 1, 536870912, 2147483647, 0, 536870911, -2147483647, 1, 536870912, 2147483646, 0, 536870911, 5, 0, 1]> : tensor<33xi32>) : tensor<33xi32>
  return
}
func.func @cmpi_eq() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -2147483648, -2147483648, -2147483648, 2147483647, 2147483647, 2147483647, -2147483647, -2147483647, -2147483647, 2147483646, 2147483646, 2147483646, 5, 5, 5]> : tensor<33xi32>
  %a1 = util.unfoldable_constant dense<[0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2]> : tensor<33xi32>
  %e = tensor.empty() : tensor<33xi1>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<33xi32>, tensor<33xi32>) outs(%e : tensor<33xi1>) {
  ^bb0(%x0: i32, %x1: i32, %o: i1):
    %y = arith.cmpi eq, %x0, %x1 : i32
    linalg.yield %y : i1
  } -> tensor<33xi1>
  check.expect_eq_const(%r, dense<[true, false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, false]> : tensor<33xi1>) : tensor<33xi1>
  return
}
func.func @cmpi_ne() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -2147483648, -2147483648, -2147483648, 2147483647, 2147483647, 2147483647, -2147483647, -2147483647, -2147483647, 2147483646, 2147483646, 2147483646, 5, 5, 5]> : tensor<33xi32>
  %a1 = util.unfoldable_constant dense<[0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2]> : tensor<33xi32>
  %e = tensor.empty() : tensor<33xi1>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<33xi32>, tensor<33xi32>) outs(%e : tensor<33xi1>) {
  ^bb0(%x0: i32, %x1: i32, %o: i1):
    %y = arith.cmpi ne, %x0, %x1 : i32
    linalg.yield %y : i1
  } -> tensor<33xi1>
  check.expect_eq_const(%r, dense<[false, true, true, true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true, true, true]> : tensor<33xi1>) : tensor<33xi1>
  return
}
func.func @cmpi_slt() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -2147483648, -2147483648, -2147483648, 2147483647, 2147483647, 2147483647, -2147483647, -2147483647, -2147483647, 2147483646, 2147483646, 2147483646, 5, 5, 5]> : tensor<33xi32>
  %a1 = util.unfoldable_constant dense<[0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2]> : tensor<33xi32>
  %e = tensor.empty() : tensor<33xi1>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<33xi32>, tensor<33xi32>) outs(%e : tensor<33xi1>) {
  ^bb0(%x0: i32, %x1: i32, %o: i1):
    %y = arith.cmpi slt, %x0, %x1 : i32
    linalg.yield %y : i1
  } -> tensor<33xi1>
  check.expect_eq_const(%r, dense<[false, true, true, false, true, true, true, true, true, false, true, false, true, true, true, false, true, false, true, true, true, false, false, false, true, true, true, false, true, false, false, true, false]> : tensor<33xi1>) : tensor<33xi1>
  return
}
func.func @cmpi_sle() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -2147483648, -2147483648, -2147483648, 2147483647, 2147483647, 2147483647, -2147483647, -2147483647, -2147483647, 2147483646, 2147483646, 2147483646, 5, 5, 5]> : tensor<33xi32>
  %a1 = util.unfoldable_constant dense<[0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2]> : tensor<33xi32>
  %e = tensor.empty() : tensor<33xi1>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<33xi32>, tensor<33xi32>) outs(%e : tensor<33xi1>) {
  ^bb0(%x0: i32, %x1: i32, %o: i1):
    %y = arith.cmpi sle, %x0, %x1 : i32
    linalg.yield %y : i1
  } -> tensor<33xi1>
  check.expect_eq_const(%r, dense<[true, true, true, false, true, true, true, true, true, false, true, true, true, true, true, false, true, false, true, true, true, false, true, false, true, true, true, false, true, false, false, true, false]> : tensor<33xi1>) : tensor<33xi1>
  return
}
func.func @cmpi_sgt() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -2147483648, -2147483648, -2147483648, 2147483647, 2147483647, 2147483647, -2147483647, -2147483647, -2147483647, 2147483646, 2147483646, 2147483646, 5, 5, 5]> : tensor<33xi32>
  %a1 = util.unfoldable_constant dense<[0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2]> : tensor<33xi32>
  %e = tensor.empty() : tensor<33xi1>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<33xi32>, tensor<33xi32>) outs(%e : tensor<33xi1>) {
  ^bb0(%x0: i32, %x1: i32, %o: i1):
    %y = arith.cmpi sgt, %x0, %x1 : i32
    linalg.yield %y : i1
  } -> tensor<33xi1>
  check.expect_eq_const(%r, dense<[false, false, false, true, false, false, false, false, false, true, false, false, false, false, false, true, false, true, false, false, false, true, false, true, false, false, false, true, false, true, true, false, true]> : tensor<33xi1>) : tensor<33xi1>
  return
}
func.func @cmpi_sge() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -2147483648, -2147483648, -2147483648, 2147483647, 2147483647, 2147483647, -2147483647, -2147483647, -2147483647, 2147483646, 2147483646, 2147483646, 5, 5, 5]> : tensor<33xi32>
  %a1 = util.unfoldable_constant dense<[0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2]> : tensor<33xi32>
  %e = tensor.empty() : tensor<33xi1>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<33xi32>, tensor<33xi32>) outs(%e : tensor<33xi1>) {
  ^bb0(%x0: i32, %x1: i32, %o: i1):
    %y = arith.cmpi sge, %x0, %x1 : i32
    linalg.yield %y : i1
  } -> tensor<33xi1>
  check.expect_eq_const(%r, dense<[true, false, false, true, false, false, false, false, false, true, false, true, false, false, false, true, false, true, false, false, false, true, true, true, false, false, false, true, false, true, true, false, true]> : tensor<33xi1>) : tensor<33xi1>
  return
}
func.func @cmpi_ult() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -2147483648, -2147483648, -2147483648, 2147483647, 2147483647, 2147483647, -2147483647, -2147483647, -2147483647, 2147483646, 2147483646, 2147483646, 5, 5, 5]> : tensor<33xi32>
  %a1 = util.unfoldable_constant dense<[0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2]> : tensor<33xi32>
  %e = tensor.empty() : tensor<33xi1>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<33xi32>, tensor<33xi32>) outs(%e : tensor<33xi1>) {
  ^bb0(%x0: i32, %x1: i32, %o: i1):
    %y = arith.cmpi ult, %x0, %x1 : i32
    linalg.yield %y : i1
  } -> tensor<33xi1>
  check.expect_eq_const(%r, dense<[false, true, true, false, true, true, false, false, false, false, true, false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, true, false, false, true, false]> : tensor<33xi1>) : tensor<33xi1>
  return
}
func.func @cmpi_ule() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -2147483648, -2147483648, -2147483648, 2147483647, 2147483647, 2147483647, -2147483647, -2147483647, -2147483647, 2147483646, 2147483646, 2147483646, 5, 5, 5]> : tensor<33xi32>
  %a1 = util.unfoldable_constant dense<[0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2]> : tensor<33xi32>
  %e = tensor.empty() : tensor<33xi1>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<33xi32>, tensor<33xi32>) outs(%e : tensor<33xi1>) {
  ^bb0(%x0: i32, %x1: i32, %o: i1):
    %y = arith.cmpi ule, %x0, %x1 : i32
    linalg.yield %y : i1
  } -> tensor<33xi1>
  check.expect_eq_const(%r, dense<[true, true, true, false, true, true, false, false, false, false, true, true, false, false, false, false, true, false, false, false, false, false, true, false, false, false, false, false, true, false, false, true, false]> : tensor<33xi1>) : tensor<33xi1>
  return
}
func.func @cmpi_ugt() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -2147483648, -2147483648, -2147483648, 2147483647, 2147483647, 2147483647, -2147483647, -2147483647, -2147483647, 2147483646, 2147483646, 2147483646, 5, 5, 5]> : tensor<33xi32>
  %a1 = util.unfoldable_constant dense<[0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2]> : tensor<33xi32>
  %e = tensor.empty() : tensor<33xi1>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<33xi32>, tensor<33xi32>) outs(%e : tensor<33xi1>) {
  ^bb0(%x0: i32, %x1: i32, %o: i1):
    %y = arith.cmpi ugt, %x0, %x1 : i32
    linalg.yield %y : i1
  } -> tensor<33xi1>
  check.expect_eq_const(%r, dense<[false, false, false, true, false, false, true, true, true, true, false, false, true, true, true, true, false, true, true, true, true, true, false, true, true, true, true, true, false, true, true, false, true]> : tensor<33xi1>) : tensor<33xi1>
  return
}
func.func @cmpi_uge() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -2147483648, -2147483648, -2147483648, 2147483647, 2147483647, 2147483647, -2147483647, -2147483647, -2147483647, 2147483646, 2147483646, 2147483646, 5, 5, 5]> : tensor<33xi32>
  %a1 = util.unfoldable_constant dense<[0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2, 0, 2147483647, 2]> : tensor<33xi32>
  %e = tensor.empty() : tensor<33xi1>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<33xi32>, tensor<33xi32>) outs(%e : tensor<33xi1>) {
  ^bb0(%x0: i32, %x1: i32, %o: i1):
    %y = arith.cmpi uge, %x0, %x1 : i32
    linalg.yield %y : i1
  } -> tensor<33xi1>
  check.expect_eq_const(%r, dense<[true, false, false, true, false, false, true, true, true, true, false, true, true, true, true, true, false, true, true, true, true, true, true, true, true, true, true, true, false, true, true, false, true]> : tensor<33xi1>) : tensor<33xi1>
  return
}
func.func @absi() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -2147483648, -2147483648, -2147483648, 2147483647, 2147483647, 2147483647, -2147483647, -2147483647, -2147483647, 2147483646, 2147483646, 2147483646, 5, 5, 5]> : tensor<33xi32>
  %e = tensor.empty() : tensor<33xi32>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<33xi32>) outs(%e : tensor<33xi32>) {
  ^bb0(%x0: i32, %o: i32):
    %y = math.absi %x0 : i32
    linalg.yield %y : i32
  } -> tensor<33xi32>
  check.expect_eq_const(%r, dense<[0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, -2147483648, -2147483648, -2147483648, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 2147483646, 2147483646, 2147483646, 5, 5, 5]> : tensor<33xi32>) : tensor<33xi32>
  return
}
func.func @ctpop() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -2147483648, -2147483648, -2147483648, 2147483647, 2147483647, 2147483647, -2147483647, -2147483647, -2147483647, 2147483646, 2147483646, 2147483646, 5, 5, 5]> : tensor<33xi32>
  %e = tensor.empty() : tensor<33xi32>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<33xi32>) outs(%e : tensor<33xi32>) {
  ^bb0(%x0: i32, %o: i32):
    %y = math.ctpop %x0 : i32
    linalg.yield %y : i32
  } -> tensor<33xi32>
  check.expect_eq_const(%r, dense<[0, 0, 0, 1, 1, 1, 32, 32, 32, 1, 1, 1, 31, 31, 31, 2, 2, 2, 1, 1, 1, 31, 31, 31, 2, 2, 2, 30, 30, 30, 2, 2, 2]> : tensor<33xi32>) : tensor<33xi32>
  return
}
func.func @ctlz() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -2147483648, -2147483648, -2147483648, 2147483647, 2147483647, 2147483647, -2147483647, -2147483647, -2147483647, 2147483646, 2147483646, 2147483646, 5, 5, 5]> : tensor<33xi32>
  %e = tensor.empty() : tensor<33xi32>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<33xi32>) outs(%e : tensor<33xi32>) {
  ^bb0(%x0: i32, %o: i32):
    %y = math.ctlz %x0 : i32
    linalg.yield %y : i32
  } -> tensor<33xi32>
  check.expect_eq_const(%r, dense<[32, 32, 32, 31, 31, 31, 0, 0, 0, 30, 30, 30, 0, 0, 0, 30, 30, 30, 0, 0, 0, 1, 1, 1, 0, 0, 0, 1, 1, 1, 29, 29, 29]> : tensor<33xi32>) : tensor<33xi32>
  return
}
func.func @cttz() {
  %a0 = util.unfoldable_constant dense<[0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -2147483648, -2147483648, -2147483648, 2147483647, 2147483647, 2147483647, -2147483647, -2147483647, -2147483647, 2147483646, 2147483646, 2147483646, 5, 5, 5]> : tensor<33xi32>
  %e = tensor.empty() : tensor<33xi32>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a0 : tensor<33xi32>) outs(%e : tensor<33xi32>) {
  ^bb0(%x0: i32, %o: i32):
    %y = math.cttz %x0 : i32
    linalg.yield %y : i32
  } -> tensor<33xi32>
  check.expect_eq_const(%r, dense<[32, 32, 32, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 31, 31, 31, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0]> : tensor<33xi32>) : tensor<33xi32>
  return
}
