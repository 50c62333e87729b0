// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --pass=convert-to-stream,cse,materialize-copy-on-write,place-producers,schedule-execution,canonicalize,cse,emplace-transients,cse,layout-slices,canonicalize,cse %s | FileCheck %s
// Storage of branches and loops on the host.

flow.executable private @ex0 {
  flow.executable.export public @d0 workgroups(%w: index) -> (index, index, index) {
    %x, %y, %z = iree_tensor_ext.dispatch.workgroup_count_from_slice(%w)
    flow.return %x, %y, %z : index, index, index
  }
  builtin.module {
    func.func @d0(%a: !iree_tensor_ext.dispatch.tensor<readonly:tensor<128xf32>>, %b: !iree_tensor_ext.dispatch.tensor<writeonly:tensor<128xf32>>) {
      %0 = iree_tensor_ext.dispatch.tensor.load %a, offsets = [0], sizes = [128], strides = [1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<128xf32>> -> tensor<128xf32>
      iree_tensor_ext.dispatch.tensor.store %0, %b, offsets = [0], sizes = [128], strides = [1] : tensor<128xf32> -> !iree_tensor_ext.dispatch.tensor<writeonly:tensor<128xf32>>
      return
    }
  }
}

// A value that goes round is written to two places in turns, beside what is
// used within an iteration: three of 512 bytes.
// CHECK-LABEL: @for
// CHECK: %[[S:.+]] = stream.tensor.import %{{.+}} : !hal.buffer -> tensor<?xi8>{%c1536}
// CHECK-DAG: %[[P:.+]] = stream.resource.subview %[[S]][%c512]
// CHECK-DAG: %[[Q:.+]] = stream.resource.subview %[[S]][%c1024]
// CHECK: scf.for %{{.+}} iter_args(%{{.+}} = %{{.+}}, %[[T:.+]] = %{{.+}}, %[[NEXT:.+]] = %[[P]], %[[OTHER:.+]] = %[[Q]])
// CHECK: %[[D:.+]] = stream.cmd.execute await(%[[T]])
// CHECK: scf.yield %[[NEXT]], %[[D]], %[[OTHER]], %[[NEXT]]
util.func public @for(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer, %i: i32, %n: index) -> !hal.buffer_view attributes {iree.abi.stub, emplace.abi = {args = [{kind = "input", type = tensor<128xf32>, name = "input0"}, {kind = "output", type = tensor<128xf32>, name = "output0"}, {kind = "transients"}, {kind="scalar", type=i32}, {kind="scalar", type=index}], results = []}} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %z32 = arith.constant 0 : i32
  %cond = arith.cmpi ne, %i, %z32 : i32
  %x = hal.tensor.import %arg0 "input0" : !hal.buffer_view -> tensor<128xf32>

  %r = scf.for %k = %c0 to %c4 step %c1 iter_args(%acc = %x) -> (tensor<128xf32>) {
    %t1 = flow.dispatch @ex0::@d0(%acc) : (tensor<128xf32>) -> tensor<128xf32>
    %t2 = flow.dispatch @ex0::@d0(%t1) : (tensor<128xf32>) -> tensor<128xf32>
    scf.yield %t2 : tensor<128xf32>
  }

  %a = hal.tensor.alias %r : tensor<128xf32> to %arg1 : !hal.buffer_view
  %t = hal.tensor.transients %a : tensor<128xf32> from %arg2 : !hal.buffer
  %v = hal.tensor.export %t "output0" : tensor<128xf32> -> !hal.buffer_view
  util.return %v : !hal.buffer_view
}

