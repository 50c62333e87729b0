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

func.func @ragged(%a: tensor<10x20x30xf32>, %l: tensor<4xindex>,
                  %m: memref<?x?xf32>, %k: memref<?xi32>, %n: index) {
  %0 = iree_tensor_ext.cast_to_ragged_shape %a ragged_dim(1) column_lengths(%l) : (tensor<10x20x30xf32>, tensor<4xindex>) -> tensor<10x3x?x30xf32, #iree_tensor_ext.ragged_shape<1>>
  %1 = iree_tensor_ext.cast_to_ragged_shape %m ragged_dim(0) column_lengths(%k) num_ragged_rows(%n) avg_ragged_column_length(%n) : (memref<?x?xf32>{%n, %n}, memref<?xi32>) -> memref<?x?x?xf32, #iree_tensor_ext.ragged_shape<0>>
  %c0 = arith.constant 0 : index
  %2 = memref.dim %1, %c0 : memref<?x?x?xf32, #iree_tensor_ext.ragged_shape<0>>
  %3 = memref.load %1[%c0, %c0, %c0] : memref<?x?x?xf32, #iree_tensor_ext.ragged_shape<0>>
  return
}

func.func @counts(%n: index, %t: tensor<?xf32>) {
  %x, %y, %z = iree_tensor_ext.dispatch.workgroup_count_from_slice(%n)
  %a, %b, %c = iree_tensor_ext.dispatch.workgroup_count_split_reduction_modifier workgroups(%x, %y, %z) workload(%n, %n)
  %d, %e, %f = iree_tensor_ext.dispatch.workgroup_count_split_reduction_modifier workgroups(%x, %y, %z) workload()
  %0 = iree_tensor_ext.barrier.start %t : tensor<?xf32>{%n} -> tensor<?xf32>
  %1 = iree_tensor_ext.barrier.end %0 : tensor<?xf32>{%n} -> tensor<?xf32>
  return
}
