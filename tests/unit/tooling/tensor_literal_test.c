// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <math.h>

#include "emplace/tooling.h"
#include "harness/harness.h"

static emp_tensor_t parse(const char* text) {
  emp_tensor_t tensor;
  assert_ok(emp_tensor_parse((emp_str_t){text, strlen(text)},
                             emp_allocator_libc(), &tensor));
  return tensor;
}

TEST(numbers_may_be_separated_by_commas_blanks_and_brackets) {
  const char* forms[] = {"2x2xf32=1,2,3,4", "2x2xf32=1 2 3 4",
                         "2x2xf32=[1 2][3 4]", "2x2xf32=[[1, 2], [3, 4]]"};
  for (size_t i = 0; i < 4; ++i) {
    emp_tensor_t tensor = parse(forms[i]);
    assert_int_equal(tensor.rank, 2);
    assert_int_equal(tensor.length_bytes, 16);
    for (int64_t k = 0; k < 4; ++k) {
      assert_true(emp_tensor_get(&tensor, k) == (double)(k + 1));
    }
    emp_tensor_free(&tensor);
  }
}

TEST(one_value_fills_the_shape_and_none_is_zero) {
  emp_tensor_t splat = parse("64xf32=1.5");
  assert_true(emp_tensor_get(&splat, 63) == 1.5);
  emp_tensor_free(&splat);
  emp_tensor_t zero = parse("3xi64");
  assert_true(emp_tensor_get(&zero, 2) == 0);
  emp_tensor_free(&zero);
  emp_tensor_t scalar = parse("f64=-2.5e3");
  assert_int_equal(scalar.rank, 0);
  assert_true(emp_tensor_get(&scalar, 0) == -2500.0);
  emp_tensor_free(&scalar);
  emp_tensor_t empty = parse("0x4xf32=");
  assert_int_equal(empty.length_bytes, 0);
  emp_tensor_free(&empty);
}

TEST(i4_is_packed_from_the_low_bits_up) {
  emp_tensor_t tensor = parse("3xi4=1,-2,7");
  assert_int_equal(tensor.length_bytes, 2);
  const uint8_t* bytes = tensor.data;
  assert_int_equal(bytes[0], 0xE1);
  assert_int_equal(bytes[1], 0x07);
  assert_true(emp_tensor_get(&tensor, 1) == -2);
  emp_tensor_free(&tensor);
}

TEST(small_floats_and_specials_are_read) {
  emp_tensor_t tensor = parse("4xbf16=1.00390625,nan,-inf,0x3f80");
  const uint16_t* bits = tensor.data;
  assert_int_equal(bits[0], 0x3f80);  // ties to even
  assert_true(isnan(emp_tensor_get(&tensor, 1)));
  assert_int_equal(bits[2], 0xff80);
  assert_int_equal(bits[3], 0x3f80);
  emp_tensor_free(&tensor);
}

TEST(complex_elements_take_two_parts) {
  emp_tensor_t tensor = parse("2xcomplex<f32>=1+2j,-3e-1-4j");
  const float* parts = tensor.data;
  assert_true(parts[0] == 1 && parts[1] == 2);
  assert_true(parts[2] == -0.3f && parts[3] == -4);
  emp_tensor_free(&tensor);
}

TEST(bad_literals_name_the_wanted_and_the_found) {
  emp_tensor_t tensor;
  assert_fails_with(
      emp_tensor_parse(EMP_STR("4xf32=1,2,3"), emp_allocator_libc(), &tensor),
      INVALID_ARGUMENT, "holds 4 elements, found 3");
  assert_fails_with(
      emp_tensor_parse(EMP_STR("4xq32"), emp_allocator_libc(), &tensor),
      INVALID_ARGUMENT, "found 'q32'");
  assert_fails_with(
      emp_tensor_parse(EMP_STR("i8=300"), emp_allocator_libc(), &tensor),
      INVALID_ARGUMENT, "'300' is no value of type i8");
  assert_fails_with(
      emp_tensor_parse(EMP_STR("-1xf32"), emp_allocator_libc(), &tensor),
      INVALID_ARGUMENT, "no shape");
  assert_fails(emp_tensor_parse(EMP_STR("9223372036854775807x8xf32"),
                                emp_allocator_libc(), &tensor),
               OUT_OF_RANGE);
}

TEST_MAIN(RUN(numbers_may_be_separated_by_commas_blanks_and_brackets),
          RUN(one_value_fills_the_shape_and_none_is_zero),
          RUN(i4_is_packed_from_the_low_bits_up),
          RUN(small_floats_and_specials_are_read),
          RUN(complex_elements_take_two_parts),
          RUN(bad_literals_name_the_wanted_and_the_found))
