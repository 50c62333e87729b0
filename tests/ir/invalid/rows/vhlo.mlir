// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --split-input-file --verify-diagnostics %s
// One mistake for each op of the vhlo dialect that its row rules out.
// Written by tools/gen_invalid_tests.py.

// expected-error @+2 {{'vhlo.abs_v1' takes 1 operands but was given 0}}
// expected-error @+1 {{'vhlo.abs_v1' makes 1 results but was given 0}}
"vhlo.abs_v1"() : () -> ()

// -----

// expected-error @+2 {{'vhlo.add_v1' takes 2 operands but was given 0}}
// expected-error @+1 {{'vhlo.add_v1' makes 1 results but was given 0}}
"vhlo.add_v1"() : () -> ()

// -----

// expected-error @+1 {{'vhlo.after_all_v1' makes 1 results but was given 2}}
"vhlo.after_all_v1"() : () -> (i23, i23)

// -----

// expected-error @+6 {{'vhlo.all_gather_v1' takes 1 operands but was given 0}}
// expected-error @+5 {{'vhlo.all_gather_v1' makes 1 results but was given 0}}
// expected-error @+4 {{'vhlo.all_gather_v1' op requires attribute 'all_gather_dim'}}
// expected-error @+3 {{'vhlo.all_gather_v1' op requires attribute 'replica_groups'}}
// expected-error @+2 {{'vhlo.all_gather_v1' op requires attribute 'channel_id'}}
// expected-error @+1 {{'vhlo.all_gather_v1' op requires attribute 'use_global_device_ids'}}
"vhlo.all_gather_v1"() : () -> ()

// -----

// expected-error @+5 {{'vhlo.all_gather_v2' op requires attribute 'all_gather_dim'}}
// expected-error @+4 {{'vhlo.all_gather_v2' op requires attribute 'replica_groups'}}
// expected-error @+3 {{'vhlo.all_gather_v2' op requires attribute 'channel_id'}}
// expected-error @+2 {{'vhlo.all_gather_v2' op requires attribute 'use_global_device_ids'}}
// expected-error @+1 {{'vhlo.all_gather_v2' has 0 regions but was given 1}}
"vhlo.all_gather_v2"() ({}) : () -> ()

// -----

// expected-error @+6 {{'vhlo.all_reduce_v1' takes 1 operands but was given 0}}
// expected-error @+5 {{'vhlo.all_reduce_v1' makes 1 results but was given 0}}
// expected-error @+4 {{'vhlo.all_reduce_v1' op requires attribute 'replica_groups'}}
// expected-error @+3 {{'vhlo.all_reduce_v1' op requires attribute 'channel_id'}}
// expected-error @+2 {{'vhlo.all_reduce_v1' op requires attribute 'use_global_device_ids'}}
// expected-error @+1 {{'vhlo.all_reduce_v1' has 1 regions but was given 0}}
"vhlo.all_reduce_v1"() : () -> ()

// -----

// expected-error @+4 {{'vhlo.all_reduce_v2' op requires attribute 'replica_groups'}}
// expected-error @+3 {{'vhlo.all_reduce_v2' op requires attribute 'channel_id'}}
// expected-error @+2 {{'vhlo.all_reduce_v2' op requires attribute 'use_global_device_ids'}}
// expected-error @+1 {{'vhlo.all_reduce_v2' has 1 regions but was given 2}}
"vhlo.all_reduce_v2"() ({}, {}) : () -> ()

// -----

// expected-error @+7 {{'vhlo.all_to_all_v1' takes 1 operands but was given 0}}
// expected-error @+6 {{'vhlo.all_to_all_v1' makes 1 results but was given 0}}
// expected-error @+5 {{'vhlo.all_to_all_v1' op requires attribute 'split_dimension'}}
// expected-error @+4 {{'vhlo.all_to_all_v1' op requires attribute 'concat_dimension'}}
// expected-error @+3 {{'vhlo.all_to_all_v1' op requires attribute 'split_count'}}
// expected-error @+2 {{'vhlo.all_to_all_v1' op requires attribute 'replica_groups'}}
// expected-error @+1 {{'vhlo.all_to_all_v1' op requires attribute 'channel_id'}}
"vhlo.all_to_all_v1"() : () -> ()

// -----

// expected-error @+6 {{'vhlo.all_to_all_v2' op requires attribute 'split_dimension'}}
// expected-error @+5 {{'vhlo.all_to_all_v2' op requires attribute 'concat_dimension'}}
// expected-error @+4 {{'vhlo.all_to_all_v2' op requires attribute 'split_count'}}
// expected-error @+3 {{'vhlo.all_to_all_v2' op requires attribute 'replica_groups'}}
// expected-error @+2 {{'vhlo.all_to_all_v2' op requires attribute 'channel_id'}}
// expected-error @+1 {{'vhlo.all_to_all_v2' has 0 regions but was given 1}}
"vhlo.all_to_all_v2"() ({}) : () -> ()

// -----

// expected-error @+2 {{'vhlo.and_v1' takes 2 operands but was given 0}}
// expected-error @+1 {{'vhlo.and_v1' makes 1 results but was given 0}}
"vhlo.and_v1"() : () -> ()

// -----

// expected-error @+2 {{'vhlo.atan2_v1' takes 2 operands but was given 0}}
// expected-error @+1 {{'vhlo.atan2_v1' makes 1 results but was given 0}}
"vhlo.atan2_v1"() : () -> ()

// -----

// expected-error @+1 {{'vhlo.async_done_v1' takes 1 operands but was given 0}}
"vhlo.async_done_v1"() : () -> ()

// -----

// expected-error @+2 {{'vhlo.async_start_v1' makes 1 results but was given 2}}
// expected-error @+1 {{'vhlo.async_start_v1' has 1 regions but was given 0}}
"vhlo.async_start_v1"() : () -> (i23, i23)

// -----

// expected-error @+4 {{'vhlo.batch_norm_grad_v1' takes 5 operands but was given 0}}
// expected-error @+3 {{'vhlo.batch_norm_grad_v1' makes 3 results but was given 0}}
// expected-error @+2 {{'vhlo.batch_norm_grad_v1' op requires attribute 'epsilon'}}
// expected-error @+1 {{'vhlo.batch_norm_grad_v1' op requires attribute 'feature_index'}}
"vhlo.batch_norm_grad_v1"() : () -> ()

// -----

// expected-error @+4 {{'vhlo.batch_norm_inference_v1' takes 5 operands but was given 0}}
// expected-error @+3 {{'vhlo.batch_norm_inference_v1' makes 1 results but was given 0}}
// expected-error @+2 {{'vhlo.batch_norm_inference_v1' op requires attribute 'epsilon'}}
// expected-error @+1 {{'vhlo.batch_norm_inference_v1' op requires attribute 'feature_index'}}
"vhlo.batch_norm_inference_v1"() : () -> ()

// -----

// expected-error @+4 {{'vhlo.batch_norm_training_v1' takes 3 operands but was given 0}}
// expected-error @+3 {{'vhlo.batch_norm_training_v1' makes 3 results but was given 0}}
// expected-error @+2 {{'vhlo.batch_norm_training_v1' op requires attribute 'epsilon'}}
// expected-error @+1 {{'vhlo.batch_norm_training_v1' op requires attribute 'feature_index'}}
"vhlo.batch_norm_training_v1"() : () -> ()

// -----

// expected-error @+2 {{'vhlo.bitcast_convert_v1' takes 1 operands but was given 0}}
// expected-error @+1 {{'vhlo.bitcast_convert_v1' makes 1 results but was given 0}}
"vhlo.bitcast_convert_v1"() : () -> ()

// -----

// expected-error @+3 {{'vhlo.broadcast_in_dim_v1' takes 1 operands but was given 0}}
// expected-error @+2 {{'vhlo.broadcast_in_dim_v1' makes 1 results but was given 0}}
// expected-error @+1 {{'vhlo.broadcast_in_dim_v1' op requires attribute 'broadcast_dimensions'}}
"vhlo.broadcast_in_dim_v1"() : () -> ()

// -----

