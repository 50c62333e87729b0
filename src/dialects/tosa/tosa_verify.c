// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Verifiers of the tosa dialect: elementwise ops, reductions, and ops that move
// elements. Sizes that are not known agree with everything.
#include <inttypes.h>

#include "dialects/op_kinds.h"
#include "dialects/tosa/tosa_hooks.h"

static const emp_type_t* operand_type(const emp_op_t* op, uint32_t i) {
  return emp_op_operand(op, i)->type;
}

static const emp_type_t* result_type(const emp_op_t* op) {
  return emp_op_result(op, 0)->type;
}

// -- elementwise -------------------------------------------------------------

static bool shape_error(emp_op_t* op, emp_diag_sink_t* sink,
                        const emp_type_t* a, const emp_type_t* b) {
  return emp_tosa_wants(op, sink,
                        "operands and result of one rank whose sizes are equal "
                        "or 1, found '%s' and '%s'",
                        emp_tosa_type_text(op, a), emp_tosa_type_text(op, b));
}

// The first `count` operands broadcast to the result.
static bool verify_broadcast(emp_op_t* op, emp_diag_sink_t* sink,
                             uint32_t count) {
  const emp_type_t* result = result_type(op);
  const emp_type_t* whole = NULL;
  int64_t dims[kTosaMaxRank];
  for (uint32_t i = 0; i < count; ++i) {
    const emp_type_t* type = operand_type(op, i);
    if (!emp_tosa_is_ranked(type)) continue;
    if (!whole) {
      whole = type;
    } else if (emp_tosa_broadcast(whole, type, dims)) {
      whole = emp_type_with_shape(whole, dims, whole->rank);
    } else {
      return shape_error(op, sink, whole, type);
    }
  }
  if (!whole || emp_tosa_shapes_agree(whole, result)) return true;
  return shape_error(op, sink, whole, result);
}

bool emp_tosa_verify_elementwise(emp_op_t* op, emp_diag_sink_t* sink) {
  return verify_broadcast(op, sink, op->operand_count);
}

bool emp_tosa_verify_compare(emp_op_t* op, emp_diag_sink_t* sink) {
  if (operand_type(op, 0)->element != operand_type(op, 1)->element) {
    return emp_tosa_wants(
        op, sink, "operands of the same element type, found '%s' and '%s'",
        emp_tosa_type_text(op, operand_type(op, 0)->element),
        emp_tosa_type_text(op, operand_type(op, 1)->element));
  }
  return emp_tosa_verify_elementwise(op, sink);
}

bool emp_tosa_verify_select(emp_op_t* op, emp_diag_sink_t* sink) {
  return emp_tosa_same_elements(op, sink, operand_type(op, 1),
                                result_type(op)) &&
         emp_tosa_same_elements(op, sink, operand_type(op, 2),
                                result_type(op)) &&
         emp_tosa_verify_elementwise(op, sink);
}

// Integers may become wider; the shift of others is 0.
static bool verify_mul_elements(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* a = operand_type(op, 0)->element;
  const emp_type_t* b = operand_type(op, 1)->element;
  const emp_type_t* result = result_type(op)->element;
  bool is_integer = emp_type_is_any_integer(result);
  bool fits = is_integer ? a == b && emp_type_is_any_integer(a) &&
                               a->bits <= result->bits
                         : a == b && a == result;
  if (!fits) {
    return emp_tosa_wants(op, sink,
                          "operands and result of one element type (a wider "
                          "result of integers), found '%s', '%s' and '%s'",
                          emp_tosa_type_text(op, a), emp_tosa_type_text(op, b),
                          emp_tosa_type_text(op, result));
  }
  const emp_attr_t* shift = emp_value_constant(emp_op_operand(op, 2));
  if (is_integer || !shift || shift->kind != EMP_ATTR_DENSE ||
      emp_dense_int(shift, 0) == 0) {
    return true;
  }
  return emp_tosa_wants(op, sink, "a shift of 0 for '%s', found %" PRId64,
                        emp_tosa_type_text(op, result),
                        emp_dense_int(shift, 0));
}

