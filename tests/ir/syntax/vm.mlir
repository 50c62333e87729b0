// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Every instruction of the vm dialect, as the interpreter's test runs it, and
// the module-level ops.
// RUN: sh %S/Inputs/round_trip.sh %S/../../unit/runtime/vm/instructions.mlir %t.a
// RUN: sh %S/Inputs/round_trip.sh %s %t.b

vm.module public @module {
  vm.import private @vmvx.add.2d.f32(%lhs_buffer : !vm.buffer, %lhs_offset : i64, %sizes : tuple<i64, i64>)
  vm.import private optional @hal.buffer.length(%buffer : !vm.ref<!hal.buffer>) -> i64
  vm.global.i32 private mutable @counter = 1 : i32
  vm.global.i64 private @big = 7 : i64
  vm.rodata private @bytes dense<[1, 2, 3]> : tensor<3xi8>
  vm.export @f
  vm.func @f(%a: i32, %b: i64) -> i32 {
    %c = vm.const.i32 3
    %z = vm.const.i32.zero
    %s = vm.add.i32 %a, %c : i32
    %l = vm.global.load.i32 @counter : i32
    vm.global.store.i32 %s, @counter : i32
    %n = vm.cmp.lt.i32.s %l, %z : i32
    vm.cond_br %n, ^bb1(%s : i32), ^bb2
  ^bb1(%x: i32):
    vm.return %x : i32
  ^bb2:
    vm.return %z : i32
  }
}
