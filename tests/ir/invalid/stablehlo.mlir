// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --split-input-file --verify-diagnostics %s
// Mistakes in ops of the stablehlo dialect, each with what was wanted and
// found.

// Element types.
func.func @f(%f: tensor<f32>, %a: tensor<4x6xf32>, %b: tensor<6x4xf32>, %n: tensor<i32>, %i: tensor<4x6xi32>) {
  // expected-error @+1 {{'stablehlo.is_finite' op operand #0 must be ranked tensor of floating-point or per-tensor quantized values, but got 'tensor<4x6xi32>'}}
  %0 = stablehlo.is_finite %i : (tensor<4x6xi32>) -> tensor<4x6xi1>
  return
}

// -----

func.func @f(%f: tensor<f32>, %a: tensor<4x6xf32>, %b: tensor<6x4xf32>, %n: tensor<i32>, %i: tensor<4x6xi32>) {
  // expected-error @+1 {{'stablehlo.add' op requires the same shape for all operands and results, but got 'tensor<4x6xf32>' and 'tensor<6x4xf32>'}}
  %0 = stablehlo.add %a, %b : (tensor<4x6xf32>, tensor<6x4xf32>) -> tensor<4x6xf32>
  return
}

// -----

func.func @f(%f: tensor<f32>, %a: tensor<4x6xf32>, %b: tensor<6x4xf32>, %n: tensor<i32>, %i: tensor<4x6xi32>) {
  // expected-error @+1 {{'stablehlo.subtract' op wants operand 1 to fit the type 'tensor<4x6xf32>', found 'tensor<4x6xi32>'}}
  %0 = stablehlo.subtract %a, %i : (tensor<4x6xf32>, tensor<4x6xi32>) -> tensor<4x6xf32>
  return
}

// -----

func.func @f(%f: tensor<f32>, %a: tensor<4x6xf32>, %b: tensor<6x4xf32>, %n: tensor<i32>, %i: tensor<4x6xi32>) {
  // expected-error @+1 {{'stablehlo.tanh' op wants result 0 to fit the type 'tensor<4x6xf32>', found 'tensor<4x6xf64>'}}
  %0 = stablehlo.tanh %a : (tensor<4x6xf32>) -> tensor<4x6xf64>
  return
}

// -----

func.func @f(%f: tensor<f32>, %a: tensor<4x6xf32>, %b: tensor<6x4xf32>, %n: tensor<i32>, %i: tensor<4x6xi32>) {
  // expected-error @+1 {{'stablehlo.abs' op wants result 0 to fit the type 'tensor<4x6xf32>', found 'tensor<4x6xf64>'}}
  %0 = stablehlo.abs %a : (tensor<4x6xf32>) -> tensor<4x6xf64>
  return
}

// -----

func.func @f(%z: tensor<2xcomplex<f32>>) {
  // expected-error @+1 {{'stablehlo.real' op wants result 0 to fit the type 'tensor<2xf32>', found 'tensor<2xf64>'}}
  %0 = stablehlo.real %z : (tensor<2xcomplex<f32>>) -> tensor<2xf64>
  return
}

// -----

func.func @f(%x: tensor<2xf32>, %y: tensor<2xf64>) {
  // expected-error @+1 {{'stablehlo.complex' op wants both parts of element type 'f32', found 'f64'}}
  %0 = stablehlo.complex %x, %y : (tensor<2xf32>, tensor<2xf64>) -> tensor<2xcomplex<f32>>
  return
}

// -----

func.func @f(%f: tensor<f32>, %a: tensor<4x6xf32>, %b: tensor<6x4xf32>, %n: tensor<i32>, %i: tensor<4x6xi32>) {
  %0 = stablehlo.complex %f, %f : tensor<f32>
  // expected-error @+1 {{expected a tensor of complex elements}}
  return
}

// -----

func.func @f(%f: tensor<f32>, %a: tensor<4x6xf32>, %b: tensor<6x4xf32>, %n: tensor<i32>, %i: tensor<4x6xi32>) {
  // expected-error @+1 {{'stablehlo.compare' op wants both operands of element type 'f32', found 'i32'}}
  %0 = stablehlo.compare LT, %a, %i : (tensor<4x6xf32>, tensor<4x6xi32>) -> tensor<4x6xi1>
  return
}

// -----

func.func @f(%f: tensor<f32>, %a: tensor<4x6xf32>, %b: tensor<6x4xf32>, %n: tensor<i32>, %i: tensor<4x6xi32>) {
  // expected-error @+1 {{'stablehlo.compare' op attribute 'comparison_direction' must be one of stablehlo.ComparisonDirection: EQ, NE, GE, GT, LE, LT, but got 1 : i32}}
  %0 = "stablehlo.compare"(%a, %a) {comparison_direction = 1 : i32} : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xi1>
  return
}

// -----

func.func @f(%f: tensor<f32>, %a: tensor<4x6xf32>, %b: tensor<6x4xf32>, %n: tensor<i32>, %i: tensor<4x6xi32>) {
  // expected-error @+1 {{'stablehlo.clamp' op wants operand 0 to be a scalar or of the shape of 'tensor<4x6xf32>', found 'tensor<6x4xf32>'}}
  %0 = stablehlo.clamp %b, %a, %f : (tensor<6x4xf32>, tensor<4x6xf32>, tensor<f32>) -> tensor<4x6xf32>
  return
}

// -----

func.func @f(%f: tensor<f32>, %a: tensor<4x6xf32>, %b: tensor<6x4xf32>, %n: tensor<i32>, %i: tensor<4x6xi32>) {
  // expected-error @+1 {{'stablehlo.clamp' op wants all operands of element type 'i32', found 'f32'}}
  %0 = stablehlo.clamp %n, %a, %f : (tensor<i32>, tensor<4x6xf32>, tensor<f32>) -> tensor<4x6xf32>
  return
}

// -----

func.func @f(%p: tensor<3xi1>, %a: tensor<4xf32>, %b: tensor<2xf32>) {
  // expected-error @+1 {{'stablehlo.select' op wants operand 0 to be a scalar or of the shape of 'tensor<4xf32>', found 'tensor<3xi1>'}}
  %0 = stablehlo.select %p, %a, %a : tensor<3xi1>, tensor<4xf32>
  return
}

// -----

