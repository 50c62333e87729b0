// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --pass=emplace-transients,cse,layout-slices,canonicalize,cse %s | FileCheck %s
// Totals of slabs for scratch in branches and loops; the numbers are those of
// the acceptance cases of TRANSIENTS. Everything is ordered by one timeline.

// Case 17: one arm of a branch needs 512, the other 256.
// CHECK-LABEL: @if_512_256
// CHECK: minimum_length(%c512)
// CHECK-NOT: stream.resource.alloca
util.func public @if_512_256(%storage: !hal.buffer, %out: !stream.resource<external>, %c: i1) -> !stream.resource<external> attributes {stream.serial_timeline} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %c128 = arith.constant 128 : index
  %c256 = arith.constant 256 : index
  %c512 = arith.constant 512 : index
  %c1024 = arith.constant 1024 : index
  %p = arith.constant 255 : i32
  %done = scf.if %c -> (!stream.timepoint) {
    %t0, %r0 = stream.resource.alloca uninitialized : !stream.resource<transient>{%c512} => !stream.timepoint
    %e0 = stream.cmd.execute await(%r0) => with(%t0 as %a0: !stream.resource<transient>{%c512}) {
      stream.cmd.fill %p, %a0[%c0 for %c512] : i32 -> !stream.resource<transient>{%c512}
    } => !stream.timepoint
    %f0 = stream.resource.dealloca await(%e0) => %t0 : !stream.resource<transient>{%c512} => !stream.timepoint
    scf.yield %f0 : !stream.timepoint
  } else {
    %t1, %r1 = stream.resource.alloca uninitialized : !stream.resource<transient>{%c256} => !stream.timepoint
    %e1 = stream.cmd.execute await(%r1) => with(%t1 as %a1: !stream.resource<transient>{%c256}) {
      stream.cmd.fill %p, %a1[%c0 for %c256] : i32 -> !stream.resource<transient>{%c256}
    } => !stream.timepoint
    %f1 = stream.resource.dealloca await(%e1) => %t1 : !stream.resource<transient>{%c256} => !stream.timepoint
    scf.yield %f1 : !stream.timepoint
  }
  %len = hal.buffer.length<%storage : !hal.buffer> : index
  %s = stream.tensor.import %storage : !hal.buffer -> tensor<?xi8>{%len} in !stream.resource<transient>{%len}
  %r, %rt = stream.resource.transients await(%done) => %out : !stream.resource<external>{%c64} from %s : !stream.resource<transient>{%len} => !stream.timepoint
  %w = stream.timepoint.await sync %rt => %r : !stream.resource<external>{%c64}
  util.return %w : !stream.resource<external>
}

// Case 18: 512 and 1024 together in one arm, 128 and 256 in the other.
// CHECK-LABEL: @if_pairs
// CHECK: minimum_length(%c1536)
// CHECK-NOT: stream.resource.alloca
util.func public @if_pairs(%storage: !hal.buffer, %out: !stream.resource<external>, %c: i1) -> !stream.resource<external> attributes {stream.serial_timeline} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %c128 = arith.constant 128 : index
  %c256 = arith.constant 256 : index
  %c512 = arith.constant 512 : index
  %c1024 = arith.constant 1024 : index
  %p = arith.constant 255 : i32
  %done = scf.if %c -> (!stream.timepoint) {
    %x2, %rx2 = stream.resource.alloca uninitialized : !stream.resource<transient>{%c512} => !stream.timepoint
    %y2, %ry2 = stream.resource.alloca uninitialized await(%rx2) => !stream.resource<transient>{%c1024} => !stream.timepoint
    %e2 = stream.cmd.execute await(%ry2) => with(%x2 as %a2: !stream.resource<transient>{%c512}, %y2 as %b2: !stream.resource<transient>{%c1024}) {
      stream.cmd.fill %p, %a2[%c0 for %c512] : i32 -> !stream.resource<transient>{%c512}
      stream.cmd.fill %p, %b2[%c0 for %c1024] : i32 -> !stream.resource<transient>{%c1024}
      stream.cmd.copy %a2[%c0], %b2[%c0], %c64 : !stream.resource<transient>{%c512} -> !stream.resource<transient>{%c1024}
    } => !stream.timepoint
    scf.yield %e2 : !stream.timepoint
  } else {
    %x3, %rx3 = stream.resource.alloca uninitialized : !stream.resource<transient>{%c128} => !stream.timepoint
    %y3, %ry3 = stream.resource.alloca uninitialized await(%rx3) => !stream.resource<transient>{%c256} => !stream.timepoint
    %e3 = stream.cmd.execute await(%ry3) => with(%x3 as %a3: !stream.resource<transient>{%c128}, %y3 as %b3: !stream.resource<transient>{%c256}) {
      stream.cmd.fill %p, %a3[%c0 for %c128] : i32 -> !stream.resource<transient>{%c128}
      stream.cmd.fill %p, %b3[%c0 for %c256] : i32 -> !stream.resource<transient>{%c256}
      stream.cmd.copy %a3[%c0], %b3[%c0], %c64 : !stream.resource<transient>{%c128} -> !stream.resource<transient>{%c256}
    } => !stream.timepoint
    scf.yield %e3 : !stream.timepoint
  }
  %len = hal.buffer.length<%storage : !hal.buffer> : index
  %s = stream.tensor.import %storage : !hal.buffer -> tensor<?xi8>{%len} in !stream.resource<transient>{%len}
  %r, %rt = stream.resource.transients await(%done) => %out : !stream.resource<external>{%c64} from %s : !stream.resource<transient>{%len} => !stream.timepoint
  %w = stream.timepoint.await sync %rt => %r : !stream.resource<external>{%c64}
  util.return %w : !stream.resource<external>
}

