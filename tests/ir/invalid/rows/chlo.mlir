// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --split-input-file --verify-diagnostics %s
// One mistake for each op of the chlo dialect that its row rules out.
// Written by tools/gen_invalid_tests.py.

// expected-error @+2 {{'chlo.broadcast_add' takes 2 operands but was given 0}}
// expected-error @+1 {{'chlo.broadcast_add' makes 1 results but was given 0}}
"chlo.broadcast_add"() : () -> ()

// -----

// expected-error @+2 {{'chlo.broadcast_atan2' takes 2 operands but was given 0}}
// expected-error @+1 {{'chlo.broadcast_atan2' makes 1 results but was given 0}}
"chlo.broadcast_atan2"() : () -> ()

// -----

// expected-error @+2 {{'chlo.broadcast_divide' takes 2 operands but was given 0}}
// expected-error @+1 {{'chlo.broadcast_divide' makes 1 results but was given 0}}
"chlo.broadcast_divide"() : () -> ()

// -----

// expected-error @+2 {{'chlo.broadcast_maximum' takes 2 operands but was given 0}}
// expected-error @+1 {{'chlo.broadcast_maximum' makes 1 results but was given 0}}
"chlo.broadcast_maximum"() : () -> ()

// -----

// expected-error @+2 {{'chlo.broadcast_minimum' takes 2 operands but was given 0}}
// expected-error @+1 {{'chlo.broadcast_minimum' makes 1 results but was given 0}}
"chlo.broadcast_minimum"() : () -> ()

// -----

// expected-error @+2 {{'chlo.broadcast_multiply' takes 2 operands but was given 0}}
// expected-error @+1 {{'chlo.broadcast_multiply' makes 1 results but was given 0}}
"chlo.broadcast_multiply"() : () -> ()

// -----

// expected-error @+2 {{'chlo.broadcast_next_after' takes 2 operands but was given 0}}
// expected-error @+1 {{'chlo.broadcast_next_after' makes 1 results but was given 0}}
"chlo.broadcast_next_after"() : () -> ()

// -----

// expected-error @+2 {{'chlo.broadcast_polygamma' takes 2 operands but was given 0}}
// expected-error @+1 {{'chlo.broadcast_polygamma' makes 1 results but was given 0}}
"chlo.broadcast_polygamma"() : () -> ()

// -----

// expected-error @+2 {{'chlo.broadcast_power' takes 2 operands but was given 0}}
// expected-error @+1 {{'chlo.broadcast_power' makes 1 results but was given 0}}
"chlo.broadcast_power"() : () -> ()

// -----

// expected-error @+2 {{'chlo.broadcast_remainder' takes 2 operands but was given 0}}
// expected-error @+1 {{'chlo.broadcast_remainder' makes 1 results but was given 0}}
"chlo.broadcast_remainder"() : () -> ()

// -----

// expected-error @+2 {{'chlo.broadcast_shift_left' takes 2 operands but was given 0}}
// expected-error @+1 {{'chlo.broadcast_shift_left' makes 1 results but was given 0}}
"chlo.broadcast_shift_left"() : () -> ()

// -----

// expected-error @+2 {{'chlo.broadcast_shift_right_arithmetic' takes 2 operands but was given 0}}
// expected-error @+1 {{'chlo.broadcast_shift_right_arithmetic' makes 1 results but was given 0}}
"chlo.broadcast_shift_right_arithmetic"() : () -> ()

// -----

// expected-error @+2 {{'chlo.broadcast_shift_right_logical' takes 2 operands but was given 0}}
// expected-error @+1 {{'chlo.broadcast_shift_right_logical' makes 1 results but was given 0}}
"chlo.broadcast_shift_right_logical"() : () -> ()

// -----

// expected-error @+2 {{'chlo.broadcast_subtract' takes 2 operands but was given 0}}
// expected-error @+1 {{'chlo.broadcast_subtract' makes 1 results but was given 0}}
"chlo.broadcast_subtract"() : () -> ()

// -----

// expected-error @+2 {{'chlo.broadcast_zeta' takes 2 operands but was given 0}}
// expected-error @+1 {{'chlo.broadcast_zeta' makes 1 results but was given 0}}
"chlo.broadcast_zeta"() : () -> ()

// -----

// expected-error @+2 {{'chlo.broadcast_and' takes 2 operands but was given 0}}
// expected-error @+1 {{'chlo.broadcast_and' makes 1 results but was given 0}}
"chlo.broadcast_and"() : () -> ()

// -----

// expected-error @+2 {{'chlo.broadcast_or' takes 2 operands but was given 0}}
// expected-error @+1 {{'chlo.broadcast_or' makes 1 results but was given 0}}
"chlo.broadcast_or"() : () -> ()

// -----

