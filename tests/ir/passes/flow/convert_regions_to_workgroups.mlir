// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --pass=convert-regions-to-workgroups,canonicalize %s | FileCheck %s

// Captured tensors are loaded, results stored, sizes come in as arguments and
// are the workload.
// CHECK-LABEL: @dynamic
// CHECK-SAME: %[[N:[a-z0-9]+]]: index
// CHECK: %[[X:.+]] = hal.tensor.import
// CHECK: flow.dispatch.workgroups[%[[N]]](%[[N]], %[[X]]) : (index, tensor<?xf32>{%[[N]]}) -> tensor<?xf32>{%[[N]]} =
// CHECK: (%[[D:[a-z0-9]+]]: index, %[[A:[a-z0-9]+]]: !iree_tensor_ext.dispatch.tensor<readonly:tensor<?xf32>>, %[[O:[a-z0-9]+]]: !iree_tensor_ext.dispatch.tensor<writeonly:tensor<?xf32>>)
// CHECK: %[[T:.+]] = iree_tensor_ext.dispatch.tensor.load %[[A]], offsets = [0], sizes = [%[[D]]], strides = [1]
// CHECK: %[[R:.+]] = linalg.exp ins(%[[T]]
// CHECK: iree_tensor_ext.dispatch.tensor.store %[[R]], %[[O]], offsets = [0], sizes = [%[[D]]], strides = [1]
// CHECK: flow.return
// CHECK: count(%[[W:[a-z0-9]+]]: index) -> (index, index, index)
// CHECK: iree_tensor_ext.dispatch.workgroup_count_from_slice(%[[W]])
util.func public @dynamic(%v: !hal.buffer_view, %n: index) -> tensor<?xf32> {
  %x = hal.tensor.import %v : !hal.buffer_view -> tensor<?xf32>{%n}
  %y = flow.dispatch.region -> (tensor<?xf32>{%n}) {
    %e = tensor.empty(%n) : tensor<?xf32>
    %r = linalg.exp ins(%x : tensor<?xf32>) outs(%e : tensor<?xf32>) -> tensor<?xf32>
    flow.return %r : tensor<?xf32>
  }
  util.return %y : tensor<?xf32>
}

// A slice of a capture is a load of the slice.
// CHECK-LABEL: @slice
// CHECK: iree_tensor_ext.dispatch.tensor.load %{{.+}}, offsets = [0, 1], sizes = [3, 1], strides = [1, 1] : {{.*}} -> tensor<3xf32>
// CHECK-NOT: tensor.extract_slice
util.func public @slice(%x: tensor<3x2xf32>) -> tensor<3xf32> {
  %y = flow.dispatch.region -> (tensor<3xf32>) {
    %e = tensor.empty() : tensor<3xf32>
    %s = tensor.extract_slice %x[0, 1] [3, 1] [1, 1] : tensor<3x2xf32> to tensor<3xf32>
    %r = linalg.exp ins(%s : tensor<3xf32>) outs(%e : tensor<3xf32>) -> tensor<3xf32>
    flow.return %r : tensor<3xf32>
  }
  util.return %y : tensor<3xf32>
}

// An insertion writes into its destination.
// CHECK-LABEL: @insert
// CHECK: flow.dispatch.workgroups(%[[X:[^,]+]], %[[Y:[^)]+]]) : (tensor<3x1xf32>, tensor<3x2xf32>) -> %[[Y]] =
// CHECK: readwrite:tensor<3x2xf32>
// CHECK: iree_tensor_ext.dispatch.tensor.store %{{.+}}, %{{.+}}, offsets = [0, 1], sizes = [3, 1], strides = [1, 1]
util.func public @insert(%x: tensor<3x1xf32>, %y: tensor<3x2xf32>) -> tensor<3x2xf32> {
  %z = flow.dispatch.region -> (tensor<3x2xf32>) {
    %r = tensor.insert_slice %x into %y[0, 1] [3, 1] [1, 1] : tensor<3x1xf32> into tensor<3x2xf32>
    flow.return %r : tensor<3x2xf32>
  }
  util.return %z : tensor<3x2xf32>
}
