// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --split-input-file --verify-diagnostics %s
// One mistake for each op of the linalg dialect that its row rules out.
// Written by tools/gen_invalid_tests.py.

// expected-error @+2 {{'linalg.copy' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'linalg.copy' has 1 regions but was given 2}}
"linalg.copy"() ({}, {}) : () -> ()

// -----

// expected-error @+2 {{'linalg.exp' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'linalg.exp' has 1 regions but was given 2}}
"linalg.exp"() ({}, {}) : () -> ()

// -----

// expected-error @+2 {{'linalg.log' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'linalg.log' has 1 regions but was given 2}}
"linalg.log"() ({}, {}) : () -> ()

// -----

// expected-error @+2 {{'linalg.abs' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'linalg.abs' has 1 regions but was given 2}}
"linalg.abs"() ({}, {}) : () -> ()

// -----

// expected-error @+2 {{'linalg.ceil' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'linalg.ceil' has 1 regions but was given 2}}
"linalg.ceil"() ({}, {}) : () -> ()

// -----

// expected-error @+2 {{'linalg.floor' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'linalg.floor' has 1 regions but was given 2}}
"linalg.floor"() ({}, {}) : () -> ()

// -----

// expected-error @+2 {{'linalg.negf' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'linalg.negf' has 1 regions but was given 2}}
"linalg.negf"() ({}, {}) : () -> ()

// -----

// expected-error @+2 {{'linalg.reciprocal' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'linalg.reciprocal' has 1 regions but was given 2}}
"linalg.reciprocal"() ({}, {}) : () -> ()

// -----

// expected-error @+2 {{'linalg.round' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'linalg.round' has 1 regions but was given 2}}
"linalg.round"() ({}, {}) : () -> ()

// -----

// expected-error @+2 {{'linalg.sqrt' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'linalg.sqrt' has 1 regions but was given 2}}
"linalg.sqrt"() ({}, {}) : () -> ()

// -----

// expected-error @+2 {{'linalg.rsqrt' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'linalg.rsqrt' has 1 regions but was given 2}}
"linalg.rsqrt"() ({}, {}) : () -> ()

// -----

// expected-error @+2 {{'linalg.square' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'linalg.square' has 1 regions but was given 2}}
"linalg.square"() ({}, {}) : () -> ()

// -----

// expected-error @+2 {{'linalg.tanh' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'linalg.tanh' has 1 regions but was given 2}}
"linalg.tanh"() ({}, {}) : () -> ()

// -----

// expected-error @+2 {{'linalg.erf' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'linalg.erf' has 1 regions but was given 2}}
"linalg.erf"() ({}, {}) : () -> ()

// -----

// expected-error @+2 {{'linalg.add' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'linalg.add' has 1 regions but was given 2}}
"linalg.add"() ({}, {}) : () -> ()

// -----

// expected-error @+2 {{'linalg.sub' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'linalg.sub' has 1 regions but was given 2}}
"linalg.sub"() ({}, {}) : () -> ()

// -----

// expected-error @+2 {{'linalg.mul' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'linalg.mul' has 1 regions but was given 2}}
"linalg.mul"() ({}, {}) : () -> ()

// -----

// expected-error @+2 {{'linalg.div' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'linalg.div' has 1 regions but was given 2}}
"linalg.div"() ({}, {}) : () -> ()

// -----

// expected-error @+2 {{'linalg.div_unsigned' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'linalg.div_unsigned' has 1 regions but was given 2}}
"linalg.div_unsigned"() ({}, {}) : () -> ()

// -----

// expected-error @+2 {{'linalg.max' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'linalg.max' has 1 regions but was given 2}}
"linalg.max"() ({}, {}) : () -> ()

// -----

// expected-error @+2 {{'linalg.min' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'linalg.min' has 1 regions but was given 2}}
"linalg.min"() ({}, {}) : () -> ()

// -----

// expected-error @+2 {{'linalg.powf' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'linalg.powf' has 1 regions but was given 2}}
"linalg.powf"() ({}, {}) : () -> ()

// -----

