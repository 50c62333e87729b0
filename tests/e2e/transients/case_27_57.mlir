// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace run %s --target=vmvx "--input=4xf32=1 2 3 4" --input=100 "--input=&256xi8=99" | FileCheck %s
// RUN: emplace run %s --target=vmvx "--input=4xf32=1 2 3 4" --input=1 "--input=&256xi8=99" | FileCheck %s --check-prefix=NEVER
// RUN: emplace query %s --target=vmvx --scalar=100 | FileCheck %s --check-prefix=QUERY
// TRANSIENTS case 27: both regions of a while loop need scratch, and a value
// goes from the first to the second. Case 57: the host reads the condition from
// the scratch itself, so nothing is allocated for that.
// CHECK: 4xf32=16 32 48 64
// NEVER: 4xf32=1 2 3 4
// QUERY: transient bytes: 192
func.func @until(%x: tensor<4xf32>, %limit: index, %s: !hal.buffer {iree.abi.transients}) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %least = arith.index_cast %limit : index to i32
  %most = arith.sitofp %least : i32 to f32
  %r = scf.while (%v = %x) : (tensor<4xf32>) -> tensor<4xf32> {
    %e = tensor.empty() : tensor<f32>
    %f = linalg.fill ins(%zero : f32) outs(%e : tensor<f32>) -> tensor<f32>
    %sum = linalg.reduce { arith.addf } ins(%v : tensor<4xf32>) outs(%f : tensor<f32>) dimensions = [0]
    %t = tensor.extract %sum[] : tensor<f32>
    %go = arith.cmpf olt, %t, %most : f32
    scf.condition(%go) %v : tensor<4xf32>
  } do {
  ^bb0(%v: tensor<4xf32>):
  %back = flow.dispatch.region -> (tensor<4xf32>) {
    %e = tensor.empty() : tensor<4xf32>
    %r = linalg.generic {indexing_maps = [affine_map<(d0) -> (3 - d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%v : tensor<4xf32>) outs(%e : tensor<4xf32>) {
    ^bb0(%i: f32, %old: f32):
      linalg.yield %i : f32
    } -> tensor<4xf32>
    flow.return %r : tensor<4xf32>
  }
  %next = flow.dispatch.region -> (tensor<4xf32>) {
    %r = arith.addf %back, %back : tensor<4xf32>
    flow.return %r : tensor<4xf32>
  }
    scf.yield %next : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}
