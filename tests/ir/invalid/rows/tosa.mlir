// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --split-input-file --verify-diagnostics %s
// One mistake for each op of the tosa dialect that its row rules out.
// Written by tools/gen_invalid_tests.py.

// expected-error @+2 {{'tosa.const' makes 1 results but was given 2}}
// expected-error @+1 {{'tosa.const' op requires attribute 'values'}}
"tosa.const"() : () -> (i23, i23)

// -----

// expected-error @+2 {{'tosa.const_shape' makes 1 results but was given 2}}
// expected-error @+1 {{'tosa.const_shape' op requires attribute 'values'}}
"tosa.const_shape"() : () -> (i23, i23)

// -----

// expected-error @+4 {{'tosa.variable' makes 0 results but was given 1}}
// expected-error @+3 {{'tosa.variable' op requires attribute 'sym_name'}}
// expected-error @+2 {{'tosa.variable' op requires attribute 'var_shape'}}
// expected-error @+1 {{'tosa.variable' op requires attribute 'type'}}
"tosa.variable"() : () -> (i23)

// -----

// expected-error @+2 {{'tosa.variable_read' makes 1 results but was given 2}}
// expected-error @+1 {{'tosa.variable_read' op requires attribute 'name'}}
"tosa.variable_read"() : () -> (i23, i23)

// -----

// expected-error @+2 {{'tosa.variable_write' takes 1 operands but was given 0}}
// expected-error @+1 {{'tosa.variable_write' op requires attribute 'name'}}
"tosa.variable_write"() : () -> ()

// -----

// expected-error @+2 {{'tosa.cond_if' takes 1 or more operands, in groups (condition, input_list*), but was given 0}}
// expected-error @+1 {{'tosa.cond_if' has 2 regions but was given 0}}
"tosa.cond_if"() : () -> ()

// -----

// expected-error @+1 {{'tosa.while_loop' has 2 regions but was given 3}}
"tosa.while_loop"() ({}, {}, {}) : () -> ()

// -----

// expected-error @+1 {{'tosa.yield' makes 0 results but was given 1}}
"tosa.yield"() : () -> (i23)

// -----

// expected-error @+4 {{'tosa.custom' op requires attribute 'operator_name'}}
// expected-error @+3 {{'tosa.custom' op requires attribute 'domain_name'}}
// expected-error @+2 {{'tosa.custom' op requires attribute 'implementation_attrs'}}
// expected-error @+1 {{'tosa.custom' has 0 regions but was given 1}}
"tosa.custom"() ({}) : () -> ()

// -----

// expected-error @+2 {{'tosa.identity' takes 1 operands but was given 0}}
// expected-error @+1 {{'tosa.identity' makes 1 results but was given 0}}
"tosa.identity"() : () -> ()

// -----

// expected-error @+2 {{'tosa.abs' takes 1 operands but was given 0}}
// expected-error @+1 {{'tosa.abs' makes 1 results but was given 0}}
"tosa.abs"() : () -> ()

// -----

// expected-error @+2 {{'tosa.bitwise_not' takes 1 operands but was given 0}}
// expected-error @+1 {{'tosa.bitwise_not' makes 1 results but was given 0}}
"tosa.bitwise_not"() : () -> ()

// -----

// expected-error @+2 {{'tosa.ceil' takes 1 operands but was given 0}}
// expected-error @+1 {{'tosa.ceil' makes 1 results but was given 0}}
"tosa.ceil"() : () -> ()

// -----

// expected-error @+2 {{'tosa.clz' takes 1 operands but was given 0}}
// expected-error @+1 {{'tosa.clz' makes 1 results but was given 0}}
"tosa.clz"() : () -> ()

// -----

// expected-error @+2 {{'tosa.cos' takes 1 operands but was given 0}}
// expected-error @+1 {{'tosa.cos' makes 1 results but was given 0}}
"tosa.cos"() : () -> ()

// -----

// expected-error @+2 {{'tosa.sin' takes 1 operands but was given 0}}
// expected-error @+1 {{'tosa.sin' makes 1 results but was given 0}}
"tosa.sin"() : () -> ()

// -----

// expected-error @+2 {{'tosa.exp' takes 1 operands but was given 0}}
// expected-error @+1 {{'tosa.exp' makes 1 results but was given 0}}
"tosa.exp"() : () -> ()

// -----

// expected-error @+2 {{'tosa.floor' takes 1 operands but was given 0}}
// expected-error @+1 {{'tosa.floor' makes 1 results but was given 0}}
"tosa.floor"() : () -> ()

