// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --split-input-file --verify-diagnostics %s
// One mistake for each op of the iree_linalg_ext dialect that its row rules out.
// Written by tools/gen_invalid_tests.py.

// expected-error @+1 {{'iree_linalg_ext.yield' makes 0 results but was given 1}}
"iree_linalg_ext.yield"() : () -> (i23)

// -----

// expected-error @+2 {{'iree_linalg_ext.index' makes 1 results but was given 2}}
// expected-error @+1 {{'iree_linalg_ext.index' op requires attribute 'dim'}}
"iree_linalg_ext.index"() : () -> (i23, i23)

// -----

// expected-error @+3 {{'iree_linalg_ext.scatter' takes 3 or more operands, in groups (updates, indices, mask?, original), but was given 0}}
// expected-error @+2 {{'iree_linalg_ext.scatter' op requires attribute 'dimension_map'}}
// expected-error @+1 {{'iree_linalg_ext.scatter' has 1 regions but was given 0}}
"iree_linalg_ext.scatter"() : () -> ()

// -----

// expected-error @+2 {{'iree_linalg_ext.gather' takes 3 or more operands, in groups (source, indices, mask?, output), but was given 0}}
// expected-error @+1 {{'iree_linalg_ext.gather' op requires attribute 'dimension_map'}}
"iree_linalg_ext.gather"() : () -> ()

// -----

// expected-error @+2 {{'iree_linalg_ext.map_load' takes 2 operands but was given 0}}
// expected-error @+1 {{'iree_linalg_ext.map_load' has 1 regions but was given 0}}
"iree_linalg_ext.map_load"() : () -> ()

// -----

// expected-error @+2 {{'iree_linalg_ext.map_store' takes 2 operands but was given 0}}
// expected-error @+1 {{'iree_linalg_ext.map_store' has 1 regions but was given 0}}
"iree_linalg_ext.map_store"() : () -> ()

// -----

// expected-error @+2 {{'iree_linalg_ext.map_gather' takes 2 operands but was given 0}}
// expected-error @+1 {{'iree_linalg_ext.map_gather' has 1 regions but was given 0}}
"iree_linalg_ext.map_gather"() : () -> ()

// -----

// expected-error @+2 {{'iree_linalg_ext.map_scatter' takes 2 operands but was given 0}}
// expected-error @+1 {{'iree_linalg_ext.map_scatter' has 1 regions but was given 0}}
"iree_linalg_ext.map_scatter"() : () -> ()

// -----

// expected-error @+3 {{'iree_linalg_ext.sort' op requires attribute 'operandSegmentSizes'}}
// expected-error @+2 {{'iree_linalg_ext.sort' op requires attribute 'dimension'}}
// expected-error @+1 {{'iree_linalg_ext.sort' has 1 regions but was given 2}}
"iree_linalg_ext.sort"() ({}, {}) : () -> ()

// -----

// expected-error @+1 {{'iree_linalg_ext.fft' op requires attribute 'operandSegmentSizes'}}
"iree_linalg_ext.fft"() : () -> ()

// -----

// expected-error @+4 {{'iree_linalg_ext.scan' takes 3 operands but was given 0}}
// expected-error @+3 {{'iree_linalg_ext.scan' op requires attribute 'dimension'}}
// expected-error @+2 {{'iree_linalg_ext.scan' op requires attribute 'inclusive'}}
// expected-error @+1 {{'iree_linalg_ext.scan' has 1 regions but was given 0}}
"iree_linalg_ext.scan"() : () -> ()

// -----

// expected-error @+3 {{'iree_linalg_ext.topk' takes 3 or more operands, in groups (values, indices?, output_values, output_indices), but was given 0}}
// expected-error @+2 {{'iree_linalg_ext.topk' op requires attribute 'dimension'}}
// expected-error @+1 {{'iree_linalg_ext.topk' has 1 regions but was given 0}}
"iree_linalg_ext.topk"() : () -> ()

// -----

