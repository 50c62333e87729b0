// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: sh %S/Inputs/round_trip.sh %s %t
// RUN: emplace opt %s | FileCheck %s
// Every op and attribute of the iree_encoding dialect; printed and read back.
// Encodings are printed as aliases, most others in place.

#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#lhs = #iree_encoding.encoding<operand_index = 0, op_type = matmul, element_types = [f32, f32, f32], user_indexing_maps = [[#map, #map3], #map1, #map2], iteration_sizes = [?, 128, 64]>
#rhs = #iree_encoding.encoding<operand_index = 1 : index, op_type = scaled_matmul, element_types = [i8, i8, i32]>
#old = #iree_encoding.encoding<operand_index = 2 : i64, op_type = conv, element_types = [f32, f32, f32], original_type = tensor<4xf32>, bcast_map = #map3, round_dims_to = array<i64: 32, 32, 32>>
#older = #iree_encoding.encoding<role = LHS, element_types = [f32, f32, f32]>

// CHECK-DAG: #[[TESTING:.+]] = #iree_encoding.testing<>
// CHECK-DAG: #{{.+}} = #iree_encoding.testing<layouts = [#iree_encoding.specialized<123>]>
// CHECK-DAG: #{{.+}} = #iree_encoding.layout<[#iree_encoding.padding<[0, ?, 64]>]>
// CHECK-DAG: #{{.+}} = #iree_encoding.matmul_k<k_dims = [1]>
// CHECK-DAG: #{{.+}} = #iree_encoding.encoding<operand_index = 0 : i64, op_type = matmul, element_types = [f32, f32, f32], user_indexing_maps = {{\[\[}}#{{.*}}, #{{.*}}], #{{.*}}, #{{.*}}], iteration_sizes = [?, 128, 64]>
// CHECK-DAG: #{{.+}} = #iree_encoding.encoding<operand_index = 1 : index, op_type = scaled_matmul, element_types = [i8, i8, i32]>
// CHECK-DAG: #{{.+}} = #iree_encoding.encoding<operand_index = 2 : i64, op_type = conv, element_types = [f32, f32, f32], original_type = tensor<4xf32>, bcast_map = #{{.*}}, round_dims_to = array<i64: 32, 32, 32>>
// CHECK-DAG: #{{.+}} = #iree_encoding.encoding<role = LHS, element_types = [f32, f32, f32]>

// CHECK-LABEL: func.func @ops
func.func @ops(%a: tensor<?x4xf32>, %m: index, %k: index)
    -> tensor<?x4xf32> {
  // CHECK: iree_encoding.set_encoding %{{.*}} encoding_dims{%{{.*}}, %{{.*}}} : tensor<?x4xf32> -> tensor<?x4xf32, #{{.*}}>
  %0 = iree_encoding.set_encoding %a encoding_dims{%m, %k}
      : tensor<?x4xf32> -> tensor<?x4xf32, #lhs>
  // CHECK: iree_encoding.dim %{{.*}}[1] : tensor<?x4xf32, #{{.*}}>
  %1 = iree_encoding.dim %0[1] : tensor<?x4xf32, #lhs>
  // CHECK: iree_encoding.unset_encoding %{{.*}} encoding_dims{%{{.*}}, %{{.*}}} : tensor<?x4xf32, #{{.*}}> -> tensor<?x4xf32>{%{{.*}}}
  %2 = iree_encoding.unset_encoding %0 encoding_dims{%m, %1}
      : tensor<?x4xf32, #lhs> -> tensor<?x4xf32>{%m}
  %3 = iree_encoding.set_encoding %2
      : tensor<?x4xf32> -> tensor<?x4xf32, #iree_encoding.testing<>>
  // CHECK: iree_encoding.unset_encoding %{{.*}} : tensor<?x4xf32, #[[TESTING]]> -> tensor<?x4xf32>
  %4 = iree_encoding.unset_encoding %3
      : tensor<?x4xf32, #iree_encoding.testing<>> -> tensor<?x4xf32>
  %5:2 = iree_encoding.upper_bound_tile_size
      tensor<?x?xf32, #iree_encoding.testing<>> -> index, index
  return %4 : tensor<?x4xf32>
}

func.func private @types(tensor<4xf32, #rhs>, tensor<4xf32, #old>,
    tensor<4xf32, #older>,
    tensor<4xf32, #iree_encoding.testing<[#iree_encoding.specialized<123>]>>,
    tensor<4x?x?xf32, #iree_encoding.layout<[#iree_encoding.padding<[0, ?, 64]>]>>,
    tensor<4x4xf32, #iree_encoding.matmul_k<k_dims = [1]>>)

// CHECK-LABEL: func.func private @in_place(
// CHECK-SAME: tensor<4xf32, #iree_encoding.identity>, tensor<4xf32, #iree_encoding.packed_storage>,
// CHECK-SAME: tensor<4xf32, #iree_encoding.unknown>, tensor<4xf32, #iree_encoding.unsupported>,
// CHECK-SAME: tensor<4xf32, #iree_encoding.specialization_resolver<7>>,
// CHECK-SAME: tensor<4xf32, #iree_encoding.specialized<7, tensor<?xf32>>>,
// CHECK-SAME: tensor<4xf32, #iree_encoding.padding<[8]>>,
// CHECK-SAME: tensor<4xf32, #iree_cpu.vmvx_encoding_resolver<configuration = {x = [1, 2]}>>)
func.func private @in_place(tensor<4xf32, #iree_encoding.identity>,
    tensor<4xf32, #iree_encoding.packed_storage>,
    tensor<4xf32, #iree_encoding.unknown>,
    tensor<4xf32, #iree_encoding.unsupported>,
    tensor<4xf32, #iree_encoding.specialization_resolver<7>>,
    tensor<4xf32, #iree_encoding.specialized<7, tensor<?xf32>>>,
    tensor<4xf32, #iree_encoding.padding<[8]>>,
    tensor<4xf32, #iree_cpu.vmvx_encoding_resolver<configuration = {x = [1, 2]}>>)

func.func private @older_names(tensor<4xf32, #iree_encoding.testing_encoding<>>,
    tensor<4xf32, #iree_encoding.pad_encoding_layout<[64]>>,
    tensor<4xf32, #iree_encoding.identity_encoding>,
    tensor<4xf32, #iree_encoding.unknown_encoding>,
    tensor<4xf32, #iree_encoding.unsupported_encoding>,
    tensor<4xf32, #iree_encoding.unspecialized_encoding<1>>,
    tensor<4xf32, #iree_encoding.specialized_encoding<1, tensor<4xf32>>>)