func.func @f(%p: tensor<i1>, %a: tensor<4xf32>, %b: tensor<2xf32>) {
  // expected-error @+1 {{'stablehlo.select' op wants on_true and on_false of one type, 'tensor<4xf32>', found 'tensor<2xf32>'}}
  %0 = stablehlo.select %p, %a, %b : (tensor<i1>, tensor<4xf32>, tensor<2xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%p: tensor<i1>, %a: tensor<4xf32>) {
  %0 = stablehlo.select %p, %a, %a : tensor<i1>, tensor<4xf32>, tensor<4xf32>
  // expected-error @+1 {{expected a function type, or the types of pred and of the result}}
  return
}

// -----

func.func @f(%f: tensor<f32>, %a: tensor<4x6xf32>, %b: tensor<6x4xf32>, %n: tensor<i32>, %i: tensor<4x6xi32>) {
  // expected-error @+1 {{'stablehlo.reduce_precision' op attribute 'exponent_bits' must be 32-bit signless integer attribute whose value is positive, but got 0 : i32}}
  %0 = stablehlo.reduce_precision %f, format = e0m10 : tensor<f32>
  return
}

// -----

func.func @f(%f: tensor<f32>, %a: tensor<4x6xf32>, %b: tensor<6x4xf32>, %n: tensor<i32>, %i: tensor<4x6xi32>) {
  // expected-error @+1 {{expected the bits of exponent and mantissa such as e5m10, found 'x5m10'}}
  %0 = stablehlo.reduce_precision %f, format = x5m10 : tensor<f32>
  return
}

// -----

func.func @f(%f: tensor<f32>, %a: tensor<4x6xf32>, %b: tensor<6x4xf32>, %n: tensor<i32>, %i: tensor<4x6xi32>) {
  // expected-error @+1 {{'stablehlo.exponential' op wants mode TOLERANCE of 'result_accuracy' with atol, rtol or ulps, found '#stablehlo.result_accuracy<ulps = 3, mode = #stablehlo.result_accuracy_mode<DEFAULT>>'}}
  %0 = stablehlo.exponential %f {result_accuracy = #stablehlo.result_accuracy<ulps = 3>} : tensor<f32>
  return
}

// -----

func.func @f(%f: tensor<f32>, %a: tensor<4x6xf32>, %b: tensor<6x4xf32>, %n: tensor<i32>, %i: tensor<4x6xi32>) {
  // expected-error @+1 {{'stablehlo.exponential' op wants atol, rtol and ulps of 'result_accuracy' of at least 0, found '#stablehlo.result_accuracy<atol = -1.000000e+00, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>'}}
  %0 = stablehlo.exponential %f {result_accuracy = #stablehlo.result_accuracy<atol = -1.0, mode = <TOLERANCE>>} : tensor<f32>
  return
}

// -----

func.func @f(%f: tensor<f32>, %a: tensor<4x6xf32>, %b: tensor<6x4xf32>, %n: tensor<i32>, %i: tensor<4x6xi32>) {
  // expected-error @+1 {{expected one of: 'atol', 'rtol', 'ulps', 'mode'; found 'ulp'}}
  %0 = stablehlo.exponential %f {result_accuracy = #stablehlo.result_accuracy<ulp = 3>} : tensor<f32>
  return
}

// -----

func.func @f(%q: tensor<2x!quant.uniform<i8:f32, 0.5>>) {
  // expected-error @+1 {{'stablehlo.uniform_dequantize' op wants a result that expresses elements of type 'f32', found 'f64'}}
  %0 = stablehlo.uniform_dequantize %q : (tensor<2x!quant.uniform<i8:f32, 0.5>>) -> tensor<2xf64>
  return
}

// -----

func.func @f(%q: tensor<2xf32>) {
  // expected-error @+1 {{'stablehlo.uniform_quantize' op result #0 must be ranked tensor of quantized values, but got 'tensor<2x!quant.uniform<i8:f32:0, {5.000000e-01,2.500000e-01,1.250000e-01}>>'}}
  %0 = stablehlo.uniform_quantize %q : (tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f32:0, {0.5, 0.25, 0.125}>>
  return
}

// -----

func.func @f(%q: tensor<2x!quant.uniform<i8:f32, 0.5>>, %r: tensor<2x!quant.uniform<i16:f32, 0.5>>) {
  // expected-error @+1 {{'stablehlo.add' op wants quantized types of one storage and expressed type, as '!quant.uniform<i8:f32, 5.000000e-01>' has, found '!quant.uniform<i16:f32, 5.000000e-01>'}}
  %0 = stablehlo.add %q, %r : (tensor<2x!quant.uniform<i8:f32, 0.5>>, tensor<2x!quant.uniform<i16:f32, 0.5>>) -> tensor<2x!quant.uniform<i8:f32, 0.5>>
  return
}

// -----

// Constants, tuples, calls.
func.func @f() {
  // expected-error @+1 {{'stablehlo.constant' op wants a value that fits the result type 'tensor<3xi32>', found 'tensor<2xi32>'}}
  %0 = "stablehlo.constant"() {value = dense<1> : tensor<2xi32>} : () -> tensor<3xi32>
  return
}

// -----

func.func @f() {
  %0 = stablehlo.constant 1 : i32
  // expected-error @+1 {{expected elements such as dense<0> : tensor<i32>}}
  return
}

// -----

func.func @f(%f: tensor<f32>, %a: tensor<4x6xf32>, %b: tensor<6x4xf32>, %n: tensor<i32>, %i: tensor<4x6xi32>) {
  // expected-error @+1 {{'stablehlo.tuple' op wants a tuple of 1 values, one an operand, found 'tuple<tensor<f32>, tensor<f32>>'}}
  %0 = "stablehlo.tuple"(%f) : (tensor<f32>) -> tuple<tensor<f32>, tensor<f32>>
  return
}

// -----

func.func @f(%f: tensor<f32>, %a: tensor<4x6xf32>, %b: tensor<6x4xf32>, %n: tensor<i32>, %i: tensor<4x6xi32>) {
  // expected-error @+1 {{'stablehlo.tuple' op wants value 0 of the tuple of type 'tensor<f32>', found 'tensor<i32>'}}
  %0 = "stablehlo.tuple"(%f) : (tensor<f32>) -> tuple<tensor<i32>>
  return
}

// -----

func.func @f(%f: tensor<f32>, %a: tensor<4x6xf32>, %b: tensor<6x4xf32>, %n: tensor<i32>, %i: tensor<4x6xi32>) {
  %0 = stablehlo.tuple %f : tensor<f32>
  // expected-error @+1 {{expected a tuple type}}
  return
}

// -----

func.func @f(%t: tuple<tensor<f32>>) {
  // expected-error @+1 {{'stablehlo.get_tuple_element' op wants an index below 1, the number of values in the tuple, found '1'}}
  %0 = stablehlo.get_tuple_element %t[1] : (tuple<tensor<f32>>) -> tensor<f32>
  return
}

// -----

func.func @f(%t: tuple<tensor<f32>>) {
  // expected-error @+1 {{'stablehlo.get_tuple_element' op wants a result of type 'tensor<f32>', found 'tensor<i32>'}}
  %0 = stablehlo.get_tuple_element %t[0] : (tuple<tensor<f32>>) -> tensor<i32>
  return
}

// -----

func.func @f(%f: tensor<f32>, %a: tensor<4x6xf32>, %b: tensor<6x4xf32>, %n: tensor<i32>, %i: tensor<4x6xi32>) {
  // expected-error @+1 {{'stablehlo.optimization_barrier' op wants result 0 to fit the type 'tensor<f32>', found 'tensor<i32>'}}
  %0 = "stablehlo.optimization_barrier"(%f) : (tensor<f32>) -> tensor<i32>
  return
}

// -----

func.func @f(%f: tensor<f32>, %a: tensor<4x6xf32>, %b: tensor<6x4xf32>, %n: tensor<i32>, %i: tensor<4x6xi32>) {
  // expected-error @+1 {{'stablehlo.composite' op wants a name with a namespace such as "my.op", found '"op"'}}
  %0 = stablehlo.composite "op" %f {decomposition = @f} : (tensor<f32>) -> tensor<f32>
  return
}

// -----

func.func @f(%f: tensor<f32>, %a: tensor<4x6xf32>, %b: tensor<6x4xf32>, %n: tensor<i32>, %i: tensor<4x6xi32>) {
  // expected-error @+1 {{'stablehlo.composite' op wants a function as its decomposition, found '@nothing'}}
  %0 = stablehlo.composite "my.op" %f {decomposition = @nothing} : (tensor<f32>) -> tensor<f32>
  return
}

// -----

func.func @f(%f: tensor<f32>, %a: tensor<4x6xf32>, %b: tensor<6x4xf32>, %n: tensor<i32>, %i: tensor<4x6xi32>) {
  // expected-error @+1 {{'stablehlo.composite' op wants a decomposition that takes its operands and makes its results, found '(tensor<f32>, tensor<4x6xf32>, tensor<6x4xf32>, tensor<i32>, tensor<4x6xi32>) -> ()'}}
  %0 = stablehlo.composite "my.op" %f {decomposition = @f} : (tensor<f32>) -> tensor<f32>
  return
}

// -----

func.func @f(%f: tensor<f32>, %a: tensor<4x6xf32>, %b: tensor<6x4xf32>, %n: tensor<i32>, %i: tensor<4x6xi32>) {
  // expected-error @+1 {{'stablehlo.custom_call' op wants layouts of both operands and results, or of none, found 'operand_layouts'}}
  %0 = stablehlo.custom_call @foo(%f) {operand_layouts = [dense<> : tensor<0xindex>]} : (tensor<f32>) -> tensor<f32>
  return
}

// -----

func.func @f(%f: tensor<f32>, %a: tensor<4x6xf32>, %b: tensor<6x4xf32>, %n: tensor<i32>, %i: tensor<4x6xi32>) {
  // expected-error @+1 {{'stablehlo.custom_call' op wants item 0 of 'operand_layouts' to be a permutation of the dimensions of 'tensor<4x6xf32>', found 'dense<0> : tensor<2xindex>'}}
  %0 = stablehlo.custom_call @foo(%a) {operand_layouts = [dense<[0, 0]> : tensor<2xindex>], result_layouts = [dense<> : tensor<0xindex>]} : (tensor<4x6xf32>) -> tensor<f32>
  return
}

// -----

func.func @f(%f: tensor<f32>, %a: tensor<4x6xf32>, %b: tensor<6x4xf32>, %n: tensor<i32>, %i: tensor<4x6xi32>) {
  // expected-error @+1 {{'stablehlo.custom_call' op wants 'operand_layouts' to have 1 items, one a value, found '0'}}
  %0 = stablehlo.custom_call @foo(%a) {operand_layouts = [], result_layouts = [dense<> : tensor<0xindex>]} : (tensor<4x6xf32>) -> tensor<f32>
  return
}

// -----

func.func @f(%f: tensor<f32>, %a: tensor<4x6xf32>, %b: tensor<6x4xf32>, %n: tensor<i32>, %i: tensor<4x6xi32>) {
  // expected-error @+1 {{'stablehlo.custom_call' op wants a string as 'backend_config' unless api_version is 4, found '{a = 1 : i32}'}}
  %0 = stablehlo.custom_call @foo(%f) {backend_config = {a = 1 : i32}} : (tensor<f32>) -> tensor<f32>
  return
}

// -----

func.func @f(%f: tensor<f32>, %a: tensor<4x6xf32>, %b: tensor<6x4xf32>, %n: tensor<i32>, %i: tensor<4x6xi32>) {
  // expected-error @+1 {{'stablehlo.custom_call' op wants a dictionary as 'backend_config' with api_version = 4, found '"a"'}}
  %0 = stablehlo.custom_call @foo(%f) {api_version = 4 : i32, backend_config = "a"} : (tensor<f32>) -> tensor<f32>
  return
}

// -----

func.func @f(%f: tensor<f32>, %a: tensor<4x6xf32>, %b: tensor<6x4xf32>, %n: tensor<i32>, %i: tensor<4x6xi32>) {
  // expected-error @+1 {{'stablehlo.custom_call' op wants aliases of operands below 1, found '#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>'}}
  %0 = stablehlo.custom_call @foo(%f) {output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>]} : (tensor<f32>) -> tensor<f32>
  return
}

// -----

func.func @f(%f: tensor<f32>, %a: tensor<4x6xf32>, %b: tensor<6x4xf32>, %n: tensor<i32>, %i: tensor<4x6xi32>) {
  // expected-error @+1 {{'stablehlo.custom_call' op wants aliases between values of one type, found '#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>'}}
  %0 = stablehlo.custom_call @foo(%f) {output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>]} : (tensor<f32>) -> tensor<i32>
  return
}

// -----

// Shapes.
func.func @f() {
  // expected-error @+1 {{'stablehlo.iota' op wants 'iota_dimension' to be a dimension of the result, below 2, found '2'}}
  %0 = stablehlo.iota dim = 2 : tensor<4x6xi32>
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'stablehlo.iota' op wants a result of rank 1 or more, found 'tensor<i32>'}}
  %0 = stablehlo.iota dim = 0 : tensor<i32>
  return
}

// -----

func.func @f(%s: tensor<1xi64>) {
  // expected-error @+1 {{'stablehlo.dynamic_iota' op wants operand 0 with 2 items, one a dimension of the result, found '1'}}
  %0 = stablehlo.dynamic_iota %s, dim = 0 : (tensor<1xi64>) -> tensor<?x?xi32>
  return
}

// -----

func.func @f() {
  %s = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  // expected-error @+1 {{'stablehlo.dynamic_iota' op wants operand 0 to be the shape of the result 'tensor<2x4xi32>', also in dimension 1, found '3'}}
  %0 = stablehlo.dynamic_iota %s, dim = 0 : (tensor<2xi64>) -> tensor<2x4xi32>
  return
}

// -----

func.func @f(%f: tensor<f32>, %a: tensor<4x6xf32>, %b: tensor<6x4xf32>, %n: tensor<i32>, %i: tensor<4x6xi32>) {
  // expected-error @+1 {{'stablehlo.broadcast' op wants items of 'broadcast_sizes' of at least 0, found '-1'}}
  %0 = stablehlo.broadcast %a, sizes = [-1] : (tensor<4x6xf32>) -> tensor<?x4x6xf32>
  return
}

// -----

func.func @f(%f: tensor<f32>, %a: tensor<4x6xf32>, %b: tensor<6x4xf32>, %n: tensor<i32>, %i: tensor<4x6xi32>) {
  // expected-error @+1 {{'stablehlo.broadcast' op wants result 0 to fit the type 'tensor<2x4x6xf32>', found 'tensor<3x4x6xf32>'}}
  %0 = stablehlo.broadcast %a, sizes = [2] : (tensor<4x6xf32>) -> tensor<3x4x6xf32>
  return
}

// -----

func.func @f(%f: tensor<f32>, %a: tensor<4x6xf32>, %b: tensor<6x4xf32>, %n: tensor<i32>, %i: tensor<4x6xi32>) {
  // expected-error @+1 {{'stablehlo.broadcast_in_dim' op wants 'broadcast_dimensions' of length 2, as the rank of the operand says, found '1'}}
  %0 = stablehlo.broadcast_in_dim %a, dims = [0] : (tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}

// -----

func.func @f(%f: tensor<f32>, %a: tensor<4x6xf32>, %b: tensor<6x4xf32>, %n: tensor<i32>, %i: tensor<4x6xi32>) {
  // expected-error @+1 {{'stablehlo.broadcast_in_dim' op wants items of 'broadcast_dimensions' to occur once, not twice, found '0'}}
  %0 = stablehlo.broadcast_in_dim %a, dims = [0, 0] : (tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}

// -----

func.func @f(%f: tensor<f32>, %a: tensor<4x6xf32>, %b: tensor<6x4xf32>, %n: tensor<i32>, %i: tensor<4x6xi32>) {
  // expected-error @+1 {{'stablehlo.broadcast_in_dim' op wants items of 'broadcast_dimensions' to be dimensions of the result, below 2, found '2'}}
  %0 = stablehlo.broadcast_in_dim %a, dims = [0, 2] : (tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}

// -----

func.func @f(%f: tensor<f32>, %a: tensor<4x6xf32>, %b: tensor<6x4xf32>, %n: tensor<i32>, %i: tensor<4x6xi32>) {
  // expected-error @+1 {{'stablehlo.broadcast_in_dim' op wants dimension 1 of the operand to be 1 or 7, the size of dimension 1 of the result, found '6'}}
  %0 = stablehlo.broadcast_in_dim %a, dims = [0, 1] : (tensor<4x6xf32>) -> tensor<4x7xf32>
  return
}

// -----

func.func @f(%f: tensor<f32>, %a: tensor<4x6xf32>, %b: tensor<6x4xf32>, %n: tensor<i32>, %i: tensor<4x6xi32>) {
  // expected-error @+1 {{'stablehlo.broadcast_in_dim' op result #0 must be statically shaped or bounded tensor of floating-point or pred or integer or complex or quantized values, but got 'tensor<?x6xf32>'}}
  %0 = stablehlo.broadcast_in_dim %a, dims = [0, 1] : (tensor<4x6xf32>) -> tensor<?x6xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %s: tensor<2xi64>) {
  // expected-error @+1 {{'stablehlo.dynamic_broadcast_in_dim' op wants dimensions in one of 'known_expanding_dimensions' and 'known_nonexpanding_dimensions', not both, found '0'}}
  %0 = stablehlo.dynamic_broadcast_in_dim %a, %s, dims = [1] {known_expanding_dimensions = array<i64: 0>, known_nonexpanding_dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<2xi64>) -> tensor<?x?xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %s: tensor<2xi64>) {
  // expected-error @+1 {{'stablehlo.dynamic_broadcast_in_dim' op wants operand 1 with 3 items, one a dimension of the result, found '2'}}
  %0 = stablehlo.dynamic_broadcast_in_dim %a, %s, dims = [1] : (tensor<4xf32>, tensor<2xi64>) -> tensor<?x?x?xf32>
  return
}

// -----

func.func @f(%f: tensor<f32>, %a: tensor<4x6xf32>, %b: tensor<6x4xf32>, %n: tensor<i32>, %i: tensor<4x6xi32>) {
  // expected-error @+1 {{'stablehlo.reshape' op wants a result of 24 elements, as many as the operand has, found '25'}}
  %0 = stablehlo.reshape %a : (tensor<4x6xf32>) -> tensor<5x5xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %s: tensor<2xi64>) {
  // expected-error @+1 {{'stablehlo.dynamic_reshape' op wants operand 1 with 1 items, one a dimension of the result, found '2'}}
  %0 = stablehlo.dynamic_reshape %a, %s : (tensor<4xf32>, tensor<2xi64>) -> tensor<?xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf64>) {
  // expected-error @+1 {{'stablehlo.bitcast_convert' op wants a result with the bits of 'tensor<4xf64>', 2 narrow elements for each wide one in the last dimension, found 'tensor<4x3xf32>'}}
  %0 = stablehlo.bitcast_convert %a : (tensor<4xf64>) -> tensor<4x3xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf64>) {
  // expected-error @+1 {{'stablehlo.bitcast_convert' op wants both element types complex, or none, as 'f64', found 'complex<f32>'}}
  %0 = stablehlo.bitcast_convert %a : (tensor<4xf64>) -> tensor<4xcomplex<f32>>
  return
}

// -----

func.func @f(%f: tensor<f32>, %a: tensor<4x6xf32>, %b: tensor<6x4xf32>, %n: tensor<i32>, %i: tensor<4x6xi32>) {
  // expected-error @+1 {{'stablehlo.transpose' op wants items of 'permutation' to occur once, not twice, found '0'}}
  %0 = stablehlo.transpose %a, dims = [0, 0] : (tensor<4x6xf32>) -> tensor<6x4xf32>
  return
}

// -----

func.func @f(%f: tensor<f32>, %a: tensor<4x6xf32>, %b: tensor<6x4xf32>, %n: tensor<i32>, %i: tensor<4x6xi32>) {
  // expected-error @+1 {{'stablehlo.transpose' op wants 'permutation' of length 2, as the rank of the operand says, found '1'}}
  %0 = stablehlo.transpose %a, dims = [1] : (tensor<4x6xf32>) -> tensor<6x4xf32>
  return
}

// -----

func.func @f(%f: tensor<f32>, %a: tensor<4x6xf32>, %b: tensor<6x4xf32>, %n: tensor<i32>, %i: tensor<4x6xi32>) {
  // expected-error @+1 {{'stablehlo.transpose' op wants result 0 to fit the type 'tensor<6x4xf32>', found 'tensor<4x6xf32>'}}
  %0 = stablehlo.transpose %a, dims = [1, 0] : (tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}

// -----

func.func @f(%f: tensor<f32>, %a: tensor<4x6xf32>, %b: tensor<6x4xf32>, %n: tensor<i32>, %i: tensor<4x6xi32>) {
  // expected-error @+1 {{'stablehlo.reverse' op wants items of 'dimensions' to be dimensions of the operand, below 2, found '2'}}
  %0 = stablehlo.reverse %a, dims = [2] : tensor<4x6xf32>
  return
}

// -----

func.func @f(%f: tensor<f32>, %a: tensor<4x6xf32>, %b: tensor<6x4xf32>, %n: tensor<i32>, %i: tensor<4x6xi32>) {
  // expected-error @+1 {{'stablehlo.get_dimension_size' op wants 'dimension' to be a dimension of the operand, below 2, found '2'}}
  %0 = stablehlo.get_dimension_size %a, dim = 2 : (tensor<4x6xf32>) -> tensor<i32>
  return
}

// -----

func.func @f(%f: tensor<f32>, %a: tensor<4x6xf32>, %b: tensor<6x4xf32>, %n: tensor<i32>, %i: tensor<4x6xi32>) {
  // expected-error @+1 {{'stablehlo.set_dimension_size' op wants result 0 to fit the type 'tensor<?x6xf32>', found 'tensor<4x7xf32>'}}
  %0 = stablehlo.set_dimension_size %a, %n, dim = 0 : (tensor<4x6xf32>, tensor<i32>) -> tensor<4x7xf32>
  return
}

// -----

func.func @f(%f: tensor<f32>, %a: tensor<4x6xf32>, %b: tensor<6x4xf32>, %n: tensor<i32>, %i: tensor<4x6xi32>) {
  // expected-error @+1 {{'stablehlo.concatenate' op wants one or more operands, found '0'}}
  %0 = "stablehlo.concatenate"() {dimension = 0 : i64} : () -> tensor<2xf32>
  return
}

// -----

func.func @f(%f: tensor<f32>, %a: tensor<4x6xf32>, %b: tensor<6x4xf32>, %n: tensor<i32>, %i: tensor<4x6xi32>) {
  // expected-error @+1 {{'stablehlo.concatenate' op wants operand 1 to have the shape of 'tensor<4x6xf32>' but for dimension 0, found 'tensor<6x4xf32>'}}
  %0 = stablehlo.concatenate %a, %b, dim = 0 : (tensor<4x6xf32>, tensor<6x4xf32>) -> tensor<10x6xf32>
  return
}

// -----

func.func @f(%f: tensor<f32>, %a: tensor<4x6xf32>, %b: tensor<6x4xf32>, %n: tensor<i32>, %i: tensor<4x6xi32>) {
  // expected-error @+1 {{'stablehlo.concatenate' op wants 'dimension' to be a dimension of the operands, below 2, found '2'}}
  %0 = stablehlo.concatenate %a, %a, dim = 2 : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<8x6xf32>
  return
}

// -----

func.func @f(%f: tensor<f32>, %a: tensor<4x6xf32>, %b: tensor<6x4xf32>, %n: tensor<i32>, %i: tensor<4x6xi32>) {
  // expected-error @+1 {{'stablehlo.concatenate' op wants result 0 to fit the type 'tensor<8x6xf32>', found 'tensor<9x6xf32>'}}
  %0 = stablehlo.concatenate %a, %a, dim = 0 : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<9x6xf32>
  return
}

// -----

func.func @f(%f: tensor<f32>, %a: tensor<4x6xf32>, %b: tensor<6x4xf32>, %n: tensor<i32>, %i: tensor<4x6xi32>) {
  // expected-error @+1 {{'stablehlo.slice' op wants 'start_indices' of length 2, as the rank of the operand says, found '1'}}
  %0 = stablehlo.slice %a [0:2] : (tensor<4x6xf32>) -> tensor<2x6xf32>
  return
}

// -----

func.func @f(%f: tensor<f32>, %a: tensor<4x6xf32>, %b: tensor<6x4xf32>, %n: tensor<i32>, %i: tensor<4x6xi32>) {
  // expected-error @+1 {{'stablehlo.slice' op wants a limit of at most 6 in dimension 1, found '7'}}
  %0 = stablehlo.slice %a [0:2, 0:7] : (tensor<4x6xf32>) -> tensor<2x7xf32>
  return
}

// -----

func.func @f(%f: tensor<f32>, %a: tensor<4x6xf32>, %b: tensor<6x4xf32>, %n: tensor<i32>, %i: tensor<4x6xi32>) {
  // expected-error @+1 {{'stablehlo.slice' op wants items of 'start_indices' of at least 0, found '-1'}}
  %0 = stablehlo.slice %a [-1:2, 0:6] : (tensor<4x6xf32>) -> tensor<3x6xf32>
  return
}

// -----

func.func @f(%f: tensor<f32>, %a: tensor<4x6xf32>, %b: tensor<6x4xf32>, %n: tensor<i32>, %i: tensor<4x6xi32>) {
  // expected-error @+1 {{'stablehlo.slice' op wants a start of at most the limit 2 in dimension 0, found '3'}}
  %0 = stablehlo.slice %a [3:2, 0:6] : (tensor<4x6xf32>) -> tensor<0x6xf32>
  return
}

// -----

func.func @f(%f: tensor<f32>, %a: tensor<4x6xf32>, %b: tensor<6x4xf32>, %n: tensor<i32>, %i: tensor<4x6xi32>) {
  // expected-error @+1 {{'stablehlo.slice' op wants items of 'strides' of at least 1, found '0'}}
  %0 = stablehlo.slice %a [0:2:0, 0:6] : (tensor<4x6xf32>) -> tensor<2x6xf32>
  return
}

// -----

func.func @f(%f: tensor<f32>, %a: tensor<4x6xf32>, %b: tensor<6x4xf32>, %n: tensor<i32>, %i: tensor<4x6xi32>) {
  // expected-error @+1 {{'stablehlo.slice' op wants result 0 to fit the type 'tensor<2x6xf32>', found 'tensor<1x6xf32>'}}
  %0 = stablehlo.slice %a [0:3:2, 0:6] : (tensor<4x6xf32>) -> tensor<1x6xf32>
  return
}

// -----

func.func @f(%f: tensor<f32>, %a: tensor<4x6xf32>, %b: tensor<6x4xf32>, %n: tensor<i32>, %i: tensor<4x6xi32>) {
  // expected-error @+1 {{'stablehlo.dynamic_slice' op wants 2 start indices, one a dimension of the operand, found '1'}}
  %0 = stablehlo.dynamic_slice %a, %n, sizes = [1, 1] : (tensor<4x6xf32>, tensor<i32>) -> tensor<1x1xf32>
  return
}

// -----

func.func @f(%f: tensor<f32>, %a: tensor<4x6xf32>, %b: tensor<6x4xf32>, %n: tensor<i32>, %i: tensor<4x6xi32>, %k: tensor<i64>) {
  // expected-error @+1 {{'stablehlo.dynamic_slice' op wants all start indices of element type 'i32', found 'i64'}}
  %0 = stablehlo.dynamic_slice %a, %n, %k, sizes = [1, 1] : (tensor<4x6xf32>, tensor<i32>, tensor<i64>) -> tensor<1x1xf32>
  return
}

// -----

func.func @f(%f: tensor<f32>, %a: tensor<4x6xf32>, %b: tensor<6x4xf32>, %n: tensor<i32>, %i: tensor<4x6xi32>) {
  // expected-error @+1 {{'stablehlo.dynamic_slice' op wants slice sizes of at most 4 in dimension 0, found '5'}}
  %0 = stablehlo.dynamic_slice %a, %n, %n, sizes = [5, 1] : (tensor<4x6xf32>, tensor<i32>, tensor<i32>) -> tensor<5x1xf32>
  return
}

// -----

func.func @f(%f: tensor<f32>, %a: tensor<4x6xf32>, %b: tensor<6x4xf32>, %n: tensor<i32>, %i: tensor<4x6xi32>) {
  // expected-error @+1 {{'stablehlo.dynamic_slice' op wants 'slice_sizes' of length 2, as the rank of the operand says, found '1'}}
  %0 = stablehlo.dynamic_slice %a, %n, %n, sizes = [1] : (tensor<4x6xf32>, tensor<i32>, tensor<i32>) -> tensor<1x1xf32>
  return
}

// -----

func.func @f(%f: tensor<f32>, %a: tensor<4x6xf32>, %b: tensor<6x4xf32>, %n: tensor<i32>, %i: tensor<4x6xi32>) {
  // expected-error @+1 {{'stablehlo.dynamic_update_slice' op wants sizes of the update of at most 4 in dimension 0, found '6'}}
  %0 = stablehlo.dynamic_update_slice %a, %b, %n, %n : (tensor<4x6xf32>, tensor<6x4xf32>, tensor<i32>, tensor<i32>) -> tensor<4x6xf32>
  return
}

// -----

func.func @f(%f: tensor<f32>, %a: tensor<4x6xf32>, %b: tensor<6x4xf32>, %n: tensor<i32>, %i: tensor<4x6xi32>) {
  // expected-error @+1 {{'stablehlo.dynamic_update_slice' op wants operand 1 of rank 2, found 'tensor<f32>'}}
  %0 = stablehlo.dynamic_update_slice %a, %f, %n, %n : (tensor<4x6xf32>, tensor<f32>, tensor<i32>, tensor<i32>) -> tensor<4x6xf32>
  return
}

// -----

func.func @f(%a: tensor<?xf32>, %s: tensor<1xindex>, %t: tensor<2xindex>) {
  // expected-error @+1 {{'stablehlo.real_dynamic_slice' op wants starts, limits and strides of one type, 'tensor<1xindex>', found 'tensor<2xindex>'}}
  %0 = stablehlo.real_dynamic_slice %a, %s, %t, %s : (tensor<?xf32>, tensor<1xindex>, tensor<2xindex>, tensor<1xindex>) -> tensor<?xf32>
  return
}

// -----

func.func @f(%a: tensor<?xf32>, %t: tensor<2xindex>) {
  // expected-error @+1 {{'stablehlo.real_dynamic_slice' op wants operand 1 with 1 items, one a dimension of the operand, found '2'}}
  %0 = stablehlo.real_dynamic_slice %a, %t, %t, %t : (tensor<?xf32>, tensor<2xindex>, tensor<2xindex>, tensor<2xindex>) -> tensor<?xf32>
  return
}

// -----

func.func @f(%f: tensor<f32>, %a: tensor<4x6xf32>, %b: tensor<6x4xf32>, %n: tensor<i32>, %i: tensor<4x6xi32>) {
  // expected-error @+1 {{'stablehlo.pad' op wants a padding value of element type 'f32', found 'i32'}}
  %0 = stablehlo.pad %a, %n, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<4x6xf32>, tensor<i32>) -> tensor<4x6xf32>
  return
}

// -----

func.func @f(%f: tensor<f32>, %a: tensor<4x6xf32>, %b: tensor<6x4xf32>, %n: tensor<i32>, %i: tensor<4x6xi32>) {
  // expected-error @+1 {{'stablehlo.pad' op wants 'edge_padding_low' of length 2, as the rank of the operand says, found '1'}}
  %0 = stablehlo.pad %a, %f, low = [0], high = [0, 0], interior = [0, 0] : (tensor<4x6xf32>, tensor<f32>) -> tensor<4x6xf32>
  return
}

// -----

func.func @f(%f: tensor<f32>, %a: tensor<4x6xf32>, %b: tensor<6x4xf32>, %n: tensor<i32>, %i: tensor<4x6xi32>) {
  // expected-error @+1 {{'stablehlo.pad' op wants a size of at least 0 in dimension 0 after padding, found '-1'}}
  %0 = stablehlo.pad %a, %f, low = [-5, 0], high = [0, 0], interior = [0, 0] : (tensor<4x6xf32>, tensor<f32>) -> tensor<4x6xf32>
  return
}

// -----

func.func @f(%f: tensor<f32>, %a: tensor<4x6xf32>, %b: tensor<6x4xf32>, %n: tensor<i32>, %i: tensor<4x6xi32>) {
  // expected-error @+1 {{'stablehlo.pad' op wants items of 'interior_padding' of at least 0, found '-1'}}
  %0 = stablehlo.pad %a, %f, low = [0, 0], high = [0, 0], interior = [-1, 0] : (tensor<4x6xf32>, tensor<f32>) -> tensor<4x6xf32>
  return
}

// -----

func.func @f(%f: tensor<f32>, %a: tensor<4x6xf32>, %b: tensor<6x4xf32>, %n: tensor<i32>, %i: tensor<4x6xi32>) {
  // expected-error @+1 {{'stablehlo.pad' op wants result 0 to fit the type 'tensor<5x6xf32>', found 'tensor<4x6xf32>'}}
  %0 = stablehlo.pad %a, %f, low = [0, 0], high = [1, 0], interior = [0, 0] : (tensor<4x6xf32>, tensor<f32>) -> tensor<4x6xf32>
  return
}

// -----

func.func @f(%a: tensor<?xf32>, %v: tensor<f32>, %s: tensor<1xi64>, %t: tensor<2xi64>) {
  // expected-error @+1 {{'stablehlo.dynamic_pad' op wants paddings of one type, 'tensor<1xi64>', found 'tensor<2xi64>'}}
  %0 = stablehlo.dynamic_pad %a, %v, %s, %t, %s : (tensor<?xf32>, tensor<f32>, tensor<1xi64>, tensor<2xi64>, tensor<1xi64>) -> tensor<?xf32>
  return
}

// -----

func.func @f(%f: tensor<f32>, %a: tensor<4x6xf32>, %b: tensor<6x4xf32>, %n: tensor<i32>, %i: tensor<4x6xi32>, %s: tensor<2xi64>) {
  // expected-error @+1 {{'stablehlo.rng' op wants floats for the distribution NORMAL, found 'i32'}}
  %0 = stablehlo.rng %n, %n, %s, distribution = NORMAL : (tensor<i32>, tensor<i32>, tensor<2xi64>) -> tensor<2x2xi32>
  return
}

// -----

func.func @f(%f: tensor<f32>, %a: tensor<4x6xf32>, %b: tensor<6x4xf32>, %n: tensor<i32>, %i: tensor<4x6xi32>, %s: tensor<2xi64>) {
  // expected-error @+1 {{'stablehlo.rng' op wants operand 2 with 1 items, one a dimension of the result, found '2'}}
  %0 = stablehlo.rng %f, %f, %s, distribution = UNIFORM : (tensor<f32>, tensor<f32>, tensor<2xi64>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%s: tensor<2xui64>) {
  // expected-error @+1 {{'stablehlo.rng_bit_generator' op wants result 0 to fit the type 'tensor<2xui64>', found 'tensor<3xui64>'}}
  %0:2 = stablehlo.rng_bit_generator %s, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<3xui64>, tensor<4xui32>)
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'stablehlo.replica_id' op wants a result of rank 0, found 'tensor<1xui32>'}}
  %0 = stablehlo.replica_id : tensor<1xui32>
  return
}

// -----

// Regions.
func.func @f(%p: tensor<2xi1>, %f: tensor<f32>) {
  // expected-error @+1 {{'stablehlo.if' op wants operand 0 of rank 0, found 'tensor<2xi1>'}}
  %0 = "stablehlo.if"(%p) ({
    stablehlo.return %f : tensor<f32>
  }, {
    stablehlo.return %f : tensor<f32>
  }) : (tensor<2xi1>) -> tensor<f32>
  return
}

// -----

func.func @f(%p: tensor<i1>, %f: tensor<f32>) {
  // expected-error @+1 {{'stablehlo.if' op wants value 0 that region 1 yields to fit the type 'tensor<f32>', found 'tensor<i1>'}}
  %0 = "stablehlo.if"(%p) ({
    stablehlo.return %f : tensor<f32>
  }, {
    stablehlo.return %p : tensor<i1>
  }) : (tensor<i1>) -> tensor<f32>
  return
}

// -----

func.func @f(%p: tensor<i1>, %f: tensor<f32>) {
  // expected-error @+1 {{'stablehlo.if' op wants region 1 to yield 1 values, found '0'}}
  %0 = "stablehlo.if"(%p) ({
    stablehlo.return %f : tensor<f32>
  }, {
    stablehlo.return
  }) : (tensor<i1>) -> tensor<f32>
  return
}

// -----

func.func @f(%p: tensor<i1>, %f: tensor<f32>) {
  // expected-error @+1 {{'stablehlo.if' op wants region 0 to take 0 arguments, found '1'}}
  %0 = "stablehlo.if"(%p) ({
  ^bb0(%x: tensor<f32>):
    stablehlo.return %f : tensor<f32>
  }, {
    stablehlo.return %f : tensor<f32>
  }) : (tensor<i1>) -> tensor<f32>
  return
}

// -----

func.func @f(%n: tensor<i32>) {
  // expected-error @+1 {{'stablehlo.case' op wants one or more branches, found '0'}}
  "stablehlo.case"(%n) : (tensor<i32>) -> ()
  return
}

// -----

func.func @f(%n: tensor<i32>) {
  // expected-error @+1 {{'stablehlo.while' op wants argument 0 of region 0 to fit the type 'tensor<i32>', found 'tensor<f32>'}}
  %0 = "stablehlo.while"(%n) ({
  ^bb0(%x: tensor<f32>):
    %c = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%x: tensor<i32>):
    stablehlo.return %x : tensor<i32>
  }) : (tensor<i32>) -> tensor<i32>
  return
}

// -----

func.func @f(%n: tensor<i32>) {
  // expected-error @+1 {{'stablehlo.while' op wants region 0 to yield a value of type 'tensor<i1>', found 'tensor<i32>'}}
  %0 = stablehlo.while(%x = %n) : tensor<i32>
  cond {
    stablehlo.return %x : tensor<i32>
  } do {
    stablehlo.return %x : tensor<i32>
  }
  return
}

// -----

func.func @f(%n: tensor<i32>, %p: tensor<i1>) {
  // expected-error @+1 {{'stablehlo.while' op wants value 0 that region 1 yields to fit the type 'tensor<i32>', found 'tensor<i1>'}}
  %0 = stablehlo.while(%x = %n) : tensor<i32>
  cond {
    stablehlo.return %p : tensor<i1>
  } do {
    stablehlo.return %p : tensor<i1>
  }
  return
}

// -----

func.func @f(%f: tensor<f32>, %a: tensor<4x6xf32>, %b: tensor<6x4xf32>, %n: tensor<i32>, %i: tensor<4x6xi32>) {
  // expected-error @+1 {{'applies' wants a commutative op of two operands, of the dialect of 'stablehlo.reduce', found 'stablehlo.subtract'}}
  %0 = stablehlo.reduce(%a init: %f) applies stablehlo.subtract across dimensions = [0] : (tensor<4x6xf32>, tensor<f32>) -> tensor<6xf32>
  return
}

// -----

func.func @f(%f: tensor<f32>, %a: tensor<4x6xf32>, %b: tensor<6x4xf32>, %n: tensor<i32>, %i: tensor<4x6xi32>) {
  // expected-error @+1 {{'stablehlo.reduce' op wants items of 'dimensions' to be dimensions of the inputs, below 2, found '2'}}
  %0 = stablehlo.reduce(%a init: %f) applies stablehlo.add across dimensions = [2] : (tensor<4x6xf32>, tensor<f32>) -> tensor<6xf32>
  return
}

// -----

func.func @f(%f: tensor<f32>, %a: tensor<4x6xf32>, %b: tensor<6x4xf32>, %n: tensor<i32>, %i: tensor<4x6xi32>) {
  // expected-error @+1 {{'stablehlo.reduce' op wants items of 'dimensions' to occur once, not twice, found '0'}}
  %0 = stablehlo.reduce(%a init: %f) applies stablehlo.add across dimensions = [0, 0] : (tensor<4x6xf32>, tensor<f32>) -> tensor<6xf32>
  return
}

// -----

func.func @f(%f: tensor<f32>, %a: tensor<4x6xf32>, %b: tensor<6x4xf32>, %n: tensor<i32>, %i: tensor<4x6xi32>) {
  // expected-error @+1 {{'stablehlo.reduce' op wants result 0 to fit the type 'tensor<6xf32>', found 'tensor<4xf32>'}}
  %0 = stablehlo.reduce(%a init: %f) applies stablehlo.add across dimensions = [0] : (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%f: tensor<f32>, %a: tensor<4x6xf32>, %b: tensor<6x4xf32>, %n: tensor<i32>, %i: tensor<4x6xi32>) {
  // expected-error @+1 {{'stablehlo.reduce' op wants argument 0 of the body to hold elements of type 'i32' or wider ones, found 'tensor<f32>'}}
  %0 = stablehlo.reduce(%a init: %n) applies stablehlo.add across dimensions = [0] : (tensor<4x6xf32>, tensor<i32>) -> tensor<6xf32>
  return
}

// -----

func.func @f(%f: tensor<f32>, %a: tensor<4x6xf32>, %b: tensor<6x4xf32>, %n: tensor<i32>, %i: tensor<4x6xi32>) {
  // expected-error @+1 {{'stablehlo.reduce' op wants inputs of one shape, that of 'tensor<4x6xf32>', found 'tensor<6x4xf32>'}}
  %0:2 = "stablehlo.reduce"(%a, %b, %f, %f) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>, %z: tensor<f32>, %w: tensor<f32>):
    stablehlo.return %x, %y : tensor<f32>, tensor<f32>
  }) : (tensor<4x6xf32>, tensor<6x4xf32>, tensor<f32>, tensor<f32>) -> (tensor<6xf32>, tensor<4xf32>)
  return
}

