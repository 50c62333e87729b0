// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Affine expressions and maps. `emp_affine_binary` simplifies before it makes a
// node, with the rules of MLIR's AffineExpr (constants folded and moved right,
// sums of constants and of multiples merged, divisions by known divisors taken
// out), so that equal maps print and compare equal. Each rule makes the
// expression smaller or moves a constant right, so making one terminates.
#include "ir/affine.h"

#include <string.h>

#include "base/assert.h"
#include "base/checked.h"
#include "ir/context_impl.h"

typedef const emp_affine_expr_t* expr_t;

static bool expr_equal(const void* item, const void* key) {
  const emp_affine_expr_t* a = item;
  const emp_affine_expr_t* b = key;
  return a->kind == b->kind && a->value == b->value && a->lhs == b->lhs &&
         a->rhs == b->rhs;
}

static int64_t gcd(int64_t a, int64_t b) {
  while (b != 0) {
    int64_t rest = a % b;
    a = b;
    b = rest;
  }
  return a < 0 ? -a : a;
}

// The largest known integer that divides the value whatever the dims are; 0
// for the constant zero.
static int64_t find_divisor(const emp_affine_expr_t* expr) {
  switch (expr->kind) {
    case EMP_AFFINE_CONSTANT:
      if (expr->value == INT64_MIN) return 1;
      return expr->value < 0 ? -expr->value : expr->value;
    case EMP_AFFINE_ADD:
    case EMP_AFFINE_MOD:
      return gcd(expr->lhs->known_divisor, expr->rhs->known_divisor);
    case EMP_AFFINE_MUL: {
      int64_t product = 1;
      bool fits = emp_mul_i64(expr->lhs->known_divisor,
                              expr->rhs->known_divisor, &product);
      return fits ? product : 1;
    }
    default:
      return 1;
  }
}

static expr_t unique_expr(emp_context_t* context, emp_affine_expr_t key) {
  key.context = context;
  uint64_t hash = emp_hash_u64((uint64_t)key.kind, (uint64_t)key.value);
  hash = emp_hash_u64(hash, (uint64_t)(uintptr_t)key.lhs);
  hash = emp_hash_u64(hash, (uint64_t)(uintptr_t)key.rhs);
  expr_t found = emp_unique_find(&context->exprs, hash, expr_equal, &key);
  if (found) return found;
  key.known_divisor = find_divisor(&key);
  key.depth = 1;
  key.is_symbolic = key.kind != EMP_AFFINE_DIM;
  if (key.lhs) {
    uint32_t deeper = key.lhs->depth;
    if (key.rhs->depth > deeper) deeper = key.rhs->depth;
    key.depth = deeper + 1;
    key.is_symbolic = key.lhs->is_symbolic && key.rhs->is_symbolic;
  }
  expr_t expr = emp_arena_copy(&context->arena, &key, sizeof(key));
  emp_unique_add(context, &context->exprs, hash, expr);
  return expr;
}

static bool is_constant(expr_t expr) {
  return expr->kind == EMP_AFFINE_CONSTANT;
}

static bool is_constant_of(expr_t expr, int64_t value) {
  return is_constant(expr) && expr->value == value;
}

static bool is_leaf(expr_t expr) {
  return expr->kind <= EMP_AFFINE_CONSTANT;
}

static bool is_multiple_of(expr_t expr, int64_t factor) {
  return factor > 0 && expr->known_divisor % factor == 0;
}

static int64_t floor_div(int64_t a, int64_t b) {
  int64_t quotient = a / b;
  return quotient - (a % b != 0 && (a < 0) != (b < 0));
}

static int64_t ceil_div(int64_t a, int64_t b) {
  int64_t quotient = a / b;
  return quotient + (a % b != 0 && (a < 0) == (b < 0));
}

static int64_t floor_mod(int64_t a, int64_t b) {
  int64_t rest = a % b;
  return rest < 0 ? rest + b : rest;
}

// The operation on two numbers; false on overflow, division by zero, and for
// mod with a negative divisor.
static bool apply(emp_affine_kind_t kind, int64_t a, int64_t b,
                  int64_t* out_value) {
  *out_value = 0;
  switch (kind) {
    case EMP_AFFINE_ADD:
      return emp_add_i64(a, b, out_value);
    case EMP_AFFINE_MUL:
      return emp_mul_i64(a, b, out_value);
    case EMP_AFFINE_MOD:
      if (b <= 0) return false;
      *out_value = floor_mod(a, b);
      return true;
    default:
      break;
  }
  if (b == 0 || (a == INT64_MIN && b == -1)) return false;
  *out_value = kind == EMP_AFFINE_FLOORDIV ? floor_div(a, b) : ceil_div(a, b);
  return true;
}

