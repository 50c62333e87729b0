// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tooling/element.h"

#include "harness/harness.h"

TEST(every_type_is_found_by_its_name) {
  static const char* kNames[] = {
#define ELEMENT_TYPE(id, name, value) name,
#include "emplace/element_type.def"
#undef ELEMENT_TYPE
  };
  for (size_t i = 0; i < sizeof kNames / sizeof kNames[0]; ++i) {
    emp_element_type_t type;
    assert_true(emp_element_type_from_name(
        (emp_str_t){kNames[i], strlen(kNames[i])}, &type));
    assert_string_equal(emp_element_type_name(type), kNames[i]);
  }
  emp_element_type_t none;
  assert_false(emp_element_type_from_name(EMP_STR("f31"), &none));
}

TEST(integers_take_their_range_and_no_more) {
  static const struct {
    emp_element_type_t type;
    const char* text;
    bool fits;
    uint64_t bits;
  } kRows[] = {
      {EMP_ELEMENT_I8, "-128", true, 0x80},
      {EMP_ELEMENT_I8, "255", true, 0xff},
      {EMP_ELEMENT_I8, "-129", false, 0},
      {EMP_ELEMENT_I8, "256", false, 0},
      {EMP_ELEMENT_I64, "-9223372036854775808", true, UINT64_C(1) << 63},
      {EMP_ELEMENT_UI64, "18446744073709551615", true, UINT64_MAX},
      {EMP_ELEMENT_I4, "-8", true, 8},
      {EMP_ELEMENT_BOOL_8, "true", true, 1},
      {EMP_ELEMENT_BOOL_8, "2", false, 0},
      {EMP_ELEMENT_F32, "x", false, 0},
      {EMP_ELEMENT_F16, "0x1ffff", false, 0},
      {EMP_ELEMENT_F32, "-nan", true, 0},
  };
  for (size_t i = 0; i < sizeof kRows / sizeof kRows[0]; ++i) {
    uint64_t bits;
    emp_str_t text = {kRows[i].text, strlen(kRows[i].text)};
    bool fits = emp_element_parse(kRows[i].type, text, &bits);
    assert_int_equal(fits, kRows[i].fits);
    if (kRows[i].bits) assert_true(bits == kRows[i].bits);
  }
}

TEST(integers_print_with_the_sign_of_their_type) {
  char out[96];
  size_t length = emp_element_print(EMP_ELEMENT_I8, 0xff, out);
  assert_str(((emp_str_t){out, length}), "-1");
  length = emp_element_print(EMP_ELEMENT_UI8, 0xff, out);
  assert_str(((emp_str_t){out, length}), "255");
  length = emp_element_print(EMP_ELEMENT_I4, 0x8, out);
  assert_str(((emp_str_t){out, length}), "-8");
}

TEST_MAIN(RUN(every_type_is_found_by_its_name),
          RUN(integers_take_their_range_and_no_more),
          RUN(integers_print_with_the_sign_of_their_type))
