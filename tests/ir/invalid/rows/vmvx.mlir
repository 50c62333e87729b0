// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --split-input-file --verify-diagnostics %s
// One mistake for each op of the vmvx dialect that its row rules out.
// Written by tools/gen_invalid_tests.py.

// expected-error @+3 {{'vmvx.binary' takes 14 operands but was given 0}}
// expected-error @+2 {{'vmvx.binary' op requires attribute 'opcode'}}
// expected-error @+1 {{'vmvx.binary' op requires attribute 'element_type'}}
"vmvx.binary"() : () -> ()

// -----

// expected-error @+3 {{'vmvx.unary' takes 10 operands but was given 0}}
// expected-error @+2 {{'vmvx.unary' op requires attribute 'opcode'}}
// expected-error @+1 {{'vmvx.unary' op requires attribute 'element_type'}}
"vmvx.unary"() : () -> ()

// -----

// expected-error @+2 {{'vmvx.copy' takes 10 operands but was given 0}}
// expected-error @+1 {{'vmvx.copy' op requires attribute 'element_type'}}
"vmvx.copy"() : () -> ()

// -----

// expected-error @+1 {{'vmvx.fill2d' takes 7 operands but was given 0}}
"vmvx.fill2d"() : () -> ()

// -----

// expected-error @+2 {{'vmvx.matmul' takes 15 operands but was given 0}}
// expected-error @+1 {{'vmvx.matmul' op requires attribute 'opcode'}}
"vmvx.matmul"() : () -> ()

// -----

// expected-error @+3 {{'vmvx.reduce' takes 9 operands but was given 0}}
// expected-error @+2 {{'vmvx.reduce' op requires attribute 'opcode'}}
// expected-error @+1 {{'vmvx.reduce' op requires attribute 'element_type'}}
"vmvx.reduce"() : () -> ()