// expected-error @+3 {{'iree_linalg_ext.topk_v2' op requires attribute 'operandSegmentSizes'}}
// expected-error @+2 {{'iree_linalg_ext.topk_v2' op requires attribute 'dimension'}}
// expected-error @+1 {{'iree_linalg_ext.topk_v2' has 1 regions but was given 0}}
"iree_linalg_ext.topk_v2"() : () -> ()

// -----

// expected-error @+3 {{'iree_linalg_ext.arg_compare' op requires attribute 'operandSegmentSizes'}}
// expected-error @+2 {{'iree_linalg_ext.arg_compare' op requires attribute 'dimension'}}
// expected-error @+1 {{'iree_linalg_ext.arg_compare' has 1 regions but was given 0}}
"iree_linalg_ext.arg_compare"() : () -> ()

// -----

// expected-error @+3 {{'iree_linalg_ext.attention' takes 5 or more operands, in groups (query, key, value, scale, mask?, output), but was given 0}}
// expected-error @+2 {{'iree_linalg_ext.attention' op requires attribute 'indexing_maps'}}
// expected-error @+1 {{'iree_linalg_ext.attention' has 1 regions but was given 0}}
"iree_linalg_ext.attention"() : () -> ()

// -----

// expected-error @+3 {{'iree_linalg_ext.online_attention' takes 7 or more operands, in groups (query, key, value, scale, mask?, output, max, sum), but was given 0}}
// expected-error @+2 {{'iree_linalg_ext.online_attention' op requires attribute 'indexing_maps'}}
// expected-error @+1 {{'iree_linalg_ext.online_attention' has 1 regions but was given 0}}
"iree_linalg_ext.online_attention"() : () -> ()

// -----

// expected-error @+5 {{'iree_linalg_ext.exp_reduction' op requires attribute 'operandSegmentSizes'}}
// expected-error @+4 {{'iree_linalg_ext.exp_reduction' op requires attribute 'indexing_maps'}}
// expected-error @+3 {{'iree_linalg_ext.exp_reduction' op requires attribute 'iterator_types'}}
// expected-error @+2 {{'iree_linalg_ext.exp_reduction' op requires attribute 'exp_reduced_operands'}}
// expected-error @+1 {{'iree_linalg_ext.exp_reduction' has 1 regions but was given 2}}
"iree_linalg_ext.exp_reduction"() ({}, {}) : () -> ()

// -----

// expected-error @+4 {{'iree_linalg_ext.custom_op' op requires attribute 'operandSegmentSizes'}}
// expected-error @+3 {{'iree_linalg_ext.custom_op' op requires attribute 'indexing_maps'}}
// expected-error @+2 {{'iree_linalg_ext.custom_op' op requires attribute 'iterator_types'}}
// expected-error @+1 {{'iree_linalg_ext.custom_op' has 1 regions but was given 2}}
"iree_linalg_ext.custom_op"() ({}, {}) : () -> ()

// -----

// expected-error @+11 {{'iree_linalg_ext.im2col' op requires attribute 'operandSegmentSizes'}}
// expected-error @+10 {{'iree_linalg_ext.im2col' op requires attribute 'strides'}}
// expected-error @+9 {{'iree_linalg_ext.im2col' op requires attribute 'dilations'}}
// expected-error @+8 {{'iree_linalg_ext.im2col' op requires attribute 'static_kernel_size'}}
// expected-error @+7 {{'iree_linalg_ext.im2col' op requires attribute 'static_offsets'}}
// expected-error @+6 {{'iree_linalg_ext.im2col' op requires attribute 'static_output_sizes'}}
// expected-error @+5 {{'iree_linalg_ext.im2col' op requires attribute 'batch_pos'}}
// expected-error @+4 {{'iree_linalg_ext.im2col' op requires attribute 'm_pos'}}
// expected-error @+3 {{'iree_linalg_ext.im2col' op requires attribute 'k_pos'}}
// expected-error @+2 {{'iree_linalg_ext.im2col' op requires attribute 'input_k_perm'}}
// expected-error @+1 {{'iree_linalg_ext.im2col' op requires attribute 'output_perm'}}
"iree_linalg_ext.im2col"() : () -> ()

