// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: sh %S/Inputs/round_trip.sh %s %t
// RUN: emplace opt %s | FileCheck %s
// Generic text of IREE has bit fields as integers; they become words.

// CHECK-LABEL: @bits
// CHECK: hal.command_buffer.create device(%arg0 : !hal.device) mode("OneShot|AllowInlineExecution") categories("Transfer|Dispatch")
// CHECK: hal.command_buffer.create device(%arg0 : !hal.device) mode("None") categories(Dispatch)
// CHECK: hal.command_buffer.execution_barrier<%cmd : !hal.command_buffer> source("Dispatch|Transfer|CommandRetire") target("CommandIssue|Dispatch|Transfer") flags("None")
// CHECK: hal.memory_type<"DeviceVisible|DeviceLocal">
// CHECK: hal.buffer_usage<"TransferSource|TransferTarget|Transfer|DispatchStorageRead|DispatchStorageWrite|DispatchStorage|MappingScoped|MappingAccessRandom">
// CHECK: hal.fence.create device(%arg0 : !hal.device) flags("None")
"util.func"() <{function_type = (!hal.device, i64) -> (), sym_name = "bits"}> ({
^bb0(%d: !hal.device, %q: i64):
  %0 = "hal.command_buffer.create"(%d, %q) <{command_categories = 3 : i32, modes = 17 : i32}> : (!hal.device, i64) -> !hal.command_buffer
  %1 = "hal.command_buffer.create"(%d, %q) <{command_categories = 2 : i32, modes = 0 : i32}> : (!hal.device, i64) -> !hal.command_buffer
  "hal.command_buffer.execution_barrier"(%0) <{flags = 0 : i64, source_stage_mask = 28 : i32, target_stage_mask = 13 : i32}> : (!hal.command_buffer) -> ()
  %2 = "hal.memory_type"() <{type = 48 : i32}> : () -> i32
  %3 = "hal.buffer_usage"() <{usage = 150998019 : i32}> : () -> i32
  %4 = "hal.fence.create"(%d) <{flags = 0 : i64}> : (!hal.device) -> !hal.fence
  "util.return"() : () -> ()
}) : () -> ()
