// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "unit/codegen/llvm/kernel_run.h"

static float in[8] = {1, 2, 3, 4, 5, 6, 7, 8};

#define HEAD                                               \
  "func.func @k(%a: memref<?xf32>, %o: memref<?xf32>) {\n" \
  "  %c0 = arith.constant 0 : index\n"                     \
  "  %x = vector.load %a[%c0] : memref<?xf32>, vector<8xf32>\n"
#define TAIL                                                    \
  "  vector.store %r, %o[%c0] : memref<?xf32>, vector<8xf32>\n" \
  "  return\n}\n"
#define SCALAR_TAIL                              \
  "  memref.store %r, %o[%c0] : memref<?xf32>\n" \
  "  return\n}\n"

TEST(lanes_are_moved) {
  float out[8];
  kernel_run(HEAD
             "  %r = vector.shuffle %x, %x [7, 6, 5, 4, 3, 2, 1, 8] : "
             "vector<8xf32>, vector<8xf32>\n" TAIL,
             in, out, NULL);
  for (size_t i = 0; i < 7; ++i)
    assert_true(out[i] == in[7 - i]);
  assert_true(out[7] == in[0]);
}

TEST(lanes_are_taken_and_put) {
  float out[8];
  kernel_run(HEAD
             "  %e = vector.extract %x[2] : f32 from vector<8xf32>\n"
             "  %r = vector.insert %e, %x[5] : f32 into vector<8xf32>\n" TAIL,
             in, out, NULL);
  assert_true(out[5] == 3.0f && out[4] == 5.0f);
}

TEST(scalars_become_vectors) {
  float out[8];
  kernel_run(HEAD
             "  %e = vector.extract %x[1] : f32 from vector<8xf32>\n"
             "  %b = vector.broadcast %e : f32 to vector<8xf32>\n"
             "  %f = vector.from_elements %e, %e, %e, %e, %e, %e, %e, %e : "
             "vector<8xf32>\n"
             "  %r = vector.fma %b, %x, %f : vector<8xf32>\n" TAIL,
             in, out, NULL);
  for (size_t i = 0; i < 8; ++i)
    assert_true(out[i] == 2 * in[i] + 2);
}

TEST(lanes_are_reduced) {
  float out[1];
  kernel_run(HEAD
             "  %r = vector.reduction <add>, %x fastmath<reassoc> : "
             "vector<8xf32> into f32\n" SCALAR_TAIL,
             in, out, NULL);
  assert_true(out[0] == 36.0f);
  kernel_run(HEAD
             "  %r = vector.reduction <maximumf>, %x : vector<8xf32> into "
             "f32\n" SCALAR_TAIL,
             in, out, NULL);
  assert_true(out[0] == 8.0f);
}

TEST_MAIN(RUN(lanes_are_moved), RUN(lanes_are_taken_and_put),
          RUN(scalars_become_vectors), RUN(lanes_are_reduced))
