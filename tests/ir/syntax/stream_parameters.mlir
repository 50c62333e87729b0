// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: sh %S/Inputs/round_trip.sh %s %t
// RUN: emplace opt %s | FileCheck %s
// Parameters, collectives, calls and encodings of the stream dialect: what is
// printed, and that it reads back.

// CHECK: util.global private @parameter_unscoped = #stream.parameter.named<"key"> : tensor<10xf32>
// CHECK: util.global private @parameter_config = #stream.parameter.named<"scope"::"key", {some.config = "hello"}> : tensor<10xf32>
// CHECK: %0:3 = stream.cmd.parameter.load await(%arg0) => {
// CHECK-NEXT: "scope"::"key0"[%c50_i64] : !stream.resource<constant>{%c100},
// CHECK-NEXT: "scope"::"key1"[%c51_i64] : !stream.resource<constant>{%c200}
// CHECK-NEXT: } => !stream.timepoint
// CHECK: %0 = stream.cmd.parameter.read await(%arg0) => "scope"::"key"[%c50_i64] -> %arg1[%c100 for %c100] : !stream.resource<transient>{%c300} => !stream.timepoint
// CHECK: %1 = stream.cmd.parameter.read await(%arg0) => %arg2::%arg3[%c50_i64] -> %arg1[%c100 for %c100] : !stream.resource<transient>{%c300} => !stream.timepoint
// CHECK: %2 = stream.cmd.parameter.write await(%arg0) => %arg1[%c100 for %c100] : !stream.resource<transient>{%c300} -> "scope"::"key"[%c50_i64] => !stream.timepoint
// CHECK: %3 = stream.cmd.parameter.gather await(%arg0) => {
// CHECK-NEXT: "scope"::"key0"[%c50_i64] -> %arg1[%c100 for %c100] : !stream.resource<transient>{%c300},
// CHECK-NEXT: "scope"::"key2"[%c50_i64] -> %arg1[%c100 for %c100] : !stream.resource<transient>{%c300}
// CHECK-NEXT: } => !stream.timepoint
// CHECK: %4 = stream.cmd.parameter.scatter on(#hal.device.affinity<@device>) await(%arg0) => {
// CHECK-NEXT: %arg1[%c100 for %c100] : !stream.resource<transient>{%c300} -> %arg3[%c50_i64],
// CHECK-NEXT: %arg1[%c100 for %c100] : !stream.resource<transient>{%c300} -> %arg3[%c50_i64]
// CHECK-NEXT: } => !stream.timepoint
// CHECK: %0:2 = stream.async.parameter.load %arg4::%arg5[%arg3] : !stream.resource<constant>{%arg2} => !stream.timepoint
// CHECK: %1:2 = stream.async.parameter.load on(#hal.device.affinity<@device>) await(%arg0) %arg5[%arg3] : !stream.resource<constant>{%arg2} => !stream.timepoint
// CHECK: %2:2 = stream.async.parameter.read %arg4::%arg5[%arg3] -> %arg1[%arg2 to %arg2 for %arg2] : !stream.resource<transient>{%arg2} => !stream.timepoint
// CHECK: %3:2 = stream.async.parameter.write %arg1[%arg2 to %arg2 for %arg2] -> %arg4::%arg5[%arg3] : !stream.resource<transient>{%arg2} => !stream.timepoint
// CHECK: %4:2 = stream.async.parameter.gather {
// CHECK-NEXT: %arg4::%arg5[%arg3] -> %arg1[%arg2 to %arg2 for %arg2] : !stream.resource<transient>{%arg2},
// CHECK-NEXT: %arg4::%arg5[%arg3] -> %arg1[%arg2 to %arg2 for %arg2] : !stream.resource<transient>{%arg2}
// CHECK-NEXT: } : !stream.resource<transient> => !stream.timepoint
// CHECK: %5:2 = stream.async.parameter.scatter {
// CHECK-NEXT: %arg1[%arg2 to %arg2 for %arg2] : !stream.resource<transient>{%arg2} -> %arg5[%arg3],
// CHECK-NEXT: %arg1[%arg2 to %arg2 for %arg2] : !stream.resource<transient>{%arg2} -> %arg5[%arg3]
// CHECK-NEXT: } : !stream.resource<transient> => !stream.timepoint
// CHECK: %6 = stream.tensor.parameter.load %arg4::%arg5[%arg3] : tensor<?x8xf32>{%arg2} in !stream.resource<*>{%arg2}
// CHECK: %7 = stream.tensor.parameter.write %6 -> %arg4::%arg5[%arg3] : tensor<?x8xf32>{%arg2} in !stream.resource<*>{%arg2}
// CHECK: stream.cmd.func private @cmdFunc(%arg0[%arg1 for %arg2]: !stream.resource<*>, %arg3: i32, %arg4[%arg5 for %arg6]: !stream.resource<*>, %arg7[%arg8 for %arg9]: !stream.resource<*>)
// CHECK: stream.cmd.call @cmdFunc(ro %arg3[%c0 for %arg2], %arg1, rw %arg3[%c0 for %arg2], wo %arg3[%c0 for %arg2]) : (!stream.resource<external>{%arg2}, i32, !stream.resource<external>{%arg2}, !stream.resource<external>{%arg2}) -> ()
// CHECK: %0 = stream.channel.default : !stream.channel
// CHECK: %2 = stream.async.collective<broadcast : f32>[%arg5] on(#hal.device.affinity<@device>) channel(%arg0) source(%arg1) %arg2[%c0 to %arg3 for %arg3], %1[%c0 to %arg4 for %arg4] : !stream.resource<*>{%arg3} -> %1 as !stream.resource<*>{%arg4}
// CHECK: %3 = stream.async.collective<all_reduce with sum : f32>[%arg5] channel(%arg0) %arg2[%c0 to %arg3 for %arg3], %1[%c0 to %arg4 for %arg4] : !stream.resource<*>{%arg3} -> %1 as !stream.resource<*>{%arg4}
// CHECK: stream.cmd.collective<all_reduce with sum : f32>[%arg5] channel(%arg0) {
// CHECK-NEXT: ro %arg6[%c0 for %arg5] : !stream.resource<*>{%arg5},
// CHECK-NEXT: wo %arg6[%c0 for %arg5] : !stream.resource<*>{%arg5}
// CHECK-NEXT: }
// CHECK: stream.cmd.collective<send : f32>[%arg5] channel(%arg0) target(%arg1) {
// CHECK-NEXT: ro %arg6[%c0 for %arg5] : !stream.resource<*>{%arg5}
// CHECK-NEXT: }
// CHECK: %5 = stream.tensor.dispatch @executable::@dispatch[%arg5](%arg2, %arg5) : (tensor<4x?xf32>{%arg5} in !stream.resource<*>{%arg5}, index) -> tensor<4x?xf32>{%arg5} in %arg2{%arg5}
// CHECK: stream.tensor.trace "FOOBAR" = [
// CHECK-NEXT: %arg2 : tensor<5xf32> in !stream.resource<*>{%arg5},
// CHECK-NEXT: %5 : tensor<?x3x?xi32>{%arg5, %arg5} in !stream.resource<*>{%arg5}
// CHECK-NEXT: ]
// CHECK: %0 = stream.tensor.encode %arg0 encoding_dims{%arg2} : tensor<?x64xf32>{%arg1} in !stream.resource<*>{%arg2} -> tensor<?x64xf32, #encoding>{%arg1} in !stream.resource<*>{%arg2}
// CHECK: %1 = flow.tensor.encode %arg3 encoding_dims{%arg2} : tensor<?x64xf32>{%arg2} -> tensor<?x64xf32, #encoding>{%arg2}

