// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Dominance between blocks of a region: semidominators over a depth-first tree,
// then each block's immediate dominator as the nearest common ancestor of the
// two (the SEMI-NCA algorithm; L. Georgiadis, "Linear-Time Algorithms for
// Dominators and Related Problems", 2005, section 2.3), so that a region of
// many thousand blocks in a row takes no time to speak of; then preorder and
// postorder numbers of the dominator tree, so that a question costs two
// comparisons. A region is looked at when it is first asked about. A block that
// cannot be reached is dominated by every block.
#include "base/assert.h"
#include "base/map.h"
#include "ir/op.h"
#include "ir/verify.h"

static const uint32_t kUnreached = UINT32_MAX;

typedef struct node_s {
  emp_block_t* block;
  uint32_t parent;        // in the depth-first tree
  uint32_t semi;          // semidominator
  uint32_t label;         // least semidominator on the way to `ancestor`
  uint32_t ancestor;      // in the tree, as far as paths were shortened
  uint32_t idom;          // by number; of the entry: itself
  uint32_t enter, leave;  // numbers of the dominator tree walk
  uint32_t first_child, next_sibling;
  uint32_t first_pred, pred_count;  // in region_info_t.preds
} node_t;

typedef struct region_info_s {
  node_t* nodes;  // reachable blocks in preorder; the entry is 0
  uint32_t count;
  uint32_t* preds;
  emp_ptr_map_t numbers;  // block to number + 1
} region_info_t;

struct emp_dominance_s {
  emp_arena_t* arena;
  emp_ptr_map_t regions;
};

emp_dominance_t* emp_dominance_create(emp_op_t* root, emp_arena_t* arena) {
  (void)root;
  emp_dominance_t* dominance = emp_arena_new(arena, emp_dominance_t);
  dominance->arena = arena;
  dominance->regions.arena = arena;
  return dominance;
}

static uint32_t number_of(const region_info_t* info, const emp_block_t* block) {
  uintptr_t number = (uintptr_t)emp_ptr_map_get(&info->numbers, block);
  return number == 0 ? kUnreached : (uint32_t)number - 1;
}

static uint32_t successor_count(const emp_block_t* block) {
  return block->last ? block->last->successor_count : 0;
}

// -- preorder ----------------------------------------------------------------

typedef struct frame_s {
  uint32_t number;  // of the block
  uint32_t next;    // successor to go to
} frame_t;

static uint32_t count_blocks(const emp_region_t* region) {
  uint32_t count = 0;
  for (emp_block_t* b = region->first; b; b = b->next)
    ++count;
  return count;
}

static uint32_t add_node(region_info_t* info, emp_block_t* block,
                         uint32_t parent) {
  uint32_t number = info->count++;
  info->nodes[number].block = block;
  info->nodes[number].parent = parent;
  emp_ptr_map_set(&info->numbers, block, (void*)(uintptr_t)(number + 1));
  return number;
}

// A depth-first walk with an explicit stack.
static void number_blocks(emp_arena_t* arena, region_info_t* info,
                          emp_region_t* region) {
  uint32_t block_count = count_blocks(region);
  frame_t* stack = emp_arena_new_array(arena, frame_t, block_count);
  uint32_t depth = 0;
  info->nodes = emp_arena_new_array(arena, node_t, block_count);
  stack[depth++] = (frame_t){.number = add_node(info, region->first, 0)};
  while (depth > 0) {
    frame_t* top = &stack[depth - 1];
    const emp_block_t* block = info->nodes[top->number].block;
    if (top->next == successor_count(block)) {
      --depth;
      continue;
    }
    emp_block_t* next = block->last->successors[top->next++];
    // A block of another region has been told.
    if (!next || next->region != region) continue;
    if (emp_ptr_map_has(&info->numbers, next)) continue;
    stack[depth++] = (frame_t){.number = add_node(info, next, top->number)};
  }
}

