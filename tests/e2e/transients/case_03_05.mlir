// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace compile %s --target=vmvx --compile-to=stream | FileCheck %s
// TRANSIENTS case 3: two matrix products need the bytes of the value in between.
// CHECK: util.func public @two_products
// CHECK-SAME: iree.abi.transients.size = @[[QUERY:[a-z_]+]], iree.abi.transients.size.constant = 262144 : index
// CHECK-NOT: stream.resource.alloc
// CHECK: util.func public @[[QUERY]](
// CHECK: %[[N:.+]] = arith.constant 262144 : index
// CHECK-NEXT: util.return %[[N]]
func.func @two_products(%a: tensor<128x256xf32>, %b: tensor<256x512xf32>, %c: tensor<512x1024xf32>, %o: tensor<128x1024xf32> {iree.abi.output = 0 : index}, %s: !hal.buffer {iree.abi.transients}) -> tensor<128x1024xf32> {
  %z = arith.constant 0.0 : f32
  %e1 = tensor.empty() : tensor<128x512xf32>
  %t = flow.dispatch.region -> (tensor<128x512xf32>) {
    %f = linalg.fill ins(%z : f32) outs(%e1 : tensor<128x512xf32>) -> tensor<128x512xf32>
    %m = linalg.matmul ins(%a, %b : tensor<128x256xf32>, tensor<256x512xf32>) outs(%f : tensor<128x512xf32>) -> tensor<128x512xf32>
    flow.return %m : tensor<128x512xf32>
  }
  %e2 = tensor.empty() : tensor<128x1024xf32>
  %r = flow.dispatch.region -> (tensor<128x1024xf32>) {
    %f = linalg.fill ins(%z : f32) outs(%e2 : tensor<128x1024xf32>) -> tensor<128x1024xf32>
    %m = linalg.matmul ins(%t, %c : tensor<128x512xf32>, tensor<512x1024xf32>) outs(%f : tensor<128x1024xf32>) -> tensor<128x1024xf32>
    flow.return %m : tensor<128x1024xf32>
  }
  return %r : tensor<128x1024xf32>
}

// TRANSIENTS case 5: without storage there is one allocation of that many bytes.
// CHECK: util.func public @without_storage
// CHECK: stream.resource.alloca {{.*}}!stream.resource<transient>{%c262144}
// CHECK-NOT: stream.resource.alloc
// CHECK: util.return
func.func @without_storage(%a: tensor<128x256xf32>, %b: tensor<256x512xf32>, %c: tensor<512x1024xf32>, %o: tensor<128x1024xf32> {iree.abi.output = 0 : index}) -> tensor<128x1024xf32> {
  %z = arith.constant 0.0 : f32
  %e1 = tensor.empty() : tensor<128x512xf32>
  %t = flow.dispatch.region -> (tensor<128x512xf32>) {
    %f = linalg.fill ins(%z : f32) outs(%e1 : tensor<128x512xf32>) -> tensor<128x512xf32>
    %m = linalg.matmul ins(%a, %b : tensor<128x256xf32>, tensor<256x512xf32>) outs(%f : tensor<128x512xf32>) -> tensor<128x512xf32>
    flow.return %m : tensor<128x512xf32>
  }
  %e2 = tensor.empty() : tensor<128x1024xf32>
  %r = flow.dispatch.region -> (tensor<128x1024xf32>) {
    %f = linalg.fill ins(%z : f32) outs(%e2 : tensor<128x1024xf32>) -> tensor<128x1024xf32>
    %m = linalg.matmul ins(%t, %c : tensor<128x512xf32>, tensor<512x1024xf32>) outs(%f : tensor<128x1024xf32>) -> tensor<128x1024xf32>
    flow.return %m : tensor<128x1024xf32>
  }
  return %r : tensor<128x1024xf32>
}
