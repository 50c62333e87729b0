// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt %s | FileCheck %s
// Spellings of older public files, printed as they are written today.

// CHECK-LABEL: func.func @f
func @f(%a: tensor<4xf32>, %b: f32, %m: memref<4xf32>, %c: i1) -> tensor<4xf32> {
  // CHECK: %c100 = arith.constant 100 : index
  %c100 = constant 100 : index
  // CHECK: tensor.empty() : tensor<4xf32>
  %0 = linalg.init_tensor [4] : tensor<4xf32>
  // CHECK: arith.maximumf
  %1 = arith.maxf %b, %b : f32
  // CHECK: arith.minimumf
  %2 = arith.minf %b, %b : f32
  // CHECK: bufferization.to_buffer %{{.*}} : tensor<4xf32> to memref<4xf32>
  %3 = bufferization.to_memref %a : memref<4xf32>
  // CHECK: bufferization.to_tensor %{{.*}} : memref<4xf32> to tensor<4xf32>
  %4 = bufferization.to_tensor %m : memref<4xf32>
  %p = tensor.empty() : tensor<2x2xf32>
  // CHECK: linalg.pack
  %5 = tensor.pack %a inner_dims_pos = [0] inner_tiles = [2] into %p : tensor<4xf32> -> tensor<2x2xf32>
  // CHECK: linalg.unpack
  %6 = tensor.unpack %5 inner_dims_pos = [0] inner_tiles = [2] into %a : tensor<2x2xf32> -> tensor<4xf32>
  // CHECK: tensor.expand_shape %{{.*}} output_shape [2, 2]
  %7 = tensor.expand_shape %a [[0, 1]] : tensor<4xf32> into tensor<2x2xf32>
  // CHECK: linalg.fill ins(%{{.*}} : f32) outs(%{{.*}} : tensor<4xf32>)
  %8 = linalg.fill(%b, %0) : f32, tensor<4xf32> -> tensor<4xf32>
  // CHECK: arith.select
  %9 = select %c, %b, %b : f32
  // CHECK: arith.addf
  %10 = addf %b, %b : f32
  // CHECK: cf.br
  br ^bb1(%a : tensor<4xf32>)
^bb1(%x: tensor<4xf32>):
  return %x : tensor<4xf32>
}

// CHECK-LABEL: func.func @vectors
func.func @vectors(%v: vector<2x3xf32>, %w: vector<4xi32>, %z: vector<f32>, %a: f32, %s: i32, %i: i32, %n: index) {
  // CHECK: vector.extract %{{.*}}[1, 0] : f32 from vector<2x3xf32>
  %0 = vector.extract %v[1, 0] : vector<2x3xf32>
  // CHECK: vector.extract %{{.*}}[1] : vector<3xf32> from vector<2x3xf32>
  %1 = vector.extract %v[1] : vector<2x3xf32>
  // CHECK: vector.extract %{{.*}}[] : vector<4xi32> from vector<4xi32>
  %2 = vector.extract %w[] : vector<4xi32>
  // CHECK: vector.broadcast %{{.*}} : f32 to vector<8xf32>
  %3 = vector.splat %a : vector<8xf32>
  // CHECK: %[[AT:.*]] = arith.index_cast %{{.*}} : i32 to index
  // CHECK: vector.extract %{{.*}}[%[[AT]]] : i32 from vector<4xi32>
  %4 = vector.extractelement %w[%i : i32] : vector<4xi32>
  // CHECK: vector.extract %{{.*}}[] : f32 from vector<f32>
  %5 = vector.extractelement %z[] : vector<f32>
  // CHECK: vector.insert %{{.*}}, %{{.*}} [%{{.*}}] : i32 into vector<4xi32>
  %6 = vector.insertelement %s, %w[%n : index] : vector<4xi32>
  // CHECK: vector.insert %{{.*}}, %{{.*}} [] : f32 into vector<f32>
  %7 = vector.insertelement %a, %z[] : vector<f32>
  // CHECK: vector.extract %{{.*}}[1, 2] : f32 from vector<2x3xf32>
  %8 = "vector.extract"(%v) {position = [1, 2]} : (vector<2x3xf32>) -> f32
  // CHECK: vector.extract %{{.*}}[%{{.*}}] : i32 from vector<4xi32>
  %9 = "vector.extractelement"(%w, %n) : (vector<4xi32>, index) -> i32
  // CHECK: vector.reduction <maximumf>
  %10 = vector.reduction <maxf>, %1 : vector<3xf32> into f32
  // CHECK: vector.multi_reduction <minimumf>
  %11 = vector.multi_reduction <minf>, %v, %1 [0] : vector<2x3xf32> to vector<3xf32>
  return
}

