// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: sh %S/Inputs/round_trip.sh %s %t
// RUN: emplace opt %s | FileCheck %s
// Ops of mhlo, xla_hlo and xla_chlo as older public files write them: printed
// as stablehlo's and chlo's.

// CHECK-LABEL: @compare
func @compare(%a: tensor<4xf32>, %b: tensor<4xf32>) {
  // CHECK-COUNT-3: stablehlo.compare LT, %{{.*}}, %{{.*}} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %0 = "mhlo.compare"(%a, %b) {comparison_direction = #mhlo<"comparison_direction LT">} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %1 = "mhlo.compare"(%a, %b) {comparison_direction = #mhlo<comparison_direction LT>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %2 = "xla_hlo.compare"(%a, %b) {comparison_direction = "LT"} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  // CHECK-COUNT-2: stablehlo.compare GE, %{{.*}}, %{{.*}}, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %3 = mhlo.compare GE, %a, %b, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %4 = "mhlo.compare"(%a, %b) {comparison_direction = "GE", compare_type = "FLOAT"} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  // CHECK-COUNT-3: chlo.broadcast_compare %{{.*}}, %{{.*}} {comparison_direction = #chlo<comparison_direction LT>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %5 = xla_chlo.broadcast_compare %a, %b {comparison_direction = "LT"} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %6 = chlo.broadcast_compare %a, %b {comparison_direction = #mhlo<"comparison_direction LT">} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %7 = "hlo_client.broadcast_compare"(%a, %b) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  return
}

// CHECK-LABEL: @elementwise
func @elementwise(%a: tensor<4xf32>, %i: tensor<4xi32>) {
  // CHECK: stablehlo.add %{{.*}}, %{{.*}} : tensor<4xf32>
  %0 = mhlo.add %a, %a : tensor<4xf32>
  // CHECK: stablehlo.multiply
  %1 = xla_hlo.mul %a, %a : tensor<4xf32>
  // CHECK: stablehlo.maximum
  %2 = "xla_hlo.max"(%a, %a) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  // CHECK: stablehlo.exponential
  %3 = "xla_hlo.exp"(%a) : (tensor<4xf32>) -> tensor<4xf32>
  // CHECK: stablehlo.constant dense<1.000000e+00> : tensor<4xf32>
  %4 = mhlo.constant dense<1.0> : tensor<4xf32>
  // CHECK: stablehlo.convert %{{.*}} : (tensor<4xi32>) -> tensor<4xf32>
  %5 = mhlo.convert(%i) : (tensor<4xi32>) -> tensor<4xf32>
  // CHECK-COUNT-3: chlo.erf %{{.*}} : tensor<4xf32> -> tensor<4xf32>
  %6 = mhlo.erf %a : tensor<4xf32>
  %7 = mhlo.erf %a : (tensor<4xf32>) -> tensor<4xf32>
  %8 = "mhlo.erf"(%a) : (tensor<4xf32>) -> tensor<4xf32>
  // CHECK: stablehlo.tan
  %9 = mhlo.tan %a : tensor<4xf32>
  // CHECK: mhlo.copy
  %10 = "xla_hlo.copy"(%a) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// CHECK-LABEL: @dots
func @dots(%a: tensor<2x3xf32>, %b: tensor<3x4xf32>) {
  // CHECK-COUNT-2: stablehlo.dot_general %{{.*}}, %{{.*}}, contracting_dims = [1] x [0], precision = [DEFAULT, HIGHEST] : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  %0 = "mhlo.dot_general"(%a, %b) {dot_dimension_numbers = {lhs_batching_dimensions = dense<[]> : tensor<0xi64>, lhs_contracting_dimensions = dense<1> : tensor<1xi64>, rhs_batching_dimensions = dense<[]> : tensor<0xi64>, rhs_contracting_dimensions = dense<0> : tensor<1xi64>}, precision_config = ["DEFAULT", "HIGHEST"]} : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  %1 = "mhlo.dot_general"(%a, %b) {dot_dimension_numbers = #mhlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#mhlo<precision DEFAULT>, #mhlo<"precision HIGHEST">]} : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  return
}

// CHECK-LABEL: @reduces
func @reduces(%a: tensor<2x3xf32>, %z: tensor<f32>) {
  // CHECK-COUNT-2: stablehlo.reduce(%{{.*}} init: %{{.*}}) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  %0 = "mhlo.reduce"(%a, %z) ( {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %1 = mhlo.add %x, %y : tensor<f32>
    "mhlo.return"(%1) : (tensor<f32>) -> ()
  }) {dimensions = dense<1> : tensor<1xi64>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  %2 = mhlo.reduce(%a init: %z) applies mhlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  // CHECK: stablehlo.reduce(%{{.*}} init: %{{.*}}) across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  %3 = mhlo.reduce(%a init: %z) across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
   reducer(%x: tensor<f32>, %y: tensor<f32>) {
    %4 = mhlo.subtract %x, %y : tensor<f32>
    mhlo.return %4 : tensor<f32>
  }
  return
}