// Case 19: branches in branches need the most of 512, 256, 128 and 64.
// CHECK-LABEL: @nested_ifs
// CHECK: minimum_length(%c512)
// CHECK-NOT: stream.resource.alloca
util.func public @nested_ifs(%storage: !hal.buffer, %out: !stream.resource<external>, %c: i1, %d: i1, %k: i1) -> !stream.resource<external> attributes {stream.serial_timeline} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %c128 = arith.constant 128 : index
  %c256 = arith.constant 256 : index
  %c512 = arith.constant 512 : index
  %c1024 = arith.constant 1024 : index
  %p = arith.constant 255 : i32
  %done = scf.if %c -> (!stream.timepoint) {
    %t7, %r7 = stream.resource.alloca uninitialized : !stream.resource<transient>{%c512} => !stream.timepoint
    %e7 = stream.cmd.execute await(%r7) => with(%t7 as %a7: !stream.resource<transient>{%c512}) {
      stream.cmd.fill %p, %a7[%c0 for %c512] : i32 -> !stream.resource<transient>{%c512}
    } => !stream.timepoint
    %f7 = stream.resource.dealloca await(%e7) => %t7 : !stream.resource<transient>{%c512} => !stream.timepoint
    scf.yield %f7 : !stream.timepoint
  } else {
    %i2 = scf.if %d -> (!stream.timepoint) {
      %t6, %r6 = stream.resource.alloca uninitialized : !stream.resource<transient>{%c256} => !stream.timepoint
      %e6 = stream.cmd.execute await(%r6) => with(%t6 as %a6: !stream.resource<transient>{%c256}) {
        stream.cmd.fill %p, %a6[%c0 for %c256] : i32 -> !stream.resource<transient>{%c256}
      } => !stream.timepoint
      %f6 = stream.resource.dealloca await(%e6) => %t6 : !stream.resource<transient>{%c256} => !stream.timepoint
      scf.yield %f6 : !stream.timepoint
    } else {
      %i3 = scf.if %k -> (!stream.timepoint) {
        %t4, %r4 = stream.resource.alloca uninitialized : !stream.resource<transient>{%c128} => !stream.timepoint
        %e4 = stream.cmd.execute await(%r4) => with(%t4 as %a4: !stream.resource<transient>{%c128}) {
          stream.cmd.fill %p, %a4[%c0 for %c128] : i32 -> !stream.resource<transient>{%c128}
        } => !stream.timepoint
        %f4 = stream.resource.dealloca await(%e4) => %t4 : !stream.resource<transient>{%c128} => !stream.timepoint
        scf.yield %f4 : !stream.timepoint
      } else {
        %t5, %r5 = stream.resource.alloca uninitialized : !stream.resource<transient>{%c64} => !stream.timepoint
        %e5 = stream.cmd.execute await(%r5) => with(%t5 as %a5: !stream.resource<transient>{%c64}) {
          stream.cmd.fill %p, %a5[%c0 for %c64] : i32 -> !stream.resource<transient>{%c64}
        } => !stream.timepoint
        %f5 = stream.resource.dealloca await(%e5) => %t5 : !stream.resource<transient>{%c64} => !stream.timepoint
        scf.yield %f5 : !stream.timepoint
      }
      scf.yield %i3 : !stream.timepoint
    }
    scf.yield %i2 : !stream.timepoint
  }
  %len = hal.buffer.length<%storage : !hal.buffer> : index
  %s = stream.tensor.import %storage : !hal.buffer -> tensor<?xi8>{%len} in !stream.resource<transient>{%len}
  %r, %rt = stream.resource.transients await(%done) => %out : !stream.resource<external>{%c64} from %s : !stream.resource<transient>{%len} => !stream.timepoint
  %w = stream.timepoint.await sync %rt => %r : !stream.resource<external>{%c64}
  util.return %w : !stream.resource<external>
}

