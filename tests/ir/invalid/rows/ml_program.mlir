// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --split-input-file --verify-diagnostics %s
// One mistake for each op of the ml_program dialect that its row rules out.
// Written by tools/gen_invalid_tests.py.

// expected-error @+3 {{'ml_program.global' makes 0 results but was given 1}}
// expected-error @+2 {{'ml_program.global' op requires attribute 'sym_name'}}
// expected-error @+1 {{'ml_program.global' op requires attribute 'type'}}
"ml_program.global"() : () -> (i23)

// -----

// expected-error @+2 {{'ml_program.global_load' makes 1 results but was given 2}}
// expected-error @+1 {{'ml_program.global_load' op requires attribute 'global'}}
"ml_program.global_load"() : () -> (i23, i23)

// -----

// expected-error @+2 {{'ml_program.global_load_const' makes 1 results but was given 2}}
// expected-error @+1 {{'ml_program.global_load_const' op requires attribute 'global'}}
"ml_program.global_load_const"() : () -> (i23, i23)

// -----

// expected-error @+2 {{'ml_program.global_store' takes 1 operands but was given 0}}
// expected-error @+1 {{'ml_program.global_store' op requires attribute 'global'}}
"ml_program.global_store"() : () -> ()

// -----

// expected-error @+2 {{'ml_program.global_load_graph' makes 2 results but was given 3}}
// expected-error @+1 {{'ml_program.global_load_graph' op requires attribute 'global'}}
"ml_program.global_load_graph"() : () -> (i23, i23, i23)

// -----

// expected-error @+3 {{'ml_program.global_store_graph' takes 1 or more operands, in groups (value, consumeTokens*), but was given 0}}
// expected-error @+2 {{'ml_program.global_store_graph' makes 1 results but was given 0}}
// expected-error @+1 {{'ml_program.global_store_graph' op requires attribute 'global'}}
"ml_program.global_store_graph"() : () -> ()

// -----

// expected-error @+1 {{'ml_program.token' makes 1 results but was given 2}}
"ml_program.token"() : () -> (i23, i23)

// -----

// expected-error @+4 {{'ml_program.func' makes 0 results but was given 1}}
// expected-error @+3 {{'ml_program.func' op requires attribute 'sym_name'}}
// expected-error @+2 {{'ml_program.func' op requires attribute 'function_type'}}
// expected-error @+1 {{'ml_program.func' has 1 regions but was given 0}}
"ml_program.func"() : () -> (i23)

// -----

// expected-error @+2 {{'ml_program.return' makes 0 results but was given 1}}
// expected-error @+1 {{'ml_program.return' op expects parent op 'ml_program.func', found 'builtin.module'}}
"ml_program.return"() : () -> (i23)

// -----

// expected-error @+4 {{'ml_program.subgraph' makes 0 results but was given 1}}
// expected-error @+3 {{'ml_program.subgraph' op requires attribute 'sym_name'}}
// expected-error @+2 {{'ml_program.subgraph' op requires attribute 'function_type'}}
// expected-error @+1 {{'ml_program.subgraph' has 1 regions but was given 0}}
"ml_program.subgraph"() : () -> (i23)

// -----

// expected-error @+2 {{'ml_program.output' makes 0 results but was given 1}}
// expected-error @+1 {{'ml_program.output' op expects parent op 'ml_program.subgraph', found 'builtin.module'}}
"ml_program.output"() : () -> (i23)
