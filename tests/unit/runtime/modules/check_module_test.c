// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What "equal" means, rule by rule (docs: the check functions).
#include <math.h>

#include "harness/harness.h"
#include "harness/native_call.h"
#include "runtime/hal/buffer_view.h"
#include "runtime/modules/element_value.h"
#include "runtime/modules/native_modules.h"

static emp_device_t* device;

static emp_buffer_view_t* make_view(uint32_t type, const void* data,
                                    int64_t count) {
  emp_buffer_t* buffer = NULL;
  emp_buffer_view_t* view = NULL;
  uint64_t bytes = 0;
  assert_ok(emp_shape_bytes(type, &count, 1, &bytes));
  assert_ok(
      emp_buffer_allocate(device, (emp_buffer_params_t){0, 0}, bytes, &buffer));
  if (bytes != 0) memcpy(buffer->data, data, (size_t)bytes);
  assert_ok(emp_buffer_view_create(buffer, type, &count, 1,
                                   emp_allocator_libc(), &view));
  emp_buffer_release(buffer);
  return view;
}

typedef struct numbers_s {
  double atol, rtol;
  int64_t min_ulp, max_ulp;
} numbers_t;

static emp_status_t check(const char* name, uint32_t type, const void* a,
                          const void* b, int64_t count, numbers_t n) {
  emp_vm_native_module_t module = emp_check_module();
  emp_test_native_t native;
  emp_buffer_view_t* lhs = make_view(type, a, count);
  emp_buffer_view_t* rhs = make_view(type, b, count);
  emp_test_native_begin(&native, emp_allocator_libc());
  emp_test_native_ref(&native, NULL);
  emp_test_native_ref(&native, &lhs->object);
  emp_test_native_ref(&native, &rhs->object);
  if (strcmp(name, "expect_almost_eq") == 0) {
    emp_test_native_f32(&native, (float)n.atol);
    emp_test_native_f32(&native, (float)n.rtol);
  } else if (strcmp(name, "expect_close") == 0) {
    emp_test_native_i64(&native, n.min_ulp);
    emp_test_native_i64(&native, n.max_ulp);
  } else {
    emp_test_native_f64(&native, n.atol);
  }
  emp_status_t status = emp_test_native_call(&native, &module, name);
  emp_test_native_end(&native);
  emp_buffer_view_release(lhs);
  emp_buffer_view_release(rhs);
  return status;
}

static emp_status_t check_f32(const char* name, float a, float b, numbers_t n) {
  return check(name, (uint32_t)EMP_ELEMENT_F32, &a, &b, 1, n);
}

static const numbers_t kNone = {0, 0, 0, 0};

TEST(eq_is_the_operator) {
  const int32_t a[] = {1, 2, 3}, b[] = {1, 2, 4};
  assert_ok(check("expect_eq", (uint32_t)EMP_ELEMENT_I32, a, a, 3, kNone));
  assert_fails_with(
      check("expect_eq", (uint32_t)EMP_ELEMENT_I32, a, b, 3, kNone), ABORTED,
      "1 of 3 elements differ; the first at [2]: wanted 4, found 3");
  assert_ok(check_f32("expect_eq", 0.0f, -0.0f, kNone));
  assert_fails(check_f32("expect_eq", NAN, NAN, kNone), ABORTED);
  assert_ok(check("expect_eq", (uint32_t)EMP_ELEMENT_I32, a, b, 0, kNone));
}

TEST(almost_eq_adds_both_tolerances) {
  numbers_t n = {.atol = 1e-3, .rtol = 0.1};
  assert_ok(check_f32("expect_almost_eq", 11.0f, 10.0f, n));
  assert_fails(check_f32("expect_almost_eq", 11.1f, 10.0f, n), ABORTED);
  assert_ok(check_f32("expect_almost_eq", NAN, NAN, n));
  assert_ok(check_f32("expect_almost_eq", INFINITY, INFINITY, n));
  assert_fails(check_f32("expect_almost_eq", 1.0f, INFINITY, n), ABORTED);
  assert_fails(check_f32("expect_almost_eq", INFINITY, 1.0f, n), ABORTED);
}

TEST(close_counts_units_in_the_last_place) {
  numbers_t three = {.max_ulp = 3};
  float one = 1.0f, next = nextafterf(1.0f, 2.0f);
  assert_ok(check_f32("expect_close", one, next, three));
  numbers_t exact = {.max_ulp = 0};
  assert_fails(check_f32("expect_close", one, next, exact), ABORTED);
  numbers_t apart = {.min_ulp = 1, .max_ulp = 5};
  assert_fails(check_f32("expect_close", one, one, apart), ABORTED);
  assert_ok(check_f32("expect_close", NAN, -NAN, three));
  assert_fails(check_f32("expect_close", INFINITY, 3.4e38f, three), ABORTED);
  assert_ok(check_f32("expect_close", 0.0f, -0.0f, exact));
  // The least positive and the least negative number are two apart.
  numbers_t two = {.min_ulp = 2, .max_ulp = 2};
  assert_ok(check_f32("expect_close", 1e-45f, -1e-45f, two));
  const float a[] = {1.0f, 2.0f};
  const float b[] = {1.0f, 2.5f};
  assert_fails(
      check("expect_close", (uint32_t)EMP_ELEMENT_COMPLEX_64, a, b, 1, three),
      ABORTED);
}

