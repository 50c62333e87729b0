// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: sh %S/Inputs/round_trip.sh %s %t
// RUN: emplace opt %s | FileCheck %s
// RUN: emplace opt --canonicalize %s | FileCheck --check-prefix=FOLD %s
// Every op of the torch_c dialect; printed and read back. A conversion there
// and back is nothing.

// CHECK-LABEL: func.func @conversions
func.func @conversions(%t: tensor<2x?xf32>, %i: i64, %f: f64, %b: i1) -> (i64, f64, i1, i64, tensor<2x?xf32>) {
  // CHECK: torch_c.from_builtin_tensor %arg0 : tensor<2x?xf32> -> !torch.vtensor<[2,?],f32>
  %0 = torch_c.from_builtin_tensor %t : tensor<2x?xf32> -> !torch.vtensor<[2,?],f32>
  // CHECK: torch_c.to_builtin_tensor %{{.*}} : !torch.vtensor<[2,?],f32> -> tensor<2x?xf32>
  %1 = torch_c.to_builtin_tensor %0 : !torch.vtensor<[2,?],f32> -> tensor<2x?xf32>
  // CHECK: torch_c.from_i64 %arg1
  %2 = torch_c.from_i64 %i
  // CHECK: torch_c.to_i64 %
  %3 = torch_c.to_i64 %2
  %4 = torch_c.from_f64 %f
  %5 = torch_c.to_f64 %4
  %6 = torch_c.from_i1 %b
  %7 = torch_c.to_i1 %6
  // CHECK: torch_c.get_next_seed : () -> i64
  %8 = torch_c.get_next_seed : () -> i64
  %9 = torch_c.i64_to_generator %8
  %10 = torch_c.generator_to_i64 %9
  // FOLD: return %{{.*}}, %arg0 : i64, f64, i1, i64, tensor<2x?xf32>
  return %3, %5, %7, %10, %1 : i64, f64, i1, i64, tensor<2x?xf32>
}
