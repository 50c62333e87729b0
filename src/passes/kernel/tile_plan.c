// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Choosing the tile. The lanes go along the stored dim whose loads cost least:
// a step of 0 is one scalar for all lanes, 1 one vector load, anything else a
// load for each lane; loads inside a reduction count as many times as it runs.
//
// A contraction then gets rows: a second dim on which the operand with lanes
// does not depend, so that each vector of it is used once a row (the outer
// product form of Goto and van de Geijn, "Anatomy of High-Performance Matrix
// Multiplication", 2008). rows * vectors accumulators hide the latency of the
// multiply-add units; more of them only take longer to compile. When
// the operand with lanes lies badly, its panel is packed into local memory;
// without enough rows to pay for that, the lanes go along the reduction.
#include "passes/kernel/tile_plan.h"

#include <string.h>

#include "base/assert.h"
#include "dialects/op_kinds.h"
#include "passes/kernel/tile_access.h"
#include "passes/kernel/tile_reduce.h"

enum {
  kReductionWeight = 64,  // assumed trips of a reduction
  kPackLimitBytes = 1 << 20,
  kPackStepBytes = 4096,  // a row this far from the next one is a page
  kMinPackRows = 8,       // rows that pay for packing
  kMaxBodyForUnroll = 12,
};

typedef struct chooser_s {
  emp_tile_t* tile;
  const emp_tile_machine_t* machine;
  const emp_tile_stores_t* stores;
  emp_tile_accesses_t accesses;
  emp_tile_plan_t* plan;
  emp_tile_reduction_t* root;  // the reduction that is blocked, or NULL
  uint32_t element_bits;       // widest value that is computed
} chooser_t;

static int64_t extent_of(const emp_tile_stores_t* stores, uint32_t dim) {
  int64_t extent = 0;
  return emp_tile_index_is_constant(&stores->extents[dim], &extent)
             ? extent
             : EMP_DIM_DYNAMIC;
}

// How many there are, a dynamic extent counting as `guess`.
static int64_t guess_extent(const emp_tile_stores_t* stores, uint32_t dim,
                            int64_t guess) {
  int64_t extent = extent_of(stores, dim);
  return extent == EMP_DIM_DYNAMIC ? guess : extent;
}

static uint32_t compute_bits(const emp_type_t* type) {
  const emp_type_t* element = emp_type_element_or_self(type);
  uint32_t bits = emp_type_bit_width(element);
  if (emp_type_is_float(element) && bits < 32) return 32;
  return bits < 8 ? 8 : bits;
}

static void find_element_bits(chooser_t* c) {
  c->element_bits = 8;
  for (uint32_t i = 0; i < c->stores->count; ++i) {
    uint32_t bits = compute_bits(c->stores->values[i]->type);
    if (bits > c->element_bits) c->element_bits = bits;
  }
  for (size_t i = 0; i < c->accesses.reductions.count; ++i) {
    const emp_op_t* op = c->accesses.reductions.items[i].op;
    for (uint32_t k = 0; k < op->result_count; ++k) {
      uint32_t bits = compute_bits(op->results[k].type);
      if (bits > c->element_bits) c->element_bits = bits;
    }
  }
  for (size_t i = 0; i < c->accesses.count; ++i) {
    const emp_value_t* memory = c->accesses.items[i].memory;
    if (!memory) continue;
    uint32_t bits = compute_bits(memory->type);
    if (bits > c->element_bits) c->element_bits = bits;
  }
}

// Lanes along a dim: a full vector, or the power of two that fits.
static uint32_t lanes_for(const chooser_t* c, int64_t extent) {
  uint32_t lanes = c->machine->vector_bits / c->element_bits;
  if (lanes > EMP_TILE_MAX_POINTS) lanes = EMP_TILE_MAX_POINTS;
  while (extent != EMP_DIM_DYNAMIC && lanes > 1 && (int64_t)lanes > extent) {
    lanes /= 2;
  }
  return lanes < 2 ? 1 : lanes;
}

static double access_cost(int64_t step, uint32_t lanes) {
  if (step == 0) return 0.25;
  if (step == 1) return 1;
  if (step == -1) return 2;
  return 2.0 * lanes;
}

