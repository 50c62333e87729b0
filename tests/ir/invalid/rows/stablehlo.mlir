// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --split-input-file --verify-diagnostics %s
// One mistake for each op of the stablehlo dialect that its row rules out.
// Written by tools/gen_invalid_tests.py.

// expected-error @+2 {{'stablehlo.constant' makes 1 results but was given 2}}
// expected-error @+1 {{'stablehlo.constant' op requires attribute 'value'}}
"stablehlo.constant"() : () -> (i23, i23)

// -----

// expected-error @+2 {{'stablehlo.iota' makes 1 results but was given 2}}
// expected-error @+1 {{'stablehlo.iota' op requires attribute 'iota_dimension'}}
"stablehlo.iota"() : () -> (i23, i23)

// -----

// expected-error @+3 {{'stablehlo.dynamic_iota' takes 1 operands but was given 0}}
// expected-error @+2 {{'stablehlo.dynamic_iota' makes 1 results but was given 0}}
// expected-error @+1 {{'stablehlo.dynamic_iota' op requires attribute 'iota_dimension'}}
"stablehlo.dynamic_iota"() : () -> ()

// -----

// expected-error @+1 {{'stablehlo.create_token' makes 1 results but was given 2}}
"stablehlo.create_token"() : () -> (i23, i23)

// -----

// expected-error @+2 {{'stablehlo.abs' takes 1 operands but was given 0}}
// expected-error @+1 {{'stablehlo.abs' makes 1 results but was given 0}}
"stablehlo.abs"() : () -> ()

// -----

// expected-error @+2 {{'stablehlo.cbrt' takes 1 operands but was given 0}}
// expected-error @+1 {{'stablehlo.cbrt' makes 1 results but was given 0}}
"stablehlo.cbrt"() : () -> ()

// -----

// expected-error @+2 {{'stablehlo.ceil' takes 1 operands but was given 0}}
// expected-error @+1 {{'stablehlo.ceil' makes 1 results but was given 0}}
"stablehlo.ceil"() : () -> ()

// -----

// expected-error @+2 {{'stablehlo.convert' takes 1 operands but was given 0}}
// expected-error @+1 {{'stablehlo.convert' makes 1 results but was given 0}}
"stablehlo.convert"() : () -> ()

// -----

// expected-error @+2 {{'stablehlo.count_leading_zeros' takes 1 operands but was given 0}}
// expected-error @+1 {{'stablehlo.count_leading_zeros' makes 1 results but was given 0}}
"stablehlo.count_leading_zeros"() : () -> ()

// -----

// expected-error @+2 {{'stablehlo.cosine' takes 1 operands but was given 0}}
// expected-error @+1 {{'stablehlo.cosine' makes 1 results but was given 0}}
"stablehlo.cosine"() : () -> ()

// -----

// expected-error @+2 {{'stablehlo.exponential' takes 1 operands but was given 0}}
// expected-error @+1 {{'stablehlo.exponential' makes 1 results but was given 0}}
"stablehlo.exponential"() : () -> ()

// -----

// expected-error @+2 {{'stablehlo.exponential_minus_one' takes 1 operands but was given 0}}
// expected-error @+1 {{'stablehlo.exponential_minus_one' makes 1 results but was given 0}}
"stablehlo.exponential_minus_one"() : () -> ()

// -----

// expected-error @+2 {{'stablehlo.floor' takes 1 operands but was given 0}}
// expected-error @+1 {{'stablehlo.floor' makes 1 results but was given 0}}
"stablehlo.floor"() : () -> ()

// -----

// expected-error @+2 {{'stablehlo.imag' takes 1 operands but was given 0}}
// expected-error @+1 {{'stablehlo.imag' makes 1 results but was given 0}}
"stablehlo.imag"() : () -> ()

// -----

// expected-error @+2 {{'stablehlo.is_finite' takes 1 operands but was given 0}}
// expected-error @+1 {{'stablehlo.is_finite' makes 1 results but was given 0}}
"stablehlo.is_finite"() : () -> ()

// -----

// expected-error @+2 {{'stablehlo.log' takes 1 operands but was given 0}}
// expected-error @+1 {{'stablehlo.log' makes 1 results but was given 0}}
"stablehlo.log"() : () -> ()

// -----

// expected-error @+2 {{'stablehlo.log_plus_one' takes 1 operands but was given 0}}
// expected-error @+1 {{'stablehlo.log_plus_one' makes 1 results but was given 0}}
"stablehlo.log_plus_one"() : () -> ()

// -----

