// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --split-input-file --verify-diagnostics %s
// One mistake for each op of the flow dialect that its row rules out.
// Written by tools/gen_invalid_tests.py.

// expected-error @+2 {{'flow.dispatch.region' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'flow.dispatch.region' has 2 regions but was given 3}}
"flow.dispatch.region"() ({}, {}, {}) : () -> ()

// -----

// expected-error @+2 {{'flow.dispatch.workgroups' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'flow.dispatch.workgroups' has 2 regions but was given 3}}
"flow.dispatch.workgroups"() ({}, {}, {}) : () -> ()

// -----

// expected-error @+1 {{'flow.return' makes 0 results but was given 1}}
"flow.return"() : () -> (i23)

// -----

// expected-error @+2 {{'flow.dispatch.workgroup.id' makes 1 results but was given 2}}
// expected-error @+1 {{'flow.dispatch.workgroup.id' op requires attribute 'dimension'}}
"flow.dispatch.workgroup.id"() : () -> (i23, i23)

// -----

// expected-error @+2 {{'flow.dispatch.workgroup.count' makes 1 results but was given 2}}
// expected-error @+1 {{'flow.dispatch.workgroup.count' op requires attribute 'dimension'}}
"flow.dispatch.workgroup.count"() : () -> (i23, i23)

// -----

// expected-error @+2 {{'flow.dispatch.workgroup.size' makes 1 results but was given 2}}
// expected-error @+1 {{'flow.dispatch.workgroup.size' op requires attribute 'dimension'}}
"flow.dispatch.workgroup.size"() : () -> (i23, i23)

// -----

// expected-error @+1 {{'flow.dispatch.workgroup.rank' makes 1 results but was given 2}}
"flow.dispatch.workgroup.rank"() : () -> (i23, i23)

// -----

// expected-error @+2 {{'flow.dispatch.tie_shape' takes 1 or more operands, in groups (operand, dynamic_dims*), but was given 0}}
// expected-error @+1 {{'flow.dispatch.tie_shape' makes 1 results but was given 0}}
"flow.dispatch.tie_shape"() : () -> ()

// -----

// expected-error @+5 {{'flow.dispatch.tensor.load' op requires attribute 'operandSegmentSizes'}}
// expected-error @+4 {{'flow.dispatch.tensor.load' makes 1 results but was given 0}}
// expected-error @+3 {{'flow.dispatch.tensor.load' op requires attribute 'static_offsets'}}
// expected-error @+2 {{'flow.dispatch.tensor.load' op requires attribute 'static_sizes'}}
// expected-error @+1 {{'flow.dispatch.tensor.load' op requires attribute 'static_strides'}}
"flow.dispatch.tensor.load"() : () -> ()

// -----

// expected-error @+4 {{'flow.dispatch.tensor.store' op requires attribute 'operandSegmentSizes'}}
// expected-error @+3 {{'flow.dispatch.tensor.store' op requires attribute 'static_offsets'}}
// expected-error @+2 {{'flow.dispatch.tensor.store' op requires attribute 'static_sizes'}}
// expected-error @+1 {{'flow.dispatch.tensor.store' op requires attribute 'static_strides'}}
"flow.dispatch.tensor.store"() : () -> ()

// -----

// expected-error @+1 {{'flow.dispatch.workgroup_count_from_dag_root' makes 3 results but was given 4}}
"flow.dispatch.workgroup_count_from_dag_root"() : () -> (i23, i23, i23, i23)

// -----

// expected-error @+1 {{'flow.dispatch.workgroup_count_from_slice' makes 3 results but was given 4}}
"flow.dispatch.workgroup_count_from_slice"() : () -> (i23, i23, i23, i23)

// -----

// expected-error @+3 {{'flow.dispatch.workload.ordinal' takes 1 operands but was given 0}}
// expected-error @+2 {{'flow.dispatch.workload.ordinal' makes 1 results but was given 0}}
// expected-error @+1 {{'flow.dispatch.workload.ordinal' op requires attribute 'ordinal'}}
"flow.dispatch.workload.ordinal"() : () -> ()

// -----

// expected-error @+3 {{'flow.executable' makes 0 results but was given 1}}
// expected-error @+2 {{'flow.executable' op requires attribute 'sym_name'}}
// expected-error @+1 {{'flow.executable' has 1 regions but was given 0}}
"flow.executable"() : () -> (i23)

// -----

// expected-error @+2 {{'flow.executable_end' makes 0 results but was given 1}}
// expected-error @+1 {{'flow.executable_end' op expects parent op 'flow.executable', found 'builtin.module'}}
"flow.executable_end"() : () -> (i23)

