// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not emplace opt --pass=wrap-entry-points --split-input-file %s 2>&1 | FileCheck %s

// Each wrong use of the attributes is said at the argument. This one is case 35
// of TRANSIENTS.
// CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}only one argument may have the iree.abi.transients attribute
util.func public @twice(%a: !hal.buffer {iree.abi.transients}, %b: !hal.buffer {iree.abi.transients}) {
  util.return
}

// -----

// Case 36.
// CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}transient storage argument 1 has an invalid type i32; must be a !hal.buffer or !hal.buffer_view
util.func public @scalar(%x: tensor<4xf32>, %s: i32 {iree.abi.transients}) {
  util.return
}

// -----

// CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}transient storage argument 0 has an invalid type index; must be a !hal.buffer or !hal.buffer_view
util.func public @index(%s: index {iree.abi.transients}) {
  util.return
}

// -----

// Case 37.
// CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}'iree.abi.transients' takes no value but was given true
util.func public @valued(%s: !hal.buffer {iree.abi.transients = true}) {
  util.return
}

// -----

// Case 38.
// CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}'iree.abi.output' names result 5, but '@f' has 1 results
util.func public @f(%x: tensor<4xf32>, %o: !hal.buffer {iree.abi.output = 5 : index}) -> tensor<4xf32> {
  util.return %x : tensor<4xf32>
}

// -----

// CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}argument 2 is the storage of result 0, which argument 1 is already
util.func public @g(%x: tensor<4xf32>, %o: !hal.buffer {iree.abi.output = 0 : index}, %p: !hal.buffer {iree.abi.output = 0 : index}) -> tensor<4xf32> {
  util.return %x : tensor<4xf32>
}

// -----

// CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}storage argument 1 has an invalid type i32; must be a !hal.buffer
util.func public @h(%x: tensor<4xf32>, %o: i32 {iree.abi.output = 0 : index}) -> tensor<4xf32> {
  util.return %x : tensor<4xf32>
}

// -----

// CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}argument 0 is the storage of result 0, but that has type i32; only tensor results have storage
util.func public @i(%o: !hal.buffer {iree.abi.output = 0 : index}) -> i32 {
  %c = arith.constant 1 : i32
  util.return %c : i32
}

// -----

// CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}storage argument 1 of type tensor<2xf32> has 8 bytes, but result 0 of type tensor<4xf32> takes 16
util.func public @small(%x: tensor<4xf32>, %o: tensor<2xf32> {iree.abi.output = 0 : index}) -> tensor<4xf32> {
  util.return %x : tensor<4xf32>
}

// -----

// CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}argument 0 is both the storage of a result and transient storage
util.func public @both(%o: !hal.buffer {iree.abi.output = 0 : index, iree.abi.transients}, %x: tensor<4xf32>) -> tensor<4xf32> {
  util.return %x : tensor<4xf32>
}

// -----

// CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}'iree.abi.output' wants the number of a result
util.func public @word(%o: !hal.buffer {iree.abi.output = "x"}, %x: tensor<4xf32>) -> tensor<4xf32> {
  util.return %x : tensor<4xf32>
}

// -----

util.func public @data(%s: !hal.buffer {iree.abi.transients}) -> !hal.buffer {
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}transient storage argument 0 of '@data' is used as data here
  util.return %s : !hal.buffer
}

// -----

// CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}argument 0 of '@memref' has type memref<4xf32>, which cannot cross the call boundary
util.func public @memref(%s: memref<4xf32>) {
  util.return
}
