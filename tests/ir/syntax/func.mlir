// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: sh %S/Inputs/round_trip.sh %s %t upstream
// Every op of the func dialect, in custom form; printed and read back.

// Declarations with attributes, calls, values that are functions.
func.func private @ext(i32 {llvm.y = 1 : i32}, tensor<2xf32>) -> (f32 {llvm.z}, i32)
func.func private @ext2(i32) -> f32 attributes {foo = "bar"}
func.func public @g(%a: i32 {llvm.noundef}, %b: f32) -> (i32, f32 {llvm.inreg}) attributes {no_inline} {
  return %a, %b : i32, f32
}
func.func nested @h() {
  %f = func.constant @ext2 : (i32) -> f32
  %c = arith.constant 1 : i32
  %r = func.call_indirect %f(%c) : (i32) -> f32
  %0:2 = func.call @g(%c, %r) {no_inline} : (i32, f32) -> (i32, f32)
  func.return
}
module @inner {
  func.func @f() { return }
}

// Arguments named by the label of the entry block; an alias is not made for
// attributes of arguments.
func.func @labelled(f32, i32) -> i32 {
^bb0(%a: f32, %b: i32):
  return %b : i32
}
func.func @layouts(%t: tensor<?xf32> {bufferization.buffer_layout = affine_map<(d0) -> (d0 + 5)>}) {
  return
}
