// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --pass=vhlo-legalize-to-stablehlo %s | FileCheck %s

// Functions, calls and returns are func's; attributes that say nothing go.
// CHECK-LABEL: func.func public @main
// CHECK-SAME: (%arg0: tensor<2x?xf32, #stablehlo.bounds<?, 4>> {jax.arg_info = "x"}, %arg1: !stablehlo.token)
// CHECK-SAME: -> (tensor<f32> {jax.result_info = "r"})
"vhlo.func_v1"() <{
    arg_attrs = #vhlo.array_v1<[#vhlo.dict_v1<{#vhlo.string_v1<"jax.arg_info"> = #vhlo.string_v1<"x">}>, #vhlo.dict_v1<{}>]>,
    function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.tensor_v1<2x?x!vhlo.f32_v1, #vhlo.type_extensions_v1<bounds = [?, 4]>>, !vhlo.token_v1) -> !vhlo.tensor_v1<!vhlo.f32_v1>>>,
    res_attrs = #vhlo.array_v1<[#vhlo.dict_v1<{#vhlo.string_v1<"jax.result_info"> = #vhlo.string_v1<"r">}>]>,
    sym_name = #vhlo.string_v1<"main">,
    sym_visibility = #vhlo.string_v1<"public">}> ({
^bb0(%x: !vhlo.tensor_v1<2x?x!vhlo.f32_v1, #vhlo.type_extensions_v1<bounds = [?, 4]>>, %t: !vhlo.token_v1):
  // CHECK: %[[C:.+]] = stablehlo.constant dense<1.500000e+00> : tensor<f32>
  %0 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<1.5> : tensor<f32>>}> : () -> !vhlo.tensor_v1<!vhlo.f32_v1>
  // CHECK: %[[R:.+]] = call @helper(%[[C]]) : (tensor<f32>) -> tensor<f32>
  %1 = "vhlo.call_v1"(%0) <{callee = #vhlo.string_v1<"helper">}> : (!vhlo.tensor_v1<!vhlo.f32_v1>) -> !vhlo.tensor_v1<!vhlo.f32_v1>
  // CHECK: return %[[R]] : tensor<f32>
  "vhlo.return_v1"(%1) : (!vhlo.tensor_v1<!vhlo.f32_v1>) -> ()
}) : () -> ()

// CHECK-LABEL: func.func @helper(%arg0: tensor<f32>) -> tensor<f32> {
"vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.tensor_v1<!vhlo.f32_v1>) -> !vhlo.tensor_v1<!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"helper">, sym_visibility = #vhlo.string_v1<"">}> ({
^bb0(%x: !vhlo.tensor_v1<!vhlo.f32_v1>):
  // Both versions of an op; an accuracy that is the default goes.
  // CHECK: %0 = stablehlo.exponential %arg0 : tensor<f32>
  %0 = "vhlo.exponential_v1"(%x) : (!vhlo.tensor_v1<!vhlo.f32_v1>) -> !vhlo.tensor_v1<!vhlo.f32_v1>
  // CHECK: %1 = stablehlo.tanh %0 : tensor<f32>
  %1 = "vhlo.tanh_v2"(%0) <{result_accuracy = #vhlo.result_accuracy_v1<atol = 0.0, rtol = 0.0, ulps = 0, mode = #vhlo<result_accuracy_mode_v1 DEFAULT>>}> : (!vhlo.tensor_v1<!vhlo.f32_v1>) -> !vhlo.tensor_v1<!vhlo.f32_v1>
  // CHECK: stablehlo.exponential %1 {result_accuracy = #stablehlo.result_accuracy<ulps = 2, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<f32>
  %2 = "vhlo.exponential_v2"(%1) <{result_accuracy = #vhlo.result_accuracy_v1<atol = 0.0, rtol = 0.0, ulps = 2, mode = #vhlo<result_accuracy_mode_v1 TOLERANCE>>}> : (!vhlo.tensor_v1<!vhlo.f32_v1>) -> !vhlo.tensor_v1<!vhlo.f32_v1>
  "vhlo.return_v1"(%2) : (!vhlo.tensor_v1<!vhlo.f32_v1>) -> ()
}) : () -> ()