// Case 20: scratch in one arm only is there whatever the condition.
// CHECK-LABEL: @then_only
// CHECK: minimum_length(%c512)
// CHECK-NOT: stream.resource.alloca
util.func public @then_only(%storage: !hal.buffer, %out: !stream.resource<external>, %c: i1) -> !stream.resource<external> attributes {stream.serial_timeline} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %c128 = arith.constant 128 : index
  %c256 = arith.constant 256 : index
  %c512 = arith.constant 512 : index
  %c1024 = arith.constant 1024 : index
  %p = arith.constant 255 : i32
  %now = stream.timepoint.immediate => !stream.timepoint
  %done = scf.if %c -> (!stream.timepoint) {
    %t8, %r8 = stream.resource.alloca uninitialized : !stream.resource<transient>{%c512} => !stream.timepoint
    %e8 = stream.cmd.execute await(%r8) => with(%t8 as %a8: !stream.resource<transient>{%c512}) {
      stream.cmd.fill %p, %a8[%c0 for %c512] : i32 -> !stream.resource<transient>{%c512}
    } => !stream.timepoint
    %f8 = stream.resource.dealloca await(%e8) => %t8 : !stream.resource<transient>{%c512} => !stream.timepoint
    scf.yield %f8 : !stream.timepoint
  } else {
    scf.yield %now : !stream.timepoint
  }
  %len = hal.buffer.length<%storage : !hal.buffer> : index
  %s = stream.tensor.import %storage : !hal.buffer -> tensor<?xi8>{%len} in !stream.resource<transient>{%len}
  %r, %rt = stream.resource.transients await(%done) => %out : !stream.resource<external>{%c64} from %s : !stream.resource<transient>{%len} => !stream.timepoint
  %w = stream.timepoint.await sync %rt => %r : !stream.resource<external>{%c64}
  util.return %w : !stream.resource<external>
}