// -----

// expected-error @+5 {{'flow.executable.export' makes 0 results but was given 1}}
// expected-error @+4 {{'flow.executable.export' op requires attribute 'sym_name'}}
// expected-error @+3 {{'flow.executable.export' op requires attribute 'function_ref'}}
// expected-error @+2 {{'flow.executable.export' has 1 regions but was given 0}}
// expected-error @+1 {{'flow.executable.export' op expects parent op 'flow.executable', found 'builtin.module'}}
"flow.executable.export"() : () -> (i23)

// -----

// expected-error @+3 {{'flow.dispatch' op requires attribute 'operandSegmentSizes'}}
// expected-error @+2 {{'flow.dispatch' op requires attribute 'entry_points'}}
// expected-error @+1 {{'flow.dispatch' has 0 regions but was given 1}}
"flow.dispatch"() ({}) : () -> ()

// -----

// expected-error @+4 {{'flow.func' makes 0 results but was given 1}}
// expected-error @+3 {{'flow.func' op requires attribute 'sym_name'}}
// expected-error @+2 {{'flow.func' op requires attribute 'function_type'}}
// expected-error @+1 {{'flow.func' has 1 regions but was given 0}}
"flow.func"() : () -> (i23)

// -----

// expected-error @+3 {{'flow.call' op requires attribute 'operandSegmentSizes'}}
// expected-error @+2 {{'flow.call' op requires attribute 'callee'}}
// expected-error @+1 {{'flow.call' has 0 regions but was given 1}}
"flow.call"() ({}) : () -> ()

// -----

// expected-error @+2 {{'flow.tensor.constant' makes 1 results but was given 2}}
// expected-error @+1 {{'flow.tensor.constant' op requires attribute 'value'}}
"flow.tensor.constant"() : () -> (i23, i23)

// -----

// expected-error @+2 {{'flow.tensor.dynamic_constant' makes 1 results but was given 2}}
// expected-error @+1 {{'flow.tensor.dynamic_constant' op requires attribute 'value'}}
"flow.tensor.dynamic_constant"() : () -> (i23, i23)

// -----

// expected-error @+2 {{'flow.tensor.tie_shape' takes 1 or more operands, in groups (operand, dynamic_dims*), but was given 0}}
// expected-error @+1 {{'flow.tensor.tie_shape' makes 1 results but was given 0}}
"flow.tensor.tie_shape"() : () -> ()

// -----

// expected-error @+2 {{'flow.tensor.reshape' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'flow.tensor.reshape' makes 1 results but was given 0}}
"flow.tensor.reshape"() : () -> ()

// -----

// expected-error @+2 {{'flow.tensor.bitcast' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'flow.tensor.bitcast' makes 1 results but was given 0}}
"flow.tensor.bitcast"() : () -> ()

// -----

// expected-error @+2 {{'flow.tensor.load' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'flow.tensor.load' makes 1 results but was given 0}}
"flow.tensor.load"() : () -> ()

// -----

// expected-error @+2 {{'flow.tensor.store' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'flow.tensor.store' makes 1 results but was given 0}}
"flow.tensor.store"() : () -> ()

// -----

// expected-error @+1 {{'flow.tensor.alloca' makes 1 results but was given 2}}
"flow.tensor.alloca"() : () -> (i23, i23)

// -----

// expected-error @+1 {{'flow.tensor.empty' makes 1 results but was given 2}}
"flow.tensor.empty"() : () -> (i23, i23)

// -----

// expected-error @+2 {{'flow.tensor.splat' takes 1 or more operands, in groups (value, result_dims*), but was given 0}}
// expected-error @+1 {{'flow.tensor.splat' makes 1 results but was given 0}}
"flow.tensor.splat"() : () -> ()

// -----

// expected-error @+2 {{'flow.tensor.clone' takes 1 or more operands, in groups (operand, argument_dims*), but was given 0}}
// expected-error @+1 {{'flow.tensor.clone' makes 1 results but was given 0}}
"flow.tensor.clone"() : () -> ()

// -----

// expected-error @+2 {{'flow.tensor.barrier' takes 1 or more operands, in groups (operand, argument_dims*), but was given 0}}
// expected-error @+1 {{'flow.tensor.barrier' makes 1 results but was given 0}}
"flow.tensor.barrier"() : () -> ()

// -----

