// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt %s --pass=convert-kernels-to-vm | FileCheck %s
// A kernel becomes a function of the machine, its loop two branches.

// CHECK: vm.module public @module {
// CHECK: vm.func private @double(%[[A:.*]]: !vm.ref<!vm.buffer>, %[[O:.*]]: !vm.ref<!vm.buffer>, %[[N:.*]]: i32)
// CHECK: %[[H:.*]] = vm.ext.i32.i64.s %[[N]]
// CHECK: vm.cond_br %{{.*}}, ^[[LOOP:bb[0-9]+]]({{.*}}), ^[[EXIT:bb[0-9]+]]
// CHECK: ^[[LOOP]](%[[I:.*]]: i64):
// CHECK: vm.buffer.load.f32 %[[A]][%[[I]]]
// CHECK: vm.add.f32
// CHECK: vm.buffer.store.f32
// CHECK: vm.add.i64 %[[I]]
// CHECK: vm.cond_br %{{.*}}, ^[[LOOP]]
// CHECK: ^[[EXIT]]:
// CHECK: vm.return
// CHECK: vm.export @double
hal.executable private @ex {
  hal.executable.variant public @vmvx target(<"vmvx", "vmvx-bytecode">) {
    builtin.module {
      func.func @double(%a: memref<?xf32>, %o: memref<?xf32>, %n: i32) {
        %c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        %h = arith.index_cast %n : i32 to index
        scf.for %i = %c0 to %h step %c1 {
          %v = memref.load %a[%i] : memref<?xf32>
          %w = arith.addf %v, %v : f32
          memref.store %w, %o[%i] : memref<?xf32>
        }
        return
      }
    }
  }
}
