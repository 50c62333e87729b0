// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Attributes: one object for equal ones, integers as their type has them.
#include "ir/attr.h"

#include "harness/harness.h"
#include "harness/ir_program.h"

TEST(integers_are_wrapped_to_their_type) {
  emp_test_program_t ir;
  emp_test_program_init(&ir);
  const emp_type_t* i8 = emp_type_integer(ir.context, 8);
  const emp_type_t* ui8 = emp_type_integer_signed(ir.context, 8, EMP_UNSIGNED);
  assert_int_equal(emp_attr_integer(i8, 255)->value, -1);
  assert_ptr_equal(emp_attr_integer(i8, 255), emp_attr_integer(i8, -1));
  assert_int_equal(emp_attr_integer(ui8, -1)->value, 255);
  assert_int_equal(emp_attr_bool(ir.context, true)->value, 1);
  // 128 bits: the sign goes all the way up.
  const emp_attr_t* wide =
      emp_attr_integer(emp_type_integer(ir.context, 128), -2);
  assert_true(wide->words[1] == UINT64_MAX);
  emp_test_program_deinit(&ir);
}

TEST(floats_keep_their_bits) {
  emp_test_program_t ir;
  emp_test_program_init(&ir);
  static const emp_float_kind_t kinds[] = {EMP_FLOAT_F16, EMP_FLOAT_BF16,
                                           EMP_FLOAT_F32, EMP_FLOAT_F64,
                                           EMP_FLOAT_F80, EMP_FLOAT_F128};
  static const double values[] = {0.0, -0.0, 1.5, -1024.0, 0.125};
  for (size_t k = 0; k < sizeof(kinds) / sizeof(kinds[0]); ++k) {
    const emp_type_t* type = emp_type_float(ir.context, kinds[k]);
    for (size_t i = 0; i < sizeof(values) / sizeof(values[0]); ++i) {
      double back = emp_attr_float_value(emp_attr_float(type, values[i]));
      assert_memory_equal(&back, &values[i], sizeof(back));
    }
  }
  // 1.0 as x87: the explicit one, exponent 16383.
  const emp_attr_t* one =
      emp_attr_float(emp_type_float(ir.context, EMP_FLOAT_F80), 1.0);
  assert_true(one->bits[0] == UINT64_C(1) << 63 && one->bits[1] == 16383);
  emp_test_program_deinit(&ir);
}

TEST(dictionaries_are_sorted_and_searched) {
  emp_test_program_t ir;
  emp_test_program_init(&ir);
  const emp_attr_t* one = emp_attr_i32(ir.context, 1);
  const emp_attr_t* two = emp_attr_i32(ir.context, 2);
  emp_named_attr_t ab[] = {EMP_ATTR("b", two), EMP_ATTR("a", one)};
  emp_named_attr_t ba[] = {EMP_ATTR("a", one), EMP_ATTR("b", two)};
  const emp_attr_t* dictionary = emp_attr_dictionary(ir.context, ab, 2);
  assert_ptr_equal(dictionary, emp_attr_dictionary(ir.context, ba, 2));
  assert_ptr_equal(emp_dictionary_get(dictionary, "a"), one);
  assert_ptr_equal(emp_dictionary_get(dictionary, "b"), two);
  assert_null(emp_dictionary_get(dictionary, "c"));
  emp_test_program_deinit(&ir);
}

TEST(equal_elements_are_a_splat) {
  emp_test_program_t ir;
  emp_test_program_init(&ir);
  const emp_type_t* i32 = emp_type_integer(ir.context, 32);
  int64_t dims[] = {3};
  const emp_type_t* type = emp_type_tensor(dims, 1, i32, NULL);
  int32_t same[] = {7, 7, 7};
  const emp_attr_t* dense = emp_attr_dense(
      type, (emp_dense_data_t){.bytes = (const uint8_t*)same, .length = 12});
  assert_true(dense->data.is_splat);
  assert_ptr_equal(dense,
                   emp_attr_dense_splat(type, emp_attr_i32(ir.context, 7)));
  emp_test_program_deinit(&ir);
}

