// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "harness/test_dialect.h"

#define VALUES "  %0:3 = \"t.v\"() : () -> (i32, f32, index)\n"

TEST(operands_and_their_types) {
  emp_test_ir_t ir;
  emp_test_dialect_init(&ir);
  emp_test_same(&ir, VALUES
                "  %1 = tst.basic %0#0, %0#1 {a = 1 : i8} : i32, f32\n"
                "  %2:2 = tst.variadic(%0#0, %0#1) [%0#2] : (i32, f32) -> "
                "(i1, i2) also index\n"
                "  tst.variadic() [] : () -> ()\n"
                "  tst.optional %0#0 with %0#1 : f32 : i32\n"
                "  tst.optional %0#0 alone : i32\n"
                "  %3 = tst.all %0#0, %0#1 : (i32, f32) -> i8\n"
                "  tst.custom %0#0 and %0#1 : i32, f32\n");
  emp_test_ir_deinit(&ir);
}

TEST(attributes_in_their_forms) {
  emp_test_ir_t ir;
  emp_test_dialect_init(&ir);
  emp_test_same(&ir,
                "  tst.attrs 7 \"s\" @f tensor<4xf32> green <a|c> [1, 2] 3 : "
                "i64 <1, 2> #tst.point<1, 2> {more}\n"
                "  tst.unit\n"
                "  tst.unit fast n = 4\n"
                "  tst.unit {other = 1 : i64}\n"
                "  tst.other\n"
                "  tst.other @\"a b\" blue attributes {x}\n"
                "  tst.prop 1 <{b = 2 : i64}> {c}\n");
  // The full forms are read too.
  assert_non_null(strstr(
      emp_test_print(&ir,
                     "tst.attrs 7 \"s\" @f i1 \"green\" #tst.bits<a> "
                     "array<i64: 1> 3 #tst.point<1> <1>",
                     NULL),
      "tst.attrs 7 \"s\" @f i1 green <a> [1] 3 : i64 <1> #tst.point<1>\n"));
  emp_test_ir_deinit(&ir);
}

TEST(regions_and_successors) {
  emp_test_ir_t ir;
  emp_test_dialect_init(&ir);
  emp_test_same(&ir,
                "  tst.regions {\n"
                "    \"t.x\"() : () -> ()\n"
                "  } then {\n"
                "    tst.end {a}\n"
                "  }, {\n"
                "  ^bb0(%arg0: i32):\n"
                "  }\n"
                "  \"t.r\"() ({\n"
                "    tst.branch ^bb1 or[^bb1, ^bb2]\n"
                "  ^bb1:  // 2 preds: ^bb0, ^bb0\n"
                "    tst.branch ^bb2 or[]\n"
                "  ^bb2:  // 2 preds: ^bb0, ^bb1\n"
                "    tst.end\n"
                "  }) : () -> ()\n");
  emp_test_ir_deinit(&ir);
}

TEST(mistakes_are_said) {
  emp_test_ir_t ir;
  emp_test_dialect_init(&ir);
  EMP_TEST_FAILS(&ir, "tst.other @a red blue", "there is no op 'blue'");
  EMP_TEST_FAILS(&ir,
                 "%0 = \"t.v\"() : () -> i32\n%1 = tst.all %0, %0 : (i32) -> "
                 "i8",
                 "1 types for 0 operands");
  EMP_TEST_FAILS(&ir, "tst.unit n 3", "expected '=', found '3'");
  EMP_TEST_FAILS(&ir, "tst.wrong", "row of 'tst.wrong'");
  emp_test_ir_deinit(&ir);
}

TEST_MAIN(RUN(operands_and_their_types), RUN(attributes_in_their_forms),
          RUN(regions_and_successors), RUN(mistakes_are_said))
