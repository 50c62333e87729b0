// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Structured ops at points. Without reductions the body is cloned at the point.
// With reductions, all points asked for share one loop nest:
//
//   acc[p] = init at point p
//   for k: for each p: acc[p] = body(inputs at (p, k), acc[p])
//
// in the outermost scope that has the points' indices. Multiplications that
// feed the accumulation are fused into it (fma) where the target has that: only
// contractions are, so elementwise results do not depend on the target.
//
// A reduction with lanes (one of tile->dots) runs W steps of its innermost loop
// at once in vectors of partial results; it must be one that may be reordered.
#include "base/assert.h"
#include "dialects/op_kinds.h"
#include "passes/kernel/tile.h"
#include "passes/kernel/tile_reduce.h"

// What a value of the body stands for at the point at hand.
typedef struct meaning_s {
  emp_value_t* value;       // emitted; NULL: only `index` is known
  emp_tile_index_t* index;  // of values of type index that are linear
} meaning_t;

typedef struct body_s {
  emp_tile_t* tile;
  emp_op_t* op;
  const emp_tile_index_t* loops;
  emp_value_t* const* accumulators;  // one an init; NULL: read the init
  emp_ptr_map_t meanings;            // body value to meaning_t*
} body_t;

// -- inputs -------------------------------------------------------------------

void emp_tile_operand_point(emp_tile_t* tile, const emp_op_t* op,
                            uint32_t operand, const emp_tile_index_t* loops,
                            emp_tile_index_t* out_point) {
  const emp_affine_map_t* map = emp_linalg_indexing_map(op, operand);
  for (uint32_t i = 0; i < map->result_count; ++i) {
    out_point[i] = emp_tile_index_affine(tile, map->results[i], loops);
  }
}

emp_value_t* emp_tile_operand(const emp_op_t* op, uint32_t operand) {
  uint32_t inputs = emp_linalg_input_count(op);
  return operand < inputs ? emp_linalg_input(op, operand)
                          : emp_linalg_init(op, operand - inputs);
}

static emp_value_t* load_packed(emp_tile_t* tile, emp_op_t* op,
                                const emp_tile_index_t* loops) {
  emp_tile_index_t row = emp_tile_index_of(0);
  for (uint32_t i = 0; i < emp_linalg_loop_count(op); ++i) {
    if (emp_linalg_iterator(op, i) == EMP_ITERATOR_PARALLEL) continue;
    emp_tile_index_t extent = emp_tile_loop_extent(tile, op, i);
    row = emp_tile_index_mul(tile, &row, &extent);
    row = emp_tile_index_add(tile, &row, &loops[i]);
  }
  emp_tile_index_t back = emp_tile_index_scale(tile, &tile->pack.column0, -1);
  emp_tile_index_t address = emp_tile_index_scale(tile, &row, tile->pack.width);
  address = emp_tile_index_add(tile, &address, &loops[tile->pack.loop]);
  address = emp_tile_index_add(tile, &address, &back);
  return emp_tile_load_at(tile, tile->pack.memory, &address);
}

static emp_value_t* eval_operand(body_t* body, uint32_t operand) {
  emp_tile_t* tile = body->tile;
  emp_op_t* op = body->op;
  uint32_t inputs = emp_linalg_input_count(op);
  if (operand >= inputs && body->accumulators) {
    return body->accumulators[operand - inputs];
  }
  if (tile->pack.op == op && tile->pack.operand == operand) {
    return load_packed(tile, op, body->loops);
  }
  emp_tile_index_t point[EMP_TILE_MAX_RANK];
  emp_tile_operand_point(tile, op, operand, body->loops, point);
  return emp_tile_eval(tile, emp_tile_operand(op, operand), point);
}

// -- the body -----------------------------------------------------------------

static meaning_t* add_meaning(body_t* body, emp_value_t* of,
                              emp_value_t* value) {
  meaning_t* meaning = emp_arena_new(body->tile->arena, meaning_t);
  meaning->value = value;
  emp_ptr_map_set(&body->meanings, of, meaning);
  return meaning;
}

static void set_index(body_t* body, emp_value_t* of, emp_tile_index_t index) {
  meaning_t* meaning = add_meaning(body, of, NULL);
  meaning->index = emp_arena_copy(body->tile->arena, &index, sizeof(index));
}

