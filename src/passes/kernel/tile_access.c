// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A dry run of a tile program: the point is a placeholder for each stored dim
// and each reduction loop, and the address of every load, a linear form, tells
// the step of the load along each of them. What the index algebra emits on the
// way goes to a block that is thrown away.
#include "passes/kernel/tile_access.h"
#include "dialects/op_kinds.h"
#include "passes/kernel/tile_shapes.h"

typedef struct walk_s {
  emp_tile_t* tile;
  emp_block_t* block;  // its first `rank` arguments stand for the stored dims
  uint32_t rank;
  emp_tile_accesses_t* out;
  // The reduction around the tensor at hand and the arguments for its loops.
  emp_op_t* reduction;
  uint32_t operand;
  bool is_direct;
  emp_value_t* loop_args[EMP_TILE_MAX_RANK];
} walk_t;

static bool walk_tensor(walk_t* walk, emp_value_t* tensor,
                        emp_tile_point_t point);

// -- steps --------------------------------------------------------------------

static bool value_uses(const emp_value_t* value, const emp_value_t* arg) {
  if (value == arg) return true;
  const emp_op_t* def = emp_value_def(value);
  // Only ops of the dry run are looked through.
  if (!def || def->block != emp_value_block(arg)) return false;
  for (uint32_t i = 0; i < def->operand_count; ++i) {
    if (value_uses(emp_op_operand(def, i), arg)) return true;
  }
  return false;
}

static int64_t step_along(const emp_tile_index_t* address,
                          const emp_value_t* arg) {
  int64_t step = 0;
  for (uint32_t i = 0; i < address->term_count; ++i) {
    const emp_tile_term_t* term = &address->terms[i];
    if (term->value == arg) {
      step += term->coefficient;
    } else if (value_uses(term->value, arg)) {
      return EMP_TILE_STEP_UNKNOWN;
    }
  }
  return step;
}

static void add_access(walk_t* walk, const emp_value_t* memory,
                       const emp_tile_index_t* address) {
  emp_tile_access_t access = {.reduction = walk->reduction,
                              .operand = walk->operand,
                              .is_direct = walk->is_direct,
                              .memory = memory};
  for (uint32_t d = 0; d < walk->rank; ++d) {
    access.steps[d] = step_along(address, walk->block->args[d]);
  }
  uint32_t loops = walk->reduction ? emp_linalg_loop_count(walk->reduction) : 0;
  for (uint32_t i = 0; i < loops; ++i) {
    if (!walk->loop_args[i]) continue;
    access.loop_steps[i] = step_along(address, walk->loop_args[i]);
  }
  emp_array_push(walk->tile->arena, walk->out, access);
}

// A branch on this index: its dims get no lanes.
static void guard(walk_t* walk, const emp_tile_index_t* index) {
  for (uint32_t d = 0; d < walk->rank; ++d) {
    if (step_along(index, walk->block->args[d]) != 0) {
      walk->out->guarded |= 1u << d;
    }
  }
}

// -- structured ops -----------------------------------------------------------

static emp_walk_t look_at_body(void* user, emp_op_t* op) {
  walk_t* walk = user;
  ++walk->out->body_ops;
  if (op->region_count) walk->out->has_regions = true;
  const char* name = op->info->name;
  if (name[0] == 'm' && name[1] == 'a' && name[2] == 't') {
    walk->out->has_math = true;
  }
  if (!emp_op_is(op, EMP_OP_tensor_extract)) return EMP_WALK_ON;
  // A load from anywhere.
  emp_tile_access_t access = {.reduction = walk->reduction};
  for (uint32_t d = 0; d < walk->rank; ++d) {
    access.steps[d] = EMP_TILE_STEP_UNKNOWN;
  }
  emp_array_push(walk->tile->arena, walk->out, access);
  return EMP_WALK_ON;
}

static void add_reduction(walk_t* walk, emp_op_t* op,
                          const emp_tile_index_t* loops) {
  emp_tile_reduction_t reduction = {.op = op,
                                    .is_nested = walk->reduction != NULL};
  for (uint32_t d = 0; d < walk->rank; ++d) {
    reduction.loop_of_dim[d] = EMP_TILE_NO_DIM;
    for (uint32_t i = 0; i < emp_linalg_loop_count(op); ++i) {
      bool is_dim = loops[i].term_count == 1 && loops[i].constant == 0 &&
                    loops[i].terms[0].coefficient == 1 &&
                    loops[i].terms[0].value == walk->block->args[d];
      if (is_dim) reduction.loop_of_dim[d] = i;
    }
  }
  emp_array_push(walk->tile->arena, &walk->out->reductions, reduction);
}