// expected-error @+3 {{'vhlo.broadcast_v1' takes 1 operands but was given 0}}
// expected-error @+2 {{'vhlo.broadcast_v1' makes 1 results but was given 0}}
// expected-error @+1 {{'vhlo.broadcast_v1' op requires attribute 'broadcast_sizes'}}
"vhlo.broadcast_v1"() : () -> ()

// -----

// expected-error @+2 {{'vhlo.call_v1' op requires attribute 'callee'}}
// expected-error @+1 {{'vhlo.call_v1' has 0 regions but was given 1}}
"vhlo.call_v1"() ({}) : () -> ()

// -----

// expected-error @+1 {{'vhlo.case_v1' takes 1 operands but was given 0}}
"vhlo.case_v1"() : () -> ()

// -----

// expected-error @+2 {{'vhlo.cbrt_v1' takes 1 operands but was given 0}}
// expected-error @+1 {{'vhlo.cbrt_v1' makes 1 results but was given 0}}
"vhlo.cbrt_v1"() : () -> ()

// -----

// expected-error @+3 {{'vhlo.cbrt_v2' takes 1 operands but was given 0}}
// expected-error @+2 {{'vhlo.cbrt_v2' makes 1 results but was given 0}}
// expected-error @+1 {{'vhlo.cbrt_v2' op requires attribute 'result_accuracy'}}
"vhlo.cbrt_v2"() : () -> ()

// -----

// expected-error @+2 {{'vhlo.ceil_v1' takes 1 operands but was given 0}}
// expected-error @+1 {{'vhlo.ceil_v1' makes 1 results but was given 0}}
"vhlo.ceil_v1"() : () -> ()

// -----

// expected-error @+3 {{'vhlo.cholesky_v1' takes 1 operands but was given 0}}
// expected-error @+2 {{'vhlo.cholesky_v1' makes 1 results but was given 0}}
// expected-error @+1 {{'vhlo.cholesky_v1' op requires attribute 'lower'}}
"vhlo.cholesky_v1"() : () -> ()

// -----

// expected-error @+2 {{'vhlo.clamp_v1' takes 3 operands but was given 0}}
// expected-error @+1 {{'vhlo.clamp_v1' makes 1 results but was given 0}}
"vhlo.clamp_v1"() : () -> ()

// -----

// expected-error @+4 {{'vhlo.collective_broadcast_v1' takes 1 operands but was given 0}}
// expected-error @+3 {{'vhlo.collective_broadcast_v1' makes 1 results but was given 0}}
// expected-error @+2 {{'vhlo.collective_broadcast_v1' op requires attribute 'replica_groups'}}
// expected-error @+1 {{'vhlo.collective_broadcast_v1' op requires attribute 'channel_id'}}
"vhlo.collective_broadcast_v1"() : () -> ()

// -----

// expected-error @+4 {{'vhlo.collective_broadcast_v2' op requires attribute 'replica_groups'}}
// expected-error @+3 {{'vhlo.collective_broadcast_v2' op requires attribute 'channel_id'}}
// expected-error @+2 {{'vhlo.collective_broadcast_v2' op requires attribute 'has_dynamic_root'}}
// expected-error @+1 {{'vhlo.collective_broadcast_v2' has 0 regions but was given 1}}
"vhlo.collective_broadcast_v2"() ({}) : () -> ()

// -----

// expected-error @+5 {{'vhlo.collective_reduce_v1' op requires attribute 'replica_groups'}}
// expected-error @+4 {{'vhlo.collective_reduce_v1' op requires attribute 'channel_id'}}
// expected-error @+3 {{'vhlo.collective_reduce_v1' op requires attribute 'use_global_device_ids'}}
// expected-error @+2 {{'vhlo.collective_reduce_v1' op requires attribute 'has_dynamic_root'}}
// expected-error @+1 {{'vhlo.collective_reduce_v1' has 1 regions but was given 2}}
"vhlo.collective_reduce_v1"() ({}, {}) : () -> ()

// -----

// expected-error @+4 {{'vhlo.collective_permute_v1' takes 1 operands but was given 0}}
// expected-error @+3 {{'vhlo.collective_permute_v1' makes 1 results but was given 0}}
// expected-error @+2 {{'vhlo.collective_permute_v1' op requires attribute 'source_target_pairs'}}
// expected-error @+1 {{'vhlo.collective_permute_v1' op requires attribute 'channel_id'}}
"vhlo.collective_permute_v1"() : () -> ()

// -----

// expected-error @+4 {{'vhlo.compare_v1' takes 2 operands but was given 0}}
// expected-error @+3 {{'vhlo.compare_v1' makes 1 results but was given 0}}
// expected-error @+2 {{'vhlo.compare_v1' op requires attribute 'comparison_direction'}}
// expected-error @+1 {{'vhlo.compare_v1' op requires attribute 'compare_type'}}
"vhlo.compare_v1"() : () -> ()

// -----

// expected-error @+2 {{'vhlo.complex_v1' takes 2 operands but was given 0}}
// expected-error @+1 {{'vhlo.complex_v1' makes 1 results but was given 0}}
"vhlo.complex_v1"() : () -> ()

// -----

// expected-error @+5 {{'vhlo.composite_v1' op requires attribute 'name'}}
// expected-error @+4 {{'vhlo.composite_v1' op requires attribute 'composite_attributes'}}
// expected-error @+3 {{'vhlo.composite_v1' op requires attribute 'decomposition'}}
// expected-error @+2 {{'vhlo.composite_v1' op requires attribute 'version'}}
// expected-error @+1 {{'vhlo.composite_v1' has 0 regions but was given 1}}
"vhlo.composite_v1"() ({}) : () -> ()

// -----

// expected-error @+4 {{'vhlo.composite_v2' op requires attribute 'name'}}
// expected-error @+3 {{'vhlo.composite_v2' op requires attribute 'composite_attributes'}}
// expected-error @+2 {{'vhlo.composite_v2' op requires attribute 'decomposition'}}
// expected-error @+1 {{'vhlo.composite_v2' op requires attribute 'version'}}
"vhlo.composite_v2"() : () -> ()

// -----

// expected-error @+2 {{'vhlo.compute_reshape_shape_v1' takes 2 operands but was given 0}}
// expected-error @+1 {{'vhlo.compute_reshape_shape_v1' makes 1 results but was given 0}}
"vhlo.compute_reshape_shape_v1"() : () -> ()

// -----

// expected-error @+2 {{'vhlo.concatenate_v1' makes 1 results but was given 2}}
// expected-error @+1 {{'vhlo.concatenate_v1' op requires attribute 'dimension'}}
"vhlo.concatenate_v1"() : () -> (i23, i23)

// -----

// expected-error @+2 {{'vhlo.constant_v1' makes 1 results but was given 2}}
// expected-error @+1 {{'vhlo.constant_v1' op requires attribute 'value'}}
"vhlo.constant_v1"() : () -> (i23, i23)

// -----

// expected-error @+2 {{'vhlo.convert_v1' takes 1 operands but was given 0}}
// expected-error @+1 {{'vhlo.convert_v1' makes 1 results but was given 0}}
"vhlo.convert_v1"() : () -> ()

// -----

// expected-error @+19 {{'vhlo.convolution_v1' takes 2 operands but was given 0}}
// expected-error @+18 {{'vhlo.convolution_v1' makes 1 results but was given 0}}
// expected-error @+17 {{'vhlo.convolution_v1' op requires attribute 'window_strides'}}
// expected-error @+16 {{'vhlo.convolution_v1' op requires attribute 'padding'}}
// expected-error @+15 {{'vhlo.convolution_v1' op requires attribute 'lhs_dilation'}}
// expected-error @+14 {{'vhlo.convolution_v1' op requires attribute 'rhs_dilation'}}
// expected-error @+13 {{'vhlo.convolution_v1' op requires attribute 'window_reversal'}}
// expected-error @+12 {{'vhlo.convolution_v1' op requires attribute 'input_batch_dimension'}}
// expected-error @+11 {{'vhlo.convolution_v1' op requires attribute 'input_feature_dimension'}}
// expected-error @+10 {{'vhlo.convolution_v1' op requires attribute 'input_spatial_dimensions'}}
// expected-error @+9 {{'vhlo.convolution_v1' op requires attribute 'kernel_input_feature_dimension'}}
// expected-error @+8 {{'vhlo.convolution_v1' op requires attribute 'kernel_output_feature_dimension'}}
// expected-error @+7 {{'vhlo.convolution_v1' op requires attribute 'kernel_spatial_dimensions'}}
// expected-error @+6 {{'vhlo.convolution_v1' op requires attribute 'output_batch_dimension'}}
// expected-error @+5 {{'vhlo.convolution_v1' op requires attribute 'output_feature_dimension'}}
// expected-error @+4 {{'vhlo.convolution_v1' op requires attribute 'output_spatial_dimensions'}}
// expected-error @+3 {{'vhlo.convolution_v1' op requires attribute 'feature_group_count'}}
// expected-error @+2 {{'vhlo.convolution_v1' op requires attribute 'batch_group_count'}}
// expected-error @+1 {{'vhlo.convolution_v1' op requires attribute 'precision_config'}}
"vhlo.convolution_v1"() : () -> ()

