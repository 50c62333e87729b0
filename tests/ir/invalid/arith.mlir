// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --split-input-file --verify-diagnostics %s
// Mistakes in ops of the arith dialect, each with what was wanted and found.

// A sign-extension must widen.
func.func @f(%a: i32) {
  // expected-error @+1 {{'arith.extsi' op wants a result type wider than operand type 'i32', found 'i8'}}
  %0 = arith.extsi %a : i32 to i8
  return
}

// -----

// A truncation must narrow.
func.func @f(%a: f16) {
  // expected-error @+1 {{'arith.truncf' op wants a result type narrower than operand type 'f16', found 'f32'}}
  %0 = arith.truncf %a : f16 to f32
  return
}

// -----

// An index cast goes from or to index.
func.func @f(%a: i32) {
  // expected-error @+1 {{'arith.index_cast' op wants an index result for an integer, found 'i64'}}
  %0 = arith.index_cast %a : i32 to i64
  return
}

// -----

// A bitcast keeps the width.
func.func @f(%a: f32) {
  // expected-error @+1 {{'arith.bitcast' op wants a result of 32 bits, like operand type 'f32', found 'i64'}}
  %0 = arith.bitcast %a : f32 to i64
  return
}

// -----

// A condition has the shape of what it chooses.
func.func @f(%c: tensor<3xi1>, %a: tensor<2xf32>) {
  // expected-error @+1 {{'arith.select' op wants a condition of i1, or of i1 in the shape of 'tensor<2xf32>', found 'tensor<3xi1>'}}
  %0 = arith.select %c, %a, %a : tensor<3xi1>, tensor<2xf32>
  return
}

// -----

// Constants are signless.
func.func @f() {
  // expected-error @+1 {{'arith.constant' op wants a signless integer, found 'ui8'}}
  %0 = arith.constant 1 : ui8
  return
}

// -----

func.func @f(%a: tensor<4xi32>) {
  // expected-error @+1 {{'arith.trunci' op wants a result of the shape of 'tensor<4xi32>', found 'tensor<?xi16>'}}
  %0 = arith.trunci %a : tensor<4xi32> to tensor<?xi16>
  return
}

// -----

func.func @f(%a: tensor<4xi32>) {
  // expected-error @+1 {{'arith.sitofp' op wants a result of the shape of 'tensor<4xi32>', found 'tensor<?xf32>'}}
  %0 = arith.sitofp %a : tensor<4xi32> to tensor<?xf32>
  return
}

// -----

func.func @scaled(%a: vector<[4]xi32>) {
  // expected-error @+1 {{'arith.trunci' op requires the same shape for all operands and results}}
  %0 = arith.trunci %a : vector<[4]xi32> to vector<4xi8>
  return
}
