// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --split-input-file --verify-diagnostics %s
// One mistake for each op of the quant dialect that its row rules out.
// Written by tools/gen_invalid_tests.py.

// expected-error @+2 {{'quant.dcast' takes 1 operands but was given 0}}
// expected-error @+1 {{'quant.dcast' makes 1 results but was given 0}}
"quant.dcast"() : () -> ()

// -----

// expected-error @+2 {{'quant.qcast' takes 1 operands but was given 0}}
// expected-error @+1 {{'quant.qcast' makes 1 results but was given 0}}
"quant.qcast"() : () -> ()

// -----

// expected-error @+2 {{'quant.scast' takes 1 operands but was given 0}}
// expected-error @+1 {{'quant.scast' makes 1 results but was given 0}}
"quant.scast"() : () -> ()
