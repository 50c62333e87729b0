// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: sh %S/Inputs/round_trip.sh %s %t
// RUN: emplace opt %s | FileCheck %s
// Every op of the stablehlo dialect in custom form where it has one; printed
// and read back, also in generic form. What is printed otherwise than it is
// written here, or is worth a look, has a CHECK line.

// CHECK-LABEL: func.func @nullary
func.func @nullary(%s: tensor<2xi64>) {
  // CHECK: %c = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %0 = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  // CHECK: %cst = stablehlo.constant {a.b} dense<1.000000e+00> : tensor<f32>
  %1 = stablehlo.constant {a.b} dense<1.0> : tensor<f32>
  // CHECK: %cst_0 = stablehlo.constant dense<(1.000000e+00,2.000000e+00)> : tensor<complex<f32>>
  %2 = stablehlo.constant dense<(1.0, 2.0)> : tensor<complex<f32>>
  %3 = stablehlo.iota dim = 1 : tensor<4x5xi32>
  %4 = stablehlo.dynamic_iota %s, dim = 0 : (tensor<2xi64>) -> tensor<?x5xi32>
  %5 = stablehlo.create_token : !stablehlo.token
  return
}

// CHECK-LABEL: func.func @unary
func.func @unary(%f: tensor<2x?xf32>, %c: tensor<4xcomplex<f64>>, %i: tensor<3xi32>, %p: tensor<i1>) {
  %0 = stablehlo.abs %f : tensor<2x?xf32>
  %1 = stablehlo.abs %c : (tensor<4xcomplex<f64>>) -> tensor<4xf64>
  %2 = stablehlo.cbrt %f : tensor<2x?xf32>
  %3 = stablehlo.ceil %f : tensor<2x?xf32>
  %4 = stablehlo.convert %i : (tensor<3xi32>) -> tensor<3xf32>
  // CHECK: stablehlo.convert %arg2 : tensor<3xi32>
  %5 = stablehlo.convert %i : (tensor<3xi32>) -> tensor<3xi32>
  %6 = stablehlo.count_leading_zeros %i : tensor<3xi32>
  %7 = stablehlo.cosine %f : tensor<2x?xf32>
  %8 = stablehlo.exponential %f : tensor<2x?xf32>
  %9 = stablehlo.exponential_minus_one %f : tensor<2x?xf32>
  %10 = stablehlo.floor %f : tensor<2x?xf32>
  %11 = stablehlo.imag %c : (tensor<4xcomplex<f64>>) -> tensor<4xf64>
  %12 = stablehlo.is_finite %f : (tensor<2x?xf32>) -> tensor<2x?xi1>
  %13 = stablehlo.log %f : tensor<2x?xf32>
  %14 = stablehlo.log_plus_one %f : tensor<2x?xf32>
  %15 = stablehlo.logistic %f : tensor<2x?xf32>
  %16 = stablehlo.not %p : tensor<i1>
  %17 = stablehlo.negate %c : tensor<4xcomplex<f64>>
  %18 = stablehlo.popcnt %i : tensor<3xi32>
  %19 = stablehlo.real %c : (tensor<4xcomplex<f64>>) -> tensor<4xf64>
  %20 = stablehlo.round_nearest_afz %f : tensor<2x?xf32>
  %21 = stablehlo.round_nearest_even %f : tensor<2x?xf32>
  %22 = stablehlo.rsqrt %f : tensor<2x?xf32>
  %23 = stablehlo.sign %i : tensor<3xi32>
  %24 = stablehlo.sine %f : tensor<2x?xf32>
  %25 = stablehlo.sqrt %f : tensor<2x?xf32>
  %26 = stablehlo.tan %f : tensor<2x?xf32>
  %27 = stablehlo.tanh %f : tensor<2x?xf32>
  // CHECK: stablehlo.reduce_precision %arg0, format = e5m10 : tensor<2x?xf32>
  %28 = stablehlo.reduce_precision %f, format = e5m10 : tensor<2x?xf32>
  // CHECK: stablehlo.tanh %arg0 : (tensor<2x?xf32>) -> tensor<2x3xf32>
  %29 = "stablehlo.tanh"(%f) : (tensor<2x?xf32>) -> tensor<2x3xf32>
  return
}

