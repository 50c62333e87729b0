// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --split-input-file --verify-diagnostics %s
// Quantized values of the stablehlo dialect: ops that take one scale only,
// scales that a change of shape may not change, and sides that do not go
// together.

// Scales along a dimension where one scale is wanted.
func.func @f(%a: tensor<1x2x2x!quant.uniform<i8:f32:0, {0.1:-30}>>) {
  // expected-error @+2 {{'stablehlo.abs' op result #0 must be ranked tensor of signless integer or floating-point or per-tensor quantized values, but got 'tensor<1x2x2x!quant.uniform<i8:f32:0, {1.000000e-01:-30}>>'}}
  // expected-error @+1 {{'stablehlo.abs' op operand #0 must be ranked tensor of signless integer or floating-point or complex or per-tensor quantized values, but got 'tensor<1x2x2x!quant.uniform<i8:f32:0, {1.000000e-01:-30}>>'}}
  %0 = "stablehlo.abs"(%a) : (tensor<1x2x2x!quant.uniform<i8:f32:0, {0.1:-30}>>) -> tensor<1x2x2x!quant.uniform<i8:f32:0, {0.1:-30}>>
  return
}

// -----

func.func @f(%a: tensor<1x2x2x!quant.uniform<i8:f32:0, {0.1:-30}>>) {
  // expected-error @+2 {{'stablehlo.ceil' op result #0 must be ranked tensor of floating-point or per-tensor quantized values, but got 'tensor<1x2x2x!quant.uniform<i8:f32:0, {1.000000e-01:-30}>>'}}
  // expected-error @+1 {{'stablehlo.ceil' op operand #0 must be ranked tensor of floating-point or per-tensor quantized values, but got 'tensor<1x2x2x!quant.uniform<i8:f32:0, {1.000000e-01:-30}>>'}}
  %0 = "stablehlo.ceil"(%a) : (tensor<1x2x2x!quant.uniform<i8:f32:0, {0.1:-30}>>) -> tensor<1x2x2x!quant.uniform<i8:f32:0, {0.1:-30}>>
  return
}

// -----

func.func @f(%a: tensor<1x2x2x!quant.uniform<i8:f32:0, {0.1:-30}>>) {
  // expected-error @+2 {{'stablehlo.cosine' op result #0 must be ranked tensor of floating-point or complex or per-tensor quantized values, but got 'tensor<1x2x2x!quant.uniform<i8:f32:0, {1.000000e-01:-30}>>'}}
  // expected-error @+1 {{'stablehlo.cosine' op operand #0 must be ranked tensor of floating-point or complex or per-tensor quantized values, but got 'tensor<1x2x2x!quant.uniform<i8:f32:0, {1.000000e-01:-30}>>'}}
  %0 = "stablehlo.cosine"(%a) : (tensor<1x2x2x!quant.uniform<i8:f32:0, {0.1:-30}>>) -> tensor<1x2x2x!quant.uniform<i8:f32:0, {0.1:-30}>>
  return
}

// -----

func.func @f(%a: tensor<1x2x2x!quant.uniform<i8:f32:0, {0.1:-30}>>) {
  // expected-error @+2 {{'stablehlo.negate' op result #0 must be ranked tensor of integer or floating-point or complex or per-tensor quantized values, but got 'tensor<1x2x2x!quant.uniform<i8:f32:0, {1.000000e-01:-30}>>'}}
  // expected-error @+1 {{'stablehlo.negate' op operand #0 must be ranked tensor of integer or floating-point or complex or per-tensor quantized values, but got 'tensor<1x2x2x!quant.uniform<i8:f32:0, {1.000000e-01:-30}>>'}}
  %0 = "stablehlo.negate"(%a) : (tensor<1x2x2x!quant.uniform<i8:f32:0, {0.1:-30}>>) -> tensor<1x2x2x!quant.uniform<i8:f32:0, {0.1:-30}>>
  return
}

// -----

func.func @f(%a: tensor<1x2x2x!quant.uniform<i8:f32:0, {0.1:-30}>>) {
  // expected-error @+3 {{'stablehlo.divide' op result #0 must be ranked tensor of integer or floating-point or complex or per-tensor quantized values, but got 'tensor<1x2x2x!quant.uniform<i8:f32:0, {1.000000e-01:-30}>>'}}
  // expected-error @+2 {{'stablehlo.divide' op operand #1 must be ranked tensor of integer or floating-point or complex or per-tensor quantized values, but got 'tensor<1x2x2x!quant.uniform<i8:f32:0, {1.000000e-01:-30}>>'}}
  // expected-error @+1 {{'stablehlo.divide' op operand #0 must be ranked tensor of integer or floating-point or complex or per-tensor quantized values, but got 'tensor<1x2x2x!quant.uniform<i8:f32:0, {1.000000e-01:-30}>>'}}
  %0 = "stablehlo.divide"(%a, %a) : (tensor<1x2x2x!quant.uniform<i8:f32:0, {0.1:-30}>>, tensor<1x2x2x!quant.uniform<i8:f32:0, {0.1:-30}>>) -> tensor<1x2x2x!quant.uniform<i8:f32:0, {0.1:-30}>>
  return
}