// CHECK-LABEL: func.func @buffers
func.func @buffers(%m: memref<6xf32>, %d: memref<?x4xf32>, %a: f32, %n: index) {
  // CHECK: memref.expand_shape %{{.*}} {{\[\[}}0, 1]] output_shape [2, 3] : memref<6xf32> into memref<2x3xf32>
  %0 = memref.expand_shape %m [[0, 1]] : memref<6xf32> into memref<2x3xf32>
  // CHECK: %[[DIM:.*]] = memref.dim %{{.*}}, %{{.*}} : memref<?x4xf32>
  // CHECK: %[[SIZE:.*]] = arith.divsi %[[DIM]], %{{.*}} : index
  // CHECK: memref.expand_shape %{{.*}} {{\[\[}}0, 1], [2]] output_shape [%[[SIZE]], 2, 4]
  %1 = memref.expand_shape %d [[0, 1], [2]] : memref<?x4xf32> into memref<?x2x4xf32>
  // CHECK: memref.atomic_rmw maximumf
  %2 = memref.atomic_rmw maxf %a, %m[%n] : (f32, memref<6xf32>) -> f32
  return
}

// CHECK-LABEL: func.func @loops
func.func @loops(%n: index, %t: tensor<8xf32>, %a: f32) -> tensor<8xf32> {
  // CHECK: scf.forall (%{{.*}}) in (%{{.*}}) shared_outs(%{{.*}} = %{{.*}}) -> (tensor<8xf32>) {
  %0 = scf.foreach_thread (%i) in (%n) shared_outs(%o = %t) -> (tensor<8xf32>) {
    %part = tensor.extract_slice %o[%i] [1] [1] : tensor<8xf32> to tensor<1xf32>
    // CHECK: scf.forall.in_parallel {
    scf.foreach_thread.perform_concurrently {
      tensor.parallel_insert_slice %part into %o[%i] [1] [1] : tensor<1xf32> into tensor<8xf32>
    }
  }
  // CHECK: scf.parallel (%{{.*}}) = (%{{.*}}) to (%{{.*}}) step (%{{.*}}) {
  // CHECK-NEXT: scf.reduce
  // CHECK-NEXT: }
  scf.parallel (%i) = (%n) to (%n) step (%n) {
    scf.yield
  }
  // CHECK: scf.parallel (%{{.*}}) = (%{{.*}}) to (%{{.*}}) step (%{{.*}}) init (%{{.*}}, %{{.*}}) -> (f32, index) {
  // CHECK-NEXT: arith.addf
  // CHECK-NEXT: scf.reduce(%{{.*}}, %{{.*}} : f32, index) {
  // CHECK: scf.reduce.return %{{.*}} : f32
  // CHECK-NEXT: }, {
  // CHECK: scf.reduce.return %{{.*}} : index
  %1:2 = scf.parallel (%i) = (%n) to (%n) step (%n) init (%a, %n) -> (f32, index) {
    scf.reduce(%a) : f32 {
    ^bb0(%x: f32, %y: f32):
      %s = arith.addf %x, %y : f32
      scf.reduce.return %s : f32
    }
    %b = arith.addf %a, %a : f32
    scf.reduce(%i) : index {
    ^bb0(%x: index, %y: index):
      %s = arith.addi %x, %y : index
      scf.reduce.return %s : index
    }
    scf.yield
  }
  // CHECK: affine.parallel (%{{.*}}) = (0) to (4) reduce ("maximumf") -> (f32)
  %2 = affine.parallel (%i) = (0) to (4) reduce ("maxf") -> f32 {
    affine.yield %a : f32
  }
  return %0 : tensor<8xf32>
}

