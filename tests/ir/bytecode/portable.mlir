// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Portable StableHLO artifacts (Inputs/write_portable.py) are StableHLO once
// they are read: old versions of ops, attributes in the encodings of vhlo and
// sdy.
// RUN: emplace opt %s > %t
// RUN: emplace opt %S/Inputs/portable.v1.mlirbc | diff %t -
// RUN: emplace opt %S/Inputs/portable.v4.mlirbc | diff %t -
// RUN: emplace opt %S/Inputs/portable.v6.mlirbc | diff %t -

module @portable {
  sdy.mesh @mesh = <["x"=2]>
  func.func public @main(%x: tensor<2x3xf32> {demo.note = "left", sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {?}]>}, %y: tensor<3x4xf32> {
      demo.axes = #sdy<manual_axes{"x"}>,
      demo.list = #sdy<axis_ref_list{"x", "y":(1)2}>,
      demo.lists = #sdy<list_of_axis_ref_lists[{"x", "y":(1)2}, {}]>,
      demo.moves = #sdy<all_to_all_param_list[{"x"}: 0->2]>,
      demo.partial = #sdy.sharding<mesh<["x"=2, "y"=4], device_ids=[0, 1, 2, 3, 4, 5, 7, 6]>, [], unreduced={"y":(1)2}>,
      demo.rule = #sdy.op_sharding_rule<([i, k], [k, j])->([ij, z_1]) {i=8, j=8, k=4} reduction={k} need_replication={i, j}, custom>,
      demo.values = #sdy.sharding_per_value<[<mesh<["x"=2, "y"=4], device_ids=[0, 1, 2, 3, 4, 5, 7, 6]>, [{"x", ?}p1, {}], replicated={"y":(1)2}>, <mesh<["x"=2, "y"=4], device_ids=[0, 1, 2, 3, 4, 5, 7, 6]>, [], unreduced={"y":(1)2}>]>}) -> tensor<2xf32> {
    %d = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
    %zero = stablehlo.constant dense<5.0e-01> : tensor<f32>
    %r = stablehlo.reduce(%d init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<2x4xf32>, tensor<f32>) -> tensor<2xf32>
    %n = stablehlo.constant dense<[-1, 7]> : tensor<2xi32>
    %c = stablehlo.compare LT, %n, %n, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %s = stablehlo.slice %r [1:2] : (tensor<2xf32>) -> tensor<1xf32>
    %k = stablehlo.custom_call @demo.scale(%s) {api_version = 4 : i32, backend_config = {exact = true, limit = -3 : i32}} : (tensor<1xf32>) -> tensor<1xf32>
    %t = call @twice(%r) : (tensor<2xf32>) -> tensor<2xf32>
    return %t : tensor<2xf32>
  }
  func.func private @twice(%x: tensor<2xf32>) -> tensor<2xf32> {
    %0 = stablehlo.add %x, %x : tensor<2xf32>
    return %0 : tensor<2xf32>
  }
}