// -----

// expected-error @+2 {{'vhlo.cosine_v1' takes 1 operands but was given 0}}
// expected-error @+1 {{'vhlo.cosine_v1' makes 1 results but was given 0}}
"vhlo.cosine_v1"() : () -> ()

// -----

// expected-error @+3 {{'vhlo.cosine_v2' takes 1 operands but was given 0}}
// expected-error @+2 {{'vhlo.cosine_v2' makes 1 results but was given 0}}
// expected-error @+1 {{'vhlo.cosine_v2' op requires attribute 'result_accuracy'}}
"vhlo.cosine_v2"() : () -> ()

// -----

// expected-error @+2 {{'vhlo.count_leading_zeros_v1' takes 1 operands but was given 0}}
// expected-error @+1 {{'vhlo.count_leading_zeros_v1' makes 1 results but was given 0}}
"vhlo.count_leading_zeros_v1"() : () -> ()

// -----

// expected-error @+1 {{'vhlo.create_token_v1' makes 1 results but was given 2}}
"vhlo.create_token_v1"() : () -> (i23, i23)

// -----

// expected-error @+3 {{'vhlo.cross-replica-sum_v1' takes 1 operands but was given 0}}
// expected-error @+2 {{'vhlo.cross-replica-sum_v1' makes 1 results but was given 0}}
// expected-error @+1 {{'vhlo.cross-replica-sum_v1' op requires attribute 'replica_groups'}}
"vhlo.cross-replica-sum_v1"() : () -> ()

// -----

// expected-error @+2 {{'vhlo.cstr_reshapable_v1' takes 2 operands but was given 0}}
// expected-error @+1 {{'vhlo.cstr_reshapable_v1' makes 1 results but was given 0}}
"vhlo.cstr_reshapable_v1"() : () -> ()

// -----

// expected-error @+9 {{'vhlo.custom_call_v1' op requires attribute 'call_target_name'}}
// expected-error @+8 {{'vhlo.custom_call_v1' op requires attribute 'has_side_effect'}}
// expected-error @+7 {{'vhlo.custom_call_v1' op requires attribute 'backend_config'}}
// expected-error @+6 {{'vhlo.custom_call_v1' op requires attribute 'api_version'}}
// expected-error @+5 {{'vhlo.custom_call_v1' op requires attribute 'called_computations'}}
// expected-error @+4 {{'vhlo.custom_call_v1' op requires attribute 'operand_layouts'}}
// expected-error @+3 {{'vhlo.custom_call_v1' op requires attribute 'result_layouts'}}
// expected-error @+2 {{'vhlo.custom_call_v1' op requires attribute 'output_operand_aliases'}}
// expected-error @+1 {{'vhlo.custom_call_v1' has 0 regions but was given 1}}
"vhlo.custom_call_v1"() ({}) : () -> ()

// -----

// expected-error @+10 {{'vhlo.custom_call_v2' op requires attribute 'call_target_name'}}
// expected-error @+9 {{'vhlo.custom_call_v2' op requires attribute 'has_side_effect'}}
// expected-error @+8 {{'vhlo.custom_call_v2' op requires attribute 'backend_config'}}
// expected-error @+7 {{'vhlo.custom_call_v2' op requires attribute 'api_version'}}
// expected-error @+6 {{'vhlo.custom_call_v2' op requires attribute 'called_computations'}}
// expected-error @+5 {{'vhlo.custom_call_v2' op requires attribute 'operand_layouts'}}
// expected-error @+4 {{'vhlo.custom_call_v2' op requires attribute 'result_layouts'}}
// expected-error @+3 {{'vhlo.custom_call_v2' op requires attribute 'output_operand_aliases'}}
// expected-error @+2 {{'vhlo.custom_call_v2' op requires attribute 'result_tilings'}}
// expected-error @+1 {{'vhlo.custom_call_v2' has 0 regions but was given 1}}
"vhlo.custom_call_v2"() ({}) : () -> ()

// -----

// expected-error @+2 {{'vhlo.divide_v1' takes 2 operands but was given 0}}
// expected-error @+1 {{'vhlo.divide_v1' makes 1 results but was given 0}}
"vhlo.divide_v1"() : () -> ()

// -----

// expected-error @+7 {{'vhlo.dot_general_v1' takes 2 operands but was given 0}}
// expected-error @+6 {{'vhlo.dot_general_v1' makes 1 results but was given 0}}
// expected-error @+5 {{'vhlo.dot_general_v1' op requires attribute 'lhs_batching_dimensions'}}
// expected-error @+4 {{'vhlo.dot_general_v1' op requires attribute 'rhs_batching_dimensions'}}
// expected-error @+3 {{'vhlo.dot_general_v1' op requires attribute 'lhs_contracting_dimensions'}}
// expected-error @+2 {{'vhlo.dot_general_v1' op requires attribute 'rhs_contracting_dimensions'}}
// expected-error @+1 {{'vhlo.dot_general_v1' op requires attribute 'precision_config'}}
"vhlo.dot_general_v1"() : () -> ()

// -----

// expected-error @+14 {{'vhlo.dot_general_v2' takes 2 operands but was given 0}}
// expected-error @+13 {{'vhlo.dot_general_v2' makes 1 results but was given 0}}
// expected-error @+12 {{'vhlo.dot_general_v2' op requires attribute 'lhs_batching_dimensions'}}
// expected-error @+11 {{'vhlo.dot_general_v2' op requires attribute 'rhs_batching_dimensions'}}
// expected-error @+10 {{'vhlo.dot_general_v2' op requires attribute 'lhs_contracting_dimensions'}}
// expected-error @+9 {{'vhlo.dot_general_v2' op requires attribute 'rhs_contracting_dimensions'}}
// expected-error @+8 {{'vhlo.dot_general_v2' op requires attribute 'precision_config'}}
// expected-error @+7 {{'vhlo.dot_general_v2' op requires attribute 'lhs_precision_type'}}
// expected-error @+6 {{'vhlo.dot_general_v2' op requires attribute 'rhs_precision_type'}}
// expected-error @+5 {{'vhlo.dot_general_v2' op requires attribute 'accumulation_type'}}
// expected-error @+4 {{'vhlo.dot_general_v2' op requires attribute 'lhs_component_count'}}
// expected-error @+3 {{'vhlo.dot_general_v2' op requires attribute 'rhs_component_count'}}
// expected-error @+2 {{'vhlo.dot_general_v2' op requires attribute 'num_primitive_operations'}}
// expected-error @+1 {{'vhlo.dot_general_v2' op requires attribute 'allow_imprecise_accumulation'}}
"vhlo.dot_general_v2"() : () -> ()

// -----

// expected-error @+3 {{'vhlo.dot_v1' takes 2 operands but was given 0}}
// expected-error @+2 {{'vhlo.dot_v1' makes 1 results but was given 0}}
// expected-error @+1 {{'vhlo.dot_v1' op requires attribute 'precision_config'}}
"vhlo.dot_v1"() : () -> ()

// -----

