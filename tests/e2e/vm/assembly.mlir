// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Assembly of the virtual machine, run as it is: functions named test_* must
// return, functions named fail_* must fail.

vm.module @assembly {
  vm.rodata private @a dense<[1]> : tensor<1xi8>
  vm.rodata private @b dense<[2]> : tensor<1xi8>
  vm.rodata private @c dense<[3]> : tensor<1xi8>
  vm.global.ref mutable @kept : !vm.buffer
  vm.global.i32 private @c42 = 42 : i32
  vm.import optional @reserved.optional(%arg0: i32) -> i32

  // Checks of every kind hold, in the older and in today's barrier.
  vm.export @test_checks
  vm.func @test_checks() {
    %c1 = vm.const.i32 1
    %c1dno = util.do_not_optimize(%c1) : i32
    vm.check.eq %c1, %c1dno, "i32" : i32
    %l = vm.const.i64 2
    %ldno = util.optimization_barrier %l : i64
    vm.check.eq %l, %ldno : i64
    vm.check.nz %ldno, "i64" : i64
    %f = vm.const.f32 1.5
    %g = vm.const.f32 2.5
    vm.check.ne %f, %g, "f32" : f32
    %null = vm.const.ref.zero : !vm.ref<?>
    vm.check.eq %null, %null : !vm.ref<?>
    %r = vm.const.ref.rodata @a : !vm.buffer
    vm.check.nz %r, "!null" : !vm.buffer
    vm.return
  }

  // A NaN equals nothing.
  vm.export @fail_nan
  vm.func @fail_nan() {
    %n = vm.const.f32 0x7FC00000
    vm.check.eq %n, %n : f32
    vm.return
  }

  vm.export @fail_nz
  vm.func @fail_nz() {
    %null = vm.const.ref.zero : !vm.buffer
    vm.check.nz %null : !vm.buffer
    vm.return
  }

  // An optional import that is missing is known to be, and cannot be called.
  vm.export @test_import_resolved
  vm.func @test_import_resolved() {
    %c0 = vm.const.i32.zero
    %found = vm.import.resolved @reserved.optional : i32
    vm.check.eq %found, %c0, "missing" : i32
    vm.return
  }

  vm.export @fail_import_call
  vm.func @fail_import_call() {
    %c1 = vm.const.i32 1
    %0 = vm.call @reserved.optional(%c1) : (i32) -> i32
    vm.return
  }

  // References rotate through results and through branch arguments.
  vm.func private @rotate(%x: !vm.buffer, %y: !vm.buffer, %z: !vm.buffer) -> (!vm.buffer, !vm.buffer, !vm.buffer) attributes {noinline} {
    vm.return %y, %z, %x : !vm.buffer, !vm.buffer, !vm.buffer
  }

  vm.func private @rotate_by_branch(%x: !vm.buffer, %y: !vm.buffer, %z: !vm.buffer, %n: i32) -> (!vm.buffer, !vm.buffer, !vm.buffer) attributes {noinline} {
    vm.br ^loop(%x, %y, %z, %n : !vm.buffer, !vm.buffer, !vm.buffer, i32)
  ^loop(%p: !vm.buffer, %q: !vm.buffer, %r: !vm.buffer, %i: i32):
    %c1 = vm.const.i32 1
    %next = vm.sub.i32 %i, %c1 : i32
    vm.cond_br %next, ^loop(%q, %r, %p, %next : !vm.buffer, !vm.buffer, !vm.buffer, i32), ^done
  ^done:
    vm.return %p, %q, %r : !vm.buffer, !vm.buffer, !vm.buffer
  }

  vm.export @test_rotation
  vm.func @test_rotation() {
    %a = vm.const.ref.rodata @a : !vm.buffer
    %b = vm.const.ref.rodata @b : !vm.buffer
    %c = vm.const.ref.rodata @c : !vm.buffer
    %0:3 = vm.call @rotate(%a, %b, %c) : (!vm.buffer, !vm.buffer, !vm.buffer) -> (!vm.buffer, !vm.buffer, !vm.buffer)
    vm.check.eq %0#0, %b : !vm.buffer
    vm.check.eq %0#1, %c : !vm.buffer
    vm.check.eq %0#2, %a : !vm.buffer
    %c3 = vm.const.i32 3
    %1:3 = vm.call @rotate_by_branch(%a, %b, %c, %c3) : (!vm.buffer, !vm.buffer, !vm.buffer, i32) -> (!vm.buffer, !vm.buffer, !vm.buffer)
    vm.check.eq %1#0, %c : !vm.buffer
    vm.check.eq %1#1, %a : !vm.buffer
    vm.check.eq %1#2, %b : !vm.buffer
    vm.return
  }

  // Lists hold lists; an element of another type reads as null.
  vm.export @test_lists
  vm.func @test_lists() {
    %c0 = vm.const.i32 0
    %c2 = vm.const.i32 2
    %inner = vm.list.alloc %c2 : (i32) -> !vm.list<i32>
    vm.list.resize %inner, %c2 : (!vm.list<i32>, i32)
    vm.list.set.i32 %inner, %c0, %c2 : (!vm.list<i32>, i32, i32)
    %outer = vm.list.alloc %c2 : (i32) -> !vm.list<!vm.list<i32>>
    vm.list.resize %outer, %c2 : (!vm.list<!vm.list<i32>>, i32)
    vm.list.set.ref %outer, %c0, %inner : (!vm.list<!vm.list<i32>>, i32, !vm.list<i32>)
    %back = vm.list.get.ref %outer, %c0 : (!vm.list<!vm.list<i32>>, i32) -> !vm.list<i32>
    vm.check.eq %back, %inner : !vm.list<i32>
    %e = vm.list.get.i32 %back, %c0 : (!vm.list<i32>, i32) -> i32
    vm.check.eq %e, %c2 : i32
    %other = vm.list.get.ref %outer, %c0 : (!vm.list<!vm.list<i32>>, i32) -> !vm.buffer
    %null = vm.const.ref.zero : !vm.buffer
    vm.check.eq %other, %null : !vm.buffer
    vm.return
  }

  // Fills take whole patterns: offset and length are rounded down.
  vm.export @test_fill_rounds_down
  vm.func @test_fill_rounds_down() {
    %c8 = vm.const.i64 8
    %align = vm.const.i32 16
    %buffer = vm.buffer.alloc %c8, %align : !vm.buffer
    %c1 = vm.const.i64 1
    %c5 = vm.const.i64 5
    %cafe = vm.const.i32 0xCAFE
    vm.buffer.fill.i16 %buffer, %c1, %c5, %cafe : i32 -> !vm.buffer
    %v0 = vm.buffer.load.i16.u %buffer[%c1] : !vm.buffer -> i32
    vm.check.eq %v0, %cafe : i32
    %c2 = vm.const.i64 2
    %v1 = vm.buffer.load.i16.u %buffer[%c2] : !vm.buffer -> i32
    %zero = vm.const.i32.zero
    vm.check.eq %v1, %zero : i32
    vm.return
  }

  vm.export @test_globals
  vm.func @test_globals() {
    %v = vm.global.load.i32 @c42 : i32
    %c42 = vm.const.i32 42
    vm.check.eq %v, %c42 : i32
    %null = vm.const.ref.zero : !vm.buffer
    %before = vm.global.load.ref @kept : !vm.buffer
    vm.check.eq %before, %null : !vm.buffer
    %a = vm.const.ref.rodata @a : !vm.buffer
    vm.global.store.ref %a, @kept : !vm.buffer
    %after = vm.global.load.ref @kept : !vm.buffer
    vm.check.eq %after, %a : !vm.buffer
    vm.return
  }

  // A yield goes on with its arguments.
  vm.export @test_yield
  vm.func @test_yield() {
    %c3 = vm.const.i32 3
    vm.yield ^next(%c3 : i32)
  ^next(%x: i32):
    vm.check.eq %x, %c3 : i32
    vm.return
  }

  vm.export @fail_always
  vm.func @fail_always() {
    %code = vm.const.i32 4
    vm.fail %code
  }
}
