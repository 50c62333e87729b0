// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --split-input-file --verify-diagnostics %s
// One mistake for each op of the func dialect that its row rules out.
// Written by tools/gen_invalid_tests.py.

// expected-error @+4 {{'func.func' makes 0 results but was given 1}}
// expected-error @+3 {{'func.func' op requires attribute 'sym_name'}}
// expected-error @+2 {{'func.func' op requires attribute 'function_type'}}
// expected-error @+1 {{'func.func' has 1 regions but was given 0}}
"func.func"() : () -> (i23)

// -----

// expected-error @+2 {{'func.return' makes 0 results but was given 1}}
// expected-error @+1 {{'func.return' op expects parent op 'func.func', found 'builtin.module'}}
"func.return"() : () -> (i23)

// -----

// expected-error @+2 {{'func.call' op requires attribute 'callee'}}
// expected-error @+1 {{'func.call' has 0 regions but was given 1}}
"func.call"() ({}) : () -> ()

// -----

// expected-error @+1 {{'func.call_indirect' takes 1 or more operands, in groups (callee, callee_operands*), but was given 0}}
"func.call_indirect"() : () -> ()

// -----

// expected-error @+2 {{'func.constant' makes 1 results but was given 2}}
// expected-error @+1 {{'func.constant' op requires attribute 'value'}}
"func.constant"() : () -> (i23, i23)
