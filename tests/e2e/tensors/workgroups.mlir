// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace run %s --target=vmvx --input=4xf32=1 --input=2 --input=4xf32=0 | FileCheck %s
// RUN: not emplace run %s --target=vmvx --input=4xf32=1 --input=4294967297 --input=4xf32=0 2>&1 | FileCheck %s --check-prefix=MANY
// Workgroups that the program counts itself, in the older spelling of dispatch
// tensors. A count that does not fit into 32 bits is refused, not cut.
// CHECK: 4xf32=2 2 2 2
// MANY: is to run in too many workgroups
util.func public @f(%x: tensor<?xf32>, %n: index, %o: tensor<?xf32> {iree.abi.output = 0 : index}) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %d = tensor.dim %x, %c0 : tensor<?xf32>
  %big = arith.constant 4294967297 : index
  %c1 = arith.constant 1 : index
  %r = flow.dispatch.workgroups[%n](%x, %d) : (tensor<?xf32>{%d}, index) -> tensor<?xf32>{%d} = (%a: !flow.dispatch.tensor<readonly:tensor<?xf32>>, %s: index, %b: !flow.dispatch.tensor<writeonly:tensor<?xf32>>) {
    %t = flow.dispatch.tensor.load %a, offsets = [0], sizes = [%s], strides = [1] : !flow.dispatch.tensor<readonly:tensor<?xf32>>{%s} -> tensor<?xf32>
    %q = arith.addf %t, %t : tensor<?xf32>
    flow.dispatch.tensor.store %q, %b, offsets = [0], sizes = [%s], strides = [1] : tensor<?xf32> -> !flow.dispatch.tensor<writeonly:tensor<?xf32>>{%s}
    flow.return
  } count(%w: index) -> (index, index, index) {
    %one = arith.constant 1 : index
    flow.return %w, %one, %one : index, index, index
  }
  util.return %r : tensor<?xf32>
}
