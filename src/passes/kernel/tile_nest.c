// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The loop nest of a group of stores. A dim of extent E whose tile is T wide
// becomes
//
//   E a multiple of T       for i = 0 to E step T
//   tiles may overlap, T<=E for i = 0 to E step T: start = min(i, E - T)
//   otherwise               for i = 0 to E - E mod T step T, then a loop of
//                           single elements (one row, or no lanes) for the rest
//
// and what is only known at run time is asked there.
#include "passes/kernel/tile_nest.h"

#include "dialects/op_kinds.h"

typedef struct nest_s {
  emp_tile_t* tile;
  const emp_tile_plan_t* plan;
  const emp_tile_stores_t* stores;
  emp_value_t* local;
  int64_t* local_bytes;
  // The tile at hand: smaller in tails.
  uint32_t lanes, vectors, rows;
  emp_tile_index_t start[EMP_TILE_MAX_RANK];
} nest_t;

static bool emit_loops(nest_t* n, uint32_t position);

// -- points -------------------------------------------------------------------

static bool emit_points(nest_t* n) {
  emp_tile_t* tile = n->tile;
  const emp_tile_stores_t* stores = n->stores;
  uint32_t rank = stores->rank;
  uint32_t count = n->rows * n->vectors;
  emp_tile_index_t* points = emp_arena_new_array(tile->arena, emp_tile_index_t,
                                                 (size_t)count * rank + 1);
  for (uint32_t p = 0; p < count; ++p) {
    emp_tile_index_t* point = points + (size_t)p * rank;
    for (uint32_t d = 0; d < rank; ++d)
      point[d] = n->start[d];
    if (n->plan->row_dim != EMP_TILE_NO_DIM) {
      point[n->plan->row_dim].constant += p / n->vectors;
    }
    if (n->plan->vector_dim != EMP_TILE_NO_DIM && n->lanes > 1) {
      emp_tile_index_t* index = &point[n->plan->vector_dim];
      index->constant += (int64_t)(p % n->vectors) * n->lanes;
      index->lane += 1;
    }
  }
  for (uint32_t i = 0; i < stores->count; ++i) {
    if (!emp_tile_prefetch(tile, stores->values[i], points, count)) {
      return false;
    }
  }
  emp_value_t** values =
      emp_arena_new_array(tile->arena, emp_value_t*, stores->count);
  for (uint32_t p = 0; p < count; ++p) {
    emp_tile_point_t point = points + (size_t)p * rank;
    // All values of a point before its stores: they may be of one memory.
    for (uint32_t i = 0; i < stores->count; ++i) {
      values[i] = emp_tile_eval(tile, stores->values[i], point);
      if (!values[i]) return false;
    }
    for (uint32_t i = 0; i < stores->count; ++i) {
      if (!emp_tile_store(tile, &stores->views[i], point, values[i])) {
        return false;
      }
    }
  }
  return true;
}

// -- packing ------------------------------------------------------------------

typedef struct packing_s {
  nest_t* nest;
  emp_value_t* memory;
  int64_t width;
  emp_tile_index_t loops[EMP_TILE_MAX_RANK];
  emp_tile_index_t row;
} packing_t;

static emp_value_t* packed_value(packing_t* p, emp_tile_index_t column) {
  const emp_tile_plan_t* plan = p->nest->plan;
  emp_tile_t* tile = p->nest->tile;
  emp_tile_index_t point[EMP_TILE_MAX_RANK];
  p->loops[plan->pack_loop] = column;
  emp_tile_operand_point(tile, plan->pack_op, plan->pack_operand, p->loops,
                         point);
  return emp_tile_eval(
      tile, emp_tile_operand(plan->pack_op, plan->pack_operand), point);
}

static bool pack_element(packing_t* p, emp_tile_index_t column,
                         emp_tile_index_t place) {
  emp_tile_t* tile = p->nest->tile;
  emp_value_t* value = packed_value(p, column);
  if (!value) return false;
  emp_tile_index_t address = emp_tile_index_scale(tile, &p->row, p->width);
  address = emp_tile_index_add(tile, &address, &place);
  emp_tile_view_t view = {.memory = p->memory, .rank = 1};
  view.strides[0] = emp_tile_index_of(1);
  return emp_tile_store(tile, &view, &address, value);
}

// One row of the panel: as vectors.
static bool pack_row(packing_t* p) {
  nest_t* n = p->nest;
  emp_tile_index_t start = n->start[n->plan->vector_dim];
  for (uint32_t i = 0; i < n->vectors; ++i) {
    emp_tile_index_t column = start;
    emp_tile_index_t place = emp_tile_index_of((int64_t)i * n->lanes);
    column.constant += (int64_t)i * n->lanes;
    column.lane += 1;
    place.lane = 1;
    if (!pack_element(p, column, place)) return false;
  }
  return true;
}