// CHECK-LABEL: @while
func @while(%a: tensor<i32>) -> tensor<i32> {
  // CHECK: stablehlo.while(
  %0 = mhlo.while(%x = %a) : tensor<i32> cond {
    %1 = mhlo.constant dense<5> : tensor<i32>
    %2 = mhlo.compare LT, %x, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    mhlo.return %2 : tensor<i1>
  } do {
    %1 = mhlo.add %x, %x : tensor<i32>
    mhlo.return %1 : tensor<i32>
  }
  return %0 : tensor<i32>
}

// CHECK-LABEL: @convolutions
func @convolutions(%a: tensor<1x8x8x207xf32>, %b: tensor<3x3x207x16xf32>) {
  // CHECK-COUNT-2: stablehlo.convolution(%{{.*}}, %{{.*}}) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]{{.*}}precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]
  %0 = mhlo.convolution(%a, %b)
         dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f],
         window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]}
         {feature_group_count = 1 : i64, batch_group_count = 1 : i64, precision_config = ["DEFAULT", "DEFAULT"]}
         : (tensor<1x8x8x207xf32>, tensor<3x3x207x16xf32>) -> tensor<1x8x8x16xf32>
  %1 = "mhlo.convolution"(%a, %b) {batch_group_count = 1 : i64,
      dimension_numbers = {input_batch_dimension = 0 : i64, input_feature_dimension = 3 : i64, input_spatial_dimensions = dense<[1, 2]> : tensor<2xi64>, kernel_input_feature_dimension = 2 : i64, kernel_output_feature_dimension = 3 : i64, kernel_spatial_dimensions = dense<[0, 1]> : tensor<2xi64>, output_batch_dimension = 0 : i64, output_feature_dimension = 3 : i64, output_spatial_dimensions = dense<[1, 2]> : tensor<2xi64>},
      feature_group_count = 1 : i64, lhs_dilation = dense<1> : tensor<2xi64>, padding = dense<1> : tensor<2x2xi64>, precision_config = ["DEFAULT", "DEFAULT"], rhs_dilation = dense<1> : tensor<2xi64>, window_strides = dense<1> : tensor<2xi64>} : (tensor<1x8x8x207xf32>, tensor<3x3x207x16xf32>) -> tensor<1x8x8x16xf32>
  return
}

