// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not emplace compile %s --target=vmvx --strict-transients --compile-to=stream -o /dev/null 2>&1 | FileCheck %s --check-prefix=ERROR
// RUN: emplace query %S/Inputs/bounded.mlir --target=vmvx --strict-transients | FileCheck %s --check-prefix=BOUND
// TRANSIENTS case 31: a size that is read from a tensor is an error where
// nothing may be allocated; a declared bound helps.
// ERROR: case_31.mlir:[[@LINE+8]]:{{[0-9]+}}: error: transient size depends on tensor contents
// BOUND: transient bytes: 4096
func.func @f(%x: tensor<4xindex>, %y: tensor<1xf32>, %o: tensor<f32> {iree.abi.output = 0 : index}, %s: !hal.buffer {iree.abi.transients}) -> tensor<f32> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %n = tensor.extract %x[%c0] : tensor<4xindex>
  %v = tensor.extract %y[%c0] : tensor<1xf32>
  %e = tensor.empty(%n) : tensor<?xf32>
  %t = flow.dispatch.region -> (tensor<?xf32>{%n}) {
    %f = linalg.fill ins(%v : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
    flow.return %f : tensor<?xf32>
  }
  %es = tensor.empty() : tensor<f32>
  %fs = linalg.fill ins(%zero : f32) outs(%es : tensor<f32>) -> tensor<f32>
  %sum = linalg.reduce { arith.addf } ins(%t : tensor<?xf32>) outs(%fs : tensor<f32>) dimensions = [0]
  return %sum : tensor<f32>
}
