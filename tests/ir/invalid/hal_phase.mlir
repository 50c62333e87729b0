// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt %s --split-input-file --verify-diagnostics --pass=convert-stream-to-hal

// What the stream phase should have scheduled.
util.func private @left(%r: !stream.resource<transient>, %n: index) -> !stream.resource<transient> {
  // expected-error @+1 {{'stream.async.clone' has no form on this device}}
  %0 = stream.async.clone %r : !stream.resource<transient>{%n} -> !stream.resource<transient>{%n}
  util.return %0 : !stream.resource<transient>
}

// -----

// Views hold ranked tensors of numbers.
util.func private @view(%r: !stream.resource<external>, %n: index) -> !hal.buffer_view {
  // expected-error @+1 {{'stream.tensor.export' needs a ranked tensor of an element type that buffer views have, found tensor<2x!hal.buffer>}}
  %0 = stream.tensor.export %r : tensor<2x!hal.buffer> in !stream.resource<external>{%n} -> !hal.buffer_view
  util.return %0 : !hal.buffer_view
}

// -----

util.func private @nobody(%r: !stream.resource<external>, %n: index) -> !stream.timepoint {
  %c0 = arith.constant 0 : index
  %t = stream.cmd.execute with(%r as %x: !stream.resource<external>{%n}) {
    // expected-error @+1 {{'stream.cmd.dispatch' names no entry point of a compiled executable: @ex::@nobody}}
    stream.cmd.dispatch @ex::@nobody {
      rw %x[%c0 for %n] : !stream.resource<external>{%n}
    }
  } => !stream.timepoint
  util.return %t : !stream.timepoint
}

// -----

hal.executable private @ex {
  hal.executable.variant public @vmvx target(<"vmvx", "vmvx-bytecode">) {
    hal.executable.export public @entry ordinal(0) layout(#hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>]>) count(%d: !hal.device, %w: index) -> (index, index, index) {
      hal.return %w, %w, %w : index, index, index
    }
  }
}
util.func private @workload(%r: !stream.resource<external>, %n: index) -> !stream.timepoint {
  %c0 = arith.constant 0 : index
  %t = stream.cmd.execute with(%r as %x: !stream.resource<external>{%n}) {
    // expected-error @+1 {{'stream.cmd.dispatch' gives 0 workload values to an entry point that takes 1}}
    stream.cmd.dispatch @ex::@entry {
      rw %x[%c0 for %n] : !stream.resource<external>{%n}
    }
  } => !stream.timepoint
  util.return %t : !stream.timepoint
}
