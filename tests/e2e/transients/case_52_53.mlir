// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace run %s --target=vmvx --function=then --input=4xf32=1 --input=4xf32=0 "--input=&64xi8=99" | FileCheck %s --check-prefix=THEN
// RUN: emplace run %s --target=vmvx --function=both --input=4xf32=1 --input=4xf32=0 --input=4xf32=0 "--input=&64xi8=99" | FileCheck %s --check-prefix=BOTH
// TRANSIENTS case 52: work on one device, then on another, with one storage.
// All devices here are this machine's memory, so one storage serves both.
// THEN: 4xf32=4 9 16 25
util.func public @then(%x: tensor<4xf32> {iree.abi.affinity = #hal.device.promise<@device_a>}, %o: tensor<4xf32> {iree.abi.output = 0 : index}, %s: !hal.buffer {iree.abi.transients}) -> (tensor<4xf32> {iree.abi.affinity = #hal.device.promise<@device_b>}) {
  %c = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %a = arith.addf %x, %c : tensor<4xf32>
  %t = flow.tensor.transfer %a : tensor<4xf32> to #hal.device.promise<@device_b>
  %b = arith.mulf %t, %t : tensor<4xf32>
  util.return %b : tensor<4xf32>
}

// TRANSIENTS case 53: results on two devices.
// BOTH: 4xf32=2 3 4 5
// BOTH: 4xf32=4 9 16 25
util.func public @both(%x: tensor<4xf32>, %o: tensor<4xf32> {iree.abi.output = 0 : index}, %p: tensor<4xf32> {iree.abi.output = 1 : index}, %s: !hal.buffer {iree.abi.transients}) -> (tensor<4xf32> {iree.abi.affinity = #hal.device.promise<@device_a>}, tensor<4xf32> {iree.abi.affinity = #hal.device.promise<@device_b>}) {
  %c = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %a = arith.addf %x, %c : tensor<4xf32>
  %t = flow.tensor.transfer %a : tensor<4xf32> to #hal.device.promise<@device_b>
  %b = arith.mulf %t, %t : tensor<4xf32>
  util.return %a, %b : tensor<4xf32>, tensor<4xf32>
}
