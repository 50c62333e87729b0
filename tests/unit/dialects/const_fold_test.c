// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Scalars, splats and dense elements under one function of scalars.
#include "dialects/const_fold.h"

#include <math.h>

#include "unit/dialects/ir_text.h"

static const emp_attr_t* read_attr(const ir_text_t* ir, const char* text) {
  emp_diag_sink_t sink = {.emit = ir_text_fail};
  return emp_parse_attr(ir->context, emp_str_from(text), &sink);
}

static bool add_ints(const emp_op_t* op, const emp_scalar_t* in,
                     emp_scalar_t* out) {
  (void)op;
  out->i = (int64_t)(in[0].u + in[1].u);
  return true;
}

static bool half(const emp_op_t* op, const emp_scalar_t* in,
                 emp_scalar_t* out) {
  (void)op;
  out->f = in[0].f / 2;
  return true;
}

static bool decline(const emp_op_t* op, const emp_scalar_t* in,
                    emp_scalar_t* out) {
  (void)op;
  (void)in;
  (void)out;
  return false;
}

TEST(scalars_are_read_signed_and_unsigned) {
  ir_text_t ir = ir_text("");
  emp_scalar_t scalar;
  assert_true(emp_scalar_read(read_attr(&ir, "-1 : i4"), 0, &scalar));
  assert_int_equal(scalar.i, -1);
  assert_int_equal(scalar.u, 15);
  assert_true(emp_scalar_read(read_attr(&ir, "true"), 0, &scalar));
  assert_int_equal(scalar.u, 1);
  assert_true(emp_scalar_read(
      read_attr(&ir, "dense<[1.5, 2.5]> : tensor<2xbf16>"), 1, &scalar));
  assert_true(scalar.f == 2.5);
  assert_int_equal(scalar.u, 0x4020);
  assert_false(emp_scalar_read(read_attr(&ir, "\"text\""), 0, &scalar));
  ir_text_free(&ir);
}

TEST(splats_stay_splats_and_lists_are_computed_one_by_one) {
  ir_text_t ir = ir_text("");
  emp_op_t* op = ir.module->op;
  const emp_attr_t* list = read_attr(&ir, "dense<[1, 2, 127]> : tensor<3xi8>");
  const emp_attr_t* splat = read_attr(&ir, "dense<1> : tensor<3xi8>");
  const emp_attr_t* both[] = {list, splat};
  const emp_attr_t* splats[] = {splat, splat};
  assert_ptr_equal(emp_fold_elementwise(op, both, 2, list->type, add_ints),
                   read_attr(&ir, "dense<[2, 3, -128]> : tensor<3xi8>"));
  assert_ptr_equal(emp_fold_elementwise(op, splats, 2, list->type, add_ints),
                   read_attr(&ir, "dense<2> : tensor<3xi8>"));
  assert_null(emp_fold_elementwise(op, both, 2, list->type, decline));
  both[1] = NULL;
  assert_null(emp_fold_elementwise(op, both, 2, list->type, add_ints));
  ir_text_free(&ir);
}

TEST(floats_round_once_at_the_result) {
  ir_text_t ir = ir_text("");
  // 2^-24 is the least f16; its half is a tie that goes to even, zero.
  const emp_attr_t* least = read_attr(&ir, "0x0001 : f16");
  assert_ptr_equal(
      emp_fold_elementwise(ir.module->op, &least, 1, least->type, half),
      read_attr(&ir, "0.0 : f16"));
  ir_text_free(&ir);
}

TEST(questions_about_splats_tell_signed_zeros_apart) {
  ir_text_t ir = ir_text("");
  assert_true(emp_attr_is_float_splat(read_attr(&ir, "-0.0 : f32"), -0.0));
  assert_false(emp_attr_is_float_splat(read_attr(&ir, "0.0 : f32"), -0.0));
  assert_true(
      emp_attr_is_int_splat(read_attr(&ir, "dense<-1> : tensor<4xi3>"), 7));
  assert_false(emp_attr_is_int_splat(read_attr(&ir, "1.0 : f32"), 1));
  ir_text_free(&ir);
}

TEST_MAIN(RUN(scalars_are_read_signed_and_unsigned),
          RUN(splats_stay_splats_and_lists_are_computed_one_by_one),
          RUN(floats_round_once_at_the_result),
          RUN(questions_about_splats_tell_signed_zeros_apart))