// The reduction loops from `loop` inwards; `column` NULL: whole rows.
static bool pack_loops(packing_t* p, uint32_t loop,
                       const emp_tile_index_t* column) {
  nest_t* n = p->nest;
  emp_tile_t* tile = n->tile;
  emp_op_t* op = n->plan->pack_op;
  uint32_t count = emp_linalg_loop_count(op);
  while (loop < count &&
         emp_linalg_iterator(op, loop) == EMP_ITERATOR_PARALLEL) {
    ++loop;
  }
  if (loop == count) {
    if (!column) return pack_row(p);
    emp_tile_index_t at =
        emp_tile_index_add(tile, &n->start[n->plan->vector_dim], column);
    return pack_element(p, at, *column);
  }
  emp_tile_index_t extent = emp_tile_loop_extent(tile, op, loop);
  emp_op_t* made = emp_tile_open_for(tile, emp_tile_index_constant(tile, 0),
                                     emp_tile_index_emit(tile, &extent),
                                     emp_tile_index_constant(tile, 1), NULL, 0);
  emp_tile_index_t outer_row = p->row;
  p->loops[loop] = emp_tile_index_value(tile, emp_op_body(made)->args[0]);
  p->row = emp_tile_index_mul(tile, &p->row, &extent);
  p->row = emp_tile_index_add(tile, &p->row, &p->loops[loop]);
  if (!pack_loops(p, loop + 1, column)) return false;
  emp_tile_close_for(tile, NULL, 0);
  p->row = outer_row;
  return true;
}

static emp_value_t* panel_memory(nest_t* n, const emp_type_t* element,
                                 int64_t count) {
  emp_tile_t* tile = n->tile;
  int64_t bytes = 0;
  if (!emp_type_storage_bytes(element, count, &bytes)) return NULL;
  if (bytes > *n->local_bytes) *n->local_bytes = bytes;
  const emp_type_t* type = emp_type_memref(&count, 1, element, NULL, NULL);
  emp_value_t* zero = emp_tile_index_constant(tile, 0);
  return emp_build_value(emp_tile_builder(tile), EMP_OP_memref_view,
                         EMP_VALUES(n->local, zero), EMP_TYPES(type));
}

// Copies the panel of the columns at hand; the point's other dims must not
// matter to the operand.
static bool emit_pack(nest_t* n) {
  emp_tile_t* tile = n->tile;
  const emp_tile_plan_t* plan = n->plan;
  emp_value_t* operand = emp_tile_operand(plan->pack_op, plan->pack_operand);
  packing_t p = {.nest = n, .width = (int64_t)n->lanes * n->vectors};
  p.memory = panel_memory(n, operand->type->element, plan->pack_rows * p.width);
  if (!p.memory) return false;
  emp_tile_index_t point[EMP_TILE_MAX_RANK];
  for (uint32_t d = 0; d < n->stores->rank; ++d)
    point[d] = n->start[d];
  if (!emp_tile_loops_of_point(tile, plan->pack_op, 0, point, p.loops)) {
    return false;
  }
  if (plan->pack_by_columns) {
    emp_op_t* made =
        emp_tile_open_for(tile, emp_tile_index_constant(tile, 0),
                          emp_tile_index_constant(tile, p.width),
                          emp_tile_index_constant(tile, 1), NULL, 0);
    emp_tile_index_t column =
        emp_tile_index_value(tile, emp_op_body(made)->args[0]);
    if (!pack_loops(&p, 0, &column)) return false;
    emp_tile_close_for(tile, NULL, 0);
  } else if (!pack_loops(&p, 0, NULL)) {
    return false;
  }
  tile->pack = (emp_tile_pack_t){.op = plan->pack_op,
                                 .operand = plan->pack_operand,
                                 .memory = p.memory,
                                 .column0 = n->start[plan->vector_dim],
                                 .loop = plan->pack_loop,
                                 .width = p.width};
  return true;
}

// -- loops --------------------------------------------------------------------

// Inside the loop of dim `dim`: the panel, then the loops further in.
static bool emit_inner(nest_t* n, uint32_t position, uint32_t dim) {
  bool packs = n->plan->pack_op && dim == n->plan->vector_dim && n->lanes > 1;
  if (packs && !emit_pack(n)) return false;
  bool emitted = emit_loops(n, position + 1);
  if (packs) n->tile->pack.op = NULL;
  return emitted;
}

// for i = low to high step `step`; with `clamp`, start = min(i, *clamp).
static bool emit_loop(nest_t* n, uint32_t position, const emp_tile_index_t* low,
                      const emp_tile_index_t* high, int64_t step,
                      const emp_tile_index_t* clamp) {
  emp_tile_t* tile = n->tile;
  uint32_t dim = n->plan->order[position];
  int64_t from = 0, to = 0;
  if (emp_tile_index_is_constant(low, &from) &&
      emp_tile_index_is_constant(high, &to)) {
    if (from >= to) return true;
    if (to - from <= step && (!clamp || to - from == step)) {
      n->start[dim] = emp_tile_index_of(from);
      return emit_inner(n, position, dim);
    }
  }
  emp_op_t* op = emp_tile_open_for(
      tile, emp_tile_index_emit(tile, low), emp_tile_index_emit(tile, high),
      emp_tile_index_constant(tile, step), NULL, 0);
  emp_value_t* start = emp_op_body(op)->args[0];
  if (clamp) {
    start = emp_tile_binary(tile, EMP_OP_arith_minsi, start,
                            emp_tile_index_emit(tile, clamp));
  }
  n->start[dim] = emp_tile_index_value(tile, start);
  if (!emit_inner(n, position, dim)) return false;
  emp_tile_close_for(tile, NULL, 0);
  return true;
}

