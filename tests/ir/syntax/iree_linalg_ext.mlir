// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: sh %S/Inputs/round_trip.sh %s %t
// RUN: emplace opt %s | FileCheck %s
// Every op and attribute of the iree_linalg_ext dialect, in custom form;
// printed and read back.

// CHECK: #[[$MAP_N:.+]] = affine_map<(d0, d1) -> (d0)>

// CHECK-LABEL: func.func @scatter
func.func @scatter(%u: tensor<3x4xf32>, %i: tensor<3x1xi32>, %m: tensor<3xi1>,
                   %o: tensor<8x4xf32>) -> tensor<8x4xf32> {
  // CHECK: iree_linalg_ext.scatter dimension_map = [0] unique_indices(true) ins(%{{.*}}, %{{.*}} : tensor<3x4xf32>, tensor<3x1xi32>) outs(%{{.*}} : tensor<8x4xf32>) {
  %0 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(true)
      ins(%u, %i : tensor<3x4xf32>, tensor<3x1xi32>)
      outs(%o : tensor<8x4xf32>) {
  ^bb0(%a: f32, %b: f32):
    %s = arith.addf %a, %b : f32
    iree_linalg_ext.yield %s : f32
  } -> tensor<8x4xf32>
  // CHECK: unique_indices(false) ins(%{{.*}}, %{{.*}}, %{{.*}} : tensor<3x4xf32>, tensor<3x1xi32>, tensor<3xi1>)
  %1 = iree_linalg_ext.scatter {note = 1 : i32} dimension_map = [0]
      unique_indices(false)
      ins(%u, %i, %m : tensor<3x4xf32>, tensor<3x1xi32>, tensor<3xi1>)
      outs(%0 : tensor<8x4xf32>) {
  ^bb0(%a: f32, %b: f32):
    iree_linalg_ext.yield %a : f32
  } -> tensor<8x4xf32>
  return %1 : tensor<8x4xf32>
}

func.func @scatter_memref(%u: memref<?xi32>, %i: memref<?x2xindex>,
                          %o: memref<?x?xi32>) {
  iree_linalg_ext.scatter dimension_map = [1, 0] unique_indices(true)
      ins(%u, %i : memref<?xi32>, memref<?x2xindex>)
      outs(%o : memref<?x?xi32>) {
  ^bb0(%a: i32, %b: i32):
    iree_linalg_ext.yield %a : i32
  }
  return
}

// CHECK-LABEL: func.func @gather
func.func @gather(%s: tensor<10x?xf16>, %i: tensor<?xi64>, %m: tensor<?xi8>,
                  %o: tensor<?x?xf16>) -> tensor<?x?xf16> {
  // CHECK: iree_linalg_ext.gather dimension_map = [0] ins(%{{.*}}, %{{.*}} : tensor<10x?xf16>, tensor<?xi64>) outs(%{{.*}} : tensor<?x?xf16>) -> tensor<?x?xf16>
  %0 = iree_linalg_ext.gather dimension_map = [0]
      ins(%s, %i : tensor<10x?xf16>, tensor<?xi64>)
      outs(%o : tensor<?x?xf16>) -> tensor<?x?xf16>
  %1 = iree_linalg_ext.gather dimension_map = [0]
      ins(%s, %i, %m : tensor<10x?xf16>, tensor<?xi64>, tensor<?xi8>)
      outs(%0 : tensor<?x?xf16>) -> tensor<?x?xf16>
  return %1 : tensor<?x?xf16>
}

