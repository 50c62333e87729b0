// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --canonicalize %s | FileCheck %s
// Folds of the stream dialect: timepoints that are reached, joined or imported.

// CHECK-LABEL: util.func public @timepoints(
// CHECK-NEXT:   %0 = stream.timepoint.immediate => !stream.timepoint
// CHECK-NEXT:   %1 = stream.timepoint.join max(%arg0, %arg1) => !stream.timepoint
// CHECK-NEXT:   %2 = stream.timepoint.join max(%arg2, %arg0, %arg1) => !stream.timepoint
// CHECK-NEXT:   util.return %1, %2, %0, %arg3, %arg4 : !stream.timepoint, !stream.timepoint, !stream.timepoint, !hal.semaphore, index
// CHECK-NEXT: }
util.func @timepoints(%a: !stream.timepoint, %b: !stream.timepoint, %c: !stream.timepoint, %s: !hal.semaphore, %n: index) -> (!stream.timepoint, !stream.timepoint, !stream.timepoint, !hal.semaphore, index) {
  %i = stream.timepoint.immediate => !stream.timepoint
  %j = stream.timepoint.join max(%a, %i, %b, %a) => !stream.timepoint
  %k = stream.timepoint.join max(%c, %j, %b) => !stream.timepoint
  %m = stream.timepoint.join max(%i, %i) => !stream.timepoint
  %o = stream.timepoint.import %s, %n : (!hal.semaphore, index) => !stream.timepoint
  %e:2 = stream.timepoint.export %o => (!hal.semaphore, index)
  util.return %j, %k, %m, %e#0, %e#1 : !stream.timepoint, !stream.timepoint, !stream.timepoint, !hal.semaphore, index
}

// CHECK-LABEL: util.func public @awaits(
// CHECK-NEXT:   util.return %arg1, %arg1, %arg0 : !stream.resource<external>, !stream.resource<external>, !stream.timepoint
// CHECK-NEXT: }
util.func @awaits(%t: !stream.timepoint, %r: !stream.resource<external>, %n: index) -> (!stream.resource<external>, !stream.resource<external>, !stream.timepoint) {
  %i = stream.timepoint.immediate => !stream.timepoint
  %0 = stream.timepoint.await %i => %r : !stream.resource<external>{%n}
  %1 = stream.timepoint.await %t => %r : !stream.resource<external>{%n}
  %w, %wt = stream.timepoint.barrier %1 : !stream.resource<external>{%n} => !stream.timepoint
  util.return %0, %w, %wt : !stream.resource<external>, !stream.resource<external>, !stream.timepoint
}