// Lists of numbers become arrays where the op wants them; enums, symbols.
// CHECK-LABEL: func.func @lists
"vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.tensor_v1<4x6x!vhlo.f32_v1>) -> ()>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"lists">, sym_visibility = #vhlo.string_v1<"">}> ({
^bb0(%x: !vhlo.tensor_v1<4x6x!vhlo.f32_v1>):
  // CHECK: stablehlo.slice %arg0 [1:3, 0:6:2] : (tensor<4x6xf32>) -> tensor<2x3xf32>
  %0 = "vhlo.slice_v1"(%x) <{limit_indices = #vhlo.tensor_v1<dense<[3, 6]> : tensor<2xi64>>, start_indices = #vhlo.tensor_v1<dense<[1, 0]> : tensor<2xi64>>, strides = #vhlo.tensor_v1<dense<[1, 2]> : tensor<2xi64>>}> : (!vhlo.tensor_v1<4x6x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x3x!vhlo.f32_v1>
  // CHECK: stablehlo.transpose %arg0, dims = [1, 0] : (tensor<4x6xf32>) -> tensor<6x4xf32>
  %1 = "vhlo.transpose_v1"(%x) <{permutation = #vhlo.tensor_v1<dense<[1, 0]> : tensor<2xi64>>}> : (!vhlo.tensor_v1<4x6x!vhlo.f32_v1>) -> !vhlo.tensor_v1<6x4x!vhlo.f32_v1>
  // CHECK: %[[Z:.+]] = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %2 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<0.0> : tensor<f32>>}> : () -> !vhlo.tensor_v1<!vhlo.f32_v1>
  // CHECK: stablehlo.broadcast_in_dim %[[Z]], dims = [] : (tensor<f32>) -> tensor<3x3xf32>
  %3 = "vhlo.broadcast_in_dim_v1"(%2) <{broadcast_dimensions = #vhlo.tensor_v1<dense<> : tensor<0xi64>>}> : (!vhlo.tensor_v1<!vhlo.f32_v1>) -> !vhlo.tensor_v1<3x3x!vhlo.f32_v1>
  // CHECK: stablehlo.pad %arg0, %[[Z]], low = [1, 1], high = [0, 2], interior = [0, 0]
  %4 = "vhlo.pad_v1"(%x, %2) <{edge_padding_high = #vhlo.tensor_v1<dense<[0, 2]> : tensor<2xi64>>, edge_padding_low = #vhlo.tensor_v1<dense<1> : tensor<2xi64>>, interior_padding = #vhlo.tensor_v1<dense<0> : tensor<2xi64>>}> : (!vhlo.tensor_v1<4x6x!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.f32_v1>) -> !vhlo.tensor_v1<5x9x!vhlo.f32_v1>
  // CHECK: stablehlo.reduce(%arg0 init: %[[Z]]) applies stablehlo.add across dimensions = [1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>
  %5 = "vhlo.reduce_v1"(%x, %2) <{dimensions = #vhlo.tensor_v1<dense<1> : tensor<1xi64>>}> ({
  ^bb0(%a: !vhlo.tensor_v1<!vhlo.f32_v1>, %b: !vhlo.tensor_v1<!vhlo.f32_v1>):
    %s = "vhlo.add_v1"(%a, %b) : (!vhlo.tensor_v1<!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.f32_v1>) -> !vhlo.tensor_v1<!vhlo.f32_v1>
    "vhlo.return_v1"(%s) : (!vhlo.tensor_v1<!vhlo.f32_v1>) -> ()
  }) : (!vhlo.tensor_v1<4x6x!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x!vhlo.f32_v1>
  // CHECK: stablehlo.compare  LT, %arg0, %arg0 : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xi1>
  %6 = "vhlo.compare_v1"(%x, %x) <{compare_type = #vhlo<comparison_type_v1 NOTYPE>, comparison_direction = #vhlo<comparison_direction_v1 LT>}> : (!vhlo.tensor_v1<4x6x!vhlo.f32_v1>, !vhlo.tensor_v1<4x6x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x6x!vhlo.bool_v1>
  // CHECK: stablehlo.compare  GE, %arg0, %arg0,  TOTALORDER : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xi1>
  %7 = "vhlo.compare_v1"(%x, %x) <{compare_type = #vhlo<comparison_type_v1 TOTALORDER>, comparison_direction = #vhlo<comparison_direction_v1 GE>}> : (!vhlo.tensor_v1<4x6x!vhlo.f32_v1>, !vhlo.tensor_v1<4x6x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x6x!vhlo.bool_v1>
  // CHECK: stablehlo.custom_call @target(%arg0) {backend_config = "b", called_computations = [@helper], has_side_effect = true, operand_layouts = [dense<[1, 0]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<4x6xf32>) -> tensor<4x6xf32>
  %8 = "vhlo.custom_call_v1"(%x) <{api_version = #vhlo<api_version_v1 API_VERSION_ORIGINAL>, backend_config = #vhlo.string_v1<"b">, call_target_name = #vhlo.string_v1<"target">, called_computations = #vhlo.array_v1<[#vhlo.string_v1<"helper">]>, has_side_effect = #vhlo.bool_v1<true>, operand_layouts = #vhlo.array_v1<[#vhlo.tensor_v1<dense<[1, 0]> : tensor<2xindex>>]>, output_operand_aliases = #vhlo.array_v1<[#vhlo.output_operand_alias_v1<outputTupleIndices = [], operandIndex = 0, operandTupleIndices = []>]>, result_layouts = #vhlo.array_v1<[#vhlo.tensor_v1<dense<[0, 1]> : tensor<2xindex>>]>}> : (!vhlo.tensor_v1<4x6x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x6x!vhlo.f32_v1>
  // CHECK: stablehlo.custom_call @plain(%arg0) {api_version = 4 : i32, backend_config = {n = 1 : i64}} : (tensor<4x6xf32>) -> tensor<4x6xf32>
  %9 = "vhlo.custom_call_v1"(%x) <{api_version = #vhlo<api_version_v1 API_VERSION_TYPED_FFI>, backend_config = #vhlo.dict_v1<{#vhlo.string_v1<"n"> = #vhlo.integer_v1<1 : i64>}>, call_target_name = #vhlo.string_v1<"plain">, called_computations = #vhlo.array_v1<[]>, has_side_effect = #vhlo.bool_v1<false>, operand_layouts = #vhlo.array_v1<[]>, output_operand_aliases = #vhlo.array_v1<[]>, result_layouts = #vhlo.array_v1<[]>}> : (!vhlo.tensor_v1<4x6x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x6x!vhlo.f32_v1>
  // CHECK: stablehlo.composite "my.op" %arg0 {composite_attributes = {k = 1 : i64}, decomposition = @helper, version = 2 : i32} : (tensor<4x6xf32>) -> tensor<4x6xf32>
  %10 = "vhlo.composite_v1"(%x) <{composite_attributes = #vhlo.dict_v1<{#vhlo.string_v1<"k"> = #vhlo.integer_v1<1 : i64>}>, decomposition = #vhlo.string_v1<"helper">, name = #vhlo.string_v1<"my.op">, version = #vhlo.integer_v1<2 : i32>}> : (!vhlo.tensor_v1<4x6x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x6x!vhlo.f32_v1>
  // CHECK: "stablehlo.sort"(%arg0) <{dimension = 0 : i64}> ({
  %11 = "vhlo.sort_v1"(%x) <{dimension = #vhlo.integer_v1<0 : i64>, is_stable = #vhlo.bool_v1<false>}> ({
  ^bb0(%a: !vhlo.tensor_v1<!vhlo.f32_v1>, %b: !vhlo.tensor_v1<!vhlo.f32_v1>):
    %s = "vhlo.compare_v1"(%a, %b) <{compare_type = #vhlo<comparison_type_v1 FLOAT>, comparison_direction = #vhlo<comparison_direction_v1 GT>}> : (!vhlo.tensor_v1<!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.f32_v1>) -> !vhlo.tensor_v1<!vhlo.bool_v1>
    // CHECK: stablehlo.return %{{.+}} : tensor<i1>
    "vhlo.return_v1"(%s) : (!vhlo.tensor_v1<!vhlo.bool_v1>) -> ()
  }) : (!vhlo.tensor_v1<4x6x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x6x!vhlo.f32_v1>
  "vhlo.return_v1"() : () -> ()
}) : () -> ()

// Dimension numbers, algorithms and channels are put together.
// CHECK-LABEL: func.func @together
"vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.tensor_v1<2x4x6x!vhlo.f32_v1>, !vhlo.tensor_v1<2x6x5x!vhlo.f32_v1>, !vhlo.tensor_v1<2x1x!vhlo.i32_v1>, !vhlo.tensor_v1<1x8x8x3x!vhlo.f32_v1>, !vhlo.tensor_v1<3x3x3x7x!vhlo.f32_v1>) -> ()>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"together">, sym_visibility = #vhlo.string_v1<"">}> ({
^bb0(%a: !vhlo.tensor_v1<2x4x6x!vhlo.f32_v1>, %b: !vhlo.tensor_v1<2x6x5x!vhlo.f32_v1>, %i: !vhlo.tensor_v1<2x1x!vhlo.i32_v1>, %image: !vhlo.tensor_v1<1x8x8x3x!vhlo.f32_v1>, %kernel: !vhlo.tensor_v1<3x3x3x7x!vhlo.f32_v1>):
  // CHECK: stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x4x6xf32>, tensor<2x6x5xf32>) -> tensor<2x4x5xf32>
  %0 = "vhlo.dot_general_v1"(%a, %b) <{lhs_batching_dimensions = #vhlo.tensor_v1<dense<0> : tensor<1xi64>>, lhs_contracting_dimensions = #vhlo.tensor_v1<dense<2> : tensor<1xi64>>, precision_config = #vhlo.array_v1<[#vhlo<precision_v1 DEFAULT>, #vhlo<precision_v1 DEFAULT>]>, rhs_batching_dimensions = #vhlo.tensor_v1<dense<0> : tensor<1xi64>>, rhs_contracting_dimensions = #vhlo.tensor_v1<dense<1> : tensor<1xi64>>}> : (!vhlo.tensor_v1<2x4x6x!vhlo.f32_v1>, !vhlo.tensor_v1<2x6x5x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x4x5x!vhlo.f32_v1>
  // CHECK: stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [HIGH, DEFAULT], algorithm = <lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false>
  %1 = "vhlo.dot_general_v2"(%a, %b) <{accumulation_type = #vhlo.type_v1<!vhlo.f32_v1>, allow_imprecise_accumulation = #vhlo.bool_v1<false>, lhs_batching_dimensions = #vhlo.tensor_v1<dense<0> : tensor<1xi64>>, lhs_component_count = #vhlo.integer_v1<1 : i64>, lhs_contracting_dimensions = #vhlo.tensor_v1<dense<2> : tensor<1xi64>>, lhs_precision_type = #vhlo.type_v1<!vhlo.tf31_v1>, num_primitive_operations = #vhlo.integer_v1<1 : i64>, precision_config = #vhlo.array_v1<[#vhlo<precision_v1 HIGH>, #vhlo<precision_v1 DEFAULT>]>, rhs_batching_dimensions = #vhlo.tensor_v1<dense<0> : tensor<1xi64>>, rhs_component_count = #vhlo.integer_v1<1 : i64>, rhs_contracting_dimensions = #vhlo.tensor_v1<dense<1> : tensor<1xi64>>, rhs_precision_type = #vhlo.type_v1<!vhlo.tf31_v1>}> : (!vhlo.tensor_v1<2x4x6x!vhlo.f32_v1>, !vhlo.tensor_v1<2x6x5x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x4x5x!vhlo.f32_v1>
  // CHECK: stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x4x6xf32>, tensor<2x6x5xf32>) -> tensor<2x4x5xf32>
  %2 = "vhlo.dot_general_v2"(%a, %b) <{accumulation_type = #vhlo.type_v1<!vhlo.none_v1>, allow_imprecise_accumulation = #vhlo.type_v1<!vhlo.none_v1>, lhs_batching_dimensions = #vhlo.tensor_v1<dense<0> : tensor<1xi64>>, lhs_component_count = #vhlo.type_v1<!vhlo.none_v1>, lhs_contracting_dimensions = #vhlo.tensor_v1<dense<2> : tensor<1xi64>>, lhs_precision_type = #vhlo.type_v1<!vhlo.none_v1>, num_primitive_operations = #vhlo.type_v1<!vhlo.none_v1>, precision_config = #vhlo.array_v1<[]>, rhs_batching_dimensions = #vhlo.tensor_v1<dense<0> : tensor<1xi64>>, rhs_component_count = #vhlo.type_v1<!vhlo.none_v1>, rhs_contracting_dimensions = #vhlo.tensor_v1<dense<1> : tensor<1xi64>>, rhs_precision_type = #vhlo.type_v1<!vhlo.none_v1>}> : (!vhlo.tensor_v1<2x4x6x!vhlo.f32_v1>, !vhlo.tensor_v1<2x6x5x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x4x5x!vhlo.f32_v1>
  // CHECK: "stablehlo.gather"(%arg0, %arg2) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4, 6>}> : (tensor<2x4x6xf32>, tensor<2x1xi32>) -> tensor<2x4x6xf32>
  %3 = "vhlo.gather_v1"(%a, %i) <{collapsed_slice_dims = #vhlo.tensor_v1<dense<0> : tensor<1xi64>>, index_vector_dim = #vhlo.integer_v1<1 : i64>, indices_are_sorted = #vhlo.bool_v1<false>, offset_dims = #vhlo.tensor_v1<dense<[1, 2]> : tensor<2xi64>>, slice_sizes = #vhlo.tensor_v1<dense<[1, 4, 6]> : tensor<3xi64>>, start_index_map = #vhlo.tensor_v1<dense<0> : tensor<1xi64>>}> : (!vhlo.tensor_v1<2x4x6x!vhlo.f32_v1>, !vhlo.tensor_v1<2x1x!vhlo.i32_v1>) -> !vhlo.tensor_v1<2x4x6x!vhlo.f32_v1>
  // CHECK: dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = true
  %4 = "vhlo.gather_v2"(%a, %i) <{collapsed_slice_dims = #vhlo.tensor_v1<dense<1> : tensor<1xi64>>, index_vector_dim = #vhlo.integer_v1<1 : i64>, indices_are_sorted = #vhlo.bool_v1<true>, offset_dims = #vhlo.tensor_v1<dense<1> : tensor<1xi64>>, operand_batching_dims = #vhlo.tensor_v1<dense<0> : tensor<1xi64>>, slice_sizes = #vhlo.tensor_v1<dense<[1, 1, 6]> : tensor<3xi64>>, start_index_map = #vhlo.tensor_v1<dense<1> : tensor<1xi64>>, start_indices_batching_dims = #vhlo.tensor_v1<dense<0> : tensor<1xi64>>}> : (!vhlo.tensor_v1<2x4x6x!vhlo.f32_v1>, !vhlo.tensor_v1<2x1x!vhlo.i32_v1>) -> !vhlo.tensor_v1<2x6x!vhlo.f32_v1>
  // CHECK: stablehlo.convolution(%arg3, %arg4) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = {{\[\[}}1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x3xf32>, tensor<3x3x3x7xf32>) -> tensor<1x8x8x7xf32>
  %5 = "vhlo.convolution_v1"(%image, %kernel) <{batch_group_count = #vhlo.integer_v1<1 : i64>, feature_group_count = #vhlo.integer_v1<1 : i64>, input_batch_dimension = #vhlo.integer_v1<0 : i64>, input_feature_dimension = #vhlo.integer_v1<3 : i64>, input_spatial_dimensions = #vhlo.tensor_v1<dense<[1, 2]> : tensor<2xi64>>, kernel_input_feature_dimension = #vhlo.integer_v1<2 : i64>, kernel_output_feature_dimension = #vhlo.integer_v1<3 : i64>, kernel_spatial_dimensions = #vhlo.tensor_v1<dense<[0, 1]> : tensor<2xi64>>, lhs_dilation = #vhlo.tensor_v1<dense<1> : tensor<2xi64>>, output_batch_dimension = #vhlo.integer_v1<0 : i64>, output_feature_dimension = #vhlo.integer_v1<3 : i64>, output_spatial_dimensions = #vhlo.tensor_v1<dense<[1, 2]> : tensor<2xi64>>, padding = #vhlo.tensor_v1<dense<1> : tensor<2x2xi64>>, precision_config = #vhlo.array_v1<[#vhlo<precision_v1 DEFAULT>, #vhlo<precision_v1 DEFAULT>]>, rhs_dilation = #vhlo.tensor_v1<dense<1> : tensor<2xi64>>, window_reversal = #vhlo.tensor_v1<dense<false> : tensor<2xi1>>, window_strides = #vhlo.tensor_v1<dense<1> : tensor<2xi64>>}> : (!vhlo.tensor_v1<1x8x8x3x!vhlo.f32_v1>, !vhlo.tensor_v1<3x3x3x7x!vhlo.f32_v1>) -> !vhlo.tensor_v1<1x8x8x7x!vhlo.f32_v1>
  // CHECK: "stablehlo.all_gather"(%arg0) <{all_gather_dim = 1 : i64, channel_handle = #stablehlo.channel_handle<handle = 3, type = 0>, replica_groups = dense<{{.*}}> : tensor<1x2xi64>, use_global_device_ids}>
  %6 = "vhlo.all_gather_v1"(%a) <{all_gather_dim = #vhlo.integer_v1<1 : i64>, channel_id = #vhlo.integer_v1<3 : i64>, replica_groups = #vhlo.tensor_v1<dense<[[0, 1]]> : tensor<1x2xi64>>, use_global_device_ids = #vhlo.bool_v1<true>}> : (!vhlo.tensor_v1<2x4x6x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x8x6x!vhlo.f32_v1>
  // CHECK: "stablehlo.all_gather"(%arg0) <{all_gather_dim = 1 : i64, replica_groups = dense<{{.*}}> : tensor<1x2xi64>}>
  %7 = "vhlo.all_gather_v2"(%a) <{all_gather_dim = #vhlo.integer_v1<1 : i64>, channel_id = #vhlo.integer_v1<0 : i64>, replica_groups = #vhlo.tensor_v1<dense<[[0, 1]]> : tensor<1x2xi64>>, use_global_device_ids = #vhlo.bool_v1<false>}> : (!vhlo.tensor_v1<2x4x6x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x8x6x!vhlo.f32_v1>
  "vhlo.return_v1"() : () -> ()
}) : () -> ()

// Quantized types, tuples, complex numbers; attributes of other ops too.
// CHECK-LABEL: func.func @types(
// CHECK-SAME: %arg0: tensor<4x!quant.uniform<i8:f32, 5.000000e-01:3>>
// CHECK-SAME: %arg1: tensor<4x2x!quant.uniform<u8<0:200>:f32:1, {5.000000e-01:3,2.500000e-01}>>
// CHECK-SAME: %arg2: tuple<tensor<*xf32>, !stablehlo.token>
// CHECK-SAME: %arg3: tensor<2xcomplex<f64>>
"vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.tensor_v1<4x!vhlo.quant_v1<!vhlo.i8_v1:!vhlo.f32_v1, 5.0e-01:3, -128:127, 1>>, !vhlo.tensor_v1<4x2x!vhlo.quant_per_axis_v1<!vhlo.i8_v1:!vhlo.f32_v1, 1, [0.5, 0.25], [3, 0], 0:200, 0>>, !vhlo.tuple_v1<!vhlo.unranked_tensor_v1<!vhlo.f32_v1>, !vhlo.token_v1>, !vhlo.tensor_v1<2x!vhlo.complex_v1<!vhlo.f64_v1>>) -> ()>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"types">, sym_visibility = #vhlo.string_v1<"">}> ({
^bb0(%a: !vhlo.tensor_v1<4x!vhlo.quant_v1<!vhlo.i8_v1:!vhlo.f32_v1, 5.0e-01:3, -128:127, 1>>, %b: !vhlo.tensor_v1<4x2x!vhlo.quant_per_axis_v1<!vhlo.i8_v1:!vhlo.f32_v1, 1, [0.5, 0.25], [3, 0], 0:200, 0>>, %c: !vhlo.tuple_v1<!vhlo.unranked_tensor_v1<!vhlo.f32_v1>, !vhlo.token_v1>, %d: !vhlo.tensor_v1<2x!vhlo.complex_v1<!vhlo.f64_v1>>):
  // CHECK: stablehlo.get_tuple_element %arg2[1] : (tuple<tensor<*xf32>, !stablehlo.token>) -> !stablehlo.token
  %0 = "vhlo.get_tuple_element_v1"(%c) <{index = #vhlo.integer_v1<1 : i32>}> : (!vhlo.tuple_v1<!vhlo.unranked_tensor_v1<!vhlo.f32_v1>, !vhlo.token_v1>) -> !vhlo.token_v1
  // CHECK: stablehlo.real %arg3 {note = [1.500000e+00 : f32, true, f8E4M3FN]} : (tensor<2xcomplex<f64>>) -> tensor<2xf64>
  %1 = "vhlo.real_v1"(%d) {note = #vhlo.array_v1<[#vhlo.float_v1<1.5 : !vhlo.f32_v1>, #vhlo.bool_v1<true>, #vhlo.type_v1<!vhlo.f8E4M3FN_v1>]>} : (!vhlo.tensor_v1<2x!vhlo.complex_v1<!vhlo.f64_v1>>) -> !vhlo.tensor_v1<2x!vhlo.f64_v1>
  "vhlo.return_v1"() : () -> ()
}) : () -> ()

// What versions after 1.13 added.
// CHECK-LABEL: func.func private @later
"vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.tensor_v1<2x2x!vhlo.f32_v1>) -> ()>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"later">, sym_visibility = #vhlo.string_v1<"private">}> ({
^bb0(%a: !vhlo.tensor_v1<2x2x!vhlo.f32_v1>):
  // CHECK: "stablehlo.async_start"(%arg0)
  // CHECK: "stablehlo.all_gather"
  // CHECK: stablehlo.return
  // CHECK: (tensor<2x2xf32>) -> !stablehlo.future<tensor<4x2xf32>>
  %0 = "vhlo.async_start_v1"(%a) ({
  ^bb0(%x: !vhlo.tensor_v1<2x2x!vhlo.f32_v1>):
    %1 = "vhlo.all_gather_v2"(%x) <{all_gather_dim = #vhlo.integer_v1<0 : i64>, channel_id = #vhlo.integer_v1<1 : i64>, replica_groups = #vhlo.tensor_v1<dense<[[0, 1]]> : tensor<1x2xi64>>, use_global_device_ids = #vhlo.bool_v1<true>}> : (!vhlo.tensor_v1<2x2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x2x!vhlo.f32_v1>
    "vhlo.return_v1"(%1) : (!vhlo.tensor_v1<4x2x!vhlo.f32_v1>) -> ()
  }) : (!vhlo.tensor_v1<2x2x!vhlo.f32_v1>) -> !vhlo.future_v1<!vhlo.tensor_v1<4x2x!vhlo.f32_v1>>
  // CHECK: "stablehlo.async_done"(%{{.*}}) : (!stablehlo.future<tensor<4x2xf32>>) -> tensor<4x2xf32>
  %2 = "vhlo.async_done_v1"(%0) : (!vhlo.future_v1<!vhlo.tensor_v1<4x2x!vhlo.f32_v1>>) -> !vhlo.tensor_v1<4x2x!vhlo.f32_v1>
  // CHECK: "stablehlo.collective_broadcast"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, replica_groups = dense<{{.*}}> : tensor<1x2xi64>}>
  %3 = "vhlo.collective_broadcast_v2"(%a) <{channel_id = #vhlo.integer_v1<1 : i64>, has_dynamic_root = #vhlo.bool_v1<false>, replica_groups = #vhlo.tensor_v1<dense<[[0, 1]]> : tensor<1x2xi64>>}> : (!vhlo.tensor_v1<2x2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x2x!vhlo.f32_v1>
  // CHECK: stablehlo.composite "c" %arg0 ({
  %4 = "vhlo.composite_v2"(%a) <{composite_attributes = #vhlo.dict_v1<{}>, decomposition = #vhlo.string_v1<"helper">, name = #vhlo.string_v1<"c">, version = #vhlo.integer_v1<0 : i32>}> ({
  ^bb0(%x: !vhlo.tensor_v1<2x2x!vhlo.f32_v1>):
    "vhlo.return_v1"(%x) : (!vhlo.tensor_v1<2x2x!vhlo.f32_v1>) -> ()
  }) : (!vhlo.tensor_v1<2x2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x2x!vhlo.f32_v1>
  // CHECK: stablehlo.custom_call @t(%arg0) : (tensor<2x2xf32>) -> tensor<2x2xf32>
  %5 = "vhlo.custom_call_v2"(%a) <{api_version = #vhlo<api_version_v1 API_VERSION_ORIGINAL>, backend_config = #vhlo.string_v1<"">, call_target_name = #vhlo.string_v1<"t">, called_computations = #vhlo.array_v1<[]>, has_side_effect = #vhlo.bool_v1<false>, operand_layouts = #vhlo.array_v1<[]>, output_operand_aliases = #vhlo.array_v1<[]>, result_layouts = #vhlo.array_v1<[]>, result_tilings = #vhlo.array_v1<[]>}> : (!vhlo.tensor_v1<2x2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x2x!vhlo.f32_v1>
  // CHECK: "stablehlo.collective_reduce"(%arg0)
  %6 = "vhlo.collective_reduce_v1"(%a) <{channel_id = #vhlo.integer_v1<1 : i64>, has_dynamic_root = #vhlo.bool_v1<false>, replica_groups = #vhlo.tensor_v1<dense<[[0, 1]]> : tensor<1x2xi64>>, use_global_device_ids = #vhlo.bool_v1<true>}> ({
  ^bb0(%x: !vhlo.tensor_v1<!vhlo.f32_v1>, %y: !vhlo.tensor_v1<!vhlo.f32_v1>):
    %7 = "vhlo.add_v1"(%x, %y) : (!vhlo.tensor_v1<!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.f32_v1>) -> !vhlo.tensor_v1<!vhlo.f32_v1>
    "vhlo.return_v1"(%7) : (!vhlo.tensor_v1<!vhlo.f32_v1>) -> ()
  }) : (!vhlo.tensor_v1<2x2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x2x!vhlo.f32_v1>
  "vhlo.return_v1"() : () -> ()
}) : () -> ()
