// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: sh %S/Inputs/round_trip.sh %s %t
// Ops of the util dialect, in custom form; printed and read back.

// Globals.
util.global private @a : i32
util.global public mutable @b = 5 : i64
util.global private @c = dense<1.0> : tensor<4xf32>
util.global private mutable @d {noinline} : !util.buffer
util.global private @e = #util.uninitialized : tensor<4xf32>
util.initializer {
  %0 = arith.constant 1 : i32
  util.global.store %0, @a : i32
  util.return
}

// Functions, tied results, calls.
util.func private @external(%arg0: i32, %arg1: tensor<?xf32>) -> (i32, %arg1 as tensor<?xf32>)
util.func public @same(%arg0: index {some.attr = 1 : i32}) -> %arg0 attributes {inlining_policy = #util.inline.never} {
  util.return %arg0 : index
}
util.func private @calls(%x: i32, %t: tensor<?xf32>, %b: i1) {
  %0:2 = util.call @external(%x, %t) : (i32, tensor<?xf32>) -> (i32, %t as tensor<?xf32>)
  util.call @nothing() : () -> ()
  cf.cond_br %b, ^bb1, ^bb2
^bb1:
  util.return
^bb2:
  util.unreachable "never"
}
util.func private @nothing() {
  util.return
}

// Values.
util.func private @values(%i: index, %n: index, %x: i32, %b: !util.buffer, %o: !util.object) {
  %addr = util.global.address @b : !util.ptr<i64>
  %v = util.global.load.indirect %addr : !util.ptr<i64> -> i64
  util.global.store.indirect %v, %addr : i64 -> !util.ptr<i64>
  %k = util.global.load immutable @a : i32
  %l = util.global.load @b : i64
  %null = util.null : !util.buffer
  %eq = util.cmp.eq %b, %null : !util.buffer
  %ne = util.cmp.ne %b, %null : !util.buffer
  %cast = util.cast %o : !util.object to !util.buffer
  %al = util.align %i, %n : index
  %so = util.sizeof f32
  %sw = util.switch i32 from [%x, %k] at %i else %x : i32
  %mi = util.range.min %i, %n : index
  %ma = util.range.max %i, %n : index
  %e0, %e1 = util.range.extents [%i for %n], [%n for %i] : index
  %as = util.assume.int %i<umin = 1, umax = 8, udiv = 2> : index
  %as2:2 = util.assume.int %i[<umin = 0, umax = 2>, <umin = 4, umax = 4>], %n[<umin = 1>, <udiv = 16>] : index, index
  %ob = util.optimization_barrier %x : i32
  %uc = util.unfoldable_constant dense<1> : tensor<4xi32>
  %nn = util.numeric.optional_narrow %x : i32 as si8
  util.status.check_ok %x, "failed"
  util.return
}

// Lists and buffers.
util.func private @memory(%i: index, %n: index, %x: i32, %b: !util.buffer) {
  %l = util.list.create %n : !util.list<i32>
  %m = util.list.construct [%x, %x : i32, i32] : !util.list<i32>
  %s = util.list.size %l : !util.list<i32>
  util.list.resize %l, %n : !util.list<i32>
  %g = util.list.get %l[%i] : !util.list<i32>
  util.list.set %l[%i], %g : !util.list<i32>
  %any = util.list.create : !util.list<?>
  %ga = util.list.get %any[%i] : !util.list<?> -> i32
  util.list.set %any[%i], %x : i32 -> !util.list<?>
  %c = util.buffer.constant : !util.buffer = dense<1> : tensor<4xi32>
  %c2 = util.buffer.constant "name" {alignment = 64 : index, mime_type = "text/plain"} : !util.buffer = "abc"
  %a = util.buffer.alloc uninitialized : !util.buffer{%n}
  util.buffer.dealloc %a : !util.buffer{%n}
  %sl = util.buffer.slice %b[%i] : !util.buffer{%n} -> !util.buffer{%n}
  %ss = util.buffer.subspan %b[%i] : !util.buffer{%n} -> !util.buffer{%n}
  %sz = util.buffer.size %b : !util.buffer
  %st, %so = util.buffer.storage %b : !util.buffer{%n} -> (memref<?xi8>, index)
  util.buffer.copy %b[%i], %a[%i], %n : !util.buffer{%n} -> !util.buffer{%n}
  %cm = util.buffer.compare %b[%i], %a[%i], %n : !util.buffer{%n}, !util.buffer{%n}
  util.buffer.fill %x, %a[%i for %n] : i32 -> !util.buffer{%n}
  %ld = util.buffer.load %b[%i for %n] : !util.buffer{%n} -> i32
  util.buffer.store %ld, %a[%i for %n] : i32 -> !util.buffer{%n}
  %h = util.buffer.hash %b[%i for %n] : !util.buffer{%n} -> i64
  util.return
}
