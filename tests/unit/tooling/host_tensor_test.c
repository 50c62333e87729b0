// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "emplace/tooling.h"
#include "harness/harness.h"

typedef struct text_s {
  char data[512];
  size_t length;
} text_t;

static void append(void* user, emp_str_t piece) {
  text_t* text = user;
  assert_true(text->length + piece.length < sizeof text->data);
  memcpy(text->data + text->length, piece.data, piece.length);
  text->length += piece.length;
  text->data[text->length] = 0;
}

static void assert_prints(const char* literal, size_t limit,
                          const char* wanted) {
  emp_tensor_t tensor;
  text_t text = {.length = 0};
  assert_ok(emp_tensor_parse((emp_str_t){literal, strlen(literal)},
                             emp_allocator_libc(), &tensor));
  emp_tensor_print(&tensor, limit, (emp_writer_t){&text, append});
  assert_string_equal(text.data, wanted);
  emp_tensor_free(&tensor);
}

TEST(results_print_as_iree_prints_them) {
  assert_prints("4xf32=1,2,3,4", 0, "4xf32=1 2 3 4");
  assert_prints("2x2xf32=1,2,3,4", 0, "2x2xf32=[1 2][3 4]");
  assert_prints("1x2x2xi8=-1,2,3,4", 0, "1x2x2xi8=[[-1 2][3 4]]");
  assert_prints("f32=0.1", 0, "f32=0.1");
  assert_prints("3xf32=nan,inf,-inf", 0, "3xf32=nan inf -inf");
  assert_prints("0x4xf32", 0, "0x4xf32=");
  assert_prints("2xui8=255,1", 0, "2xui8=255 1");
  assert_prints("2xi1=1,0", 0, "2xi1=1 0");
  assert_prints("4xf32=1,2,3,4", 2, "4xf32=1 2...");
}

static emp_status_t compare(const char* a, const char* b, double atol) {
  emp_tensor_t x;
  emp_tensor_t y;
  assert_ok(
      emp_tensor_parse((emp_str_t){a, strlen(a)}, emp_allocator_libc(), &x));
  assert_ok(
      emp_tensor_parse((emp_str_t){b, strlen(b)}, emp_allocator_libc(), &y));
  emp_status_t status = emp_tensor_compare(&x, &y, atol, -1);
  emp_tensor_free(&x);
  emp_tensor_free(&y);
  return status;
}

TEST(equality_has_the_bound_of_the_type) {
  assert_ok(compare("2xf32=1,nan", "2xf32=1.00005,nan", -1));
  assert_ok(compare("f16=1.0009765625", "f16=1", -1));
  assert_fails_with(compare("2xf32=1,2", "2xf32=1,2.5", -1),
                    FAILED_PRECONDITION, "element 1 is 2, expected 2.5");
  assert_fails(compare("f32=1", "f32=inf", -1), FAILED_PRECONDITION);
  assert_fails(compare("i32=1", "i32=2", 10), FAILED_PRECONDITION);
}

TEST(other_shapes_and_types_are_named) {
  assert_fails_with(compare("2xf32", "3xf32", -1), INVALID_ARGUMENT,
                    "dim 0 is 2, expected 3");
  assert_fails_with(compare("2xf32", "2xf64", -1), INVALID_ARGUMENT,
                    "element type is f32, expected f64");
  assert_fails_with(compare("2xf32", "1x2xf32", -1), INVALID_ARGUMENT,
                    "rank is 1, expected 2");
}

TEST(elements_start_at_a_multiple_of_64) {
  int64_t dims[] = {3, 5};
  emp_tensor_t tensor;
  assert_ok(emp_tensor_create(EMP_ELEMENT_F32, dims, 2, emp_allocator_libc(),
                              &tensor));
  assert_int_equal((uintptr_t)tensor.data % 64, 0);
  assert_int_equal(emp_tensor_element_count(&tensor), 15);
  emp_tensor_free(&tensor);
}

TEST_MAIN(RUN(results_print_as_iree_prints_them),
          RUN(equality_has_the_bound_of_the_type),
          RUN(other_shapes_and_types_are_named),
          RUN(elements_start_at_a_multiple_of_64))