// CHECK-LABEL: func.func @products
func.func @products(%a: tensor<2x3xi8>, %b: tensor<3x4xi8>, %c: tensor<2x4xi32>, %at: memref<3x2xf32>, %bm: memref<3x4xf32>, %bt: memref<4x3xf32>, %am: memref<2x3xf32>, %m: memref<2x4xf32>, %x: tensor<5x4x3xf32>, %y: tensor<5x2x3xf32>, %z: tensor<5x2x4xf32>, %e: tensor<2x3xf32>) {
  // CHECK: linalg.matmul {cast = #linalg.type_fn<cast_unsigned>} ins(
  %0 = linalg.matmul_unsigned ins(%a, %b : tensor<2x3xi8>, tensor<3x4xi8>) outs(%c : tensor<2x4xi32>) -> tensor<2x4xi32>
  // CHECK: linalg.matmul indexing_maps = [#[[TA:.*]], #{{.*}}, #{{.*}}] ins(%{{.*}}, %{{.*}} : memref<3x2xf32>, memref<3x4xf32>)
  linalg.matmul_transpose_a ins(%at, %bm : memref<3x2xf32>, memref<3x4xf32>) outs(%m : memref<2x4xf32>)
  // CHECK: linalg.matmul indexing_maps = [#{{.*}}, #[[TB:.*]], #{{.*}}] ins(%{{.*}}, %{{.*}} : memref<2x3xf32>, memref<4x3xf32>)
  linalg.matmul_transpose_b ins(%am, %bt : memref<2x3xf32>, memref<4x3xf32>) outs(%m : memref<2x4xf32>)
  // CHECK: linalg.batch_matmul indexing_maps = [
  %1 = linalg.batch_matmul_transpose_b ins(%y, %x : tensor<5x2x3xf32>, tensor<5x4x3xf32>) outs(%z : tensor<5x2x4xf32>) -> tensor<5x2x4xf32>
  // CHECK: linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(
  %2 = linalg.elemwise_unary ins(%e : tensor<2x3xf32>) outs(%e : tensor<2x3xf32>) -> tensor<2x3xf32>
  // CHECK: linalg.elementwise kind=#linalg.elementwise_kind<log> ins(
  %3 = linalg.elemwise_unary {fun = #linalg.unary_fn<log>} ins(%e : tensor<2x3xf32>) outs(%e : tensor<2x3xf32>) -> tensor<2x3xf32>
  // CHECK: linalg.elementwise kind=#linalg.elementwise_kind<max_signed> ins(
  %4 = linalg.elemwise_binary {fun = #linalg.binary_fn<max_signed>, cast = #linalg.type_fn<cast_signed>} ins(%e, %e : tensor<2x3xf32>, tensor<2x3xf32>) outs(%e : tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// CHECK-LABEL: func.func @standard
func @standard(%i: i32, %j: i32, %x: f32, %y: f32, %n: index, %d: tensor<?xf32>) -> i1 {
  // CHECK: arith.andi
  %0 = and %i, %j : i32
  // CHECK: arith.divsi
  %1 = std.divi_signed %i, %j : i32
  // CHECK: arith.shrui
  %2 = shift_right_unsigned %i, %j : i32
  // CHECK: arith.extsi %{{.*}} : i32 to i64
  %3 = sexti %i : i32 to i64
  // CHECK: arith.truncf %{{.*}} : f32 to f16
  %4 = fptrunc %x : f32 to f16
  // CHECK: math.absf
  %5 = absf %x : f32
  // CHECK: math.exp
  %6 = exp %x : f32
  // CHECK: math.absf
  %7 = math.abs %x : f32
  // CHECK: math.powf
  %8 = "std.powf"(%x, %y) : (f32, f32) -> f32
  // CHECK: memref.alloc() : memref<4xf32>
  %m = alloc() : memref<4xf32>
  // CHECK: memref.load
  %9 = load %m[%n] : memref<4xf32>
  // CHECK: memref.store
  store %9, %m[%n] : memref<4xf32>
  // CHECK: memref.cast %{{.*}} : memref<4xf32> to memref<?xf32>
  %10 = memref_cast %m : memref<4xf32> to memref<?xf32>
  // CHECK: memref.subview
  %11 = std.subview %m[0] [2] [1] : memref<4xf32> to memref<2xf32>
  // CHECK: bufferization.to_tensor %{{.*}} : memref<4xf32> to tensor<4xf32>
  %t = tensor_load %m : memref<4xf32>
  // CHECK: bufferization.materialize_in_destination %{{.*}} in writable %{{.*}} : (tensor<4xf32>, memref<4xf32>) -> ()
  memref.tensor_store %t, %m : memref<4xf32>
  // CHECK: bufferization.to_buffer %{{.*}} : tensor<4xf32> to memref<4xf32>
  %12 = memref.buffer_cast %t : memref<4xf32>
  // CHECK: bufferization.clone %{{.*}} : memref<4xf32> to memref<4xf32>
  %13 = memref.clone %m : memref<4xf32> to memref<4xf32>
  // CHECK: memref.dealloc
  dealloc %m : memref<4xf32>
  // CHECK: tensor.cast %{{.*}} : tensor<?xf32> to tensor<4xf32>
  %14 = tensor_cast %d : tensor<?xf32> to tensor<4xf32>
  // CHECK: tensor.extract %{{.*}}[%{{.*}}] : tensor<?xf32>
  %15 = extract_element %d[%n] : tensor<?xf32>
  // CHECK: tensor.from_elements %{{.*}}, %{{.*}} : tensor<2xf32>
  %16 = tensor_from_elements %x, %y : tensor<2xf32>
  // CHECK: tensor.extract_slice
  %17 = subtensor %t[0] [2] [1] : tensor<4xf32> to tensor<2xf32>
  // CHECK: tensor.insert_slice
  %18 = subtensor_insert %17 into %t[0] [2] [1] : tensor<2xf32> into tensor<4xf32>
  // CHECK: tensor.expand_shape
  %19 = linalg.tensor_expand_shape %t [[0, 1]] : tensor<4xf32> into tensor<2x2xf32>
  // CHECK: tensor.collapse_shape
  %20 = linalg.tensor_collapse_shape %19 [[0, 1]] : tensor<2x2xf32> into tensor<4xf32>
  // CHECK: tensor.pad
  %21 = linalg.pad_tensor %t low[1] high[1] {
  ^bb0(%k: index):
    // CHECK: tensor.yield
    linalg.yield %x : f32
  } : tensor<4xf32> to tensor<6xf32>
  // CHECK: arith.cmpf ogt
  %22 = cmpf "ogt", %x, %y : f32
  // CHECK: arith.cmpi slt
  %23 = cmpi "slt", %i, %j : i32
  // CHECK: cf.assert
  assert %23, "less"
  return %22 : i1
}

// CHECK-LABEL: func.func @segments_and_strides
// CHECK-SAME: memref<4x4xf32, strided<[8, 1]>>
// CHECK-SAME: memref<?x?xf32, strided<[?, 1], offset: ?>, 1>
func.func @segments_and_strides(%n: index, %a: memref<4x4xf32, offset: 0, strides: [8, 1]>, %b: memref<?x?xf32, offset: ?, strides: [?, 1], 1>) {
  // CHECK: memref.alloc(%{{.*}}) : memref<?xf32>
  %0 = "memref.alloc"(%n) {operand_segment_sizes = array<i32: 1, 0>} : (index) -> memref<?xf32>
  // CHECK: memref.alloc(%{{.*}}) : memref<?xf32>
  %1 = "memref.alloc"(%n) {operand_segment_sizes = dense<[1, 0]> : vector<2xi32>} : (index) -> memref<?xf32>
  // CHECK: memref.alloc(%{{.*}}) : memref<?xf32>
  %2 = "memref.alloc"(%n) <{operand_segment_sizes = array<i32: 1, 0>}> : (index) -> memref<?xf32>
  // CHECK: affine.for
  "affine.for"() ({
  ^bb0(%i: index):
    "affine.terminator"() : () -> ()
  }) {lowerBoundMap = affine_map<() -> (0)>, operand_segment_sizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (4)>} : () -> ()
  return
}

// CHECK-LABEL: func.func @of_memrefs
func @of_memrefs(%m: memref<?xf32>, %n: memref<?xf32>, %t: tensor<?xf32>, %i: index) -> index {
  // CHECK: memref.dim %{{.*}}, %{{.*}} : memref<?xf32>
  %0 = dim %m, %i : memref<?xf32>
  // CHECK: memref.dim %{{.*}}, %{{.*}} : memref<?xf32>
  %1 = std.dim %m, %i : memref<?xf32>
  // CHECK: memref.rank %{{.*}} : memref<?xf32>
  %2 = rank %m : memref<?xf32>
  // CHECK: tensor.dim %{{.*}}, %{{.*}} : tensor<?xf32>
  %3 = dim %t, %i : tensor<?xf32>
  // CHECK: linalg.copy ins(%{{.*}} : memref<?xf32>) outs(%{{.*}} : memref<?xf32>)
  linalg.copy(%m, %n) : memref<?xf32>, memref<?xf32>
  return %0 : index
}

// CHECK-LABEL: func.func @winograd
func.func @winograd(%f: tensor<2x3x3x5xf32>, %t: tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32> {
  // CHECK: linalg.winograd_filter_transform fmr(F_4_3) ins(
  %0 = linalg.winograd_filter_transform m(4) r(3) ins(%f : tensor<2x3x3x5xf32>) outs(%t : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
  return %0 : tensor<6x6x5x2xf32>
}

// CHECK-LABEL: func.func @contract
func.func @contract(%a: vector<2x3xf32>, %b: vector<3x4xf32>, %c: vector<2x4xf32>) -> vector<2x4xf32> {
  // CHECK: vector.contract {{.*}} : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
  %0 = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %c : vector<2x3xf32>, vector<3x4xf32>, vector<2x4xf32> into vector<2x4xf32>
  return %0 : vector<2x4xf32>
}

// CHECK-LABEL: func.func @unknown_sizes
func.func @unknown_sizes(%t: tensor<?xf32>) -> tensor<?x3xf32> {
  // CHECK: %[[N:.*]] = arith.divsi %{{.*}}, %{{.*}} : index
  // CHECK: tensor.expand_shape %{{.*}} output_shape [%[[N]], 3] : tensor<?xf32> into tensor<?x3xf32>
  %0 = tensor.expand_shape %t [[0, 1]] : tensor<?xf32> into tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}