static void shrink_tile(nest_t* n, uint32_t dim) {
  if (dim == n->plan->row_dim) {
    n->rows = 1;
  } else {
    n->lanes = n->vectors = 1;
  }
}

static void restore_tile(nest_t* n, const nest_t* from) {
  n->lanes = from->lanes;
  n->vectors = from->vectors;
  n->rows = from->rows;
  // In the dot form there are lanes although no dim has them.
  n->tile->lanes =
      n->plan->vector_dim == EMP_TILE_NO_DIM ? n->plan->lanes : n->lanes;
}

static bool emit_tail(nest_t* n, uint32_t position, const emp_tile_index_t* low,
                      const emp_tile_index_t* high) {
  nest_t whole = *n;
  shrink_tile(n, n->plan->order[position]);
  restore_tile(n, n);
  bool emitted = emit_loop(n, position, low, high, 1, NULL);
  restore_tile(n, &whole);
  return emitted;
}

// Tiles of `width`, then what is left.
static bool emit_main_and_tail(nest_t* n, uint32_t position,
                               const emp_tile_index_t* extent, int64_t width) {
  emp_tile_t* tile = n->tile;
  emp_tile_index_t zero = emp_tile_index_of(0);
  emp_tile_index_t step = emp_tile_index_of(width);
  emp_tile_index_t rest = emp_tile_index_mod(tile, extent, &step);
  emp_tile_index_t minus = emp_tile_index_scale(tile, &rest, -1);
  emp_tile_index_t middle = emp_tile_index_add(tile, extent, &minus);
  return emit_loop(n, position, &zero, &middle, width, NULL) &&
         emit_tail(n, position, &middle, extent);
}

// Tiles of `width` where the extent, known at run time, is at least that.
static bool emit_guarded(nest_t* n, uint32_t position,
                         const emp_tile_index_t* extent, int64_t width) {
  emp_tile_t* tile = n->tile;
  emp_tile_index_t zero = emp_tile_index_of(0);
  emp_tile_index_t last = *extent;
  last.constant -= width;
  emp_value_t* operands[2] = {emp_tile_index_emit(tile, extent),
                              emp_tile_index_constant(tile, width)};
  const int64_t at_least = 5;  // sge
  emp_value_t* fits = emp_build_value(
      emp_tile_builder(tile), EMP_OP_arith_cmpi, .operands = operands,
      .operand_count = 2, EMP_TYPES(emp_type_integer(tile->context, 1)),
      EMP_ATTRS(EMP_ATTR("predicate", emp_attr_i64(tile->context, at_least))));
  emp_op_t* branch = emp_tile_open_if(tile, fits, NULL, 0);
  if (!emit_loop(n, position, &zero, extent, width, &last)) return false;
  emp_tile_close_branch(tile, branch, 0, NULL, 0);
  if (!emit_tail(n, position, &zero, extent)) return false;
  emp_tile_close_branch(tile, branch, 1, NULL, 0);
  return true;
}

static bool emit_loops(nest_t* n, uint32_t position) {
  if (position == n->stores->rank) return emit_points(n);
  uint32_t dim = n->plan->order[position];
  const emp_tile_index_t* extent = &n->stores->extents[dim];
  int64_t width = 1, constant = 0;
  if (dim == n->plan->row_dim) width = n->rows;
  if (dim == n->plan->vector_dim) width = (int64_t)n->lanes * n->vectors;
  bool is_constant = emp_tile_index_is_constant(extent, &constant);
  emp_tile_index_t zero = emp_tile_index_of(0);
  if (width == 1 || (is_constant && constant % width == 0)) {
    return emit_loop(n, position, &zero, extent, width, NULL);
  }
  if (!n->plan->may_overlap) {
    return emit_main_and_tail(n, position, extent, width);
  }
  if (!is_constant) return emit_guarded(n, position, extent, width);
  if (constant < width) return emit_tail(n, position, &zero, extent);
  emp_tile_index_t last = emp_tile_index_of(constant - width);
  return emit_loop(n, position, &zero, extent, width, &last);
}

bool emp_tile_emit_nest(emp_tile_t* tile, const emp_tile_plan_t* plan,
                        const emp_tile_stores_t* stores, emp_value_t* local,
                        int64_t* inout_local_bytes) {
  nest_t n = {.tile = tile,
              .plan = plan,
              .stores = stores,
              .local = local,
              .local_bytes = inout_local_bytes,
              .lanes = plan->lanes,
              .vectors = plan->vectors,
              .rows = plan->rows};
  if (plan->vector_dim == EMP_TILE_NO_DIM) n.lanes = 1;
  tile->lanes = plan->lanes;
  tile->dots = plan->dots;
  return emit_loops(&n, 0) && !tile->is_failed && !tile->needs_scalar;
}
