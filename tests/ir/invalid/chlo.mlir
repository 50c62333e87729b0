// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --split-input-file --verify-diagnostics %s
// Mistakes in ops of the chlo dialect, each with what was wanted and found.

func.func @f(%a: tensor<4xf32>, %b: tensor<4xf64>) {
  // expected-error @+1 {{'chlo.broadcast_add' op wants operands of one element type, found 'tensor<4xf64>'}}
  %0 = chlo.broadcast_add %a, %b : (tensor<4xf32>, tensor<4xf64>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @+1 {{'chlo.broadcast_divide' op wants a result of elements 'f32', found 'tensor<4xf64>'}}
  %0 = chlo.broadcast_divide %a, %a : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf64>
  return
}

// -----

func.func @f(%a: tensor<2x!quant.uniform<i8:f32, 2.0:15>>) {
  // expected-error @+1 {{'chlo.broadcast_add' op wants a result of elements '!quant.uniform<i8:f32, 2.000000e+00:15>', found 'tensor<2x!quant.uniform<i16:f32, 2.000000e+00:15>>'}}
  %0 = chlo.broadcast_add %a, %a : (tensor<2x!quant.uniform<i8:f32, 2.0:15>>, tensor<2x!quant.uniform<i8:f32, 2.0:15>>) -> tensor<2x!quant.uniform<i16:f32, 2.0:15>>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @+1 {{'chlo.broadcast_complex' op wants a result of elements 'complex<f32>', found 'tensor<4xcomplex<f64>>'}}
  %0 = chlo.broadcast_complex %a, %a : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xcomplex<f64>>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %b: tensor<3xf32>) {
  // expected-error @+1 {{'chlo.broadcast_add' op wants operands whose dims are equal or 1, found 'tensor<4xf32>'}}
  %0 = chlo.broadcast_add %a, %b : (tensor<4xf32>, tensor<3xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %b: tensor<2x4xf32>) {
  // expected-error @+1 {{'chlo.broadcast_add' op wants broadcast_dimensions for 1 dims, found '2'}}
  %0 = chlo.broadcast_add %a, %b {broadcast_dimensions = array<i64: 0, 1>} : (tensor<4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %b: tensor<2x4xf32>) {
  // expected-error @+1 {{'chlo.broadcast_add' op wants broadcast_dimensions that ascend from 0 to below 2, found 'array<i64: 2>'}}
  %0 = chlo.broadcast_add %a, %b {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %b: tensor<2x4xf32>) {
  // expected-error @+1 {{'chlo.broadcast_add' op wants a result like 'tensor<2x4xf32>', found 'tensor<4x2xf32>'}}
  %0 = chlo.broadcast_add %a, %b : (tensor<4xf32>, tensor<2x4xf32>) -> tensor<4x2xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @+1 {{'chlo.broadcast_compare' op result #0 must be tensor of pred values, but got 'tensor<4xi8>'}}
  %0 = chlo.broadcast_compare %a, %a {comparison_direction = #chlo<comparison_direction EQ>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi8>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %b: tensor<4xf64>, %p: tensor<i1>) {
  // expected-error @+1 {{'chlo.broadcast_select' op wants on_true, on_false and result of one element type, found 'tensor<4xf64>'}}
  %0 = chlo.broadcast_select %p, %a, %b : (tensor<i1>, tensor<4xf32>, tensor<4xf64>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %p: tensor<3xi1>) {
  // expected-error @+1 {{'chlo.broadcast_select' op wants operands whose dims are equal or 1, found 'tensor<4xf32>'}}
  %0 = chlo.broadcast_select %p, %a, %a : (tensor<3xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @+1 {{'chlo.erf' op}}
  %0 = chlo.erf %a : tensor<4xf32> -> tensor<3xf32>
  return
}

// -----

func.func @f(%a: tensor<4xi32>) {
  // expected-error @+2 {{'chlo.lgamma' op result #0 must be tensor of floating-point values, but got 'tensor<4xi32>'}}
  // expected-error @+1 {{'chlo.lgamma' op operand #0 must be tensor of floating-point values, but got 'tensor<4xi32>'}}
  %0 = chlo.lgamma %a : tensor<4xi32> -> tensor<4xi32>
  return
}

// -----

func.func @f(%a: tensor<4xi1>) {
  // expected-error @+3 {{'chlo.mulhi' op operand #1 must be ranked tensor of integer values, but got 'tensor<4xi1>'}}
  // expected-error @+2 {{'chlo.mulhi' op result #0 must be ranked tensor of integer values, but got 'tensor<4xi1>'}}
  // expected-error @+1 {{'chlo.mulhi' op operand #0 must be ranked tensor of integer values, but got 'tensor<4xi1>'}}
  %0 = chlo.mulhi %a, %a : tensor<4xi1>, tensor<4xi1> -> tensor<4xi1>
  return
}

// -----

func.func @f(%a: tensor<4xi64>) {
  // expected-error @+1 {{'chlo.constant_like' op wants a value of type 'i32', found '3.200000e+00 : f32'}}
  %0 = "chlo.constant_like"(%a) {value = 3.2 : f32} : (tensor<4xi64>) -> tensor<4xi32>
  return
}

// -----

func.func @f(%a: tensor<f32>) {
  // expected-error @+1 {{'chlo.top_k' op wants an operand of rank 1 or more, found 'tensor<f32>'}}
  %0:2 = chlo.top_k(%a, k = 8) : tensor<f32> -> (tensor<8xf32>, tensor<8xi32>)
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @+1 {{'chlo.top_k' op wants a last dim of 8 or more in the operand, found 'tensor<4xf32>'}}
  %0:2 = chlo.top_k(%a, k = 8) : tensor<4xf32> -> (tensor<8xf32>, tensor<8xi32>)
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @+1 {{'chlo.top_k' op wants a k of 0 or more, found '-1'}}
  %0:2 = chlo.top_k(%a, k = -1) : tensor<4xf32> -> (tensor<?xf32>, tensor<?xi32>)
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @+1 {{'chlo.top_k' op wants indices of i32, found 'tensor<2xi64>'}}
  %0:2 = chlo.top_k(%a, k = 2) : tensor<4xf32> -> (tensor<2xf32>, tensor<2xi64>)
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @+1 {{'chlo.top_k' op wants values of the operand's element type, found 'tensor<2xf64>'}}
  %0:2 = chlo.top_k(%a, k = 2) : tensor<4xf32> -> (tensor<2xf64>, tensor<2xi32>)
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @+1 {{'chlo.top_k' op wants results like 'tensor<2xi32>', found 'tensor<3xi32>'}}
  %0:2 = chlo.top_k(%a, k = 2) : tensor<4xf32> -> (tensor<2xf32>, tensor<3xi32>)
  return
}

// -----

func.func @f(%a: tensor<?xindex>) {
  // expected-error @+1 {{'chlo.minimum_broadcast_shapes' op wants 2 or more shapes, found '1'}}
  %0 = chlo.minimum_broadcast_shapes %a : tensor<?xindex> -> tensor<?xindex>
  return
}

// -----

func.func @f(%a: tensor<?xindex>) {
  // expected-error @+1 {{'chlo.minimum_broadcast_shapes' op wants as many results as shapes: 2, found '1'}}
  %0 = chlo.minimum_broadcast_shapes %a, %a : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @+1 {{'chlo.rank_specialization_cluster' op wants as many arguments of the body as operands, found '0'}}
  "chlo.rank_specialization_cluster"(%a) ({
    "chlo.rank_specialization_cluster_yield"() : () -> ()
  }) : (tensor<4xf32>) -> ()
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @+1 {{'chlo.rank_specialization_cluster' op wants as many values yielded as results, found '0'}}
  %0 = "chlo.rank_specialization_cluster"() ({
    "chlo.rank_specialization_cluster_yield"() : () -> ()
  }) : () -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @+1 {{'chlo.rank_specialization_cluster' op wants arguments of the operands' types, found 'tensor<3xf32>'}}
  "chlo.rank_specialization_cluster"(%a) ({
  ^bb0(%b: tensor<3xf32>):
    "chlo.rank_specialization_cluster_yield"() : () -> ()
  }) : (tensor<4xf32>) -> ()
  return
}

// -----

func.func @f(%l: tensor<11x5xf32>, %r: tensor<3x2x7xf32>, %g: tensor<3xi64>) {
  // expected-error @+1 {{'chlo.ragged_dot' op wants contracting dims of the same size: 5, found '2'}}
  %0 = "chlo.ragged_dot"(%l, %r, %g) {ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>} : (tensor<11x5xf32>, tensor<3x2x7xf32>, tensor<3xi64>) -> tensor<11x7xf32>
  return
}

// -----

func.func @f(%l: tensor<11x5xf32>, %r: tensor<3x5x7xf32>, %g: tensor<3xi64>) {
  // expected-error @+1 {{'chlo.ragged_dot' op wants as many contracting dims of rhs as of lhs: 1, found '0'}}
  %0 = "chlo.ragged_dot"(%l, %r, %g) {ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>} : (tensor<11x5xf32>, tensor<3x5x7xf32>, tensor<3xi64>) -> tensor<11x7xf32>
  return
}

// -----

func.func @f(%l: tensor<11x5xf32>, %r: tensor<3x5x7xf32>, %g: tensor<2xi64>) {
  // expected-error @+1 {{'chlo.ragged_dot' op wants a group dim of rhs of size 2, found '3'}}
  %0 = "chlo.ragged_dot"(%l, %r, %g) {ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>} : (tensor<11x5xf32>, tensor<3x5x7xf32>, tensor<2xi64>) -> tensor<11x7xf32>
  return
}

// -----

func.func @f(%l: tensor<11x5xf32>, %r: tensor<3x5x7xf32>, %g: tensor<3x2xi64>) {
  // expected-error @+1 {{'chlo.ragged_dot' op wants group_sizes of rank 1 or like 'tensor<2xi64>', found 'tensor<3x2xi64>'}}
  %0 = "chlo.ragged_dot"(%l, %r, %g) {ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>} : (tensor<11x5xf32>, tensor<3x5x7xf32>, tensor<3x2xi64>) -> tensor<11x7xf32>
  return
}

// -----

func.func @f(%l: tensor<11x5xf32>, %r: tensor<3x5x7xf32>, %g: tensor<3xi64>) {
  // expected-error @+1 {{'chlo.ragged_dot' op wants one dim in lhs_ragged_dimensions, found '2'}}
  %0 = "chlo.ragged_dot"(%l, %r, %g) {ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0, 1], rhs_group_dimensions = [0]>} : (tensor<11x5xf32>, tensor<3x5x7xf32>, tensor<3xi64>) -> tensor<11x7xf32>
  return
}

// -----

func.func @f(%l: tensor<11x5xf32>, %r: tensor<3x5x7xf32>, %g: tensor<3xi64>) {
  // expected-error @+1 {{'chlo.ragged_dot' op wants a dim of lhs as ragged, found '2'}}
  %0 = "chlo.ragged_dot"(%l, %r, %g) {ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [2], rhs_group_dimensions = [0]>} : (tensor<11x5xf32>, tensor<3x5x7xf32>, tensor<3xi64>) -> tensor<11x7xf32>
  return
}

// -----

func.func @f(%l: tensor<11x5xf32>, %r: tensor<3x5x7xf32>, %g: tensor<3xi64>) {
  // expected-error @+1 {{'chlo.ragged_dot' op wants no rhs_group_dimensions, as the ragged dim is not free, found '1'}}
  %0 = "chlo.ragged_dot"(%l, %r, %g) {ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [1], rhs_group_dimensions = [0]>} : (tensor<11x5xf32>, tensor<3x5x7xf32>, tensor<3xi64>) -> tensor<11x7xf32>
  return
}

// -----

func.func @f(%l: tensor<11x5xf32>, %r: tensor<5x7xf32>, %g: tensor<3xi64>) {
  // expected-error @+1 {{'chlo.ragged_dot' op wants one dim in rhs_group_dimensions, as the ragged dim is free, found '0'}}
  %0 = "chlo.ragged_dot"(%l, %r, %g) {ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [0]>} : (tensor<11x5xf32>, tensor<5x7xf32>, tensor<3xi64>) -> tensor<11x7xf32>
  return
}

// -----

func.func @f(%l: tensor<11x3xf32>, %r: tensor<3x3x7xf32>, %g: tensor<3xi64>) {
  // expected-error @+1 {{'chlo.ragged_dot' op wants dims that are in one list only, not 1 again in rhs_group_dimensions, found 'array<i64: 1>'}}
  %0 = "chlo.ragged_dot"(%l, %r, %g) {ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [1]>} : (tensor<11x3xf32>, tensor<3x3x7xf32>, tensor<3xi64>) -> tensor<11x7xf32>
  return
}

// -----

func.func @f(%l: tensor<11x3xf32>, %r: tensor<3x3x7xf32>, %g: tensor<3xi64>) {
  // expected-error @+1 {{'chlo.ragged_dot' op wants a dim of the operand, not 2, in lhs_contracting_dimensions, found 'array<i64: 2>'}}
  %0 = "chlo.ragged_dot"(%l, %r, %g) {ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>} : (tensor<11x3xf32>, tensor<3x3x7xf32>, tensor<3xi64>) -> tensor<11x7xf32>
  return
}

// -----

func.func @f(%l: tensor<11x5xf32>, %r: tensor<3x5x7xf32>, %g: tensor<3xi64>) {
  // expected-error @+1 {{'chlo.ragged_dot' op wants a result like 'tensor<11x7xf32>', found 'tensor<7x11xf32>'}}
  %0 = "chlo.ragged_dot"(%l, %r, %g) {ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>} : (tensor<11x5xf32>, tensor<3x5x7xf32>, tensor<3xi64>) -> tensor<7x11xf32>
  return
}

// -----

func.func @f(%l: tensor<11x5xf32>, %r: tensor<3x5x7xf32>, %g: tensor<3xi64>) {
  // expected-error @+1 {{'chlo.ragged_dot' op wants no or two precisions, found '1'}}
  %0 = "chlo.ragged_dot"(%l, %r, %g) {precision_config = [#chlo<precision HIGH>], ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>} : (tensor<11x5xf32>, tensor<3x5x7xf32>, tensor<3xi64>) -> tensor<11x7xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<3xf32>) {
  // expected-error @+1 {{'chlo.scan' op wants a scanned dim of size 3, found '2'}}
  %0:2 = chlo.scan(%a) inits (%b) dimension=0 attributes {scan_dim_size = 3 : i64} {
  ^bb0(%x: tensor<3xf32>, %y: tensor<3xf32>):
    stablehlo.return %x, %y : tensor<3xf32>, tensor<3xf32>
  } : (tensor<2x3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>)
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // expected-error @+1 {{'chlo.scan' op wants as many arguments of the body as operands: 1, found '2'}}
  %0 = chlo.scan(%a) inits () dimension=0 {
  ^bb0(%x: tensor<3xf32>, %y: tensor<3xf32>):
    stablehlo.return %x : tensor<3xf32>
  } : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<3xi32>) {
  // expected-error @+1 {{'chlo.scan' op wants an argument of the body like 'tensor<3xi32>', found 'tensor<3xf32>'}}
  %0:2 = chlo.scan(%a) inits (%b) dimension=0 {
  ^bb0(%x: tensor<3xf32>, %y: tensor<3xf32>):
    stablehlo.return %x, %y : tensor<3xf32>, tensor<3xf32>
  } : (tensor<2x3xf32>, tensor<3xi32>) -> (tensor<2x3xf32>, tensor<3xf32>)
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<3xf32>) {
  // expected-error @+1 {{'chlo.scan' op wants a tensor with the dim 2, found 'tensor<2x3xf32>'}}
  %0:2 = chlo.scan(%a) inits (%b) dimension=2 {
  ^bb0(%x: tensor<3xf32>, %y: tensor<3xf32>):
    stablehlo.return %x, %y : tensor<3xf32>, tensor<3xf32>
  } : (tensor<2x3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>)
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<3xf32>) {
  // expected-error @+1 {{'chlo.scan' op wants a returned value like 'tensor<3xf32>', found 'tensor<2xf32>'}}
  %0:2 = chlo.scan(%a) inits (%b) dimension=0 {
  ^bb0(%x: tensor<3xf32>, %y: tensor<3xf32>):
    %1 = stablehlo.constant dense<0.0> : tensor<2xf32>
    stablehlo.return %1, %y : tensor<2xf32>, tensor<3xf32>
  } : (tensor<2x3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>)
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<3xf32>) {
  // expected-error @+1 {{'chlo.scan' op wants as many values returned as results: 2, found '1'}}
  %0:2 = chlo.scan(%a) inits (%b) dimension=0 {
  ^bb0(%x: tensor<3xf32>, %y: tensor<3xf32>):
    stablehlo.return %x : tensor<3xf32>
  } : (tensor<2x3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>)
  return
}

// -----

func.func @f(%b: tensor<3xf32>) {
  // expected-error @+1 {{'chlo.scan' op wants an input or an output, found '0'}}
  %0 = chlo.scan() inits (%b) dimension=0 {
  ^bb0(%y: tensor<3xf32>):
    stablehlo.return %y : tensor<3xf32>
  } : (tensor<3xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<3xf32>) {
  // expected-error @+5 {{wanted a result for each of 1 inits, found 0}}
  chlo.scan(%a) inits (%b) dimension=0 {
  ^bb0(%x: tensor<3xf32>, %y: tensor<3xf32>):
    stablehlo.return
  } : (tensor<2x3xf32>, tensor<3xf32>) -> ()
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @+1 {{'chlo.rank_specialization_cluster' op wants a body that ends with chlo.rank_specialization_cluster_yield, found 'stablehlo.return'}}
  "chlo.rank_specialization_cluster"() ({
    stablehlo.return
  }) : () -> ()
  return
}

// -----

func.func @f(%l: tensor<11x5xf32>, %r: tensor<3x5x7xf32>, %g: tensor<i64>) {
  // expected-error @+1 {{'chlo.ragged_dot' op wants group_sizes of rank 1 or more, found '0'}}
  %0 = "chlo.ragged_dot"(%l, %r, %g) {ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>} : (tensor<11x5xf32>, tensor<3x5x7xf32>, tensor<i64>) -> tensor<11x7xf32>
  return
}

// -----

func.func @f(%a: tensor<?xf32>, %s: tensor<2xi32>) {
  // expected-error @+1 {{'chlo.dynamic_reshape' op wants a result of as many dims as output_shape has sizes: 2, found '3'}}
  %0 = "chlo.dynamic_reshape"(%a, %s) : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?x?xf32>
  return
}

// -----

func.func @f(%a: tensor<?xf32>, %s: tensor<2xi32>) {
  // expected-error @+1 {{'chlo.dynamic_reshape' op wants a result of the operand's element type, found 'tensor<?x?xf64>'}}
  %0 = "chlo.dynamic_reshape"(%a, %s) : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf64>
  return
}
