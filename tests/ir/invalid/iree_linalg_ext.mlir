// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --split-input-file --verify-diagnostics %s
// Mistakes in ops of the iree_linalg_ext dialect, each with what was wanted and
// found.

func.func @results(%u: tensor<?xf32>, %i: tensor<?x1xi32>, %o: tensor<?xf32>) {
  // expected-error @below {{'iree_linalg_ext.gather' op wants result #0 to be of type 'tensor<?xf32>', as operand #2 is, found 'tensor<4xf32>'}}
  %0 = iree_linalg_ext.gather dimension_map = [0]
    ins(%u, %i : tensor<?xf32>, tensor<?x1xi32>)
    outs(%o : tensor<?xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @result_count(%u: tensor<?xf32>, %i: tensor<?x1xi32>, %o: tensor<?xf32>) {
  // expected-error @below {{'iree_linalg_ext.gather' op wants a result for each of 1 output tensors, found '0'}}
  iree_linalg_ext.gather dimension_map = [0]
    ins(%u, %i : tensor<?xf32>, tensor<?x1xi32>)
    outs(%o : tensor<?xf32>)
  return
}

// -----

func.func @empty_map(%u: memref<?xf32>, %i: memref<?x1xi32>, %o: memref<?xf32>) {
  // expected-error @below {{'iree_linalg_ext.gather' op wants a 'dimension_map' that is not empty}}
  iree_linalg_ext.gather dimension_map = []
    ins(%u, %i : memref<?xf32>, memref<?x1xi32>) outs(%o : memref<?xf32>)
  return
}

// -----

func.func @map_twice(%u: memref<?x?xf32>, %i: memref<?x2xi32>, %o: memref<?xf32>) {
  // expected-error @below {{'iree_linalg_ext.gather' op wants 'dimension_map' to hold each number below 2 once, found '1'}}
  iree_linalg_ext.gather dimension_map = [1, 1]
    ins(%u, %i : memref<?x?xf32>, memref<?x2xi32>) outs(%o : memref<?xf32>)
  return
}

// -----

func.func @float_indices(%u: memref<?xf32>, %i: memref<?xf32>, %o: memref<?xf32>) {
  // expected-error @below {{'iree_linalg_ext.gather' op wants indices of rank 1 or more and of integers or index, found 'memref<?xf32>'}}
  iree_linalg_ext.gather dimension_map = [0]
    ins(%u, %i : memref<?xf32>, memref<?xf32>) outs(%o : memref<?xf32>)
  return
}

// -----

func.func @depth(%u: memref<2xf32>, %i: memref<1x2xi32>, %o: memref<1xf32>) {
  // expected-error @below {{'iree_linalg_ext.gather' op wants the source to have a dimension for each of 2 indices, found 'memref<2xf32>'}}
  iree_linalg_ext.gather dimension_map = [0, 1]
    ins(%u, %i : memref<2xf32>, memref<1x2xi32>) outs(%o : memref<1xf32>)
  return
}

// -----

func.func @slice_rank(%u: memref<2x2x2xf32>, %i: memref<1xi32>, %o: memref<2xf32>) {
  // expected-error @below {{'iree_linalg_ext.gather' op wants the output to have at least the 2 dimensions of the source that are not indexed, found 'memref<2xf32>'}}
  iree_linalg_ext.gather dimension_map = [0]
    ins(%u, %i : memref<2x2x2xf32>, memref<1xi32>) outs(%o : memref<2xf32>)
  return
}

// -----

func.func @indices_rank(%u: memref<10x10xf32>, %i: memref<1x2xi32>, %o: memref<10xf32>) {
  // expected-error @below {{'iree_linalg_ext.gather' op wants indices of rank 1, or one less, found '2'}}
  iree_linalg_ext.gather dimension_map = [0]
    ins(%u, %i : memref<10x10xf32>, memref<1x2xi32>) outs(%o : memref<10xf32>)
  return
}

// -----

func.func @batch(%u: memref<10xf32>, %i: memref<1xi32>, %o: memref<2xf32>) {
  // expected-error @below {{'iree_linalg_ext.gather' op wants dim 0 of the indices to be 2, found 'memref<1xi32>'}}
  iree_linalg_ext.gather dimension_map = [0]
    ins(%u, %i : memref<10xf32>, memref<1xi32>) outs(%o : memref<2xf32>)
  return
}

// -----

func.func @batch_dynamic(%u: memref<10xf32>, %i: memref<2xi32>, %o: memref<?xf32>) {
  // expected-error @below {{'iree_linalg_ext.gather' op wants dim 0 of the indices to be '?', found 'memref<2xi32>'}}
  iree_linalg_ext.gather dimension_map = [0]
    ins(%u, %i : memref<10xf32>, memref<2xi32>) outs(%o : memref<?xf32>)
  return
}

// -----

func.func @index_depth(%u: memref<10x10xf32>, %i: memref<2x3xi32>, %o: memref<2xf32>) {
  // expected-error @below {{'iree_linalg_ext.gather' op wants dim 1 of the indices to be 2, found 'memref<2x3xi32>'}}
  iree_linalg_ext.gather dimension_map = [0, 1]
    ins(%u, %i : memref<10x10xf32>, memref<2x3xi32>) outs(%o : memref<2xf32>)
  return
}

// -----

func.func @slice(%u: memref<10x10xf32>, %i: memref<2xi32>, %o: memref<2x9xf32>) {
  // expected-error @below {{'iree_linalg_ext.gather' op wants dim 1 of the output to be 10, found 'memref<2x9xf32>'}}
  iree_linalg_ext.gather dimension_map = [0]
    ins(%u, %i : memref<10x10xf32>, memref<2xi32>) outs(%o : memref<2x9xf32>)
  return
}

// -----

func.func @mask(%u: memref<10xf32>, %i: memref<2xi32>, %m: memref<2xi32>, %o: memref<2xf32>) {
  // expected-error @below {{'iree_linalg_ext.gather' op wants a mask of i1 or i8 with the first 1 dims of the output, 'memref<2xf32>', found 'memref<2xi32>'}}
  iree_linalg_ext.gather dimension_map = [0]
    ins(%u, %i, %m : memref<10xf32>, memref<2xi32>, memref<2xi32>) outs(%o : memref<2xf32>)
  return
}

// -----

func.func @combiner_count(%u: memref<2xi64>, %i: memref<2xi32>, %o: memref<9xi64>) {
  // expected-error @below {{'iree_linalg_ext.scatter' op wants a body with 2 arguments, found '3'}}
  iree_linalg_ext.scatter dimension_map = [0] unique_indices(true)
    ins(%u, %i : memref<2xi64>, memref<2xi32>) outs(%o : memref<9xi64>) {
  ^bb0(%a: i64, %b: i64, %c: i64):
    iree_linalg_ext.yield %a : i64
  }
  return
}

// -----

func.func @combiner_index(%u: memref<2xindex>, %i: memref<2xi32>, %o: memref<9xindex>) {
  // expected-error @below {{'iree_linalg_ext.scatter' op wants body argument 0 to be an integer or float, found 'index'}}
  iree_linalg_ext.scatter dimension_map = [0] unique_indices(true)
    ins(%u, %i : memref<2xindex>, memref<2xi32>) outs(%o : memref<9xindex>) {
  ^bb0(%a: index, %b: index):
    iree_linalg_ext.yield %a : index
  }
  return
}

// -----

func.func @combiner_first(%u: memref<2xi32>, %i: memref<2xi32>, %o: memref<9xi64>) {
  // expected-error @below {{'iree_linalg_ext.scatter' op wants body argument 0 to be 'i32', the element type of 'updates', found 'i64'}}
  iree_linalg_ext.scatter dimension_map = [0] unique_indices(true)
    ins(%u, %i : memref<2xi32>, memref<2xi32>) outs(%o : memref<9xi64>) {
  ^bb0(%a: i64, %b: i64):
    iree_linalg_ext.yield %a : i64
  }
  return
}

// -----

func.func @combiner_types(%u: memref<2xi32>, %i: memref<2xi32>, %o: memref<9xi64>) {
  // expected-error @below {{'iree_linalg_ext.scatter' op wants body arguments of one type, 'i32', found 'i64'}}
  iree_linalg_ext.scatter dimension_map = [0] unique_indices(true)
    ins(%u, %i : memref<2xi32>, memref<2xi32>) outs(%o : memref<9xi64>) {
  ^bb0(%a: i32, %b: i64):
    iree_linalg_ext.yield %b : i64
  }
  return
}

// -----

func.func @combiner_yield(%u: memref<2xi64>, %i: memref<2xi32>, %o: memref<9xi64>) {
  // expected-error @below {{'iree_linalg_ext.scatter' op wants a body that yields 'i64', found 'i32'}}
  iree_linalg_ext.scatter dimension_map = [0] unique_indices(true)
    ins(%u, %i : memref<2xi64>, memref<2xi32>) outs(%o : memref<9xi64>) {
  ^bb0(%a: i64, %b: i64):
    %t = arith.trunci %a : i64 to i32
    iree_linalg_ext.yield %t : i32
  }
  return
}

// -----

func.func @combiner_yields(%u: memref<2xi64>, %i: memref<2xi32>, %o: memref<9xi64>) {
  // expected-error @below {{'iree_linalg_ext.scatter' op wants a body that yields 1 value, found '2'}}
  iree_linalg_ext.scatter dimension_map = [0] unique_indices(true)
    ins(%u, %i : memref<2xi64>, memref<2xi32>) outs(%o : memref<9xi64>) {
  ^bb0(%a: i64, %b: i64):
    iree_linalg_ext.yield %a, %b : i64, i64
  }
  return
}

// -----

func.func @map_elements(%a: memref<4xf16>, %o: memref<4xf32>) {
  // expected-error @below {{'iree_linalg_ext.map_store' op wants an output with elements of type 'f16', found 'memref<4xf32>'}}
  iree_linalg_ext.map_store %a into %o {
  ^bb0(%i: index):
    %mask = arith.constant true
    iree_linalg_ext.yield %i, %mask : index, i1
  } : memref<4xf16> into memref<4xf32>
  return
}

// -----

func.func @map_args(%a: memref<4xf32>, %o: memref<4xf32>) {
  // expected-error @below {{'iree_linalg_ext.map_store' op wants a body with 1 arguments, found '2'}}
  iree_linalg_ext.map_store %a into %o {
  ^bb0(%i: index, %j: index):
    %mask = arith.constant true
    iree_linalg_ext.yield %i, %mask : index, i1
  } : memref<4xf32> into memref<4xf32>
  return
}

// -----

func.func @map_arg_types(%a: memref<4xf32>, %o: memref<4xf32>, %n: index) {
  // expected-error @below {{'iree_linalg_ext.map_load' op wants body arguments of type 'index', found 'i64'}}
  iree_linalg_ext.map_load %a into %o {
  ^bb0(%i: i64):
    %pad = arith.constant 0.0 : f32
    iree_linalg_ext.yield %n, %pad : index, f32
  } : memref<4xf32> into memref<4xf32>
  return
}

// -----

func.func @map_yield(%a: memref<4xf32>, %o: memref<4xf32>) {
  // expected-error @below {{'iree_linalg_ext.map_load' op wants a body that yields 2 values, found '1'}}
  iree_linalg_ext.map_load %a into %o {
  ^bb0(%i: index):
    iree_linalg_ext.yield %i : index
  } : memref<4xf32> into memref<4xf32>
  return
}

// -----

func.func @map_padding(%a: memref<4xf32>, %o: memref<4xf32>) {
  // expected-error @below {{'iree_linalg_ext.map_load' op wants yielded value 1 of type 'f32', found 'f16'}}
  iree_linalg_ext.map_load %a into %o {
  ^bb0(%i: index):
    %pad = arith.constant 0.0 : f16
    iree_linalg_ext.yield %i, %pad : index, f16
  } : memref<4xf32> into memref<4xf32>
  return
}

// -----

func.func @map_mask(%a: memref<4xf32>, %o: memref<4xf32>) {
  // expected-error @below {{'iree_linalg_ext.map_store' op wants yielded value 1 of type 'i1', found 'i32'}}
  iree_linalg_ext.map_store %a into %o {
  ^bb0(%i: index):
    %mask = arith.constant 1 : i32
    iree_linalg_ext.yield %i, %mask : index, i32
  } : memref<4xf32> into memref<4xf32>
  return
}

// -----

func.func @map_rank_0(%a: vector<f32>, %o: memref<4xf32>, %n: index) {
  // expected-error @below {{'iree_linalg_ext.map_store' op wants an input of rank 1 or more, found 'vector<f32>'}}
  iree_linalg_ext.map_store %a into %o {
    %mask = arith.constant true
    iree_linalg_ext.yield %n, %mask : index, i1
  } : vector<f32> into memref<4xf32>
  return
}

// -----

func.func @sort_dimension(%a: memref<8xi32>) {
  // expected-error @below {{'iree_linalg_ext.sort' op wants 'dimension' to be below 1, found '1'}}
  iree_linalg_ext.sort dimension(1) outs(%a : memref<8xi32>) {
  ^bb0(%x: i32, %y: i32):
    %l = arith.cmpi slt, %x, %y : i32
    iree_linalg_ext.yield %l : i1
  }
  return
}

// -----

func.func @sort_inputs(%a: memref<8xi32>) {
  // expected-error @below {{'iree_linalg_ext.sort' op wants no inputs, found '1'}}
  iree_linalg_ext.sort dimension(0) ins(%a : memref<8xi32>) outs(%a : memref<8xi32>) {
  ^bb0(%x: i32, %y: i32):
    %l = arith.cmpi slt, %x, %y : i32
    iree_linalg_ext.yield %l : i1
  }
  return
}

// -----

func.func @sort_shapes(%a: memref<8xi32>, %b: memref<?xf32>) {
  // expected-error @below {{'iree_linalg_ext.sort' op wants outputs of one shape, that of 'memref<8xi32>', found 'memref<?xf32>'}}
  iree_linalg_ext.sort dimension(0) outs(%a, %b : memref<8xi32>, memref<?xf32>) {
  ^bb0(%x: i32, %y: i32, %z: f32, %w: f32):
    %l = arith.cmpi slt, %x, %y : i32
    iree_linalg_ext.yield %l : i1
  }
  return
}

// -----

func.func @sort_args(%a: memref<8xi32>) {
  // expected-error @below {{'iree_linalg_ext.sort' op wants body argument 1 to be 'i32', found 'i64'}}
  iree_linalg_ext.sort dimension(0) outs(%a : memref<8xi32>) {
  ^bb0(%x: i32, %y: i64):
    %l = arith.cmpi slt, %x, %x : i32
    iree_linalg_ext.yield %l : i1
  }
  return
}

// -----

func.func @sort_yield(%a: memref<8xi32>) {
  // expected-error @below {{'iree_linalg_ext.sort' op wants a body that yields 'i1', found 'i32'}}
  iree_linalg_ext.sort dimension(0) outs(%a : memref<8xi32>) {
  ^bb0(%x: i32, %y: i32):
    iree_linalg_ext.yield %x : i32
  }
  return
}

// -----

func.func @fft_length(%a: memref<12xf32>, %s: index) {
  // expected-error @below {{'iree_linalg_ext.fft' op wants a last dimension of a power of two, found '12'}}
  iree_linalg_ext.fft ins(%s : index) outs(%a, %a : memref<12xf32>, memref<12xf32>)
  return
}

// -----

func.func @fft_stage(%a: memref<8xf32>) {
  // expected-error @below {{'iree_linalg_ext.fft' op wants a scalar stage, found 'memref<8xf32>'}}
  iree_linalg_ext.fft ins(%a : memref<8xf32>) outs(%a, %a : memref<8xf32>, memref<8xf32>)
  return
}

// -----

func.func @fft_coefficients(%a: memref<8xf32>, %s: index) {
  // expected-error @below {{'iree_linalg_ext.fft' op wants both coefficients or none}}
  "iree_linalg_ext.fft"(%s, %a, %a, %a) {operandSegmentSizes = array<i32: 1, 1, 0, 1, 1>}
    : (index, memref<8xf32>, memref<8xf32>, memref<8xf32>) -> ()
  return
}

// -----

func.func @scan_accumulator(%a: memref<4x8xi32>, %c: memref<8xi32>) {
  // expected-error @below {{'iree_linalg_ext.scan' op wants an accumulator without the scanned dimension of 'memref<4x8xi32>', found 'memref<8xi32>'}}
  iree_linalg_ext.scan dimension(1) inclusive(true) ins(%a : memref<4x8xi32>)
    outs(%a, %c : memref<4x8xi32>, memref<8xi32>) {
  ^bb0(%x: i32, %y: i32):
    iree_linalg_ext.yield %x : i32
  }
  return
}

// -----

func.func @scan_output(%a: memref<4x8xi32>, %b: memref<4x9xi32>, %c: memref<4xi32>) {
  // expected-error @below {{'iree_linalg_ext.scan' op wants an output like 'memref<4x8xi32>', found 'memref<4x9xi32>'}}
  iree_linalg_ext.scan dimension(1) inclusive(true) ins(%a : memref<4x8xi32>)
    outs(%b, %c : memref<4x9xi32>, memref<4xi32>) {
  ^bb0(%x: i32, %y: i32):
    iree_linalg_ext.yield %x : i32
  }
  return
}

// -----

func.func @topk_values(%v: memref<2x10xi32>, %o: memref<2x3xf32>, %p: memref<2x3xi32>) {
  // expected-error @below {{'iree_linalg_ext.topk' op wants output values with elements of type 'i32', found 'memref<2x3xf32>'}}
  iree_linalg_ext.topk dimension(1) ins(%v : memref<2x10xi32>)
    outs(%o, %p : memref<2x3xf32>, memref<2x3xi32>) {
  ^bb0(%x: i32, %y: i32):
    %l = arith.cmpi slt, %x, %y : i32
    iree_linalg_ext.yield %l : i1
  }
  return
}

// -----

func.func @topk_indices(%v: memref<2x10xi32>, %o: memref<2x3xi32>, %p: memref<2x3xf32>) {
  // expected-error @below {{'iree_linalg_ext.topk' op wants indices that are integers, found 'memref<2x3xf32>'}}
  iree_linalg_ext.topk dimension(1) ins(%v : memref<2x10xi32>)
    outs(%o, %p : memref<2x3xi32>, memref<2x3xf32>) {
  ^bb0(%x: i32, %y: i32):
    %l = arith.cmpi slt, %x, %y : i32
    iree_linalg_ext.yield %l : i1
  }
  return
}

// -----

func.func @topk_input_shape(%v: memref<2x10xi32>, %i: memref<3x10xi32>, %o: memref<2x3xi32>, %p: memref<2x3xi32>) {
  // expected-error @below {{'iree_linalg_ext.topk' op wants input indices of the shape of the values, 'memref<2x10xi32>', found 'memref<3x10xi32>'}}
  iree_linalg_ext.topk dimension(1) ins(%v, %i : memref<2x10xi32>, memref<3x10xi32>)
    outs(%o, %p : memref<2x3xi32>, memref<2x3xi32>) {
  ^bb0(%x: i32, %y: i32):
    %l = arith.cmpi slt, %x, %y : i32
    iree_linalg_ext.yield %l : i1
  }
  return
}

// -----

func.func @topk_output_shape(%v: memref<2x10xi32>, %o: memref<2x3xi32>, %p: memref<2x4xi32>) {
  // expected-error @below {{'iree_linalg_ext.topk' op wants output indices of the shape of the output values, 'memref<2x3xi32>', found 'memref<2x4xi32>'}}
  iree_linalg_ext.topk dimension(1) ins(%v : memref<2x10xi32>)
    outs(%o, %p : memref<2x3xi32>, memref<2x4xi32>) {
  ^bb0(%x: i32, %y: i32):
    %l = arith.cmpi slt, %x, %y : i32
    iree_linalg_ext.yield %l : i1
  }
  return
}

// -----

func.func @topk_shapes(%v: memref<3x10xi32>, %o: memref<2x3xi32>, %p: memref<2x3xi32>) {
  // expected-error @below {{'iree_linalg_ext.topk' op wants output values that differ in 'dimension' only from 'memref<3x10xi32>', found 'memref<2x3xi32>'}}
  iree_linalg_ext.topk dimension(1) ins(%v : memref<3x10xi32>)
    outs(%o, %p : memref<2x3xi32>, memref<2x3xi32>) {
  ^bb0(%x: i32, %y: i32):
    %l = arith.cmpi slt, %x, %y : i32
    iree_linalg_ext.yield %l : i1
  }
  return
}

// -----

func.func @topk_v2_indices(%v: memref<10xi32>, %o: memref<3xi32>) {
  // expected-error @below {{'iree_linalg_ext.topk_v2' op wants output indices where it has input indices}}
  iree_linalg_ext.topk_v2 dimension(0) ins(%v, %v : memref<10xi32>, memref<10xi32>)
    outs(%o : memref<3xi32>) {
  ^bb0(%x: i32, %y: i32):
    %l = arith.cmpi slt, %x, %y : i32
    iree_linalg_ext.yield %l : i1
  }
  return
}

// -----

func.func @topk_v2_index_types(%v: memref<10xi32>, %o: memref<3xi32>, %p: memref<3xi64>) {
  // expected-error @below {{'iree_linalg_ext.topk_v2' op wants output indices with elements of type 'i32', found 'memref<3xi64>'}}
  iree_linalg_ext.topk_v2 dimension(0) ins(%v, %v : memref<10xi32>, memref<10xi32>)
    outs(%o, %p : memref<3xi32>, memref<3xi64>) {
  ^bb0(%x: i32, %y: i32):
    %l = arith.cmpi slt, %x, %y : i32
    iree_linalg_ext.yield %l : i1
  }
  return
}

// -----

func.func @topk_v2_many(%v: memref<10xi32>, %o: memref<11xi32>) {
  // expected-error @below {{'iree_linalg_ext.topk_v2' op wants at most 10 output values, found '11'}}
  iree_linalg_ext.topk_v2 dimension(0) ins(%v : memref<10xi32>) outs(%o : memref<11xi32>) {
  ^bb0(%x: i32, %y: i32):
    %l = arith.cmpi slt, %x, %y : i32
    iree_linalg_ext.yield %l : i1
  }
  return
}

// -----

func.func @compare_values(%v: memref<2x9xi32>, %o: memref<2xi64>, %p: memref<2xi32>) {
  // expected-error @below {{'iree_linalg_ext.arg_compare' op wants output values with elements of type 'i32', found 'memref<2xi64>'}}
  iree_linalg_ext.arg_compare dimension(1) ins(%v : memref<2x9xi32>)
    outs(%o, %p : memref<2xi64>, memref<2xi32>) {
  ^bb0(%x: i32, %y: i32):
    %l = arith.cmpi slt, %x, %y : i32
    iree_linalg_ext.yield %l : i1
  }
  return
}

// -----

func.func @compare_index_type(%v: memref<2x9xi32>, %o: memref<2xi32>, %p: memref<2xf32>) {
  // expected-error @below {{'iree_linalg_ext.arg_compare' op wants output indices of integers or index, found 'memref<2xf32>'}}
  iree_linalg_ext.arg_compare dimension(1) ins(%v : memref<2x9xi32>)
    outs(%o, %p : memref<2xi32>, memref<2xf32>) {
  ^bb0(%x: i32, %y: i32):
    %l = arith.cmpi slt, %x, %y : i32
    iree_linalg_ext.yield %l : i1
  }
  return
}

// -----

func.func @compare_outputs(%v: memref<2x9xi32>, %o: memref<2xi32>, %p: memref<9xi32>) {
  // expected-error @below {{'iree_linalg_ext.arg_compare' op wants output indices of the shape of the output values, 'memref<2xi32>', found 'memref<9xi32>'}}
  iree_linalg_ext.arg_compare dimension(1) ins(%v : memref<2x9xi32>)
    outs(%o, %p : memref<2xi32>, memref<9xi32>) {
  ^bb0(%x: i32, %y: i32):
    %l = arith.cmpi slt, %x, %y : i32
    iree_linalg_ext.yield %l : i1
  }
  return
}

// -----

func.func @compare_shape(%v: memref<2x9xi32>, %o: memref<9xi32>, %p: memref<9xi32>) {
  // expected-error @below {{'iree_linalg_ext.arg_compare' op wants output values without the reduced dimension of 'memref<2x9xi32>', found 'memref<9xi32>'}}
  iree_linalg_ext.arg_compare dimension(1) ins(%v : memref<2x9xi32>)
    outs(%o, %p : memref<9xi32>, memref<9xi32>) {
  ^bb0(%x: i32, %y: i32):
    %l = arith.cmpi slt, %x, %y : i32
    iree_linalg_ext.yield %l : i1
  }
  return
}

// -----

func.func @compare_base(%v: memref<2x9xi32>, %o: memref<2xi32>, %n: index) {
  // expected-error @below {{'iree_linalg_ext.arg_compare' op wants no index_base where it has input indices}}
  iree_linalg_ext.arg_compare dimension(1) ins(%v, %v : memref<2x9xi32>, memref<2x9xi32>)
    outs(%o, %o : memref<2xi32>, memref<2xi32>) index_base(%n : index) {
  ^bb0(%x: i32, %y: i32):
    %l = arith.cmpi slt, %x, %y : i32
    iree_linalg_ext.yield %l : i1
  }
  return
}

// -----

func.func @compare_input_shape(%v: memref<2x9xi32>, %w: memref<2x8xi32>, %o: memref<2xi32>) {
  // expected-error @below {{'iree_linalg_ext.arg_compare' op wants input indices of the shape of the values, 'memref<2x9xi32>', found 'memref<2x8xi32>'}}
  iree_linalg_ext.arg_compare dimension(1) ins(%v, %w : memref<2x9xi32>, memref<2x8xi32>)
    outs(%o, %o : memref<2xi32>, memref<2xi32>) {
  ^bb0(%x: i32, %y: i32):
    %l = arith.cmpi slt, %x, %y : i32
    iree_linalg_ext.yield %l : i1
  }
  return
}

// -----

func.func @compare_input_type(%v: memref<2x9xi32>, %w: memref<2x9xf32>, %o: memref<2xi32>) {
  // expected-error @below {{'iree_linalg_ext.arg_compare' op wants input indices of integers or index, found 'memref<2x9xf32>'}}
  iree_linalg_ext.arg_compare dimension(1) ins(%v, %w : memref<2x9xi32>, memref<2x9xf32>)
    outs(%o, %o : memref<2xi32>, memref<2xi32>) {
  ^bb0(%x: i32, %y: i32):
    %l = arith.cmpi slt, %x, %y : i32
    iree_linalg_ext.yield %l : i1
  }
  return
}

// -----

func.func @compare_index_types(%v: memref<2x9xi32>, %w: memref<2x9xi64>, %o: memref<2xi32>) {
  // expected-error @below {{'iree_linalg_ext.arg_compare' op wants output indices with elements of type 'i64', found 'memref<2xi32>'}}
  iree_linalg_ext.arg_compare dimension(1) ins(%v, %w : memref<2x9xi32>, memref<2x9xi64>)
    outs(%o, %o : memref<2xi32>, memref<2xi32>) {
  ^bb0(%x: i32, %y: i32):
    %l = arith.cmpi slt, %x, %y : i32
    iree_linalg_ext.yield %l : i1
  }
  return
}

// -----

func.func @compare_yield(%v: memref<2x9xi32>, %o: memref<2xi32>) {
  // expected-error @below {{'iree_linalg_ext.arg_compare' op wants a body that yields 1 value, found '0'}}
  iree_linalg_ext.arg_compare dimension(1) ins(%v : memref<2x9xi32>)
    outs(%o, %o : memref<2xi32>, memref<2xi32>) {
  ^bb0(%x: i32, %y: i32):
  }
  return
}

// -----

func.func @attention_maps(%q: memref<4x8xf32>, %s: f32) {
  // expected-error @below {{'iree_linalg_ext.attention' op wants an indexing map for each of 5 operands, found '1'}}
  iree_linalg_ext.attention {indexing_maps = [affine_map<(m, n, k1, k2) -> (m, k1)>]}
    ins(%q, %q, %q, %s : memref<4x8xf32>, memref<4x8xf32>, memref<4x8xf32>, f32)
    outs(%q : memref<4x8xf32>) {
  ^bb0(%x: f32):
    iree_linalg_ext.yield %x : f32
  }
  return
}

// -----

func.func @attention_dims(%q: memref<4x8xf32>, %s: f32) {
  // expected-error @below {{'iree_linalg_ext.attention' op wants indexing map 3 with 4 dims, found '2'}}
  iree_linalg_ext.attention {indexing_maps = [
      affine_map<(m, n, k1, k2) -> (m, k1)>, affine_map<(m, n, k1, k2) -> (k2, k1)>,
      affine_map<(m, n, k1, k2) -> (k2, n)>, affine_map<(m, n) -> ()>,
      affine_map<(m, n, k1, k2) -> (m, n)>]}
    ins(%q, %q, %q, %s : memref<4x8xf32>, memref<4x8xf32>, memref<4x8xf32>, f32)
    outs(%q : memref<4x8xf32>) {
  ^bb0(%x: f32):
    iree_linalg_ext.yield %x : f32
  }
  return
}

// -----

func.func @attention_rank(%q: memref<4x8xf32>, %s: f32) {
  // expected-error @below {{'iree_linalg_ext.attention' op wants indexing map 0 with 2 results, the rank of its operand, found '1'}}
  iree_linalg_ext.attention {indexing_maps = [
      affine_map<(m, n, k1, k2) -> (m)>, affine_map<(m, n, k1, k2) -> (k2, k1)>,
      affine_map<(m, n, k1, k2) -> (k2, n)>, affine_map<(m, n, k1, k2) -> ()>,
      affine_map<(m, n, k1, k2) -> (m, n)>]}
    ins(%q, %q, %q, %s : memref<4x8xf32>, memref<4x8xf32>, memref<4x8xf32>, f32)
    outs(%q : memref<4x8xf32>) {
  ^bb0(%x: f32):
    iree_linalg_ext.yield %x : f32
  }
  return
}

// -----

func.func @attention_extent(%q: memref<4x8xf32>, %k: memref<6x9xf32>, %s: f32) {
  // expected-error @below {{'iree_linalg_ext.attention' op wants dim 1 of operand #4 to be 9, found 'memref<4x8xf32>'}}
  iree_linalg_ext.attention {indexing_maps = [
      affine_map<(m, n, k1, k2) -> (m, k1)>, affine_map<(m, n, k1, k2) -> (k2, k1)>,
      affine_map<(m, n, k1, k2) -> (k2, n)>, affine_map<(m, n, k1, k2) -> ()>,
      affine_map<(m, n, k1, k2) -> (m, n)>]}
    ins(%q, %k, %k, %s : memref<4x8xf32>, memref<6x9xf32>, memref<6x9xf32>, f32)
    outs(%q : memref<4x8xf32>) {
  ^bb0(%x: f32):
    iree_linalg_ext.yield %x : f32
  }
  return
}

// -----

func.func @attention_body(%q: memref<4x8xf32>, %s: f32) {
  // expected-error @below {{'iree_linalg_ext.attention' op wants a body argument of a float type, found 'i32'}}
  iree_linalg_ext.attention {indexing_maps = [
      affine_map<(m, n, k1, k2) -> (m, k1)>, affine_map<(m, n, k1, k2) -> (k2, k1)>,
      affine_map<(m, n, k1, k2) -> (k2, n)>, affine_map<(m, n, k1, k2) -> ()>,
      affine_map<(m, n, k1, k2) -> (m, n)>]}
    ins(%q, %q, %q, %s : memref<4x8xf32>, memref<4x8xf32>, memref<4x8xf32>, f32)
    outs(%q : memref<4x8xf32>) {
  ^bb0(%x: i32):
    iree_linalg_ext.yield %s : f32
  }
  return
}

// -----

func.func @reduced_operand(%x: tensor<3xf32>, %m: tensor<f32>) {
  // expected-error @below {{'iree_linalg_ext.exp_reduction' op wants 'exp_reduced_operands' to name outputs from 1 (0 is the maximum) to 1, found '0'}}
  %0:2 = iree_linalg_ext.exp_reduction {
      indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>, affine_map<(i) -> ()>],
      iterator_types = [#iree_linalg_ext.iterator_type<reduction>], exp_reduced_operands = [0]}
      ins(%x : tensor<3xf32>) outs(%m, %m : tensor<f32>, tensor<f32>) {
  ^bb0(%e: f32, %a: f32, %s: f32):
    iree_linalg_ext.yield %a, %s : f32, f32
  } -> tensor<f32>, tensor<f32>
  return
}

// -----

func.func @reduced_symbols(%x: tensor<3xf32>, %m: tensor<f32>) {
  // expected-error @below {{'iree_linalg_ext.exp_reduction' op wants indexing maps without symbols, found 'affine_map<(d0)[s0] -> (d0)>'}}
  %0:2 = iree_linalg_ext.exp_reduction {
      indexing_maps = [affine_map<(i)[s] -> (i)>, affine_map<(i) -> ()>, affine_map<(i) -> ()>],
      iterator_types = [#iree_linalg_ext.iterator_type<reduction>], exp_reduced_operands = [1]}
      ins(%x : tensor<3xf32>) outs(%m, %m : tensor<f32>, tensor<f32>) {
  ^bb0(%e: f32, %a: f32, %s: f32):
    iree_linalg_ext.yield %a, %s : f32, f32
  } -> tensor<f32>, tensor<f32>
  return
}

// -----

func.func @reduced_projection(%x: tensor<3xf32>, %m: tensor<f32>) {
  // expected-error @below {{'iree_linalg_ext.exp_reduction' op wants indexing maps that are projected permutations, found 'affine_map<(d0) -> (d0 * 2)>'}}
  %0:2 = iree_linalg_ext.exp_reduction {
      indexing_maps = [affine_map<(i) -> (i * 2)>, affine_map<(i) -> ()>, affine_map<(i) -> ()>],
      iterator_types = [#iree_linalg_ext.iterator_type<reduction>], exp_reduced_operands = [1]}
      ins(%x : tensor<3xf32>) outs(%m, %m : tensor<f32>, tensor<f32>) {
  ^bb0(%e: f32, %a: f32, %s: f32):
    iree_linalg_ext.yield %a, %s : f32, f32
  } -> tensor<f32>, tensor<f32>
  return
}

// -----

func.func @reduced_args(%x: tensor<3xf32>, %m: tensor<f32>) {
  // expected-error @below {{'iree_linalg_ext.exp_reduction' op wants body argument 0 to be 'f32', found 'f64'}}
  %0:2 = iree_linalg_ext.exp_reduction {
      indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>, affine_map<(i) -> ()>],
      iterator_types = [#iree_linalg_ext.iterator_type<reduction>], exp_reduced_operands = [1]}
      ins(%x : tensor<3xf32>) outs(%m, %m : tensor<f32>, tensor<f32>) {
  ^bb0(%e: f64, %a: f32, %s: f32):
    iree_linalg_ext.yield %a, %s : f32, f32
  } -> tensor<f32>, tensor<f32>
  return
}

// -----

func.func @reduced_iterators(%x: tensor<3xf32>, %m: tensor<f32>) {
  // expected-error @below {{'iree_linalg_ext.exp_reduction' op attribute 'iterator_types' must be array of one of iree_linalg_ext.IteratorType: parallel, reduction, window, but got ["reduction"]}}
  %0:2 = iree_linalg_ext.exp_reduction {
      indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>, affine_map<(i) -> ()>],
      iterator_types = ["reduction"], exp_reduced_operands = [1]}
      ins(%x : tensor<3xf32>) outs(%m, %m : tensor<f32>, tensor<f32>) {
  ^bb0(%e: f32, %a: f32, %s: f32):
    iree_linalg_ext.yield %a, %s : f32, f32
  } -> tensor<f32>, tensor<f32>
  return
}

// -----

func.func @custom_operand(%a: memref<?xf32>, %o: tensor<?xf32>) {
  // expected-error @below {{'iree_linalg_ext.custom_op' op operand #0 must be ranked tensor of signless integer or index or floating-point values or signless integer or index or floating-point, but got 'memref<?xf32>'}}
  %0 = iree_linalg_ext.custom_op {
      indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
      iterator_types = [#iree_linalg_ext.iterator_type<parallel>]}
      ins(%a : memref<?xf32>) outs(%o : tensor<?xf32>) {
  ^bb0(%x: memref<?xf32>, %y: tensor<?xf32>):
    iree_linalg_ext.yield %y : tensor<?xf32>
  } -> tensor<?xf32>
  return
}

// -----

func.func @custom_maps(%a: tensor<?xf32>) {
  // expected-error @below {{'iree_linalg_ext.custom_op' op wants an indexing map for each of 2 operands, found '1'}}
  %0 = iree_linalg_ext.custom_op {
      indexing_maps = [affine_map<(i) -> (i)>],
      iterator_types = [#iree_linalg_ext.iterator_type<parallel>]}
      ins(%a : tensor<?xf32>) outs(%a : tensor<?xf32>) {
  ^bb0(%x: tensor<?xf32>, %y: tensor<?xf32>):
    iree_linalg_ext.yield %y : tensor<?xf32>
  } -> tensor<?xf32>
  return
}

// -----

func.func @custom_symbols(%a: tensor<?xf32>) {
  // expected-error @below {{'iree_linalg_ext.custom_op' op wants indexing map 1 with 1 symbols, found '0'}}
  %0 = iree_linalg_ext.custom_op {
      indexing_maps = [affine_map<(i)[s] -> (i + s)>, affine_map<(i) -> (i)>],
      iterator_types = [#iree_linalg_ext.iterator_type<parallel>]}
      ins(%a : tensor<?xf32>) outs(%a : tensor<?xf32>) {
  ^bb0(%x: tensor<?xf32>, %y: tensor<?xf32>):
    iree_linalg_ext.yield %y : tensor<?xf32>
  } -> tensor<?xf32>
  return
}

// -----

func.func @custom_dims(%a: tensor<?xf32>) {
  // expected-error @below {{'iree_linalg_ext.custom_op' op wants indexing map 0 with 1 dims, found '2'}}
  %0 = iree_linalg_ext.custom_op {
      indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i) -> (i)>],
      iterator_types = [#iree_linalg_ext.iterator_type<parallel>]}
      ins(%a : tensor<?xf32>) outs(%a : tensor<?xf32>) {
  ^bb0(%x: tensor<?xf32>, %y: tensor<?xf32>):
    iree_linalg_ext.yield %y : tensor<?xf32>
  } -> tensor<?xf32>
  return
}

// -----

func.func @custom_tile(%a: tensor<10xf32>) {
  // expected-error @below {{'iree_linalg_ext.custom_op' op wants body argument 0 to be 'tensor<?xf32>', found 'tensor<10xf32>'}}
  %0 = iree_linalg_ext.custom_op {
      indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
      iterator_types = [#iree_linalg_ext.iterator_type<parallel>]}
      ins(%a : tensor<10xf32>) outs(%a : tensor<10xf32>) {
  ^bb0(%x: tensor<10xf32>, %y: tensor<?xf32>):
    iree_linalg_ext.yield %y : tensor<?xf32>
  } -> tensor<10xf32>
  return
}

// -----

func.func @custom_yield(%a: tensor<?xf32>, %b: tensor<10xf32>) {
  // expected-error @below {{'iree_linalg_ext.custom_op' op wants yielded value 0 of type 'tensor<?xf32>', found 'tensor<10xf32>'}}
  %0 = iree_linalg_ext.custom_op {
      indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
      iterator_types = [#iree_linalg_ext.iterator_type<parallel>]}
      ins(%a : tensor<?xf32>) outs(%a : tensor<?xf32>) {
  ^bb0(%x: tensor<?xf32>, %y: tensor<?xf32>):
    iree_linalg_ext.yield %b : tensor<10xf32>
  } -> tensor<?xf32>
  return
}

// -----

func.func @index_outside() {
  // expected-error @below {{'iree_linalg_ext.index' op wants to be inside 'iree_linalg_ext.custom_op', 'iree_linalg_ext.attention' or 'iree_linalg_ext.online_attention', found 'func.func'}}
  %0 = iree_linalg_ext.index 0 : index
  return
}

// -----

func.func @index_dim(%a: tensor<?xf32>) {
  %0 = iree_linalg_ext.custom_op {
      indexing_maps = [affine_map<(i) -> (i)>],
      iterator_types = [#iree_linalg_ext.iterator_type<parallel>]}
      outs(%a : tensor<?xf32>) {
  ^bb0(%y: tensor<?xf32>):
    // expected-error @below {{'iree_linalg_ext.index' op wants a loop below 1, those of the op around it, found '1'}}
    %1 = iree_linalg_ext.index 1 : index
    iree_linalg_ext.yield %y : tensor<?xf32>
  } -> tensor<?xf32>
  return
}

// -----

func.func @im2col_strides(%a: memref<2x6x6x8xf32>, %o: memref<2x16x72xf32>) {
  // expected-error @below {{'iree_linalg_ext.im2col' op wants 'strides' to have 2 entries, one for each window dimension, found '1'}}
  iree_linalg_ext.im2col strides = [1] dilations = [1, 1] kernel_size = [3, 3]
    offsets = [0, 0, 0] output_sizes = [[2], [4, 4], [3, 3, 8]] batch_pos = [0]
    m_pos = [1, 2] k_pos = [3] input_k_perm = [0, 1, 2] output_perm = [0, 1, 2]
    ins(%a : memref<2x6x6x8xf32>) outs(%o : memref<2x16x72xf32>)
  return
}

// -----

func.func @im2col_dilations(%a: memref<2x6x6x8xf32>, %o: memref<2x16x72xf32>) {
  // expected-error @below {{'iree_linalg_ext.im2col' op wants 'dilations' to have 2 entries, one for each window dimension, found '3'}}
  iree_linalg_ext.im2col strides = [1, 1] dilations = [1, 1, 1] kernel_size = [3, 3]
    offsets = [0, 0, 0] output_sizes = [[2], [4, 4], [3, 3, 8]] batch_pos = [0]
    m_pos = [1, 2] k_pos = [3] input_k_perm = [0, 1, 2] output_perm = [0, 1, 2]
    ins(%a : memref<2x6x6x8xf32>) outs(%o : memref<2x16x72xf32>)
  return
}

// -----

func.func @im2col_kernel(%a: memref<2x6x6x8xf32>, %o: memref<2x16x72xf32>) {
  // expected-error @below {{'iree_linalg_ext.im2col' op wants 'static_kernel_size' to have 2 entries, one for each entry of 'm_pos', found '1'}}
  iree_linalg_ext.im2col strides = [1] dilations = [1] kernel_size = [3]
    offsets = [0, 0, 0] output_sizes = [[2], [4, 4], [3, 3, 8]] batch_pos = [0]
    m_pos = [1, 2] k_pos = [3] input_k_perm = [0, 1, 2] output_perm = [0, 1, 2]
    ins(%a : memref<2x6x6x8xf32>) outs(%o : memref<2x16x72xf32>)
  return
}

// -----

func.func @im2col_offsets(%a: memref<2x6x6x8xf32>, %o: memref<2x16x72xf32>) {
  // expected-error @below {{'iree_linalg_ext.im2col' op wants 'static_offsets' to have 3 entries, one for each dimension of the output, found '2'}}
  iree_linalg_ext.im2col strides = [1, 1] dilations = [1, 1] kernel_size = [3, 3]
    offsets = [0, 0] output_sizes = [[2], [4, 4], [3, 3, 8]] batch_pos = [0]
    m_pos = [1, 2] k_pos = [3] input_k_perm = [0, 1, 2] output_perm = [0, 1, 2]
    ins(%a : memref<2x6x6x8xf32>) outs(%o : memref<2x16x72xf32>)
  return
}

// -----

func.func @im2col_sizes(%a: memref<2x6x6x8xf32>, %o: memref<2x16x72xf32>) {
  // expected-error @below {{'iree_linalg_ext.im2col' op wants 'static_output_sizes' to have 3 entries, one for each dimension of the output, found '2'}}
  iree_linalg_ext.im2col strides = [1, 1] dilations = [1, 1] kernel_size = [3, 3]
    offsets = [0, 0, 0] output_sizes = [[2], [4, 4, 3, 3, 8]] batch_pos = [0]
    m_pos = [1, 2] k_pos = [3] input_k_perm = [0, 1, 2] output_perm = [0, 1, 2]
    ins(%a : memref<2x6x6x8xf32>) outs(%o : memref<2x16x72xf32>)
  return
}

// -----

func.func @im2col_boundary(%a: memref<2x6x6x8xf32>, %o: memref<2x16x72xf32>) {
  // expected-error @below {{'iree_linalg_ext.im2col' op wants 2 inner sizes of 'output_sizes', as 'm_pos' has entries, at a boundary of dimensions, found '3'}}
  iree_linalg_ext.im2col strides = [1, 1] dilations = [1, 1] kernel_size = [3, 3]
    offsets = [0, 0, 0] output_sizes = [[2], [4, 4, 3], [3, 8]] batch_pos = [0]
    m_pos = [1, 2] k_pos = [3] input_k_perm = [0, 1, 2] output_perm = [0, 1, 2]
    ins(%a : memref<2x6x6x8xf32>) outs(%o : memref<2x16x72xf32>)
  return
}

// -----

func.func @im2col_inner(%a: memref<2x6x6x8xf32>, %o: memref<2x16x72xf32>) {
  // expected-error @below {{'iree_linalg_ext.im2col' op wants 3 inner sizes of the K dimensions in 'output_sizes', found '2'}}
  iree_linalg_ext.im2col strides = [1, 1] dilations = [1, 1] kernel_size = [3, 3]
    offsets = [0, 0, 0] output_sizes = [[2], [4, 4], [3, 8]] batch_pos = [0]
    m_pos = [1, 2] k_pos = [3] input_k_perm = [0, 1, 2] output_perm = [0, 1, 2]
    ins(%a : memref<2x6x6x8xf32>) outs(%o : memref<2x16x72xf32>)
  return
}

// -----

func.func @im2col_rank(%a: memref<1x2x6x6x8xf32>, %o: memref<2x16x72xf32>) {
  // expected-error @below {{'iree_linalg_ext.im2col' op wants an input of rank 4, the entries of 'batch_pos', 'm_pos' and 'k_pos', found 'memref<1x2x6x6x8xf32>'}}
  iree_linalg_ext.im2col strides = [1, 1] dilations = [1, 1] kernel_size = [3, 3]
    offsets = [0, 0, 0] output_sizes = [[2], [4, 4], [3, 3, 8]] batch_pos = [0]
    m_pos = [1, 2] k_pos = [3] input_k_perm = [0, 1, 2] output_perm = [0, 1, 2]
    ins(%a : memref<1x2x6x6x8xf32>) outs(%o : memref<2x16x72xf32>)
  return
}

// -----

func.func @im2col_k_perm(%a: memref<2x6x6x8xf32>, %o: memref<2x16x72xf32>) {
  // expected-error @below {{'iree_linalg_ext.im2col' op wants 'input_k_perm' to hold each number below 3 once, found '3'}}
  iree_linalg_ext.im2col strides = [1, 1] dilations = [1, 1] kernel_size = [3, 3]
    offsets = [0, 0, 0] output_sizes = [[2], [4, 4], [3, 3, 8]] batch_pos = [0]
    m_pos = [1, 2] k_pos = [3] input_k_perm = [1, 2, 3] output_perm = [0, 1, 2]
    ins(%a : memref<2x6x6x8xf32>) outs(%o : memref<2x16x72xf32>)
  return
}

// -----

func.func @im2col_output_perm(%a: memref<2x6x6x8xf32>, %o: memref<2x16x72xf32>) {
  // expected-error @below {{'iree_linalg_ext.im2col' op wants 'output_perm' to have 3 entries, one for each dimension of the output, found '4'}}
  iree_linalg_ext.im2col strides = [1, 1] dilations = [1, 1] kernel_size = [3, 3]
    offsets = [0, 0, 0] output_sizes = [[2], [4, 4], [3, 3, 8]] batch_pos = [0]
    m_pos = [1, 2] k_pos = [3] input_k_perm = [0, 1, 2] output_perm = [0, 1, 2, 3]
    ins(%a : memref<2x6x6x8xf32>) outs(%o : memref<2x16x72xf32>)
  return
}

// -----

func.func @im2col_pads(%a: memref<2x6x6x8xf32>, %o: memref<2x16x72xf32>, %z: f32) {
  // expected-error @below {{'iree_linalg_ext.im2col' op wants 'static_input_pad_low' to have 4 entries, one for each dimension of the input, found '2'}}
  iree_linalg_ext.im2col strides = [1, 1] dilations = [1, 1] kernel_size = [3, 3]
    offsets = [0, 0, 0] output_sizes = [[2], [4, 4], [3, 3, 8]] batch_pos = [0]
    m_pos = [1, 2] k_pos = [3] input_k_perm = [0, 1, 2] output_perm = [0, 1, 2]
    input_pad_low = [0, 1] input_pad_high = [0, 1] pad_value(%z : f32)
    ins(%a : memref<2x6x6x8xf32>) outs(%o : memref<2x16x72xf32>)
  return
}

// -----

func.func @im2col_pad_value(%a: memref<2x6x6x8xf32>, %o: memref<2x16x72xf32>) {
  // expected-error @below {{'iree_linalg_ext.im2col' op wants a pad_value where it pads}}
  iree_linalg_ext.im2col strides = [1, 1] dilations = [1, 1] kernel_size = [3, 3]
    offsets = [0, 0, 0] output_sizes = [[2], [4, 4], [3, 3, 8]] batch_pos = [0]
    m_pos = [1, 2] k_pos = [3] input_k_perm = [0, 1, 2] output_perm = [0, 1, 2]
    output_pad_low = [0, 0, 0] output_pad_high = [0, 0, 8]
    ins(%a : memref<2x6x6x8xf32>) outs(%o : memref<2x16x72xf32>)
  return
}

// -----

func.func @winograd_shape(%a: memref<1x10x10x8xf32>, %o: memref<8x8x1x6x6x8xf32>) {
  // expected-error @below {{'iree_linalg_ext.winograd.input_transform' op wants dim 3 of the output to be 2, found 'memref<8x8x1x6x6x8xf32>'}}
  iree_linalg_ext.winograd.input_transform output_tile_size(6) kernel_size(3)
    image_dimensions([1, 2]) ins(%a : memref<1x10x10x8xf32>) outs(%o : memref<8x8x1x6x6x8xf32>)
  return
}

// -----

func.func @winograd_rank(%a: memref<1x10x10x8xf32>, %o: memref<8x8x1x6xf32>) {
  // expected-error @below {{'iree_linalg_ext.winograd.input_transform' op wants an image of rank 4 and tiles of rank 6, found 'memref<8x8x1x6xf32>'}}
  iree_linalg_ext.winograd.input_transform output_tile_size(6) kernel_size(3)
    image_dimensions([1, 2]) ins(%a : memref<1x10x10x8xf32>) outs(%o : memref<8x8x1x6xf32>)
  return
}

// -----

func.func @winograd_dimensions(%a: memref<1x10x10x8xf32>, %o: memref<8x8x1x2x2x8xf32>) {
  // expected-error @below {{'iree_linalg_ext.winograd.input_transform' op wants 'image_dimensions' to be [1, 2] or [2, 3], found 'array<i64: 0, 3>'}}
  iree_linalg_ext.winograd.input_transform output_tile_size(6) kernel_size(3)
    image_dimensions([0, 3]) ins(%a : memref<1x10x10x8xf32>) outs(%o : memref<8x8x1x2x2x8xf32>)
  return
}

// -----

func.func @winograd_tile(%a: memref<1x10x10x8xf32>, %o: memref<8x8x1x2x2x8xf32>) {
  // expected-error @below {{'iree_linalg_ext.winograd.input_transform' op wants 'output_tile_size' to be positive, found '0'}}
  iree_linalg_ext.winograd.input_transform output_tile_size(0) kernel_size(3)
    image_dimensions([1, 2]) ins(%a : memref<1x10x10x8xf32>) outs(%o : memref<8x8x1x2x2x8xf32>)
  return
}

// -----

func.func @winograd_output(%a: memref<8x8x1x2x2x32xf32>, %o: memref<1x8x8x32xf32>) {
  // expected-error @below {{'iree_linalg_ext.winograd.output_transform' op wants dim 1 of the output to be 12, found 'memref<1x8x8x32xf32>'}}
  iree_linalg_ext.winograd.output_transform output_tile_size(6) kernel_size(3)
    image_dimensions([1, 2]) ins(%a : memref<8x8x1x2x2x32xf32>) outs(%o : memref<1x8x8x32xf32>)
  return
}

// -----

func.func @winograd_filter(%a: memref<3x2x4x8xf32>, %o: memref<8x8x4x8xf32>) {
  // expected-error @below {{'iree_linalg_ext.winograd.filter_transform' op wants dim 1 of the filter to be 3, found 'memref<3x2x4x8xf32>'}}
  iree_linalg_ext.winograd.filter_transform output_tile_size(6) kernel_size(3)
    kernel_dimensions([0, 1]) ins(%a : memref<3x2x4x8xf32>) outs(%o : memref<8x8x4x8xf32>)
  return
}

// -----

func.func @winograd_filter_tiles(%a: memref<3x3x4x8xf32>, %o: memref<8x8x8x4xf32>) {
  // expected-error @below {{'iree_linalg_ext.winograd.filter_transform' op wants dim 2 of the output to be 4, found 'memref<8x8x8x4xf32>'}}
  iree_linalg_ext.winograd.filter_transform output_tile_size(6) kernel_size(3)
    kernel_dimensions([0, 1]) ins(%a : memref<3x3x4x8xf32>) outs(%o : memref<8x8x8x4xf32>)
  return
}

// -----

func.func @winograd_filter_dimensions(%a: memref<3x3x4x8xf32>, %o: memref<8x8x4x8xf32>) {
  // expected-error @below {{'iree_linalg_ext.winograd.filter_transform' op wants 'kernel_dimensions' to be [0, 1] or [2, 3], found 'array<i64: 0, 3>'}}
  iree_linalg_ext.winograd.filter_transform output_tile_size(6) kernel_size(3)
    kernel_dimensions([0, 3]) ins(%a : memref<3x3x4x8xf32>) outs(%o : memref<8x8x4x8xf32>)
  return
}

// -----

func.func @winograd_filter_rank(%a: memref<3x3x4xf32>, %o: memref<8x8x4x8xf32>) {
  // expected-error @below {{'iree_linalg_ext.winograd.filter_transform' op wants filters and tiles of rank 4, found 'memref<3x3x4xf32>'}}
  iree_linalg_ext.winograd.filter_transform output_tile_size(6) kernel_size(3)
    kernel_dimensions([0, 1]) ins(%a : memref<3x3x4xf32>) outs(%o : memref<8x8x4x8xf32>)
  return
}

// -----

// Operands that are no ranked tensor or memref.
func.func @operands(%v: vector<4xf32>, %o: memref<4xf32>, %i: memref<4xi32>) {
  // expected-error @below {{'iree_linalg_ext.gather' op operand #0 must be ranked tensor or memref of any type values, but got 'vector<4xf32>'}}
  iree_linalg_ext.gather dimension_map = [0]
    ins(%v, %i : vector<4xf32>, memref<4xi32>) outs(%o : memref<4xf32>)
  return
}

// -----

func.func @yield_at_the_end(%x: f32) {
  // expected-error @below {{'iree_linalg_ext.yield' op must be the last operation in its block}}
  iree_linalg_ext.yield %x : f32
  return
}