// CHECK-LABEL: func.func @accuracy
func.func @accuracy(%f: tensor<f32>) {
  // CHECK-NEXT: stablehlo.exponential %arg0 : tensor<f32>
  %0 = "stablehlo.exponential"(%f) {result_accuracy = #stablehlo.result_accuracy<atol = 0.0, rtol = 0.0, ulps = 0, mode = #stablehlo.result_accuracy_mode<DEFAULT>>} : (tensor<f32>) -> tensor<f32>
  // CHECK-NEXT: {result_accuracy = #stablehlo.result_accuracy<atol = 1.000000e-05, ulps = 2, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>}
  %1 = stablehlo.exponential %f {result_accuracy = #stablehlo.result_accuracy<ulps = 2, atol = 1.0e-5, mode = <TOLERANCE>>} : tensor<f32>
  // CHECK-NEXT: {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>}
  %2 = stablehlo.tanh %f {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<f32>
  return
}

// CHECK-LABEL: func.func @binary
func.func @binary(%a: tensor<2x?xi32>, %f: tensor<2xf32>, %p: tensor<2xi1>, %u: tensor<ui8>) {
  %0 = stablehlo.add %a, %a : tensor<2x?xi32>
  %1 = stablehlo.atan2 %f, %f : tensor<2xf32>
  %2 = stablehlo.complex %f, %f : tensor<2xcomplex<f32>>
  %3 = stablehlo.divide %a, %a : tensor<2x?xi32>
  %4 = stablehlo.maximum %a, %a : tensor<2x?xi32>
  %5 = stablehlo.minimum %p, %p : tensor<2xi1>
  %6 = stablehlo.multiply %f, %f : tensor<2xf32>
  %7 = stablehlo.power %f, %f : tensor<2xf32>
  %8 = stablehlo.remainder %a, %a : tensor<2x?xi32>
  %9 = stablehlo.shift_left %u, %u : tensor<ui8>
  %10 = stablehlo.shift_right_arithmetic %a, %a : tensor<2x?xi32>
  %11 = stablehlo.shift_right_logical %a, %a : tensor<2x?xi32>
  %12 = stablehlo.subtract %a, %a : tensor<2x?xi32>
  %13 = stablehlo.and %p, %p : tensor<2xi1>
  %14 = stablehlo.or %a, %a : tensor<2x?xi32>
  %15 = stablehlo.xor %u, %u : tensor<ui8>
  // CHECK: stablehlo.compare  LT, %arg0, %arg0 : (tensor<2x?xi32>, tensor<2x?xi32>) -> tensor<2x?xi1>
  %16 = stablehlo.compare LT, %a, %a : (tensor<2x?xi32>, tensor<2x?xi32>) -> tensor<2x?xi1>
  // CHECK: stablehlo.compare  GE, %arg1, %arg1,  TOTALORDER : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  %17 = stablehlo.compare GE, %f, %f, TOTALORDER : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  %18 = stablehlo.clamp %f, %f, %f : tensor<2xf32>
  %19 = stablehlo.select %p, %f, %f : tensor<2xi1>, tensor<2xf32>
  // CHECK: stablehlo.select %arg2, %arg1, %arg1 : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<?xf32>
  %20 = "stablehlo.select"(%p, %f, %f) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<?xf32>
  // CHECK: stablehlo.add %arg0, %arg0 : (tensor<2x?xi32>, tensor<2x?xi32>) -> tensor<2x3xi32>
  %21 = stablehlo.add %a, %a : (tensor<2x?xi32>, tensor<2x?xi32>) -> tensor<2x3xi32>
  return
}

// CHECK-LABEL: func.func @control
func.func @control(%t: !stablehlo.token, %p: tensor<i1>, %n: tensor<i32>, %f: tensor<f32>) {
  %0 = stablehlo.after_all %t, %t : !stablehlo.token
  %1 = stablehlo.after_all : !stablehlo.token
  %2 = "stablehlo.if"(%p) ({
    stablehlo.return %f : tensor<f32>
  }, {
    stablehlo.return %f : tensor<f32>
  }) : (tensor<i1>) -> tensor<f32>
  "stablehlo.case"(%n) ({
    stablehlo.return
  }, {
    stablehlo.return
  }) : (tensor<i32>) -> ()
  // CHECK: %[[W:.*]]:2 = stablehlo.while(%iterArg = %arg2, %iterArg_0 = %arg3) : tensor<i32>, tensor<f32> attributes {a = 1 : i32}
  // CHECK-NEXT: {{^}}     cond {
  %3:2 = stablehlo.while(%i = %n, %x = %f) : tensor<i32>, tensor<f32> attributes {a = 1 : i32}
   cond {
    %5 = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %5 : tensor<i1>
  } do {
    // CHECK: } do {
    // CHECK-NEXT: stablehlo.return %iterArg, %iterArg_0 : tensor<i32>, tensor<f32>
    stablehlo.return %i, %x : tensor<i32>, tensor<f32>
  }
  stablehlo.while()
   cond {
    stablehlo.return %p : tensor<i1>
  } do {
    stablehlo.return
  }
  %6:2 = stablehlo.optimization_barrier %f, %n : tensor<f32>, tensor<i32>
  // CHECK: stablehlo.optimization_barrier()
  stablehlo.optimization_barrier ()
  // CHECK: stablehlo.composite "my.op" %arg3 {composite_attributes = {k = 1 : i32}, decomposition = @f, version = 1 : i32} : (tensor<f32>) -> tensor<f32>
  %7 = stablehlo.composite "my.op" %f {composite_attributes = {k = 1 : i32}, decomposition = @f, version = 1 : i32} : (tensor<f32>) -> tensor<f32>
  // CHECK: stablehlo.composite "my.op" %arg3 ({
  %8 = stablehlo.composite "my.op" %f ({
    stablehlo.return %f : tensor<f32>
  }) {decomposition = @f} : (tensor<f32>) -> tensor<f32>
  return
}
func.func private @f(tensor<f32>) -> tensor<f32>

// CHECK-LABEL: func.func @calls
func.func @calls(%f: tensor<f32>, %t: tuple<tensor<f32>, tensor<2xi8>>) {
  // CHECK: stablehlo.custom_call @foo(%arg0) : (tensor<f32>) -> tensor<f32>
  %0 = stablehlo.custom_call @foo(%f) {api_version = 1 : i32, called_computations = [], has_side_effect = false} : (tensor<f32>) -> tensor<f32>
  %1:2 = stablehlo.custom_call @"a.b-c"(%f, %f) {api_version = 4 : i32, backend_config = {x = 1 : i32}, has_side_effect = true} : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<*xf32>)
  %2 = stablehlo.custom_call @bar(%t) {backend_config = "", called_computations = [@f], operand_layouts = [dense<> : tensor<0xindex>], result_layouts = [dense<> : tensor<0xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = [0]>]} : (tuple<tensor<f32>, tensor<2xi8>>) -> tensor<f32>
  %3 = stablehlo.tuple %f, %f : tuple<tensor<f32>, tensor<f32>>
  %4 = stablehlo.tuple : tuple<>
  %5 = stablehlo.get_tuple_element %t[1] : (tuple<tensor<f32>, tensor<2xi8>>) -> tensor<2xi8>
  return
}

// CHECK-LABEL: func.func @shapes
func.func @shapes(%a: tensor<2x3xi32>, %d: tensor<?x3xi32>, %v: tensor<i32>, %i: tensor<i64>, %s: tensor<2xi64>, %x: tensor<2xindex>, %n: index) {
  %0 = stablehlo.bitcast_convert %a : (tensor<2x3xi32>) -> tensor<2x3xf32>
  %1 = stablehlo.broadcast %a, sizes = [4] : (tensor<2x3xi32>) -> tensor<4x2x3xi32>
  %2 = stablehlo.broadcast_in_dim %a, dims = [2, 0] : (tensor<2x3xi32>) -> tensor<3x7x2xi32>
  %3 = stablehlo.broadcast_in_dim %v, dims = [] : (tensor<i32>) -> tensor<4xi32>
  %4 = stablehlo.dynamic_broadcast_in_dim %v, %s, dims = [] {known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>} : (tensor<i32>, tensor<2xi64>) -> tensor<?x?xi32>
  %5 = stablehlo.concatenate %a, %a, dim = 0 : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<4x3xi32>
  %6 = stablehlo.dynamic_slice %a, %i, %i, sizes = [1, 2] : (tensor<2x3xi32>, tensor<i64>, tensor<i64>) -> tensor<1x2xi32>
  // CHECK: stablehlo.dynamic_slice %arg2, , sizes = [] : (tensor<i32>) -> tensor<i32>
  %7 = "stablehlo.dynamic_slice"(%v) <{slice_sizes = array<i64>}> : (tensor<i32>) -> tensor<i32>
  %8 = stablehlo.dynamic_update_slice %a, %a, %i, %i : (tensor<2x3xi32>, tensor<2x3xi32>, tensor<i64>, tensor<i64>) -> tensor<2x3xi32>
  %9 = stablehlo.slice %a [0:2, 0:3:2] : (tensor<2x3xi32>) -> tensor<2x2xi32>
  %10 = stablehlo.slice %v [] : (tensor<i32>) -> tensor<i32>
  %11 = stablehlo.real_dynamic_slice %d, %x, %x, %x : (tensor<?x3xi32>, tensor<2xindex>, tensor<2xindex>, tensor<2xindex>) -> tensor<?x?xi32>
  %12 = stablehlo.pad %a, %v, low = [0, -1], high = [2, 0], interior = [1, 0] : (tensor<2x3xi32>, tensor<i32>) -> tensor<5x2xi32>
  %13 = stablehlo.dynamic_pad %d, %v, %s, %s, %s : (tensor<?x3xi32>, tensor<i32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x?xi32>
  %14 = stablehlo.reshape %a : (tensor<2x3xi32>) -> tensor<6xi32>
  %15 = stablehlo.dynamic_reshape %d, %s : (tensor<?x3xi32>, tensor<2xi64>) -> tensor<?x?xi32>
  %16 = stablehlo.reverse %a, dims = [1] : tensor<2x3xi32>
  %17 = stablehlo.transpose %a, dims = [1, 0] : (tensor<2x3xi32>) -> tensor<3x2xi32>
  %18 = stablehlo.get_dimension_size %d, dim = 0 : (tensor<?x3xi32>) -> tensor<i32>
  %19 = stablehlo.set_dimension_size %a, %v, dim = 0 : (tensor<2x3xi32>, tensor<i32>) -> tensor<?x3xi32, #stablehlo.bounds<2, ?>>
  %20 = stablehlo.compute_reshape_shape %n, %s : (index, tensor<2xi64>) -> tensor<2xi64>
  %21 = "stablehlo.torch_index_select"(%a, %s) <{batch_dims = 0 : i64, dim = 0 : i64}> : (tensor<2x3xi32>, tensor<2xi64>) -> tensor<2x3xi32>
  return
}

// CHECK-LABEL: func.func @indexing
func.func @indexing(%a: tensor<3x4x2xi32>, %i: tensor<2x3x2xi64>, %u: tensor<2x3x2x2xi32>, %s: tensor<3xi64>) {
  // CHECK: dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 2>
  %0 = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<index_vector_dim = 2, offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [1, 0]>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 2>}> : (tensor<3x4x2xi32>, tensor<2x3x2xi64>) -> tensor<2x3x2x2xi32>
  %1 = "stablehlo.dynamic_gather"(%a, %i, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 2>}> : (tensor<3x4x2xi32>, tensor<2x3x2xi64>, tensor<3xi64>) -> tensor<2x3x2x2xi32>
  // CHECK: #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>
  %2 = "stablehlo.scatter"(%a, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>, unique_indices = true}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    stablehlo.return %y : tensor<i32>
  }) : (tensor<3x4x2xi32>, tensor<2x3x2xi64>, tensor<2x3x2x2xi32>) -> tensor<3x4x2xi32>
  return
}

