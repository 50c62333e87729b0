// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --split-input-file --verify-diagnostics %s
// Mistakes in ops of the cf dialect, each with what was wanted and found.

func.func @f(%a: i32) {
  // expected-error @+1 {{'cf.br' op passes 0 operands to successor #0, which takes 1}}
  cf.br ^bb1
^bb1(%b: i32):
  return
}

// -----

func.func @f(%c: i1, %a: i32) {
  // expected-error @+1 {{'cf.cond_br' op passes 'i32' as argument #0 of successor #0, which is 'f32'}}
  cf.cond_br %c, ^bb1(%a : i32), ^bb2
^bb1(%b: f32):
  return
^bb2:
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error @+1 {{'cf.switch' op wants as many case values as case destinations and segments for all case operands}}
  "cf.switch"(%a)[^bb1, ^bb1] <{case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  return
}
