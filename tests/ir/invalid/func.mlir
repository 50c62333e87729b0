// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --split-input-file --verify-diagnostics %s
// Mistakes in ops of the func dialect, each with what was wanted and found.

func.func @f(%a: i32) -> i64 {
  // expected-error @+1 {{'func.return' op wants 'i64' as operand 0, found 'i32'}}
  return %a : i32
}

// -----

func.func @f(%a: i32) -> i32 {
  // expected-error @+1 {{'func.return' op wants 1 operands, one for each result of its function, found '0'}}
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error @+1 {{'func.call' op wants a function, found '@nobody'}}
  call @nobody(%a) : (i32) -> ()
  return
}

// -----

func.func private @g(f32) -> f32
func.func @f(%a: i32) {
  // expected-error @+1 {{'func.call' op wants 'f32' as argument 0, found 'i32'}}
  %0 = call @g(%a) : (i32) -> f32
  return
}

// -----

func.func private @g(f32) -> f32
func.func @f(%a: f32) {
  // expected-error @+1 {{'func.call' op wants 1 results, as its callee has, found '0'}}
  call @g(%a) : (f32) -> ()
  return
}

// -----

func.func private @g(f32)
func.func @f() {
  // expected-error @+1 {{'func.constant' op wants the type '(f32) -> ()' of its function, found '() -> ()'}}
  %f = constant @g : () -> ()
  return
}

// -----

// expected-error @+1 {{'func.func' op entry block must have 1 arguments as its type says, found 0}}
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
  "func.return"() : () -> ()
}) : () -> ()

// -----

func.func @f(%f: (i32) -> i32, %a: f32) {
  // expected-error @+1 {{'func.call_indirect' op wants operands and results as its callee's type says, found '(i32) -> i32'}}
  %0 = "func.call_indirect"(%f, %a) : ((i32) -> i32, f32) -> i32
  return
}
