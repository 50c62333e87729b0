// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operations: operands and their use lists, attributes, order, effects, and how
// much memory they take.
#include "ir/op.h"

#include "harness/harness.h"
#include "harness/ir_program.h"

static const char kProgram[] =
    "func.func @f(%a: i32, %b: i32) -> i32 {\n"
    "  %0 = arith.addi %a, %b : i32\n"
    "  %1 = arith.muli %0, %a : i32\n"
    "  %2 = arith.muli %0, %0 : i32\n"
    "  return %1 : i32\n"
    "}\n";

static size_t count_uses(const emp_value_t* value) {
  size_t count = 0;
  for (emp_operand_t* use = value->first_use; use; use = use->next_use) {
    assert_ptr_equal(use->value, value);
    assert_ptr_equal(*use->link, use);
    ++count;
  }
  return count;
}

TEST(uses_are_listed_and_moved) {
  emp_test_program_t ir;
  emp_test_program_parse(&ir, kProgram);
  emp_op_t* add = emp_test_program_op(&ir, "arith.addi", 0);
  emp_value_t* sum = emp_op_result(add, 0);
  emp_value_t* a = emp_op_operand(add, 0);
  assert_int_equal(count_uses(sum), 3);
  assert_int_equal(count_uses(a), 2);
  emp_op_t* mul = emp_test_program_op(&ir, "arith.muli", 1);
  emp_op_set_operand(mul, 0, a);
  assert_int_equal(count_uses(sum), 2);
  assert_int_equal(count_uses(a), 3);
  emp_value_replace_uses(a, emp_op_operand(add, 1));
  assert_int_equal(count_uses(a), 0);
  assert_int_equal(count_uses(emp_op_operand(add, 1)), 4);
  emp_test_program_deinit(&ir);
}

TEST(operands_grow_and_shrink) {
  emp_test_program_t ir;
  emp_test_program_parse(&ir, kProgram);
  emp_op_t* add = emp_test_program_op(&ir, "arith.addi", 0);
  emp_op_t* ret = emp_test_program_op(&ir, "func.return", 0);
  emp_value_t* a = emp_op_operand(add, 0);
  emp_value_t* b = emp_op_operand(add, 1);
  for (uint32_t i = 0; i < 20; ++i)
    emp_op_insert_operand(ret, i / 2, b);
  assert_int_equal(ret->operand_count, 21);
  assert_int_equal(count_uses(b), 21);
  while (ret->operand_count > 1)
    emp_op_erase_operand(ret, 0);
  assert_int_equal(count_uses(b), 1 + (emp_op_operand(ret, 0) == b));
  emp_value_t* values[] = {a, b, a};
  emp_op_set_operands(ret, values, 3);
  assert_int_equal(ret->operand_count, 3);
  assert_int_equal(count_uses(a), 4);
  emp_test_program_deinit(&ir);
}

TEST(attributes_are_set_in_place) {
  emp_test_program_t ir;
  emp_test_program_parse(&ir, kProgram);
  emp_op_t* add = emp_test_program_op(&ir, "arith.addi", 0);
  emp_op_set_attr(add, "z", emp_attr_i32(ir.context, 1));
  emp_op_set_attr(add, "a", emp_attr_i32(ir.context, 2));
  emp_op_set_attr(add, "z", emp_attr_i32(ir.context, 3));
  assert_int_equal(emp_op_int_attr(add, "z", 0), 3);
  assert_int_equal(emp_op_int_attr(add, "a", 0), 2);
  assert_int_equal(emp_op_int_attr(add, "b", 7), 7);
  emp_op_remove_attr(add, "a");
  assert_false(emp_op_has_attr(add, "a"));
  assert_true(emp_op_has_attr(add, "z"));
  emp_test_program_deinit(&ir);
}

