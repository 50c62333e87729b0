// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the verifier's walk finds: places, branches, order, symbols, functions.
// Programs are broken by hand, since the parser verifies what it reads.
#include "ir/verify.h"

#include "dialects/op_kinds.h"
#include "harness/harness.h"
#include "harness/ir_program.h"

static const char kProgram[] =
    "module {\n"
    "  func.func @f(%c: i1, %a: i32) -> i32 {\n"
    "    %0 = arith.addi %a, %a : i32\n"
    "    %1 = arith.muli %0, %a : i32\n"
    "    cf.cond_br %c, ^bb1(%0 : i32), ^bb1(%1 : i32)\n"
    "  ^bb1(%x: i32):\n"
    "    return %x : i32\n"
    "  }\n"
    "  func.func @g() { return }\n"
    "}\n";

// Parses, breaks, and expects that code.
#define EXPECT(code, ...)                         \
  do {                                            \
    emp_test_program_t ir;                        \
    emp_test_program_parse(&ir, kProgram);        \
    emp_op_t* module = ir.module->op;             \
    assert_true(emp_verify(module, &ir.sink));    \
    __VA_ARGS__;                                  \
    assert_false(emp_verify(module, &ir.sink));   \
    assert_true(emp_test_program_has(&ir, code)); \
    emp_test_program_deinit(&ir);                 \
  } while (0)
#define OP_AT(name, n) emp_test_program_op(&ir, name, n)

TEST(order_of_definitions) {
  EXPECT("E0129",
         emp_op_move_before(OP_AT("arith.muli", 0), OP_AT("arith.addi", 0)));
}

TEST(arguments_of_other_blocks) {
  EXPECT("N0130",
         emp_op_set_operand(OP_AT("arith.muli", 0), 0,
                            OP_AT("cf.cond_br", 0)->successors[0]->args[0]));
}

TEST(isolated_regions) {
  EXPECT("E0128",
         emp_op_insert_operand(OP_AT("func.return", 1), 0,
                               emp_op_result(OP_AT("arith.addi", 0), 0)));
}

TEST(terminators) {
  EXPECT("E0120",
         emp_op_move_before(OP_AT("cf.cond_br", 0), OP_AT("arith.addi", 0)));
  EXPECT("E0121", emp_op_erase(OP_AT("func.return", 0)));
}

TEST(branches) {
  EXPECT("E0126", emp_block_add_arg(OP_AT("cf.cond_br", 0)->successors[0],
                                    &ir.module->arena,
                                    emp_type_integer(ir.context, 32), NULL));
  EXPECT("E0127", OP_AT("cf.cond_br", 0)->successors[0]->args[0]->type =
                      emp_type_index(ir.context));
  EXPECT("E0125",
         OP_AT("cf.cond_br", 0)->successors[0] = OP_AT("cf.cond_br", 0)->block);
  EXPECT("E0124", OP_AT("cf.cond_br", 0)->successors[0] =
                      emp_op_body(OP_AT("func.func", 1)));
}

TEST(symbols) {
  EXPECT("E0131", emp_op_set_attr(OP_AT("func.func", 1), "sym_name",
                                  emp_attr_cstr(ir.context, "f")));
}

TEST(functions) {
  EXPECT("E0132", emp_block_add_arg(emp_op_body(OP_AT("func.func", 1)),
                                    &ir.module->arena,
                                    emp_type_index(ir.context), NULL));
  EXPECT("E0133", emp_op_body(OP_AT("func.func", 0))->args[1]->type =
                      emp_type_index(ir.context));
  EXPECT("E0134", emp_op_set_attr(OP_AT("func.func", 0), "arg_attrs",
                                  emp_attr_array(ir.context, NULL, 0)));
}

TEST(places) {
  // scf.yield where no scf op is.
  EXPECT("E0123", emp_rewriter_t b = emp_build_before(OP_AT("func.return", 1));
         emp_build_named(&b, "scf.yield", &(emp_build_t){.operand_count = 0});
         emp_op_erase(OP_AT("func.return", 1)));
}

TEST(unreachable_code_has_no_order) {
  emp_test_program_t ir;
  emp_test_program_parse(&ir,
                         "func.func @f() {\n"
                         "  return\n"
                         "^bb1:\n"
                         "  %0 = arith.addi %1, %1 : i32\n"
                         "  %1 = arith.addi %0, %0 : i32\n"
                         "  cf.br ^bb1\n"
                         "}\n");
  assert_true(emp_verify(ir.module->op, &ir.sink));
  emp_test_program_deinit(&ir);
}

TEST_MAIN(RUN(order_of_definitions), RUN(arguments_of_other_blocks),
          RUN(isolated_regions), RUN(terminators), RUN(branches), RUN(symbols),
          RUN(functions), RUN(places), RUN(unreachable_code_has_no_order))
