// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: sh %S/Inputs/round_trip.sh %s %t upstream
// Every op of the builtin dialect, in custom form; printed and read back.

// Nested modules with names and attributes, casts of any arity.
module @outer attributes {test.note = "kept"} {
  module {
  }
  func.func @casts(%a: i32, %b: f32) {
    %0 = builtin.unrealized_conversion_cast %a : i32 to index
    %1:2 = builtin.unrealized_conversion_cast %a, %b : i32, f32 to tensor<i32>, f64
    %2 = builtin.unrealized_conversion_cast to f32
    return
  }
}