// -----

// expected-error @+2 {{'tosa.log' takes 1 operands but was given 0}}
// expected-error @+1 {{'tosa.log' makes 1 results but was given 0}}
"tosa.log"() : () -> ()

// -----

// expected-error @+2 {{'tosa.logical_not' takes 1 operands but was given 0}}
// expected-error @+1 {{'tosa.logical_not' makes 1 results but was given 0}}
"tosa.logical_not"() : () -> ()

// -----

// expected-error @+2 {{'tosa.reciprocal' takes 1 operands but was given 0}}
// expected-error @+1 {{'tosa.reciprocal' makes 1 results but was given 0}}
"tosa.reciprocal"() : () -> ()

// -----

// expected-error @+2 {{'tosa.rsqrt' takes 1 operands but was given 0}}
// expected-error @+1 {{'tosa.rsqrt' makes 1 results but was given 0}}
"tosa.rsqrt"() : () -> ()

// -----

// expected-error @+2 {{'tosa.erf' takes 1 operands but was given 0}}
// expected-error @+1 {{'tosa.erf' makes 1 results but was given 0}}
"tosa.erf"() : () -> ()

// -----

// expected-error @+2 {{'tosa.sigmoid' takes 1 operands but was given 0}}
// expected-error @+1 {{'tosa.sigmoid' makes 1 results but was given 0}}
"tosa.sigmoid"() : () -> ()

// -----

// expected-error @+2 {{'tosa.tanh' takes 1 operands but was given 0}}
// expected-error @+1 {{'tosa.tanh' makes 1 results but was given 0}}
"tosa.tanh"() : () -> ()

// -----

// expected-error @+4 {{'tosa.clamp' takes 1 operands but was given 0}}
// expected-error @+3 {{'tosa.clamp' makes 1 results but was given 0}}
// expected-error @+2 {{'tosa.clamp' op requires attribute 'min_val'}}
// expected-error @+1 {{'tosa.clamp' op requires attribute 'max_val'}}
"tosa.clamp"() : () -> ()

// -----

// expected-error @+2 {{'tosa.negate' takes 3 operands but was given 0}}
// expected-error @+1 {{'tosa.negate' makes 1 results but was given 0}}
"tosa.negate"() : () -> ()

// -----

// expected-error @+2 {{'tosa.cast' takes 1 operands but was given 0}}
// expected-error @+1 {{'tosa.cast' makes 1 results but was given 0}}
"tosa.cast"() : () -> ()

// -----

// expected-error @+7 {{'tosa.rescale' takes 5 operands but was given 0}}
// expected-error @+6 {{'tosa.rescale' makes 1 results but was given 0}}
// expected-error @+5 {{'tosa.rescale' op requires attribute 'scale32'}}
// expected-error @+4 {{'tosa.rescale' op requires attribute 'rounding_mode'}}
// expected-error @+3 {{'tosa.rescale' op requires attribute 'per_channel'}}
// expected-error @+2 {{'tosa.rescale' op requires attribute 'input_unsigned'}}
// expected-error @+1 {{'tosa.rescale' op requires attribute 'output_unsigned'}}
"tosa.rescale"() : () -> ()

// -----

// expected-error @+3 {{'tosa.apply_scale' takes 3 operands but was given 0}}
// expected-error @+2 {{'tosa.apply_scale' makes 1 results but was given 0}}
// expected-error @+1 {{'tosa.apply_scale' op requires attribute 'rounding_mode'}}
"tosa.apply_scale"() : () -> ()

// -----

// expected-error @+2 {{'tosa.table' takes 2 operands but was given 0}}
// expected-error @+1 {{'tosa.table' makes 1 results but was given 0}}
"tosa.table"() : () -> ()

// -----

// expected-error @+2 {{'tosa.add' takes 2 operands but was given 0}}
// expected-error @+1 {{'tosa.add' makes 1 results but was given 0}}
"tosa.add"() : () -> ()

// -----

// expected-error @+2 {{'tosa.sub' takes 2 operands but was given 0}}
// expected-error @+1 {{'tosa.sub' makes 1 results but was given 0}}
"tosa.sub"() : () -> ()

// -----

// expected-error @+2 {{'tosa.mul' takes 3 operands but was given 0}}
// expected-error @+1 {{'tosa.mul' makes 1 results but was given 0}}
"tosa.mul"() : () -> ()

// -----