// The emitted value of a value of the body; NULL after a failure.
static emp_value_t* value_of(body_t* body, emp_value_t* of) {
  meaning_t* meaning = emp_ptr_map_get(&body->meanings, of);
  if (meaning) {
    if (!meaning->value && meaning->index) {
      meaning->value = emp_tile_index_emit(body->tile, meaning->index);
    }
    return meaning->value;
  }
  const emp_attr_t* constant = emp_value_constant(of);
  if (constant) return emp_tile_constant(body->tile, constant);
  if (of->op || of->block != emp_linalg_body(body->op)) return of;
  uint32_t operand_count =
      emp_linalg_input_count(body->op) + emp_linalg_init_count(body->op);
  for (uint32_t i = 0; i < operand_count; ++i) {
    if (emp_linalg_body_arg(body->op, i) != of) continue;
    emp_value_t* value = eval_operand(body, i);
    if (value) add_meaning(body, of, value);
    return value;
  }
  return NULL;
}

static bool index_of(body_t* body, emp_value_t* of, emp_tile_index_t* out) {
  const meaning_t* meaning = emp_ptr_map_get(&body->meanings, of);
  if (meaning && meaning->index) {
    *out = *meaning->index;
    return true;
  }
  emp_value_t* value = value_of(body, of);
  if (!value) return false;
  *out = emp_tile_index_value(body->tile, value);
  return true;
}

// Sums, differences and products of indices stay linear forms.
static bool combine_indices(body_t* body, emp_op_t* op) {
  emp_tile_index_t a, b;
  bool is_sum = emp_op_is(op, EMP_OP_arith_addi);
  bool is_difference = emp_op_is(op, EMP_OP_arith_subi);
  bool is_product = emp_op_is(op, EMP_OP_arith_muli);
  if (!is_sum && !is_difference && !is_product) return false;
  if (!emp_type_is_index(emp_op_result(op, 0)->type)) return false;
  if (!index_of(body, emp_op_operand(op, 0), &a) ||
      !index_of(body, emp_op_operand(op, 1), &b)) {
    return false;
  }
  if (is_difference) b = emp_tile_index_scale(body->tile, &b, -1);
  set_index(body, emp_op_result(op, 0),
            is_product ? emp_tile_index_mul(body->tile, &a, &b)
                       : emp_tile_index_add(body->tile, &a, &b));
  return true;
}

static bool extract_element(body_t* body, emp_op_t* op) {
  emp_tile_index_t point[EMP_TILE_MAX_RANK];
  for (uint32_t i = 1; i < op->operand_count; ++i) {
    if (!index_of(body, emp_op_operand(op, i), &point[i - 1])) return false;
  }
  emp_value_t* value = emp_tile_eval(body->tile, emp_op_operand(op, 0), point);
  if (!value) return false;
  add_meaning(body, emp_op_result(op, 0), value);
  return true;
}

// The addition that takes `product` into the accumulator of an init, when it
// may be fused.
static emp_op_t* fusing_addition(const body_t* body, const emp_op_t* product) {
  if (!body->tile->fuses || !emp_op_is(product, EMP_OP_arith_mulf) ||
      emp_linalg_reduction_count(body->op) == 0) {
    return NULL;
  }
  const emp_value_t* result = emp_op_result(product, 0);
  if (!emp_value_has_one_use(result) || result->type->bits < 32 ||
      result->type->bits > 64) {
    return NULL;
  }
  emp_op_t* addition = result->first_use->owner;
  if (!emp_op_is(addition, EMP_OP_arith_addf)) return NULL;
  uint32_t inputs = emp_linalg_input_count(body->op);
  for (uint32_t i = 0; i < emp_linalg_init_count(body->op); ++i) {
    if (emp_linalg_yielded(body->op, i) != emp_op_result(addition, 0)) continue;
    const emp_value_t* accumulator = emp_linalg_body_arg(body->op, inputs + i);
    bool feeds = emp_op_operand(addition, 0) == accumulator ||
                 emp_op_operand(addition, 1) == accumulator;
    return feeds ? addition : NULL;
  }
  return NULL;
}

static emp_op_t* fused_product(const body_t* body, const emp_op_t* addition) {
  if (!emp_op_is(addition, EMP_OP_arith_addf)) return NULL;
  for (uint32_t i = 0; i < 2; ++i) {
    emp_op_t* product = emp_value_def(emp_op_operand(addition, i));
    if (product && fusing_addition(body, product) == addition) return product;
  }
  return NULL;
}