static expr_t constant(expr_t like, int64_t value) {
  return emp_affine_constant(like->context, value);
}

static expr_t binary(emp_affine_kind_t kind, expr_t lhs, expr_t rhs) {
  return emp_affine_binary(kind, lhs, rhs);
}

// `expr` as base * factor with a constant factor.
static expr_t split_factor(expr_t expr, int64_t* out_factor) {
  *out_factor = 1;
  if (expr->kind != EMP_AFFINE_MUL || !is_constant(expr->rhs)) return expr;
  *out_factor = expr->rhs->value;
  return expr->lhs;
}

// x + (x floordiv c) * -c is x mod c; NULL when it is not of that form.
static expr_t sum_to_mod(expr_t lhs, expr_t rhs) {
  int64_t factor = 1;
  expr_t quotient = split_factor(rhs, &factor);
  if (factor >= 0 || factor == INT64_MIN) return NULL;
  if (quotient->kind != EMP_AFFINE_FLOORDIV) return NULL;
  if (!is_constant_of(quotient->rhs, -factor)) return NULL;
  return quotient->lhs == lhs ? binary(EMP_AFFINE_MOD, lhs, quotient->rhs)
                              : NULL;
}

// x + (x floordiv q) * q * -1 is x mod q for a symbolic q.
static expr_t sum_to_symbolic_mod(expr_t lhs, expr_t rhs) {
  int64_t factor = 1;
  expr_t product = split_factor(rhs, &factor);
  if (factor != -1 || product->kind != EMP_AFFINE_MUL) return NULL;
  expr_t quotient = product->lhs;
  bool fits = quotient->kind == EMP_AFFINE_FLOORDIV && quotient->lhs == lhs &&
              quotient->rhs == product->rhs;
  return fits ? binary(EMP_AFFINE_MOD, lhs, quotient->rhs) : NULL;
}

// Two dims or two symbols stand in the order of their positions.
static bool are_out_of_order(expr_t lhs, expr_t rhs) {
  return lhs->kind == rhs->kind && is_leaf(lhs) && !is_constant(lhs) &&
         lhs->value > rhs->value;
}

static expr_t simplify_add(expr_t lhs, expr_t rhs) {
  if (is_constant(lhs) || (lhs->is_symbolic && !rhs->is_symbolic) ||
      are_out_of_order(lhs, rhs)) {
    return binary(EMP_AFFINE_ADD, rhs, lhs);
  }
  if (is_constant_of(rhs, 0)) return lhs;
  bool lhs_ends_in_constant =
      lhs->kind == EMP_AFFINE_ADD && is_constant(lhs->rhs);
  int64_t sum = 0;
  if (lhs_ends_in_constant && is_constant(rhs) &&
      emp_add_i64(lhs->rhs->value, rhs->value, &sum)) {
    return binary(EMP_AFFINE_ADD, lhs->lhs, constant(lhs, sum));
  }
  int64_t lhs_factor = 1;
  int64_t rhs_factor = 1;
  expr_t lhs_base = split_factor(lhs, &lhs_factor);
  expr_t rhs_base = split_factor(rhs, &rhs_factor);
  if (lhs_base == rhs_base && emp_add_i64(lhs_factor, rhs_factor, &sum)) {
    return binary(EMP_AFFINE_MUL, lhs_base, constant(lhs, sum));
  }
  if (lhs_ends_in_constant && !is_constant(rhs)) {
    expr_t inner = binary(EMP_AFFINE_ADD, lhs->lhs, rhs);
    return binary(EMP_AFFINE_ADD, inner, lhs->rhs);
  }
  expr_t simple = sum_to_symbolic_mod(lhs, rhs);
  return simple != NULL ? simple : sum_to_mod(lhs, rhs);
}

static expr_t simplify_mul(expr_t lhs, expr_t rhs) {
  if (is_constant(lhs) || (lhs->is_symbolic && !rhs->is_symbolic) ||
      are_out_of_order(lhs, rhs)) {
    return binary(EMP_AFFINE_MUL, rhs, lhs);
  }
  if (is_constant_of(rhs, 1)) return lhs;
  if (is_constant_of(rhs, 0)) return rhs;
  if (lhs->kind != EMP_AFFINE_MUL || !is_constant(lhs->rhs)) return NULL;
  if (!is_constant(rhs)) {
    expr_t inner = binary(EMP_AFFINE_MUL, lhs->lhs, rhs);
    return binary(EMP_AFFINE_MUL, inner, lhs->rhs);
  }
  int64_t product = 0;
  if (!emp_mul_i64(lhs->rhs->value, rhs->value, &product)) return NULL;
  return binary(EMP_AFFINE_MUL, lhs->lhs, constant(lhs, product));
}