// expected-error @+2 {{'linalg.select' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'linalg.select' has 1 regions but was given 2}}
"linalg.select"() ({}, {}) : () -> ()

// -----

// expected-error @+2 {{'linalg.quantized_matmul' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'linalg.quantized_matmul' has 1 regions but was given 2}}
"linalg.quantized_matmul"() ({}, {}) : () -> ()

// -----

// expected-error @+2 {{'linalg.mmt4d' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'linalg.mmt4d' has 1 regions but was given 2}}
"linalg.mmt4d"() ({}, {}) : () -> ()

// -----

// expected-error @+2 {{'linalg.batch_mmt4d' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'linalg.batch_mmt4d' has 1 regions but was given 2}}
"linalg.batch_mmt4d"() ({}, {}) : () -> ()

// -----

// expected-error @+2 {{'linalg.quantized_batch_matmul' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'linalg.quantized_batch_matmul' has 1 regions but was given 2}}
"linalg.quantized_batch_matmul"() ({}, {}) : () -> ()

// -----

// expected-error @+2 {{'linalg.matvec' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'linalg.matvec' has 1 regions but was given 2}}
"linalg.matvec"() ({}, {}) : () -> ()

// -----

// expected-error @+2 {{'linalg.vecmat' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'linalg.vecmat' has 1 regions but was given 2}}
"linalg.vecmat"() ({}, {}) : () -> ()

// -----

// expected-error @+2 {{'linalg.batch_matvec' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'linalg.batch_matvec' has 1 regions but was given 2}}
"linalg.batch_matvec"() ({}, {}) : () -> ()

// -----

// expected-error @+2 {{'linalg.batch_vecmat' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'linalg.batch_vecmat' has 1 regions but was given 2}}
"linalg.batch_vecmat"() ({}, {}) : () -> ()

// -----

// expected-error @+2 {{'linalg.dot' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'linalg.dot' has 1 regions but was given 2}}
"linalg.dot"() ({}, {}) : () -> ()

// -----

// expected-error @+2 {{'linalg.conv_1d' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'linalg.conv_1d' has 1 regions but was given 2}}
"linalg.conv_1d"() ({}, {}) : () -> ()

// -----

// expected-error @+2 {{'linalg.conv_2d' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'linalg.conv_2d' has 1 regions but was given 2}}
"linalg.conv_2d"() ({}, {}) : () -> ()

// -----

// expected-error @+2 {{'linalg.conv_3d' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'linalg.conv_3d' has 1 regions but was given 2}}
"linalg.conv_3d"() ({}, {}) : () -> ()

// -----

// expected-error @+2 {{'linalg.conv_1d_nwc_wcf' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'linalg.conv_1d_nwc_wcf' has 1 regions but was given 2}}
"linalg.conv_1d_nwc_wcf"() ({}, {}) : () -> ()

// -----

// expected-error @+2 {{'linalg.conv_1d_ncw_fcw' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'linalg.conv_1d_ncw_fcw' has 1 regions but was given 2}}
"linalg.conv_1d_ncw_fcw"() ({}, {}) : () -> ()

// -----

// expected-error @+2 {{'linalg.conv_2d_nhwc_hwcf' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'linalg.conv_2d_nhwc_hwcf' has 1 regions but was given 2}}
"linalg.conv_2d_nhwc_hwcf"() ({}, {}) : () -> ()

// -----

// expected-error @+2 {{'linalg.conv_2d_nhwc_fhwc' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'linalg.conv_2d_nhwc_fhwc' has 1 regions but was given 2}}
"linalg.conv_2d_nhwc_fhwc"() ({}, {}) : () -> ()

// -----

// expected-error @+2 {{'linalg.conv_2d_nhwc_hwcf_q' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'linalg.conv_2d_nhwc_hwcf_q' has 1 regions but was given 2}}
"linalg.conv_2d_nhwc_hwcf_q"() ({}, {}) : () -> ()

// -----

// expected-error @+2 {{'linalg.conv_2d_nhwc_fhwc_q' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'linalg.conv_2d_nhwc_fhwc_q' has 1 regions but was given 2}}
"linalg.conv_2d_nhwc_fhwc_q"() ({}, {}) : () -> ()