// -----

func.func @f(%a: tensor<1x2x2x!quant.uniform<i8:f32:0, {0.1:-30}>>) {
  // expected-error @+3 {{'stablehlo.maximum' op result #0 must be ranked tensor of floating-point or pred or integer or complex or per-tensor quantized values, but got 'tensor<1x2x2x!quant.uniform<i8:f32:0, {1.000000e-01:-30}>>'}}
  // expected-error @+2 {{'stablehlo.maximum' op operand #1 must be ranked tensor of floating-point or pred or integer or complex or per-tensor quantized values, but got 'tensor<1x2x2x!quant.uniform<i8:f32:0, {1.000000e-01:-30}>>'}}
  // expected-error @+1 {{'stablehlo.maximum' op operand #0 must be ranked tensor of floating-point or pred or integer or complex or per-tensor quantized values, but got 'tensor<1x2x2x!quant.uniform<i8:f32:0, {1.000000e-01:-30}>>'}}
  %0 = "stablehlo.maximum"(%a, %a) : (tensor<1x2x2x!quant.uniform<i8:f32:0, {0.1:-30}>>, tensor<1x2x2x!quant.uniform<i8:f32:0, {0.1:-30}>>) -> tensor<1x2x2x!quant.uniform<i8:f32:0, {0.1:-30}>>
  return
}

// -----

func.func @f(%a: tensor<1x2x2x!quant.uniform<i8:f32:0, {0.1:-30}>>) {
  // expected-error @+3 {{'stablehlo.concatenate' op result #0 must be ranked tensor of floating-point or pred or integer or complex or per-tensor quantized values, but got 'tensor<1x4x2x!quant.uniform<i8:f32:0, {1.000000e-01:-30}>>'}}
  // expected-error @+2 {{'stablehlo.concatenate' op operand #1 must be ranked tensor of floating-point or pred or integer or complex or per-tensor quantized values, but got 'tensor<1x2x2x!quant.uniform<i8:f32:0, {1.000000e-01:-30}>>'}}
  // expected-error @+1 {{'stablehlo.concatenate' op operand #0 must be ranked tensor of floating-point or pred or integer or complex or per-tensor quantized values, but got 'tensor<1x2x2x!quant.uniform<i8:f32:0, {1.000000e-01:-30}>>'}}
  %0 = stablehlo.concatenate %a, %a, dim = 1 : (tensor<1x2x2x!quant.uniform<i8:f32:0, {0.1:-30}>>, tensor<1x2x2x!quant.uniform<i8:f32:0, {0.1:-30}>>) -> tensor<1x4x2x!quant.uniform<i8:f32:0, {0.1:-30}>>
  return
}

// -----

func.func @f(%a: tensor<1x2x2x!quant.uniform<i8:f32:0, {0.1:-30}>>) {
  // expected-error @+2 {{'stablehlo.reverse' op result #0 must be ranked tensor of floating-point or pred or integer or complex or per-tensor quantized values, but got 'tensor<1x2x2x!quant.uniform<i8:f32:0, {1.000000e-01:-30}>>'}}
  // expected-error @+1 {{'stablehlo.reverse' op operand #0 must be ranked tensor of floating-point or pred or integer or complex or per-tensor quantized values, but got 'tensor<1x2x2x!quant.uniform<i8:f32:0, {1.000000e-01:-30}>>'}}
  %0 = stablehlo.reverse %a, dims = [1] : tensor<1x2x2x!quant.uniform<i8:f32:0, {0.1:-30}>>
  return
}

// -----

func.func @f(%a: tensor<1x2x2x!quant.uniform<i8:f32:0, {0.1:-30}>>) {
  // expected-error @+2 {{'stablehlo.slice' op result #0 must be ranked tensor of floating-point or pred or integer or complex or per-tensor quantized values, but got 'tensor<1x2x2x!quant.uniform<i8:f32:0, {1.000000e-01:-30}>>'}}
  // expected-error @+1 {{'stablehlo.slice' op operand #0 must be ranked tensor of floating-point or pred or integer or complex or per-tensor quantized values, but got 'tensor<1x2x2x!quant.uniform<i8:f32:0, {1.000000e-01:-30}>>'}}
  %0 = stablehlo.slice %a [0:1, 0:2, 0:2] : (tensor<1x2x2x!quant.uniform<i8:f32:0, {0.1:-30}>>) -> tensor<1x2x2x!quant.uniform<i8:f32:0, {0.1:-30}>>
  return
}

// -----

