// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --split-input-file --verify-diagnostics %s
// One mistake for each op of the cf dialect that its row rules out.
// Written by tools/gen_invalid_tests.py.

// expected-error @+2 {{'cf.assert' takes 1 operands but was given 0}}
// expected-error @+1 {{'cf.assert' op requires attribute 'msg'}}
"cf.assert"() : () -> ()

// -----

// expected-error @+2 {{'cf.br' makes 0 results but was given 1}}
// expected-error @+1 {{'cf.br' has 1 successors but was given 0}}
"cf.br"() : () -> (i23)

// -----

// expected-error @+2 {{'cf.cond_br' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'cf.cond_br' has 2 successors but was given 0}}
"cf.cond_br"() : () -> ()

// -----

// expected-error @+3 {{'cf.switch' op requires attribute 'operandSegmentSizes'}}
// expected-error @+2 {{'cf.switch' op requires attribute 'case_operand_segments'}}
// expected-error @+1 {{'cf.switch' has 1 successors but was given 0}}
"cf.switch"() : () -> ()
