// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// REQUIRES: cpu
// RUN: emplace opt %s --pass=serialize-executables | FileCheck %s
// Kernels become an ELF object beside the variant, which keeps the exports.

// CHECK: #[[$TARGET:.+]] = #hal.executable.target<"cpu", "elf-x86_64">
// CHECK: hal.executable private @ex {
// CHECK: hal.executable.variant public @cpu target(#[[$TARGET]]) {
// CHECK-NOT: builtin.module
// CHECK: hal.executable.binary public @cpu_binary attributes {data = dense<"0x7F454C46{{[0-9A-F]*}}"> : vector<{{[0-9]+}}xi8>, format = "elf-x86_64", mime_type = "application/x-elf"}
hal.executable private @ex {
  hal.executable.variant public @cpu target(<"cpu", "elf-x86_64">) {
    builtin.module {
      func.func @double(%a: memref<?xf32>, %o: memref<?xf32>) {
        %c0 = arith.constant 0 : index
        %v = memref.load %a[%c0] : memref<?xf32>
        %w = arith.addf %v, %v : f32
        memref.store %w, %o[%c0] : memref<?xf32>
        return
      }
    }
  }
}
