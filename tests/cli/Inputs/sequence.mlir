// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
func.func @main(%x: tensor<128xf32>, %y: tensor<256xf32>, %o: tensor<4xf32> {iree.abi.output = 0 : index}, %o2: tensor<4xf32> {iree.abi.output = 1 : index}, %s: !hal.buffer {iree.abi.transients}) -> (tensor<4xf32>, tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %e = tensor.empty() : tensor<128xf32>
  %e2 = tensor.empty() : tensor<256xf32>
  %a = flow.dispatch.region -> (tensor<128xf32>) {
    %g = linalg.add ins(%x, %x : tensor<128xf32>, tensor<128xf32>) outs(%e : tensor<128xf32>) -> tensor<128xf32>
    flow.return %g : tensor<128xf32>
  }
  %f = flow.dispatch.region -> (tensor<4xf32>) {
    %sl = tensor.extract_slice %a[3] [4] [2] : tensor<128xf32> to tensor<4xf32>
    flow.return %sl : tensor<4xf32>
  }
  %b = flow.dispatch.region -> (tensor<256xf32>) {
    %v = tensor.extract %f[%c0] : tensor<4xf32>
      %ff = linalg.fill ins(%v : f32) outs(%e2 : tensor<256xf32>) -> tensor<256xf32>
      %g = linalg.add ins(%y, %ff : tensor<256xf32>, tensor<256xf32>) outs(%e2 : tensor<256xf32>) -> tensor<256xf32>
    flow.return %g : tensor<256xf32>
  }
  %h = flow.dispatch.region -> (tensor<4xf32>) {
    %sl = tensor.extract_slice %b[3] [4] [2] : tensor<256xf32> to tensor<4xf32>
    flow.return %sl : tensor<4xf32>
  }
  return %f, %h : tensor<4xf32>, tensor<4xf32>
}
