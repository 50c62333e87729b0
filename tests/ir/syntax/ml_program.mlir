// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: sh %S/Inputs/round_trip.sh %s %t upstream
// Every op of the ml_program dialect, in custom form; printed and read back.

// Globals, and functions in both styles.
ml_program.global private @foo(dense<0> : tensor<4xi32>) : tensor<4xi32>
ml_program.global private mutable @bar : tensor<4xi32>
ml_program.func @fn(%a: i32) -> i32 {
  %0 = ml_program.global_load @bar : tensor<4xi32>
  ml_program.global_store @bar = %0 : tensor<4xi32>
  %1 = ml_program.global_load_const @foo : tensor<4xi32>
  ml_program.return %a : i32
}
ml_program.subgraph private @gg(%a: i32) -> i32 {
  %t = ml_program.token
  %0, %tok = ml_program.global_load_graph @bar ordering(() -> !ml_program.token) : tensor<4xi32>
  %tok2 = ml_program.global_store_graph @bar = %0 ordering(%t, %tok -> !ml_program.token) : tensor<4xi32>
  ml_program.output %a : i32
}
