// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Dominance in a diamond with a loop behind it.
#include "base/text.h"
#include "harness/harness.h"
#include "harness/ir_program.h"
#include "ir/verify.h"

static const char kProgram[] =
    "func.func @f(%c: i1, %a: i32) -> i32 {\n"
    "  cf.cond_br %c, ^bb1, ^bb2\n"
    "^bb1:\n"
    "  cf.br ^bb3\n"
    "^bb2:\n"
    "  cf.br ^bb3\n"
    "^bb3:\n"
    "  %0 = arith.addi %a, %a : i32\n"
    "  cf.cond_br %c, ^bb3, ^bb4\n"
    "^bb4:\n"
    "  return %0 : i32\n"
    "^bb5:\n"
    "  cf.br ^bb4\n"
    "}\n";

TEST(blocks_dominate_what_they_lead_to) {
  emp_test_program_t ir;
  emp_test_program_parse(&ir, kProgram);
  emp_op_t* function = emp_test_program_op(&ir, "func.func", 0);
  emp_block_t* bb[6];
  bb[0] = emp_op_body(function);
  for (int i = 1; i < 6; ++i)
    bb[i] = bb[i - 1]->next;
  emp_dominance_t* dominance = emp_dominance_create(function, &ir.scratch);
  static const int idom[] = {-1, 0, 0, 0, 3, -1};
  for (int i = 0; i < 6; ++i) {
    emp_block_t* want = idom[i] < 0 ? NULL : bb[idom[i]];
    assert_ptr_equal(emp_immediate_dominator(dominance, bb[i]), want);
  }
  assert_true(emp_dominates_block(dominance, bb[0], bb[4]));
  assert_true(emp_dominates_block(dominance, bb[3], bb[3]));
  assert_false(emp_dominates_block(dominance, bb[1], bb[3]));
  assert_false(emp_dominates_block(dominance, bb[4], bb[3]));
  assert_ptr_equal(emp_nearest_common_dominator(dominance, bb[1], bb[2]),
                   bb[0]);
  // What cannot be reached is dominated by everything and dominates nothing.
  assert_false(emp_block_is_reachable(dominance, bb[5]));
  assert_true(emp_dominates_block(dominance, bb[1], bb[5]));
  assert_false(emp_dominates_block(dominance, bb[5], bb[4]));
  emp_test_program_deinit(&ir);
}

enum { kGraphs = 200, kBlocks = 12 };

typedef struct graph_s {
  uint32_t state;  // of the generator
  int to[kBlocks][2];
} graph_t;

static int random_below(graph_t* graph, int limit) {
  graph->state = graph->state * 1664525 + 1013904223;
  return (int)((graph->state >> 16) % (uint32_t)limit);
}

// Blocks that end in a branch to two others, or return.
static void random_text(graph_t* graph, emp_text_t* text) {
  emp_text_append(text, EMP_STR("func.func @f(%c: i1) {\n"));
  for (int i = 0; i < kBlocks; ++i) {
    if (i) emp_text_format(text, "^bb%d:\n", i);
    bool returns = random_below(graph, 8) == 0;
    for (int k = 0; k < 2; ++k) {
      graph->to[i][k] = returns ? -1 : 1 + random_below(graph, kBlocks - 1);
    }
    if (returns) {
      emp_text_append(text, EMP_STR("  return\n"));
    } else {
      emp_text_format(text, "  cf.cond_br %%c, ^bb%d, ^bb%d\n", graph->to[i][0],
                      graph->to[i][1]);
    }
  }
  emp_text_append(text, EMP_STR("}\n"));
  emp_text_append_char(text, '\0');
}

// Whether the entry leads to `block` without passing `without`.
static bool leads_to(const graph_t* graph, int without, int block) {
  bool seen[kBlocks] = {without != 0};
  for (int round = 0; round < kBlocks; ++round) {
    for (int i = 0; i < kBlocks; ++i) {
      for (int k = 0; k < 2 && seen[i]; ++k) {
        int to = graph->to[i][k];
        if (to >= 0 && to != without) seen[to] = true;
      }
    }
  }
  return block != without && seen[block];
}

TEST(dominators_of_random_graphs_are_those_that_cannot_be_avoided) {
  graph_t graph = {.state = 1};
  for (int g = 0; g < kGraphs; ++g) {
    emp_arena_t arena;
    emp_arena_init(&arena, emp_allocator_libc(), NULL, NULL);
    emp_text_t text = {.arena = &arena};
    random_text(&graph, &text);
    emp_test_program_t ir;
    emp_test_program_parse(&ir, emp_text_view(&text).data);
    emp_op_t* function = emp_test_program_op(&ir, "func.func", 0);
    emp_dominance_t* dominance = emp_dominance_create(function, &ir.scratch);
    int i = 0;
    for (emp_block_t* a = emp_op_body(function); a; a = a->next, ++i) {
      int k = 0;
      for (emp_block_t* b = emp_op_body(function); b; b = b->next, ++k) {
        bool is_reached = leads_to(&graph, -1, k);
        bool wanted =
            !is_reached || (leads_to(&graph, -1, i) && !leads_to(&graph, i, k));
        assert_int_equal(emp_dominates_block(dominance, a, b), wanted);
      }
    }
    emp_test_program_deinit(&ir);
    emp_arena_deinit(&arena);
  }
}

TEST(values_dominate_later_uses_and_inner_ones) {
  emp_test_program_t ir;
  emp_test_program_parse(&ir,
                         "func.func @f(%c: i1, %a: i32) {\n"
                         "  %0 = arith.addi %a, %a : i32\n"
                         "  scf.if %c {\n"
                         "    %1 = arith.muli %0, %a : i32\n"
                         "    %2 = arith.subi %1, %0 : i32\n"
                         "  }\n"
                         "  return\n"
                         "}\n");
  emp_dominance_t* dominance = emp_dominance_create(ir.module->op, &ir.scratch);
  emp_op_t* add = emp_test_program_op(&ir, "arith.addi", 0);
  emp_op_t* mul = emp_test_program_op(&ir, "arith.muli", 0);
  emp_op_t* sub = emp_test_program_op(&ir, "arith.subi", 0);
  emp_op_t* branch = emp_test_program_op(&ir, "scf.if", 0);
  emp_op_t* ret = emp_test_program_op(&ir, "func.return", 0);
  assert_true(emp_dominates_use(dominance, emp_op_result(add, 0), mul));
  assert_true(emp_dominates_use(dominance, emp_op_result(mul, 0), sub));
  assert_false(emp_dominates_use(dominance, emp_op_result(sub, 0), mul));
  assert_false(emp_dominates_use(dominance, emp_op_result(mul, 0), ret));
  assert_false(emp_properly_dominates_op(dominance, branch, mul));
  assert_true(emp_properly_dominates_op(dominance, branch, ret));
  emp_test_program_deinit(&ir);
}

TEST_MAIN(RUN(blocks_dominate_what_they_lead_to),
          RUN(dominators_of_random_graphs_are_those_that_cannot_be_avoided),
          RUN(values_dominate_later_uses_and_inner_ones))
