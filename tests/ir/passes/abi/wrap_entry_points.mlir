// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --pass=wrap-entry-points --split-input-file %s | FileCheck %s

// Tensors become buffer views, their sizes are read from the views, scalars
// pass through.
// CHECK-LABEL: util.func public @dynamic(
// CHECK-SAME: %[[X:[a-z0-9]+]]: !hal.buffer_view, %[[S:[a-z0-9]+]]: i32) -> (!hal.buffer_view, i32)
// CHECK-SAME: emplace.abi = {args = [
// CHECK-SAME: kind = "input"
// CHECK-SAME: type = tensor<?x8xf32>
// CHECK-SAME: kind = "scalar"
// CHECK-SAME: iree.abi.stub
// CHECK-SAME: iree.abi.declaration = "sync func @dynamic(%input0: tensor<?x8xf32>, %input1: i32) -> (%output0: tensor<?x8xf32>, %output1: i32)"
// CHECK: %[[D:.+]] = hal.buffer_view.dim<%[[X]] : !hal.buffer_view>[0] : index
// CHECK: %[[T:.+]] = hal.tensor.import %[[X]] "input0" : !hal.buffer_view -> tensor<?x8xf32>{%[[D]]}
// CHECK: %[[R:.+]]:2 = util.call @_dynamic(%[[T]], %[[S]])
// CHECK: %[[N:.+]] = tensor.dim %[[R]]#0
// CHECK: %[[V:.+]] = hal.tensor.export %[[R]]#0 "output0" : tensor<?x8xf32>{%[[N]]} -> !hal.buffer_view
// CHECK: util.return %[[V]], %[[R]]#1
// CHECK: util.func private @_dynamic(
util.func public @dynamic(%x: tensor<?x8xf32>, %s: i32) -> (tensor<?x8xf32>, i32) {
  util.return %x, %s : tensor<?x8xf32>, i32
}

// -----

// Storage of a result and scratch storage, in the order of the arguments.
// CHECK-LABEL: util.func public @placed(
// CHECK-SAME: %[[SCRATCH:[a-z0-9]+]]: !hal.buffer, %[[X:[a-z0-9]+]]: !hal.buffer_view, %[[OUT:[a-z0-9]+]]: !hal.buffer) -> !hal.buffer_view
// CHECK-SAME: kind = "transients"
// CHECK-SAME: kind = "input"
// CHECK-SAME: index = 0 : index, kind = "output"
// CHECK-SAME: placed = 2 : index
// CHECK-SAME: "sync func @placed(%input0: !hal.buffer {iree.abi.transients}, %input1: tensor<4xf32>, %input2: !hal.buffer {iree.abi.output = 0 : index}) -> (%output0: tensor<4xf32>)"
// CHECK: %[[R:.+]] = util.call @_placed(
// CHECK: %[[A:.+]] = hal.tensor.alias %[[R]] : tensor<4xf32> to %[[OUT]] : !hal.buffer
// CHECK: %[[T:.+]] = hal.tensor.transients %[[A]] : tensor<4xf32> from %[[SCRATCH]] : !hal.buffer
// CHECK: hal.tensor.export %[[T]] "output0" : tensor<4xf32> -> !hal.buffer_view
// CHECK-NOT: iree.abi.transients}
util.func public @placed(%s: !hal.buffer {iree.abi.transients}, %x: tensor<4xf32>,
    %o: !hal.buffer {iree.abi.output = 0 : index}) -> tensor<4xf32> {
  util.return %x : tensor<4xf32>
}

// -----

// Tensors as storage are handed over as views; the one of a result is imported
// with ownership.
// CHECK-LABEL: util.func public @tensors(
// CHECK-SAME: %{{.+}}: !hal.buffer_view, %[[OUT:[a-z0-9]+]]: !hal.buffer_view, %[[SCRATCH:[a-z0-9]+]]: !hal.buffer_view)
// CHECK: hal.tensor.import consume %[[OUT]] "input1" : !hal.buffer_view -> tensor<4xf32>
// CHECK: hal.tensor.alias %{{.+}} : tensor<4xf32> to %[[OUT]] : !hal.buffer_view
// CHECK: hal.tensor.transients %{{.+}} : tensor<4xf32> from %[[SCRATCH]] : !hal.buffer_view
util.func public @tensors(%x: tensor<4xf32>, %o: tensor<4xf32> {iree.abi.output = 0 : index},
    %s: tensor<512xi8> {iree.abi.transients}) -> tensor<4xf32> {
  util.return %x : tensor<4xf32>
}

