// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: sh %S/Inputs/round_trip.sh %s %t
// Ops of the flow dialect, in custom form; printed and read back.

flow.executable private @ex {
  flow.executable.export public @d workgroups(%w: index) -> (index, index, index) {
    flow.return %w, %w, %w : index, index, index
  }
  flow.executable.export public @plain
  builtin.module {
    func.func @d() {
      return
    }
  }
  flow.executable_end
}

// Dispatches in their stages.
util.func private @dispatches(%t: tensor<?xf32>, %n: index, %s: tensor<4xf32>) -> tensor<4xf32> {
  %0 = flow.dispatch.region -> (tensor<?xf32>{%n}) {
    flow.return %t : tensor<?xf32>
  }
  %1 = flow.dispatch.region[%n] -> (tensor<4xf32>) {
    flow.return %s : tensor<4xf32>
  } count(%w: index) -> (index, index, index) {
    flow.return %w, %w, %w : index, index, index
  }
  %2 = flow.dispatch.workgroups[%n](%n, %t) : (index, tensor<?xf32>{%n}) -> tensor<?xf32>{%n} =
      (%m: index, %a: !iree_tensor_ext.dispatch.tensor<readonly:tensor<?xf32>>, %b: !iree_tensor_ext.dispatch.tensor<writeonly:tensor<?xf32>>) {
    %x = flow.dispatch.workgroup.id[0] : index
    %y = flow.dispatch.workgroup.count[1] : index
    %z = flow.dispatch.workgroup.size[2] : index
    flow.return
  } count(%w: index) -> (index, index, index) {
    flow.return %w, %w, %w : index, index, index
  }
  %3 = flow.dispatch.workgroups(%s) : (tensor<4xf32>) -> %s =
      (%a: !iree_tensor_ext.dispatch.tensor<readwrite:tensor<4xf32>>) {
    flow.return
  }
  %4 = flow.dispatch @ex::@d[%n](%n, %t) : (index, tensor<?xf32>{%n}) -> tensor<?xf32>{%n}
  %5:2 = flow.dispatch @ex::@plain(%s) : (tensor<4xf32>) -> (%s, tensor<4xf32>)
  flow.dispatch {@ex::@d, @ex::@plain}(%s) : (tensor<4xf32>) -> ()
  util.return %5#0 : tensor<4xf32>
}

// Tensors moved by the host.
util.func private @tensors(%t: tensor<?x4xf32>, %n: index, %x: f32, %s: tensor<2x4xf32>) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %0 = flow.tensor.constant dense<1.0> : tensor<2xf32> -> tensor<?xf32>
  %1 = flow.tensor.constant dense<1.0> : tensor<2xf32>
  %2 = flow.tensor.dynamic_constant dense<1.0> : tensor<2xf32> -> tensor<?xf32>
  %3 = flow.tensor.tie_shape %t : tensor<?x4xf32>{%n}
  %4 = flow.tensor.reshape %t : tensor<?x4xf32>{%n} -> tensor<4x?xf32>{%n}
  %5 = flow.tensor.bitcast %s : tensor<2x4xf32> -> tensor<2x4xi32>
  %6 = flow.tensor.load %t[%c0, %c2] : tensor<?x4xf32>{%n}
  %7 = flow.tensor.store %x, %t[%c0, %c2] : tensor<?x4xf32>{%n}
  %8 = flow.tensor.alloca : tensor<?x4xf32>{%n}
  %9 = flow.tensor.empty : tensor<?x4xf32>{%n}
  %10 = flow.tensor.splat %x : tensor<?x4xf32>{%n}
  %11 = flow.tensor.clone %t : tensor<?x4xf32>{%n}
  %12 = flow.tensor.barrier %t : tensor<?x4xf32>{%n} on #hal.device.promise<@dev>
  %13 = flow.tensor.transfer %t : tensor<?x4xf32>{%n} to #hal.device.affinity<@dev>
  %14 = flow.tensor.encode %t : tensor<?x4xf32>{%n} -> tensor<?x4xf32>{%n}
  %15 = flow.tensor.slice %t[%c0, %c0 for %c2, %c2] : tensor<?x4xf32>{%n} -> tensor<2x2xf32>
  %16 = flow.tensor.update %s, %t[%c0, %c0] : tensor<2x4xf32> -> %t as tensor<?x4xf32>{%n}
  flow.tensor.trace "both" = [%t : tensor<?x4xf32>{%n}, %s : tensor<2x4xf32>]
  util.return
}

flow.func private @outside(%arg0: tensor<?xf32>, %arg1: index) -> tensor<?xf32>
util.func private @calls(%t: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  %0 = flow.call @outside(%t, %n) : (tensor<?xf32>{%n}, index) -> tensor<?xf32>{%n}
  util.return %0 : tensor<?xf32>
}