// CHECK-LABEL: func.func @bodies
func.func @bodies(%a: tensor<4x6xf32>, %z: tensor<f32>, %i: tensor<4x6xi32>, %y: tensor<i32>, %s: tensor<2x3xf32>) {
  // CHECK-NEXT: stablehlo.reduce(%arg0 init: %arg1) applies stablehlo.add across dimensions = [1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>
  %0 = stablehlo.reduce(%a init: %z) applies stablehlo.add across dimensions = [1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>
  // CHECK-NEXT: stablehlo.reduce(%arg0 init: %arg1) applies stablehlo.maximum across dimensions = [0, 1] {a.b} : (tensor<4x6xf32>, tensor<f32>) -> tensor<f32>
  %1 = "stablehlo.reduce"(%a, %z) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%x: tensor<f32>, %acc: tensor<f32>):
    %9 = stablehlo.maximum %x, %acc : tensor<f32>
    stablehlo.return %9 : tensor<f32>
  }) {a.b} : (tensor<4x6xf32>, tensor<f32>) -> tensor<f32>
  // CHECK-NEXT: %[[R:.*]]:2 = stablehlo.reduce(%arg0 init: %arg1), (%arg2 init: %arg3) across dimensions = [0] : (tensor<4x6xf32>, tensor<4x6xi32>, tensor<f32>, tensor<i32>) -> (tensor<6xf32>, tensor<6xi32>)
  // CHECK-NEXT: {{^}}     reducer(%arg5: tensor<f32>, %arg7: tensor<f32>) (%arg6: tensor<i32>, %arg8: tensor<i32>)  {
  %2:2 = stablehlo.reduce(%a init: %z), (%i init: %y) across dimensions = [0] : (tensor<4x6xf32>, tensor<4x6xi32>, tensor<f32>, tensor<i32>) -> (tensor<6xf32>, tensor<6xi32>)
   reducer(%x: tensor<f32>, %acc_x: tensor<f32>) (%n: tensor<i32>, %acc_n: tensor<i32>) {
    stablehlo.return %x, %acc_n : tensor<f32>, tensor<i32>
  }
  // CHECK: {{^}}     reducer(%arg5: tensor<f32>, %arg6: tensor<f32>)  {
  %3 = stablehlo.reduce(%a init: %z) across dimensions = [0] : (tensor<4x6xf32>, tensor<f32>) -> tensor<6xf32>
   reducer(%x: tensor<f32>, %acc: tensor<f32>) {
    %9 = stablehlo.add %acc, %x : tensor<f32>
    stablehlo.return %9 : tensor<f32>
  }
  %4 = "stablehlo.reduce_window"(%a, %z) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [1, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>}> ({
  ^bb0(%x: tensor<f32>, %acc: tensor<f32>):
    %9 = stablehlo.add %x, %acc : tensor<f32>
    stablehlo.return %9 : tensor<f32>
  }) : (tensor<4x6xf32>, tensor<f32>) -> tensor<2x3xf32>
  %5 = "stablehlo.map"(%a, %a) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%x: tensor<f32>, %w: tensor<f32>):
    stablehlo.return %w : tensor<f32>
  }) : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
  %6:2 = "stablehlo.sort"(%a, %i) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f32>, %w: tensor<f32>, %n: tensor<i32>, %m: tensor<i32>):
    %9 = stablehlo.compare GT, %x, %w : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %9 : tensor<i1>
  }) : (tensor<4x6xf32>, tensor<4x6xi32>) -> (tensor<4x6xf32>, tensor<4x6xi32>)
  %7 = "stablehlo.select_and_scatter"(%a, %s, %z) <{padding = dense<0> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>}> ({
  ^bb0(%x: tensor<f32>, %w: tensor<f32>):
    %9 = stablehlo.compare GE, %x, %w : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %9 : tensor<i1>
  }, {
  ^bb0(%x: tensor<f32>, %w: tensor<f32>):
    %9 = stablehlo.add %x, %w : tensor<f32>
    stablehlo.return %9 : tensor<f32>
  }) : (tensor<4x6xf32>, tensor<2x3xf32>, tensor<f32>) -> tensor<4x6xf32>
  return
}

