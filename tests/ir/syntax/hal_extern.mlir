// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: sh %S/Inputs/round_trip.sh %s %t
// RUN: emplace opt %s | FileCheck %s
// Dispatches of kernels made elsewhere; older objects that hold layouts.

// CHECK-LABEL: @extern
// CHECK: hal.dispatch.extern "mul"[%arg2](%arg0, %arg1, %arg3) : (tensor<8xf32>, tensor<?xf32>{%arg2}, i32) -> %arg1{%arg2} count(%arg4: !hal.device, %arg5: index) -> (index, index, index) {
// CHECK-NEXT: hal.return %arg5, %arg5, %arg5 : index, index, index
// CHECK-NEXT: } layout(#pipeline_layout) objects({
// CHECK-NEXT: #executable_target_x ordinal(3) = [#hal.executable.object<{path = "x.o"}>],
// CHECK-NEXT: #executable_target_y if(%arg4: !hal.device) -> i1 {
// CHECK: } ordinal(4) = [#hal.executable.object<{path = "y.o"}>]
// CHECK-NEXT: })
util.func private @extern(%a: tensor<8xf32>, %b: tensor<?xf32>, %n: index, %s: i32) -> tensor<?xf32> {
  %0 = hal.dispatch.extern "mul"[%n](%a, %b, %s) : (tensor<8xf32>, tensor<?xf32>{%n}, i32) -> %b{%n}
    count(%device: !hal.device, %w: index) -> (index, index, index) {
      hal.return %w, %w, %w : index, index, index
    }
    layout(#hal.pipeline.layout<constants = 1, bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>)
    objects({
      #hal.executable.target<"llvm-cpu", "x"> ordinal(3) = [#hal.executable.object<{path = "x.o"}>],
      #hal.executable.target<"llvm-cpu", "y"> if(%device: !hal.device) -> i1 {
        %ok, %value = hal.device.query<%device : !hal.device> key("feature" :: "y") : i1, i32
        hal.return %ok : i1
      } ordinal(4) = [#hal.executable.object<{path = "y.o"}>]
    })
  util.return %0 : tensor<?xf32>
}

// No workload, nothing given, no objects; the older list of bindings.
// CHECK-LABEL: @bare
// CHECK: hal.dispatch.extern "f"() : () -> tensor<f32> count() -> (index, index, index) {
// CHECK: bindings([#hal.interface.binding<0, 0>]) objects({
// CHECK-NEXT: }) attributes {subgroup_size = 32 : index}
util.func private @bare() -> tensor<f32> {
  %0 = hal.dispatch.extern "f"() : () -> tensor<f32>
    count() -> (index, index, index) {
      %c1 = arith.constant 1 : index
      hal.return %c1, %c1, %c1 : index, index, index
    }
    layout(#hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>]>)
    bindings([#hal.interface.binding<0, 0>])
    objects({}) attributes {subgroup_size = 32 : index}
  util.return %0 : tensor<f32>
}

// CHECK-LABEL: @older
// CHECK: hal.descriptor_set_layout.create device(%arg0 : !hal.device) flags("None") bindings([#hal.descriptor_set.binding<0, storage_buffer, ReadOnly>]) : !hal.descriptor_set_layout
// CHECK: hal.pipeline_layout.create device(%arg0 : !hal.device) push_constants(2) layouts([%{{.*}}]) : !hal.pipeline_layout
util.func private @older(%d: !hal.device) -> !hal.pipeline_layout {
  %set = hal.descriptor_set_layout.create device(%d : !hal.device) flags("None") bindings([#hal.descriptor_set.binding<0, storage_buffer, ReadOnly>]) : !hal.descriptor_set_layout
  %layout = hal.pipeline_layout.create device(%d : !hal.device) push_constants(2) layouts([%set]) : !hal.pipeline_layout
  util.return %layout : !hal.pipeline_layout
}

// CHECK: @specializable(%arg0: tensor<?x?xf32, #encoding>)
util.func private @specializable(tensor<?x?xf32, #iree_encoding.specializable_layout<3, [[]], [[]], #iree_encoding.specialized<42, tensor<?x?xf32>>>>)

// Results are named by what they are.
// CHECK-LABEL: @names
// CHECK: %device, %queue_affinity, %allocator = hal.device.resolve
// CHECK: %device_0 = hal.devices.get %c0
// CHECK: %device_n = hal.devices.get %arg0
// CHECK: %element_type_f32 = hal.element_type<f32>
// CHECK: %element_type_complex3Cf323E = hal.element_type<complex<f32>>
// CHECK: %dense_row_major = hal.encoding_type
// CHECK: %workgroup_id_x = hal.interface.workgroup.id[0]
// CHECK: %workgroup_count_y = hal.interface.workgroup.count[1]
// CHECK: %fence = hal.fence.create
util.func private @names(%n: index) {
  %0:3 = hal.device.resolve : !hal.device, i64, !hal.allocator
  %c0 = arith.constant 0 : index
  %1 = hal.devices.get %c0 : !hal.device
  %2 = hal.devices.get %n : !hal.device
  %3 = hal.element_type<f32> : i32
  %4 = hal.element_type<complex<f32>> : i32
  %5 = hal.encoding_type<dense_row_major> : i32
  %6 = hal.interface.workgroup.id[0] : index
  %7 = hal.interface.workgroup.count[1] : index
  %8 = hal.fence.create device(%0#0 : !hal.device) flags("None") : !hal.fence
  util.return
}
