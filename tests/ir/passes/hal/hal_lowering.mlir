// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt %s --pass=convert-stream-to-hal,canonicalize,cse | FileCheck %s

// The device is looked for once, by an initializer in front of everything;
// functions load it at their start.
// CHECK-DAG: util.global private @__device_0 : !hal.device
// CHECK: util.initializer {
// CHECK: %[[D:.*]] = hal.devices.get %{{.*}} : !hal.device
// CHECK: util.global.store %[[D]], @__device_0
// CHECK: util.initializer {
// CHECK: hal.allocator.allocate
util.initializer {
  %c64 = arith.constant 64 : index
  %r = stream.resource.alloc uninitialized : !stream.resource<variable>{%c64}
  util.global.store %r, @state : !stream.resource<variable>
  util.return
}
util.global private mutable @state : !stream.resource<variable>

// A subview of a subview is a range of the one buffer.
// CHECK-LABEL: util.func private @ranges(
// CHECK-SAME: %[[B:.*]]: !hal.buffer, %[[N:.*]]: index, %[[O:.*]]: index)
// CHECK: %[[OFFSET:.*]] = arith.addi %{{.*}}, %{{.*}} : index
// CHECK: hal.buffer.load<%[[B]] : !hal.buffer>[%{{.*}}] : f32
// CHECK-NOT: subspan
util.func private @ranges(%b: !stream.resource<staging>, %n: index, %o: index) -> f32 {
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  %s0 = stream.resource.subview %b[%o] : !stream.resource<staging>{%n} -> !stream.resource<staging>{%c16}
  %s1 = stream.resource.subview %s0[%c4] : !stream.resource<staging>{%c16} -> !stream.resource<staging>{%c4}
  %v = stream.resource.load %s1[%c4] : !stream.resource<staging>{%c4} -> f32
  util.return %v : f32
}
