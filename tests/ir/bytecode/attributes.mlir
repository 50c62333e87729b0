// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Every builtin attribute and type in the builtin dialect's own encoding, as
// mlir-opt 22 writes it in each version of the format (Inputs/write.sh).
// RUN: emplace opt --allow-unregistered-dialect %s > %t
// RUN: emplace opt --allow-unregistered-dialect %S/Inputs/attributes.v0.mlirbc | diff %t -
// RUN: emplace opt --allow-unregistered-dialect %S/Inputs/attributes.v6.mlirbc | diff %t -
// RUN: %if mlir-opt %{ mlir-opt --allow-unregistered-dialect --emit-bytecode %s | emplace opt --allow-unregistered-dialect - | diff %t - %}

// Attributes: containers, names, numbers of all widths.
"demo.attributes"() {
  array = [1 : i8, -2 : i16, 3.5 : f32, [], "text", unit],
  dictionary = {a = 1 : i64, "not a name" = {}},
  typed_string = "text" : i32,
  flat = @symbol,
  nested = @symbol::@inner::@"and more",
  type = tensor<4xf32>,
  unit,
  truth = true,
  small = -8 : i4,
  index = -1 : index,
  signed = -5 : si32,
  unsigned = 4294967295 : ui32,
  wide = -170141183460469231731687303715884105728 : i128,
  half = 1.5 : f16,
  brain = -2.0 : bf16,
  single = 1.0e-45 : f32,
  double = 3.141592653589793 : f64,
  long = 1.0 : f80,
  quad = -2.0 : f128,
  quarter = 2.0 : f8E4M3FN,
  numbers = array<i32: 1, -2, 3>,
  bools = array<i1: true, false>,
  doubles = array<f64: 1.0, 2.0>,
  no_numbers = array<i8>,
  map = affine_map<(d0, d1)[s0] -> (d1 + s0, d0 floordiv 2)>,
  set = affine_set<(d0) : (d0 - 1 >= 0)>
} : () -> ()

// Elements: packed truth values, odd widths, splats, strings, none at all.
"demo.elements"() {
  truths = dense<[true, false, true, true, false, true, true, true, true]> : tensor<9xi1>,
  all_true = dense<true> : tensor<9xi1>,
  one_true = dense<true> : tensor<1xi1>,
  nibbles = dense<[1, -2, 7]> : tensor<3xi4>,
  bytes = dense<[[1, 2], [3, -4]]> : tensor<2x2xi8>,
  three_bytes = dense<[1, -2]> : vector<2xi24>,
  wide = dense<[1, -2]> : tensor<2xi128>,
  indices = dense<[5, 6]> : tensor<2xindex>,
  singles = dense<[1.0, -2.5]> : tensor<2xf32>,
  longs = dense<[1.0, -2.5]> : tensor<2xf80>,
  pairs = dense<[(1.0, 2.0), (3.0, -4.0)]> : tensor<2xcomplex<f32>>,
  splat = dense<7> : tensor<100xi64>,
  scalar = dense<3> : tensor<i32>,
  nothing = dense<> : tensor<0xf32>,
  words = dense<["a", "\22b\22\0A"]> : tensor<2x!demo.string>,
  places = sparse<[[0, 0], [1, 2]], [1.0, 5.0]> : tensor<3x4xf32>,
  blob = dense_resource<weights> : tensor<3xi32>
} : () -> ()

// Types.
"demo.types"() {
  integers = [i1, i32, si8, ui16, index],
  floats = [bf16, f16, f32, f64, f80, f128, tf32, f8E5M2, f4E2M1FN],
  others = [none, complex<f64>, tuple<>, tuple<i1, tuple<f32>>],
  functions = [() -> (), (i1, f32) -> (i32, i32)],
  tensors = [tensor<f32>, tensor<2x?x4xi8>, tensor<*xf16>, tensor<4xf32, "encoding">],
  memrefs = [memref<2x?xf32>, memref<4xf32, strided<[2], offset: ?>>, memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>, 3>, memref<*xi8>, memref<*xi8, 1 : i32>],
  vectors = [vector<f32>, vector<2x4xi1>, vector<2x[4]xf32>],
  of_a_dialect = !demo.type<something, 3>
} : () -> ()

{-#
  dialect_resources: {
    builtin: {
      weights: "0x10000000010000000200000003000000"
    }
  }
#-}
