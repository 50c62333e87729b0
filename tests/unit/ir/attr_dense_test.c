// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Elements of dense attributes, read back as they were written.
#include "harness/harness.h"
#include "harness/ir_program.h"

TEST(elements_are_read_as_their_type_says) {
  emp_test_program_t ir;
  emp_test_program_init(&ir);
  static const uint8_t bytes[] = {0xff, 0x80, 0x01};
  int64_t dims[] = {3};
  const emp_type_t* i8 = emp_type_integer(ir.context, 8);
  const emp_type_t* ui8 = emp_type_integer_signed(ir.context, 8, EMP_UNSIGNED);
  emp_dense_data_t data = {.bytes = bytes, .length = 3};
  const emp_attr_t* is =
      emp_attr_dense(emp_type_tensor(dims, 1, i8, NULL), data);
  const emp_attr_t* us =
      emp_attr_dense(emp_type_tensor(dims, 1, ui8, NULL), data);
  assert_int_equal(emp_dense_int(is, 0), -1);
  assert_int_equal(emp_dense_int(is, 1), -128);
  assert_int_equal(emp_dense_int(us, 0), 255);
  assert_int_equal(emp_dense_count(is), 3);
  assert_ptr_equal(emp_dense_element(is, 2), emp_attr_integer(i8, 1));
  emp_test_program_deinit(&ir);
}

TEST(integer_lists_come_in_several_forms) {
  emp_test_program_t ir;
  emp_test_program_init(&ir);
  static const char* const forms[] = {"[1 : i64, -2 : i64]",
                                      "array<i64: 1, -2>", "array<i32: 1, -2>",
                                      "dense<[1, -2]> : tensor<2xi64>"};
  for (size_t i = 0; i < sizeof(forms) / sizeof(forms[0]); ++i) {
    const emp_attr_t* attr =
        emp_parse_attr(ir.context, emp_str_from(forms[i]), &ir.sink);
    int64_t values[4];
    size_t count = 0;
    assert_true(emp_attr_read_ints(attr, values, 4, &count));
    assert_int_equal(count, 2);
    assert_int_equal(values[0], 1);
    assert_int_equal(values[1], -2);
    assert_false(emp_attr_read_ints(attr, values, 1, &count));
  }
  int64_t value = 0;
  size_t count = 0;
  const emp_attr_t* text = emp_attr_cstr(ir.context, "x");
  assert_false(emp_attr_read_ints(text, &value, 1, &count));
  assert_false(emp_attr_read_ints(NULL, &value, 1, &count));
  emp_test_program_deinit(&ir);
}

TEST(small_floats_are_decoded) {
  emp_test_program_t ir;
  emp_test_program_init(&ir);
  // 1.5 as half is 0x3e00.
  static const uint8_t bytes[] = {0x00, 0x3e, 0x00, 0xc0};
  int64_t dims[] = {2};
  const emp_type_t* f16 = emp_type_float(ir.context, EMP_FLOAT_F16);
  const emp_attr_t* dense =
      emp_attr_dense(emp_type_tensor(dims, 1, f16, NULL),
                     (emp_dense_data_t){.bytes = bytes, .length = 4});
  assert_true(emp_dense_float(dense, 0) == 1.5);
  assert_true(emp_dense_float(dense, 1) == -2.0);
  emp_test_program_deinit(&ir);
}

TEST_MAIN(RUN(elements_are_read_as_their_type_says),
          RUN(integer_lists_come_in_several_forms),
          RUN(small_floats_are_decoded))
