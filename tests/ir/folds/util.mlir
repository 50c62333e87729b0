// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --canonicalize %s | FileCheck %s
// Folds of the util dialect: choices, references, alignment, ranges and texts
// whose parts are known.

// CHECK-LABEL: util.func public @switch(
// CHECK-NEXT:   util.return %arg1, %arg1, %arg2, %arg2 : i32, i32, i32, i32
// CHECK-NEXT: }
util.func @switch(%i: index, %a: i32, %b: i32) -> (i32, i32, i32, i32) {
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %0 = util.switch i32 from [] at %i else %a : i32
  %1 = util.switch i32 from [%a, %a] at %i else %a : i32
  %2 = util.switch i32 from [%a, %b] at %c1 else %a : i32
  %3 = util.switch i32 from [%a, %a] at %c3 else %b : i32
  util.return %0, %1, %2, %3 : i32, i32, i32, i32
}

// CHECK-LABEL: util.func public @cast(
// CHECK-NEXT:   %false = arith.constant false
// CHECK-NEXT:   %true = arith.constant true
// CHECK-NEXT:   %0 = util.null : !util.buffer
// CHECK-NEXT:   util.return %arg0, %0, %true, %false : !util.buffer, !util.buffer, i1, i1
// CHECK-NEXT: }
util.func @cast(%a: !util.buffer) -> (!util.buffer, !util.buffer, i1, i1) {
  %0 = util.cast %a : !util.buffer to !util.object
  %1 = util.cast %0 : !util.object to !util.buffer
  %2 = util.null : !util.object
  %3 = util.cast %2 : !util.object to !util.buffer
  %n0 = util.null : !util.buffer
  %n1 = util.null : !util.buffer
  %eq = util.cmp.eq %n0, %n1 : !util.buffer
  %ne = util.cmp.ne %n0, %n1 : !util.buffer
  util.return %1, %3, %eq, %ne : !util.buffer, !util.buffer, i1, i1
}

// CHECK-LABEL: util.func public @align(
// CHECK-NEXT:   %c16 = arith.constant 16 : index
// CHECK-NEXT:   %c32 = arith.constant 32 : index
// CHECK-NEXT:   %c64 = arith.constant 64 : index
// CHECK-NEXT:   %0 = util.align %arg0, %c16 : index
// CHECK-NEXT:   %1 = util.align %0, %arg2 : index
// CHECK-NEXT:   %2 = util.align %arg0, %arg2 : index
// CHECK-NEXT:   %3 = util.align %arg1, %arg2 : index
// CHECK-NEXT:   %4 = arith.addi %2, %3 : index
// CHECK-NEXT:   %5 = util.align %arg0, %c64 : index
// CHECK-NEXT:   %6 = arith.addi %5, %c32 : index
// CHECK-NEXT:   util.return %1, %4, %6 : index, index, index
// CHECK-NEXT: }
util.func @align(%v: index, %u: index, %al: index) -> (index, index, index) {
  %c16 = arith.constant 16 : index
  %c32 = arith.constant 32 : index
  %c64 = arith.constant 64 : index
  %0 = util.align %v, %c16 : index
  %1 = util.align %0, %al : index
  %2 = util.align %1, %c16 : index
  %l = util.align %v, %al : index
  %r = util.align %u, %al : index
  %s = arith.addi %l, %r : index
  %3 = util.align %s, %al : index
  %x = util.align %v, %c64 : index
  %y = arith.addi %x, %c32 : index
  %z = util.align %y, %c16 : index
  util.return %2, %3, %z : index, index, index
}

// CHECK-LABEL: util.func public @ranges(
// CHECK-NEXT:   %c0 = arith.constant 0 : index
// CHECK-NEXT:   %c1 = arith.constant 1 : index
// CHECK-NEXT:   %0 = arith.maxui %arg0, %arg1 : index
// CHECK-NEXT:   %1 = util.range.min %arg0, %arg1, %c0 : index
// CHECK-NEXT:   %2 = util.range.min %arg0, %arg1, %c1 : index
// CHECK-NEXT:   util.return %c0, %c1, %0, %1, %2 : index, index, index, index, index
// CHECK-NEXT: }
util.func @ranges(%a: index, %b: index) -> (index, index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = util.range.min %c0 : index
  %1 = util.range.min %c3, %c1, %c2 : index
  %2 = util.range.max %a, %b : index
  %3 = util.range.min %a, %c0, %a, %b : index
  %4 = util.range.min %c3, %a, %c1, %b, %c2, %b : index
  util.return %0, %1, %2, %3, %4 : index, index, index, index, index
}

