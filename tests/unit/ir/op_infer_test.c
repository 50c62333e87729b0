// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How many values a group has, and which types follow from which.
#include "harness/harness.h"
#include "harness/ir_program.h"
#include "ir/op_spec.h"

static emp_op_spec_t* spec_of(emp_test_program_t* ir, const char* name) {
  const emp_op_info_t* info =
      emp_context_op_info(ir->context, emp_str_from(name));
  assert_non_null(info);
  return emp_op_spec(ir->context, info);
}

TEST(types_spread_both_ways) {
  emp_test_program_t ir;
  emp_test_program_init(&ir);
  const emp_type_t* f32 = emp_type_float(ir.context, EMP_FLOAT_F32);
  int64_t dims[] = {4};
  const emp_type_t* tensor = emp_type_tensor(dims, 1, f32, NULL);
  const emp_op_spec_t* add = spec_of(&ir, "arith.addf");
  const emp_type_t* operands[EMP_MAX_GROUPS] = {NULL};
  const emp_type_t* results[EMP_MAX_GROUPS] = {tensor};
  emp_op_spec_spread_types(ir.context, add, NULL, operands, results);
  assert_ptr_equal(operands[0], tensor);
  assert_ptr_equal(operands[1], tensor);
  // A comparison gives i1 in the shape of its operands.
  const emp_op_spec_t* compare = spec_of(&ir, "arith.cmpf");
  const emp_type_t* compared[EMP_MAX_GROUPS] = {tensor};
  const emp_type_t* bits[EMP_MAX_GROUPS] = {NULL};
  emp_op_spec_spread_types(ir.context, compare, NULL, compared, bits);
  assert_ptr_equal(
      bits[0], emp_type_with_element(tensor, emp_type_integer(ir.context, 1)));
  emp_test_program_deinit(&ir);
}

TEST(groups_share_or_follow_their_segments) {
  emp_test_program_t ir;
  emp_test_program_init(&ir);
  // condition, then operands of two destinations, with segments.
  const emp_op_spec_t* branch = spec_of(&ir, "cf.cond_br");
  uint32_t counts[EMP_MAX_GROUPS];
  int32_t sizes[] = {1, 2, 0};
  emp_named_attr_t segments =
      EMP_ATTR("operandSegmentSizes", emp_attr_i32_array(ir.context, sizes, 3));
  const emp_attr_t* attrs = emp_attr_dictionary(ir.context, &segments, 1);
  assert_true(emp_op_spec_operand_counts(branch, 3, attrs, counts));
  assert_int_equal(counts[1], 2);
  assert_int_equal(counts[2], 0);
  assert_false(emp_op_spec_operand_counts(branch, 4, attrs, counts));
  const emp_op_spec_t* add = spec_of(&ir, "arith.addi");
  assert_true(emp_op_spec_operand_counts(add, 2, NULL, counts));
  assert_false(emp_op_spec_operand_counts(add, 3, NULL, counts));
  const emp_op_spec_t* call = spec_of(&ir, "func.call");
  assert_true(emp_op_spec_operand_counts(call, 7, NULL, counts));
  assert_int_equal(counts[0], 7);
  emp_test_program_deinit(&ir);
}

TEST_MAIN(RUN(types_spread_both_ways),
          RUN(groups_share_or_follow_their_segments))
