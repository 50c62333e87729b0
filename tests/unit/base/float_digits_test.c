// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Oracle: mlir-opt 22, which printed these values as f32 (9 digits) and f64
// (17 digits).
#include <math.h>

#include "base/text.h"
#include "harness/harness.h"

typedef struct case_s {
  double value;
  int wanted;
  const char* digits;
  int exponent;
} case_t;

static const case_t cases[] = {
    {0x1.7b750a0000000p-2, 9, "370563656", -1},
    {0x1.bdf44a0000000p-121, 9, "655270883", -37},
    {0x1.6031fa0000000p+17, 9, "180323953", 5},
    {0x1.be7b0c0000000p-9, 9, "340637704", -3},
    {0x1.78e0de0000000p+0, 9, "14721812", 0},
    {0x1.9cde480000000p-46, 9, "229187939", -14},
    {0x1.4f8b580000000p-17, 9, "999999974", -6},
    {0x1.18e9b80000000p-16, 9, "167437174", -5},
    {0x1.161d7c0000000p+5, 9, "347643967", 1},
    {0x1.1f10d20000000p+17, 9, "146977641", 5},
    {0x1.6c76960000000p+45, 9, "500914444", 13},
    {0x1.e5f1da0000000p+18, 9, "497607406", 5},
    {0x1.1af84a0000000p-93, 9, "111611938", -28},
    {0x1.e2b8160000000p-67, 9, "127774678", -20},
    {0x1.cc79a2e96bfb4p+0, 17, "17987310237767646", 0},
    {0x1.cebcee4800ff4p-117, 17, "10878918354087421", -35},
    {0x1.a130d9e909474p+394, 17, "65752621894365684", 118},
    {0x1.6faea9e6415d1p+730, 17, "81120303982475141", 219},
    {0x1.28833810624ddp+16, 17, "75907218999999997", 4},
    {0x1.741436b84317bp-625, 17, "10438734630452983", -188},
    {0x1.02c4e481ac0c2p-701, 17, "96082768736958294", -212},
    {0x1.b15c6b3563ca9p-430, 17, "61053664355007113", -130},
    {0x1.961b904b0b85bp+637, 17, "90470807176043701", 191},
    {0x1.f688136a71c9fp+348, 17, "11255423885178514", 105},
    {0x1.776615b241501p-298, 17, "28794806900246614", -90},
    {0x1.9aeab683b7106p+769, 17, "49840300007654663", 231},
    {0x1.023fac4e2d29bp+830, 17, "72226175418112618", 249},
    {0x1.d2bd5c1755014p-673, 17, "46520854462542482", -203},
};

static void check(double value, int wanted, const char* digits, int exponent,
                  bool is_exact) {
  char text[80];
  int got_exponent = 0;
  bool got_exact = false;
  int count = emp_float_digits(value, wanted, text, &got_exponent, &got_exact);
  text[count] = 0;
  assert_string_equal(text, digits);
  assert_int_equal(got_exponent, exponent);
  assert_int_equal(got_exact, is_exact);
}

TEST(digits_are_those_of_mlir_opt) {
  for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); ++i) {
    check(cases[i].value, cases[i].wanted, cases[i].digits, cases[i].exponent,
          false);
  }
}

TEST(exact_numbers_have_few_digits) {
  check(1, 6, "1", 0, true);
  check(0.5, 6, "5", -1, true);
  check(1000, 6, "1", 3, true);
  check(123456, 6, "123456", 5, true);
  check(0x1p-10, 17, "9765625", -4, true);
}

TEST(rounding_is_half_up_and_carries) {
  check(1234565, 6, "123457", 6, false);
  check(1234564, 6, "123456", 6, false);
  check(1199996, 6, "12", 6, false);
  check(97, 1, "1", 2, false);
  // What is divided out first does not round: 9999996 becomes 999999.
  check(9999996, 6, "999999", 6, false);
  check(1000001, 6, "1", 6, false);
}

TEST(the_ends_of_the_range_have_digits) {
  check(0x1p-1074, 17, "49406564584124654", -324, false);
  check(0x1.fffffffffffffp1023, 17, "17976931348623157", 308, false);
  check(0x1p-149, 9, "140129846", -45, false);
}

TEST_MAIN(RUN(digits_are_those_of_mlir_opt), RUN(exact_numbers_have_few_digits),
          RUN(rounding_is_half_up_and_carries),
          RUN(the_ends_of_the_range_have_digits))
