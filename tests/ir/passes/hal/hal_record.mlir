// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt %s --split-input-file --pass=convert-stream-to-hal,canonicalize,cse | FileCheck %s

// Constants only: recorded once, when the module is loaded; the call hands over
// a binding table. The workgroups are counted by the region of the export:
// 130 elements are 3 groups of 64. Its ordinal is 1.
// CHECK: util.initializer {
// CHECK: %[[CMD:.*]] = hal.command_buffer.create {{.*}} mode("None") {{.*}} bindings(%c2)
// CHECK: hal.command_buffer.fill_buffer<%[[CMD]] : !hal.command_buffer> target(%c1 : index)[%c0, %{{.*}}] pattern(%c7_i32 : i32)
// CHECK: hal.command_buffer.execution_barrier<%[[CMD]]
// CHECK: hal.command_buffer.dispatch<%[[CMD]] : !hal.command_buffer> target({{.*}})[%c1] workgroups([%c3, %c1, %c1]) constants([%c7_i32])
// CHECK: (%c0 : index)[%c0,
// CHECK: (%c1 : index)[%c0,
// CHECK: hal.command_buffer.finalize<%[[CMD]]
// CHECK: util.global.store %[[CMD]], @[[NAME:.*]] : !hal.command_buffer
// CHECK-LABEL: util.func private @once(
// CHECK-SAME: %[[A:.*]]: !hal.buffer, %[[B:.*]]: !hal.buffer)
// CHECK: %[[LOADED:.*]] = util.global.load immutable @[[NAME]]
// CHECK: hal.device.queue.execute.indirect<{{.*}}> {{.*}} commands(%[[LOADED]]) bindings([
// CHECK: (%[[A]] : !hal.buffer)[%c0,
// CHECK: (%[[B]] : !hal.buffer)[%c0,
hal.executable private @ex {
  hal.executable.variant public @vmvx target(<"vmvx", "vmvx-bytecode">) {
    hal.executable.export public @first ordinal(0) layout(#hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>]>)
    hal.executable.export public @entry ordinal(1) layout(#hal.pipeline.layout<constants = 1, bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>) count(%d: !hal.device, %w: index) -> (index, index, index) {
      %c1 = arith.constant 1 : index
      %c64 = arith.constant 64 : index
      %x = arith.ceildivui %w, %c64 : index
      hal.return %x, %c1, %c1 : index, index, index
    }
  }
}
util.func private @once(%a: !stream.resource<external>, %b: !stream.resource<external>) -> !stream.timepoint {
  %c0 = arith.constant 0 : index
  %c130 = arith.constant 130 : index
  %c520 = arith.constant 520 : index
  %c7 = arith.constant 7 : i32
  %t = stream.cmd.execute with(%a as %x: !stream.resource<external>{%c520}, %b as %y: !stream.resource<external>{%c520}) {
    stream.cmd.fill %c7, %y[%c0 for %c520] : i32 -> !stream.resource<external>{%c520}
    stream.cmd.dispatch @ex::@entry[%c130](%c7 : i32) {
      ro %x[%c0 for %c520] : !stream.resource<external>{%c520},
      rw %y[%c0 for %c520] : !stream.resource<external>{%c520}
    }
  } => !stream.timepoint
  util.return %t : !stream.timepoint
}

// -----

// A size of the call: recorded at the call, naming the buffers; an index is
// two words, the low one first.
// CHECK-LABEL: util.func private @again(
// CHECK-SAME: %[[A:.*]]: !hal.buffer, %[[N:.*]]: index)
// CHECK: %[[CMD:.*]] = hal.command_buffer.create {{.*}} mode("OneShot|AllowInlineExecution")
// CHECK: %[[GROUPS:.*]] = arith.ceildivui %[[N]], %c64
// CHECK: %[[WIDE:.*]] = arith.index_cast %[[N]] : index to i64
// CHECK: %[[HIGH:.*]] = arith.shrui %[[WIDE]], %c32_i64
// CHECK: %[[LO:.*]] = arith.trunci %[[WIDE]] : i64 to i32
// CHECK: %[[HI:.*]] = arith.trunci %[[HIGH]] : i64 to i32
// CHECK: %[[COUNT:.*]] = arith.minui %[[GROUPS]], %c4294967295
// CHECK: hal.command_buffer.dispatch<%[[CMD]] {{.*}} workgroups([%[[COUNT]], %c1, %c1]) constants([%[[LO]], %[[HI]]])
// CHECK: (%[[A]] : !hal.buffer)[%c0, %[[N]]]
// CHECK: hal.device.queue.execute<{{.*}}> {{.*}} commands(%[[CMD]])
hal.executable private @ex {
  hal.executable.variant public @vmvx target(<"vmvx", "vmvx-bytecode">) {
    hal.executable.export public @first ordinal(0) layout(#hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>]>)
    hal.executable.export public @entry ordinal(1) layout(#hal.pipeline.layout<constants = 1, bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>) count(%d: !hal.device, %w: index) -> (index, index, index) {
      %c1 = arith.constant 1 : index
      %c64 = arith.constant 64 : index
      %x = arith.ceildivui %w, %c64 : index
      hal.return %x, %c1, %c1 : index, index, index
    }
  }
}
util.func private @again(%a: !stream.resource<external>, %n: index) -> !stream.timepoint {
  %c0 = arith.constant 0 : index
  %t = stream.cmd.execute with(%a as %x: !stream.resource<external>{%n}) {
    stream.cmd.dispatch @ex::@entry[%n](%n : index) {
      rw %x[%c0 for %n] : !stream.resource<external>{%n}
    }
  } => !stream.timepoint
  util.return %t : !stream.timepoint
}

// -----

// Commands of a wave have no barrier between them; one copy alone needs no
// command buffer.
// CHECK: util.initializer {
// CHECK: hal.command_buffer.copy_buffer
// CHECK-NOT: execution_barrier
// CHECK: hal.command_buffer.copy_buffer
// CHECK: finalize
// CHECK-LABEL: util.func private @waves(
// CHECK-SAME: %[[A:.*]]: !hal.buffer, %[[B:.*]]: !hal.buffer)
// CHECK: hal.device.queue.copy<{{.*}} source(%[[A]] : !hal.buffer)[%c0] target(%[[B]] : !hal.buffer)[%c16] length(%c16)
util.func private @waves(%a: !stream.resource<external>, %b: !stream.resource<external>) -> !stream.timepoint {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %c32 = arith.constant 32 : index
  %t = stream.cmd.execute with(%a as %x: !stream.resource<external>{%c32}, %b as %y: !stream.resource<external>{%c32}) {
    stream.cmd.concurrent {
      stream.cmd.copy %x[%c0], %y[%c0], %c16 : !stream.resource<external>{%c32} -> !stream.resource<external>{%c32}
      stream.cmd.copy %x[%c16], %y[%c16], %c16 : !stream.resource<external>{%c32} -> !stream.resource<external>{%c32}
    }
  } => !stream.timepoint
  %u = stream.cmd.execute await(%t) => with(%a as %x: !stream.resource<external>{%c32}, %b as %y: !stream.resource<external>{%c32}) {
    stream.cmd.copy %x[%c0], %y[%c16], %c16 : !stream.resource<external>{%c32} -> !stream.resource<external>{%c32}
  } => !stream.timepoint
  util.return %u : !stream.timepoint
}