// CHECK-LABEL: func.func @maps
func.func @maps(%a: tensor<4xf32>, %v: vector<4xf32>, %m: memref<4xf32>,
                %o: tensor<4xf32>) {
  // CHECK: iree_linalg_ext.map_load %{{.*}} into %{{.*}} {
  // CHECK: } : tensor<4xf32> into tensor<4xf32> -> tensor<4xf32>
  %0 = iree_linalg_ext.map_load %a into %o {
  ^bb0(%i: index):
    %pad = arith.constant 0.0 : f32
    iree_linalg_ext.yield %i, %pad : index, f32
  } : tensor<4xf32> into tensor<4xf32> -> tensor<4xf32>
  %1 = iree_linalg_ext.map_store %a into %o {
  ^bb0(%i: index):
    %mask = arith.constant true
    iree_linalg_ext.yield %i, %mask : index, i1
  } : tensor<4xf32> into tensor<4xf32> -> tensor<4xf32>
  // CHECK: iree_linalg_ext.map_store
  // CHECK: } : vector<4xf32> into memref<4xf32>
  iree_linalg_ext.map_store %v into %m {
  ^bb0(%i: index):
    %mask = arith.constant true
    iree_linalg_ext.yield %i, %mask : index, i1
  } : vector<4xf32> into memref<4xf32>
  // The older names.
  %2 = iree_linalg_ext.map_gather %a into %o {
  ^bb0(%i: index):
    %pad = arith.constant 0.0 : f32
    iree_linalg_ext.yield %i, %pad : index, f32
  } : tensor<4xf32> into tensor<4xf32> -> tensor<4xf32>
  %3 = iree_linalg_ext.map_scatter %a into %o {
  ^bb0(%i: index):
    %mask = arith.constant true
    iree_linalg_ext.yield %i, %mask : index, i1
  } : tensor<4xf32> into tensor<4xf32> -> tensor<4xf32>
  return
}

// CHECK-LABEL: func.func @along
func.func @along(%a: tensor<?x8xi32>, %b: tensor<?x8xf32>, %m: memref<8xi32>,
                 %c: tensor<?xi32>, %s: index, %q: tensor<1xf32>) {
  // CHECK: iree_linalg_ext.sort dimension(0) outs(%{{.*}}, %{{.*}} : tensor<?x8xi32>, tensor<?x8xf32>) {
  %0:2 = iree_linalg_ext.sort dimension(0)
      outs(%a, %b : tensor<?x8xi32>, tensor<?x8xf32>) {
  ^bb0(%x: i32, %y: i32, %z: f32, %w: f32):
    %l = arith.cmpf ogt, %z, %w : f32
    iree_linalg_ext.yield %l : i1
  } -> tensor<?x8xi32>, tensor<?x8xf32>
  iree_linalg_ext.sort dimension(0) outs(%m : memref<8xi32>) {
  ^bb0(%x: i32, %y: i32):
    %l = arith.cmpi slt, %x, %y : i32
    iree_linalg_ext.yield %l : i1
  }
  // CHECK: iree_linalg_ext.fft ins(%{{.*}} : index) outs(%{{.*}}, %{{.*}} : tensor<?x8xf32>, tensor<?x8xf32>) : tensor<?x8xf32>, tensor<?x8xf32>
  %1:2 = iree_linalg_ext.fft ins(%s : index)
      outs(%b, %b : tensor<?x8xf32>, tensor<?x8xf32>)
      : tensor<?x8xf32>, tensor<?x8xf32>
  // CHECK: ins(%{{.*}}, %{{.*}}, %{{.*}} : index, tensor<1xf32>, tensor<1xf32>)
  %2:2 = iree_linalg_ext.fft ins(%s, %q, %q : index, tensor<1xf32>, tensor<1xf32>)
      outs(%b, %b : tensor<?x8xf32>, tensor<?x8xf32>)
      : tensor<?x8xf32>, tensor<?x8xf32>
  // CHECK: iree_linalg_ext.scan dimension(1) inclusive(false) ins(%{{.*}} : tensor<?x8xi32>) outs(%{{.*}}, %{{.*}} : tensor<?x8xi32>, tensor<?xi32>) {
  %3:2 = iree_linalg_ext.scan dimension(1) inclusive(false)
      ins(%a : tensor<?x8xi32>) outs(%a, %c : tensor<?x8xi32>, tensor<?xi32>) {
  ^bb0(%x: i32, %y: i32):
    %n = arith.addi %x, %y : i32
    iree_linalg_ext.yield %n : i32
  } -> tensor<?x8xi32>, tensor<?xi32>
  return
}

