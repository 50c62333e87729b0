// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --pass=layout-slices,canonicalize,cse %s | FileCheck %s

// The second slice lives beside the first and stands behind it; the third
// lives after both and takes their place.
// CHECK-LABEL: @static
// CHECK-DAG: %[[C0:.+]] = arith.constant 0 : index
// CHECK-DAG: %[[C128:.+]] = arith.constant 128 : index
// CHECK-DAG: %[[C384:.+]] = arith.constant 384 : index
// CHECK: util.return %[[C384]], %[[C0]], %[[C128]], %[[C0]]
util.func public @static() -> (index, index, index, index) {
  %c100 = arith.constant 100 : index
  %c200 = arith.constant 200 : index
  %t:4 = stream.resource.pack slices({
    [0, 1] = %c100,
    [1, 2] = %c200,
    [3, 4] = %c200
  }) : index
  util.return %t#0, %t#1, %t#2, %t#3 : index, index, index, index
}

// Slices that start at a given place.
// CHECK-LABEL: @behind
// CHECK-SAME: (%[[BASE:.+]]: index)
// CHECK: %[[AT:.+]] = arith.addi %[[BASE]], %c64 : index
// CHECK: util.return %c128, %[[BASE]], %[[AT]]
util.func public @behind(%base: index) -> (index, index, index) {
  %c64 = arith.constant 64 : index
  %t:3 = stream.resource.pack offset(%base) slices({
    [0, 1] = %c64,
    [0, 1] = %c64
  }) : index
  util.return %t#0, %t#1, %t#2 : index, index, index
}

// Sizes that are not known: slices of one size share when their intervals
// are disjoint.
// CHECK-LABEL: @dynamic
// CHECK-SAME: (%[[N:[a-z0-9]+]]: index)
// CHECK: %[[ONE:.+]] = util.align %[[N]], %c64 : index
// CHECK: %[[TWO:.+]] = arith.addi %[[ONE]], %[[ONE]] : index
// CHECK: util.return %[[TWO]], %c0, %[[ONE]], %c0
util.func public @dynamic(%n: index) -> (index, index, index, index) {
  %t:4 = stream.resource.pack slices({
    [0, 1] = %n,
    [1, 2] = %n,
    [2, 3] = %n
  }) : index
  util.return %t#0, %t#1, %t#2, %t#3 : index, index, index, index
}

// Nothing takes no room.
// CHECK-LABEL: @nothing
// CHECK: %[[C0:.+]] = arith.constant 0 : index
// CHECK: util.return %[[C0]]
util.func public @nothing() -> index {
  %t = stream.resource.pack slices({}) : index
  util.return %t : index
}

// TRANSIENTS case 13: two sizes of which nothing is known, one after the other:
// the greater one, not the sum.
// CHECK-LABEL: @one_after_the_other
// CHECK-SAME: (%[[A:[a-z0-9]+]]: index, %[[B:[a-z0-9]+]]: index)
// CHECK-DAG: %[[X:.+]] = util.align %[[A]], %c64
// CHECK-DAG: %[[Y:.+]] = util.align %[[B]], %c64
// CHECK: %[[MOST:.+]] = arith.maxui %[[X]], %[[Y]]
// CHECK: util.return %[[MOST]], %c0, %c0
util.func public @one_after_the_other(%a: index, %b: index) -> (index, index, index) {
  %t:3 = stream.resource.pack slices({
    [0, 1] = %a,
    [2, 3] = %b
  }) : index
  util.return %t#0, %t#1, %t#2 : index, index, index
}

// Known and unknown sizes share as well: the second stands on nothing, and
// the others stand on it.
// CHECK-LABEL: @mixed
// CHECK-SAME: (%[[A:[a-z0-9]+]]: index)
// CHECK: %[[X:.+]] = util.align %[[A]], %c64
// CHECK-DAG: %[[P:.+]] = arith.addi %[[X]], %c128
// CHECK-DAG: %[[Q:.+]] = arith.addi %[[X]], %c256
// CHECK: %[[TOTAL:.+]] = arith.maxui %[[P]], %[[Q]]
// CHECK: util.return %[[TOTAL]], %[[X]], %c0, %[[X]]
util.func public @mixed(%a: index) -> (index, index, index, index) {
  %c100 = arith.constant 100 : index
  %c200 = arith.constant 200 : index
  %t:4 = stream.resource.pack slices({
    [0, 1] = %c100,
    [1, 2] = %a,
    [2, 3] = %c200
  }) : index
  util.return %t#0, %t#1, %t#2, %t#3 : index, index, index, index
}
