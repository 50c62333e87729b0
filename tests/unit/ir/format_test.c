// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ir/format.h"

#include "harness/test_dialect.h"

static const emp_format_t* compile_format(emp_test_ir_t* ir,
                                          const char* format) {
  emp_op_info_t* info = emp_arena_new(&ir->arena, emp_op_info_t);
  *info = (emp_op_info_t){.kind = TEST_OP_wrong + 1,
                          .name = "tst.made",
                          .operands = "a: AnyType, b: Optional<AnyType>",
                          .results = "r: AnyType",
                          .attrs = "u: UnitAttr, i: I64Attr",
                          .format = format};
  return emp_format_of_op(ir->context, emp_op_spec(ir->context, info));
}

TEST(formats_become_directives) {
  emp_test_ir_t ir;
  emp_test_dialect_init(&ir);
  const emp_format_t* format = compile_format(
      &ir, "$a `,` (`x` $u^)? attr-dict `:` type($a) `->` type($r)");
  assert_null(format->error);
  assert_int_equal(format->count, 8);
  const emp_directive_kind_t kinds[] = {
      EMP_DIRECTIVE_OPERAND,   EMP_DIRECTIVE_LITERAL, EMP_DIRECTIVE_OPTIONAL,
      EMP_DIRECTIVE_ATTR_DICT, EMP_DIRECTIVE_LITERAL, EMP_DIRECTIVE_TYPE,
      EMP_DIRECTIVE_LITERAL,   EMP_DIRECTIVE_TYPE};
  for (uint32_t i = 0; i < 8; ++i) {
    assert_int_equal(format->items[i].kind, kinds[i]);
  }
  // `,` follows at once, everything else after a blank.
  assert_true(format->items[0].has_space);
  assert_false(format->items[1].has_space);
  assert_true(format->items[4].has_space);
  assert_true(format->items[2].items[1].is_elided);
  emp_test_ir_deinit(&ir);
}

TEST(mistakes_in_rows_are_named) {
  emp_test_ir_t ir;
  emp_test_dialect_init(&ir);
  const struct {
    const char* format;
    const char* error;
  } cases[] = {
      {"$zz", "the row has nothing of that name near 'zz'"},
      {"`x", "literal without its second backquote"},
      {"($b `x`)?", "an optional group has one anchor"},
      {"($b^ `x`", "group without ')'"},
      {"type(zz)", "expected a name, operands or results"},
      {"custom<Nope>($a)", "no custom directive of that name near 'Nope"},
      {"bogus", "unknown directive"},
  };
  for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); ++i) {
    const emp_format_t* format = compile_format(&ir, cases[i].format);
    assert_non_null(format->error);
    assert_non_null(strstr(format->error, cases[i].error));
  }
  emp_test_ir_deinit(&ir);
}

// The formats of all rows that ship are right.
TEST(every_row_compiles) {
  emp_test_ir_t ir;
  emp_test_ir_init(&ir);
  for (size_t d = 0; d < emp_context_dialect_count(ir.context); ++d) {
    const emp_dialect_t* dialect = emp_context_dialect_at(ir.context, d);
    for (size_t i = 0; i < dialect->op_count; ++i) {
      const emp_op_info_t* info = &dialect->ops[i];
      if (!info->format) continue;
      const emp_format_t* format =
          emp_format_of_op(ir.context, emp_op_spec(ir.context, info));
      if (format->error) fail_msg("%s: %s", info->name, format->error);
    }
    for (size_t i = 0; i < dialect->type_count; ++i) {
      const emp_type_def_t* def = &dialect->types[i];
      emp_params_t params = {def, def->name, def->params, def->format};
      const emp_format_t* format = emp_format_of_params(ir.context, &params);
      if (format->error) fail_msg("%s: %s", def->name, format->error);
    }
    for (size_t i = 0; i < dialect->attr_count; ++i) {
      const emp_attr_def_t* def = &dialect->attrs[i];
      emp_params_t params = {def, def->name, def->params, def->format};
      const emp_format_t* format = emp_format_of_params(ir.context, &params);
      if (format->error) fail_msg("%s: %s", def->name, format->error);
    }
  }
  emp_test_ir_deinit(&ir);
}

TEST_MAIN(RUN(formats_become_directives), RUN(mistakes_in_rows_are_named),
          RUN(every_row_compiles))
