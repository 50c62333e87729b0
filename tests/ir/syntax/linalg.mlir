// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: sh %S/Inputs/round_trip.sh %s %t upstream
// Every op of the linalg dialect, in custom form; printed and read back.
#ta = affine_map<(d0, d1, d2) -> (d2, d0)>
#tb = affine_map<(d0, d1, d2) -> (d2, d1)>
#tc = affine_map<(d0, d1, d2) -> (d0, d1)>
#id1 = affine_map<(d0) -> (d0)>

// Every named op, with default and given attributes.
func.func @named() {
  %c = arith.constant 1.0 : f32
  %z = arith.constant 0 : i32
  %g = arith.constant 0.5 : f64
  %e0 = tensor.empty() : tensor<4x8xf32>
  %e1 = tensor.empty() : tensor<4x8xi32>
  %e2 = tensor.empty() : tensor<4x8xi1>
  %e3 = tensor.empty() : tensor<2x3xi8>
  %e4 = tensor.empty() : tensor<3x2xi8>
  %e5 = tensor.empty() : tensor<2x2xi32>
  %e6 = tensor.empty() : tensor<2x3x2x3xf32>
  %e7 = tensor.empty() : tensor<2x2x2x2xf32>
  %e8 = tensor.empty() : tensor<2x2x3x2x3xf32>
  %e9 = tensor.empty() : tensor<2x2x2x2x2xf32>
  %e10 = tensor.empty() : tensor<2x2x3xi8>
  %e11 = tensor.empty() : tensor<2x3x2xi8>
  %e12 = tensor.empty() : tensor<2x2x2xi32>
  %e13 = tensor.empty() : tensor<2x3xf32>
  %e14 = tensor.empty() : tensor<3xf32>
  %e15 = tensor.empty() : tensor<2xf32>
  %e16 = tensor.empty() : tensor<3x2xf32>
  %e17 = tensor.empty() : tensor<2x2x3xf32>
  %e18 = tensor.empty() : tensor<2x2xf32>
  %e19 = tensor.empty() : tensor<2x3x2xf32>
  %e20 = tensor.empty() : tensor<f32>
  %e21 = tensor.empty() : tensor<4xf32>
  %e22 = tensor.empty() : tensor<4x4xf32>
  %e23 = tensor.empty() : tensor<3x3xf32>
  %e24 = tensor.empty() : tensor<4x4x4xf32>
  %e25 = tensor.empty() : tensor<3x3x3xf32>
  %e26 = tensor.empty() : tensor<2x2x2xf32>
  %e27 = tensor.empty() : tensor<2x4x3xf32>
  %e28 = tensor.empty() : tensor<3x3x2xf32>
  %e29 = tensor.empty() : tensor<2x5x3xf32>
  %e30 = tensor.empty() : tensor<2x3x4xf32>
  %e31 = tensor.empty() : tensor<2x3x3xf32>
  %e32 = tensor.empty() : tensor<2x3x5xf32>
  %e33 = tensor.empty() : tensor<2x4x4x3xf32>
  %e34 = tensor.empty() : tensor<3x3x3x2xf32>
  %e35 = tensor.empty() : tensor<2x5x5x3xf32>
  %e36 = tensor.empty() : tensor<2x3x3x3xf32>
  %e37 = tensor.empty() : tensor<2x4x4x3xi8>
  %e38 = tensor.empty() : tensor<3x3x3x2xi8>
  %e39 = tensor.empty() : tensor<2x2x2x2xi32>
  %e40 = tensor.empty() : tensor<2x5x5x3xi8>
  %e41 = tensor.empty() : tensor<2x3x3x3xi8>
  %e42 = tensor.empty() : tensor<2x3x4x4xi8>
  %e43 = tensor.empty() : tensor<2x3x5x5xi8>
  %e44 = tensor.empty() : tensor<2x3x4x4xf32>
  %e45 = tensor.empty() : tensor<2x3x5x5xf32>
  %e46 = tensor.empty() : tensor<2x2x3x4x4xf32>
  %e47 = tensor.empty() : tensor<2x2x3x3x3xf32>
  %e48 = tensor.empty() : tensor<2x2x3x5x5xf32>
  %e49 = tensor.empty() : tensor<2x4x4x2x3xf32>
  %e50 = tensor.empty() : tensor<2x5x5x2x3xf32>
  %e51 = tensor.empty() : tensor<2x4x4x2x3xi8>
  %e52 = tensor.empty() : tensor<2x2x3x3x3xi8>
  %e53 = tensor.empty() : tensor<2x2x2x2x2xi32>
  %e54 = tensor.empty() : tensor<2x5x5x2x3xi8>
  %e55 = tensor.empty() : tensor<2x2x3x4x4xi8>
  %e56 = tensor.empty() : tensor<2x2x3x5x5xi8>
  %e57 = tensor.empty() : tensor<2x4x4x4x3xf32>
  %e58 = tensor.empty() : tensor<3x3x3x3x2xf32>
  %e59 = tensor.empty() : tensor<2x5x5x5x3xf32>
  %e60 = tensor.empty() : tensor<2x4x4x4x3xi8>
  %e61 = tensor.empty() : tensor<3x3x3x3x2xi8>
  %e62 = tensor.empty() : tensor<2x5x5x5x3xi8>
  %e63 = tensor.empty() : tensor<2x3x4x4x4xf32>
  %e64 = tensor.empty() : tensor<2x3x3x3x3xf32>
  %e65 = tensor.empty() : tensor<2x3x5x5x5xf32>
  %e66 = tensor.empty() : tensor<2x4x2xf32>
  %e67 = tensor.empty() : tensor<2x5x2xf32>
  %e68 = tensor.empty() : tensor<2x2x4xf32>
  %e69 = tensor.empty() : tensor<2x2x5xf32>
  %e70 = tensor.empty() : tensor<3x2x2xf32>
  %e71 = tensor.empty() : tensor<2x4x4x2xf32>
  %e72 = tensor.empty() : tensor<2x5x5x2xf32>
  %e73 = tensor.empty() : tensor<2x2x4x4xf32>
  %e74 = tensor.empty() : tensor<2x2x5x5xf32>
  %e75 = tensor.empty() : tensor<2x4x4x2xi8>
  %e76 = tensor.empty() : tensor<3x3x2xi8>
  %e77 = tensor.empty() : tensor<2x5x5x2xi8>
  %e78 = tensor.empty() : tensor<3x3x2x2xf32>
  %e79 = tensor.empty() : tensor<3x3x2x2xi8>
  %e80 = tensor.empty() : tensor<2x4x4x4x2xf32>
  %e81 = tensor.empty() : tensor<2x5x5x5x2xf32>
  %e82 = tensor.empty() : tensor<2x2x4x4x4xf32>
  %e83 = tensor.empty() : tensor<2x2x5x5x5xf32>
  %e84 = tensor.empty() : tensor<3x3x3x2x2xf32>
  %e85 = tensor.empty() : tensor<2x2x2x2x2x2xf32>
  %e86 = tensor.empty() : tensor<2x4x4x2xi32>
  %e87 = tensor.empty() : tensor<3x3xi32>
  %e88 = tensor.empty() : tensor<2x5x5x2xi32>
  %e89 = tensor.empty() : tensor<2x4x2xi32>
  %e90 = tensor.empty() : tensor<3xi32>
  %e91 = tensor.empty() : tensor<2x5x2xi32>
  %e92 = tensor.empty() : tensor<3x2x3xf32>
  %0 = linalg.copy ins(%e0 : tensor<4x8xf32>) outs(%e0 : tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = linalg.exp ins(%e0 : tensor<4x8xf32>) outs(%e0 : tensor<4x8xf32>) -> tensor<4x8xf32>
  %2 = linalg.log ins(%e0 : tensor<4x8xf32>) outs(%e0 : tensor<4x8xf32>) -> tensor<4x8xf32>
  %3 = linalg.abs ins(%e0 : tensor<4x8xf32>) outs(%e0 : tensor<4x8xf32>) -> tensor<4x8xf32>
  %4 = linalg.ceil ins(%e0 : tensor<4x8xf32>) outs(%e0 : tensor<4x8xf32>) -> tensor<4x8xf32>
  %5 = linalg.floor ins(%e0 : tensor<4x8xf32>) outs(%e0 : tensor<4x8xf32>) -> tensor<4x8xf32>
  %6 = linalg.negf ins(%e0 : tensor<4x8xf32>) outs(%e0 : tensor<4x8xf32>) -> tensor<4x8xf32>
  %7 = linalg.reciprocal ins(%e0 : tensor<4x8xf32>) outs(%e0 : tensor<4x8xf32>) -> tensor<4x8xf32>
  %8 = linalg.round ins(%e0 : tensor<4x8xf32>) outs(%e0 : tensor<4x8xf32>) -> tensor<4x8xf32>
  %9 = linalg.sqrt ins(%e0 : tensor<4x8xf32>) outs(%e0 : tensor<4x8xf32>) -> tensor<4x8xf32>
  %10 = linalg.rsqrt ins(%e0 : tensor<4x8xf32>) outs(%e0 : tensor<4x8xf32>) -> tensor<4x8xf32>
  %11 = linalg.square ins(%e0 : tensor<4x8xf32>) outs(%e0 : tensor<4x8xf32>) -> tensor<4x8xf32>
  %12 = linalg.tanh ins(%e0 : tensor<4x8xf32>) outs(%e0 : tensor<4x8xf32>) -> tensor<4x8xf32>
  %13 = linalg.erf ins(%e0 : tensor<4x8xf32>) outs(%e0 : tensor<4x8xf32>) -> tensor<4x8xf32>
  %14 = linalg.add ins(%e0, %e0 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%e0 : tensor<4x8xf32>) -> tensor<4x8xf32>
  %15 = linalg.sub ins(%e0, %e0 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%e0 : tensor<4x8xf32>) -> tensor<4x8xf32>
  %16 = linalg.mul ins(%e0, %e0 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%e0 : tensor<4x8xf32>) -> tensor<4x8xf32>
  %17 = linalg.div ins(%e0, %e0 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%e0 : tensor<4x8xf32>) -> tensor<4x8xf32>
  %18 = linalg.div_unsigned ins(%e1, %e1 : tensor<4x8xi32>, tensor<4x8xi32>) outs(%e1 : tensor<4x8xi32>) -> tensor<4x8xi32>
  %19 = linalg.max ins(%e0, %e0 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%e0 : tensor<4x8xf32>) -> tensor<4x8xf32>
  %20 = linalg.min ins(%e0, %e0 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%e0 : tensor<4x8xf32>) -> tensor<4x8xf32>
  %21 = linalg.powf ins(%e0, %e0 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%e0 : tensor<4x8xf32>) -> tensor<4x8xf32>
  %22 = linalg.select ins(%e2, %e0, %e0 : tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) outs(%e0 : tensor<4x8xf32>) -> tensor<4x8xf32>
  %23 = linalg.quantized_matmul ins(%e3, %e4, %z, %z : tensor<2x3xi8>, tensor<3x2xi8>, i32, i32) outs(%e5 : tensor<2x2xi32>) -> tensor<2x2xi32>
  %24 = linalg.mmt4d ins(%e6, %e6 : tensor<2x3x2x3xf32>, tensor<2x3x2x3xf32>) outs(%e7 : tensor<2x2x2x2xf32>) -> tensor<2x2x2x2xf32>
  %25 = linalg.batch_mmt4d ins(%e8, %e8 : tensor<2x2x3x2x3xf32>, tensor<2x2x3x2x3xf32>) outs(%e9 : tensor<2x2x2x2x2xf32>) -> tensor<2x2x2x2x2xf32>
  %26 = linalg.quantized_batch_matmul ins(%e10, %e11, %z, %z : tensor<2x2x3xi8>, tensor<2x3x2xi8>, i32, i32) outs(%e12 : tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
  %27 = linalg.matvec ins(%e13, %e14 : tensor<2x3xf32>, tensor<3xf32>) outs(%e15 : tensor<2xf32>) -> tensor<2xf32>
  %28 = linalg.vecmat ins(%e14, %e16 : tensor<3xf32>, tensor<3x2xf32>) outs(%e15 : tensor<2xf32>) -> tensor<2xf32>
  %29 = linalg.batch_matvec ins(%e17, %e13 : tensor<2x2x3xf32>, tensor<2x3xf32>) outs(%e18 : tensor<2x2xf32>) -> tensor<2x2xf32>
  %30 = linalg.batch_vecmat ins(%e13, %e19 : tensor<2x3xf32>, tensor<2x3x2xf32>) outs(%e18 : tensor<2x2xf32>) -> tensor<2x2xf32>
  %31 = linalg.dot ins(%e14, %e14 : tensor<3xf32>, tensor<3xf32>) outs(%e20 : tensor<f32>) -> tensor<f32>
  %32 = linalg.conv_1d ins(%e21, %e14 : tensor<4xf32>, tensor<3xf32>) outs(%e15 : tensor<2xf32>) -> tensor<2xf32>
  %33 = linalg.conv_2d ins(%e22, %e23 : tensor<4x4xf32>, tensor<3x3xf32>) outs(%e18 : tensor<2x2xf32>) -> tensor<2x2xf32>
  %34 = linalg.conv_3d ins(%e24, %e25 : tensor<4x4x4xf32>, tensor<3x3x3xf32>) outs(%e26 : tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
  %35 = linalg.conv_1d_nwc_wcf ins(%e27, %e28 : tensor<2x4x3xf32>, tensor<3x3x2xf32>) outs(%e26 : tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
  %36 = linalg.conv_1d_nwc_wcf {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%e29, %e28 : tensor<2x5x3xf32>, tensor<3x3x2xf32>) outs(%e26 : tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
  %37 = linalg.conv_1d_ncw_fcw ins(%e30, %e31 : tensor<2x3x4xf32>, tensor<2x3x3xf32>) outs(%e26 : tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
  %38 = linalg.conv_1d_ncw_fcw {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%e32, %e31 : tensor<2x3x5xf32>, tensor<2x3x3xf32>) outs(%e26 : tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
  %39 = linalg.conv_2d_nhwc_hwcf ins(%e33, %e34 : tensor<2x4x4x3xf32>, tensor<3x3x3x2xf32>) outs(%e7 : tensor<2x2x2x2xf32>) -> tensor<2x2x2x2xf32>
  %40 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%e35, %e34 : tensor<2x5x5x3xf32>, tensor<3x3x3x2xf32>) outs(%e7 : tensor<2x2x2x2xf32>) -> tensor<2x2x2x2xf32>
  %41 = linalg.conv_2d_nhwc_fhwc ins(%e33, %e36 : tensor<2x4x4x3xf32>, tensor<2x3x3x3xf32>) outs(%e7 : tensor<2x2x2x2xf32>) -> tensor<2x2x2x2xf32>
  %42 = linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%e35, %e36 : tensor<2x5x5x3xf32>, tensor<2x3x3x3xf32>) outs(%e7 : tensor<2x2x2x2xf32>) -> tensor<2x2x2x2xf32>
  %43 = linalg.conv_2d_nhwc_hwcf_q ins(%e37, %e38, %z, %z : tensor<2x4x4x3xi8>, tensor<3x3x3x2xi8>, i32, i32) outs(%e39 : tensor<2x2x2x2xi32>) -> tensor<2x2x2x2xi32>
  %44 = linalg.conv_2d_nhwc_hwcf_q {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%e40, %e38, %z, %z : tensor<2x5x5x3xi8>, tensor<3x3x3x2xi8>, i32, i32) outs(%e39 : tensor<2x2x2x2xi32>) -> tensor<2x2x2x2xi32>
  %45 = linalg.conv_2d_nhwc_fhwc_q ins(%e37, %e41, %z, %z : tensor<2x4x4x3xi8>, tensor<2x3x3x3xi8>, i32, i32) outs(%e39 : tensor<2x2x2x2xi32>) -> tensor<2x2x2x2xi32>
  %46 = linalg.conv_2d_nhwc_fhwc_q {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%e40, %e41, %z, %z : tensor<2x5x5x3xi8>, tensor<2x3x3x3xi8>, i32, i32) outs(%e39 : tensor<2x2x2x2xi32>) -> tensor<2x2x2x2xi32>
  %47 = linalg.conv_2d_nchw_fchw_q ins(%e42, %e41, %z, %z : tensor<2x3x4x4xi8>, tensor<2x3x3x3xi8>, i32, i32) outs(%e39 : tensor<2x2x2x2xi32>) -> tensor<2x2x2x2xi32>
  %48 = linalg.conv_2d_nchw_fchw_q {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%e43, %e41, %z, %z : tensor<2x3x5x5xi8>, tensor<2x3x3x3xi8>, i32, i32) outs(%e39 : tensor<2x2x2x2xi32>) -> tensor<2x2x2x2xi32>
  %49 = linalg.conv_2d_nchw_fchw ins(%e44, %e36 : tensor<2x3x4x4xf32>, tensor<2x3x3x3xf32>) outs(%e7 : tensor<2x2x2x2xf32>) -> tensor<2x2x2x2xf32>
  %50 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%e45, %e36 : tensor<2x3x5x5xf32>, tensor<2x3x3x3xf32>) outs(%e7 : tensor<2x2x2x2xf32>) -> tensor<2x2x2x2xf32>
  %51 = linalg.conv_2d_ngchw_fgchw ins(%e46, %e47 : tensor<2x2x3x4x4xf32>, tensor<2x2x3x3x3xf32>) outs(%e9 : tensor<2x2x2x2x2xf32>) -> tensor<2x2x2x2x2xf32>
  %52 = linalg.conv_2d_ngchw_fgchw {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%e48, %e47 : tensor<2x2x3x5x5xf32>, tensor<2x2x3x3x3xf32>) outs(%e9 : tensor<2x2x2x2x2xf32>) -> tensor<2x2x2x2x2xf32>
  %53 = linalg.conv_2d_ngchw_gfchw ins(%e46, %e47 : tensor<2x2x3x4x4xf32>, tensor<2x2x3x3x3xf32>) outs(%e9 : tensor<2x2x2x2x2xf32>) -> tensor<2x2x2x2x2xf32>
  %54 = linalg.conv_2d_ngchw_gfchw {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%e48, %e47 : tensor<2x2x3x5x5xf32>, tensor<2x2x3x3x3xf32>) outs(%e9 : tensor<2x2x2x2x2xf32>) -> tensor<2x2x2x2x2xf32>
  %55 = linalg.conv_2d_nhwgc_gfhwc ins(%e49, %e47 : tensor<2x4x4x2x3xf32>, tensor<2x2x3x3x3xf32>) outs(%e9 : tensor<2x2x2x2x2xf32>) -> tensor<2x2x2x2x2xf32>
  %56 = linalg.conv_2d_nhwgc_gfhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%e50, %e47 : tensor<2x5x5x2x3xf32>, tensor<2x2x3x3x3xf32>) outs(%e9 : tensor<2x2x2x2x2xf32>) -> tensor<2x2x2x2x2xf32>
  %57 = linalg.conv_2d_nhwgc_gfhwc_q ins(%e51, %e52, %z, %z : tensor<2x4x4x2x3xi8>, tensor<2x2x3x3x3xi8>, i32, i32) outs(%e53 : tensor<2x2x2x2x2xi32>) -> tensor<2x2x2x2x2xi32>
  %58 = linalg.conv_2d_nhwgc_gfhwc_q {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%e54, %e52, %z, %z : tensor<2x5x5x2x3xi8>, tensor<2x2x3x3x3xi8>, i32, i32) outs(%e53 : tensor<2x2x2x2x2xi32>) -> tensor<2x2x2x2x2xi32>
  %59 = linalg.conv_2d_ngchw_gfchw_q ins(%e55, %e52, %z, %z : tensor<2x2x3x4x4xi8>, tensor<2x2x3x3x3xi8>, i32, i32) outs(%e53 : tensor<2x2x2x2x2xi32>) -> tensor<2x2x2x2x2xi32>
  %60 = linalg.conv_2d_ngchw_gfchw_q {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%e56, %e52, %z, %z : tensor<2x2x3x5x5xi8>, tensor<2x2x3x3x3xi8>, i32, i32) outs(%e53 : tensor<2x2x2x2x2xi32>) -> tensor<2x2x2x2x2xi32>
  %61 = linalg.conv_3d_ndhwc_dhwcf ins(%e57, %e58 : tensor<2x4x4x4x3xf32>, tensor<3x3x3x3x2xf32>) outs(%e9 : tensor<2x2x2x2x2xf32>) -> tensor<2x2x2x2x2xf32>
  %62 = linalg.conv_3d_ndhwc_dhwcf {dilations = dense<1> : tensor<3xi64>, strides = dense<2> : tensor<3xi64>} ins(%e59, %e58 : tensor<2x5x5x5x3xf32>, tensor<3x3x3x3x2xf32>) outs(%e9 : tensor<2x2x2x2x2xf32>) -> tensor<2x2x2x2x2xf32>
  %63 = linalg.conv_3d_ndhwc_dhwcf_q ins(%e60, %e61, %z, %z : tensor<2x4x4x4x3xi8>, tensor<3x3x3x3x2xi8>, i32, i32) outs(%e53 : tensor<2x2x2x2x2xi32>) -> tensor<2x2x2x2x2xi32>
  %64 = linalg.conv_3d_ndhwc_dhwcf_q {dilations = dense<1> : tensor<3xi64>, strides = dense<2> : tensor<3xi64>} ins(%e62, %e61, %z, %z : tensor<2x5x5x5x3xi8>, tensor<3x3x3x3x2xi8>, i32, i32) outs(%e53 : tensor<2x2x2x2x2xi32>) -> tensor<2x2x2x2x2xi32>
  %65 = linalg.conv_3d_ncdhw_fcdhw ins(%e63, %e64 : tensor<2x3x4x4x4xf32>, tensor<2x3x3x3x3xf32>) outs(%e9 : tensor<2x2x2x2x2xf32>) -> tensor<2x2x2x2x2xf32>
  %66 = linalg.conv_3d_ncdhw_fcdhw {dilations = dense<1> : tensor<3xi64>, strides = dense<2> : tensor<3xi64>} ins(%e65, %e64 : tensor<2x3x5x5x5xf32>, tensor<2x3x3x3x3xf32>) outs(%e9 : tensor<2x2x2x2x2xf32>) -> tensor<2x2x2x2x2xf32>
  %67 = linalg.depthwise_conv_1d_nwc_wc ins(%e66, %e16 : tensor<2x4x2xf32>, tensor<3x2xf32>) outs(%e26 : tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
  %68 = linalg.depthwise_conv_1d_nwc_wc {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%e67, %e16 : tensor<2x5x2xf32>, tensor<3x2xf32>) outs(%e26 : tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
  %69 = linalg.depthwise_conv_1d_ncw_cw ins(%e68, %e13 : tensor<2x2x4xf32>, tensor<2x3xf32>) outs(%e26 : tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
  %70 = linalg.depthwise_conv_1d_ncw_cw {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%e69, %e13 : tensor<2x2x5xf32>, tensor<2x3xf32>) outs(%e26 : tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
  %71 = linalg.depthwise_conv_1d_nwc_wcm ins(%e66, %e70 : tensor<2x4x2xf32>, tensor<3x2x2xf32>) outs(%e7 : tensor<2x2x2x2xf32>) -> tensor<2x2x2x2xf32>
  %72 = linalg.depthwise_conv_1d_nwc_wcm {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%e67, %e70 : tensor<2x5x2xf32>, tensor<3x2x2xf32>) outs(%e7 : tensor<2x2x2x2xf32>) -> tensor<2x2x2x2xf32>
  %73 = linalg.depthwise_conv_2d_nhwc_hwc ins(%e71, %e28 : tensor<2x4x4x2xf32>, tensor<3x3x2xf32>) outs(%e7 : tensor<2x2x2x2xf32>) -> tensor<2x2x2x2xf32>
  %74 = linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%e72, %e28 : tensor<2x5x5x2xf32>, tensor<3x3x2xf32>) outs(%e7 : tensor<2x2x2x2xf32>) -> tensor<2x2x2x2xf32>
  %75 = linalg.depthwise_conv_2d_nchw_chw ins(%e73, %e31 : tensor<2x2x4x4xf32>, tensor<2x3x3xf32>) outs(%e7 : tensor<2x2x2x2xf32>) -> tensor<2x2x2x2xf32>
  %76 = linalg.depthwise_conv_2d_nchw_chw {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%e74, %e31 : tensor<2x2x5x5xf32>, tensor<2x3x3xf32>) outs(%e7 : tensor<2x2x2x2xf32>) -> tensor<2x2x2x2xf32>
  %77 = linalg.depthwise_conv_2d_nhwc_hwc_q ins(%e75, %e76, %z, %z : tensor<2x4x4x2xi8>, tensor<3x3x2xi8>, i32, i32) outs(%e39 : tensor<2x2x2x2xi32>) -> tensor<2x2x2x2xi32>
  %78 = linalg.depthwise_conv_2d_nhwc_hwc_q {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%e77, %e76, %z, %z : tensor<2x5x5x2xi8>, tensor<3x3x2xi8>, i32, i32) outs(%e39 : tensor<2x2x2x2xi32>) -> tensor<2x2x2x2xi32>
  %79 = linalg.depthwise_conv_2d_nhwc_hwcm ins(%e71, %e78 : tensor<2x4x4x2xf32>, tensor<3x3x2x2xf32>) outs(%e9 : tensor<2x2x2x2x2xf32>) -> tensor<2x2x2x2x2xf32>
  %80 = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%e72, %e78 : tensor<2x5x5x2xf32>, tensor<3x3x2x2xf32>) outs(%e9 : tensor<2x2x2x2x2xf32>) -> tensor<2x2x2x2x2xf32>
  %81 = linalg.depthwise_conv_2d_nhwc_hwcm_q ins(%e75, %e79, %z, %z : tensor<2x4x4x2xi8>, tensor<3x3x2x2xi8>, i32, i32) outs(%e53 : tensor<2x2x2x2x2xi32>) -> tensor<2x2x2x2x2xi32>
  %82 = linalg.depthwise_conv_2d_nhwc_hwcm_q {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%e77, %e79, %z, %z : tensor<2x5x5x2xi8>, tensor<3x3x2x2xi8>, i32, i32) outs(%e53 : tensor<2x2x2x2x2xi32>) -> tensor<2x2x2x2x2xi32>
  %83 = linalg.depthwise_conv_3d_ndhwc_dhwc ins(%e80, %e34 : tensor<2x4x4x4x2xf32>, tensor<3x3x3x2xf32>) outs(%e9 : tensor<2x2x2x2x2xf32>) -> tensor<2x2x2x2x2xf32>
  %84 = linalg.depthwise_conv_3d_ndhwc_dhwc {dilations = dense<1> : tensor<3xi64>, strides = dense<2> : tensor<3xi64>} ins(%e81, %e34 : tensor<2x5x5x5x2xf32>, tensor<3x3x3x2xf32>) outs(%e9 : tensor<2x2x2x2x2xf32>) -> tensor<2x2x2x2x2xf32>
  %85 = linalg.depthwise_conv_3d_ncdhw_cdhw ins(%e82, %e36 : tensor<2x2x4x4x4xf32>, tensor<2x3x3x3xf32>) outs(%e9 : tensor<2x2x2x2x2xf32>) -> tensor<2x2x2x2x2xf32>
  %86 = linalg.depthwise_conv_3d_ncdhw_cdhw {dilations = dense<1> : tensor<3xi64>, strides = dense<2> : tensor<3xi64>} ins(%e83, %e36 : tensor<2x2x5x5x5xf32>, tensor<2x3x3x3xf32>) outs(%e9 : tensor<2x2x2x2x2xf32>) -> tensor<2x2x2x2x2xf32>
  %87 = linalg.depthwise_conv_3d_ndhwc_dhwcm ins(%e80, %e84 : tensor<2x4x4x4x2xf32>, tensor<3x3x3x2x2xf32>) outs(%e85 : tensor<2x2x2x2x2x2xf32>) -> tensor<2x2x2x2x2x2xf32>
  %88 = linalg.depthwise_conv_3d_ndhwc_dhwcm {dilations = dense<1> : tensor<3xi64>, strides = dense<2> : tensor<3xi64>} ins(%e81, %e84 : tensor<2x5x5x5x2xf32>, tensor<3x3x3x2x2xf32>) outs(%e85 : tensor<2x2x2x2x2x2xf32>) -> tensor<2x2x2x2x2x2xf32>
  %89 = linalg.pooling_nhwc_sum ins(%e71, %e23 : tensor<2x4x4x2xf32>, tensor<3x3xf32>) outs(%e7 : tensor<2x2x2x2xf32>) -> tensor<2x2x2x2xf32>
  %90 = linalg.pooling_nhwc_sum {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%e72, %e23 : tensor<2x5x5x2xf32>, tensor<3x3xf32>) outs(%e7 : tensor<2x2x2x2xf32>) -> tensor<2x2x2x2xf32>
  %91 = linalg.pooling_nchw_sum ins(%e73, %e23 : tensor<2x2x4x4xf32>, tensor<3x3xf32>) outs(%e7 : tensor<2x2x2x2xf32>) -> tensor<2x2x2x2xf32>
  %92 = linalg.pooling_nchw_sum {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%e74, %e23 : tensor<2x2x5x5xf32>, tensor<3x3xf32>) outs(%e7 : tensor<2x2x2x2xf32>) -> tensor<2x2x2x2xf32>
  %93 = linalg.pooling_nhwc_max ins(%e71, %e23 : tensor<2x4x4x2xf32>, tensor<3x3xf32>) outs(%e7 : tensor<2x2x2x2xf32>) -> tensor<2x2x2x2xf32>
  %94 = linalg.pooling_nhwc_max {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%e72, %e23 : tensor<2x5x5x2xf32>, tensor<3x3xf32>) outs(%e7 : tensor<2x2x2x2xf32>) -> tensor<2x2x2x2xf32>
  %95 = linalg.pooling_nhwc_max_unsigned ins(%e86, %e87 : tensor<2x4x4x2xi32>, tensor<3x3xi32>) outs(%e39 : tensor<2x2x2x2xi32>) -> tensor<2x2x2x2xi32>
  %96 = linalg.pooling_nhwc_max_unsigned {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%e88, %e87 : tensor<2x5x5x2xi32>, tensor<3x3xi32>) outs(%e39 : tensor<2x2x2x2xi32>) -> tensor<2x2x2x2xi32>
  %97 = linalg.pooling_nchw_max ins(%e73, %e23 : tensor<2x2x4x4xf32>, tensor<3x3xf32>) outs(%e7 : tensor<2x2x2x2xf32>) -> tensor<2x2x2x2xf32>
  %98 = linalg.pooling_nchw_max {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%e74, %e23 : tensor<2x2x5x5xf32>, tensor<3x3xf32>) outs(%e7 : tensor<2x2x2x2xf32>) -> tensor<2x2x2x2xf32>
  %99 = linalg.pooling_nhwc_min ins(%e71, %e23 : tensor<2x4x4x2xf32>, tensor<3x3xf32>) outs(%e7 : tensor<2x2x2x2xf32>) -> tensor<2x2x2x2xf32>
  %100 = linalg.pooling_nhwc_min {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%e72, %e23 : tensor<2x5x5x2xf32>, tensor<3x3xf32>) outs(%e7 : tensor<2x2x2x2xf32>) -> tensor<2x2x2x2xf32>
  %101 = linalg.pooling_nhwc_min_unsigned ins(%e86, %e87 : tensor<2x4x4x2xi32>, tensor<3x3xi32>) outs(%e39 : tensor<2x2x2x2xi32>) -> tensor<2x2x2x2xi32>
  %102 = linalg.pooling_nhwc_min_unsigned {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%e88, %e87 : tensor<2x5x5x2xi32>, tensor<3x3xi32>) outs(%e39 : tensor<2x2x2x2xi32>) -> tensor<2x2x2x2xi32>
  %103 = linalg.pooling_nwc_sum ins(%e66, %e14 : tensor<2x4x2xf32>, tensor<3xf32>) outs(%e26 : tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
  %104 = linalg.pooling_nwc_sum {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%e67, %e14 : tensor<2x5x2xf32>, tensor<3xf32>) outs(%e26 : tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
  %105 = linalg.pooling_ncw_sum ins(%e68, %e14 : tensor<2x2x4xf32>, tensor<3xf32>) outs(%e26 : tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
  %106 = linalg.pooling_ncw_sum {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%e69, %e14 : tensor<2x2x5xf32>, tensor<3xf32>) outs(%e26 : tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
  %107 = linalg.pooling_nwc_max ins(%e66, %e14 : tensor<2x4x2xf32>, tensor<3xf32>) outs(%e26 : tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
  %108 = linalg.pooling_nwc_max {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%e67, %e14 : tensor<2x5x2xf32>, tensor<3xf32>) outs(%e26 : tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
  %109 = linalg.pooling_nwc_max_unsigned ins(%e89, %e90 : tensor<2x4x2xi32>, tensor<3xi32>) outs(%e12 : tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
  %110 = linalg.pooling_nwc_max_unsigned {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%e91, %e90 : tensor<2x5x2xi32>, tensor<3xi32>) outs(%e12 : tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
  %111 = linalg.pooling_ncw_max ins(%e68, %e14 : tensor<2x2x4xf32>, tensor<3xf32>) outs(%e26 : tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
  %112 = linalg.pooling_ncw_max {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%e69, %e14 : tensor<2x2x5xf32>, tensor<3xf32>) outs(%e26 : tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
  %113 = linalg.pooling_nwc_min ins(%e66, %e14 : tensor<2x4x2xf32>, tensor<3xf32>) outs(%e26 : tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
  %114 = linalg.pooling_nwc_min {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%e67, %e14 : tensor<2x5x2xf32>, tensor<3xf32>) outs(%e26 : tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
  %115 = linalg.pooling_nwc_min_unsigned ins(%e89, %e90 : tensor<2x4x2xi32>, tensor<3xi32>) outs(%e12 : tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
  %116 = linalg.pooling_nwc_min_unsigned {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%e91, %e90 : tensor<2x5x2xi32>, tensor<3xi32>) outs(%e12 : tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
  %117 = linalg.pooling_ndhwc_sum ins(%e80, %e25 : tensor<2x4x4x4x2xf32>, tensor<3x3x3xf32>) outs(%e9 : tensor<2x2x2x2x2xf32>) -> tensor<2x2x2x2x2xf32>
  %118 = linalg.pooling_ndhwc_sum {dilations = dense<1> : tensor<3xi64>, strides = dense<2> : tensor<3xi64>} ins(%e81, %e25 : tensor<2x5x5x5x2xf32>, tensor<3x3x3xf32>) outs(%e9 : tensor<2x2x2x2x2xf32>) -> tensor<2x2x2x2x2xf32>
  %119 = linalg.pooling_ndhwc_max ins(%e80, %e25 : tensor<2x4x4x4x2xf32>, tensor<3x3x3xf32>) outs(%e9 : tensor<2x2x2x2x2xf32>) -> tensor<2x2x2x2x2xf32>
  %120 = linalg.pooling_ndhwc_max {dilations = dense<1> : tensor<3xi64>, strides = dense<2> : tensor<3xi64>} ins(%e81, %e25 : tensor<2x5x5x5x2xf32>, tensor<3x3x3xf32>) outs(%e9 : tensor<2x2x2x2x2xf32>) -> tensor<2x2x2x2x2xf32>
  %121 = linalg.pooling_ndhwc_min ins(%e80, %e25 : tensor<2x4x4x4x2xf32>, tensor<3x3x3xf32>) outs(%e9 : tensor<2x2x2x2x2xf32>) -> tensor<2x2x2x2x2xf32>
  %122 = linalg.pooling_ndhwc_min {dilations = dense<1> : tensor<3xi64>, strides = dense<2> : tensor<3xi64>} ins(%e81, %e25 : tensor<2x5x5x5x2xf32>, tensor<3x3x3xf32>) outs(%e9 : tensor<2x2x2x2x2xf32>) -> tensor<2x2x2x2x2xf32>
  %123 = linalg.fill ins(%c : f32) outs(%e0 : tensor<4x8xf32>) -> tensor<4x8xf32>
  %124 = linalg.fill_rng_2d ins(%g, %g, %z : f64, f64, i32) outs(%e18 : tensor<2x2xf32>) -> tensor<2x2xf32>
  %125 = linalg.matmul ins(%e13, %e16 : tensor<2x3xf32>, tensor<3x2xf32>) outs(%e18 : tensor<2x2xf32>) -> tensor<2x2xf32>
  %126 = linalg.batch_matmul ins(%e17, %e19 : tensor<2x2x3xf32>, tensor<2x3x2xf32>) outs(%e26 : tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
  %127 = linalg.batch_reduce_matmul ins(%e92, %e28 : tensor<3x2x3xf32>, tensor<3x3x2xf32>) outs(%e18 : tensor<2x2xf32>) -> tensor<2x2xf32>
  return
}

// Forms with maps, casts, attributes; on memrefs.
func.func @forms(%i: tensor<1x5x5x3xf32>, %w: tensor<3x3x3x4xf32>, %o: tensor<1x3x3x4xf32>, %a: tensor<4x4xi8>, %p: tensor<4x4xi32>, %c: i32, %q: tensor<4xf32>, %m: memref<4xf32>, %b: tensor<4x4xi1>, %aa: tensor<4x4x4xi8>) {
  %0 = linalg.conv_2d_nhwc_hwcf ins(%i, %w : tensor<1x5x5x3xf32>, tensor<3x3x3x4xf32>) outs(%o : tensor<1x3x3x4xf32>) -> tensor<1x3x3x4xf32>
  %1 = linalg.conv_2d_nhwc_hwcf {strides = dense<1> : tensor<2xi64>, foo} ins(%i, %w : tensor<1x5x5x3xf32>, tensor<3x3x3x4xf32>) outs(%o : tensor<1x3x3x4xf32>) -> tensor<1x3x3x4xf32>
  %2 = linalg.matmul indexing_maps = [#ta, #tb, #tc] {cast = #linalg.type_fn<cast_unsigned>} ins(%a, %a : tensor<4x4xi8>, tensor<4x4xi8>) outs(%p : tensor<4x4xi32>) -> tensor<4x4xi32>
  %3 = linalg.quantized_matmul ins(%a, %a, %c, %c : tensor<4x4xi8>, tensor<4x4xi8>, i32, i32) outs(%p : tensor<4x4xi32>) -> tensor<4x4xi32>
  %4 = linalg.contract indexing_maps = [#ta, #tb, #tc] ins(%a, %a : tensor<4x4xi8>, tensor<4x4xi8>) outs(%p : tensor<4x4xi32>) -> tensor<4x4xi32>
  %5 = linalg.elementwise kind=#linalg.elementwise_kind<exp> indexing_maps=[#id1, #id1] {bar} ins(%q : tensor<4xf32>) outs(%q : tensor<4xf32>) -> tensor<4xf32>
 %ff = linalg.fill {foo} ins(%c : i32) outs(%p : tensor<4x4xi32>) -> tensor<4x4xi32>
  %6 = linalg.generic {indexing_maps = [#id1, #id1], iterator_types = ["parallel"], doc = "x", library_call = "foo"} ins(%q : tensor<4xf32>) outs(%q : tensor<4xf32>) attrs = {bar = 1} { ^bb0(%in: f32, %out: f32): %i0 = linalg.index 0 : index
    linalg.yield %in : f32 } -> tensor<4xf32>
  linalg.generic {indexing_maps = [#id1], iterator_types = ["parallel"]} outs(%m : memref<4xf32>) { ^bb0(%out: f32): linalg.yield %out : f32 }
  %7 = linalg.copy ins(%a : tensor<4x4xi8>) outs(%p : tensor<4x4xi32>) -> tensor<4x4xi32>
  %8 = linalg.matmul ins(%b, %b : tensor<4x4xi1>, tensor<4x4xi1>) outs(%b : tensor<4x4xi1>) -> tensor<4x4xi1>
  %9 = linalg.matmul ins(%b, %b : tensor<4x4xi1>, tensor<4x4xi1>) outs(%p : tensor<4x4xi32>) -> tensor<4x4xi32>
  %10 = linalg.max ins(%b, %b : tensor<4x4xi1>, tensor<4x4xi1>) outs(%b : tensor<4x4xi1>) -> tensor<4x4xi1>
  %11 = linalg.reciprocal ins(%q : tensor<4xf32>) outs(%q : tensor<4xf32>) -> tensor<4xf32>
  linalg.copy ins(%m : memref<4xf32>) outs(%m: memref<4xf32>)
 %br = linalg.batch_reduce_matmul ins(%aa, %aa : tensor<4x4x4xi8>, tensor<4x4x4xi8>) outs(%p : tensor<4x4xi32>) -> tensor<4x4xi32>
  linalg.transpose ins(%m : memref<4xf32>) outs(%m : memref<4xf32>) permutation = [0]
  %rr:2 = linalg.reduce ins(%a, %a : tensor<4x4xi8>, tensor<4x4xi8>) outs(%p, %p: tensor<4x4xi32>, tensor<4x4xi32>) dimensions = [] (%x: i8, %x2: i8, %y: i32, %y2: i32) { linalg.yield %y, %y : i32, i32 }
  %12 = tensor.empty() : tensor<2x2x2x2xi32>
  %13 = linalg.softmax dimension(1) ins(%p : tensor<4x4xi32>) outs(%p : tensor<4x4xi32>) -> tensor<4x4xi32>
  return
}

// Short and long forms of map and reduce.
func.func @maps(%a: tensor<4xf32>, %b: tensor<4xf32>, %o: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.map { arith.mulf } ins(%a, %b : tensor<4xf32>, tensor<4xf32>) outs(%o : tensor<4xf32>)
  %1 = linalg.map ins(%a, %b : tensor<4xf32>, tensor<4xf32>) outs(%o : tensor<4xf32>) (%x: f32, %y: f32, %z: f32) { %s = arith.addf %x, %y : f32
    %t = arith.addf %s, %y : f32
  linalg.yield %t : f32 }
  return %1 : tensor<4xf32>
}
func.func @reduces(%a: tensor<4x4xf32>, %o: tensor<4xf32>, %p : tensor<4x4xf32>, %q: f32) -> tensor<4xf32> {
  %0 = linalg.reduce { arith.addf {fastmath = #arith.fastmath<fast>} } ins(%a : tensor<4x4xf32>) outs(%o : tensor<4xf32>) dimensions = [1]
  %1 = linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%a, %a: tensor<4x4xf32>, tensor<4x4xf32>) outs(%p: tensor<4x4xf32>) -> tensor<4x4xf32>
  %2 = linalg.transpose ins(%a : tensor<4x4xf32>) outs(%p : tensor<4x4xf32>) permutation = [1, 0]
  %3 = linalg.broadcast ins(%o : tensor<4xf32>) outs(%p : tensor<4x4xf32>) dimensions = [0]
  %4 = linalg.matmul {domain_lower = -6.67 : f64} ins(%a, %a: tensor<4x4xf32>, tensor<4x4xf32>) outs(%p: tensor<4x4xf32>) -> tensor<4x4xf32>
  %5 = linalg.fill ins(%q : f32) outs(%p : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %0 : tensor<4xf32>
}

// Ops that are no loop nests.
func.func @others(%a: tensor<8x16xf32>, %p: tensor<4x4x2x4xf32>, %z: f32, %n: index, %f: tensor<2x5x5x5xf32>, %ft: tensor<6x6x5x2xf32>, %in: tensor<2x10x10x5xf32>, %it: tensor<6x6x2x2x2x5xf32>, %w: tensor<6x6x2x2x2x2xf32>, %out: tensor<2x8x8x2xf32>, %d: tensor<4x4x2x?xf32>) {
  %0 = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %p : tensor<8x16xf32> -> tensor<4x4x2x4xf32>
  %1 = linalg.pack %a padding_value(%z : f32) outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [2, %n] into %d : tensor<8x16xf32> -> tensor<4x4x2x?xf32>
  %2 = linalg.unpack %p outer_dims_perm = [0, 1] inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %a : tensor<4x4x2x4xf32> -> tensor<8x16xf32>
  %3 = linalg.softmax dimension(1) ins(%a : tensor<8x16xf32>) outs(%a : tensor<8x16xf32>) -> tensor<8x16xf32>
  return
}
func.func @winograd(%f: tensor<2x3x3x5xf32>, %ft: tensor<6x6x5x2xf32>, %in: tensor<2x10x10x5xf32>, %it: tensor<6x6x2x2x2x5xf32>, %w: tensor<6x6x2x2x2x2xf32>, %out: tensor<2x8x8x2xf32>) {
  %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%f : tensor<2x3x3x5xf32>) outs(%ft : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
  %1 = linalg.winograd_input_transform fmr(F_4_3) ins(%in : tensor<2x10x10x5xf32>) outs(%it : tensor<6x6x2x2x2x5xf32>) -> tensor<6x6x2x2x2x5xf32>
  %2 = linalg.winograd_output_transform fmr(F_4_3) ins(%w : tensor<6x6x2x2x2x2xf32>) outs(%out : tensor<2x8x8x2xf32>) -> tensor<2x8x8x2xf32>
  return
}

// A vector is a scalar to linalg.
func.func @vector_elements(%v: vector<2x4xf32>, %t: tensor<3xvector<2x4xf32>>) -> tensor<3xvector<2x4xf32>> {
  %0 = linalg.fill ins(%v : vector<2x4xf32>) outs(%t : tensor<3xvector<2x4xf32>>) -> tensor<3xvector<2x4xf32>>
  return %0 : tensor<3xvector<2x4xf32>>
}
