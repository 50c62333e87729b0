// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --split-input-file --verify-diagnostics %s
// One mistake for each op of the scf dialect that its row rules out.
// Written by tools/gen_invalid_tests.py.

// expected-error @+2 {{'scf.if' takes 1 operands but was given 0}}
// expected-error @+1 {{'scf.if' has 2 regions but was given 0}}
"scf.if"() : () -> ()

// -----

// expected-error @+2 {{'scf.for' takes 3 or more operands, in groups (lowerBound, upperBound, step, initArgs*), but was given 0}}
// expected-error @+1 {{'scf.for' has 1 regions but was given 0}}
"scf.for"() : () -> ()

// -----

// expected-error @+1 {{'scf.while' has 2 regions but was given 3}}
"scf.while"() ({}, {}, {}) : () -> ()

// -----

// expected-error @+2 {{'scf.condition' takes 1 or more operands, in groups (condition, args*), but was given 0}}
// expected-error @+1 {{'scf.condition' op expects parent op 'scf.while', found 'builtin.module'}}
"scf.condition"() : () -> ()

// -----

// expected-error @+2 {{'scf.yield' makes 0 results but was given 1}}
// expected-error @+1 {{'scf.yield' op expects parent op 'scf.execute_region scf.for scf.if scf.index_switch scf.while', found 'builtin.module'}}
"scf.yield"() : () -> (i23)

// -----

// expected-error @+1 {{'scf.execute_region' has 1 regions but was given 2}}
"scf.execute_region"() ({}, {}) : () -> ()

// -----

// expected-error @+3 {{'scf.index_switch' takes 1 operands but was given 0}}
// expected-error @+2 {{'scf.index_switch' op requires attribute 'cases'}}
// expected-error @+1 {{'scf.index_switch' has 1 regions but was given 0}}
"scf.index_switch"() : () -> ()

// -----

// expected-error @+2 {{'scf.parallel' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'scf.parallel' has 1 regions but was given 2}}
"scf.parallel"() ({}, {}) : () -> ()

// -----

// expected-error @+2 {{'scf.reduce' makes 0 results but was given 1}}
// expected-error @+1 {{'scf.reduce' op expects parent op 'scf.parallel', found 'builtin.module'}}
"scf.reduce"() : () -> (i23)

// -----

// expected-error @+2 {{'scf.reduce.return' takes 1 operands but was given 0}}
// expected-error @+1 {{'scf.reduce.return' op expects parent op 'scf.reduce', found 'builtin.module'}}
"scf.reduce.return"() : () -> ()

// -----

// expected-error @+5 {{'scf.forall' op requires attribute 'operandSegmentSizes'}}
// expected-error @+4 {{'scf.forall' op requires attribute 'staticLowerBound'}}
// expected-error @+3 {{'scf.forall' op requires attribute 'staticUpperBound'}}
// expected-error @+2 {{'scf.forall' op requires attribute 'staticStep'}}
// expected-error @+1 {{'scf.forall' has 1 regions but was given 2}}
"scf.forall"() ({}, {}) : () -> ()

// -----

// expected-error @+3 {{'scf.forall.in_parallel' makes 0 results but was given 1}}
// expected-error @+2 {{'scf.forall.in_parallel' has 1 regions but was given 0}}
// expected-error @+1 {{'scf.forall.in_parallel' op expects parent op 'scf.forall', found 'builtin.module'}}
"scf.forall.in_parallel"() : () -> (i23)
