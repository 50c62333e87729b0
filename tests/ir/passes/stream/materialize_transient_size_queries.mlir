// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --pass=materialize-transient-size-queries,layout-slices,canonicalize,cse %s | FileCheck %s

// Two queries: with the entry's own arguments, and with the sizes and scalars
// that count. The entry names both.
// CHECK-LABEL: util.func public @f(
// CHECK-SAME: emplace.transients.params = "scalar:1"
// CHECK-SAME: emplace.transients.size = "f_transients_size_of"
// CHECK-SAME: iree.abi.transients.size = @f_transients_size}
// CHECK: util.func public @f_transients_size(%{{.+}}: !hal.buffer, %[[N:.+]]: index) -> index {
// CHECK: %[[B:.+]] = arith.muli %[[N]], %c4
// CHECK: %[[A:.+]] = util.align %[[B]], %c64
// CHECK: util.return %[[A]]
// CHECK: util.func public @f_transients_size_of(%[[M:.+]]: index) -> index attributes {emplace.size_query = @f} {
// CHECK: %[[B:.+]] = arith.muli %[[M]], %c4
util.func public @f(%storage: !hal.buffer, %n: index) attributes {iree.abi.stub, emplace.abi = {args = [{kind = "transients"}, {kind = "scalar", type = index}], results = []}} {
  %c4 = arith.constant 4 : index
  %b = arith.muli %n, %c4 : index
  %p:2 = stream.resource.pack slices({
    [0, 0] = %b
  }) : index attributes {stream.experimental.transients}
  %s = stream.tensor.import %storage : !hal.buffer -> tensor<?xi8>{%p#0} in !stream.resource<transient>{%p#0}
  util.optimization_barrier %s : !stream.resource<transient>
  util.return
}

// A name that is taken gets a number.
// CHECK-LABEL: util.func public @g(
// CHECK-SAME: iree.abi.transients.size = @g_transients_size_0
// CHECK: util.func public @g_transients_size_0(
util.func public @g(%storage: !hal.buffer, %n: index) attributes {iree.abi.stub, emplace.abi = {args = [{kind = "transients"}, {kind = "scalar", type = index}], results = []}} {
  %c4 = arith.constant 4 : index
  %b = arith.muli %n, %c4 : index
  %p:2 = stream.resource.pack slices({
    [0, 0] = %b
  }) : index attributes {stream.experimental.transients}
  %s = stream.tensor.import %storage : !hal.buffer -> tensor<?xi8>{%p#0} in !stream.resource<transient>{%p#0}
  util.optimization_barrier %s : !stream.resource<transient>
  util.return
}
util.func private @g_transients_size() {
  util.return
}
