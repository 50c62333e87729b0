// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: sh %S/Inputs/round_trip.sh %s %t
// RUN: emplace opt %s | FileCheck %s
// Declarations, parameters, channels and collectives of the flow dialect: what
// is printed, and that it reads back.

// CHECK: flow.func private @externArg1Attrs(%arg0: tensor<4x?xi32> {arg.attr})
// CHECK: flow.func private @externTied(%arg0: i32, %arg1: tensor<4x?xi32>, %arg2: tensor<4x?xi32>) -> (%arg1 {ret.attr0}, %arg2 as tensor<?x4xf32> {ret.attr1}) attributes {some.attr = 123 : index}
// CHECK: flow.func private @inplace(%arg0: tensor<?x4xf32>, %arg1: index) -> %arg0 as tensor<4x?xi32>
// CHECK: %0 = flow.parameter.load %arg1::%arg2[%arg3] : tensor<?x8xf32>{%arg4}
// CHECK: %1 = flow.parameter.load %arg2[%arg3] : tensor<4x8xf32>
// CHECK: %2 = flow.parameter.write %arg0 -> %arg1::%arg2[%arg3] : tensor<?x8xf32>{%arg4}
// CHECK: %0 = flow.channel.default : !flow.channel
// CHECK: %1 = flow.channel.default "group" : !flow.channel
// CHECK: %2 = flow.channel.split %0, %arg2, %arg2 : !flow.channel -> !flow.channel
// CHECK: %3 = flow.channel.rank %2 : index
// CHECK: %4 = flow.channel.count %2 : index
// CHECK: %5 = flow.collective.all_gather f32, %arg0, %arg1, %0 : (tensor<?x4xf32>, tensor<2x4xf32>, !flow.channel) -> %arg0 as tensor<?x4xf32>{%arg2}
// CHECK: %6 = flow.collective.all_reduce sum, f32, %arg0, %arg1, %0 : (tensor<?x4xf32>, tensor<2x4xf32>, !flow.channel) -> tensor<?x4xf32>{%arg2}
// CHECK: %7 = flow.collective.reduce_scatter maximum, bf16, %arg0, %arg1, %0 : (tensor<?x4xf32>, tensor<2x4xf32>, !flow.channel) -> %arg0 as tensor<?x4xf32>{%arg2}
// CHECK: %8 = flow.collective.all_to_all f32, %arg0, %arg1, %0 : (tensor<?x4xf32>, tensor<2x4xf32>, !flow.channel) -> %arg0 as tensor<?x4xf32>{%arg2}
// CHECK: %9 = flow.collective.send_recv f32, %arg0, %arg1, %0, %arg2, %arg2 : (tensor<?x4xf32>, tensor<2x4xf32>, !flow.channel, index, index) -> %arg0 as tensor<?x4xf32>{%arg2}

flow.func private @externArg1Attrs(%arg0: tensor<4x?xi32> {arg.attr})
flow.func private @externTied(%arg0: i32, %arg1: tensor<4x?xi32>, %arg2: tensor<4x?xi32>) -> (%arg1 {ret.attr0}, %arg2 as tensor<?x4xf32> {ret.attr1}) attributes {some.attr = 123 : index}
flow.func private @inplace(%arg0: tensor<?x4xf32>, %arg1: index) -> %arg0 as tensor<4x?xi32>
util.func public @p(%source: tensor<?x8xf32>, %scope: !util.buffer, %key: !util.buffer, %offset: i64, %dim: index) -> tensor<?x8xf32> {
  %result = flow.parameter.load %scope::%key[%offset] : tensor<?x8xf32>{%dim}
  %r2 = flow.parameter.load %key[%offset] : tensor<4x8xf32>
  %r3 = flow.parameter.write %source -> %scope::%key[%offset] : tensor<?x8xf32>{%dim}
  util.return %r3 : tensor<?x8xf32>
}
util.func public @c(%t: tensor<?x4xf32>, %s: tensor<2x4xf32>, %d: index) -> index, index {
  %ch = flow.channel.default : !flow.channel
  %cg = flow.channel.default "group" : !flow.channel
  %cs = flow.channel.split %ch, %d, %d : !flow.channel -> !flow.channel
  %r = flow.channel.rank %cs : index
  %n = flow.channel.count %cs : index
  %0 = flow.collective.all_gather f32, %t, %s, %ch : (tensor<?x4xf32>, tensor<2x4xf32>, !flow.channel) -> %t as tensor<?x4xf32>{%d}
  %1 = flow.collective.all_reduce sum, f32, %t, %s, %ch : (tensor<?x4xf32>, tensor<2x4xf32>, !flow.channel) -> tensor<?x4xf32>{%d}
  %2 = flow.collective.reduce_scatter maximum, bf16, %t, %s, %ch : (tensor<?x4xf32>, tensor<2x4xf32>, !flow.channel) -> %t as tensor<?x4xf32>{%d}
  %3 = flow.collective.all_to_all f32, %t, %s, %ch : (tensor<?x4xf32>, tensor<2x4xf32>, !flow.channel) -> %t as tensor<?x4xf32>{%d}
  %4 = flow.collective.send_recv f32, %t, %s, %ch, %d, %d : (tensor<?x4xf32>, tensor<2x4xf32>, !flow.channel, index, index) -> %t as tensor<?x4xf32>{%d}
  util.return %r, %n : index, index
}
