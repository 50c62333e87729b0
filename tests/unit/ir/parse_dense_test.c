// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Texts were checked against mlir-opt 22.
#include "harness/ir_text.h"

TEST(dense_elements_in_all_forms) {
  emp_test_ir_t ir;
  emp_test_ir_init(&ir);
  EMP_TEST_ATTRS(
      &ir, {"dense<1> : tensor<2x3xi32>", NULL},
      {"dense<[[1, 2], [-3, 0x10]]> : tensor<2x2xi32>",
       "dense<[[1, 2], [-3, 16]]> : tensor<2x2xi32>"},
      {"dense<[4, 4]> : tensor<2xi8>", "dense<4> : tensor<2xi8>"},
      {"dense<[true, false]> : vector<2xi1>", NULL},
      {"dense<> : tensor<0x4xf32>", NULL},
      {"dense<[]> : tensor<0xf32>", "dense<> : tensor<0xf32>"},
      {"dense<[[]]> : tensor<1x0xi32>", "dense<> : tensor<1x0xi32>"},
      {"dense<[1.5, 0.1]> : tensor<2xf32>",
       "dense<[1.500000e+00, 1.000000e-01]> : tensor<2xf32>"},
      {"dense<(1.0, 2.0)> : tensor<2xcomplex<f32>>",
       "dense<(1.000000e+00,2.000000e+00)> : tensor<2xcomplex<f32>>"},
      {"dense<[(1,2), (3,4)]> : tensor<2xcomplex<i8>>", NULL},
      {"dense<[-8, 7]> : tensor<2xi4>", NULL},
      {"dense<[255, 0]> : tensor<2xui8>", NULL},
      {"dense<[1, // one\n 2]> : tensor<2xindex>",
       "dense<[1, 2]> : tensor<2xindex>"},
      {"dense<[\"a\", \"b>\"]> : tensor<2x!d.s>", NULL},
      {"dense<[170141183460469231731687303715884105727, 1]> : tensor<2xi128>",
       NULL});
  emp_test_ir_deinit(&ir);
}

TEST(hex_elements_have_mlirs_layout) {
  emp_test_ir_t ir;
  emp_test_ir_init(&ir);
  EMP_TEST_ATTRS(
      &ir,
      {"dense<\"0x0000803F00000040\"> : tensor<2xf32>",
       "dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>"},
      {"dense<\"0x0000803F\"> : tensor<2xf32>",
       "dense<1.000000e+00> : tensor<2xf32>"},
      {"dense<\"0x05\"> : tensor<3xi1>",
       "dense<[true, false, true]> : tensor<3xi1>"},
      {"dense<\"0x0F07\"> : tensor<2xi4>", "dense<[-1, 7]> : tensor<2xi4>"},
      {"dense<\"0xBFFF01400000\"> : tensor<2xi17>",
       "dense<[-65, 64]> : tensor<2xi17>"},
      {"dense<\"0x0001020304050607\"> : tensor<1xi64>",
       "dense<506097522914230528> : tensor<1xi64>"});
  EMP_TEST_ATTRS(
      &ir,
      {"dense<\"0x00\"> : tensor<2xi16>",
       "the hex string has 1 bytes, which does not fit 'tensor<2xi16>'"},
      {"dense<\"0x0g0000000000000000\"> : tensor<9xi8>",
       "the hex string holds other characters"},
      {"dense<\"0x000\"> : tensor<2xi8>",
       "the hex string has 1 bytes, which does not fit 'tensor<2xi8>'"});
  emp_test_ir_deinit(&ir);
}

TEST(dense_arrays_and_sparse_elements) {
  emp_test_ir_t ir;
  emp_test_ir_init(&ir);
  EMP_TEST_ATTRS(
      &ir, {"array<i64>", NULL}, {"array<i1: true, false>", NULL},
      {"array<i8: 1, -1>", NULL},
      {"array<f32: 1.0, 2.5>", "array<f32: 1.000000e+00, 2.500000e+00>"},
      {"array<i3: 1>",
       "an array holds i1, or integers or floats of whole "
       "bytes, not 'i3'"},
      {"sparse<[[0, 1], [1, 0]], [1.0, 2.0]> : tensor<2x2xf32>",
       "sparse<[[0, 1], [1, 0]], [1.000000e+00, 2.000000e+00]> : "
       "tensor<2x2xf32>"},
      {"sparse<0, 1.0> : tensor<2xf32>",
       "sparse<0, 1.000000e+00> : tensor<2xf32>"},
      {"sparse<> : tensor<2xf32>", NULL});
  emp_test_ir_deinit(&ir);
}

TEST(literals_must_have_the_shape_of_their_type) {
  emp_test_ir_t ir;
  emp_test_ir_init(&ir);
  EMP_TEST_ATTRS(
      &ir,
      {"dense<[1, 2]> : tensor<3xi32>",
       "the literal does not have the shape of 'tensor<3xi32>': "
       "dimension 0 is 3, but 2 elements are given here"},
      {"dense<[1, 2, 3]> : tensor<2xi32>",
       "the literal does not have the shape of 'tensor<2xi32>': dimension 0 "
       "is 2, but 3 elements are given here"},
      {"dense<[[1], 2]> : tensor<2x1xi32>",
       "the literal does not have the shape of 'tensor<2x1xi32>': dimension "
       "1 is 1, but here is no list"},
      {"dense<[1]> : tensor<i32>",
       "the literal does not have the shape of 'tensor<i32>'"},
      {"dense<1> : tensor<?xi32>",
       "dense elements need a static shape, not 'tensor<?xi32>'"},
      {"dense<1> : i32",
       "dense elements are of a ranked tensor or vector, not 'i32'"},
      {"dense<300> : tensor<2xi8>",
       "integer does not fit its type 'i8', which holds -128 to 255"},
      {"dense<[1, 2]> : tensor<2xf32>",
       "an integer literal cannot have the type 'f32'; write it with a '.', or "
       "its bits in hex"},
      {"dense<1.0> : tensor<2xi8>",
       "a float literal cannot have the type 'i8'; write an integer or a float "
       "type"},
      {"dense<[1 2]> : tensor<2xi8>",
       "the literal does not have the shape of 'tensor<2xi8>': dimension 0 "
       "is 2, but 1 element is given here"},
      {"dense<1", "the literal has no closing '>'"},
      {"dense<> : tensor<2xi8>", "elements are missing"});
  emp_test_ir_deinit(&ir);
}

TEST_MAIN(RUN(dense_elements_in_all_forms), RUN(hex_elements_have_mlirs_layout),
          RUN(dense_arrays_and_sparse_elements),
          RUN(literals_must_have_the_shape_of_their_type))
