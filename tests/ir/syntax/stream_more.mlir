// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: sh %S/Inputs/round_trip.sh %s %t
// Ops of the stream dialect that stream.mlir does not show; printed and read back.

util.func private @f(%arg0: !hal.buffer, %arg1: !hal.channel, %arg2: !hal.command_buffer, %arg3: !hal.device, %arg4: !hal.fence, %arg5: !hal.file, %arg6: !iree_tensor_ext.dispatch.tensor<readwrite:tensor<4xf32>>, %arg7: !stream.channel, %arg8: !stream.file, %arg9: !stream.resource<*>, %arg10: !stream.timepoint, %arg11: !util.buffer, %arg12: !vm.ref<!hal.buffer>, %arg13: f32, %arg14: f64, %arg15: i32, %arg16: i64, %arg17: index, %arg18: tensor<1xi32>, %arg19: tensor<4xf32>) {
  %0 = stream.context.resolve : i32
  %1:2 = stream.parameter.load {
    "k"[%arg16] : !stream.resource<*>{%arg17}
  } => !stream.timepoint
  %2 = stream.parameter.read await(%arg10) => "x"[%arg16] -> %arg9[%arg17 for %arg17] : !stream.resource<*>{%arg17} => !stream.timepoint
  %3 = stream.parameter.write await(%arg10) => %arg9[%arg17 for %arg17] : !stream.resource<*>{%arg17} -> "x"[%arg16] => !stream.timepoint
  %4 = stream.file.constant %arg11[%arg17 for %arg17] : !util.buffer{%arg17} -> !stream.file
  %5 = stream.file.read await(%arg10) => %arg8[%arg16], %arg9[%arg17], %arg17 : !stream.file -> !stream.resource<*>{%arg17} => !stream.timepoint
  %6 = stream.file.write await(%arg10) => %arg9[%arg17], %arg8[%arg16], %arg17 : !stream.resource<*>{%arg17} -> !stream.file => !stream.timepoint
  %7 = stream.tensor.encode %arg9 : tensor<4xf32>{%arg17} in !stream.resource<*>{%arg17} -> tensor<4xf32>{%arg17} in !stream.resource<*>{%arg17}
  %8 = stream.tensor.load %arg9[%arg17] : tensor<4xf32>{%arg17} in !stream.resource<*>{%arg17} -> i32
  %9 = stream.tensor.store %arg15, %arg9[%arg17] : i32 -> tensor<4xf32>{%arg17} in %arg9 as !stream.resource<*>{%arg17}
  stream.tensor.trace "x" = [%arg9 : tensor<4xf32> in !stream.resource<*>{%arg17}]
  %10 = stream.tensor.dispatch @e::@f[%arg17](%arg15) : (i32) -> tensor<4xf32> in !stream.resource<*>{%arg17}
  %11 = stream.async.collective<broadcast : f32>[%arg17] channel(%arg7) source(%arg15) %arg9[%arg17 to %arg17 for %arg17], %arg9[%arg17 to %arg17 for %arg17] : !stream.resource<*>{%arg17} -> %arg9 as !stream.resource<*>{%arg17}
  %12 = stream.async.barrier %arg9 : !stream.resource<*>{%arg17}
  %13 = stream.async.cast %arg9 : !stream.resource<*>{%arg17} -> !stream.resource<*>
  %14 = stream.async.call @g(%arg15) : (i32) -> i32
  stream.cmd.collective<reduce with sum : f32>[%arg17] channel(%arg7) target(%arg15) {
    rw %arg9[%arg17 for %arg17] : !stream.resource<*>{%arg17}
  }
  %15 = stream.channel.create id(%arg11) rank(%arg17) count(%arg17) : !stream.channel
  %16 = stream.channel.split %arg7, %arg17, %arg17 : !stream.channel -> !stream.channel
  %17 = stream.channel.rank %arg7 : index
  %18 = stream.channel.count %arg7 : index
  util.return
}

"stream.async.func"() <{sym_name = "a", function_type = (!stream.resource<*>, index) -> !stream.resource<*>, sym_visibility = "private", tied_operands = [0 : index]}> ({
}) : () -> ()
"stream.cmd.func"() <{sym_name = "c", function_type = (!stream.resource<*>, index, index) -> (), sym_visibility = "private"}> ({
}) : () -> ()
"stream.executable"() <{sym_name = "e"}> ({
  "stream.executable.end"() : () -> ()
}) : () -> ()
