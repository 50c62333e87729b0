// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "unit/codegen/llvm/kernel_run.h"

TEST(nibbles_are_packed_low_first) {
  static const char text[] =
      "func.func @k(%a: memref<?xi4>, %o: memref<?xi4>, %w: memref<?xi8>) {\n"
      "  %c0 = arith.constant 0 : index\n"
      "  %c1 = arith.constant 1 : index\n"
      "  %c4 = arith.constant 4 : index\n"
      "  scf.for %i = %c0 to %c4 step %c1 {\n"
      "    %x = memref.load %a[%i] : memref<?xi4>\n"
      "    %j = arith.addi %i, %c1 : index\n"
      "    memref.store %x, %o[%j] : memref<?xi4>\n"
      "    %y = arith.extsi %x : i4 to i8\n"
      "    memref.store %y, %w[%i] : memref<?xi8>\n"
      "  }\n  return\n}\n";
  uint8_t in[2] = {0x21, 0xf3}, out[3] = {0x0a, 0, 0xb0};
  int8_t wide[4];
  kernel_run(text, in, out, wide);
  assert_int_equal(out[0], 0x1a);
  assert_int_equal(out[1], 0x32);
  assert_int_equal(out[2], 0xbf);
  assert_true(wide[0] == 1 && wide[1] == 2 && wide[2] == 3 && wide[3] == -1);
}

TEST(booleans_are_bytes) {
  static const char text[] =
      "func.func @k(%a: memref<?xi1>, %o: memref<?xi1>) {\n"
      "  %c0 = arith.constant 0 : index\n"
      "  %t = arith.constant true\n"
      "  %x = memref.load %a[%c0] : memref<?xi1>\n"
      "  %y = arith.xori %x, %t : i1\n"
      "  memref.store %y, %o[%c0] : memref<?xi1>\n  return\n}\n";
  uint8_t in = 0, out = 9;
  kernel_run(text, &in, &out, NULL);
  assert_int_equal(out, 1);
  in = 1;
  kernel_run(text, &in, &out, NULL);
  assert_int_equal(out, 0);
}

TEST(inner_dims_give_the_address) {
  static const char text[] =
      "func.func @k(%a: memref<?x3xi16>, %o: memref<?xi16>) {\n"
      "  %c0 = arith.constant 0 : index\n"
      "  %c1 = arith.constant 1 : index\n"
      "  %c2 = arith.constant 2 : index\n"
      "  %x = memref.load %a[%c1, %c2] : memref<?x3xi16>\n"
      "  memref.store %x, %o[%c0] : memref<?xi16>\n  return\n}\n";
  int16_t in[6] = {1, 2, 3, 4, 5, 6}, out = 0;
  kernel_run(text, in, &out, NULL);
  assert_int_equal(out, 6);
}

TEST(vectors_need_no_alignment) {
  static const char text[] =
      "func.func @k(%a: memref<?xf32>, %o: memref<?xf32>) {\n"
      "  %c1 = arith.constant 1 : index\n"
      "  %x = vector.load %a[%c1] : memref<?xf32>, vector<8xf32>\n"
      "  vector.store %x, %o[%c1] : memref<?xf32>, vector<8xf32>\n"
      "  return\n}\n";
  float in[9], out[9] = {0};
  for (size_t i = 0; i < 9; ++i)
    in[i] = (float)i;
  kernel_run(text, in, out, NULL);
  for (size_t i = 1; i < 9; ++i)
    assert_true(out[i] == in[i]);
  assert_true(out[0] == 0.0f);
}

TEST_MAIN(RUN(nibbles_are_packed_low_first), RUN(booleans_are_bytes),
          RUN(inner_dims_give_the_address), RUN(vectors_need_no_alignment))