TEST(near_is_an_absolute_bound) {
  numbers_t n = {.atol = 1e-3};
  assert_ok(check_f32("expect_near", 5.0f, 5.0005f, n));
  assert_fails(check_f32("expect_near", 5.0f, 5.002f, n), ABORTED);
  assert_ok(check_f32("expect_near", NAN, NAN, n));
  assert_ok(check_f32("expect_near", -INFINITY, -INFINITY, n));
  assert_fails(check_f32("expect_near", NAN, 1.0f, n), ABORTED);
}

TEST(eq_returns_a_boolean) {
  emp_vm_native_module_t module = emp_check_module();
  for (int differs = 0; differs < 2; ++differs) {
    emp_test_native_t native;
    const int8_t a = 5, b = (int8_t)(5 + differs);
    emp_buffer_view_t* lhs = make_view((uint32_t)EMP_ELEMENT_I8, &a, 1);
    emp_buffer_view_t* rhs = make_view((uint32_t)EMP_ELEMENT_I8, &b, 1);
    emp_test_native_begin(&native, emp_allocator_libc());
    emp_test_native_ref(&native, NULL);
    emp_test_native_ref(&native, &lhs->object);
    emp_test_native_ref(&native, &rhs->object);
    emp_test_native_f64(&native, 1e-4);
    assert_ok(emp_test_native_call(&native, &module, "eq"));
    emp_buffer_view_t* result =
        (emp_buffer_view_t*)emp_test_native_result(&native);
    assert_int_equal(result->rank, 0);
    assert_int_equal(result->element_type, (uint32_t)EMP_ELEMENT_BOOL_8);
    assert_int_equal(result->buffer->data[0], !differs);
    emp_test_native_end(&native);
    emp_buffer_view_release(lhs);
    emp_buffer_view_release(rhs);
  }
}

TEST(truth_is_checked) {
  emp_vm_native_module_t module = emp_check_module();
  emp_test_native_t native;
  emp_test_native_begin(&native, emp_allocator_libc());
  emp_test_native_i32(&native, 1);
  assert_ok(emp_test_native_call(&native, &module, "expect_true"));
  assert_fails(emp_test_native_call(&native, &module, "expect_false"), ABORTED);
  const uint8_t mixed[] = {1, 1, 0};
  emp_buffer_view_t* view = make_view((uint32_t)EMP_ELEMENT_BOOL_8, mixed, 3);
  emp_test_native_begin(&native, emp_allocator_libc());
  emp_test_native_ref(&native, NULL);
  emp_test_native_ref(&native, &view->object);
  assert_fails_with(emp_test_native_call(&native, &module, "expect_all_true"),
                    ABORTED, "[2]");
  emp_buffer_view_release(view);
}

TEST(small_elements_are_read_packed) {
  const uint8_t nibbles[] = {0xf1, 0x08};  // 1, -1, -8
  emp_buffer_view_t* view = make_view((uint32_t)EMP_ELEMENT_I4, nibbles, 3);
  emp_element_layout_t layout;
  assert_true(emp_element_layout(view->element_type, &layout));
  assert_int_equal(emp_view_scalar_count(view, &layout), 3);
  assert_int_equal(emp_view_scalar(view, &layout, 0).i64, 1);
  assert_int_equal(emp_view_scalar(view, &layout, 1).i64, -1);
  assert_int_equal(emp_view_scalar(view, &layout, 2).i64, -8);
  emp_buffer_view_release(view);
}

int main(void) {
  const struct CMUnitTest tests[] = {RUN(eq_is_the_operator),
                                     RUN(almost_eq_adds_both_tolerances),
                                     RUN(close_counts_units_in_the_last_place),
                                     RUN(near_is_an_absolute_bound),
                                     RUN(eq_returns_a_boolean),
                                     RUN(truth_is_checked),
                                     RUN(small_elements_are_read_packed)};
  emp_status_t status =
      emp_device_create_cpu(NULL, emp_allocator_libc(), &device);
  emp_status_free(status);
  int failed = cmocka_run_group_tests(tests, NULL, NULL);
  emp_device_release(device);
  return emp_test_finish(failed);
}
