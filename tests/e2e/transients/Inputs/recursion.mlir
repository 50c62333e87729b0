// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A helper that calls itself a number of times that is known at the call only.
util.func private @r(%x: tensor<64xf32>, %n: index) -> tensor<64xf32> attributes {inlining_policy = #util.inline.never} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k = arith.cmpi eq, %n, %c0 : index
  %r = scf.if %k -> (tensor<64xf32>) {
    scf.yield %x : tensor<64xf32>
  } else {
    %m = arith.subi %n, %c1 : index
    %y = arith.addf %x, %x : tensor<64xf32>
    %z = util.call @r(%y, %m) : (tensor<64xf32>, index) -> tensor<64xf32>
    scf.yield %z : tensor<64xf32>
  }
  util.return %r : tensor<64xf32>
}
util.func public @f(%x: tensor<64xf32>, %n: index, %st: !hal.buffer {iree.abi.transients}) -> tensor<64xf32> {
  %0 = util.call @r(%x, %n) : (tensor<64xf32>, index) -> tensor<64xf32>
  util.return %0 : tensor<64xf32>
}