// Types no tensor may have: a zero point that is not stored, a dimension that
// is none, scales for other indices.
func.func @f(%a: tensor<2x!quant.uniform<i8:f32, 1.0:300>>) {
  // expected-error @+3 {{'stablehlo.add' op result #0 must be ranked tensor of floating-point or pred or integer or complex or quantized values, but got 'tensor<2x!quant.uniform<i8:f32, 1.000000e+00:300>>'}}
  // expected-error @+2 {{'stablehlo.add' op operand #1 must be ranked tensor of floating-point or pred or integer or complex or quantized values, but got 'tensor<2x!quant.uniform<i8:f32, 1.000000e+00:300>>'}}
  // expected-error @+1 {{'stablehlo.add' op operand #0 must be ranked tensor of floating-point or pred or integer or complex or quantized values, but got 'tensor<2x!quant.uniform<i8:f32, 1.000000e+00:300>>'}}
  %0 = stablehlo.add %a, %a : tensor<2x!quant.uniform<i8:f32, 1.0:300>>
  return
}

// -----

func.func @f(%a: tensor<1x5x2x!quant.uniform<i8:f32:10, {0.1:-30, 0.1:-30}>>) {
  // expected-error @+3 {{'stablehlo.add' op result #0 must be ranked tensor of floating-point or pred or integer or complex or quantized values, but got 'tensor<1x5x2x!quant.uniform<i8:f32:10, {1.000000e-01:-30,1.000000e-01:-30}>>'}}
  // expected-error @+2 {{'stablehlo.add' op operand #1 must be ranked tensor of floating-point or pred or integer or complex or quantized values, but got 'tensor<1x5x2x!quant.uniform<i8:f32:10, {1.000000e-01:-30,1.000000e-01:-30}>>'}}
  // expected-error @+1 {{'stablehlo.add' op operand #0 must be ranked tensor of floating-point or pred or integer or complex or quantized values, but got 'tensor<1x5x2x!quant.uniform<i8:f32:10, {1.000000e-01:-30,1.000000e-01:-30}>>'}}
  %0 = stablehlo.add %a, %a : tensor<1x5x2x!quant.uniform<i8:f32:10, {0.1:-30, 0.1:-30}>>
  return
}

// -----

func.func @f(%a: tensor<1x5x2x!quant.uniform<i8:f32:1, {0.1:-30, 0.1:-30}>>) {
  // expected-error @+3 {{'stablehlo.add' op result #0 must be ranked tensor of floating-point or pred or integer or complex or quantized values, but got 'tensor<1x5x2x!quant.uniform<i8:f32:1, {1.000000e-01:-30,1.000000e-01:-30}>>'}}
  // expected-error @+2 {{'stablehlo.add' op operand #1 must be ranked tensor of floating-point or pred or integer or complex or quantized values, but got 'tensor<1x5x2x!quant.uniform<i8:f32:1, {1.000000e-01:-30,1.000000e-01:-30}>>'}}
  // expected-error @+1 {{'stablehlo.add' op operand #0 must be ranked tensor of floating-point or pred or integer or complex or quantized values, but got 'tensor<1x5x2x!quant.uniform<i8:f32:1, {1.000000e-01:-30,1.000000e-01:-30}>>'}}
  %0 = stablehlo.add %a, %a : tensor<1x5x2x!quant.uniform<i8:f32:1, {0.1:-30, 0.1:-30}>>
  return
}

// -----

func.func @f(%a: tensor<1x5x?x!quant.uniform<i8:f32:2, {0.1:-30, 0.1:-30}>>) {
  // expected-error @+3 {{'stablehlo.add' op result #0 must be ranked tensor of floating-point or pred or integer or complex or quantized values, but got 'tensor<1x5x?x!quant.uniform<i8:f32:2, {1.000000e-01:-30,1.000000e-01:-30}>>'}}
  // expected-error @+2 {{'stablehlo.add' op operand #1 must be ranked tensor of floating-point or pred or integer or complex or quantized values, but got 'tensor<1x5x?x!quant.uniform<i8:f32:2, {1.000000e-01:-30,1.000000e-01:-30}>>'}}
  // expected-error @+1 {{'stablehlo.add' op operand #0 must be ranked tensor of floating-point or pred or integer or complex or quantized values, but got 'tensor<1x5x?x!quant.uniform<i8:f32:2, {1.000000e-01:-30,1.000000e-01:-30}>>'}}
  %0 = stablehlo.add %a, %a : tensor<1x5x?x!quant.uniform<i8:f32:2, {0.1:-30, 0.1:-30}>>
  return
}

// -----

