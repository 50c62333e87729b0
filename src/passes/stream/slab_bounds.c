// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Bounds of sizes. Walks up from the size; each step gives a value at the
// insertion point and whether it is exact. An inexact one may pass only through
// ops that grow with it: sums, products, quotients by it being divided, ...
// Sizes are not negative.
#include "passes/stream/slab_bounds.h"

#include "dialects/op_kinds.h"
#include "passes/stream/stream_build.h"

enum { kMaxDepth = 64 };

typedef struct bound_s {
  emp_rewriter_t* b;
  emp_ptr_map_t known;    // value -> value here
  emp_ptr_map_t inexact;  // values here that are bounds only
  int depth;
} bound_t;

static emp_value_t* bound_of(bound_t* s, emp_value_t* value);

static bool is_exact(bound_t* s, const emp_value_t* here) {
  return !emp_ptr_map_has(&s->inexact, here);
}

static emp_value_t* mark(bound_t* s, emp_value_t* here) {
  if (here != NULL) emp_ptr_map_set(&s->inexact, here, here);
  return here;
}

static bool is_available(const bound_t* s, const emp_value_t* value) {
  if (s->b->before != NULL) {
    return emp_stream_is_available(value, s->b->before);
  }
  return emp_value_block(value) == s->b->block;
}

// -- loops -------------------------------------------------------------------

static emp_value_t* trip_count(bound_t* s, emp_op_t* loop) {
  emp_value_t* from = bound_of(s, emp_op_operand(loop, 0));
  emp_value_t* to = bound_of(s, emp_op_operand(loop, 1));
  emp_value_t* step = bound_of(s, emp_op_operand(loop, 2));
  int64_t known = 1;
  if (from == NULL || to == NULL || step == NULL || !is_exact(s, from) ||
      !is_exact(s, step) || from->type->kind != EMP_TYPE_INDEX) {
    return NULL;
  }
  // It is what the length is divided by.
  if (emp_value_constant_int(step, &known) && known <= 0) return NULL;
  emp_value_t* zero = emp_stream_index(s->b, 0);
  emp_value_t* length = emp_stream_binary(s->b, EMP_OP_arith_subi, to, from);
  length = emp_stream_binary(s->b, EMP_OP_arith_maxsi, length, zero);
  return emp_stream_binary(s->b, EMP_OP_arith_ceildivui, length, step);
}

// The induction variable stays below the upper bound.
static emp_value_t* bound_induction(bound_t* s, emp_op_t* loop) {
  emp_value_t* to = bound_of(s, emp_op_operand(loop, 1));
  if (to == NULL || to->type->kind != EMP_TYPE_INDEX) return NULL;
  emp_value_t* last =
      emp_stream_binary(s->b, EMP_OP_arith_subi, to, emp_stream_index(s->b, 1));
  return mark(s, emp_stream_binary(s->b, EMP_OP_arith_maxsi, last,
                                   emp_stream_index(s->b, 0)));
}

// What is added to the carried value in each iteration; NULL when it changes
// in another way. `*out_same` tells that it does not change.
static emp_value_t* growth(emp_value_t* arg, emp_value_t* next,
                           bool* out_same) {
  const emp_op_t* def = emp_value_def(next);
  *out_same = next == arg;
  if (*out_same || def == NULL || !emp_op_is(def, EMP_OP_arith_addi)) {
    return NULL;
  }
  if (emp_op_operand(def, 0) == arg) return emp_op_operand(def, 1);
  if (emp_op_operand(def, 1) == arg) return emp_op_operand(def, 0);
  return NULL;
}

static emp_value_t* bound_carried(bound_t* s, emp_op_t* loop, uint32_t k) {
  emp_block_t* body = emp_op_body(loop);
  emp_value_t* arg = body->args[k + 1];
  bool same = false;
  emp_value_t* added =
      growth(arg, emp_op_operand(emp_block_terminator(body), k), &same);
  emp_value_t* start = bound_of(s, emp_op_operand(loop, 3 + k));
  if (start == NULL || same) return start;
  if (added == NULL || start->type->kind != EMP_TYPE_INDEX) return NULL;
  emp_value_t* each = bound_of(s, added);
  emp_value_t* trips = trip_count(s, loop);
  if (each == NULL || trips == NULL) return NULL;
  emp_value_t* grown = emp_stream_mul(s->b, each, trips);
  return mark(s, emp_stream_add(s->b, start, grown));
}

static emp_value_t* bound_argument(bound_t* s, emp_value_t* arg) {
  emp_op_t* loop = arg->block->region->parent;
  if (loop == NULL || !emp_op_is(loop, EMP_OP_scf_for)) return NULL;
  return arg->index == 0 ? bound_induction(s, loop)
                         : bound_carried(s, loop, arg->index - 1);
}

// -- branches ----------------------------------------------------------------

static emp_value_t* yielded(emp_op_t* op, uint32_t region, uint32_t index) {
  emp_block_t* block = op->regions[region].first;
  emp_op_t* end = block != NULL ? emp_block_terminator(block) : NULL;
  return end != NULL && index < end->operand_count ? emp_op_operand(end, index)
                                                   : NULL;
}

static emp_value_t* greater(bound_t* s, emp_value_t* x, emp_value_t* y) {
  if (x == NULL || y == NULL || x->type->kind != EMP_TYPE_INDEX) return NULL;
  return mark(s, emp_stream_max(s->b, x, y));
}

