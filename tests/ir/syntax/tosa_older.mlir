// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --split-input-file %s | FileCheck %s
// Older spellings of tosa ops, whose attributes become the constants that are
// operands today; and newer ones, which have attributes as clauses.

// CHECK-LABEL: func.func @constants
func.func @constants() -> tensor<2xf32> {
  // CHECK: "tosa.const"() <{values = dense<1.000000e+00> : tensor<2xf32>}> : () -> tensor<2xf32>
  %0 = "tosa.const"() <{value = dense<1.0> : tensor<2xf32>}> : () -> tensor<2xf32>
  // CHECK: "tosa.const"() <{values = dense<2> : tensor<2xi8>}> : () -> tensor<2xi8>
  %1 = "tosa.const"() {value = dense<2> : tensor<2xi8>} : () -> tensor<2xi8>
  // CHECK: tosa.const_shape {values = dense<[3, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %3 = tosa.const_shape values(dense<[3, 2]> : tensor<2xindex>) : () -> !tosa.shape<2>
  // CHECK: tosa.const_shape {note, values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
  %4 = tosa.const_shape {value = dense<1> : tensor<1xindex>, note} : () -> !tosa.shape<1>
  return %0 : tensor<2xf32>
}

// CHECK-LABEL: func.func @sizes
func.func @sizes(%a: tensor<4x8xf32>, %b: tensor<?x8xf32>) {
  // CHECK: %[[S:.*]] = tosa.const_shape {{.*}}dense<[8, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // CHECK: tosa.reshape %arg0, %[[S]] : (tensor<4x8xf32>, !tosa.shape<2>) -> tensor<8x4xf32>
  %0 = tosa.reshape %a {new_shape = array<i64: 8, 4>} : (tensor<4x8xf32>) -> tensor<8x4xf32>
  // CHECK: %[[S:.*]] = tosa.const_shape {{.*}}dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
  // CHECK: tosa.reshape %arg1, %[[S]] : (tensor<?x8xf32>, !tosa.shape<1>) -> tensor<?xf32>
  %1 = "tosa.reshape"(%b) {new_shape = [-1]} : (tensor<?x8xf32>) -> tensor<?xf32>
  // CHECK: %[[S:.*]] = tosa.const_shape {{.*}}dense<[0, 4]>
  // CHECK: %[[N:.*]] = tosa.const_shape {{.*}}dense<[2, 4]>
  // CHECK: tosa.slice %arg0, %[[S]], %[[N]] : (tensor<4x8xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x4xf32>
  %2 = tosa.slice %a {start = array<i64: 0, 4>, size = array<i64: 2, 4>} : (tensor<4x8xf32>) -> tensor<2x4xf32>
  // CHECK: %[[N:.*]] = tosa.const_shape {{.*}}dense<[2, 1]>
  // CHECK: tosa.tile %arg0, %[[N]]
  %3 = tosa.tile %a {multiples = array<i64: 2, 1>} : (tensor<4x8xf32>) -> tensor<8x8xf32>
  %p = "tosa.const"() {value = dense<[1, 0]> : tensor<2xi32>} : () -> tensor<2xi32>
  // CHECK: tosa.transpose %arg0 {perms = array<i32: 1, 0>} : (tensor<4x8xf32>) -> tensor<8x4xf32>
  %4 = tosa.transpose %a, %p : (tensor<4x8xf32>, tensor<2xi32>) -> tensor<8x4xf32>
  return
}

// CHECK-LABEL: func.func @resize
func.func @resize(%a: tensor<1x4x4x2xf32>) {
  // CHECK: %[[S:.*]] = tosa.const_shape {{.*}}dense<[4, 2, 4, 2]>
  // CHECK: %[[O:.*]] = tosa.const_shape {{.*}}dense<[-1, 1]>
  // CHECK: %[[B:.*]] = tosa.const_shape {{.*}}dense<1> : tensor<2xindex>
  // CHECK: tosa.resize %arg0, %[[S]], %[[O]], %[[B]] {mode = BILINEAR}
  %0 = tosa.resize %a {mode = "BILINEAR", scale = array<i64: 4, 2, 4, 2>, offset = array<i64: -1, 1>, border = array<i64: 1, 1>} : (tensor<1x4x4x2xf32>) -> tensor<1x?x?x2xf32>
  return
}

