// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Scopes, emission with hoisting, and the memory of what was emitted. A scope
// knows the op of its block that holds the scope inside it; code that belongs
// to an outer scope goes before that op, where every inner scope sees it.
#include <string.h>

#include "dialects/op_kinds.h"
#include "passes/kernel/tile.h"

// -- scopes -------------------------------------------------------------------

emp_tile_scope_t* emp_tile_push_scope(emp_tile_t* tile, emp_block_t* block) {
  emp_tile_scope_t* scope = emp_arena_new(tile->arena, emp_tile_scope_t);
  scope->parent = tile->scope;
  scope->block = block;
  scope->depth = tile->scope ? tile->scope->depth + 1 : 0;
  tile->scope = scope;
  return scope;
}

// Opens the scope of a block inside `op`, which is in the current scope.
static emp_tile_scope_t* enter(emp_tile_t* tile, emp_op_t* op,
                               emp_block_t* block) {
  emp_op_t* outer_anchor = tile->scope->anchor;
  tile->scope->anchor = op;
  emp_tile_scope_t* scope = emp_tile_push_scope(tile, block);
  scope->outer_anchor = outer_anchor;
  return scope;
}

void emp_tile_pop_scope(emp_tile_t* tile) {
  emp_tile_scope_t* scope = tile->scope;
  tile->scope = scope->parent;
  if (tile->scope) tile->scope->anchor = scope->outer_anchor;
}

uint32_t emp_tile_depth(const emp_tile_t* tile, const emp_value_t* value) {
  const emp_block_t* block = emp_value_block(value);
  for (const emp_tile_scope_t* s = tile->scope; s; s = s->parent) {
    if (s->block == block) return s->depth;
  }
  return 0;
}

emp_tile_scope_t* emp_tile_scope_at(const emp_tile_t* tile, uint32_t depth) {
  emp_tile_scope_t* scope = tile->scope;
  while (scope->depth > depth)
    scope = scope->parent;
  return scope;
}

static emp_rewriter_t* builder_at(emp_tile_t* tile, emp_tile_scope_t* scope) {
  emp_op_t* before = scope->anchor ? scope->anchor : scope->end;
  tile->rewriter.block = scope->block;
  tile->rewriter.before = before;
  return &tile->rewriter;
}

emp_rewriter_t* emp_tile_builder(emp_tile_t* tile) {
  return builder_at(tile, tile->scope);
}

// -- memory -------------------------------------------------------------------

static uint64_t hash_index(const emp_tile_index_t* index) {
  // A sum over the terms: their order does not matter.
  uint64_t hash = (uint64_t)index->constant * 0x9e3779b97f4a7c15u +
                  (uint64_t)index->lane * 31u;
  for (uint32_t i = 0; i < index->term_count; ++i) {
    hash += emp_hash_u64((uint64_t)index->terms[i].coefficient,
                         (uint64_t)(uintptr_t)index->terms[i].value);
  }
  return hash + (uint64_t)(uintptr_t)index->lanes;
}

static uint64_t hash_point(const void* what, emp_tile_point_t point,
                           uint32_t rank) {
  uint64_t hash = emp_hash_u64(rank, (uint64_t)(uintptr_t)what);
  for (uint32_t i = 0; i < rank; ++i) {
    hash = emp_hash_u64(hash, hash_index(&point[i]));
  }
  return hash;
}

static bool points_equal(emp_tile_point_t a, emp_tile_point_t b,
                         uint32_t rank) {
  for (uint32_t i = 0; i < rank; ++i) {
    if (!emp_tile_index_equal(&a[i], &b[i])) return false;
  }
  return true;
}

emp_value_t* emp_tile_recall(const emp_tile_t* tile, const void* what,
                             emp_tile_point_t point, uint32_t rank) {
  uint64_t hash = hash_point(what, point, rank);
  for (const emp_tile_scope_t* s = tile->scope; s; s = s->parent) {
    for (size_t i = s->memos.count; i-- > 0;) {
      const emp_tile_memo_t* memo = &s->memos.items[i];
      if (memo->hash == hash && memo->kind == 0 && memo->a == what &&
          memo->rank == rank && points_equal(memo->point, point, rank)) {
        return memo->result;
      }
    }
  }
  return NULL;
}

void emp_tile_remember(emp_tile_t* tile, const void* what,
                       emp_tile_point_t point, uint32_t rank,
                       emp_value_t* result) {
  emp_tile_memo_t memo = {
      .hash = hash_point(what, point, rank),
      .a = what,
      .rank = rank,
      .result = result,
  };
  if (rank) {
    memo.point = emp_arena_copy(tile->arena, point, rank * sizeof(point[0]));
  }
  emp_array_push(tile->arena, &tile->scope->memos, memo);
}