static double cost_along(const chooser_t* c, uint32_t dim, uint32_t lanes) {
  double cost = 0;
  for (size_t i = 0; i < c->accesses.count; ++i) {
    const emp_tile_access_t* access = &c->accesses.items[i];
    double weight = access->reduction ? kReductionWeight : 1;
    cost += weight * access_cost(access->steps[dim], lanes);
  }
  return cost / lanes;
}

// -- lanes along a stored dim -------------------------------------------------

static void choose_vector_dim(chooser_t* c) {
  emp_tile_plan_t* plan = c->plan;
  plan->vector_dim = EMP_TILE_NO_DIM;
  plan->lanes = 1;
  double best = 0;
  for (size_t i = 0; i < c->accesses.count; ++i) {
    best += c->accesses.items[i].reduction ? kReductionWeight : 1;
  }
  // Functions gain by lanes whatever the loads cost; so does a sum in order,
  // which waits for each addition.
  if (c->accesses.has_math) best *= 4;
  if (c->root && !emp_tile_reduction_is_free(c->root->op)) best *= 3;
  for (uint32_t d = c->stores->rank; d-- > 0;) {
    if (c->accesses.guarded >> d & 1) continue;
    uint32_t lanes = lanes_for(c, extent_of(c->stores, d));
    if (lanes < 2) continue;
    double cost = cost_along(c, d, lanes);
    if (cost >= best) continue;
    best = cost;
    plan->vector_dim = d;
    plan->lanes = lanes;
  }
}

// -- contractions -------------------------------------------------------------

static bool has_product(const emp_op_t* op) {
  const emp_op_t* combiner = emp_value_def(emp_linalg_yielded(op, 0));
  if (!combiner || combiner->operand_count != 2) return false;
  for (uint32_t i = 0; i < 2; ++i) {
    const emp_op_t* factor = emp_value_def(emp_op_operand(combiner, i));
    if (factor && (emp_op_is(factor, EMP_OP_arith_mulf) ||
                   emp_op_is(factor, EMP_OP_arith_muli))) {
      return true;
    }
  }
  return false;
}

static void find_root(chooser_t* c) {
  c->root = NULL;
  for (size_t i = 0; i < c->accesses.reductions.count; ++i) {
    emp_tile_reduction_t* reduction = &c->accesses.reductions.items[i];
    if (reduction->is_nested) continue;
    if (!c->root || (!has_product(c->root->op) && has_product(reduction->op))) {
      c->root = reduction;
    }
  }
}

// A dim that only the operand without lanes depends on.
static uint32_t find_row_dim(const chooser_t* c, uint32_t vector_dim) {
  uint32_t best = EMP_TILE_NO_DIM;
  int64_t best_extent = 1;
  for (uint32_t d = 0; d < c->stores->rank; ++d) {
    int64_t extent = guess_extent(c->stores, d, 1 << 20);
    bool others_depend = false, lanes_depend = false;
    if (d == vector_dim || c->accesses.guarded >> d & 1) continue;
    for (size_t i = 0; i < c->accesses.count; ++i) {
      const emp_tile_access_t* access = &c->accesses.items[i];
      if (!c->root || access->reduction != c->root->op) continue;
      bool depends = access->steps[d] != 0;
      bool has_lanes =
          vector_dim != EMP_TILE_NO_DIM && access->steps[vector_dim] != 0;
      others_depend = others_depend || (depends && !has_lanes);
      lanes_depend = lanes_depend || (depends && has_lanes);
    }
    if (others_depend && !lanes_depend && extent > best_extent) {
      best = d;
      best_extent = extent;
    }
  }
  return best;
}

// The number of rows up to `most` that wastes least on `extent`; a tile costs
// something by itself.
static uint32_t best_rows(int64_t extent, uint32_t most) {
  if (extent == EMP_DIM_DYNAMIC) return most;
  if (extent <= (int64_t)most) return extent < 1 ? 1 : (uint32_t)extent;
  uint32_t best = most;
  int64_t best_cost = INT64_MAX;
  for (uint32_t rows = most; rows > most / 2; --rows) {
    int64_t tiles = (extent + rows - 1) / rows;
    int64_t cost = tiles * (2 * (int64_t)rows + 3);
    if (cost < best_cost) {
      best = rows;
      best_cost = cost;
    }
  }
  return best;
}