// -----

// expected-error @+2 {{'linalg.conv_2d_nchw_fchw_q' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'linalg.conv_2d_nchw_fchw_q' has 1 regions but was given 2}}
"linalg.conv_2d_nchw_fchw_q"() ({}, {}) : () -> ()

// -----

// expected-error @+2 {{'linalg.conv_2d_nchw_fchw' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'linalg.conv_2d_nchw_fchw' has 1 regions but was given 2}}
"linalg.conv_2d_nchw_fchw"() ({}, {}) : () -> ()

// -----

// expected-error @+2 {{'linalg.conv_2d_ngchw_fgchw' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'linalg.conv_2d_ngchw_fgchw' has 1 regions but was given 2}}
"linalg.conv_2d_ngchw_fgchw"() ({}, {}) : () -> ()

// -----

// expected-error @+2 {{'linalg.conv_2d_ngchw_gfchw' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'linalg.conv_2d_ngchw_gfchw' has 1 regions but was given 2}}
"linalg.conv_2d_ngchw_gfchw"() ({}, {}) : () -> ()

// -----

// expected-error @+2 {{'linalg.conv_2d_nhwgc_gfhwc' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'linalg.conv_2d_nhwgc_gfhwc' has 1 regions but was given 2}}
"linalg.conv_2d_nhwgc_gfhwc"() ({}, {}) : () -> ()

// -----

// expected-error @+2 {{'linalg.conv_2d_nhwgc_gfhwc_q' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'linalg.conv_2d_nhwgc_gfhwc_q' has 1 regions but was given 2}}
"linalg.conv_2d_nhwgc_gfhwc_q"() ({}, {}) : () -> ()

// -----

// expected-error @+2 {{'linalg.conv_2d_ngchw_gfchw_q' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'linalg.conv_2d_ngchw_gfchw_q' has 1 regions but was given 2}}
"linalg.conv_2d_ngchw_gfchw_q"() ({}, {}) : () -> ()

// -----

// expected-error @+2 {{'linalg.conv_3d_ndhwc_dhwcf' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'linalg.conv_3d_ndhwc_dhwcf' has 1 regions but was given 2}}
"linalg.conv_3d_ndhwc_dhwcf"() ({}, {}) : () -> ()

// -----

// expected-error @+2 {{'linalg.conv_3d_ndhwc_dhwcf_q' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'linalg.conv_3d_ndhwc_dhwcf_q' has 1 regions but was given 2}}
"linalg.conv_3d_ndhwc_dhwcf_q"() ({}, {}) : () -> ()

// -----

// expected-error @+2 {{'linalg.conv_3d_ncdhw_fcdhw' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'linalg.conv_3d_ncdhw_fcdhw' has 1 regions but was given 2}}
"linalg.conv_3d_ncdhw_fcdhw"() ({}, {}) : () -> ()

// -----

// expected-error @+2 {{'linalg.depthwise_conv_1d_nwc_wc' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'linalg.depthwise_conv_1d_nwc_wc' has 1 regions but was given 2}}
"linalg.depthwise_conv_1d_nwc_wc"() ({}, {}) : () -> ()

// -----

// expected-error @+2 {{'linalg.depthwise_conv_1d_ncw_cw' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'linalg.depthwise_conv_1d_ncw_cw' has 1 regions but was given 2}}
"linalg.depthwise_conv_1d_ncw_cw"() ({}, {}) : () -> ()

// -----

// expected-error @+2 {{'linalg.depthwise_conv_1d_nwc_wcm' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'linalg.depthwise_conv_1d_nwc_wcm' has 1 regions but was given 2}}
"linalg.depthwise_conv_1d_nwc_wcm"() ({}, {}) : () -> ()

// -----

// expected-error @+2 {{'linalg.depthwise_conv_2d_nhwc_hwc' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'linalg.depthwise_conv_2d_nhwc_hwc' has 1 regions but was given 2}}
"linalg.depthwise_conv_2d_nhwc_hwc"() ({}, {}) : () -> ()

