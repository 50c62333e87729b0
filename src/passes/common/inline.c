// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// inline: calls of functions of this module are replaced by their bodies.
//
// Before:
//   util.func private @h(%x: i32) -> i32 { %y = f(%x)  util.return %y : i32 }
//   util.func public @g(%a: i32) -> i32 {
//     %b = util.call @h(%a) : (i32) -> i32
//     util.return %b : i32
//   }
// After:
//   util.func public @g(%a: i32) -> i32 { %y = f(%a)  util.return %y : i32 }
// A callee is done before its callers; a call that leads back to a function in
// progress is recursive and stays. Functions marked `#util.inline.never` or
// `no_inline` stay; bodies of several blocks go only where blocks may be
// several, that is not into scf regions.
//
// Right, because call and body mean the same with the arguments put in. Ends,
// because the call graph without its recursive calls has no cycles.
#include "base/array.h"
#include "base/text.h"
#include "ir/rewrite.h"
#include "ir/symbol.h"
#include "passes/passes.h"

typedef enum state_e { kNew, kInProgress, kDone } state_t;

typedef struct inliner_s {
  emp_pass_ctx_t* pass;
  emp_symbol_table_t* table;
  emp_ptr_map_t states;  // function -> state_t as a pointer
} inliner_t;

static state_t state_of(const inliner_t* inliner, const emp_op_t* func) {
  return (state_t)(uintptr_t)emp_ptr_map_get(&inliner->states, func);
}

static void set_state(inliner_t* inliner, const emp_op_t* func, state_t state) {
  emp_ptr_map_set(&inliner->states, func, (void*)(uintptr_t)state);
}

static bool is_kept_out(const emp_op_t* func) {
  if (emp_op_has_attr(func, "no_inline")) return true;
  const emp_attr_t* policy = emp_op_attr(func, "inlining_policy");
  if (!policy) policy = emp_op_attr(func, "util.inlining_policy");
  if (!policy) return false;
  emp_str_t name = policy->kind == EMP_ATTR_DIALECT
                       ? emp_str_from(policy->attr_def->name)
                       : policy->text;
  return emp_str_ends_with(name, EMP_STR("inline.never")) ||
         emp_str_ends_with(name, EMP_STR("inline.never>"));
}

// The blocks around `op` may be more than one.
static bool takes_blocks(const emp_op_t* op) {
  const emp_op_t* parent = emp_op_parent(op);
  return parent && emp_op_has_trait(parent, FUNCTION_LIKE);
}

static void inline_block(emp_op_t* call, const emp_region_t* body,
                         emp_ptr_map_t* map) {
  const emp_block_t* from = body->first;
  for (emp_op_t* op = from->first; op; op = op->next) {
    if (emp_op_has_trait(op, TERMINATOR)) {
      for (uint32_t i = 0; i < op->operand_count; ++i) {
        emp_value_t* value = emp_op_operand(op, i);
        emp_value_t* copy = emp_ptr_map_get(map, value);
        emp_value_replace_uses(emp_op_result(call, i), copy ? copy : value);
      }
    } else {
      emp_op_insert_before(emp_op_clone(op, call->arena, map), call);
    }
  }
}

