// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Folds of the tosa dialect: constants, and ops that change nothing. A value
// only takes the place of a result of exactly its type.
#include <inttypes.h>

#include "dialects/const_fold.h"
#include "dialects/op_kinds.h"
#include "dialects/tosa/tosa_hooks.h"

typedef const emp_attr_t* const* constants_t;

static const emp_type_t* result_type(const emp_op_t* op) {
  return emp_op_result(op, 0)->type;
}

// The operand, where it has the type of the result.
static bool is_operand(const emp_op_t* op, uint32_t i,
                       emp_fold_result_t* out_results) {
  if (emp_op_operand(op, i)->type != result_type(op)) return false;
  out_results[0].value = emp_op_operand(op, i);
  return true;
}

static bool is_attr(const emp_attr_t* attr, emp_fold_result_t* out_results) {
  out_results[0].attr = attr;
  return attr != NULL;
}

static bool is_splat_of(const emp_attr_t* attr, double value) {
  emp_scalar_t scalar;
  if (!attr || !emp_attr_splat_scalar(attr, &scalar)) return false;
  return emp_type_is_float(attr->type->element) ? scalar.f == value
                                                : scalar.i == (int64_t)value;
}

static bool has_elements(const emp_type_t* type) {
  return emp_type_is_tensor(type) && emp_type_has_static_shape(type);
}

static bool elementwise(const emp_op_t* op, constants_t operands,
                        uint32_t count, emp_scalar_fn_t fn,
                        emp_fold_result_t* out_results) {
  if (!has_elements(result_type(op))) return false;
  return is_attr(emp_fold_elementwise(op, operands, count, result_type(op), fn),
                 out_results);
}

bool emp_tosa_fold_constant(emp_op_t* op, constants_t operands,
                            emp_fold_result_t* out_results) {
  (void)operands;
  return is_attr(emp_op_attr(op, "values"), out_results);
}

// -- arithmetic --------------------------------------------------------------

static bool is_float_op(const emp_op_t* op) {
  return emp_type_is_float(result_type(op)->element);
}

// Sums and so on as integers wrap; the result is cut to its width.
static bool add(const emp_op_t* op, const emp_scalar_t* in, emp_scalar_t* out) {
  if (is_float_op(op)) {
    out->f = in[0].f + in[1].f;
  } else {
    out->i = (int64_t)((uint64_t)in[0].i + (uint64_t)in[1].i);
  }
  return true;
}

static bool sub(const emp_op_t* op, const emp_scalar_t* in, emp_scalar_t* out) {
  if (is_float_op(op)) {
    out->f = in[0].f - in[1].f;
  } else {
    out->i = (int64_t)((uint64_t)in[0].i - (uint64_t)in[1].i);
  }
  return true;
}

static bool mul(const emp_op_t* op, const emp_scalar_t* in, emp_scalar_t* out) {
  if (is_float_op(op)) {
    out->f = in[0].f * in[1].f;
  } else {
    out->i = (int64_t)((uint64_t)in[0].i * (uint64_t)in[1].i);
  }
  return true;
}

static bool divide(const emp_op_t* op, const emp_scalar_t* in,
                   emp_scalar_t* out) {
  (void)op;
  if (in[1].i == 0 || in[1].i == -1) return false;
  out->i = in[0].i / in[1].i;
  return true;
}

static bool invert(const emp_op_t* op, const emp_scalar_t* in,
                   emp_scalar_t* out) {
  if (!is_float_op(op)) return false;
  out->f = 1.0 / in[0].f;
  return true;
}

bool emp_tosa_fold_add(emp_op_t* op, constants_t operands,
                       emp_fold_result_t* out_results) {
  if (is_splat_of(operands[1], 0.0) && is_operand(op, 0, out_results)) {
    return true;
  }
  if (is_splat_of(operands[0], 0.0) && is_operand(op, 1, out_results)) {
    return true;
  }
  return elementwise(op, operands, 2, add, out_results);
}

bool emp_tosa_fold_sub(emp_op_t* op, constants_t operands,
                       emp_fold_result_t* out_results) {
  if (is_splat_of(operands[1], 0.0) && is_operand(op, 0, out_results)) {
    return true;
  }
  return elementwise(op, operands, 2, sub, out_results);
}

bool emp_tosa_fold_mul(emp_op_t* op, constants_t operands,
                       emp_fold_result_t* out_results) {
  if (!is_splat_of(operands[2], 0.0)) return false;
  for (uint32_t i = 0; i < 2; ++i) {
    if (is_splat_of(operands[i], 1.0) && is_operand(op, 1 - i, out_results)) {
      return true;
    }
  }
  return elementwise(op, operands, 2, mul, out_results);
}

bool emp_tosa_fold_intdiv(emp_op_t* op, constants_t operands,
                          emp_fold_result_t* out_results) {
  if (is_splat_of(operands[1], 1.0) && is_operand(op, 0, out_results)) {
    return true;
  }
  return elementwise(op, operands, 2, divide, out_results);
}

bool emp_tosa_fold_reciprocal(emp_op_t* op, constants_t operands,
                              emp_fold_result_t* out_results) {
  return elementwise(op, operands, 1, invert, out_results);
}

// f(f(x)) is f(x).
bool emp_tosa_fold_idempotent(emp_op_t* op, constants_t operands,
                              emp_fold_result_t* out_results) {
  const emp_op_t* def = emp_value_def(emp_op_operand(op, 0));
  (void)operands;
  return def && emp_op_is(def, op->info->kind) &&
         is_operand(op, 0, out_results);
}

