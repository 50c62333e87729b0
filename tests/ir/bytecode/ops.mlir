// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Ops, regions, blocks and values: operands before their definition, isolated
// regions, successors, segments, inherent attributes with and without defaults,
// as mlir-opt 22 writes them in each version of the format (Inputs/write.sh).
// RUN: emplace opt %s > %t
// RUN: emplace opt %S/Inputs/ops.v0.mlirbc | diff %t -
// RUN: emplace opt %S/Inputs/ops.v1.mlirbc | diff %t -
// RUN: emplace opt %S/Inputs/ops.v2.mlirbc | diff %t -
// RUN: emplace opt %S/Inputs/ops.v3.mlirbc | diff %t -
// RUN: emplace opt %S/Inputs/ops.v4.mlirbc | diff %t -
// RUN: emplace opt %S/Inputs/ops.v5.mlirbc | diff %t -
// RUN: emplace opt %S/Inputs/ops.v6.mlirbc | diff %t -
// RUN: emplace opt - < %S/Inputs/ops.v6.mlirbc | diff %t -
// RUN: %if mlir-opt %{ mlir-opt --emit-bytecode %s | emplace opt - | diff %t - %}

#map = affine_map<(d0) -> (d0)>
module @everything attributes {demo.note = "kept"} {
  func.func private @callee(i32, i32) -> (i32, f32)

  // Branches: blocks that are named before they are there.
  func.func @branches(%c: i1, %a: i32, %b: i32) -> i32 {
    cf.cond_br %c, ^left(%a : i32), ^right(%b, %a : i32, i32)
  ^left(%x: i32):
    cf.br ^join(%x : i32)
  ^right(%y: i32, %z: i32):
    %sum = arith.addi %y, %z overflow<nsw> : i32
    cf.br ^join(%sum : i32)
  ^join(%r: i32):
    return %r : i32
  }

  // Values that are used many times, in an order of their own.
  func.func @uses(%a: i32) -> i32 {
    %0:2 = func.call @callee(%a, %a) : (i32, i32) -> (i32, f32)
    %1 = arith.addi %a, %0#0 : i32
    %2 = arith.muli %1, %0#0 : i32
    %3 = arith.subi %2, %1 : i32
    return %3 : i32
  }

  // Regions inside regions; attributes with defaults.
  func.func @loops(%n: index, %init: tensor<8xf32>, %m: memref<?xf32>) -> tensor<8xf32> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 1.0 : f32
    %r = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %init) -> tensor<8xf32> {
      %s = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]}
          ins(%acc : tensor<8xf32>) outs(%acc : tensor<8xf32>) {
      ^bb0(%in: f32, %out: f32):
        %t = arith.addf %in, %cst fastmath<contract> : f32
        linalg.yield %t : f32
      } -> tensor<8xf32>
      memref.store %cst, %m[%i] : memref<?xf32>
      scf.yield %s : tensor<8xf32>
    }
    return %r : tensor<8xf32>
  }

  // Segments: fixed, empty and many.
  func.func @segments(%t: tensor<?x?xf32>, %o: index, %m: memref<16xf32>) -> tensor<?x3xf32> {
    %pad = arith.constant 0.0 : f32
    %0 = tensor.pad %t low[%o, 0] high[1, %o] {
    ^bb0(%i: index, %j: index):
      tensor.yield %pad : f32
    } : tensor<?x?xf32> to tensor<?x?xf32>
    %1 = tensor.extract_slice %0[%o, 0] [%o, 3] [1, 1] : tensor<?x?xf32> to tensor<?x3xf32>
    %2 = memref.subview %m[%o] [4] [2] : memref<16xf32> to memref<4xf32, strided<[2], offset: ?>>
    %3 = memref.alloc(%o) {alignment = 64 : i64} : memref<?xf32>
    memref.dealloc %3 : memref<?xf32>
    return %1 : tensor<?x3xf32>
  }

  module @inner {
    func.func @f() attributes {demo.unit} {
      return
    }
  }
}