// CHECK-LABEL: func.func @selections
func.func @selections(%v: tensor<2x10xf32>, %i: tensor<2x10xi32>,
                      %o: tensor<2x3xf32>, %p: tensor<2x3xi32>,
                      %q: tensor<2xf32>, %r: tensor<2xi32>, %b: index) {
  // CHECK: iree_linalg_ext.topk dimension(1) ins(%{{.*}}, %{{.*}} : tensor<2x10xf32>, tensor<2x10xi32>) outs(
  %0:2 = iree_linalg_ext.topk dimension(1)
      ins(%v, %i : tensor<2x10xf32>, tensor<2x10xi32>)
      outs(%o, %p : tensor<2x3xf32>, tensor<2x3xi32>) {
  ^bb0(%x: f32, %y: f32):
    %l = arith.cmpf ogt, %x, %y : f32
    iree_linalg_ext.yield %l : i1
  } -> tensor<2x3xf32>, tensor<2x3xi32>
  %1:2 = iree_linalg_ext.topk dimension(1) ins(%v : tensor<2x10xf32>)
      outs(%o, %p : tensor<2x3xf32>, tensor<2x3xi32>) {
  ^bb0(%x: f32, %y: f32):
    %l = arith.cmpf ogt, %x, %y : f32
    iree_linalg_ext.yield %l : i1
  } -> tensor<2x3xf32>, tensor<2x3xi32>
  // CHECK: iree_linalg_ext.topk_v2 dimension(1) is_sorted ins(%{{.*}} : tensor<2x10xf32>) outs(%{{.*}} : tensor<2x3xf32>) {
  %2 = iree_linalg_ext.topk_v2 dimension(1) is_sorted
      ins(%v : tensor<2x10xf32>) outs(%o : tensor<2x3xf32>) {
  ^bb0(%x: f32, %y: f32):
    %l = arith.cmpf ogt, %x, %y : f32
    iree_linalg_ext.yield %l : i1
  } -> tensor<2x3xf32>
  %3:2 = iree_linalg_ext.topk_v2 dimension(1)
      ins(%v, %i : tensor<2x10xf32>, tensor<2x10xi32>)
      outs(%o, %p : tensor<2x3xf32>, tensor<2x3xi32>) {
  ^bb0(%x: f32, %y: f32):
    %l = arith.cmpf ogt, %x, %y : f32
    iree_linalg_ext.yield %l : i1
  } -> tensor<2x3xf32>, tensor<2x3xi32>
  // CHECK: iree_linalg_ext.arg_compare dimension(1) ins(%{{.*}} : tensor<2x10xf32>) outs(%{{.*}}, %{{.*}} : tensor<2xf32>, tensor<2xi32>) index_base(%{{.*}} : index) {
  %4:2 = iree_linalg_ext.arg_compare dimension(1) ins(%v : tensor<2x10xf32>)
      outs(%q, %r : tensor<2xf32>, tensor<2xi32>) index_base(%b : index) {
  ^bb0(%x: f32, %y: f32):
    %l = arith.cmpf ogt, %x, %y : f32
    iree_linalg_ext.yield %l : i1
  } -> tensor<2xf32>, tensor<2xi32>
  %5:2 = iree_linalg_ext.arg_compare dimension(1)
      ins(%v, %i : tensor<2x10xf32>, tensor<2x10xi32>)
      outs(%q, %r : tensor<2xf32>, tensor<2xi32>) {
  ^bb0(%x: f32, %y: f32):
    %l = arith.cmpf ogt, %x, %y : f32
    iree_linalg_ext.yield %l : i1
  } -> tensor<2xf32>, tensor<2xi32>
  return
}

