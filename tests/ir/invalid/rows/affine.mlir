// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --split-input-file --verify-diagnostics %s
// One mistake for each op of the affine dialect that its row rules out.
// Written by tools/gen_invalid_tests.py.

// expected-error @+2 {{'affine.apply' makes 1 results but was given 2}}
// expected-error @+1 {{'affine.apply' op requires attribute 'map'}}
"affine.apply"() : () -> (i23, i23)

// -----

// expected-error @+2 {{'affine.min' makes 1 results but was given 2}}
// expected-error @+1 {{'affine.min' op requires attribute 'map'}}
"affine.min"() : () -> (i23, i23)

// -----

// expected-error @+2 {{'affine.max' makes 1 results but was given 2}}
// expected-error @+1 {{'affine.max' op requires attribute 'map'}}
"affine.max"() : () -> (i23, i23)

// -----

// expected-error @+2 {{'affine.delinearize_index' takes 1 or more operands, in groups (linear_index, dynamic_basis*), but was given 0}}
// expected-error @+1 {{'affine.delinearize_index' op requires attribute 'static_basis'}}
"affine.delinearize_index"() : () -> ()

// -----

// expected-error @+3 {{'affine.linearize_index' op requires attribute 'operandSegmentSizes'}}
// expected-error @+2 {{'affine.linearize_index' makes 1 results but was given 2}}
// expected-error @+1 {{'affine.linearize_index' op requires attribute 'static_basis'}}
"affine.linearize_index"() : () -> (i23, i23)

// -----

// expected-error @+3 {{'affine.load' takes 1 or more operands, in groups (memref, indices*), but was given 0}}
// expected-error @+2 {{'affine.load' makes 1 results but was given 0}}
// expected-error @+1 {{'affine.load' op requires attribute 'map'}}
"affine.load"() : () -> ()

// -----

// expected-error @+2 {{'affine.store' takes 2 or more operands, in groups (value, memref, indices*), but was given 0}}
// expected-error @+1 {{'affine.store' op requires attribute 'map'}}
"affine.store"() : () -> ()

// -----

// expected-error @+3 {{'affine.vector_load' takes 1 or more operands, in groups (memref, indices*), but was given 0}}
// expected-error @+2 {{'affine.vector_load' makes 1 results but was given 0}}
// expected-error @+1 {{'affine.vector_load' op requires attribute 'map'}}
"affine.vector_load"() : () -> ()

// -----

// expected-error @+2 {{'affine.vector_store' takes 2 or more operands, in groups (value, memref, indices*), but was given 0}}
// expected-error @+1 {{'affine.vector_store' op requires attribute 'map'}}
"affine.vector_store"() : () -> ()

// -----

// expected-error @+5 {{'affine.prefetch' takes 1 or more operands, in groups (memref, indices*), but was given 0}}
// expected-error @+4 {{'affine.prefetch' op requires attribute 'isWrite'}}
// expected-error @+3 {{'affine.prefetch' op requires attribute 'localityHint'}}
// expected-error @+2 {{'affine.prefetch' op requires attribute 'isDataCache'}}
// expected-error @+1 {{'affine.prefetch' op requires attribute 'map'}}
"affine.prefetch"() : () -> ()

// -----

// expected-error @+5 {{'affine.for' op requires attribute 'operandSegmentSizes'}}
// expected-error @+4 {{'affine.for' op requires attribute 'lowerBoundMap'}}
// expected-error @+3 {{'affine.for' op requires attribute 'upperBoundMap'}}
// expected-error @+2 {{'affine.for' op requires attribute 'step'}}
// expected-error @+1 {{'affine.for' has 1 regions but was given 2}}
"affine.for"() ({}, {}) : () -> ()

// -----

// expected-error @+2 {{'affine.if' op requires attribute 'condition'}}
// expected-error @+1 {{'affine.if' has 2 regions but was given 3}}
"affine.if"() ({}, {}, {}) : () -> ()

// -----

// expected-error @+7 {{'affine.parallel' op requires attribute 'reductions'}}
// expected-error @+6 {{'affine.parallel' op requires attribute 'lowerBoundsMap'}}
// expected-error @+5 {{'affine.parallel' op requires attribute 'lowerBoundsGroups'}}
// expected-error @+4 {{'affine.parallel' op requires attribute 'upperBoundsMap'}}
// expected-error @+3 {{'affine.parallel' op requires attribute 'upperBoundsGroups'}}
// expected-error @+2 {{'affine.parallel' op requires attribute 'steps'}}
// expected-error @+1 {{'affine.parallel' has 1 regions but was given 2}}
"affine.parallel"() ({}, {}) : () -> ()

// -----

// expected-error @+1 {{'affine.dma_start' makes 0 results but was given 1}}
"affine.dma_start"() : () -> (i23)

// -----

// expected-error @+1 {{'affine.dma_wait' makes 0 results but was given 1}}
"affine.dma_wait"() : () -> (i23)

// -----

// expected-error @+1 {{'affine.yield' makes 0 results but was given 1}}
"affine.yield"() : () -> (i23)
