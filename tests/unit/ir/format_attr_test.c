// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "harness/test_dialect.h"

TEST(parameters_of_types_and_attributes) {
  emp_test_ir_t ir;
  emp_test_dialect_init(&ir);
  EMP_TEST_TYPES(&ir, {"!tst.plain", NULL}, {"!tst.pair<i32, 4>", NULL},
                 {"!tst.pair<!tst.pair<i1, 2>, -4>", NULL},
                 {"!tst.shaped<blue : i32>", NULL},
                 {"!tst.shaped<red : tensor<4xf32>, wide>", NULL},
                 {"!tst.named<y = \"s\", x = 3>",
                  "!tst.named<x = 3, y = "
                  "\"s\">"},
                 {"!tst.named<x = 3>", NULL});
  EMP_TEST_ATTRS(&ir, {"#tst.point<1>", NULL}, {"#tst.point<1, 2>", NULL},
                 {"#tst.bits<a|b>", NULL},
                 {"#tst.bits<a, b>", "#tst.bits<a|b>"});
  EMP_TEST_TYPES(&ir, {"!tst.pair<i32>", "expected ',', found '>'"},
                 {"!tst.pair", "expected '<', found the end of the text"},
                 {"!tst.named<z = 1>", "'tst.named' has no parameter 'z'"},
                 {"!tst.shaped<pink : i32>",
                  "'pink' is no case of tst.Color (red, green, blue)"},
                 {"!tst.nope", "dialect 'tst' has no type 'tst.nope'"});
  emp_test_ir_deinit(&ir);
}

TEST_MAIN(RUN(parameters_of_types_and_attributes))
