// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: sh %S/Inputs/round_trip.sh %s %t
// Ops of the hal dialect that hal.mlir does not show; printed and read back.

util.func private @f(%arg0: !hal.buffer, %arg1: !hal.channel, %arg2: !hal.command_buffer, %arg3: !hal.device, %arg4: !hal.fence, %arg5: !hal.file, %arg6: !iree_tensor_ext.dispatch.tensor<readwrite:tensor<4xf32>>, %arg7: !stream.channel, %arg8: !stream.file, %arg9: !stream.resource<*>, %arg10: !stream.timepoint, %arg11: !util.buffer, %arg12: !vm.ref<!hal.buffer>, %arg13: f32, %arg14: f64, %arg15: i32, %arg16: i64, %arg17: index, %arg18: tensor<1xi32>, %arg19: tensor<4xf32>) {
  %0 = hal.channel.create device(%arg3 : !hal.device) affinity(%arg16) flags("x") id(%arg11) group(%arg11) rank(%arg15) count(%arg15) : !hal.channel
  %1 = hal.channel.split<%arg1 : !hal.channel> color(%arg15) key(%arg15) flags("x") : !hal.channel
  %2:2 = hal.channel.rank_and_count<%arg1 : !hal.channel> : i32, i32
  %3 = hal.command_buffer.device<%arg2 : !hal.command_buffer> : !hal.device
  %4 = hal.ex.shared_device : !hal.device
  %5 = hal.ex.file.from_memory device(%arg3 : !hal.device) affinity(%arg16) access("x") buffer(%arg11 : !util.buffer)[%arg17 for %arg17] flags(%arg15) : !hal.file
  %6 = hal.device.resolve : i32
  hal.device.queue.update<%arg3 : !hal.device> affinity(%arg16) wait(%arg4) signal(%arg4) source(%arg11 : !util.buffer)[%arg17] target(%arg0 : !hal.buffer)[%arg17] length(%arg17) flags("x")
  hal.device.queue.read<%arg3 : !hal.device> affinity(%arg16) wait(%arg4) signal(%arg4) source(%arg5 : !hal.file)[%arg16] target(%arg0 : !hal.buffer)[%arg17] length(%arg17) flags("x")
  hal.device.queue.write<%arg3 : !hal.device> affinity(%arg16) wait(%arg4) signal(%arg4) source(%arg0 : !hal.buffer)[%arg17] target(%arg5 : !hal.file)[%arg16] length(%arg17) flags("x")
  %7 = hal.executable.constant.load "x" : i32
  util.return
}

util.func private @collective(%c: !hal.command_buffer, %ch: !hal.channel, %b: !hal.buffer, %i: index, %p: i32) {
  hal.command_buffer.collective<%c : !hal.command_buffer>
      channel(%ch : !hal.channel)
      op(<broadcast with sum : si8>)
      param(%p : i32)
      send(%b : !hal.buffer)[%i, %i]
      recv(%b : !hal.buffer)[%i, %i]
      count(%i)
  util.return
}
"hal.executable.source"() <{sym_name = "s"}> ({
  "hal.executable.source_end"() : () -> ()
}) : () -> ()
"hal.executable"() <{sym_name = "e"}> ({
  "hal.executable.variant"() <{sym_name = "v", target = #hal.executable.target<"vmvx", "vmvx-bytecode-fb">}> ({
    "hal.executable.condition"() <{function_type = (!hal.device) -> i1}> ({
    ^bb0(%d: !hal.device):
      %t = "arith.constant"() <{value = true}> : () -> i1
      "hal.return"(%t) : (i1) -> ()
    }) : () -> ()
    "hal.executable.constant.block"() <{function_type = () -> i32, keys = ["k"]}> ({
      %c = "arith.constant"() <{value = 1 : i32}> : () -> i32
      "hal.return"(%c) : (i32) -> ()
    }) : () -> ()
    "hal.executable.variant_end"() : () -> ()
  }) : () -> ()
  "hal.executable_end"() : () -> ()
}) : () -> ()