// CHECK-LABEL: func.func @products
func.func @products(%a: tensor<2x3xf32>, %b: tensor<3x4xf32>, %c: tensor<5x2x3xf32>, %d: tensor<5x3x4xf32>, %x: tensor<1x8x8x4xf32>, %k: tensor<3x3x4x2xf32>, %p: tensor<2x2xi64>, %m: tensor<3x3xf32>, %z: tensor<4xcomplex<f32>>) {
  %0 = stablehlo.dot %a, %b : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  %1 = stablehlo.dot %a, %b, precision = [HIGH, DEFAULT] : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  %2 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  %3 = stablehlo.dot_general %c, %d, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [HIGHEST, HIGHEST] : (tensor<5x2x3xf32>, tensor<5x3x4xf32>) -> tensor<5x2x4xf32>
  // CHECK: precision = [DEFAULT, DEFAULT], algorithm = <lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<2x3xf32>
  %4 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT], algorithm = <lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  %5 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], algorithm = <lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 3, allow_imprecise_accumulation = false> : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  %6 = stablehlo.einsum %a, %b, config = "ab,bc->ac" : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  %7 = stablehlo.unary_einsum %a, config = "ab->a" : (tensor<2x3xf32>) -> tensor<2xf32>
  // CHECK: stablehlo.convolution(%arg4, %arg5) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 1], pad = {{\[\[}}0, 1], [1, 1]], rhs_dilate = [1, 1], reverse = [true, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x4xf32>, tensor<3x3x4x2xf32>) -> tensor<1x4x8x2xf32>
  %8 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[0, 1], [1, 1]], stride = [2, 1], rhs_dilate = [1, 1], reverse = [1, 0]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x4xf32>, tensor<3x3x4x2xf32>) -> tensor<1x4x8x2xf32>
  // CHECK: window = {} {batch_group_count = 1 : i64
  %9 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision DEFAULT>]} : (tensor<1x8x8x4xf32>, tensor<3x3x4x2xf32>) -> tensor<1x6x6x2xf32>
  // CHECK: "stablehlo.dynamic_conv"(%arg4, %arg5, %arg6) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64}>
  %10 = "stablehlo.dynamic_conv"(%x, %k, %p) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 3, input_spatial_dimensions = [1, 2], kernel_input_feature_dimension = 2, kernel_output_feature_dimension = 3, kernel_spatial_dimensions = [0, 1], output_batch_dimension = 0, output_feature_dimension = 3, output_spatial_dimensions = [1, 2]>, feature_group_count = 1 : i64}> : (tensor<1x8x8x4xf32>, tensor<3x3x4x2xf32>, tensor<2x2xi64>) -> tensor<1x?x?x2xf32>
  // CHECK: stablehlo.cholesky %arg7, lower = true : tensor<3x3xf32>
  %11 = stablehlo.cholesky %m, lower = true : tensor<3x3xf32>
  // CHECK: stablehlo.cholesky %arg7 : tensor<3x3xf32>
  %12 = stablehlo.cholesky %m, lower = false : tensor<3x3xf32>
  // CHECK: transpose_a = #stablehlo<transpose NO_TRANSPOSE>
  %13 = "stablehlo.triangular_solve"(%m, %m) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
  // CHECK: stablehlo.fft %arg8, type =  FFT, length = [4] : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %14 = stablehlo.fft %z, type = FFT, length = [4] : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  return
}

