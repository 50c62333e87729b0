// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/checked.h"

#include "base/bits.h"
#include "harness/harness.h"

TEST(overflow_is_reported) {
  size_t size = 0;
  assert_true(emp_add_size(2, 3, &size));
  assert_int_equal(size, 5);
  assert_false(emp_add_size(SIZE_MAX, 1, &size));
  assert_true(emp_mul_size(SIZE_MAX, 1, &size));
  assert_false(emp_mul_size(SIZE_MAX / 2 + 1, 2, &size));
  uint64_t word = 0;
  assert_true(emp_add_u64(UINT64_MAX, 0, &word));
  assert_false(emp_add_u64(UINT64_MAX, 1, &word));
  assert_false(emp_mul_u64(UINT64_C(1) << 32, UINT64_C(1) << 32, &word));
  int64_t value = 0;
  assert_false(emp_add_i64(INT64_MAX, 1, &value));
  assert_true(emp_add_i64(INT64_MAX, INT64_MIN, &value));
  assert_int_equal(value, -1);
  assert_false(emp_sub_i64(INT64_MIN, 1, &value));
  assert_false(emp_mul_i64(INT64_MIN, -1, &value));
  assert_true(emp_mul_i64(-3, 5, &value));
  assert_int_equal(value, -15);
}

TEST(alignment_rounds_up) {
  uint64_t word = 0;
  assert_true(emp_align_u64(0, 64, &word));
  assert_int_equal(word, 0);
  assert_true(emp_align_u64(1, 64, &word));
  assert_int_equal(word, 64);
  assert_true(emp_align_u64(64, 64, &word));
  assert_int_equal(word, 64);
  assert_false(emp_align_u64(UINT64_MAX, 64, &word));
  size_t size = 0;
  assert_true(emp_align_size(65, 64, &size));
  assert_int_equal(size, 128);
  assert_false(emp_align_size(SIZE_MAX - 2, 64, &size));
  assert_true(emp_is_power_of_two(1));
  assert_true(emp_is_power_of_two(UINT64_C(1) << 63));
  assert_false(emp_is_power_of_two(0));
  assert_false(emp_is_power_of_two(6));
}

TEST(bits_are_counted) {
  for (unsigned i = 0; i < 64; ++i) {
    assert_int_equal(emp_highest_bit_u64(UINT64_C(1) << i), i);
    assert_int_equal(emp_lowest_bit_u64(UINT64_C(1) << i), i);
    assert_int_equal(emp_lowest_bit_u64(UINT64_MAX << i), i);
  }
  assert_int_equal(emp_bit_count_u64(UINT64_C(0xf0f1)), 9);
}

TEST(integers_of_any_width_are_extended) {
  assert_int_equal(emp_sign_extend(0xf, 4), -1);
  assert_int_equal(emp_sign_extend(0x7, 4), 7);
  assert_int_equal(emp_sign_extend(0x18, 4), -8);
  assert_int_equal(emp_sign_extend(1, 1), -1);
  assert_int_equal(emp_sign_extend(UINT64_C(1) << 63, 64), INT64_MIN);
  assert_int_equal(emp_zero_extend(UINT64_MAX, 64), UINT64_MAX);
  assert_int_equal(emp_zero_extend(0x1ff, 8), 0xff);
}

TEST(loads_and_stores_are_little_endian) {
  const uint8_t bytes[] = {1, 2, 3, 4, 5, 6, 7, 0xf8};
  assert_int_equal(emp_load_le16(bytes), 0x0201);
  assert_int_equal(emp_load_le32(bytes + 1), 0x05040302);
  assert_int_equal(emp_load_le64(bytes), UINT64_C(0xf807060504030201));
  uint8_t out[15] = {0};
  emp_store_le16(out, 0x0201);
  emp_store_le32(out + 2, 0x06050403);
  emp_store_le64(out + 6, UINT64_C(0x0e0d0c0b0a090807));
  for (int i = 0; i < 14; ++i)
    assert_int_equal(out[i], i + 1);
  assert_int_equal(out[14], 0);
}

TEST_MAIN(RUN(overflow_is_reported), RUN(alignment_rounds_up),
          RUN(bits_are_counted), RUN(integers_of_any_width_are_extended),
          RUN(loads_and_stores_are_little_endian))