static bool walk_linalg(walk_t* walk, emp_op_t* op, uint32_t result,
                        emp_tile_point_t point) {
  emp_tile_t* tile = walk->tile;
  emp_tile_index_t loops[EMP_TILE_MAX_RANK];
  if (!emp_tile_loops_of_point(tile, op, result, point, loops)) return false;
  walk_t inner = *walk;
  bool reduces = emp_linalg_reduction_count(op) != 0;
  if (reduces) {
    add_reduction(walk, op, loops);
    inner.reduction = op;
    const emp_type_t* index = emp_type_index(tile->context);
    for (uint32_t i = 0; i < emp_linalg_loop_count(op); ++i) {
      inner.loop_args[i] = NULL;
      if (emp_linalg_iterator(op, i) == EMP_ITERATOR_PARALLEL) continue;
      inner.loop_args[i] =
          emp_block_add_arg(walk->block, tile->rewriter.arena, index, op->loc);
      loops[i] = emp_tile_index_value(tile, inner.loop_args[i]);
    }
  }
  for (emp_op_t* each = emp_linalg_body(op)->first; each; each = each->next) {
    if (!emp_op_has_trait(each, TERMINATOR)) {
      emp_walk_pre(each, look_at_body, &inner);
    }
  }
  uint32_t inputs = emp_linalg_input_count(op);
  uint32_t operands = inputs + emp_linalg_init_count(op);
  for (uint32_t i = 0; i < operands; ++i) {
    const emp_value_t* arg = emp_linalg_body_arg(op, i);
    if (!arg || !emp_value_is_used(arg)) continue;
    emp_tile_index_t at[EMP_TILE_MAX_RANK];
    emp_tile_operand_point(tile, op, i, loops, at);
    // An init is read outside of the reduction's loops.
    walk_t* from = reduces && i >= inputs ? walk : &inner;
    if (reduces && i < inputs) {
      inner.operand = i;
      inner.is_direct = true;
    } else {
      from->is_direct = from->is_direct && emp_linalg_is_copy(op);
    }
    if (!walk_tensor(from, emp_tile_operand(op, i), at)) return false;
  }
  return true;
}

// -- the rest -----------------------------------------------------------------

static bool walk_pad(walk_t* walk, emp_op_t* op, emp_tile_point_t point) {
  emp_tile_index_t low[EMP_TILE_MAX_RANK], high[EMP_TILE_MAX_RANK];
  uint32_t rank = 0;
  if (!emp_tile_mixed(walk->tile, op, "low", "static_low", low, &rank) ||
      !emp_tile_mixed(walk->tile, op, "high", "static_high", high, &rank)) {
    return false;
  }
  for (uint32_t i = 0; i < rank; ++i) {
    int64_t below = 0, above = 0;
    bool is_fixed = emp_tile_index_is_constant(&low[i], &below) &&
                    emp_tile_index_is_constant(&high[i], &above);
    if (!is_fixed || below != 0 || above != 0) guard(walk, &point[i]);
  }
  walk->is_direct = false;
  return walk_tensor(walk, emp_op_operand(op, 0), point);
}

static bool walk_insert_slice(walk_t* walk, emp_op_t* op,
                              emp_tile_point_t point) {
  emp_value_t* source = emp_op_operand(op, 0);
  emp_value_t* target = emp_op_operand(op, 1);
  emp_tile_index_t sizes[EMP_TILE_MAX_RANK], offsets[EMP_TILE_MAX_RANK];
  int64_t static_sizes[EMP_TILE_MAX_RANK];
  uint32_t kept[EMP_TILE_MAX_RANK];
  uint32_t count = 0;
  size_t size_count = 0;
  if (!emp_tile_mixed(walk->tile, op, "sizes", "static_sizes", sizes, &count) ||
      !emp_tile_mixed(walk->tile, op, "offsets", "static_offsets", offsets,
                      &count)) {
    return false;
  }
  for (uint32_t i = 0; i < count; ++i) {
    int64_t offset = 0;
    emp_tile_index_t size = emp_tile_dim(walk->tile, target, i);
    bool is_whole = emp_tile_index_is_constant(&offsets[i], &offset) &&
                    offset == 0 && emp_tile_index_equal(&sizes[i], &size);
    if (!is_whole) guard(walk, &point[i]);
  }
  emp_attr_read_ints(emp_op_attr(op, "static_sizes"), static_sizes,
                     EMP_TILE_MAX_RANK, &size_count);
  uint32_t rank = emp_tile_kept_dims(static_sizes, count, source->type, kept);
  emp_tile_index_t moved[EMP_TILE_MAX_RANK];
  for (uint32_t i = 0; i < rank; ++i)
    moved[i] = point[kept[i]];
  walk->is_direct = false;
  return walk_tensor(walk, source, moved) && walk_tensor(walk, target, point);
}