static void list_preds(emp_arena_t* arena, region_info_t* info) {
  uint32_t edges = 0;
  for (uint32_t i = 0; i < info->count; ++i) {
    emp_block_t* block = info->nodes[i].block;
    for (uint32_t j = 0; j < successor_count(block); ++j) {
      uint32_t to = number_of(info, block->last->successors[j]);
      if (to == kUnreached) continue;
      ++info->nodes[to].pred_count;
      ++edges;
    }
  }
  info->preds = emp_arena_new_array(arena, uint32_t, edges);
  uint32_t at = 0;
  for (uint32_t i = 0; i < info->count; ++i) {
    info->nodes[i].first_pred = at;
    at += info->nodes[i].pred_count;
    info->nodes[i].pred_count = 0;
  }
  for (uint32_t i = 0; i < info->count; ++i) {
    emp_block_t* block = info->nodes[i].block;
    for (uint32_t j = 0; j < successor_count(block); ++j) {
      uint32_t to = number_of(info, block->last->successors[j]);
      if (to == kUnreached) continue;
      node_t* node = &info->nodes[to];
      info->preds[node->first_pred + node->pred_count++] = i;
    }
  }
}

// -- the tree ----------------------------------------------------------------

static uint32_t intersect(const region_info_t* info, uint32_t a, uint32_t b) {
  while (a != b) {
    while (a > b)
      a = info->nodes[a].idom;
    while (b > a)
      b = info->nodes[b].idom;
  }
  return a;
}

// The node of least semidominator on the path from `v` up to the last node that
// is linked (not below `linked`); shortens the path on the way.
static uint32_t evaluate(region_info_t* info, uint32_t* stack, uint32_t v,
                         uint32_t linked) {
  node_t* nodes = info->nodes;
  uint32_t depth = 0;
  uint32_t at = v;
  while (nodes[at].ancestor >= linked) {
    stack[depth++] = at;
    at = nodes[at].ancestor;
  }
  uint32_t best = nodes[at].label;
  uint32_t root = nodes[at].ancestor;
  while (depth > 0) {
    node_t* node = &nodes[stack[--depth]];
    if (nodes[best].semi < nodes[node->label].semi) {
      node->label = best;
    } else {
      best = node->label;
    }
    node->ancestor = root;
  }
  return nodes[v].label;
}

static void find_semidominators(region_info_t* info, uint32_t* stack) {
  node_t* nodes = info->nodes;
  for (uint32_t i = 0; i < info->count; ++i) {
    nodes[i].label = i;
    nodes[i].semi = i;
    nodes[i].ancestor = nodes[i].parent;
  }
  for (uint32_t i = info->count; i-- > 1;) {
    nodes[i].semi = nodes[i].parent;
    for (uint32_t k = 0; k < nodes[i].pred_count; ++k) {
      uint32_t pred = info->preds[nodes[i].first_pred + k];
      uint32_t semi = nodes[evaluate(info, stack, pred, i + 1)].semi;
      if (semi < nodes[i].semi) nodes[i].semi = semi;
    }
  }
}

static void find_idoms(emp_arena_t* arena, region_info_t* info) {
  node_t* nodes = info->nodes;
  find_semidominators(info, emp_arena_new_array(arena, uint32_t, info->count));
  nodes[0].idom = 0;
  for (uint32_t i = 1; i < info->count; ++i) {
    uint32_t idom = nodes[i].parent;
    while (idom > nodes[i].semi)
      idom = nodes[idom].idom;
    nodes[i].idom = idom;
  }
}

// Enter and leave numbers, without recursion.
static void number_tree(region_info_t* info) {
  for (uint32_t i = 0; i < info->count; ++i) {
    info->nodes[i].first_child = kUnreached;
    info->nodes[i].next_sibling = kUnreached;
  }
  for (uint32_t i = info->count; i-- > 1;) {
    node_t* parent = &info->nodes[info->nodes[i].idom];
    info->nodes[i].next_sibling = parent->first_child;
    parent->first_child = i;
  }
  uint32_t clock = 0;
  uint32_t at = 0;
  info->nodes[0].enter = clock++;
  while (true) {
    node_t* node = &info->nodes[at];
    if (node->first_child != kUnreached) {
      uint32_t child = node->first_child;
      node->first_child = info->nodes[child].next_sibling;
      info->nodes[child].enter = clock++;
      at = child;
      continue;
    }
    node->leave = clock++;
    if (at == 0) return;
    at = node->idom;
  }
}

