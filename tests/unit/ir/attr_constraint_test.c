// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Named predicates over attributes, and enums.
#include "harness/harness.h"
#include "harness/ir_program.h"
#include "ir/op_spec.h"

TEST(attributes_are_what_their_row_says) {
  emp_test_program_t ir;
  emp_test_program_init(&ir);
  static const struct {
    const char *name, *text;
    bool want;
  } cases[] = {
      {"I32Attr", "1 : i32", true},
      {"I32Attr", "1 : i64", false},
      {"IndexAttr", "1 : index", true},
      {"BoolAttr", "true", true},
      {"F32Attr", "1.0 : f32", true},
      {"StrAttr", "\"x\"", true},
      {"FlatSymbolRefAttr", "@a", true},
      {"FlatSymbolRefAttr", "@a::@b", false},
      {"SymbolRefAttr", "@a::@b", true},
      {"TypeAttr", "f32", true},
      {"I64ArrayAttr", "[1, 2]", true},
      {"I64ArrayAttr", "[1, \"x\"]", false},
      {"DenseI64ArrayAttr", "array<i64: 1>", true},
      {"DenseI64ArrayAttr", "array<i32: 1>", false},
      {"ElementsAttr", "dense<1> : tensor<2xi32>", true},
      {"AffineMapAttr", "affine_map<(d0) -> (d0)>", true},
      {"AffineMapArrayAttr", "[affine_map<(d0) -> (d0)>]", true},
      {"UnitAttr", "unit", true},
      {"LocationAttr", "loc(unknown)", true},
      {"TypedAttr", "2.0 : f64", true},
      {"TypedAttr", "\"x\"", false},
  };
  for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); ++i) {
    const emp_attr_t* attr =
        emp_parse_attr(ir.context, emp_str_from(cases[i].text), &ir.sink);
    const emp_attr_constraint_t* row =
        emp_attr_constraint_find(emp_str_from(cases[i].name));
    assert_non_null(attr);
    assert_non_null(row);
    if (row->allows(attr) != cases[i].want) {
      print_message("%s %s\n", cases[i].name, cases[i].text);
    }
    assert_int_equal(row->allows(attr), cases[i].want);
  }
  emp_test_program_deinit(&ir);
}

TEST(rows_are_complete) {
#define ATTR_CONSTRAINT(id, ...) #id,
  static const char* const names[] = {
#include "ir/attr_constraints.def"
  };
#undef ATTR_CONSTRAINT
  for (size_t i = 0; i < sizeof(names) / sizeof(names[0]); ++i) {
    const emp_attr_constraint_t* row =
        emp_attr_constraint_find(emp_str_from(names[i]));
    assert_non_null(row);
    assert_non_null(row->description);
    bool is_typed = row->form == EMP_ATTR_FORM_TYPED ||
                    row->form == EMP_ATTR_FORM_DENSE_ARRAY;
    assert_int_equal(is_typed, row->build_type != NULL);
  }
}

TEST(enums_are_keywords_and_numbers) {
  emp_test_program_t ir;
  emp_test_program_init(&ir);
  static const emp_enum_case_t cases[] = {{"red", 1}, {"blue", 2}};
  emp_enum_def_t def = {.name = "t.Color",
                        .storage = 32,
                        .is_bit_set = true,
                        .cases = cases,
                        .case_count = 2};
  int64_t value = 0;
  assert_true(emp_enum_value(&def, EMP_STR("blue"), &value));
  assert_int_equal(value, 2);
  assert_false(emp_enum_value(&def, EMP_STR("green"), &value));
  assert_string_equal(emp_enum_keyword(&def, 1), "red");
  assert_null(emp_enum_keyword(&def, 3));
  // Both bits are a value of the set, another bit is none.
  assert_true(emp_enum_attr_value(&def, emp_attr_i32(ir.context, 3), &value));
  assert_false(emp_enum_attr_value(&def, emp_attr_i32(ir.context, 4), &value));
  assert_false(emp_enum_attr_value(&def, emp_attr_i64(ir.context, 1), &value));
  emp_test_program_deinit(&ir);
}

TEST_MAIN(RUN(attributes_are_what_their_row_says), RUN(rows_are_complete),
          RUN(enums_are_keywords_and_numbers))
