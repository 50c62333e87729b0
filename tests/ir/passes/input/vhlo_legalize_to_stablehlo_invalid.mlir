// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --pass=vhlo-legalize-to-stablehlo --split-input-file --verify-diagnostics %s
// What VHLO could say and StableHLO cannot.

func.func @f(%a: !vhlo.index_v1, %b: !vhlo.tensor_v1<1x!vhlo.i32_v1>) {
  // expected-error @+1 {{'vhlo.cstr_reshapable_v1' op wants types that StableHLO still has, found '!vhlo.witness_v1'}}
  %0 = "vhlo.cstr_reshapable_v1"(%a, %b) : (!vhlo.index_v1, !vhlo.tensor_v1<1x!vhlo.i32_v1>) -> !vhlo.witness_v1
  return
}

// -----

func.func @f(%a: !vhlo.tensor_v1<1x8x8x3x!vhlo.f32_v1>, %b: !vhlo.tensor_v1<3x3x3x4x!vhlo.f32_v1>) {
  // expected-error @+1 {{'vhlo.convolution_v1' op wants each dimension once in, found 'input_spatial_dimensions'}}
  %0 = "vhlo.convolution_v1"(%a, %b) <{batch_group_count = #vhlo.integer_v1<1 : i64>, feature_group_count = #vhlo.integer_v1<1 : i64>, input_batch_dimension = #vhlo.integer_v1<0 : i64>, input_feature_dimension = #vhlo.integer_v1<3 : i64>, input_spatial_dimensions = #vhlo.tensor_v1<dense<[1, 3]> : tensor<2xi64>>, kernel_input_feature_dimension = #vhlo.integer_v1<2 : i64>, kernel_output_feature_dimension = #vhlo.integer_v1<3 : i64>, kernel_spatial_dimensions = #vhlo.tensor_v1<dense<[0, 1]> : tensor<2xi64>>, lhs_dilation = #vhlo.tensor_v1<dense<1> : tensor<2xi64>>, output_batch_dimension = #vhlo.integer_v1<0 : i64>, output_feature_dimension = #vhlo.integer_v1<3 : i64>, output_spatial_dimensions = #vhlo.tensor_v1<dense<[1, 2]> : tensor<2xi64>>, padding = #vhlo.tensor_v1<dense<0> : tensor<2x2xi64>>, precision_config = #vhlo.array_v1<[]>, rhs_dilation = #vhlo.tensor_v1<dense<1> : tensor<2xi64>>, window_reversal = #vhlo.tensor_v1<dense<false> : tensor<2xi1>>, window_strides = #vhlo.tensor_v1<dense<1> : tensor<2xi64>>}> : (!vhlo.tensor_v1<1x8x8x3x!vhlo.f32_v1>, !vhlo.tensor_v1<3x3x3x4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<1x6x6x4x!vhlo.f32_v1>
  return
}

// -----

func.func @f(%a: !vhlo.tensor_v1<2x!vhlo.f32_v1>, %b: !vhlo.tensor_v1<2x!vhlo.f32_v1>) {
  // expected-error @+1 {{'vhlo.dot_general_v1' op wants a number or numbers for a part, found 'lhs_contracting_dimensions'}}
  %0 = "vhlo.dot_general_v1"(%a, %b) <{lhs_batching_dimensions = #vhlo.tensor_v1<dense<> : tensor<0xi64>>, lhs_contracting_dimensions = #vhlo.string_v1<"0">, precision_config = #vhlo.array_v1<[]>, rhs_batching_dimensions = #vhlo.tensor_v1<dense<> : tensor<0xi64>>, rhs_contracting_dimensions = #vhlo.tensor_v1<dense<0> : tensor<1xi64>>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<!vhlo.f32_v1>
  return
}

// -----

func.func @f(%a: !vhlo.tensor_v1<2x!vhlo.f32_v1>) {
  // expected-error @+1 {{'vhlo.collective_broadcast_v2' op wants attributes that StableHLO still has, found 'has_dynamic_root'}}
  %0 = "vhlo.collective_broadcast_v2"(%a) <{channel_id = #vhlo.integer_v1<1 : i64>, has_dynamic_root = #vhlo.bool_v1<true>, replica_groups = #vhlo.tensor_v1<dense<[[0, 1]]> : tensor<1x2xi64>>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  return
}
