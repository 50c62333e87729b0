// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --split-input-file --verify-diagnostics %s
// One mistake for each op of the vector dialect that its row rules out.
// Written by tools/gen_invalid_tests.py.

// expected-error @+2 {{'vector.broadcast' takes 1 operands but was given 0}}
// expected-error @+1 {{'vector.broadcast' makes 1 results but was given 0}}
"vector.broadcast"() : () -> ()

// -----

// expected-error @+2 {{'vector.shape_cast' takes 1 operands but was given 0}}
// expected-error @+1 {{'vector.shape_cast' makes 1 results but was given 0}}
"vector.shape_cast"() : () -> ()

// -----

// expected-error @+2 {{'vector.bitcast' takes 1 operands but was given 0}}
// expected-error @+1 {{'vector.bitcast' makes 1 results but was given 0}}
"vector.bitcast"() : () -> ()

// -----

// expected-error @+3 {{'vector.transpose' takes 1 operands but was given 0}}
// expected-error @+2 {{'vector.transpose' makes 1 results but was given 0}}
// expected-error @+1 {{'vector.transpose' op requires attribute 'permutation'}}
"vector.transpose"() : () -> ()

// -----

// expected-error @+3 {{'vector.shuffle' takes 2 operands but was given 0}}
// expected-error @+2 {{'vector.shuffle' makes 1 results but was given 0}}
// expected-error @+1 {{'vector.shuffle' op requires attribute 'mask'}}
"vector.shuffle"() : () -> ()

// -----

// expected-error @+1 {{'vector.from_elements' makes 1 results but was given 2}}
"vector.from_elements"() : () -> (i23, i23)

// -----

// expected-error @+1 {{'vector.to_elements' takes 1 operands but was given 0}}
"vector.to_elements"() : () -> ()

// -----

// expected-error @+2 {{'vector.interleave' takes 2 operands but was given 0}}
// expected-error @+1 {{'vector.interleave' makes 1 results but was given 0}}
"vector.interleave"() : () -> ()

// -----

// expected-error @+2 {{'vector.deinterleave' takes 1 operands but was given 0}}
// expected-error @+1 {{'vector.deinterleave' makes 2 results but was given 0}}
"vector.deinterleave"() : () -> ()

// -----

// expected-error @+1 {{'vector.step' makes 1 results but was given 2}}
"vector.step"() : () -> (i23, i23)

// -----

// expected-error @+1 {{'vector.vscale' makes 1 results but was given 2}}
"vector.vscale"() : () -> (i23, i23)

// -----

// expected-error @+3 {{'vector.extract' takes 1 or more operands, in groups (source, dynamic_position*), but was given 0}}
// expected-error @+2 {{'vector.extract' makes 1 results but was given 0}}
// expected-error @+1 {{'vector.extract' op requires attribute 'static_position'}}
"vector.extract"() : () -> ()

// -----

// expected-error @+3 {{'vector.insert' takes 2 or more operands, in groups (valueToStore, dest, dynamic_position*), but was given 0}}
// expected-error @+2 {{'vector.insert' makes 1 results but was given 0}}
// expected-error @+1 {{'vector.insert' op requires attribute 'static_position'}}
"vector.insert"() : () -> ()

// -----

// expected-error @+5 {{'vector.extract_strided_slice' takes 1 operands but was given 0}}
// expected-error @+4 {{'vector.extract_strided_slice' makes 1 results but was given 0}}
// expected-error @+3 {{'vector.extract_strided_slice' op requires attribute 'offsets'}}
// expected-error @+2 {{'vector.extract_strided_slice' op requires attribute 'sizes'}}
// expected-error @+1 {{'vector.extract_strided_slice' op requires attribute 'strides'}}
"vector.extract_strided_slice"() : () -> ()

// -----

// expected-error @+4 {{'vector.insert_strided_slice' takes 2 operands but was given 0}}
// expected-error @+3 {{'vector.insert_strided_slice' makes 1 results but was given 0}}
// expected-error @+2 {{'vector.insert_strided_slice' op requires attribute 'offsets'}}
// expected-error @+1 {{'vector.insert_strided_slice' op requires attribute 'strides'}}
"vector.insert_strided_slice"() : () -> ()

// -----

// expected-error @+3 {{'vector.scalable.extract' takes 1 operands but was given 0}}
// expected-error @+2 {{'vector.scalable.extract' makes 1 results but was given 0}}
// expected-error @+1 {{'vector.scalable.extract' op requires attribute 'pos'}}
"vector.scalable.extract"() : () -> ()

// -----

// expected-error @+3 {{'vector.scalable.insert' takes 2 operands but was given 0}}
// expected-error @+2 {{'vector.scalable.insert' makes 1 results but was given 0}}
// expected-error @+1 {{'vector.scalable.insert' op requires attribute 'pos'}}
"vector.scalable.insert"() : () -> ()

// -----

// expected-error @+2 {{'vector.fma' takes 3 operands but was given 0}}
// expected-error @+1 {{'vector.fma' makes 1 results but was given 0}}
"vector.fma"() : () -> ()

// -----

// expected-error @+4 {{'vector.contract' takes 3 operands but was given 0}}
// expected-error @+3 {{'vector.contract' makes 1 results but was given 0}}
// expected-error @+2 {{'vector.contract' op requires attribute 'indexing_maps'}}
// expected-error @+1 {{'vector.contract' op requires attribute 'iterator_types'}}
"vector.contract"() : () -> ()

