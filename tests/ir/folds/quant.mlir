// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --canonicalize %s | FileCheck %s
// Folds of the quant dialect: a cast there and back is nothing.

!q = !quant.uniform<i8:f32, 2.0>

// CHECK-LABEL: func.func @numbers
// CHECK-NEXT: return %arg0 : f32
func.func @numbers(%a: f32) -> f32 {
  %0 = quant.qcast %a : f32 to !q
  %1 = quant.dcast %0 : !q to f32
  return %1 : f32
}

// CHECK-LABEL: func.func @quantized
// CHECK-NEXT: return %arg0
func.func @quantized(%a: !q) -> !q {
  %0 = quant.dcast %a : !q to f32
  %1 = quant.qcast %0 : f32 to !q
  return %1 : !q
}

// CHECK-LABEL: func.func @stored
// CHECK-NEXT: return %arg0 : tensor<4xi8>
func.func @stored(%a: tensor<4xi8>) -> tensor<4xi8> {
  %0 = quant.scast %a : tensor<4xi8> to tensor<4x!q>
  %1 = quant.scast %0 : tensor<4x!q> to tensor<4xi8>
  return %1 : tensor<4xi8>
}

// Another type: the casts stay.
// CHECK-LABEL: func.func @other
// CHECK: quant.dcast
// CHECK: quant.qcast
func.func @other(%a: !q) -> !quant.uniform<i8:f32, 3.0> {
  %0 = quant.dcast %a : !q to f32
  %1 = quant.qcast %0 : f32 to !quant.uniform<i8:f32, 3.0>
  return %1 : !quant.uniform<i8:f32, 3.0>
}
