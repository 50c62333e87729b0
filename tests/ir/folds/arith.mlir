// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --canonicalize %s | FileCheck %s
// Folds of arithmetic: values computed by hand.

// Integers wrap at their own width.
// CHECK-LABEL: func.func @wrap
func.func @wrap() -> (i8, i4, i1, i64) {
  %a = arith.constant 127 : i8
  %b = arith.constant 1 : i8
  %0 = arith.addi %a, %b : i8
  %c = arith.constant 7 : i4
  %1 = arith.muli %c, %c : i4
  %t = arith.constant true
  %2 = arith.addi %t, %t : i1
  %m = arith.constant -9223372036854775808 : i64
  %n = arith.constant -1 : i64
  %3 = arith.addi %m, %n : i64
  // CHECK-DAG: %[[A:.*]] = arith.constant -128 : i8
  // CHECK-DAG: %[[B:.*]] = arith.constant 1 : i4
  // CHECK-DAG: %[[C:.*]] = arith.constant false
  // CHECK-DAG: %[[D:.*]] = arith.constant 9223372036854775807 : i64
  // CHECK: return %[[A]], %[[B]], %[[C]], %[[D]]
  return %0, %1, %2, %3 : i8, i4, i1, i64
}

// Division by zero, overflow of the signed quotient and wide shifts stay.
// CHECK-LABEL: func.func @undefined
func.func @undefined() -> (i32, i32, i32, i32) {
  %z = arith.constant 0 : i32
  %a = arith.constant -2147483648 : i32
  %n = arith.constant -1 : i32
  %w = arith.constant 32 : i32
  // CHECK: arith.divsi
  %0 = arith.divsi %a, %z : i32
  // CHECK: arith.divsi
  %1 = arith.divsi %a, %n : i32
  // CHECK: arith.remui
  %2 = arith.remui %a, %z : i32
  // CHECK: arith.shli
  %3 = arith.shli %a, %w : i32
  return %0, %1, %2, %3 : i32, i32, i32, i32
}

// Rounding of the quotients: -7 / 2 is -3, -4 and -3; unsigned 7 / 2 is 4 up.
// CHECK-LABEL: func.func @quotients
func.func @quotients() -> (i32, i32, i32, i32, i32) {
  %a = arith.constant -7 : i32
  %p = arith.constant 7 : i32
  %b = arith.constant 2 : i32
  %0 = arith.divsi %a, %b : i32
  %1 = arith.floordivsi %a, %b : i32
  %2 = arith.ceildivsi %a, %b : i32
  %3 = arith.ceildivui %p, %b : i32
  %4 = arith.remsi %a, %b : i32
  // CHECK-DAG: %[[T:.*]] = arith.constant -3 : i32
  // CHECK-DAG: %[[F:.*]] = arith.constant -4 : i32
  // CHECK-DAG: %[[U:.*]] = arith.constant 4 : i32
  // CHECK-DAG: %[[R:.*]] = arith.constant -1 : i32
  // CHECK: return %[[T]], %[[F]], %[[T]], %[[U]], %[[R]]
  return %0, %1, %2, %3, %4 : i32, i32, i32, i32, i32
}

// Each format rounds once: 2048 + 1 is 2048 in f16, 256 + 1 is 256 in bf16,
// 16777216 + 1 is 16777216 in f32.
// CHECK-LABEL: func.func @rounding
func.func @rounding() -> (f16, bf16, f32) {
  %a = arith.constant 2048.0 : f16
  %b = arith.constant 1.0 : f16
  %0 = arith.addf %a, %b : f16
  %c = arith.constant 256.0 : bf16
  %d = arith.constant 1.0 : bf16
  %1 = arith.addf %c, %d : bf16
  %e = arith.constant 16777216.0 : f32
  %f = arith.constant 1.0 : f32
  %2 = arith.addf %e, %f : f32
  // CHECK-DAG: %[[A:.*]] = arith.constant 2.048000e+03 : f16
  // CHECK-DAG: %[[B:.*]] = arith.constant 2.560000e+02 : bf16
  // CHECK-DAG: %[[C:.*]] = arith.constant 0x4B800000 : f32
  // CHECK: return %[[A]], %[[B]], %[[C]]
  return %0, %1, %2 : f16, bf16, f32
}

