// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Printed forms are those of mlir-opt 22.
#include "harness/ir_text.h"

TEST(maps_and_sets_are_read) {
  emp_test_ir_t ir;
  emp_test_ir_init(&ir);
  EMP_TEST_ATTRS(
      &ir, {"affine_map<() -> ()>", NULL},
      {"affine_map<(d0)[s0] -> (d0 + s0)>", NULL},
      {"affine_map<(a, b)[n] -> (a floordiv 2 - n * 3, -a + (b mod 4) * 2 - "
       "5)>",
       "affine_map<(d0, d1)[s0] -> (d0 floordiv 2 - s0 * 3, -d0 + (d1 mod 4) "
       "* 2 - 5)>"},
      {"affine_map<(d0) -> (d0 ceildiv 8, 3)>", NULL},
      {"affine_map<(d0) -> (d0 mod 0)>", NULL},  // undefined where evaluated
      {"affine_set<(d0)[s0] : (d0 - 4 >= 0, s0 == 0)>", NULL},
      {"affine_set<(d0) : (d0 <= 7)>", "affine_set<(d0) : (-d0 + 7 >= 0)>"});
  emp_test_ir_deinit(&ir);
}

TEST(what_is_not_affine_is_said) {
  emp_test_ir_t ir;
  emp_test_ir_init(&ir);
  EMP_TEST_ATTRS(
      &ir,
      {"affine_map<(a, b) -> (a * b)>",
       "a product of dimensions is not affine"},
      {"affine_map<(a, b) -> (a mod b)>",
       "the divisor must be a constant or a symbol"},
      {"affine_map<(a, a) -> (a)>", "'a' is bound twice"},
      {"affine_map<(a) -> (c)>", "'c' is no dimension or symbol of this map"},
      {"affine_map<(a) -> (a +)>", "expected an affine expression, found ')'"},
      {"affine_set<(a) : (a > 0)>", "expected '=', found '0'"});
  emp_test_ir_deinit(&ir);
}

TEST_MAIN(RUN(maps_and_sets_are_read), RUN(what_is_not_affine_is_said))
