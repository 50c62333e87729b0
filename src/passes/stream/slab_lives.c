// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Lives of allocations. Every op of a function has a position, commands inside
// a region of commands one each, all commands of a wave the same. An allocation
// lives from its first to its last use; a use inside a loop that the allocation
// is outside of counts for the whole loop. Values are followed through views,
// waits, captures, branches and loops. One that comes back to the start of a
// loop in whose body it is made is carried: from then on it lives as long as
// the loop and the uses of its result.
//
// Where blocks branch to each other a life also covers, in whole, each block on
// the way from where a value is made to where it is used. A value that a branch
// hands to a block from which its allocation is reached again is not followed:
// old and new one would be alive together.
#include "passes/stream/slab_lives.h"

#include "base/array.h"
#include "dialects/op_kinds.h"
#include "dialects/stream/stream.h"
#include "ir/symbol.h"

typedef struct span_s {
  int64_t first, last;
} span_t;

typedef struct lives_s {
  emp_arena_t* scratch;
  emp_ptr_map_t spans;    // op -> span_t
  emp_ptr_map_t visited;  // values already followed for this life
  emp_ptr_map_t places;   // carried places of this life
  emp_block_paths_t paths;
  span_t* block_spans;
  emp_slab_life_t* life;
  int64_t next;
} lives_t;

// -- positions ---------------------------------------------------------------

static void number_block(lives_t* l, emp_block_t* block, bool inside_commands);

static void number_op(lives_t* l, emp_op_t* op, bool inside_commands) {
  span_t* span = emp_arena_new(l->scratch, span_t);
  emp_ptr_map_set(&l->spans, op, span);
  span->first = l->next;
  bool is_wave = inside_commands && op->region_count > 0;
  if (!is_wave) ++l->next;
  int64_t start = l->next;
  for (uint32_t i = 0; i < op->region_count; ++i) {
    for (emp_block_t* block = op->regions[i].first; block != NULL;
         block = block->next) {
      number_block(l, block,
                   inside_commands || emp_op_is(op, EMP_OP_stream_cmd_execute));
      // All commands of a wave run at once.
      if (is_wave) {
        for (emp_op_t* inner = block->first; inner != NULL;
             inner = inner->next) {
          span_t* of = emp_ptr_map_get(&l->spans, inner);
          of->first = of->last = start;
        }
        l->next = start + 1;
      }
    }
  }
  span->last = l->next - 1;
}

static void number_block(lives_t* l, emp_block_t* block, bool inside_commands) {
  for (emp_op_t* op = block->first; op != NULL; op = op->next) {
    number_op(l, op, inside_commands);
  }
}

static span_t span_of(lives_t* l, const emp_op_t* op) {
  span_t* span = emp_ptr_map_get(&l->spans, op);
  return span != NULL ? *span : (span_t){0, l->next};
}

static bool is_loop(const emp_op_t* op) {
  return emp_op_is(op, EMP_OP_scf_for) || emp_op_is(op, EMP_OP_scf_while);
}

static void extend(lives_t* l, span_t span) {
  if (span.first < l->life->first) l->life->first = span.first;
  if (span.last > l->life->last) l->life->last = span.last;
}

// The life includes `user`, or the outermost loop around it that does not hold
// the allocation.
static void touch(lives_t* l, emp_op_t* user) {
  span_t span = span_of(l, user);
  for (emp_op_t* op = emp_op_parent(user);
       op != NULL && !emp_op_is_ancestor(op, l->life->alloca);
       op = emp_op_parent(op)) {
    if (is_loop(op)) span = span_of(l, op);
  }
  extend(l, span);
}

// -- following values --------------------------------------------------------

static void follow(lives_t* l, emp_value_t* value);

// The value is at the start of `loop` again, as its carried value `place`.
static void carry(lives_t* l, emp_op_t* loop, emp_value_t* place) {
  if (!emp_op_is_ancestor(loop, l->life->alloca)) {
    follow(l, place);
    return;
  }
  emp_op_t* carrier = l->life->carrier;
  if (carrier == NULL || emp_op_is_ancestor(loop, carrier)) {
    l->life->carrier = loop;
  }
  if (!emp_ptr_map_has(&l->places, place)) {
    emp_ptr_map_set(&l->places, place, place);
    ++l->life->carried_places;
  }
  follow(l, place);
}