static uint32_t vectors_up_to(const chooser_t* c, uint32_t most) {
  const emp_tile_plan_t* plan = c->plan;
  if (plan->vector_dim == EMP_TILE_NO_DIM) return 1;
  int64_t extent = guess_extent(c->stores, plan->vector_dim, 1 << 20);
  uint32_t vectors = 1;
  while (vectors * 2 <= most && (int64_t)plan->lanes * vectors * 2 <= extent) {
    vectors *= 2;
  }
  return vectors;
}

static void block_contraction(chooser_t* c) {
  emp_tile_plan_t* plan = c->plan;
  uint32_t registers = c->machine->register_count;
  plan->row_dim = find_row_dim(c, plan->vector_dim);
  plan->vectors = vectors_up_to(c, 2);
  if (plan->row_dim == EMP_TILE_NO_DIM) {
    plan->vectors = vectors_up_to(c, 8);
    return;
  }
  uint32_t most = (registers - plan->vectors - 2) / plan->vectors;
  if (most > 8) most = 8;
  int64_t extent = extent_of(c->stores, plan->row_dim);
  plan->rows = best_rows(extent, most);
  while (plan->rows * plan->vectors * 2 <= most && plan->vectors < 8) {
    uint32_t more = vectors_up_to(c, plan->vectors * 2);
    if (more == plan->vectors) break;
    plan->vectors = more;
  }
}

// -- packing ------------------------------------------------------------------

static bool reduction_extent(const emp_op_t* op, int64_t* out_extent) {
  *out_extent = 1;
  for (uint32_t i = 0; i < emp_linalg_loop_count(op); ++i) {
    if (emp_linalg_iterator(op, i) == EMP_ITERATOR_PARALLEL) continue;
    int64_t range = emp_linalg_loop_range(op, i);
    if (range == EMP_DIM_DYNAMIC ||
        __builtin_mul_overflow(*out_extent, range, out_extent)) {
      return false;
    }
  }
  return true;
}

static uint32_t innermost_reduction(const emp_op_t* op) {
  uint32_t innermost = 0;
  for (uint32_t i = 0; i < emp_linalg_loop_count(op); ++i) {
    if (emp_linalg_iterator(op, i) != EMP_ITERATOR_PARALLEL) innermost = i;
  }
  return innermost;
}

// The one load of the root that has lanes; NULL when there are several.
static const emp_tile_access_t* access_with_lanes(const chooser_t* c,
                                                  uint32_t dim) {
  const emp_tile_access_t* found = NULL;
  for (size_t i = 0; i < c->accesses.count; ++i) {
    const emp_tile_access_t* access = &c->accesses.items[i];
    if (access->reduction != c->root->op || access->steps[dim] == 0) continue;
    if (found) return NULL;
    found = access;
  }
  return found;
}

// Sets the packing of the operand with lanes along `dim` if it is possible.
static bool plan_packing(chooser_t* c, uint32_t dim, uint32_t lanes,
                         uint32_t vectors) {
  emp_tile_plan_t* plan = c->plan;
  const emp_tile_access_t* access = access_with_lanes(c, dim);
  int64_t rows = 0;
  if (!access || !access->memory || !reduction_extent(c->root->op, &rows) ||
      c->root->loop_of_dim[dim] == EMP_TILE_NO_DIM) {
    return false;
  }
  const emp_value_t* operand = emp_tile_operand(c->root->op, access->operand);
  uint32_t bits = emp_type_bit_width(operand->type->element);
  int64_t bytes = rows * lanes * vectors * ((bits + 7) / 8);
  if (bits < 8 || bytes > kPackLimitBytes || rows == 0) return false;
  plan->pack_op = c->root->op;
  plan->pack_operand = access->operand;
  plan->pack_loop = c->root->loop_of_dim[dim];
  plan->pack_by_columns = access->steps[dim] != 1;
  plan->pack_rows = rows;
  return true;
}