// CHECK-LABEL: func.func @attention
func.func @attention(%q: tensor<2x4x8xf32>, %k: tensor<2x6x8xf32>,
                     %v: tensor<2x6x16xf32>, %s: f32, %m: tensor<2x4x6xi1>,
                     %o: tensor<2x4x16xf32>, %r: tensor<2x4xf32>) {
  // CHECK: iree_linalg_ext.attention {indexing_maps = [
  // CHECK-SAME: ins(%{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} : tensor<2x4x8xf32>, tensor<2x6x8xf32>, tensor<2x6x16xf32>, f32) outs(%{{.*}} : tensor<2x4x16xf32>) {
  %0 = iree_linalg_ext.attention {
      indexing_maps = [affine_map<(b, m, k1, k2, n) -> (b, m, k1)>,
                       affine_map<(b, m, k1, k2, n) -> (b, k2, k1)>,
                       affine_map<(b, m, k1, k2, n) -> (b, k2, n)>,
                       affine_map<(b, m, k1, k2, n) -> ()>,
                       affine_map<(b, m, k1, k2, n) -> (b, m, n)>]}
      ins(%q, %k, %v, %s : tensor<2x4x8xf32>, tensor<2x6x8xf32>,
          tensor<2x6x16xf32>, f32)
      outs(%o : tensor<2x4x16xf32>) {
  ^bb0(%score: f32):
    %i = iree_linalg_ext.index 1 : index
    iree_linalg_ext.yield %score : f32
  } -> tensor<2x4x16xf32>
  %1:3 = iree_linalg_ext.online_attention {
      indexing_maps = [affine_map<(b, m, k1, k2, n) -> (b, m, k1)>,
                       affine_map<(b, m, k1, k2, n) -> (b, k2, k1)>,
                       affine_map<(b, m, k1, k2, n) -> (b, k2, n)>,
                       affine_map<(b, m, k1, k2, n) -> ()>,
                       affine_map<(b, m, k1, k2, n) -> (b, m, k2)>,
                       affine_map<(b, m, k1, k2, n) -> (b, m, n)>,
                       affine_map<(b, m, k1, k2, n) -> (b, m)>,
                       affine_map<(b, m, k1, k2, n) -> (b, m)>],
      decomposition_config = {use_exp2 = true}}
      ins(%q, %k, %v, %s, %m : tensor<2x4x8xf32>, tensor<2x6x8xf32>,
          tensor<2x6x16xf32>, f32, tensor<2x4x6xi1>)
      outs(%o, %r, %r : tensor<2x4x16xf32>, tensor<2x4xf32>, tensor<2x4xf32>) {
  ^bb0(%score: f32):
    iree_linalg_ext.yield %score : f32
  } -> tensor<2x4x16xf32>, tensor<2x4xf32>, tensor<2x4xf32>
  return
}

// CHECK-LABEL: func.func @exp_reduction
func.func @exp_reduction(%x: tensor<2x3xf32>, %m: tensor<2xf32>)
    -> tensor<2xf32> {
  // CHECK: iree_linalg_ext.exp_reduction{indexing_maps = [#{{.*}}, #[[$MAP_N]], #[[$MAP_N]]], iterator_types = [#iree_linalg_ext.iterator_type<parallel>, #iree_linalg_ext.iterator_type<reduction>], exp_reduced_operands = [1]} ins(
  %0:2 = iree_linalg_ext.exp_reduction {
      indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>,
                       affine_map<(d0, d1) -> (d0)>,
                       affine_map<(d0, d1) -> (d0)>],
      iterator_types = [#iree_linalg_ext.iterator_type<parallel>,
                        #iree_linalg_ext.iterator_type<reduction>],
      exp_reduced_operands = [1]}
      ins(%x : tensor<2x3xf32>) outs(%m, %m : tensor<2xf32>, tensor<2xf32>) {
  ^bb0(%e: f32, %a: f32, %s: f32):
    %n = arith.addf %e, %s : f32
    iree_linalg_ext.yield %a, %n : f32, f32
  } -> tensor<2xf32>, tensor<2xf32>
  return %0#1 : tensor<2xf32>
}