// expected-error @+5 {{'vhlo.dynamic_broadcast_in_dim_v1' takes 2 operands but was given 0}}
// expected-error @+4 {{'vhlo.dynamic_broadcast_in_dim_v1' makes 1 results but was given 0}}
// expected-error @+3 {{'vhlo.dynamic_broadcast_in_dim_v1' op requires attribute 'broadcast_dimensions'}}
// expected-error @+2 {{'vhlo.dynamic_broadcast_in_dim_v1' op requires attribute 'known_expanding_dimensions'}}
// expected-error @+1 {{'vhlo.dynamic_broadcast_in_dim_v1' op requires attribute 'known_nonexpanding_dimensions'}}
"vhlo.dynamic_broadcast_in_dim_v1"() : () -> ()

// -----

// expected-error @+19 {{'vhlo.dynamic_conv_v1' takes 3 operands but was given 0}}
// expected-error @+18 {{'vhlo.dynamic_conv_v1' makes 1 results but was given 0}}
// expected-error @+17 {{'vhlo.dynamic_conv_v1' op requires attribute 'window_strides'}}
// expected-error @+16 {{'vhlo.dynamic_conv_v1' op requires attribute 'padding'}}
// expected-error @+15 {{'vhlo.dynamic_conv_v1' op requires attribute 'lhs_dilation'}}
// expected-error @+14 {{'vhlo.dynamic_conv_v1' op requires attribute 'rhs_dilation'}}
// expected-error @+13 {{'vhlo.dynamic_conv_v1' op requires attribute 'window_reversal'}}
// expected-error @+12 {{'vhlo.dynamic_conv_v1' op requires attribute 'input_batch_dimension'}}
// expected-error @+11 {{'vhlo.dynamic_conv_v1' op requires attribute 'input_feature_dimension'}}
// expected-error @+10 {{'vhlo.dynamic_conv_v1' op requires attribute 'input_spatial_dimensions'}}
// expected-error @+9 {{'vhlo.dynamic_conv_v1' op requires attribute 'kernel_input_feature_dimension'}}
// expected-error @+8 {{'vhlo.dynamic_conv_v1' op requires attribute 'kernel_output_feature_dimension'}}
// expected-error @+7 {{'vhlo.dynamic_conv_v1' op requires attribute 'kernel_spatial_dimensions'}}
// expected-error @+6 {{'vhlo.dynamic_conv_v1' op requires attribute 'output_batch_dimension'}}
// expected-error @+5 {{'vhlo.dynamic_conv_v1' op requires attribute 'output_feature_dimension'}}
// expected-error @+4 {{'vhlo.dynamic_conv_v1' op requires attribute 'output_spatial_dimensions'}}
// expected-error @+3 {{'vhlo.dynamic_conv_v1' op requires attribute 'feature_group_count'}}
// expected-error @+2 {{'vhlo.dynamic_conv_v1' op requires attribute 'batch_group_count'}}
// expected-error @+1 {{'vhlo.dynamic_conv_v1' op requires attribute 'precision_config'}}
"vhlo.dynamic_conv_v1"() : () -> ()

// -----

// expected-error @+18 {{'vhlo.dynamic_conv_v2' takes 3 operands but was given 0}}
// expected-error @+17 {{'vhlo.dynamic_conv_v2' makes 1 results but was given 0}}
// expected-error @+16 {{'vhlo.dynamic_conv_v2' op requires attribute 'window_strides'}}
// expected-error @+15 {{'vhlo.dynamic_conv_v2' op requires attribute 'lhs_dilation'}}
// expected-error @+14 {{'vhlo.dynamic_conv_v2' op requires attribute 'rhs_dilation'}}
// expected-error @+13 {{'vhlo.dynamic_conv_v2' op requires attribute 'window_reversal'}}
// expected-error @+12 {{'vhlo.dynamic_conv_v2' op requires attribute 'input_batch_dimension'}}
// expected-error @+11 {{'vhlo.dynamic_conv_v2' op requires attribute 'input_feature_dimension'}}
// expected-error @+10 {{'vhlo.dynamic_conv_v2' op requires attribute 'input_spatial_dimensions'}}
// expected-error @+9 {{'vhlo.dynamic_conv_v2' op requires attribute 'kernel_input_feature_dimension'}}
// expected-error @+8 {{'vhlo.dynamic_conv_v2' op requires attribute 'kernel_output_feature_dimension'}}
// expected-error @+7 {{'vhlo.dynamic_conv_v2' op requires attribute 'kernel_spatial_dimensions'}}
// expected-error @+6 {{'vhlo.dynamic_conv_v2' op requires attribute 'output_batch_dimension'}}
// expected-error @+5 {{'vhlo.dynamic_conv_v2' op requires attribute 'output_feature_dimension'}}
// expected-error @+4 {{'vhlo.dynamic_conv_v2' op requires attribute 'output_spatial_dimensions'}}
// expected-error @+3 {{'vhlo.dynamic_conv_v2' op requires attribute 'feature_group_count'}}
// expected-error @+2 {{'vhlo.dynamic_conv_v2' op requires attribute 'batch_group_count'}}
// expected-error @+1 {{'vhlo.dynamic_conv_v2' op requires attribute 'precision_config'}}
"vhlo.dynamic_conv_v2"() : () -> ()

// -----

// expected-error @+7 {{'vhlo.dynamic_gather_v1' takes 3 operands but was given 0}}
// expected-error @+6 {{'vhlo.dynamic_gather_v1' makes 1 results but was given 0}}
// expected-error @+5 {{'vhlo.dynamic_gather_v1' op requires attribute 'offset_dims'}}
// expected-error @+4 {{'vhlo.dynamic_gather_v1' op requires attribute 'collapsed_slice_dims'}}
// expected-error @+3 {{'vhlo.dynamic_gather_v1' op requires attribute 'start_index_map'}}
// expected-error @+2 {{'vhlo.dynamic_gather_v1' op requires attribute 'index_vector_dim'}}
// expected-error @+1 {{'vhlo.dynamic_gather_v1' op requires attribute 'indices_are_sorted'}}
"vhlo.dynamic_gather_v1"() : () -> ()

// -----

// expected-error @+9 {{'vhlo.dynamic_gather_v2' takes 3 operands but was given 0}}
// expected-error @+8 {{'vhlo.dynamic_gather_v2' makes 1 results but was given 0}}
// expected-error @+7 {{'vhlo.dynamic_gather_v2' op requires attribute 'offset_dims'}}
// expected-error @+6 {{'vhlo.dynamic_gather_v2' op requires attribute 'collapsed_slice_dims'}}
// expected-error @+5 {{'vhlo.dynamic_gather_v2' op requires attribute 'operand_batching_dims'}}
// expected-error @+4 {{'vhlo.dynamic_gather_v2' op requires attribute 'start_indices_batching_dims'}}
// expected-error @+3 {{'vhlo.dynamic_gather_v2' op requires attribute 'start_index_map'}}
// expected-error @+2 {{'vhlo.dynamic_gather_v2' op requires attribute 'index_vector_dim'}}
// expected-error @+1 {{'vhlo.dynamic_gather_v2' op requires attribute 'indices_are_sorted'}}
"vhlo.dynamic_gather_v2"() : () -> ()

// -----

// expected-error @+3 {{'vhlo.dynamic_iota_v1' takes 1 operands but was given 0}}
// expected-error @+2 {{'vhlo.dynamic_iota_v1' makes 1 results but was given 0}}
// expected-error @+1 {{'vhlo.dynamic_iota_v1' op requires attribute 'iota_dimension'}}
"vhlo.dynamic_iota_v1"() : () -> ()

// -----

// expected-error @+2 {{'vhlo.dynamic_pad_v1' takes 5 operands but was given 0}}
// expected-error @+1 {{'vhlo.dynamic_pad_v1' makes 1 results but was given 0}}
"vhlo.dynamic_pad_v1"() : () -> ()

// -----

// expected-error @+2 {{'vhlo.dynamic_reshape_v1' takes 2 operands but was given 0}}
// expected-error @+1 {{'vhlo.dynamic_reshape_v1' makes 1 results but was given 0}}
"vhlo.dynamic_reshape_v1"() : () -> ()

// -----

// expected-error @+3 {{'vhlo.dynamic_slice_v1' takes 1 or more operands, in groups (operand, start_indices*), but was given 0}}
// expected-error @+2 {{'vhlo.dynamic_slice_v1' makes 1 results but was given 0}}
// expected-error @+1 {{'vhlo.dynamic_slice_v1' op requires attribute 'slice_sizes'}}
"vhlo.dynamic_slice_v1"() : () -> ()