// Case 21: the most of the cases of a switch.
// CHECK-LABEL: @switch
// CHECK: minimum_length(%c512)
// CHECK-NOT: stream.resource.alloca
util.func public @switch(%storage: !hal.buffer, %out: !stream.resource<external>, %i: index) -> !stream.resource<external> attributes {stream.serial_timeline} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %c128 = arith.constant 128 : index
  %c256 = arith.constant 256 : index
  %c512 = arith.constant 512 : index
  %c1024 = arith.constant 1024 : index
  %p = arith.constant 255 : i32
  %done = scf.index_switch %i -> !stream.timepoint
  case 0 {
    %t9, %r9 = stream.resource.alloca uninitialized : !stream.resource<transient>{%c128} => !stream.timepoint
    %e9 = stream.cmd.execute await(%r9) => with(%t9 as %a9: !stream.resource<transient>{%c128}) {
      stream.cmd.fill %p, %a9[%c0 for %c128] : i32 -> !stream.resource<transient>{%c128}
    } => !stream.timepoint
    %f9 = stream.resource.dealloca await(%e9) => %t9 : !stream.resource<transient>{%c128} => !stream.timepoint
    scf.yield %f9 : !stream.timepoint
  }
  case 1 {
    %t10, %r10 = stream.resource.alloca uninitialized : !stream.resource<transient>{%c512} => !stream.timepoint
    %e10 = stream.cmd.execute await(%r10) => with(%t10 as %a10: !stream.resource<transient>{%c512}) {
      stream.cmd.fill %p, %a10[%c0 for %c512] : i32 -> !stream.resource<transient>{%c512}
    } => !stream.timepoint
    %f10 = stream.resource.dealloca await(%e10) => %t10 : !stream.resource<transient>{%c512} => !stream.timepoint
    scf.yield %f10 : !stream.timepoint
  }
  default {
    %t11, %r11 = stream.resource.alloca uninitialized : !stream.resource<transient>{%c256} => !stream.timepoint
    %e11 = stream.cmd.execute await(%r11) => with(%t11 as %a11: !stream.resource<transient>{%c256}) {
      stream.cmd.fill %p, %a11[%c0 for %c256] : i32 -> !stream.resource<transient>{%c256}
    } => !stream.timepoint
    %f11 = stream.resource.dealloca await(%e11) => %t11 : !stream.resource<transient>{%c256} => !stream.timepoint
    scf.yield %f11 : !stream.timepoint
  }
  %len = hal.buffer.length<%storage : !hal.buffer> : index
  %s = stream.tensor.import %storage : !hal.buffer -> tensor<?xi8>{%len} in !stream.resource<transient>{%len}
  %r, %rt = stream.resource.transients await(%done) => %out : !stream.resource<external>{%c64} from %s : !stream.resource<transient>{%len} => !stream.timepoint
  %w = stream.timepoint.await sync %rt => %r : !stream.resource<external>{%c64}
  util.return %w : !stream.resource<external>
}

// Case 22: 512 that were freed before 1024 are needed.
// CHECK-LABEL: @freed_then_taken
// CHECK: minimum_length(%c1024)
// CHECK-NOT: stream.resource.alloca
util.func public @freed_then_taken(%storage: !hal.buffer, %out: !stream.resource<external>) -> !stream.resource<external> attributes {stream.serial_timeline} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %c128 = arith.constant 128 : index
  %c256 = arith.constant 256 : index
  %c512 = arith.constant 512 : index
  %c1024 = arith.constant 1024 : index
  %p = arith.constant 255 : i32
  %t12, %r12 = stream.resource.alloca uninitialized : !stream.resource<transient>{%c512} => !stream.timepoint
  %e12 = stream.cmd.execute await(%r12) => with(%t12 as %a12: !stream.resource<transient>{%c512}) {
    stream.cmd.fill %p, %a12[%c0 for %c512] : i32 -> !stream.resource<transient>{%c512}
  } => !stream.timepoint
  %f12 = stream.resource.dealloca await(%e12) => %t12 : !stream.resource<transient>{%c512} => !stream.timepoint
  %t13, %r13 = stream.resource.alloca uninitialized await(%f12) => !stream.resource<transient>{%c1024} => !stream.timepoint
  %e13 = stream.cmd.execute await(%r13) => with(%t13 as %a13: !stream.resource<transient>{%c1024}) {
    stream.cmd.fill %p, %a13[%c0 for %c1024] : i32 -> !stream.resource<transient>{%c1024}
  } => !stream.timepoint
  %f13 = stream.resource.dealloca await(%e13) => %t13 : !stream.resource<transient>{%c1024} => !stream.timepoint
  %len = hal.buffer.length<%storage : !hal.buffer> : index
  %s = stream.tensor.import %storage : !hal.buffer -> tensor<?xi8>{%len} in !stream.resource<transient>{%len}
  %r, %rt = stream.resource.transients await(%f13) => %out : !stream.resource<external>{%c64} from %s : !stream.resource<transient>{%len} => !stream.timepoint
  %w = stream.timepoint.await sync %rt => %r : !stream.resource<external>{%c64}
  util.return %w : !stream.resource<external>
}

