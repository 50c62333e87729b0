// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Walks: order, skipping, stopping, erasing on the way.
#include "harness/harness.h"
#include "harness/ir_program.h"

static const char kProgram[] =
    "func.func @f(%c: i1, %a: i32) {\n"
    "  scf.if %c { %0 = arith.addi %a, %a : i32 }\n"
    "  %1 = arith.muli %a, %a : i32\n"
    "  return\n"
    "}\n";

typedef struct trace_s {
  emp_text_t text;
  const char* skip;
  const char* stop;
} trace_t;

static emp_walk_t note(void* user, emp_op_t* op) {
  trace_t* trace = user;
  emp_text_format(&trace->text, "%s ", op->info->name);
  if (trace->stop && strcmp(op->info->name, trace->stop) == 0) {
    return EMP_WALK_STOP;
  }
  if (trace->skip && strcmp(op->info->name, trace->skip) == 0) {
    return EMP_WALK_SKIP;
  }
  return EMP_WALK_ON;
}

TEST(walks_go_in_program_order) {
  emp_test_program_t ir;
  emp_test_program_parse(&ir, kProgram);
  trace_t trace = {.text = {.arena = &ir.scratch}};
  emp_walk_pre(ir.module->op, note, &trace);
  assert_str(emp_text_view(&trace.text),
             "builtin.module func.func scf.if arith.addi scf.yield arith.muli "
             "func.return ");
  trace = (trace_t){.text = {.arena = &ir.scratch}};
  emp_walk_post(ir.module->op, note, &trace);
  assert_str(emp_text_view(&trace.text),
             "arith.addi scf.yield scf.if arith.muli func.return func.func "
             "builtin.module ");
  trace = (trace_t){.text = {.arena = &ir.scratch}, .skip = "scf.if"};
  emp_walk_pre(ir.module->op, note, &trace);
  assert_str(emp_text_view(&trace.text),
             "builtin.module func.func scf.if arith.muli func.return ");
  trace = (trace_t){.text = {.arena = &ir.scratch}, .stop = "arith.addi"};
  assert_int_equal(emp_walk_pre(ir.module->op, note, &trace), EMP_WALK_STOP);
  assert_str(emp_text_view(&trace.text),
             "builtin.module func.func scf.if arith.addi ");
  emp_test_program_deinit(&ir);
}

static emp_walk_t erase_dead(void* user, emp_op_t* op) {
  (void)user;
  if (emp_op_is_dead(op)) emp_op_erase(op);
  return EMP_WALK_ON;
}

TEST(a_visit_may_erase_its_op) {
  emp_test_program_t ir;
  emp_test_program_parse(&ir, kProgram);
  emp_walk_post(ir.module->op, erase_dead, NULL);
  assert_int_equal(emp_test_program_count(&ir, "arith.addi"), 0);
  assert_int_equal(emp_test_program_count(&ir, "scf.if"), 0);
  assert_int_equal(emp_test_program_count(&ir, "arith.muli"), 0);
  emp_test_program_deinit(&ir);
}

TEST(ops_of_a_kind_are_collected) {
  emp_test_program_t ir;
  emp_test_program_parse(&ir, kProgram);
  uint32_t kind = emp_test_program_op(&ir, "arith.muli", 0)->info->kind;
  emp_op_list_t list = emp_collect(ir.module->op, kind, &ir.scratch);
  assert_int_equal(list.count, 1);
  assert_int_equal(
      emp_collect(ir.module->op, ir.module->op->info->kind, &ir.scratch).count,
      0);
  emp_test_program_deinit(&ir);
}

TEST_MAIN(RUN(walks_go_in_program_order), RUN(a_visit_may_erase_its_op),
          RUN(ops_of_a_kind_are_collected))