// expected-error @+2 {{'chlo.broadcast_xor' takes 2 operands but was given 0}}
// expected-error @+1 {{'chlo.broadcast_xor' makes 1 results but was given 0}}
"chlo.broadcast_xor"() : () -> ()

// -----

// expected-error @+2 {{'chlo.broadcast_complex' takes 2 operands but was given 0}}
// expected-error @+1 {{'chlo.broadcast_complex' makes 1 results but was given 0}}
"chlo.broadcast_complex"() : () -> ()

// -----

// expected-error @+3 {{'chlo.broadcast_compare' takes 2 operands but was given 0}}
// expected-error @+2 {{'chlo.broadcast_compare' makes 1 results but was given 0}}
// expected-error @+1 {{'chlo.broadcast_compare' op requires attribute 'comparison_direction'}}
"chlo.broadcast_compare"() : () -> ()

// -----

// expected-error @+2 {{'chlo.broadcast_select' takes 3 operands but was given 0}}
// expected-error @+1 {{'chlo.broadcast_select' makes 1 results but was given 0}}
"chlo.broadcast_select"() : () -> ()

// -----

// expected-error @+2 {{'chlo.next_after' takes 2 operands but was given 0}}
// expected-error @+1 {{'chlo.next_after' makes 1 results but was given 0}}
"chlo.next_after"() : () -> ()

// -----

// expected-error @+2 {{'chlo.polygamma' takes 2 operands but was given 0}}
// expected-error @+1 {{'chlo.polygamma' makes 1 results but was given 0}}
"chlo.polygamma"() : () -> ()

// -----

// expected-error @+2 {{'chlo.zeta' takes 2 operands but was given 0}}
// expected-error @+1 {{'chlo.zeta' makes 1 results but was given 0}}
"chlo.zeta"() : () -> ()

// -----

// expected-error @+2 {{'chlo.mulhi' takes 2 operands but was given 0}}
// expected-error @+1 {{'chlo.mulhi' makes 1 results but was given 0}}
"chlo.mulhi"() : () -> ()

// -----

// expected-error @+2 {{'chlo._asin_acos_kernel' takes 1 operands but was given 0}}
// expected-error @+1 {{'chlo._asin_acos_kernel' makes 1 results but was given 0}}
"chlo._asin_acos_kernel"() : () -> ()

// -----

// expected-error @+2 {{'chlo.acos' takes 1 operands but was given 0}}
// expected-error @+1 {{'chlo.acos' makes 1 results but was given 0}}
"chlo.acos"() : () -> ()

// -----

// expected-error @+2 {{'chlo.acosh' takes 1 operands but was given 0}}
// expected-error @+1 {{'chlo.acosh' makes 1 results but was given 0}}
"chlo.acosh"() : () -> ()

// -----

// expected-error @+2 {{'chlo.asin' takes 1 operands but was given 0}}
// expected-error @+1 {{'chlo.asin' makes 1 results but was given 0}}
"chlo.asin"() : () -> ()

// -----

// expected-error @+2 {{'chlo.asinh' takes 1 operands but was given 0}}
// expected-error @+1 {{'chlo.asinh' makes 1 results but was given 0}}
"chlo.asinh"() : () -> ()

// -----

// expected-error @+2 {{'chlo.atan' takes 1 operands but was given 0}}
// expected-error @+1 {{'chlo.atan' makes 1 results but was given 0}}
"chlo.atan"() : () -> ()

// -----

// expected-error @+2 {{'chlo.atanh' takes 1 operands but was given 0}}
// expected-error @+1 {{'chlo.atanh' makes 1 results but was given 0}}
"chlo.atanh"() : () -> ()

// -----

// expected-error @+2 {{'chlo.bessel_i1e' takes 1 operands but was given 0}}
// expected-error @+1 {{'chlo.bessel_i1e' makes 1 results but was given 0}}
"chlo.bessel_i1e"() : () -> ()

// -----

// expected-error @+2 {{'chlo.conj' takes 1 operands but was given 0}}
// expected-error @+1 {{'chlo.conj' makes 1 results but was given 0}}
"chlo.conj"() : () -> ()

// -----

// expected-error @+2 {{'chlo.cosh' takes 1 operands but was given 0}}
// expected-error @+1 {{'chlo.cosh' makes 1 results but was given 0}}
"chlo.cosh"() : () -> ()

// -----

// expected-error @+2 {{'chlo.digamma' takes 1 operands but was given 0}}
// expected-error @+1 {{'chlo.digamma' makes 1 results but was given 0}}
"chlo.digamma"() : () -> ()

// -----

// expected-error @+2 {{'chlo.erf' takes 1 operands but was given 0}}
// expected-error @+1 {{'chlo.erf' makes 1 results but was given 0}}
"chlo.erf"() : () -> ()

// -----

