// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --split-input-file --verify-diagnostics %s
// One mistake for each op of the tensor dialect that its row rules out.
// Written by tools/gen_invalid_tests.py.

// expected-error @+1 {{'tensor.empty' makes 1 results but was given 2}}
"tensor.empty"() : () -> (i23, i23)

// -----

// expected-error @+1 {{'tensor.from_elements' makes 1 results but was given 2}}
"tensor.from_elements"() : () -> (i23, i23)

// -----

// expected-error @+2 {{'tensor.generate' makes 1 results but was given 2}}
// expected-error @+1 {{'tensor.generate' has 1 regions but was given 0}}
"tensor.generate"() : () -> (i23, i23)

// -----

// expected-error @+2 {{'tensor.splat' takes 1 or more operands, in groups (input, dynamicSizes*), but was given 0}}
// expected-error @+1 {{'tensor.splat' makes 1 results but was given 0}}
"tensor.splat"() : () -> ()

// -----

// expected-error @+2 {{'tensor.dim' takes 2 operands but was given 0}}
// expected-error @+1 {{'tensor.dim' makes 1 results but was given 0}}
"tensor.dim"() : () -> ()

// -----

// expected-error @+2 {{'tensor.rank' takes 1 operands but was given 0}}
// expected-error @+1 {{'tensor.rank' makes 1 results but was given 0}}
"tensor.rank"() : () -> ()

// -----

// expected-error @+2 {{'tensor.cast' takes 1 operands but was given 0}}
// expected-error @+1 {{'tensor.cast' makes 1 results but was given 0}}
"tensor.cast"() : () -> ()

// -----

// expected-error @+2 {{'tensor.bitcast' takes 1 operands but was given 0}}
// expected-error @+1 {{'tensor.bitcast' makes 1 results but was given 0}}
"tensor.bitcast"() : () -> ()

// -----

// expected-error @+3 {{'tensor.collapse_shape' takes 1 operands but was given 0}}
// expected-error @+2 {{'tensor.collapse_shape' makes 1 results but was given 0}}
// expected-error @+1 {{'tensor.collapse_shape' op requires attribute 'reassociation'}}
"tensor.collapse_shape"() : () -> ()

// -----

// expected-error @+4 {{'tensor.expand_shape' takes 1 or more operands, in groups (src, output_shape*), but was given 0}}
// expected-error @+3 {{'tensor.expand_shape' makes 1 results but was given 0}}
// expected-error @+2 {{'tensor.expand_shape' op requires attribute 'reassociation'}}
// expected-error @+1 {{'tensor.expand_shape' op requires attribute 'static_output_shape'}}
"tensor.expand_shape"() : () -> ()

// -----

// expected-error @+2 {{'tensor.reshape' takes 2 operands but was given 0}}
// expected-error @+1 {{'tensor.reshape' makes 1 results but was given 0}}
"tensor.reshape"() : () -> ()

// -----

// expected-error @+2 {{'tensor.extract' takes 1 or more operands, in groups (tensor, indices*), but was given 0}}
// expected-error @+1 {{'tensor.extract' makes 1 results but was given 0}}
"tensor.extract"() : () -> ()

// -----

// expected-error @+2 {{'tensor.insert' takes 2 or more operands, in groups (scalar, dest, indices*), but was given 0}}
// expected-error @+1 {{'tensor.insert' makes 1 results but was given 0}}
"tensor.insert"() : () -> ()

// -----

// expected-error @+5 {{'tensor.extract_slice' op requires attribute 'operandSegmentSizes'}}
// expected-error @+4 {{'tensor.extract_slice' makes 1 results but was given 0}}
// expected-error @+3 {{'tensor.extract_slice' op requires attribute 'static_offsets'}}
// expected-error @+2 {{'tensor.extract_slice' op requires attribute 'static_sizes'}}
// expected-error @+1 {{'tensor.extract_slice' op requires attribute 'static_strides'}}
"tensor.extract_slice"() : () -> ()

// -----

// expected-error @+5 {{'tensor.insert_slice' op requires attribute 'operandSegmentSizes'}}
// expected-error @+4 {{'tensor.insert_slice' makes 1 results but was given 0}}
// expected-error @+3 {{'tensor.insert_slice' op requires attribute 'static_offsets'}}
// expected-error @+2 {{'tensor.insert_slice' op requires attribute 'static_sizes'}}
// expected-error @+1 {{'tensor.insert_slice' op requires attribute 'static_strides'}}
"tensor.insert_slice"() : () -> ()

// -----

// expected-error @+5 {{'tensor.parallel_insert_slice' op requires attribute 'operandSegmentSizes'}}
// expected-error @+4 {{'tensor.parallel_insert_slice' op requires attribute 'static_offsets'}}
// expected-error @+3 {{'tensor.parallel_insert_slice' op requires attribute 'static_sizes'}}
// expected-error @+2 {{'tensor.parallel_insert_slice' op requires attribute 'static_strides'}}
// expected-error @+1 {{'tensor.parallel_insert_slice' op expects parent op 'scf.forall.in_parallel', found 'builtin.module'}}
"tensor.parallel_insert_slice"() : () -> ()

// -----

// expected-error @+2 {{'tensor.concat' makes 1 results but was given 2}}
// expected-error @+1 {{'tensor.concat' op requires attribute 'dim'}}
"tensor.concat"() : () -> (i23, i23)

// -----

// expected-error @+5 {{'tensor.pad' op requires attribute 'operandSegmentSizes'}}
// expected-error @+4 {{'tensor.pad' makes 1 results but was given 0}}
// expected-error @+3 {{'tensor.pad' op requires attribute 'static_low'}}
// expected-error @+2 {{'tensor.pad' op requires attribute 'static_high'}}
// expected-error @+1 {{'tensor.pad' has 1 regions but was given 0}}
"tensor.pad"() : () -> ()

// -----

// expected-error @+3 {{'tensor.gather' takes 2 operands but was given 0}}
// expected-error @+2 {{'tensor.gather' makes 1 results but was given 0}}
// expected-error @+1 {{'tensor.gather' op requires attribute 'gather_dims'}}
"tensor.gather"() : () -> ()

// -----

// expected-error @+3 {{'tensor.scatter' takes 3 operands but was given 0}}
// expected-error @+2 {{'tensor.scatter' makes 1 results but was given 0}}
// expected-error @+1 {{'tensor.scatter' op requires attribute 'scatter_dims'}}
"tensor.scatter"() : () -> ()

// -----

// expected-error @+2 {{'tensor.yield' takes 1 operands but was given 0}}
// expected-error @+1 {{'tensor.yield' op expects parent op 'tensor.generate tensor.pad', found 'builtin.module'}}
"tensor.yield"() : () -> ()