static bool fuse_addition(body_t* body, emp_op_t* addition, emp_op_t* product) {
  emp_value_t* sum = emp_op_operand(addition, 0);
  if (sum == emp_op_result(product, 0)) sum = emp_op_operand(addition, 1);
  emp_value_t* operands[3] = {value_of(body, emp_op_operand(product, 0)),
                              value_of(body, emp_op_operand(product, 1)),
                              value_of(body, sum)};
  bool is_vector = false;
  for (uint32_t i = 0; i < 3; ++i) {
    if (!operands[i]) return false;
    is_vector = is_vector || emp_tile_is_vector(operands[i]);
  }
  for (uint32_t i = 0; is_vector && i < 3; ++i) {
    operands[i] = emp_tile_broadcast(body->tile, operands[i]);
  }
  uint32_t kind = is_vector ? EMP_OP_vector_fma : EMP_OP_math_fma;
  emp_value_t* value =
      emp_build_value(emp_tile_builder(body->tile), kind, .operands = operands,
                      .operand_count = 3, EMP_TYPES(operands[2]->type));
  add_meaning(body, emp_op_result(addition, 0), value);
  return true;
}

typedef struct captures_s {
  body_t* body;
  emp_op_t* root;
  emp_ptr_map_t* map;
  bool is_scalar;
} captures_t;

static emp_walk_t capture_operands(void* user, emp_op_t* op) {
  captures_t* captures = user;
  for (uint32_t i = 0; i < op->operand_count; ++i) {
    emp_value_t* operand = emp_op_operand(op, i);
    const emp_block_t* block = emp_value_block(operand);
    bool is_inside = emp_op_is_ancestor(captures->root, block->region->parent);
    if (is_inside || emp_ptr_map_has(captures->map, operand)) continue;
    emp_value_t* value = value_of(captures->body, operand);
    captures->is_scalar =
        captures->is_scalar && value && !emp_tile_is_vector(value);
    emp_ptr_map_set(captures->map, operand, value);
  }
  return EMP_WALK_ON;
}

// A tensor.extract inside of a cloned op: the blocks from `root` down to it
// become scopes, and the element is read in front of it.
static bool lower_inner_extract(emp_tile_t* tile, const emp_op_t* root,
                                emp_op_t* op) {
  enum { kMaxDepth = 16 };
  emp_block_t* blocks[kMaxDepth];
  emp_op_t* anchors[kMaxDepth];
  emp_tile_scope_t* current = tile->scope;
  uint32_t depth = 0;
  for (emp_op_t* inner = op; inner != root; inner = emp_op_parent(inner)) {
    if (depth == kMaxDepth) return emp_tile_fail(tile, op, "nested too deep");
    blocks[depth] = inner->block;
    anchors[depth++] = inner;
  }
  for (uint32_t i = depth; i-- > 0;) {
    emp_tile_scope_t* scope = emp_tile_push_scope(tile, blocks[i]);
    scope->end = anchors[i];
    scope->is_branch = true;
  }
  emp_tile_index_t point[EMP_TILE_MAX_RANK];
  for (uint32_t i = 1; i < op->operand_count; ++i) {
    point[i - 1] = emp_tile_index_value(tile, emp_op_operand(op, i));
  }
  emp_value_t* value = emp_tile_eval(tile, emp_op_operand(op, 0), point);
  tile->scope = current;
  if (!value) return false;
  emp_value_replace_uses(emp_op_result(op, 0), value);
  emp_op_erase(op);
  return true;
}

// An op with regions is cloned as a whole; it has no vector form.
static bool clone_regions(body_t* body, emp_op_t* op) {
  emp_tile_t* tile = body->tile;
  emp_ptr_map_t map = {.arena = tile->arena};
  captures_t captures = {body, op, &map, true};
  emp_walk_pre(op, capture_operands, &captures);
  if (tile->is_failed) return false;
  if (!captures.is_scalar) {
    tile->needs_scalar = true;
    return false;
  }
  emp_rewriter_t* builder = emp_tile_builder(tile);
  emp_op_t* made = emp_op_clone(op, builder->arena, &map);
  if (builder->before) {
    emp_op_insert_before(made, builder->before);
  } else {
    emp_op_append(made, builder->block);
  }
  for (uint32_t i = 0; i < op->result_count; ++i) {
    add_meaning(body, emp_op_result(op, i), emp_op_result(made, i));
  }
  // The clone is in place: what its inside needs goes before it.
  emp_op_t* outer_anchor = tile->scope->anchor;
  tile->scope->anchor = made;
  emp_op_list_t extracts =
      emp_collect(made, EMP_OP_tensor_extract, tile->arena);
  bool lowered = true;
  for (size_t i = 0; i < extracts.count && lowered; ++i) {
    lowered = lower_inner_extract(tile, made, extracts.items[i]);
  }
  tile->scope->anchor = outer_anchor;
  return lowered;
}

