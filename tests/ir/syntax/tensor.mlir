// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: sh %S/Inputs/round_trip.sh %s %t upstream
// Every op of the tensor dialect, in custom form; printed and read back.

// Making, reading, cutting and reshaping tensors.
func.func @t(%t: tensor<4x?xf32>, %i: index, %f: f32, %u: tensor<*xf32>, %idx: tensor<1x2x1xindex>, %sh: tensor<2xi32>, %q: tensor<16xf32>) {
  %0 = tensor.dim %t, %i : tensor<4x?xf32>
  %1 = tensor.empty(%i) : tensor<4x?xf32>
  %2 = tensor.extract %t[%i, %i] : tensor<4x?xf32>
  %3 = tensor.insert %f into %t[%i, %i] : tensor<4x?xf32>
  %4 = tensor.extract_slice %t[0, %i] [4, 2] [1, 1] : tensor<4x?xf32> to tensor<4x2xf32>
  %5 = tensor.insert_slice %4 into %t[0, %i] [4, 2] [1, 1] : tensor<4x2xf32> into tensor<4x?xf32>
  %6 = tensor.from_elements %f, %f : tensor<2xf32>
  %7 = tensor.splat %f : tensor<4xf32>
  %8 = tensor.splat %f[%i] : tensor<?xf32>
  %9 = tensor.generate %i { ^bb0(%a: index): tensor.yield %f : f32 } : tensor<?xf32>
  %10 = tensor.pad %t low[0, %i] high[1, 2] { ^bb0(%a: index, %b: index): tensor.yield %f : f32 } : tensor<4x?xf32> to tensor<5x?xf32>
  %12 = tensor.concat dim(0) %q, %q : (tensor<16xf32>, tensor<16xf32>) -> tensor<32xf32>
  %13 = tensor.cast %t : tensor<4x?xf32> to tensor<4x4xf32>
  %14 = tensor.collapse_shape %t [[0, 1]] : tensor<4x?xf32> into tensor<?xf32>
  %15 = tensor.expand_shape %14 [[0, 1]] output_shape [%i, 4] : tensor<?xf32> into tensor<?x4xf32>
  %16 = tensor.rank %u : tensor<*xf32>
  %17 = tensor.reshape %q(%sh) : (tensor<16xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %18 = tensor.bitcast %q : tensor<16xf32> to tensor<16xi32>
  %19 = tensor.gather %13[%idx] gather_dims([0]) unique : (tensor<4x4xf32>, tensor<1x2x1xindex>) -> tensor<1x2x1x4xf32>
  %20 = tensor.scatter %19 into %13[%idx] scatter_dims([0]) unique : (tensor<1x2x1x4xf32>, tensor<4x4xf32>, tensor<1x2x1xindex>) -> tensor<4x4xf32>
  %21 = tensor.from_elements : tensor<0xf32>
  return
}

// What iterations put into a shared tensor.
func.func @shared(%t: tensor<4xf32>, %s: tensor<1xf32>) -> tensor<4xf32> {
  %0 = scf.forall (%i) in (4) shared_outs(%o = %t) -> (tensor<4xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i] [1] [1] : tensor<1xf32> into tensor<4xf32>
    }
  }
  return %0 : tensor<4xf32>
}