bool emp_tosa_fold_select(emp_op_t* op, constants_t operands,
                          emp_fold_result_t* out_results) {
  emp_scalar_t condition;
  if (emp_op_operand(op, 1) == emp_op_operand(op, 2)) {
    return is_operand(op, 1, out_results);
  }
  if (!operands[0] || !emp_attr_splat_scalar(operands[0], &condition)) {
    return false;
  }
  return is_operand(op, condition.u & 1 ? 1 : 2, out_results);
}

// -- nothing to do -----------------------------------------------------------

bool emp_tosa_fold_same_type(emp_op_t* op, constants_t operands,
                             emp_fold_result_t* out_results) {
  (void)operands;
  return is_operand(op, 0, out_results);
}

// A dimension of size 1 is its own sum, and the same backwards.
static bool is_axis_of_one(const emp_op_t* op) {
  const emp_type_t* type = emp_op_operand(op, 0)->type;
  int64_t axis = emp_op_int_attr(op, "axis", 0);
  return emp_tosa_is_ranked(type) &&
         (type->rank == 0 || (axis < type->rank && type->dims[axis] == 1));
}

bool emp_tosa_fold_reduce(emp_op_t* op, constants_t operands,
                          emp_fold_result_t* out_results) {
  (void)operands;
  return is_axis_of_one(op) && is_operand(op, 0, out_results);
}

bool emp_tosa_fold_reverse(emp_op_t* op, constants_t operands,
                           emp_fold_result_t* out_results) {
  emp_scalar_t scalar;
  if (operands[0] && operands[0]->type == result_type(op) &&
      emp_attr_splat_scalar(operands[0], &scalar)) {
    return is_attr(operands[0], out_results);
  }
  return is_axis_of_one(op) && is_operand(op, 0, out_results);
}

bool emp_tosa_fold_concat(emp_op_t* op, constants_t operands,
                          emp_fold_result_t* out_results) {
  (void)operands;
  return op->operand_count == 1 && is_operand(op, 0, out_results);
}

static bool is_each(const emp_attr_t* sizes, int64_t value) {
  int64_t values[2 * kTosaMaxRank];
  size_t count = 0;
  if (!sizes ||
      !emp_attr_read_ints(sizes, values, 2 * (size_t)kTosaMaxRank, &count)) {
    return false;
  }
  for (size_t i = 0; i < count; ++i) {
    if (values[i] != value) return false;
  }
  return true;
}

bool emp_tosa_fold_pad(emp_op_t* op, constants_t operands,
                       emp_fold_result_t* out_results) {
  return is_each(operands[1], 0) && is_operand(op, 0, out_results);
}

bool emp_tosa_fold_tile(emp_op_t* op, constants_t operands,
                        emp_fold_result_t* out_results) {
  return is_each(operands[1], 1) && is_operand(op, 0, out_results);
}

// As large as its input, a slice is the whole.
bool emp_tosa_fold_slice(emp_op_t* op, constants_t operands,
                         emp_fold_result_t* out_results) {
  (void)operands;
  return has_elements(result_type(op)) && is_operand(op, 0, out_results);
}

bool emp_tosa_fold_reshape(emp_op_t* op, constants_t operands,
                           emp_fold_result_t* out_results) {
  const emp_type_t* type = result_type(op);
  if (emp_tosa_is_ranked(type) && emp_type_dynamic_dim_count(type) < 2 &&
      is_operand(op, 0, out_results)) {
    return true;
  }
  const emp_attr_t* values = operands[0];
  bool folds = values && values->kind == EMP_ATTR_DENSE && has_elements(type) &&
               values->type->element == type->element;
  if (!folds) return false;
  return is_attr(emp_attr_dense(type, values->data), out_results);
}

bool emp_tosa_fold_transpose(emp_op_t* op, constants_t operands,
                             emp_fold_result_t* out_results) {
  const emp_attr_t* perms = emp_op_attr(op, "perms");
  const emp_type_t* type = result_type(op);
  emp_scalar_t scalar;
  if (operands[0] && has_elements(type) &&
      operands[0]->type->element == type->element &&
      emp_attr_splat_scalar(operands[0], &scalar)) {
    return is_attr(emp_attr_dense(type, operands[0]->data), out_results);
  }
  for (int64_t i = 0; i < emp_dense_count(perms); ++i) {
    if (emp_dense_int(perms, i) != i) return false;
  }
  return is_operand(op, 0, out_results);
}

// A window of one element.
bool emp_tosa_fold_max_pool(emp_op_t* op, constants_t operands,
                            emp_fold_result_t* out_results) {
  (void)operands;
  return has_elements(result_type(op)) &&
         is_each(emp_op_attr(op, "kernel"), 1) &&
         is_each(emp_op_attr(op, "stride"), 1) &&
         is_operand(op, 0, out_results);
}

bool emp_tosa_fold_resize(emp_op_t* op, constants_t operands,
                          emp_fold_result_t* out_results) {
  int64_t scale[4];
  size_t count = 0;
  if (!operands[1] || !emp_attr_read_ints(operands[1], scale, 4, &count) ||
      count != 4) {
    return false;
  }
  return scale[0] == scale[1] && scale[2] == scale[3] &&
         is_each(operands[2], 0) && is_each(operands[3], 0) &&
         is_operand(op, 0, out_results);
}
