// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --pass=emplace-transients,layout-slices,canonicalize,cse --split-input-file %s | FileCheck %s

// TRANSIENTS case 32: a function that is called gets its scratch, and the
// storage of its result, from the slab of the caller; calls that follow each
// other share.
// CHECK-LABEL: util.func private @h
// CHECK-SAME: %[[N:[a-z0-9]+]]: index, %[[RESULT:[a-z0-9]+]]: !stream.resource<transient>, %[[SCRATCH:[a-z0-9]+]]: !stream.resource<transient>)
// CHECK-NOT: stream.resource.alloca
// CHECK: stream.resource.subview %[[SCRATCH]][%c0]
// CHECK: util.return
// CHECK-LABEL: util.func public @f
// CHECK-SAME: (%[[STORAGE:.+]]: !hal.buffer, %[[M:[a-z0-9]+]]: index
// CHECK-NOT: stream.resource.alloca
// CHECK: %[[A:.+]] = util.align %[[M]], %c64
// CHECK: stream.tensor.import %[[STORAGE]]
// CHECK-NOT: stream.resource.alloca
// CHECK: util.call @h(%{{.+}}, %[[M]], %{{.+}}, %{{.+}})
// CHECK: util.call @h(%{{.+}}, %[[M]], %{{.+}}, %{{.+}})
util.func private @h(%x: !stream.resource<transient>, %n: index) -> !stream.resource<transient> attributes {stream.serial_timeline} {
  %c0 = arith.constant 0 : index
  %p = arith.constant 1 : i32
  %r, %t0 = stream.resource.alloca uninitialized : !stream.resource<external>{%n} => !stream.timepoint
  %s, %t1 = stream.resource.alloca uninitialized await(%t0) => !stream.resource<transient>{%n} => !stream.timepoint
  %t2 = stream.cmd.execute await(%t1) => with(%x as %a: !stream.resource<transient>{%n}, %s as %b: !stream.resource<transient>{%n}, %r as %c: !stream.resource<external>{%n}) {
    stream.cmd.copy %a[%c0], %b[%c0], %n : !stream.resource<transient>{%n} -> !stream.resource<transient>{%n}
    stream.cmd.copy %b[%c0], %c[%c0], %n : !stream.resource<transient>{%n} -> !stream.resource<external>{%n}
  } => !stream.timepoint
  %w = stream.timepoint.await sync %t2 => %r : !stream.resource<external>{%n}
  %y = stream.async.cast %w : !stream.resource<external>{%n} -> !stream.resource<transient>
  util.return %y : !stream.resource<transient>
}
util.func public @f(%storage: !hal.buffer, %m: index, %x: !stream.resource<transient>, %out: !stream.resource<external>) -> !stream.resource<external> attributes {stream.serial_timeline} {
  %c0 = arith.constant 0 : index
  %a = util.call @h(%x, %m) : (!stream.resource<transient>, index) -> !stream.resource<transient>
  %b = util.call @h(%a, %m) : (!stream.resource<transient>, index) -> !stream.resource<transient>
  %done = stream.cmd.execute with(%b as %s: !stream.resource<transient>{%m}, %out as %d: !stream.resource<external>{%m}) {
    stream.cmd.copy %s[%c0], %d[%c0], %m : !stream.resource<transient>{%m} -> !stream.resource<external>{%m}
  } => !stream.timepoint
  %len = hal.buffer.length<%storage : !hal.buffer> : index
  %st = stream.tensor.import %storage : !hal.buffer -> tensor<?xi8>{%len} in !stream.resource<transient>{%len}
  %r, %rt = stream.resource.transients await(%done) => %out : !stream.resource<external>{%m} from %st : !stream.resource<transient>{%len} => !stream.timepoint
  %w = stream.timepoint.await sync %rt => %r : !stream.resource<external>{%m}
  util.return %w : !stream.resource<external>
}

// -----
// A function that something else than calls names keeps what it has.
// CHECK-LABEL: util.func private @known
// CHECK: stream.resource.alloca
util.func private @known() -> !stream.resource<external> attributes {stream.serial_timeline} {
  %c64 = arith.constant 64 : index
  %r, %t0 = stream.resource.alloca uninitialized : !stream.resource<external>{%c64} => !stream.timepoint
  %w = stream.timepoint.await sync %t0 => %r : !stream.resource<external>{%c64}
  util.return %w : !stream.resource<external>
}
util.func public @g() attributes {who = @known} {
  %r = util.call @known() : () -> !stream.resource<external>
  util.return
}