// floordiv and ceildiv.
static expr_t simplify_div(emp_affine_kind_t kind, expr_t lhs, expr_t rhs) {
  if (!is_constant(rhs) || rhs->value < 1) return NULL;
  if (rhs->value == 1) return lhs;
  if (lhs->kind == EMP_AFFINE_MUL && is_constant(lhs->rhs) &&
      lhs->rhs->value % rhs->value == 0) {
    int64_t factor = lhs->rhs->value / rhs->value;
    return binary(EMP_AFFINE_MUL, lhs->lhs, constant(lhs, factor));
  }
  bool splits = kind == EMP_AFFINE_FLOORDIV && lhs->kind == EMP_AFFINE_ADD &&
                (is_multiple_of(lhs->lhs, rhs->value) ||
                 is_multiple_of(lhs->rhs, rhs->value));
  if (!splits) return NULL;
  return binary(EMP_AFFINE_ADD, binary(kind, lhs->lhs, rhs),
                binary(kind, lhs->rhs, rhs));
}

static expr_t simplify_mod(expr_t lhs, expr_t rhs) {
  if (!is_constant(rhs) || rhs->value < 1) return NULL;
  if (is_multiple_of(lhs, rhs->value)) return constant(lhs, 0);
  if (lhs->kind == EMP_AFFINE_ADD) {
    if (is_multiple_of(lhs->lhs, rhs->value)) {
      return binary(EMP_AFFINE_MOD, lhs->rhs, rhs);
    }
    if (is_multiple_of(lhs->rhs, rhs->value)) {
      return binary(EMP_AFFINE_MOD, lhs->lhs, rhs);
    }
  }
  // (e mod a) mod b = e mod b when b divides a.
  bool nests = lhs->kind == EMP_AFFINE_MOD && is_constant(lhs->rhs) &&
               lhs->rhs->value >= 1 && lhs->rhs->value % rhs->value == 0;
  return nests ? binary(EMP_AFFINE_MOD, lhs->lhs, rhs) : NULL;
}

static expr_t simplify(emp_affine_kind_t kind, expr_t lhs, expr_t rhs) {
  int64_t value = 0;
  if (is_constant(lhs) && is_constant(rhs)) {
    bool folds = apply(kind, lhs->value, rhs->value, &value);
    return folds ? constant(lhs, value) : NULL;
  }
  switch (kind) {
    case EMP_AFFINE_ADD:
      return simplify_add(lhs, rhs);
    case EMP_AFFINE_MUL:
      return simplify_mul(lhs, rhs);
    case EMP_AFFINE_MOD:
      return simplify_mod(lhs, rhs);
    default:
      return simplify_div(kind, lhs, rhs);
  }
}

// -- making ------------------------------------------------------------------

expr_t emp_affine_dim(emp_context_t* context, uint32_t i) {
  return unique_expr(context, (emp_affine_expr_t){.kind = EMP_AFFINE_DIM,
                                                  .value = (int64_t)i});
}

expr_t emp_affine_symbol(emp_context_t* context, uint32_t i) {
  return unique_expr(context, (emp_affine_expr_t){.kind = EMP_AFFINE_SYMBOL,
                                                  .value = (int64_t)i});
}

expr_t emp_affine_constant(emp_context_t* context, int64_t value) {
  return unique_expr(context, (emp_affine_expr_t){.kind = EMP_AFFINE_CONSTANT,
                                                  .value = value});
}

expr_t emp_affine_binary(emp_affine_kind_t kind, expr_t lhs, expr_t rhs) {
  EMP_ASSERT(kind >= EMP_AFFINE_ADD);
  expr_t simple = simplify(kind, lhs, rhs);
  if (simple) return simple;
  return unique_expr(lhs->context,
                     (emp_affine_expr_t){.kind = kind, .lhs = lhs, .rhs = rhs});
}

static uint64_t hash_list(uint64_t seed, uint32_t dims, uint32_t symbols,
                          const expr_t* items, size_t count) {
  uint64_t hash = emp_hash_u64(seed, (uint64_t)dims << 32 | symbols);
  if (count == 0) return hash;
  return emp_hash_bytes(hash, items, count * sizeof(items[0]));
}