// CHECK-LABEL: func.func @normalization
func.func @normalization(%a: tensor<2x3xf32>, %v: tensor<3xf32>) {
  // CHECK: %grad_operand, %grad_scale, %grad_offset = "stablehlo.batch_norm_grad"
  %0:3 = "stablehlo.batch_norm_grad"(%a, %v, %v, %v, %a) <{epsilon = 1.0e-3 : f32, feature_index = 1 : i64}> : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>)
  %1 = "stablehlo.batch_norm_inference"(%a, %v, %v, %v, %v) <{epsilon = 1.0e-3 : f32, feature_index = 1 : i64}> : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  // CHECK: %output, %batch_mean, %batch_var = "stablehlo.batch_norm_training"
  %2:3 = "stablehlo.batch_norm_training"(%a, %v, %v) <{epsilon = 1.0e-3 : f32, feature_index = 1 : i64}> : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>)
  return
}

// CHECK-LABEL: func.func @random
func.func @random(%a: tensor<f32>, %s: tensor<2xi64>, %k: tensor<2xui64>) {
  // CHECK: stablehlo.rng %arg0, %arg0, %arg1, distribution =  UNIFORM : (tensor<f32>, tensor<f32>, tensor<2xi64>) -> tensor<?x?xf32>
  %0 = stablehlo.rng %a, %a, %s, distribution = UNIFORM : (tensor<f32>, tensor<f32>, tensor<2xi64>) -> tensor<?x?xf32>
  // CHECK: %output_state, %output = stablehlo.rng_bit_generator %arg2, algorithm =  PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x2xui64>)
  %1:2 = stablehlo.rng_bit_generator %k, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x2xui64>)
  return
}