// -----

func.func @f(%f: tensor<f32>, %a: tensor<4x6xf32>, %b: tensor<6x4xf32>, %n: tensor<i32>, %i: tensor<4x6xi32>) {
  // expected-error @+1 {{'stablehlo.reduce' op wants a body with 2 arguments, found '1'}}
  %0 = "stablehlo.reduce"(%a, %f) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<f32>):
    stablehlo.return %x : tensor<f32>
  }) : (tensor<4x6xf32>, tensor<f32>) -> tensor<6xf32>
  return
}

// -----

func.func @f(%f: tensor<f32>, %a: tensor<4x6xf32>, %b: tensor<6x4xf32>, %n: tensor<i32>, %i: tensor<4x6xi32>) {
  // expected-error @+1 {{'stablehlo.reduce' op wants a body that yields 1 values, found '0'}}
  %0 = "stablehlo.reduce"(%a, %f) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    stablehlo.return
  }) : (tensor<4x6xf32>, tensor<f32>) -> tensor<6xf32>
  return
}

// -----

func.func @f(%f: tensor<f32>, %a: tensor<4x6xf32>, %b: tensor<6x4xf32>, %n: tensor<i32>, %i: tensor<4x6xi32>) {
  // expected-error @+1 {{'stablehlo.reduce' op wants argument 1 of the body to fit 'tensor<f32>', which it yields, found 'tensor<i32>'}}
  %0 = "stablehlo.reduce"(%a, %f) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<i32>):
    stablehlo.return %x : tensor<f32>
  }) : (tensor<4x6xf32>, tensor<f32>) -> tensor<6xf32>
  return
}

