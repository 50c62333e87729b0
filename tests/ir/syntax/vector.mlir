// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: sh %S/Inputs/round_trip.sh %s %t upstream
// Every op of the vector dialect, in custom form; printed and read back.

// Every op once.
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
func.func @v(%a: vector<4x4xf32>, %m: memref<8x8xf32>, %i: index, %f: f32, %t: tensor<8x8xf32>, %v4: vector<4xf32>, %mask: vector<4xi1>, %idx: vector<4xi32>, %m1: memref<8xf32>, %m2: vector<4x4xi1>, %sc: vector<[4]xf32>) {
  %0 = vector.transfer_read %m[%i, %i], %f : memref<8x8xf32>, vector<4xf32>
  %1 = vector.transfer_read %m[%i, %i], %f {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<8x8xf32>, vector<4x4xf32>
  %2 = vector.transfer_read %t[%i, %i], %f, %mask {in_bounds = [true]} : tensor<8x8xf32>, vector<4xf32>
  vector.transfer_write %0, %m[%i, %i] : vector<4xf32>, memref<8x8xf32>
  %3 = vector.transfer_write %0, %t[%i, %i], %mask {in_bounds = [true]} : vector<4xf32>, tensor<8x8xf32>
  %4 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %a, %a : vector<4x4xf32>, vector<4x4xf32> into vector<4x4xf32>
  %5 = vector.broadcast %f : f32 to vector<4xf32>
  %6 = vector.fma %v4, %v4, %v4 : vector<4xf32>
  %7 = vector.extract %a[1, %i] : f32 from vector<4x4xf32>
  %8 = vector.insert %v4, %a[2] : vector<4xf32> into vector<4x4xf32>
  %9 = vector.load %m[%i, %i] : memref<8x8xf32>, vector<4xf32>
  vector.store %9, %m[%i, %i] {nontemporal = true} : memref<8x8xf32>, vector<4xf32>
  %10 = vector.maskedload %m1[%i], %mask, %v4 : memref<8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %m1[%i], %mask, %v4 : memref<8xf32>, vector<4xi1>, vector<4xf32>
  %11 = vector.gather %m1[%i] [%idx], %mask, %v4 : memref<8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.scatter %m1[%i] [%idx], %mask, %v4 : memref<8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  %12 = vector.reduction <add>, %v4 : vector<4xf32> into f32
  %13 = vector.reduction <maximumf>, %v4, %f fastmath<reassoc> : vector<4xf32> into f32
  %14 = vector.multi_reduction <add>, %a, %v4 [1] : vector<4x4xf32> to vector<4xf32>
  %15 = vector.outerproduct %v4, %v4, %a {kind = #vector.kind<maxnumf>} : vector<4xf32>, vector<4xf32>
  %16 = vector.outerproduct %v4, %f : vector<4xf32>, f32
  %17 = vector.shuffle %v4, %v4 [0, 4, 1] : vector<4xf32>, vector<4xf32>
  %18 = vector.transpose %a, [1, 0] : vector<4x4xf32> to vector<4x4xf32>
  %19 = vector.shape_cast %a : vector<4x4xf32> to vector<16xf32>
  %20 = vector.bitcast %v4 : vector<4xf32> to vector<4xi32>
  %21 = vector.constant_mask [2] : vector<4xi1>
  %22 = vector.create_mask %i, %i : vector<4x4xi1>
  %23 = vector.mask %mask { vector.reduction <add>, %v4 : vector<4xf32> into f32 } : vector<4xi1> -> f32
  vector.mask %mask { vector.transfer_write %v4, %m[%i, %i] : vector<4xf32>, memref<8x8xf32> } : vector<4xi1>
  %24 = vector.mask %mask, %v4 { vector.transfer_read %m[%i, %i], %f : memref<8x8xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  %25 = vector.extract_strided_slice %a {offsets = [0, 2], sizes = [2, 2], strides = [1, 1]} : vector<4x4xf32> to vector<2x2xf32>
  %26 = vector.insert_strided_slice %25, %a {offsets = [0, 2], strides = [1, 1]} : vector<2x2xf32> into vector<4x4xf32>
  %27 = vector.from_elements %f, %f : vector<2xf32>
  %28:4 = vector.to_elements %v4 : vector<4xf32>
  %29, %30 = vector.deinterleave %v4 : vector<4xf32> -> vector<2xf32>
  %31 = vector.interleave %29, %30 : vector<2xf32> -> vector<4xf32>
  %32 = vector.step : vector<4xindex>
  %33 = vector.vscale
  vector.print %v4 : vector<4xf32>
  vector.print str "hello"
  vector.print punctuation <comma>
  %34:2 = vector.scan <add>, %a, %v4 {inclusive = true, reduction_dim = 0} : vector<4x4xf32>, vector<4xf32>
  %35 = vector.scalable.extract %sc[0] : vector<4xf32> from vector<[4]xf32>
  %36 = vector.scalable.insert %v4, %sc[0] : vector<4xf32> into vector<[4]xf32>
  %mm = memref.alloc() : memref<4x4xf32>
  %37 = vector.type_cast %mm : memref<4x4xf32> to memref<vector<4x4xf32>>
  vector.compressstore %m1[%i], %mask, %v4 : memref<8xf32>, vector<4xi1>, vector<4xf32>
  %38 = vector.expandload %m1[%i], %mask, %v4 : memref<8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}

// The terminator of a mask, seen in generic form.
func.func @yielded(%k: vector<4xi1>, %v: vector<4xf32>) {
  %0 = "vector.mask"(%k) ({
    %1 = vector.reduction <add>, %v : vector<4xf32> into f32
    vector.yield %1 : f32
  }) : (vector<4xi1>) -> f32
  return
}

// A mask over nothing; what multiplies the vector scale is named after it; the
// kind of an outer product stands where there is an accumulator.
func.func @names(%k: vector<8xi1>, %a: vector<8xf32>, %c: vector<8x8xf32>, %t: tensor<f32>, %z: f32) -> index {
  %0 = vector.mask %k { vector.yield %a : vector<8xf32> } : vector<8xi1> -> vector<8xf32>
  vector.mask %k { vector.yield } : vector<8xi1>
  %s = vector.vscale
  %c4 = arith.constant 4 : index
  %c4_vscale = arith.muli %c4, %s : index
  %1 = vector.outerproduct %a, %a, %c : vector<8xf32>, vector<8xf32>
  %2 = vector.transfer_read %t[], %z {in_bounds = [true], permutation_map = affine_map<() -> (0)>} : tensor<f32>, vector<1xf32>
  return %c4_vscale : index
}