static void follow_capture(lives_t* l, emp_op_t* execute, uint32_t operand) {
  emp_block_t* body = emp_op_body(execute);
  if (body == NULL || operand >= body->arg_count) {
    l->life->escapes = true;
    return;
  }
  for (emp_operand_t* use = body->args[operand]->first_use; use != NULL;
       use = use->next_use) {
    touch(l, use->owner);
  }
}

static void follow_yield(lives_t* l, emp_op_t* yield, uint32_t operand) {
  emp_op_t* parent = emp_op_parent(yield);
  switch (parent->info->kind) {
    case EMP_OP_scf_if:
    case EMP_OP_scf_index_switch:
      follow(l, &parent->results[operand]);
      return;
    case EMP_OP_scf_for:
      follow(l, &parent->results[operand]);
      carry(l, parent, emp_op_body(parent)->args[operand + 1]);
      return;
    case EMP_OP_scf_while:
      carry(l, parent, parent->regions[0].first->args[operand]);
      return;
    default:
      l->life->escapes = true;
  }
}

// To the blocks that the branch goes to, as their arguments.
static void follow_branch(lives_t* l, emp_op_t* branch, uint32_t operand) {
  const emp_block_paths_t* paths = &l->paths;
  size_t home = emp_block_position(paths, l->life->alloca->block);
  touch(l, branch);
  uint32_t first = 0, count = 0;
  for (uint32_t i = 0; i < branch->successor_count; ++i) {
    branch->info->successor_operands(branch, i, &first, &count);
    if (operand < first || operand >= first + count) continue;
    size_t to = emp_block_position(paths, branch->successors[i]);
    if (to == home || paths->reaches[to * paths->count + home]) {
      l->life->escapes = true;
    }
    follow(l, branch->successors[i]->args[operand - first]);
  }
}

// The life covers the blocks between that of the value and that of the use.
static void cover_blocks(lives_t* l, const emp_value_t* value,
                         const emp_op_t* user) {
  const emp_block_paths_t* paths = &l->paths;
  size_t from = emp_block_position(paths, emp_value_block(value));
  size_t to = emp_block_position(paths, user->block);
  if (paths->count < 2 || from == to) return;
  extend(l, (span_t){l->block_spans[from].last, l->block_spans[from].last});
  extend(l, (span_t){l->block_spans[to].first, l->block_spans[to].first});
  for (size_t i = 0; i < paths->count; ++i) {
    bool is_between = i != from && paths->reaches[from * paths->count + i] &&
                      paths->reaches[i * paths->count + to];
    if (is_between) extend(l, l->block_spans[i]);
  }
}

static bool is_defined_here(emp_op_t* call) {
  const emp_attr_t* name = emp_op_attr(call, "callee");
  emp_op_t* callee = name != NULL ? emp_symbol_lookup(call, name) : NULL;
  const emp_block_t* body = callee != NULL ? emp_op_body(callee) : NULL;
  return body != NULL && body->first != NULL;
}

static void follow_use(lives_t* l, emp_operand_t* use) {
  emp_op_t* op = use->owner;
  uint32_t i = (uint32_t)(use - op->operands);
  switch (op->info->kind) {
    case EMP_OP_stream_cmd_execute:
      follow_capture(l, op, i);
      return;
    case EMP_OP_stream_async_cast:
    case EMP_OP_stream_resource_subview:
    case EMP_OP_arith_select:
      follow(l, &op->results[0]);
      return;
    case EMP_OP_stream_resource_transients:
    case EMP_OP_stream_timepoint_barrier:
      touch(l, op);
      if (i == 0) follow(l, &op->results[0]);
      return;
    case EMP_OP_stream_timepoint_await:
      touch(l, op);
      if (i < op->result_count) follow(l, &op->results[i]);
      return;
    case EMP_OP_stream_resource_load:
    case EMP_OP_stream_resource_store:
    case EMP_OP_stream_resource_size:
    case EMP_OP_stream_resource_dealloca:
      touch(l, op);
      return;
    case EMP_OP_scf_yield:
      touch(l, op);
      follow_yield(l, op, i);
      return;
    case EMP_OP_scf_condition: {
      emp_op_t* loop = emp_op_parent(op);
      touch(l, op);
      follow(l, &loop->results[i - 1]);
      follow(l, loop->regions[1].first->args[i - 1]);
      return;
    }
    case EMP_OP_scf_for:
      touch(l, op);
      follow(l, emp_op_body(op)->args[i - 3 + 1]);
      follow(l, &op->results[i - 3]);
      return;
    case EMP_OP_scf_while:
      touch(l, op);
      follow(l, op->regions[0].first->args[i]);
      return;
    case EMP_OP_cf_br:
    case EMP_OP_cf_cond_br:
    case EMP_OP_cf_switch:
      follow_branch(l, op, i);
      return;
    case EMP_OP_util_call:
      // A function of the program returns nothing of what it is given.
      touch(l, op);
      if (!is_defined_here(op)) l->life->escapes = true;
      return;
    default:
      touch(l, op);
      l->life->escapes = true;
  }
}

