// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// TRANSIENTS cases 32 and 33.
// RUN: emplace query %s --target=vmvx --function=f --shape=64 --shape=64 | FileCheck %s --check-prefix=QUERY
// RUN: emplace run %s --target=vmvx --function=f --input=64xf32=2 --input=64xf32=0 "--input=&576xi8=99" | FileCheck %s
// RUN: emplace run %s --target=vmvx --function=f "--input=3xf32=1 2 3" --input=3xf32=0 "--input=&192xi8=99" | FileCheck %s --check-prefix=THREE
// RUN: %if cpu %{ emplace run %s --target=cpu --function=f --input=64xf32=2 --input=64xf32=0 "--input=&576xi8=99" | FileCheck %s %}
// RUN: not emplace query %S/Inputs/recursion.mlir --target=vmvx 2>&1 | FileCheck %s --check-prefix=RECURSION
// A helper that is called twice takes its scratch and its result from the slab
// of its caller; the slice for the scratch of one call is free for the other.
// QUERY: transient bytes: 576
// QUERY: complete: yes
// CHECK: 64xf32=33282 33282
// THREE: 3xf32=113 114 115
// Recursion has no bound.
// RECURSION: Inputs/recursion.mlir:3:1: error: recursion: '@r' comes to call itself
util.func private @h(%x: tensor<?xf32>, %w: tensor<?xf32>) -> tensor<?xf32> attributes {inlining_policy = #util.inline.never} {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %e = tensor.empty(%n) : tensor<?xf32>
  %z = arith.constant 0.0 : f32
  %s = tensor.empty() : tensor<f32>
  %f = linalg.fill ins(%z : f32) outs(%s : tensor<f32>) -> tensor<f32>
  %d = linalg.dot ins(%x, %w : tensor<?xf32>, tensor<?xf32>) outs(%f : tensor<f32>) -> tensor<f32>
  %b = linalg.broadcast ins(%d : tensor<f32>) outs(%e : tensor<?xf32>) dimensions = [0]
  %r = linalg.add ins(%x, %b : tensor<?xf32>, tensor<?xf32>) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  util.return %r : tensor<?xf32>
}
util.func public @f(%x: tensor<?xf32>, %y: tensor<?xf32> {iree.abi.output = 0 : index}, %st: !hal.buffer {iree.abi.transients}) -> tensor<?xf32> {
  %0 = util.call @h(%x, %x) : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  %1 = util.call @h(%0, %x) : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  util.return %1 : tensor<?xf32>
}