// Lanes along a dim whose operand would have to be gathered, packed instead.
static bool choose_packed_dim(chooser_t* c) {
  emp_tile_plan_t* plan = c->plan;
  for (uint32_t d = c->stores->rank; d-- > 0;) {
    bool stores_well = true;
    for (size_t i = 0; i < c->accesses.count; ++i) {
      const emp_tile_access_t* access = &c->accesses.items[i];
      bool is_root = access->reduction == c->root->op;
      if (!is_root && access->steps[d] != 0 && access->steps[d] != 1) {
        stores_well = false;
      }
    }
    uint32_t lanes = lanes_for(c, extent_of(c->stores, d));
    uint32_t row_dim = find_row_dim(c, d);
    if (!stores_well || lanes < 4 || row_dim == EMP_TILE_NO_DIM ||
        c->accesses.guarded >> d & 1 ||
        guess_extent(c->stores, row_dim, kMinPackRows) < kMinPackRows) {
      continue;
    }
    if (!plan_packing(c, d, lanes, 2)) continue;
    plan->vector_dim = d;
    plan->lanes = lanes;
    return true;
  }
  return false;
}

// A panel in good order already is packed when its rows are pages apart.
static void choose_panel(chooser_t* c) {
  emp_tile_plan_t* plan = c->plan;
  if (plan->pack_op || plan->vector_dim == EMP_TILE_NO_DIM ||
      plan->row_dim == EMP_TILE_NO_DIM) {
    return;
  }
  const emp_tile_access_t* access = access_with_lanes(c, plan->vector_dim);
  if (!access || !access->memory) return;
  int64_t step = access->loop_steps[innermost_reduction(c->root->op)];
  int64_t bytes = emp_type_bit_width(access->memory->type->element) / 8;
  int64_t rows = extent_of(c->stores, plan->row_dim);
  if (step == EMP_TILE_STEP_UNKNOWN || step * bytes < kPackStepBytes ||
      rows == EMP_DIM_DYNAMIC || rows < 4 * (int64_t)plan->rows) {
    return;
  }
  plan_packing(c, plan->vector_dim, plan->lanes, plan->vectors);
}

// -- lanes along the reduction ------------------------------------------------

static bool suits_dot(const chooser_t* c, emp_op_t* op) {
  if (!emp_tile_reduction_is_free(op)) return false;
  uint32_t loop = innermost_reduction(op);
  int64_t range = emp_linalg_loop_range(op, loop);
  int64_t lanes = c->machine->vector_bits / c->element_bits;
  bool has_vector = false;
  if (lanes < 2 || (range != EMP_DIM_DYNAMIC && range < lanes)) return false;
  for (size_t i = 0; i < c->accesses.count; ++i) {
    const emp_tile_access_t* access = &c->accesses.items[i];
    if (access->reduction != op) continue;
    int64_t step = access->loop_steps[loop];
    if (!access->memory || (step != 0 && step != 1)) return false;
    has_vector = has_vector || step == 1;
  }
  return has_vector;
}

static void find_dots(chooser_t* c) {
  emp_tile_plan_t* plan = c->plan;
  plan->dots.arena = c->tile->arena;
  for (size_t i = 0; i < c->accesses.reductions.count; ++i) {
    emp_op_t* op = c->accesses.reductions.items[i].op;
    if (suits_dot(c, op)) emp_ptr_map_set(&plan->dots, op, op);
  }
}

// The root runs with lanes along its reduction; rows are several outputs that
// share a vector of the other operand.
static void block_dot(chooser_t* c) {
  emp_tile_plan_t* plan = c->plan;
  uint32_t best = EMP_TILE_NO_DIM;
  int64_t best_extent = 1;
  for (uint32_t d = 0; d < c->stores->rank; ++d) {
    int64_t extent = guess_extent(c->stores, d, 1 << 20);
    bool is_shared = false;
    for (size_t i = 0; i < c->accesses.count; ++i) {
      const emp_tile_access_t* access = &c->accesses.items[i];
      if (access->reduction == c->root->op && access->steps[d] == 0) {
        is_shared = true;
      }
    }
    if (!is_shared || extent <= best_extent || c->accesses.guarded >> d & 1) {
      continue;
    }
    best = d;
    best_extent = extent;
  }
  plan->vector_dim = EMP_TILE_NO_DIM;
  plan->lanes = c->machine->vector_bits / c->element_bits;
  plan->vectors = 1;
  plan->row_dim = best;
  plan->rows =
      best == EMP_TILE_NO_DIM ? 1 : best_rows(extent_of(c->stores, best), 8);
}

