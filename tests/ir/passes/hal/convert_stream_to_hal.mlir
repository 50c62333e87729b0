// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt %s --split-input-file --pass=convert-stream-to-hal,canonicalize,cse | FileCheck %s

// Values change their types wherever they go: resources are buffers,
// timepoints fences. Without fences of the caller every timepoint is null.
// CHECK: util.global private mutable @state : !hal.buffer
// CHECK-LABEL: util.func private @select(
// CHECK-SAME: %[[C:.*]]: i1, %[[A:.*]]: !hal.buffer, %[[B:.*]]: !hal.buffer, %[[T:.*]]: !hal.fence) -> (!hal.buffer, !hal.fence)
// CHECK: scf.if %[[C]] -> (!hal.buffer)
// CHECK: %[[NULL:.*]] = util.null : !hal.fence
// CHECK: util.return %{{.*}}, %[[NULL]] : !hal.buffer, !hal.fence
util.global private mutable @state : !stream.resource<variable>
util.func private @select(%c: i1, %a: !stream.resource<variable>, %b: !stream.resource<variable>, %t: !stream.timepoint) -> (!stream.resource<variable>, !stream.timepoint) {
  %r = scf.if %c -> (!stream.resource<variable>) {
    util.global.store %a, @state : !stream.resource<variable>
    scf.yield %a : !stream.resource<variable>
  } else {
    scf.yield %b : !stream.resource<variable>
  }
  %i = stream.timepoint.immediate => !stream.timepoint
  %j = stream.timepoint.join max(%t, %i) => !stream.timepoint
  util.return %r, %j : !stream.resource<variable>, !stream.timepoint
}

// -----

// With fences of the caller, work waits for and signals what it says; the last
// signals the fence of the caller itself.
// CHECK-LABEL: util.func public @async(
// CHECK-SAME: %[[A:.*]]: !hal.buffer, %[[WAIT:.*]]: !hal.fence, %[[SIGNAL:.*]]: !hal.fence)
// CHECK: %[[DONE:.*]] = hal.fence.create
// CHECK: hal.device.queue.fill<{{.*}}> affinity({{.*}}) wait(%[[WAIT]]) signal(%[[DONE]]) target(%[[A]]
// CHECK: hal.device.queue.fill<{{.*}}> affinity({{.*}}) wait(%[[DONE]]) signal(%[[SIGNAL]]) target(%[[A]]
// CHECK-NOT: barrier
util.func public @async(%a: !hal.buffer, %wait: !hal.fence, %signal: !hal.fence) {
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %c7 = arith.constant 7 : i32
  %t = stream.timepoint.import %wait : (!hal.fence) => !stream.timepoint
  %r = stream.tensor.import %a : !hal.buffer -> tensor<16xi32> in !stream.resource<external>{%c64}
  %d = stream.cmd.execute await(%t) => with(%r as %x: !stream.resource<external>{%c64}) {
    stream.cmd.fill %c7, %x[%c0 for %c64] : i32 -> !stream.resource<external>{%c64}
  } => !stream.timepoint
  %e = stream.cmd.execute await(%d) => with(%r as %x: !stream.resource<external>{%c64}) {
    stream.cmd.fill %c7, %x[%c0 for %c64] : i32 -> !stream.resource<external>{%c64}
  } => !stream.timepoint
  stream.timepoint.chain_external %e => (%signal : !hal.fence)
  util.return
}