static emp_value_t* recall_op(const emp_tile_scope_t* scope, uint32_t kind,
                              const void* a, const void* b) {
  for (size_t i = scope->memos.count; i-- > 0;) {
    const emp_tile_memo_t* memo = &scope->memos.items[i];
    if (memo->kind == kind && memo->a == a && memo->b == b) {
      return memo->result;
    }
  }
  return NULL;
}

static emp_value_t* remember_op(emp_tile_t* tile, emp_tile_scope_t* scope,
                                uint32_t kind, const void* a, const void* b,
                                emp_value_t* result) {
  emp_tile_memo_t memo = {.kind = kind, .a = a, .b = b, .result = result};
  emp_array_push(tile->arena, &scope->memos, memo);
  return result;
}

// -- values -------------------------------------------------------------------

emp_value_t* emp_tile_constant(emp_tile_t* tile, const emp_attr_t* value) {
  emp_tile_scope_t* outermost = emp_tile_scope_at(tile, 0);
  uint32_t kind = EMP_OP_arith_constant;
  emp_value_t* known = recall_op(outermost, kind, value, NULL);
  if (known) return known;
  emp_rewriter_t* builder = builder_at(tile, outermost);
  emp_value_t* made = emp_build_value(builder, kind, EMP_TYPES(value->type),
                                      EMP_ATTRS(EMP_ATTR("value", value)));
  return remember_op(tile, outermost, kind, value, NULL, made);
}

emp_value_t* emp_tile_index_constant(emp_tile_t* tile, int64_t value) {
  return emp_tile_constant(tile, emp_attr_index(tile->context, value));
}

bool emp_tile_is_vector(const emp_value_t* value) {
  return value->type->kind == EMP_TYPE_VECTOR;
}

const emp_type_t* emp_tile_vector_type(const emp_tile_t* tile,
                                       const emp_type_t* element) {
  int64_t dims[] = {tile->lanes};
  return emp_type_vector(dims, 1, 0, element);
}

static int64_t fold_binary(uint32_t kind, int64_t a, int64_t b, bool* out_ok) {
  int64_t result = 0;
  *out_ok = true;
  switch (kind) {
    case EMP_OP_arith_addi:
      *out_ok = !__builtin_add_overflow(a, b, &result);
      return result;
    case EMP_OP_arith_subi:
      *out_ok = !__builtin_sub_overflow(a, b, &result);
      return result;
    case EMP_OP_arith_muli:
      *out_ok = !__builtin_mul_overflow(a, b, &result);
      return result;
    case EMP_OP_arith_minsi:
      return a < b ? a : b;
    case EMP_OP_arith_maxsi:
      return a > b ? a : b;
    case EMP_OP_arith_divui:
      *out_ok = a >= 0 && b > 0;
      return *out_ok ? a / b : 0;
    case EMP_OP_arith_remui:
      *out_ok = a >= 0 && b > 0;
      return *out_ok ? a % b : 0;
    default:
      *out_ok = false;
      return 0;
  }
}

static emp_value_t* simplify_binary(emp_tile_t* tile, uint32_t kind,
                                    emp_value_t* a, emp_value_t* b) {
  int64_t x = 0, y = 0;
  bool has_y = emp_value_constant_int(b, &y);
  bool has_x = emp_value_constant_int(a, &x);
  if (!emp_type_is_index(a->type)) return NULL;
  if (has_x && has_y) {
    bool ok = false;
    int64_t folded = fold_binary(kind, x, y, &ok);
    if (ok) return emp_tile_index_constant(tile, folded);
  }
  bool is_add = kind == EMP_OP_arith_addi;
  bool is_mul = kind == EMP_OP_arith_muli;
  if (has_y && y == 0 && (is_add || kind == EMP_OP_arith_subi)) return a;
  if (has_x && x == 0 && is_add) return b;
  if (has_y && y == 1 && (is_mul || kind == EMP_OP_arith_divui)) return a;
  if (has_x && x == 1 && is_mul) return b;
  return NULL;
}

emp_value_t* emp_tile_binary(emp_tile_t* tile, uint32_t kind, emp_value_t* a,
                             emp_value_t* b) {
  emp_value_t* simple = b ? simplify_binary(tile, kind, a, b) : NULL;
  if (simple) return simple;
  uint32_t depth = emp_tile_depth(tile, a);
  if (b && emp_tile_depth(tile, b) > depth) depth = emp_tile_depth(tile, b);
  emp_tile_scope_t* scope = emp_tile_scope_at(tile, depth);
  emp_value_t* known = recall_op(scope, kind, a, b);
  if (known) return known;
  emp_rewriter_t* builder = builder_at(tile, scope);
  emp_value_t* operands[] = {a, b};
  emp_value_t* made =
      emp_build_value(builder, kind, .operands = operands,
                      .operand_count = b ? 2 : 1, EMP_TYPES(a->type));
  return remember_op(tile, scope, kind, a, b, made);
}

