// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --split-input-file --verify-diagnostics %s
// Mistakes in types and ops of the quant dialect, each with what was wanted and
// found.

// expected-error @+1 {{an integer literal cannot have the type 'f64'}}
func.func private @f(!quant.uniform<i8:f32, 1:3>)

// -----

// expected-error @+1 {{an axis is 0 or above, found -1}}
func.func private @f(!quant.uniform<i8:f32:-1, {1.0}>)

// -----

// expected-error @+1 {{calibrated bounds want min < max, found 1 and -1}}
func.func private @f(!quant.calibrated<f32<1.0:-1.0>>)

// -----

// expected-error @+1 {{a storage type is i1 to i32 or u1 to u32, as in i8}}
func.func private @f(!quant.uniform<f8E5M2:f32, 2.0>)

// -----

// expected-error @+1 {{a storage type is i1 to i32 or u1 to u32, as in i8}}
func.func private @f(!quant.uniform<i33:f32, 2.0>)

// -----

// expected-error @+1 {{a scale is a positive number that 'f32' can hold, found -2}}
func.func private @f(!quant.uniform<i8:f32, -2.0>)

// -----

// expected-error @+1 {{a scale is a positive number that 'f16' can hold, found 1e+06}}
func.func private @f(!quant.uniform<i8:f16, 1.0e6>)

// -----

// expected-error @+1 {{storage bounds want -128 <= min < max <= 127, found 3 and 3}}
func.func private @f(!quant.uniform<i8<3:3>:f32, 2.0>)

// -----

// expected-error @+1 {{storage bounds want -128 <= min < max <= 127, found -129 and 3}}
func.func private @f(!quant.any<i8<-129:3>>)

// -----

// expected-error @+1 {{the expressed type is a float such as f32}}
func.func private @f(!quant.uniform<i8:i32, 2.0>)

// -----

// expected-error @+1 {{a storage type is i1 to i32 or u1 to u32, as in i8}}
func.func private @f(!quant.any<x8>)

// -----

// expected-error @+1 {{a storage type is i1 to i32 or u1 to u32, as in i8}}
func.func private @f(!quant.any<u>)

// -----

// expected-error @+1 {{a block size is above 0}}
func.func private @f(!quant.uniform<i8:f32:{0:0}, {1.0}>)

// -----

// expected-error @+1 {{an axis is 0 or above, found -1}}
func.func private @f(!quant.uniform<i8:f32:{-1:1}, {1.0}>)

// -----

// expected-error @+1 {{expected an attribute, found '}'}}
func.func private @f(!quant.uniform<i8:f32:1, {}>)

// -----

// expected-error @+1 {{a storage type is i1 to i32 or u1 to u32, as in i8}}
func.func private @f(!quant.any<u0>)

// -----

// expected-error @+1 {{the lists of scales differ in size}}
func.func private @f(!quant.uniform<i8:f32:{}, {{1.0}, {2.0, 3.0}}>)

// -----

// expected-error @+1 {{dialect 'quant' has no type 'quant.other'}}
func.func private @f(!quant.other<i8>)

// -----

// expected-error @+1 {{the expressed type is a float such as f32}}
func.func private @f(!quant.calibrated<i8<-1.0:1.0>>)

// -----

// expected-error @+1 {{expected ':', found ','}}
func.func private @f(!quant.uniform<i8, 2.0>)

// -----

func.func @f(%a: f32) {
  // expected-error @+1 {{'quant.qcast' op wants a tensor for several scales, found 'f32'}}
  %0 = quant.qcast %a : f32 to !quant.uniform<i8:f32:{0:1}, {1.0}>
  return
}

// -----

func.func @f(%a: tensor<*xf32>) {
  // expected-error @+1 {{'quant.qcast' op wants a ranked tensor of blocks, found 'tensor<*xf32>'}}
  %0 = quant.qcast %a : tensor<*xf32> to tensor<*x!quant.uniform<i8:f32:{0:1}, {1.0}>>
  return
}

// -----

func.func @f(%a: tensor<2xf32>) {
  // expected-error @+1 {{'quant.qcast' op wants a tensor of a rank above all quantized dimensions, found 'tensor<2xf32>'}}
  %0 = quant.qcast %a : tensor<2xf32> to tensor<2x!quant.uniform<i8:f32:{1:1}, {1.0}>>
  return
}

// -----

func.func @f(%a: tensor<2x2xf32>) {
  // expected-error @+1 {{'quant.qcast' op wants a tensor of the rank of the scales, found 'tensor<2x2xf32>'}}
  %0 = quant.qcast %a : tensor<2x2xf32> to tensor<2x2x!quant.uniform<i8:f32:{1:1}, {1.0}>>
  return
}