// CHECK-LABEL: func.func @custom_op
func.func @custom_op(%a: tensor<10x?xf32>, %f: f32, %o: tensor<10x?xf32>)
    -> tensor<10x?xf32> {
  // CHECK: iree_linalg_ext.custom_op{indexing_maps = [{{.*}}], iterator_types = [#iree_linalg_ext.iterator_type<parallel>]} attributes {note} ins(
  %0 = iree_linalg_ext.custom_op {
      indexing_maps = [affine_map<(d0)[s0] -> (d0, s0)>,
                       affine_map<(d0)[s0] -> ()>,
                       affine_map<(d0)[s0] -> (d0, s0)>],
      iterator_types = [#iree_linalg_ext.iterator_type<parallel>]}
      attributes {note}
      ins(%a, %f : tensor<10x?xf32>, f32) outs(%o : tensor<10x?xf32>) {
  ^bb0(%t: tensor<?x?xf32>, %g: f32, %r: tensor<?x?xf32>):
    %i = iree_linalg_ext.index 0 : index
    iree_linalg_ext.yield %t : tensor<?x?xf32>
  } -> tensor<10x?xf32>
  return %0 : tensor<10x?xf32>
}

// CHECK-LABEL: func.func @im2col
func.func @im2col(%a: tensor<2x6x6x8xf32>, %o: tensor<2x16x72xf32>, %n: index,
                  %z: f32) {
  // CHECK: iree_linalg_ext.im2col strides = [1, 1] dilations = [1, 1] kernel_size = [3, 3] offsets = [0, %{{.*}}, 0] output_sizes = {{\[\[}}2], [4, %{{.*}}], [3, 3, 8]] batch_pos = [0] m_pos = [1, 2] k_pos = [3] input_k_perm = [0, 1, 2] output_perm = [0, 1, 2] ins(
  %0 = iree_linalg_ext.im2col strides = [1, 1] dilations = [1, 1]
      kernel_size = [3, 3] offsets = [0, %n, 0]
      output_sizes = [[2], [4, %n], [3, 3, 8]]
      batch_pos = [0] m_pos = [1, 2] k_pos = [3]
      input_k_perm = [0, 1, 2] output_perm = [0, 1, 2]
      ins(%a : tensor<2x6x6x8xf32>) outs(%o : tensor<2x16x72xf32>)
      -> tensor<2x16x72xf32>
  // CHECK: output_perm = [0, 1, 2] input_pad_low = [0, 1, %{{.*}}, 0] input_pad_high = [0, 1, 1, 0] output_pad_low = [0, 0, 0] output_pad_high = [0, 0, 8] pad_value(%{{.*}} : f32) ins(
  %1 = iree_linalg_ext.im2col
      {decompose_mode = #iree_linalg_ext.im2col_decompose_mode<async_copy>}
      strides = [1, 1] dilations = [1, 1]
      kernel_size = [%n, 3] offsets = [0, 0, 0]
      output_sizes = [[%n], [4, 4], [%n, 3, 8]]
      batch_pos = [0] m_pos = [1, 2] k_pos = [3]
      input_k_perm = [0, 1, 2] output_perm = [0, 1, 2]
      input_pad_low = [0, 1, %n, 0] input_pad_high = [0, 1, 1, 0]
      output_pad_low = [0, 0, 0] output_pad_high = [0, 0, 8]
      pad_value(%z : f32)
      ins(%a : tensor<2x6x6x8xf32>) outs(%o : tensor<2x16x72xf32>)
      -> tensor<2x16x72xf32>
  return
}

// CHECK-LABEL: func.func @winograd
func.func @winograd(%a: tensor<1x10x10x8xf32>, %b: tensor<8x8x1x2x2x8xf32>,
                    %c: tensor<3x3x4x8xf32>, %d: tensor<8x8x4x8xf32>,
                    %e: tensor<1x8x12x12xf32>, %f: tensor<8x8x4x8xf32>,
                    %g: tensor<8x4x3x3xf32>) {
  // CHECK: iree_linalg_ext.winograd.input_transform output_tile_size(6) kernel_size(3) image_dimensions([1, 2]) ins(%{{.*}} : tensor<1x10x10x8xf32>) outs(%{{.*}} : tensor<8x8x1x2x2x8xf32>) -> tensor<8x8x1x2x2x8xf32>
  %0 = iree_linalg_ext.winograd.input_transform output_tile_size(6)
      kernel_size(3) image_dimensions([1, 2])
      ins(%a : tensor<1x10x10x8xf32>) outs(%b : tensor<8x8x1x2x2x8xf32>)
      -> tensor<8x8x1x2x2x8xf32>
  %1 = iree_linalg_ext.winograd.filter_transform output_tile_size(6)
      kernel_size(3) kernel_dimensions([0, 1])
      ins(%c : tensor<3x3x4x8xf32>) outs(%d : tensor<8x8x4x8xf32>)
      -> tensor<8x8x4x8xf32>
  %2 = iree_linalg_ext.winograd.filter_transform output_tile_size(6)
      kernel_size(3) kernel_dimensions([2, 3])
      ins(%g : tensor<8x4x3x3xf32>) outs(%f : tensor<8x8x4x8xf32>)
      -> tensor<8x8x4x8xf32>
  %3 = iree_linalg_ext.winograd.output_transform output_tile_size(6)
      kernel_size(3) image_dimensions([2, 3])
      ins(%b : tensor<8x8x1x2x2x8xf32>) outs(%e : tensor<1x8x12x12xf32>)
      -> tensor<1x8x12x12xf32>
  return
}

// Ops that are no longer there, in files that are.
// CHECK-LABEL: func.func @older
func.func @older(%a: tensor<128x256xf32>, %b: tensor<16x8x32x8xf32>, %p: f32,
                 %m: memref<128x256xf32>, %n: memref<16x8x32x8xf32>) {
  // CHECK: iree_linalg_ext.pack %{{.*}} padding_value(%{{.*}} : f32) outer_dims_perm = [1, 0] inner_dims_pos = [1, 0] inner_tiles = [32, 8] into %{{.*}} : (tensor<128x256xf32> tensor<16x8x32x8xf32>) -> tensor<16x8x32x8xf32>
  %0 = iree_linalg_ext.pack %a padding_value(%p : f32) outer_dims_perm = [1, 0]
      inner_dims_pos = [1, 0] inner_tiles = [32, 8] into %b
      : (tensor<128x256xf32> tensor<16x8x32x8xf32>) -> tensor<16x8x32x8xf32>
  iree_linalg_ext.unpack %n inner_dims_pos = [1, 0] inner_tiles = [32, 8]
      into %m : (memref<16x8x32x8xf32> memref<128x256xf32>)
  // CHECK: iree_linalg_ext.reverse dimensions(dense<0> : tensor<1xi64>) ins(
  %1 = iree_linalg_ext.reverse dimensions(dense<0> : tensor<1xi64>)
      ins(%a : tensor<128x256xf32>) outs(%a : tensor<128x256xf32>)
      : tensor<128x256xf32>
  // CHECK: tensor<128x256xf32, #iree_linalg_ext.encoding<role = LHS, element_types = [f32, f32, f32], original_type = tensor<128x255xf32>>>
  %2 = iree_linalg_ext.set_encoding %a : tensor<128x256xf32> ->
      tensor<128x256xf32, #iree_linalg_ext.encoding<role = LHS,
          element_types = [f32, f32, f32],
          original_type = tensor<128x255xf32>>>
  %3 = iree_linalg_ext.unset_encoding %2
      : tensor<128x256xf32, #iree_linalg_ext.encoding<role = LHS,
          element_types = [f32, f32, f32],
          original_type = tensor<128x255xf32>>> -> tensor<128x256xf32>
  %4:2 = iree_linalg_ext.upper_bound_tile_size tensor<?x?xf32> -> index, index
  return
}

// CHECK-LABEL: func.func private @attributes
// CHECK-SAME: #iree_linalg_ext.split_reduction_mapping<1>
// CHECK-SAME: #iree_linalg_ext.split_reduction_mapping]
func.func private @attributes() attributes {
  x = [#iree_linalg_ext.split_reduction_mapping<1>,
       #iree_linalg_ext.split_reduction_mapping]}
