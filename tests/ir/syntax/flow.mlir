// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: sh %S/Inputs/round_trip.sh %s %t
// Tensors and dispatch regions of the flow dialect.

func.func @regions(%a: tensor<4xf32>, %b: tensor<?xf32>, %d: index) -> (tensor<4xf32>, tensor<?xf32>) {
  %0 = flow.dispatch.region -> (tensor<4xf32>) {
    %e = tensor.empty() : tensor<4xf32>
    %s = linalg.add ins(%a, %a : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
    flow.return %s : tensor<4xf32>
  }
  %1 = flow.dispatch.region -> (tensor<?xf32>{%d}) {
    flow.return %b : tensor<?xf32>
  }
  return %0, %1 : tensor<4xf32>, tensor<?xf32>
}

func.func @tensors(%a: tensor<4xf32>, %b: tensor<?x4xf32>, %x: f32, %d: index, %i: index) {
  %0 = flow.tensor.constant dense<1.0> : tensor<2xf32> -> tensor<2xf32>
  %1 = flow.tensor.splat %x : tensor<?x4xf32>{%d}
  %2 = flow.tensor.reshape %a : tensor<4xf32> -> tensor<2x2xf32>
  %3 = flow.tensor.load %a[%i] : tensor<4xf32>
  %4 = flow.tensor.store %x, %a[%i] : tensor<4xf32>
  %5 = flow.tensor.empty : tensor<?x4xf32>{%d}
  %6 = flow.tensor.clone %b : tensor<?x4xf32>{%d}
  %7 = flow.tensor.slice %a[%i for %i] : tensor<4xf32> -> tensor<?xf32>{%i}
  %8 = flow.tensor.update %7, %a[%i] : tensor<?xf32>{%i} -> %a as tensor<4xf32>
  %9 = flow.tensor.tie_shape %b : tensor<?x4xf32>{%d}
  return
}