// CHECK-LABEL: func.func @pad
func.func @pad(%a: tensor<4x8xf32>, %b: tensor<4x8xi8>, %s: tensor<f32>) {
  %p = "tosa.const"() {value = dense<[[1, 1], [0, 2]]> : tensor<2x2xi32>} : () -> tensor<2x2xi32>
  // CHECK: %[[P:.*]] = tosa.const_shape {{.*}}dense<[1, 1, 0, 2]> : tensor<4xindex>
  // CHECK: %[[Z:.*]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}>
  // CHECK: tosa.pad %arg0, %[[P]], %[[Z]] : (tensor<4x8xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<6x10xf32>
  %0 = tosa.pad %a, %p : (tensor<4x8xf32>, tensor<2x2xi32>) -> tensor<6x10xf32>
  // CHECK: %[[Z:.*]] = "tosa.const"() <{values = dense<3> : tensor<1xi8>}>
  // CHECK: tosa.pad %arg1, %{{.*}}, %[[Z]]
  %1 = tosa.pad %b, %p {quantization_info = #tosa.pad_quant<input_zp = 3>} : (tensor<4x8xi8>, tensor<2x2xi32>) -> tensor<6x10xi8>
  // CHECK: %[[V:.*]] = tosa.reshape %arg2, %{{.*}} : (tensor<f32>, !tosa.shape<1>) -> tensor<1xf32>
  // CHECK: tosa.pad %arg0, %{{.*}}, %[[V]]
  %2 = tosa.pad %a, %p, %s : (tensor<4x8xf32>, tensor<2x2xi32>, tensor<f32>) -> tensor<6x10xf32>
  // CHECK: tosa.pad %arg0, %{{.*}}, %{{.*}} : (tensor<4x8xf32>, !tosa.shape<4>, tensor<1xf32>)
  %3 = tosa.pad %a {padding = array<i64: 1, 1, 0, 2>} : (tensor<4x8xf32>) -> tensor<6x10xf32>
  return
}

// CHECK-LABEL: func.func @elementwise
func.func @elementwise(%a: tensor<4x8xf32>, %v: tensor<8xf32>, %i: tensor<4xi8>, %u: tensor<4xui8>, %m: tensor<4xi32>, %s: tensor<4xi8>) {
  // CHECK: %[[S:.*]] = "tosa.const"() <{values = dense<0> : tensor<1xi8>}>
  // CHECK: tosa.mul %arg0, %arg0, %[[S]]
  %0 = tosa.mul %a, %a {shift = 0 : i8} : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  // CHECK: %[[S:.*]] = "tosa.const"() <{values = dense<3> : tensor<1xi8>}>
  // CHECK: tosa.mul %arg4, %arg4, %[[S]]
  %1 = tosa.mul %m, %m {shift = 3 : i32} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  // CHECK: %[[V:.*]] = tosa.reshape %arg1, %{{.*}} : (tensor<8xf32>, !tosa.shape<2>) -> tensor<1x8xf32>
  // CHECK: tosa.add %arg0, %[[V]] : (tensor<4x8xf32>, tensor<1x8xf32>) -> tensor<4x8xf32>
  %2 = tosa.add %a, %v : (tensor<4x8xf32>, tensor<8xf32>) -> tensor<4x8xf32>
  // CHECK: tosa.clamp %arg2 {max_val = 127 : i8, min_val = -5 : i8}
  %3 = tosa.clamp %i {min_int = -5 : i64, max_int = 300 : i64, min_fp = 0.0 : f32, max_fp = 1.0 : f32} : (tensor<4xi8>) -> tensor<4xi8>
  // CHECK: tosa.clamp %arg0 {max_val = 6.000000e+00 : f32, min_val = 0.000000e+00 : f32}
  %4 = "tosa.reluN"(%a) {max_fp = 6.0 : f32, max_int = 0 : i64} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  // CHECK: "tosa.const"() <{values = dense<5> : tensor<1xi8>}>
  // CHECK: "tosa.const"() <{values = dense<-6> : tensor<1xi8>}>
  // CHECK: tosa.negate %arg2, %{{.*}}, %{{.*}} : (tensor<4xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4xi8>
  %5 = tosa.negate %i {quantization_info = #tosa.unary_quant<input_zp = 5, output_zp = -6>} : (tensor<4xi8>) -> tensor<4xi8>
  // CHECK: tosa.apply_scale %arg4, %arg4, %arg5 {rounding_mode = DOUBLE_ROUND}
  %6 = tosa.apply_scale %m, %m, %s {double_round = true} : (tensor<4xi32>, tensor<4xi32>, tensor<4xi8>) -> tensor<4xi32>
  // CHECK: tosa.intdiv
  %7 = tosa.int_div %m, %m : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  // CHECK: tosa.maximum %arg0, %arg0 {nan_mode = IGNORE}
  %8 = tosa.maximum %a, %a {nan_mode = "IGNORE"} : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// CHECK-LABEL: func.func @rescale
func.func @rescale(%a: tensor<4x2xi8>, %u: tensor<4x2xui8>) {
  // CHECK-DAG: %[[M:.*]] = "tosa.const"() <{values = dense<[100, 200]> : tensor<2xi32>}>
  // CHECK-DAG: %[[S:.*]] = "tosa.const"() <{values = dense<[30, 31]> : tensor<2xi8>}>
  // CHECK-DAG: %[[I:.*]] = "tosa.const"() <{values = dense<7> : tensor<1xi8>}>
  // CHECK-DAG: %[[O:.*]] = "tosa.const"() <{values = dense<0> : tensor<1xi32>}>
  // CHECK: tosa.rescale %arg0, %[[M]], %[[S]], %[[I]], %[[O]] {input_unsigned = false, output_unsigned = false, per_channel = true, rounding_mode = DOUBLE_ROUND, scale32 = true}
  %0 = tosa.rescale %a {input_zp = 7 : i32, output_zp = 0 : i32, multiplier = array<i32: 100, 200>, shift = array<i8: 30, 31>, scale32 = true, double_round = true, per_channel = true} : (tensor<4x2xi8>) -> tensor<4x2xi32>
  // CHECK: tosa.rescale %arg1, %{{.*}} {input_unsigned = true, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = false} : (tensor<4x2xui8>, tensor<1xi16>, tensor<1xi8>, tensor<1xui8>, tensor<1xi8>)
  %1 = "tosa.rescale"(%u) {input_zp = 127 : i32, output_zp = -1 : i32, multiplier = [19689 : i32], shift = [15 : i32], scale32 = false, double_round = false, per_channel = false} : (tensor<4x2xui8>) -> tensor<4x2xi8>
  return
}

// CHECK-LABEL: func.func @products
func.func @products(%a: tensor<1x4x8xf32>, %b: tensor<1x8x2xf32>, %i: tensor<2x3xf32>, %w: tensor<5x3xf32>, %v: tensor<5xf32>) -> tensor<2x5xf32> {
  // CHECK: tosa.matmul %arg0, %arg1, %{{.*}}, %{{.*}} : (tensor<1x4x8xf32>, tensor<1x8x2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x2xf32>
  %0 = tosa.matmul %a, %b : (tensor<1x4x8xf32>, tensor<1x8x2xf32>) -> tensor<1x4x2xf32>
  // CHECK: %[[I:.*]] = tosa.reshape %arg2, %{{.*}} -> tensor<2x1x1x3xf32>
  // CHECK: %[[W:.*]] = tosa.reshape %arg3, %{{.*}} -> tensor<5x1x1x3xf32>
  // CHECK: %[[C:.*]] = tosa.conv2d %[[I]], %[[W]], %arg4, %{{.*}} {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}
  // CHECK: %[[R:.*]] = tosa.reshape %[[C]], %{{.*}} -> tensor<2x5xf32>
  // CHECK: return %[[R]]
  %1 = tosa.fully_connected %i, %w, %v : (tensor<2x3xf32>, tensor<5x3xf32>, tensor<5xf32>) -> tensor<2x5xf32>
  return %1 : tensor<2x5xf32>
}

// CHECK-LABEL: func.func @windows
func.func @windows(%a: tensor<1x4x4x2xi8>, %w: tensor<8x1x1x2xi8>, %b: tensor<8xi32>, %f: tensor<1x4x4x2xf16>) {
  // CHECK: "tosa.const"() <{values = dense<-3> : tensor<1xi8>}>
  // CHECK: "tosa.const"() <{values = dense<0> : tensor<1xi8>}>
  // CHECK: tosa.conv2d %arg0, %arg1, %arg2, %{{.*}} {acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}
  %0 = "tosa.conv2d"(%a, %w, %b) {dilation = [1, 1], pad = [0, 0, 0, 0], stride = [1, 1], quantization_info = {input_zp = -3 : i32, weight_zp = 0 : i32}} : (tensor<1x4x4x2xi8>, tensor<8x1x1x2xi8>, tensor<8xi32>) -> tensor<1x4x4x8xi32>
  // CHECK: tosa.transpose_conv2d %arg0, %arg1, %arg2, %{{.*}} {acc_type = i32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}
  %1 = tosa.transpose_conv2d %a, %w, %b {out_pad = array<i64: 0, 0, 0, 0>, out_shape = array<i64: 1, 4, 4, 8>, stride = array<i64: 1, 1>, quantization_info = #tosa.conv_quant<input_zp = 1, weight_zp = 2>} : (tensor<1x4x4x2xi8>, tensor<8x1x1x2xi8>, tensor<8xi32>) -> tensor<1x4x4x8xi32>
  // CHECK: tosa.avg_pool2d %arg3, %{{.*}} {acc_type = f16, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>}
  %2 = tosa.avg_pool2d %f {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x4x4x2xf16>) -> tensor<1x2x2x2xf16>
  // CHECK: tosa.max_pool2d %arg3 {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>}
  %3 = "tosa.max_pool2d"(%f) {kernel = [2, 2], pad = [0, 0, 0, 0], stride = [2, 2]} : (tensor<1x4x4x2xf16>) -> tensor<1x2x2x2xf16>
  return
}

// CHECK-LABEL: func.func @clauses
func.func @clauses(%a: tensor<4x8xf32>) {
  // CHECK: tosa.reduce_max %arg0 {axis = 0 : i32, nan_mode = IGNORE}
  %0 = tosa.reduce_max %a axis(0) nan_mode(IGNORE) : (tensor<4x8xf32>) -> tensor<1x8xf32>
  // CHECK: tosa.reduce_max %arg0 {axis = 0 : i32, note = 1 : i32}
  %3 = tosa.reduce_max %a axis(0) {note = 1 : i32} : (tensor<4x8xf32>) -> tensor<1x8xf32>
  // CHECK: tosa.transpose %arg0 {note, perms = array<i32: 1, 0>}
  %1 = tosa.transpose %a perms([1, 0]) {note} : (tensor<4x8xf32>) -> tensor<8x4xf32>
  // CHECK: tosa.clamp %arg0 {max_val = 6.000000e+00 : f32, min_val = 0.000000e+00 : f32}
  %2 = tosa.clamp %a min_val(0.0 : f32) max_val(6.0 : f32) : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// CHECK-LABEL: func.func @reductions
func.func @reductions(%a: tensor<4x8xf32>, %c: tensor<i1>) {
  // CHECK: tosa.reduce_sum %arg0 {axis = 1 : i32}
  %0 = tosa.reduce_sum %a {axis = 1 : i64} : (tensor<4x8xf32>) -> tensor<4x1xf32>
  // CHECK: tosa.reduce_product %arg0 {axis = 0 : i32}
  %1 = tosa.reduce_prod %a {axis = 0 : i32} : (tensor<4x8xf32>) -> tensor<1x8xf32>
  // CHECK: tosa.cond_if %arg1 : tensor<i1> -> tensor<4x8xf32>
  %2 = tosa.cond_if %c -> (tensor<4x8xf32>) {
    tosa.yield %a : tensor<4x8xf32>
  } else {
    tosa.yield %a : tensor<4x8xf32>
  }
  // CHECK: tosa.custom %arg0 {domain_name = "c", implementation_attrs = "", operator_name = "i"}
  %3 = tosa.custom %a {identifier = "i", config = "c", implementation_attrs = ""} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

// CHECK: tosa.variable @v = dense<-1> : tensor<2x4xi8>
tosa.variable @v = dense<-1> : tensor<2x4xi8>
// CHECK: tosa.variable @w : tensor<2x?xf32>
"tosa.variable"() {name = "w", type = tensor<2x?xf32>} : () -> ()
func.func @variables(%a: tensor<2x4xi8>) {
  // CHECK: tosa.variable_write @v, %arg0 : tensor<2x4xi8>
  tosa.variable.write @v, %a : tensor<2x4xi8>
  // CHECK: tosa.variable_read @v : tensor<2x4xi8>
  %0 = tosa.variable.read @v : tensor<2x4xi8>
  return
}
