// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --split-input-file --verify-diagnostics %s
// One mistake for each op of the interpreter dialect that its row rules out.
// Written by tools/gen_invalid_tests.py.

// expected-error @+2 {{'interpreter.run_parallel' op requires attribute 'programs'}}
// expected-error @+1 {{'interpreter.run_parallel' has 0 regions but was given 1}}
"interpreter.run_parallel"() ({}) : () -> ()

// -----

// expected-error @+2 {{'interpreter.print' takes 1 operands but was given 0}}
// expected-error @+1 {{'interpreter.print' makes 1 results but was given 0}}
"interpreter.print"() : () -> ()

// -----

// expected-error @+3 {{'interpreter.probe' takes 1 operands but was given 0}}
// expected-error @+2 {{'interpreter.probe' makes 1 results but was given 0}}
// expected-error @+1 {{'interpreter.probe' op requires attribute 'probe_id'}}
"interpreter.probe"() : () -> ()
