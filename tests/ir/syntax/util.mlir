// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: sh %S/Inputs/round_trip.sh %s %t
// Functions, globals and values of the util dialect.

util.global private mutable @counter = 1 : i32
util.global private @weights : tensor<4xf32>
util.global public @buffer : !util.buffer

util.initializer {
  %0 = util.unfoldable_constant dense<2.0> : tensor<4xf32>
  util.global.store %0, @weights : tensor<4xf32>
  util.return
}

util.func private @external(%arg0: index) -> index

util.func public @values(%a: index, %b: index, %c: i1, %x: tensor<4xf32>, %v: !util.buffer) -> (index, tensor<4xf32>) {
  %0 = util.call @external(%a) : (index) -> index
  %1 = util.align %0, %b : index
  %2 = util.range.min %a, %b : index
  %3 = util.range.max %2, %1 : index
  %4 = util.switch index from [%a, %b] at %3 else %0 : index
  %5 = util.assume.int %4<umin = 1, umax = 8> : index
  %6 = util.optimization_barrier %x : tensor<4xf32>
  %7 = util.null : !util.buffer
  %8 = util.cmp.eq %7, %v : !util.buffer
  %9 = util.cmp.ne %7, %v : !util.buffer
  %10 = util.sizeof f32
  %11 = util.global.load @counter : i32
  util.global.store %11, @counter : i32
  %12 = util.global.address @counter : !util.ptr<i32>
  %13 = util.global.load.indirect %12 : !util.ptr<i32> -> i32
  util.global.store.indirect %13, %12 : i32 -> !util.ptr<i32>
  util.return %5, %6 : index, tensor<4xf32>
}

// Ties: a result lies in the storage of an operand.
util.func private @tied(%x: tensor<4xf32>, %n: index) -> %x {
  util.return %x : tensor<4xf32>
}
