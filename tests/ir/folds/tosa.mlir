// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --canonicalize %s | FileCheck %s
// Folds of the tosa dialect.

// CHECK-LABEL: func.func @same
// CHECK-NEXT: return %arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0
func.func @same(%a: tensor<4x1xf32>) -> (tensor<4x1xf32>, tensor<4x1xf32>, tensor<4x1xf32>, tensor<4x1xf32>, tensor<4x1xf32>, tensor<4x1xf32>, tensor<4x1xf32>) {
  %zero = "tosa.const"() <{values = dense<0.0> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
  %one = "tosa.const"() <{values = dense<1.0> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
  %shift = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %s = tosa.const_shape {values = dense<[4, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %ones = tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.add %a, %zero : (tensor<4x1xf32>, tensor<1x1xf32>) -> tensor<4x1xf32>
  %1 = tosa.mul %one, %a, %shift : (tensor<1x1xf32>, tensor<4x1xf32>, tensor<1xi8>) -> tensor<4x1xf32>
  %2 = tosa.reshape %a, %s : (tensor<4x1xf32>, !tosa.shape<2>) -> tensor<4x1xf32>
  %3 = tosa.tile %a, %ones : (tensor<4x1xf32>, !tosa.shape<2>) -> tensor<4x1xf32>
  %4 = tosa.reduce_sum %a {axis = 1 : i32} : (tensor<4x1xf32>) -> tensor<4x1xf32>
  %5 = tosa.transpose %a {perms = array<i32: 0, 1>} : (tensor<4x1xf32>) -> tensor<4x1xf32>
  %6 = tosa.sub %a, %zero : (tensor<4x1xf32>, tensor<1x1xf32>) -> tensor<4x1xf32>
  return %0, %1, %2, %3, %4, %5, %6 : tensor<4x1xf32>, tensor<4x1xf32>, tensor<4x1xf32>, tensor<4x1xf32>, tensor<4x1xf32>, tensor<4x1xf32>, tensor<4x1xf32>
}

// CHECK-LABEL: func.func @nothing
// CHECK-NEXT: return %arg0, %arg0, %arg0, %arg0, %arg0, %arg1
func.func @nothing(%a: tensor<1x4xi32>, %i: tensor<1x2x2x1xf32>) -> (tensor<1x4xi32>, tensor<1x4xi32>, tensor<1x4xi32>, tensor<1x4xi32>, tensor<1x4xi32>, tensor<1x2x2x1xf32>) {
  %none = tosa.const_shape {values = dense<0> : tensor<4xindex>} : () -> !tosa.shape<4>
  %start = tosa.const_shape {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
  %size = tosa.const_shape {values = dense<[1, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %scale = tosa.const_shape {values = dense<2> : tensor<4xindex>} : () -> !tosa.shape<4>
  %z = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  %one = "tosa.const"() <{values = dense<1> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
  %0 = tosa.pad %a, %none, %z : (tensor<1x4xi32>, !tosa.shape<4>, tensor<1xi32>) -> tensor<1x4xi32>
  %1 = tosa.slice %a, %start, %size : (tensor<1x4xi32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x4xi32>
  %2 = tosa.reverse %a {axis = 0 : i32} : (tensor<1x4xi32>) -> tensor<1x4xi32>
  %3 = tosa.concat %a {axis = 0 : i32} : (tensor<1x4xi32>) -> tensor<1x4xi32>
  %4 = tosa.intdiv %a, %one : (tensor<1x4xi32>, tensor<1x1xi32>) -> tensor<1x4xi32>
  %5 = tosa.resize %i, %scale, %start, %start {mode = BILINEAR} : (tensor<1x2x2x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x2x2x1xf32>
  return %0, %1, %2, %3, %4, %5 : tensor<1x4xi32>, tensor<1x4xi32>, tensor<1x4xi32>, tensor<1x4xi32>, tensor<1x4xi32>, tensor<1x2x2x1xf32>
}

// CHECK-LABEL: func.func @constants
// CHECK-DAG: %[[SUM:.*]] = "tosa.const"() <{values = dense<5> : tensor<2xi32>}>
// CHECK-DAG: %[[PRODUCT:.*]] = "tosa.const"() <{values = dense<6> : tensor<2xi32>}>
// CHECK-DAG: %[[HALF:.*]] = "tosa.const"() <{values = dense<5.000000e-01> : tensor<2xf32>}>
// CHECK-DAG: %[[SHAPED:.*]] = "tosa.const"() <{values = dense<{{\[}}[1, 2], [3, 4]]> : tensor<2x2xi8>}>
// CHECK: return %[[SUM]], %[[PRODUCT]], %[[HALF]], %[[SHAPED]]
func.func @constants() -> (tensor<2xi32>, tensor<2xi32>, tensor<2xf32>, tensor<2x2xi8>) {
  %a = "tosa.const"() <{values = dense<2> : tensor<2xi32>}> : () -> tensor<2xi32>
  %b = "tosa.const"() <{values = dense<3> : tensor<2xi32>}> : () -> tensor<2xi32>
  %f = "tosa.const"() <{values = dense<2.0> : tensor<2xf32>}> : () -> tensor<2xf32>
  %c = "tosa.const"() <{values = dense<[1, 2, 3, 4]> : tensor<4xi8>}> : () -> tensor<4xi8>
  %shift = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %s = tosa.const_shape {values = dense<2> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.add %a, %b : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  %1 = tosa.mul %a, %b, %shift : (tensor<2xi32>, tensor<2xi32>, tensor<1xi8>) -> tensor<2xi32>
  %2 = tosa.reciprocal %f : (tensor<2xf32>) -> tensor<2xf32>
  %3 = tosa.reshape %c, %s : (tensor<4xi8>, !tosa.shape<2>) -> tensor<2x2xi8>
  return %0, %1, %2, %3 : tensor<2xi32>, tensor<2xi32>, tensor<2xf32>, tensor<2x2xi8>
}

// CHECK-LABEL: func.func @select
// CHECK-NEXT: return %arg1, %arg0, %[[ABS:.*]] :
func.func @select(%a: tensor<2xf32>, %b: tensor<2xf32>, %c: tensor<2xi1>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) {
  %false = "tosa.const"() <{values = dense<false> : tensor<2xi1>}> : () -> tensor<2xi1>
  %0 = tosa.select %false, %a, %b : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  %1 = tosa.select %c, %a, %a : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return %0, %1, %a : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>
}
