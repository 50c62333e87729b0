// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --split-input-file --verify-diagnostics %s
// Mistakes in ops of the scf dialect, each with what was wanted and found.

func.func @f(%c: i1, %a: f32) {
  // expected-error @+1 {{'scf.if' op wants an else block, as it has results}}
  %0 = scf.if %c -> (f32) {
    scf.yield %a : f32
  }
  return
}

// -----

func.func @f(%c: i1, %a: f32) {
  %0 = scf.if %c -> (i32) {
    // expected-error @+1 {{'scf.yield' op wants value 0 of type 'i32', found 'f32'}}
    scf.yield %a : f32
  } else {
    // expected-error @+1 {{'scf.yield' op wants number of values, as its op has results, to be 1, found '0'}}
    scf.yield
  }
  return
}

// -----

func.func @f(%a: index, %x: f32) {
  %0 = scf.for %i = %a to %a step %a iter_args(%y = %x) -> (f32) {
    // expected-error @+1 {{'scf.yield' op wants value 0 of type 'f32', found 'index'}}
    scf.yield %i : index
  }
  return
}

// -----

func.func @f(%c: i1, %x: f32) {
  %0 = scf.while (%y = %x) : (f32) -> i32 {
    // expected-error @+1 {{'scf.condition' op wants value 0 of type 'i32', found 'f32'}}
    scf.condition(%c) %y : f32
  } do {
  ^bb0(%z: i32):
    scf.yield %x : f32
  }
  return
}

// -----

func.func @f(%c: i1, %x: f32) {
  // expected-error @+1 {{'scf.while' op wants number of arguments of the second block to be 1, found '0'}}
  %0 = scf.while (%y = %x) : (f32) -> f32 {
    scf.condition(%c) %y : f32
  } do {
    scf.yield %x : f32
  }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @+1 {{'scf.index_switch' op wants distinct cases, found 'case 1 again'}}
  scf.index_switch %i
  case 1 {
    scf.yield
  }
  case 1 {
    scf.yield
  }
  default {
  }
  return
}

// -----

func.func @f(%i: index, %x: f32) {
  // expected-error @+1 {{'scf.parallel' op wants number of inits and reductions to be 1, found '0'}}
  %0 = scf.parallel (%a) = (%i) to (%i) step (%i) init (%x) -> f32 {
  }
  return
}

// -----

func.func @f(%i: index, %x: f32) {
  %0 = scf.parallel (%a) = (%i) to (%i) step (%i) init (%x) -> f32 {
    // expected-error @+1 {{'scf.reduce' op wants number of reduction arguments to be 2, found '1'}}
    scf.reduce(%x : f32) {
    ^bb0(%y: f32):
      scf.reduce.return %y : f32
    }
  }
  return
}

// -----

func.func @f(%t: tensor<4xf32>) {
  // expected-error @+1 {{'scf.forall' op wants length of 'mapping' to be 1, found '2'}}
  scf.forall (%i) in (4) {
  } {mapping = [0, 1]}
  return
}

// -----

func.func @f(%i: index) {
  %c0 = arith.constant 0 : index
  // expected-error @+1 {{'scf.parallel' op wants positive steps}}
  scf.parallel (%k) = (%i) to (%i) step (%c0) { }
  return
}
