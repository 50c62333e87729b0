// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Affine expressions, maps and integer sets: immutable, uniqued in a context,
// simplified when made (constants folded, x + 0, x * 1, canonical order), so
// equal maps are the same pointer.
#ifndef EMP_IR_AFFINE_H_
#define EMP_IR_AFFINE_H_

#include "ir/type.h"

typedef enum emp_affine_kind_e {
  EMP_AFFINE_DIM,       // value: position
  EMP_AFFINE_SYMBOL,    // value: position
  EMP_AFFINE_CONSTANT,  // value
  EMP_AFFINE_ADD,
  EMP_AFFINE_MUL,
  EMP_AFFINE_MOD,
  EMP_AFFINE_FLOORDIV,
  EMP_AFFINE_CEILDIV,
} emp_affine_kind_t;

typedef struct emp_affine_expr_s emp_affine_expr_t;
struct emp_affine_expr_s {
  emp_affine_kind_t kind;
  emp_context_t* context;
  int64_t value;
  const emp_affine_expr_t* lhs;
  const emp_affine_expr_t* rhs;
  // Known when made. The depth lets a parser bound recursion.
  uint32_t depth;         // 1 for a leaf
  bool is_symbolic;       // no dim inside
  int64_t known_divisor;  // divides every value; 0 for the constant 0
};

typedef struct emp_affine_map_s {
  emp_context_t* context;
  uint32_t dim_count, symbol_count, result_count;
  const emp_affine_expr_t* const* results;
} emp_affine_map_t;

typedef struct emp_integer_set_s {
  emp_context_t* context;
  uint32_t dim_count, symbol_count, constraint_count;
  const emp_affine_expr_t* const* constraints;
  const bool* is_equality;  // else: constraint >= 0
} emp_integer_set_t;

const emp_affine_expr_t* emp_affine_dim(emp_context_t* context, uint32_t i);
const emp_affine_expr_t* emp_affine_symbol(emp_context_t* context, uint32_t i);
const emp_affine_expr_t* emp_affine_constant(emp_context_t* context,
                                             int64_t value);
const emp_affine_expr_t* emp_affine_binary(emp_affine_kind_t kind,
                                           const emp_affine_expr_t* lhs,
                                           const emp_affine_expr_t* rhs);
const emp_affine_map_t* emp_affine_map(emp_context_t* context,
                                       uint32_t dim_count,
                                       uint32_t symbol_count,
                                       const emp_affine_expr_t* const* results,
                                       size_t result_count);
const emp_affine_map_t* emp_affine_identity_map(emp_context_t* context,
                                                uint32_t rank);
// (d0..dn-1) -> (d[p[0]], d[p[1]], ...).
const emp_affine_map_t* emp_affine_projection_map(emp_context_t* context,
                                                  uint32_t dim_count,
                                                  const uint32_t* positions,
                                                  size_t count);
const emp_integer_set_t* emp_integer_set(emp_context_t* context,
                                         uint32_t dim_count,
                                         uint32_t symbol_count,
                                         const emp_affine_expr_t* const* exprs,
                                         const bool* is_equality, size_t count);

bool emp_affine_map_is_identity(const emp_affine_map_t* map);
bool emp_affine_map_is_permutation(const emp_affine_map_t* map);
// Every result a distinct dim.
bool emp_affine_map_is_projected_permutation(const emp_affine_map_t* map);
// The dim position of result `i`, or -1 when it is not a plain dim.
int emp_affine_map_result_dim(const emp_affine_map_t* map, size_t i);
bool emp_affine_expr_uses_dim(const emp_affine_expr_t* expr, uint32_t dim);
// outer(inner(x)).
const emp_affine_map_t* emp_affine_compose(const emp_affine_map_t* outer,
                                           const emp_affine_map_t* inner);
// Replaces dims and symbols (NULL arrays: unchanged).
const emp_affine_expr_t* emp_affine_substitute(
    const emp_affine_expr_t* expr, const emp_affine_expr_t* const* dims,
    const emp_affine_expr_t* const* symbols);
// The inverse of a permutation map; NULL when it is none.
const emp_affine_map_t* emp_affine_inverse_permutation(
    const emp_affine_map_t* map);
// False on division by zero or overflow.
bool emp_affine_evaluate(const emp_affine_expr_t* expr, const int64_t* dims,
                         const int64_t* symbols, int64_t* out_value);

#endif  // EMP_IR_AFFINE_H_
