// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: sh %S/Inputs/round_trip.sh %s %t
// RUN: emplace opt %s | FileCheck %s
// Every op of the chlo dialect; printed and read back.

// CHECK-LABEL: @broadcast
func.func @broadcast(%a: tensor<4xf32>, %b: tensor<2x4xf32>, %i: tensor<?xi32>, %p: tensor<i1>, %u: tensor<*xf32>) {
  %0 = chlo.broadcast_add %a, %b : (tensor<4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  %1 = chlo.broadcast_atan2 %a, %b : (tensor<4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  %2 = chlo.broadcast_divide %a, %b : (tensor<4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  %3 = chlo.broadcast_maximum %a, %b : (tensor<4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  %4 = chlo.broadcast_minimum %a, %b : (tensor<4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  %5 = chlo.broadcast_multiply %a, %b : (tensor<4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  %6 = chlo.broadcast_next_after %a, %b : (tensor<4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  %7 = chlo.broadcast_polygamma %a, %b : (tensor<4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  %8 = chlo.broadcast_power %a, %b : (tensor<4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  %9 = chlo.broadcast_remainder %a, %b : (tensor<4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  %10 = chlo.broadcast_subtract %a, %b : (tensor<4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  %11 = chlo.broadcast_zeta %a, %b : (tensor<4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  %12 = chlo.broadcast_shift_left %i, %i : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi32>
  %13 = chlo.broadcast_shift_right_arithmetic %i, %i : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi32>
  %14 = chlo.broadcast_shift_right_logical %i, %i : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi32>
  %15 = chlo.broadcast_and %i, %i : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi32>
  %16 = chlo.broadcast_or %i, %i : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi32>
  %17 = chlo.broadcast_xor %i, %i : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi32>
  // CHECK: chlo.broadcast_add %{{.*}}, %{{.*}} {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  %18 = chlo.broadcast_add %a, %b {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  // CHECK: chlo.broadcast_add %{{.*}}, %{{.*}} {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  %19 = chlo.broadcast_add %a, %b {broadcast_dimensions = dense<1> : tensor<1xi64>} : (tensor<4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  %20 = chlo.broadcast_add %u, %b : (tensor<*xf32>, tensor<2x4xf32>) -> tensor<*xf32>
  %21 = chlo.broadcast_complex %a, %b : (tensor<4xf32>, tensor<2x4xf32>) -> tensor<2x4xcomplex<f32>>
  // CHECK: chlo.broadcast_compare %{{.*}}, %{{.*}} {compare_type = #chlo<comparison_type FLOAT>, comparison_direction = #chlo<comparison_direction LT>} : (tensor<4xf32>, tensor<2x4xf32>) -> tensor<2x4xi1>
  %22 = chlo.broadcast_compare %a, %b {compare_type = #chlo<comparison_type FLOAT>, comparison_direction = #chlo<comparison_direction LT>} : (tensor<4xf32>, tensor<2x4xf32>) -> tensor<2x4xi1>
  %23 = "chlo.broadcast_compare"(%a, %b) {comparison_direction = #chlo<"comparison_direction GE">} : (tensor<4xf32>, tensor<2x4xf32>) -> tensor<2x4xi1>
  %24 = chlo.broadcast_select %p, %a, %b : (tensor<i1>, tensor<4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}

// CHECK-LABEL: @quantized
func.func @quantized(%a: tensor<2x!quant.uniform<i8:f32, 2.0:15>>, %b: tensor<2x!quant.uniform<i8:f32, 3.0:15>>) {
  %0 = chlo.broadcast_maximum %a, %b : (tensor<2x!quant.uniform<i8:f32, 2.0:15>>, tensor<2x!quant.uniform<i8:f32, 3.0:15>>) -> tensor<2x!quant.uniform<i8:f32, 2.0:15>>
  return
}

// CHECK-LABEL: @elementwise
func.func @elementwise(%a: tensor<4xf32>, %c: tensor<4xcomplex<f64>>, %i: tensor<4xi32>, %z: tensor<bf16>, %u: tensor<*xf32>) {
  %0 = chlo.next_after %a, %a : tensor<4xf32>, tensor<4xf32> -> tensor<4xf32>
  %1 = chlo.polygamma %a, %a : tensor<4xf32>, tensor<4xf32> -> tensor<4xf32>
  %2 = chlo.zeta %a, %a : tensor<4xf32>, tensor<4xf32> -> tensor<4xf32>
  %3 = chlo.mulhi %i, %i : tensor<4xi32>, tensor<4xi32> -> tensor<4xi32>
  %4 = chlo.acos %a : tensor<4xf32> -> tensor<4xf32>
  %5 = chlo.acosh %a : tensor<4xf32> -> tensor<4xf32>
  %6 = chlo.asin %a : tensor<4xf32> -> tensor<4xf32>
  %7 = chlo.asinh %a : tensor<4xf32> -> tensor<4xf32>
  %8 = chlo.atan %a : tensor<4xf32> -> tensor<4xf32>
  %9 = chlo.atanh %a : tensor<4xf32> -> tensor<4xf32>
  %10 = chlo.bessel_i1e %a : tensor<4xf32> -> tensor<4xf32>
  %11 = chlo.conj %a : tensor<4xf32> -> tensor<4xf32>
  %12 = chlo.cosh %a : tensor<4xf32> -> tensor<4xf32>
  %13 = chlo.digamma %a : tensor<4xf32> -> tensor<4xf32>
  %14 = chlo.erf %a : tensor<4xf32> -> tensor<4xf32>
  %15 = chlo.erf_inv %a : tensor<4xf32> -> tensor<4xf32>
  %16 = chlo.erfc %a : tensor<4xf32> -> tensor<4xf32>
  %17 = chlo.lgamma %a : tensor<4xf32> -> tensor<4xf32>
  %18 = chlo.sinh %a : tensor<4xf32> -> tensor<4xf32>
  %19 = chlo.square %a : tensor<4xf32> -> tensor<4xf32>
  %20 = chlo.tan %a : tensor<4xf32> -> tensor<4xf32>
  %21 = chlo.is_inf %a : tensor<4xf32> -> tensor<4xi1>
  %22 = chlo.is_neg_inf %a : tensor<4xf32> -> tensor<4xi1>
  %23 = chlo.is_pos_inf %a : tensor<4xf32> -> tensor<4xi1>
  %24 = chlo._asin_acos_kernel %c : tensor<4xcomplex<f64>> -> tensor<4xcomplex<f64>>
  %25 = chlo.acos %c : tensor<4xcomplex<f64>> -> tensor<?xcomplex<f64>>
  %26 = chlo.erf %z : tensor<bf16> -> tensor<bf16>
  %27 = chlo.erf %u : tensor<*xf32> -> tensor<*xf32>
  return
}

// CHECK-LABEL: @others
func.func @others(%a: tensor<?x8xf32>, %s: tensor<2xi32>, %x: tensor<?xindex>, %l: tensor<11x5xf32>, %r: tensor<3x5x7xf32>, %g: tensor<3xi64>) {
  // CHECK: %[[C:.*]] = chlo.constant dense<1.000000e+00> : tensor<4xf32>
  %0 = chlo.constant dense<1.0> : tensor<4xf32>
  // CHECK: "chlo.constant_like"(%{{.*}}) <{value = 3.000000e+00 : f64}> : (tensor<?x8xf32>) -> tensor<?x8xf64>
  %1 = "chlo.constant_like"(%a) {value = 3.0 : f64} : (tensor<?x8xf32>) -> tensor<?x8xf64>
  // CHECK: %values, %indices = chlo.top_k(%{{.*}}, k = 2) : tensor<?x8xf32> -> (tensor<?x2xf32>, tensor<?x2xi32>)
  %2:2 = chlo.top_k(%a, k=2) : tensor<?x8xf32> -> (tensor<?x2xf32>, tensor<?x2xi32>)
  // CHECK: chlo.top_k(%{{.*}}, k = 2, is_stable = false) : tensor<?x8xf32>
  %3:2 = chlo.top_k(%a, k = 2) {is_stable = false} : tensor<?x8xf32> -> (tensor<?x2xf32>, tensor<?x2xi32>)
  // CHECK: chlo.top_k(%{{.*}}, k = 2, is_stable = false) {largest = true} : tensor<?x8xf32>
  %values, %indices = chlo.top_k(%a, k=2, is_stable = false) {largest = true} : tensor<?x8xf32> -> (tensor<?x2xf32>, tensor<?x2xi32>)
  // CHECK: "chlo.ragged_dot"(%{{.*}}) <{precision_config = [#chlo<precision DEFAULT>, #chlo<precision HIGHEST>], ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<11x5xf32>, tensor<3x5x7xf32>, tensor<3xi64>) -> tensor<11x7xf32>
  %4 = "chlo.ragged_dot"(%l, %r, %g) {
    ragged_dot_dimension_numbers = #chlo.ragged_dot<
      lhs_batching_dimensions = [],
      rhs_batching_dimensions = [],
      lhs_contracting_dimensions = [1],
      rhs_contracting_dimensions = [1],
      lhs_ragged_dimensions = [0],
      rhs_group_dimensions = [0]
    >,
    precision_config = [#chlo<precision DEFAULT>, #chlo<precision HIGHEST>]
  } : (tensor<11x5xf32>, tensor<3x5x7xf32>, tensor<3xi64>) -> tensor<11x7xf32>
  %5 = "chlo.dynamic_reshape"(%a, %s) : (tensor<?x8xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %6, %7 = chlo.minimum_broadcast_shapes %x, %x : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>, tensor<?xindex>
  %8 = "chlo.rank_specialization_cluster"(%a) ({
  ^bb0(%b: tensor<?x8xf32>):
    "chlo.rank_specialization_cluster_yield"(%b) : (tensor<?x8xf32>) -> ()
  }) : (tensor<?x8xf32>) -> tensor<?x8xf32>
  return
}

// CHECK-LABEL: @ragged_dot
func.func @ragged_dot(%l: tensor<19x17x11x5xf32>, %r: tensor<19x17x5x7xf32>, %g: tensor<19x17x3xi64>, %s: tensor<3xi64>) {
  %0 = "chlo.ragged_dot"(%l, %r, %s) {ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2], lhs_ragged_dimensions = [1]>} : (tensor<19x17x11x5xf32>, tensor<19x17x5x7xf32>, tensor<3xi64>) -> tensor<19x17x11x7xf32>
  %1 = "chlo.ragged_dot"(%l, %r, %g) {ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2], lhs_ragged_dimensions = [3]>, precision_config = []} : (tensor<19x17x11x5xf32>, tensor<19x17x5x7xf32>, tensor<19x17x3xi64>) -> tensor<3x19x17x11x7xf32>
  return
}

// CHECK-LABEL: @scan
func.func @scan(%a: tensor<2x3xf32>, %b: tensor<2x3xi32>, %c: tensor<3xf32>) {
  // CHECK: %{{.*}}:2 = chlo.scan(%{{.*}}) inits (%{{.*}}) dimension=0  {
  // CHECK-NEXT: ^bb0(%input: tensor<3xf32>, %carry: tensor<3xf32>):
  %0:2 = chlo.scan (%a) inits(%c) dimension = 0 attributes {} {
  ^bb0(%x: tensor<3xf32>, %y: tensor<3xf32>):
    %1 = stablehlo.add %x, %y : tensor<3xf32>
    stablehlo.return %1, %1 : tensor<3xf32>, tensor<3xf32>
  } : (tensor<2x3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>)
  // CHECK: chlo.scan(%{{.*}}, %{{.*}}) inits (%{{.*}}) dimension=0 attributes {is_associative = false, is_reverse = true, scan_dim_size = 2 : i64}  {
  %2:2 = chlo.scan(%a, %b) inits (%c) dimension=0 attributes {is_reverse = true, is_associative = false, scan_dim_size = 2 : i64} {
  ^bb0(%x: tensor<3xf32>, %y: tensor<3xi32>, %z: tensor<3xf32>):
    stablehlo.return %y, %z : tensor<3xi32>, tensor<3xf32>
  } : (tensor<2x3xf32>, tensor<2x3xi32>, tensor<3xf32>) -> (tensor<2x3xi32>, tensor<3xf32>)
  // CHECK: chlo.scan(%{{.*}}) inits () dimension=1
  %3 = chlo.scan(%a) inits () dimension=1 {
  ^bb0(%x: tensor<2xf32>):
    stablehlo.return %x : tensor<2xf32>
  } : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}