// NaN: maximumf gives it, maxnumf the other one; +0 is above -0.
// CHECK-LABEL: func.func @extremes
func.func @extremes() -> (f32, f32, f32, f32) {
  %n = arith.constant 0x7FC00000 : f32
  %a = arith.constant 1.0 : f32
  %p = arith.constant 0.0 : f32
  %m = arith.constant -0.0 : f32
  %0 = arith.maximumf %n, %a : f32
  %1 = arith.maxnumf %n, %a : f32
  %2 = arith.maximumf %m, %p : f32
  %3 = arith.minimumf %p, %m : f32
  // CHECK-DAG: %[[N:.*]] = arith.constant 0x7FC00000 : f32
  // CHECK-DAG: %[[A:.*]] = arith.constant 1.000000e+00 : f32
  // CHECK-DAG: %[[P:.*]] = arith.constant 0.000000e+00 : f32
  // CHECK-DAG: %[[M:.*]] = arith.constant -0.000000e+00 : f32
  // CHECK: return %[[N]], %[[A]], %[[P]], %[[M]]
  return %0, %1, %2, %3 : f32, f32, f32, f32
}

// x - x and x * 0 are not 0 for floats, but for integers.
// CHECK-LABEL: func.func @identities
// CHECK-SAME: (%[[X:.*]]: f32, %[[I:.*]]: i32)
func.func @identities(%x: f32, %i: i32) -> (f32, f32, f32, i32, i32, i32) {
  %z = arith.constant 0.0 : f32
  %o = arith.constant 1.0 : f32
  %zi = arith.constant 0 : i32
  // CHECK: %[[D:.*]] = arith.subf %[[X]], %[[X]]
  %0 = arith.subf %x, %x : f32
  // CHECK: %[[M:.*]] = arith.mulf %[[X]]
  %1 = arith.mulf %x, %z : f32
  %2 = arith.mulf %x, %o : f32
  %3 = arith.subi %i, %i : i32
  %4 = arith.addi %i, %zi : i32
  %5 = arith.andi %i, %i : i32
  // CHECK: return %[[D]], %[[M]], %[[X]], %{{.*}}, %[[I]], %[[I]]
  return %0, %1, %2, %3, %4, %5 : f32, f32, f32, i32, i32, i32
}

// Casts of constants; i64 to bf16 rounds once (2^24 + 2^16 + 1 is above half).
// CHECK-LABEL: func.func @casts
func.func @casts() -> (i32, i32, i8, bf16, i32, f16, i32) {
  %a = arith.constant -1 : i8
  %0 = arith.extsi %a : i8 to i32
  %1 = arith.extui %a : i8 to i32
  %b = arith.constant 300 : i32
  %2 = arith.trunci %b : i32 to i8
  %c = arith.constant 16842753 : i64
  %3 = arith.sitofp %c : i64 to bf16
  %d = arith.constant -2.75 : f32
  %4 = arith.fptosi %d : f32 to i32
  %e = arith.constant 65520.0 : f32
  %5 = arith.truncf %e : f32 to f16
  %f = arith.constant 1.0 : f32
  %6 = arith.bitcast %f : f32 to i32
  // CHECK-DAG: %[[A:.*]] = arith.constant -1 : i32
  // CHECK-DAG: %[[B:.*]] = arith.constant 255 : i32
  // CHECK-DAG: %[[C:.*]] = arith.constant 44 : i8
  // CHECK-DAG: %[[D:.*]] = arith.constant 1.690{{.*}}e+07 : bf16
  // CHECK-DAG: %[[E:.*]] = arith.constant -2 : i32
  // CHECK-DAG: %[[F:.*]] = arith.constant 0x7C00 : f16
  // CHECK-DAG: %[[G:.*]] = arith.constant 1065353216 : i32
  // CHECK: return %[[A]], %[[B]], %[[C]], %[[D]], %[[E]], %[[F]], %[[G]]
  return %0, %1, %2, %3, %4, %5, %6 : i32, i32, i8, bf16, i32, f16, i32
}

