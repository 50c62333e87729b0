// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: sh %S/Inputs/round_trip.sh %s %t
// Ops of the util dialect that util.mlir does not show; printed and read back.

util.func private @f(%arg0: !hal.buffer, %arg1: !hal.channel, %arg2: !hal.command_buffer, %arg3: !hal.device, %arg4: !hal.fence, %arg5: !hal.file, %arg6: !iree_tensor_ext.dispatch.tensor<readwrite:tensor<4xf32>>, %arg7: !stream.channel, %arg8: !stream.file, %arg9: !stream.resource<*>, %arg10: !stream.timepoint, %arg11: !util.buffer, %arg12: !vm.ref<!hal.buffer>, %arg13: f32, %arg14: f64, %arg15: i32, %arg16: i64, %arg17: index, %arg18: tensor<1xi32>, %arg19: tensor<4xf32>) {
  util.scf.unreachable "x"
  util.return
}

util.initializer {
  util.return
}
"util.initializer"() <{function_type = () -> ()}> ({
  "util.initializer.return"() : () -> ()
}) : () -> ()
