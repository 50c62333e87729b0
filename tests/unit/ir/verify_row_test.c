// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a row demands of its op.
#include "harness/harness.h"
#include "harness/ir_program.h"
#include "ir/verify.h"

static const char kProgram[] =
    "func.func @f(%c: i1, %a: i32, %t: tensor<4xf32>, %m: memref<4xf32>, "
    "%i: index) -> i32 {\n"
    "  %0 = arith.addi %a, %a : i32\n"
    "  %1 = arith.cmpi slt, %0, %a : i32\n"
    "  %2 = arith.constant 5 : i32\n"
    "  %3 = arith.addf %t, %t : tensor<4xf32>\n"
    "  %4 = scf.if %c -> (i32) { scf.yield %a : i32 } else "
    "{ scf.yield %a : i32 }\n"
    "  cf.cond_br %c, ^bb1, ^bb1\n"
    "^bb1:\n"
    "  return %0 : i32\n"
    "}\n";

#define EXPECT(code, ...)                              \
  do {                                                 \
    emp_test_program_t ir;                             \
    emp_test_program_parse(&ir, kProgram);             \
    assert_true(emp_verify(ir.module->op, &ir.sink));  \
    __VA_ARGS__;                                       \
    assert_false(emp_verify(ir.module->op, &ir.sink)); \
    assert_true(emp_test_program_has(&ir, code));      \
    emp_test_program_deinit(&ir);                      \
  } while (0)
#define OP_AT(name) emp_test_program_op(&ir, name, 0)
#define ARG(n) emp_op_body(OP_AT("func.func"))->args[n]

TEST(numbers_of_operands) {
  EXPECT("E0101", emp_op_erase_operand(OP_AT("arith.addi"), 0));
  EXPECT("E0106", emp_op_insert_operand(OP_AT("cf.cond_br"), 1, ARG(1)));
  EXPECT("E0115",
         emp_op_remove_attr(OP_AT("cf.cond_br"), "operandSegmentSizes"));
}

TEST(types_of_operands) {
  EXPECT("E0110", emp_op_set_operand(OP_AT("arith.cmpi"), 0, ARG(2));
         emp_op_set_operand(OP_AT("arith.cmpi"), 1, ARG(2)));
  // same(lhs): both operands have one type.
  EXPECT("E0110", emp_op_set_operand(OP_AT("arith.cmpi"), 1, ARG(4)));
}

TEST(types_of_results) {
  EXPECT("E0111", emp_op_result(OP_AT("arith.cmpi"), 0)->type =
                      emp_type_integer(ir.context, 8));
}

TEST(attributes) {
  EXPECT("E0115", emp_op_remove_attr(OP_AT("arith.cmpi"), "predicate"));
  EXPECT("E0116", emp_op_set_attr(OP_AT("arith.cmpi"), "predicate",
                                  emp_attr_cstr(ir.context, "slt")));
}

TEST(missing_operands) {
  EXPECT("E0135", emp_op_set_operand(OP_AT("arith.addi"), 0, NULL));
}

// Ops of a dialect made for this, one for each demand that the programs above
// do not break.
static const emp_op_info_t row_ops[] = {
    {.kind = 61000,
     .name = "row.groups",
     .operands = "a: I32, b: Variadic<I32>"},
    {.kind = 61001,
     .name = "row.results",
     .results = "a: I32, b: Optional<I32>"},
    {.kind = 61002, .name = "row.one_result", .results = "a: AnyType"},
    {.kind = 61003,
     .name = "row.same",
     .operands = "a: AnyType, b: AnyType",
     .traits = SAME_TYPES},
    {.kind = 61004,
     .name = "row.shapes",
     .operands = "a: AnyType, b: AnyType",
     .traits = SAME_SHAPES},
    {.kind = 61005,
     .name = "row.elements",
     .operands = "a: AnyType, b: AnyType",
     .traits = SAME_ELEMENT_TYPES},
    {.kind = 61006, .name = "row.regions", .regions = "a: AnyRegion"},
    {.kind = 61007, .name = "row.sized", .regions = "a: SizedRegion<1>"},
    {.kind = 61008, .name = "row.successors", .successors = "a: AnySuccessor"},
    {.kind = 61010, .name = "row.bad", .operands = "a: NoSuchType"},
};
static const emp_dialect_t row_dialect = {
    .name = "row",
    .ops = row_ops,
    .op_count = sizeof(row_ops) / sizeof(row_ops[0])};

