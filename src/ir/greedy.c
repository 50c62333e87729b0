// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The greedy driver: a worklist of ops, each folded, erased when dead, and
// offered to the patterns; what a change touches goes back on the list.
//
// A sweep puts all ops on the list so that the first op of the program is taken
// first; sweeps repeat until one changes nothing. Patterns that undo each other
// would go on for ever within one sweep, so the number of rewrites is bounded
// by a multiple of the ops that were there at the start.
#include "base/array.h"
#include "base/assert.h"
#include "ir/constant_table.h"
#include "ir/rewrite.h"

enum { kDefaultIterations = 10, kRewritesAnOp = 64, kRewritesBase = 10000 };

// A stack of ops without duplicates; a removed op leaves a hole.
typedef struct worklist_s {
  emp_op_t** items;
  size_t count, capacity;
} worklist_t;

typedef struct driver_s {
  const emp_greedy_options_t* options;
  emp_arena_t* arena;
  emp_rewriter_t rewriter;
  emp_op_t* root;
  worklist_t list;
  emp_ptr_map_t positions;  // op to index + 1; 0: not on the list
  size_t rewrites, rewrite_limit;
  bool changed;
} driver_t;

static size_t position_of(const driver_t* driver, const emp_op_t* op) {
  return (size_t)(uintptr_t)emp_ptr_map_get(&driver->positions, op);
}

static void set_position(driver_t* driver, const emp_op_t* op,
                         size_t position) {
  emp_ptr_map_set(&driver->positions, op, (void*)(uintptr_t)position);
}

static void push(driver_t* driver, emp_op_t* op) {
  if (op == driver->root || position_of(driver, op) != 0) return;
  emp_array_push(driver->arena, &driver->list, op);
  set_position(driver, op, driver->list.count);
}

static emp_op_t* pop(driver_t* driver) {
  while (driver->list.count > 0) {
    emp_op_t* op = driver->list.items[--driver->list.count];
    if (!op) continue;
    set_position(driver, op, 0);
    return op;
  }
  return NULL;
}

static emp_walk_t forget_op(void* user, emp_op_t* op) {
  driver_t* driver = user;
  size_t position = position_of(driver, op);
  if (position != 0) {
    driver->list.items[position - 1] = NULL;
    set_position(driver, op, 0);
  }
  emp_constant_table_forget(driver->rewriter.constants, op);
  return EMP_WALK_ON;
}

// -- listener ----------------------------------------------------------------

static void on_insert(void* listener, emp_op_t* op) {
  push(listener, op);
}

static void push_users(driver_t* driver, emp_op_t* op) {
  for (uint32_t i = 0; i < op->result_count; ++i) {
    emp_operand_t* use = op->results[i].first_use;
    for (; use; use = use->next_use)
      push(driver, use->owner);
  }
}

static void on_change(void* listener, emp_op_t* op) {
  driver_t* driver = listener;
  push(driver, op);
  push_users(driver, op);
}

// What made the operands may be dead or have one use now.
static emp_walk_t push_operands(void* user, emp_op_t* op) {
  for (uint32_t i = 0; i < op->operand_count; ++i) {
    emp_value_t* value = emp_op_operand(op, i);
    emp_op_t* def = value ? emp_value_def(value) : NULL;
    if (def) push(user, def);
  }
  return EMP_WALK_ON;
}

static void on_erase(void* listener, emp_op_t* op) {
  emp_walk_pre(op, push_operands, listener);
  emp_walk_pre(op, forget_op, listener);
}

// -- one op ------------------------------------------------------------------

static bool try_patterns(driver_t* driver, emp_op_t* op) {
  const emp_greedy_options_t* options = driver->options;
  emp_rewriter_t* rewriter = &driver->rewriter;
  for (size_t i = 0; i < options->pattern_count; ++i) {
    const emp_pattern_t* pattern = &options->patterns[i];
    if (pattern->kind != 0 && pattern->kind != op->info->kind) continue;
    emp_set_insertion_before(rewriter, op);
    if (pattern->rewrite(op, rewriter)) return true;
  }
  if (options->no_canonicalize || !op->info->canonicalize) return false;
  emp_set_insertion_before(rewriter, op);
  return op->info->canonicalize(op, rewriter);
}

static bool process(driver_t* driver, emp_op_t* op) {
  emp_rewriter_t* rewriter = &driver->rewriter;
  if (!op->block) return false;
  if (emp_op_is_dead(op)) {
    emp_set_insertion_before(rewriter, op);
    emp_erase_op(rewriter, op);
    return true;
  }
  if (!driver->options->no_fold) {
    emp_set_insertion_before(rewriter, op);
    if (emp_op_has_trait(op, CONSTANT_LIKE)) {
      if (emp_constant_table_adopt(rewriter, op)) return true;
    } else if (emp_fold_op(rewriter, op)) {
      return true;
    }
  }
  return try_patterns(driver, op);
}

// -- sweeps ------------------------------------------------------------------

static emp_walk_t push_op(void* user, emp_op_t* op) {
  push(user, op);
  return EMP_WALK_ON;
}

// In program order, then turned around, since the list is taken from its end.
static void fill(driver_t* driver) {
  driver->list.count = 0;
  emp_walk_pre(driver->root, push_op, driver);
  size_t count = driver->list.count;
  emp_op_t** items = driver->list.items;
  for (size_t i = 0; i < count / 2; ++i) {
    emp_op_t* swapped = items[i];
    items[i] = items[count - 1 - i];
    items[count - 1 - i] = swapped;
  }
  for (size_t i = 0; i < count; ++i)
    set_position(driver, items[i], i + 1);
}

// True when the list ran empty.
static bool sweep(driver_t* driver) {
  driver->changed = false;
  for (emp_op_t* op = pop(driver); op; op = pop(driver)) {
    if (!process(driver, op)) continue;
    driver->changed = true;
    if (++driver->rewrites > driver->rewrite_limit) return false;
  }
  return true;
}

bool emp_rewrite_greedily(emp_op_t* root, const emp_greedy_options_t* options,
                          emp_arena_t* scratch, emp_diag_sink_t* sink) {
  driver_t driver = {.options = options,
                     .arena = scratch,
                     .root = root,
                     .rewriter = {.context = root->context,
                                  .arena = root->arena,
                                  .scratch = scratch,
                                  .sink = sink,
                                  .on_insert = on_insert,
                                  .on_change = on_change,
                                  .on_erase = on_erase}};
  driver.rewriter.listener = &driver;
  driver.rewriter.constants = emp_constant_table_create(scratch);
  driver.positions.arena = scratch;
  uint32_t iterations = options->max_iterations;
  if (iterations == 0) iterations = kDefaultIterations;
  for (uint32_t i = 0; i < iterations; ++i) {
    fill(&driver);
    if (i == 0) {
      driver.rewrite_limit = driver.list.count * kRewritesAnOp + kRewritesBase;
    }
    if (!sweep(&driver)) return false;
    if (!driver.changed) return true;
  }
  return false;
}