emp_value_t* emp_tile_broadcast(emp_tile_t* tile, emp_value_t* value) {
  if (emp_tile_is_vector(value)) return value;
  const emp_type_t* type = emp_tile_vector_type(tile, value->type);
  const emp_attr_t* constant = emp_value_constant(value);
  if (constant) {
    return emp_tile_constant(tile, emp_attr_dense_splat(type, constant));
  }
  uint32_t kind = EMP_OP_vector_broadcast;
  emp_tile_scope_t* scope =
      emp_tile_scope_at(tile, emp_tile_depth(tile, value));
  emp_value_t* known = recall_op(scope, kind, value, NULL);
  if (known) return known;
  emp_value_t* made = emp_build_value(builder_at(tile, scope), kind,
                                      EMP_VALUES(value), EMP_TYPES(type));
  return remember_op(tile, scope, kind, value, NULL, made);
}

emp_op_t* emp_tile_clone(emp_tile_t* tile, const emp_op_t* op,
                         emp_value_t** operands) {
  bool is_vector = false;
  for (uint32_t i = 0; i < op->operand_count; ++i) {
    is_vector = is_vector || emp_tile_is_vector(operands[i]);
  }
  const emp_type_t** types =
      emp_arena_new_array(tile->arena, const emp_type_t*, op->result_count);
  for (uint32_t i = 0; i < op->result_count; ++i) {
    // Tensors become their elements: this op works on one.
    const emp_type_t* element = emp_type_element_or_self(op->results[i].type);
    types[i] = is_vector ? emp_tile_vector_type(tile, element) : element;
  }
  for (uint32_t i = 0; is_vector && i < op->operand_count; ++i) {
    bool stays = emp_op_is(op, EMP_OP_arith_select) && i == 0;
    if (!stays) operands[i] = emp_tile_broadcast(tile, operands[i]);
  }
  emp_op_state_t state = {
      .info = op->info,
      .loc = op->loc,
      .operands = operands,
      .operand_count = op->operand_count,
      .result_types = types,
      .result_count = op->result_count,
      .attrs = op->attrs,
  };
  emp_rewriter_t* builder = emp_tile_builder(tile);
  emp_op_t* made = emp_op_create(tile->context, builder->arena, &state);
  if (builder->before) {
    emp_op_insert_before(made, builder->before);
  } else {
    emp_op_append(made, builder->block);
  }
  return made;
}

// -- structured control flow --------------------------------------------------

emp_op_t* emp_tile_open_for(emp_tile_t* tile, emp_value_t* low,
                            emp_value_t* high, emp_value_t* step,
                            emp_value_t* const* inits, size_t count) {
  emp_value_t** operands =
      emp_arena_new_array(tile->arena, emp_value_t*, 3 + count);
  const emp_type_t** types =
      emp_arena_new_array(tile->arena, const emp_type_t*, 1 + count);
  operands[0] = low;
  operands[1] = high;
  operands[2] = step;
  types[0] = emp_type_index(tile->context);
  for (size_t i = 0; i < count; ++i) {
    operands[3 + i] = inits[i];
    types[1 + i] = inits[i]->type;
  }
  emp_rewriter_t* builder = emp_tile_builder(tile);
  emp_op_t* op = emp_build_op(builder, EMP_OP_scf_for, .operands = operands,
                              .operand_count = 3 + count, .results = types + 1,
                              .result_count = count, .region_count = 1);
  emp_block_t* body =
      emp_build_block(builder, &op->regions[0], types, 1 + count);
  enter(tile, op, body);
  return op;
}

static void build_yield(emp_tile_t* tile, emp_value_t* const* values,
                        size_t count) {
  emp_build_op(emp_tile_builder(tile), EMP_OP_scf_yield, .operands = values,
               .operand_count = count);
}

void emp_tile_close_for(emp_tile_t* tile, emp_value_t* const* values,
                        size_t count) {
  build_yield(tile, values, count);
  emp_tile_pop_scope(tile);
}

emp_op_t* emp_tile_open_if(emp_tile_t* tile, emp_value_t* condition,
                           const emp_type_t* const* types, size_t count) {
  emp_rewriter_t* builder = emp_tile_builder(tile);
  emp_op_t* op =
      emp_build_op(builder, EMP_OP_scf_if, EMP_VALUES(condition),
                   .results = types, .result_count = count, .region_count = 2);
  emp_build_block(builder, &op->regions[0], NULL, 0);
  emp_build_block(builder, &op->regions[1], NULL, 0);
  enter(tile, op, op->regions[0].first)->is_branch = true;
  return op;
}

void emp_tile_close_branch(emp_tile_t* tile, emp_op_t* op, uint32_t branch,
                           emp_value_t* const* values, size_t count) {
  build_yield(tile, values, count);
  emp_tile_pop_scope(tile);
  if (branch == 0) enter(tile, op, op->regions[1].first)->is_branch = true;
}
