// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: sh %S/Inputs/round_trip.sh %s %t
// Ops of the stream dialect, in custom form; printed and read back.

stream.executable private @ex {
  stream.executable.export public @d workgroups(%w: index, %h: index) -> (index, index, index) {
    stream.return %w, %h, %h : index, index, index
  }
  stream.executable.export public @plain
  builtin.module {
    func.func @d(%a: !stream.binding, %b: !stream.binding, %n: index) {
      %c0 = arith.constant 0 : index
      %x = stream.dispatch.workgroup.id[0] : index
      %y = stream.dispatch.workgroup.count[1] : index
      %z = stream.dispatch.workgroup.size[2] : index
      %t = stream.binding.subspan %a[%c0] : !stream.binding -> memref<?xf32>{%n}
      return
    }
  }
}

util.global private mutable @r : !stream.resource<variable>

// Resources, their lifetimes and their places in time.
util.func private @resources(%n: index, %o: index, %b: !util.buffer, %t: !stream.timepoint) {
  %a = stream.resource.alloc uninitialized : !stream.resource<external>{%n}
  %q, %qt = stream.resource.alloca uninitialized : !stream.resource<transient>{%n} => !stream.timepoint
  %p, %pt = stream.resource.alloca uninitialized on(#hal.device.affinity<@dev>) await(%t) => !stream.resource<transient>{%n} => !stream.timepoint
  %d = stream.resource.dealloca await(%pt) => %p : !stream.resource<transient>{%n} => !stream.timepoint
  %e = stream.resource.dealloca origin %q : !stream.resource<transient>{%n} => !stream.timepoint
  stream.resource.retain %a : !stream.resource<external>{%n}
  %last = stream.resource.release %a : !stream.resource<external>{%n}
  %one = stream.resource.is_terminal %a : !stream.resource<external>{%n}
  %size = stream.resource.size %a : !stream.resource<external>
  %m, %mapped = stream.resource.try_map %b[%o] : !util.buffer -> i1, !stream.resource<constant>{%n}
  %v = stream.resource.load %a[%o] : !stream.resource<external>{%n} -> i32
  stream.resource.store %v, %a[%o] : i32 -> !stream.resource<external>{%n}
  %k:3 = stream.resource.pack slices({
    [0, 4] = %n,
    [2, 6] = %o
  }) : index
  %l:2 = stream.resource.pack on(#hal.device.affinity<@dev>) offset(%o) slices({
    [0, 0] = %n
  }) : index attributes {stream.experimental.transients}
  %nothing = stream.resource.pack slices({}) : index
  %cs:2, %ct = stream.resource.constants :
    !stream.resource<constant>{%n} = dense<1> : tensor<4xi32>,
    !stream.resource<constant>{%o} = dense<2.0> : tensor<8xf32>
    => !stream.timepoint
  %s = stream.resource.subview %a[%o] : !stream.resource<external>{%n} -> !stream.resource<external>{%o}
  %r, %rt = stream.resource.transients await(%t) => %a : !stream.resource<external>{%n} from %p : !stream.resource<transient>{%n} => !stream.timepoint
  util.return
}

// Tensors in resources.
util.func private @tensors(%v: !hal.buffer_view, %n: index, %d: index, %x: f32, %t: !stream.timepoint) {
  %c0 = arith.constant 0 : index
  %i = stream.tensor.import %v : !hal.buffer_view -> tensor<?x4xf32>{%d} in !stream.resource<external>{%n}
  %j = stream.tensor.import consume %v : !hal.buffer_view -> tensor<4xf32> in !stream.resource<external>{%n}
  %e = stream.tensor.export %i : tensor<?x4xf32>{%d} in !stream.resource<external>{%n} -> !hal.buffer_view
  %s = stream.tensor.sizeof tensor<?x4xf32>{%d} : index
  %m = stream.tensor.empty : tensor<?xf32>{%d} in !stream.resource<*>{%n}
  %k = stream.tensor.constant : tensor<2xf32> in !stream.resource<constant> = dense<[1.0, 2.0]> : tensor<2xf32>
  %f = stream.tensor.splat %x : f32 -> tensor<?xf32>{%d} in !stream.resource<*>{%n}
  %c = stream.tensor.clone %f : tensor<?xf32>{%d} in !stream.resource<*>{%n} -> tensor<?xf32>{%d} in !stream.resource<*>{%n}
  %l = stream.tensor.slice %f[%c0 for %d] : tensor<?xf32>{%d} in !stream.resource<*>{%n} -> tensor<4xf32> in !stream.resource<*>{%n}
  %g = stream.tensor.fill %x, %f[%c0 for %d] : f32 -> tensor<?xf32>{%d} in %f as !stream.resource<*>{%n}
  %u = stream.tensor.update %l, %g[%c0] : tensor<4xf32> in !stream.resource<*>{%n} -> tensor<?xf32>{%d} in %g as !stream.resource<*>{%n}
  util.return
}