static void follow(lives_t* l, emp_value_t* value) {
  if (emp_ptr_map_has(&l->visited, value)) return;
  emp_ptr_map_set(&l->visited, value, value);
  for (emp_operand_t* use = value->first_use; use != NULL;
       use = use->next_use) {
    follow_use(l, use);
    cover_blocks(l, value, use->owner);
  }
}

// -- functions ---------------------------------------------------------------

static bool is_packed(const emp_op_t* op) {
  if (emp_op_has_attr(op, "indeterminate_lifetime")) return false;
  emp_lifetime_t lifetime = emp_stream_lifetime(op->results[0].type);
  return lifetime == EMP_LIFETIME_TRANSIENT || lifetime == EMP_LIFETIME_STAGING;
}

static void measure(lives_t* l, emp_slab_life_t* life, bool is_serial) {
  l->life = life;
  l->visited = (emp_ptr_map_t){.arena = l->scratch};
  l->places = (emp_ptr_map_t){.arena = l->scratch};
  life->first = INT64_MAX;
  life->last = -1;
  follow(l, &life->alloca->results[0]);
  if (life->last < 0) {  // never used
    span_t span = span_of(l, life->alloca);
    life->first = life->last = span.first;
  }
  if (life->carrier != NULL) extend(l, span_of(l, life->carrier));
  if (!is_serial) {
    life->first = life->last = 0;
  }
}

emp_slab_lives_t emp_slab_lives(emp_op_t* function, emp_arena_t* scratch) {
  lives_t l = {.scratch = scratch, .spans = {.arena = scratch}};
  emp_slab_lives_t lives = {0};
  emp_region_t* body = &function->regions[0];
  emp_block_paths_of(body, scratch, &l.paths);
  l.block_spans = emp_arena_new_array(scratch, span_t, l.paths.count + 1);
  for (size_t i = 0; i < l.paths.count; ++i) {
    int64_t start = l.next;
    number_block(&l, l.paths.blocks[i], false);
    l.block_spans[i] = (span_t){start, l.next - 1};
  }
  bool is_serial = emp_op_has_attr(function, "stream.serial_timeline");
  emp_op_list_t list =
      emp_collect(function, EMP_OP_stream_resource_alloca, scratch);
  for (size_t i = 0; i < list.count; ++i) {
    if (!is_packed(list.items[i])) continue;
    emp_slab_life_t life = {.alloca = list.items[i],
                            .bytes = emp_op_operand(list.items[i], 0)};
    emp_array_push(scratch, &lives, life);
  }
  for (size_t i = 0; i < lives.count; ++i) {
    measure(&l, &lives.items[i], is_serial);
  }
  lives.end = l.next;
  lives.paths = l.paths;
  return lives;
}

// -- exclusion ---------------------------------------------------------------

// The regions of a branch that hold the two differ: they never both run.
static bool are_in_arms(const emp_slab_life_t* x, const emp_slab_life_t* y) {
  emp_op_t* a = x->alloca;
  for (emp_op_t* parent = emp_op_parent(a); parent != NULL;
       parent = emp_op_parent(a)) {
    if (emp_op_is_ancestor(parent, y->alloca)) {
      emp_op_t* b = y->alloca;
      while (emp_op_parent(b) != parent)
        b = emp_op_parent(b);
      bool is_branch = emp_op_is(parent, EMP_OP_scf_if) ||
                       emp_op_is(parent, EMP_OP_scf_index_switch);
      return is_branch && a->block->region != b->block->region;
    }
    a = parent;
  }
  return false;
}

bool emp_slab_lives_exclude(const emp_slab_lives_t* lives,
                            const emp_slab_life_t* x,
                            const emp_slab_life_t* y) {
  const emp_block_paths_t* paths = &lives->paths;
  size_t a = emp_block_position(paths, x->alloca->block);
  size_t b = emp_block_position(paths, y->alloca->block);
  if (a == b) return are_in_arms(x, y);
  return !paths->reaches[a * paths->count + b] &&
         !paths->reaches[b * paths->count + a];
}
