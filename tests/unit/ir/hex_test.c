// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Every pair of characters against a digit-by-digit reading.
#include "harness/harness.h"
#include "ir/parse_state.h"

static int digit_value(int c) {
  const char* digits = "0123456789abcdef";
  const char* upper = "0123456789ABCDEF";
  const char* found = c ? strchr(digits, c) : NULL;
  if (found) return (int)(found - digits);
  found = c ? strchr(upper, c) : NULL;
  return found ? (int)(found - upper) : -1;
}

// `pair` at each place of a string of 18 digits, which has two whole words and
// a rest.
static void check_pair(int high, int low) {
  for (size_t at = 0; at < 18; at += 2) {
    char text[] = "0123456789abcdefAB";
    uint8_t bytes[9];
    text[at] = (char)high;
    text[at + 1] = (char)low;
    bool is_hex = digit_value(high) >= 0 && digit_value(low) >= 0;
    assert_int_equal(emp_hex_decode(text, 18, bytes), is_hex);
    for (size_t i = 0; is_hex && i < 9; ++i) {
      assert_int_equal(bytes[i], digit_value(text[2 * i]) * 16 +
                                     digit_value(text[2 * i + 1]));
    }
  }
}

TEST(all_pairs_decode_as_digits_do) {
  for (int high = 0; high < 256; ++high) {
    for (int low = 0; low < 256; low += high > 'f' ? 51 : 1) {
      check_pair(high, low);
    }
  }
}

TEST(an_odd_length_is_no_hex) {
  uint8_t bytes[4];
  assert_false(emp_hex_decode("abc", 3, bytes));
  assert_true(emp_hex_decode("", 0, bytes));
}

TEST_MAIN(RUN(all_pairs_decode_as_digits_do), RUN(an_odd_length_is_no_hex))
