// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --split-input-file --verify-diagnostics %s
// One mistake for each op of the iree_encoding dialect that its row rules out.
// Written by tools/gen_invalid_tests.py.

// expected-error @+2 {{'iree_encoding.set_encoding' takes 1 or more operands, in groups (source, encoding_dims*), but was given 0}}
// expected-error @+1 {{'iree_encoding.set_encoding' makes 1 results but was given 0}}
"iree_encoding.set_encoding"() : () -> ()

// -----

// expected-error @+2 {{'iree_encoding.unset_encoding' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'iree_encoding.unset_encoding' makes 1 results but was given 0}}
"iree_encoding.unset_encoding"() : () -> ()

// -----

// expected-error @+3 {{'iree_encoding.dim' takes 1 operands but was given 0}}
// expected-error @+2 {{'iree_encoding.dim' makes 1 results but was given 0}}
// expected-error @+1 {{'iree_encoding.dim' op requires attribute 'index'}}
"iree_encoding.dim"() : () -> ()

// -----

// expected-error @+2 {{'iree_encoding.upper_bound_tile_size' op requires attribute 'tensorType'}}
// expected-error @+1 {{'iree_encoding.upper_bound_tile_size' has 0 regions but was given 1}}
"iree_encoding.upper_bound_tile_size"() ({}) : () -> ()