// CHECK-LABEL: util.func public @extents(
// CHECK-NEXT:   %c4 = arith.constant 4 : index
// CHECK-NEXT:   %c1 = arith.constant 1 : index
// CHECK-NEXT:   %0 = arith.addi %arg0, %arg1 : index
// CHECK-NEXT:   %1 = arith.subi %0, %c1 : index
// CHECK-NEXT:   %2 = arith.minui %arg0, %c1 : index
// CHECK-NEXT:   %3 = arith.maxui %1, %c4 : index
// CHECK-NEXT:   %4 = arith.minui %arg0, %arg2 : index
// CHECK-NEXT:   %5 = arith.addi %arg0, %arg1 : index
// CHECK-NEXT:   %6 = arith.subi %5, %c1 : index
// CHECK-NEXT:   %7 = arith.addi %arg2, %arg3 : index
// CHECK-NEXT:   %8 = arith.subi %7, %c1 : index
// CHECK-NEXT:   %9 = arith.maxui %6, %8 : index
// CHECK-NEXT:   %10:2 = util.range.extents [%arg0 for %arg1], [%arg2 for %arg3], [%arg4 for %arg5] : index
// CHECK-NEXT:   util.return %c1, %c4, %2, %3, %4, %9, %10#0, %10#1 : index, index, index, index, index, index, index, index
// CHECK-NEXT: }
util.func @extents(%a: index, %b: index, %c: index, %d: index, %e: index, %f: index) -> (index, index, index, index, index, index, index, index) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0:2 = util.range.extents [%c1 for %c2], [%c2 for %c3] : index
  %1:2 = util.range.extents [%c1 for %c2], [%a for %b], [%c2 for %c3] : index
  %2:2 = util.range.extents [%a for %b], [%c for %d] : index
  %3:2 = util.range.extents [%a for %b], [%c for %d], [%a for %b], [%e for %f] : index
  util.return %0#0, %0#1, %1#0, %1#1, %2#0, %2#1, %3#0, %3#1 : index, index, index, index, index, index, index, index
}

// CHECK-LABEL: util.func public @strings(
// CHECK-NEXT:   %buffer_cst = util.buffer.constant : !util.buffer = "5"
// CHECK-NEXT:   %buffer_cst_0 = util.buffer.constant : !util.buffer = "blk.5.w"
// CHECK-NEXT:   %0 = util.string.format "blk.5.layer.{}.weight"(%arg0) : (index) -> !util.buffer
// CHECK-NEXT:   %1 = util.string.format "model::blk.{}.weight"(%arg0) : (index) -> !util.buffer
// CHECK-NEXT:   %buffer_cst_1 = util.buffer.constant : !util.buffer = "a{5}b"
// CHECK-NEXT:   %2 = util.string.itoa %arg0 : index -> !util.buffer
// CHECK-NEXT:   %3 = util.string.format "{}.{}.{}"(%arg1, %arg1, %arg0) : (index, index, index) -> !util.buffer
// CHECK-NEXT:   util.return %buffer_cst, %buffer_cst_0, %0, %1, %buffer_cst_1, %arg2, %2, %3 : !util.buffer, !util.buffer, !util.buffer, !util.buffer, !util.buffer, !util.buffer, !util.buffer, !util.buffer
// CHECK-NEXT: }
util.func @strings(%a: index, %b: index, %buf: !util.buffer) -> (!util.buffer, !util.buffer, !util.buffer, !util.buffer, !util.buffer, !util.buffer, !util.buffer, !util.buffer) {
  %c5 = arith.constant 5 : index
  %scope = util.buffer.constant : !util.buffer = "model"
  %0 = util.string.itoa %c5 : index -> !util.buffer
  %1 = util.string.format "blk.{}.w"(%c5) : (index) -> !util.buffer
  %2 = util.string.format "blk.{}.layer.{}.weight"(%c5, %a) : (index, index) -> !util.buffer
  %3 = util.string.format "{}::blk.{}.weight"(%scope, %a) : (!util.buffer, index) -> !util.buffer
  %4 = util.string.format "a{{{}}}b"(%c5) : (index) -> !util.buffer
  %5 = util.string.format "{}"(%buf) : (!util.buffer) -> !util.buffer
  %6 = util.string.format "{}"(%a) : (index) -> !util.buffer
  %7 = util.string.format "{1}.{1}.{0}"(%a, %b) : (index, index) -> !util.buffer
  util.return %0, %1, %2, %3, %4, %5, %6, %7 : !util.buffer, !util.buffer, !util.buffer, !util.buffer, !util.buffer, !util.buffer, !util.buffer, !util.buffer
}
