// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --split-input-file --verify-diagnostics %s
// Mistakes in ops of the tosa dialect, each with what was wanted and found.

// expected-error @+1 {{the rank of a shape is 0 or above}}
func.func private @f(!tosa.shape<-1>)

// -----

// expected-error @+1 {{'0.9' is no case of tosa.SpecificationVersion}}
func.func @f() attributes {x = #tosa.target_env<specification_version = "0.9", level = none, profiles = [pro_int], extensions = [fft]>} {
  return
}

// -----

// expected-error @+1 {{a variable is a ranked tensor}}
tosa.variable @v : tensor<*xf32>

// -----

// expected-error @+1 {{a variable is a ranked tensor}}
tosa.variable @v : f32

// -----

// expected-error @+1 {{a variable is a ranked tensor}}
tosa.variable @v = 3 : i32

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  // expected-error @+1 {{'tosa.add' op requires the same element type for all operands and results, but got 'tensor<4x8xf32>' and 'tensor<4x8xi32>'}}
  %0 = tosa.add %a, %b : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<3x8xf32>) {
  // expected-error @+1 {{'tosa.add' op wants operands and result of one rank whose sizes are equal or 1, found 'tensor<4x8xf32>' and 'tensor<3x8xf32>'}}
  %0 = tosa.add %a, %b : (tensor<4x8xf32>, tensor<3x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  // expected-error @+1 {{'tosa.add' op wants operands and result of one rank whose sizes are equal or 1, found 'tensor<4x8xf32>' and 'tensor<4x9xf32>'}}
  %0 = tosa.add %a, %b : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x9xf32>
  return
}

// -----

func.func @f(%a: tensor<0x8xf32>, %b: tensor<0x8xf32>) {
  // expected-error @+3 {{'tosa.add' op operand #0 must be tosa-conformant tensor of number values, but got 'tensor<0x8xf32>'}}
  // expected-error @+2 {{'tosa.add' op operand #1 must be tosa-conformant tensor of number values, but got 'tensor<0x8xf32>'}}
  // expected-error @+1 {{'tosa.add' op result #0 must be tosa-conformant tensor of number values, but got 'tensor<0x8xf32>'}}
  %0 = tosa.add %a, %b : (tensor<0x8xf32>, tensor<0x8xf32>) -> tensor<0x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4xsi8>, %b: tensor<4xsi8>) {
  // expected-error @+3 {{'tosa.add' op operand #0 must be tosa-conformant tensor of number values, but got 'tensor<4xsi8>'}}
  // expected-error @+2 {{'tosa.add' op operand #1 must be tosa-conformant tensor of number values, but got 'tensor<4xsi8>'}}
  // expected-error @+1 {{'tosa.add' op result #0 must be tosa-conformant tensor of number values, but got 'tensor<4xsi8>'}}
  %0 = tosa.add %a, %b : (tensor<4xsi8>, tensor<4xsi8>) -> tensor<4xsi8>
  return
}

// -----

func.func @f(%a: tensor<?x8xf32>, %b: tensor<2x8xf32>) {
  // expected-error @+1 {{'tosa.add' op wants operands and result of one rank whose sizes are equal or 1, found 'tensor<2x8xf32>' and 'tensor<3x8xf32>'}}
  %0 = tosa.add %a, %b : (tensor<?x8xf32>, tensor<2x8xf32>) -> tensor<3x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf16>) {
  // expected-error @+1 {{'tosa.equal' op wants operands of the same element type, found 'f32' and 'f16'}}
  %0 = tosa.equal %a, %b : (tensor<4x8xf32>, tensor<4x8xf16>) -> tensor<4x8xi1>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  // expected-error @+1 {{'tosa.greater' op result #0 must be tosa-conformant tensor of 1-bit signless integer values, but got 'tensor<4x8xi8>'}}
  %0 = tosa.greater %a, %b : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi8>
  return
}

// -----

func.func @f(%a: tensor<4x8xi1>, %b: tensor<4x8xf32>, %c: tensor<4x8xf16>) {
  // expected-error @+1 {{'tosa.select' op wants input and output of the same element type, found 'f16' and 'f32'}}
  %0 = tosa.select %a, %b, %c : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf16>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xi1>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>) {
  // expected-error @+1 {{'tosa.select' op wants input and output of the same element type, found 'f32' and 'f16'}}
  %0 = tosa.select %a, %b, %c : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf16>
  return
}

// -----

func.func @f(%a: tensor<3x8xi1>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>) {
  // expected-error @+1 {{'tosa.select' op wants operands and result of one rank whose sizes are equal or 1, found 'tensor<3x8xi1>' and 'tensor<4x8xf32>'}}
  %0 = tosa.select %a, %b, %c : (tensor<3x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4xi8>, %b: tensor<4xi8>) {
  // expected-error @+3 {{'tosa.logical_and' op operand #0 must be tosa-conformant tensor of 1-bit signless integer values, but got 'tensor<4xi8>'}}
  // expected-error @+2 {{'tosa.logical_and' op operand #1 must be tosa-conformant tensor of 1-bit signless integer values, but got 'tensor<4xi8>'}}
  // expected-error @+1 {{'tosa.logical_and' op result #0 must be tosa-conformant tensor of 1-bit signless integer values, but got 'tensor<4xi8>'}}
  %0 = tosa.logical_and %a, %b : (tensor<4xi8>, tensor<4xi8>) -> tensor<4xi8>
  return
}

// -----

func.func @f(%a: tensor<4xi8>, %b: tensor<4xi8>) {
  // expected-error @+3 {{'tosa.intdiv' op operand #0 must be tosa-conformant tensor of 32-bit or 64-bit signless integer values, but got 'tensor<4xi8>'}}
  // expected-error @+2 {{'tosa.intdiv' op operand #1 must be tosa-conformant tensor of 32-bit or 64-bit signless integer values, but got 'tensor<4xi8>'}}
  // expected-error @+1 {{'tosa.intdiv' op result #0 must be tosa-conformant tensor of 32-bit or 64-bit signless integer values, but got 'tensor<4xi8>'}}
  %0 = tosa.intdiv %a, %b : (tensor<4xi8>, tensor<4xi8>) -> tensor<4xi8>
  return
}

// -----

func.func @f(%a: tensor<4xi8>) {
  // expected-error @+2 {{'tosa.sin' op operand #0 must be tosa-conformant tensor of floating-point values, but got 'tensor<4xi8>'}}
  // expected-error @+1 {{'tosa.sin' op result #0 must be tosa-conformant tensor of floating-point values, but got 'tensor<4xi8>'}}
  %0 = tosa.sin %a : (tensor<4xi8>) -> tensor<4xi8>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf16>, %c: tensor<1xi8>) {
  // expected-error @+1 {{'tosa.mul' op wants operands and result of one element type (a wider result of integers), found 'f32', 'f16' and 'f32'}}
  %0 = tosa.mul %a, %b, %c : (tensor<4x8xf32>, tensor<4x8xf16>, tensor<1xi8>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4xi32>, %b: tensor<4xi32>, %c: tensor<1xi8>) {
  // expected-error @+1 {{'tosa.mul' op wants operands and result of one element type (a wider result of integers), found 'i32', 'i32' and 'i16'}}
  %0 = tosa.mul %a, %b, %c : (tensor<4xi32>, tensor<4xi32>, tensor<1xi8>) -> tensor<4xi16>
  return
}

// -----

func.func @f(%a: tensor<4xi32>, %b: tensor<4xi16>, %c: tensor<1xi8>) {
  // expected-error @+1 {{'tosa.mul' op wants operands and result of one element type (a wider result of integers), found 'i32', 'i16' and 'i32'}}
  %0 = tosa.mul %a, %b, %c : (tensor<4xi32>, tensor<4xi16>, tensor<1xi8>) -> tensor<4xi32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<3x8xf32>, %c: tensor<1xi8>) {
  // expected-error @+1 {{'tosa.mul' op wants operands and result of one rank whose sizes are equal or 1, found 'tensor<4x8xf32>' and 'tensor<3x8xf32>'}}
  %0 = tosa.mul %a, %b, %c : (tensor<4x8xf32>, tensor<3x8xf32>, tensor<1xi8>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: tensor<2xi8>) {
  // expected-error @+1 {{'tosa.mul' op operand #2 must be tosa-conformant tensor<1xi8>, but got 'tensor<2xi8>'}}
  %0 = tosa.mul %a, %b, %c : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<2xi8>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: tensor<1xi8>) {
  // expected-error @+1 {{'tosa.mul' op wants operands and result of one rank whose sizes are equal or 1, found 'tensor<4x8xf32>' and 'tensor<4xf32>'}}
  %0 = tosa.mul %a, %b, %c : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<1xi8>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  %s = "tosa.const"() <{values = dense<1> : tensor<1xi8>}> : () -> tensor<1xi8>
  // expected-error @+1 {{'tosa.mul' op wants a shift of 0 for 'f32', found 1}}
  %0 = tosa.mul %a, %a, %s : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<1xi8>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4xi8>, %b: tensor<256xi8>) {
  // expected-error @+1 {{'tosa.table' op wants a result in the shape of the input, 'tensor<4xi8>', found 'tensor<5xi8>'}}
  %0 = tosa.table %a, %b : (tensor<4xi8>, tensor<256xi8>) -> tensor<5xi8>
  return
}

// -----

func.func @f(%a: tensor<4xi8>, %b: tensor<256xi8>) {
  // expected-error @+1 {{'tosa.table' op wants a result in the shape of the input, 'tensor<4xi8>', found 'tensor<4x1xi8>'}}
  %0 = tosa.table %a, %b : (tensor<4xi8>, tensor<256xi8>) -> tensor<4x1xi8>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<1xf32>, %c: tensor<1xf32>) {
  // expected-error @+1 {{'tosa.negate' op wants operands and result of one rank whose sizes are equal or 1, found 'tensor<4x8xf32>' and 'tensor<4x9xf32>'}}
  %0 = tosa.negate %a, %b, %c : (tensor<4x8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4x9xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<1xf16>, %c: tensor<1xf32>) {
  // expected-error @+1 {{'tosa.negate' op wants operand #1, a zero point, of the element type of its tensor, 'f32', found 'f16'}}
  %0 = tosa.negate %a, %b, %c : (tensor<4x8xf32>, tensor<1xf16>, tensor<1xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<1xf32>, %c: tensor<1xf32>) {
  // expected-error @+1 {{'tosa.negate' op wants input and output of the same element type, found 'f32' and 'f16'}}
  %0 = tosa.negate %a, %b, %c : (tensor<4x8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4x8xf16>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<1xf32>, %c: tensor<1xi8>) {
  // expected-error @+1 {{'tosa.negate' op wants operand #2, a zero point, of the element type of its tensor, 'f32', found 'i8'}}
  %0 = tosa.negate %a, %b, %c : (tensor<4x8xf32>, tensor<1xf32>, tensor<1xi8>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  %z = "tosa.const"() <{values = dense<1.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  // expected-error @+1 {{'tosa.negate' op wants a zero point of 0 for 'f32' (only that of 'i8' may be another), operand #1 is not}}
  %0 = tosa.negate %a, %z, %z : (tensor<4x8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4xi16>) {
  %z = "tosa.const"() <{values = dense<1> : tensor<1xi16>}> : () -> tensor<1xi16>
  // expected-error @+1 {{'tosa.negate' op wants a zero point of 0 for 'i16' (only that of 'i8' may be another), operand #1 is not}}
  %0 = tosa.negate %a, %z, %z : (tensor<4xi16>, tensor<1xi16>, tensor<1xi16>) -> tensor<4xi16>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error @+1 {{'tosa.clamp' op wants min_val <= max_val, found 1.000000e+00 : f32 and 0.000000e+00 : f32}}
  %0 = tosa.clamp %a {min_val = 1.0 : f32, max_val = 0.0 : f32} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error @+1 {{'tosa.clamp' op wants bounds of the element type, 'f32', found 1.000000e+00 : f16 and 2.000000e+00 : f16}}
  %0 = tosa.clamp %a {min_val = 1.0 : f16, max_val = 2.0 : f16} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4xi8>) {
  // expected-error @+1 {{'tosa.clamp' op wants min_val <= max_val, found 1 : i8 and -1 : i8}}
  %0 = tosa.clamp %a {min_val = 1 : i8, max_val = -1 : i8} : (tensor<4xi8>) -> tensor<4xi8>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error @+1 {{'tosa.clamp' op wants min_val <= max_val, found 0.000000e+00 : f32 and 0x7FC00000 : f32}}
  %0 = tosa.clamp %a {min_val = 0.0 : f32, max_val = 0x7FC00000 : f32} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error @+1 {{'SOMETIMES' is no case of tosa.NanPropagationMode}}
  %0 = tosa.clamp %a {min_val = 0.0 : f32, max_val = 1.0 : f32, nan_mode = SOMETIMES} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error @+1 {{'tosa.clamp' op requires attribute 'max_val'}}
  %0 = tosa.clamp %a {min_val = 0.0 : f32} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error @+1 {{'tosa.cast' op requires the same shape for all operands and results, but got 'tensor<4x8xf32>' and 'tensor<4x9xi8>'}}
  %0 = tosa.cast %a : (tensor<4x8xf32>) -> tensor<4x9xi8>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error @+1 {{'tosa.reduce_sum' op wants an axis below the rank of 'tensor<4x8xf32>', found 2}}
  %0 = tosa.reduce_sum %a {axis = 2 : i32} : (tensor<4x8xf32>) -> tensor<4x1xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error @+1 {{'tosa.reduce_sum' op wants an axis below the rank of 'tensor<4x8xf32>', found -1}}
  %0 = tosa.reduce_sum %a {axis = -1 : i32} : (tensor<4x8xf32>) -> tensor<4x1xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error @+1 {{'tosa.reduce_max' op wants an axis below the rank of 'tensor<4x8xf32>', found 2}}
  %0 = tosa.reduce_max %a {axis = 2 : i32} : (tensor<4x8xf32>) -> tensor<4x1xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error @+1 {{'tosa.reduce_max' op wants an axis below the rank of 'tensor<4x8xf32>', found -1}}
  %0 = tosa.reduce_max %a {axis = -1 : i32} : (tensor<4x8xf32>) -> tensor<4x1xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error @+1 {{'tosa.reduce_sum' op wants a result as 'tensor<4x8xf32>' with 1 as size of dimension 1, found 'tensor<4x2xf32>'}}
  %0 = tosa.reduce_sum %a {axis = 1 : i32} : (tensor<4x8xf32>) -> tensor<4x2xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error @+1 {{'tosa.reduce_sum' op wants input and output of one rank, found 'tensor<4x8xf32>' and 'tensor<4xf32>'}}
  %0 = tosa.reduce_sum %a {axis = 1 : i32} : (tensor<4x8xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error @+1 {{'tosa.reduce_sum' op wants a result as 'tensor<4x8xf32>' with 1 as size of dimension 1, found 'tensor<5x1xf32>'}}
  %0 = tosa.reduce_sum %a {axis = 1 : i32} : (tensor<4x8xf32>) -> tensor<5x1xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error @+1 {{'tosa.reduce_sum' op wants input and output of the same element type, found 'f32' and 'f16'}}
  %0 = tosa.reduce_sum %a {axis = 1 : i32} : (tensor<4x8xf32>) -> tensor<4x1xf16>
  return
}

// -----

func.func @f(%a: tensor<f32>) {
  // expected-error @+2 {{'tosa.reduce_sum' op operand #0 must be tosa-conformant tensor of at least rank 1, but got 'tensor<f32>'}}
  // expected-error @+1 {{'tosa.reduce_sum' op result #0 must be tosa-conformant tensor of at least rank 1, but got 'tensor<f32>'}}
  %0 = tosa.reduce_sum %a {axis = 0 : i32} : (tensor<f32>) -> tensor<f32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error @+1 {{'tosa.argmax' op wants a result of integers, found 'tensor<4xf32>'}}
  %0 = tosa.argmax %a {axis = 1 : i32} : (tensor<4x8xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error @+1 {{'tosa.argmax' op wants a result as 'tensor<4x8xf32>' without dimension 1, found 'tensor<8xi32>'}}
  %0 = tosa.argmax %a {axis = 1 : i32} : (tensor<4x8xf32>) -> tensor<8xi32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error @+1 {{'tosa.argmax' op wants an axis below the rank of 'tensor<4x8xf32>', found 2}}
  %0 = tosa.argmax %a {axis = 2 : i32} : (tensor<4x8xf32>) -> tensor<4xi32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error @+1 {{'tosa.reverse' op wants an axis below the rank of 'tensor<4x8xf32>', found 2}}
  %0 = tosa.reverse %a {axis = 2 : i32} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error @+1 {{'tosa.reverse' op wants input and output of the same element type, found 'f32' and 'f16'}}
  %0 = tosa.reverse %a {axis = 0 : i32} : (tensor<4x8xf32>) -> tensor<4x8xf16>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error @+1 {{'tosa.reverse' op wants input and output of one rank, found 'tensor<4x8xf32>' and 'tensor<4x8x1xf32>'}}
  %0 = tosa.reverse %a {axis = 0 : i32} : (tensor<4x8xf32>) -> tensor<4x8x1xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<3x8xf32>) {
  // expected-error @+1 {{'tosa.concat' op wants operands of equal sizes in all dimensions but 1, found 'tensor<4x8xf32>' and 'tensor<3x8xf32>'}}
  %0 = tosa.concat %a, %b {axis = 1 : i32} : (tensor<4x8xf32>, tensor<3x8xf32>) -> tensor<4x16xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  // expected-error @+1 {{'tosa.concat' op wants a result as the operands, with the sum of their sizes in dimension 1, found 'tensor<4x15xf32>'}}
  %0 = tosa.concat %a, %b {axis = 1 : i32} : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x15xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  // expected-error @+1 {{'tosa.concat' op wants an axis below the rank of 'tensor<4x8xf32>', found 2}}
  %0 = tosa.concat %a, %b {axis = 2 : i32} : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x16xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8x1xf32>) {
  // expected-error @+1 {{'tosa.concat' op wants operands of equal sizes in all dimensions but 1, found 'tensor<4x8xf32>' and 'tensor<4x8x1xf32>'}}
  %0 = tosa.concat %a, %b {axis = 1 : i32} : (tensor<4x8xf32>, tensor<4x8x1xf32>) -> tensor<4x16xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf16>) {
  // expected-error @+1 {{'tosa.concat' op wants input and output of the same element type, found 'f16' and 'f32'}}
  %0 = tosa.concat %a, %b {axis = 1 : i32} : (tensor<4x8xf32>, tensor<4x8xf16>) -> tensor<4x16xf32>
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'tosa.concat' op wants at least one operand}}
  %0 = tosa.concat {axis = 0 : i32} : () -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %c: tensor<1xf32>) {
  %b = tosa.const_shape {values = dense<[0, 0, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  // expected-error @+1 {{'tosa.pad' op wants 10 as size of dimension 1 of the result, found 9}}
  %0 = tosa.pad %a, %b, %c : (tensor<4x8xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<4x9xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %c: tensor<1xf32>) {
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @+1 {{'tosa.pad' op wants 4 sizes of padding, found 2}}
  %0 = tosa.pad %a, %b, %c : (tensor<4x8xf32>, !tosa.shape<2>, tensor<1xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %c: tensor<1xf32>) {
  %b = tosa.const_shape {values = dense<[0, 0, -2, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  // expected-error @+1 {{'tosa.pad' op wants padding of at least 0, or -1 for not known, found -2 and 1 in dimension 1}}
  %0 = tosa.pad %a, %b, %c : (tensor<4x8xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<4x7xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %c: tensor<1xf16>) {
  %b = tosa.const_shape {values = dense<[0, 0, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  // expected-error @+1 {{'tosa.pad' op wants input and output of the same element type, found 'f16' and 'f32'}}
  %0 = tosa.pad %a, %b, %c : (tensor<4x8xf32>, !tosa.shape<4>, tensor<1xf16>) -> tensor<4x10xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %c: tensor<1xf32>) {
  %b = tosa.const_shape {values = dense<[0, 0, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  // expected-error @+1 {{'tosa.pad' op wants input and output of one rank, found 'tensor<4x8xf32>' and 'tensor<4x10x1xf32>'}}
  %0 = tosa.pad %a, %b, %c : (tensor<4x8xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<4x10x1xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %c: tensor<2xf32>) {
  %b = tosa.const_shape {values = dense<[0, 0, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  // expected-error @+1 {{'tosa.pad' op operand #2 must be tosa-conformant tensor<1x..> of a number, but got 'tensor<2xf32>'}}
  %0 = tosa.pad %a, %b, %c : (tensor<4x8xf32>, !tosa.shape<4>, tensor<2xf32>) -> tensor<4x10xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %p: !tosa.shape<4>, %z: tensor<1xf32>) {
  // expected-error @+1 {{'tosa.pad' op wants operand #1 to be made by an op on sizes such as tosa.const_shape}}
  %0 = tosa.pad %a, %p, %z : (tensor<4x8xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %c = tosa.const_shape {values = dense<[4]> : tensor<1xindex>} : () -> !tosa.shape<1>
  // expected-error @+1 {{'tosa.slice' op wants a size of 2 sizes, found '!tosa.shape<1>'}}
  %0 = tosa.slice %a, %b, %c : (tensor<4x8xf32>, !tosa.shape<2>, !tosa.shape<1>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  %b = tosa.const_shape {values = dense<[0, 0, 0]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %c = tosa.const_shape {values = dense<[4, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @+1 {{'tosa.slice' op wants a start of 2 sizes, found '!tosa.shape<3>'}}
  %0 = tosa.slice %a, %b, %c : (tensor<4x8xf32>, !tosa.shape<3>, !tosa.shape<2>) -> tensor<4x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %c = tosa.const_shape {values = dense<[4, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @+1 {{'tosa.slice' op wants input and output of one rank, found 'tensor<4x8xf32>' and 'tensor<4x4x1xf32>'}}
  %0 = tosa.slice %a, %b, %c : (tensor<4x8xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<4x4x1xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %c = tosa.const_shape {values = dense<[4, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @+1 {{'tosa.slice' op wants input and output of the same element type, found 'f32' and 'i32'}}
  %0 = tosa.slice %a, %b, %c : (tensor<4x8xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<4x4xi32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  %b = tosa.const_shape {values = dense<[2, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @+1 {{'tosa.tile' op wants multiples above 0, or -1 for not known, found 0}}
  %0 = tosa.tile %a, %b : (tensor<4x8xf32>, !tosa.shape<2>) -> tensor<8x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  %b = tosa.const_shape {values = dense<[2]> : tensor<1xindex>} : () -> !tosa.shape<1>
  // expected-error @+1 {{'tosa.tile' op wants 2 multiples, found '!tosa.shape<1>'}}
  %0 = tosa.tile %a, %b : (tensor<4x8xf32>, !tosa.shape<1>) -> tensor<8x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  %b = tosa.const_shape {values = dense<[2, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @+1 {{'tosa.tile' op wants input and output of one rank, found 'tensor<4x8xf32>' and 'tensor<8x8x1xf32>'}}
  %0 = tosa.tile %a, %b : (tensor<4x8xf32>, !tosa.shape<2>) -> tensor<8x8x1xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  %b = tosa.const_shape {values = dense<[-1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @+1 {{'tosa.reshape' op wants at most one size of -1, found 2}}
  %0 = tosa.reshape %a, %b : (tensor<4x8xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  %b = tosa.const_shape {values = dense<[4, 8]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @+1 {{'tosa.reshape' op wants a result of rank 2, found 'tensor<32xf32>'}}
  %0 = tosa.reshape %a, %b : (tensor<4x8xf32>, !tosa.shape<2>) -> tensor<32xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  %b = tosa.const_shape {values = dense<[4, 9]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @+1 {{'tosa.reshape' op wants as many elements in the new shape as in 'tensor<4x8xf32>', found 'tensor<4x9xf32>'}}
  %0 = tosa.reshape %a, %b : (tensor<4x8xf32>, !tosa.shape<2>) -> tensor<4x9xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  %b = tosa.const_shape {values = dense<[4, 8]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @+1 {{'tosa.reshape' op wants 4 as size of dimension 0 of the result, found 'tensor<8x4xf32>'}}
  %0 = tosa.reshape %a, %b : (tensor<4x8xf32>, !tosa.shape<2>) -> tensor<8x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  %b = tosa.const_shape {values = dense<[4, -2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @+1 {{'tosa.reshape' op wants sizes of at least -1, found -2}}
  %0 = tosa.reshape %a, %b : (tensor<4x8xf32>, !tosa.shape<2>) -> tensor<4x?xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  %b = tosa.const_shape {values = dense<[4, 8]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @+1 {{'tosa.reshape' op wants input and output of the same element type, found 'f32' and 'f16'}}
  %0 = tosa.reshape %a, %b : (tensor<4x8xf32>, !tosa.shape<2>) -> tensor<4x8xf16>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  %b = tosa.const_shape {values = dense<[64, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @+1 {{'tosa.reshape' op wants as many elements in the new shape as in 'tensor<4x8xf32>', found 'tensor<64x?xf32>'}}
  %0 = tosa.reshape %a, %b : (tensor<4x8xf32>, !tosa.shape<2>) -> tensor<64x?xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error @+1 {{'tosa.transpose' op wants 2 numbers in 'perms', found 1}}
  %0 = tosa.transpose %a {perms = array<i32: 1>} : (tensor<4x8xf32>) -> tensor<8x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error @+1 {{'tosa.transpose' op wants a permutation in 'perms', found array<i32: 1, 1>}}
  %0 = tosa.transpose %a {perms = array<i32: 1, 1>} : (tensor<4x8xf32>) -> tensor<8x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error @+1 {{'tosa.transpose' op wants 8 as size of dimension 0 of the result, found 'tensor<4x8xf32>'}}
  %0 = tosa.transpose %a {perms = array<i32: 1, 0>} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error @+1 {{'tosa.transpose' op wants input and output of one rank, found 'tensor<4x8xf32>' and 'tensor<8x4x1xf32>'}}
  %0 = tosa.transpose %a {perms = array<i32: 1, 0>} : (tensor<4x8xf32>) -> tensor<8x4x1xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error @+1 {{'tosa.transpose' op wants input and output of the same element type, found 'f32' and 'f16'}}
  %0 = tosa.transpose %a {perms = array<i32: 1, 0>} : (tensor<4x8xf32>) -> tensor<8x4xf16>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error @+1 {{'tosa.transpose' op wants a permutation in 'perms', found array<i32: 2, 0>}}
  %0 = tosa.transpose %a {perms = array<i32: 2, 0>} : (tensor<4x8xf32>) -> tensor<8x4xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x8xf32>, %b: tensor<2x2xi32>) {
  // expected-error @+1 {{'tosa.gather' op wants 1 as size of dimension 0 of 'tensor<2x2xi32>', as the other operands say}}
  %0 = tosa.gather %a, %b : (tensor<1x4x8xf32>, tensor<2x2xi32>) -> tensor<1x2x8xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x8xf32>, %b: tensor<1x2xi32>) {
  // expected-error @+1 {{'tosa.gather' op wants 2 as size of dimension 1 of 'tensor<1x3x8xf32>', as the other operands say}}
  %0 = tosa.gather %a, %b : (tensor<1x4x8xf32>, tensor<1x2xi32>) -> tensor<1x3x8xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x8xf32>, %b: tensor<1x2xi32>) {
  // expected-error @+1 {{'tosa.gather' op wants 8 as size of dimension 2 of 'tensor<1x2x9xf32>', as the other operands say}}
  %0 = tosa.gather %a, %b : (tensor<1x4x8xf32>, tensor<1x2xi32>) -> tensor<1x2x9xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x8xf32>, %b: tensor<1x2xi32>) {
  // expected-error @+1 {{'tosa.gather' op wants input and output of the same element type, found 'f32' and 'f16'}}
  %0 = tosa.gather %a, %b : (tensor<1x4x8xf32>, tensor<1x2xi32>) -> tensor<1x2x8xf16>
  return
}

// -----

func.func @f(%a: tensor<1x4x8xf32>, %b: tensor<1x2xi8>) {
  // expected-error @+1 {{'tosa.gather' op operand #1 must be 2-d tosa-conformant tensor of 32-bit or 64-bit signless integer values, but got 'tensor<1x2xi8>'}}
  %0 = tosa.gather %a, %b : (tensor<1x4x8xf32>, tensor<1x2xi8>) -> tensor<1x2x8xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x8xf32>, %b: tensor<1x2xi32>, %c: tensor<1x3x8xf32>) {
  // expected-error @+1 {{'tosa.scatter' op wants 2 as size of dimension 1 of 'tensor<1x3x8xf32>', as the other operands say}}
  %0 = tosa.scatter %a, %b, %c : (tensor<1x4x8xf32>, tensor<1x2xi32>, tensor<1x3x8xf32>) -> tensor<1x4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x8xf32>, %b: tensor<1x5xi32>, %c: tensor<1x5x8xf32>) {
  // expected-error @+1 {{'tosa.scatter' op wants at least as many rows as indices, found 4 and 5}}
  %0 = tosa.scatter %a, %b, %c : (tensor<1x4x8xf32>, tensor<1x5xi32>, tensor<1x5x8xf32>) -> tensor<1x4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x8xf32>, %b: tensor<1x2xi32>, %c: tensor<1x2x8xf16>) {
  // expected-error @+1 {{'tosa.scatter' op wants input and output of the same element type, found 'f16' and 'f32'}}
  %0 = tosa.scatter %a, %b, %c : (tensor<1x4x8xf32>, tensor<1x2xi32>, tensor<1x2x8xf16>) -> tensor<1x4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x4x2xf32>, %b: tensor<8x1x1x2xf32>, %c: tensor<8xf32>, %d: tensor<1xf32>, %e: tensor<1xf32>) {
  // expected-error @+1 {{'tosa.conv2d' op wants numbers of at least 0 in 'pad', found -1}}
  %0 = tosa.conv2d %a, %b, %c, %d, %e {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, -1>, stride = array<i64: 1, 1>} : (tensor<1x4x4x2xf32>, tensor<8x1x1x2xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x4x2xf32>, %b: tensor<8x1x1x2xf32>, %c: tensor<8xf32>, %d: tensor<1xf32>, %e: tensor<1xf32>) {
  // expected-error @+1 {{'tosa.conv2d' op wants numbers of at least 1 in 'stride', found 0}}
  %0 = tosa.conv2d %a, %b, %c, %d, %e {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 0, 1>} : (tensor<1x4x4x2xf32>, tensor<8x1x1x2xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x4x2xf32>, %b: tensor<8x1x1x2xf32>, %c: tensor<8xf32>, %d: tensor<1xf32>, %e: tensor<1xf32>) {
  // expected-error @+1 {{'tosa.conv2d' op wants numbers of at least 1 in 'dilation', found 0}}
  %0 = tosa.conv2d %a, %b, %c, %d, %e {acc_type = f32, dilation = array<i64: 1, 0>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x2xf32>, tensor<8x1x1x2xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x4x2xf32>, %b: tensor<8x1x1x2xf32>, %c: tensor<8xf32>, %d: tensor<1xf32>, %e: tensor<1xf32>) {
  // expected-error @+1 {{'tosa.conv2d' op wants 4 numbers in 'pad', found 2}}
  %0 = tosa.conv2d %a, %b, %c, %d, %e {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x2xf32>, tensor<8x1x1x2xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x4x2xf32>, %b: tensor<8x1x1x2xf32>, %c: tensor<8xf32>, %d: tensor<1xf32>, %e: tensor<1xf32>) {
  // expected-error @+1 {{'tosa.conv2d' op wants 2 numbers in 'stride', found 1}}
  %0 = tosa.conv2d %a, %b, %c, %d, %e {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1>} : (tensor<1x4x4x2xf32>, tensor<8x1x1x2xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x4x2xf32>, %b: tensor<8x1x1x2xf32>, %c: tensor<8xf32>, %d: tensor<1xf32>, %e: tensor<1xf32>) {
  // expected-error @+1 {{'tosa.conv2d' op wants strides that reach the end of dimension 1, found a stride of 2 over 3}}
  %0 = tosa.conv2d %a, %b, %c, %d, %e {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 1>} : (tensor<1x4x4x2xf32>, tensor<8x1x1x2xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x4x2xf32>, %b: tensor<8x1x1x2xf32>, %c: tensor<8xf32>, %d: tensor<1xf32>, %e: tensor<1xf32>) {
  // expected-error @+1 {{'tosa.conv2d' op wants 4 as size of dimension 1 of the result, found 5}}
  %0 = tosa.conv2d %a, %b, %c, %d, %e {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x2xf32>, tensor<8x1x1x2xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x5x4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x4x2xf32>, %b: tensor<8x1x1x2xf32>, %c: tensor<8xf32>, %d: tensor<1xf32>, %e: tensor<1xf32>) {
  // expected-error @+1 {{'tosa.conv2d' op wants 4 as size of dimension 2 of the result, found 5}}
  %0 = tosa.conv2d %a, %b, %c, %d, %e {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x2xf32>, tensor<8x1x1x2xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x5x8xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x4x2xf32>, %b: tensor<8x1x1x2xf32>, %c: tensor<7xf32>, %d: tensor<1xf32>, %e: tensor<1xf32>) {
  // expected-error @+1 {{'tosa.conv2d' op wants a bias of 1 or 8 channels, found 7}}
  %0 = tosa.conv2d %a, %b, %c, %d, %e {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x2xf32>, tensor<8x1x1x2xf32>, tensor<7xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x4x2xf32>, %b: tensor<8x1x1x2xf32>, %c: tensor<8xf32>, %d: tensor<1xf32>, %e: tensor<1xf32>) {
  // expected-error @+1 {{'tosa.conv2d' op wants another acc_type for 'f32' than 'i32'}}
  %0 = tosa.conv2d %a, %b, %c, %d, %e {acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x2xf32>, tensor<8x1x1x2xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x4x2xf32>, %b: tensor<8x1x1x2xf32>, %c: tensor<8xf32>, %d: tensor<1xf32>, %e: tensor<1xf32>) {
  // expected-error @+1 {{'tosa.conv2d' op attribute 'acc_type' must be type attribute of 32-bit signless integer or 48-bit signless integer or 16-bit float or 32-bit float, but got f64}}
  %0 = tosa.conv2d %a, %b, %c, %d, %e {acc_type = f64, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x2xf32>, tensor<8x1x1x2xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x4x2xf32>, %b: tensor<8x1x1x2xf32>, %c: tensor<8xf32>, %d: tensor<1xi8>, %e: tensor<1xf32>) {
  // expected-error @+1 {{'tosa.conv2d' op wants operand #3, a zero point, of the element type of its tensor, 'f32', found 'i8'}}
  %0 = tosa.conv2d %a, %b, %c, %d, %e {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x2xf32>, tensor<8x1x1x2xf32>, tensor<8xf32>, tensor<1xi8>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x4x2xf32>, %b: tensor<8x1x1x2xf32>, %c: tensor<8xf32>, %d: tensor<1xf32>, %e: tensor<1xf16>) {
  // expected-error @+1 {{'tosa.conv2d' op wants operand #4, a zero point, of the element type of its tensor, 'f32', found 'f16'}}
  %0 = tosa.conv2d %a, %b, %c, %d, %e {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x2xf32>, tensor<8x1x1x2xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf16>) -> tensor<1x4x4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x4x2xf32>, %b: tensor<8x1x1x2xf32>, %c: tensor<8xf16>, %d: tensor<1xf32>, %e: tensor<1xf32>) {
  // expected-error @+1 {{'tosa.conv2d' op wants bias and result of one element type, found 'f16' and 'f32'}}
  %0 = tosa.conv2d %a, %b, %c, %d, %e {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x2xf32>, tensor<8x1x1x2xf32>, tensor<8xf16>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x4x2xf32>, %b: tensor<8x1x1x2xi8>, %c: tensor<8xf32>, %d: tensor<1xf32>, %e: tensor<1xi8>) {
  // expected-error @+1 {{'tosa.conv2d' op wants input and weight both of floats or both of integers (of one type, if 8-bit floats), found 'f32' and 'i8'}}
  %0 = tosa.conv2d %a, %b, %c, %d, %e {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x2xf32>, tensor<8x1x1x2xi8>, tensor<8xf32>, tensor<1xf32>, tensor<1xi8>) -> tensor<1x4x4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x4x2xf32>, %b: tensor<8x1x2xf32>, %c: tensor<8xf32>, %d: tensor<1xf32>, %e: tensor<1xf32>) {
  // expected-error @+1 {{'tosa.conv2d' op operand #1 must be 4-d tosa-conformant tensor, but got 'tensor<8x1x2xf32>'}}
  %0 = tosa.conv2d %a, %b, %c, %d, %e {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x2xf32>, tensor<8x1x2xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x4x2xf8E4M3FN>, %b: tensor<8x1x1x2xf8E5M2>, %c: tensor<8xf16>, %d: tensor<1xf8E4M3FN>, %e: tensor<1xf8E5M2>) {
  // expected-error @+1 {{'tosa.conv2d' op wants input and weight both of floats or both of integers (of one type, if 8-bit floats), found 'f8E4M3FN' and 'f8E5M2'}}
  %0 = tosa.conv2d %a, %b, %c, %d, %e {acc_type = f16, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x2xf8E4M3FN>, tensor<8x1x1x2xf8E5M2>, tensor<8xf16>, tensor<1xf8E4M3FN>, tensor<1xf8E5M2>) -> tensor<1x4x4x8xf16>
  return
}

// -----

func.func @f(%a: tensor<1x4x4x2xi8>, %b: tensor<8x1x1x2xi8>, %c: tensor<8xi32>, %d: tensor<1xi8>, %e: tensor<1xi8>) {
  // expected-error @+1 {{'tosa.conv2d' op wants another acc_type for 'i8' than 'i48'}}
  %0 = tosa.conv2d %a, %b, %c, %d, %e {acc_type = i48, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x2xi8>, tensor<8x1x1x2xi8>, tensor<8xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x4x4x8xi32>
  return
}

// -----

func.func @f(%a: tensor<1x4x4x2xf32>, %b: tensor<2x1x2x4xf32>, %c: tensor<8xf32>, %d: tensor<1xf32>, %e: tensor<1xf32>) {
  // expected-error @+1 {{'tosa.depthwise_conv2d' op wants 3 as size of dimension 1 of the result, found 4}}
  %0 = tosa.depthwise_conv2d %a, %b, %c, %d, %e {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x2xf32>, tensor<2x1x2x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x4x4x2xf32>, %b: tensor<8x1x1x1x2xf32>, %c: tensor<8xf32>, %d: tensor<1xf32>, %e: tensor<1xf32>) {
  // expected-error @+1 {{'tosa.conv3d' op wants 4 as size of dimension 3 of the result, found 5}}
  %0 = tosa.conv3d %a, %b, %c, %d, %e {acc_type = f32, dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 0, 0, 0, 0, 0>, stride = array<i64: 1, 1, 1>} : (tensor<1x4x4x4x2xf32>, tensor<8x1x1x1x2xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x5x8xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x4x2xf32>, %b: tensor<8x1x1x2xf32>, %c: tensor<8xf32>, %d: tensor<1xf32>, %e: tensor<1xf32>) {
  // expected-error @+1 {{'tosa.transpose_conv2d' op wants padding above -1 in dimension 1, found -1 and 0}}
  %0 = tosa.transpose_conv2d %a, %b, %c, %d, %e {acc_type = f32, out_pad = array<i64: -1, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x2xf32>, tensor<8x1x1x2xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x4x2xf32>, %b: tensor<8x1x1x2xf32>, %c: tensor<8xf32>, %d: tensor<1xf32>, %e: tensor<1xf32>) {
  // expected-error @+1 {{'tosa.transpose_conv2d' op wants 4 as size of dimension 1 of the result, found 5}}
  %0 = tosa.transpose_conv2d %a, %b, %c, %d, %e {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x2xf32>, tensor<8x1x1x2xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x5x4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x4x2xf32>, %b: tensor<8x1x1x2xf32>, %c: tensor<8xf32>, %d: tensor<1xf32>, %e: tensor<1xf32>) {
  // expected-error @+1 {{'tosa.transpose_conv2d' op wants numbers of at least 1 in 'stride', found 0}}
  %0 = tosa.transpose_conv2d %a, %b, %c, %d, %e {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 0, 1>} : (tensor<1x4x4x2xf32>, tensor<8x1x1x2xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x4x2xf32>, %b: tensor<8x1x1x2xf32>, %c: tensor<8xf32>, %d: tensor<1xf32>, %e: tensor<1xf32>) {
  // expected-error @+1 {{'tosa.transpose_conv2d' op wants 4 numbers in 'out_pad', found 2}}
  %0 = tosa.transpose_conv2d %a, %b, %c, %d, %e {acc_type = f32, out_pad = array<i64: 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x2xf32>, tensor<8x1x1x2xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x4x2xf32>, %b: tensor<8x1x1x2xf32>, %c: tensor<7xf32>, %d: tensor<1xf32>, %e: tensor<1xf32>) {
  // expected-error @+1 {{'tosa.transpose_conv2d' op wants a bias of 1 or 8 channels, found 7}}
  %0 = tosa.transpose_conv2d %a, %b, %c, %d, %e {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x2xf32>, tensor<8x1x1x2xf32>, tensor<7xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x4x2xf32>, %b: tensor<1xf32>, %c: tensor<1xf32>) {
  // expected-error @+1 {{'tosa.avg_pool2d' op wants numbers of at least 1 in 'kernel', found 0}}
  %0 = tosa.avg_pool2d %a, %b, %c {acc_type = f32, kernel = array<i64: 0, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x4x4x2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x2x2xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x4x2xf32>, %b: tensor<1xf32>, %c: tensor<1xf32>) {
  // expected-error @+1 {{'tosa.avg_pool2d' op wants numbers of at least 1 in 'stride', found 0}}
  %0 = tosa.avg_pool2d %a, %b, %c {acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 0>} : (tensor<1x4x4x2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x2x2xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x4x2xf32>, %b: tensor<1xf32>, %c: tensor<1xf32>) {
  // expected-error @+1 {{'tosa.avg_pool2d' op wants padding below the kernel's 2 in dimension 1, found 2 and 0}}
  %0 = tosa.avg_pool2d %a, %b, %c {acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 2, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x4x4x2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x2x2xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x4x2xf32>, %b: tensor<1xf32>, %c: tensor<1xf32>) {
  // expected-error @+1 {{'tosa.avg_pool2d' op wants 2 as size of dimension 1 of the result, found 3}}
  %0 = tosa.avg_pool2d %a, %b, %c {acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x4x4x2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x3x2x2xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x4x2xf32>, %b: tensor<1xf32>, %c: tensor<1xf32>) {
  // expected-error @+1 {{'tosa.avg_pool2d' op wants strides that reach the end of dimension 1, found a stride of 3 over 2}}
  %0 = tosa.avg_pool2d %a, %b, %c {acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 3, 2>} : (tensor<1x4x4x2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x2x2xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x4x2xf32>, %b: tensor<1xf32>, %c: tensor<1xf32>) {
  // expected-error @+1 {{'tosa.avg_pool2d' op wants numbers of at least 0 in 'pad', found -1}}
  %0 = tosa.avg_pool2d %a, %b, %c {acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, -1>, stride = array<i64: 2, 2>} : (tensor<1x4x4x2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x2x2xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x4x2xf32>) {
  // expected-error @+1 {{'tosa.max_pool2d' op wants numbers of at least 1 in 'kernel', found 0}}
  %0 = tosa.max_pool2d %a {kernel = array<i64: 0, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x4x4x2xf32>) -> tensor<1x2x2x2xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x4x2xf32>) {
  // expected-error @+1 {{'tosa.max_pool2d' op wants numbers of at least 1 in 'stride', found 0}}
  %0 = tosa.max_pool2d %a {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 0>} : (tensor<1x4x4x2xf32>) -> tensor<1x2x2x2xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x4x2xf32>) {
  // expected-error @+1 {{'tosa.max_pool2d' op wants padding below the kernel's 2 in dimension 1, found 2 and 0}}
  %0 = tosa.max_pool2d %a {kernel = array<i64: 2, 2>, pad = array<i64: 2, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x4x4x2xf32>) -> tensor<1x2x2x2xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x4x2xf32>) {
  // expected-error @+1 {{'tosa.max_pool2d' op wants 2 as size of dimension 1 of the result, found 3}}
  %0 = tosa.max_pool2d %a {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x4x4x2xf32>) -> tensor<1x3x2x2xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x4x2xf32>) {
  // expected-error @+1 {{'tosa.max_pool2d' op wants strides that reach the end of dimension 1, found a stride of 3 over 2}}
  %0 = tosa.max_pool2d %a {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 3, 2>} : (tensor<1x4x4x2xf32>) -> tensor<1x2x2x2xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x4x2xf32>) {
  // expected-error @+1 {{'tosa.max_pool2d' op wants numbers of at least 0 in 'pad', found -1}}
  %0 = tosa.max_pool2d %a {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, -1>, stride = array<i64: 2, 2>} : (tensor<1x4x4x2xf32>) -> tensor<1x2x2x2xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x4x2xf32>, %b: tensor<1xf32>, %c: tensor<1xf32>) {
  // expected-error @+1 {{'tosa.avg_pool2d' op wants another acc_type for 'f32' than 'i32'}}
  %0 = tosa.avg_pool2d %a, %b, %c {acc_type = i32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x4x4x2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x2x2xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x4x2xf32>, %b: tensor<1xf16>, %c: tensor<1xf16>) {
  // expected-error @+1 {{'tosa.avg_pool2d' op wants operand #1, a zero point, of the element type of its tensor, 'f32', found 'f16'}}
  %0 = tosa.avg_pool2d %a, %b, %c {acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x4x4x2xf32>, tensor<1xf16>, tensor<1xf16>) -> tensor<1x2x2x2xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x4x2xf32>) {
  // expected-error @+1 {{'tosa.max_pool2d' op wants input and output of the same element type, found 'f32' and 'f16'}}
  %0 = tosa.max_pool2d %a {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x4x4x2xf32>) -> tensor<1x2x2x2xf16>
  return
}

// -----

func.func @f(%a: tensor<1x4x8xf32>, %b: tensor<1x8x2xf32>, %c: tensor<1xi8>, %d: tensor<1xf32>) {
  // expected-error @+1 {{'tosa.matmul' op wants operand #2, a zero point, of the element type of its tensor, 'f32', found 'i8'}}
  %0 = tosa.matmul %a, %b, %c, %d : (tensor<1x4x8xf32>, tensor<1x8x2xf32>, tensor<1xi8>, tensor<1xf32>) -> tensor<1x4x2xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x8xf32>, %b: tensor<1x8x2xf32>, %c: tensor<1xf32>, %d: tensor<1xf16>) {
  // expected-error @+1 {{'tosa.matmul' op wants operand #3, a zero point, of the element type of its tensor, 'f32', found 'f16'}}
  %0 = tosa.matmul %a, %b, %c, %d : (tensor<1x4x8xf32>, tensor<1x8x2xf32>, tensor<1xf32>, tensor<1xf16>) -> tensor<1x4x2xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<1x8x2xf32>, %c: tensor<1xf32>, %d: tensor<1xf32>) {
  // expected-error @+1 {{'tosa.matmul' op operand #0 must be 3-d tosa-conformant tensor, but got 'tensor<4x8xf32>'}}
  %0 = tosa.matmul %a, %b, %c, %d : (tensor<4x8xf32>, tensor<1x8x2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x2xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x8x!quant.uniform<i8:f32, 1.0>>, %b: tensor<1x8x2xi8>, %c: tensor<1xi8>, %d: tensor<1xi8>) {
  // expected-error @+1 {{'tosa.matmul' op wants factors both quantized of one width or both not quantized, found '!quant.uniform<i8:f32, 1.000000e+00>' and 'i8'}}
  %0 = tosa.matmul %a, %b, %c, %d : (tensor<1x4x8x!quant.uniform<i8:f32, 1.0>>, tensor<1x8x2xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x4x2xi32>
  return
}

// -----

func.func @f(%a: tensor<1x4x33xf8E4M3FN>, %b: tensor<1x4x1xf8E8M0FNU>, %c: tensor<1x2x33xf8E4M3FN>, %d: tensor<1x2x1xf8E8M0FNU>) {
  // expected-error @+1 {{'tosa.matmul_t_block_scaled' op wants a last dimension that the block size of 32 divides, found 'tensor<1x4x33xf8E4M3FN>'}}
  %0 = tosa.matmul_t_block_scaled %a, %b, %c, %d {block_size = BLOCK_SIZE_32} : (tensor<1x4x33xf8E4M3FN>, tensor<1x4x1xf8E8M0FNU>, tensor<1x2x33xf8E4M3FN>, tensor<1x2x1xf8E8M0FNU>) -> tensor<1x4x2xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x64xf8E4M3FN>, %b: tensor<1x4x1xf8E8M0FNU>, %c: tensor<1x2x64xf8E4M3FN>, %d: tensor<1x2x1xf8E8M0FNU>) {
  // expected-error @+1 {{'tosa.matmul_t_block_scaled' op wants a scale for each block of 32 elements of 'tensor<1x4x64xf8E4M3FN>', found 'tensor<1x4x1xf8E8M0FNU>'}}
  %0 = tosa.matmul_t_block_scaled %a, %b, %c, %d {block_size = BLOCK_SIZE_32} : (tensor<1x4x64xf8E4M3FN>, tensor<1x4x1xf8E8M0FNU>, tensor<1x2x64xf8E4M3FN>, tensor<1x2x1xf8E8M0FNU>) -> tensor<1x4x2xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x32xf8E4M3FN>, %b: tensor<1x5x1xf8E8M0FNU>, %c: tensor<1x2x32xf8E4M3FN>, %d: tensor<1x2x1xf8E8M0FNU>) {
  // expected-error @+1 {{'tosa.matmul_t_block_scaled' op wants a scale for each block of 32 elements of 'tensor<1x4x32xf8E4M3FN>', found 'tensor<1x5x1xf8E8M0FNU>'}}
  %0 = tosa.matmul_t_block_scaled %a, %b, %c, %d {block_size = BLOCK_SIZE_32} : (tensor<1x4x32xf8E4M3FN>, tensor<1x5x1xf8E8M0FNU>, tensor<1x2x32xf8E4M3FN>, tensor<1x2x1xf8E8M0FNU>) -> tensor<1x4x2xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x32xf8E4M3FN>, %b: tensor<1x4x1xf8E8M0FNU>, %c: tensor<2x2x32xf8E4M3FN>, %d: tensor<2x2x1xf8E8M0FNU>) {
  // expected-error @+1 {{'tosa.matmul_t_block_scaled' op wants factors of as many channels and of one batch size (or 1 for the second), found 'tensor<1x4x32xf8E4M3FN>' and 'tensor<2x2x32xf8E4M3FN>'}}
  %0 = tosa.matmul_t_block_scaled %a, %b, %c, %d {block_size = BLOCK_SIZE_32} : (tensor<1x4x32xf8E4M3FN>, tensor<1x4x1xf8E8M0FNU>, tensor<2x2x32xf8E4M3FN>, tensor<2x2x1xf8E8M0FNU>) -> tensor<1x4x2xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x32xf8E4M3FN>, %b: tensor<1x4x1xf8E8M0FNU>, %c: tensor<1x2x32xf8E5M2>, %d: tensor<1x2x1xf8E8M0FNU>) {
  // expected-error @+1 {{'tosa.matmul_t_block_scaled' op wants factors of one element type, found 'f8E4M3FN' and 'f8E5M2'}}
  %0 = tosa.matmul_t_block_scaled %a, %b, %c, %d {block_size = BLOCK_SIZE_32} : (tensor<1x4x32xf8E4M3FN>, tensor<1x4x1xf8E8M0FNU>, tensor<1x2x32xf8E5M2>, tensor<1x2x1xf8E8M0FNU>) -> tensor<1x4x2xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x32xf8E4M3FN>, %b: tensor<1x4x1xf8E8M0FNU>, %c: tensor<1x2x32xf8E4M3FN>, %d: tensor<1x2x1xf8E8M0FNU>) {
  // expected-error @+1 {{'tosa.matmul_t_block_scaled' op wants a result of the heights of 'tensor<1x4x32xf8E4M3FN>' and 'tensor<1x2x32xf8E4M3FN>', found 'tensor<1x5x2xf32>'}}
  %0 = tosa.matmul_t_block_scaled %a, %b, %c, %d {block_size = BLOCK_SIZE_32} : (tensor<1x4x32xf8E4M3FN>, tensor<1x4x1xf8E8M0FNU>, tensor<1x2x32xf8E4M3FN>, tensor<1x2x1xf8E8M0FNU>) -> tensor<1x5x2xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x32xf8E4M3FN>, %b: tensor<1x4x1xf8E8M0FNU>, %c: tensor<1x2x64xf8E4M3FN>, %d: tensor<1x2x2xf8E8M0FNU>) {
  // expected-error @+1 {{'tosa.matmul_t_block_scaled' op wants factors of as many channels and of one batch size (or 1 for the second), found 'tensor<1x4x32xf8E4M3FN>' and 'tensor<1x2x64xf8E4M3FN>'}}
  %0 = tosa.matmul_t_block_scaled %a, %b, %c, %d {block_size = BLOCK_SIZE_32} : (tensor<1x4x32xf8E4M3FN>, tensor<1x4x1xf8E8M0FNU>, tensor<1x2x64xf8E4M3FN>, tensor<1x2x2xf8E8M0FNU>) -> tensor<1x4x2xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x32xf32>, %b: tensor<1x4x1xf8E8M0FNU>, %c: tensor<1x2x32xf8E4M3FN>, %d: tensor<1x2x1xf8E8M0FNU>) {
  // expected-error @+1 {{'tosa.matmul_t_block_scaled' op operand #0 must be 3-d tensor of micro-scaling format numbers, but got 'tensor<1x4x32xf32>'}}
  %0 = tosa.matmul_t_block_scaled %a, %b, %c, %d {block_size = BLOCK_SIZE_32} : (tensor<1x4x32xf32>, tensor<1x4x1xf8E8M0FNU>, tensor<1x2x32xf8E4M3FN>, tensor<1x2x1xf8E8M0FNU>) -> tensor<1x4x2xf32>
  return
}

// -----

func.func @f(%a: tensor<4x33xf8E4M3FN>, %b: tensor<4x1xf8E8M0FNU>) {
  // expected-error @+1 {{'tosa.cast_from_block_scaled' op wants a last dimension that the block size of 32 divides, found 'tensor<4x33xf8E4M3FN>'}}
  %0 = tosa.cast_from_block_scaled %a, %b {block_size = BLOCK_SIZE_32} : (tensor<4x33xf8E4M3FN>, tensor<4x1xf8E8M0FNU>) -> tensor<4x33xf32>
  return
}

// -----

func.func @f(%a: tensor<4x32xf8E4M3FN>, %b: tensor<5x1xf8E8M0FNU>) {
  // expected-error @+1 {{'tosa.cast_from_block_scaled' op wants a scale for each block of 32 elements of 'tensor<4x32xf8E4M3FN>', found 'tensor<5x1xf8E8M0FNU>'}}
  %0 = tosa.cast_from_block_scaled %a, %b {block_size = BLOCK_SIZE_32} : (tensor<4x32xf8E4M3FN>, tensor<5x1xf8E8M0FNU>) -> tensor<4x32xf32>
  return
}

// -----

func.func @f(%a: tensor<4x32xf8E4M3FN>, %b: tensor<4x2xf8E8M0FNU>) {
  // expected-error @+1 {{'tosa.cast_from_block_scaled' op wants a scale for each block of 32 elements of 'tensor<4x32xf8E4M3FN>', found 'tensor<4x2xf8E8M0FNU>'}}
  %0 = tosa.cast_from_block_scaled %a, %b {block_size = BLOCK_SIZE_32} : (tensor<4x32xf8E4M3FN>, tensor<4x2xf8E8M0FNU>) -> tensor<4x32xf32>
  return
}

// -----

func.func @f(%a: tensor<4x32xf8E4M3FN>, %b: tensor<4x1xf8E8M0FNU>) {
  // expected-error @+1 {{'tosa.cast_from_block_scaled' op wants one shape, found 'tensor<4x32xf8E4M3FN>' and 'tensor<4x31xf32>'}}
  %0 = tosa.cast_from_block_scaled %a, %b {block_size = BLOCK_SIZE_32} : (tensor<4x32xf8E4M3FN>, tensor<4x1xf8E8M0FNU>) -> tensor<4x31xf32>
  return
}

// -----

func.func @f(%a: tensor<4x32xf8E4M3FN>, %b: tensor<4xf8E8M0FNU>) {
  // expected-error @+1 {{'tosa.cast_from_block_scaled' op wants a scale for each block of 32 elements of 'tensor<4x32xf8E4M3FN>', found 'tensor<4xf8E8M0FNU>'}}
  %0 = tosa.cast_from_block_scaled %a, %b {block_size = BLOCK_SIZE_32} : (tensor<4x32xf8E4M3FN>, tensor<4xf8E8M0FNU>) -> tensor<4x32xf32>
  return
}

// -----

func.func @f(%a: tensor<4x33xf32>) {
  // expected-error @+1 {{'tosa.cast_to_block_scaled' op wants a last dimension that the block size of 32 divides, found 'tensor<4x33xf32>'}}
  %0:2 = tosa.cast_to_block_scaled %a {block_size = BLOCK_SIZE_32} : (tensor<4x33xf32>) -> (tensor<4x33xf8E4M3FN>, tensor<4x1xf8E8M0FNU>)
  return
}

// -----

func.func @f(%a: tensor<4x32xf32>) {
  // expected-error @+1 {{'tosa.cast_to_block_scaled' op wants one shape, found 'tensor<4x32xf32>' and 'tensor<5x32xf8E4M3FN>'}}
  %0:2 = tosa.cast_to_block_scaled %a {block_size = BLOCK_SIZE_32} : (tensor<4x32xf32>) -> (tensor<5x32xf8E4M3FN>, tensor<4x1xf8E8M0FNU>)
  return
}

// -----

func.func @f(%a: tensor<4x32xf32>) {
  // expected-error @+1 {{'tosa.cast_to_block_scaled' op wants a scale for each block of 32 elements of 'tensor<4x32xf32>', found 'tensor<4x2xf8E8M0FNU>'}}
  %0:2 = tosa.cast_to_block_scaled %a {block_size = BLOCK_SIZE_32} : (tensor<4x32xf32>) -> (tensor<4x32xf8E4M3FN>, tensor<4x2xf8E8M0FNU>)
  return
}

// -----

func.func @f(%a: tensor<4x32xf32>) {
  // expected-error @+1 {{'tosa.cast_to_block_scaled' op wants a scale for each block of 32 elements of 'tensor<4x32xf32>', found 'tensor<3x1xf8E8M0FNU>'}}
  %0:2 = tosa.cast_to_block_scaled %a {block_size = BLOCK_SIZE_32} : (tensor<4x32xf32>) -> (tensor<4x32xf8E4M3FN>, tensor<3x1xf8E8M0FNU>)
  return
}

// -----

func.func @f(%a: tensor<1x3x8xf32>, %b: tensor<1x3x8xf32>) {
  // expected-error @+1 {{'tosa.fft2d' op wants a power of two as size of dimension 1, found 3}}
  %0:2 = tosa.fft2d %a, %b {inverse = false} : (tensor<1x3x8xf32>, tensor<1x3x8xf32>) -> (tensor<1x3x8xf32>, tensor<1x3x8xf32>)
  return
}

// -----

func.func @f(%a: tensor<1x4x8xi32>, %b: tensor<1x4x8xi32>) {
  // expected-error @+1 {{'tosa.fft2d' op wants results of floats, found 'tensor<1x4x8xi32>'}}
  %0:2 = tosa.fft2d %a, %b {inverse = false} : (tensor<1x4x8xi32>, tensor<1x4x8xi32>) -> (tensor<1x4x8xi32>, tensor<1x4x8xi32>)
  return
}

// -----

func.func @f(%a: tensor<1x4x8xf32>) {
  // expected-error @+1 {{'tosa.rfft2d' op wants 5 as size of dimension 2 of the results, found 8}}
  %0:2 = tosa.rfft2d %a : (tensor<1x4x8xf32>) -> (tensor<1x4x8xf32>, tensor<1x4x8xf32>)
  return
}

// -----

func.func @f(%a: tensor<1x4x7xf32>) {
  // expected-error @+1 {{'tosa.rfft2d' op wants a power of two as size of dimension 2, found 7}}
  %0:2 = tosa.rfft2d %a : (tensor<1x4x7xf32>) -> (tensor<1x4x4xf32>, tensor<1x4x4xf32>)
  return
}

// -----

func.func @f(%a: tensor<1x4x8xf32>) {
  // expected-error @+1 {{'tosa.rfft2d' op wants 1 as size of dimension 0 of the results, found 2}}
  %0:2 = tosa.rfft2d %a : (tensor<1x4x8xf32>) -> (tensor<2x4x5xf32>, tensor<2x4x5xf32>)
  return
}

// -----

func.func @f(%a: tensor<1x4x8xf32>) {
  // expected-error @+1 {{'tosa.rfft2d' op wants one shape, found 'tensor<1x4x5xf32>' and 'tensor<1x4x4xf32>'}}
  %0:2 = tosa.rfft2d %a : (tensor<1x4x8xf32>) -> (tensor<1x4x5xf32>, tensor<1x4x4xf32>)
  return
}

// -----

func.func @f(%a: tensor<4xi8>, %b: tensor<1xi16>, %c: tensor<1xi8>, %d: tensor<1xi8>, %e: tensor<1xi8>) {
  // expected-error @+1 {{'tosa.rescale' op wants multipliers of i32, as scale32 says, found 'i16'}}
  %0 = tosa.rescale %a, %b, %c, %d, %e {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<4xi8>, tensor<1xi16>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4xi8>
  return
}

// -----

func.func @f(%a: tensor<4xi8>, %b: tensor<1xi32>, %c: tensor<1xi8>, %d: tensor<1xi8>, %e: tensor<1xi8>) {
  // expected-error @+1 {{'tosa.rescale' op wants multipliers of i16, as scale32 says, found 'i32'}}
  %0 = tosa.rescale %a, %b, %c, %d, %e {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = false} : (tensor<4xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4xi8>
  return
}

// -----

func.func @f(%a: tensor<4xi8>, %b: tensor<4xi32>, %c: tensor<1xi8>, %d: tensor<1xi8>, %e: tensor<1xi8>) {
  // expected-error @+1 {{'tosa.rescale' op wants 1 multipliers, as many as channels (one if not per_channel), found 4}}
  %0 = tosa.rescale %a, %b, %c, %d, %e {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<4xi8>, tensor<4xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4xi8>
  return
}

// -----

func.func @f(%a: tensor<4xi8>, %b: tensor<1xi32>, %c: tensor<1xi8>, %d: tensor<1xi8>, %e: tensor<1xi8>) {
  // expected-error @+1 {{'tosa.rescale' op wants 4 multipliers, as many as channels (one if not per_channel), found 1}}
  %0 = tosa.rescale %a, %b, %c, %d, %e {input_unsigned = false, output_unsigned = false, per_channel = true, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<4xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4xi8>
  return
}

// -----

func.func @f(%a: tensor<4xi8>, %b: tensor<4xi32>, %c: tensor<1xi8>, %d: tensor<1xi8>, %e: tensor<1xi8>) {
  // expected-error @+1 {{'tosa.rescale' op wants 4 shifts, as many as channels (one if not per_channel), found 1}}
  %0 = tosa.rescale %a, %b, %c, %d, %e {input_unsigned = false, output_unsigned = false, per_channel = true, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<4xi8>, tensor<4xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4xi8>
  return
}

// -----

func.func @f(%a: tensor<4xi8>, %b: tensor<1xi32>, %c: tensor<1xi8>, %d: tensor<1xi16>, %e: tensor<1xi8>) {
  // expected-error @+1 {{'tosa.rescale' op wants a tensor and its zero point to be of integers of one width, found 'i8' and 'i16'}}
  %0 = tosa.rescale %a, %b, %c, %d, %e {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<4xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi16>, tensor<1xi8>) -> tensor<4xi8>
  return
}

// -----

func.func @f(%a: tensor<4xi8>, %b: tensor<1xi32>, %c: tensor<1xi8>, %d: tensor<1xi8>, %e: tensor<1xi32>) {
  // expected-error @+1 {{'tosa.rescale' op wants a tensor and its zero point to be of integers of one width, found 'i8' and 'i32'}}
  %0 = tosa.rescale %a, %b, %c, %d, %e {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<4xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi32>) -> tensor<4xi8>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %b: tensor<1xi32>, %c: tensor<1xi8>, %d: tensor<1xf32>, %e: tensor<1xi8>) {
  // expected-error @+1 {{'tosa.rescale' op wants a tensor and its zero point to be of integers of one width, found 'f32' and 'f32'}}
  %0 = tosa.rescale %a, %b, %c, %d, %e {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<4xf32>, tensor<1xi32>, tensor<1xi8>, tensor<1xf32>, tensor<1xi8>) -> tensor<4xi8>
  return
}

// -----

func.func @f(%a: tensor<4xi8>, %b: tensor<1xi32>, %c: tensor<1xi8>, %d: tensor<1xi8>, %e: tensor<1xi8>) {
  // expected-error @+1 {{'UP' is no case of tosa.RoundingMode}}
  %0 = tosa.rescale %a, %b, %c, %d, %e {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = UP, scale32 = true} : (tensor<4xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4xi8>
  return
}

// -----

func.func @f(%a: tensor<i8>, %b: tensor<1xi32>, %c: tensor<1xi8>, %d: tensor<1xi8>, %e: tensor<1xi8>) {
  // expected-error @+1 {{'tosa.rescale' op wants a dimension of channels in 'tensor<i8>'}}
  %0 = tosa.rescale %a, %b, %c, %d, %e {input_unsigned = false, output_unsigned = false, per_channel = true, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<i8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4xi8>
  return
}

// -----

func.func @f(%a: tensor<4xi32>, %m: tensor<1xi32>, %s: tensor<1xi8>) {
  %z = "tosa.const"() <{values = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
  // expected-error @+1 {{'tosa.rescale' op wants a zero point of 0 (32768 for unsigned 16-bit, any for 8-bit), found 1}}
  %0 = tosa.rescale %a, %m, %s, %z, %z {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<4xi32>, tensor<1xi32>, tensor<1xi8>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
  return
}

// -----

func.func @f(%a: f32, %b: i32, %c: i8) {
  // expected-error @+2 {{'tosa.apply_scale' op operand #0 must be signless-integer-like, but got 'f32'}}
  // expected-error @+1 {{'tosa.apply_scale' op result #0 must be signless-integer-like, but got 'f32'}}
  %0 = tosa.apply_scale %a, %b, %c {rounding_mode = SINGLE_ROUND} : (f32, i32, i8) -> f32
  return
}

// -----

func.func @f(%a: tensor<1x4x4x2xf32>) {
  %b = tosa.const_shape {values = dense<[0, 1, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %c = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %d = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @+1 {{'tosa.resize' op wants scales above 0, found 0}}
  %0 = tosa.resize %a, %b, %c, %d {mode = BILINEAR} : (tensor<1x4x4x2xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x4x4x2xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x4x2xf32>) {
  %b = tosa.const_shape {values = dense<[2, 4, 2, 4]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %c = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %d = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @+1 {{'tosa.resize' op wants a scale that divides the span of dimension 1, found 6 / 4}}
  %0 = tosa.resize %a, %b, %c, %d {mode = BILINEAR} : (tensor<1x4x4x2xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x4x4x2xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x4x2xf32>) {
  %b = tosa.const_shape {values = dense<[2, 1, 2, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %c = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %d = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @+1 {{'tosa.resize' op wants 7 as size of dimension 2 of the result, found 8}}
  %0 = tosa.resize %a, %b, %c, %d {mode = BILINEAR} : (tensor<1x4x4x2xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x7x8x2xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x4x2xf32>) {
  %b = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %c = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %d = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @+1 {{'tosa.resize' op operand #1 must be !tosa.shape<4>, but got '!tosa.shape<2>'}}
  %0 = tosa.resize %a, %b, %c, %d {mode = BILINEAR} : (tensor<1x4x4x2xf32>, !tosa.shape<2>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x4x4x2xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x4x2xf32>) {
  %b = tosa.const_shape {values = dense<[1, 1, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %c = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %d = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @+1 {{'CUBIC' is no case of tosa.ResizeMode}}
  %0 = tosa.resize %a, %b, %c, %d {mode = CUBIC} : (tensor<1x4x4x2xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x4x4x2xf32>
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'tosa.const' op wants a result as the values are, 'tensor<4xi8>', found 'tensor<4xi16>'}}
  %0 = "tosa.const"() <{values = dense<1> : tensor<4xi8>}> : () -> tensor<4xi16>
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'tosa.const' op wants a result as the values are, 'tensor<4xi8>', found 'tensor<5xi8>'}}
  %0 = "tosa.const"() <{values = dense<1> : tensor<4xi8>}> : () -> tensor<5xi8>
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'tosa.const_shape' op wants 2 values in one dimension, found dense<1> : tensor<3xindex>}}
  %0 = tosa.const_shape {values = dense<1> : tensor<3xindex>} : () -> !tosa.shape<2>
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'tosa.const_shape' op wants 2 values in one dimension, found dense<1> : tensor<1x2xindex>}}
  %0 = tosa.const_shape {values = dense<1> : tensor<1x2xindex>} : () -> !tosa.shape<2>
  return
}

// -----

func.func @f() {
  %a = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[1, 1, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
  // expected-error @+1 {{'tosa.add_shape' op wants operands and result of one rank, found '!tosa.shape<3>' and '!tosa.shape<2>'}}
  %0 = tosa.add_shape %a, %b : (!tosa.shape<2>, !tosa.shape<3>) -> !tosa.shape<2>
  return
}

// -----

func.func @f() {
  %a = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @+1 {{'tosa.exp2_shape' op wants operands and result of one rank, found '!tosa.shape<2>' and '!tosa.shape<3>'}}
  %0 = tosa.exp2_shape %a : (!tosa.shape<2>) -> !tosa.shape<3>
  return
}

// -----

func.func @f() {
  %a = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @+1 {{'tosa.concat_shape' op wants a result of 4 sizes, found '!tosa.shape<3>'}}
  %0 = tosa.concat_shape %a, %b : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<3>
  return
}

// -----

func.func @f(%a: !tosa.shape<2>) {
  // expected-error @+1 {{'tosa.add_shape' op wants operand #0 to be made by an op on sizes such as tosa.const_shape}}
  %0 = tosa.add_shape %a, %a : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  return
}

// -----

func.func @f() {
  %a = tosa.const_shape {values = dense<[4, 5]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %s = "tosa.const"() <{values = dense<-1> : tensor<1xi32>}> : () -> tensor<1xi32>
  %n = "tosa.const"() <{values = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
  // expected-error @+1 {{'tosa.slice_shape' op wants a start of at least 0, found -1}}
  %0 = tosa.slice_shape %a, %s, %n : (!tosa.shape<2>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<1>
  return
}

// -----

func.func @f() {
  %a = tosa.const_shape {values = dense<[4, 5]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %s = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  %n = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  // expected-error @+1 {{'tosa.slice_shape' op wants a size above 0 and a result of that many sizes, found 0 and '!tosa.shape<1>'}}
  %0 = tosa.slice_shape %a, %s, %n : (!tosa.shape<2>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<1>
  return
}

// -----

func.func @f() {
  %a = tosa.const_shape {values = dense<[4, 5]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %s = "tosa.const"() <{values = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
  %n = "tosa.const"() <{values = dense<2> : tensor<1xi32>}> : () -> tensor<1xi32>
  // expected-error @+1 {{'tosa.slice_shape' op wants a size above 0 and a result of that many sizes, found 2 and '!tosa.shape<1>'}}
  %0 = tosa.slice_shape %a, %s, %n : (!tosa.shape<2>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<1>
  return
}

// -----

func.func @f() {
  %a = tosa.const_shape {values = dense<[4, 5]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %s = "tosa.const"() <{values = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
  %n = "tosa.const"() <{values = dense<2> : tensor<1xi32>}> : () -> tensor<1xi32>
  // expected-error @+1 {{'tosa.slice_shape' op wants start and size within the 2 sizes, found 1 and 2}}
  %0 = tosa.slice_shape %a, %s, %n : (!tosa.shape<2>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<2>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error @+1 {{'tosa.dim' op wants an axis below the rank of 'tensor<4x8xf32>', found 2}}
  %0 = tosa.dim %a {axis = 2 : i32} : (tensor<4x8xf32>) -> !tosa.shape<1>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error @+1 {{'tosa.dim' op wants a result of one size, found '!tosa.shape<2>'}}
  %0 = tosa.dim %a {axis = 1 : i32} : (tensor<4x8xf32>) -> !tosa.shape<2>
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'tosa.variable_read' op wants a tosa.variable '@v', found none}}
  %0 = tosa.variable_read @v : tensor<2xf32>
  return
}

// -----

tosa.variable @v : tensor<2xf32>
func.func @f() {
  // expected-error @+1 {{'tosa.variable_read' op wants the type of the variable '@v', found 'tensor<3xf32>'}}
  %0 = tosa.variable_read @v : tensor<3xf32>
  return
}

// -----

tosa.variable @v : tensor<2xf32>
func.func @f(%a: tensor<2xf16>) {
  // expected-error @+1 {{'tosa.variable_write' op wants the type of the variable '@v', found 'tensor<2xf16>'}}
  tosa.variable_write @v, %a : tensor<2xf16>
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'tosa.variable' op is a symbol and wants a parent that holds symbols, such as a module}}
  tosa.variable @v : tensor<2xf32>
  return
}

// -----

func.func @f(%c: tensor<2xi1>, %a: tensor<4xf32>, %o: tensor<4xf32>) {
  // expected-error @+1 {{'tosa.cond_if' op wants a condition of one 'i1', found 'tensor<2xi1>'}}
  %0 = tosa.cond_if %c (%x = %a) : tensor<2xi1> (tensor<4xf32>) -> tensor<4xf32> {
  ^bb0(%x: tensor<4xf32>):
    tosa.yield %o : tensor<4xf32>
  } else {
  ^bb0(%x: tensor<4xf32>):
    tosa.yield %o : tensor<4xf32>
  }
  return
}

// -----

func.func @f(%c: tensor<i8>, %a: tensor<4xf32>, %o: tensor<4xf32>) {
  // expected-error @+1 {{'tosa.cond_if' op operand #0 must be tosa-conformant tensor of 1-bit signless integer values, but got 'tensor<i8>'}}
  %0 = tosa.cond_if %c (%x = %a) : tensor<i8> (tensor<4xf32>) -> tensor<4xf32> {
  ^bb0(%x: tensor<4xf32>):
    tosa.yield %o : tensor<4xf32>
  } else {
  ^bb0(%x: tensor<4xf32>):
    tosa.yield %o : tensor<4xf32>
  }
  return
}

// -----

func.func @f(%c: tensor<i1>, %a: tensor<4xf32>, %o: tensor<4xf32>) {
  // expected-error @+1 {{'tosa.cond_if' op wants block arguments of the types of inputs, found 'tensor<5xf32>' and 'tensor<4xf32>'}}
  %0 = tosa.cond_if %c (%x = %a) : tensor<i1> (tensor<4xf32>) -> tensor<4xf32> {
  ^bb0(%x: tensor<5xf32>):
    tosa.yield %o : tensor<4xf32>
  } else {
  ^bb0(%x: tensor<5xf32>):
    tosa.yield %o : tensor<4xf32>
  }
  return
}

// -----

func.func @f(%c: tensor<i1>, %a: tensor<4xf32>, %o: tensor<5xf32>) {
  // expected-error @+1 {{'tosa.cond_if' op wants yielded values of the types of results, found 'tensor<5xf32>' and 'tensor<4xf32>'}}
  %0 = tosa.cond_if %c (%x = %a) : tensor<i1> (tensor<4xf32>) -> tensor<4xf32> {
  ^bb0(%x: tensor<4xf32>):
    tosa.yield %o : tensor<5xf32>
  } else {
  ^bb0(%x: tensor<4xf32>):
    tosa.yield %o : tensor<5xf32>
  }
  return
}

// -----

func.func @f(%c: tensor<i1>, %a: tensor<4xf32>, %o: tensor<4xf32>) {
  // expected-error @+1 {{'tosa.cond_if' op wants block arguments of the types of inputs, found 'tensor<4xi32>' and 'tensor<4xf32>'}}
  %0 = tosa.cond_if %c (%x = %a) : tensor<i1> (tensor<4xf32>) -> tensor<4xf32> {
  ^bb0(%x: tensor<4xi32>):
    tosa.yield %o : tensor<4xf32>
  } else {
  ^bb0(%x: tensor<4xi32>):
    tosa.yield %o : tensor<4xf32>
  }
  return
}

// -----

func.func @f(%c: tensor<i1>, %a: tensor<4xf32>) {
  // expected-error @+1 {{'tosa.cond_if' op wants as many yielded values as results, found 2 and 1}}
  %0 = tosa.cond_if %c : tensor<i1> -> tensor<4xf32> {
    tosa.yield %a, %a : tensor<4xf32>, tensor<4xf32>
  } else {
    tosa.yield %a : tensor<4xf32>
  }
  return
}

// -----

func.func @f(%k: tensor<i1>, %a: tensor<4xf32>, %o: tensor<4xf32>) {
  // expected-error @+1 {{'tosa.while_loop' op wants inputs of the types of results, found 'tensor<4xf32>' and 'tensor<5xf32>'}}
  %0 = tosa.while_loop (%x = %a) : (tensor<4xf32>) -> tensor<5xf32> {
    tosa.yield %k : tensor<i1>
  } do {
  ^bb0(%x: tensor<4xf32>):
    tosa.yield %x : tensor<4xf32>
  }
  return
}

// -----

func.func @f(%k: tensor<2xi1>, %a: tensor<4xf32>, %o: tensor<4xf32>) {
  // expected-error @+1 {{'tosa.while_loop' op wants a condition of one 'i1', found 'tensor<2xi1>'}}
  %0 = tosa.while_loop (%x = %a) : (tensor<4xf32>) -> tensor<4xf32> {
    tosa.yield %k : tensor<2xi1>
  } do {
  ^bb0(%x: tensor<4xf32>):
    tosa.yield %x : tensor<4xf32>
  }
  return
}

// -----

func.func @f(%k: tensor<i8>, %a: tensor<4xf32>, %o: tensor<4xf32>) {
  // expected-error @+1 {{'tosa.while_loop' op wants a condition of one 'i1', found 'tensor<i8>'}}
  %0 = tosa.while_loop (%x = %a) : (tensor<4xf32>) -> tensor<4xf32> {
    tosa.yield %k : tensor<i8>
  } do {
  ^bb0(%x: tensor<4xf32>):
    tosa.yield %x : tensor<4xf32>
  }
  return
}

// -----

func.func @f(%k: tensor<i1>, %a: tensor<4xf32>, %o: tensor<5xf32>) {
  // expected-error @+1 {{'tosa.while_loop' op wants yielded values of the types of inputs, found 'tensor<5xf32>' and 'tensor<4xf32>'}}
  %0 = tosa.while_loop (%x = %a) : (tensor<4xf32>) -> tensor<4xf32> {
    tosa.yield %k : tensor<i1>
  } do {
  ^bb0(%x: tensor<4xf32>):
    tosa.yield %o : tensor<5xf32>
  }
  return
}

// -----

func.func @f(%k: tensor<i1>, %a: tensor<4xf32>) {
  // expected-error @+1 {{'tosa.while_loop' op wants one value yielded by the condition, found 2}}
  %0 = tosa.while_loop (%x = %a) : (tensor<4xf32>) -> tensor<4xf32> {
    tosa.yield %k, %k : tensor<i1>, tensor<i1>
  } do {
  ^bb0(%x: tensor<4xf32>):
    tosa.yield %x : tensor<4xf32>
  }
  return
}

// -----

func.func @f(%k: tensor<i1>, %a: tensor<4xf32>) {
  // expected-error @+1 {{expected 1 input types, found 2}}
  %0 = tosa.while_loop (%x = %a) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32> {
    tosa.yield %k : tensor<i1>
  } do {
  ^bb0(%x: tensor<4xf32>):
    tosa.yield %x : tensor<4xf32>
  }
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error @+3 {{'tosa.custom' op requires attribute 'operator_name'}}
  // expected-error @+2 {{'tosa.custom' op requires attribute 'domain_name'}}
  // expected-error @+1 {{'tosa.custom' op requires attribute 'implementation_attrs'}}
  %0 = tosa.custom %a : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  // expected-error @+1 {{'tosa.add' has no attribute 'axis'}}
  %0 = tosa.add %a, %b axis(0) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error @+1 {{expected 2 input types, found 1}}
  %0 = tosa.add %a, %a : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}