func.func @f(%a: tensor<2x!quant.uniform<i8:f32:{0:1}, {{1.0}, {2.0}}>>) {
  // expected-error @+3 {{'stablehlo.add' op result #0 must be ranked tensor of floating-point or pred or integer or complex or quantized values, but got 'tensor<2x!quant.uniform<i8:f32:{0:1}, {{1.000000e+00}, {2.000000e+00}}>>'}}
  // expected-error @+2 {{'stablehlo.add' op operand #1 must be ranked tensor of floating-point or pred or integer or complex or quantized values, but got 'tensor<2x!quant.uniform<i8:f32:{0:1}, {{1.000000e+00}, {2.000000e+00}}>>'}}
  // expected-error @+1 {{'stablehlo.add' op operand #0 must be ranked tensor of floating-point or pred or integer or complex or quantized values, but got 'tensor<2x!quant.uniform<i8:f32:{0:1}, {{1.000000e+00}, {2.000000e+00}}>>'}}
  %0 = stablehlo.add %a, %a : tensor<2x!quant.uniform<i8:f32:{0:1}, {{1.0}, {2.0}}>>
  return
}

// -----

// Changes of shape.
func.func @f(%a: tensor<1x2x1x!quant.uniform<i8:f32, 0.2:-30>>) {
  // expected-error @+1 {{'stablehlo.broadcast_in_dim' op wants the scales and zero points of '!quant.uniform<i8:f32, 2.000000e-01:-30>' in the result, found '!quant.uniform<i8:f32, 1.000000e-01:-30>'}}
  %0 = stablehlo.broadcast_in_dim %a, dims = [0, 1, 2] : (tensor<1x2x1x!quant.uniform<i8:f32, 0.2:-30>>) -> tensor<1x2x3x2x!quant.uniform<i8:f32, 0.1:-30>>
  return
}

// -----

func.func @f(%a: tensor<1x2x1x!quant.uniform<i8:f32, 0.2:-30>>) {
  // expected-error @+1 {{'stablehlo.broadcast_in_dim' op wants the scales and zero points of '!quant.uniform<i8:f32, 2.000000e-01:-30>' in the result, found '!quant.uniform<i8:f32, 2.000000e-01:-20>'}}
  %0 = stablehlo.broadcast_in_dim %a, dims = [0, 1, 2] : (tensor<1x2x1x!quant.uniform<i8:f32, 0.2:-30>>) -> tensor<1x2x3x2x!quant.uniform<i8:f32, 0.2:-20>>
  return
}

// -----

func.func @f(%a: tensor<1x2x1x!quant.uniform<i8:f32:2, {0.1:-30}>>) {
  // expected-error @+1 {{'stablehlo.broadcast_in_dim' op wants a result quantized along dimension 2, found '3'}}
  %0 = stablehlo.broadcast_in_dim %a, dims = [0, 1, 2] : (tensor<1x2x1x!quant.uniform<i8:f32:2, {0.1:-30}>>) -> tensor<1x2x3x2x!quant.uniform<i8:f32:3, {0.1:-30, 0.1:-30}>>
  return
}

// -----

func.func @f(%a: tensor<1x2x1x!quant.uniform<i8:f32:2, {0.1:-30}>>) {
  // expected-error @+1 {{'stablehlo.broadcast_in_dim' op wants the one scale and zero point of '!quant.uniform<i8:f32:2, {1.000000e-01:-30}>' at each index of the result, found '!quant.uniform<i8:f32:3, {2.000000e-01:2,5.000000e-01:-20}>'}}
  %0 = stablehlo.broadcast_in_dim %a, dims = [0, 1, 3] : (tensor<1x2x1x!quant.uniform<i8:f32:2, {0.1:-30}>>) -> tensor<1x2x3x2x!quant.uniform<i8:f32:3, {0.2:2, 0.5:-20}>>
  return
}

// -----

func.func @f(%a: tensor<1x2x1x!quant.uniform<i8:f32:2, {0.1:-30}>>) {
  // expected-error @+1 {{'stablehlo.broadcast_in_dim' op wants the one scale and zero point of '!quant.uniform<i8:f32:2, {1.000000e-01:-30}>' at each index of the result, found '!quant.uniform<i8:f32:3, {1.000000e-01:-30,1.000000e-01:-20}>'}}
  %0 = stablehlo.broadcast_in_dim %a, dims = [0, 1, 3] : (tensor<1x2x1x!quant.uniform<i8:f32:2, {0.1:-30}>>) -> tensor<1x2x3x2x!quant.uniform<i8:f32:3, {0.1:-30, 0.1:-20}>>
  return
}

// -----

func.func @f(%a: tensor<1x2x1x!quant.uniform<i8:f32:2, {0.1:-30}>>) {
  // expected-error @+1 {{'stablehlo.broadcast_in_dim' op wants a result of element type '!quant.uniform<i8:f32:2, {1.000000e-01:-30}>', found '!quant.uniform<i8:f32, 2.000000e-01:-30>'}}
  %0 = stablehlo.broadcast_in_dim %a, dims = [0, 1, 3] : (tensor<1x2x1x!quant.uniform<i8:f32:2, {0.1:-30}>>) -> tensor<1x2x3x2x!quant.uniform<i8:f32, 0.2:-30>>
  return
}

// -----