static bool run_op(body_t* body, emp_op_t* op) {
  if (emp_op_is(op, EMP_OP_linalg_index)) {
    set_index(body, emp_op_result(op, 0),
              body->loops[emp_op_int_attr(op, "dim", 0)]);
    return true;
  }
  if (op->result_count == 1 && emp_value_constant(emp_op_result(op, 0))) {
    return true;  // value_of finds it
  }
  if (emp_op_is(op, EMP_OP_tensor_extract)) return extract_element(body, op);
  if (op->region_count) return clone_regions(body, op);
  if (combine_indices(body, op)) return true;
  if (fusing_addition(body, op)) return true;
  emp_op_t* product = fused_product(body, op);
  if (product) return fuse_addition(body, op, product);
  emp_value_t** operands =
      emp_arena_new_array(body->tile->arena, emp_value_t*, op->operand_count);
  for (uint32_t i = 0; i < op->operand_count; ++i) {
    operands[i] = value_of(body, emp_op_operand(op, i));
    if (!operands[i]) return false;
  }
  emp_op_t* made = emp_tile_clone(body->tile, op, operands);
  for (uint32_t i = 0; i < op->result_count; ++i) {
    add_meaning(body, emp_op_result(op, i), emp_op_result(made, i));
  }
  return true;
}

// Runs the body at `loops`; one value an init in `out_values`.
static bool run_body(emp_tile_t* tile, emp_op_t* op,
                     const emp_tile_index_t* loops,
                     emp_value_t* const* accumulators,
                     emp_value_t** out_values) {
  body_t body = {
      .tile = tile, .op = op, .loops = loops, .accumulators = accumulators};
  body.meanings.arena = tile->arena;
  emp_block_t* block = emp_linalg_body(op);
  const emp_op_t* yield = emp_block_terminator(block);
  for (emp_op_t* inner = block->first; inner != yield; inner = inner->next) {
    if (!run_op(&body, inner)) return false;
  }
  for (uint32_t i = 0; i < emp_linalg_init_count(op); ++i) {
    out_values[i] = value_of(&body, emp_linalg_yielded(op, i));
    if (!out_values[i]) return false;
  }
  return true;
}

// -- points and loops ---------------------------------------------------------

bool emp_tile_loops_of_point(emp_tile_t* tile, const emp_op_t* op,
                             uint32_t result, emp_tile_point_t point,
                             emp_tile_index_t* out_loops) {
  uint32_t loop_count = emp_linalg_loop_count(op);
  for (uint32_t i = 0; i < loop_count; ++i) {
    out_loops[i] = emp_tile_index_of(0);
  }
  const emp_affine_map_t* map =
      emp_linalg_indexing_map(op, emp_linalg_input_count(op) + result);
  for (uint32_t i = 0; i < map->result_count; ++i) {
    int dim = emp_affine_map_result_dim(map, i);
    if (dim >= 0) {
      out_loops[dim] = point[i];
    } else if (map->results[i]->kind != EMP_AFFINE_CONSTANT) {
      return emp_tile_fail(tile, op, "result map that cannot be inverted");
    }
  }
  return true;
}

emp_tile_index_t emp_tile_loop_extent(emp_tile_t* tile, emp_op_t* op,
                                      uint32_t loop) {
  int64_t range = emp_linalg_loop_range(op, loop);
  if (range != EMP_DIM_DYNAMIC) return emp_tile_index_of(range);
  uint32_t operand = 0, dim = 0;
  if (!emp_linalg_loop_source(op, loop, &operand, &dim)) {
    emp_tile_fail(tile, op, "loop of unknown extent");
    return emp_tile_index_of(0);
  }
  return emp_tile_dim(tile, emp_tile_operand(op, operand), dim);
}