// -----

// expected-error @+2 {{'vhlo.dynamic_update_slice_v1' takes 2 or more operands, in groups (operand, update, start_indices*), but was given 0}}
// expected-error @+1 {{'vhlo.dynamic_update_slice_v1' makes 1 results but was given 0}}
"vhlo.dynamic_update_slice_v1"() : () -> ()

// -----

// expected-error @+3 {{'vhlo.einsum_v1' takes 2 operands but was given 0}}
// expected-error @+2 {{'vhlo.einsum_v1' makes 1 results but was given 0}}
// expected-error @+1 {{'vhlo.einsum_v1' op requires attribute 'einsum_config'}}
"vhlo.einsum_v1"() : () -> ()

// -----

// expected-error @+2 {{'vhlo.exponential_minus_one_v1' takes 1 operands but was given 0}}
// expected-error @+1 {{'vhlo.exponential_minus_one_v1' makes 1 results but was given 0}}
"vhlo.exponential_minus_one_v1"() : () -> ()

// -----

// expected-error @+3 {{'vhlo.exponential_minus_one_v2' takes 1 operands but was given 0}}
// expected-error @+2 {{'vhlo.exponential_minus_one_v2' makes 1 results but was given 0}}
// expected-error @+1 {{'vhlo.exponential_minus_one_v2' op requires attribute 'result_accuracy'}}
"vhlo.exponential_minus_one_v2"() : () -> ()

// -----

// expected-error @+2 {{'vhlo.exponential_v1' takes 1 operands but was given 0}}
// expected-error @+1 {{'vhlo.exponential_v1' makes 1 results but was given 0}}
"vhlo.exponential_v1"() : () -> ()

// -----

// expected-error @+3 {{'vhlo.exponential_v2' takes 1 operands but was given 0}}
// expected-error @+2 {{'vhlo.exponential_v2' makes 1 results but was given 0}}
// expected-error @+1 {{'vhlo.exponential_v2' op requires attribute 'result_accuracy'}}
"vhlo.exponential_v2"() : () -> ()

// -----

// expected-error @+4 {{'vhlo.fft_v1' takes 1 operands but was given 0}}
// expected-error @+3 {{'vhlo.fft_v1' makes 1 results but was given 0}}
// expected-error @+2 {{'vhlo.fft_v1' op requires attribute 'fft_type'}}
// expected-error @+1 {{'vhlo.fft_v1' op requires attribute 'fft_length'}}
"vhlo.fft_v1"() : () -> ()

// -----

// expected-error @+2 {{'vhlo.floor_v1' takes 1 operands but was given 0}}
// expected-error @+1 {{'vhlo.floor_v1' makes 1 results but was given 0}}
"vhlo.floor_v1"() : () -> ()

// -----

// expected-error @+7 {{'vhlo.func_v1' makes 0 results but was given 1}}
// expected-error @+6 {{'vhlo.func_v1' op requires attribute 'sym_name'}}
// expected-error @+5 {{'vhlo.func_v1' op requires attribute 'function_type'}}
// expected-error @+4 {{'vhlo.func_v1' op requires attribute 'sym_visibility'}}
// expected-error @+3 {{'vhlo.func_v1' op requires attribute 'arg_attrs'}}
// expected-error @+2 {{'vhlo.func_v1' op requires attribute 'res_attrs'}}
// expected-error @+1 {{'vhlo.func_v1' has 1 regions but was given 0}}
"vhlo.func_v1"() : () -> (i23)

// -----

// expected-error @+8 {{'vhlo.gather_v1' takes 2 operands but was given 0}}
// expected-error @+7 {{'vhlo.gather_v1' makes 1 results but was given 0}}
// expected-error @+6 {{'vhlo.gather_v1' op requires attribute 'offset_dims'}}
// expected-error @+5 {{'vhlo.gather_v1' op requires attribute 'collapsed_slice_dims'}}
// expected-error @+4 {{'vhlo.gather_v1' op requires attribute 'start_index_map'}}
// expected-error @+3 {{'vhlo.gather_v1' op requires attribute 'index_vector_dim'}}
// expected-error @+2 {{'vhlo.gather_v1' op requires attribute 'slice_sizes'}}
// expected-error @+1 {{'vhlo.gather_v1' op requires attribute 'indices_are_sorted'}}
"vhlo.gather_v1"() : () -> ()

// -----

// expected-error @+10 {{'vhlo.gather_v2' takes 2 operands but was given 0}}
// expected-error @+9 {{'vhlo.gather_v2' makes 1 results but was given 0}}
// expected-error @+8 {{'vhlo.gather_v2' op requires attribute 'offset_dims'}}
// expected-error @+7 {{'vhlo.gather_v2' op requires attribute 'collapsed_slice_dims'}}
// expected-error @+6 {{'vhlo.gather_v2' op requires attribute 'operand_batching_dims'}}
// expected-error @+5 {{'vhlo.gather_v2' op requires attribute 'start_indices_batching_dims'}}
// expected-error @+4 {{'vhlo.gather_v2' op requires attribute 'start_index_map'}}
// expected-error @+3 {{'vhlo.gather_v2' op requires attribute 'index_vector_dim'}}
// expected-error @+2 {{'vhlo.gather_v2' op requires attribute 'slice_sizes'}}
// expected-error @+1 {{'vhlo.gather_v2' op requires attribute 'indices_are_sorted'}}
"vhlo.gather_v2"() : () -> ()

// -----

// expected-error @+3 {{'vhlo.get_dimension_size_v1' takes 1 operands but was given 0}}
// expected-error @+2 {{'vhlo.get_dimension_size_v1' makes 1 results but was given 0}}
// expected-error @+1 {{'vhlo.get_dimension_size_v1' op requires attribute 'dimension'}}
"vhlo.get_dimension_size_v1"() : () -> ()

// -----

// expected-error @+3 {{'vhlo.get_tuple_element_v1' takes 1 operands but was given 0}}
// expected-error @+2 {{'vhlo.get_tuple_element_v1' makes 1 results but was given 0}}
// expected-error @+1 {{'vhlo.get_tuple_element_v1' op requires attribute 'index'}}
"vhlo.get_tuple_element_v1"() : () -> ()

// -----

// expected-error @+2 {{'vhlo.if_v1' takes 1 operands but was given 0}}
// expected-error @+1 {{'vhlo.if_v1' has 2 regions but was given 0}}
"vhlo.if_v1"() : () -> ()

// -----

// expected-error @+2 {{'vhlo.imag_v1' takes 1 operands but was given 0}}
// expected-error @+1 {{'vhlo.imag_v1' makes 1 results but was given 0}}
"vhlo.imag_v1"() : () -> ()

// -----

// expected-error @+3 {{'vhlo.infeed_v1' takes 1 operands but was given 0}}
// expected-error @+2 {{'vhlo.infeed_v1' op requires attribute 'infeed_config'}}
// expected-error @+1 {{'vhlo.infeed_v1' op requires attribute 'layout'}}
"vhlo.infeed_v1"() : () -> ()

// -----

// expected-error @+2 {{'vhlo.iota_v1' makes 1 results but was given 2}}
// expected-error @+1 {{'vhlo.iota_v1' op requires attribute 'iota_dimension'}}
"vhlo.iota_v1"() : () -> (i23, i23)

// -----

// expected-error @+2 {{'vhlo.is_finite_v1' takes 1 operands but was given 0}}
// expected-error @+1 {{'vhlo.is_finite_v1' makes 1 results but was given 0}}
"vhlo.is_finite_v1"() : () -> ()

// -----

// expected-error @+2 {{'vhlo.log_plus_one_v1' takes 1 operands but was given 0}}
// expected-error @+1 {{'vhlo.log_plus_one_v1' makes 1 results but was given 0}}
"vhlo.log_plus_one_v1"() : () -> ()

// -----

// expected-error @+3 {{'vhlo.log_plus_one_v2' takes 1 operands but was given 0}}
// expected-error @+2 {{'vhlo.log_plus_one_v2' makes 1 results but was given 0}}
// expected-error @+1 {{'vhlo.log_plus_one_v2' op requires attribute 'result_accuracy'}}
"vhlo.log_plus_one_v2"() : () -> ()

