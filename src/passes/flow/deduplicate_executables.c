// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// deduplicate-executables: dispatches of the same computation use one
// executable.
//
// Before:
//   flow.executable private @f_dispatch_0 { @..matmul.. A }
//   flow.executable private @f_dispatch_1 { @..matmul.. A }
//   flow.dispatch @f_dispatch_0::@..   flow.dispatch @f_dispatch_1::@..
// After:
//   flow.executable private @f_dispatch_0 { @..matmul.. A }
//   flow.dispatch @f_dispatch_0::@..   flow.dispatch @f_dispatch_0::@..
// Two executables are equal when they are the same tree of ops with the same
// types and attributes, symbol names and locations left out.
//
// Right, because an executable is a function of its operands only. Ends: each
// pair is compared once.
#include "base/text.h"
#include "dialects/op_kinds.h"
#include "ir/rewrite.h"
#include "ir/symbol.h"
#include "passes/passes.h"

static bool is_name_attr(emp_str_t name) {
  return emp_str_is(name, "sym_name") || emp_str_is(name, "function_ref");
}

static bool attrs_equal(const emp_op_t* a, const emp_op_t* b) {
  if (a->attrs == b->attrs) return true;
  if (!a->attrs || !b->attrs || a->attrs->count != b->attrs->count) {
    return false;
  }
  for (uint32_t i = 0; i < a->attrs->count; ++i) {
    const emp_named_attr_t* x = &a->attrs->entries[i];
    const emp_named_attr_t* y = &b->attrs->entries[i];
    if (!emp_str_equal(x->name, y->name)) return false;
    if (x->value != y->value && !is_name_attr(x->name)) return false;
  }
  return true;
}

static bool values_equal(const emp_ptr_map_t* map, const emp_value_t* a,
                         const emp_value_t* b) {
  return emp_ptr_map_get(map, a) == (const void*)b;
}

static bool regions_equal(emp_ptr_map_t* map, const emp_region_t* a,
                          const emp_region_t* b);

static bool ops_equal(emp_ptr_map_t* map, emp_op_t* a, emp_op_t* b) {
  if (a->info != b->info || a->operand_count != b->operand_count ||
      a->result_count != b->result_count ||
      a->region_count != b->region_count ||
      a->successor_count != b->successor_count || !attrs_equal(a, b)) {
    return false;
  }
  for (uint32_t i = 0; i < a->operand_count; ++i) {
    if (!values_equal(map, emp_op_operand(a, i), emp_op_operand(b, i))) {
      return false;
    }
  }
  for (uint32_t i = 0; i < a->result_count; ++i) {
    if (emp_op_result(a, i)->type != emp_op_result(b, i)->type) return false;
    emp_ptr_map_set(map, emp_op_result(a, i), emp_op_result(b, i));
  }
  for (uint32_t i = 0; i < a->successor_count; ++i) {
    if (emp_ptr_map_get(map, a->successors[i]) != b->successors[i]) {
      return false;
    }
  }
  for (uint32_t i = 0; i < a->region_count; ++i) {
    if (!regions_equal(map, &a->regions[i], &b->regions[i])) return false;
  }
  return true;
}

static bool regions_equal(emp_ptr_map_t* map, const emp_region_t* a,
                          const emp_region_t* b) {
  const emp_block_t* y = b->first;
  for (const emp_block_t* x = a->first; x; x = x->next, y = y->next) {
    if (!y || x->arg_count != y->arg_count) return false;
    emp_ptr_map_set(map, x, (void*)(uintptr_t)y);
    for (uint32_t i = 0; i < x->arg_count; ++i) {
      if (x->args[i]->type != y->args[i]->type) return false;
      emp_ptr_map_set(map, x->args[i], y->args[i]);
    }
  }
  if (y) return false;
  y = b->first;
  for (const emp_block_t* x = a->first; x; x = x->next, y = y->next) {
    emp_op_t* j = y->first;
    for (emp_op_t* i = x->first; i; i = i->next, j = j->next) {
      if (!j || !ops_equal(map, i, j)) return false;
    }
    if (j) return false;
  }
  return true;
}

static bool executables_equal(emp_arena_t* arena, emp_op_t* a, emp_op_t* b) {
  emp_arena_mark_t mark = emp_arena_mark(arena);
  emp_ptr_map_t map = {.arena = arena};
  bool equal = regions_equal(&map, &a->regions[0], &b->regions[0]);
  emp_arena_rewind(arena, mark);
  return equal;
}

// The name of the one export.
static emp_str_t export_name(const emp_op_t* executable) {
  for (const emp_op_t* op = emp_op_body(executable)->first; op; op = op->next) {
    if (emp_op_is(op, EMP_OP_flow_executable_export)) {
      return emp_op_str_attr(op, "sym_name");
    }
  }
  return EMP_STR("");
}

typedef struct renames_s {
  emp_context_t* context;
  emp_str_map_t to;  // name of an executable -> the one that stays
} renames_t;

static emp_walk_t redirect(void* user, emp_op_t* op) {
  const renames_t* renames = user;
  if (emp_op_is(op, EMP_OP_flow_executable)) return EMP_WALK_SKIP;
  if (!emp_op_is(op, EMP_OP_flow_dispatch)) return EMP_WALK_ON;
  const emp_attr_t* points = emp_op_attr(op, "entry_points");
  if (!points || points->count != 1) return EMP_WALK_ON;
  emp_op_t* by = emp_str_map_get(&renames->to, points->items[0]->text);
  if (!by) return EMP_WALK_ON;
  const emp_attr_t* nested[] = {
      emp_attr_symbol(renames->context, export_name(by))};
  const emp_attr_t* symbol =
      emp_attr_symbol_nested(renames->context, emp_symbol_name(by), nested, 1);
  emp_op_set_attr(op, "entry_points",
                  emp_attr_array(renames->context, &symbol, 1));
  return EMP_WALK_ON;
}

bool emp_pass_deduplicate_executables(emp_pass_ctx_t* pass) {
  emp_op_list_t list =
      emp_collect(pass->op, EMP_OP_flow_executable, pass->scratch);
  renames_t renames = {.context = pass->context,
                       .to = {.arena = pass->scratch}};
  size_t kept = 0;
  for (size_t i = 0; i < list.count; ++i) {
    emp_op_t* same = NULL;
    for (size_t k = 0; k < kept && !same; ++k) {
      if (executables_equal(pass->scratch, list.items[k], list.items[i])) {
        same = list.items[k];
      }
    }
    if (!same) {
      list.items[kept++] = list.items[i];
      continue;
    }
    emp_str_map_set(&renames.to, emp_symbol_name(list.items[i]), same);
    emp_op_erase(list.items[i]);
  }
  if (kept < list.count) emp_walk_pre(pass->op, redirect, &renames);
  return true;
}