static bool same_bytes(const void* a, const void* b, size_t bytes) {
  return bytes == 0 || memcmp(a, b, bytes) == 0;
}

static bool map_equal(const void* item, const void* key) {
  const emp_affine_map_t* a = item;
  const emp_affine_map_t* b = key;
  return a->dim_count == b->dim_count && a->symbol_count == b->symbol_count &&
         a->result_count == b->result_count &&
         same_bytes(a->results, b->results,
                    a->result_count * sizeof(a->results[0]));
}

const emp_affine_map_t* emp_affine_map(emp_context_t* context,
                                       uint32_t dim_count,
                                       uint32_t symbol_count,
                                       const expr_t* results,
                                       size_t result_count) {
  emp_affine_map_t key = {.context = context,
                          .dim_count = dim_count,
                          .symbol_count = symbol_count,
                          .result_count = (uint32_t)result_count,
                          .results = results};
  uint64_t hash =
      hash_list(result_count, dim_count, symbol_count, results, result_count);
  const emp_affine_map_t* found =
      emp_unique_find(&context->maps, hash, map_equal, &key);
  if (found) return found;
  emp_arena_t* arena = &context->arena;
  if (result_count > 0) {
    key.results =
        emp_arena_copy(arena, results, result_count * sizeof(results[0]));
  }
  const emp_affine_map_t* map = emp_arena_copy(arena, &key, sizeof(key));
  emp_unique_add(context, &context->maps, hash, map);
  return map;
}

const emp_affine_map_t* emp_affine_identity_map(emp_context_t* context,
                                                uint32_t rank) {
  return emp_affine_projection_map(context, rank, NULL, rank);
}

const emp_affine_map_t* emp_affine_projection_map(emp_context_t* context,
                                                  uint32_t dim_count,
                                                  const uint32_t* positions,
                                                  size_t count) {
  enum { kOnStack = 16 };
  expr_t on_stack[kOnStack];
  expr_t* results = on_stack;
  if (count > kOnStack) {
    results = emp_arena_new_array(&context->arena, expr_t, count);
  }
  for (size_t i = 0; i < count; ++i) {
    results[i] =
        emp_affine_dim(context, positions ? positions[i] : (uint32_t)i);
  }
  return emp_affine_map(context, dim_count, 0, results, count);
}

static bool set_equal(const void* item, const void* key) {
  const emp_integer_set_t* a = item;
  const emp_integer_set_t* b = key;
  size_t count = a->constraint_count;
  return a->dim_count == b->dim_count && a->symbol_count == b->symbol_count &&
         count == b->constraint_count &&
         same_bytes(a->constraints, b->constraints,
                    count * sizeof(a->constraints[0])) &&
         same_bytes(a->is_equality, b->is_equality, count);
}

const emp_integer_set_t* emp_integer_set(
    emp_context_t* context, uint32_t dim_count, uint32_t symbol_count,
    const expr_t* exprs, const bool* is_equality, size_t count) {
  emp_integer_set_t key = {.context = context,
                           .dim_count = dim_count,
                           .symbol_count = symbol_count,
                           .constraint_count = (uint32_t)count,
                           .constraints = exprs,
                           .is_equality = is_equality};
  uint64_t hash = hash_list(count, dim_count, symbol_count, exprs, count);
  const emp_integer_set_t* found =
      emp_unique_find(&context->sets, hash, set_equal, &key);
  if (found) return found;
  emp_arena_t* arena = &context->arena;
  if (count > 0) {
    key.constraints = emp_arena_copy(arena, exprs, count * sizeof(exprs[0]));
    key.is_equality = emp_arena_copy(arena, is_equality, count);
  }
  const emp_integer_set_t* set = emp_arena_copy(arena, &key, sizeof(key));
  emp_unique_add(context, &context->sets, hash, set);
  return set;
}

// -- asking ------------------------------------------------------------------

int emp_affine_map_result_dim(const emp_affine_map_t* map, size_t i) {
  EMP_ASSERT(i < map->result_count);
  expr_t result = map->results[i];
  return result->kind == EMP_AFFINE_DIM ? (int)result->value : -1;
}

bool emp_affine_map_is_identity(const emp_affine_map_t* map) {
  if (map->result_count != map->dim_count) return false;
  for (uint32_t i = 0; i < map->result_count; ++i) {
    if (emp_affine_map_result_dim(map, i) != (int)i) return false;
  }
  return true;
}