// Jumps of the copied blocks: each return becomes a branch to what follows the
// call, whose results are block arguments there.
static void inline_blocks(emp_op_t* call, const emp_region_t* body,
                          emp_ptr_map_t* map) {
  emp_block_t* head = call->block;
  emp_block_t* tail = emp_block_split(head, call, call->arena);
  emp_block_t* last = head->region->last;
  emp_region_clone_into(body, head->region, call->arena, map);
  for (uint32_t i = 0; i < call->result_count; ++i) {
    emp_value_t* arg = emp_block_add_arg(
        tail, call->arena, emp_op_result(call, i)->type, call->loc);
    emp_value_replace_uses(emp_op_result(call, i), arg);
  }
  emp_block_t* entry = last->next;
  for (emp_block_t* block = entry; block; block = block->next) {
    emp_op_t* end = emp_block_terminator(block);
    if (!end || !emp_op_has_trait(end, RETURN_LIKE)) continue;
    emp_value_t* values[64];
    uint32_t count = end->operand_count;
    for (uint32_t i = 0; i < count; ++i)
      values[i] = emp_op_operand(end, i);
    emp_rewriter_t b = emp_build_before(end);
    emp_build_named(&b, "cf.br",
                    &(emp_build_t){.operands = values,
                                   .operand_count = count,
                                   .successors = &tail,
                                   .successor_count = 1});
    emp_op_erase(end);
  }
  // The entry block has the callee's arguments, mapped by the caller.
  emp_rewriter_t b = emp_build_at_end(call->context, call->arena, head);
  b.loc = call->loc;
  emp_value_t* operands[64];
  for (uint32_t i = 0; i < call->operand_count; ++i) {
    operands[i] = emp_op_operand(call, i);
  }
  emp_build_named(&b, "cf.br",
                  &(emp_build_t){.operands = operands,
                                 .operand_count = call->operand_count,
                                 .successors = &entry,
                                 .successor_count = 1});
}

static bool inline_call(inliner_t* inliner, emp_op_t* call, emp_op_t* func) {
  emp_block_t* body = emp_op_body(func);
  bool single = func->regions[0].first == func->regions[0].last;
  if (body->arg_count != call->operand_count) return false;
  emp_ptr_map_t map = {.arena = inliner->pass->scratch};
  if (single) {
    emp_op_t* end = emp_block_terminator(body);
    if (!end || end->operand_count != call->result_count) return false;
    for (uint32_t i = 0; i < body->arg_count; ++i) {
      emp_ptr_map_set(&map, body->args[i], emp_op_operand(call, i));
    }
    inline_block(call, &func->regions[0], &map);
  } else {
    if (!takes_blocks(call) || call->operand_count > 64 ||
        call->result_count > 64) {
      return false;
    }
    inline_blocks(call, &func->regions[0], &map);
  }
  emp_op_erase(call);
  return true;
}

static void finish(inliner_t* inliner, emp_op_t* func);

static emp_walk_t find_calls(void* user, emp_op_t* op) {
  emp_op_list_t* list = ((void**)user)[0];
  emp_arena_t* arena = ((void**)user)[1];
  if (emp_op_has_trait(op, CALL_LIKE)) emp_array_push(arena, list, op);
  return EMP_WALK_ON;
}

static void finish(inliner_t* inliner, emp_op_t* func) {
  set_state(inliner, func, kInProgress);
  emp_op_list_t calls = {0};
  void* user[] = {&calls, inliner->pass->scratch};
  emp_walk_pre(func, find_calls, user);
  for (size_t i = 0; i < calls.count; ++i) {
    emp_op_t* call = calls.items[i];
    const emp_attr_t* name = emp_op_attr(call, "callee");
    if (!name || name->kind != EMP_ATTR_SYMBOL_REF || name->count != 0)
      continue;
    emp_op_t* callee = emp_symbol_table_find(inliner->table, name->text);
    if (!callee || !emp_op_has_trait(callee, FUNCTION_LIKE) ||
        !emp_op_body(callee) || callee->info->kind != func->info->kind) {
      continue;
    }
    if (state_of(inliner, callee) == kNew) finish(inliner, callee);
    if (state_of(inliner, callee) != kDone || is_kept_out(callee)) continue;
    inline_call(inliner, call, callee);
  }
  set_state(inliner, func, kDone);
}

bool emp_pass_inline(emp_pass_ctx_t* pass) {
  inliner_t inliner = {
      .pass = pass,
      .table = emp_symbol_table_create(pass->op, pass->scratch),
      .states = {.arena = pass->scratch}};
  emp_block_t* body = emp_op_body(pass->op);
  for (emp_op_t* op = body ? body->first : NULL; op; op = op->next) {
    if (emp_op_has_trait(op, FUNCTION_LIKE) && emp_op_body(op) &&
        state_of(&inliner, op) == kNew) {
      finish(&inliner, op);
    }
  }
  return true;
}