// -----

// expected-error @+2 {{'vhlo.log_v1' takes 1 operands but was given 0}}
// expected-error @+1 {{'vhlo.log_v1' makes 1 results but was given 0}}
"vhlo.log_v1"() : () -> ()

// -----

// expected-error @+3 {{'vhlo.log_v2' takes 1 operands but was given 0}}
// expected-error @+2 {{'vhlo.log_v2' makes 1 results but was given 0}}
// expected-error @+1 {{'vhlo.log_v2' op requires attribute 'result_accuracy'}}
"vhlo.log_v2"() : () -> ()

// -----

// expected-error @+2 {{'vhlo.logistic_v1' takes 1 operands but was given 0}}
// expected-error @+1 {{'vhlo.logistic_v1' makes 1 results but was given 0}}
"vhlo.logistic_v1"() : () -> ()

// -----

// expected-error @+3 {{'vhlo.logistic_v2' takes 1 operands but was given 0}}
// expected-error @+2 {{'vhlo.logistic_v2' makes 1 results but was given 0}}
// expected-error @+1 {{'vhlo.logistic_v2' op requires attribute 'result_accuracy'}}
"vhlo.logistic_v2"() : () -> ()

// -----

// expected-error @+3 {{'vhlo.map_v1' makes 1 results but was given 2}}
// expected-error @+2 {{'vhlo.map_v1' op requires attribute 'dimensions'}}
// expected-error @+1 {{'vhlo.map_v1' has 1 regions but was given 0}}
"vhlo.map_v1"() : () -> (i23, i23)

// -----

// expected-error @+2 {{'vhlo.maximum_v1' takes 2 operands but was given 0}}
// expected-error @+1 {{'vhlo.maximum_v1' makes 1 results but was given 0}}
"vhlo.maximum_v1"() : () -> ()

// -----

// expected-error @+2 {{'vhlo.minimum_v1' takes 2 operands but was given 0}}
// expected-error @+1 {{'vhlo.minimum_v1' makes 1 results but was given 0}}
"vhlo.minimum_v1"() : () -> ()

// -----

// expected-error @+2 {{'vhlo.multiply_v1' takes 2 operands but was given 0}}
// expected-error @+1 {{'vhlo.multiply_v1' makes 1 results but was given 0}}
"vhlo.multiply_v1"() : () -> ()

// -----

// expected-error @+2 {{'vhlo.negate_v1' takes 1 operands but was given 0}}
// expected-error @+1 {{'vhlo.negate_v1' makes 1 results but was given 0}}
"vhlo.negate_v1"() : () -> ()

// -----

// expected-error @+2 {{'vhlo.not_v1' takes 1 operands but was given 0}}
// expected-error @+1 {{'vhlo.not_v1' makes 1 results but was given 0}}
"vhlo.not_v1"() : () -> ()

// -----

// expected-error @+1 {{'vhlo.optimization_barrier_v1' has 0 regions but was given 1}}
"vhlo.optimization_barrier_v1"() ({}) : () -> ()

// -----

// expected-error @+2 {{'vhlo.or_v1' takes 2 operands but was given 0}}
// expected-error @+1 {{'vhlo.or_v1' makes 1 results but was given 0}}
"vhlo.or_v1"() : () -> ()

// -----

// expected-error @+3 {{'vhlo.outfeed_v1' takes 1 or more operands, in groups (inputs*, token), but was given 0}}
// expected-error @+2 {{'vhlo.outfeed_v1' makes 1 results but was given 0}}
// expected-error @+1 {{'vhlo.outfeed_v1' op requires attribute 'outfeed_config'}}
"vhlo.outfeed_v1"() : () -> ()

// -----

// expected-error @+5 {{'vhlo.pad_v1' takes 2 operands but was given 0}}
// expected-error @+4 {{'vhlo.pad_v1' makes 1 results but was given 0}}
// expected-error @+3 {{'vhlo.pad_v1' op requires attribute 'edge_padding_low'}}
// expected-error @+2 {{'vhlo.pad_v1' op requires attribute 'edge_padding_high'}}
// expected-error @+1 {{'vhlo.pad_v1' op requires attribute 'interior_padding'}}
"vhlo.pad_v1"() : () -> ()

// -----

// expected-error @+1 {{'vhlo.partition_id_v1' makes 1 results but was given 2}}
"vhlo.partition_id_v1"() : () -> (i23, i23)

// -----

// expected-error @+2 {{'vhlo.popcnt_v1' takes 1 operands but was given 0}}
// expected-error @+1 {{'vhlo.popcnt_v1' makes 1 results but was given 0}}
"vhlo.popcnt_v1"() : () -> ()

// -----

// expected-error @+2 {{'vhlo.power_v1' takes 2 operands but was given 0}}
// expected-error @+1 {{'vhlo.power_v1' makes 1 results but was given 0}}
"vhlo.power_v1"() : () -> ()

// -----

// expected-error @+2 {{'vhlo.real_dynamic_slice_v1' takes 4 operands but was given 0}}
// expected-error @+1 {{'vhlo.real_dynamic_slice_v1' makes 1 results but was given 0}}
"vhlo.real_dynamic_slice_v1"() : () -> ()

// -----

// expected-error @+2 {{'vhlo.real_v1' takes 1 operands but was given 0}}
// expected-error @+1 {{'vhlo.real_v1' makes 1 results but was given 0}}
"vhlo.real_v1"() : () -> ()

// -----

// expected-error @+4 {{'vhlo.recv_v1' takes 1 operands but was given 0}}
// expected-error @+3 {{'vhlo.recv_v1' op requires attribute 'channel_id'}}
// expected-error @+2 {{'vhlo.recv_v1' op requires attribute 'channel_type'}}
// expected-error @+1 {{'vhlo.recv_v1' op requires attribute 'is_host_transfer'}}
"vhlo.recv_v1"() : () -> ()

// -----

// expected-error @+5 {{'vhlo.recv_v2' takes 1 operands but was given 0}}
// expected-error @+4 {{'vhlo.recv_v2' op requires attribute 'channel_id'}}
// expected-error @+3 {{'vhlo.recv_v2' op requires attribute 'channel_type'}}
// expected-error @+2 {{'vhlo.recv_v2' op requires attribute 'is_host_transfer'}}
// expected-error @+1 {{'vhlo.recv_v2' op requires attribute 'source_target_pairs'}}
"vhlo.recv_v2"() : () -> ()

// -----

// expected-error @+4 {{'vhlo.reduce_precision_v1' takes 1 operands but was given 0}}
// expected-error @+3 {{'vhlo.reduce_precision_v1' makes 1 results but was given 0}}
// expected-error @+2 {{'vhlo.reduce_precision_v1' op requires attribute 'exponent_bits'}}
// expected-error @+1 {{'vhlo.reduce_precision_v1' op requires attribute 'mantissa_bits'}}
"vhlo.reduce_precision_v1"() : () -> ()

// -----

// expected-error @+7 {{'vhlo.reduce_scatter_v1' takes 1 operands but was given 0}}
// expected-error @+6 {{'vhlo.reduce_scatter_v1' makes 1 results but was given 0}}
// expected-error @+5 {{'vhlo.reduce_scatter_v1' op requires attribute 'scatter_dimension'}}
// expected-error @+4 {{'vhlo.reduce_scatter_v1' op requires attribute 'replica_groups'}}
// expected-error @+3 {{'vhlo.reduce_scatter_v1' op requires attribute 'channel_id'}}
// expected-error @+2 {{'vhlo.reduce_scatter_v1' op requires attribute 'use_global_device_ids'}}
// expected-error @+1 {{'vhlo.reduce_scatter_v1' has 1 regions but was given 0}}
"vhlo.reduce_scatter_v1"() : () -> ()

// -----

// expected-error @+2 {{'vhlo.reduce_v1' op requires attribute 'dimensions'}}
// expected-error @+1 {{'vhlo.reduce_v1' has 1 regions but was given 2}}
"vhlo.reduce_v1"() ({}, {}) : () -> ()

// -----

