// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: sh %S/Inputs/round_trip.sh %s %t
// RUN: emplace opt %s | FileCheck %s
// Attributes, strings, assumptions and conversions of the util dialect: what is
// printed, and that it reads back.

// CHECK: #composite_of_0b = #util.composite<0xi8, []>
// CHECK: #composite_of_1b = #util.composite<1xi8, [
// CHECK-NEXT: dense<0> : vector<1xi8>,
// CHECK-NEXT: ]>
// CHECK: #composite_of_4b = #util.composite<4xi8, [
// CHECK-NEXT: dense<0> : vector<1xi8>,
// CHECK-NEXT: dense<1> : vector<1xi8>,
// CHECK-NEXT: dense<[2, 3]> : vector<2xi8>,
// CHECK-NEXT: ]>
// CHECK: module @byte_pattern attributes {util.br0 = #util.byte_range<123, 456>, util.c0 = #composite_of_0b, util.c1 = #composite_of_1b, util.c2 = #composite_of_4b, util.i32 = #util.uninitialized : i32, util.r0 = #util.byte_pattern<0> : i8, util.r2 = #util.byte_pattern<6> : tensor<33x4xi4>} {
// CHECK: util.func private @h(%arg0: vector<4xf32>, %arg1: vector<8xf16>) -> (vector<2x2xf32>, vector<4x2xf16>) {
// CHECK: %0:2 = util.hoistable_conversion "distribute" inverts("reassemble") (%arg2 = %arg0, %arg3 = %arg1) : (vector<4xf32>, vector<8xf16>) -> (vector<2x2xf32>, vector<4x2xf16>) {
// CHECK: %1 = util.hoistable_conversion "create" inverts("destroy") () : () -> vector<4xf32> {
// CHECK: %0 = util.string.format "blk.{}.ffn.{}.weight"(%arg0, %arg1) : (index, i32) -> !util.buffer
// CHECK: %1 = util.string.format "y={1} x={0}"(%arg0, %arg1) : (index, i32) -> !util.buffer
// CHECK: %2 = util.string.format "hello {{[{][{]}}world}}"() : () -> !util.buffer
// CHECK: %3 = util.string.format "{}::blk.{}.weight"(%arg2, %arg1) : (!util.buffer, i32) -> !util.buffer
// CHECK: %4 = util.string.itoa %arg1 : i32 -> !util.buffer
// CHECK: %0:2 = util.assume.int
// CHECK-NEXT: %arg0[<umin = 0>, <udiv = 5>],
// CHECK-NEXT: %arg1[<umax = 10>, <udiv = 6>]
// CHECK-NEXT: : index, i64
// CHECK: %1 = util.assume.int %arg0[<umin = 0>, <udiv = 5>] : index
// CHECK: util.func private @externTiedAttrs(%arg0: i32, %arg1: tensor<4x?xi32>, %arg2: tensor<4x?xi32>) -> (%arg1 {ret.attr0}, %arg2 as tensor<?x4xf32> {ret.attr1})
// CHECK: util.func private @no_args_callee()
// CHECK: util.unreachable
// CHECK: util.scf.unreachable
// CHECK: util.global public @x5 = #util.byte_pattern<1> : tensor<4xf32>

builtin.module @byte_pattern attributes {
  util.r0 = #util.byte_pattern<0> : i8,
  util.r2 = #util.byte_pattern<6> : tensor<33x4xi4>,
  util.br0 = #util.byte_range<123, 456>,
  util.c0 = #util.composite<0xi8, []>,
  util.c1 = #util.composite<1xi8, [dense<0> : vector<1xi8>]>,
  util.c2 = #util.composite<4xi8, [
    dense<0> : vector<1xi8>,
    dense<1> : vector<1xi8>,
    dense<[2, 3]> : vector<2xi8>,
  ]>,
  util.i32 = #util.uninitialized : i32
} {
util.func private @h(%a : vector<4xf32>, %b : vector<8xf16>) -> (vector<2x2xf32>, vector<4x2xf16>) {
  %0:2 = util.hoistable_conversion "distribute" inverts("reassemble") (%ba = %a, %bb = %b) : (vector<4xf32>, vector<8xf16>) -> (vector<2x2xf32>, vector<4x2xf16>) {
    %1 = vector.shape_cast %ba : vector<4xf32> to vector<2x2xf32>
    %2 = vector.shape_cast %bb : vector<8xf16> to vector<4x2xf16>
    util.return %1, %2 : vector<2x2xf32>, vector<4x2xf16>
  }
  %3 = util.hoistable_conversion "create" inverts("destroy") () : () -> vector<4xf32> {
    %cst = arith.constant dense<0.0> : vector<4xf32>
    util.return %cst : vector<4xf32>
  }
  util.return %0#0, %0#1 : vector<2x2xf32>, vector<4x2xf16>
}
util.func public @string_format(%a : index, %b : i32, %scope : !util.buffer) -> !util.buffer {
  %k0 = util.string.format "blk.{}.ffn.{}.weight"(%a, %b) : (index, i32) -> !util.buffer
  %k1 = util.string.format "y={1} x={0}"(%a, %b) : (index, i32) -> !util.buffer
  %k2 = util.string.format "hello {{world}}"() : () -> !util.buffer
  %k3 = util.string.format "{}::blk.{}.weight"(%scope, %b) : (!util.buffer, i32) -> !util.buffer
  %s = util.string.itoa %b : i32 -> !util.buffer
  util.return %s : !util.buffer
}
util.func public @assume.int.multi_operand(%arg0 : index, %arg1 : i64) -> index, i64  {
  %0:2 = util.assume.int %arg0[<umin=0>, <udiv=5>], %arg1[<umax=10>, <udiv=6>] : index, i64
  %1 = util.assume.int %arg0[<umin=0>, <udiv=5>] : index
  util.return %0#0, %0#1 : index, i64
}
util.func private @externTiedAttrs(%arg0: i32, %arg1: tensor<4x?xi32>, %arg2: tensor<4x?xi32>) -> (%arg1 {ret.attr0}, %arg2 as tensor<?x4xf32> {ret.attr1})
util.func private @no_args_callee() -> ()
util.func @unreachable_no_message() {
  util.unreachable
}
util.func @scf_unreachable_no_message(%cond: i1) {
  scf.if %cond {
    util.scf.unreachable
    scf.yield
  }
  util.return
}
util.global public @x5 = #util.byte_pattern<1> : tensor<4xf32>
"util.func"() <{function_type = (!hal.device) -> (i1, i64), sym_name = "explicit_untied_result", sym_visibility = "public", tied_operands = [-1 : index]}> ({
  ^bb0(%arg0: !hal.device):
    %0:2 = "hal.device.query"(%arg0) <{category = "sys", key = "foo"}> : (!hal.device) -> (i1, i64)
    "util.return"(%0#0, %0#1) : (i1, i64) -> ()
  }) : () -> ()
}
