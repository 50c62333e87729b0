// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --split-input-file --verify-diagnostics %s
// Mistakes in ops of the complex dialect, each with what was wanted and found.

func.func @f() {
  // expected-error @+1 {{'complex.constant' op wants two parts of type 'f32', found '[1.000000e+00 : f32]'}}
  %0 = complex.constant [1.0 : f32] : complex<f32>
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error @+1 {{'complex.bitcast' op wants a result as wide as the operand, one of both complex, of type 'i32', found 'complex<f32>'}}
  %0 = complex.bitcast %a : i32 to complex<f32>
  return
}

// -----

func.func @f(%a: complex<f32>) {
  // expected-error @+1 {{'complex.re' op wants a result of type 'f32', found 'f64'}}
  %0 = "complex.re"(%a) : (complex<f32>) -> f64
  return
}