static region_info_t* info_of(emp_dominance_t* dominance,
                              emp_region_t* region) {
  region_info_t* info = emp_ptr_map_get(&dominance->regions, region);
  if (info) return info;
  info = emp_arena_new(dominance->arena, region_info_t);
  info->numbers.arena = dominance->arena;
  emp_ptr_map_set(&dominance->regions, region, info);
  number_blocks(dominance->arena, info, region);
  list_preds(dominance->arena, info);
  find_idoms(dominance->arena, info);
  number_tree(info);
  return info;
}

// -- questions ---------------------------------------------------------------

bool emp_dominates_block(emp_dominance_t* dominance, emp_block_t* a,
                         emp_block_t* b) {
  EMP_ASSERT(a->region == b->region);
  if (a == b) return true;
  // One block after the entry at least, or there is nothing to find out.
  region_info_t* info = info_of(dominance, a->region);
  uint32_t x = number_of(info, a);
  uint32_t y = number_of(info, b);
  if (y == kUnreached) return true;
  if (x == kUnreached) return false;
  return info->nodes[x].enter <= info->nodes[y].enter &&
         info->nodes[y].leave <= info->nodes[x].leave;
}

emp_block_t* emp_immediate_dominator(emp_dominance_t* dominance,
                                     emp_block_t* block) {
  region_info_t* info = info_of(dominance, block->region);
  uint32_t number = number_of(info, block);
  if (number == kUnreached || number == 0) return NULL;
  return info->nodes[info->nodes[number].idom].block;
}

bool emp_block_is_reachable(emp_dominance_t* dominance, emp_block_t* block) {
  return number_of(info_of(dominance, block->region), block) != kUnreached;
}

emp_block_t* emp_nearest_common_dominator(emp_dominance_t* dominance,
                                          emp_block_t* a, emp_block_t* b) {
  EMP_ASSERT(a->region == b->region);
  region_info_t* info = info_of(dominance, a->region);
  uint32_t x = number_of(info, a);
  uint32_t y = number_of(info, b);
  if (x == kUnreached) return b;
  if (y == kUnreached) return a;
  return info->nodes[intersect(info, x, y)].block;
}

// The op of `region` in which `op` lies (or `op` itself); NULL when it lies
// elsewhere.
static emp_op_t* ancestor_in(const emp_region_t* region, emp_op_t* op) {
  while (op && op->block && op->block->region != region) {
    op = emp_op_parent(op);
  }
  return op && op->block ? op : NULL;
}

static bool is_graph(const emp_region_t* region) {
  return region->parent && emp_op_has_trait(region->parent, GRAPH_REGION);
}

bool emp_properly_dominates_op(emp_dominance_t* dominance, emp_op_t* a,
                               emp_op_t* b) {
  if (a == b || !a->block) return false;
  emp_op_t* user = ancestor_in(a->block->region, b);
  // An op does not dominate what is inside it.
  if (!user || user == a) return false;
  if (is_graph(a->block->region)) return true;
  if (user->block == a->block) return emp_op_is_before(a, user);
  return emp_dominates_block(dominance, a->block, user->block);
}

bool emp_dominates_use(emp_dominance_t* dominance, const emp_value_t* value,
                       emp_op_t* user) {
  if (value->op) {
    emp_op_t* def = value->op;
    // In a graph region an op may use its own result.
    if (def == user) return def->block && is_graph(def->block->region);
    return emp_properly_dominates_op(dominance, def, user);
  }
  emp_op_t* inside = ancestor_in(value->block->region, user);
  return inside && emp_dominates_block(dominance, value->block, inside->block);
}