// -----

// expected-error @+2 {{'linalg.depthwise_conv_2d_nchw_chw' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'linalg.depthwise_conv_2d_nchw_chw' has 1 regions but was given 2}}
"linalg.depthwise_conv_2d_nchw_chw"() ({}, {}) : () -> ()

// -----

// expected-error @+2 {{'linalg.depthwise_conv_2d_nhwc_hwc_q' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'linalg.depthwise_conv_2d_nhwc_hwc_q' has 1 regions but was given 2}}
"linalg.depthwise_conv_2d_nhwc_hwc_q"() ({}, {}) : () -> ()

// -----

// expected-error @+2 {{'linalg.depthwise_conv_2d_nhwc_hwcm' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'linalg.depthwise_conv_2d_nhwc_hwcm' has 1 regions but was given 2}}
"linalg.depthwise_conv_2d_nhwc_hwcm"() ({}, {}) : () -> ()

// -----

// expected-error @+2 {{'linalg.depthwise_conv_2d_nhwc_hwcm_q' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'linalg.depthwise_conv_2d_nhwc_hwcm_q' has 1 regions but was given 2}}
"linalg.depthwise_conv_2d_nhwc_hwcm_q"() ({}, {}) : () -> ()

// -----

// expected-error @+2 {{'linalg.depthwise_conv_3d_ndhwc_dhwc' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'linalg.depthwise_conv_3d_ndhwc_dhwc' has 1 regions but was given 2}}
"linalg.depthwise_conv_3d_ndhwc_dhwc"() ({}, {}) : () -> ()

// -----

// expected-error @+2 {{'linalg.depthwise_conv_3d_ncdhw_cdhw' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'linalg.depthwise_conv_3d_ncdhw_cdhw' has 1 regions but was given 2}}
"linalg.depthwise_conv_3d_ncdhw_cdhw"() ({}, {}) : () -> ()

// -----

// expected-error @+2 {{'linalg.depthwise_conv_3d_ndhwc_dhwcm' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'linalg.depthwise_conv_3d_ndhwc_dhwcm' has 1 regions but was given 2}}
"linalg.depthwise_conv_3d_ndhwc_dhwcm"() ({}, {}) : () -> ()

// -----

// expected-error @+2 {{'linalg.pooling_nhwc_sum' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'linalg.pooling_nhwc_sum' has 1 regions but was given 2}}
"linalg.pooling_nhwc_sum"() ({}, {}) : () -> ()

// -----

// expected-error @+2 {{'linalg.pooling_nchw_sum' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'linalg.pooling_nchw_sum' has 1 regions but was given 2}}
"linalg.pooling_nchw_sum"() ({}, {}) : () -> ()

// -----

// expected-error @+2 {{'linalg.pooling_nhwc_max' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'linalg.pooling_nhwc_max' has 1 regions but was given 2}}
"linalg.pooling_nhwc_max"() ({}, {}) : () -> ()

// -----

// expected-error @+2 {{'linalg.pooling_nhwc_max_unsigned' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'linalg.pooling_nhwc_max_unsigned' has 1 regions but was given 2}}
"linalg.pooling_nhwc_max_unsigned"() ({}, {}) : () -> ()

// -----

// expected-error @+2 {{'linalg.pooling_nchw_max' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'linalg.pooling_nchw_max' has 1 regions but was given 2}}
"linalg.pooling_nchw_max"() ({}, {}) : () -> ()

// -----

// expected-error @+2 {{'linalg.pooling_nhwc_min' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'linalg.pooling_nhwc_min' has 1 regions but was given 2}}
"linalg.pooling_nhwc_min"() ({}, {}) : () -> ()

// -----

// expected-error @+2 {{'linalg.pooling_nhwc_min_unsigned' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'linalg.pooling_nhwc_min_unsigned' has 1 regions but was given 2}}
"linalg.pooling_nhwc_min_unsigned"() ({}, {}) : () -> ()

// -----

// expected-error @+2 {{'linalg.pooling_nwc_sum' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'linalg.pooling_nwc_sum' has 1 regions but was given 2}}
"linalg.pooling_nwc_sum"() ({}, {}) : () -> ()