// expected-error @+6 {{'vhlo.reduce_window_v1' op requires attribute 'window_dimensions'}}
// expected-error @+5 {{'vhlo.reduce_window_v1' op requires attribute 'window_strides'}}
// expected-error @+4 {{'vhlo.reduce_window_v1' op requires attribute 'base_dilations'}}
// expected-error @+3 {{'vhlo.reduce_window_v1' op requires attribute 'window_dilations'}}
// expected-error @+2 {{'vhlo.reduce_window_v1' op requires attribute 'padding'}}
// expected-error @+1 {{'vhlo.reduce_window_v1' has 1 regions but was given 2}}
"vhlo.reduce_window_v1"() ({}, {}) : () -> ()

// -----

// expected-error @+2 {{'vhlo.remainder_v1' takes 2 operands but was given 0}}
// expected-error @+1 {{'vhlo.remainder_v1' makes 1 results but was given 0}}
"vhlo.remainder_v1"() : () -> ()

// -----

// expected-error @+1 {{'vhlo.replica_id_v1' makes 1 results but was given 2}}
"vhlo.replica_id_v1"() : () -> (i23, i23)

// -----

// expected-error @+2 {{'vhlo.reshape_v1' takes 1 operands but was given 0}}
// expected-error @+1 {{'vhlo.reshape_v1' makes 1 results but was given 0}}
"vhlo.reshape_v1"() : () -> ()

// -----

// expected-error @+1 {{'vhlo.return_v1' makes 0 results but was given 1}}
"vhlo.return_v1"() : () -> (i23)

// -----

// expected-error @+3 {{'vhlo.reverse_v1' takes 1 operands but was given 0}}
// expected-error @+2 {{'vhlo.reverse_v1' makes 1 results but was given 0}}
// expected-error @+1 {{'vhlo.reverse_v1' op requires attribute 'dimensions'}}
"vhlo.reverse_v1"() : () -> ()

// -----

// expected-error @+3 {{'vhlo.rng_bit_generator_v1' takes 1 operands but was given 0}}
// expected-error @+2 {{'vhlo.rng_bit_generator_v1' makes 2 results but was given 0}}
// expected-error @+1 {{'vhlo.rng_bit_generator_v1' op requires attribute 'rng_algorithm'}}
"vhlo.rng_bit_generator_v1"() : () -> ()

// -----

// expected-error @+3 {{'vhlo.rng_v1' takes 3 operands but was given 0}}
// expected-error @+2 {{'vhlo.rng_v1' makes 1 results but was given 0}}
// expected-error @+1 {{'vhlo.rng_v1' op requires attribute 'rng_distribution'}}
"vhlo.rng_v1"() : () -> ()

// -----

// expected-error @+2 {{'vhlo.round_nearest_afz_v1' takes 1 operands but was given 0}}
// expected-error @+1 {{'vhlo.round_nearest_afz_v1' makes 1 results but was given 0}}
"vhlo.round_nearest_afz_v1"() : () -> ()

// -----

// expected-error @+2 {{'vhlo.round_nearest_even_v1' takes 1 operands but was given 0}}
// expected-error @+1 {{'vhlo.round_nearest_even_v1' makes 1 results but was given 0}}
"vhlo.round_nearest_even_v1"() : () -> ()

// -----

// expected-error @+2 {{'vhlo.rsqrt_v1' takes 1 operands but was given 0}}
// expected-error @+1 {{'vhlo.rsqrt_v1' makes 1 results but was given 0}}
"vhlo.rsqrt_v1"() : () -> ()

// -----

// expected-error @+3 {{'vhlo.rsqrt_v2' takes 1 operands but was given 0}}
// expected-error @+2 {{'vhlo.rsqrt_v2' makes 1 results but was given 0}}
// expected-error @+1 {{'vhlo.rsqrt_v2' op requires attribute 'result_accuracy'}}
"vhlo.rsqrt_v2"() : () -> ()

// -----

// expected-error @+8 {{'vhlo.scatter_v1' takes 1 or more operands, in groups (inputs*, scatter_indices, updates*), but was given 0}}
// expected-error @+7 {{'vhlo.scatter_v1' op requires attribute 'update_window_dims'}}
// expected-error @+6 {{'vhlo.scatter_v1' op requires attribute 'inserted_window_dims'}}
// expected-error @+5 {{'vhlo.scatter_v1' op requires attribute 'scatter_dims_to_operand_dims'}}
// expected-error @+4 {{'vhlo.scatter_v1' op requires attribute 'index_vector_dim'}}
// expected-error @+3 {{'vhlo.scatter_v1' op requires attribute 'indices_are_sorted'}}
// expected-error @+2 {{'vhlo.scatter_v1' op requires attribute 'unique_indices'}}
// expected-error @+1 {{'vhlo.scatter_v1' has 1 regions but was given 0}}
"vhlo.scatter_v1"() : () -> ()

// -----

// expected-error @+10 {{'vhlo.scatter_v2' takes 1 or more operands, in groups (inputs*, scatter_indices, updates*), but was given 0}}
// expected-error @+9 {{'vhlo.scatter_v2' op requires attribute 'update_window_dims'}}
// expected-error @+8 {{'vhlo.scatter_v2' op requires attribute 'inserted_window_dims'}}
// expected-error @+7 {{'vhlo.scatter_v2' op requires attribute 'scatter_dims_to_operand_dims'}}
// expected-error @+6 {{'vhlo.scatter_v2' op requires attribute 'index_vector_dim'}}
// expected-error @+5 {{'vhlo.scatter_v2' op requires attribute 'indices_are_sorted'}}
// expected-error @+4 {{'vhlo.scatter_v2' op requires attribute 'unique_indices'}}
// expected-error @+3 {{'vhlo.scatter_v2' op requires attribute 'input_batching_dims'}}
// expected-error @+2 {{'vhlo.scatter_v2' op requires attribute 'scatter_indices_batching_dims'}}
// expected-error @+1 {{'vhlo.scatter_v2' has 1 regions but was given 0}}
"vhlo.scatter_v2"() : () -> ()

// -----

// expected-error @+6 {{'vhlo.select_and_scatter_v1' takes 3 operands but was given 0}}
// expected-error @+5 {{'vhlo.select_and_scatter_v1' makes 1 results but was given 0}}
// expected-error @+4 {{'vhlo.select_and_scatter_v1' op requires attribute 'window_dimensions'}}
// expected-error @+3 {{'vhlo.select_and_scatter_v1' op requires attribute 'window_strides'}}
// expected-error @+2 {{'vhlo.select_and_scatter_v1' op requires attribute 'padding'}}
// expected-error @+1 {{'vhlo.select_and_scatter_v1' has 2 regions but was given 0}}
"vhlo.select_and_scatter_v1"() : () -> ()

// -----

// expected-error @+2 {{'vhlo.select_v1' takes 3 operands but was given 0}}
// expected-error @+1 {{'vhlo.select_v1' makes 1 results but was given 0}}
"vhlo.select_v1"() : () -> ()

// -----

// expected-error @+5 {{'vhlo.send_v1' takes 1 or more operands, in groups (inputs*, token), but was given 0}}
// expected-error @+4 {{'vhlo.send_v1' makes 1 results but was given 0}}
// expected-error @+3 {{'vhlo.send_v1' op requires attribute 'channel_id'}}
// expected-error @+2 {{'vhlo.send_v1' op requires attribute 'channel_type'}}
// expected-error @+1 {{'vhlo.send_v1' op requires attribute 'is_host_transfer'}}
"vhlo.send_v1"() : () -> ()

// -----

// expected-error @+6 {{'vhlo.send_v2' takes 1 or more operands, in groups (inputs*, token), but was given 0}}
// expected-error @+5 {{'vhlo.send_v2' makes 1 results but was given 0}}
// expected-error @+4 {{'vhlo.send_v2' op requires attribute 'channel_id'}}
// expected-error @+3 {{'vhlo.send_v2' op requires attribute 'channel_type'}}
// expected-error @+2 {{'vhlo.send_v2' op requires attribute 'is_host_transfer'}}
// expected-error @+1 {{'vhlo.send_v2' op requires attribute 'source_target_pairs'}}
"vhlo.send_v2"() : () -> ()

// -----

