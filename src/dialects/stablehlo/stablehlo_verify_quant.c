// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What ops may do with quantized values: which scales the result of a change
// of shape has, which dimension they go along, and which sides of a sum or a
// product are quantized.
#include <inttypes.h>

#include "dialects/quant/quant.h"
#include "dialects/stablehlo/stablehlo_verify.h"

// Quantized with a scale for each index of one dimension.
static bool is_per_axis(const emp_type_t* type, emp_quantized_t* out) {
  return emp_quantized_get(emp_type_element_or_self(type), out) &&
         out->kind == EMP_QUANTIZED_PER_AXIS;
}

static bool is_quantized(const emp_type_t* type) {
  return emp_type_is_quantized(emp_type_element_or_self(type));
}

static const emp_type_t* operand_type(const emp_op_t* op, uint32_t i) {
  return emp_op_operand(op, i)->type;
}

static const emp_type_t* result_type(const emp_op_t* op) {
  return emp_op_result(op, 0)->type;
}

// -- changes of shape ---------------------------------------------------------

bool emp_hlo_check_scales(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* from = operand_type(op, 0);
  const emp_type_t* to = result_type(op);
  emp_quantized_t a, b;
  if (!emp_quantized_get(from->element, &a) ||
      !emp_quantized_get(to->element, &b) ||
      (a.scales == b.scales && a.zero_points == b.zero_points)) {
    return true;
  }
  return emp_hlo_wants_type(op, sink, to->element,
                            "the scales and zero points of '%s' in the result",
                            emp_type_text(op->arena, from->element));
}

static bool check_axis(emp_op_t* op, emp_diag_sink_t* sink, int64_t found,
                       int64_t wanted) {
  return found == wanted ||
         emp_hlo_wants_number(op, sink, found,
                              "a result quantized along dimension %" PRId64,
                              wanted);
}

bool emp_hlo_check_transposed_axis(emp_op_t* op, emp_diag_sink_t* sink,
                                   const emp_hlo_list_t* permutation) {
  emp_quantized_t from, to;
  if (!emp_hlo_check_scales(op, sink)) return false;
  if (!is_per_axis(operand_type(op, 0), &from) ||
      !is_per_axis(result_type(op), &to)) {
    return true;
  }
  for (uint32_t i = 0; i < permutation->count; ++i) {
    if (permutation->items[i] != emp_quantized_axis(&from)) continue;
    return check_axis(op, sink, emp_quantized_axis(&to), i);
  }
  return true;
}

// Elements before the dimension; -1 when not known.
static int64_t count_before(const emp_type_t* type, int64_t axis) {
  int64_t count = 1;
  if (!emp_type_has_static_shape(type)) return -1;
  for (int64_t i = 0; i < axis; ++i)
    count *= type->dims[i];
  return count;
}

// The quantized dimension stays as it is, with as many elements before it.
bool emp_hlo_check_reshaped_axis(emp_op_t* op, emp_diag_sink_t* sink) {
  emp_quantized_t a, b;
  const emp_type_t* from = operand_type(op, 0);
  const emp_type_t* to = result_type(op);
  if (!emp_hlo_check_scales(op, sink)) return false;
  if (!is_per_axis(from, &a) || !is_per_axis(to, &b)) return true;
  int64_t wanted = count_before(from, emp_quantized_axis(&a));
  int64_t found = count_before(to, emp_quantized_axis(&b));
  if (wanted < 0 || found < 0 || wanted == found) return true;
  return emp_hlo_wants_number(
      op, sink, found,
      "%" PRId64 " elements before the quantized dimension of the result",
      wanted);
}

// A dimension of 1 has one scale, which goes with each index of the result.
static bool check_repeated(emp_op_t* op, emp_diag_sink_t* sink,
                           const emp_quantized_t* from,
                           const emp_quantized_t* to) {
  double scale = emp_dense_float(from->scales, 0);
  int64_t zero_point = emp_dense_int(from->zero_points, 0);
  for (int64_t i = 0; i < emp_dense_count(to->scales); ++i) {
    if (emp_dense_float(to->scales, i) == scale &&
        emp_dense_int(to->zero_points, i) == zero_point) {
      continue;
    }
    return emp_hlo_wants_type(
        op, sink, result_type(op)->element,
        "the one scale and zero point of '%s' at each index of the result",
        emp_type_text(op->arena, operand_type(op, 0)->element));
  }
  return true;
}

bool emp_hlo_check_broadcast_axis(emp_op_t* op, emp_diag_sink_t* sink,
                                  const emp_hlo_list_t* dims) {
  emp_quantized_t from, to;
  const emp_type_t* type = operand_type(op, 0);
  if (!is_per_axis(type, &from) || !is_per_axis(result_type(op), &to)) {
    return emp_hlo_check_scales(op, sink);
  }
  int64_t axis = emp_quantized_axis(&from);
  if (!check_axis(op, sink, emp_quantized_axis(&to), dims->items[axis])) {
    return false;
  }
  return type->dims[axis] != 1 || check_repeated(op, sink, &from, &to);
}

// -- sums ---------------------------------------------------------------------

