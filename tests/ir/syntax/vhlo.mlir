// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: sh %S/Inputs/round_trip.sh %s %t
// Every op, type, attribute and enum of the vhlo dialect, printed and read back.
// The ops have their parts in number only; what they mean is checked when they
// become StableHLO (tests/ir/passes/input).

// Every op.
"vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> ()>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"ops">, sym_visibility = #vhlo.string_v1<"public">}> ({
^bb0(%a: !vhlo.tensor_v1<2x!vhlo.f32_v1>):
  %1 = "vhlo.abs_v1"(%a) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %2 = "vhlo.add_v1"(%a, %a) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %3 = "vhlo.after_all_v1"(%a, %a) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %4 = "vhlo.all_gather_v1"(%a) <{all_gather_dim = #vhlo.integer_v1<0 : i64>, channel_id = #vhlo.integer_v1<1 : i64>, replica_groups = #vhlo.integer_v1<2 : i64>, use_global_device_ids = #vhlo.integer_v1<3 : i64>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %5 = "vhlo.all_gather_v2"(%a, %a) <{all_gather_dim = #vhlo.integer_v1<0 : i64>, channel_id = #vhlo.integer_v1<1 : i64>, replica_groups = #vhlo.integer_v1<2 : i64>, use_global_device_ids = #vhlo.integer_v1<3 : i64>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %6 = "vhlo.all_reduce_v1"(%a) <{channel_id = #vhlo.integer_v1<0 : i64>, replica_groups = #vhlo.integer_v1<1 : i64>, use_global_device_ids = #vhlo.integer_v1<2 : i64>}> ({
    "vhlo.return_v1"(%a) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> ()
  }) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %7 = "vhlo.all_reduce_v2"(%a, %a) <{channel_id = #vhlo.integer_v1<0 : i64>, replica_groups = #vhlo.integer_v1<1 : i64>, use_global_device_ids = #vhlo.integer_v1<2 : i64>}> ({
    "vhlo.return_v1"(%a) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> ()
  }) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %8 = "vhlo.all_to_all_v1"(%a) <{channel_id = #vhlo.integer_v1<0 : i64>, concat_dimension = #vhlo.integer_v1<1 : i64>, replica_groups = #vhlo.integer_v1<2 : i64>, split_count = #vhlo.integer_v1<3 : i64>, split_dimension = #vhlo.integer_v1<4 : i64>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %9 = "vhlo.all_to_all_v2"(%a, %a) <{channel_id = #vhlo.integer_v1<0 : i64>, concat_dimension = #vhlo.integer_v1<1 : i64>, replica_groups = #vhlo.integer_v1<2 : i64>, split_count = #vhlo.integer_v1<3 : i64>, split_dimension = #vhlo.integer_v1<4 : i64>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %10 = "vhlo.and_v1"(%a, %a) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %11 = "vhlo.atan2_v1"(%a, %a) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %12:3 = "vhlo.batch_norm_grad_v1"(%a, %a, %a, %a, %a) <{epsilon = #vhlo.integer_v1<0 : i64>, feature_index = #vhlo.integer_v1<1 : i64>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>)
  %13 = "vhlo.batch_norm_inference_v1"(%a, %a, %a, %a, %a) <{epsilon = #vhlo.integer_v1<0 : i64>, feature_index = #vhlo.integer_v1<1 : i64>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %14:3 = "vhlo.batch_norm_training_v1"(%a, %a, %a) <{epsilon = #vhlo.integer_v1<0 : i64>, feature_index = #vhlo.integer_v1<1 : i64>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>)
  %15 = "vhlo.bitcast_convert_v1"(%a) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %16 = "vhlo.broadcast_in_dim_v1"(%a) <{broadcast_dimensions = #vhlo.integer_v1<0 : i64>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %17 = "vhlo.broadcast_v1"(%a) <{broadcast_sizes = #vhlo.integer_v1<0 : i64>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %18 = "vhlo.call_v1"(%a) <{callee = #vhlo.integer_v1<0 : i64>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %19 = "vhlo.case_v1"(%a) ({
    "vhlo.return_v1"(%a) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> ()
  }) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %20 = "vhlo.cbrt_v1"(%a) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %21 = "vhlo.cbrt_v2"(%a) <{result_accuracy = #vhlo.integer_v1<0 : i64>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %22 = "vhlo.ceil_v1"(%a) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %23 = "vhlo.cholesky_v1"(%a) <{lower = #vhlo.integer_v1<0 : i64>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %24 = "vhlo.clamp_v1"(%a, %a, %a) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %25 = "vhlo.collective_broadcast_v1"(%a) <{channel_id = #vhlo.integer_v1<0 : i64>, replica_groups = #vhlo.integer_v1<1 : i64>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %26 = "vhlo.collective_permute_v1"(%a) <{channel_id = #vhlo.integer_v1<0 : i64>, source_target_pairs = #vhlo.integer_v1<1 : i64>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %27 = "vhlo.compare_v1"(%a, %a) <{compare_type = #vhlo.integer_v1<0 : i64>, comparison_direction = #vhlo.integer_v1<1 : i64>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %28 = "vhlo.complex_v1"(%a, %a) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %29 = "vhlo.composite_v1"(%a, %a) <{composite_attributes = #vhlo.integer_v1<0 : i64>, decomposition = #vhlo.integer_v1<1 : i64>, name = #vhlo.integer_v1<2 : i64>, version = #vhlo.integer_v1<3 : i64>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %30 = "vhlo.compute_reshape_shape_v1"(%a, %a) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %31 = "vhlo.concatenate_v1"(%a, %a) <{dimension = #vhlo.integer_v1<0 : i64>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %32 = "vhlo.constant_v1"() <{value = #vhlo.integer_v1<0 : i64>}> : () -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %33 = "vhlo.convert_v1"(%a) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %34 = "vhlo.convolution_v1"(%a, %a) <{batch_group_count = #vhlo.integer_v1<0 : i64>, feature_group_count = #vhlo.integer_v1<1 : i64>, input_batch_dimension = #vhlo.integer_v1<2 : i64>, input_feature_dimension = #vhlo.integer_v1<3 : i64>, input_spatial_dimensions = #vhlo.integer_v1<4 : i64>, kernel_input_feature_dimension = #vhlo.integer_v1<5 : i64>, kernel_output_feature_dimension = #vhlo.integer_v1<6 : i64>, kernel_spatial_dimensions = #vhlo.integer_v1<7 : i64>, lhs_dilation = #vhlo.integer_v1<8 : i64>, output_batch_dimension = #vhlo.integer_v1<9 : i64>, output_feature_dimension = #vhlo.integer_v1<10 : i64>, output_spatial_dimensions = #vhlo.integer_v1<11 : i64>, padding = #vhlo.integer_v1<12 : i64>, precision_config = #vhlo.integer_v1<13 : i64>, rhs_dilation = #vhlo.integer_v1<14 : i64>, window_reversal = #vhlo.integer_v1<15 : i64>, window_strides = #vhlo.integer_v1<16 : i64>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %35 = "vhlo.cosine_v1"(%a) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %36 = "vhlo.cosine_v2"(%a) <{result_accuracy = #vhlo.integer_v1<0 : i64>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %37 = "vhlo.count_leading_zeros_v1"(%a) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %38 = "vhlo.create_token_v1"() : () -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %39 = "vhlo.cross-replica-sum_v1"(%a) <{replica_groups = #vhlo.integer_v1<0 : i64>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %40 = "vhlo.cstr_reshapable_v1"(%a, %a) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %41 = "vhlo.custom_call_v1"(%a, %a) <{api_version = #vhlo.integer_v1<0 : i64>, backend_config = #vhlo.integer_v1<1 : i64>, call_target_name = #vhlo.integer_v1<2 : i64>, called_computations = #vhlo.integer_v1<3 : i64>, has_side_effect = #vhlo.integer_v1<4 : i64>, operand_layouts = #vhlo.integer_v1<5 : i64>, output_operand_aliases = #vhlo.integer_v1<6 : i64>, result_layouts = #vhlo.integer_v1<7 : i64>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %42 = "vhlo.divide_v1"(%a, %a) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %43 = "vhlo.dot_general_v1"(%a, %a) <{lhs_batching_dimensions = #vhlo.integer_v1<0 : i64>, lhs_contracting_dimensions = #vhlo.integer_v1<1 : i64>, precision_config = #vhlo.integer_v1<2 : i64>, rhs_batching_dimensions = #vhlo.integer_v1<3 : i64>, rhs_contracting_dimensions = #vhlo.integer_v1<4 : i64>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %44 = "vhlo.dot_general_v2"(%a, %a) <{accumulation_type = #vhlo.integer_v1<0 : i64>, allow_imprecise_accumulation = #vhlo.integer_v1<1 : i64>, lhs_batching_dimensions = #vhlo.integer_v1<2 : i64>, lhs_component_count = #vhlo.integer_v1<3 : i64>, lhs_contracting_dimensions = #vhlo.integer_v1<4 : i64>, lhs_precision_type = #vhlo.integer_v1<5 : i64>, num_primitive_operations = #vhlo.integer_v1<6 : i64>, precision_config = #vhlo.integer_v1<7 : i64>, rhs_batching_dimensions = #vhlo.integer_v1<8 : i64>, rhs_component_count = #vhlo.integer_v1<9 : i64>, rhs_contracting_dimensions = #vhlo.integer_v1<10 : i64>, rhs_precision_type = #vhlo.integer_v1<11 : i64>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %45 = "vhlo.dot_v1"(%a, %a) <{precision_config = #vhlo.integer_v1<0 : i64>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %46 = "vhlo.dynamic_broadcast_in_dim_v1"(%a, %a) <{broadcast_dimensions = #vhlo.integer_v1<0 : i64>, known_expanding_dimensions = #vhlo.integer_v1<1 : i64>, known_nonexpanding_dimensions = #vhlo.integer_v1<2 : i64>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %47 = "vhlo.dynamic_conv_v1"(%a, %a, %a) <{batch_group_count = #vhlo.integer_v1<0 : i64>, feature_group_count = #vhlo.integer_v1<1 : i64>, input_batch_dimension = #vhlo.integer_v1<2 : i64>, input_feature_dimension = #vhlo.integer_v1<3 : i64>, input_spatial_dimensions = #vhlo.integer_v1<4 : i64>, kernel_input_feature_dimension = #vhlo.integer_v1<5 : i64>, kernel_output_feature_dimension = #vhlo.integer_v1<6 : i64>, kernel_spatial_dimensions = #vhlo.integer_v1<7 : i64>, lhs_dilation = #vhlo.integer_v1<8 : i64>, output_batch_dimension = #vhlo.integer_v1<9 : i64>, output_feature_dimension = #vhlo.integer_v1<10 : i64>, output_spatial_dimensions = #vhlo.integer_v1<11 : i64>, padding = #vhlo.integer_v1<12 : i64>, precision_config = #vhlo.integer_v1<13 : i64>, rhs_dilation = #vhlo.integer_v1<14 : i64>, window_reversal = #vhlo.integer_v1<15 : i64>, window_strides = #vhlo.integer_v1<16 : i64>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %48 = "vhlo.dynamic_conv_v2"(%a, %a, %a) <{batch_group_count = #vhlo.integer_v1<0 : i64>, feature_group_count = #vhlo.integer_v1<1 : i64>, input_batch_dimension = #vhlo.integer_v1<2 : i64>, input_feature_dimension = #vhlo.integer_v1<3 : i64>, input_spatial_dimensions = #vhlo.integer_v1<4 : i64>, kernel_input_feature_dimension = #vhlo.integer_v1<5 : i64>, kernel_output_feature_dimension = #vhlo.integer_v1<6 : i64>, kernel_spatial_dimensions = #vhlo.integer_v1<7 : i64>, lhs_dilation = #vhlo.integer_v1<8 : i64>, output_batch_dimension = #vhlo.integer_v1<9 : i64>, output_feature_dimension = #vhlo.integer_v1<10 : i64>, output_spatial_dimensions = #vhlo.integer_v1<11 : i64>, precision_config = #vhlo.integer_v1<12 : i64>, rhs_dilation = #vhlo.integer_v1<13 : i64>, window_reversal = #vhlo.integer_v1<14 : i64>, window_strides = #vhlo.integer_v1<15 : i64>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %49 = "vhlo.dynamic_gather_v1"(%a, %a, %a) <{collapsed_slice_dims = #vhlo.integer_v1<0 : i64>, index_vector_dim = #vhlo.integer_v1<1 : i64>, indices_are_sorted = #vhlo.integer_v1<2 : i64>, offset_dims = #vhlo.integer_v1<3 : i64>, start_index_map = #vhlo.integer_v1<4 : i64>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %50 = "vhlo.dynamic_gather_v2"(%a, %a, %a) <{collapsed_slice_dims = #vhlo.integer_v1<0 : i64>, index_vector_dim = #vhlo.integer_v1<1 : i64>, indices_are_sorted = #vhlo.integer_v1<2 : i64>, offset_dims = #vhlo.integer_v1<3 : i64>, operand_batching_dims = #vhlo.integer_v1<4 : i64>, start_index_map = #vhlo.integer_v1<5 : i64>, start_indices_batching_dims = #vhlo.integer_v1<6 : i64>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %51 = "vhlo.dynamic_iota_v1"(%a) <{iota_dimension = #vhlo.integer_v1<0 : i64>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %52 = "vhlo.dynamic_pad_v1"(%a, %a, %a, %a, %a) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %53 = "vhlo.dynamic_reshape_v1"(%a, %a) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %54 = "vhlo.dynamic_slice_v1"(%a, %a, %a) <{slice_sizes = #vhlo.integer_v1<0 : i64>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %55 = "vhlo.dynamic_update_slice_v1"(%a, %a, %a, %a) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %56 = "vhlo.einsum_v1"(%a, %a) <{einsum_config = #vhlo.integer_v1<0 : i64>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %57 = "vhlo.exponential_minus_one_v1"(%a) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %58 = "vhlo.exponential_minus_one_v2"(%a) <{result_accuracy = #vhlo.integer_v1<0 : i64>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %59 = "vhlo.exponential_v1"(%a) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %60 = "vhlo.exponential_v2"(%a) <{result_accuracy = #vhlo.integer_v1<0 : i64>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %61 = "vhlo.fft_v1"(%a) <{fft_length = #vhlo.integer_v1<0 : i64>, fft_type = #vhlo.integer_v1<1 : i64>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %62 = "vhlo.floor_v1"(%a) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %63 = "vhlo.gather_v1"(%a, %a) <{collapsed_slice_dims = #vhlo.integer_v1<0 : i64>, index_vector_dim = #vhlo.integer_v1<1 : i64>, indices_are_sorted = #vhlo.integer_v1<2 : i64>, offset_dims = #vhlo.integer_v1<3 : i64>, slice_sizes = #vhlo.integer_v1<4 : i64>, start_index_map = #vhlo.integer_v1<5 : i64>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %64 = "vhlo.gather_v2"(%a, %a) <{collapsed_slice_dims = #vhlo.integer_v1<0 : i64>, index_vector_dim = #vhlo.integer_v1<1 : i64>, indices_are_sorted = #vhlo.integer_v1<2 : i64>, offset_dims = #vhlo.integer_v1<3 : i64>, operand_batching_dims = #vhlo.integer_v1<4 : i64>, slice_sizes = #vhlo.integer_v1<5 : i64>, start_index_map = #vhlo.integer_v1<6 : i64>, start_indices_batching_dims = #vhlo.integer_v1<7 : i64>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %65 = "vhlo.get_dimension_size_v1"(%a) <{dimension = #vhlo.integer_v1<0 : i64>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %66 = "vhlo.get_tuple_element_v1"(%a) <{index = #vhlo.integer_v1<0 : i64>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %67 = "vhlo.if_v1"(%a) ({
    "vhlo.return_v1"(%a) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> ()
  }, {
    "vhlo.return_v1"(%a) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> ()
  }) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %68 = "vhlo.imag_v1"(%a) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %69 = "vhlo.infeed_v1"(%a) <{infeed_config = #vhlo.integer_v1<0 : i64>, layout = #vhlo.integer_v1<1 : i64>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %70 = "vhlo.iota_v1"() <{iota_dimension = #vhlo.integer_v1<0 : i64>}> : () -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %71 = "vhlo.is_finite_v1"(%a) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %72 = "vhlo.log_plus_one_v1"(%a) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %73 = "vhlo.log_plus_one_v2"(%a) <{result_accuracy = #vhlo.integer_v1<0 : i64>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %74 = "vhlo.log_v1"(%a) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %75 = "vhlo.log_v2"(%a) <{result_accuracy = #vhlo.integer_v1<0 : i64>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %76 = "vhlo.logistic_v1"(%a) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %77 = "vhlo.logistic_v2"(%a) <{result_accuracy = #vhlo.integer_v1<0 : i64>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %78 = "vhlo.map_v1"(%a, %a) <{dimensions = #vhlo.integer_v1<0 : i64>}> ({
    "vhlo.return_v1"(%a) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> ()
  }) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %79 = "vhlo.maximum_v1"(%a, %a) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %80 = "vhlo.minimum_v1"(%a, %a) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %81 = "vhlo.multiply_v1"(%a, %a) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %82 = "vhlo.negate_v1"(%a) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %83 = "vhlo.not_v1"(%a) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %84 = "vhlo.optimization_barrier_v1"(%a, %a) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %85 = "vhlo.or_v1"(%a, %a) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %86 = "vhlo.outfeed_v1"(%a, %a, %a) <{outfeed_config = #vhlo.integer_v1<0 : i64>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %87 = "vhlo.pad_v1"(%a, %a) <{edge_padding_high = #vhlo.integer_v1<0 : i64>, edge_padding_low = #vhlo.integer_v1<1 : i64>, interior_padding = #vhlo.integer_v1<2 : i64>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %88 = "vhlo.partition_id_v1"() : () -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %89 = "vhlo.popcnt_v1"(%a) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %90 = "vhlo.power_v1"(%a, %a) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %91 = "vhlo.real_dynamic_slice_v1"(%a, %a, %a, %a) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %92 = "vhlo.real_v1"(%a) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %93 = "vhlo.recv_v1"(%a) <{channel_id = #vhlo.integer_v1<0 : i64>, channel_type = #vhlo.integer_v1<1 : i64>, is_host_transfer = #vhlo.integer_v1<2 : i64>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %94 = "vhlo.recv_v2"(%a) <{channel_id = #vhlo.integer_v1<0 : i64>, channel_type = #vhlo.integer_v1<1 : i64>, is_host_transfer = #vhlo.integer_v1<2 : i64>, source_target_pairs = #vhlo.integer_v1<3 : i64>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %95 = "vhlo.reduce_precision_v1"(%a) <{exponent_bits = #vhlo.integer_v1<0 : i64>, mantissa_bits = #vhlo.integer_v1<1 : i64>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %96 = "vhlo.reduce_scatter_v1"(%a) <{channel_id = #vhlo.integer_v1<0 : i64>, replica_groups = #vhlo.integer_v1<1 : i64>, scatter_dimension = #vhlo.integer_v1<2 : i64>, use_global_device_ids = #vhlo.integer_v1<3 : i64>}> ({
    "vhlo.return_v1"(%a) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> ()
  }) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %97 = "vhlo.reduce_v1"(%a, %a) <{dimensions = #vhlo.integer_v1<0 : i64>}> ({
    "vhlo.return_v1"(%a) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> ()
  }) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %98 = "vhlo.reduce_window_v1"(%a, %a) <{base_dilations = #vhlo.integer_v1<0 : i64>, padding = #vhlo.integer_v1<1 : i64>, window_dilations = #vhlo.integer_v1<2 : i64>, window_dimensions = #vhlo.integer_v1<3 : i64>, window_strides = #vhlo.integer_v1<4 : i64>}> ({
    "vhlo.return_v1"(%a) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> ()
  }) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %99 = "vhlo.remainder_v1"(%a, %a) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %100 = "vhlo.replica_id_v1"() : () -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %101 = "vhlo.reshape_v1"(%a) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %102 = "vhlo.reverse_v1"(%a) <{dimensions = #vhlo.integer_v1<0 : i64>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %103:2 = "vhlo.rng_bit_generator_v1"(%a) <{rng_algorithm = #vhlo.integer_v1<0 : i64>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>)
  %104 = "vhlo.rng_v1"(%a, %a, %a) <{rng_distribution = #vhlo.integer_v1<0 : i64>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %105 = "vhlo.round_nearest_afz_v1"(%a) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %106 = "vhlo.round_nearest_even_v1"(%a) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %107 = "vhlo.rsqrt_v1"(%a) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %108 = "vhlo.rsqrt_v2"(%a) <{result_accuracy = #vhlo.integer_v1<0 : i64>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %109 = "vhlo.scatter_v1"(%a, %a, %a) <{index_vector_dim = #vhlo.integer_v1<0 : i64>, indices_are_sorted = #vhlo.integer_v1<1 : i64>, inserted_window_dims = #vhlo.integer_v1<2 : i64>, scatter_dims_to_operand_dims = #vhlo.integer_v1<3 : i64>, unique_indices = #vhlo.integer_v1<4 : i64>, update_window_dims = #vhlo.integer_v1<5 : i64>}> ({
    "vhlo.return_v1"(%a) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> ()
  }) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %110 = "vhlo.scatter_v2"(%a, %a, %a) <{index_vector_dim = #vhlo.integer_v1<0 : i64>, indices_are_sorted = #vhlo.integer_v1<1 : i64>, input_batching_dims = #vhlo.integer_v1<2 : i64>, inserted_window_dims = #vhlo.integer_v1<3 : i64>, scatter_dims_to_operand_dims = #vhlo.integer_v1<4 : i64>, scatter_indices_batching_dims = #vhlo.integer_v1<5 : i64>, unique_indices = #vhlo.integer_v1<6 : i64>, update_window_dims = #vhlo.integer_v1<7 : i64>}> ({
    "vhlo.return_v1"(%a) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> ()
  }) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %111 = "vhlo.select_and_scatter_v1"(%a, %a, %a) <{padding = #vhlo.integer_v1<0 : i64>, window_dimensions = #vhlo.integer_v1<1 : i64>, window_strides = #vhlo.integer_v1<2 : i64>}> ({
    "vhlo.return_v1"(%a) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> ()
  }, {
    "vhlo.return_v1"(%a) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> ()
  }) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %112 = "vhlo.select_v1"(%a, %a, %a) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %113 = "vhlo.send_v1"(%a, %a, %a) <{channel_id = #vhlo.integer_v1<0 : i64>, channel_type = #vhlo.integer_v1<1 : i64>, is_host_transfer = #vhlo.integer_v1<2 : i64>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %114 = "vhlo.send_v2"(%a, %a, %a) <{channel_id = #vhlo.integer_v1<0 : i64>, channel_type = #vhlo.integer_v1<1 : i64>, is_host_transfer = #vhlo.integer_v1<2 : i64>, source_target_pairs = #vhlo.integer_v1<3 : i64>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %115 = "vhlo.set_dimension_size_v1"(%a, %a) <{dimension = #vhlo.integer_v1<0 : i64>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %116 = "vhlo.shift_left_v1"(%a, %a) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %117 = "vhlo.shift_right_arithmetic_v1"(%a, %a) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %118 = "vhlo.shift_right_logical_v1"(%a, %a) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %119 = "vhlo.sign_v1"(%a) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %120 = "vhlo.sine_v1"(%a) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %121 = "vhlo.sine_v2"(%a) <{result_accuracy = #vhlo.integer_v1<0 : i64>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %122 = "vhlo.slice_v1"(%a) <{limit_indices = #vhlo.integer_v1<0 : i64>, start_indices = #vhlo.integer_v1<1 : i64>, strides = #vhlo.integer_v1<2 : i64>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %123 = "vhlo.sort_v1"(%a, %a) <{dimension = #vhlo.integer_v1<0 : i64>, is_stable = #vhlo.integer_v1<1 : i64>}> ({
    "vhlo.return_v1"(%a) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> ()
  }) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %124 = "vhlo.sqrt_v1"(%a) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %125 = "vhlo.sqrt_v2"(%a) <{result_accuracy = #vhlo.integer_v1<0 : i64>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %126 = "vhlo.subtract_v1"(%a, %a) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %127 = "vhlo.tan_v1"(%a) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %128 = "vhlo.tan_v2"(%a) <{result_accuracy = #vhlo.integer_v1<0 : i64>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %129 = "vhlo.tanh_v1"(%a) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %130 = "vhlo.tanh_v2"(%a) <{result_accuracy = #vhlo.integer_v1<0 : i64>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %131 = "vhlo.torch_index_select_v1"(%a, %a) <{batch_dims = #vhlo.integer_v1<0 : i64>, dim = #vhlo.integer_v1<1 : i64>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  "vhlo.trace_v1"(%a) <{tag = #vhlo.integer_v1<0 : i64>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> ()
  %133 = "vhlo.transpose_v1"(%a) <{permutation = #vhlo.integer_v1<0 : i64>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %134 = "vhlo.triangular_solve_v1"(%a, %a) <{left_side = #vhlo.integer_v1<0 : i64>, lower = #vhlo.integer_v1<1 : i64>, transpose_a = #vhlo.integer_v1<2 : i64>, unit_diagonal = #vhlo.integer_v1<3 : i64>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %135 = "vhlo.tuple_v1"(%a, %a) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %136 = "vhlo.unary_einsum_v1"(%a) <{einsum_config = #vhlo.integer_v1<0 : i64>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %137 = "vhlo.uniform_dequantize_v1"(%a) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %138 = "vhlo.uniform_quantize_v1"(%a) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %139 = "vhlo.while_v1"(%a, %a) ({
    "vhlo.return_v1"(%a) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> ()
  }, {
    "vhlo.return_v1"(%a) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> ()
  }) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %140 = "vhlo.xor_v1"(%a, %a) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  "vhlo.return_v1"() : () -> ()
}) : () -> ()

