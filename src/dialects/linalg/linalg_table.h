// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the name of a structured op says: rows of named_ops.def as data, maps
// read from their text, bodies built.
#ifndef EMP_DIALECTS_LINALG_LINALG_TABLE_H_
#define EMP_DIALECTS_LINALG_LINALG_TABLE_H_

#include "dialects/linalg/linalg.h"

typedef enum emp_linalg_body_e {
  EMP_LINALG_BODY_NONE,
  EMP_LINALG_BODY_COPY,          // cast(a)
  EMP_LINALG_BODY_FILL,          // a
  EMP_LINALG_BODY_UNARY,         // fn(a)
  EMP_LINALG_BODY_BINARY,        // fn(a, b)
  EMP_LINALG_BODY_TERNARY,       // fn(a, b, c)
  EMP_LINALG_BODY_MULTIPLY_ADD,  // out + cast(a) * cast(b)
  EMP_LINALG_BODY_QUANTIZED,     // out + (cast(a) - cast(za)) * (cast(b) - ..)
  EMP_LINALG_BODY_POOL,          // fn(out, cast(a))
  EMP_LINALG_BODY_RANDOM,        // fill_rng_2d
} emp_linalg_body_t;

// In the order of #linalg.elementwise_kind.
typedef enum emp_linalg_fn_e {
  EMP_LINALG_FN_exp,
  EMP_LINALG_FN_log,
  EMP_LINALG_FN_abs,
  EMP_LINALG_FN_ceil,
  EMP_LINALG_FN_floor,
  EMP_LINALG_FN_negf,
  EMP_LINALG_FN_reciprocal,
  EMP_LINALG_FN_round,
  EMP_LINALG_FN_sqrt,
  EMP_LINALG_FN_rsqrt,
  EMP_LINALG_FN_square,
  EMP_LINALG_FN_tanh,
  EMP_LINALG_FN_erf,
  EMP_LINALG_FN_add,
  EMP_LINALG_FN_sub,
  EMP_LINALG_FN_mul,
  EMP_LINALG_FN_div,
  EMP_LINALG_FN_div_unsigned,
  EMP_LINALG_FN_max_signed,
  EMP_LINALG_FN_min_signed,
  EMP_LINALG_FN_max_unsigned,
  EMP_LINALG_FN_min_unsigned,
  EMP_LINALG_FN_powf,
  EMP_LINALG_FN_select,
} emp_linalg_fn_t;

typedef struct emp_linalg_named_s {
  uint32_t kind;
  const char* iterators;  // NULL: as many parallel loops as the init has dims
  const char* maps;       // NULL: identities
  emp_linalg_body_t body;
  emp_linalg_fn_t fn;
} emp_linalg_named_t;

// The row of a named op; NULL for other kinds.
const emp_linalg_named_t* emp_linalg_named(uint32_t kind);

// Number of inputs that the function of an elementwise kind takes.
uint32_t emp_linalg_fn_arity(emp_linalg_fn_t fn);

// The map of operand `i` that the row gives; strides and dilations are read
// from the attribute dictionary `attrs`. `loop_count` and `operand_rank` count
// for rows without maps.
const emp_affine_map_t* emp_linalg_default_map(const emp_linalg_named_t* row,
                                               emp_context_t* context,
                                               const emp_attr_t* attrs,
                                               uint32_t i, uint32_t loop_count,
                                               uint32_t operand_rank);
// The default `indexing_maps` of matmul and its kind, elementwise included.
const emp_attr_t* emp_linalg_default_maps(emp_context_t* context,
                                          const emp_linalg_named_t* row,
                                          uint32_t operand_count,
                                          const uint32_t* operand_ranks,
                                          uint32_t loop_count);

// Adds the body block of a named op to `region`: arguments of the operands'
// element types, ops, yield. False when there is no such body for these types;
// *out_why is then what is wanted ("floating-point operands").
bool emp_linalg_build_body(emp_rewriter_t* rewriter, emp_region_t* region,
                           uint32_t kind, const emp_attr_t* attrs,
                           const emp_type_t* const* operand_types,
                           uint32_t operand_count, const char** out_why);

#endif  // EMP_DIALECTS_LINALG_LINALG_TABLE_H_
