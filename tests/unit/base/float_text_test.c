// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Oracles: the C library's strtod in the "C" locale and printf's %.17g.
#include <locale.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/text.h"
#include "harness/harness.h"

static double parse(const char* text) {
  double value = -1;
  if (!emp_parse_f64(emp_str_from(text), &value)) {
    fail_msg("'%s' was not read", text);
  }
  return value;
}

static void check_parse(const char* text) {
  double value = parse(text);
  double want = strtod(text, NULL);
  if (memcmp(&value, &want, sizeof(want)) != 0) {
    fail_msg("'%s' read as %a, not %a", text, value, want);
  }
}

TEST(numbers_are_read_correctly_rounded) {
  const char* texts[] = {"0",
                         "-0.0",
                         "1",
                         "1.",
                         ".5",
                         "1e5",
                         "1E+5",
                         "-1.5e-3",
                         "0.1",
                         "123456789012345678901234567890",
                         "9007199254740993",
                         "9007199254740992.99999999999999999999",
                         "2.2250738585072011e-308",
                         "2.2250738585072012e-308",
                         "4.9406564584124654e-324",
                         "2e-324",
                         "2.4703282292062327e-324",
                         "2.4703282292062328e-324",
                         "1.7976931348623157e308",
                         "1.7976931348623158e308",
                         "1e-400",
                         "0e999999",
                         "000000000000000000000000000000000001e-3",
                         "0.000000000000000000000000000000000000001e40",
                         "8.988465674311580e+307",
                         "3.141592653589793238462643383279",
                         "1e22",
                         "1e23",
                         "9.5367431640625e-07",
                         "6.02214076e23"};
  for (size_t i = 0; i < sizeof(texts) / sizeof(texts[0]); ++i) {
    check_parse(texts[i]);
  }
}

// 2^-1074 / 2 has 751 digits; the digits after decide how it rounds.
TEST(ties_are_decided_by_far_digits) {
  static char text[1400];
  snprintf(text, 1200, "%.1075f", 0x1p-1074);
  // text is 2^-1074 exactly; half of it by long division in decimal.
  int rest = 0;
  for (char* at = text; *at; ++at) {
    if (*at == '.') continue;
    int digit = rest * 10 + (*at - '0');
    *at = (char)('0' + digit / 2);
    rest = digit % 2;
  }
  size_t length = strlen(text);
  if (rest) text[length++] = '5';
  text[length] = 0;
  assert_true(parse(text) == 0);  // a tie goes to even
  memset(text + length, '0', 100);
  text[length + 100] = '1';
  text[length + 101] = 0;
  assert_true(parse(text) == 0x1p-1074);
}

TEST(random_numbers_are_read_correctly_rounded) {
  uint64_t seed = 1;
  for (int i = 0; i < 20000; ++i) {
    uint64_t bits = emp_test_random_u64(&seed);
    double value = 0;
    memcpy(&value, &bits, sizeof(value));
    if (!isfinite(value)) continue;
    char text[64];
    snprintf(text, sizeof(text), "%.*e", (int)(bits % 20), value);
    if (isfinite(strtod(text, NULL))) check_parse(text);
    snprintf(text, sizeof(text), "%.*f", (int)(bits % 7),
             (double)(int64_t)bits * 0x1p-40);
    check_parse(text);
  }
}

TEST(malformed_numbers_are_refused) {
  const char* wrong[] = {"",      ".",    "-",   "e5",    "1e",    "1e+",
                         "1.2.3", "1 ",   " 1",  "0x1p3", "inf",   "nan",
                         "1,5",   "1e5x", "--1", "1e400", "-1e400"};
  for (size_t i = 0; i < sizeof(wrong) / sizeof(wrong[0]); ++i) {
    double value = 0;
    if (emp_parse_f64(emp_str_from(wrong[i]), &value)) {
      fail_msg("'%s' was read as %g", wrong[i], value);
    }
  }
}

static void check_f64(double value, const char* want) {
  char text[32];
  size_t length = emp_print_f64_shortest(value, text);
  assert_string_equal(text, want);
  assert_int_equal(length, strlen(want));
}

static void check_f32(float value, const char* want) {
  char text[32];
  size_t length = emp_print_f32_shortest(value, text);
  assert_string_equal(text, want);
  assert_int_equal(length, strlen(want));
}

