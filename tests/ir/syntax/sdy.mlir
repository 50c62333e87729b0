// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: sh %S/Inputs/round_trip.sh %s %t
// RUN: emplace opt %s | FileCheck %s
// Ops and attributes of the sdy dialect; printed and read back. Attributes
// print as Shardy writes them, however they were spaced.

module @export attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32, jax.uses_shape_polymorphism = false} {
// CHECK: sdy.mesh @empty = <[]>
sdy.mesh @empty = <[]>
// CHECK: sdy.mesh @one = <[], device_ids=[3]>
sdy.mesh @one = <[], device_ids = [3]>
// CHECK: sdy.mesh @mesh = <["x"=2, "y"=4]>
sdy.mesh @mesh = <["x" = 2, "y"=4]>
// CHECK: sdy.mesh @iota = <["x"=2, "y"=2]>
sdy.mesh @iota = <["x"=2, "y"=2], device_ids=[0, 1, 2, 3]>
// CHECK: sdy.mesh @other = <["x"=2, "y"=2], device_ids=[3, 2, 1, 0]>
sdy.mesh @other = <["x"=2,"y"=2],device_ids=[3,2,1,0]>

// CHECK-LABEL: @arguments
// CHECK-SAME: sdy.sharding = #sdy.sharding<@mesh, [{"x", "y":(1)2}, {?}]>
// CHECK-SAME: sdy.sharding = #sdy.sharding<@mesh, [{"x", ?}p1, {}], replicated={"y":(2)2}, unreduced={"y":(1)2}>
// CHECK-SAME: sdy.sharding = #sdy.sharding<mesh<["a"=2]>, []>
func.func public @arguments(
    %a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding< @mesh, [ {"x","y":(1)2}, {?} ]>},
    %b: tensor<8x8xf32> {mhlo.sharding = "{devices=[2,1]<=[2]}", sdy.sharding = #sdy.sharding<@mesh, [{"x", ?}p1, {}], unreduced={"y":(1)2}, replicated={"y":(2)2}>},
    %c: tensor<f32> {sdy.sharding = #sdy.sharding<mesh<["a"=2]>, []>, tf.aliasing_output = 0 : i32})
    -> (tensor<8x8xf32> {jax.result_info = "result", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>}) {
  return %a : tensor<8x8xf32>
}

// CHECK-LABEL: @attributes
func.func @attributes(%a: tensor<8x8xf32>, %u: tensor<?x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>}, %t: !stablehlo.token {sdy.sharding = #sdy.sharding<@mesh, []>}) {
  // CHECK: stablehlo.custom_call @part(%{{.*}}) {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x"}, {}]>]>}
  %4 = stablehlo.custom_call @part(%a) {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x"}, {}]>]>} : (tensor<8x8xf32>) -> tuple<tensor<8x8xf32>>
  %5 = stablehlo.custom_call @there(%a) {sdy.sharding = #sdy.sharding_per_value<[<@one, []>]>} : (tensor<8x8xf32>) -> tensor<8x8xf32>
  stablehlo.custom_call @nothing(%a) {has_side_effect = true, sdy.sharding = #sdy.sharding_per_value<[<@one, []>]>} : (tensor<8x8xf32>) -> ()
  // CHECK: #sdy.sharding_per_value<[<@mesh, [{"x"}, {}]>, <@mesh, [{"y":(1)2, "x", "y":(2)2}, {}]>]>
  %0:2 = util.optimization_barrier {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x"}, {}]>,<@mesh, [{"y":(1)2, "x", "y":(2)2}, {}]>]>} %a, %a : tensor<8x8xf32>, tensor<8x8xf32>
  // CHECK: #sdy.op_sharding_rule<([i, k], [k, j])->([i, j]) {i=8, j=8, k=4} reduction={k} need_replication={j}, custom>
  %1 = util.optimization_barrier {sdy.sharding_rule = #sdy.op_sharding_rule<([i,k],[k, j]) -> ([i,j]){i=8, j=8, k=4} reduction = {k} need_replication={j},custom>} %a : tensor<8x8xf32>
  // CHECK: #sdy.op_sharding_rule<([], [])->([zz_1])>
  %2 = util.optimization_barrier {sdy.sharding_rule = #sdy.op_sharding_rule<([], [])->([zz_1])>} %a : tensor<8x8xf32>
  // CHECK: #sdy.propagation_edges<[{step-2 = [{"y" = operand-1 -> [operand-0, result-1]}]}, {step-12 = [{"x":(2)1 = result-0 -> [result-1]}]}]>
  %3 = util.optimization_barrier {sdy.propagation_edges = #sdy.propagation_edges<[{step-2=[{"y" = operand-1->[operand-0,result-1]}]}, {step-12 = [{"x":(2)1 = result-0 -> [result-1]}]}]>} %a : tensor<8x8xf32>
  return
}

// CHECK-LABEL: @ops
func.func @ops(%a: tensor<8x8xf32>, %s: tensor<f32>, %i: i32) -> tensor<8x8xf32> {
  // CHECK: sdy.sharding_constraint %{{.*}} <@mesh, [{"x"}, {?}]> : tensor<8x8xf32>
  %0 = sdy.sharding_constraint %a <@mesh, [{"x"}, {?}]> : tensor<8x8xf32>
  %1 = sdy.reshard %0 <@mesh, [{"y"}, {}]> : tensor<8x8xf32>
  // CHECK: sdy.sharding_group %{{.*}} group_id=3 : tensor<8x8xf32>
  sdy.sharding_group %1 group_id=3 : tensor<8x8xf32>
  %2 = sdy.constant dense<1.0> : tensor<8x8xf32>
  %3 = sdy.data_flow_edge %2 : tensor<8x8xf32>
  // CHECK: sdy.data_flow_edge %{{.*}} sharding=<@mesh, [{"x"}, {}]> : tensor<8x8xf32>
  %4 = sdy.data_flow_edge %3 sharding=<@mesh, [{"x"}, {}]> : tensor<8x8xf32>
  // CHECK: sdy.propagation_barrier %{{.*}} allowed_direction=BACKWARD : tensor<8x8xf32>
  %5 = sdy.propagation_barrier %4 allowed_direction=BACKWARD : tensor<8x8xf32>
  // CHECK: sdy.all_gather [{"x", "y":(1)2}, {}] %{{.*}} out_sharding=<@mesh, [{}, {}]> : tensor<8x8xf32>
  %6 = sdy.all_gather [{"x", "y":(1)2}, {}] %5 out_sharding=<@mesh, [{}, {}]> : tensor<8x8xf32>
  %7 = sdy.all_slice [{}, {"x"}] %6 out_sharding=<@mesh, [{}, {"x"}]> : tensor<8x8xf32>
  // CHECK: sdy.all_to_all [{"x"}: 0->1, {"y"}: 1->0] %
  %8 = sdy.all_to_all [{"x"}:0->1, {"y"}: 1 -> 0] %7 out_sharding=<@mesh, [{"x"}, {}]> : tensor<8x8xf32>
  %9 = sdy.collective_permute %8 out_sharding=<@mesh, [{"y"}, {}]> : tensor<8x8xf32>
  // CHECK: sdy.all_reduce {"x"} %
  %10 = sdy.all_reduce {"x"} %9 out_sharding=<@mesh, [{"y"}, {}]> : tensor<8x8xf32>
  // CHECK: sdy.all_reduce {} %
  %11 = sdy.all_reduce {} %10 out_sharding=<@mesh, [{"y"}, {}]> : tensor<8x8xf32>
  %12 = sdy.reduce_scatter [{}, {}] %11 out_sharding=<@mesh, [{"y"}, {}]> : tensor<8x8xf32>
  %13 = sdy.sharded_to_unreduced [{"x"}, {}] %12 out_sharding=<@mesh, [{}, {}], unreduced=max{"x"}> : tensor<8x8xf32>
  %14 = sdy.replicated_to_unreduced {"x"} %13 out_sharding=<@mesh, [{}, {}], unreduced={"x"}> : tensor<8x8xf32>
  return %14 : tensor<8x8xf32>
}

// CHECK-LABEL: @computations
func.func @computations(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
  // CHECK: sdy.manual_computation(%{{.*}}) in_shardings=[<@mesh, [{"x"}, {}]>] out_shardings=[<@mesh, [{?}, {?}], replicated={"x"}>] manual_axes={"x"} (%{{.*}}: tensor<4x8xf32>) {
  // CHECK-NEXT: sdy.return %{{.*}} : tensor<4x8xf32>
  // CHECK-NEXT: } : (tensor<8x8xf32>) -> tensor<4x8xf32>
  %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"x"}, {}]>]
      out_shardings=[<@mesh, [{?}, {?}], replicated={"x"}>]
      manual_axes={"x"} (%b: tensor<4x8xf32>) {
    sdy.return %b : tensor<4x8xf32>
  } : (tensor<8x8xf32>) -> tensor<4x8xf32>
  // CHECK: sdy.manual_computation() in_shardings=[] out_shardings=[] manual_axes={} () {
  // CHECK-NEXT: sdy.return
  // CHECK-NEXT: } : () -> ()
  sdy.manual_computation() in_shardings=[] out_shardings=[] manual_axes={} () {
    sdy.return
  } : () -> ()
  // CHECK: sdy.named_computation<"f">(%{{.*}}) (%{{.*}}: tensor<8x8xf32>) {
  %1 = sdy.named_computation<"f">(%a) (%b: tensor<8x8xf32>) {
    sdy.return %b : tensor<8x8xf32>
  } : (tensor<8x8xf32>) -> tensor<8x8xf32>
  // CHECK: sdy.named_computation<"g">(%{{.*}}) in_shardings=[<@mesh, [{}, {}]>] out_shardings=[<@mesh, [{}, {?}]>] (%{{.*}}: tensor<8x8xf32>) {
  %2 = sdy.named_computation<"g">(%1) in_shardings=[<@mesh, [{}, {}]>] out_shardings=[<@mesh, [{}, {?}]>] (%b: tensor<8x8xf32>) {
    sdy.return %b : tensor<8x8xf32>
  } : (tensor<8x8xf32>) -> tensor<8x8xf32>
  return %2 : tensor<8x8xf32>
}
// CHECK-LABEL: func.func @no_elements(
// CHECK-SAME: tensor<8x0xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>}
func.func @no_elements(%a: tensor<8x0xf32> {sdy.sharding=#sdy.sharding<@mesh, [{}, {"x"}]>}) {
  return
}
}