static bool walk_op(walk_t* walk, emp_op_t* op, uint32_t result,
                    emp_tile_point_t point) {
  emp_tile_t* tile = walk->tile;
  emp_tile_index_t moved[EMP_TILE_MAX_RANK];
  emp_tile_view_t view;
  if (emp_tile_tensor_view(tile, emp_op_result(op, result), &view)) {
    emp_tile_index_t address = emp_tile_address(tile, &view, point);
    add_access(walk, view.memory, &address);
    return true;
  }
  if (emp_tile_move_point(tile, op, point, moved)) {
    return walk_tensor(walk, emp_op_operand(op, 0), moved);
  }
  if (tile->is_failed) return false;
  if (emp_op_is(op, EMP_OP_tensor_pad)) return walk_pad(walk, op, point);
  if (emp_op_is(op, EMP_OP_tensor_insert_slice)) {
    return walk_insert_slice(walk, op, point);
  }
  if (emp_linalg_is_structured(op)) {
    return walk_linalg(walk, op, result, point);
  }
  if (emp_op_is(op, EMP_OP_tensor_from_elements) ||
      emp_op_is(op, EMP_OP_arith_constant)) {
    const emp_attr_t* value = emp_op_attr(op, "value");
    if (value && value->data.is_splat) return true;
    uint32_t rank = emp_op_result(op, 0)->type->rank;
    for (uint32_t i = 0; i < rank; ++i)
      guard(walk, &point[i]);
    return true;
  }
  if (emp_op_is(op, EMP_OP_tensor_concat)) {
    guard(walk, &point[emp_op_int_attr(op, "dim", 0)]);
  }
  walk->is_direct = false;
  for (uint32_t i = 0; i < op->operand_count; ++i) {
    if (!walk_tensor(walk, emp_op_operand(op, i), point)) return false;
  }
  return true;
}

static bool walk_tensor(walk_t* walk, emp_value_t* tensor,
                        emp_tile_point_t point) {
  emp_op_t* op = emp_value_def(tensor);
  if (!op || !emp_type_is_tensor(tensor->type)) return true;
  if (emp_op_is(op, EMP_OP_tensor_empty)) return true;
  // Each tensor once at each point, whatever the number of its users.
  uint32_t rank = tensor->type->rank;
  if (emp_tile_recall(walk->tile, tensor, point, rank)) return true;
  emp_tile_remember(walk->tile, tensor, point, rank, tensor);
  walk_t inner = *walk;
  return walk_op(&inner, op, tensor->index, point);
}

bool emp_tile_find_accesses(emp_tile_t* tile, const emp_tile_stores_t* stores,
                            emp_tile_accesses_t* out) {
  *out = (emp_tile_accesses_t){0};
  emp_tile_scope_t* current = tile->scope;
  emp_block_t* block = emp_block_create(tile->rewriter.arena);
  tile->scope = NULL;
  emp_tile_push_scope(tile, block);
  walk_t walk = {
      .tile = tile, .block = block, .rank = stores->rank, .out = out};
  emp_tile_index_t point[EMP_TILE_MAX_RANK];
  const emp_type_t* index = emp_type_index(tile->context);
  for (uint32_t d = 0; d < stores->rank; ++d) {
    emp_value_t* arg = emp_block_add_arg(block, tile->rewriter.arena, index,
                                         emp_loc_unknown(tile->context));
    point[d] = emp_tile_index_value(tile, arg);
  }
  bool found = true;
  for (uint32_t i = 0; i < stores->count && found; ++i) {
    found = walk_tensor(&walk, stores->values[i], point);
    emp_tile_index_t address = emp_tile_address(tile, &stores->views[i], point);
    add_access(&walk, NULL, &address);
  }
  while (block->last)
    emp_op_erase(block->last);
  tile->scope = current;
  return found && !tile->is_failed;
}
