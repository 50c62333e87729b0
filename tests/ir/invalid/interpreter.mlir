// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --split-input-file --verify-diagnostics %s
// Mistakes in ops of the interpreter dialect, each with what was wanted and
// found.

func.func @f() {
  // expected-error @+1 {{'interpreter.run_parallel' op wants a program in programs, found '[]'}}
  "interpreter.run_parallel"() {programs = []} : () -> ()
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'interpreter.run_parallel' op wants rows of programs as long as the first: 2, found '1'}}
  "interpreter.run_parallel"() {programs = [[@f, @f], [@f]]} : () -> ()
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'interpreter.run_parallel' op wants the name of a function, found '@g'}}
  "interpreter.run_parallel"() {programs = [[@g]]} : () -> ()
  return
}

// -----

func.func @f(%a: tensor<i32>) {
  // expected-error @+1 {{'interpreter.run_parallel' op wants as many inputs as all programs have: 2, found '1'}}
  "interpreter.run_parallel"(%a) {programs = [[@f, @f]]} : (tensor<i32>) -> ()
  return
}

// -----

func.func @f() -> tensor<i32> {
  // expected-error @+1 {{'interpreter.run_parallel' op wants as many results as all programs have: 1, found '0'}}
  "interpreter.run_parallel"() {programs = [[@f]]} : () -> ()
  %0 = stablehlo.constant dense<0> : tensor<i32>
  return %0 : tensor<i32>
}

// -----

func.func @f() {
  // expected-error @+1 {{'interpreter.run_parallel' op wants names in infeed, found '[]'}}
  "interpreter.run_parallel"() {infeed = [], programs = [[@f]]} : () -> ()
  return
}

// -----

func.func @f(%a: tensor<i32>) {
  // expected-error @+1 {{'interpreter.run_parallel' op wants infeed functions with as many inputs: 0, found '1'}}
  "interpreter.run_parallel"(%a) {infeed = [@f], programs = [[@f]]} : (tensor<i32>) -> ()
  return
}

// -----

func.func @f(%a: tensor<i32>) {
  // expected-error @+1 {{'interpreter.print' op result #0 must be 'tensor<i32>', but got 'tensor<f32>'}}
  %0 = "interpreter.print"(%a) : (tensor<i32>) -> tensor<f32>
  return
}