// Case 23: three regions of 256 on one timeline follow each other.
// CHECK-LABEL: @three_regions
// CHECK: minimum_length(%c256)
// CHECK-NOT: stream.resource.alloca
util.func public @three_regions(%storage: !hal.buffer, %out: !stream.resource<external>) -> !stream.resource<external> attributes {stream.serial_timeline} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %c128 = arith.constant 128 : index
  %c256 = arith.constant 256 : index
  %c512 = arith.constant 512 : index
  %c1024 = arith.constant 1024 : index
  %p = arith.constant 255 : i32
  %t14, %r14 = stream.resource.alloca uninitialized : !stream.resource<transient>{%c256} => !stream.timepoint
  %e14 = stream.cmd.execute await(%r14) => with(%t14 as %a14: !stream.resource<transient>{%c256}) {
    stream.cmd.fill %p, %a14[%c0 for %c256] : i32 -> !stream.resource<transient>{%c256}
  } => !stream.timepoint
  %f14 = stream.resource.dealloca await(%e14) => %t14 : !stream.resource<transient>{%c256} => !stream.timepoint
  %t15, %r15 = stream.resource.alloca uninitialized await(%f14) => !stream.resource<transient>{%c256} => !stream.timepoint
  %e15 = stream.cmd.execute await(%r15) => with(%t15 as %a15: !stream.resource<transient>{%c256}) {
    stream.cmd.fill %p, %a15[%c0 for %c256] : i32 -> !stream.resource<transient>{%c256}
  } => !stream.timepoint
  %f15 = stream.resource.dealloca await(%e15) => %t15 : !stream.resource<transient>{%c256} => !stream.timepoint
  %t16, %r16 = stream.resource.alloca uninitialized await(%f15) => !stream.resource<transient>{%c256} => !stream.timepoint
  %e16 = stream.cmd.execute await(%r16) => with(%t16 as %a16: !stream.resource<transient>{%c256}) {
    stream.cmd.fill %p, %a16[%c0 for %c256] : i32 -> !stream.resource<transient>{%c256}
  } => !stream.timepoint
  %f16 = stream.resource.dealloca await(%e16) => %t16 : !stream.resource<transient>{%c256} => !stream.timepoint
  %len = hal.buffer.length<%storage : !hal.buffer> : index
  %s = stream.tensor.import %storage : !hal.buffer -> tensor<?xi8>{%len} in !stream.resource<transient>{%len}
  %r, %rt = stream.resource.transients await(%f16) => %out : !stream.resource<external>{%c64} from %s : !stream.resource<transient>{%len} => !stream.timepoint
  %w = stream.timepoint.await sync %rt => %r : !stream.resource<external>{%c64}
  util.return %w : !stream.resource<external>
}

// Case 24: scratch of an iteration that does not leave it is there once.
// CHECK-LABEL: @loop_scratch
// CHECK: minimum_length(%c128)
// CHECK-NOT: stream.resource.alloca
util.func public @loop_scratch(%storage: !hal.buffer, %out: !stream.resource<external>, %n: index) -> !stream.resource<external> attributes {stream.serial_timeline} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %c128 = arith.constant 128 : index
  %c256 = arith.constant 256 : index
  %c512 = arith.constant 512 : index
  %c1024 = arith.constant 1024 : index
  %p = arith.constant 255 : i32
  %now = stream.timepoint.immediate => !stream.timepoint
  %done = scf.for %i = %c0 to %n step %c1 iter_args(%t = %now) -> (!stream.timepoint) {
    %t17, %r17 = stream.resource.alloca uninitialized await(%t) => !stream.resource<transient>{%c128} => !stream.timepoint
    %e17 = stream.cmd.execute await(%r17) => with(%t17 as %a17: !stream.resource<transient>{%c128}) {
      stream.cmd.fill %p, %a17[%c0 for %c128] : i32 -> !stream.resource<transient>{%c128}
    } => !stream.timepoint
    %f17 = stream.resource.dealloca await(%e17) => %t17 : !stream.resource<transient>{%c128} => !stream.timepoint
    scf.yield %f17 : !stream.timepoint
  }
  %len = hal.buffer.length<%storage : !hal.buffer> : index
  %s = stream.tensor.import %storage : !hal.buffer -> tensor<?xi8>{%len} in !stream.resource<transient>{%len}
  %r, %rt = stream.resource.transients await(%done) => %out : !stream.resource<external>{%c64} from %s : !stream.resource<transient>{%len} => !stream.timepoint
  %w = stream.timepoint.await sync %rt => %r : !stream.resource<external>{%c64}
  util.return %w : !stream.resource<external>
}

