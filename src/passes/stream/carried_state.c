// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Threading of state through structured control flow: branches get results,
// loops get carried values; an arm that does not hold the op hands the state on
// as it is.
//
//   scf.for .. iter_args(%x = %x0) { %a = alloca; %y = f(%x) into %a; yield %y
//   }
// becomes, with a state of two,
//   scf.for .. iter_args(%x = %x0, %s = %s0, %t = %s1) {
//     %y = f(%x) into %s; yield %y, %t, %s }
#include "passes/stream/carried_state.h"

#include "dialects/op_kinds.h"
#include "passes/stream/stream_build.h"

typedef struct state_s {
  emp_op_t* op;
  size_t count;
  const emp_type_t** types;
  emp_arena_t* scratch;
  emp_ptr_map_t* moved;
} state_t;

emp_op_t* emp_widen_op(emp_op_t* op, emp_value_t* const* operands,
                       size_t operand_count, const emp_type_t* const* types,
                       size_t type_count, emp_arena_t* scratch) {
  size_t all = op->operand_count + operand_count;
  emp_value_t** values = emp_arena_new_array(scratch, emp_value_t*, all + 1);
  const emp_type_t** results = emp_arena_new_array(
      scratch, const emp_type_t*, op->result_count + type_count + 1);
  for (uint32_t i = 0; i < op->operand_count; ++i) {
    values[i] = emp_op_operand(op, i);
  }
  for (size_t i = 0; i < operand_count; ++i) {
    values[op->operand_count + i] = operands[i];
  }
  for (uint32_t i = 0; i < op->result_count; ++i) {
    results[i] = op->results[i].type;
  }
  for (size_t i = 0; i < type_count; ++i) {
    results[op->result_count + i] = types[i];
  }
  emp_rewriter_t b = emp_build_before(op);
  emp_op_t* made = emp_build_op(&b, op->info->kind, .operands = values,
                                .operand_count = all, .results = results,
                                .result_count = op->result_count + type_count,
                                .region_count = op->region_count);
  made->attrs = op->attrs;
  for (uint32_t i = 0; i < op->region_count; ++i) {
    emp_region_take(&made->regions[i], &op->regions[i]);
  }
  for (uint32_t i = 0; i < op->result_count; ++i) {
    emp_value_replace_uses(&op->results[i], &made->results[i]);
  }
  emp_op_erase(op);
  return made;
}

static void thread(state_t* s, emp_op_t* at, emp_value_t** state);

// Runs the state through a block and hands it to the terminator.
static void thread_block(state_t* s, emp_block_t* block, emp_value_t** state) {
  emp_op_t* inside = emp_stream_ancestor_in(s->op, block);
  if (inside != NULL) thread(s, inside, state);
  emp_op_t* end = emp_block_terminator(block);
  for (size_t i = 0; i < s->count; ++i) {
    emp_op_insert_operand(end, end->operand_count, state[i]);
  }
}

static void add_args(state_t* s, emp_block_t* block, emp_value_t** out) {
  emp_op_t* parent = block->region->parent;
  for (size_t i = 0; i < s->count; ++i) {
    out[i] = emp_block_add_arg(block, parent->arena, s->types[i], parent->loc);
  }
}

static void thread_branch(state_t* s, emp_op_t* op, emp_value_t** state) {
  for (uint32_t i = 0; i < op->region_count; ++i) {
    emp_block_t* block = op->regions[i].first;
    emp_value_t** inner =
        emp_arena_new_array(s->scratch, emp_value_t*, s->count);
    for (size_t k = 0; k < s->count; ++k)
      inner[k] = state[k];
    if (block == NULL) {  // scf.if without else
      emp_rewriter_t b = emp_build_before(op);
      block = emp_build_block(&b, &op->regions[i], NULL, 0);
      emp_set_insertion_end(&b, block);
      emp_build_op(&b, EMP_OP_scf_yield, .operand_count = 0);
    }
    thread_block(s, block, inner);
  }
}

static void thread_loop(state_t* s, emp_op_t* op) {
  emp_value_t** inner = emp_arena_new_array(s->scratch, emp_value_t*, s->count);
  for (uint32_t i = 0; i < op->region_count; ++i) {
    add_args(s, op->regions[i].first, inner);
    thread_block(s, op->regions[i].first, inner);
  }
}

static void thread(state_t* s, emp_op_t* at, emp_value_t** state) {
  if (at == s->op) {
    emp_value_replace_uses(&at->results[0], state[0]);
    emp_value_t* used = state[0];
    for (size_t i = 0; i + 1 < s->count; ++i)
      state[i] = state[i + 1];
    state[s->count - 1] = used;
    return;
  }
  bool is_loop =
      emp_op_is(at, EMP_OP_scf_for) || emp_op_is(at, EMP_OP_scf_while);
  bool is_branch =
      emp_op_is(at, EMP_OP_scf_if) || emp_op_is(at, EMP_OP_scf_index_switch);
  EMP_ASSERT(is_loop || is_branch);
  if (!is_loop && !is_branch) return;
  uint32_t old_count = at->result_count;
  emp_op_t* made = emp_widen_op(at, state, is_loop ? s->count : 0, s->types,
                                s->count, s->scratch);
  emp_ptr_map_set(s->moved, at, made);
  if (is_loop) {
    thread_loop(s, made);
  } else {
    thread_branch(s, made, state);
  }
  for (size_t i = 0; i < s->count; ++i) {
    state[i] = &made->results[old_count + i];
  }
}

void emp_carry_state(emp_op_t* carrier, emp_op_t* op, emp_value_t* const* state,
                     size_t count, emp_arena_t* scratch, emp_ptr_map_t* moved) {
  state_t s = {.op = op, .count = count, .scratch = scratch, .moved = moved};
  s.types = emp_arena_new_array(scratch, const emp_type_t*, count);
  emp_value_t** now = emp_arena_new_array(scratch, emp_value_t*, count);
  for (size_t i = 0; i < count; ++i) {
    s.types[i] = state[i]->type;
    now[i] = state[i];
  }
  thread(&s, carrier, now);
}
