// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --pass=convert-to-stream,cse %s | FileCheck %s

// Operands of a kernel become bindings, then 32-bit words of its scalars; a
// result tied to an operand needs no binding of its own.
// CHECK: stream.executable.export public @d workgroups(%[[W:.+]]: index) -> (index, index, index)
// CHECK: func.func @d(%[[A:.+]]: !stream.binding, %[[B:.+]]: !stream.binding, %[[LO:.+]]: i32, %[[HI:.+]]: i32)
// CHECK: %[[N:.+]] = iree_tensor_ext.dispatch.workload.ordinal %{{.+}}, 0 : index
// CHECK-DAG: stream.binding.subspan %[[A]][%c0] : !stream.binding -> !iree_tensor_ext.dispatch.tensor<readonly:tensor<?xf32>>{%[[N]]}
// CHECK-DAG: stream.binding.subspan %[[B]][%c0] : !stream.binding -> !iree_tensor_ext.dispatch.tensor<readwrite:tensor<?xf32>>{%[[N]]}
flow.executable private @ex {
  flow.executable.export public @d workgroups(%w: index) -> (index, index, index) {
    %x, %y, %z = iree_tensor_ext.dispatch.workgroup_count_from_slice(%w)
    flow.return %x, %y, %z : index, index, index
  }
  builtin.module {
    func.func @d(%n: index, %a: !iree_tensor_ext.dispatch.tensor<readonly:tensor<?xf32>>, %b: !iree_tensor_ext.dispatch.tensor<readwrite:tensor<?xf32>>) {
      %w = iree_tensor_ext.dispatch.workload.ordinal %n, 0 : index
      %0 = iree_tensor_ext.dispatch.tensor.load %a, offsets = [0], sizes = [%w], strides = [1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<?xf32>>{%w} -> tensor<?xf32>
      iree_tensor_ext.dispatch.tensor.store %0, %b, offsets = [0], sizes = [%w], strides = [1] : tensor<?xf32> -> !iree_tensor_ext.dispatch.tensor<readwrite:tensor<?xf32>>{%w}
      return
    }
  }
}
// Where a result is placed by the caller, it is copied there at first.
// CHECK-LABEL: util.func public @dispatch
// CHECK-SAME: (%[[V:[a-z0-9]+]]: !hal.buffer_view, %[[O:[a-z0-9]+]]: !hal.buffer_view, %[[N:[a-z0-9]+]]: index)
// CHECK: %[[BYTES:.+]] = arith.muli %[[N]], %c4
// CHECK: %[[T:.+]] = stream.tensor.import %[[V]] : !hal.buffer_view -> tensor<?xf32>{%[[N]]} in !stream.resource<external>{%[[BYTES]]}
// CHECK: %[[E:.+]] = stream.async.alloca : !stream.resource<transient>{%[[BYTES]]}
// CHECK: %[[D:.+]] = stream.async.dispatch @ex::@d[%[[N]]](%[[T]][%c0 to %[[BYTES]] for %[[BYTES]]], %[[E]][%c0 to %[[BYTES]] for %[[BYTES]]], %{{.+}}, %{{.+}}) {{.*}} -> %[[E]]{%[[BYTES]]}
// CHECK: %[[Q:.+]] = stream.async.dispatch @ex::@d[%[[N]]](%[[D]]{{.*}} -> %[[T]]{%[[BYTES]]}
// CHECK: %[[P:.+]] = stream.tensor.import consume %[[O]]
// CHECK: %[[U:.+]] = stream.async.update %[[D]], %[[P]][%c0 to %[[BYTES]]]
// CHECK: stream.tensor.export %[[U]]
// CHECK: stream.tensor.export %[[Q]]
util.func public @dispatch(%v: !hal.buffer_view, %o: !hal.buffer_view, %n: index) -> (!hal.buffer_view, !hal.buffer_view) {
  %t = hal.tensor.import %v "in" : !hal.buffer_view -> tensor<?xf32>{%n}
  %e = flow.tensor.empty : tensor<?xf32>{%n}
  %d = flow.dispatch @ex::@d[%n](%n, %t, %e) : (index, tensor<?xf32>{%n}, tensor<?xf32>{%n}) -> %e{%n}
  %q = flow.dispatch @ex::@d[%n](%n, %d, %t) : (index, tensor<?xf32>{%n}, tensor<?xf32>{%n}) -> %t{%n}
  %g = hal.tensor.alias %d : tensor<?xf32>{%n} to %o : !hal.buffer_view
  %r = hal.tensor.export %g "out" : tensor<?xf32>{%n} -> !hal.buffer_view
  %r2 = hal.tensor.export %q "out2" : tensor<?xf32>{%n} -> !hal.buffer_view
  util.return %r, %r2 : !hal.buffer_view, !hal.buffer_view
}

// Tensors are bytes; pieces of whole rows are ranges of bytes; a reshape is
// nothing.
// CHECK-LABEL: util.func public @moves
// CHECK-SAME: (%[[V:[a-z0-9]+]]: !hal.buffer_view, %[[N:[a-z0-9]+]]: index, %[[I:[a-z0-9]+]]: index, %[[X:[a-z0-9]+]]: f32)
// CHECK: %[[T:.+]] = stream.tensor.import %[[V]] : !hal.buffer_view -> tensor<?x4xf32>{%[[N]]} in !stream.resource<external>{%[[BYTES:.+]]}
// CHECK: %[[BITS:.+]] = arith.bitcast %[[X]] : f32 to i32
// CHECK: %[[F0:.+]] = stream.async.alloca : !stream.resource<transient>{%c32}
// CHECK: %[[F:.+]] = stream.async.fill %[[BITS]], %[[F0]][%c0 to %c32 for %c32]
// CHECK: %[[S:.+]] = stream.async.copy %[[T]][%c32 to %c64], %{{.+}}[%c0 to %c32], %c32
// CHECK: %[[U:.+]] = stream.async.update %[[S]], %[[T]][%c0 to %c32]
// CHECK: stream.async.load %[[F]][%{{.+}}] : !stream.resource<transient>{%c32} -> f32
// CHECK: stream.tensor.export %[[U]] : tensor<4x?xf32>{%[[N]]} in !stream.resource<external>{%[[BYTES]]}
util.func public @moves(%v: !hal.buffer_view, %n: index, %i: index, %x: f32) -> (f32, !hal.buffer_view) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c2 = arith.constant 2 : index
  %t = hal.tensor.import %v "in" : !hal.buffer_view -> tensor<?x4xf32>{%n}
  %f = flow.tensor.splat %x : tensor<2x4xf32>
  %s = flow.tensor.slice %t[%c2, %c0 for %c2, %c4] : tensor<?x4xf32>{%n} -> tensor<2x4xf32>
  %u = flow.tensor.update %s, %t[%c0, %c0] : tensor<2x4xf32> -> %t as tensor<?x4xf32>{%n}
  %r = flow.tensor.reshape %u : tensor<?x4xf32>{%n} -> tensor<4x?xf32>{%n}
  %l = flow.tensor.load %f[%i, %i] : tensor<2x4xf32>
  %e = hal.tensor.export %r "out" : tensor<4x?xf32>{%n} -> !hal.buffer_view
  util.return %l, %e : f32, !hal.buffer_view
}