bool emp_tosa_verify_mul(emp_op_t* op, emp_diag_sink_t* sink) {
  return verify_mul_elements(op, sink) && verify_broadcast(op, sink, 2);
}

bool emp_tosa_verify_table(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* input = operand_type(op, 0);
  const emp_type_t* result = result_type(op);
  bool fits = true;
  if (emp_tosa_is_ranked(input) && emp_tosa_is_ranked(result)) {
    fits = input->rank == result->rank;
    for (uint32_t i = 0; fits && i < input->rank; ++i) {
      fits = result->dims[i] == EMP_DIM_DYNAMIC ||
             result->dims[i] == input->dims[i];
    }
  }
  return fits || emp_tosa_wants(op, sink,
                                "a result in the shape of the input, '%s', "
                                "found '%s'",
                                emp_tosa_type_text(op, input),
                                emp_tosa_type_text(op, result));
}

bool emp_tosa_verify_negate(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* input = operand_type(op, 0);
  const emp_type_t* result = result_type(op);
  if (!emp_tosa_same_elements(op, sink, input, result)) return false;
  if (!emp_tosa_shapes_agree(input, result)) {
    return shape_error(op, sink, input, result);
  }
  return emp_tosa_verify_zero_point(op, sink, 1, input) &&
         emp_tosa_verify_zero_point(op, sink, 2, result);
}

static bool is_above(const emp_attr_t* min, const emp_attr_t* max,
                     const emp_type_t* element) {
  if (emp_type_is_float(element)) {
    return !(emp_attr_float_value(min) <= emp_attr_float_value(max));
  }
  if (element->signedness == EMP_UNSIGNED || emp_type_is_integer(element, 1)) {
    return (uint64_t)min->value > (uint64_t)max->value;
  }
  return min->value > max->value;
}

bool emp_tosa_verify_clamp(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* element = emp_tosa_storage(operand_type(op, 0));
  const emp_attr_t* min = emp_op_attr(op, "min_val");
  const emp_attr_t* max = emp_op_attr(op, "max_val");
  if (min->type != element || max->type != element) {
    return emp_tosa_wants(
        op, sink, "bounds of the element type, '%s', found %s and %s",
        emp_tosa_type_text(op, element), emp_attr_text(op->arena, min),
        emp_attr_text(op->arena, max));
  }
  return !is_above(min, max, element) ||
         emp_tosa_wants(op, sink, "min_val <= max_val, found %s and %s",
                        emp_attr_text(op->arena, min),
                        emp_attr_text(op->arena, max));
}

// -- along a dimension -------------------------------------------------------

// `allow_scalar`: axis 0 of a tensor without dimensions.
static bool verify_axis(emp_op_t* op, emp_diag_sink_t* sink,
                        const emp_type_t* type, bool allow_scalar) {
  int64_t axis = emp_op_int_attr(op, "axis", 0);
  bool fits = axis >= 0;
  if (fits && emp_tosa_is_ranked(type)) {
    fits = axis < type->rank || (allow_scalar && axis == 0 && type->rank == 0);
  }
  return fits || emp_tosa_wants(
                     op, sink, "an axis below the rank of '%s', found %" PRId64,
                     emp_tosa_type_text(op, type), axis);
}

static bool verify_same_rank(emp_op_t* op, emp_diag_sink_t* sink,
                             const emp_type_t* a, const emp_type_t* b) {
  if (!emp_tosa_is_ranked(a) || !emp_tosa_is_ranked(b) || a->rank == b->rank) {
    return true;
  }
  return emp_tosa_wants(op, sink,
                        "input and output of one rank, found '%s' and '%s'",
                        emp_tosa_type_text(op, a), emp_tosa_type_text(op, b));
}