// expected-error @+2 {{'chlo.erf_inv' takes 1 operands but was given 0}}
// expected-error @+1 {{'chlo.erf_inv' makes 1 results but was given 0}}
"chlo.erf_inv"() : () -> ()

// -----

// expected-error @+2 {{'chlo.erfc' takes 1 operands but was given 0}}
// expected-error @+1 {{'chlo.erfc' makes 1 results but was given 0}}
"chlo.erfc"() : () -> ()

// -----

// expected-error @+2 {{'chlo.is_inf' takes 1 operands but was given 0}}
// expected-error @+1 {{'chlo.is_inf' makes 1 results but was given 0}}
"chlo.is_inf"() : () -> ()

// -----

// expected-error @+2 {{'chlo.is_neg_inf' takes 1 operands but was given 0}}
// expected-error @+1 {{'chlo.is_neg_inf' makes 1 results but was given 0}}
"chlo.is_neg_inf"() : () -> ()

// -----

// expected-error @+2 {{'chlo.is_pos_inf' takes 1 operands but was given 0}}
// expected-error @+1 {{'chlo.is_pos_inf' makes 1 results but was given 0}}
"chlo.is_pos_inf"() : () -> ()

// -----

// expected-error @+2 {{'chlo.lgamma' takes 1 operands but was given 0}}
// expected-error @+1 {{'chlo.lgamma' makes 1 results but was given 0}}
"chlo.lgamma"() : () -> ()

// -----

// expected-error @+2 {{'chlo.sinh' takes 1 operands but was given 0}}
// expected-error @+1 {{'chlo.sinh' makes 1 results but was given 0}}
"chlo.sinh"() : () -> ()

// -----

// expected-error @+2 {{'chlo.square' takes 1 operands but was given 0}}
// expected-error @+1 {{'chlo.square' makes 1 results but was given 0}}
"chlo.square"() : () -> ()

// -----

// expected-error @+2 {{'chlo.tan' takes 1 operands but was given 0}}
// expected-error @+1 {{'chlo.tan' makes 1 results but was given 0}}
"chlo.tan"() : () -> ()

// -----

// expected-error @+2 {{'chlo.constant' makes 1 results but was given 2}}
// expected-error @+1 {{'chlo.constant' op requires attribute 'value'}}
"chlo.constant"() : () -> (i23, i23)

// -----

// expected-error @+3 {{'chlo.constant_like' takes 1 operands but was given 0}}
// expected-error @+2 {{'chlo.constant_like' makes 1 results but was given 0}}
// expected-error @+1 {{'chlo.constant_like' op requires attribute 'value'}}
"chlo.constant_like"() : () -> ()

// -----

// expected-error @+3 {{'chlo.top_k' takes 1 operands but was given 0}}
// expected-error @+2 {{'chlo.top_k' makes 2 results but was given 0}}
// expected-error @+1 {{'chlo.top_k' op requires attribute 'k'}}
"chlo.top_k"() : () -> ()

// -----

// expected-error @+3 {{'chlo.ragged_dot' takes 3 operands but was given 0}}
// expected-error @+2 {{'chlo.ragged_dot' makes 1 results but was given 0}}
// expected-error @+1 {{'chlo.ragged_dot' op requires attribute 'ragged_dot_dimension_numbers'}}
"chlo.ragged_dot"() : () -> ()

// -----

// expected-error @+4 {{'chlo.scan' op requires attribute 'operandSegmentSizes'}}
// expected-error @+3 {{'chlo.scan' op requires attribute 'resultSegmentSizes'}}
// expected-error @+2 {{'chlo.scan' op requires attribute 'dimension'}}
// expected-error @+1 {{'chlo.scan' has 1 regions but was given 2}}
"chlo.scan"() ({}, {}) : () -> ()

// -----

// expected-error @+2 {{'chlo.dynamic_reshape' takes 2 operands but was given 0}}
// expected-error @+1 {{'chlo.dynamic_reshape' makes 1 results but was given 0}}
"chlo.dynamic_reshape"() : () -> ()

// -----

// expected-error @+1 {{'chlo.minimum_broadcast_shapes' has 0 regions but was given 1}}
"chlo.minimum_broadcast_shapes"() ({}) : () -> ()

// -----

// expected-error @+1 {{'chlo.rank_specialization_cluster' has 1 regions but was given 2}}
"chlo.rank_specialization_cluster"() ({}, {}) : () -> ()

// -----

// expected-error @+2 {{'chlo.rank_specialization_cluster_yield' makes 0 results but was given 1}}
// expected-error @+1 {{'chlo.rank_specialization_cluster_yield' op expects parent op 'chlo.rank_specialization_cluster', found 'builtin.module'}}
"chlo.rank_specialization_cluster_yield"() : () -> (i23)
