// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --split-input-file --verify-diagnostics %s
// Mistakes in ops of the mhlo dialect, each with what was wanted and found.

func.func @f(%a: tensor<2xf32>) {
  // expected-error @+1 {{'mhlo.async_start' op wants called_computation, found 'none'}}
  %0 = "mhlo.async_start"(%a) : (tensor<2xf32>) -> !mhlo.async_bundle<tensor<2xf32>, tensor<4xf32>>
  return
}

// -----

func.func @f(%a: tensor<2xf32>) {
  // expected-error @+1 {{'mhlo.async_start' op wants the name of a function in called_computation, found '@g'}}
  %0 = "mhlo.async_start"(%a) {called_computation = @g, execution_thread = "main"} : (tensor<2xf32>) -> !mhlo.async_bundle<tensor<2xf32>, tensor<4xf32>>
  return
}

// -----

func.func @f(%a: tensor<2xf32>) attributes {execution_thread = "other"} {
  // expected-error @+1 {{'mhlo.async_start' op wants the execution_thread of its function, found '"main"'}}
  %0 = "mhlo.async_start"(%a) {called_computation = @f, execution_thread = "main"} : (tensor<2xf32>) -> !mhlo.async_bundle<tensor<2xf32>, tensor<4xf32>>
  return
}

// -----

func.func @f(%a: tensor<2xf32>) {
  // expected-error @+1 {{'mhlo.async_start' op wants a bundle of inputs and outputs at least, found '!mhlo.async_bundle<tensor<2xf32>>'}}
  %0 = "mhlo.async_start"(%a) {called_computation = @f, execution_thread = "main"} : (tensor<2xf32>) -> !mhlo.async_bundle<tensor<2xf32>>
  return
}

// -----

func.func @f(%a: tensor<2xf32>) {
  // expected-error @+1 {{'mhlo.fusion' op wants as many arguments of the body as inputs: 1, found '0'}}
  "mhlo.fusion"(%a) ({
    mhlo.return
  }) : (tensor<2xf32>) -> ()
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'mhlo.fusion' op wants as many values returned as results: 1, found '0'}}
  %0 = "mhlo.fusion"() ({
    mhlo.return
  }) : () -> tensor<2xf32>
  return
}

// -----

func.func @f(%a: tensor<2xf32>) {
  // expected-error @+1 {{'mhlo.fusion' op wants arguments of the inputs' types, found 'tensor<3xf32>'}}
  "mhlo.fusion"(%a) ({
  ^bb0(%b: tensor<3xf32>):
    mhlo.return
  }) : (tensor<2xf32>) -> ()
  return
}

// -----

func.func @f(%a: tensor<2xf32>) {
  // expected-error @+1 {{'mhlo.fusion' op wants returned values of the results' types, found 'tensor<2xf32>'}}
  %0 = "mhlo.fusion"(%a) ({
  ^bb0(%b: tensor<2xf32>):
    mhlo.return %b : tensor<2xf32>
  }) : (tensor<2xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @f(%a: tensor<10x16xbf16>, %b: tensor<32x20xbf16>) {
  // expected-error @+1 {{'mhlo.sparse_dot' op wants one operand of metadata for a sparse side, found '0'}}
  %0 = "mhlo.sparse_dot"(%a, %b) {lhs_sparsity = #mhlo.sparsity<dimension = 1, n = 2, m = 4>, dot_dimension_numbers = #mhlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>} : (tensor<10x16xbf16>, tensor<32x20xbf16>) -> tensor<10x20xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %r: tensor<4xi32>) {
  // expected-error @+1 {{'mhlo.stochastic_convert' op wants random bits that are unsigned, found 'i32'}}
  %0 = "mhlo.stochastic_convert"(%a, %r) : (tensor<4xf32>, tensor<4xi32>) -> tensor<4xi8>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %r: tensor<4xui16>) {
  // expected-error @+1 {{'mhlo.stochastic_convert' op wants random bits as wide as the operand, found 'ui16'}}
  %0 = "mhlo.stochastic_convert"(%a, %r) : (tensor<4xf32>, tensor<4xui16>) -> tensor<4xi8>
  return
}

// -----

func.func @f(%a: tensor<f32>) {
  // expected-error @+1 {{'mhlo.topk' op wants an operand of rank 1 or more, found 'tensor<f32>'}}
  %0:2 = mhlo.topk(%a, k = 2) : tensor<f32> -> (tensor<2xf32>, tensor<2xi32>)
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @+1 {{'mhlo.topk' op wants a k of no more than the last dim, found '5'}}
  %0:2 = mhlo.topk(%a, k = 5) : tensor<4xf32> -> (tensor<5xf32>, tensor<5xi32>)
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @+1 {{'mhlo.topk' op wants indices of i32, found 'tensor<2xi64>'}}
  %0:2 = mhlo.topk(%a, k = 2) : tensor<4xf32> -> (tensor<2xf32>, tensor<2xi64>)
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'mhlo.xla.rng_get_and_update_state' op wants a result of type 'tensor<2xui64>', found 'tensor<3xui64>'}}
  %0 = "mhlo.xla.rng_get_and_update_state"() {delta = 1 : i64} : () -> tensor<3xui64>
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{there is no op 'mhlo.nothing'}}
  %0 = mhlo.nothing
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x4xf32>) {
  // expected-error @+1 {{'stablehlo.dot_general' op attribute 'dot_dimension_numbers' must be #stablehlo.dot}}
  %0 = "mhlo.dot_general"(%a, %b) {dot_dimension_numbers = {lhs_contracting = dense<1> : tensor<1xi64>}} : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  return
}

// -----

func.func @f(%a: tensor<2xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{'mhlo.async_start' op wants outputs of the bundle like 'tensor<4xf32>', found 'tensor<8xf32>'}}
  %0 = "mhlo.async_start"(%a) {called_computation = @f, execution_thread = "main"} : (tensor<2xf32>) -> !mhlo.async_bundle<tensor<2xf32>, tensor<8xf32>>
  %1 = stablehlo.constant dense<0.0> : tensor<4xf32>
  return %1 : tensor<4xf32>
}

// -----

func.func @f(%a: tensor<2xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{'mhlo.async_start' op wants inputs of the bundle like 'tuple<tensor<2xf32>, tensor<2xf32>>', found 'tensor<2xf32>'}}
  %0 = "mhlo.async_start"(%a, %a) {called_computation = @f, execution_thread = "main"} : (tensor<2xf32>, tensor<2xf32>) -> !mhlo.async_bundle<tensor<2xf32>, tensor<4xf32>>
  %1 = stablehlo.constant dense<0.0> : tensor<4xf32>
  return %1 : tensor<4xf32>
}

// -----

func.func @f(%a: !mhlo.async_bundle<tensor<2xf32>, tensor<4xf32>>) {
  // expected-error @+1 {{'mhlo.async_done' op wants outputs of the bundle like 'tensor<8xf32>', found 'tensor<4xf32>'}}
  %0 = "mhlo.async_done"(%a) : (!mhlo.async_bundle<tensor<2xf32>, tensor<4xf32>>) -> tensor<8xf32>
  return
}
