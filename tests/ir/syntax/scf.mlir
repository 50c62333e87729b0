// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: sh %S/Inputs/round_trip.sh %s %t upstream
// Every op of the scf dialect, in custom form; printed and read back.

// Control flow with and without results.
func.func private @ext2(i32) -> f32
func.func @f(%arg0: i1, %lb: index, %ub: index, %st: index, %i: i32, %t: tensor<4xf32>) -> (i32, f32) attributes {llvm.emit_c_interface} {
  %c1 = arith.constant 1 : i32
  %cst = arith.constant 1.0 : f32
  %0 = func.call @ext2(%i) : (i32) -> f32
  %1:2 = scf.if %arg0 -> (i32, f32) { scf.yield %c1, %cst : i32, f32 } else { scf.yield %i, %0 : i32, f32 }
  scf.if %arg0 { }
  scf.if %arg0 { func.call @ext2(%i) : (i32) -> f32 } else { func.call @ext2(%i) : (i32) -> f32 }
  scf.for %k = %lb to %ub step %st { }
  %2:2 = scf.for %k = %lb to %ub step %st iter_args(%a = %c1, %b = %cst) -> (i32, f32) { scf.yield %a, %b : i32, f32 }
  scf.for unsigned %k = %i to %i step %i : i32 { } {foo}
  %3:2 = scf.while (%x = %c1, %y = %cst) : (i32, f32) -> (i32, f32) { scf.condition(%arg0) %x, %y : i32, f32 } do { ^bb0(%x : i32, %y: f32): scf.yield %x, %y : i32, f32 }
  scf.while : () -> () { scf.condition(%arg0) } do { scf.yield } attributes {foo = 1}
  %4 = scf.index_switch %lb -> i32 case 2 { scf.yield %c1 : i32 } case 5 { scf.yield %i : i32 } default { scf.yield %c1: i32 }
  scf.index_switch %lb {foo} default { }
  %5 = scf.execute_region -> i32 { scf.yield %c1 : i32 }
  scf.execute_region no_inline { scf.yield }
  %6 = scf.parallel (%a, %b) = (%lb, %lb) to (%ub, %ub) step (%st, %st) init (%cst) -> f32 { scf.reduce(%cst : f32) { ^bb0(%p: f32, %q: f32): %s = arith.addf %p, %q : f32
    scf.reduce.return %s : f32 } }
  scf.parallel (%a) = (%lb) to (%ub) step (%st) { }
  %7 = scf.forall (%a, %b) in (%ub, 4) shared_outs(%o = %t) -> (tensor<4xf32>) { %e = tensor.extract_slice %o[%a][1][1] : tensor<4xf32> to tensor<1xf32>
    scf.forall.in_parallel { tensor.parallel_insert_slice %e into %o[%a][1][1] : tensor<1xf32> into tensor<4xf32> } } {mapping = [#gpu.block<x>, #gpu.block<y>]}
  scf.forall (%a) = (0) to (%ub) step (2) { }
  scf.forall (%a) in (%ub) { } {foo}
  return %1#0, %1#1 : i32, f32
}
func.func @p(%arg0: i1, %lb: index, %f: f32) {
  %6 = scf.parallel (%a) = (%lb) to (%lb) step (%lb) init (%f) -> f32 { scf.reduce(%f : f32) { ^bb0(%p: f32, %q: f32): scf.reduce.return %p : f32 } } 
  %7 = scf.if %arg0 -> (f32) { scf.yield %f : f32 } else { scf.yield %f : f32 } {foo}
  scf.execute_region { scf.yield } {foo}
  %8 = scf.execute_region -> f32 { cf.br ^bb1 
   ^bb1:
    scf.yield %f : f32 }
  %9 = scf.for %i = %lb to %lb step %lb iter_args(%a = %f) -> f32 { scf.yield %a : f32 } {foo}
  %11 = scf.while (%a = %f) : (f32) -> f32 { scf.condition(%arg0) %a : f32 } do { ^bb0(%b: f32): scf.yield %b : f32 }
  return
}

// Steps that never reach the bound are read all the same.
func.func @no_steps(%lb: index, %ub: index) {
  %c0 = arith.constant 0 : index
  %c-1 = arith.constant -1 : index
  scf.for %i = %lb to %ub step %c0 { }
  scf.for %i = %lb to %ub step %c-1 { }
  scf.for unsigned %i = %lb to %ub step %c0 { }
  return
}