// The condition is read back between two iterations.
// CHECK-LABEL: @while
// CHECK: hal.buffer.assert{{.*}} minimum_length(%c1024)
// CHECK: scf.while (%[[V:[a-z0-9]+]] = %{{.+}}, %[[T:[a-z0-9]+]] = %{{.+}}, %[[NEXT:[a-z0-9]+]] = %{{.+}}, %[[OTHER:[a-z0-9]+]] = %{{.+}})
// CHECK: %[[READY:.+]] = stream.timepoint.await sync %[[T]] => %[[V]]
// CHECK: stream.resource.load %[[READY]][%c0]
// CHECK: scf.condition
// CHECK: stream.cmd.dispatch
util.func public @while(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer, %i: i32, %n: index) -> !hal.buffer_view attributes {iree.abi.stub, emplace.abi = {args = [{kind = "input", type = tensor<128xf32>, name = "input0"}, {kind = "output", type = tensor<128xf32>, name = "output0"}, {kind = "transients"}, {kind="scalar", type=i32}, {kind="scalar", type=index}], results = []}} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %z32 = arith.constant 0 : i32
  %cond = arith.cmpi ne, %i, %z32 : i32
  %x = hal.tensor.import %arg0 "input0" : !hal.buffer_view -> tensor<128xf32>

  %r = scf.while (%acc = %x) : (tensor<128xf32>) -> tensor<128xf32> {
    %e = flow.tensor.load %acc[%c0] : tensor<128xf32>
    %lim = arith.constant 3.0 : f32
    %go = arith.cmpf olt, %e, %lim : f32
    scf.condition(%go) %acc : tensor<128xf32>
  } do {
   ^bb0(%cur: tensor<128xf32>):
    %t1 = flow.dispatch @ex0::@d0(%cur) : (tensor<128xf32>) -> tensor<128xf32>
    scf.yield %t1 : tensor<128xf32>
  }

  %a = hal.tensor.alias %r : tensor<128xf32> to %arg1 : !hal.buffer_view
  %t = hal.tensor.transients %a : tensor<128xf32> from %arg2 : !hal.buffer
  %v = hal.tensor.export %t "output0" : tensor<128xf32> -> !hal.buffer_view
  util.return %v : !hal.buffer_view
}

// A value updated where it stands goes round in one place.
// CHECK-LABEL: @in_place
// CHECK: hal.buffer.assert{{.*}} minimum_length(%c512)
// CHECK: scf.for %{{.+}} iter_args(%{{[a-z0-9]+}} = %{{[a-z0-9]+}}) -> (!stream.timepoint)
// CHECK: stream.cmd.fill
util.func public @in_place(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer, %i: i32, %n: index) -> !hal.buffer_view attributes {iree.abi.stub, emplace.abi = {args = [{kind = "input", type = tensor<128xf32>, name = "input0"}, {kind = "output", type = tensor<128xf32>, name = "output0"}, {kind = "transients"}, {kind="scalar", type=i32}, {kind="scalar", type=index}], results = []}} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %z32 = arith.constant 0 : i32
  %cond = arith.cmpi ne, %i, %z32 : i32
  %x = hal.tensor.import %arg0 "input0" : !hal.buffer_view -> tensor<128xf32>

  %one = arith.constant 1.0 : f32
  %r = scf.for %k = %c0 to %c4 step %c1 iter_args(%acc = %x) -> (tensor<128xf32>) {
    %q = flow.tensor.store %one, %acc[%k] : tensor<128xf32>
    scf.yield %q : tensor<128xf32>
  }

  %a = hal.tensor.alias %r : tensor<128xf32> to %arg1 : !hal.buffer_view
  %t = hal.tensor.transients %a : tensor<128xf32> from %arg2 : !hal.buffer
  %v = hal.tensor.export %t "output0" : tensor<128xf32> -> !hal.buffer_view
  util.return %v : !hal.buffer_view
}

// What a branch may have handed on is copied at the end of the iteration.
// CHECK-LABEL: @chosen
// CHECK: hal.buffer.assert{{.*}} minimum_length(%c1536)
// CHECK: %[[R:.+]]:2 = scf.if
// CHECK: stream.cmd.execute await(%[[R]]#1)
// CHECK-NEXT: stream.cmd.copy
util.func public @chosen(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer, %i: i32, %n: index) -> !hal.buffer_view attributes {iree.abi.stub, emplace.abi = {args = [{kind = "input", type = tensor<128xf32>, name = "input0"}, {kind = "output", type = tensor<128xf32>, name = "output0"}, {kind = "transients"}, {kind="scalar", type=i32}, {kind="scalar", type=index}], results = []}} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %z32 = arith.constant 0 : i32
  %cond = arith.cmpi ne, %i, %z32 : i32
  %x = hal.tensor.import %arg0 "input0" : !hal.buffer_view -> tensor<128xf32>

  %r = scf.for %k = %c0 to %c4 step %c1 iter_args(%acc = %x) -> (tensor<128xf32>) {
   %q = scf.if %cond -> (tensor<128xf32>) {
    %t1 = flow.dispatch @ex0::@d0(%acc) : (tensor<128xf32>) -> tensor<128xf32>
    scf.yield %t1 : tensor<128xf32>
  } else {
    scf.yield %acc : tensor<128xf32>
  }
    scf.yield %q : tensor<128xf32>
  }

  %a = hal.tensor.alias %r : tensor<128xf32> to %arg1 : !hal.buffer_view
  %t = hal.tensor.transients %a : tensor<128xf32> from %arg2 : !hal.buffer
  %v = hal.tensor.export %t "output0" : tensor<128xf32> -> !hal.buffer_view
  util.return %v : !hal.buffer_view
}