// Case 28: a branch in a loop.
// CHECK-LABEL: @branch_in_loop
// CHECK: minimum_length(%c512)
// CHECK-NOT: stream.resource.alloca
util.func public @branch_in_loop(%storage: !hal.buffer, %out: !stream.resource<external>, %n: index, %c: i1) -> !stream.resource<external> attributes {stream.serial_timeline} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %c128 = arith.constant 128 : index
  %c256 = arith.constant 256 : index
  %c512 = arith.constant 512 : index
  %c1024 = arith.constant 1024 : index
  %p = arith.constant 255 : i32
  %now = stream.timepoint.immediate => !stream.timepoint
  %done = scf.for %i = %c0 to %n step %c1 iter_args(%t = %now) -> (!stream.timepoint) {
    %in = scf.if %c -> (!stream.timepoint) {
      %t18, %r18 = stream.resource.alloca uninitialized await(%t) => !stream.resource<transient>{%c512} => !stream.timepoint
      %e18 = stream.cmd.execute await(%r18) => with(%t18 as %a18: !stream.resource<transient>{%c512}) {
        stream.cmd.fill %p, %a18[%c0 for %c512] : i32 -> !stream.resource<transient>{%c512}
      } => !stream.timepoint
      %f18 = stream.resource.dealloca await(%e18) => %t18 : !stream.resource<transient>{%c512} => !stream.timepoint
      scf.yield %f18 : !stream.timepoint
    } else {
      %t19, %r19 = stream.resource.alloca uninitialized await(%t) => !stream.resource<transient>{%c256} => !stream.timepoint
      %e19 = stream.cmd.execute await(%r19) => with(%t19 as %a19: !stream.resource<transient>{%c256}) {
        stream.cmd.fill %p, %a19[%c0 for %c256] : i32 -> !stream.resource<transient>{%c256}
      } => !stream.timepoint
      %f19 = stream.resource.dealloca await(%e19) => %t19 : !stream.resource<transient>{%c256} => !stream.timepoint
      scf.yield %f19 : !stream.timepoint
    }
    scf.yield %in : !stream.timepoint
  }
  %len = hal.buffer.length<%storage : !hal.buffer> : index
  %s = stream.tensor.import %storage : !hal.buffer -> tensor<?xi8>{%len} in !stream.resource<transient>{%len}
  %r, %rt = stream.resource.transients await(%done) => %out : !stream.resource<external>{%c64} from %s : !stream.resource<transient>{%len} => !stream.timepoint
  %w = stream.timepoint.await sync %rt => %r : !stream.resource<external>{%c64}
  util.return %w : !stream.resource<external>
}

// Case 29: a size that grows with the loop is that of the last iteration.
// CHECK-LABEL: @grows
// CHECK-SAME: %[[N:[a-z0-9]+]]: index)
// CHECK: %[[LAST:.+]] = arith.subi %[[N]], %c1
// CHECK: arith.maxsi %[[LAST]], %c0
// CHECK: minimum_length(
// CHECK-NOT: stream.resource.alloca
util.func public @grows(%storage: !hal.buffer, %out: !stream.resource<external>, %n: index) -> !stream.resource<external> attributes {stream.serial_timeline} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %c128 = arith.constant 128 : index
  %c256 = arith.constant 256 : index
  %c512 = arith.constant 512 : index
  %c1024 = arith.constant 1024 : index
  %p = arith.constant 255 : i32
  %now = stream.timepoint.immediate => !stream.timepoint
  %done = scf.for %i = %c0 to %n step %c1 iter_args(%t = %now) -> (!stream.timepoint) {
    %size = arith.muli %i, %c64 : index
    %t20, %r20 = stream.resource.alloca uninitialized await(%t) => !stream.resource<transient>{%size} => !stream.timepoint
    %e20 = stream.cmd.execute await(%r20) => with(%t20 as %a20: !stream.resource<transient>{%size}) {
      stream.cmd.fill %p, %a20[%c0 for %size] : i32 -> !stream.resource<transient>{%size}
    } => !stream.timepoint
    %f20 = stream.resource.dealloca await(%e20) => %t20 : !stream.resource<transient>{%size} => !stream.timepoint
    scf.yield %f20 : !stream.timepoint
  }
  %len = hal.buffer.length<%storage : !hal.buffer> : index
  %s = stream.tensor.import %storage : !hal.buffer -> tensor<?xi8>{%len} in !stream.resource<transient>{%len}
  %r, %rt = stream.resource.transients await(%done) => %out : !stream.resource<external>{%c64} from %s : !stream.resource<transient>{%len} => !stream.timepoint
  %w = stream.timepoint.await sync %rt => %r : !stream.resource<external>{%c64}
  util.return %w : !stream.resource<external>
}