// -----

func.func @f(%f: tensor<f32>, %a: tensor<4x6xf32>, %b: tensor<6x4xf32>, %n: tensor<i32>, %i: tensor<4x6xi32>) {
  // expected-error @+1 {{'stablehlo.reduce' op wants argument 0 of the body to be a scalar, found 'tensor<5xf32>'}}
  %0 = "stablehlo.reduce"(%a, %f) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<5xf32>, %y: tensor<5xf32>):
    stablehlo.return %x : tensor<5xf32>
  }) : (tensor<4x6xf32>, tensor<f32>) -> tensor<6xf32>
  return
}

// -----

func.func @f(%f: tensor<f32>, %a: tensor<4x6xf32>, %b: tensor<6x4xf32>, %n: tensor<i32>, %i: tensor<4x6xi32>) {
  // expected-error @+1 {{'stablehlo.reduce_window' op wants 'window_dimensions' of length 2, as the rank of the inputs says, found '1'}}
  %0 = "stablehlo.reduce_window"(%a, %f) <{window_dimensions = array<i64: 2>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x6xf32>, tensor<f32>) -> tensor<3x5xf32>
  return
}

// -----

func.func @f(%f: tensor<f32>, %a: tensor<4x6xf32>, %b: tensor<6x4xf32>, %n: tensor<i32>, %i: tensor<4x6xi32>) {
  // expected-error @+1 {{'stablehlo.reduce_window' op wants a window of positive size in dimension 1, found '0'}}
  %0 = "stablehlo.reduce_window"(%a, %f) <{window_dimensions = array<i64: 2, 0>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x6xf32>, tensor<f32>) -> tensor<3x5xf32>
  return
}

