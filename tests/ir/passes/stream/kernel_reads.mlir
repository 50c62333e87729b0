// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --pass=reuse-operands,canonicalize,cse %s | FileCheck %s

stream.executable private @ex {
  stream.executable.export public @double
  stream.executable.export public @turn
  stream.executable.export public @center
  stream.executable.export public @both
  stream.executable.export public @half
  stream.executable.export public @bits
  stream.executable.export public @grid workgroups() -> (index, index, index) {
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    stream.return %c4, %c1, %c1 : index, index, index
  }
  builtin.module {
    func.func @double(%a: !stream.binding, %b: !stream.binding) {
      %c0 = arith.constant 0 : index
      %x = stream.binding.subspan %a[%c0] : !stream.binding -> !iree_tensor_ext.dispatch.tensor<readonly:tensor<4x4xf32>>
      %y = stream.binding.subspan %b[%c0] : !stream.binding -> !iree_tensor_ext.dispatch.tensor<writeonly:tensor<4x4xf32>>
      %0 = iree_tensor_ext.dispatch.tensor.load %x, offsets = [0, 0], sizes = [4, 4], strides = [1, 1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<4x4xf32>> -> tensor<4x4xf32>
      %e = tensor.empty() : tensor<4x4xf32>
      %1 = linalg.add ins(%0, %0 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32>
      iree_tensor_ext.dispatch.tensor.store %1, %y, offsets = [0, 0], sizes = [4, 4], strides = [1, 1] : tensor<4x4xf32> -> !iree_tensor_ext.dispatch.tensor<writeonly:tensor<4x4xf32>>
      return
    }
    func.func @grid(%a: !stream.binding, %b: !stream.binding) {
      %c0 = arith.constant 0 : index
      %x = stream.binding.subspan %a[%c0] : !stream.binding -> !iree_tensor_ext.dispatch.tensor<readonly:tensor<4x4xf32>>
      %y = stream.binding.subspan %b[%c0] : !stream.binding -> !iree_tensor_ext.dispatch.tensor<writeonly:tensor<4x4xf32>>
      %0 = iree_tensor_ext.dispatch.tensor.load %x, offsets = [0, 0], sizes = [4, 4], strides = [1, 1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<4x4xf32>> -> tensor<4x4xf32>
      %e = tensor.empty() : tensor<4x4xf32>
      %1 = linalg.add ins(%0, %0 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32>
      iree_tensor_ext.dispatch.tensor.store %1, %y, offsets = [0, 0], sizes = [4, 4], strides = [1, 1] : tensor<4x4xf32> -> !iree_tensor_ext.dispatch.tensor<writeonly:tensor<4x4xf32>>
      return
    }
    func.func @turn(%a: !stream.binding, %b: !stream.binding) {
      %c0 = arith.constant 0 : index
      %x = stream.binding.subspan %a[%c0] : !stream.binding -> !iree_tensor_ext.dispatch.tensor<readonly:tensor<4x4xf32>>
      %y = stream.binding.subspan %b[%c0] : !stream.binding -> !iree_tensor_ext.dispatch.tensor<writeonly:tensor<4x4xf32>>
      %0 = iree_tensor_ext.dispatch.tensor.load %x, offsets = [0, 0], sizes = [4, 4], strides = [1, 1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<4x4xf32>> -> tensor<4x4xf32>
      %e = tensor.empty() : tensor<4x4xf32>
      %1 = linalg.transpose ins(%0 : tensor<4x4xf32>) outs(%e : tensor<4x4xf32>) permutation = [1, 0]
      iree_tensor_ext.dispatch.tensor.store %1, %y, offsets = [0, 0], sizes = [4, 4], strides = [1, 1] : tensor<4x4xf32> -> !iree_tensor_ext.dispatch.tensor<writeonly:tensor<4x4xf32>>
      return
    }
    func.func @center(%a: !stream.binding, %b: !stream.binding) {
      %c0 = arith.constant 0 : index
      %z = arith.constant 0.0 : f32
      %x = stream.binding.subspan %a[%c0] : !stream.binding -> !iree_tensor_ext.dispatch.tensor<readonly:tensor<4x4xf32>>
      %y = stream.binding.subspan %b[%c0] : !stream.binding -> !iree_tensor_ext.dispatch.tensor<writeonly:tensor<4x4xf32>>
      %0 = iree_tensor_ext.dispatch.tensor.load %x, offsets = [0, 0], sizes = [4, 4], strides = [1, 1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<4x4xf32>> -> tensor<4x4xf32>
      %e = tensor.empty() : tensor<4x4xf32>
      %s = tensor.empty() : tensor<4xf32>
      %f = linalg.fill ins(%z : f32) outs(%s : tensor<4xf32>) -> tensor<4xf32>
      %r = linalg.reduce { arith.addf } ins(%0 : tensor<4x4xf32>) outs(%f : tensor<4xf32>) dimensions = [1]
      %w = linalg.broadcast ins(%r : tensor<4xf32>) outs(%e : tensor<4x4xf32>) dimensions = [1]
      %1 = linalg.sub ins(%0, %w : tensor<4x4xf32>, tensor<4x4xf32>) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32>
      iree_tensor_ext.dispatch.tensor.store %1, %y, offsets = [0, 0], sizes = [4, 4], strides = [1, 1] : tensor<4x4xf32> -> !iree_tensor_ext.dispatch.tensor<writeonly:tensor<4x4xf32>>
      return
    }
    func.func @both(%a: !stream.binding, %b: !stream.binding, %c: !stream.binding) {
      %c0 = arith.constant 0 : index
      %x = stream.binding.subspan %a[%c0] : !stream.binding -> !iree_tensor_ext.dispatch.tensor<readonly:tensor<4x4xf32>>
      %y = stream.binding.subspan %b[%c0] : !stream.binding -> !iree_tensor_ext.dispatch.tensor<writeonly:tensor<4x4xf32>>
      %z = stream.binding.subspan %c[%c0] : !stream.binding -> !iree_tensor_ext.dispatch.tensor<writeonly:tensor<4x4xf32>>
      %0 = iree_tensor_ext.dispatch.tensor.load %x, offsets = [0, 0], sizes = [4, 4], strides = [1, 1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<4x4xf32>> -> tensor<4x4xf32>
      %e = tensor.empty() : tensor<4x4xf32>
      %1 = linalg.add ins(%0, %0 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32>
      %2 = linalg.mul ins(%0, %0 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32>
      iree_tensor_ext.dispatch.tensor.store %1, %y, offsets = [0, 0], sizes = [4, 4], strides = [1, 1] : tensor<4x4xf32> -> !iree_tensor_ext.dispatch.tensor<writeonly:tensor<4x4xf32>>
      iree_tensor_ext.dispatch.tensor.store %2, %z, offsets = [0, 0], sizes = [4, 4], strides = [1, 1] : tensor<4x4xf32> -> !iree_tensor_ext.dispatch.tensor<writeonly:tensor<4x4xf32>>
      return
    }
    func.func @half(%a: !stream.binding, %b: !stream.binding) {
      %c0 = arith.constant 0 : index
      %x = stream.binding.subspan %a[%c0] : !stream.binding -> !iree_tensor_ext.dispatch.tensor<readonly:tensor<4x4xf32>>
      %y = stream.binding.subspan %b[%c0] : !stream.binding -> !iree_tensor_ext.dispatch.tensor<writeonly:tensor<4x4xf16>>
      %0 = iree_tensor_ext.dispatch.tensor.load %x, offsets = [0, 0], sizes = [4, 4], strides = [1, 1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<4x4xf32>> -> tensor<4x4xf32>
      %1 = arith.truncf %0 : tensor<4x4xf32> to tensor<4x4xf16>
      iree_tensor_ext.dispatch.tensor.store %1, %y, offsets = [0, 0], sizes = [4, 4], strides = [1, 1] : tensor<4x4xf16> -> !iree_tensor_ext.dispatch.tensor<writeonly:tensor<4x4xf16>>
      return
    }
    func.func @bits(%a: !stream.binding, %b: !stream.binding) {
      %c0 = arith.constant 0 : index
      %x = stream.binding.subspan %a[%c0] : !stream.binding -> !iree_tensor_ext.dispatch.tensor<readonly:tensor<4x4xf32>>
      %y = stream.binding.subspan %b[%c0] : !stream.binding -> !iree_tensor_ext.dispatch.tensor<writeonly:tensor<4x4xi32>>
      %0 = iree_tensor_ext.dispatch.tensor.load %x, offsets = [0, 0], sizes = [4, 4], strides = [1, 1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<4x4xf32>> -> tensor<4x4xf32>
      %1 = arith.fptosi %0 : tensor<4x4xf32> to tensor<4x4xi32>
      iree_tensor_ext.dispatch.tensor.store %1, %y, offsets = [0, 0], sizes = [4, 4], strides = [1, 1] : tensor<4x4xi32> -> !iree_tensor_ext.dispatch.tensor<writeonly:tensor<4x4xi32>>
      return
    }
  }
}

// Each element is made from the one in its place.
// CHECK-LABEL: @of_double
// CHECK: %[[A:.+]] = stream.async.dispatch @ex::@double
// CHECK-NOT: stream.async.alloca
// CHECK: stream.async.dispatch @ex::@double(%[[A]][%c0 to %c64 for %c64], %[[A]][%c0 to %c64 for %c64])
util.func public @of_double(%v: !hal.buffer_view, %o: !hal.buffer_view) -> !stream.resource<transient> {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %c64 = arith.constant 64 : index
  %x = stream.tensor.import %v : !hal.buffer_view -> tensor<4x4xf32> in !stream.resource<external>{%c64}
  %m0 = stream.async.alloca : !stream.resource<transient>{%c64}
  %a = stream.async.dispatch @ex::@double(%x[%c0 to %c64 for %c64], %m0[%c0 to %c64 for %c64]) : (!stream.resource<external>{%c64}, !stream.resource<transient>{%c64}) -> %m0{%c64}
  %m1 = stream.async.alloca : !stream.resource<transient>{%c64}
  %b = stream.async.dispatch @ex::@double(%a[%c0 to %c64 for %c64], %m1[%c0 to %c64 for %c64]) : (!stream.resource<transient>{%c64}, !stream.resource<transient>{%c64}) -> %m1{%c64}
  util.return %b : !stream.resource<transient>
}

// So it is when the result has another type of the same width.
// CHECK-LABEL: @of_bits
// CHECK: %[[A:.+]] = stream.async.dispatch @ex::@double
// CHECK-NOT: stream.async.alloca
// CHECK: stream.async.dispatch @ex::@bits(%[[A]][%c0 to %c64 for %c64], %[[A]][%c0 to %c64 for %c64])
util.func public @of_bits(%v: !hal.buffer_view, %o: !hal.buffer_view) -> !stream.resource<transient> {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %c64 = arith.constant 64 : index
  %x = stream.tensor.import %v : !hal.buffer_view -> tensor<4x4xf32> in !stream.resource<external>{%c64}
  %m0 = stream.async.alloca : !stream.resource<transient>{%c64}
  %a = stream.async.dispatch @ex::@double(%x[%c0 to %c64 for %c64], %m0[%c0 to %c64 for %c64]) : (!stream.resource<external>{%c64}, !stream.resource<transient>{%c64}) -> %m0{%c64}
  %m1 = stream.async.alloca : !stream.resource<transient>{%c64}
  %b = stream.async.dispatch @ex::@bits(%a[%c0 to %c64 for %c64], %m1[%c0 to %c64 for %c64]) : (!stream.resource<transient>{%c64}, !stream.resource<transient>{%c64}) -> %m1{%c64}
  util.return %b : !stream.resource<transient>
}

// A transpose reads elements that were overwritten.
// CHECK-LABEL: @of_turn
// CHECK: %[[A:.+]] = stream.async.dispatch @ex::@double
// CHECK: %[[B:.+]] = stream.async.alloca
// CHECK: stream.async.dispatch @ex::@turn(%[[A]][%c0 to %c64 for %c64], %[[B]][
util.func public @of_turn(%v: !hal.buffer_view, %o: !hal.buffer_view) -> !stream.resource<transient> {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %c64 = arith.constant 64 : index
  %x = stream.tensor.import %v : !hal.buffer_view -> tensor<4x4xf32> in !stream.resource<external>{%c64}
  %m0 = stream.async.alloca : !stream.resource<transient>{%c64}
  %a = stream.async.dispatch @ex::@double(%x[%c0 to %c64 for %c64], %m0[%c0 to %c64 for %c64]) : (!stream.resource<external>{%c64}, !stream.resource<transient>{%c64}) -> %m0{%c64}
  %m1 = stream.async.alloca : !stream.resource<transient>{%c64}
  %b = stream.async.dispatch @ex::@turn(%a[%c0 to %c64 for %c64], %m1[%c0 to %c64 for %c64]) : (!stream.resource<transient>{%c64}, !stream.resource<transient>{%c64}) -> %m1{%c64}
  util.return %b : !stream.resource<transient>
}

// So does a sum over the row.
// CHECK-LABEL: @of_center
// CHECK: %[[A:.+]] = stream.async.dispatch @ex::@double
// CHECK: %[[B:.+]] = stream.async.alloca
// CHECK: stream.async.dispatch @ex::@center(%[[A]][%c0 to %c64 for %c64], %[[B]][
util.func public @of_center(%v: !hal.buffer_view, %o: !hal.buffer_view) -> !stream.resource<transient> {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %c64 = arith.constant 64 : index
  %x = stream.tensor.import %v : !hal.buffer_view -> tensor<4x4xf32> in !stream.resource<external>{%c64}
  %m0 = stream.async.alloca : !stream.resource<transient>{%c64}
  %a = stream.async.dispatch @ex::@double(%x[%c0 to %c64 for %c64], %m0[%c0 to %c64 for %c64]) : (!stream.resource<external>{%c64}, !stream.resource<transient>{%c64}) -> %m0{%c64}
  %m1 = stream.async.alloca : !stream.resource<transient>{%c64}
  %b = stream.async.dispatch @ex::@center(%a[%c0 to %c64 for %c64], %m1[%c0 to %c64 for %c64]) : (!stream.resource<transient>{%c64}, !stream.resource<transient>{%c64}) -> %m1{%c64}
  util.return %b : !stream.resource<transient>
}

// Narrower elements lie elsewhere.
// CHECK-LABEL: @of_half
// CHECK: %[[A:.+]] = stream.async.dispatch @ex::@double
// CHECK: %[[B:.+]] = stream.async.alloca
// CHECK: stream.async.dispatch @ex::@half(%[[A]][%c0 to %c64 for %c64], %[[B]][
util.func public @of_half(%v: !hal.buffer_view, %o: !hal.buffer_view) -> !stream.resource<transient> {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %c64 = arith.constant 64 : index
  %x = stream.tensor.import %v : !hal.buffer_view -> tensor<4x4xf32> in !stream.resource<external>{%c64}
  %m0 = stream.async.alloca : !stream.resource<transient>{%c64}
  %a = stream.async.dispatch @ex::@double(%x[%c0 to %c64 for %c64], %m0[%c0 to %c64 for %c64]) : (!stream.resource<external>{%c64}, !stream.resource<transient>{%c64}) -> %m0{%c64}
  %m1 = stream.async.alloca : !stream.resource<transient>{%c32}
  %b = stream.async.dispatch @ex::@half(%a[%c0 to %c64 for %c64], %m1[%c0 to %c32 for %c32]) : (!stream.resource<transient>{%c64}, !stream.resource<transient>{%c32}) -> %m1{%c32}
  util.return %b : !stream.resource<transient>
}

// Each of four workgroups does all of the work again.
// CHECK-LABEL: @of_grid
// CHECK: %[[A:.+]] = stream.async.dispatch @ex::@double
// CHECK: %[[B:.+]] = stream.async.alloca
// CHECK: stream.async.dispatch @ex::@grid(%[[A]][%c0 to %c64 for %c64], %[[B]][
util.func public @of_grid(%v: !hal.buffer_view, %o: !hal.buffer_view) -> !stream.resource<transient> {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %c64 = arith.constant 64 : index
  %x = stream.tensor.import %v : !hal.buffer_view -> tensor<4x4xf32> in !stream.resource<external>{%c64}
  %m0 = stream.async.alloca : !stream.resource<transient>{%c64}
  %a = stream.async.dispatch @ex::@double(%x[%c0 to %c64 for %c64], %m0[%c0 to %c64 for %c64]) : (!stream.resource<external>{%c64}, !stream.resource<transient>{%c64}) -> %m0{%c64}
  %m1 = stream.async.alloca : !stream.resource<transient>{%c64}
  %b = stream.async.dispatch @ex::@grid(%a[%c0 to %c64 for %c64], %m1[%c0 to %c64 for %c64]) : (!stream.resource<transient>{%c64}, !stream.resource<transient>{%c64}) -> %m1{%c64}
  util.return %b : !stream.resource<transient>
}

// Two results read the operand: the second would read the first.
// CHECK-LABEL: @of_both
// CHECK: %[[A:.+]] = stream.async.dispatch @ex::@double
// CHECK: %[[B:.+]] = stream.async.alloca
// CHECK: stream.async.dispatch @ex::@both(%[[A]][%c0 to %c64 for %c64], %[[B]][
util.func public @of_both(%v: !hal.buffer_view, %o: !hal.buffer_view) -> !stream.resource<transient> {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %c64 = arith.constant 64 : index
  %x = stream.tensor.import %v : !hal.buffer_view -> tensor<4x4xf32> in !stream.resource<external>{%c64}
  %m0 = stream.async.alloca : !stream.resource<transient>{%c64}
  %a = stream.async.dispatch @ex::@double(%x[%c0 to %c64 for %c64], %m0[%c0 to %c64 for %c64]) : (!stream.resource<external>{%c64}, !stream.resource<transient>{%c64}) -> %m0{%c64}
  %m1 = stream.async.alloca : !stream.resource<transient>{%c64}
  %m2 = stream.async.alloca : !stream.resource<transient>{%c64}
  %b:2 = stream.async.dispatch @ex::@both(%a[%c0 to %c64 for %c64], %m1[%c0 to %c64 for %c64], %m2[%c0 to %c64 for %c64]) : (!stream.resource<transient>{%c64}, !stream.resource<transient>{%c64}, !stream.resource<transient>{%c64}) -> (%m1{%c64}, %m2{%c64})
  %u = stream.async.update %b#1, %b#0[%c0 to %c64] : !stream.resource<transient>{%c64} -> %b#0 as !stream.resource<transient>{%c64}
  util.return %u : !stream.resource<transient>
}
