// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --pass=fuse-elementwise,canonicalize %s | FileCheck %s

#id = affine_map<(i, j) -> (i, j)>
#tr = affine_map<(i, j) -> (j, i)>
#row = affine_map<(i, j) -> (i)>

// CHECK-DAG: #[[T:.+]] = affine_map<(d0, d1) -> (d1, d0)>
// CHECK-DAG: #[[I:.+]] = affine_map<(d0, d1) -> (d0, d1)>

// A transposed read becomes a map.
// CHECK-LABEL: @transpose
// CHECK-SAME: (%[[X:[a-z0-9]+]]: tensor<3x2xf32>)
// CHECK: linalg.generic {indexing_maps = [#[[T]], #[[I]]]{{.*}}} ins(%[[X]] : tensor<3x2xf32>)
// CHECK: math.exp
// CHECK-NOT: linalg.generic
util.func public @transpose(%x: tensor<3x2xf32>) -> tensor<2x3xf32> {
  %e = tensor.empty() : tensor<2x3xf32>
  %t = linalg.transpose ins(%x : tensor<3x2xf32>) outs(%e : tensor<2x3xf32>) permutation = [1, 0]
  %y = linalg.exp ins(%t : tensor<2x3xf32>) outs(%e : tensor<2x3xf32>) -> tensor<2x3xf32>
  util.return %y : tensor<2x3xf32>
}

// A splat constant is a scalar; a fill too.
// CHECK-LABEL: @scalars
// CHECK-SAME: (%[[X:[a-z0-9]+]]: tensor<4xf32>, %[[C:[a-z0-9]+]]: f32)
// CHECK: linalg.generic {{.*}} ins(%[[X]] : tensor<4xf32>)
// CHECK: arith.mulf %{{.+}}, %{{cst.*}} : f32
// CHECK: arith.addf %{{.+}}, %[[C]] : f32
// CHECK-NOT: linalg.fill
// CHECK: util.return
util.func public @scalars(%x: tensor<4xf32>, %c: f32) -> tensor<4xf32> {
  %k = arith.constant dense<3.0> : tensor<4xf32>
  %e = tensor.empty() : tensor<4xf32>
  %f = linalg.fill ins(%c : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %a = linalg.mul ins(%x, %k : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %y = linalg.add ins(%a, %f : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  util.return %y : tensor<4xf32>
}

// The reduction computes what it sums.
// CHECK-LABEL: @reduction
// CHECK: linalg.generic {{.*}}iterator_types = ["parallel", "reduction"]
// CHECK: arith.mulf
// CHECK: arith.addf
// CHECK-NOT: linalg.generic
util.func public @reduction(%x: tensor<2x3xf32>, %init: tensor<2xf32>) -> tensor<2xf32> {
  %e = tensor.empty() : tensor<2x3xf32>
  %s = linalg.mul ins(%x, %x : tensor<2x3xf32>, tensor<2x3xf32>) outs(%e : tensor<2x3xf32>) -> tensor<2x3xf32>
  %y = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%s : tensor<2x3xf32>) outs(%init : tensor<2xf32>) {
  ^bb0(%a: f32, %o: f32):
    %v = arith.addf %a, %o : f32
    linalg.yield %v : f32
  } -> tensor<2xf32>
  util.return %y : tensor<2xf32>
}

// An exponential with two readers is not computed twice, a copy is.
// CHECK-LABEL: @shared
// CHECK: linalg.exp
// CHECK: linalg.add
// CHECK: linalg.mul
util.func public @shared(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %e = tensor.empty() : tensor<4xf32>
  %s = linalg.exp ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %y = linalg.add ins(%s, %x : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %z = linalg.mul ins(%s, %x : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  util.return %y, %z : tensor<4xf32>, tensor<4xf32>
}

// linalg.index of a producer follows its loops.
// CHECK-LABEL: @index
// CHECK: linalg.generic
// CHECK: %[[J:.+]] = linalg.index 1 : index
// CHECK: arith.index_cast %[[J]]
// CHECK-NOT: linalg.generic
util.func public @index() -> tensor<2x3xi32> {
  %e = tensor.empty() : tensor<3x2xi32>
  %f = tensor.empty() : tensor<2x3xi32>
  %t = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]} outs(%e : tensor<3x2xi32>) {
  ^bb0(%o: i32):
    %i = linalg.index 0 : index
    %v = arith.index_cast %i : index to i32
    linalg.yield %v : i32
  } -> tensor<3x2xi32>
  %y = linalg.transpose ins(%t : tensor<3x2xi32>) outs(%f : tensor<2x3xi32>) permutation = [1, 0]
  util.return %y : tensor<2x3xi32>
}

// A contraction takes a transposition, nothing else.
// CHECK-LABEL: @contraction
// CHECK-SAME: (%[[X:[a-z0-9]+]]: tensor<2x3xf32>, %[[W:[a-z0-9]+]]: tensor<4x3xf32>
// CHECK: %[[E:.+]] = linalg.exp ins(%[[X]]
// CHECK: linalg.generic {{.*}}ins(%[[E]], %[[W]] : tensor<2x3xf32>, tensor<4x3xf32>)
util.func public @contraction(%x: tensor<2x3xf32>, %w: tensor<4x3xf32>, %init: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %e = tensor.empty() : tensor<2x3xf32>
  %f = tensor.empty() : tensor<3x4xf32>
  %a = linalg.exp ins(%x : tensor<2x3xf32>) outs(%e : tensor<2x3xf32>) -> tensor<2x3xf32>
  %t = linalg.transpose ins(%w : tensor<4x3xf32>) outs(%f : tensor<3x4xf32>) permutation = [1, 0]
  %y = linalg.matmul ins(%a, %t : tensor<2x3xf32>, tensor<3x4xf32>) outs(%init : tensor<2x4xf32>) -> tensor<2x4xf32>
  util.return %y : tensor<2x4xf32>
}
