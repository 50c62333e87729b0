// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "harness/ir_text.h"

TEST(attributes_print_as_they_are_read) {
  emp_test_ir_t ir;
  emp_test_ir_init(&ir);
  EMP_TEST_ATTRS(
      &ir, {"unit", NULL}, {"true", NULL}, {"false", NULL}, {"\"a\"", NULL},
      {"\"a\" : i32", NULL},
      {"\"\\n\\09\\F0\\22\\\\\"", "\"\\0A\\09\\F0\\22\\\\\""}, {"[]", NULL},
      {"[1, 2 : i32, \"x\", [true]]", NULL}, {"{}", NULL},
      {"{b, a = 1 : i32, \"c d\" = 2 : i64, e.f}",
       "{a = 1 : i32, b, \"c d\" = 2 : i64, e.f}"},
      {"@a", NULL}, {"@a::@\"b c\"::@d", NULL}, {"i32", NULL},
      {"tensor<4xf32>", NULL}, {"() -> ()", NULL},
      {"affine_map<(i, j) -> (j)>", "affine_map<(d0, d1) -> (d1)>"},
      {"strided<[4, ?], offset: ?>", NULL}, {"strided<[4, 1]>", NULL},
      {"strided<[], offset: 3>", NULL}, {"loc(\"f\":1:2)", NULL},
      {"dense_resource<k> : tensor<4xf32>", NULL},
      {"dense_resource<\"k 2\"> : tensor<4xf32>", NULL},
      {"distinct[7]<1 : i32>", "distinct[0]<1 : i32>"},
      {"distinct[7]<>", "distinct[0]<>"}, {"#d.x", NULL},
      {"#d.x<a <b> \"<\">", NULL}, {"#d<\"x\">", NULL});
  emp_test_ir_deinit(&ir);
}

TEST(attributes_of_known_dialects_use_their_rows) {
  emp_test_ir_t ir;
  emp_test_ir_init(&ir);
  EMP_TEST_ATTRS(&ir, {"#arith.fastmath<none>", NULL},
                 {"#arith.fastmath<nnan,nsz>", NULL},
                 {"#arith.fastmath<fast>", NULL},
                 {"#arith.overflow<nsw, nuw>", "#arith.overflow<nsw, nuw>"},
                 {"#arith.fastmath<often>",
                  "'often' is no case of arith.FastMathFlags (none, reassoc, "
                  "nnan, ninf, nsz, arcp, contract, afn, fast)"});
  emp_test_ir_deinit(&ir);
}

TEST(what_is_no_attribute_is_said) {
  emp_test_ir_t ir;
  emp_test_ir_init(&ir);
  EMP_TEST_ATTRS(
      &ir, {"[1", "expected ',' or ']', found the end of the text"},
      {"{a = 1, b, a}", "attribute 'a' is given twice"},
      {"{1 = 2}", "expected an attribute name, found '1'"},
      {"{\"\" = 2}", "an attribute name is not empty"},
      {"#x", "attribute alias '#x' is not defined before it is used"},
      {"@a::b", "expected a symbol reference after '::', found 'b'"},
      {"bogus", "expected an attribute, found 'bogus'"},
      {"dense_resource<k>",
       "expected ':' and a type, found the end of the "
       "text"},
      {"\"a", "string literal without a closing quote"},
      {"\"\\zz\"", "unknown escape in string literal"});
  emp_test_ir_deinit(&ir);
}

// Long dictionaries look names up another way than short ones.
TEST(a_long_dictionary_has_distinct_names) {
  emp_test_ir_t ir;
  emp_test_ir_init(&ir);
  emp_text_t text = {.arena = &ir.arena};
  emp_text_append_char(&text, '{');
  for (int i = 10; i < 60; ++i)
    emp_text_format(&text, "a%d = %d, ", i, i);
  emp_text_format(&text, "a%d}", 33);
  assert_string_equal(emp_test_attr(&ir, emp_test_text(&text)),
                      "attribute 'a33' is given twice");
  emp_test_ir_deinit(&ir);
}

TEST_MAIN(RUN(attributes_print_as_they_are_read),
          RUN(attributes_of_known_dialects_use_their_rows),
          RUN(what_is_no_attribute_is_said),
          RUN(a_long_dictionary_has_distinct_names))