// -----

func.func @f(%f: tensor<f32>, %a: tensor<4x6xf32>, %b: tensor<6x4xf32>, %n: tensor<i32>, %i: tensor<4x6xi32>) {
  // expected-error @+1 {{'stablehlo.reduce_window' op wants items of 'window_strides' of at least 1, found '0'}}
  %0 = "stablehlo.reduce_window"(%a, %f) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 0, 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x6xf32>, tensor<f32>) -> tensor<3x5xf32>
  return
}

// -----

func.func @f(%f: tensor<f32>, %a: tensor<4x6xf32>, %b: tensor<6x4xf32>, %n: tensor<i32>, %i: tensor<4x6xi32>) {
  // expected-error @+1 {{'stablehlo.reduce_window' op wants 'padding' of type 'tensor<2x2xi64>', low and high of each dimension of the window, found 'tensor<2x3xi64>'}}
  %0 = "stablehlo.reduce_window"(%a, %f) <{window_dimensions = array<i64: 2, 2>, padding = dense<0> : tensor<2x3xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x6xf32>, tensor<f32>) -> tensor<3x5xf32>
  return
}

// -----

func.func @f(%f: tensor<f32>, %a: tensor<4x6xf32>, %b: tensor<6x4xf32>, %n: tensor<i32>, %i: tensor<4x6xi32>) {
  // expected-error @+1 {{'stablehlo.reduce_window' op wants result 0 to fit the type 'tensor<6x5xf32>', found 'tensor<3x5xf32>'}}
  %0 = "stablehlo.reduce_window"(%a, %f) <{window_dimensions = array<i64: 2, 2>, base_dilations = array<i64: 2, 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x6xf32>, tensor<f32>) -> tensor<3x5xf32>
  return
}

// -----

func.func @f(%f: tensor<f32>, %a: tensor<4x6xf32>, %b: tensor<6x4xf32>, %n: tensor<i32>, %i: tensor<4x6xi32>) {
  // expected-error @+1 {{'stablehlo.map' op wants 'dimensions' of length 2, as the rank of the operands says, found '1'}}
  %0 = "stablehlo.map"(%a) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<f32>):
    stablehlo.return %x : tensor<f32>
  }) : (tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}

// -----

func.func @f(%f: tensor<f32>, %a: tensor<4x6xf32>, %b: tensor<6x4xf32>, %n: tensor<i32>, %i: tensor<4x6xi32>) {
  // expected-error @+1 {{'stablehlo.map' op wants 'dimensions' to be 0, 1, .. up to the rank, 0 in place 0, found '1'}}
  %0 = "stablehlo.map"(%a) <{dimensions = array<i64: 1, 0>}> ({
  ^bb0(%x: tensor<f32>):
    stablehlo.return %x : tensor<f32>
  }) : (tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}

// -----

func.func @f(%f: tensor<f32>, %a: tensor<4x6xf32>, %b: tensor<6x4xf32>, %n: tensor<i32>, %i: tensor<4x6xi32>) {
  // expected-error @+1 {{'stablehlo.map' op wants a body that yields one value, found '0'}}
  %0 = "stablehlo.map"(%a) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%x: tensor<f32>):
    stablehlo.return
  }) : (tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}

// -----

func.func @f(%f: tensor<f32>, %a: tensor<4x6xf32>, %b: tensor<6x4xf32>, %n: tensor<i32>, %i: tensor<4x6xi32>) {
  // expected-error @+1 {{'stablehlo.sort' op wants 'dimension' from -2 up to 1, found '2'}}
  %0 = "stablehlo.sort"(%a) <{dimension = 2 : i64}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.compare GT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %s : tensor<i1>
  }) : (tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}

// -----

func.func @f(%f: tensor<f32>, %a: tensor<4x6xf32>, %b: tensor<6x4xf32>, %n: tensor<i32>, %i: tensor<4x6xi32>) {
  // expected-error @+1 {{'stablehlo.sort' op wants region 0 to yield a value of type 'tensor<i1>', found 'tensor<f32>'}}
  %0 = "stablehlo.sort"(%a) ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}

// -----

func.func @f(%f: tensor<f32>, %a: tensor<4x6xf32>, %b: tensor<6x4xf32>, %n: tensor<i32>, %i: tensor<4x6xi32>) {
  // expected-error @+1 {{'stablehlo.sort' op wants argument 0 of region 0 to fit the type 'tensor<i32>', found 'tensor<f32>'}}
  %0 = "stablehlo.sort"(%i) ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.compare GT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %s : tensor<i1>
  }) : (tensor<4x6xi32>) -> tensor<4x6xi32>
  return
}

// -----

func.func @f(%f: tensor<f32>, %a: tensor<4x6xf32>, %b: tensor<6x4xf32>, %n: tensor<i32>, %i: tensor<4x6xi32>) {
  // expected-error @+1 {{'stablehlo.select_and_scatter' op wants a source with size 2 in dimension 0, one a window, found '6'}}
  %0 = "stablehlo.select_and_scatter"(%a, %b, %f) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.compare GT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %s : tensor<i1>
  }, {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x6xf32>, tensor<6x4xf32>, tensor<f32>) -> tensor<4x6xf32>
  return
}

// -----

// Products.
func.func @f(%f: tensor<f32>, %a: tensor<4x6xf32>, %b: tensor<6x4xf32>, %n: tensor<i32>, %i: tensor<4x6xi32>) {
  // expected-error @+1 {{'stablehlo.dot' op wants vectors or matrices with one contracting size, the last of 'tensor<4x6xf32>' and the first, found 'tensor<4x6xf32>'}}
  %0 = stablehlo.dot %a, %a : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}

// -----

func.func @f(%f: tensor<f32>, %a: tensor<4x6xf32>, %b: tensor<6x4xf32>, %n: tensor<i32>, %i: tensor<4x6xi32>) {
  // expected-error @+1 {{'stablehlo.dot' op wants at most two items in 'precision_config', found '3'}}
  %0 = stablehlo.dot %a, %b, precision = [DEFAULT, DEFAULT, DEFAULT] : (tensor<4x6xf32>, tensor<6x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @f(%f: tensor<f32>, %a: tensor<4x6xf32>, %b: tensor<6x4xf32>, %n: tensor<i32>, %i: tensor<4x6xi32>) {
  // expected-error @+1 {{expected DEFAULT, HIGH or HIGHEST, found 'LOW'}}
  %0 = stablehlo.dot %a, %b, precision = [LOW] : (tensor<4x6xf32>, tensor<6x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @f(%f: tensor<f32>, %a: tensor<4x6xf32>, %b: tensor<6x4xf32>, %n: tensor<i32>, %i: tensor<4x6xi32>) {
  // expected-error @+1 {{'stablehlo.dot_general' op wants size 6 in dimension 1 of rhs, as dimension 1 of lhs has, found '4'}}
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [1] : (tensor<4x6xf32>, tensor<6x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @f(%f: tensor<f32>, %a: tensor<4x6xf32>, %b: tensor<6x4xf32>, %n: tensor<i32>, %i: tensor<4x6xi32>) {
  // expected-error @+1 {{'stablehlo.dot_general' op wants 'rhs_contracting_dimensions' of length 1, as lhs_contracting_dimensions says, found '0'}}
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [] : (tensor<4x6xf32>, tensor<6x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @f(%f: tensor<f32>, %a: tensor<4x6xf32>, %b: tensor<6x4xf32>, %n: tensor<i32>, %i: tensor<4x6xi32>) {
  // expected-error @+1 {{'stablehlo.dot_general' op wants items of 'lhs_contracting_dimensions' to be dimensions of lhs, below 2, found '2'}}
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [2] x [0] : (tensor<4x6xf32>, tensor<6x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @f(%f: tensor<f32>, %a: tensor<4x6xf32>, %b: tensor<6x4xf32>, %n: tensor<i32>, %i: tensor<4x6xi32>) {
  // expected-error @+1 {{'stablehlo.dot_general' op wants dimensions in one of 'lhs_batching_dimensions' and 'lhs_contracting_dimensions', not both, found '1'}}
  %0 = stablehlo.dot_general %a, %b, batching_dims = [1] x [0], contracting_dims = [1] x [0] : (tensor<4x6xf32>, tensor<6x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @f(%f: tensor<f32>, %a: tensor<4x6xf32>, %b: tensor<6x4xf32>, %n: tensor<i32>, %i: tensor<4x6xi32>) {
  // expected-error @+1 {{'stablehlo.dot_general' op wants result 0 to fit the type 'tensor<4x4xf32>', found 'tensor<4x5xf32>'}}
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<4x6xf32>, tensor<6x4xf32>) -> tensor<4x5xf32>
  return
}

// -----

func.func @f(%f: tensor<f32>, %a: tensor<4x6xf32>, %b: tensor<6x4xf32>, %n: tensor<i32>, %i: tensor<4x6xi32>) {
  // expected-error @+1 {{'stablehlo.dot_general' op wants an 'algorithm' that some device has, found '#stablehlo.dot_algorithm<lhs_precision_type = f32, rhs_precision_type = f32, accumulation_type = f32, lhs_component_count = 3, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false>'}}
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], algorithm = <lhs_precision_type = f32, rhs_precision_type = f32, accumulation_type = f32, lhs_component_count = 3, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<4x6xf32>, tensor<6x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @f(%f: tensor<f32>, %a: tensor<4x6xf32>, %b: tensor<6x4xf32>, %n: tensor<i32>, %i: tensor<4x6xi32>) {
  // expected-error @+1 {{'stablehlo.dot_general' op wants an 'algorithm' that some device has, found '#stablehlo.dot_algorithm<lhs_precision_type = f32, rhs_precision_type = f32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = true>'}}
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], algorithm = <lhs_precision_type = f32, rhs_precision_type = f32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = true> : (tensor<4x6xf32>, tensor<6x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @f(%x: tensor<1x8x4xf32>, %k: tensor<3x4x2xf32>) {
  // expected-error @+1 {{the spatial dims are 0, 1, .., each once}}
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 0]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x4xf32>, tensor<3x4x2xf32>) -> tensor<1x6x2xf32>
  return
}

// -----

func.func @f(%x: tensor<1x8x4xf32>, %k: tensor<3x4x2xf32>) {
  // expected-error @+1 {{a layout has 'b' and 'f', each once, and numbers; found 'g'}}
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, g]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x4xf32>, tensor<3x4x2xf32>) -> tensor<1x6x2xf32>
  return
}

// -----

func.func @f(%x: tensor<1x8x4xf32>, %k: tensor<3x4x2xf32>) {
  // expected-error @+1 {{'stablehlo.convolution' op wants 'dimension_numbers' of length 3, as lhs says, found '2'}}
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x4xf32>, tensor<3x4x2xf32>) -> tensor<1x6x2xf32>
  return
}

// -----

func.func @f(%x: tensor<1x8x4xf32>, %k: tensor<3x4x2xf32>) {
  // expected-error @+1 {{'stablehlo.convolution' op wants items of 'window_strides' of at least 1, found '0'}}
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [0]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x4xf32>, tensor<3x4x2xf32>) -> tensor<1x6x2xf32>
  return
}

// -----

func.func @f(%x: tensor<1x8x4xf32>, %k: tensor<3x4x2xf32>) {
  // expected-error @+1 {{'stablehlo.convolution' op wants 'window_strides' of length 1, as the window says, found '2'}}
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x4xf32>, tensor<3x4x2xf32>) -> tensor<1x6x2xf32>
  return
}

// -----

func.func @f(%x: tensor<1x8x4xf32>, %k: tensor<3x4x2xf32>) {
  // expected-error @+1 {{'stablehlo.convolution' op wants 'padding' of type 'tensor<1x2xi64>', low and high of each dimension of the window, found 'tensor<2x2xi64>'}}
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {pad = [[0, 0], [0, 0]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x4xf32>, tensor<3x4x2xf32>) -> tensor<1x6x2xf32>
  return
}

// -----

func.func @f(%x: tensor<1x8x4xf32>, %k: tensor<3x4x2xf32>) {
  // expected-error @+1 {{expected one of stride, pad, lhs_dilate, rhs_dilate, reverse, each once; found 'strides'}}
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {strides = [1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x4xf32>, tensor<3x4x2xf32>) -> tensor<1x6x2xf32>
  return
}

// -----

func.func @f(%x: tensor<1x8x4xf32>, %k: tensor<3x4x2xf32>) {
  // expected-error @+1 {{'stablehlo.convolution' op attribute 'feature_group_count' must be 64-bit signless integer attribute whose value is positive, but got 0 : i64}}
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 0 : i64} : (tensor<1x8x4xf32>, tensor<3x4x2xf32>) -> tensor<1x6x2xf32>
  return
}

// -----

func.func @f(%x: tensor<1x8x4xf32>, %k: tensor<3x4x2xf32>) {
  // expected-error @+1 {{'stablehlo.convolution' op wants 'batch_group_count' of 1 with 'feature_group_count' above 1, found '2'}}
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 2 : i64, feature_group_count = 2 : i64} : (tensor<1x8x4xf32>, tensor<3x4x2xf32>) -> tensor<1x6x2xf32>
  return
}

// -----

func.func @f(%x: tensor<1x8x4xf32>, %k: tensor<3x4x2xf32>) {
  // expected-error @+1 {{'stablehlo.convolution' op wants the feature size of lhs to be a multiple of 3, found '4'}}
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 3 : i64} : (tensor<1x8x4xf32>, tensor<3x4x2xf32>) -> tensor<1x6x2xf32>
  return
}

// -----

func.func @f(%x: tensor<1x8x4xf32>, %k: tensor<3x4x2xf32>) {
  // expected-error @+1 {{'stablehlo.convolution' op wants 2 input features of rhs, those of lhs divided by 'feature_group_count', found '4'}}
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 2 : i64} : (tensor<1x8x4xf32>, tensor<3x4x2xf32>) -> tensor<1x6x2xf32>
  return
}

// -----

func.func @f(%x: tensor<1x8x4xf32>, %k: tensor<3x4x2xf32>) {
  // expected-error @+1 {{'stablehlo.convolution' op wants the batch size of lhs to be a multiple of 2, found '1'}}
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 2 : i64, feature_group_count = 1 : i64} : (tensor<1x8x4xf32>, tensor<3x4x2xf32>) -> tensor<1x6x2xf32>
  return
}

// -----

func.func @f(%x: tensor<1x8x4xf32>, %k: tensor<3x4x2xf32>) {
  // expected-error @+1 {{'stablehlo.convolution' op wants result 0 to fit the type 'tensor<1x6x2xf32>', found 'tensor<1x7x2xf32>'}}
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x4xf32>, tensor<3x4x2xf32>) -> tensor<1x7x2xf32>
  return
}

// -----

func.func @f(%x: tensor<1x8x4xf32>, %k: tensor<3x4x2xf32>, %p: tensor<2x2xi64>) {
  // expected-error @+1 {{'stablehlo.dynamic_conv' op wants padding of shape 1x2, found 'tensor<2x2xi64>'}}
  %0 = "stablehlo.dynamic_conv"(%x, %k, %p) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64}> : (tensor<1x8x4xf32>, tensor<3x4x2xf32>, tensor<2x2xi64>) -> tensor<1x?x2xf32>
  return
}

