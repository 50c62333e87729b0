// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace run %s --target=vmvx --function=power "--input=2x2xf32=1 1 0 1" --input=0 --input=2x2xf32=0 "--input=&256xi8=99" | FileCheck %s --check-prefix=POWER0
// RUN: emplace run %s --target=vmvx --function=power "--input=2x2xf32=1 1 0 1" --input=3 --input=2x2xf32=0 "--input=&256xi8=99" | FileCheck %s --check-prefix=POWER3
// RUN: emplace run %s --target=vmvx --function=fib "--input=1xi32=0" "--input=1xi32=1" --input=10 "--input=&256xi8=99" | FileCheck %s --check-prefix=FIB
// RUN: emplace run %s --target=vmvx --function=hold "--input=2xi32=1 2" --input=4 "--input=&256xi8=99" | FileCheck %s --check-prefix=HOLD
// Values that go round in storage of the caller, whose bytes are anything.
// POWER0: 2x2xf32=[1 1][0 1]
// POWER3: 2x2xf32=[1 4][0 1]
// FIB: 1xi32=55
// HOLD: 2xi32=5 10
// HOLD: 2xi32=3 6

// x' = x*x (2x2 matmul), n times: carried value read while the next is written.
func.func @power(%x: tensor<2x2xf32>, %n: index, %out: tensor<2x2xf32> {iree.abi.output = 0 : index}, %s: !hal.buffer {iree.abi.transients}) -> tensor<2x2xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %x) -> (tensor<2x2xf32>) {
    %e = tensor.empty() : tensor<2x2xf32>
    %f = linalg.fill ins(%z : f32) outs(%e : tensor<2x2xf32>) -> tensor<2x2xf32>
    %m = linalg.matmul ins(%acc, %x : tensor<2x2xf32>, tensor<2x2xf32>) outs(%f : tensor<2x2xf32>) -> tensor<2x2xf32>
    scf.yield %m : tensor<2x2xf32>
  }
  return %r : tensor<2x2xf32>
}
// fibonacci: two carried values that shift.
func.func @fib(%a: tensor<1xi32>, %b: tensor<1xi32>, %n: index, %s: !hal.buffer {iree.abi.transients}) -> tensor<1xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a, %y = %b) -> (tensor<1xi32>, tensor<1xi32>) {
    %e = tensor.empty() : tensor<1xi32>
    %t = linalg.add ins(%x, %y : tensor<1xi32>, tensor<1xi32>) outs(%e : tensor<1xi32>) -> tensor<1xi32>
    scf.yield %y, %t : tensor<1xi32>, tensor<1xi32>
  }
  return %r#0 : tensor<1xi32>
}
// conditional hold
func.func @hold(%x: tensor<2xi32>, %n: index, %s: !hal.buffer {iree.abi.transients}) -> (tensor<2xi32>, tensor<2xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %x, %held = %x) -> (tensor<2xi32>, tensor<2xi32>) {
    %e = tensor.empty() : tensor<2xi32>
    %t = linalg.add ins(%acc, %x : tensor<2xi32>, tensor<2xi32>) outs(%e : tensor<2xi32>) -> tensor<2xi32>
    %is = arith.cmpi eq, %i, %c1 : index
    %h = scf.if %is -> (tensor<2xi32>) {
      scf.yield %t : tensor<2xi32>
    } else {
      scf.yield %held : tensor<2xi32>
    }
    scf.yield %t, %h : tensor<2xi32>, tensor<2xi32>
  }
  return %r#0, %r#1 : tensor<2xi32>, tensor<2xi32>
}