func.func @f(%a: tensor<1x2x1x!quant.uniform<i8:f32:2, {0.1:-30}>>, %s: tensor<4xi64>) {
  // expected-error @+1 {{'stablehlo.dynamic_broadcast_in_dim' op wants a result quantized along dimension 2, found '3'}}
  %0 = stablehlo.dynamic_broadcast_in_dim %a, %s, dims = [0, 1, 2] : (tensor<1x2x1x!quant.uniform<i8:f32:2, {0.1:-30}>>, tensor<4xi64>) -> tensor<1x2x3x2x!quant.uniform<i8:f32:3, {0.1:-30, 0.1:-30}>>
  return
}

// -----

func.func @f(%a: tensor<1x2x2x!quant.uniform<i8:f32, 0.2:-30>>) {
  // expected-error @+1 {{'stablehlo.transpose' op wants the scales and zero points of '!quant.uniform<i8:f32, 2.000000e-01:-30>' in the result, found '!quant.uniform<i8:f32, 1.000000e-01:-30>'}}
  %0 = stablehlo.transpose %a, dims = [0, 2, 1] : (tensor<1x2x2x!quant.uniform<i8:f32, 0.2:-30>>) -> tensor<1x2x2x!quant.uniform<i8:f32, 0.1:-30>>
  return
}

// -----

func.func @f(%a: tensor<1x2x2x!quant.uniform<i8:f32:0, {0.1:-30}>>) {
  // expected-error @+1 {{'stablehlo.transpose' op wants the scales and zero points of '!quant.uniform<i8:f32:0, {1.000000e-01:-30}>' in the result, found '!quant.uniform<i8:f32:0, {2.000000e-01:-30}>'}}
  %0 = stablehlo.transpose %a, dims = [0, 2, 1] : (tensor<1x2x2x!quant.uniform<i8:f32:0, {0.1:-30}>>) -> tensor<1x2x2x!quant.uniform<i8:f32:0, {0.2:-30}>>
  return
}

// -----

func.func @f(%a: tensor<1x2x2x!quant.uniform<i8:f32:0, {0.1:-20}>>) {
  // expected-error @+1 {{'stablehlo.transpose' op wants the scales and zero points of '!quant.uniform<i8:f32:0, {1.000000e-01:-20}>' in the result, found '!quant.uniform<i8:f32:0, {1.000000e-01:-30}>'}}
  %0 = stablehlo.transpose %a, dims = [0, 2, 1] : (tensor<1x2x2x!quant.uniform<i8:f32:0, {0.1:-20}>>) -> tensor<1x2x2x!quant.uniform<i8:f32:0, {0.1:-30}>>
  return
}

// -----

func.func @f(%a: tensor<2x2x!quant.uniform<i8:f32:0, {0.1, 0.2}>>) {
  // expected-error @+1 {{'stablehlo.transpose' op wants a result quantized along dimension 1, found '0'}}
  %0 = stablehlo.transpose %a, dims = [1, 0] : (tensor<2x2x!quant.uniform<i8:f32:0, {0.1, 0.2}>>) -> tensor<2x2x!quant.uniform<i8:f32:0, {0.1, 0.2}>>
  return
}

// -----

func.func @f(%a: tensor<1x2x!quant.uniform<i8:f32, 0.2:-30>>) {
  // expected-error @+1 {{'stablehlo.reshape' op wants the scales and zero points of '!quant.uniform<i8:f32, 2.000000e-01:-30>' in the result, found '!quant.uniform<i8:f32, 2.000000e-01:17>'}}
  %0 = stablehlo.reshape %a : (tensor<1x2x!quant.uniform<i8:f32, 0.2:-30>>) -> tensor<2x1x!quant.uniform<i8:f32, 0.2:17>>
  return
}

// -----

func.func @f(%a: tensor<1x2x!quant.uniform<i8:f32:0, {1.0:17}>>) {
  // expected-error @+1 {{'stablehlo.reshape' op wants the scales and zero points of '!quant.uniform<i8:f32:0, {1.000000e+00:17}>' in the result, found '!quant.uniform<i8:f32:0, {1.000000e+00:18}>'}}
  %0 = stablehlo.reshape %a : (tensor<1x2x!quant.uniform<i8:f32:0, {1.0:17}>>) -> tensor<1x2x1x!quant.uniform<i8:f32:0, {1.0:18}>>
  return
}

// -----

func.func @f(%a: tensor<1x2x3x4x!quant.uniform<i8:f32:0, {1.0:17}>>) {
  // expected-error @+1 {{'stablehlo.reshape' op wants the scales and zero points of '!quant.uniform<i8:f32:0, {1.000000e+00:17}>' in the result, found '!quant.uniform<i8:f32:1, {1.000000e+00:17,1.000000e+00:17,1.000000e+00:17}>'}}
  %0 = stablehlo.reshape %a : (tensor<1x2x3x4x!quant.uniform<i8:f32:0, {1.0:17}>>) -> tensor<2x3x4x!quant.uniform<i8:f32:1, {1.0:17, 1.0:17, 1.0:17}>>
  return
}

// -----

