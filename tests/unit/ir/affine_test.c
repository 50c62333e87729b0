// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Affine expressions: what is simplified when made, composition, evaluation.
#include "ir/affine.h"

#include "harness/harness.h"
#include "harness/ir_program.h"

typedef const emp_affine_expr_t* expr_t;

static expr_t number(emp_test_program_t* ir, int64_t value) {
  return emp_affine_constant(ir->context, value);
}

TEST(equal_expressions_are_one_object) {
  emp_test_program_t ir;
  emp_test_program_init(&ir);
  expr_t d0 = emp_affine_dim(ir.context, 0);
  expr_t d1 = emp_affine_dim(ir.context, 1);
  // 4 * d0 and d0 * 4; constants stand on the right.
  expr_t a = emp_affine_binary(EMP_AFFINE_MUL, number(&ir, 4), d0);
  expr_t b = emp_affine_binary(EMP_AFFINE_MUL, d0, number(&ir, 4));
  assert_ptr_equal(a, b);
  assert_int_equal(a->rhs->value, 4);
  // d0 * 4 + d0 * -4 is 0, d0 + d0 is d0 * 2.
  expr_t minus = emp_affine_binary(EMP_AFFINE_MUL, d0, number(&ir, -4));
  assert_ptr_equal(emp_affine_binary(EMP_AFFINE_ADD, a, minus), number(&ir, 0));
  assert_ptr_equal(emp_affine_binary(EMP_AFFINE_ADD, d0, d0),
                   emp_affine_binary(EMP_AFFINE_MUL, d0, number(&ir, 2)));
  // (d0 + 2) + d1 is (d0 + d1) + 2.
  expr_t plus2 = emp_affine_binary(EMP_AFFINE_ADD, d0, number(&ir, 2));
  expr_t sum = emp_affine_binary(EMP_AFFINE_ADD, plus2, d1);
  assert_int_equal(sum->rhs->value, 2);
  emp_test_program_deinit(&ir);
}

TEST(known_divisors_are_taken_out) {
  emp_test_program_t ir;
  emp_test_program_init(&ir);
  expr_t d0 = emp_affine_dim(ir.context, 0);
  expr_t d1 = emp_affine_dim(ir.context, 1);
  expr_t eight = emp_affine_binary(EMP_AFFINE_MUL, d0, number(&ir, 8));
  // d0 * 8 floordiv 4 is d0 * 2, mod 4 is 0.
  assert_ptr_equal(
      emp_affine_binary(EMP_AFFINE_FLOORDIV, eight, number(&ir, 4)),
      emp_affine_binary(EMP_AFFINE_MUL, d0, number(&ir, 2)));
  assert_ptr_equal(emp_affine_binary(EMP_AFFINE_MOD, eight, number(&ir, 4)),
                   number(&ir, 0));
  // (d0 * 8 + d1) mod 4 is d1 mod 4.
  expr_t both = emp_affine_binary(EMP_AFFINE_ADD, eight, d1);
  assert_ptr_equal(emp_affine_binary(EMP_AFFINE_MOD, both, number(&ir, 4)),
                   emp_affine_binary(EMP_AFFINE_MOD, d1, number(&ir, 4)));
  emp_test_program_deinit(&ir);
}

TEST(division_rounds_as_it_says) {
  emp_test_program_t ir;
  emp_test_program_init(&ir);
  static const struct {
    emp_affine_kind_t kind;
    int64_t a, b, want;
  } cases[] = {
      {EMP_AFFINE_FLOORDIV, -7, 2, -4}, {EMP_AFFINE_CEILDIV, -7, 2, -3},
      {EMP_AFFINE_FLOORDIV, 7, 2, 3},   {EMP_AFFINE_CEILDIV, 7, 2, 4},
      {EMP_AFFINE_MOD, -7, 2, 1},       {EMP_AFFINE_MOD, 7, 4, 3},
  };
  for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); ++i) {
    expr_t made = emp_affine_binary(cases[i].kind, number(&ir, cases[i].a),
                                    number(&ir, cases[i].b));
    assert_ptr_equal(made, number(&ir, cases[i].want));
  }
  emp_test_program_deinit(&ir);
}

TEST(what_cannot_be_computed_is_kept) {
  emp_test_program_t ir;
  emp_test_program_init(&ir);
  expr_t big = number(&ir, INT64_MAX);
  expr_t over = emp_affine_binary(EMP_AFFINE_ADD, big, number(&ir, 1));
  assert_int_equal(over->kind, EMP_AFFINE_ADD);
  expr_t by_zero =
      emp_affine_binary(EMP_AFFINE_FLOORDIV, number(&ir, 1), number(&ir, 0));
  assert_int_equal(by_zero->kind, EMP_AFFINE_FLOORDIV);
  int64_t value = 0;
  assert_false(emp_affine_evaluate(over, NULL, NULL, &value));
  assert_false(emp_affine_evaluate(by_zero, NULL, NULL, &value));
  // (d0 + big) + 1 and its likes end, too.
  expr_t d0 = emp_affine_dim(ir.context, 0);
  expr_t sum = emp_affine_binary(EMP_AFFINE_ADD, d0, big);
  assert_non_null(emp_affine_binary(EMP_AFFINE_ADD, sum, number(&ir, 1)));
  emp_test_program_deinit(&ir);
}

TEST(maps_compose_and_invert) {
  emp_test_program_t ir;
  emp_test_program_init(&ir);
  // outer (d0, d1) -> (d1, d0), inner (d0, d1, d2) -> (d2, d0).
  const emp_affine_map_t* outer =
      emp_affine_projection_map(ir.context, 2, (uint32_t[]){1, 0}, 2);
  const emp_affine_map_t* inner =
      emp_affine_projection_map(ir.context, 3, (uint32_t[]){2, 0}, 2);
  const emp_affine_map_t* both = emp_affine_compose(outer, inner);
  assert_ptr_equal(
      both, emp_affine_projection_map(ir.context, 3, (uint32_t[]){0, 2}, 2));
  assert_true(emp_affine_map_is_permutation(outer));
  assert_false(emp_affine_map_is_permutation(inner));
  assert_true(emp_affine_map_is_projected_permutation(inner));
  const emp_affine_map_t* rotate =
      emp_affine_projection_map(ir.context, 3, (uint32_t[]){1, 2, 0}, 3);
  const emp_affine_map_t* back = emp_affine_inverse_permutation(rotate);
  assert_true(emp_affine_map_is_identity(emp_affine_compose(rotate, back)));
  assert_null(emp_affine_inverse_permutation(inner));
  emp_test_program_deinit(&ir);
}

TEST_MAIN(RUN(equal_expressions_are_one_object),
          RUN(known_divisors_are_taken_out), RUN(division_rounds_as_it_says),
          RUN(what_cannot_be_computed_is_kept), RUN(maps_compose_and_invert))