bool emp_tosa_verify_reduce(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* input = operand_type(op, 0);
  const emp_type_t* result = result_type(op);
  int64_t axis = emp_op_int_attr(op, "axis", 0);
  if (!verify_axis(op, sink, input, true) ||
      !verify_same_rank(op, sink, input, result) ||
      !verify_axis(op, sink, result, true) ||
      !emp_tosa_same_elements(op, sink, input, result)) {
    return false;
  }
  if (!emp_tosa_is_ranked(result) || result->rank == 0) return true;
  bool fits = emp_tosa_dims_agree(result->dims[axis], 1);
  for (uint32_t i = 0; fits && i < result->rank; ++i) {
    fits = i == axis || !emp_tosa_is_ranked(input) ||
           emp_tosa_dims_agree(input->dims[i], result->dims[i]);
  }
  return fits || emp_tosa_wants(op, sink,
                                "a result as '%s' with 1 as size of dimension "
                                "%" PRId64 ", found '%s'",
                                emp_tosa_type_text(op, input), axis,
                                emp_tosa_type_text(op, result));
}

bool emp_tosa_verify_argmax(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* input = operand_type(op, 0);
  const emp_type_t* result = result_type(op);
  int64_t axis = emp_op_int_attr(op, "axis", 0);
  if (!emp_type_is_any_integer(result->element)) {
    return emp_tosa_wants(op, sink, "a result of integers, found '%s'",
                          emp_tosa_type_text(op, result));
  }
  if (!emp_tosa_is_ranked(input)) return true;
  if (!verify_axis(op, sink, input, false)) return false;
  if (!emp_tosa_is_ranked(result)) return true;
  bool fits = input->rank == result->rank + 1;
  for (uint32_t i = 0; fits && i < result->rank; ++i) {
    fits =
        emp_tosa_dims_agree(input->dims[i < axis ? i : i + 1], result->dims[i]);
  }
  return fits || emp_tosa_wants(op, sink,
                                "a result as '%s' without dimension %" PRId64
                                ", found '%s'",
                                emp_tosa_type_text(op, input), axis,
                                emp_tosa_type_text(op, result));
}

bool emp_tosa_verify_reverse(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* input = operand_type(op, 0);
  const emp_type_t* result = result_type(op);
  return emp_tosa_same_elements(op, sink, input, result) &&
         verify_axis(op, sink, input, true) &&
         verify_same_rank(op, sink, input, result) &&
         verify_axis(op, sink, result, true);
}

// Ranks and all sizes but that of the axis agree with those of the first.
static bool concat_agrees(const emp_type_t* first, const emp_type_t* other,
                          int64_t axis) {
  if (!emp_tosa_is_ranked(first) || !emp_tosa_is_ranked(other)) return true;
  if (first->rank != other->rank) return false;
  for (uint32_t i = 0; i < first->rank; ++i) {
    if (i != axis && !emp_tosa_dims_agree(first->dims[i], other->dims[i])) {
      return false;
    }
  }
  return true;
}

// The sum of sizes along the axis; dynamic when one is not known.
static int64_t concat_size(const emp_op_t* op, int64_t axis) {
  int64_t size = 0;
  for (uint32_t i = 0; i < op->operand_count; ++i) {
    const emp_type_t* type = operand_type(op, i);
    if (!emp_tosa_is_ranked(type) || type->dims[axis] == EMP_DIM_DYNAMIC) {
      return EMP_DIM_DYNAMIC;
    }
    size += type->dims[axis];
  }
  return size;
}

