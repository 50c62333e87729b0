// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --split-input-file --verify-diagnostics %s
// One mistake for each op of the bufferization dialect that its row rules out.
// Written by tools/gen_invalid_tests.py.

// expected-error @+2 {{'bufferization.alloc_tensor' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'bufferization.alloc_tensor' makes 1 results but was given 2}}
"bufferization.alloc_tensor"() : () -> (i23, i23)

// -----

// expected-error @+2 {{'bufferization.clone' takes 1 operands but was given 0}}
// expected-error @+1 {{'bufferization.clone' makes 1 results but was given 0}}
"bufferization.clone"() : () -> ()

// -----

// expected-error @+2 {{'bufferization.dealloc' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'bufferization.dealloc' has 0 regions but was given 1}}
"bufferization.dealloc"() ({}) : () -> ()

// -----

// expected-error @+1 {{'bufferization.dealloc_tensor' takes 1 operands but was given 0}}
"bufferization.dealloc_tensor"() : () -> ()

// -----

// expected-error @+1 {{'bufferization.materialize_in_destination' takes 2 operands but was given 0}}
"bufferization.materialize_in_destination"() : () -> ()

// -----

// expected-error @+2 {{'bufferization.to_buffer' takes 1 operands but was given 0}}
// expected-error @+1 {{'bufferization.to_buffer' makes 1 results but was given 0}}
"bufferization.to_buffer"() : () -> ()

// -----

// expected-error @+2 {{'bufferization.to_tensor' takes 1 operands but was given 0}}
// expected-error @+1 {{'bufferization.to_tensor' makes 1 results but was given 0}}
"bufferization.to_tensor"() : () -> ()
