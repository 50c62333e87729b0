// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: sh %S/Inputs/round_trip.sh %s %t
// RUN: emplace opt %s | FileCheck %s
// Bit fields as keywords, choice of memory, topologies and instrumentation of the
// hal dialect: what is printed, and that it reads back.

// CHECK: #executable_target_a = #hal.executable.target<"llvm-cpu", "a">
// CHECK: #executable_target_b = #hal.executable.target<"llvm-cpu", "b">
// CHECK: module attributes {hal.objects = #hal.executable.objects<{#executable_target_a = [#hal.executable.object<{path = "a.o"}>], #executable_target_b = [#hal.executable.object<{path = "b.o"}>]}>, hal.set = #hal.descriptor_set.layout<1, bindings = [#hal.descriptor_set.binding<0, uniform_buffer>, #hal.descriptor_set.binding<1, storage_buffer>]>, stream.topology = #hal.device.topology<links = [(@device_a -> @device_b = {transparent_access = true}), (@device_a -> @device_c = {})]>} {
// CHECK: util.func public @device_queue_alloca(%arg0: !hal.device, %arg1: i64, %arg2: !hal.fence, %arg3: !hal.fence, %arg4: index) -> !hal.buffer {
// CHECK: %memory_type = hal.memory_type<"DeviceVisible|DeviceLocal"> : i32
// CHECK: %buffer_usage = hal.buffer_usage<"TransferSource|TransferTarget|Transfer"> : i32
// CHECK: %transient_buffer = hal.device.queue.alloca<%arg0 : !hal.device> affinity(%arg1) wait(%arg2) signal(%arg3) pool(%c100_i64) type(%memory_type) usage(%buffer_usage) flags("None") : !hal.buffer{%arg4}
// CHECK: %transient_buffer_0 = hal.device.queue.alloca<%arg0 : !hal.device> affinity(%arg1) wait(%arg2) signal(%arg3) pool(%c100_i64) type("DeviceVisible|DeviceLocal") usage("DispatchStorageRead|DispatchStorageWrite|DispatchStorage") flags("None") : !hal.buffer{%arg4}
// CHECK: hal.device.queue.dealloca<%arg0 : !hal.device> affinity(%arg1) wait(%arg2) signal(%arg3) buffer(%transient_buffer : !hal.buffer) flags(PreferOrigin)
// CHECK: util.return %transient_buffer : !hal.buffer
// CHECK: util.func public @device_memoize(%arg0: !hal.device, %arg1: i64) -> !hal.command_buffer {
// CHECK: %0 = hal.device.memoize<%arg0 : !hal.device> affinity(%arg1) -> !hal.command_buffer {
// CHECK-NEXT: %cmd = hal.command_buffer.create device(%arg0 : !hal.device) mode(OneShot) categories("Transfer|Dispatch") affinity(%arg1) : !hal.command_buffer
// CHECK-NEXT: hal.command_buffer.execution_barrier<%cmd : !hal.command_buffer> source(CommandIssue) target("CommandProcess|Dispatch") flags("None")
// CHECK-NEXT: hal.return %cmd : !hal.command_buffer
// CHECK-NEXT: }
// CHECK: util.return %0 : !hal.command_buffer
// CHECK: util.func public @allocator_select(%arg0: !hal.device, %arg1: i64, %arg2: !hal.device, %arg3: i64, %arg4: !hal.allocator, %arg5: !util.buffer, %arg6: index) -> (!hal.device, i64) {
// CHECK: %device, %queue_affinity = hal.allocator.select from([
// CHECK-NEXT: (%arg0, %arg1 : !hal.device, i64),
// CHECK-NEXT: (%arg2, %arg3 : !hal.device, i64)
// CHECK-NEXT: ]) type(%c2_i32) usage(%c2_i32) : !hal.device, i64
// CHECK: %device_0, %queue_affinity_1 = hal.allocator.select.attr from(#hal.device.optimal<[#hal.device.affinity<@device_a>, #hal.device.affinity<@device_b>]>) type("HostVisible|HostCoherent|HostLocal") usage("TransferSource|TransferTarget|Transfer") : !hal.device, i64
// CHECK: %memory_types, %buffer_usage = hal.allocator.resolve_memory_properties for(#hal.device.optimal<[#hal.device.affinity<@device_a>, #hal.device.affinity<@device_b>]>) lifetime(transient) : i32, i32
// CHECK: %memory_types_2, %buffer_usage_3 = hal.allocator.resolve_memory_properties lifetime(constant) : i32, i32
// CHECK: %buffer = hal.allocator.allocate<%arg4 : !hal.allocator> affinity(%arg1) type("HostVisible|HostCoherent|HostLocal") usage("TransferSource|TransferTarget|Transfer") : !hal.buffer{%arg6}
// CHECK: %did_import, %mapped = hal.allocator.import<%arg4 : !hal.allocator> source(%arg5 : !util.buffer)[%arg6, %arg6] affinity(%arg1) type("DeviceVisible|DeviceLocal") usage("TransferSource|TransferTarget|Transfer") : i1, !hal.buffer
// CHECK: util.return %device, %queue_affinity : !hal.device, i64
// CHECK: util.func public @submit_and_wait(%arg0: !hal.device, %arg1: !hal.command_buffer) {
// CHECK: hal.ex.submit_and_wait %arg0, %arg1
// CHECK: %0 = hal.instrument.workgroup[%arg0 : memref<?xi8>] dispatch(%arg2) : index
// CHECK: hal.instrument.print[%arg0 : memref<?xi8> for %0] "hello"
// CHECK: hal.instrument.print[%arg0 : memref<?xi8> for %0] "x = %d"(%arg3 : i32)
// CHECK: %1 = hal.instrument.value[%arg0 : memref<?xi8> for %0] 3 : i8 = %arg3 : i32
// CHECK: %2 = hal.instrument.memory.load[%arg0 : memref<?xi8> for %0] %arg1[%arg5], %arg4 : memref<4xf32>, f32
// CHECK: %3 = hal.instrument.memory.store[%arg0 : memref<?xi8> for %0] %arg1[%arg5], %arg4 : memref<4xf32>, f32