// expected-error @+2 {{'tosa.intdiv' takes 2 operands but was given 0}}
// expected-error @+1 {{'tosa.intdiv' makes 1 results but was given 0}}
"tosa.intdiv"() : () -> ()

// -----

// expected-error @+2 {{'tosa.pow' takes 2 operands but was given 0}}
// expected-error @+1 {{'tosa.pow' makes 1 results but was given 0}}
"tosa.pow"() : () -> ()

// -----

// expected-error @+2 {{'tosa.maximum' takes 2 operands but was given 0}}
// expected-error @+1 {{'tosa.maximum' makes 1 results but was given 0}}
"tosa.maximum"() : () -> ()

// -----

// expected-error @+2 {{'tosa.minimum' takes 2 operands but was given 0}}
// expected-error @+1 {{'tosa.minimum' makes 1 results but was given 0}}
"tosa.minimum"() : () -> ()

// -----

// expected-error @+2 {{'tosa.bitwise_and' takes 2 operands but was given 0}}
// expected-error @+1 {{'tosa.bitwise_and' makes 1 results but was given 0}}
"tosa.bitwise_and"() : () -> ()

// -----

// expected-error @+2 {{'tosa.bitwise_or' takes 2 operands but was given 0}}
// expected-error @+1 {{'tosa.bitwise_or' makes 1 results but was given 0}}
"tosa.bitwise_or"() : () -> ()

// -----

// expected-error @+2 {{'tosa.bitwise_xor' takes 2 operands but was given 0}}
// expected-error @+1 {{'tosa.bitwise_xor' makes 1 results but was given 0}}
"tosa.bitwise_xor"() : () -> ()

// -----

// expected-error @+2 {{'tosa.logical_and' takes 2 operands but was given 0}}
// expected-error @+1 {{'tosa.logical_and' makes 1 results but was given 0}}
"tosa.logical_and"() : () -> ()

// -----

// expected-error @+2 {{'tosa.logical_or' takes 2 operands but was given 0}}
// expected-error @+1 {{'tosa.logical_or' makes 1 results but was given 0}}
"tosa.logical_or"() : () -> ()

// -----

// expected-error @+2 {{'tosa.logical_xor' takes 2 operands but was given 0}}
// expected-error @+1 {{'tosa.logical_xor' makes 1 results but was given 0}}
"tosa.logical_xor"() : () -> ()

// -----

// expected-error @+2 {{'tosa.logical_left_shift' takes 2 operands but was given 0}}
// expected-error @+1 {{'tosa.logical_left_shift' makes 1 results but was given 0}}
"tosa.logical_left_shift"() : () -> ()

// -----

// expected-error @+2 {{'tosa.logical_right_shift' takes 2 operands but was given 0}}
// expected-error @+1 {{'tosa.logical_right_shift' makes 1 results but was given 0}}
"tosa.logical_right_shift"() : () -> ()

// -----

// expected-error @+3 {{'tosa.arithmetic_right_shift' takes 2 operands but was given 0}}
// expected-error @+2 {{'tosa.arithmetic_right_shift' makes 1 results but was given 0}}
// expected-error @+1 {{'tosa.arithmetic_right_shift' op requires attribute 'round'}}
"tosa.arithmetic_right_shift"() : () -> ()

// -----

// expected-error @+2 {{'tosa.equal' takes 2 operands but was given 0}}
// expected-error @+1 {{'tosa.equal' makes 1 results but was given 0}}
"tosa.equal"() : () -> ()

// -----

// expected-error @+2 {{'tosa.greater' takes 2 operands but was given 0}}
// expected-error @+1 {{'tosa.greater' makes 1 results but was given 0}}
"tosa.greater"() : () -> ()

// -----

// expected-error @+2 {{'tosa.greater_equal' takes 2 operands but was given 0}}
// expected-error @+1 {{'tosa.greater_equal' makes 1 results but was given 0}}
"tosa.greater_equal"() : () -> ()

// -----

// expected-error @+2 {{'tosa.select' takes 3 operands but was given 0}}
// expected-error @+1 {{'tosa.select' makes 1 results but was given 0}}
"tosa.select"() : () -> ()

// -----

// expected-error @+3 {{'tosa.reduce_all' takes 1 operands but was given 0}}
// expected-error @+2 {{'tosa.reduce_all' makes 1 results but was given 0}}
// expected-error @+1 {{'tosa.reduce_all' op requires attribute 'axis'}}
"tosa.reduce_all"() : () -> ()

// -----

