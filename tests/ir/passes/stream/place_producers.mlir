// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --pass=place-producers,canonicalize,cse %s | FileCheck %s

stream.executable private @ex {
  stream.executable.export public @d
}

// A result whose place is known is written there by its kernel, also when the
// place is a part of something bigger.
// CHECK-LABEL: @halves
// CHECK: %[[X:.+]] = stream.tensor.import %{{.+}} : !hal.buffer_view
// CHECK: %[[OUT:.+]] = stream.tensor.import consume
// CHECK: %[[A:.+]] = stream.async.dispatch @ex::@d(%[[X]][{{.*}}], %[[OUT]][%c0 to %c64 for %c64])
// CHECK: %[[B:.+]] = stream.async.dispatch @ex::@d(%[[X]][{{.*}}], %[[A]][%c64 to %c128 for %c64])
// CHECK-NOT: stream.async.update
// CHECK: stream.tensor.export %[[B]]
util.func public @halves(%v: !hal.buffer_view, %o: !hal.buffer_view) -> !hal.buffer_view {
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %c128 = arith.constant 128 : index
  %x = stream.tensor.import %v : !hal.buffer_view -> tensor<16xi32> in !stream.resource<external>{%c64}
  %m0 = stream.async.alloca : !stream.resource<transient>{%c64}
  %a = stream.async.dispatch @ex::@d(%x[%c0 to %c64 for %c64], %m0[%c0 to %c64 for %c64]) : (!stream.resource<external>{%c64}, !stream.resource<transient>{%c64}) -> %m0{%c64}
  %m1 = stream.async.alloca : !stream.resource<transient>{%c64}
  %b = stream.async.dispatch @ex::@d(%x[%c0 to %c64 for %c64], %m1[%c0 to %c64 for %c64]) : (!stream.resource<external>{%c64}, !stream.resource<transient>{%c64}) -> %m1{%c64}
  %out = stream.tensor.import consume %o : !hal.buffer_view -> tensor<32xi32> in !stream.resource<external>{%c128}
  %u = stream.async.update %a, %out[%c0 to %c64] : !stream.resource<transient>{%c64} -> %out as !stream.resource<external>{%c128}
  %w = stream.async.update %b, %u[%c64 to %c128] : !stream.resource<transient>{%c64} -> %u as !stream.resource<external>{%c128}
  %e = stream.tensor.export %w : tensor<32xi32> in !stream.resource<external>{%c128} -> !hal.buffer_view
  util.return %e : !hal.buffer_view
}

// A place that is not aligned to 64 bytes is copied to.
// CHECK-LABEL: @not_there
// CHECK: %[[M:.+]] = stream.async.alloca
// CHECK: stream.async.dispatch @ex::@d(%{{.+}}, %[[M]][
// CHECK: stream.async.update
util.func public @not_there(%v: !hal.buffer_view, %o: !hal.buffer_view) -> !hal.buffer_view {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c64 = arith.constant 64 : index
  %c68 = arith.constant 68 : index
  %x = stream.tensor.import %v : !hal.buffer_view -> tensor<16xi32> in !stream.resource<external>{%c64}
  %m0 = stream.async.alloca : !stream.resource<transient>{%c64}
  %a = stream.async.dispatch @ex::@d(%x[%c0 to %c64 for %c64], %m0[%c0 to %c64 for %c64]) : (!stream.resource<external>{%c64}, !stream.resource<transient>{%c64}) -> %m0{%c64}
  %out = stream.tensor.import consume %o : !hal.buffer_view -> tensor<17xi32> in !stream.resource<external>{%c68}
  %u = stream.async.update %a, %out[%c4 to %c68] : !stream.resource<transient>{%c64} -> %out as !stream.resource<external>{%c68}
  %e = stream.tensor.export %u : tensor<17xi32> in !stream.resource<external>{%c68} -> !hal.buffer_view
  util.return %e : !hal.buffer_view
}
