// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Made by tools/gen_elementwise_tests.py; the oracle is Python's integers.
#id = affine_map<(i) -> (i)>
func.func @addi() {
  %a0 = util.unfoldable_constant dense<[false, false, true, true]> : tensor<4xi1>
  %a1 = util.unfoldable_constant dense<[false, true, false, true]> : tensor<4xi1>
  %e = tensor.empty() : tensor<4xi1>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<4xi1>, tensor<4xi1>) outs(%e : tensor<4xi1>) {
  ^bb0(%x0: i1, %x1: i1, %o: i1):
    %y = arith.addi %x0, %x1 : i1
    linalg.yield %y : i1
  } -> tensor<4xi1>
  check.expect_eq_const(%r, dense<[false, true, true, false]> : tensor<4xi1>) : tensor<4xi1>
  return
}
func.func @subi() {
  %a0 = util.unfoldable_constant dense<[false, false, true, true]> : tensor<4xi1>
  %a1 = util.unfoldable_constant dense<[false, true, false, true]> : tensor<4xi1>
  %e = tensor.empty() : tensor<4xi1>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<4xi1>, tensor<4xi1>) outs(%e : tensor<4xi1>) {
  ^bb0(%x0: i1, %x1: i1, %o: i1):
    %y = arith.subi %x0, %x1 : i1
    linalg.yield %y : i1
  } -> tensor<4xi1>
  check.expect_eq_const(%r, dense<[false, true, true, false]> : tensor<4xi1>) : tensor<4xi1>
  return
}
func.func @muli() {
  %a0 = util.unfoldable_constant dense<[false, false, true, true]> : tensor<4xi1>
  %a1 = util.unfoldable_constant dense<[false, true, false, true]> : tensor<4xi1>
  %e = tensor.empty() : tensor<4xi1>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<4xi1>, tensor<4xi1>) outs(%e : tensor<4xi1>) {
  ^bb0(%x0: i1, %x1: i1, %o: i1):
    %y = arith.muli %x0, %x1 : i1
    linalg.yield %y : i1
  } -> tensor<4xi1>
  check.expect_eq_const(%r, dense<[false, false, false, true]> : tensor<4xi1>) : tensor<4xi1>
  return
}
func.func @andi() {
  %a0 = util.unfoldable_constant dense<[false, false, true, true]> : tensor<4xi1>
  %a1 = util.unfoldable_constant dense<[false, true, false, true]> : tensor<4xi1>
  %e = tensor.empty() : tensor<4xi1>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<4xi1>, tensor<4xi1>) outs(%e : tensor<4xi1>) {
  ^bb0(%x0: i1, %x1: i1, %o: i1):
    %y = arith.andi %x0, %x1 : i1
    linalg.yield %y : i1
  } -> tensor<4xi1>
  check.expect_eq_const(%r, dense<[false, false, false, true]> : tensor<4xi1>) : tensor<4xi1>
  return
}
func.func @ori() {
  %a0 = util.unfoldable_constant dense<[false, false, true, true]> : tensor<4xi1>
  %a1 = util.unfoldable_constant dense<[false, true, false, true]> : tensor<4xi1>
  %e = tensor.empty() : tensor<4xi1>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<4xi1>, tensor<4xi1>) outs(%e : tensor<4xi1>) {
  ^bb0(%x0: i1, %x1: i1, %o: i1):
    %y = arith.ori %x0, %x1 : i1
    linalg.yield %y : i1
  } -> tensor<4xi1>
  check.expect_eq_const(%r, dense<[false, true, true, true]> : tensor<4xi1>) : tensor<4xi1>
  return
}
func.func @xori() {
  %a0 = util.unfoldable_constant dense<[false, false, true, true]> : tensor<4xi1>
  %a1 = util.unfoldable_constant dense<[false, true, false, true]> : tensor<4xi1>
  %e = tensor.empty() : tensor<4xi1>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<4xi1>, tensor<4xi1>) outs(%e : tensor<4xi1>) {
  ^bb0(%x0: i1, %x1: i1, %o: i1):
    %y = arith.xori %x0, %x1 : i1
    linalg.yield %y : i1
  } -> tensor<4xi1>
  check.expect_eq_const(%r, dense<[false, true, true, false]> : tensor<4xi1>) : tensor<4xi1>
  return
}
func.func @maxsi() {
  %a0 = util.unfoldable_constant dense<[false, false, true, true]> : tensor<4xi1>
  %a1 = util.unfoldable_constant dense<[false, true, false, true]> : tensor<4xi1>
  %e = tensor.empty() : tensor<4xi1>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<4xi1>, tensor<4xi1>) outs(%e : tensor<4xi1>) {
  ^bb0(%x0: i1, %x1: i1, %o: i1):
    %y = arith.maxsi %x0, %x1 : i1
    linalg.yield %y : i1
  } -> tensor<4xi1>
  check.expect_eq_const(%r, dense<[false, false, false, true]> : tensor<4xi1>) : tensor<4xi1>
  return
}
func.func @minsi() {
  %a0 = util.unfoldable_constant dense<[false, false, true, true]> : tensor<4xi1>
  %a1 = util.unfoldable_constant dense<[false, true, false, true]> : tensor<4xi1>
  %e = tensor.empty() : tensor<4xi1>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<4xi1>, tensor<4xi1>) outs(%e : tensor<4xi1>) {
  ^bb0(%x0: i1, %x1: i1, %o: i1):
    %y = arith.minsi %x0, %x1 : i1
    linalg.yield %y : i1
  } -> tensor<4xi1>
  check.expect_eq_const(%r, dense<[false, true, true, true]> : tensor<4xi1>) : tensor<4xi1>
  return
}
func.func @maxui() {
  %a0 = util.unfoldable_constant dense<[false, false, true, true]> : tensor<4xi1>
  %a1 = util.unfoldable_constant dense<[false, true, false, true]> : tensor<4xi1>
  %e = tensor.empty() : tensor<4xi1>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<4xi1>, tensor<4xi1>) outs(%e : tensor<4xi1>) {
  ^bb0(%x0: i1, %x1: i1, %o: i1):
    %y = arith.maxui %x0, %x1 : i1
    linalg.yield %y : i1
  } -> tensor<4xi1>
  check.expect_eq_const(%r, dense<[false, true, true, true]> : tensor<4xi1>) : tensor<4xi1>
  return
}
func.func @minui() {
  %a0 = util.unfoldable_constant dense<[false, false, true, true]> : tensor<4xi1>
  %a1 = util.unfoldable_constant dense<[false, true, false, true]> : tensor<4xi1>
  %e = tensor.empty() : tensor<4xi1>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<4xi1>, tensor<4xi1>) outs(%e : tensor<4xi1>) {
  ^bb0(%x0: i1, %x1: i1, %o: i1):
    %y = arith.minui %x0, %x1 : i1
    linalg.yield %y : i1
  } -> tensor<4xi1>
  check.expect_eq_const(%r, dense<[false, false, false, true]> : tensor<4xi1>) : tensor<4xi1>
  return
}
func.func @cmpi_eq() {
  %a0 = util.unfoldable_constant dense<[false, false, true, true]> : tensor<4xi1>
  %a1 = util.unfoldable_constant dense<[false, true, false, true]> : tensor<4xi1>
  %e = tensor.empty() : tensor<4xi1>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<4xi1>, tensor<4xi1>) outs(%e : tensor<4xi1>) {
  ^bb0(%x0: i1, %x1: i1, %o: i1):
    %y = arith.cmpi eq, %x0, %x1 : i1
    linalg.yield %y : i1
  } -> tensor<4xi1>
  check.expect_eq_const(%r, dense<[true, false, false, true]> : tensor<4xi1>) : tensor<4xi1>
  return
}
func.func @cmpi_ne() {
  %a0 = util.unfoldable_constant dense<[false, false, true, true]> : tensor<4xi1>
  %a1 = util.unfoldable_constant dense<[false, true, false, true]> : tensor<4xi1>
  %e = tensor.empty() : tensor<4xi1>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<4xi1>, tensor<4xi1>) outs(%e : tensor<4xi1>) {
  ^bb0(%x0: i1, %x1: i1, %o: i1):
    %y = arith.cmpi ne, %x0, %x1 : i1
    linalg.yield %y : i1
  } -> tensor<4xi1>
  check.expect_eq_const(%r, dense<[false, true, true, false]> : tensor<4xi1>) : tensor<4xi1>
  return
}
func.func @cmpi_slt() {
  %a0 = util.unfoldable_constant dense<[false, false, true, true]> : tensor<4xi1>
  %a1 = util.unfoldable_constant dense<[false, true, false, true]> : tensor<4xi1>
  %e = tensor.empty() : tensor<4xi1>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<4xi1>, tensor<4xi1>) outs(%e : tensor<4xi1>) {
  ^bb0(%x0: i1, %x1: i1, %o: i1):
    %y = arith.cmpi slt, %x0, %x1 : i1
    linalg.yield %y : i1
  } -> tensor<4xi1>
  check.expect_eq_const(%r, dense<[false, false, true, false]> : tensor<4xi1>) : tensor<4xi1>
  return
}
func.func @cmpi_sle() {
  %a0 = util.unfoldable_constant dense<[false, false, true, true]> : tensor<4xi1>
  %a1 = util.unfoldable_constant dense<[false, true, false, true]> : tensor<4xi1>
  %e = tensor.empty() : tensor<4xi1>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<4xi1>, tensor<4xi1>) outs(%e : tensor<4xi1>) {
  ^bb0(%x0: i1, %x1: i1, %o: i1):
    %y = arith.cmpi sle, %x0, %x1 : i1
    linalg.yield %y : i1
  } -> tensor<4xi1>
  check.expect_eq_const(%r, dense<[true, false, true, true]> : tensor<4xi1>) : tensor<4xi1>
  return
}
func.func @cmpi_sgt() {
  %a0 = util.unfoldable_constant dense<[false, false, true, true]> : tensor<4xi1>
  %a1 = util.unfoldable_constant dense<[false, true, false, true]> : tensor<4xi1>
  %e = tensor.empty() : tensor<4xi1>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<4xi1>, tensor<4xi1>) outs(%e : tensor<4xi1>) {
  ^bb0(%x0: i1, %x1: i1, %o: i1):
    %y = arith.cmpi sgt, %x0, %x1 : i1
    linalg.yield %y : i1
  } -> tensor<4xi1>
  check.expect_eq_const(%r, dense<[false, true, false, false]> : tensor<4xi1>) : tensor<4xi1>
  return
}
func.func @cmpi_sge() {
  %a0 = util.unfoldable_constant dense<[false, false, true, true]> : tensor<4xi1>
  %a1 = util.unfoldable_constant dense<[false, true, false, true]> : tensor<4xi1>
  %e = tensor.empty() : tensor<4xi1>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<4xi1>, tensor<4xi1>) outs(%e : tensor<4xi1>) {
  ^bb0(%x0: i1, %x1: i1, %o: i1):
    %y = arith.cmpi sge, %x0, %x1 : i1
    linalg.yield %y : i1
  } -> tensor<4xi1>
  check.expect_eq_const(%r, dense<[true, true, false, true]> : tensor<4xi1>) : tensor<4xi1>
  return
}
func.func @cmpi_ult() {
  %a0 = util.unfoldable_constant dense<[false, false, true, true]> : tensor<4xi1>
  %a1 = util.unfoldable_constant dense<[false, true, false, true]> : tensor<4xi1>
  %e = tensor.empty() : tensor<4xi1>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<4xi1>, tensor<4xi1>) outs(%e : tensor<4xi1>) {
  ^bb0(%x0: i1, %x1: i1, %o: i1):
    %y = arith.cmpi ult, %x0, %x1 : i1
    linalg.yield %y : i1
  } -> tensor<4xi1>
  check.expect_eq_const(%r, dense<[false, true, false, false]> : tensor<4xi1>) : tensor<4xi1>
  return
}
func.func @cmpi_ule() {
  %a0 = util.unfoldable_constant dense<[false, false, true, true]> : tensor<4xi1>
  %a1 = util.unfoldable_constant dense<[false, true, false, true]> : tensor<4xi1>
  %e = tensor.empty() : tensor<4xi1>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<4xi1>, tensor<4xi1>) outs(%e : tensor<4xi1>) {
  ^bb0(%x0: i1, %x1: i1, %o: i1):
    %y = arith.cmpi ule, %x0, %x1 : i1
    linalg.yield %y : i1
  } -> tensor<4xi1>
  check.expect_eq_const(%r, dense<[true, true, false, true]> : tensor<4xi1>) : tensor<4xi1>
  return
}
func.func @cmpi_ugt() {
  %a0 = util.unfoldable_constant dense<[false, false, true, true]> : tensor<4xi1>
  %a1 = util.unfoldable_constant dense<[false, true, false, true]> : tensor<4xi1>
  %e = tensor.empty() : tensor<4xi1>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<4xi1>, tensor<4xi1>) outs(%e : tensor<4xi1>) {
  ^bb0(%x0: i1, %x1: i1, %o: i1):
    %y = arith.cmpi ugt, %x0, %x1 : i1
    linalg.yield %y : i1
  } -> tensor<4xi1>
  check.expect_eq_const(%r, dense<[false, false, true, false]> : tensor<4xi1>) : tensor<4xi1>
  return
}
func.func @cmpi_uge() {
  %a0 = util.unfoldable_constant dense<[false, false, true, true]> : tensor<4xi1>
  %a1 = util.unfoldable_constant dense<[false, true, false, true]> : tensor<4xi1>
  %e = tensor.empty() : tensor<4xi1>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<4xi1>, tensor<4xi1>) outs(%e : tensor<4xi1>) {
  ^bb0(%x0: i1, %x1: i1, %o: i1):
    %y = arith.cmpi uge, %x0, %x1 : i1
    linalg.yield %y : i1
  } -> tensor<4xi1>
  check.expect_eq_const(%r, dense<[true, false, true, true]> : tensor<4xi1>) : tensor<4xi1>
  return
}
