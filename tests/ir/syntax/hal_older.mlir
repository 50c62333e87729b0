// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: sh %S/Inputs/round_trip.sh %s %t
// RUN: emplace opt %s | FileCheck %s
// Older layouts with sets, whose bindings become those of a layout without; vm
// functions without a visibility.

// CHECK: #pipeline_layout = #hal.pipeline.layout<constants = 4, bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<uniform_buffer>]>
// CHECK: module {
// CHECK: vm.module public @m attributes {a} {
// CHECK: vm.export @fn as("other") attributes {b}
// CHECK: vm.func @fn(%arg0: i32) -> i32 {
// CHECK-NEXT: vm.return %arg0 : i32
// CHECK-NEXT: }
// CHECK: vm.func private @inner()
// CHECK: module attributes {hal.layout = #pipeline_layout, hal.none = #hal.executable.objects<{}>} {

vm.module @m attributes {a} {
  vm.export @fn as("other") attributes {b}
  vm.func @fn(%x : i32) -> i32 {
    vm.return %x : i32
  }
  vm.func private @inner()
}
module attributes {
  hal.none = #hal.executable.objects<{}>,
  hal.layout = #hal.pipeline.layout<push_constants = 4, sets = [
    #hal.descriptor_set.layout<0, bindings = [
      #hal.descriptor_set.binding<0, storage_buffer, ReadOnly>,
      #hal.descriptor_set.binding<1, storage_buffer>
    ]>,
    <1, bindings = [<0, uniform_buffer>]>
  ]>
} {
}