static void remember_results(emp_tile_t* tile, emp_op_t* op,
                             const emp_tile_index_t* loops,
                             emp_value_t* const* values) {
  uint32_t inputs = emp_linalg_input_count(op);
  for (uint32_t i = 0; i < op->result_count; ++i) {
    emp_tile_index_t point[EMP_TILE_MAX_RANK];
    emp_tile_operand_point(tile, op, inputs + i, loops, point);
    emp_tile_remember(tile, emp_op_result(op, i), point,
                      emp_op_result(op, i)->type->rank, values[i]);
  }
}

// -- reductions ---------------------------------------------------------------

// The reduction under way: `points` rows of loops, accumulators point-major.
typedef struct reduction_s {
  emp_tile_t* tile;
  emp_op_t* op;
  uint32_t loop_count, init_count, point_count;
  uint32_t loops[EMP_TILE_MAX_RANK];  // the reduction loops, outermost first
  uint32_t depth;                     // how many of them
  emp_tile_index_t* rows;             // point_count * loop_count
  // The innermost loop: from `low` to `high` in steps of `step`, with lanes or
  // without.
  emp_tile_index_t low, high;
  int64_t step;
  bool has_lanes;
} reduction_t;

static bool prefetch_inputs(emp_tile_t* tile, emp_op_t* op,
                            const emp_tile_index_t* rows, uint32_t count,
                            bool with_inits) {
  uint32_t inputs = emp_linalg_input_count(op);
  uint32_t loop_count = emp_linalg_loop_count(op);
  uint32_t operands = inputs + (with_inits ? emp_linalg_init_count(op) : 0);
  for (uint32_t i = 0; i < operands; ++i) {
    const emp_value_t* arg = emp_linalg_body_arg(op, i);
    emp_value_t* tensor = emp_tile_operand(op, i);
    const emp_op_t* def = emp_value_def(tensor);
    bool is_packed = tile->pack.op == op && tile->pack.operand == i;
    if (!arg || !emp_value_is_used(arg) || !def || is_packed ||
        !emp_type_is_tensor(tensor->type) ||
        emp_op_is(def, EMP_OP_bufferization_to_tensor)) {
      continue;
    }
    uint32_t rank = tensor->type->rank;
    emp_tile_index_t* points =
        emp_arena_new_array(tile->arena, emp_tile_index_t,
                            (size_t)count * rank + EMP_TILE_MAX_RANK);
    for (uint32_t k = 0; k < count; ++k) {
      emp_tile_operand_point(tile, op, i, rows + (size_t)k * loop_count,
                             points + (size_t)k * rank);
    }
    if (!emp_tile_prefetch(tile, tensor, points, count)) return false;
  }
  return true;
}

static bool reduce_once(reduction_t* r, emp_value_t** accumulators) {
  if (!prefetch_inputs(r->tile, r->op, r->rows, r->point_count, false)) {
    return false;
  }
  for (uint32_t p = 0; p < r->point_count; ++p) {
    emp_value_t** own = accumulators + (size_t)p * r->init_count;
    emp_value_t** values =
        emp_arena_new_array(r->tile->arena, emp_value_t*, r->init_count);
    if (!run_body(r->tile, r->op, r->rows + (size_t)p * r->loop_count, own,
                  values)) {
      return false;
    }
    for (uint32_t i = 0; i < r->init_count; ++i) {
      bool is_vector = emp_tile_is_vector(own[i]);
      own[i] = is_vector ? emp_tile_broadcast(r->tile, values[i]) : values[i];
    }
  }
  return true;
}

// Loops `level` and inwards; `accumulators` are replaced by the results.
static bool reduce_loops(reduction_t* r, uint32_t level,
                         emp_value_t** accumulators) {
  if (level == r->depth) return reduce_once(r, accumulators);
  emp_tile_t* tile = r->tile;
  bool is_innermost = level + 1 == r->depth;
  uint32_t loop = r->loops[level];
  uint32_t count = r->point_count * r->init_count;
  emp_tile_index_t extent = emp_tile_loop_extent(tile, r->op, loop);
  emp_tile_index_t low = is_innermost ? r->low : emp_tile_index_of(0);
  emp_tile_index_t high = is_innermost ? r->high : extent;
  int64_t step = is_innermost ? r->step : 1;
  emp_op_t* op = emp_tile_open_for(
      tile, emp_tile_index_emit(tile, &low), emp_tile_index_emit(tile, &high),
      emp_tile_index_constant(tile, step), accumulators, count);
  emp_block_t* body = emp_op_body(op);
  emp_tile_index_t index = {.term_count = 1, .terms = {{body->args[0], 1}}};
  if (is_innermost && r->has_lanes) index.lane = 1;
  for (uint32_t p = 0; p < r->point_count; ++p) {
    r->rows[(size_t)p * r->loop_count + loop] = index;
  }
  for (uint32_t i = 0; i < count; ++i)
    accumulators[i] = body->args[1 + i];
  if (!reduce_loops(r, level + 1, accumulators)) return false;
  emp_tile_close_for(tile, accumulators, count);
  for (uint32_t i = 0; i < count; ++i)
    accumulators[i] = emp_op_result(op, i);
  return true;
}

