// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// TRANSIENTS case 30: blocks that branch to each other.
// RUN: emplace query %s --target=vmvx --function=diamond --scalar=0 | FileCheck %s --check-prefix=QUERY
// RUN: emplace run %s --target=vmvx --function=diamond --input=64xf32=3 --input=0 --input=64xf32=0 "--input=&768xi8=99" | FileCheck %s --check-prefix=NO
// RUN: emplace run %s --target=vmvx --function=diamond --input=64xf32=3 --input=1 --input=64xf32=0 "--input=&768xi8=99" | FileCheck %s --check-prefix=YES
// RUN: emplace run %s --target=vmvx --function=around --input=4x4xf32=1 --input=3 --input=4x4xf32=0 "--input=&256xi8=99" | FileCheck %s --check-prefix=AROUND
// RUN: emplace run %s --target=vmvx --function=around --input=4x4xf32=1 --input=0 --input=4x4xf32=0 "--input=&256xi8=99" | FileCheck %s --check-prefix=ONCE

// Both sides need scratch; only one of them runs.
// QUERY: transient bytes: 768
// QUERY: complete: yes
// NO: 64xf32=12 12 12
// YES: 64xf32=21 21 21
util.func public @diamond(%x: tensor<64xf32>, %c: i1, %y: tensor<64xf32> {iree.abi.output = 0 : index}, %st: !hal.buffer {iree.abi.transients}) -> tensor<64xf32> {
  cf.cond_br %c, ^yes, ^no
^yes:
  %a0 = tensor.concat dim(0) %x, %x : (tensor<64xf32>, tensor<64xf32>) -> tensor<128xf32>
  %a1 = flow.dispatch.region -> (tensor<128xf32>) {
    %q = arith.addf %a0, %a0 : tensor<128xf32>
    flow.return %q : tensor<128xf32>
  }
  %a2 = flow.dispatch.region -> (tensor<64xf32>) {
    %s = tensor.extract_slice %a1[32] [64] [1] : tensor<128xf32> to tensor<64xf32>
    %q = arith.mulf %s, %x : tensor<64xf32>
    flow.return %q : tensor<64xf32>
  }
  cf.br ^end(%a2 : tensor<64xf32>)
^no:
  %b1 = flow.dispatch.region -> (tensor<64xf32>) {
    %q = arith.mulf %x, %x : tensor<64xf32>
    flow.return %q : tensor<64xf32>
  }
  %b2 = flow.dispatch.region -> (tensor<64xf32>) {
    %z = tensor.empty() : tensor<64xf32>
    %q = linalg.generic {indexing_maps = [affine_map<(d0) -> (63 - d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%b1 : tensor<64xf32>) outs(%z : tensor<64xf32>) {
    ^bb0(%i: f32, %o: f32):
      linalg.yield %i : f32
    } -> tensor<64xf32>
    flow.return %q : tensor<64xf32>
  }
  cf.br ^end(%b2 : tensor<64xf32>)
^end(%r: tensor<64xf32>):
  %s = flow.dispatch.region -> (tensor<64xf32>) {
    %q = arith.addf %r, %x : tensor<64xf32>
    flow.return %q : tensor<64xf32>
  }
  util.return %s : tensor<64xf32>
}

// A value that goes around: the old one is read while the new one is written.
// AROUND: 4x4xf32=[64 64 64 64][64 64 64 64]
// ONCE: 4x4xf32=[1 1 1 1][1 1 1 1]
util.func public @around(%x: tensor<4x4xf32>, %n: index, %y: tensor<4x4xf32> {iree.abi.output = 0 : index}, %st: !hal.buffer {iree.abi.transients}) -> tensor<4x4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4x4xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32>
  cf.br ^head(%c0, %x : index, tensor<4x4xf32>)
^head(%i: index, %v: tensor<4x4xf32>):
  %more = arith.cmpi slt, %i, %n : index
  cf.cond_br %more, ^body, ^end
^body:
  %next = linalg.matmul ins(%v, %x : tensor<4x4xf32>, tensor<4x4xf32>) outs(%f : tensor<4x4xf32>) -> tensor<4x4xf32>
  %j = arith.addi %i, %c1 : index
  cf.br ^head(%j, %next : index, tensor<4x4xf32>)
^end:
  util.return %v : tensor<4x4xf32>
}