module attributes {
  stream.topology = #hal.device.topology<links = [
    (@device_a -> @device_b = {transparent_access = true}),
    (@device_a -> @device_c = {})
  ]>,
  hal.set = #hal.descriptor_set.layout<1, bindings = [<0, uniform_buffer>, #hal.descriptor_set.binding<1, storage_buffer>]>,
  hal.objects = #hal.executable.objects<{
    #hal.executable.target<"llvm-cpu", "a"> = [#hal.executable.object<{path = "a.o"}>],
    #hal.executable.target<"llvm-cpu", "b"> = [#hal.executable.object<{path = "b.o"}>]
  }>
} {
util.func public @device_queue_alloca(
    %device: !hal.device, %affinity: i64,
    %wait_fence: !hal.fence, %signal_fence: !hal.fence,
    %size: index) -> !hal.buffer {
  %c100_i64 = arith.constant 100 : i64
  %memory_type = hal.memory_type<"DeviceLocal"> : i32
  %buffer_usage = hal.buffer_usage<"Transfer"> : i32
  %buffer = hal.device.queue.alloca<%device : !hal.device>
      affinity(%affinity) wait(%wait_fence) signal(%signal_fence)
      pool(%c100_i64) type(%memory_type) usage(%buffer_usage)
      flags("None") : !hal.buffer{%size}
  %buffer2 = hal.device.queue.alloca<%device : !hal.device>
      affinity(%affinity) wait(%wait_fence) signal(%signal_fence)
      pool(%c100_i64) type(DeviceLocal) usage(DispatchStorage)
      flags(None) : !hal.buffer{%size}
  hal.device.queue.dealloca<%device : !hal.device>
      affinity(%affinity)
      wait(%wait_fence) signal(%signal_fence)
      buffer(%buffer : !hal.buffer)
      flags(PreferOrigin)
  util.return %buffer : !hal.buffer
}
util.func public @device_memoize(%device: !hal.device, %affinity: i64) -> !hal.command_buffer {
  %result = hal.device.memoize<%device : !hal.device> affinity(%affinity) -> !hal.command_buffer {
    %cmd = hal.command_buffer.create device(%device : !hal.device)
                                       mode(OneShot)
                                 categories("Transfer|Dispatch")
                                   affinity(%affinity) : !hal.command_buffer
    hal.command_buffer.execution_barrier<%cmd : !hal.command_buffer>
      source(CommandIssue) target("CommandProcess|Dispatch") flags("None")
    hal.return %cmd : !hal.command_buffer
  }
  util.return %result : !hal.command_buffer
}
util.func public @allocator_select(%device_a: !hal.device, %affinity_a: i64, %device_b: !hal.device, %affinity_b: i64, %allocator: !hal.allocator, %bytes: !util.buffer, %n: index) -> (!hal.device, i64) {
  %type = arith.constant 2 : i32
  %device, %queue_affinity = hal.allocator.select
      from([
        (%device_a, %affinity_a : !hal.device, i64),
        (%device_b, %affinity_b : !hal.device, i64)
      ])
      type(%type) usage(%type) : !hal.device, i64
  %d2, %q2 = hal.allocator.select.attr
      from(#hal.device.optimal<[#hal.device.affinity<@device_a>, #hal.device.affinity<@device_b>]>)
      type(HostLocal) usage(Transfer) : !hal.device, i64
  %memory_types, %usage = hal.allocator.resolve_memory_properties
        for(#hal.device.optimal<[#hal.device.affinity<@device_a>, #hal.device.affinity<@device_b>]>)
        lifetime(transient) : i32, i32
  %m2, %u2 = hal.allocator.resolve_memory_properties lifetime(constant) : i32, i32
  %ref = hal.allocator.allocate<%allocator : !hal.allocator>
      affinity(%affinity_a) type(HostLocal) usage(Transfer) : !hal.buffer{%n}
  %ok, %ref2 = hal.allocator.import<%allocator : !hal.allocator>
      source(%bytes : !util.buffer)[%n, %n]
      affinity(%affinity_a) type(DeviceLocal) usage(Transfer) : i1, !hal.buffer
  util.return %device, %queue_affinity : !hal.device, i64
}
util.func public @submit_and_wait(%d: !hal.device, %c: !hal.command_buffer) {
  hal.ex.submit_and_wait %d, %c
  util.return
}
func.func @instrument(%b: memref<?xi8>, %m: memref<4xf32>, %id: i32, %x: i32, %f: f32, %i: index) {
  %k = hal.instrument.workgroup[%b : memref<?xi8>] dispatch(%id) : index
  hal.instrument.print[%b : memref<?xi8> for %k] "hello"
  hal.instrument.print[%b : memref<?xi8> for %k] "x = %d"(%x : i32)
  %v = hal.instrument.value[%b : memref<?xi8> for %k] 3 : i8 = %x : i32
  %l = hal.instrument.memory.load[%b : memref<?xi8> for %k] %m[%i], %f : memref<4xf32>, f32
  %s = hal.instrument.memory.store[%b : memref<?xi8> for %k] %m[%i], %f : memref<4xf32>, f32
  return
}
}
