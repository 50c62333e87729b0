// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Building ops, and the changes that a listener hears of.
#include "ir/rewrite.h"

#include "dialects/op_kinds.h"
#include "harness/harness.h"
#include "harness/ir_program.h"
#include "ir/verify.h"

static const char kProgram[] =
    "func.func @f(%a: f32) -> f32 {\n"
    "  %0 = arith.addf %a, %a : f32\n"
    "  return %0 : f32\n"
    "}\n";

TEST(result_types_follow_from_the_row) {
  emp_test_program_t ir;
  emp_test_program_parse(&ir, kProgram);
  emp_op_t* add = emp_test_program_op(&ir, "arith.addf", 0);
  emp_rewriter_t b = emp_build_after(add);
  emp_value_t* sum = emp_op_result(add, 0);
  emp_value_t* product =
      emp_build_value(&b, EMP_OP_arith_mulf, EMP_VALUES(sum, sum));
  assert_ptr_equal(product->type, sum->type);
  assert_ptr_equal(product->op->loc, add->loc);
  assert_ptr_equal(add->next, product->op);
  emp_value_t* bits = emp_build_value(
      &b, EMP_OP_arith_cmpf, EMP_VALUES(sum, product),
      EMP_ATTRS(EMP_ATTR("predicate", emp_attr_i64(ir.context, 1))));
  assert_true(emp_type_is_integer(bits->type, 1));
  assert_true(emp_verify(ir.module->op, &ir.sink));
  emp_test_program_deinit(&ir);
}

typedef struct counts_s {
  size_t inserted, changed, erased;
} counts_t;

static void on_insert(void* listener, emp_op_t* op) {
  (void)op;
  ++((counts_t*)listener)->inserted;
}
static void on_change(void* listener, emp_op_t* op) {
  (void)op;
  ++((counts_t*)listener)->changed;
}
static void on_erase(void* listener, emp_op_t* op) {
  (void)op;
  ++((counts_t*)listener)->erased;
}

TEST(a_listener_hears_of_changes) {
  emp_test_program_t ir;
  emp_test_program_parse(&ir, kProgram);
  emp_op_t* add = emp_test_program_op(&ir, "arith.addf", 0);
  counts_t counts = {0};
  emp_rewriter_t b = emp_build_before(add);
  b.listener = &counts;
  b.on_insert = on_insert;
  b.on_change = on_change;
  b.on_erase = on_erase;
  emp_value_t* a = emp_op_operand(add, 0);
  emp_op_t* mul = emp_build_op(&b, EMP_OP_arith_mulf, EMP_VALUES(a, a));
  emp_replace_op_with(&b, add, mul);
  assert_int_equal(counts.inserted, 1);
  assert_int_equal(counts.changed, 1);
  assert_int_equal(counts.erased, 1);
  assert_ptr_equal(
      emp_op_operand(emp_test_program_op(&ir, "func.return", 0), 0),
      emp_op_result(mul, 0));
  // The insertion point moved on with what was behind the erased op.
  assert_ptr_equal(b.before, mul->next);
  emp_test_program_deinit(&ir);
}

TEST(a_block_is_inlined_with_its_arguments) {
  emp_test_program_t ir;
  emp_test_program_parse(&ir,
                         "func.func @f(%c: i1, %a: f32) -> f32 {\n"
                         "  cf.br ^bb1(%a : f32)\n"
                         "^bb1(%x: f32):\n"
                         "  %0 = arith.addf %x, %x : f32\n"
                         "  return %0 : f32\n"
                         "}\n");
  emp_op_t* branch = emp_test_program_op(&ir, "cf.br", 0);
  emp_rewriter_t b = emp_build_before(branch);
  emp_value_t* a = emp_op_operand(branch, 0);
  emp_block_t* head = branch->block;
  emp_block_t* from = branch->successors[0];
  emp_erase_op(&b, branch);
  emp_inline_block(&b, from, head, NULL, &a);
  assert_null(head->next);
  assert_ptr_equal(emp_op_operand(emp_test_program_op(&ir, "arith.addf", 0), 0),
                   a);
  assert_true(emp_verify(ir.module->op, &ir.sink));
  emp_test_program_deinit(&ir);
}

TEST_MAIN(RUN(result_types_follow_from_the_row),
          RUN(a_listener_hears_of_changes),
          RUN(a_block_is_inlined_with_its_arguments))
