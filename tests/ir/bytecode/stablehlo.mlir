// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// StableHLO that is no portable artifact: every attribute and type of stablehlo
// and chlo in the encoding of its dialect (Inputs/write_portable.py).
// RUN: emplace opt %s > %t
// RUN: emplace opt %S/Inputs/stablehlo.v6.mlirbc | diff %t -

module attributes {
  accuracy = #stablehlo.result_accuracy<atol = 5.000000e-01, ulps = 2, mode = #stablehlo.result_accuracy_mode<DEFAULT>>,
  algorithm = #stablehlo.dot_algorithm<lhs_precision_type = f32, rhs_precision_type = f32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 2, num_primitive_operations = 3, allow_imprecise_accumulation = true>,
  alias = #stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 1, operand_tuple_indices = []>,
  channel = #stablehlo.channel_handle<handle = 3, type = -1>,
  chlo_direction = #chlo<comparison_direction GT>,
  chlo_type = #chlo<comparison_type UNSIGNED>,
  conv = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>,
  direction = #stablehlo<comparison_direction LT>,
  distribution = #stablehlo<rng_distribution NORMAL>,
  dot = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>,
  fft = #stablehlo<fft_type IFFT>,
  future = !stablehlo.future<tensor<2x?xf32, #stablehlo.bounds<?, 4>>>,
  gather = #stablehlo.gather<offset_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>,
  groups = #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes = [#stablehlo.mesh_axis<name = "y", size = 1>, #stablehlo.mesh_axis<name = "x", size = 2>], device_ids = dense<[1, 0]> : tensor<2xi64>>, axes = [#stablehlo.axis_ref<name = "x", sub_axis_info = (1)2>, #stablehlo.axis_ref<name = "y">]>,
  kind = #stablehlo<comparison_type FLOAT>,
  mesh = #stablehlo.mesh<axes = [#stablehlo.mesh_axis<name = "y", size = 1>, #stablehlo.mesh_axis<name = "x", size = 2>]>,
  mode = #stablehlo.result_accuracy_mode<HIGHEST>,
  precision = #stablehlo<precision HIGHEST>,
  rng = #stablehlo<rng_algorithm PHILOX>,
  scatter = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>,
  token = !stablehlo.token,
  transpose = #stablehlo<transpose TRANSPOSE>
} {
}
