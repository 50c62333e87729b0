// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --pass=layout-slices{in-order},canonicalize,cse %s | FileCheck %s --check-prefixes=CHECK,ORDER
// RUN: emplace opt --pass=layout-slices,canonicalize,cse %s | FileCheck %s --check-prefixes=CHECK,BEST
// TRANSIENTS case 14 and the golden packs of section 8, with alignment 16: with
// the option the layout is IREE's, without it is no longer than that.
module attributes {stream.resources = #stream.resource_config<{max_allocation_size = 1073741824, min_buffer_offset_alignment = 16, max_buffer_range = 1073741824, min_buffer_range_alignment = 16, index_bits = 32}>} {

// CHECK-LABEL: @known
// ORDER: util.return %c432, %c0, %c112, %c0, %c224, %c0, %c208
// BEST: util.return %c{{4[0-3][0-9]}},
util.func public @known() -> (index, index, index, index, index, index, index) {
  %c100 = arith.constant 100 : index
  %c200 = arith.constant 200 : index
  %t:7 = stream.resource.pack slices({
    [0, 1] = %c100,
    [1, 2] = %c100,
    [2, 3] = %c100,
    [0, 4] = %c200,
    [5, 6] = %c200,
    [5, 8] = %c100
  }) : index
  util.return %t#0, %t#1, %t#2, %t#3, %t#4, %t#5, %t#6 : index, index, index, index, index, index, index
}

// CHECK-LABEL: @unknown
// CHECK-SAME: (%[[A:[a-z0-9]+]]: index, %[[B:[a-z0-9]+]]: index)
// CHECK-DAG: %[[X:.+]] = util.align %[[A]], %c16
// CHECK-DAG: %[[Y:.+]] = util.align %[[B]], %c16
// CHECK: %[[SUM:.+]] = arith.addi %[[X]], %[[Y]]
// ORDER: util.return %[[SUM]], %c0, %[[X]], %c0
// BEST: util.return %[[SUM]],
util.func public @unknown(%a: index, %b: index) -> (index, index, index, index) {
  %t:4 = stream.resource.pack slices({
    [0, 1] = %a,
    [1, 2] = %b,
    [2, 3] = %a
  }) : index
  util.return %t#0, %t#1, %t#2, %t#3 : index, index, index, index
}

// CHECK-LABEL: @both
// CHECK-SAME: (%[[A:[a-z0-9]+]]: index, %[[B:[a-z0-9]+]]: index)
// ORDER-DAG: %[[X:.+]] = util.align %[[A]], %c16
// ORDER-DAG: %[[Y:.+]] = util.align %[[B]], %c16
// ORDER-DAG: %[[FIRST:.+]] = arith.addi %[[X]], %c208
// ORDER: %[[ALL:.+]] = arith.addi %[[FIRST]], %[[Y]]
// ORDER: util.return %[[ALL]], %c0, %c208, %c0, %[[FIRST]]
// BEST: %[[M:.+]] = arith.maxui
// BEST: arith.addi %[[M]], %c208
// BEST: util.return
util.func public @both(%a: index, %b: index) -> (index, index, index, index, index) {
  %c100 = arith.constant 100 : index
  %c200 = arith.constant 200 : index
  %t:5 = stream.resource.pack slices({
    [0, 1] = %c100,
    [1, 2] = %a,
    [2, 3] = %c200,
    [3, 4] = %b
  }) : index
  util.return %t#0, %t#1, %t#2, %t#3, %t#4 : index, index, index, index, index
}
}