TEST(the_shortest_text_is_printed) {
  check_f64(0, "0");
  check_f64(-0.0, "-0");
  check_f64(1, "1");
  check_f64(-1.5, "-1.5");
  check_f64(0.1, "0.1");
  check_f64(100, "100");
  check_f64(123456.789, "123456.789");
  check_f64(1e15, "1000000000000000");
  check_f64(1e16, "1e+16");
  check_f64(1e22, "1e+22");
  check_f64(0.00001, "0.00001");
  check_f64(0.000001, "1e-06");
  check_f64(0x1p-1074, "5e-324");
  check_f64(1.7976931348623157e308, "1.7976931348623157e+308");
  check_f64(HUGE_VAL, "inf");
  check_f64(-HUGE_VAL, "-inf");
  check_f64((double)NAN, "nan");
  // Just above a power of two the nearest 16 digits do not read back.
  check_f64(0x1p-44, "5.684341886080802e-14");
  check_f64(9007199254740993.0, "9007199254740992");
  check_f32(0.1F, "0.1");
  check_f32(16777216.0F, "16777216");
  check_f32(3.4028235e38F, "3.4028235e+38");
  check_f32(0x1p-149F, "1e-45");
  check_f32(1.0F / 3, "0.33333334");
}

TEST(shortest_texts_read_back_and_none_is_shorter) {
  uint64_t seed = 2;
  for (int i = 0; i < 20000; ++i) {
    uint64_t bits = emp_test_random_u64(&seed);
    double value = 0;
    memcpy(&value, &bits, sizeof(value));
    if (!isfinite(value)) continue;
    char text[32];
    emp_print_f64_shortest(value, text);
    assert_true(strtod(text, NULL) == value);
    uint32_t low = (uint32_t)bits;
    float single = 0;
    memcpy(&single, &low, sizeof(single));
    if (!isfinite(single)) continue;
    emp_print_f32_shortest(single, text);
    assert_true(strtof(text, NULL) == single);
    // One digit less does not read back.
    int digits = 0;
    for (const char* at = text; *at && *at != 'e'; ++at) {
      digits += *at >= '0' && *at <= '9' && (digits > 0 || *at != '0');
    }
    if (digits < 2 || digits > 9 || !strchr(text, 'e')) continue;
    snprintf(text, sizeof(text), "%.*e", digits - 2, (double)single);
    assert_false(strtof(text, NULL) == single);
  }
}

TEST(exponent_form_is_printfs) {
  char text[64];
  char want[64];
  const double values[] = {0, -0.0, 1, 1.5, -123.456, 1e-300, 9.9999999e5};
  for (size_t i = 0; i < sizeof(values) / sizeof(values[0]); ++i) {
    for (int digits = 0; digits <= 17; ++digits) {
      snprintf(want, sizeof(want), "%.*e", digits, values[i]);
      assert_int_equal(emp_print_f64_exponent(values[i], digits, text),
                       strlen(want));
      assert_string_equal(text, want);
    }
  }
  emp_print_f64_exponent((double)NAN, 6, text);
  assert_string_equal(text, "nan");
}

// Any locale with a comma will do; without one there is nothing to test.
TEST(the_locale_does_not_matter) {
  const char* names[] = {"de_DE.UTF-8", "fr_FR.UTF-8", "de_DE", "fr_FR"};
  bool is_set = false;
  for (size_t i = 0; i < 4 && !is_set; ++i) {
    is_set = setlocale(LC_NUMERIC, names[i]) != NULL;
  }
  if (!is_set) skip();
  check_f64(1.5, "1.5");
  assert_true(parse("1.5") == 1.5);
  assert_true(parse("123456789012345678901.5e-3") == 123456789012345678.9015);
  setlocale(LC_NUMERIC, "C");
}

TEST_MAIN(RUN(numbers_are_read_correctly_rounded),
          RUN(ties_are_decided_by_far_digits),
          RUN(random_numbers_are_read_correctly_rounded),
          RUN(malformed_numbers_are_refused), RUN(the_shortest_text_is_printed),
          RUN(shortest_texts_read_back_and_none_is_shorter),
          RUN(exponent_form_is_printfs), RUN(the_locale_does_not_matter))