TEST(order_is_known_after_moves) {
  emp_test_program_t ir;
  emp_test_program_parse(&ir, kProgram);
  emp_op_t* add = emp_test_program_op(&ir, "arith.addi", 0);
  emp_op_t* first = emp_test_program_op(&ir, "arith.muli", 0);
  emp_op_t* second = emp_test_program_op(&ir, "arith.muli", 1);
  assert_true(emp_op_is_before(add, second));
  // Between two neighbours again and again, until there is no room.
  for (int i = 0; i < 40; ++i) {
    emp_op_t* moved = i % 2 ? first : second;
    emp_op_t* anchor = i % 2 ? second : first;
    emp_op_move_before(moved, anchor);
    assert_true(emp_op_is_before(moved, anchor));
    assert_true(emp_op_is_before(add, moved));
    assert_false(emp_op_is_before(anchor, moved));
  }
  emp_test_program_deinit(&ir);
}

TEST(effects_decide_what_is_dead) {
  emp_test_program_t ir;
  emp_test_program_parse(&ir,
                         "func.func private @g()\n"
                         "func.func @f(%c: i1, %a: i32) {\n"
                         "  %0 = arith.addi %a, %a : i32\n"
                         "  scf.if %c { %1 = arith.muli %a, %a : i32 }\n"
                         "  scf.if %c { func.call @g() : () -> () }\n"
                         "  return\n"
                         "}\n");
  assert_true(emp_op_is_dead(emp_test_program_op(&ir, "arith.addi", 0)));
  assert_true(emp_op_is_dead(emp_test_program_op(&ir, "scf.if", 0)));
  assert_false(emp_op_is_dead(emp_test_program_op(&ir, "scf.if", 1)));
  assert_false(emp_op_is_dead(emp_test_program_op(&ir, "func.return", 0)));
  assert_false(emp_op_is_dead(emp_test_program_op(&ir, "func.func", 0)));
  emp_test_program_deinit(&ir);
}

// In order through the row's hook, or one of them.
TEST(a_switch_tells_what_it_hands_over) {
  emp_test_program_t ir;
  emp_test_program_parse(&ir,
                         "func.func @f(%i: i32, %a: i64) {\n"
                         "  cf.switch %i : i32, [ default: ^bb1(%a : i64),\n"
                         "    5: ^bb2, 7: ^bb3(%a, %i : i64, i32),\n"
                         "    9: ^bb1(%a : i64) ]\n"
                         "^bb1(%b: i64):\n  return\n"
                         "^bb2:\n  return\n"
                         "^bb3(%c: i64, %d: i32):\n  return\n"
                         "}\n");
  emp_op_t* op = emp_test_program_op(&ir, "cf.switch", 0);
  static const uint32_t kFirst[] = {1, 2, 2, 4};
  static const uint32_t kCount[] = {1, 0, 2, 1};
  uint32_t first = 77, count = 77;
  for (uint32_t i = 0; i < 4; ++i) {
    op->info->successor_operands(op, i, &first, &count);
    assert_int_equal(first, kFirst[i]);
    assert_int_equal(count, kCount[i]);
  }
  emp_op_successor_operands(op, 2, &first, &count);
  assert_int_equal(first, 2);
  assert_int_equal(count, 2);
  op = emp_test_program_op(&ir, "func.return", 0);
  emp_op_successor_operands(op, 0, &first, &count);
  assert_int_equal(count, 0);
  emp_test_program_deinit(&ir);
}

TEST(an_op_is_small) {
  print_message("op %zu, result %zu, operand %zu bytes\n", sizeof(emp_op_t),
                sizeof(emp_value_t), sizeof(emp_operand_t));
  assert_true(sizeof(emp_op_t) + sizeof(emp_value_t) +
                  2 * sizeof(emp_operand_t) <=
              256);
}

TEST_MAIN(RUN(uses_are_listed_and_moved), RUN(operands_grow_and_shrink),
          RUN(attributes_are_set_in_place), RUN(order_is_known_after_moves),
          RUN(effects_decide_what_is_dead),
          RUN(a_switch_tells_what_it_hands_over), RUN(an_op_is_small))
