// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Rows as structures: the small language of their columns, and that every row
// of every dialect speaks it.
#include "ir/op_spec.h"

#include "harness/harness.h"
#include "harness/ir_program.h"

TEST(every_row_compiles_and_every_default_parses) {
  emp_test_program_t ir;
  emp_test_program_init(&ir);
  for (size_t d = 0; d < emp_context_dialect_count(ir.context); ++d) {
    const emp_dialect_t* dialect = emp_context_dialect_at(ir.context, d);
    for (size_t i = 0; i < dialect->op_count; ++i) {
      emp_op_spec_t* spec = emp_op_spec(ir.context, &dialect->ops[i]);
      if (spec->error) print_message("%s\n", spec->error);
      assert_null(spec->error);
      for (uint32_t k = 0; k < spec->attr_count; ++k) {
        emp_attr_spec_t* attr = &spec->attrs[k];
        if (attr->default_text.length == 0) continue;
        const emp_attr_t* value = emp_attr_spec_default(ir.context, attr);
        if (!value) print_message("%s %s\n", spec->info->name, attr->name);
        assert_non_null(value);
        assert_true(emp_attr_rule_allows(&attr->rule, value));
      }
    }
  }
  emp_test_program_deinit(&ir);
}

static const emp_op_info_t test_ops[] = {
    {.kind = 60000,
     .name = "spec.test",
     .operands = "lhs: FloatLike, many: Variadic<Index>, "
                 "last: Optional<I32 | I64>, in: TensorOf<F32 | F64>",
     .results = "result: same(lhs) FloatLike, bits: i1like(lhs)",
     .attrs = "value: TypedAttr, flag: UnitAttr, "
              "n: I64Attr = 3, names: ArrayOf<StrAttr>, "
              "type: Optional<TypeAttrOf<AnyTensor>>",
     .regions = "body: SizedRegion<1>, cases: VariadicRegion<AnyRegion>",
     .successors = "next: AnySuccessor, others: VariadicSuccessor",
     .traits = ATTR_SIZED_OPERANDS},
    {.kind = 60001, .name = "spec.bad", .operands = "x: NoSuchType"},
};
static const emp_dialect_t test_dialect = {
    .name = "spec", .ops = test_ops, .op_count = 2};

TEST(columns_are_read) {
  emp_test_program_t ir;
  emp_test_program_init(&ir);
  emp_context_register(ir.context, &test_dialect);
  emp_op_spec_t* spec = emp_op_spec(ir.context, &test_ops[0]);
  assert_null(spec->error);
  assert_int_equal(spec->operand_count, 4);
  assert_int_equal(spec->operands[1].arity, EMP_ARITY_VARIADIC);
  assert_int_equal(spec->operands[2].arity, EMP_ARITY_OPTIONAL);
  assert_int_equal(spec->operands[2].rule.choice_count, 2);
  assert_non_null(spec->operands[3].rule.choices[0].of_elements);
  assert_int_equal(spec->results[0].infer, EMP_INFER_SAME);
  assert_int_equal(spec->results[0].rule.choice_count, 1);
  assert_int_equal(spec->results[1].infer, EMP_INFER_I1);
  assert_int_equal(spec->attr_count, 5);
  assert_true(spec->attrs[1].is_optional);
  assert_int_equal(emp_attr_spec_default(ir.context, &spec->attrs[2])->value,
                   3);
  assert_true(spec->attrs[4].is_optional);
  assert_int_equal(spec->regions[0].block_count, 1);
  assert_true(spec->regions[1].is_variadic);
  assert_true(spec->successors[1].is_variadic);
  assert_int_equal(emp_op_spec_operand(spec, EMP_STR("in")), 3);
  assert_int_equal(emp_op_spec_attr(spec, EMP_STR("nope")), -1);
  emp_test_program_deinit(&ir);
}

TEST(a_wrong_row_says_what_is_wrong) {
  emp_test_program_t ir;
  emp_test_program_init(&ir);
  emp_context_register(ir.context, &test_dialect);
  const emp_op_spec_t* spec = emp_op_spec(ir.context, &test_ops[1]);
  assert_non_null(spec->error);
  assert_non_null(strstr(spec->error, "NoSuchType"));
  assert_non_null(strstr(spec->error, "spec.bad"));
  emp_test_program_deinit(&ir);
}

TEST_MAIN(RUN(every_row_compiles_and_every_default_parses),
          RUN(columns_are_read), RUN(a_wrong_row_says_what_is_wrong))
