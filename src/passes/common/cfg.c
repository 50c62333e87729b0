// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Two rules, applied to each region until a round changes nothing; each erases
// a block, so it ends. What a block makes is used only where the block
// dominates, so the users of an unreachable block are unreachable too and go
// with it.
#include "passes/common/cfg.h"

#include "base/array.h"
#include "dialects/op_kinds.h"
#include "ir/verify.h"

typedef struct simplifier_s {
  emp_arena_t* scratch;
  bool changed;
} simplifier_t;

// Edges into each block: 0, 1, or more than one.
static emp_ptr_map_t count_edges(emp_region_t* region, emp_arena_t* scratch) {
  emp_ptr_map_t edges = {.arena = scratch};
  for (emp_block_t* block = region->first; block; block = block->next) {
    const emp_op_t* last = block->last;
    for (uint32_t i = 0; last && i < last->successor_count; ++i) {
      uintptr_t count = (uintptr_t)emp_ptr_map_get(&edges, last->successors[i]);
      emp_ptr_map_set(&edges, last->successors[i], (void*)(count + 1));
    }
  }
  return edges;
}

// Blocks of a dead piece may use each other's values in any order, so all
// operands go first.
static void erase_blocks(emp_block_t** blocks, size_t count) {
  for (size_t i = 0; i < count; ++i) {
    for (emp_op_t* op = blocks[i]->first; op; op = op->next) {
      emp_op_drop_operands(op);
    }
  }
  for (size_t i = 0; i < count; ++i)
    emp_block_erase(blocks[i]);
}

static void erase_unreachable(simplifier_t* simplifier, emp_region_t* region) {
  struct {
    emp_block_t** items;
    size_t count, capacity;
  } dead = {.items = NULL};
  emp_dominance_t* dominance =
      emp_dominance_create(region->parent, simplifier->scratch);
  for (emp_block_t* block = region->first; block; block = block->next) {
    if (emp_block_is_reachable(dominance, block)) continue;
    emp_array_push(simplifier->scratch, &dead, block);
  }
  if (dead.count == 0) return;
  erase_blocks(dead.items, dead.count);
  simplifier->changed = true;
}

// Moves `next` behind what its only predecessor does.
static void merge(emp_block_t* block, emp_block_t* next) {
  emp_op_t* branch = block->last;
  for (uint32_t i = 0; i < next->arg_count; ++i) {
    emp_value_replace_uses(next->args[i], emp_op_operand(branch, i));
  }
  emp_op_erase(branch);
  while (next->first) {
    emp_op_t* op = next->first;
    emp_op_unlink(op);
    emp_op_append(op, block);
  }
  emp_block_erase(next);
}

static bool is_plain_branch(const emp_op_t* op) {
  return op && (emp_op_is(op, EMP_OP_cf_br) || emp_op_is(op, EMP_OP_vm_branch));
}

static void merge_blocks(simplifier_t* simplifier, emp_region_t* region) {
  emp_ptr_map_t edges = count_edges(region, simplifier->scratch);
  for (emp_block_t* block = region->first; block; block = block->next) {
    while (is_plain_branch(block->last)) {
      emp_block_t* next = block->last->successors[0];
      bool is_only = (uintptr_t)emp_ptr_map_get(&edges, next) == 1;
      if (!is_only || next == block || next == region->first) break;
      merge(block, next);
      simplifier->changed = true;
    }
  }
}

static emp_walk_t simplify_op(void* user, emp_op_t* op) {
  for (uint32_t i = 0; i < op->region_count; ++i) {
    emp_region_t* region = &op->regions[i];
    if (!region->first || !region->first->next) continue;
    erase_unreachable(user, region);
    merge_blocks(user, region);
  }
  return EMP_WALK_ON;
}

bool emp_simplify_cfg(emp_op_t* root, emp_arena_t* scratch) {
  simplifier_t simplifier = {.scratch = scratch};
  emp_walk_post(root, simplify_op, &simplifier);
  return simplifier.changed;
}
