// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: sh %S/Inputs/round_trip.sh %s %t upstream
// The ops of the ub dialect; printed and read back.

func.func @poison() -> i32 {
  %0 = ub.poison : i32
  %1 = ub.poison {note} <#ub.poison> : tensor<4xf32>
  %2 = "ub.poison"() : () -> i32
  return %2 : i32
}

func.func @unreachable(%arg0: i1) {
  cf.cond_br %arg0, ^bb1, ^bb2
^bb1:
  return
^bb2:
  ub.unreachable
}