// expected-error @+2 {{'stablehlo.logistic' takes 1 operands but was given 0}}
// expected-error @+1 {{'stablehlo.logistic' makes 1 results but was given 0}}
"stablehlo.logistic"() : () -> ()

// -----

// expected-error @+2 {{'stablehlo.not' takes 1 operands but was given 0}}
// expected-error @+1 {{'stablehlo.not' makes 1 results but was given 0}}
"stablehlo.not"() : () -> ()

// -----

// expected-error @+2 {{'stablehlo.negate' takes 1 operands but was given 0}}
// expected-error @+1 {{'stablehlo.negate' makes 1 results but was given 0}}
"stablehlo.negate"() : () -> ()

// -----

// expected-error @+2 {{'stablehlo.popcnt' takes 1 operands but was given 0}}
// expected-error @+1 {{'stablehlo.popcnt' makes 1 results but was given 0}}
"stablehlo.popcnt"() : () -> ()

// -----

// expected-error @+2 {{'stablehlo.real' takes 1 operands but was given 0}}
// expected-error @+1 {{'stablehlo.real' makes 1 results but was given 0}}
"stablehlo.real"() : () -> ()

// -----

// expected-error @+2 {{'stablehlo.round_nearest_afz' takes 1 operands but was given 0}}
// expected-error @+1 {{'stablehlo.round_nearest_afz' makes 1 results but was given 0}}
"stablehlo.round_nearest_afz"() : () -> ()

// -----

// expected-error @+2 {{'stablehlo.round_nearest_even' takes 1 operands but was given 0}}
// expected-error @+1 {{'stablehlo.round_nearest_even' makes 1 results but was given 0}}
"stablehlo.round_nearest_even"() : () -> ()

// -----

// expected-error @+2 {{'stablehlo.rsqrt' takes 1 operands but was given 0}}
// expected-error @+1 {{'stablehlo.rsqrt' makes 1 results but was given 0}}
"stablehlo.rsqrt"() : () -> ()

// -----

// expected-error @+2 {{'stablehlo.sign' takes 1 operands but was given 0}}
// expected-error @+1 {{'stablehlo.sign' makes 1 results but was given 0}}
"stablehlo.sign"() : () -> ()

// -----

// expected-error @+2 {{'stablehlo.sine' takes 1 operands but was given 0}}
// expected-error @+1 {{'stablehlo.sine' makes 1 results but was given 0}}
"stablehlo.sine"() : () -> ()

// -----

// expected-error @+2 {{'stablehlo.sqrt' takes 1 operands but was given 0}}
// expected-error @+1 {{'stablehlo.sqrt' makes 1 results but was given 0}}
"stablehlo.sqrt"() : () -> ()

// -----

// expected-error @+2 {{'stablehlo.tan' takes 1 operands but was given 0}}
// expected-error @+1 {{'stablehlo.tan' makes 1 results but was given 0}}
"stablehlo.tan"() : () -> ()

// -----

// expected-error @+2 {{'stablehlo.tanh' takes 1 operands but was given 0}}
// expected-error @+1 {{'stablehlo.tanh' makes 1 results but was given 0}}
"stablehlo.tanh"() : () -> ()

// -----

// expected-error @+2 {{'stablehlo.uniform_quantize' takes 1 operands but was given 0}}
// expected-error @+1 {{'stablehlo.uniform_quantize' makes 1 results but was given 0}}
"stablehlo.uniform_quantize"() : () -> ()

// -----

// expected-error @+2 {{'stablehlo.uniform_dequantize' takes 1 operands but was given 0}}
// expected-error @+1 {{'stablehlo.uniform_dequantize' makes 1 results but was given 0}}
"stablehlo.uniform_dequantize"() : () -> ()

// -----

// expected-error @+4 {{'stablehlo.reduce_precision' takes 1 operands but was given 0}}
// expected-error @+3 {{'stablehlo.reduce_precision' makes 1 results but was given 0}}
// expected-error @+2 {{'stablehlo.reduce_precision' op requires attribute 'exponent_bits'}}
// expected-error @+1 {{'stablehlo.reduce_precision' op requires attribute 'mantissa_bits'}}
"stablehlo.reduce_precision"() : () -> ()

// -----

// expected-error @+2 {{'stablehlo.add' takes 2 operands but was given 0}}
// expected-error @+1 {{'stablehlo.add' makes 1 results but was given 0}}
"stablehlo.add"() : () -> ()

// -----

// expected-error @+2 {{'stablehlo.atan2' takes 2 operands but was given 0}}
// expected-error @+1 {{'stablehlo.atan2' makes 1 results but was given 0}}
"stablehlo.atan2"() : () -> ()

