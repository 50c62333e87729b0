// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Named predicates over types.
#include "harness/harness.h"
#include "harness/ir_program.h"
#include "ir/op_spec.h"

static bool allows(emp_test_program_t* ir, const char* name, const char* text) {
  const emp_type_constraint_t* row =
      emp_type_constraint_find(ir->context, emp_str_from(name));
  assert_non_null(row);
  const emp_type_t* type =
      emp_parse_type(ir->context, emp_str_from(text), &ir->sink);
  assert_non_null(type);
  return row->allows(type);
}

TEST(like_is_the_scalar_a_vector_or_a_tensor) {
  emp_test_program_t ir;
  emp_test_program_init(&ir);
  static const struct {
    const char *name, *type;
    bool want;
  } cases[] = {
      {"FloatLike", "f16", true},
      {"FloatLike", "vector<4xf32>", true},
      {"FloatLike", "tensor<?x4xf32>", true},
      {"FloatLike", "memref<4xf32>", false},
      {"FloatLike", "i32", false},
      {"SignlessIntegerOrIndexLike", "index", true},
      {"SignlessIntegerOrIndexLike", "si32", false},
      {"SignlessFixedWidthIntegerLike", "index", false},
      {"BoolLike", "tensor<2xi1>", true},
      {"BoolLike", "i8", false},
      {"AnyShaped", "memref<*xf32>", true},
      {"AnyRankedTensor", "tensor<*xf32>", false},
      {"AnyMemRef", "memref<4xf32>", true},
      {"AnyVector", "vector<4xf32>", true},
      {"AnyComplex", "complex<f32>", true},
  };
  for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); ++i) {
    bool found = allows(&ir, cases[i].name, cases[i].type);
    if (found != cases[i].want) print_message("%s\n", cases[i].name);
    assert_int_equal(found, cases[i].want);
  }
  emp_test_program_deinit(&ir);
}

// Every row has words, and what it builds it allows.
TEST(rows_are_complete) {
  emp_test_program_t ir;
  emp_test_program_init(&ir);
#define TYPE_CONSTRAINT(id, ...) #id,
  static const char* const names[] = {
#include "ir/type_constraints.def"
  };
#undef TYPE_CONSTRAINT
  for (size_t i = 0; i < sizeof(names) / sizeof(names[0]); ++i) {
    const emp_type_constraint_t* row =
        emp_type_constraint_find(ir.context, emp_str_from(names[i]));
    assert_non_null(row);
    assert_non_null(row->description);
    if (row->build) assert_true(row->allows(row->build(ir.context)));
  }
  emp_test_program_deinit(&ir);
}

TEST_MAIN(RUN(like_is_the_scalar_a_vector_or_a_tensor), RUN(rows_are_complete))