static bool eval_inits(reduction_t* r, emp_value_t** out_accumulators) {
  uint32_t inputs = emp_linalg_input_count(r->op);
  if (!prefetch_inputs(r->tile, r->op, r->rows, r->point_count, true)) {
    return false;
  }
  for (uint32_t p = 0; p < r->point_count; ++p) {
    for (uint32_t i = 0; i < r->init_count; ++i) {
      emp_value_t* init = emp_linalg_init(r->op, i);
      uint32_t rank = init->type->rank;
      emp_tile_index_t point[EMP_TILE_MAX_RANK];
      emp_tile_operand_point(r->tile, r->op, inputs + i,
                             r->rows + (size_t)p * r->loop_count, point);
      emp_value_t* value = emp_tile_eval(r->tile, init, point);
      if (!value) return false;
      if (emp_tile_point_varies(point, rank)) {
        value = emp_tile_broadcast(r->tile, value);
      }
      out_accumulators[(size_t)p * r->init_count + i] = value;
    }
  }
  return true;
}

// W steps at a time in vectors of partial results, then what is left one by
// one, starting from the folded vector.
static bool reduce_with_lanes(reduction_t* r, emp_value_t** accumulators) {
  emp_tile_t* tile = r->tile;
  uint32_t count = r->point_count;
  const emp_op_t* combiner = emp_value_def(emp_linalg_yielded(r->op, 0));
  const emp_type_t* element = accumulators[0]->type;
  emp_tile_index_t extent = r->high;
  emp_tile_index_t lanes = emp_tile_index_of(tile->lanes);
  emp_tile_index_t rest = emp_tile_index_mod(tile, &extent, &lanes);
  rest = emp_tile_index_scale(tile, &rest, -1);
  r->high = emp_tile_index_add(tile, &extent, &rest);
  r->step = tile->lanes;
  r->has_lanes = true;
  emp_value_t** partial = emp_arena_new_array(tile->arena, emp_value_t*, count);
  const emp_attr_t* identity = emp_tile_reduction_identity(combiner, element);
  for (uint32_t p = 0; p < count; ++p) {
    partial[p] = emp_tile_broadcast(tile, emp_tile_constant(tile, identity));
  }
  if (!reduce_loops(r, 0, partial)) return false;
  for (uint32_t p = 0; p < count; ++p) {
    accumulators[p] =
        emp_tile_reduce_vector(tile, combiner, partial[p], accumulators[p]);
  }
  int64_t left = 0;
  if (emp_tile_index_is_constant(&rest, &left) && left == 0) return true;
  r->low = r->high;
  r->high = extent;
  r->step = 1;
  r->has_lanes = false;
  return reduce_loops(r, 0, accumulators);
}

static bool reduce(reduction_t* r) {
  emp_tile_t* tile = r->tile;
  uint32_t count = r->point_count * r->init_count;
  emp_value_t** accumulators =
      emp_arena_new_array(tile->arena, emp_value_t*, count);
  if (!eval_inits(r, accumulators)) return false;
  r->low = emp_tile_index_of(0);
  EMP_ASSERT(r->depth > 0);
  r->high = emp_tile_loop_extent(tile, r->op, r->loops[r->depth - 1]);
  r->step = 1;
  bool has_lanes = tile->lanes > 1 && emp_ptr_map_has(&tile->dots, r->op);
  for (uint32_t i = 0; i < count; ++i) {
    has_lanes = has_lanes && !emp_tile_is_vector(accumulators[i]);
  }
  bool reduced = has_lanes ? reduce_with_lanes(r, accumulators)
                           : reduce_loops(r, 0, accumulators);
  if (!reduced || tile->is_failed) return false;
  for (uint32_t p = 0; p < r->point_count; ++p) {
    remember_results(tile, r->op, r->rows + (size_t)p * r->loop_count,
                     accumulators + (size_t)p * r->init_count);
  }
  return true;
}