// -----

// Two results share the scratch storage.
// CHECK-LABEL: util.func public @two(
// CHECK-COUNT-2: hal.tensor.transients %{{.+}} : tensor<4xf32> from
// CHECK-COUNT-2: hal.tensor.export
util.func public @two(%x: tensor<4xf32>, %s: !hal.buffer {iree.abi.transients})
    -> (tensor<4xf32>, tensor<4xf32>) {
  util.return %x, %x : tensor<4xf32>, tensor<4xf32>
}

// -----

// Coarse fences come last; imports wait, one barrier signals.
// CHECK-LABEL: util.func public @async(
// CHECK-SAME: %[[X:[a-z0-9]+]]: !hal.buffer_view, %[[WAIT:[a-z0-9]+]]: !hal.fence, %[[SIGNAL:[a-z0-9]+]]: !hal.fence)
// CHECK-SAME: "async func @async(
// CHECK-SAME: iree.abi.model = "coarse-fences"
// CHECK: hal.tensor.import wait(%[[WAIT]]) => %[[X]] "input0"
// CHECK: hal.tensor.barrier join(%{{.+}}, %{{.+}} : tensor<4xf32>, tensor<4xf32>) => %[[SIGNAL]] : !hal.fence
util.func public @async(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
    attributes {iree.abi.model = "coarse-fences"} {
  util.return %x, %x : tensor<4xf32>, tensor<4xf32>
}

// -----

// Without results the fence is signalled at the end.
// CHECK-LABEL: util.func public @nothing(
// CHECK: hal.fence.signal<%{{.+}} : !hal.fence>
util.func public @nothing() attributes {iree.abi.model = "coarse-fences"} {
  util.return
}

// -----

// Names, encodings, affinities and ownership.
// CHECK-LABEL: util.func public @named(
// CHECK-SAME: %x: tensor<4xf32> {iree.abi.encoding = tensor<4xi32>}
// CHECK-SAME: stream.affinity = #hal.device.promise<@dev>
// CHECK: hal.tensor.import on(#hal.device.promise<@a>) consume %{{.+}} "x" : !hal.buffer_view -> tensor<4xi32> as tensor<4xf32>
// CHECK: hal.tensor.export on(#hal.device.promise<@dev>) %{{.+}} "y" : tensor<4xf32> -> !hal.buffer_view
util.func public @named(%x: tensor<4xf32> {iree.abi.name = "x", iree.abi.consume,
    iree.abi.affinity = #hal.device.promise<@a>, iree.abi.encoding = tensor<4xi32>})
    -> (tensor<4xf32> {iree.abi.name = "y"})
    attributes {iree.abi.affinity = #hal.device.promise<@dev>} {
  util.return %x : tensor<4xf32>
}

// -----

// Calls go to the function, not to its entry; stubs are left alone; the user's
// reflection is kept.
// CHECK-LABEL: util.func public @callee(
// CHECK-SAME: note = "mine"
// CHECK: util.func private @_callee(
// CHECK: util.func private @user(
// CHECK: util.call @_callee(
// CHECK: util.func public @stub(%{{.+}}: i32) -> i32 attributes {iree.abi.stub}
util.func public @callee(%x: tensor<4xf32>) -> tensor<4xf32> attributes {iree.reflection = {note = "mine"}} {
  util.return %x : tensor<4xf32>
}
util.func private @user(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = util.call @callee(%x) : (tensor<4xf32>) -> tensor<4xf32>
  util.return %0 : tensor<4xf32>
}
util.func public @stub(%x: i32) -> i32 attributes {iree.abi.stub} {
  util.return %x : i32
}