// CHECK-LABEL: @gathers
func @gathers(%a: tensor<3x4x2xi32>, %i: tensor<2x3x2xi64>, %u: tensor<2x3x2x2xi32>) {
  // CHECK-COUNT-2: dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [0, 2], index_vector_dim = 2>
  %0 = "mhlo.gather"(%a, %i) {dimension_numbers = {collapsed_slice_dims = dense<0> : tensor<1xi64>, index_vector_dim = 2 : i64, offset_dims = dense<[2, 3]> : tensor<2xi64>, start_index_map = dense<[0, 2]> : tensor<2xi64>}, indices_are_sorted = false, slice_sizes = dense<[1, 2, 2]> : tensor<3xi64>} : (tensor<3x4x2xi32>, tensor<2x3x2xi64>) -> tensor<2x3x2x2xi32>
  %1 = "mhlo.gather"(%a, %i) {dimension_numbers = #mhlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [0, 2], index_vector_dim = 2>, slice_sizes = dense<[1, 2, 2]> : tensor<3xi64>} : (tensor<3x4x2xi32>, tensor<2x3x2xi64>) -> tensor<2x3x2x2xi32>
  // CHECK-COUNT-2: scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0, 2], index_vector_dim = 2>
  %2 = "mhlo.scatter"(%a, %i, %u) ( {
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %3 = mhlo.add %x, %y : tensor<i32>
    "mhlo.return"(%3) : (tensor<i32>) -> ()
  }) {indices_are_sorted = false, scatter_dimension_numbers = {index_vector_dim = 2 : i64, inserted_window_dims = dense<0> : tensor<1xi64>, scatter_dims_to_operand_dims = dense<[0, 2]> : tensor<2xi64>, update_window_dims = dense<[2, 3]> : tensor<2xi64>}, unique_indices = false} : (tensor<3x4x2xi32>, tensor<2x3x2xi64>, tensor<2x3x2x2xi32>) -> tensor<3x4x2xi32>
  %4 = "mhlo.scatter"(%a, %i, %u) ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    mhlo.return %y : tensor<i32>
  }) {scatter_dimension_numbers = #mhlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0, 2], index_vector_dim = 2>} : (tensor<3x4x2xi32>, tensor<2x3x2xi64>, tensor<2x3x2x2xi32>) -> tensor<3x4x2xi32>
  return
}

// CHECK-LABEL: @others
func @others(%a: tensor<4x4xf32>, %d: tensor<?xf32, #mhlo.type_extensions<bounds = [4]>>, %c: tensor<4xcomplex<f32>>, %s: tensor<i64>) {
  // CHECK: stablehlo.create_token : !stablehlo.token
  %0 = "mhlo.create_token"() : () -> !mhlo.token
  // CHECK: stablehlo.fft %{{.*}}, type = FFT, length = [4] : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %1 = "mhlo.fft"(%c) {fft_length = dense<4> : tensor<1xi64>, fft_type = "FFT"} : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  // CHECK: channel_handle = #stablehlo.channel_handle<handle = 5, type = 2>
  %2 = "mhlo.all_reduce"(%a) ( {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %3 = mhlo.maximum %x, %y : tensor<f32>
    "mhlo.return"(%3) : (tensor<f32>) -> ()
  }) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = {handle = 5 : i64, type = 2 : i64}} : (tensor<4x4xf32>) -> tensor<4x4xf32>
  // CHECK: stablehlo.slice %{{.*}} [0:2, 0:4:2] : (tensor<4x4xf32>) -> tensor<2x2xf32>
  %4 = "mhlo.slice"(%a) {limit_indices = dense<[2, 4]> : tensor<2xi64>, start_indices = dense<0> : tensor<2xi64>, strides = dense<[1, 2]> : tensor<2xi64>} : (tensor<4x4xf32>) -> tensor<2x2xf32>
  // CHECK: stablehlo.dynamic_slice
  %5 = "xla_hlo.dynamic-slice"(%a, %s, %s) {slice_sizes = dense<[1, 4]> : tensor<2xi64>} : (tensor<4x4xf32>, tensor<i64>, tensor<i64>) -> tensor<1x4xf32>
  return
}