bool emp_tosa_verify_concat(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* result = result_type(op);
  int64_t axis = emp_op_int_attr(op, "axis", 0);
  const emp_type_t* first = NULL;
  if (op->operand_count == 0) {
    return emp_tosa_wants(op, sink, "at least one operand");
  }
  for (uint32_t i = 0; i < op->operand_count; ++i) {
    const emp_type_t* type = operand_type(op, i);
    if (!emp_tosa_same_elements(op, sink, type, result)) return false;
    if (emp_tosa_is_ranked(type) && !verify_axis(op, sink, type, false)) {
      return false;
    }
    if (!first && emp_tosa_is_ranked(type)) first = type;
    if (first && !concat_agrees(first, type, axis)) {
      return emp_tosa_wants(op, sink,
                            "operands of equal sizes in all dimensions but "
                            "%" PRId64 ", found '%s' and '%s'",
                            axis, emp_tosa_type_text(op, first),
                            emp_tosa_type_text(op, type));
    }
  }
  if (!first || !emp_tosa_is_ranked(result)) return true;
  int64_t size = concat_size(op, axis);
  if (concat_agrees(first, result, axis) &&
      emp_tosa_dims_agree(size, result->dims[axis])) {
    return true;
  }
  return emp_tosa_wants(op, sink,
                        "a result as the operands, with the sum of their sizes "
                        "in dimension %" PRId64 ", found '%s'",
                        axis, emp_tosa_type_text(op, result));
}

// -- shapes ------------------------------------------------------------------

static bool verify_pad_sizes(emp_op_t* op, emp_diag_sink_t* sink,
                             const int64_t* padding) {
  const emp_type_t* input = operand_type(op, 0);
  const emp_type_t* result = result_type(op);
  for (uint32_t i = 0; i < input->rank; ++i) {
    int64_t before = padding[2 * (size_t)i];
    int64_t after = padding[2 * (size_t)i + 1];
    if (before < -1 || after < -1) {
      return emp_tosa_wants(op, sink,
                            "padding of at least 0, or -1 for not known, found "
                            "%" PRId64 " and %" PRId64 " in dimension %u",
                            before, after, i);
    }
    if (input->dims[i] == EMP_DIM_DYNAMIC ||
        result->dims[i] == EMP_DIM_DYNAMIC ||
        result->dims[i] == input->dims[i] + before + after) {
      continue;
    }
    return emp_tosa_wants(op, sink,
                          "%" PRId64
                          " as size of dimension %u of the result, "
                          "found %" PRId64,
                          input->dims[i] + before + after, i, result->dims[i]);
  }
  return true;
}

bool emp_tosa_verify_pad(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* input = operand_type(op, 0);
  const emp_type_t* result = result_type(op);
  int64_t padding[2 * kTosaMaxRank];
  size_t count = 0;
  if (!emp_tosa_shapes_resolve(op, sink) ||
      !emp_tosa_same_elements(op, sink, input, result) ||
      !emp_tosa_same_elements(op, sink, operand_type(op, 2), result)) {
    return false;
  }
  if (!emp_tosa_is_ranked(input) || !emp_tosa_is_ranked(result)) return true;
  if (!verify_same_rank(op, sink, input, result)) return false;
  if (!emp_tosa_const_shape(emp_op_operand(op, 1), padding,
                            2 * (size_t)kTosaMaxRank, &count)) {
    return true;
  }
  if (count != 2 * (size_t)input->rank) {
    return emp_tosa_wants(op, sink, "%u sizes of padding, found %zu",
                          2 * input->rank, count);
  }
  return verify_pad_sizes(op, sink, padding);
}

bool emp_tosa_verify_slice(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* input = operand_type(op, 0);
  if (!emp_tosa_shapes_resolve(op, sink) ||
      !emp_tosa_same_elements(op, sink, input, result_type(op)) ||
      !verify_same_rank(op, sink, input, result_type(op))) {
    return false;
  }
  for (uint32_t i = 1; emp_tosa_is_ranked(input) && i < 3; ++i) {
    if (emp_tosa_shape_rank(operand_type(op, i)) == input->rank) continue;
    return emp_tosa_wants(op, sink, "a %s of %u sizes, found '%s'",
                          i == 1 ? "start" : "size", input->rank,
                          emp_tosa_type_text(op, operand_type(op, i)));
  }
  return true;
}

