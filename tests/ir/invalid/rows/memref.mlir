// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --split-input-file --verify-diagnostics %s
// One mistake for each op of the memref dialect that its row rules out.
// Written by tools/gen_invalid_tests.py.

// expected-error @+2 {{'memref.alloc' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'memref.alloc' makes 1 results but was given 2}}
"memref.alloc"() : () -> (i23, i23)

// -----

// expected-error @+2 {{'memref.alloca' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'memref.alloca' makes 1 results but was given 2}}
"memref.alloca"() : () -> (i23, i23)

// -----

// expected-error @+1 {{'memref.alloca_scope' has 1 regions but was given 2}}
"memref.alloca_scope"() ({}, {}) : () -> ()

// -----

// expected-error @+2 {{'memref.alloca_scope.return' makes 0 results but was given 1}}
// expected-error @+1 {{'memref.alloca_scope.return' op expects parent op 'memref.alloca_scope', found 'builtin.module'}}
"memref.alloca_scope.return"() : () -> (i23)

// -----

// expected-error @+1 {{'memref.dealloc' takes 1 operands but was given 0}}
"memref.dealloc"() : () -> ()

// -----

// expected-error @+2 {{'memref.realloc' takes 1 or more operands, in groups (source, dynamicResultSize?), but was given 0}}
// expected-error @+1 {{'memref.realloc' makes 1 results but was given 0}}
"memref.realloc"() : () -> ()

// -----

// expected-error @+3 {{'memref.global' makes 0 results but was given 1}}
// expected-error @+2 {{'memref.global' op requires attribute 'sym_name'}}
// expected-error @+1 {{'memref.global' op requires attribute 'type'}}
"memref.global"() : () -> (i23)

// -----

// expected-error @+2 {{'memref.get_global' makes 1 results but was given 2}}
// expected-error @+1 {{'memref.get_global' op requires attribute 'name'}}
"memref.get_global"() : () -> (i23, i23)

// -----

// expected-error @+2 {{'memref.load' takes 1 or more operands, in groups (memref, indices*), but was given 0}}
// expected-error @+1 {{'memref.load' makes 1 results but was given 0}}
"memref.load"() : () -> ()

// -----

// expected-error @+1 {{'memref.store' takes 2 or more operands, in groups (value, memref, indices*), but was given 0}}
"memref.store"() : () -> ()

// -----

// expected-error @+1 {{'memref.copy' takes 2 operands but was given 0}}
"memref.copy"() : () -> ()

// -----

// expected-error @+4 {{'memref.prefetch' takes 1 or more operands, in groups (memref, indices*), but was given 0}}
// expected-error @+3 {{'memref.prefetch' op requires attribute 'isWrite'}}
// expected-error @+2 {{'memref.prefetch' op requires attribute 'localityHint'}}
// expected-error @+1 {{'memref.prefetch' op requires attribute 'isDataCache'}}
"memref.prefetch"() : () -> ()

// -----

// expected-error @+3 {{'memref.atomic_rmw' takes 2 or more operands, in groups (value, memref, indices*), but was given 0}}
// expected-error @+2 {{'memref.atomic_rmw' makes 1 results but was given 0}}
// expected-error @+1 {{'memref.atomic_rmw' op requires attribute 'kind'}}
"memref.atomic_rmw"() : () -> ()

// -----

// expected-error @+3 {{'memref.generic_atomic_rmw' takes 1 or more operands, in groups (memref, indices*), but was given 0}}
// expected-error @+2 {{'memref.generic_atomic_rmw' makes 1 results but was given 0}}
// expected-error @+1 {{'memref.generic_atomic_rmw' has 1 regions but was given 0}}
"memref.generic_atomic_rmw"() : () -> ()

// -----

// expected-error @+2 {{'memref.atomic_yield' takes 1 operands but was given 0}}
// expected-error @+1 {{'memref.atomic_yield' op expects parent op 'memref.generic_atomic_rmw', found 'builtin.module'}}
"memref.atomic_yield"() : () -> ()

// -----

// expected-error @+1 {{'memref.dma_start' makes 0 results but was given 1}}
"memref.dma_start"() : () -> (i23)

// -----

// expected-error @+1 {{'memref.dma_wait' takes 2 or more operands, in groups (tagMemRef, tagIndices*, numElements), but was given 0}}
"memref.dma_wait"() : () -> ()

// -----

// expected-error @+2 {{'memref.dim' takes 2 operands but was given 0}}
// expected-error @+1 {{'memref.dim' makes 1 results but was given 0}}
"memref.dim"() : () -> ()

