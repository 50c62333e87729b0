// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Algebra of indices: linear forms are added and scaled without emitting
// anything; only an address or a division becomes code, its terms added from
// the outermost scope inwards, so that what does not change in a loop is
// computed before it.
#include <string.h>

#include "dialects/op_kinds.h"
#include "passes/kernel/tile.h"

emp_tile_index_t emp_tile_index_of(int64_t constant) {
  return (emp_tile_index_t){.constant = constant};
}

bool emp_tile_index_is_constant(const emp_tile_index_t* a, int64_t* out_value) {
  *out_value = a->constant;
  return a->term_count == 0 && a->lane == 0 && !a->lanes;
}

bool emp_tile_index_varies(const emp_tile_index_t* a) {
  return a->lane != 0 || a->lanes;
}

bool emp_tile_index_equal(const emp_tile_index_t* a,
                          const emp_tile_index_t* b) {
  if (a->constant != b->constant || a->lane != b->lane ||
      a->lanes != b->lanes || a->term_count != b->term_count) {
    return false;
  }
  for (uint32_t i = 0; i < a->term_count; ++i) {
    bool found = false;
    for (uint32_t k = 0; k < b->term_count && !found; ++k) {
      found = a->terms[i].value == b->terms[k].value &&
              a->terms[i].coefficient == b->terms[k].coefficient;
    }
    if (!found) return false;
  }
  return true;
}

bool emp_tile_point_varies(emp_tile_point_t point, uint32_t rank) {
  for (uint32_t i = 0; i < rank; ++i) {
    if (emp_tile_index_varies(&point[i])) return true;
  }
  return false;
}

uint32_t emp_tile_point_depth(const emp_tile_t* tile, emp_tile_point_t point,
                              uint32_t rank) {
  const emp_tile_scope_t* scope = tile->scope;
  while (scope->parent && !scope->is_branch)
    scope = scope->parent;
  uint32_t depth = scope->depth;
  for (uint32_t i = 0; i < rank; ++i) {
    for (uint32_t k = 0; k < point[i].term_count; ++k) {
      uint32_t of_term = emp_tile_depth(tile, point[i].terms[k].value);
      if (of_term > depth) depth = of_term;
    }
    if (point[i].lanes) {
      uint32_t of_lanes = emp_tile_depth(tile, point[i].lanes);
      if (of_lanes > depth) depth = of_lanes;
    }
  }
  return depth;
}

// -- emission -----------------------------------------------------------------

static emp_value_t* emit_term(emp_tile_t* tile, const emp_tile_term_t* term) {
  if (term->coefficient == 1) return term->value;
  return emp_tile_binary(tile, EMP_OP_arith_muli, term->value,
                         emp_tile_index_constant(tile, term->coefficient));
}

// The sum without its lanes.
static emp_value_t* emit_base(emp_tile_t* tile, const emp_tile_index_t* a) {
  emp_value_t* sum = NULL;
  uint32_t innermost = tile->scope->depth;
  for (uint32_t depth = 0; depth <= innermost; ++depth) {
    for (uint32_t i = 0; i < a->term_count; ++i) {
      if (emp_tile_depth(tile, a->terms[i].value) != depth) continue;
      emp_value_t* term = emit_term(tile, &a->terms[i]);
      sum = sum ? emp_tile_binary(tile, EMP_OP_arith_addi, sum, term) : term;
    }
  }
  if (!sum) return emp_tile_index_constant(tile, a->constant);
  if (a->constant == 0) return sum;
  return emp_tile_binary(tile, EMP_OP_arith_addi, sum,
                         emp_tile_index_constant(tile, a->constant));
}

static emp_value_t* emit_steps(emp_tile_t* tile, int64_t lane) {
  int64_t steps[EMP_TILE_MAX_POINTS];
  for (uint32_t i = 0; i < tile->lanes; ++i)
    steps[i] = lane * (int64_t)i;
  const emp_type_t* type =
      emp_tile_vector_type(tile, emp_type_index(tile->context));
  emp_dense_data_t data = {.bytes = (const uint8_t*)steps,
                           .length = tile->lanes * sizeof(int64_t)};
  return emp_tile_constant(tile, emp_attr_dense(type, data));
}

emp_value_t* emp_tile_index_emit(emp_tile_t* tile, const emp_tile_index_t* a) {
  emp_value_t* base = emit_base(tile, a);
  if (!emp_tile_index_varies(a)) return base;
  emp_value_t* sum = emp_tile_broadcast(tile, base);
  uint32_t add = EMP_OP_arith_addi;
  if (a->lane) {
    sum = emp_tile_binary(tile, add, sum, emit_steps(tile, a->lane));
  }
  return a->lanes ? emp_tile_binary(tile, add, sum, a->lanes) : sum;
}