bool emp_tosa_verify_tile(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* input = operand_type(op, 0);
  const emp_type_t* result = result_type(op);
  const emp_type_t* multiples = operand_type(op, 1);
  int64_t values[kTosaMaxRank];
  size_t count = 0;
  if (!emp_tosa_shapes_resolve(op, sink) ||
      !emp_tosa_same_elements(op, sink, input, result) ||
      !verify_same_rank(op, sink, input, result)) {
    return false;
  }
  const emp_type_t* ranked = emp_tosa_is_ranked(input) ? input : result;
  if (emp_tosa_is_ranked(ranked) &&
      emp_tosa_shape_rank(multiples) != ranked->rank) {
    return emp_tosa_wants(op, sink, "%u multiples, found '%s'", ranked->rank,
                          emp_tosa_type_text(op, multiples));
  }
  if (!emp_tosa_const_shape(emp_op_operand(op, 1), values, kTosaMaxRank,
                            &count)) {
    return true;
  }
  for (size_t i = 0; i < count; ++i) {
    if (values[i] > 0 || values[i] == -1) continue;
    return emp_tosa_wants(op, sink,
                          "multiples above 0, or -1 for not known, found "
                          "%" PRId64,
                          values[i]);
  }
  return true;
}

// Sizes of `shape`, of which one may be -1, against the result's.
static bool verify_new_shape(emp_op_t* op, emp_diag_sink_t* sink,
                             const int64_t* values, size_t count) {
  const emp_type_t* result = result_type(op);
  if (count != result->rank) {
    return emp_tosa_wants(op, sink, "a result of rank %zu, found '%s'", count,
                          emp_tosa_type_text(op, result));
  }
  for (size_t i = 0; i < count; ++i) {
    bool is_known = values[i] != -1 && values[i] != EMP_DIM_DYNAMIC;
    if (is_known && values[i] < -1) {
      return emp_tosa_wants(op, sink, "sizes of at least -1, found %" PRId64,
                            values[i]);
    }
    if (!is_known || emp_tosa_dims_agree(values[i], result->dims[i])) continue;
    return emp_tosa_wants(op, sink,
                          "%" PRId64
                          " as size of dimension %zu of the result, "
                          "found '%s'",
                          values[i], i, emp_tosa_type_text(op, result));
  }
  return true;
}

static bool verify_reshape_counts(emp_op_t* op, emp_diag_sink_t* sink,
                                  const int64_t* values, size_t count) {
  int64_t input = emp_type_element_count(operand_type(op, 0));
  int64_t output = emp_type_element_count(result_type(op));
  int64_t known = 1;
  bool is_static = true;
  if (input < 0) return true;
  for (size_t i = 0; i < count; ++i) {
    if (values[i] <= 0) is_static = false;
    if (values[i] > 0 && __builtin_mul_overflow(known, values[i], &known)) {
      known = INT64_MAX;
    }
  }
  bool fits = (output < 0 || output == input) &&
              (is_static ? known == input : known <= input);
  return fits || emp_tosa_wants(op, sink,
                                "as many elements in the new shape as in '%s', "
                                "found '%s'",
                                emp_tosa_type_text(op, operand_type(op, 0)),
                                emp_tosa_type_text(op, result_type(op)));
}

bool emp_tosa_verify_reshape(emp_op_t* op, emp_diag_sink_t* sink) {
  int64_t values[kTosaMaxRank];
  size_t count = 0;
  size_t open = 0;
  if (!emp_tosa_shapes_resolve(op, sink) ||
      !emp_tosa_same_elements(op, sink, operand_type(op, 0), result_type(op))) {
    return false;
  }
  if (!emp_tosa_const_shape(emp_op_operand(op, 1), values, kTosaMaxRank,
                            &count)) {
    return true;
  }
  for (size_t i = 0; i < count; ++i)
    open += values[i] == -1;
  if (open > 1) {
    return emp_tosa_wants(op, sink, "at most one size of -1, found %zu", open);
  }
  if (!emp_tosa_is_ranked(result_type(op))) return true;
  return verify_new_shape(op, sink, values, count) &&
         verify_reshape_counts(op, sink, values, count);
}

