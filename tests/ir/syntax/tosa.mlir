// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: sh %S/Inputs/round_trip.sh %s %t upstream
// Every op of the tosa dialect; printed and read back.

module attributes {tosa.target_env = #tosa.target_env<specification_version = "1.0", level = "8k", profiles = [pro_int, pro_fp], extensions = [int16, fft, none]>} {

tosa.variable @v {note} = dense<[1.0, 2.0]> : tensor<2xf32>
tosa.variable @w : tensor<2x?xi8>
tosa.variable @s = dense<3> : tensor<i32>

func.func private @types(!tosa.shape<0>, !tosa.shape<4>, tensor<4x!tosa.mxint8>)
func.func private @attrs() attributes {a = #tosa.unary_quant<input_zp = 1, output_zp = -2>, b = #tosa.conv_quant<input_zp = 1, weight_zp = 2>, c = #tosa.matmul_quant<a_zp = 1, b_zp = 2>, d = #tosa.pad_quant<input_zp = 3>, e = #tosa.level<none>, f = #tosa.prof<pro_fp>, g = #tosa.ext<mxfp>, h = #tosa.block_size<BLOCK_SIZE_32>}

func.func @const() {
  %0 = "tosa.const"() <{values = dense<1.0> : tensor<4xf32>}> : () -> tensor<4xf32>
  return
}
func.func @const_shape() {
  %0 = tosa.const_shape {values = dense<[4, 8]> : tensor<2xindex>} : () -> !tosa.shape<2>
  return
}
func.func @custom(%a: tensor<4xf32>) {
  %0 = tosa.custom %a {domain_name = "d", implementation_attrs = "", operator_name = "o"} : (tensor<4xf32>) -> tensor<4xf32>
  return
}
func.func @identity(%a: tensor<4x8xf32>) {
  %0 = tosa.identity %a : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}
func.func @abs(%a: tensor<4x8xf32>) {
  %0 = tosa.abs %a : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}
func.func @bitwise_not(%a: tensor<4x8xi32>) {
  %0 = tosa.bitwise_not %a : (tensor<4x8xi32>) -> tensor<4x8xi32>
  return
}
func.func @ceil(%a: tensor<4x8xf32>) {
  %0 = tosa.ceil %a : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}
func.func @clz(%a: tensor<4x8xi32>) {
  %0 = tosa.clz %a : (tensor<4x8xi32>) -> tensor<4x8xi32>
  return
}
func.func @cos(%a: tensor<4x8xf32>) {
  %0 = tosa.cos %a : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}
func.func @sin(%a: tensor<4x8xf32>) {
  %0 = tosa.sin %a : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}
func.func @exp(%a: tensor<4x8xf32>) {
  %0 = tosa.exp %a : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}
func.func @floor(%a: tensor<4x8xf32>) {
  %0 = tosa.floor %a : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}
func.func @log(%a: tensor<4x8xf32>) {
  %0 = tosa.log %a : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}
func.func @logical_not(%a: tensor<4x8xi1>) {
  %0 = tosa.logical_not %a : (tensor<4x8xi1>) -> tensor<4x8xi1>
  return
}
func.func @reciprocal(%a: tensor<4x8xf32>) {
  %0 = tosa.reciprocal %a : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}
func.func @rsqrt(%a: tensor<4x8xf32>) {
  %0 = tosa.rsqrt %a : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}
func.func @erf(%a: tensor<4x8xf32>) {
  %0 = tosa.erf %a : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}
func.func @sigmoid(%a: tensor<4x8xf32>) {
  %0 = tosa.sigmoid %a : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}
func.func @tanh(%a: tensor<4x8xf32>) {
  %0 = tosa.tanh %a : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}
func.func @clamp(%a: tensor<4x8xf32>) {
  %0 = tosa.clamp %a {max_val = 1.0 : f32, min_val = 0.0 : f32} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}
func.func @negate(%a: tensor<4x8xf32>, %zp: tensor<1xf32>) {
  %0 = tosa.negate %a, %zp, %zp : (tensor<4x8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4x8xf32>
  return
}
func.func @cast(%a: tensor<4x8xi32>) {
  %0 = tosa.cast %a : (tensor<4x8xi32>) -> tensor<4x8xf32>
  return
}
func.func @rescale(%a: tensor<4xi8>, %m: tensor<1xi32>, %s: tensor<1xi8>, %zp: tensor<1xi8>) {
  %0 = tosa.rescale %a, %m, %s, %zp, %zp {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<4xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4xi8>
  return
}
func.func @apply_scale(%a: i32, %m: i32, %s: i8) {
  %0 = tosa.apply_scale %a, %m, %s {rounding_mode = SINGLE_ROUND} : (i32, i32, i8) -> i32
  return
}
func.func @table(%a: tensor<4xi8>, %t: tensor<256xi8>) {
  %0 = tosa.table %a, %t : (tensor<4xi8>, tensor<256xi8>) -> tensor<4xi8>
  return
}
func.func @add(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  %0 = tosa.add %a, %b : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}
func.func @sub(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  %0 = tosa.sub %a, %b : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}
func.func @mul(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %shift: tensor<1xi8>) {
  %0 = tosa.mul %a, %b, %shift : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<1xi8>) -> tensor<4x8xf32>
  return
}
func.func @intdiv(%a: tensor<4x8xi32>, %b: tensor<4x8xi32>) {
  %0 = tosa.intdiv %a, %b : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
  return
}
func.func @pow(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  %0 = tosa.pow %a, %b : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}
func.func @maximum(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  %0 = tosa.maximum %a, %b {nan_mode = IGNORE} : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}
func.func @minimum(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  %0 = tosa.minimum %a, %b {nan_mode = IGNORE} : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}
func.func @bitwise_and(%a: tensor<4x8xi32>, %b: tensor<4x8xi32>) {
  %0 = tosa.bitwise_and %a, %b : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
  return
}
func.func @bitwise_or(%a: tensor<4x8xi32>, %b: tensor<4x8xi32>) {
  %0 = tosa.bitwise_or %a, %b : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
  return
}
func.func @bitwise_xor(%a: tensor<4x8xi32>, %b: tensor<4x8xi32>) {
  %0 = tosa.bitwise_xor %a, %b : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
  return
}
func.func @logical_and(%a: tensor<4x8xi1>, %b: tensor<4x8xi1>) {
  %0 = tosa.logical_and %a, %b : (tensor<4x8xi1>, tensor<4x8xi1>) -> tensor<4x8xi1>
  return
}
func.func @logical_or(%a: tensor<4x8xi1>, %b: tensor<4x8xi1>) {
  %0 = tosa.logical_or %a, %b : (tensor<4x8xi1>, tensor<4x8xi1>) -> tensor<4x8xi1>
  return
}
func.func @logical_xor(%a: tensor<4x8xi1>, %b: tensor<4x8xi1>) {
  %0 = tosa.logical_xor %a, %b : (tensor<4x8xi1>, tensor<4x8xi1>) -> tensor<4x8xi1>
  return
}
func.func @logical_left_shift(%a: tensor<4x8xi32>, %b: tensor<4x8xi32>) {
  %0 = tosa.logical_left_shift %a, %b : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
  return
}
func.func @logical_right_shift(%a: tensor<4x8xi32>, %b: tensor<4x8xi32>) {
  %0 = tosa.logical_right_shift %a, %b : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
  return
}
func.func @arithmetic_right_shift(%a: tensor<4x8xi32>, %b: tensor<4x8xi32>) {
  %0 = tosa.arithmetic_right_shift %a, %b {round = false} : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
  return
}
func.func @equal(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  %0 = tosa.equal %a, %b : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi1>
  return
}
func.func @greater(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  %0 = tosa.greater %a, %b : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi1>
  return
}
func.func @greater_equal(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  %0 = tosa.greater_equal %a, %b : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi1>
  return
}
func.func @select(%c: tensor<4x8xi1>, %a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  %0 = tosa.select %c, %a, %b : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}
func.func @reduce_all(%a: tensor<4x8xi1>) {
  %0 = tosa.reduce_all %a {axis = 1 : i32} : (tensor<4x8xi1>) -> tensor<4x1xi1>
  return
}
func.func @reduce_any(%a: tensor<4x8xi1>) {
  %0 = tosa.reduce_any %a {axis = 1 : i32} : (tensor<4x8xi1>) -> tensor<4x1xi1>
  return
}
func.func @reduce_product(%a: tensor<4x8xf32>) {
  %0 = tosa.reduce_product %a {axis = 1 : i32} : (tensor<4x8xf32>) -> tensor<4x1xf32>
  return
}
func.func @reduce_sum(%a: tensor<4x8xf32>) {
  %0 = tosa.reduce_sum %a {axis = 1 : i32} : (tensor<4x8xf32>) -> tensor<4x1xf32>
  return
}
func.func @reduce_max(%a: tensor<4x8xf32>) {
  %0 = tosa.reduce_max %a {axis = 1 : i32, nan_mode = IGNORE} : (tensor<4x8xf32>) -> tensor<4x1xf32>
  return
}
func.func @reduce_min(%a: tensor<4x8xf32>) {
  %0 = tosa.reduce_min %a {axis = 1 : i32, nan_mode = IGNORE} : (tensor<4x8xf32>) -> tensor<4x1xf32>
  return
}
func.func @argmax(%a: tensor<4x8xf32>) {
  %0 = tosa.argmax %a {axis = 1 : i32} : (tensor<4x8xf32>) -> tensor<4xi32>
  return
}
func.func @conv2d(%a: tensor<1x4x4x2xf32>, %w: tensor<8x1x1x2xf32>, %b: tensor<8xf32>, %zp: tensor<1xf32>) {
  %0 = tosa.conv2d %a, %w, %b, %zp, %zp {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x2xf32>, tensor<8x1x1x2xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  return
}
func.func @conv3d(%a: tensor<1x4x4x4x2xf32>, %w: tensor<8x1x1x1x2xf32>, %b: tensor<8xf32>, %zp: tensor<1xf32>) {
  %0 = tosa.conv3d %a, %w, %b, %zp, %zp {acc_type = f32, dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 0, 0, 0, 0, 0>, stride = array<i64: 1, 1, 1>} : (tensor<1x4x4x4x2xf32>, tensor<8x1x1x1x2xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x4x8xf32>
  return
}
func.func @depthwise_conv2d(%a: tensor<1x4x4x2xf32>, %w: tensor<1x1x2x4xf32>, %b: tensor<8xf32>, %zp: tensor<1xf32>) {
  %0 = tosa.depthwise_conv2d %a, %w, %b, %zp, %zp {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x2xf32>, tensor<1x1x2x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  return
}
func.func @transpose_conv2d(%a: tensor<1x4x4x2xf32>, %w: tensor<8x1x1x2xf32>, %b: tensor<8xf32>, %zp: tensor<1xf32>) {
  %0 = tosa.transpose_conv2d %a, %w, %b, %zp, %zp {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x2xf32>, tensor<8x1x1x2xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  return
}
func.func @avg_pool2d(%a: tensor<1x4x4x2xf32>, %zp: tensor<1xf32>) {
  %0 = tosa.avg_pool2d %a, %zp, %zp {acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x4x4x2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x2x2xf32>
  return
}
func.func @max_pool2d(%a: tensor<1x4x4x2xf32>) {
  %0 = tosa.max_pool2d %a {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x4x4x2xf32>) -> tensor<1x2x2x2xf32>
  return
}
func.func @matmul(%a: tensor<1x4x8xf32>, %b: tensor<1x8x2xf32>, %zp: tensor<1xf32>) {
  %0 = tosa.matmul %a, %b, %zp, %zp : (tensor<1x4x8xf32>, tensor<1x8x2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x2xf32>
  return
}
func.func @matmul_t_block_scaled(%a: tensor<1x4x32xf8E4M3FN>, %as: tensor<1x4x1xf8E8M0FNU>, %b: tensor<1x2x32xf8E4M3FN>, %bs: tensor<1x2x1xf8E8M0FNU>) {
  %0 = tosa.matmul_t_block_scaled %a, %as, %b, %bs {block_size = BLOCK_SIZE_32} : (tensor<1x4x32xf8E4M3FN>, tensor<1x4x1xf8E8M0FNU>, tensor<1x2x32xf8E4M3FN>, tensor<1x2x1xf8E8M0FNU>) -> tensor<1x4x2xf32>
  return
}
func.func @cast_from_block_scaled(%a: tensor<4x32xf8E4M3FN>, %s: tensor<4x1xf8E8M0FNU>) {
  %0 = tosa.cast_from_block_scaled %a, %s {block_size = BLOCK_SIZE_32} : (tensor<4x32xf8E4M3FN>, tensor<4x1xf8E8M0FNU>) -> tensor<4x32xf32>
  return
}
func.func @cast_to_block_scaled(%a: tensor<4x32xf32>) {
  %0:2 = tosa.cast_to_block_scaled %a {block_size = BLOCK_SIZE_32} : (tensor<4x32xf32>) -> (tensor<4x32xf8E4M3FN>, tensor<4x1xf8E8M0FNU>)
  return
}
func.func @fft2d(%a: tensor<1x4x8xf32>, %b: tensor<1x4x8xf32>) {
  %0:2 = tosa.fft2d %a, %b {inverse = false} : (tensor<1x4x8xf32>, tensor<1x4x8xf32>) -> (tensor<1x4x8xf32>, tensor<1x4x8xf32>)
  return
}
func.func @rfft2d(%a: tensor<1x4x8xf32>) {
  %0:2 = tosa.rfft2d %a : (tensor<1x4x8xf32>) -> (tensor<1x4x5xf32>, tensor<1x4x5xf32>)
  return
}
func.func @concat(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  %0 = tosa.concat %a, %b {axis = 1 : i32} : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x16xf32>
  return
}
func.func @pad(%a: tensor<4x8xf32>, %zero: tensor<1xf32>) {
  %p = tosa.const_shape {values = dense<[1, 1, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %0 = tosa.pad %a, %p, %zero : (tensor<4x8xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<6x10xf32>
  return
}
func.func @reshape(%a: tensor<4x8xf32>) {
  %s = tosa.const_shape {values = dense<[32]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %0 = tosa.reshape %a, %s : (tensor<4x8xf32>, !tosa.shape<1>) -> tensor<32xf32>
  return
}
func.func @reverse(%a: tensor<4x8xf32>) {
  %0 = tosa.reverse %a {axis = 0 : i32} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}
func.func @slice(%a: tensor<4x8xf32>) {
  %start = tosa.const_shape {values = dense<[0, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %size = tosa.const_shape {values = dense<[2, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.slice %a, %start, %size : (tensor<4x8xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x4xf32>
  return
}
func.func @tile(%a: tensor<4x8xf32>) {
  %n = tosa.const_shape {values = dense<[2, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.tile %a, %n : (tensor<4x8xf32>, !tosa.shape<2>) -> tensor<8x8xf32>
  return
}
func.func @transpose(%a: tensor<4x8xf32>) {
  %0 = tosa.transpose %a {perms = array<i32: 1, 0>} : (tensor<4x8xf32>) -> tensor<8x4xf32>
  return
}
func.func @gather(%a: tensor<1x4x8xf32>, %i: tensor<1x2xi32>) {
  %0 = tosa.gather %a, %i : (tensor<1x4x8xf32>, tensor<1x2xi32>) -> tensor<1x2x8xf32>
  return
}
func.func @scatter(%a: tensor<1x4x8xf32>, %i: tensor<1x2xi32>, %b: tensor<1x2x8xf32>) {
  %0 = tosa.scatter %a, %i, %b : (tensor<1x4x8xf32>, tensor<1x2xi32>, tensor<1x2x8xf32>) -> tensor<1x4x8xf32>
  return
}
func.func @resize(%a: tensor<1x4x4x2xf32>) {
  %scale = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %offset = tosa.const_shape {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %border = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.resize %a, %scale, %offset, %border {mode = BILINEAR} : (tensor<1x4x4x2xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x?x?x2xf32>
  return
}
func.func @add_shape() {
  %a = tosa.const_shape {values = dense<[4, 8]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[4, 8]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.add_shape %a, %b : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  return
}
func.func @sub_shape() {
  %a = tosa.const_shape {values = dense<[4, 8]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[4, 8]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.sub_shape %a, %b : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  return
}
func.func @mul_shape() {
  %a = tosa.const_shape {values = dense<[4, 8]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[4, 8]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.mul_shape %a, %b : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  return
}
func.func @div_ceil_shape() {
  %a = tosa.const_shape {values = dense<[4, 8]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[4, 8]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.div_ceil_shape %a, %b : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  return
}
func.func @div_floor_shape() {
  %a = tosa.const_shape {values = dense<[4, 8]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[4, 8]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.div_floor_shape %a, %b : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  return
}
func.func @max_shape() {
  %a = tosa.const_shape {values = dense<[4, 8]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[4, 8]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.max_shape %a, %b : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  return
}
func.func @min_shape() {
  %a = tosa.const_shape {values = dense<[4, 8]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[4, 8]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.min_shape %a, %b : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  return
}
func.func @mod_shape() {
  %a = tosa.const_shape {values = dense<[4, 8]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[4, 8]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.mod_shape %a, %b : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  return
}
func.func @exp2_shape() {
  %a = tosa.const_shape {values = dense<[4, 8]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.exp2_shape %a : (!tosa.shape<2>) -> !tosa.shape<2>
  return
}
func.func @log2_ceil_shape() {
  %a = tosa.const_shape {values = dense<[4, 8]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.log2_ceil_shape %a : (!tosa.shape<2>) -> !tosa.shape<2>
  return
}
func.func @log2_floor_shape() {
  %a = tosa.const_shape {values = dense<[4, 8]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.log2_floor_shape %a : (!tosa.shape<2>) -> !tosa.shape<2>
  return
}
func.func @concat_shape() {
  %a = tosa.const_shape {values = dense<[4, 8]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[4, 8]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.concat_shape %a, %b : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<4>
  return
}
func.func @slice_shape() {
  %a = tosa.const_shape {values = dense<[1, 2, 3, 4]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %start = "tosa.const"() <{values = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
  %size = "tosa.const"() <{values = dense<2> : tensor<1xi32>}> : () -> tensor<1xi32>
  %0 = tosa.slice_shape %a, %start, %size : (!tosa.shape<4>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<2>
  return
}
func.func @dim(%a: tensor<4x8xf32>) {
  %0 = tosa.dim %a {axis = 0 : i32} : (tensor<4x8xf32>) -> !tosa.shape<1>
  return
}

func.func @variables(%a: tensor<2xf32>) {
  %0 = tosa.variable_read @v : tensor<2xf32>
  tosa.variable_write @v, %a : tensor<2xf32>
  %1 = tosa.variable_read @w {note} : tensor<2x4xi8>
  %2 = "tosa.variable_read"() <{name = "s"}> : () -> tensor<i32>
  return
}

func.func @cond_if(%c: tensor<i1>, %a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
  %0 = tosa.cond_if %c : tensor<i1> -> tensor<4xf32> {
    tosa.yield %a : tensor<4xf32>
  } else {
    tosa.yield %b : tensor<4xf32>
  } {note}
  %1:2 = tosa.cond_if %c (%x = %a, %y = %0) : tensor<i1> (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  ^bb0(%x: tensor<4xf32>, %y: tensor<4xf32>):
    tosa.yield %x, %y : tensor<4xf32>, tensor<4xf32>
  } else {
  ^bb0(%x: tensor<4xf32>, %y: tensor<4xf32>):
    %2 = tosa.add %x, %y : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    tosa.yield %2, %y : tensor<4xf32>, tensor<4xf32>
  }
  return %1#0 : tensor<4xf32>
}

func.func @while_loop(%a: tensor<i32>, %n: tensor<i32>) -> tensor<i32> {
  %0:2 = tosa.while_loop (%x = %a, %y = %n) : (tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>) {
    %1 = tosa.greater_equal %y, %x : (tensor<i32>, tensor<i32>) -> tensor<i1>
    tosa.yield %1 : tensor<i1>
  } do {
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %1 = tosa.add %x, %x : (tensor<i32>, tensor<i32>) -> tensor<i32>
    tosa.yield %1, %y : tensor<i32>, tensor<i32>
  } attributes {note}
  return %0#0 : tensor<i32>
}

// Defaults are left out, words may be quoted or in full.
func.func @words(%a: tensor<4x8xf32>, %b: tensor<?x8xf32>, %c: tensor<*xf32>) {
  %0 = tosa.maximum %a, %b {nan_mode = PROPAGATE} : (tensor<4x8xf32>, tensor<?x8xf32>) -> tensor<4x8xf32>
  %1 = tosa.maximum %a, %c {nan_mode = #tosa.nan_mode<IGNORE>, note = 1 : i8} : (tensor<4x8xf32>, tensor<*xf32>) -> tensor<*xf32>
  %2 = "tosa.argmax"(%a) <{axis = 0 : i32, nan_mode = #tosa.nan_mode<IGNORE>}> {note = "x"} : (tensor<4x8xf32>) -> tensor<8xi64>
  return
}

// Quantized elements.
func.func @quantized(%a: tensor<1x4x4x!quant.uniform<i8:f32, 0.5:3>>, %u: tensor<4x!quant.uniform<u8:f32, 0.5:3>>, %z: tensor<1xi8>, %y: tensor<1xui8>) {
  %0 = tosa.matmul %a, %a, %z, %z : (tensor<1x4x4x!quant.uniform<i8:f32, 0.5:3>>, tensor<1x4x4x!quant.uniform<i8:f32, 0.5:3>>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x4x4xi32>
  %1 = tosa.negate %u, %y, %y : (tensor<4x!quant.uniform<u8:f32, 0.5:3>>, tensor<1xui8>, tensor<1xui8>) -> tensor<4x!quant.uniform<u8:f32, 0.5:3>>
  %2 = "tosa.const"() <{values = dense<3> : tensor<4xui8>}> : () -> tensor<4x!quant.uniform<u8:f32, 0.5:3>>
  %3 = tosa.clamp %u {max_val = 255 : ui8, min_val = 3 : ui8} : (tensor<4x!quant.uniform<u8:f32, 0.5:3>>) -> tensor<4x!quant.uniform<u8:f32, 0.5:3>>
  return
}

}