// expected-error @+3 {{'flow.tensor.transfer' takes 1 or more operands, in groups (operand, argument_dims*), but was given 0}}
// expected-error @+2 {{'flow.tensor.transfer' makes 1 results but was given 0}}
// expected-error @+1 {{'flow.tensor.transfer' op requires attribute 'target'}}
"flow.tensor.transfer"() : () -> ()

// -----

// expected-error @+2 {{'flow.tensor.encode' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'flow.tensor.encode' makes 1 results but was given 0}}
"flow.tensor.encode"() : () -> ()

// -----

// expected-error @+2 {{'flow.tensor.slice' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'flow.tensor.slice' makes 1 results but was given 0}}
"flow.tensor.slice"() : () -> ()

// -----

// expected-error @+2 {{'flow.tensor.update' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'flow.tensor.update' makes 1 results but was given 0}}
"flow.tensor.update"() : () -> ()

// -----

// expected-error @+3 {{'flow.tensor.trace' op requires attribute 'operandSegmentSizes'}}
// expected-error @+2 {{'flow.tensor.trace' makes 0 results but was given 1}}
// expected-error @+1 {{'flow.tensor.trace' op requires attribute 'key'}}
"flow.tensor.trace"() : () -> (i23)

// -----

// expected-error @+2 {{'flow.parameter.load' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'flow.parameter.load' makes 1 results but was given 0}}
"flow.parameter.load"() : () -> ()

// -----

// expected-error @+2 {{'flow.parameter.write' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'flow.parameter.write' makes 1 results but was given 0}}
"flow.parameter.write"() : () -> ()

// -----

// expected-error @+1 {{'flow.channel.default' makes 1 results but was given 2}}
"flow.channel.default"() : () -> (i23, i23)

// -----

// expected-error @+2 {{'flow.channel.split' takes 3 operands but was given 0}}
// expected-error @+1 {{'flow.channel.split' makes 1 results but was given 0}}
"flow.channel.split"() : () -> ()

// -----

// expected-error @+2 {{'flow.channel.rank' takes 1 operands but was given 0}}
// expected-error @+1 {{'flow.channel.rank' makes 1 results but was given 0}}
"flow.channel.rank"() : () -> ()

// -----

// expected-error @+2 {{'flow.channel.count' takes 1 operands but was given 0}}
// expected-error @+1 {{'flow.channel.count' makes 1 results but was given 0}}
"flow.channel.count"() : () -> ()

// -----

// expected-error @+3 {{'flow.collective.all_gather' takes 3 or more operands, in groups (target, target_dims*, source, channel), but was given 0}}
// expected-error @+2 {{'flow.collective.all_gather' makes 1 results but was given 0}}
// expected-error @+1 {{'flow.collective.all_gather' op requires attribute 'element_type'}}
"flow.collective.all_gather"() : () -> ()

// -----

// expected-error @+3 {{'flow.collective.all_to_all' takes 3 or more operands, in groups (target, target_dims*, source, channel), but was given 0}}
// expected-error @+2 {{'flow.collective.all_to_all' makes 1 results but was given 0}}
// expected-error @+1 {{'flow.collective.all_to_all' op requires attribute 'element_type'}}
"flow.collective.all_to_all"() : () -> ()

// -----

// expected-error @+4 {{'flow.collective.all_reduce' takes 3 or more operands, in groups (target, target_dims*, source, channel), but was given 0}}
// expected-error @+3 {{'flow.collective.all_reduce' makes 1 results but was given 0}}
// expected-error @+2 {{'flow.collective.all_reduce' op requires attribute 'reduction_op'}}
// expected-error @+1 {{'flow.collective.all_reduce' op requires attribute 'element_type'}}
"flow.collective.all_reduce"() : () -> ()

// -----

// expected-error @+4 {{'flow.collective.reduce_scatter' takes 3 or more operands, in groups (target, target_dims*, source, channel), but was given 0}}
// expected-error @+3 {{'flow.collective.reduce_scatter' makes 1 results but was given 0}}
// expected-error @+2 {{'flow.collective.reduce_scatter' op requires attribute 'reduction_op'}}
// expected-error @+1 {{'flow.collective.reduce_scatter' op requires attribute 'element_type'}}
"flow.collective.reduce_scatter"() : () -> ()

// -----

// expected-error @+3 {{'flow.collective.send_recv' takes 5 or more operands, in groups (target, target_dims*, source, channel, send, recv), but was given 0}}
// expected-error @+2 {{'flow.collective.send_recv' makes 1 results but was given 0}}
// expected-error @+1 {{'flow.collective.send_recv' op requires attribute 'element_type'}}
"flow.collective.send_recv"() : () -> ()