static bool is_permutation(const emp_attr_t* perms) {
  uint64_t seen = 0;
  int64_t count = emp_dense_count(perms);
  if (count > kTosaMaxRank) return false;
  for (int64_t i = 0; i < count; ++i) {
    int64_t value = emp_dense_int(perms, i);
    if (value < 0 || value >= count || (seen >> value & 1)) return false;
    seen |= (uint64_t)1 << value;
  }
  return true;
}

bool emp_tosa_verify_transpose(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* input = operand_type(op, 0);
  const emp_type_t* result = result_type(op);
  const emp_attr_t* perms = emp_op_attr(op, "perms");
  if (!emp_tosa_same_elements(op, sink, input, result) ||
      !verify_same_rank(op, sink, input, result)) {
    return false;
  }
  const emp_type_t* ranked = emp_tosa_is_ranked(input) ? input : result;
  if (emp_tosa_is_ranked(ranked) && emp_dense_count(perms) != ranked->rank) {
    return emp_tosa_wants(op, sink, "%u numbers in 'perms', found %" PRId64,
                          ranked->rank, emp_dense_count(perms));
  }
  if (!is_permutation(perms)) {
    return emp_tosa_wants(op, sink, "a permutation in 'perms', found %s",
                          emp_attr_text(op->arena, perms));
  }
  if (!emp_tosa_is_ranked(input) || !emp_tosa_is_ranked(result)) return true;
  for (uint32_t i = 0; i < result->rank; ++i) {
    int64_t size = input->dims[emp_dense_int(perms, i)];
    if (emp_tosa_dims_agree(size, result->dims[i])) continue;
    return emp_tosa_wants(op, sink,
                          "%" PRId64
                          " as size of dimension %u of the result, "
                          "found '%s'",
                          size, i, emp_tosa_type_text(op, result));
  }
  return true;
}

// -- gather and scatter ------------------------------------------------------

// One of the sizes N, K, W, C of the op: what is known of it.
static bool meet(emp_op_t* op, emp_diag_sink_t* sink, int64_t* inout_size,
                 const emp_type_t* type, uint32_t dim) {
  if (!emp_tosa_is_ranked(type)) return true;
  int64_t found = type->dims[dim];
  if (*inout_size == EMP_DIM_DYNAMIC) *inout_size = found;
  if (emp_tosa_dims_agree(*inout_size, found)) return true;
  return emp_tosa_wants(op, sink,
                        "%" PRId64
                        " as size of dimension %u of '%s', as the "
                        "other operands say",
                        *inout_size, dim, emp_tosa_type_text(op, type));
}

bool emp_tosa_verify_gather(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* values = operand_type(op, 0);
  const emp_type_t* indices = operand_type(op, 1);
  const emp_type_t* result = result_type(op);
  int64_t n = EMP_DIM_DYNAMIC;
  int64_t w = EMP_DIM_DYNAMIC;
  int64_t c = EMP_DIM_DYNAMIC;
  return emp_tosa_same_elements(op, sink, values, result) &&
         meet(op, sink, &n, values, 0) && meet(op, sink, &c, values, 2) &&
         meet(op, sink, &n, indices, 0) && meet(op, sink, &w, indices, 1) &&
         meet(op, sink, &n, result, 0) && meet(op, sink, &w, result, 1) &&
         meet(op, sink, &c, result, 2);
}