// Puts an op of that row into the program and expects that code.
static void expect_row(const char* name, const emp_build_t* parts,
                       const char* code) {
  emp_test_program_t ir;
  emp_test_program_parse(&ir, kProgram);
  emp_context_register(ir.context, &row_dialect);
  emp_op_t* add = OP_AT("arith.addi");
  emp_value_t* values[] = {ARG(1), ARG(2), ARG(3)};
  emp_build_t filled = *parts;
  const emp_type_t* types[] = {values[0]->type, values[0]->type,
                               values[0]->type};
  // The caller says how many; which ones is always the same.
  filled.operands = values;
  filled.results = types;
  const emp_op_info_t* info =
      emp_context_op_info(ir.context, emp_str_from(name));
  emp_op_t* op =
      emp_op_create(ir.context, &ir.module->arena,
                    &(emp_op_state_t){.info = info,
                                      .operands = filled.operands,
                                      .operand_count = filled.operand_count,
                                      .result_types = filled.results,
                                      .result_count = filled.result_count,
                                      .region_count = filled.region_count});
  emp_op_insert_before(op, add);
  assert_false(emp_verify(ir.module->op, &ir.sink));
  if (!emp_test_program_has(&ir, code)) print_message("%s %s\n", name, code);
  assert_true(emp_test_program_has(&ir, code));
  emp_test_program_deinit(&ir);
}

TEST(every_demand_of_a_row) {
  static const struct {
    const char *name, *code;
    emp_build_t parts;
  } cases[] = {
      {"row.groups", "E0104", {.operand_count = 0}},
      {"row.results", "E0105", {.result_count = 3}},
      {"row.one_result", "E0103", {.result_count = 2}},
      {"row.same", "E0112", {.operand_count = 2}},
      {"row.shapes", "E0113", {.operand_count = 2}},
      {"row.elements", "E0114", {.operand_count = 2}},
      {"row.regions", "E0117", {.region_count = 2}},
      {"row.sized", "E0118", {.region_count = 1}},
      {"row.successors", "E0119", {.operand_count = 0}},
      {"row.bad", "E0136", {.operand_count = 1}},
  };
  for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); ++i) {
    expect_row(cases[i].name, &cases[i].parts, cases[i].code);
  }
}

TEST(regions_end_as_their_op_wants) {
  emp_test_program_t ir;
  emp_test_program_parse(&ir,
                         "func.func @f(%c: i1) {\n"
                         "  scf.if %c { scf.yield }\n"
                         "  return\n"
                         "}\n");
  emp_op_t* yield = OP_AT("scf.yield");
  emp_rewriter_t b = emp_build_before(yield);
  emp_build_named(&b, "func.return", &(emp_build_t){.operand_count = 0});
  emp_op_erase(yield);
  assert_false(emp_verify(ir.module->op, &ir.sink));
  assert_true(emp_test_program_has(&ir, "E0122"));
  emp_test_program_deinit(&ir);
}

TEST(messages_name_wanted_and_found) {
  emp_test_program_t ir;
  emp_test_program_parse(&ir, kProgram);
  emp_op_set_operand(OP_AT("arith.addf"), 0, ARG(3));
  assert_false(emp_verify(ir.module->op, &ir.sink));
  assert_str(ir.diagnostics.items[0].message,
             "'arith.addf' op operand #0 must be floating-point-like, but got "
             "'memref<4xf32>'");
  emp_test_program_deinit(&ir);
}

TEST_MAIN(RUN(numbers_of_operands), RUN(types_of_operands),
          RUN(types_of_results), RUN(attributes), RUN(missing_operands),
          RUN(every_demand_of_a_row), RUN(regions_end_as_their_op_wants),
          RUN(messages_name_wanted_and_found))