emp_value_t* emp_tile_index_emit_lane(emp_tile_t* tile,
                                      const emp_tile_index_t* a,
                                      uint32_t lane) {
  emp_tile_index_t at = *a;
  at.constant += at.lane * (int64_t)lane;
  at.lane = 0;
  at.lanes = NULL;
  emp_value_t* base = emit_base(tile, &at);
  if (!a->lanes) return base;
  int64_t position = lane;
  emp_value_t* extra = emp_build_value(
      emp_tile_builder(tile), EMP_OP_vector_extract, EMP_VALUES(a->lanes),
      EMP_TYPES(emp_type_index(tile->context)),
      EMP_ATTRS(EMP_ATTR("static_position",
                         emp_attr_i64_array(tile->context, &position, 1))));
  return emp_tile_binary(tile, EMP_OP_arith_addi, base, extra);
}

// -- sums and products --------------------------------------------------------

emp_tile_index_t emp_tile_index_value(emp_tile_t* tile, emp_value_t* value) {
  (void)tile;
  int64_t constant = 0;
  if (emp_value_constant_int(value, &constant)) {
    return emp_tile_index_of(constant);
  }
  emp_tile_index_t index = {0};
  if (emp_tile_is_vector(value)) {
    index.lanes = value;
    return index;
  }
  index.term_count = 1;
  index.terms[0] = (emp_tile_term_t){value, 1};
  return index;
}

static void add_term(emp_tile_t* tile, emp_tile_index_t* sum,
                     emp_tile_term_t term) {
  for (uint32_t i = 0; i < sum->term_count; ++i) {
    if (sum->terms[i].value != term.value) continue;
    sum->terms[i].coefficient += term.coefficient;
    if (sum->terms[i].coefficient == 0) {
      sum->terms[i] = sum->terms[--sum->term_count];
    }
    return;
  }
  if (sum->term_count == EMP_TILE_MAX_TERMS) {
    // Too long: what is there becomes one value.
    emp_tile_index_t terms = *sum;
    terms.constant = 0;
    terms.lane = 0;
    terms.lanes = NULL;
    sum->terms[0] = (emp_tile_term_t){emit_base(tile, &terms), 1};
    sum->term_count = 1;
  }
  sum->terms[sum->term_count++] = term;
}

emp_tile_index_t emp_tile_index_add(emp_tile_t* tile, const emp_tile_index_t* a,
                                    const emp_tile_index_t* b) {
  emp_tile_index_t sum = *a;
  for (uint32_t i = 0; i < b->term_count; ++i) {
    add_term(tile, &sum, b->terms[i]);
  }
  sum.constant += b->constant;
  sum.lane += b->lane;
  if (!sum.lanes) {
    sum.lanes = b->lanes;
  } else if (b->lanes) {
    sum.lanes = emp_tile_binary(tile, EMP_OP_arith_addi, sum.lanes, b->lanes);
  }
  return sum;
}

emp_tile_index_t emp_tile_index_scale(emp_tile_t* tile,
                                      const emp_tile_index_t* a, int64_t by) {
  emp_tile_index_t product = *a;
  if (by == 0) return emp_tile_index_of(0);
  for (uint32_t i = 0; i < product.term_count; ++i) {
    product.terms[i].coefficient *= by;
  }
  product.constant *= by;
  product.lane *= by;
  if (product.lanes && by != 1) {
    emp_value_t* factor =
        emp_tile_broadcast(tile, emp_tile_index_constant(tile, by));
    product.lanes =
        emp_tile_binary(tile, EMP_OP_arith_muli, product.lanes, factor);
  }
  return product;
}

// A varying index as one vector.
static emp_tile_index_t emit_varying(emp_tile_t* tile,
                                     const emp_tile_index_t* a) {
  emp_tile_index_t index = {.lanes = emp_tile_index_emit(tile, a)};
  return index;
}

emp_tile_index_t emp_tile_index_mul(emp_tile_t* tile, const emp_tile_index_t* a,
                                    const emp_tile_index_t* b) {
  int64_t constant = 0;
  if (emp_tile_index_is_constant(a, &constant)) {
    return emp_tile_index_scale(tile, b, constant);
  }
  if (emp_tile_index_is_constant(b, &constant)) {
    return emp_tile_index_scale(tile, a, constant);
  }
  uint32_t mul = EMP_OP_arith_muli;
  if (emp_tile_index_varies(a) || emp_tile_index_varies(b)) {
    emp_value_t* x = emp_tile_broadcast(tile, emp_tile_index_emit(tile, a));
    emp_value_t* y = emp_tile_broadcast(tile, emp_tile_index_emit(tile, b));
    return (emp_tile_index_t){.lanes = emp_tile_binary(tile, mul, x, y)};
  }
  // Term by term, so that each product sits in its own scope.
  emp_value_t* factor = emp_tile_index_emit(tile, b);
  emp_tile_index_t product = {0};
  for (uint32_t i = 0; i < a->term_count; ++i) {
    emp_value_t* value = emp_tile_binary(tile, mul, a->terms[i].value, factor);
    add_term(tile, &product, (emp_tile_term_t){value, a->terms[i].coefficient});
  }
  if (a->constant) {
    add_term(tile, &product, (emp_tile_term_t){factor, a->constant});
  }
  return product;
}

