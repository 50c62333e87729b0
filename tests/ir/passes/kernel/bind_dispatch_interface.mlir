// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --pass=bind-dispatch-interface{target=vmvx} %s | FileCheck %s
// Bindings become flat memrefs, push constants stay, ids, counts and the local
// memory follow; a tensor operand is a view of its binding.

// CHECK-DAG: #[[$TARGET:.+]] = #hal.executable.target<"vmvx", "vmvx-bytecode">
// CHECK-DAG: #[[$LAYOUT:.+]] = #hal.pipeline.layout<constants = 1, bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
// CHECK: hal.executable private @ex {
// CHECK: hal.executable.variant public @vmvx target(#[[$TARGET]]) {
// CHECK: hal.executable.export public @scale ordinal(0) layout(#[[$LAYOUT]]) count(%{{.*}}: !hal.device, %{{.*}}: index) -> (index, index, index) {
// CHECK: hal.return
// CHECK: func.func @scale(%[[A:.*]]: memref<?xf32>, %[[B:.*]]: memref<?xf32>, %[[N:.*]]: i32, %[[X:.*]]: index, %{{.*}}: index, %{{.*}}: index, %{{.*}}: index, %{{.*}}: index, %{{.*}}: index, %{{.*}}: memref<?xi8>) {
// CHECK: %[[D:.*]] = arith.index_cast %[[N]]
// CHECK: %[[VA:.*]] = memref.reinterpret_cast %[[A]] to offset: [0], sizes: [%[[D]], 4], strides: [4, 1] : memref<?xf32> to memref<?x4xf32>
// CHECK: %[[VB:.*]] = memref.reinterpret_cast %[[B]] to offset: [0], sizes: [2, 4], strides: [4, 1]
// The whole operand, and a row of it.
// CHECK: bufferization.to_tensor %[[VA]] restrict : memref<?x4xf32> to tensor<?x4xf32>
// CHECK: %[[ROW:.*]] = memref.subview %[[VA]][%[[X]], 0] [1, 4] [1, 1] : memref<?x4xf32> to memref<4xf32, strided<[1], offset: ?>>
// CHECK: %[[R:.*]] = bufferization.to_tensor %[[ROW]]
// CHECK: %[[OUT:.*]] = memref.subview %[[VB]][1, 0] [1, 4] [1, 1] : memref<2x4xf32> to memref<4xf32, strided<[1], offset: 4>>
// CHECK: bufferization.materialize_in_destination %[[R]] in restrict writable %[[OUT]]
stream.executable private @ex {
  stream.executable.export public @scale workgroups(%w: index) -> (index, index, index) {
    %x, %y, %z = iree_tensor_ext.dispatch.workgroup_count_from_slice(%w)
    stream.return %x, %y, %z : index, index, index
  }
  builtin.module {
    func.func @scale(%a: !stream.binding, %b: !stream.binding, %n: i32) {
      %c0 = arith.constant 0 : index
      %d = arith.index_cast %n : i32 to index
      %x = stream.dispatch.workgroup.id[0] : index
      %0 = stream.binding.subspan %a[%c0] : !stream.binding -> !iree_tensor_ext.dispatch.tensor<readonly:tensor<?x4xf32>>{%d}
      %1 = stream.binding.subspan %b[%c0] : !stream.binding -> !iree_tensor_ext.dispatch.tensor<writeonly:tensor<2x4xf32>>
      %2 = iree_tensor_ext.dispatch.tensor.load %0, offsets = [0, 0], sizes = [%d, 4], strides = [1, 1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<?x4xf32>>{%d} -> tensor<?x4xf32>
      %3 = iree_tensor_ext.dispatch.tensor.load %0, offsets = [%x, 0], sizes = [1, 4], strides = [1, 1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<?x4xf32>>{%d} -> tensor<4xf32>
      iree_tensor_ext.dispatch.tensor.store %3, %1, offsets = [1, 0], sizes = [1, 4], strides = [1, 1] : tensor<4xf32> -> !iree_tensor_ext.dispatch.tensor<writeonly:tensor<2x4xf32>>
      return
    }
  }
}
