// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: sh %S/Inputs/round_trip.sh %s %t
// Ops of the vm dialect, in custom form; printed and read back.

vm.module public @m {
  vm.export @f
  vm.export @f as("g")
  vm.import private @hal.f(%a : i32, %b : !vm.ref<!hal.buffer> ...) -> i32
  vm.import private optional @hal.g(%a : tuple<i32, i64> ...) -> (i32, !vm.ref<!hal.buffer>) attributes {nosideeffects}
  vm.rodata private @data dense<[1, 2]> : tensor<2xi8>
  vm.rodata private @text {alignment = 64 : i64} "abc"
  vm.global.i32 private @a : i32
  vm.global.i32 public mutable @b = 5 : i32
  vm.global.i64 private mutable @c = 7 : i64
  vm.global.f32 private mutable @d = 1.0 : f32
  vm.global.ref private mutable @e : !vm.ref<!hal.buffer>
  vm.initializer {
    vm.return
  }
  vm.func private @f(%x: i32, %y: i64, %p: f32, %r: !vm.ref<!hal.buffer>, %buf: !vm.buffer) -> i32 {
    %g = vm.global.load.i32 @b : i32
    vm.global.store.i32 %g, @b : i32
    %gr = vm.global.load.ref @e : !vm.ref<!hal.buffer>
    vm.global.store.ref %gr, @e : !vm.ref<!hal.buffer>
    %k = vm.const.i32 42
    %k0 = vm.const.i32.zero
    %k1 = vm.const.i64 -1
    %k2 = vm.const.f32 1.5
    %n = vm.const.ref.zero : !vm.ref<!hal.buffer>
    %ro = vm.const.ref.rodata @data : !vm.buffer
    %rin = vm.rodata.inline : !vm.buffer = dense<1> : tensor<4xi8>
    %as = vm.assign.ref %r : !vm.ref<!hal.buffer>
    vm.discard.refs %as, %n : !vm.ref<!hal.buffer>, !vm.ref<!hal.buffer>
    %l = vm.list.alloc %k : (i32) -> !vm.list<i32>
    vm.list.reserve %l, %k : (!vm.list<i32>, i32)
    %ls = vm.list.size %l : (!vm.list<i32>) -> i32
    vm.list.resize %l, %k : (!vm.list<i32>, i32)
    %lg = vm.list.get.i32 %l, %k : (!vm.list<i32>, i32) -> i32
    vm.list.set.i32 %l, %k, %lg : (!vm.list<i32>, i32, i32)
    %any = vm.list.alloc %k : (i32) -> !vm.list<?>
    %se = vm.select.i32 %x, %k, %g : i32
    %sr = vm.select.ref %x, %r, %n : !vm.ref<!hal.buffer>
    %sw = vm.switch.i32 %x[%k, %g] else %x : i32
    %ad = vm.add.i32 %x, %k : i32
    %di = vm.div.i32.s %ad, %k : i32
    %fm = vm.fma.i32 %x, %x, %k : i32
    %ab = vm.abs.i32 %x : i32
    %mi = vm.min.i64.s %y, %k1 : i64
    %no = vm.not.i32 %x : i32
    %sh = vm.shl.i32 %x, %k : i32
    %tr = vm.trunc.i64.i32 %y : i64 -> i32
    %ex = vm.ext.i32.i64.s %x : i32 -> i64
    %fa = vm.add.f32 %p, %k2 : f32
    %sq = vm.sqrt.f32 %p : f32
    %ci = vm.cast.si32.f32 %x : i32 -> f32
    %bc = vm.bitcast.i32.f32 %x : i32 -> f32
    %eq = vm.cmp.eq.i32 %x, %k : i32
    %lt = vm.cmp.lt.i64.s %y, %k1 : i64
    %nz = vm.cmp.nz.i32 %x : i32
    %fl = vm.cmp.lt.f32.o %p, %k2 : f32
    %re = vm.cmp.eq.ref %r, %n : !vm.ref<!hal.buffer>
    %rz = vm.cmp.nz.ref %r : !vm.ref<!hal.buffer>
    %ob = vm.optimization_barrier %x : i32
    vm.check.eq %x, %k, "same" : i32
    vm.check.nz %r, "there" : !vm.ref<!hal.buffer>
    %res = vm.import.resolved @hal.g : i32
    %cv = vm.call.variadic @hal.f(%x, [%r, %n]) : (i32, !vm.ref<!hal.buffer> ...) -> i32
    %ca = vm.call @h(%x) : (i32) -> i32
    vm.cond_br %ca, ^bb1(%x : i32), ^bb2
  ^bb1(%i: i32):
    vm.br ^bb3(%i : i32)
  ^bb2:
    vm.br_table %x {
      default: ^bb3(%k : i32),
      0: ^bb1(%g : i32)
    }
  ^bb3(%j: i32):
    vm.cond_fail %j, %k, "failed"
    vm.return %j : i32
  }
  vm.func private @h(%x: i32) -> i32 {
    vm.trace "event"(%x : i32)
    vm.fail %x, "no"
  }
  vm.func private @buffers(%buf: !vm.buffer, %n: i64, %a: i32, %v: i32) -> !vm.buffer {
    %b = vm.buffer.alloc %n, %a : !vm.buffer
    %c = vm.buffer.clone %b, %n, %n, %a : !vm.buffer -> !vm.buffer
    %l = vm.buffer.length %b : !vm.buffer -> i64
    vm.buffer.copy %b, %n, %c, %n, %l : !vm.buffer -> !vm.buffer
    %q = vm.buffer.compare %b, %n, %c, %n, %l : !vm.buffer, !vm.buffer
    vm.buffer.fill.i32 %b, %n, %n, %v : i32 -> !vm.buffer
    %ld = vm.buffer.load.i32 %b[%n] : !vm.buffer -> i32
    vm.buffer.store.i32 %ld, %b[%n] : i32 -> !vm.buffer
    %h = vm.buffer.hash %b, %n, %n : !vm.buffer -> i64
    vm.return %b : !vm.buffer
  }
}