static emp_value_t* bound_if(bound_t* s, emp_op_t* op, uint32_t index) {
  emp_value_t* on_true = yielded(op, 0, index);
  emp_value_t* on_false = yielded(op, 1, index);
  if (on_true == NULL || on_false == NULL) return NULL;
  on_true = bound_of(s, on_true);
  on_false = bound_of(s, on_false);
  if (on_true == NULL || on_false == NULL) return NULL;
  emp_value_t* condition = bound_of(s, emp_op_operand(op, 0));
  if (condition == NULL || !is_exact(s, condition)) {
    return greater(s, on_true, on_false);
  }
  emp_value_t* chosen = emp_build_value(
      s->b, EMP_OP_arith_select, EMP_VALUES(condition, on_true, on_false),
      EMP_TYPES(on_true->type));
  bool exact = is_exact(s, on_true) && is_exact(s, on_false);
  return exact ? chosen : mark(s, chosen);
}

static emp_value_t* bound_switch(bound_t* s, emp_op_t* op, uint32_t index) {
  emp_value_t* most = NULL;
  for (uint32_t i = 0; i < op->region_count; ++i) {
    emp_value_t* one = yielded(op, i, index);
    one = one != NULL ? bound_of(s, one) : NULL;
    if (one == NULL) return NULL;
    most = most == NULL ? one : greater(s, most, one);
    if (most == NULL) return NULL;
  }
  return most;
}

// -- plain ops ---------------------------------------------------------------

// The op does not shrink when operand `i` grows.
static bool grows_with(const emp_op_t* op, uint32_t i) {
  switch (op->info->kind) {
    case EMP_OP_arith_addi:
    case EMP_OP_arith_muli:
    case EMP_OP_arith_maxui:
    case EMP_OP_arith_maxsi:
    case EMP_OP_arith_minui:
    case EMP_OP_arith_minsi:
    case EMP_OP_arith_index_cast:
    case EMP_OP_arith_index_castui:
    case EMP_OP_arith_extui:
    case EMP_OP_arith_extsi:
      return true;
    case EMP_OP_arith_select:
      return i > 0;
    case EMP_OP_arith_divui:
    case EMP_OP_arith_divsi:
    case EMP_OP_arith_ceildivui:
    case EMP_OP_arith_ceildivsi:
    case EMP_OP_arith_subi:
    case EMP_OP_arith_shli:
    case EMP_OP_arith_shrui:
    case EMP_OP_util_align:
      return i == 0;
    default:
      return false;
  }
}

static emp_value_t* assumed(bound_t* s, const emp_op_t* op, uint32_t index) {
  const emp_attr_t* all = emp_op_attr(op, "assumptions");
  int64_t most = -1;
  if (index >= all->count) return NULL;
  for (uint32_t i = 0; i < all->items[index]->count; ++i) {
    const emp_attr_t* one = all->items[index]->items[i];
    if (one->count < 2 || one->items[1] == NULL) return NULL;
    if (one->items[1]->value > most) most = one->items[1]->value;
  }
  if (most < 0 || op->results[index].type->kind != EMP_TYPE_INDEX) return NULL;
  return mark(s, emp_stream_index(s->b, most));
}

static emp_value_t* bound_op(bound_t* s, emp_value_t* value) {
  emp_op_t* def = emp_value_def(value);
  bool exact = true;
  if (!emp_op_is_pure(def) || def->region_count > 0) return NULL;
  emp_value_t* operands[8];
  if (def->operand_count > 8) return NULL;
  for (uint32_t i = 0; i < def->operand_count; ++i) {
    operands[i] = bound_of(s, emp_op_operand(def, i));
    if (operands[i] == NULL) return NULL;
    if (is_exact(s, operands[i])) continue;
    if (!grows_with(def, i)) return NULL;
    exact = false;
  }
  emp_ptr_map_t map = {.arena = s->known.arena};
  for (uint32_t i = 0; i < def->operand_count; ++i) {
    emp_ptr_map_set(&map, emp_op_operand(def, i), operands[i]);
  }
  emp_op_t* copy = emp_op_clone(def, s->b->arena, &map);
  if (s->b->before != NULL) {
    emp_op_insert_before(copy, s->b->before);
  } else {
    emp_op_append(copy, s->b->block);
  }
  emp_value_t* made = &copy->results[value->index];
  return exact ? made : mark(s, made);
}

static emp_value_t* bound_result(bound_t* s, emp_value_t* value) {
  emp_op_t* def = emp_value_def(value);
  switch (def->info->kind) {
    case EMP_OP_scf_if:
      return bound_if(s, def, value->index);
    case EMP_OP_scf_index_switch:
      return bound_switch(s, def, value->index);
    case EMP_OP_scf_for:
      return bound_carried(s, def, value->index);
    case EMP_OP_util_assume_int: {
      emp_value_t* operand = bound_of(s, emp_op_operand(def, value->index));
      return operand != NULL ? operand : assumed(s, def, value->index);
    }
    default:
      return bound_op(s, value);
  }
}

static emp_value_t* bound_of(bound_t* s, emp_value_t* value) {
  emp_value_t* here = emp_ptr_map_get(&s->known, value);
  if (here != NULL) return here;
  if (is_available(s, value)) return value;
  if (++s->depth > kMaxDepth) return NULL;
  here = emp_value_def(value) != NULL ? bound_result(s, value)
                                      : bound_argument(s, value);
  --s->depth;
  if (here != NULL) emp_ptr_map_set(&s->known, value, here);
  return here;
}

emp_value_t* emp_slab_bound(emp_rewriter_t* b, emp_value_t* value) {
  emp_arena_t* arena = b->scratch != NULL ? b->scratch : b->arena;
  bound_t s = {.b = b, .known = {.arena = arena}, .inexact = {.arena = arena}};
  return bound_of(&s, value);
}