// -----

func.func @f(%a: tensor<3x2xf32>) {
  // expected-error @+1 {{'quant.qcast' op wants a size of dimension 0 that 2, its block size, divides, found 'tensor<3x2xf32>'}}
  %0 = quant.qcast %a : tensor<3x2xf32> to tensor<3x2x!quant.uniform<i8:f32:{0:2}, {{1.0}}>>
  return
}

// -----

func.func @f(%a: tensor<4x2xf32>) {
  // expected-error @+1 {{'quant.qcast' op wants 2 scales along dimension 0 instead of 1, found 'tensor<4x2xf32>'}}
  %0 = quant.qcast %a : tensor<4x2xf32> to tensor<4x2x!quant.uniform<i8:f32:{0:2}, {{1.0}}>>
  return
}

// -----

func.func @f(%a: tensor<4x?xf32>) {
  // expected-error @+1 {{'quant.qcast' op wants 1 scales along dimension 1 instead of 2, found 'tensor<4x?xf32>'}}
  %0 = quant.qcast %a : tensor<4x?xf32> to tensor<4x?x!quant.uniform<i8:f32:{0:2}, {{1.0, 2.0}, {1.0, 2.0}}>>
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error @+1 {{'quant.qcast' op wants the expressed type of the quantized one, found 'f32'}}
  %0 = quant.qcast %a : f32 to !quant.any<i8>
  return
}

// -----

func.func @f(%a: f16) {
  // expected-error @+1 {{'quant.qcast' op wants the expressed type of the quantized one, found 'f16'}}
  %0 = quant.qcast %a : f16 to !quant.uniform<i8:f32, 1.0>
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error @+1 {{'quant.qcast' op wants input and result both scalars or both tensors of one shape, found 'tensor<4x!quant.uniform<i8:f32, 1.000000e+00>>'}}
  %0 = quant.qcast %a : f32 to tensor<4x!quant.uniform<i8:f32, 1.0>>
  return
}

// -----

func.func @f(%a: tensor<?xf32>) {
  // expected-error @+1 {{'quant.qcast' op wants input and result both scalars or both tensors of one shape, found 'tensor<4x!quant.uniform<i8:f32, 1.000000e+00>>'}}
  %0 = quant.qcast %a : tensor<?xf32> to tensor<4x!quant.uniform<i8:f32, 1.0>>
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error @+1 {{'quant.qcast' op wants a tensor for several scales, found 'f32'}}
  %0 = quant.qcast %a : f32 to !quant.uniform<i8:f32:0, {1.0}>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @+1 {{'quant.qcast' op wants as many scales as dimension 0 has indices (1 of them), found 'tensor<4xf32>'}}
  %0 = quant.qcast %a : tensor<4xf32> to tensor<4x!quant.uniform<i8:f32:0, {1.0}>>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @+1 {{'quant.qcast' op wants a tensor of a rank above the quantized dimension 1, found 'tensor<4xf32>'}}
  %0 = quant.qcast %a : tensor<4xf32> to tensor<4x!quant.uniform<i8:f32:1, {1.0}>>
  return
}

// -----

func.func @f(%a: i8) {
  // expected-error @+1 {{'quant.qcast' op operand #0 must be scalar or tensor of floating-point, but got 'i8'}}
  %0 = quant.qcast %a : i8 to !quant.uniform<i8:f32, 1.0>
  return
}

// -----

func.func @f(%a: i4) {
  // expected-error @+1 {{'quant.scast' op wants the storage type of the quantized one, found 'i4'}}
  %0 = quant.scast %a : i4 to !quant.uniform<i8:f32, 1.0>
  return
}

// -----

func.func @f(%a: i8) {
  // expected-error @+1 {{'quant.scast' op wants integers on one side, quantized on the other, found 'i8'}}
  %0 = quant.scast %a : i8 to i8
  return
}

// -----

func.func @f(%a: i8) {
  // expected-error @+1 {{'quant.scast' op wants the storage type of the quantized one, found 'i8'}}
  %0 = quant.scast %a : i8 to !quant.calibrated<f32<-1.0:1.0>>
  return
}

// -----

func.func @f(%a: ui8) {
  // expected-error @+1 {{'quant.scast' op operand #0 must be scalar or tensor of signless integer or quantized type, but got 'ui8'}}
  %0 = quant.scast %a : ui8 to !quant.uniform<u8:f32, 1.0>
  return
}
