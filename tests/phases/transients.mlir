// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Storage given by the caller, static and dynamic; a branch, a loop and a
// while on the host with tensors; two entries in one file.
#id = affine_map<(i) -> (i)>
func.func @chain(%x: tensor<16x16xf32>, %out: tensor<16x16xf32> {iree.abi.output = 0 : index}, %s: !hal.buffer {iree.abi.transients}) -> tensor<16x16xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<16x16xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
  %a = linalg.matmul ins(%x, %x : tensor<16x16xf32>, tensor<16x16xf32>) outs(%f : tensor<16x16xf32>) -> tensor<16x16xf32>
  %b = linalg.matmul ins(%a, %x : tensor<16x16xf32>, tensor<16x16xf32>) outs(%f : tensor<16x16xf32>) -> tensor<16x16xf32>
  return %b : tensor<16x16xf32>
}
func.func @dynamic(%x: tensor<?xf32>, %n: index, %s: !hal.buffer {iree.abi.transients}) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d = tensor.dim %x, %c0 : tensor<?xf32>
  %e = tensor.empty(%d) : tensor<?xf32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%t = %x) -> (tensor<?xf32>) {
    %y = linalg.add ins(%t, %x : tensor<?xf32>, tensor<?xf32>) outs(%e : tensor<?xf32>) -> tensor<?xf32>
    scf.yield %y : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}
func.func @choose(%x: tensor<8xf32>, %c: i1) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<8xf32>
  %r = scf.if %c -> (tensor<8xf32>) {
    %y = linalg.add ins(%x, %x : tensor<8xf32>, tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
    scf.yield %y : tensor<8xf32>
  } else {
    %y = linalg.mul ins(%x, %x : tensor<8xf32>, tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
    scf.yield %y : tensor<8xf32>
  }
  return %r : tensor<8xf32>
}
func.func @until(%x: tensor<1xi32>, %limit: i32) -> tensor<1xi32> {
  %c0 = arith.constant 0 : index
  %three = arith.constant 3 : i32
  %r = scf.while (%t = %x) : (tensor<1xi32>) -> tensor<1xi32> {
    %v = tensor.extract %t[%c0] : tensor<1xi32>
    %c = arith.cmpi slt, %v, %limit : i32
    scf.condition(%c) %t : tensor<1xi32>
  } do {
  ^bb0(%t: tensor<1xi32>):
    %v = tensor.extract %t[%c0] : tensor<1xi32>
    %m = arith.muli %v, %three : i32
    %n = tensor.from_elements %m : tensor<1xi32>
    scf.yield %n : tensor<1xi32>
  }
  return %r : tensor<1xi32>
}
