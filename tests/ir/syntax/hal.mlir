// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: sh %S/Inputs/round_trip.sh %s %t
// The hal ops that programs are written with: tensors at the border, buffers,
// views and fences.

util.func public @border(%v: !hal.buffer_view, %s: !hal.buffer, %f: !hal.fence, %d: index) -> !hal.buffer_view {
  %0 = hal.tensor.import %v : !hal.buffer_view -> tensor<4xf32>
  %1 = hal.tensor.import wait(%f) => %v "input" : !hal.buffer_view -> tensor<?x4xf32>{%d}
  %2 = hal.tensor.import consume %s : !hal.buffer -> tensor<4xf32>
  %3 = hal.tensor.alias %0 : tensor<4xf32> to %s : !hal.buffer
  %4 = hal.tensor.alias wait(%f) => %1 : tensor<?x4xf32>{%d} to %s : !hal.buffer
  %5 = hal.tensor.transients %3 : tensor<4xf32> from %s : !hal.buffer
  %6 = hal.tensor.transients %4 : tensor<?x4xf32>{%d} from %v : !hal.buffer_view
  %7:2 = hal.tensor.barrier join(%5, %2 : tensor<4xf32>, tensor<4xf32>) => %f : !hal.fence
  %8 = hal.tensor.export %6 "output" : tensor<?x4xf32>{%d} -> !hal.buffer_view
  %9 = hal.tensor.export %7#0 : tensor<4xf32> -> !hal.buffer_view
  util.return %8 : !hal.buffer_view
}

util.func public @buffers(%v: !hal.buffer_view, %b: !hal.buffer, %f: !hal.fence) -> (index, index) {
  %0 = hal.buffer.length<%b : !hal.buffer> : index
  %1 = hal.buffer_view.dim<%v : !hal.buffer_view>[0] : index
  %2 = hal.buffer_view.rank<%v : !hal.buffer_view> : index
  %3 = hal.buffer_view.buffer<%v : !hal.buffer_view> : !hal.buffer
  hal.fence.signal<%f : !hal.fence>
  util.return %0, %1 : index, index
}

// Attributes of arguments are kept.
util.func private @attributes(!hal.buffer {iree.abi.transients}, !hal.buffer {iree.abi.output = 0 : index}, tensor<4xf32> {iree.abi.affinity = #hal.device.promise<@device_a>}) -> tensor<4xf32>