// Case 41: what the function did not allocate is not its to forget.
// CHECK-LABEL: @not_ours
// CHECK: minimum_length(%c512)
// CHECK: stream.resource.dealloca
// CHECK-NOT: stream.resource.dealloca
util.func public @not_ours(%storage: !hal.buffer, %out: !stream.resource<external>, %theirs: !stream.resource<transient>) -> !stream.resource<external> attributes {stream.serial_timeline} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %c128 = arith.constant 128 : index
  %c256 = arith.constant 256 : index
  %c512 = arith.constant 512 : index
  %c1024 = arith.constant 1024 : index
  %p = arith.constant 255 : i32
  %t21, %r21 = stream.resource.alloca uninitialized : !stream.resource<transient>{%c512} => !stream.timepoint
  %e21 = stream.cmd.execute await(%r21) => with(%t21 as %a21: !stream.resource<transient>{%c512}) {
    stream.cmd.fill %p, %a21[%c0 for %c512] : i32 -> !stream.resource<transient>{%c512}
  } => !stream.timepoint
  %f21 = stream.resource.dealloca await(%e21) => %t21 : !stream.resource<transient>{%c512} => !stream.timepoint
  %freed = stream.resource.dealloca await(%f21) => %theirs : !stream.resource<transient>{%c128} => !stream.timepoint
  %len = hal.buffer.length<%storage : !hal.buffer> : index
  %s = stream.tensor.import %storage : !hal.buffer -> tensor<?xi8>{%len} in !stream.resource<transient>{%len}
  %r, %rt = stream.resource.transients await(%freed) => %out : !stream.resource<external>{%c64} from %s : !stream.resource<transient>{%len} => !stream.timepoint
  %w = stream.timepoint.await sync %rt => %r : !stream.resource<external>{%c64}
  util.return %w : !stream.resource<external>
}

// Case 16: a size that a condition chooses is asked for with the condition.
// CHECK-LABEL: @by_condition
// CHECK-SAME: %[[C:[a-z0-9]+]]: i1)
// CHECK: %[[SIZE:.+]] = arith.select %[[C]], %c512, %c256
// CHECK: minimum_length(
// CHECK-NOT: stream.resource.alloca
util.func public @by_condition(%storage: !hal.buffer, %out: !stream.resource<external>, %c: i1) -> !stream.resource<external> attributes {stream.serial_timeline} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %c128 = arith.constant 128 : index
  %c256 = arith.constant 256 : index
  %c512 = arith.constant 512 : index
  %c1024 = arith.constant 1024 : index
  %p = arith.constant 255 : i32
  %size = scf.if %c -> (index) {
    scf.yield %c512 : index
  } else {
    scf.yield %c256 : index
  }
  %t22, %r22 = stream.resource.alloca uninitialized : !stream.resource<transient>{%size} => !stream.timepoint
  %e22 = stream.cmd.execute await(%r22) => with(%t22 as %a22: !stream.resource<transient>{%size}) {
    stream.cmd.fill %p, %a22[%c0 for %size] : i32 -> !stream.resource<transient>{%size}
  } => !stream.timepoint
  %f22 = stream.resource.dealloca await(%e22) => %t22 : !stream.resource<transient>{%size} => !stream.timepoint
  %len = hal.buffer.length<%storage : !hal.buffer> : index
  %s = stream.tensor.import %storage : !hal.buffer -> tensor<?xi8>{%len} in !stream.resource<transient>{%len}
  %r, %rt = stream.resource.transients await(%f22) => %out : !stream.resource<external>{%c64} from %s : !stream.resource<transient>{%len} => !stream.timepoint
  %w = stream.timepoint.await sync %rt => %r : !stream.resource<external>{%c64}
  util.return %w : !stream.resource<external>
}