// -----

// expected-error @+2 {{'linalg.pooling_ncw_sum' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'linalg.pooling_ncw_sum' has 1 regions but was given 2}}
"linalg.pooling_ncw_sum"() ({}, {}) : () -> ()

// -----

// expected-error @+2 {{'linalg.pooling_nwc_max' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'linalg.pooling_nwc_max' has 1 regions but was given 2}}
"linalg.pooling_nwc_max"() ({}, {}) : () -> ()

// -----

// expected-error @+2 {{'linalg.pooling_nwc_max_unsigned' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'linalg.pooling_nwc_max_unsigned' has 1 regions but was given 2}}
"linalg.pooling_nwc_max_unsigned"() ({}, {}) : () -> ()

// -----

// expected-error @+2 {{'linalg.pooling_ncw_max' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'linalg.pooling_ncw_max' has 1 regions but was given 2}}
"linalg.pooling_ncw_max"() ({}, {}) : () -> ()

// -----

// expected-error @+2 {{'linalg.pooling_nwc_min' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'linalg.pooling_nwc_min' has 1 regions but was given 2}}
"linalg.pooling_nwc_min"() ({}, {}) : () -> ()

// -----

// expected-error @+2 {{'linalg.pooling_nwc_min_unsigned' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'linalg.pooling_nwc_min_unsigned' has 1 regions but was given 2}}
"linalg.pooling_nwc_min_unsigned"() ({}, {}) : () -> ()

// -----

// expected-error @+2 {{'linalg.pooling_ndhwc_sum' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'linalg.pooling_ndhwc_sum' has 1 regions but was given 2}}
"linalg.pooling_ndhwc_sum"() ({}, {}) : () -> ()

// -----

// expected-error @+2 {{'linalg.pooling_ndhwc_max' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'linalg.pooling_ndhwc_max' has 1 regions but was given 2}}
"linalg.pooling_ndhwc_max"() ({}, {}) : () -> ()

// -----

// expected-error @+2 {{'linalg.pooling_ndhwc_min' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'linalg.pooling_ndhwc_min' has 1 regions but was given 2}}
"linalg.pooling_ndhwc_min"() ({}, {}) : () -> ()

// -----

// expected-error @+2 {{'linalg.fill' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'linalg.fill' has 1 regions but was given 2}}
"linalg.fill"() ({}, {}) : () -> ()

// -----

// expected-error @+2 {{'linalg.fill_rng_2d' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'linalg.fill_rng_2d' has 1 regions but was given 2}}
"linalg.fill_rng_2d"() ({}, {}) : () -> ()

// -----

// expected-error @+2 {{'linalg.matmul' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'linalg.matmul' has 1 regions but was given 2}}
"linalg.matmul"() ({}, {}) : () -> ()

// -----

// expected-error @+2 {{'linalg.batch_matmul' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'linalg.batch_matmul' has 1 regions but was given 2}}
"linalg.batch_matmul"() ({}, {}) : () -> ()

// -----

// expected-error @+2 {{'linalg.batch_reduce_matmul' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'linalg.batch_reduce_matmul' has 1 regions but was given 2}}
"linalg.batch_reduce_matmul"() ({}, {}) : () -> ()

// -----

// expected-error @+4 {{'linalg.generic' op requires attribute 'operandSegmentSizes'}}
// expected-error @+3 {{'linalg.generic' op requires attribute 'indexing_maps'}}
// expected-error @+2 {{'linalg.generic' op requires attribute 'iterator_types'}}
// expected-error @+1 {{'linalg.generic' has 1 regions but was given 2}}
"linalg.generic"() ({}, {}) : () -> ()

// -----

// expected-error @+3 {{'linalg.contract' op requires attribute 'operandSegmentSizes'}}
// expected-error @+2 {{'linalg.contract' op requires attribute 'indexing_maps'}}
// expected-error @+1 {{'linalg.contract' has 1 regions but was given 2}}
"linalg.contract"() ({}, {}) : () -> ()

// -----