// CHECK-LABEL: @arms
// CHECK: hal.buffer.assert{{.*}} minimum_length(%c1024)
util.func public @arms(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer, %i: i32, %n: index) -> !hal.buffer_view attributes {iree.abi.stub, emplace.abi = {args = [{kind = "input", type = tensor<128xf32>, name = "input0"}, {kind = "output", type = tensor<128xf32>, name = "output0"}, {kind = "transients"}, {kind="scalar", type=i32}, {kind="scalar", type=index}], results = []}} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %z32 = arith.constant 0 : i32
  %cond = arith.cmpi ne, %i, %z32 : i32
  %x = hal.tensor.import %arg0 "input0" : !hal.buffer_view -> tensor<128xf32>

  %r = scf.if %cond -> (tensor<128xf32>) {
    %t1 = flow.dispatch @ex0::@d0(%x) : (tensor<128xf32>) -> tensor<128xf32>
    %t2 = flow.dispatch @ex0::@d0(%t1) : (tensor<128xf32>) -> tensor<128xf32>
    scf.yield %t2 : tensor<128xf32>
  } else {
    %t1 = flow.dispatch @ex0::@d0(%x) : (tensor<128xf32>) -> tensor<128xf32>
    scf.yield %t1 : tensor<128xf32>
  }

  %a = hal.tensor.alias %r : tensor<128xf32> to %arg1 : !hal.buffer_view
  %t = hal.tensor.transients %a : tensor<128xf32> from %arg2 : !hal.buffer
  %v = hal.tensor.export %t "output0" : tensor<128xf32> -> !hal.buffer_view
  util.return %v : !hal.buffer_view
}

// A piece that is used twice is made in its first place and copied to the
// second; the result is written by its kernel.
// CHECK-LABEL: @pieces
// CHECK: hal.buffer.assert{{.*}} minimum_length(%c512)
// CHECK: %[[OUT:.+]] = stream.tensor.import consume
// CHECK: with({{.*}}%[[OUT]] as %[[O:[a-z0-9]+]]:
// CHECK: stream.cmd.copy
// CHECK: stream.cmd.copy
// CHECK: stream.cmd.dispatch @ex0::@d0
// CHECK: wo %[[O]][%c0 for %c512]
util.func public @pieces(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer, %i: i32, %n: index) -> !hal.buffer_view attributes {iree.abi.stub, emplace.abi = {args = [{kind = "input", type = tensor<128xf32>, name = "input0"}, {kind = "output", type = tensor<128xf32>, name = "output0"}, {kind = "transients"}, {kind="scalar", type=i32}, {kind="scalar", type=index}], results = []}} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %z32 = arith.constant 0 : i32
  %cond = arith.cmpi ne, %i, %z32 : i32
  %x = hal.tensor.import %arg0 "input0" : !hal.buffer_view -> tensor<128xf32>

  %e = flow.tensor.empty : tensor<128xf32>
  %c64 = arith.constant 64 : index
  %lo = flow.tensor.slice %x[%c0 for %c64] : tensor<128xf32> -> tensor<64xf32>
  %u1 = flow.tensor.update %lo, %e[%c0] : tensor<64xf32> -> %e as tensor<128xf32>
  %u2 = flow.tensor.update %lo, %u1[%c64] : tensor<64xf32> -> %u1 as tensor<128xf32>
  %r = flow.dispatch @ex0::@d0(%u2) : (tensor<128xf32>) -> tensor<128xf32>

  %a = hal.tensor.alias %r : tensor<128xf32> to %arg1 : !hal.buffer_view
  %t = hal.tensor.transients %a : tensor<128xf32> from %arg2 : !hal.buffer
  %v = hal.tensor.export %t "output0" : tensor<128xf32> -> !hal.buffer_view
  util.return %v : !hal.buffer_view
}
