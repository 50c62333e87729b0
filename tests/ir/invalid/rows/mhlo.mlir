// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --split-input-file --verify-diagnostics %s
// One mistake for each op of the mhlo dialect that its row rules out.
// Written by tools/gen_invalid_tests.py.

// expected-error @+2 {{'mhlo.add_dependency' takes 2 operands but was given 0}}
// expected-error @+1 {{'mhlo.add_dependency' makes 1 results but was given 0}}
"mhlo.add_dependency"() : () -> ()

// -----

// expected-error @+1 {{'mhlo.async_start' makes 1 results but was given 2}}
"mhlo.async_start"() : () -> (i23, i23)

// -----

// expected-error @+2 {{'mhlo.async_update' takes 1 operands but was given 0}}
// expected-error @+1 {{'mhlo.async_update' makes 1 results but was given 0}}
"mhlo.async_update"() : () -> ()

// -----

// expected-error @+1 {{'mhlo.async_done' takes 1 operands but was given 0}}
"mhlo.async_done"() : () -> ()

// -----

// expected-error @+2 {{'mhlo.bitcast' takes 1 operands but was given 0}}
// expected-error @+1 {{'mhlo.bitcast' makes 1 results but was given 0}}
"mhlo.bitcast"() : () -> ()

// -----

// expected-error @+2 {{'mhlo.copy' takes 1 operands but was given 0}}
// expected-error @+1 {{'mhlo.copy' makes 1 results but was given 0}}
"mhlo.copy"() : () -> ()

// -----

// expected-error @+2 {{'mhlo.cstr_reshapable' takes 2 operands but was given 0}}
// expected-error @+1 {{'mhlo.cstr_reshapable' makes 1 results but was given 0}}
"mhlo.cstr_reshapable"() : () -> ()

// -----

// expected-error @+5 {{'mhlo.domain' takes 1 operands but was given 0}}
// expected-error @+4 {{'mhlo.domain' makes 1 results but was given 0}}
// expected-error @+3 {{'mhlo.domain' op requires attribute 'kind'}}
// expected-error @+2 {{'mhlo.domain' op requires attribute 'entry_metadata'}}
// expected-error @+1 {{'mhlo.domain' op requires attribute 'exit_metadata'}}
"mhlo.domain"() : () -> ()

// -----

// expected-error @+1 {{'mhlo.fusion' has 1 regions but was given 2}}
"mhlo.fusion"() ({}, {}) : () -> ()

// -----

// expected-error @+3 {{'mhlo.sparse_dot' takes 2 or more operands, in groups (lhs, rhs, meta*), but was given 0}}
// expected-error @+2 {{'mhlo.sparse_dot' makes 1 results but was given 0}}
// expected-error @+1 {{'mhlo.sparse_dot' op requires attribute 'dot_dimension_numbers'}}
"mhlo.sparse_dot"() : () -> ()

// -----

// expected-error @+2 {{'mhlo.stochastic_convert' takes 2 operands but was given 0}}
// expected-error @+1 {{'mhlo.stochastic_convert' makes 1 results but was given 0}}
"mhlo.stochastic_convert"() : () -> ()

// -----

// expected-error @+3 {{'mhlo.topk' takes 1 operands but was given 0}}
// expected-error @+2 {{'mhlo.topk' makes 2 results but was given 0}}
// expected-error @+1 {{'mhlo.topk' op requires attribute 'k'}}
"mhlo.topk"() : () -> ()

// -----

// expected-error @+2 {{'mhlo.xla.rng_get_and_update_state' makes 1 results but was given 2}}
// expected-error @+1 {{'mhlo.xla.rng_get_and_update_state' op requires attribute 'delta'}}
"mhlo.xla.rng_get_and_update_state"() : () -> (i23, i23)