// Work on resources as values.
util.func private @async(%a: !stream.resource<*>, %n: index, %o: index, %p: i32, %v: !stream.resource<external>) -> !stream.resource<*> {
  %c0 = arith.constant 0 : index
  %m = stream.async.alloca : !stream.resource<transient>{%n}
  %k = stream.async.constant : !stream.resource<constant>{%n} = dense<1> : tensor<4xi32>
  %s = stream.async.splat %p : i32 -> !stream.resource<*>{%n}
  %c = stream.async.clone %s : !stream.resource<*>{%n} -> !stream.resource<*>{%n}
  %l = stream.async.slice %s[%c0 to %o] : !stream.resource<*>{%n} -> !stream.resource<*>{%o}
  %f = stream.async.fill %p, %s[%c0 to %o for %o] : i32 -> %s as !stream.resource<*>{%n}
  %u = stream.async.update %l, %f[%c0 to %o] : !stream.resource<*>{%o} -> %f as !stream.resource<*>{%n}
  %y = stream.async.copy %l[%c0 to %o], %u[%c0 to %o], %o : !stream.resource<*>{%o} -> %u as !stream.resource<*>{%n}
  %t = stream.async.transfer %y : !stream.resource<*>{%n} -> !stream.resource<external>{%n}
  %z = stream.async.load %y[%c0] : !stream.resource<*>{%n} -> i32
  %w = stream.async.store %z, %y[%c0] : i32 -> %y as !stream.resource<*>{%n}
  %d = stream.async.dispatch @ex::@d[%n, %o](%w[%c0 to %n for %n], %p) : (!stream.resource<*>{%n}, i32) -> !stream.resource<*>{%n}
  %h:2 = stream.async.dispatch @ex::@d[%n, %o](%d[%c0 to %n for %n], %s[%c0 to %n for %n]) : (!stream.resource<*>{%n}, !stream.resource<*>{%n}) -> (%d{%n}, !stream.resource<*>{%n})
  %r, %rt = stream.async.execute with(%h#0 as %in: !stream.resource<*>{%n}) -> !stream.resource<*>{%n} {
    %q:2 = stream.async.concurrent with(%in as %in2: !stream.resource<*>{%n}) -> (!stream.resource<*>{%n}, !stream.resource<*>{%n}) {
      %q0 = stream.async.splat %p : i32 -> !stream.resource<*>{%n}
      %q1 = stream.async.clone %in2 : !stream.resource<*>{%n} -> !stream.resource<*>{%n}
      stream.yield %q0, %q1 : !stream.resource<*>{%n}, !stream.resource<*>{%n}
    }
    stream.yield %q#1 : !stream.resource<*>{%n}
  } => !stream.timepoint
  %done = stream.timepoint.await %rt => %r : !stream.resource<*>{%n}
  util.return %done : !stream.resource<*>
}

// Commands in memory.
util.func private @commands(%a: !stream.resource<external>, %b: !stream.resource<transient>, %n: index, %p: i32, %t: !stream.timepoint) {
  %c0 = arith.constant 0 : index
  %done = stream.cmd.execute await(%t) => with(%a as %x: !stream.resource<external>{%n}, %b as %y: !stream.resource<transient>{%n}) {
    stream.cmd.concurrent {
      stream.cmd.fill %p, %x[%c0 for %n] : i32 -> !stream.resource<external>{%n}
      stream.cmd.serial {
        stream.cmd.copy %y[%c0], %x[%c0], %n : !stream.resource<transient>{%n} -> !stream.resource<external>{%n}
      }
    }
    stream.cmd.flush %x[%c0 for %n] : !stream.resource<external>{%n}
    stream.cmd.invalidate %x[%c0 for %n] : !stream.resource<external>{%n}
    stream.cmd.discard %x[%c0 for %n] : !stream.resource<external>{%n}
    stream.cmd.dispatch @ex::@d[%n, %n](%p : i32) {
      ro %x[%c0 for %n] : !stream.resource<external>{%n},
      wo %y[%c0 for %n] : !stream.resource<transient>{%n}
    }
    stream.cmd.dispatch @ex::@plain {
      rw %x[%c0 for %n] : !stream.resource<external>{%n}
    }
  } => !stream.timepoint
  util.return
}

// Points in time.
util.func private @timepoints(%t: !stream.timepoint, %f: !hal.fence, %r: !stream.resource<external>, %n: index) {
  %i = stream.timepoint.immediate => !stream.timepoint
  %m = stream.timepoint.import %f : (!hal.fence) => !stream.timepoint
  %e = stream.timepoint.export %t => (!hal.fence)
  stream.timepoint.chain_external %t => (%f : !hal.fence)
  %j = stream.timepoint.join max(%i, %m) => !stream.timepoint
  %q, %qt = stream.timepoint.barrier %r : !stream.resource<external>{%n} => !stream.timepoint
  %w = stream.timepoint.await %j => %q : !stream.resource<external>{%n}
  %z = stream.timepoint.await sync %qt => %w : !stream.resource<external>{%n}
  util.return
}