// -- the rest -----------------------------------------------------------------

// Computing an element twice is harmless when no load outside of reductions
// can be of the memory that is stored to: each is constant along some stored
// dim, so it is smaller than what is stored. (Nothing is stored in place of
// what a reduction reads.)
static bool may_overlap(const chooser_t* c) {
  if (!c->root) return false;
  for (size_t i = 0; i < c->accesses.count; ++i) {
    const emp_tile_access_t* access = &c->accesses.items[i];
    if (access->reduction || !access->memory) continue;
    bool is_smaller = false;
    for (uint32_t d = 0; d < c->stores->rank; ++d) {
      if (access->steps[d] == 0 && extent_of(c->stores, d) != 1) {
        is_smaller = true;
      }
    }
    if (!is_smaller) return false;
    for (uint32_t k = 0; k < c->stores->count; ++k) {
      if (c->stores->views[k].memory == access->memory) return false;
    }
  }
  return true;
}

// Loops in the order of the dims; the tiled ones last, lanes outside of rows,
// so that a panel stays in the cache while the rows pass.
static void order_loops(chooser_t* c) {
  emp_tile_plan_t* plan = c->plan;
  uint32_t next = 0;
  bool moves = plan->row_dim != EMP_TILE_NO_DIM;
  for (uint32_t d = 0; d < c->stores->rank; ++d) {
    if (moves && (d == plan->vector_dim || d == plan->row_dim)) continue;
    plan->order[next++] = d;
  }
  if (!moves) return;
  if (plan->vector_dim != EMP_TILE_NO_DIM) {
    plan->order[next++] = plan->vector_dim;
  }
  plan->order[next++] = plan->row_dim;
}

static bool stores_packed(const emp_tile_stores_t* stores) {
  for (uint32_t i = 0; i < stores->count; ++i) {
    uint32_t bits =
        emp_type_bit_width(emp_type_element_or_self(stores->values[i]->type));
    if (bits > 1 && bits < 8) return true;
  }
  return false;
}

static void choose(chooser_t* c) {
  emp_tile_plan_t* plan = c->plan;
  find_element_bits(c);
  find_root(c);
  if (c->machine->vector_bits == 0 || c->accesses.has_regions ||
      stores_packed(c->stores)) {
    return;
  }
  find_dots(c);
  choose_vector_dim(c);
  bool is_product = c->root && has_product(c->root->op);
  bool is_gathered = false;
  for (size_t i = 0; c->root && i < c->accesses.count; ++i) {
    const emp_tile_access_t* access = &c->accesses.items[i];
    int64_t step = plan->vector_dim == EMP_TILE_NO_DIM
                       ? EMP_TILE_STEP_UNKNOWN
                       : access->steps[plan->vector_dim];
    is_gathered = is_gathered || (access->reduction == c->root->op &&
                                  step != 0 && step != 1 && step != -1);
  }
  if (is_gathered && is_product && choose_packed_dim(c)) is_gathered = false;
  if (is_gathered && emp_ptr_map_has(&plan->dots, c->root->op)) {
    block_dot(c);
    return;
  }
  if (is_product) {
    block_contraction(c);
    choose_panel(c);
  } else if (c->root) {
    plan->vectors = vectors_up_to(c, 4);
  } else if (c->accesses.body_ops <= kMaxBodyForUnroll) {
    plan->vectors = vectors_up_to(c, 2);
  }
}

bool emp_tile_make_plan(emp_tile_t* tile, const emp_tile_machine_t* machine,
                        const emp_tile_stores_t* stores,
                        emp_tile_plan_t* out_plan) {
  *out_plan = (emp_tile_plan_t){.vector_dim = EMP_TILE_NO_DIM,
                                .row_dim = EMP_TILE_NO_DIM,
                                .lanes = 1,
                                .vectors = 1,
                                .rows = 1};
  chooser_t chooser = {
      .tile = tile, .machine = machine, .stores = stores, .plan = out_plan};
  if (!emp_tile_find_accesses(tile, stores, &chooser.accesses)) return false;
  choose(&chooser);
  out_plan->may_overlap = may_overlap(&chooser);
  order_loops(&chooser);
  return true;
}
