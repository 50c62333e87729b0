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

// -----

// expected-error @+2 {{'vmvx.get_buffer_descriptor' takes 1 operands but was given 0}}
// expected-error @+1 {{'vmvx.get_buffer_descriptor' makes 2 or more results, in groups (base_buffer, offset, sizes_and_strides*), but was given 0}}
"vmvx.get_buffer_descriptor"() : () -> ()

// -----

// expected-error @+3 {{'vmvx.get_raw_interface_binding_buffer' makes 1 results but was given 2}}
// expected-error @+2 {{'vmvx.get_raw_interface_binding_buffer' op requires attribute 'set'}}
// expected-error @+1 {{'vmvx.get_raw_interface_binding_buffer' op requires attribute 'binding'}}
"vmvx.get_raw_interface_binding_buffer"() : () -> (i23, i23)

// -----

// expected-error @+2 {{'vmvx.query_tile_sizes' op requires attribute 'flags'}}
// expected-error @+1 {{'vmvx.query_tile_sizes' has 0 regions but was given 1}}
"vmvx.query_tile_sizes"() ({}) : () -> ()

// -----

// expected-error @+5 {{'vmvx.mmt4d' takes 15 operands but was given 0}}
// expected-error @+4 {{'vmvx.mmt4d' op requires attribute 'lhs_type'}}
// expected-error @+3 {{'vmvx.mmt4d' op requires attribute 'rhs_type'}}
// expected-error @+2 {{'vmvx.mmt4d' op requires attribute 'out_type'}}
// expected-error @+1 {{'vmvx.mmt4d' op requires attribute 'flags'}}
"vmvx.mmt4d"() : () -> ()

// -----

// expected-error @+2 {{'vmvx.add' takes 14 operands but was given 0}}
// expected-error @+1 {{'vmvx.add' op requires attribute 'element_type'}}
"vmvx.add"() : () -> ()

// -----

// expected-error @+2 {{'vmvx.sub' takes 14 operands but was given 0}}
// expected-error @+1 {{'vmvx.sub' op requires attribute 'element_type'}}
"vmvx.sub"() : () -> ()

// -----

// expected-error @+2 {{'vmvx.mul' takes 14 operands but was given 0}}
// expected-error @+1 {{'vmvx.mul' op requires attribute 'element_type'}}
"vmvx.mul"() : () -> ()
