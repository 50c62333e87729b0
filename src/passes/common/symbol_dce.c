// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// symbol-dce: removes private symbols of the module that nothing alive uses.
//
// Before:
//   util.func private @unused() { util.return }
//   util.global private @seed = 0 : i64
//   util.func public @f() { util.return }
// After:
//   util.func public @f() { util.return }
// Alive are public symbols and ops that are no symbols; what they use is alive.
//
// Right, because nothing outside of a module can name a private symbol. Ends:
// each symbol becomes alive once.
#include "base/array.h"
#include "base/text.h"
#include "ir/rewrite.h"
#include "ir/symbol.h"
#include "passes/passes.h"

typedef struct marker_s {
  emp_arena_t* arena;
  emp_op_t* module;
  emp_str_map_t symbols;  // name -> op of the module's body
  emp_ptr_map_t alive;
  emp_op_list_t todo;
} marker_t;

static void mark(marker_t* marker, emp_op_t* op) {
  if (emp_ptr_map_has(&marker->alive, op)) return;
  emp_ptr_map_set(&marker->alive, op, op);
  emp_array_push(marker->arena, &marker->todo, op);
}

static void visit_use(void* user, emp_op_t* op, const emp_attr_t* reference) {
  (void)op;
  marker_t* marker = user;
  emp_op_t* used = emp_str_map_get(&marker->symbols, reference->text);
  if (used) mark(marker, used);
}

static bool may_go(const emp_op_t* op) {
  return emp_op_has_trait(op, SYMBOL) && emp_symbol_name(op).length != 0 &&
         !emp_symbol_is_public(op);
}

bool emp_pass_symbol_dce(emp_pass_ctx_t* pass) {
  marker_t marker = {.arena = pass->scratch,
                     .module = pass->op,
                     .symbols = {.arena = pass->scratch},
                     .alive = {.arena = pass->scratch}};
  emp_block_t* body = emp_op_body(pass->op);
  if (!body) return true;
  for (emp_op_t* op = body->first; op; op = op->next) {
    if (may_go(op)) emp_str_map_set(&marker.symbols, emp_symbol_name(op), op);
  }
  for (emp_op_t* op = body->first; op; op = op->next) {
    if (!may_go(op)) mark(&marker, op);
  }
  while (marker.todo.count > 0) {
    emp_op_t* op = marker.todo.items[--marker.todo.count];
    emp_symbol_walk_uses(op, visit_use, &marker);
  }
  for (emp_op_t *op = body->first, *next; op; op = next) {
    next = op->next;
    if (!emp_ptr_map_has(&marker.alive, op)) emp_op_erase(op);
  }
  return true;
}