// -----

// expected-error @+2 {{'vector.outerproduct' takes 2 or more operands, in groups (lhs, rhs, acc?), but was given 0}}
// expected-error @+1 {{'vector.outerproduct' makes 1 results but was given 0}}
"vector.outerproduct"() : () -> ()

// -----

// expected-error @+3 {{'vector.reduction' takes 1 or more operands, in groups (vector, acc?), but was given 0}}
// expected-error @+2 {{'vector.reduction' makes 1 results but was given 0}}
// expected-error @+1 {{'vector.reduction' op requires attribute 'kind'}}
"vector.reduction"() : () -> ()

// -----

// expected-error @+4 {{'vector.multi_reduction' takes 2 operands but was given 0}}
// expected-error @+3 {{'vector.multi_reduction' makes 1 results but was given 0}}
// expected-error @+2 {{'vector.multi_reduction' op requires attribute 'kind'}}
// expected-error @+1 {{'vector.multi_reduction' op requires attribute 'reduction_dims'}}
"vector.multi_reduction"() : () -> ()

// -----

// expected-error @+5 {{'vector.scan' takes 2 operands but was given 0}}
// expected-error @+4 {{'vector.scan' makes 2 results but was given 0}}
// expected-error @+3 {{'vector.scan' op requires attribute 'kind'}}
// expected-error @+2 {{'vector.scan' op requires attribute 'reduction_dim'}}
// expected-error @+1 {{'vector.scan' op requires attribute 'inclusive'}}
"vector.scan"() : () -> ()

// -----

// expected-error @+4 {{'vector.transfer_read' op requires attribute 'operandSegmentSizes'}}
// expected-error @+3 {{'vector.transfer_read' makes 1 results but was given 0}}
// expected-error @+2 {{'vector.transfer_read' op requires attribute 'permutation_map'}}
// expected-error @+1 {{'vector.transfer_read' op requires attribute 'in_bounds'}}
"vector.transfer_read"() : () -> ()

// -----

// expected-error @+3 {{'vector.transfer_write' op requires attribute 'operandSegmentSizes'}}
// expected-error @+2 {{'vector.transfer_write' op requires attribute 'permutation_map'}}
// expected-error @+1 {{'vector.transfer_write' op requires attribute 'in_bounds'}}
"vector.transfer_write"() : () -> ()

// -----

// expected-error @+2 {{'vector.load' takes 1 or more operands, in groups (base, indices*), but was given 0}}
// expected-error @+1 {{'vector.load' makes 1 results but was given 0}}
"vector.load"() : () -> ()

// -----

// expected-error @+1 {{'vector.store' takes 2 or more operands, in groups (valueToStore, base, indices*), but was given 0}}
"vector.store"() : () -> ()

// -----

// expected-error @+2 {{'vector.maskedload' takes 3 or more operands, in groups (base, indices*, mask, pass_thru), but was given 0}}
// expected-error @+1 {{'vector.maskedload' makes 1 results but was given 0}}
"vector.maskedload"() : () -> ()

// -----

// expected-error @+1 {{'vector.maskedstore' takes 3 or more operands, in groups (base, indices*, mask, valueToStore), but was given 0}}
"vector.maskedstore"() : () -> ()

// -----

// expected-error @+2 {{'vector.gather' takes 4 or more operands, in groups (base, offsets*, indices, mask, pass_thru), but was given 0}}
// expected-error @+1 {{'vector.gather' makes 1 results but was given 0}}
"vector.gather"() : () -> ()

// -----

// expected-error @+1 {{'vector.scatter' takes 4 or more operands, in groups (base, offsets*, indices, mask, valueToStore), but was given 0}}
"vector.scatter"() : () -> ()

// -----

// expected-error @+2 {{'vector.expandload' takes 3 or more operands, in groups (base, indices*, mask, pass_thru), but was given 0}}
// expected-error @+1 {{'vector.expandload' makes 1 results but was given 0}}
"vector.expandload"() : () -> ()

// -----

// expected-error @+1 {{'vector.compressstore' takes 3 or more operands, in groups (base, indices*, mask, valueToStore), but was given 0}}
"vector.compressstore"() : () -> ()

// -----

// expected-error @+2 {{'vector.type_cast' takes 1 operands but was given 0}}
// expected-error @+1 {{'vector.type_cast' makes 1 results but was given 0}}
"vector.type_cast"() : () -> ()

// -----

// expected-error @+2 {{'vector.constant_mask' makes 1 results but was given 2}}
// expected-error @+1 {{'vector.constant_mask' op requires attribute 'mask_dim_sizes'}}
"vector.constant_mask"() : () -> (i23, i23)

// -----

// expected-error @+1 {{'vector.create_mask' makes 1 results but was given 2}}
"vector.create_mask"() : () -> (i23, i23)

// -----

// expected-error @+2 {{'vector.mask' takes 1 or more operands, in groups (mask, passthru?), but was given 0}}
// expected-error @+1 {{'vector.mask' has 1 regions but was given 0}}
"vector.mask"() : () -> ()

// -----

// expected-error @+1 {{'vector.yield' makes 0 results but was given 1}}
"vector.yield"() : () -> (i23)

// -----

// expected-error @+1 {{'vector.print' makes 0 results but was given 1}}
"vector.print"() : () -> (i23)