// -----

func.func @f(%f: tensor<f32>, %a: tensor<4x6xf32>, %b: tensor<6x4xf32>, %n: tensor<i32>, %i: tensor<4x6xi32>) {
  // expected-error @+1 {{'stablehlo.cholesky' op wants square matrices in the last two dimensions of operand 0, found 'tensor<4x6xf32>'}}
  %0 = stablehlo.cholesky %a : tensor<4x6xf32>
  return
}

// -----

func.func @f(%m: tensor<3x3xf32>, %n: tensor<3x2xf32>, %q: tensor<4x4xf32>, %d: tensor<3x3xf64>) {
  // expected-error @+1 {{'stablehlo.triangular_solve' op wants 'transpose_a' NO_TRANSPOSE, TRANSPOSE or ADJOINT, found 'TRANSPOSE_INVALID'}}
  %0 = "stablehlo.triangular_solve"(%m, %n) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE_INVALID>, unit_diagonal = false}> : (tensor<3x3xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
  return
}

// -----

func.func @f(%m: tensor<3x3xf32>, %n: tensor<3x2xf32>, %q: tensor<4x4xf32>, %d: tensor<3x3xf64>) {
  // expected-error @+1 {{'stablehlo.triangular_solve' op wants size 4 in dimension 0 of operand 1, found '3'}}
  %0 = "stablehlo.triangular_solve"(%q, %n) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<4x4xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
  return
}

// -----

func.func @f(%m: tensor<3x3xf32>, %n: tensor<3x2xf32>, %q: tensor<4x4xf32>, %d: tensor<3x3xf64>) {
  // expected-error @+1 {{'stablehlo.triangular_solve' op wants both operands of element type 'f64', found 'f32'}}
  %0 = "stablehlo.triangular_solve"(%d, %n) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<3x3xf64>, tensor<3x2xf32>) -> tensor<3x2xf32>
  return
}

// -----

func.func @f(%m: tensor<3x3xf32>, %n: tensor<3x2xf32>, %q: tensor<4x4xf32>, %d: tensor<3x3xf64>) {
  // expected-error @+1 {{'stablehlo.triangular_solve' op wants square matrices in the last two dimensions of operand 0, found 'tensor<3x2xf32>'}}
  %0 = "stablehlo.triangular_solve"(%n, %m) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = false}> : (tensor<3x2xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
  return
}

// -----

func.func @f(%z: tensor<8xcomplex<f32>>, %r: tensor<8xf32>) {
  // expected-error @+1 {{'stablehlo.fft' op wants complex elements for this type, found 'f32'}}
  %0 = stablehlo.fft %r, type = FFT, length = [8] : (tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

func.func @f(%z: tensor<8xcomplex<f32>>, %r: tensor<8xf32>) {
  // expected-error @+1 {{'stablehlo.fft' op wants real elements for this type, found 'complex<f32>'}}
  %0 = stablehlo.fft %z, type = RFFT, length = [8] : (tensor<8xcomplex<f32>>) -> tensor<5xcomplex<f32>>
  return
}

// -----

func.func @f(%z: tensor<8xcomplex<f32>>, %r: tensor<8xf32>) {
  // expected-error @+1 {{'stablehlo.fft' op wants size 9 in dimension 0 of the operand, as 'fft_length' says, found '8'}}
  %0 = stablehlo.fft %r, type = RFFT, length = [9] : (tensor<8xf32>) -> tensor<5xcomplex<f32>>
  return
}

// -----

func.func @f(%z: tensor<8xcomplex<f32>>, %r: tensor<8xf32>) {
  // expected-error @+1 {{'stablehlo.fft' op wants result 0 to fit the type 'tensor<5xcomplex<f32>>', found 'tensor<8xcomplex<f32>>'}}
  %0 = stablehlo.fft %r, type = RFFT, length = [8] : (tensor<8xf32>) -> tensor<8xcomplex<f32>>
  return
}

// -----

func.func @f(%z: tensor<8xcomplex<f32>>, %r: tensor<8xf32>) {
  // expected-error @+1 {{'stablehlo.fft' op wants size 5 in dimension 0 of the operand, as 'fft_length' says, found '8'}}
  %0 = stablehlo.fft %z, type = IRFFT, length = [8] : (tensor<8xcomplex<f32>>) -> tensor<8xf32>
  return
}

// -----

func.func @f(%z: tensor<8xcomplex<f32>>, %r: tensor<8xf32>) {
  // expected-error @+1 {{'stablehlo.fft' op wants 1 to 3 items in 'fft_length', at most the rank of the operand, found '0'}}
  %0 = stablehlo.fft %z, type = FFT, length = [] : (tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<3xf32>, %w: tensor<2xf32>) {
  // expected-error @+1 {{'stablehlo.batch_norm_inference' op wants operand 4 with 3 items, one a feature, found '2'}}
  %0 = "stablehlo.batch_norm_inference"(%a, %v, %v, %v, %w) <{epsilon = 1.0e-3 : f32, feature_index = 1 : i64}> : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<2xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<3xf32>, %w: tensor<2xf32>) {
  // expected-error @+1 {{'stablehlo.batch_norm_inference' op wants 'feature_index' to be a dimension of the operand, below 2, found '2'}}
  %0 = "stablehlo.batch_norm_inference"(%a, %v, %v, %v, %v) <{epsilon = 1.0e-3 : f32, feature_index = 2 : i64}> : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<3xf32>, %w: tensor<2xf32>) {
  // expected-error @+1 {{'stablehlo.batch_norm_training' op wants result 1 to fit the type 'tensor<3xf32>', found 'tensor<2xf32>'}}
  %0:3 = "stablehlo.batch_norm_training"(%a, %v, %v) <{epsilon = 1.0e-3 : f32, feature_index = 1 : i64}> : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<2xf32>, tensor<3xf32>)
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<3xf32>, %w: tensor<2xf32>) {
  // expected-error @+1 {{'stablehlo.batch_norm_grad' op wants operand 4 of the shape of 'tensor<2x3xf32>', found 'tensor<3xf32>'}}
  %0:3 = "stablehlo.batch_norm_grad"(%a, %v, %v, %v, %v) <{epsilon = 1.0e-3 : f32, feature_index = 1 : i64}> : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>)
  return
}

// -----

// Gather and scatter.
func.func @f(%a: tensor<3x4x2xi32>, %i: tensor<2x3x2xi64>) {
  // expected-error @+1 {{'stablehlo.gather' op wants 'offset_dims', 'collapsed_slice_dims' and 'operand_batching_dims' to have 3 items together, the rank of the operand, found '2'}}
  %0 = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 2, 2>}> : (tensor<3x4x2xi32>, tensor<2x3x2xi64>) -> tensor<2x3x2x2xi32>
  return
}

// -----

func.func @f(%a: tensor<3x4x2xi32>, %i: tensor<2x3x2xi64>) {
  // expected-error @+1 {{'stablehlo.gather' op wants 'index_vector_dim' from 0 up to 3, the rank of the indices, found '4'}}
  %0 = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 4>, slice_sizes = array<i64: 1, 2, 2>}> : (tensor<3x4x2xi32>, tensor<2x3x2xi64>) -> tensor<2x3x2x2xi32>
  return
}

// -----

func.func @f(%a: tensor<3x4x2xi32>, %i: tensor<2x3x2xi64>) {
  // expected-error @+1 {{'stablehlo.gather' op wants 'start_index_map' to have 2 items, one an item of an index vector, found '1'}}
  %0 = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 2, 2>}> : (tensor<3x4x2xi32>, tensor<2x3x2xi64>) -> tensor<2x3x2x2xi32>
  return
}

// -----

func.func @f(%a: tensor<3x4x2xi32>, %i: tensor<2x3x2xi64>) {
  // expected-error @+1 {{'stablehlo.gather' op wants 'offset_dims' to be sorted, nothing below 3 behind it, found '2'}}
  %0 = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [3, 2], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 2, 2>}> : (tensor<3x4x2xi32>, tensor<2x3x2xi64>) -> tensor<2x3x2x2xi32>
  return
}

// -----

func.func @f(%a: tensor<3x4x2xi32>, %i: tensor<2x3x2xi64>) {
  // expected-error @+1 {{'stablehlo.gather' op wants items of 'offset_dims' to be dimensions of the result, below 4, found '4'}}
  %0 = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 4], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 2, 2>}> : (tensor<3x4x2xi32>, tensor<2x3x2xi64>) -> tensor<2x3x2x2xi32>
  return
}

// -----

func.func @f(%a: tensor<3x4x2xi32>, %i: tensor<2x3x2xi64>) {
  // expected-error @+1 {{'stablehlo.gather' op wants items of 'start_index_map' to be dimensions of the operand, below 3, found '3'}}
  %0 = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [1, 3], index_vector_dim = 2>, slice_sizes = array<i64: 1, 2, 2>}> : (tensor<3x4x2xi32>, tensor<2x3x2xi64>) -> tensor<2x3x2x2xi32>
  return
}

// -----

func.func @f(%a: tensor<3x4x2xi32>, %i: tensor<2x3x2xi64>) {
  // expected-error @+1 {{'stablehlo.gather' op wants items of 'start_index_map' to occur once, not twice, found '1'}}
  %0 = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [1, 1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 2, 2>}> : (tensor<3x4x2xi32>, tensor<2x3x2xi64>) -> tensor<2x3x2x2xi32>
  return
}