// -----

// expected-error @+2 {{'memref.rank' takes 1 operands but was given 0}}
// expected-error @+1 {{'memref.rank' makes 1 results but was given 0}}
"memref.rank"() : () -> ()

// -----

// expected-error @+3 {{'memref.assume_alignment' takes 1 operands but was given 0}}
// expected-error @+2 {{'memref.assume_alignment' makes 1 results but was given 0}}
// expected-error @+1 {{'memref.assume_alignment' op requires attribute 'alignment'}}
"memref.assume_alignment"() : () -> ()

// -----

// expected-error @+1 {{'memref.distinct_objects' has 0 regions but was given 1}}
"memref.distinct_objects"() ({}) : () -> ()

// -----

// expected-error @+2 {{'memref.extract_aligned_pointer_as_index' takes 1 operands but was given 0}}
// expected-error @+1 {{'memref.extract_aligned_pointer_as_index' makes 1 results but was given 0}}
"memref.extract_aligned_pointer_as_index"() : () -> ()

// -----

// expected-error @+2 {{'memref.extract_strided_metadata' takes 1 operands but was given 0}}
// expected-error @+1 {{'memref.extract_strided_metadata' makes 2 or more results, in groups (base_buffer, offset, sizes*, strides*), but was given 0}}
"memref.extract_strided_metadata"() : () -> ()

// -----

// expected-error @+2 {{'memref.cast' takes 1 operands but was given 0}}
// expected-error @+1 {{'memref.cast' makes 1 results but was given 0}}
"memref.cast"() : () -> ()

// -----

// expected-error @+2 {{'memref.memory_space_cast' takes 1 operands but was given 0}}
// expected-error @+1 {{'memref.memory_space_cast' makes 1 results but was given 0}}
"memref.memory_space_cast"() : () -> ()

// -----

// expected-error @+5 {{'memref.subview' op requires attribute 'operandSegmentSizes'}}
// expected-error @+4 {{'memref.subview' makes 1 results but was given 0}}
// expected-error @+3 {{'memref.subview' op requires attribute 'static_offsets'}}
// expected-error @+2 {{'memref.subview' op requires attribute 'static_sizes'}}
// expected-error @+1 {{'memref.subview' op requires attribute 'static_strides'}}
"memref.subview"() : () -> ()

// -----

// expected-error @+5 {{'memref.reinterpret_cast' op requires attribute 'operandSegmentSizes'}}
// expected-error @+4 {{'memref.reinterpret_cast' makes 1 results but was given 0}}
// expected-error @+3 {{'memref.reinterpret_cast' op requires attribute 'static_offsets'}}
// expected-error @+2 {{'memref.reinterpret_cast' op requires attribute 'static_sizes'}}
// expected-error @+1 {{'memref.reinterpret_cast' op requires attribute 'static_strides'}}
"memref.reinterpret_cast"() : () -> ()

// -----

// expected-error @+2 {{'memref.view' takes 2 or more operands, in groups (source, byte_shift, sizes*), but was given 0}}
// expected-error @+1 {{'memref.view' makes 1 results but was given 0}}
"memref.view"() : () -> ()

// -----

// expected-error @+2 {{'memref.reshape' takes 2 operands but was given 0}}
// expected-error @+1 {{'memref.reshape' makes 1 results but was given 0}}
"memref.reshape"() : () -> ()

// -----

// expected-error @+3 {{'memref.collapse_shape' takes 1 operands but was given 0}}
// expected-error @+2 {{'memref.collapse_shape' makes 1 results but was given 0}}
// expected-error @+1 {{'memref.collapse_shape' op requires attribute 'reassociation'}}
"memref.collapse_shape"() : () -> ()

// -----

// expected-error @+4 {{'memref.expand_shape' takes 1 or more operands, in groups (src, output_shape*), but was given 0}}
// expected-error @+3 {{'memref.expand_shape' makes 1 results but was given 0}}
// expected-error @+2 {{'memref.expand_shape' op requires attribute 'reassociation'}}
// expected-error @+1 {{'memref.expand_shape' op requires attribute 'static_output_shape'}}
"memref.expand_shape"() : () -> ()

// -----

// expected-error @+3 {{'memref.transpose' takes 1 operands but was given 0}}
// expected-error @+2 {{'memref.transpose' makes 1 results but was given 0}}
// expected-error @+1 {{'memref.transpose' op requires attribute 'permutation'}}
"memref.transpose"() : () -> ()
