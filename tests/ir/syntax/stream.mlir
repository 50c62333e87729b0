// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: sh %S/Inputs/round_trip.sh %s %t
// Resources, timepoints, packing and command regions of the stream dialect.

util.func public @resources(%n: index, %m: index, %t: !stream.timepoint, %f: !hal.fence, %b: !hal.buffer) {
  %a, %tp = stream.resource.alloca uninitialized await(%t) => !stream.resource<transient>{%n} => !stream.timepoint
  %a2, %tp2 = stream.resource.alloca uninitialized : !stream.resource<transient>{%n} => !stream.timepoint
  %s = stream.resource.subview %a[%m] : !stream.resource<transient>{%n} -> !stream.resource<transient>{%m}
  %x = stream.tensor.import %b : !hal.buffer -> tensor<?xi8>{%n} in !stream.resource<transient>{%n}
  %p:3 = stream.resource.pack slices({
    [0, 4] = %n,
    [5, 6] = %m
  }) : index
  %q = stream.resource.pack offset(%m) slices({}) : index
  %now = stream.timepoint.immediate => !stream.timepoint
  %j = stream.timepoint.join max(%tp, %tp2, %now) => !stream.timepoint
  %r = stream.timepoint.await %j => %a : !stream.resource<transient>{%n}
  %v, %bt = stream.timepoint.barrier %r : !stream.resource<transient>{%n} => !stream.timepoint
  %i = stream.timepoint.import %f : (!hal.fence) => !stream.timepoint
  stream.timepoint.chain_external %i => (%f : !hal.fence)
  %d = stream.resource.dealloca await(%bt) => %v : !stream.resource<transient>{%n} => !stream.timepoint
  util.return
}

util.func public @commands(%n: index, %o: index, %l: index, %value: i32, %a: !stream.resource<transient>, %e: !stream.resource<external>, %t: !stream.timepoint) -> !stream.timepoint {
  %0 = stream.cmd.execute await(%t) => with(%a as %c: !stream.resource<transient>{%n}, %e as %x: !stream.resource<external>{%n}) {
    stream.cmd.fill %value, %c[%o for %l] : i32 -> !stream.resource<transient>{%n}
    stream.cmd.copy %c[%o], %x[%o], %l : !stream.resource<transient>{%n} -> !stream.resource<external>{%n}
  } => !stream.timepoint
  util.return %0 : !stream.timepoint
}
