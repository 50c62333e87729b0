// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: sh %S/Inputs/round_trip.sh %s %t
// RUN: emplace opt %s | FileCheck %s
// Results of util ops are named by their global or by what they are.

util.global private @weights : !util.buffer
util.global private @"a b" = 4 : index

// CHECK: %weights = util.global.load @weights
// CHECK: %weights_0 = util.global.load @weights
// CHECK: %ptr_weights = util.global.address @weights
// CHECK: %a_b = util.global.load @"a b"
// CHECK: %buffer_cst = util.buffer.constant : !util.buffer
// CHECK: %table = util.buffer.constant "table"
// CHECK: %buffer_size = util.buffer.size %weights
// CHECK: %buffer_span = util.buffer.subspan %weights
// CHECK: %buffer = util.buffer.slice %buffer_span
// CHECK: %buffer_storage, %buffer_offset = util.buffer.storage %buffer
util.func private @names() {
  %0 = util.global.load @weights : !util.buffer
  %1 = util.global.load @weights : !util.buffer
  %2 = util.global.address @weights : !util.ptr<!util.buffer>
  %3 = util.global.load @"a b" : index
  %4 = util.buffer.constant : !util.buffer = dense<1> : tensor<4xi8>
  %5 = util.buffer.constant "table" : !util.buffer = dense<1> : tensor<4xi8>
  %6 = util.buffer.size %0 : !util.buffer
  %7 = util.buffer.subspan %0[%3] : !util.buffer{%6} -> !util.buffer{%3}
  %8 = util.buffer.slice %7[%3] : !util.buffer{%3} -> !util.buffer{%3}
  %9:2 = util.buffer.storage %8 : !util.buffer{%3} -> (memref<?xi8>, index)
  util.return
}