util.global private @parameter_unscoped = #stream.parameter.named<"key"> : tensor<10xf32>
util.global private @parameter_config = #stream.parameter.named<"scope"::"key", {some.config = "hello"}> : tensor<10xf32>
util.func private @pl(%wait: !stream.timepoint) -> (!stream.resource<constant>, !stream.resource<constant>, !stream.timepoint) {
  %c50_i64 = arith.constant 50 : i64
  %c51_i64 = arith.constant 51 : i64
  %c100 = arith.constant 100 : index
  %c200 = arith.constant 200 : index
  %results:2, %result_timepoint = stream.cmd.parameter.load await(%wait) => {
    "scope"::"key0"[%c50_i64] : !stream.resource<constant>{%c100},
    "scope"::"key1"[%c51_i64] : !stream.resource<constant>{%c200}
  } => !stream.timepoint
  util.return %results#0, %results#1, %result_timepoint : !stream.resource<constant>, !stream.resource<constant>, !stream.timepoint
}
util.func private @pg(%wait: !stream.timepoint, %target: !stream.resource<transient>, %scope: !util.buffer, %key: !util.buffer) -> !stream.timepoint {
  %c50_i64 = arith.constant 50 : i64
  %c100 = arith.constant 100 : index
  %c300 = arith.constant 300 : index
  %tp = stream.cmd.parameter.read await(%wait) => "scope"::"key"[%c50_i64] -> %target[%c100 for %c100] : !stream.resource<transient>{%c300} => !stream.timepoint
  %tpb = stream.cmd.parameter.read await(%wait) => %scope::%key[%c50_i64] -> %target[%c100 for %c100] : !stream.resource<transient>{%c300} => !stream.timepoint
  %tpw = stream.cmd.parameter.write await(%wait) => %target[%c100 for %c100] : !stream.resource<transient>{%c300} -> "scope"::"key"[%c50_i64] => !stream.timepoint
  %timepoint = stream.cmd.parameter.gather await(%wait) => {
    "scope"::"key0"[%c50_i64] -> %target[%c100 for %c100] : !stream.resource<transient>{%c300},
    "scope"::"key2"[%c50_i64] -> %target[%c100 for %c100] : !stream.resource<transient>{%c300}
  } => !stream.timepoint
  %timepoint2 = stream.cmd.parameter.scatter on(#hal.device.affinity<@device>) await(%wait) => {
    %target[%c100 for %c100] : !stream.resource<transient>{%c300} -> %key[%c50_i64],
    %target[%c100 for %c100] : !stream.resource<transient>{%c300} -> %key[%c50_i64]
  } => !stream.timepoint
  util.return %timepoint : !stream.timepoint
}
util.func private @older(%r: !stream.resource<*>, %n: index, %o: i64) {
  %0 = stream.parameter.gather {
    "s"::"a"[%o] -> %r[%n for %n] : !stream.resource<*>{%n},
    "s"::"b"[%o] -> %r[%n for %n] : !stream.resource<*>{%n}
  } => !stream.timepoint
  %1 = stream.parameter.scatter {
    %r[%n for %n] : !stream.resource<*>{%n} -> "a"[%o]
  } => !stream.timepoint
  %2 = stream.builtin.splat.i64 %o : i64 -> !stream.resource<*>{%n}
  %3 = stream.builtin.fill.i64 %o, %2[%n to %n for %n] : i64 -> %2 as !stream.resource<*>{%n}
  util.return
}
util.func private @ap(%await: !stream.timepoint, %r: !stream.resource<transient>, %size: index, %o: i64, %scope: !util.buffer, %key: !util.buffer) {
  %result, %result_ready = stream.async.parameter.load %scope::%key[%o] : !stream.resource<constant>{%size} => !stream.timepoint
  %result1, %result_ready1 = stream.async.parameter.load on(#hal.device.affinity<@device>) await(%await) %key[%o] : !stream.resource<constant>{%size} => !stream.timepoint
  %2:2 = stream.async.parameter.read %scope::%key[%o] -> %r[%size to %size for %size] : !stream.resource<transient>{%size} => !stream.timepoint
  %3:2 = stream.async.parameter.write %r[%size to %size for %size] -> %scope::%key[%o] : !stream.resource<transient>{%size} => !stream.timepoint
  %4:2 = stream.async.parameter.gather {
    %scope::%key[%o] -> %r[%size to %size for %size] : !stream.resource<transient>{%size},
    %scope::%key[%o] -> %r[%size to %size for %size] : !stream.resource<transient>{%size}
  } : !stream.resource<transient> => !stream.timepoint
  %5:2 = stream.async.parameter.scatter {
    %r[%size to %size for %size] : !stream.resource<transient>{%size} -> %key[%o],
    %r[%size to %size for %size] : !stream.resource<transient>{%size} -> %key[%o]
  } : !stream.resource<transient> => !stream.timepoint
  %6 = stream.tensor.parameter.load %scope::%key[%o] : tensor<?x8xf32>{%size} in !stream.resource<*>{%size}
  %7 = stream.tensor.parameter.write %6 -> %scope::%key[%o] : tensor<?x8xf32>{%size} in !stream.resource<*>{%size}
  util.return
}
stream.cmd.func private @cmdFunc(%arg0[%arg1 for %arg2]: !stream.resource<*>, %arg3: i32, %arg4[%arg5 for %arg6]: !stream.resource<*>, %arg8[%arg9 for %arg10]: !stream.resource<*>)
func.func @cmdCall(%arg0: !stream.resource<external>, %arg1: i32, %n: index) -> !stream.timepoint {
  %c0 = arith.constant 0 : index
  %timepoint = stream.cmd.execute with(%arg0 as %s: !stream.resource<external>{%n}) {
    stream.cmd.call @cmdFunc(ro %s[%c0 for %n], %arg1, rw %s[%c0 for %n], wo %s[%c0 for %n]) : (!stream.resource<external>{%n}, i32, !stream.resource<external>{%n}, !stream.resource<external>{%n}) -> ()
  } => !stream.timepoint
  return %timepoint : !stream.timepoint
}
util.func private @bcast(%channel: !stream.channel, %rank: i32, %send: !stream.resource<*>, %send_size: index, %recv_size: index, %count: index) -> !stream.resource<*> {
  %c0 = arith.constant 0 : index
  %d = stream.channel.default : !stream.channel
  %recv = stream.async.alloca : !stream.resource<*>{%recv_size}
  %0 = stream.async.collective<broadcast : f32>[%count]
      on(#hal.device.affinity<@device>) channel(%channel) source(%rank)
      %send[%c0 to %send_size for %send_size],
      %recv[%c0 to %recv_size for %recv_size] :
      !stream.resource<*>{%send_size} -> %recv as !stream.resource<*>{%recv_size}
  %1 = stream.async.collective<all_reduce with sum : f32>[%count]
      channel(%channel)
      %send[%c0 to %send_size for %send_size],
      %recv[%c0 to %recv_size for %recv_size] :
      !stream.resource<*>{%send_size} -> %recv as !stream.resource<*>{%recv_size}
  %t = stream.cmd.execute with(%send as %arg4: !stream.resource<*>{%count}) {
    stream.cmd.collective<all_reduce with sum : f32>[%count] channel(%channel) {
      ro %arg4[%c0 for %count] : !stream.resource<*>{%count},
      wo %arg4[%c0 for %count] : !stream.resource<*>{%count}
    }
    stream.cmd.collective<send : f32>[%count] channel(%channel) target(%rank) {
      ro %arg4[%c0 for %count] : !stream.resource<*>{%count}
    }
  } => !stream.timepoint
  %2 = stream.tensor.dispatch @executable::@dispatch[%count](%send, %count) : (tensor<4x?xf32>{%count} in !stream.resource<*>{%count}, index) -> tensor<4x?xf32>{%count} in %send{%count}
  stream.tensor.trace "FOOBAR" = [
    %send : tensor<5xf32> in !stream.resource<*>{%count},
    %2 : tensor<?x3x?xi32>{%count, %count} in !stream.resource<*>{%count}
  ]
  util.return %0 : !stream.resource<*>
}
#map0 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#encoding = #iree_encoding.encoding<operand_index = 0 : index, op_type = matmul, element_types = [f32, f32, f32], user_indexing_maps = [#map0, #map1, #map2], iteration_sizes = [?, 128, 64]>
util.func private @enc(%arg0: !stream.resource<*>, %arg1: index, %m: index, %a: tensor<?x64xf32>) -> !stream.resource<*> {
  %0 = stream.tensor.encode %arg0 encoding_dims{%m} : tensor<?x64xf32>{%arg1} in !stream.resource<*>{%m} -> tensor<?x64xf32, #encoding>{%arg1} in !stream.resource<*>{%m}
  %1 = flow.tensor.encode %a encoding_dims{%m} : tensor<?x64xf32>{%m} -> tensor<?x64xf32, #encoding>{%m}
  util.return %0 : !stream.resource<*>
}
