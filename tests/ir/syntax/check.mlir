// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: sh %S/Inputs/round_trip.sh %s %t
// Ops of the check dialect in IREE's and StableHLO's forms; printed and read
// back.

func.func @iree(%i: i32, %a: tensor<2xi32>, %f: tensor<2xf32>, %v: !hal.buffer_view, %d: !hal.device) {
  check.expect_true(%i) : i32
  check.expect_false(%i) : i32
  check.expect_all_true(%a) : tensor<2xi32>
  check.expect_all_true<%d>(%v) : !hal.buffer_view
  check.expect_eq(%a, %a) : tensor<2xi32>
  check.expect_eq_const(%a, dense<[1, 2]> : tensor<2xi32>) : tensor<2xi32>
  check.expect_almost_eq(%f, %f) : tensor<2xf32>
  check.expect_almost_eq(%f, %f, atol 1.0e-04) : tensor<2xf32>
  check.expect_almost_eq(%f, %f, atol 1.0e-04, rtol 1.0e-03) : tensor<2xf32>
  check.expect_almost_eq_const(%f, dense<1.0> : tensor<2xf32>) : tensor<2xf32>
  check.expect_almost_eq_const(%f, dense<1.0> : tensor<2xf32>, atol 1.0e-04) : tensor<2xf32>
  return
}

func.func @stablehlo(%a: tensor<2xi32>, %f: tensor<2xf32>) {
  check.expect_eq %a, %a : tensor<2xi32>
  check.expect_eq_const %a, dense<[1, 2]> : tensor<2xi32>
  check.expect_almost_eq %f, %f : tensor<2xf32>
  check.expect_almost_eq_const %f, dense<1.0> : tensor<2xf32>
  check.expect_almost_eq %f, %f, tolerance = 0.1 : tensor<2xf32>
  check.expect_almost_eq_const %f, dense<1.0> : tensor<2xf32> {tolerance = 0.1 : f64}
  check.expect_close %f, %f : tensor<2xf32>, tensor<2xf32>
  check.expect_close %f, %f, max_ulp_difference = 4 : tensor<2xf32>, tensor<2xf32>
  check.expect_close %f, %f, max_ulp_difference = 4, min_ulp_difference = 1 : tensor<2xf32>, tensor<2xf32>
  check.expect_serialized_eq %f, probe_id = "p" : tensor<2xf32>
  check.expect_serialized_eq %f, probe_id = "p", iter = 1 : tensor<2xf32>
  return
}

func.func @stablehlo_older(%a: tensor<2xi32>, %f: tensor<2xf32>) {
  check.eq %a, dense<[1, 2]> : tensor<2xi32>
  check.almost_eq %f, dense<1.0> : tensor<2xf32>
  return
}

func.func @stablehlo_generic(%f: tensor<2xcomplex<f32>>) {
  "check.expect_close"(%f, %f) {max_ulp_difference = 4 : ui64} : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> ()
  "check.expect_almost_eq"(%f, %f) {tolerance = 0.1 : f64} : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> ()
  return
}
