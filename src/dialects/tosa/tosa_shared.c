// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the verifiers and folds of the tosa dialect share.
#include <inttypes.h>
#include <string.h>

#include "dialects/op_kinds.h"
#include "dialects/quant/quant.h"
#include "dialects/tosa/tosa_hooks.h"

const emp_type_t* emp_tosa_storage(const emp_type_t* type) {
  const emp_type_t* element = emp_type_element_or_self(type);
  emp_quantized_t quantized;
  if (emp_quantized_get(element, &quantized) && quantized.storage) {
    return quantized.is_signed
               ? quantized.storage
               : emp_type_integer_signed(type->context, quantized.storage->bits,
                                         EMP_UNSIGNED);
  }
  return element;
}

bool emp_tosa_is_ranked(const emp_type_t* type) {
  return type->kind == EMP_TYPE_TENSOR;
}

bool emp_tosa_dims_agree(int64_t a, int64_t b) {
  return a == b || a == EMP_DIM_DYNAMIC || b == EMP_DIM_DYNAMIC;
}

bool emp_tosa_shapes_agree(const emp_type_t* a, const emp_type_t* b) {
  if (!emp_tosa_is_ranked(a) || !emp_tosa_is_ranked(b)) return true;
  if (a->rank != b->rank) return false;
  for (uint32_t i = 0; i < a->rank; ++i) {
    if (!emp_tosa_dims_agree(a->dims[i], b->dims[i])) return false;
  }
  return true;
}

const char* emp_tosa_type_text(const emp_op_t* op, const emp_type_t* type) {
  return emp_type_text(op->arena, type);
}

bool emp_tosa_same_elements(emp_op_t* op, emp_diag_sink_t* sink,
                            const emp_type_t* input, const emp_type_t* output) {
  if (input->element == output->element) return true;
  return emp_tosa_wants(op, sink,
                        "input and output of the same element type, found '%s' "
                        "and '%s'",
                        emp_tosa_type_text(op, input->element),
                        emp_tosa_type_text(op, output->element));
}

int64_t emp_tosa_shape_rank(const emp_type_t* shape) {
  return shape->params[0]->value;
}

bool emp_tosa_const_shape(const emp_value_t* value, int64_t* out_values,
                          size_t capacity, size_t* out_count) {
  const emp_op_t* def = emp_value_def(value);
  if (!def || !emp_op_is(def, EMP_OP_tosa_const_shape)) return false;
  const emp_attr_t* values = emp_op_attr(def, "values");
  return values && emp_attr_read_ints(values, out_values, capacity, out_count);
}

// Ops that make sizes: those of the dialect with a result of a shape type.
bool emp_tosa_shapes_resolve(emp_op_t* op, emp_diag_sink_t* sink) {
  for (uint32_t i = 0; i < op->operand_count; ++i) {
    const emp_value_t* value = emp_op_operand(op, i);
    const emp_op_t* def = emp_value_def(value);
    if (!emp_type_is_named(value->type, "tosa.shape")) continue;
    if (def && strncmp(def->info->name, "tosa.", 5) == 0) continue;
    return emp_tosa_wants(op, sink,
                          "operand #%u to be made by an op on sizes such as "
                          "tosa.const_shape",
                          i);
  }
  return true;
}

// -- zero points -------------------------------------------------------------

bool emp_tosa_verify_zero_point(emp_op_t* op, emp_diag_sink_t* sink,
                                uint32_t zero_point, const emp_type_t* tensor) {
  const emp_value_t* value = emp_op_operand(op, zero_point);
  const emp_type_t* found = emp_tosa_storage(value->type);
  const emp_type_t* wanted = emp_tosa_storage(tensor);
  if (found != wanted) {
    return emp_tosa_wants(op, sink,
                          "operand #%u, a zero point, of the element type of "
                          "its tensor, '%s', found '%s'",
                          zero_point, emp_tosa_type_text(op, wanted),
                          emp_tosa_type_text(op, found));
  }
  const emp_attr_t* constant = emp_value_constant(value);
  if (!constant || emp_type_is_integer(found, 8) ||
      constant->kind != EMP_ATTR_DENSE || emp_dense_count(constant) == 0) {
    return true;
  }
  bool is_zero = emp_type_is_float(found) ? emp_dense_float(constant, 0) == 0.0
                                          : emp_dense_int(constant, 0) == 0;
  return is_zero || emp_tosa_wants(op, sink,
                                   "a zero point of 0 for '%s' (only that of "
                                   "'i8' may be another), operand #%u is not",
                                   emp_tosa_type_text(op, found), zero_point);
}

// -- arrays ------------------------------------------------------------------

bool emp_tosa_verify_array(emp_op_t* op, emp_diag_sink_t* sink,
                           const char* name, int64_t count, int64_t least) {
  const emp_attr_t* array = emp_op_attr(op, name);
  if (emp_dense_count(array) != count) {
    return emp_tosa_wants(op, sink,
                          "%" PRId64 " numbers in '%s', found %" PRId64, count,
                          name, emp_dense_count(array));
  }
  for (int64_t i = 0; i < count; ++i) {
    int64_t value = emp_dense_int(array, i);
    if (value >= least) continue;
    return emp_tosa_wants(
        op, sink, "numbers of at least %" PRId64 " in '%s', found %" PRId64,
        least, name, value);
  }
  return true;
}

// -- broadcast ---------------------------------------------------------------

static bool broadcast_dim(int64_t a, int64_t b, int64_t* out_dim) {
  bool fits_a = a == b || b == 1 || b == EMP_DIM_DYNAMIC;
  bool fits_b = a != b && b != 1 && (a == 1 || a == EMP_DIM_DYNAMIC);
  *out_dim = fits_b ? b : a;
  return fits_a || fits_b;
}

bool emp_tosa_broadcast(const emp_type_t* a, const emp_type_t* b,
                        int64_t* out_dims) {
  if (a->rank != b->rank || a->rank > kTosaMaxRank) return false;
  for (uint32_t i = 0; i < a->rank; ++i) {
    if (!broadcast_dim(a->dims[i], b->dims[i], &out_dims[i])) return false;
  }
  return true;
}
