// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --pass=expand-tensor-shapes %s | FileCheck %s

// A size that grows is carried along.
// CHECK-LABEL: @grow
// CHECK-SAME: (%[[N:[a-z0-9]+]]: index)
// CHECK: %[[R:.+]]:2 = scf.for %{{.+}} = %{{.+}} to %[[N]] step %{{.+}} iter_args(%[[T:.+]] = %{{.+}}, %[[D:.+]] = %{{c0.*}}) -> (tensor<?xf32>, index)
// CHECK: flow.tensor.tie_shape %[[T]] : tensor<?xf32>{%[[D]]}
// CHECK: %[[E:.+]] = tensor.empty(%[[M:.+]]) : tensor<?xf32>
// CHECK: scf.yield %[[E]], %[[M]] : tensor<?xf32>, index
// CHECK: flow.tensor.tie_shape %[[R]]#0 : tensor<?xf32>{%[[R]]#1}
util.func public @grow(%n: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %e = tensor.empty(%c0) : tensor<?xf32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%t = %e) -> (tensor<?xf32>) {
    %len = tensor.dim %t, %c0 : tensor<?xf32>
    %m = arith.addi %len, %c1 : index
    %d = tensor.empty(%m) : tensor<?xf32>
    scf.yield %d : tensor<?xf32>
  }
  util.return %r : tensor<?xf32>
}

// A size that stays is the one from outside.
// CHECK-LABEL: @same
// CHECK-SAME: (%[[N:[a-z0-9]+]]: index, %{{.+}}: index)
// CHECK: scf.for
// CHECK: flow.tensor.tie_shape %{{.+}} : tensor<?xf32>{%[[N]]}
// CHECK: }
// CHECK: flow.tensor.tie_shape %{{.+}} : tensor<?xf32>{%[[N]]}
util.func public @same(%n: index, %m: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %e = tensor.empty(%n) : tensor<?xf32>
  %r = scf.for %i = %c0 to %m step %c1 iter_args(%t = %e) -> (tensor<?xf32>) {
    %o = linalg.exp ins(%t : tensor<?xf32>) outs(%t : tensor<?xf32>) -> tensor<?xf32>
    scf.yield %o : tensor<?xf32>
  }
  util.return %r : tensor<?xf32>
}

// Branches that agree need no result for the size; others do.
// CHECK-LABEL: @branch
// CHECK-SAME: (%[[C:[a-z0-9]+]]: i1, %[[N:[a-z0-9]+]]: index, %[[M:[a-z0-9]+]]: index)
// CHECK: %[[R:.+]]:3 = scf.if %[[C]] -> (tensor<?xf32>, index, index)
// CHECK: scf.yield %{{.+}}, %[[N]]
// CHECK: scf.yield %{{.+}}, %[[M]]
// CHECK: flow.tensor.tie_shape %[[R]]#0 : tensor<?xf32>{%[[R]]#2}
util.func public @branch(%c: i1, %n: index, %m: index) -> (tensor<?xf32>, index) {
  %r:2 = scf.if %c -> (tensor<?xf32>, index) {
    %e = tensor.empty(%n) : tensor<?xf32>
    scf.yield %e, %m : tensor<?xf32>, index
  } else {
    %e = tensor.empty(%m) : tensor<?xf32>
    scf.yield %e, %n : tensor<?xf32>, index
  }
  util.return %r#0, %r#1 : tensor<?xf32>, index
}

// CHECK-LABEL: @loop
// CHECK: %[[R:.+]]:2 = scf.while (%{{.+}} = %{{.+}}, %{{.+}} = %{{.+}}) : (tensor<?xf32>, index) -> (tensor<?xf32>, index)
// CHECK: scf.condition(%{{.+}}) %{{.+}}, %{{.+}} : tensor<?xf32>, index
// CHECK: scf.yield %{{.+}}, %{{.+}} : tensor<?xf32>, index
// CHECK: flow.tensor.tie_shape %[[R]]#0
util.func public @loop(%n: index, %c: i1) -> tensor<?xf32> {
  %c1 = arith.constant 1 : index
  %e = tensor.empty(%n) : tensor<?xf32>
  %r = scf.while (%t = %e) : (tensor<?xf32>) -> tensor<?xf32> {
    scf.condition(%c) %t : tensor<?xf32>
  } do {
  ^bb0(%t: tensor<?xf32>):
    %c0 = arith.constant 0 : index
    %d = tensor.dim %t, %c0 : tensor<?xf32>
    %m = arith.addi %d, %c1 : index
    %f = tensor.empty(%m) : tensor<?xf32>
    scf.yield %f : tensor<?xf32>
  }
  util.return %r : tensor<?xf32>
}

// Private functions and blocks take sizes as well.
// CHECK-LABEL: util.func private @callee(
// CHECK-SAME: %[[T:[a-z0-9]+]]: tensor<?xf32>, %[[N:[a-z0-9]+]]: index) -> (tensor<?xf32>, index)
// CHECK: flow.tensor.tie_shape %[[T]] : tensor<?xf32>{%[[N]]}
// CHECK: util.return %{{.+}}, %[[N]] : tensor<?xf32>, index
util.func private @callee(%t: tensor<?xf32>) -> tensor<?xf32> {
  util.return %t : tensor<?xf32>
}

// CHECK-LABEL: @caller
// CHECK-SAME: %[[N:[a-z0-9]+]]: index
// CHECK: %[[R:.+]]:2 = util.call @callee(%{{.+}}, %[[N]]) : (tensor<?xf32>, index) -> (tensor<?xf32>, index)
// CHECK: flow.tensor.tie_shape %[[R]]#0 : tensor<?xf32>{%[[R]]#1}
// CHECK: cf.cond_br %{{.+}}, ^[[B:bb[0-9]+]](%{{.+}}, %{{.+}} : tensor<?xf32>, index), ^[[B]](%{{.+}}, %{{.+}} : tensor<?xf32>, index)
// CHECK: ^[[B]](%[[T:[a-z0-9]+]]: tensor<?xf32>, %[[M:[a-z0-9]+]]: index):
// CHECK: flow.tensor.tie_shape %[[T]] : tensor<?xf32>{%[[M]]}
util.func public @caller(%n: index, %c: i1) -> tensor<?xf32> {
  %e = tensor.empty(%n) : tensor<?xf32>
  %r = util.call @callee(%e) : (tensor<?xf32>) -> tensor<?xf32>
  cf.cond_br %c, ^bb1(%e : tensor<?xf32>), ^bb1(%r : tensor<?xf32>)
^bb1(%t: tensor<?xf32>):
  util.return %t : tensor<?xf32>
}