// -- division -----------------------------------------------------------------

static int64_t floor_div(int64_t a, int64_t b) {
  int64_t quotient = a / b;
  return a % b != 0 && (a < 0) != (b < 0) ? quotient - 1 : quotient;
}

// Splits off the multiples of `by`: a = by * out_whole + rest.
static emp_tile_index_t split_multiples(const emp_tile_index_t* a, int64_t by,
                                        emp_tile_index_t* out_whole) {
  emp_tile_index_t rest = {.lanes = a->lanes};
  *out_whole = emp_tile_index_of(0);
  for (uint32_t i = 0; i < a->term_count; ++i) {
    emp_tile_term_t term = a->terms[i];
    if (term.coefficient % by == 0) {
      term.coefficient /= by;
      out_whole->terms[out_whole->term_count++] = term;
    } else {
      rest.terms[rest.term_count++] = term;
    }
  }
  if (a->lane % by == 0) {
    out_whole->lane = a->lane / by;
  } else {
    rest.lane = a->lane;
  }
  out_whole->constant = floor_div(a->constant, by);
  rest.constant = a->constant - out_whole->constant * by;
  return rest;
}

static emp_tile_index_t emit_floor_div(emp_tile_t* tile,
                                       const emp_tile_index_t* a,
                                       emp_value_t* divisor) {
  emp_value_t* value = emp_tile_index_emit(tile, a);
  bool varies = emp_tile_is_vector(value);
  if (varies) divisor = emp_tile_broadcast(tile, divisor);
  value = emp_tile_binary(tile, EMP_OP_arith_floordivsi, value, divisor);
  return emp_tile_index_value(tile, value);
}

emp_tile_index_t emp_tile_index_div(emp_tile_t* tile, const emp_tile_index_t* a,
                                    const emp_tile_index_t* b) {
  int64_t by = 0, constant = 0;
  bool has_by = emp_tile_index_is_constant(b, &by) && by != 0;
  if (!has_by || by < 0) {
    return emit_floor_div(tile, a, emp_tile_index_emit(tile, b));
  }
  emp_tile_index_t whole;
  emp_tile_index_t rest = split_multiples(a, by, &whole);
  if (emp_tile_index_is_constant(&rest, &constant)) return whole;
  emp_value_t* divisor = emp_tile_index_constant(tile, by);
  emp_tile_index_t part = emit_floor_div(tile, &rest, divisor);
  return emp_tile_index_add(tile, &whole, &part);
}

emp_tile_index_t emp_tile_index_mod(emp_tile_t* tile, const emp_tile_index_t* a,
                                    const emp_tile_index_t* b) {
  int64_t by = 0, constant = 0;
  emp_tile_index_t rest = *a;
  if (emp_tile_index_is_constant(b, &by) && by > 0) {
    emp_tile_index_t whole;
    rest = split_multiples(a, by, &whole);
    if (emp_tile_index_is_constant(&rest, &constant)) return rest;
  }
  if (emp_tile_index_varies(&rest)) rest = emit_varying(tile, &rest);
  emp_tile_index_t quotient =
      emit_floor_div(tile, &rest, emp_tile_index_emit(tile, b));
  emp_tile_index_t product = emp_tile_index_mul(tile, &quotient, b);
  emp_tile_index_t negative = emp_tile_index_scale(tile, &product, -1);
  return emp_tile_index_add(tile, &rest, &negative);
}

emp_tile_index_t emp_tile_index_affine(emp_tile_t* tile,
                                       const emp_affine_expr_t* expr,
                                       const emp_tile_index_t* dims) {
  if (expr->kind == EMP_AFFINE_DIM) return dims[expr->value];
  if (expr->kind == EMP_AFFINE_CONSTANT) return emp_tile_index_of(expr->value);
  if (expr->kind == EMP_AFFINE_SYMBOL) return emp_tile_index_of(0);
  emp_tile_index_t a = emp_tile_index_affine(tile, expr->lhs, dims);
  emp_tile_index_t b = emp_tile_index_affine(tile, expr->rhs, dims);
  switch (expr->kind) {
    case EMP_AFFINE_ADD:
      return emp_tile_index_add(tile, &a, &b);
    case EMP_AFFINE_MUL:
      return emp_tile_index_mul(tile, &a, &b);
    case EMP_AFFINE_MOD:
      return emp_tile_index_mod(tile, &a, &b);
    case EMP_AFFINE_FLOORDIV:
      return emp_tile_index_div(tile, &a, &b);
    default: {
      // ceildiv(a, b) = -floordiv(-a, b).
      a = emp_tile_index_scale(tile, &a, -1);
      a = emp_tile_index_div(tile, &a, &b);
      return emp_tile_index_scale(tile, &a, -1);
    }
  }
}