// CHECK-LABEL: func.func @devices
func.func @devices(%t: !stablehlo.token, %a: tensor<2x4xf32>, %m: memref<2xf32>) {
  // CHECK: "stablehlo.infeed"(%arg0) <{infeed_config = ""
  %0:2 = "stablehlo.infeed"(%t) <{layout = [[0, 1]]}> : (!stablehlo.token) -> (tensor<2x2xi64>, !stablehlo.token)
  %1 = "stablehlo.outfeed"(%a, %t) <{outfeed_config = "x"}> : (tensor<2x4xf32>, !stablehlo.token) -> !stablehlo.token
  %2 = "stablehlo.send"(%a, %t) <{channel_handle = #stablehlo.channel_handle<handle = 0, type = 1>, is_host_transfer = false, source_target_pairs = dense<[[0, 1], [1, 2]]> : tensor<2x2xi64>}> : (tensor<2x4xf32>, !stablehlo.token) -> !stablehlo.token
  %3:2 = "stablehlo.recv"(%t) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 3>, is_host_transfer = true}> : (!stablehlo.token) -> (tensor<3x4xi32>, !stablehlo.token)
  %4 = stablehlo.replica_id : tensor<ui32>
  %5 = stablehlo.partition_id : tensor<ui32>
  %6 = "stablehlo.all_gather"(%a) <{all_gather_dim = 1 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> : (tensor<2x4xf32>) -> tensor<2x8xf32>
  %7:2 = "stablehlo.all_reduce"(%a, %a) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %20 = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %20 : tensor<f32>
  }) : (tensor<2x4xf32>, tensor<2x4xf32>) -> (tensor<2x4xf32>, tensor<2x4xf32>)
  %8 = "stablehlo.reduce_scatter"(%a) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, scatter_dimension = 1 : i64}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %20 = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %20 : tensor<f32>
  }) : (tensor<2x4xf32>) -> tensor<2x2xf32>
  %9 = "stablehlo.all_to_all"(%a) <{concat_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, split_count = 2 : i64, split_dimension = 1 : i64}> : (tensor<2x4xf32>) -> tensor<4x2xf32>
  %10 = "stablehlo.collective_broadcast"(%a) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2x4xf32>) -> tensor<2x4xf32>
  %11 = "stablehlo.collective_permute"(%a) <{source_target_pairs = dense<[[0, 1], [1, 2]]> : tensor<2x2xi64>}> : (tensor<2x4xf32>) -> tensor<2x4xf32>
  %12 = "stablehlo.collective_reduce"(%a) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %20 = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %20 : tensor<f32>
  }) : (tensor<2x4xf32>) -> tensor<2x4xf32>
  %13 = "stablehlo.cross-replica-sum"(%a) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2x4xf32>) -> tensor<2x4xf32>
  %14 = "stablehlo.async_start"(%a) ({
  ^bb0(%x: tensor<2x4xf32>):
    %20 = "stablehlo.collective_permute"(%x) <{source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2x4xf32>) -> tensor<2x4xf32>
    stablehlo.return %20 : tensor<2x4xf32>
  }) : (tensor<2x4xf32>) -> !stablehlo.future<tensor<2x4xf32>>
  %15 = "stablehlo.async_done"(%14) : (!stablehlo.future<tensor<2x4xf32>>) -> tensor<2x4xf32>
  stablehlo.trace %a, "here" : tensor<2x4xf32>
  %16 = stablehlo.optimization_barrier {a.b} %a : tensor<2x4xf32>
  return
}

