// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Blocks, regions, and copies of them.
#include "harness/harness.h"
#include "harness/ir_program.h"
#include "ir/verify.h"

TEST(a_block_is_split_and_its_ops_move) {
  emp_test_program_t ir;
  emp_test_program_parse(&ir,
                         "func.func @f(%a: i32) -> i32 {\n"
                         "  %0 = arith.addi %a, %a : i32\n"
                         "  return %0 : i32\n"
                         "}\n");
  emp_op_t* add = emp_test_program_op(&ir, "arith.addi", 0);
  emp_block_t* head = add->block;
  emp_block_t* tail = emp_block_split(head, add->next, &ir.module->arena);
  assert_ptr_equal(head->last, add);
  assert_ptr_equal(head->next, tail);
  assert_ptr_equal(emp_block_terminator(tail)->block, tail);
  assert_null(emp_block_terminator(head));
  emp_test_program_deinit(&ir);
}

TEST(arguments_are_renumbered) {
  emp_test_program_t ir;
  emp_test_program_init(&ir);
  emp_block_t* block = emp_block_create(&ir.scratch);
  const emp_type_t* i32 = emp_type_integer(ir.context, 32);
  for (int i = 0; i < 9; ++i)
    emp_block_add_arg(block, &ir.scratch, i32, NULL);
  emp_value_t* last = block->args[8];
  emp_block_erase_arg(block, 3);
  assert_int_equal(block->arg_count, 8);
  assert_ptr_equal(block->args[7], last);
  assert_int_equal(last->index, 7);
  emp_test_program_deinit(&ir);
}

// Branches go to the copied blocks; a value that is used before it is defined
// in the text is found all the same.
TEST(a_copy_is_closed) {
  emp_test_program_t ir;
  emp_test_program_parse(&ir,
                         "func.func @f(%c: i1, %a: i32) -> i32 {\n"
                         "  cf.br ^bb2\n"
                         "^bb1:\n"
                         "  return %0 : i32\n"
                         "^bb2:\n"
                         "  %0 = arith.addi %a, %a : i32\n"
                         "  cf.cond_br %c, ^bb1, ^bb2\n"
                         "}\n");
  emp_op_t* function = emp_test_program_op(&ir, "func.func", 0);
  emp_ptr_map_t map = {.arena = &ir.scratch};
  emp_op_t* copy = emp_op_clone(function, &ir.module->arena, &map);
  emp_op_set_attr(copy, "sym_name", emp_attr_cstr(ir.context, "g"));
  emp_op_insert_after(copy, function);
  assert_true(emp_verify(ir.module->op, &ir.sink));
  // The copy stands alone: the original goes without leaving uses.
  emp_op_erase(function);
  assert_true(emp_verify(ir.module->op, &ir.sink));
  assert_int_equal(emp_test_program_count(&ir, "arith.addi"), 1);
  emp_test_program_deinit(&ir);
}

// A map that already holds other things is not followed twice.
TEST(a_copy_maps_once) {
  emp_test_program_t ir;
  emp_test_program_parse(&ir,
                         "func.func @f(%a: i32, %b: i32) -> i32 {\n"
                         "  %0 = arith.subi %a, %b : i32\n"
                         "  return %0 : i32\n"
                         "}\n");
  emp_op_t* sub = emp_test_program_op(&ir, "arith.subi", 0);
  emp_value_t* a = emp_op_operand(sub, 0);
  emp_value_t* b = emp_op_operand(sub, 1);
  emp_ptr_map_t swap = {.arena = &ir.scratch};
  emp_ptr_map_set(&swap, a, b);
  emp_ptr_map_set(&swap, b, a);
  emp_op_t* copy = emp_op_clone(sub, &ir.module->arena, &swap);
  assert_ptr_equal(emp_op_operand(copy, 0), b);
  assert_ptr_equal(emp_op_operand(copy, 1), a);
  emp_op_erase(copy);
  emp_test_program_deinit(&ir);
}

TEST_MAIN(RUN(a_block_is_split_and_its_ops_move), RUN(arguments_are_renumbered),
          RUN(a_copy_is_closed), RUN(a_copy_maps_once))
