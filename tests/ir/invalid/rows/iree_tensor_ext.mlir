// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --split-input-file --verify-diagnostics %s
// One mistake for each op of the iree_tensor_ext dialect that its row rules out.
// Written by tools/gen_invalid_tests.py.

// expected-error @+5 {{'iree_tensor_ext.dispatch.tensor.load' op requires attribute 'operandSegmentSizes'}}
// expected-error @+4 {{'iree_tensor_ext.dispatch.tensor.load' makes 1 results but was given 0}}
// expected-error @+3 {{'iree_tensor_ext.dispatch.tensor.load' op requires attribute 'static_offsets'}}
// expected-error @+2 {{'iree_tensor_ext.dispatch.tensor.load' op requires attribute 'static_sizes'}}
// expected-error @+1 {{'iree_tensor_ext.dispatch.tensor.load' op requires attribute 'static_strides'}}
"iree_tensor_ext.dispatch.tensor.load"() : () -> ()

// -----

// expected-error @+4 {{'iree_tensor_ext.dispatch.tensor.store' op requires attribute 'operandSegmentSizes'}}
// expected-error @+3 {{'iree_tensor_ext.dispatch.tensor.store' op requires attribute 'static_offsets'}}
// expected-error @+2 {{'iree_tensor_ext.dispatch.tensor.store' op requires attribute 'static_sizes'}}
// expected-error @+1 {{'iree_tensor_ext.dispatch.tensor.store' op requires attribute 'static_strides'}}
"iree_tensor_ext.dispatch.tensor.store"() : () -> ()

// -----

// expected-error @+1 {{'iree_tensor_ext.dispatch.workgroup_count_from_dag_root' makes 3 results but was given 4}}
"iree_tensor_ext.dispatch.workgroup_count_from_dag_root"() : () -> (i23, i23, i23, i23)

// -----

// expected-error @+1 {{'iree_tensor_ext.dispatch.workgroup_count_from_slice' makes 3 results but was given 4}}
"iree_tensor_ext.dispatch.workgroup_count_from_slice"() : () -> (i23, i23, i23, i23)

// -----

// expected-error @+2 {{'iree_tensor_ext.dispatch.workgroup_count_split_reduction_modifier' takes 3 or more operands, in groups (workgroup_x, workgroup_y, workgroup_z, workload*), but was given 0}}
// expected-error @+1 {{'iree_tensor_ext.dispatch.workgroup_count_split_reduction_modifier' makes 3 results but was given 0}}
"iree_tensor_ext.dispatch.workgroup_count_split_reduction_modifier"() : () -> ()

// -----

// expected-error @+3 {{'iree_tensor_ext.dispatch.workload.ordinal' takes 1 operands but was given 0}}
// expected-error @+2 {{'iree_tensor_ext.dispatch.workload.ordinal' makes 1 results but was given 0}}
// expected-error @+1 {{'iree_tensor_ext.dispatch.workload.ordinal' op requires attribute 'ordinal'}}
"iree_tensor_ext.dispatch.workload.ordinal"() : () -> ()

// -----

// expected-error @+2 {{'iree_tensor_ext.bitcast' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'iree_tensor_ext.bitcast' makes 1 results but was given 0}}
"iree_tensor_ext.bitcast"() : () -> ()

// -----

// expected-error @+2 {{'iree_tensor_ext.compute_barrier.start' takes 1 or more operands, in groups (value, value_dims*), but was given 0}}
// expected-error @+1 {{'iree_tensor_ext.compute_barrier.start' makes 1 results but was given 0}}
"iree_tensor_ext.compute_barrier.start"() : () -> ()

// -----

// expected-error @+2 {{'iree_tensor_ext.compute_barrier.end' takes 1 or more operands, in groups (value, value_dims*), but was given 0}}
// expected-error @+1 {{'iree_tensor_ext.compute_barrier.end' makes 1 results but was given 0}}
"iree_tensor_ext.compute_barrier.end"() : () -> ()

// -----

// expected-error @+2 {{'iree_tensor_ext.barrier.start' takes 1 or more operands, in groups (value, value_dims*), but was given 0}}
// expected-error @+1 {{'iree_tensor_ext.barrier.start' makes 1 results but was given 0}}
"iree_tensor_ext.barrier.start"() : () -> ()

// -----

// expected-error @+2 {{'iree_tensor_ext.barrier.end' takes 1 or more operands, in groups (value, value_dims*), but was given 0}}
// expected-error @+1 {{'iree_tensor_ext.barrier.end' makes 1 results but was given 0}}
"iree_tensor_ext.barrier.end"() : () -> ()

// -----

// expected-error @+3 {{'iree_tensor_ext.cast_to_ragged_shape' op requires attribute 'operandSegmentSizes'}}
// expected-error @+2 {{'iree_tensor_ext.cast_to_ragged_shape' makes 1 results but was given 0}}
// expected-error @+1 {{'iree_tensor_ext.cast_to_ragged_shape' op requires attribute 'ragged_dim'}}
"iree_tensor_ext.cast_to_ragged_shape"() : () -> ()