TEST(big_data_is_borrowed) {
  emp_test_program_t ir;
  emp_test_program_init(&ir);
  static uint8_t bytes[8192];
  for (size_t i = 0; i < sizeof(bytes); ++i)
    bytes[i] = (uint8_t)i;
  int64_t dims[] = {8192};
  const emp_type_t* type =
      emp_type_tensor(dims, 1, emp_type_integer(ir.context, 8), NULL);
  emp_dense_data_t data = {.bytes = bytes, .length = sizeof(bytes)};
  const emp_attr_t* dense = emp_attr_dense(type, data);
  assert_ptr_equal(dense->data.bytes, bytes);
  assert_ptr_equal(dense, emp_attr_dense(type, data));
  emp_test_program_deinit(&ir);
}

TEST(big_arrays_are_copied) {
  emp_test_program_t ir;
  emp_test_program_init(&ir);
  enum { kCount = 2000 };
  int64_t values[kCount];
  for (int i = 0; i < kCount; ++i)
    values[i] = i;
  const emp_attr_t* array = emp_attr_i64_array(ir.context, values, kCount);
  int64_t dims[] = {kCount};
  const emp_attr_t* dense = emp_attr_dense_copy(
      emp_type_tensor(dims, 1, emp_type_integer(ir.context, 64), NULL),
      (emp_dense_data_t){.bytes = (const uint8_t*)values,
                         .length = sizeof(values)});
  memset(values, 0, sizeof(values));
  for (int i = 0; i < kCount; ++i) {
    assert_int_equal(emp_dense_int(array, i), i);
    assert_int_equal(emp_dense_int(dense, i), i);
  }
  emp_test_program_deinit(&ir);
}

TEST(a_blob_may_come_after_its_attribute) {
  emp_test_program_t ir;
  emp_test_program_init(&ir);
  int64_t dims[] = {2};
  const emp_type_t* type =
      emp_type_tensor(dims, 1, emp_type_integer(ir.context, 8), NULL);
  const emp_attr_t* attr = emp_attr_resource(type, EMP_STR("w"));
  assert_null(attr->data.bytes);
  static const uint8_t bytes[] = {1, 2};
  assert_true(emp_context_set_resource(ir.context, EMP_STR("w"), bytes, 2, 1));
  assert_ptr_equal(attr->data.bytes, bytes);
  assert_false(emp_context_set_resource(ir.context, EMP_STR("w"), bytes, 2, 1));
  emp_test_program_deinit(&ir);
}

TEST(fused_places_are_flat) {
  emp_test_program_t ir;
  emp_test_program_init(&ir);
  const emp_attr_t* a = emp_loc_file(ir.context, EMP_STR("f"), 1, 2);
  const emp_attr_t* b = emp_loc_file(ir.context, EMP_STR("f"), 3, 4);
  const emp_attr_t* unknown = emp_loc_unknown(ir.context);
  const emp_attr_t* both =
      emp_loc_fused(ir.context, (const emp_attr_t*[]){a, b}, 2, NULL);
  const emp_attr_t* nested = emp_loc_fused(
      ir.context, (const emp_attr_t*[]){both, unknown, a}, 3, NULL);
  assert_ptr_equal(nested, both);
  assert_ptr_equal(
      emp_loc_fused(ir.context, (const emp_attr_t*[]){a, a}, 2, NULL), a);
  assert_ptr_equal(
      emp_loc_fused(ir.context, (const emp_attr_t*[]){unknown}, 1, NULL),
      unknown);
  emp_test_program_deinit(&ir);
}

TEST_MAIN(RUN(integers_are_wrapped_to_their_type), RUN(floats_keep_their_bits),
          RUN(dictionaries_are_sorted_and_searched),
          RUN(equal_elements_are_a_splat), RUN(big_data_is_borrowed),
          RUN(big_arrays_are_copied), RUN(a_blob_may_come_after_its_attribute),
          RUN(fused_places_are_flat))