// -----

// expected-error @+2 {{'stablehlo.complex' takes 2 operands but was given 0}}
// expected-error @+1 {{'stablehlo.complex' makes 1 results but was given 0}}
"stablehlo.complex"() : () -> ()

// -----

// expected-error @+2 {{'stablehlo.divide' takes 2 operands but was given 0}}
// expected-error @+1 {{'stablehlo.divide' makes 1 results but was given 0}}
"stablehlo.divide"() : () -> ()

// -----

// expected-error @+2 {{'stablehlo.maximum' takes 2 operands but was given 0}}
// expected-error @+1 {{'stablehlo.maximum' makes 1 results but was given 0}}
"stablehlo.maximum"() : () -> ()

// -----

// expected-error @+2 {{'stablehlo.minimum' takes 2 operands but was given 0}}
// expected-error @+1 {{'stablehlo.minimum' makes 1 results but was given 0}}
"stablehlo.minimum"() : () -> ()

// -----

// expected-error @+2 {{'stablehlo.multiply' takes 2 operands but was given 0}}
// expected-error @+1 {{'stablehlo.multiply' makes 1 results but was given 0}}
"stablehlo.multiply"() : () -> ()

// -----

// expected-error @+2 {{'stablehlo.power' takes 2 operands but was given 0}}
// expected-error @+1 {{'stablehlo.power' makes 1 results but was given 0}}
"stablehlo.power"() : () -> ()

// -----

// expected-error @+2 {{'stablehlo.remainder' takes 2 operands but was given 0}}
// expected-error @+1 {{'stablehlo.remainder' makes 1 results but was given 0}}
"stablehlo.remainder"() : () -> ()

// -----

// expected-error @+2 {{'stablehlo.shift_left' takes 2 operands but was given 0}}
// expected-error @+1 {{'stablehlo.shift_left' makes 1 results but was given 0}}
"stablehlo.shift_left"() : () -> ()

// -----

// expected-error @+2 {{'stablehlo.shift_right_arithmetic' takes 2 operands but was given 0}}
// expected-error @+1 {{'stablehlo.shift_right_arithmetic' makes 1 results but was given 0}}
"stablehlo.shift_right_arithmetic"() : () -> ()

// -----

// expected-error @+2 {{'stablehlo.shift_right_logical' takes 2 operands but was given 0}}
// expected-error @+1 {{'stablehlo.shift_right_logical' makes 1 results but was given 0}}
"stablehlo.shift_right_logical"() : () -> ()

// -----

// expected-error @+2 {{'stablehlo.subtract' takes 2 operands but was given 0}}
// expected-error @+1 {{'stablehlo.subtract' makes 1 results but was given 0}}
"stablehlo.subtract"() : () -> ()

// -----

// expected-error @+2 {{'stablehlo.and' takes 2 operands but was given 0}}
// expected-error @+1 {{'stablehlo.and' makes 1 results but was given 0}}
"stablehlo.and"() : () -> ()

// -----

// expected-error @+2 {{'stablehlo.or' takes 2 operands but was given 0}}
// expected-error @+1 {{'stablehlo.or' makes 1 results but was given 0}}
"stablehlo.or"() : () -> ()

// -----

// expected-error @+2 {{'stablehlo.xor' takes 2 operands but was given 0}}
// expected-error @+1 {{'stablehlo.xor' makes 1 results but was given 0}}
"stablehlo.xor"() : () -> ()

// -----

// expected-error @+3 {{'stablehlo.compare' takes 2 operands but was given 0}}
// expected-error @+2 {{'stablehlo.compare' makes 1 results but was given 0}}
// expected-error @+1 {{'stablehlo.compare' op requires attribute 'comparison_direction'}}
"stablehlo.compare"() : () -> ()

// -----

// expected-error @+2 {{'stablehlo.clamp' takes 3 operands but was given 0}}
// expected-error @+1 {{'stablehlo.clamp' makes 1 results but was given 0}}
"stablehlo.clamp"() : () -> ()

// -----

// expected-error @+2 {{'stablehlo.select' takes 3 operands but was given 0}}
// expected-error @+1 {{'stablehlo.select' makes 1 results but was given 0}}
"stablehlo.select"() : () -> ()

// -----

// expected-error @+1 {{'stablehlo.after_all' makes 1 results but was given 2}}
"stablehlo.after_all"() : () -> (i23, i23)

// -----