// CHECK-LABEL: @names_with_attributes
func @names_with_attributes(%a: tensor<f32>, %s: tensor<2xi64>) {
  // CHECK: stablehlo.rng %{{.*}}, distribution = UNIFORM : (tensor<f32>, tensor<f32>, tensor<2xi64>) -> tensor<3x3xf32>
  %0 = "mhlo.rng_uniform"(%a, %a, %s) : (tensor<f32>, tensor<f32>, tensor<2xi64>) -> tensor<3x3xf32>
  // CHECK: stablehlo.rng %{{.*}}, distribution = NORMAL : (tensor<f32>, tensor<f32>, tensor<2xi64>) -> tensor<3x3xf32>
  %1 = "xla_hlo.rng_normal"(%a, %a, %s) : (tensor<f32>, tensor<f32>, tensor<2xi64>) -> tensor<3x3xf32>
  return
}

// CHECK-LABEL: @numbers
func @numbers(%a: tensor<4x4xf32>, %u: tensor<2xui64>) {
  // CHECK: stablehlo.rng_bit_generator %{{.*}}, algorithm = THREE_FRY
  %0:2 = "mhlo.rng_bit_generator"(%u) {rng_algorithm = 1 : i32} : (tensor<2xui64>) -> (tensor<2xui64>, tensor<10x12xui32>)
  // CHECK: stablehlo.get_dimension_size %{{.*}}, dim = 0 : (tensor<4x4xf32>) -> tensor<i32>
  %1 = "xla_hlo.get_dimension_size"(%a) {dimension = 0 : i32} : (tensor<4x4xf32>) -> tensor<i32>
  return
}

// CHECK-LABEL: @fields_of_the_op
func @fields_of_the_op(%a: tensor<5x1x10xf32>, %i: tensor<i64>) {
  // CHECK: "stablehlo.gather"(%{{.*}}) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [0], start_index_map = [0]>, slice_sizes = array<i64: 1, 1, 10>}>
  %0 = "xla_hlo.gather"(%a, %i) {collapsed_slice_dims = dense<0> : tensor<1xi64>, index_vector_dim = 0 : i64, offset_dims = dense<[0, 1]> : tensor<2xi64>, slice_sizes = dense<[1, 1, 10]> : tensor<3xi64>, start_index_map = dense<0> : tensor<1xi64>} : (tensor<5x1x10xf32>, tensor<i64>) -> tensor<1x10xf32>
  return
}

// CHECK-LABEL: @operands_of_branches
func @operands_of_branches(%p: tensor<i1>, %i: tensor<i32>, %a: tensor<f32>, %b: tensor<f32>) {
  // CHECK: "stablehlo.if"(%{{[a-z0-9]+}}) ({
  // CHECK-NEXT: stablehlo.log %[[A:.*]] : tensor<f32>
  // CHECK: stablehlo.exponential %[[B:.*]] : tensor<f32>
  // CHECK: (tensor<i1>) -> tensor<f32>
  %0 = "mhlo.if"(%p, %a, %b) ( {
  ^bb0(%x: tensor<f32>):
    %1 = "mhlo.log"(%x) : (tensor<f32>) -> tensor<f32>
    "mhlo.return"(%1) : (tensor<f32>) -> ()
  }, {
  ^bb0(%y: tensor<f32>):
    %1 = "mhlo.exponential"(%y) : (tensor<f32>) -> tensor<f32>
    "mhlo.return"(%1) : (tensor<f32>) -> ()
  }) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
  // CHECK: "stablehlo.case"(%{{[a-z0-9]+}}) ({
  // CHECK-NEXT: stablehlo.negate %[[B]] : tensor<f32>
  %2 = "xla_hlo.case"(%i, %b) ( {
  ^bb0(%x: tensor<f32>):
    %3 = "xla_hlo.negate"(%x) : (tensor<f32>) -> tensor<f32>
    "xla_hlo.return"(%3) : (tensor<f32>) -> ()
  }) : (tensor<i32>, tensor<f32>) -> tensor<f32>
  return
}
