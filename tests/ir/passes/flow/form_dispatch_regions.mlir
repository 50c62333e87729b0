// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --pass=form-dispatch-regions,canonicalize %s | FileCheck %s

#id = affine_map<(i, j) -> (i, j)>
#col = affine_map<(i, j) -> (j)>

// Fill, contraction and the elementwise op behind it run together.
// CHECK-LABEL: @matmul_bias
// CHECK: flow.dispatch.region -> (tensor<8x16xf32>) {
// CHECK: linalg.fill
// CHECK: linalg.matmul
// CHECK: linalg.generic
// CHECK: flow.return
// CHECK-NOT: flow.dispatch.region
util.func public @matmul_bias(%x: tensor<8x4xf32>, %w: tensor<4x16xf32>, %b: tensor<16xf32>) -> tensor<8x16xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8x16xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<8x16xf32>) -> tensor<8x16xf32>
  %m = linalg.matmul ins(%x, %w : tensor<8x4xf32>, tensor<4x16xf32>) outs(%f : tensor<8x16xf32>) -> tensor<8x16xf32>
  %y = linalg.generic {indexing_maps = [#id, #col, #id], iterator_types = ["parallel", "parallel"]} ins(%m, %b : tensor<8x16xf32>, tensor<16xf32>) outs(%e : tensor<8x16xf32>) {
  ^bb0(%a: f32, %c: f32, %o: f32):
    %s = arith.addf %a, %c : f32
    linalg.yield %s : f32
  } -> tensor<8x16xf32>
  util.return %y : tensor<8x16xf32>
}

// Two contractions are two dispatches, each with its own fill.
// CHECK-LABEL: @two
// CHECK: flow.dispatch.region
// CHECK: linalg.fill
// CHECK: linalg.matmul
// CHECK: flow.dispatch.region
// CHECK: linalg.fill
// CHECK: linalg.matmul
// CHECK-NOT: flow.dispatch.region
util.func public @two(%x: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4x4xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32>
  %m = linalg.matmul ins(%x, %x : tensor<4x4xf32>, tensor<4x4xf32>) outs(%f : tensor<4x4xf32>) -> tensor<4x4xf32>
  %y = linalg.matmul ins(%m, %x : tensor<4x4xf32>, tensor<4x4xf32>) outs(%f : tensor<4x4xf32>) -> tensor<4x4xf32>
  util.return %y : tensor<4x4xf32>
}

// Dynamic results carry their sizes; a fill alone stays on the host.
// CHECK-LABEL: @dynamic
// CHECK-SAME: %[[N:[a-z0-9]+]]: index
// CHECK: linalg.fill
// CHECK: flow.dispatch.region -> (tensor<?xf32>{%[[N]]})
util.func public @dynamic(%v: !hal.buffer_view, %n: index, %c: f32) -> (tensor<?xf32>, tensor<?xf32>) {
  %x = hal.tensor.import %v : !hal.buffer_view -> tensor<?xf32>{%n}
  %e = tensor.empty(%n) : tensor<?xf32>
  %f = linalg.fill ins(%c : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %y = linalg.exp ins(%x : tensor<?xf32>) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  util.return %y, %f : tensor<?xf32>, tensor<?xf32>
}

// A column is read in place by a group; returned, it is a group of its own.
// Contiguous rows stay on the host.
// CHECK-LABEL: @slices
// CHECK: tensor.extract_slice %{{.+}}[1, 0] [1, 2]
// CHECK: flow.dispatch.region
// CHECK: tensor.extract_slice %{{.+}}[0, 1] [3, 1]
// CHECK: linalg.generic
// CHECK: flow.dispatch.region
// CHECK: tensor.extract_slice %{{.+}}[0, 1] [3, 1]
// CHECK: linalg.exp
util.func public @slices(%x: tensor<3x2xf32>) -> (tensor<3x1xf32>, tensor<3x1xf32>, tensor<1x2xf32>) {
  %e = tensor.empty() : tensor<3x1xf32>
  %r = tensor.extract_slice %x[1, 0] [1, 2] [1, 1] : tensor<3x2xf32> to tensor<1x2xf32>
  %c = tensor.extract_slice %x[0, 1] [3, 1] [1, 1] : tensor<3x2xf32> to tensor<3x1xf32>
  %y = linalg.exp ins(%c : tensor<3x1xf32>) outs(%e : tensor<3x1xf32>) -> tensor<3x1xf32>
  util.return %c, %y, %r : tensor<3x1xf32>, tensor<3x1xf32>, tensor<1x2xf32>
}

// Regions of the input are kept.
// CHECK-LABEL: @given
// CHECK-COUNT-2: flow.dispatch.region
// CHECK-NOT: flow.dispatch.region
util.func public @given(%x: tensor<4xf32>) -> tensor<4xf32> {
  %a = flow.dispatch.region -> (tensor<4xf32>) {
    %e = tensor.empty() : tensor<4xf32>
    %0 = linalg.exp ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
    flow.return %0 : tensor<4xf32>
  }
  %b = flow.dispatch.region -> (tensor<4xf32>) {
    %e = tensor.empty() : tensor<4xf32>
    %0 = linalg.exp ins(%a : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
    flow.return %0 : tensor<4xf32>
  }
  util.return %b : tensor<4xf32>
}
