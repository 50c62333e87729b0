// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --pass=reuse-operands,canonicalize,cse %s | FileCheck %s

stream.executable private @ex {
  stream.executable.export public @add
  builtin.module {
    func.func @add(%a: !stream.binding, %b: !stream.binding, %c: !stream.binding) {
      %c0 = arith.constant 0 : index
      %x = stream.binding.subspan %a[%c0] : !stream.binding -> !iree_tensor_ext.dispatch.tensor<readonly:tensor<16xf32>>
      %y = stream.binding.subspan %b[%c0] : !stream.binding -> !iree_tensor_ext.dispatch.tensor<readonly:tensor<16xf32>>
      %z = stream.binding.subspan %c[%c0] : !stream.binding -> !iree_tensor_ext.dispatch.tensor<writeonly:tensor<16xf32>>
      %0 = iree_tensor_ext.dispatch.tensor.load %x, offsets = [0], sizes = [16], strides = [1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<16xf32>> -> tensor<16xf32>
      %1 = iree_tensor_ext.dispatch.tensor.load %y, offsets = [0], sizes = [16], strides = [1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<16xf32>> -> tensor<16xf32>
      %e = tensor.empty() : tensor<16xf32>
      %2 = linalg.add ins(%0, %1 : tensor<16xf32>, tensor<16xf32>) outs(%e : tensor<16xf32>) -> tensor<16xf32>
      iree_tensor_ext.dispatch.tensor.store %2, %z, offsets = [0], sizes = [16], strides = [1] : tensor<16xf32> -> !iree_tensor_ext.dispatch.tensor<writeonly:tensor<16xf32>>
      return
    }
  }
}

// An input of the caller is never overwritten; what the program made is, and
// the allocation counts how often.
// CHECK-LABEL: @chain
// CHECK: %[[X:.+]] = stream.tensor.import
// CHECK: %[[M:.+]] = stream.async.alloca {emplace.in_place = 2 : index}
// CHECK-NOT: stream.async.alloca
// CHECK: %[[A:.+]] = stream.async.dispatch @ex::@add(%[[X]][{{.*}}], %[[X]][{{.*}}], %[[M]][
// CHECK: %[[B:.+]] = stream.async.dispatch @ex::@add(%[[X]][{{.*}}], %[[A]][{{.*}}], %[[A]][
// CHECK: %[[C:.+]] = stream.async.dispatch @ex::@add(%[[B]][{{.*}}], %[[X]][{{.*}}], %[[B]][
// CHECK: util.return %[[C]]
util.func public @chain(%v: !hal.buffer_view) -> !stream.resource<transient> {
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %x = stream.tensor.import %v : !hal.buffer_view -> tensor<16xf32> in !stream.resource<external>{%c64}
  %m0 = stream.async.alloca : !stream.resource<transient>{%c64}
  %a = stream.async.dispatch @ex::@add(%x[%c0 to %c64 for %c64], %x[%c0 to %c64 for %c64], %m0[%c0 to %c64 for %c64]) : (!stream.resource<external>{%c64}, !stream.resource<external>{%c64}, !stream.resource<transient>{%c64}) -> %m0{%c64}
  %m1 = stream.async.alloca : !stream.resource<transient>{%c64}
  %b = stream.async.dispatch @ex::@add(%x[%c0 to %c64 for %c64], %a[%c0 to %c64 for %c64], %m1[%c0 to %c64 for %c64]) : (!stream.resource<external>{%c64}, !stream.resource<transient>{%c64}, !stream.resource<transient>{%c64}) -> %m1{%c64}
  %m2 = stream.async.alloca : !stream.resource<transient>{%c64}
  %c = stream.async.dispatch @ex::@add(%b[%c0 to %c64 for %c64], %x[%c0 to %c64 for %c64], %m2[%c0 to %c64 for %c64]) : (!stream.resource<transient>{%c64}, !stream.resource<external>{%c64}, !stream.resource<transient>{%c64}) -> %m2{%c64}
  util.return %c : !stream.resource<transient>
}

// A value that is read again later keeps its place; that read may take it.
// CHECK-LABEL: @read_again
// CHECK-COUNT-2: stream.async.alloca
// CHECK: %[[A:.+]] = stream.async.dispatch @ex::@add
// CHECK: %[[B:.+]] = stream.async.dispatch @ex::@add(%[[A]][{{.*}}], %{{.+}}[{{.*}}], %{{m1|[0-9]+}}[
// CHECK: stream.async.dispatch @ex::@add(%[[A]][{{.*}}], %[[B]][{{.*}}], %[[A]][
util.func public @read_again(%v: !hal.buffer_view) -> !stream.resource<transient> {
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %x = stream.tensor.import %v : !hal.buffer_view -> tensor<16xf32> in !stream.resource<external>{%c64}
  %m0 = stream.async.alloca : !stream.resource<transient>{%c64}
  %m1 = stream.async.alloca : !stream.resource<transient>{%c64}
  %a = stream.async.dispatch @ex::@add(%x[%c0 to %c64 for %c64], %x[%c0 to %c64 for %c64], %m0[%c0 to %c64 for %c64]) : (!stream.resource<external>{%c64}, !stream.resource<external>{%c64}, !stream.resource<transient>{%c64}) -> %m0{%c64}
  %b = stream.async.dispatch @ex::@add(%a[%c0 to %c64 for %c64], %x[%c0 to %c64 for %c64], %m1[%c0 to %c64 for %c64]) : (!stream.resource<transient>{%c64}, !stream.resource<external>{%c64}, !stream.resource<transient>{%c64}) -> %m1{%c64}
  %m2 = stream.async.alloca : !stream.resource<transient>{%c64}
  %c = stream.async.dispatch @ex::@add(%a[%c0 to %c64 for %c64], %b[%c0 to %c64 for %c64], %m2[%c0 to %c64 for %c64]) : (!stream.resource<transient>{%c64}, !stream.resource<transient>{%c64}, !stream.resource<transient>{%c64}) -> %m2{%c64}
  util.return %c : !stream.resource<transient>
}

// A value that a branch may hand on keeps its place.
// CHECK-LABEL: @handed_on
// CHECK: stream.async.alloca :
// CHECK: scf.if
// CHECK: stream.async.alloca :
// CHECK: stream.async.dispatch
util.func public @handed_on(%v: !hal.buffer_view, %k: i1) -> (!stream.resource<transient>, !stream.resource<transient>) {
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %x = stream.tensor.import %v : !hal.buffer_view -> tensor<16xf32> in !stream.resource<external>{%c64}
  %m0 = stream.async.alloca : !stream.resource<transient>{%c64}
  %a = stream.async.dispatch @ex::@add(%x[%c0 to %c64 for %c64], %x[%c0 to %c64 for %c64], %m0[%c0 to %c64 for %c64]) : (!stream.resource<external>{%c64}, !stream.resource<external>{%c64}, !stream.resource<transient>{%c64}) -> %m0{%c64}
  %s = scf.if %k -> (!stream.resource<transient>) {
    scf.yield %a : !stream.resource<transient>
  } else {
    %m2 = stream.async.alloca : !stream.resource<transient>{%c64}
    scf.yield %m2 : !stream.resource<transient>
  }
  %m1 = stream.async.alloca : !stream.resource<transient>{%c64}
  %b = stream.async.dispatch @ex::@add(%a[%c0 to %c64 for %c64], %x[%c0 to %c64 for %c64], %m1[%c0 to %c64 for %c64]) : (!stream.resource<transient>{%c64}, !stream.resource<external>{%c64}, !stream.resource<transient>{%c64}) -> %m1{%c64}
  util.return %b, %s : !stream.resource<transient>, !stream.resource<transient>
}

// Sixteen workgroups that each do all of the work.
// CHECK-LABEL: @repeated
// CHECK-COUNT-2: stream.async.alloca
util.func public @repeated(%v: !hal.buffer_view) -> !stream.resource<transient> {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %c64 = arith.constant 64 : index
  %x = stream.tensor.import %v : !hal.buffer_view -> tensor<16xf32> in !stream.resource<external>{%c64}
  %m0 = stream.async.alloca : !stream.resource<transient>{%c64}
  %a = stream.async.dispatch @ex::@add[%c16](%x[%c0 to %c64 for %c64], %x[%c0 to %c64 for %c64], %m0[%c0 to %c64 for %c64]) : (!stream.resource<external>{%c64}, !stream.resource<external>{%c64}, !stream.resource<transient>{%c64}) -> %m0{%c64}
  %m1 = stream.async.alloca : !stream.resource<transient>{%c64}
  %b = stream.async.dispatch @ex::@add[%c16](%x[%c0 to %c64 for %c64], %a[%c0 to %c64 for %c64], %m1[%c0 to %c64 for %c64]) : (!stream.resource<external>{%c64}, !stream.resource<transient>{%c64}, !stream.resource<transient>{%c64}) -> %m1{%c64}
  util.return %b : !stream.resource<transient>
}