func.func @f(%a: tensor<1x2x3x4x!quant.uniform<i8:f32:0, {1.0:17}>>) {
  // expected-error @+1 {{'stablehlo.reshape' op wants 1 elements before the quantized dimension of the result, found '2'}}
  %0 = stablehlo.reshape %a : (tensor<1x2x3x4x!quant.uniform<i8:f32:0, {1.0:17}>>) -> tensor<2x1x3x4x!quant.uniform<i8:f32:1, {1.0:17}>>
  return
}

// -----

func.func @f(%a: tensor<2xf32>) {
  // expected-error @+1 {{'stablehlo.uniform_quantize' op wants a result that expresses elements of type 'f32', found '!quant.uniform<i8:f64, 1.000000e-01>'}}
  %0 = stablehlo.uniform_quantize %a : (tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f64, 0.1>>
  return
}

// -----

func.func @f(%a: tensor<2x!quant.uniform<i8:f32, 0.1>>) {
  // expected-error @+1 {{'stablehlo.uniform_dequantize' op wants a result that expresses elements of type 'f32', found 'f64'}}
  %0 = stablehlo.uniform_dequantize %a : (tensor<2x!quant.uniform<i8:f32, 0.1>>) -> tensor<2xf64>
  return
}

// -----

// Sums.
func.func @f(%a: tensor<2x2x!quant.uniform<i8:f32, 1.0:17>>, %b: tensor<2x2x!quant.uniform<i16:f32, 1.0>>) {
  // expected-error @+1 {{'stablehlo.add' op wants quantized types of one storage and expressed type, as '!quant.uniform<i8:f32, 1.000000e+00:17>' has, found '!quant.uniform<i16:f32, 1.000000e+00>'}}
  %0 = stablehlo.add %a, %b : (tensor<2x2x!quant.uniform<i8:f32, 1.0:17>>, tensor<2x2x!quant.uniform<i16:f32, 1.0>>) -> tensor<2x2x!quant.uniform<i8:f32, 1.0:17>>
  return
}

// -----

func.func @f(%a: tensor<2x2x!quant.uniform<i8:f32, 1.0:17>>, %b: tensor<2x2x!quant.uniform<i8:f32, 1.0:17>>) {
  // expected-error @+1 {{'stablehlo.add' op wants quantized types of one storage and expressed type, as '!quant.uniform<i8:f32, 1.000000e+00:17>' has, found '!quant.uniform<i8:f16, 1.000000e+00>'}}
  %0 = stablehlo.add %a, %b : (tensor<2x2x!quant.uniform<i8:f32, 1.0:17>>, tensor<2x2x!quant.uniform<i8:f32, 1.0:17>>) -> tensor<2x2x!quant.uniform<i8:f16, 1.0>>
  return
}

// -----

func.func @f(%a: tensor<2x2x!quant.uniform<i8:f32, 1.0:17>>, %b: tensor<2x2xf32>) {
  // expected-error @+1 {{'stablehlo.add' op wants operand 1 to fit the type 'tensor<2x2x!quant.uniform<i8:f32, 1.000000e+00:17>>', found 'tensor<2x2xf32>'}}
  %0 = stablehlo.add %a, %b : (tensor<2x2x!quant.uniform<i8:f32, 1.0:17>>, tensor<2x2xf32>) -> tensor<2x2x!quant.uniform<i8:f32, 1.0:17>>
  return
}

// -----

func.func @f(%a: tensor<2x2x!quant.uniform<i8:f32:0, {0.1, 0.2}>>, %b: tensor<2x2x!quant.uniform<i8:f32, 1.0:17>>) {
  // expected-error @+1 {{'stablehlo.add' op wants a result with scales along a dimension exactly when an operand has them, found '!quant.uniform<i8:f32, 1.000000e+00:17>'}}
  %0 = stablehlo.add %a, %b : (tensor<2x2x!quant.uniform<i8:f32:0, {0.1, 0.2}>>, tensor<2x2x!quant.uniform<i8:f32, 1.0:17>>) -> tensor<2x2x!quant.uniform<i8:f32, 1.0:17>>
  return
}

// -----

func.func @f(%a: tensor<2x2x!quant.uniform<i8:f32, 1.0:17>>, %b: tensor<2x2x!quant.uniform<i8:f32, 1.0:17>>) {
  // expected-error @+1 {{'stablehlo.add' op wants a result with scales along a dimension exactly when an operand has them, found '!quant.uniform<i8:f32:0, {1.000000e-01,2.000000e-01}>'}}
  %0 = stablehlo.add %a, %b : (tensor<2x2x!quant.uniform<i8:f32, 1.0:17>>, tensor<2x2x!quant.uniform<i8:f32, 1.0:17>>) -> tensor<2x2x!quant.uniform<i8:f32:0, {0.1, 0.2}>>
  return
}

// -----

func.func @f(%a: tensor<2x2x!quant.uniform<i8:f32:0, {0.1, 0.2}>>, %b: tensor<2x2x!quant.uniform<i8:f32, 1.0:17>>) {
  // expected-error @+1 {{'stablehlo.add' op wants a result quantized along dimension 0, found '1'}}
  %0 = stablehlo.add %a, %b : (tensor<2x2x!quant.uniform<i8:f32:0, {0.1, 0.2}>>, tensor<2x2x!quant.uniform<i8:f32, 1.0:17>>) -> tensor<2x2x!quant.uniform<i8:f32:1, {0.1, 0.2}>>
  return
}

// -----

func.func @f(%a: tensor<2x2x!quant.uniform<i8:f32, 1.0:17>>, %b: tensor<2x2x!quant.uniform<i8:f32:1, {0.1, 0.2}>>) {
  // expected-error @+1 {{'stablehlo.add' op wants a result quantized along dimension 1, found '0'}}
  %0 = stablehlo.add %a, %b : (tensor<2x2x!quant.uniform<i8:f32, 1.0:17>>, tensor<2x2x!quant.uniform<i8:f32:1, {0.1, 0.2}>>) -> tensor<2x2x!quant.uniform<i8:f32:0, {0.1, 0.2}>>
  return
}

// -----

// Products.
func.func @f(%a: tensor<2x3x4xf32>, %b: tensor<2x3x5x!quant.uniform<i8:f32, 1.0>>) {
  // expected-error @+1 {{'stablehlo.dot_general' op wants all of lhs, rhs and result to be quantized, or rhs only, found '!quant.uniform<i8:f32, 1.000000e+00:17>'}}
  %0 = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<2x3x4xf32>, tensor<2x3x5x!quant.uniform<i8:f32, 1.0>>) -> tensor<2x4x5x!quant.uniform<i8:f32, 1.0:17>>
  return
}

