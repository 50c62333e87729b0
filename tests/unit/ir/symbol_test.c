// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Symbols: tables, lookup, uses, renaming.
#include "ir/symbol.h"

#include "harness/harness.h"
#include "harness/ir_program.h"

static const char kProgram[] =
    "module {\n"
    "  func.func private @a() { return }\n"
    "  func.func @b() { func.call @a() : () -> ()  return }\n"
    "  module @inner { func.func private @a() { return } }\n"
    "}\n";

TEST(names_are_made_unique) {
  emp_test_program_t ir;
  emp_test_program_parse(&ir, kProgram);
  emp_symbol_table_t* table =
      emp_symbol_table_create(ir.module->op, &ir.scratch);
  emp_op_t* a = emp_symbol_table_find(table, EMP_STR("a"));
  assert_non_null(a);
  assert_false(emp_symbol_is_public(a));
  assert_true(emp_symbol_is_public(emp_symbol_table_find(table, EMP_STR("b"))));
  emp_ptr_map_t map = {.arena = &ir.scratch};
  emp_op_t* copy = emp_op_clone(a, &ir.module->arena, &map);
  emp_symbol_table_insert(table, copy, a);
  assert_str(emp_symbol_name(copy), "a_0");
  assert_ptr_equal(copy->next, a);
  assert_str(emp_symbol_table_unique_name(table, EMP_STR("a")), "a_1");
  emp_symbol_table_remove(table, copy);
  assert_null(emp_symbol_table_find(table, EMP_STR("a_0")));
  emp_test_program_deinit(&ir);
}

TEST(references_are_followed_inwards) {
  emp_test_program_t ir;
  emp_test_program_parse(&ir, kProgram);
  emp_op_t* call = emp_test_program_op(&ir, "func.call", 0);
  emp_op_t* found = emp_symbol_lookup(call, emp_op_attr(call, "callee"));
  assert_ptr_equal(found, emp_test_program_op(&ir, "func.func", 0));
  const emp_attr_t* nested =
      emp_parse_attr(ir.context, EMP_STR("@inner::@a"), &ir.sink);
  assert_ptr_equal(emp_symbol_lookup(call, nested),
                   emp_test_program_op(&ir, "func.func", 2));
  const emp_attr_t* nobody =
      emp_parse_attr(ir.context, EMP_STR("@inner::@x"), &ir.sink);
  assert_null(emp_symbol_lookup(call, nobody));
  emp_test_program_deinit(&ir);
}

static void count_use(void* user, emp_op_t* op, const emp_attr_t* reference) {
  (void)op;
  if (emp_str_is(reference->text, "a")) ++*(size_t*)user;
}

TEST(uses_are_found_and_renamed) {
  emp_test_program_t ir;
  emp_test_program_parse(&ir, kProgram);
  emp_op_t* b = emp_test_program_op(&ir, "func.func", 1);
  // Inside an array inside a dictionary, and in a type.
  emp_op_set_attr(
      b, "x.refs",
      emp_parse_attr(ir.context, EMP_STR("{k = [1, @a, @c]}"), &ir.sink));
  size_t count = 0;
  emp_symbol_walk_uses(ir.module->op, count_use, &count);
  assert_int_equal(count, 2);
  emp_symbol_replace_uses(ir.module->op, EMP_STR("a"), EMP_STR("z"));
  count = 0;
  emp_symbol_walk_uses(ir.module->op, count_use, &count);
  assert_int_equal(count, 0);
  emp_op_t* call = emp_test_program_op(&ir, "func.call", 0);
  assert_str(emp_op_str_attr(call, "callee"), "z");
  emp_test_program_deinit(&ir);
}

TEST_MAIN(RUN(names_are_made_unique), RUN(references_are_followed_inwards),
          RUN(uses_are_found_and_renamed))
