// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt %s --split-input-file --pass=convert-stream-to-hal,canonicalize,cse | FileCheck %s

// The caller's view is checked and its buffer taken; a result that is a whole
// view of the caller is handed back as it came.
// CHECK-LABEL: util.func public @pass(
// CHECK-SAME: %[[V:.*]]: !hal.buffer_view, %[[N:.*]]: index)
// CHECK: hal.buffer_view.assert<%[[V]] : !hal.buffer_view> message("input0") shape([%[[N]], %{{.*}}])
// CHECK: util.return %[[V]] : !hal.buffer_view
util.func public @pass(%v: !hal.buffer_view, %n: index) -> !hal.buffer_view attributes {emplace.abi = {args = [{kind = "input", name = "input0"}]}} {
  %c16 = arith.constant 16 : index
  %bytes = arith.muli %n, %c16 : index
  %r = stream.tensor.import %v : !hal.buffer_view -> tensor<?x4xf32>{%n} in !stream.resource<external>{%bytes}
  %o = stream.tensor.export %r : tensor<?x4xf32>{%n} in !stream.resource<external>{%bytes} -> !hal.buffer_view
  util.return %o : !hal.buffer_view
}

// -----

// A part of a resource is a view with an offset; f32 is 0x21000020.
// CHECK-LABEL: util.func private @part(
// CHECK-SAME: %[[B:.*]]: !hal.buffer, %[[N:.*]]: index, %[[O:.*]]: index)
// CHECK-DAG: %[[TYPE:.*]] = arith.constant 553648160 : i32
// CHECK-DAG: %[[C16:.*]] = arith.constant 16 : index
// CHECK: hal.buffer_view.create buffer(%[[B]] : !hal.buffer)[%[[O]], %[[C16]]] shape([%{{.*}}]) type(%[[TYPE]])
util.func private @part(%b: !stream.resource<external>, %n: index, %o: index) -> !hal.buffer_view {
  %c16 = arith.constant 16 : index
  %s = stream.resource.subview %b[%o] : !stream.resource<external>{%n} -> !stream.resource<external>{%c16}
  %v = stream.tensor.export %s : tensor<4xf32> in !stream.resource<external>{%c16} -> !hal.buffer_view
  util.return %v : !hal.buffer_view
}

// -----

// The slab must fit into the caller's storage.
// CHECK-LABEL: util.func public @slab(
// CHECK-SAME: %[[B:.*]]: !hal.buffer)
// CHECK: hal.buffer.assert<%[[B]] : !hal.buffer> {{.*}} minimum_length(%c512)
util.func public @slab(%b: !hal.buffer) -> index {
  %c0 = arith.constant 0 : index
  %c512 = arith.constant 512 : index
  %n = hal.buffer.length<%b : !hal.buffer> : index
  %s = stream.tensor.import %b : !hal.buffer -> tensor<?xi8>{%n} in !stream.resource<transient>{%n}
  %v = stream.resource.subview %s[%c0] : !stream.resource<transient>{%n} -> !stream.resource<transient>{%c512}
  %k = stream.resource.size %v : !stream.resource<transient>
  util.return %k : index
}

// -----

// Scratch of a call, and constants taken from the module without a copy.
// CHECK-LABEL: util.func private @memory(
// CHECK: %[[B:.*]] = hal.device.queue.alloca
// CHECK: %[[BYTES:.*]] = util.buffer.constant {alignment = 64 : index} : !util.buffer = dense<[1, 2]> : tensor<2xi32>
// CHECK: %{{.*}}, %[[C:.*]] = hal.allocator.import<{{.*}}> source(%[[BYTES]]
// CHECK: hal.device.queue.dealloca<{{.*}} buffer(%[[B]]
// CHECK: util.return %[[C]] : !hal.buffer
util.func private @memory(%n: index) -> !stream.resource<constant> {
  %c8 = arith.constant 8 : index
  %a, %t0 = stream.resource.alloca uninitialized : !stream.resource<transient>{%n} => !stream.timepoint
  %k, %t1 = stream.resource.constants : !stream.resource<constant>{%c8} = dense<[1, 2]> : tensor<2xi32> => !stream.timepoint
  %t2 = stream.resource.dealloca await(%t0) => %a : !stream.resource<transient>{%n} => !stream.timepoint
  util.return %k : !stream.resource<constant>
}