// -----

func.func @f(%a: tensor<2x3x4x!quant.uniform<i8:f32, 1.0:17>>, %b: tensor<2x3x5xf32>) {
  // expected-error @+1 {{'stablehlo.dot_general' op wants all of lhs, rhs and result to be quantized, or rhs only, found 'f32'}}
  %0 = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<2x3x4x!quant.uniform<i8:f32, 1.0:17>>, tensor<2x3x5xf32>) -> tensor<2x4x5x!quant.uniform<i8:f32, 1.0:17>>
  return
}

// -----

func.func @f(%a: tensor<2x3x4xf32>, %b: tensor<2x3x5x!quant.uniform<i8:f32, 1.0:30>>) {
  // expected-error @+1 {{'stablehlo.dot_general' op wants zero points of rhs to be 0, found '30'}}
  %0 = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<2x3x4xf32>, tensor<2x3x5x!quant.uniform<i8:f32, 1.0:30>>) -> tensor<2x4x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3x4x!quant.uniform<i8:f32, 1.0:17>>, %b: tensor<2x3x5x!quant.uniform<i8:f32:0, {0.1:10, 0.1:10}>>) {
  // expected-error @+1 {{'stablehlo.dot_general' op wants zero points of rhs to be 0, found '10'}}
  %0 = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<2x3x4x!quant.uniform<i8:f32, 1.0:17>>, tensor<2x3x5x!quant.uniform<i8:f32:0, {0.1:10, 0.1:10}>>) -> tensor<2x4x5x!quant.uniform<i8:f32:0, {0.1:-30, 0.1:-30}>>
  return
}

// -----

func.func @f(%a: tensor<2x3x4x!quant.uniform<i8:f32, 1.0:17>>, %b: tensor<2x3x5x!quant.uniform<i8:f32:1, {0.1, 0.1, 0.1}>>) {
  // expected-error @+1 {{'stablehlo.dot_general' op wants rhs quantized along a dimension that is not contracted, found '!quant.uniform<i8:f32:1, {1.000000e-01,1.000000e-01,1.000000e-01}>'}}
  %0 = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<2x3x4x!quant.uniform<i8:f32, 1.0:17>>, tensor<2x3x5x!quant.uniform<i8:f32:1, {0.1, 0.1, 0.1}>>) -> tensor<2x4x5x!quant.uniform<i8:f32:0, {0.1:-30, 0.1:-30}>>
  return
}

// -----

func.func @f(%a: tensor<2x3x4x!quant.uniform<i16:f32, 1.0>>, %b: tensor<2x3x5x!quant.uniform<i8:f32, 1.0>>) {
  // expected-error @+1 {{'stablehlo.dot_general' op wants rhs stored as 'i16', as lhs is, found '!quant.uniform<i8:f32, 1.000000e+00>'}}
  %0 = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<2x3x4x!quant.uniform<i16:f32, 1.0>>, tensor<2x3x5x!quant.uniform<i8:f32, 1.0>>) -> tensor<2x4x5x!quant.uniform<i8:f32, 1.0:17>>
  return
}

// -----