// expected-error @+2 {{'stablehlo.if' takes 1 operands but was given 0}}
// expected-error @+1 {{'stablehlo.if' has 2 regions but was given 0}}
"stablehlo.if"() : () -> ()

// -----

// expected-error @+1 {{'stablehlo.case' takes 1 operands but was given 0}}
"stablehlo.case"() : () -> ()

// -----

// expected-error @+1 {{'stablehlo.while' has 2 regions but was given 3}}
"stablehlo.while"() ({}, {}, {}) : () -> ()

// -----

// expected-error @+1 {{'stablehlo.return' makes 0 results but was given 1}}
"stablehlo.return"() : () -> (i23)

// -----

// expected-error @+1 {{'stablehlo.optimization_barrier' has 0 regions but was given 1}}
"stablehlo.optimization_barrier"() ({}) : () -> ()

// -----

// expected-error @+2 {{'stablehlo.composite' op requires attribute 'name'}}
// expected-error @+1 {{'stablehlo.composite' op requires attribute 'decomposition'}}
"stablehlo.composite"() : () -> ()

// -----

// expected-error @+2 {{'stablehlo.custom_call' op requires attribute 'call_target_name'}}
// expected-error @+1 {{'stablehlo.custom_call' has 0 regions but was given 1}}
"stablehlo.custom_call"() ({}) : () -> ()

// -----

// expected-error @+1 {{'stablehlo.tuple' makes 1 results but was given 2}}
"stablehlo.tuple"() : () -> (i23, i23)

// -----

// expected-error @+3 {{'stablehlo.get_tuple_element' takes 1 operands but was given 0}}
// expected-error @+2 {{'stablehlo.get_tuple_element' makes 1 results but was given 0}}
// expected-error @+1 {{'stablehlo.get_tuple_element' op requires attribute 'index'}}
"stablehlo.get_tuple_element"() : () -> ()

// -----

// expected-error @+2 {{'stablehlo.bitcast_convert' takes 1 operands but was given 0}}
// expected-error @+1 {{'stablehlo.bitcast_convert' makes 1 results but was given 0}}
"stablehlo.bitcast_convert"() : () -> ()

// -----

// expected-error @+3 {{'stablehlo.broadcast' takes 1 operands but was given 0}}
// expected-error @+2 {{'stablehlo.broadcast' makes 1 results but was given 0}}
// expected-error @+1 {{'stablehlo.broadcast' op requires attribute 'broadcast_sizes'}}
"stablehlo.broadcast"() : () -> ()

// -----

// expected-error @+3 {{'stablehlo.broadcast_in_dim' takes 1 operands but was given 0}}
// expected-error @+2 {{'stablehlo.broadcast_in_dim' makes 1 results but was given 0}}
// expected-error @+1 {{'stablehlo.broadcast_in_dim' op requires attribute 'broadcast_dimensions'}}
"stablehlo.broadcast_in_dim"() : () -> ()

// -----

// expected-error @+3 {{'stablehlo.dynamic_broadcast_in_dim' takes 2 operands but was given 0}}
// expected-error @+2 {{'stablehlo.dynamic_broadcast_in_dim' makes 1 results but was given 0}}
// expected-error @+1 {{'stablehlo.dynamic_broadcast_in_dim' op requires attribute 'broadcast_dimensions'}}
"stablehlo.dynamic_broadcast_in_dim"() : () -> ()

// -----

// expected-error @+2 {{'stablehlo.concatenate' makes 1 results but was given 2}}
// expected-error @+1 {{'stablehlo.concatenate' op requires attribute 'dimension'}}
"stablehlo.concatenate"() : () -> (i23, i23)

// -----

// expected-error @+3 {{'stablehlo.dynamic_slice' takes 1 or more operands, in groups (operand, start_indices*), but was given 0}}
// expected-error @+2 {{'stablehlo.dynamic_slice' makes 1 results but was given 0}}
// expected-error @+1 {{'stablehlo.dynamic_slice' op requires attribute 'slice_sizes'}}
"stablehlo.dynamic_slice"() : () -> ()

// -----

// expected-error @+2 {{'stablehlo.dynamic_update_slice' takes 2 or more operands, in groups (operand, update, start_indices*), but was given 0}}
// expected-error @+1 {{'stablehlo.dynamic_update_slice' makes 1 results but was given 0}}
"stablehlo.dynamic_update_slice"() : () -> ()

// -----