bool emp_affine_map_is_projected_permutation(const emp_affine_map_t* map) {
  if (map->symbol_count > 0 || map->result_count > map->dim_count) return false;
  // Ranks are small; 64 dims and more take the slow way.
  uint64_t seen = 0;
  for (uint32_t i = 0; i < map->result_count; ++i) {
    int dim = emp_affine_map_result_dim(map, i);
    if (dim < 0) return false;
    if (dim < 64) {
      if (seen >> dim & 1) return false;
      seen |= UINT64_C(1) << dim;
      continue;
    }
    for (uint32_t j = 0; j < i; ++j) {
      if (emp_affine_map_result_dim(map, j) == dim) return false;
    }
  }
  return true;
}

bool emp_affine_map_is_permutation(const emp_affine_map_t* map) {
  return map->result_count == map->dim_count &&
         emp_affine_map_is_projected_permutation(map);
}

bool emp_affine_expr_uses_dim(expr_t expr, uint32_t dim) {
  if (is_leaf(expr)) {
    return expr->kind == EMP_AFFINE_DIM && expr->value == (int64_t)dim;
  }
  return emp_affine_expr_uses_dim(expr->lhs, dim) ||
         emp_affine_expr_uses_dim(expr->rhs, dim);
}

expr_t emp_affine_substitute(expr_t expr, const expr_t* dims,
                             const expr_t* symbols) {
  switch (expr->kind) {
    case EMP_AFFINE_CONSTANT:
      return expr;
    case EMP_AFFINE_DIM:
      return dims ? dims[expr->value] : expr;
    case EMP_AFFINE_SYMBOL:
      return symbols ? symbols[expr->value] : expr;
    default:
      return binary(expr->kind, emp_affine_substitute(expr->lhs, dims, symbols),
                    emp_affine_substitute(expr->rhs, dims, symbols));
  }
}

const emp_affine_map_t* emp_affine_compose(const emp_affine_map_t* outer,
                                           const emp_affine_map_t* inner) {
  EMP_ASSERT(outer->dim_count == inner->result_count);
  emp_context_t* context = outer->context;
  emp_arena_t* arena = &context->arena;
  // Symbols of the outer map come first, those of the inner after them.
  expr_t* symbols = emp_arena_new_array(arena, expr_t, inner->symbol_count);
  for (uint32_t i = 0; i < inner->symbol_count; ++i) {
    symbols[i] = emp_affine_symbol(context, outer->symbol_count + i);
  }
  expr_t* dims = emp_arena_new_array(arena, expr_t, inner->result_count);
  for (uint32_t i = 0; i < inner->result_count; ++i) {
    dims[i] = emp_affine_substitute(inner->results[i], NULL, symbols);
  }
  expr_t* results = emp_arena_new_array(arena, expr_t, outer->result_count);
  for (uint32_t i = 0; i < outer->result_count; ++i) {
    results[i] = emp_affine_substitute(outer->results[i], dims, NULL);
  }
  return emp_affine_map(context, inner->dim_count,
                        outer->symbol_count + inner->symbol_count, results,
                        outer->result_count);
}

const emp_affine_map_t* emp_affine_inverse_permutation(
    const emp_affine_map_t* map) {
  if (!emp_affine_map_is_permutation(map)) return NULL;
  expr_t* results =
      emp_arena_new_array(&map->context->arena, expr_t, map->result_count);
  for (uint32_t i = 0; i < map->result_count; ++i) {
    results[emp_affine_map_result_dim(map, i)] =
        emp_affine_dim(map->context, i);
  }
  return emp_affine_map(map->context, map->dim_count, 0, results,
                        map->result_count);
}

bool emp_affine_evaluate(expr_t expr, const int64_t* dims,
                         const int64_t* symbols, int64_t* out_value) {
  *out_value = expr->value;
  switch (expr->kind) {
    case EMP_AFFINE_CONSTANT:
      return true;
    case EMP_AFFINE_DIM:
      *out_value = dims[expr->value];
      return true;
    case EMP_AFFINE_SYMBOL:
      *out_value = symbols[expr->value];
      return true;
    default:
      break;
  }
  int64_t lhs = 0;
  int64_t rhs = 0;
  return emp_affine_evaluate(expr->lhs, dims, symbols, &lhs) &&
         emp_affine_evaluate(expr->rhs, dims, symbols, &rhs) &&
         apply(expr->kind, lhs, rhs, out_value);
}