// -----

// expected-error @+4 {{'iree_linalg_ext.winograd.input_transform' takes 2 operands but was given 0}}
// expected-error @+3 {{'iree_linalg_ext.winograd.input_transform' op requires attribute 'output_tile_size'}}
// expected-error @+2 {{'iree_linalg_ext.winograd.input_transform' op requires attribute 'kernel_size'}}
// expected-error @+1 {{'iree_linalg_ext.winograd.input_transform' op requires attribute 'image_dimensions'}}
"iree_linalg_ext.winograd.input_transform"() : () -> ()

// -----

// expected-error @+4 {{'iree_linalg_ext.winograd.filter_transform' takes 2 operands but was given 0}}
// expected-error @+3 {{'iree_linalg_ext.winograd.filter_transform' op requires attribute 'output_tile_size'}}
// expected-error @+2 {{'iree_linalg_ext.winograd.filter_transform' op requires attribute 'kernel_size'}}
// expected-error @+1 {{'iree_linalg_ext.winograd.filter_transform' op requires attribute 'kernel_dimensions'}}
"iree_linalg_ext.winograd.filter_transform"() : () -> ()

// -----

// expected-error @+4 {{'iree_linalg_ext.winograd.output_transform' takes 2 operands but was given 0}}
// expected-error @+3 {{'iree_linalg_ext.winograd.output_transform' op requires attribute 'output_tile_size'}}
// expected-error @+2 {{'iree_linalg_ext.winograd.output_transform' op requires attribute 'kernel_size'}}
// expected-error @+1 {{'iree_linalg_ext.winograd.output_transform' op requires attribute 'image_dimensions'}}
"iree_linalg_ext.winograd.output_transform"() : () -> ()

// -----

// expected-error @+3 {{'iree_linalg_ext.reverse' op requires attribute 'operandSegmentSizes'}}
// expected-error @+2 {{'iree_linalg_ext.reverse' op requires attribute 'dimensions'}}
// expected-error @+1 {{'iree_linalg_ext.reverse' has 0 regions but was given 1}}
"iree_linalg_ext.reverse"() ({}) : () -> ()

// -----

// expected-error @+4 {{'iree_linalg_ext.pack' op requires attribute 'operandSegmentSizes'}}
// expected-error @+3 {{'iree_linalg_ext.pack' op requires attribute 'inner_dims_pos'}}
// expected-error @+2 {{'iree_linalg_ext.pack' op requires attribute 'static_inner_tiles'}}
// expected-error @+1 {{'iree_linalg_ext.pack' has 0 regions but was given 1}}
"iree_linalg_ext.pack"() ({}) : () -> ()

// -----

// expected-error @+3 {{'iree_linalg_ext.unpack' op requires attribute 'operandSegmentSizes'}}
// expected-error @+2 {{'iree_linalg_ext.unpack' op requires attribute 'static_inner_tiles'}}
// expected-error @+1 {{'iree_linalg_ext.unpack' has 0 regions but was given 1}}
"iree_linalg_ext.unpack"() ({}) : () -> ()

// -----

// expected-error @+2 {{'iree_linalg_ext.set_encoding' takes 1 operands but was given 0}}
// expected-error @+1 {{'iree_linalg_ext.set_encoding' makes 1 results but was given 0}}
"iree_linalg_ext.set_encoding"() : () -> ()

// -----

// expected-error @+2 {{'iree_linalg_ext.unset_encoding' takes 1 operands but was given 0}}
// expected-error @+1 {{'iree_linalg_ext.unset_encoding' makes 1 results but was given 0}}
"iree_linalg_ext.unset_encoding"() : () -> ()

// -----

// expected-error @+2 {{'iree_linalg_ext.upper_bound_tile_size' op requires attribute 'tensorType'}}
// expected-error @+1 {{'iree_linalg_ext.upper_bound_tile_size' has 0 regions but was given 1}}
"iree_linalg_ext.upper_bound_tile_size"() ({}) : () -> ()
