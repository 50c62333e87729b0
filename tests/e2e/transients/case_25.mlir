// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace run %s --target=vmvx "--input=2x2xf32=1 1 0 1" --input=1 --input=2x2xf32=0 "--input=&128xi8=99" | FileCheck %s --check-prefix=ONE
// RUN: emplace run %s --target=vmvx "--input=2x2xf32=1 1 0 1" --input=2 --input=2x2xf32=0 "--input=&128xi8=99" | FileCheck %s --check-prefix=TWO
// RUN: emplace run %s --target=vmvx "--input=2x2xf32=1 1 0 1" --input=7 --input=2x2xf32=0 "--input=&128xi8=99" | FileCheck %s --check-prefix=SEVEN
// RUN: emplace query %s --target=vmvx --scalar=7 | FileCheck %s --check-prefix=QUERY
// TRANSIENTS case 25: a product that goes around is read while the next one is
// written: two places in turn.
// ONE: 2x2xf32=[1 2][0 1]
// TWO: 2x2xf32=[1 3][0 1]
// SEVEN: 2x2xf32=[1 8][0 1]
// QUERY: transient bytes: 128
// QUERY: complete: yes
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