// expected-error @+5 {{'stablehlo.slice' takes 1 operands but was given 0}}
// expected-error @+4 {{'stablehlo.slice' makes 1 results but was given 0}}
// expected-error @+3 {{'stablehlo.slice' op requires attribute 'start_indices'}}
// expected-error @+2 {{'stablehlo.slice' op requires attribute 'limit_indices'}}
// expected-error @+1 {{'stablehlo.slice' op requires attribute 'strides'}}
"stablehlo.slice"() : () -> ()

// -----

// expected-error @+2 {{'stablehlo.real_dynamic_slice' takes 4 operands but was given 0}}
// expected-error @+1 {{'stablehlo.real_dynamic_slice' makes 1 results but was given 0}}
"stablehlo.real_dynamic_slice"() : () -> ()

// -----

// expected-error @+5 {{'stablehlo.pad' takes 2 operands but was given 0}}
// expected-error @+4 {{'stablehlo.pad' makes 1 results but was given 0}}
// expected-error @+3 {{'stablehlo.pad' op requires attribute 'edge_padding_low'}}
// expected-error @+2 {{'stablehlo.pad' op requires attribute 'edge_padding_high'}}
// expected-error @+1 {{'stablehlo.pad' op requires attribute 'interior_padding'}}
"stablehlo.pad"() : () -> ()

// -----

// expected-error @+2 {{'stablehlo.dynamic_pad' takes 5 operands but was given 0}}
// expected-error @+1 {{'stablehlo.dynamic_pad' makes 1 results but was given 0}}
"stablehlo.dynamic_pad"() : () -> ()

// -----

// expected-error @+2 {{'stablehlo.reshape' takes 1 operands but was given 0}}
// expected-error @+1 {{'stablehlo.reshape' makes 1 results but was given 0}}
"stablehlo.reshape"() : () -> ()

// -----

// expected-error @+2 {{'stablehlo.dynamic_reshape' takes 2 operands but was given 0}}
// expected-error @+1 {{'stablehlo.dynamic_reshape' makes 1 results but was given 0}}
"stablehlo.dynamic_reshape"() : () -> ()

// -----

// expected-error @+3 {{'stablehlo.reverse' takes 1 operands but was given 0}}
// expected-error @+2 {{'stablehlo.reverse' makes 1 results but was given 0}}
// expected-error @+1 {{'stablehlo.reverse' op requires attribute 'dimensions'}}
"stablehlo.reverse"() : () -> ()

// -----

// expected-error @+3 {{'stablehlo.transpose' takes 1 operands but was given 0}}
// expected-error @+2 {{'stablehlo.transpose' makes 1 results but was given 0}}
// expected-error @+1 {{'stablehlo.transpose' op requires attribute 'permutation'}}
"stablehlo.transpose"() : () -> ()

// -----

// expected-error @+3 {{'stablehlo.get_dimension_size' takes 1 operands but was given 0}}
// expected-error @+2 {{'stablehlo.get_dimension_size' makes 1 results but was given 0}}
// expected-error @+1 {{'stablehlo.get_dimension_size' op requires attribute 'dimension'}}
"stablehlo.get_dimension_size"() : () -> ()

// -----

// expected-error @+3 {{'stablehlo.set_dimension_size' takes 2 operands but was given 0}}
// expected-error @+2 {{'stablehlo.set_dimension_size' makes 1 results but was given 0}}
// expected-error @+1 {{'stablehlo.set_dimension_size' op requires attribute 'dimension'}}
"stablehlo.set_dimension_size"() : () -> ()

// -----

// expected-error @+2 {{'stablehlo.compute_reshape_shape' takes 2 operands but was given 0}}
// expected-error @+1 {{'stablehlo.compute_reshape_shape' makes 1 results but was given 0}}
"stablehlo.compute_reshape_shape"() : () -> ()

// -----

// expected-error @+2 {{'stablehlo.cstr_reshapable' takes 2 operands but was given 0}}
// expected-error @+1 {{'stablehlo.cstr_reshapable' makes 1 results but was given 0}}
"stablehlo.cstr_reshapable"() : () -> ()

// -----

// expected-error @+4 {{'stablehlo.torch_index_select' takes 2 operands but was given 0}}
// expected-error @+3 {{'stablehlo.torch_index_select' makes 1 results but was given 0}}
// expected-error @+2 {{'stablehlo.torch_index_select' op requires attribute 'dim'}}
// expected-error @+1 {{'stablehlo.torch_index_select' op requires attribute 'batch_dims'}}
"stablehlo.torch_index_select"() : () -> ()

// -----

// expected-error @+4 {{'stablehlo.gather' takes 2 operands but was given 0}}
// expected-error @+3 {{'stablehlo.gather' makes 1 results but was given 0}}
// expected-error @+2 {{'stablehlo.gather' op requires attribute 'dimension_numbers'}}
// expected-error @+1 {{'stablehlo.gather' op requires attribute 'slice_sizes'}}
"stablehlo.gather"() : () -> ()

