// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --pass=materialize-copy-on-write %s | FileCheck %s

stream.executable private @ex {
  stream.executable.export public @d
}

// A value that is overwritten while it is still wanted is copied; one whose
// last use is the write is not.
// CHECK-LABEL: @wanted_later
// CHECK: %[[X:.+]] = stream.tensor.import
// CHECK: %[[C:.+]] = stream.async.copy %[[X]]
// CHECK: %[[A:.+]] = stream.async.fill %{{.+}}, %[[C]][
// CHECK: %[[B:.+]] = stream.async.fill %{{.+}}, %[[A]][
// CHECK-NOT: stream.async.copy
// CHECK: stream.async.dispatch @ex::@d(%[[X]]{{.*}}, %[[B]]
util.func public @wanted_later(%v: !hal.buffer_view, %p: i32) -> !hal.buffer_view {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c64 = arith.constant 64 : index
  %x = stream.tensor.import %v : !hal.buffer_view -> tensor<16xi32> in !stream.resource<external>{%c64}
  %a = stream.async.fill %p, %x[%c0 to %c4 for %c4] : i32 -> %x as !stream.resource<external>{%c64}
  %b = stream.async.fill %p, %a[%c0 to %c4 for %c4] : i32 -> %a as !stream.resource<external>{%c64}
  %d = stream.async.dispatch @ex::@d(%x[%c0 to %c64 for %c64], %b[%c0 to %c64 for %c64]) : (!stream.resource<external>{%c64}, !stream.resource<external>{%c64}) -> %b{%c64}
  %e = stream.tensor.export %d : tensor<16xi32> in !stream.resource<external>{%c64} -> !hal.buffer_view
  util.return %e : !hal.buffer_view
}
