// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Types: one object for equal ones, and what can be asked of them.
#include "ir/type.h"

#include "harness/harness.h"
#include "harness/ir_program.h"

TEST(equal_types_are_one_object) {
  emp_test_program_t ir;
  emp_test_program_init(&ir);
  const emp_type_t* f32 = emp_type_float(ir.context, EMP_FLOAT_F32);
  int64_t dims[] = {4, EMP_DIM_DYNAMIC};
  assert_ptr_equal(
      emp_type_tensor(dims, 2, f32, NULL),
      emp_type_tensor((int64_t[]){4, EMP_DIM_DYNAMIC}, 2, f32, NULL));
  assert_ptr_not_equal(emp_type_tensor(dims, 2, f32, NULL),
                       emp_type_vector((int64_t[]){4, 4}, 2, 0, f32));
  assert_ptr_not_equal(emp_type_integer(ir.context, 32),
                       emp_type_integer_signed(ir.context, 32, EMP_SIGNED));
  // A long list of function types that is not new leaves no trace.
  const emp_type_t* many[40];
  for (size_t i = 0; i < 40; ++i)
    many[i] = f32;
  const emp_type_t* first = emp_type_function(ir.context, many, 40, many, 1);
  assert_ptr_equal(first, emp_type_function(ir.context, many, 40, many, 1));
  assert_int_equal(first->input_count, 40);
  emp_test_program_deinit(&ir);
}

TEST(default_layouts_and_spaces_are_not_kept) {
  emp_test_program_t ir;
  emp_test_program_init(&ir);
  const emp_type_t* f32 = emp_type_float(ir.context, EMP_FLOAT_F32);
  const emp_attr_t* identity =
      emp_attr_affine_map(ir.context, emp_affine_identity_map(ir.context, 1));
  int64_t dims[] = {8};
  assert_ptr_equal(
      emp_type_memref(dims, 1, f32, identity, emp_attr_i64(ir.context, 0)),
      emp_type_memref(dims, 1, f32, NULL, NULL));
  emp_test_program_deinit(&ir);
}

TEST(elements_are_counted) {
  emp_test_program_t ir;
  emp_test_program_init(&ir);
  const emp_type_t* f32 = emp_type_float(ir.context, EMP_FLOAT_F32);
  int64_t big[] = {INT64_C(1) << 40, INT64_C(1) << 40};
  int64_t empty[] = {INT64_C(1) << 40, INT64_C(1) << 40, 0};
  assert_int_equal(emp_type_element_count(emp_type_tensor(NULL, 0, f32, NULL)),
                   1);
  assert_int_equal(emp_type_element_count(emp_type_tensor(big, 2, f32, NULL)),
                   -1);
  assert_int_equal(emp_type_element_count(emp_type_tensor(empty, 3, f32, NULL)),
                   0);
  int64_t dynamic[] = {EMP_DIM_DYNAMIC, 3};
  const emp_type_t* type = emp_type_tensor(dynamic, 2, f32, NULL);
  assert_int_equal(emp_type_element_count(type), -1);
  assert_int_equal(emp_type_dynamic_dim_count(type), 1);
  emp_test_program_deinit(&ir);
}

TEST(storage_is_packed_below_a_byte) {
  emp_test_program_t ir;
  emp_test_program_init(&ir);
  static const struct {
    uint32_t bits;
    int64_t count, want;
  } cases[] = {{1, 3, 3},  {2, 5, 2},   {4, 3, 2}, {8, 3, 3},
               {24, 2, 8}, {64, 2, 16}, {4, 0, 0}};
  for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); ++i) {
    int64_t bytes = -1;
    assert_true(emp_type_storage_bytes(
        emp_type_integer(ir.context, cases[i].bits), cases[i].count, &bytes));
    assert_int_equal(bytes, cases[i].want);
  }
  int64_t bytes = 0;
  const emp_type_t* f64 = emp_type_float(ir.context, EMP_FLOAT_F64);
  assert_false(emp_type_storage_bytes(f64, INT64_C(1) << 61, &bytes));
  assert_true(emp_type_storage_bytes(emp_type_complex(f64), 3, &bytes));
  assert_int_equal(bytes, 48);
  emp_test_program_deinit(&ir);
}

TEST_MAIN(RUN(equal_types_are_one_object),
          RUN(default_layouts_and_spaces_are_not_kept),
          RUN(elements_are_counted), RUN(storage_is_packed_below_a_byte))