// -----

// expected-error @+3 {{'stablehlo.dynamic_gather' takes 3 operands but was given 0}}
// expected-error @+2 {{'stablehlo.dynamic_gather' makes 1 results but was given 0}}
// expected-error @+1 {{'stablehlo.dynamic_gather' op requires attribute 'dimension_numbers'}}
"stablehlo.dynamic_gather"() : () -> ()

// -----

// expected-error @+3 {{'stablehlo.scatter' takes 1 or more operands, in groups (inputs*, scatter_indices, updates*), but was given 0}}
// expected-error @+2 {{'stablehlo.scatter' op requires attribute 'scatter_dimension_numbers'}}
// expected-error @+1 {{'stablehlo.scatter' has 1 regions but was given 0}}
"stablehlo.scatter"() : () -> ()

// -----

// expected-error @+2 {{'stablehlo.reduce' op requires attribute 'dimensions'}}
// expected-error @+1 {{'stablehlo.reduce' has 1 regions but was given 2}}
"stablehlo.reduce"() ({}, {}) : () -> ()

// -----

// expected-error @+2 {{'stablehlo.reduce_window' op requires attribute 'window_dimensions'}}
// expected-error @+1 {{'stablehlo.reduce_window' has 1 regions but was given 2}}
"stablehlo.reduce_window"() ({}, {}) : () -> ()

// -----

// expected-error @+3 {{'stablehlo.map' makes 1 results but was given 2}}
// expected-error @+2 {{'stablehlo.map' op requires attribute 'dimensions'}}
// expected-error @+1 {{'stablehlo.map' has 1 regions but was given 0}}
"stablehlo.map"() : () -> (i23, i23)

// -----

// expected-error @+1 {{'stablehlo.sort' has 1 regions but was given 2}}
"stablehlo.sort"() ({}, {}) : () -> ()

// -----

// expected-error @+3 {{'stablehlo.select_and_scatter' takes 3 operands but was given 0}}
// expected-error @+2 {{'stablehlo.select_and_scatter' makes 1 results but was given 0}}
// expected-error @+1 {{'stablehlo.select_and_scatter' has 2 regions but was given 0}}
"stablehlo.select_and_scatter"() : () -> ()

// -----

// expected-error @+2 {{'stablehlo.dot' takes 2 operands but was given 0}}
// expected-error @+1 {{'stablehlo.dot' makes 1 results but was given 0}}
"stablehlo.dot"() : () -> ()

// -----

// expected-error @+3 {{'stablehlo.dot_general' takes 2 operands but was given 0}}
// expected-error @+2 {{'stablehlo.dot_general' makes 1 results but was given 0}}
// expected-error @+1 {{'stablehlo.dot_general' op requires attribute 'dot_dimension_numbers'}}
"stablehlo.dot_general"() : () -> ()

// -----

// expected-error @+3 {{'stablehlo.einsum' takes 2 operands but was given 0}}
// expected-error @+2 {{'stablehlo.einsum' makes 1 results but was given 0}}
// expected-error @+1 {{'stablehlo.einsum' op requires attribute 'einsum_config'}}
"stablehlo.einsum"() : () -> ()

// -----

// expected-error @+3 {{'stablehlo.unary_einsum' takes 1 operands but was given 0}}
// expected-error @+2 {{'stablehlo.unary_einsum' makes 1 results but was given 0}}
// expected-error @+1 {{'stablehlo.unary_einsum' op requires attribute 'einsum_config'}}
"stablehlo.unary_einsum"() : () -> ()

// -----

// expected-error @+5 {{'stablehlo.convolution' takes 2 operands but was given 0}}
// expected-error @+4 {{'stablehlo.convolution' makes 1 results but was given 0}}
// expected-error @+3 {{'stablehlo.convolution' op requires attribute 'dimension_numbers'}}
// expected-error @+2 {{'stablehlo.convolution' op requires attribute 'feature_group_count'}}
// expected-error @+1 {{'stablehlo.convolution' op requires attribute 'batch_group_count'}}
"stablehlo.convolution"() : () -> ()

// -----

