// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Ranges are those of two's complement; texts were checked against mlir-opt 22.
#include "harness/ir_text.h"

TEST(integers_fit_their_types) {
  emp_test_ir_t ir;
  emp_test_ir_init(&ir);
  EMP_TEST_ATTRS(
      &ir, {"1", "1 : i64"}, {"-1 : i8", NULL}, {"255 : i8", "-1 : i8"},
      {"-128 : i8", NULL}, {"0xFF : i8", "-1 : i8"}, {"127 : si8", NULL},
      {"255 : ui8", NULL}, {"1 : i1", "true"}, {"3 : index", NULL},
      {"9223372036854775807 : index", NULL},
      {"18446744073709551615 : i64", "-1 : i64"},
      {"340282366920938463463374607431768211455 : i128", "-1 : i128"},
      {"-170141183460469231731687303715884105728 : i128", NULL},
      {"1208925819614629174706175 : ui80", NULL});
  EMP_TEST_ATTRS(
      &ir,
      {"256 : i8",
       "integer does not fit its type 'i8', which holds -128 to 255"},
      {"-129 : i8",
       "integer does not fit its type 'i8', which holds -128 to 255"},
      {"128 : si8",
       "integer does not fit its type 'si8', which holds -128 to 127"},
      {"-1 : ui8", "integer does not fit its type 'ui8', which holds 0 to 255"},
      {"9223372036854775808 : index", "integer does not fit its type 'index'"},
      {"1 : f32",
       "an integer literal cannot have the type 'f32'; write it with a '.', or "
       "its bits in hex"},
      {"1 : none", "a number cannot have this type 'none'"});
  emp_test_ir_deinit(&ir);
}

TEST(floats_are_rounded_to_their_types) {
  emp_test_ir_t ir;
  emp_test_ir_init(&ir);
  EMP_TEST_ATTRS(
      &ir, {"1.5", "1.500000e+00 : f64"}, {"-0.0 : f32", "-0.000000e+00 : f32"},
      {"0x7FC00000 : f32", NULL}, {"0x7C00 : f16", NULL},
      {"0x3F800000 : f32", "1.000000e+00 : f32"},
      {"65504.0 : f16", "6.550400e+04 : f16"},
      {"0.33333 : bf16", "3.339840e-01 : bf16"},
      {"1.1 : f8E4M3FN", "1.125000e+00 : f8E4M3FN"},
      {"1.9 : f4E2M1FN", "2.000000e+00 : f4E2M1FN"},
      {"0x1FF : f8E5M2", "more bits than the float type has 'f8E5M2'"},
      {"1.5 : i32",
       "a float literal cannot have the type 'i32'; write an integer or a "
       "float type"});
  emp_test_ir_deinit(&ir);
}

TEST_MAIN(RUN(integers_fit_their_types), RUN(floats_are_rounded_to_their_types))