// Replica groups by the axes of a mesh.
// CHECK-LABEL: func.func @meshes
func.func @meshes(%a: tensor<2x4xf32>) {
  // CHECK: replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh, axes = [#stablehlo.axis_ref<name = "x", sub_axis_info = (1)2>, #stablehlo.axis_ref<name = "y">]>
  %0 = "stablehlo.all_gather"(%a) <{all_gather_dim = 1 : i64, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh, axes = [#stablehlo.axis_ref<name = "x", sub_axis_info = (1)2>, #stablehlo.axis_ref<name = "y">]>}> : (tensor<2x4xf32>) -> tensor<2x16xf32>
  // CHECK: mesh = #stablehlo.mesh<axes = [#stablehlo.mesh_axis<name = "x", size = 2>, #stablehlo.mesh_axis<name = "y", size = 4>]>
  %1 = "stablehlo.all_gather"(%a) <{all_gather_dim = 1 : i64, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes = [#stablehlo.mesh_axis<name = "x", size = 2>, #stablehlo.mesh_axis<name = "y", size = 4>]>, axes = [#stablehlo.axis_ref<name = "x">]>}> : (tensor<2x4xf32>) -> tensor<2x8xf32>
  return
}

// CHECK-LABEL: func.func private @types
// CHECK-SAME: tensor<?x4xf32, #stablehlo.bounds<16, ?>>
// CHECK-SAME: tensor<?x4xf32, #stablehlo.bounds<16, ?>>
// CHECK-SAME: !stablehlo.future<tensor<f32>, tensor<i32>>
func.func private @types(tensor<?x4xf32, #stablehlo.bounds<16, ?>>, tensor<?x4xf32, #stablehlo.type_extensions<bounds = [16, ?]>>, !stablehlo.future<tensor<f32>, tensor<i32>>, !stablehlo.token)

// Attributes in their prefixed forms and in older ones.
// CHECK-LABEL: func.func private @attributes
// CHECK-SAME: a.a = #stablehlo<comparison_direction EQ>
// CHECK-SAME: a.b = #stablehlo<comparison_type SIGNED>
// CHECK-SAME: a.c = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>
// CHECK-SAME: a.d = #stablehlo.gather<>
// CHECK-SAME: a.e = #stablehlo<fft_type RFFT>
// CHECK-SAME: a.f = #stablehlo<rng_distribution NORMAL>
// CHECK-SAME: a.g = #stablehlo<rng_algorithm DEFAULT>
// CHECK-SAME: a.h = #stablehlo.conv<[b, f, ?, 0]x[i, ?, o, 0]->[f, b, 0]>
func.func private @attributes() attributes {
  a.a = #stablehlo<"comparison_direction EQ">,
  a.b = #stablehlo<comparison_type SIGNED>,
  a.c = #stablehlo<dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>>,
  a.d = #stablehlo.gather<>,
  a.e = #stablehlo<fft_type RFFT>,
  a.f = #stablehlo<rng_distribution NORMAL>,
  a.g = #stablehlo<rng_algorithm DEFAULT>,
  a.h = #stablehlo.conv<[b, f, ?, 0]x[i, ?, o, 0]->[f, b, 0]>}

// Lists that older files write as dense elements.
// CHECK-LABEL: func.func @dense_lists
func.func @dense_lists(%a: tensor<2x3xf32>, %z: tensor<f32>) {
  // CHECK-NEXT: stablehlo.transpose %arg0, dims = [1, 0]
  %0 = "stablehlo.transpose"(%a) {permutation = dense<[1, 0]> : tensor<2xi64>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
  // CHECK-NEXT: stablehlo.broadcast_in_dim %arg1, dims = []
  %1 = "stablehlo.broadcast_in_dim"(%z) {broadcast_dimensions = dense<> : tensor<0xi64>} : (tensor<f32>) -> tensor<4xf32>
  // CHECK-NEXT: stablehlo.slice %arg0 [0:1, 0:1]
  %2 = "stablehlo.slice"(%a) {start_indices = dense<0> : tensor<2xi64>, limit_indices = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} : (tensor<2x3xf32>) -> tensor<1x1xf32>
  return
}