// A float that no i32 holds is not converted.
// CHECK-LABEL: func.func @out_of_range
func.func @out_of_range() -> i32 {
  %a = arith.constant 3.0e9 : f32
  // CHECK: arith.fptosi
  %0 = arith.fptosi %a : f32 to i32
  return %0 : i32
}

// Round trips of casts vanish; a truncation stays.
// CHECK-LABEL: func.func @round_trips
// CHECK-SAME: (%[[A:.*]]: i8, %[[B:.*]]: f16, %[[X:.*]]: index, %[[W:.*]]: i32)
func.func @round_trips(%a: i8, %b: f16, %x: index, %w: i32) -> (i8, f16, index, i32) {
  %0 = arith.extsi %a : i8 to i32
  %1 = arith.trunci %0 : i32 to i8
  %2 = arith.extf %b : f16 to f32
  %3 = arith.truncf %2 : f32 to f16
  %4 = arith.index_cast %x : index to i64
  %5 = arith.index_cast %4 : i64 to index
  // CHECK: %[[T:.*]] = arith.trunci
  %6 = arith.trunci %w : i32 to i8
  // CHECK: %[[E:.*]] = arith.extsi
  %7 = arith.extsi %6 : i8 to i32
  // CHECK: return %[[A]], %[[B]], %[[X]], %[[E]]
  return %1, %3, %5, %7 : i8, f16, index, i32
}

// Comparisons, select, chains of constants, element-wise on small tensors.
// CHECK-LABEL: func.func @others
// CHECK-SAME: (%[[I:.*]]: i32, %[[C:.*]]: i1)
func.func @others(%i: i32, %c: i1) -> (i1, i1, i32, i1, i32, tensor<2xi32>) {
  %a = arith.constant -1 : i32
  %b = arith.constant 1 : i32
  %0 = arith.cmpi ult, %a, %b : i32
  %1 = arith.cmpi sle, %i, %i : i32
  %2 = arith.addi %i, %b : i32
  %3 = arith.addi %2, %b : i32
  %t = arith.constant true
  %f = arith.constant false
  %4 = arith.select %c, %t, %f : i1
  %5 = arith.select %t, %i, %a : i32
  %u = arith.constant dense<[1, 2]> : tensor<2xi32>
  %v = arith.constant dense<10> : tensor<2xi32>
  %6 = arith.muli %u, %v : tensor<2xi32>
  // CHECK-DAG: %[[F:.*]] = arith.constant false
  // CHECK-DAG: %[[T:.*]] = arith.constant true
  // CHECK-DAG: %[[TWO:.*]] = arith.constant 2 : i32
  // CHECK-DAG: %[[D:.*]] = arith.constant dense<[10, 20]> : tensor<2xi32>
  // CHECK: %[[S:.*]] = arith.addi %[[I]], %[[TWO]]
  // CHECK: return %[[F]], %[[T]], %[[S]], %[[C]], %[[I]], %[[D]]
  return %0, %1, %3, %4, %5, %6 : i1, i1, i32, i1, i32, tensor<2xi32>
}

// Wide products: 200 * 200 is 40000, which is 0x9C40: low 64, high -100 (u8).
// CHECK-LABEL: func.func @extended
func.func @extended() -> (i8, i8, i8, i1) {
  %a = arith.constant 200 : i8
  %l, %h = arith.mului_extended %a, %a : i8
  %s, %o = arith.addui_extended %a, %a : i8, i1
  // CHECK-DAG: %[[L:.*]] = arith.constant 64 : i8
  // CHECK-DAG: %[[H:.*]] = arith.constant -100 : i8
  // CHECK-DAG: %[[S:.*]] = arith.constant -112 : i8
  // CHECK-DAG: %[[T:.*]] = arith.constant true
  // CHECK: return %[[L]], %[[H]], %[[S]], %[[T]]
  return %l, %h, %s, %o : i8, i8, i8, i1
}

