// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Common subexpressions: a pure op whose twin dominates it is replaced by the
// twin. The dominator tree is walked with one hash table whose entries are
// taken back when a block's subtree is left, so an op sees exactly the ops that
// dominate it; an isolated region starts with an empty table. Dead ops are
// erased on the way.
#include <stdlib.h>
#include <string.h>

#include "base/array.h"
#include "base/assert.h"
#include "ir/rewrite.h"
#include "ir/verify.h"

static const uint32_t kNone = UINT32_MAX;
enum { kFirstBuckets = 64, kMaxSortedOperands = 8 };

typedef struct entry_s {
  emp_op_t* op;
  uint64_t hash;
  uint32_t next;  // older entry of the same bucket
} entry_t;

// A stack of entries, chained into buckets newest first: leaving a scope pops.
typedef struct table_s {
  entry_t* items;
  size_t count, capacity;
  uint32_t* buckets;
  size_t bucket_count;
} table_t;

typedef struct cse_s {
  emp_arena_t* arena;
  emp_dominance_t* dominance;
  table_t table;
  bool changed;
} cse_t;

// -- the table ---------------------------------------------------------------

static void link_entry(table_t* table, uint32_t index) {
  size_t bucket = (size_t)table->items[index].hash & (table->bucket_count - 1);
  table->items[index].next = table->buckets[bucket];
  table->buckets[bucket] = index;
}

static void grow_buckets(cse_t* cse) {
  table_t* table = &cse->table;
  table->bucket_count =
      table->bucket_count ? table->bucket_count * 2 : kFirstBuckets;
  table->buckets =
      emp_arena_new_array(cse->arena, uint32_t, table->bucket_count);
  memset(table->buckets, 0xff, table->bucket_count * sizeof(uint32_t));
  for (size_t i = 0; i < table->count; ++i)
    link_entry(table, (uint32_t)i);
}

static void add_entry(cse_t* cse, emp_op_t* op, uint64_t hash) {
  table_t* table = &cse->table;
  if (table->count >= table->bucket_count) grow_buckets(cse);
  emp_array_push(cse->arena, table,
                 ((entry_t){.op = op, .hash = hash, .next = kNone}));
  link_entry(table, (uint32_t)(table->count - 1));
}

static void leave_scope(table_t* table, size_t count) {
  while (table->count > count) {
    const entry_t* entry = &table->items[--table->count];
    size_t bucket = (size_t)entry->hash & (table->bucket_count - 1);
    table->buckets[bucket] = entry->next;
  }
}

// -- equality ----------------------------------------------------------------

static int compare_pointers(const void* a, const void* b) {
  const emp_value_t* x = *(emp_value_t* const*)a;
  const emp_value_t* y = *(emp_value_t* const*)b;
  return ((uintptr_t)x > (uintptr_t)y) - ((uintptr_t)x < (uintptr_t)y);
}

// The operands of a commutative op in a fixed order; the order is never seen
// outside, so addresses may decide it.
static bool sorted_operands(const emp_op_t* op,
                            emp_value_t* out_values[kMaxSortedOperands]) {
  if (!emp_op_has_trait(op, COMMUTATIVE)) return false;
  if (op->operand_count > kMaxSortedOperands) return false;
  for (uint32_t i = 0; i < op->operand_count; ++i) {
    out_values[i] = emp_op_operand(op, i);
  }
  qsort(out_values, op->operand_count, sizeof(out_values[0]), compare_pointers);
  return true;
}

static uint64_t hash_ptr(uint64_t seed, const void* ptr) {
  return emp_hash_u64(seed, (uint64_t)(uintptr_t)ptr);
}

static uint64_t hash_op(const emp_op_t* op) {
  uint64_t hash = hash_ptr(hash_ptr(0, op->info), op->attrs);
  emp_value_t* sorted[kMaxSortedOperands];
  bool is_sorted = sorted_operands(op, sorted);
  for (uint32_t i = 0; i < op->operand_count; ++i) {
    hash = hash_ptr(hash, is_sorted ? sorted[i] : emp_op_operand(op, i));
  }
  for (uint32_t i = 0; i < op->result_count; ++i) {
    hash = hash_ptr(hash, op->results[i].type);
  }
  return hash;
}

static bool same_operands(const emp_op_t* a, const emp_op_t* b) {
  emp_value_t* x[kMaxSortedOperands] = {NULL};
  emp_value_t* y[kMaxSortedOperands] = {NULL};
  bool is_sorted = sorted_operands(a, x);
  if (is_sorted) sorted_operands(b, y);
  for (uint32_t i = 0; i < a->operand_count; ++i) {
    bool is_same =
        is_sorted ? x[i] == y[i] : emp_op_operand(a, i) == emp_op_operand(b, i);
    if (!is_same) return false;
  }
  return true;
}

static bool same_op(const emp_op_t* a, const emp_op_t* b) {
  if (a->info != b->info || a->attrs != b->attrs ||
      a->operand_count != b->operand_count ||
      a->result_count != b->result_count) {
    return false;
  }
  for (uint32_t i = 0; i < a->result_count; ++i) {
    if (a->results[i].type != b->results[i].type) return false;
  }
  return same_operands(a, b);
}