// The rows of loops for those points that are not known yet, without doubles.
static bool collect_rows(reduction_t* r, uint32_t result,
                         const emp_tile_index_t* points, uint32_t count,
                         uint32_t* out_depth) {
  emp_value_t* tensor = emp_op_result(r->op, result);
  uint32_t rank = tensor->type->rank;
  for (uint32_t p = 0; p < count; ++p) {
    emp_tile_point_t point = points + (size_t)p * rank;
    bool is_known = emp_tile_recall(r->tile, tensor, point, rank) != NULL;
    for (uint32_t k = 0; k < p && !is_known; ++k) {
      is_known = true;
      for (uint32_t i = 0; i < rank && is_known; ++i) {
        is_known =
            emp_tile_index_equal(&point[i], &points[(size_t)k * rank + i]);
      }
    }
    if (is_known) continue;
    uint32_t depth = emp_tile_point_depth(r->tile, point, rank);
    if (depth > *out_depth) *out_depth = depth;
    emp_tile_index_t* row = r->rows + (size_t)r->point_count++ * r->loop_count;
    if (!emp_tile_loops_of_point(r->tile, r->op, result, point, row)) {
      return false;
    }
  }
  return true;
}

static bool prefetch_reduction(emp_tile_t* tile, emp_op_t* op, uint32_t result,
                               const emp_tile_index_t* points, uint32_t count) {
  reduction_t r = {.tile = tile,
                   .op = op,
                   .loop_count = emp_linalg_loop_count(op),
                   .init_count = emp_linalg_init_count(op)};
  for (uint32_t i = 0; i < r.loop_count; ++i) {
    if (emp_linalg_iterator(op, i) != EMP_ITERATOR_PARALLEL) {
      r.loops[r.depth++] = i;
    }
  }
  r.rows = emp_arena_new_array(tile->arena, emp_tile_index_t,
                               (size_t)count * r.loop_count);
  uint32_t depth = 0;
  if (!collect_rows(&r, result, points, count, &depth)) return false;
  if (r.point_count == 0) return true;
  emp_tile_scope_t* current = tile->scope;
  tile->scope = emp_tile_scope_at(tile, depth);
  bool reduced = reduce(&r);
  tile->scope = current;
  return reduced;
}

bool emp_tile_prefetch_linalg(emp_tile_t* tile, emp_op_t* op, uint32_t result,
                              const emp_tile_index_t* points, uint32_t count) {
  if (emp_linalg_reduction_count(op)) {
    return prefetch_reduction(tile, op, result, points, count);
  }
  uint32_t rank = emp_op_result(op, result)->type->rank;
  uint32_t loop_count = emp_linalg_loop_count(op);
  emp_tile_index_t* rows = emp_arena_new_array(tile->arena, emp_tile_index_t,
                                               (size_t)count * loop_count + 1);
  for (uint32_t p = 0; p < count; ++p) {
    if (!emp_tile_loops_of_point(tile, op, result, points + (size_t)p * rank,
                                 rows + (size_t)p * loop_count)) {
      return false;
    }
  }
  return prefetch_inputs(tile, op, rows, count, true);
}

emp_value_t* emp_tile_eval_linalg(emp_tile_t* tile, emp_op_t* op,
                                  uint32_t result, emp_tile_point_t point) {
  emp_value_t* tensor = emp_op_result(op, result);
  uint32_t rank = tensor->type->rank;
  if (emp_linalg_reduction_count(op)) {
    if (!prefetch_reduction(tile, op, result, point, 1)) return NULL;
    return emp_tile_recall(tile, tensor, point, rank);
  }
  emp_tile_index_t loops[EMP_TILE_MAX_RANK];
  emp_value_t** values =
      emp_arena_new_array(tile->arena, emp_value_t*, op->result_count);
  if (!emp_tile_loops_of_point(tile, op, result, point, loops) ||
      !run_body(tile, op, loops, NULL, values)) {
    return NULL;
  }
  if (op->result_count > 1) remember_results(tile, op, loops, values);
  return values[result];
}