// expected-error @+5 {{'stablehlo.dynamic_conv' takes 3 operands but was given 0}}
// expected-error @+4 {{'stablehlo.dynamic_conv' makes 1 results but was given 0}}
// expected-error @+3 {{'stablehlo.dynamic_conv' op requires attribute 'dimension_numbers'}}
// expected-error @+2 {{'stablehlo.dynamic_conv' op requires attribute 'feature_group_count'}}
// expected-error @+1 {{'stablehlo.dynamic_conv' op requires attribute 'batch_group_count'}}
"stablehlo.dynamic_conv"() : () -> ()

// -----

// expected-error @+2 {{'stablehlo.cholesky' takes 1 operands but was given 0}}
// expected-error @+1 {{'stablehlo.cholesky' makes 1 results but was given 0}}
"stablehlo.cholesky"() : () -> ()

// -----

// expected-error @+6 {{'stablehlo.triangular_solve' takes 2 operands but was given 0}}
// expected-error @+5 {{'stablehlo.triangular_solve' makes 1 results but was given 0}}
// expected-error @+4 {{'stablehlo.triangular_solve' op requires attribute 'left_side'}}
// expected-error @+3 {{'stablehlo.triangular_solve' op requires attribute 'lower'}}
// expected-error @+2 {{'stablehlo.triangular_solve' op requires attribute 'unit_diagonal'}}
// expected-error @+1 {{'stablehlo.triangular_solve' op requires attribute 'transpose_a'}}
"stablehlo.triangular_solve"() : () -> ()

// -----

// expected-error @+4 {{'stablehlo.fft' takes 1 operands but was given 0}}
// expected-error @+3 {{'stablehlo.fft' makes 1 results but was given 0}}
// expected-error @+2 {{'stablehlo.fft' op requires attribute 'fft_type'}}
// expected-error @+1 {{'stablehlo.fft' op requires attribute 'fft_length'}}
"stablehlo.fft"() : () -> ()

// -----

// expected-error @+4 {{'stablehlo.batch_norm_grad' takes 5 operands but was given 0}}
// expected-error @+3 {{'stablehlo.batch_norm_grad' makes 3 results but was given 0}}
// expected-error @+2 {{'stablehlo.batch_norm_grad' op requires attribute 'epsilon'}}
// expected-error @+1 {{'stablehlo.batch_norm_grad' op requires attribute 'feature_index'}}
"stablehlo.batch_norm_grad"() : () -> ()

// -----

// expected-error @+4 {{'stablehlo.batch_norm_inference' takes 5 operands but was given 0}}
// expected-error @+3 {{'stablehlo.batch_norm_inference' makes 1 results but was given 0}}
// expected-error @+2 {{'stablehlo.batch_norm_inference' op requires attribute 'epsilon'}}
// expected-error @+1 {{'stablehlo.batch_norm_inference' op requires attribute 'feature_index'}}
"stablehlo.batch_norm_inference"() : () -> ()

// -----

// expected-error @+4 {{'stablehlo.batch_norm_training' takes 3 operands but was given 0}}
// expected-error @+3 {{'stablehlo.batch_norm_training' makes 3 results but was given 0}}
// expected-error @+2 {{'stablehlo.batch_norm_training' op requires attribute 'epsilon'}}
// expected-error @+1 {{'stablehlo.batch_norm_training' op requires attribute 'feature_index'}}
"stablehlo.batch_norm_training"() : () -> ()

// -----

// expected-error @+3 {{'stablehlo.rng' takes 3 operands but was given 0}}
// expected-error @+2 {{'stablehlo.rng' makes 1 results but was given 0}}
// expected-error @+1 {{'stablehlo.rng' op requires attribute 'rng_distribution'}}
"stablehlo.rng"() : () -> ()

// -----

// expected-error @+3 {{'stablehlo.rng_bit_generator' takes 1 operands but was given 0}}
// expected-error @+2 {{'stablehlo.rng_bit_generator' makes 2 results but was given 0}}
// expected-error @+1 {{'stablehlo.rng_bit_generator' op requires attribute 'rng_algorithm'}}
"stablehlo.rng_bit_generator"() : () -> ()

// -----

// expected-error @+1 {{'stablehlo.infeed' takes 1 operands but was given 0}}
"stablehlo.infeed"() : () -> ()

// -----

// expected-error @+2 {{'stablehlo.outfeed' takes 1 or more operands, in groups (inputs*, token), but was given 0}}
// expected-error @+1 {{'stablehlo.outfeed' makes 1 results but was given 0}}
"stablehlo.outfeed"() : () -> ()

// -----

// expected-error @+3 {{'stablehlo.send' takes 1 or more operands, in groups (inputs*, token), but was given 0}}
// expected-error @+2 {{'stablehlo.send' makes 1 results but was given 0}}
// expected-error @+1 {{'stablehlo.send' op requires attribute 'channel_handle'}}
"stablehlo.send"() : () -> ()

