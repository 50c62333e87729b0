// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: sh %S/Inputs/round_trip.sh %s %t
// RUN: emplace opt %s | FileCheck %s
// Every op of the mhlo dialect that is not stablehlo's or chlo's; printed and
// read back.

func.func @computation(%a: tensor<2xf32>) -> tensor<4xf32> {
  %0 = stablehlo.constant dense<0.0> : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: @async
func.func @async(%a: tensor<2xf32>) -> tensor<4xf32> {
  // CHECK: "mhlo.async_start"(%{{.*}}) <{called_computation = @computation, execution_thread = "main"}> : (tensor<2xf32>) -> !mhlo.async_bundle<tensor<2xf32>, tensor<4xf32>>
  %0 = "mhlo.async_start"(%a) {called_computation = @computation, execution_thread = "main"} : (tensor<2xf32>) -> !mhlo.async_bundle<tensor<2xf32>, tensor<4xf32>>
  %1 = "mhlo.async_update"(%0) {called_computation = @computation, execution_thread = "main"} : (!mhlo.async_bundle<tensor<2xf32>, tensor<4xf32>>) -> !mhlo.async_bundle<tensor<2xf32>, tensor<4xf32>>
  %2 = "mhlo.async_done"(%1) : (!mhlo.async_bundle<tensor<2xf32>, tensor<4xf32>>) -> tensor<4xf32>
  return %2 : tensor<4xf32>
}

// CHECK-LABEL: @others
func.func @others(%a: tensor<3x4xf32>, %t: !stablehlo.token, %r: tensor<3x4xui32>, %n: index, %s: tensor<3xi32>, %p: tuple<tensor<2xf32>, tensor<i32>>) {
  %0 = mhlo.add_dependency %a, %t : (tensor<3x4xf32>, !stablehlo.token) -> tensor<3x4xf32>
  %1 = mhlo.bitcast %a : (tensor<3x4xf32>) -> tensor<3x4x1xf32>
  %2 = mhlo.copy %a : tensor<3x4xf32>
  // CHECK: mhlo.copy %{{.*}} {cross_program_prefetch_index = 0 : i32} : tuple<tensor<2xf32>, tensor<i32>>
  %3 = mhlo.copy %p {cross_program_prefetch_index = 0 : i32} : tuple<tensor<2xf32>, tensor<i32>>
  %4 = mhlo.cstr_reshapable %n, %s : (index, tensor<3xi32>) -> i1
  // CHECK: "mhlo.domain"(%{{.*}}) <{entry_metadata = "\08\01", exit_metadata = "\08\02", kind = #mhlo<kind sharding>}> : (tensor<3x4xf32>) -> tensor<3x4xf32>
  %5 = "mhlo.domain"(%a) {kind = #mhlo<kind sharding>, entry_metadata = "\08\01", exit_metadata = "\08\02"} : (tensor<3x4xf32>) -> tensor<3x4xf32>
  %6 = "mhlo.stochastic_convert"(%a, %r) : (tensor<3x4xf32>, tensor<3x4xui32>) -> tensor<3x4xi8>
  // CHECK: %values, %indices = mhlo.topk(%{{.*}}, k = 2) : tensor<3x4xf32> -> (tensor<3x2xf32>, tensor<3x2xi32>)
  %7:2 = mhlo.topk(%a, k=2, largest=true) : tensor<3x4xf32> -> (tensor<3x2xf32>, tensor<3x2xi32>)
  // CHECK: mhlo.topk(%{{.*}}, k = 2, largest = false) : tensor<3x4xf32> -> (tensor<3x2xf32>, tensor<3x2xi32>)
  %8:2 = mhlo.topk(%a, k = 2, largest = false) : tensor<3x4xf32> -> (tensor<3x2xf32>, tensor<3x2xi32>)
  %9 = mhlo.xla.rng_get_and_update_state {delta = 1 : i64}
  // CHECK: stablehlo.custom_call @foo(%{{.*}}) {custom_call_schedule = #mhlo<custom_call_schedule EARLIEST>}
  %10 = mhlo.custom_call @foo(%a) {custom_call_schedule = #mhlo<custom_call_schedule EARLIEST>} : (tensor<3x4xf32>) -> tensor<3x4xf32>
  return
}

// CHECK-LABEL: @fusion
func.func @fusion(%a: tensor<2xf32>) -> tensor<2xf32> {
  // CHECK: fusion_kind = #mhlo<fusion_kind kLoop>
  %0 = "mhlo.fusion"(%a) ({
  ^bb0(%b: tensor<2xf32>):
    %1 = mhlo.negate %b : tensor<2xf32>
    mhlo.return %1 : tensor<2xf32>
  }) {fusion_kind = #mhlo<fusion_kind kLoop>, output_operand_aliases = [#mhlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>]} : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// CHECK-LABEL: @sparse_dot
func.func @sparse_dot(%a: tensor<10x16xbf16>, %b: tensor<32x20xbf16>, %m: tensor<10x2xui16>) -> tensor<10x20xf32> {
  // CHECK: lhs_sparsity = #mhlo.sparsity<dimension = 1, n = 2, m = 4>
  %0 = "mhlo.sparse_dot"(%a, %b, %m) {lhs_sparsity = #mhlo.sparsity<dimension=1, n=2, m=4>, dot_dimension_numbers = #mhlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = []} : (tensor<10x16xbf16>, tensor<32x20xbf16>, tensor<10x2xui16>) -> tensor<10x20xf32>
  return %0 : tensor<10x20xf32>
}