// expected-error @+3 {{'linalg.elementwise' op requires attribute 'operandSegmentSizes'}}
// expected-error @+2 {{'linalg.elementwise' op requires attribute 'kind'}}
// expected-error @+1 {{'linalg.elementwise' has 1 regions but was given 2}}
"linalg.elementwise"() ({}, {}) : () -> ()

// -----

// expected-error @+2 {{'linalg.map' takes 1 or more operands, in groups (inputs*, init), but was given 0}}
// expected-error @+1 {{'linalg.map' has 1 regions but was given 0}}
"linalg.map"() : () -> ()

// -----

// expected-error @+2 {{'linalg.reduce' op requires attribute 'dimensions'}}
// expected-error @+1 {{'linalg.reduce' has 1 regions but was given 2}}
"linalg.reduce"() ({}, {}) : () -> ()

// -----

// expected-error @+3 {{'linalg.transpose' takes 2 operands but was given 0}}
// expected-error @+2 {{'linalg.transpose' op requires attribute 'permutation'}}
// expected-error @+1 {{'linalg.transpose' has 1 regions but was given 0}}
"linalg.transpose"() : () -> ()

// -----

// expected-error @+3 {{'linalg.broadcast' takes 2 operands but was given 0}}
// expected-error @+2 {{'linalg.broadcast' op requires attribute 'dimensions'}}
// expected-error @+1 {{'linalg.broadcast' has 1 regions but was given 0}}
"linalg.broadcast"() : () -> ()

// -----

// expected-error @+1 {{'linalg.yield' makes 0 results but was given 1}}
"linalg.yield"() : () -> (i23)

// -----

// expected-error @+2 {{'linalg.index' makes 1 results but was given 2}}
// expected-error @+1 {{'linalg.index' op requires attribute 'dim'}}
"linalg.index"() : () -> (i23, i23)

// -----

// expected-error @+2 {{'linalg.softmax' takes 2 operands but was given 0}}
// expected-error @+1 {{'linalg.softmax' op requires attribute 'dimension'}}
"linalg.softmax"() : () -> ()

// -----

// expected-error @+3 {{'linalg.winograd_filter_transform' takes 2 operands but was given 0}}
// expected-error @+2 {{'linalg.winograd_filter_transform' makes 1 results but was given 0}}
// expected-error @+1 {{'linalg.winograd_filter_transform' op requires attribute 'fmr'}}
"linalg.winograd_filter_transform"() : () -> ()

// -----

// expected-error @+3 {{'linalg.winograd_input_transform' takes 2 operands but was given 0}}
// expected-error @+2 {{'linalg.winograd_input_transform' makes 1 results but was given 0}}
// expected-error @+1 {{'linalg.winograd_input_transform' op requires attribute 'fmr'}}
"linalg.winograd_input_transform"() : () -> ()

// -----

// expected-error @+3 {{'linalg.winograd_output_transform' takes 2 operands but was given 0}}
// expected-error @+2 {{'linalg.winograd_output_transform' makes 1 results but was given 0}}
// expected-error @+1 {{'linalg.winograd_output_transform' op requires attribute 'fmr'}}
"linalg.winograd_output_transform"() : () -> ()

// -----

// expected-error @+4 {{'linalg.pack' op requires attribute 'operandSegmentSizes'}}
// expected-error @+3 {{'linalg.pack' makes 1 results but was given 0}}
// expected-error @+2 {{'linalg.pack' op requires attribute 'inner_dims_pos'}}
// expected-error @+1 {{'linalg.pack' op requires attribute 'static_inner_tiles'}}
"linalg.pack"() : () -> ()

// -----

// expected-error @+4 {{'linalg.unpack' takes 2 or more operands, in groups (source, dest, inner_tiles*), but was given 0}}
// expected-error @+3 {{'linalg.unpack' makes 1 results but was given 0}}
// expected-error @+2 {{'linalg.unpack' op requires attribute 'inner_dims_pos'}}
// expected-error @+1 {{'linalg.unpack' op requires attribute 'static_inner_tiles'}}
"linalg.unpack"() : () -> ()