// -----

// expected-error @+2 {{'stablehlo.recv' takes 1 operands but was given 0}}
// expected-error @+1 {{'stablehlo.recv' op requires attribute 'channel_handle'}}
"stablehlo.recv"() : () -> ()

// -----

// expected-error @+1 {{'stablehlo.replica_id' makes 1 results but was given 2}}
"stablehlo.replica_id"() : () -> (i23, i23)

// -----

// expected-error @+1 {{'stablehlo.partition_id' makes 1 results but was given 2}}
"stablehlo.partition_id"() : () -> (i23, i23)

// -----

// expected-error @+3 {{'stablehlo.all_gather' op requires attribute 'all_gather_dim'}}
// expected-error @+2 {{'stablehlo.all_gather' op requires attribute 'replica_groups'}}
// expected-error @+1 {{'stablehlo.all_gather' has 0 regions but was given 1}}
"stablehlo.all_gather"() ({}) : () -> ()

// -----

// expected-error @+2 {{'stablehlo.all_reduce' op requires attribute 'replica_groups'}}
// expected-error @+1 {{'stablehlo.all_reduce' has 1 regions but was given 2}}
"stablehlo.all_reduce"() ({}, {}) : () -> ()

// -----

// expected-error @+5 {{'stablehlo.reduce_scatter' takes 1 operands but was given 0}}
// expected-error @+4 {{'stablehlo.reduce_scatter' makes 1 results but was given 0}}
// expected-error @+3 {{'stablehlo.reduce_scatter' op requires attribute 'scatter_dimension'}}
// expected-error @+2 {{'stablehlo.reduce_scatter' op requires attribute 'replica_groups'}}
// expected-error @+1 {{'stablehlo.reduce_scatter' has 1 regions but was given 0}}
"stablehlo.reduce_scatter"() : () -> ()

// -----

// expected-error @+5 {{'stablehlo.all_to_all' op requires attribute 'split_dimension'}}
// expected-error @+4 {{'stablehlo.all_to_all' op requires attribute 'concat_dimension'}}
// expected-error @+3 {{'stablehlo.all_to_all' op requires attribute 'split_count'}}
// expected-error @+2 {{'stablehlo.all_to_all' op requires attribute 'replica_groups'}}
// expected-error @+1 {{'stablehlo.all_to_all' has 0 regions but was given 1}}
"stablehlo.all_to_all"() ({}) : () -> ()

// -----

// expected-error @+3 {{'stablehlo.collective_broadcast' takes 1 operands but was given 0}}
// expected-error @+2 {{'stablehlo.collective_broadcast' makes 1 results but was given 0}}
// expected-error @+1 {{'stablehlo.collective_broadcast' op requires attribute 'replica_groups'}}
"stablehlo.collective_broadcast"() : () -> ()

// -----

// expected-error @+3 {{'stablehlo.collective_permute' takes 1 operands but was given 0}}
// expected-error @+2 {{'stablehlo.collective_permute' makes 1 results but was given 0}}
// expected-error @+1 {{'stablehlo.collective_permute' op requires attribute 'source_target_pairs'}}
"stablehlo.collective_permute"() : () -> ()

// -----

// expected-error @+2 {{'stablehlo.collective_reduce' op requires attribute 'replica_groups'}}
// expected-error @+1 {{'stablehlo.collective_reduce' has 1 regions but was given 2}}
"stablehlo.collective_reduce"() ({}, {}) : () -> ()

// -----

// expected-error @+3 {{'stablehlo.cross-replica-sum' takes 1 operands but was given 0}}
// expected-error @+2 {{'stablehlo.cross-replica-sum' makes 1 results but was given 0}}
// expected-error @+1 {{'stablehlo.cross-replica-sum' op requires attribute 'replica_groups'}}
"stablehlo.cross-replica-sum"() : () -> ()

// -----

// expected-error @+2 {{'stablehlo.async_start' makes 1 results but was given 2}}
// expected-error @+1 {{'stablehlo.async_start' has 1 regions but was given 0}}
"stablehlo.async_start"() : () -> (i23, i23)

// -----

// expected-error @+1 {{'stablehlo.async_done' takes 1 operands but was given 0}}
"stablehlo.async_done"() : () -> ()

// -----

// expected-error @+2 {{'stablehlo.trace' takes 1 operands but was given 0}}
// expected-error @+1 {{'stablehlo.trace' op requires attribute 'tag'}}
"stablehlo.trace"() : () -> ()