bool emp_tosa_verify_scatter(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* values = operand_type(op, 0);
  const emp_type_t* indices = operand_type(op, 1);
  const emp_type_t* input = operand_type(op, 2);
  const emp_type_t* result = result_type(op);
  int64_t n = EMP_DIM_DYNAMIC;
  int64_t k = EMP_DIM_DYNAMIC;
  int64_t w = EMP_DIM_DYNAMIC;
  int64_t c = EMP_DIM_DYNAMIC;
  if (!emp_tosa_same_elements(op, sink, values, result) ||
      !emp_tosa_same_elements(op, sink, input, result)) {
    return false;
  }
  bool agree = meet(op, sink, &n, values, 0) && meet(op, sink, &k, values, 1) &&
               meet(op, sink, &c, values, 2) &&
               meet(op, sink, &n, indices, 0) &&
               meet(op, sink, &w, indices, 1) && meet(op, sink, &n, input, 0) &&
               meet(op, sink, &w, input, 1) && meet(op, sink, &c, input, 2) &&
               meet(op, sink, &n, result, 0) && meet(op, sink, &k, result, 1) &&
               meet(op, sink, &c, result, 2);
  if (!agree || k == EMP_DIM_DYNAMIC || w == EMP_DIM_DYNAMIC || k >= w) {
    return agree;
  }
  return emp_tosa_wants(
      op, sink,
      "at least as many rows as indices, found %" PRId64 " and %" PRId64, k, w);
}

// -- ops on sizes ------------------------------------------------------------

bool emp_tosa_verify_shape_op(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* result = result_type(op);
  for (uint32_t i = 0; i < op->operand_count; ++i) {
    if (operand_type(op, i) == result) continue;
    return emp_tosa_wants(op, sink,
                          "operands and result of one rank, found '%s' and "
                          "'%s'",
                          emp_tosa_type_text(op, operand_type(op, i)),
                          emp_tosa_type_text(op, result));
  }
  return emp_tosa_shapes_resolve(op, sink);
}

bool emp_tosa_verify_concat_shape(emp_op_t* op, emp_diag_sink_t* sink) {
  int64_t rank = 0;
  for (uint32_t i = 0; i < op->operand_count; ++i) {
    rank += emp_tosa_shape_rank(operand_type(op, i));
  }
  if (rank != emp_tosa_shape_rank(result_type(op))) {
    return emp_tosa_wants(op, sink, "a result of %" PRId64 " sizes, found '%s'",
                          rank, emp_tosa_type_text(op, result_type(op)));
  }
  return emp_tosa_shapes_resolve(op, sink);
}

bool emp_tosa_verify_dim(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* input = operand_type(op, 0);
  if (emp_tosa_is_ranked(input) && !verify_axis(op, sink, input, false)) {
    return false;
  }
  return emp_tosa_shape_rank(result_type(op)) == 1 ||
         emp_tosa_wants(op, sink, "a result of one size, found '%s'",
                        emp_tosa_type_text(op, result_type(op)));
}

// The only element of a constant operand.
static bool constant_at(const emp_op_t* op, uint32_t i, int64_t* out_value) {
  const emp_attr_t* attr = emp_value_constant(emp_op_operand(op, i));
  if (!attr || attr->kind != EMP_ATTR_DENSE || emp_dense_count(attr) != 1) {
    return false;
  }
  *out_value = emp_dense_int(attr, 0);
  return true;
}

bool emp_tosa_verify_slice_shape(emp_op_t* op, emp_diag_sink_t* sink) {
  int64_t rank = emp_tosa_shape_rank(operand_type(op, 0));
  int64_t start = 0;
  int64_t size = 0;
  bool has_start = constant_at(op, 1, &start);
  bool has_size = constant_at(op, 2, &size);
  if (has_start && start < 0) {
    return emp_tosa_wants(op, sink, "a start of at least 0, found %" PRId64,
                          start);
  }
  if (has_size && (size <= 0 || size != emp_tosa_shape_rank(result_type(op)))) {
    return emp_tosa_wants(op, sink,
                          "a size above 0 and a result of that many sizes, "
                          "found %" PRId64 " and '%s'",
                          size, emp_tosa_type_text(op, result_type(op)));
  }
  if (has_start && has_size && start + size > rank) {
    return emp_tosa_wants(op, sink,
                          "start and size within the %" PRId64
                          " sizes, found %" PRId64 " and %" PRId64,
                          rank, start, size);
  }
  return emp_tosa_shapes_resolve(op, sink);
}
