// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --pass=schedule-execution,canonicalize,cse %s | FileCheck %s

stream.executable private @ex {
  stream.executable.export public @d
}

// Commands between two points at which the host looks are one region; those
// that do not touch each other's memory run together.
// CHECK-LABEL: @waves
// CHECK-SAME: stream.serial_timeline
// CHECK: %[[X:.+]] = stream.tensor.import
// CHECK: stream.resource.alloca uninitialized
// CHECK: %[[DONE:.+]] = stream.cmd.execute await({{.*}}) => with(
// CHECK: stream.cmd.concurrent {
// CHECK: stream.cmd.dispatch @ex::@d
// CHECK: stream.cmd.fill
// CHECK: }
// CHECK: stream.cmd.dispatch @ex::@d
// CHECK: } => !stream.timepoint
// CHECK: stream.timepoint.await sync %[[DONE]]
// CHECK: stream.resource.load
util.func public @waves(%v: !hal.buffer_view, %p: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %x = stream.tensor.import %v : !hal.buffer_view -> tensor<16xi32> in !stream.resource<external>{%c64}
  %m0 = stream.async.alloca : !stream.resource<transient>{%c64}
  %a = stream.async.dispatch @ex::@d(%x[%c0 to %c64 for %c64], %m0[%c0 to %c64 for %c64]) : (!stream.resource<external>{%c64}, !stream.resource<transient>{%c64}) -> %m0{%c64}
  %m1 = stream.async.alloca : !stream.resource<transient>{%c64}
  %b = stream.async.fill %p, %m1[%c0 to %c64 for %c64] : i32 -> %m1 as !stream.resource<transient>{%c64}
  %c = stream.async.dispatch @ex::@d(%a[%c0 to %c64 for %c64], %b[%c0 to %c64 for %c64]) : (!stream.resource<transient>{%c64}, !stream.resource<transient>{%c64}) -> %b{%c64}
  %l = stream.async.load %c[%c0] : !stream.resource<transient>{%c64} -> i32
  util.return %l : i32
}

// The timeline goes through branches as a value.
// CHECK-LABEL: @branch
// CHECK: %[[R:.+]]:2 = scf.if %{{.+}} -> (!stream.resource<transient>, !stream.timepoint) {
// CHECK: %[[T:.+]] = stream.cmd.execute await(
// CHECK: scf.yield %{{.+}}, %[[T]]
// CHECK: } else {
// CHECK: stream.cmd.execute
// CHECK: stream.timepoint.await sync %[[R]]#1
util.func public @branch(%c: i1, %p: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %r = scf.if %c -> (!stream.resource<transient>) {
    %m = stream.async.alloca : !stream.resource<transient>{%c64}
    %b = stream.async.fill %p, %m[%c0 to %c64 for %c64] : i32 -> %m as !stream.resource<transient>{%c64}
    scf.yield %b : !stream.resource<transient>
  } else {
    %q = arith.addi %p, %p : i32
    %m = stream.async.alloca : !stream.resource<transient>{%c64}
    %b = stream.async.fill %q, %m[%c0 to %c64 for %c64] : i32 -> %m as !stream.resource<transient>{%c64}
    scf.yield %b : !stream.resource<transient>
  }
  %l = stream.async.load %r[%c0] : !stream.resource<transient>{%c64} -> i32
  util.return %l : i32
}