// -----

func.func @f(%a: tensor<3x4x2xi32>, %i: tensor<2x3x2xi64>) {
  // expected-error @+1 {{'stablehlo.gather' op wants items of 'collapsed_slice_dims' to be dimensions of the operand, below 3, found '3'}}
  %0 = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [3], start_index_map = [1, 0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 2, 2>}> : (tensor<3x4x2xi32>, tensor<2x3x2xi64>) -> tensor<2x3x2x2xi32>
  return
}

// -----

func.func @f(%a: tensor<3x4x2xi32>, %i: tensor<2x3x2xi64>) {
  // expected-error @+1 {{'stablehlo.gather' op wants a slice size of at most 1 in dimension 0, found '2'}}
  %0 = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 2>, slice_sizes = array<i64: 2, 2, 2>}> : (tensor<3x4x2xi32>, tensor<2x3x2xi64>) -> tensor<2x3x2x2xi32>
  return
}

// -----

func.func @f(%a: tensor<3x4x2xi32>, %i: tensor<2x3x2xi64>) {
  // expected-error @+1 {{'stablehlo.gather' op wants a slice size of at most 4 in dimension 1, found '5'}}
  %0 = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 5, 2>}> : (tensor<3x4x2xi32>, tensor<2x3x2xi64>) -> tensor<2x3x2x2xi32>
  return
}

// -----

func.func @f(%a: tensor<3x4x2xi32>, %i: tensor<2x3x2xi64>) {
  // expected-error @+1 {{'stablehlo.gather' op wants 'slice_sizes' of length 3, as the rank of the operand says, found '2'}}
  %0 = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 2>}> : (tensor<3x4x2xi32>, tensor<2x3x2xi64>) -> tensor<2x3x2x2xi32>
  return
}

// -----

func.func @f(%a: tensor<3x4x2xi32>, %i: tensor<2x3x2xi64>) {
  // expected-error @+1 {{'stablehlo.gather' op wants result 0 to fit the type 'tensor<2x3x2x2xi32>', found 'tensor<2x3x2x1xi32>'}}
  %0 = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 2, 2>}> : (tensor<3x4x2xi32>, tensor<2x3x2xi64>) -> tensor<2x3x2x1xi32>
  return
}

// -----

func.func @f(%a: tensor<3x4x2xi32>, %i: tensor<2x3x2xi64>) {
  // expected-error @+1 {{'stablehlo.gather' op wants size 3 in batching dimension 0 of the indices, found '2'}}
  %0 = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1, 2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 2, 2>}> : (tensor<3x4x2xi32>, tensor<2x3x2xi64>) -> tensor<2x3x2x2xi32>
  return
}

// -----

func.func @f(%a: tensor<3x4x2xi32>, %i: tensor<2x3x2xi64>) {
  // expected-error @+1 {{'stablehlo.gather' op wants 'start_indices_batching_dims' of length 1, as operand_batching_dims says, found '0'}}
  %0 = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], operand_batching_dims = [0], start_indices_batching_dims = [], start_index_map = [1, 2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 2, 2>}> : (tensor<3x4x2xi32>, tensor<2x3x2xi64>) -> tensor<2x3x2x2xi32>
  return
}

// -----

func.func @f(%a: tensor<3x4x2xi32>, %i: tensor<2x3x2xi64>) {
  // expected-error @+1 {{'stablehlo.gather' op wants 'start_indices_batching_dims' without 'index_vector_dim', found '2'}}
  %0 = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], operand_batching_dims = [0], start_indices_batching_dims = [2], start_index_map = [1, 2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 2, 2>}> : (tensor<3x4x2xi32>, tensor<2x3x2xi64>) -> tensor<2x3x2x2xi32>
  return
}

// -----

func.func @f(%a: tensor<3x4x2xi32>, %i: tensor<2x3x2xi64>) {
  // expected-error @+1 {{'stablehlo.gather' op wants dimensions in one of 'start_index_map' and 'operand_batching_dims', not both, found '0'}}
  %0 = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], operand_batching_dims = [0], start_indices_batching_dims = [1], start_index_map = [0, 2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 2, 2>}> : (tensor<3x4x2xi32>, tensor<2x3x2xi64>) -> tensor<2x3x2x2xi32>
  return
}

// -----

func.func @f(%a: tensor<3x4x2xi32>, %i: tensor<2x3x2xi64>) {
  // expected-error @+1 {{'stablehlo.gather' op wants dimensions in one of 'collapsed_slice_dims' and 'operand_batching_dims', not both, found '0'}}
  %0 = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], operand_batching_dims = [0], start_indices_batching_dims = [1], start_index_map = [1, 2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 2, 2>}> : (tensor<3x4x2xi32>, tensor<2x3x2xi64>) -> tensor<2x3x2x2xi32>
  return
}

// -----

func.func @f(%a: tensor<3x4x2xi32>, %i: tensor<2x3x2xi64>) {
  // expected-error @+1 {{'offset_dims' is given twice}}
  %0 = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], offset_dims = [2]>, slice_sizes = array<i64: 1, 2, 2>}> : (tensor<3x4x2xi32>, tensor<2x3x2xi64>) -> tensor<2x3x2x2xi32>
  return
}

// -----

func.func @f(%a: tensor<3x4x2xi32>, %i: tensor<2x3x2xi64>) {
  // expected-error @+1 {{expected one of: 'offset_dims', 'collapsed_slice_dims', 'operand_batching_dims', 'start_indices_batching_dims', 'start_index_map', 'index_vector_dim'; found 'window_dims'}}
  %0 = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<window_dims = [2, 3]>, slice_sizes = array<i64: 1, 2, 2>}> : (tensor<3x4x2xi32>, tensor<2x3x2xi64>) -> tensor<2x3x2x2xi32>
  return
}

// -----

func.func @f(%a: tensor<3x4x2xf32>, %i: tensor<2x3x2xi64>, %u: tensor<2x3x2x2xf32>) {
  // expected-error @+1 {{'stablehlo.scatter' op wants 'update_window_dims', 'inserted_window_dims' and 'input_batching_dims' to have 3 items together, the rank of the operand, found '2'}}
  %0 = "stablehlo.scatter"(%a, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<3x4x2xf32>, tensor<2x3x2xi64>, tensor<2x3x2x2xf32>) -> tensor<3x4x2xf32>
  return
}

// -----

func.func @f(%a: tensor<3x4x2xf32>, %i: tensor<2x3x2xi64>, %u: tensor<2x3x2x2xf32>) {
  // expected-error @+1 {{'stablehlo.scatter' op wants items of 'update_window_dims' to occur once, not twice, found '2'}}
  %0 = "stablehlo.scatter"(%a, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<3x4x2xf32>, tensor<2x3x2xi64>, tensor<2x3x2x2xf32>) -> tensor<3x4x2xf32>
  return
}

// -----

func.func @f(%a: tensor<3x4x2xf32>, %i: tensor<2x3x2xi64>, %u: tensor<2x3x2x2xf32>) {
  // expected-error @+1 {{'stablehlo.scatter' op wants 'scatter_dims_to_operand_dims' to have 2 items, one an item of an index vector, found '1'}}
  %0 = "stablehlo.scatter"(%a, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<3x4x2xf32>, tensor<2x3x2xi64>, tensor<2x3x2x2xf32>) -> tensor<3x4x2xf32>
  return
}

// -----

func.func @f(%a: tensor<3x4x2xf32>, %i: tensor<2x3x2xi64>, %u: tensor<2x3x2x2xf32>, %w: tensor<2x3x5x2xf32>) {
  // expected-error @+1 {{'stablehlo.scatter' op wants updates with size up to 4 in dimension 2, found '5'}}
  %0 = "stablehlo.scatter"(%a, %i, %w) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<3x4x2xf32>, tensor<2x3x2xi64>, tensor<2x3x5x2xf32>) -> tensor<3x4x2xf32>
  return
}

// -----

func.func @f(%a: tensor<3x4x2xf32>, %i: tensor<2x3x2xi64>, %u: tensor<2x3x2x2xf32>, %w: tensor<2x2x2x2xf32>) {
  // expected-error @+1 {{'stablehlo.scatter' op wants updates with size 3 in dimension 1, found '2'}}
  %0 = "stablehlo.scatter"(%a, %i, %w) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<3x4x2xf32>, tensor<2x3x2xi64>, tensor<2x2x2x2xf32>) -> tensor<3x4x2xf32>
  return
}

// -----

func.func @f(%a: tensor<3x4x2xf32>, %i: tensor<2x3x2xi64>, %u: tensor<2x3x2x2xf32>, %w: tensor<2x3x2xf32>) {
  // expected-error @+1 {{'stablehlo.scatter' op wants updates of rank 4, found 'tensor<2x3x2xf32>'}}
  %0 = "stablehlo.scatter"(%a, %i, %w) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<3x4x2xf32>, tensor<2x3x2xi64>, tensor<2x3x2xf32>) -> tensor<3x4x2xf32>
  return
}

// -----

func.func @f(%a: tensor<3x4x2xf32>, %i: tensor<2x3x2xi64>, %u: tensor<2x3x2x2xf32>) {
  // expected-error @+1 {{'stablehlo.scatter' op wants result 0 to fit the type 'tensor<3x4x2xf32>', found 'tensor<3x4x3xf32>'}}
  %0 = "stablehlo.scatter"(%a, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<3x4x2xf32>, tensor<2x3x2xi64>, tensor<2x3x2x2xf32>) -> tensor<3x4x3xf32>
  return
}

// -----

func.func @f(%a: tensor<3x4x2xf32>, %i: tensor<2x3x2xi64>, %u: tensor<2x3x2x2xf32>) {
  // expected-error @+1 {{'stablehlo.scatter' op wants argument 0 of the body to fit 'tensor<i1>', which it yields, found 'tensor<f32>'}}
  %0 = "stablehlo.scatter"(%a, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.compare GT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %s : tensor<i1>
  }) : (tensor<3x4x2xf32>, tensor<2x3x2xi64>, tensor<2x3x2x2xf32>) -> tensor<3x4x2xf32>
  return
}

// -----

// Ops between devices.
func.func @f(%a: tensor<4x6xf32>) {
  // expected-error @+1 {{'stablehlo.all_gather' op wants 'all_gather_dim' to be a dimension of the operands, below 2, found '2'}}
  %0 = "stablehlo.all_gather"(%a) <{all_gather_dim = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4x6xf32>) -> tensor<4x12xf32>
  return
}

// -----

func.func @f(%a: tensor<4x6xf32>) {
  // expected-error @+1 {{'stablehlo.all_gather' op wants a result with a multiple of 6 in dimension 1, found '13'}}
  %0 = "stablehlo.all_gather"(%a) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4x6xf32>) -> tensor<4x13xf32>
  return
}

// -----

func.func @f(%a: tensor<4x6xf32>) {
  // expected-error @+1 {{'stablehlo.all_gather' op wants 'replica_groups' of rank 2, found 'tensor<2xi64>'}}
  %0 = "stablehlo.all_gather"(%a) <{all_gather_dim = 1 : i64, replica_groups = dense<[0, 1]> : tensor<2xi64>}> : (tensor<4x6xf32>) -> tensor<4x12xf32>
  return
}

// -----

func.func @f(%a: tensor<4x6xf32>) {
  // expected-error @+1 {{'stablehlo.all_gather' op wants each id once in 'replica_groups', not twice, found '0'}}
  %0 = "stablehlo.all_gather"(%a) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0, 0]]> : tensor<1x2xi64>}> : (tensor<4x6xf32>) -> tensor<4x12xf32>
  return
}

// -----

func.func @f(%a: tensor<4x6xf32>) {
  // expected-error @+1 {{'stablehlo.all_gather' op wants id 1 in 'replica_groups', which has greater ones, found '2'}}
  %0 = "stablehlo.all_gather"(%a) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0, 2]]> : tensor<1x2xi64>}> : (tensor<4x6xf32>) -> tensor<4x12xf32>
  return
}

// -----

func.func @f(%a: tensor<4x6xf32>) {
  // expected-error @+1 {{'stablehlo.all_gather' op wants ids of at least 0 in 'replica_groups', found '-1'}}
  %0 = "stablehlo.all_gather"(%a) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0, -1]]> : tensor<1x2xi64>}> : (tensor<4x6xf32>) -> tensor<4x12xf32>
  return
}

// -----

func.func @f(%a: tensor<4x6xf32>) {
  // expected-error @+1 {{'stablehlo.all_gather' op wants the symbol of a mesh, or #stablehlo.mesh<..>, found '"m"'}}
  %0 = "stablehlo.all_gather"(%a) <{all_gather_dim = 1 : i64, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = "m", axes = []>}> : (tensor<4x6xf32>) -> tensor<4x12xf32>
  return
}

