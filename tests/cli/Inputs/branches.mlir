// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#id = affine_map<(i) -> (i)>
func.func @main(%x: tensor<128xf32>, %xs: tensor<64xf32>, %c: i1, %out: tensor<4xf32> {iree.abi.output = 0 : index}, %s: !hal.buffer {iree.abi.transients}) -> tensor<4xf32> {
  %e = tensor.empty() : tensor<128xf32>
  %e2 = tensor.empty() : tensor<64xf32>
  %r = scf.if %c -> (tensor<4xf32>) {
    %a = flow.dispatch.region -> (tensor<128xf32>) {
      %g = linalg.add ins(%x, %x : tensor<128xf32>, tensor<128xf32>) outs(%e : tensor<128xf32>) -> tensor<128xf32>
      flow.return %g : tensor<128xf32>
    }
    %f = flow.dispatch.region -> (tensor<4xf32>) {
      %sl = tensor.extract_slice %a[3] [4] [2] : tensor<128xf32> to tensor<4xf32>
      flow.return %sl : tensor<4xf32>
    }
    scf.yield %f : tensor<4xf32>
  } else {
    %a = flow.dispatch.region -> (tensor<64xf32>) {
      %g = linalg.mul ins(%xs, %xs : tensor<64xf32>, tensor<64xf32>) outs(%e2 : tensor<64xf32>) -> tensor<64xf32>
      flow.return %g : tensor<64xf32>
    }
    %f = flow.dispatch.region -> (tensor<4xf32>) {
      %sl = tensor.extract_slice %a[3] [4] [2] : tensor<64xf32> to tensor<4xf32>
      flow.return %sl : tensor<4xf32>
    }
    scf.yield %f : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}
