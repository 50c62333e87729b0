// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The call graph of the host program, callees first, and values of a callee
// computed again by its callers.
#include "passes/common/host_functions.h"

#include "base/array.h"
#include "dialects/op_kinds.h"
#include "ir/symbol.h"

enum { kMaxDepth = 4096 };

// -- the call graph ----------------------------------------------------------

typedef struct graph_s {
  emp_arena_t* scratch;
  emp_symbol_table_t* table;
  emp_host_functions_t* out;
  emp_ptr_map_t nodes;  // all functions
  emp_ptr_map_t open;   // those whose calls are being looked at
} graph_t;

static emp_host_function_t* named(graph_t* g, emp_op_t* call) {
  const emp_attr_t* name = emp_op_attr(call, "callee");
  if (name == NULL || name->kind != EMP_ATTR_SYMBOL_REF) return NULL;
  emp_op_t* op = emp_symbol_table_find(g->table, name->text);
  return op != NULL ? emp_ptr_map_get(&g->nodes, op) : NULL;
}

// Callees first. A function that is found again while it is open is recursive,
// and so is all that is open above it.
static void visit(graph_t* g, emp_host_function_t* function) {
  if (emp_ptr_map_has(&g->out->by_op, function->op)) return;
  emp_ptr_map_set(&g->open, function, function);
  for (size_t i = 0; i < function->calls.count; ++i) {
    emp_host_function_t* callee = named(g, function->calls.items[i]);
    if (callee == NULL) continue;
    if (emp_ptr_map_get(&g->open, callee) != NULL) {
      callee->is_recursive = function->is_recursive = true;
      continue;
    }
    visit(g, callee);
  }
  emp_ptr_map_set(&g->open, function, NULL);
  emp_ptr_map_set(&g->out->by_op, function->op, function);
  emp_array_push(g->scratch, g->out, function);
}

static void count_use(void* user, emp_op_t* op, const emp_attr_t* reference) {
  graph_t* g = user;
  emp_op_t* target = emp_symbol_table_find(g->table, reference->text);
  emp_host_function_t* function =
      target != NULL ? emp_ptr_map_get(&g->nodes, target) : NULL;
  if (function == NULL) return;
  if (emp_op_is(op, EMP_OP_util_call)) {
    emp_array_push(g->scratch, &function->callers, op);
  } else {
    function->is_called_only = false;
  }
}

static emp_host_function_t* add_function(graph_t* g, emp_op_t* op) {
  emp_host_function_t* function =
      emp_arena_new(g->scratch, emp_host_function_t);
  *function = (emp_host_function_t){.op = op};
  function->calls = emp_collect(op, EMP_OP_util_call, g->scratch);
  function->is_called_only =
      emp_op_is(op, EMP_OP_util_func) && !emp_symbol_is_public(op);
  emp_ptr_map_set(&g->nodes, op, function);
  return function;
}

void emp_host_functions(emp_op_t* module, emp_arena_t* scratch,
                        emp_host_functions_t* out) {
  *out = (emp_host_functions_t){.by_op = {.arena = scratch}};
  graph_t g = {.scratch = scratch,
               .table = emp_symbol_table_create(module, scratch),
               .out = out,
               .nodes = {.arena = scratch},
               .open = {.arena = scratch}};
  struct {
    emp_host_function_t** items;
    size_t count, capacity;
  } list = {0};
  emp_block_t* body = emp_op_body(module);
  for (emp_op_t* op = body->first; op != NULL; op = op->next) {
    bool is_function = emp_op_is(op, EMP_OP_util_func) ||
                       emp_op_is(op, EMP_OP_util_initializer);
    const emp_block_t* inside = is_function ? emp_op_body(op) : NULL;
    if (inside == NULL || inside->first == NULL) continue;
    emp_array_push(scratch, &list, add_function(&g, op));
  }
  emp_symbol_walk_uses(module, count_use, &g);
  for (size_t i = 0; i < list.count; ++i)
    visit(&g, list.items[i]);
}

emp_host_function_t* emp_host_callee(const emp_host_functions_t* all,
                                     emp_op_t* call) {
  const emp_attr_t* name = emp_op_attr(call, "callee");
  emp_op_t* op = name != NULL ? emp_symbol_lookup(call, name) : NULL;
  return op != NULL ? emp_ptr_map_get(&all->by_op, op) : NULL;
}

// -- values of the callee ----------------------------------------------------

// `known` holds the ops that were looked at and are well.
static bool is_from_arguments(const emp_block_t* body, const emp_value_t* value,
                              emp_ptr_map_t* known, int depth) {
  emp_op_t* def = emp_value_def(value);
  if (def == NULL) return emp_value_block(value) == body;
  if (emp_ptr_map_has(known, def)) return true;
  if (depth == 0 || def->block != body || def->region_count > 0 ||
      !emp_op_is_pure(def)) {
    return false;
  }
  for (uint32_t i = 0; i < def->operand_count; ++i) {
    if (!is_from_arguments(body, emp_op_operand(def, i), known, depth - 1)) {
      return false;
    }
  }
  emp_ptr_map_set(known, def, def);
  return true;
}

static emp_value_t* recompute(emp_rewriter_t* b, emp_value_t* value,
                              emp_ptr_map_t* map) {
  emp_value_t* known = emp_ptr_map_get(map, value);
  if (known != NULL) return known;
  emp_op_t* def = emp_value_def(value);
  for (uint32_t i = 0; i < def->operand_count; ++i) {
    recompute(b, emp_op_operand(def, i), map);
  }
  emp_op_t* copy = emp_op_clone(def, b->arena, map);
  emp_op_insert_before(copy, b->before);
  for (uint32_t i = 0; i < def->result_count; ++i) {
    emp_ptr_map_set(map, &def->results[i], &copy->results[i]);
  }
  return &copy->results[value->index];
}

emp_value_t* emp_host_recompute(emp_rewriter_t* b,
                                const emp_host_function_t* function,
                                emp_op_t* call, emp_value_t* value) {
  const emp_block_t* body = emp_op_body(function->op);
  emp_ptr_map_t map = {.arena = b->scratch};
  emp_ptr_map_t known = {.arena = b->scratch};
  if (!is_from_arguments(body, value, &known, kMaxDepth)) return NULL;
  for (uint32_t i = 0; i < body->arg_count && i < call->operand_count; ++i) {
    emp_ptr_map_set(&map, body->args[i], emp_op_operand(call, i));
  }
  return recompute(b, value, &map);
}