// -----

func.func @f(%a: tensor<4x6xf32>) {
  // expected-error @+1 {{'stablehlo.all_reduce' op wants result 0 to fit the type 'tensor<4x6xf32>', found 'tensor<4x7xf32>'}}
  %0 = "stablehlo.all_reduce"(%a) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x6xf32>) -> tensor<4x7xf32>
  return
}

// -----

func.func @f(%a: tensor<4x6xf32>) {
  // expected-error @+1 {{'stablehlo.all_reduce' op wants argument 0 of the body to fit 'tensor<i1>', which it yields, found 'tensor<f32>'}}
  %0 = "stablehlo.all_reduce"(%a) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.compare GT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %s : tensor<i1>
  }) : (tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}

// -----

func.func @f(%a: tensor<4x6xf32>) {
  // expected-error @+1 {{'stablehlo.reduce_scatter' op wants a result with a divisor of 6 in dimension 1, found '4'}}
  %0 = "stablehlo.reduce_scatter"(%a) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, scatter_dimension = 1 : i64}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x6xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x6xf32>) {
  // expected-error @+1 {{'stablehlo.reduce_scatter' op wants 'scatter_dimension' to be a dimension of the operand, below 2, found '2'}}
  %0 = "stablehlo.reduce_scatter"(%a) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, scatter_dimension = 2 : i64}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x6xf32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @f(%a: tensor<4x6xf32>) {
  // expected-error @+1 {{'stablehlo.all_to_all' op wants groups of 4 ids each in 'replica_groups', found '2'}}
  %0 = "stablehlo.all_to_all"(%a) <{concat_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, split_count = 4 : i64, split_dimension = 1 : i64}> : (tensor<4x6xf32>) -> tensor<8x3xf32>
  return
}

// -----

func.func @f(%a: tensor<4x6xf32>) {
  // expected-error @+1 {{'stablehlo.all_to_all' op wants 'split_dimension' to be a dimension of the operands, below 2, found '2'}}
  %0 = "stablehlo.all_to_all"(%a) <{concat_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, split_count = 2 : i64, split_dimension = 2 : i64}> : (tensor<4x6xf32>) -> tensor<8x3xf32>
  return
}

// -----

func.func @f(%a: tensor<4x6xf32>) {
  // expected-error @+1 {{'stablehlo.all_to_all' op wants 'concat_dimension' to be a dimension of the operands, below 2, found '2'}}
  %0 = "stablehlo.all_to_all"(%a) <{concat_dimension = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, split_count = 2 : i64, split_dimension = 1 : i64}> : (tensor<4x6xf32>) -> tensor<8x3xf32>
  return
}

// -----

func.func @f(%a: tensor<4x6xf32>) {
  // expected-error @+1 {{'stablehlo.all_to_all' op wants groups of 3 ids each in 'replica_groups', found '2'}}
  %0 = "stablehlo.all_to_all"(%a) <{concat_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, split_count = 3 : i64, split_dimension = 1 : i64}> : (tensor<4x6xf32>) -> tensor<8x3xf32>
  return
}

// -----

func.func @f(%a: tensor<4x6xf32>) {
  // expected-error @+1 {{'stablehlo.all_to_all' op wants result 0 to fit the type 'tensor<8x3xf32>', found 'tensor<8x6xf32>'}}
  %0 = "stablehlo.all_to_all"(%a) <{concat_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, split_count = 2 : i64, split_dimension = 1 : i64}> : (tensor<4x6xf32>) -> tensor<8x6xf32>
  return
}

// -----

func.func @f(%a: tensor<4x6xf32>) {
  // expected-error @+1 {{'stablehlo.collective_permute' op wants each source once in 'source_target_pairs', not twice, found '0'}}
  %0 = "stablehlo.collective_permute"(%a) <{source_target_pairs = dense<[[0, 1], [0, 2]]> : tensor<2x2xi64>}> : (tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}

// -----

func.func @f(%a: tensor<4x6xf32>) {
  // expected-error @+1 {{'stablehlo.collective_permute' op wants each target once in 'source_target_pairs', not twice, found '1'}}
  %0 = "stablehlo.collective_permute"(%a) <{source_target_pairs = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> : (tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}

// -----

func.func @f(%a: tensor<4x6xf32>) {
  // expected-error @+1 {{'stablehlo.collective_permute' op wants 'source_target_pairs' of shape Nx2, found 'tensor<1x3xi64>'}}
  %0 = "stablehlo.collective_permute"(%a) <{source_target_pairs = dense<[[0, 1, 2]]> : tensor<1x3xi64>}> : (tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}

// -----

func.func @f(%a: tensor<4x6xf32>) {
  // expected-error @+1 {{'stablehlo.collective_permute' op wants ids of at least 0 in 'source_target_pairs', found '-1'}}
  %0 = "stablehlo.collective_permute"(%a) <{source_target_pairs = dense<[[0, -1]]> : tensor<1x2xi64>}> : (tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}

// -----

func.func @f(%a: tensor<4x6xf32>) {
  // expected-error @+1 {{'stablehlo.collective_broadcast' op wants result 0 to fit the type 'tensor<4x6xf32>', found 'tensor<6x4xf32>'}}
  %0 = "stablehlo.collective_broadcast"(%a) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4x6xf32>) -> tensor<6x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %t: !stablehlo.token) {
  // expected-error @+1 {{'stablehlo.send' op wants a channel of type 1 with is_host_transfer = false, found '2'}}
  %0 = "stablehlo.send"(%a, %t) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 2>}> : (tensor<4xf32>, !stablehlo.token) -> !stablehlo.token
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %t: !stablehlo.token) {
  // expected-error @+1 {{'stablehlo.recv' op wants a channel of type 3 with is_host_transfer = true, found '2'}}
  %0:2 = "stablehlo.recv"(%t) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 2>, is_host_transfer = true}> : (!stablehlo.token) -> (tensor<4xf32>, !stablehlo.token)
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %t: !stablehlo.token) {
  // expected-error @+1 {{'stablehlo.recv' op wants tensors and then a token as results, found 'tensor<4xf32>'}}
  %0 = "stablehlo.recv"(%t) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>}> : (!stablehlo.token) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %t: !stablehlo.token) {
  // expected-error @+1 {{'stablehlo.infeed' op wants tensors and then a token as results, found 'tensor<4xf32>'}}
  %0 = "stablehlo.infeed"(%t) : (!stablehlo.token) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %t: !stablehlo.token) {
  // expected-error @+1 {{'stablehlo.infeed' op wants 'layout' of length 1, as the rank of the result says, found '2'}}
  %0:2 = "stablehlo.infeed"(%t) <{layout = [[0, 1]]}> : (!stablehlo.token) -> (tensor<4xf32>, !stablehlo.token)
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %t: !stablehlo.token) {
  // expected-error @+1 {{'stablehlo.infeed' op wants 'layout' to have 1 items, one a result before the token, found '2'}}
  %0:2 = "stablehlo.infeed"(%t) <{layout = [[0], [0]]}> : (!stablehlo.token) -> (tensor<4xf32>, !stablehlo.token)
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %t: !stablehlo.token) {
  // expected-error @+1 {{'stablehlo.async_start' op wants value 0 that region 0 yields to fit the type 'tensor<5xf32>', found 'tensor<4xf32>'}}
  %0 = "stablehlo.async_start"(%a) ({
  ^bb0(%x: tensor<4xf32>):
    stablehlo.return %x : tensor<4xf32>
  }) : (tensor<4xf32>) -> !stablehlo.future<tensor<5xf32>>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %t: !stablehlo.token) {
  // expected-error @+1 {{'stablehlo.async_start' op wants a body of 2 ops, the last the return, found '1'}}
  %0 = "stablehlo.async_start"(%a) ({
  ^bb0(%x: tensor<4xf32>):
    stablehlo.return %x : tensor<4xf32>
  }) : (tensor<4xf32>) -> !stablehlo.future<tensor<4xf32>>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %t: !stablehlo.token) {
  // expected-error @+1 {{'stablehlo.async_start' op wants a collective op or a slice in its body, found 'stablehlo.negate'}}
  %0 = "stablehlo.async_start"(%a) ({
  ^bb0(%x: tensor<4xf32>):
    %y = stablehlo.negate %x : tensor<4xf32>
    stablehlo.return %y : tensor<4xf32>
  }) : (tensor<4xf32>) -> !stablehlo.future<tensor<4xf32>>
  return
}

// -----

func.func @f(%u: !stablehlo.future<tensor<4xf32>>) {
  // expected-error @+1 {{'stablehlo.async_done' op wants result 0 to fit the type 'tensor<4xf32>', found 'tensor<4xi32>'}}
  %0 = "stablehlo.async_done"(%u) : (!stablehlo.future<tensor<4xf32>>) -> tensor<4xi32>
  return
}

// -----

// Precision, element types, known shapes and bounds.
func.func @f(%f: tensor<f32>, %a: tensor<4x6xf32>, %b: tensor<6x4xf32>, %n: tensor<i32>, %i: tensor<4x6xi32>) {
  // expected-error @+1 {{'stablehlo.dot_general' op wants precision DEFAULT with an 'algorithm', found '[#stablehlo<precision HIGH>, #stablehlo<precision DEFAULT>]'}}
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], precision = [HIGH, DEFAULT], algorithm = <lhs_precision_type = f32, rhs_precision_type = f32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<4x6xf32>, tensor<6x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x1xf32>, %b: tensor<3x1x1xf64>) {
  // expected-error @+1 {{'stablehlo.convolution' op wants rhs of element type 'f32', found 'f64'}}
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x1xf32>, tensor<3x1x1xf64>) -> tensor<1x2x1xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  %s = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  // expected-error @+1 {{'stablehlo.dynamic_broadcast_in_dim' op wants dimension 0 of the operand to be 1 or 3, as item 1 of the shape says, found '4'}}
  %0 = stablehlo.dynamic_broadcast_in_dim %a, %s, dims = [1] : (tensor<4xf32>, tensor<2xi64>) -> tensor<?x?xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  %s = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  // expected-error @+1 {{'stablehlo.dynamic_reshape' op wants operand 1 to be a shape of 4 elements, found '6'}}
  %0 = stablehlo.dynamic_reshape %a, %s : (tensor<4xf32>, tensor<2xi64>) -> tensor<?x?xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>) {
  // expected-error @+1 {{'stablehlo.all_gather' op wants a 'channel_handle' of 0 or more with 'use_global_device_ids', found '#stablehlo.channel_handle<handle = -1, type = 0>'}}
  %0 = "stablehlo.all_gather"(%a) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = -1, type = 0>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> : (tensor<4x4xf32>) -> tensor<8x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>) {
  // expected-error @+1 {{'stablehlo.reduce_scatter' op wants a 'channel_handle' above 0 with 'use_global_device_ids', found 'none'}}
  %0 = "stablehlo.reduce_scatter"(%a) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, scatter_dimension = 0 : i64, use_global_device_ids}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x4xf32>) -> tensor<2x4xf32>
  return
}

// -----

func.func @f(%a: tensor<?xf32, #stablehlo.bounds<8>>) {
  // expected-error @+1 {{'stablehlo.slice' op wants a limit of at most 8 in dimension 0, found '9'}}
  %0 = stablehlo.slice %a [0:9] : (tensor<?xf32, #stablehlo.bounds<8>>) -> tensor<9xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %b: tensor<3xi32>, %c: tensor<f32>) {
  // expected-error @+1 {{'stablehlo.select_and_scatter' op wants a source of element type 'f32', found 'tensor<3xi32>'}}
  %0 = "stablehlo.select_and_scatter"(%a, %b, %c) <{window_dimensions = array<i64: 2>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.compare GT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %s : tensor<i1>
  }, {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4xf32>, tensor<3xi32>, tensor<f32>) -> tensor<4xf32>
  return
}

// -----

// Types and attributes.
// expected-error @+1 {{a future holds ranked tensors, found 'f32'}}
func.func private @f(!stablehlo.future<f32>)

// -----

// expected-error @+1 {{a tensor of rank 1 wants 1 bounds, found 2}}
func.func private @f(tensor<?xf32, #stablehlo.bounds<1, 2>>)

// -----

// expected-error @+1 {{static dimension 0 wants '?' for its bound, found 8}}
func.func private @f(tensor<4xf32, #stablehlo.bounds<8>>)

// -----

// expected-error @+1 {{'LOW' is no case of stablehlo.Precision}}
func.func private @f() attributes {a.b = #stablehlo<precision LOW>}

// -----

// expected-error @+1 {{the spatial dims are 0, 1, .., without a gap}}
func.func private @f() attributes {a.b = #stablehlo.conv<[b, 1, f]x[0, i, o]->[b, 0, f]>}