static emp_op_t* find_twin(const table_t* table, const emp_op_t* op,
                           uint64_t hash) {
  if (table->bucket_count == 0) return NULL;
  uint32_t at = table->buckets[(size_t)hash & (table->bucket_count - 1)];
  for (; at != kNone; at = table->items[at].next) {
    const entry_t* entry = &table->items[at];
    if (entry->hash == hash && same_op(entry->op, op)) return entry->op;
  }
  return NULL;
}

// -- the walk ----------------------------------------------------------------

static void visit_region(cse_t* cse, emp_region_t* region);

static void visit_regions(cse_t* cse, emp_op_t* op) {
  if (op->region_count == 0) return;
  // Nothing from above is seen inside an isolated op.
  bool is_isolated = emp_op_has_trait(op, ISOLATED_FROM_ABOVE);
  table_t outer = cse->table;
  if (is_isolated) cse->table = (table_t){.items = NULL};
  for (uint32_t i = 0; i < op->region_count; ++i) {
    visit_region(cse, &op->regions[i]);
  }
  if (is_isolated) cse->table = outer;
}

static void visit_op(cse_t* cse, emp_op_t* op) {
  if (emp_op_is_dead(op)) {
    emp_op_erase(op);
    cse->changed = true;
    return;
  }
  visit_regions(cse, op);
  bool is_candidate = op->region_count == 0 && op->result_count > 0 &&
                      !emp_op_has_trait(op, TERMINATOR) && emp_op_is_pure(op);
  if (!is_candidate) return;
  uint64_t hash = hash_op(op);
  emp_op_t* twin = find_twin(&cse->table, op, hash);
  if (!twin) {
    add_entry(cse, op, hash);
    return;
  }
  for (uint32_t i = 0; i < op->result_count; ++i) {
    emp_value_replace_uses(emp_op_result(op, i), emp_op_result(twin, i));
  }
  emp_op_erase(op);
  cse->changed = true;
}

static void visit_block(cse_t* cse, emp_block_t* block) {
  emp_op_t* op = block->first;
  while (op) {
    emp_op_t* next = op->next;
    visit_op(cse, op);
    op = next;
  }
}

// One step of the walk over the dominator tree.
typedef struct step_s {
  uint32_t block;       // in the list of blocks
  uint32_t next_child;  // to go to, or kNone
  size_t scope;         // entries to keep when it is left
} step_t;

typedef struct tree_s {
  emp_block_t** blocks;
  uint32_t* first_child;
  uint32_t* next_sibling;
  uint32_t count;
} tree_t;

static uint32_t idom_index(cse_t* cse, const emp_ptr_map_t* numbers,
                           const tree_t* tree, uint32_t i) {
  emp_block_t* idom = emp_immediate_dominator(cse->dominance, tree->blocks[i]);
  if (!idom) return kNone;
  return (uint32_t)(uintptr_t)emp_ptr_map_get(numbers, idom);
}

static void build_tree(cse_t* cse, emp_region_t* region, tree_t* tree) {
  for (emp_block_t* b = region->first; b; b = b->next)
    ++tree->count;
  tree->blocks = emp_arena_new_array(cse->arena, emp_block_t*, tree->count);
  tree->first_child = emp_arena_new_array(cse->arena, uint32_t, tree->count);
  tree->next_sibling = emp_arena_new_array(cse->arena, uint32_t, tree->count);
  emp_ptr_map_t numbers = {.arena = cse->arena};
  uint32_t at = 0;
  for (emp_block_t* b = region->first; b; b = b->next, ++at) {
    tree->blocks[at] = b;
    tree->first_child[at] = kNone;
    tree->next_sibling[at] = kNone;
    emp_ptr_map_set(&numbers, b, (void*)(uintptr_t)at);
  }
  for (uint32_t i = tree->count; i-- > 1;) {
    uint32_t parent = idom_index(cse, &numbers, tree, i);
    if (parent == kNone) continue;
    tree->next_sibling[i] = tree->first_child[parent];
    tree->first_child[parent] = i;
  }
}

static step_t enter_block(cse_t* cse, const tree_t* tree, uint32_t block) {
  step_t step = {.block = block,
                 .next_child = tree->first_child[block],
                 .scope = cse->table.count};
  visit_block(cse, tree->blocks[block]);
  return step;
}

static void walk_tree(cse_t* cse, emp_region_t* region) {
  tree_t tree = {.count = 0};
  build_tree(cse, region, &tree);
  step_t* stack = emp_arena_new_array(cse->arena, step_t, tree.count);
  uint32_t depth = 0;
  stack[depth++] = enter_block(cse, &tree, 0);
  while (depth > 0) {
    step_t* top = &stack[depth - 1];
    if (top->next_child == kNone) {
      leave_scope(&cse->table, top->scope);
      --depth;
      continue;
    }
    uint32_t child = top->next_child;
    top->next_child = tree.next_sibling[child];
    stack[depth++] = enter_block(cse, &tree, child);
  }
}

static void visit_region(cse_t* cse, emp_region_t* region) {
  if (!region->first) return;
  if (region->first->next) {
    walk_tree(cse, region);
    return;
  }
  size_t scope = cse->table.count;
  visit_block(cse, region->first);
  leave_scope(&cse->table, scope);
}

bool emp_eliminate_common_subexpressions(emp_op_t* root, emp_arena_t* scratch) {
  cse_t cse = {.arena = scratch,
               .dominance = emp_dominance_create(root, scratch)};
  for (uint32_t i = 0; i < root->region_count; ++i) {
    visit_region(&cse, &root->regions[i]);
  }
  return cse.changed;
}
