// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Structured ops recognized by what they do, whatever their name.
#include "dialects/linalg/linalg.h"
#include "dialects/op_kinds.h"

bool emp_linalg_is_elementwise(const emp_op_t* op) {
  if (!emp_linalg_is_structured(op)) return false;
  if (emp_linalg_reduction_count(op) != 0) return false;
  uint32_t inputs = emp_linalg_input_count(op);
  for (uint32_t i = 0; i < op->operand_count; ++i) {
    const emp_affine_map_t* map = emp_linalg_indexing_map(op, i);
    bool fits = i < inputs ? emp_affine_map_is_projected_permutation(map)
                           : emp_affine_map_is_permutation(map);
    if (!fits) return false;
  }
  return true;
}

// The body is only a yield of argument `i`.
static bool yields_arg(const emp_op_t* op, uint32_t i) {
  const emp_block_t* body = emp_linalg_body(op);
  if (body == NULL || body->first == NULL || body->first != body->last) {
    return false;
  }
  return emp_linalg_yielded(op, 0) == emp_linalg_body_arg(op, i);
}

bool emp_linalg_is_fill(const emp_op_t* op, emp_value_t** out_value) {
  *out_value = NULL;
  if (!emp_linalg_is_structured(op) || emp_linalg_init_count(op) != 1) {
    return false;
  }
  if (emp_linalg_reduction_count(op) != 0) return false;
  const emp_block_t* body = emp_linalg_body(op);
  emp_value_t* yielded = emp_linalg_yielded(op, 0);
  if (body == NULL || yielded == NULL || body->first != body->last) {
    return false;
  }
  // A value from outside of the body.
  if (emp_value_block(yielded) != body) {
    *out_value = yielded;
    return true;
  }
  if (emp_linalg_input_count(op) != 1 || !yields_arg(op, 0)) return false;
  emp_value_t* input = emp_linalg_input(op, 0);
  if (emp_type_is_shaped(input->type)) return false;
  *out_value = input;
  return true;
}

bool emp_linalg_is_copy(const emp_op_t* op) {
  if (!emp_linalg_is_elementwise(op)) return false;
  if (emp_linalg_input_count(op) != 1 || emp_linalg_init_count(op) != 1) {
    return false;
  }
  return emp_type_is_shaped(emp_linalg_input(op, 0)->type) && yields_arg(op, 0);
}

// -- contractions ------------------------------------------------------------

static bool is_cast(uint32_t kind) {
  switch (kind) {
    case EMP_OP_arith_extf:
    case EMP_OP_arith_truncf:
    case EMP_OP_arith_extsi:
    case EMP_OP_arith_extui:
    case EMP_OP_arith_trunci:
    case EMP_OP_arith_sitofp:
    case EMP_OP_arith_uitofp:
    case EMP_OP_arith_fptosi:
    case EMP_OP_arith_fptoui:
      return true;
    default:
      return false;
  }
}

static const emp_value_t* skip_casts(const emp_value_t* value) {
  const emp_op_t* def = emp_value_def(value);
  while (def != NULL && is_cast(def->info->kind)) {
    value = emp_op_operand(def, 0);
    def = emp_value_def(value);
  }
  return value;
}

static bool multiplies(uint32_t kind, uint32_t sum) {
  switch (sum) {
    case EMP_OP_arith_addf:
      return kind == EMP_OP_arith_mulf;
    case EMP_OP_arith_addi:
      return kind == EMP_OP_arith_muli;
    case EMP_OP_arith_ori:
      return kind == EMP_OP_arith_andi;
    default:
      return false;
  }
}

// yield(out + cast(a) * cast(b)), in any order.
static bool is_multiply_add(const emp_op_t* op) {
  const emp_value_t* yielded = emp_linalg_yielded(op, 0);
  const emp_op_t* sum = yielded ? emp_value_def(yielded) : NULL;
  const emp_value_t* out = emp_linalg_body_arg(op, 2);
  if (sum == NULL || sum->operand_count != 2 || out == NULL) return false;
  uint32_t side = skip_casts(emp_op_operand(sum, 0)) == out ? 1 : 0;
  if (emp_op_operand(sum, 1 - side) != out) return false;
  const emp_op_t* product =
      emp_value_def(skip_casts(emp_op_operand(sum, side)));
  if (product == NULL || product->operand_count != 2 ||
      !multiplies(product->info->kind, sum->info->kind)) {
    return false;
  }
  const emp_value_t* a = skip_casts(emp_op_operand(product, 0));
  const emp_value_t* b = skip_casts(emp_op_operand(product, 1));
  const emp_value_t* lhs = emp_linalg_body_arg(op, 0);
  const emp_value_t* rhs = emp_linalg_body_arg(op, 1);
  return (a == lhs && b == rhs) || (a == rhs && b == lhs);
}

static bool uses(const emp_affine_map_t* map, uint32_t loop) {
  for (uint32_t i = 0; i < map->result_count; ++i) {
    if (emp_affine_map_result_dim(map, i) == (int)loop) return true;
  }
  return false;
}

// Puts a loop where it belongs; false when it has no role.
static bool sort_loop(const emp_op_t* op, const emp_affine_map_t* const* maps,
                      uint32_t loop, emp_contraction_t* out) {
  bool lhs = uses(maps[0], loop), rhs = uses(maps[1], loop);
  bool init = uses(maps[2], loop);
  bool is_reduction = emp_linalg_iterator(op, loop) == EMP_ITERATOR_REDUCTION;
  if (is_reduction == init) return false;
  if (init && lhs && rhs) {
    out->batch[out->batch_count++] = loop;
  } else if (init && lhs) {
    out->m[out->m_count++] = loop;
  } else if (init && rhs) {
    out->n[out->n_count++] = loop;
  } else if (lhs && rhs) {
    out->k[out->k_count++] = loop;
  } else {
    return false;
  }
  return true;
}

bool emp_linalg_is_contraction(const emp_op_t* op,
                               emp_contraction_t* out_dims) {
  *out_dims = (emp_contraction_t){0};
  if (!emp_linalg_is_structured(op) || emp_linalg_input_count(op) != 2 ||
      emp_linalg_init_count(op) != 1) {
    return false;
  }
  uint32_t loops = emp_linalg_loop_count(op);
  if (loops > EMP_LINALG_MAX_LOOPS || !is_multiply_add(op)) return false;
  const emp_affine_map_t* maps[3];
  emp_linalg_indexing_maps(op, maps);
  for (uint32_t i = 0; i < 3; ++i) {
    if (!emp_affine_map_is_projected_permutation(maps[i])) return false;
  }
  for (uint32_t i = 0; i < loops; ++i) {
    if (!sort_loop(op, maps, i, out_dims)) return false;
  }
  return out_dims->k_count != 0;
}
