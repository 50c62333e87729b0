// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: sh %S/Inputs/round_trip.sh %s %t upstream
// Every op of the cf dialect, in custom form; printed and read back.

// Branches with and without operands and weights.
func.func @cfg(%c: i1, %x: i32) -> i32 {
  cf.cond_br %c, ^bb1, ^bb2(%x : i32)
^bb1:
  cf.cond_br %c weights([1, 2]), ^bb1, ^bb2(%x : i32)
^bb2(%y: i32):
  cf.assert %c, "msg" 
  cf.switch %y : i32, [ default: ^bb1, 42: ^bb3(%y : i32), -3: ^bb1 ]
^bb3(%z: i32):
  cf.switch %y : i32, [ default: ^bb4 ]
^bb4:
  cf.br ^bb5 {foo}
^bb5:
  return %z : i32
}