// What was widened only to be combined, compared or widened again.
// CHECK-LABEL: func.func @widened(
// CHECK-SAME: %[[A:.*]]: i8, %[[B:.*]]: i8, %[[C:.*]]: i1
func.func @widened(%a: i8, %b: i8, %c: i1) -> (i64, i1, i64, i1, i16) {
  // CHECK-DAG: %[[AND:.*]] = arith.andi %[[A]], %[[B]] : i8
  // CHECK-DAG: %[[WIDE:.*]] = arith.extsi %[[AND]] : i8 to i64
  // CHECK-DAG: %[[NE:.*]] = arith.cmpi ne, %[[A]], %[[B]] : i8
  // CHECK-DAG: %[[BIT:.*]] = arith.extui %[[C]] : i1 to i64
  // CHECK-DAG: %[[CHOSEN:.*]] = arith.extui %[[C]] : i1 to i16
  // CHECK: return %[[WIDE]], %[[NE]], %[[BIT]], %[[C]], %[[CHOSEN]]
  %zero = arith.constant 0 : i64
  %one16 = arith.constant 1 : i16
  %zero16 = arith.constant 0 : i16
  %wa = arith.extsi %a : i8 to i64
  %wb = arith.extsi %b : i8 to i64
  %0 = arith.andi %wa, %wb : i64
  %1 = arith.cmpi ne, %wa, %wb : i64
  %2 = arith.extui %c : i1 to i8
  %3 = arith.extsi %2 : i8 to i64
  %4 = arith.cmpi ne, %3, %zero : i64
  %5 = arith.select %c, %one16, %zero16 : i16
  return %0, %1, %3, %4, %5 : i64, i1, i64, i1, i16
}

// Bits that cancel, choices between equals, negations that meet, casts of bits.
// CHECK-LABEL: func.func @cancelled(
// CHECK-SAME: %[[X:.*]]: i32, %[[Y:.*]]: i32, %[[F:.*]]: f32, %[[G:.*]]: f32
func.func @cancelled(%x: i32, %y: i32, %f: f32, %g: f32) -> (i32, i32, i32, f32, i1, i32) {
  // CHECK-DAG: %[[FALSE:.*]] = arith.constant false
  // CHECK-DAG: %[[ZERO:.*]] = arith.constant 0 : i32
  // CHECK-DAG: %[[MUL:.*]] = arith.mulf %[[F]], %[[G]]
  // CHECK-DAG: %[[CAST:.*]] = arith.bitcast %[[F]] : f32 to i32
  // CHECK: return %[[Y]], %[[ZERO]], %[[Y]], %[[MUL]], %[[FALSE]], %[[CAST]]
  %ones = arith.constant -1 : i32
  %nan = arith.constant 0x7FFFFFFF : f32
  %0 = arith.xori %x, %y : i32
  %1 = arith.xori %x, %0 : i32
  %2 = arith.xori %x, %ones : i32
  %3 = arith.andi %2, %x : i32
  %4 = arith.cmpi eq, %x, %y : i32
  %5 = arith.select %4, %x, %y : i32
  %6 = arith.negf %f : f32
  %7 = arith.negf %g : f32
  %8 = arith.mulf %6, %7 : f32
  %9 = arith.cmpf olt, %f, %nan : f32
  %10 = arith.bitcast %f : f32 to i32
  %11 = arith.bitcast %10 : i32 to f32
  %12 = arith.bitcast %11 : f32 to i32
  return %1, %3, %5, %8, %9, %12 : i32, i32, i32, f32, i1, i32
}
