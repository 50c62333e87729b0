// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --split-input-file --verify-diagnostics %s
// One mistake for each op of the sdy dialect that its row rules out.
// Written by tools/gen_invalid_tests.py.

// expected-error @+3 {{'sdy.mesh' makes 0 results but was given 1}}
// expected-error @+2 {{'sdy.mesh' op requires attribute 'sym_name'}}
// expected-error @+1 {{'sdy.mesh' op requires attribute 'mesh'}}
"sdy.mesh"() : () -> (i23)

// -----

// expected-error @+3 {{'sdy.sharding_constraint' takes 1 operands but was given 0}}
// expected-error @+2 {{'sdy.sharding_constraint' makes 1 results but was given 0}}
// expected-error @+1 {{'sdy.sharding_constraint' op requires attribute 'sharding'}}
"sdy.sharding_constraint"() : () -> ()

// -----

// expected-error @+3 {{'sdy.reshard' takes 1 operands but was given 0}}
// expected-error @+2 {{'sdy.reshard' makes 1 results but was given 0}}
// expected-error @+1 {{'sdy.reshard' op requires attribute 'sharding'}}
"sdy.reshard"() : () -> ()

// -----

// expected-error @+4 {{'sdy.manual_computation' op requires attribute 'in_shardings'}}
// expected-error @+3 {{'sdy.manual_computation' op requires attribute 'out_shardings'}}
// expected-error @+2 {{'sdy.manual_computation' op requires attribute 'manual_axes'}}
// expected-error @+1 {{'sdy.manual_computation' has 1 regions but was given 2}}
"sdy.manual_computation"() ({}, {}) : () -> ()

// -----

// expected-error @+2 {{'sdy.named_computation' op requires attribute 'name'}}
// expected-error @+1 {{'sdy.named_computation' has 1 regions but was given 2}}
"sdy.named_computation"() ({}, {}) : () -> ()

// -----

// expected-error @+1 {{'sdy.return' makes 0 results but was given 1}}
"sdy.return"() : () -> (i23)

// -----

// expected-error @+2 {{'sdy.sharding_group' takes 1 operands but was given 0}}
// expected-error @+1 {{'sdy.sharding_group' op requires attribute 'group_id'}}
"sdy.sharding_group"() : () -> ()

// -----

// expected-error @+2 {{'sdy.constant' makes 1 results but was given 2}}
// expected-error @+1 {{'sdy.constant' op requires attribute 'value'}}
"sdy.constant"() : () -> (i23, i23)

// -----

// expected-error @+2 {{'sdy.data_flow_edge' takes 1 operands but was given 0}}
// expected-error @+1 {{'sdy.data_flow_edge' makes 1 results but was given 0}}
"sdy.data_flow_edge"() : () -> ()

// -----

// expected-error @+3 {{'sdy.propagation_barrier' takes 1 operands but was given 0}}
// expected-error @+2 {{'sdy.propagation_barrier' makes 1 results but was given 0}}
// expected-error @+1 {{'sdy.propagation_barrier' op requires attribute 'allowed_direction'}}
"sdy.propagation_barrier"() : () -> ()

// -----

// expected-error @+4 {{'sdy.all_gather' takes 1 operands but was given 0}}
// expected-error @+3 {{'sdy.all_gather' makes 1 results but was given 0}}
// expected-error @+2 {{'sdy.all_gather' op requires attribute 'gathering_axes'}}
// expected-error @+1 {{'sdy.all_gather' op requires attribute 'out_sharding'}}
"sdy.all_gather"() : () -> ()

// -----

// expected-error @+4 {{'sdy.all_slice' takes 1 operands but was given 0}}
// expected-error @+3 {{'sdy.all_slice' makes 1 results but was given 0}}
// expected-error @+2 {{'sdy.all_slice' op requires attribute 'slicing_axes'}}
// expected-error @+1 {{'sdy.all_slice' op requires attribute 'out_sharding'}}
"sdy.all_slice"() : () -> ()

// -----

// expected-error @+4 {{'sdy.all_to_all' takes 1 operands but was given 0}}
// expected-error @+3 {{'sdy.all_to_all' makes 1 results but was given 0}}
// expected-error @+2 {{'sdy.all_to_all' op requires attribute 'params'}}
// expected-error @+1 {{'sdy.all_to_all' op requires attribute 'out_sharding'}}
"sdy.all_to_all"() : () -> ()

// -----

// expected-error @+3 {{'sdy.collective_permute' takes 1 operands but was given 0}}
// expected-error @+2 {{'sdy.collective_permute' makes 1 results but was given 0}}
// expected-error @+1 {{'sdy.collective_permute' op requires attribute 'out_sharding'}}
"sdy.collective_permute"() : () -> ()

// -----

// expected-error @+4 {{'sdy.all_reduce' takes 1 operands but was given 0}}
// expected-error @+3 {{'sdy.all_reduce' makes 1 results but was given 0}}
// expected-error @+2 {{'sdy.all_reduce' op requires attribute 'reduction_axes'}}
// expected-error @+1 {{'sdy.all_reduce' op requires attribute 'out_sharding'}}
"sdy.all_reduce"() : () -> ()

// -----

// expected-error @+4 {{'sdy.reduce_scatter' takes 1 operands but was given 0}}
// expected-error @+3 {{'sdy.reduce_scatter' makes 1 results but was given 0}}
// expected-error @+2 {{'sdy.reduce_scatter' op requires attribute 'reduce_scatter_axes'}}
// expected-error @+1 {{'sdy.reduce_scatter' op requires attribute 'out_sharding'}}
"sdy.reduce_scatter"() : () -> ()

// -----

// expected-error @+4 {{'sdy.sharded_to_unreduced' takes 1 operands but was given 0}}
// expected-error @+3 {{'sdy.sharded_to_unreduced' makes 1 results but was given 0}}
// expected-error @+2 {{'sdy.sharded_to_unreduced' op requires attribute 'axes'}}
// expected-error @+1 {{'sdy.sharded_to_unreduced' op requires attribute 'out_sharding'}}
"sdy.sharded_to_unreduced"() : () -> ()

// -----

// expected-error @+4 {{'sdy.replicated_to_unreduced' takes 1 operands but was given 0}}
// expected-error @+3 {{'sdy.replicated_to_unreduced' makes 1 results but was given 0}}
// expected-error @+2 {{'sdy.replicated_to_unreduced' op requires attribute 'axes'}}
// expected-error @+1 {{'sdy.replicated_to_unreduced' op requires attribute 'out_sharding'}}
"sdy.replicated_to_unreduced"() : () -> ()