// Every type.
"vhlo.constant_v1"() <{value = #vhlo.array_v1<[]>}> {
  scalars = [!vhlo.bool_v1, !vhlo.bf16_v1, !vhlo.f16_v1, !vhlo.f32_v1, !vhlo.f64_v1, !vhlo.tf31_v1, !vhlo.f8E4M3FN_v1, !vhlo.f8E5M2_v1, !vhlo.f8E4M3FNUZ_v1, !vhlo.f8E5M2FNUZ_v1, !vhlo.f8E4M3B11FNUZ_v1, !vhlo.f8E4M3_v1, !vhlo.f8E3M4_v1, !vhlo.f8E8M0FNU_v1, !vhlo.f4E2M1FN_v1, !vhlo.f6E2M3FN_v1, !vhlo.f6E3M2FN_v1, !vhlo.index_v1, !vhlo.i2_v1, !vhlo.i4_v1, !vhlo.i8_v1, !vhlo.i16_v1, !vhlo.i32_v1, !vhlo.i64_v1, !vhlo.ui2_v1, !vhlo.ui4_v1, !vhlo.ui8_v1, !vhlo.ui16_v1, !vhlo.ui32_v1, !vhlo.ui64_v1, !vhlo.none_v1, !vhlo.token_v1, !vhlo.witness_v1],
  complex = !vhlo.complex_v1<!vhlo.f32_v1>,
  tensors = [!vhlo.tensor_v1<!vhlo.bool_v1>, !vhlo.tensor_v1<2x?x0x!vhlo.complex_v1<!vhlo.f64_v1>>, !vhlo.tensor_v1<?x4x!vhlo.i8_v1, #vhlo.type_extensions_v1<bounds = [16, ?]>>, !vhlo.unranked_tensor_v1<!vhlo.f32_v1>, !vhlo.buffer_v1<4x!vhlo.f32_v1>],
  tuples = [!vhlo.tuple_v1<>, !vhlo.tuple_v1<!vhlo.token_v1, !vhlo.tuple_v1<!vhlo.bool_v1>>],
  functions = [!vhlo.func_v1<() -> ()>, !vhlo.func_v1<(!vhlo.f32_v1, !vhlo.i8_v1) -> !vhlo.f32_v1>, !vhlo.func_v1<() -> (!vhlo.f32_v1, !vhlo.token_v1)>],
  quantized = !vhlo.quant_v1<!vhlo.i8_v1:!vhlo.f32_v1, 3.400000e-01:16, -128:127, 1>,
  per_axis = !vhlo.quant_per_axis_v1<!vhlo.i8_v1:!vhlo.f32_v1, 1, [5.000000e-01, 2.500000e-01], [0, -3], -128:127, 1>
} : () -> !vhlo.token_v1

// Every attribute.
"vhlo.constant_v1"() <{value = #vhlo.array_v1<[]>}> {
  array = #vhlo.array_v1<[#vhlo.bool_v1<true>, #vhlo.bool_v1<false>, #vhlo.array_v1<[]>]>,
  dict = #vhlo.dict_v1<{#vhlo.string_v1<"a"> = #vhlo.integer_v1<-1 : i32>, #vhlo.string_v1<"b"> = #vhlo.dict_v1<{}>}>,
  floats = [#vhlo.float_v1<1.500000e+00 : !vhlo.f32_v1>, #vhlo.float_v1<-2.000000e+00 : !vhlo.bf16_v1>, #vhlo.float_v1<1.000000e+00 : !vhlo.tf31_v1>],
  integers = [#vhlo.integer_v1<7 : ui8>, #vhlo.integer_v1<-7 : index>],
  text = #vhlo.string_v1<"a \22quoted\22 text">,
  elements = [#vhlo.tensor_v1<dense<[1, 2]> : tensor<2xi64>>, #vhlo.tensor_v1<dense<true> : tensor<4xi1>>],
  type = #vhlo.type_v1<!vhlo.i32_v1>,
  alias = #vhlo.output_operand_alias_v1<outputTupleIndices = [0, 1], operandIndex = 2, operandTupleIndices = []>,
  accuracy = #vhlo.result_accuracy_v1<atol = 1.000000e-05, rtol = 0.000000e+00, ulps = 1, mode = #vhlo<result_accuracy_mode_v1 TOLERANCE>>,
  comparison_directions = [#vhlo<comparison_direction_v1 EQ>, #vhlo<comparison_direction_v1 NE>, #vhlo<comparison_direction_v1 GE>, #vhlo<comparison_direction_v1 GT>, #vhlo<comparison_direction_v1 LE>, #vhlo<comparison_direction_v1 LT>],
  comparison_types = [#vhlo<comparison_type_v1 NOTYPE>, #vhlo<comparison_type_v1 FLOAT>, #vhlo<comparison_type_v1 TOTALORDER>, #vhlo<comparison_type_v1 SIGNED>, #vhlo<comparison_type_v1 UNSIGNED>],
  api_versions = [#vhlo<api_version_v1 API_VERSION_UNSPECIFIED>, #vhlo<api_version_v1 API_VERSION_ORIGINAL>, #vhlo<api_version_v1 API_VERSION_STATUS_RETURNING>, #vhlo<api_version_v1 API_VERSION_STATUS_RETURNING_UNIFIED>, #vhlo<api_version_v1 API_VERSION_TYPED_FFI>],
  fft_types = [#vhlo<fft_type_v1 FFT>, #vhlo<fft_type_v1 IFFT>, #vhlo<fft_type_v1 RFFT>, #vhlo<fft_type_v1 IRFFT>],
  precisions = [#vhlo<precision_v1 DEFAULT>, #vhlo<precision_v1 HIGH>, #vhlo<precision_v1 HIGHEST>],
  rng_algorithms = [#vhlo<rng_algorithm_v1 DEFAULT>, #vhlo<rng_algorithm_v1 THREE_FRY>, #vhlo<rng_algorithm_v1 PHILOX>],
  rng_distributions = [#vhlo<rng_distribution_v1 UNIFORM>, #vhlo<rng_distribution_v1 NORMAL>],
  transposes = [#vhlo<transpose_v1 TRANSPOSE_INVALID>, #vhlo<transpose_v1 NO_TRANSPOSE>, #vhlo<transpose_v1 TRANSPOSE>, #vhlo<transpose_v1 ADJOINT>],
  result_accuracy_modes = [#vhlo<result_accuracy_mode_v1 DEFAULT>, #vhlo<result_accuracy_mode_v1 HIGHEST>, #vhlo<result_accuracy_mode_v1 TOLERANCE>]
} : () -> !vhlo.token_v1

// Functions in their own form, and what came after 1.13.
vhlo.func_v1 @declared(!vhlo.f32_v1) -> (!vhlo.f32_v1, !vhlo.token_v1) {
} {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
vhlo.func_v1 @later(%a: !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> () {
  %0 = "vhlo.async_start_v1"(%a) ({
  ^bb0(%x: !vhlo.tensor_v1<2x!vhlo.f32_v1>):
    "vhlo.return_v1"(%x) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> ()
  }) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.future_v1<!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.token_v1>
  %1:2 = "vhlo.async_done_v1"(%0) : (!vhlo.future_v1<!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.token_v1>) -> (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.token_v1)
  %2 = "vhlo.collective_broadcast_v2"(%a) <{channel_id = #vhlo.integer_v1<0 : i64>, has_dynamic_root = #vhlo.bool_v1<true>, replica_groups = #vhlo.integer_v1<1 : i64>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %3 = "vhlo.collective_reduce_v1"(%a) <{channel_id = #vhlo.integer_v1<0 : i64>, has_dynamic_root = #vhlo.bool_v1<true>, replica_groups = #vhlo.integer_v1<1 : i64>, use_global_device_ids = #vhlo.bool_v1<true>}> ({
  }) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %4 = "vhlo.composite_v2"(%a) <{composite_attributes = #vhlo.integer_v1<0 : i64>, decomposition = #vhlo.integer_v1<1 : i64>, name = #vhlo.integer_v1<2 : i64>, version = #vhlo.integer_v1<3 : i64>}> ({
  }, {
  }) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  %5 = "vhlo.custom_call_v2"(%a) <{api_version = #vhlo.integer_v1<0 : i64>, backend_config = #vhlo.integer_v1<1 : i64>, call_target_name = #vhlo.integer_v1<2 : i64>, called_computations = #vhlo.integer_v1<3 : i64>, has_side_effect = #vhlo.integer_v1<4 : i64>, operand_layouts = #vhlo.integer_v1<5 : i64>, output_operand_aliases = #vhlo.integer_v1<6 : i64>, result_layouts = #vhlo.integer_v1<7 : i64>, result_tilings = #vhlo.array_v1<[]>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  "vhlo.return_v1"() : () -> ()
} {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"private">}
