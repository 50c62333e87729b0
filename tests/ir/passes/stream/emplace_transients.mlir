// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --pass=emplace-transients,layout-slices,canonicalize,cse %s | FileCheck %s

// An allocation of the entry is a part of the storage, whose length is checked;
// nothing is allocated or freed any more.
// CHECK-LABEL: @held
// CHECK-SAME: (%[[STORAGE:[a-z0-9]+]]: !hal.buffer)
// CHECK: hal.buffer.assert<%[[STORAGE]] : !hal.buffer> message("transient storage") {{.*}} minimum_length(%c128)
// CHECK: %[[S:.+]] = stream.tensor.import %[[STORAGE]] : !hal.buffer -> tensor<?xi8>{%c128} in !stream.resource<transient>{%c128}
// CHECK: %[[T:.+]] = stream.resource.subview %[[S]][%c0] : !stream.resource<transient>{%c128} -> !stream.resource<transient>{%c100}
// CHECK-NOT: stream.resource.alloca
// CHECK: stream.cmd.execute {{.*}}%[[T]] as
// CHECK-NOT: stream.resource.dealloca
// CHECK-NOT: stream.resource.transients
// CHECK: util.return
util.func public @held(%storage: !hal.buffer) -> !stream.resource<external> {
  %c0 = arith.constant 0 : index
  %c100 = arith.constant 100 : index
  %p = arith.constant 255 : i32
  %out = stream.resource.alloc uninitialized : !stream.resource<external>{%c100}
  %t, %ready = stream.resource.alloca uninitialized : !stream.resource<transient>{%c100} => !stream.timepoint
  %done = stream.cmd.execute await(%ready) => with(%t as %a: !stream.resource<transient>{%c100}, %out as %b: !stream.resource<external>{%c100}) {
    stream.cmd.fill %p, %a[%c0 for %c100] : i32 -> !stream.resource<transient>{%c100}
    stream.cmd.copy %a[%c0], %b[%c0], %c100 : !stream.resource<transient>{%c100} -> !stream.resource<external>{%c100}
  } => !stream.timepoint
  %freed = stream.resource.dealloca await(%done) => %t : !stream.resource<transient>{%c100} => !stream.timepoint
  %len = hal.buffer.length<%storage : !hal.buffer> : index
  %s = stream.tensor.import %storage : !hal.buffer -> tensor<?xi8>{%len} in !stream.resource<transient>{%len}
  %r, %rt = stream.resource.transients await(%freed) => %out : !stream.resource<external>{%c100} from %s : !stream.resource<transient>{%len} => !stream.timepoint
  %w = stream.timepoint.await %rt => %r : !stream.resource<external>{%c100}
  util.return %w : !stream.resource<external>
}

// Branches that exclude each other share: the most of 512, 256 and 128.
// CHECK-LABEL: @nested
// CHECK: %[[S:.+]] = stream.tensor.import %{{.+}} : !hal.buffer -> tensor<?xi8>{%c512}
// CHECK: stream.resource.subview %[[S]][%c0] : {{.*}} -> !stream.resource<transient>{%c512}
// CHECK: stream.resource.subview %[[S]][%c0] : {{.*}} -> !stream.resource<transient>{%c256}
// CHECK: stream.resource.subview %[[S]][%c0] : {{.*}} -> !stream.resource<transient>{%c128}
// CHECK-NOT: stream.resource.alloca
util.func public @nested(%storage: !hal.buffer, %c: i1, %d: i1, %out: !stream.resource<external>) -> !stream.resource<external> {
  %c64 = arith.constant 64 : index
  %c128 = arith.constant 128 : index
  %c256 = arith.constant 256 : index
  %c512 = arith.constant 512 : index
  %p = arith.constant 255 : i32
  %c0 = arith.constant 0 : index
  %done = scf.if %c -> (!stream.timepoint) {
    %in = scf.if %d -> (!stream.timepoint) {
      %t, %ready = stream.resource.alloca uninitialized : !stream.resource<transient>{%c512} => !stream.timepoint
      %e = stream.cmd.execute await(%ready) => with(%t as %a: !stream.resource<transient>{%c512}) {
        stream.cmd.fill %p, %a[%c0 for %c512] : i32 -> !stream.resource<transient>{%c512}
      } => !stream.timepoint
      %f = stream.resource.dealloca await(%e) => %t : !stream.resource<transient>{%c512} => !stream.timepoint
      scf.yield %f : !stream.timepoint
    } else {
      %t, %ready = stream.resource.alloca uninitialized : !stream.resource<transient>{%c256} => !stream.timepoint
      %e = stream.cmd.execute await(%ready) => with(%t as %a: !stream.resource<transient>{%c256}) {
        stream.cmd.fill %p, %a[%c0 for %c256] : i32 -> !stream.resource<transient>{%c256}
      } => !stream.timepoint
      %f = stream.resource.dealloca await(%e) => %t : !stream.resource<transient>{%c256} => !stream.timepoint
      scf.yield %f : !stream.timepoint
    }
    scf.yield %in : !stream.timepoint
  } else {
    %t, %ready = stream.resource.alloca uninitialized : !stream.resource<transient>{%c128} => !stream.timepoint
    %e = stream.cmd.execute await(%ready) => with(%t as %a: !stream.resource<transient>{%c128}) {
      stream.cmd.fill %p, %a[%c0 for %c128] : i32 -> !stream.resource<transient>{%c128}
    } => !stream.timepoint
    %f = stream.resource.dealloca await(%e) => %t : !stream.resource<transient>{%c128} => !stream.timepoint
    scf.yield %f : !stream.timepoint
  }
  %len = hal.buffer.length<%storage : !hal.buffer> : index
  %s = stream.tensor.import %storage : !hal.buffer -> tensor<?xi8>{%len} in !stream.resource<transient>{%len}
  %r, %rt = stream.resource.transients await(%done) => %out : !stream.resource<external>{%c64} from %s : !stream.resource<transient>{%len} => !stream.timepoint
  %w = stream.timepoint.await %rt => %r : !stream.resource<external>{%c64}
  util.return %w : !stream.resource<external>
}
