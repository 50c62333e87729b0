// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: sh %S/Inputs/round_trip.sh %s %t
// Dispatch tensors: what a kernel loads from and stores to.

func.func @dispatch(%a: !iree_tensor_ext.dispatch.tensor<readonly:tensor<8x4xf32>>, %o: !iree_tensor_ext.dispatch.tensor<writeonly:tensor<?x4xf32>>, %d: index, %w: index) {
  %0 = iree_tensor_ext.dispatch.tensor.load %a, offsets = [0, 0], sizes = [8, 4], strides = [1, 1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<8x4xf32>> -> tensor<8x4xf32>
  iree_tensor_ext.dispatch.tensor.store %0, %o, offsets = [0, 0], sizes = [8, 4], strides = [1, 1] : tensor<8x4xf32> -> !iree_tensor_ext.dispatch.tensor<writeonly:tensor<?x4xf32>>{%d}
  %x, %y, %z = iree_tensor_ext.dispatch.workgroup_count_from_slice(%w)
  %1 = iree_tensor_ext.dispatch.workload.ordinal %w, 0 : index
  return
}
