// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: sh %S/Inputs/round_trip.sh %s %t
// Ops of the iree_tensor_ext dialect, in custom form; printed and read back.

func.func @kernel(%a: !iree_tensor_ext.dispatch.tensor<readonly:tensor<?x4xf32>>, %b: !iree_tensor_ext.dispatch.tensor<writeonly:tensor<4xf32>>, %c: !iree_tensor_ext.dispatch.tensor<readwrite:tensor<i32>>, %n: index, %t: tensor<?xf32>) {
  %w = iree_tensor_ext.dispatch.workload.ordinal %n, 1 : index
  %0 = iree_tensor_ext.dispatch.tensor.load %a, offsets = [%n, 0], sizes = [1, 4], strides = [1, 1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<?x4xf32>>{%w} -> tensor<4xf32>
  iree_tensor_ext.dispatch.tensor.store %0, %b, offsets = [0], sizes = [4], strides = [1] : tensor<4xf32> -> !iree_tensor_ext.dispatch.tensor<writeonly:tensor<4xf32>>
  %1 = iree_tensor_ext.dispatch.tensor.load %c, offsets = [], sizes = [], strides = [] : !iree_tensor_ext.dispatch.tensor<readwrite:tensor<i32>> -> tensor<i32>
  %x, %y, %z = iree_tensor_ext.dispatch.workgroup_count_from_slice(%n, %w)
  %x1, %y1, %z1 = iree_tensor_ext.dispatch.workgroup_count_from_dag_root(%n)
  %x2, %y2, %z2 = iree_tensor_ext.dispatch.workgroup_count_from_slice()
  %2 = iree_tensor_ext.bitcast %t : tensor<?xf32>{%n} -> tensor<?xi32>{%n}
  %3 = iree_tensor_ext.compute_barrier.start %t : tensor<?xf32>{%n} -> tensor<?xf32>
  %4 = iree_tensor_ext.compute_barrier.end %3 : tensor<?xf32>{%n} -> tensor<?xf32>
  return
}