// expected-error @+3 {{'tosa.reduce_any' takes 1 operands but was given 0}}
// expected-error @+2 {{'tosa.reduce_any' makes 1 results but was given 0}}
// expected-error @+1 {{'tosa.reduce_any' op requires attribute 'axis'}}
"tosa.reduce_any"() : () -> ()

// -----

// expected-error @+3 {{'tosa.reduce_product' takes 1 operands but was given 0}}
// expected-error @+2 {{'tosa.reduce_product' makes 1 results but was given 0}}
// expected-error @+1 {{'tosa.reduce_product' op requires attribute 'axis'}}
"tosa.reduce_product"() : () -> ()

// -----

// expected-error @+3 {{'tosa.reduce_sum' takes 1 operands but was given 0}}
// expected-error @+2 {{'tosa.reduce_sum' makes 1 results but was given 0}}
// expected-error @+1 {{'tosa.reduce_sum' op requires attribute 'axis'}}
"tosa.reduce_sum"() : () -> ()

// -----

// expected-error @+3 {{'tosa.reduce_max' takes 1 operands but was given 0}}
// expected-error @+2 {{'tosa.reduce_max' makes 1 results but was given 0}}
// expected-error @+1 {{'tosa.reduce_max' op requires attribute 'axis'}}
"tosa.reduce_max"() : () -> ()

// -----

// expected-error @+3 {{'tosa.reduce_min' takes 1 operands but was given 0}}
// expected-error @+2 {{'tosa.reduce_min' makes 1 results but was given 0}}
// expected-error @+1 {{'tosa.reduce_min' op requires attribute 'axis'}}
"tosa.reduce_min"() : () -> ()

// -----

// expected-error @+3 {{'tosa.argmax' takes 1 operands but was given 0}}
// expected-error @+2 {{'tosa.argmax' makes 1 results but was given 0}}
// expected-error @+1 {{'tosa.argmax' op requires attribute 'axis'}}
"tosa.argmax"() : () -> ()

// -----

// expected-error @+6 {{'tosa.conv2d' takes 5 operands but was given 0}}
// expected-error @+5 {{'tosa.conv2d' makes 1 results but was given 0}}
// expected-error @+4 {{'tosa.conv2d' op requires attribute 'pad'}}
// expected-error @+3 {{'tosa.conv2d' op requires attribute 'stride'}}
// expected-error @+2 {{'tosa.conv2d' op requires attribute 'dilation'}}
// expected-error @+1 {{'tosa.conv2d' op requires attribute 'acc_type'}}
"tosa.conv2d"() : () -> ()

// -----

// expected-error @+6 {{'tosa.conv3d' takes 5 operands but was given 0}}
// expected-error @+5 {{'tosa.conv3d' makes 1 results but was given 0}}
// expected-error @+4 {{'tosa.conv3d' op requires attribute 'pad'}}
// expected-error @+3 {{'tosa.conv3d' op requires attribute 'stride'}}
// expected-error @+2 {{'tosa.conv3d' op requires attribute 'dilation'}}
// expected-error @+1 {{'tosa.conv3d' op requires attribute 'acc_type'}}
"tosa.conv3d"() : () -> ()

// -----

// expected-error @+6 {{'tosa.depthwise_conv2d' takes 5 operands but was given 0}}
// expected-error @+5 {{'tosa.depthwise_conv2d' makes 1 results but was given 0}}
// expected-error @+4 {{'tosa.depthwise_conv2d' op requires attribute 'pad'}}
// expected-error @+3 {{'tosa.depthwise_conv2d' op requires attribute 'stride'}}
// expected-error @+2 {{'tosa.depthwise_conv2d' op requires attribute 'dilation'}}
// expected-error @+1 {{'tosa.depthwise_conv2d' op requires attribute 'acc_type'}}
"tosa.depthwise_conv2d"() : () -> ()

// -----

// expected-error @+5 {{'tosa.transpose_conv2d' takes 5 operands but was given 0}}
// expected-error @+4 {{'tosa.transpose_conv2d' makes 1 results but was given 0}}
// expected-error @+3 {{'tosa.transpose_conv2d' op requires attribute 'out_pad'}}
// expected-error @+2 {{'tosa.transpose_conv2d' op requires attribute 'stride'}}
// expected-error @+1 {{'tosa.transpose_conv2d' op requires attribute 'acc_type'}}
"tosa.transpose_conv2d"() : () -> ()

// -----