// expected-error @+3 {{'vhlo.set_dimension_size_v1' takes 2 operands but was given 0}}
// expected-error @+2 {{'vhlo.set_dimension_size_v1' makes 1 results but was given 0}}
// expected-error @+1 {{'vhlo.set_dimension_size_v1' op requires attribute 'dimension'}}
"vhlo.set_dimension_size_v1"() : () -> ()

// -----

// expected-error @+2 {{'vhlo.shift_left_v1' takes 2 operands but was given 0}}
// expected-error @+1 {{'vhlo.shift_left_v1' makes 1 results but was given 0}}
"vhlo.shift_left_v1"() : () -> ()

// -----

// expected-error @+2 {{'vhlo.shift_right_arithmetic_v1' takes 2 operands but was given 0}}
// expected-error @+1 {{'vhlo.shift_right_arithmetic_v1' makes 1 results but was given 0}}
"vhlo.shift_right_arithmetic_v1"() : () -> ()

// -----

// expected-error @+2 {{'vhlo.shift_right_logical_v1' takes 2 operands but was given 0}}
// expected-error @+1 {{'vhlo.shift_right_logical_v1' makes 1 results but was given 0}}
"vhlo.shift_right_logical_v1"() : () -> ()

// -----

// expected-error @+2 {{'vhlo.sign_v1' takes 1 operands but was given 0}}
// expected-error @+1 {{'vhlo.sign_v1' makes 1 results but was given 0}}
"vhlo.sign_v1"() : () -> ()

// -----

// expected-error @+2 {{'vhlo.sine_v1' takes 1 operands but was given 0}}
// expected-error @+1 {{'vhlo.sine_v1' makes 1 results but was given 0}}
"vhlo.sine_v1"() : () -> ()

// -----

// expected-error @+3 {{'vhlo.sine_v2' takes 1 operands but was given 0}}
// expected-error @+2 {{'vhlo.sine_v2' makes 1 results but was given 0}}
// expected-error @+1 {{'vhlo.sine_v2' op requires attribute 'result_accuracy'}}
"vhlo.sine_v2"() : () -> ()

// -----

// expected-error @+5 {{'vhlo.slice_v1' takes 1 operands but was given 0}}
// expected-error @+4 {{'vhlo.slice_v1' makes 1 results but was given 0}}
// expected-error @+3 {{'vhlo.slice_v1' op requires attribute 'start_indices'}}
// expected-error @+2 {{'vhlo.slice_v1' op requires attribute 'limit_indices'}}
// expected-error @+1 {{'vhlo.slice_v1' op requires attribute 'strides'}}
"vhlo.slice_v1"() : () -> ()

// -----

// expected-error @+3 {{'vhlo.sort_v1' op requires attribute 'dimension'}}
// expected-error @+2 {{'vhlo.sort_v1' op requires attribute 'is_stable'}}
// expected-error @+1 {{'vhlo.sort_v1' has 1 regions but was given 2}}
"vhlo.sort_v1"() ({}, {}) : () -> ()

// -----

// expected-error @+2 {{'vhlo.sqrt_v1' takes 1 operands but was given 0}}
// expected-error @+1 {{'vhlo.sqrt_v1' makes 1 results but was given 0}}
"vhlo.sqrt_v1"() : () -> ()

// -----

// expected-error @+3 {{'vhlo.sqrt_v2' takes 1 operands but was given 0}}
// expected-error @+2 {{'vhlo.sqrt_v2' makes 1 results but was given 0}}
// expected-error @+1 {{'vhlo.sqrt_v2' op requires attribute 'result_accuracy'}}
"vhlo.sqrt_v2"() : () -> ()

// -----

// expected-error @+2 {{'vhlo.subtract_v1' takes 2 operands but was given 0}}
// expected-error @+1 {{'vhlo.subtract_v1' makes 1 results but was given 0}}
"vhlo.subtract_v1"() : () -> ()

// -----

// expected-error @+2 {{'vhlo.tan_v1' takes 1 operands but was given 0}}
// expected-error @+1 {{'vhlo.tan_v1' makes 1 results but was given 0}}
"vhlo.tan_v1"() : () -> ()

// -----

// expected-error @+3 {{'vhlo.tan_v2' takes 1 operands but was given 0}}
// expected-error @+2 {{'vhlo.tan_v2' makes 1 results but was given 0}}
// expected-error @+1 {{'vhlo.tan_v2' op requires attribute 'result_accuracy'}}
"vhlo.tan_v2"() : () -> ()

// -----

// expected-error @+2 {{'vhlo.tanh_v1' takes 1 operands but was given 0}}
// expected-error @+1 {{'vhlo.tanh_v1' makes 1 results but was given 0}}
"vhlo.tanh_v1"() : () -> ()

// -----

// expected-error @+3 {{'vhlo.tanh_v2' takes 1 operands but was given 0}}
// expected-error @+2 {{'vhlo.tanh_v2' makes 1 results but was given 0}}
// expected-error @+1 {{'vhlo.tanh_v2' op requires attribute 'result_accuracy'}}
"vhlo.tanh_v2"() : () -> ()

// -----

// expected-error @+4 {{'vhlo.torch_index_select_v1' takes 2 operands but was given 0}}
// expected-error @+3 {{'vhlo.torch_index_select_v1' makes 1 results but was given 0}}
// expected-error @+2 {{'vhlo.torch_index_select_v1' op requires attribute 'dim'}}
// expected-error @+1 {{'vhlo.torch_index_select_v1' op requires attribute 'batch_dims'}}
"vhlo.torch_index_select_v1"() : () -> ()

// -----

// expected-error @+2 {{'vhlo.trace_v1' takes 1 operands but was given 0}}
// expected-error @+1 {{'vhlo.trace_v1' op requires attribute 'tag'}}
"vhlo.trace_v1"() : () -> ()

// -----

// expected-error @+3 {{'vhlo.transpose_v1' takes 1 operands but was given 0}}
// expected-error @+2 {{'vhlo.transpose_v1' makes 1 results but was given 0}}
// expected-error @+1 {{'vhlo.transpose_v1' op requires attribute 'permutation'}}
"vhlo.transpose_v1"() : () -> ()

// -----

// expected-error @+6 {{'vhlo.triangular_solve_v1' takes 2 operands but was given 0}}
// expected-error @+5 {{'vhlo.triangular_solve_v1' makes 1 results but was given 0}}
// expected-error @+4 {{'vhlo.triangular_solve_v1' op requires attribute 'left_side'}}
// expected-error @+3 {{'vhlo.triangular_solve_v1' op requires attribute 'lower'}}
// expected-error @+2 {{'vhlo.triangular_solve_v1' op requires attribute 'unit_diagonal'}}
// expected-error @+1 {{'vhlo.triangular_solve_v1' op requires attribute 'transpose_a'}}
"vhlo.triangular_solve_v1"() : () -> ()

// -----

// expected-error @+1 {{'vhlo.tuple_v1' makes 1 results but was given 2}}
"vhlo.tuple_v1"() : () -> (i23, i23)

// -----

// expected-error @+3 {{'vhlo.unary_einsum_v1' takes 1 operands but was given 0}}
// expected-error @+2 {{'vhlo.unary_einsum_v1' makes 1 results but was given 0}}
// expected-error @+1 {{'vhlo.unary_einsum_v1' op requires attribute 'einsum_config'}}
"vhlo.unary_einsum_v1"() : () -> ()

// -----

// expected-error @+2 {{'vhlo.uniform_dequantize_v1' takes 1 operands but was given 0}}
// expected-error @+1 {{'vhlo.uniform_dequantize_v1' makes 1 results but was given 0}}
"vhlo.uniform_dequantize_v1"() : () -> ()

// -----

// expected-error @+2 {{'vhlo.uniform_quantize_v1' takes 1 operands but was given 0}}
// expected-error @+1 {{'vhlo.uniform_quantize_v1' makes 1 results but was given 0}}
"vhlo.uniform_quantize_v1"() : () -> ()

// -----

// expected-error @+1 {{'vhlo.while_v1' has 2 regions but was given 3}}
"vhlo.while_v1"() ({}, {}, {}) : () -> ()

// -----

// expected-error @+2 {{'vhlo.xor_v1' takes 2 operands but was given 0}}
// expected-error @+1 {{'vhlo.xor_v1' makes 1 results but was given 0}}
"vhlo.xor_v1"() : () -> ()
