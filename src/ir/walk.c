// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Walks over everything inside an op. The next op is fetched before an op is
// visited, so a visit may erase the op that it is given.
#include "base/array.h"
#include "ir/rewrite.h"

typedef struct walker_s {
  emp_walk_fn_t visit;
  void* user;
  bool is_post;
} walker_t;

static emp_walk_t walk(const walker_t* walker, emp_op_t* op);

static emp_walk_t walk_block(const walker_t* walker, emp_block_t* block) {
  emp_op_t* op = block->first;
  while (op) {
    emp_op_t* next = op->next;
    if (walk(walker, op) == EMP_WALK_STOP) return EMP_WALK_STOP;
    op = next;
  }
  return EMP_WALK_ON;
}

static emp_walk_t walk_regions(const walker_t* walker, emp_op_t* op) {
  for (uint32_t i = 0; i < op->region_count; ++i) {
    emp_block_t* block = op->regions[i].first;
    while (block) {
      emp_block_t* next = block->next;
      if (walk_block(walker, block) == EMP_WALK_STOP) return EMP_WALK_STOP;
      block = next;
    }
  }
  return EMP_WALK_ON;
}

static emp_walk_t walk(const walker_t* walker, emp_op_t* op) {
  if (walker->is_post) {
    if (walk_regions(walker, op) == EMP_WALK_STOP) return EMP_WALK_STOP;
    return walker->visit(walker->user, op);
  }
  // Whether it has regions is asked first: the visit may erase the op.
  bool has_regions = op->region_count > 0;
  emp_walk_t result = walker->visit(walker->user, op);
  if (result != EMP_WALK_ON || !has_regions) return result;
  return walk_regions(walker, op);
}

emp_walk_t emp_walk_pre(emp_op_t* root, emp_walk_fn_t visit, void* user) {
  walker_t walker = {.visit = visit, .user = user};
  return walk(&walker, root);
}

emp_walk_t emp_walk_post(emp_op_t* root, emp_walk_fn_t visit, void* user) {
  walker_t walker = {.visit = visit, .user = user, .is_post = true};
  return walk(&walker, root);
}

typedef struct collector_s {
  emp_op_t* root;
  uint32_t kind;
  emp_arena_t* arena;
  emp_op_list_t list;
} collector_t;

static emp_walk_t collect(void* user, emp_op_t* op) {
  collector_t* collector = user;
  if (op != collector->root && emp_op_is(op, collector->kind)) {
    emp_array_push(collector->arena, &collector->list, op);
  }
  return EMP_WALK_ON;
}

emp_op_list_t emp_collect(emp_op_t* root, uint32_t kind, emp_arena_t* arena) {
  collector_t collector = {.root = root, .kind = kind, .arena = arena};
  emp_walk_pre(root, collect, &collector);
  return collector.list;
}