// expected-error @+6 {{'tosa.avg_pool2d' takes 3 operands but was given 0}}
// expected-error @+5 {{'tosa.avg_pool2d' makes 1 results but was given 0}}
// expected-error @+4 {{'tosa.avg_pool2d' op requires attribute 'kernel'}}
// expected-error @+3 {{'tosa.avg_pool2d' op requires attribute 'stride'}}
// expected-error @+2 {{'tosa.avg_pool2d' op requires attribute 'pad'}}
// expected-error @+1 {{'tosa.avg_pool2d' op requires attribute 'acc_type'}}
"tosa.avg_pool2d"() : () -> ()

// -----

// expected-error @+5 {{'tosa.max_pool2d' takes 1 operands but was given 0}}
// expected-error @+4 {{'tosa.max_pool2d' makes 1 results but was given 0}}
// expected-error @+3 {{'tosa.max_pool2d' op requires attribute 'kernel'}}
// expected-error @+2 {{'tosa.max_pool2d' op requires attribute 'stride'}}
// expected-error @+1 {{'tosa.max_pool2d' op requires attribute 'pad'}}
"tosa.max_pool2d"() : () -> ()

// -----

// expected-error @+2 {{'tosa.matmul' takes 4 operands but was given 0}}
// expected-error @+1 {{'tosa.matmul' makes 1 results but was given 0}}
"tosa.matmul"() : () -> ()

// -----

// expected-error @+3 {{'tosa.matmul_t_block_scaled' takes 4 operands but was given 0}}
// expected-error @+2 {{'tosa.matmul_t_block_scaled' makes 1 results but was given 0}}
// expected-error @+1 {{'tosa.matmul_t_block_scaled' op requires attribute 'block_size'}}
"tosa.matmul_t_block_scaled"() : () -> ()

// -----

// expected-error @+3 {{'tosa.cast_from_block_scaled' takes 2 operands but was given 0}}
// expected-error @+2 {{'tosa.cast_from_block_scaled' makes 1 results but was given 0}}
// expected-error @+1 {{'tosa.cast_from_block_scaled' op requires attribute 'block_size'}}
"tosa.cast_from_block_scaled"() : () -> ()

// -----

// expected-error @+3 {{'tosa.cast_to_block_scaled' takes 1 operands but was given 0}}
// expected-error @+2 {{'tosa.cast_to_block_scaled' makes 2 results but was given 0}}
// expected-error @+1 {{'tosa.cast_to_block_scaled' op requires attribute 'block_size'}}
"tosa.cast_to_block_scaled"() : () -> ()

// -----

// expected-error @+3 {{'tosa.fft2d' takes 2 operands but was given 0}}
// expected-error @+2 {{'tosa.fft2d' makes 2 results but was given 0}}
// expected-error @+1 {{'tosa.fft2d' op requires attribute 'inverse'}}
"tosa.fft2d"() : () -> ()

// -----

// expected-error @+2 {{'tosa.rfft2d' takes 1 operands but was given 0}}
// expected-error @+1 {{'tosa.rfft2d' makes 2 results but was given 0}}
"tosa.rfft2d"() : () -> ()

// -----

// expected-error @+2 {{'tosa.concat' makes 1 results but was given 2}}
// expected-error @+1 {{'tosa.concat' op requires attribute 'axis'}}
"tosa.concat"() : () -> (i23, i23)

// -----

// expected-error @+2 {{'tosa.pad' takes 3 operands but was given 0}}
// expected-error @+1 {{'tosa.pad' makes 1 results but was given 0}}
"tosa.pad"() : () -> ()

// -----

// expected-error @+2 {{'tosa.reshape' takes 2 operands but was given 0}}
// expected-error @+1 {{'tosa.reshape' makes 1 results but was given 0}}
"tosa.reshape"() : () -> ()

// -----

// expected-error @+3 {{'tosa.reverse' takes 1 operands but was given 0}}
// expected-error @+2 {{'tosa.reverse' makes 1 results but was given 0}}
// expected-error @+1 {{'tosa.reverse' op requires attribute 'axis'}}
"tosa.reverse"() : () -> ()

// -----

// expected-error @+2 {{'tosa.slice' takes 3 operands but was given 0}}
// expected-error @+1 {{'tosa.slice' makes 1 results but was given 0}}
"tosa.slice"() : () -> ()

// -----

// expected-error @+2 {{'tosa.tile' takes 2 operands but was given 0}}
// expected-error @+1 {{'tosa.tile' makes 1 results but was given 0}}
"tosa.tile"() : () -> ()

// -----

