// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --pass=describe-stubs %s | FileCheck %s

// What the body does with an argument tells what it is.
// CHECK: util.func public @f(
// CHECK-SAME: emplace.abi = {args = [
// CHECK-SAME: kind = "input", name = "x", type = tensor<4xf32>}
// CHECK-SAME: index = 0 : index, kind = "output"
// CHECK-SAME: kind = "transients"
// CHECK-SAME: kind = "wait"
// CHECK-SAME: kind = "signal"
// CHECK-SAME: results = [{name = "y", placed = 1 : index, type = tensor<4xf32>}]
// CHECK-SAME: iree.abi.declaration = "async func @f(%x: tensor<4xf32>, %input1: !hal.buffer {iree.abi.output = 0 : index}, %input2: !hal.buffer {iree.abi.transients}) -> (%y: tensor<4xf32>)"
util.func public @f(%v: !hal.buffer_view, %o: !hal.buffer, %s: !hal.buffer, %w: !hal.fence, %g: !hal.fence) -> !hal.buffer_view
    attributes {iree.abi.stub, iree.reflection = {iree.abi.model = "coarse-fences"}} {
  %x = hal.tensor.import wait(%w) => %v "x" : !hal.buffer_view -> tensor<4xf32>
  %a = hal.tensor.alias %x : tensor<4xf32> to %o : !hal.buffer
  %t = hal.tensor.transients %a : tensor<4xf32> from %s : !hal.buffer
  %b = hal.tensor.barrier join(%t : tensor<4xf32>) => %g : !hal.fence
  %r = hal.tensor.export %b "y" : tensor<4xf32> -> !hal.buffer_view
  util.return %r : !hal.buffer_view
}