bool emp_hlo_check_quantized_sum(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* sides[2] = {operand_type(op, 0), operand_type(op, 1)};
  const emp_type_t* to = result_type(op);
  emp_quantized_t lhs, rhs, result, side;
  if (!emp_quantized_get(sides[0]->element, &lhs) ||
      !emp_quantized_get(sides[1]->element, &rhs) ||
      !emp_quantized_get(to->element, &result)) {
    return true;
  }
  if (rhs.storage != lhs.storage || rhs.expressed != lhs.expressed ||
      result.storage != lhs.storage || result.expressed != lhs.expressed) {
    const emp_type_t* other =
        rhs.storage != lhs.storage || rhs.expressed != lhs.expressed ? sides[1]
                                                                     : to;
    return emp_hlo_wants_type(
        op, sink, other->element,
        "quantized types of one storage and expressed type, as '%s' has",
        emp_type_text(op->arena, sides[0]->element));
  }
  bool wants_axis = false;
  for (uint32_t i = 0; i < 2; ++i) {
    if (!is_per_axis(sides[i], &side)) continue;
    wants_axis = true;
    if (result.kind == EMP_QUANTIZED_PER_AXIS &&
        !check_axis(op, sink, emp_quantized_axis(&result),
                    emp_quantized_axis(&side))) {
      return false;
    }
  }
  return wants_axis == (result.kind == EMP_QUANTIZED_PER_AXIS) ||
         emp_hlo_wants_type(op, sink, to->element,
                            "a result with scales along a dimension exactly "
                            "when an operand has them");
}

// -- products -----------------------------------------------------------------

// Either all of lhs, rhs and result are quantized, or rhs only.
static bool check_sides(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* types[3] = {operand_type(op, 0), operand_type(op, 1),
                                result_type(op)};
  emp_quantized_t lhs, rhs, result;
  bool is_lhs = emp_quantized_get(types[0]->element, &lhs);
  bool is_rhs = emp_quantized_get(types[1]->element, &rhs);
  bool is_result = emp_quantized_get(types[2]->element, &result);
  if (!is_rhs || is_lhs != is_result) {
    return emp_hlo_wants_type(op, sink, types[is_rhs ? 2 : 1]->element,
                              "all of lhs, rhs and result to be quantized, or "
                              "rhs only");
  }
  if (!is_lhs) {
    const emp_type_t* wanted = rhs.expressed;
    if (types[0]->element == wanted && types[2]->element == wanted) return true;
    return emp_hlo_wants_type(
        op, sink, types[types[0]->element == wanted ? 2 : 0]->element,
        "lhs and result of element type '%s', which rhs expresses",
        emp_type_text(op->arena, wanted));
  }
  if (lhs.storage != rhs.storage) {
    return emp_hlo_wants_type(op, sink, types[1]->element,
                              "rhs stored as '%s', as lhs is",
                              emp_type_text(op->arena, lhs.storage));
  }
  if (rhs.expressed != lhs.expressed || result.expressed != lhs.expressed) {
    return emp_hlo_wants_type(
        op, sink, types[rhs.expressed == lhs.expressed ? 2 : 1]->element,
        "rhs and result to express '%s', as lhs does",
        emp_type_text(op->arena, lhs.expressed));
  }
  return rhs.kind == EMP_QUANTIZED_PER_AXIS ||
         result.kind != EMP_QUANTIZED_PER_AXIS ||
         emp_hlo_wants_type(op, sink, types[2]->element,
                            "a result with one scale, as rhs has");
}

static bool has_quantized(const emp_op_t* op) {
  return is_quantized(operand_type(op, 0)) ||
         is_quantized(operand_type(op, 1)) || is_quantized(result_type(op));
}

bool emp_hlo_check_quantized_dot(emp_op_t* op, emp_diag_sink_t* sink,
                                 const emp_hlo_list_t* contracting) {
  const emp_type_t* type = operand_type(op, 1);
  emp_quantized_t rhs;
  if (!has_quantized(op)) return true;
  if (!check_sides(op, sink)) return false;
  emp_quantized_get(type->element, &rhs);
  for (int64_t i = 0; i < emp_dense_count(rhs.zero_points); ++i) {
    int64_t found = emp_dense_int(rhs.zero_points, i);
    if (found == 0) continue;
    return emp_hlo_wants_number(op, sink, found, "zero points of rhs to be 0");
  }
  if (rhs.kind != EMP_QUANTIZED_PER_AXIS ||
      !emp_hlo_list_has(contracting, emp_quantized_axis(&rhs))) {
    return true;
  }
  return emp_hlo_wants_type(
      op, sink, type->element,
      "rhs quantized along a dimension that is not contracted");
}

bool emp_hlo_check_quantized_conv(emp_op_t* op, emp_diag_sink_t* sink,
                                  int64_t kernel_feature, int64_t feature) {
  emp_quantized_t side;
  if (!has_quantized(op)) return true;
  if (!check_sides(op, sink)) return false;
  if (is_per_axis(operand_type(op, 1), &side) &&
      emp_quantized_axis(&side) != kernel_feature) {
    return emp_hlo_wants_number(op, sink, emp_quantized_axis(&side),
                                "rhs quantized along its output feature "
                                "dimension, %" PRId64,
                                kernel_feature);
  }
  return !is_per_axis(result_type(op), &side) ||
         check_axis(op, sink, emp_quantized_axis(&side), feature);
}