func.func @f(%a: tensor<2x3x4x!quant.uniform<i8:f32, 1.0:17>>, %b: tensor<2x3x5x!quant.uniform<i8:f16, 1.0>>) {
  // expected-error @+1 {{'stablehlo.dot_general' op wants rhs and result to express 'f32', as lhs does, found '!quant.uniform<i8:f16, 1.000000e+00>'}}
  %0 = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<2x3x4x!quant.uniform<i8:f32, 1.0:17>>, tensor<2x3x5x!quant.uniform<i8:f16, 1.0>>) -> tensor<2x4x5x!quant.uniform<i8:f32, 1.0:17>>
  return
}

// -----

func.func @f(%a: tensor<2x3x4x!quant.uniform<i8:f32, 1.0:17>>, %b: tensor<2x3x5x!quant.uniform<i8:f32, 1.0>>) {
  // expected-error @+1 {{'stablehlo.dot_general' op wants rhs and result to express 'f32', as lhs does, found '!quant.uniform<i8:f16, 1.000000e+00>'}}
  %0 = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<2x3x4x!quant.uniform<i8:f32, 1.0:17>>, tensor<2x3x5x!quant.uniform<i8:f32, 1.0>>) -> tensor<2x4x5x!quant.uniform<i8:f16, 1.0>>
  return
}

// -----

func.func @f(%a: tensor<2x3x4x!quant.uniform<i8:f32, 1.0:17>>, %b: tensor<2x3x5x!quant.uniform<i8:f32, 1.0>>) {
  // expected-error @+1 {{'stablehlo.dot_general' op wants a result with one scale, as rhs has, found '!quant.uniform<i8:f32:0, {1.000000e-01,1.000000e-01}>'}}
  %0 = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<2x3x4x!quant.uniform<i8:f32, 1.0:17>>, tensor<2x3x5x!quant.uniform<i8:f32, 1.0>>) -> tensor<2x4x5x!quant.uniform<i8:f32:0, {0.1, 0.1}>>
  return
}

// -----

func.func @f(%a: tensor<2x3x4xf32>, %b: tensor<2x3x5x!quant.uniform<i8:f16, 1.0>>) {
  // expected-error @+1 {{'stablehlo.dot_general' op wants lhs and result of element type 'f16', which rhs expresses, found 'f32'}}
  %0 = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<2x3x4xf32>, tensor<2x3x5x!quant.uniform<i8:f16, 1.0>>) -> tensor<2x4x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3x4xf32>, %b: tensor<2x3x5x!quant.uniform<i8:f32, 1.0>>) {
  // expected-error @+1 {{'stablehlo.dot_general' op wants lhs and result of element type 'f32', which rhs expresses, found 'f16'}}
  %0 = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<2x3x4xf32>, tensor<2x3x5x!quant.uniform<i8:f32, 1.0>>) -> tensor<2x4x5xf16>
  return
}

// -----

// Convolutions.
func.func @f(%a: tensor<1x4x1xf32>, %b: tensor<3x1x1x!quant.uniform<i8:f32, 1.0>>) {
  // expected-error @+1 {{'stablehlo.convolution' op wants all of lhs, rhs and result to be quantized, or rhs only, found '!quant.uniform<i8:f32, 1.000000e+00:17>'}}
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x1xf32>, tensor<3x1x1x!quant.uniform<i8:f32, 1.0>>) -> tensor<1x2x1x!quant.uniform<i8:f32, 1.0:17>>
  return
}

// -----

func.func @f(%a: tensor<1x4x1xf32>, %b: tensor<3x1x1x!quant.uniform<i8:f32:1, {5.0}>>) {
  // expected-error @+1 {{'stablehlo.convolution' op wants rhs quantized along its output feature dimension, 2, found '1'}}
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x1xf32>, tensor<3x1x1x!quant.uniform<i8:f32:1, {5.0}>>) -> tensor<1x2x1xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x1x!quant.uniform<i8:f32, 1.0:17>>, %b: tensor<3x1x1x!quant.uniform<i8:f32:2, {5.0}>>) {
  // expected-error @+1 {{'stablehlo.convolution' op wants a result quantized along dimension 2, found '0'}}
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x1x!quant.uniform<i8:f32, 1.0:17>>, tensor<3x1x1x!quant.uniform<i8:f32:2, {5.0}>>) -> tensor<1x2x1x!quant.uniform<i8:f32:0, {5.0}>>
  return
}

// -----

func.func @f(%a: tensor<1x4x1x!quant.uniform<i8:f32, 1.0:17>>, %b: tensor<3x1x1x!quant.uniform<i8:f32, 1.0>>) {
  // expected-error @+1 {{'stablehlo.convolution' op wants a result with one scale, as rhs has, found '!quant.uniform<i8:f32:2, {5.000000e+00}>'}}
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x1x!quant.uniform<i8:f32, 1.0:17>>, tensor<3x1x1x!quant.uniform<i8:f32, 1.0>>) -> tensor<1x2x1x!quant.uniform<i8:f32:2, {5.0}>>
  return
}