// expected-error @+3 {{'tosa.transpose' takes 1 operands but was given 0}}
// expected-error @+2 {{'tosa.transpose' makes 1 results but was given 0}}
// expected-error @+1 {{'tosa.transpose' op requires attribute 'perms'}}
"tosa.transpose"() : () -> ()

// -----

// expected-error @+2 {{'tosa.gather' takes 2 operands but was given 0}}
// expected-error @+1 {{'tosa.gather' makes 1 results but was given 0}}
"tosa.gather"() : () -> ()

// -----

// expected-error @+2 {{'tosa.scatter' takes 3 operands but was given 0}}
// expected-error @+1 {{'tosa.scatter' makes 1 results but was given 0}}
"tosa.scatter"() : () -> ()

// -----

// expected-error @+3 {{'tosa.resize' takes 4 operands but was given 0}}
// expected-error @+2 {{'tosa.resize' makes 1 results but was given 0}}
// expected-error @+1 {{'tosa.resize' op requires attribute 'mode'}}
"tosa.resize"() : () -> ()

// -----

// expected-error @+2 {{'tosa.add_shape' takes 2 operands but was given 0}}
// expected-error @+1 {{'tosa.add_shape' makes 1 results but was given 0}}
"tosa.add_shape"() : () -> ()

// -----

// expected-error @+2 {{'tosa.sub_shape' takes 2 operands but was given 0}}
// expected-error @+1 {{'tosa.sub_shape' makes 1 results but was given 0}}
"tosa.sub_shape"() : () -> ()

// -----

// expected-error @+2 {{'tosa.mul_shape' takes 2 operands but was given 0}}
// expected-error @+1 {{'tosa.mul_shape' makes 1 results but was given 0}}
"tosa.mul_shape"() : () -> ()

// -----

// expected-error @+2 {{'tosa.div_ceil_shape' takes 2 operands but was given 0}}
// expected-error @+1 {{'tosa.div_ceil_shape' makes 1 results but was given 0}}
"tosa.div_ceil_shape"() : () -> ()

// -----

// expected-error @+2 {{'tosa.div_floor_shape' takes 2 operands but was given 0}}
// expected-error @+1 {{'tosa.div_floor_shape' makes 1 results but was given 0}}
"tosa.div_floor_shape"() : () -> ()

// -----

// expected-error @+2 {{'tosa.max_shape' takes 2 operands but was given 0}}
// expected-error @+1 {{'tosa.max_shape' makes 1 results but was given 0}}
"tosa.max_shape"() : () -> ()

// -----

// expected-error @+2 {{'tosa.min_shape' takes 2 operands but was given 0}}
// expected-error @+1 {{'tosa.min_shape' makes 1 results but was given 0}}
"tosa.min_shape"() : () -> ()

// -----

// expected-error @+2 {{'tosa.mod_shape' takes 2 operands but was given 0}}
// expected-error @+1 {{'tosa.mod_shape' makes 1 results but was given 0}}
"tosa.mod_shape"() : () -> ()

// -----

// expected-error @+2 {{'tosa.exp2_shape' takes 1 operands but was given 0}}
// expected-error @+1 {{'tosa.exp2_shape' makes 1 results but was given 0}}
"tosa.exp2_shape"() : () -> ()

// -----

// expected-error @+2 {{'tosa.log2_ceil_shape' takes 1 operands but was given 0}}
// expected-error @+1 {{'tosa.log2_ceil_shape' makes 1 results but was given 0}}
"tosa.log2_ceil_shape"() : () -> ()

// -----

// expected-error @+2 {{'tosa.log2_floor_shape' takes 1 operands but was given 0}}
// expected-error @+1 {{'tosa.log2_floor_shape' makes 1 results but was given 0}}
"tosa.log2_floor_shape"() : () -> ()

// -----

// expected-error @+1 {{'tosa.concat_shape' makes 1 results but was given 2}}
"tosa.concat_shape"() : () -> (i23, i23)

// -----

// expected-error @+2 {{'tosa.slice_shape' takes 3 operands but was given 0}}
// expected-error @+1 {{'tosa.slice_shape' makes 1 results but was given 0}}
"tosa.slice_shape"() : () -> ()

// -----

// expected-error @+3 {{'tosa.dim' takes 1 operands but was given 0}}
// expected-error @+2 {{'tosa.dim' makes 1 results but was given 0}}
// expected-error @+1 {{'tosa.dim' op requires attribute 'axis'}}
"tosa.dim"() : () -> ()
