// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The size comes from a tensor, and the program says what it is at most.
func.func @f(%x: tensor<4xindex>, %y: tensor<1xf32>, %o: tensor<f32> {iree.abi.output = 0 : index}, %s: !hal.buffer {iree.abi.transients}) -> tensor<f32> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %n = tensor.extract %x[%c0] : tensor<4xindex>
  %b = util.assume.int %n<umin = 0, umax = 1024> : index
  %v = tensor.extract %y[%c0] : tensor<1xf32>
  %e = tensor.empty(%b) : tensor<?xf32>
  %t = flow.dispatch.region -> (tensor<?xf32>{%b}) {
    %f = linalg.fill ins(%v : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
    flow.return %f : tensor<?xf32>
  }
  %es = tensor.empty() : tensor<f32>
  %fs = linalg.fill ins(%zero : f32) outs(%es : tensor<f32>) -> tensor<f32>
  %sum = linalg.reduce { arith.addf } ins(%t : tensor<?xf32>) outs(%fs : tensor<f32>) dimensions = [0]
  return %sum : tensor<f32>
}
