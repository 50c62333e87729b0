// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --split-input-file --verify-diagnostics %s
// Mistakes in ops of the ml_program dialect, each with what was wanted and found.

// expected-error @+1 {{'ml_program.global' op wants an initial value, as it is immutable}}
ml_program.global private @g : tensor<4xi32>

// -----

// expected-error @+1 {{'ml_program.global' op wants an initial value of type 'tensor<3xi32>', found 'tensor<4xi32>'}}
ml_program.global private @g(dense<0> : tensor<4xi32>) : tensor<3xi32>

// -----

ml_program.global private @g(dense<0> : tensor<4xi32>) : tensor<4xi32>
func.func @f(%t: tensor<4xi32>) {
  // expected-error @+1 {{'ml_program.global_store' op wants a mutable global, found '@g'}}
  ml_program.global_store @g = %t : tensor<4xi32>
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'ml_program.global_load' op wants a 'ml_program.global', found '@h'}}
  %0 = ml_program.global_load @h : tensor<4xi32>
  return
}
