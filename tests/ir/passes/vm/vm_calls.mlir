// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt %s --pass=convert-to-vm | FileCheck %s

// Device calls are calls of imports, declared once with their convention.
// CHECK-DAG: vm.rodata private @{{.*}} {alignment = 64 : i64} dense<[0, 4, 5, 6]> : tensor<4xi64>
// CHECK-DAG: vm.import private @hal.buffer.length(!vm.ref<?>) -> i64
// CHECK-DAG: vm.import private @hal.fence.join(i64, !vm.ref<?> ...) -> !vm.ref<?>

// CHECK-LABEL: vm.func private @lengths(
// CHECK-SAME: %[[A:.*]]: !vm.ref<!hal.buffer>, %[[B:.*]]: !vm.ref<!hal.buffer>)
// CHECK: %[[X:.*]] = vm.call @hal.buffer.length(%[[A]]) : (!vm.ref<!hal.buffer>) -> i64
// CHECK: %[[Y:.*]] = vm.call @hal.buffer.length(%[[B]]) : (!vm.ref<!hal.buffer>) -> i64
// CHECK: vm.return %[[X]], %[[Y]] : i64, i64
util.func private @lengths(%a: !hal.buffer, %b: !hal.buffer) -> (index, index) {
  %0 = hal.buffer.length<%a : !hal.buffer> : index
  %1 = hal.buffer.length<%b : !hal.buffer> : index
  util.return %0, %1 : index, index
}

// A span is as long as the group is.
// CHECK-LABEL: vm.func private @join(
// CHECK: vm.call.variadic @hal.fence.join(%{{.*}}, [%{{.*}}, %{{.*}}]) : (i64, !vm.ref<!hal.fence> ...) -> !vm.ref<!hal.fence>
util.func private @join(%a: !hal.fence, %b: !hal.fence) -> !hal.fence {
  %0 = hal.fence.join at([%a, %b]) flags("None") -> !hal.fence
  util.return %0 : !hal.fence
}

// Words of bit fields become their numbers: device-local is 0x30, host-visible
// 2; transfer 3, dispatch storage 0xc00.
// CHECK-LABEL: vm.func private @allocate(
// CHECK-SAME: %[[D:.*]]: !vm.ref<!hal.allocator>, %[[N:.*]]: i64)
// CHECK-DAG: %[[MEMORY:.*]] = vm.const.i32 50
// CHECK-DAG: %[[USAGE:.*]] = vm.const.i32 3075
// CHECK: vm.call @hal.allocator.allocate(%[[D]], %{{.*}}, %[[MEMORY]], %[[USAGE]], %[[N]])
util.func private @allocate(%d: !hal.allocator, %n: index) -> !hal.buffer {
  %q = arith.constant -1 : i64
  %0 = hal.allocator.allocate<%d : !hal.allocator> affinity(%q) type("DeviceLocal|HostVisible") usage("Transfer|DispatchStorage") : !hal.buffer{%n}
  util.return %0 : !hal.buffer
}

// Narrow values are extended as their type says.
// CHECK-LABEL: vm.func private @read(
// CHECK: %[[B:.*]] = vm.call @hal.buffer.load(%{{.*}}, %{{.*}}, %{{.*}})
// CHECK: vm.ext.i8.i32.s %[[B]]
// CHECK: vm.call @hal.buffer.load.f32(
util.func private @read(%b: !hal.buffer, %o: index) -> (i8, f32) {
  %0 = hal.buffer.load<%b : !hal.buffer>[%o] : i8
  %1 = hal.buffer.load<%b : !hal.buffer>[%o] : f32
  util.return %0, %1 : i8, f32
}

// A fill gives the bits of its pattern and how many bytes they are.
// CHECK-LABEL: vm.func private @fill(
// CHECK-DAG: %[[BITS:.*]] = vm.bitcast.f32.i32 %{{.*}}
// CHECK-DAG: %[[WIDE:.*]] = vm.ext.i32.i64.u %[[BITS]]
// CHECK-DAG: %[[FOUR:.*]] = vm.const.i32 4
// CHECK: vm.call @hal.device.queue.fill({{.*}}, %[[WIDE]], %[[FOUR]], %{{.*}})
util.func private @fill(%d: !hal.device, %b: !hal.buffer, %n: index, %x: f32) {
  %q = arith.constant -1 : i64
  %o = arith.constant 0 : index
  %f = util.null : !hal.fence
  hal.device.queue.fill<%d : !hal.device> affinity(%q) wait(%f) signal(%f) target(%b : !hal.buffer)[%o] length(%n) pattern(%x : f32) flags("None")
  util.return
}

// Sizes known late are packed by the function that the size query calls too.
// CHECK-LABEL: vm.func private @pack(
// CHECK: %[[P:.*]] = vm.call.variadic @util.pack.intervals(%{{.*}}, %{{.*}}, [%{{.*}}, %{{.*}}])
// CHECK: vm.buffer.load.i64 %[[P]][%{{.*}}]
// CHECK: vm.buffer.load.i64 %[[P]][%{{.*}}]
// CHECK: vm.buffer.load.i64 %[[P]][%{{.*}}]
util.func private @pack(%a: index, %b: index) -> (index, index, index) {
  %0:3 = stream.resource.pack slices({
    [0, 4] = %a,
    [5, 6] = %b
  }) : index
  util.return %0#0, %0#1, %0#2 : index, index, index
}
