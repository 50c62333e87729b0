// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: sh %S/Inputs/round_trip.sh %s %t
// RUN: emplace opt %s | FileCheck %s
// Attributes that dialects print as aliases, parts before wholes; and
// attributes of dialects without rows, which are kept as text, aliases inside
// spelled out.

#map = affine_map<(i, j) -> (j)>
!lanes = vector<4xf32>
#layout = #iree_gpu.mma_layout<MFMA_F32_16x16x4_F32>
#kept = #iree_gpu.bundle<"a#map<", {map = #map, type = !lanes, kind = #layout, at = [1 -> -2]}>
#a = #hal.executable.target<"llvm-cpu", "embedded-elf-x86_64", {cpu = "a"}>
#b = #hal.executable.target<"llvm-cpu", "embedded-elf-x86_64", {cpu = "b"}>
#c = #hal.executable.target<"vmvx", "vmvx-bytecode-fb">
#d = #hal.device.target<"local", [#a, #b, #c]> : !hal.device

// CHECK-DAG: #config = #iree_codegen.lowering_config<tile_sizes = {{\[\[}}4, 8]]>
// CHECK-DAG: #translation = #iree_codegen.translation_info<pipeline = None>
// CHECK-DAG: #executable_target_embedded_elf_x86_64 = #hal.executable.target<"llvm-cpu", "embedded-elf-x86_64", {cpu = "a"}>
// CHECK-DAG: #executable_target_embedded_elf_x86_64_1 = #hal.executable.target<"llvm-cpu", "embedded-elf-x86_64", {cpu = "b"}>
// CHECK-DAG: #executable_target_vmvx_bytecode_fb = #hal.executable.target<"vmvx", "vmvx-bytecode-fb">
// CHECK-DAG: #pipeline_layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>]>
// CHECK: #device_target_local = #hal.device.target<"local", [#executable_target_embedded_elf_x86_64, #executable_target_embedded_elf_x86_64_1, #executable_target_vmvx_bytecode_fb]> : !hal.device

// CHECK: util.global private @device = #device_target_local
util.global private @device = #d

// CHECK: func.func private @f() attributes {
// CHECK-SAME: config = #config
// CHECK-SAME: kept = #iree_gpu.bundle<"a#map<", {map = affine_map<(d0, d1) -> (d1)>, type = vector<4xf32>, kind = #iree_gpu.mma_layout<MFMA_F32_16x16x4_F32>, at = [1 -> -2]}>
// CHECK-SAME: layout = #pipeline_layout
// CHECK-SAME: plain = #iree_codegen.simple
// CHECK-SAME: translation = #translation
func.func private @f() attributes {
  config = #iree_codegen.lowering_config<tile_sizes = [[4, 8]]>,
  kept = #kept,
  layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>]>,
  plain = #iree_codegen.simple,
  translation = #iree_codegen.translation_info<pipeline = None>}
