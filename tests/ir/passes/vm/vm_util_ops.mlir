// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt %s --pass=convert-to-vm | FileCheck %s

// Bytes lie at the start of the module.
// CHECK: vm.rodata private @{{.*}} {alignment = 64 : i64} dense<[1, 2, 3]> : tensor<3xi8>

// Rounded up by adding what is missing below the mask.
// CHECK-LABEL: vm.func private @align(
// CHECK-SAME: %[[N:.*]]: i64)
// CHECK: %[[A:.*]] = vm.const.i64 64
// CHECK: %[[MASK:.*]] = vm.sub.i64 %{{.*}}, %[[A]] : i64
// CHECK: %[[BELOW:.*]] = vm.sub.i64 %[[A]], %{{.*}} : i64
// CHECK: %[[SUM:.*]] = vm.add.i64.checked %[[N]], %[[BELOW]] : i64
// CHECK: vm.and.i64 %[[SUM]], %[[MASK]] : i64
util.func private @align(%n: index) -> index {
  %c64 = arith.constant 64 : index
  %0 = util.align %n, %c64 : index
  util.return %0 : index
}

// CHECK-LABEL: vm.func private @extremes(
// CHECK-SAME: %[[A:.*]]: i64, %[[B:.*]]: i64)
// CHECK: vm.max.i64.u %[[A]], %[[B]]
// CHECK: vm.min.i64.u %[[A]], %[[B]]
util.func private @extremes(%a: index, %b: index) -> (index, index) {
  %0 = util.range.max %a, %b : index
  %1 = util.range.min %a, %b : index
  util.return %0, %1 : index, index
}

// A promise about a value is the value.
// CHECK-LABEL: vm.func private @promise(
// CHECK-SAME: %[[A:.*]]: i64)
// CHECK: vm.return %[[A]] : i64
util.func private @promise(%a: index) -> index {
  %0 = util.assume.int %a<umin = 1, umax = 8> : index
  util.return %0 : index
}

// CHECK-LABEL: vm.func private @refs(
// CHECK: %[[NULL:.*]] = vm.const.ref.zero : !vm.ref<!hal.fence>
// CHECK: vm.cmp.eq.ref %{{.*}}, %[[NULL]]
util.func private @refs(%f: !hal.fence) -> i1 {
  %0 = util.null : !hal.fence
  %1 = util.cmp.eq %f, %0 : !hal.fence
  util.return %1 : i1
}

// CHECK-LABEL: vm.func private @bytes(
// CHECK: %[[B:.*]] = vm.const.ref.rodata @{{.*}} : !vm.ref<!vm.buffer>
// CHECK: vm.buffer.length %[[B]]
util.func private @bytes() -> index {
  %0 = util.buffer.constant : !util.buffer = dense<[1, 2, 3]> : tensor<3xi8>
  %1 = util.buffer.size %0 : !util.buffer
  util.return %1 : index
}
